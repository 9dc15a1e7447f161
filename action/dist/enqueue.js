import { defined as e, limitReading as t, readBytes as n, shownText as r } from "./evaluation.js";
import { CommandError as i, EXIT as a, defineCommand as o, optionsFor as s, pathFrom as c, worstExitCode as l, writeOut as u } from "./evaluation-command.js";
import { QUEUE_OPTIONS as d, openStore as f, toQueueOptions as p } from "./queue-flags.js";
import { _usingCtx as m } from "./usingCtx.js";
// src/cli/commands/enqueue.ts
const h = {
	...d,
	...s()({
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
}, g = /^sha256:[0-9a-f]{64}$/, _ = { maxBytes: 65536 }, v = o({
	arguments: [["[policy]", "policy, or its digest"], ["[input...]", "files or digests"]],
	options: h,
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
	async run(t, r, o, s) {
		try {
			var l = m();
			if (s.progress === !0 || s.deadLetters !== void 0) return showQueue(t, r, s);
			let { io: u } = t;
			if (s.wait === !0 && s.cancel === !0) throw new i("give --wait or --cancel, not both");
			if (r === void 0) throw new i("no policy given: regohost enqueue policies/ sbom.json");
			if (o.length === 0 && s.inputsFrom === void 0) throw new i("no input: name files or digests, or --inputs-from FILE with one a line");
			let d = await p(t, s);
			checkDigest(r);
			let { createQueue: h, decisionIdOf: _, putPolicy: v } = await import("./queue.js"), y = s.cancel === !0 ? { put: getDigest } : await f(t, s), b = g.test(r) ? r : await v(y, c(u, r)), x = l.a(await h({
				...d,
				attempts: s.attempts
			})), toJob = async (t) => (checkDigest(t), {
				policy: b,
				input: g.test(t) ? { artifact: t } : {
					name: t,
					digest: await y.put(await n(t, {
						cwd: u.cwd,
						signal: u.signal
					}))
				},
				...e({
					run: s.run,
					priority: s.priority
				})
			}), S = /* @__PURE__ */ new Map();
			for await (let e of toChunks(listInputs(t, o, s))) {
				let n = [];
				for (let t of e) n.push(await toJob(t));
				if (s.cancel === !0) {
					for (let [r, { id: i, state: a }] of (await x.cancel(n.map(_))).entries()) await writeLine(t, {
						id: i,
						input: e[r],
						state: a
					});
					continue;
				}
				let r = await x.enqueue(n);
				for (let [n, { id: i, state: a }] of r.entries()) s.wait === !0 ? S.set(i, e[n] ?? "") : await writeLine(t, {
					id: i,
					input: e[n],
					state: a
				});
			}
			return s.wait === !0 ? await waitFor(t, x, S) : a.pass;
		} catch (e) {
			l.e = e;
		} finally {
			await l.d();
		}
	}
});
async function showQueue(e, t, n) {
	try {
		var r = m();
		if (t !== void 0 || n.inputsFrom !== void 0) throw new i("--progress and --dead-letters show the queue; enqueue in another run");
		let { createQueue: o } = await import("./queue.js"), s = r.a(await o(await p(e, n)));
		if (n.progress === !0 && await writeLine(e, await s.progress()), n.deadLetters === void 0) return a.pass;
		let c = await s.deadLetters(n.deadLetters === !0 ? void 0 : n.deadLetters);
		for (let t of c) await writeLine(e, t);
		return a.pass;
	} catch (e) {
		r.e = e;
	} finally {
		await r.d();
	}
}
function checkDigest(e) {
	if (e.startsWith("sha256:") && !g.test(e)) throw new i(r`${e} is not a digest: write sha256: and 64 hex digits`);
}
async function getDigest(e) {
	let { sha256: t } = await import("./evaluation.js").then((e) => e.sha256_exports);
	return t(e);
}
async function* listInputs({ io: e, flags: { timeout: n } }, a, { inputsFrom: o }) {
	let { expandPath: s } = await import("./shared.js").then((e) => e.path_pattern_exports);
	for (let r of a) yield* (await t("finding the inputs", {
		timeoutMs: n,
		signal: e.signal
	}, () => s(r, { cwd: e.cwd }))).paths;
	if (o === void 0) return;
	let c = 0;
	for await (let t of linesFrom(e, o)) {
		let e = t.toString("utf8").trim();
		e !== "" && (c++, yield e);
	}
	if (c === 0) throw new i(r`--inputs-from ${o}: no line has an input`);
}
async function* joinChunks(e) {
	for await (let t of e) yield typeof t == "string" ? Buffer.from(t) : t;
}
async function* linesFrom(e, t) {
	let { readLines: n, splitLines: r } = await import("./evaluation.js").then((e) => e.read_bytes_exports);
	if (t === "-") {
		let { promptForInput: t } = await import("./evaluation-command.js").then((e) => e.standard_input_exports);
		await t(e), yield* r(joinChunks(e.stdin), "standard input", _);
	} else yield* n(t, {
		cwd: e.cwd,
		signal: e.signal,
		limit: _
	});
}
async function* toChunks(e) {
	let t = [];
	for await (let n of e) t.push(n), t.length < 500 || (yield t, t = []);
	t.length > 0 && (yield t);
}
async function waitFor(e, t, n) {
	let r = [], { signal: a } = e.io;
	try {
		for await (let i of t.results(n.keys(), { signal: a })) r.push(toExitCode(i)), await writeLine(e, {
			input: n.get(i.id),
			...i
		});
	} catch (e) {
		throw !a.aborted || e !== a.reason ? e : new i(`the wait was ended with ${String(r.length)} of ${String(n.size)} results; the other jobs stay in the queue`, {
			code: "aborted",
			cause: e
		});
	}
	return l(r);
}
function toExitCode(e) {
	return e.state === "decided" ? e.record.outcome === "pass" ? a.pass : a.refused : a.undecided;
}
function writeLine({ io: e }, t) {
	return u(e.stdout, `${JSON.stringify(t)}\n`);
}
export { v as configure };
