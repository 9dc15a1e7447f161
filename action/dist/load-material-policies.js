import { ConfigurationError as e, DocumentError as t, MAX_SOURCE_BYTES as n, append as r, findDuplicateKey as i, isAddress as a, isObject as o, limitReading as s, message as c, nearest as l, option as u, orClose as d, readBytes as f, readWithinTime as p, regoSource as m, sha256 as h, shownSource as g } from "./evaluation.js";
import { goTrim as _ } from "./go-text.js";
import { readTable as v } from "./table.js";
import { checkArguments as y, checkWith as b, computeArguments as x, selectArguments as S, toArgumentTexts as C } from "./arguments.js";
import { BUILT_KINDS as w, KINDS as T, findKind as E } from "./kinds.js";
import { readPolicyDocument as D, refusePolicy as O, toPolicyFile as k } from "./policy-file.js";
import { dirname as A, extname as j } from "node:path";
async function readArgumentFiles(e, { cwd: t, ...n }) {
	return e.length === 0 ? [] : s("reading the arguments", n, () => Promise.all(e.map(async ({ path: e, column: r, ...i }) => {
		if (a(e)) {
			let t = g(e);
			refuse(i.name, `${t} is an address, which is not read; download it and name the file`);
		}
		let o = await f(e, {
			cwd: t,
			...n,
			limit: { maxBytes: 16777216 }
		}), s = r ?? i.name, c = (await p(`reading ${e}`, o.length, n, () => readValues({
			name: i.name,
			path: e,
			column: s
		}, o))).map(_).filter((e) => e !== "").join("\n");
		return {
			...i,
			column: s,
			text: c,
			digest: h(o)
		};
	})));
}
function refuse(t, n) {
	throw new e(c`${u("material.argFiles")} ${t}: ${n}`, { code: "config_invalid" });
}
function invalid(e, n, r) {
	throw new t(`${e} has no values of an argument: ${n}`, {
		code: "document_invalid",
		document: e,
		cause: r
	});
}
function noColumn({ name: e, path: t, column: n }, r) {
	return refuse(e, `${t} has no column ${n}${l(n, r)}`);
}
function readValues(e, t) {
	let n = j(e.path).toLowerCase(), r = [
		".csv",
		".tsv",
		".txt"
	].includes(n), i = _(Buffer.from(t.subarray(0, 4096)).toString("utf8").replace(/^\ufeff/, "")).charAt(0);
	return n === ".json" || !r && (i === "[" || i === "{") ? readJson(e, t) : readColumn(e, t);
}
function isSame(e, t) {
	return _(e).toLowerCase() === _(t).toLowerCase();
}
function readColumn(e, t) {
	let { header: n, rows: r } = v(t, (t, n) => invalid(e.path, t, n)), [i, ...a] = n.flatMap((t, n) => isSame(t, e.column) ? [n] : []);
	return i === void 0 ? noColumn(e, n) : a.length > 0 ? invalid(e.path, `the column ${e.column} is there several times`) : r.map((e) => e[i] ?? "");
}
function readJson(e, t) {
	let { path: n } = e, r = parse$1(n, t);
	if (!Array.isArray(r)) return o(r) ? toStrings(n, getMember(e, r) ?? noColumn(e, Object.keys(r))) : invalid(n, "it is neither a list nor an object");
	let i = r;
	if (!i.some(o)) return toStrings(n, i);
	let a = i.flatMap((t) => t === null ? [] : !o(t) || Array.isArray(t) ? invalid(n, "its items are not all strings or all objects") : (toStrings(n, Object.values(t)), [getMember(e, t)]));
	return a.every((e) => e === void 0) ? noColumn(e, []) : toStrings(n, a.map((e) => e ?? null));
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
	let r = i(t.subarray(t[0] === 239 ? 3 : 0));
	return r !== void 0 && invalid(e, `it has a key twice at byte ${String(r.offset)}`), n;
}
// src/chainloop/load-material-policies.ts
function checkKind(t) {
	let n = E(t);
	if (n !== void 0 && !("why" in n)) return;
	let r = n === void 0 ? `there is no such kind${l(t, T)}` : `its input cannot be built as Chainloop's engine builds it: ${n.why}`;
	throw new e(c`${u("material.kind")} ${t}: ${r}. These can be judged: ${w.join(", ")}`, { code: "config_invalid" });
}
async function readNamed(e, t, n, r) {
	let i = await D(t, r), { path: a, kind: o } = i;
	if (o === "PolicyGroup") {
		let o = await (await import("./policy-group.js")).toPolicyGroup(i, r);
		return {
			names: [o.name, t],
			inputs: o.inputs,
			read: async (t) => {
				let { found: r, others: i } = await o.readPolicies(n, t);
				return r.length === 0 && O(a, `no policy of the group is for materials of the kind ${n}`), {
					found: r.map((t) => ({
						...t,
						argument: e
					})),
					others: i
				};
			}
		};
	}
	let s = await k(i, A(a), r), { name: c, kinds: l, inputs: u } = s;
	if (!l.includes(n)) {
		let e = l.length === 0 ? "it names no kind" : `its kinds are ${l.join(", ")}`;
		O(a, `no script of it is for materials of the kind ${n}: ${e}`);
	}
	return {
		names: [c, t],
		inputs: u,
		read: (t) => Promise.resolve({
			found: [{
				argument: e,
				path: a,
				file: s,
				given: t
			}],
			others: []
		})
	};
}
async function loadMaterialPolicies(e, { material: t, maxBytes: i = n, timeoutMs: a, load: o, ...s }) {
	let { kind: c, args: l = {} } = t;
	checkKind(c);
	let { cwd: u, signal: f } = s, p = await readArgumentFiles(t.argFiles ?? [], {
		cwd: u,
		signal: f,
		timeoutMs: a
	}), h = [];
	for (let { argument: t, path: n } of e) h.push(await readNamed(t, n, c, {
		...s,
		maxBytes: i
	}));
	let g = [...C(l), ...p.map((e) => ({
		...e,
		by: "material.argFiles"
	}))];
	y(h, g);
	let _ = [], v = [], w = [];
	return await d(w, async () => {
		for (let { names: e, read: t } of h) {
			let { found: n, others: i } = await t(S({ names: e }, g));
			r(v, i.map((e) => ({
				path: e,
				why: "kind"
			})));
			for (let { argument: e, path: t, file: r, given: i, bindings: a } of n) {
				a !== void 0 && b(t, r.inputs, i);
				let n = x(t, r.inputs, i, a);
				for (let i of await r.readScripts(c)) {
					let a = await o(e, m(t, [i]));
					_.push({
						...a,
						inputFor: (e) => withArguments(e, n),
						findingType: r.findingType
					}), w.push(a.policy);
				}
			}
		}
	}), {
		modules: _,
		argFiles: p,
		leftOut: v
	};
}
function withArguments(e, t) {
	return Buffer.concat([e.subarray(0, -1), Buffer.from(`,"args":${JSON.stringify(t)}}`)]);
}
export { loadMaterialPolicies };
