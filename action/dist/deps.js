import { $t as e, Bt as t, C as n, Kt as r, Mn as i, On as a, Tt as o, _n as s, an as c, ft as l, j as u, pn as d, rt as f, x as p, xt as m } from "./commands.js";
// src/cli/commands/deps.ts
const h = {
	...e,
	...r,
	...i()({
		data: {
			kind: "list",
			usage: "-d, --data <path>",
			description: "Rego and data: files or folders; repeatable"
		},
		bundle: t.bundle,
		ignore: t.ignore,
		...c,
		format: a(["pretty", "json"], "pretty")
	})
}, g = s({
	arguments: [["<query>", "a query, such as data.gate.deny"]],
	options: h,
	about: "Base documents are input and data, virtual ones are rules.",
	examples: ["regohost deps data.gate.deny -d policies/", "regohost deps data.gate.deny -b bundle.tar.gz -f json"],
	run: runDeps
});
async function runDeps(e, t, { data: r, bundle: i, ignore: a, format: s, v0Compatible: c, builtins: h, ...g }) {
	let { io: _, flags: v } = e;
	await u(_, t, {
		hasInput: !1,
		hasData: r !== void 0 || i !== void 0
	}, "deps");
	let [{ readQuerySources: y }, { dependenciesOf: b }, { checkOutline: x }] = await Promise.all([
		import("./query-sources.js"),
		import("./print-rego.js").then((e) => e.n),
		import("./check-outline.js")
	]), S = await o(e, { builtins: h }), C = await y({
		data: r,
		bundles: i,
		ignore: a,
		builtins: S,
		verify: l(e, g),
		allowSkippedFiles: !0,
		regoVersion: c === !0 ? "v0" : "v1",
		...await p(e, {}),
		cwd: _.cwd,
		signal: _.signal
	});
	g.skipVerify !== !0 && await f(e, C.unverified), await n(e, {}, C.addresses);
	let { stdout: w, outline: T } = await b({
		...C.rego,
		builtins: S,
		query: t,
		format: s,
		signal: _.signal,
		timeoutMs: v.timeout
	});
	return x(T, C.source, C.data), await m(_.stdout, w), d.pass;
}
export { g as configure };
