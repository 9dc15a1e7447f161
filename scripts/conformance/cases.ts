import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parse } from "yaml";
import { parseJson } from "../../src/rego/parse-term.js";
import { toJsonText as toJson } from "../../src/rego/term-text.js";
import { toStrictJson } from "../../src/rego/value-text.js";
import { RegoObject, type Term } from "../../src/rego/term.js";

/** One of OPA's conformance cases (its `v1/test/cases`). */
export interface ConformanceCase {
  /** `v1/withkeyword/direct input`: unique. */
  name: string;
  /** The folder it is in. */
  category: string;
  regoVersion: "v0" | "v1";
  query: string;
  modules: string[];
  /** JSON text. */
  data: string | undefined;
  /** JSON text. */
  input: string | undefined;
  /** A Rego term, instead of `input`. */
  inputTerm: string | undefined;
  wantResult: Term[] | undefined;
  wantError: string | undefined;
  wantErrorCode: string | undefined;
  strictError: boolean;
  sortBindings: boolean;
}

/** Where Go keeps the source of the OPA that opa-core is built from. @throws when Go or the module is not there. */
export function findOpaSource(root: string): string {
  const options = { cwd: join(root, "opa-core"), encoding: "utf8" } as const;
  execFileSync("go", ["mod", "download", "github.com/open-policy-agent/opa"], options);
  return execFileSync(
    "go",
    ["list", "-m", "-f", "{{.Dir}}", "github.com/open-policy-agent/opa"],
    options,
  ).trim();
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(yaml|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Every case of both versions of Rego, sorted by file. */
export function loadCases(opaSource: string): ConformanceCase[] {
  const root = join(opaSource, "v1", "test", "cases", "testdata");
  return (["v0", "v1"] as const).flatMap((version) =>
    filesBelow(join(root, version)).flatMap((file) => {
      const category = dirname(relative(join(root, version), file)).split(/[\\/]/)[0] ?? "";
      return casesOf(readFileSync(file, "utf8"), category, version);
    }),
  );
}

function casesOf(text: string, category: string, regoVersion: "v0" | "v1"): ConformanceCase[] {
  // Through text, so that every number stays as it is written.
  const document = parseJson(toStrictJson(parse(text, { intAsBigInt: true, maxAliasCount: -1 })));
  const cases = members(document).get("cases");
  if (!Array.isArray(cases)) throw new TypeError(`${category}: a file without cases`);
  return cases.map((term) => {
    const fields = members(term);
    const text = (key: string): string | undefined => {
      const value = fields.get(key);
      return typeof value === "string" ? value : undefined;
    };
    const json = (key: string): string | undefined => {
      const value = fields.get(key);
      // A null in these files is a field that is not there.
      return value === undefined || value === null ? undefined : toJson(value);
    };
    const modules = fields.get("modules");
    const wantResult = fields.get("want_result");
    return {
      name: `${regoVersion}/${text("note") ?? ""}`,
      category,
      regoVersion,
      query: text("query") ?? "",
      modules: Array.isArray(modules) ? modules.map(String) : [],
      data: json("data"),
      input: json("input"),
      inputTerm: text("input_term"),
      wantResult: Array.isArray(wantResult) ? wantResult : undefined,
      wantError: text("want_error"),
      wantErrorCode: text("want_error_code"),
      strictError: fields.get("strict_error") === true,
      sortBindings: fields.get("sort_bindings") === true,
    };
  });
}

export function members(term: Term | undefined): Map<string, Term> {
  if (!(term instanceof RegoObject)) return new Map();
  return new Map(term.entries.flatMap(([key, value]) => (typeof key === "string" ? [[key, value]] : [])));
}
