import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import {
  createServiceClient,
  loadPolicy,
  serviceBuiltins,
  type Policy,
  type RegohostError,
} from "../../../src/index.js";
import { useReplyCache } from "../../../src/engine/opa/reply-cache.js";
import { startEvidenceService } from "../../../src/testing/index.js";
import { makeFolder } from "../../cli/run.js";

const SOURCE = `package p

known := count(service.discover(input.digest, "").references) >= 0
`;
const digest = `sha256:${"a".repeat(64)}`;

it.each(["none", "worker"] as const)(
  "never shares an answer between engines of different identities, with isolation %s",
  async (isolation) => {
    await using service = await startEvidenceService({});
    service.addReferrer({ digest, kind: "ARTIFACT", metadata: {} });
    const tokens = await Promise.all([
      service.issueToken({ kind: "user" }),
      service.issueToken({ kind: "user" }),
    ]);
    const settings = { baseUrl: service.baseUrl, env: {}, configFile: false as const };
    const engines = await Promise.all(
      tokens.map(async (token) => {
        const client = createServiceClient({ ...settings, token });
        const builtins = serviceBuiltins(client);
        const policy = await loadPolicy(
          { files: { "p.rego": SOURCE } },
          { builtins, entrypoint: "p/known", isolation, maxWorkers: 1 },
        );
        return { client, policy };
      }),
    );
    const before = service.requests.length;
    // At the same time, and as a batch each: what may be shared is shared within an engine alone.
    await Promise.all(
      engines.map(async ({ policy }) => {
        for await (const ended of policy.evaluateAll([{ digest }, { digest }])) {
          expect(ended).toMatchObject({ status: "fulfilled", value: true });
        }
      }),
    );
    const asked = service.requests
      .slice(before)
      .filter(({ path }) => path.includes("/discover/"))
      .map(({ headers }) => headers["authorization"]);
    expect(asked.sort()).toEqual(tokens.map((token) => `Bearer ${token}`).sort());
    for (const { policy, client } of engines) {
      await policy.close();
      await client.close();
    }
  },
);

/** The code of a failed evaluation, and that of its cause. */
function codesOf(error: unknown): string {
  const { code, cause } = error as RegohostError;
  return `${code}: ${(cause as RegohostError).code}`;
}

const SHARED = `package p

bytes := service.download_artifact(input.digest)

seen if count(service.discover(input.digest, "").references) >= 0
`;

it.each(["none", "worker"] as const)(
  "answers an engine from no cache that another identity has filled, with isolation %s",
  async (isolation) => {
    await using service = await startEvidenceService({ organizations: ["acme", "other"] });
    const { digest } = service.addArtifact("for acme alone", { kind: "ARTIFACT", organization: "acme" });
    // The module too is what the other engine's compilation has kept.
    useReplyCache(join(await makeFolder({}), "compiled"));
    onTestFinished(() => {
      useReplyCache(undefined);
    });
    const engineOf = async (organization: string) => {
      const client = createServiceClient({
        baseUrl: service.baseUrl,
        token: await service.issueToken({ kind: "user", organization }),
        organization,
        organizationHeader: service.organizationHeader,
        artifactCacheBytes: 1_000_000,
        env: {},
        configFile: false,
      });
      const policy = await loadPolicy(
        { files: { "p.rego": SHARED } },
        { builtins: serviceBuiltins(client), entrypoint: ["p/bytes", "p/seen"], isolation, maxWorkers: 1 },
      );
      onTestFinished(async () => {
        await policy.close();
        await client.close();
      });
      return policy;
    };
    const [allowed, refused] = [await engineOf("acme"), await engineOf("other")];
    const outcomesOf = async (policy: Policy, entrypoint: string): Promise<unknown[]> => {
      const outcomes: unknown[] = [];
      const settle = async (evaluate: () => Promise<unknown>): Promise<void> => {
        outcomes.push(await evaluate().catch(codesOf));
      };
      using prepared = policy.prepare({ digest });
      // Twice each: the second time an engine has its own caches.
      for (let times = 0; times < 2; times++) {
        await settle(() => policy.evaluate({ digest }, { entrypoint }));
        await settle(() => prepared.evaluate({ entrypoint }));
        for await (const ended of policy.evaluateAll([{ digest }, { digest }], { entrypoint })) {
          outcomes.push(ended.status === "fulfilled" ? ended.value : codesOf(ended.reason));
        }
      }
      return outcomes;
    };
    const all = (outcome: unknown): unknown[] => Array.from({ length: 8 }, () => outcome);
    for (const [entrypoint, answer, refusal] of [
      ["p/bytes", "for acme alone", "builtin_failed: not_found"],
      ["p/seen", true, undefined],
    ] as const) {
      expect(await outcomesOf(allowed, entrypoint)).toEqual(all(answer));
      expect(await outcomesOf(refused, entrypoint)).toEqual(all(refusal));
      expect(await outcomesOf(allowed, entrypoint)).toEqual(all(answer));
    }
  },
);
