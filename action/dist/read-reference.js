import { PolicyLoadError as e, isAddress as t, isImageAddress as n, isPackageAddress as r, shownSource as i } from "./evaluation.js";
import { resolve as a } from "node:path";
// src/chainloop/read-reference.ts
function refuse(t, n) {
	throw new e(`${i(t)}: ${n}`, { code: "source_unsupported" });
}
function withChecksum(e) {
	let [, t, r] = /^([^]*)@(sha256:[0-9a-f]{64})$/.exec(e) ?? [];
	return t === void 0 || r === void 0 || n(e) ? e : `${t}${t.includes("?") ? "&" : "?"}checksum=${r}`;
}
async function readReference(e, { cwd: n, signal: i, lock: o, requirePinned: s, isOffline: c, onUsed: l, maxBytes: u }) {
	r(e) && refuse(e, "a package is neither a script nor a policy of Chainloop; name a file of it");
	let { fetchPolicy: d } = await import("./fetch-policy.js"), { used: f, content: p } = await d(withChecksum(e), {
		cwd: a(n),
		env: process.env,
		signal: i,
		maxBytes: u,
		isOffline: c,
		lock: o,
		requirePinned: s
	}), m = p.kind === "file" ? p.bytes : void 0, [h, ...g] = p.kind === "files" ? p.rego.values() : [], _ = p.kind === "files" && g.length === 0 && p.data.size === 0, v = m ?? (_ ? h : void 0);
	return v === void 0 ? refuse(e, "it must be one file: a script of Rego, without data and without others") : (l?.(f), {
		path: t(f.resolved) ? f.resolved : f.address,
		bytes: v
	});
}
export { readReference };
