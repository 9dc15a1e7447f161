import { pick } from "../../base/pick.js";
import { shownSource } from "../../base/text/address.js";
import type { CommandContext } from "../command.js";
import { CommandError } from "../exit-codes.js";
import type { GateFlags } from "../options/gate-options.js";
import type { SuiteFlags } from "../options/test-options.js";
import { reportModules, readGateFile, unnamedGateFile } from "./gate-config.js";

/** The policies that a command reads. */
interface NamedPolicies<Flags> {
  paths: string[];
  flags: Flags;
  /** Data of the gate file. */
  data: string[];
}

/** The flags of the gate file that read policies. */
function sharedFlags(
  flags: Partial<GateFlags>,
): Partial<SuiteFlags> & Pick<GateFlags, "allowUnread" | "rules"> {
  const signers = pick(flags, "scope", "signingAlg", "verificationKey", "verificationKeyId");
  return { ...signers, ...pick(flags, "allowUnread", "builtins", "lock", "rules", "schema", "v0Compatible") };
}

/**
 * The policies of the command line, otherwise those of the gate file in the working folder, with its options for reading
 * them; flags replace these.
 *
 * @param command its name, for messages.
 * @throws CommandError (exit 2) when neither names a policy, and for an invalid gate file.
 */
export async function namePolicies<Flags extends SuiteFlags>(
  context: CommandContext,
  command: string,
  paths: readonly string[],
  flags: Flags,
): Promise<NamedPolicies<Flags>> {
  if (paths.length > 0) return { paths: [...paths], flags, data: [] };
  const { io } = context;
  const usage = `regohost ${command} policies/`;
  const file = unnamedGateFile(io, "no policies", usage);
  const { policy = [], data = [], ...ofFile } = await readGateFile(context, file);
  if (policy.length === 0) throw new CommandError(`${file} names no policies: ${usage}`);
  if (ofFile.rules === "conforma") {
    throw new CommandError(`the policies of ${file} are a configuration of Conforma: ${usage}`);
  }
  const { readPolicyArguments } = await import("../../gate/gate-arguments.js");
  const found = await readPolicyArguments(policy, {
    cwd: io.cwd,
    allowSkippedFiles: ofFile.allowSkippedFiles,
  });
  await context.note(`policies of ${file}: ${policy.map(shownSource).join(", ")}`);
  const set = Object.entries(flags).filter(([, value]) => value !== undefined);
  if (flags.builtins === undefined) await reportModules(context, file, ofFile.builtins);
  return {
    paths: found.flatMap(({ paths: own, tests = [] }) => [...own, ...tests]),
    flags: { ...flags, ...sharedFlags(ofFile), ...Object.fromEntries<unknown>(set) },
    data,
  };
}
