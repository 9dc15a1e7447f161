import { message as e, option as t, toStrictJson as n, unusableDocument as r } from "./evaluation.js";
// src/gate/inputs/combine-inputs.ts
const i = "Combined";
async function* combineInputs(e) {
	let t = [], r = [];
	for await (let n of e) "error" in n ? r.push(n) : n.envelope === void 0 || n.envelope.verification !== void 0 ? t.push(n) : r.push(inEnvelope(n));
	if (r.length > 0 && (yield* r), r.length > 0 || t.length === 0) return;
	let a = t.sort((e, t) => Buffer.compare(Buffer.from(e.file), Buffer.from(t.file))), o = a.flatMap(({ file: e, json: t, envelope: r }, i) => [
		Buffer.from(`${i === 0 ? "[" : ","}{"path":${JSON.stringify(e)},"contents":`),
		t,
		Buffer.from(r?.verification === void 0 ? "}" : `,"verification":${n(r.verification)}}`)
	]), s = a.some(({ envelope: e }) => e?.verifiedThen === !0), c = Buffer.concat([...o, Buffer.from("]")]);
	yield {
		name: i,
		file: i,
		json: c,
		locate: locateInParts(a),
		...s ? { verifiedThen: !0 } : {}
	};
}
function locateInParts(e) {
	return async (t, n) => {
		let r = /* @__PURE__ */ new Map();
		for (let [e, , ...n] of t) {
			let t = r.get(Number(e));
			t === void 0 ? r.set(Number(e), [n]) : t.push(n);
		}
		let i = /* @__PURE__ */ new Map();
		for (let [t, a] of r) {
			let r = e[t], o = await r?.locate?.(a, n);
			r !== void 0 && o !== void 0 && i.set(t, {
				file: r.file,
				find: o
			});
		}
		return ([e, t, ...n]) => {
			let r = i.get(Number(e)), a = t === "contents" ? r?.find(n) : void 0;
			return a === void 0 || r === void 0 ? void 0 : {
				file: r.file,
				...a
			};
		};
	};
}
function inEnvelope({ name: n, file: i }) {
	return {
		name: n,
		file: i,
		error: r(n, e`${n}: only verified envelopes have payloads that can be combined; ${t("envelopes", "false")} combines the envelopes themselves`)
	};
}
export { combineInputs };
