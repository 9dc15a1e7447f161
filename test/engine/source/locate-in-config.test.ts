import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import type { DocumentPath } from "../../../src/engine/source/document-position.js";
import { DocumentError } from "../../../src/base/errors.js";
import { CONFIG_PARSERS } from "../../../src/engine/opa/config-parsers.js";
import {
  DOCUMENT_FORMATS,
  formatByName,
  type DocumentFormat,
} from "../../../src/engine/source/document-format.js";
import { readIniParts } from "../../../src/engine/source/parts/ini-parts.js";
import { PARTS } from "../../../src/engine/source/locate-in-config.js";
import { readDocuments } from "../../../src/engine/source/read-document.js";

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

const HCL = `# é
locals { a = 1 }
resource "aws_s3_bucket" "é" {
  bucket = "x" /* ü */
  tags = { a = 1, "b c" : [1, "\${[2, 3]}"], (var.x) = f(2), f.y = 3
    a = 4 }
  text = <<-EOT
    acl = 1
    EOT
  acl = "é\${a}" == "é" ? [
    1] : []
  dynamic "rule" {
    for_each = [upper("a"), -1, (2)]
    content { v = rule.value }
  }
  rule { v = 1 }
  rule { v = 2 }
}
resource "aws_s3_bucket" "é" {}
resource aws_vpc v { __proto__ = { __proto__ = "x" } }
locals { b = true }
`;

const HCL1 = `// é
a = 1
a = 2
list = [1, "é", [2],
  { b = 1 }]
object { c = "é"  d = { e = 1 } }
object { c = 2 }
resource "r" "s" {
  f = <<EOF
f = 2
EOF
  g = []
}
resource "r" "t" { h = {} }
`;

const PROPERTIES = String.raw`# a = 0
  ! a = 0
a = 1
b\ c\:d : x
e f = g \
  h = i
\u00e9 = 1

j
a:2 \\
k\n=l
\ud83d=m
`;

const CODEOWNERS = String.raw`# c
*  @a

  /\ x\\ \#@b
/d\ e/ b@example.com  @o/t # c
/f#g
`;

const EDN = String.raw`;; é {
{:a 1, "b\n{" [1 #_ {:x 1} 2.5 nil (:k "v")] ; }
 :c/d #{1 :a} #_#_ :e 1
 sym #inst "2020-01-01T00:00:00Z"
 :f {\x 1 :g 2} 7 {"+8" 1 +9 {:h \]}}
 #_{\x} :i {:j 1 ":j" 2}
 "é" #my/tag {:k 1}
}`;

const BUCKET = ["resource", "aws_s3_bucket", "é"];

