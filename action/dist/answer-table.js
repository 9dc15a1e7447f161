import { __exportAll as e } from "./rolldown-runtime.js";
// src/engine/recording/answer-table.ts
var t = /* @__PURE__ */ e({
	toAnswerTable: () => toAnswerTable,
	toTableAnswer: () => toTableAnswer
});
function toAnswerTable({ exactCalls: e }) {
	let t = {};
	for (let { name: n, args: r, answer: i } of e) (t[n] ??= {})[r] = toTableAnswer(n, i);
	return t;
}
function toTableAnswer(e, t) {
	switch (t.kind) {
		case "value": return { value: t.json };
		case "undefined": return { undefined: !0 };
		case "error": {
			let n = `${e}: `, { message: r, opaCode: i } = t, a = r.startsWith(n) ? r.slice(n.length) : r;
			return i === void 0 ? { halt: a } : { error: a };
		}
	}
}
export { t as answer_table_exports, toAnswerTable, toTableAnswer };
