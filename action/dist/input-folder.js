import { DocumentError as e, adviceByName as t, append as n, codeOf as r, formatByName as i, listDirectory as a, message as o, nextPart as s, option as c, readBeginning as l } from "./shared.js";
import { stat as u } from "node:fs/promises";
import { resolve as d } from "node:path";
// src/gate/inputs/input-folder.ts
function isInputName(e, n) {
	return n === void 0 ? i(e) !== void 0 || t(e) !== void 0 : !e.startsWith(".");
}
function unreadFile(t, n, r) {
	return new e(o`${t} is not read, because ${n}; ${r}, move it, or allow it to stay unread (${c("allowSkippedFiles")})`, {
		code: "document_invalid",
		document: t
	});
}
const f = /^\s*(?:\{\s*["}]|(?:\[\s*)+(?:\{\s*["}]|["\]]|(?:-?\d[\d.eE+-]*|true|false|null)\s*(?:,|\]\s*$)))/;
async function unreadJson(e, { cwd: t, within: n }) {
	let i = "begins as JSON does";
	try {
		let r = await l(d(t, e), 4096, { within: n });
		if (r === void 0 || !f.test(new TextDecoder().decode(r))) return [];
	} catch (e) {
		i = `cannot be looked at (${r(e) ?? ""})`;
	}
	return [unreadFile(e, `its name shows no format, but it ${i}`, "give it the name of its format, name it by itself")];
}
async function listInputs(t, { cwd: r, within: i, format: l, except: f = [], policyFiles: p = /* @__PURE__ */ new Set(), allowSkippedFiles: m = !1 }) {
	if ((await u(d(r, t)).catch(() => void 0))?.isDirectory() !== !0) return;
	let below = (e) => `${t.replace(/[/\\]+$/, "")}/${e}`, h = [], isWanted = (e) => isInputName(e, l), g = await a(t, isWanted, {
		cwd: r,
		within: i,
		withHidden: "wanted",
		onIgnored: (e) => void h.push(e),
		counts: isWanted
	}), _ = new Set(f.map((e) => d(r, e))), isOwn = (e) => _.has(d(r, e)) || p.has(d(r, e)), v = h.map(({ inner: e }) => below(e)).filter((e) => !isOwn(e)), y = [];
	for (let { inner: e, isUnread: t } of m ? [] : h) {
		await s();
		let a = below(e);
		t === !0 ? y.push(unreadFile(a, "it is in a hidden folder or in node_modules", "name its folder")) : a.endsWith(".rego") && !isOwn(a) ? y.push(unreadFile(a, "it is Rego in a folder of inputs, and none of the policies", "name it as a policy")) : isOwn(a) || n(y, await unreadJson(a, {
			cwd: r,
			within: i
		}));
	}
	let b = g.map(({ inner: e }) => below(e)).filter((e) => !_.has(d(r, e)));
	if (b.length + y.length === 0) throw new e(o`${t}: none of the files of this folder is an input by its name; name them, or say their format with ${c("format")}`, {
		code: "document_invalid",
		document: t
	});
	return {
		files: b,
		ignored: v,
		unread: y
	};
}
export { isInputName, listInputs };
