import { StandardBuiltinError } from "../builtin/standard-builtin.js";
import { RegoNumber, RegoObject, RegoSet, type Term } from "../../base/terms/term.js";

/** Thrown for a call that the JavaScript version does not answer exactly as OPA does; opa-core then answers it. */
export class HandOver extends Error {
  /** Called when opa-core had a value. */
  readonly answered: (() => void) | undefined;

  constructor(answered?: () => void) {
    super("opa-core answers this call");
    this.answered = answered;
  }
}

// It carries only its kind, so one instance without a stack is enough.
const HAND_OVER = new HandOver();

/** Leaves the call to opa-core. */
export function handOver(answered?: () => void): never {
  throw answered === undefined ? HAND_OVER : new HandOver(answered);
}

/** Ends the call with an error of OPA's own. The name of the built-in is put before the message. */
export function fail(message: string): never {
  throw new StandardBuiltinError(message, "eval_builtin_error");
}

/** Ends the call with OPA's error for an operand that it does not take. */
export function failOperand(message: string): never {
  throw new StandardBuiltinError(message, "eval_type_error");
}

/** OPA's name of a term's type. */
export function typeName(term: Term | undefined): string {
  if (term === null) return "null";
  if (Array.isArray(term)) return "array";
  if (term instanceof RegoNumber) return "number";
  if (term instanceof RegoObject) return "object";
  if (term instanceof RegoSet) return "set";
  return typeof term;
}

function failType(position: number, expected: string, got: Term | undefined): never {
  return failOperand(`operand ${String(position)} must be ${expected} but got ${typeName(got)}`);
}

/** Returns the string at a position, which counts from 1. */
export function stringOperand(args: readonly Term[], position: number): string {
  const term = args[position - 1];
  return typeof term === "string" ? term : failType(position, "string", term);
}

/** Returns the array at a position, which counts from 1. */
export function arrayOperand(args: readonly Term[], position: number): Term[] {
  const term = args[position - 1];
  return Array.isArray(term) ? term : failType(position, "array", term);
}

const SHORT_INTEGER = /^(?:0|-?[1-9]\d{0,14})$/;

/** Returns the whole number at a position, which counts from 1. Numbers written in another way are left to opa-core. */
export function integerOperand(args: readonly Term[], position: number): number {
  const term = args[position - 1];
  if (!(term instanceof RegoNumber)) return failType(position, "number", term);
  return SHORT_INTEGER.test(term.text) ? Number(term.text) : handOver();
}

/** Returns the members of an array or set of strings at a position, or the one string there. */
export function stringsOperand(args: readonly Term[], position: number): string[] {
  const term = args[position - 1];
  if (typeof term === "string") return [term];
  const items = term instanceof RegoSet ? term.items : term;
  if (!Array.isArray(items)) return failType(position, "one of {string, set, array}", term);
  return items.map((item) => {
    if (typeof item === "string") return item;
    // Of a set OPA names the first in its order, which is not a string either.
    if (term instanceof RegoSet) return handOver();
    return failOperand(
      `operand ${String(position)} must be array of strings but got array containing ${typeName(item)}`,
    );
  });
}

/** Returns a whole number as a term. */
export function numberTerm(value: number | bigint): RegoNumber {
  return new RegoNumber(String(value));
}
