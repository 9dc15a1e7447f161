import { BUILTIN_OPTIONS as e, BUNDLE_SIGN_OPTIONS as t, BUNDLE_VERIFY_OPTIONS as n, COMPILE_OPTIONS as r, CommandError as i, EXIT as a, LOCK_OPTIONS as o, checkOutputs as s, declaredBuiltins as c, defineCommand as l, lockNamed as u, lockRead as d, lockWritten as f, namedFiles as p, noteAddresses as m, noteDiagnostics as h, optionsFor as g, signingKeyId as _, startProgress as v, toBundleSignOptions as y, toBundleVerifyOptions as b, toCompileOptions as x, writeExact as S, writeWholeFile as C } from "./commands.js";
// src/cli/commands/build.ts
const w = {
	...e,
	...g()({
		entrypoint: {
			kind: "list",
			usage: "-e, --entrypoint <name>",
			description: "rule or package to evaluate; can be given several times"
		},
		output: {
			kind: "text",
			usage: "-o, --output <file>",
			description: "file of the module, or of a bundle: .tar.gz or .tgz; - for the module on standard output",
			default: ["policy.wasm"]
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
	details: "Without -e it compiles the rules and packages annotated \"entrypoint: true\"; without such annotations, every package\nthat is not a test. A module contains no data: pass the data files to eval and gate with -d. A bundle (-o x.tar.gz)\ncontains the module, the data and the Rego.",
	examples: [
		"regohost build policies/ -o policy.wasm",
		"regohost build policies/ -o bundle.tar.gz --revision 1.2.0",
		"regohost build policy.rego -e gate/deny -e gate/allow --optimize 1",
		"regohost build policies/ -o bundle.tar.gz --signing-key private.pem --signing-alg ES256",
		"regohost build signed.tar.gz --verification-key public.pem -o policy.wasm",
		"regohost build oci://registry.example.com/policies/release:1.4 --update-lock"
	],
	everyday: [
		"entrypoint",
		"output",
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
	let { io: r } = e, o = /\.wasm$/i.test(n.output), l = t.filter((e) => !o || /\.(rego|gz|tgz)$/i.test(e));
	await s(r, [{
		what: `-o ${n.output}`,
		path: n.output
	}, ...f(n)], [
		...l.map((e) => ({
			what: `the policy ${e}`,
			path: e
		})),
		...p(w, n, "isRead"),
		...u(n)
	]);
	let g = /\.(?:tar\.gz|tgz)$/i.test(n.output);
	if (n.revision !== void 0 && !g) throw new i("--revision is for a bundle; name it with -o, such as -o bundle.tar.gz");
	let E = y(e, n, g);
	if (E !== void 0 && !g) throw new i("--signing-key signs a bundle; name it with -o, such as -o bundle.tar.gz");
	let D = b(e, n, E !== void 0), { buildBundle: O, compilePolicy: k } = await import("./index.js"), A = v(e, "compiling"), j = {
		builtins: await c(e, n),
		...x(n, e.flags),
		entrypoint: n.entrypoint,
		schema: n.schema,
		verify: D && { bundles: D },
		...await d(e, n),
		cwd: r.cwd,
		signal: r.signal
	}, M = {
		revision: n.revision,
		sign: E && {
			...E,
			keyId: _(n)
		}
	}, N = await (g ? O(t, {
		...j,
		...M
	}) : k(t, j)).finally(() => A.end());
	await h(e, N.warnings), await m(e, n, N.origin.addresses);
	for (let { code: t, message: n } of N.notes) t === "bundle_unverified" ? await e.warn(n) : T.has(t) || await e.note(n);
	"data" in N && new TextDecoder().decode(N.data) !== "{}" && await e.warn("the module contains no data: pass the policies' data files with -d when you evaluate it, or build a bundle (-o bundle.tar.gz)");
	let P = "archive" in N ? N.archive : N.wasm;
	return n.output === "-" ? await S(r.stdout, P) : await C(r, n.output, P), await e.note(`${n.output === "-" ? "the module" : n.output}: ${N.entrypoints.join(", ")}`), a.pass;
}
export { E as configure };
