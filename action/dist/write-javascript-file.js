import { PolicyLoadError as e, createPolicyModule as t, digestPlan as n, readPlan as r } from "./evaluation.js";
import { version as i } from "./start.js";
import { NoJavaScript as a, writeJavaScript as o } from "./write-javascript.js";
// src/engine/javascript/write-javascript-file.ts
const s = 2 ** 32;
function writePlan(n) {
	let { bytes: i } = t(n, "the module", s), c = i === void 0 ? void 0 : r(i), none = (t, n) => new e(`the policy cannot be JavaScript: ${t}`, {
		code: "source_unsupported",
		cause: n
	});
	if (c === void 0) throw none("its module is not of this version of regohost");
	try {
		return o(c);
	} catch (e) {
		throw e instanceof a ? none(e.message, e) : e;
	}
}
function writeJavaScriptFile(e) {
	let { code: t, builtins: r } = writePlan(e);
	return `/* eslint-disable */
// @ts-nocheck
// Written by \`regohost build -t js\`, for loadPolicy.
export default {
  regohost: ${JSON.stringify(i)},
  digest: ${JSON.stringify(n(e))},
  builtins: ${JSON.stringify(r)},
  make(r, b) {
${t}
  },
  wasm: ${JSON.stringify(Buffer.from(e).toString("base64"))},
};
`;
}
export { writeJavaScriptFile };
