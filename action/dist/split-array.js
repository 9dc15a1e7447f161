import { ho as e, lo as t, qa as n, qc as r } from "./shared.js";
// src/engine/source/split-array.ts
function locateInMember(e, t) {
	let within = (e) => [t, ...e];
	return async (t, n) => {
		let r = await e(t.map(within), n);
		return (e) => r(within(e));
	};
}
function splitArray(i) {
	let { name: a, json: o, locate: s } = i, c = n.of(o).isArray ? e(new TextDecoder().decode(o)) : void 0;
	if (!Array.isArray(c)) return [i];
	if (c.length === 0) throw new r(`${a} is an empty array, of which each member would be judged`, {
		code: "document_invalid",
		document: a
	});
	return c.map((e, n) => ({
		...i,
		name: `${a}[${String(n)}]`,
		json: Buffer.from(t(e)),
		locate: s && locateInMember(s, n)
	}));
}
export { splitArray as t };
