import { ConfigurationError as e, DocumentError as t, IMAGE_SCHEME as n, ServiceError as r, getMember as i, isObject as a, isRegohostError as o } from "./shared.js";
import { DOCKER_HUB as s, getAddress as c, parseImageName as l } from "./image-name.js";
import { RegistryClient as u } from "./registry-client.js";
// src/trust/registry/image-config.ts
const d = "org.opencontainers.image.base.name", f = /* @__PURE__ */ new Set([
	"AttachStderr",
	"AttachStdin",
	"AttachStdout",
	"Cmd",
	"Healthcheck",
	"Domainname",
	"Entrypoint",
	"Env",
	"Hostname",
	"Image",
	"Labels",
	"OnBuild",
	"OpenStdin",
	"StdinOnce",
	"Tty",
	"User",
	"Volumes",
	"WorkingDir",
	"ExposedPorts",
	"ArgsEscaped",
	"NetworkDisabled",
	"MacAddress",
	"StopSignal",
	"Shell"
]);
function isZero(e) {
	return a(e) ? Object.keys(e).length === 0 : e === null || e === "" || e === !1;
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
	throw new r(`${c(t)}: the registry does not have this image`, { code: "not_found" });
}
async function readConfig(e, t, { manifest: { config: n } }) {
	let r = c(t);
	if (n === void 0) return refuse(r, "its manifest has no configuration");
	let o = await e.blob(t, n, 8388608), s;
	try {
		s = JSON.parse(new TextDecoder("utf-8", { fatal: !0 }).decode(o));
	} catch (e) {
		return refuse(r, "its configuration is not JSON", e);
	}
	let l = i(s, "config") ?? {};
	return !a(s) || !a(l) || Array.isArray(l) ? refuse(r, "its configuration is malformed") : Object.fromEntries(Object.entries(l).filter(([e, t]) => f.has(e) && !isZero(t)));
}
async function readPlatform(e, t) {
	let n = await readManifest(e, t), { manifests: r } = n.manifest;
	if (r === void 0) return n;
	let i = r.find(({ platform: e }) => (e?.os ?? "linux") === "linux" && (e?.architecture ?? "amd64") === "amd64");
	return i === void 0 ? refuse(c(t), "the index has no image for linux/amd64") : readManifest(e, {
		...t,
		digest: i.digest
	});
}
function toParent(e, { manifest: { annotations: t = {} } }) {
	let { [d]: n = "", "org.opencontainers.image.base.digest": r = "" } = t;
	if (n === "" || r === "" && !n.includes("@")) return;
	let i = n.includes("@") ? n : `${n}@${r}`;
	return parseParent(i) === void 0 ? refuse(c(e), `its annotation ${d} is no reference of an image`) : i;
}
function parseParent(e) {
	for (let t of [`${n}${e}`, `${n}${s}/${e}`]) try {
		return l(t);
	} catch (e) {
		if (!o(e, "config_invalid")) throw e;
	}
}
async function readImageConfig(t, { env: r, signal: i = new AbortController().signal }) {
	let { tag: a, ...o } = l(t), s = new u({
		env: r,
		signal: i
	});
	try {
		let t = await readManifest(s, o);
		if (t.manifest.manifests !== void 0) throw new e(`${c(o)} is an index, whose images have their own attestations; name each image by its digest`, { code: "config_invalid" });
		let r = {
			ref: c(o).slice(n.length),
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
