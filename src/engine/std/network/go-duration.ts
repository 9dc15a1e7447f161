/** Nanoseconds. */
const UNITS: Readonly<Record<string, number>> = {
  ns: 1,
  us: 1e3,
  µs: 1e3,
  μs: 1e3,
  ms: 1e6,
  s: 1e9,
  m: 60e9,
  h: 3600e9,
};

/** 2^63 nanoseconds are more than a duration holds. */
const LIMIT = 2 ** 63;

/**
 * Reads a duration such as `1m30s`, as Go's `time.ParseDuration` does.
 *
 * @returns nanoseconds, as exact as a number can be.
 * @throws SyntaxError with Go's message.
 */
export function parseGoDuration(text: string): number {
  const fail = (why: string): never => {
    throw new SyntaxError(`time: ${why}`);
  };
  const quoted = JSON.stringify(text);
  const [, sign = "", rest = ""] = /^([+-]?)([\s\S]*)$/.exec(text) ?? [];
  if (rest === "0") return 0;
  if (rest === "") return fail(`invalid duration ${quoted}`);
  let total = 0;
  let left = rest;
  while (left !== "") {
    const amount = /^(?:\d+\.?\d*|\.\d+)/.exec(left)?.[0];
    if (amount === undefined) return fail(`invalid duration ${quoted}`);
    left = left.slice(amount.length);
    const unit = /^[^\d.]*/.exec(left)?.[0] ?? "";
    if (unit === "") return fail(`missing unit in duration ${quoted}`);
    const size = UNITS[unit];
    if (size === undefined) return fail(`unknown unit ${JSON.stringify(unit)} in duration ${quoted}`);
    total += Number(amount) * size;
    left = left.slice(unit.length);
  }
  if (total >= LIMIT) return fail(`invalid duration ${quoted}`);
  return sign === "-" ? -total : total;
}
