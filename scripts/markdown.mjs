// The contents of the documents: their blocks and links.

/** A fenced block, with its language and the text after it on the line. */
const BLOCK = /^(?<indent> *)```(?<language>\w*)(?: (?<info>.*))?\n(?<text>[^]*?)^ *```$/gm;

/**
 * @param {string} text
 * @returns {string} the text without its fenced blocks, with as many lines.
 */
export function withoutBlocks(text) {
  return text.replaceAll(BLOCK, (block) => block.replaceAll(/[^\n]+/g, ""));
}

/**
 * @param {string} text
 * @returns {string[]} the targets of a document's links, without those in blocks.
 */
export function linksOf(text) {
  return [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link);
}

/**
 * The anchor of a heading, as GitHub generates it.
 *
 * @param {string} heading
 * @returns {string}
 */
export function slugify(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\- _]/gu, "")
    .replaceAll(" ", "-");
}

/**
 * The blocks of a document: `language` (`""` for none), `info` after it, `text`, `line` of the opening fence from 1, and the
 * HTML comment right before it, if there is one.
 *
 * @param {string} text
 * @returns {{ language: string, info: string, text: string, line: number, comment: string | undefined }[]}
 */
export function blocksOf(text) {
  return [...text.matchAll(BLOCK)].map(({ index, groups = {} }) => {
    const before = text.slice(0, index);
    return {
      language: groups.language,
      info: groups.info ?? "",
      text: groups.text,
      line: before.split("\n").length,
      comment: /<!-- ((?:(?!-->)[^])*) -->\n+$/.exec(before)?.[1],
    };
  });
}
