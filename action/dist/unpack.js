import { require__builtin_crypto as e } from "./evaluation.js";
import { ConsoleStdout as t, File as n, OpenFile as r, WASI as i } from "./dist.js";
import { dirname as a, join as o } from "node:path";
import { existsSync as s, mkdirSync as c, readFileSync as l, renameSync as u, writeFileSync as d } from "node:fs";
import { fileURLToPath as f } from "node:url";
import { brotliDecompressSync as p, crc32 as m } from "node:zlib";
// runtime/wasm-binary.mjs
var h = e();
function readerOf(e, t = 0) {
	let take = (n) => {
		if (t + n > e.length) throw Error("the module ends within a section");
		return t += n, e.subarray(t - n, t);
	}, count = () => {
		let e = 0;
		for (let t = 0;; t += 7) {
			let [n] = take(1);
			if (e += (n & 127) * 2 ** t, n < 128) return e;
		}
	};
	return {
		take,
		count,
		atEnd: () => t >= e.length,
		text: () => Buffer.from(take(count())).toString(),
		rest: () => take(e.length - t)
	};
}
function sectionsOf(e) {
	let t = readerOf(e, 8), n = [];
	for (; !t.atEnd();) {
		let [e] = t.take(1);
		n.push({
			id: e,
			content: t.take(t.count())
		});
	}
	return n;
}
function number(e) {
	let t = [];
	for (let n = e;; n = Math.floor(n / 128)) {
		if (n < 128) return [...t, n];
		t.push(n % 128 + 128);
	}
}
function signed(e) {
	let t = [];
	for (let n = BigInt(e);;) {
		let e = Number(n & 127n);
		if (n >>= 7n, n === (e & 64 ? -1n : 0n)) return [...t, e];
		t.push(e | 128);
	}
}
function name(e) {
	let t = Buffer.from(e);
	return [...number(t.length), ...t];
}
function withSections(e, t) {
	let n = [e.subarray(0, 8)];
	for (let { id: e, content: r } of t) {
		let t = Array.isArray(r) ? r : [r], i = t.reduce((e, t) => e + t.length, 0);
		n.push(Buffer.from([e, ...number(i)]), ...t);
	}
	return Buffer.concat(n);
}
function withoutExports(e, t) {
	return withSections(e, sectionsOf(e).map(({ id: e, content: n }) => {
		if (e !== 7) return {
			id: e,
			content: n
		};
		let r = readerOf(n), i = Array.from({ length: r.count() }, () => ({
			name: r.text(),
			kind: r.take(1)[0],
			index: r.count()
		})).filter(({ name: e }) => !t.has(e)), a = i.flatMap(({ name: e, kind: t, index: n }) => [
			...name(e),
			t,
			...number(n)
		]);
		return {
			id: e,
			content: Buffer.from([...number(i.length), ...a])
		};
	}));
}
// opa-core/snapshot.mjs
const g = {
	memory: 5,
	global: 6,
	export: 7,
	start: 8,
	data: 11,
	dataCount: 12
}, _ = {
	i64: 126,
	i32: 127
}, v = {
	i32Const: 65,
	i64Const: 66,
	end: 11
};
function snapshotOf(e) {
	let t = sectionsOf(e), n = globalTypes(contentOf(t, g.global)), { memory: r, globals: i } = initialized(withSections(e, replaced(t, { [g.export]: (e) => withGlobals(e, n) })), n), a = t.find(({ id: e }) => e === g.start || e === g.dataCount);
	if (a !== void 0) throw Error(`Go is not known to write the section ${a.id}`);
	return withoutExports(withSections(e, replaced(t, {
		[g.memory]: (e) => memorySection(e, r.length / 65536),
		[g.global]: () => globalSection(n, i),
		[g.data]: () => dataSection(r)
	})), /* @__PURE__ */ new Set(["_initialize"]));
}
function contentOf(e, t) {
	let n = e.find((e) => e.id === t);
	if (n === void 0) throw Error(`the module has no section ${t}`);
	return n.content;
}
function replaced(e, t) {
	return e.map(({ id: e, content: n }) => ({
		id: e,
		content: t[e]?.(n) ?? n
	}));
}
function globalTypes(e) {
	let t = readerOf(e);
	return Array.from({ length: t.count() }, () => {
		let [e, n] = t.take(2);
		if (n !== 1 || !Object.values(_).includes(e)) throw Error("Go is not known to write such a global");
		let [, r, i] = t.take(3);
		if (r !== 0 || i !== v.end) throw Error("Go is not known to start a global so");
		return e;
	});
}
const nameOf = (e) => `global ${e}`;
function withGlobals(e, t) {
	let n = readerOf(e), r = n.count(), i = t.flatMap((e, t) => [
		...name(nameOf(t)),
		3,
		...number(t)
	]);
	return [
		Buffer.from(number(r + t.length)),
		n.rest(),
		Buffer.from(i)
	];
}
function initialized(e, a) {
	let o = [], s = t.lineBuffered((e) => o.push(e)), c = new i([], [], [
		new r(new n([])),
		s,
		s
	], { debug: !1 }), unexpected = () => {
		throw Error("the initialization asks the host");
	}, l = new WebAssembly.Instance(new WebAssembly.Module(e), {
		wasi_snapshot_preview1: {
			...c.wasiImport,
			clock_time_get(e, t, n) {
				return new DataView(l.memory.buffer).setBigUint64(n, 1n, !0), 0;
			},
			random_get(e, t) {
				return new Uint8Array(l.memory.buffer, e, t).fill(1), 0;
			}
		},
		host: {
			poll: unexpected,
			builtin: unexpected,
			read: unexpected
		}
	}).exports;
	if (c.initialize({ exports: l }), o.length > 0) throw Error(`the initialization printed: ${o.join("\n")}`);
	return {
		memory: Buffer.from(l.memory.buffer),
		globals: a.map((e, t) => l[nameOf(t)].value)
	};
}
function memorySection(e, t) {
	let n = readerOf(e), r = n.take(2);
	return n.count(), [
		r,
		Buffer.from(number(t)),
		n.rest()
	];
}
function globalSection(e, t) {
	let n = e.flatMap((e, n) => [
		e,
		1,
		e === _.i32 ? v.i32Const : v.i64Const,
		...signed(t[n]),
		v.end
	]);
	return Buffer.from([...number(e.length), ...n]);
}
function dataSection(e) {
	let t = [];
	for (let n = 0;;) {
		for (; n < e.length && e[n] === 0;) n++;
		if (n === e.length) break;
		let r = n;
		for (let t = 0; r + t < e.length && t < 512;) e[r + t] === 0 ? t++ : (r += t + 1, t = 0);
		let i = [
			0,
			v.i32Const,
			...signed(n),
			v.end,
			...number(r - n)
		];
		t.push(Buffer.from(i), e.subarray(n, r)), n = r;
	}
	return [Buffer.from(number(t.length / 2)), ...t];
}
function describeSnapshot(e) {
	let t = (0, h.createHash)("sha256").update(e).digest("hex"), n = contentOf(sectionsOf(e), g.data), r = n.byteOffset - e.byteOffset - number(n.length).length - 1;
	return {
		sha256: t,
		crc32: m(e),
		bytes: e.length,
		dataAt: r,
		codeCrc32: m(e.subarray(0, r)),
		dataCrc32: m(e.subarray(r))
	};
}
// opa-core/unpack.mjs
const y = a(f(import.meta.url));
function unpackCore(e, t) {
	let { brotli: n, snapshot: r } = JSON.parse(l(o(e, "opa-core.json"), "utf8")), i = o(t, "opa-core.wasm");
	if (s(i)) {
		let e = l(i);
		if (e.length === r.bytes && m(e) === r.crc32) return;
	}
	let a = l(o(e, "opa-core.wasm.br"));
	if ((0, h.createHash)("sha256").update(a).digest("hex") !== n.sha256) throw Error("opa-core.wasm.br does not have the SHA-256 of opa-core.json");
	let f = snapshotOf(p(a));
	if (describeSnapshot(f).sha256 !== r.sha256) throw Error("opa-core.wasm.br gives another snapshot than opa-core.json describes");
	c(t, { recursive: !0 });
	let g = `${i}.${process.pid}`;
	d(g, f), u(g, i);
}
const [, , b = y, x = b] = process.argv;
unpackCore(b, x);
export {};
