import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ResponseError } from "../../../src/base/errors.js";
import { schemaId, type SchemaName } from "../../../src/evidence/schema/records.js";
import { matchSchema, validate } from "../../../src/evidence/schema/validate.js";

const DIGEST = `sha256:${"a".repeat(64)}`;
const UUID = "0b4f2a3e-6f0f-4a55-9d0e-4f4f8f0f7a11";
const referrer = { digest: DIGEST, kind: "ARTIFACT" };
const evidence = { id: UUID, name: "sbom", kind: "SBOM_CYCLONEDX_JSON" };
const evaluation = { requirement_id: UUID, project_version_id: UUID, status: "fail" };

/** For each schema: a full value that fits, and changes of it that do not, with the path that must be named. */
const CASES: Record<
  SchemaName,
  { value: Record<string, unknown>; faults: [Record<string, unknown>, string][] }
> = {
  "referrer-item": {
    value: {
      ...referrer,
      downloadable: true,
      public: false,
      references: [
        { ...referrer, references: [{ digest: `sha1:${"b".repeat(40)}`, kind: "GIT_HEAD_COMMIT" }] },
      ],
      created_at: "2026-11-20T23:17:55.427942Z",
      metadata: { name: "build" },
      annotations: {},
    },
    faults: [
      [{ digest: undefined }, ""],
      [{ digest: 7 }, "/digest"],
      [{ digest: "not-a-digest" }, "/digest"],
      [{ kind: undefined }, ""],
      [{ kind: "" }, "/kind"],
      [{ kind: null }, "/kind"],
      [{ downloadable: "true" }, "/downloadable"],
      [{ public: 1 }, "/public"],
      [{ references: {} }, "/references"],
      [{ references: [referrer, { digest: DIGEST }] }, "/references/1"],
      [
        { references: [{ ...referrer, references: [{ ...referrer, kind: 1 }] }] },
        "/references/0/references/0/kind",
      ],
      [{ created_at: 1 }, "/created_at"],
      [{ createdAt: "yesterday" }, "/createdAt"],
      [{ metadata: { name: 1 } }, "/metadata/name"],
      [{ annotations: [] }, "/annotations"],
    ],
  },
  "discover-response": {
    value: { result: referrer, pagination: { next_cursor: "abc" } },
    faults: [
      [{ result: undefined }, ""],
      [{ result: null }, "/result"],
      [{ result: {} }, "/result"],
      [{ pagination: "abc" }, "/pagination"],
      [{ pagination: { next_cursor: 1 } }, "/pagination/next_cursor"],
      [{ pagination: { nextCursor: {} } }, "/pagination/nextCursor"],
    ],
  },
  "error-status": {
    value: { code: 5, message: "not found", details: [{ "@type": "x", more: 1 }], metadata: {}, reason: "r" },
    faults: [
      [{ code: undefined }, ""],
      [{ code: "5" }, "/code"],
      [{ code: 5.5 }, "/code"],
      [{ message: undefined }, ""],
      [{ message: null }, "/message"],
      [{ reason: 1 }, "/reason"],
      [{ details: {} }, "/details"],
      [{ metadata: { a: 1 } }, "/metadata/a"],
    ],
  },
  "evidence-record": {
    value: { ...evidence, digest: DIGEST, project_id: "", annotations: { env: "lab" } },
    faults: [
      [{ id: "1" }, "/id"],
      [{ name: undefined }, ""],
      [{ kind: "" }, "/kind"],
      [{ digest: "x" }, "/digest"],
      [{ project_version_id: 1 }, "/project_version_id"],
      [{ annotations: { env: null } }, "/annotations/env"],
    ],
  },
  "evidence-list": {
    value: { results: [evidence] },
    faults: [
      [{ results: undefined }, ""],
      [{ results: null }, "/results"],
      [{ results: [evidence, {}] }, "/results/1"],
    ],
  },
  "compliance-evaluation": {
    value: { ...evaluation, requirement_revision: 2, created_at: "2026-01-01T00:00:00Z", framework_id: "" },
    faults: [
      [{ status: undefined }, ""],
      [{ status: "" }, "/status"],
      [{ requirement_revision: "2" }, "/requirement_revision"],
      [{ project_version_id: "v1" }, "/project_version_id"],
    ],
  },
  "compliance-list": {
    value: { evaluations: [evaluation] },
    faults: [
      [{ evaluations: undefined }, ""],
      [{ evaluations: [{ ...evaluation, status: 1 }] }, "/evaluations/0/status"],
    ],
  },
  "prompt-result": {
    value: { skipped: false, violations: ["no licence"] },
    faults: [
      [{ skipped: undefined }, ""],
      [{ violations: undefined }, ""],
      [{ skipped: "false" }, "/skipped"],
      [{ violations: [1] }, "/violations/0"],
    ],
  },
  "instance-info": {
    value: { loginURL: "https://cp.example.com/auth/login", version: "1.0.0", chartVersion: "" },
    faults: [
      [{ loginURL: undefined }, ""],
      [{ version: 1 }, "/version"],
      [{ chartVersion: 1 }, "/chartVersion"],
    ],
  },
};

