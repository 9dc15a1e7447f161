import { CommandError as e, EXIT as t, defineCommand as n, optionsFor as r, writeOut as i } from "./commands.js";
import { codeOf as a, highest as o, readRegularFile as s, said as c } from "./shared.js";
import { packageRoot as l } from "./package-root.js";
import { lstat as u, mkdir as d, readdir as f, rm as p, writeFile as m } from "node:fs/promises";
import { extname as h, join as g, resolve as _ } from "node:path";
// src/cli/init/init-plan.ts
const v = {
	sbom: "SBOMs, by the minimum elements of the NTIA",
	sbom_bsi: "SBOMs, by BSI TR-03183-2",
	slsa: "SLSA provenance",
	vulnerabilities: "results of Grype, Trivy, CycloneDX and SARIF",
	licences: "licences in SBOMs",
	github_actions: "workflows of GitHub Actions",
	secrets: "results of secret scanners in SARIF",
	commits: "signatures of commits",
	images: "verified images",
	reproducible: "provenance of rebuilds",
	k8s: "workloads of Kubernetes",
	chainloop: "a material, by a policy in Chainloop's form",
	conforma: "an image's attestations, by a policy in Conforma's form"
}, y = [
	"github",
	"gitlab",
	"none"
];
function isInitKind(e) {
	return Object.hasOwn(v, e);
}
function isInitSystem(e) {
	return y.some((t) => t === e);
}
function isInitFolder(e) {
	return e.split("/").every((e) => /^[A-Za-z0-9_][A-Za-z0-9._-]*$/.test(e) && e !== "node_modules");
}
// src/cli/init/ask-init.ts
async function askFor(t, n, r, i) {
	for (;;) {
		let a = await t.ask(`${n}${i === void 0 ? "" : ` [${i}]`}: `);
		if (a === void 0 || "interrupted" in a) throw new e("nothing is written, because a question has no answer");
		let o = a.line.trim();
		if (o === "" && i !== void 0) return i;
		if (r(o)) return o;
	}
}
const isFolder = (e) => isInitFolder(e);
async function askInit(e, t, { folder: n, ci: r }) {
	let a = o(Object.keys(v).map(({ length: e }) => e)), s = Object.entries(v).map(([e, t]) => `  ${e.padEnd(a)}  ${t}\n`);
	await i(e.stdout, s.join(""));
	let c = await t({
		history: [],
		complete: (e) => [[], e]
	});
	try {
		return {
			kind: await askFor(c, "Kind of evidence", isInitKind),
			folder: await askFor(c, "Folder of the policies", isFolder, n),
			ci: await askFor(c, `CI: ${y.join(", ")}`, isInitSystem, r)
		};
	} finally {
		c.close();
	}
}
// src/cli/init/init-files.ts
const b = {
	github: ".github/workflows/gate.yml",
	gitlab: ".gitlab-ci.yml"
};
async function listFiles(e) {
	try {
		return await f(e);
	} catch (e) {
		if (a(e) === "ENOENT") return [];
		throw e;
	}
}
async function readText(e) {
	return (await s(e, 1048576)).toString("utf8");
}
function gateFile(e, t) {
	return `# Read by: regohost gate. Replace the sample by the files that your build writes.
version: 1
policies: [${e}]
inputs: [${t}]
`;
}
async function readInitFiles({ kind: e, folder: t, ci: n }) {
	let r = l(), i = g(r, "templates", "init"), a = /* @__PURE__ */ new Map(), o = "";
	for (let n of [g(r, "policies", e), g(i, e)]) for (let r of await listFiles(n)) {
		let i = r.startsWith("sample."), s = i ? `samples/${e}${h(r)}` : `${t}/${e}/${r}`;
		i && (o = s), a.set(s, await readText(g(n, r)));
	}
	return a.set("regohost.yaml", gateFile(t, o)), n !== "none" && a.set(b[n], await readText(g(i, "ci", `${n}.yml`))), {
		files: a,
		sample: o
	};
}
async function isTaken(t) {
	try {
		return await u(t), !0;
	} catch (n) {
		if (a(n) === "ENOENT") return !1;
		throw new e(`${t} cannot be read (${String(a(n))})`, {
			code: "output_unwritable",
			cause: n
		});
	}
}
async function makeFolders(e, t) {
	let n = t.split("/");
	for (let t = 1; t < n.length; t++) try {
		await d(_(e, ...n.slice(0, t)));
	} catch (e) {
		if (a(e) !== "EEXIST") throw e;
	}
}
async function writeInitFiles(t, n) {
	let r = [];
	for (let e of n.keys()) await isTaken(_(t, e)) && r.push(e);
	if (r.length > 0) throw new e(`nothing is written, because these exist: ${r.join(", ")}. Move them, or use another folder`, { code: "output_unwritable" });
	let i = [];
	for (let [r, o] of n) {
		let n = _(t, r);
		try {
			await makeFolders(t, r), await m(n, o, { flag: "wx" }), i.push(n);
		} catch (t) {
			throw await Promise.all(i.map((e) => p(e, { force: !0 }))), new e(`${r} cannot be written (${String(a(t))}), so nothing is`, {
				code: "output_unwritable",
				cause: t
			});
		}
	}
}
// src/cli/commands/init.ts
const x = r()({
	policies: {
		kind: "text",
		usage: "--policies <folder>",
		description: "folder of the policies, below the working folder",
		default: ["policies"]
	},
	ci: {
		kind: "choice",
		usage: "--ci <system>",
		description: "CI system to write a job for",
		choices: y,
		default: ["none"]
	}
}), S = Object.keys(v).join(", "), C = n({
	arguments: [["[kind]", `evidence to judge: ${S}`]],
	options: x,
	about: "Writes regohost.yaml, a policy with its test and settings, and a sample that passes. It overwrites nothing. Without a kind it\nhas three questions on a terminal.",
	examples: [
		"regohost init",
		"regohost init sbom && regohost test policies && regohost gate",
		"regohost init vulnerabilities --policies gate --ci github"
	],
	run: runInit
});
async function runInit({ io: n }, r, { policies: a, ci: o }) {
	if (!isInitFolder(a)) throw new e(c`--policies ${a}: write a folder below this one, without hidden folders, such as gate/policies`);
	let s = await choosePlan(n, r, {
		folder: a,
		ci: o
	}), { files: l, sample: u } = await readInitFiles(s);
	await writeInitFiles(n.cwd, l);
	let d = Array.from(l.keys(), (e) => `wrote ${e}\n`);
	return await i(n.stdout, `${d.join("")}\nregohost test ${s.folder}\nregohost gate   # judges ${u}, by regohost.yaml\n`), t.pass;
}
async function choosePlan(t, n, r) {
	if (n === void 0) {
		if (t.openPrompt === void 0) throw new e(`name the kind of evidence: ${S}`);
		return askInit(t, t.openPrompt, r);
	}
	if (!isInitKind(n)) throw new e(c`${n} is no kind of evidence; the kinds are ${S}`);
	return {
		kind: n,
		...r
	};
}
export { C as configure };
