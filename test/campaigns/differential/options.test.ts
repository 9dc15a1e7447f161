import { expect, it } from "vitest";
import { UsageError } from "../options.js";
import { readOptions } from "./options.js";

it("reads the number of programs and the seed", () => {
  expect(readOptions([])).toEqual({ programs: 1000, seed: 1 });
  expect(readOptions(["--programs", "7", "--seed", "3"])).toEqual({ programs: 7, seed: 3 });
});

it.each([[["--programs", "0"]], [["--seed", "x"]], [["--all"]], [["7"]]])("refuses %j", (args) => {
  expect(() => readOptions(args)).toThrow(UsageError);
});
