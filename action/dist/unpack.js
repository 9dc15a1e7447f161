import { __toESM as e } from "./rolldown-runtime.js";
import { require__builtin_crypto as t } from "./evaluation.js";
import { require__builtin_fs as n } from "./start.js";
import { ConsoleStdout as r, File as i, OpenFile as a, WASI as o } from "./dist.js";
import { dirname as s, join as c } from "node:path";
import { fileURLToPath as l } from "node:url";
import { brotliDecompressSync as u, crc32 as d } from "node:zlib";
// runtime/wasm-binary.mjs
var f = t(), p = /* @__PURE__ */ e(n(), 1);
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
const m = {
	memory: 5,
	global: 6,
	export: 7,
	start: 8,
	data: 11,
	dataCount: 12
}, h = {
	i64: 126,
	i32: 127
}, g = {
	i32Const: 65,
	i64Const: 66,
	end: 11
};
function snapshotOf(e) {
	let t = sectionsOf(e), n = globalTypes(contentOf(t, m.global)), { memory: r, globals: i } = initialized(withSections(e, replaced(t, { [m.export]: (e) => withGlobals(e, n) })), n), a = t.find(({ id: e }) => e === m.start || e === m.dataCount);
	if (a !== void 0) throw Error(`Go is not known to write the section ${a.id}`);
	return withoutExports(withSections(e, replaced(t, {
		[m.memory]: (e) => memorySection(e, r.length / 65536),
		[m.global]: () => globalSection(n, i),
		[m.data]: () => dataSection(r)
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
		if (n !== 1 || !Object.values(h).includes(e)) throw Error("Go is not known to write such a global");
		let [, r, i] = t.take(3);
		if (r !== 0 || i !== g.end) throw Error("Go is not known to start a global so");
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
function initialized(e, t) {
	let n = [], s = r.lineBuffered((e) => n.push(e)), c = new o([], [], [
		new a(new i([])),
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
	if (c.initialize({ exports: l }), n.length > 0) throw Error(`the initialization printed: ${n.join("\n")}`);
	return {
		memory: Buffer.from(l.memory.buffer),
		globals: t.map((e, t) => l[nameOf(t)].value)
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
		e === h.i32 ? g.i32Const : g.i64Const,
		...signed(t[n]),
		g.end
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
			g.i32Const,
			...signed(n),
			g.end,
			...number(r - n)
		];
		t.push(Buffer.from(i), e.subarray(n, r)), n = r;
	}
	return [Buffer.from(number(t.length / 2)), ...t];
}
function describeSnapshot(e) {
	let t = (0, f.createHash)("sha256").update(e).digest("hex"), n = contentOf(sectionsOf(e), m.data), r = n.byteOffset - e.byteOffset - number(n.length).length - 1;
	return {
		sha256: t,
		crc32: d(e),
		bytes: e.length,
		dataAt: r,
		codeCrc32: d(e.subarray(0, r)),
		dataCrc32: d(e.subarray(r))
	};
}
// opa-core/unpack.mjs
const _ = s(l(import.meta.url));
function unpackCore(e, t) {
	let { brotli: n, snapshot: r } = JSON.parse((0, p.readFileSync)(c(e, "opa-core.json"), "utf8")), i = c(t, "opa-core.wasm");
	if ((0, p.existsSync)(i)) {
		let e = (0, p.readFileSync)(i);
		if (e.length === r.bytes && d(e) === r.crc32) return;
	}
	let a = (0, p.readFileSync)(c(e, "opa-core.wasm.br"));
	if ((0, f.createHash)("sha256").update(a).digest("hex") !== n.sha256) throw Error("opa-core.wasm.br does not have the SHA-256 of opa-core.json");
	let o = snapshotOf(u(a));
	if (describeSnapshot(o).sha256 !== r.sha256) throw Error("opa-core.wasm.br gives another snapshot than opa-core.json describes");
	(0, p.mkdirSync)(t, { recursive: !0 });
	let s = `${i}.${process.pid}`;
	(0, p.writeFileSync)(s, o), (0, p.renameSync)(s, i);
}
const [, , v = _, y = v] = process.argv;
unpackCore(v, y);
export {};
