import { __toESM as e } from "./rolldown-runtime.js";
import { CommandError as t, EXIT as n, defineCommand as r, optionsFor as i, readTokenFile as a, readTokenFromStdin as o, settingsFromFlags as s, toClientOptions as c, writeNote as l } from "./evaluation-command.js";
import { findAudiences as u, findLoginFile as d, resolveCliSettings as f, saveLogin as p } from "./login-settings.js";
import { Deadline as m, require__builtin_crypto as h, require__builtin_http as g } from "./evaluation.js";
import { resolve as _ } from "node:path";
// src/cli/login/get-token.ts
var v = h(), y = /* @__PURE__ */ e(g(), 1);
async function checkLoginUrl(e) {
	let { isLoopback: n } = await import("./shared.js").then((e) => e.service_url_exports), throwTokenError = (e) => {
		throw new t(`the service's login page ${e}`, { code: "login_failed" });
	};
	if (e === void 0 || e === "") return throwTokenError("is missing: /infoz has no loginURL");
	let r = URL.canParse(e) ? new URL(e) : throwTokenError("is not a URL");
	return r.protocol !== "https:" && !(r.protocol === "http:" && n(r.hostname)) ? throwTokenError(`is not https: ${r.origin}`) : r.username !== "" || r.password !== "" ? throwTokenError("contains a user name") : r;
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
	return n.length === r.length && (0, v.timingSafeEqual)(n, r);
}
async function startCallbackServer() {
	let e = `/auth/callback/${(0, v.randomBytes)(24).toString("base64url")}`, give = () => void 0, t = new Promise((e) => give = e), n = !1, r = 0, i = (0, y.createServer)({
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
			n = !0, end(200, "Almost done", "You can close this window. The terminal shows whether you are logged in."), i.once("close", () => {
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
async function getToken(e, n, r) {
	let { io: i } = e, { terminal: s } = i;
	if (e.flags.tokenFile !== void 0) return a(i, e.flags.tokenFile);
	if (s === void 0) {
		let e = await o(i);
		if (e === "") throw new t("standard input contains no token; run login in a terminal to use the browser");
		return e;
	}
	let c = await askLoginUrl(e, n);
	return !r.browser || isOverSsh(i.env) ? (await l(i, `Open this page, log in, and copy the token that it shows:\n\n  ${toLoginPage(c)}\n`), (await s.readSecret("Token: ", i.signal)).trim()) : waitForBrowser(e, c, s);
}
function isOverSsh(e) {
	return ["SSH_CONNECTION", "SSH_TTY"].some((t) => (e[t] ?? "") !== "");
}
async function askLoginUrl(e, t) {
	let { createServiceClient: n } = await import("./index.js"), { profile: r, ...i } = await c(e), a = {
		...e.io.env,
		SERVICE_PROFILE: ""
	}, o = n({
		...i,
		env: a,
		baseUrl: t,
		configFile: !1
	});
	try {
		let { loginURL: t } = await o.info({ signal: e.io.signal });
		return await checkLoginUrl(t);
	} finally {
		await o.close();
	}
}
async function waitForBrowser(e, n, r) {
	let { io: i, flags: a } = e, o = await startCallbackServer(), s = a.timeout ?? 3e5, c = new m({
		timeoutMs: s,
		signals: [i.signal],
		timedOut: () => {
			let e = `not logged in within ${Math.round(s / 1e3)} s; try again, or use --no-browser`;
			return new t(e, { code: "login_failed" });
		}
	});
	try {
		let e = toLoginPage(n, o.url);
		return await l(i, `Opening the browser. If it does not open, go to:\n\n  ${e}\n`), await r.openBrowser(e).catch(() => void 0), await c.wait(o.token);
	} finally {
		await o.close();
	}
}
// src/cli/commands/login.ts
const S = i()({ browser: {
	kind: "flag",
	usage: "--no-browser",
	description: "print the URL of the login page and prompt for the token",
	default: [!0]
} }), C = r({
	options: S,
	about: "It opens the service's login page in the browser, waits for it to come back, and saves the token in the config file\n(mode 0600). Over SSH, and with --no-browser, it prints the page's address and reads the token that the page\nshows, without echo. From a pipe the token is read from standard input, and with --token-file from\nthat file. Settings passed as flags (--base-url, --platform-url, --organization, --ca,\n--not-found-text) are saved with it.",
	examples: [
		"regohost login --base-url https://cp.example.com",
		"regohost login --profile staging --base-url https://cp.staging.example.com",
		"regohost login --no-browser < token.txt"
	],
	async run(e, r) {
		let { io: i } = e, a = await d(e), { settings: o } = await f(e, { isNew: !0 });
		if (o.baseUrl === void 0) throw new t("the service's address is missing: pass --base-url or set SERVICE_BASE_URL");
		let c = await getToken(e, o.baseUrl, r), { checkNotExpired: l, readAccessToken: m } = await import("./client.js").then((e) => e.access_token_exports), h = await m(c, await u(e.flags.compat));
		if (l(h), h.kind === "api") throw new t("this is an API token; login takes user tokens only. Set SERVICE_TOKEN to it or pass --token-file", { code: "login_failed" });
		let { ca: g } = e.flags;
		return await p(a, {
			...s(e),
			baseUrl: o.baseUrl,
			ca: g === void 0 ? void 0 : _(i.cwd, g),
			token: c
		}), await e.note(`${describe(h)} at ${o.baseUrl}; saved in ${a.path}${inProfile(a.profile)}`), n.pass;
	}
});
function inProfile(e) {
	return e === void 0 ? "" : `, profile ${e}`;
}
function describe({ subject: e, expiresAt: t }) {
	return `logged in${e === void 0 ? "" : ` as ${e}`}${t === void 0 ? "" : ` until ${new Date(t).toISOString()}`}`;
}
export { C as configure };
