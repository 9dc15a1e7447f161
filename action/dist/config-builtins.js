import { Ai as e, Hi as t, Ui as n, Vi as r, Xa as i, at as a, cl as o, it as s, ms as c, qc as l, qs as u } from "./shared.js";
import { t as d } from "./conftest-parsing.js";
import { t as f } from "./import-folders.js";
import { t as p } from "./split-array.js";
import { dirname as m, join as h, resolve as g } from "node:path";
// src/tooling/config-builtins.ts
const _ = {
	type: "object",
	dynamic: {
		key: { type: "string" },
		value: { type: "any" }
	}
}, v = {
	parse_config: [{
		name: "parser",
		type: "string"
	}, {
		name: "text",
		type: "string"
	}],
	parse_config_file: [{
		name: "path",
		type: "string"
	}],
	parse_combined_config_files: [{
		name: "paths",
		type: {
			type: "array",
			dynamic: { type: "string" }
		}
	}]
}, y = r.filter((e) => e !== "jsonl"), b = RegExp(`^(?<name>${d.join("|")}): no answer was given for (?<args>\\[[^]*\\])$`), isName = (e) => d.some((t) => t === e);
function configBuiltins(e, t) {
	return d.filter((n) => !t.some((e) => e.name === n) && e.some(({ text: e }) => e.includes(n))).map((e) => ({
		name: e,
		args: v[e],
		result: _
	}));
}
var ConfigAnswers = class {
	#e;
	#t;
	#n = Infinity;
	constructor(e) {
		let { paths: t = [], files: n, cwd: r } = e;
		this.#e = e;
		let i = [
			...t,
			...n.map(({ path: e }) => m(e)),
			"."
		].filter((e) => !u(e)).map((e) => g(r, e));
		this.#t = new f([...new Set(i)], {
			outside: "it is neither below the folders of the tests nor below the working directory",
			hiddenFiles: !0
		});
	}
	async complete(e, t, n, r) {
		let i = { ...t };
		this.#n = r;
		for (let t = 1;; t++) {
			let r = await n(i), a = t < 256 ? await this.#r(r.results, e) : {};
			if (Object.keys(a).length === 0) return {
				answers: i,
				result: r
			};
			for (let [e, t] of Object.entries(a)) i[e] = {
				...i[e],
				...t
			};
		}
	}
	async #r(e, t) {
		let n = {};
		for (let { error: r } of e) {
			let { name: e = "", args: i = "" } = b.exec(r?.message ?? "")?.groups ?? {};
			isName(e) && t.includes(e) && n[e]?.[i] === void 0 && (n[e] = {
				...n[e],
				[i]: await this.#i(e, i, r?.location?.file)
			});
		}
		return n;
	}
	async #i(e, t, n) {
		let r = JSON.parse(t);
		try {
			return { value: await this.#a(e, r, n) };
		} catch (e) {
			if (!(e instanceof l)) throw e;
			return { halt: e.message };
		}
	}
	async #a(e, t, n) {
		let [r, i] = t;
		if (e === "parse_config") return listText(await this.#o(toText(r), toText(i)));
		let a = (Array.isArray(r) ? r : [r]).map(toText), o = this.#l(e, a, n), s = new Set(a.map((e) => h(o, e))), c = [];
		for (let e of s) c.push([e, await this.#s(e)]);
		let [l] = c;
		return e === "parse_config_file" && l !== void 0 ? listText(l[1]) : `[${c.toSorted(([e], [t]) => Buffer.compare(Buffer.from(e), Buffer.from(t))).flatMap(([e, t]) => toMembers(t).map((t) => `{"path":${JSON.stringify(e)},"contents":${getText(t)}}`)).join(",")}]`;
	}
	async #o(e, n) {
		let r = y.find((t) => t === e);
		if (r === void 0) {
			let n = t(`x.${e}`) ?? `unknown parser${c(e, [...y])}`;
			throw invalid(e, o`${JSON.stringify(e)}: ${n}`);
		}
		return this.#c({
			name: `the text of ${r}`,
			text: n,
			format: r
		});
	}
	async #s(e) {
		let r = t(e), i = n(e);
		if (i === void 0 || i === "jsonl") throw invalid(e, o`${e} is not read: ${r ?? "its name shows no format that Conftest reads"}`);
		let a = await this.#t.find(g(this.#e.cwd, e));
		if (typeof a == "object") throw invalid(e, `${e} is not read: ${a.why}`);
		return this.#c({
			path: e,
			format: i
		});
	}
	async #c(t) {
		let { cwd: n, signal: r } = this.#e, i = {
			cwd: n,
			signal: r,
			...timeoutUntil(this.#n),
			dialect: "conftest",
			uniqueKeys: !0,
			limit: { maxBytes: 16777216 }
		}, a = [];
		for await (let n of e(t, i)) {
			if ("error" in n) throw n.error;
			a.push(n);
		}
		return a;
	}
	#l(e, t, n) {
		if (this.#e.paths === void 0) throw invalid(e, `${named(t)}: policies given as texts have no folder`);
		let r = this.#e.files.filter(({ text: t }) => t.includes(e)), i = r.filter(({ text: e }) => t.every((t) => e.includes(t))), a = new Set((i.length === 0 ? r : i).map(({ path: e }) => m(e)));
		n !== void 0 && a.add(m(n));
		let [o = ".", ...s] = a;
		if (s.length > 0) throw invalid(e, `${named(t)}: the call may be of files in ${[...a].join(" and ")}, and the path begins in the folder of its file; give these folders to test one at a time`);
		if (u(o)) throw invalid(e, `${named(t)}: tests from an address read no files`);
		return o;
	}
};
function answerConfig(e, { files: t, builtins: n }, { cwd: r = i(), builtins: o = [], signal: c }) {
	let l = configBuiltins(t, o), u = l.map(({ name: e }) => e);
	if (u.length === 0) return;
	let d = new ConfigAnswers({
		files: t,
		paths: s(e) ? void 0 : a(e),
		cwd: r,
		signal: c
	});
	return {
		builtins: l.filter(({ name: e }) => !n.some((t) => t.name === e)),
		async run(e, t) {
			let { timeoutMs: n = Infinity } = e, r = performance.now() + n, withAnswers = (t) => ({
				...e,
				answers: t,
				...timeoutUntil(r)
			}), { answers: i, result: a } = await d.complete(u, e.answers, (e) => t(withAnswers(e)), r);
			return {
				request: withAnswers(i),
				result: a
			};
		}
	};
}
function timeoutUntil(e) {
	return e === Infinity ? {} : { timeoutMs: Math.max(1, Math.ceil(e - performance.now())) };
}
function invalid(e, t) {
	return new l(t, {
		code: "document_invalid",
		document: e
	});
}
function named(e) {
	return e.map((e) => JSON.stringify(e)).join(", ");
}
function toText(e) {
	if (typeof e != "string") throw invalid("the arguments", `${JSON.stringify(e)} is no string`);
	return e;
}
function getText({ json: e }) {
	return new TextDecoder().decode(e);
}
function listText(e) {
	let t = e.map(getText), [n = "null"] = t;
	return t.length > 1 || e[0]?.isWhole === !0 ? `[${t.join(",")}]` : n;
}
function toMembers(e) {
	let [t] = e;
	return e.length > 1 || t === void 0 || t.isWhole === !0 ? [...e] : p(t);
}
export { answerConfig };
