import { append } from "../base/lists.js";
import { invalidConfig } from "../base/errors.js";
import { POLICY_RULES, VERDICT_RULES } from "../engine/opa/judging-package.js";
import { describeLeftOut } from "../engine/source/left-out-files.js";
import type { LeftOutFile } from "../engine/source/source-files.js";
import { nearest } from "../base/text/nearest.js";
import { listSome, toPrintable } from "../base/text/printable.js";
import { OF_OTHER_RUNTIME, OTHER_RUNTIME } from "../engine/wasm/module-runtime.js";
import { describeAddresses, type UsedAddress } from "../base/text/used-address.js";
import type { RecordedImage } from "../engine/recording/recorded-call.js";
import { isAllowedUnread, type NotedRule, type UnreadOptions } from "./check-rules.js";
import type { GateException } from "./exception.js";
import { isOfUnknownDefinition, type GateFinding } from "./finding.js";
import type { GateNote, GateResult } from "./gate-report.js";
import { plainRule, ruleIds, type GateRule } from "./gate-rule.js";
import type { VerifiedInput } from "./inputs/read-inputs.js";
import type { UnusedVex } from "./vex/vex-statements.js";
import type { GateModule, GatePackage } from "./gate-module.js";
import { inWording, message, option, type Message, type Wording } from "../base/message.js";
import { counted } from "../base/text/counted.js";

const JUDGED_RULES = `gate reads ${POLICY_RULES.join(", ")}, and warn only in packages that define one of them`;

const CONFTEST_RULES = message`${option("rules", '"conftest"')} reads deny, violation, warn, and these with an underscore and a name`;

/**
 * Rejects `failOn: warn` when the gate ignores warnings.
 *
 * @throws ConfigurationError `config_invalid`
 */
export function checkWarningsRead(
  { ignoredRules, unjudgedRules }: Pick<NotedRun, "ignoredRules" | "unjudgedRules">,
  options: UnreadOptions,
): void {
  const unread = unjudgedRules.filter((name) => name.endsWith(".warn") && !isAllowedUnread(name, options));
  const warnings = [
    ...ignoredRules.filter(({ verdict, isAllowed }) => verdict === "warn" && !isAllowed),
    ...unread.map((name) => ({ name })),
  ];
  if (warnings.length === 0) return;
  throw invalidConfig(
    message`${option("failOn")} warn: ignored rules: ${listSome(warnings.map(describeIgnored))}. ${JUDGED_RULES}`,
  );
}

function describeIgnored({ name, like }: Pick<NotedRule, "name" | "like">): string {
  return like === undefined ? name : `${name} (did you mean ${like}?)`;
}

/** The facts of a run for its notes. */
export interface NotedRun {
  results: readonly GateResult[];
  /** Unused data files next to individually specified policies. */
  unusedData: readonly string[];
  /** Rules with a verdict-like name that the gate does not read. */
  ignoredRules: readonly NotedRule[];
  /**
   * Rules of compiled policies with a verdict-like name that no entrypoint evaluates, and that do not prevent judging.
   */
  unjudgedRules: readonly string[];
  /** References to rules that their packages lack, and to parts of data that do not exist, with their locations. */
  undefinedReferences: readonly string[];
  /** Files of folders and bundles that were not read. */
  leftOut: readonly LeftOutFile[];
  /** With `rules: "conftest"`: namespaces with rules that were not requested. */
  unreadNamespaces: readonly string[];
  isConftest: boolean;
  /** Exceptions that no finding matched. */
  unusedExceptions: readonly GateException[];
  /** Exceptions by the id of a finding that the input may have chosen, with the finding. */
  unappliedExceptions: ReadonlyMap<GateException, Pick<GateFinding, "id" | "about">>;
  /** VEX statements that excused no finding, by document. */
  unusedVex: readonly UnusedVex[];
  /** Policies with `custom.inputs` that matched no input, unless they have a result for it. */
  idlePolicies: readonly string[];
  /** Inputs that no policy judged, because none matched. */
  unmatchedInputs: readonly string[];
  /** Files of folders of inputs that were not read. */
  ignoredInputs: readonly string[];
  /** Findings whose path leads nowhere in their input, with the input. */
  unlocated: readonly string[];
  /** Compiled policies with another runtime or planner than this package's, and the reasons. */
  stockRuntimes: readonly NonNullable<GateModule["stockRuntime"]>[];
  /** Bundles that were recompiled from their Rego. */
  recompiled: readonly string[];
  /** Compiled policies, and the schemas that their Rego was not checked against. */
  unchecked: readonly { argument: string; schemas: readonly string[] }[];
  packages: readonly Pick<GatePackage, "policy" | "rules">[];
  /** The images whose attestations were inputs. */
  images: readonly RecordedImage[];
  /** The addresses of policies. */
  used: readonly UsedAddress[];
  /** Signed bundles of policies whose signatures were not verified. */
  unverifiedBundles: readonly string[];
  /** Whether signatures of inputs were verified in this run. */
  isVerified: boolean;
  /** The inputs whose signatures were verified when the replay was recorded, and not in this run. */
  verifiedThen: readonly Pick<VerifiedInput, "name" | "file" | "envelope">[];
}

