import type { RegoSourceFile } from "../opa/rego-source.js";

type RegoFile = Pick<RegoSourceFile, "path" | "text">;

/** Strings, comments, and the names of the two documents where they are no part of another name. */
const TOKEN = /(\$?)("(?:[^"\\\n]|\\.)*"|`[^`]*`)|#[^\n]*|(?<![\w.])(input|data)\b/g;

/** The parts of a reference that are names or strings, such as `.spec["a-b"]`. */
const STEPS = /(?:\.[A-Za-z_]\w*|\[\s*"[^"\\]*"\s*\])*/y;
const STEP = /\.?([A-Za-z_]\w*)|\[\s*"([^"\\]*)"\s*\]/g;

const PACKAGE = /^\s*package\s+((?:[\w.]|\[\s*"[^"\\]*"\s*\])+)/;

/** What a file names. */
interface Named {
  /** The path of its package, with slashes. */
  package: string;
  /** Members of `input`; `undefined` when it takes the input as a whole, or a member of a name that is not written. */
  members: readonly string[] | undefined;
  /** Paths in `data`, with slashes; an empty one is all of it. */
  data: readonly string[];
}

function stepsAt(text: string, offset: number): string[] {
  STEPS.lastIndex = offset;
  const [steps = ""] = STEPS.exec(text) ?? [];
  return Array.from(steps.matchAll(STEP), ([, name, quoted]) => name ?? quoted ?? "");
}

function readFile({ text }: RegoFile): Named {
  const members = new Set<string>();
  const data: string[] = [];
  let isWhole = false;
  let code = "";
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [token, template, string, document] = match;
    const after = match.index + token.length;
    code += text.slice(end, string === undefined && document === undefined ? match.index : after);
    end = after;
    if (document === "data") data.push(stepsAt(text, after).join("/"));
    else if (document === "input") {
      const [member] = stepsAt(text, after);
      if (member === undefined) isWhole = true;
      else members.add(member);
    } else if (template === "$" && /\b(?:input|data)\b/.test(string ?? "")) isWhole = true;
  }
  const [, name = ""] = PACKAGE.exec(code + text.slice(end)) ?? [];
  const path = Array.from(name.matchAll(STEP), ([, plain, quoted]) => plain ?? quoted ?? "").join("/");
  return { package: path, members: isWhole ? undefined : [...members], data };
}

/** Whether one path is the other, or leads to or from it. */
function touches(a: string, b: string): boolean {
  return a === "" || b === "" || `${a}/`.startsWith(`${b}/`) || `${b}/`.startsWith(`${a}/`);
}

/**
 * The members of the input that a policy names, with those that the packages name which it refers to. It is read off the text, and
 * rather finds too many than too few.
 *
 * @param policy the path of its package, with slashes.
 * @returns `undefined` when it may read others, because it takes the input as a whole.
 */
export function inputMembersOf(policy: string, files: readonly RegoFile[]): readonly string[] | undefined {
  const all = files.map(readFile);
  const wanted = [policy];
  const reached = new Set<Named>();
  for (let path = wanted.pop(); path !== undefined; path = wanted.pop()) {
    for (const file of all) {
      if (reached.has(file) || !touches(file.package, path)) continue;
      reached.add(file);
      wanted.push(...file.data);
    }
  }
  const members = new Set<string>();
  for (const file of reached) {
    if (file.members === undefined) return undefined;
    for (const member of file.members) members.add(member);
  }
  return [...members].sort();
}

/** A larger input is not searched: it takes longer than it is worth. */
const MAX_BYTES = 16 * 1024 * 1024;

/** One optional member that an input lacks is usual. */
const MIN_MEMBERS = 2;

const OBJECT = 0x7b;
const BLANKS = new Set([0x20, 0x09, 0x0a, 0x0d]);

/**
 * Whether an input has certainly none of the members: it is no object, or their names are nowhere in its text. Of an object it is told
 * only for two members and more.
 *
 * @param json the input as JSON text.
 */
export function lacksMembers(json: Uint8Array, members: readonly string[]): boolean {
  if (members.length === 0 || json.length > MAX_BYTES) return false;
  const first = json.find((byte) => !BLANKS.has(byte));
  if (first !== OBJECT) return true;
  if (members.length < MIN_MEMBERS) return false;
  const text = new TextDecoder().decode(json);
  // A name can be written with escapes.
  return !text.includes("\\u") && members.every((member) => !text.includes(`"${member}"`));
}
