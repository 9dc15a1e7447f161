import { defineCommand as e, optionsFor as t, toJsonOutput as n, writeOut as r } from "./evaluation-command.js";
import { askPlatform as i, noteTruncated as a } from "./commands.js";
import { formatTable as o } from "./evaluation.js";
// src/cli/commands/compliance.ts
const s = t()({
	framework: {
		kind: "list",
		usage: "--framework <id>",
		description: "only requirements of this framework; repeatable"
	},
	limit: {
		kind: "count",
		usage: "--limit <count>",
		description: "one page of this size instead of all"
	},
	json: {
		kind: "flag",
		usage: "--json",
		description: "print the evaluations as JSON"
	}
}), c = e({
	arguments: [["<project-version-id>", "the project version's UUID"]],
	options: s,
	about: "It exits 0 when the service answered, whatever the statuses are; only regohost gate judges. Only a project version with evaluations can be compliant. Without --limit all pages are followed, up to 10,000 evaluations. It is available on\npaid plans only.",
	examples: ["regohost compliance 3f0f5f6e-6d0c-4a7e-9a39-2f3b8a1a7c11", "regohost compliance 3f0f5f6e-6d0c-4a7e-9a39-2f3b8a1a7c11 --framework 0d3c… --json"],
	run(e, t, o) {
		let s = {
			project_version_id: t,
			framework_ids: o.framework,
			limit: o.limit
		};
		return i(e, (e, t) => e.projectCompliance(s, t), async (t, i) => {
			let s = o.json === !0 ? n(t) : formatCompliance(t, e);
			await r(e.io.stdout, s), t.evaluations.length === 0 && await e.note("no evaluations: the project version is unknown or was not evaluated"), await a(e, i);
		});
	}
});
function formatCompliance({ evaluations: e }, { style: t }) {
	let n = e.map((e) => [
		{
			text: e.status,
			paint: e.status === "fail" ? t.red : t.bold
		},
		e.display_name || e.name || e.requirement_id,
		e.requirement_revision === void 0 ? "" : String(e.requirement_revision),
		e.framework_id ?? "",
		e.created_at ?? ""
	]);
	return o([
		"STATUS",
		"REQUIREMENT",
		"REVISION",
		"FRAMEWORK",
		"EVALUATED"
	], n, t);
}
export { c as configure };
