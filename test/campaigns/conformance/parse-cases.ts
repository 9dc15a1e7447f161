import { parse } from "yaml";
import { parseJson } from "../../../src/base/terms/parse-term.js";
import { toJsonText } from "../../../src/base/terms/term-text.js";
import { RegoObject, type Term } from "../../../src/base/terms/term.js";
import { toStrictJson } from "../../../src/base/terms/value-text.js";

/** One of OPA's conformance cases (`TestCase` of its `v1/test/cases`). It expects a result, an error, or both. */
export interface ConformanceCase {
  /** `v1/withkeyword/direct input`. Some cases share one. */
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
  /** The solutions of the query, each an object of its variables. */
  wantResult: Term[] | undefined;
  /** A part of the error's text; "" is any. */
  wantError: string | undefined;
  wantErrorCode: string | undefined;
  /** Run with strict errors, on which the expected error depends. */
  strictError: boolean;
  sortBindings: boolean;
}

export interface CaseOrigin {
  /** Name of the file in errors. */
  file: string;
  category: string;
  regoVersion: "v0" | "v1";
}

/**
 * Parses a file of cases.
 *
 * @throws Error without a case, and on a case that would be judged wrongly: with an unknown key, a value of another
 * type, or no expectation.
 */
export function parseCases(text: string, origin: CaseOrigin): ConformanceCase[] {
  // Converted through text, so that numbers stay exact.
  const document = parseJson(toStrictJson(parse(text, { intAsBigInt: true, maxAliasCount: -1 })));
  const { cases, ...others } = Object.fromEntries(members(document));
  if (Object.keys(others).length > 0 || !Array.isArray(cases) || cases.length === 0) {
    throw new Error(
      `${origin.file} is not a file of cases: it must contain only \`cases\`, with at least one`,
    );
  }
  return cases.map((term, index) => readCase(term, index, origin));
}

/** The members of an object whose keys are strings. */
export function members(term: Term | undefined): ReadonlyMap<string, Term> {
  return term instanceof RegoObject ? term.members : new Map<string, Term>();
}

function readCase(term: Term, index: number, { file, category, regoVersion }: CaseOrigin): ConformanceCase {
  const fields = new CaseFields(members(term), `${file}, case ${index}`);
  const test: ConformanceCase = {
    name: `${regoVersion}/${fields.need("note", isText)}`,
    category,
    regoVersion,
    query: fields.need("query", isText),
    modules: fields.take("modules", isTexts) ?? [],
    data: toJson(fields.take("data", isObject)),
    input: toJson(fields.take("input", isTerm)),
    inputTerm: fields.take("input_term", isText),
    wantResult: fields.take("want_result", isObjects),
    wantError: fields.take("want_error", isText),
    wantErrorCode: fields.take("want_error_code", isText),
    strictError: fields.take("strict_error", isBoolean) ?? false,
    sortBindings: fields.take("sort_bindings", isBoolean) ?? false,
  };
  // Only the variables of the expected result are queried, so generated ones are never seen.
  fields.take("ignore_generated_vars", isBoolean);
  fields.end();
  if (test.wantResult === undefined && !test.wantErrorCode && !test.wantError) {
    fields.fail("wants neither a result nor an error");
  }
  return test;
}

type Check<T extends Term> = (term: Term) => term is T;

const isTerm = (_term: Term): _term is Term => true;
const isText = (term: Term): term is string => typeof term === "string";
const isBoolean = (term: Term): term is boolean => typeof term === "boolean";
const isObject = (term: Term): term is RegoObject => term instanceof RegoObject;
const isTexts = (term: Term): term is string[] => Array.isArray(term) && term.every(isText);
const isObjects = (term: Term): term is RegoObject[] => Array.isArray(term) && term.every(isObject);

function toJson(term: Term | undefined): string | undefined {
  return term === undefined ? undefined : toJsonText(term);
}

/** The fields of a case, each taken once. */
class CaseFields {
  readonly #fields: Map<string, Term>;
  readonly #where: string;

  constructor(fields: ReadonlyMap<string, Term>, where: string) {
    this.#fields = new Map(fields);
    this.#where = where;
  }

  /** A null in these files is an absent field. */
  take<T extends Term>(key: string, check: Check<T>): T | undefined {
    const value = this.#fields.get(key) ?? null;
    this.#fields.delete(key);
    if (value === null) return undefined;
    return check(value) ? value : this.fail(`has \`${key}\` of another type: ${toJsonText(value)}`);
  }

  need<T extends Term>(key: string, check: Check<T>): T {
    return this.take(key, check) ?? this.fail(`has no \`${key}\``);
  }

  end(): void {
    const [key] = this.#fields.keys();
    if (key !== undefined) this.fail(`has \`${key}\`, which this runner does not know`);
  }

  fail(problem: string): never {
    throw new Error(`${this.#where}: it ${problem}`);
  }
}
