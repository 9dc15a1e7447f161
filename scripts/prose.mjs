// The sentences for users that are hard to read, found by write-good with rules of this project: too long, opened by a clause, negated
// twice. Of write-good's own rules two are held: repeated words, and sentences that begin with So.
import writeGood from "write-good";
import { withoutBlocks } from "./markdown.mjs";

/** Maximum number of words of a sentence. */
const MOST_WORDS = 30;
const NEGATIONS = /\b(?:not|no|nothing|nobody|none|never|cannot|without)\b|n't\b/gi;

/** A sentence with this many words, or in these words, is a use of a rule. */
const SENTENCE_RULES = {
  "long sentence": (sentence) => sentence.split(/\s+/).filter((word) => /\w/.test(word)).length > MOST_WORDS,
  // Questions and headings may begin this way.
  "clause as subject": (sentence) => /^(?:what|who|whoever|whatever|whichever)\b[^?]*[.;:]$/i.test(sentence),
  "double negative": (sentence) =>
    sentence
      .split(/[,;:()]|\b(?:and|or|but|nor)\b/)
      .some((clause) => (clause.match(NEGATIONS) ?? []).length > 1),
};

/** write-good's own rules. The others report half of all sentences: passives, adverbs and words such as evaluate. */
const LIBRARY_RULES = { "repeated word": "illusion", "So …": "so" };
const ALL_LIBRARY_RULES = ["weasel", "illusion", "so", "thereIs", "passive", "adverb", "tooWordy", "cliches"];

/** Options of write-good, by the name of a rule. */
const OPTIONS = {
  ...Object.fromEntries(
    Object.entries(SENTENCE_RULES).map(([name, isHard]) => {
      const fn = (text) =>
        splitSentences(text)
          .filter(isHard)
          .map((sentence) => ({ index: text.indexOf(sentence), offset: sentence.length }));
      return [name, { checks: { [name]: { fn, explanation: name } } }];
    }),
  ),
  ...Object.fromEntries(
    Object.entries(LIBRARY_RULES).map(([name, rule]) => [
      name,
      Object.fromEntries(ALL_LIBRARY_RULES.map((one) => [one, one === rule])),
    ]),
  ),
};

/** The names of the rules. */
export const PROSE_RULES = Object.keys(OPTIONS);

/** The rules that sentences of a text break, each as often as it is broken. Code, which is x in the text, may be repeated. */
export function findHardSentences(prose) {
  return PROSE_RULES.flatMap((name) =>
    writeGood(prose, OPTIONS[name])
      .filter(({ index, offset }) => !/^x\W*$/.test(prose.slice(index, index + offset)))
      .map(() => name),
  );
}

/** HTML comments and front matter between `---` contain no prose. */
const NOT_PROSE = /<!--[^]*?-->|^---\n[^]*?^---\n/gm;

const blank = (text) => text.replaceAll(/[^\n]+/g, "");

/**
 * The paragraphs, items, headings and cells of tables of a document in Markdown, without code, marks and link targets.
 *
 * @param {string} text
 * @returns {{ text: string, line: number }[]} each on one line, with its first line from 1.
 */
export function readProse(text) {
  const lines = withoutBlocks(text.replaceAll(NOT_PROSE, blank)).split("\n");
  /** @type {{ text: string, line: number }[]} */
  const parts = [];
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    const item = /^\s*(?:[-*]|\d+\.|#+|>) +(.*)$/.exec(line)?.[1];
    if (/^\s*\|/.test(line)) {
      const cells = line.split(/(?<!\\)\||<br>/).map((cell) => cell.trim());
      parts.push(...cells.filter((cell) => /\w/.test(cell)).map((cell) => ({ text: cell, line: index + 1 })));
    } else if (line.trim() !== "" && !/^ {4}\S/.test(line)) {
      const last = parts.at(-1);
      if (isOpen && item === undefined && last !== undefined) last.text += ` ${line.trim()}`;
      else parts.push({ text: (item ?? line).trim(), line: index + 1 });
      isOpen = !/^#/.test(line);
      continue;
    }
    isOpen = false;
  }
  return parts.map(({ text: part, line }) => ({ text: withoutMarks(part), line }));
}

/** A Markdown text as it is displayed; code and URLs, which may have any name, are replaced by x. */
export function withoutMarks(text) {
  return text
    .replaceAll(/`+[^`]*`+|<[^>\s]+>|https?:\/\/\S+/g, "x")
    .replaceAll(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])?/g, "$1")
    .replaceAll(/[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}/g, "");
}

/**
 * @param {string} prose
 * @returns {string[]} its sentences; a colon and a semicolon end one too.
 */
function splitSentences(prose) {
  return prose.split(/(?<=[.?!;:]["')]?)\s+/).filter((sentence) => sentence !== "");
}
