import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { defineBuiltin } from "../../src/index.js";
import { checkPolicies, type CheckPoliciesOptions } from "../../src/tooling/index.js";
import { makeFolder } from "../cli/run.js";

const OWNER = { type: "function", args: [{ type: "string" }], result: { type: "string" } };

describe("checkPolicies", () => {
  it("finds errors in texts, with their places and lines", async () => {
    const { errors, files } = await checkPolicies({
      files: {
        "a/p.rego": "package p\n\nx := nope(1)\n",
        "a/p_test.rego": "package p_test\n\ntest_x if nope(2)\n",
      },
    });
    expect(files).toEqual(["a/p.rego", "a/p_test.rego"]);
    expect(errors).toMatchObject([
      {
        code: "rego_type_error",
        message: "undefined function nope",
        location: { file: "a/p.rego", row: 3, column: 6 },
        line: "x := nope(1)",
      },
      { code: "rego_type_error", location: { file: "a/p_test.rego", row: 3 } },
    ]);
  });

  it("warns of what strict mode refuses", async () => {
    const source = { files: { "p.rego": "package p\n\nx if { y := 1; true }\n" } };
    expect(await checkPolicies(source)).toMatchObject({ errors: [], warnings: [{ location: { row: 3 } }] });
    expect(await checkPolicies(source, { strict: true })).toMatchObject({
      errors: [{ location: { row: 3 } }],
      warnings: [],
    });
  });

  it("reads paths from its folder, or URLs, and tells what it skipped", async () => {
    const cwd = await makeFolder({
      "p/p.rego": "package p\n\nx := 1\n",
      "p/gen/q.rego": "package",
      "r.md": "# r",
    });
    const found = await checkPolicies(["p", "r.md"], { cwd, ignore: ["ge[mn]"] });
    expect(found).toEqual({
      errors: [],
      warnings: [],
      files: ["p/p.rego"],
      skipped: ["r.md"],
      firstDocuments: [],
      addresses: [],
      unverified: [],
    });
    const url = pathToFileURL(join(cwd, "p/p.rego"));
    expect((await checkPolicies(url)).files).toHaveLength(1);
    expect(await checkPolicies("r.md", { cwd })).toEqual({
      errors: [],
      warnings: [],
      files: [],
      skipped: ["r.md"],
      firstDocuments: [],
      addresses: [],
      unverified: [],
    });
  });

  it.each<[string, CheckPoliciesOptions]>([
    [
      "builtins",
      {
        builtins: [
          defineBuiltin({
            name: "acme.owner",
            args: ["string"],
            result: "string",
            effect: false,
            call: () => "x",
          }),
        ],
      },
    ],
    ["a capabilities object", { capabilities: { builtins: [{ name: "acme.owner", decl: OWNER }] } }],
    ["a capabilities file", { capabilities: "caps.json" }],
  ])("knows %s", async (_, options) => {
    const cwd = await makeFolder({
      "p.rego": 'package p\n\nx := acme.owner("a")\n',
      "caps.json": JSON.stringify({ builtins: [{ name: "acme.owner", decl: OWNER }] }),
    });
    expect((await checkPolicies("p.rego", { cwd })).errors).toHaveLength(1);
    expect((await checkPolicies("p.rego", { cwd, ...options })).errors).toEqual([]);
  });

  it("knows schemas by OPA's names, and reports as many errors as it is told", async () => {
    const files = {
      "p.rego":
        "# METADATA\n# schemas:\n#   - input: schema.release\npackage p\n\nx if input.a\n\ny if input.b\n\nz if input.digest\n",
    };
    const schema = {
      "schema.release": {
        type: "object",
        properties: { digest: { type: "string" } },
        additionalProperties: false,
      },
    };
    expect((await checkPolicies({ files }, { schema })).errors).toHaveLength(2);
    expect((await checkPolicies({ files }, { schema, maxErrors: 1 })).errors.length).toBeLessThan(3);
  });

  it("reads the Rego of before 1.0", async () => {
    const files = { "p.rego": "package p\n\nallow { true }\n" };
    expect((await checkPolicies({ files })).errors).not.toEqual([]);
    expect((await checkPolicies({ files }, { regoVersion: "v0" })).errors).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>, string, RegExp]>([
    [
      "an unknown option",
      () => checkPolicies("p", { stric: true } as object),
      "config_invalid",
      /checkPolicies: unknown option "stric" \(did you mean strict\?\)/,
    ],
    [
      "an option of another type",
      () => checkPolicies("p", { maxErrors: 0 }),
      "config_invalid",
      /maxErrors must be an integer of at least 1/,
    ],
    ["no path", () => checkPolicies([]), "config_invalid", /no policy given/],
    [
      "a number",
      () => checkPolicies(1 as unknown as string),
      "config_invalid",
      /a path, a list of paths, or \{ files \}/,
    ],
    [
      "another kind of URL",
      () => checkPolicies(new URL("ftp://example.com/p.rego")),
      "config_invalid",
      /not a file: URL/,
    ],
    ["what is not there", () => checkPolicies("no/such"), "source_not_found", /no\/such/],
    [
      "texts as a bundle",
      () => checkPolicies({ files: { "p.rego": "package p" } }, { bundle: true }),
      "config_invalid",
      /bundle/,
    ],
    ["texts without Rego", () => checkPolicies({ files: { "d.json": "{}" } }), "source_empty", /no Rego/],
    [
      "other names of schemas",
      () => checkPolicies({ files: { "p.rego": "package p" } }, { schema: { type: "object" } }),
      "config_invalid",
      /"type" is not a name of a schema/,
    ],
    [
      "a schema that is not there",
      () => checkPolicies({ files: { "p.rego": "package p" } }, { schema: "nope" }),
      "document_not_found",
      /known by name are/,
    ],
    [
      "other capabilities",
      () => checkPolicies({ files: { "p.rego": "package p" } }, { capabilities: {} }),
      "config_invalid",
      /not an OPA capabilities file/,
    ],
    [
      "an aborted signal",
      () => checkPolicies({ files: { "p.rego": "package p" } }, { signal: AbortSignal.abort() }),
      "aborted",
      /aborted/,
    ],
  ])("refuses %s", async (_, check, code, message) => {
    await expect(check()).rejects.toMatchObject({ code, message: expect.stringMatching(message) as string });
  });

  it("keeps the system's error of a schema that is not there as its cause", async () => {
    const checking = checkPolicies({ files: { "p.rego": "package p" } }, { schema: "nope" });
    await expect(checking).rejects.toMatchObject({ cause: { code: "ENOENT" } });
  });
});
