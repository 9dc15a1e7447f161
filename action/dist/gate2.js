import { __exportAll as e } from "./rolldown-runtime.js";
import { append as t, isAddress as n, limitReading as r, said as i } from "./shared.js";
import { ATTEST_OPTIONS as a, CommandError as o, DECISION_LOG as s, EXIT as c, FLAG_WORDING as l, GATE_OPTIONS as u, LOCK_FILE as d, OUTPUT_FORMATS as f, OutputClosedError as p, checkOutputs as m, checkSigned as h, checkUnusedLock as g, defineCommand as _, flagsNeeding as v, hasUnnamedLock as y, isColored as b, isLockAdvice as x, libraryOptions as S, lockNamed as C, lockRead as w, lockWritten as T, longFlag as E, namedFiles as D, openCalls as ee, pathFrom as O, readFiles as k, refuseTerminal as A, showError as j, startProgress as M, toArguments as N, toBundleVerifyOptions as P, toCompileOptions as F, toDocumentSource as I, toEvaluateOptions as L, toExitCode as R, updateLock as z, worstExitCode as B, writeExact as V, writeNote as H, writeSafe as U } from "./commands.js";
import { readOutputTargets as W } from "./output-targets.js";
import { toVerifyOptions as G } from "./verify-flags.js";
import { appendFile as K, stat as q } from "node:fs/promises";
import { resolve as J } from "node:path";
async function writeReports(e, t, { targets: n, log: r, summary: i, exitCode: a }) {
	let { gateExitCode: o } = await import("./report-options.js"), s = {
		summary: i,
		exitCode: B([o(t), a])
	}, c = [s.exitCode ?? a], attempt = async (t) => {
		try {
			return await t(), !0;
		} catch (t) {
			if (t instanceof p) throw t;
			return await H(e.io, j(t, e.noteStyle)), c.push(R(t)), !1;
		}
	};
	await attempt(() => r?.finish());
	let l = [...n].sort((e, t) => Number(e.file === void 0) - Number(t.file === void 0)), u = [];
	for (let n of l) await attempt(() => writeOutput(e, t, n, s)) && n.file !== void 0 && u.push(n.file);
	if (r === void 0 && u.length > 0 && n.every(({ file: e }) => e !== void 0)) {
		let { summarize: n } = await import("./report-lines.js");
		await e.note(`${n(t, e.noteStyle)}: ${u.join(", ")}`);
	}
	return B(c);
}
async function writeOutput(e, t, { format: n, file: r }, i) {
	let { io: a } = e, o = r === void 0 && b(a, a.stdout, e.flags.color), { writeReport: s } = await import("./write-report.js").then((e) => e.write_report_exports), c = await s(t, n, {
		...i,
		color: o
	});
	if (r === void 0) await U(a.stdout, c);
	else {
		let { writeWholeFile: e } = await import("./commands.js").then((e) => e.write_file_exports);
		await e(a, r, c, n === "html" ? 384 : void 0);
	}
	n === "github" && await writeStepSummary(e, t, i);
}
async function writeStepSummary(e, t, n) {
	let { io: r } = e, a = r.env.GITHUB_STEP_SUMMARY;
	if (a === void 0 || a === "") return;
	let s = O(r, a), { reportMarkdown: c } = await import("./markdown.js");
	try {
		let r = 1048576 - ((await q(s).catch(() => void 0))?.size ?? 0), i = c(t, {
			...n,
			maxBytes: r
		});
		Buffer.byteLength(i) <= r ? await K(s, i) : await e.warn("the step summary is full; the gate's summary was omitted");
	} catch (e) {
		throw new o(i`GITHUB_STEP_SUMMARY cannot be written: ${a}`, {
			code: "output_unwritable",
			cause: e
		});
	}
}
// src/cli/gate/gate-outputs.ts
var Y = class GateOutputs {
	#e;
	#t;
	#n;
	#r;
	constructor(e, t, n, r) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r;
	}
	static async open(e, t, n) {
		let r = W(n.output ?? ["pretty"], f);
		n.output?.includes("html") === !0 && A(e.io, "the page to a file with -o html=report.html, or pass -o html=-"), await checkPlaces(e, t, n, r);
		let isLog = ({ format: e }) => e === s, i = r.some(isLog) ? await (await import("./decision-log.js")).DecisionLog.open(e.io, r.filter(isLog)) : void 0, a = r.filter((e) => !isLog(e));
		return new GateOutputs(e, a, i, n.summary === !0);
	}
	onEvent(e) {
		let t = this.#n;
		if (t !== void 0) return async (n) => {
			t.isOnStdout && await e(), await t.write(n);
		};
	}
	write(e, t) {
		let n = {
			targets: this.#t,
			log: this.#n,
			summary: this.#r
		};
		return writeReports(this.#e, e, {
			...n,
			exitCode: t
		});
	}
	async abandon() {
		await this.#n?.abandon();
	}
};
async function checkPlaces({ io: e }, { policies: t, inputs: r }, i, a) {
	let named = (e, t = []) => t.filter((e) => !n(e)).map((t) => ({
		what: `${e} ${t}`,
		path: t
	}));
	await m(e, [
		...a.map(({ format: e, file: t }) => ({
			what: `-o ${e}=${t ?? "-"}`,
			path: t
		})),
		...D(u, i, "isWritten"),
		...T(i)
	], [
		...t.flatMap(({ paths: e }) => named("the policy", e)),
		...t.flatMap(({ data: e = [] }) => e.flatMap(({ path: e }) => named("the data", [e]))),
		...k("the input", r.flatMap(({ paths: e, argument: t }) => [t, ...e])),
		...k("the data", i.data),
		...C(i),
		...D(u, i, "isRead")
	]);
}
// src/cli/flags/gate-flags.ts
const X = [
	"arg",
	"project",
	"projectVersion"
];
function isOfMaterials(e) {
	let { kind: t, material: n, parser: r } = e;
	if (t === void 0) {
		if (n !== void 0) throw new o("--material needs --kind: the kind is not guessed");
		let [t] = X.filter((t) => e[t] !== void 0);
		if (t !== void 0) throw new o(`${E(u[t])} needs --kind and --material`);
		return !1;
	}
	if (r !== void 0) throw new o("--kind and --parser exclude each other");
	return !0;
}
function getPins({ requirePinned: e, updateLock: t }) {
	return { requirePinned: e && t !== !0 };
}
function toMaterialOptions({ kind: e, arg: t = {}, project: n, projectVersion: r }) {
	return e === void 0 ? void 0 : {
		kind: e,
		...N(t),
		project: n,
		projectVersion: r
	};
}
function toGateOptions(e, t, { builtins: n, load: r }, i) {
	let { io: a, flags: { timeout: o, compat: s } } = e, c = P(e, t), l = {
		...i,
		bundles: c
	};
	return {
		builtins: n,
		...r,
		verify: l,
		...F(t, { timeout: o }),
		...S(u, "load", t),
		material: toMaterialOptions(t),
		...getPins(t),
		compat: s,
		cwd: a.cwd,
		signal: a.signal
	};
}
function writesHtml({ output: e = [] }) {
	return e.some((e) => /^html(?:=|$)/.test(e));
}
function filesOfRun({ config: e, exceptions: t, lock: n }) {
	return [
		e,
		t,
		n ?? (e === !1 ? void 0 : "regohost.lock")
	].filter((e) => typeof e == "string");
}
function toJudgeOptions(e, t, { evaluate: n }, r, i) {
	return {
		...i,
		verify: r,
		...L(e, t),
		...n,
		...S(u, "judge", t),
		evidence: t.attest !== void 0 || void 0,
		...writesHtml(t) ? {
			record: !0,
			trail: !0
		} : {},
		except: filesOfRun(t)
	};
}
// src/cli/gate/judge-inputs.ts
async function judgeInputs(e, n, { flags: r, review: i, notes: a }, o) {
	let { loadGateFor: s } = await import("./shared.js").then((e) => e.load_gate_exports);
	i?.start();
	let c = await G(e, r), u = M(e, "loading policies"), d = await ee(e, r, u, c?.trustedRoot), f = [], p = [], m, h;
	try {
		let h = await s(l, n.policies, {
			...toGateOptions(e, r, d, c),
			...await w(e, r)
		});
		try {
			await i?.checkRead(r.artifact), await z(e, r, h.addresses), h.addresses.length === 0 && await g(e, r), await d.notePolicies(h.loaded);
			let onDecision = async (e, n) => {
				let { prints: i } = e;
				t(f, i.map(({ message: e }) => `${n.input}: ${e}`)), r.calls === !0 && p.push(await describeCalls(e, n));
			}, s = o.onEvent(() => u.end()), l = {
				...toJudgeOptions(e, r, d, c, i?.inputs ?? {}),
				onDecision,
				onEvent: s
			}, _ = await lockNotes(e, r, h.addresses), v = await follow(h.judge(inputSources(e.io, n.inputs, r, u), l), u);
			await i?.checkJudged();
			let y = v.notes.filter((e) => !x(e, r));
			m = {
				...v,
				notes: [
					...a,
					..._,
					...y
				]
			};
		} finally {
			await h.close();
		}
		await u.end(), p.length > 0 && await H(e.io, p.join("\n")), await writeExplanations(e, m), await writeGateNotes(e, m, r, f);
	} finally {
		await u.end(), await d.close(), h = await d.writeRecording();
	}
	return {
		report: m,
		recordingExit: h
	};
}
async function lockNotes(e, t, n) {
	if (!await y(e, t)) return [];
	let r = n.length === 0 ? "was not used, because no policy is from an address" : `has the current digests of the policies from addresses; --lock ${d} uses its digests even if the addresses have changed`;
	return [{
		code: "file_unnamed",
		message: `${d} of the working folder, which no argument names, ${r}`
	}];
}
async function describeCalls({ calls: e }, { input: t, policy: n }) {
	let { waterfall: r } = await import("./waterfall.js").then((e) => e.waterfall_exports), i = e.length === 0 ? ["no asynchronous built-in was called"] : r(e);
	return [`${t} ${n}`, ...i.map((e) => `  ${e}`)].join("\n");
}
async function writeExplanations({ io: e }, { results: t }) {
	for (let { input: n, policy: r = "", outcome: i, explanation: a } of t) {
		if (a === void 0) continue;
		let { lines: t, omitted: o, error: s, mode: c } = a, l = c === "full" || c === "debug" ? "nothing was evaluated" : `no ${c}`, u = [
			...s === void 0 ? t : [`no explanation: ${s}`],
			...s === void 0 && t.length === 0 && o === 0 ? [l] : [],
			...o === 0 ? [] : [`${String(o)} more lines; --explain=fails, or fewer inputs, show less`]
		], d = [`${n} ${r}: ${i}`, ...u.map((e) => `  ${e}`)].join("\n");
		await H(e, d);
	}
}
async function follow(e, t) {
	let n = /* @__PURE__ */ new Set();
	for await (let { input: r } of e) {
		let e = n.add(r).size;
		t.update(`decided ${e} ${e === 1 ? "input" : "inputs"}`);
	}
	return e;
}
const Z = /* @__PURE__ */ new Set([
	"envelope_unverified",
	"image_unverified",
	"file_unnamed",
	"policy_unpinned",
	"policy_unverified",
	"runtime_stock"
]), Q = [
	"pretty",
	"table",
	"tap",
	"github",
	"azuredevops"
];
function isOnStdout({ output: e = ["pretty"] }) {
	return e.some((e) => Q.includes(e));
}
async function writeGateNotes(e, t, n, r) {
	let i = e.noteStyle.yellow("note:"), a = isOnStdout(n) ? [] : t.notes;
	for (let { code: t, message: n } of a) {
		let r = `${i} ${n}`;
		Z.has(t) ? await H(e.io, r) : await e.note(r);
	}
	r.length > 0 && await H(e.io, r.join("\n"));
}
async function* inputSources(e, t, { maxInput: n, parser: r }, i) {
	let a = new Set(t.flatMap((e) => e.paths));
	for (let t of a) {
		t === "-" && e.terminal !== void 0 && await i.end();
		let a = await I(e, t, {
			maxBytes: n,
			format: r
		});
		yield t === "-" ? {
			...a,
			file: "-"
		} : a;
	}
}
// src/cli/flags/attest-flags.ts
function checkAttestFlags(e) {
	let { attest: t, signKey: n, artifact: r, replay: i, record: s, now: c } = e;
	if (h(e, {
		"--attest": t,
		"--record": s
	}), t === void 0) {
		let [t] = v(a, e, "--attest");
		if (t !== void 0) throw new o(`${t} needs --attest`);
	} else {
		if (t === "-") throw new o("--attest needs a file");
		if (n === void 0) throw new o("--attest needs --sign-key: an unsigned verdict proves nothing");
		if (r === void 0) throw new o("--attest needs --artifact, and --key or --trusted-root: a verdict is about an artifact whose evidence was verified");
		if (i !== void 0) throw new o("--attest excludes --replay: recorded results do not show the current state");
		if (c !== void 0) throw new o("--attest excludes --now: the verdict is of the clock's time");
	}
}
// src/cli/commands/gate.ts
var te = /* @__PURE__ */ e({ configure: () => $ });
const $ = _({
	arguments: [["[path...]", "policies and inputs, distinguished by file name"]],
	options: u,
	details: ".rego, .wasm, .tar.gz and folders are policies; files of JSON, YAML, TOML, INI, XML, HCL, .env, Dockerfiles and others\nare inputs, read by their names or by --parser as Conftest reads them; -p and -i make it explicit, also for a folder.\nEvery package with a rule named deny, violation, violations, allow or result is a policy. It passes when every\ndeny, violation and violations is empty and every allow is true; each line of JSON Lines and each document of\nYAML is an input.",
	examples: [
		"regohost gate policies/ sbom.json",
		"regohost gate policies/ 'build/**/*.json' -o pretty -o json=report.json",
		"regohost gate policy.wasm -i - < attestation.json",
		"regohost gate policies/ release.json --key release.pub  # only what it signed",
		"regohost gate --rules conftest -p policy/ Dockerfile main.tf -i deploy/",
		"regohost gate policies/ sbom.json -o sarif=gate.sarif -o github",
		"regohost gate policies/ sbom.json --explain  # why rules fired or did not",
		"regohost gate policies/ sbom.json --exceptions exceptions.yaml --fail-on warn",
		"regohost gate policy.yaml --material sbom.json --kind SBOM_CYCLONEDX_JSON --arg licenses=MIT,ISC",
		"regohost gate  # by regohost.yaml in this folder, with its modules of built-ins",
		"regohost gate --config ci/regohost.yaml sbom.json --print-config"
	],
	exitCodes: "0 all pass, 1 a policy refused, 2 no verdict (usage, input or policy error), 3 could not decide.",
	everyday: [
		"policy",
		"input",
		"output",
		"data",
		"config",
		"exceptions",
		"failOn",
		"builtins",
		"key",
		"artifact",
		"explain",
		"watch",
		"timeout"
	],
	run: runGate
});
async function runGate(e, t, n, r) {
	let { readGateRequest: i } = await import("./gate-config.js"), readRequest = () => i(e, t, n, r);
	if (n.review !== void 0) {
		let { Review: i } = await import("./review.js"), a = await i.open(e.io, n.review);
		return await a.checkFlags(e, t, n, r), a.run(e, async () => runOnce(await a.take(await readRequest(), r)));
	}
	let a = await readRequest();
	if (n.watch !== !0) return runOnce(a);
	let { watchGate: o } = await import("./watch-gate.js"), s = a;
	return o(a, async () => {
		let e = s ?? await readRequest();
		return s = void 0, runOnce(e);
	});
}
async function runOnce(e) {
	let { flags: t, review: n } = e, i = isOfMaterials(t), a = i ? withCompat(e.context) : e.context;
	if (checkAttestFlags(t), t.attest !== void 0 && t.printConfig !== !0) {
		let { removeFormerSummary: n } = await import("./attestation.js");
		await n(a.io, t.attest, readPaths(e));
	}
	let { readGateArguments: o } = await import("./shared.js").then((e) => e.gate_arguments_exports), { paths: s, defaults: l } = e, { policy: u = [], input: d = [], material: f = [] } = t, p = i ? {
		policies: [...s, ...u],
		inputs: [...d, ...f]
	} : {
		paths: s,
		policies: u,
		inputs: d
	}, m = {
		timeoutMs: a.flags.timeout,
		signal: a.io.signal
	}, h = await r("finding the policies and inputs", m, () => o({
		...p,
		allowSkippedFiles: t.allowSkippedFiles === !0,
		defaults: l,
		except: filesOfRun(t)
	}, {
		cwd: a.io.cwd,
		inputsFrom: n?.folder
	}));
	if (t.printConfig === !0) {
		let { printedConfig: t } = await import("./gate-keys.js"), { timeout: n } = e.context.flags, r = {
			...e.flags,
			policy: h.policies.map(({ argument: e }) => e),
			input: h.inputs.map(({ argument: e }) => e),
			timeout: n
		};
		return await V(a.io.stdout, await t(r)), c.pass;
	}
	for (let { argument: e, paths: t, hasLiteral: n } of [...h.policies, ...h.inputs]) n === !0 && t.length > 1 && await a.note(`${e} is a pattern and also the name of a file: both are read`);
	await n?.checkInputs(h.inputs.map(({ argument: e }) => e), t.artifact);
	let g = await Y.open(a, withPlaces(h, n), t);
	try {
		let n = t.attest === void 0 ? void 0 : await (await import("./attestation.js")).GateAttestation.open(a, t), { report: r, recordingExit: i } = await judgeInputs(a, h, e, g), o = await n?.write(r) ?? c.pass;
		return await g.write(r, B([i, o]));
	} catch (e) {
		throw await g.abandon(), e;
	}
}
function withPlaces(e, t) {
	if (t === void 0) return e;
	let placed = (e) => e === "-" || n(e) ? e : J(t.folder, e), r = e.inputs.map(({ argument: e, paths: t }) => ({
		argument: placed(e),
		paths: t.map(placed)
	}));
	return {
		...e,
		inputs: r
	};
}
function withCompat(e) {
	return {
		...e,
		flags: {
			...e.flags,
			compat: "chainloop"
		}
	};
}
function readPaths({ paths: e, flags: t, defaults: n, review: r }) {
	let { policy: i = [], input: a = [], material: o = [], data: s = [] } = t, { policies: c = [], inputs: l = [] } = n, d = [
		...l,
		...a,
		...o
	], f = r === void 0 ? d : d.map((e) => J(r.folder, e));
	return [
		...e,
		...c,
		...i,
		...f,
		...s,
		...D(u, t, "isRead").map(({ path: e }) => e)
	];
}
export { $ as configure, te as gate_exports, isOfMaterials };
