import { CommandError as e, defineCommand as t, optionsFor as n, toJsonOutput as r, writeOut as i } from "./evaluation-command.js";
import { askService as a } from "./commands.js";
import { counted as o } from "./evaluation.js";
// src/cli/commands/discover.ts
const s = n()({
	kind: {
		kind: "text",
		usage: "--kind <kind>",
		description: "the referrer's kind, for a digest with several"
	},
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
	json: {
		kind: "flag",
		usage: "--json",
		description: "print the referrer as JSON"
	}
}), c = t({
	arguments: [["<digest>", "<algorithm>:<hex>, in lower case"]],
	options: s,
	about: "All pages of the references are followed. A digest that is unknown to the service, or invisible to this identity, is exit code 1.",
	examples: [
		"regohost discover sha256:c3eaed68b6e0bf582d702ced7e4d82a0ebc81e5325136cfad2c4ec1408c00e9e",
		"regohost discover sha256:9f86… --kind CONTAINER_IMAGE --json",
		"regohost discover sha256:9f86… --project web --project-version 1.2.0"
	],
	run(t, n, o) {
		if (o.projectVersion !== void 0 && o.project === void 0) throw new e("--project-version needs --project: a version's name is unique only within its project");
		let s = {
			kind: o.kind,
			projectName: o.project,
			projectVersion: o.projectVersion
		};
		return a(t, "asking the service", (e, t) => e.discover(n, s, t), async (e) => {
			let n = o.json === !0 ? r(e) : formatReferrerTree(e, t.style);
			await i(t.io.stdout, n);
		});
	}
});
function pairs(e, t, n) {
	return Object.entries(t ?? {}).map(([t, r]) => `${n.dim(`${e} ${t}:`)} ${r.replaceAll("\n", " ")}`);
}
function toNode(e, t) {
	let n = [
		e.downloadable === !0 ? "downloadable" : void 0,
		e.public === !0 ? "public" : void 0,
		e.createdAt
	].filter((e) => e !== void 0), r = n.length === 0 ? "" : `  ${t.dim(n.join(", "))}`;
	return {
		lines: [
			`${t.bold(e.kind)} ${e.digest}${r}`,
			...pairs("metadata", e.metadata, t),
			...pairs("annotation", e.annotations, t)
		],
		children: e.references.map((e) => toNode(e, t))
	};
}
function draw({ lines: e, children: t }, n, r) {
	let i = t.length > 0 ? "│ " : "  ", a = e.map((e, t) => t === 0 ? n + e : r + i + e), o = t.flatMap((e, n) => n === t.length - 1 ? draw(e, `${r}└─ `, `${r}   `) : draw(e, `${r}├─ `, `${r}│  `));
	return [...a, ...o];
}
function formatReferrerTree(e, t) {
	let n = draw(toNode(e, t), "", ""), r = e.references.length;
	return [
		...n,
		t.dim(o(r, "reference")),
		""
	].join("\n");
}
export { c as configure };
