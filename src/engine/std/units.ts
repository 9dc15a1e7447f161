import { RegoNumber } from "../../base/terms/term.js";
import type { JsBuiltin } from "./js-builtin.js";
import { fail, handOver, numberTerm, stringOperand } from "./operand.js";

/** An amount, exactly: `value / 10 ** decimals` of a unit. */
interface Amount {
  value: bigint;
  decimals: number;
  unit: string;
}

const PREFIXES = ["", "k", "m", "g", "t", "p", "e"];
const AMOUNT = /^(\d{1,18})(?:\.(\d{1,9}))?([a-z]*)$/i;

/** Reads digits and a unit. Exponents, quotes, and whatever OPA refuses are left to opa-core. */
function parseAmount(text: string): Amount {
  const [match, whole = "", fraction = "", unit = ""] = AMOUNT.exec(text) ?? [];
  if (match === undefined) return handOver();
  return { value: BigInt(whole + fraction), decimals: fraction.length, unit };
}

/** Returns the size of a unit of 1000s, or with an `i` of 1024s. */
function getSize(prefix: string, binary: boolean): bigint | undefined {
  const power = PREFIXES.indexOf(prefix);
  return power < 0 ? undefined : (binary ? 1024n : 1000n) ** BigInt(power);
}

const BYTE_UNIT = /^([kmgtpe]?)(i?)b?$/;

function parseBytes(text: string): RegoNumber {
  const { value, decimals, unit } = parseAmount(text.toLowerCase());
  const [, prefix = "?", binary = ""] = BYTE_UNIT.exec(unit) ?? [];
  // Neither a lone b nor an i without a prefix is a unit.
  const size = prefix === "" && unit !== "" ? undefined : getSize(prefix, binary !== "");
  if (size === undefined) return fail(`units.parse_bytes: byte unit ${unit} not recognized`);
  const total = value * size;
  // OPA computes with 64 binary digits. These hold a number exactly when it has few digits and a fraction in halves.
  const isExact = total < 2n ** 60n && value % 5n ** BigInt(decimals) === 0n;
  return isExact ? numberTerm(total / 10n ** BigInt(decimals)) : handOver();
}

// Milli is the float next to 0.001, and k the only prefix that OPA takes in both cases with and without an i.
const MILLI = { value: 1152921504606847n, divisor: 2n ** 60n };

/** Returns the number with ten decimals, rounded half up, or without any when it is whole. */
function quotient(value: bigint, divisor: bigint): string {
  if (value % divisor === 0n) return String(value / divisor);
  const scaled = (value * 10n ** 10n * 2n + divisor) / (divisor * 2n);
  const digits = String(scaled).padStart(11, "0");
  return `${digits.slice(0, -10)}.${digits.slice(-10)}`;
}

function parseUnits(text: string): RegoNumber {
  const { value, decimals, unit } = parseAmount(text);
  const divisor = 10n ** BigInt(decimals);
  if (unit === "m") return new RegoNumber(quotient(value * MILLI.value, divisor * MILLI.divisor));
  const [, prefix = "?", binary = ""] =
    /^([KMGTPE]?|[kgtpe])(i?)$/.exec(unit) ?? /^([kmgtpe])(i)$/i.exec(unit) ?? [];
  const size = prefix === "" && unit !== "" ? undefined : getSize(prefix.toLowerCase(), binary !== "");
  return size === undefined ? handOver() : new RegoNumber(quotient(value * size, divisor));
}

export const unitBuiltins: readonly JsBuiltin[] = [
  {
    name: "units.parse_bytes",
    handsOver:
      "exponents, quotes, 2^60 bytes and more, fractions that are not binary, and texts without an amount",
    call: (args) => parseBytes(stringOperand(args, 1)),
  },
  {
    name: "units.parse",
    handsOver: "exponents, quotes, unknown units, and texts without an amount",
    call: (args) => parseUnits(stringOperand(args, 1)),
  },
];
