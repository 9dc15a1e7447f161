import { InputSchemas as e, JsonSlice as t, PolicyLoadError as n, answering as r, checkReferences as i, checkReserved as a, checkUnreadRules as o, describeReferences as s, getOrigin as c, mergeBaseDocuments as l } from "./shared.js";
import { checkOutline as u } from "./check-outline.js";
import { withConftestFile as d } from "./conftest-rules.js";
import { getPlaces as f, loadPackage as p } from "./load-package.js";
// src/gate/rego-module.ts
async function toRegoModule(t, { merged: n, data: l, schemas: m, regoVersion: h, complete: g, options: _ }) {
	let { cwd: v, builtins: y = [] } = _, b = _.rules === "conftest", { documents: x } = t.outline, S = {
		inputSchemas: new e(m),
		places: f(x),
		complete: g,
		isConftest: b
	}, C = await Promise.all(t.judging.map((e) => p(e, S))), w = b ? withConftestPlaceholder(l) : l, T = o(t.ignored, n.files, _, !b);
	u(t.outline, n, w), a(l);
	let E = i(t.unsupplied, n.files, w), { openPolicy: D } = await import("./load-policy.js").then((e) => e.load_policy_exports);
	return {
		policy: await D(t.wasm, {
			...r(_),
			data: l,
			origin: c(n)
		}),
		data: l,
		files: n.files,
		evaluator: {
			files: [...n.files, ...addedRules(t, g)],
			builtins: y,
			regoVersion: h
		},
		schemas: m,
		ignoredRules: T,
		unjudgedRules: [],
		undefinedReferences: s(E),
		packages: C,
		...b ? {
			dataFor: ({ file: e }) => d(l.bytes, e, v),
			unreadNamespaces: t.unread
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
	let r = e.fileOf(["conftest"]);
	if (r !== void 0) throw new n(`the data has a value at /conftest (${r}), where rules: "conftest" puts the file; rename it`, { code: "data_invalid" });
	let i = t.of(Buffer.from("{\"conftest\":{\"file\":{\"name\":\"\",\"dir\":\"\"}}}"));
	return l([...e.parts, {
		name: "data.conftest.file",
		document: i
	}]);
}
export { toRegoModule };
