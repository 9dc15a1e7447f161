import { append } from "../base/lists.js";
import { POLICY_RULES, VERDICT_RULES } from "../engine/opa/judging-package.js";
import { likelyMeant } from "../engine/opa/near-names.js";
import { formatJson } from "../base/terms/json-format.js";
import { RegoNumber, RegoObject, type Term } from "../base/terms/term.js";
import { gateRuleKey, type GateRule } from "./gate-rule.js";

/**
 * The outcome of an input for a policy.
 *
 * - `pass`: the policy judged the input and refused nothing.
 * - `fail`: it refused something.
 * - `skipped`: the policy states that the input is not its own. There is no verdict.
 * - `invalid`: no verdict, because of the input, the policy or the options. A retry has the same outcome.
 * - `undecided`: no verdict, because a call had no result: credentials, network, service, time.
 */
export type Outcome = "pass" | "fail" | "skipped" | "invalid" | "undecided";

/** The outcome of an evaluated policy for an input. */
type VerdictOutcome = Exclude<Outcome, "undecided">;

/** The members of a `result` that the verdict reads, except for flags. */
export const RESULT_MEMBERS: readonly string[] = [
  ...VERDICT_RULES.filter((rule) => rule !== "result"),
  "findings",
];

/** The same with the flags. */
export const READ_MEMBERS: readonly string[] = [...RESULT_MEMBERS, "skipped", "skip_reason", "ignore"];

/**
 * The members of a judging object that look like verdict rules by their names, and that are ignored: their refusals
 * would pass.
 *
 * @param read the members that are read.
 */
export function unreadMembers(object: RegoObject, read: readonly string[] = VERDICT_RULES): UnreadMember[] {
  return [...object.members.keys()].flatMap((name) => {
    if (read.includes(name)) return [];
    const like = likelyMeant(name, RESULT_MEMBERS);
    if (like !== undefined) return [{ name, like }];
    return VERDICT_RULES.includes(name) ? [{ name }] : [];
  });
}

/** A member that is not read. */
interface UnreadMember {
  name: string;
  /** The name that may have been meant. */
  like?: string;
}

/** A member that is not read, in a message. */
export function describeMember(location: string, { name, like }: UnreadMember): string {
  return `${location}.${name} is not read${like === undefined ? "" : `; did you mean ${like}?`}`;
}

/** The rules that the verdict reads of a package or object, and those that define members of its `result`. */
export interface DefinedRules {
  rules: readonly string[];
  /** `violations`, of a rule `result.violations`. */
  members: readonly string[];
}

/**
 * The verdict's rules among those of a package, or of an object that rules define.
 *
 * @param path of the package, with slashes.
 * @param places paths of all rules that are not functions, with slashes.
 */
export function definedRules(path: string, places: Iterable<string>): DefinedRules {
  const parts = (of: string): Set<string> => {
    const names = new Set<string>();
    for (const location of places) {
      if (location.startsWith(`${of}/`)) names.add(location.slice(of.length + 1).split("/", 1)[0] ?? "");
    }
    return names;
  };
  const [rules, members] = [parts(path), parts(`${path}/result`)];
  return {
    rules: VERDICT_RULES.filter((rule) => rules.has(rule)),
    members: RESULT_MEMBERS.filter((member) => members.has(member)),
  };
}

/** The form that a rule's value must have. */
interface RuleForm {
  /** The types, by OPA's names. */
  types: readonly string[];
  subject: string;
  /** How to write a rule of this name. */
  toWrite: (name: string) => string;
}

const LIST: RuleForm = {
  types: ["set", "array"],
  subject: "a set or an array",
  toWrite: (name) =>
    `write a set of findings, empty if there are none: ${name} contains "a message" if { … }`,
};
const EVERY_INPUT = "give it a value for every input";
const FORMS: Readonly<Record<string, RuleForm>> = {
  allow: {
    types: ["boolean"],
    subject: "true or false",
    toWrite: (name) => `${EVERY_INPUT}: default ${name} := false`,
  },
  result: { types: ["object"], subject: "an object", toWrite: () => EVERY_INPUT },
};

/** Describes a rule whose value has another type. @param type such as `a string`. */
function describeWrongType(rule: string, name: string, type: string): string {
  const { subject, toWrite } = FORMS[rule] ?? LIST;
  const cure = name === rule && FORMS[rule] === undefined ? `; ${toWrite(name)}` : "";
  return `${name} must be ${subject} but is ${type}${cure}`;
}

/** Describes a rule that has no value. */
export function describeUndefined(rule: string, name = rule): string {
  const { toWrite } = FORMS[rule] ?? LIST;
  return `${name} is undefined${name === rule ? `; ${toWrite(name)}` : ""}`;
}

/** The types by OPA's names, in a message. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  array: "an array",
  object: "an object",
  null: "null",
};

/** Describes a rule that can have no value of its form, by the types that its value can have; `undefined` for any other. */
export function describeImpossible(rule: string, types: readonly string[]): string | undefined {
  const form = FORMS[rule] ?? LIST;
  if (types.some((type) => form.types.includes(type))) return undefined;
  return describeWrongType(rule, rule, types.map((type) => TYPE_NAMES[type] ?? `a ${type}`).join(" or "));
}

