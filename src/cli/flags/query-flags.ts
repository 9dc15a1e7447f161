import { CommandError } from "../exit-codes.js";
import { shownText } from "../../base/text/address.js";
import type { CommandContext } from "../command.js";
import type { ExplainFlags, QueryFlags } from "../options/query-options.js";

/** @throws CommandError for flags that exclude each other, as in `opa eval`. */
export function checkQueryFlags(flags: QueryFlags & { input?: string | undefined; format: string }): void {
  if (flags.fail === true && flags.failDefined === true) {
    throw new CommandError("--fail and --fail-defined exclude each other");
  }
  if (flags.stdinInput === true && flags.input !== undefined) {
    throw new CommandError("-I and -i exclude each other: both name the input");
  }
  if (flags.stdin === true && (flags.stdinInput === true || flags.input === "-")) {
    throw new CommandError("--stdin and -I exclude each other: standard input is the query or the input");
  }
  const { format, partial } = flags;
  if (partial === true && !["json", "pretty", "source"].includes(format)) {
    throw new CommandError(
      shownText`--partial excludes -f ${format}; its formats are json, pretty and source`,
    );
  }
  if (partial !== true && format === "source") {
    throw new CommandError("-f source needs --partial: it prints the remaining policies");
  }
}

/** Whether OPA's evaluator runs too. It explains evaluations; compiled policies cannot. */
export function isExplained(
  { flags: { profile } }: Pick<CommandContext, "flags">,
  { explain, coverage }: ExplainFlags,
): boolean {
  return explain !== undefined || profile === true || coverage === true;
}
