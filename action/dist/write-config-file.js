import { __toESM as e } from "./rolldown-runtime.js";
import { ConfigurationError as t, Deadline as n, codeOf as r, loadPackage as i, makeFolder as a, require_promises as o } from "./evaluation.js";
import { parseConfigFile as s, readPrivateFile as c } from "./client.js";
import { removeLeftPartials as l, writePrivately as u } from "./partial-file.js";
import { LOCK_WAIT_MS as d, isInUse as f, withFileLock as p } from "./file-lock.js";
import { setTimeout as m } from "node:timers/promises";
import { dirname as h } from "node:path";
// src/evidence/settings/write-config-file.ts
var g = /* @__PURE__ */ e(o(), 1);
async function updateConfigFile(e, n) {
	await makePrivateFolder(h(e)).catch((t) => {
		throw notWritten(e, t);
	});
	let r = await resolveTarget(e);
	await p(r, (e, n) => n === void 0 ? notWritten(r, e) : new t(`${r} ${n}`, { code: "config_unreadable" }), async () => {
		let t = await c(r, !1), a = t === void 0 ? {} : await s(e, t);
		if (!n(a)) return;
		let { stringify: o } = await i(() => import("./dist3.js")), l = o(a);
		await s(e, l), await replaceFile(r, l);
	});
}
async function makePrivateFolder(e) {
	a(e), process.platform !== "win32" && (await (0, g.stat)(e)).mode & 63 && await (0, g.chmod)(e, 448);
}
async function resolveTarget(e) {
	if ((await (0, g.lstat)(e).catch(() => void 0))?.isSymbolicLink() !== !0) return e;
	let n = await (0, g.realpath)(e).catch((n) => {
		throw new t(`${e} links to a file that does not exist`, {
			code: "config_unreadable",
			cause: n
		});
	});
	if (!(await (0, g.stat)(n)).isFile()) throw new t(`${e} links to something that is not a regular file`, { code: "config_unreadable" });
	return n;
}
async function replaceFile(e, t) {
	await l(e);
	try {
		await u(e, t, renameOver);
	} catch (t) {
		throw notWritten(e, t);
	}
}
async function renameOver(e, t) {
	let r = new n({ timeoutMs: d });
	for (;;) try {
		await (0, g.rename)(e, t);
		return;
	} catch (e) {
		if (!f(e) || r.remainingMs < 0) throw e;
		await m(25);
	}
}
function notWritten(e, n) {
	return new t(`the config file ${e} cannot be written (${r(n) ?? "unknown"})`, {
		code: "config_unreadable",
		cause: n
	});
}
export { updateConfigFile };
