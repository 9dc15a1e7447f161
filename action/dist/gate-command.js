import { __exportAll as e } from "./rolldown-runtime.js";
import { append as t, isAddress as n, isForeignAddress as r, isOwnAddress as i, limitReading as a, nearest as o, said as s } from "./evaluation.js";
import { counted as c } from "./shared.js";
import { CommandError as l, DECISION_LOG as u, EXIT as d, FLAG_WORDING as f, GATE_OPTIONS as p, LOCK_FILE as m, OUTPUT_FORMATS as h, OutputClosedError as g, checkAttestFlags as _, checkOutputs as v, checkUnusedLock as ee, defineCommand as y, hasUnnamedLock as b, isBuiltinModule as x, isColored as S, isLockAdvice as te, libraryOptions as C, lockNamed as ne, lockRead as re, lockWritten as ie, longFlag as ae, namedFiles as w, openCalls as T, pathFrom as E, readFiles as D, readGivenText as O, refuseTerminal as k, showError as A, startProgress as j, toArguments as M, toBundleVerifyOptions as N, toCompileOptions as P, toDocumentSource as F, toEvaluateOptions as I, toExitCode as L, toVerifyOptions as R, updateLock as z, worstExitCode as B, writeExact as V, writeNote as H, writeSafe as U } from "./evaluation-command.js";
import { gateExitCode as oe } from "./gate2.js";
import { appendFile as W, stat as G } from "node:fs/promises";
import { dirname as K, isAbsolute as q, join as J, posix as se, relative as ce, resolve as Y, sep as le } from "node:path";
import { existsSync as X } from "node:fs";
async function writeReports(e, t, { targets: n, log: r, summary: i, exitCode: a }) {
	let o = {
		summary: i,
		exitCode: B([oe(t), a])
	}, s = [o.exitCode ?? a], attempt = async (t) => {
		try {
			return await t(), !0;
		} catch (t) {
			if (t instanceof g) throw t;
			return await H(e.io, A(t, e.noteStyle)), s.push(L(t)), !1;
		}
	};
	await attempt(() => r?.finish());
	let c = [...n].sort((e, t) => Number(e.file === void 0) - Number(t.file === void 0)), l = [];
	for (let n of c) await attempt(() => writeOutput(e, t, n, o)) && n.file !== void 0 && l.push(n.file);
	if (r === void 0 && l.length > 0 && n.every(({ file: e }) => e !== void 0)) {
		let { summarize: n } = await import("./judging.js").then((e) => e.report_lines_exports);
		await e.note(`${n(t, e.noteStyle)}: ${l.join(", ")}`);
	}
	return B(s);
}
async function writeOutput(e, t, { format: n, file: r }, i) {
	let { io: a } = e, o = r === void 0 && S(a, a.stdout, e.flags.color), { writeReport: s } = await import("./judging.js").then((e) => e.write_report_exports), c = await s(t, n, {
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
	let { io: r } = e, i = r.env.GITHUB_STEP_SUMMARY;
	if (i === void 0 || i === "") return;
	let a = E(r, i), { reportMarkdown: o } = await import("./markdown.js");
	try {
		let r = 1048576 - ((await G(a).catch(() => void 0))?.size ?? 0), i = o(t, {
			...n,
			maxBytes: r
		});
		Buffer.byteLength(i) <= r ? await W(a, i) : await e.warn("the step summary is full; the gate's summary was omitted");
	} catch (e) {
		throw new l(s`GITHUB_STEP_SUMMARY cannot be written: ${i}`, {
			code: "output_unwritable",
			cause: e
		});
	}
}
// src/cli/habits/conftest-formats.ts
const ue = new Map([["stdout", "-o pretty"], ...[
	"tap",
	"table",
	"github",
	"azuredevops",
	"sarif"
].map((e) => [e, `regohost gate -p policies/ FILES -o ${e} for verdicts, and -o junit or -o json for tests`])]);
// src/cli/flags/output-targets.ts
function asFile(e, t) {
	let [, n, r] = /^(\w+):([^=]+)$/.exec(e) ?? [];
	if (r !== void 0 && t.some((e) => e === n)) return `; a file follows =: -o ${String(n)}=${r}`;
	if (!/^[^=]+[./\\][^=]+$/.test(e)) return "";
	let i = /\.(\w+)$/.exec(e)?.[1]?.toLowerCase();
	return `; a file goes with its format: -o ${t.find((e) => e === i) ?? "FORMAT"}=${e}`;
}
function explainFormat(e, t, n) {
	let r = ue.get(e);
	return r === void 0 ? `${o(e, n)}${asFile(t, n)}` : `; conftest's -o ${e} is here: ${r}`;
}
const de = /* @__PURE__ */ new Set([
	"-",
	"/dev/stdout",
	"/dev/fd/1",
	"/proc/self/fd/1"
]);
function readOutputTargets(e, t) {
	let n = e.map((e) => {
		let n = e.indexOf("="), r = n < 0 ? e : e.slice(0, n), i = n < 0 ? "-" : e.slice(n + 1), a = t.find((e) => e === r);
		if (r === "") throw new l(s`-o ${e === "" ? "\"\"" : e}: the format is missing; it is one of ${t.join(", ")}`);
		if (a === void 0) throw new l(s`-o ${e}: the format is one of ${t.join(", ")}${explainFormat(r, e, t)}`);
		if (i === "") throw new l(s`-o ${e}: the file's name is missing; write -o ${r}=FILE, or -o ${r} for standard output`);
		let o = /,([\w-]+)=/.exec(i)?.[1];
		if (t.some((e) => e === o)) throw new l(s`-o ${e}: each output has its own -o: -o ${r}=FILE -o ${o ?? ""}=FILE`);
		return de.has(i) ? { format: a } : {
			format: a,
			file: i
		};
	}), [, r] = n.filter(({ file: e }) => e === void 0);
	if (r !== void 0) throw new l(s`two outputs are written to stdout; give each a file: -o ${r.format}=FILE`);
	return n;
}
// src/cli/gate/gate-outputs.ts
var fe = class GateOutputs {
	#e;
	#t;
	#n;
	#r;
	constructor(e, t, n, r) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r;
	}
	static async open(e, t, n) {
		let r = readOutputTargets(n.output ?? ["pretty"], h);
		n.output?.includes("html") === !0 && k(e.io, "the page to a file with -o html=report.html, or pass -o html=-"), await checkPlaces(e, t, n, r);
		let isLog = ({ format: e }) => e === u, i = r.some(isLog) ? await (await import("./decision-log.js")).DecisionLog.open(e.io, r.filter(isLog)) : void 0, a = r.filter((e) => !isLog(e));
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
	await v(e, [
		...a.map(({ format: e, file: t }) => ({
			what: `-o ${e}=${t ?? "-"}`,
			path: t
		})),
		...w(p, i, "isWritten"),
		...ie(i)
	], [
		...t.flatMap(({ paths: e }) => named("the policy", e)),
		...t.flatMap(({ data: e = [] }) => e.flatMap(({ path: e }) => named("the data", [e]))),
		...D("the input", r.flatMap(({ paths: e, argument: t }) => [t, ...e])),
		...D("the data", i.data),
		...ne(i),
		...w(p, i, "isRead")
	]);
}
// src/cli/flags/gate-flags.ts
const pe = [
	"arg",
	"project",
	"projectVersion"
];
function isOfMaterials(e) {
	let { kind: t, material: n, parser: r } = e;
	if (t === void 0) {
		if (n !== void 0) throw new l("--material needs --kind: the kind is not guessed");
		let [t] = pe.filter((t) => e[t] !== void 0);
		if (t !== void 0) throw new l(`${ae(p[t])} needs --kind and --material`);
		return !1;
	}
	if (r !== void 0) throw new l("--kind and --parser exclude each other");
	return !0;
}
function getPins({ requirePinned: e, updateLock: t }) {
	return { requirePinned: e && t !== !0 };
}
function toMaterialOptions({ kind: e, arg: t = {}, project: n, projectVersion: r }) {
	return e === void 0 ? void 0 : {
		kind: e,
		...M(t),
		project: n,
		projectVersion: r
	};
}
function toGateOptions(e, t, { builtins: n, load: r }, i) {
	let { io: a, flags: { timeout: o, compat: s } } = e, c = N(e, t), l = {
		...i,
		bundles: c
	};
	return {
		builtins: n,
		...r,
		verify: l,
		...P(t, { timeout: o }),
		...C(p, "load", t),
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
		...I(e, t),
		...n,
		...C(p, "judge", t),
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
	let c = await R(e, r), l = j(e, "loading policies"), u = await T(e, r, l, c?.trustedRoot), d = [], p = [], m, h;
	try {
		let h = await s(f, n.policies, {
			...toGateOptions(e, r, u, c),
			...await re(e, r)
		});
		try {
			await i?.checkRead(r.artifact), await z(e, r, h.addresses), h.addresses.length === 0 && await ee(e, r), await u.notePolicies(h.loaded);
			let onDecision = async (e, n) => {
				let { prints: i } = e;
				t(d, i.map(({ message: e }) => `${n.input}: ${e}`)), r.calls === !0 && p.push(await describeCalls(e, n));
			}, s = o.onEvent(() => l.end()), f = {
				...toJudgeOptions(e, r, u, c, i?.inputs ?? {}),
				onDecision,
				onEvent: s
			}, g = await lockNotes(e, r, h.addresses), _ = await follow(h.judge(inputSources(e.io, n.inputs, r, l), f), l);
			await i?.checkJudged();
			let v = _.notes.filter((e) => !te(e, r));
			m = {
				..._,
				notes: [
					...a,
					...g,
					...v
				]
			};
		} finally {
			await h.close();
		}
		await l.end(), p.length > 0 && await H(e.io, p.join("\n")), await writeExplanations(e, m), await writeGateNotes(e, m, r, d);
	} finally {
		await l.end(), await u.close(), h = await u.writeRecording();
	}
	return {
		report: m,
		recordingExit: h
	};
}
async function lockNotes(e, t, n) {
	if (!await b(e, t)) return [];
	let r = n.length === 0 ? "was not used, because no policy is from an address" : `has the current digests of the policies from addresses; --lock ${m} uses its digests even if the addresses have changed`;
	return [{
		code: "file_unnamed",
		message: `${m} of the working folder, which no argument names, ${r}`
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
		t.update(`decided ${c(e, "input")}`);
	}
	return e;
}
const me = /* @__PURE__ */ new Set([
	"envelope_unverified",
	"image_unverified",
	"file_unnamed",
	"policy_unpinned",
	"policy_unverified",
	"runtime_stock"
]), he = [
	"pretty",
	"table",
	"tap",
	"github",
	"azuredevops"
];
function isOnStdout({ output: e = ["pretty"] }) {
	return e.some((e) => he.includes(e));
}
async function writeGateNotes(e, t, n, r) {
	let i = e.noteStyle.yellow("note:"), a = isOnStdout(n) ? [] : t.notes;
	for (let { code: t, message: n } of a) {
		let r = `${i} ${n}`;
		me.has(t) ? await H(e.io, r) : await e.note(r);
	}
	for (let n of mixedPolicies(t)) await e.note(`${i} ${n} judges every input; name those of its kind: regohost init ${n} copies it with custom.inputs`);
	r.length > 0 && await H(e.io, r.join("\n"));
}
function mixedPolicies({ results: e }) {
	if (new Set(e.map(({ input: e }) => e)).size < 2) return /* @__PURE__ */ new Set();
	let t = e.flatMap(({ violations: e }) => e);
	return new Set(t.flatMap(({ id: e, about: t }) => {
		let [, n] = /^(\w+)\.unsupported$/.exec(e) ?? [];
		return n !== void 0 && i(t.location?.file ?? "") ? [n] : [];
	}));
}
async function* inputSources(e, t, { maxInput: n, parser: r }, i) {
	let a = new Set(t.flatMap((e) => e.paths));
	for (let t of a) {
		t === "-" && e.terminal !== void 0 && await i.end();
		let a = await F(e, t, {
			maxBytes: n,
			format: r
		});
		yield t === "-" ? {
			...a,
			file: "-"
		} : a;
	}
}
// src/cli/commands/gate.ts
var Z = /* @__PURE__ */ e({ configure: () => ge });
const ge = y({
	arguments: [["[path...]", "policies and inputs, distinguished by file name"]],
	options: p,
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
	let { readGateRequest: i } = await Promise.resolve().then(() => _e), readRequest = () => i(e, t, n, r);
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
	try {
		return await runRequest(e);
	} catch (t) {
		if (e.file === void 0) throw t;
		let { withPlace: n } = await import("./gate-place.js");
		throw await n(t, e.context, e.file).catch(() => t);
	}
}
async function runRequest(e) {
	let { flags: t, review: n } = e, r = isOfMaterials(t), i = r ? withCompat(e.context) : e.context;
	if (_(t), t.attest !== void 0 && t.printConfig !== !0) {
		let { removeFormerSummary: n } = await import("./attestation.js");
		await n(i.io, t.attest, readPaths(e));
	}
	let { readGateArguments: o } = await import("./shared.js").then((e) => e.gate_arguments_exports), { paths: s, defaults: c } = e, { policy: l = [], input: u = [], material: f = [] } = t, p = r ? {
		policies: [...s, ...l],
		inputs: [...u, ...f]
	} : {
		paths: s,
		policies: l,
		inputs: u
	}, m = {
		timeoutMs: i.flags.timeout,
		signal: i.io.signal
	}, h = await a("finding the policies and inputs", m, () => o({
		...p,
		images: t.images,
		allowSkippedFiles: t.allowSkippedFiles === !0,
		defaults: c,
		except: filesOfRun(t)
	}, {
		cwd: i.io.cwd,
		inputsFrom: n?.folder
	}));
	if (t.printConfig === !0) {
		let { printedConfig: t } = await import("./gate-keys.js"), { timeout: n } = e.context.flags, r = {
			...e.flags,
			policy: h.policies.map(({ argument: e }) => e),
			input: h.inputs.map(({ argument: e }) => e),
			timeout: n
		};
		return await V(i.io.stdout, await t(r)), d.pass;
	}
	for (let { argument: e, paths: t, hasLiteral: n } of [...h.policies, ...h.inputs]) n === !0 && t.length > 1 && await i.note(`${e} is a pattern and also the name of a file: both are read`);
	await n?.checkInputs(h.inputs.map(({ argument: e }) => e), t.artifact);
	let g = await fe.open(i, withPlaces(h, n), t);
	try {
		let n = t.attest === void 0 ? void 0 : await (await import("./attestation.js")).GateAttestation.open(i, t), { report: r, recordingExit: a } = await judgeInputs(i, h, e, g), o = await n?.write(r) ?? d.pass;
		return await g.write(r, B([a, o]));
	} catch (e) {
		throw await g.abandon(), e;
	}
}
function withPlaces(e, t) {
	if (t === void 0) return e;
	let placed = (e) => e === "-" || n(e) ? e : Y(t.folder, e), r = e.inputs.map(({ argument: e, paths: t }) => ({
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
	let { policy: i = [], input: a = [], material: o = [], data: s = [] } = t, { policies: c = [], inputs: l = [] } = n, u = [
		...l,
		...a,
		...o
	], d = r === void 0 ? u : u.map((e) => Y(r.folder, e));
	return [
		...e,
		...c,
		...i,
		...d,
		...s,
		...w(p, t, "isRead").map(({ path: e }) => e)
	];
}
// src/cli/gate/gate-config.ts
var _e = /* @__PURE__ */ e({ readGateRequest: () => readGateRequest });
const Q = "regohost.yaml", $ = [
	"regohost.yml",
	"regohost.json",
	".regohost.yaml",
	".regohost.yml"
];
function unnamedGateFile({ cwd: e }, t, n, r) {
	let isHere = (t) => X(J(e, t)), i = isHere(Q), a = $.filter(isHere), [o] = a;
	if (o !== void 0) {
		let e = [i ? `remove it: ${Q} lies beside it` : `rename it to ${Q}`, ...r === void 0 ? [] : [r(o)]].join(", or ");
		throw new l(s`${a.join(", ")} is not read: ${e}`);
	}
	if (i) return Q;
	throw new l(`${t}, and there is no ${Q} in this folder: ${n}`);
}
function findGateFile({ io: e }, t, { config: n, policy: r = [], input: i = [], material: a = [] }, o) {
	if (n === !1) return;
	if (n !== void 0) return n;
	if (t.length + r.length + i.length + a.length > 0) {
		let t = [Q, ...$].filter((t) => X(J(e.cwd, t)));
		if (t.length > 0) {
			let e = `${t.join(", ")} was not read, because the command line names policies or inputs; --config ${t[0]} reads it, --no-config ignores it without this note`;
			o.push({
				code: "file_unnamed",
				message: e
			});
		}
		return;
	}
	let s = unnamedGateFile(e, "no policies and inputs", "regohost gate policies/ input.json", (e) => `pass --config ${e}`);
	return o.push({
		code: "file_unnamed",
		message: `${s} of the working folder was read, because no argument names policies or inputs`
	}), s;
}
function rebase({ cwd: e }, t) {
	let i = ce(e, K(Y(e, t))).replaceAll(le, "/");
	return (t) => {
		if (i === "" || t === "-" || n(t) || q(t)) return t;
		let a = se.join(i, t);
		return r(t) && !X(Y(e, a)) ? t : a;
	};
}
function readGateText({ io: e, flags: t }, n) {
	let r = {
		timeoutMs: t.timeout,
		signal: e.signal
	};
	return a("reading the gate file", r, () => O(e, n, { maxBytes: 1048576 }));
}
async function readGateFile(e, t) {
	let [{ parseGateFile: n }, r] = await Promise.all([import("./gate-file.js"), import("./gate-keys.js")]), i = await readGateText(e, t);
	return r.toFileFlags(await n(i, t), rebase(e.io, t));
}
async function reportModules(e, t, n = []) {
	let r = n.filter(x);
	r.length > 0 && await e.note(`${t} runs ${r.join(", ")}`);
}
async function readGateRequest(e, t, n, r) {
	let i = [], a = findGateFile(e, t, n, i);
	if (a === void 0) {
		if (n.printConfig === !0) throw new l(`--print-config needs a gate file: ${Q}, or --config FILE`);
		return {
			context: e,
			paths: t,
			flags: n,
			defaults: {},
			file: a,
			notes: i
		};
	}
	let { policy: o, input: s, timeout: c, ...u } = await readGateFile(e, a);
	n.config === void 0 && await reportModules(e, a, u.builtins);
	let d = Object.keys(n).filter((e) => r.getOptionValueSource(e) === "cli"), f = Object.fromEntries(Object.entries(n).filter(([e]) => d.includes(e)));
	d.includes("verificationKeyText") && delete u.verificationKey;
	let p = e.flags.timeout ?? c;
	return {
		context: p === void 0 ? e : {
			...e,
			flags: {
				...e.flags,
				timeout: p
			}
		},
		paths: t,
		flags: {
			...n,
			...u,
			...f,
			config: a
		},
		defaults: {
			policies: o,
			inputs: s
		},
		file: a,
		notes: i
	};
}
export { Q as GATE_FILE, Z as gate_exports, isOfMaterials, readGateFile, readGateText, readOutputTargets, reportModules, unnamedGateFile };
