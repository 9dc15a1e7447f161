import type { SourceGroup, VolatileCriterion } from "./policy-configuration.js";

/** The image and the component that an input is about. */
export interface CriteriaTarget {
  /** The names by which criteria refer to the image: its repository with the registry, and its digest. */
  image?: readonly string[] | undefined;
  componentName?: string | undefined;
}

/** How `ec` names the component of one architecture of an image index. */
const ARCHITECTURE_SUFFIX = /-sha256:[0-9a-f]{64}-\S+$/;

/** Criteria for including or excluding rules, at one time. */
export class Criteria {
  /** For every image. */
  readonly #usual: string[];
  readonly #imageCriteria: VolatileCriterion[] = [];
  readonly #componentCriteria: VolatileCriterion[] = [];

  /** @param nowNs in nanoseconds since the epoch; volatile criteria hold from their first to their last moment. */
  constructor(usual: readonly string[], volatileCriteria: readonly VolatileCriterion[], nowNs: bigint) {
    this.#usual = [...usual];
    for (const criterion of volatileCriteria) {
      const { value, fromNs = nowNs, untilNs = nowNs, image, componentNames } = criterion;
      if (fromNs > nowNs || untilNs < nowNs) continue;
      if (image !== undefined) this.#imageCriteria.push(criterion);
      else if (componentNames !== undefined) this.#componentCriteria.push(criterion);
      else this.#usual.push(value);
    }
  }

  get isEmpty(): boolean {
    return this.#usual.length + this.#imageCriteria.length + this.#componentCriteria.length === 0;
  }

  /** All values except those for components. */
  get values(): string[] {
    return [...this.#usual, ...this.#imageCriteria.map(({ value }) => value)];
  }

  /** The values that apply to a target; without an image those for every image. */
  for({ image, componentName = "" }: CriteriaTarget): string[] {
    if (image === undefined) return [...this.#usual];
    const names = new Set([componentName, componentName.replace(ARCHITECTURE_SUFFIX, "")]);
    const byImage = image.flatMap((name) => this.#imageCriteria.filter((one) => one.image === name));
    const byComponent = [...names].flatMap((name) =>
      this.#componentCriteria.flatMap(
        (one) => one.componentNames?.filter((own) => own === name).map(() => one) ?? [],
      ),
    );
    return [...byImage.map(({ value }) => value), ...byComponent.map(({ value }) => value), ...this.#usual];
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
