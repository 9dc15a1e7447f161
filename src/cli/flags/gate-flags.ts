import type { GateOptions, JudgeOptions, MaterialOptions } from "../../gate/index.js";
import type { VerifyOptions } from "../../trust/verify/verify-options.js";
import type { CommandContext } from "../command.js";
import { CommandError } from "../exit-codes.js";
import { toBundleVerifyOptions } from "./bundle-flags.js";
import { toCompileOptions, toEvaluateOptions } from "./evaluate-flags.js";
import type { OpenCalls } from "./recording-flags.js";
import { toArguments } from "../options/material-arguments.js";
import { GATE_OPTIONS, type GateFlags } from "../options/gate-options.js";
import { libraryOptions, longFlag } from "../options/option-table.js";
import { LOCK_FILE } from "../options/trust-options.js";

/** Flags that apply to materials alone. */
const MATERIAL_FLAGS = ["arg", "project", "projectVersion"] as const;

/**
 * Whether materials are evaluated with policies of Chainloop.
 *
 * @throws CommandError (exit 2) for flags that need a kind, and for those that materials exclude.
 */
export function isOfMaterials(flags: GateFlags): boolean {
  const { kind, material, parser } = flags;
  if (kind === undefined) {
    if (material !== undefined) throw new CommandError("--material needs --kind: the kind is not guessed");
    const [other] = MATERIAL_FLAGS.filter((name) => flags[name] !== undefined);
    if (other !== undefined)
      throw new CommandError(`${longFlag(GATE_OPTIONS[other])} needs --kind and --material`);
    return false;
  }
  if (parser !== undefined) throw new CommandError("--kind and --parser exclude each other");
  return true;
}

/** Whether addresses must be pinned: not those that `--update-lock` is about to write. */
function getPins({ requirePinned, updateLock }: GateFlags): Pick<GateOptions, "requirePinned"> {
  return { requirePinned: requirePinned && updateLock !== true };
}

function toMaterialOptions({
  kind,
  arg = {},
  project,
  projectVersion,
}: GateFlags): MaterialOptions | undefined {
  return kind === undefined ? undefined : { kind, ...toArguments(arg), project, projectVersion };
}

/** Options of `loadGate`. */
export function toGateOptions(
  context: CommandContext,
  flags: GateFlags,
  { builtins, load }: OpenCalls,
  verified: VerifyOptions | undefined,
): GateOptions {
  const {
    io,
    flags: { timeout, compat },
  } = context;
  const bundles = toBundleVerifyOptions(context, flags);
  const verify = {
    ...verified,
    bundles,
  };
  return {
    builtins,
    ...load,
    verify,
    ...toCompileOptions(flags, { timeout }),
    ...libraryOptions(GATE_OPTIONS, "load", flags),
    material: toMaterialOptions(flags),
    ...getPins(flags),
    compat,
    cwd: io.cwd,
    signal: io.signal,
  };
}

/** The only report that shows how a verdict was reached. */
function writesHtml({ output = [] }: GateFlags): boolean {
  return output.some((target) => /^html(?:=|$)/.test(target));
}

/**
 * The files by which a run decides: folders and patterns of inputs do not include them. Each is parsed strictly, so a
 * document of another kind cannot hide under its name.
 */
export function filesOfRun({ config, exceptions, lock }: GateFlags): string[] {
  const unnamed = config === false ? undefined : LOCK_FILE;
  return [config, exceptions, lock ?? unnamed].filter((file) => typeof file === "string");
}

/** Options of `judge`. */
export function toJudgeOptions(
  context: CommandContext,
  flags: GateFlags,
  { evaluate }: OpenCalls,
  verify: VerifyOptions | undefined,
  inputs: Pick<JudgeOptions, "inputsFrom" | "inputsWithin">,
): JudgeOptions {
  return {
    ...inputs,
    verify,
    ...toEvaluateOptions(context, flags),
    ...evaluate,
    ...libraryOptions(GATE_OPTIONS, "judge", flags),
    evidence: flags.attest === undefined ? undefined : true,
    ...(writesHtml(flags) ? { record: true, trail: true } : {}),
    except: filesOfRun(flags),
  };
}
