import { InvalidArgumentError } from "commander";

/** A parser of options that are whole numbers. */
export function parseCount(minimum: 0 | 1): (text: string) => number {
  return (text) => {
    const count = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (!(count >= minimum)) throw new InvalidArgumentError(`It is a whole number, ${minimum} or more.`);
    return count;
  };
}
