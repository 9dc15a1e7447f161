import { describe, expect, it } from "vitest";
import texts from "./config-texts.json" with { type: "json" };
import { errorMessages } from "../../../src/base/error-messages.js";
import { makeFolder } from "../../cli/run.js";
import { readInputs } from "../../../src/gate/inputs/read-inputs.js";

const SECRET = "hunter2SECRET";

/** Documents that do not parse, with a secret where parsers have quoted it. */
const BROKEN: readonly [name: string, text: string][] = [
  ["a.json", `{"password": "${SECRET}", ${SECRET}}`],
  ["b.json", `{"a": "${SECRET}`],
  ["c.json", `{"a":${SECRET}}`],
  ["d.json", `{"n": 1${SECRET}}`],
  ["f.json", `{"a": "\\${SECRET}"}`],
  ["a.jsonl", `{"a": 1}\n{"a": ${SECRET}}\n`],
  ["a.yaml", `password: ${SECRET}\n\tb: [${SECRET}\n`],
  ["b.yaml", `password: "${SECRET}\n`],
  ["c.yaml", `password: *${SECRET}\n`],
  ["d.yaml", `a: !!int ${SECRET}\n`],
  ["f.yaml", `%${SECRET}\n---\na: 1\n`],
  ["g.yaml", `? ${SECRET}: [${SECRET}: {\n`],
  ["a.toml", `password = "${SECRET}\nx = ${SECRET}\n`],
  ["b.toml", `a = 1\na = ${SECRET}\n`],
  ["a.tf", `password = "${SECRET}\n ${SECRET} {\n`],
  ["b.tf", `a = ${SECRET}(${SECRET}\n`],
  ["a.ini", `[${SECRET}\n${SECRET}`],
  ["b.ini", `[a]\n${SECRET}\n`],
  [".env", `PASSWORD='${SECRET}\n${SECRET}`],
  ["a.xml", `<a><${SECRET}></a>`],
  ["b.xml", `<a b=${SECRET}>&${SECRET};</a>`],
  ["a.edn", `{:password "${SECRET}" ${SECRET}`],
  ["a.jsonnet", `local x = "${SECRET}"; ${SECRET} {`],
  ["b.jsonnet", `{ a: error "${SECRET}" }`],
  ["c.jsonnet", `error "${SECRET.slice(0, 5)}" + "${SECRET.slice(5)}"`],
  ["d.jsonnet", `error std.base64Decode("${Buffer.from(SECRET).toString("base64")}")`],
  ["e.jsonnet", `error '"${SECRET}" is the key "${SECRET}"'`],
  ["f.jsonnet", `assert false : std.join("", ["${SECRET.slice(0, 5)}", "${SECRET.slice(5)}"]); {}`],
  ["g.jsonnet", `std.parseInt("${SECRET.slice(0, 5)}" + "${SECRET.slice(5)}")`],
  ["Dockerfile", `FROM a\nRUN <<EOF ${SECRET}\n\n${SECRET} x\nHEALTHCHECK ${SECRET}`],
  ["a.hocon", `a = \${${SECRET}}`],
  ["a.properties", `password=\${${SECRET}}\\u12`],
  ["a.spdx", SECRET],
];

const PIECES = ["q7", "§~", "zq7Marker"];
const OWN_TEXTS = [
  { name: "a.yaml", text: `a: 1\nb: [x, {c: d}]\n"k": 'v'\nm: |\n  x\n` },
  { name: "b.yaml", text: `"k": "v\\n"\nx: &a [1]\ny: *a\n` },
  { name: "a.json", text: '{"a": [1, "x", {"b": null}]}' },
  { name: "a.jsonl", text: '{"a": 1}\n{"b": "c"}\n' },
];
/** Of each format. */
const MAX_TEXTS = 3;
const PLACES = 10;

