import { __exportAll as e } from "./rolldown-runtime.js";
import { EvaluationError as t, Message as n, formatReference as r, getMessage as i, message as a } from "./evaluation.js";
import { inspectRego as o } from "./inspect-rego.js";
// src/engine/opa/conflict-message.ts
var s = /* @__PURE__ */ e({ explainConflict: () => explainConflict });
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
const c = /* @__PURE__ */ new WeakMap();
function readDefinitions(e) {
	let t = c.get(e);
	if (t !== void 0) return t;
	let { files: n, builtins: r, regoVersion: i } = e, a = o({
		files: n,
		builtins: r,
		regoVersion: i,
		definitions: !0
	}).then(({ definitions: e = [] }) => e, () => []);
	return c.set(e, a), a;
}
function definitionAt(e, { file: t, row: n, column: r }) {
	return e.findLast(({ location: e }) => e.file === t && (e.row < n || e.row === n && e.column <= r));
}
const isConflict = (e) => typeof e == "object" && "conflict" in e;
async function explainConflict(e, o) {
	if (!(e instanceof t) || e.opaCode !== "eval_conflict_error") return e;
	let { location: s, code: c, opaCode: l } = e, { parts: u } = i(e), d = u.find(isConflict);
	if (s === void 0 || o === void 0 || d === void 0) return e;
	let f = await readDefinitions(o), p = definitionAt(f, s);
	if (p === void 0) return e;
	let { path: m, kind: h } = p, g = r("data", m), _ = toConflictMessage(d.conflict, s, () => ({
		reference: g,
		isFunction: h === "function"
	})), v = f.filter((e) => e.default !== !0 && e.path.join("/") === m.join("/")).map(({ location: e }) => `\n  a definition at ${e.file}:${String(e.row)}`), y = v.length > 5 ? `\n  and ${String(v.length - 5)} more` : "", b = v.slice(0, 5).join("") + y, x = new n(u.map((e) => e === d ? { conflict: _ } : e));
	return new t(a`${x}:${b}`, {
		code: c,
		opaCode: l,
		location: s
	});
}
export { s as conflict_message_exports, explainConflict, toConflictMessage, toDefinedAt };
