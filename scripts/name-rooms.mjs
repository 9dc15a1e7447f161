// Draws random exported functions of src/ and hides their paths, so that a reader who only knows the tree can name the
// room of each:
//   node scripts/name-rooms.mjs --seed 7                     prints 30 functions, numbered: name, arguments, result, first sentence
//   node scripts/name-rooms.mjs --seed 7 --answers FILE      counts the hits; a line of FILE is a number and a room, such as `4 engine`
//   --count N     draws this many
//   --root DIR    uses the sources and the rooms.js of another checkout, such as one from before a redesign
// The same seed draws the same functions of the same sources. A folder (`src/engine/wasm/`) counts as its room.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import ts from "typescript";
import { readSources } from "./check-exports.mjs";

/** The first sentence of a documentation comment, without link targets. @param {ts.Node} node */
function firstSentence(node) {
  const text = ts.getTextOfJSDocComment(ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment) ?? "";
  return /^.*?[.:](?=\s|$)/s.exec(text)?.[0].replaceAll(/\s+/g, " ") ?? "";
}

/**
 * The exported functions of sources.
 *
 * @param {Readonly<Record<string, string>>} sources texts by their paths.
 * @returns {{ path: string, name: string, shown: string }[]} `shown` is the head of the function, and the first
 * sentence of its comment.
 */
export function findFunctions(sources) {
  return Object.entries(sources).flatMap(([path, text]) => {
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    return file.statements.flatMap((statement) => {
      const isExported =
        ts.isFunctionDeclaration(statement) &&
        statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
      if (!isExported || statement.name === undefined) return [];
      const name = statement.name.text;
      const parameters = statement.parameters.map((one) => one.name.getText(file)).join(", ");
      const result = statement.type === undefined ? "" : `: ${statement.type.getText(file)}`;
      const shown = `${name}(${parameters})${result} ${firstSentence(statement)}`
        .replaceAll(/\s+/g, " ")
        .trim();
      return [{ path, name, shown }];
    });
  });
}

/**
 * Draws without replacement: those with the lowest hash of the seed.
 *
 * @template {{ path: string, name: string }} T
 * @param {readonly T[]} all
 * @param {number} count
 * @param {string} seed
 */
export function draw(all, count, seed) {
  const keyed = all.map((one) => {
    const key = createHash("sha256").update(`${seed}\n${one.path}\n${one.name}`).digest("hex");
    return { one, key };
  });
  return keyed
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, count)
    .map(({ one }) => one);
}

/**
 * The numbers of the functions whose room was named.
 *
 * @param {readonly { path: string }[]} drawn
 * @param {string} answers
 * @param {(path: string) => string | undefined} roomOf
 */
export function findHits(drawn, answers, roomOf) {
  const named = new Map(
    [...answers.matchAll(/^(\d+)[.:]?\s+(\S+)\s*$/gm)].map(([, number, room]) => [Number(number), room]),
  );
  return drawn.flatMap(({ path }, index) => {
    const answer = named.get(index + 1) ?? "";
    const room = roomOf(path);
    return room !== undefined && (answer === room || roomOf(answer) === room) ? [index + 1] : [];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      seed: { type: "string", default: "1" },
      count: { type: "string", default: "30" },
      answers: { type: "string" },
      root: { type: "string", default: fileURLToPath(new URL("../", import.meta.url)) },
    },
  });
  const root = pathToFileURL(`${resolve(values.root)}/`);
  const { roomOf } = await import(new URL("rooms.js", root).href);
  const drawn = draw(findFunctions(readSources(root, ["src"])), Number(values.count), values.seed);
  if (values.answers === undefined) {
    for (const [index, { shown }] of drawn.entries()) console.log(`${index + 1}. ${shown}`);
  } else {
    const hits = findHits(drawn, readFileSync(values.answers, "utf8"), roomOf);
    for (const [index, { path, name }] of drawn.entries()) {
      console.log(
        `${index + 1}. ${hits.includes(index + 1) ? "hit " : "miss"} ${name}: ${roomOf(path)}, ${path}`,
      );
    }
    console.log(`${hits.length} of ${drawn.length}`);
  }
}
