import { $s as e, Ii as t } from "./shared.js";
import { Ct as n, Mn as r, _n as i, fn as a, gn as o, pn as s, vt as c } from "./commands.js";
import { n as l, r as u, t as d } from "./queue-flags.js";
import { t as f } from "./usingCtx.js";
// src/cli/commands/enqueue.ts
const p = {
	...d,
	...r()({
		run: {
			kind: "text",
			usage: "--run <name>",
			description: "tells equal decisions apart, such as by the day"
		},
		priority: {
			kind: "countOrNone",
			usage: "--priority <number>",
			description: "lower numbers first (default: 0)"
		},
		attempts: {
			kind: "count",
			usage: "--attempts <count>",
			description: "how often a job is tried (default: 5)"
		},
		wait: {
			kind: "flag",
			usage: "--wait",
			description: "wait for the decisions, and exit by the worst"
		},
		cancel: {
			kind: "flag",
			usage: "--cancel",
			description: "take these decisions out of the queue, and end those under way"
		},
		inputsFrom: {
			kind: "text",
			usage: "--inputs-from <file>",
			description: "a file or digest a line; - for standard input"
		},
		progress: {
			kind: "flag",
			usage: "--progress",
			description: "print how many jobs wait, are under way, are dead letters, cancelled and decided"
		},
		deadLetters: {
			kind: "countOrTrue",
			usage: "--dead-letters [count]",
			description: "print the newest decisions without a verdict (default: 100)"
		}
	})
}, m = /^sha256:[0-9a-f]{64}$/, h = { maxBytes: 65536 }, g = i({
	arguments: [["[policy]", "policy, or its digest"], ["[input...]", "files or digests"]],
	options: p,
	details: "POLICY is a folder, a .rego, .wasm or .tar.gz, or the digest of one in the store. Each INPUT is a JSON or YAML file, or the\ndigest of an artifact: the policy's input is then {\"digest\": \"sha256:…\"}. Prints a line of JSON for each decision: its id,\nand with --wait how it ended; with --cancel what became of it, and nothing is enqueued. An equal decision is made once: --run tells those of different nights apart. Inputs of which there are\nmore than a command line may have are the lines of a file (--inputs-from).",
	examples: [
		"regohost enqueue policies/ sbom.json sha256:c3eaed68… --store /srv/regohost --run 2026-11-23",
		"regohost enqueue policies/ 'build/*.json' --redis redis://localhost --store /srv/regohost --wait",
		"regohost enqueue policies/ --inputs-from digests.txt --store /srv/regohost --run 2026-11-23",
		"regohost enqueue --progress --dead-letters 20"
	],
	exitCodes: "0 enqueued (--wait: all pass), 1 a policy said no, 2 usage or policy error, 3 no Redis or no verdict.",
	everyday: [
		"redis",
		"store",
		"queue",
		"run",
		"priority",
		"wait",
		"cancel",
		"inputsFrom",
		"progress",
		"deadLetters"
	],
	run: (e, t, n, r) => r.progress === !0 || r.deadLetters !== void 0 ? showQueue(e, t, r) : runEnqueue(e, t, n, r)
});
async function showQueue(e, t, n) {
	try {
		var r = f();
		if (t !== void 0 || n.inputsFrom !== void 0) throw new a("--progress and --dead-letters show the queue; enqueue in another run");
		let { createQueue: i } = await import("./queue.js"), o = r.a(await i(await u(e, n)));
		if (n.progress === !0 && await writeLine(e, await o.progress()), n.deadLetters === void 0) return s.pass;
		let c = await o.deadLetters(n.deadLetters === !0 ? void 0 : n.deadLetters);
		for (let t of c) await writeLine(e, t);
		return s.pass;
	} catch (e) {
		r.e = e;
	} finally {
		await r.d();
	}
}
async function runEnqueue(e, n, r, i) {
	try {
		var o = f();
		let { io: d } = e;
		if (i.wait === !0 && i.cancel === !0) throw new a("give --wait or --cancel, not both");
		if (n === void 0) throw new a("no policy given: regohost enqueue policies/ sbom.json");
		if (r.length === 0 && i.inputsFrom === void 0) throw new a("no input given: name files or digests, or --inputs-from FILE with one a line");
		let p = await u(e, i);
		checkDigest(n);
		let { createQueue: h, decisionIdOf: g, putPolicy: _ } = await import("./queue.js"), v = i.cancel === !0 ? { put: getDigest } : await l(e, i), y = m.test(n) ? n : await _(v, c(d, n)), b = o.a(await h({
			...p,
			attempts: i.attempts
		})), toJob = async (e) => (checkDigest(e), {
			policy: y,
			input: m.test(e) ? { artifact: e } : {
				name: e,
				digest: await v.put(await t(e, {
					cwd: d.cwd,
					signal: d.signal
				}))
			},
			...i.run === void 0 ? {} : { run: i.run },
			...i.priority === void 0 ? {} : { priority: i.priority }
		}), x = /* @__PURE__ */ new Map();
		for await (let t of toChunks(listInputs(e, r, i))) {
			let n = [];
			for (let e of t) n.push(await toJob(e));
			if (i.cancel === !0) {
				for (let [r, { id: i, state: a }] of (await b.cancel(n.map(g))).entries()) await writeLine(e, {
					id: i,
					input: t[r],
					state: a
				});
				continue;
			}
			let r = await b.enqueue(n);
			for (let [n, { id: a, state: o }] of r.entries()) i.wait === !0 ? x.set(a, t[n] ?? "") : await writeLine(e, {
				id: a,
				input: t[n],
				state: o
			});
		}
		return i.wait === !0 ? await waitFor(e, b, x) : s.pass;
	} catch (e) {
		o.e = e;
	} finally {
		await o.d();
	}
}
function checkDigest(t) {
	if (t.startsWith("sha256:") && !m.test(t)) throw new a(e`${t} is not a digest: write sha256: and 64 hex digits`);
}
async function getDigest(e) {
	let { sha256: t } = await import("./shared.js").then((e) => e.uc);
	return t(e);
}
async function* listInputs({ io: t }, n, { inputsFrom: r }) {
	let { expandPath: i } = await import("./shared.js").then((e) => e.Lt);
	for (let e of n) yield* (await i(e, { cwd: t.cwd })).paths;
	if (r === void 0) return;
	let o = 0;
	for await (let e of linesFrom(t, r)) {
		let t = e.toString("utf8").trim();
		t !== "" && (o++, yield t);
	}
	if (o === 0) throw new a(e`--inputs-from ${r}: no line has an input`);
}
async function* joinChunks(e) {
	for await (let t of e) yield typeof t == "string" ? Buffer.from(t) : t;
}
async function* linesFrom(e, t) {
	let { readLines: n, splitLines: r } = await import("./shared.js").then((e) => e.Li);
	if (t === "-") {
		let { promptForInput: t } = await import("./commands.js").then((e) => e.ct);
		await t(e), yield* r(joinChunks(e.stdin), "standard input", h);
	} else yield* n(t, {
		cwd: e.cwd,
		signal: e.signal,
		limit: h
	});
}
async function* toChunks(e) {
	let t = [];
	for await (let n of e) t.push(n), t.length < 500 || (yield t, t = []);
	t.length > 0 && (yield t);
}
async function waitFor(e, t, n) {
	let r = [], { signal: i } = e.io;
	try {
		for await (let a of t.results(n.keys(), { signal: i })) r.push(toExitCode(a)), await writeLine(e, {
			input: n.get(a.id),
			...a
		});
	} catch (e) {
		throw !i.aborted || e !== i.reason ? e : new a(`the wait was ended with ${String(r.length)} of ${String(n.size)} results; the other jobs stay in the queue`, {
			code: "aborted",
			cause: e
		});
	}
	return o(r);
}
function toExitCode(e) {
	return e.state === "decided" ? e.record.outcome === "pass" ? s.pass : s.refused : s.undecided;
}
function writeLine({ io: e }, t) {
	return n(e.stdout, `${JSON.stringify(t)}\n`);
}
export { g as configure };
