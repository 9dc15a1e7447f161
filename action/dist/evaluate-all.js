import { boundedMap as e } from "./judging.js";
import { EvaluationError as t, isRegohostError as n } from "./evaluation.js";
import { setMaxListeners as r } from "node:events";
function endsAll(e) {
	return [
		"policy_closed",
		"config_invalid",
		"entrypoint_required"
	].some((t) => n(e, t));
}
async function* evaluateAll(n, { concurrency: i = 64, signal: a, evaluate: o }) {
	let s = new AbortController(), c = a === void 0 ? s.signal : AbortSignal.any([a, s.signal]);
	r(0, c);
	let l = 0, settle = async (e) => {
		let t = l++;
		try {
			return {
				index: t,
				status: "fulfilled",
				value: await o(e, c)
			};
		} catch (e) {
			if (a?.aborted === !0 || endsAll(e)) throw e;
			return {
				index: t,
				status: "rejected",
				reason: e
			};
		}
	};
	try {
		yield* e(n, settle, {
			atLeast: i,
			atMost: i,
			maxBytes: Infinity,
			sizeOf: () => 0,
			signal: a
		});
	} catch (e) {
		throw a?.aborted === !0 ? aborted(a) : e;
	} finally {
		s.abort(new t("the evaluation of all inputs has ended", { code: "aborted" }));
	}
}
function aborted({ reason: e }) {
	return new t("the evaluation of all inputs was aborted", {
		code: "aborted",
		cause: e
	});
}
export { evaluateAll };
