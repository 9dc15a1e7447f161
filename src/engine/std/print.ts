import { StandardBuiltinError } from "../builtin/standard-builtin.js";
import type { StandardBuiltin, StandardCallContext } from "../builtin/standard-builtin.js";
import { parseTerm } from "../../base/terms/parse-term.js";
import { toRegoTextSpaced } from "../../base/terms/term-text.js";
import { RegoSet, sortedItems, type Term } from "../../base/terms/term.js";
import type { JsBuiltin } from "./js-builtin.js";
import { stringOperand } from "./operand.js";

function shown(term: Term): string {
  return typeof term === "string" ? term : toRegoTextSpaced(term);
}

/** Returns every combination of one value for each operand; OPA prints an operand without values as `<undefined>`. */
function crossProduct(operands: readonly RegoSet[]): string[] {
  return operands.reduce<string[]>(
    (lines, { items }, index) => {
      const values = items.length === 0 ? ["<undefined>"] : sortedItems(new RegoSet(items)).map(shown);
      return lines.flatMap((line) => values.map((value) => (index === 0 ? value : `${line} ${value}`)));
    },
    [""],
  );
}

/**
 * `print(…)`, which reaches the host as `internal.print` with one array that holds the set of values of each operand.
 */
export const print: StandardBuiltin = {
  name: "internal.print",
  arity: 1,
  nondeterministic: false,
  call([bytes], context) {
    const operands = parseTerm(Buffer.from(bytes ?? []).toString("utf8"));
    if (!Array.isArray(operands) || !operands.every((operand) => operand instanceof RegoSet)) {
      throw new StandardBuiltinError("internal.print: operands must be sets", "eval_type_error");
    }
    for (const line of crossProduct(operands)) context.print(line);
    return undefined;
  },
};

/** `trace(note)` is `true`; the note goes where prints go. */
export const trace: JsBuiltin = {
  name: "trace",
  call(args: Term[], context: StandardCallContext): Term {
    context.print(stringOperand(args, 1));
    return true;
  },
};
