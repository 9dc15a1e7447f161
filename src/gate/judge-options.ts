import { pick } from "../base/pick.js";
import {
  ANY,
  COUNT,
  FLAG,
  FUNCTION,
  isListWith,
  isTextList,
  mergeOptions,
  OBJECT,
  oneOf,
  rule,
  TEXT,
  type Rules,
} from "../base/text/option-rules.js";
import { EVALUATE_RULES } from "../engine/rounds/check-options.js";
import type { VerifyOptions } from "../trust/verify/verify-options.js";
import type { Decision } from "../engine/rounds/decision.js";
import type { EvaluateOptions } from "../engine/rounds/options.js";
import type { DecisionEvent } from "./decision-event.js";
import type { ExceptionsSource } from "./exceptions.js";
import { FAIL_ON, type FailOn } from "./fail-on.js";
import type { DecisionPlace } from "./judge-input.js";
import { EXPLAIN_MODES, type ExplainMode } from "../base/text/explain-mode.js";

/** Options of `Gate.judge`. Those of `evaluate` apply to each evaluation of a policy with an input. */
export interface JudgeOptions extends Pick<
  EvaluateOptions,
  "signal" | "timeoutMs" | "interrupt" | "now" | "seed" | "speculate" | "maxCalls" | "onRecording"
> {
  /**
   * How to handle errors of standard built-ins, which are undefined to a policy, as in OPA. Default: the evaluation
   * continues, findings are retained and the errors are listed; without violations the outcome is `invalid`. `true`:
   * the first error ends the evaluation. `false`: ignored, which is the default with `rules: "conftest"`.
   */
  strictBuiltinErrors?: boolean | undefined;
  /**
   * Additional failures: warnings (`warn`), digests unknown to the service (`not-found`), and results that their call's
   * limit truncated (`truncated`). Default: none.
   */
  failOn?: readonly FailOn[] | undefined;
  /** Whether a skipped AI analysis is a warning instead of a violation. Default: false. */
  allowSkipped?: boolean | undefined;
  /** Whether every policy may skip an input. Default: false, it is `invalid`, because nothing judged it. */
  allowAllSkipped?: boolean | undefined;
  /**
   * Whether inputs without a matching policy, by `custom.inputs` of the policies' METADATA, and policies without an
   * input are allowed. Default: false, both are `invalid`.
   */
  allowUnmatched?: boolean | undefined;
  /**
   * With `verify` or `rules: "conftest"`: whether to judge all inputs as one, `[{path, contents}]`, sorted by path.
   * With `verify` each has a `verification`, as in `regohost.verification()`. Default: false.
   */
  combine?: boolean | undefined;
  /** Base of relative paths of inputs and of `except`. Default: the gate's `cwd`. */
  inputsFrom?: string | undefined;
  /**
   * The folder that must contain the files of inputs, for inputs from other people: one that leads out of it, by its
   * path or by a link, or into a `.git` of it, is `invalid`. Default: any file is read.
   */
  inputsWithin?: string | undefined;
  /** Files that are not inputs of a folder, such as the gate file that specifies the folder. Default: none. */
  except?: readonly string[] | undefined;
  /** Maximum size of an input, and of a line of JSON Lines, in bytes. Default: 512 MiB. A larger one is `invalid`. */
  maxInputBytes?: number | undefined;
  /**
   * Folders with the definitions (`.proto`) of the messages of inputs in the text format of Protocol Buffers. Default:
   * none, and such an input is `invalid`.
   */
  protoFileDirs?: readonly string[] | undefined;
  /** Time-limited exceptions: a list, or the path of a JSON or YAML file. Default: none. */
  exceptions?: ExceptionsSource | undefined;
  /**
   * Files of VEX documents, OpenVEX 0.2 or CycloneDX, in JSON. They excuse findings about vulnerabilities: those of rules
   * whose METADATA has `custom: {vulnerability: true}`, and which have `vulnerability` and `purl` or `product`. Default:
   * none.
   */
  vex?: readonly string[] | undefined;
  /**
   * Whether to judge a DSSE envelope's payload (without verifying signatures) instead of the envelope. Default: true.
   */
  envelopes?: boolean | undefined;
  /**
   * The required signers and subject of each input. With it every input must be a DSSE envelope or a Sigstore bundle of
   * one: an input with invalid signatures, signer or subject is not judged, and its outcome is `fail`. Policies receive
   * the verified facts from `regohost.verification()`. Default: signatures are not verified.
   */
  verify?: VerifyOptions | undefined;
  /**
   * Whether to judge inputs with duplicate keys, of which the last one wins. Other parsers of the same file may choose
   * another. Default: false, such an input is `invalid`.
   */
  allowDuplicateKeys?: boolean | undefined;
  /**
   * With `rules: "conforma"`: the path of a snapshot, in JSON or YAML, whose images are inputs, with its names of components
   * and their sources. Default: none.
   */
  images?: string | undefined;
  /**
   * With `rules: "conforma"`: whether an image is judged by its attestations alone. Default: false, an image without a
   * Sigstore bundle and without a valid signature at cosign's tag `.sig` is `fail`.
   */
  skipImageSigCheck?: boolean | undefined;
  /** Whether the report includes the recording of all evaluations, for a replay. Default: false. */
  record?: boolean | undefined;
  /**
   * Whether the report includes the calls of each evaluation and the source lines of findings, which the format `html`
   * shows. Default: false.
   */
  trail?: boolean | undefined;
  /** Whether the source lines of `trail` include those of inputs. Default: true. */
  inputLines?: boolean | undefined;
  /**
   * Whether results have an `explanation`: a trace of OPA's evaluator with the same input, results of calls, time and
   * seed, without a second call. `full` shows everything but unifications, `fails` failures, `notes` the notes of
   * `trace`, `debug` all. A result that the evaluator does not confirm is `invalid`. Only for policies in Rego.
   * Default: none.
   */
  explain?: ExplainMode | undefined;
  /** Whether the report includes the digests of everything that it is based on, for `toVerificationSummary`. Default: false. */
  evidence?: boolean | undefined;
  /**
   * Called with an event in OPA's form for each decision, and for each failed input and decision. Judging waits for it;
   * its failure ends the run.
   */
  onEvent?: ((event: DecisionEvent) => void | Promise<void>) | undefined;
  /** Called for each decision, with its calls, prints and rounds. Judging waits for it; its failure ends the run. */
  onDecision?: ((decision: Decision, place: DecisionPlace) => void | Promise<void>) | undefined;
}

