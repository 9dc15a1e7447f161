import { isRegohostError as e, shownText as t } from "./evaluation.js";
import { CommandError as n, EXIT as r, SUITE_OPTIONS as i, checkOutputs as a, defineCommand as o, lockWritten as s, noteDiagnostics as c, noteSkipped as l, optionsFor as u, startProgress as d, writeExact as f, writeNote as p } from "./evaluation-command.js";
import { noteSuite as m, suiteFiles as h, toSuiteOptions as g } from "./suite-flags.js";
import { writeWholeFile as _ } from "./commands.js";
// src/cli/commands/types.ts
const v = {
	...u()({
		entrypoint: {
			kind: "list",
			usage: "-e, --entrypoint <name>",
			description: "rule or package; repeatable. Default: those that loadPolicy would have"
		},
		output: {
			kind: "text",
			usage: "-o, --output <file>",
			description: "file of the types; default: standard output"
		},
		check: {
			kind: "flag",
			usage: "--check",
			description: "write nothing: exit 1 if the file of -o is not up to date"
		}
	}),
	...i
}, y = o({
	arguments: [["[policy...]", ".rego, folders, bundles; default: by regohost.yaml"]],
	options: v,
	details: "It writes a module of TypeScript: the interface Entrypoints, with the input and the result of each entrypoint, for\nloadPolicy<Entrypoints>. Inputs are typed by the JSON Schemas that METADATA names, and by --schema; results by OPA's type checker.\nThe same policies and schemas give the same text.",
	examples: [
		"regohost types policies/ --schema schemas/ -o src/policy-types.ts",
		"regohost types policies/ --schema schemas/ -o src/policy-types.ts --check  # on CI",
		"regohost types policies/ -e gate/deny -e gate/warn"
	],
	exitCodes: "0 written, or up to date, 1 not up to date (--check), 2 usage or Rego with errors, 3 it did not end, or an address could\nnot be read.",
	everyday: [
		"entrypoint",
		"output",
		"check",
		"schema",
		"builtins",
		"bundle",
		"v0Compatible",
		"timeout"
	],
	async run(e, i, { entrypoint: o, output: u, check: v = !1, ...y }) {
		let { io: b } = e, { namePolicies: x } = await import("./gate-policies.js"), { context: S, paths: C, flags: w } = await x(e, "types", i, y);
		if (v && (u ?? "-") === "-") throw new n("--check needs the file to compare with: -o FILE");
		let T = [...s(w), {
			subject: `-o ${u ?? "-"}`,
			path: v ? void 0 : u
		}];
		await a(b, T, h(C, w));
		let { generateTypes: E } = await import("./generate-types.js").then((e) => e.generate_types_exports), D = await g(S, w), O = d(S, "inferring types"), { text: k, warnings: A, skipped: j, ...M } = await E(C, {
			...D,
			entrypoints: o
		}).finally(() => O.end());
		if (await l(S, j, {
			done: "read",
			others: M.files.length
		}), await m(S, w, M), await c(S, A), u === void 0 || u === "-") await f(b.stdout, k);
		else if (!v) await _(b, u, k);
		else if (await readWritten(b, u) !== k) return await p(b, t`${u} is not up to date; run the same command without --check`), r.refused;
		return r.pass;
	}
});
async function readWritten(t, n) {
	let { readText: r } = await import("./evaluation.js").then((e) => e.read_document_exports);
	try {
		return (await r(n, { cwd: t.cwd })).replaceAll("\r\n", "\n");
	} catch (t) {
		if (e(t, "document_not_found")) return;
		throw t;
	}
}
export { y as configure };
