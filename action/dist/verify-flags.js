import { isDigestText as e, said as t } from "./shared.js";
import { CommandError as n, VERIFY_OPTIONS as r, libraryOptions as i, tufUrl as a } from "./commands.js";
// src/cli/flags/verify-flags.ts
async function toTrustedRoot(e, { trustedRoot: r, tufRoot: i, updateTuf: o = !1, replay: s, offline: c }) {
	let { io: l } = e;
	if (o && (s !== void 0 || c === !0)) throw new n("--update-tuf excludes --replay and --offline, which make no connection");
	let u = a(r);
	if (u === void 0) {
		let e = i === void 0 ? "--update-tuf" : "--tuf-root";
		if (i !== void 0 || o) throw new n(t`${e} is for a TUF repository: --trusted-root tuf, or --trusted-root tuf:URL`);
		return r === void 0 ? void 0 : { path: r };
	}
	let { readTufSource: d } = await import("./trusted-root-source.js").then((e) => e.trusted_root_source_exports), f = await d({
		tuf: u,
		update: o,
		...i === void 0 ? {} : { root: { path: i } }
	}, {
		cwd: l.cwd,
		env: l.env,
		signal: l.signal
	}), p = o ? "fetched" : "from the cache";
	return await e.note(`trusted root of ${f.url}, ${p}: root ${f.rootVersion}, valid until ${f.expires}`), f.json;
}
async function toVerifyOptions(t, n) {
	let { artifact: a, key: o } = n, s = await toTrustedRoot(t, n), c = {
		keys: o?.map((e) => ({ path: e })),
		...i(r, "verify", n),
		trustedRoot: s,
		artifact: a === void 0 ? void 0 : e(a) ? a : { path: a }
	};
	return Object.values(c).some((e) => e !== void 0) ? {
		...c,
		cwd: t.io.cwd
	} : void 0;
}
export { toVerifyOptions };
