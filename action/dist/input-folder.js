import { Hi as e, Ui as t, cl as n, ll as r, oa as i, oi as a, pc as o, qc as s, ts as c, ws as l } from "./shared.js";
import { stat as u } from "node:fs/promises";
import { resolve as d } from "node:path";
// src/gate/inputs/input-folder.ts
function isInputName(n, r) {
	return r === void 0 ? t(n) !== void 0 || e(n) !== void 0 : !n.startsWith(".");
}
function unreadFile(e, t, i) {
	return new s(n`${e} is not read, because ${t}; ${i}, move it, or allow it to stay unread (${r("allowSkippedFiles")})`, {
		code: "document_invalid",
		document: e
	});
}
const f = /^\s*(?:\{\s*["}]|(?:\[\s*)+(?:\{\s*["}]|["\]]|(?:-?\d[\d.eE+-]*|true|false|null)\s*(?:,|\]\s*$)))/;
async function unreadJson(e, { cwd: t, within: n }) {
	let r = "begins as JSON does";
	try {
		let r = await l(d(t, e), 4096, { within: n });
		if (r === void 0 || !f.test(new TextDecoder().decode(r))) return [];
	} catch (e) {
		r = `cannot be looked at (${o(e) ?? ""})`;
	}
	return [unreadFile(e, `its name shows no format, but it ${r}`, "give it the name of its format, name it by itself")];
}
async function listInputs(e, { cwd: t, within: o, format: l, except: f = [], policyFiles: p = /* @__PURE__ */ new Set(), allowSkippedFiles: m = !1 }) {
	if ((await u(d(t, e)).catch(() => void 0))?.isDirectory() !== !0) return;
	let below = (t) => `${e.replace(/[/\\]+$/, "")}/${t}`, h = [], isWanted = (e) => isInputName(e, l), g = await a(e, isWanted, {
		cwd: t,
		within: o,
		withHidden: "wanted",
		onIgnored: (e) => void h.push(e),
		counts: isWanted
	}), _ = new Set(f.map((e) => d(t, e))), v = h.map(({ inner: e }) => below(e)), y = [];
	for (let { inner: e, isUnread: n } of m ? [] : h) {
		await i();
		let r = below(e), a = _.has(d(t, r)) || p.has(d(t, r));
		n === !0 ? y.push(unreadFile(r, "it is in a hidden folder or in node_modules", "name its folder")) : r.endsWith(".rego") && !a ? y.push(unreadFile(r, "it is Rego in a folder of inputs, and none of the policies", "name it as a policy")) : a || c(y, await unreadJson(r, {
			cwd: t,
			within: o
		}));
	}
	let b = g.map(({ inner: e }) => below(e)).filter((e) => !_.has(d(t, e)));
	if (b.length + y.length === 0) throw new s(n`${e}: none of the files of this folder is an input by its name; name them, or say their format with ${r("format")}`, {
		code: "document_invalid",
		document: e
	});
	return {
		files: b,
		ignored: v,
		unread: y
	};
}
export { listInputs as n, isInputName as t };
