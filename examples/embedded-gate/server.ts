import fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { loadGate, writeReport } from "regohost/gate";
import type { GateReport } from "regohost/gate";

const STATUS: Record<GateReport["outcome"], number> = { pass: 200, fail: 422, invalid: 400, undecided: 503 };

/** A service that judges documents posted to /gate/NAME. The policies are compiled once. */
export async function createServer(policies: string): Promise<FastifyInstance> {
  const gate = await loadGate(policies);
  const server = fastify({ bodyLimit: 16 * 1024 * 1024 });
  server.addHook("onClose", () => gate.close());
  // The text itself: a gate reads every number as it is written.
  server.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => {
    done(null, body);
  });
  server.post<{ Params: { name: string }; Body: Buffer }>("/gate/:name", async (request, reply) => {
    const gone = new AbortController();
    reply.raw.once("close", () => gone.abort());
    const input = { name: request.params.name, bytes: request.body };
    const report = await gate.judge([input], { signal: gone.signal, timeoutMs: 10_000 });
    return reply
      .code(STATUS[report.outcome])
      .type("application/json")
      .send(await writeReport(report, "json"));
  });
  return server;
}
