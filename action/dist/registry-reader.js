import { BoundedCache as e, ServiceError as t } from "./evaluation.js";
import { EVALUATION_ENDS as n, SingleFlight as r } from "./client.js";
import { fallbackTag as i, getAddress as a } from "./image-name.js";
import { isForPlatform as o } from "./oci-documents.js";
// builtins/conforma/registry-reader.ts
const s = 67108864;
var RegistryReader = class {
	#e;
	#t = new r({
		begin: (e) => e,
		...n
	});
	#n = new e(s, ({ size: e }) => e);
	#r = new e(s, ({ byteLength: e }) => e);
	#i = /* @__PURE__ */ new Map();
	constructor(e) {
		this.#e = e;
	}
	async manifest(e, t) {
		let { registry: n, repository: r, tag: i = "" } = e, a = `${n}/${r}`, o = e.digest ?? this.#i.get(`${a}:${i}`), s = o === void 0 ? void 0 : this.#n.get(`${a}@${o}`);
		if (s !== void 0) return s;
		let c = o ?? i;
		return this.#a(`manifest ${a} ${c}`, t, async (t) => {
			let n = await this.#e.manifest(e, c, t);
			if (n !== void 0) return this.#n.keep(`${a}@${n.digest}`, n), o === void 0 && this.#i.set(`${a}:${i}`, n.digest), n;
		});
	}
	async image(e, n) {
		let r = await this.manifest(e, n);
		for (let i = 0; r?.manifest.manifests !== void 0; i++) {
			let s = r.manifest.manifests.find(o);
			if (s === void 0) return;
			let c = a(e, r.digest);
			if (r = await this.manifest({
				...e,
				digest: s.digest
			}, n), r === void 0 || i === 4) throw new t(`${c}: ${r === void 0 ? "the registry does not have" : "there are too many indexes above"} ${s.digest.slice(0, 80)} of its index`, { code: "response_invalid" });
		}
		return r;
	}
	async blob(e, t, n) {
		let { registry: r, repository: i, digest: a } = e, o = `${r}/${i}@${a}`, s = this.#r.get(o);
		return s !== void 0 && s.byteLength <= t ? s : this.#a(`blob ${o} ${String(t)}`, n, async (n) => {
			let r = await this.#e.findBlob(e, a, t, n);
			return r !== void 0 && this.#r.keep(o, r), r;
		});
	}
	async layer(e, t, n, r) {
		let { registry: i, repository: a } = e;
		return this.#a(`layer ${i}/${a}@${t.digest}`, r, (r) => this.#e.blob(e, t, n, r));
	}
	async referrers(e, n) {
		let { registry: r, repository: o, digest: s } = e, c = await this.#a(`referrers ${r}/${o}@${s}`, n, (t) => this.#e.referrers(e, s, t));
		if (c !== void 0) return c;
		let l = i(s), u = await this.manifest({
			registry: r,
			repository: o,
			tag: l
		}, n);
		if (u === void 0) return [];
		let { manifests: d } = u.manifest;
		if (d !== void 0) return d;
		throw new t(`${a(e)}: the tag ${l} is not an index of referrers`, { code: "response_invalid" });
	}
	#a(e, t, n) {
		let { signal: r, deadline: i, speculative: a } = t;
		return this.#t.run({
			key: e,
			start: n,
			copy: (e) => e
		}, {
			signal: r,
			deadline: i,
			speculative: a
		});
	}
};
export { RegistryReader };
