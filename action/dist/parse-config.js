import { message as e, option as t, require__builtin_util as n } from "./evaluation.js";
import { parseReply as r } from "./compiling.js";
import { loadOnce as i } from "./standard.js";
import { jsonnetFile as a, parsersFile as o } from "./start.js";
import { readModule as s } from "./core-module.js";
import { WorkerPool as c } from "./core-worker.js";
import { packageRoot as l } from "./shared.js";
import { runInWorker as u } from "./run-in-worker.js";
import { join as d } from "node:path";
import { brotliDecompress as f } from "node:zlib";
// src/engine/opa/problem-position.ts
const p = {
	codeowners: /^(?<before>.*?: )line (?<line>\d+): (?<after>.*?)(?: at position (?<column>\d+))?$/s,
	groovy: /^(?<before>.*?) at (?<line>\d+):(?<column>\d+)(?<after>: .*)$/s,
	nginx: /^(?<before>.*?) on line (?<line>\d+), column (?<column>\d+)(?<after>.*)$/s,
	properties: /^(?<before>.*?: )(?:properties: )?Line (?<line>\d+): (?<after>.*)$/s
}, m = {
	ini: /: (?:unclosed section|key-value delimiter not found|missing key): (.+)$/s,
	xml: /closed by (<\/[^>]*>)|entity (&[^;\s]*;?)/
}, h = /\bunexpected eof\b|^it ends within\b/i;
function columnIn(e, t) {
	let n = e.indexOf(t);
	return n < 0 || e.includes(t, n + 1) ? void 0 : toColumn(e, n);
}
function toColumn(e, t) {
	return Array.from(e.slice(0, t)).length + 1;
}
function fromMessage(e, { message: t }) {
	let n = p[e]?.exec(t)?.groups;
	if (n === void 0) return;
	let { before: r = "", after: i = "", line: a, column: o } = n;
	return {
		message: r + i,
		line: Number(a),
		...o === void 0 || Number(o) < 1 ? {} : { column: Number(o) }
	};
}
function fromText(e, t, n) {
	let r = n.split(/\r\n|\n|\r/), i = m[e]?.exec(t.message)?.slice(1).find(Boolean)?.trim();
	if (t.line !== void 0) {
		let n = r[t.line - 1] ?? "", a = e === "dockerfile" ? toColumn(n, n.search(/\S|$/)) : columnIn(n, i ?? "");
		return a === void 0 || n === "" ? t : {
			...t,
			column: a
		};
	}
	if (h.test(t.message)) {
		let e = r.findLastIndex((e) => e.trim() !== ""), n = (r[e] ?? "").trimEnd();
		return e < 0 ? t : {
			...t,
			line: e + 1,
			column: toColumn(n, n.length)
		};
	}
	let a = i === void 0 ? -1 : r.findIndex((e) => e.trim() === i), o = r[a];
	return o === void 0 ? t : {
		...t,
		line: a + 1,
		column: toColumn(o, o.search(/\S|$/))
	};
}
function withPosition(e, t, n) {
	let { message: r } = t;
	if (t.column !== void 0 || typeof r != "string") return t;
	let i = {
		...t,
		message: r
	}, a = fromMessage(e, i) ?? i;
	return a.column === void 0 ? fromText(e, a, n) : a;
}
// src/engine/opa/read-problem.ts
const g = /^the parser failed: (?:runtime error|interface conversion|reflect)\b/;
function readProblem(t, n) {
	let i = r(n);
	return g.test(i.message) ? { message: e`it cannot be parsed as ${t}: Conftest's parser fails on it, without telling where; check that it is complete, valid and not too large` } : i;
}
// src/engine/opa/parser-pools.ts
var _ = n();
function createLoader(e, t, n) {
	return i(() => s({
		name: e,
		path: d(l(), "parsers", t),
		...n
	}, (0, _.promisify)(f)));
}
const v = { maxWorkers: 1 }, y = new c("the parsers", createLoader("parsers", "parsers.wasm.br", o), v), b = new c("the parser of Jsonnet", createLoader("jsonnet", "jsonnet.wasm.br", a), v);
// src/engine/opa/parse-config.ts
function statementStarts(e) {
	let t = [];
	for (let n = 0; n < e.length; n++) {
		let r = (e[n] ?? "").trim();
		if (r === "" || r.startsWith("#")) continue;
		t.push(n);
		let i = r.includes("=") ? r.indexOf("=") : r.indexOf(":"), a = i < 1 ? "" : r.slice(i + 1).trim(), o = a.charAt(0);
		if ((o === "\"" || o === "'") && !isClosed(a.slice(1), o)) for (; ++n < e.length && !isClosed(e[n] ?? "", o););
	}
	return t;
}
function isClosed(e, t) {
	let n = e.lastIndexOf(t);
	return n >= 0 && e.charAt(n - 1) !== "\\";
}
async function findDotenvLine(e, t) {
	let n = e.split(/\r\n|\n|\r/), r = statementStarts(n), [i, a] = [0, r.length - 1];
	for (; i < a;) {
		let e = Math.floor((i + a) / 2);
		await t(n.slice(0, r[e + 1]).join("\n")) ? i = e + 1 : a = e;
	}
	let o = r[i];
	return o === void 0 ? void 0 : o + 1;
}
const x = 6e4, S = 65535;
function leftOut(e, t) {
	if (e !== "codeowners") return;
	let n = t.split("\n").findIndex((e) => Buffer.byteLength(e) > S);
	if (!(n < 0)) return {
		message: `a line is longer than ${S.toLocaleString("en")} bytes, before which Conftest's parser ends`,
		line: n + 1
	};
}
async function readDefinitions(n) {
	if (n === void 0) return { message: e`its message is defined in .proto files: ${t("protoFileDirs")} names the folders with them` };
	let { readProtos: r } = await import("./read-protos.js");
	return r(n);
}
async function parseConfig(e, t, { signal: n, timeoutMs: r = x, uniqueKeys: i = !1, file: a, protos: o } = {}) {
	if (e === "jsonnet") {
		let { parseJsonnet: e } = await import("./parse-jsonnet.js");
		return e(t, {
			signal: n,
			timeoutMs: r,
			file: a
		});
	}
	let s = leftOut(e, t);
	if (s !== void 0) return s;
	let c = e === "textproto" ? await readDefinitions(o) : void 0;
	if (c !== void 0 && "message" in c) return c;
	let l = performance.now() + r, read = (t) => {
		let a = JSON.stringify({
			parser: e,
			text: t,
			uniqueKeys: i,
			protos: c
		}), o = Math.max(1, Math.ceil(l - performance.now()));
		return u(a, {
			subject: `reading ${e}`,
			signal: n,
			timeoutMs: r,
			leftMs: o
		}, y);
	}, { ok: d, bytes: f } = await read(t);
	if (d) return { json: f };
	let p = withPosition(e, readProblem(e, f), t);
	if (e !== "dotenv") return p;
	let m = await findDotenvLine(t, async (e) => (await read(e)).ok);
	return m === void 0 ? p : {
		...p,
		line: m
	};
}
async function locateConfig(e, t, { signal: n, timeoutMs: r = x } = {}) {
	let i = JSON.stringify({
		parser: e,
		text: t,
		places: !0
	}), a = `finding the places in ${e}`, { ok: o, bytes: s } = await u(i, {
		subject: a,
		signal: n,
		timeoutMs: r
	}, y);
	return o ? s : void 0;
}
export { b as jsonnetPool, locateConfig, parseConfig, readProblem };
