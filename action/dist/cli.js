#!/usr/bin/env node
import { isOnCi as e, useCodeCache as t } from "./start.js";
import { setMaxListeners as n } from "node:events";
process.exitCode = 3;
const r = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]|#(?=#)|:(?=:)/g;
function crash(e) {
	let t = e instanceof Error ? e : void 0, n = t?.message ?? String(e), i = (process.env.REGOHOST_DEBUG && t !== void 0 ? `${n}\n${String(t.stack)}` : n).replaceAll(r, (e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`).replace(/$/m, " [unexpected]").replaceAll("\n", "\n    ");
	process.stderr.write(`error: unexpected: ${i}\n`), process.exit(3);
}
process.on("uncaughtException", crash), process.on("beforeExit", () => {
	crash(/* @__PURE__ */ Error("the command waits for something that never ends, such as a module of --builtins that never loads"));
});
let i = !1;
process.on("exit", (e) => {
	i || e === 3 || crash(/* @__PURE__ */ Error("the process was ended before the command, such as by a module of --builtins"));
});
let a;
const o = new AbortController();
n(0, o.signal);
function endBy(e) {
	o.signal.aborted && process.exit(3), o.abort(/* @__PURE__ */ Error(`ended by ${e}`)), setTimeout(() => process.exit(3), (a ?? 0) + 1e4).unref();
}
process.on("SIGINT", endBy), process.stdout.on("error", () => void 0), process.stderr.on("error", () => void 0);
function onHangup(e) {
	return process.on("SIGHUP", e), () => void process.off("SIGHUP", e);
}
const openPrompt = async (e) => (await import("./line-prompt.js")).openLinePrompt(process, e);
async function printVersion() {
	let { version: e } = await import("./start.js").then((e) => e.version_exports);
	process.stdout.write(`${e}\n`, (e) => {
		i = !0, process.exit(e ? 3 : 0);
	});
}
async function main() {
	let [{ onEndingSignal: t }, { runCli: n }, { useBaselineCode: r }, { terminalOf: s }] = await Promise.all([
		import("./evaluation.js").then((e) => e.guarded_run_exports),
		import("./evaluation-command.js").then((e) => e.run_cli_exports),
		import("./evaluation.js").then((e) => e.core_tier_exports),
		import("./evaluation-command.js").then((e) => e.cli_io_exports)
	]), c = t("SIGTERM", endBy);
	r();
	let l = await n(process.argv.slice(2), {
		get stdin() {
			return process.stdin;
		},
		stdout: process.stdout,
		stderr: process.stderr,
		env: process.env,
		isOnCi: e(process.env),
		cwd: process.cwd(),
		get terminal() {
			return process.stdin.isTTY ? s(process) : void 0;
		},
		get openPrompt() {
			return process.stdin.isTTY ? openPrompt : void 0;
		},
		signal: o.signal,
		runUntilSignal: (e) => a = e,
		leaveSignals: () => (c(), process.off("SIGINT", endBy), () => {
			c = t("SIGTERM", endBy), process.on("SIGINT", endBy);
		}),
		onHangup: process.platform === "win32" ? void 0 : onHangup
	});
	i = !0, process.exit(o.signal.aborted && a === void 0 ? 3 : l);
}
t(import.meta.filename), (process.argv.length === 3 && process.argv[2] === "--version" ? printVersion() : main()).catch(crash);
export {};