/** A rule with its value for one input; `undefined` if it has none. */
export interface RuleValue {
  rule: string;
  value: Term | undefined;
  /**
   * For `result`: the members that rules define, `violations` for `result.violations`. An undefined one is a problem.
   */
  members?: readonly string[];
  /** The values of its groups of definitions, if these are distinguished. */
  parts?: readonly { about: GateRule; value: Term | undefined; hasFixedIds: boolean }[];
  /** Whether the policy, not the input, determines all ids that its findings have of their own. Default: false. */
  hasFixedIds?: boolean;
}

/** A single result of a rule. */
export interface Finding {
  /**
   * `deny`, or `result.violations` for a member of `result`. Without a rule: the value of `failOn`, or the built-in
   * whose analysis was skipped.
   */
  rule: string;
  /** For people: the string itself, the object's `msg` or `message`, or all of it as JSON; otherwise written by the gate. */
  message: string;
  /** The rule's value: a string, or an object such as `{"msg": "…"}`, with every number as written. */
  value: Term;
  /** The definition that produced it, if known. */
  about?: GateRule;
  /** Whether the policy, not the input, determines its own id. Default: false. */
  hasFixedId?: boolean;
}

export interface Verdict {
  outcome: VerdictOutcome;
  /** The findings that fail it. */
  violations: Finding[];
  /** Findings that are only reported. */
  warnings: Finding[];
  /** The reasons why there is no verdict. */
  problems: string[];
  /** The policy skipped the input; empty without a reason. A skipping policy with violations still fails. */
  skipReason?: string;
}

interface VerdictOptions {
  /** The built-ins with a skipped AI analysis in this decision. */
  skippedAnalyses?: readonly string[] | undefined;
  /** Whether a skipped AI analysis is only reported. Default: it is a violation. */
  allowSkipped?: boolean | undefined;
  /** Whether a member of `result` may be ignored although its name is similar to that of a verdict rule. Default: none may. */
  isAllowedUnread?: ((name: string) => boolean) | undefined;
  /**
   * Whether all rules are of Conftest's families. An undefined one counts as empty, and a policy may have only `warn`.
   */
  isConftest?: boolean | undefined;
  /** Where a rule or a member of `result` is, for the messages on its value: `policy.rego:3`. Default: unknown. */
  getLocation?: ((name: string) => string | undefined) | undefined;
}

function getType(value: Term): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  if (value instanceof RegoObject) return "an object";
  if (value instanceof RegoNumber) return "a number";
  return typeof value === "boolean" ? String(value) : "a string";
}

/** A violation's text: itself, its `msg` or `message`, or all of it as JSON if these are blank. */
function getMessage(value: Term): string {
  const texts = value instanceof RegoObject ? [value.get("msg"), value.get("message")] : [value];
  for (const text of texts) if (typeof text === "string" && text.trim() !== "") return text;
  return formatJson(value);
}

/** The attributes of a rule for reading its value. */
type ReadRule = Pick<RuleValue, "parts" | "members" | "hasFixedIds">;

/** The findings of a list, once per definition that produces them, and once for definitions that differ only in their text. */
function toFindings(
  name: string,
  list: readonly Term[],
  { parts = [], hasFixedIds: hasFixedId = false }: ReadRule,
): Finding[] {
  const definitions = new Map<string, { about: GateRule; hasFixedId: boolean }[]>();
  for (const { about, value, hasFixedIds } of parts) {
    for (const item of Array.isArray(value) ? value : []) {
      const key = formatJson(item);
      const by = definitions.get(key) ?? [];
      const same = by.find((other) => gateRuleKey(other.about) === gateRuleKey(about));
      if (same !== undefined) {
        // An exception by an id applies only where no definition takes it from the input.
        same.hasFixedId &&= hasFixedIds;
        // Reports name the same definition when these swap places.
        if ((about.variant ?? "") < (same.about.variant ?? "")) same.about = about;
      } else definitions.set(key, [...by, { about, hasFixedId: hasFixedIds }]);
    }
  }
  return list.flatMap((value) => {
    const finding: Finding = { rule: name, message: getMessage(value), value, hasFixedId };
    const given = definitions.size === 0 ? undefined : definitions.get(formatJson(value));
    return given?.map((by) => ({ ...finding, ...by })) ?? [finding];
  });
}

class VerdictBuilder {
  readonly violations: Finding[] = [];
  readonly warnings: Finding[] = [];
  readonly problems: string[] = [];
  skipReason: string | undefined;
  readonly #isAllowedUnread: (name: string) => boolean;
  readonly #getLocation: (name: string) => string | undefined;

  constructor({
    isAllowedUnread = () => false,
    getLocation = () => undefined,
  }: Pick<VerdictOptions, "isAllowedUnread" | "getLocation">) {
    this.#isAllowedUnread = isAllowedUnread;
    this.#getLocation = getLocation;
  }

