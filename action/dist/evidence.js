import { defineCommand as e, optionsFor as t, toJsonOutput as n, writeOut as r } from "./evaluation-command.js";
import { askPlatform as i, noteTruncated as a } from "./commands.js";
import { formatTable as o } from "./evaluation.js";
// src/cli/commands/evidence.ts
const s = t()({
	project: {
		kind: "text",
		usage: "--project <name>",
		description: "only entries of this project"
	},
	projectVersion: {
		kind: "text",
		usage: "--project-version <name>",
		description: "only entries of this project version"
	},
	kind: {
		kind: "list",
		usage: "--kind <type>",
		description: "only this material type; repeatable"
	},
	workflow: {
		kind: "list",
		usage: "--workflow <name>",
		description: "only evidence from this workflow; repeatable"
	},
	search: {
		kind: "text",
		usage: "--search <text>",
		description: "only evidence whose name or subject name matches"
	},
	latest: {
		kind: "flag",
		usage: "--latest",
		description: "only the latest evidence for each kind and name"
	},
	hideAttestation: {
		kind: "flag",
		usage: "--hide-attestation",
		description: "omit attestations"
	},
	product: {
		kind: "text",
		usage: "--product <id>",
		description: "only evidence of this product"
	},
	productVersion: {
		kind: "text",
		usage: "--product-version <id>",
		description: "only evidence of this product version"
	},
	limit: {
		kind: "count",
		usage: "--limit <count>",
		description: "one page of this size instead of all"
	},
	json: {
		kind: "flag",
		usage: "--json",
		description: "print the records as JSON"
	}
}), c = e({
	options: s,
	about: "Without --limit all pages are followed, up to 10,000 records. It is available on paid plans only.",
	examples: [
		"regohost evidence --project web --project-version 1.2.0",
		"regohost evidence --kind SBOM_CYCLONEDX_JSON --kind SARIF --latest --json",
		"regohost evidence --search scanner --hide-attestation --limit 20"
	],
	run(e, t) {
		let o = {
			project_name: t.project,
			project_version_name: t.projectVersion,
			kind: t.kind,
			workflow_name: t.workflow,
			search: t.search,
			latest: t.latest,
			hide_attestation: t.hideAttestation,
			product_id: t.product,
			product_version_id: t.productVersion,
			limit: t.limit
		};
		return i(e, (e, t) => e.evidence(o, t), async (i, o) => {
			let s = t.json === !0 ? n(i) : formatEvidence(i, e);
			await r(e.io.stdout, s), i.results.length === 0 && await e.note("no evidence matches"), await a(e, o);
		});
	}
});
function formatEvidence({ results: e }, { style: t }) {
	let n = e.map((e) => [
		{
			text: e.kind,
			paint: t.bold
		},
		e.name,
		[e.subject_name, e.subject_version].filter((e) => e).join(" "),
		e.project_name ?? "",
		e.workflow_name ?? "",
		e.digest ?? ""
	]);
	return o([
		"KIND",
		"NAME",
		"SUBJECT",
		"PROJECT",
		"WORKFLOW",
		"DIGEST"
	], n, t);
}
export { c as configure };
