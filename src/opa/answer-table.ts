import type { HostAnswer } from "./core-instance.js";

/**
 * Answers of built-ins for the evaluator and the tester: by name, and by the JSON text of the arguments, an array. A
 * value is JSON text too, so that its numbers stay as they are written; a list of a built-in that is declared to give a
 * set becomes one. Standard built-ins that are random or tell the time are answered by it where it has the call, the
 * host's own and those that need a network always: a call that is not in it ends the evaluation.
 */
export type AnswerTable = Record<string, Record<string, HostAnswer>>;
