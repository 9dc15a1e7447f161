import { IMAGE_SCHEME as e, isRegohostError as t } from "./evaluation.js";
import { DOCKER_HUB as n, parseImageName as r } from "./image-name.js";
// src/trust/registry/image-reference.ts
const i = "latest";
function withDefaultTag(e) {
	return /[:@]/.test(e.slice(e.lastIndexOf("/"))) ? e : `${e}:${i}`;
}
function splitTag(e) {
	let t = e.lastIndexOf(":");
	return t < 0 || e.includes("/", t) ? [e, void 0] : [e.slice(0, t), e.slice(t + 1)];
}
function withRegistry(e) {
	let t = e.indexOf("/");
	return t > 0 && /[.:]/.test(e.slice(0, t)) ? e : `${n}/${e}`;
}
function parseReference(n) {
	if (typeof n != "string") return;
	let [a = "", o, ...s] = n.split("@");
	if (s.length > 0 || o !== void 0 && !o.startsWith("sha256:")) return;
	let [c, l] = splitTag(a), u = o === void 0 ? `:${l || i}` : `@${o}`;
	try {
		return r(`${e}${withRegistry(c)}${u}`);
	} catch (e) {
		if (t(e, "config_invalid")) return;
		throw e;
	}
}
function parseDigestReference(e) {
	let t = parseReference(e);
	return t?.digest === void 0 ? void 0 : {
		...t,
		digest: t.digest
	};
}
function getRepositoryName({ registry: e, repository: t }) {
	return `${e === "docker.io" ? `index.${n}` : e}/${t}`;
}
export { getRepositoryName, parseDigestReference, parseReference, withDefaultTag };
