import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { PolicyLoadError } from "../errors.js";
import { compileCore } from "./core-tier.js";
import { packageRoot } from "./package-root.js";

/** The artifact's directory, which tests override. */
export interface CoreArtifact {
  directory: string;
}

const MAX_WASM_BYTES = 256 * 1024 * 1024;

let shared: Promise<WebAssembly.Module> | undefined;

/**
 * Loads the compiled opa-core, once per process; threads share it. After a failure the next call tries again.
 *
 * @throws PolicyLoadError `opa_core_unavailable` when a file is missing or its checksum does not match.
 */
export function loadCoreModule(): Promise<WebAssembly.Module> {
  shared ??= readCoreModule({ directory: join(packageRoot(), "opa-core") }).catch((error: unknown) => {
    shared = undefined;
    throw error;
  });
  return shared;
}

/** Reads, verifies and compiles the artifact of a directory. */
export async function readCoreModule({ directory }: CoreArtifact): Promise<WebAssembly.Module> {
  const path = join(directory, "opa-core.wasm.br");
  try {
    const [compressed, description] = await Promise.all([
      readFile(path),
      readFile(join(directory, "opa-core.json"), "utf8"),
    ]);
    const expected = checksumOf(description);
    const actual = createHash("sha256").update(compressed).digest("hex");
    if (actual !== expected) {
      throw new PolicyLoadError(
        `opa-core: ${path} has the SHA-256 ${actual}, not ${expected}; reinstall the package`,
        { code: "opa_core_unavailable" },
      );
    }
    const wasm = await promisify(brotliDecompress)(compressed, { maxOutputLength: MAX_WASM_BYTES });
    return compileCore(wasm);
  } catch (error) {
    if (error instanceof PolicyLoadError) throw error;
    throw new PolicyLoadError(`opa-core: ${path} cannot be loaded; reinstall the package`, {
      code: "opa_core_unavailable",
      cause: error,
    });
  }
}

function checksumOf(description: string): string {
  const parsed: unknown = JSON.parse(description);
  if (typeof parsed === "object" && parsed !== null && "brotli" in parsed) {
    const { brotli } = parsed;
    if (
      typeof brotli === "object" &&
      brotli !== null &&
      "sha256" in brotli &&
      typeof brotli.sha256 === "string"
    ) {
      return brotli.sha256;
    }
  }
  throw new Error("opa-core.json has no brotli.sha256");
}
