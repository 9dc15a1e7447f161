import { PolicyLoadError as e, READING_TIMEOUT_MS as t, formatReference as n, isJsonObject as r, limitReading as i, parseExactJson as a, readWithinTime as o } from "./evaluation.js";
// src/gate/inputs/data-schemas.ts
function toKeys(t, n, i) {
	let [a, ...o] = (Array.isArray(t) ? t : []).filter(r);
	if (a?.value === n) return o.map(({ type: t, value: r }) => {
		if (t === "string" && typeof r == "string") return r;
		let a = `METADATA of ${toDotted(i)} names a schema with an index or a variable below ${n}`;
		throw new e(`${a}, which is not a path of names; name the array`, { code: "metadata_invalid" });
	});
}
function toDotted(e) {
	return e.replaceAll("/", ".");
}
function getDataSchemas({ path: e, annotations: t }) {
	let i = t?.schemas;
	return (Array.isArray(i) ? i : []).flatMap((t) => {
		if (!r(t)) return [];
		let i = toKeys(t.path, "data", e);
		if (i === void 0) return [];
		let a = toKeys(t.schema, "schema", e);
		return [{
			path: i,
			name: a && n("schema", a),
			definition: t.definition
		}];
	});
}
async function checkDataSchemas(e, t, n, r) {
	await i("comparing the data with its schemas", r, async (i) => {
		for (let a of e) for (let e of getDataSchemas(a)) i.check(), await checkPart(e, a, t, n, r);
	});
}
async function checkPart({ path: r, name: i, definition: s }, c, l, u, { timeoutMs: d = t }) {
	let f = l.bytesAt(r);
	if (f === void 0) return;
	let p = n("data", r), m = `${i ?? "the schema"} that METADATA of ${toDotted(c.path)} names for ${p}`, h = i === void 0 ? s : await u.find(i, m), g = await u.forData(h, m, r), _ = await o(`comparing ${p} with its schema`, f.length, { timeoutMs: d }, () => {
		let e = a(new TextDecoder().decode(f));
		return g(e[""], e);
	}), [v] = _;
	if (v === void 0) return;
	let y = l.fileOf([...r, ...v.at]) ?? p, b = _.map((e) => e.text).join("; ");
	throw new e(`${y} does not fit the policy's schema: ${b} (${m})`, { code: "data_invalid" });
}
export { checkDataSchemas };
