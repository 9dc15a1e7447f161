import { PolicyLoadError as e, decodeText as t, decodeText$1 as n, getMember as r, isAddress as i, isForeignAddress as a, readBytes as o, readDocument as s, readSourceFile as c, sha256 as l, unsupportedSource as u } from "./evaluation.js";
import { checkDocument as d, problemLines as f } from "./shared.js";
import { KINDS as p } from "./kinds.js";
import { isAbsolute as m, join as h } from "node:path";
import { fileURLToPath as g } from "node:url";
// src/chainloop/finding-type.ts
const _ = [
	"VULNERABILITY",
	"SAST",
	"LICENSE_VIOLATION"
], v = 16777216, y = ["chainloop.dev/v1", "workflowcontract.chainloop.dev/v1"];
function inputsSchema(e) {
	let t = e.object({
		name: e.string().regex(/^[a-zA-Z][a-zA-Z0-9_]*$/),
		required: e.boolean().default(!1),
		default: e.string().default("")
	});
	return e.array(t).refine((e) => new Set(e.map(({ name: e }) => e)).size === e.length, "declares an input twice").default([]);
}
function policySchema(e) {
	let t = e.enum(p).optional(), n = {
		embedded: e.string().optional(),
		path: e.string().optional(),
		ref: e.string().optional()
	};
	return e.object({
		metadata: e.object({
			name: e.string().regex(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/),
			finding_type: e.enum(_).optional(),
			findingType: e.enum(_).optional()
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
function refusePolicy(e, t, n) {
	throw u(`${e}: ${t}`, n);
}
async function readPolicyDocument(e, t) {
	let { cwd: a, signal: c } = t, l = { maxBytes: v }, { path: u, bytes: d } = i(e) ? await readAt(e, {
		...t,
		maxBytes: v
	}) : await readPinned(e, (e) => o(e, {
		cwd: a,
		signal: c,
		limit: l
	})), f = n(u, d), { json: p } = await s({
		name: u,
		text: f,
		format: "yaml"
	}, {
		cwd: a,
		signal: c,
		uniqueKeys: !0,
		limit: l
	}), m = JSON.parse(new TextDecoder().decode(p)), h = r(m, "apiVersion") ?? r(m, "api_version");
	typeof h == "string" && y.includes(h) || refusePolicy(u, `it is not a policy of Chainloop: its apiVersion must be ${y.join(" or ")}; a document that policies judge is an input (-i FILE)`);
	let g = r(m, "kind");
	return g === "Policy" || g === "PolicyGroup" ? {
		path: u,
		kind: g,
		document: m,
		blockAt: async (e) => (await import("./yaml-place.js")).placeOfBlock(f, e)
	} : refusePolicy(u, "it is not a policy of Chainloop: its kind must be Policy or PolicyGroup");
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
	let i = d(n, r);
	return i.problems === void 0 ? i.data : refusePolicy(e, `it is no valid ${t} of Chainloop:${f(i.problems)}`);
}
async function toPolicyFile({ path: e, document: t, blockAt: n }, r, a) {
	let { metadata: o, spec: s } = checkShape(e, "policy", policySchema(await import("./zod.js").then((e) => e.zod_exports)), t), c = s.embedded !== void 0 || s.path !== void 0;
	c && s.policies.length > 0 && refusePolicy(e, "its spec has a script of its own and policies");
	let l = c ? [{
		...s,
		kind: s.type
	}] : s.policies;
	return l.length === 0 && refusePolicy(e, "it has no script"), {
		name: o.name,
		findingType: o.finding_type ?? o.findingType,
		kinds: [...new Set(l.flatMap((e) => e.kind ?? []))],
		inputs: s.inputs,
		scriptPaths: () => l.flatMap(({ path: t, ref: n }) => {
			let a = t ?? n;
			return a === void 0 || i(a) ? [] : [toFile(e, r, splitPin(a).path)];
		}),
		readScripts: async (t) => {
			let i = l.map(async (i, o) => {
				if (t !== void 0 && i.kind !== void 0 && i.kind !== t) return [];
				let s = `${e} (${c ? "spec" : `spec.policies[${String(o)}]`})`, l = c ? ["spec", "embedded"] : [
					"spec",
					"policies",
					o,
					"embedded"
				];
				return [await readScript(s, r, i, {
					...a,
					block: () => n(l)
				})];
			});
			return (await Promise.all(i)).flat();
		}
	};
}
async function readScript(e, t, { embedded: n, path: r, ref: a }, { block: o, ...s }) {
	let l = [
		n,
		r,
		a
	].filter((e) => e !== void 0), [u = "", ...d] = l;
	if (l.length === 0 || d.length > 0 || u === "") return refusePolicy(e, "it must have exactly one of embedded, path and ref");
	if (n !== void 0) {
		let t = checkIsRego(e, Buffer.from(n)), { line: r, indent: i } = await o() ?? {
			line: 1,
			indent: 0
		};
		return {
			path: e,
			text: "\n".repeat(r - 1) + t,
			indent: i
		};
	}
	let { cwd: f, maxBytes: p } = s, { path: m, bytes: h } = i(u) ? await readAt(u, s) : await readPinned(toFile(e, t, u), (e) => c(e, p, f));
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
function checkPin(t, n, r) {
	let i = l(n);
	if (r !== void 0 && i !== r) throw new e(`${t} has the digest ${i} and is pinned to ${r}`, { code: "pin_mismatch" });
}
function toFile(e, t, n) {
	if (i(t) && refusePolicy(e, `it comes from an address, so ${n} must be one too, in full`), /^file:\/\/\//i.test(n)) return g(n);
	let r = n.replace(/^file:\/\//i, "");
	return (a(r) || /^[a-z][a-z0-9+.-]*:\/\//i.test(r)) && refusePolicy(e, `${r} is an unsupported address: only https:// and oci:// are fetched; put it into a file and name that`), m(r) ? r : h(t, r);
}
function toPolicyPath(e, t, n = "") {
	if (i(t)) return t;
	let { path: r, digest: a } = splitPin(t);
	return (!/^[a-z][a-z0-9+.-]*:\/\//i.test(r) || /^chainloop:/i.test(r)) && refusePolicy(e, `${r} is a policy of the control plane, which is not contacted: name a file as file://PATH`), `${toFile(e, n, r)}${a === void 0 ? "" : `@${a}`}`;
}
const b = Buffer.from("\0asm", "latin1");
function checkIsRego(e, n) {
	let isWasm = (e) => b.equals(e.subarray(0, b.length));
	return isWasm(n) || isWasm(Buffer.from(Buffer.from(n.subarray(0, 16)).toString("latin1"), "base64")) ? refusePolicy(e, "it is a script in Wasm for that engine's own host, which cannot be run here") : t(n, e);
}
export { checkShape, inputsSchema, readPolicyDocument, refusePolicy, toPolicyFile, toPolicyPath };
