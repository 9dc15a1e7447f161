import { DocumentError as e, adviceByName as t, append as n, codeOf as r, formatByName as i, listDirectory as a, message as o, nextPart as s, option as c, readBeginning as l } from "./shared.js";
import { stat as u } from "node:fs/promises";
import { basename as d, resolve as f } from "node:path";
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
const p = /\.(?:bz2|gz|xz|zst)$/i, m = /^\s*(?:\{\s*["}]|(?:\[\s*)+(?:\{\s*["}]|["\]]|(?:-?\d[\d.eE+-]*|true|false|null)\s*(?:,|\]\s*$)))/;
async function unreadJson(e, { cwd: t, within: n }) {
	let i = "begins as JSON does";
	try {
		let r = await l(f(t, e), 4096, { within: n });
		if (r === void 0 || !m.test(new TextDecoder().decode(r))) return [];
	} catch (e) {
		i = `cannot be looked at (${r(e) ?? ""})`;
	}
	return [unreadFile(e, `its name shows no format, but it ${i}`, "give it the name of its format, name it by itself")];
}
async function listInputs(t, { cwd: r, within: i, format: l, except: m = [], policyFiles: h = /* @__PURE__ */ new Set(), allowSkippedFiles: g = !1 }) {
	if ((await u(f(r, t)).catch(() => void 0))?.isDirectory() !== !0) return;
	let below = (e) => `${t.replace(/[/\\]+$/, "")}/${e}`, _ = [], isWanted = (e) => isInputName(e, l), v = await a(t, isWanted, {
		cwd: r,
		within: i,
		withHidden: "wanted",
		onIgnored: (e) => void _.push(e),
		counts: isWanted
	}), y = new Set(m.map((e) => f(r, e))), isOwn = (e) => y.has(f(r, e)) || h.has(f(r, e)), b = _.map(({ inner: e }) => below(e)).filter((e) => !isOwn(e)), x = [];
	for (let { inner: e, isUnread: t } of g ? [] : _) {
		await s();
		let a = below(e);
		t === !0 ? x.push(unreadFile(a, "it is in a hidden folder or in node_modules", "name its folder")) : a.endsWith(".rego") && !isOwn(a) ? x.push(unreadFile(a, "it is Rego in a folder of inputs, and none of the policies", "name it as a policy")) : p.test(e) && isWanted(d(e).replace(p, "")) ? x.push(unreadFile(a, "it is compressed", "decompress it")) : isOwn(a) || n(x, await unreadJson(a, {
			cwd: r,
			within: i
		}));
	}
	let S = v.map(({ inner: e }) => below(e)).filter((e) => !y.has(f(r, e)));
	if (S.length + x.length === 0) throw new e(o`${t}: none of the files of this folder is an input by its name; name them, or say their format with ${c("format")}`, {
		code: "document_invalid",
		document: t
	});
	return {
		files: S,
		ignored: b,
		unread: x
	};
}
export { isInputName, listInputs };
