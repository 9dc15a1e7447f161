import { BuiltinError as e, EvaluationError as t, LIBRARY_WORDING as n, escapeForHtml as r, getMessage as i, inWording as a, isErrorOf as o, isRegohostError as s } from "./evaluation.js";
import { toOpaLocation as c } from "./opa-location.js";
import { toConflictMessage as l } from "./conflict-message.js";
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
		let { code: e, message: t, details: n } = this, i = {
			code: e,
			message: t,
			...n.length === 0 ? {} : { errors: n }
		};
		return r(JSON.stringify(i, null, 2));
	}
};
function toEvaluationError(r, u = n, d = () => void 0) {
	if (r instanceof ApiError) return r;
	if (o(r, "RangeError") && r.message.startsWith("Maximum call stack")) return new ApiError(500, "internal_error", "error(s) occurred while evaluating query", {
		details: [{
			code: "stack_limit",
			message: "a value is nested too deeply; nest less deeply"
		}],
		cause: r
	});
	if (!s(r)) return new ApiError(500, "internal_error", "an unexpected error; the server's log has it", { cause: r });
	if (r.code === "input_invalid") return new ApiError(400, "invalid_parameter", a(i(r), u), { cause: r });
	let { opaCode: f, location: p } = r instanceof t ? r : {}, m = {
		...u,
		subject: () => "",
		location: (e) => p === void 0 ? u.location(e) : "",
		conflict: ({ conflict: e }) => l(e, p, d)
	}, h = a(i(r), r instanceof e ? u : m);
	return new ApiError(500, "internal_error", "error(s) occurred while evaluating query", {
		details: [{
			code: f ?? r.code,
			message: h,
			...p === void 0 ? {} : { location: c(p) }
		}],
		isEvaluation: !0,
		cause: r
	});
}
export { ApiError, toEvaluationError };
