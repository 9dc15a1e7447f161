import { CHAINLOOP_OPTIONS } from "./chainloop-options.js";
import { CONFTEST_OPTIONS } from "./conftest-options.js";
import { EC_OPTIONS } from "./ec-options.js";
import type { OptionAnswer } from "./option-answer.js";
import { OPA_OPTIONS } from "./opa-options.js";
import { USUAL_OPTIONS } from "./usual-options.js";

/** A replacement for an option of another tool. */
type OtherOption = OptionAnswer & {
  /** The tool. Absent: several tools. */
  tool?: "opa" | "conftest" | "ec" | "chainloop";
};

const of = (tool: NonNullable<OtherOption["tool"]>, answers: readonly OptionAnswer[]): OtherOption[] =>
  answers.map((answer) => ({ ...answer, tool }));

/** Options that users know from other tools. */
export const OTHER_OPTIONS: readonly OtherOption[] = [
  ...of("opa", OPA_OPTIONS),
  ...of("conftest", CONFTEST_OPTIONS),
  ...of("ec", EC_OPTIONS),
  ...of("chainloop", CHAINLOOP_OPTIONS),
  ...USUAL_OPTIONS,
];
