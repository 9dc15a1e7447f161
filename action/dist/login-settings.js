import { SETTINGS as e, SETTING_NAMES as t, isJsonObject as n, shownText as r } from "./evaluation.js";
import { CommandError as i, SETTING_FLAGS as a, SETTING_OPTIONS as o, longFlag as s, pathFrom as c, profileName as l, settingsFromFlags as u } from "./evaluation-command.js";
// src/cli/login/login-settings.ts
async function findLoginFile({ io: e, flags: t }) {
	let [{ configFilePath: n }, { PROFILE_VARIABLE: a, readVariable: o }] = await Promise.all([import("./evaluation.js").then((e) => e.user_paths_exports), import("./evaluation.js").then((e) => e.settings_exports)]);
	if (t.profileFrom !== void 0) throw new i("--profile-from only reads the login of another tool; change it with that tool");
	let s = n(e.env);
	if (s === void 0) throw new i("no home folder to save the login in: set XDG_CONFIG_HOME");
	let c = l(t) ?? o(e.env, a);
	if (c !== void 0 && !/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(c)) throw new i(r`--profile ${c}: a profile name may contain only letters, digits, ".", "_" and "-"`);
	return {
		path: s,
		profile: c
	};
}
function settingFlag(e) {
	let t = a.find((t) => t === e);
	return t === void 0 ? e : s(o[t]);
}
async function resolveCliSettings({ io: e, flags: t }, { isNew: n = !1 } = {}) {
	let { resolveSettings: r } = await import("./client.js").then((e) => e.resolve_settings_exports);
	return r({
		env: e.env,
		compat: t.compat,
		flags: u({
			io: e,
			flags: t
		}),
		flagName: settingFlag,
		profile: l(t),
		isNewProfile: n,
		profileFrom: t.profileFrom === void 0 ? void 0 : c(e, t.profileFrom)
	});
}
async function findAudiences(e) {
	let [{ COMPATS: t }, { SERVICE_AUDIENCES: n }] = await Promise.all([import("./evaluation.js").then((e) => e.compat_exports), import("./client.js").then((e) => e.access_token_exports)]);
	return e === void 0 ? n : t[e].audiences;
}
function tableAt(e, t) {
	let r = Object.hasOwn(e, t) ? e[t] : void 0;
	if (n(r)) return r;
	let i = {};
	return e[t] = i, i;
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
	let [{ updateConfigFile: n }, { noProfile: r }] = await Promise.all([import("./write-config-file.js"), import("./client.js").then((e) => e.read_config_file_exports)]), i = !1;
	return await n(e, (n) => {
		let a = Object.keys(n.profiles ?? {});
		if (t !== void 0 && !a.includes(t)) throw r(e, t, a);
		let o = getProfile(n, t);
		return i = o.auth?.token !== void 0, i && delete o.auth, i;
	}), i;
}
export { findAudiences, findLoginFile, removeLogin, resolveCliSettings, saveLogin };
