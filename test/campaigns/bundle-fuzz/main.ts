// The command `npm run fuzz:bundles`. Exit codes: 0 no unexplained difference, 1 there is one, 2 it could not run.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { compileSource } from "../../../src/engine/compile-policy.js";
import { isRegohostError } from "../../../src/base/errors.js";
import { loadSource } from "../../../src/engine/source/load-source.js";
import { Random } from "../differential/random.js";
import { parseOptions, toCount } from "../options.js";
import { explain } from "./explained.js";
import { generateCase, type GeneratedCase } from "./generate-case.js";
import { startOpaVerifier } from "./opa-verifier.js";

const FOLDER = "pol";

/** Writes the files of a case; `false` when no folder can contain them. */
async function writeFolder(root: string, files: ReadonlyMap<string, Uint8Array>): Promise<boolean> {
  await rm(join(root, FOLDER), { recursive: true, force: true });
  try {
    for (const [name, bytes] of files) {
      const path = join(root, FOLDER, name);
      if (!path.startsWith(join(root, FOLDER) + "/") || name.endsWith("/")) return false;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes, { flag: "wx" });
    }
    return true;
  } catch {
    return false;
  }
}

/** This package's error for a bundle; `undefined` when it loads it. */
async function ourRefusal(
  bundle: Uint8Array | string,
  { verification }: GeneratedCase,
  cwd: string,
): Promise<string | undefined> {
  try {
    await loadSource(bundle, { cwd, bundles: verification });
    return undefined;
  } catch (error) {
    if (!isRegohostError(error)) throw error;
    const { cause } = error;
    return `${error.code}: ${error.message}${cause instanceof Error ? ` (${cause.message})` : ""}`;
  }
}

/** This package's error for the Rego and the data of a verified bundle. */
async function ourLateRefusal(
  bundle: Uint8Array | string,
  { verification }: GeneratedCase,
  cwd: string,
): Promise<string | undefined> {
  try {
    const source = await loadSource(bundle, { cwd, bundles: verification });
    if (source.kind === "rego") await compileSource(source, {});
    return undefined;
  } catch (error) {
    if (!isRegohostError(error)) throw error;
    return error.message;
  }
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

async function main(): Promise<number> {
  const values = parseOptions(process.argv.slice(2), {
    runs: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
  });
  const runs = toCount("--runs", values.runs);
  const random = new Random(toCount("--seed", values.seed));
  const root = await mkdtemp(join(tmpdir(), "regohost-bundles-"));
  const opa = await startOpaVerifier(root);
  const ends = new Map<string, number>();
  const explained = new Map<string, number>();
  const defects: string[] = [];
  try {
    for (let run = 0; run < runs; run++) {
      const one = generateCase(random);
      const bundle = one.files !== undefined && (await writeFolder(root, one.files)) ? FOLDER : one.archive;
      const theirs = await opa.refusal({ bundle, ...one });
      const loaded = await ourRefusal(bundle, one, root);
      // OPA parses Rego and data at once; here they are parsed after verification.
      const ours =
        theirs === undefined || loaded !== undefined ? loaded : await ourLateRefusal(bundle, one, root);
      const end =
        theirs === undefined
          ? ours === undefined
            ? "accepted by both"
            : "refused by regohost alone"
          : ours === undefined
            ? "refused by OPA alone"
            : "refused by both";
      count(ends, end);
      if (theirs !== undefined && ours === undefined)
        defects.push(`${one.mutations.join(", ")}: OPA refuses: ${theirs}`);
      if (theirs !== undefined || ours === undefined) continue;
      const why = explain(ours);
      if (why === undefined) defects.push(`${one.mutations.join(", ")}: regohost refuses: ${ours}`);
      else count(explained, why);
    }
  } finally {
    await opa.close();
    await rm(root, { recursive: true, force: true });
  }
  const lines = (counts: Map<string, number>): string[] =>
    [...counts]
      .sort(([, a], [, b]) => b - a)
      .map(([name, number]) => `${String(number).padStart(8)}  ${name}`);
  console.log(
    [
      `${String(runs)} bundles, seed ${values.seed}`,
      ...lines(ends),
      "refused by regohost alone, because:",
      ...lines(explained),
    ].join("\n"),
  );
  for (const defect of defects.slice(0, 40)) console.log(`DEFECT  ${defect}`);
  return defects.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error);
  process.exitCode = 2;
}
