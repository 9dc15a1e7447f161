// Evaluates a policy that calls service.discover twice, against a fake service: on the second call everything is
// loaded.
import { createServiceClient, loadPolicy, serviceBuiltins } from "../../src/index.js";
import { startEvidenceService } from "../../src/testing/index.js";

const digest = `sha256:${"a".repeat(64)}`;
const service = await startEvidenceService();
service.addReferrer({ digest, kind: "ARTIFACT" });
const token = await service.issueToken({ kind: "user" });
const client = createServiceClient({ baseUrl: service.baseUrl, token });
const files = { "p.rego": `package p\nkind := service.discover("${digest}", "").kind\n` };
const policy = await loadPolicy({ files }, { entrypoint: "p/kind", builtins: serviceBuiltins(client) });
for (let run = 0; run < 2; run++) {
  const kind = await policy.evaluate({});
  if (kind !== "ARTIFACT") throw new Error(`service.discover did not answer: ${String(kind)}`);
}
await policy.close();
await client.close();
await service.close();