/** What stands at the place that a path leads to; `-` where there is none. */
async function shownAt(name: string, text: string, path: DocumentPath): Promise<string> {
  for await (const document of readDocuments({ name, text }, { uniqueKeys: false })) {
    if ("error" in document) throw document.error;
    const place = (await document.locate?.([path], {}))?.(path);
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
const formatOf = ({ name, parser }: { name: string; parser?: DocumentFormat }): DocumentFormat =>
  parser ?? formatByName(name) ?? "json";
const LOCATED: readonly DocumentFormat[] = CONFIG_PARSERS.filter((format) => !("none" in PARTS[format]));
const READ = cases.filter((one) => one.refused === undefined && LOCATED.includes(formatOf(one)));

describe("places in formats of configuration", () => {
  it("has texts of each", () => {
    expect(new Set(READ.map(formatOf))).toEqual(new Set(LOCATED));
  });

  it.each(READ)("finds each part of what Conftest reads: $name", async ({ name, text, parser: format }) => {
    try {
      for await (const document of readDocuments({ name, text, format })) {
        if ("error" in document) return;
        const value: unknown = JSON.parse(Buffer.from(document.json).toString("utf8"));
        const paths = [...pathsOf(value)];
        const find = await document.locate?.(paths, {});
        for (const path of paths) expect([path, find?.(path)]).toEqual([path, expect.anything()]);
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
    ["a.tf", HCL, ["locals"], "2: locals { a = 1 }"],
    ["a.tf", HCL, ["locals", 1], "21: locals { b = true }"],
    ["a.tf", HCL, ["locals", 1, "b"], "21: b = true }"],
    ["a.tf", HCL, ["locals", 1, "missing"], "21: locals { b = true }"],
    ["a.tf", HCL, ["resource"], '3: resource "aws_s3_bucket" "é" {'],
    ["a.tf", HCL, BUCKET, '3: "é" {'],
    ["a.tf", HCL, [...BUCKET, 0], '3: resource "aws_s3_bucket" "é" {'],
    ["a.tf", HCL, [...BUCKET, 0, "bucket"], '4: bucket = "x" /* ü */'],
    ["a.tf", HCL, [...BUCKET, 0, "missing"], '3: resource "aws_s3_bucket" "é" {'],
    ["a.tf", HCL, [...BUCKET, "0", "tags", "b c"], '5: "b c" : [1, "${[2, 3]}"], (var.x) = f(2), f.y = 3'],
    ["a.tf", HCL, [...BUCKET, 0, "tags", "b c", 0], '5: 1, "${[2, 3]}"], (var.x) = f(2), f.y = 3'],
    ["a.tf", HCL, [...BUCKET, 0, "tags", "b c", 1], '5: "${[2, 3]}"], (var.x) = f(2), f.y = 3'],
    ["a.tf", HCL, [...BUCKET, 0, "tags", "b c", 1, 1], '5: 3]}"], (var.x) = f(2), f.y = 3'],
    ["a.tf", HCL, [...BUCKET, 0, "tags", "f.y"], "5: f.y = 3"],
    ["a.tf", HCL, [...BUCKET, 0, "tags", "a"], "6: a = 4 }"],
    ["a.tf", HCL, [...BUCKET, 0, "text"], "7: text = <<-EOT"],
    ["a.tf", HCL, [...BUCKET, 0, "acl"], '10: acl = "é${a}" == "é" ? ['],
    ["a.tf", HCL, [...BUCKET, 0, "acl", 0], "-"],
    ["a.tf", HCL, [...BUCKET, 0, "dynamic", "rule", 0], '12: dynamic "rule" {'],
    ["a.tf", HCL, [...BUCKET, 0, "dynamic", "rule", 0, "for_each", 1], "13: -1, (2)]"],
    ["a.tf", HCL, [...BUCKET, 0, "dynamic", "rule", 0, "for_each", 2], "13: (2)]"],
    ["a.tf", HCL, [...BUCKET, 0, "dynamic", "rule", 0, "content", 0, "v"], "14: v = rule.value }"],
    ["a.tf", HCL, [...BUCKET, 0, "rule", 1, "v"], "17: v = 2 }"],
    ["a.tf", HCL, [...BUCKET, 1], '19: resource "aws_s3_bucket" "é" {}'],
    ["a.tf", HCL, ["resource", "aws_vpc"], '20: aws_vpc v { __proto__ = { __proto__ = "x" } }'],
    ["a.tf", HCL, ["resource", "aws_vpc", "v", 0, "__proto__", "__proto__"], '20: __proto__ = "x" } }'],
    ["a.tf", HCL, ["resource", "aws_vpc", "v", 0, "toString", "x"], "-"],
    ["a.tf", HCL.replaceAll("\n", "\r\n"), [...BUCKET, 0, "rule", 1, "v"], "17: v = 2 }"],
    ["a.properties", PROPERTIES, ["a"], "10: a:2 \\\\"],
    ["a.properties", PROPERTIES, ["b c:d"], "4: b\\ c\\:d : x"],
    ["a.properties", PROPERTIES, ["e"], "5: e f = g \\"],
    ["a.properties", PROPERTIES, ["é"], "7: \\u00e9 = 1"],
    ["a.properties", PROPERTIES, ["j"], "9: j"],
    ["a.properties", PROPERTIES, ["k\n"], "11: k\\n=l"],
    ["a.properties", PROPERTIES, ["\uFFFD"], "12: \\ud83d=m"],
    ["a.properties", PROPERTIES, ["missing"], "1: # a = 0"],
    ["a.properties", "a = b \\\r\nc = d\r\n", ["c"], "2: c = d"],
    [".gitignore", "# c\n\n  a\\ \n!b", [2], "3:   a\\ "],
    [".gitignore", "# c\n\n  a\\ \n!b", [3, "Value"], "4: !b"],
    [".gitignore", "# c\r\na\r\n", [1, "Kind"], "2: a"],
    ["CODEOWNERS", CODEOWNERS, ["rules", 0], "2: *  @a"],
    ["CODEOWNERS", CODEOWNERS, ["rules", 0, "owners"], "2: @a"],
    ["CODEOWNERS", CODEOWNERS, ["rules", 1, "pattern"], "4: /\\ x\\\\ \\#@b"],
    ["CODEOWNERS", CODEOWNERS, ["rules", 1, "comment"], "4: #@b"],
    ["CODEOWNERS", CODEOWNERS, ["rules", 2, "owners", 1, "value"], "5: @o/t # c"],
    ["CODEOWNERS", CODEOWNERS, ["rules", 2, "comment"], "5: # c"],
    ["CODEOWNERS", CODEOWNERS, ["rules", 3, "owners"], "6: /f#g"],
    ["CODEOWNERS", CODEOWNERS, ["rules", 3, "pattern"], "6: /f#g"],
    [
      "a.cyclonedx",
      '{"bomFormat": "CycloneDX",\n "specVersion": "1.5"}',
      ["specVersion"],
      '2: "specVersion": "1.5"}',
    ],
    ["a.hocon", "a { b = 1 }", ["a"], "-"],
    ["a.edn", EDN, [], '2: {:a 1, "b\\n{" [1 #_ {:x 1} 2.5 nil (:k "v")] ; }'],
    ["a.edn", EDN, ["b\n{"], '2: "b\\n{" [1 #_ {:x 1} 2.5 nil (:k "v")] ; }'],
    ["a.edn", EDN, ["b\n{", 1], '2: 2.5 nil (:k "v")] ; }'],
    ["a.edn", EDN, ["b\n{", 3, 1], '2: "v")] ; }'],
    ["a.edn", EDN, [":c/d"], "3: :c/d #{1 :a} #_#_ :e 1"],
    ["a.edn", EDN, ["sym"], '4: sym #inst "2020-01-01T00:00:00Z"'],
    ["a.edn", EDN, [":f"], '5: :f {\\x 1 :g 2} 7 {"+8" 1 +9 {:h \\]}}'],
    ["a.edn", EDN, [":f", ":g"], "-"],
    ["a.edn", EDN, ["7", "+8"], '5: "+8" 1 +9 {:h \\]}}'],
    ["a.edn", EDN, ["7", "9", ":h"], "5: :h \\]}}"],
    ["a.edn", EDN, [":i"], '6: :i {:j 1 ":j" 2}'],
    ["a.edn", EDN, [":i", ":j"], "-"],
    ["a.edn", EDN, ["é"], '7: "é" #my/tag {:k 1}'],
    ["a.groovy", "a('é', b)\n\nc {\n  d\n}\n", ["children", 1], "3: c {"],
    ["a.groovy", "/* é */ a('é')\n", ["children", 0, "children", 0, "kind"], "1: a('é')"],
    ["a.groovy", "a('é', b)\n", ["missing"], "1: a('é', b)"],
    ["a.hcl1", HCL1, ["a"], "3: a = 2"],
    ["a.hcl1", HCL1, ["list"], '4: list = [1, "é", [2],'],
    ["a.hcl1", HCL1, ["list", 0], '4: 1, "é", [2],'],
    ["a.hcl1", HCL1, ["list", 2], "4: [2],"],
    ["a.hcl1", HCL1, ["list", 2, 0], "4: 2],"],
    ["a.hcl1", HCL1, ["list", 3], "5: { b = 1 }]"],
    ["a.hcl1", HCL1, ["list", 3, "b"], "5: b = 1 }]"],
    ["a.hcl1", HCL1, ["object"], '6: object { c = "é"  d = { e = 1 } }'],
    ["a.hcl1", HCL1, ["object", 0, "d", 0, "e"], "6: e = 1 } }"],
    ["a.hcl1", HCL1, ["object", 0, "d"], "6: d = { e = 1 } }"],
    ["a.hcl1", HCL1, ["object", 1], "7: object { c = 2 }"],
    ["a.hcl1", HCL1, ["object", 1, "missing"], "7: object { c = 2 }"],
    ["a.hcl1", HCL1, ["resource"], '8: resource "r" "s" {'],
    ["a.hcl1", HCL1, ["resource", 0, "r"], '8: "r" "s" {'],
    ["a.hcl1", HCL1, ["resource", 0, "r", 0, "s"], '8: "s" {'],
    ["a.hcl1", HCL1, ["resource", 0, "r", 0, "s", 0, "g"], "12: g = []"],
    ["a.hcl1", HCL1, ["resource", 1], '14: resource "r" "t" { h = {} }'],
    ["a.hcl1", HCL1, ["resource", 1, "r", 0, "t", 0, "h"], "14: h = {} }"],
    ["a.hcl1", HCL1.replaceAll("\n", "\r\n"), ["resource", 1, "r", 0, "t", 0, "h"], "14: h = {} }"],
    ["a.hcl1", '{"a": {"b": 1}}', ["a"], "-"],
    ["a.tfvars", "a = [\n  {\n    b = 1\n  },\n]\n", ["a", 0, "b"], "3: b = 1"],
    ["a.tfvars", "a = [\n  {\n    b = 1\n  },\n]\n", ["a", 0], "2: {"],
  ])("%s: %#", async (name, text, path, shown) => {
    expect(await shownAt(name, text, path)).toBe(shown);
  });

  it("are told in docs/inputs.md as they are", async () => {
    const page = await readFile(new URL("../../../docs/inputs.md", import.meta.url), "utf8");
    const [, section = ""] = /^## Where a finding is$(.*?)^## /ms.exec(page) ?? [];
    const rows = section.matchAll(/^\| (`\w+`(?:, `\w+`)*) +\| (.*?) +\|/gm);
    const told = new Map<string, string>();
    for (const [, names = "", next = ""] of rows)
      for (const [name] of names.matchAll(/\w+/g)) told.set(name, next);
    expect([...told.keys()].sort()).toEqual([...DOCUMENT_FORMATS].sort());
    for (const format of CONFIG_PARSERS) {
      const knows = PARTS[format];
      const isLimit = expect.stringMatching(/^(?:the same|4,194,304 characters)$/) as string;
      expect([format, told.get(format)]).toEqual([format, "none" in knows ? knows.none : isLimit]);
    }
  });

  it("are found behind a long line without a key", () => {
    const text = `[s]\na${" ".repeat(1_000_000)}b\nk = 1\n`;
    expect(readIniParts(text).get("s")?.get("k")?.at).toBe(text.indexOf("k = 1"));
  });
});
