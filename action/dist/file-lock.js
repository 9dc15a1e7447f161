import { __exportAll as e, __toESM as t } from "./rolldown-runtime.js";
import { Deadline as n, codeOf as r, readRegularFile as i, require__builtin_crypto as a, require_promises as o } from "./evaluation.js";
import { setTimeout as s } from "node:timers/promises";
// src/base/host/file-lock.ts
var c = /* @__PURE__ */ e({ withFileLock: () => withFileLock }), l = a(), u = /* @__PURE__ */ t(o(), 1);
const d = 1e4;
function isInUse(e) {
	return process.platform === "win32" && [
		"EPERM",
		"EACCES",
		"EBUSY"
	].includes(r(e) ?? "");
}
async function withFileLock(e, t, n, r) {
	let i = await acquire(`${e}.lock`, t, r);
	try {
		return await n();
	} finally {
		await i();
	}
}
async function acquire(e, t, r) {
	let a = (0, l.randomUUID)(), write = (e) => createLock(e, a), o = new n({ timeoutMs: d });
	for (;;) {
		r?.throwIfAborted();
		let n = o.remainingMs < 0, c;
		try {
			let t = await write(e) ?? await takeOver(e, isStale, write);
			if (t !== void 0) return await t.close(), async () => {
				(await i(e, 1024, {
					followsLinks: !1,
					isOwn: !0
				}).catch(() => void 0))?.toString() === a && await (0, u.rm)(e, { force: !0 });
			};
			c = `is locked by another process; if no process is using it, remove ${e}`;
		} catch (e) {
			if (n || !isInUse(e)) throw t(e);
		}
		if (n) throw t(void 0, c);
		await s(25);
	}
}
function isStale(e, { mtimeMs: t }) {
	return Promise.resolve(Date.now() - t > 3e4);
}
async function createLock(e, t) {
	let n = await (0, u.open)(e, "wx", 384).catch((e) => {
		if (r(e) !== "EEXIST") throw e;
	});
	try {
		return await n?.writeFile(t), n;
	} catch (t) {
		throw await n?.close(), await (0, u.rm)(e, { force: !0 }), t;
	}
}
async function takeOver(e, t, n) {
	let isLeft = async (e) => {
		let n = await (0, u.stat)(e).catch(() => void 0);
		return n !== void 0 && await t(e, n);
	};
	if (!await isLeft(e)) return;
	let r = `${e}.turn`;
	await isLeft(r) && await (0, u.rm)(r, { force: !0 });
	let i = await n(r);
	if (i !== void 0) try {
		return await isLeft(e) ? (await (0, u.rm)(e, { force: !0 }), await n(e)) : void 0;
	} finally {
		await (0, u.rm)(r, { force: !0 }), await i.close();
	}
}
export { d as LOCK_WAIT_MS, createLock, c as file_lock_exports, isInUse, takeOver, withFileLock };
