import { isRegohostError, loadPolicy } from "regohost";

// Two threads run the policy; this one stays free for requests.
const policy = await loadPolicy(new URL("pairs.rego", import.meta.url), {
  entrypoint: "pairs/matching",
  isolation: "worker",
  maxWorkers: 2,
});

export const counts: unknown[] = [];
for await (const ended of policy.evaluateAll([{ size: 100 }, { size: 200 }, { size: 300 }])) {
  if (ended.status === "rejected") throw ended.reason;
  counts.push(ended.value);
}
console.log(counts);

// A policy that takes too long is ended, and the next evaluation is answered.
export let ending = "in time";
try {
  await policy.evaluate({ size: 1_000_000 }, { timeoutMs: 50 });
} catch (error) {
  if (!isRegohostError(error, "timeout")) throw error;
  ending = error.code;
}
console.log(ending, await policy.evaluate({ size: 10 }));
await policy.close();
