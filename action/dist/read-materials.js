import { Cr as e, Di as t, Ht as n, Ii as r, Pi as i, Qi as a, Rs as o, Tc as s, Ti as c, Yc as l, ho as u, jn as d, lc as f, nc as p, po as m, qc as h, sa as g, yo as _ } from "./shared.js";
import { t as v } from "./envelope.js";
import { r as y } from "./read-inputs.js";
import { o as b, r as x } from "./kinds.js";
import { basename as S } from "node:path";
// src/chainloop/read-materials.ts
const C = 201326592, w = /* @__PURE__ */ new Set(["chainloop_metadata", "args"]);
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
			yield y(e, t, n.file);
		}
	}
}
async function readMaterialBytes(e, t, { cwd: n, within: a, signal: o, maxBytes: s = C }) {
	let c = { maxBytes: Math.min(s, C) };
	if ("path" in e) return r(e.path, {
		cwd: n,
		within: a,
		signal: o,
		limit: c
	});
	if ("value" in e || "recorded" in e) throw invalid(t, "a material is a file, text or bytes: its digest is of these");
	let l = "bytes" in e ? e.bytes : Buffer.from(e.text);
	return i(l.length, t, c), l;
}
function invalid(e, t) {
	return new h(`${e}: ${t}`, {
		code: "document_invalid",
		document: e
	});
}
async function toInput(e, t, n) {
	let { kind: r, signal: i, interrupt: s, timeoutMs: c = d } = n, u = x(r);
	if (u === void 0 || "why" in u) throw invalid(e, `materials of ${r} cannot be judged`);
	let f = `reading ${e}`, p = new o({
		timeoutMs: c,
		signals: [i],
		timedOut: () => g(f, c),
		aborted: ({ reason: e }) => new l(`${f} was aborted`, {
			code: "aborted",
			cause: e
		})
	}), m = t.length === 0 ? Buffer.from(u.emptyAs ?? "") : t, h = await p.wait(prepare(e, m, u, p));
	p.check();
	let _ = {
		interrupt: s,
		timeoutMs: c,
		leftMs: p.remainingMs
	};
	return a(f, _, () => readMaterial(e, m, u, h, n));
}
async function prepare(e, t, n, r) {
	return {
		project: t.length === 0 ? void 0 : await n.project?.(e, t, () => {
			r.check();
		}),
		fit: await b(n.schemas ?? [])
	};
}
function readMaterial(t, n, r, { project: i, fit: a }, o) {
	let { allowDuplicateKeys: s } = o, l = { "chainloop.material.size": String(n.length) };
	if (r.isText === !0) return c(t, n, { ignoreBOM: !0 }), toJson([], describe(void 0, o, n, l));
	if (n.length === 0) throw invalid(t, "the material is empty");
	let u = i === void 0 ? toMaterial(t, n, r, s) : toProjected(i((e, t) => parse$1(e, Buffer.from(t), s).term));
	return r.read?.({
		name: t,
		text: u.text,
		value: e(u.text)[""]
	}, l, a), Object.assign(l, u.annotations), toJson(toMembers(u.term).filter(([e]) => !w.has(e)), describe(t, o, n, l));
}
function toJson(e, t) {
	return Buffer.from(n(new _([...e, ["chainloop_metadata", t]])));
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
	let a = v(e, t);
	if (a === void 0) throw invalid(e, "it is neither a DSSE envelope nor a Sigstore bundle of one");
	if (a.type !== "application/vnd.in-toto+json") throw invalid(e, `the payload of its envelope is no statement of in-toto: ${JSON.stringify(a.type)}`);
	return parse$1(`the payload of ${e}`, a.json, r);
}
function parse$1(e, n, r = !1) {
	let i = c(e, n, { ignoreBOM: !0 });
	try {
		let t = u(i), a = r ? void 0 : s(n);
		if (a !== void 0) throw invalid(e, `duplicate key ${JSON.stringify(a.key)}`);
		return {
			text: i,
			term: t
		};
	} catch (n) {
		throw n instanceof m ? t(e, i, n) : n;
	}
}
function toMembers(e) {
	return Array.isArray(e) ? [["elements", e]] : e instanceof _ ? e.entries.flatMap(([e, t]) => typeof e == "string" ? [[e, t]] : []) : [];
}
function describe(e, { kind: t, project: n, projectVersion: r }, i, a) {
	let o = f(i), s = {
		...a,
		"chainloop.material.type": t,
		"chainloop.material.name": "material",
		...e === void 0 ? {} : { "chainloop.material.cas.inline": !0 }
	};
	return new _([
		...e === void 0 ? [] : [["name", S(e)]],
		["digest", new _([["sha256", o]])],
		...i.length === 0 ? [] : [["content", Buffer.from(i).toString("base64")]],
		["annotations", new _(Object.entries(s))],
		...n === void 0 ? [] : [["project_name", n]],
		...r === void 0 ? [] : [["project_version_name", r]]
	]);
}
function withArguments(e, t) {
	return Buffer.concat([e.subarray(0, -1), Buffer.from(`,"args":${JSON.stringify(t)}}`)]);
}
export { readMaterials, withArguments };
