import { __commonJSMin as e } from "./rolldown-runtime.js";
import { require__builtin_fs as t } from "./start.js";
import { require__builtin_zlib as n } from "./_builtin_zlib.js";
import { require__builtin_events as r, require__builtin_util as i } from "./evaluation.js";
import { require__builtin_stream as a } from "./undici.js";
// node_modules/pend/index.js
var o = /* @__PURE__ */ e(((e, t) => {
	t.exports = Pend;
	function Pend() {
		this.pending = 0, this.max = Infinity, this.listeners = [], this.waiting = [], this.error = null;
	}
	Pend.prototype.go = function(e) {
		this.pending < this.max ? pendGo(this, e) : this.waiting.push(e);
	}, Pend.prototype.wait = function(e) {
		this.pending === 0 ? e(this.error) : this.listeners.push(e);
	}, Pend.prototype.hold = function() {
		return pendHold(this);
	};
	function pendHold(e) {
		e.pending += 1;
		var t = !1;
		return onCb;
		function onCb(n) {
			if (t) throw Error("callback called twice");
			if (t = !0, e.error = e.error || n, --e.pending, e.waiting.length > 0 && e.pending < e.max) pendGo(e, e.waiting.shift());
			else if (e.pending === 0) {
				var r = e.listeners;
				e.listeners = [], r.forEach(cbListener);
			}
		}
		function cbListener(t) {
			t(e.error);
		}
	}
	function pendGo(e, t) {
		t(pendHold(e));
	}
})), s = /* @__PURE__ */ e(((e) => {
	var n = t(), s = i(), c = a(), l = c.Readable, u = c.PassThrough, d = o(), f = r().EventEmitter;
	e.BufferSlicer = BufferSlicer, e.FdSlicer = FdSlicer, s.inherits(FdSlicer, f);
	function FdSlicer(e) {
		f.call(this), this.fd = e, this.pend = new d(), this.pend.max = 1, this.refCount = 0;
	}
	FdSlicer.prototype.read = function(e, t, r, i, a) {
		var o = this;
		o.pend.go(function(s) {
			n.read(o.fd, e, t, r, i, function(e, t, n) {
				s(), a(e, t, n);
			});
		});
	}, FdSlicer.prototype.createReadStream = function(e) {
		return new ReadStream(this, e);
	}, FdSlicer.prototype.ref = function() {
		this.refCount += 1;
	}, FdSlicer.prototype.unref = function() {
		var e = this;
		if (--e.refCount, e.refCount < 0) throw Error("invalid unref");
		if (e.refCount > 0) return;
		n.close(e.fd, onCloseDone);
		function onCloseDone(t) {
			t ? e.emit("error", t) : e.emit("close");
		}
	}, s.inherits(ReadStream, l);
	function ReadStream(e, t) {
		t ||= {}, l.call(this, t), this.context = e, this.context.ref(), this.start = t.start || 0, this.endOffset = t.end, this.pos = this.start;
	}
	ReadStream.prototype._read = function(e) {
		var t = this, r = Math.min(t._readableState.highWaterMark, e);
		t.endOffset != null && (r = Math.min(r, t.endOffset - t.pos)), r <= 0 ? (t.push(null), this._cleanup()) : t.context.pend.go(function(e) {
			var i = Buffer.allocUnsafe(r);
			n.read(t.context.fd, i, 0, r, t.pos, function(n, r) {
				n ? t.destroy(n) : r === 0 ? (t.push(null), t._cleanup()) : (t.pos += r, t.push(i.slice(0, r))), e();
			});
		});
	}, ReadStream.prototype._destroy = function(e, t) {
		this._cleanup(), t(e);
	}, ReadStream.prototype._cleanup = function() {
		this.context != null && (this.context.unref(), this.context = null);
	}, s.inherits(BufferSlicer, f);
	function BufferSlicer(e) {
		f.call(this), this.refCount = 0, this.buffer = e;
	}
	BufferSlicer.prototype.read = function(e, t, n, r, i) {
		if (!(0 <= t && t <= e.length)) throw RangeError("offset outside buffer: 0 <= " + t + " <= " + e.length);
		if (r < 0) throw RangeError("position is negative: " + r);
		t + n > e.length && (n = e.length - t), r + n > this.buffer.length && (n = this.buffer.length - r), n <= 0 ? setImmediate(function() {
			i(null, 0);
		}) : (this.buffer.copy(e, t, r, r + n), setImmediate(function() {
			i(null, n);
		}));
	}, BufferSlicer.prototype.createReadStream = function(e) {
		e ||= {};
		var t = new u(e);
		t.start = e.start || 0, t.endOffset = e.end, t.pos = t.endOffset || this.buffer.length;
		for (var n = this.buffer.slice(t.start, t.pos), r = 65536, i = 0;;) {
			var a = i + r;
			if (a >= n.length) {
				i < n.length && t.write(n.slice(i, n.length));
				break;
			}
			t.write(n.slice(i, a)), i = a;
		}
		return t.end(), t;
	}, BufferSlicer.prototype.ref = function() {
		this.refCount += 1;
	}, BufferSlicer.prototype.unref = function() {
		if (--this.refCount, this.refCount < 0) throw Error("invalid unref");
	};
})), c = /* @__PURE__ */ e(((e, t) => {
	let n = new Int32Array([
		0,
		1996959894,
		3993919788,
		2567524794,
		124634137,
		1886057615,
		3915621685,
		2657392035,
		249268274,
		2044508324,
		3772115230,
		2547177864,
		162941995,
		2125561021,
		3887607047,
		2428444049,
		498536548,
		1789927666,
		4089016648,
		2227061214,
		450548861,
		1843258603,
		4107580753,
		2211677639,
		325883990,
		1684777152,
		4251122042,
		2321926636,
		335633487,
		1661365465,
		4195302755,
		2366115317,
		997073096,
		1281953886,
		3579855332,
		2724688242,
		1006888145,
		1258607687,
		3524101629,
		2768942443,
		901097722,
		1119000684,
		3686517206,
		2898065728,
		853044451,
		1172266101,
		3705015759,
		2882616665,
		651767980,
		1373503546,
		3369554304,
		3218104598,
		565507253,
		1454621731,
		3485111705,
		3099436303,
		671266974,
		1594198024,
		3322730930,
		2970347812,
		795835527,
		1483230225,
		3244367275,
		3060149565,
		1994146192,
		31158534,
		2563907772,
		4023717930,
		1907459465,
		112637215,
		2680153253,
		3904427059,
		2013776290,
		251722036,
		2517215374,
		3775830040,
		2137656763,
		141376813,
		2439277719,
		3865271297,
		1802195444,
		476864866,
		2238001368,
		4066508878,
		1812370925,
		453092731,
		2181625025,
		4111451223,
		1706088902,
		314042704,
		2344532202,
		4240017532,
		1658658271,
		366619977,
		2362670323,
		4224994405,
		1303535960,
		984961486,
		2747007092,
		3569037538,
		1256170817,
		1037604311,
		2765210733,
		3554079995,
		1131014506,
		879679996,
		2909243462,
		3663771856,
		1141124467,
		855842277,
		2852801631,
		3708648649,
		1342533948,
		654459306,
		3188396048,
		3373015174,
		1466479909,
		544179635,
		3110523913,
		3462522015,
		1591671054,
		702138776,
		2966460450,
		3352799412,
		1504918807,
		783551873,
		3082640443,
		3233442989,
		3988292384,
		2596254646,
		62317068,
		1957810842,
		3939845945,
		2647816111,
		81470997,
		1943803523,
		3814918930,
		2489596804,
		225274430,
		2053790376,
		3826175755,
		2466906013,
		167816743,
		2097651377,
		4027552580,
		2265490386,
		503444072,
		1762050814,
		4150417245,
		2154129355,
		426522225,
		1852507879,
		4275313526,
		2312317920,
		282753626,
		1742555852,
		4189708143,
		2394877945,
		397917763,
		1622183637,
		3604390888,
		2714866558,
		953729732,
		1340076626,
		3518719985,
		2797360999,
		1068828381,
		1219638859,
		3624741850,
		2936675148,
		906185462,
		1090812512,
		3747672003,
		2825379669,
		829329135,
		1181335161,
		3412177804,
		3160834842,
		628085408,
		1382605366,
		3423369109,
		3138078467,
		570562233,
		1426400815,
		3317316542,
		2998733608,
		733239954,
		1555261956,
		3268935591,
		3050360625,
		752459403,
		1541320221,
		2607071920,
		3965973030,
		1969922972,
		40735498,
		2617837225,
		3943577151,
		1913087877,
		83908371,
		2512341634,
		3803740692,
		2075208622,
		213261112,
		2463272603,
		3855990285,
		2094854071,
		198958881,
		2262029012,
		4057260610,
		1759359992,
		534414190,
		2176718541,
		4139329115,
		1873836001,
		414664567,
		2282248934,
		4279200368,
		1711684554,
		285281116,
		2405801727,
		4167216745,
		1634467795,
		376229701,
		2685067896,
		3608007406,
		1308918612,
		956543938,
		2808555105,
		3495958263,
		1231636301,
		1047427035,
		2932959818,
		3654703836,
		1088359270,
		936918e3,
		2847714899,
		3736837829,
		1202900863,
		817233897,
		3183342108,
		3401237130,
		1404277552,
		615818150,
		3134207493,
		3453421203,
		1423857449,
		601450431,
		3009837614,
		3294710456,
		1567103746,
		711928724,
		3020668471,
		3272380065,
		1510334235,
		755167117
	]);
	function crc32(e) {
		let t = -1;
		for (let r of e) t = n[(t ^ r) & 255] ^ t >>> 8;
		return (t ^ -1) >>> 0;
	}
	t.exports = crc32;
})), l = /* @__PURE__ */ e(((e) => {
	var o = t(), l = n(), u = s(), d = i(), f = r().EventEmitter, p = a().Transform, m = a().PassThrough, h = a().Writable;
	let g = typeof l.crc32 == "function" ? l.crc32 : c();
	e.open = open, e.fromFd = fromFd, e.fromBuffer = fromBuffer, e.fromRandomAccessReader = fromRandomAccessReader, e.openPromise = openPromise, e.fromFdPromise = fromFdPromise, e.fromBufferPromise = fromBufferPromise, e.fromRandomAccessReaderPromise = fromRandomAccessReaderPromise, e.dosDateTimeToDate = dosDateTimeToDate, e.getFileNameLowLevel = getFileNameLowLevel, e.validateFileName = validateFileName, e.parseExtraFields = parseExtraFields, e.ZipFile = ZipFile, e.Entry = Entry, e.LocalFileHeader = LocalFileHeader, e.RandomAccessReader = RandomAccessReader;
	function openPromise(e, t) {
		return new Promise((n, r) => {
			open(e, {
				...t,
				lazyEntries: !0
			}, function(e, t) {
				if (e) return r(e);
				n(t);
			});
		});
	}
	function fromFdPromise(e, t) {
		return new Promise((n, r) => {
			fromFd(e, {
				...t,
				lazyEntries: !0
			}, function(e, t) {
				if (e) return r(e);
				n(t);
			});
		});
	}
	function fromBufferPromise(e, t) {
		return new Promise((n, r) => {
			fromBuffer(e, {
				...t,
				lazyEntries: !0
			}, function(e, t) {
				if (e) return r(e);
				n(t);
			});
		});
	}
	function fromRandomAccessReaderPromise(e, t, n) {
		return new Promise((r, i) => {
			fromRandomAccessReader(e, t, {
				...n,
				lazyEntries: !0
			}, function(e, t) {
				if (e) return i(e);
				r(t);
			});
		});
	}
	function open(e, t, n) {
		typeof t == "function" && (n = t, t = null), t ??= {}, t.autoClose ?? (t.autoClose = !0), t.lazyEntries ?? (t.lazyEntries = !1), t.decodeStrings ?? (t.decodeStrings = !0), t.validateEntrySizes ?? (t.validateEntrySizes = !0), t.strictFileNames ?? (t.strictFileNames = !1), n ??= defaultCallback, o.open(e, "r", function(e, r) {
			if (e) return n(e);
			fromFd(r, t, function(e, t) {
				e && o.close(r, defaultCallback), n(e, t);
			});
		});
	}
	function fromFd(e, t, n) {
		typeof t == "function" && (n = t, t = null), t ??= {}, t.autoClose ?? (t.autoClose = !1), t.lazyEntries ?? (t.lazyEntries = !1), t.decodeStrings ?? (t.decodeStrings = !0), t.validateEntrySizes ?? (t.validateEntrySizes = !0), t.strictFileNames ?? (t.strictFileNames = !1), n ??= defaultCallback, o.fstat(e, function(r, i) {
			if (r) return n(r);
			fromRandomAccessReader(new u.FdSlicer(e), i.size, t, n);
		});
	}
	function fromBuffer(e, t, n) {
		typeof t == "function" && (n = t, t = null), t ??= {}, t.autoClose = !1, t.lazyEntries ?? (t.lazyEntries = !1), t.decodeStrings ?? (t.decodeStrings = !0), t.validateEntrySizes ?? (t.validateEntrySizes = !0), t.strictFileNames ?? (t.strictFileNames = !1), fromRandomAccessReader(new u.BufferSlicer(e), e.length, t, n);
	}
	function fromRandomAccessReader(e, t, n, r) {
		typeof n == "function" && (r = n, n = null), n ??= {}, n.autoClose ?? (n.autoClose = !0), n.lazyEntries ?? (n.lazyEntries = !1), n.decodeStrings ?? (n.decodeStrings = !0);
		var i = !!n.decodeStrings;
		if (n.validateEntrySizes ?? (n.validateEntrySizes = !0), n.strictFileNames ?? (n.strictFileNames = !1), r ??= defaultCallback, typeof t != "number") throw Error("expected totalSize parameter to be a number");
		if (t > 2 ** 53 - 1) throw Error("zip file too large. only file sizes up to 2^52 are supported due to JavaScript's Number type being an IEEE 754 double.");
		e.ref();
		var a = 22, o = 20, s = Math.min(o + a + 65535, t), c = v(s);
		readAndAssertNoEof(e, c, 0, s, t - c.length, function(l) {
			if (l) return r(l);
			for (var u = s - a; u >= 0; --u) if (c.readUInt32LE(u) === 101010256) {
				var d = c.subarray(u), f = d.readUInt16LE(4), p = d.readUInt16LE(10), m = d.readUInt32LE(16), h = d.readUInt16LE(20), g = d.length - a;
				if (h !== g) return r(/* @__PURE__ */ Error("Invalid comment length. Expected: " + g + ". Found: " + h + ". Are there extra bytes at the end of the file? Or is the end of central dir signature `PK☺☻` in the comment?"));
				var _ = i ? decodeBuffer(d.subarray(22), !1) : d.subarray(22);
				if (u - o >= 0 && c.readUInt32LE(u - o) === 117853008) {
					var y = readUInt64LE(c.subarray(u - o, u - o + o), 8), b = v(56);
					return readAndAssertNoEof(e, b, 0, b.length, y, function(a) {
						return a ? r(a) : b.readUInt32LE(0) === 101075792 ? (f = b.readUInt32LE(16), f === 0 ? (p = readUInt64LE(b, 32), m = readUInt64LE(b, 48), r(null, new ZipFile(e, m, t, p, _, n.autoClose, n.lazyEntries, i, n.validateEntrySizes, n.strictFileNames))) : r(/* @__PURE__ */ Error("multi-disk zip files are not supported: found disk number: " + f))) : r(/* @__PURE__ */ Error("invalid zip64 end of central directory record signature"));
					});
				}
				return f === 0 ? r(null, new ZipFile(e, m, t, p, _, n.autoClose, n.lazyEntries, i, n.validateEntrySizes, n.strictFileNames)) : r(/* @__PURE__ */ Error("multi-disk zip files are not supported: found disk number: " + f));
			}
			r(/* @__PURE__ */ Error("End of central directory record signature not found. Either not a zip file, or file is truncated."));
		});
	}
	d.inherits(ZipFile, f);
	function ZipFile(e, t, n, r, i, a, o, s, c, l) {
		var u = this;
		f.call(u), u.reader = e, u.reader.on("error", function(e) {
			emitError(u, e);
		}), u.reader.once("close", function() {
			u.emit("close");
		}), u.readEntryCursor = t, u.fileSize = n, u.entryCount = r, u.comment = i, u.entriesRead = 0, u.autoClose = !!a, u.lazyEntries = !!o, u.decodeStrings = !!s, u.validateEntrySizes = !!c, u.strictFileNames = !!l, u.isOpen = !0, u.emittedError = !1, u.hasEachEntryBeenCalled = !1, u.lazyEntries || u._readEntry();
	}
	ZipFile.prototype.close = function() {
		this.isOpen && (this.isOpen = !1, this.reader.unref());
	};
	function emitErrorAndAutoClose(e, t) {
		e.autoClose && e.close(), emitError(e, t);
	}
	function emitError(e, t) {
		e.emittedError || (e.emittedError = !0, e.emit("error", t));
	}
	ZipFile.prototype.readEntry = function() {
		if (!this.lazyEntries) throw Error("readEntry() called without lazyEntries:true");
		this._readEntry();
	}, ZipFile.prototype._readEntry = function() {
		var e = this;
		if (e.entryCount === e.entriesRead) setImmediate(function() {
			e.autoClose && e.close(), e.emittedError || e.emit("end");
		});
		else if (!e.emittedError) {
			var t = v(46);
			readAndAssertNoEof(e.reader, t, 0, t.length, e.readEntryCursor, function(n) {
				if (n) return emitErrorAndAutoClose(e, n);
				if (!e.emittedError) {
					var r = new Entry(), i = t.readUInt32LE(0);
					if (i !== 33639248) return emitErrorAndAutoClose(e, /* @__PURE__ */ Error("invalid central directory file header signature: 0x" + i.toString(16)));
					if (r.versionMadeBy = t.readUInt16LE(4), r.versionNeededToExtract = t.readUInt16LE(6), r.generalPurposeBitFlag = t.readUInt16LE(8), r.compressionMethod = t.readUInt16LE(10), r.lastModFileTime = t.readUInt16LE(12), r.lastModFileDate = t.readUInt16LE(14), r.crc32 = t.readUInt32LE(16), r.compressedSize = t.readUInt32LE(20), r.uncompressedSize = t.readUInt32LE(24), r.fileNameLength = t.readUInt16LE(28), r.extraFieldLength = t.readUInt16LE(30), r.fileCommentLength = t.readUInt16LE(32), r.internalFileAttributes = t.readUInt16LE(36), r.externalFileAttributes = t.readUInt32LE(38), r.relativeOffsetOfLocalHeader = t.readUInt32LE(42), r.generalPurposeBitFlag & 64) return emitErrorAndAutoClose(e, /* @__PURE__ */ Error("strong encryption is not supported"));
					e.readEntryCursor += 46, t = v(r.fileNameLength + r.extraFieldLength + r.fileCommentLength), readAndAssertNoEof(e.reader, t, 0, t.length, e.readEntryCursor, function(n) {
						if (n) return emitErrorAndAutoClose(e, n);
						if (!e.emittedError) {
							r.fileNameRaw = t.subarray(0, r.fileNameLength);
							var i = r.fileNameLength + r.extraFieldLength;
							r.extraFieldRaw = t.subarray(r.fileNameLength, i), r.fileCommentRaw = t.subarray(i, i + r.fileCommentLength);
							try {
								r.extraFields = parseExtraFields(r.extraFieldRaw);
							} catch (t) {
								return emitErrorAndAutoClose(e, t);
							}
							if (e.decodeStrings) {
								var a = !!(r.generalPurposeBitFlag & 2048);
								r.fileComment = decodeBuffer(r.fileCommentRaw, a), r.fileName = getFileNameLowLevel(r.generalPurposeBitFlag, r.fileNameRaw, r.extraFields, e.strictFileNames);
								var o = validateFileName(r.fileName);
								if (o != null) return emitErrorAndAutoClose(e, Error(o));
							} else r.fileComment = r.fileCommentRaw, r.fileName = r.fileNameRaw;
							r.comment = r.fileComment, e.readEntryCursor += t.length, e.entriesRead += 1;
							for (var s = 0; s < r.extraFields.length; s++) {
								var c = r.extraFields[s];
								if (c.id === 1) {
									var l = c.data, u = 0;
									if (r.uncompressedSize === 4294967295) {
										if (u + 8 > l.length) return emitErrorAndAutoClose(e, /* @__PURE__ */ Error("zip64 extended information extra field does not include uncompressed size"));
										r.uncompressedSize = readUInt64LE(l, u), u += 8;
									}
									if (r.compressedSize === 4294967295) {
										if (u + 8 > l.length) return emitErrorAndAutoClose(e, /* @__PURE__ */ Error("zip64 extended information extra field does not include compressed size"));
										r.compressedSize = readUInt64LE(l, u), u += 8;
									}
									if (r.relativeOffsetOfLocalHeader === 4294967295) {
										if (u + 8 > l.length) return emitErrorAndAutoClose(e, /* @__PURE__ */ Error("zip64 extended information extra field does not include relative header offset"));
										r.relativeOffsetOfLocalHeader = readUInt64LE(l, u), u += 8;
									}
									break;
								}
							}
							if (e.validateEntrySizes && r.compressionMethod === 0) {
								var d = r.uncompressedSize;
								if (r.isEncrypted() && (d += 12), r.compressedSize !== d) {
									var f = "compressed/uncompressed size mismatch for stored file: " + r.compressedSize + " != " + r.uncompressedSize;
									return emitErrorAndAutoClose(e, Error(f));
								}
							}
							e.emit("entry", r), e.lazyEntries || e._readEntry();
						}
					});
				}
			});
		}
	}, ZipFile.prototype.eachEntry = function() {
		let e = this;
		if (!e.lazyEntries) throw Error("eachEntry() requires lazyEntries: true");
		if (e.hasEachEntryBeenCalled) throw Error("eachEntry() must only be called once per ZipFile");
		e.hasEachEntryBeenCalled = !0;
		let t = null;
		e.on("entry", onEntry), e.on("end", onEnd), e.on("error", onError);
		function cleanup() {
			e.removeListener("entry", onEntry), e.removeListener("end", onEnd), e.removeListener("error", onError), e.autoClose && e.close();
		}
		function onEntry(e) {
			let { resolve: n } = t;
			t = null, n({ value: e });
		}
		function onEnd() {
			let { resolve: e } = t;
			t = null, cleanup(), e({ done: !0 });
		}
		function onError(e) {
			let { reject: n } = t;
			t = null, cleanup(), n(e);
		}
		return {
			[Symbol.asyncIterator]() {
				return this;
			},
			next() {
				let n = new Promise((e, n) => {
					if (t != null) throw Error("next() called before previous Promise was resolved.");
					t = {
						resolve: e,
						reject: n
					};
				});
				return e.readEntry(), n;
			},
			return(e) {
				return cleanup(), Promise.resolve({
					done: !0,
					value: e
				});
			},
			throw(e) {
				return cleanup(), Promise.reject(e);
			}
		};
	}, ZipFile.prototype.openReadStream = function(e, t, n) {
		var r = this, i = 0, a = e.compressedSize;
		if (n ?? (n = t, t = null), t == null) t = {};
		else {
			if (t.decodeFileData === !1) {
				if (t.decrypt != null) throw Error("cannot use options.decrypt when options.decodeFileData === false");
				if (t.decompress != null) throw Error("cannot use options.decompress when options.decodeFileData === false");
			} else {
				if (t.decrypt != null) {
					if (!e.isEncrypted()) throw Error("options.decrypt can only be specified for encrypted entries. See also option decodeFileData.");
					if (t.decrypt !== !1) throw Error("invalid options.decrypt value: " + t.decrypt);
					if (e.isCompressed() && t.decompress !== !1) throw Error("entry is encrypted and compressed, and options.decompress !== false. See also option decodeFileData.");
				}
				if (t.decompress != null) {
					if (!e.isCompressed()) throw Error("options.decompress can only be specified for compressed entries. See also option decodeFileData.");
					if (t.decompress !== !1 && t.decompress !== !0) throw Error("invalid options.decompress value: " + t.decompress);
					s = t.decompress;
				}
			}
			if (t.start != null) {
				if (i = t.start, i < 0) throw Error("options.start < 0");
				if (i > e.compressedSize) throw Error("options.start > entry.compressedSize");
			}
			if (t.end != null) {
				if (a = t.end, a < 0) throw Error("options.end < 0");
				if (a > e.compressedSize) throw Error("options.end > entry.compressedSize");
				if (a < i) throw Error("options.end < options.start");
			}
		}
		var o = t.decodeFileData === !1 || (e.compressionMethod === 0 || e.compressionMethod === 8 && t.decompress === !1) && (!e.isEncrypted() || t.decrypt === !1);
		if ((t.start != null || t.end != null) && !o) throw Error("start/end range require options.decodeFileData === false for non-trivial encoded entries.");
		if (!r.isOpen) return n(/* @__PURE__ */ Error("closed"));
		if (e.isEncrypted() && !o && t.decrypt !== !1) return n(/* @__PURE__ */ Error("entry is encrypted, and options.decodeFileData !== false"));
		var s;
		if (o) s = !1;
		else if (e.compressionMethod === 8) s = t.decodeFileData !== !0;
		else return n(/* @__PURE__ */ Error("unsupported compression method: " + e.compressionMethod));
		r.readLocalFileHeader(e, { minimal: !0 }, function(t, o) {
			if (t) return n(t);
			r.openReadStreamLowLevel(o.fileDataStart, e.compressedSize, i, a, s, e.uncompressedSize, n);
		});
	}, ZipFile.prototype.openReadStreamLowLevel = function(e, t, n, r, i, a, o) {
		var s = this;
		e + t;
		var c = s.reader.createReadStream({
			start: e + n,
			end: e + r
		}), u = c;
		if (i) {
			var d = !1, f = l.createInflateRaw();
			c.on("error", function(e) {
				setImmediate(function() {
					d || f.emit("error", e);
				});
			}), c.pipe(f), s.validateEntrySizes ? (u = new AssertByteCountStream(a), f.on("error", function(e) {
				setImmediate(function() {
					d || u.emit("error", e);
				});
			}), f.pipe(u)) : u = f, installDestroyFn(u, function() {
				d = !0, f !== u && f.unpipe(u), c.unpipe(f), c.destroy();
			});
		}
		o(null, u);
	}, ZipFile.prototype.readLocalFileHeader = function(e, t, n) {
		var r = this;
		n ?? (n = t, t = null), t ??= {}, r.reader.ref();
		var i = v(30);
		readAndAssertNoEof(r.reader, i, 0, i.length, e.relativeOffsetOfLocalHeader, function(a) {
			try {
				if (a) return n(a);
				var o = i.readUInt32LE(0);
				if (o !== 67324752) return n(/* @__PURE__ */ Error("invalid local file header signature: 0x" + o.toString(16)));
				var s = i.readUInt16LE(26), c = i.readUInt16LE(28), l = e.relativeOffsetOfLocalHeader + 30 + s + c;
				if (l + e.compressedSize > r.fileSize) return n(/* @__PURE__ */ Error("file data overflows file bounds: " + l + " + " + e.compressedSize + " > " + r.fileSize));
				if (t.minimal) return n(null, { fileDataStart: l });
				var u = new LocalFileHeader();
				u.fileDataStart = l, u.versionNeededToExtract = i.readUInt16LE(4), u.generalPurposeBitFlag = i.readUInt16LE(6), u.compressionMethod = i.readUInt16LE(8), u.lastModFileTime = i.readUInt16LE(10), u.lastModFileDate = i.readUInt16LE(12), u.crc32 = i.readUInt32LE(14), u.compressedSize = i.readUInt32LE(18), u.uncompressedSize = i.readUInt32LE(22), u.fileNameLength = s, u.extraFieldLength = c, i = v(s + c), r.reader.ref(), readAndAssertNoEof(r.reader, i, 0, i.length, e.relativeOffsetOfLocalHeader + 30, function(e) {
					try {
						return e ? n(e) : (u.fileName = i.subarray(0, s), u.extraField = i.subarray(s), n(null, u));
					} finally {
						r.reader.unref();
					}
				});
			} finally {
				r.reader.unref();
			}
		});
	}, ZipFile.prototype.openReadStreamPromise = function(e, t) {
		return new Promise((n, r) => {
			this.openReadStream(e, t, function(e, t) {
				if (e) return r(e);
				n(t);
			});
		});
	}, ZipFile.prototype.openReadStreamLowLevelPromise = function(e, t, n, r, i, a) {
		return new Promise((o, s) => {
			this.openReadStream(e, t, n, r, i, a, function(e, t) {
				if (e) return s(e);
				o(t);
			});
		});
	}, ZipFile.prototype.readLocalFileHeaderPromise = function(e, t) {
		return new Promise((n, r) => {
			this.readLocalFileHeader(e, t, function(e, t) {
				if (e) return r(e);
				n(t);
			});
		});
	};
	function Entry() {}
	Entry.prototype.getLastModDate = function(e) {
		if (e ??= {}, !e.forceDosFormat) for (var t = 0; t < this.extraFields.length; t++) {
			var n = this.extraFields[t];
			if (n.id === 21589) {
				var r = n.data;
				if (r.length < 5 || !(r[0] & 1)) continue;
				var i = r.readInt32LE(1);
				return /* @__PURE__ */ new Date(i * 1e3);
			}
			if (n.id === 10) {
				var r = n.data;
				if (r.length !== 32 || r.readUInt16LE(4) !== 1 || r.readUInt16LE(6) !== 24) continue;
				var a = (r.readUInt32LE(8) + 4294967296 * r.readInt32LE(12)) / 1e4 - 0xa9730b66800;
				return new Date(a);
			}
		}
		return dosDateTimeToDate(this.lastModFileDate, this.lastModFileTime, e.timezone);
	}, Entry.prototype.canDecodeFileData = function() {
		return !this.isEncrypted() && (this.compressionMethod === 0 || this.compressionMethod === 8);
	}, Entry.prototype.isEncrypted = function() {
		return !!(this.generalPurposeBitFlag & 1);
	}, Entry.prototype.isCompressed = function() {
		return this.compressionMethod === 8;
	};
	function LocalFileHeader() {}
	function dosDateTimeToDate(e, t, n) {
		var r = e & 31, i = (e >> 5 & 15) - 1, a = (e >> 9 & 127) + 1980, o = 0, s = (t & 31) * 2, c = t >> 5 & 63, l = t >> 11 & 31;
		if (n == null || n === "local") return new Date(a, i, r, l, c, s, o);
		if (n === "UTC") return new Date(Date.UTC(a, i, r, l, c, s, o));
		throw Error("unrecognized options.timezone: " + options.timezone);
	}
	function getFileNameLowLevel(e, t, n, r) {
		for (var i = null, a = 0; a < n.length; a++) {
			var o = n[a];
			if (o.id === 28789) {
				if (o.data.length < 6 || o.data.readUInt8(0) !== 1) continue;
				var s = o.data.readUInt32LE(1);
				if (g(t) !== s) continue;
				i = decodeBuffer(o.data.subarray(5), !0);
				break;
			}
		}
		return i ??= decodeBuffer(t, !!(e & 2048)), r || (i = i.replace(/\\/g, "/")), i;
	}
	function validateFileName(e) {
		return e.indexOf("\\") === -1 ? /^[a-zA-Z]:/.test(e) || /^\//.test(e) ? "absolute path: " + e : e.split("/").indexOf("..") === -1 ? null : "invalid relative path: " + e : "invalid characters in fileName: " + e;
	}
	function parseExtraFields(e) {
		for (var t = [], n = 0; n < e.length - 3;) {
			var r = e.readUInt16LE(n + 0), i = e.readUInt16LE(n + 2), a = n + 4, o = a + i;
			if (o > e.length) throw Error("extra field length exceeds extra field buffer size");
			var s = e.subarray(a, o);
			t.push({
				id: r,
				data: s
			}), n = o;
		}
		return t;
	}
	function readAndAssertNoEof(e, t, n, r, i, a) {
		if (r === 0) return setImmediate(function() {
			a(null, v(0));
		});
		e.read(t, n, r, i, function(e, t) {
			if (e) return a(e);
			if (t < r) return a(/* @__PURE__ */ Error("unexpected EOF"));
			a();
		});
	}
	d.inherits(AssertByteCountStream, p);
	function AssertByteCountStream(e) {
		p.call(this), this.actualByteCount = 0, this.expectedByteCount = e;
	}
	AssertByteCountStream.prototype._transform = function(e, t, n) {
		if (this.actualByteCount += e.length, this.actualByteCount > this.expectedByteCount) {
			var r = "too many bytes in the stream. expected " + this.expectedByteCount + ". got at least " + this.actualByteCount;
			return n(Error(r));
		}
		n(null, e);
	}, AssertByteCountStream.prototype._flush = function(e) {
		if (this.actualByteCount < this.expectedByteCount) {
			var t = "not enough bytes in the stream. expected " + this.expectedByteCount + ". got only " + this.actualByteCount;
			return e(Error(t));
		}
		e();
	}, d.inherits(RandomAccessReader, f);
	function RandomAccessReader() {
		f.call(this), this.refCount = 0;
	}
	RandomAccessReader.prototype.ref = function() {
		this.refCount += 1;
	}, RandomAccessReader.prototype.unref = function() {
		var e = this;
		if (--e.refCount, e.refCount > 0) return;
		if (e.refCount < 0) throw Error("invalid unref");
		e.close(onCloseDone);
		function onCloseDone(t) {
			if (t) return e.emit("error", t);
			e.emit("close");
		}
	}, RandomAccessReader.prototype.createReadStream = function(e) {
		e ??= {};
		var t = e.start, n = e.end;
		if (t === n) {
			var r = new m();
			return setImmediate(function() {
				r.end();
			}), r;
		}
		var i = this._readStreamForRange(t, n), a = !1, o = new RefUnrefFilter(this);
		i.on("error", function(e) {
			setImmediate(function() {
				a || o.emit("error", e);
			});
		}), installDestroyFn(o, function() {
			i.unpipe(o), o.unref(), i.destroy();
		});
		var s = new AssertByteCountStream(n - t);
		return o.on("error", function(e) {
			setImmediate(function() {
				a || s.emit("error", e);
			});
		}), installDestroyFn(s, function() {
			a = !0, o.unpipe(s), o.destroy();
		}), i.pipe(o).pipe(s);
	}, RandomAccessReader.prototype._readStreamForRange = function(e, t) {
		throw Error("not implemented");
	}, RandomAccessReader.prototype.read = function(e, t, n, r, i) {
		var a = this.createReadStream({
			start: r,
			end: r + n
		}), o = new h(), s = 0;
		o._write = function(n, r, i) {
			n.copy(e, t + s, 0, n.length), s += n.length, i();
		}, o.on("finish", i), a.on("error", function(e) {
			i(e);
		}), a.pipe(o);
	}, RandomAccessReader.prototype.close = function(e) {
		setImmediate(e);
	}, d.inherits(RefUnrefFilter, m);
	function RefUnrefFilter(e) {
		m.call(this), this.context = e, this.context.ref(), this.unreffedYet = !1;
	}
	RefUnrefFilter.prototype._flush = function(e) {
		this.unref(), e();
	}, RefUnrefFilter.prototype.unref = function(e) {
		this.unreffedYet || (this.unreffedYet = !0, this.context.unref());
	};
	var _ = "\0☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼ !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~⌂ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0";
	function decodeBuffer(e, t) {
		if (t) return e.toString("utf8");
		for (var n = "", r = 0; r < e.length; r++) n += _[e[r]];
		return n;
	}
	function readUInt64LE(e, t) {
		var n = e.readUInt32LE(t);
		return e.readUInt32LE(t + 4) * 4294967296 + n;
	}
	var v = typeof Buffer.allocUnsafe == "function" ? function(e) {
		return Buffer.allocUnsafe(e);
	} : function(e) {
		return new Buffer(e);
	};
	function installDestroyFn(e, t) {
		typeof e.destroy == "function" ? e._destroy = function(e, n) {
			t(), n?.(e);
		} : e.destroy = t;
	}
	function defaultCallback(e) {
		if (e) throw e;
	}
}));
export default l();
export {};
