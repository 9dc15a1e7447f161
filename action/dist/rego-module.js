import { G as e, Or as t, Si as n, St as r, Xc as i, mt as a, qa as o, vt as s, xt as c, yt as l } from "./shared.js";
import { checkOutline as u } from "./check-outline.js";
import { o as d } from "./conftest-rules.js";
import { n as f, t as p } from "./load-package.js";
// src/gate/rego-module.ts
async function toRegoModule(n, { merged: i, data: o, schemas: m, regoVersion: h, complete: g, options: _ }) {
	let { cwd: v, builtins: y = [] } = _, b = _.rules === "conftest", { documents: x } = n.outline, S = {
		inputSchemas: new e(m),
		places: p(x),
		complete: g,
		isConftest: b
	}, C = await Promise.all(n.judging.map((e) => f(e, S))), w = b ? withConftestPlaceholder(o) : o, T = c(n.ignored, i.files, _, !b);
	u(n.outline, i, w), l(o);
	let E = s(n.unsupplied, i.files, w), { openPolicy: D } = await import("./load-policy.js").then((e) => e.r);
	return {
		policy: await D(n.wasm, {
			...a(_),
			data: o,
			origin: t(i)
		}),
		data: o,
		files: i.files,
		evaluator: {
			files: [...i.files, ...addedRules(n, g)],
			builtins: y,
			regoVersion: h
		},
		schemas: m,
		ignoredRules: T,
		unjudgedRules: [],
		undefinedReferences: r(E),
		packages: C,
		...b ? {
			dataFor: ({ file: e }) => d(o.bytes, e, v),
			unreadNamespaces: n.unread
		} : {}
	};
}
function addedRules({ judging: e, outline: t }, n) {
	if (n === void 0) return [];
	let { reads: r, rules: i } = n, a = new Set(t.documents.map(({ path: e }) => e.join("/")));
	return e.filter(({ judged: e }) => e.includes(r)).map(({ path: e }) => {
		let [t = "", ...n] = e.split("/"), r = `package ${t}${n.map((e) => `[${JSON.stringify(e)}]`).join("")}`, o = i.filter(({ name: t }) => !a.has(`${e}/${t}`)).map(({ text: e }) => e);
		return {
			path: `${e} (added rules)`,
			text: [r, ...o].join("\n\n"),
			regoVersion: "v1"
		};
	});
}
function withConftestPlaceholder(e) {
	let t = e.fileOf(["conftest"]);
	if (t !== void 0) throw new i(`the data has a value at /conftest (${t}), where rules: "conftest" puts the file; rename it`, { code: "data_invalid" });
	let r = o.of(Buffer.from("{\"conftest\":{\"file\":{\"name\":\"\",\"dir\":\"\"}}}"));
	return n([...e.parts, {
		name: "data.conftest.file",
		document: r
	}]);
}
export { toRegoModule };
