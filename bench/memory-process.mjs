// A process of bench/memory.mjs: holds one input, evaluates one, and prints its memory.
import { readFileSync } from "node:fs";
import process from "node:process";
import { loadPolicy } from "../dist/index.js";

const [wasm, held, evaluated, form] = process.argv.slice(2);
const read = (file) => (form === "text" ? readFileSync(file) : JSON.parse(readFileSync(file, "utf8")));

const policy = await loadPolicy(readFileSync(wasm));
const input = read(held);
const { result, metrics } = await policy.decide(held === evaluated ? input : read(evaluated));
if (!Array.isArray(result)) throw new Error("the policy has no result");
/** In kilobytes. On Linux `maxRSS` is that of the process that started this one, where this one's is less. */
function peakKilobytes() {
  if (process.platform !== "linux") return process.resourceUsage().maxRSS;
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8"))[1]);
}

console.log(
  JSON.stringify({
    peak: peakKilobytes() * 1024,
    heap: process.memoryUsage().heapUsed,
    module: metrics.memoryBytes,
    // So that it lives until here.
    held: input.length ?? input.items.length,
  }),
);
