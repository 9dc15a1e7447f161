import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import type { DocumentPath } from "../../src/source/document-place.js";
import { DocumentError } from "../../src/errors.js";
import { formatByName, type DocumentFormat } from "../../src/source/document-format.js";
import { readIniParts } from "../../src/source/parts/ini-parts.js";
import { readDocuments } from "../../src/source/read-document.js";

const TOML = `title = "x" # one
[owner]
"full name" = "é"
dates.born = 1979-05-27
[[server]]
name = "a"
[[server]]
name = "b"
ports = [1,
  {min = 2, max = 3}]
[server.tls]
on = true
text = """
name = 1
"""
`;

const INI = `; a comment
top = 1
[s]
a = 1
text = """
b = 2
"""
c = x \\
  d = 4
[s.child]
  b : 5
[s]
e = 6
`;

const DOTENV = `# A=0
export A=1
B="two
C=3"
D: 4
A=5
`;

const XML = `<?xml version="1.0"?>
<!-- <a> -->
<a id="1"
   x:k = '&lt;b id="2"&gt;'>
  <b>t</b><x:c><d/></x:c>
  <b n="&gt;">u<e/></b>
</a>
`;

const DOCKERFILE = `# syntax=docker/dockerfile:1
ARG V=1
FROM alpine:$V
# a comment
  RUN a \\
    # within
    USER b
COPY <<EOF /x
USER root
EOF
onbuild run ls
USER nobody
`;

/** What stands at the place that a path leads to; `-` where there is none. */
async function shownAt(name: string, text: string, path: DocumentPath): Promise<string> {
  for await (const document of readDocuments({ name, text }, { uniqueKeys: false })) {
    if ("error" in document) throw document.error;
    const place = (await document.locate?.())?.(path);
    if (place === undefined) return "-";
    const line = text.split(/\r?\n/)[place.line - 1] ?? "";
    return `${place.line}: ${Array.from(line)
      .slice(place.column - 1)
      .join("")}`;
  }
  throw new Error(`${name} has no document`);
}

/** All paths of a value. */
function* pathsOf(value: unknown, at: DocumentPath = []): Generator<DocumentPath> {
  yield at;
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value))
    yield* pathsOf(inner, [...at, Array.isArray(value) ? Number(key) : key]);
}

const { cases } = JSON.parse(await readFile(new URL("conftest-inputs.json", import.meta.url), "utf8")) as {
  cases: { name: string; text: string; parser?: DocumentFormat; refused?: true }[];
};
const LOCATED: readonly DocumentFormat[] = ["toml", "ini", "dotenv", "xml", "dockerfile"];
const READ = cases.filter(
  ({ name, parser, refused }) =>
    refused === undefined && LOCATED.includes(parser ?? formatByName(name) ?? "json"),
);

describe("places in formats of configuration", () => {
  it("has texts of each", () => {
    expect(new Set(READ.map(({ name }) => formatByName(name)))).toEqual(new Set(LOCATED));
  });

  it.each(READ)("finds each part of what Conftest reads: $name", async ({ name, text, parser: format }) => {
    try {
      for await (const document of readDocuments({ name, text, format })) {
        if ("error" in document) return;
        const find = await document.locate?.();
        const value: unknown = JSON.parse(Buffer.from(document.json).toString("utf8"));
        for (const path of pathsOf(value)) expect([path, find?.(path)]).toEqual([path, expect.anything()]);
      }
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
    }
  });

  it.each<[string, string, DocumentPath, string]>([
    ["a.toml", TOML, ["title"], '1: title = "x" # one'],
    ["a.toml", TOML, ["owner"], "2: owner]"],
    ["a.toml", TOML, ["owner", "full name"], '3: "full name" = "é"'],
    ["a.toml", TOML, ["owner", "dates"], "4: dates.born = 1979-05-27"],
    ["a.toml", TOML, ["owner", "dates", "born"], "4: born = 1979-05-27"],
    ["a.toml", TOML, ["owner", "missing"], "2: owner]"],
    ["a.toml", TOML, ["server"], "5: server]]"],
    ["a.toml", TOML, ["server", 1], "7: server]]"],
    ["a.toml", TOML, ["server", 1, "name"], '8: name = "b"'],
    ["a.toml", TOML, ["server", 1, "ports", 0], "9: 1,"],
    ["a.toml", TOML, ["server", "1", "ports", "1", "max"], "10: max = 3}]"],
    ["a.toml", TOML, ["server", 1, "tls", "on"], "12: on = true"],
    ["a.toml", TOML, ["missing"], '1: title = "x" # one'],
    ["a.toml", TOML, ["missing", "b"], "-"],
    ["a.toml", TOML.replaceAll("\n", "\r\n"), ["server", 1, "tls"], "11: tls]"],
    ["a.ini", INI, ["s"], "3: [s]"],
    ["a.ini", INI, ["s", "a"], "4: a = 1"],
    ["a.ini", INI, ["s", "c"], "8: c = x \\"],
    ["a.ini", INI, ["s", "e"], "13: e = 6"],
    ["a.ini", INI, ["s", "missing"], "3: [s]"],
    ["a.ini", INI, ["s.child", "b"], "11: b : 5"],
    ["a.ini", INI.replaceAll("\n", "\r\n"), ["s.child"], "10: [s.child]"],
    [".env", DOTENV, ["A"], "6: A=5"],
    [".env", DOTENV, ["B"], '3: B="two'],
    [".env", DOTENV, ["C"], "1: # A=0"],
    [".env", DOTENV, ["D"], "5: D: 4"],
    ["a.xml", XML, ["a"], '3: <a id="1"'],
    ["a.xml", XML, ["a", "-id"], '3: id="1"'],
    ["a.xml", XML, ["a", "-k"], "4: x:k = '&lt;b id=\"2\"&gt;'>"],
    ["a.xml", XML, ["a", "b"], "5: <b>t</b><x:c><d/></x:c>"],
    ["a.xml", XML, ["a", "b", 0], "5: <b>t</b><x:c><d/></x:c>"],
    ["a.xml", XML, ["a", "c", "d"], "5: <d/></x:c>"],
    ["a.xml", XML, ["a", "b", 1], '6: <b n="&gt;">u<e/></b>'],
    ["a.xml", XML, ["a", "b", 1, "-n"], '6: n="&gt;">u<e/></b>'],
    ["a.xml", XML, ["a", "b", 1, "#content"], '6: <b n="&gt;">u<e/></b>'],
    ["a.xml", XML, ["a", "missing"], '3: <a id="1"'],
    ["Dockerfile", DOCKERFILE, [0], "2: ARG V=1"],
    ["Dockerfile", DOCKERFILE, [2], "4: # a comment"],
    ["Dockerfile", DOCKERFILE, [3, "Value", 0], "5: RUN a \\"],
    ["Dockerfile", DOCKERFILE, [4], "8: COPY <<EOF /x"],
    ["Dockerfile", DOCKERFILE, [5, "Cmd"], "11: onbuild run ls"],
    ["Dockerfile", DOCKERFILE, [6], "12: USER nobody"],
    ["a.properties", "a = 1\n", ["a"], "-"],
  ])("%s: %#", async (name, text, path, shown) => {
    expect(await shownAt(name, text, path)).toBe(shown);
  });

  it("are found behind a long line without a key", () => {
    const text = `[s]\na${" ".repeat(1_000_000)}b\nk = 1\n`;
    expect(readIniParts(text).get("s")?.get("k")?.at).toBe(text.indexOf("k = 1"));
  });
});
