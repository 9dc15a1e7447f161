import { require__builtin_buffer as e, require__builtin_util as t } from "./evaluation.js";
import n, { constants as r } from "node:fs/promises";
import i from "node:path";
import a from "node:fs";
import o from "node:os";
import { fileURLToPath as s } from "node:url";
import c from "node:process";
import l, { execFile as u } from "node:child_process";
// node_modules/is-docker/index.js
var d = t();
let f;
function hasDockerEnv() {
	try {
		return a.statSync("/.dockerenv"), !0;
	} catch {
		return !1;
	}
}
function hasDockerCGroup() {
	try {
		return a.readFileSync("/proc/self/cgroup", "utf8").includes("docker");
	} catch {
		return !1;
	}
}
function isDocker() {
	return f === void 0 && (f = hasDockerEnv() || hasDockerCGroup()), f;
}
// node_modules/is-inside-container/index.js
let p;
const hasContainerEnv = () => {
	try {
		return a.statSync("/run/.containerenv"), !0;
	} catch {
		return !1;
	}
};
function isInsideContainer() {
	return p === void 0 && (p = hasContainerEnv() || isDocker()), p;
}
// node_modules/is-wsl/index.js
const isWsl = () => {
	if (c.platform !== "linux") return !1;
	if (o.release().toLowerCase().includes("microsoft")) return !isInsideContainer();
	try {
		if (a.readFileSync("/proc/version", "utf8").toLowerCase().includes("microsoft")) return !isInsideContainer();
	} catch {}
	return a.existsSync("/proc/sys/fs/binfmt_misc/WSLInterop") || a.existsSync("/run/WSL") ? !isInsideContainer() : !1;
};
var m = c.env.__IS_WSL_TEST__ ? isWsl : isWsl(), h = e();
const g = (0, d.promisify)(l.execFile), powerShellPath$1 = () => `${c.env.SYSTEMROOT || c.env.windir || String.raw`C:\Windows`}\\System32\\WindowsPowerShell\\v1.0\\powershell.exe`, _ = [
	"-NoProfile",
	"-NonInteractive",
	"-ExecutionPolicy",
	"Bypass",
	"-EncodedCommand"
], encodeCommand = (e) => h.Buffer.from(e, "utf16le").toString("base64"), escapeArgument = (e) => `'${String(e).replaceAll(/['‘’‚‛]/g, (e) => e + e)}'`, createArguments = (e) => [..._, encodeCommand(e)], createExecFileOptions = (e) => ({
	encoding: "utf8",
	...e,
	shell: !1
}), executePowerShell = async (e, t = {}) => {
	let { powerShellPath: n, ...r } = t;
	return g(n ?? powerShellPath$1(), createArguments(e), createExecFileOptions(r));
};
executePowerShell.argumentsPrefix = _, executePowerShell.encodeCommand = encodeCommand, executePowerShell.escapeArgument = escapeArgument, executePowerShell.createArguments = createArguments;
// node_modules/wsl-utils/utilities.js
function parseMountPointFromConfig(e) {
	for (let t of e.split("\n")) {
		if (/^\s*#/.test(t)) continue;
		let e = /^\s*root\s*=\s*(?<mountPoint>"[^"]*"|'[^']*'|[^#]*)/.exec(t);
		if (e) return e.groups.mountPoint.trim().replaceAll(/^["']|["']$/g, "");
	}
}
// node_modules/wsl-utils/index.js
const v = (0, d.promisify)(l.execFile), y = (() => {
	let e = "/mnt/", t;
	return async function() {
		if (t) return t;
		let i = "/etc/wsl.conf", a = !1;
		try {
			await n.access(i, r.F_OK), a = !0;
		} catch {}
		if (!a) return e;
		let o = parseMountPointFromConfig(await n.readFile(i, { encoding: "utf8" }));
		return o === void 0 ? e : (t = o, t = t.endsWith("/") ? t : `${t}/`, t);
	};
})(), b = m ? async () => `${await y()}c/Windows/System32/WindowsPowerShell/v1.0/powershell.exe` : powerShellPath$1;
let x;
const canAccessPowerShell = async () => (x ??= (async () => {
	try {
		let e = await b();
		return await n.access(e, r.X_OK), !0;
	} catch {
		return !1;
	}
})(), x), wslDefaultBrowser = async () => {
	let e = await b(), t = String.raw`(Get-ItemProperty -Path "HKCU:\Software\Microsoft\Windows\Shell\Associations\UrlAssociations\http\UserChoice").ProgId`, { stdout: n } = await executePowerShell(t, {
		powerShellPath: e,
		cwd: i.dirname(e)
	});
	return n.trim();
}, isUrl = (e) => /^[a-z]+:\/\//i.test(e), convertPath = async (e, t) => {
	let n = t.startsWith("-") ? [
		e,
		"--",
		t
	] : [e, t];
	try {
		let { stdout: e } = await v("wslpath", n, { encoding: "utf8" });
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
const S = (0, d.promisify)(u);
async function defaultBrowserId() {
	if (c.platform !== "darwin") throw Error("macOS only");
	let { stdout: e } = await S("defaults", [
		"read",
		"com.apple.LaunchServices/com.apple.launchservices.secure",
		"LSHandlers"
	]), t = /LSHandlerRoleAll = "(?!-)(?<id>[^"]+?)";\s+?LSHandlerURLScheme = (?:http|https);/.exec(e)?.groups.id ?? "com.apple.Safari";
	return t === "com.apple.safari" ? "com.apple.Safari" : t;
}
// node_modules/run-applescript/index.js
const C = (0, d.promisify)(u);
async function runAppleScript(e, { humanReadableOutput: t = !0, signal: n } = {}) {
	if (c.platform !== "darwin") throw Error("macOS only");
	let r = t ? [] : ["-ss"], i = {};
	n && (i.signal = n);
	let { stdout: a } = await C("osascript", [
		"-e",
		e,
		r
	], i);
	return a.trim();
}
// node_modules/bundle-name/index.js
const w = /^[^\n\r"\\]+$/u;
async function bundleName(e) {
	if (typeof e != "string") throw TypeError("Expected a string bundle identifier");
	if (!w.test(e)) throw TypeError(`Invalid bundle identifier: ${JSON.stringify(e)}`);
	return runAppleScript(`tell application "Finder" to set app_path to application file id "${e}" as string\ntell application "System Events" to get value of property list item "CFBundleName" of property list file (app_path & ":Contents:Info.plist")`);
}
// node_modules/default-browser/windows.js
const T = (0, d.promisify)(u), E = {
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
}, D = new Map(Object.entries(E));
var UnknownBrowserError = class extends Error {};
async function defaultBrowser$1(e = T) {
	let { stdout: t } = await e(`${c.env.SYSTEMROOT ?? c.env.windir ?? "C:\\Windows"}\\System32\\reg.exe`, [
		"QUERY",
		" HKEY_CURRENT_USER\\Software\\Microsoft\\Windows\\Shell\\Associations\\UrlAssociations\\http\\UserChoice",
		"/v",
		"ProgId"
	]), n = /ProgId\s*REG_SZ\s*(?<id>\S+)/.exec(t);
	if (!n) throw new UnknownBrowserError(`Cannot find Windows browser in stdout: ${JSON.stringify(t)}`);
	let { id: r } = n.groups, i = r.lastIndexOf("."), a = r.lastIndexOf("-"), o = i === -1 ? void 0 : r.slice(0, i), s = a === -1 ? void 0 : r.slice(0, a);
	return E[r] ?? E[o] ?? E[s] ?? {
		name: r,
		id: r
	};
}
// node_modules/default-browser/index.js
const O = (0, d.promisify)(u), titleize = (e) => e.toLowerCase().replaceAll(/(?:^|\s|-)\S/g, (e) => e.toUpperCase());
async function defaultBrowser() {
	if (c.platform === "darwin") {
		let e = await defaultBrowserId();
		return {
			name: await bundleName(e),
			id: e
		};
	}
	if (c.platform === "linux") {
		let { stdout: e } = await O("xdg-mime", [
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
const k = !!(c.env.SSH_CONNECTION || c.env.SSH_CLIENT || c.env.SSH_TTY), A = Symbol("fallbackAttempt"), j = import.meta.url ? i.dirname(s(import.meta.url)) : "", M = i.join(j, "xdg-open"), { platform: N, arch: P } = c, tryEachApp = async (e, t) => {
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
	let t = e[A] === !0;
	if (delete e[A], Array.isArray(e.app)) return tryEachApp(e.app, (t) => baseOpen({
		...e,
		app: t,
		[A]: !0
	}));
	let { name: a, arguments: o = [] } = e.app ?? {};
	if (o = [...o], Array.isArray(a)) return tryEachApp(a, (t) => baseOpen({
		...e,
		app: {
			name: t,
			arguments: o
		},
		[A]: !0
	}));
	if (a === "browser" || a === "browserPrivate") {
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
		}, n = {
			chrome: "--incognito",
			brave: "--incognito",
			firefox: "--private-window",
			edge: "--inPrivate"
		}, r;
		if (m) {
			let e = await wslDefaultBrowser();
			r = D.get(e) ?? {};
		} else r = await defaultBrowser();
		let i = r.id?.toLowerCase();
		if (Object.hasOwn(t, i)) {
			let r = t[i];
			if (a === "browserPrivate") {
				if (r === "safari") throw Error("Safari doesn't support opening in private mode via command line");
				o.push(n[r]);
			}
			return baseOpen({
				...e,
				app: {
					name: F[r],
					arguments: o
				}
			});
		}
		throw Error(`${r.name} is not supported as a default browser`);
	}
	let s, u = [], d = {}, f = !1;
	if (m && !isInsideContainer() && !k && !a && (f = await canAccessPowerShell()), N === "darwin") s = "open", e.wait && u.push("--wait-apps"), e.background && u.push("--background"), e.newInstance && u.push("--new"), a && u.push("-a", a);
	else if (N === "win32" || f) {
		s = await b(), u.push(...executePowerShell.argumentsPrefix), m || (d.windowsVerbatimArguments = !0), m && e.target && (e.target = await convertWslPathToWindows(e.target));
		let t = ["$ProgressPreference = 'SilentlyContinue';", "Start"];
		e.wait && t.push("-Wait"), a ? (t.push(executePowerShell.escapeArgument(a)), e.target && o.push(e.target)) : e.target && t.push(executePowerShell.escapeArgument(e.target)), o.length > 0 && (o = o.map((e) => executePowerShell.escapeArgument(e)), t.push("-ArgumentList", o.join(","))), e.target = executePowerShell.encodeCommand(t.join(" ")), e.wait || (d.stdio = "ignore"), m && (d.cwd = i.dirname(s));
	} else {
		if (a) s = a;
		else {
			let e = !j || j === "/", t = !1;
			try {
				await n.access(M, r.X_OK), t = !0;
			} catch {}
			s = c.versions.electron ?? (N === "android" || e || !t) ? "xdg-open" : M;
		}
		o.length > 0 && u.push(...o), e.wait || (d.stdio = "ignore", d.detached = !0);
	}
	N === "darwin" && o.length > 0 && u.push("--args", ...o), e.target && u.push(e.target);
	let p = l.spawn(s, u, d);
	return e.wait ? new Promise((t, n) => {
		p.once("error", n), p.once("close", (r) => {
			!e.allowNonzeroExitCode && r !== 0 ? n(/* @__PURE__ */ Error(`Exited with code ${r}`)) : t(p);
		});
	}) : t || N === "win32" || f ? new Promise((e, n) => {
		p.once("error", n), p.once("spawn", () => {
			p.once("close", (r) => {
				p.off("error", n), t && r !== 0 ? n(/* @__PURE__ */ Error(`Exited with code ${r}`)) : (p.unref(), e(p));
			});
		});
	}) : (p.unref(), new Promise((e, t) => {
		p.once("error", t), p.once("spawn", () => {
			p.off("error", t), e(p);
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
	let { [P]: t } = e;
	if (!t) throw Error(`${P} is not supported`);
	return t;
}
function detectPlatformBinary({ [N]: e }, { wsl: t } = {}) {
	if (t && m) return detectArchBinary(t);
	if (!e) throw Error(`${N} is not supported`);
	return detectArchBinary(e);
}
const F = {
	browser: "browser",
	browserPrivate: "browserPrivate"
};
defineLazyProperty(F, "chrome", () => detectPlatformBinary({
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
} })), defineLazyProperty(F, "brave", () => detectPlatformBinary({
	darwin: "brave browser",
	win32: "brave",
	linux: ["brave-browser", "brave"]
}, { wsl: {
	ia32: "/mnt/c/Program Files (x86)/BraveSoftware/Brave-Browser/Application/brave.exe",
	x64: ["/mnt/c/Program Files/BraveSoftware/Brave-Browser/Application/brave.exe", "/mnt/c/Program Files (x86)/BraveSoftware/Brave-Browser/Application/brave.exe"]
} })), defineLazyProperty(F, "firefox", () => detectPlatformBinary({
	darwin: "firefox",
	win32: String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
	linux: "firefox"
}, { wsl: "/mnt/c/Program Files/Mozilla Firefox/firefox.exe" })), defineLazyProperty(F, "edge", () => detectPlatformBinary({
	darwin: "microsoft edge",
	win32: "msedge",
	linux: ["microsoft-edge", "microsoft-edge-dev"]
}, { wsl: "/mnt/c/Program Files (x86)/Microsoft/Edge/Application/msedge.exe" })), defineLazyProperty(F, "safari", () => detectPlatformBinary({ darwin: "Safari" }));
export { F as apps, open as default, openApp };
