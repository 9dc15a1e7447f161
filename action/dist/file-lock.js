import { __exportAll as e } from "./rolldown-runtime.js";
import { Deadline as t, codeOf as n, readRegularFile as r, require__builtin_crypto as i } from "./evaluation.js";
import { setTimeout as a } from "node:timers/promises";
import { open as o, rm as s, stat as c } from "node:fs/promises";
// src/base/host/file-lock.ts
var l = /* @__PURE__ */ e({ withFileLock: () => withFileLock }), u = i();
const d = 1e4;
function isInUse(e) {
	return process.platform === "win32" && [
		"EPERM",
		"EACCES",
		"EBUSY"
	].includes(n(e) ?? "");
}
async function withFileLock(e, t, n, r) {
	let i = await acquire(`${e}.lock`, t, r);
	try {
		return await n();
	} finally {
		await i();
	}
}
async function acquire(e, n, i) {
	let o = (0, u.randomUUID)(), write = (e) => createLock(e, o), c = new t({ timeoutMs: d });
	for (;;) {
		i?.throwIfAborted();
		let t = c.remainingMs < 0, l;
		try {
			let t = await write(e) ?? await takeOver(e, isStale, write);
			if (t !== void 0) return await t.close(), async () => {
				(await r(e, 1024, {
					followsLinks: !1,
					isOwn: !0
				}).catch(() => void 0))?.toString() === o && await s(e, { force: !0 });
			};
			l = `is locked by another process; if no process is using it, remove ${e}`;
		} catch (e) {
			if (t || !isInUse(e)) throw n(e);
		}
		if (t) throw n(void 0, l);
		await a(25);
	}
}
function isStale(e, { mtimeMs: t }) {
	return Promise.resolve(Date.now() - t > 3e4);
}
async function createLock(e, t) {
	let r = await o(e, "wx", 384).catch((e) => {
		if (n(e) !== "EEXIST") throw e;
	});
	try {
		return await r?.writeFile(t), r;
	} catch (t) {
		throw await r?.close(), await s(e, { force: !0 }), t;
	}
}
async function takeOver(e, t, n) {
	let isLeft = async (e) => {
		let n = await c(e).catch(() => void 0);
		return n !== void 0 && await t(e, n);
	};
	if (!await isLeft(e)) return;
	let r = `${e}.turn`;
	await isLeft(r) && await s(r, { force: !0 });
	let i = await n(r);
	if (i !== void 0) try {
		return await isLeft(e) ? (await s(e, { force: !0 }), await n(e)) : void 0;
	} finally {
		await s(r, { force: !0 }), await i.close();
	}
}
export { d as LOCK_WAIT_MS, createLock, l as file_lock_exports, isInUse, takeOver, withFileLock };
