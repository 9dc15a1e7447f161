import { FIXED_SOURCE_LIMIT as e, PolicyLoadError as t, decodeText as n, isAddress as r, isBundleFile as i, isDirectory as a, isSignatures as o, limitReading as s, notLowerCase as c, readDirectory as l, readSourceFile as u, splitPlace as d } from "./evaluation.js";
import { innerPath as f, toSourceFiles as p, unpackBundle as m } from "./library.js";
import { showFolder as h } from "./rego-tree.js";
import { readLoose as g, refuseAddress as _ } from "./query-sources.js";
// src/tooling/read-inspected.ts
function parse(e, r) {
	try {
		return JSON.parse(n(e, r));
	} catch (e) {
		throw new t(`${r} is not JSON`, {
			code: "bundle_invalid",
			cause: e
		});
	}
}
function refuseLooseAddresses(e) {
	for (let t of e) _(d(t).path, "name an address as the path: regohost inspect ADDRESS");
}
async function addLoose(e, t, { cwd: n, signal: r, timeoutMs: i }) {
	if (t.length === 0) return e;
	let a = t.map((e) => d(e)), o = await g(a, {
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
async function readInspectedAddress(t, r) {
	let { fetchAddress: i } = await import("./read-address.js"), { used: a, content: o } = await i(t, {
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
	let { rego: l, data: u } = o, shown = (e) => `${c}/${f(e, c)}`;
	return {
		isFile: !1,
		files: Array.from(l, ([e, t]) => ({
			path: shown(e),
			text: n(t, shown(e))
		})),
		dataFiles: Array.from(u.keys(), (e) => ({
			path: f(e, c),
			shown: shown(e)
		})),
		wasmModules: [],
		addresses: s
	};
}
function fromFile(e, t) {
	return {
		isFile: !0,
		files: [{
			path: t,
			text: n(e, t)
		}],
		dataFiles: [],
		wasmModules: [],
		addresses: []
	};
}
function checkIsArchive(e, n) {
	if (!/\.t?gz$/i.test(n)) throw new t(`${e} is not a bundle: it must be a .rego or .tar.gz file, or a folder`, { code: "source_unsupported" });
}
async function readArchive(t, n) {
	return sortFiles(await p(await m(t, n, e)), (e) => `/${e}`);
}
async function readInspectedPath(t, { cwd: n }) {
	let r = t.replaceAll("\\", "/"), o = await a(t, n);
	if (!o && /\.rego$/i.test(r)) return fromFile(await u(t, e, n), r);
	if (o) {
		let r = h(t);
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
function sortFiles(e, t) {
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
			shown: t(i)
		};
		i.endsWith(".rego") ? r.files.push({
			path: e.shown,
			text: n(a, e.shown)
		}) : i.endsWith(".wasm") ? r.wasmModules.push(e) : i === ".manifest" ? r.manifest = parse(a, e.shown) : o(i) ? r.signatures = parse(a, e.shown) : /(^|\/)data\.(json|ya?ml)$/.test(i) && r.dataFiles.push(e);
	}
	return r;
}
export { addLoose, readInspected, refuseLooseAddresses };
