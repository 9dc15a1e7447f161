import { EvaluationError as e, LIBRARY_WORDING as t, escapeForHtml as n, getMessage as r, inWording as i, isErrorOf as a, isRegohostError as o } from "./evaluation.js";
import { toOpaLocation as s } from "./opa-location.js";
import { toConflictMessage as c } from "./conflict-message.js";
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
		let { code: e, message: t, details: r } = this, i = {
			code: e,
			message: t,
			...r.length === 0 ? {} : { errors: r }
		};
		return n(JSON.stringify(i, null, 2));
	}
};
function toEvaluationError(n, l, u = t, d = () => void 0) {
	if (n instanceof ApiError) return n;
	if (a(n, "RangeError") && n.message.startsWith("Maximum call stack")) return new ApiError(500, "internal_error", "error(s) occurred while evaluating query", {
		details: [{
			code: "stack_limit",
			message: "a value is nested too deeply; nest less deeply"
		}],
		cause: n
	});
	if (!o(n)) return new ApiError(500, "internal_error", "an unexpected error; the server's log has it", { cause: n });
	let f = i(r(n), u);
	if (n.code === "input_invalid") return new ApiError(400, "invalid_parameter", f, { cause: n });
	let p = f.startsWith(`${l}: `) ? f.slice(l.length + 2) : f, { opaCode: m, location: h } = n instanceof e ? n : {}, g = h === void 0 ? void 0 : s(h), _ = g === void 0 ? "" : `${g.file}:${String(g.row)}:${String(g.col)}: `, v = p.startsWith(_) ? p.slice(_.length) : p, y = m === "eval_conflict_error";
	return new ApiError(500, "internal_error", "error(s) occurred while evaluating query", {
		details: [{
			code: m ?? n.code,
			message: y ? c(v, h, d) : v,
			...g === void 0 ? {} : { location: g }
		}],
		isEvaluation: !0,
		cause: n
	});
}
export { ApiError, toEvaluationError };
