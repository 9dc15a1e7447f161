import { inputDigest as e } from "./shared.js";
import { sha256 as t, toStrictJson as n } from "./evaluation.js";
import { documentDigest as r } from "./judging.js";
// src/gate/evidence-collector.ts
function isSet(e) {
	return e[1] !== void 0 && e[1] !== !1;
}
function setMembers(e) {
	let t = Object.entries(e).filter(isSet);
	return Object.fromEntries(t.map(([e, t]) => [e.replaceAll(/[A-Z]/g, "_$&").toLowerCase(), t]));
}
function getSigners(e, t) {
	if (e === void 0) return;
	let { threshold: n, certificateIdentity: r, certificateIdentityRegexp: i, certificateOidcIssuer: a, certificateOidcIssuerRegexp: o } = e;
	return setMembers({
		keyIds: t.length === 0 ? void 0 : [...t].sort(),
		threshold: n,
		certificateIdentity: r,
		certificateIdentityRegexp: i,
		certificateOidcIssuer: a,
		certificateOidcIssuerRegexp: o,
		trustedRoot: e.trustedRoot !== void 0
	});
}
function schemasDigest(t) {
	return [...new Set(t.map(({ schemas: t }) => e(n(t))))].sort().join(" ");
}
function configurationDigests(e) {
	let t = new Set(e.flatMap(({ configured: e }) => e?.digest ?? []));
	return t.size === 0 ? void 0 : [...t];
}
function sorted(e) {
	return e === void 0 ? void 0 : [...e].sort();
}
function materialOptions({ kind: e, args: t, project: n, projectVersion: r }, i) {
	let a = i.map(({ name: e, column: t, policy: n, digest: r }) => setMembers({
		name: e,
		column: t,
		policy: n,
		digest: r
	}));
	return {
		kind: e,
		args: { ...t },
		...setMembers({
			argFiles: a.length === 0 ? void 0 : a,
			project: n,
			projectVersion: r
		})
	};
}
function libraryOptions(e, t, n, r) {
	return setMembers({
		compat: e.compat,
		rules: e.rules,
		namespaces: sorted(e.namespaces),
		allNamespaces: e.allNamespaces,
		allowSkippedFiles: e.allowSkippedFiles,
		allowUndefined: sorted(e.allowUndefined),
		allowUnread: sorted(e.allowUnread),
		material: e.material === void 0 ? void 0 : materialOptions(e.material, r),
		schema: e.schema === void 0 ? void 0 : schemasDigest(n),
		configurations: sorted(configurationDigests(n)),
		failOn: t.failOn === void 0 || t.failOn.length === 0 ? void 0 : [...t.failOn].sort(),
		allowSkipped: t.allowSkipped,
		allowAllSkipped: t.allowAllSkipped,
		allowUnmatched: t.allowUnmatched,
		combine: t.combine,
		skipImageSigCheck: t.skipImageSigCheck,
		allowDuplicateKeys: t.allowDuplicateKeys,
		...t.strictBuiltinErrors === void 0 ? {} : { strictBuiltinErrors: String(t.strictBuiltinErrors) }
	});
}
var EvidenceCollector = class {
	#e;
	#t = [];
	#n = /* @__PURE__ */ new Map();
	#r = /* @__PURE__ */ new Date();
	constructor(e) {
		this.#e = e;
	}
	addInput(e, n) {
		this.#t.push({
			name: e,
			digest: t(n)
		});
	}
	addCalls(e, t) {
		for (let { builtin: n, outcome: i, used: a, args: o } of t) {
			if (n !== "regohost.verify" || i !== "value" || !a) continue;
			let [t = null] = o, s = r(t);
			this.#n.set(`${e} ${s}`, {
				name: `regohost.verify in ${e}`,
				digest: s
			});
		}
	}
	evidence() {
		let { modules: t, argFiles: r, settings: i, options: a, exceptions: o, vex: s, verifier: c, isReplay: l } = this.#e, u = getSigners(a.verify, c?.keyIds ?? []), d = {
			policies: t.map(({ policy: e }) => e.origin.digest ?? "unknown").sort(),
			data: [...new Set(t.map(({ data: t }) => e(Buffer.from(t.bytes).toString("utf8"))))].sort(),
			...o === void 0 ? {} : { exceptions: o.digest },
			...s === void 0 ? {} : { vex: [...s.digests] },
			...u === void 0 ? {} : { signers: u },
			options: libraryOptions(i, a, t, r)
		}, f = c?.artifact, p = [...this.#n.values()].sort((e, t) => e.name + e.digest < t.name + t.digest ? -1 : 1);
		return {
			...f === void 0 ? {} : { artifact: {
				...f.isFile ? { path: f.name } : {},
				digest: Object.fromEntries(f.digests)
			} },
			policy: {
				digest: e(n(d)),
				parts: d
			},
			documents: [...this.#t, ...p],
			time: this.#r,
			isReplay: l
		};
	}
};
export { EvidenceCollector };
