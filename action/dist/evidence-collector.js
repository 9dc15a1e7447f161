import { defined as e, pick as t, sha256 as n, toStrictJson as r } from "./evaluation.js";
import { inputDigest as i } from "./shared.js";
import { documentDigest as a } from "./judging.js";
// src/gate/evidence-collector.ts
function isSet(e) {
	return e[1] !== void 0 && e[1] !== !1;
}
function setMembers(e) {
	let t = Object.entries(e).filter(isSet);
	return Object.fromEntries(t.map(([e, t]) => [e.replaceAll(/[A-Z]/g, "_$&").toLowerCase(), t]));
}
function getSigners(e, n) {
	if (e !== void 0) return setMembers({
		keyIds: n.length === 0 ? void 0 : [...n].sort(),
		...t(e, "threshold", "certificateIdentity", "certificateIdentityRegexp"),
		...t(e, "certificateOidcIssuer", "certificateOidcIssuerRegexp"),
		trustedRoot: e.trustedRoot !== void 0
	});
}
function schemasDigest(e) {
	return [...new Set(e.map(({ schemas: e }) => i(r(e))))].sort().join(" ");
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
		strictBuiltinErrors: t.strictBuiltinErrors?.toString()
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
	addInput(e, t) {
		this.#t.push({
			name: e,
			digest: n(t)
		});
	}
	addCalls(e, t) {
		for (let { builtin: n, outcome: r, used: i, args: o } of t) {
			if (n !== "regohost.verify" || r !== "value" || !i) continue;
			let [t = null] = o, s = a(t);
			this.#n.set(`${e} ${s}`, {
				name: `regohost.verify in ${e}`,
				digest: s
			});
		}
	}
	evidence() {
		let { modules: t, argFiles: n, settings: a, options: o, exceptions: s, vex: c, verifier: l, isReplay: u } = this.#e, d = getSigners(o.verify, l?.keyIds ?? []), f = {
			policies: t.map(({ policy: e }) => e.origin.digest ?? "unknown").sort(),
			data: [...new Set(t.map(({ data: e }) => i(Buffer.from(e.bytes).toString("utf8"))))].sort(),
			...e({
				exceptions: s?.digest,
				vex: c && [...c.digests],
				signers: d
			}),
			options: libraryOptions(a, o, t, n)
		}, p = l?.artifact, m = [...this.#n.values()].sort((e, t) => e.name + e.digest < t.name + t.digest ? -1 : 1);
		return {
			...p === void 0 ? {} : { artifact: {
				...p.isFile ? { path: p.name } : {},
				digest: Object.fromEntries(p.digests)
			} },
			policy: {
				digest: i(r(f)),
				parts: f
			},
			documents: [...this.#t, ...m],
			time: this.#r,
			isReplay: u
		};
	}
};
export { EvidenceCollector };
