import { require__2020 as e } from "./2020.js";
import { findDuplicateKey as t } from "./evaluation.js";
// src/trust/registry/oci-documents.ts
var n = e();
const r = {
	index: "application/vnd.oci.image.index.v1+json",
	manifest: "application/vnd.oci.image.manifest.v1+json",
	dockerIndex: "application/vnd.docker.distribution.manifest.list.v2+json",
	dockerManifest: "application/vnd.docker.distribution.manifest.v2+json"
}, i = 1e3, a = new n.Ajv2020({
	strict: !0,
	strictRequired: !1,
	allowUnionTypes: !0
}), o = {
	type: "string",
	maxLength: 65536
}, s = {
	type: "object",
	additionalProperties: o,
	required: []
}, c = {
	type: "array",
	items: o,
	maxItems: i
}, l = {
	type: "object",
	properties: {
		architecture: {
			...o,
			nullable: !0
		},
		os: {
			...o,
			nullable: !0
		},
		"os.version": {
			...o,
			nullable: !0
		},
		"os.features": {
			...c,
			nullable: !0
		},
		variant: {
			...o,
			nullable: !0
		},
		features: {
			...c,
			nullable: !0
		}
	},
	required: []
}, u = {
	type: "object",
	properties: {
		mediaType: o,
		digest: {
			type: "string",
			pattern: "^(?:sha256:[a-f0-9]{64}|sha512:[a-f0-9]{128}|(?!sha(?:256|512):)[a-z0-9]+(?:[+._-][a-z0-9]+)*:[A-Za-z0-9=_-]+)$",
			maxLength: 512
		},
		size: {
			type: "integer",
			minimum: 0,
			maximum: 2 ** 53 - 1
		},
		artifactType: {
			...o,
			nullable: !0
		},
		annotations: {
			...s,
			nullable: !0
		},
		data: {
			type: "string",
			maxLength: 4194304,
			nullable: !0
		},
		urls: {
			...c,
			nullable: !0
		},
		platform: {
			...l,
			nullable: !0
		}
	},
	required: [
		"mediaType",
		"digest",
		"size"
	]
}, d = {
	type: "array",
	items: u,
	maxItems: i
}, f = {
	os: "linux",
	architecture: "amd64"
};
function isForPlatform({ platform: e }) {
	let { os: t, architecture: n } = e ?? f;
	return t === f.os && n === f.architecture;
}
function isSpelling(e, t) {
	return !t.includes(e) && t.some((t) => t.toLowerCase() === e.toLowerCase());
}
function findSpelling(e, t) {
	return Object.keys(e).find((e) => isSpelling(e, t));
}
const p = {
	schemaVersion: { const: 2 },
	mediaType: o,
	artifactType: {
		...o,
		nullable: !0
	},
	config: {
		...u,
		nullable: !0
	},
	layers: {
		...d,
		nullable: !0
	},
	manifests: {
		...d,
		nullable: !0
	},
	subject: {
		...u,
		nullable: !0
	},
	annotations: {
		...s,
		nullable: !0
	}
}, [m, h] = [Object.keys(p), Object.keys(u.properties)], g = a.compile({
	type: "object",
	properties: p,
	required: ["schemaVersion"]
}), _ = a.compile({
	type: "object",
	properties: {
		token: {
			type: "string",
			nullable: !0
		},
		access_token: {
			type: "string",
			nullable: !0
		},
		expires_in: {
			type: "number",
			nullable: !0
		}
	},
	required: []
}), v = a.compile({
	type: "object",
	properties: { errors: {
		type: "array",
		items: {
			type: "object",
			properties: { code: { type: "string" } },
			required: ["code"]
		}
	} },
	required: ["errors"]
});
function parse(e) {
	return JSON.parse(new TextDecoder("utf-8", { fatal: !0 }).decode(e));
}
var MalformedDocument = class extends Error {};
function withoutNulls(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== null));
}
function readManifest(e, n) {
	let i;
	try {
		i = parse(e);
	} catch (e) {
		throw new MalformedDocument("it is not JSON", { cause: e });
	}
	let a = t(e);
	if (a !== void 0) throw new MalformedDocument(`duplicate key ${JSON.stringify(a.key)}`);
	if (!g(i)) {
		let [e] = g.errors ?? [];
		throw new MalformedDocument(`${e === void 0 || e.instancePath === "" ? "it" : e.instancePath.slice(0, 100)} ${e?.message ?? "is malformed"}`);
	}
	let o = withoutNulls(i), { config: s, subject: c, layers: l = [], manifests: u = [] } = o, d = findSpelling(o, m) ?? [
		s,
		c,
		...l,
		...u
	].map((e) => e && findSpelling(e, h)).find((e) => e !== void 0);
	if (d !== void 0) throw new MalformedDocument(`${JSON.stringify(d)} is another spelling of a member`);
	if (o.layers === void 0 == (o.manifests === void 0)) throw new MalformedDocument("it must have either layers or manifests");
	if (n !== void 0 && o.mediaType !== void 0 && o.mediaType !== n) throw new MalformedDocument("its mediaType is not that of the response");
	let f = o.mediaType ?? n, p = f === r.index || f === r.dockerIndex, _ = f === r.manifest || f === r.dockerManifest;
	if (p && o.manifests === void 0 || _ && o.layers === void 0) throw new MalformedDocument("its members are not those of its mediaType");
	return o;
}
function readToken(e) {
	let t;
	try {
		t = parse(e);
	} catch {
		return;
	}
	if (!_(t)) return;
	let n = t.token || t.access_token;
	if (n !== void 0 && /^[\x21-\x7e]+$/.test(n)) return {
		token: n,
		expiresIn: t.expires_in ?? 60
	};
}
function readErrorCodes(e) {
	try {
		let t = JSON.parse(e);
		return v(t) ? t.errors.map(({ code: e }) => e).filter((e) => /^[A-Z_]{1,40}$/.test(e)) : [];
	} catch {
		return [];
	}
}
export { i as MAX_ENTRIES, r as MEDIA_TYPES, MalformedDocument, isForPlatform, isSpelling, readErrorCodes, readManifest, readToken };
