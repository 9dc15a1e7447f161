import { createJavaScript as e } from "./javascript-policy.js";
import { readPlan as t } from "./evaluation.js";
import { NoJavaScript as n, writeJavaScript as r } from "./write-javascript.js";
// src/engine/javascript/make-javascript.ts
function makeJavaScript(i, a) {
	let o = t(i);
	if (o !== void 0) try {
		let { code: t, builtins: n } = r(o), i = Function("r", "b", t);
		return e({
			make: i,
			builtins: n
		}, a);
	} catch (e) {
		if ([
			n,
			EvalError,
			RangeError,
			SyntaxError
		].some((t) => e instanceof t)) return;
		throw e;
	}
}
export { makeJavaScript };
