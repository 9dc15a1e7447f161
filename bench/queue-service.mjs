// The service of bench/queue.mjs, in a process of its own: its work is not that of the workers.
import process from "node:process";
import { startEvidenceService } from "regohost/testing";

const service = await startEvidenceService({ delayMs: Number(process.env.QUEUE_DELAY_MS) });
const token = await service.issueToken({ kind: "api" });
const { digest } = service.addArtifact("{}", { kind: "SBOM" });
process.send?.({ env: { SERVICE_BASE_URL: service.baseUrl, SERVICE_TOKEN: token }, digest });
process.once("message", () => void service.close().then(() => process.disconnect()));
