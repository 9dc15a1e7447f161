import { InvalidArgumentError } from "commander";

/** Creates a parser for integer options. */
export function parseCount(minimum: 0 | 1): (text: string) => number {
  return (text) => {
    const count = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (!(count >= minimum)) throw new InvalidArgumentError(`Write an integer of at least ${minimum}.`);
    return count;
  };
}
