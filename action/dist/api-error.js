import { Vt as e, Yc as t, al as n, gl as r, nl as i, ol as a, tl as o } from "./shared.js";
import { t as s } from "./opa-location.js";
import { r as c } from "./conflict-message.js";
// src/server/serve/api-error.ts
var ApiError = class extends Error {
	status;
	code;
	details;
	logged;
	isEvaluation;
	endsConnection;
	constructor(e, t, n, r = {}) {
		super(n, r.cause === void 0 ? void 0 : { cause: r.cause }), this.name = "ApiError", this.status = e, this.code = t, this.details = r.details ?? [], this.logged = r.logged, this.isEvaluation = r.isEvaluation ?? !1, this.endsConnection = r.endsConnection ?? !1;
	}
	toJson() {
		let { code: t, message: n, details: r } = this, i = {
			code: t,
			message: n,
			...r.length === 0 ? {} : { errors: r }
		};
		return e(JSON.stringify(i, null, 2));
	}
};
function toEvaluationError(e, l, u = i, d = () => void 0) {
	if (e instanceof ApiError) return e;
	if (r(e, "RangeError") && e.message.startsWith("Maximum call stack")) return new ApiError(500, "internal_error", "error(s) occurred while evaluating query", {
		details: [{
			code: "stack_limit",
			message: "a value is nested too deeply; nest less deeply"
		}],
		cause: e
	});
	if (!o(e)) return new ApiError(500, "internal_error", "an unexpected error; the server's log has it", { cause: e });
	let f = a(n(e), u);
	if (e.code === "input_invalid") return new ApiError(400, "invalid_parameter", f, { cause: e });
	let p = f.startsWith(`${l}: `) ? f.slice(l.length + 2) : f, { opaCode: m, location: h } = e instanceof t ? e : {}, g = h === void 0 ? void 0 : s(h), _ = g === void 0 ? "" : `${g.file}:${String(g.row)}:${String(g.col)}: `, v = p.startsWith(_) ? p.slice(_.length) : p, y = m === "eval_conflict_error";
	return new ApiError(500, "internal_error", "error(s) occurred while evaluating query", {
		details: [{
			code: m ?? e.code,
			message: y ? c(v, h, d) : v,
			...g === void 0 ? {} : { location: g }
		}],
		isEvaluation: !0,
		cause: e
	});
}
export { toEvaluationError as n, ApiError as t };
