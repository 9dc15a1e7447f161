import { DocumentError as e, JsonSlice as t, parseJson as n, toJsonText as r } from "./shared.js";
// src/engine/source/split-array.ts
function locateInMember(e, t) {
	let within = (e) => [t, ...e];
	return async (t, n) => {
		let r = await e(t.map(within), n);
		return (e) => r(within(e));
	};
}
function splitArray(i) {
	let { name: a, json: o, locate: s } = i, c = t.of(o).isArray ? n(new TextDecoder().decode(o)) : void 0;
	if (!Array.isArray(c)) return [i];
	if (c.length === 0) throw new e(`${a} is an empty array, of which each member would be judged`, {
		code: "document_invalid",
		document: a
	});
	return c.map((e, t) => ({
		...i,
		name: `${a}[${String(t)}]`,
		json: Buffer.from(r(e)),
		locate: s && locateInMember(s, t)
	}));
}
export { splitArray };
