import { BUILTIN_OPTIONS as e, BUNDLE_VERIFY_OPTIONS as t, EXIT as n, REGO_OPTIONS as r, SOURCE_OPTIONS as i, checkNotFile as a, declaredBuiltins as o, defineCommand as s, formatOption as c, lockRead as l, noteAddresses as u, noteUnverified as d, optionsFor as f, toBundleVerifyOptions as p, writeExact as m } from "./evaluation-command.js";
// src/cli/commands/deps.ts
const h = {
	...e,
	...t,
	...f()({
		data: {
			kind: "list",
			usage: "-d, --data <path>",
			description: "Rego and data: files or folders; repeatable"
		},
		bundle: i.bundle,
		ignore: i.ignore,
		...r,
		format: c(["pretty", "json"], "pretty")
	})
}, g = s({
	arguments: [["<query>", "a query, such as data.gate.deny"]],
	options: h,
	about: "Base documents are input and data, virtual ones are rules.",
	examples: ["regohost deps data.gate.deny -d policies/", "regohost deps data.gate.deny -b bundle.tar.gz -f json"],
	async run(e, t, { data: r, bundle: i, ignore: s, format: c, v0Compatible: f, builtins: h, ...g }) {
		let { io: _, flags: v } = e;
		await a(_, t, {
			hasInput: !1,
			hasData: r !== void 0 || i !== void 0
		}, "deps");
		let [{ readQuerySources: y }, { dependenciesOf: b }, { checkOutline: x }] = await Promise.all([
			import("./query-sources.js"),
			import("./print-rego.js").then((e) => e.print_rego_exports),
			import("./compiling.js").then((e) => e.check_outline_exports)
		]), S = await o(e, { builtins: h }), C = await y({
			data: r,
			bundles: i,
			ignore: s,
			builtins: S,
			verify: p(e, g),
			allowSkippedFiles: !0,
			regoVersion: f === !0 ? "v0" : "v1",
			...await l(e, {}),
			cwd: _.cwd,
			signal: _.signal
		});
		g.skipVerify !== !0 && await d(e, C.unverified), await u(e, {}, C.addresses);
		let { stdout: w, outline: T } = await b({
			...C.rego,
			builtins: S,
			query: t,
			format: c,
			signal: _.signal,
			timeoutMs: v.timeout
		});
		return x(T, C.source, C.data), await m(_.stdout, w), n.pass;
	}
});
export { g as configure };
