import { describe, expect, it } from "vitest";
import { findProblems, parseKnownFailures, type JudgedCase } from "./known-failures.js";

const known = parseKnownFailures('{"v1/a": {"failure": "a fails", "reason": "a limit"}}');
const names = new Set(["v1/a", "v1/b"]);

describe("findProblems", () => {
  it("finds none when what is listed fails as listed, and everything else passes", () => {
    const judged: JudgedCase[] = [
      { name: "v1/a", failure: "a fails" },
      { name: "v1/b", failure: undefined },
    ];
    expect(findProblems(judged, known, names)).toEqual([]);
  });

  it.each<{ what: string; judged: JudgedCase; problem: string }>([
    {
      what: "a failure that is not listed",
      judged: { name: "v1/b", failure: "b fails" },
      problem: "FAIL v1/b: b fails",
    },
    {
      what: "a listed case that passes",
      judged: { name: "v1/a", failure: undefined },
      problem: "PASS v1/a: it is listed (a limit)",
    },
    {
      what: "a listed case that fails otherwise",
      judged: { name: "v1/a", failure: "it does not compile" },
      problem: "FAIL v1/a: it does not compile; it is listed to fail otherwise: a fails",
    },
  ])("names $what", ({ judged, problem }) => {
    expect(findProblems([judged], known, names)).toEqual([problem]);
  });

  it("names an entry that names no case, whatever was run", () => {
    expect(findProblems([], known, new Set(["v1/b"]))).toEqual([
      "UNKNOWN v1/a: it is listed, and no case has this name",
    ]);
  });

  it("takes no name for a property of objects", () => {
    const judged = [{ name: "toString", failure: "fails" }];
    expect(findProblems(judged, {}, new Set(["toString"]))).toEqual(["FAIL toString: fails"]);
  });
});

describe("parseKnownFailures", () => {
  it.each([
    "[]",
    "{",
    '{"v1/a": "a limit"}',
    '{"v1/a": {"reason": "a limit"}}',
    '{"v1/a": {"failure": "a fails", "reason": ""}}',
    '{"v1/a": {"failure": "", "reason": "a limit"}}',
    '{"v1/a": {"failure": "a fails", "reason": "a limit", "cases": 2}}',
  ])("refuses %s", (text) => {
    expect(() => parseKnownFailures(text)).toThrow();
  });
});
