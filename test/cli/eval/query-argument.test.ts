import { describe, expect, it } from "vitest";
import {
  checkNotFile,
  findQuery,
  looksLikePath,
  whyUndefined,
  type QueryDocuments,
} from "../../../src/cli/eval/query-argument.js";

// A folder without the files that are named here, but for this one.
const io = { cwd: import.meta.dirname };
const HERE = "query-argument.test.ts";
const NOTHING: QueryDocuments = { hasInput: false, hasData: false };
const ALL: QueryDocuments = { hasInput: true, hasData: true };

/** What an argument is: the message of the error that it ends in, `path` or `query`. */
async function kindOf(text: string, given: QueryDocuments): Promise<string> {
  try {
    const query = await findQuery(io, [text], { hasEntrypoint: false, ...given });
    return query === undefined ? "path" : "query";
  } catch (error) {
    expect(error).toMatchObject({ code: "usage_invalid" });
    return String(error);
  }
}

describe("an argument without a file of its name", () => {
  it.each(["policy.rego", "x.wasm", "a.tgz", "my dir/x.rego", "*.rego", "pol/{a,b}.rego", HERE])(
    "%s is a path",
    async (text) => {
      expect(await kindOf(text, NOTHING)).toBe("path");
    },
  );

  it.each(["foo.yaml", "dir/", "in/x.json", "*.yml", "my/", "./data.toml", "input/x.json", "a.tar"])(
    "%s is refused",
    async (text) => {
      expect(await kindOf(text, NOTHING)).toContain(`${text}: there is no such file or directory`);
      expect(await kindOf(text, ALL)).toContain(`${text}: there is no such file or directory`);
    },
  );

  it.each([
    ["input.json", 'input["json"]', { hasInput: false, hasData: true }],
    ["data.json", 'data["json"]', { hasInput: true, hasData: false }],
    ["data.limits.yaml", 'data.limits["yaml"]', NOTHING],
  ] as const)("%s is refused where it could only be undefined, and %s named", async (text, query, given) => {
    expect(await kindOf(text, given)).toContain(`as a query it is ${query}`);
    expect(await kindOf(query, given)).toBe("query");
    expect(await kindOf(text, ALL)).toBe("query");
  });

  it.each([
    "input",
    "data",
    "input.kind",
    "input.properties",
    "input.env",
    "data.gate.deny",
    "x := input.json",
    "x := data.gz",
    'input["a.json"]',
    "count(data.json)",
    '"a.yaml"',
    "1/0",
    "1 / 2",
    "1.5",
    "polices",
  ])("%s is a query", async (text) => {
    expect(await kindOf(text, NOTHING)).toBe("query");
  });
});

it.each(["bench", "deps"] as const)("%s takes no file", async (command) => {
  await expect(checkNotFile(io, HERE, ALL, command)).rejects.toThrow(
    `${HERE} is a file or folder, not a query: regohost ${command} data.gate.deny -d ${HERE}`,
  );
  await expect(checkNotFile(io, "gone.rego", ALL, command)).rejects.toThrow("no such file");
});

it.each([
  ["input.kind", NOTHING, /there is no input; -i FILE/],
  ["input", NOTHING, /there is no input/],
  ["data.x", NOTHING, /there are no policies and no data; -d PATH/],
  ["input.json", ALL, /there is no file of this name/],
  ["input.kind", ALL, undefined],
  ["count(input)", NOTHING, undefined],
] as const)("%s says why it is undefined", (text, given, reason) => {
  if (reason === undefined) expect(whyUndefined(io, text, given)).toBeUndefined();
  else expect(whyUndefined(io, text, given)).toMatch(reason);
});

describe("a query that is not valid", () => {
  it.each([
    "polices",
    "./x",
    "my/file",
    "my dir/file",
    "pol/*",
    "{a,b}",
    "data/gate.deny",
    "C:\\x",
    "my.txt",
  ])("%s was perhaps a path", (text) => expect(looksLikePath(text)).toBe(true));
  it.each([
    "input.kind",
    "data.gate.deny",
    "a / b",
    "x := y",
    "a b",
    "1 + 1",
    "1.5",
    "f(x)",
    'x["y"]',
    "a == b",
  ])("%s was not", (text) => expect(looksLikePath(text)).toBe(false));
});
