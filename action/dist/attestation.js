import { Ea as e, Ka as t, Ns as n, Ts as r, ho as i, yo as a } from "./shared.js";
import { n as o } from "./verification-summary.js";
import { D as s, H as c, St as l, Wt as u, hn as d, it as f, kn as p, pn as m } from "./commands.js";
import { rm as h, stat as g } from "node:fs/promises";
import { resolve as _ } from "node:path";
// src/cli/gate/attestation.ts
const v = 67108864;
async function removeFormerSummary(e, t, i) {
	let getPlace = (t) => n(_(e.cwd, t));
	try {
		let e = await getPlace(t), n = await Promise.all(i.map((e) => getPlace(e).catch(() => void 0))), a = await g(e);
		if (n.includes(e) || !a.isFile() || a.size > v) return;
		isSummary(await r(e, v)) && await h(e);
	} catch {}
}
function isSummary(e) {
	let n = t("it", e)?.payload;
	if (n === void 0) return !1;
	let r = i(Buffer.from(n).toString("utf8"));
	return r instanceof a && r.get("predicateType") === "https://slsa.dev/verification_summary/v1";
}
var y = class GateAttestation {
	#e;
	#t;
	#n;
	#r;
	constructor(e, t, n, r) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r;
	}
	static async open(e, t) {
		let { attest: n, signKey: r } = t;
		if (n !== void 0 && r !== void 0) return o(p(u, "summary", t)), new GateAttestation(e, n, t, await c(e, r));
	}
	async write(t) {
		let { io: n, noteStyle: r } = this.#e;
		if (t.outcome !== "pass" && t.outcome !== "fail" || t.counts.pass + t.counts.fail === 0) return await this.#e.warn(`${this.#t} was not written: there is no verdict to attest`), m.pass;
		try {
			let { toVerificationSummary: r } = await import("./verification-summary.js").then((e) => e.i), i = r(t, p(u, "summary", this.#n)), a = e(i, this.#r);
			await s(n, this.#t, `${JSON.stringify(a)}\n`);
			let o = t.outcome === "pass" ? "PASSED" : "FAILED";
			return await this.#e.note(`attested ${o} in ${this.#t}: policy ${t.evidence?.policy.digest ?? ""}, signed with ${this.#r.id}`), m.pass;
		} catch (e) {
			return await l(n, f(e, r)), d(e);
		}
	}
};
export { y as GateAttestation, removeFormerSummary };
