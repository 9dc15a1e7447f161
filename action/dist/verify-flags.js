import { $s as e, Aa as t } from "./shared.js";
import { Qt as n, Xt as r, fn as i, kn as a } from "./commands.js";
// src/cli/flags/verify-flags.ts
async function toTrustedRoot(t, { trustedRoot: r, tufRoot: a, updateTuf: o = !1, replay: s, offline: c }) {
	let { io: l } = t;
	if (o && (s !== void 0 || c === !0)) throw new i("--update-tuf excludes --replay and --offline, which make no connection");
	let u = n(r);
	if (u === void 0) {
		let t = a === void 0 ? "--update-tuf" : "--tuf-root";
		if (a !== void 0 || o) throw new i(e`${t} is for a TUF repository: --trusted-root tuf, or --trusted-root tuf:URL`);
		return r === void 0 ? void 0 : { path: r };
	}
	let { readTufSource: d } = await import("./trusted-root-source.js").then((e) => e.r), f = await d({
		tuf: u,
		update: o,
		...a === void 0 ? {} : { root: { path: a } }
	}, {
		cwd: l.cwd,
		env: l.env,
		signal: l.signal
	}), p = o ? "fetched" : "from the cache";
	return await t.note(`trusted root of ${f.url}, ${p}: root ${f.rootVersion}, valid until ${f.expires}`), f.json;
}
async function toVerifyOptions(e, n) {
	let { artifact: i, key: o } = n, s = await toTrustedRoot(e, n), c = {
		keys: o?.map((e) => ({ path: e })),
		...a(r, "verify", n),
		trustedRoot: s,
		artifact: i === void 0 ? void 0 : t(i) ? i : { path: i }
	};
	return Object.values(c).some((e) => e !== void 0) ? {
		...c,
		cwd: e.io.cwd
	} : void 0;
}
export { toVerifyOptions as t };
