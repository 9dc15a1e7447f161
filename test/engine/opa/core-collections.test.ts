import { expect, it } from "vitest";
import { Deadline } from "../../../src/base/async/deadline.js";
import { loadCoreModule } from "../../../src/engine/opa/core-module.js";
import { WorkerPool } from "../../../src/engine/opa/core-worker.js";

const REQUESTS = 3;
/** What an instance takes at most after them. Go's own collections, which run beside the program, leave 50 MiB. */
const MAX_BYTES = 47 * 1024 * 1024;

const rules = Array.from({ length: 60 }, (_, i) => {
  const name = String(i);
  return `r${name} contains x if {\n\tsome x in input.list\n\tx.name == "${name}"\n\tnot startswith(x.id, "a${name}")\n}\n`;
});
const files = Array.from({ length: 12 }, (_, i) => ({
  path: `p${String(i)}.rego`,
  text: `package p${String(i)}\n\n${rules.join("\n")}`,
}));
const request = JSON.stringify({ op: "check", files, regoVersion: "v1", builtins: [], schemas: null });

// In a part of all instances a collection beside the program never ended: each request took three times as long, and its garbage stayed.
it("collects what large requests leave, so that many take the memory of a few", async () => {
  const pool = new WorkerPool("opa-core", loadCoreModule, { maxWorkers: 1 });
  const sizes: number[] = [];
  for (let i = 0; i < REQUESTS; i++) {
    const reply = await pool.use(new Deadline({}), (worker) => worker.run({ request }));
    expect(reply).toMatchObject({ status: 0 });
    sizes.push(("status" in reply && reply.memoryBytes) || Infinity);
  }
  expect(Math.max(...sizes)).toBeLessThan(MAX_BYTES);
});
