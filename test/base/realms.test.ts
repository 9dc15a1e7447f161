import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { codeOf } from "../../src/base/error-code.js";
import {
  isArrayBuffer,
  isBytes,
  isDate,
  isError,
  isErrorOf,
  isResponse,
  isThenable,
  isUrl,
  isWasmModule,
} from "../../src/base/realms.js";

const context = createContext({ URL, Response, DOMException });

/** Code that makes one value of each kind. */
const VALUES = {
  error: "new Error('m')",
  rangeError: "new RangeError('m')",
  ownRangeError: "new (class Own extends RangeError { name = 'Own' })('m')",
  domException: "new DOMException('m', 'AbortError')",
  bytes: "new Uint8Array(1)",
  words: "new Uint16Array(1)",
  view: "new DataView(new ArrayBuffer(1))",
  buffer: "new ArrayBuffer(1)",
  date: "new Date(0)",
  url: "new URL('https://a.example/')",
  response: "new Response('')",
  module: "new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0))",
  promise: "Promise.resolve()",
  object: "({ message: 'm', name: 'RangeError', href: '', then: 1 })",
  list: "[]",
  function: "() => undefined",
  nothing: "null",
} as const;
type Kind = keyof typeof VALUES;

const TESTS: readonly [string, (value: unknown) => boolean, readonly Kind[]][] = [
  ["isError", isError, ["error", "rangeError", "ownRangeError", "domException"]],
  ["isErrorOf", (value) => isErrorOf(value, "RangeError"), ["rangeError", "ownRangeError"]],
  ["isBytes", isBytes, ["bytes"]],
  ["isArrayBuffer", isArrayBuffer, ["buffer"]],
  ["isDate", isDate, ["date"]],
  ["isUrl", isUrl, ["url"]],
  ["isResponse", isResponse, ["response"]],
  ["isWasmModule", isWasmModule, ["module"]],
  ["isThenable", isThenable, ["promise"]],
];

describe.each(TESTS)("%s", (_, test, kinds) => {
  it.each(Object.entries(VALUES))("of %s is the same in each realm", (kind, code) => {
    const expected = kinds.includes(kind as Kind);
    expect(test(runInContext(code, context))).toBe(expected);
    expect(test((0, eval)(code))).toBe(expected);
  });
});

it("finds the code of an error of another realm", () => {
  const code =
    "Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' })";
  expect(codeOf(runInContext(code, context))).toBe("ECONNREFUSED");
  expect(codeOf({ code: "ECONNREFUSED" })).toBeUndefined();
});
