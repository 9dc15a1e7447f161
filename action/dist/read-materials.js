import { DEFAULT_TIMEOUT_MS as e, FORMAT_SCHEMAS as t, RegoObject as n, TermSyntaxError as r, checkSize as i, decodeText$1 as a, findDuplicateKey as o, formatJson as s, invalidDocument as c, parseExactJson as l, parseJson as u, readBytes as d, sha256Hex as f, shownSource as p, unusableDocument as m, whyTooLarge as h, withinTime as g, workDeadline as _ } from "./evaluation.js";
import { InputSchemas as v, openEnvelope as y, unread as b } from "./judging.js";
import { findKind as x } from "./kinds.js";
import { throwMaterialError as S } from "./shared.js";
import { basename as C } from "node:path";
// src/chainloop/read-materials.ts
const w = 201326592, T = /* @__PURE__ */ new Set(["chainloop_metadata", "args"]);
async function* readMaterials(e, t) {
	for await (let n of e) {
		let e = "path" in n ? p(n.path) : n.name, { file: r = e } = n;
		"path" in n && r === n.path && t.onFile?.(r);
		try {
			let i = await readMaterialBytes(n, e, t);
			t.onDocument?.({
				name: e,
				json: i
			}), yield {
				name: e,
				file: r,
				json: await toInput(e, i, t)
			};
		} catch (t) {
			yield b(e, t, n.file);
		}
	}
}
async function readMaterialBytes(e, t, { cwd: n, within: r, signal: a, maxBytes: o = w }) {
	let s = { maxBytes: Math.min(o, w) };
	if ("path" in e) return d(e.path, {
		cwd: n,
		within: r,
		signal: a,
		limit: s
	});
	if ("value" in e || "recorded" in e) throw invalid(t, "a material is a file, text or bytes: its digest is of these");
	let c = "bytes" in e ? e.bytes : Buffer.from(e.text);
	return i(c.length, t, s), c;
}
function invalid(e, t) {
	return m(e, `${e}: ${t}`);
}
async function toInput(t, n, r) {
	let { kind: i, signal: a, interrupt: o, timeoutMs: s = e } = r, c = x(i);
	if (c === void 0 || "why" in c) throw invalid(t, `materials of ${i} cannot be judged`);
	let l = `reading ${t}`, u = _(l, {
		timeoutMs: s,
		signal: a
	}), d = n.length === 0 ? Buffer.from(c.emptyAs ?? "") : n, f = await u.wait(prepare(t, d, c, u));
	u.check();
	let p = {
		interrupt: o,
		timeoutMs: s,
		leftMs: u.remainingMs
	};
	return g(l, p, () => {
		try {
			return readMaterial(t, d, c, f, r);
		} catch (e) {
			let n = h(e, "split it");
			throw n === void 0 ? e : invalid(t, `it ${n}`);
		}
	});
}
async function prepare(e, t, n, r) {
	return {
		project: t.length === 0 ? void 0 : await n.project?.(e, t, () => {
			r.check();
		}),
		fit: await loadSchemas(n.schemas ?? [])
	};
}
function readMaterial(e, t, n, { project: r, fit: i }, o) {
	let { allowDuplicateKeys: s } = o, c = { "chainloop.material.size": String(t.length) };
	if (n.isText === !0) return a(e, t, { ignoreBOM: !0 }), toJson([], describe(void 0, o, t, c));
	if (t.length === 0) throw invalid(e, "the material is empty");
	let u = r === void 0 ? toMaterial(e, t, n, s) : toProjected(r((e, t) => parse$1(e, Buffer.from(t), s).term));
	return n.read?.({
		name: e,
		text: u.text,
		value: l(u.text)[""]
	}, c, i), Object.assign(c, u.annotations), toJson(toMembers(u.term).filter(([e]) => !T.has(e)), describe(e, o, t, c));
}
function toJson(e, t) {
	return Buffer.from(s(new n([...e, ["chainloop_metadata", t]])));
}
function toProjected({ text: e, annotations: t }) {
	return {
		text: e,
		term: u(e),
		annotations: t
	};
}
function toMaterial(e, t, n, r) {
	let i = parse$1(e, t, r);
	if (n.isOpened !== !0) return i;
	let a = y(e, t);
	if (a === void 0) throw invalid(e, "it is neither a DSSE envelope nor a Sigstore bundle of one");
	if (a.type !== "application/vnd.in-toto+json") throw invalid(e, `the payload of its envelope is not a statement of in-toto: ${JSON.stringify(a.type)}`);
	return parse$1(`the payload of ${e}`, a.json, r);
}
function parse$1(e, t, n = !1) {
	let i = a(e, t, { ignoreBOM: !0 });
	try {
		let r = u(i), a = n ? void 0 : o(t);
		if (a !== void 0) throw invalid(e, `duplicate key ${JSON.stringify(a.key)}`);
		return {
			text: i,
			term: r
		};
	} catch (t) {
		throw t instanceof r ? c(e, i, t) : t;
	}
}
function toMembers(e) {
	return Array.isArray(e) ? [["elements", e]] : e instanceof n ? e.entries.flatMap(([e, t]) => typeof e == "string" ? [[e, t]] : []) : [];
}
function describe(e, { kind: t, project: r, projectVersion: i }, a, o) {
	let s = f(a), c = {
		...o,
		"chainloop.material.type": t,
		"chainloop.material.name": "material",
		...e === void 0 ? {} : { "chainloop.material.cas.inline": !0 }
	};
	return new n([
		...e === void 0 ? [] : [["name", C(e)]],
		["digest", new n([["sha256", s]])],
		...a.length === 0 ? [] : [["content", Buffer.from(a).toString("base64")]],
		["annotations", new n(Object.entries(c))],
		...r === void 0 ? [] : [["project_name", r]],
		...i === void 0 ? [] : [["project_version_name", i]]
	]);
}
async function loadSchemas(e) {
	let { readMaterialSchema: n } = await import("./compiling.js").then((e) => e.schemas_exports), r = /* @__PURE__ */ new Map();
	for (let i of e) {
		let e = `schema.${i}`, a = t.includes(i), o = new v(a ? {} : { [e]: await n(i) });
		r.set(i, await o.byName(a ? i : e, `the schema ${i}`));
	}
	return ({ name: e, value: t }, n, ...i) => {
		let a = [];
		for (let e of i) if (a = r.get(e)?.issuesOf(t) ?? [`its schema ${e} is not loaded`], a.length === 0) return;
		S(e, n, a.join("; "));
	};
}
export { readMaterials };
