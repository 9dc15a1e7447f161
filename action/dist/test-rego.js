import { askCore as e, refusedTests as t, toRequestSchemas as n, toRequestSources as r } from "./compiling.js";
// src/engine/opa/test-names.ts
function fullTestName({ package: e, name: t }) {
	return `${e}.${t.replace(/#\d+(?="\]$|$)/, "")}`;
}
function toTestPattern(e) {
	let t = new Set(e.flatMap((e) => [fullTestName(e), `${e.package}.${e.name}`]));
	return `^(?:${Array.from(t, (e) => e.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|")})$`;
}
// src/engine/opa/test-rego.ts
async function testRego(e) {
	return askTester(e, {});
}
async function listTests(e) {
	return (await askTester(e, { list: !0 })).tests ?? [];
}
function askTester(i, a) {
	let { signal: o, timeoutMs: s, leftMs: c, optionalSchemas: l, ...u } = i, d = {
		...u,
		...a,
		op: "test",
		...r(i),
		schemas: n(i)
	};
	return e("testing the policies", d, i, { refused: t });
}
export { fullTestName, listTests, testRego, toTestPattern };
