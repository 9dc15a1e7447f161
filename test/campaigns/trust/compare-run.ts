import type { GateResult } from "../../../src/gate/index.js";
import type { Expected, ExpectedResult } from "./expect-run.js";
import type { Ended } from "./judge-run.js";
import type { Obstacle } from "./scenario.js";

/** The error of a run's ending. */
export interface Wrong {
  kind: "wrong pass" | "wrong refusal" | "wrong verdict" | "hang";
  why: string;
}

function isObstacle(expected: ReadonlyMap<string, ExpectedResult> | Obstacle): expected is Obstacle {
  return "endings" in expected;
}

/** The results of each input, in the order of inputs. */
function byInput(results: readonly GateResult[]): GateResult[][] {
  const inputs: GateResult[][] = [];
  for (const result of results) {
    const last = inputs.at(-1);
    if (last?.[0]?.input === result.input) last.push(result);
    else inputs.push([result]);
  }
  return inputs;
}

function messagesOf({ violations }: GateResult): string {
  return JSON.stringify(violations.map(({ message }) => message).toSorted());
}

function wrongResult(result: GateResult, expected: ExpectedResult): string | undefined {
  const { input, policy = "", outcome } = result;
  if (!expected.endings.includes(outcome)) {
    return `${input}, ${policy}: ${outcome} instead of ${expected.endings.join(" or ")}`;
  }
  // An evaluation that ended early has none of its findings.
  if (outcome !== "fail" || expected.messages === undefined) return undefined;
  const wanted = JSON.stringify(expected.messages);
  return messagesOf(result) === wanted
    ? undefined
    : `${input}, ${policy}: violations ${messagesOf(result)} instead of ${wanted}`;
}

/** Compares how a run ended with the expected ending. `undefined`: no difference. */
export function compareRun(ended: Ended, { endings, documents, why }: Expected): Wrong | undefined {
  if (ended.ending === "hang") return { kind: "hang", why: "it does not end" };
  if (!endings.includes(ended.ending)) {
    const kind =
      ended.ending === "pass" ? "wrong pass" : endings.includes("pass") ? "wrong refusal" : "wrong verdict";
    return { kind, why: `${ended.ending} instead of ${endings.join(" or ")}: ${why}` };
  }
  if (documents === undefined || ended.results === undefined) return undefined;
  const inputs = byInput(ended.results);
  if (inputs.length !== documents.length) {
    const missing = `results of ${String(inputs.length)} inputs instead of ${String(documents.length)}`;
    return { kind: "wrong verdict", why: missing };
  }
  for (const [index, expected] of documents.entries()) {
    const results = inputs[index] ?? [];
    if (isObstacle(expected)) continue;
    const judged = new Map(
      results.flatMap((result) => (result.policy === undefined ? [] : [[result.policy, result]])),
    );
    for (const [policy, wanted] of expected) {
      const result = judged.get(policy);
      const wrong = result === undefined ? `there is no result of ${policy}` : wrongResult(result, wanted);
      if (wrong === undefined) continue;
      return { kind: result?.outcome === "pass" ? "wrong pass" : "wrong verdict", why: wrong };
    }
  }
  return undefined;
}
