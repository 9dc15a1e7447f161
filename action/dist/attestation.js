import { __toESM as e } from "./rolldown-runtime.js";
import { RegoObject as t, parseJson as n, readRegularFile as r, realPathOf as i, require_promises as a } from "./evaluation.js";
import { checkSummaryOptions as o } from "./verification-summary.js";
import { readEnvelope as s, signStatementWith as c } from "./shared.js";
import { ATTEST_OPTIONS as l, EXIT as u, libraryOptions as d, readSignKey as f, showError as p, toExitCode as m, writeNote as h } from "./evaluation-command.js";
import { writeWholeFile as g } from "./commands.js";
import { resolve as _ } from "node:path";
// src/cli/gate/attestation.ts
var v = /* @__PURE__ */ e(a(), 1);
const y = 67108864;
async function removeFormerSummary(e, t, n) {
	let toAbsolute = (t) => i(_(e.cwd, t));
	try {
		let e = await toAbsolute(t), i = await Promise.all(n.map((e) => toAbsolute(e).catch(() => void 0))), a = await (0, v.stat)(e);
		if (i.includes(e) || !a.isFile() || a.size > y) return;
		isSummary(await r(e, y)) && await (0, v.rm)(e);
	} catch {}
}
function isSummary(e) {
	let r = s("it", e)?.payload;
	if (r === void 0) return !1;
	let i = n(Buffer.from(r).toString("utf8"));
	return i instanceof t && i.get("predicateType") === "https://slsa.dev/verification_summary/v1";
}
var b = class GateAttestation {
	#e;
	#t;
	#n;
	#r;
	constructor(e, t, n, r) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r;
	}
	static async open(e, t) {
		let { attest: n, signKey: r } = t;
		if (n !== void 0 && r !== void 0) return o(d(l, "summary", t)), new GateAttestation(e, n, t, await f(e, r));
	}
	async write(e) {
		let { io: t, noteStyle: n } = this.#e;
		if (e.outcome !== "pass" && e.outcome !== "fail" || e.counts.pass + e.counts.fail === 0) return await this.#e.warn(`${this.#t} was not written: there is no verdict to attest`), u.pass;
		try {
			let { toVerificationSummary: n } = await import("./verification-summary.js").then((e) => e.verification_summary_exports), r = n(e, d(l, "summary", this.#n)), i = c(r, this.#r);
			await g(t, this.#t, `${JSON.stringify(i)}\n`);
			let a = e.outcome === "pass" ? "PASSED" : "FAILED";
			return await this.#e.note(`attested ${a} in ${this.#t}: policy ${e.evidence?.policy.digest ?? ""}, signed with ${this.#r.id}`), u.pass;
		} catch (e) {
			return await h(t, p(e, n)), m(e);
		}
	}
};
export { b as GateAttestation, removeFormerSummary };
