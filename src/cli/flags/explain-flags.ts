import { Option, type Command } from "commander";
import { EXPLAIN_MODES, type ExplainMode } from "../../base/text/explain-mode.js";
import type { CommandContext } from "../command.js";

export interface ExplainFlags {
  explain?: ExplainMode | undefined;
  coverage?: boolean | undefined;
}

export function addExplainOptions(command: Command): Command {
  return command
    .addOption(new Option("--explain <mode>", "show how the value was computed").choices(EXPLAIN_MODES))
    .option("--coverage", "show which lines were evaluated (-f json)");
}

/** Whether OPA's evaluator runs too. It explains evaluations; compiled policies cannot. */
export function isExplained(
  { flags: { profile } }: Pick<CommandContext, "flags">,
  { explain, coverage }: ExplainFlags,
): boolean {
  return explain !== undefined || profile === true || coverage === true;
}
