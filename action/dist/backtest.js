import { $s as e, Ht as t, ho as n, ts as r } from "./shared.js";
import { $t as i, B as a, Ct as o, Kt as s, Mn as c, On as l, Tt as u, _n as d, fn as f, ft as p, gn as m, jt as h, pn as g, pt as _ } from "./commands.js";
// src/cli/commands/backtest.ts
const v = {
	...i,
	...s,
	...c()({
		policy: {
			kind: "list",
			usage: "-p, --policy <path>",
			description: "a new policy; repeatable"
		},
		baseline: {
			kind: "list",
			usage: "--baseline <path>",
			description: "a policy to compare with, as it was; repeatable"
		},
		input: {
			kind: "list",
			usage: "-i, --input <path>",
			description: "an input of recordings that hold none; repeatable"
		},
		data: {
			kind: "list",
			usage: "-d, --data <path>",
			description: "data of both, old and new; repeatable"
		},
		exceptions: {
			kind: "text",
			usage: "--exceptions <file>",
			description: "file of time-limited exceptions, for both"
		},
		recordingKey: {
			kind: "list",
			usage: "--recording-key <file>",
			description: "public key that must have signed the recordings; repeatable"
		},
		format: l(["pretty", "json"], "pretty")
	})
}, y = d({
	arguments: [["<recording...>", "recordings of eval --record and gate --record"]],
	options: v,
	about: "Each recording is decided twice with its own answers, time and seed: by the policies of --baseline and by those of -p. Nothing is asked of a\nservice. The recordings are those of eval --record, which have their input, and of gate --record, whose inputs are given with -i.",
	examples: ["regohost backtest runs/*.json --baseline policies/ -p new-policies/", "regohost backtest gate-run.json -i 'build/*.json' --baseline policies/ -p new-policies/ -f json"],
	exitCodes: "0 no verdict changed, 1 a verdict changed, 2 usage, or a policy or input with errors, 3 could not decide: the recording has no\nanswer for a call, or an input of it is not given.",
	everyday: [
		"baseline",
		"policy",
		"input",
		"data",
		"exceptions",
		"format",
		"timeout"
	],
	run: runBacktest
});
async function runBacktest(e, t, n) {
	let { policy: i, baseline: s } = n;
	if (i === void 0 || s === void 0) throw new f("backtest needs two sets of policies: regohost backtest run.json --baseline policies/ -p new-policies/");
	let c = _(e, "deciding again"), l = [], u = [];
	try {
		for (let o of t) {
			let t = await a(e, o, n.recordingKey), d = await decide(e, n, s, t, o), f = await decide(e, n, i, t, o);
			r(l, compare(o, d.report.results, f.report.results));
			for (let e of t.facts.inputDigests ?? []) f.digests.has(e) || u.push(`${o}: its input ${e} was not given; pass it with -i`);
			c.update(`decided ${String(l.length)} again`);
		}
	} finally {
		await c.end();
	}
	let d = n.format === "json" ? toJson(l, u) : toText(l, u);
	return await o(e.io.stdout, d), m(l.map(toExitCode).concat(u.length === 0 ? [] : [g.undecided]));
}
async function decide(t, { input: n, data: r, exceptions: i, ...a }, o, s, c) {
	let { io: l } = t, [{ loadGateFor: d }, { readGateArguments: m }, { Recording: g }, { inputDigest: _ }] = await Promise.all([
		import("./shared.js").then((e) => e.pt),
		import("./shared.js").then((e) => e.Pt),
		import("./library.js").then((e) => e.p),
		import("./library.js").then((e) => e.g)
	]), v = s.facts.input, y = v === void 0 ? n ?? [...s.facts.images?.keys() ?? []] : [];
	if (v === void 0 && y.length === 0) throw new f(e`${c} holds no input, as those of gate --record; pass its inputs with -i`);
	let b = v === void 0 ? (await m({
		policies: o,
		inputs: y
	}, { cwd: l.cwd })).inputs.flatMap((e) => e.paths.map((e) => ({ path: e }))) : [{
		name: c,
		recorded: !0
	}], { revisions: x, ...S } = s.facts, { timeout: C } = t.flags, w = p(t, a), T = await d(h, o, {
		replay: new g(S, s.exactCalls, s.callLog),
		builtins: await u(t, a),
		dataFiles: r,
		compat: t.flags.compat,
		verify: w && { bundles: w },
		cwd: l.cwd,
		signal: l.signal
	}), E = /* @__PURE__ */ new Set();
	try {
		return {
			report: await T.judge(b, {
				exceptions: i,
				timeoutMs: C,
				signal: l.signal,
				onRecording: ({ facts: e }) => {
					e.input !== void 0 && E.add(_(e.input));
				}
			}),
			digests: E
		};
	} finally {
		await T.close();
	}
}
function compare(e, t, n) {
	let r = /* @__PURE__ */ new Map(), place = (t, n) => {
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
	return place(t, "before"), place(n, "now"), [...r.values()];
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
	return t.includes("undecided") ? g.undecided : t.includes("invalid") ? g.usage : isChanged(e) ? g.refused : g.pass;
}
const b = "not judged";
function toText(e, t) {
	let n = e.filter((e) => toExitCode(e) !== g.pass).flatMap((e) => {
		let { recording: t, input: n, policy: r, before: i, now: a } = e, [o, s] = [refusals(i), refusals(a)], c = t === n ? t : `${t} ${n}`;
		return [
			`${i?.outcome ?? b} -> ${a?.outcome ?? b}  ${c}  ${r ?? ""}`.trimEnd(),
			...without(s, o).map((e) => `    + ${e}`),
			...without(o, s).map((e) => `    - ${e}`),
			...(i?.problems ?? []).map((e) => `    before: ${e}`),
			...(a?.problems ?? []).map((e) => `    now: ${e}`)
		];
	}), r = e.filter((e) => toExitCode(e) > g.refused).length + t.length, i = `${String(e.length)} decided again, ${String(e.filter(isChanged).length)} changed, ${String(r)} without a verdict`;
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
			without_verdict: e.filter((e) => toExitCode(e) > g.refused).length + r.length
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
