import { beforeAll, describe, expect, it } from "vitest";
import fc from "fast-check";
import type { ConfigParser } from "../../../src/engine/opa/config-parsers.js";
import { isRegohostError } from "../../../src/base/errors.js";
import { cleanUpAfterAll } from "../../clean-up.js";
import { makeFolder } from "../../cli/run.js";
import { parseConfig } from "../../../src/engine/opa/parse-config.js";
import { readProblem } from "../../../src/engine/opa/read-problem.js";

/** A text of each format, with most of what the format has. */
const SAMPLES: Readonly<Record<ConfigParser, string>> = {
  codeowners: "# c\n* @a\n[Section][2] @b\n/docs/*.md @c d@example.com\n",
  cyclonedx:
    '<?xml version="1.0"?>\n<bom xmlns="http://cyclonedx.org/schema/bom/1.4" version="1"><components><component type="library"><name>a</name><version>1</version></component></components></bom>',
  dockerfile:
    'ARG V=1\nFROM --platform=linux/amd64 a:$V AS b\nRUN <<EOF\nls\nEOF\nCOPY --from=b ["c", "d"]\nONBUILD RUN x\nHEALTHCHECK --interval=5s CMD y\nENV a=b c="d"\n',
  dotenv: "# c\nexport A=1\nB='x y'\nC=\"${A}\\n\"\n",
  edn: '{:a 1, :b [true nil "c" \\d], #{1 2} #inst "2020-01-01T00:00:00Z", e/f (1.5M 2N -3e4)} ; c\n',
  groovy:
    'def a = 1\nclass B { int c = 2; String d() { return "x${a}" } }\nif (a > 1) { println([a: 1, "b": [1, 2]]) } else { throw new X() }\n',
  hcl1: 'a = 1\nb "c" { d = [1, "e", true] f = { g = "${h}" } }\ni = <<EOF\nj\nEOF\n',
  hcl2: 'a = 1 + b.c[0]\nd "e" "f" { g = [for x in y : x if x != ""] h = "${i}" }\nj = <<-EOF\n  k\n  EOF\nl = { m = n ? 1 : null }\n',
  hocon:
    'include "a.conf"\nb { c = 1, d : [1, 2.5, "e", { f = null }], g = ${b.c} h = ${?b.x} i = """j""" }\nk.l += 5s\nm = ${b} { n = true } # o\np = 1 KB q\n',
  ignore: "# c\n*.a\n!b\n/c/\n**/d\n",
  ini: '; c\na = 1\n[b]\nc : "d"\ne = `f`\n[b.g]\nh = %(c)s\n',
  jsonnet:
    'local a = import "b"; { c: 1, d:: [x for x in [1, 2] if x > 1], e(f): f + self.c, assert true, ["g"]: std.length("h") }\n',
  nginx:
    'user a;\nevents { b 1; }\nhttp { server { listen 80; location ~ ^/c$ { return 200 "d"; if ($e = 1) { set $f "g"; } } } }\n',
  properties: "# c\na = 1\nb.c : d \\\n  e\nf=${a}\ng = \\u0041\n",
  spdx: "SPDXVersion: SPDX-2.3\nDataLicense: CC0-1.0\nSPDXID: SPDXRef-DOCUMENT\nDocumentName: a\nDocumentNamespace: http://x\nCreator: Tool: a\nCreated: 2020-01-01T00:00:00Z\nPackageName: b\nSPDXID: SPDXRef-b\nPackageDownloadLocation: NONE\nPackageChecksum: SHA1: 00\nRelationship: SPDXRef-DOCUMENT DESCRIBES SPDXRef-b\nFileName: c\nLicenseID: LicenseRef-d\n",
  textproto:
    '# proto-file: a.proto\n# proto-message: A\nb: 1\nc { d: "e" \'f\' }\nc: < d: "\\x41" >\ng: [H, 1]\ni { key: "j" value: 1.5e3 }\n',
  toml: 'a = 1\n[b]\nc = [1, 2]\nd = { e = "f", g = 1979-05-27T07:32:00Z }\n[[h]]\ni = """j"""\n',
  vcl: 'vcl 4.0;\nimport std;\nbackend a { .host = "b"; .port = "80"; .probe = { .url = "/"; .interval = 5s; } }\nacl c { "d"; ! "e"/24; }\nsub vcl_recv { if (req.url ~ "^/f") { set req.http.G = "h" + i; return (pass); } else { call j; } }\n',
  xml: '<?xml version="1.0"?>\n<a b="c"><!-- d --><e>f &amp; g</e><h/><![CDATA[i]]></a>',
};

