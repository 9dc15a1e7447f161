import { InputSchemas as e, JsonSlice as t, PolicyLoadError as n, answering as r, checkMetadata as i, checkReferences as a, checkReserved as o, checkUnreadRules as s, describeReferences as c, getOrigin as l, mergeBaseDocuments as u } from "./shared.js";
import { checkOutline as d } from "./check-outline.js";
import { withConftestFile as f } from "./conftest-rules.js";
import { getPlaces as p, loadPackage as m } from "./load-package.js";
import { findInputsBlock as h, findMetadataFaults as g, placeOfKey as _ } from "./metadata.js";
// src/gate/rego-module.ts
async function toRegoModule(t, { merged: n, data: u, schemas: v, regoVersion: y, complete: b, options: x }) {
	let { cwd: S, builtins: C = [] } = x, w = x.rules === "conftest", { documents: T } = t.outline;
	i(await g(t.metadata), n.files);
	let E = {
		inputSchemas: new e(v),
		places: p(T),
		complete: b,
		isConftest: w,
		getPlace: (e) => {
			let n = h(t.metadata, t.outline, e);
			return n && `${n.location.file}:${String(_(n, "custom", "inputs").row)}`;
		}
	}, D = await Promise.all(t.judging.map((e) => m(e, E))), O = w ? withConftestPlaceholder(u) : u, k = s(t.ignored, n.files, x, !w);
	d(t.outline, n, O), o(u);
	let A = a(t.unsupplied, n.files, O), { openPolicy: j } = await import("./load-policy.js").then((e) => e.load_policy_exports);
	return {
		policy: await j(t.wasm, {
			...r(x),
			data: u,
			origin: l(n)
		}),
		data: u,
		files: n.files,
		evaluator: {
			files: [...n.files, ...addedRules(t, b)],
			builtins: C,
			regoVersion: y
		},
		schemas: v,
		ignoredRules: k,
		unjudgedRules: [],
		undefinedReferences: c(A),
		packages: D,
		...w ? {
			dataFor: ({ file: e }) => f(u.bytes, e, S),
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
	return u([...e.parts, {
		name: "data.conftest.file",
		document: i
	}]);
}
export { toRegoModule };
