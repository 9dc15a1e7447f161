import type { ReadArgumentFile } from "../chainloop/argument-files.js";
import { limitReading } from "../base/async/reading.js";
import { defined, pick } from "../base/pick.js";
import { toInputs } from "../base/text/option-rules.js";
import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { append } from "../base/lists.js";
import { boundedMap } from "../base/async/bounded-map.js";
import { realPathOf } from "../base/host/real-path.js";
import { ConfigurationError, EvaluationError, invalidConfig } from "../base/errors.js";
import type { Policy } from "../engine/rounds/policy.js";
import type { RecordedImage } from "../engine/recording/recorded-call.js";
import type { Recording } from "../engine/recording/recording.js";
import type { LeftOutFile } from "../engine/source/source-files.js";
import type { UsedAddress } from "../base/text/used-address.js";
import type { RulesName } from "./conftest-rules.js";
import type { Explainer } from "./explain.js";
import type { GateExceptions } from "./exceptions.js";
import type { VexStatements } from "./vex/vex-statements.js";
import type { GateModule, GatePackage } from "./gate-module.js";
import { checkWarningsRead, runNotes, type NotedRun } from "./gate-notes.js";
import { NO_INPUT, toGateReport, toUnjudged, type GateReport, type GateResult } from "./gate-report.js";
import type { Gate, GateRun } from "./gate.js";
import { toJudgeOptions, type JudgeOptions } from "./judge-options.js";
import { judgeInput, type JudgeInputOptions } from "./judge-input.js";
import { readInputs, type GateInput, type GateInputs, type VerifiedInput } from "./inputs/read-inputs.js";
import { StartedRun } from "./started-run.js";
import { Tally } from "./tally.js";
import type { GateSettings } from "./evidence-collector.js";
import type { DocumentVerifier } from "../trust/verify/document-verifier.js";
import { caller, inWording, joined, message, option, optionNamed, type Wording } from "../base/message.js";

/** Maximum number of inputs that wait for results. Each is in memory twice: as its text, and as the policies have parsed it. */
const INPUTS_AT_ONCE = {
  atLeast: 4,
  atMost: 32,
  maxBytes: 16 * 1024 * 1024,
  sizeOf: (input: GateInput): number => ("json" in input ? input.json.length : 0),
};

/** The parts of a gate. */
interface GateParts {
  modules: readonly GateModule[];
  /** Files of folders and bundles that were not read. */
  leftOut: readonly LeftOutFile[];
  /** The addresses of policies. */
  used: readonly UsedAddress[];
  /** Signed bundles whose signatures were not verified. */
  unverified: readonly string[];
  /** The absolute paths of the files of the policies. */
  files: ReadonlySet<string>;
  /** The files with arguments of policies of Chainloop. */
  argFiles: readonly ReadArgumentFile[];
  /** Data files next to individually specified policies. */
  unusedData: readonly string[];
  cwd: string;
  settings: GateSettings;
  /** Its time and seed are the defaults of a run. */
  replay: Recording | undefined;
  /** The wording of the interface that shows reports. */
  wording: Wording;
}

const UNOPENED = option("envelopes", "false");

/** The gate that `loadGate` creates. */
export class LoadedGate implements Gate {
  readonly #parts: GateParts;
  #isClosed = false;

  constructor(parts: GateParts) {
    this.#parts = parts;
  }

  get policies(): readonly { policy: string; source: string }[] {
    return this.#packages().map(({ policy, source }) => ({ policy, source }));
  }

  get addresses(): readonly UsedAddress[] {
    return this.#parts.used;
  }

  get loaded(): readonly Policy[] {
    return this.#parts.modules.map(({ policy }) => policy);
  }

