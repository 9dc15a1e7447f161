import { isAddress as e, isImageAddress as t, isPackageAddress as n, shownSource as r, unsupportedSource as i } from "./evaluation.js";
import { resolve as a } from "node:path";
// src/chainloop/read-reference.ts
function throwReferenceError(e, t) {
	throw i(`${r(e)}: ${t}`);
}
function withChecksum(e) {
	let [, n, r] = /^([^]*)@(sha256:[0-9a-f]{64})$/.exec(e) ?? [];
	return n === void 0 || r === void 0 || t(e) ? e : `${n}${n.includes("?") ? "&" : "?"}checksum=${r}`;
}
async function readReference(t, { cwd: r, signal: i, lock: o, requirePinned: s, isOffline: c, onUsed: l, maxBytes: u }) {
	n(t) && throwReferenceError(t, "a package is neither a script nor a policy of Chainloop; name a file of it");
	let { fetchPolicy: d } = await import("./fetch-policy.js"), { used: f, content: p } = await d(withChecksum(t), {
		cwd: a(r),
		env: process.env,
		signal: i,
		maxBytes: u,
		isOffline: c,
		lock: o,
		requirePinned: s
	}), m = p.kind === "file" ? p.bytes : void 0, [h, ...g] = p.kind === "files" ? p.rego.values() : [], _ = p.kind === "files" && g.length === 0 && p.data.size === 0, v = m ?? (_ ? h : void 0);
	return v === void 0 ? throwReferenceError(t, "it must be one file: a script of Rego, without data and without others") : (l?.(f), {
		path: e(f.resolved) ? f.resolved : f.address,
		bytes: v
	});
}
export { readReference };
