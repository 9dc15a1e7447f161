import type { GateReport, GateResult } from "./gate-report.js";

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
