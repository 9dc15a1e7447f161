import { z } from "zod";
import type { Choices } from "./choices.js";

/** A type as OPA declares it. */
export interface RegoType {
  type: string;
  of?: RegoType | RegoType[] | undefined;
  static?: unknown;
  dynamic?: RegoType | { key: RegoType; value: RegoType } | undefined;
}

export const regoType: z.ZodType<RegoType> = z.lazy(() =>
  z.object({
    type: z.string(),
    of: z.union([regoType, z.array(regoType)]).optional(),
    static: z.unknown().optional(),
    dynamic: z.union([regoType, z.object({ key: regoType, value: regoType })]).optional(),
  }),
);

const ANY: RegoType = { type: "any" };
const STRING: RegoType = { type: "string" };
const TYPES = ["null", "boolean", "number", "string", "array", "object", "set"];
const MAX_DEPTH = 4;

const NUMBERS = [
  ...["0", "1", "2", "3", "-1", "10", "16", "63", "64", "-64", "255", "1000", "0.5", "-0.5", "1.0", "1.50"],
  ...["2147483647", "2147483648", "-2147483648", "4294967296", "9007199254740993", "9223372036854775807"],
  ...["-9223372036854775808", "9223372036854775808", "18446744073709551616", "12345678901234567890123"],
  ...[
    "0.1",
    "0.30000000000000004",
    "1e3",
    "1e-7",
    "1E+2",
    "12e0",
    "-0",
    "-0.0",
    "0e5",
    "1e400",
    "1.5e308",
    "99999999999999999999e-20",
  ],
];

/** Pieces of texts that the built-ins treat specially. */
export const PIECES = [
  ...[
    "",
    "a",
    "b",
    "c",
    "A",
    "B",
    "Z",
    "0",
    "1",
    "9",
    " ",
    "\t",
    "\n",
    "\r\n",
    "ab",
    "abc",
    "é",
    "€",
    "😀",
    "ß",
    "İ",
    "\u0000",
  ],
  ...[
    "*",
    "?",
    "**",
    "[",
    "]",
    "{",
    "}",
    "(",
    ")",
    "|",
    "\\",
    "^",
    "$",
    "+",
    "-",
    ".",
    ",",
    "/",
    ":",
    "!",
    "=",
    "_",
    "#",
    "%",
  ],
  ...[
    "[a-z]",
    "[^a]",
    "{a,b}",
    "{2}",
    "{1,3}",
    "(?i)",
    "(?:",
    "(?P<n>",
    "\\d",
    "\\w",
    "\\b",
    "\\pL",
    ".*",
    "+?",
    "\\Q",
    "[[:alpha:]]",
  ],
  ...[
    "10.0.0.1",
    "/8",
    "/32",
    "255",
    "::",
    "ffff",
    "1.2.3.4/24",
    "true",
    "null",
    '"',
    "<",
    ">",
    "&",
    "\u2028",
    "\u007f",
  ],
  ...[
    "YQ==",
    "YWI=",
    "YWJj",
    "-_",
    "++",
    "1e5",
    "-1",
    "0x",
    "\ufeff",
    "\ud7ff",
    "\uffff",
    "\u00a0",
    "\u3000",
  ],
];

/** Rego text of a value of a type; one of eight has another. */
export function writeValue(choices: Choices, type: RegoType = ANY, depth = 0): string {
  const declared = choices.below(8) === 7 ? ANY : type;
  const inner = (of: RegoType | undefined): string => writeValue(choices, of ?? ANY, depth + 1);
  const several = (one: () => string): string[] =>
    depth >= MAX_DEPTH ? [] : Array.from({ length: choices.below(choices.below(16) === 0 ? 40 : 5) }, one);
  switch (declared.type) {
    case "null":
      return "null";
    case "boolean":
      return choices.pick(["true", "false"]);
    case "number":
      return writeNumber(choices);
    case "string":
      return JSON.stringify(writeText(choices));
    case "array": {
      const fixed = Array.isArray(declared.static)
        ? declared.static.map((of) => inner(regoType.parse(of)))
        : [];
      return `[${[...fixed, ...several(() => inner(typeOf(declared.dynamic)))].join(",")}]`;
    }
    case "set": {
      const items = several(() => inner(typeOf(declared.of)));
      return items.length === 0 ? "set()" : `{${items.join(",")}}`;
    }
    case "object": {
      const { dynamic } = declared;
      const of =
        dynamic !== undefined && "key" in dynamic
          ? dynamic
          : { key: choices.below(4) === 0 ? ANY : STRING, value: ANY };
      return `{${several(() => `${inner(of.key)}:${inner(of.value)}`).join(",")}}`;
    }
    default: {
      const options =
        Array.isArray(declared.of) && declared.of.length > 0
          ? declared.of
          : TYPES.map((name) => ({ type: name }));
      return writeValue(choices, choices.pick(options), depth);
    }
  }
}

function typeOf(type: RegoType["dynamic"] | RegoType["of"]): RegoType | undefined {
  return type !== undefined && "type" in type ? type : undefined;
}

export function writeNumber(choices: Choices): string {
  if (choices.below(3) > 0) return choices.pick(NUMBERS);
  const digits = (most: number): string =>
    Array.from({ length: 1 + choices.below(most) }, () => String(choices.below(10))).join("");
  const whole = digits(choices.below(8) === 0 ? 60 : 20).replace(/^0+(?=\d)/, "");
  const fraction = choices.below(3) === 0 ? `.${digits(20)}` : "";
  const exponent = choices.below(4) === 0 ? `e${choices.pick(["", "-", "+"])}${digits(2)}` : "";
  return `${choices.pick(["", "-"])}${whole}${fraction}${exponent}`;
}

/** Well-formed Unicode. */
export function writeText(choices: Choices): string {
  const pieces = Array.from({ length: choices.below(choices.below(16) === 0 ? 60 : 6) }, () =>
    choices.below(8) === 0 ? writeCharacter(choices) : choices.pick(PIECES),
  );
  return pieces.join("");
}

function writeCharacter(choices: Choices): string {
  const code = choices.below(2) === 0 ? choices.below(256) : choices.below(65_536);
  return code >= 0xd800 && code <= 0xdfff ? String.fromCodePoint(0x10000 + code) : String.fromCodePoint(code);
}
