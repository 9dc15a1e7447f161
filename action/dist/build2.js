import { $t as e, C as t, D as n, G as r, Gt as i, Jt as a, Kt as o, Mn as s, S as c, Tt as l, _n as u, b as d, dt as f, en as p, fn as m, ft as h, jn as g, k as _, pn as v, pt as y, tt as b, ut as x, x as S, xt as C } from "./commands.js";
// src/cli/commands/build.ts
const w = {
	...e,
	...s()({
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
	...p,
	...o,
	...a,
	...i
}, T = /* @__PURE__ */ new Set(["policy_resolved", "policy_unpinned"]), E = u({
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
async function runBuild(e, i, a) {
	let { io: o } = e, s = /\.wasm$/i.test(a.output), u = i.filter((e) => !s || /\.(rego|gz|tgz)$/i.test(e));
	await _(o, [{
		what: `-o ${a.output}`,
		path: a.output
	}, ...c(a)], [
		...u.map((e) => ({
			what: `the policy ${e}`,
			path: e
		})),
		...g(w, a, "isRead"),
		...d(a)
	]);
	let p = /\.(?:tar\.gz|tgz)$/i.test(a.output);
	if (a.revision !== void 0 && !p) throw new m("--revision is for a bundle; name it with -o, such as -o bundle.tar.gz");
	let E = f(e, a, p);
	if (E !== void 0 && !p) throw new m("--signing-key signs a bundle; name it with -o, such as -o bundle.tar.gz");
	let D = h(e, a, E !== void 0), { buildBundle: O, compilePolicy: k } = await import("./index.js"), A = y(e, "compiling"), j = {
		builtins: await l(e, a),
		...r(a, e.flags),
		entrypoint: a.entrypoint,
		schema: a.schema,
		verify: D && { bundles: D },
		...await S(e, a),
		cwd: o.cwd,
		signal: o.signal
	}, M = {
		revision: a.revision,
		sign: E && {
			...E,
			keyId: x(a)
		}
	}, N = await (p ? O(i, {
		...j,
		...M
	}) : k(i, j)).finally(() => A.end());
	await b(e, N.warnings), await t(e, a, N.origin.addresses);
	for (let { code: t, message: n } of N.notes) t === "bundle_unverified" ? await e.warn(n) : T.has(t) || await e.note(n);
	"data" in N && new TextDecoder().decode(N.data) !== "{}" && await e.warn("the module contains no data: pass the policies' data files with -d when you evaluate it, or build a bundle (-o bundle.tar.gz)");
	let P = "archive" in N ? N.archive : N.wasm;
	return a.output === "-" ? await C(o.stdout, P) : await n(o, a.output, P), await e.note(`${a.output === "-" ? "the module" : a.output}: ${N.entrypoints.join(", ")}`), v.pass;
}
export { E as configure };
