import { BUILTIN_OPTIONS as e, BUNDLE_SIGN_OPTIONS as t, BUNDLE_VERIFY_OPTIONS as n, COMPILE_OPTIONS as r, CommandError as i, EXIT as a, LOCK_OPTIONS as o, checkOutputs as s, declaredBuiltins as c, defineCommand as l, lockNamed as u, lockRead as d, lockWritten as f, namedFiles as p, noteAddresses as m, noteDiagnostics as h, optionsFor as g, signingKeyId as _, startProgress as v, toBundleSignOptions as y, toBundleVerifyOptions as b, toCompileOptions as x, writeExact as S, writeWholeFile as C } from "./commands.js";
// src/cli/commands/build.ts
const w = {
	...e,
	...g()({
		entrypoint: {
			kind: "list",
			usage: "-e, --entrypoint <name>",
			description: "rule or package to evaluate; repeatable"
		},
		output: {
			kind: "text",
			usage: "-o, --output <file>",
			description: "file of the module, or of a bundle: .tar.gz or .tgz; - for the module on standard output; default: policy.wasm or policy.js"
		},
		target: {
			kind: "choice",
			usage: "-t, --target <target>",
			description: "a Wasm module, or an ES module with it and its JavaScript, for loadPolicy; default: wasm",
			choices: ["wasm", "js"]
		},
		revision: {
			kind: "text",
			usage: "-r, --revision <text>",
			description: "revision of the bundle"
		},
		schema: {
			kind: "text",
			usage: "-s, --schema <path>",
			description: "JSON Schema of the input, a folder of schemas, or a bundled one by name"
		}
	}),
	...r,
	...n,
	...o,
	...t
}, T = /* @__PURE__ */ new Set(["policy_resolved", "policy_unpinned"]), E = l({
	arguments: [["<policy...>", ".rego files, folders, bundles or addresses"]],
	options: w,
	details: "Without -e it compiles the rules and packages annotated \"entrypoint: true\"; without such annotations, every package\nthat is not a test. A module contains no data: pass the data files to eval and gate with -d. A bundle (-o x.tar.gz)\ncontains the module, the data and the Rego. JavaScript (-t js) is code for a program that imports it; gate does not take it.",
	examples: [
		"regohost build policies/ -o policy.wasm",
		"regohost build policies/ -o bundle.tar.gz --revision 1.2.0",
		"regohost build policies/ -t js -o policy.js",
		"regohost build policy.rego -e gate/deny -e gate/allow --optimize 1",
		"regohost build policies/ -o bundle.tar.gz --signing-key private.pem --signing-alg ES256",
		"regohost build signed.tar.gz --verification-key public.pem -o policy.wasm",
		"regohost build oci://registry.example.com/policies/release:1.4 --update-lock"
	],
	everyday: [
		"entrypoint",
		"output",
		"target",
		"revision",
		"optimize",
		"schema",
		"builtins",
		"signingKey",
		"verificationKey",
		"timeout"
	],
	run: runBuild
});
async function runBuild(e, t, n) {
	let { io: r } = e, { target: o = "wasm", output: l = o === "js" ? "policy.js" : "policy.wasm" } = n, g = o === "js";
	if (l !== "-" && g !== /\.m?js$/i.test(l)) throw new i("-t js writes a .js or .mjs file, and nothing else does: -t js -o policy.js");
	let E = /\.(?:wasm|m?js)$/i.test(l), D = t.filter((e) => !E || /\.(rego|gz|tgz)$/i.test(e));
	await s(r, [{
		what: `-o ${l}`,
		path: l
	}, ...f(n)], [
		...D.map((e) => ({
			what: `the policy ${e}`,
			path: e
		})),
		...p(w, n, "isRead"),
		...u(n)
	]);
	let O = /\.(?:tar\.gz|tgz)$/i.test(l);
	if (n.revision !== void 0 && !O) throw new i("--revision is for a bundle; name it with -o, such as -o bundle.tar.gz");
	let k = y(e, n, O);
	if (k !== void 0 && !O) throw new i("--signing-key signs a bundle; name it with -o, such as -o bundle.tar.gz");
	let A = b(e, n, k !== void 0), { buildBundle: j, buildJavaScript: M, compilePolicy: N } = await import("./index.js"), P = v(e, "compiling"), F = {
		builtins: await c(e, n),
		...x(n, e.flags),
		entrypoint: n.entrypoint,
		schema: n.schema,
		verify: A && { bundles: A },
		...await d(e, n),
		cwd: r.cwd,
		signal: r.signal
	}, I = {
		revision: n.revision,
		sign: k && {
			...k,
			keyId: _(n)
		}
	}, L = await (O ? j(t, {
		...F,
		...I
	}) : N(t, F)).finally(() => P.end());
	await h(e, L.warnings), await m(e, n, L.origin.addresses);
	for (let { code: t, message: n } of L.notes) t === "bundle_unverified" ? await e.warn(n) : T.has(t) || await e.note(n);
	"data" in L && new TextDecoder().decode(L.data) !== "{}" && await e.warn(g ? "the module contains no data: pass the policies' data to loadPolicy" : "the module contains no data: pass the policies' data files with -d when you evaluate it, or build a bundle (-o bundle.tar.gz)");
	let R = "archive" in L ? L.archive : L.wasm, z = g ? Buffer.from(await M(R)) : R;
	return l === "-" ? await S(r.stdout, z) : await C(r, l, z), await e.note(`${l === "-" ? "the module" : l}: ${L.entrypoints.join(", ")}`), a.pass;
}
export { E as configure };
