import { beforeAll, describe, expect, it } from "vitest";
import { compilePolicy, loadPolicy, type Policy } from "../../../src/index.js";
import { InputSnapshot } from "../../../src/engine/wasm/input-snapshot.js";

const bytes = (text: string): Uint8Array => Buffer.from(text);
const DEEP = `${"[".repeat(2000)}${"]".repeat(2000)}`;

/** The same policy in a module whose runtime checks text, and in one where this library does. */
const policies: Record<string, Policy> = {};

beforeAll(async () => {
  const { wasm } = await compilePolicy(
    { files: { "a.rego": "package a\n\necho := input\n" } },
    { entrypoint: "a/echo" },
  );
  policies["checked by the runtime"] = await loadPolicy(wasm);
  // Whose bytes cannot be read.
  policies["checked by this library"] = await loadPolicy(new WebAssembly.Module(wasm));
});

const VALID = [
  "null",
  ' {"b": [1, 2.50, 1e2, -0, 12345678901234567890], "a": "x", "a": "y"} ',
  '{"text": "ü€😀\\u00fc\\n\\"", "pair": "\\ud83d\\ude00"}',
  '{"half": "\\ud800", "n": 1.0}',
  '\uFEFF{"mark": true}',
  `[${"[".repeat(600)}${"]".repeat(600)}]`,
];

const INVALID = [
  "",
  " \n",
  '{"a": 1,\n "b"',
  "1 2",
  "[1,]",
  "{1: 2}",
  "01",
  "{1, 2}",
  "set()",
  '"\n"',
  "NaN",
  DEEP.slice(1),
];

function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  throw new Error("it was taken");
}

describe("text as input", () => {
  it.each(["checked by the runtime", "checked by this library"])(
    "%s is the value of the text",
    async (name) => {
      for (const text of VALID) {
        const expected = await policies[name]?.decide(
          bytes(InputSnapshot.of(bytes(text), "input").text ?? ""),
        );
        const decision = await policies[name]?.decide(bytes(text));
        expect(decision?.result).toEqual(JSON.parse(text.replace("\uFEFF", "").replace("\\ud800", "\uFFFD")));
        expect(decision?.result).toEqual(expected?.result);
      }
    },
  );

  it.each(["checked by the runtime", "checked by this library"])("%s is refused as ever", async (name) => {
    for (const text of INVALID) {
      const message = messageOf(() => InputSnapshot.of(bytes(text), "input"));
      await expect(policies[name]?.evaluate(bytes(text))).rejects.toMatchObject({
        code: "input_invalid",
        message,
      });
      // The instance goes on.
      expect(await policies[name]?.evaluate(bytes("[1]"))).toEqual([1]);
    }
  });

  it.each(["checked by the runtime", "checked by this library"])("%s must be UTF-8", async (name) => {
    const text = Buffer.from([0x22, 0xff, 0x22]);
    await expect(policies[name]?.evaluate(text)).toFailWith("input_invalid", /^input is not UTF-8 text$/);
  });

  it.each(["checked by the runtime", "checked by this library"])("%s is a copy", async (name) => {
    const text = bytes('["\\n", "a"]');
    const deciding = policies[name]?.evaluate(text);
    text.fill(0x20);
    expect(await deciding).toEqual(["\n", "a"]);
  });

  it("is in the recording as it was given, and not what reading it in place has left", async () => {
    const recorded: unknown[] = [];
    await policies["checked by the runtime"]?.evaluate(bytes('{"a": "\\u00fc\\n"}'), {
      onRecording: (recording) => recorded.push(recording.facts.input),
    });
    expect(recorded).toEqual(['{"a": "\\u00fc\\n"}']);
  });

  it("that is invalid has no recording", async () => {
    const recorded: unknown[] = [];
    await expect(
      policies["checked by the runtime"]?.evaluate(bytes("[1,]"), {
        onRecording: (recording) => recorded.push(recording),
      }),
    ).toFailWith("input_invalid", /line 1, column 4/);
    expect(recorded).toEqual([]);
  });
});
