import { __toESM as e } from "./rolldown-runtime.js";
import { checkDocument as t } from "./shared.js";
import { CommandError as n, isBuiltinSet as r, parseDurationMs as i } from "./evaluation-command.js";
import { loadPackage as a, reasonOf as o, withoutParts as s } from "./evaluation.js";
import { byGateKey as c } from "./gate-keys.js";
// src/cli/gate/gate-file.ts
const l = {
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
	}, u = c((e) => {
		let t = schemaFor(e).describe(asSentence(e.description));
		return e.required === !0 ? t : t.optional();
	}, (t, n) => e.strictObject(n).describe(l[t] ?? "").optional());
	return e.strictObject({
		version: e.literal(1).describe("The version of this form: 1."),
		...u
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
	let [{ LineCounter: o, isMap: c, isNode: l, isScalar: u, isSeq: d, parseAllDocuments: f }, p] = await Promise.all([a(() => import("./dist3.js").then((t) => /* @__PURE__ */ e(t.default, 1))), import("./zod.js").then((e) => e.zod_exports)]), m = new o(), h = f(r, {
		lineCounter: m,
		uniqueKeys: !0,
		prettyErrors: !1
	}), placeAt = (e) => {
		let { line: t, col: n } = m.linePos(e);
		return `${String(t)}:${String(n)}`;
	}, refuse = (e) => {
		throw new n(`${i} is not a gate file:\n${e.join("\n")}`, { code: "gate_file_invalid" });
	}, [g, _] = Array.isArray(h) ? h : [];
	if (g === void 0) return refuse([`${i}:1: it is empty; it begins with version: 1`]);
	let v = [...g.errors, ...g.warnings];
	if (v.length > 0) return refuse(v.map(({ message: e, pos: [t] }) => `${i}:${placeAt(t)}: ${s(r, e)}`));
	if (_ !== void 0) return refuse([`${i}:${placeAt(_.range[0])}: it has a second document; a gate file is one`]);
	let y = gateFileSchema(p), b = toValue(g, (e) => refuse([`${i}:1: ${s(r, e)}`])), x = t(y, b);
	if (x.problems === void 0) return x.data;
	let getPlace = (e) => {
		let t = e.slice(0, -1), n = t.length === 0 ? g.contents : g.getIn(t, !0), r = e.at(-1), i = c(n) ? n.items.find((e) => u(e.key) && String(e.key.value) === String(r)) : void 0;
		if (u(i?.key) && i.key.range) return placeAt(i.key.range[0]);
		let a = (d(n) && typeof r == "number" ? n.items[r] : void 0) ?? n;
		return l(a) && a.range ? placeAt(a.range[0]) : e.length === 0 ? "1:1" : getPlace(t);
	};
	return refuse(x.problems.map(({ path: e, message: t }) => `${i}:${getPlace(e)}: ${t}`));
}
function asSentence(e) {
	return `${e.charAt(0).toUpperCase()}${e.slice(1)}.`;
}
export { gateFileSchema, parseGateFile };
