import { r as e } from "./rolldown-runtime.js";
import { $s as t, aa as n, qs as r, ts as i } from "./shared.js";
import { An as a, Dn as o, G as s, Ht as c, K as l, S as u, St as d, Ut as f, V as p, Vt as m, Wt as h, _n as g, b as _, dn as v, fn as y, ft as b, gn as x, gt as S, hn as C, it as w, jn as T, jt as E, k as D, kn as O, lt as k, mt as A, pn as j, pt as M, qt as N, v as P, vt as F, w as I, wt as L, x as R, xt as z, y as B, z as V } from "./commands.js";
import { t as H } from "./output-targets.js";
import { t as U } from "./verify-flags.js";
import { appendFile as W, stat as G } from "node:fs/promises";
import { resolve as K } from "node:path";
async function writeReports(e, t, { targets: n, log: r, summary: i, exitCode: a }) {
	let { gateExitCode: o } = await import("./report-options.js"), s = {
		summary: i,
		exitCode: x([o(t), a])
	}, c = [s.exitCode ?? a], attempt = async (t) => {
		try {
			return await t(), !0;
		} catch (t) {
			if (t instanceof A) throw t;
			return await d(e.io, w(t, e.noteStyle)), c.push(C(t)), !1;
		}
	};
	await attempt(() => r?.finish());
	let l = [...n].sort((e, t) => Number(e.file === void 0) - Number(t.file === void 0)), u = [];
	for (let n of l) await attempt(() => writeOutput(e, t, n, s)) && n.file !== void 0 && u.push(n.file);
	if (r === void 0 && u.length > 0 && n.every(({ file: e }) => e !== void 0)) {
		let { summarize: n } = await import("./report-lines.js");
		await e.note(`${n(t, e.noteStyle)}: ${u.join(", ")}`);
	}
	return x(c);
}
async function writeOutput(e, t, { format: n, file: r }, i) {
	let { io: a } = e, o = r === void 0 && S(a, a.stdout, e.flags.color), { writeReport: s } = await import("./write-report.js").then((e) => e.r), c = await s(t, n, {
		...i,
		color: o
	});
	if (r === void 0) await L(a.stdout, c);
	else {
		let { writeWholeFile: e } = await import("./commands.js").then((e) => e.O);
		await e(a, r, c, n === "html" ? 384 : void 0);
	}
	n === "github" && await writeStepSummary(e, t, i);
}
async function writeStepSummary(e, n, r) {
	let { io: i } = e, a = i.env.GITHUB_STEP_SUMMARY;
	if (a === void 0 || a === "") return;
	let o = F(i, a), { reportMarkdown: s } = await import("./markdown.js");
	try {
		let t = 1048576 - ((await G(o).catch(() => void 0))?.size ?? 0), i = s(n, {
			...r,
			maxBytes: t
		});
		Buffer.byteLength(i) <= t ? await W(o, i) : await e.warn("the step summary is full; the gate's summary was omitted");
	} catch (e) {
		throw new y(t`GITHUB_STEP_SUMMARY cannot be written: ${a}`, {
			code: "output_unwritable",
			cause: e
		});
	}
}
// src/cli/gate/gate-outputs.ts
var q = class GateOutputs {
	#e;
	#t;
	#n;
	#r;
	constructor(e, t, n, r) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r;
	}
	static async open(e, t, n) {
		let r = H(n.output ?? ["pretty"], f);
		await checkPlaces(e, t, n, r);
		let isLog = ({ format: e }) => e === m, i = r.some(isLog) ? await (await import("./decision-log.js")).DecisionLog.open(e.io, r.filter(isLog)) : void 0, a = r.filter((e) => !isLog(e));
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
async function checkPlaces({ io: e }, { policies: t, inputs: n }, i, a) {
	let named = (e, t = []) => t.filter((e) => !r(e)).map((t) => ({
		what: `${e} ${t}`,
		path: t
	}));
	await D(e, [
		...a.map(({ format: e, file: t }) => ({
			what: `-o ${e}=${t ?? "-"}`,
			path: t
		})),
		...T(c, i, "isWritten"),
		...u(i)
	], [
		...t.flatMap(({ paths: e }) => named("the policy", e)),
		...t.flatMap(({ data: e = [] }) => e.flatMap(({ path: e }) => named("the data", [e]))),
		...n.flatMap(({ paths: e }) => named("the input", e)),
		...named("the data", i.data),
		..._(i),
		...T(c, i, "isRead")
	]);
}
// src/cli/flags/gate-flags.ts
const J = [
	"arg",
	"argFile",
	"project",
	"projectVersion"
];
function isOfMaterials(e) {
	let { kind: t, material: n, parser: r } = e;
	if (t === void 0) {
		if (n !== void 0) throw new y("--material needs --kind: the kind is not guessed");
		let [t] = J.filter((t) => e[t] !== void 0);
		if (t !== void 0) throw new y(`${a(c[t])} needs --kind and --material`);
		return !1;
	}
	if (r !== void 0) throw new y("--kind and --parser exclude each other");
	return !0;
}
function getPins({ requirePinned: e, updateLock: t }) {
	return { requirePinned: e && t !== !0 };
}
function toMaterialOptions({ kind: e, arg: t = {}, argFile: n = [], project: r, projectVersion: i }) {
	return e === void 0 ? void 0 : {
		kind: e,
		args: t,
		argFiles: n.map(v),
		project: r,
		projectVersion: i
	};
}
function toGateOptions(e, t, { builtins: n, load: r }, i) {
	let { io: a, flags: { timeout: o, compat: l } } = e, u = b(e, t), d = {
		...i,
		bundles: u
	};
	return {
		builtins: n,
		...r,
		verify: d,
		...s(t, { timeout: o }),
		...O(c, "load", t),
		material: toMaterialOptions(t),
		...getPins(t),
		compat: l,
		cwd: a.cwd,
		signal: a.signal
	};
}
function writesHtml({ output: e = [] }) {
	return e.some((e) => /^html(?:=|$)/.test(e));
}
function toJudgeOptions(e, t, { evaluate: n }, r, i) {
	return {
		...i,
		verify: r,
		...l(e, t),
		...n,
		...O(c, "judge", t),
		evidence: t.attest !== void 0 || void 0,
		...writesHtml(t) ? {
			record: !0,
			trail: !0
		} : {},
		...typeof t.config == "string" ? { except: [t.config] } : {}
	};
}
// src/cli/gate/judge-inputs.ts
async function judgeInputs(e, t, { flags: n, review: r, notes: a }, o) {
	let { loadGateFor: s } = await import("./shared.js").then((e) => e.pt);
	r?.start();
	let c = await U(e, n), l = M(e, "loading policies"), u = await V(e, n, l, c?.trustedRoot), f = [], p = [], m, h;
	try {
		let h = await s(E, t.policies, {
			...toGateOptions(e, n, u, c),
			...await R(e, n)
		});
		try {
			await r?.checkRead(n.artifact), await I(e, n, h.addresses), await u.notePolicies(h.loaded);
			let onDecision = async (e, t) => {
				let { prints: r } = e;
				i(f, r.map(({ message: e }) => `${t.input}: ${e}`)), n.calls === !0 && p.push(await describeCalls(e, t));
			}, s = o.onEvent(() => l.end()), d = {
				...toJudgeOptions(e, n, u, c, r?.inputs ?? {}),
				onDecision,
				onEvent: s
			}, g = await lockNotes(e, n, h.addresses), _ = await follow(h.judge(inputSources(e.io, t.inputs, n, l), d), l);
			await r?.checkJudged();
			let v = _.notes.filter((e) => !B(e, n));
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
		await l.end(), p.length > 0 && await d(e.io, p.join("\n")), await writeExplanations(e, m);
		let g = m.notes.filter((e) => !a.includes(e));
		await writeGateNotes(e, {
			...m,
			notes: g
		}, n, f);
	} finally {
		await l.end(), await u.close(), h = await u.writeRecording();
	}
	return {
		report: m,
		recordingExit: h
	};
}
async function lockNotes(e, t, n) {
	if (!await P(e, t)) return [];
	let r = n.length === 0 ? "was not read, because no policy is from an address" : `has what the policies from addresses are now; --lock ${N} takes what it has, also when they are others`;
	return [{
		code: "file_unnamed",
		message: `${N} of the working folder, which no argument names, ${r}`
	}];
}
async function describeCalls({ calls: e }, { input: t, policy: n }) {
	let { waterfall: r } = await import("./waterfall.js").then((e) => e.i), i = e.length === 0 ? ["no asynchronous built-in was called"] : r(e);
	return [`${t} ${n}`, ...i.map((e) => `  ${e}`)].join("\n");
}
async function writeExplanations({ io: e }, { results: t }) {
	for (let { input: n, policy: r = "", outcome: i, explanation: a } of t) {
		if (a === void 0) continue;
		let { lines: t, omitted: o, error: s, mode: c } = a, l = c === "full" || c === "debug" ? "nothing was evaluated" : `no ${c}`, u = [
			...s === void 0 ? t : [`no explanation: ${s}`],
			...s === void 0 && t.length === 0 && o === 0 ? [l] : [],
			...o === 0 ? [] : [`${String(o)} more lines; --explain=fails, or fewer inputs, show less`]
		], f = [`${n} ${r}: ${i}`, ...u.map((e) => `  ${e}`)].join("\n");
		await d(e, f);
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
const Y = /* @__PURE__ */ new Set([
	"envelope_unverified",
	"image_unverified",
	"file_unnamed",
	"policy_unpinned",
	"policy_unverified",
	"runtime_stock"
]), X = [
	"pretty",
	"table",
	"tap",
	"github",
	"azuredevops"
];
function isOnStdout({ output: e = ["pretty"] }) {
	return e.some((e) => X.includes(e));
}
async function writeGateNotes(e, t, n, r) {
	let i = e.noteStyle.yellow("note:"), a = isOnStdout(n) ? [] : t.notes;
	for (let { code: t, message: n } of a) {
		let r = `${i} ${n}`;
		Y.has(t) ? await d(e.io, r) : await e.note(r);
	}
	r.length > 0 && await d(e.io, r.join("\n"));
}
async function* inputSources(e, t, { maxInput: n, parser: r }, i) {
	let a = new Set(t.flatMap((e) => e.paths));
	for (let t of a) {
		t === "-" && e.terminal !== void 0 && await i.end();
		let a = await k(e, t, {
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
	let { attest: t, signKey: n, artifact: r, replay: i, record: a, now: s } = e;
	if (p(e, {
		"--attest": t,
		"--record": a
	}), t === void 0) {
		let [t] = o(h, e, "--attest");
		if (t !== void 0) throw new y(`${t} needs --attest`);
	} else {
		if (t === "-") throw new y("--attest needs a file");
		if (n === void 0) throw new y("--attest needs --sign-key: what nobody signed proves nothing");
		if (r === void 0) throw new y("--attest needs --artifact, and --key or --trusted-root: a verdict is about an artifact whose evidence was verified");
		if (i !== void 0) throw new y("--attest excludes --replay: recorded answers say nothing of now");
		if (s !== void 0) throw new y("--attest excludes --now: the verdict is of the clock's time");
	}
}
// src/cli/commands/gate.ts
var Z = /* @__PURE__ */ e({ configure: () => Q });
const Q = g({
	arguments: [["[path...]", "policies and inputs, distinguished by file name"]],
	options: c,
	details: ".rego, .wasm, .tar.gz and folders are policies; files of JSON, YAML, TOML, INI, XML, HCL, .env, Dockerfiles and others\nare inputs, read by their names or by --parser as Conftest reads them; -p and -i say it explicitly, also of a folder.\nEvery package with a rule named deny, violation, violations, allow or result is a policy. It passes when every\ndeny, violation and violations is empty and every allow is true; each line of JSON Lines and each document of\nYAML is an input.",
	examples: [
		"regohost gate policies/ sbom.json",
		"regohost gate policies/ 'build/**/*.json' -o pretty -o json=report.json",
		"regohost gate policy.wasm -i - < attestation.json",
		"regohost gate policies/ release.json --key release.pub    # only what it signed",
		"regohost gate --rules conftest -p policy/ Dockerfile main.tf -i deploy/",
		"regohost gate policies/ sbom.json -o sarif=gate.sarif -o github",
		"regohost gate policies/ sbom.json --explain    why rules fired or did not",
		"regohost gate policies/ sbom.json --exceptions exceptions.yaml --fail-on warn",
		"regohost gate policy.yaml --material sbom.json --kind SBOM_CYCLONEDX_JSON --arg licenses=MIT,ISC",
		"regohost gate                                  by regohost.yaml in this folder, with its modules of built-ins",
		"regohost gate --config ci/regohost.yaml sbom.json --print-config"
	],
	exitCodes: "0 all pass, 1 a policy said no, 2 no verdict (usage, input or policy error), 3 could not decide.",
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
	let { flags: t, review: r } = e, i = isOfMaterials(t), a = i ? withCompat(e.context) : e.context;
	if (checkAttestFlags(t), t.attest !== void 0 && t.printConfig !== !0) {
		let { removeFormerSummary: n } = await import("./attestation.js");
		await n(a.io, t.attest, readPaths(e));
	}
	let { readGateArguments: o } = await import("./shared.js").then((e) => e.Pt), { paths: s, defaults: c } = e, { policy: l = [], input: u = [], material: d = [] } = t, f = i ? {
		policies: [...s, ...l],
		inputs: [...u, ...d]
	} : {
		paths: s,
		policies: l,
		inputs: u
	}, p = {
		timeoutMs: a.flags.timeout,
		signal: a.io.signal
	}, m = await n("finding the policies and inputs", p, () => o({
		...f,
		allowSkippedFiles: t.allowSkippedFiles === !0,
		defaults: c,
		except: e.file === void 0 ? [] : [e.file]
	}, {
		cwd: a.io.cwd,
		inputsFrom: r?.folder
	}));
	if (t.printConfig === !0) {
		let { printedConfig: t } = await import("./gate-keys.js"), { timeout: n } = e.context.flags, r = {
			...e.flags,
			policy: m.policies.map(({ argument: e }) => e),
			input: m.inputs.map(({ argument: e }) => e),
			timeout: n
		};
		return await z(a.io.stdout, await t(r)), j.pass;
	}
	for (let { argument: e, paths: t, hasLiteral: n } of [...m.policies, ...m.inputs]) n === !0 && t.length > 1 && await a.note(`${e} is a pattern and also the name of a file: both are read`);
	await r?.checkInputs(m.inputs.map(({ argument: e }) => e), t.artifact);
	let h = await q.open(a, withPlaces(m, r), t);
	try {
		let n = t.attest === void 0 ? void 0 : await (await import("./attestation.js")).GateAttestation.open(a, t), { report: r, recordingExit: i } = await judgeInputs(a, m, e, h), o = await n?.write(r) ?? j.pass;
		return await h.write(r, x([i, o]));
	} catch (e) {
		throw await h.abandon(), e;
	}
}
function withPlaces(e, t) {
	if (t === void 0) return e;
	let placed = (e) => e === "-" || r(e) ? e : K(t.folder, e);
	return {
		...e,
		inputs: e.inputs.map((e) => ({
			...e,
			paths: e.paths.map(placed)
		}))
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
	let { policy: i = [], input: a = [], material: o = [], data: s = [] } = t, { policies: l = [], inputs: u = [] } = n, d = [
		...u,
		...a,
		...o
	], f = r === void 0 ? d : d.map((e) => K(r.folder, e));
	return [
		...e,
		...l,
		...i,
		...f,
		...s,
		...T(c, t, "isRead").map(({ path: e }) => e)
	];
}
export { Q as configure, isOfMaterials as n, Z as t };
