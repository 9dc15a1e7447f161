import { defined as e, readBytes as t, said as n } from "./evaluation.js";
import { CommandError as r, EXIT as i, defineCommand as a, optionsFor as o, pathFrom as s, worstExitCode as c, writeOut as l } from "./evaluation-command.js";
import { QUEUE_OPTIONS as u, openStore as d, toQueueOptions as f } from "./queue-flags.js";
import { _usingCtx as p } from "./usingCtx.js";
// src/cli/commands/enqueue.ts
const m = {
	...u,
	...o()({
		run: {
			kind: "text",
			usage: "--run <name>",
			description: "name of the run, such as a date: in a run, equal decisions are made once"
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
			description: "wait for the decisions; the worst is the exit code"
		},
		cancel: {
			kind: "flag",
			usage: "--cancel",
			description: "remove these decisions from the queue, and end running ones"
		},
		inputsFrom: {
			kind: "text",
			usage: "--inputs-from <file>",
			description: "list of files and digests, one a line; - for standard input"
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
}, h = /^sha256:[0-9a-f]{64}$/, g = { maxBytes: 65536 }, _ = a({
	arguments: [["[policy]", "policy, or its digest"], ["[input...]", "files or digests"]],
	options: m,
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
async function showQueue(e, t, n) {
	try {
		var a = p();
		if (t !== void 0 || n.inputsFrom !== void 0) throw new r("--progress and --dead-letters show the queue; enqueue in another run");
		let { createQueue: o } = await import("./queue.js"), s = a.a(await o(await f(e, n)));
		if (n.progress === !0 && await writeLine(e, await s.progress()), n.deadLetters === void 0) return i.pass;
		let c = await s.deadLetters(n.deadLetters === !0 ? void 0 : n.deadLetters);
		for (let t of c) await writeLine(e, t);
		return i.pass;
	} catch (e) {
		a.e = e;
	} finally {
		await a.d();
	}
}
async function runEnqueue(n, a, o, c) {
	try {
		var l = p();
		let { io: u } = n;
		if (c.wait === !0 && c.cancel === !0) throw new r("give --wait or --cancel, not both");
		if (a === void 0) throw new r("no policy given: regohost enqueue policies/ sbom.json");
		if (o.length === 0 && c.inputsFrom === void 0) throw new r("no input: name files or digests, or --inputs-from FILE with one a line");
		let m = await f(n, c);
		checkDigest(a);
		let { createQueue: g, decisionIdOf: _, putPolicy: v } = await import("./queue.js"), y = c.cancel === !0 ? { put: getDigest } : await d(n, c), b = h.test(a) ? a : await v(y, s(u, a)), x = l.a(await g({
			...m,
			attempts: c.attempts
		})), toJob = async (n) => (checkDigest(n), {
			policy: b,
			input: h.test(n) ? { artifact: n } : {
				name: n,
				digest: await y.put(await t(n, {
					cwd: u.cwd,
					signal: u.signal
				}))
			},
			...e({
				run: c.run,
				priority: c.priority
			})
		}), S = /* @__PURE__ */ new Map();
		for await (let e of toChunks(listInputs(n, o, c))) {
			let t = [];
			for (let n of e) t.push(await toJob(n));
			if (c.cancel === !0) {
				for (let [r, { id: i, state: a }] of (await x.cancel(t.map(_))).entries()) await writeLine(n, {
					id: i,
					input: e[r],
					state: a
				});
				continue;
			}
			let r = await x.enqueue(t);
			for (let [t, { id: i, state: a }] of r.entries()) c.wait === !0 ? S.set(i, e[t] ?? "") : await writeLine(n, {
				id: i,
				input: e[t],
				state: a
			});
		}
		return c.wait === !0 ? await waitFor(n, x, S) : i.pass;
	} catch (e) {
		l.e = e;
	} finally {
		await l.d();
	}
}
function checkDigest(e) {
	if (e.startsWith("sha256:") && !h.test(e)) throw new r(n`${e} is not a digest: write sha256: and 64 hex digits`);
}
async function getDigest(e) {
	let { sha256: t } = await import("./evaluation.js").then((e) => e.sha256_exports);
	return t(e);
}
async function* listInputs({ io: e }, t, { inputsFrom: i }) {
	let { expandPath: a } = await import("./shared.js").then((e) => e.path_pattern_exports);
	for (let n of t) yield* (await a(n, { cwd: e.cwd })).paths;
	if (i === void 0) return;
	let o = 0;
	for await (let t of linesFrom(e, i)) {
		let e = t.toString("utf8").trim();
		e !== "" && (o++, yield e);
	}
	if (o === 0) throw new r(n`--inputs-from ${i}: no line has an input`);
}
async function* joinChunks(e) {
	for await (let t of e) yield typeof t == "string" ? Buffer.from(t) : t;
}
async function* linesFrom(e, t) {
	let { readLines: n, splitLines: r } = await import("./evaluation.js").then((e) => e.read_bytes_exports);
	if (t === "-") {
		let { promptForInput: t } = await import("./evaluation-command.js").then((e) => e.standard_input_exports);
		await t(e), yield* r(joinChunks(e.stdin), "standard input", g);
	} else yield* n(t, {
		cwd: e.cwd,
		signal: e.signal,
		limit: g
	});
}
async function* toChunks(e) {
	let t = [];
	for await (let n of e) t.push(n), t.length < 500 || (yield t, t = []);
	t.length > 0 && (yield t);
}
async function waitFor(e, t, n) {
	let i = [], { signal: a } = e.io;
	try {
		for await (let r of t.results(n.keys(), { signal: a })) i.push(toExitCode(r)), await writeLine(e, {
			input: n.get(r.id),
			...r
		});
	} catch (e) {
		throw !a.aborted || e !== a.reason ? e : new r(`the wait was ended with ${String(i.length)} of ${String(n.size)} results; the other jobs stay in the queue`, {
			code: "aborted",
			cause: e
		});
	}
	return c(i);
}
function toExitCode(e) {
	return e.state === "decided" ? e.record.outcome === "pass" ? i.pass : i.refused : i.undecided;
}
function writeLine({ io: e }, t) {
	return l(e.stdout, `${JSON.stringify(t)}\n`);
}
export { _ as configure };
