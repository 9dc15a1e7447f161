import { $s as e, M as t, k as n, nc as r, qs as i } from "./shared.js";
import { A as a, Dn as o, F as s, I as c, It as l, Jt as u, Kt as d, L as f, Lt as p, M as m, Mn as h, N as g, On as _, Rt as v, S as y, St as b, V as x, Xt as S, Zt as C, _ as w, _n as T, a as E, b as D, d as O, f as k, fn as A, ft as j, gn as M, h as N, i as P, in as F, jn as I, k as L, ot as R, pn as z, r as B, rn as V, st as H, t as U, tn as W, xt as G, zt as K } from "./commands.js";
import { t as q } from "./verify-flags.js";
// src/cli/flags/query-flags.ts
function checkQueryFlags(t) {
	if (t.fail === !0 && t.failDefined === !0) throw new A("--fail and --fail-defined exclude each other");
	if (t.stdinInput === !0 && t.input !== void 0) throw new A("-I and -i exclude each other: both name the input");
	if (t.stdin === !0 && (t.stdinInput === !0 || t.input === "-")) throw new A("--stdin and -I exclude each other: standard input is the query or the input");
	let { format: n, partial: r } = t;
	if (r === !0 && ![
		"json",
		"pretty",
		"source"
	].includes(n)) throw new A(e`--partial excludes -f ${n}; its formats are json, pretty and source`);
	if (r !== !0 && n === "source") throw new A("-f source needs --partial: it prints what is left of the policies");
}
function isExplained({ flags: { profile: e } }, { explain: t, coverage: n }) {
	return t !== void 0 || e === !0 || n === !0;
}
// src/cli/commands/eval.ts
const J = {
	...h()({
		input: v,
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
		format: _(O, "json", "output format, as in opa eval")
	}),
	...W,
	...V,
	...F,
	...S,
	...d,
	...u,
	...C("--record"),
	...p,
	...K,
	...h()({ calls: {
		kind: "flag",
		usage: "--calls",
		description: "show built-in calls on stderr: round, start, duration, requests, size, use"
	} })
}, Y = T({
	arguments: [["[query|policy...]", "a query; or policies: .wasm, .rego, a bundle (.tar.gz), a folder or an address"]],
	options: J,
	details: "The first argument is a path when it exists or ends in .rego, .wasm, .tgz or .gz, else a query. Policies are compiled, and one of their\nentrypoints is evaluated. A query is evaluated by OPA's evaluator over the Rego and the data of -d and -b, with the built-ins of\nthe service. Without -i the input is undefined, not null.\n\n--profile without a name shows what took how long, by expression.\nIt exits 0 when it could evaluate, also when the value is undefined; only regohost gate judges.",
	examples: [
		"regohost eval 'data.gate.deny' -d policies/ -i input.json",
		"regohost eval '1 + 1'",
		"regohost eval 'x := input.kind; x' -I -f pretty < input.json",
		"regohost eval policy.wasm -i input.json",
		"regohost eval policies/ -e gate/deny -i - < input.json",
		"regohost eval policy.rego -e data.gate.allow -d data.json -f raw",
		"regohost eval policies/ -i input.json --record run.json",
		"regohost eval policies/ --replay run.json      the same decision again, without the network",
		"regohost eval policies/ -i input.json --explain notes -f pretty",
		"regohost eval policy.yaml --kind SARIF -e main/violations -i report.sarif   the Rego of a policy of Chainloop",
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
async function readArguments({ io: n }, a, u) {
	let { entrypoint: d, target: p } = u;
	if (u.stdin === !0 && a.length > 0) throw new A("--stdin excludes a query argument");
	let h = u.stdin === !0 ? await R(n, "-") : await m(n, a, {
		hasEntrypoint: d !== void 0,
		input: u.input,
		...s(u)
	}), _ = u.data?.filter((e) => !/\.rego$/i.test(e)), v = u.data?.filter((e) => /\.rego$/i.test(e)) ?? [];
	if (h === void 0) {
		let t = [...a, ...v], n = {
			policies: t,
			entrypoint: d,
			data: _?.length === 0 ? void 0 : _
		};
		if (p === "rego") {
			if (d === void 0) throw new A("--target rego needs what to evaluate: -e gate/deny, or a query as the only argument");
			return {
				...n,
				query: c(d, w)
			};
		}
		let r = o(J, u, l)[0];
		if (r === void 0) return {
			...n,
			query: h
		};
		throw new A(e`${r} is for OPA's evaluator: add --target rego, or write a query: regohost eval 'data.gate.deny' ` + t.map((e) => `-d ${e}`).join(" "));
	}
	if (p !== "wasm") return {
		query: h,
		policies: void 0,
		entrypoint: d,
		data: u.data
	};
	let y = u.bundle?.find(i);
	if (y !== void 0) throw new A(e`${r(y)}: --target wasm excludes an address in -b; name it as the policy: regohost eval ADDRESS -e gate/deny`);
	let b = f(h), x = (u.data ?? []).map((e) => t(e).path), S = [...u.bundle ?? [], ...x.filter((e) => !g(e))], C = o(J, u, l).find((e) => e !== "--bundle");
	if (b === void 0 || S.length === 0 || C !== void 0) throw new A(C === void 0 ? "--target wasm compiles a rule or package of policies: a query such as data.gate.deny, with -d policies/" : `--target wasm excludes ${C}, which only OPA's evaluator has`);
	return {
		query: void 0,
		policies: S,
		entrypoint: b,
		data: u.data,
		isLoose: !0
	};
}
async function runEval(e, t, r) {
	let { io: i } = e;
	checkQueryFlags(r);
	let o = await readArguments(e, t, r), { query: s, policies: c, entrypoint: l, data: u } = o, { data: d, entrypoint: f, ...p } = r, m = {
		...p,
		data: u,
		entrypoint: l,
		...r.stdinInput === !0 ? { input: "-" } : {}
	}, h = c ?? [];
	s === void 0 && k(m.format), x(m, { "--record": m.record }), await L(i, [...I(J, m, "isWritten"), ...y(m)], [
		...h.map((e) => ({
			what: `the policy ${e}`,
			path: e
		})),
		...a("the data", m.data),
		...I(J, m, "isRead"),
		...D(m)
	]);
	let g = B(e, h, m), _ = await q(e, m), v = m.input === void 0 ? void 0 : await E(e, m.input, m), S = _ === void 0 ? void 0 : await verifyInput(_, m.input, v), C = S?.input ?? v;
	if (s !== void 0) {
		if (m.kind !== void 0 && c === void 0) throw new A("--kind excludes a query: regohost eval policy.yaml --kind KIND -e main/violations");
		let { evalQuery: t } = await import("./eval-query.js");
		return t(e, m, {
			query: s,
			source: c === void 0 ? void 0 : g,
			input: C,
			inputName: H(m.input ?? "input"),
			verify: _,
			verification: S?.verification,
			onCalls: (t) => noteAll(e, m, t)
		});
	}
	let w = isExplained(e, m) ? await import("./explain.js") : void 0, T = w?.toExplainable(await g()), O = await readDocuments(e, o, g, m), j = await U(e, m, {
		source: g,
		entrypoint: m.entrypoint,
		input: C,
		inputName: H(m.input ?? "input"),
		data: O,
		verify: _,
		verification: S?.verification,
		isRecorded: T !== void 0 || m.calls === !0
	});
	for (let { message: e } of j.decision?.prints ?? []) await b(i, e);
	let P = j.decision?.calls ?? j.recording?.callLog;
	P !== void 0 && await noteAll(e, m, P);
	let F = T && await w?.explain(e, m, {
		source: T,
		data: O,
		end: j
	}), R = F?.stdout ?? N(j, m.format);
	if (R !== void 0 && await G(i.stdout, R), j.decision === void 0) throw j.error;
	if (F?.error !== void 0) throw F.error;
	return (r.fail === !0 || r.failDefined === !0) && n(j.decision.resultSet) !== void 0 == (r.failDefined === !0) ? M([j.recordingExit, z.refused]) : j.recordingExit;
}
async function readDocuments(e, { isLoose: t }, n, r) {
	if (t === !0) {
		let { readQuerySources: t } = await import("./query-sources.js"), { cwd: n, signal: i } = e.io, { ignore: a, data: o, bundle: s, allowSkippedFiles: c } = r;
		return (await t({
			data: o,
			bundles: s,
			ignore: a,
			allowSkippedFiles: c,
			verify: j(e, r),
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
	if (t === void 0 || n === void 0) throw new A("a verification needs an input: pass the envelope or bundle with -i");
	let [{ DocumentVerifier: r }, { checkVerifyOptions: i }, { factsToJson: a }] = await Promise.all([
		import("./document-verifier.js").then((e) => e.n),
		import("./verify-options.js").then((e) => e.n),
		import("./shared.js").then((e) => e.tt)
	]), { payload: o, facts: s } = await (await r.create(i("eval", e))).statement(H(t), n);
	return {
		input: o,
		verification: a(s)
	};
}
async function noteCalls(e, t) {
	let { waterfall: n } = await import("./waterfall.js").then((e) => e.i), r = t.length === 0 ? ["no asynchronous built-in was called"] : n(t);
	await b(e.io, r.join("\n"));
}
export { Y as configure };
