import { readdirSync, readFileSync } from "node:fs";
import { type AnySchemaObject } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import fc from "fast-check";
import { expect, it } from "vitest";
import { schemaId, type SchemaName } from "../../../src/evidence/schema/records.js";
import { issuesOf } from "../../../src/evidence/schema/validators.js";
import { webUrl } from "../../any-text.js";

const SCHEMAS = new URL("../../../schemas/", import.meta.url);
const schemas = readdirSync(SCHEMAS)
  .filter((name) => name.endsWith(".schema.json"))
  .map((name) => JSON.parse(readFileSync(new URL(name, SCHEMAS), "utf8")) as AnySchemaObject)
  // The schema of gate files is for editors, and has no name.
  .filter(({ $id }) => $id !== undefined);
const ids = schemas.map(({ $id }) => String($id));
const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, schemas });
formats.default(ajv, ["date-time"]);

const two = fc.integer({ min: 0, max: 62 }).map((n) => String(n).padStart(2, "0"));
const year = fc.constantFrom("1900", "2000", "2023", "2024");
const month = fc.constantFrom("00", "02", "04", "12", "13");
const day = fc.constantFrom("00", "01", "28", "29", "30", "31", "32");
const clock = fc.oneof(
  fc.tuple(two, two, two).map((parts) => parts.join(":")),
  fc.constantFrom("23:59:60", "22:59:60.5", "00:59:60", "23:59:61", "23:29:60"),
);
const zone = fc.oneof(
  fc.constantFrom("Z", "z", "", "+01", "-01:00", "+0130", "+24:00", "-00:60", "-23:59", "+00:30", "-00:30"),
);
/** Texts that are nearly times. */
const time = fc
  .tuple(year, month, day, fc.constantFrom("T", "t", " ", "\n", "TT", ""), clock, zone)
  .map(([y, m, d, separator, at, offset]) => `${y}-${m}-${d}${separator}${at}${offset}`);

const leaf = fc.oneof(
  fc.constantFrom<unknown>(null, "", "x", "😀", true, 0, 5, 5.5, "fail", "2026-11-20T23:17:55Z", "yesterday"),
  time,
  fc.constantFrom(`sha256:${"a".repeat(64)}`, `md5:${"b".repeat(32)}`, "sha256:A"),
  fc.constantFrom("0b4f2a3e-6f0f-4a55-9d0e-4f4f8f0f7a11", "0b4f2a3e"),
  fc.string(),
);

/** Documents with the names that the schemas know. Half of the members have a value that is likely to fit. */
const { document } = fc.letrec((tie) => {
  const list = fc.array(tie("document"), { maxLength: 3 });
  const texts = fc.dictionary(fc.string(), fc.oneof({ weight: 4, arbitrary: fc.string() }, leaf), {
    maxKeys: 2,
  });
  const likely: Record<string, fc.Arbitrary<unknown>> = {
    digest: fc.constant(`sha256:${"a".repeat(64)}`),
    kind: fc.constant("ARTIFACT"),
    id: fc.constant("0b4f2a3e-6f0f-4a55-9d0e-4f4f8f0f7a11"),
    requirement_id: fc.constant("0b4f2a3e-6f0f-4a55-9d0e-4f4f8f0f7a11"),
    project_version_id: fc.constant("0b4f2a3e-6f0f-4a55-9d0e-4f4f8f0f7a11"),
    requirement_revision: fc.nat(),
    name: fc.string(),
    status: fc.constant("fail"),
    code: fc.integer(),
    message: fc.string(),
    reason: fc.string(),
    details: list,
    metadata: texts,
    annotations: texts,
    references: list,
    results: list,
    evaluations: list,
    violations: fc.array(fc.string(), { maxLength: 2 }),
    skipped: fc.boolean(),
    downloadable: fc.boolean(),
    public: fc.boolean(),
    created_at: fc.oneof(fc.constant("2026-11-20T23:17:55.427942Z"), time),
    createdAt: fc.oneof(fc.constant("2026-11-20T23:17:55.427942Z"), time),
    loginURL: webUrl,
    version: fc.string(),
    chartVersion: fc.string(),
    pagination: tie("document"),
    next_cursor: fc.string(),
    nextCursor: fc.string(),
    result: tie("document"),
  };
  const members = Object.fromEntries(
    Object.entries(likely).map(([name, value]) => [
      name,
      fc.oneof({ weight: 9, arbitrary: value }, { weight: 1, arbitrary: leaf }),
    ]),
  );
  const required = ["digest", "kind", "id", "requirement_id", "project_version_id", "status"] as const;
  return {
    document: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      leaf,
      {
        weight: 6,
        arbitrary: fc.record(members, { requiredKeys: [...required, "code", "message", "name"] }),
      },
      { weight: 3, arbitrary: fc.record(members, { requiredKeys: [] }) },
      list,
    ),
  };
});

it("every validator says of generated documents what ajv's own says, down to the place and the message", () => {
  const fitted = new Map<string, number>();
  fc.assert(
    fc.property(document, (value) => {
      for (const id of ids) {
        const name = id.slice(schemaId("referrer-item").lastIndexOf(":") + 1) as SchemaName;
        const validator = ajv.getSchema(id)!;
        const fits = validator(value) as boolean;
        if (fits) fitted.set(name, (fitted.get(name) ?? 0) + 1);
        const expected = (validator.errors ?? []).map(({ instancePath, message }) => ({
          path: instancePath.replaceAll(/\p{Cc}/gu, "?").slice(0, 200),
          message,
        }));
        const issues = issuesOf(name, value);
        // `expect` takes longer than all of it.
        if (JSON.stringify(issues) !== JSON.stringify(fits ? [] : expected)) {
          expect(issues).toEqual(fits ? [] : expected);
        }
      }
    }),
    { numRuns: 300 },
  );
  // Documents of every kind were among them.
  expect([...fitted.keys()].sort()).toEqual(ids.map((id) => id.slice(id.lastIndexOf(":") + 1)).sort());
});

const referrer = { digest: "sha256:ab", kind: "A" };

it.each<[SchemaName, unknown, string, string]>([
  ["discover-response", { result: { ...referrer, References: [referrer] } }, "/result", "references"],
  ["discover-response", { result: referrer, Pagination: { next_cursor: "a" } }, "", "pagination"],
  ["discover-response", { result: referrer, pagination: { NEXTCURSOR: "a" } }, "/pagination", "nextCursor"],
  [
    "discover-response",
    { result: { ...referrer, references: [{ ...referrer, Kind: "B" }] } },
    "/result/references/0",
    "kind",
  ],
  ["instance-info", { loginURL: "", version: "1", loginUrl: "" }, "", "loginURL"],
])("refuses a member of %s that differs from a known one only by case: %j", (name, value, path, known) => {
  expect(issuesOf(name, value)).toEqual([{ path, message: `has the property '${known}' in another case` }]);
});

it("lets names that the schema does not have differ by case", () => {
  const texts = { a: "1", A: "2", Kind: "3", constructor: "4" };
  const more = { ...referrer, metadata: texts, annotations: texts, more: 1, More: { references: 1 } };
  expect(issuesOf("discover-response", { result: { ...more, created_at: null, createdAt: null } })).toEqual(
    [],
  );
});
