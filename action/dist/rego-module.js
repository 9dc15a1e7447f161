import { JsonSlice as e, PolicyLoadError as t, getOrigin as n, mergeBaseDocuments as r } from "./evaluation.js";
import { checkOutline as i } from "./compiling.js";
import { answering as a, checkMetadata as o, checkReferences as s, checkReserved as c, checkUnreadRules as l, describeReferences as u } from "./shared.js";
import { withConftestFile as d } from "./gate2.js";
import { InputSchemas as f, findInputsBlock as p, findMetadataFaults as m, getPlaces as h, loadPackage as g, placeOfKey as _ } from "./judging.js";
// src/gate/rego-module.ts
async function toRegoModule(e, { merged: t, data: r, schemas: v, regoVersion: y, complete: b, options: x }) {
	let { cwd: S, builtins: C = [] } = x, w = x.rules !== void 0, { group: T } = x, { documents: E } = e.outline;
	o(await m(e.metadata), t.files);
	let D = {
		inputSchemas: new f(v),
		places: h(E),
		complete: b,
		isConftest: w,
		getPlace: (t) => {
			let n = p(e.metadata, e.outline, t);
			return n && `${n.location.file}:${String(_(n, "custom", "inputs").row)}`;
		}
	}, O = await Promise.all(e.judging.map((e) => g(e, D))), k = T === void 0 ? void 0 : (await import("./load-configured.js")).toGroupModule(T, e.judging, r), A = w ? withConftestPlaceholder(k?.dataAt(0n) ?? r) : r, j = l(e.ignored, t.files, x, !w);
	i(e.outline, t, A), c(r);
	let M = k === void 0 ? s(e.unsupplied, t.files, A, { packages: e.judging }) : e.unsupplied.filter(({ path: e }) => !A.has(e)), { openPolicy: N } = await import("./evaluation.js").then((e) => e.load_policy_exports);
	return {
		policy: await N(e.wasm, {
			...a(x),
			data: r,
			origin: await n(t)
		}),
		data: r,
		files: t.files,
		evaluator: {
			files: [...t.files, ...addedRules(e, b)],
			builtins: C,
			regoVersion: y
		},
		schemas: v,
		ignoredRules: j,
		unjudgedRules: [],
		undefinedReferences: u(M),
		packages: O,
		...w ? {
			dataFor: ({ file: e }, t, n) => d((k?.dataAt(t, n) ?? r).bytes, e, S),
			unreadNamespaces: e.unread
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
function withConftestPlaceholder(n) {
	let i = n.fileOf(["conftest"]);
	if (i !== void 0) throw new t(`the data has a value at /conftest (${i}), where rules: "conftest" puts the file; rename it`, { code: "data_invalid" });
	let a = e.of(Buffer.from("{\"conftest\":{\"file\":{\"name\":\"\",\"dir\":\"\"}}}"));
	return r([...n.parts, {
		name: "data.conftest.file",
		document: a
	}]);
}
export { toRegoModule };
