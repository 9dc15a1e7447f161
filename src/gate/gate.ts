import type { UsedAddress } from "../base/text/used-address.js";
import type { Policy } from "../engine/rounds/policy.js";
import type { GateReport, GateResult } from "./gate-report.js";
import type { JudgeOptions } from "./judge-options.js";
import type { GateInputs } from "./inputs/read-inputs.js";

/**
 * A run of a gate over inputs. It starts when it is awaited or iterated.
 *
 * - `await run` gives the report.
 * - `for await (const result of run)` gives the results as they come, in the order of the inputs; `await run` then gives
 *   the report. Leaving the loop early ends the run.
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

/** Policies that judge inputs, as `regohost gate` does. `loadGate` makes one. Any number of runs can use it at once. */
export interface Gate extends AsyncDisposable {
  /** The packages that judge, with slashes, and the sources they come from. */
  readonly policies: readonly { policy: string; source: string }[];

  /** The addresses that policies come from, with the digests of what was there. */
  readonly addresses: readonly UsedAddress[];

  /** The loaded policies: the Rego together, and each compiled policy by itself. */
  readonly loaded: readonly Policy[];

  /**
   * Judges every input with every policy. An error of an input or a policy is a result without a verdict, not an
   * exception.
   *
   * The run rejects for unusable options (ConfigurationError `config_invalid`, `exceptions_invalid`), an unreadable
   * file of exceptions (DocumentError) and a closed gate (EvaluationError `policy_closed`), and with the errors of
   * `onEvent` and `onDecision`.
   *
   * @param inputs are read on demand, so that not all of them are in memory at once. See {@link GateInputSource}.
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

  /** Frees the memory of the policies. Runs that are under way come to their end; new ones are refused. */
  close(): Promise<void>;
}
