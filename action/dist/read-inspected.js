import { $r as e, M as t, Xc as n, Xr as r, Zr as i, aa as a, ai as o, ci as s, qs as c, ri as l, si as u } from "./shared.js";
import { c as d, o as f, s as p } from "./library.js";
import { r as m } from "./rego-tree.js";
import { readLoose as h, refuseAddress as g } from "./query-sources.js";
// src/tooling/read-inspected.ts
function parse(e, t) {
	try {
		return JSON.parse(r(e, t));
	} catch (e) {
		throw new n(`${t} is not JSON`, {
			code: "bundle_invalid",
			cause: e
		});
	}
}
function refuseLooseAddresses(e) {
	for (let n of e) g(t(n).path, "name an address as the path: regohost inspect ADDRESS");
}
async function addLoose(e, n, { cwd: r, signal: i, timeoutMs: a }) {
	if (n.length === 0) return e;
	let o = n.map((e) => t(e)), { files: s, data: c } = await h(o, {
		reads: "data",
		needsRego: !1,
		cwd: r,
		signal: i,
		timeoutMs: a
	}), l = new Set(e.files.map(({ path: e }) => e));
	return {
		...e,
		isFile: !1,
		files: [...e.files, ...s.filter(({ path: e }) => !l.has(e))],
		dataFiles: [...e.dataFiles, ...c.map(({ path: e, name: t }) => ({
			path: e,
			shown: t ?? e
		}))]
	};
}
async function readInspected(e, t) {
	return a("reading the policies", t, () => c(e) ? readInspectedAddress(e, t) : readInspectedPath(e, t));
}
async function readInspectedAddress(e, t) {
	let { fetchAddress: n } = await import("./read-address.js"), { used: i, content: a } = await n(e, {
		...t,
		maxBytes: l
	}), o = [i], s = i.resolved;
	if (a.kind === "folder") return {
		...await readInspectedPath(a.path, t),
		addresses: o
	};
	if (a.kind === "file") return a.name.endsWith(".rego") ? {
		...fromFile(a.bytes, s),
		addresses: o
	} : (checkIsArchive(s, a.name), {
		...await readArchive(a.bytes, s),
		addresses: o
	});
	let { rego: c, data: u } = a, shown = (e) => `${s}/${f(e, s)}`;
	return {
		isFile: !1,
		files: Array.from(c, ([e, t]) => ({
			path: shown(e),
			text: r(t, shown(e))
		})),
		dataFiles: Array.from(u.keys(), (e) => ({
			path: f(e, s),
			shown: shown(e)
		})),
		wasmModules: [],
		addresses: o
	};
}
function fromFile(e, t) {
	return {
		isFile: !0,
		files: [{
			path: t,
			text: r(e, t)
		}],
		dataFiles: [],
		wasmModules: [],
		addresses: []
	};
}
function checkIsArchive(e, t) {
	if (!/\.t?gz$/i.test(t)) throw new n(`${e} is no bundle: it must be a .rego or .tar.gz file, or a folder`, { code: "source_unsupported" });
}
async function readArchive(e, t) {
	return sortFiles(p(await d(e, t, l)), (e) => `/${e}`);
}
async function readInspectedPath(e, { cwd: t }) {
	let n = e.replaceAll("\\", "/"), r = await o(e, t);
	return !r && n.endsWith(".rego") ? fromFile(await s(e, l, t), n) : r ? sortFiles(await u(e, i, l, {
		cwd: t,
		followLinks: !1
	}), m(e)) : (checkIsArchive(n, n), readArchive(await s(e, l, t), n));
}
function sortFiles(t, n) {
	let i = {
		isFile: !1,
		files: [],
		dataFiles: [],
		wasmModules: [],
		addresses: []
	};
	for (let [a, o] of t) {
		let t = {
			path: a,
			shown: n(a)
		};
		a.endsWith(".rego") ? i.files.push({
			path: t.shown,
			text: r(o, t.shown)
		}) : a.endsWith(".wasm") ? i.wasmModules.push(t) : a === ".manifest" ? i.manifest = parse(o, t.shown) : e(a) ? i.signatures = parse(o, t.shown) : /(^|\/)data\.(json|ya?ml)$/.test(a) && i.dataFiles.push(t);
	}
	return i;
}
export { addLoose, readInspected, refuseLooseAddresses };
