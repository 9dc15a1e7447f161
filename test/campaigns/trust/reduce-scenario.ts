import type { WrongRun } from "./judge-scenario.js";
import type { Scenario } from "./scenario.js";

/** Finds whether a scenario still has a run with the same error. */
export type FindWrong = (scenario: Scenario) => Promise<WrongRun | undefined>;

/** The scenarios with one part less. */
function* smaller(scenario: Scenario): Generator<Scenario> {
  const { parts, runs } = scenario;
  for (const part of parts) {
    if (part.isNeeded !== true) yield { ...scenario, parts: parts.filter((one) => one !== part) };
  }
  if (scenario.optimize === 1) yield { ...scenario, optimize: 0 };
  if (scenario.form !== "folder") yield { ...scenario, form: "folder" };
  const [run] = runs;
  if (run === undefined) return;
  const { fault: _, ...whole } = run;
  if (run.fault !== undefined) yield { ...scenario, runs: [whole] };
  if (run.transport === "grpc") yield { ...scenario, runs: [{ ...run, transport: "rest" }] };
  for (const input of run.inputs) {
    yield { ...scenario, runs: [{ ...run, inputs: run.inputs.filter((one) => one !== input) }] };
  }
  const { options } = run;
  const { timeoutMs: _timeout, maxCalls: _calls, strictBuiltinErrors: _strict, ...least } = options;
  const plain = {
    ...least,
    failOn: [],
    exceptions: [],
    allowSkipped: false,
    allowAllSkipped: false,
    speculate: true,
  };
  if (JSON.stringify(plain) !== JSON.stringify(options))
    yield { ...scenario, runs: [{ ...run, options: plain }] };
}

/** The smallest scenario with the same error, with only this run. */
export async function reduceScenario(
  scenario: Scenario,
  wrong: WrongRun,
  find: FindWrong,
): Promise<{ scenario: Scenario; wrong: WrongRun }> {
  let best: { scenario: Scenario; wrong: WrongRun } = { scenario: { ...scenario, runs: [wrong.run] }, wrong };
  for (let isSmaller = true; isSmaller;) {
    isSmaller = false;
    for (const candidate of smaller(best.scenario)) {
      const found = await find(candidate);
      if (found?.kind !== wrong.kind || found.why !== wrong.why) continue;
      best = { scenario: candidate, wrong: found };
      isSmaller = true;
      break;
    }
  }
  return best;
}
