import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { loadOnce } from "../../base/async/load-once.js";
import { jsonnetFile, parsersFile } from "../../base/version.js";
import type { LoadedModule } from "./core-instance.js";
import { readModule } from "./core-module.js";
import { WorkerPool } from "./core-worker.js";
import { packageRoot } from "./package-root.js";

/** Loads a module of `parsers/`, once per process. After a failure the next call tries again. */
function createLoader(
  name: string,
  file: string,
  expected: { bytes: number; crc32: number },
): () => Promise<LoadedModule> {
  return loadOnce(() =>
    readModule(
      { name, path: join(packageRoot(), "parsers", file), ...expected },
      promisify(brotliDecompress),
    ),
  );
}

// Files are parsed one after the other: a second instance would cost more than it saves.
const ONE = { maxWorkers: 1 };

/** Conftest's parsers but that of Jsonnet. */
export const parsersPool = new WorkerPool(
  "the parsers",
  createLoader("parsers", "parsers.wasm.br", parsersFile),
  ONE,
);

/** The parser of Jsonnet. */
export const jsonnetPool = new WorkerPool(
  "the parser of Jsonnet",
  createLoader("jsonnet", "jsonnet.wasm.br", jsonnetFile),
  ONE,
);
