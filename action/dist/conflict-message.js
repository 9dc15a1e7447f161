import { __exportAll as e } from "./rolldown-runtime.js";
import { EvaluationError as t, formatReference as n, listSome as r } from "./evaluation.js";
import { inspectRego as i } from "./inspect-rego.js";
// src/engine/opa/conflict-message.ts
var a = /* @__PURE__ */ e({ explainConflict: () => explainConflict });
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
const o = /* @__PURE__ */ new WeakMap();
function readDefinitions(e) {
	let t = o.get(e);
	if (t !== void 0) return t;
	let { files: n, builtins: r, regoVersion: a } = e, s = i({
		files: n,
		builtins: r,
		regoVersion: a,
		definitions: !0
	}).then(({ definitions: e = [] }) => e, () => []);
	return o.set(e, s), s;
}
function definitionAt(e, { file: t, row: n, column: r }) {
	return e.findLast(({ location: e }) => e.file === t && (e.row < n || e.row === n && e.column <= r));
}
const s = /(?:var assignment|object insert) conflict$/;
async function explainConflict(e, i) {
	if (!(e instanceof t) || e.opaCode !== "eval_conflict_error") return e;
	let { location: a, message: o, code: c, opaCode: l } = e, [u = ""] = s.exec(o) ?? [];
	if (a === void 0 || i === void 0 || u === "") return e;
	let d = await readDefinitions(i), f = definitionAt(d, a);
	if (f === void 0) return e;
	let { path: p, kind: m } = f, h = n("data", p), g = toConflictMessage(u, a, () => ({
		reference: h,
		isFunction: m === "function"
	})), _ = d.filter((e) => e.default !== !0 && e.path.join("/") === p.join("/")).map(({ location: e }) => `${e.file}:${String(e.row)}`), v = _.length === 1 ? "its definition" : "its definitions";
	return new t(`${o.slice(0, -u.length)}${g}; ${v}: ${r(_)}`, {
		code: c,
		opaCode: l,
		location: a
	});
}
export { a as conflict_message_exports, explainConflict, toConflictMessage, toDefinedAt };
