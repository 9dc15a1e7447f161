import { __exportAll as e } from "./rolldown-runtime.js";
// src/trust/registry/fetched-commits.ts
var t = /* @__PURE__ */ e({ removeCommits: () => removeCommits });
async function removeCommits(e) {
	let t = [...e.values()].map((e) => e.then(({ remove: e }) => e()));
	await Promise.allSettled(t);
}
export { t as fetched_commits_exports, removeCommits };
