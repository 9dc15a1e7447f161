import { __toESM as e } from "./rolldown-runtime.js";
import { CommandError as t, EXIT as n, defineCommand as r, optionsFor as i, writeOut as a } from "./evaluation-command.js";
import { GATE_FILE as o } from "./gate-command.js";
import { codeOf as s, highest as c, nearest as l, readRegularFile as u, require_promises as d, shownText as f } from "./evaluation.js";
import { packageRoot as p } from "./shared.js";
import { extname as m, join as h, resolve as g } from "node:path";
// src/cli/init/init-plan.ts
const _ = ["kind: cyclonedx", "kind: spdx"], v = {
	sbom: {
		summary: "SBOMs, by the minimum elements of the NTIA",
		inputs: _
	},
	sbom_bsi: {
		summary: "SBOMs, by BSI TR-03183-2",
		inputs: _
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
		inputs: _
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
		inputs: ["file: \"*chainloop*\""],
		settings: ["compat: chainloop"]
	},
	conforma: {
		summary: "an image's attestations, by a policy and a configuration in Conforma's form",
		inputs: [],
		settings: ["rules: conforma", "builtins: [conforma]"]
	}
};
function getKind(e) {
	return {
		settings: [],
		...v[e]
	};
}
const y = [
	"github",
	"gitlab",
	"none"
];
function kindError(e) {
	let t = Object.keys(v), n = e === "kubernetes" ? " (did you mean k8s?)" : l(e, t);
	return f`${e} is no kind of evidence${n}; the kinds are ${t.join(", ")}`;
}
function folderError(e) {
	return f`${e}: write a folder below this one, without hidden folders, such as gate/policies`;
}
function isInitKind(e) {
	return Object.hasOwn(v, e);
}
function isInitFolder(e) {
	return e.split("/").every((e) => /^[A-Za-z0-9_][A-Za-z0-9._-]*$/.test(e) && e !== "node_modules");
}
// src/cli/init/ask-init.ts
async function askFor({ stdout: e }, n, { question: r, isValid: i, explain: o, preset: s }) {
	for (;;) {
		let c = await n.ask(`${r}${s === void 0 ? "" : ` [${s}]`}: `);
		if (c === void 0 || "interrupted" in c) throw new t("nothing is written, because a question has no answer");
		let l = c.line.trim();
		if (l === "" && s !== void 0) return s;
		if (i(l)) return l;
		l !== "" && await a(e, `${o(l)}\n`);
	}
}
const isFolder = (e) => isInitFolder(e);
async function askInit(e, t, { folder: n, ci: r }) {
	let i = c(Object.keys(v).map(({ length: e }) => e)), o = Object.entries(v).map(([e, { summary: t }]) => `  ${e.padEnd(i)}  ${t}\n`);
	await a(e.stdout, o.join(""));
	let s = await t({
		history: [],
		complete: (e) => [[], e]
	});
	try {
		return {
			kind: await askFor(e, s, {
				question: "Kind of evidence",
				isValid: isInitKind,
				explain: kindError
			}),
			folder: await askFor(e, s, {
				question: "Folder of the policies",
				isValid: isFolder,
				explain: folderError,
				preset: n
			}),
			ci: await askFor(e, s, {
				question: `CI: ${y.join(", ")}`,
				isValid: isInitSystem,
				explain: systemError,
				preset: r
			})
		};
	} finally {
		s.close();
	}
}
function isInitSystem(e) {
	return y.some((t) => t === e);
}
function systemError(e) {
	return f`${e} is none of ${y.join(", ")}${l(e, y)}`;
}
// src/cli/init/init-files.ts
var b = /* @__PURE__ */ e(d(), 1);
const x = {
	github: ".github/workflows/gate.yml",
	gitlab: ".gitlab-ci.yml"
};
async function listFiles(e) {
	try {
		return await (0, b.readdir)(e);
	} catch (e) {
		if (s(e) === "ENOENT") return [];
		throw e;
	}
}
async function readText(e) {
	return (await u(e, 1048576)).toString("utf8");
}
const S = "samples", C = "policy.yaml";
function gateFile(e, t) {
	let { inputs: n, settings: r } = getKind(e);
	return `# Read by: regohost gate. Replace the samples by the files that your build writes.
${n.length === 0 ? "" : "# Each policy names the inputs that it judges, in custom.inputs of its METADATA.\n"}version: 1
policies: [${t}]
inputs: ["${S}/*"]
${r.map((e) => `${e}\n`).join("")}`;
}
function isShared(e, t) {
	let { settings: n } = getKind(t), r = e.split("\n");
	return r.filter((e) => e.startsWith("rules:") && !n.includes(e)).length === 0 && n.every((e) => r.includes(e));
}
function addInputs(e, t) {
	if (t.length === 0) return e;
	let n = e.search(/^package /m), r = e.slice(0, n), i = "# custom:\n", a = ["#   inputs:", ...t.map((e) => `#     - ${e}`)].map((e) => `${e}\n`).join("");
	return (r.includes(i) ? r : r + i).replace(i, `${i}${a}`) + e.slice(n);
}
async function readInitFiles({ kind: e, folder: t, ci: n }) {
	let r = p(), i = h(r, "templates", "init"), a = /* @__PURE__ */ new Map(), s = "";
	for (let n of [h(r, "policies", e), h(i, e)]) for (let r of await listFiles(n)) {
		let i = await readText(h(n, r));
		if (r === C) {
			a.set(r, i.replace("./policies/", `./${t}/`));
			continue;
		}
		let o = r.startsWith("sample."), c = o ? `${S}/${e}${m(r)}` : `${t}/${e}/${r}`;
		o && (s = c), a.set(c, r === `${e}.rego` ? addInputs(i, getKind(e).inputs) : i);
	}
	return a.set(o, gateFile(e, a.has(C) ? C : t)), n !== "none" && a.set(x[n], await readText(h(i, "ci", `${n}.yml`))), {
		files: a,
		sample: s
	};
}
async function readStatus(e) {
	try {
		return await (0, b.lstat)(e);
	} catch (n) {
		if (s(n) === "ENOENT") return;
		throw new t(`${e} cannot be read (${String(s(n))})`, {
			code: "output_unwritable",
			cause: n
		});
	}
}
async function isKept(e, t, { path: n, text: r, kind: i }) {
	return t.isFile() ? n === "regohost.yaml" ? isShared(await readText(e), i) : t.size === Buffer.byteLength(r) && await readText(e) === r : !1;
}
async function makeFolders(e, t) {
	let n = t.split("/");
	for (let t = 1; t < n.length; t++) try {
		await (0, b.mkdir)(g(e, ...n.slice(0, t)));
	} catch (e) {
		if (s(e) !== "EEXIST") throw e;
	}
}
async function writeInitFiles(e, n, r) {
	let i = [], a = /* @__PURE__ */ new Set();
	for (let [t, o] of r) {
		let r = g(e, t), s = await readStatus(r);
		s !== void 0 && (await isKept(r, s, {
			path: t,
			text: o,
			kind: n
		}) ? a.add(t) : i.push(t));
	}
	if (i.length > 0) throw new t(`nothing is written, because these exist: ${i.join(", ")}. Move them, or run it in another folder`, { code: "output_unwritable" });
	let o = [];
	for (let [n, i] of r) {
		if (a.has(n)) continue;
		let r = g(e, n);
		try {
			await makeFolders(e, n), await (0, b.writeFile)(r, i, { flag: "wx" }), o.push(r);
		} catch (e) {
			throw await Promise.all(o.map((e) => (0, b.rm)(e, { force: !0 }))), new t(`${n} cannot be written (${String(s(e))}), so nothing is`, {
				code: "output_unwritable",
				cause: e
			});
		}
	}
	return a;
}
// src/cli/commands/init.ts
const w = i()({
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
}), T = Object.keys(v).join(", "), E = r({
	arguments: [["[kind]", `evidence to judge: ${T}`]],
	options: w,
	about: "Writes regohost.yaml, a policy with its test and settings, and a sample that passes. It overwrites nothing. A second kind\nshares regohost.yaml, except chainloop and conforma. Without a kind, it has three questions on a terminal.",
	examples: [
		"regohost init",
		"regohost init sbom && regohost test policies && regohost gate",
		"regohost init vulnerabilities --policies gate --ci github"
	],
	async run({ io: e }, r, { policies: i, ci: s }) {
		if (!isInitFolder(i)) throw new t(`--policies ${folderError(i)}`);
		let c = await choosePlan(e, r, {
			folder: i,
			ci: s
		}), { files: l, sample: u } = await readInitFiles(c), d = await writeInitFiles(e.cwd, c.kind, l), f = Array.from(l.keys(), (e) => `${d.has(e) ? "kept" : "wrote"} ${e}\n`), p = d.has("regohost.yaml") ? `by ${o}, which must list ${c.folder} and ${u}` : `judges ${u}, by ${o}`;
		return await a(e.stdout, `${f.join("")}\nregohost test\nregohost gate   # ${p}\n`), n.pass;
	}
});
async function choosePlan(e, n, r) {
	if (n === void 0) {
		if (e.openPrompt === void 0) throw new t(`name the kind of evidence: ${T}`);
		return askInit(e, e.openPrompt, r);
	}
	if (!isInitKind(n)) throw new t(kindError(n));
	return {
		kind: n,
		...r
	};
}
export { E as configure };
