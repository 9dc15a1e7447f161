// Counts words of this project's dialect in the comments and identifiers of src/, in the help texts of the command line,
// in messages, in the documents and the README of each module, and hard-to-read sentences of the latter (prose.mjs). Compares the counts with
// scripts/words.json: they may only fall, and some pages may have none. CONTRIBUTING.md, "Words", lists replacements.
// The pages of docs/ together may have MOST_WORDS_OF_DOCS words.
// `npm run lint`
//   --update     writes counts that have fallen; rejects one that has risen
//   --list WORD  prints the uses of a word
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { format } from "prettier";
import ts from "typescript";
import { findHardSentences, PROSE_RULES, readProse, withoutMarks } from "./prose.mjs";

const COUNTS = "scripts/words.json";
/** Written by tools. */
const GENERATED = /(?:^|\/)(?:compiled|proto)\//;

/** Whole words: in comments in any case, in identifiers as a part of camel case. */
const EVERYWHERE = [
  ...["told", "tell", "tells", "given", "asked", "asks", "ways", "says", "said", "kept", "hears"],
  ...["ours", "stray", "besides", "anew", "whoever", "room", "rooms"],
];
const ANY_WORD = new RegExp(`\\b(?:${EVERYWHERE.join("|")})\\b`, "gi");
/** Of the code only: texts for users may have them. */
const OF_SOURCES = [
  ...EVERYWHERE,
  ...["way", "keep", "keeps", "place", "places", "answer", "answers", "answered"],
  ...["refuse", "refuses", "refused", "holds", "stands"],
];
const ANY_WORD_OF_SOURCES = new RegExp(`\\b(?:${OF_SOURCES.join("|")})\\b`, "gi");
/** Part of the dialect in comments only. */
const IN_COMMENTS = {
  "but for": /\bbut for\b/gi,
  "left out": /\bleft out\b/gi,
  "one's own": /\bone's own\b/gi,
  "make way": /\bma(?:kes?|de|king) way\b/gi,
  "What …": /(?:^|[.:;] )What\b/g,
};
/** The places where uses are counted. */
const KINDS = /** @type {const} */ (["comments", "names", "help", "messages", "documents"]);
/** The first pages for newcomers: without any use. */
const CLEAN_PAGES = new Set(["README.md", "docs/README.md", "docs/tutorial.md"]);
/** Maximum number of words of all pages of `docs/`. */
const MOST_WORDS_OF_DOCS = 60_000;
/** Properties in `src/cli/` whose texts are shown as help. */
const HELP_TEXTS = new Set(["about", "details", "description", "exitCodes"]);
/** A call of these is an error or a message of one. */
const MAKERS = /(?:Error|^message)$/;
/** Part of it in identifiers only. */
const IN_NAMES = {
  what: (_name, parts) => parts.includes("what"),
  fooOf: (name) => /[a-z\d]Of$/.test(name),
  ofFoo: (name) => /^of[A-Z]/.test(name),
};
/** Names of JavaScript and of JSON Schema. */
const FOREIGN = new Set([
  ...["indexOf", "lastIndexOf", "valueOf", "isPrototypeOf", "getPrototypeOf", "setPrototypeOf"],
  ...["allOf", "anyOf", "oneOf"],
]);

