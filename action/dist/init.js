import { Ct as e, Mn as t, _n as n, fn as r, pn as i } from "./commands.js";
import { $s as a, Ts as o, ns as s, pc as c } from "./shared.js";
import { n as l } from "./package-root.js";
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
async function askFor(e, t, n, i) {
	for (;;) {
		let a = await e.ask(`${t}${i === void 0 ? "" : ` [${i}]`}: `);
		if (a === void 0 || "interrupted" in a) throw new r("nothing is written, because a question has no answer");
		let o = a.line.trim();
		if (o === "" && i !== void 0) return i;
		if (n(o)) return o;
	}
}
const isFolder = (e) => isInitFolder(e);
async function askInit(t, n, { folder: r, ci: i }) {
	let a = s(Object.keys(v).map(({ length: e }) => e)), o = Object.entries(v).map(([e, t]) => `  ${e.padEnd(a)}  ${t}\n`);
	await e(t.stdout, o.join(""));
	let c = await n({
		history: [],
		complete: (e) => [[], e]
	});
	try {
		return {
			kind: await askFor(c, "Kind of evidence", isInitKind),
			folder: await askFor(c, "Folder of the policies", isFolder, r),
			ci: await askFor(c, `CI: ${y.join(", ")}`, isInitSystem, i)
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
		if (c(e) === "ENOENT") return [];
		throw e;
	}
}
async function readText(e) {
	return (await o(e, 1048576)).toString("utf8");
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
	if (a.set("regohost.yaml", gateFile(t, o)), n !== "none") {
		let e = await readText(g(i, "ci", `${n}.yml`));
		a.set(b[n], e.replace("POLICIES", t).replace("SAMPLE", o));
	}
	return {
		files: a,
		sample: o
	};
}
async function isTaken(e) {
	try {
		return await u(e), !0;
	} catch (t) {
		if (c(t) === "ENOENT") return !1;
		throw new r(`${e} cannot be read (${String(c(t))})`, {
			code: "output_unwritable",
			cause: t
		});
	}
}
async function makeFolders(e, t) {
	let n = t.split("/");
	for (let t = 1; t < n.length; t++) try {
		await d(_(e, ...n.slice(0, t)));
	} catch (e) {
		if (c(e) !== "EEXIST") throw e;
	}
}
async function writeInitFiles(e, t) {
	let n = [];
	for (let r of t.keys()) await isTaken(_(e, r)) && n.push(r);
	if (n.length > 0) throw new r(`nothing is written, because these exist: ${n.join(", ")}. Move them, or use another folder`, { code: "output_unwritable" });
	let i = [];
	for (let [n, a] of t) {
		let t = _(e, n);
		try {
			await makeFolders(e, n), await m(t, a, { flag: "wx" }), i.push(t);
		} catch (e) {
			throw await Promise.all(i.map((e) => p(e, { force: !0 }))), new r(`${n} cannot be written (${String(c(e))}), so nothing is`, {
				code: "output_unwritable",
				cause: e
			});
		}
	}
}
// src/cli/commands/init.ts
const x = t()({
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
async function runInit({ io: t }, n, { policies: o, ci: s }) {
	if (!isInitFolder(o)) throw new r(a`--policies ${o}: write a folder below this one, without hidden folders, such as gate/policies`);
	let c = await choosePlan(t, n, {
		folder: o,
		ci: s
	}), { files: l, sample: u } = await readInitFiles(c);
	await writeInitFiles(t.cwd, l);
	let d = Array.from(l.keys(), (e) => `wrote ${e}\n`);
	return await e(t.stdout, `${d.join("")}\nregohost test ${c.folder}\nregohost gate   # judges ${u}, by regohost.yaml\n`), i.pass;
}
async function choosePlan(e, t, n) {
	if (t === void 0) {
		if (e.openPrompt === void 0) throw new r(`name the kind of evidence: ${S}`);
		return askInit(e, e.openPrompt, n);
	}
	if (!isInitKind(t)) throw new r(a`${t} is no kind of evidence; the kinds are ${S}`);
	return {
		kind: t,
		...n
	};
}
export { C as configure };
