import { isLoopback as e } from "./shared.js";
import { IMAGE_SCHEME as t, invalidConfig as n, isImageAddress as r, shownSource as i } from "./evaluation.js";
// src/trust/registry/image-name.ts
const a = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*(?:\/[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*)*$/, o = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/, s = /^(?:sha256:[0-9a-f]{64}|sha512:[0-9a-f]{128})$/, c = /^(?:\[[0-9a-fA-F:]+\]|[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?)(?::\d{1,5})?$/;
function isDigest(e) {
	return s.test(e);
}
function isHost(e) {
	return c.test(e) && (/[.:[]/.test(e) || e.toLowerCase() === "localhost");
}
function getHost(e) {
	return e.replace(/:\d+$/, "");
}
function parseImageName(e) {
	let throwNameError = (t) => {
		throw n(`${JSON.stringify(i(e).slice(0, 300))}: ${t}`);
	};
	r(e) || throwNameError(`an address of a registry begins with ${t}`);
	let s = e.slice(t.length), c = s.indexOf("/"), u = c < 0 ? s : s.slice(0, c);
	isHost(u) || throwNameError("its registry is missing; no registry is assumed, so write it as oci://registry.example.com/name");
	let [d = "", f, ...p] = c < 0 ? [] : s.slice(c + 1).split("@"), [, m = "", h] = /^([^:]*)(?::(.*))?$/.exec(d) ?? [];
	(p.length > 0 || !a.test(m) || m.length > 255) && throwNameError("its name is malformed; write it as oci://registry/name@sha256:… with lower-case letters"), h !== void 0 && !o.test(h) && throwNameError("its tag is malformed"), f !== void 0 && !isDigest(f) && throwNameError("its digest is malformed; write it as sha256: and 64 lower-case hex digits, or sha512: and 128"), h === void 0 && f === void 0 && throwNameError("it has neither a tag nor a digest; no tag is assumed, so write :TAG or @sha256:…");
	let g = u === "docker.io" || u === "index.docker.io";
	return {
		registry: g ? l : u,
		repository: g && !m.includes("/") ? `library/${m}` : m,
		...h === void 0 ? {} : { tag: h },
		...f === void 0 ? {} : { digest: f }
	};
}
const l = "docker.io";
function getOrigin({ registry: t }) {
	return t === "docker.io" ? "https://registry-1.docker.io" : `${e(getHost(t)) ? "http" : "https"}://${t}`;
}
function getAddress(e, n = e.digest) {
	let r = e.tag === void 0 ? "" : `:${e.tag}`;
	return `${t}${e.registry}/${e.repository}${r}${n === void 0 ? "" : `@${n}`}`;
}
function fallbackTag(e) {
	let [t = "", n = ""] = e.split(":");
	return `${t}-${n.slice(0, 64)}`;
}
export { l as DOCKER_HUB, fallbackTag, getAddress, getOrigin, isDigest, parseImageName };
