import { InputSchemas as e, JsonSlice as t, PolicyLoadError as n, answering as r, checkMetadata as i, checkReferences as a, checkReserved as o, checkUnreadRules as s, describeReferences as c, getOrigin as l, mergeBaseDocuments as u } from "./shared.js";
import { checkOutline as d } from "./check-outline.js";
import { withConftestFile as f } from "./conftest-rules.js";
import { getPlaces as p, loadPackage as m } from "./load-package.js";
import { findInputsBlock as h, findMetadataFaults as g, placeOfKey as _ } from "./metadata.js";
// src/gate/rego-module.ts
async function toRegoModule(t, { merged: n, data: u, schemas: v, regoVersion: y, complete: b, options: x }) {
	let { cwd: S, builtins: C = [] } = x, w = x.rules !== void 0, { group: T } = x, { documents: E } = t.outline;
	i(await g(t.metadata), n.files);
	let D = {
		inputSchemas: new e(v),
		places: p(E),
		complete: b,
		isConftest: w,
		getPlace: (e) => {
			let n = h(t.metadata, t.outline, e);
			return n && `${n.location.file}:${String(_(n, "custom", "inputs").row)}`;
		}
	}, O = await Promise.all(t.judging.map((e) => m(e, D))), k = T === void 0 ? void 0 : (await import("./load-configured.js")).toGroupModule(T, t.judging, u), A = w ? withConftestPlaceholder(k?.dataAt(0n) ?? u) : u, j = s(t.ignored, n.files, x, !w);
	d(t.outline, n, A), o(u);
	let M = k === void 0 ? a(t.unsupplied, n.files, A) : t.unsupplied.filter(({ path: e }) => !A.has(e)), { openPolicy: N } = await import("./load-policy.js").then((e) => e.load_policy_exports);
	return {
		policy: await N(t.wasm, {
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
		ignoredRules: j,
		unjudgedRules: [],
		undefinedReferences: c(M),
		packages: O,
		...w ? {
			dataFor: ({ file: e }, t) => f((k?.dataAt(t) ?? u).bytes, e, S),
			unreadNamespaces: t.unread
		} : {},
		...k === void 0 ? {} : { configured: k.configured }
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