/** The ids of a package's findings, except for findings with their own ids. */
function toIds({ policy, rules }: NotedRun["packages"][number]): string[] {
  // The rules of a compiled policy are unknown.
  const known =
    rules.size === 0 ? VERDICT_RULES.map((rule) => plainRule(policy, rule).id) : ruleIds(rules.values());
  return [...known, plainRule(policy, "not-found").id, plainRule(policy, "truncated").id];
}

/** Suggests the nearest id for a misspelt one. */
function unusedNote({ id, owner, expires }: GateException, ids: readonly string[]): string {
  const whole = ids.find((one) => id.startsWith(`${one}/`));
  const right =
    whole === undefined
      ? nearest(id, ids)
      : `: ${toPrintable(whole)} is the id, without the definition that reports add; METADATA with custom.id gives a definition an id of its own`;
  const known = id.includes("*") || ids.includes(id) ? "" : `; no rule has this id${right}`;
  return `unused exception ${toPrintable(id)} (owner ${toPrintable(owner)}, until ${expires}): no finding matched${known}`;
}

function isAboutVulnerabilities({ isVulnerability, definitions = [] }: GateRule): boolean {
  return isVulnerability === true || definitions.some(isAboutVulnerabilities);
}

function vexNotes({ unusedVex, packages }: NotedRun): GateNote[] {
  const isMarked = packages.some(({ rules }) => [...rules.values()].some(isAboutVulnerabilities));
  const advice = isMarked ? "" : "; no rule has METADATA with custom: {vulnerability: true}";
  return unusedVex.map(({ file, author, statements }) => {
    const by = author === undefined ? "" : ` (${toPrintable(author)})`;
    return {
      code: "vex_unused",
      message: `VEX statements of ${toPrintable(file)}${by} that excused no finding: ${listSome(statements)}${advice}`,
    };
  });
}

function envelopeNotes({ results: all, images, verifiedThen }: NotedRun): GateNote[] {
  const imageNames = new Set(images.map(({ image }) => image));
  const isOfImage = ({ file, envelope }: GateResult): boolean =>
    imageNames.has(file) && envelope?.verification === undefined;
  const results = all.filter((result) => !isOfImage(result));
  const unchecked = results.flatMap(({ input, envelope }) =>
    envelope === undefined || envelope.verification !== undefined ? [] : [{ name: input, envelope }],
  );
  const note = (subject: string, inputs: readonly Pick<VerifiedInput, "name" | "envelope">[]): GateNote[] => {
    const names = inputs.map(({ name, envelope }) => `${name} (${envelope.type}, ${envelope.digest})`);
    return names.length === 0
      ? []
      : [{ code: "envelope_unverified", message: `${subject}: ${listSome(names)}` }];
  };
  return [
    ...note("envelope signatures were not checked, only payloads were judged", unchecked),
    ...note("envelope signatures were verified when the replay was recorded, and not now", verifiedThen),
  ];
}