  judge(inputs: GateInputs, options: JudgeOptions = {}): GateRun {
    return new StartedRun(this.#run(inputs, options));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.loaded.map((policy) => policy.close()));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  #packages(): GatePackage[] {
    return this.#parts.modules.flatMap(({ packages }) => packages);
  }

  /** They expire by the system clock: the policies' time, also that of a replay, must not renew an expired one. */
  async #exceptions(options: JudgeOptions): Promise<GateExceptions | undefined> {
    if (options.exceptions === undefined) return undefined;
    const { readExceptions } = await import("./exceptions.js");
    const { cwd } = this.#parts;
    const limits = pick(options, "signal", "timeoutMs", "inputsFrom");
    const exceptions = await readExceptions(options.exceptions, cwd, new Date(), limits);
    exceptions.checkPolicies(this.#packages().map(({ policy }) => policy));
    return exceptions;
  }

  /** Like exceptions by the system clock: the policies' time must not turn a statement from the future into a valid one. */
  async #vex(
    { vex, signal, timeoutMs }: JudgeOptions,
    verifier: DocumentVerifier | undefined,
  ): Promise<VexStatements | undefined> {
    if (vex === undefined || vex.length === 0) return undefined;
    const { readVex } = await import("./vex/read-vex.js");
    return readVex(vex, { cwd: this.#parts.cwd, now: new Date(), verifier, signal, timeoutMs });
  }

  async *#run(source: GateInputs, given: JudgeOptions): AsyncGenerator<GateResult, GateReport, undefined> {
    if (this.#isClosed) throw new EvaluationError("the gate is closed", { code: "policy_closed" });
    const inputs = toInputs("judge", source) as GateInputs;
    const { modules, unusedData, cwd, settings, replay, wording } = this.#parts;
    const { compat, rules, material } = settings;
    const options = toJudgeOptions(given);
    checkCombine(options, rules, replay);
    checkEnvelopes(options, replay);
    if (material !== undefined) checkMaterialOptions(options);
    checkImageOptions(options, rules);
    const verifier = await createVerifier(options);
    const {
      failOn = [],
      envelopes = true,
      allowSkipped = false,
      allowUnmatched = false,
      record = false,
      allowDuplicateKeys,
      maxInputBytes,
    } = options;
    const ignoredRules = modules.flatMap((module) => module.ignoredRules);
    const unjudgedRules = modules.flatMap((module) => module.unjudgedRules);
    if (failOn.includes("warn")) checkWarningsRead({ ignoredRules, unjudgedRules }, settings);
    // All inputs are decided with the same time, and a recording has one time and one seed.
    const now = options.now ?? replay?.facts.nowNs ?? new Date();
    const isConfigured = modules.some(({ configured }) => configured !== undefined);
    const requiredSigner =
      isConfigured && options.verify !== undefined && verifier !== undefined
        ? (await import("./conforma/required-signer.js")).toRequiredSigner(options.verify, verifier.keyPems)
        : undefined;
    const exceptions = await this.#exceptions(options);
    const vex = await this.#vex(options, verifier);
    const suppression = compat === undefined ? undefined : await import("./policy-suppression.js");
    const images = new Map<string, RecordedImage>();
    const recorder =
      record || options.onRecording !== undefined
        ? new (await import("./run-recorder.js")).RunRecorder(options, images)
        : undefined;
    const collector =
      options.evidence === true
        ? new (await import("./evidence-collector.js")).EvidenceCollector({
            modules,
            argFiles: this.#parts.argFiles,
            settings,
            options,
            exceptions,
            vex,
            verifier,
            isReplay: replay !== undefined || options.now !== undefined,
          })
        : undefined;
    const trail =
      options.trail === true ? new (await import("./trail-collector.js")).TrailCollector() : undefined;
    const explainer = await createExplainer(options, modules);
    const verified: VerifiedInput[] = [];
    const ignoredInputs: string[] = [];
    const unlocated = new Set<string>();
    const { inputsFrom = cwd, inputsWithin, protoFileDirs } = options;
    const judging: JudgeInputOptions = {
      evaluate: {
        interrupt: options.interrupt ?? true,
        // Calls that failed must not contribute to a verdict.
        requireAnswers: true,
        now,
        seed: options.seed ?? replay?.facts.seed ?? randomUUID(),
        ...pick(options, "signal", "timeoutMs", "speculate", "strictBuiltinErrors", "maxCalls"),
        ...(recorder && { onRecording: (recording) => recorder.add(recording) }),
      },
      wording,
      inputsFrom,
      allowSkipped,
      unread: settings,
      allowUnmatched,
      requiredSigner,
      refuseBuiltinErrors: options.strictBuiltinErrors ?? rules === undefined,
      failOn: new Set(failOn),
      exceptions,
      vex,
      splitSuppressed: suppression?.splitSuppressed,
      onCalls: trail && ((calls, place) => trail.add(place, calls)),
      explainer,
      onUnlocated: (ids, input) => {
        for (const id of ids) unlocated.add(`${id} (${input})`);
      },
      onEvent: options.onEvent,
      onDecision:
        collector === undefined
          ? options.onDecision
          : (decision, place) => {
              collector.addCalls(place.policy, decision.calls);
              return options.onDecision?.(decision, place);
            },
    };
    const files = new Set<string>();
    const onFile =
      trail === undefined || options.inputLines === false
        ? undefined
        : (file: string) => void files.add(file);
    const onDocument =
      collector && (({ name, json }: { name: string; json: Uint8Array }) => collector.addInput(name, json));
    const within = inputsWithin === undefined ? undefined : await realPathOf(resolve(cwd, inputsWithin));
    const reading = {
      cwd: inputsFrom,
      within,
      maxBytes: maxInputBytes,
      allowDuplicateKeys,
      signal: options.signal,
      timeoutMs: options.timeoutMs,
      onDocument,
      onFile,
    };
    const documents =
      material !== undefined
        ? (await import("../chainloop/read-materials.js")).readMaterials(inputs, {
            ...reading,
            interrupt: options.interrupt,
            kind: material.kind,
            project: material.project,
            projectVersion: material.projectVersion,
          })
        : readInputs(inputs, {
            ...reading,
            envelopes,
            verifier,
            recorded: replay,
            compat,
            splitArrays: rules !== undefined,
            dialect: rules === undefined ? "opa" : "conftest",
            ...pick(options, "images", "skipImageSigCheck"),
            policySpecs: [
              ...new Set(modules.flatMap(({ configured }) => configured?.policySpec(requiredSigner) ?? [])),
            ],
            except: options.except,
            policyFiles: this.#parts.files,
            allowSkippedFiles: this.#parts.settings.allowSkippedFiles,
            // The descriptions of inputs come from the policies' location.
            protoFileDirs:
              inputsFrom === cwd ? protoFileDirs : protoFileDirs?.map((folder) => resolve(cwd, folder)),
            onImage: (image) => images.set(image.address, image),
            onVerified: (input) => {
              verified.push(input);
              recorder?.addVerified(input);
            },
            onIgnored: (paths) => {
              append(ignoredInputs, paths);
            },
          });
    const read =
      options.combine === true
        ? (await import("./inputs/combine-inputs.js")).combineInputs(documents)
        : documents;
    const tally = new Tally(options.allowAllSkipped);
    const unmatched = new Set<string>();
    for await (const judged of boundedMap(
      read,
      async (input) => {
        const judged = await judgeInput(modules, input, judging);
        if (judged.length === 0) unmatched.add(input.name);
        return judged;
      },
      INPUTS_AT_ONCE,
    )) {
      yield* tally.add(judged);
    }
    yield* tally.settle();
    const packages = this.#packages();
    const idle = packages.filter((found) => found.inputs !== undefined && !tally.hasResultOf(found));
    // An input without a policy is no pass either, and one that was not read may be theirs: then a note names them.
    const isNoted = allowUnmatched || tally.results.some(({ policy }) => policy === undefined);
    const withoutInput = isNoted ? [] : idle.map((one) => toIdle(one, wording));
    yield* withoutInput;
    const results = [...tally.results, ...withoutInput];
    // A file of a folder of policies that is an input by its own name was not ignored.
    const judgedFiles = new Set(results.map(({ file }) => resolve(inputsFrom, file)));
    const judgingPackages = packages.filter((found) => !found.uncertain || tally.hasResultOf(found));
    const noted: NotedRun = {
      results,
      ignoredRules,
      unjudgedRules,
      undefinedReferences: modules.flatMap((module) => module.undefinedReferences),
      leftOut: this.#parts.leftOut.filter(({ path }) => !judgedFiles.has(resolve(cwd, path))),
      unreadNamespaces: modules.flatMap(({ unreadNamespaces = [] }) => unreadNamespaces),
      isConftest: rules !== undefined,
      unusedData,
      stockRuntimes: modules.flatMap(({ stockRuntime }) => stockRuntime ?? []),
      unchecked: modules.flatMap(({ unchecked }) => unchecked ?? []),
      recompiled: modules.flatMap(({ recompiled }) => recompiled ?? []),
      unusedExceptions: exceptions?.unused ?? [],
      unappliedExceptions: exceptions?.unapplied ?? new Map(),
      unusedVex: vex?.unused ?? [],
      idlePolicies: isNoted ? idle.map(({ policy }) => policy) : [],
      unmatchedInputs: [...unmatched],
      ignoredInputs,
      unlocated: [...unlocated],
      images: [...images.values()],
      used: this.#parts.used,
      unverifiedBundles: this.#parts.unverified,
      isVerified: verifier !== undefined,
      verifiedThen: verified.filter(({ envelope }) => envelope.verifiedThen === true),
      packages,
    };
    const report = toGateReport(
      results,
      judgingPackages.map(({ policy, source }) => ({ policy, source })),
      runNotes(noted, wording),
    );
    const rego = modules.flatMap(({ files: ofModule = [] }) => ofModule);
    return {
      ...report,
      ...defined({
        recording: recorder?.recording(),
        trail: await trail?.trail(results, rego, files, { cwd: inputsFrom, within }),
        evidence: collector?.evidence(),
      }),
    };
  }
}

/** The result of a policy with `custom.inputs` that matched no input. */
function toIdle({ policy, source, inputs }: GatePackage, wording: Wording): GateResult {
  const problem = inWording(
    message`no input matches this policy, which selects ${inputs?.subject ?? ""}${inputs?.hint ?? ""}. ${option("allowUnmatched")} accepts policies without an input`,
    wording,
  );
  return { ...toUnjudged({ input: NO_INPUT, file: "-" }, "invalid", problem), policy, source };
}

/**
 * Reads keys, trusted root and artifact once for a run.
 *
 * @throws ConfigurationError, VerificationError, DocumentError
 */
async function createVerifier({
  verify,
  envelopes,
  signal,
  timeoutMs,
}: JudgeOptions): Promise<DocumentVerifier | undefined> {
  if (verify === undefined) return undefined;
  if (envelopes === false) {
    throw invalidConfig(message`${caller("judge")}${option("verify")} and ${UNOPENED} exclude each other`);
  }
  const [{ DocumentVerifier: Verifier }, { checkVerifyOptions }] = await Promise.all([
    import("../trust/verify/document-verifier.js"),
    import("../trust/verify/verify-options.js"),
  ]);
  const options = checkVerifyOptions("judge: verify", verify);
  return limitReading("reading the keys and the artifact", { timeoutMs, signal }, () =>
    Verifier.create(options, signal),
  );
}

/** @throws ConfigurationError `config_invalid` for options that do not apply to materials. */
function checkMaterialOptions({ combine, verify, envelopes }: JudgeOptions): void {
  const set = [
    ...(combine === true ? [optionNamed("combine")] : []),
    ...(verify === undefined ? [] : [option("verify")]),
    ...(envelopes === false ? [UNOPENED] : []),
  ];
  if (set.length === 0) return;
  throw invalidConfig(
    message`${caller("judge")}${joined(set, ", ")} and a gate of materials exclude each other`,
  );
}

/** @throws ConfigurationError `source_unsupported` for compiled policies, which OPA's evaluator cannot read. */
async function createExplainer(
  { explain }: JudgeOptions,
  modules: readonly GateModule[],
): Promise<Explainer | undefined> {
  if (explain === undefined) return undefined;
  const compiled = modules.filter(({ evaluator }) => evaluator === undefined);
  const names = compiled.flatMap(({ packages }) => packages.map(({ source }) => source));
  if (compiled.length > 0) {
    throw new ConfigurationError(
      message`${caller("judge")}${optionNamed("explain")} needs the Rego of every policy, and these are compiled: ${[...new Set(names)].join(", ")}. Pass the Rego that they were compiled from, or a bundle with it and without policy.wasm`,
      { code: "source_unsupported" },
    );
  }
  return new (await import("./explain.js")).Explainer(explain);
}

/** @throws ConfigurationError `config_invalid` */
function checkCombine(
  { combine, verify }: JudgeOptions,
  rules: RulesName | undefined,
  replay: Recording | undefined,
): void {
  if (combine !== true || rules !== undefined || verify !== undefined) return;
  if (replay?.facts.verifications !== undefined) return;
  throw invalidConfig(
    message`${caller("judge")}${option("combine")} needs ${option("verify")}, or a gate with ${option("rules", '"conftest"')}`,
  );
}

/** @throws ConfigurationError `config_invalid` for options of images with other rules than those of Conforma. */
function checkImageOptions({ images, skipImageSigCheck }: JudgeOptions, rules: RulesName | undefined): void {
  if (rules === "conforma" || (images === undefined && skipImageSigCheck !== true)) return;
  const name = images === undefined ? "skipImageSigCheck" : "images";
  throw invalidConfig(
    message`${caller("judge")}${option(name)} needs a gate with ${option("rules", '"conforma"')}`,
  );
}

/** @throws ConfigurationError `config_invalid` for a replay of verified payloads that would judge the envelopes. */
function checkEnvelopes({ envelopes }: JudgeOptions, replay: Recording | undefined): void {
  if (envelopes !== false || replay?.facts.verifications === undefined) return;
  throw invalidConfig(
    message`${caller("judge")}${UNOPENED} excludes a replay of verified inputs: their payloads were judged`,
  );
}
