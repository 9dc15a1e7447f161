import { pick } from "../../base/pick.js";
import { shownSource } from "../../base/text/address.js";
import type { CommandContext } from "../command.js";
import { CommandError } from "../exit-codes.js";
import type { GateFlags } from "../options/gate-options.js";
import type { SuiteFlags } from "../options/test-options.js";
import { reportModules, readGateFile, unnamedGateFile } from "./gate-config.js";

/** The policies that a command reads. */
interface NamedPolicies<Flags> {
  /** With `compat` of the gate file. */
  context: CommandContext;
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
  // Conforma reads the rules that Conftest reads, in all packages, as check does.
  const rules = flags.rules === undefined ? undefined : "conftest";
  return { ...signers, ...pick(flags, "allowUnread", "builtins", "lock", "schema", "v0Compatible"), rules };
}

/** The policies in the configurations of a gate by Conforma's rules. @throws CommandError (exit 2) when all are addresses. */
async function configuredPolicies(
  { io, flags: { timeout: timeoutMs } }: CommandContext,
  configurations: readonly string[],
  usage: string,
): Promise<{ paths: string[]; addresses: string[] }> {
  const { listConfiguredPolicies } = await import("../../gate/conforma/load-configured.js");
  const limits = { signal: io.signal, timeoutMs };
  const found = await listConfiguredPolicies(configurations, { cwd: io.cwd, ...limits });
  if (found.paths.length > 0) return found;
  throw new CommandError(
    `${configurations.map(shownSource).join(", ")} has addresses of policies only: ${usage}`,
  );
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
  if (paths.length > 0) return { context, paths: [...paths], flags, data: [] };
  const { io } = context;
  const usage = `regohost ${command} policies/`;
  const file = unnamedGateFile(io, "no policies", usage);
  const { policy: named = [], data = [], compat, ...ofFile } = await readGateFile(context, file);
  if (named.length === 0) throw new CommandError(`${file} names no policies: ${usage}`);
  const { paths: policy, addresses } =
    ofFile.rules === "conforma"
      ? await configuredPolicies(context, named, usage)
      : { paths: named, addresses: [] };
  const { readPolicyArguments } = await import("../../gate/gate-arguments.js");
  const found = await readPolicyArguments(policy, {
    cwd: io.cwd,
    allowSkippedFiles: ofFile.allowSkippedFiles,
  });
  await context.note(`policies of ${file}: ${policy.map(shownSource).join(", ")}`);
  if (addresses.length > 0) {
    await context.note(`not read, because they are addresses: ${addresses.map(shownSource).join(", ")}`);
  }
  const set = Object.entries(flags).filter(([, value]) => value !== undefined);
  if (flags.builtins === undefined) await reportModules(context, file, ofFile.builtins);
  return {
    context: { ...context, flags: { ...context.flags, compat: context.flags.compat ?? compat } },
    paths: found.flatMap(({ paths: own, tests = [] }) => [...own, ...tests]),
    flags: { ...flags, ...sharedFlags(ofFile), ...Object.fromEntries<unknown>(set) },
    data,
  };
}