function imageNotes({ images, isVerified, verifiedThen }: NotedRun): UnwordedNote[] {
  if (images.length === 0) return [];
  const resolved = images.map(({ address, digest, attestations }) => {
    const meaning = address.endsWith(digest) ? "" : ` is ${digest}`;
    return `${toPrintable(address)}${meaning} (${counted(attestations.length, "attestation")})`;
  });
  const notes: UnwordedNote[] = [{ code: "image_resolved", message: `images: ${resolved.join(", ")}` }];
  const wereVerified = (image: string): boolean => verifiedThen.some(({ file }) => file === image);
  const unverified = isVerified ? [] : images.filter(({ image }) => !wereVerified(image));
  if (unverified.length > 0) {
    notes.push({
      code: "image_unverified",
      message: message`attestations of images were not verified, except that each is about its image: ${unverified.map(({ image }) => toPrintable(image)).join(", ")}. Everybody who can write to the registry can make such attestations; name the required signers with ${option("keys")}, or ${option("trustedRoot")} with an identity and an issuer`,
    });
  }
  const leftOut = images.flatMap((image) => image.leftOut);
  if (leftOut.length > 0) {
    notes.push({
      code: "referrers_ignored",
      message: `referrers of images were judged only where they are attestations; left out: ${listSome(leftOut)}`,
    });
  }
  return notes;
}

function bundleNotes({ unverifiedBundles: bundles }: NotedRun): UnwordedNote[] {
  if (bundles.length === 0) return [];
  const shown = bundles.map((bundle) => toPrintable(bundle));
  const text = message`the signatures of policy bundles were not verified (${option("verify", "false")}): ${listSome(shown)}. A changed bundle can change the verdict; pass the key that must have signed it (${option("verify.bundles")})`;
  return [{ code: "policy_unverified", message: text }];
}

function runtimeNotes({ stockRuntimes, recompiled }: NotedRun): UnwordedNote[] {
  const again = recompiled.length === 0 ? [] : [recompiledNote(recompiled)];
  return stockRuntimes.length === 0 ? again : [...again, stockNote(stockRuntimes)];
}

function recompiledNote(sources: readonly string[]): GateNote {
  const text = `compiled again from the Rego of the bundle, because its policy.wasm has ${OTHER_RUNTIME}: ${listSome(sources)}`;
  return { code: "policy_recompiled", message: text, sources: [...new Set(sources)] };
}

const UNDESCRIBED =
  "METADATA (schemas and kinds of inputs, ids and severities), the data that rules read, and rules that no entrypoint reaches are unknown for";

function stockNote(found: NotedRun["stockRuntimes"]): UnwordedNote {
  const sources = found.map(({ argument }) => argument);
  const undescribed = found.filter(({ isDescribed }) => !isDescribed).map(({ argument }) => argument);
  const unknown = undescribed.length === 0 ? "" : ` ${UNDESCRIBED}: ${listSome(undescribed)}.`;
  const shown = found.map(({ argument, why }) => `${argument} (not compiled again: ${why})`);
  const text = message`compiled with ${OTHER_RUNTIME}: ${listSome(shown)}. Of such a policy: ${OF_OTHER_RUNTIME}.${unknown} Give the Rego, or compile it again with \`regohost build\`; ${option("requireExact")} refuses such policies`;
  return { code: "runtime_stock", message: text, sources: [...new Set(sources)] };
}

/** A note before its options are worded. */
interface UnwordedNote extends Omit<GateNote, "message"> {
  message: string | Message;
}

/** The notes of a run in the wording of an interface, in display order. */
export function runNotes(run: NotedRun, wording: Wording): GateNote[] {
  return unwordedNotes(run).map((note) => ({ ...note, message: inWording(note.message, wording) }));
}

