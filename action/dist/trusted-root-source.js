import { r as e } from "./rolldown-runtime.js";
import { $o as t, Go as n, Ia as r, Jo as i, Kc as a, La as o, Xo as s, cl as c, el as l, il as u, ll as d, pl as f, zo as p } from "./shared.js";
// src/trust/verify/trusted-root-source.ts
var m = /* @__PURE__ */ e({
	checkTrustedRootSource: () => checkTrustedRootSource,
	isTufSource: () => isTufSource,
	readTrustedRootSource: () => readTrustedRootSource,
	readTufSource: () => readTufSource
});
const h = {
	tuf: n,
	root: t("an object or its JSON text", (e) => typeof e == "string" || i(e)),
	update: p
};
function isTufSource(e) {
	return i(e) && "tuf" in e;
}
function checkTrustedRootSource(e, t) {
	if (!isTufSource(t)) return;
	let { tuf: n } = s(`${e}.trustedRoot`, t, h);
	if (typeof n != "string") throw new a(c`${u(e)}${d("trustedRoot.tuf")} must be the URL of a repository`, { code: "config_invalid" });
}
async function readTufSource({ tuf: e, root: t, update: n = !1 }, { cwd: r, env: i = process.env, signal: a }) {
	let o = t === void 0 ? void 0 : await readJsonText("the first root of the TUF repository", t, r), { readTufRoot: s } = await import("./read-tuf-root.js");
	return s(e, {
		root: o,
		update: n,
		env: i,
		signal: a
	});
}
async function readJsonText(e, t, n) {
	return r(t) ? o(e, t, n) : f(t) ? t : Buffer.from(typeof t == "string" ? t : JSON.stringify(t));
}
async function readTrustedRootSource(e, t) {
	let n = isTufSource(e) ? (await readTufSource(e, t)).json : await readJsonText("the trusted root", e, t.cwd);
	try {
		return JSON.parse(Buffer.from(n).toString("utf8"));
	} catch (e) {
		throw new l("the trusted root: it is not JSON", {
			code: "trusted_root_invalid",
			cause: e
		});
	}
}
export { readTrustedRootSource as n, m as r, checkTrustedRootSource as t };
