// A process of bench/workers.mjs, which shares nothing with another: evaluates its part of a batch for each message.
import process from "node:process";
import { loadPolicy } from "regohost";

const options = { entrypoint: "bench/pairs" };
process.once("message", (/** @type {ArrayBuffer} */ wasm) => {
  void loadPolicy(Buffer.from(wasm)).then((policy) => {
    process.on("message", (/** @type {import("regohost").JsonValue[]} */ inputs) => {
      for (const input of inputs) policy.evaluateSync(input, options);
      process.send?.({ done: true });
    });
    process.send?.({ ready: true });
  });
});
