import { eventJsonParts as e } from "./judging.js";
import { writeOut as t } from "./evaluation-command.js";
import { openWholeFile as n } from "./commands.js";
var r = class DecisionLog {
	#e;
	#t;
	isOnStdout;
	#n = Promise.resolve();
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.isOnStdout = n;
	}
	static async open(e, t) {
		let r = [];
		try {
			for (let { file: i } of t) i !== void 0 && r.push(await n(e, i));
		} catch (e) {
			throw await Promise.all(r.map((e) => e.abandon())), e;
		}
		return new DecisionLog(e, r, t.some(({ file: e }) => e === void 0));
	}
	write(t) {
		return this.#n = this.#n.then(async () => {
			let n = "";
			for (let r of e(t)) n += r, n.length < 1048576 || (await this.#r(n), n = "");
			await this.#r(`${n}\n`);
		}), this.#n;
	}
	async #r(e) {
		for (let t of this.#t) await t.write(e);
		this.isOnStdout && await t(this.#e.stdout, e);
	}
	async finish() {
		await this.#n;
		for (let e of this.#t) await e.finish();
	}
	async abandon() {
		await this.#n.catch(() => void 0);
		for (let e of this.#t) await e.abandon();
	}
};
export { r as DecisionLog };
