import { ConfigurationError as e, Deadline as t, codeOf as n, loadPackage as r, makeFolder as i, readRegularFile as a, require__builtin_crypto as o } from "./evaluation.js";
import { parseConfigFile as s, readPrivateFile as c } from "./client.js";
import { removeLeftPartials as l, writePrivately as u } from "./partial-file.js";
import { setTimeout as d } from "node:timers/promises";
import { chmod as f, lstat as p, open as m, realpath as h, rename as g, rm as _, stat as v } from "node:fs/promises";
import { dirname as y } from "node:path";
// src/evidence/settings/write-config-file.ts
var b = o();
const x = 1e4;
async function updateConfigFile(e, t) {
	await makePrivateFolder(y(e)).catch((t) => {
		throw notWritten(e, t);
	});
	let n = await resolveTarget(e), i = await lock(n);
	try {
		let i = await c(n, !1), a = i === void 0 ? {} : await s(e, i);
		if (!t(a)) return;
		let { stringify: o } = await r(() => import("./dist2.js")), l = o(a);
		await s(e, l), await replaceFile(n, l);
	} finally {
		await i();
	}
}
async function makePrivateFolder(e) {
	i(e), process.platform !== "win32" && (await v(e)).mode & 63 && await f(e, 448);
}
async function resolveTarget(t) {
	if ((await p(t).catch(() => void 0))?.isSymbolicLink() !== !0) return t;
	let n = await h(t).catch((n) => {
		throw new e(`${t} links to a file that does not exist`, {
			code: "config_unreadable",
			cause: n
		});
	});
	if (!(await v(n)).isFile()) throw new e(`${t} links to something that is not a regular file`, { code: "config_unreadable" });
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
async function renameOver(e, n) {
	let r = new t({ timeoutMs: x });
	for (;;) try {
		await g(e, n);
		return;
	} catch (e) {
		if (!isInUse(e) || r.remainingMs < 0) throw e;
		await d(25);
	}
}
function isInUse(e) {
	return process.platform === "win32" && [
		"EPERM",
		"EACCES",
		"EBUSY"
	].includes(n(e) ?? "");
}
async function lock(r) {
	let i = `${r}.lock`, o = (0, b.randomUUID)(), s = new t({ timeoutMs: x });
	for (;;) try {
		let e = await m(i, "wx", 384);
		return await e.writeFile(o).finally(() => e.close()), async () => {
			(await a(i, 1024, {
				followsLinks: !1,
				isOwn: !0
			}).catch(() => void 0))?.toString() === o && await _(i, { force: !0 });
		};
	} catch (t) {
		let a = s.remainingMs < 0;
		if (n(t) !== "EEXIST" && (a || !isInUse(t))) throw notWritten(r, t);
		let o = await v(i).catch(() => void 0);
		if (o !== void 0 && Date.now() - o.mtimeMs > 3e4) await _(i, { force: !0 });
		else if (a) throw new e(`${r} is locked by another process; if no process is using it, remove ${i}`, { code: "config_unreadable" });
		else await d(25);
	}
}
function notWritten(t, r) {
	return new e(`the config file ${t} cannot be written (${n(r) ?? "unknown"})`, {
		code: "config_unreadable",
		cause: r
	});
}
export { updateConfigFile };
