import { PolicyLoadError as e, findDuplicateKey as t, isErrorOf as n, isLimitError as r, readSmallFile as i, readWithinTime as a } from "./evaluation.js";
import { checkDocument as o, problemLines as s } from "./shared.js";
import { resolve as c } from "node:path";
async function readLockFile(l, u) {
	let throwLockError = (t, n) => {
		throw new e(`the lock file ${l} ${t}`, {
			code: "lock_invalid",
			cause: n
		});
	}, d = await i(c(u, l), 67108864).catch((e) => {
		if (r(e)) throw e;
		return throwLockError("cannot be read", e);
	}), f = await import("./zod.js").then((e) => e.zod_exports), p = f.strictObject({
		digest: f.string().regex(/^(?:sha256:[0-9a-f]{64}|sha512:[0-9a-f]{128}|gitCommit:[0-9a-f]{40})$/),
		resolved: f.string(),
		mediaType: f.string()
	}), m = f.strictObject({
		version: f.literal(1),
		policies: f.record(f.string(), p)
	});
	return a(`reading the lock file ${l}`, d.length, {}, () => {
		let e;
		try {
			e = JSON.parse(d.toString("utf8"));
		} catch (e) {
			return n(e, "SyntaxError") ? throwLockError("is not JSON", e) : throwLockError("cannot be read", e);
		}
		let r = t(d);
		r !== void 0 && throwLockError(`has the key ${JSON.stringify(r.key)} twice`);
		let i = o(m, e);
		return i.problems === void 0 ? new Map(Object.entries(i.data.policies)) : throwLockError(`is malformed:${s(i.problems)}`);
	});
}
function writeLockText(e, t = /* @__PURE__ */ new Map()) {
	let n = new Map(t);
	for (let { address: t, digest: r, resolved: i, mediaType: a } of e) n.set(t, {
		digest: r,
		resolved: i,
		mediaType: a
	});
	let r = Object.fromEntries([...n].sort(([e], [t]) => e < t ? -1 : 1));
	return `${JSON.stringify({
		version: 1,
		policies: r
	}, void 0, 2)}\n`;
}
export { readLockFile, writeLockText };
