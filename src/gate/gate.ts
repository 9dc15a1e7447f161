import type { UsedAddress } from "../base/text/used-address.js";
import type { Policy } from "../engine/rounds/policy.js";
import type { GateReport, GateResult } from "./gate-report.js";
import type { JudgeOptions } from "./judge-options.js";
import type { GateInputs } from "./inputs/read-inputs.js";

/**
 * A run of a gate over inputs. It starts when it is awaited or iterated.
 *
 * - `await run` returns the report.
 * - `for await (const result of run)` yields the results as they arrive, in the order of the inputs; `await run` then
 *   returns the report. Leaving the loop early ends the run.
 *
 * @example
 * ```ts
 * import { loadGate } from "regohost/gate";
 *
 * const gate = await loadGate("policies/");
 * const run = gate.judge([{ path: "sbom.json" }]);
 * for await (const result of run) console.log(result.input, result.outcome);
 * const { outcome } = await run;
 * await gate.close();
 * console.log(outcome);
 * ```
 */
export interface GateRun extends AsyncIterable<GateResult>, PromiseLike<GateReport> {}

/**
 * Policies that judge inputs, as `regohost gate` does. `loadGate` creates one. Any number of runs can use it at once.
 */
export interface Gate extends AsyncDisposable {
  /** The packages of policies, with slashes, and their sources. */
  readonly policies: readonly { policy: string; source: string }[];

  /** The addresses of policies, with the digests of their contents. */
  readonly addresses: readonly UsedAddress[];

  /** The loaded policies: the Rego together, and each compiled policy separately. */
  readonly loaded: readonly Policy[];

  /**
   * Judges every input with every policy. An error of an input or a policy is a result without a verdict, not an
   * exception.
   *
   * The run rejects for unusable options (ConfigurationError `config_invalid`, `exceptions_invalid`, `vex_invalid`), an
   * unreadable file of exceptions or VEX document (DocumentError) and a closed gate (EvaluationError `policy_closed`), and with the errors of
   * `onEvent` and `onDecision`.
   *
   * @param inputs read on demand, so that not all of them are in memory at once. See {@link GateInputSource}.
   *
   * @example
   * ```ts
   * import { loadGate } from "regohost/gate";
   *
   * const gate = await loadGate("policies/");
   * const report = await gate.judge([{ name: "release", value: { version: "1.2.3" } }], { failOn: ["warn"] });
   * await gate.close();
   * if (report.outcome !== "pass") process.exitCode = 1;
   * ```
   */
  judge(inputs: GateInputs, options?: JudgeOptions): GateRun;

  /** Frees the memory of the policies. Running runs complete; new ones are rejected. */
  close(): Promise<void>;
}
