import { ByteReader as e, isBytes as t, isErrorOf as n, readCustomSections as r } from "./shared.js";
import { hash as i } from "node:crypto";
function digestSections(e) {
	let t = [], n = 8;
	for (let { id: r, end: i } of findSections(e)) r !== 0 && t.push(e.subarray(n, i)), n = i;
	return i("sha256", Buffer.concat(t), "buffer");
}
function* findSections(t) {
	let n = new e(t, 8);
	for (; !n.atEnd;) {
		let e = n.byte();
		n.skip(n.count()), yield {
			id: e,
			end: n.at
		};
	}
}
function findPlan(e) {
	let [n, ...i] = r(e, "regohost_plan");
	if (n === void 0 || i.length > 0 || n[0] !== 1) return;
	let a = n.subarray(1, 33);
	return !t(e) || Buffer.compare(a, digestSections(e)) === 0 ? n : void 0;
}
function readPlan(t) {
	let n = findPlan(t);
	return n && new e(n.subarray(33));
}
function digestPlan(e) {
	try {
		let t = findPlan(e);
		return t && `sha256:${i("sha256", t, "buffer").toString("hex")}`;
	} catch (e) {
		if (n(e, "RangeError")) return;
		throw e;
	}
}
export { digestPlan, readPlan };
