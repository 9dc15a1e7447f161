import { __toESM as e } from "./rolldown-runtime.js";
import { RegoObject as t, counted as n, highest as r, require__builtin_crypto as i, require_promises as a, sha256 as o, sha256Hex as s } from "./evaluation.js";
import { writeReport as c } from "./judging.js";
import { DemoError as l } from "./demo-context.js";
import { array as u, boolean as d, literal as f, looseObject as p, record as m, string as h, unknown as g } from "./zod.js";
import { STATEMENT_TYPE as _, factsText as v, loadGate as y, readSigningKey as b, signPayload as x } from "./shared.js";
import { formatSize as S, waterfall as C } from "./waterfall.js";
import { basename as w, delimiter as T, dirname as E, join as D } from "node:path";
import { tmpdir as O } from "node:os";
import { execFile as k } from "node:child_process";
// src/testing/demo/attested-service.ts
var A = /* @__PURE__ */ e(a(), 1);
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
const j = [
	"SBOM attached",
	"Provenance attested",
	"Tests passed"
], M = /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bnpm_[A-Za-z0-9]{36}\b|\bAKIA[0-9A-Z]{16}\b/;
async function addFullEvidence({ service: e, attestation: t, sbom: n }, r, i, a, o) {
	let s = await runPolicyTests(r, o), l = e.addArtifact(s.junit, {
		kind: "JUNIT_XML",
		name: "policy-tests.xml"
	}), u = e.addArtifact(await c(a, "sarif"), {
		kind: "SARIF",
		name: "release-gate.sarif"
	});
	for (let n of [l, u]) e.link(t, n);
	let d = /* @__PURE__ */ new Map([
		[t, "statement.dsse.json"],
		[n, "sbom.cdx.json"],
		[l, "policy-tests.xml"],
		[u, "release-gate.sarif"]
	]), f = Array.from(d, ([{ digest: t, kind: n }, a]) => e.addEvidence({
		name: a,
		digest: t,
		kind: n,
		subject_name: i.name,
		project_name: r.name,
		project_version_name: r.version
	})), p = [
		!0,
		!0,
		s.passed
	];
	for (let [t, n] of j.entries()) e.addComplianceEvaluation({
		name: n,
		project_version_id: f[0]?.project_version_id ?? "",
		status: p[t] === !0 ? "pass" : "fail"
	});
	let m = Buffer.from(i.bytes).toString("latin1");
	e.onPrompt(() => ({
		skipped: !1,
		violations: M.test(m) ? ["the package holds a credential"] : []
	}));
}
async function runPolicyTests(e, { testPolicies: t }) {
	let n = D(e.directory, "examples", "full-gate"), r = (await (0, A.readdir)(n)).filter((e) => e.endsWith(".rego")), { createServiceClient: i, serviceBuiltins: a } = await import("./index.js"), { passed: o, report: s } = await t(r, {
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
const N = p({
	"bom-ref": h(),
	name: h(),
	version: h().optional(),
	purl: h().optional(),
	hashes: u(p({
		alg: h(),
		content: h()
	})).optional()
}), P = p({
	ref: h(),
	dependsOn: u(h()).default([])
}), F = p({
	bomFormat: f("CycloneDX"),
	specVersion: h(),
	metadata: p({ component: N }),
	components: u(N).default([]),
	dependencies: u(P).default([])
});
function parseCycloneDx(e) {
	return F.parse(JSON.parse(e));
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
var I = i();
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
					invocationId: `urn:uuid:${(0, I.randomUUID)()}`,
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
const L = p({
	name: h(),
	version: h(),
	dependencies: m(h(), h()).default({}),
	optionalDependencies: m(h(), h()).default({})
});
async function readPackage(e) {
	let { packageRoot: t } = await import("./shared.js").then((e) => e.package_root_exports), n = e ?? t(), { name: r, version: i, dependencies: a, optionalDependencies: o } = L.parse(JSON.parse(await (0, A.readFile)(D(n, "package.json"), "utf8")));
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
const R = m(h(), g()).default({}), z = p({ packages: m(h(), p({
	name: h().optional(),
	version: h().optional(),
	integrity: h().optional(),
	dependencies: R,
	optionalDependencies: R,
	peerDependencies: R,
	peerDependenciesMeta: m(h(), p({ optional: d().default(!1) })).default({})
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
async function readInstalledPackages(e, t) {
	let n = D(t.directory, "node_modules", ".package-lock.json"), r = await (0, A.readFile)(n, "utf8").catch((t) => {
		throw new l(`${n} is missing, so the installed packages are unknown: run the demo in a clone of the repository after npm ci, or in a project that npm installed ${e.name} into`, { cause: t });
	}), { packages: i } = z.parse(JSON.parse(r)), a = /* @__PURE__ */ new Map(), o = {}, s = i[t.location];
	s !== void 0 && (o[t.location] = s);
	let visit = (e, n, r) => {
		let s = locate(i, e, n);
		if (s === void 0) {
			if (!r) return;
			throw new l(`${n} is not installed: run npm ci in ${t.directory}`);
		}
		let c = i[s];
		if (!(c?.version === void 0 || a.has(s))) {
			a.set(s, toResolved(c.name ?? n, c.version, c.integrity)), o[s] = c;
			for (let [e, t] of getNeeds(c)) visit(s, e, t);
		}
	};
	for (let n of e.dependencies) visit(t.location, n, !0);
	return {
		dependencies: [...a.values()].sort((e, t) => e.uri < t.uri ? -1 : 1),
		locked: o
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
function pack(e, t) {
	return inTemporaryFolder(async (n) => {
		await t([
			"pack",
			e.directory,
			"--pack-destination",
			n
		], n);
		let [r, ...i] = (await (0, A.readdir)(n)).filter((e) => e.endsWith(".tgz"));
		if (r === void 0 || i.length > 0) throw new l("npm pack did not write one tarball");
		return {
			name: r,
			bytes: await (0, A.readFile)(D(n, r))
		};
	});
}
async function npmSbom(e, { directory: t, location: n }, { locked: r }, i) {
	let a = [
		"sbom",
		"--sbom-format",
		"cyclonedx"
	], o = findPackage(parseCycloneDx(n === "" ? await i(a, t) : await inTemporaryFolder(async (t) => (await writeProject(t, e, r), i([...a, "--package-lock-only"], t)))), e.purl, e.dependencies);
	if (o === void 0) throw new l(`npm sbom in ${t} does not list ${e.purl}`);
	return o.metadata.component = {
		...o.metadata.component,
		name: e.name
	}, o;
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
	await (0, A.writeFile)(D(e, "package.json"), JSON.stringify(i)), await (0, A.writeFile)(D(e, "package-lock.json"), JSON.stringify(a));
}
async function inTemporaryFolder(e) {
	let t = await (0, A.mkdtemp)(D(O(), "regohost-demo-"));
	try {
		return await e(t);
	} finally {
		await (0, A.rm)(t, {
			recursive: !0,
			force: !0,
			maxRetries: 5
		});
	}
}
async function readCarriedSboms(e) {
	let t = D(e.directory, "opa-core"), n = (await (0, A.readdir)(t)).filter((e) => /^sbom.*\.json$/.test(e)).sort();
	if (n.length === 0) throw new l(`${t} has no SBOM of the Wasm module`);
	return Promise.all(n.map(async (e) => parseCycloneDx(await (0, A.readFile)(D(t, e), "utf8"))));
}
function toDependency(e) {
	return [e.metadata.component, ...e.components].flatMap(({ purl: e }) => e === void 0 ? [] : [{ uri: e }]);
}
// src/testing/demo/demo-signer.ts
function createSigner() {
	let { privateKey: e, publicKey: t } = (0, I.generateKeyPairSync)("ec", { namedCurve: "P-256" });
	return {
		name: "signed with a key made for this run",
		trust: { keys: [t] },
		sign: (t) => {
			let n = Buffer.from(JSON.stringify(t));
			return { ...x(_, n, b({ key: e })) };
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
		["tarball", `${t.name}, ${S(t.bytes.length)}`],
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
function showVerdict({ input: e, policy: i, outcome: a, violations: o, unverified: s, envelope: c, problems: l }, u, d, f) {
	let p = a === "pass" ? f.green("PASS ") : f.red(a.toUpperCase().padEnd(5)), m = [
		n(u.length, "call"),
		n(Math.max(0, r(u.map(({ round: e }) => e))), "round"),
		`${d.toFixed(0)} ms`
	].join(", "), h = o.map(({ rule: e, value: n, message: r, ...i }) => {
		let a = n instanceof t ? n.get("rule") : i.id;
		return `      ${f.red(typeof a == "string" ? a : e)}: ${r}\n`;
	}), g = C(u).map((e) => `${f.dim(`      ${e}`)}\n`);
	return [
		`\n${p} ${f.bold(i ?? e)}${i === void 0 ? "" : `  ${f.dim(m)}`}\n`,
		...h,
		...s.map((e) => `      ${f.yellow("unverified")}: ${e}\n`),
		...c?.verification === void 0 ? [] : [f.dim(`      ${v(c.verification)}\n`)],
		...l.map((e) => `      ${e}\n`),
		...g
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
		let i = await y(D("examples", a), {
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
						r.set(t, e.calls), a.set(t, e.metrics.totalMs);
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
const B = [
	"--offline",
	"--ignore-scripts",
	"--loglevel=error",
	"--no-update-notifier"
], V = /^npm_(config_local_prefix|package_|lifecycle_)/i;
async function findNpm(e) {
	for (let t of candidates(e.env)) {
		let n = await (0, A.realpath)(t).catch(() => void 0);
		if (n !== void 0 && w(n) === "npm-cli.js") return (t, r) => runScript(n, [...t, ...B], r, e);
	}
	throw new l("npm was not found beside Node or in the PATH; the demo needs it: install Node with npm");
}
function* candidates(e) {
	let t = e.npm_execpath;
	t && (yield w(t) === "npx-cli.js" ? D(E(t), "npm-cli.js") : t);
	let n = E(process.execPath);
	yield D(n, "node_modules", "npm", "bin", "npm-cli.js"), yield D(n, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js");
	for (let t of (e.PATH ?? e.Path ?? "").split(T)) t !== "" && (yield D(t, "npm"), yield D(t, "node_modules", "npm", "bin", "npm-cli.js"));
}
function runScript(e, t, n, r) {
	let i = {
		cwd: n,
		env: Object.fromEntries(Object.entries(r.env).filter(([e]) => !e.startsWith("SERVICE_") && !V.test(e))),
		signal: r.signal,
		timeout: 12e4,
		maxBuffer: 67108864
	};
	return new Promise((r, a) => {
		k(process.execPath, [e, ...t], i, (e, i, o) => {
			if (e === null) {
				r(i);
				return;
			}
			let s = o.trim().split(/\r?\n/).slice(0, 5).join("\n  ");
			a(new l(`npm ${String(t[0])} failed in ${n}${s === "" ? "" : `:\n  ${s}`}`, { cause: e }));
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
