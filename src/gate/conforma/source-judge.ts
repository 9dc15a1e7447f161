import { parseTimeNs, toNs } from "../../base/terms/instant.js";
import { RegoObject, type Term } from "../../base/terms/term.js";
import type { GateFinding } from "../finding.js";
import type { GateResult } from "../gate-report.js";
import { ruleIds } from "../gate-rule.js";
import { toOutcome } from "../verdict.js";
import type { JudgedImage } from "../inputs/image-snapshot.js";
import { listMatchers, matchScore, toCriteria, type Matched } from "./criteria.js";
import type { ConfiguredExclusion, SourceGroup } from "./policy-configuration.js";
import type { RequiredSigner } from "./required-signer.js";
import type { PackageRules, RuleInfo } from "./rule-info.js";

/** A finding with the criteria that exclude it. */
interface ExcludedFinding extends GateFinding {
  exception: ConfiguredExclusion;
}

/** The findings that a policy configuration selects. */
interface SelectedFindings {
  violations: GateFinding[];
  warnings: GateFinding[];
  excluded: ExcludedFinding[];
}

/** The form of `effective_on` that `ec` reads. It takes another one as effective. */
const EFFECTIVE_ON = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:[.,]\d+)?Z$/;

function getTexts(value: Term | undefined): string[] {
  const all = Array.isArray(value) ? value : [value];
  return all.filter((one) => typeof one === "string" && one !== "") as string[];
}

/** The criteria of a group of sources for an input. */
interface InputCriteria {
  include: readonly string[];
  exclude: readonly string[];
  /** Those of `include` for all images. */
  listed: readonly string[];
  nowNs: bigint;
  /** The packages with a rule that is included; empty: all are evaluated. */
  selected: ReadonlySet<string>;
}

/** The names of packages with a rule that the criteria include. */
function selectPackages(
  packages: ReadonlyMap<string, PackageRules>,
  { include, exclude }: Pick<InputCriteria, "include" | "exclude">,
): Set<string> {
  const isSelected = (about: Matched): boolean => {
    const matchers = listMatchers(about);
    return matchScore(matchers, include) > matchScore(matchers, exclude);
  };
  const names = [...packages.values()].flatMap(({ name, infos, plain }) => {
    const isNamed = plain.length > 0 && include.some((criterion) => criterion.startsWith(`${name}.`));
    const known = [...infos.values(), ...plain.map((code) => ({ code, collections: [] }))];
    return isNamed || known.some(isSelected) ? [name] : [];
  });
  return new Set(names);
}

/** Judges one input by the rules of a group of sources, as `ec` does. */
export class InputJudge {
  readonly #packages: ReadonlyMap<string, PackageRules>;
  readonly #criteria: InputCriteria;
  /** The criteria of `include` that nothing has matched yet. */
  readonly #missing: Set<string>;
  /** The included rules without findings, by package. */
  readonly #passed = new Map<string, RuleInfo[]>();
  /** Findings that were included. */
  #count = 0;

  constructor(packages: ReadonlyMap<string, PackageRules>, criteria: InputCriteria) {
    this.#packages = packages;
    this.#criteria = criteria;
    this.#missing = new Set(criteria.listed);
  }

  /** Whether a package is evaluated: one of its rules is included, or no rule of any package is. */
  evaluates(policy: string): boolean {
    const { selected } = this.#criteria;
    return selected.size === 0 || selected.has(policy.replaceAll("/", "."));
  }

  /**
   * The rule of the code of a package's finding. Of a package with a dot in its name, codes of findings have only the last
   * part: `pkg.a`, of `release.pkg.a`. Its own package precedes others; of several of these with such a code none counts.
   */
  #info(policy: string, code: string): RuleInfo | undefined {
    const packages = [...this.#packages.values()];
    const findShort = (some: readonly PackageRules[]): RuleInfo | undefined => {
      const rules = some.filter(({ name }) => name.includes(".")).flatMap(({ infos }) => [...infos.values()]);
      const found = rules.filter((info) => info.code.endsWith(`.${code}`));
      return code.includes(".") && found.length === 1 ? found[0] : undefined;
    };
    const own = this.#packages.get(policy);
    return (
      (own && (own.infos.get(code) ?? findShort([own]))) ??
      packages.find(({ infos }) => infos.has(code))?.infos.get(code) ??
      findShort(packages)
    );
  }

