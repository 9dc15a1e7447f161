import { __toESM as e } from "./rolldown-runtime.js";
import { require__builtin_buffer as t, require__builtin_util as n, require_promises as r } from "./evaluation.js";
import { require__builtin_fs as i } from "./start.js";
import a from "node:path";
import o from "node:os";
import { fileURLToPath as s } from "node:url";
import c from "node:process";
import l, { execFile as u } from "node:child_process";
// node_modules/is-docker/index.js
var d = n(), f = /* @__PURE__ */ e(r(), 1), p = /* @__PURE__ */ e(i(), 1);
let m;
function hasDockerEnv() {
	try {
		return p.default.statSync("/.dockerenv"), !0;
	} catch {
		return !1;
	}
}
function hasDockerCGroup() {
	try {
		return p.default.readFileSync("/proc/self/cgroup", "utf8").includes("docker");
	} catch {
		return !1;
	}
}
function isDocker() {
	return m === void 0 && (m = hasDockerEnv() || hasDockerCGroup()), m;
}
// node_modules/is-inside-container/index.js
let h;
const hasContainerEnv = () => {
	try {
		return p.default.statSync("/run/.containerenv"), !0;
	} catch {
		return !1;
	}
};
function isInsideContainer() {
	return h === void 0 && (h = hasContainerEnv() || isDocker()), h;
}
// node_modules/is-wsl/index.js
const isWsl = () => {
	if (c.platform !== "linux") return !1;
	if (o.release().toLowerCase().includes("microsoft")) return !isInsideContainer();
	try {
		if (p.default.readFileSync("/proc/version", "utf8").toLowerCase().includes("microsoft")) return !isInsideContainer();
	} catch {}
	return p.default.existsSync("/proc/sys/fs/binfmt_misc/WSLInterop") || p.default.existsSync("/run/WSL") ? !isInsideContainer() : !1;
};
var g = c.env.__IS_WSL_TEST__ ? isWsl : isWsl(), _ = t();
const v = (0, d.promisify)(l.execFile), powerShellPath$1 = () => `${c.env.SYSTEMROOT || c.env.windir || String.raw`C:\Windows`}\\System32\\WindowsPowerShell\\v1.0\\powershell.exe`, y = [
	"-NoProfile",
	"-NonInteractive",
	"-ExecutionPolicy",
	"Bypass",
	"-EncodedCommand"
], encodeCommand = (e) => _.Buffer.from(e, "utf16le").toString("base64"), escapeArgument = (e) => `'${String(e).replaceAll(/['‘’‚‛]/g, (e) => e + e)}'`, createArguments = (e) => [...y, encodeCommand(e)], createExecFileOptions = (e) => ({
	encoding: "utf8",
	...e,
	shell: !1
}), executePowerShell = async (e, t = {}) => {
	let { powerShellPath: n, ...r } = t;
	return v(n ?? powerShellPath$1(), createArguments(e), createExecFileOptions(r));
};
executePowerShell.argumentsPrefix = y, executePowerShell.encodeCommand = encodeCommand, executePowerShell.escapeArgument = escapeArgument, executePowerShell.createArguments = createArguments;
// node_modules/wsl-utils/utilities.js
function parseMountPointFromConfig(e) {
	for (let t of e.split("\n")) {
		if (/^\s*#/.test(t)) continue;
		let e = /^\s*root\s*=\s*(?<mountPoint>"[^"]*"|'[^']*'|[^#]*)/.exec(t);
		if (e) return e.groups.mountPoint.trim().replaceAll(/^["']|["']$/g, "");
	}
}
// node_modules/wsl-utils/index.js
const b = (0, d.promisify)(l.execFile), x = (() => {
	let e = "/mnt/", t;
	return async function() {
		if (t) return t;
		let n = "/etc/wsl.conf", r = !1;
		try {
			await f.default.access(n, f.constants.F_OK), r = !0;
		} catch {}
		if (!r) return e;
		let i = parseMountPointFromConfig(await f.default.readFile(n, { encoding: "utf8" }));
		return i === void 0 ? e : (t = i, t = t.endsWith("/") ? t : `${t}/`, t);
	};
})(), S = g ? async () => `${await x()}c/Windows/System32/WindowsPowerShell/v1.0/powershell.exe` : powerShellPath$1;
let C;
const canAccessPowerShell = async () => (C ??= (async () => {
	try {
		let e = await S();
		return await f.default.access(e, f.constants.X_OK), !0;
	} catch {
		return !1;
	}
})(), C), wslDefaultBrowser = async () => {
	let e = await S(), t = String.raw`(Get-ItemProperty -Path "HKCU:\Software\Microsoft\Windows\Shell\Associations\UrlAssociations\http\UserChoice").ProgId`, { stdout: n } = await executePowerShell(t, {
		powerShellPath: e,
		cwd: a.dirname(e)
	});
	return n.trim();
}, isUrl = (e) => /^[a-z]+:\/\//i.test(e), convertPath = async (e, t) => {
	let n = t.startsWith("-") ? [
		e,
		"--",
		t
	] : [e, t];
	try {
		let { stdout: e } = await b("wslpath", n, { encoding: "utf8" });
		return e.replace(/\r?\n$/, "") || t;
	} catch {
		return t;
	}
}, convertWslPathToWindows = async (e) => {
	let t = Array.isArray(e), n = t ? e : [e], r = await Promise.all(n.map((e) => isUrl(e) ? e : convertPath("-aw", e)));
	return t ? r : r[0];
};
// node_modules/define-lazy-prop/index.js
function defineLazyProperty(e, t, n) {
	let define = (n) => Object.defineProperty(e, t, {
		value: n,
		enumerable: !0,
		writable: !0
	});
	return Object.defineProperty(e, t, {
		configurable: !0,
		enumerable: !0,
		get() {
			let e = n();
			return define(e), e;
		},
		set(e) {
			define(e);
		}
	}), e;
}
// node_modules/default-browser-id/index.js
const w = (0, d.promisify)(u);
async function defaultBrowserId() {
	if (c.platform !== "darwin") throw Error("macOS only");
	let { stdout: e } = await w("defaults", [
		"read",
		"com.apple.LaunchServices/com.apple.launchservices.secure",
		"LSHandlers"
	]), t = /LSHandlerRoleAll = "(?!-)(?<id>[^"]+?)";\s+?LSHandlerURLScheme = (?:http|https);/.exec(e)?.groups.id ?? "com.apple.Safari";
	return t === "com.apple.safari" ? "com.apple.Safari" : t;
}
// node_modules/run-applescript/index.js
const T = (0, d.promisify)(u);
async function runAppleScript(e, { humanReadableOutput: t = !0, signal: n } = {}) {
	if (c.platform !== "darwin") throw Error("macOS only");
	let r = t ? [] : ["-ss"], i = {};
	n && (i.signal = n);
	let { stdout: a } = await T("osascript", [
		"-e",
		e,
		r
	], i);
	return a.trim();
}
// node_modules/bundle-name/index.js
const E = /^[^\n\r"\\]+$/u;
async function bundleName(e) {
	if (typeof e != "string") throw TypeError("Expected a string bundle identifier");
	if (!E.test(e)) throw TypeError(`Invalid bundle identifier: ${JSON.stringify(e)}`);
	return runAppleScript(`tell application "Finder" to set app_path to application file id "${e}" as string\ntell application "System Events" to get value of property list item "CFBundleName" of property list file (app_path & ":Contents:Info.plist")`);
}
// node_modules/default-browser/windows.js
const D = (0, d.promisify)(u), O = {
	MSEdgeHTM: {
		name: "Edge",
		id: "com.microsoft.edge"
	},
	MSEdgeBHTML: {
		name: "Edge Beta",
		id: "com.microsoft.edge.beta"
	},
	MSEdgeDHTML: {
		name: "Edge Dev",
		id: "com.microsoft.edge.dev"
	},
	AppXq0fevzme2pys62n3e0fbqa7peapykr8v: {
		name: "Edge",
		id: "com.microsoft.edge.old"
	},
	ChromeHTML: {
		name: "Chrome",
		id: "com.google.chrome"
	},
	ChromeBHTML: {
		name: "Chrome Beta",
		id: "com.google.chrome.beta"
	},
	ChromeDHTML: {
		name: "Chrome Dev",
		id: "com.google.chrome.dev"
	},
	ChromiumHTM: {
		name: "Chromium",
		id: "org.chromium.Chromium"
	},
	BraveHTML: {
		name: "Brave",
		id: "com.brave.Browser"
	},
	BraveBHTML: {
		name: "Brave Beta",
		id: "com.brave.Browser.beta"
	},
	BraveDHTML: {
		name: "Brave Dev",
		id: "com.brave.Browser.dev"
	},
	BraveSSHTM: {
		name: "Brave Nightly",
		id: "com.brave.Browser.nightly"
	},
	FirefoxURL: {
		name: "Firefox",
		id: "org.mozilla.firefox"
	},
	OperaStable: {
		name: "Opera",
		id: "com.operasoftware.Opera"
	},
	VivaldiHTM: {
		name: "Vivaldi",
		id: "com.vivaldi.Vivaldi"
	},
	"IE.HTTP": {
		name: "Internet Explorer",
		id: "com.microsoft.ie"
	}
}, k = new Map(Object.entries(O));
var UnknownBrowserError = class extends Error {};
async function defaultBrowser$1(e = D) {
	let { stdout: t } = await e(`${c.env.SYSTEMROOT ?? c.env.windir ?? "C:\\Windows"}\\System32\\reg.exe`, [
		"QUERY",
		" HKEY_CURRENT_USER\\Software\\Microsoft\\Windows\\Shell\\Associations\\UrlAssociations\\http\\UserChoice",
		"/v",
		"ProgId"
	]), n = /ProgId\s*REG_SZ\s*(?<id>\S+)/.exec(t);
	if (!n) throw new UnknownBrowserError(`Cannot find Windows browser in stdout: ${JSON.stringify(t)}`);
	let { id: r } = n.groups, i = r.lastIndexOf("."), a = r.lastIndexOf("-"), o = i === -1 ? void 0 : r.slice(0, i), s = a === -1 ? void 0 : r.slice(0, a);
	return O[r] ?? O[o] ?? O[s] ?? {
		name: r,
		id: r
	};
}
// node_modules/default-browser/index.js
const A = (0, d.promisify)(u), titleize = (e) => e.toLowerCase().replaceAll(/(?:^|\s|-)\S/g, (e) => e.toUpperCase());
async function defaultBrowser() {
	if (c.platform === "darwin") {
		let e = await defaultBrowserId();
		return {
			name: await bundleName(e),
			id: e
		};
	}
	if (c.platform === "linux") {
		let { stdout: e } = await A("xdg-mime", [
			"query",
			"default",
			"x-scheme-handler/http"
		]), t = e.trim();
		return {
			name: titleize(t.replace(/.desktop$/, "").replace("-", " ")),
			id: t
		};
	}
	if (c.platform === "win32") return defaultBrowser$1();
	throw Error("Only macOS, Linux, and Windows are supported");
}
// node_modules/is-in-ssh/index.js
const j = !!(c.env.SSH_CONNECTION || c.env.SSH_CLIENT || c.env.SSH_TTY), M = Symbol("fallbackAttempt"), N = import.meta.url ? a.dirname(s(import.meta.url)) : "", P = a.join(N, "xdg-open"), { platform: F, arch: I } = c, tryEachApp = async (e, t) => {
	if (e.length === 0) return;
	let n = [];
	for (let r of e) try {
		return await t(r);
	} catch (e) {
		n.push(e);
	}
	throw AggregateError(n, "Failed to open in all supported apps");
}, baseOpen = async (e) => {
	e = {
		wait: !1,
		background: !1,
		newInstance: !1,
		allowNonzeroExitCode: !1,
		...e
	};
	let t = e[M] === !0;
	if (delete e[M], Array.isArray(e.app)) return tryEachApp(e.app, (t) => baseOpen({
		...e,
		app: t,
		[M]: !0
	}));
	let { name: n, arguments: r = [] } = e.app ?? {};
	if (r = [...r], Array.isArray(n)) return tryEachApp(n, (t) => baseOpen({
		...e,
		app: {
			name: t,
			arguments: r
		},
		[M]: !0
	}));
	if (n === "browser" || n === "browserPrivate") {
		let t = {
			"com.google.chrome": "chrome",
			"google-chrome.desktop": "chrome",
			"com.brave.browser": "brave",
			"org.mozilla.firefox": "firefox",
			"firefox.desktop": "firefox",
			"com.microsoft.msedge": "edge",
			"com.microsoft.edge": "edge",
			"com.microsoft.edgemac": "edge",
			"microsoft-edge.desktop": "edge",
			"com.apple.safari": "safari"
		}, i = {
			chrome: "--incognito",
			brave: "--incognito",
			firefox: "--private-window",
			edge: "--inPrivate"
		}, a;
		if (g) {
			let e = await wslDefaultBrowser();
			a = k.get(e) ?? {};
		} else a = await defaultBrowser();
		let o = a.id?.toLowerCase();
		if (Object.hasOwn(t, o)) {
			let a = t[o];
			if (n === "browserPrivate") {
				if (a === "safari") throw Error("Safari doesn't support opening in private mode via command line");
				r.push(i[a]);
			}
			return baseOpen({
				...e,
				app: {
					name: L[a],
					arguments: r
				}
			});
		}
		throw Error(`${a.name} is not supported as a default browser`);
	}
	let i, o = [], s = {}, u = !1;
	if (g && !isInsideContainer() && !j && !n && (u = await canAccessPowerShell()), F === "darwin") i = "open", e.wait && o.push("--wait-apps"), e.background && o.push("--background"), e.newInstance && o.push("--new"), n && o.push("-a", n);
	else if (F === "win32" || u) {
		i = await S(), o.push(...executePowerShell.argumentsPrefix), g || (s.windowsVerbatimArguments = !0), g && e.target && (e.target = await convertWslPathToWindows(e.target));
		let t = ["$ProgressPreference = 'SilentlyContinue';", "Start"];
		e.wait && t.push("-Wait"), n ? (t.push(executePowerShell.escapeArgument(n)), e.target && r.push(e.target)) : e.target && t.push(executePowerShell.escapeArgument(e.target)), r.length > 0 && (r = r.map((e) => executePowerShell.escapeArgument(e)), t.push("-ArgumentList", r.join(","))), e.target = executePowerShell.encodeCommand(t.join(" ")), e.wait || (s.stdio = "ignore"), g && (s.cwd = a.dirname(i));
	} else {
		if (n) i = n;
		else {
			let e = !N || N === "/", t = !1;
			try {
				await f.default.access(P, f.constants.X_OK), t = !0;
			} catch {}
			i = c.versions.electron ?? (F === "android" || e || !t) ? "xdg-open" : P;
		}
		r.length > 0 && o.push(...r), e.wait || (s.stdio = "ignore", s.detached = !0);
	}
	F === "darwin" && r.length > 0 && o.push("--args", ...r), e.target && o.push(e.target);
	let d = l.spawn(i, o, s);
	return e.wait ? new Promise((t, n) => {
		d.once("error", n), d.once("close", (r) => {
			!e.allowNonzeroExitCode && r !== 0 ? n(/* @__PURE__ */ Error(`Exited with code ${r}`)) : t(d);
		});
	}) : t || F === "win32" || u ? new Promise((e, n) => {
		d.once("error", n), d.once("spawn", () => {
			d.once("close", (r) => {
				d.off("error", n), t && r !== 0 ? n(/* @__PURE__ */ Error(`Exited with code ${r}`)) : (d.unref(), e(d));
			});
		});
	}) : (d.unref(), new Promise((e, t) => {
		d.once("error", t), d.once("spawn", () => {
			d.off("error", t), e(d);
		});
	}));
}, open = (e, t) => {
	if (typeof e != "string") throw TypeError("Expected a `target`");
	return baseOpen({
		...t,
		target: e
	});
}, openApp = (e, t) => {
	if (typeof e != "string" && !Array.isArray(e)) throw TypeError("Expected a valid `name`");
	let { arguments: n = [] } = t ?? {};
	if (n != null && !Array.isArray(n)) throw TypeError("Expected `appArguments` as Array type");
	return baseOpen({
		...t,
		app: {
			name: e,
			arguments: n
		}
	});
};
function detectArchBinary(e) {
	if (typeof e == "string" || Array.isArray(e)) return e;
	let { [I]: t } = e;
	if (!t) throw Error(`${I} is not supported`);
	return t;
}
function detectPlatformBinary({ [F]: e }, { wsl: t } = {}) {
	if (t && g) return detectArchBinary(t);
	if (!e) throw Error(`${F} is not supported`);
	return detectArchBinary(e);
}
const L = {
	browser: "browser",
	browserPrivate: "browserPrivate"
};
defineLazyProperty(L, "chrome", () => detectPlatformBinary({
	darwin: "google chrome",
	win32: "chrome",
	linux: [
		"google-chrome",
		"google-chrome-stable",
		"chromium",
		"chromium-browser"
	]
}, { wsl: {
	ia32: "/mnt/c/Program Files (x86)/Google/Chrome/Application/chrome.exe",
	x64: ["/mnt/c/Program Files/Google/Chrome/Application/chrome.exe", "/mnt/c/Program Files (x86)/Google/Chrome/Application/chrome.exe"]
} })), defineLazyProperty(L, "brave", () => detectPlatformBinary({
	darwin: "brave browser",
	win32: "brave",
	linux: ["brave-browser", "brave"]
}, { wsl: {
	ia32: "/mnt/c/Program Files (x86)/BraveSoftware/Brave-Browser/Application/brave.exe",
	x64: ["/mnt/c/Program Files/BraveSoftware/Brave-Browser/Application/brave.exe", "/mnt/c/Program Files (x86)/BraveSoftware/Brave-Browser/Application/brave.exe"]
} })), defineLazyProperty(L, "firefox", () => detectPlatformBinary({
	darwin: "firefox",
	win32: String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
	linux: "firefox"
}, { wsl: "/mnt/c/Program Files/Mozilla Firefox/firefox.exe" })), defineLazyProperty(L, "edge", () => detectPlatformBinary({
	darwin: "microsoft edge",
	win32: "msedge",
	linux: ["microsoft-edge", "microsoft-edge-dev"]
}, { wsl: "/mnt/c/Program Files (x86)/Microsoft/Edge/Application/msedge.exe" })), defineLazyProperty(L, "safari", () => detectPlatformBinary({ darwin: "Safari" }));
export { L as apps, open as default, openApp };
