import { __exportAll as e } from "./rolldown-runtime.js";
import { FLAG as t, TEXT as n, VerificationError as r, caller as i, holds as a, invalidConfig as o, isBytes as s, isFileSource as c, isObject as l, mergeOptions as u, message as d, option as f, readFileSource as p, readFromCaller as m, rule as h } from "./evaluation.js";
// src/trust/verify/trusted-root-source.ts
var g = /* @__PURE__ */ e({
	checkTrustedRootSource: () => checkTrustedRootSource,
	isTufSource: () => isTufSource,
	readTrustedRootSource: () => readTrustedRootSource,
	readTufSource: () => readTufSource
});
const _ = {
	tuf: n,
	root: h("an object or its JSON text", (e) => typeof e == "string" || l(e)),
	update: t
};
function isTufSource(e) {
	return l(e) && a(() => "tuf" in e);
}
function checkTrustedRootSource(e, t) {
	if (!isTufSource(t)) return;
	let { tuf: n } = u(`${e}.trustedRoot`, t, _);
	if (typeof n != "string") throw o(d`${i(e)}${f("trustedRoot.tuf")} must be the URL of a repository`);
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
	return c(t) ? p(e, t, n) : s(t) ? t : Buffer.from(typeof t == "string" ? t : m("", e, () => JSON.stringify(t)));
}
async function readTrustedRootSource(e, t) {
	let n = isTufSource(e) ? (await readTufSource(e, t)).json : await readJsonText("the trusted root", e, t.cwd);
	try {
		return JSON.parse(Buffer.from(n).toString("utf8"));
	} catch (e) {
		throw new r("the trusted root: it is not JSON", {
			code: "trusted_root_invalid",
			cause: e
		});
	}
}
export { checkTrustedRootSource, readTrustedRootSource, g as trusted_root_source_exports };
