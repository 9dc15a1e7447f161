import { $t as e, A as t, C as n, Ct as r, Jt as i, Mn as a, On as o, S as s, Tt as c, _n as l, an as u, b as d, fn as f, k as p, pn as m, x as h } from "./commands.js";
// src/cli/commands/inspect.ts
const g = {
	...e,
	...i,
	...a()({
		annotations: {
			kind: "flag",
			usage: "-a, --annotations",
			description: "list the METADATA"
		},
		data: {
			kind: "list",
			usage: "-d, --data <path>",
			description: "further Rego and data: files or folders; repeatable"
		},
		...u,
		format: o(["pretty", "json"], "pretty")
	})
}, _ = l({
	arguments: [["[path]", "a bundle (.tar.gz), a folder, a .rego file, or an address"]],
	options: g,
	about: "It shows the manifest, the packages and data with their files, and with -a the METADATA. JSON has the signatures, Wasm modules and\nneeded capabilities too. Nothing is verified. Without a path the first -d is it. An address is oci://, https:// or npm:, and the path.",
	examples: [
		"regohost inspect bundle.tar.gz",
		"regohost inspect policies/ -a",
		"regohost inspect gate.rego -d data.json -f json",
		"regohost inspect oci://registry.example.com/policies/release:1.4"
	],
	run: runInspect
});
async function runInspect(e, i, { annotations: a, data: o = [], format: l, v0Compatible: u, lock: g, updateLock: _, ...v }) {
	let { io: y, flags: b } = e, [x, ...S] = [...i === void 0 ? [] : [i], ...o];
	if (x === void 0) throw new f("inspect needs a bundle, a folder or a Rego file: regohost inspect policies/");
	let C = {
		lock: g,
		updateLock: _
	};
	await p(y, s(C), [
		{
			what: `the policy ${x}`,
			path: x
		},
		...t("the data", S),
		...d(C)
	]);
	let [{ addLoose: w, readInspected: T, refuseLooseAddresses: E }, { describeBundle: D }] = await Promise.all([import("./read-inspected.js"), import("./print-rego.js").then((e) => e.n)]);
	E(o);
	let O = {
		cwd: y.cwd,
		signal: y.signal,
		timeoutMs: b.timeout,
		...await h(e, C)
	}, { addresses: k, ...A } = await w(await T(x, O), S, O);
	await n(e, C, k);
	let j = await D({
		...A,
		builtins: await c(e, v),
		regoVersion: u === !0 ? "v0" : "v1",
		annotations: a === !0,
		format: l,
		signal: y.signal,
		timeoutMs: b.timeout
	});
	return await r(y.stdout, j), m.pass;
}
export { _ as configure };
