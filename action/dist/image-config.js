import { ConfigurationError as e, DocumentError as t, IMAGE_SCHEME as n, ServiceError as r, findDuplicateKey as i, isObject as a, isRegohostError as o, isTextList as s } from "./shared.js";
import { DOCKER_HUB as c, getAddress as l, parseImageName as u } from "./image-name.js";
import { RegistryClient as d } from "./registry-client.js";
// src/trust/registry/image-config.ts
const f = "org.opencontainers.image.base.name", isText = (e) => typeof e == "string", isFlag = (e) => typeof e == "boolean", isNumber = (e) => Number.isSafeInteger(e), isMap = (e) => a(e) && !Array.isArray(e), isKeys = (e) => isMap(e) && Object.values(e).every(isMap), isTexts = (e) => isMap(e) && Object.values(e).every(isText), p = {
	Test: s,
	Interval: isNumber,
	Timeout: isNumber,
	StartPeriod: isNumber,
	Retries: isNumber
}, m = {
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
	Cmd: s,
	Entrypoint: s,
	Env: s,
	OnBuild: s,
	Shell: s,
	Labels: isTexts,
	Volumes: isKeys,
	ExposedPorts: isKeys,
	Healthcheck: isMap
};
function isZero(e) {
	return a(e) ? Object.keys(e).length === 0 : e === null || e === "" || e === !1 || e === 0;
}
function isSpelling(e, t) {
	return !t.includes(e) && t.some((t) => t.toLowerCase() === e.toLowerCase());
}
function pick(e, t) {
	let n = Object.keys(t), r = [];
	for (let [i, a] of Object.entries(e)) {
		if (isSpelling(i, n)) return;
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
async function readManifest(e, t) {
	let n = await e.manifest(t);
	if (n !== void 0) return n;
	throw new r(`${l(t)}: the registry does not have this image`, { code: "not_found" });
}
async function readConfig(e, t, { manifest: { config: n } }) {
	let r = l(t);
	if (n === void 0) return refuse(r, "its manifest has no configuration");
	let a = await e.blob(t, n, 8388608), o;
	try {
		o = JSON.parse(new TextDecoder("utf-8", { fatal: !0 }).decode(a));
	} catch (e) {
		return refuse(r, "its configuration is not JSON", e);
	}
	let malformed = () => refuse(r, "its configuration is malformed");
	if (!isMap(o) || i(a) !== void 0 || Object.keys(o).some((e) => isSpelling(e, ["config"]))) return malformed();
	let s = o.config ?? {}, c = isMap(s) ? pick(s, m) : void 0;
	if (c === void 0) return malformed();
	let { Healthcheck: u } = c;
	return u === void 0 ? c : {
		...c,
		Healthcheck: (isMap(u) ? pick(u, p) : void 0) ?? malformed()
	};
}
async function readPlatform(e, t) {
	let n = await readManifest(e, t), { manifests: r } = n.manifest;
	if (r === void 0) return n;
	let i = r.find(({ platform: e }) => (e?.os ?? "linux") === "linux" && (e?.architecture ?? "amd64") === "amd64");
	return i === void 0 ? refuse(l(t), "the index has no image for linux/amd64") : readManifest(e, {
		...t,
		digest: i.digest
	});
}
function toParent(e, { manifest: { annotations: t = {} } }) {
	let { [f]: n = "", "org.opencontainers.image.base.digest": r = "" } = t;
	if (n === "" || r === "" && !n.includes("@")) return;
	let i = n.includes("@") ? n : `${n}@${r}`;
	return parseParent(i) === void 0 ? refuse(l(e), `its annotation ${f} is no reference of an image`) : i;
}
function parseParent(e) {
	for (let t of [`${n}${e}`, `${n}${c}/${e}`]) try {
		return u(t);
	} catch (e) {
		if (!o(e, "config_invalid")) throw e;
	}
}
async function readImageConfig(t, { env: r, signal: i = new AbortController().signal }) {
	let { tag: a, ...o } = u(t), s = new d({
		env: r,
		signal: i
	});
	try {
		let t = await readManifest(s, o);
		if (t.manifest.manifests !== void 0) throw new e(`${l(o)} is an index, whose images have their own attestations; name each image by its digest`, { code: "config_invalid" });
		let r = {
			ref: l(o).slice(n.length),
			config: await readConfig(s, o, t)
		}, i = toParent(o, t), a = i === void 0 ? void 0 : parseParent(i);
		return i === void 0 || a === void 0 ? r : {
			...r,
			parent: {
				ref: i,
				config: await readConfig(s, a, await readPlatform(s, a))
			}
		};
	} finally {
		await s.close();
	}
}
export { readImageConfig };
