import { append as e, formatJson as t, parseJson as n, shownText as r } from "./evaluation.js";
import { BUILTIN_OPTIONS as i, BUNDLE_VERIFY_OPTIONS as a, CommandError as o, EXIT as s, FLAG_WORDING as c, declaredBuiltins as l, defineCommand as u, formatOption as d, optionsFor as f, startProgress as p, toBundleVerifyOptions as m, worstExitCode as h, writeOut as g } from "./evaluation-command.js";
import { openReplay as _ } from "./recording-files.js";
// src/cli/commands/backtest.ts
const v = {
	...i,
	...a,
	...f()({
		policy: {
			kind: "list",
			usage: "-p, --policy <path>",
			description: "a new policy; repeatable"
		},
		baseline: {
			kind: "list",
			usage: "--baseline <path>",
			description: "a policy as it was before the change; repeatable"
		},
		input: {
			kind: "list",
			usage: "-i, --input <path>",
			description: "input for gate recordings, which contain none; repeatable"
		},
		data: {
			kind: "list",
			usage: "-d, --data <path>",
			description: "data of both sets of policies; repeatable"
		},
		exceptions: {
			kind: "text",
			usage: "--exceptions <file>",
			description: "file of time-limited exceptions, for both sets of policies"
		},
		vex: {
			kind: "list",
			usage: "--vex <file>",
			description: "VEX document, for both; repeatable"
		},
		recordingKey: {
			kind: "list",
			usage: "--recording-key <file>",
			description: "public key that must have signed the recordings; repeatable"
		},
		format: d(["pretty", "json"], "pretty")
	})
}, y = u({
	arguments: [["<recording...>", "recordings of eval --record and gate --record"]],
	options: v,
	about: "Decides each recording twice, with its recorded results, time and seed: by the policies of --baseline, and by those of -p.\nIt makes no request. Recordings of eval contain their input; inputs for recordings of gate are passed with -i.",
	examples: ["regohost backtest runs/*.json --baseline policies/ -p new-policies/", "regohost backtest gate-run.json -i 'build/*.json' --baseline policies/ -p new-policies/ -f json"],
	exitCodes: "0 no verdict changed, 1 a verdict changed, 2 usage, or a policy or input with errors, 3 could not decide: a recorded result or an\ninput is missing.",
	everyday: [
		"baseline",
		"policy",
		"input",
		"data",
		"exceptions",
		"format",
		"timeout"
	],
	async run(t, n, r) {
		let { policy: i, baseline: a } = r;
		if (i === void 0 || a === void 0) throw new o("backtest needs two sets of policies: regohost backtest run.json --baseline policies/ -p new-policies/");
		let c = p(t, "deciding again"), l = [], u = [];
		try {
			for (let o of n) {
				let n = await _(t, o, r.recordingKey), s = await decide(t, r, a, n, o), d = await decide(t, r, i, n, o);
				e(l, compare(o, s.report.results, d.report.results));
				for (let e of n.facts.inputDigests ?? []) d.digests.has(e) || u.push(`${o}: its input ${e} was not given; pass it with -i`);
				c.update(`decided ${String(l.length)} again`);
			}
		} finally {
			await c.end();
		}
		let d = r.format === "json" ? toJson(l, u) : toText(l, u);
		return await g(t.io.stdout, d), h(l.map(toExitCode).concat(u.length === 0 ? [] : [s.undecided]));
	}
});
async function decide(e, { input: t, data: n, exceptions: i, vex: a, ...s }, u, d, f) {
	let { io: p } = e, [{ loadGateFor: h }, { readGateArguments: g }, { Recording: _ }, { inputDigest: v }] = await Promise.all([
		import("./shared.js").then((e) => e.load_gate_exports),
		import("./shared.js").then((e) => e.gate_arguments_exports),
		import("./library.js").then((e) => e.recording_exports),
		import("./shared.js").then((e) => e.input_digest_exports)
	]), y = d.facts.input, b = y === void 0 ? t ?? [...d.facts.images?.keys() ?? []] : [];
	if (y === void 0 && b.length === 0) throw new o(r`${f} has no inputs, because gate recorded it; pass its inputs with -i`);
	let x = y === void 0 ? (await g({
		policies: u,
		inputs: b
	}, { cwd: p.cwd })).inputs.flatMap((e) => e.paths.map((e) => ({ path: e }))) : [{
		name: f,
		recorded: !0
	}], { revisions: S, ...C } = d.facts, { timeout: w } = e.flags, T = m(e, s), E = await h(c, u, {
		replay: new _(C, d.exactCalls, d.callLog),
		builtins: await l(e, s),
		dataFiles: n,
		compat: e.flags.compat,
		verify: T && { bundles: T },
		cwd: p.cwd,
		signal: p.signal
	}), D = /* @__PURE__ */ new Set();
	try {
		return {
			report: await E.judge(x, {
				exceptions: i,
				vex: a,
				timeoutMs: w,
				signal: p.signal,
				onRecording: ({ facts: e }) => {
					e.input !== void 0 && D.add(v(e.input));
				}
			}),
			digests: D
		};
	} finally {
		await E.close();
	}
}
function compare(e, t, n) {
	let r = /* @__PURE__ */ new Map(), location = (t, n) => {
		let i = /* @__PURE__ */ new Map();
		for (let a of t) {
			let { input: t, policy: o } = a, s = JSON.stringify([t, o]), c = (i.get(s) ?? 0) + 1;
			i.set(s, c);
			let l = r.get(`${s}${c}`) ?? {
				recording: e,
				input: t,
				policy: o,
				before: void 0,
				now: void 0
			};
			r.set(`${s}${c}`, {
				...l,
				[n]: a
			});
		}
	};
	return location(t, "before"), location(n, "now"), [...r.values()];
}
function refusals(e) {
	return (e?.violations ?? []).map(({ id: e, message: t }) => `${e}: ${t}`);
}
function without(e, t) {
	return e.filter((e) => !t.includes(e));
}
function isChanged({ before: e, now: t }) {
	let [n, r] = [refusals(e), refusals(t)];
	return e?.outcome !== t?.outcome || without(n, r).length + without(r, n).length > 0;
}
function toExitCode(e) {
	let t = [e.before?.outcome, e.now?.outcome];
	return t.includes("undecided") ? s.undecided : t.includes("invalid") ? s.usage : isChanged(e) ? s.refused : s.pass;
}
const b = "not judged";
function toText(e, t) {
	let n = e.filter((e) => toExitCode(e) !== s.pass).flatMap((e) => {
		let { recording: t, input: n, policy: r, before: i, now: a } = e, [o, s] = [refusals(i), refusals(a)], c = t === n ? t : `${t} ${n}`;
		return [
			`${i?.outcome ?? b} -> ${a?.outcome ?? b}  ${c}  ${r ?? ""}`.trimEnd(),
			...without(s, o).map((e) => `    + ${e}`),
			...without(o, s).map((e) => `    - ${e}`),
			...(i?.problems ?? []).map((e) => `    before: ${e}`),
			...(a?.problems ?? []).map((e) => `    now: ${e}`)
		];
	}), r = e.filter((e) => toExitCode(e) > s.refused).length + t.length, i = `${String(e.length)} decided again, ${String(e.filter(isChanged).length)} changed, ${String(r)} without a verdict`;
	return [
		...n,
		...t,
		...n.length + t.length === 0 ? [] : [""],
		i,
		""
	].map((e) => e.replaceAll("\n", "\n      ")).join("\n");
}
function toJson(e, r) {
	let side = (e) => e === void 0 ? null : {
		outcome: e.outcome,
		violations: refusals(e),
		problems: e.problems,
		error_code: e.errorCode
	}, i = {
		summary: {
			decided: e.length,
			changed: e.filter(isChanged).length,
			without_verdict: e.filter((e) => toExitCode(e) > s.refused).length + r.length
		},
		results: e.map((e) => ({
			recording: e.recording,
			input: e.input,
			policy: e.policy,
			changed: isChanged(e),
			before: side(e.before),
			now: side(e.now)
		})),
		missing: r
	};
	return `${t(n(JSON.stringify(i)), "  ")}\n`;
}
export { y as configure };
