import { __exportAll as e, __toESM as t } from "./rolldown-runtime.js";
import { about as n, append as r, counted as i, getMessage as a, isAddress as o, isForeignAddress as s, isOwnAddress as c, isRegohostError as l, limitReading as u, message as d, nearest as f, require_promises as p, shownText as m, withCode as h } from "./evaluation.js";
import { require__builtin_fs as g } from "./start.js";
import { CommandError as _, DECISION_LOG as v, EXIT as y, FLAG_WORDING as ee, GATE_OPTIONS as b, LOCK_FILE as x, OUTPUT_FORMATS as S, OutputClosedError as C, checkAttestFlags as te, checkOutputs as ne, checkUnusedLock as re, defineCommand as ie, hasUnnamedLock as ae, isBuiltinModule as oe, isColored as se, isLockAdvice as ce, libraryOptions as w, lockNamed as T, lockRead as E, lockWritten as D, longFlag as O, namedFiles as k, openCalls as A, pathFrom as j, readFiles as M, readGivenText as N, showError as P, startProgress as F, throwIfTerminal as I, toArguments as L, toBundleVerifyOptions as R, toCompileOptions as z, toDocumentSource as B, toEvaluateOptions as V, toExitCode as H, toVerifyOptions as U, updateLock as W, worstExitCode as G, writeExact as le, writeNote as K, writeSafe as ue } from "./evaluation-command.js";
import { gateExitCode as de } from "./gate2.js";
import { dirname as fe, isAbsolute as pe, join as q, posix as me, relative as he, resolve as J, sep as ge } from "node:path";
// src/cli/gate/write-reports.ts
var Y = /* @__PURE__ */ t(p(), 1);
const _e = [
	"github",
	"gitlab",
	"azuredevops",
	"sarif"
];
async function writeReports(e, t, { targets: n, log: r, summary: i, folder: a, exitCode: o }) {
	let s = {
		summary: i,
		exitCode: G([de(t), o])
	}, c = [s.exitCode ?? o], attempt = async (t) => {
		try {
			return await t(), !0;
		} catch (t) {
			if (t instanceof C) throw t;
			return await K(e.io, P(t, e.noteStyle)), c.push(H(t)), !1;
		}
	};
	await attempt(() => r?.finish());
	let l = [...n].sort((e, t) => Number(e.file === void 0) - Number(t.file === void 0)), u = [];
	for (let n of l) await attempt(() => writeOutput(e, t, {
		...n,
		folder: a
	}, s)) && n.file !== void 0 && u.push(n.file);
	if (r === void 0 && u.length > 0 && n.every(({ file: e }) => e !== void 0)) {
		let { summarize: n } = await import("./judging.js").then((e) => e.report_lines_exports);
		await e.note(`${n(t, e.noteStyle)}: ${u.join(", ")}`);
	}
	return G(c);
}
async function writeOutput(e, t, { format: n, file: r, folder: i }, a) {
	let { io: o } = e, s = r === void 0 && se(o, o.stdout, e.flags.color), { writeReport: c } = await import("./judging.js").then((e) => e.write_report_exports), l = await c(_e.includes(n) ? await toRepositoryReport(e, t, i) : t, n, {
		...a,
		color: s
	});
	if (r === void 0) await ue(o.stdout, l);
	else {
		let { writeWholeFile: e } = await import("./commands.js").then((e) => e.write_file_exports);
		await e(o, r, l, n === "html" ? 384 : void 0);
	}
	n === "github" && await writeStepSummary(e, t, a);
}
async function toRepositoryReport({ io: e }, t, n) {
	let { findRepositoryPath: r, inRepository: i } = await import("./repository-files.js");
	return i(t, r(e, n));
}
async function writeStepSummary(e, t, n) {
	let { io: r } = e, i = r.env.GITHUB_STEP_SUMMARY;
	if (i === void 0 || i === "") return;
	let a = j(r, i), { reportMarkdown: o } = await import("./markdown.js");
	try {
		let r = 1048576 - ((await (0, Y.stat)(a).catch(() => void 0))?.size ?? 0), i = o(t, {
			...n,
			maxBytes: r
		});
		Buffer.byteLength(i) <= r ? await (0, Y.appendFile)(a, i) : await e.warn("the step summary is full; the gate's summary was omitted");
	} catch (e) {
		throw new _(m`GITHUB_STEP_SUMMARY cannot be written: ${i}`, {
			code: "output_unwritable",
			cause: e
		});
	}
}
// src/cli/habits/conftest-formats.ts
const ve = [
	"tap",
	"table",
	"github",
	"azuredevops",
	"sarif"
];
function conftestFormat(e) {
	if (e === "stdout") return "-o pretty";
	if (ve.includes(e)) return `regohost gate -p policies/ FILES -o ${e} for verdicts, and -o junit or -o json for tests`;
}
// src/cli/flags/output-targets.ts
function asFile(e, t) {
	let [, n, r] = /^(\w+):([^=]+)$/.exec(e) ?? [];
	if (r !== void 0 && t.some((e) => e === n)) return `; a file follows =: -o ${String(n)}=${r}`;
	if (!/^[^=]+[./\\][^=]+$/.test(e)) return "";
	let i = /\.(\w+)$/.exec(e)?.[1]?.toLowerCase();
	return `; a file goes with its format: -o ${t.find((e) => e === i) ?? "FORMAT"}=${e}`;
}
function explainFormat(e, t, n) {
	let r = conftestFormat(e), i = e.split(",");
	return i.length > 1 && i.every((e) => n.includes(e)) ? `; repeat the option, with files: ${i.map((e) => `-o ${e}=FILE`).join(" ")}` : r === void 0 ? `${f(e.toLowerCase(), n)}${asFile(t, n)}` : `; conftest's -o ${e} is here: ${r}`;
}
const ye = /* @__PURE__ */ new Set([
	"-",
	"/dev/stdout",
	"/dev/fd/1",
	"/proc/self/fd/1"
]);
function readOutputTargets(e, t) {
	let r = e.map((e) => {
		let r = e.indexOf("="), i = r < 0 ? e : e.slice(0, r), a = r < 0 ? "-" : e.slice(r + 1), o = t.find((e) => e === i), throwOutputError = (t) => {
			throw n(e, new _(t));
		};
		if (i === "") return throwOutputError(m`-o ${e === "" ? "\"\"" : e}: the format is missing; it is one of ${t.join(", ")}`);
		if (o === void 0) return throwOutputError(m`-o ${e}: the format is one of ${t.join(", ")}${explainFormat(i, e, t)}`);
		if (a === "") return throwOutputError(m`-o ${e}: the file's name is missing; write -o ${i}=FILE, or -o ${i} for standard output`);
		let s = /,([\w-]+)=/.exec(a)?.[1];
		return t.some((e) => e === s) ? throwOutputError(m`-o ${e}: each output has its own -o: -o ${i}=FILE -o ${s ?? ""}=FILE`) : ye.has(a) ? { format: o } : {
			format: o,
			file: a
		};
	}), [, i] = r.filter(({ file: e }) => e === void 0);
	if (i !== void 0) throw new _(m`two outputs are written to stdout; give each a file: -o ${i.format}=FILE`);
	return r;
}
// src/cli/gate/gate-outputs.ts
var be = class GateOutputs {
	#e;
	#t;
	#n;
	#r;
	#i;
	constructor(e, t, n, { summary: r = !1, review: i = "" }) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r, this.#i = J(e.io.cwd, i);
	}
	static async open(e, t, n) {
		let r = readOutputTargets(n.output ?? ["pretty"], S);
		n.output?.includes("html") === !0 && I(e.io, "the page to a file with -o html=report.html, or pass -o html=-"), await checkTargets(e, t, n, r);
		let isLog = ({ format: e }) => e === v, i = r.some(isLog) ? await (await import("./decision-log.js")).DecisionLog.open(e.io, r.filter(isLog)) : void 0, a = r.filter((e) => !isLog(e));
		return new GateOutputs(e, a, i, n);
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
			summary: this.#r,
			folder: this.#i
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
async function checkTargets({ io: e }, { policies: t, inputs: n }, r, i) {
	let named = (e, t = []) => t.filter((e) => !o(e)).map((t) => ({
		subject: `${e} ${t}`,
		path: t
	}));
	await ne(e, [
		...i.map(({ format: e, file: t }) => ({
			subject: `-o ${e}=${t ?? "-"}`,
			path: t
		})),
		...k(b, r, "isWritten"),
		...D(r)
	], [
		...t.flatMap(({ paths: e }) => named("the policy", e)),
		...t.flatMap(({ data: e = [] }) => e.flatMap(({ path: e }) => named("the data", [e]))),
		...M("the input", n.flatMap(({ paths: e, argument: t }) => [t, ...e])),
		...M("the data", r.data),
		...T(r),
		...k(b, r, "isRead")
	]);
}
// src/cli/flags/gate-flags.ts
const xe = [
	"arg",
	"project",
	"projectVersion"
];
function isOfMaterials(e) {
	let { kind: t, material: n, parser: r } = e;
	if (t === void 0) {
		if (n !== void 0) throw new _("--material needs --kind: the kind is not guessed");
		let [t] = xe.filter((t) => e[t] !== void 0);
		if (t !== void 0) throw new _(`${O(b[t])} needs --kind and --material`);
		return !1;
	}
	if (r !== void 0) throw new _("--kind and --parser exclude each other");
	return !0;
}
function getPins({ requirePinned: e, updateLock: t }) {
	return { requirePinned: e && t !== !0 };
}
function toMaterialOptions({ kind: e, arg: t = {}, project: n, projectVersion: r }) {
	return e === void 0 ? void 0 : {
		kind: e,
		...L(t),
		project: n,
		projectVersion: r
	};
}
function toGateOptions(e, t, { builtins: n, load: r }, i) {
	let { io: a, flags: { timeout: o, compat: s } } = e, c = R(e, t), l = {
		...i,
		bundles: c
	};
	return {
		builtins: n,
		...r,
		verify: l,
		...z(t, { timeout: o }),
		...w(b, "load", t),
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
		...V(e, t),
		...n,
		...w(b, "judge", t),
		evidence: t.attest !== void 0 || void 0,
		...writesHtml(t) ? {
			record: !0,
			trail: !0
		} : {},
		except: filesOfRun(t)
	};
}
// src/cli/gate/judge-inputs.ts
async function judgeInputs(e, t, { flags: n, review: i, notes: a }, o) {
	let { loadGateFor: s } = await import("./shared.js").then((e) => e.load_gate_exports);
	i?.start();
	let c = await U(e, n), l = F(e, "loading policies"), u = await A(e, n, l, c?.trustedRoot), d = [], f = [], p, m;
	try {
		let m = await s(ee, t.policies, {
			...toGateOptions(e, n, u, c),
			...await E(e, n)
		}).catch((e) => {
			throw withInputAdvice(e, t.policies.length);
		});
		try {
			await i?.checkRead(n.artifact), await W(e, n, m.addresses), m.addresses.length === 0 && await re(e, n), await u.notePolicies(m.loaded);
			let onDecision = async (e, t) => {
				let { prints: i } = e;
				r(d, i.map(({ message: e }) => `${t.input}: ${e}`)), n.calls === !0 && f.push(await describeCalls(e, t));
			}, s = o.onEvent(() => l.end()), h = {
				...toJudgeOptions(e, n, u, c, i?.inputs ?? {}),
				onDecision,
				onEvent: s
			}, g = await lockNotes(e, n, m.addresses.length > 0), _ = await follow(m.judge(inputSources(e.io, t.inputs, n, l), h), l);
			await i?.checkJudged();
			let v = _.notes.filter((e) => !ce(e, n));
			p = {
				..._,
				notes: [
					...a,
					...g,
					...v,
					...mixedNotes(_)
				]
			};
		} finally {
			await m.close();
		}
		await l.end(), f.length > 0 && await K(e.io, f.join("\n")), await writeExplanations(e, p), await writeGateNotes(e, p, n, d);
	} finally {
		await l.end(), await u.close(), m = await u.writeRecording();
	}
	return {
		report: p,
		recordingExit: m
	};
}
function withInputAdvice(e, t) {
	return t < 2 || !l(e) || e.code !== "source_empty" ? e : new _(d`${a(e)}; if it has inputs, name it with -i`, {
		code: e.code,
		cause: e.cause
	});
}
async function lockNotes(e, t, n) {
	if (!await ae(e, t)) return [];
	let r = n ? `has the same digests; it pins them only with --lock ${x}` : "was not used, because no policy is from an address";
	return [{
		code: "file_unnamed",
		message: `${x} of the working folder, which no argument names, ${r}`
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
		await K(e, d);
	}
}
async function follow(e, t) {
	let n = /* @__PURE__ */ new Set();
	for await (let { input: r } of e) {
		let e = n.add(r).size;
		t.update(`decided ${i(e, "input")}`);
	}
	return e;
}
const Se = /* @__PURE__ */ new Set([
	"envelope_unverified",
	"image_unverified",
	"file_unnamed",
	"policy_unpinned",
	"policy_unverified",
	"runtime_stock"
]), Ce = [
	"pretty",
	"table",
	"tap",
	"github",
	"azuredevops"
];
function isOnStdout({ output: e = ["pretty"] }) {
	return e.some((e) => Ce.includes(e));
}
async function writeGateNotes(e, t, n, r) {
	let i = e.noteStyle.yellow("note:"), a = isOnStdout(n) ? [] : t.notes;
	for (let { code: t, message: n } of a) {
		let r = `${i} ${n}`;
		Se.has(t) ? await K(e.io, r) : await e.note(r);
	}
	isOnStdout(n) || await writeProblems(e, t), r.length > 0 && await K(e.io, r.join("\n"));
}
async function writeProblems({ io: e, noteStyle: t }, { results: n }) {
	let r = n.filter(({ problems: e }) => e.length > 0);
	if (r.length === 0) return;
	let { problemLine: a } = await import("./judging.js").then((e) => e.report_lines_exports), o = new Set(r.flatMap((e) => e.problems.map((n) => {
		let r = a(e, n);
		return e.errorCode === void 0 ? r : h(r, e.errorCode, t);
	}))), s = [...o].slice(0, 10), c = o.size - s.length, l = [...s, ...c === 0 ? [] : [`${i(c, "more error")}; the report has all`]];
	for (let n of l) await K(e, `${t.red("error:")} ${n}`);
}
function mixedNotes({ results: e }) {
	if (new Set(e.map(({ input: e }) => e)).size < 2) return [];
	let t = e.flatMap(({ violations: e }) => e).flatMap(({ id: e, about: t }) => {
		let [, n] = /^(\w+)\.unsupported$/.exec(e) ?? [];
		return n !== void 0 && c(t.location?.file ?? "") ? [n] : [];
	});
	return Array.from(new Set(t), (e) => ({
		code: "inputs_mixed",
		message: `${e} judges every input; name those of its kind: regohost init ${e} copies it with custom.inputs`
	}));
}
async function* inputSources(e, t, { maxInput: n, parser: r }, i) {
	let a = new Set(t.flatMap((e) => e.paths));
	for (let t of a) {
		t === "-" && e.terminal !== void 0 && await i.end();
		let a = await B(e, t, {
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
var X = /* @__PURE__ */ e({ configure: () => we });
const we = ie({
	arguments: [["[path...]", "policies and inputs, distinguished by file name"]],
	options: b,
	details: ".rego, .wasm, .tar.gz and folders are policies; files of JSON, YAML, TOML, INI, XML, HCL, .env, Dockerfiles and others\nare inputs, read by their names or by --parser as Conftest reads them; -p and -i make it explicit, also for a folder.\nEvery package with a rule named deny, violation, violations, allow or result is a policy. It passes when every\ndeny, violation and violations is empty and every allow is true; each line of JSON Lines and each document of\nYAML is an input.",
	examples: [
		"regohost gate policies/ sbom.json",
		"regohost gate policies/ 'build/**/*.json' -o pretty -o json=report.json",
		"regohost gate policy.wasm -i - < attestation.json",
		"regohost gate policies/ release.json --key release.pub  # it must have signed",
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
	async run(e, t, n, r) {
		let { readGateRequest: i } = await Promise.resolve().then(() => Te), readRequest = () => i(e, t, n, r);
		if (n.review !== void 0) {
			let { Review: i } = await import("./review.js"), a = await i.open(e, n.review);
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
});
async function runOnce(e) {
	try {
		return await runRequest(e);
	} catch (t) {
		if (e.file === void 0) throw t;
		let { withGateFilePosition: n } = await import("./gate-file-position.js");
		throw await n(t, e).catch(() => t);
	}
}
async function runRequest(e) {
	let { flags: t, review: n } = e, r = isOfMaterials(t), i = r ? withCompat(e.context) : e.context;
	if (te(t), t.attest !== void 0 && t.printConfig !== !0) {
		let { removeFormerSummary: n } = await import("./attestation.js");
		await n(i.io, t.attest, readPaths(e));
	}
	let { readGateArguments: a } = await import("./shared.js").then((e) => e.gate_arguments_exports), { paths: o, defaults: s } = e, { policy: c = [], input: l = [], material: d = [] } = t, f = r ? {
		policies: [...o, ...c],
		inputs: [...l, ...d]
	} : {
		paths: o,
		policies: c,
		inputs: l
	}, p = {
		timeoutMs: i.flags.timeout,
		signal: i.io.signal
	}, m = await u("finding the policies and inputs", p, () => a({
		...f,
		images: t.images,
		allowSkippedFiles: t.allowSkippedFiles === !0,
		defaults: s,
		except: filesOfRun(t)
	}, {
		cwd: i.io.cwd,
		inputsFrom: n?.folder
	}));
	if (t.printConfig === !0) {
		let { printedConfig: t } = await import("./gate-keys.js"), { compat: n, timeout: r } = e.context.flags, a = {
			...e.flags,
			policy: m.policies.map(({ argument: e }) => e),
			input: m.inputs.map(({ argument: e }) => e),
			compat: n,
			timeout: r
		};
		return await le(i.io.stdout, await t(a)), y.pass;
	}
	for (let { argument: e, paths: t, hasLiteral: n } of [...m.policies, ...m.inputs]) n === !0 && t.length > 1 && await i.note(`${e} is a pattern and also the name of a file: both are read`);
	await n?.checkInputs(m.inputs.map(({ argument: e }) => e), t.artifact);
	let h = await be.open(i, withInputPaths(m, n), t);
	try {
		let n = t.attest === void 0 ? void 0 : await (await import("./attestation.js")).GateAttestation.open(i, t), { report: r, recordingExit: a } = await judgeInputs(i, m, e, h), o = await n?.write(r) ?? y.pass;
		return await h.write(r, G([a, o]));
	} catch (e) {
		throw await h.abandon(), e;
	}
}
function withInputPaths(e, t) {
	if (t === void 0) return e;
	let fromReview = (e) => e === "-" || o(e) ? e : J(t.folder, e), n = e.inputs.map(({ argument: e, paths: t }) => ({
		argument: fromReview(e),
		paths: t.map(fromReview)
	}));
	return {
		...e,
		inputs: n
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
	], d = r === void 0 ? u : u.map((e) => J(r.folder, e));
	return [
		...e,
		...c,
		...i,
		...d,
		...s,
		...k(b, t, "isRead").map(({ path: e }) => e)
	];
}
// src/cli/gate/gate-config.ts
var Te = /* @__PURE__ */ e({ readGateRequest: () => readGateRequest }), Z = /* @__PURE__ */ t(g(), 1);
const Q = "regohost.yaml", $ = [
	"regohost.yml",
	"regohost.json",
	".regohost.yaml",
	".regohost.yml"
];
function unnamedGateFile({ cwd: e }, t, n, r) {
	let isHere = (t) => (0, Z.existsSync)(q(e, t)), i = isHere(Q), a = $.filter(isHere), [o] = a;
	if (o !== void 0) {
		let e = [i ? `remove it: ${Q} lies beside it` : `rename it to ${Q}`, ...r === void 0 ? [] : [r(o)]].join(", or ");
		throw new _(m`${a.join(", ")} is not read: ${e}`);
	}
	if (i) return Q;
	throw new _(`${t}, and there is no ${Q} in this folder: ${n}`);
}
function findGateFile({ io: e }, t, { config: n, policy: r = [], input: i = [], material: a = [] }, o) {
	if (n === !1) return;
	if (n !== void 0) return n;
	if (t.length + r.length + i.length + a.length > 0) {
		let t = [Q, ...$].filter((t) => (0, Z.existsSync)(q(e.cwd, t)));
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
	let n = he(e, fe(J(e, t))).replaceAll(ge, "/");
	return (t) => {
		if (n === "" || t === "-" || o(t) || pe(t)) return t;
		let r = me.join(n, t);
		return s(t) && !(0, Z.existsSync)(J(e, r)) ? t : r;
	};
}
function isText(e) {
	return typeof e == "string";
}
function readGateText({ io: e, flags: t }, n) {
	let r = {
		timeoutMs: t.timeout,
		signal: e.signal
	};
	return u("reading the gate file", r, () => N(e, n, { maxBytes: 1048576 }));
}
async function readGateFile(e, t) {
	return toGateFlags(e, t, await readGateText(e, t));
}
async function toGateFlags({ io: e }, t, n) {
	let [{ parseGateFile: r }, i] = await Promise.all([import("./gate-file.js"), import("./gate-keys.js")]);
	return i.toFileFlags(await r(n, t), rebase(e, t));
}
async function reportModules(e, t, n = []) {
	let r = n.filter(oe);
	r.length > 0 && await e.note(`${t} runs ${r.join(", ")}`);
}
async function readGateRequest(e, t, n, r) {
	let i = [], a = findGateFile(e, t, n, i);
	if (a === void 0) {
		if (n.printConfig === !0) throw new _(`--print-config needs a gate file: ${Q}, or --config FILE`);
		return {
			context: e,
			paths: t,
			flags: n,
			defaults: {},
			file: a,
			typed: new Set(t),
			notes: i
		};
	}
	let { policy: o, input: s, compat: c, timeout: l, ...u } = await readGateFile(e, a);
	n.config === void 0 && await reportModules(e, a, u.builtins);
	let d = Object.fromEntries(Object.entries(n).filter(([e]) => r.getOptionValueSource(e) === "cli"));
	"verificationKeyText" in d && delete u.verificationKey;
	let { flags: f } = e, p = {
		compat: f.compat ?? c,
		timeout: f.timeout ?? l
	};
	return {
		context: {
			...e,
			flags: {
				...f,
				...p
			}
		},
		paths: t,
		flags: {
			...n,
			...u,
			...d,
			config: a
		},
		defaults: {
			policies: o,
			inputs: s
		},
		file: a,
		typed: new Set([...t, ...Object.values(d).flat()].filter(isText)),
		notes: i
	};
}
export { Q as GATE_FILE, X as gate_exports, isOfMaterials, readGateFile, readGateText, readOutputTargets, reportModules, toGateFlags, unnamedGateFile };
