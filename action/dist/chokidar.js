import { __toESM as e } from "./rolldown-runtime.js";
import { require__builtin_fs as t } from "./start.js";
import { require_promises as n } from "./evaluation.js";
import { EventEmitter as r } from "node:events";
import * as i from "node:path";
import { join as a, resolve as o, sep as s } from "node:path";
import { Readable as c } from "node:stream";
import { type as l } from "node:os";
// node_modules/readdirp/index.js
var u = /* @__PURE__ */ e(t(), 1), d = /* @__PURE__ */ e(n(), 1);
const f = {
	FILE_TYPE: "files",
	DIR_TYPE: "directories",
	FILE_DIR_TYPE: "files_directories",
	EVERYTHING_TYPE: "all"
}, p = {
	root: ".",
	fileFilter: (e) => !0,
	directoryFilter: (e) => !0,
	type: f.FILE_TYPE,
	lstat: !1,
	depth: 2147483648,
	alwaysStat: !1,
	highWaterMark: 256
};
Object.freeze(p);
const m = "READDIRP_RECURSIVE_ERROR", h = /* @__PURE__ */ new Set([
	"ENOENT",
	"EPERM",
	"EACCES",
	"ELOOP",
	m
]), g = [
	f.DIR_TYPE,
	f.EVERYTHING_TYPE,
	f.FILE_DIR_TYPE,
	f.FILE_TYPE
], _ = /* @__PURE__ */ new Set([
	f.DIR_TYPE,
	f.EVERYTHING_TYPE,
	f.FILE_DIR_TYPE
]), v = /* @__PURE__ */ new Set([
	f.EVERYTHING_TYPE,
	f.FILE_DIR_TYPE,
	f.FILE_TYPE
]), isNormalFlowError = (e) => h.has(e.code), y = process.platform === "win32", emptyFn = (e) => !0, normalizeFilter = (e) => {
	if (e === void 0) return emptyFn;
	if (typeof e == "function") return e;
	if (typeof e == "string") {
		let t = e.trim();
		return (e) => e.basename === t;
	}
	if (Array.isArray(e)) {
		let t = e.map((e) => e.trim());
		return (e) => t.some((t) => e.basename === t);
	}
	return emptyFn;
};
var ReaddirpStream = class extends c {
	parents;
	reading;
	parent;
	_stat;
	_maxDepth;
	_wantsDir;
	_wantsFile;
	_wantsEverything;
	_root;
	_isDirent;
	_statsProp;
	_rdOptions;
	_fileFilter;
	_directoryFilter;
	_relStart;
	constructor(e = {}) {
		super({
			objectMode: !0,
			autoDestroy: !0,
			highWaterMark: e.highWaterMark ?? p.highWaterMark
		});
		let t = {
			...p,
			...e
		}, n = t.root ?? p.root, r = t.type ?? p.type;
		this._fileFilter = normalizeFilter(t.fileFilter), this._directoryFilter = normalizeFilter(t.directoryFilter);
		let i = t.lstat ? d.lstat : d.stat;
		this._stat = y ? (e) => i(e, { bigint: !0 }) : i, this._maxDepth = t.depth != null && Number.isSafeInteger(t.depth) ? t.depth : p.depth, this._wantsDir = _.has(r), this._wantsFile = v.has(r), this._wantsEverything = r === f.EVERYTHING_TYPE, this._root = o(n), this._relStart = this._root.endsWith(s) ? this._root.length : this._root.length + 1, this._isDirent = !t.alwaysStat, this._statsProp = this._isDirent ? "dirent" : "stats", this._rdOptions = {
			encoding: "utf8",
			withFileTypes: this._isDirent
		};
		let a = {
			path: this._root,
			depth: 1
		};
		a.pending = this._exploreDir(this._root, 1), this.parents = [a], this.reading = !1, this.parent = void 0;
	}
	async _read(e) {
		if (!this.reading) {
			this.reading = !0;
			try {
				for (; !this.destroyed && e > 0;) {
					let t = this.parent, n = t && t.files;
					if (n && n.length > 0) {
						let { path: r, depth: i } = t, a = n.splice(0, e).map((e) => this._formatEntry(e, r)), o = this._isDirent ? a : await Promise.all(a);
						for (let t of o) {
							if (!t) continue;
							if (this.destroyed) return;
							let n = this._getEntryType(t);
							typeof n != "string" && (n = await n), n === "directory" && this._directoryFilter(t) ? (i <= this._maxDepth && this.parents.push({
								path: t.fullPath,
								depth: i + 1
							}), this._wantsDir && (this.push(t), e--)) : (n === "file" || this._includeAsFile(t)) && this._fileFilter(t) && this._wantsFile && (this.push(t), e--);
						}
					} else {
						let e = this.parents.pop();
						if (!e) {
							this.push(null);
							break;
						}
						let t = e.pending ?? this._exploreDir(e.path, e.depth), n = this.parents[this.parents.length - 1];
						if (n && !n.pending && (n.pending = this._exploreDir(n.path, n.depth)), this.parent = await t, this.destroyed) return;
					}
				}
			} catch (e) {
				this.destroy(e);
			} finally {
				this.reading = !1;
			}
		}
	}
	async _exploreDir(e, t) {
		let n;
		try {
			n = await (0, d.readdir)(e, this._rdOptions);
		} catch (e) {
			this._onError(e);
		}
		return {
			files: n,
			depth: t,
			path: e
		};
	}
	_formatEntry(e, t) {
		let n = this._isDirent ? e.name : e, r = a(t, n), i = {
			path: r.slice(this._relStart),
			fullPath: r,
			basename: n
		};
		return this._isDirent ? (i.dirent = e, i) : this._stat(r).then((e) => (i.stats = e, i), (e) => {
			this._onError(e);
		});
	}
	_onError(e) {
		isNormalFlowError(e) && !this.destroyed ? this.emit("warn", e) : this.destroy(e);
	}
	_getEntryType(e) {
		if (!e || !(this._statsProp in e)) return "";
		let t = e[this._statsProp];
		return t.isFile() ? "file" : t.isDirectory() ? "directory" : t.isSymbolicLink() ? this._getSymlinkEntryType(e) : "";
	}
	async _getSymlinkEntryType(e) {
		let t = e.fullPath;
		try {
			let e = await (0, d.realpath)(t), n = await (0, d.lstat)(e);
			if (n.isFile()) return "file";
			if (n.isDirectory()) {
				let n = e.length;
				if (t.startsWith(e) && t[n] === s) {
					let n = /* @__PURE__ */ Error(`Circular symlink detected: "${t}" points to "${e}"`);
					return n.code = m, this._onError(n), "";
				}
				return "directory";
			}
		} catch (e) {
			this._onError(e);
		}
		return "";
	}
	_includeAsFile(e) {
		let t = e && e[this._statsProp];
		return t && this._wantsEverything && !t.isDirectory();
	}
};
function readdirp(e, t = {}) {
	let n = t.entryType || t.type;
	if (n === "both" && (n = f.FILE_DIR_TYPE), !e) throw Error("readdirp: root argument is required. Usage: readdirp(root, options)");
	if (typeof e != "string") throw TypeError("readdirp: root argument must be a string. Usage: readdirp(root, options)");
	if (n && !g.includes(n)) throw Error(`readdirp: Invalid type passed. Use one of ${g.join(", ")}`);
	let r = {
		...t,
		root: e
	};
	return n && (r.type = n), new ReaddirpStream(r);
}
// node_modules/chokidar/handler.js
const EMPTY_FN = () => {}, b = process.platform, x = b === "win32", S = b === "darwin", C = b === "linux", w = b === "freebsd", T = l() === "OS400", E = {
	ALL: "all",
	READY: "ready",
	ADD: "add",
	CHANGE: "change",
	ADD_DIR: "addDir",
	UNLINK: "unlink",
	UNLINK_DIR: "unlinkDir",
	RAW: "raw",
	ERROR: "error"
}, D = E, O = {
	lstat: d.lstat,
	stat: d.stat
}, k = "listeners", A = "errHandlers", j = "rawEmitters", M = [
	k,
	A,
	j
], N = /* @__PURE__ */ new Set(/* @__PURE__ */ "3dm.3ds.3g2.3gp.7z.a.aac.adp.afdesign.afphoto.afpub.ai.aif.aiff.alz.ape.apk.appimage.ar.arj.asf.au.avi.bak.baml.bh.bin.bk.bmp.btif.bz2.bzip2.cab.caf.cgm.class.cmx.cpio.cr2.cur.dat.dcm.deb.dex.djvu.dll.dmg.dng.doc.docm.docx.dot.dotm.dra.DS_Store.dsk.dts.dtshd.dvb.dwg.dxf.ecelp4800.ecelp7470.ecelp9600.egg.eol.eot.epub.exe.f4v.fbs.fh.fla.flac.flatpak.fli.flv.fpx.fst.fvt.g3.gh.gif.graffle.gz.gzip.h261.h263.h264.icns.ico.ief.img.ipa.iso.jar.jpeg.jpg.jpgv.jpm.jxr.key.ktx.lha.lib.lvp.lz.lzh.lzma.lzo.m3u.m4a.m4v.mar.mdi.mht.mid.midi.mj2.mka.mkv.mmr.mng.mobi.mov.movie.mp3.mp4.mp4a.mpeg.mpg.mpga.mxu.nef.npx.numbers.nupkg.o.odp.ods.odt.oga.ogg.ogv.otf.ott.pages.pbm.pcx.pdb.pdf.pea.pgm.pic.png.pnm.pot.potm.potx.ppa.ppam.ppm.pps.ppsm.ppsx.ppt.pptm.pptx.psd.pya.pyc.pyo.pyv.qt.rar.ras.raw.resources.rgb.rip.rlc.rmf.rmvb.rpm.rtf.rz.s3m.s7z.scpt.sgi.shar.snap.sil.sketch.slk.smv.snk.so.stl.suo.sub.swf.tar.tbz.tbz2.tga.tgz.thmx.tif.tiff.tlz.ttc.ttf.txz.udf.uvh.uvi.uvm.uvp.uvs.uvu.viv.vob.war.wav.wax.wbmp.wdp.weba.webm.webp.whl.wim.wm.wma.wmv.wmx.woff.woff2.wrm.wvx.xbm.xif.xla.xlam.xls.xlsb.xlsm.xlsx.xlt.xltm.xltx.xm.xmind.xpi.xpm.xwd.xz.z.zip.zipx".split(".")), isBinaryPath = (e) => N.has(i.extname(e).slice(1).toLowerCase()), foreach = (e, t) => {
	e instanceof Set ? e.forEach(t) : t(e);
}, addAndConvert = (e, t, n) => {
	let r = e[t];
	r instanceof Set || (e[t] = r = /* @__PURE__ */ new Set([r])), r.add(n);
}, clearItem = (e) => (t) => {
	let n = e[t];
	n instanceof Set ? n.clear() : delete e[t];
}, delFromSet = (e, t, n) => {
	let r = e[t];
	r instanceof Set ? r.delete(n) : r === n && delete e[t];
}, isEmptySet = (e) => e instanceof Set ? e.size === 0 : !e, P = /* @__PURE__ */ new Map();
function createFsWatchInstance(e, t, n, r, a) {
	let handleEvent = (t, r) => {
		n(e), a(t, r, { watchedPath: e }), r && e !== r && fsWatchBroadcast(i.resolve(e, r), k, i.join(e, r));
	};
	try {
		return (0, u.watch)(e, { persistent: t.persistent }, handleEvent);
	} catch (e) {
		r(e);
		return;
	}
}
const fsWatchBroadcast = (e, t, n, r, i) => {
	let a = P.get(e);
	a && foreach(a[t], (e) => {
		e(n, r, i);
	});
}, setFsWatchListener = (e, t, n, r) => {
	let { listener: i, errHandler: a, rawEmitter: o } = r, s = P.get(t), c;
	if (!n.persistent) return c = createFsWatchInstance(e, n, i, a, o), c ? c.close.bind(c) : void 0;
	if (s) addAndConvert(s, k, i), addAndConvert(s, A, a), addAndConvert(s, j, o);
	else {
		if (c = createFsWatchInstance(e, n, fsWatchBroadcast.bind(null, t, k), a, fsWatchBroadcast.bind(null, t, j)), !c) return;
		c.on(D.ERROR, async (n) => {
			let r = fsWatchBroadcast.bind(null, t, A);
			if (s && (s.watcherUnusable = !0), x && n.code === "EPERM") try {
				await (await (0, d.open)(e, "r")).close(), r(n);
			} catch {}
			else r(n);
		}), s = {
			listeners: i,
			errHandlers: a,
			rawEmitters: o,
			watcher: c
		}, P.set(t, s);
	}
	return () => {
		delFromSet(s, k, i), delFromSet(s, A, a), delFromSet(s, j, o), isEmptySet(s.listeners) && (s.watcher.close(), P.delete(t), M.forEach(clearItem(s)), s.watcher = void 0, Object.freeze(s));
	};
}, F = /* @__PURE__ */ new Map(), setFsWatchFileListener = (e, t, n, r) => {
	let { listener: i, rawEmitter: a } = r, o = F.get(t), s = o && o.options;
	return s && (s.persistent < n.persistent || s.interval > n.interval) && ((0, u.unwatchFile)(t), o = void 0), o ? (addAndConvert(o, k, i), addAndConvert(o, j, a)) : (o = {
		listeners: i,
		rawEmitters: a,
		options: n,
		watcher: (0, u.watchFile)(t, n, (n, r) => {
			foreach(o.rawEmitters, (e) => {
				e(D.CHANGE, t, {
					curr: n,
					prev: r
				});
			});
			let i = n.mtimeMs;
			(n.size !== r.size || i > r.mtimeMs || i === 0) && foreach(o.listeners, (t) => t(e, n));
		})
	}, F.set(t, o)), () => {
		delFromSet(o, k, i), delFromSet(o, j, a), isEmptySet(o.listeners) && (F.delete(t), (0, u.unwatchFile)(t), o.options = o.watcher = void 0, Object.freeze(o));
	};
};
var NodeFsHandler = class {
	fsw;
	_boundHandleError;
	constructor(e) {
		this.fsw = e, this._boundHandleError = (t) => e._handleError(t);
	}
	_watchWithNodeFs(e, t) {
		let n = this.fsw.options, r = i.dirname(e), a = i.basename(e);
		this.fsw._getWatchedDir(r).add(a);
		let o = i.resolve(e), s = { persistent: n.persistent };
		t ||= EMPTY_FN;
		let c;
		return n.usePolling ? (s.interval = n.interval !== n.binaryInterval && isBinaryPath(a) ? n.binaryInterval : n.interval, c = setFsWatchFileListener(e, o, s, {
			listener: t,
			rawEmitter: this.fsw._emitRaw
		})) : c = setFsWatchListener(e, o, s, {
			listener: t,
			errHandler: this._boundHandleError,
			rawEmitter: this.fsw._emitRaw
		}), c;
	}
	_handleFile(e, t, n) {
		if (this.fsw.closed) return;
		let r = i.dirname(e), a = i.basename(e), o = this.fsw._getWatchedDir(r), s = t;
		if (o.has(a)) return;
		let listener = async (t, n) => {
			if (this.fsw._throttle("watch", e, 5)) {
				if (!n || n.mtimeMs === 0) try {
					let n = await (0, d.stat)(e);
					if (this.fsw.closed) return;
					let r = n.atimeMs, i = n.mtimeMs;
					if ((!r || r <= i || i !== s.mtimeMs) && this.fsw._emit(D.CHANGE, e, n), (S || C || w) && s.ino !== n.ino) {
						this.fsw._closeFile(t), s = n;
						let r = this._watchWithNodeFs(e, listener);
						r && this.fsw._addPathCloser(t, r);
					} else s = n;
				} catch {
					this.fsw._remove(r, a);
				}
				else if (o.has(a)) {
					let t = n.atimeMs, r = n.mtimeMs;
					(!t || t <= r || r !== s.mtimeMs) && this.fsw._emit(D.CHANGE, e, n), s = n;
				}
			}
		}, c = this._watchWithNodeFs(e, listener);
		if (!(n && this.fsw.options.ignoreInitial) && this.fsw._isntIgnored(e)) {
			if (!this.fsw._throttle(D.ADD, e, 0)) return;
			this.fsw._emit(D.ADD, e, t);
		}
		return c;
	}
	async _handleSymlink(e, t, n, r) {
		if (this.fsw.closed) return;
		let i = e.fullPath, a = this.fsw._getWatchedDir(t);
		if (!this.fsw.options.followSymlinks) {
			this.fsw._incrReadyCount();
			let t;
			try {
				t = await (0, d.realpath)(n);
			} catch {
				return this.fsw._emitReady(), !0;
			}
			return this.fsw.closed ? void 0 : (a.has(r) ? this.fsw._symlinkPaths.get(i) !== t && (this.fsw._symlinkPaths.set(i, t), this.fsw._emit(D.CHANGE, n, e.stats)) : (a.add(r), this.fsw._symlinkPaths.set(i, t), this.fsw._emit(D.ADD, n, e.stats)), this.fsw._emitReady(), !0);
		}
		if (this.fsw._symlinkPaths.has(i)) return !0;
		this.fsw._symlinkPaths.set(i, !0);
	}
	_handleRead(e, t, n, r, a, o, s) {
		e = i.join(e, "");
		let c = r ? `${e}:${r}` : e;
		if (s = this.fsw._throttle("readdir", c, 1e3), !s) return;
		let l = this.fsw._getWatchedDir(n.path), u = /* @__PURE__ */ new Set(), d = this.fsw._readdirp(e, {
			fileFilter: (e) => n.filterPath(e),
			directoryFilter: (e) => n.filterDir(e)
		});
		if (d) return d.on("data", async (s) => {
			if (this.fsw.closed) {
				d = void 0;
				return;
			}
			let c = s.path, f = i.join(e, c);
			u.add(c), s.stats.isSymbolicLink() && await this._handleSymlink(s, e, f, c) || (this.fsw.closed ? d = void 0 : (c === r || !r && !l.has(c)) && (this.fsw._incrReadyCount(), f = i.join(a, i.relative(a, f)), this._addToNodeFs(f, t, n, o + 1)));
		}).on(D.ERROR, this._boundHandleError), new Promise((t, i) => {
			if (!d) return i();
			d.once("end", () => {
				if (this.fsw.closed) {
					d = void 0;
					return;
				}
				let i = s ? s.clear() : !1;
				t(void 0), l.getChildren().filter((t) => t !== e && !u.has(t)).forEach((t) => {
					this.fsw._remove(e, t);
				}), d = void 0, i && this._handleRead(e, !1, n, r, a, o, s);
			});
		});
	}
	async _handleDir(e, t, n, r, a, o, s) {
		let c = this.fsw._getWatchedDir(i.dirname(e)), l = c.has(i.basename(e));
		n && this.fsw.options.ignoreInitial || a || l || this.fsw._emit(D.ADD_DIR, e, t), c.add(i.basename(e)), this.fsw._getWatchedDir(e);
		let u, d, f = this.fsw.options.depth;
		if ((f == null || r <= f) && !this.fsw._symlinkPaths.has(s)) {
			if (!a && (await this._handleRead(e, n, o, a, e, r, u), this.fsw.closed)) return;
			d = this._watchWithNodeFs(e, (t, n) => {
				n && n.mtimeMs === 0 || this._handleRead(t, !1, o, a, e, r, u);
			});
		}
		return d;
	}
	async _addToNodeFs(e, t, n, r, a) {
		let o = this.fsw._emitReady;
		if (this.fsw._isIgnored(e) || this.fsw.closed) return o(), !1;
		let s = this.fsw._getWatchHelpers(e);
		n && (s.filterPath = (e) => n.filterPath(e), s.filterDir = (e) => n.filterDir(e));
		try {
			let n = await O[s.statMethod](s.watchPath);
			if (this.fsw.closed) return;
			if (this.fsw._isIgnored(s.watchPath, n)) return o(), !1;
			let c = this.fsw.options.followSymlinks, l;
			if (n.isDirectory()) {
				let o = i.resolve(e), u = c ? await (0, d.realpath)(e) : e;
				if (this.fsw.closed || (l = await this._handleDir(s.watchPath, n, t, r, a, s, u), this.fsw.closed)) return;
				o !== u && u !== void 0 && this.fsw._symlinkPaths.set(o, u);
			} else if (n.isSymbolicLink()) {
				let a = c ? await (0, d.realpath)(e) : e;
				if (this.fsw.closed) return;
				let o = i.dirname(s.watchPath);
				if (this.fsw._getWatchedDir(o).add(s.watchPath), this.fsw._emit(D.ADD, s.watchPath, n), l = await this._handleDir(o, n, t, r, e, s, a), this.fsw.closed) return;
				a !== void 0 && this.fsw._symlinkPaths.set(i.resolve(e), a);
			} else l = this._handleFile(s.watchPath, n, t);
			return o(), l && this.fsw._addPathCloser(e, l), !1;
		} catch (t) {
			if (this.fsw._handleError(t)) return o(), e;
		}
	}
};
// node_modules/chokidar/index.js
/*! chokidar - MIT License (c) 2012 Paul Miller (paulmillr.com) */
const I = /\\/g, L = /\/\//g, R = /\..*\.(sw[px])$|~$|\.subl.*\.tmp/, z = /^\.[/\\]/;
function arrify(e) {
	return Array.isArray(e) ? e : [e];
}
const isMatcherObject = (e) => typeof e == "object" && !!e && !(e instanceof RegExp);
function createPattern(e) {
	return typeof e == "function" ? e : typeof e == "string" ? (t) => e === t : e instanceof RegExp ? (t) => e.test(t) : typeof e == "object" && e ? (t) => {
		if (e.path === t) return !0;
		if (e.recursive) {
			let n = i.relative(e.path, t);
			return n ? !n.startsWith("..") && !i.isAbsolute(n) : !1;
		}
		return !1;
	} : () => !1;
}
function normalizePath(e) {
	if (typeof e != "string") throw Error("string expected");
	e = i.normalize(e), e = e.replace(/\\/g, "/");
	let t = !1;
	return e.startsWith("//") && (t = !0), e = e.replace(L, "/"), t && (e = "/" + e), e;
}
function matchPatterns(e, t, n) {
	let r = normalizePath(t);
	for (let t = 0; t < e.length; t++) {
		let i = e[t];
		if (i(r, n)) return !0;
	}
	return !1;
}
function anymatch(e, t) {
	if (e == null) throw TypeError("anymatch: specify first argument");
	let n = arrify(e).map((e) => createPattern(e));
	return t == null ? (e, t) => matchPatterns(n, e, t) : matchPatterns(n, t);
}
const unifyPaths = (e) => {
	let t = arrify(e).flat();
	if (!t.every((e) => typeof e == "string")) throw TypeError(`Non-string provided as watch path: ${t}`);
	return t.map(normalizePathToUnix);
}, toUnix = (e) => {
	let t = e.replace(I, "/"), n = !1;
	return t.startsWith("//") && (n = !0), t = t.replace(L, "/"), n && (t = "/" + t), t;
}, normalizePathToUnix = (e) => toUnix(i.normalize(toUnix(e))), normalizeIgnored = (e = "") => (t) => typeof t == "string" ? normalizePathToUnix(i.isAbsolute(t) ? t : i.join(e, t)) : t, getAbsolutePath = (e, t) => i.isAbsolute(e) ? e : i.join(t, e), B = Object.freeze(/* @__PURE__ */ new Set());
var DirEntry = class {
	path;
	_removeWatcher;
	items;
	constructor(e, t) {
		this.path = e, this._removeWatcher = t, this.items = /* @__PURE__ */ new Set();
	}
	add(e) {
		let { items: t } = this;
		t && e !== "." && e !== ".." && t.add(e);
	}
	async remove(e) {
		let { items: t } = this;
		if (!t || (t.delete(e), t.size > 0)) return;
		let n = this.path;
		try {
			await (0, d.readdir)(n);
		} catch {
			this._removeWatcher && this._removeWatcher(i.dirname(n), i.basename(n));
		}
	}
	has(e) {
		let { items: t } = this;
		if (t) return t.has(e);
	}
	getChildren() {
		let { items: e } = this;
		return e ? [...e.values()] : [];
	}
	dispose() {
		this.items.clear(), this.path = "", this._removeWatcher = EMPTY_FN, this.items = B, Object.freeze(this);
	}
}, WatchHelper = class {
	fsw;
	path;
	watchPath;
	fullWatchPath;
	dirParts;
	followSymlinks;
	statMethod;
	constructor(e, t, n) {
		this.fsw = n;
		let r = e;
		this.path = e = e.replace(z, ""), this.watchPath = r, this.fullWatchPath = i.resolve(r), this.dirParts = [], this.dirParts.forEach((e) => {
			e.length > 1 && e.pop();
		}), this.followSymlinks = t, this.statMethod = t ? "stat" : "lstat";
	}
	entryPath(e) {
		return i.join(this.watchPath, i.relative(this.watchPath, e.fullPath));
	}
	filterPath(e) {
		let { stats: t } = e;
		if (t && t.isSymbolicLink()) return this.filterDir(e);
		let n = this.entryPath(e);
		return this.fsw._isntIgnored(n, t) && this.fsw._hasReadPermissions(t);
	}
	filterDir(e) {
		return this.fsw._isntIgnored(this.entryPath(e), e.stats);
	}
}, FSWatcher = class extends r {
	closed;
	options;
	_closers;
	_ignoredPaths;
	_throttled;
	_streams;
	_symlinkPaths;
	_watched;
	_pendingWrites;
	_pendingUnlinks;
	_readyCount;
	_emitReady;
	_closePromise;
	_userIgnored;
	_readyEmitted;
	_emitRaw;
	_boundRemove;
	_nodeFsHandler;
	constructor(e = {}) {
		super(), this.closed = !1, this._closers = /* @__PURE__ */ new Map(), this._ignoredPaths = /* @__PURE__ */ new Set(), this._throttled = /* @__PURE__ */ new Map(), this._streams = /* @__PURE__ */ new Set(), this._symlinkPaths = /* @__PURE__ */ new Map(), this._watched = /* @__PURE__ */ new Map(), this._pendingWrites = /* @__PURE__ */ new Map(), this._pendingUnlinks = /* @__PURE__ */ new Map(), this._readyCount = 0, this._readyEmitted = !1;
		let t = e.awaitWriteFinish, n = {
			stabilityThreshold: 2e3,
			pollInterval: 100
		}, r = {
			persistent: !0,
			ignoreInitial: !1,
			ignorePermissionErrors: !1,
			interval: 100,
			binaryInterval: 300,
			followSymlinks: !0,
			usePolling: !1,
			atomic: !0,
			...e,
			ignored: e.ignored ? arrify(e.ignored) : arrify([]),
			awaitWriteFinish: t === !0 ? n : typeof t == "object" && {
				...n,
				...t
			}
		};
		T && (r.usePolling = !0), r.atomic === void 0 && (r.atomic = !r.usePolling);
		let i = process.env.CHOKIDAR_USEPOLLING;
		if (i !== void 0) {
			let e = i.toLowerCase();
			r.usePolling = e === "false" || e === "0" ? !1 : e === "true" || e === "1" || !!e;
		}
		let a = process.env.CHOKIDAR_INTERVAL;
		a && (r.interval = Number.parseInt(a, 10));
		let o = 0;
		this._emitReady = () => {
			o++, o >= this._readyCount && (this._emitReady = EMPTY_FN, this._readyEmitted = !0, process.nextTick(() => this.emit(E.READY)));
		}, this._emitRaw = (...e) => this.emit(E.RAW, ...e), this._boundRemove = this._remove.bind(this), this.options = r, this._nodeFsHandler = new NodeFsHandler(this), Object.freeze(r);
	}
	_addIgnoredPath(e) {
		if (isMatcherObject(e)) {
			for (let t of this._ignoredPaths) if (isMatcherObject(t) && t.path === e.path && t.recursive === e.recursive) return;
		}
		this._ignoredPaths.add(e);
	}
	_removeIgnoredPath(e) {
		if (this._ignoredPaths.delete(e), typeof e == "string") for (let t of this._ignoredPaths) isMatcherObject(t) && t.path === e && this._ignoredPaths.delete(t);
	}
	add(e, t, n) {
		let { cwd: r } = this.options;
		this.closed = !1, this._closePromise = void 0;
		let a = unifyPaths(e);
		return r && (a = a.map((e) => getAbsolutePath(e, r))), a.forEach((e) => {
			this._removeIgnoredPath(e);
		}), this._userIgnored = void 0, this._readyCount ||= 0, this._readyCount += a.length, Promise.all(a.map(async (e) => {
			let r = await this._nodeFsHandler._addToNodeFs(e, !n, void 0, 0, t);
			return r && this._emitReady(), r;
		})).then((e) => {
			this.closed || e.forEach((e) => {
				e && this.add(i.dirname(e), i.basename(t || e));
			});
		}), this;
	}
	unwatch(e) {
		if (this.closed) return this;
		let t = unifyPaths(e), { cwd: n } = this.options;
		return t.forEach((e) => {
			!i.isAbsolute(e) && !this._closers.has(e) && (n && (e = i.join(n, e)), e = i.resolve(e)), this._closePath(e), this._addIgnoredPath(e), this._watched.has(e) && this._addIgnoredPath({
				path: e,
				recursive: !0
			}), this._userIgnored = void 0;
		}), this;
	}
	close() {
		if (this._closePromise) return this._closePromise;
		this.closed = !0, this.removeAllListeners();
		let e = [];
		return this._closers.forEach((t) => t.forEach((t) => {
			let n = t();
			n instanceof Promise && e.push(n);
		})), this._streams.forEach((e) => e.destroy()), this._userIgnored = void 0, this._readyCount = 0, this._readyEmitted = !1, this._watched.forEach((e) => e.dispose()), this._closers.clear(), this._watched.clear(), this._streams.clear(), this._symlinkPaths.clear(), this._throttled.clear(), this._closePromise = e.length ? Promise.all(e).then(() => void 0) : Promise.resolve(), this._closePromise;
	}
	getWatched() {
		let e = {};
		return this._watched.forEach((t, n) => {
			let r = (this.options.cwd ? i.relative(this.options.cwd, n) : n) || ".";
			e[r] = t.getChildren().sort();
		}), e;
	}
	emitWithAll(e, t) {
		this.emit(e, ...t), e !== E.ERROR && this.emit(E.ALL, e, ...t);
	}
	async _emit(e, t, n) {
		if (this.closed) return;
		let r = this.options;
		x && (t = i.normalize(t)), r.cwd && (t = i.relative(r.cwd, t));
		let a = [t];
		n != null && a.push(n);
		let o = r.awaitWriteFinish, s;
		if (o && (s = this._pendingWrites.get(t))) return s.lastChange = /* @__PURE__ */ new Date(), this;
		if (r.atomic) {
			if (e === E.UNLINK) return this._pendingUnlinks.set(t, [e, ...a]), setTimeout(() => {
				this._pendingUnlinks.forEach((e, t) => {
					this.emit(...e), this.emit(E.ALL, ...e), this._pendingUnlinks.delete(t);
				});
			}, typeof r.atomic == "number" ? r.atomic : 100), this;
			e === E.ADD && this._pendingUnlinks.has(t) && (e = E.CHANGE, this._pendingUnlinks.delete(t));
		}
		if (o && (e === E.ADD || e === E.CHANGE) && this._readyEmitted) return this._awaitWriteFinish(t, o.stabilityThreshold, e, (t, n) => {
			t ? (e = E.ERROR, a[0] = t, this.emitWithAll(e, a)) : n && (a.length > 1 ? a[1] = n : a.push(n), this.emitWithAll(e, a));
		}), this;
		if (e === E.CHANGE && !this._throttle(E.CHANGE, t, 50)) return this;
		if (r.alwaysStat && n === void 0 && (e === E.ADD || e === E.ADD_DIR || e === E.CHANGE)) {
			let e = r.cwd ? i.join(r.cwd, t) : t, n;
			try {
				n = await (0, d.stat)(e);
			} catch {}
			if (!n || this.closed) return;
			a.push(n);
		}
		return this.emitWithAll(e, a), this;
	}
	_handleError(e) {
		let t = e && e.code;
		return e && t !== "ENOENT" && t !== "ENOTDIR" && (!this.options.ignorePermissionErrors || t !== "EPERM" && t !== "EACCES") && this.emit(E.ERROR, e), e || this.closed;
	}
	_throttle(e, t, n) {
		this._throttled.has(e) || this._throttled.set(e, /* @__PURE__ */ new Map());
		let r = this._throttled.get(e);
		if (!r) throw Error("invalid throttle");
		let i = r.get(t);
		if (i) return i.count++, !1;
		let a, clear = () => {
			let e = r.get(t), n = e ? e.count : 0;
			return r.delete(t), clearTimeout(a), e && clearTimeout(e.timeoutObject), n;
		};
		a = setTimeout(clear, n);
		let o = {
			timeoutObject: a,
			clear,
			count: 0
		};
		return r.set(t, o), o;
	}
	_incrReadyCount() {
		return this._readyCount++;
	}
	_awaitWriteFinish(e, t, n, r) {
		let a = this.options.awaitWriteFinish;
		if (typeof a != "object") return;
		let o = a.pollInterval, s, c = e;
		this.options.cwd && !i.isAbsolute(e) && (c = i.join(this.options.cwd, e));
		let l = /* @__PURE__ */ new Date(), d = this._pendingWrites;
		function awaitWriteFinishFn(n) {
			(0, u.stat)(c, (i, a) => {
				if (i || !d.has(e)) {
					i && i.code !== "ENOENT" && r(i);
					return;
				}
				let c = Number(/* @__PURE__ */ new Date());
				n && a.size !== n.size && (d.get(e).lastChange = c), c - d.get(e).lastChange >= t ? (d.delete(e), r(void 0, a)) : s = setTimeout(awaitWriteFinishFn, o, a);
			});
		}
		d.has(e) || (d.set(e, {
			lastChange: l,
			cancelWait: () => (d.delete(e), clearTimeout(s), n)
		}), s = setTimeout(awaitWriteFinishFn, o));
	}
	_isIgnored(e, t) {
		if (this.options.atomic && R.test(e)) return !0;
		if (!this._userIgnored) {
			let { cwd: e } = this.options, t = (this.options.ignored || []).map(normalizeIgnored(e)), n = [...[...this._ignoredPaths].map(normalizeIgnored(e)), ...t];
			this._userIgnored = anymatch(n, void 0);
		}
		return this._userIgnored(e, t);
	}
	_isntIgnored(e, t) {
		return !this._isIgnored(e, t);
	}
	_getWatchHelpers(e) {
		return new WatchHelper(e, this.options.followSymlinks, this);
	}
	_getWatchedDir(e) {
		let t = i.resolve(e);
		return this._watched.has(t) || this._watched.set(t, new DirEntry(t, this._boundRemove)), this._watched.get(t);
	}
	_hasReadPermissions(e) {
		return this.options.ignorePermissionErrors ? !0 : !!(Number(e.mode) & 256);
	}
	_remove(e, t, n) {
		let r = i.join(e, t), a = i.resolve(r);
		if (n ??= this._watched.has(r) || this._watched.has(a), !this._throttle("remove", r, 100)) return;
		!n && this._watched.size === 1 && this.add(e, t, !0), this._getWatchedDir(r).getChildren().forEach((e) => this._remove(r, e));
		let o = this._getWatchedDir(e), s = o.has(t);
		o.remove(t), this._symlinkPaths.has(a) && this._symlinkPaths.delete(a);
		let c = r;
		if (this.options.cwd && (c = i.relative(this.options.cwd, r)), this.options.awaitWriteFinish && this._pendingWrites.has(c) && this._pendingWrites.get(c).cancelWait() === E.ADD) return;
		this._watched.delete(r), this._watched.delete(a);
		let l = n ? E.UNLINK_DIR : E.UNLINK;
		s && !this._isIgnored(r) && this._emit(l, r), this._closePath(r);
	}
	_closePath(e) {
		this._closeFile(e);
		let t = i.dirname(e);
		this._getWatchedDir(t).remove(i.basename(e));
	}
	_closeFile(e) {
		let t = this._closers.get(e);
		t && (t.forEach((e) => e()), this._closers.delete(e));
	}
	_addPathCloser(e, t) {
		if (!t) return;
		let n = this._closers.get(e);
		n || (n = [], this._closers.set(e, n)), n.push(t);
	}
	_readdirp(e, t) {
		if (this.closed) return;
		let n = readdirp(e, {
			type: E.ALL,
			alwaysStat: !0,
			lstat: !0,
			...t,
			depth: 0
		});
		return this._streams.add(n), n.once("close", () => {
			n = void 0;
		}), n.once("end", () => {
			n &&= (this._streams.delete(n), void 0);
		}), n;
	}
};
function watch(e, t = {}) {
	let n = new FSWatcher(t);
	return n.add(e), n;
}
var V = {
	watch,
	FSWatcher
};
export { FSWatcher, WatchHelper, V as default, watch };
