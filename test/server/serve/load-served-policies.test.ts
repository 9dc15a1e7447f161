import { describe, expect, it, onTestFinished } from "vitest";
import { toTerm } from "../../../src/server/serve/served-policies.js";
import { toJsonText } from "../../../src/base/terms/term-text.js";
import { makeFolder } from "../../cli/run.js";
import { loadServedPolicies } from "./serve.js";

describe("packages with a slash in a name", () => {
  it.each([
    { path: ["has", "weird/package", "but", "ok"], json: "1" },
    { path: ["has", "weird/package", "but"], json: '{"ok":1}' },
    { path: ["has", "weird/package"], json: '{"but":{"ok":1}}' },
    { path: ["has"], json: '{"plain":{"ok":2},"weird/package":{"but":{"ok":1}}}' },
    { path: ["has", "plain"], json: '{"ok":2}' },
    { path: ["has", "weird"], json: undefined },
    { path: ["has", "weird", "package", "but"], json: undefined },
    { path: [], json: '{"bare":{"x/y":{"z":{}}},"has":{"plain":{"ok":2},"weird/package":{"but":{"ok":1}}}}' },
    { path: ["bare"], json: '{"x/y":{"z":{}}}' },
    { path: ["bare", "x/y", "z"], json: "{}" },
    { path: ["bare", "x"], json: undefined },
  ])("answer $path with $json", async ({ path, json }) => {
    const cwd = await makeFolder(
      {
        "weird.rego": 'package has["weird/package"].but\n\nok := 1\n',
        "plain.rego": "package has.plain\n\nok := 2\n",
        "bare.rego": 'package bare["x/y"].z\n',
      },
      onTestFinished,
    );
    await using policies = await loadServedPolicies(["weird.rego", "plain.rego", "bare.rego"], { cwd });
    const { value } = await policies.get(path, undefined, {});
    expect(value === undefined ? undefined : toJsonText(toTerm(value))).toBe(json);
  });
});
