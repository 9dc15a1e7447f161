import { SETTINGS as e, SETTING_NAMES as t, said as n } from "./shared.js";
import { CommandError as r, SETTING_FLAGS as i, SETTING_OPTIONS as a, longFlag as o, pathFrom as s, profileName as c, settingsFromFlags as l } from "./commands.js";
// src/cli/login/login-settings.ts
async function findLoginPlace({ io: e, flags: t }) {
	let [{ configFilePath: i }, { PROFILE_VARIABLE: a, readVariable: o }] = await Promise.all([import("./shared.js").then((e) => e.user_paths_exports), import("./shared.js").then((e) => e.settings_exports)]);
	if (t.profileFrom !== void 0) throw new r("--profile-from only reads the login of another tool; change it with that tool");
	let s = i(e.env);
	if (s === void 0) throw new r("no home folder to save the login in: set XDG_CONFIG_HOME");
	let l = c(t) ?? o(e.env, a);
	if (l !== void 0 && !/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(l)) throw new r(n`--profile ${l}: a profile name may contain only letters, digits, ".", "_" and "-"`);
	return {
		path: s,
		profile: l
	};
}
function settingFlag(e) {
	let t = i.find((t) => t === e);
	return t === void 0 ? e : o(a[t]);
}
async function resolveCliSettings({ io: e, flags: t }, { isNew: n = !1 } = {}) {
	let { resolveSettings: r } = await import("./library.js").then((e) => e.resolve_settings_exports);
	return r({
		env: e.env,
		compat: t.compat,
		flags: l({
			io: e,
			flags: t
		}),
		flagName: settingFlag,
		profile: c(t),
		isNewProfile: n,
		profileFrom: t.profileFrom === void 0 ? void 0 : s(e, t.profileFrom)
	});
}
async function findAudiences(e) {
	let [{ COMPATS: t }, { SERVICE_AUDIENCES: n }] = await Promise.all([import("./shared.js").then((e) => e.compat_exports), import("./library.js").then((e) => e.access_token_exports)]);
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
async function saveLogin(n, r) {
	let { updateConfigFile: i } = await import("./write-config-file.js");
	await i(n.path, (i) => {
		i.version ??= 1;
		let a = getProfile(i, n.profile);
		for (let n of t) {
			let { [n]: t } = r;
			if (t === void 0) continue;
			let [i = "", ...o] = e[n].key.split(".").reverse();
			o.reduceRight(tableAt, a)[i] = t;
		}
		return !0;
	});
}
async function removeLogin({ path: e, profile: t }) {
	let [{ updateConfigFile: n }, { noProfile: r }] = await Promise.all([import("./write-config-file.js"), import("./library.js").then((e) => e.read_config_file_exports)]), i = !1;
	return await n(e, (n) => {
		let a = Object.keys(n.profiles ?? {});
		if (t !== void 0 && !a.includes(t)) throw r(e, t, a);
		let o = getProfile(n, t);
		return i = o.auth?.token !== void 0, i && delete o.auth, i;
	}), i;
}
export { findAudiences, findLoginPlace, removeLogin, resolveCliSettings, saveLogin };
