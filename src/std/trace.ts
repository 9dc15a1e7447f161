import type { StandardCallContext } from "../builtin/standard-builtin.js";
import type { Term } from "../values/term.js";
import type { JsBuiltin } from "./js-builtin.js";
import { stringOperand } from "./operand.js";

/** `trace(note)` is `true`; the note goes where prints go. */
export const trace: JsBuiltin = {
  name: "trace",
  call(args: Term[], context: StandardCallContext): Term {
    context.print(stringOperand(args, 1));
    return true;
  },
};
