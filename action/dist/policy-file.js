import { PolicyLoadError as e, decodeText as t, decodeText$1 as n, getMember as r, isAddress as i, isForeignAddress as a, isObject as o, readBytes as s, readDocument as c, readSourceFile as l, sha256 as u, unsupportedSource as d } from "./evaluation.js";
import { checkDocument as f, problemLines as p } from "./shared.js";
import { KINDS as m } from "./kinds.js";
import { isAbsolute as h, join as g } from "node:path";
import { fileURLToPath as _ } from "node:url";
// src/chainloop/finding-type.ts
const v = [
	"VULNERABILITY",
	"SAST",
	"LICENSE_VIOLATION"
], y = 16777216, b = ["chainloop.dev/v1", "workflowcontract.chainloop.dev/v1"];
function inputsSchema(e) {
	let t = e.strictObject({
		name: e.string().regex(/^[a-zA-Z][a-zA-Z0-9_]*$/),
		description: e.string().optional(),
		required: e.boolean().default(!1),
		default: e.string().default("")
	});
	return e.array(t).refine((e) => new Set(e.map(({ name: e }) => e)).size === e.length, "declares an input twice").default([]);
}
function documentMembers(e) {
	let t = e.string().optional();
	return {
		apiVersion: t,
		api_version: t,
		kind: t
	};
}
function metadataSchema(e, t) {
	return e.strictObject({
		name: t,
		description: e.string().optional(),
		annotations: e.record(e.string(), e.string()).optional(),
		organization: e.string().optional(),
		finding_type: e.enum(v).optional(),
		findingType: e.enum(v).optional()
	});
}
function policySchema(e) {
	let t = e.enum(m).optional(), n = {
		embedded: e.string().optional(),
		path: e.string().optional(),
		ref: e.string().optional()
	}, r = e.strictObject(n).optional(), i = e.array(e.string()).optional();
	return e.strictObject({
		...documentMembers(e),
		metadata: metadataSchema(e, e.string().regex(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/)),
		spec: e.strictObject({
			embedded: n.embedded,
			path: n.path,
			type: t,
			policies: e.array(e.strictObject({
				...n,
				kind: t,
				attestation_phases: i,
				attestationPhases: i
			})).default([]),
			inputs: inputsSchema(e),
			auto_match: r,
			autoMatch: r
		})
	});
}
function throwPolicyError(e, t, n) {
	throw d(`${e}: ${t}`, n);
}
async function readPolicyDocument(e, t) {
	let { cwd: a, signal: o } = t, l = { maxBytes: y }, { path: u, bytes: d } = i(e) ? await readAt(e, {
		...t,
		maxBytes: y
	}) : await readPinned(e, (e) => s(e, {
		cwd: a,
		signal: o,
		limit: l
	}));
	u.endsWith(".rego") && throwPolicyError(u, "it is not a policy of Chainloop, which is YAML or JSON with kind: Policy and names its Rego");
	let f = n(u, d), { json: p } = await c({
		name: u,
		text: f,
		format: "yaml"
	}, {
		cwd: a,
		signal: o,
		uniqueKeys: !0,
		limit: l
	}), m = JSON.parse(new TextDecoder().decode(p)), h = r(m, "apiVersion") ?? r(m, "api_version");
	typeof h == "string" && b.includes(h) || throwPolicyError(u, `it is not a policy of Chainloop: its apiVersion must be ${b.join(" or ")}; a document that policies judge is an input (-i FILE)`);
	let g = r(m, "kind");
	return g === "Policy" || g === "PolicyGroup" ? {
		path: u,
		kind: g,
		document: m,
		blockAt: async (e) => (await import("./yaml-position.js")).findBlock(f, e)
	} : throwPolicyError(u, "it is not a policy of Chainloop: its kind must be Policy or PolicyGroup");
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
const x = ["with", "annotations"];
function withoutUnset(e) {
	if (Array.isArray(e)) return e.map(withoutUnset);
	if (!o(e)) return e;
	let t = Object.entries(e).filter(([, e]) => e !== null);
	return Object.fromEntries(t.map(([e, t]) => [e, x.includes(e) ? t : withoutUnset(t)]));
}
function checkShape(e, t, n, r) {
	let i = f(n, withoutUnset(r));
	return i.problems === void 0 ? i.data : throwPolicyError(e, `it is no valid ${t} of Chainloop:${p(i.problems)}`);
}
async function toPolicyFile({ path: e, document: t, blockAt: n }, r, a) {
	let { metadata: o, spec: s } = checkShape(e, "policy", policySchema(await import("./zod.js").then((e) => e.zod_exports)), t), c = s.embedded !== void 0 || s.path !== void 0;
	c && s.policies.length > 0 && throwPolicyError(e, "its spec has a script of its own and policies");
	let l = c ? [{
		...s,
		kind: s.type
	}] : s.policies;
	return l.length === 0 && throwPolicyError(e, "it has no script"), {
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
	let c = [
		n,
		r,
		a
	].filter((e) => e !== void 0), [u = "", ...d] = c;
	if (c.length === 0 || d.length > 0 || u === "") return throwPolicyError(e, "it must have exactly one of embedded, path and ref");
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
	let { cwd: f, maxBytes: p } = s, { path: m, bytes: h } = i(u) ? await readAt(u, s) : await readPinned(toFile(e, t, u), (e) => l(e, p, f));
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
	let i = u(n);
	if (r !== void 0 && i !== r) throw new e(`${t} has the digest ${i} and is pinned to ${r}`, { code: "pin_mismatch" });
}
function toFile(e, t, n) {
	if (i(t) && throwPolicyError(e, `it comes from an address, so ${n} must be one too, in full`), /^file:\/\/\//i.test(n)) return _(n);
	let r = n.replace(/^file:\/\//i, "");
	return (a(r) || /^[a-z][a-z0-9+.-]*:\/\//i.test(r)) && throwPolicyError(e, `${r} is an unsupported address: only https:// and oci:// are fetched; put it into a file and name that`), h(r) ? r : g(t, r);
}
function toPolicyPath(e, t, n = "") {
	if (i(t)) return t;
	let { path: r, digest: a } = splitPin(t);
	return (!/^[a-z][a-z0-9+.-]*:\/\//i.test(r) || /^chainloop:/i.test(r)) && throwPolicyError(e, `${r} is a policy of the control plane, which is not contacted: name a file as file://PATH`), `${toFile(e, n, r)}${a === void 0 ? "" : `@${a}`}`;
}
const S = Buffer.from("\0asm", "latin1");
function checkIsRego(e, n) {
	let isWasm = (e) => S.equals(e.subarray(0, S.length));
	return isWasm(n) || isWasm(Buffer.from(Buffer.from(n.subarray(0, 16)).toString("latin1"), "base64")) ? throwPolicyError(e, "it is a script in Wasm for that engine's own host, which cannot be run here") : t(n, e);
}
export { checkShape, documentMembers, inputsSchema, metadataSchema, readPolicyDocument, throwPolicyError, toPolicyFile, toPolicyPath };
