// A process of bench/memory.mjs: holds one input, evaluates one, and prints its memory.
import { readFileSync } from "node:fs";
import process from "node:process";
import { loadPolicy } from "regohost";
import { peakBytes } from "./peak-memory.mjs";

const [wasm, held, evaluated, form] = process.argv.slice(2);
const read = (file) => (form === "text" ? readFileSync(file) : JSON.parse(readFileSync(file, "utf8")));

const policy = await loadPolicy(readFileSync(wasm));
const input = read(held);
const result = await policy.evaluate(held === evaluated ? input : read(evaluated));
if (!Array.isArray(result)) throw new Error("the policy has no result");
console.log(
  JSON.stringify({
    peak: peakBytes(),
    heap: process.memoryUsage().heapUsed,
    // So that it lives until here.
    held: input.length ?? input.items.length,
  }),
);
