import { FIXED_SOURCE_LIMIT as e, decodeText as t, invalidBundle as n, isAddress as r, isBundleFile as i, isDirectory as a, isSignatures as o, limitReading as s, notLowerCase as c, readDirectory as l, readSourceFile as u, splitPrefix as d, unsupportedSource as f } from "./evaluation.js";
import { innerPath as p, toSourceFiles as m, unpackBundle as h } from "./library.js";
import { showFolder as g } from "./rego-tree.js";
import { readLoose as _, throwIfAddress as v } from "./query-sources.js";
// src/tooling/read-inspected.ts
function parse(e, r) {
	try {
		return JSON.parse(t(e, r));
	} catch (e) {
		throw n(`${r} is not JSON`, e);
	}
}
function throwIfAddresses(e) {
	for (let t of e) v(d(t).path, "name an address as the path: regohost inspect ADDRESS");
}
async function addLoose(e, t, { cwd: n, signal: r, timeoutMs: i }) {
	if (t.length === 0) return e;
	let a = t.map((e) => d(e)), o = await _(a, {
		reads: "data",
		needsRego: !1,
		cwd: n,
		signal: r,
		timeoutMs: i
	}), s = o.flatMap((e) => e.files), c = o.flatMap((e) => e.data), l = new Set(e.files.map(({ path: e }) => e));
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
	return s("reading the policies", t, () => r(e) ? readInspectedAddress(e, t) : readInspectedPath(e, t));
}
async function readInspectedAddress(n, r) {
	let { fetchAddress: i } = await import("./read-address.js"), { used: a, content: o } = await i(n, {
		...r,
		maxBytes: e
	}), s = [a], c = a.resolved;
	if (o.kind === "folder") return {
		...await readInspectedPath(o.path, r),
		addresses: s
	};
	if (o.kind === "file") return o.name.endsWith(".rego") ? {
		...fromFile(o.bytes, c),
		addresses: s
	} : (checkIsArchive(c, o.name), {
		...await readArchive(o.bytes, c),
		addresses: s
	});
	let { rego: l, data: u } = o, shown = (e) => `${c}/${p(e, c)}`;
	return {
		isFile: !1,
		files: Array.from(l, ([e, n]) => ({
			path: shown(e),
			text: t(n, shown(e))
		})),
		dataFiles: Array.from(u.keys(), (e) => ({
			path: p(e, c),
			shown: shown(e)
		})),
		wasmModules: [],
		addresses: s
	};
}
function fromFile(e, n) {
	return {
		isFile: !0,
		files: [{
			path: n,
			text: t(e, n)
		}],
		dataFiles: [],
		wasmModules: [],
		addresses: []
	};
}
function checkIsArchive(e, t) {
	if (!/\.t?gz$/i.test(t)) throw f(`${e} is not a bundle: it must be a .rego or .tar.gz file, or a folder`);
}
async function readArchive(t, n) {
	return sortFiles(await m(await h(t, n, e)), (e) => `/${e}`);
}
async function readInspectedPath(t, { cwd: n }) {
	let r = t.replaceAll("\\", "/"), o = await a(t, n);
	if (!o && /\.rego$/i.test(r)) return fromFile(await u(t, e, n), r);
	if (o) {
		let r = g(t);
		return sortFiles(await l(t, i, e, {
			cwd: n,
			followLinks: !1,
			onIgnored: ({ inner: e, why: t }) => {
				if (t === "other" && /\.rego$/i.test(e) && !e.endsWith(".rego")) throw c(r(e));
			}
		}), r);
	}
	return checkIsArchive(r, r), readArchive(await u(t, e, n), r);
}
function sortFiles(e, n) {
	let r = {
		isFile: !1,
		files: [],
		dataFiles: [],
		wasmModules: [],
		addresses: []
	};
	for (let [i, a] of e) {
		let e = {
			path: i,
			shown: n(i)
		};
		i.endsWith(".rego") ? r.files.push({
			path: e.shown,
			text: t(a, e.shown)
		}) : i.endsWith(".wasm") ? r.wasmModules.push(e) : i === ".manifest" ? r.manifest = parse(a, e.shown) : o(i) ? r.signatures = parse(a, e.shown) : /(^|\/)data\.(json|ya?ml)$/.test(i) && r.dataFiles.push(e);
	}
	return r;
}
export { addLoose, readInspected, throwIfAddresses };
