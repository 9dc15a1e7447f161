import { describe, expect, it } from "vitest";
import { evalRego } from "../../../src/engine/opa/eval-rego.js";
import { unansweredCall, unansweredError } from "../../../src/engine/opa/unanswered-call.js";

describe("unansweredCall", () => {
  it("recognizes opa-core's error, with the arguments", async () => {
    const { stdout } = await evalRego({
      files: [],
      query: 'acme.owner("a]", 1)',
      builtins: [{ name: "acme.owner", args: ["string", "number"], result: "any" }],
      answers: {},
      format: "json",
    });
    const { errors } = JSON.parse(stdout) as { errors: { message: string }[] };
    expect(errors.map(({ message }) => unansweredCall(message))).toEqual([
      { name: "acme.owner", args: '["a]",1]' },
    ]);
  });

  it.each([
    [`acme.owner(string): ${unansweredError().message}`, { name: "acme.owner", args: undefined }],
    [`acme.owner("a)", ["b): c", 1]): ${unansweredError().message}`, { name: "acme.owner", args: undefined }],
    ["acme.owner(string): failed", undefined],
    ["http.send: no answer was given for GET https://h/p", { name: "http.send", args: undefined }],
    ["the text no answer was given for [1]", undefined],
    ["acme.owner: failed: b: no answer was given for [1]", undefined],
  ])("reads %s", (message, expected) => {
    expect(unansweredCall(message)).toEqual(expected);
  });

  // In a time that grows faster than the text, each would take longer than a test may.
  it.each([")", "(", "a", "): ", "): no answer was given for", "]"])("reads 1 MB of %s", (part) => {
    const text = part.repeat(1_000_000 / part.length);
    expect(unansweredCall(text)).toBeUndefined();
    expect(unansweredCall(`acme.owner(${text}`)).toBeUndefined();
    const { message } = unansweredError();
    expect(unansweredCall(`acme.owner(${text}): ${message}`)?.name).toBe("acme.owner");
    expect(unansweredCall(`acme.owner: no answer was given for [${text}`)?.name).toBe("acme.owner");
  });
});
