import { isGzip as e } from "./evaluation.js";
// src/engine/source/layer-limits.ts
const t = 536870912, n = Buffer.from([
	40,
	181,
	47,
	253
]);
function isCompressed(t) {
	return e(t) || n.equals(t.subarray(0, n.length));
}
export { t as MAX_LAYER_BYTES, isCompressed };