const RULES: Rules<JudgeOptions> = {
  ...pick(EVALUATE_RULES, "signal", "timeoutMs", "interrupt", "now", "seed", "speculate"),
  ...pick(EVALUATE_RULES, "strictBuiltinErrors", "maxCalls", "onRecording"),
  failOn: rule(`a list of ${FAIL_ON.join(", ")}`, (value) => isListWith(value, oneOf(...FAIL_ON)[1])),
  allowSkipped: FLAG,
  maxInputBytes: COUNT,
  inputsFrom: TEXT,
  inputsWithin: TEXT,
  except: rule("a list of paths", isTextList),
  protoFileDirs: rule("a list of folders", isTextList),
  exceptions: ANY,
  vex: rule("a list of paths", isTextList),
  envelopes: FLAG,
  verify: OBJECT,
  allowDuplicateKeys: FLAG,
  allowAllSkipped: FLAG,
  allowUnmatched: FLAG,
  combine: FLAG,
  images: TEXT,
  skipImageSigCheck: FLAG,
  record: FLAG,
  trail: FLAG,
  inputLines: FLAG,
  evidence: FLAG,
  explain: oneOf(...EXPLAIN_MODES),
  onEvent: FUNCTION,
  onDecision: FUNCTION,
};

/** @throws ConfigurationError `config_invalid` */
export function toJudgeOptions(options: JudgeOptions): JudgeOptions {
  return mergeOptions("judge", options, RULES);
}
