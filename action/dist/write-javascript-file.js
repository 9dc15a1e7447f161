import { createPolicyModule as e, digestPlan as t, readPlan as n, unsupportedSource as r } from "./evaluation.js";
import { version as i } from "./start.js";
import { NoJavaScript as a, writeJavaScript as o } from "./write-javascript.js";
// src/engine/javascript/write-javascript-file.ts
const s = 2 ** 32;
function writePlan(t) {
	let { bytes: i } = e(t, "the module", s), c = i === void 0 ? void 0 : n(i), none = (e, t) => r(`the policy cannot be JavaScript: ${e}`, t);
	if (c === void 0) throw none("its module is not of this version of regohost");
	try {
		return o(c);
	} catch (e) {
		throw e instanceof a ? none(e.message, e) : e;
	}
}
function writeJavaScriptFile(e) {
	let { code: n, builtins: r } = writePlan(e);
	return `/* eslint-disable */
// @ts-nocheck
// Written by \`regohost build -t js\`, for loadPolicy.
export default {
  regohost: ${JSON.stringify(i)},
  digest: ${JSON.stringify(t(e))},
  builtins: ${JSON.stringify(r)},
  make(r, b) {
${n}
  },
  wasm: ${JSON.stringify(Buffer.from(e).toString("base64"))},
};
`;
}
export { writeJavaScriptFile };
