import { createFileRegistry, type FileRegistry } from "@bufbuild/protobuf";
import type { FileDescriptorProto } from "@bufbuild/protobuf/wkt";
import type { ServiceError } from "../../../base/errors.js";
import { readFileDescriptor } from "./descriptor-tables.js";
import { WELL_KNOWN_FILES } from "./well-known-files.js";
import { reasonOf } from "../../../base/message.js";

const MAX_FILES = 2000;
const MAX_BYTES = 16 * 1024 * 1024;

/** The well-known types are bundled: their JSON form is built in, and does not depend on the server. */
function wellKnown(name: string): FileDescriptorProto | undefined {
  const base64 = Object.hasOwn(WELL_KNOWN_FILES, name) ? WELL_KNOWN_FILES[name] : undefined;
  return base64 === undefined ? undefined : readFileDescriptor(Buffer.from(base64, "base64"));
}

/** Descriptors that cannot be used. The message states why, in words that follow "its descriptors". */
export class DescriptorError extends Error {}

/** The `.proto` files that a server described, by name. */
export class DescriptorFiles {
  readonly #files: Map<string, FileDescriptorProto>;
  #bytes = 0;

  constructor(files: Iterable<[string, FileDescriptorProto]> = []) {
    this.#files = new Map(files);
  }

  copy(): DescriptorFiles {
    const copy = new DescriptorFiles(this.#files);
    copy.#bytes = this.#bytes;
    return copy;
  }

  /**
   * Adds a serialized file. One whose name is there already is left out.
   *
   * @throws DescriptorError
   */
  add(bytes: Uint8Array): void {
    this.#bytes += bytes.byteLength;
    if (this.#bytes > MAX_BYTES) throw new DescriptorError(`are larger than ${MAX_BYTES} bytes`);
    let file: FileDescriptorProto;
    try {
      file = readFileDescriptor(bytes);
    } catch (error) {
      throw new DescriptorError("contain a file that is not a FileDescriptorProto", { cause: error });
    }
    if (file.name === "") throw new DescriptorError("hold a file without a name");
    if (Object.hasOwn(WELL_KNOWN_FILES, file.name) || this.#files.has(file.name)) return;
    this.#files.set(file.name, file);
    if (this.#files.size > MAX_FILES) throw new DescriptorError(`are more than ${MAX_FILES} files`);
  }

  /** Returns the names of the files that others import and that are not there. */
  missing(): string[] {
    const imports = [...this.#files.values()].flatMap((file) => file.dependency);
    return [...new Set(imports)].filter(
      (name) => !this.#files.has(name) && !Object.hasOwn(WELL_KNOWN_FILES, name),
    );
  }

  /**
   * Returns all types of the files.
   *
   * @throws DescriptorError for files that form an import cycle, types that are not there, and the like.
   */
  toRegistry(): FileRegistry {
    try {
      return createFileRegistry({ $typeName: "google.protobuf.FileDescriptorSet", file: this.#inOrder() });
    } catch (error) {
      if (error instanceof DescriptorError) throw error;
      const why = reasonOf(error);
      throw new DescriptorError(`contradict each other: ${why}`, { cause: error });
    }
  }

  /** Returns each file after those that it imports. */
  #inOrder(): FileDescriptorProto[] {
    const ordered = new Map<string, FileDescriptorProto>();
    const path = new Set<string>();
    const visit = (name: string): void => {
      if (ordered.has(name)) return;
      if (path.has(name)) throw new DescriptorError(`import ${name} in a cycle`);
      const file = wellKnown(name) ?? this.#files.get(name);
      if (file === undefined) throw new DescriptorError(`lack the file ${name}`);
      path.add(name);
      file.dependency.forEach(visit);
      path.delete(name);
      ordered.set(name, file);
    };
    for (const name of this.#files.keys()) visit(name);
    return [...ordered.values()];
  }
}

/** The one who loaded something left before it was there: another may load it. */
class LoaderLeftError extends Error {}

/** The known services and types of one server. */
export class DescriptorCache {
  files = new DescriptorFiles();
  registry: FileRegistry = this.files.toRegistry();
  /** The names of all services. */
  services: readonly string[] | undefined;
  /** The error of a server that has no reflection, so that it is tried once. */
  unavailable: ServiceError | undefined;
  /** The loads in progress, by the name of their subject. */
  readonly #loading = new Map<string, Promise<void>>();

  /**
   * Loads something, or waits for the caller that is loading it.
   *
   * @param signal of the caller. When a loader's is aborted, the next waiting caller loads instead.
   */
  async loadOnce(subject: string, signal: AbortSignal, load: () => Promise<void>): Promise<void> {
    for (;;) {
      const other = this.#loading.get(subject);
      if (other === undefined) return this.#load(subject, signal, load);
      try {
        await other;
        return;
      } catch (error) {
        if (!(error instanceof LoaderLeftError)) throw error;
      }
    }
  }

  async #load(subject: string, signal: AbortSignal, load: () => Promise<void>): Promise<void> {
    const loading = load().finally(() => this.#loading.delete(subject));
    const shared = loading.catch((error: unknown) => {
      throw signal.aborted ? new LoaderLeftError() : error;
    });
    shared.catch(() => undefined);
    this.#loading.set(subject, shared);
    return loading;
  }
}
