import { __exportAll as e } from "./rolldown-runtime.js";
import { EvaluationError as t, formatReference as n } from "./evaluation.js";
import { inspectRego as r } from "./inspect-rego.js";
// src/engine/opa/conflict-message.ts
var i = /* @__PURE__ */ e({ explainConflict: () => explainConflict });
const locationKey = ({ file: e, row: t, column: n }) => `${e}:${String(t)}:${String(n)}`;
function toDefinedAt(e) {
	let t = new Map(e.map((e) => [locationKey(e.location), e]));
	return (e) => t.get(locationKey(e));
}
function toConflictMessage(e, t, n) {
	if (e === "object insert conflict") return "object keys must be unique";
	if (e !== "var assignment conflict" || t === void 0) return e;
	let r = n(t);
	if (r === void 0) return e;
	let { reference: i, isFunction: a } = r;
	return a ? `function ${i} produced conflicting values for the same inputs` : `rule ${i} produced conflicting values`;
}
const a = /* @__PURE__ */ new WeakMap();
function readDefinitions(e) {
	let t = a.get(e);
	if (t !== void 0) return t;
	let { files: n, builtins: i, regoVersion: o } = e, s = r({
		files: n,
		builtins: i,
		regoVersion: o,
		definitions: !0
	}).then(({ definitions: e = [] }) => e, () => []);
	return a.set(e, s), s;
}
function definitionAt(e, { file: t, row: n, column: r }) {
	return e.findLast(({ location: e }) => e.file === t && (e.row < n || e.row === n && e.column <= r));
}
const o = /(?:var assignment|object insert) conflict$/;
async function explainConflict(e, r) {
	if (!(e instanceof t) || e.opaCode !== "eval_conflict_error") return e;
	let { location: i, message: a, code: s, opaCode: c } = e, [l = ""] = o.exec(a) ?? [];
	if (i === void 0 || r === void 0 || l === "") return e;
	let u = await readDefinitions(r), d = definitionAt(u, i);
	if (d === void 0) return e;
	let { path: f, kind: p } = d, m = n("data", f), h = toConflictMessage(l, i, () => ({
		reference: m,
		isFunction: p === "function"
	})), g = u.filter((e) => e.default !== !0 && e.path.join("/") === f.join("/")).map(({ location: e }) => `\n  a definition at ${e.file}:${String(e.row)}`), _ = g.length > 5 ? `\n  and ${String(g.length - 5)} more` : "", v = g.slice(0, 5).join("") + _;
	return new t(`${a.slice(0, -l.length)}${h}:${v}`, {
		code: s,
		opaCode: c,
		location: i
	});
}
export { i as conflict_message_exports, explainConflict, toConflictMessage, toDefinedAt };
