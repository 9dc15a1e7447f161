import { setTimeout as sleep } from "node:timers/promises";
import { defineBuiltin, loadPolicy } from "regohost";

const OWNERS = new Map([
  ["acme/web", { name: "ada", on_call: true }],
  ["acme/api", { name: "grace", on_call: false }],
]);

const owner = defineBuiltin({
  name: "acme.owner",
  args: ["string"],
  result: {
    type: "object",
    static: [
      { key: "name", value: { type: "string" } },
      { key: "on_call", value: { type: "boolean" } },
    ],
  },
  effect: false, // it only reads, so regohost may call it early
  async call([image], { signal }) {
    await sleep(50, undefined, { signal }); // a directory service would be asked here
    return OWNERS.get(image); // undefined: no answer, as in Rego
  },
});

const policy = await loadPolicy(new URL("owners.rego", import.meta.url), {
  builtins: [owner],
});
export const decision = await policy.decide({ images: ["acme/web", "acme/api", "acme/cron"] });
await policy.close();

console.log(decision.result);
console.log(`${String(decision.calls.length)} calls in ${String(decision.rounds)} rounds`);
