import { isAddress as e, readResultSet as t, said as n, shownSource as r, splitPlace as i } from "./shared.js";
import { BUNDLE_VERIFY_OPTIONS as a, CommandError as o, EVALUATE_OPTIONS as s, EVALUATOR as c, EVAL_FORMATS as l, EXIT as u, EXPLAIN_OPTIONS as d, INPUT_OPTION as f, LOCK_OPTIONS as p, PARSER_OPTIONS as m, QUERY_OPTIONS as h, RECORDING_OPTIONS as g, VERIFY_OPTIONS as _, asValueFormat as v, checkOutputs as y, checkSigned as b, defineCommand as x, evaluateOnce as S, findQuery as C, flagsNeeding as w, formatEvalEnd as T, formatOption as E, isDocument as D, lockNamed as O, lockWritten as k, namedFiles as A, optionsFor as j, placedFiles as M, policyReader as N, readAllData as P, readGivenText as F, readInput as I, readQueryDocuments as L, shownName as R, signOptions as z, toBundleVerifyOptions as B, toDataReference as V, toEntrypoint as H, toQuery as U, worstExitCode as W, writeExact as G, writeNote as K } from "./commands.js";
import { toVerifyOptions as q } from "./verify-flags.js";
// src/cli/flags/query-flags.ts
function checkQueryFlags(e) {
	if (e.fail === !0 && e.failDefined === !0) throw new o("--fail and --fail-defined exclude each other");
	if (e.stdinInput === !0 && e.input !== void 0) throw new o("-I and -i exclude each other: both name the input");
	if (e.stdin === !0 && (e.stdinInput === !0 || e.input === "-")) throw new o("--stdin and -I exclude each other: standard input is the query or the input");
	let { format: t, partial: r } = e;
	if (r === !0 && ![
		"json",
		"pretty",
		"source"
	].includes(t)) throw new o(n`--partial excludes -f ${t}; its formats are json, pretty and source`);
	if (r !== !0 && t === "source") throw new o("-f source needs --partial: it prints the remaining policies");
}
function isExplained({ flags: { profile: e } }, { explain: t, coverage: n }) {
	return t !== void 0 || e === !0 || n === !0;
}
// src/cli/commands/eval.ts
const J = {
	...j()({
		input: f,
		entrypoint: {
			kind: "text",
			usage: "-e, --entrypoint <name>",
			description: "rule or package to evaluate: gate/deny, gate.deny or data.gate.deny"
		},
		kind: {
			kind: "text",
			usage: "--kind <kind>",
			description: "of a policy of Chainloop the scripts for this kind of material; default: all"
		},
		format: E(l, "json", "output format, as in opa eval")
	}),
	...s,
	...m,
	...g,
	..._,
	...a,
	...p,
	...z("--record"),
	...d,
	...h,
	...j()({ calls: {
		kind: "flag",
		usage: "--calls",
		description: "show built-in calls on stderr: round, start, duration, requests, size, use"
	} })
}, Y = x({
	arguments: [["[query|policy...]", "a query; or policies: .wasm, .rego, a bundle (.tar.gz), a folder or an address"]],
	options: J,
	details: "The first argument is a path when it exists or ends in .rego, .wasm, .tgz or .gz, else a query. Policies are compiled, and one of their\nentrypoints is evaluated. A query is evaluated by OPA's evaluator over the Rego and the data of -d and -b, with the built-ins of\nthe service. Without -i the input is undefined, not null.\n\n--profile without a name shows the time of each expression.\nThe exit code is 0 for every value, also an undefined one; only regohost gate judges.",
	examples: [
		"regohost eval 'data.gate.deny' -d policies/ -i input.json",
		"regohost eval '1 + 1'",
		"regohost eval 'x := input.kind; x' -I -f pretty < input.json",
		"regohost eval policy.wasm -i input.json",
		"regohost eval policies/ -e gate/deny -i - < input.json",
		"regohost eval policy.rego -e data.gate.allow -d data.json -f raw",
		"regohost eval policies/ -i input.json --record run.json",
		"regohost eval policies/ --replay run.json  # the same decision again, without the network",
		"regohost eval policies/ -i input.json --explain notes -f pretty",
		"regohost eval policy.yaml --kind SARIF -e main/violations -i report.sarif  # the Rego of a policy of Chainloop",
		"regohost eval oci://registry.example.com/policies/release:1.4 -i input.json"
	],
	everyday: [
		"input",
		"data",
		"bundle",
		"entrypoint",
		"format",
		"builtins",
		"target",
		"explain",
		"coverage",
		"calls",
		"profile",
		"record",
		"replay",
		"timeout"
	],
	run: runEval
});
async function readArguments({ io: t }, a, s) {
	let { entrypoint: l, target: u } = s;
	if (s.stdin === !0 && a.length > 0) throw new o("--stdin excludes a query argument");
	let d = s.stdin === !0 ? await F(t, "-") : await C(t, a, {
		hasEntrypoint: l !== void 0,
		input: s.input,
		...L(s)
	}), f = s.data?.filter((e) => !/\.rego$/i.test(e)), p = s.data?.filter((e) => /\.rego$/i.test(e)) ?? [];
	if (d === void 0) {
		let e = [...a, ...p], t = {
			policies: e,
			entrypoint: l,
			data: f?.length === 0 ? void 0 : f
		};
		if (u === "rego") {
			if (l === void 0) throw new o("--target rego needs what to evaluate: -e gate/deny, or a query as the only argument");
			return {
				...t,
				query: V(l, U)
			};
		}
		let r = w(J, s, c)[0];
		if (r === void 0) return {
			...t,
			query: d
		};
		throw new o(n`${r} is for OPA's evaluator: add --target rego, or write a query: regohost eval 'data.gate.deny' ` + e.map((e) => `-d ${e}`).join(" "));
	}
	if (u !== "wasm") return {
		query: d,
		policies: void 0,
		entrypoint: l,
		data: s.data
	};
	let m = s.bundle?.find(e);
	if (m !== void 0) throw new o(n`${r(m)}: --target wasm excludes an address in -b; name it as the policy: regohost eval ADDRESS -e gate/deny`);
	let h = H(d), g = (s.data ?? []).map((e) => i(e).path), _ = [...s.bundle ?? [], ...g.filter((e) => !D(e))], v = w(J, s, c).find((e) => e !== "--bundle");
	if (h === void 0 || _.length === 0 || v !== void 0) throw new o(v === void 0 ? "--target wasm compiles a rule or package of policies: a query such as data.gate.deny, with -d policies/" : `--target wasm excludes ${v}, which only OPA's evaluator has`);
	return {
		query: void 0,
		policies: _,
		entrypoint: h,
		data: s.data,
		isLoose: !0
	};
}
async function runEval(e, n, r) {
	let { io: i } = e;
	checkQueryFlags(r);
	let a = await readArguments(e, n, r), { query: s, policies: c, entrypoint: l, data: d } = a, { data: f, entrypoint: p, ...m } = r, h = {
		...m,
		data: d,
		entrypoint: l,
		...r.stdinInput === !0 ? { input: "-" } : {}
	}, g = c ?? [];
	s === void 0 && v(h.format), b(h, { "--record": h.record }), await y(i, [...A(J, h, "isWritten"), ...k(h)], [
		...g.map((e) => ({
			what: `the policy ${e}`,
			path: e
		})),
		...M("the data", h.data),
		...A(J, h, "isRead"),
		...O(h)
	]);
	let _ = N(e, g, h), x = await q(e, h), C = h.input === void 0 ? void 0 : await I(e, h.input, h), w = x === void 0 ? void 0 : await verifyInput(x, h.input, C), E = w?.input ?? C;
	if (s !== void 0) {
		if (h.kind !== void 0 && c === void 0) throw new o("--kind excludes a query: regohost eval policy.yaml --kind KIND -e main/violations");
		let { evalQuery: t } = await import("./eval-query.js");
		return t(e, h, {
			query: s,
			source: c === void 0 ? void 0 : _,
			input: E,
			inputName: R(h.input ?? "input"),
			verify: x,
			verification: w?.verification,
			onCalls: (t) => noteAll(e, h, t)
		});
	}
	let D = isExplained(e, h) ? await import("./explain.js") : void 0, j = D?.toExplainable(await _()), P = await readDocuments(e, a, _, h), F = await S(e, h, {
		source: _,
		entrypoint: h.entrypoint,
		input: E,
		inputName: R(h.input ?? "input"),
		data: P,
		verify: x,
		verification: w?.verification,
		isRecorded: j !== void 0 || h.calls === !0
	});
	for (let { message: e } of F.decision?.prints ?? []) await K(i, e);
	let L = F.decision?.calls ?? F.recording?.callLog;
	L !== void 0 && await noteAll(e, h, L);
	let z = j && await D?.explain(e, h, {
		source: j,
		data: P,
		end: F
	}), B = z?.stdout ?? T(F, h.format);
	if (B !== void 0 && await G(i.stdout, B), F.decision === void 0) throw F.error;
	if (z?.error !== void 0) throw z.error;
	return (r.fail === !0 || r.failDefined === !0) && t(F.decision.resultSet) !== void 0 == (r.failDefined === !0) ? W([F.recordingExit, u.refused]) : F.recordingExit;
}
async function readDocuments(e, { isLoose: t }, n, r) {
	if (t === !0) {
		let { readQuerySources: t } = await import("./query-sources.js"), { cwd: n, signal: i } = e.io, { ignore: a, data: o, bundle: s, allowSkippedFiles: c } = r;
		return (await t({
			data: o,
			bundles: s,
			ignore: a,
			allowSkippedFiles: c,
			verify: B(e, r),
			cwd: n,
			signal: i
		})).data;
	}
	return r.data === void 0 ? void 0 : P(e, await n(), r);
}
async function noteAll(e, { calls: t }, n) {
	t === !0 && await noteCalls(e, n);
	for (let { builtin: t, reason: r, used: i } of n) r !== void 0 && i && await e.note(`${t} is undefined: ${r}`);
}
async function verifyInput(e, t, n) {
	if (t === void 0 || n === void 0) throw new o("a verification needs an input: pass the envelope or bundle with -i");
	let [{ DocumentVerifier: r }, { checkVerifyOptions: i }, { factsToJson: a }] = await Promise.all([
		import("./document-verifier.js").then((e) => e.document_verifier_exports),
		import("./verify-options.js").then((e) => e.verify_options_exports),
		import("./shared.js").then((e) => e.facts_exports)
	]), { payload: s, facts: c } = await (await r.create(i("eval", e))).statement(R(t), n);
	return {
		input: s,
		verification: a(c)
	};
}
async function noteCalls(e, t) {
	let { waterfall: n } = await import("./waterfall.js").then((e) => e.waterfall_exports), r = t.length === 0 ? ["no asynchronous built-in was called"] : n(t);
	await K(e.io, r.join("\n"));
}
export { Y as configure };
