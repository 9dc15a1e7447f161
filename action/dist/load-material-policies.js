import { ConfigurationError as e, DocumentError as t, MAX_SOURCE_BYTES as n, findDuplicateKey as r, isAddress as i, isObject as a, limitReading as o, message as s, nearest as c, option as l, orClose as u, readBytes as d, readWithinTime as f, regoSource as p, sha256 as m, shownSource as h } from "./evaluation.js";
import { goTrim as g } from "./go-text.js";
import { readTable as _ } from "./table.js";
import { checkArguments as v, checkWith as y, computeArguments as b, selectArguments as x, toArgumentTexts as S } from "./arguments.js";
import { BUILT_KINDS as C, KINDS as w, findKind as T } from "./kinds.js";
import { readPolicyDocument as E, refusePolicy as D, toPolicyFile as O } from "./policy-file.js";
import { dirname as k, extname as A } from "node:path";
async function readArgumentFiles(e, { cwd: t, ...n }) {
	return e.length === 0 ? [] : o("reading the arguments", n, () => Promise.all(e.map(async ({ path: e, column: r, ...a }) => {
		if (i(e)) {
			let t = h(e);
			refuse(a.name, `${t} is an address, which is not read; download it and name the file`);
		}
		let o = await d(e, {
			cwd: t,
			...n,
			limit: { maxBytes: 16777216 }
		}), s = r ?? a.name, c = (await f(`reading ${e}`, o.length, n, () => readValues({
			name: a.name,
			path: e,
			column: s
		}, o))).map(g).filter((e) => e !== "").join("\n");
		return {
			...a,
			column: s,
			text: c,
			digest: m(o)
		};
	})));
}
function refuse(t, n) {
	throw new e(s`${l("material.argFiles")} ${t}: ${n}`, { code: "config_invalid" });
}
function invalid(e, n, r) {
	throw new t(`${e} has no values of an argument: ${n}`, {
		code: "document_invalid",
		document: e,
		cause: r
	});
}
function noColumn({ name: e, path: t, column: n }, r) {
	return refuse(e, `${t} has no column ${n}${c(n, r)}`);
}
function readValues(e, t) {
	let n = A(e.path).toLowerCase(), r = [
		".csv",
		".tsv",
		".txt"
	].includes(n), i = g(Buffer.from(t.subarray(0, 4096)).toString("utf8").replace(/^\ufeff/, "")).charAt(0);
	return n === ".json" || !r && (i === "[" || i === "{") ? readJson(e, t) : readColumn(e, t);
}
function isSame(e, t) {
	return g(e).toLowerCase() === g(t).toLowerCase();
}
function readColumn(e, t) {
	let { header: n, rows: r } = _(t, (t, n) => invalid(e.path, t, n)), [i, ...a] = n.flatMap((t, n) => isSame(t, e.column) ? [n] : []);
	return i === void 0 ? noColumn(e, n) : a.length > 0 ? invalid(e.path, `the column ${e.column} is there several times`) : r.map((e) => e[i] ?? "");
}
function readJson(e, t) {
	let { path: n } = e, r = parse$1(n, t);
	if (!Array.isArray(r)) return a(r) ? toStrings(n, getMember(e, r) ?? noColumn(e, Object.keys(r))) : invalid(n, "it is neither a list nor an object");
	let i = r;
	if (!i.some(a)) return toStrings(n, i);
	let o = i.flatMap((t) => t === null ? [] : !a(t) || Array.isArray(t) ? invalid(n, "its items are not all strings or all objects") : (toStrings(n, Object.values(t)), [getMember(e, t)]));
	return o.every((e) => e === void 0) ? noColumn(e, []) : toStrings(n, o.map((e) => e ?? null));
}
function toStrings(e, t) {
	return Array.isArray(t) ? t.map((t) => t === null ? "" : typeof t == "string" ? t : invalid(e, "its values are not all strings")) : invalid(e, "the column is not a list of strings");
}
function getMember({ path: e, column: t }, n) {
	let r = Object.entries(n).filter(([e]) => isSame(e, t));
	return r.length > 1 && invalid(e, `an object has the column ${t} several times, in different cases`), r[0]?.[1];
}
function parse$1(e, t) {
	let n;
	try {
		n = JSON.parse(new TextDecoder("utf-8", { fatal: !0 }).decode(t));
	} catch (t) {
		return invalid(e, "it is not JSON", t);
	}
	let i = r(t.subarray(t[0] === 239 ? 3 : 0));
	return i !== void 0 && invalid(e, `it has a key twice at byte ${String(i.offset)}`), n;
}
// src/chainloop/load-material-policies.ts
function checkKind(t) {
	let n = T(t);
	if (n !== void 0 && !("why" in n)) return;
	let r = n === void 0 ? `there is no such kind${c(t, w)}` : `its input cannot be built as Chainloop's engine builds it: ${n.why}`;
	throw new e(s`${l("material.kind")} ${t}: ${r}. These can be judged: ${C.join(", ")}`, { code: "config_invalid" });
}
async function readNamed(e, t, n, r) {
	let i = await E(t, r), { path: a, kind: o } = i;
	if (o === "PolicyGroup") {
		let o = await (await import("./policy-group.js")).toPolicyGroup(i, r);
		return {
			names: [o.name, t],
			inputs: o.inputs,
			read: async (t) => {
				let r = await o.readPolicies(n, t);
				return r.length === 0 && D(a, `no policy of the group is for materials of the kind ${n}`), r.map((t) => ({
					...t,
					argument: e
				}));
			}
		};
	}
	let s = await O(i, k(a), r), { name: c, kinds: l, inputs: u } = s;
	if (!l.includes(n)) {
		let e = l.length === 0 ? "it names no kind" : `its kinds are ${l.join(", ")}`;
		D(a, `no script of it is for materials of the kind ${n}: ${e}`);
	}
	return {
		names: [c, t],
		inputs: u,
		read: (t) => Promise.resolve([{
			argument: e,
			path: a,
			file: s,
			given: t
		}])
	};
}
async function loadMaterialPolicies(e, { material: t, maxBytes: r = n, timeoutMs: i, load: a, ...o }) {
	let { kind: s, args: c = {} } = t;
	checkKind(s);
	let { cwd: l, signal: d } = o, f = await readArgumentFiles(t.argFiles ?? [], {
		cwd: l,
		signal: d,
		timeoutMs: i
	}), m = [];
	for (let { argument: t, path: n } of e) m.push(await readNamed(t, n, s, {
		...o,
		maxBytes: r
	}));
	let h = [...S(c), ...f.map((e) => ({
		...e,
		by: "material.argFiles"
	}))];
	v(m, h);
	let g = [], _ = [];
	return await u(_, async () => {
		for (let { names: e, read: t } of m) {
			let n = x({ names: e }, h);
			for (let { argument: e, path: r, file: i, given: o, bindings: c } of await t(n)) {
				c !== void 0 && y(r, i.inputs, o);
				let t = b(r, i.inputs, o, c);
				for (let n of await i.readScripts(s)) {
					let o = await a(e, p(r, [n]));
					g.push({
						...o,
						inputFor: (e) => withArguments(e, t),
						findingType: i.findingType
					}), _.push(o.policy);
				}
			}
		}
	}), {
		modules: g,
		argFiles: f
	};
}
function withArguments(e, t) {
	return Buffer.concat([e.subarray(0, -1), Buffer.from(`,"args":${JSON.stringify(t)}}`)]);
}
export { loadMaterialPolicies };
