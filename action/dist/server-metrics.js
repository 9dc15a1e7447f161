import { __toESM as e } from "./rolldown-runtime.js";
import { loadPackage as t } from "./evaluation.js";
// src/server/serve/server-metrics.ts
const n = [
	1e-6,
	5e-6,
	1e-5,
	5e-5,
	1e-4,
	5e-4,
	.001,
	.01,
	.1,
	1
], r = [
	"code",
	"handler",
	"method"
], i = /* @__PURE__ */ new Set([
	"GET",
	"POST",
	"PUT",
	"PATCH",
	"DELETE",
	"HEAD",
	"OPTIONS",
	"CONNECT",
	"TRACE"
]);
var a = class ServerMetrics {
	registry;
	#e;
	#t;
	constructor(e, t, n) {
		this.registry = e, this.#e = t, this.#t = n;
	}
	static async create(i = n) {
		let { default: a } = await t(() => import("./prom-client.js").then((t) => /* @__PURE__ */ e(t.default, 1))), o = new a.Registry(), s = [o];
		a.collectDefaultMetrics({ register: o });
		let c = new a.Histogram({
			name: "http_request_duration_seconds",
			help: "A histogram of duration for requests.",
			buckets: [...i],
			labelNames: r,
			registers: s
		}), l = new a.Counter({
			name: "http_request_cancellations",
			help: "A count of cancelled requests.",
			labelNames: r,
			registers: s
		});
		return new ServerMetrics(o, c, l);
	}
	observe({ handler: e, method: t, status: n, seconds: r, isCancelled: a }) {
		if (e === void 0) return;
		let o = String(n), s = i.has(t) ? t : "unknown";
		this.#e.observe({
			code: o,
			handler: e,
			method: s.toLowerCase()
		}, r), a && this.#t.inc({
			code: o,
			handler: e,
			method: s
		});
	}
	async toAnswer() {
		let e = await this.registry.metrics();
		return {
			status: 200,
			headers: { "Content-Type": this.registry.contentType },
			body: e,
			mayCompress: !0
		};
	}
};
const o = [
	"v1/query",
	"v1/compile",
	"v1/config",
	"v1/status"
];
function findHandler(e, t) {
	let isBelow = (e) => t === e || t.startsWith(`${e}/`);
	return t === "/" ? e === "POST" || e === "GET" ? "index" : void 0 : isBelow("/health") ? e === "GET" || e === "HEAD" ? "health" : void 0 : isBelow("/v0/data") ? e === "POST" ? "v0/data" : "catchall" : isBelow("/v1/data") ? [
		"GET",
		"POST",
		"PUT",
		"PATCH",
		"DELETE"
	].includes(e) ? "v1/data" : "catchall" : isBelow("/v1/policies") ? [
		"GET",
		"PUT",
		"DELETE"
	].includes(e) ? "v1/policies" : "catchall" : o.find((e) => isBelow(`/${e}`));
}
export { a as ServerMetrics, findHandler };
