import { PolicyLoadError as e, findDuplicateKey as t, isErrorOf as n, readSmallFile as r } from "./evaluation.js";
import { checkDocument as i, problemLines as a } from "./shared.js";
import { resolve as o } from "node:path";
async function readLockFile(s, c) {
	let refuse = (t, n) => {
		throw new e(`the lock file ${s} ${t}`, {
			code: "lock_invalid",
			cause: n
		});
	}, l, u;
	try {
		let e = await r(o(c, s), 67108864);
		l = JSON.parse(e.toString("utf8")), u = t(e);
	} catch (e) {
		return n(e, "SyntaxError") ? refuse("is not JSON", e) : refuse("cannot be read", e);
	}
	u !== void 0 && refuse(`has the key ${JSON.stringify(u.key)} twice`);
	let d = await import("./zod.js").then((e) => e.zod_exports), f = d.strictObject({
		digest: d.string().regex(/^(?:sha256:[0-9a-f]{64}|sha512:[0-9a-f]{128}|gitCommit:[0-9a-f]{40})$/),
		resolved: d.string(),
		mediaType: d.string()
	}), p = d.strictObject({
		version: d.literal(1),
		policies: d.record(d.string(), f)
	}), m = i(p, l);
	return m.problems === void 0 ? new Map(Object.entries(m.data.policies)) : refuse(`is malformed:${a(m.problems)}`);
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
