import { askPlatform as e, defineCommand as t, noteTruncated as n, optionsFor as r, toJsonOutput as i, writeOut as a } from "./commands.js";
import { formatTable as o } from "./shared.js";
// src/cli/commands/evidence.ts
const s = r()({
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
}), c = t({
	options: s,
	about: "Without --limit all pages are followed, up to 10,000 records. It is available on paid plans only.",
	examples: [
		"regohost evidence --project web --project-version 1.2.0",
		"regohost evidence --kind SBOM_CYCLONEDX_JSON --kind SARIF --latest --json",
		"regohost evidence --search scanner --hide-attestation --limit 20"
	],
	run: runEvidence
});
function runEvidence(t, r) {
	let o = {
		project_name: r.project,
		project_version_name: r.projectVersion,
		kind: r.kind,
		workflow_name: r.workflow,
		search: r.search,
		latest: r.latest,
		hide_attestation: r.hideAttestation,
		product_id: r.product,
		product_version_id: r.productVersion,
		limit: r.limit
	};
	return e(t, (e, t) => e.evidence(o, t), async (e, o) => {
		let s = r.json === !0 ? i(e) : formatEvidence(e, t);
		await a(t.io.stdout, s), e.results.length === 0 && await t.note("no evidence matches"), await n(t, o);
	});
}
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
