import { ANY_OBJECT as e, DOCUMENT_FORMATS as t, DocumentError as n, adviceByName as r, formatByName as i, isAddress as a, message as o, nearest as s, readDocuments as c, workingFolder as l } from "./evaluation.js";
import { timeoutUntil as u } from "./timeout-until.js";
import { CONFTEST_PARSING as d } from "./conftest-parsing.js";
import { ImportFolders as f } from "./import-folders.js";
import { splitArray as p } from "./judging.js";
import { isTexts as m, toPaths as h } from "./shared.js";
import { dirname as g, join as _, resolve as v } from "node:path";
// src/tooling/config-builtins.ts
const y = {
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
}, b = t.filter((e) => e !== "jsonl"), isName = (e) => d.some((t) => t === e);
function configBuiltins(t, n) {
	return d.filter((e) => !n.some((t) => t.name === e) && t.some(({ text: t }) => t.includes(e))).map((t) => ({
		name: t,
		args: y[t],
		result: e
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
			...n.map(({ path: e }) => g(e)),
			"."
		].filter((e) => !a(e)).map((e) => v(r, e));
		this.#t = new f([...new Set(i)], {
			outside: "it is neither below the folders of the tests nor below the working directory",
			hiddenFiles: !0
		});
	}
	async answer({ name: e, args: t, caller: r }, i) {
		if (isName(e) && this.#e.names.includes(e)) {
			this.#n = i;
			try {
				return { value: await this.#r(e, JSON.parse(t), r) };
			} catch (e) {
				if (!(e instanceof n)) throw e;
				return { halt: e.message };
			}
		}
	}
	async #r(e, t, n) {
		let [r, i] = t;
		if (e === "parse_config") return listText(await this.#i(toText(r), toText(i)));
		let a = (Array.isArray(r) ? r : [r]).map(toText), o = this.#s(e, a, n), s = new Set(a.map((e) => _(o, e))), c = [];
		for (let e of s) c.push([e, await this.#a(e)]);
		let [l] = c;
		return e === "parse_config_file" && l !== void 0 ? listText(l[1]) : `[${c.toSorted(([e], [t]) => Buffer.compare(Buffer.from(e), Buffer.from(t))).flatMap(([e, t]) => toMembers(t).map((t) => `{"path":${JSON.stringify(e)},"contents":${getText(t)}}`)).join(",")}]`;
	}
	async #i(e, t) {
		let n = b.find((t) => t === e);
		if (n === void 0) {
			let t = r(`x.${e}`) ?? `unknown parser${s(e, [...b])}`;
			throw invalid(e, o`${JSON.stringify(e)}: ${t}`);
		}
		return this.#o({
			name: `the text of ${n}`,
			text: t,
			format: n
		});
	}
	async #a(e) {
		let t = r(e), n = i(e);
		if (n === void 0 || n === "jsonl") throw invalid(e, o`${e} is not read: ${t ?? "its name shows no format that Conftest reads"}`);
		let a = await this.#t.find(v(this.#e.cwd, e));
		if (typeof a == "object") throw invalid(e, `${e} is not read: ${a.why}`);
		return this.#o({
			path: e,
			format: n
		});
	}
	async #o(e) {
		let { cwd: t, signal: n } = this.#e, r = {
			cwd: t,
			signal: n,
			...u(this.#n),
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
	#s(e, t, n) {
		if (this.#e.paths === void 0) throw invalid(e, `${named(t)}: policies passed as texts have no folder`);
		let r = this.#e.files.filter(({ text: t }) => t.includes(e)), i = r.filter(({ text: e }) => t.every((t) => e.includes(t))), o = new Set((i.length === 0 ? r : i).map(({ path: e }) => g(e)));
		n !== void 0 && o.add(g(n));
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
		paths: m(e) ? void 0 : h(e),
		cwd: r,
		signal: a
	});
	return {
		builtins: o.filter(({ name: e }) => !n.some((t) => t.name === e)),
		answer: (e, t) => c.answer(e, t)
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
