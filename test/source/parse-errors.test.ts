import { describe, expect, it } from "vitest";
import { errorMessages } from "../../src/error-messages.js";
import { makeFolder } from "../cli/run.js";
import { readInputs } from "../../src/gate/read-inputs.js";

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
  ["Dockerfile", `FROM a\nRUN <<EOF ${SECRET}\n\n${SECRET} x\nHEALTHCHECK ${SECRET}`],
  ["a.hocon", `a = \${${SECRET}}`],
  ["a.properties", `password=\${${SECRET}}\\u12`],
  ["a.spdx", SECRET],
];

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
});
