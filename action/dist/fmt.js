import { CommandError as e, EXIT as t, defineCommand as n, noteSkipped as r, optionsFor as i, readGivenText as a, writeExact as o, writeNote as s, writeOut as c } from "./evaluation-command.js";
import { writeWholeFile as l } from "./commands.js";
import { loadPackage as u } from "./evaluation.js";
// src/cli/commands/fmt.ts
const d = i()({
	write: {
		kind: "flag",
		usage: "-w, --write",
		description: "write the files instead of printing them"
	},
	list: {
		kind: "flag",
		usage: "-l, --list",
		description: "list the files that would change"
	},
	diff: {
		kind: "flag",
		usage: "-d, --diff",
		description: "print a diff of the changes"
	},
	fail: {
		kind: "flag",
		usage: "--fail",
		description: "exit 1 if a file would change"
	},
	v0Compatible: {
		kind: "flag",
		usage: "--v0-compatible",
		description: "read and write Rego from before OPA 1.0"
	},
	v0V1: {
		kind: "flag",
		usage: "--v0-v1",
		description: "read Rego from before OPA 1.0, and write Rego for both"
	},
	v1Compatible: {
		kind: "flag",
		usage: "--v1-compatible",
		description: "with --v0-v1: read Rego of OPA 1.0"
	},
	dropV0Imports: {
		kind: "flag",
		usage: "--drop-v0-imports",
		description: "remove imports that OPA 1.0 does not need"
	}
}), f = n({
	arguments: [["[path...]", ".rego files or folders"]],
	options: d,
	about: "Without a path it formats standard input, and with --write the policies of regohost.yaml. Tests in folders are\nformatted too. Files that are not Rego are skipped.",
	examples: [
		"regohost fmt policies/ --write",
		"regohost fmt policies/ --list --fail  # for CI: prints the files that would change, exit 1 when there is one",
		"regohost fmt --v0-v1 old.rego  # for Rego from before OPA 1.0"
	],
	exitCodes: "0 done, 1 a file would change (--fail), 2 usage or Rego that does not parse.",
	async run(n, i, a) {
		let { io: u } = n;
		if (a.write === !0 && (a.list === !0 || a.diff === !0)) throw new e("--write excludes --list and --diff");
		let { paths: d, flags: f } = a.write === !0 && i.length === 0 ? await nameWritten(n, a) : {
			paths: i,
			flags: a
		}, { formatPolicies: p } = await import("./format-policies.js").then((e) => e.format_policies_exports), { files: m, skipped: h } = await p(await readPolicies(n, d), {
			...versions(f),
			cwd: u.cwd,
			dropV0Imports: f.dropV0Imports,
			timeoutMs: n.flags.timeout,
			signal: u.signal
		});
		await r(n, h, {
			done: "formatted",
			others: m.length
		});
		let g = m.filter((e) => e.changed);
		if (f.list === !0) await c(u.stdout, g.map(({ path: e }) => `${e}\n`).join(""));
		else if (f.diff === !0) {
			let e = await Promise.all(g.map(toDiff));
			await o(u.stdout, e.join(""));
		} else if (f.write === !0) for (let { path: e, text: t } of g) await l(u, e, t);
		else f.fail !== !0 && await o(u.stdout, m.map(({ text: e }) => e).join(""));
		if (f.fail !== !0 || g.length === 0) return t.pass;
		let _ = g.length === 1 ? "1 file is" : `${g.length} files are`;
		return f.list !== !0 && f.diff !== !0 && await s(u, `${_} not formatted: ${g.map(({ path: e }) => e).join(", ")}`), t.refused;
	}
});
function versions(t) {
	if (t.v1Compatible === !0 && t.v0Compatible === !0) throw new e("--v0-compatible and --v1-compatible exclude each other");
	return t.v0V1 === !0 ? {
		regoVersion: t.v1Compatible === !0 ? "v1" : "v0",
		targetVersion: "v0v1"
	} : { regoVersion: t.v0Compatible === !0 ? "v0" : "v1" };
}
async function readPolicies({ io: t }, n) {
	if (n.length > 0) return n;
	let r = await a(t, "-");
	if (r === "") throw new e("no path, and standard input is empty: regohost fmt policies/");
	return { files: { stdin: r } };
}
async function toDiff({ path: e, before: t, text: n }) {
	let { structuredPatch: r, formatPatch: i, FILE_HEADERS_ONLY: a } = await u(() => import("./libesm.js")), patch = (t, n) => r(e, e, t, n, void 0, void 0, { context: 3 }), o = r(e, e, t, n, void 0, void 0, {
		context: 3,
		maxEditLength: 2e3
	});
	if (o !== void 0) return i(o, a);
	let [s, c] = [patch(t, ""), patch("", n)].map(({ hunks: e }) => e), l = [...s ?? [], ...c ?? []].flatMap((e) => e.lines), d = {
		oldStart: 1,
		oldLines: s?.[0]?.oldLines ?? 0,
		newStart: 1,
		newLines: c?.[0]?.newLines ?? 0,
		lines: l
	};
	return i({
		...patch("", ""),
		hunks: [d]
	}, a);
}
async function nameWritten(e, t) {
	let { namePolicies: n } = await import("./gate-policies.js");
	return n(e, "fmt --write", [], {
		...t,
		builtins: []
	});
}
export { f as configure };
