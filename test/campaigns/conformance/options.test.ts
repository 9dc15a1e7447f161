import { describe, expect, it } from "vitest";
import { UsageError } from "../options.js";
import { readOptions } from "./options.js";

describe("readOptions", () => {
  it("judges regohost over all cases by default", () => {
    expect(readOptions([])).toEqual({
      evaluators: ["regohost"],
      categories: [],
      match: "",
      every: 1,
      workers: 1,
    });
  });

  it("takes what selects cases", () => {
    const args = [
      "--category",
      "sets",
      "--category=all",
      "--match",
      "x y",
      "--every",
      "10",
      "--only",
      "core",
    ];
    expect(readOptions(args)).toEqual({
      evaluators: ["core"],
      categories: ["sets", "all"],
      match: "x y",
      every: 10,
      workers: 1,
    });
  });

  it("compares all evaluators, and judges regohost", () => {
    expect(readOptions(["--compare"]).evaluators).toEqual(["regohost", "core", "javascript", "opa-wasm"]);
  });

  it.each([
    { args: ["--evry", "2"], message: /--evry/ },
    { args: ["-m"], message: /-m/ },
    { args: ["withkeyword"], message: /withkeyword/ },
    { args: ["--match"], message: /--match/ },
    { args: ["--match", "--compare"], message: /--match/ },
    { args: ["--match="], message: /--match needs/ },
    { args: ["--compare=yes"], message: /--compare/ },
    { args: ["--only", "wasmtime"], message: /--only takes one of regohost, .*"wasmtime"/ },
    { args: ["--only", "core", "--compare"], message: /exclude each other/ },
    { args: ["--every", "0"], message: /--every takes/ },
    { args: ["--every", "1.5"], message: /--every takes/ },
    { args: ["--every", "2x"], message: /--every takes/ },
    { args: ["--every="], message: /--every takes/ },
  ])("refuses $args", ({ args, message }) => {
    expect(() => readOptions(args)).toThrow(UsageError);
    expect(() => readOptions(args)).toThrow(message);
  });
});
