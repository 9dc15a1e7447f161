import { archiveFormat as e, readArchive as t } from "./archive.js";
import { goFields as n, goTrim as r, mendUtf8 as i } from "./go-text.js";
import { throwMaterialError as a } from "./shared.js";
import { noteTool as o } from "./kinds.js";
import { compareStrings as s } from "./evaluation.js";
// src/chainloop/dranzer.ts
const c = "CERTCC_DRANZER", l = {
	entries: 256,
	bytes: 16777216
}, u = String.raw`[\t\n\f\r ]`, d = String.raw`[^\t\n\f\r ]`, f = new RegExp(String.raw`^Testing COM Object - (\{[^}]+\}|[0-9A-Fa-f-]+)${u}*(.*)$`, "s"), p = /^(\{[^}]+\})-(.*)$/s, m = new RegExp(String.raw`^ERROR - (|.*${d})${u}*\((0x[0-9A-Fa-f]+)\)${u}*$`, "s"), h = new RegExp(String.raw`^Invok(?:ing|ed) (?:Method|Property Get|Property Put Reference|Property Put)${u}+-${u}+(.+)$`, "s"), g = /^(.+?) at (0x[0-9A-Fa-f]+) :Bad (read|write) on (0x[0-9A-Fa-f]+)$/s, _ = /^(.+?) \(code ([0-9A-Fa-f]+)\) at (0x[0-9A-Fa-f]+)$/s, v = new RegExp(String.raw`^([A-Za-z](?:[A-Za-z .]*[A-Za-z.]| ))${u}*:${u}*(.*)$`, "s"), y = new RegExp(String.raw`^Number of (.*${d}|${u})${u}{2,}([0-9]+)$`, "s"), b = new RegExp(String.raw`Test Engine Version:${u}*\$Rev:${u}*([0-9]+)`, "iu"), x = {
	object_count: "com_objects",
	kill_bit_count: "com_objects_with_kill_bit",
	passed_count: "com_objects_passed_test",
	failed_count: "com_objects_failed_test",
	hung_count: "com_objects_hung_during_test"
};
async function openDranzer(n, r, i) {
	let a = e(r) === void 0 ? [{
		name: "",
		type: "file",
		bytes: r
	}] : await t(n, c, r, {
		limits: l,
		check: i
	});
	return () => readReports(n, a);
}
function readReports(e, t) {
	let n = t.filter((e) => e.type === "file" && e.bytes.length > 0).map((t) => parseReport(e, t.name, t.bytes)).filter(isReport).sort((e, t) => s(e.source, t.source));
	n.length === 0 && a(e, c, "there is no report of dranzer in it");
	let r = n.find(({ tool: e }) => e.version !== void 0)?.tool.version ?? "", i = { "chainloop.material.dranzer.reports.count": String(n.length) };
	return o(i, "dranzer", r), {
		text: JSON.stringify(toBundle(e, n, r)),
		annotations: i
	};
}
function withoutEmpty(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== "" && e !== void 0));
}
function toBundle(e, t, n) {
	let r = /* @__PURE__ */ new Map();
	for (let [n, i] of t.flatMap((e) => [...e.counters])) r.set(n, checkCount(e, (r.get(n) ?? 0) + i));
	return {
		tool: withoutEmpty({
			name: "dranzer",
			version: n
		}),
		objects: t.flatMap(({ source: e, objects: t }) => t.map(({ metadata: t, ...n }) => ({
			...withoutEmpty({
				source: e,
				...n
			}),
			...t.size === 0 ? {} : { metadata: Object.fromEntries(t) }
		}))),
		findings: t.flatMap(({ source: e, findings: t }) => t.map((t) => withoutEmpty({
			source: e,
			...t
		}))),
		summary: toSummary(r),
		raw: t.map(({ source: e, raw: t }) => toRaw(e, t)).join(""),
		reports: t.map((e) => ({
			...withoutEmpty({ source: e.source }),
			tool: e.tool,
			summary: toSummary(e.counters)
		}))
	};
}
function toRaw(e, t) {
	return e === "" ? t : `===== ${e} =====\n${t.replace(/\n$/, "")}\n`;
}
function toSummary(e) {
	let t = Object.entries(x).map(([t, n]) => [t, e.get(n) ?? 0]);
	return {
		...Object.fromEntries(t),
		...e.size === 0 ? {} : { counters: Object.fromEntries(e) }
	};
}
function checkCount(e, t) {
	return Number.isSafeInteger(t) || a(e, c, "a counter is too large to be read exactly"), t;
}
function isReport({ tool: e, objects: t, findings: n, counters: r }) {
	return e.version !== void 0 || t.length + n.length + r.size > 0;
}
function toKey(e) {
	return n(r(e).toLowerCase().replaceAll(".", "")).join("_");
}
function isSeparator(e) {
	let t = e.replace(/^[* ]+/, "");
	return /^(?:access violation)?[* ]*$/i.test(t);
}
function parseReport(e, t, n) {
	let a = i(n, ""), o = b.exec(a)?.[1], s = {
		source: t,
		tool: {
			name: "dranzer",
			...o === void 0 ? {} : { version: o }
		},
		objects: [],
		findings: [],
		counters: /* @__PURE__ */ new Map(),
		raw: a
	}, c = new LineParser(e, s);
	for (let e of a.replaceAll("\r\n", "\n").split("\n")) {
		let t = r(e);
		t !== "" && !isSeparator(t) && c.read(t);
	}
	return s;
}
var LineParser = class {
	#e;
	#t;
	#n;
	#r;
	#i = "";
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	read(e) {
		let found = (t) => {
			let n = t.exec(e);
			return n === null ? void 0 : [
				n[1] ?? "",
				n[2] ?? "",
				n[3] ?? "",
				n[4] ?? ""
			];
		}, t = found(y);
		if (t !== void 0) {
			this.#t.counters.set(toKey(t[0]), checkCount(this.#e, Number(t[1])));
			return;
		}
		let n = found(f);
		if (n !== void 0) {
			this.#n = {
				clsid: n[0],
				description: r(n[1]),
				metadata: /* @__PURE__ */ new Map()
			}, this.#t.objects.push(this.#n), [this.#r, this.#i] = [void 0, ""];
			return;
		}
		let i = found(h);
		if (i !== void 0) {
			this.#i = r(i[0]);
			return;
		}
		if (this.#a(found)) return;
		if (e.startsWith("Test Engine Version")) {
			this.#n = void 0;
			return;
		}
		let a = found(v);
		a !== void 0 && this.#n?.metadata.set(toKey(a[0]), r(a[1]));
	}
	#a(e) {
		let { findings: t } = this.#t, n = {
			clsid: this.#n?.clsid ?? "",
			class_name: this.#n?.description ?? ""
		}, i = e(g);
		if (i !== void 0) {
			let [e, a, o] = i;
			return t.push({
				...n,
				method: this.#i,
				error_message: r(e),
				address: a,
				access_type: o
			}), !0;
		}
		let a = e(_);
		if (a !== void 0) {
			let [e, i, o] = a;
			return t.push({
				...n,
				method: this.#i,
				error_message: r(e),
				error_code: `0x${i}`,
				address: o
			}), !0;
		}
		let o = e(p);
		if (o !== void 0) return this.#r = {
			clsid: o[0],
			class_name: r(o[1])
		}, t.push(this.#r), !0;
		let s = e(m);
		if (s === void 0) return !1;
		let [c, l] = s;
		return this.#r === void 0 ? t.push({
			...n,
			error_message: c,
			error_code: l
		}) : Object.assign(this.#r, {
			error_message: c,
			error_code: l
		}), this.#r = void 0, !0;
	}
};
export { openDranzer };
