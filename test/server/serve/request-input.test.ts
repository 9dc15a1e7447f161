import { Buffer } from "node:buffer";
import { describe, expect, it } from "vitest";
import { ApiError } from "../../../src/server/serve/api-error.js";
import { readCompileRequest } from "../../../src/server/serve/compile-request.js";
import { MAX_DEPTH } from "../../../src/base/terms/json-bytes.js";
import { productCases } from "../../case-count.js";
import { isBlank, readInputV0, readInputV1, readJsonBody } from "../../../src/server/serve/request-input.js";

const toError = (why: string, cause: unknown): ApiError =>
  new ApiError(400, "invalid_parameter", why, { cause });

async function whyRefused(body: string | Buffer): Promise<string> {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  const refused = await readJsonBody(bytes, toError, {}).catch((error: unknown) => error);
  if (!(refused instanceof ApiError)) throw new TypeError("the body is taken");
  return refused.message;
}

/** Bodies from 256 KiB on are read in turns. */
const LARGE = 300_000;

describe("a large body that is no JSON", () => {
  const texts = [
    "[1,2",
    '{"a":{"b":[1,]}}',
    '{"a":1]',
    '[{"a":"é"} x]',
    "[1]2",
    '["\\x"]',
    '{"a" 1}',
    "{,}",
    "[tru]",
    '[1,"a\nb"]',
    "[[1]}",
    "[01]",
    '["\\ud83d","\\uD83"]',
    `[${"1".repeat(40_000)}]`,
  ];
  it.each([" ", "\n", "\r\n"])("has the error of a small one, after much of %j", async (space) => {
    for (const text of texts) {
      const small = await whyRefused(`${space.repeat(3)}${text}`);
      const large = await whyRefused(`${space.repeat(LARGE)}${text}`);
      const reasonOf = (why: string): string => why.replace(/ at line \d+, column \d+$/, "");
      expect(reasonOf(large)).toBe(reasonOf(small));
      const lineOf = (why: string): number => Number(/line (\d+)/.exec(why)?.[1]);
      const more = space.includes("\n") ? LARGE - 3 : 0;
      expect(lineOf(large)).toBe(lineOf(small) + more);
    }
  });

  it("tells where it is, after values", async () => {
    const before = `[${'{"é":"ü"},\n'.repeat(LARGE / 10)}`;
    await expect(whyRefused(`${before}"é" x]`)).resolves.toMatch(
      new RegExp(` at line ${String(LARGE / 10 + 1)}, column 5$`),
    );
    await expect(whyRefused(`${before}1`)).resolves.toMatch(/^unexpected end.* column 2$/);
    await expect(whyRefused(`["${"a".repeat(LARGE)}\\x"]`)).resolves.toMatch(/ at line 1, column /);
  });

  it("is refused by what it is", async () => {
    const invalid = Buffer.concat([
      Buffer.from(`["${"a".repeat(LARGE)}`),
      Buffer.from([0xff]),
      Buffer.from('"]'),
    ]);
    await expect(whyRefused(invalid)).resolves.toBe("it is not UTF-8");
    const deep = `[${"1,".repeat(LARGE)}${"[".repeat(MAX_DEPTH)}${"]".repeat(MAX_DEPTH)}]`;
    await expect(whyRefused(deep)).resolves.toBe("it is nested too deeply");
  });

  it.each(["", "\\ud83d\\ude00"])("is read as deeply as a small one, with %j", async (escape) => {
    const isEscaped = escape !== "";
    for (const size of [0, LARGE]) {
      const read = async (depth: number): Promise<Uint8Array> => {
        const text = `${"[".repeat(depth)}"${escape}${"x".repeat(size)}"${"]".repeat(depth)}`;
        return (await readJsonBody(Buffer.from(text), toError, {})).bytes;
      };
      await expect(read(isEscaped ? 900 : MAX_DEPTH)).resolves.toHaveProperty("0", 0x5b);
      await expect(read(MAX_DEPTH + 1)).rejects.toThrow("it is nested too deeply");
    }
  });

  const LONG_TEXTS = {
    "a string": (long: string) => `{"input":["${long}"]}`,
    "a key": (long: string) => `{"input":{"${long}":1}}`,
    "a string with escapes": (long: string) => `["${long}\\ud83d"]`,
    "a string after white space": (long: string) => `[${" ".repeat(LARGE)}"${long}"]`,
    "a string without an end": (long: string) => `["${long}`,
  };
  const CONTENTS = { letters: ["a", 16 * 1024 * 1024 + 1], quotes: ['\\"', 9 * 1024 * 1024] } as const;
  const long = Object.entries(CONTENTS).flatMap(([of, [text, count]]) =>
    Object.entries(LONG_TEXTS).map(([what, toBody]) => ({ what, of, toBody, text, count })),
  );
  it.each(productCases(long, 2))(
    "is refused for $what of $of that no turn can read",
    async ({ toBody, text, count }) => {
      const tooLong = "it has a string or key of more than 16777216 bytes";
      await expect(whyRefused(toBody(text.repeat(count)))).resolves.toBe(tooLong);
    },
  );
});

describe("a body of white space ends within the limit, as it is read in turns", () => {
  /** It takes many times as long as the limit and a turn. */
  const SPACE = " \n".repeat(16 * 1024 * 1024);
  const limits = { timeoutMs: 1 };

  it("alone", async () => {
    await expect(isBlank(Buffer.from(SPACE), limits)).toFailWith("timeout");
  });

  it.each([
    ["before a value", `${SPACE}1`],
    ["within a value", `{"a":${SPACE}1}`],
    ["after a value", `1${SPACE}`],
    ["after an error", `{"a" 1}${SPACE}`],
  ])("%s", async (_, text) => {
    await expect(readJsonBody(Buffer.from(text), toError, limits)).toFailWith("timeout");
  });
});

it("takes the last input of a large body, and its other members for the log", async () => {
  const others = Array.from({ length: 40_000 }, (_, i) => `"k${String(i)}":${String(i)}`);
  const body = `{"input":1,${others.join(",")},"Input":{"a":[2]}}`;
  const { input, metadata } = await readInputV1(Buffer.from(body), "application/json", {});
  expect(Buffer.from(input ?? []).toString("utf8")).toBe('{"a":[2]}');
  expect(metadata).toBe(`{${others.join(",")}}`);
});

it("refuses a large body with more members than a turn can hold, beside those of the input", async () => {
  const members = Array.from({ length: 65_537 }, (_, i) => `"k${String(i)}":"${"v".repeat(10)}"`).join(",");
  const body = Buffer.from(`{${members}}`);
  const why = /it has more than 65536 members$/;
  await expect(readInputV1(body, "", {})).rejects.toThrow(why);
  await expect(readCompileRequest(body, {})).rejects.toThrow(why);
  expect(Buffer.from(await readInputV0(body, "", {})).equals(body)).toBe(true);
  const { input } = await readInputV1(Buffer.from(`{"input":{${members}}}`), "", {});
  expect(Buffer.from(input ?? []).equals(body)).toBe(true);
});
