import { PolicyLoadError as e, createPolicyModule as t } from "./shared.js";
import { version as n } from "./start.js";
import { digestPlan as r, readPlan as i } from "./read-plan.js";
import { NoJavaScript as a, writeJavaScript as o } from "./write-javascript.js";
// src/engine/javascript/write-javascript-file.ts
const s = 2 ** 32;
function writePlan(n) {
	let { bytes: r } = t(n, "the module", s), c = r === void 0 ? void 0 : i(r), none = (t, n) => new e(`the policy cannot be JavaScript: ${t}`, {
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
	let { code: t, builtins: i } = writePlan(e);
	return `/* eslint-disable */
// @ts-nocheck
// Written by \`regohost build -t js\`, for loadPolicy.
export default {
  regohost: ${JSON.stringify(n)},
  digest: ${JSON.stringify(r(e))},
  builtins: ${JSON.stringify(i)},
  make(r, b) {
${t}
  },
  wasm: ${JSON.stringify(Buffer.from(e).toString("base64"))},
};
`;
}
export { writeJavaScriptFile };
