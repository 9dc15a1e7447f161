import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseAllDocuments } from "yaml";
import { loadGate, type Outcome } from "../../../src/gate/index.js";
import { isObject } from "../../../src/base/text/option-rules.js";
import { testRego } from "../../../src/engine/opa/test-rego.js";
import { filesBelow, readToolTests } from "./tool-tests.js";

type Json = Readonly<Record<string, unknown>>;

function member(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (found, key) => (isObject(found) && key in found ? (found as Json)[key] : undefined),
    value,
  );
}

async function readYamlFile(path: string): Promise<unknown[]> {
  return parseAllDocuments(await readFile(path, "utf8")).map((document) => document.toJS() as unknown);
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** The Rego of a constraint template. */
function regoOf(template: unknown): Record<string, string> {
  const [target] = list(member(template, "spec", "targets"));
  const inEngine = list(member(target, "code")).find((code) => member(code, "engine") === "Rego");
  const source = inEngine === undefined ? target : member(inEngine, "source");
  const libs = list(member(source, "libs")).map((text, index) => [`lib${String(index)}.rego`, String(text)]);
  const rego = member(source, "rego");
  return typeof rego === "string"
    ? { "policy.rego": rego, ...(Object.fromEntries(libs) as Record<string, string>) }
    : {};
}

function reviewOf(object: unknown): unknown {
  if (member(object, "kind") === "AdmissionReview") return member(object, "request");
  const [group, version] = String(member(object, "apiVersion")).split("/");
  return {
    object,
    name: member(object, "metadata", "name"),
    namespace: member(object, "metadata", "namespace"),
    operation: "CREATE",
    kind: {
      group: version === undefined ? "" : group,
      version: version ?? group,
      kind: member(object, "kind"),
    },
  };
}

/** Objects of the cluster in the form of `data.inventory`. */
function inventoryOf(objects: readonly unknown[]): unknown {
  const inventory: { cluster: Record<string, unknown>; namespace: Record<string, unknown> } = {
    cluster: {},
    namespace: {},
  };
  const put = (into: Record<string, unknown>, [key = "", ...rest]: string[], value: unknown): void => {
    if (rest.length === 0) into[key] = value;
    else put((into[key] ??= {}) as Record<string, unknown>, rest, value);
  };
  for (const object of objects) {
    const text = (...path: string[]): string[] => {
      const found = member(object, ...path);
      return typeof found === "string" ? [found] : [];
    };
    const namespace = text("metadata", "namespace");
    const path = [...namespace, ...text("apiVersion"), ...text("kind"), ...text("metadata", "name")];
    put(namespace.length === 0 ? inventory.cluster : inventory.namespace, path, object);
  }
  return inventory;
}

/** Counts of a checkout, and the decisions that change. */
export interface PublicCounts {
  decisions: number;
  /** Number of decisions with an error of a built-in. */
  withErrors: number;
  /** Those that pass when errors are undefined and do not by default. */
  changed: string[];
  /** Number of undecidable ones. */
  leftOut: number;
}

async function judgeCase(
  rego: Record<string, string>,
  input: object,
  inventory: unknown,
): Promise<{ strict: Outcome; lenient: Outcome; errors: number }> {
  const folder = await mkdtemp(join(tmpdir(), "regohost-public-"));
  try {
    const dataFile = join(folder, "data.json");
    await writeFile(dataFile, JSON.stringify({ inventory }));
    await using gate = await loadGate(
      { files: rego },
      {
        regoVersion: "v0",
        dataFiles: [dataFile],
        allowUndefined: ["data.inventory", "data.lib"],
      },
    );
    const inputs = [{ name: "case", value: JSON.parse(JSON.stringify(input)) as Record<string, never> }];
    const strict = await gate.judge(inputs);
    const lenient = await gate.judge(inputs, { strictBuiltinErrors: false });
    const errors = strict.results.reduce((sum, { builtinErrors }) => sum + builtinErrors.length, 0);
    return { strict: strict.outcome, lenient: lenient.outcome, errors };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether a case of a suite asserts that there are violations. */
function isRefused(one: unknown): boolean {
  return list(member(one, "assertions")).some((assertion) => {
    const violations = member(assertion, "violations") ?? "yes";
    return !["no", false, 0].includes(violations as string | number | boolean);
  });
}

/** Judges the cases of Gatekeeper's suites (`suite.yaml`) with the gate, twice. */
export async function judgeSuites(checkout: string): Promise<PublicCounts> {
  const counts: PublicCounts = { decisions: 0, withErrors: 0, changed: [], leftOut: 0 };
  for (const path of await filesBelow(checkout, (name) => /(?:^|[/\\])suite\.yaml$/.test(name))) {
    const folder = join(checkout, dirname(path));
    const read = (name: unknown): Promise<unknown[]> => readYamlFile(join(folder, String(name)));
    for (const test of list(member((await readYamlFile(join(checkout, path)))[0], "tests"))) {
      const rego = regoOf((await read(member(test, "template")))[0]);
      const [constraint] = await read(member(test, "constraint"));
      const parameters = member(constraint, "spec", "parameters") ?? {};
      for (const one of list(member(test, "cases"))) {
        const [object] = await read(member(one, "object"));
        const known = await Promise.all(list(member(one, "inventory")).map(read));
        const input = { review: reviewOf(object), parameters };
        if (Object.keys(rego).length === 0) {
          counts.leftOut++;
          continue;
        }
        const { strict, lenient, errors } = await judgeCase(rego, input, inventoryOf(known.flat()));
        // If the suite has another result, the case is not understood here.
        if ((lenient === "fail") !== isRefused(one)) {
          counts.leftOut++;
          continue;
        }
        counts.decisions++;
        if (errors > 0) counts.withErrors++;
        if (strict !== lenient) {
          counts.changed.push(
            `${path}: ${String(member(test, "name"))}: ${String(member(one, "name"))}: ${lenient} becomes ${strict}`,
          );
        }
      }
    }
  }
  return counts;
}

/**
 * Runs the tests of a checkout with OPA's tester, which reports errors of built-ins. Each is at most one decision that
 * changes: refusals remain refusals.
 */
export async function runPublicTests(checkout: string): Promise<PublicCounts> {
  const { request, nameOf } = await readToolTests(checkout);
  const { results } = await testRego({ ...request, raiseBuiltinErrors: true });
  const failed = results.filter(({ error }) => error !== undefined);
  return {
    decisions: results.filter(({ fail, error }) => fail !== true || error !== undefined).length,
    withErrors: failed.length,
    changed: failed.map(({ name, error }) => `${nameOf(name)}: ${error?.message ?? "several errors"}`),
    leftOut: results.filter(({ fail, error }) => fail === true && error === undefined).length,
  };
}
