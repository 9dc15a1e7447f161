import { CommandError as e, EXIT as t, InvalidArgumentError as n, checkOutputs as r, defineCommand as i, optionsFor as a, readGivenText as o, shownName as s, writeExact as c } from "./evaluation-command.js";
import { RegoObject as l, formatJson as u, parseJson as d, shownText as f } from "./evaluation.js";
import { writeWholeFile as p } from "./commands.js";
// src/engine/recording/mock-module.ts
function mockName(e) {
	return e.replaceAll(".", "_");
}
function readArguments(e) {
	let t = d(e);
	return Array.isArray(t) ? t : [];
}
var HeadPattern = class {
	#e;
	conditions = [];
	constructor(e) {
		this.#e = e;
	}
	write(e) {
		return typeof e == "string" ? this.#t(e) : Array.isArray(e) ? `[${e.map((e) => this.write(e)).join(",")}]` : e instanceof l ? `{${[...e.members].map(([e, t]) => `${u(e)}:${this.write(t)}`).join(",")}}` : u(e);
	}
	#t(e) {
		let t = e.split(this.#e);
		if (t.length === 1) return u(e);
		if (t.every((e) => e === "")) return "_";
		let n = `text_${this.conditions.length + 1}`, r = t.map((e) => e.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
		return this.conditions.push(`regex.match(${u(`^${r.join(".*")}$`)}, ${n})`), n;
	}
};
function writeAnswer(e, t) {
	let n = d(e), r = u(n, "	");
	return !t || !Array.isArray(n) ? r : n.length === 0 ? "set()" : `{${r.slice(1, -1)}}`;
}
function writeRule({ name: e, args: t, answer: n }, r, i) {
	switch (n.kind) {
		case "value": {
			let a = new HeadPattern(r), o = readArguments(t).map((e) => a.write(e)), s = a.conditions.map((e) => `\n\t${e}`).join(""), c = `${mockName(e)}(${o.join(", ")}) := ${writeAnswer(n.json, i)}`;
			return s === "" ? c : `${c} if {${s}\n}`;
		}
		case "undefined": return `# ${mockName(e)} is undefined for ${t}`;
		case "error": return `# ${e} failed for ${t}: ${n.code}; here it is undefined`;
	}
}
function writeUndefined({ name: e, args: t }) {
	let n = readArguments(t).map(() => "_");
	return `${mockName(e)}(${n.join(", ")}) := null if false`;
}
function writeFunction(e, t, n) {
	let r = e.map((e) => writeRule(e, t, n)), [i] = e;
	return e.some(({ answer: e }) => e.kind === "value") || i === void 0 ? r : [...r, writeUndefined(i)];
}
async function toMockModule(e, t, { isMockable: n, givesSet: r }) {
	let { PLACEHOLDER: i } = await import("./evaluation.js").then((e) => e.secret_placeholder_exports), a = e.calls.filter(({ name: e }) => n(e)), o = [...new Set(a.map(({ name: e }) => e))].sort(), s = o.map((e) => `#   with ${e} as data.${t}.${mockName(e)}`), c = o.flatMap((e) => writeFunction(a.filter((t) => t.name === e), i, r(e)));
	return [
		`package ${t}`,
		["# Recorded answers, for tests:", ...s].join("\n"),
		...c,
		""
	].join("\n\n").trimEnd() + "\n";
}
// src/cli/commands/mock.ts
function readPackage(e) {
	if (!/^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/.test(e)) throw new n("Write it as mocks or acme.mocks.");
	return e;
}
const m = a()({
	package: {
		kind: "text",
		usage: "--package <name>",
		description: "package of the module",
		read: readPackage,
		default: ["mocks"]
	},
	output: {
		kind: "text",
		usage: "-o, --output <file>",
		description: "output file; default: standard output"
	}
}), h = i({
	arguments: [["<recording>", "recording file, written by --record; - for standard input"]],
	options: m,
	about: "It writes a Rego module with one function for each built-in in the recording. Tests replace the built-ins with them.\n\nIn a test:\n  test_pass if count(gate.deny) == 0 with service.discover as data.mocks.service_discover",
	examples: ["regohost mock run.json -o policies/mocks_test.rego  # after eval --record run.json"],
	async run(n, i, a) {
		let { io: l } = n;
		await r(l, [{
			subject: `-o ${a.output ?? "-"}`,
			path: a.output
		}], [{
			subject: "the recording",
			path: i
		}]);
		let [{ parseRecording: u }, { standardBuiltin: d }, { default: m }] = await Promise.all([
			import("./recording-files.js"),
			import("./standard.js").then((e) => e.standard_builtins_exports),
			import("./capabilities2.js")
		]), h = await u(n, await o(l, i), s(i)), isMockable = (e) => d(e)?.network !== !1;
		if (!h.calls.some(({ name: e }) => isMockable(e))) throw new e(f`${s(i)} contains no call that a test can replace`);
		let g = new Set(m.builtins.filter(({ decl: e }) => e.result?.type === "set").map(({ name: e }) => e)), _ = await toMockModule(h, a.package, {
			isMockable,
			givesSet: (e) => g.has(e)
		}), { formatRego: v } = await import("./format-rego.js"), y = (await v({
			files: [{
				path: "mocks.rego",
				text: _
			}],
			timeoutMs: n.flags.timeout,
			signal: l.signal
		})).map((e) => e.text).join("");
		return a.output === void 0 ? await c(l.stdout, y) : await p(l, a.output, y), t.pass;
	}
});
export { h as configure };
