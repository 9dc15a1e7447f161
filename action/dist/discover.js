import { CommandError as e, askService as t, defineCommand as n, optionsFor as r, toJsonOutput as i, writeOut as a } from "./commands.js";
// src/cli/service/referrer-tree.ts
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
		t.dim(`${r} ${r === 1 ? "reference" : "references"}`),
		""
	].join("\n");
}
// src/cli/commands/discover.ts
const o = r()({
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
}), s = n({
	arguments: [["<digest>", "<algorithm>:<hex>, in lower case"]],
	options: o,
	about: "All pages of the references are followed. A digest that is unknown to the service, or invisible to this identity, is exit code 1.",
	examples: [
		"regohost discover sha256:c3eaed68b6e0bf582d702ced7e4d82a0ebc81e5325136cfad2c4ec1408c00e9e",
		"regohost discover sha256:9f86… --kind CONTAINER_IMAGE --json",
		"regohost discover sha256:9f86… --project web --project-version 1.2.0"
	],
	run: runDiscover
});
function runDiscover(n, r, o) {
	if (o.projectVersion !== void 0 && o.project === void 0) throw new e("--project-version needs --project: a version's name is unique only within its project");
	let s = {
		...o.kind === void 0 ? {} : { kind: o.kind },
		...o.project === void 0 ? {} : { projectName: o.project },
		...o.projectVersion === void 0 ? {} : { projectVersion: o.projectVersion }
	};
	return t(n, "asking the service", (e, t) => e.discover(r, s, t), async (e) => {
		let t = o.json === !0 ? i(e) : formatReferrerTree(e, n.style);
		await a(n.io.stdout, t);
	});
}
export { s as configure };
