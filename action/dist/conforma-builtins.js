import { __exportAll as e } from "./rolldown-runtime.js";
import { BuiltinError as t, OBJECT as n, createAllowedHosts as r, defineBuiltin as i, errorMessages as a, getConfinement as o, getPort as s, isObject as c, isRegohostError as l, isTextList as u, mergeOptions as d, rule as f, unusableDocument as p, workingFolder as m } from "./evaluation.js";
import { DOCKER_HUB as h, fallbackTag as g, getAddress as _, getOrigin as v } from "./image-name.js";
import { MAX_LAYER_BYTES as y, isCompressed as b } from "./layer-limits.js";
import { getRepositoryName as x, parseDigestReference as S, parseReference as C } from "./image-reference.js";
import { Limit as w } from "./shared.js";
// builtins/conforma/oci-values.ts
const T = { type: "string" }, E = { type: "number" };
function listType(e) {
	return {
		type: "array",
		dynamic: e
	};
}
function mapType(e) {
	return {
		type: "object",
		dynamic: {
			key: T,
			value: e
		}
	};
}
function objectType(e) {
	return {
		type: "object",
		static: Object.entries(e).map(([e, t]) => ({
			key: e,
			value: t
		}))
	};
}
const D = objectType({
	architecture: T,
	os: T,
	"os.version": T,
	"os.features": listType(T),
	variant: T,
	features: listType(T)
}), O = objectType({
	mediaType: T,
	size: E,
	digest: T,
	data: T,
	urls: listType(T),
	annotations: mapType(T),
	platform: D,
	artifactType: T
}), k = objectType({
	schemaVersion: E,
	mediaType: T,
	config: O,
	layers: listType(O),
	annotations: mapType(T),
	subject: O
}), ee = objectType({
	schemaVersion: E,
	mediaType: T,
	manifests: listType(O),
	annotations: mapType(T),
	subject: O
}), A = objectType({
	mediaType: T,
	size: E,
	digest: T,
	artifactType: T,
	ref: T,
	annotations: mapType(T)
}), j = {
	mediaType: "",
	digest: ":",
	size: 0
};
function toPlatform(e) {
	return {
		architecture: e.architecture ?? "",
		os: e.os ?? "",
		"os.version": e["os.version"] ?? "",
		"os.features": e["os.features"] ?? [],
		variant: e.variant ?? "",
		features: e.features ?? []
	};
}
function toDescriptor(e) {
	let { mediaType: t, size: n, digest: r, data: i, urls: a, annotations: o, artifactType: s, platform: c } = e;
	return {
		mediaType: t,
		size: n,
		digest: r,
		data: Buffer.from(i ?? "", "base64").toString("utf8"),
		urls: a ?? [],
		annotations: o ?? {},
		artifactType: s ?? "",
		...c == null ? {} : { platform: toPlatform(c) }
	};
}
function toDocument({ mediaType: e = "", annotations: t = {}, subject: n }, r) {
	return {
		schemaVersion: 2,
		mediaType: e,
		...r,
		annotations: t,
		...n === void 0 ? {} : { subject: toDescriptor(n) }
	};
}
function toImageManifest(e) {
	let { config: t = j, layers: n = [] } = e;
	return toDocument(e, {
		config: toDescriptor(t),
		layers: n.map(toDescriptor)
	});
}
function toImageIndex(e) {
	return toDocument(e, { manifests: (e.manifests ?? []).map(toDescriptor) });
}
function toReferrer(e, t) {
	let { mediaType: n, size: r, digest: i, artifactType: a, annotations: o } = t;
	return {
		mediaType: n,
		size: r,
		digest: i,
		artifactType: a ?? "",
		ref: `${e}@${i}`,
		annotations: o ?? {}
	};
}
// builtins/conforma/oci-builtins.ts
const M = 1e3, N = { type: "any" }, P = {
	name: "ref",
	description: "the reference of an image, such as `quay.io/org/app:1.0`",
	type: T
}, F = {
	name: "ref",
	description: "a reference with a digest, such as `quay.io/org/app@sha256:…`",
	type: T
}, I = {
	name: "paths",
	description: "the list of paths",
	type: listType(T)
};
function defineReading(e, t) {
	let { args: n, description: r, result: a, parse: o, read: s, maxSpeculative: c } = t, l = `ec.oci.${t.name}`;
	return i({
		name: l,
		description: r,
		args: n,
		result: a,
		effect: !1,
		...c === void 0 ? {} : { maxSpeculative: c },
		callPure: ([e]) => o(e) === void 0 ? { value: void 0 } : void 0,
		async call(t, n) {
			let r = o(t[0]);
			r !== void 0 && e.check(l, r);
			let i = r && await s(r, await e.reader(n.evaluation), n, t);
			return i === void 0 && n.report({ notFound: !0 }), i;
		}
	});
}
function refuseContent(e, t, n) {
	let r = _(e);
	throw p(r, `${r}: ${t}`, n);
}
async function readText(e, t, n) {
	let r = await t.blob(e, 67108864, n);
	if (r !== void 0) {
		if (b(r)) return refuseContent(e, "the blob is compressed; ec.oci.blob_files reads its files");
		try {
			return new TextDecoder("utf-8", {
				fatal: !0,
				ignoreBOM: !0
			}).decode(r);
		} catch (t) {
			return refuseContent(e, "the blob is not UTF-8 text", t);
		}
	}
}
function parseJson(e, t) {
	try {
		return JSON.parse(t);
	} catch (t) {
		return refuseContent(e, "the blob is not JSON", t);
	}
}
function readTexts(e) {
	return Array.isArray(e) && e.every((e) => typeof e == "string") ? e : void 0;
}
async function resolve(e, t, n) {
	let r = e.digest ?? (await t.manifest(e, n))?.digest;
	return r === void 0 ? void 0 : {
		...e,
		digest: r
	};
}
const L = [
	"sig",
	"att",
	"sbom"
], blob = (e) => defineReading(e, {
	name: "blob",
	description: "The content of a blob, which must be UTF-8 text.",
	args: [F],
	result: {
		name: "blob",
		description: "the text",
		type: T
	},
	parse: S,
	read: readText
}), parsedBlob = (e) => defineReading(e, {
	name: "parsed_blob",
	description: "The value of a blob, which must be JSON.",
	args: [F],
	result: {
		name: "value",
		description: "the value",
		type: N
	},
	parse: S,
	async read(e, t, n) {
		let r = await readText(e, t, n);
		return r === void 0 ? void 0 : parseJson(e, r);
	}
}), blobFiles = (e) => defineReading(e, {
	name: "blob_files",
	description: "YAML and JSON files of a blob that is a tar archive, plain or compressed with gzip or zstd.",
	args: [F, I],
	result: {
		name: "files",
		description: "the parsed files by their paths",
		type: mapType(N)
	},
	maxSpeculative: 4,
	parse: S,
	async read(t, n, r, [, i]) {
		let a = readTexts(i);
		if (a !== void 0) return e.readArchive(r.signal, async () => {
			let e = await n.blob(t, y, r);
			if (e === void 0 || a.length === 0) return e && {};
			let { parseFiles: i, readNamedFiles: o } = await import("./archive-files.js");
			return i(await o({
				address: _(t),
				bytes: e
			}, new Set(a), r.signal), r.signal);
		});
	}
}), descriptor = (e) => defineReading(e, {
	name: "descriptor",
	description: "The descriptor of a manifest or an index: its media type, size and digest.",
	args: [P],
	result: {
		name: "object",
		description: "the descriptor",
		type: O
	},
	parse: C,
	async read(e, t, n) {
		let r = await t.manifest(e, n);
		return r && toDescriptor({
			mediaType: r.mediaType,
			size: r.size,
			digest: r.digest
		});
	}
}), imageManifest = (e) => defineReading(e, {
	name: "image_manifest",
	description: "The manifest of an image; of an index that of its image for linux/amd64.",
	args: [P],
	result: {
		name: "object",
		description: "the manifest",
		type: k
	},
	parse: C,
	async read(e, t, n) {
		let r = await t.image(e, n);
		return r && toImageManifest(r.manifest);
	}
}), imageIndex = (e) => defineReading(e, {
	name: "image_index",
	description: "An index of images. Undefined for the manifest of an image.",
	args: [P],
	result: {
		name: "object",
		description: "the index",
		type: ee
	},
	parse: C,
	async read(e, t, n) {
		let r = await t.manifest(e, n);
		return r?.manifest.manifests && toImageIndex(r.manifest);
	}
}), imageFiles = (e) => defineReading(e, {
	name: "image_files",
	description: "YAML and JSON files of an image, of its layers together.",
	args: [F, {
		...I,
		description: "folders of the image, such as `manifests`, without those below them"
	}],
	result: {
		name: "files",
		description: "the parsed files by their paths",
		type: mapType(N)
	},
	maxSpeculative: 4,
	parse: S,
	async read(t, n, r, [, i]) {
		let a = readTexts(i), o = a && await n.image(t, r);
		if (a === void 0 || o === void 0) return;
		if (a.length === 0) return null;
		let s = [...o.manifest.layers ?? []].reverse(), c = _(t, o.digest);
		async function* read() {
			for (let e of s) {
				let i = await n.layer(t, e, y, r);
				yield {
					address: `${c}#${e.digest}`,
					bytes: i
				};
			}
		}
		return e.readArchive(r.signal, async () => {
			let { parseFiles: e, readImageFiles: t } = await import("./archive-files.js");
			return e(await t(read(), a, r.signal), r.signal);
		});
	}
}), imageReferrers = (e) => defineReading(e, {
	name: "image_referrers",
	description: "The artifacts that refer to an image, by the referrers API or its fallback tag.",
	args: [P],
	result: {
		name: "referrers",
		description: "their descriptors, with `ref`",
		type: listType(A)
	},
	parse: C,
	async read(e, t, n) {
		let r = await resolve(e, t, n);
		if (r === void 0) return;
		let i = x(r);
		return (await t.referrers(r, n)).map((e) => toReferrer(i, e));
	}
}), imageTagRefs = (e) => defineReading(e, {
	name: "image_tag_refs",
	description: "The references of cosign's tags of an image that exist: `.sig`, `.att` and `.sbom`.",
	args: [P],
	result: {
		name: "refs",
		description: "the references",
		type: listType(T)
	},
	parse: C,
	async read(e, t, n) {
		let r = await resolve(e, t, n);
		if (r === void 0) return;
		let { registry: i, repository: a, digest: o } = r;
		return (await Promise.all(L.map(async (e) => {
			let s = `${g(o)}.${e}`;
			return await t.manifest({
				registry: i,
				repository: a,
				tag: s
			}, n) === void 0 ? [] : [`${x(r)}:${s}`];
		}))).flat();
	}
});
function imageManifests(e) {
	let n = "ec.oci.image_manifests";
	return i({
		name: n,
		description: "The manifests of images, as `ec.oci.image_manifest`, without those that are not found.",
		args: [{
			name: "refs",
			description: "the references of images",
			type: {
				type: "set",
				of: T
			}
		}],
		result: {
			name: "manifests",
			description: "the manifests by their references",
			type: mapType(k)
		},
		effect: !1,
		callPure([e]) {
			let t = readTexts(e);
			return t?.every((e) => C(e) === void 0) ?? !0 ? { value: t && {} } : void 0;
		},
		async call([r], i) {
			let a = readTexts(r);
			if (a === void 0) {
				i.report({ notFound: !0 });
				return;
			}
			let o = a.flatMap((e) => {
				let t = C(e);
				return t === void 0 ? [] : [[e, t]];
			});
			if (o.length > M) throw new t(`${n}: more than ${M} images in one call; call it for fewer`, {
				code: "call_limit",
				builtin: n
			});
			for (let [, t] of o) e.check(n, t);
			let s = await e.reader(i.evaluation), c = await Promise.all(o.map(async ([e, t]) => {
				let n = await s.image(t, i);
				return n === void 0 ? [] : [[e, toImageManifest(n.manifest)]];
			}));
			return Object.fromEntries(c.flat());
		}
	});
}
function ociBuiltins(e) {
	return [
		blob,
		blobFiles,
		descriptor,
		imageFiles,
		imageIndex,
		imageManifest,
		imageManifests,
		imageReferrers,
		imageTagRefs,
		parsedBlob
	].map((t) => t(e));
}
// builtins/conforma/go-url.ts
function unescapePath(e) {
	if (!/%(?![0-9A-Fa-f]{2})/.test(e)) return e.replaceAll(/(?:%[0-9A-Fa-f]{2})+/g, (e) => Buffer.from(e.replaceAll("%", ""), "hex").toString("utf8"));
}
function unescapeQuery(e) {
	return unescapePath(e.replaceAll("+", " "));
}
function cut(e, t) {
	let n = e.indexOf(t);
	return n < 0 ? [e, ""] : [e.slice(0, n), e.slice(n + t.length)];
}
function joinPath(...e) {
	let t = e.filter((e) => e !== "").join("/"), n = [];
	for (let e of t.split("/")) e !== "" && e !== "." && (e === ".." && n.length > 0 && n.at(-1) !== ".." ? n.pop() : e === ".." && t.startsWith("/") || n.push(e));
	let r = n.join("/");
	return t.startsWith("/") ? `/${r}` : t === "" || r !== "" ? r : ".";
}
const R = /^[A-Za-z0-9\-._:~!$&'()*+,;=%@]*$/, z = /^(?:[A-Za-z0-9!$&'()*+,;=:[\]<>"\-._~\u0080-\u{10ffff}]|%25|%[89A-Fa-f][0-9A-Fa-f])*$/u, B = /^\[[0-9A-Fa-f:.]+\](?::\d*)?$/;
function readHost(e) {
	let t = e.lastIndexOf("@"), n = t < 0 ? "" : e.slice(0, t), r = e.slice(t + 1);
	if (!R.test(n) || unescapePath(n) === void 0) return;
	if (r.startsWith("[")) return B.test(r) ? r : void 0;
	let i = r.lastIndexOf(":");
	if (!(i >= 0 && !/^:\d*$/.test(r.slice(i)))) return z.test(r) ? unescapePath(r) : void 0;
}
function parsePkgUrl(e) {
	let [t, n] = cut(e, "#");
	if (/[\u0000-\u001f\u007f]/.test(t) || !/^pkg:/i.test(t)) return;
	let r = unescapePath(n), [i, a] = cut(t.slice(4), "?");
	if (r === void 0) return;
	if (!i.startsWith("/")) return i === "" ? void 0 : {
		path: i,
		query: a,
		fragment: r
	};
	let [o, s] = ["", i];
	if (i.startsWith("//")) {
		let [e] = cut(i.slice(2), "/");
		o = readHost(e), s = i.slice(2 + e.length);
	}
	let c = unescapePath(s);
	if (o !== void 0 && c !== void 0) return {
		path: joinPath(o, c).replace(/^\//, ""),
		query: a,
		fragment: r
	};
}
// builtins/conforma/package-url.ts
const V = /^[a-z.\-+][0-9a-z.\-+]*$/, H = /^[A-Za-z.\-_][0-9A-Za-z.\-_]*$/, U = /* @__PURE__ */ new Set([
	"alpm",
	"apk",
	"bitbucket",
	"composer",
	"deb",
	"github",
	"golang",
	"npm",
	"rpm",
	"qpkg"
]), W = /* @__PURE__ */ new Set([
	"alpm",
	"apk",
	"bitbucket",
	"bitnami",
	"composer",
	"deb",
	"github",
	"golang",
	"npm"
]);
function toLower(e) {
	return Array.from(e, (e) => Array.from(e.toLowerCase())[0]).join("");
}
function trimSlashes(e) {
	return e.replaceAll(/^\/+|\/+$/g, "");
}
function readQualifiers(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.split("&")) {
		if (n === "") continue;
		let [e, r] = cut(n, "="), i = unescapeQuery(e), a = unescapeQuery(r);
		if (n.includes(";") || i === void 0 || a === void 0 || !H.test(i)) return;
		if (a !== "") {
			if (t.has(i.toLowerCase())) return;
			t.set(i.toLowerCase(), a);
		}
	}
	return Array.from(t, ([e, t]) => ({
		key: e,
		value: t
	})).sort((e, t) => e.key < t.key ? -1 : 1);
}
function splitPath(e) {
	let t = e.lastIndexOf("/"), n = e.slice(t + 1), r = n.lastIndexOf("@"), i = unescapePath(t < 0 ? "" : e.slice(0, t)), a = unescapePath(r < 0 ? n : n.slice(0, r)), o = unescapePath(r < 0 ? "" : n.slice(r + 1));
	if (i !== void 0 && a !== void 0 && o !== void 0 && a !== "") return {
		namespace: trimSlashes(i),
		name: a,
		version: o
	};
}
function adjustName(e, t, n) {
	if (W.has(e)) return toLower(t);
	if (e === "pypi") return toLower(t.replaceAll("_", "-"));
	if (e !== "mlflow") return t;
	let r = n.find(({ key: e }) => e === "repository_url")?.value ?? "";
	return r.includes("databricks") && !r.includes("azureml") ? toLower(t) : t;
}
function isComplete({ type: e, namespace: t, version: n, qualifiers: r }) {
	return e === "conan" ? t !== "" === r.some(({ key: e }) => e === "channel") : e === "swift" ? t !== "" && n !== "" : e !== "cran" || n !== "";
}
function parsePackageUrl(e) {
	let t = parsePkgUrl(e);
	if (t === void 0 || !t.path.includes("/")) return;
	let [n, r] = cut(t.path, "/"), i = toLower(n), a = readQualifiers(t.query), o = splitPath(r);
	if (!V.test(i) || a === void 0 || o === void 0) return;
	let [, ...s] = t.fragment.split("/");
	if (s.some((e) => e === "." || e === "..")) return;
	let { namespace: c, name: l, version: u } = o, d = {
		type: i,
		namespace: U.has(i) ? toLower(c) : c,
		name: adjustName(i, l, a),
		version: i === "huggingface" ? toLower(u) : u,
		qualifiers: a,
		subpath: trimSlashes(t.fragment)
	};
	return isComplete(d) ? d : void 0;
}
// builtins/conforma/purl-builtins.ts
const G = {
	name: "purl",
	description: "the package URL",
	type: T
};
function read(e) {
	return typeof e == "string" ? parsePackageUrl(e) : void 0;
}
const K = [i({
	name: "ec.purl.is_valid",
	description: "Whether a text is a valid package URL.",
	args: [G],
	result: {
		name: "result",
		description: "whether it is valid",
		type: "boolean"
	},
	pure: !0,
	effect: !1,
	call: ([e]) => read(e) !== void 0
}), i({
	name: "ec.purl.parse",
	description: "The parts of a package URL. Undefined for a text that is not a valid one.",
	args: [G],
	result: {
		name: "object",
		description: "its parts, empty where it does not have them",
		type: objectType({
			type: T,
			namespace: T,
			name: T,
			version: T,
			qualifiers: listType(objectType({
				key: T,
				value: T
			})),
			subpath: T
		})
	},
	pure: !0,
	effect: !1,
	call: ([e]) => read(e)
})];
var Registries = class {
	#e;
	#t;
	#n = /* @__PURE__ */ new WeakMap();
	#r = new w(2);
	#i;
	constructor(e, t) {
		this.#e = r(o()?.hosts ?? e), this.#t = t;
	}
	check(e, { registry: t }) {
		let n = new URL(v({ registry: t }));
		this.#e.check(e, t === "docker.io" ? h : n.hostname, s(n));
	}
	#a = (e) => {
		e.origin === v({ registry: "docker.io" }) && this.#e.has("docker.io") || this.#e.check("ec.oci", e.hostname, s(e));
	};
	async readArchive(e, t) {
		await this.#r.enter(e);
		try {
			return await t();
		} finally {
			this.#r.leave();
		}
	}
	reader(e) {
		let t = this.#n.get(e);
		if (t !== void 0) return t;
		let n = this.#o();
		return this.#n.set(e, n), n;
	}
	async #o() {
		let [{ RegistryClient: e }, { RegistryReader: t }] = await Promise.all([import("./registry-client.js").then((e) => e.registry_client_exports), import("./registry-reader.js")]);
		return this.#i ??= new e({
			env: this.#t,
			signal: new AbortController().signal,
			checkConfined: this.#a
		}), this.#i.renew(), new t(this.#i);
	}
};
// builtins/conforma/sigstore-builtins.ts
const q = { tuf: "https://tuf-repo-cdn.sigstore.dev" }, J = { type: "boolean" }, Y = objectType({
	keyid: T,
	signature: T,
	certificate: T,
	chain: listType(T),
	metadata: mapType(T)
}), X = objectType({
	statement: { type: "any" },
	signatures: listType(Y)
}), Z = {
	name: "ref",
	description: "the reference of an image, with a digest",
	type: T
}, Q = {
	name: "opts",
	description: "`ignore_rekor`, and `public_key` or `certificate_identity`, `certificate_identity_regexp`, `certificate_oidc_issuer`, `certificate_oidc_issuer_regexp`; `rekor_public_key`, `rekor_url`",
	type: {
		type: "object",
		static: [{
			key: "ignore_rekor",
			value: J
		}],
		dynamic: {
			key: T,
			value: T
		}
	}
};
var LateRoot = class {
	#e;
	#t;
	#n;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	read() {
		let e = this.#n ??= this.#r();
		return e.catch(() => this.#n = void 0), e;
	}
	async #r() {
		let { checkTrustedRootSource: e, readTrustedRootSource: t } = await import("./trusted-root-source.js").then((e) => e.trusted_root_source_exports);
		e("conformaBuiltins", this.#e);
		let n = await t(this.#e, {
			cwd: m(),
			env: this.#t
		}), { readTrustedRoot: r } = await import("./sigstore.js").then((e) => e.sigstore_exports);
		return r(n), n;
	}
};
const $ = "new digest: ref must be a reference with a sha256 digest";
function defineVerification(e, t, n) {
	let { description: r, member: o, item: s, failed: c, verify: u, toAnswer: d } = n, f = `ec.sigstore.${n.name}`, failure = (e) => ({
		success: !1,
		errors: [e],
		[o]: []
	}), failed = (e, t) => (e.report({ reason: t }), failure(t));
	return i({
		name: f,
		description: r,
		args: [Z, Q],
		result: {
			name: "result",
			description: `\`success\`, the \`errors\`, and the verified \`${o}\``,
			type: objectType({
				success: J,
				errors: listType(T),
				[o]: listType(s)
			})
		},
		effect: !1,
		callPure: ([e]) => S(e) === void 0 ? { value: failure($) } : void 0,
		async call([n, r], i) {
			let s = S(n);
			if (s === void 0) return failed(i, $);
			e.check(f, s);
			let [{ ImageSignatures: p, NoSignature: m }, { OptionsError: h, parseSignerOptions: g }] = await Promise.all([import("./image-signatures.js"), import("./signer-options.js")]), _;
			try {
				_ = await g(r, () => t.read());
			} catch (e) {
				if (!(e instanceof h)) throw e;
				return failed(i, `opts parameter: ${e.message}`);
			}
			let v = new p(s, await e.reader(i.evaluation), i);
			try {
				let e = await u(v, _);
				return {
					success: !0,
					errors: [],
					[o]: await Promise.all(e.map(d))
				};
			} catch (e) {
				if (e instanceof m) return failed(i, `${c}: ${e.message}`);
				if (!l(e, "config_invalid")) throw e;
				return failed(i, `opts parameter: ${a(e).join(": ")}`);
			}
		}
	});
}
async function toSignature({ signature: e, keyId: t, certificate: n, chain: r }) {
	if (n === void 0) return {
		keyid: t,
		signature: e,
		certificate: "",
		chain: r,
		metadata: {}
	};
	let { describeCertificate: i } = await import("./certificate-metadata.js"), a = i("the signature", n);
	return {
		keyid: a.keyId || t,
		signature: e,
		certificate: a.pem,
		chain: r,
		metadata: a.metadata
	};
}
async function toAttestation({ statement: e, signatures: t }) {
	return {
		statement: e,
		signatures: await Promise.all(t.map(toSignature))
	};
}
function sigstoreBuiltins(e, t, n = q) {
	let r = new LateRoot(n, t);
	return [defineVerification(e, r, {
		name: "verify_image",
		description: "Verifies the signatures of an image.",
		member: "signatures",
		item: Y,
		failed: "verify image signature",
		verify: (e, t) => e.signatures(t),
		toAnswer: toSignature
	}), defineVerification(e, r, {
		name: "verify_attestation",
		description: "Verifies the attestations of an image.",
		member: "attestations",
		item: X,
		failed: "verify image attestation signature",
		verify: (e, t) => e.attestations(t),
		toAnswer: toAttestation
	})];
}
// builtins/conforma/conforma-builtins.ts
var te = /* @__PURE__ */ e({ conformaBuiltins: () => conformaBuiltins });
const ne = {
	allowNet: f("a list of hosts", u),
	trustedRoot: f("an object or its JSON text", (e) => typeof e == "string" || c(e)),
	env: n
};
function conformaBuiltins(e = {}) {
	let { allowNet: t = [], trustedRoot: n, env: r = process.env } = d("conformaBuiltins", e, ne), i = new Registries(t, r);
	return [
		...ociBuiltins(i),
		...K,
		...sigstoreBuiltins(i, r, n)
	];
}
export { conformaBuiltins, te as conforma_builtins_exports };
