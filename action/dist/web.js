// node_modules/modern-tar/dist/packer-By1HVV7Z.js
const e = "directory", t = {
	file: "0",
	link: "1",
	symlink: "2",
	"character-device": "3",
	"block-device": "4",
	directory: "5",
	fifo: "6",
	"pax-header": "x",
	"pax-global-header": "g",
	"gnu-long-name": "L",
	"gnu-long-link-name": "K"
}, n = {
	48: "file",
	49: "link",
	50: "symlink",
	51: "character-device",
	52: "block-device",
	53: e,
	54: "fifo",
	120: "pax-header",
	103: "pax-global-header",
	76: "gnu-long-name",
	75: "gnu-long-link-name"
}, r = /* @__PURE__ */ new Uint8Array(512), i = /* @__PURE__ */ new Uint8Array(), a = new TextEncoder(), o = new TextDecoder();
function writeString(e, t, n, r) {
	if (r) for (let i = 0; i < r.length && i < n; i++) {
		let o = r.charCodeAt(i);
		if (o > 127) {
			a.encodeInto(r, e.subarray(t, t + n));
			return;
		}
		e[t + i] = o;
	}
}
function writeOctal(e, t, n, r) {
	if (r === void 0) return;
	let i = r;
	for (let r = t + n - 2; r >= t; r--) e[r] = 48 + i % 8, i = Math.floor(i / 8);
	(i !== 0 || r % 1 != 0) && a.encodeInto(r.toString(8).padStart(n - 1, "0"), e.subarray(t, t + n - 1));
}
function readString(e, t, n) {
	if (e[t] === 0) return "";
	let r = e.indexOf(0, t), i = r === -1 || r > t + n ? t + n : r;
	return o.decode(e.subarray(t, i));
}
function readOctal(e, t, n) {
	let r = 0, i = t + n;
	for (let n = t; n < i; n++) {
		let t = e[n];
		if (t === 0) break;
		if (t !== 32) {
			if (t < 48 || t > 55) throw Error("Invalid tar number.");
			r = r * 8 + (t - 48);
		}
	}
	return r;
}
function readNumeric(e, t, n) {
	if (e[t] & 128) {
		let r = 0;
		r = e[t] & 127;
		for (let i = 1; i < n; i++) r = r * 256 + e[t + i];
		if (!Number.isSafeInteger(r)) throw Error("TAR number too large");
		return r;
	}
	return readOctal(e, t, n);
}
const isBodyless = (e) => e.type === "directory" || e.type === "symlink" || e.type === "link" || e.type === "character-device" || e.type === "block-device" || e.type === "fifo";
async function normalizeBody(e) {
	if (e == null) return i;
	if (e instanceof Uint8Array) return e;
	if (typeof e == "string") return a.encode(e);
	if (e instanceof ArrayBuffer) return new Uint8Array(e);
	if (e instanceof Blob) return new Uint8Array(await e.arrayBuffer());
	throw TypeError("Unsupported content type for entry body.");
}
const stripPath = (e, t) => {
	let n = e.split("/").filter(Boolean);
	return t >= n.length ? "" : n.slice(t).join("/");
};
function transformHeader(e, t) {
	let { strip: n, filter: r, map: i } = t;
	if (!n && !r && !i) return e;
	let a = { ...e };
	if (n && n > 0) {
		let e = stripPath(a.name, n);
		if (!e) return null;
		if (a.name = a.type === "directory" && !e.endsWith("/") ? `${e}/` : e, a.linkname) {
			let e = a.linkname.startsWith("/");
			if (e || a.type === "link") {
				let t = stripPath(a.linkname, n);
				a.linkname = e ? `/${t}` || "/" : t;
			}
		}
	}
	if (r?.(a) === !1) return null;
	let o = i ? i(a) : a;
	return o && (!o.name?.trim() || o.name === "." || o.name === "/") ? null : o;
}
function createChunkQueue() {
	let e = Array(256), t = e.length - 1, n = 0, r = 0, a = 0, consumeFromHead = (o) => {
		let s = e[n];
		o === s.length ? (e[n] = i, n = n + 1 & t) : e[n] = s.subarray(o), a -= o, a === 0 && e.length > 256 && (e = Array(256), t = 255, n = 0, r = 0);
	};
	function pull(t, r) {
		if (r) {
			let i = 0, o = Math.min(t, a);
			for (; o > 0;) {
				let t = e[n], a = Math.min(o, t.length), s = a === t.length ? t : t.subarray(0, a);
				if (consumeFromHead(a), o -= a, i += a, !r(s)) break;
			}
			return i;
		}
		if (a < t) return null;
		if (t === 0) return i;
		let o = e[n];
		if (o.length >= t) {
			let e = o.length === t ? o : o.subarray(0, t);
			return consumeFromHead(t), e;
		}
		let s = new Uint8Array(t), c = 0, l = t;
		for (; l > 0;) {
			let t = e[n], r = Math.min(l, t.length);
			s.set(r === t.length ? t : t.subarray(0, r), c), c += r, l -= r, consumeFromHead(r);
		}
		return s;
	}
	return {
		push: (i) => {
			if (i.length === 0) return;
			let o = r + 1 & t;
			if (o === n) {
				let i = e.length, a = i * 2, s = Array(a), c = r - n + i & i - 1;
				if (n < r) for (let t = 0; t < c; t++) s[t] = e[n + t];
				else {
					let t = i - n;
					for (let r = 0; r < t; r++) s[r] = e[n + r];
					for (let n = 0; n < r; n++) s[t + n] = e[n];
				}
				e = s, t = a - 1, n = 0, r = c, o = r + 1 & t;
			}
			e[r] = i, r = o, a += i.length;
		},
		available: () => a,
		peek: (r) => {
			if (a < r) return null;
			if (r === 0) return i;
			let o = e[n];
			if (o.length >= r) return o.length === r ? o : o.subarray(0, r);
			let s = new Uint8Array(r), c = 0, l = n;
			for (; c < r;) {
				let n = e[l], i = Math.min(r - c, n.length);
				i === n.length ? s.set(n, c) : s.set(n.subarray(0, i), c), c += i, l = l + 1 & t;
			}
			return s;
		},
		discard: (t) => {
			if (t > a) throw Error("Too many bytes consumed");
			if (t === 0) return;
			let r = t;
			for (; r > 0;) {
				let t = e[n], i = Math.min(r, t.length);
				consumeFromHead(i), r -= i;
			}
		},
		pull
	};
}
function validateChecksum(e) {
	let t = readOctal(e, 148, 8), n = 0;
	for (let t = 0; t < e.length; t++) n += t >= 148 && t < 156 ? 32 : e[t];
	return t === n;
}
function writeChecksum(e) {
	e.fill(32, 148, 156);
	let t = 0;
	for (let n = e.length; n > 0;) t += e[--n];
	for (let n = 153; n >= 148; n--) e[n] = (t & 7) + 48, t >>= 3;
	e[154] = 0, e[155] = 32;
}
const s = /[^\x00-\x7f]/;
function isUtf8TooLong(e, t) {
	return e.length * 3 <= t ? !1 : e.length > t ? !0 : s.test(e) ? a.encode(e).length > t : !1;
}
function generatePax(e) {
	let t = {};
	isUtf8TooLong(e.name, 100) && findUstarSplit(e.name) === null && (t.path = e.name), e.linkname && isUtf8TooLong(e.linkname, 100) && (t.linkpath = e.linkname), e.uname && isUtf8TooLong(e.uname, 32) && (t.uname = e.uname), e.gname && isUtf8TooLong(e.gname, 32) && (t.gname = e.gname), e.uid != null && e.uid > 2097151 && (t.uid = String(e.uid)), e.gid != null && e.gid > 2097151 && (t.gid = String(e.gid)), e.pax && Object.assign(t, e.pax), (e.size > 8589934591 || "size" in t) && (t.size = String(e.size));
	let n = Object.entries(t);
	if (n.length === 0) return null;
	let r = a.encode(n.map(([e, t]) => {
		let n = `${e}=${t}\n`, r = a.encode(n).length + 1, i = r + String(r).length;
		return i = r + String(i).length, `${i} ${n}`;
	}).join(""));
	return {
		paxHeader: createTarHeader({
			name: o.decode(a.encode(`PaxHeader/${e.name}`).slice(0, 100)),
			size: r.length,
			type: "pax-header",
			mode: 420,
			mtime: e.mtime,
			uname: e.uname,
			gname: e.gname,
			uid: e.uid,
			gid: e.gid
		}),
		paxBody: r
	};
}
function findUstarSplit(e) {
	if (!isUtf8TooLong(e, 100) || isUtf8TooLong(e, 256)) return null;
	for (let t = e.length - 1; t > 0; t--) {
		if (e[t] !== "/") continue;
		let n = e.slice(0, t), r = e.slice(t + 1);
		if (!isUtf8TooLong(n, 155) && !isUtf8TooLong(r, 100)) return {
			prefix: n,
			name: r
		};
	}
	return null;
}
function createTarHeader(e) {
	let n = /* @__PURE__ */ new Uint8Array(512), r = isBodyless(e) ? 0 : e.size ?? 0, i = e.name, a = "";
	if (!e.pax?.path) {
		let e = findUstarSplit(i);
		e && (i = e.name, a = e.prefix);
	}
	return writeString(n, 0, 100, i), writeOctal(n, 100, 8, e.mode ?? (e.type === "directory" ? 493 : 420)), writeOctal(n, 108, 8, e.uid ?? 0), writeOctal(n, 116, 8, e.gid ?? 0), writeOctal(n, 124, 12, r), writeOctal(n, 136, 12, Math.floor((e.mtime?.getTime() ?? Date.now()) / 1e3)), writeString(n, 156, 1, t[e.type ?? "file"]), writeString(n, 157, 100, e.linkname), writeString(n, 257, 6, "ustar\0"), writeString(n, 263, 2, "00"), writeString(n, 265, 32, e.uname), writeString(n, 297, 32, e.gname), writeString(n, 345, 155, a), writeChecksum(n), n;
}
function parseUstarHeader(e, t) {
	if (t && !validateChecksum(e)) throw Error("Invalid tar header checksum.");
	let r = {
		name: readString(e, 0, 100),
		mode: readOctal(e, 100, 8),
		uid: readNumeric(e, 108, 8),
		gid: readNumeric(e, 116, 8),
		size: readNumeric(e, 124, 12),
		mtime: /* @__PURE__ */ new Date(readNumeric(e, 136, 12) * 1e3),
		type: n[e[156]] || "file",
		linkname: readString(e, 157, 100)
	}, i = readString(e, 257, 6);
	return i.trim() === "ustar" && (r.uname = readString(e, 265, 32), r.gname = readString(e, 297, 32)), i === "ustar" && (r.prefix = readString(e, 345, 155)), r;
}
const c = {
	path: ["name", (e) => e],
	linkpath: ["linkname", (e) => e],
	size: ["size", (e) => /^\d+$/.test(e) && Number.isSafeInteger(+e) ? +e : NaN],
	mtime: ["mtime", parseFloat],
	uid: ["uid", (e) => parseInt(e, 10)],
	gid: ["gid", (e) => parseInt(e, 10)],
	uname: ["uname", (e) => e],
	gname: ["gname", (e) => e]
};
function parsePax(e) {
	let t = Object.create(null), n = Object.create(null), r = !1, i = 0;
	for (; i < e.length;) {
		let a = e.indexOf(32, i);
		if (a === -1) break;
		let s = parseInt(o.decode(e.subarray(i, a)), 10);
		if (!(s > 0)) break;
		let l = i + s, u = o.decode(e.subarray(a + 1, l - 1)), d = u.indexOf("=");
		if (d > 0) {
			let e = u.slice(0, d), i = u.slice(d + 1);
			if (n[e] = i, r = !0, Object.hasOwn(c, e)) {
				let [n, r] = c[e], a = r(i);
				typeof a != "string" && Number.isNaN(a) || (t[n] = a);
			}
		}
		i = l;
	}
	return r && (t.pax = n), t;
}
function applyOverrides(e, t) {
	t.name !== void 0 && (e.name = t.name), t.linkname !== void 0 && (e.linkname = t.linkname), t.size !== void 0 && (e.size = t.size), t.mtime !== void 0 && (e.mtime = /* @__PURE__ */ new Date(t.mtime * 1e3)), t.uid !== void 0 && (e.uid = t.uid), t.gid !== void 0 && (e.gid = t.gid), t.uname !== void 0 && (e.uname = t.uname), t.gname !== void 0 && (e.gname = t.gname), t.pax && (e.pax = Object.assign({}, e.pax ?? {}, t.pax));
}
function getMetaParser(e) {
	switch (e) {
		case "pax-global-header":
		case "pax-header": return parsePax;
		case "gnu-long-name": return (e) => ({ name: readString(e, 0, e.length) });
		case "gnu-long-link-name": return (e) => ({ linkname: readString(e, 0, e.length) });
		default: return;
	}
}
function getHeaderBlocks(e) {
	let t = createTarHeader(e), n = generatePax(e);
	if (!n) return [t];
	let i = -n.paxBody.length & 511, a = i > 0 ? [r.subarray(0, i)] : [];
	return [
		n.paxHeader,
		n.paxBody,
		...a,
		t
	];
}
const l = /* @__PURE__ */ Error("Tar archive is truncated.");
function createUnpacker(t = {}) {
	let n = t.strict ?? !1, { available: r, peek: i, push: a, discard: o, pull: s } = createChunkQueue(), c = 0, u = !1, d = !1, f = !1, p = null, m = {}, h = {}, g = {
		isEntryActive: () => c === 1,
		isBodyComplete: () => !p || p.remaining === 0,
		canFinish: () => !p || r() >= p.remaining + p.padding,
		bodyBytes: () => p && p.remaining > 0 ? Math.min(p.remaining, r()) : 0,
		available: r,
		write(e) {
			if (u) throw Error("Archive already ended.");
			f ? n && checkPadding(e) : a(e);
		},
		end() {
			u = !0;
		},
		readHeader() {
			if (c !== 0) throw Error("Cannot read header while an entry is active");
			if (!d) for (; !d;) {
				if (r() < 512) {
					if (u) {
						if (r() > 0 && n) throw l;
						d = !0;
						return;
					}
					return null;
				}
				let t = i(512);
				if (isZeroBlock(t)) {
					if (r() < 1024) {
						if (u) {
							if (n) throw l;
							d = !0;
							return;
						}
						return null;
					}
					if (isZeroBlock(i(1024).subarray(512))) {
						o(1024), d = !0, f = !0, n ? s(r(), checkPadding) : o(r());
						return;
					}
					if (n) throw Error("Invalid tar header.");
					o(512);
					continue;
				}
				let a;
				try {
					a = parseUstarHeader(t, n);
				} catch (e) {
					if (n) throw e;
					o(512);
					continue;
				}
				let g = getMetaParser(a.type);
				if (g) {
					if (a.size > 8388608) throw Error("Tar metadata entry exceeds maximum size.");
					let e = a.size + (-a.size & 511);
					if (r() < 512 + e) {
						if (u && n) throw l;
						return null;
					}
					o(512);
					let t = g(s(e).subarray(0, a.size));
					h.pax && (h = {});
					let i = a.type === "pax-global-header" ? m : h;
					if (i === m && t.pax && Object.keys(t.pax).length > 512) throw Error("Too many global attributes.");
					for (let e in t) i[e] = t[e];
					continue;
				}
				o(512);
				let _ = a;
				a.prefix && (_.name = `${a.prefix}/${_.name}`), applyOverrides(_, m), applyOverrides(_, h);
				let v = _.size;
				return isBodyless(_) ? (v = 0, _.size = 0) : _.name.endsWith("/") && _.type === "file" && (_.type = e, _.size = 0), h = {}, p = {
					header: _,
					remaining: v,
					padding: -v & 511
				}, c = 1, _;
			}
		},
		streamBody(e) {
			if (c !== 1 || !p || p.remaining === 0) return 0;
			let t = Math.min(p.remaining, r());
			if (t === 0) return 0;
			let n = s(t, e);
			return p.remaining -= n, n;
		},
		skipPadding() {
			if (c !== 1 || !p) return !0;
			if (p.remaining > 0) throw Error("Body not fully consumed");
			return r() < p.padding ? !1 : (o(p.padding), p = null, c = 0, !0);
		},
		skipEntry() {
			if (c !== 1 || !p) return !0;
			let e = Math.min(p.remaining, r());
			return e > 0 && (o(e), p.remaining -= e), p.remaining > 0 ? !1 : g.skipPadding();
		},
		finish() {
			if (n && !f) throw l;
		}
	};
	return g;
}
function isZeroBlock(e) {
	if (e.length === 0) return !0;
	if (e[0] !== 0) return !1;
	if (e.byteOffset % 8 == 0 && e.length % 8 == 0) {
		let t = new BigUint64Array(e.buffer, e.byteOffset, e.length / 8);
		for (let e = 0; e < t.length; e++) if (t[e] !== 0n) return !1;
		return !0;
	}
	for (let t = 0; t < e.length; t++) if (e[t] !== 0) return !1;
	return !0;
}
function checkPadding(e) {
	if (!isZeroBlock(e)) throw Error("Invalid EOF.");
	return !0;
}
const u = /* @__PURE__ */ new Uint8Array(1024);
function createTarPacker$1(e) {
	let t = null, n = 0, r = !1, fail = (e) => {
		throw Error(e);
	};
	return {
		add(i) {
			r && fail("No new tar entries after finalize."), t !== null && fail("Previous entry must be completed before adding a new one");
			let a = isBodyless(i) ? 0 : i.size;
			(!Number.isSafeInteger(a) || a < 0) && fail("Invalid tar entry size.");
			let o = getHeaderBlocks({
				...i,
				size: a
			});
			for (let t of o) e(t);
			t = {
				...i,
				size: a
			}, n = 0;
		},
		write(i) {
			t || fail("No active tar entry."), r && fail("Cannot write data after finalize.");
			let a = n + i.length;
			a > t.size && fail(`"${t.name}" exceeds given size of ${t.size} bytes.`), n = a, e(i);
		},
		endEntry() {
			t || fail("No active entry to end."), r && fail("Cannot end entry after finalize."), n !== t.size && fail(`Size mismatch for "${t.name}".`);
			let i = -t.size & 511;
			i > 0 && e(new Uint8Array(i)), t = null, n = 0;
		},
		finalize() {
			r && fail("Archive has already been finalized"), t !== null && fail("Cannot finalize while an entry is still active"), e(u), r = !0;
		}
	};
}
// node_modules/modern-tar/dist/web/index.js
function createTarPacker() {
	let e, t, n = null, r = null, i = null, a = !1, o, unblock = () => {
		r?.(), r = null, i = null;
	}, stop = (t) => {
		a || (a = !0, o = t, n?.error(t), n = null, e.error(t), unblock());
	}, abortBody = (e = AbortSignal.abort().reason) => {
		n = null, stop(e);
	}, checkStopped = () => {
		if (a) throw o;
	}, emit = (e) => {
		checkStopped();
		try {
			e();
		} catch (e) {
			throw stop(e), e;
		}
		let t = i;
		if (!t) return;
		let r = n?.signal;
		if (r) return r.aborted ? abortBody(r.reason) : r.onabort = () => abortBody(r.reason), t.then(checkStopped);
	};
	return {
		readable: new ReadableStream({
			start(n) {
				e = n, t = createTarPacker$1((e) => {
					let t = e.buffer;
					n.enqueue(t instanceof ArrayBuffer && !Reflect.get(t, "resizable") ? e : new Uint8Array(e)), (n.desiredSize ?? 1) <= 0 && (i ||= new Promise((e) => {
						r = e;
					}));
				});
			},
			pull: unblock,
			cancel(e = AbortSignal.abort().reason) {
				stop(e);
			}
		}, new ByteLengthQueuingStrategy({ highWaterMark: 8388608 })),
		controller: {
			add(e) {
				try {
					if (checkStopped(), n) throw Error("Previous entry must be completed before adding a new one");
					t.add(e);
				} catch (e) {
					throw stop(e), e;
				}
				return new WritableStream({
					start(e) {
						n = e;
					},
					write(e) {
						return emit(() => {
							if (!ArrayBuffer.isView(e) || e[Symbol.toStringTag] !== "Uint8Array") throw TypeError("Expected a Uint8Array body chunk");
							t.write(e);
						});
					},
					close() {
						let e = emit(() => t.endEntry());
						if (!e) n = null;
						else return e.then(() => {
							n = null;
						});
					},
					abort: abortBody
				});
			},
			finalize() {
				try {
					if (checkStopped(), n) throw Error("Cannot finalize while an entry is still active");
					t.finalize(), e.close();
				} catch (e) {
					throw stop(e), e;
				}
			},
			error(e) {
				stop(e);
			}
		}
	};
}
async function streamToBuffer(e) {
	let t = [], n = e.getReader(), r = 0;
	try {
		for (;;) {
			let { done: e, value: i } = await n.read();
			if (e) break;
			t.push(i), r += i.length;
		}
		let e = new Uint8Array(r), i = 0;
		for (let n of t) e.set(n, i), i += n.length;
		return e;
	} finally {
		n.releaseLock();
	}
}
const drain = (e) => e.pipeTo(new WritableStream());
function createTarDecoder(e = {}) {
	let t = createUnpacker(e), n = e.strict ?? !1, r = null, i = null, a = !1, o = !1, s = null, c = !1, l = !1, u = !1, d = !1, unblock = () => {
		s?.(), s = null;
	}, closeBody = () => {
		try {
			i?.close();
		} catch {}
		i = null;
	}, fail = (e) => {
		if (!d) {
			d = !0;
			try {
				i?.error(e);
			} catch {}
			i = null;
			try {
				r.error(e);
			} catch {}
			r = null, unblock();
		}
	}, finish = () => {
		if (!d) {
			d = !0, closeBody();
			try {
				r.close();
			} catch {}
			r = null, unblock();
		}
	}, truncateOrFinish = () => {
		if (n) throw Error("Tar archive is truncated.");
		finish();
	}, pump = () => {
		if (!(a || d || !r)) {
			o = !1, a = !0;
			try {
				for (;;) {
					if (l) {
						u && finish();
						break;
					}
					if (t.isEntryActive()) {
						if (u && !t.canFinish()) {
							truncateOrFinish();
							break;
						}
						if (i) {
							if ((i.desiredSize ?? 1) <= 0) {
								o = !0;
								break;
							}
							if (t.streamBody((e) => (i.enqueue(e), (i.desiredSize ?? 1) > 0)) === 0 && !t.isBodyComplete()) {
								u && truncateOrFinish();
								break;
							}
						} else if (!t.skipEntry()) {
							u && truncateOrFinish();
							break;
						}
						if (t.isBodyComplete() && (closeBody(), !t.skipPadding())) {
							u && truncateOrFinish();
							break;
						}
					} else {
						if ((r.desiredSize ?? 0) < 0) {
							o = !0;
							break;
						}
						let e = t.readHeader();
						if (e === null) {
							u && finish();
							break;
						}
						if (e === void 0) {
							if (u) {
								t.finish(), finish();
								break;
							}
							l = !0;
							break;
						}
						r.enqueue({
							header: e,
							body: new ReadableStream({
								start(t) {
									e.size === 0 ? t.close() : i = t;
								},
								pull: pump,
								cancel() {
									i = null, pump();
								}
							})
						});
					}
				}
			} catch (e) {
				throw fail(e), e;
			} finally {
				a = !1;
			}
			s && (!o || t.available() < 524288) && unblock();
		}
	};
	return {
		readable: new ReadableStream({
			start(e) {
				r = e;
			},
			pull: pump,
			cancel(e) {
				t.end(), e === void 0 ? finish() : fail(e);
			}
		}, { highWaterMark: 2 }),
		writable: new WritableStream({
			write(e, n) {
				try {
					if (t.write(e), pump(), o && t.available() >= 1048576) return c ||= (n.signal.onabort = unblock, !0), new Promise((e) => s = e);
				} catch (e) {
					throw fail(e), e;
				}
			},
			close() {
				try {
					u = !0, t.end(), pump();
				} catch (e) {
					throw fail(e), e;
				}
			},
			abort(e) {
				fail(e);
			}
		})
	};
}
async function packTar(e) {
	let { readable: t, controller: n } = createTarPacker(), r = streamToBuffer(t);
	try {
		for (let t of e) {
			let e = n.add(t.header), r = "body" in t ? t.body : t.data;
			if (!r) await e.close();
			else if (r instanceof ReadableStream) await r.pipeTo(e);
			else if (r instanceof Blob) await r.stream().pipeTo(e);
			else try {
				let t = await normalizeBody(r);
				if (t.length > 0) {
					let n = e.getWriter();
					await n.write(t), await n.close();
				} else await e.close();
			} catch {
				throw TypeError(`Unsupported content type for entry "${t.header.name}".`);
			}
		}
		n.finalize();
	} catch (e) {
		n.error(e);
	}
	return r;
}
async function unpackTar(e, t = {}) {
	if (!(e instanceof ReadableStream)) return unpackTarBuffer(e instanceof Uint8Array ? e : new Uint8Array(e), t);
	let n = [], r = e.pipeThrough(createTarDecoder(t)).getReader();
	try {
		for (;;) {
			let { done: e, value: i } = await r.read();
			if (e) break;
			let a;
			try {
				a = transformHeader(i.header, t);
			} catch (e) {
				throw await i.body.cancel(), e;
			}
			a === null ? await drain(i.body) : isBodyless(a) ? (await drain(i.body), n.push({ header: a })) : n.push({
				header: a,
				data: await streamToBuffer(i.body)
			});
		}
	} catch (e) {
		throw await r.cancel(e).catch(() => {}), e;
	} finally {
		r.releaseLock();
	}
	return n;
}
function unpackTarBuffer(e, t) {
	let n = createUnpacker(t), r = t.strict ?? !1, i = [];
	for (n.write(e), n.end();;) {
		let e = n.readHeader();
		if (e === void 0) break;
		if (e === null) {
			if (r) throw Error("Tar archive is truncated.");
			break;
		}
		let a = transformHeader(e, t);
		if (a === null) {
			let e = n.skipEntry();
			if (!e && r) throw Error("Tar archive is truncated.");
			if (!e) break;
			continue;
		}
		if (isBodyless(a)) {
			let e = n.skipEntry();
			if (!e && r) throw Error("Tar archive is truncated.");
			if (i.push({ header: a }), !e) break;
			continue;
		}
		let o = e.size;
		if (o < 0 || !n.canFinish()) {
			if (r) throw Error("Tar archive is truncated.");
			o = n.bodyBytes();
		}
		let s = new Uint8Array(o), c = 0;
		n.streamBody((e) => (s.set(e, c), c += e.length, !0));
		let l = n.isBodyComplete(), u = !0;
		if (l && (u = n.skipPadding(), !u && r)) throw Error("Tar archive is truncated.");
		if (i.push({
			header: a,
			data: s
		}), !l || !u) break;
	}
	return n.finish(), i;
}
export { createTarDecoder, createTarPacker, packTar, unpackTar };
