import { DockerfileParser } from "dockerfile-ast";
import { JsonSlice } from "../../../base/terms/json-slice.js";
import { TextPart } from "./text-part.js";

/** A text that names an instruction or a comment. */
interface Entry {
  command: string;
  at: number;
}

/** Reads the instructions and comments of a Dockerfile, in its order. */
function readEntries(text: string): Entry[] {
  const file = DockerfileParser.parse(text);
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  const toOffset = ({ line, character }: { line: number; character: number }): number =>
    (starts[line] ?? 0) + character;
  const instructions = file.getInstructions().map((one) => ({
    command: one.getKeyword().toLowerCase(),
    at: toOffset(one.getRange().start),
  }));
  const comments = file
    .getComments()
    .map((one) => ({ command: "comment", at: toOffset(one.getRange().start) }));
  return [...instructions, ...comments].sort((a, b) => a.at - b.at);
}

function readCommand(instruction: JsonSlice): unknown {
  return JSON.parse((instruction.members.get("Cmd") ?? instruction).text);
}

/**
 * Reads the instructions and comments of a Dockerfile, which is a list of them. The parser that makes this list leaves out some of the
 * comments, so that each is looked for after the one before it.
 */
export function readDockerfileParts(text: string, json: Uint8Array): TextPart {
  const root = new TextPart(0);
  const entries = readEntries(text);
  let next = 0;
  let index = 0;
  for (const one of JsonSlice.of(json).elements()) {
    const command = readCommand(one);
    while (next < entries.length && entries[next]?.command !== command) next++;
    const entry = entries[next++];
    if (entry === undefined) break;
    const part = root.set(index++, entry.at);
    // The file has no keys of its members, and of their elements no places that are sure.
    for (const [name, member] of one.members) {
      const list = part.set(name, entry.at);
      for (const [at] of [...member.elements()].entries()) list.set(at, entry.at);
    }
  }
  return root;
}
