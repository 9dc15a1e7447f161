import { useCodeCache as e } from "./start.js";
var TextOutput = class {
	#e = [];
	#t = 0;
	get isTooLarge() {
		return this.#t > 16777216;
	}
	write(e, t) {
		let n = Buffer.from(e);
		this.#t += n.byteLength, this.isTooLarge || this.#e.push(n), t(this.isTooLarge ? /* @__PURE__ */ Error("the output is too large") : null);
	}
	text() {
		return Buffer.concat(this.#e).toString("utf8");
	}
};
async function runCall({ args: e, stdin: t, limits: n }) {
	let [{ runCli: r }, { useBaselineCode: i }, { confine: a }] = await Promise.all([
		import("./evaluation-command.js").then((e) => e.run_cli_exports),
		import("./evaluation.js").then((e) => e.core_tier_exports),
		import("./evaluation.js").then((e) => e.confinement_exports)
	]);
	i(), a(n);
	let o = new TextOutput(), s = new TextOutput(), c, l = await r(e, {
		stdin: (async function* () {
			yield await Promise.resolve(t);
		})(),
		stdout: o,
		stderr: s,
		env: process.env,
		isOnCi: !1,
		cwd: n.folder,
		onErrorCode: (e) => c = e,
		signal: new AbortController().signal
	});
	if (!o.isTooLarge) return {
		exitCode: l,
		code: c,
		stdout: o.text(),
		stderr: s.text()
	};
	let u = "response_too_large";
	return {
		exitCode: 3,
		code: u,
		stdout: "",
		stderr: `error: the output is larger than 16777216 bytes; request less at once [${u}]\n`
	};
}
e(import.meta.filename), process.once("disconnect", () => process.exit(3)), process.once("message", (e) => {
	runCall(e).then((e) => {
		process.send?.(e, () => process.exit(0));
	});
});
export {};