const PARTS = ["${", "${?", '"""', "/*", "//", "<<", "é", "\u{1f600}", "1e9", "\\u", "\0", "\n", "\t"].concat(
  "{}[]()<>\"'`$\\;:,=#!@%&*?+-./|~^ 0".split(/(?:)/u),
);

/** A sample after a few steps: what is from `start` to `end` is left out, or doubled, or one of the parts is there in its stead. */
function broken(sample: string): fc.Arbitrary<string> {
  const at = fc.nat({ max: sample.length });
  const length = fc.oneof(fc.nat({ max: 9 }), fc.constant(sample.length));
  const step = fc.tuple(at, length, fc.constantFrom("", "twice", ...PARTS));
  return fc.array(step, { minLength: 1, maxLength: 4 }).map((steps) =>
    steps.reduce((text, [start, taken, part]) => {
      const cut = text.slice(start, start + taken);
      return text.slice(0, start) + (part === "twice" ? cut + cut : part) + text.slice(start + taken);
    }, sample),
  );
}

/** What Go says of a fault of a program. */
const OF_GO = /runtime error|goroutine|nil pointer|interface conversion|\breflect\b|\bpanic\b|out of range/i;

const DEFINITIONS = `syntax = "proto3";
enum G { F = 0; H = 1; }
message C { string d = 1; }
message A { int64 b = 1; repeated C c = 2; repeated G g = 3; map<string, double> i = 4; }
`;
let cwd: string;
const cleanUp = cleanUpAfterAll();
beforeAll(async () => {
  cwd = await makeFolder({ "a.proto": DEFINITIONS }, cleanUp);
});

/** Some parsers read a broken text for ever, or take all memory: then it is an error of the library. In milliseconds. */
const TIMEOUT_MS = 2_000;
/** Empty for a text that is read. */
async function problemOf(parser: ConfigParser, text: string): Promise<string> {
  try {
    const parsed = await parseConfig(parser, text, {
      timeoutMs: TIMEOUT_MS,
      protos: { folders: ["."], cwd },
    });
    return "json" in parsed ? "" : String(parsed.message);
  } catch (error) {
    if (!isRegohostError(error)) throw error;
    return error.message;
  }
}

describe.each(Object.entries(SAMPLES) as [ConfigParser, string][])("broken texts of %s", (parser, sample) => {
  it("are refused in words of the parser or of the library, not in Go's for a fault", async () => {
    const texts = fc.sample(broken(sample), { numRuns: 60, seed: 1 });
    const problems = [];
    for (const text of texts) problems.push(await problemOf(parser, text));
    expect(problems.some((problem) => problem !== "")).toBe(parser !== "ignore");
    expect(problems.filter((problem) => OF_GO.test(problem))).toEqual([]);
  });
});

describe("a fault of a parser", () => {
  it.each<[ConfigParser, string]>([
    ["hocon", "%"],
    ["vcl", "{"],
    ["vcl", "//"],
    ["jsonnet", "std.range(1, 1e9)"],
  ])("is said in words that tell what to do: %s %j", async (parser, text) => {
    expect(await problemOf(parser, text)).toMatch(
      new RegExp(`^it cannot be parsed as ${parser}: .*check that it is complete, valid and not too large$`),
    );
  });

  it("leaves what parsers say by a panic", async () => {
    expect(await problemOf("hocon", "a = ${b}\n")).toBe("the parser failed: Unresolved substitution:b");
  });

  it.each([
    "runtime error: index out of range [1]",
    "interface conversion: x is nil, not y",
    "reflect.Set: a",
  ])("is known by how Go begins: %s", (words) => {
    const reply = (message: string): Uint8Array => Buffer.from(JSON.stringify({ message }));
    expect(String(readProblem("ini", reply(`the parser failed: ${words}`)).message)).not.toMatch(OF_GO);
    expect(readProblem("ini", reply(`a line has ${words}`)).message).toBe(`a line has ${words}`);
  });
});
