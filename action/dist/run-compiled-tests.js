import { BuiltinError as e, EvaluationError as t, StandardBuiltinError as n, append as r, callKey as i, isJsonObject as a, parseJson as o, parseTerm as s, toDeclaredText as c, toJsonText as l, workDeadline as u } from "./evaluation.js";
import { explainConflict as d } from "./conflict-message.js";
import { askCore as f, askForReply as p, parseReply as m, refusedTests as h, splitReply as g, toRequestSchemas as _, toRequestSources as v } from "./compiling.js";
import { toOpaLocation as y } from "./opa-location.js";
import { version as b } from "./start.js";
import { unansweredError as x } from "./unanswered-call.js";
import { PureBuiltins as S } from "./pure-builtins.js";
// src/engine/opa/compile-tests.ts
async function compileTests(e) {
	let { run: t, maxErrors: n } = e, r = _(e), i = {
		op: "compileTests",
		...v(e),
		run: t,
		maxErrors: n,
		schemas: r
	}, { header: a, wasm: o } = g(await p("compiling the tests", i, e, {
		isPure: !0,
		refused: h
	})), s = m(a), c = 0, l = s.modules.map((e) => o.subarray(c, c += e));
	return {
		...s,
		modules: l
	};
}
async function reportTests({ signal: e, timeoutMs: t, ...n }) {
	let r = {
		op: "reportTests",
		...n
	};
	return f("reporting the tests", r, {
		signal: e,
		timeoutMs: t
	});
}
// src/tooling/answered-builtins.ts
const C = "internal.test_case", w = {
	name: C,
	arity: 1,
	nondeterministic: !0,
	call: () => void 0
};
var Answers = class {
	#e = /* @__PURE__ */ new Map();
	constructor(e) {
		for (let [t, n] of Object.entries(e)) for (let [e, r] of Object.entries(n)) {
			let n = o(e);
			if (!Array.isArray(n)) throw TypeError(`the arguments of an answer of ${t} must be an array`);
			this.#e.set(getKey(t, n), r);
		}
	}
	find(e, t) {
		return this.#e.get(getKey(e, t));
	}
};
function getKey(e, t) {
	return i(e, t.map(l));
}
function resultText(e, t, r) {
	if ("value" in t) return c(t.value, r);
	if ("error" in t) throw new n(`${e}: ${t.error}`, "eval_builtin_error");
	if ("halt" in t) throw Error(t.halt);
}
function answered({ name: e, args: t, result: n }, r, i) {
	return {
		name: e,
		arity: t.length,
		result: "any",
		isEffect: () => !1,
		answer(t) {
			let a = r.find(e, t) ?? i.answer(e, t);
			return a === void 0 ? Promise.reject(x()) : Promise.resolve().then(() => {
				let t = resultText(e, a, n);
				return t === void 0 ? void 0 : s(t);
			});
		}
	};
}
function overridden(e, t) {
	return {
		...e,
		call(n, r) {
			let i = n.map((e) => s(Buffer.from(e).toString("utf8"))), a = t.find(e.name, i);
			if (a === void 0) return e.call(n, r);
			let o = resultText(e.name, a);
			return o === void 0 ? void 0 : Buffer.from(o);
		}
	};
}
function answeredBuiltins(e, t, n) {
	let r = new Answers(t), i = new S(e), a = /* @__PURE__ */ new Map([[C, w]]);
	for (let t of e) a.set(t.name, answered(t, r, i));
	return (e) => {
		let o = a.get(e);
		if (o !== void 0) return o;
		let s = n(e);
		if (s !== void 0) return "answer" in s ? answered({
			name: e,
			args: { length: s.arity },
			result: s.result
		}, r, i) : s.nondeterministic && Object.hasOwn(t, e) ? overridden(s, r) : s;
	};
}
// src/tooling/run-compiled-tests.ts
const T = 2 * 1024 ** 3;
async function runCompiledTests(e) {
	let { timeoutMs: t, signal: n, count: i = 1 } = e, a = u("testing the policies", {
		timeoutMs: t,
		signal: n
	}), o = await compileTests(e), s = await load(o, e), c = {
		stdout: "",
		stderr: "",
		exitCode: 0,
		results: [],
		outline: o.outline
	};
	try {
		for (let t = 0; t < i; t++) {
			let t = await runOnce(o.tests, s, e, a), { stdout: i, exitCode: l } = await reportTests({
				results: t,
				verbose: e.verbose ?? !1,
				exitZeroOnSkipped: e.exitZeroOnSkipped ?? !1,
				signal: n
			});
			r(c.results, t), c.stdout += i, c.exitCode = Math.max(c.exitCode, l);
		}
	} finally {
		for (let e of s) await e?.close();
	}
	return c;
}
async function load({ modules: e }, { builtins: t, answers: n, data: r }) {
	let [{ createPolicy: i, PLAIN_SETTINGS: a }, { createStandardBuiltins: o }] = await Promise.all([import("./evaluation.js").then((e) => e.create_policy_exports), import("./standard.js").then((e) => e.registry_exports)]), s = answeredBuiltins(t, n, o({})), c = r === void 0 ? void 0 : Buffer.from(r), l = [];
	for (let t of e) l.push(t.length === 0 ? void 0 : await i({
		...a,
		subject: "the tests",
		wasm: t,
		standardBuiltin: s,
		data: c,
		maxMemoryBytes: T,
		version: b
	}));
	return l;
}
async function runOnce(e, t, n, r) {
	let { testTimeoutMs: i = 5e3, raiseBuiltinErrors: a = !1, signal: o } = n, s = [];
	for (let c of e) {
		r.check();
		let { entrypoint: e } = c, l = t[c.module];
		if (l === void 0 || e === void 0) {
			s.push(withoutRun(c));
			continue;
		}
		let u = performance.now(), f = await l.decide(void 0, {
			entrypoint: e,
			shownAs: `${c.package}.${c.name}`,
			timeoutMs: Math.min(i, Math.max(r.remainingMs, 1)),
			interrupt: !0,
			strictBuiltinErrors: a,
			signal: o
		}).then((e) => fromDecision(c, e), async (e) => fromError(await d(e, n), r)), p = Math.round((performance.now() - u) * 1e6);
		s.push({
			...toHead(c),
			...f,
			duration: p
		});
	}
	return s;
}
function toHead({ package: e, name: t, location: n }) {
	return {
		location: y(n),
		package: e,
		name: t
	};
}
function withoutRun(e) {
	let t = e.error === void 0 ? {} : { error: {
		code: "plan_error",
		message: e.error
	} };
	return {
		...toHead(e),
		...e.skip === !0 ? { skip: !0 } : t,
		duration: 0
	};
}
function fromDecision({ cases: e }, t) {
	let { result: n, prints: r } = t, i = r.map(({ message: e }) => `${e}\n`).join(""), a = i === "" ? {} : { output: Buffer.from(i).toString("base64") };
	if (e !== !0 || n === void 0) return {
		...n === !0 ? {} : { fail: !0 },
		...a
	};
	let { fail: o, found: s } = toCases(n, begunCases(t));
	return {
		...o ? { fail: o } : {},
		...a,
		sub_results: s
	};
}
function fromError(n, r) {
	if (!(n instanceof t) || n.code === "aborted") throw n;
	n.code === "timeout" && r.check();
	let i = n instanceof e ? "eval_builtin_error" : n.code;
	return { error: {
		code: n.opaCode ?? (n.code === "timeout" ? "eval_cancel_error" : i),
		message: n.message
	} };
}
function begunCases({ calls: e }) {
	return e.flatMap(({ builtin: e, args: [t] }) => e === "internal.test_case" && Array.isArray(t) ? [t.map(toCaseName)] : []);
}
function toCaseName(e) {
	return typeof e == "string" ? e : JSON.stringify(e);
}
function toCases(e, t) {
	let n = !1, r = {};
	for (let [t, i] of a(e) ? Object.entries(e) : []) {
		let e = a(i) ? toCases(i, []) : void 0, o = e === void 0 ? i !== !0 : e.fail;
		r[t] = {
			name: t,
			...o ? { fail: !0 } : {},
			...e === void 0 ? {} : { sub_results: e.found }
		}, n ||= o;
	}
	for (let e of t) n = addBegun(r, e) || n;
	return {
		fail: n,
		found: r
	};
}
function addBegun(e, [t, ...n]) {
	if (t === void 0) return !0;
	let r = e[t] ??= {
		name: t,
		fail: !0,
		...n.length > 0 ? { sub_results: {} } : {}
	};
	if (n.length === 0) return r.fail === !0;
	let i = addBegun(r.sub_results ??= {}, n);
	return i && (r.fail = !0), i;
}
export { runCompiledTests };
