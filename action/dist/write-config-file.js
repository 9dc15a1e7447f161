import { ConfigurationError as e, Deadline as t, codeOf as n, loadPackage as r, makeFolder as i, readRegularFile as a } from "./shared.js";
import { parseConfigFile as o, readPrivateFile as s } from "./library.js";
import { partialPath as c, removeLeftPartials as l } from "./partial-file.js";
import { setTimeout as u } from "node:timers/promises";
import { randomUUID as d } from "node:crypto";
import { chmod as f, lstat as p, open as m, realpath as h, rename as g, rm as _, stat as v } from "node:fs/promises";
import { dirname as y } from "node:path";
// src/evidence/settings/write-config-file.ts
const b = 1e4;
async function updateConfigFile(e, t) {
	await makePrivateFolder(y(e)).catch((t) => {
		throw notWritten(e, t);
	});
	let n = await resolveTarget(e), i = await lock(n);
	try {
		let i = await s(n, !1), a = i === void 0 ? {} : await o(e, i);
		if (!t(a)) return;
		let { stringify: c } = await r(() => import("./dist2.js")), l = c(a);
		await o(e, l), await replaceFile(n, l);
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
	let n = c(e);
	try {
		let r = await m(n, "wx", 384);
		try {
			await r.writeFile(t), await r.sync();
		} finally {
			await r.close();
		}
		await renameOver(n, e);
	} catch (t) {
		throw await _(n, { force: !0 }), notWritten(e, t);
	}
}
async function renameOver(e, n) {
	let r = new t({ timeoutMs: b });
	for (;;) try {
		await g(e, n);
		return;
	} catch (e) {
		if (!isInUse(e) || r.remainingMs < 0) throw e;
		await u(25);
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
	let i = `${r}.lock`, o = d(), s = new t({ timeoutMs: b });
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
		else await u(25);
	}
}
function notWritten(t, r) {
	return new e(`the config file ${t} cannot be written (${n(r) ?? "unknown"})`, {
		code: "config_unreadable",
		cause: r
	});
}
export { updateConfigFile };
