import { toUnjudged, type GateResult } from "./gate-report.js";
import type { Judged } from "./judge-input.js";

type PackageKey = Pick<Judged["package"], "source" | "policy">;

/** The packages' results for one input. */
interface JudgedInput {
  judged: readonly Judged[];
  /** Absent until other inputs show which packages are policies. */
  results?: GateResult[];
}

function getKey({ source, policy }: PackageKey): string {
  return JSON.stringify([source, policy]);
}

/** Whether only other inputs can show that the package is a policy. */
function isOpen({ package: { uncertain }, hasRules }: Judged): boolean {
  return uncertain && !hasRules;
}

/** The result of an input that every policy skipped: no verdict. */
function unjudged(results: readonly GateResult[]): GateResult[] {
  const last = results.at(-1);
  if (last === undefined || results.some(({ outcome }) => outcome !== "skipped")) return [];
  const { input, file, line } = last;
  const subject = { input, file, ...(line === undefined ? {} : { line }) };
  return [toUnjudged(subject, "invalid", "every policy skipped it")];
}

/**
 * The results of a run.
 *
 * A compiled entrypoint without rules for any input is a library and is skipped. One with rules for some inputs is a
 * policy, so its other inputs are invalid. A source without any policy is invalid too. Results for inputs without rules
 * wait until the end of the run.
 */
export class Tally {
  readonly #allowAllSkipped: boolean;
  readonly #inputs: JudgedInput[] = [];
  readonly #policies = new Set<string>();
  readonly #sources = new Set<string>();
  readonly #judging = new Set<string>();

  /** @param allowAllSkipped whether an input that every policy skipped needs no verdict. */
  constructor(allowAllSkipped = false) {
    this.#allowAllSkipped = allowAllSkipped;
  }

  /** All results, in the order of the inputs, once the tally is settled. */
  get results(): GateResult[] {
    return this.#inputs.flatMap(({ results = [] }) => results);
  }

  /** Whether a package has a result. */
  hasResultOf(of: PackageKey): boolean {
    return this.#judging.has(getKey(of));
  }

  /** Adds the packages' results for one input. Returns the results that are already certain. */
  add(judged: readonly Judged[]): GateResult[] {
    const certain = judged.filter((one) => !isOpen(one));
    for (const { package: of } of certain) {
      this.#policies.add(getKey(of));
      this.#sources.add(of.source);
    }
    if (certain.length < judged.length) {
      this.#inputs.push({ judged });
      return certain.map(({ result }) => result);
    }
    const results = this.#getResults(certain);
    this.#inputs.push({ judged, results });
    return results;
  }

  /** Distinguishes policies from libraries. Returns the results that waited for it. */
  settle(): GateResult[] {
    const isResult = ({ package: of }: Judged): boolean =>
      this.#policies.has(getKey(of)) || !this.#sources.has(of.source);
    return this.#inputs.flatMap((input) => {
      if (input.results !== undefined) return [];
      input.results = this.#getResults(input.judged.filter(isResult));
      const given = new Set(input.judged.filter((one) => !isOpen(one)).map(({ result }) => result));
      return input.results.filter((result) => !given.has(result));
    });
  }

  #getResults(judged: readonly Judged[]): GateResult[] {
    for (const { package: of } of judged) this.#judging.add(getKey(of));
    const results = judged.map(({ result }) => result);
    return this.#allowAllSkipped ? results : [...results, ...unjudged(results)];
  }
}
