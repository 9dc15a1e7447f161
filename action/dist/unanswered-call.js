// src/engine/opa/unanswered-call.ts
const e = /^(?<name>[\w.]+)(?:\([^]*?\)(?=: no answer was given for ))?: no answer was given for (?:(?<args>\[[^]*\])$)?/;
function unansweredCall(t) {
	let { name: n, args: r } = e.exec(t)?.groups ?? {};
	return n === void 0 ? void 0 : {
		name: n,
		args: r
	};
}
function unansweredError() {
	return /* @__PURE__ */ Error("no answer was given for this call");
}
export { unansweredCall, unansweredError };
