import { CHAINLOOP_OPTIONS } from "./chainloop-options.js";
import { CONFTEST_OPTIONS } from "./conftest-options.js";
import { EC_OPTIONS } from "./ec-options.js";
import { OPA_OPTIONS } from "./opa-options.js";
import { USUAL_OPTIONS } from "./usual-options.js";

/** What to type for an option that is not here. It counts only where the command has no option of this name. */
export interface OptionAnswer {
  /** The option's names. */
  names: readonly string[];
  /** The commands here whose users may mean it. Default: all. */
  commands?: readonly string[];
  /** What to type here, or why there is nothing. */
  here: string;
}

/** An answer to an option of another tool. */
export interface OtherOption extends OptionAnswer {
  /** Whose it is. Absent: of many tools. */
  tool?: "opa" | "conftest" | "ec" | "chainloop";
}

const of = (tool: NonNullable<OtherOption["tool"]>, answers: readonly OptionAnswer[]): OtherOption[] =>
  answers.map((answer) => ({ ...answer, tool }));

/** Options that people bring along. */
export const OTHER_OPTIONS: readonly OtherOption[] = [
  ...of("opa", OPA_OPTIONS),
  ...of("conftest", CONFTEST_OPTIONS),
  ...of("ec", EC_OPTIONS),
  ...of("chainloop", CHAINLOOP_OPTIONS),
  ...USUAL_OPTIONS,
];
