import { Gc as e, Rs as t, Tt as n, Yc as r, Zn as i, b as a, go as o, ho as s, kn as c, lo as l, oo as u, ts as d, w as f, x as p, y as m } from "./shared.js";
import { n as h } from "./conflict-message.js";
import { n as g } from "./check-rego.js";
import { t as _ } from "./opa-location.js";
import { l as v } from "./start.js";
// src/engine/opa/compile-tests.ts
async function compileTests(e) {
	let { files: t, run: r, maxErrors: i, signal: o, timeoutMs: s } = e, { ok: c, bytes: l } = await a({
		what: "compiling the tests",
		isPure: !0,
		request: {
			op: "compileTests",
			...f(e),
			run: r,
			maxErrors: i,
			schemas: g(e)
		},
		signal: o,
		timeoutMs: s
	});
	if (!c) throw n(m(l), t);
	let { header: u, wasm: d } = p(l), h = m(u), _ = 0, v = h.modules.map((e) => d.subarray(_, _ += e));
	return {
		...h,
		modules: v
	};
}
async function reportTests({ signal: e, timeoutMs: t, ...n }) {
	let { bytes: r } = await a({
		what: "reporting the tests",
		request: {
			op: "reportTests",
			...n
		},
		signal: e,
		timeoutMs: t
	}), { stdout: i, exitCode: o } = m(r);
	return {
		stdout: i,
		exitCode: o
	};
}
// src/tooling/answered-builtins.ts
const y = "internal.test_case", b = {
	name: y,
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
	return u(e, t.map(l));
}
function getText(e, t, n) {
	if ("value" in t) return i(t.value, n);
	if ("error" in t) throw new c(`${e}: ${t.error}`, "eval_builtin_error");
	if ("halt" in t) throw Error(t.halt);
}
function answered({ name: e, args: t, result: n }, r) {
	return {
		name: e,
		arity: t.length,
		result: "any",
		isEffect: () => !1,
		answer(t) {
			let i = r.find(e, t);
			return i === void 0 ? Promise.reject(/* @__PURE__ */ Error("no answer was given for this call")) : Promise.resolve().then(() => {
				let t = getText(e, i, n);
				return t === void 0 ? void 0 : o(t);
			});
		}
	};
}
function overridden(e, t) {
	return {
		...e,
		call(n, r) {
			let i = n.map((e) => o(Buffer.from(e).toString("utf8"))), a = t.find(e.name, i);
			if (a === void 0) return e.call(n, r);
			let s = getText(e.name, a);
			return s === void 0 ? void 0 : Buffer.from(s);
		}
	};
}
function answeredBuiltins(e, t, n) {
	let r = new Answers(t), i = /* @__PURE__ */ new Map([[y, b]]);
	for (let t of e) i.set(t.name, answered(t, r));
	return (e) => {
		let a = i.get(e);
		if (a !== void 0) return a;
		let o = n(e);
		if (o !== void 0) return "answer" in o ? answered({
			name: e,
			args: { length: o.arity },
			result: o.result
		}, r) : o.nondeterministic && Object.hasOwn(t, e) ? overridden(o, r) : o;
	};
}
// src/tooling/run-compiled-tests.ts
const x = 2 * 1024 ** 3;
async function runCompiledTests(e) {
	let { timeoutMs: n = Infinity, signal: i, count: a = 1 } = e, o = new t({
		timeoutMs: n,
		signals: [i],
		timedOut: () => new r(`testing the policies took longer than ${String(n)} ms`, { code: "timeout" }),
		aborted: ({ reason: e }) => new r("testing the policies was aborted", {
			code: "aborted",
			cause: e
		})
	}), s = await compileTests({
		...e,
		...n === Infinity ? {} : { timeoutMs: Math.max(o.remainingMs, 1) }
	}), c = await load(s, e), l = {
		stdout: "",
		stderr: "",
		exitCode: 0,
		results: [],
		outline: s.outline
	};
	try {
		for (let t = 0; t < a; t++) {
			let t = await runOnce(s.tests, c, e, o), { stdout: n, exitCode: r } = await reportTests({
				results: t,
				verbose: e.verbose ?? !1,
				exitZeroOnSkipped: e.exitZeroOnSkipped ?? !1,
				signal: i
			});
			d(l.results, t), l.stdout += n, l.exitCode = Math.max(l.exitCode, r);
		}
	} finally {
		for (let e of c) await e?.close();
	}
	return l;
}
async function load({ modules: e }, { builtins: t, answers: n, data: r }) {
	let [{ createPolicy: i, PLAIN_SETTINGS: a }, { createStandardBuiltins: o }] = await Promise.all([import("./shared.js").then((e) => e.hn), import("./registry.js").then((e) => e.r)]), s = answeredBuiltins(t, n, o({})), c = r === void 0 ? void 0 : Buffer.from(r), l = [];
	for (let t of e) l.push(t.length === 0 ? void 0 : await i({
		...a,
		what: "the tests",
		wasm: t,
		standardBuiltin: s,
		data: c,
		maxMemoryBytes: x,
		version: v
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
		}).then((e) => fromDecision(c, e), async (e) => fromError(await h(e, n), r)), f = Math.round((performance.now() - u) * 1e6);
		s.push({
			...toHead(c),
			...d,
			duration: f
		});
	}
	return s;
}
function toHead({ package: e, name: t, location: n }) {
	return {
		location: _(n),
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
function fromError(t, n) {
	if (!(t instanceof r) || t.code === "aborted") throw t;
	t.code === "timeout" && n.check();
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
function isJsonObject(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function toCases(e, t) {
	let n = !1, r = {};
	for (let [t, i] of isJsonObject(e) ? Object.entries(e) : []) {
		let e = isJsonObject(i) ? toCases(i, []) : void 0, a = e === void 0 ? i !== !0 : e.fail;
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
