import { errorMessages as e } from "./evaluation.js";
import { CommandError as t, shownCode as n } from "./evaluation-command.js";
var r = class ToolPolicy {
	#e;
	constructor(e) {
		this.#e = e;
	}
	static async load(e, t) {
		let { loadPolicy: n } = await import("./index.js");
		return new ToolPolicy(await n(t, {
			cwd: e.cwd,
			entrypoint: "mcp/deny",
			isolation: "worker"
		}));
	}
	async check(r) {
		let i = await this.#e.evaluate(r, {
			timeoutMs: 5e3,
			strictBuiltinErrors: !0
		}).catch((r) => {
			let [i] = e(r);
			throw new t(`the tool policy did not decide (${n(r)}): ${i}`, {
				code: "tool_denied",
				cause: r
			});
		});
		if (!Array.isArray(i)) throw new t("the tool policy did not decide: data.mcp.deny is not a set of messages", { code: "tool_denied" });
		if (i.length === 0) return;
		let a = i.map((e) => typeof e == "string" ? e : JSON.stringify(e));
		throw new t(`the tool policy denies this call: ${a.join("; ")}`, { code: "tool_denied" });
	}
	async close() {
		await this.#e.close();
	}
};
export { r as ToolPolicy };
