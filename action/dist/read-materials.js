import { DEFAULT_TIMEOUT_MS as e, Deadline as t, DocumentError as n, EvaluationError as r, RegoObject as i, TermSyntaxError as a, checkSize as o, decodeText$1 as s, findDuplicateKey as c, formatJson as l, invalidDocument as u, parseExactJson as d, parseJson as f, readBytes as p, sha256Hex as m, shownSource as h, tookTooLong as g, whyTooLarge as _, withinTime as v } from "./shared.js";
import { openEnvelope as y } from "./envelope.js";
import { unread as b } from "./read-inputs.js";
import { findKind as x, loadSchemas as S } from "./kinds.js";
import { basename as C } from "node:path";
// src/chainloop/read-materials.ts
const w = 201326592, T = /* @__PURE__ */ new Set(["chainloop_metadata", "args"]);
async function* readMaterials(e, t) {
	for await (let n of e) {
		let e = "path" in n ? h(n.path) : n.name, { file: r = e } = n;
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
async function readMaterialBytes(e, t, { cwd: n, within: r, signal: i, maxBytes: a = w }) {
	let s = { maxBytes: Math.min(a, w) };
	if ("path" in e) return p(e.path, {
		cwd: n,
		within: r,
		signal: i,
		limit: s
	});
	if ("value" in e || "recorded" in e) throw invalid(t, "a material is a file, text or bytes: its digest is of these");
	let c = "bytes" in e ? e.bytes : Buffer.from(e.text);
	return o(c.length, t, s), c;
}
function invalid(e, t) {
	return new n(`${e}: ${t}`, {
		code: "document_invalid",
		document: e
	});
}
async function toInput(n, i, a) {
	let { kind: o, signal: s, interrupt: c, timeoutMs: l = e } = a, u = x(o);
	if (u === void 0 || "why" in u) throw invalid(n, `materials of ${o} cannot be judged`);
	let d = `reading ${n}`, f = new t({
		timeoutMs: l,
		signals: [s],
		timedOut: () => g(d, l),
		aborted: ({ reason: e }) => new r(`${d} was aborted`, {
			code: "aborted",
			cause: e
		})
	}), p = i.length === 0 ? Buffer.from(u.emptyAs ?? "") : i, m = await f.wait(prepare(n, p, u, f));
	f.check();
	let h = {
		interrupt: c,
		timeoutMs: l,
		leftMs: f.remainingMs
	};
	return v(d, h, () => {
		try {
			return readMaterial(n, p, u, m, a);
		} catch (e) {
			let t = _(e, "split it");
			throw t === void 0 ? e : invalid(n, `it ${t}`);
		}
	});
}
async function prepare(e, t, n, r) {
	return {
		project: t.length === 0 ? void 0 : await n.project?.(e, t, () => {
			r.check();
		}),
		fit: await S(n.schemas ?? [])
	};
}
function readMaterial(e, t, n, { project: r, fit: i }, a) {
	let { allowDuplicateKeys: o } = a, c = { "chainloop.material.size": String(t.length) };
	if (n.isText === !0) return s(e, t, { ignoreBOM: !0 }), toJson([], describe(void 0, a, t, c));
	if (t.length === 0) throw invalid(e, "the material is empty");
	let l = r === void 0 ? toMaterial(e, t, n, o) : toProjected(r((e, t) => parse$1(e, Buffer.from(t), o).term));
	return n.read?.({
		name: e,
		text: l.text,
		value: d(l.text)[""]
	}, c, i), Object.assign(c, l.annotations), toJson(toMembers(l.term).filter(([e]) => !T.has(e)), describe(e, a, t, c));
}
function toJson(e, t) {
	return Buffer.from(l(new i([...e, ["chainloop_metadata", t]])));
}
function toProjected({ text: e, annotations: t }) {
	return {
		text: e,
		term: f(e),
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
	let r = s(e, t, { ignoreBOM: !0 });
	try {
		let i = f(r), a = n ? void 0 : c(t);
		if (a !== void 0) throw invalid(e, `duplicate key ${JSON.stringify(a.key)}`);
		return {
			text: r,
			term: i
		};
	} catch (t) {
		throw t instanceof a ? u(e, r, t) : t;
	}
}
function toMembers(e) {
	return Array.isArray(e) ? [["elements", e]] : e instanceof i ? e.entries.flatMap(([e, t]) => typeof e == "string" ? [[e, t]] : []) : [];
}
function describe(e, { kind: t, project: n, projectVersion: r }, a, o) {
	let s = m(a), c = {
		...o,
		"chainloop.material.type": t,
		"chainloop.material.name": "material",
		...e === void 0 ? {} : { "chainloop.material.cas.inline": !0 }
	};
	return new i([
		...e === void 0 ? [] : [["name", C(e)]],
		["digest", new i([["sha256", s]])],
		...a.length === 0 ? [] : [["content", Buffer.from(a).toString("base64")]],
		["annotations", new i(Object.entries(c))],
		...n === void 0 ? [] : [["project_name", n]],
		...r === void 0 ? [] : [["project_version_name", r]]
	]);
}
function withArguments(e, t) {
	return Buffer.concat([e.subarray(0, -1), Buffer.from(`,"args":${JSON.stringify(t)}}`)]);
}
export { readMaterials, withArguments };
