import { BUILTIN_OPTIONS as e, BUNDLE_SIGN_OPTIONS as t, BUNDLE_VERIFY_OPTIONS as n, COMPILE_OPTIONS as r, CommandError as i, EXIT as a, LOCK_OPTIONS as o, checkOutputs as s, declaredBuiltins as c, defineCommand as l, lockNamed as u, lockRead as d, lockWritten as f, namedFiles as p, noteAddresses as m, noteDiagnostics as h, optionsFor as g, startProgress as _, toBundleSignOptions as v, toBundleVerifyOptions as y, toCompileOptions as b, writeExact as x } from "./evaluation-command.js";
import { writeWholeFile as S } from "./commands.js";
// src/cli/commands/build.ts
const C = {
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
			description: "wasm (default): a Wasm module; js: an ES module that contains it, for loadPolicy",
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
}, w = /* @__PURE__ */ new Set(["policy_resolved", "policy_unpinned"]), T = l({
	arguments: [["<policy...>", ".rego files, folders, bundles or addresses"]],
	options: C,
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
	async run(e, t, n) {
		let { io: r } = e, { target: o = "wasm", output: l = o === "js" ? "policy.js" : "policy.wasm" } = n, g = o === "js";
		if (l !== "-" && g !== /\.m?js$/i.test(l)) throw new i("-t js needs -o with .js or .mjs, and these need -t js: -t js -o policy.js");
		let T = /\.(?:wasm|m?js)$/i.test(l), E = t.filter((e) => !T || /\.(rego|gz|tgz)$/i.test(e));
		await s(r, [{
			subject: `-o ${l}`,
			path: l
		}, ...f(n)], [
			...E.map((e) => ({
				subject: `the policy ${e}`,
				path: e
			})),
			...p(C, n, "isRead"),
			...u(n)
		]);
		let D = /\.(?:tar\.gz|tgz)$/i.test(l);
		if (n.revision !== void 0 && !D) throw new i("--revision is for a bundle; name it with -o, such as -o bundle.tar.gz");
		let O = v(e, n, D);
		if (O !== void 0 && !D) throw new i("--signing-key signs a bundle; name it with -o, such as -o bundle.tar.gz");
		let k = y(e, n, O !== void 0), { buildBundle: A, buildJavaScript: j, compilePolicy: M } = await import("./index.js"), N = _(e, "compiling"), P = {
			builtins: await c(e, n),
			...b(n, e.flags),
			entrypoint: n.entrypoint,
			schema: n.schema,
			verify: k && { bundles: k },
			...await d(e, n),
			cwd: r.cwd,
			signal: r.signal
		}, F = {
			revision: n.revision,
			sign: O && {
				...O,
				keyId: signingKeyId(n)
			}
		}, I = await (D ? A(t, {
			...P,
			...F
		}) : M(t, P)).finally(() => N.end());
		await h(e, I.warnings), await m(e, n, I.origin.addresses);
		for (let { code: t, message: n } of I.notes) t === "bundle_unverified" ? await e.warn(n) : w.has(t) || await e.note(n);
		"data" in I && new TextDecoder().decode(I.data) !== "{}" && await e.warn(g ? "the module contains no data: pass the policies' data to loadPolicy" : "the module contains no data: pass the policies' data files with -d when you evaluate it, or build a bundle (-o bundle.tar.gz)");
		let L = "archive" in I ? I.archive : I.wasm, R = g ? Buffer.from(await j(L)) : L;
		return l === "-" ? await x(r.stdout, R) : await S(r, l, R), await e.note(`${l === "-" ? "the module" : l}: ${I.entrypoints.join(", ")}`), a.pass;
	}
});
function signingKeyId({ verificationKeyId: e }) {
	return e ?? "default";
}
export { T as configure };
