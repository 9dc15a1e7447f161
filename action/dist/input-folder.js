import { COMPRESSION as e, DocumentError as t, adviceByName as n, append as r, codeOf as i, formatByName as a, listDirectory as o, message as s, nextPart as c, option as l, readBeginning as u } from "./shared.js";
import { stat as d } from "node:fs/promises";
import { basename as f, resolve as p } from "node:path";
// src/gate/inputs/input-folder.ts
function isInputName(e, t) {
	return t === void 0 ? a(e) !== void 0 || n(e) !== void 0 : !e.startsWith(".");
}
function unreadFile(e, n, r) {
	return new t(s`${e} is not read, because ${n}; ${r}, move it, or allow it to stay unread (${l("allowSkippedFiles")})`, {
		code: "document_invalid",
		document: e
	});
}
const m = /^\s*(?:\{\s*["}]|(?:\[\s*)+(?:\{\s*["}]|["\]]|(?:-?\d[\d.eE+-]*|true|false|null)\s*(?:,|\]\s*$)))/;
async function unreadJson(e, { cwd: t, within: n }) {
	let r = "begins as JSON does";
	try {
		let r = await u(p(t, e), 4096, { within: n });
		if (r === void 0 || !m.test(new TextDecoder().decode(r))) return [];
	} catch (e) {
		r = `cannot be looked at (${i(e) ?? ""})`;
	}
	return [unreadFile(e, `its name shows no format, but it ${r}`, "give it the name of its format, name it by itself")];
}
async function listInputs(n, { cwd: i, within: a, format: u, except: m = [], policyFiles: h = /* @__PURE__ */ new Set(), allowSkippedFiles: g = !1 }) {
	if ((await d(p(i, n)).catch(() => void 0))?.isDirectory() !== !0) return;
	let below = (e) => `${n.replace(/[/\\]+$/, "")}/${e}`, _ = [], isWanted = (e) => isInputName(e, u), v = await o(n, isWanted, {
		cwd: i,
		within: a,
		withHidden: "wanted",
		onIgnored: (e) => void _.push(e),
		counts: isWanted
	}), y = new Set(m.map((e) => p(i, e))), isOwn = (e) => y.has(p(i, e)) || h.has(p(i, e)), b = _.map(({ inner: e }) => below(e)).filter((e) => !isOwn(e)), x = [];
	for (let { inner: t, isUnread: n } of g ? [] : _) {
		await c();
		let o = below(t);
		n === !0 ? x.push(unreadFile(o, "it is in a hidden folder or in node_modules", "name its folder")) : o.endsWith(".rego") && !isOwn(o) ? x.push(unreadFile(o, "it is Rego in a folder of inputs, and none of the policies", "name it as a policy")) : e.test(t) && isWanted(f(t).replace(e, "")) ? x.push(unreadFile(o, "it is compressed", "decompress it")) : isOwn(o) || r(x, await unreadJson(o, {
			cwd: i,
			within: a
		}));
	}
	let S = v.map(({ inner: e }) => below(e)).filter((e) => !y.has(p(i, e)));
	if (S.length + x.length === 0) throw new t(s`${n}: none of the files of this folder is an input by its name; name them, or say their format with ${l("format")}`, {
		code: "document_invalid",
		document: n
	});
	return {
		files: S,
		ignored: b,
		unread: x
	};
}
export { isInputName, listInputs };
