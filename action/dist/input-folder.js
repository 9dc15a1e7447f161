import { COMPRESSION as e, DocumentError as t, adviceByName as n, append as r, codeOf as i, formatByName as a, isWide as o, listDirectory as s, message as c, nextPart as l, option as u, readBeginning as d } from "./shared.js";
import { stat as f } from "node:fs/promises";
import { basename as p, resolve as m } from "node:path";
import { constants as h, gunzipSync as g } from "node:zlib";
// src/gate/inputs/input-folder.ts
function isInputName(e, t) {
	return t === void 0 ? a(e) !== void 0 || n(e) !== void 0 : !e.startsWith(".");
}
function unreadFile(e, n, r) {
	return new t(c`${e} is not read, because ${n}; ${r}, move it, or allow it to stay unread (${u("allowSkippedFiles")})`, {
		code: "document_invalid",
		document: e
	});
}
const _ = 4096, v = /^\s*(?:\{\s*["}]|(?:\[\s*)+(?:\{\s*["}]|["\]]|(?:-?\d[\d.eE+-]*|true|false|null)\s*(?:,|\]\s*$)))/, isGzip = (e) => e[0] === 31 && e[1] === 139;
function decompressBeginning(e) {
	try {
		return g(e, {
			finishFlush: h.Z_SYNC_FLUSH,
			maxOutputLength: 8388608
		}).subarray(0, _);
	} catch {
		return /* @__PURE__ */ new Uint8Array();
	}
}
function beginsAsJson(e) {
	let t = new TextDecoder().decode(e);
	return v.test(o(e) ? t.replace(/^\ufffd+/, "").replaceAll("\0", "") : t);
}
async function unreadJson(e, { cwd: t, within: n }) {
	let r, a = "give it the name of its format, name it by itself";
	try {
		let i = await d(m(t, e), _, { within: n }) ?? /* @__PURE__ */ new Uint8Array(), o = isGzip(i);
		if (!beginsAsJson(o ? decompressBeginning(i) : i)) return [];
		r = o ? "begins as compressed JSON does" : "begins as JSON does", o && (a = "decompress it");
	} catch (e) {
		r = `cannot be looked at (${i(e) ?? ""})`;
	}
	return [unreadFile(e, `its name shows no format, but it ${r}`, a)];
}
async function listInputs(n, { cwd: i, within: a, format: o, except: d = [], policyFiles: h = /* @__PURE__ */ new Set(), allowSkippedFiles: g = !1 }) {
	if ((await f(m(i, n)).catch(() => void 0))?.isDirectory() !== !0) return;
	let below = (e) => `${n.replace(/[/\\]+$/, "")}/${e}`, _ = [], isWanted = (e) => isInputName(e, o), v = await s(n, isWanted, {
		cwd: i,
		within: a,
		withHidden: "wanted",
		onIgnored: (e) => void _.push(e),
		counts: isWanted
	}), y = new Set(d.map((e) => m(i, e))), isOwn = (e) => y.has(m(i, e)) || h.has(m(i, e)), b = _.map(({ inner: e }) => below(e)).filter((e) => !isOwn(e)), x = [];
	for (let { inner: t, isUnread: n } of g ? [] : _) {
		await l();
		let o = below(t);
		n === !0 ? x.push(unreadFile(o, "it is in a hidden folder or in node_modules", "name its folder")) : o.endsWith(".rego") && !isOwn(o) ? x.push(unreadFile(o, "it is Rego in a folder of inputs, and none of the policies", "name it as a policy")) : e.test(t) && isWanted(p(t).replace(e, "")) ? x.push(unreadFile(o, "it is compressed", "decompress it")) : isOwn(o) || r(x, await unreadJson(o, {
			cwd: i,
			within: a
		}));
	}
	let S = v.map(({ inner: e }) => below(e)).filter((e) => !y.has(m(i, e)));
	if (S.length + x.length === 0) throw new t(c`${n}: none of the files of this folder is an input by its name; name them, or say their format with ${u("format")}`, {
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
