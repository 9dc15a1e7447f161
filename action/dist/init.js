import { CommandError as e, EXIT as t, defineCommand as n, optionsFor as r, writeOut as i } from "./evaluation-command.js";
import { GATE_FILE as a } from "./gate-command.js";
import { codeOf as o, highest as s, nearest as c, readRegularFile as l, said as u } from "./evaluation.js";
import { packageRoot as d } from "./package-root.js";
import { lstat as f, mkdir as p, readdir as m, rm as h, writeFile as g } from "node:fs/promises";
import { extname as _, join as v, resolve as y } from "node:path";
// src/cli/init/init-plan.ts
const b = ["kind: cyclonedx", "kind: spdx"], x = {
	sbom: {
		summary: "SBOMs, by the minimum elements of the NTIA",
		inputs: b
	},
	sbom_bsi: {
		summary: "SBOMs, by BSI TR-03183-2",
		inputs: b
	},
	slsa: {
		summary: "SLSA provenance",
		inputs: ["kind: https://slsa.dev/provenance/v1", "kind: https://slsa.dev/provenance/v0.2"]
	},
	vulnerabilities: {
		summary: "results of Grype, Trivy, CycloneDX and SARIF",
		inputs: [
			"file: \"*vulnerabilities*\"",
			"file: \"*grype*\"",
			"file: \"*trivy*\""
		]
	},
	licences: {
		summary: "licences in SBOMs",
		inputs: b
	},
	github_actions: {
		summary: "workflows of GitHub Actions",
		inputs: ["file: \".github/workflows/*\"", "file: \"*github_actions*\""]
	},
	secrets: {
		summary: "results of secret scanners in SARIF",
		inputs: ["file: \"*secrets*\"", "file: \"*gitleaks*\""]
	},
	commits: {
		summary: "signatures of commits",
		inputs: ["file: \"*commits*\""]
	},
	images: {
		summary: "verified images",
		inputs: ["file: \"*images*\""]
	},
	reproducible: {
		summary: "provenance of rebuilds",
		inputs: ["file: \"*reproducible*\""]
	},
	k8s: {
		summary: "workloads of Kubernetes",
		inputs: ["kind: kubernetes"]
	},
	chainloop: {
		summary: "a material, by a policy in Chainloop's form",
		inputs: ["file: \"*chainloop*\""]
	},
	conforma: {
		summary: "an image's attestations, by a policy in Conforma's form",
		inputs: ["file: \"*conforma*\""]
	}
}, S = [
	"github",
	"gitlab",
	"none"
];
function kindError(e) {
	let t = Object.keys(x), n = e === "kubernetes" ? " (did you mean k8s?)" : c(e, t);
	return u`${e} is no kind of evidence${n}; the kinds are ${t.join(", ")}`;
}
function folderError(e) {
	return u`${e}: write a folder below this one, without hidden folders, such as gate/policies`;
}
function isInitKind(e) {
	return Object.hasOwn(x, e);
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
	let a = s(Object.keys(x).map(({ length: e }) => e)), o = Object.entries(x).map(([e, { summary: t }]) => `  ${e.padEnd(a)}  ${t}\n`);
	await i(e.stdout, o.join(""));
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
				question: `CI: ${S.join(", ")}`,
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
	return S.some((t) => t === e);
}
function systemError(e) {
	return u`${e} is none of ${S.join(", ")}${c(e, S)}`;
}
// src/cli/init/init-files.ts
const C = {
	github: ".github/workflows/gate.yml",
	gitlab: ".gitlab-ci.yml"
};
async function listFiles(e) {
	try {
		return await m(e);
	} catch (e) {
		if (o(e) === "ENOENT") return [];
		throw e;
	}
}
async function readText(e) {
	return (await l(e, 1048576)).toString("utf8");
}
const w = "samples";
function gateFile(e) {
	return `# Read by: regohost gate. Replace the samples by the files that your build writes.
# Each policy names the inputs that it judges, in custom.inputs of its METADATA.
version: 1
policies: [${e}]
inputs: ["${w}/*"]
`;
}
function addInputs(e, t) {
	let n = e.search(/^package /m), r = e.slice(0, n), i = "# custom:\n", a = ["#   inputs:", ...t.map((e) => `#     - ${e}`)].map((e) => `${e}\n`).join("");
	return (r.includes(i) ? r : r + i).replace(i, `${i}${a}`) + e.slice(n);
}
async function readInitFiles({ kind: e, folder: t, ci: n }) {
	let r = d(), i = v(r, "templates", "init"), o = /* @__PURE__ */ new Map(), s = "";
	for (let n of [v(r, "policies", e), v(i, e)]) for (let r of await listFiles(n)) {
		let i = r.startsWith("sample."), a = i ? `${w}/${e}${_(r)}` : `${t}/${e}/${r}`;
		i && (s = a);
		let c = await readText(v(n, r));
		o.set(a, r === `${e}.rego` ? addInputs(c, x[e].inputs) : c);
	}
	return o.set(a, gateFile(t)), n !== "none" && o.set(C[n], await readText(v(i, "ci", `${n}.yml`))), {
		files: o,
		sample: s
	};
}
async function readStatus(t) {
	try {
		return await f(t);
	} catch (n) {
		if (o(n) === "ENOENT") return;
		throw new e(`${t} cannot be read (${String(o(n))})`, {
			code: "output_unwritable",
			cause: n
		});
	}
}
async function isKept(e, t, n, r) {
	return t.isFile() ? n === "regohost.yaml" || t.size === Buffer.byteLength(r) && await readText(e) === r : !1;
}
async function makeFolders(e, t) {
	let n = t.split("/");
	for (let t = 1; t < n.length; t++) try {
		await p(y(e, ...n.slice(0, t)));
	} catch (e) {
		if (o(e) !== "EEXIST") throw e;
	}
}
async function writeInitFiles(t, n) {
	let r = [], i = /* @__PURE__ */ new Set();
	for (let [e, a] of n) {
		let n = y(t, e), o = await readStatus(n);
		o !== void 0 && (await isKept(n, o, e, a) ? i.add(e) : r.push(e));
	}
	if (r.length > 0) throw new e(`nothing is written, because these exist: ${r.join(", ")}. Move them, or use another folder`, { code: "output_unwritable" });
	let a = [];
	for (let [r, s] of n) {
		if (i.has(r)) continue;
		let n = y(t, r);
		try {
			await makeFolders(t, r), await g(n, s, { flag: "wx" }), a.push(n);
		} catch (t) {
			throw await Promise.all(a.map((e) => h(e, { force: !0 }))), new e(`${r} cannot be written (${String(o(t))}), so nothing is`, {
				code: "output_unwritable",
				cause: t
			});
		}
	}
	return i;
}
// src/cli/commands/init.ts
const T = r()({
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
		choices: S,
		default: ["none"]
	}
}), E = Object.keys(x).join(", "), D = n({
	arguments: [["[kind]", `evidence to judge: ${E}`]],
	options: T,
	about: "Writes regohost.yaml, a policy with its test and settings, and a sample that passes. It overwrites nothing. A second kind\nshares regohost.yaml. Without a kind it has three questions on a terminal.",
	examples: [
		"regohost init",
		"regohost init sbom && regohost test policies && regohost gate",
		"regohost init vulnerabilities --policies gate --ci github"
	],
	run: runInit
});
async function runInit({ io: n }, r, { policies: o, ci: s }) {
	if (!isInitFolder(o)) throw new e(`--policies ${folderError(o)}`);
	let c = await choosePlan(n, r, {
		folder: o,
		ci: s
	}), { files: l, sample: u } = await readInitFiles(c), d = await writeInitFiles(n.cwd, l), f = Array.from(l.keys(), (e) => `${d.has(e) ? "kept" : "wrote"} ${e}\n`), p = d.has("regohost.yaml") ? `by ${a}, which must list ${c.folder} and ${u}` : `judges ${u}, by ${a}`;
	return await i(n.stdout, `${f.join("")}\nregohost test ${c.folder}\nregohost gate   # ${p}\n`), t.pass;
}
async function choosePlan(t, n, r) {
	if (n === void 0) {
		if (t.openPrompt === void 0) throw new e(`name the kind of evidence: ${E}`);
		return askInit(t, t.openPrompt, r);
	}
	if (!isInitKind(n)) throw new e(kindError(n));
	return {
		kind: n,
		...r
	};
}
export { D as configure };
