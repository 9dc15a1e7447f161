import { isUtf8 } from "node:buffer";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { readRegularFile } from "../../base/host/read-file.js";
import { ImportFolders } from "./import-folders.js";
import type { ConfigFile } from "./parsed-config.js";
import { codeOf } from "../../base/error-code.js";

/** An import that a text has. */
export interface JsonnetImport {
  path: string;
  kind: "import" | "importstr" | "importbin";
}

type ListImports = (name: string, text: string) => Promise<readonly JsonnetImport[]>;

/** The target of an import: the name of a file, or why there is none. */
type Resolved = { file: string } | { error: string };

const MAX_IMPORTS = 1_000;
const MAX_IMPORTED_BYTES = 16 * 1024 * 1024;

/** Why a file that is there was not read. */
function whyUnread(error: unknown): string {
  const code = codeOf(error);
  if (code === "EFBIG") return `the imported files are larger than ${String(MAX_IMPORTED_BYTES)} bytes`;
  if (code === "EISDIR" || code === "EFTYPE") return "it is not a regular file";
  return `it cannot be read: ${code ?? "unknown error"}`;
}

/**
 * The files that a file of Jsonnet imports. They are named as by Conftest, because `std.thisFile` returns the name, and looked for where
 * Conftest looks: beside the file that imports them, or for the input itself in the working directory, and then beside the input. Unlike
 * there, they are in one of these two folders or below.
 */
export class JsonnetImports {
  readonly #file: ConfigFile;
  readonly #folders: ImportFolders;
  readonly #files = new Map<string, Buffer>();
  readonly #resolved = new Map<string, { from: string; path: string } & Resolved>();
  /** Where imports were looked for, found or not, within the two folders: absolute paths. */
  readonly places = new Set<string>();
  #bytes = 0;

  /** @param file where the text is from. */
  constructor(file: ConfigFile) {
    this.#file = file;
    this.#folders = new ImportFolders([resolve(file.cwd, dirname(file.path)), resolve(file.cwd)]);
  }

  /**
   * Reads the imports of a text, and their imports. An unreadable one is an error where it is evaluated, and nowhere
   * else.
   *
   * @param list called once for the imports of each text.
   */
  async readAll(text: string, list: ListImports): Promise<void> {
    const listed = new Set<string>();
    const texts = [{ from: "", text }];
    for (let next = texts.pop(); next !== undefined; next = texts.pop()) {
      const { from } = next;
      for (const one of await list(from, next.text)) {
        if (this.#resolved.size >= MAX_IMPORTS) return;
        const key = JSON.stringify([from, one.path]);
        const known = this.#resolved.get(key);
        // A file may be read as bytes, and be refused as text.
        const found = known !== undefined && "error" in known ? known : await this.#resolve(from, one);
        this.#resolved.set(key, { from, path: one.path, ...found });
        if (one.kind !== "import" || "error" in found || listed.has(found.file)) continue;
        listed.add(found.file);
        texts.push({ from: found.file, text: this.#files.get(found.file)?.toString("utf8") ?? "" });
      }
    }
  }

  /** Returns the files for the parser's request. */
  toRequest(): { files: { name: string; bytes: string }[]; imports: object[]; others: string } {
    const files = Array.from(this.#files, ([name, bytes]) => ({ name, bytes: bytes.toString("base64") }));
    const others = `there are more than ${MAX_IMPORTS.toLocaleString("en")} imports`;
    return { files, imports: [...this.#resolved.values()], others };
  }

  async #resolve(from: string, { path, kind }: JsonnetImport): Promise<Resolved> {
    const found = await this.#find(from, path);
    if ("error" in found) return found;
    const { name, real } = found;
    try {
      let bytes = this.#files.get(name);
      if (bytes === undefined) {
        bytes = await readRegularFile(real, MAX_IMPORTED_BYTES - this.#bytes, { followsLinks: false });
        this.#bytes += bytes.length;
        this.#files.set(name, bytes);
      }
      return kind === "importbin" || isUtf8(bytes) ? { file: name } : { error: "it is not UTF-8" };
    } catch (error) {
      return { error: whyUnread(error) };
    }
  }

  /** Locates an import. One of the input itself must not exist at two paths: Conftest takes another one than other tools. */
  async #find(from: string, path: string): Promise<{ name: string; real: string } | { error: string }> {
    const { path: input, cwd } = this.#file;
    const beside = join(from === "" ? "" : dirname(from), path);
    const names = isAbsolute(path) ? [path] : [...new Set([beside, join(dirname(input), path)])];
    const found: { name: string; real: string }[] = [];
    const missing: string[] = [];
    let refused: string | undefined;
    for (const name of names) {
      const at = resolve(cwd, name);
      const real = await this.#folders.find(at);
      if (typeof real !== "object") this.places.add(at);
      if (typeof real === "string") found.push({ name, real });
      else if (real === undefined) missing.push(JSON.stringify(name));
      // Of several places that beside the input is meant, more likely.
      refused = typeof real === "object" ? real.why : undefined;
    }
    const [first, second] = found;
    if (first === undefined) return { error: refused ?? `there is no ${missing.join(" and no ")}` };
    if (from === "" && second !== undefined && first.real !== second.real) {
      const both = `${first.name} and ${second.name} are both there`;
      return { error: `${both}: Conftest takes the first, and Jsonnet the second; rename one` };
    }
    return first;
  }
}
