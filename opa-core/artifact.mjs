// A module of Wasm that is built by Go and committed: NAME.wasm.br, described by NAME.json, beside its go.mod.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

export const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");
export const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** A text file as it was written: a checkout may have other line ends. */
export const readGenerated = (path) => readFileSync(path, "utf8").replaceAll("\r\n", "\n");

/** What the first group of a pattern matches in a go.mod. @param {RegExp} pattern */
export function versionIn(goMod, pattern) {
  const version = pattern.exec(goMod)?.[1];
  if (version === undefined) throw new Error(`go.mod has no ${String(pattern)}`);
  return version;
}

/** The version of Go that a go.mod names. */
export const goVersionOf = (goMod) => versionIn(goMod, /^go (\S+)$/m);

/** What the text of NAME.json is of a description and the modules that are linked. */
export function descriptionText(description, modules) {
  return json({ ...description, modules: Object.fromEntries(modules.map((m) => [m.path, m.version])) });
}

/**
 * The artifact of a module. The one that is there is taken when it holds this very module: compressors of other versions may
 * differ.
 *
 * @param fast compresses little.
 */
export function compressed(here, name, wasm, fast = false) {
  if (!fast) {
    try {
      const { brotli } = JSON.parse(readFileSync(join(here, `${name}.json`), "utf8"));
      const br = readFileSync(join(here, `${name}.wasm.br`));
      if (brotli.fast !== true && brotliDecompressSync(br).equals(wasm)) return br;
    } catch {
      // There is none, or a damaged one.
    }
  }
  return brotliCompressSync(wasm, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: fast ? 3 : 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: wasm.length,
    },
  });
}

/**
 * Compares what is committed with its description and, with the right Go, with a fresh build. Prints what is wrong, and sets the
 * exit code.
 *
 * @param {object} artifact
 * @param {string} artifact.here
 * @param {string} artifact.name
 * @param {string} artifact.goVersion
 * @param {string[]} [artifact.problems] what was found before.
 * @param {string | undefined} artifact.found the version of Go that is installed, if any.
 * @param {() => Buffer} artifact.build builds the module.
 * @param {(wasm: Buffer, br: Buffer) => Map<string, string>} artifact.generated gives what is generated from a module and its committed
 *   artifact: path from the root, text.
 */
export function checkArtifact({ here, name, goVersion, problems = [], found, build, generated }) {
  const described = JSON.parse(readFileSync(join(here, `${name}.json`), "utf8"));
  const br = readFileSync(join(here, `${name}.wasm.br`));
  if (described.brotli.fast === true)
    problems.push(`${name}.wasm.br is compressed little (--fast); build it without`);
  if (sha256(br) !== described.brotli.sha256)
    problems.push(`${name}.wasm.br does not have the SHA-256 of ${name}.json`);
  else if (sha256(brotliDecompressSync(br)) !== described.wasm.sha256)
    problems.push(`${name}.wasm.br unpacks to another module`);
  if (found === `go${goVersion}`) {
    const wasm = build();
    if (sha256(wasm) !== described.wasm.sha256) problems.push("a fresh build gives another module");
    else {
      for (const [path, text] of generated(wasm, br)) {
        if (readGenerated(join(dirname(here), path)) !== text) problems.push(`${path} is not up to date`);
      }
    }
  } else {
    console.log(
      `go${goVersion} is not installed (${found ?? "no go"}), so only the committed files were compared`,
    );
  }
  for (const problem of problems) console.error(problem);
  // Another artifact may have been wrong before.
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${name} ${described.wasm.sha256} is as committed`);
}
