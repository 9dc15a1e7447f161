import { join } from "node:path";
import type { CallRecord } from "../../engine/recording/call-record.js";
import { loadGate, type GateReport } from "../../gate/index.js";
import type { VerifyOptions } from "../../trust/verify/index.js";
import type { FakeEvidenceService } from "../index.js";
import type { DemoContext } from "./demo-context.js";
import type { PackageRoot } from "./installed-packages.js";

/** The result of evaluating the release with the policies of an example. */
export interface GatedRelease {
  report: GateReport;
  /** The calls for each policy, guesses that it did not use too, by its package. */
  calls: ReadonlyMap<string, readonly CallRecord[]>;
  /** Duration of each decision in milliseconds, by the policy's package. */
  ms: ReadonlyMap<string, number>;
}

/** The inputs of a gate, and how to verify them. */
interface GateRequest {
  example: "release-gate" | "full-gate";
  /** The name of each and the document itself. */
  inputs: readonly { name: string; value: unknown }[];
  /** The required signers of evidence that the policies take from the service. */
  trust: VerifyOptions;
  /** The required subject of the inputs, signed by the same. Default: they are not verified. */
  artifact?: Uint8Array;
}

/** Evaluates statements with the policies of an example against the service. Neither the environment nor a saved login is read. */
export async function gateRelease(
  { signal, speculate, timeoutMs }: DemoContext,
  root: PackageRoot,
  service: FakeEvidenceService,
  { example, inputs, trust, artifact }: GateRequest,
): Promise<GatedRelease> {
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
    const gate = await loadGate(join("examples", example), {
      builtins: serviceBuiltins(client),
      verify: trust,
      cwd: root.directory,
      signal,
    });
    try {
      const calls = new Map<string, readonly CallRecord[]>();
      const ms = new Map<string, number>();
      const report = await gate.judge(inputs, {
        signal,
        verify: artifact === undefined ? undefined : { ...trust, artifact },
        speculate,
        timeoutMs,
        onDecision: (decision, { policy }) => {
          calls.set(policy, decision.calls);
          ms.set(policy, decision.metrics.totalMs);
        },
      });
      return { report, calls, ms };
    } finally {
      await gate.close();
    }
  } finally {
    await client.close();
  }
}
