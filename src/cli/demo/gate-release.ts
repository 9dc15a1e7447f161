import { join } from "node:path";
import type { Decision } from "../../engine/decision.js";
import type { FakeEvidenceService } from "../../testing/index.js";
import { parseJsonTree } from "../json-tree.js";
import { judge, type Verdict } from "../verdict.js";
import type { ProvenanceStatement } from "./in-toto-statement.js";
import type { PackageRoot } from "./package-root.js";

/** How one policy judged the release. */
export interface PolicyVerdict {
  /** The policy's package, with slashes. */
  policy: string;
  verdict: Verdict;
  decision: Decision;
}

/**
 * Judges a statement by the policies of `examples/release-gate`, each in an evaluation of its own, against the
 * service. Neither the environment nor a saved login is read.
 */
export async function gateRelease(
  root: PackageRoot,
  service: FakeEvidenceService,
  statement: ProvenanceStatement,
  options: { signal: AbortSignal; timeoutMs?: number; speculate: boolean },
): Promise<PolicyVerdict[]> {
  const { createServiceClient, loadPolicy, serviceBuiltins } = await import("../../index.js");
  const token = await service.issueToken({ kind: "api" });
  const client = createServiceClient({ baseUrl: service.baseUrl, token, env: {}, configFile: false });
  try {
    const policy = await loadPolicy(join(root.directory, "examples", "release-gate"), {
      builtins: serviceBuiltins(client),
      signal: options.signal,
    });
    const input = policy.prepare(statement);
    try {
      return await Promise.all(
        policy.entrypoints.map(async (entrypoint) => {
          const decision = await input.decide({ entrypoint, interrupt: true, ...options });
          return { policy: packageOf(entrypoint), verdict: judge([ruleOf(decision)]), decision };
        }),
      );
    } finally {
      input.close();
      await policy.close();
    }
  } finally {
    await client.close();
  }
}

function packageOf(entrypoint: string): string {
  return entrypoint.slice(0, entrypoint.lastIndexOf("/"));
}

function ruleOf(decision: Decision): Parameters<typeof judge>[0][number] {
  const rule = decision.entrypoint.slice(decision.entrypoint.lastIndexOf("/") + 1);
  const resultSet = parseJsonTree(decision.resultSet);
  const [binding] = Array.isArray(resultSet) ? resultSet : [];
  return { rule, value: binding instanceof Map ? binding.get("result") : undefined };
}
