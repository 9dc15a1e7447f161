import { IMAGE_SCHEME as e, findDuplicateKey as t, isJsonObject as n, isObject as r, isTextList as i, unusableDocument as a } from "./evaluation.js";
import { fallbackTag as o, getAddress as s, parseImageName as c } from "./image-name.js";
import { parseReference as l } from "./image-reference.js";
import { isForPlatform as u, isSpelling as d } from "./oci-documents.js";
import { RegistryClient as f } from "./registry-client.js";
// src/trust/registry/image-config.ts
const p = 8388608, m = "org.opencontainers.image.base.name", isText = (e) => typeof e == "string", isFlag = (e) => typeof e == "boolean", isNumber = (e) => Number.isSafeInteger(e), isKeys = (e) => n(e) && Object.values(e).every(n), isTexts = (e) => n(e) && Object.values(e).every(isText), h = {
	Test: i,
	Interval: isNumber,
	Timeout: isNumber,
	StartPeriod: isNumber,
	Retries: isNumber
}, g = {
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
	Cmd: i,
	Entrypoint: i,
	Env: i,
	OnBuild: i,
	Shell: i,
	Labels: isTexts,
	Volumes: isKeys,
	ExposedPorts: isKeys,
	Healthcheck: n
};
function isZero(e) {
	return r(e) ? Object.keys(e).length === 0 : e === null || e === "" || e === !1 || e === 0;
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
function throwConfigError(e, t, n) {
	throw a(e, `${e}: ${t}`, n);
}
async function readConfig(e, r, { manifest: { config: i } }) {
	let a = s(r);
	if (i === void 0) return throwConfigError(a, "its manifest has no configuration");
	let o = await e.blob(r, i, p), c;
	try {
		c = JSON.parse(new TextDecoder("utf-8", { fatal: !0 }).decode(o));
	} catch (e) {
		return throwConfigError(a, "its configuration is not JSON", e);
	}
	let malformed = () => throwConfigError(a, "its configuration is malformed");
	if (!n(c) || t(o) !== void 0 || Object.keys(c).some((e) => d(e, ["config"]))) return malformed();
	let l = c.config ?? {}, u = n(l) ? pick(l, g) : void 0;
	if (u === void 0) return malformed();
	let { Healthcheck: f } = u;
	return f === void 0 ? u : {
		...u,
		Healthcheck: (n(f) ? pick(f, h) : void 0) ?? malformed()
	};
}
async function readPlatform(e, t, n) {
	let { manifests: r } = n.manifest;
	if (r === void 0) return n;
	let i = r.find(u);
	return i && e.imageManifest({
		...t,
		digest: i.digest
	});
}
async function readParent(e, t, n) {
	let { [m]: r = "", "org.opencontainers.image.base.digest": i = "" } = n.manifest.annotations ?? {};
	if (r === "" || i === "" && !r.includes("@")) return;
	let a = r.includes("@") ? r : `${r}@${i}`, o = l(a) ?? throwConfigError(s(t), `its annotation ${m} is no reference of an image`), c = await readPlatform(e, o, await e.imageManifest(o));
	return c === void 0 ? throwConfigError(s(o), "the index has no image for linux/amd64") : {
		ref: a,
		config: await readConfig(e, o, c)
	};
}
async function* readLayers(e, t, { digest: n, manifest: { layers: r = [] } }, i) {
	for (let a of r.toReversed()) {
		let r = await e.blob(t, a, i);
		yield {
			address: `${s(t, n)}#${a.digest}`,
			bytes: r
		};
	}
}
async function readSignatures(e, t, n) {
	let r = await e.manifest(t, `${o(n)}.sig`), i = p, a = [];
	for (let n of r?.manifest.layers ?? []) {
		let r = await e.blob(t, n, i);
		i -= r.byteLength, a.push({
			name: `${s(t)}#${n.digest}`,
			bytes: r,
			annotations: n.annotations ?? {}
		});
	}
	return a;
}
function toImages({ manifest: { manifests: e = [] } }) {
	return e.map(({ digest: e, platform: t }) => ({
		digest: e,
		architecture: t?.architecture
	}));
}
async function readIndexImages(e, { env: t, signal: n = new AbortController().signal }) {
	let { tag: r, ...i } = c(e), a = new f({
		env: t,
		signal: n
	});
	try {
		return toImages(await a.imageManifest(i));
	} finally {
		await a.close();
	}
}
async function readImageConfig(t, { env: n, signal: r = new AbortController().signal, withSignatures: i, maxLayerBytes: a, readFiles: o }) {
	let { tag: l, ...u } = c(t), d = new f({
		env: n,
		signal: r
	});
	try {
		let t = await d.imageManifest(u), n = {
			ref: s(u).slice(e.length),
			...t.manifest.manifests === void 0 ? {} : { images: toImages(t) },
			signatures: i ? await readSignatures(d, u, t.digest) : []
		}, r = await readPlatform(d, u, t);
		if (r === void 0) return n;
		let c = await readConfig(d, u, r);
		return {
			...n,
			config: c,
			parent: await readParent(d, u, r),
			files: await o(c.Labels, readLayers(d, u, r, a))
		};
	} finally {
		await d.close();
	}
}
export { readImageConfig, readIndexImages };
