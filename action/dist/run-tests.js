import { EvaluationError as e, compareStrings as t, expectLongRun as n, highest as r, limitReading as i } from "./evaluation.js";
import { toOpaLocation as a } from "./opa-location.js";
import { fullTestName as o, listTests as s, testRego as c } from "./test-rego.js";
import { MAX_WORKERS as l } from "./core-worker.js";
// src/engine/opa/combine-tests.ts
const u = `${"-".repeat(80)}\n`;
function compareTests({ result: e }, { result: n }) {
	return t(e.location.file, n.location.file) || e.location.row - n.location.row || t(e.name, n.name);
}
function leaves(e) {
	return Object.values(e).flatMap((e) => e.sub_results === void 0 ? [e] : leaves(e.sub_results));
}
function toOutcomes({ skip: e, error: t, fail: n, sub_results: r }) {
	return e === !0 ? ["SKIPPED"] : t === void 0 ? r === void 0 ? [n === !0 ? "FAIL" : "PASS"] : leaves(r).map((e) => e.fail === !0 ? "FAIL" : "PASS") : ["ERROR"];
}
function summary(e) {
	let t = e.flatMap(({ result: e }) => toOutcomes(e));
	return [
		"PASS",
		"FAIL",
		"SKIPPED",
		"ERROR"
	].map((e) => ({
		outcome: e,
		count: t.filter((t) => t === e).length
	})).filter(({ count: e }) => e > 0).map(({ outcome: e, count: n }) => `${e}: ${String(n)}/${String(t.length)}\n`).join("");
}
function report(e) {
	let t = "", n;
	for (let { result: r, printed: i } of e) i.text !== "" && (n !== void 0 && n !== r.location.file && (t += "\n"), n = r.location.file, t += i.text);
	let r = e.map(({ printed: e }) => e.failure).join("");
	return r !== "" && (t += `${u}FAILURES\n${u}${r}`), `${t}${t === "" ? "" : u}${summary(e)}`;
}
function combineTests(e) {
	let t = e.flatMap(({ results: e, printed: t = [] }) => e.map((e, n) => ({
		result: e,
		printed: t[n] ?? {
			text: "",
			failure: ""
		}
	}))).sort(compareTests);
	return {
		stdout: report(t),
		stderr: [...new Set(e.map(({ stderr: e }) => e))].join(""),
		exitCode: r(e.map(({ exitCode: e }) => e)),
		results: t.map(({ result: e }) => e),
		printed: t.map(({ printed: e }) => e),
		outline: e.find(({ outline: e }) => e !== void 0)?.outline
	};
}
function replaceTests({ printed: e = [], ...t }, n, { exitZeroOnSkipped: r = !1 }) {
	let i = new Set(n.results.map(o)), a = t.results.map((e) => !i.has(o(e))), s = t.results.filter((e, t) => a[t]), hasPassed = ({ fail: e, skip: t, error: n }) => e !== !0 && n === void 0 && (t !== !0 || r);
	return combineTests([{
		...t,
		results: s,
		printed: e.filter((e, t) => a[t]),
		exitCode: s.every(hasPassed) ? 0 : 2
	}, n]);
}
// src/engine/opa/run-tests.ts
const d = 1e3, f = /test_/g;
var DividedRun = class {
	#e;
	#t = !1;
	#n = 0;
	constructor(e) {
		this.#e = e;
	}
	async run(e) {
		try {
			return await c({
				...this.#e,
				share: e
			});
		} catch (t) {
			if (!hasCode(t, "memory_limit", "stack_limit", "opa_core_failed")) throw t;
			return this.#r(e ?? {
				index: 0,
				of: 1
			}, t);
		}
	}
	async countInstances() {
		return Math.floor((await s(this.#e)).length / d);
	}
	async #r(e, t) {
		let n = await s({
			...this.#e,
			share: e
		}), [r] = n;
		if (this.#t ||= (await c({
			...this.#e,
			share: {
				index: 2 ** 53 - 1,
				of: 1
			}
		}), !0), r === void 0 || this.#n >= 3) throw t;
		if (n.length === 1) return this.#n++, toCrashed(r, t);
		let { index: i, of: a } = e;
		return combineTests([await this.run({
			index: i,
			of: 2 * a
		}), await this.run({
			index: i + a,
			of: 2 * a
		})]);
	}
};
function hasCode(t, ...n) {
	return t instanceof e && n.includes(t.code);
}
function toCrashed({ package: e, name: t, location: n }, { code: r, message: i }) {
	let o = `${n.file}:${String(n.row)}`;
	return {
		stdout: "",
		stderr: "",
		exitCode: 2,
		results: [{
			location: a(n),
			package: e,
			name: t,
			error: {
				code: r,
				message: i,
				location: n
			},
			duration: 0
		}],
		printed: [{
			text: `${o}:\n${e}.${t}: ERROR (0s)\n  ${r}: ${i}\n`,
			failure: ""
		}]
	};
}
function isDivisible({ bench: e, coverage: t, threshold: n, count: r = 1, format: i = "pretty" }) {
	return e !== !0 && t !== !0 && (n ?? 0) === 0 && r === 1 && i === "pretty";
}
function countNames({ files: e }) {
	let t = 0;
	for (let { text: n } of e) t += n.match(f)?.length ?? 0;
	return t;
}
async function runTests({ parallel: e, isAlone: t = !1, printsEach: r = !1, ...a }) {
	let o = countNames(a);
	if (t && o >= 350 && n(), !isDivisible(a)) return c(a);
	let { signal: s, timeoutMs: l = Infinity } = a;
	return i("testing the policies", {
		signal: s,
		timeoutMs: l
	}, () => runDivided(a, o, {
		parallel: e,
		printsEach: r
	}));
}
async function runDivided(e, t, { parallel: n, printsEach: r }) {
	let i = new AbortController(), { signal: a } = e, o = new DividedRun({
		...e,
		signal: a === void 0 ? i.signal : AbortSignal.any([a, i.signal])
	});
	try {
		let e = n ?? (l > 1 && t >= 2 * d ? await o.countInstances() : 1), i = Math.min(e, l);
		return i <= 1 ? await o.run(r ? {
			index: 0,
			of: 1
		} : void 0) : combineTests(await Promise.all(Array.from({ length: i }, (e, t) => o.run({
			index: t,
			of: i
		}))));
	} catch (e) {
		throw i.abort(), e;
	}
}
export { isDivisible, replaceTests, runTests };