/** Texts of each format with a piece put in, and the same that end with it. HOCON and VCL are left out: their parsers do not end on some. */
function* withPieces(): Generator<{ name: string; text: string; piece: string }> {
  const counts = new Map<string, number>();
  for (const { name, text } of [...OWN_TEXTS, ...texts]) {
    const format = name.replace(/^[^.]*\./, "");
    const count = counts.get(format) ?? 0;
    if (text.length > 1000 || count === MAX_TEXTS || /hocon|vcl|jsonnet/.test(format)) continue;
    counts.set(format, count + 1);
    const step = Math.ceil(text.length / PLACES);
    for (let at = 0; at <= text.length; at += step) {
      for (const piece of PIECES) {
        yield { name, text: text.slice(0, at) + piece + text.slice(at), piece };
        yield { name, text: text.slice(0, at) + piece, piece };
      }
    }
  }
}

describe("the error of a text that does not parse has nothing of the text", () => {
  it.each(BROKEN)("%s", async (name, text) => {
    const cwd = await makeFolder({ [name]: text });
    const shown: string[] = [];
    for await (const input of readInputs([{ path: name }], { cwd, envelopes: false })) {
      if ("error" in input) shown.push(...errorMessages(input.error));
    }
    expect(shown).not.toEqual([]);
    expect(shown.join("\n")).toMatch(new RegExp(`^(?!.*${SECRET})`, "is"));
  });

  it("wherever a piece is put into it, as short as it may be", async () => {
    const shown: string[] = [];
    for (const { name, text, piece } of withPieces()) {
      for await (const input of readInputs([{ name, text }], { cwd: "/", envelopes: false })) {
        if (!("error" in input)) continue;
        // What is there twice is named.
        const error = errorMessages(input.error)
          .join("\n")
          .replaceAll(/(?:key|section) "(?:[^"\\]|\\.)*"/g, "");
        shown.push(
          error.toLowerCase().includes(piece.toLowerCase()) ? `${JSON.stringify(text)}: ${error}` : "",
        );
      }
    }
    expect(shown.length).toBeGreaterThan(1500);
    expect(shown.filter((error) => error !== "")).toEqual([]);
  }, 120_000);

  it("nor of a file that it imports", async () => {
    const files = { "lib/x.libsonnet": 'error importstr "secret.txt"', "lib/secret.txt": SECRET };
    const cwd = await makeFolder({ "a.jsonnet": 'import "lib/x.libsonnet"', ...files });
    for await (const input of readInputs([{ path: "a.jsonnet" }], { cwd, envelopes: false })) {
      if (!("error" in input)) throw new Error("not refused");
      const shown = errorMessages(input.error).join("\n");
      expect(shown).toMatch(/\(in lib\/x\.libsonnet, line 1, column 1\)/);
      expect(shown).not.toContain(SECRET);
    }
  });

  it.each([
    ['import "nope.libsonnet"', /:1:1: import of "nope\.libsonnet": there is no "nope\.libsonnet"/],
    [
      'import "/etc/passwd"',
      /import of "\/etc\/passwd": it is in neither the folder of the input nor the work/,
    ],
    ["local f(x) = f(x) + 1; f(1)", /max stack frames exceeded/],
    ["local f(x) = x; f(1, 2)", /function expected 1 positional argument\(s\), but got 2/],
    ["{ a: 1 / 0 }", /Division by zero/],
    ["[1][3]", /Index 3 out of bounds, not within \[0, 1\)/],
    ["super.x", /Can't use super outside of an object/],
    ["import 'a' + 'b'", /Computed imports are not allowed/],
    ["{ assert false }", /Object assertion failed/],
    ["error 'x ' + 1234", /:1:1: it raises an error of its own$/],
    ["{ a: 'x", /Unterminated String/],
  ])("but says why: %s", async (text, why) => {
    const cwd = await makeFolder({ "a.jsonnet": text });
    for await (const input of readInputs([{ path: "a.jsonnet" }], { cwd, envelopes: false })) {
      expect("error" in input ? errorMessages(input.error).join("\n") : "").toMatch(why);
    }
  });
});
