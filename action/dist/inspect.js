import { BUILTIN_OPTIONS as e, CommandError as t, EXIT as n, LOCK_OPTIONS as r, REGO_OPTIONS as i, checkOutputs as a, declaredBuiltins as o, defineCommand as s, formatOption as c, lockNamed as l, lockRead as u, lockWritten as d, noteAddresses as f, optionsFor as p, placedFiles as m, writeOut as h } from "./evaluation-command.js";
// src/cli/commands/inspect.ts
const g = {
	...e,
	...r,
	...p()({
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
		...i,
		format: c(["pretty", "json"], "pretty")
	})
}, _ = s({
	arguments: [["[path]", "a bundle (.tar.gz), a folder, a .rego file, or an address"]],
	options: g,
	about: "It shows the manifest, the packages and data with their files, and with -a the METADATA. JSON has the signatures, Wasm modules and\nneeded capabilities too. Nothing is verified. Without a path it reads the first -d. Addresses begin with oci://, https:// or npm:.",
	examples: [
		"regohost inspect bundle.tar.gz",
		"regohost inspect policies/ -a",
		"regohost inspect gate.rego -d data.json -f json",
		"regohost inspect oci://registry.example.com/policies/release:1.4"
	],
	async run(e, r, { annotations: i, data: s = [], format: c, v0Compatible: p, lock: g, updateLock: _, ...v }) {
		let { io: y, flags: b } = e, [x, ...S] = [...r === void 0 ? [] : [r], ...s];
		if (x === void 0) throw new t("inspect needs a bundle, a folder or a Rego file: regohost inspect policies/");
		let C = {
			lock: g,
			updateLock: _
		};
		await a(y, d(C), [
			{
				subject: `the policy ${x}`,
				path: x
			},
			...m(S),
			...l(C)
		]);
		let [{ addLoose: w, readInspected: T, refuseLooseAddresses: E }, { describeBundle: D }] = await Promise.all([import("./read-inspected.js"), import("./print-rego.js").then((e) => e.print_rego_exports)]);
		E(s);
		let O = {
			cwd: y.cwd,
			signal: y.signal,
			timeoutMs: b.timeout,
			...await u(e, C)
		}, { addresses: k, ...A } = await w(await T(x, O), S, O);
		await f(e, C, k);
		let j = await D({
			...A,
			builtins: await o(e, v),
			regoVersion: p === !0 ? "v0" : "v1",
			annotations: i === !0,
			format: c,
			signal: y.signal,
			timeoutMs: b.timeout
		});
		return await h(y.stdout, j), n.pass;
	}
});
export { _ as configure };
