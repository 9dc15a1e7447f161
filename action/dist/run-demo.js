import { writeReport as e } from "./judging.js";
import { DemoError as t } from "./demo-context.js";
import { RegoObject as n, counted as r, highest as i, require__builtin_crypto as a, sha256 as o, sha256Hex as s } from "./evaluation.js";
import { array as c, boolean as l, literal as u, looseObject as d, record as f, string as p, unknown as m } from "./zod.js";
import { STATEMENT_TYPE as h, factsText as g, loadGate as _, readSigningKey as v, signPayload as y } from "./shared.js";
import { formatSize as b, waterfall as x } from "./waterfall.js";
import { mkdtemp as S, readFile as C, readdir as w, realpath as T, rm as E, writeFile as D } from "node:fs/promises";
import { basename as O, delimiter as k, dirname as A, join as j } from "node:path";
import { tmpdir as M } from "node:os";
import { execFile as N } from "node:child_process";
// src/testing/demo/attested-service.ts
async function startAttestedService(e, t) {
	let { startEvidenceService: n } = await import("./testing.js"), r = await n(), { tarball: i, sbom: a } = e, o = r.addArtifact(JSON.stringify(t), {
		kind: "ATTESTATION",
		name: "statement.dsse.json"
	}), s = r.addArtifact(i.bytes, {
		kind: "ARTIFACT",
		name: i.name
	});
	r.link(o, s);
	let c = r.addArtifact(a.bytes, {
		kind: "SBOM_CYCLONEDX_JSON",
		name: a.name
	});
	return r.link(o, c), {
		service: r,
		attestation: o,
		sbom: c
	};
}
const P = [
	"SBOM attached",
	"Provenance attested",
	"Tests passed"
], F = /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bnpm_[A-Za-z0-9]{36}\b|\bAKIA[0-9A-Z]{16}\b/;
async function addFullEvidence({ service: t, attestation: n, sbom: r }, i, a, o, s) {
	let c = await runPolicyTests(i, s), l = t.addArtifact(c.junit, {
		kind: "JUNIT_XML",
		name: "policy-tests.xml"
	}), u = t.addArtifact(await e(o, "sarif"), {
		kind: "SARIF",
		name: "release-gate.sarif"
	});
	for (let e of [l, u]) t.link(n, e);
	let d = /* @__PURE__ */ new Map([
		[n, "statement.dsse.json"],
		[r, "sbom.cdx.json"],
		[l, "policy-tests.xml"],
		[u, "release-gate.sarif"]
	]), f = Array.from(d, ([{ digest: e, kind: n }, r]) => t.addEvidence({
		name: r,
		digest: e,
		kind: n,
		subject_name: a.name,
		project_name: i.name,
		project_version_name: i.version
	})), p = [
		!0,
		!0,
		c.passed
	];
	for (let [e, n] of P.entries()) t.addComplianceEvaluation({
		name: n,
		project_version_id: f[0]?.project_version_id ?? "",
		status: p[e] === !0 ? "pass" : "fail"
	});
	let m = Buffer.from(a.bytes).toString("latin1");
	t.onPrompt(() => ({
		skipped: !1,
		violations: F.test(m) ? ["the package holds a credential"] : []
	}));
}
async function runPolicyTests(e, { testPolicies: t }) {
	let n = j(e.directory, "examples", "full-gate"), r = (await w(n)).filter((e) => e.endsWith(".rego")), { createServiceClient: i, serviceBuiltins: a } = await import("./index.js"), { passed: o, report: s } = await t(r, {
		cwd: n,
		builtins: a(i({
			env: {},
			configFile: !1
		}))
	});
	return {
		junit: await s("junit"),
		passed: o
	};
}
// src/testing/demo/cyclonedx.ts
const I = d({
	"bom-ref": p(),
	name: p(),
	version: p().optional(),
	purl: p().optional(),
	hashes: c(d({
		alg: p(),
		content: p()
	})).optional()
}), L = d({
	ref: p(),
	dependsOn: c(p()).default([])
}), R = d({
	bomFormat: u("CycloneDX"),
	specVersion: p(),
	metadata: d({ component: I }),
	components: c(I).default([]),
	dependencies: c(L).default([])
});
function parseCycloneDx(e) {
	return R.parse(JSON.parse(e));
}
function findPackage(e, t, n) {
	let r = [e.metadata.component, ...e.components].find((e) => e.purl === t);
	if (r === void 0) return;
	let i = new Map(e.components.map((e) => [e["bom-ref"], e])), a = new Map(e.dependencies.map(({ ref: e, dependsOn: t }) => [e, t])), o = (a.get(r["bom-ref"]) ?? []).filter((e) => n.includes(i.get(e)?.name ?? "")), s = new Set(o);
	for (let e of s) for (let t of a.get(e) ?? []) s.add(t);
	return s.delete(r["bom-ref"]), {
		...e,
		metadata: {
			...e.metadata,
			component: r
		},
		components: e.components.filter((e) => s.has(e["bom-ref"])),
		dependencies: [{
			ref: r["bom-ref"],
			dependsOn: o
		}, ...e.dependencies.filter(({ ref: e }) => s.has(e))]
	};
}
function mergeCycloneDx(e, t) {
	let n = e.metadata.component["bom-ref"], r = [...e.components, ...t.flatMap((e) => [e.metadata.component, ...e.components])], i = t.map((e) => e.metadata.component["bom-ref"]);
	return {
		...e,
		components: [...new Map(r.map((e) => [e["bom-ref"], e])).values()],
		dependencies: [...e.dependencies.map((e) => e.ref === n ? {
			...e,
			dependsOn: [...e.dependsOn, ...i]
		} : e), ...t.flatMap((e) => e.dependencies)]
	};
}
// src/testing/demo/in-toto-statement.ts
var z = a();
function createStatement(e) {
	return {
		_type: "https://in-toto.io/Statement/v1",
		subject: [describe(e.tarball.name, e.tarball.bytes)],
		predicateType: "https://slsa.dev/provenance/v1",
		predicate: {
			buildDefinition: {
				buildType: "urn:regohost:demo:npm-pack",
				externalParameters: { package: e.packageUrl },
				internalParameters: {
					node: process.version,
					npm: e.npmVersion,
					platform: `${process.platform}-${process.arch}`
				},
				resolvedDependencies: e.dependencies
			},
			runDetails: {
				builder: { id: "urn:regohost:demo:local" },
				metadata: {
					invocationId: `urn:uuid:${(0, z.randomUUID)()}`,
					startedOn: e.startedOn.toISOString(),
					finishedOn: (/* @__PURE__ */ new Date()).toISOString()
				},
				byproducts: [{
					...describe(e.sbom.name, e.sbom.bytes),
					mediaType: "application/vnd.cyclonedx+json"
				}]
			}
		}
	};
}
function withSubject(e, t, n) {
	return {
		...e,
		subject: [describe(t, n)]
	};
}
function describe(e, t) {
	return {
		name: e,
		digest: { sha256: s(t) }
	};
}
// src/testing/demo/installed-packages.ts
const B = d({
	name: p(),
	version: p(),
	dependencies: f(p(), p()).default({}),
	optionalDependencies: f(p(), p()).default({})
});
async function readPackage(e) {
	let { packageRoot: t } = await import("./package-root.js").then((e) => e.package_root_exports), n = e ?? t(), { name: r, version: i, dependencies: a, optionalDependencies: o } = B.parse(JSON.parse(await C(j(n, "package.json"), "utf8")));
	return {
		directory: n,
		name: r,
		version: i,
		purl: npmPurl(r, i),
		dependencies: Object.keys({
			...a,
			...o
		})
	};
}
function npmPurl(e, t) {
	return `pkg:npm/${e.replace("@", "%40")}@${t}`;
}
const V = f(p(), m()).default({}), H = d({ packages: f(p(), d({
	name: p().optional(),
	version: p().optional(),
	integrity: p().optional(),
	dependencies: V,
	optionalDependencies: V,
	peerDependencies: V,
	peerDependenciesMeta: f(p(), d({ optional: l().default(!1) })).default({})
})) });
function readInstallation({ directory: e }) {
	let [t = e, ...n] = e.replaceAll("\\", "/").split("/node_modules/");
	return n.length === 0 ? {
		directory: e,
		location: ""
	} : {
		directory: t,
		location: `node_modules/${n.join("/node_modules/")}`
	};
}
async function readInstalledPackages(e, n) {
	let r = j(n.directory, "node_modules", ".package-lock.json"), i = await C(r, "utf8").catch((n) => {
		throw new t(`${r} is missing, so the installed packages are unknown: run the demo in a clone of the repository after npm ci, or in a project that npm installed ${e.name} into`, { cause: n });
	}), { packages: a } = H.parse(JSON.parse(i)), o = /* @__PURE__ */ new Map(), s = {}, c = a[n.location];
	c !== void 0 && (s[n.location] = c);
	let visit = (e, r, i) => {
		let c = locate(a, e, r);
		if (c === void 0) {
			if (!i) return;
			throw new t(`${r} is not installed: run npm ci in ${n.directory}`);
		}
		let l = a[c];
		if (!(l?.version === void 0 || o.has(c))) {
			o.set(c, toResolved(l.name ?? r, l.version, l.integrity)), s[c] = l;
			for (let [e, t] of getNeeds(l)) visit(c, e, t);
		}
	};
	for (let t of e.dependencies) visit(n.location, t, !0);
	return {
		dependencies: [...o.values()].sort((e, t) => e.uri < t.uri ? -1 : 1),
		locked: s
	};
}
function* getNeeds(e) {
	for (let t of Object.keys(e.dependencies)) yield [t, !0];
	for (let t of Object.keys(e.optionalDependencies)) yield [t, !1];
	for (let t of Object.keys(e.peerDependencies)) e.peerDependenciesMeta[t]?.optional !== !0 && (yield [t, !0]);
}
function locate(e, t, n) {
	for (let r = t;; r = r.slice(0, Math.max(r.lastIndexOf("/node_modules/"), 0))) {
		let t = `${r === "" ? "" : `${r}/`}node_modules/${n}`;
		if (e[t] !== void 0) return t;
		if (r === "") return;
	}
}
function toResolved(e, t, n) {
	let r = Object.fromEntries((n ?? "").split(/\s+/).flatMap((e) => {
		let [t, n] = e.split("-");
		return t && n ? [[t, Buffer.from(n, "base64").toString("hex")]] : [];
	})), i = npmPurl(e, t);
	return Object.keys(r).length === 0 ? { uri: i } : {
		uri: i,
		digest: r
	};
}
// src/testing/demo/build-release.ts
async function buildRelease(e, t) {
	let n = /* @__PURE__ */ new Date(), r = readInstallation(e), i = (await t(["--version"], e.directory)).trim(), a = await readInstalledPackages(e, r), o = await pack(e, t), s = await readCarriedSboms(e), c = mergeCycloneDx(await npmSbom(e, r, a, t), s), l = {
		name: `${e.name}-${e.version}.cdx.json`,
		bytes: Buffer.from(JSON.stringify(c))
	}, u = [...a.dependencies, ...s.flatMap(toDependency)], d = createStatement({
		tarball: o,
		sbom: l,
		packageUrl: e.purl,
		npmVersion: i,
		dependencies: u,
		startedOn: n
	});
	return {
		tarball: o,
		sbom: l,
		componentCount: c.components.length,
		statement: d
	};
}
function pack(e, n) {
	return inTemporaryFolder(async (r) => {
		await n([
			"pack",
			e.directory,
			"--pack-destination",
			r
		], r);
		let [i, ...a] = (await w(r)).filter((e) => e.endsWith(".tgz"));
		if (i === void 0 || a.length > 0) throw new t("npm pack did not write one tarball");
		return {
			name: i,
			bytes: await C(j(r, i))
		};
	});
}
async function npmSbom(e, { directory: n, location: r }, { locked: i }, a) {
	let o = [
		"sbom",
		"--sbom-format",
		"cyclonedx"
	], s = findPackage(parseCycloneDx(r === "" ? await a(o, n) : await inTemporaryFolder(async (t) => (await writeProject(t, e, i), a([...o, "--package-lock-only"], t)))), e.purl, e.dependencies);
	if (s === void 0) throw new t(`npm sbom in ${n} does not list ${e.purl}`);
	return s.metadata.component = {
		...s.metadata.component,
		name: e.name
	}, s;
}
async function writeProject(e, { name: t, version: n }, r) {
	let i = {
		name: `${t}-demo`,
		version: "1.0.0",
		dependencies: { [t]: n }
	}, a = {
		lockfileVersion: 3,
		packages: {
			"": i,
			...r
		}
	};
	await D(j(e, "package.json"), JSON.stringify(i)), await D(j(e, "package-lock.json"), JSON.stringify(a));
}
async function inTemporaryFolder(e) {
	let t = await S(j(M(), "regohost-demo-"));
	try {
		return await e(t);
	} finally {
		await E(t, {
			recursive: !0,
			force: !0,
			maxRetries: 5
		});
	}
}
async function readCarriedSboms(e) {
	let n = j(e.directory, "opa-core"), r = (await w(n)).filter((e) => /^sbom.*\.json$/.test(e)).sort();
	if (r.length === 0) throw new t(`${n} has no SBOM of the Wasm module`);
	return Promise.all(r.map(async (e) => parseCycloneDx(await C(j(n, e), "utf8"))));
}
function toDependency(e) {
	return [e.metadata.component, ...e.components].flatMap(({ purl: e }) => e === void 0 ? [] : [{ uri: e }]);
}
// src/testing/demo/demo-signer.ts
function createSigner() {
	let { privateKey: e, publicKey: t } = (0, z.generateKeyPairSync)("ec", { namedCurve: "P-256" });
	return {
		name: "signed with a key made for this run",
		trust: { keys: [t] },
		sign: (t) => {
			let n = Buffer.from(JSON.stringify(t));
			return { ...y(h, n, v({ key: e })) };
		}
	};
}
function withPayload(e, t) {
	let n = Buffer.from(JSON.stringify(t)).toString("base64");
	return {
		...e,
		payload: n
	};
}
// src/testing/demo/demo-report.ts
function showRelease(e, t, n, r) {
	let { sbom: i, statement: a, componentCount: s } = e;
	return [
		["tarball", `${t.name}, ${b(t.bytes.length)}`],
		["", o(t.bytes)],
		["SBOM", `${i.name}, ${String(s)} components`],
		["statement", a.predicateType],
		["", n],
		...r === void 0 ? [] : [["tampered", r]]
	].map(([e = "", t = ""]) => `${e.padEnd(10)}${t}\n`).join("");
}
function showVerdicts(e, t) {
	return e.flatMap(({ report: e, calls: n, ms: r }) => e.results.map((e) => {
		let { policy: i = "" } = e;
		return showVerdict(e, n.get(i) ?? [], r.get(i) ?? 0, t);
	})).join("");
}
function showVerdict({ input: e, policy: t, outcome: a, violations: o, unverified: s, envelope: c, problems: l }, u, d, f) {
	let p = a === "pass" ? f.green("PASS ") : f.red(a.toUpperCase().padEnd(5)), m = [
		r(u.length, "call"),
		r(Math.max(0, i(u.map(({ round: e }) => e))), "round"),
		`${d.toFixed(0)} ms`
	].join(", "), h = o.map(({ rule: e, value: t, message: r, ...i }) => {
		let a = t instanceof n ? t.get("rule") : i.id;
		return `      ${f.red(typeof a == "string" ? a : e)}: ${r}\n`;
	}), _ = x(u).map((e) => `${f.dim(`      ${e}`)}\n`);
	return [
		`\n${p} ${f.bold(t ?? e)}${t === void 0 ? "" : `  ${f.dim(m)}`}\n`,
		...h,
		...s.map((e) => `      ${f.yellow("unverified")}: ${e}\n`),
		...c?.verification === void 0 ? [] : [f.dim(`      ${g(c.verification)}\n`)],
		...l.map((e) => `      ${e}\n`),
		..._
	].join("");
}
// src/testing/demo/gate-release.ts
async function gateRelease({ signal: e, speculate: t, timeoutMs: n }, r, i, { example: a, inputs: o, trust: s, artifact: c }) {
	let { createServiceClient: l, serviceBuiltins: u } = await import("./index.js"), d = await i.issueToken({ kind: "api" }), f = l({
		baseUrl: i.baseUrl,
		platformUrl: i.platformUrl,
		token: d,
		env: {},
		configFile: !1
	});
	try {
		let i = await _(j("examples", a), {
			builtins: u(f),
			verify: s,
			cwd: r.directory,
			signal: e
		});
		try {
			let r = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map();
			return {
				report: await i.judge(o, {
					signal: e,
					verify: c === void 0 ? void 0 : {
						...s,
						artifact: c
					},
					speculate: t,
					timeoutMs: n,
					onDecision: (e, { policy: t }) => {
						r.set(t, e.calls.filter(({ used: e }) => e)), a.set(t, e.metrics.totalMs);
					}
				}),
				calls: r,
				ms: a
			};
		} finally {
			await i.close();
		}
	} finally {
		await f.close();
	}
}
// src/testing/demo/npm-command.ts
const U = [
	"--offline",
	"--ignore-scripts",
	"--loglevel=error",
	"--no-update-notifier"
], W = /^npm_(config_local_prefix|package_|lifecycle_)/i;
async function findNpm(e) {
	for (let t of candidates(e.env)) {
		let n = await T(t).catch(() => void 0);
		if (n !== void 0 && O(n) === "npm-cli.js") return (t, r) => runScript(n, [...t, ...U], r, e);
	}
	throw new t("npm was not found beside Node or in the PATH; the demo needs it: install Node with npm");
}
function* candidates(e) {
	let t = e.npm_execpath;
	t && (yield O(t) === "npx-cli.js" ? j(A(t), "npm-cli.js") : t);
	let n = A(process.execPath);
	yield j(n, "node_modules", "npm", "bin", "npm-cli.js"), yield j(n, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js");
	for (let t of (e.PATH ?? e.Path ?? "").split(k)) t !== "" && (yield j(t, "npm"), yield j(t, "node_modules", "npm", "bin", "npm-cli.js"));
}
function runScript(e, n, r, i) {
	let a = {
		cwd: r,
		env: Object.fromEntries(Object.entries(i.env).filter(([e]) => !e.startsWith("SERVICE_") && !W.test(e))),
		signal: i.signal,
		timeout: 12e4,
		maxBuffer: 67108864
	};
	return new Promise((i, o) => {
		N(process.execPath, [e, ...n], a, (e, a, s) => {
			if (e === null) {
				i(a);
				return;
			}
			let c = s.trim().split(/\r?\n/).slice(0, 5).join("\n  ");
			o(new t(`npm ${String(n[0])} failed in ${r}${c === "" ? "" : `:\n  ${c}`}`, { cause: e }));
		});
	});
}
// src/testing/demo/run-demo.ts
async function runDemo(e, t = {}) {
	let { style: n } = e, r = t.root ?? await readPackage();
	await e.note("The demo shows a release that is judged by what an evidence service knows about it. The release is this package: its SBOM is attested and signed, and policies decide whether the tarball may be published."), await e.note(`packing ${r.name} ${r.version} with npm and listing its dependencies`);
	let i = await buildRelease(r, await findNpm(e)), { stored: a, tarball: o, tampered: s } = tamper(i, t.tamper), c = createSigner(), l = [], u = c.sign(i.statement);
	await e.note("starting the embedded evidence service and deciding");
	let d = await startAttestedService(a, u), { service: f } = d;
	try {
		let { trust: n } = c, a = getInputs(i, u, o), s = {
			inputs: a,
			trust: n,
			artifact: o.bytes
		}, p = await gateRelease(e, r, f, {
			...s,
			example: "release-gate"
		});
		if (l.push(p), t.tamper === "tarball") {
			let [, { value: t } = { value: i.statement }] = a, o = [{
				name: "rewritten, unverified",
				value: t
			}];
			l.push(await gateRelease(e, r, f, {
				inputs: o,
				trust: n,
				example: "release-gate"
			}));
		}
		t.full === !0 && (await e.note("adding test results, a scan and the platform's records, and deciding on all of it"), await addFullEvidence(d, r, o, p.report, e), l.push(await gateRelease(e, r, f, {
			...s,
			example: "full-gate"
		})));
	} finally {
		await f.close();
	}
	let p = toOutcome(l), m = p === "pass" ? n.green(`\nPASS: ${o.name} may be released\n`) : n.red(`\nFAIL: ${o.name} must not be released\n`);
	return {
		outcome: p,
		text: showRelease(a, o, c.name, s) + showVerdicts(l, n) + m
	};
}
function getInputs({ tarball: e, statement: t }, n, r) {
	let i = [{
		name: "statement.dsse.json",
		value: n
	}];
	if (r.bytes === e.bytes) return i;
	let a = withPayload(n, withSubject(t, r.name, r.bytes));
	return [...i, {
		name: "rewritten.dsse.json",
		value: a
	}];
}
function tamper(e, t) {
	let { tarball: n, sbom: r } = e;
	switch (t) {
		case void 0: return {
			stored: e,
			tarball: n
		};
		case "tarball": return {
			stored: e,
			tarball: {
				...n,
				bytes: withOneByteChanged(n.bytes)
			},
			tampered: "one byte of the tarball, after it was attested"
		};
		case "sbom": return {
			stored: {
				...e,
				sbom: {
					...r,
					bytes: withOneByteChanged(r.bytes)
				}
			},
			tarball: n,
			tampered: "one byte of the SBOM, before it was stored"
		};
	}
}
function toOutcome(e) {
	let t = e.map(({ report: e }) => e.outcome);
	if (t.includes("undecided")) return "undecided";
	let n = e.some(({ report: e }) => e.counts.skipped > 0);
	return t.includes("invalid") || n ? "invalid" : t.includes("fail") ? "fail" : "pass";
}
function withOneByteChanged(e) {
	let t = Uint8Array.from(e), n = t.length >> 1;
	return t[n] = (t[n] ?? 0) ^ 1, t;
}
export { runDemo, withOneByteChanged };