function unwordedNotes(run: NotedRun): UnwordedNote[] {
  const { results, ignoredRules, leftOut, unusedData } = run;
  const findings = results.flatMap(({ violations, warnings, excepted }) => [
    ...violations,
    ...warnings,
    ...excepted,
  ]);
  // A false allow results from all its definitions together.
  const unknown = findings.filter((finding) => finding.rule !== "allow" && isOfUnknownDefinition(finding));
  const ids = run.packages.flatMap(toIds);
  const notes: UnwordedNote[] = [
    ...envelopeNotes(run),
    ...imageNotes(run),
    ...describeAddresses(run.used),
    ...bundleNotes(run),
    ...runtimeNotes(run),
  ];
  const add = (code: GateNote["code"], names: readonly unknown[], text: () => string | Message): void => {
    if (names.length > 0) notes.push({ code, message: text() });
  };
  for (const exception of run.unusedExceptions) {
    notes.push({ code: "exception_unused", message: unusedNote(exception, ids) });
  }
  for (const [{ id }, { about }] of run.unappliedExceptions) {
    notes.push({
      code: "exception_unapplied",
      message: `the exception ${toPrintable(id)} does not apply to a finding of ${about.id} with this id, because the input may have chosen it; use ${about.id}, or write the id into the rule as a constant`,
    });
  }
  append(notes, vexNotes(run));
  const suppressed = results.flatMap(({ input, excepted }) =>
    excepted.flatMap(({ id, exception }) =>
      "kind" in exception && exception.kind === "policy" ? [`${id} of ${input}`] : [],
    ),
  );
  add(
    "finding_suppressed",
    suppressed,
    () => `findings that the policies themselves suppress: ${listSome(suppressed)}`,
  );
  add(
    "finding_unplaced",
    run.unlocated,
    () =>
      `findings without a line, because their path leads nowhere in the input: ${listSome(run.unlocated)}`,
  );
  add(
    "definition_unknown",
    unknown,
    () =>
      `findings with the id and title of their whole rule, because the definition that produced them is unknown: ${listSome(unknown.map(({ id }) => id))}`,
  );
  add(
    "rules_ignored",
    ignoredRules,
    () =>
      message`ignored rules: ${listSome(ignoredRules.map(describeIgnored))}. ${run.isConftest ? CONFTEST_RULES : JUDGED_RULES}`,
  );
  add(
    "rules_ignored",
    run.unreadNamespaces,
    () =>
      message`ignored namespaces with rules that judge: ${listSome(run.unreadNamespaces)}. ${option("namespaces")} or ${option("allNamespaces")} reads them`,
  );
  add(
    "rules_unjudged",
    run.unjudgedRules,
    () =>
      `rules of compiled policies that are not judged, because they are not entrypoints: ${listSome(run.unjudgedRules)}. They count only where an entrypoint uses them; to judge them, name each with build --entrypoint`,
  );
  add(
    "reference_undefined",
    run.undefinedReferences,
    () => `undefined references: ${listSome(run.undefinedReferences)}`,
  );
  const unchecked = run.unchecked.map(({ argument, schemas }) => `${argument} (${schemas.join(", ")})`);
  add(
    "schema_unchecked",
    unchecked,
    () =>
      `compiled policies whose Rego was not checked against the schemas of their inputs: ${listSome(unchecked)}. A misspelt field is undefined. Give the schemas to \`regohost build --schema\`, or the Rego`,
  );
  add(
    "unmatched",
    run.unmatchedInputs,
    () => `inputs that no policy is for: ${listSome(run.unmatchedInputs)}`,
  );
  add("unmatched", run.idlePolicies, () => `policies without an input: ${listSome(run.idlePolicies)}`);
  add(
    "inputs_ignored",
    run.ignoredInputs,
    () =>
      message`files of folders that were not read, because they are hidden or their names show no format: ${listSome(run.ignoredInputs)}. Name each by itself, if need be with ${option("format")}`,
  );
  append(notes, describeLeftOut(leftOut));
  add(
    "data_unused",
    unusedData,
    () =>
      message`unused data files: ${listSome(unusedData)}. Individually named policies do not load data files next to them; name their folder, or pass the data with ${option("dataFiles")}`,
  );
  return notes;
}
