import { __toESM as e } from "./rolldown-runtime.js";
import { checkDocument as t } from "./shared.js";
import { CommandError as n, isBuiltinSet as r, parseDurationMs as i } from "./evaluation-command.js";
import { loadPackage as a, reasonOf as o, withoutParts as s } from "./evaluation.js";
import { GATE_KEYS as c, byGateKey as l } from "./gate-keys.js";
// src/cli/gate/gate-file.ts
const u = {
	allow: "What is passed over.",
	material: "Policies are those of Chainloop, and inputs are materials of this kind.",
	network: "Access of policies to the network and the service. The service's address and token are never in this file.",
	verification: "Required signers.",
	"verification.bundles": "Who must have signed bundles of policies."
};
function gateFileSchema(e) {
	let t = e.string().trim().min(1), n = t.refine((e) => i(e) !== void 0, { message: "write it as 500ms, 30s or 2m" }), a = e.array(t.refine(r, "write service, conforma, none or the path of a module, such as ./builtins.mjs")).min(1).refine((e) => !(e.includes("service") && e.includes("none")), "service and none exclude each other"), o = e.array(t).min(1), oneOf = ({ choices: t = [] }) => e.enum(t), s = {
		flag: e.boolean(),
		text: t,
		list: o,
		names: o,
		outputs: o,
		texts: e.record(t, e.union([e.string(), e.array(e.string()).min(1)])),
		count: e.int().min(1),
		countOrNone: e.int().min(0),
		duration: n,
		builtins: a,
		choice: oneOf,
		choices: (t) => e.array(oneOf(t)).min(1)
	}, schemaFor = (e) => {
		let { [e.kind]: t } = s;
		if (t === void 0) throw TypeError(`the gate file has no form of ${e.kind}`);
		return typeof t == "function" ? t(e) : t;
	}, c = l((e) => {
		let t = schemaFor(e).describe(asSentence(e.description));
		return e.required === !0 ? t : t.optional();
	}, (t, n) => e.strictObject(n).describe(u[t] ?? "").optional());
	return e.strictObject({
		version: e.literal(1).describe("The version of this form: 1."),
		...c
	});
}
function toValue(e, t) {
	try {
		return e.toJS();
	} catch (e) {
		return t(o(e));
	}
}
async function parseGateFile(r, i) {
	let [o, c] = await Promise.all([a(() => import("./dist4.js").then((t) => /* @__PURE__ */ e(t.default, 1))), import("./zod.js").then((e) => e.zod_exports)]), l = new o.LineCounter(), u = o.parseAllDocuments(r, {
		lineCounter: l,
		uniqueKeys: !0,
		prettyErrors: !1
	}), throwKeyError = (e) => {
		throw new n(`${i} is not a gate file:\n${e.join("\n")}`, { code: "gate_file_invalid" });
	}, [d, f] = Array.isArray(u) ? u : [];
	if (d === void 0) return throwKeyError([`${i}:1: it is empty; begin it with version: 1`]);
	let p = [...d.errors, ...d.warnings];
	if (p.length > 0) return throwKeyError(p.map(({ message: e, pos: [t] }) => `${i}:${shownPosition(l, t)}: ${s(r, e)}`));
	if (f !== void 0) return throwKeyError([`${i}:${shownPosition(l, f.range[0])}: it has several documents; it must have one`]);
	let m = gateFileSchema(c), h = toValue(d, (e) => throwKeyError([`${i}:1: ${s(r, e)}`])), g = t(m, h, { otherKey: findKeyOfFlag });
	if (g.problems === void 0) return g.data;
	let _ = positionFinder(o, d, l);
	return throwKeyError(g.problems.map(({ path: e, message: t }) => `${i}:${_(e)}: ${t}`));
}
function findKeyOfFlag(e) {
	let t = e.replaceAll(/[A-Z]/g, (e) => `-${e.toLowerCase()}`).replaceAll("_", "-"), n = /^rego(?:-version)?$/.test(t) ? "v0-compatible" : t;
	return c.find(({ usage: e }) => e.split(/[ ,]+/).includes(`--${n}`))?.key;
}
function shownPosition(e, t) {
	let { line: n, col: r } = e.linePos(t);
	return `${String(n)}:${String(r)}`;
}
function positionFinder({ isMap: e, isNode: t, isScalar: n, isSeq: r }, i, a) {
	let getPosition = (o) => {
		let s = o.slice(0, -1), c = s.length === 0 ? i.contents : i.getIn(s, !0), l = o.at(-1), u = e(c) ? c.items.find((e) => n(e.key) && String(e.key.value) === String(l)) : void 0;
		if (n(u?.key) && u.key.range) return shownPosition(a, u.key.range[0]);
		let d = (r(c) && typeof l == "number" ? c.items[l] : void 0) ?? c;
		return t(d) && d.range ? shownPosition(a, d.range[0]) : o.length === 0 ? "1:1" : getPosition(s);
	};
	return getPosition;
}
async function findInGateFile(t, n) {
	let r = await a(() => import("./dist4.js").then((t) => /* @__PURE__ */ e(t.default, 1))), i = new r.LineCounter();
	return positionFinder(r, r.parseDocument(t, { lineCounter: i }), i)(n);
}
function asSentence(e) {
	return `${e.charAt(0).toUpperCase()}${e.slice(1)}.`;
}
export { findInGateFile, gateFileSchema, parseGateFile };
