import { describe, expect, it } from "vitest";
import { type OutputTarget, readOutputTargets } from "../../../src/cli/flags/output-targets.js";

const FORMATS = ["json", "pretty"];

describe("readOutputTargets", () => {
  it.each<[string[], OutputTarget[]]>([
    [["json"], [{ format: "json" }]],
    [["json=-"], [{ format: "json" }]],
    [["json=/dev/stdout"], [{ format: "json" }]],
    [["json=a=b"], [{ format: "json", file: "a=b" }]],
    [
      ["json=a", "json=b", "pretty"],
      [{ format: "json", file: "a" }, { format: "json", file: "b" }, { format: "pretty" }],
    ],
  ])("reads %j", (texts, targets) => {
    expect(readOutputTargets(texts, FORMATS)).toEqual(targets);
  });

  it.each<[string[], RegExp]>([
    [["json,pretty"], /; repeat the option, with files: -o json=FILE -o pretty=FILE/],
    [["jsn"], /-o jsn: the format is one of json, pretty.*did you mean json/],
    [["gate.json"], /-o gate\.json: .*; a file goes with its format: -o json=gate\.json$/],
    [["json:out/gate.json"], /^-o json:out\/gate\.json: .*; a file follows =: -o json=out\/gate\.json$/],
    [["json:gate"], /; a file follows =: -o json=gate$/],
    [["xml:gate.json"], /; a file goes with its format: -o json=xml:gate\.json$/],
    [["gate.xml"], /a file goes with its format: -o FORMAT=gate\.xml$/],
    [["xml=gate.xml"], /one of json, pretty$/],
    [["json="], /-o json=: the file's name is missing; write -o json=FILE/],
    [[""], /-o "": the format is missing; it is one of json, pretty/],
    [["=a"], /-o =a: the format is missing/],
    [["json", "pretty=-"], /two outputs are written to stdout; give each a file: -o pretty=FILE/],
    [["json", "pretty=/dev/stdout"], /two outputs are written to stdout/],
    [["json=/dev/fd/1", "pretty=/proc/self/fd/1"], /two outputs are written to stdout/],
  ])("refuses %j", (texts, message) => {
    expect(() => readOutputTargets(texts, FORMATS)).toThrow(message);
  });
});
