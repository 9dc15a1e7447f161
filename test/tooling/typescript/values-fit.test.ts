import { expect, it } from "vitest";
import { isRegohostError } from "../../../src/base/errors.js";
import { findMisfit } from "../../../src/engine/builtin/value-type.js";
import { checkRego } from "../../../src/engine/opa/check-rego.js";
import { inferRuleTypes } from "../../../src/engine/opa/rule-types.js";
import { loadPolicy } from "../../../src/index.js";
import { DATA, INPUT, LIBRARY } from "../../campaigns/differential/documents.js";
import { generateProgram, moduleText } from "../../campaigns/differential/generate-program.js";

const PROGRAMS = Number(process.env["REGOHOST_TYPED_PROGRAMS"] ?? 30);
const FIRST_SEED = Number(process.env["REGOHOST_TYPED_SEED"] ?? 1);

/** A schema that a value fits. Of every second member it does not state that it is there. */
function toSchema(value: unknown): unknown {
  if (Array.isArray(value)) return { type: "array", items: { anyOf: value.map(toSchema) } };
  if (typeof value !== "object" || value === null) return value === null ? {} : { type: typeof value };
  const members = Object.entries(value);
  return {
    type: "object",
    required: members.flatMap(([key], index) => (index % 2 === 0 ? [key] : [])),
    properties: Object.fromEntries(members.map(([key, member]) => [key, toSchema(member)])),
  };
}

/** The files without those that OPA's compiler rejects for this schema. */
async function withoutErrors(files: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const { diagnostics } = await checkRego({
    files: toList(files),
    schemas: { schema },
    maxErrors: 1_000_000,
  });
  const wrong = new Set(diagnostics.map(({ location }) => location?.file));
  const left = new Map([...files].filter(([path]) => !wrong.has(path)));
  return wrong.size === 0 ? left : withoutErrors(left);
}

function toList(files: ReadonlyMap<string, string>): { path: string; text: string }[] {
  return Array.from(files, ([path, text]) => ({ path, text }));
}

const schema = toSchema(JSON.parse(INPUT));

it("values of generated programs fit their types", async () => {
  const seeds = Array.from({ length: PROGRAMS }, (_, index) => FIRST_SEED + index);
  const programs = seeds.map((seed) => {
    const name = `p${String(seed)}`;
    return [`${name}.rego`, moduleText(generateProgram(seed).rules, name)] as const;
  });
  const files = await withoutErrors(new Map([...Object.entries(LIBRARY), ...programs]));
  const { entrypoints } = await inferRuleTypes({
    files: toList(files),
    schemas: { schema },
    entrypoints: [...files.keys()]
      .filter((path) => !(path in LIBRARY))
      .map((path) => path.replace(".rego", "")),
  });
  await using policy = await loadPolicy(
    { files: Object.fromEntries(files) },
    { entrypoint: entrypoints.map(({ name }) => name), data: JSON.parse(DATA) as unknown },
  );
  const misfits: unknown[] = [];
  let count = 0;
  for (const { name, result } of entrypoints) {
    const value = await policy
      .evaluate(JSON.parse(INPUT), { entrypoint: name, timeoutMs: 2_000 })
      .catch((error: unknown) => {
        if (isRegohostError(error)) return undefined;
        throw error;
      });
    if (value === undefined) continue;
    count++;
    const misfit = findMisfit(result, value);
    if (misfit !== undefined) misfits.push({ misfit, value, result, text: files.get(`${name}.rego`) });
  }
  expect(misfits).toEqual([]);
  expect(count).toBeGreaterThan(PROGRAMS / 4);
}, 120_000);