  /** Whether criteria include it; otherwise those that exclude it. */
  #select(about: Matched): { isIncluded: boolean; excludedBy: string[] } {
    const { include, exclude } = this.#criteria;
    const matchers = listMatchers(about);
    const excludedBy: string[] = [];
    const included = matchScore(matchers, include, (criterion) => this.#missing.delete(criterion));
    const excluded = matchScore(matchers, exclude, (criterion) => void excludedBy.push(criterion));
    return { isIncluded: included > excluded, excludedBy: included > 0 ? [...new Set(excludedBy)] : [] };
  }

  /**
   * Selects findings of a package by the criteria, moves those with another severity of their own, and those of rules
   * that are not effective yet to the warnings, and counts the rules without findings.
   */
  select(
    policy: string,
    violations: readonly GateFinding[],
    warnings: readonly GateFinding[],
  ): SelectedFindings {
    const selected: SelectedFindings = { violations: [], warnings: [], excluded: [] };
    for (const [isViolation, findings] of [
      [true, violations],
      [false, warnings],
    ] as const) {
      for (const finding of findings) this.#place(policy, finding, isViolation, selected);
    }
    const findings = [...selected.violations, ...selected.warnings];
    this.#count += findings.length;
    const seen = new Set(findings.flatMap(findingCode));
    const infos = [...(this.#packages.get(policy)?.infos.values() ?? [])];
    this.#passed.set(
      policy,
      infos.filter((info) => !seen.has(info.code) && this.#select(info).isIncluded),
    );
    return selected;
  }

  #selectFinding(
    code: string,
    info: RuleInfo | undefined,
    members: RegoObject,
  ): { isIncluded: boolean; excludedBy: string[] } {
    const own = members.get("collections");
    const collections = info !== undefined && info.collections.length > 0 ? info.collections : undefined;
    return this.#select({
      code,
      collections: collections ?? (Array.isArray(own) ? getTexts(own) : []),
      terms: getTexts(members.get("term")),
    });
  }

  #place(policy: string, finding: GateFinding, isViolation: boolean, into: SelectedFindings): void {
    const members = finding.value instanceof RegoObject ? finding.value : new RegoObject([]);
    const [code = ""] = getTexts(members.get("code"));
    const info = typeof members.get("code") === "string" ? this.#info(policy, code) : undefined;
    const own = ruleCode(finding, code);
    const ownInfo = own === code ? info : this.#info(policy, own);
    if (code === "") this.#missing.delete("*");
    else {
      const { isIncluded, excludedBy } = this.#selectFinding(code, info, members);
      const isAlsoOut = own === code || !this.#selectFinding(own, ownInfo, members).isIncluded;
      if (!isIncluded && isAlsoOut) {
        if (excludedBy.length === 0) return;
        into.excluded.push({ ...finding, exception: { kind: "configuration", criteria: excludedBy } });
        return;
      }
    }
    const severity = members.get("severity");
    if (isViolation ? severity !== "warning" : severity === "failure") {
      const effectiveOn = ownInfo?.effectiveOn ?? members.get("effective_on");
      if (isViolation && typeof effectiveOn === "string" && this.#isLater(effectiveOn)) {
        // eslint-disable-next-line no-restricted-syntax -- ec rewrites the policy's message so
        const message = `${finding.message.replace(/\.$/, "")}. This will become a failure starting on ${effectiveOn}`;
        into.warnings.push({ ...finding, message, severity: "warning" });
      } else into.violations.push(finding);
    } else into.warnings.push(finding);
  }

  #isLater(effectiveOn: string): boolean {
    const time = EFFECTIVE_ON.test(effectiveOn) ? parseTimeNs(effectiveOn) : undefined;
    return time !== undefined && time >= this.#criteria.nowNs;
  }

  /**
   * Completes the results of all packages: removes findings of rules that depend on a rule with a finding, and adds what
   * `ec` reports of the whole group.
   */
  settle<Judged extends { result: GateResult }>(
    judged: readonly Judged[],
    failsOnWarnings: boolean,
  ): Judged[] {
    const results = judged.map(({ result }) => result);
    const reported = new Set(
      results.flatMap(({ violations, warnings }) =>
        [...violations, ...warnings].flatMap((one) => findingCode(one).map((code) => ruleCode(one, code))),
      ),
    );
    // ec counts a rule without findings once for each rule that it depends on and that has none.
    const countLeft = ({ dependsOn }: RuleInfo): number =>
      dependsOn.length === 0 ? 1 : dependsOn.filter((other) => !reported.has(other)).length;
    const leave = (policy: string, findings: readonly GateFinding[]): GateFinding[] =>
      findings.filter((finding) => {
        const [code = ""] = findingCode(finding);
        const info = this.#info(policy, ruleCode(finding, code));
        return info === undefined || countLeft(info) > 0;
      });
    const unmatched = [...this.#missing].map(missingInclude);
    const isUnchecked =
      this.#count === 0 && [...this.#passed.values()].every((passed) => passed.length === 0);
    return judged.map((one, index) => {
      const { result } = one;
      const { policy = "" } = result;
      if (result.outcome !== "pass" && result.outcome !== "fail") return one;
      const isFirst = index === 0;
      const [added, warned] = !isFirst ? [[], []] : failsOnWarnings ? [unmatched, []] : [[], unmatched];
      const violations = [...leave(policy, result.violations), ...added];
      const warnings = [...leave(policy, result.warnings), ...warned];
      const problems = isFirst && isUnchecked ? [...result.problems, NOTHING_CHECKED] : result.problems;
      const successes = (this.#passed.get(policy) ?? []).reduce((sum, info) => sum + countLeft(info), 0);
      const outcome = toOutcome({ problems, violations });
      return { ...one, result: { ...result, violations, warnings, problems, successes, outcome } };
    });
  }
}

const NOTHING_CHECKED =
  "no rule of its group of sources is included: there are no successes, warnings or failures; check include and exclude, and custom.short_name of the rules";

/** The code of a finding, as its policy writes it. */
function findingCode({ value }: GateFinding): string[] {
  const code = value instanceof RegoObject ? value.get("code") : undefined;
  return typeof code === "string" ? [code] : [];
}

/**
 * The code of a finding. If the input may have chosen it, that of its rule: an input must not choose by a code what it is
 * excused from.
 */
function ruleCode({ about, hasFixedId }: GateFinding, code: string): string {
  const isOfRule =
    code === "" || hasFixedId === true || ruleIds([about]).some((id) => `.${id}`.endsWith(`.${code}`));
  return isOfRule ? code : about.id;
}

/** The warning about a criterion that includes nothing. */
function missingInclude(criterion: string): GateFinding {
  const about = { id: "configuration.include", title: "Each criterion of include matches a rule" };
  return {
    rule: "configuration",
    message: `Include criterion '${criterion}' doesn't match any policy rule`,
    value: criterion,
    id: about.id,
    title: about.title,
    about,
    hasIdOfInput: false,
    severity: "warning",
    metadata: new Map(),
  };
}

/** The rules of a group of sources with its criteria. */
export class SourceJudge {
  readonly #packages: ReadonlyMap<string, PackageRules>;
  readonly #group: SourceGroup;
  /** The criteria for documents at the time of the last one: a run has one time. */
  #last: InputCriteria | undefined;

  /** @param packages by path with slashes. */
  constructor(group: SourceGroup, packages: ReadonlyMap<string, PackageRules>) {
    this.#group = group;
    this.#packages = packages;
  }

  /**
   * @param now the time of the run.
   * @param image of an input that is an image: criteria for some images or components apply to such inputs alone.
   */
  forInput(now: Date | bigint, image?: JudgedImage): InputJudge {
    const nowNs = toNs(now);
    if (image !== undefined) return new InputJudge(this.#packages, this.#criteriaFor(nowNs, image));
    if (this.#last?.nowNs !== nowNs) this.#last = this.#criteriaFor(nowNs, { names: [], components: [] });
    return new InputJudge(this.#packages, this.#last);
  }

  #criteriaFor(nowNs: bigint, image: JudgedImage): InputCriteria {
    const { include, exclude } = toCriteria(this.#group, nowNs);
    const own = { include: include.valuesFor(image), exclude: exclude.valuesFor(image) };
    // As in ec, criteria for components exclude findings, not packages. Unlike there, they include packages.
    const excluded = exclude.valuesFor({ ...image, components: [] });
    const selected = selectPackages(this.#packages, { ...own, exclude: excluded });
    return { ...own, listed: include.listed, nowNs, selected };
  }
}

/** The criteria for the rules of a group. */
export interface ConfiguredRules {
  judge: SourceJudge;
  /** The digest of the configuration. */
  digest: string;
  /** Its specification as JSON, as `ec` writes it. Complete once all groups are loaded. */
  policySpec: (required?: RequiredSigner) => string;
}
