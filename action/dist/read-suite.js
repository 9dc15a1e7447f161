import { checkBuiltinNames as e, splitVerify as t } from "./evaluation.js";
import { readSchemas as n } from "./compiling.js";
import { readCapabilities as r } from "./declarations.js";
import { readFolderData as i, readRegoTree as a } from "./rego-tree.js";
import { normalize as o } from "node:path/posix";
// src/tooling/read-suite.ts
function toTreeOptions(e, { verify: n, ...r }) {
	return {
		...r,
		bundles: t(e, n).bundles
	};
}
async function readSuite(t, o, s, c) {
	let { cwd: l, capabilities: u, schema: d, builtins: f = [], maxErrors: p, signal: m, timeoutMs: h } = s, { files: g, data: _, roots: v, skipped: y, skippedData: b, unverified: x, addresses: S, scripts: C } = await a(o, {
		...toTreeOptions(t, s),
		...c
	}), { declared: w = [], allowed: T } = u === void 0 ? {} : await r(u, l);
	e(f);
	let E = new Map(f.map((e) => [e.name, e]));
	for (let e of w) E.set(e.name, {
		...E.get(e.name),
		...e
	});
	let { schemas: D, optionalSchemas: O } = await n(d, g, {
		cwd: l,
		signal: m,
		timeoutMs: h
	}), k = {
		files: g,
		builtins: [...E.values()],
		regoVersion: s.regoVersion ?? "v1",
		allowed: T,
		schemas: D,
		optionalSchemas: O,
		maxErrors: p
	}, A = await i(_, {
		signal: m,
		timeoutMs: h
	});
	return {
		suite: k,
		data: {
			...A,
			skipped: [...b, ...A.skipped]
		},
		source: {
			files: g,
			roots: v
		},
		skipped: y,
		unverified: x,
		addresses: S,
		scripts: getScripts(g, C)
	};
}
function getScripts(e, t) {
	let n = new Set(t);
	return e.filter(({ path: e }) => n.has(o(e)));
}
export { readSuite, toTreeOptions };
