import { basename } from "node:path/posix";
import { isInputName } from "../../gate/input-folder.js";
import { isPolicyFile } from "../../source/policy-names.js";
import { LOCK_FILE } from "../flags/lock-flags.js";
import { verifyFiles } from "../flags/verify-flags.js";
import type { GateFlags } from "../flags/gate-flags.js";
import { readOutputTargets } from "../flags/output-targets.js";
import { OUTPUT_FORMATS } from "../flags/gate-flags.js";
import { isAddress } from "../../values/address.js";
import { CommandError, type ExitCode } from "../exit-codes.js";
import { watchAndRun } from "../terminal/watch.js";
import type { GateRequest } from "./gate-config.js";

/** The folder of a pattern, before its first wildcard; another path is itself. */
function rootOf(path: string): string {
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

/**
 * Judges now, and after every change of a policy, an input, or a file that the flags name.
 *
 * @returns the exit code of the last run.
 * @throws CommandError for standard input, which cannot be read again.
 */
export async function watchGate(
  { context, paths, flags, defaults, file }: GateRequest,
  run: () => Promise<ExitCode>,
): Promise<ExitCode> {
  const { policy = [], input = [], data = [], exceptions, schema, parser } = flags;
  const { policies = [], inputs = [] } = defaults;
  const all = [...paths, ...policies, ...policy, ...inputs, ...input];
  // Nothing is named, which the run says.
  if (all.length === 0) return run();
  if (all.includes("-")) throw new CommandError("--watch excludes -i -: standard input is read once");
  const { recordingKey = [], replay, verificationKey, lock = LOCK_FILE } = flags;
  const trusted = [
    ...verifyFiles(flags).map(({ path }) => path),
    ...recordingKey,
    replay,
    verificationKey,
    lock,
  ];
  const named = [...all, ...data, exceptions, file, ...trusted].filter((path) => path !== undefined);
  const watched = named.filter((path) => !isAddress(path)).map(rootOf);
  return watchAndRun(
    context,
    {
      paths: watched,
      flags: schema === undefined ? {} : { schema },
      outputs: writtenBy(flags),
      isRead: (inner) => isPolicyFile(inner) || isInputName(basename(inner), parser),
    },
    run,
  );
}
