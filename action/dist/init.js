import { CommandError as e, EXIT as t, defineCommand as n, optionsFor as r, writeOut as i } from "./evaluation-command.js";
import { codeOf as a, highest as o, nearest as s, readRegularFile as c, said as l } from "./evaluation.js";
import { packageRoot as u } from "./package-root.js";
import { lstat as d, mkdir as f, readdir as p, rm as m, writeFile as h } from "node:fs/promises";
import { extname as g, join as _, resolve as v } from "node:path";
// src/cli/init/init-plan.ts
const y = {
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
}, b = [
	"github",
	"gitlab",
	"none"
];
function kindError(e) {
	let t = Object.keys(y);
	return l`${e} is no kind of evidence${s(e, t)}; the kinds are ${t.join(", ")}`;
}
function folderError(e) {
	return l`${e}: write a folder below this one, without hidden folders, such as gate/policies`;
}
function isInitKind(e) {
	return Object.hasOwn(y, e);
}
function isInitFolder(e) {
	return e.split("/").every((e) => /^[A-Za-z0-9_][A-Za-z0-9._-]*$/.test(e) && e !== "node_modules");
}
// src/cli/init/ask-init.ts
async function askFor({ stdout: t }, n, { question: r, isValid: a, explain: o, preset: s }) {
	for (;;) {
		let c = await n.ask(`${r}${s === void 0 ? "" : ` [${s}]`}: `);
		if (c === void 0 || "interrupted" in c) throw new e("nothing is written, because a question has no answer");
		let l = c.line.trim();
		if (l === "" && s !== void 0) return s;
		if (a(l)) return l;
		l !== "" && await i(t, `${o(l)}\n`);
	}
}
const isFolder = (e) => isInitFolder(e);
async function askInit(e, t, { folder: n, ci: r }) {
	let a = o(Object.keys(y).map(({ length: e }) => e)), s = Object.entries(y).map(([e, t]) => `  ${e.padEnd(a)}  ${t}\n`);
	await i(e.stdout, s.join(""));
	let c = await t({
		history: [],
		complete: (e) => [[], e]
	});
	try {
		return {
			kind: await askFor(e, c, {
				question: "Kind of evidence",
				isValid: isInitKind,
				explain: kindError
			}),
			folder: await askFor(e, c, {
				question: "Folder of the policies",
				isValid: isFolder,
				explain: folderError,
				preset: n
			}),
			ci: await askFor(e, c, {
				question: `CI: ${b.join(", ")}`,
				isValid: isInitSystem,
				explain: systemError,
				preset: r
			})
		};
	} finally {
		c.close();
	}
}
function isInitSystem(e) {
	return b.some((t) => t === e);
}
function systemError(e) {
	return l`${e} is none of ${b.join(", ")}${s(e, b)}`;
}
// src/cli/init/init-files.ts
const x = {
	github: ".github/workflows/gate.yml",
	gitlab: ".gitlab-ci.yml"
};
async function listFiles(e) {
	try {
		return await p(e);
	} catch (e) {
		if (a(e) === "ENOENT") return [];
		throw e;
	}
}
async function readText(e) {
	return (await c(e, 1048576)).toString("utf8");
}
function gateFile(e, t) {
	return `# Read by: regohost gate. Replace the sample by the files that your build writes.
version: 1
policies: [${e}]
inputs: [${t}]
`;
}
async function readInitFiles({ kind: e, folder: t, ci: n }) {
	let r = u(), i = _(r, "templates", "init"), a = /* @__PURE__ */ new Map(), o = "";
	for (let n of [_(r, "policies", e), _(i, e)]) for (let r of await listFiles(n)) {
		let i = r.startsWith("sample."), s = i ? `samples/${e}${g(r)}` : `${t}/${e}/${r}`;
		i && (o = s), a.set(s, await readText(_(n, r)));
	}
	return a.set("regohost.yaml", gateFile(t, o)), n !== "none" && a.set(x[n], await readText(_(i, "ci", `${n}.yml`))), {
		files: a,
		sample: o
	};
}
async function isTaken(t) {
	try {
		return await d(t), !0;
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
		await f(v(e, ...n.slice(0, t)));
	} catch (e) {
		if (a(e) !== "EEXIST") throw e;
	}
}
async function writeInitFiles(t, n) {
	let r = [];
	for (let e of n.keys()) await isTaken(v(t, e)) && r.push(e);
	if (r.length > 0) throw new e(`nothing is written, because these exist: ${r.join(", ")}. Move them, or use another folder`, { code: "output_unwritable" });
	let i = [];
	for (let [r, o] of n) {
		let n = v(t, r);
		try {
			await makeFolders(t, r), await h(n, o, { flag: "wx" }), i.push(n);
		} catch (t) {
			throw await Promise.all(i.map((e) => m(e, { force: !0 }))), new e(`${r} cannot be written (${String(a(t))}), so nothing is`, {
				code: "output_unwritable",
				cause: t
			});
		}
	}
}
// src/cli/commands/init.ts
const S = r()({
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
		choices: b,
		default: ["none"]
	}
}), C = Object.keys(y).join(", "), w = n({
	arguments: [["[kind]", `evidence to judge: ${C}`]],
	options: S,
	about: "Writes regohost.yaml, a policy with its test and settings, and a sample that passes. It overwrites nothing. Without a kind it\nhas three questions on a terminal.",
	examples: [
		"regohost init",
		"regohost init sbom && regohost test policies && regohost gate",
		"regohost init vulnerabilities --policies gate --ci github"
	],
	run: runInit
});
async function runInit({ io: n }, r, { policies: a, ci: o }) {
	if (!isInitFolder(a)) throw new e(`--policies ${folderError(a)}`);
	let s = await choosePlan(n, r, {
		folder: a,
		ci: o
	}), { files: c, sample: l } = await readInitFiles(s);
	await writeInitFiles(n.cwd, c);
	let u = Array.from(c.keys(), (e) => `wrote ${e}\n`);
	return await i(n.stdout, `${u.join("")}\nregohost test ${s.folder}\nregohost gate   # judges ${l}, by regohost.yaml\n`), t.pass;
}
async function choosePlan(t, n, r) {
	if (n === void 0) {
		if (t.openPrompt === void 0) throw new e(`name the kind of evidence: ${C}`);
		return askInit(t, t.openPrompt, r);
	}
	if (!isInitKind(n)) throw new e(kindError(n));
	return {
		kind: n,
		...r
	};
}
export { w as configure };
