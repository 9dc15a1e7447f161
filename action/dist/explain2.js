import { BuiltinError as e, DEFAULT_TIMEOUT_MS as t, EvaluationError as n, RegoObject as r, VERDICT_PACKAGE as i, errorMessages as a, errorOutcome as o, formatJson as s } from "./evaluation.js";
import { toAnswerTable as c } from "./answer-table.js";
import { evalWithPure as l } from "./pure-builtins.js";
import { getSecrets as u } from "./library.js";
// src/gate/explain.ts
const d = {
	each: 8388608,
	all: 67108864
};
var Explainer = class {
	#e;
	#t;
	#n;
	constructor(e, { each: t, all: n } = d) {
		this.#e = e, this.#t = t, this.#n = n;
	}
	async explain(e) {
		if (e.rules !== void 0 || isExplainable(e.error)) try {
			let t = u(e.recording), n = await this.#r(e), r = t.inTrace(n.stdout), i = n.differs && t.inTrace(n.differs), a = e.rules === void 0 ? r : withoutValue(r), o = this.#i(a);
			return i === void 0 ? { explanation: o } : {
				explanation: {
					...o,
					differs: i
				},
				outcome: "invalid",
				problem: `OPA's evaluator decides differently with the same input and answers, so there is no verdict: ${shorten(i)}`
			};
		} catch (t) {
			let n = a(t, e.wording).join("; because: "), r = o(t);
			return {
				explanation: {
					mode: this.#e,
					lines: [],
					omitted: 0,
					error: n
				},
				outcome: r === "fail" ? "invalid" : r,
				problem: `it could not be explained, so nothing confirms the verdict: ${n}`
			};
		}
	}
	async #r({ module: e, package: { policy: n, judged: r = [] }, recording: a, input: o, data: u, rules: d, error: f, timeoutMs: p = t, signal: m }) {
		let { files: h = [], ...g } = e.evaluator ?? {}, { nowNs: _, seed: v, strictBuiltinErrors: y } = a.facts;
		return l({
			...g,
			files: [...h, verdictFile(n, r)],
			data: Buffer.from(u).toString("utf8"),
			inputText: Buffer.from(o).toString("utf8"),
			query: `data.${i}.explained.rules`,
			format: "pretty",
			explain: this.#e,
			varValues: !0,
			disableIndexing: !0,
			answers: c(a),
			nowNs: _,
			decision: d === void 0 ? { error: toError(f) } : { value: s(toObject(d)) },
			timeoutMs: p,
			seed: v,
			strictBuiltinErrors: y,
			signal: m
		});
	}
	#i(e) {
		let t = e.trimEnd().split("\n").filter(isOfPolicy).filter((e) => e !== ""), n = [], r = 0;
		for (let e of t) {
			if (r += e.length + 1, r > Math.min(this.#t, this.#n)) break;
			n.push(e);
		}
		return this.#n -= Math.min(r, this.#n), {
			mode: this.#e,
			lines: n,
			omitted: t.length - n.length
		};
	}
};
function withExplanation(e, t) {
	if (t === void 0) return e;
	let { explanation: n, outcome: r, problem: i } = t;
	if (r === void 0 || i === void 0) return {
		...e,
		explanation: n
	};
	let a = e.outcome === "undecided" ? e.outcome : r;
	return {
		...e,
		explanation: n,
		outcome: a,
		problems: [...e.problems, i]
	};
}
const f = "(gate)";
function verdictFile(e, t) {
	let n = `package ${i}.explained`, r = t.map((t) => {
		let n = [...e.split("/"), t].map((e) => `[${JSON.stringify(e)}]`).join("");
		return `rules[${JSON.stringify(t)}] := data${n}`;
	});
	return {
		path: f,
		text: [n, ...r].join("\n\n"),
		regoVersion: "v1"
	};
}
function isOfPolicy(e) {
	return !e.startsWith("query:") && !e.startsWith(`${f}:`);
}
function toObject(e) {
	return new r(e.flatMap(({ rule: e, value: t }) => t === void 0 ? [] : [[e, t]]));
}
function withoutValue(e) {
	let t = `\n${e.trimEnd()}\n`, r = Math.max(t.lastIndexOf("\n{\n"), t.lastIndexOf("\n{}\n"));
	if (r === -1) throw new n("OPA's evaluator printed no value", { code: "opa_core_failed" });
	return t.slice(1, r + 1);
}
function isExplainable(t) {
	return t instanceof e || t instanceof n && t.code === "policy_failed";
}
function toError(e) {
	return {
		code: "policy_failed",
		message: a(e).join("; because: ")
	};
}
function shorten(e) {
	return e.length > 400 ? `${e.slice(0, 400)}…` : e;
}
export { Explainer, withExplanation };
