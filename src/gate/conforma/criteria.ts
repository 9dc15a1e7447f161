import type { JudgedImage } from "../inputs/image-snapshot.js";
import type { SourceGroup, VolatileCriterion } from "./policy-configuration.js";

/** Criteria for including or excluding rules, at one time. */
class Criteria {
  /** Those of all images. */
  readonly listed: readonly string[];
  readonly isEmpty: boolean;
  readonly #usual: readonly string[];
  readonly #volatile: readonly VolatileCriterion[];

  /** @param nowNs in nanoseconds since the epoch; volatile criteria hold from their first to their last moment. */
  constructor(usual: readonly string[], volatileCriteria: readonly VolatileCriterion[], nowNs: bigint) {
    this.#usual = usual;
    this.#volatile = volatileCriteria.filter(
      ({ fromNs = nowNs, untilNs = nowNs }) => fromNs <= nowNs && untilNs >= nowNs,
    );
    const listed = this.#volatile.filter(({ componentNames }) => componentNames === undefined);
    this.listed = [...usual, ...listed.map(({ value }) => value)];
    this.isEmpty = usual.length + this.#volatile.length === 0;
  }

  /** The criteria for an image. */
  valuesFor({ names, components }: JudgedImage): string[] {
    const some = this.#volatile.filter(
      ({ image, componentNames }) =>
        (image === undefined || names.includes(image)) &&
        (componentNames === undefined || componentNames.some((name) => components.includes(name))),
    );
    return [...this.#usual, ...some.map(({ value }) => value)];
  }
}

/** The criteria of a group at a time. Without any to include, all rules are. */
export function toCriteria(group: SourceGroup, nowNs: bigint): { include: Criteria; exclude: Criteria } {
  let include = new Criteria(group.include, group.volatileInclude, nowNs);
  let exclude = new Criteria(group.exclude, group.volatileExclude, nowNs);
  if (include.isEmpty && exclude.isEmpty) {
    include = new Criteria(group.shared.include, [], nowNs);
    exclude = new Criteria(group.shared.exclude, [], nowNs);
  }
  return { include: include.isEmpty ? new Criteria(["*"], [], nowNs) : include, exclude };
}

/** How specific a criterion is: a collection 10, everything 1, each part of a package 10, a rule 100, a term 100. */
function criterionScore(criterion: string): number {
  if (criterion.startsWith("@")) return 10;
  const colon = criterion.indexOf(":");
  const name = colon < 0 ? criterion : criterion.slice(0, colon);
  const termScore = colon < 0 || colon === criterion.length - 1 ? 0 : 100;
  const parts = name.split(".");
  if (parts.length === 1) return termScore + (name === "*" ? 1 : 10);
  const rule = parts.pop() ?? "";
  const packageScore = parts.join(".") === "*" ? 1 : 10 * parts.length;
  return termScore + packageScore + (rule === "*" || rule === "" ? 0 : 100);
}

/** The parts of a rule or finding that criteria name. */
export interface Matched {
  /** `cve.cve_blockers`; empty if unknown, which only `*` and collections match. */
  code: string;
  collections: readonly string[];
  terms?: readonly string[] | undefined;
}

/** The criteria that match it. */
export function listMatchers({ code, collections, terms = [] }: Matched): string[] {
  const parts = code.split(".");
  const [rule = "", name = ""] = [parts.at(-1), parts.at(-2)];
  const own = name === "" ? [] : [name, `${name}.*`, `${name}.${rule}`];
  const termMatchers = terms.flatMap((term) => own.map((matcher) => `${matcher}:${term}`));
  return [...own, ...termMatchers, "*", ...collections.map((collection) => `@${collection}`)];
}

/** The sum of the scores of all criteria that match, each as often as it is listed. */
export function matchScore(
  matchers: readonly string[],
  criteria: readonly string[],
  onMatch: (criterion: string) => void = () => undefined,
): number {
  let score = 0;
  for (const matcher of matchers) {
    for (const criterion of criteria) {
      if (criterion !== matcher) continue;
      score += criterionScore(criterion);
      onMatch(criterion);
    }
  }
  return score;
}
