import { expect, it } from "vitest";
import { createServiceClient, loadPolicy, serviceBuiltins } from "../../src/index.js";
import { startEvidenceService } from "../../src/testing/index.js";

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
