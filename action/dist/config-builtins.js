import { DOCUMENT_FORMATS as e, DocumentError as t, adviceByName as n, formatByName as r, isAddress as i, isTexts as a, message as o, nearest as s, readDocuments as c, toPaths as l, workingFolder as u } from "./shared.js";
import { CONFTEST_PARSING as d } from "./conftest-parsing.js";
import { ImportFolders as f } from "./import-folders.js";
import { splitArray as p } from "./split-array.js";
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
}, y = e.filter((e) => e !== "jsonl"), b = RegExp(`^(?<name>${d.join("|")}): no answer was given for (?<args>\\[[^]*\\])$`), isName = (e) => d.some((t) => t === e);
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
		let a = [
			...t,
			...n.map(({ path: e }) => m(e)),
			"."
		].filter((e) => !i(e)).map((e) => g(r, e));
		this.#t = new f([...new Set(a)], {
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
	async #i(e, n, r) {
		let i = JSON.parse(n);
		try {
			return { value: await this.#a(e, i, r) };
		} catch (e) {
			if (!(e instanceof t)) throw e;
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
	async #o(e, t) {
		let r = y.find((t) => t === e);
		if (r === void 0) {
			let t = n(`x.${e}`) ?? `unknown parser${s(e, [...y])}`;
			throw invalid(e, o`${JSON.stringify(e)}: ${t}`);
		}
		return this.#c({
			name: `the text of ${r}`,
			text: t,
			format: r
		});
	}
	async #s(e) {
		let t = n(e), i = r(e);
		if (i === void 0 || i === "jsonl") throw invalid(e, o`${e} is not read: ${t ?? "its name shows no format that Conftest reads"}`);
		let a = await this.#t.find(g(this.#e.cwd, e));
		if (typeof a == "object") throw invalid(e, `${e} is not read: ${a.why}`);
		return this.#c({
			path: e,
			format: i
		});
	}
	async #c(e) {
		let { cwd: t, signal: n } = this.#e, r = {
			cwd: t,
			signal: n,
			...timeoutUntil(this.#n),
			dialect: "conftest",
			uniqueKeys: !0,
			limit: { maxBytes: 16777216 }
		}, i = [];
		for await (let t of c(e, r)) {
			if ("error" in t) throw t.error;
			i.push(t);
		}
		return i;
	}
	#l(e, t, n) {
		if (this.#e.paths === void 0) throw invalid(e, `${named(t)}: policies passed as texts have no folder`);
		let r = this.#e.files.filter(({ text: t }) => t.includes(e)), a = r.filter(({ text: e }) => t.every((t) => e.includes(t))), o = new Set((a.length === 0 ? r : a).map(({ path: e }) => m(e)));
		n !== void 0 && o.add(m(n));
		let [s = ".", ...c] = o;
		if (c.length > 0) throw invalid(e, `${named(t)}: the call may be of files in ${[...o].join(" and ")}, and the path begins in the folder of its file; give these folders to test one at a time`);
		if (i(s)) throw invalid(e, `${named(t)}: tests from an address read no files`);
		return s;
	}
};
function answerConfig(e, { files: t, builtins: n }, { cwd: r = u(), builtins: i = [], signal: o }) {
	let s = configBuiltins(t, i), c = s.map(({ name: e }) => e);
	if (c.length === 0) return;
	let d = new ConfigAnswers({
		files: t,
		paths: a(e) ? void 0 : l(e),
		cwd: r,
		signal: o
	});
	return {
		builtins: s.filter(({ name: e }) => !n.some((t) => t.name === e)),
		async run(e, t) {
			let { timeoutMs: n = Infinity } = e, r = performance.now() + n, withAnswers = (t) => ({
				...e,
				answers: t,
				...timeoutUntil(r)
			}), { answers: i, result: a } = await d.complete(c, e.answers, (e) => t(withAnswers(e)), r);
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
function invalid(e, n) {
	return new t(n, {
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
