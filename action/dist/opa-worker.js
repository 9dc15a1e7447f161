import { CoreInstance as e, DataUnusable as t, Status as n, encodeRequest as r } from "./core-status.js";
import { performance as i } from "node:perf_hooks";
import { parentPort as a } from "node:worker_threads";
// src/engine/opa/worker.js
const o = a;
if (o === null) throw Error("this file runs in a worker");
let s, c, l = Infinity, u = Infinity;
const memoryBytes = () => c?.memoryBytes ?? 0, isOver = () => i.now() > l || memoryBytes() > u;
o.on("message", (e) => {
	if ("module" in e) {
		s = e.module;
		return;
	}
	let t = run(e);
	o.postMessage(t, "bytes" in t ? [t.bytes.buffer] : []);
});
function run({ request: a, text: o, timeoutMs: d, maxMemoryBytes: f = Infinity }) {
	l = d === void 0 ? Infinity : i.now() + d, u = f, memoryBytes() > u && (c = void 0);
	try {
		if (s === void 0) throw Error("the module was not sent");
		let t = r(a, o, isOver);
		if (t === void 0) return {
			status: n.cancelled,
			bytes: /* @__PURE__ */ new Uint8Array()
		};
		c ??= new e(s, { poll: isOver });
		let i = c.run(...t), l = memoryBytes();
		return i.status === n.panic && (c = void 0), {
			...i,
			memoryBytes: l
		};
	} catch (e) {
		return e instanceof t ? {
			unusable: e.message,
			cause: e.cause
		} : {
			crashed: e,
			log: c?.log ?? []
		};
	}
}
export {};
