import { basename } from "node:path/posix";
import { isInputName } from "../../gate/inputs/input-folder.js";
import { isPolicyFile } from "../../engine/source/policy-names.js";
import { isAddress } from "../../base/text/address.js";
import type { CommandContext } from "../command.js";
import { CommandError, type ExitCode } from "../exit-codes.js";
import { watchAndRun } from "../terminal/watch.js";
import type { GateRequest } from "./gate-config.js";
import { isOfMaterials } from "../flags/gate-flags.js";
import { readOutputTargets } from "../flags/output-targets.js";
import { GATE_OPTIONS, type GateFlags, OUTPUT_FORMATS } from "../options/gate-options.js";
import { namedFiles } from "../options/option-table.js";
import { LOCK_FILE } from "../options/trust-options.js";

/** The folder of a pattern, before its first wildcard; another path is itself. */
function getRoot(path: string): string {
  const at = path.search(/[*?[{]/);
  if (at < 0) return path;
  const folder = path.slice(0, at).replace(/[^/\\]*$/, "");
  return folder === "" ? "." : folder;
}

/** The files that runs write. */
function writtenBy({
  output = ["pretty"],
  record,
  attest,
  updateLock,
  lock = LOCK_FILE,
}: GateFlags): string[] {
  const files = readOutputTargets(output, OUTPUT_FORMATS).map(({ file }) => file);
  return [...files, record, attest, updateLock === true ? lock : undefined].filter(
    (file) => file !== undefined,
  );
}

/** The path of a policy of Chainloop, without its digest if present. */
function withoutPin(path: string, ofMaterials: boolean): string {
  return ofMaterials ? path.replace(/@sha256:[0-9a-f]{64}$/, "") : path;
}

/** The scripts and the further policies to which policies of Chainloop refer. */
async function listFiles({ io }: CommandContext, policies: readonly string[]): Promise<string[]> {
  const { namedFiles } = await import("../../chainloop/named-files.js");
  return namedFiles(policies, { cwd: io.cwd, signal: io.signal });
}

/**
 * Judges now, and after every change of a policy, an input, or a file in flags.
 *
 * @returns the exit code of the last run.
 * @throws CommandError for standard input, which cannot be read again.
 */
export async function watchGate(
  { context, paths, flags, defaults }: GateRequest,
  run: () => Promise<ExitCode>,
): Promise<ExitCode> {
  const { policy = [], input = [], material = [], data = [], schema, parser, protoFileDirs = [] } = flags;
  const { policies = [], inputs = [] } = defaults;
  const ofMaterials = isOfMaterials(flags);
  const named = [...paths, ...policies, ...policy];
  const all = [...named, ...inputs, ...input, ...material];
  // The run reports missing arguments.
  if (all.length === 0) return run();
  if (flags.rules === "conforma") {
    throw new CommandError(
      "--watch excludes --rules conforma: files of a policy configuration are not watched",
    );
  }
  if (all.includes("-")) throw new CommandError("--watch excludes -i -: standard input is read once");
  const { lock = LOCK_FILE } = flags;
  const read = [...namedFiles(GATE_OPTIONS, flags, "isRead").map(({ path }) => path), lock];
  const files = [...all, ...data, ...protoFileDirs, ...read];
  const watched = files
    .filter((path) => !isAddress(path))
    .map((path) => getRoot(withoutPin(path, ofMaterials)));
  const isRead = (inner: string): boolean =>
    isPolicyFile(inner) ||
    isInputName(basename(inner), parser) ||
    (protoFileDirs.length > 0 && inner.endsWith(".proto"));
  const { hearImports } = await import("../../engine/opa/heard-imports.js");
  const imported = new Set<string>();
  const stopHearing = hearImports((places) => {
    for (const location of places) imported.add(location);
  });
  try {
    return await watchAndRun(
      context,
      {
        paths: watched,
        flags: { schema },
        outputs: writtenBy(flags),
        // A material may have any name.
        isRead: (inner) => ofMaterials || isRead(inner),
        further: async () => [...(ofMaterials ? await listFiles(context, named) : []), ...imported],
      },
      () => {
        imported.clear();
        return run();
      },
    );
  } finally {
    stopHearing();
  }
}
