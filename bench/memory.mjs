import process from "node:process";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { defineBuiltin, loadPolicy } from "../dist/index.js";
import { reached } from "./print-table.mjs";

const EVALUATIONS = 100_000;
const TENTHS = 10;
/** Growth between the first and the last tenth that is noise. */
const ALLOWED_BYTES = 2 * 1024 * 1024;

const POLICY = `package bench

plain contains item if {
	some item in input.items
	item > 3
}

asked contains item if {
	some item in input.items
	bench.ask(item)
}
`;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

const ask = defineBuiltin({
  name: "bench.ask",
  args: ["any"],
  result: "boolean",
  effect: false,
  async call([item]) {
    return item > 3;
  },
});

/** Memory in use after every tenth of 100,000 evaluations. */
export async function measure() {
  const rows = [];
  for (const rule of ["plain", "asked"]) {
    const policy = await loadPolicy(
      { files: { "p.rego": POLICY } },
      { builtins: [ask], entrypoint: ["bench/plain", "bench/asked"] },
    );
    const heap = [];
    const outside = [];
    for (let tenth = 0; tenth < TENTHS; tenth++) {
      for (let i = 0; i < EVALUATIONS / TENTHS; i++) {
        await policy.evaluate({ items: [i % 7, 2, 5] }, { entrypoint: `bench/${rule}` });
      }
      collect();
      const { heapUsed, external } = process.memoryUsage();
      heap.push(heapUsed);
      outside.push(external);
    }
    const growth = heap.at(-1) - heap[0];
    const growthOutside = outside.at(-1) - outside[0];
    rows.push({
      policy: rule === "plain" ? "calls nothing" : "an asynchronous built-in",
      evaluations: EVALUATIONS,
      "heap after 10 %, MB": heap[0] / 1e6,
      "heap at the end, MB": heap.at(-1) / 1e6,
      "outside after 10 %, MB": outside[0] / 1e6,
      "outside at the end, MB": outside.at(-1) / 1e6,
      target: "no growth",
      reached: reached(growth < ALLOWED_BYTES && growthOutside < ALLOWED_BYTES),
    });
    await policy.close();
  }
  return { title: "Memory: 100,000 evaluations of one policy", rows };
}
