import { Ii as e, Ti as t, Xc as n, Xr as r, Ys as i, cc as a, ci as o, is as s, ki as c, ot as l, qs as u, st as d } from "./shared.js";
import { n as f } from "./kinds.js";
import { isAbsolute as p, join as m } from "node:path";
import { fileURLToPath as h } from "node:url";
// src/chainloop/finding-type.ts
const g = [
	"VULNERABILITY",
	"SAST",
	"LICENSE_VIOLATION"
], _ = 16777216, v = ["chainloop.dev/v1", "workflowcontract.chainloop.dev/v1"];
function inputsSchema(e) {
	let t = e.object({
		name: e.string().regex(/^[a-zA-Z][a-zA-Z0-9_]*$/),
		required: e.boolean().default(!1),
		default: e.string().default("")
	});
	return e.array(t).default([]);
}
function policySchema(e) {
	let t = e.enum(f).optional(), n = {
		embedded: e.string().optional(),
		path: e.string().optional(),
		ref: e.string().optional()
	};
	return e.object({
		metadata: e.object({
			name: e.string().regex(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/),
			finding_type: e.enum(g).optional(),
			findingType: e.enum(g).optional()
		}),
		spec: e.object({
			embedded: n.embedded,
			path: n.path,
			type: t,
			policies: e.array(e.object({
				...n,
				kind: t
			})).default([]),
			inputs: inputsSchema(e)
		})
	});
}
function refusePolicy(e, t, r) {
	throw new n(`${e}: ${t}`, {
		code: "source_unsupported",
		cause: r
	});
}
async function readPolicyDocument(n, r) {
	let { cwd: i, signal: a } = r, o = { maxBytes: _ }, { path: l, bytes: d } = u(n) ? await readAt(n, {
		...r,
		maxBytes: _
	}) : await readPinned(n, (t) => e(t, {
		cwd: i,
		signal: a,
		limit: o
	})), f = t(l, d), { json: p } = await c({
		name: l,
		text: f,
		format: "yaml"
	}, {
		cwd: i,
		signal: a,
		uniqueKeys: !0,
		limit: o
	}), m = JSON.parse(new TextDecoder().decode(p)), h = s(m, "apiVersion") ?? s(m, "api_version");
	typeof h == "string" && v.includes(h) || refusePolicy(l, `it is no policy of Chainloop: its apiVersion must be ${v.join(" or ")}; a document that policies judge is an input (-i FILE)`);
	let g = s(m, "kind");
	return g === "Policy" || g === "PolicyGroup" ? {
		path: l,
		kind: g,
		document: m,
		blockAt: async (e) => (await import("./yaml-place.js")).placeOfBlock(f, e)
	} : refusePolicy(l, "it is no policy of Chainloop: its kind must be Policy or PolicyGroup");
}
async function readPinned(e, t) {
	let { path: n, digest: r } = splitPin(e), i = await t(n);
	return checkPin(n, i, r), {
		path: n,
		bytes: i
	};
}
async function readAt(e, t) {
	let { readReference: n } = await import("./read-reference.js");
	return n(e, t);
}
function checkShape(e, t, n, r) {
	let i = l(n, r);
	return i.problems === void 0 ? i.data : refusePolicy(e, `it is no valid ${t} of Chainloop:${d(i.problems)}`);
}
async function toPolicyFile({ path: e, document: t, blockAt: n }, r, i) {
	let { metadata: a, spec: o } = checkShape(e, "policy", policySchema(await import("./zod.js").then((e) => e.t)), t), s = o.embedded !== void 0 || o.path !== void 0;
	s && o.policies.length > 0 && refusePolicy(e, "its spec has a script of its own and policies");
	let c = s ? [{
		...o,
		kind: o.type
	}] : o.policies;
	return {
		name: a.name,
		findingType: a.finding_type ?? a.findingType,
		kinds: [...new Set(c.flatMap((e) => e.kind ?? []))],
		inputs: o.inputs,
		scriptPaths: () => c.flatMap(({ path: t, ref: n }) => {
			let i = t ?? n;
			return i === void 0 || u(i) ? [] : [toFile(e, r, splitPin(i).path)];
		}),
		readScripts: async (t) => {
			let a = c.map(async (a, o) => {
				if (t !== void 0 && a.kind !== void 0 && a.kind !== t) return [];
				let c = `${e} (${s ? "spec" : `spec.policies[${String(o)}]`})`, l = s ? ["spec", "embedded"] : [
					"spec",
					"policies",
					o,
					"embedded"
				];
				return [await readScript(c, r, a, {
					...i,
					block: () => n(l)
				})];
			});
			return (await Promise.all(a)).flat();
		}
	};
}
async function readScript(e, t, { embedded: n, path: r, ref: i }, { block: a, ...s }) {
	let c = [
		n,
		r,
		i
	].filter((e) => e !== void 0), [l = "", ...d] = c;
	if (c.length === 0 || d.length > 0 || l === "") return refusePolicy(e, "it must have exactly one of embedded, path and ref");
	if (n !== void 0) {
		let t = checkIsRego(e, Buffer.from(n)), { line: r, indent: i } = await a() ?? {
			line: 1,
			indent: 0
		};
		return {
			path: e,
			text: "\n".repeat(r - 1) + t,
			indent: i
		};
	}
	let { cwd: f, maxBytes: p } = s, { path: m, bytes: h } = u(l) ? await readAt(l, s) : await readPinned(toFile(e, t, l), (e) => o(e, p, f));
	return {
		path: m,
		text: checkIsRego(m, h)
	};
}
function splitPin(e) {
	let [, t = e, n] = /^([^]*)@(sha256:[0-9a-f]{64})$/.exec(e) ?? [];
	return {
		path: t,
		digest: n
	};
}
function checkPin(e, t, r) {
	let i = a(t);
	if (r !== void 0 && i !== r) throw new n(`${e} has the digest ${i} and is pinned to ${r}`, { code: "pin_mismatch" });
}
function toFile(e, t, n) {
	if (u(t) && refusePolicy(e, `it comes from an address, so ${n} must be one too, in full`), /^file:\/\/\//i.test(n)) return h(n);
	let r = n.replace(/^file:\/\//i, "");
	return (i(r) || /^[a-z][a-z0-9+.-]*:\/\//i.test(r)) && refusePolicy(e, `${r} is an address that is not asked: only https:// and oci:// are; put it into a file and name that`), p(r) ? r : m(t, r);
}
function toPolicyPath(e, t, n = "") {
	if (u(t)) return t;
	let { path: r, digest: i } = splitPin(t);
	return (!/^[a-z][a-z0-9+.-]*:\/\//i.test(r) || /^chainloop:/i.test(r)) && refusePolicy(e, `${r} is a policy of the control plane, which is not asked: name a file as file://PATH`), `${toFile(e, n, r)}${i === void 0 ? "" : `@${i}`}`;
}
const y = Buffer.from("\0asm", "latin1");
function checkIsRego(e, t) {
	let isWasm = (e) => y.equals(e.subarray(0, y.length));
	return isWasm(t) || isWasm(Buffer.from(Buffer.from(t.subarray(0, 16)).toString("latin1"), "base64")) ? refusePolicy(e, "it is a script in Wasm for that engine's own host, which cannot be run here") : r(t, e);
}
export { toPolicyFile as a, refusePolicy as i, inputsSchema as n, toPolicyPath as o, readPolicyDocument as r, checkShape as t };
