import { ANY_OBJECT as e, DOCUMENT_FORMATS as t, DocumentError as n, adviceByName as r, formatByName as i, isAddress as a, message as o, nearest as s, readDocuments as c, workingFolder as l } from "./evaluation.js";
import { CONFTEST_PARSING as u } from "./conftest-parsing.js";
import { ImportFolders as d } from "./import-folders.js";
import { splitArray as f } from "./judging.js";
import { isTexts as p, toPaths as m } from "./shared.js";
import { dirname as h, join as g, resolve as _ } from "node:path";
// src/tooling/config-builtins.ts
const v = {
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
}, y = t.filter((e) => e !== "jsonl"), isName = (e) => u.some((t) => t === e);
function configBuiltins(t, n) {
	return u.filter((e) => !n.some((t) => t.name === e) && t.some(({ text: t }) => t.includes(e))).map((t) => ({
		name: t,
		args: v[t],
		result: e
	}));
}
var ConfigAnswers = class {
	#e;
	#t;
	constructor(e) {
		let { paths: t = [], files: n, cwd: r } = e;
		this.#e = e;
		let i = [
			...t,
			...n.map(({ path: e }) => h(e)),
			"."
		].filter((e) => !a(e)).map((e) => _(r, e));
		this.#t = new d([...new Set(i)], {
			outside: "it is neither below the folders of the tests nor below the working directory",
			hiddenFiles: !0
		});
	}
	async answer({ name: e, args: t, caller: r }) {
		if (isName(e) && this.#e.names.includes(e)) try {
			return { value: await this.#n(e, JSON.parse(t), r) };
		} catch (e) {
			if (!(e instanceof n)) throw e;
			return { halt: e.message };
		}
	}
	async #n(e, t, n) {
		let [r, i] = t;
		if (e === "parse_config") return listText(await this.#r(toText(r), toText(i)));
		let a = (Array.isArray(r) ? r : [r]).map(toText), o = this.#o(e, a, n), s = new Set(a.map((e) => g(o, e))), c = [];
		for (let e of s) c.push([e, await this.#i(e)]);
		let [l] = c;
		return e === "parse_config_file" && l !== void 0 ? listText(l[1]) : `[${c.toSorted(([e], [t]) => Buffer.compare(Buffer.from(e), Buffer.from(t))).flatMap(([e, t]) => toMembers(t).map((t) => `{"path":${JSON.stringify(e)},"contents":${readText(t)}}`)).join(",")}]`;
	}
	async #r(e, t) {
		let n = y.find((t) => t === e);
		if (n === void 0) {
			let t = r(`x.${e}`) ?? `unknown parser${s(e, [...y])}`;
			throw invalid(e, o`${JSON.stringify(e)}: ${t}`);
		}
		return this.#a({
			name: `the text of ${n}`,
			text: t,
			format: n
		});
	}
	async #i(e) {
		let t = r(e), n = i(e);
		if (n === void 0 || n === "jsonl") throw invalid(e, o`${e} is not read: ${t ?? "its name shows no format that Conftest reads"}`);
		let a = await this.#t.find(_(this.#e.cwd, e));
		if (typeof a == "object") throw invalid(e, `${e} is not read: ${a.why}`);
		return this.#a({
			path: e,
			format: n
		});
	}
	async #a(e) {
		let { cwd: t, signal: n } = this.#e, r = {
			cwd: t,
			signal: n,
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
	#o(e, t, n) {
		if (this.#e.paths === void 0) throw invalid(e, `${named(t)}: policies passed as texts have no folder`);
		let r = this.#e.files.filter(({ text: t }) => t.includes(e)), i = r.filter(({ text: e }) => t.every((t) => e.includes(t))), o = new Set((i.length === 0 ? r : i).map(({ path: e }) => h(e)));
		n !== void 0 && o.add(h(n));
		let [s = ".", ...c] = o;
		if (c.length > 0) throw invalid(e, `${named(t)}: the call may be of files in ${[...o].join(" and ")}, and the path begins in the folder of its file; give these folders to test one at a time`);
		if (a(s)) throw invalid(e, `${named(t)}: tests from an address read no files`);
		return s;
	}
};
function answerConfig(e, { files: t, builtins: n }, { cwd: r = l(), builtins: i = [], signal: a }) {
	let o = configBuiltins(t, i), s = o.map(({ name: e }) => e);
	if (s.length === 0) return;
	let c = new ConfigAnswers({
		names: s,
		files: t,
		paths: p(e) ? void 0 : m(e),
		cwd: r,
		signal: a
	});
	return {
		builtins: o.filter(({ name: e }) => !n.some((t) => t.name === e)),
		answer: (e) => c.answer(e)
	};
}
function invalid(e, t) {
	return new n(t, {
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
function readText({ json: e }) {
	return new TextDecoder().decode(e);
}
function listText(e) {
	let t = e.map(readText), [n = "null"] = t;
	return t.length > 1 || e[0]?.isWhole === !0 ? `[${t.join(",")}]` : n;
}
function toMembers(e) {
	let [t] = e;
	return e.length > 1 || t === void 0 || t.isWhole === !0 ? [...e] : f(t);
}
export { answerConfig };