  /** Adds a problem of the value of a rule, or of a member of a `result`. */
  #addProblem(name: string, problem: string): void {
    const location = this.#getLocation(name);
    this.problems.push(location === undefined ? problem : `${location}: ${problem}`);
  }

  read(rule: string, name: string, value: Term | undefined, about: ReadRule = {}): void {
    if (value === undefined) {
      this.#addProblem(name, describeUndefined(rule, name));
    } else if (rule === "allow") {
      this.#readAllow(name, value);
    } else if (rule === "result") {
      this.#readResult(name, value, about);
    } else {
      this.#readList(name, value, /^warn(?:_|$)/.test(rule) ? this.warnings : this.violations, about);
    }
  }

  #readAllow(name: string, value: Term): void {
    if (value === false) this.violations.push({ rule: name, message: `${name} is false`, value });
    else if (value !== true) this.#addWrongType("allow", name, value);
  }

  #readList(name: string, value: Term, into: Finding[], about: ReadRule): void {
    if (Array.isArray(value)) {
      for (const finding of toFindings(name, value, about)) into.push(finding);
    } else {
      this.#addWrongType(name.split(".").at(-1) ?? name, name, value);
    }
  }

  #addWrongType(rule: string, name: string, value: Term): void {
    this.#addProblem(name, describeWrongType(rule, name, getType(value)));
  }

  #readResult(name: string, value: Term, { members = [], hasFixedIds = false }: ReadRule): void {
    if (!(value instanceof RegoObject)) {
      this.#addWrongType("result", name, value);
      return;
    }
    const skipped = this.#readFlag(name, value, "skipped");
    const ignored = this.#readFlag(name, value, "ignore");
    const findings = value.get("findings");
    const rules = VERDICT_RULES.filter((rule) => rule !== "result" && value.has(rule));
    for (const rule of rules) {
      if (rule !== "violations") this.read(rule, `${name}.${rule}`, value.get(rule), { hasFixedIds });
    }
    const [structured, listed]: [Finding[], Finding[]] = [[], []];
    if (findings !== undefined) this.#readList(`${name}.findings`, findings, structured, { hasFixedIds });
    const violations = value.get("violations");
    if (violations !== undefined) this.#readList(`${name}.violations`, violations, listed, { hasFixedIds });
    // Findings are structured violations: a string equal to a finding's message repeats it.
    const said = new Set<Term>(structured.map(({ message }) => message));
    append(this.violations, structured);
    append(
      this.violations,
      listed.filter((violation) => !said.has(violation.value)),
    );
    const unread = unreadMembers(value, READ_MEMBERS)
      .filter((member) => !this.#isAllowedUnread(`${name}.${member.name}`))
      .map((member) => describeMember(name, member));
    for (const problem of unread) this.#addProblem(name, problem);
    const missing = members.filter((member) => !value.has(member));
    if (skipped || ignored) {
      const reason = value.get("skip_reason");
      this.skipReason = typeof reason === "string" && reason !== "" ? reason : "";
    } else if (missing.length > 0) {
      for (const member of missing) this.read(member, `${name}.${member}`, undefined);
    } else if (findings === undefined && !rules.some((rule) => POLICY_RULES.includes(rule))) {
      this.#addProblem(name, `${name} has none of deny, violation, violations, findings and allow`);
    }
  }

  #readFlag(name: string, result: RegoObject, key: string): boolean {
    const value = result.get(key);
    if (value === undefined) return false;
    if (typeof value !== "boolean") {
      this.#addProblem(name, `${name}.${key} must be true or false but is ${getType(value)}`);
    }
    return value === true;
  }
}

/** The outcome of a policy with these violations and problems. */
export function toOutcome({
  problems,
  violations,
  skipReason,
}: Pick<Verdict, "problems" | "violations" | "skipReason">): VerdictOutcome {
  if (problems.length > 0) return "invalid";
  if (violations.length > 0) return "fail";
  return skipReason === undefined ? "pass" : "skipped";
}

/**
 * Judges a policy by the values of its rules. It passes only when it has a policy rule, every `deny`, `violation` and
 * `violations` (of a `result` object too) is empty and every `allow` is exactly `true`. An undefined rule or member, one
 * of another type, or a policy without policy rules gives no verdict.
 */
export function judge(rules: readonly RuleValue[], options: VerdictOptions = {}): Verdict {
  const { isConftest = false } = options;
  const builder = new VerdictBuilder(options);
  for (const { rule, value, ...more } of rules) {
    if (isConftest ? value !== undefined : VERDICT_RULES.includes(rule))
      builder.read(rule, rule, value, more);
  }
  if (!isConftest && !rules.some(({ rule }) => POLICY_RULES.includes(rule))) {
    builder.problems.push(`it has none of the rules ${POLICY_RULES.join(", ")}`);
  }
  for (const name of options.skippedAnalyses ?? []) {
    const into = options.allowSkipped === true ? builder.warnings : builder.violations;
    into.push({ rule: name, message: "the AI analysis was skipped", value: null });
  }
  const { violations, warnings, problems, skipReason } = builder;
  const verdict = { violations, warnings, problems, ...(skipReason === undefined ? {} : { skipReason }) };
  return { ...verdict, outcome: toOutcome(verdict) };
}
