import { ConfigurationError as e, PolicyLoadError as t, decodeEscapes as n, shownSource as r } from "./evaluation.js";
import { isDigest as i } from "./image-name.js";
// src/trust/registry/policy-address.ts
const a = "checksum";
function splitChecksum(t) {
	let o = t.indexOf("?");
	if (o < 0) return {
		plain: t,
		checksum: void 0
	};
	let s = t.slice(o + 1).split("&"), c = s.filter((e) => e.startsWith(`${a}=`)), [l, ...u] = c.map((e) => n(e.slice(9)) ?? "");
	if (u.length > 0 || l !== void 0 && !(l.startsWith("sha256:") && i(l))) throw new e(`${r(t)}: its checksum is malformed; write it as ?${a}=sha256:… with 64 lower-case hex digits`, { code: "config_invalid" });
	let d = s.filter((e) => !c.includes(e));
	return {
		plain: t.slice(0, o) + (d.length === 0 ? "" : `?${d.join("&")}`),
		checksum: l
	};
}
function expectedDigest(e, n, r) {
	if (n !== void 0 && r !== void 0 && n !== r) throw new t(`${e}: its digest is ${n}, but the lock file says ${r}`, { code: "pin_mismatch" });
	return n === void 0 ? r === void 0 ? void 0 : {
		digest: r,
		by: "lock"
	} : {
		digest: n,
		by: "address"
	};
}
function checkPin(e, n, r) {
	if (r === void 0 || n === r.digest) return;
	let i = r.by === "lock" ? "the lock file" : "its checksum";
	throw new t(`${e} has the digest ${n}, but ${i} says ${r.digest}`, { code: "pin_mismatch" });
}
function refuseOffline(e) {
	throw new t(`${e}: a replay makes no connection, and the cache does not have it; pin it by its digest and fetch it once, or give its files`, { code: "recording_missing" });
}
export { checkPin, expectedDigest, refuseOffline, splitChecksum };
