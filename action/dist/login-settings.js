import { $s as e, os as t, ss as n } from "./shared.js";
import { An as r, Cn as i, Tn as a, Z as o, fn as s, vt as c, wn as l } from "./commands.js";
// src/cli/login/login-settings.ts
async function findLoginPlace({ io: t, flags: n }) {
	let [{ configFilePath: r }, { PROFILE_VARIABLE: i, readVariable: o }] = await Promise.all([import("./shared.js").then((e) => e.Fo), import("./shared.js").then((e) => e.ls)]);
	if (n.profileFrom !== void 0) throw new s("--profile-from only reads the login of another tool; change it with that tool");
	let c = r(t.env);
	if (c === void 0) throw new s("no home folder to save the login in: set XDG_CONFIG_HOME");
	let l = a(n) ?? o(t.env, i);
	if (l !== void 0 && !/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(l)) throw new s(e`--profile ${l}: a profile name may contain only letters, digits, ".", "_" and "-"`);
	return {
		path: c,
		profile: l
	};
}
function settingFlag(e) {
	let t = i.find((t) => t === e);
	return t === void 0 ? e : r(l[t]);
}
async function resolveCliSettings({ io: e, flags: t }, { isNew: n = !1 } = {}) {
	let { resolveSettings: r } = await import("./library.js").then((e) => e.x);
	return r({
		env: e.env,
		compat: t.compat,
		flags: o({
			io: e,
			flags: t
		}),
		flagName: settingFlag,
		profile: a(t),
		isNewProfile: n,
		profileFrom: t.profileFrom === void 0 ? void 0 : c(e, t.profileFrom)
	});
}
async function findAudiences(e) {
	let [{ COMPATS: t }, { SERVICE_AUDIENCES: n }] = await Promise.all([import("./shared.js").then((e) => e.Lc), import("./library.js").then((e) => e.I)]);
	return e === void 0 ? n : t[e].audiences;
}
function tableAt(e, t) {
	let n = Object.hasOwn(e, t) ? e[t] : void 0;
	if (typeof n == "object" && n && !Array.isArray(n)) return n;
	let r = {};
	return e[t] = r, r;
}
function getProfile(e, t) {
	return t === void 0 ? e : tableAt(tableAt(e, "profiles"), t);
}
async function saveLogin(e, r) {
	let { updateConfigFile: i } = await import("./write-config-file.js");
	await i(e.path, (i) => {
		i.version ??= 1;
		let a = getProfile(i, e.profile);
		for (let e of n) {
			let { [e]: n } = r;
			if (n === void 0) continue;
			let [i = "", ...o] = t[e].key.split(".").reverse();
			o.reduceRight(tableAt, a)[i] = n;
		}
		return !0;
	});
}
async function removeLogin({ path: e, profile: t }) {
	let [{ updateConfigFile: n }, { noProfile: r }] = await Promise.all([import("./write-config-file.js"), import("./library.js").then((e) => e.C)]), i = !1;
	return await n(e, (n) => {
		let a = Object.keys(n.profiles ?? {});
		if (t !== void 0 && !a.includes(t)) throw r(e, t, a);
		let o = getProfile(n, t);
		return i = o.auth?.token !== void 0, i && delete o.auth, i;
	}), i;
}
export { saveLogin as a, resolveCliSettings as i, findLoginPlace as n, removeLogin as r, findAudiences as t };
