import { expect, it, test } from "vitest";
import type { ErrorCode } from "../../../../src/base/errors.js";
import { toHttpAnswer } from "../../../../src/engine/std/network/http-answer.js";
import { parseTerm } from "../../../../src/base/terms/parse-term.js";
import { toRegoText } from "../../../../src/base/terms/term-text.js";
import { isBytes } from "../../../../src/base/realms.js";

const response = (body: string | Buffer, type = "application/json") => ({
  status: "200 OK",
  statusCode: 200,
  headers: new Map([["content-type", [type]]]),
  body: Buffer.from(body),
});
const NONE = { forceJsonDecode: false, forceYamlDecode: false };
const ENTRIES = Array.from({ length: 60_000 }, () => "{}").join(",");
const within = (ms: number, signal = new AbortController().signal) => ({ signal, deadline: Date.now() + ms });

/** Returns the answer as a policy gets it, in Rego. */
async function answerTo(body: string | Buffer, type?: string): Promise<string> {
  const answer = await toHttpAnswer(response(body, type), NONE, within(600_000));
  return toRegoText(isBytes(answer) ? parseTerm(Buffer.from(answer).toString("utf8")) : answer);
}

/** The same of a small body with the same parts. */
async function expectAsSmall(large: string, small: string, type?: string): Promise<void> {
  const filled = (await answerTo(small, type)).replaceAll("[{}]", `[${ENTRIES}]`);
  expect(await answerTo(large, type)).toBe(filled);
}

test.each([
  ["JSON", `{"a":[{}],"b":"é\\n"}`],
  ["escaped surrogates", `{"a":[{}],"b":"\\ud83d\\ude00"}`],
  ["the first of several values", `{"a":[{}]} more`],
  ["what is no JSON", `{"a":[{}]`],
  ["a string that does not end", `[{}]"`],
  ["deep nesting", `${"[".repeat(900)}[{}]${"]".repeat(900)}`],
  ["text", "[{}]", "text/plain"],
  ["YAML", "a: [{}]", "application/yaml"],
  ["YAML that is none", "a: [{}]]", "application/yaml"],
  ["the first of several values, and a dot", "[{}].5"],
])("a large answer reads as a small one: %s", async (_what, text, type?: string) => {
  await expectAsSmall(text.replace("[{}]", `[${ENTRIES}]`), text, type);
});

const SPACES = " ".repeat(300_000);

// As encoding/json's Decoder, which http.send of OPA uses, reads them.
test.each([
  ["1.5.5", "1.5"],
  ["1e5e5", "1e5"],
  ["1e5.5", "1e5"],
  ["12 .5", "12"],
  ["12 e5", "12"],
  ['"a"e', '"a"'],
  ["1.", "null"],
  ["1.x", "null"],
  ["1e", "null"],
  ["-1.5E", "null"],
  ["1.5e+", "null"],
])("reads the first value of %s, in a small answer and in a large one", async (text, value) => {
  expect(await answerTo(text)).toContain(`{"body":${value},`);
  expect(await answerTo(SPACES + text)).toContain(`{"body":${value},`);
});

// As yaml.unmarshal, which OPA's evaluator has for http.send too, reads them.
test.each([
  ["a: 1\n---\nb: 2", '{"a":1}'],
  ["---\n---\na: 1", "null"],
  ["---\n# none\n---\na: 1", "null"],
  ["a: 1\n---\n: : [bad", "null"],
  ["", "null"],
  ["- <é\n- 1.50\n- 12345678901234567890", '["<é",1.5,12345678901234567890]'],
])("reads YAML of several documents, %j, as yaml.unmarshal", async (text, value) => {
  expect(await answerTo(text, "application/yaml")).toContain(`{"body":${value},`);
});

it("names the time of the evaluation where YAML takes longer", async () => {
  const late = toHttpAnswer(response(`a: [${ENTRIES}]`, "application/yaml"), NONE, within(-1));
  await expect(late).toFailWith("timeout", /^reading the answer of http\.send/);
});

it("reads what is not UTF-8 as a small answer", async () => {
  const [start, end] = [Buffer.from('{"a":"\xff","b":[', "latin1"), Buffer.from("]}")];
  const large = await answerTo(Buffer.concat([start, Buffer.from(ENTRIES), end]));
  const small = await answerTo(Buffer.concat([start, Buffer.from("{}"), end]));
  expect(large).toBe(small.replaceAll("[{}]", `[${ENTRIES}]`));
});

it("reads a large answer in turns, until the evaluation ends", async () => {
  const large = response(`[${ENTRIES},${ENTRIES},${ENTRIES},${ENTRIES},${ENTRIES},${ENTRIES}]`);
  await expect(toHttpAnswer(large, NONE, within(-1))).toFailWith(
    "timeout",
    /^reading the answer of http\.send/,
  );
  const controller = new AbortController();
  const answer = toHttpAnswer(large, NONE, within(600_000, controller.signal));
  setImmediate(() => {
    controller.abort(new Error("over"));
  });
  await expect(answer).rejects.toThrow("over");
});

test.each<[string, string, ErrorCode]>([
  ["a number", `[${"9".repeat(40_000)}`, "number_too_large"],
  ["brackets", `[${"[".repeat(300_000)}`, "stack_limit"],
])("refuses %s that is too much for a value", async (_what, text, code) => {
  await expect(answerTo(`${text},${ENTRIES},${ENTRIES}]`)).toFailWith(code);
});