const names = Object.keys(CASES) as SchemaName[];

/** Editors check gate files by it. regohost reads them by its own rules, and test/cli/gate/gate-config.test.ts compares both. */
const OF_EDITORS = "gate-file.schema.json";

test("every schema file of the service's answers has a case, and its $id names it", () => {
  const files = readdirSync("schemas").filter((file) => file.endsWith(".schema.json") && file !== OF_EDITORS);
  expect(files.sort()).toEqual(names.map((name) => `${name}.schema.json`).sort());
  for (const name of names) {
    const schema: unknown = JSON.parse(readFileSync(`schemas/${name}.schema.json`, "utf8"));
    expect(schema).toMatchObject({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: schemaId(name),
    });
  }
});

/** What a check throws, at once or later. */
async function errorOf(check: () => unknown): Promise<unknown> {
  try {
    return await check();
  } catch (error) {
    return error;
  }
}

describe.each(names)("%s", (name) => {
  const { value, faults } = CASES[name];

  test("keeps what fits, unknown fields included", async () => {
    const more = { ...value, a_new_field: { of: ["anything"] } };
    expect(await validate(name, more)).toEqual(more);
  });

  test.each(faults)("refuses %j and names the path %j", async (fault, path) => {
    const bad: unknown = JSON.parse(JSON.stringify({ ...value, ...fault }));
    const request = { method: "GET", url: "https://cp.example.com/x" };
    const error: unknown = await errorOf(() => validate(name, bad, request));
    expect(error).toBeInstanceOf(ResponseError);
    expect(error).toMatchObject({ code: "response_invalid", schema: schemaId(name), request });
    expect((error as ResponseError).issues).toEqual([{ path, message: expect.any(String) }]);
    expect((error as ResponseError).message).toContain(path);
    expect(await matchSchema(name, bad)).toBeUndefined();
  });

  test.each([[null], ["text"], [[]], [1]])("refuses %j", async (bad) => {
    expect(await errorOf(() => validate(name, bad))).toMatchObject({ code: "response_invalid" });
  });
});

test("an error never holds a value of the response", async () => {
  const secret = "s3cr3t-value";
  const bad = { result: { digest: secret, kind: "X" } };
  const error: unknown = await errorOf(() => validate("discover-response", bad));
  expect(error).toBeInstanceOf(ResponseError);
  expect(JSON.stringify([(error as Error).message, error])).not.toContain(secret);
});

test("a key with control characters does not reach the terminal", async () => {
  const error: unknown = await errorOf(() =>
    validate("referrer-item", { ...referrer, metadata: { "\u001b[31m": 1 } }),
  );
  expect((error as ResponseError).issues[0]?.path).toBe("/metadata/?[31m");
});

test("references nested too deeply to check are refused", async () => {
  const depth = 200_000;
  const text = `{"digest":"${DIGEST}","kind":"A","references":[`.repeat(depth) + "]}".repeat(depth);
  const error = await errorOf(() => validate("referrer-item", JSON.parse(text)));
  expect(error).toMatchObject({
    code: "response_invalid",
    message: expect.stringMatching(/nested too deeply/),
  });
});

test("null counts as a field that is not there", async () => {
  const value = { ...referrer, createdAt: null, references: null, metadata: null, annotations: null };
  expect(await matchSchema("referrer-item", value)).toEqual(value);
  expect(await matchSchema("discover-response", { result: referrer, pagination: null })).toBeDefined();
});
