import { beforeAll, describe, expect, it } from "vitest";
import { parseConfig } from "../../../src/engine/opa/parse-config.js";
import { cleanUpAfterAll } from "../../clean-up.js";
import { makeFolder } from "../../cli/run.js";

const DEFINITIONS = {
  "protos/service.proto": `syntax = "proto3";
package acme.config;
import "parts/limits.proto";
import "google/protobuf/duration.proto";
import "google/protobuf/any.proto";
import "google/protobuf/struct.proto";
enum Mode { MODE_UNSPECIFIED = 0; MODE_STRICT = 1; }
message Service {
  string service_name = 1;
  repeated Limits limits = 2;
  google.protobuf.Duration timeout = 3;
  google.protobuf.Any extra = 4;
  Mode mode = 5;
  map<string, int64> sizes = 6;
  bytes token = 7;
  message Inner { double ratio = 1; }
  Inner inner = 8;
  map<string, Service> parts = 9;
  repeated Service others = 10;
  google.protobuf.Struct free = 11;
  reserved "gone";
}
`,
  // It is loaded before the file that it is imported by, and after it.
  "protos/parts/limits.proto":
    'syntax = "proto3";\npackage acme.config;\nmessage Limits { int32 cpu = 1; }\n',
  "old/old.proto": `syntax = "proto2";
package old;
message Old { optional int32 number = 1 [default = 7]; required string name = 2; extensions 100 to 200; }
extend Old { optional string note = 100; }
`,
  "by-path/a.proto": 'syntax = "proto3";\nimport "by-path/b.proto";\nmessage A { B b = 1; }\n',
  "by-path/b.proto": 'syntax = "proto3";\nmessage B { bool on = 1; }\n',
  "round/a.proto": 'syntax = "proto3";\nimport "b.proto";\n',
  "round/b.proto": 'syntax = "proto3";\nimport "a.proto";\n',
  "twice/a.proto": 'syntax = "proto3";\npackage old;\nmessage Old { string other = 1; }\n',
  "broken/a.proto": 'syntax = "proto3";\nmessage {\n',
  "missing/a.proto": 'syntax = "proto3";\nimport "nowhere.proto";\n',
  "none/readme.md": "no definitions",
};

/** Messages within a message of the same kind. */
const WITHIN = [
  ["", "", ""],
  ["in a list", "others {", "}"],
  ["in a map", 'parts { key: "b" value {', "} }"],
  ["in another message", "free {} others [{ others: {", "} }]"],
  ["in Any", "extra { [type.googleapis.com/acme.config.Service] {", "} }"],
] as const;

let cwd: string;
const cleanUp = cleanUpAfterAll();
beforeAll(async () => {
  cwd = await makeFolder(DEFINITIONS, cleanUp);
});

async function parse(text: string, ...folders: readonly string[]): Promise<unknown> {
  const protos = folders.length === 0 ? undefined : { folders, cwd };
  const parsed = await parseConfig("textproto", text, { protos, uniqueKeys: true });
  return "json" in parsed ? (JSON.parse(Buffer.from(parsed.json).toString("utf8")) as unknown) : parsed;
}

const of = (message: string, ...lines: readonly string[]): string =>
  [`# proto-message: ${message}`, ...lines, ""].join("\n");

