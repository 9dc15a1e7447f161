import { BUILTIN_OPTIONS as e, CommandError as t, EXIT as n, LOCK_OPTIONS as r, REGO_OPTIONS as i, checkOutputs as a, dataFiles as o, declaredBuiltins as s, defineCommand as c, formatOption as l, lockNamed as u, lockRead as d, lockWritten as f, noteAddresses as p, optionsFor as m, writeOut as h } from "./evaluation-command.js";
// src/cli/commands/inspect.ts
const g = {
	...e,
	...r,
	...m()({
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
		format: l(["pretty", "json"], "pretty")
	})
}, _ = c({
	arguments: [["[path]", "a bundle (.tar.gz), a folder, a .rego file, or an address"]],
	options: g,
	about: "It shows the manifest, the packages and data with their files, and with -a the METADATA. JSON has the signatures, Wasm modules and\nneeded capabilities too. Nothing is verified. Without a path it reads the first -d. Addresses begin with oci://, https:// or npm:.",
	examples: [
		"regohost inspect bundle.tar.gz",
		"regohost inspect policies/ -a",
		"regohost inspect gate.rego -d data.json -f json",
		"regohost inspect oci://registry.example.com/policies/release:1.4"
	],
	async run(e, r, { annotations: i, data: c = [], format: l, v0Compatible: m, lock: g, updateLock: _, ...v }) {
		let { io: y, flags: b } = e, [x, ...S] = [...r === void 0 ? [] : [r], ...c];
		if (x === void 0) throw new t("inspect needs a bundle, a folder or a Rego file: regohost inspect policies/");
		let C = {
			lock: g,
			updateLock: _
		};
		await a(y, f(C), [
			{
				subject: `the policy ${x}`,
				path: x
			},
			...o(S),
			...u(C)
		]);
		let [{ addLoose: w, readInspected: T, throwIfAddresses: E }, { describeBundle: D }] = await Promise.all([import("./read-inspected.js"), import("./print-rego.js").then((e) => e.print_rego_exports)]);
		E(c);
		let O = {
			cwd: y.cwd,
			signal: y.signal,
			timeoutMs: b.timeout,
			...await d(e, C)
		}, { addresses: k, ...A } = await w(await T(x, O), S, O);
		await p(e, C, k);
		let j = await D({
			...A,
			builtins: await s(e, v),
			regoVersion: m === !0 ? "v0" : "v1",
			annotations: i === !0,
			format: l,
			signal: y.signal,
			timeoutMs: b.timeout
		});
		return await h(y.stdout, j), n.pass;
	}
});
export { _ as configure };
