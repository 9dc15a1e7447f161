import { ConfigurationError as e, Deadline as t, codeOf as n, loadPackage as r, makeFolder as i } from "./evaluation.js";
import { parseConfigFile as a, readPrivateFile as o } from "./client.js";
import { removeLeftPartials as s, writePrivately as c } from "./partial-file.js";
import { LOCK_WAIT_MS as l, isInUse as u, withFileLock as d } from "./file-lock.js";
import { setTimeout as f } from "node:timers/promises";
import { chmod as p, lstat as m, realpath as h, rename as g, stat as _ } from "node:fs/promises";
import { dirname as v } from "node:path";
// src/evidence/settings/write-config-file.ts
async function updateConfigFile(t, n) {
	await makePrivateFolder(v(t)).catch((e) => {
		throw notWritten(t, e);
	});
	let i = await resolveTarget(t);
	await d(i, (t, n) => n === void 0 ? notWritten(i, t) : new e(`${i} ${n}`, { code: "config_unreadable" }), async () => {
		let e = await o(i, !1), s = e === void 0 ? {} : await a(t, e);
		if (!n(s)) return;
		let { stringify: c } = await r(() => import("./dist2.js")), l = c(s);
		await a(t, l), await replaceFile(i, l);
	});
}
async function makePrivateFolder(e) {
	i(e), process.platform !== "win32" && (await _(e)).mode & 63 && await p(e, 448);
}
async function resolveTarget(t) {
	if ((await m(t).catch(() => void 0))?.isSymbolicLink() !== !0) return t;
	let n = await h(t).catch((n) => {
		throw new e(`${t} links to a file that does not exist`, {
			code: "config_unreadable",
			cause: n
		});
	});
	if (!(await _(n)).isFile()) throw new e(`${t} links to something that is not a regular file`, { code: "config_unreadable" });
	return n;
}
async function replaceFile(e, t) {
	await s(e);
	try {
		await c(e, t, renameOver);
	} catch (t) {
		throw notWritten(e, t);
	}
}
async function renameOver(e, n) {
	let r = new t({ timeoutMs: l });
	for (;;) try {
		await g(e, n);
		return;
	} catch (e) {
		if (!u(e) || r.remainingMs < 0) throw e;
		await f(25);
	}
}
function notWritten(t, r) {
	return new e(`the config file ${t} cannot be written (${n(r) ?? "unknown"})`, {
		code: "config_unreadable",
		cause: r
	});
}
export { updateConfigFile };
