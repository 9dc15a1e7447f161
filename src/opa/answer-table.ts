import type { HostAnswer } from "./core-instance.js";

/**
 * Answers of built-ins for the evaluator and the tester, by name and by the JSON text of the argument array. A value is
 * JSON text too, so that numbers stay exact; a list becomes a set if the built-in is declared to return one. The table
 * overrides random and time built-ins for the calls it contains. It always answers the host's own and network
 * built-ins: a missing call ends the evaluation.
 */
export type AnswerTable = Record<string, Record<string, HostAnswer>>;
