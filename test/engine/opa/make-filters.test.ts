import { describe, expect, test } from "vitest";
import { makeFilters } from "../../../src/engine/opa/make-filters.js";

type FiltersRequest = Parameters<typeof makeFilters>[0];

const ASKED: FiltersRequest = {
  files: [{ path: "a.rego", text: "package a\n\nallow if input.t.owner == data.b.name\n" }],
  path: "a/allow",
  body: JSON.stringify({ unknowns: ["input.t"] }),
  accept: "application/vnd.opa.sql.postgresql+json",
  instrument: false,
  strictBuiltinErrors: false,
};
const LIBRARY = { path: "b.rego", text: 'package b\n\nname := "ada"\n' };

/** The condition that the filters are in SQL, or the code of the error. */
async function filterOf(request: Partial<FiltersRequest>): Promise<unknown> {
  const reply = await makeFilters({ ...ASKED, ...request }).catch((error: unknown) => error);
  return reply instanceof Error ? (reply as { code?: string }).code : reply;
}

const whereOwnerIs = (name: string): object => ({
  status: 200,
  result: JSON.stringify({ query: `WHERE t.owner = E'${name}'` }),
});

describe("policies that an instance keeps compiled", () => {
  test.each([
    ["a text", { files: [...ASKED.files, { ...LIBRARY, text: 'package b\n\nname := "bob"\n' }] }, "bob"],
    [
      "a package",
      { files: [...ASKED.files, { ...LIBRARY, text: 'package c\n\nname := "ada"\n' }] },
      undefined,
    ],
    ["the files", { files: ASKED.files, data: '{"b": {"name": "eve"}}' }, "eve"],
  ])("are others when %s differs, and the same ones afterwards", async (_, changed, name) => {
    const first = { files: [...ASKED.files, LIBRARY] };
    expect(await filterOf(first)).toMatchObject(whereOwnerIs("ada"));
    const other = await filterOf(changed);
    if (name === undefined) expect(other).not.toHaveProperty("result");
    else expect(other).toMatchObject(whereOwnerIs(name));
    expect(await filterOf(first)).toMatchObject(whereOwnerIs("ada"));
  });

  test("take the data of each request", async () => {
    for (const name of ["ada", "bob"]) {
      expect(await filterOf({ data: JSON.stringify({ b: { name } }) })).toMatchObject(whereOwnerIs(name));
    }
  });

  test.each([
    ["the version of Rego", { regoVersion: "v0" }],
    ["a file's version of Rego", { files: [{ ...ASKED.files[0]!, regoVersion: "v0" }, LIBRARY] }],
  ] as const)("are not taken for another of %s", async (_, changed) => {
    const files = [...ASKED.files, LIBRARY];
    expect(await filterOf({ files })).toMatchObject(whereOwnerIs("ada"));
    expect(await filterOf({ files, ...changed })).toBe("rego_invalid");
  });

  test.each([
    ["built-ins that may be called", { allowed: ["eq"] }],
    ["declarations", { builtins: [] }],
  ])("are not taken for other %s", async (_, changed) => {
    const files = [
      { path: "a.rego", text: 'package a\n\nallow if input.t.owner == acme.owner(upper("x"))\n' },
    ];
    const builtins = [{ name: "acme.owner", args: ["string"] as const, result: "string" as const }];
    const answers = { "acme.owner": { '["X"]': { value: '"ada"' } } };
    const request = { files, answers, builtins };
    expect(await filterOf(request)).toMatchObject(whereOwnerIs("ada"));
    expect(await filterOf({ ...request, ...changed })).toBe("rego_invalid");
  });

  test("are not kept when they do not compile", async () => {
    const files = [{ path: "a.rego", text: "package a\n\nallow if missing(1)\n" }];
    for (let turn = 0; turn < 2; turn++) expect(await filterOf({ files })).toBe("rego_invalid");
  });
});