describe("textproto", () => {
  it.each<[string, string, string[], unknown]>([
    [
      "with names of fields as they are defined, and without what is not set",
      of("acme.config.Service", 'service_name: "a"', "limits { cpu: 1 }", "limits: { cpu: 0 }"),
      ["protos"],
      { service_name: "a", limits: [{ cpu: 1 }, {}] },
    ],
    [
      "in the JSON of Protocol Buffers",
      of(
        "acme.config.Service",
        "timeout { seconds: 90 }",
        "mode: MODE_STRICT",
        'sizes { key: "a" value: 9007199254740993 }',
        'token: "\\xff"',
        "inner { ratio: 1e300 }",
        "extra { [type.googleapis.com/acme.config.Limits] { cpu: 3 } }",
      ),
      ["protos"],
      {
        timeout: "90s",
        mode: "MODE_STRICT",
        sizes: { a: "9007199254740993" },
        token: "/w==",
        inner: { ratio: 1e300 },
        extra: { "@type": "type.googleapis.com/acme.config.Limits", cpu: 3 },
      },
    ],
    [
      "with equal keys in several maps",
      of(
        "acme.config.Service",
        'parts [{ key: "a" value { sizes { key: "a" value: 1 } } }, { key: "b" }]',
        'others { sizes { key: "a" value: 0 } sizes { key: "b" } }',
        'free { fields { key: "a" value { struct_value { fields { key: "a" value { bool_value: true } } } } } }',
      ),
      ["protos"],
      {
        parts: { a: { sizes: { a: "1" } }, b: {} },
        others: [{ sizes: { a: "0", b: "0" } }],
        free: { a: { a: true } },
      },
    ],
    ["of a message in a message", of("acme.config.Service.Inner", "ratio: 0.5"), ["protos"], { ratio: 0.5 }],
    [
      "with extensions, whose defaults are not filled in",
      of("old.Old", 'name: "n"', '[old.note]: "x"'),
      ["old"],
      { name: "n", "[old.note]": "x" },
    ],
    ["of files that import by path", of("A", "b { on: true }"), ["by-path"], { b: { on: true } }],
    ["of several folders", of("A", "b {}"), ["protos", "by-path", "by-path"], { b: {} }],
    ["of what comes with Protocol Buffers", of("google.protobuf.Duration", "seconds: 1"), ["old"], "1s"],
    ["whose comment is not on the first line", `# a\n\n${of("A")}`, ["by-path"], {}],
    [
      "behind a long line",
      `# ${"y".repeat(70_000)}\n${of("A", "b { on: true }")}`,
      ["by-path"],
      { b: { on: true } },
    ],
  ])("is read %s", async (_what, text, folders, expected) => {
    expect(await parse(text, ...folders)).toEqual(expected);
  });

  it.each<[string, string, string[], unknown]>([
    ["without definitions", of("A"), [], { message: /protoFileDirs names the folders/ }],
    ["without a comment", 'name: "a"\n', ["old"], { message: /no comment says its message/ }],
    [
      "with an unknown message",
      `\n${of("acme.Nothing")}`,
      ["old"],
      { message: /acme\.Nothing is in none/, line: 2 },
    ],
    [
      "with an unknown field",
      of("A", "", "c: 1"),
      ["by-path"],
      { message: /unknown field: c/, line: 3, column: 1 },
    ],
    ["with a syntax error", of("A", "b {"), ["by-path"], { message: /./ }],
    ["with a field twice", of("A", "b {}", "b {}"), ["by-path"], { message: /b/, line: 3 }],
    ...WITHIN.flatMap(([where, start, end]): [string, string, string[], unknown][] => [
      [
        `with a key of a map twice ${where}`,
        of("acme.config.Service", start, 'sizes { key: "a" value: 1 }', 'sizes { key: "a" value: 2 }', end),
        ["protos"],
        { message: /^duplicate key in the map acme\.config\.Service\.sizes$/ },
      ],
      [
        `with a field of a reserved name ${where}`,
        of("acme.config.Service", start, 'gone: "x"', end),
        ["protos"],
        { message: /unknown field: gone/, line: 3 },
      ],
    ]),
    [
      "with a key twice in a message that comes with Protocol Buffers",
      of("google.protobuf.Struct", 'fields { key: "a" value {} }', 'fields { key: "a" value {} }'),
      ["protos"],
      { message: /^duplicate key in the map google\.protobuf\.Struct\.fields$/ },
    ],
    ["that lacks a required field", of("old.Old"), ["old"], { message: /required field old\.Old\.name/ }],
    ["with definitions that do not parse", of("A"), ["broken"], { message: /broken\/a\.proto:2/ }],
    ["with definitions that import each other", of("A"), ["round"], { message: /imports itself/ }],
    ["with definitions that import what is not there", of("A"), ["missing"], { message: /nowhere\.proto/ }],
    ["with a message that is defined twice", of("old.Old"), ["old", "twice"], { message: /old\.Old/ }],
    [
      "with a folder that is not there",
      of("A"),
      ["by-path", "gone"],
      { message: /protoFileDirs: gone cannot be read: ENOENT/ },
    ],
    [
      "with a folder that is a file",
      of("A"),
      ["old/old.proto"],
      { message: /old\.proto cannot be read: ENOTDIR/ },
    ],
    ["with a folder without definitions", of("A"), ["none"], { message: /no \.proto file in none/ }],
  ])("is refused %s", async (_what, text, folders, expected) => {
    const { message, ...place } = expected as { message: RegExp };
    const found = (await parse(text, ...folders)) as { message?: unknown };
    expect(String(found.message)).toMatch(message);
    expect(found).toMatchObject(place);
  });

  it("knows no definitions of a request before it", async () => {
    expect(await parse(of("old.Old", 'name: "n"'), "old")).toEqual({ name: "n" });
    expect(await parse(of("old.Old", 'other: "n"'), "twice")).toEqual({ other: "n" });
    expect(await parse(of("old.Old", 'name: "n"'), "by-path")).toMatchObject({
      message: expect.stringMatching(/is in none/) as unknown,
    });
  });
});
