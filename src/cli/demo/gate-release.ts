import { join } from "node:path";
import type { Decision } from "../../engine/decision.js";
import type { FakeEvidenceService } from "../../testing/index.js";
import type { CommandContext } from "../command.js";
import { loadGatePolicies } from "../gate-policies.js";
import type { GateRule } from "../gate-rule.js";
import { judge, type Verdict } from "../verdict.js";
import type { ProvenanceStatement } from "./in-toto-statement.js";
import type { PackageRoot } from "./read-package.js";

/** How one policy judged the release. */
export interface PolicyVerdict {
  /** The policy's package, with slashes. */
  policy: string;
  verdict: Verdict;
  decisions: readonly Decision[];
  /** What is known of its rules, by name. */
  rules: ReadonlyMap<string, GateRule>;
}

/**
 * Judges a statement by the policies of an example against the service, as `regohost gate` does.
 * Neither the environment nor a saved login is read.
 */
export async function gateRelease(
  { io, flags }: CommandContext,
  root: PackageRoot,
  service: FakeEvidenceService,
  statement: ProvenanceStatement,
  example: "release-gate" | "full-gate",
): Promise<PolicyVerdict[]> {
  const { createServiceClient, serviceBuiltins } = await import("../../index.js");
  const token = await service.issueToken({ kind: "api" });
  const client = createServiceClient({
    baseUrl: service.baseUrl,
    platformUrl: service.platformUrl,
    token,
    env: {},
    configFile: false,
  });
  try {
    const directory = join(root.directory, "examples", example);
    const policies = [{ argument: `examples/${example}`, paths: [directory] }];
    const modules = await loadGatePolicies(io, policies, {}, { builtins: serviceBuiltins(client) });
    try {
      const options = {
        interrupt: true,
        signal: io.signal,
        speculate: flags.speculate,
        ...(flags.timeout === undefined ? {} : { timeoutMs: flags.timeout }),
      };
      const results = modules.map(async ({ policy: module, packages }) => {
        const input = module.prepare(statement);
        try {
          return await Promise.all(
            packages.map(async (judged) => {
              const { rules, decisions } = await judged.evaluate(input, options);
              return { policy: judged.policy, verdict: judge(rules), decisions, rules: judged.rules };
            }),
          );
        } finally {
          input.close();
        }
      });
      return (await Promise.all(results)).flat();
    } finally {
      await Promise.all(modules.map(({ policy }) => policy.close()));
    }
  } finally {
    await client.close();
  }
}
