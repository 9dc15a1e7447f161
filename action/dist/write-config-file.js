import { __toESM as e } from "./rolldown-runtime.js";
import { Deadline as t, codeOf as n, loadPackage as r, makeFolder as i, require_promises as a, unreadableConfig as o } from "./evaluation.js";
import { parseConfigFile as s, readPrivateFile as c } from "./client.js";
import { removeLeftPartials as l, writePrivately as u } from "./partial-file.js";
import { LOCK_WAIT_MS as d, isInUse as f, withFileLock as p } from "./file-lock.js";
import { setTimeout as m } from "node:timers/promises";
import { dirname as h } from "node:path";
// src/evidence/settings/write-config-file.ts
var g = /* @__PURE__ */ e(a(), 1);
async function updateConfigFile(e, t) {
	await makePrivateFolder(h(e)).catch((t) => {
		throw notWritten(e, t);
	});
	let n = await resolveTarget(e);
	await p(n, (e, t) => t === void 0 ? notWritten(n, e) : o(`${n} ${t}`), async () => {
		let i = await c(n, !1), a = i === void 0 ? {} : await s(e, i);
		if (!t(a)) return;
		let { stringify: o } = await r(() => import("./dist3.js")), l = o(a);
		await s(e, l), await replaceFile(n, l);
	});
}
async function makePrivateFolder(e) {
	i(e), process.platform !== "win32" && (await (0, g.stat)(e)).mode & 63 && await (0, g.chmod)(e, 448);
}
async function resolveTarget(e) {
	if ((await (0, g.lstat)(e).catch(() => void 0))?.isSymbolicLink() !== !0) return e;
	let t = await (0, g.realpath)(e).catch((t) => {
		throw o(`${e} links to a file that does not exist`, t);
	});
	if (!(await (0, g.stat)(t)).isFile()) throw o(`${e} links to something that is not a regular file`);
	return t;
}
async function replaceFile(e, t) {
	await l(e);
	try {
		await u(e, t, renameOver);
	} catch (t) {
		throw notWritten(e, t);
	}
}
async function renameOver(e, n) {
	let r = new t({ timeoutMs: d });
	for (;;) try {
		await (0, g.rename)(e, n);
		return;
	} catch (e) {
		if (!f(e) || r.remainingMs < 0) throw e;
		await m(25);
	}
}
function notWritten(e, t) {
	return o(`the config file ${e} cannot be written (${n(t) ?? "unknown"})`, t);
}
export { updateConfigFile };
