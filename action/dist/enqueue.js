import { readBytes as e, said as t } from "./evaluation.js";
import { CommandError as n, EXIT as r, defineCommand as i, optionsFor as a, pathFrom as o, worstExitCode as s, writeOut as c } from "./evaluation-command.js";
import { QUEUE_OPTIONS as l, openStore as u, toQueueOptions as d } from "./queue-flags.js";
import { _usingCtx as f } from "./usingCtx.js";
// src/cli/commands/enqueue.ts
const p = {
	...l,
	...a()({
		run: {
			kind: "text",
			usage: "--run <name>",
			description: "name of the run, such as its day: an equal decision is made once in each"
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
			description: "remove these decisions from the queue, and end running ones"
		},
		inputsFrom: {
			kind: "text",
			usage: "--inputs-from <file>",
			description: "a file or digest a line; - for standard input"
		},
		progress: {
			kind: "flag",
			usage: "--progress",
			description: "print the number of waiting, running, dead, cancelled and decided jobs"
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
	details: "POLICY is a folder, a .rego, .wasm or .tar.gz, or the digest of one in the store. Each INPUT is a JSON or YAML file, or the\ndigest of an artifact: the policy's input is then {\"digest\": \"sha256:…\"}. Prints a line of JSON for each decision: its id,\nand with --wait how it ended; with --cancel its state, and nothing is enqueued.\nAn equal decision is made once in each --run. --inputs-from reads many inputs from the lines of a file.",
	examples: [
		"regohost enqueue policies/ sbom.json sha256:c3eaed68… --store /srv/regohost --run 2026-11-23",
		"regohost enqueue policies/ 'build/*.json' --redis redis://localhost --store /srv/regohost --wait",
		"regohost enqueue policies/ --inputs-from digests.txt --store /srv/regohost --run 2026-11-23",
		"regohost enqueue --progress --dead-letters 20"
	],
	exitCodes: "0 enqueued (--wait: all pass), 1 a policy refused, 2 usage or policy error, 3 no Redis or no verdict.",
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
async function showQueue(e, t, i) {
	try {
		var a = f();
		if (t !== void 0 || i.inputsFrom !== void 0) throw new n("--progress and --dead-letters show the queue; enqueue in another run");
		let { createQueue: o } = await import("./queue.js"), s = a.a(await o(await d(e, i)));
		if (i.progress === !0 && await writeLine(e, await s.progress()), i.deadLetters === void 0) return r.pass;
		let c = await s.deadLetters(i.deadLetters === !0 ? void 0 : i.deadLetters);
		for (let t of c) await writeLine(e, t);
		return r.pass;
	} catch (e) {
		a.e = e;
	} finally {
		await a.d();
	}
}
async function runEnqueue(t, i, a, s) {
	try {
		var c = f();
		let { io: l } = t;
		if (s.wait === !0 && s.cancel === !0) throw new n("give --wait or --cancel, not both");
		if (i === void 0) throw new n("no policy given: regohost enqueue policies/ sbom.json");
		if (a.length === 0 && s.inputsFrom === void 0) throw new n("no input: name files or digests, or --inputs-from FILE with one a line");
		let p = await d(t, s);
		checkDigest(i);
		let { createQueue: h, decisionIdOf: g, putPolicy: _ } = await import("./queue.js"), v = s.cancel === !0 ? { put: getDigest } : await u(t, s), y = m.test(i) ? i : await _(v, o(l, i)), b = c.a(await h({
			...p,
			attempts: s.attempts
		})), toJob = async (t) => (checkDigest(t), {
			policy: y,
			input: m.test(t) ? { artifact: t } : {
				name: t,
				digest: await v.put(await e(t, {
					cwd: l.cwd,
					signal: l.signal
				}))
			},
			...s.run === void 0 ? {} : { run: s.run },
			...s.priority === void 0 ? {} : { priority: s.priority }
		}), x = /* @__PURE__ */ new Map();
		for await (let e of toChunks(listInputs(t, a, s))) {
			let n = [];
			for (let t of e) n.push(await toJob(t));
			if (s.cancel === !0) {
				for (let [r, { id: i, state: a }] of (await b.cancel(n.map(g))).entries()) await writeLine(t, {
					id: i,
					input: e[r],
					state: a
				});
				continue;
			}
			let r = await b.enqueue(n);
			for (let [n, { id: i, state: a }] of r.entries()) s.wait === !0 ? x.set(i, e[n] ?? "") : await writeLine(t, {
				id: i,
				input: e[n],
				state: a
			});
		}
		return s.wait === !0 ? await waitFor(t, b, x) : r.pass;
	} catch (e) {
		c.e = e;
	} finally {
		await c.d();
	}
}
function checkDigest(e) {
	if (e.startsWith("sha256:") && !m.test(e)) throw new n(t`${e} is not a digest: write sha256: and 64 hex digits`);
}
async function getDigest(e) {
	let { sha256: t } = await import("./evaluation.js").then((e) => e.sha256_exports);
	return t(e);
}
async function* listInputs({ io: e }, r, { inputsFrom: i }) {
	let { expandPath: a } = await import("./shared.js").then((e) => e.path_pattern_exports);
	for (let t of r) yield* (await a(t, { cwd: e.cwd })).paths;
	if (i === void 0) return;
	let o = 0;
	for await (let t of linesFrom(e, i)) {
		let e = t.toString("utf8").trim();
		e !== "" && (o++, yield e);
	}
	if (o === 0) throw new n(t`--inputs-from ${i}: no line has an input`);
}
async function* joinChunks(e) {
	for await (let t of e) yield typeof t == "string" ? Buffer.from(t) : t;
}
async function* linesFrom(e, t) {
	let { readLines: n, splitLines: r } = await import("./evaluation.js").then((e) => e.read_bytes_exports);
	if (t === "-") {
		let { promptForInput: t } = await import("./evaluation-command.js").then((e) => e.standard_input_exports);
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
async function waitFor(e, t, r) {
	let i = [], { signal: a } = e.io;
	try {
		for await (let n of t.results(r.keys(), { signal: a })) i.push(toExitCode(n)), await writeLine(e, {
			input: r.get(n.id),
			...n
		});
	} catch (e) {
		throw !a.aborted || e !== a.reason ? e : new n(`the wait was ended with ${String(i.length)} of ${String(r.size)} results; the other jobs stay in the queue`, {
			code: "aborted",
			cause: e
		});
	}
	return s(i);
}
function toExitCode(e) {
	return e.state === "decided" ? e.record.outcome === "pass" ? r.pass : r.refused : r.undecided;
}
function writeLine({ io: e }, t) {
	return c(e.stdout, `${JSON.stringify(t)}\n`);
}
export { g as configure };
