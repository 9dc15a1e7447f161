import { PolicyLoadError } from "../errors.js";

type Path = readonly string[];

function toPath(text: string): Path {
  return text.split("/").filter((part) => part !== "");
}

function isWithin(path: Path, root: Path): boolean {
  return root.every((part, index) => path[index] === part);
}

/** The shortest paths of a document that are in no root and lead to none. As in OPA, an empty object beside a root is nothing. */
function* strayPaths(value: unknown, path: Path, roots: readonly Path[]): Generator<Path> {
  if (roots.some((root) => isWithin(path, root))) return;
  const isBesideRoot = roots.some(([first = ""]) => path.length === 0 || path.includes(first));
  if (!isBesideRoot || typeof value !== "object" || value === null || Array.isArray(value)) {
    yield path;
    return;
  }
  for (const [key, member] of Object.entries(value)) yield* strayPaths(member, [...path, key], roots);
}

const STRING = /"(?:[^"\\\n]|\\.)*"|`[^`]*`/;
const PACKAGE = new RegExp(
  `^[ \\t]*package(?:\\s|#.*\\n)+([A-Za-z_]\\w*(?:\\.\\w+|\\[\\s*(?:${STRING.source})\\s*\\])*)`,
  "m",
);
const PART = new RegExp(`${STRING.source}|\\w+`, "g");

function unquote(part: string): string {
  if (part.startsWith("`")) return part.slice(1, -1);
  if (!part.startsWith('"')) return part;
  try {
    return JSON.parse(part) as string;
  } catch {
    // The compiler says what is wrong with it.
    return part;
  }
}

/** The path of a file's package, `a/b-c` for `package a["b-c"]`; `""` for a text that has none, which does not compile. */
export function packagePath(text: string): string {
  const [, name = ""] = PACKAGE.exec(text) ?? [];
  return (name.match(PART) ?? []).map(unquote).join("/");
}

/** What a bundle holds, by its place in `data`. */
export interface BundleContent {
  /** The base document. */
  data: unknown;
  /** Packages and entrypoints: `gate`, `gate/deny`. */
  names: readonly string[];
}

/**
 * Checks that a bundle keeps to the roots of its manifest, as OPA does when it reads one.
 *
 * @param roots Paths below `data`; a bundle whose manifest has none may hold anything.
 * @throws PolicyLoadError `bundle_invalid`
 */
export function checkRoots(
  what: string,
  roots: readonly string[] | undefined,
  { data, names }: BundleContent,
): void {
  if (roots === undefined) return;
  const rootPaths = roots.map(toPath);
  const refuse = (held: string): never => {
    throw new PolicyLoadError(
      `${what}: its .manifest has the roots ${JSON.stringify(roots)}, and it holds ${held}, which is outside them`,
      { code: "bundle_invalid" },
    );
  };
  const stray = names.find((name) => name !== "" && !rootPaths.some((root) => isWithin(toPath(name), root)));
  if (stray !== undefined) refuse(`data.${toPath(stray).join(".")}`);
  for (const path of Object.keys(data ?? {}).length === 0 ? [] : strayPaths(data, [], rootPaths)) {
    refuse(`data at /${path.join("/")}`);
  }
}
