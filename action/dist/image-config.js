import { ConfigurationError as e, DocumentError as t, IMAGE_SCHEME as n, findDuplicateKey as r, isJsonObject as i, isObject as a, isTextList as o } from "./shared.js";
import { getAddress as s, parseImageName as c } from "./image-name.js";
import { parseReference as l } from "./image-reference.js";
import { isForPlatform as u, isSpelling as d } from "./oci-documents.js";
import { RegistryClient as f } from "./registry-client.js";
// src/trust/registry/image-config.ts
const p = "org.opencontainers.image.base.name", isText = (e) => typeof e == "string", isFlag = (e) => typeof e == "boolean", isNumber = (e) => Number.isSafeInteger(e), isKeys = (e) => i(e) && Object.values(e).every(i), isTexts = (e) => i(e) && Object.values(e).every(isText), m = {
	Test: o,
	Interval: isNumber,
	Timeout: isNumber,
	StartPeriod: isNumber,
	Retries: isNumber
}, h = {
	AttachStderr: isFlag,
	AttachStdin: isFlag,
	AttachStdout: isFlag,
	OpenStdin: isFlag,
	StdinOnce: isFlag,
	Tty: isFlag,
	ArgsEscaped: isFlag,
	NetworkDisabled: isFlag,
	Domainname: isText,
	Hostname: isText,
	Image: isText,
	User: isText,
	WorkingDir: isText,
	MacAddress: isText,
	StopSignal: isText,
	Cmd: o,
	Entrypoint: o,
	Env: o,
	OnBuild: o,
	Shell: o,
	Labels: isTexts,
	Volumes: isKeys,
	ExposedPorts: isKeys,
	Healthcheck: i
};
function isZero(e) {
	return a(e) ? Object.keys(e).length === 0 : e === null || e === "" || e === !1 || e === 0;
}
function pick(e, t) {
	let n = Object.keys(t), r = [];
	for (let [i, a] of Object.entries(e)) {
		if (d(i, n)) return;
		if (Object.hasOwn(t, i) && a !== null) {
			if (t[i]?.(a) !== !0) return;
			isZero(a) || r.push([i, a]);
		}
	}
	return Object.fromEntries(r);
}
function refuse(e, n, r) {
	throw new t(`${e}: ${n}`, {
		code: "document_invalid",
		document: e,
		cause: r
	});
}
async function readConfig(e, t, { manifest: { config: n } }) {
	let a = s(t);
	if (n === void 0) return refuse(a, "its manifest has no configuration");
	let o = await e.blob(t, n, 8388608), c;
	try {
		c = JSON.parse(new TextDecoder("utf-8", { fatal: !0 }).decode(o));
	} catch (e) {
		return refuse(a, "its configuration is not JSON", e);
	}
	let malformed = () => refuse(a, "its configuration is malformed");
	if (!i(c) || r(o) !== void 0 || Object.keys(c).some((e) => d(e, ["config"]))) return malformed();
	let l = c.config ?? {}, u = i(l) ? pick(l, h) : void 0;
	if (u === void 0) return malformed();
	let { Healthcheck: f } = u;
	return f === void 0 ? u : {
		...u,
		Healthcheck: (i(f) ? pick(f, m) : void 0) ?? malformed()
	};
}
async function readPlatform(e, t) {
	let n = await e.imageManifest(t), { manifests: r } = n.manifest;
	if (r === void 0) return n;
	let i = r.find(u);
	return i === void 0 ? refuse(s(t), "the index has no image for linux/amd64") : e.imageManifest({
		...t,
		digest: i.digest
	});
}
function toParent(e, { manifest: { annotations: t = {} } }) {
	let { [p]: n = "", "org.opencontainers.image.base.digest": r = "" } = t;
	if (n === "" || r === "" && !n.includes("@")) return;
	let i = n.includes("@") ? n : `${n}@${r}`;
	return l(i) === void 0 ? refuse(s(e), `its annotation ${p} is no reference of an image`) : i;
}
async function readImageConfig(t, { env: r, signal: i = new AbortController().signal }) {
	let { tag: a, ...o } = c(t), u = new f({
		env: r,
		signal: i
	});
	try {
		let t = await u.imageManifest(o);
		if (t.manifest.manifests !== void 0) throw new e(`${s(o)} is an index, whose images have their own attestations; name each image by its digest`, { code: "config_invalid" });
		let r = {
			ref: s(o).slice(n.length),
			config: await readConfig(u, o, t)
		}, i = toParent(o, t), a = i === void 0 ? void 0 : l(i);
		return i === void 0 || a === void 0 ? r : {
			...r,
			parent: {
				ref: i,
				config: await readConfig(u, a, await readPlatform(u, a))
			}
		};
	} finally {
		await u.close();
	}
}
export { readImageConfig };
