import { RegoObject as e, parseJson as t, readRegularFile as n, realPathOf as r } from "./evaluation.js";
import { checkSummaryOptions as i } from "./verification-summary.js";
import { readEnvelope as a, signStatementWith as o } from "./shared.js";
import { ATTEST_OPTIONS as s, EXIT as c, libraryOptions as l, readSignKey as u, showError as d, toExitCode as f, writeNote as p } from "./evaluation-command.js";
import { writeWholeFile as m } from "./commands.js";
import { rm as h, stat as g } from "node:fs/promises";
import { resolve as _ } from "node:path";
// src/cli/gate/attestation.ts
const v = 67108864;
async function removeFormerSummary(e, t, i) {
	let getPlace = (t) => r(_(e.cwd, t));
	try {
		let e = await getPlace(t), r = await Promise.all(i.map((e) => getPlace(e).catch(() => void 0))), a = await g(e);
		if (r.includes(e) || !a.isFile() || a.size > v) return;
		isSummary(await n(e, v)) && await h(e);
	} catch {}
}
function isSummary(n) {
	let r = a("it", n)?.payload;
	if (r === void 0) return !1;
	let i = t(Buffer.from(r).toString("utf8"));
	return i instanceof e && i.get("predicateType") === "https://slsa.dev/verification_summary/v1";
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
		if (n !== void 0 && r !== void 0) return i(l(s, "summary", t)), new GateAttestation(e, n, t, await u(e, r));
	}
	async write(e) {
		let { io: t, noteStyle: n } = this.#e;
		if (e.outcome !== "pass" && e.outcome !== "fail" || e.counts.pass + e.counts.fail === 0) return await this.#e.warn(`${this.#t} was not written: there is no verdict to attest`), c.pass;
		try {
			let { toVerificationSummary: n } = await import("./verification-summary.js").then((e) => e.verification_summary_exports), r = n(e, l(s, "summary", this.#n)), i = o(r, this.#r);
			await m(t, this.#t, `${JSON.stringify(i)}\n`);
			let a = e.outcome === "pass" ? "PASSED" : "FAILED";
			return await this.#e.note(`attested ${a} in ${this.#t}: policy ${e.evidence?.policy.digest ?? ""}, signed with ${this.#r.id}`), c.pass;
		} catch (e) {
			return await p(t, d(e, n)), f(e);
		}
	}
};
export { y as GateAttestation, removeFormerSummary };
