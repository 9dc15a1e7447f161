import { PolicyLoadError as e, decodeEscapes as t, invalidConfig as n, shownSource as r } from "./evaluation.js";
import { isDigest as i } from "./image-name.js";
// src/trust/registry/policy-address.ts
const a = "checksum";
function splitChecksum(e) {
	let o = e.indexOf("?");
	if (o < 0) return {
		plain: e,
		checksum: void 0
	};
	let s = e.slice(o + 1).split("&"), c = s.filter((e) => e.startsWith(`${a}=`)), [l, ...u] = c.map((e) => t(e.slice(9)) ?? "");
	if (u.length > 0 || l !== void 0 && !(l.startsWith("sha256:") && i(l))) throw n(`${r(e)}: its checksum is malformed; write it as ?${a}=sha256:… with 64 lower-case hex digits`);
	let d = s.filter((e) => !c.includes(e));
	return {
		plain: e.slice(0, o) + (d.length === 0 ? "" : `?${d.join("&")}`),
		checksum: l
	};
}
function expectedDigest(t, n, r) {
	if (n !== void 0 && r !== void 0 && n !== r) throw new e(`${t}: its digest is ${n}, but the lock file has ${r}`, { code: "pin_mismatch" });
	return n === void 0 ? r === void 0 ? void 0 : {
		digest: r,
		by: "lock"
	} : {
		digest: n,
		by: "address"
	};
}
function checkPin(t, n, r) {
	if (r === void 0 || n === r.digest) return;
	let i = r.by === "lock" ? "the lock file" : "its checksum";
	throw new e(`${t} has the digest ${n}, but ${i} has ${r.digest}`, { code: "pin_mismatch" });
}
function throwOfflineError(t) {
	throw new e(`${t}: a replay makes no connection, and the cache does not have it; pin it by its digest and fetch it once, or give its files`, { code: "recording_missing" });
}
export { checkPin, expectedDigest, splitChecksum, throwOfflineError };
