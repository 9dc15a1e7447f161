import { Is as e, Kc as t, Rs as n, Ts as r, dc as i, pc as a } from "./shared.js";
import { D as o, S as s } from "./library.js";
import { r as c, t as l } from "./partial-file.js";
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
	let n = await resolveTarget(e), r = await lock(n);
	try {
		let r = await o(n, !1), a = r === void 0 ? {} : await s(e, r);
		if (!t(a)) return;
		let { stringify: c } = await i(() => import("./dist2.js")), l = c(a);
		await s(e, l), await replaceFile(n, l);
	} finally {
		await r();
	}
}
async function makePrivateFolder(t) {
	e(t), process.platform !== "win32" && (await v(t)).mode & 63 && await f(t, 448);
}
async function resolveTarget(e) {
	if ((await p(e).catch(() => void 0))?.isSymbolicLink() !== !0) return e;
	let n = await h(e).catch((n) => {
		throw new t(`${e} links to a file that does not exist`, {
			code: "config_unreadable",
			cause: n
		});
	});
	if (!(await v(n)).isFile()) throw new t(`${e} links to something that is not a regular file`, { code: "config_unreadable" });
	return n;
}
async function replaceFile(e, t) {
	await c(e);
	let n = l(e);
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
async function renameOver(e, t) {
	let r = new n({ timeoutMs: b });
	for (;;) try {
		await g(e, t);
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
	].includes(a(e) ?? "");
}
async function lock(e) {
	let i = `${e}.lock`, o = d(), s = new n({ timeoutMs: b });
	for (;;) try {
		let e = await m(i, "wx", 384);
		return await e.writeFile(o).finally(() => e.close()), async () => {
			(await r(i, 1024, {
				followsLinks: !1,
				isOwn: !0
			}).catch(() => void 0))?.toString() === o && await _(i, { force: !0 });
		};
	} catch (n) {
		let r = s.remainingMs < 0;
		if (a(n) !== "EEXIST" && (r || !isInUse(n))) throw notWritten(e, n);
		let o = await v(i).catch(() => void 0);
		if (o !== void 0 && Date.now() - o.mtimeMs > 3e4) await _(i, { force: !0 });
		else if (r) throw new t(`${e} is locked by another process; if no process is using it, remove ${i}`, { code: "config_unreadable" });
		else await u(25);
	}
}
function notWritten(e, n) {
	return new t(`the config file ${e} cannot be written (${a(n) ?? "unknown"})`, {
		code: "config_unreadable",
		cause: n
	});
}
export { updateConfigFile };
