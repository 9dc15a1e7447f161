import { o as e } from "./rolldown-runtime.js";
import { Mn as t, Q as n, St as r, X as i, Y as a, Z as o, _n as s, fn as c, pn as l } from "./commands.js";
import { a as u, i as d, n as f, t as p } from "./login-settings.js";
import { t as m } from "./_builtin_http.js";
import { Rs as h } from "./shared.js";
import { randomBytes as g, timingSafeEqual as _ } from "node:crypto";
import { resolve as v } from "node:path";
// src/cli/login/get-token.ts
var y = /* @__PURE__ */ e(m(), 1);
async function checkLoginUrl(e) {
	let { isLoopback: t } = await import("./shared.js").then((e) => e.Hs), refuse = (e) => {
		throw new c(`the service's login page ${e}`, { code: "login_failed" });
	};
	if (e === void 0 || e === "") return refuse("is missing: /infoz has no loginURL");
	let n = URL.canParse(e) ? new URL(e) : refuse("is not a URL");
	return n.protocol !== "https:" && !(n.protocol === "http:" && t(n.hostname)) ? refuse(`is not https: ${n.origin}`) : n.username !== "" || n.password !== "" ? refuse("contains a user name") : n;
}
function toLoginPage(e, t) {
	let n = new URL(e);
	return t !== void 0 && n.searchParams.set("callback", t), n.searchParams.set("long-lived", "true"), n.href;
}
const b = "127.0.0.1", x = {
	"Content-Type": "text/html; charset=utf-8",
	"Cache-Control": "no-store",
	"Referrer-Policy": "no-referrer",
	"Content-Security-Policy": "default-src 'none'",
	"X-Content-Type-Options": "nosniff",
	Connection: "close"
};
function page(e, t) {
	return `<!doctype html>\n<html lang="en"><head><title>${e}</title></head><body><h1>${e}</h1><p>${t}</p></body></html>\n`;
}
function isEqual(e, t) {
	let [n, r] = [Buffer.from(e), Buffer.from(t)];
	return n.length === r.length && _(n, r);
}
async function startCallbackServer() {
	let e = `/auth/callback/${g(24).toString("base64url")}`, give = () => void 0, t = new Promise((e) => give = e), n = !1, r = 0, i = (0, y.createServer)({
		requestTimeout: 1e4,
		headersTimeout: 1e4
	}, (t, i) => {
		let end = (e, t, n) => {
			i.writeHead(e, x).end(page(t, n));
		}, [a = "", o = ""] = (t.url ?? "").split("?", 2);
		if (t.headers.host !== `${b}:${r}` || !isEqual(a, e)) end(404, "Not found", "There is nothing here.");
		else if (t.method !== "GET") end(405, "Not allowed", "This address is for the login page.");
		else if (n) end(410, "Already logged in", "This login is over. You can close this window.");
		else {
			let e = new URLSearchParams(o).get("t") ?? "";
			if (e === "" || e.length > 16384) {
				end(400, "Not logged in", "The login page sent no token. Try again: regohost login");
				return;
			}
			n = !0, end(200, "Almost done", "You can close this window. The terminal says whether you are logged in."), i.once("close", () => {
				give(e);
			});
		}
	});
	return await new Promise((e, t) => {
		i.once("error", t), i.listen({
			host: b,
			port: 0
		}, e);
	}), {port: r} = i.address(), {
		url: `http://${b}:${r}${e}`,
		token: t,
		close: () => new Promise((e) => {
			i.close(() => {
				e();
			}), i.closeAllConnections();
		})
	};
}
async function getToken(e, t, n) {
	let { io: o } = e, { terminal: s } = o;
	if (e.flags.tokenFile !== void 0) return a(o, e.flags.tokenFile);
	if (s === void 0) {
		let e = await i(o);
		if (e === "") throw new c("standard input contains no token; run login in a terminal to use the browser");
		return e;
	}
	let l = await askLoginUrl(e, t);
	return !n.browser || isOverSsh(o.env) ? (await r(o, `Open this page, log in, and copy the token that it shows:\n\n  ${toLoginPage(l)}\n`), (await s.readSecret("Token: ", o.signal)).trim()) : waitForBrowser(e, l, s);
}
function isOverSsh(e) {
	return ["SSH_CONNECTION", "SSH_TTY"].some((t) => (e[t] ?? "") !== "");
}
async function askLoginUrl(e, t) {
	let { createServiceClient: r } = await import("./index.js"), { profile: i, ...a } = await n(e), o = {
		...e.io.env,
		SERVICE_PROFILE: ""
	}, s = r({
		...a,
		env: o,
		baseUrl: t,
		configFile: !1
	});
	try {
		let { loginURL: t } = await s.info({ signal: e.io.signal });
		return await checkLoginUrl(t);
	} finally {
		await s.close();
	}
}
async function waitForBrowser(e, t, n) {
	let { io: i, flags: a } = e, o = await startCallbackServer(), s = a.timeout ?? 3e5, l = new h({
		timeoutMs: s,
		signals: [i.signal],
		timedOut: () => {
			let e = `not logged in within ${Math.round(s / 1e3)} s; try again, or use --no-browser`;
			return new c(e, { code: "login_failed" });
		}
	});
	try {
		let e = toLoginPage(t, o.url);
		return await r(i, `Opening the browser. If it does not open, go to:\n\n  ${e}\n`), await n.openBrowser(e).catch(() => void 0), await l.wait(o.token);
	} finally {
		await o.close();
	}
}
// src/cli/commands/login.ts
const S = t()({ browser: {
	kind: "flag",
	usage: "--no-browser",
	description: "print the login page's URL and ask for the token",
	default: [!0]
} }), C = s({
	options: S,
	about: "It opens the service's login page in the browser, waits for it to come back, and saves the token in the config file\n(mode 0600). Over SSH, and with --no-browser, it prints the page's address and reads the token that the page\nshows, without echo. From a pipe the token is read from standard input, and with --token-file from\nthat file. Settings given as flags (--base-url, --platform-url, --organization, --ca,\n--not-found-text) are saved with it.",
	examples: [
		"regohost login --base-url https://cp.example.com",
		"regohost login --profile staging --base-url https://cp.staging.example.com",
		"regohost login --no-browser < token.txt"
	],
	run: runLogin
});
async function runLogin(e, t) {
	let { io: n } = e, r = await f(e), { settings: i } = await d(e, { isNew: !0 });
	if (i.baseUrl === void 0) throw new c("the service's address is missing: pass --base-url or set SERVICE_BASE_URL");
	let a = await getToken(e, i.baseUrl, t), { checkNotExpired: s, readAccessToken: m } = await import("./library.js").then((e) => e.I), h = await m(a, await p(e.flags.compat));
	if (s(h), h.kind === "api") throw new c("this is an API token; login takes user tokens only. Set SERVICE_TOKEN to it or pass --token-file", { code: "login_failed" });
	let { ca: g } = e.flags;
	return await u(r, {
		...o(e),
		baseUrl: i.baseUrl,
		ca: g === void 0 ? void 0 : v(n.cwd, g),
		token: a
	}), await e.note(`${describe(h)} at ${i.baseUrl}; saved in ${r.path}${inProfile(r.profile)}`), l.pass;
}
function inProfile(e) {
	return e === void 0 ? "" : `, profile ${e}`;
}
function describe({ subject: e, expiresAt: t }) {
	return `logged in${e === void 0 ? "" : ` as ${e}`}${t === void 0 ? "" : ` until ${new Date(t).toISOString()}`}`;
}
export { C as configure };
