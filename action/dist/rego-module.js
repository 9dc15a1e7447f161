import { JsonSlice as e, PolicyLoadError as t, getOrigin as n, mergeBaseDocuments as r } from "./evaluation.js";
import { checkOutline as i } from "./compiling.js";
import { answering as a, checkJudgingData as o, checkMetadata as s, checkReferences as c, checkReserved as l, checkUnreadRules as u, describeReferences as d } from "./shared.js";
import { withConftestFile as f } from "./gate2.js";
import { InputSchemas as p, checkDataSchemas as m, findInputsBlock as h, findMetadataFaults as g, getRulePaths as _, keyLocation as v, loadPackage as y } from "./judging.js";
// src/gate/rego-module.ts
async function toRegoModule(e, { merged: t, data: r, schemas: b, regoVersion: x, complete: S, options: C }) {
	let { cwd: w, builtins: T = [] } = C, E = C.rules !== void 0, { group: D } = C, { documents: O } = e.outline;
	s(await g(e.metadata), t.files);
	let k = {
		inputSchemas: new p(b),
		rulePaths: _(O),
		complete: S,
		isConftest: E,
		getLocation: (t) => {
			let n = h(e.metadata, e.outline, t);
			return n && `${n.location.file}:${String(v(n, "custom", "inputs").row)}`;
		}
	}, A = await Promise.all(e.judging.map((e) => y(e, k))), j = D === void 0 ? void 0 : (await import("./load-configured.js")).toGroupModule(D, e.judging, r), M = E ? withConftestPlaceholder(j?.dataAt(0n) ?? r) : r;
	i(e.outline, t, M), l(r), E || o(e.judging, e.unsupplied, r, C);
	let N = j === void 0 ? c(e.unsupplied, t.files, M, {
		packages: e.judging,
		documents: O
	}) : e.unsupplied.filter(({ path: e }) => !M.has(e)), P = u(e.ignored, t.files, C, !E), F = {
		signal: C.signal,
		timeoutMs: C.compileTimeoutMs
	};
	await m(e.judging, r, k.inputSchemas, F);
	let { openPolicy: I } = await import("./evaluation.js").then((e) => e.load_policy_exports);
	return {
		policy: await I(e.wasm, {
			...a(C),
			data: r,
			origin: await n(t, F)
		}),
		data: r,
		files: t.files,
		evaluator: {
			files: [...t.files, ...addedRules(e, S)],
			builtins: T,
			regoVersion: x,
			maxMemoryBytes: C.maxMemoryBytes
		},
		schemas: b,
		ignoredRules: P,
		unjudgedRules: [],
		undefinedReferences: d(N),
		packages: A,
		...E ? {
			dataFor: ({ file: e }, t, n) => f((j?.dataAt(t, n) ?? r).bytes, e, w),
			unreadNamespaces: e.unread
		} : {},
		...j === void 0 ? {} : { configured: j.configured }
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