/** The prose of a comment, one line each: without its marks, code, links and addresses, which may have any name. */
function proseOf(comment) {
  return comment
    .replaceAll(/^\s*(?:\/\*\*?|\/\/|\*\/|\*(?!\/))|\*\/\s*$/gm, "")
    .replaceAll(/```[^]*?```/g, "")
    .replaceAll(/`[^`]*`|\{@link [^}]*\}|https?:\/\/\S+/g, "x")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/**
 * The comments of a source with their positions. Consecutive line comments are one, because their sentences continue.
 */
function commentsOf(trivia, start) {
  const comments = trivia.matchAll(/\/\*[^]*?\*\/|\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/g);
  return [...comments].map(({ 0: text, index }) => ({ text, at: start + index }));
}

/**
 * @typedef {object} Use
 * @property {string} path
 * @property {string} word
 * @property {typeof KINDS[number]} kind
 * @property {number} line
 * @property {string} [name] the identifier.
 */

/** The uses in a text for users: of words, and of rules for sentences. */
function* usesInProse(prose) {
  for (const [word] of prose.matchAll(ANY_WORD)) yield word.toLowerCase();
  for (const [word, pattern] of Object.entries(IN_COMMENTS)) {
    if (word !== "What …") yield* Array.from(prose.matchAll(pattern), () => word);
  }
  yield* findHardSentences(prose);
}

/**
 * Every use in a document.
 *
 * @returns {Generator<Omit<Use, "path">>}
 */
function* usesInDocument(text) {
  for (const { text: prose, line } of readProse(text)) {
    for (const word of usesInProse(prose)) yield { word, kind: "documents", line };
  }
}

/**
 * The text of a message, without what is put into it: a template `message`, the first argument of an error, or a property `message`.
 *
 * @param {ts.Node} node
 * @param {ts.SourceFile} source
 */
function messageOf(node, source) {
  if (ts.isTaggedTemplateExpression(node) && MAKERS.test(node.tag.getText(source)))
    return literalText(node.template);
  if (
    ts.isNewExpression(node) &&
    MAKERS.test(node.expression.getText(source)) &&
    node.arguments?.[0] !== undefined
  ) {
    return literalText(node.arguments[0]);
  }
  return ts.isPropertyAssignment(node) && node.name.getText(source) === "message"
    ? literalText(node.initializer)
    : undefined;
}

/** @param {ts.Node} node */
function literalText(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("x");
}

/**
 * Every use of a word in one source.
 *
 * @returns {Generator<Omit<Use, "path">>}
 */
function* usesIn(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const lineOf = (at) => source.getLineAndCharacterOfPosition(at).line + 1;
  /** @type {ts.Node[]} */
  const pending = [source];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (
      path.startsWith("src/cli/") &&
      ts.isPropertyAssignment(node) &&
      HELP_TEXTS.has(node.name.getText(source)) &&
      ts.isStringLiteralLike(node.initializer)
    ) {
      const line = lineOf(node.getStart(source));
      for (const word of usesInProse(withoutMarks(node.initializer.text))) yield { word, kind: "help", line };
    }
    const shown = messageOf(node, source);
    if (shown !== undefined) {
      const line = lineOf(node.getStart(source));
      for (const word of usesInProse(withoutMarks(shown))) yield { word, kind: "messages", line };
    }
    const children = node.getChildren(source).filter(({ kind }) => kind !== ts.SyntaxKind.JSDoc);
    pending.push(...children);
    if (children.length > 0) continue;
    const begin = node.getStart(source, false);
    for (const { text: comment, at } of commentsOf(text.slice(node.pos, begin), node.pos)) {
      const prose = proseOf(comment);
      for (const [word] of prose.matchAll(ANY_WORD_OF_SOURCES)) {
        yield { word: word.toLowerCase(), kind: "comments", line: lineOf(at) };
      }
      for (const [word, pattern] of Object.entries(IN_COMMENTS)) {
        yield* Array.from(prose.matchAll(pattern), () => ({
          word,
          kind: /** @type {const} */ ("comments"),
          line: lineOf(at),
        }));
      }
    }
    if (!ts.isIdentifier(node) && !ts.isPrivateIdentifier(node)) continue;
    const name = node.text.replace(/^#/, "");
    if (FOREIGN.has(name)) continue;
    const parts = name
      .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
      .map((part) => part.toLowerCase());
    const words = [
      ...OF_SOURCES.filter((word) => parts.includes(word)),
      ...Object.keys(IN_NAMES).filter((word) => IN_NAMES[word](name, parts)),
    ];
    for (const word of words) yield { word, kind: "names", line: lineOf(begin), name };
  }
}

/**
 * Every use of a word of the dialect.
 *
 * @param {Readonly<Record<string, string>>} sources texts of TypeScript, JavaScript and Markdown by their paths.
 * @returns {Use[]}
 */
export function findWords(sources) {
  return Object.entries(sources).flatMap(([path, text]) =>
    [...(path.endsWith(".md") ? usesInDocument(text) : usesIn(path, text))].map((use) => ({ path, ...use })),
  );
}

/**
 * Counts the occurrences of each word in texts, and the distinct identifiers that contain it: a further use of a name
 * is not a new name.
 *
 * @param {readonly Use[]} uses
 * @returns {Record<string, Record<typeof KINDS[number], number>>}
 */
export function countWords(uses) {
  const words = [OF_SOURCES, IN_COMMENTS, IN_NAMES, PROSE_RULES].flatMap((list) =>
    Array.isArray(list) ? list : Object.keys(list),
  );
  return Object.fromEntries(
    words.map((word) => {
      const own = uses.filter((use) => use.word === word);
      const count = (kind) => {
        const found = own.filter((use) => use.kind === kind);
        return kind === "names" ? new Set(found.map(({ name }) => name)).size : found.length;
      };
      const [comments, names, help, messages, documents] = KINDS.map(count);
      return [word, { comments, names, help, messages, documents }];
    }),
  );
}

/**
 * The number of words of all pages of `docs/` as `wc -w` counts: texts between spaces, also in code and the bars of tables.
 *
 * @param {Readonly<Record<string, string>>} sources
 */
function countWordsOfDocs(sources) {
  const pages = Object.entries(sources).filter(([path]) => path.startsWith("docs/"));
  return pages.flatMap(([, text]) => text.match(/\S+/g) ?? []).length;
}

/** A line for each count that is higher (`risen`) or lower (`fallen`) than the committed one. */
function compare(counts, committed) {
  /** @type {Record<"risen" | "fallen", string[]>} */
  const lines = { risen: [], fallen: [] };
  for (const [word, found] of Object.entries(counts)) {
    for (const kind of KINDS) {
      const before = committed[word]?.[kind] ?? 0;
      if (found[kind] === before) continue;
      lines[found[kind] > before ? "risen" : "fallen"].push(
        `${word}: ${found[kind]} in ${kind}, ${before} committed`,
      );
    }
  }
  return lines;
}

function readSources(root) {
  const paths = readdirSync(new URL("src/", root), { recursive: true, encoding: "utf8" })
    .map((name) => `src/${name.replaceAll("\\", "/")}`)
    .filter((path) => /(?:\.[jt]s|\/README\.md)$/.test(path) && !GENERATED.test(path))
    .sort();
  const folder = new URL("docs/", root);
  const pages = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  paths.push(
    ...["README.md", "SECURITY.md", "CHANGELOG.md", "bench/README.md"].filter((path) =>
      existsSync(new URL(path, root)),
    ),
    ...pages.filter((name) => name.endsWith(".md")).map((name) => `docs/${name.replaceAll("\\", "/")}`),
  );
  return Object.fromEntries(paths.map((path) => [path, readFileSync(new URL(path, root), "utf8")]));
}

/**
 * Compares the words of `src/` and of the documents below a folder with the counts committed there.
 *
 * @param {URL} root
 * @param {{ update?: boolean, list?: string }} [options]
 * @returns {Promise<{ exitCode: number, lines: string[] }>}
 */
export async function checkWords(root, { update = false, list } = {}) {
  const sources = readSources(root);
  const uses = findWords(sources);
  if (list !== undefined) {
    const own = uses.filter(({ word }) => word === list);
    return { exitCode: 0, lines: own.map(({ path, line, kind, name = kind }) => `${path}:${line}: ${name}`) };
  }
  const forbidden = uses.filter(({ path }) => CLEAN_PAGES.has(path));
  if (forbidden.length > 0) {
    return { exitCode: 1, lines: forbidden.map(({ path, line, word }) => `${path}:${line}: ${word}`) };
  }
  const wordsOfDocs = countWordsOfDocs(sources);
  if (wordsOfDocs > MOST_WORDS_OF_DOCS) {
    const lines = [
      `docs/ has ${wordsOfDocs} words, of which ${MOST_WORDS_OF_DOCS} are allowed: shorten a page`,
    ];
    return { exitCode: 1, lines };
  }
  const file = new URL(COUNTS, root);
  const counts = countWords(uses);
  const isFirst = !existsSync(file);
  if (isFirst && !update) return { exitCode: 1, lines: [`${COUNTS} is missing: --update writes it`] };
  const committed = isFirst ? counts : JSON.parse(readFileSync(file, "utf8"));
  const { risen, fallen } = compare(counts, committed);
  if (risen.length > 0) {
    const hint =
      'These words may only become fewer: take the field\'s (CONTRIBUTING.md, "Words"). ' +
      "node scripts/check-words.mjs --list WORD shows where they are.";
    return { exitCode: 1, lines: [...risen, hint] };
  }
  if (!update) {
    return {
      exitCode: 0,
      lines:
        fallen.length === 0 ? [] : [...fallen, "node scripts/check-words.mjs --update writes the new counts"],
    };
  }
  writeFileSync(file, await format(JSON.stringify(counts), { parser: "json", printWidth: 110 }));
  return { exitCode: 0, lines: fallen };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { update: { type: "boolean" }, list: { type: "string" } } });
  const { exitCode, lines } = await checkWords(new URL("../", import.meta.url), values);
  if (lines.length > 0) console.log(lines.join("\n"));
  process.exitCode = exitCode;
}
