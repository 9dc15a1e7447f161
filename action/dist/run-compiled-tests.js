import { BuiltinError as e, Deadline as t, EvaluationError as n, StandardBuiltinError as r, append as i, callKey as a, isJsonObject as o, parseJson as s, parseTerm as c, toDeclaredText as l, toJsonText as u, wasAborted as d } from "./evaluation.js";
import { explainConflict as f } from "./conflict-message.js";
import { askCore as p, askForReply as m, parseReply as h, refusedTests as g, splitReply as _, toRequestSchemas as v, toRequestSources as y } from "./compiling.js";
import { toOpaLocation as b } from "./opa-location.js";
import { version as x } from "./start.js";
import { unansweredError as S } from "./unanswered-call.js";
import { PureBuiltins as C } from "./pure-builtins.js";
// src/engine/opa/compile-tests.ts
async function compileTests(e) {
	let { run: t, maxErrors: n } = e, r = v(e), i = {
		op: "compileTests",
		...y(e),
		run: t,
		maxErrors: n,
		schemas: r
	}, { header: a, wasm: o } = _(await m("compiling the tests", i, e, {
		isPure: !0,
		refused: g
	})), s = h(a), c = 0, l = s.modules.map((e) => o.subarray(c, c += e));
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
	return p("reporting the tests", r, {
		signal: e,
		timeoutMs: t
	});
}
// src/tooling/answered-builtins.ts
const w = "internal.test_case", T = {
	name: w,
	arity: 1,
	nondeterministic: !0,
	call: () => void 0
};
var Answers = class {
	#e = /* @__PURE__ */ new Map();
	constructor(e) {
		for (let [t, n] of Object.entries(e)) for (let [e, r] of Object.entries(n)) {
			let n = s(e);
			if (!Array.isArray(n)) throw TypeError(`the arguments of an answer of ${t} must be an array`);
			this.#e.set(getKey(t, n), r);
		}
	}
	find(e, t) {
		return this.#e.get(getKey(e, t));
	}
};
function getKey(e, t) {
	return a(e, t.map(u));
}
function getText(e, t, n) {
	if ("value" in t) return l(t.value, n);
	if ("error" in t) throw new r(`${e}: ${t.error}`, "eval_builtin_error");
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
			return a === void 0 ? Promise.reject(S()) : Promise.resolve().then(() => {
				let t = getText(e, a, n);
				return t === void 0 ? void 0 : c(t);
			});
		}
	};
}
function overridden(e, t) {
	return {
		...e,
		call(n, r) {
			let i = n.map((e) => c(Buffer.from(e).toString("utf8"))), a = t.find(e.name, i);
			if (a === void 0) return e.call(n, r);
			let o = getText(e.name, a);
			return o === void 0 ? void 0 : Buffer.from(o);
		}
	};
}
function answeredBuiltins(e, t, n) {
	let r = new Answers(t), i = new C(e), a = /* @__PURE__ */ new Map([[w, T]]);
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
const E = 2 * 1024 ** 3;
async function runCompiledTests(e) {
	let { timeoutMs: r = Infinity, signal: a, count: o = 1 } = e, s = new t({
		timeoutMs: r,
		signals: [a],
		timedOut: () => new n(`testing the policies took longer than ${String(r)} ms`, { code: "timeout" }),
		aborted: ({ reason: e }) => d("testing the policies", e)
	}), c = await compileTests({
		...e,
		...r === Infinity ? {} : { timeoutMs: Math.max(s.remainingMs, 1) }
	}), l = await load(c, e), u = {
		stdout: "",
		stderr: "",
		exitCode: 0,
		results: [],
		outline: c.outline
	};
	try {
		for (let t = 0; t < o; t++) {
			let t = await runOnce(c.tests, l, e, s), { stdout: n, exitCode: r } = await reportTests({
				results: t,
				verbose: e.verbose ?? !1,
				exitZeroOnSkipped: e.exitZeroOnSkipped ?? !1,
				signal: a
			});
			i(u.results, t), u.stdout += n, u.exitCode = Math.max(u.exitCode, r);
		}
	} finally {
		for (let e of l) await e?.close();
	}
	return u;
}
async function load({ modules: e }, { builtins: t, answers: n, data: r }) {
	let [{ createPolicy: i, PLAIN_SETTINGS: a }, { createStandardBuiltins: o }] = await Promise.all([import("./evaluation.js").then((e) => e.create_policy_exports), import("./standard.js").then((e) => e.registry_exports)]), s = answeredBuiltins(t, n, o({})), c = r === void 0 ? void 0 : Buffer.from(r), l = [];
	for (let t of e) l.push(t.length === 0 ? void 0 : await i({
		...a,
		what: "the tests",
		wasm: t,
		standardBuiltin: s,
		data: c,
		maxMemoryBytes: E,
		version: x
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
		let u = performance.now(), d = await l.decide(void 0, {
			entrypoint: e,
			shownAs: `${c.package}.${c.name}`,
			timeoutMs: Math.min(i, Math.max(r.remainingMs, 1)),
			interrupt: !0,
			strictBuiltinErrors: a,
			signal: o
		}).then((e) => fromDecision(c, e), async (e) => fromError(await f(e, n), r)), p = Math.round((performance.now() - u) * 1e6);
		s.push({
			...toHead(c),
			...d,
			duration: p
		});
	}
	return s;
}
function toHead({ package: e, name: t, location: n }) {
	return {
		location: b(n),
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
function fromError(t, r) {
	if (!(t instanceof n) || t.code === "aborted") throw t;
	t.code === "timeout" && r.check();
	let i = t instanceof e ? "eval_builtin_error" : t.code;
	return { error: {
		code: t.opaCode ?? (t.code === "timeout" ? "eval_cancel_error" : i),
		message: t.message
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
	for (let [t, i] of o(e) ? Object.entries(e) : []) {
		let e = o(i) ? toCases(i, []) : void 0, a = e === void 0 ? i !== !0 : e.fail;
		r[t] = {
			name: t,
			...a ? { fail: !0 } : {},
			...e === void 0 ? {} : { sub_results: e.found }
		}, n ||= a;
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
