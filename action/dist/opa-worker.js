import { a as e, i as t, n, t as r } from "./core-status.js";
import { performance as i } from "node:perf_hooks";
import { parentPort as a } from "node:worker_threads";
// src/engine/opa/worker.js
const o = a;
if (o === null) throw Error("this file runs in a worker");
let s, c, l = Infinity;
o.on("message", (e) => {
	if ("module" in e) {
		s = e.module;
		return;
	}
	let t = run(e);
	o.postMessage(t, "bytes" in t ? [t.bytes.buffer] : []);
});
function run({ request: a, text: o, timeoutMs: u }) {
	l = u === void 0 ? Infinity : i.now() + u;
	try {
		if (s === void 0) throw Error("the module was not sent");
		let isOver = () => i.now() > l, e = n(a, o, isOver);
		if (e === void 0) return {
			status: r.cancelled,
			bytes: /* @__PURE__ */ new Uint8Array()
		};
		c ??= new t(s, { poll: isOver });
		let u = c.run(...e);
		return u.status === r.panic && (c = void 0), {
			...u,
			memoryBytes: c?.memoryBytes ?? 0
		};
	} catch (t) {
		return t instanceof e ? {
			unusable: t.message,
			cause: t.cause
		} : {
			crashed: t,
			log: c?.log ?? []
		};
	}
}
export {};
