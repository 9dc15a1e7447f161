var e = class Iovec {
	static read_bytes(e, t) {
		let n = new Iovec();
		return n.buf = e.getUint32(t, !0), n.buf_len = e.getUint32(t + 4, !0), n;
	}
	static read_bytes_array(e, t, n) {
		let r = [];
		for (let i = 0; i < n; i++) r.push(Iovec.read_bytes(e, t + 8 * i));
		return r;
	}
}, t = class Ciovec {
	static read_bytes(e, t) {
		let n = new Ciovec();
		return n.buf = e.getUint32(t, !0), n.buf_len = e.getUint32(t + 4, !0), n;
	}
	static read_bytes_array(e, t, n) {
		let r = [];
		for (let i = 0; i < n; i++) r.push(Ciovec.read_bytes(e, t + 8 * i));
		return r;
	}
}, Fdstat = class {
	write_bytes(e, t) {
		e.setUint8(t, this.fs_filetype), e.setUint16(t + 2, this.fs_flags, !0), e.setBigUint64(t + 8, this.fs_rights_base, !0), e.setBigUint64(t + 16, this.fs_rights_inherited, !0);
	}
	constructor(e, t) {
		this.fs_rights_base = 0n, this.fs_rights_inherited = 0n, this.fs_filetype = e, this.fs_flags = t;
	}
}, Filestat = class {
	write_bytes(e, t) {
		e.setBigUint64(t, this.dev, !0), e.setBigUint64(t + 8, this.ino, !0), e.setUint8(t + 16, this.filetype), e.setBigUint64(t + 24, this.nlink, !0), e.setBigUint64(t + 32, this.size, !0), e.setBigUint64(t + 38, this.atim, !0), e.setBigUint64(t + 46, this.mtim, !0), e.setBigUint64(t + 52, this.ctim, !0);
	}
	constructor(e, t, n) {
		this.dev = 0n, this.nlink = 0n, this.atim = 0n, this.mtim = 0n, this.ctim = 0n, this.ino = e, this.filetype = t, this.size = n;
	}
}, n = class Subscription {
	static read_bytes(e, t) {
		return new Subscription(e.getBigUint64(t, !0), e.getUint8(t + 8), e.getUint32(t + 16, !0), e.getBigUint64(t + 24, !0), e.getUint16(t + 36, !0));
	}
	constructor(e, t, n, r, i) {
		this.userdata = e, this.eventtype = t, this.clockid = n, this.timeout = r, this.flags = i;
	}
}, Event = class {
	write_bytes(e, t) {
		e.setBigUint64(t, this.userdata, !0), e.setUint16(t + 8, this.error, !0), e.setUint8(t + 10, this.eventtype);
	}
	constructor(e, t, n) {
		this.userdata = e, this.error = t, this.eventtype = n;
	}
};
// node_modules/@bjorn3/browser_wasi_shim/dist/debug.js
let Debug = class {
	enable(e) {
		this.log = createLogger(e === void 0 || e, this.prefix);
	}
	get enabled() {
		return this.isEnabled;
	}
	constructor(e) {
		this.isEnabled = e, this.prefix = "wasi:", this.enable(e);
	}
};
function createLogger(e, t) {
	return e ? console.log.bind(console, "%c%s", "color: #265BA0", t) : () => {};
}
const r = new Debug(!1);
// node_modules/@bjorn3/browser_wasi_shim/dist/wasi.js
var WASIProcExit = class extends Error {
	constructor(e) {
		super("exit with exit code " + e), this.code = e;
	}
};
let WASI = class {
	start(e) {
		this.inst = e;
		try {
			return e.exports._start(), 0;
		} catch (e) {
			if (e instanceof WASIProcExit) return e.code;
			throw e;
		}
	}
	initialize(e) {
		this.inst = e, e.exports._initialize && e.exports._initialize();
	}
	constructor(i, a, o, s = {}) {
		this.args = [], this.env = [], this.fds = [], r.enable(s.debug), this.args = i, this.env = a, this.fds = o;
		let c = this;
		this.wasiImport = {
			args_sizes_get(e, t) {
				let n = new DataView(c.inst.exports.memory.buffer);
				n.setUint32(e, c.args.length, !0);
				let i = 0;
				for (let e of c.args) i += e.length + 1;
				return n.setUint32(t, i, !0), r.log(n.getUint32(e, !0), n.getUint32(t, !0)), 0;
			},
			args_get(e, t) {
				let n = new DataView(c.inst.exports.memory.buffer), i = new Uint8Array(c.inst.exports.memory.buffer), a = t;
				for (let r = 0; r < c.args.length; r++) {
					n.setUint32(e, t, !0), e += 4;
					let a = new TextEncoder().encode(c.args[r]);
					i.set(a, t), n.setUint8(t + a.length, 0), t += a.length + 1;
				}
				return r.enabled && r.log(new TextDecoder("utf-8").decode(i.slice(a, t))), 0;
			},
			environ_sizes_get(e, t) {
				let n = new DataView(c.inst.exports.memory.buffer);
				n.setUint32(e, c.env.length, !0);
				let i = 0;
				for (let e of c.env) i += new TextEncoder().encode(e).length + 1;
				return n.setUint32(t, i, !0), r.log(n.getUint32(e, !0), n.getUint32(t, !0)), 0;
			},
			environ_get(e, t) {
				let n = new DataView(c.inst.exports.memory.buffer), i = new Uint8Array(c.inst.exports.memory.buffer), a = t;
				for (let r = 0; r < c.env.length; r++) {
					n.setUint32(e, t, !0), e += 4;
					let a = new TextEncoder().encode(c.env[r]);
					i.set(a, t), n.setUint8(t + a.length, 0), t += a.length + 1;
				}
				return r.enabled && r.log(new TextDecoder("utf-8").decode(i.slice(a, t))), 0;
			},
			clock_res_get(e, t) {
				let n;
				switch (e) {
					case 1:
						n = 5000n;
						break;
					case 0:
						n = 1000000n;
						break;
					default: return 52;
				}
				return new DataView(c.inst.exports.memory.buffer).setBigUint64(t, n, !0), 0;
			},
			clock_time_get(e, t, n) {
				let r = new DataView(c.inst.exports.memory.buffer);
				if (e === 0) r.setBigUint64(n, BigInt((/* @__PURE__ */ new Date()).getTime()) * 1000000n, !0);
				else if (e == 1) {
					let e;
					try {
						e = BigInt(Math.round(performance.now() * 1e6));
					} catch {
						e = 0n;
					}
					r.setBigUint64(n, e, !0);
				} else r.setBigUint64(n, 0n, !0);
				return 0;
			},
			fd_advise(e, t, n, r) {
				return c.fds[e] == null ? 8 : 0;
			},
			fd_allocate(e, t, n) {
				return c.fds[e] == null ? 8 : c.fds[e].fd_allocate(t, n);
			},
			fd_close(e) {
				if (c.fds[e] != null) {
					let t = c.fds[e].fd_close();
					return c.fds[e] = void 0, t;
				}
				return 8;
			},
			fd_datasync(e) {
				return c.fds[e] == null ? 8 : c.fds[e].fd_sync();
			},
			fd_fdstat_get(e, t) {
				if (c.fds[e] != null) {
					let { ret: n, fdstat: r } = c.fds[e].fd_fdstat_get();
					return r?.write_bytes(new DataView(c.inst.exports.memory.buffer), t), n;
				}
				return 8;
			},
			fd_fdstat_set_flags(e, t) {
				return c.fds[e] == null ? 8 : c.fds[e].fd_fdstat_set_flags(t);
			},
			fd_fdstat_set_rights(e, t, n) {
				return c.fds[e] == null ? 8 : c.fds[e].fd_fdstat_set_rights(t, n);
			},
			fd_filestat_get(e, t) {
				if (c.fds[e] != null) {
					let { ret: n, filestat: r } = c.fds[e].fd_filestat_get();
					return r?.write_bytes(new DataView(c.inst.exports.memory.buffer), t), n;
				}
				return 8;
			},
			fd_filestat_set_size(e, t) {
				return c.fds[e] == null ? 8 : c.fds[e].fd_filestat_set_size(t);
			},
			fd_filestat_set_times(e, t, n, r) {
				return c.fds[e] == null ? 8 : c.fds[e].fd_filestat_set_times(t, n, r);
			},
			fd_pread(t, n, r, i, a) {
				let o = new DataView(c.inst.exports.memory.buffer), s = new Uint8Array(c.inst.exports.memory.buffer);
				if (c.fds[t] != null) {
					let l = e.read_bytes_array(o, n, r), u = 0;
					for (let e of l) {
						let { ret: n, data: r } = c.fds[t].fd_pread(e.buf_len, i);
						if (n != 0) return o.setUint32(a, u, !0), n;
						if (s.set(r, e.buf), u += r.length, i += BigInt(r.length), r.length != e.buf_len) break;
					}
					return o.setUint32(a, u, !0), 0;
				}
				return 8;
			},
			fd_prestat_get(e, t) {
				let n = new DataView(c.inst.exports.memory.buffer);
				if (c.fds[e] != null) {
					let { ret: r, prestat: i } = c.fds[e].fd_prestat_get();
					return i?.write_bytes(n, t), r;
				}
				return 8;
			},
			fd_prestat_dir_name(e, t, n) {
				if (c.fds[e] != null) {
					let { ret: r, prestat: i } = c.fds[e].fd_prestat_get();
					if (i == null) return r;
					let a = i.inner.pr_name;
					return new Uint8Array(c.inst.exports.memory.buffer).set(a.slice(0, n), t), a.byteLength > n ? 37 : 0;
				}
				return 8;
			},
			fd_pwrite(e, n, r, i, a) {
				let o = new DataView(c.inst.exports.memory.buffer), s = new Uint8Array(c.inst.exports.memory.buffer);
				if (c.fds[e] != null) {
					let l = t.read_bytes_array(o, n, r), u = 0;
					for (let t of l) {
						let n = s.slice(t.buf, t.buf + t.buf_len), { ret: r, nwritten: l } = c.fds[e].fd_pwrite(n, i);
						if (r != 0) return o.setUint32(a, u, !0), r;
						if (u += l, i += BigInt(l), l != n.byteLength) break;
					}
					return o.setUint32(a, u, !0), 0;
				}
				return 8;
			},
			fd_read(t, n, r, i) {
				let a = new DataView(c.inst.exports.memory.buffer), o = new Uint8Array(c.inst.exports.memory.buffer);
				if (c.fds[t] != null) {
					let s = e.read_bytes_array(a, n, r), l = 0;
					for (let e of s) {
						let { ret: n, data: r } = c.fds[t].fd_read(e.buf_len);
						if (n != 0) return a.setUint32(i, l, !0), n;
						if (o.set(r, e.buf), l += r.length, r.length != e.buf_len) break;
					}
					return a.setUint32(i, l, !0), 0;
				}
				return 8;
			},
			fd_readdir(e, t, n, r, i) {
				let a = new DataView(c.inst.exports.memory.buffer), o = new Uint8Array(c.inst.exports.memory.buffer);
				if (c.fds[e] != null) {
					let s = 0;
					for (;;) {
						let { ret: l, dirent: u } = c.fds[e].fd_readdir_single(r);
						if (l != 0) return a.setUint32(i, s, !0), l;
						if (u == null) break;
						if (n - s < u.head_length()) {
							s = n;
							break;
						}
						let d = new ArrayBuffer(u.head_length());
						if (u.write_head_bytes(new DataView(d), 0), o.set(new Uint8Array(d).slice(0, Math.min(d.byteLength, n - s)), t), t += u.head_length(), s += u.head_length(), n - s < u.name_length()) {
							s = n;
							break;
						}
						u.write_name_bytes(o, t, n - s), t += u.name_length(), s += u.name_length(), r = u.d_next;
					}
					return a.setUint32(i, s, !0), 0;
				}
				return 8;
			},
			fd_renumber(e, t) {
				if (c.fds[e] != null && c.fds[t] != null) {
					let n = c.fds[t].fd_close();
					return n == 0 ? (c.fds[t] = c.fds[e], c.fds[e] = void 0, 0) : n;
				}
				return 8;
			},
			fd_seek(e, t, n, r) {
				let i = new DataView(c.inst.exports.memory.buffer);
				if (c.fds[e] != null) {
					let { ret: a, offset: o } = c.fds[e].fd_seek(t, n);
					return i.setBigInt64(r, o, !0), a;
				}
				return 8;
			},
			fd_sync(e) {
				return c.fds[e] == null ? 8 : c.fds[e].fd_sync();
			},
			fd_tell(e, t) {
				let n = new DataView(c.inst.exports.memory.buffer);
				if (c.fds[e] != null) {
					let { ret: r, offset: i } = c.fds[e].fd_tell();
					return n.setBigUint64(t, i, !0), r;
				}
				return 8;
			},
			fd_write(e, n, r, i) {
				let a = new DataView(c.inst.exports.memory.buffer), o = new Uint8Array(c.inst.exports.memory.buffer);
				if (c.fds[e] != null) {
					let s = t.read_bytes_array(a, n, r), l = 0;
					for (let t of s) {
						let n = o.slice(t.buf, t.buf + t.buf_len), { ret: r, nwritten: s } = c.fds[e].fd_write(n);
						if (r != 0) return a.setUint32(i, l, !0), r;
						if (l += s, s != n.byteLength) break;
					}
					return a.setUint32(i, l, !0), 0;
				}
				return 8;
			},
			path_create_directory(e, t, n) {
				let r = new Uint8Array(c.inst.exports.memory.buffer);
				if (c.fds[e] != null) {
					let i = new TextDecoder("utf-8").decode(r.slice(t, t + n));
					return c.fds[e].path_create_directory(i);
				}
				return 8;
			},
			path_filestat_get(e, t, n, r, i) {
				let a = new DataView(c.inst.exports.memory.buffer), o = new Uint8Array(c.inst.exports.memory.buffer);
				if (c.fds[e] != null) {
					let s = new TextDecoder("utf-8").decode(o.slice(n, n + r)), { ret: l, filestat: u } = c.fds[e].path_filestat_get(t, s);
					return u?.write_bytes(a, i), l;
				}
				return 8;
			},
			path_filestat_set_times(e, t, n, r, i, a, o) {
				let s = new Uint8Array(c.inst.exports.memory.buffer);
				if (c.fds[e] != null) {
					let l = new TextDecoder("utf-8").decode(s.slice(n, n + r));
					return c.fds[e].path_filestat_set_times(t, l, i, a, o);
				}
				return 8;
			},
			path_link(e, t, n, r, i, a, o) {
				let s = new Uint8Array(c.inst.exports.memory.buffer);
				if (c.fds[e] != null && c.fds[i] != null) {
					let l = new TextDecoder("utf-8").decode(s.slice(n, n + r)), u = new TextDecoder("utf-8").decode(s.slice(a, a + o)), { ret: d, inode_obj: f } = c.fds[e].path_lookup(l, t);
					return f == null ? d : c.fds[i].path_link(u, f, !1);
				}
				return 8;
			},
			path_open(e, t, n, i, a, o, s, l, u) {
				let d = new DataView(c.inst.exports.memory.buffer), f = new Uint8Array(c.inst.exports.memory.buffer);
				if (c.fds[e] != null) {
					let p = new TextDecoder("utf-8").decode(f.slice(n, n + i));
					r.log(p);
					let { ret: m, fd_obj: h } = c.fds[e].path_open(t, p, a, o, s, l);
					if (m != 0) return m;
					c.fds.push(h);
					let g = c.fds.length - 1;
					return d.setUint32(u, g, !0), 0;
				}
				return 8;
			},
			path_readlink(e, t, n, i, a, o) {
				let s = new DataView(c.inst.exports.memory.buffer), l = new Uint8Array(c.inst.exports.memory.buffer);
				if (c.fds[e] != null) {
					let u = new TextDecoder("utf-8").decode(l.slice(t, t + n));
					r.log(u);
					let { ret: d, data: f } = c.fds[e].path_readlink(u);
					if (f != null) {
						let e = new TextEncoder().encode(f);
						if (e.length > a) return s.setUint32(o, 0, !0), 8;
						l.set(e, i), s.setUint32(o, e.length, !0);
					}
					return d;
				}
				return 8;
			},
			path_remove_directory(e, t, n) {
				let r = new Uint8Array(c.inst.exports.memory.buffer);
				if (c.fds[e] != null) {
					let i = new TextDecoder("utf-8").decode(r.slice(t, t + n));
					return c.fds[e].path_remove_directory(i);
				}
				return 8;
			},
			path_rename(e, t, n, r, i, a) {
				let o = new Uint8Array(c.inst.exports.memory.buffer);
				if (c.fds[e] != null && c.fds[r] != null) {
					let s = new TextDecoder("utf-8").decode(o.slice(t, t + n)), l = new TextDecoder("utf-8").decode(o.slice(i, i + a)), { ret: u, inode_obj: d } = c.fds[e].path_unlink(s);
					if (d == null) return u;
					if (u = c.fds[r].path_link(l, d, !0), u != 0 && c.fds[e].path_link(s, d, !0) != 0) throw "path_link should always return success when relinking an inode back to the original place";
					return u;
				}
				return 8;
			},
			path_symlink(e, t, n, r, i) {
				let a = new Uint8Array(c.inst.exports.memory.buffer);
				return c.fds[n] == null ? 8 : (new TextDecoder("utf-8").decode(a.slice(e, e + t)), new TextDecoder("utf-8").decode(a.slice(r, r + i)), 58);
			},
			path_unlink_file(e, t, n) {
				let r = new Uint8Array(c.inst.exports.memory.buffer);
				if (c.fds[e] != null) {
					let i = new TextDecoder("utf-8").decode(r.slice(t, t + n));
					return c.fds[e].path_unlink_file(i);
				}
				return 8;
			},
			poll_oneoff(e, t, i) {
				if (i === 0) return 28;
				if (i > 1) return r.log("poll_oneoff: only a single subscription is supported"), 58;
				let a = new DataView(c.inst.exports.memory.buffer), o = n.read_bytes(a, e), s = o.eventtype, l = o.clockid, u = o.timeout;
				if (s !== 0) return r.log("poll_oneoff: only clock subscriptions are supported"), 58;
				let getNow;
				if (l === 1) getNow = () => BigInt(Math.round(performance.now() * 1e6));
				else if (l === 0) getNow = () => BigInt((/* @__PURE__ */ new Date()).getTime()) * 1000000n;
				else return 28;
				let d = o.flags & 1 ? u : getNow() + u;
				for (; d > getNow(););
				return new Event(o.userdata, 0, s).write_bytes(a, t), 0;
			},
			proc_exit(e) {
				throw new WASIProcExit(e);
			},
			proc_raise(e) {
				throw "raised signal " + e;
			},
			sched_yield() {},
			random_get(e, t) {
				let n = new Uint8Array(c.inst.exports.memory.buffer).subarray(e, e + t);
				if ("crypto" in globalThis && (typeof SharedArrayBuffer > "u" || !(c.inst.exports.memory.buffer instanceof SharedArrayBuffer))) for (let e = 0; e < t; e += 65536) crypto.getRandomValues(n.subarray(e, e + 65536));
				else for (let e = 0; e < t; e++) n[e] = Math.random() * 256 | 0;
			},
			sock_recv(e, t, n) {
				throw "sockets not supported";
			},
			sock_send(e, t, n) {
				throw "sockets not supported";
			},
			sock_shutdown(e, t) {
				throw "sockets not supported";
			},
			sock_accept(e, t) {
				throw "sockets not supported";
			}
		};
	}
};
// node_modules/@bjorn3/browser_wasi_shim/dist/fd.js
var Fd = class {
	fd_allocate(e, t) {
		return 58;
	}
	fd_close() {
		return 0;
	}
	fd_fdstat_get() {
		return {
			ret: 58,
			fdstat: null
		};
	}
	fd_fdstat_set_flags(e) {
		return 58;
	}
	fd_fdstat_set_rights(e, t) {
		return 58;
	}
	fd_filestat_get() {
		return {
			ret: 58,
			filestat: null
		};
	}
	fd_filestat_set_size(e) {
		return 58;
	}
	fd_filestat_set_times(e, t, n) {
		return 58;
	}
	fd_pread(e, t) {
		return {
			ret: 58,
			data: /* @__PURE__ */ new Uint8Array()
		};
	}
	fd_prestat_get() {
		return {
			ret: 58,
			prestat: null
		};
	}
	fd_pwrite(e, t) {
		return {
			ret: 58,
			nwritten: 0
		};
	}
	fd_read(e) {
		return {
			ret: 58,
			data: /* @__PURE__ */ new Uint8Array()
		};
	}
	fd_readdir_single(e) {
		return {
			ret: 58,
			dirent: null
		};
	}
	fd_seek(e, t) {
		return {
			ret: 58,
			offset: 0n
		};
	}
	fd_sync() {
		return 0;
	}
	fd_tell() {
		return {
			ret: 58,
			offset: 0n
		};
	}
	fd_write(e) {
		return {
			ret: 58,
			nwritten: 0
		};
	}
	path_create_directory(e) {
		return 58;
	}
	path_filestat_get(e, t) {
		return {
			ret: 58,
			filestat: null
		};
	}
	path_filestat_set_times(e, t, n, r, i) {
		return 58;
	}
	path_link(e, t, n) {
		return 58;
	}
	path_unlink(e) {
		return {
			ret: 58,
			inode_obj: null
		};
	}
	path_lookup(e, t) {
		return {
			ret: 58,
			inode_obj: null
		};
	}
	path_open(e, t, n, r, i, a) {
		return {
			ret: 54,
			fd_obj: null
		};
	}
	path_readlink(e) {
		return {
			ret: 58,
			data: null
		};
	}
	path_remove_directory(e) {
		return 58;
	}
	path_rename(e, t, n) {
		return 58;
	}
	path_unlink_file(e) {
		return 58;
	}
}, i = class Inode {
	static issue_ino() {
		return Inode.next_ino++;
	}
	static root_ino() {
		return 0n;
	}
	constructor() {
		this.ino = Inode.issue_ino();
	}
};
i.next_ino = 1n;
// node_modules/@bjorn3/browser_wasi_shim/dist/fs_mem.js
var OpenFile = class extends Fd {
	fd_allocate(e, t) {
		if (!(this.file.size > e + t)) {
			let n = new Uint8Array(Number(e + t));
			n.set(this.file.data, 0), this.file.data = n;
		}
		return 0;
	}
	fd_fdstat_get() {
		return {
			ret: 0,
			fdstat: new Fdstat(4, 0)
		};
	}
	fd_filestat_set_size(e) {
		if (this.file.size > e) this.file.data = new Uint8Array(this.file.data.buffer.slice(0, Number(e)));
		else {
			let t = new Uint8Array(Number(e));
			t.set(this.file.data, 0), this.file.data = t;
		}
		return 0;
	}
	fd_read(e) {
		let t = this.file.data.slice(Number(this.file_pos), Number(this.file_pos + BigInt(e)));
		return this.file_pos += BigInt(t.length), {
			ret: 0,
			data: t
		};
	}
	fd_pread(e, t) {
		return {
			ret: 0,
			data: this.file.data.slice(Number(t), Number(t + BigInt(e)))
		};
	}
	fd_seek(e, t) {
		let n;
		switch (t) {
			case 0:
				n = e;
				break;
			case 1:
				n = this.file_pos + e;
				break;
			case 2:
				n = BigInt(this.file.data.byteLength) + e;
				break;
			default: return {
				ret: 28,
				offset: 0n
			};
		}
		return n < 0 ? {
			ret: 28,
			offset: 0n
		} : (this.file_pos = n, {
			ret: 0,
			offset: this.file_pos
		});
	}
	fd_tell() {
		return {
			ret: 0,
			offset: this.file_pos
		};
	}
	fd_write(e) {
		if (this.file.readonly) return {
			ret: 8,
			nwritten: 0
		};
		if (this.file_pos + BigInt(e.byteLength) > this.file.size) {
			let t = this.file.data;
			this.file.data = new Uint8Array(Number(this.file_pos + BigInt(e.byteLength))), this.file.data.set(t);
		}
		return this.file.data.set(e, Number(this.file_pos)), this.file_pos += BigInt(e.byteLength), {
			ret: 0,
			nwritten: e.byteLength
		};
	}
	fd_pwrite(e, t) {
		if (this.file.readonly) return {
			ret: 8,
			nwritten: 0
		};
		if (t + BigInt(e.byteLength) > this.file.size) {
			let n = this.file.data;
			this.file.data = new Uint8Array(Number(t + BigInt(e.byteLength))), this.file.data.set(n);
		}
		return this.file.data.set(e, Number(t)), {
			ret: 0,
			nwritten: e.byteLength
		};
	}
	fd_filestat_get() {
		return {
			ret: 0,
			filestat: this.file.stat()
		};
	}
	constructor(e) {
		super(), this.file_pos = 0n, this.file = e;
	}
}, File = class extends i {
	path_open(e, t, n) {
		if (this.readonly && (t & BigInt(64)) == BigInt(64)) return {
			ret: 63,
			fd_obj: null
		};
		if ((e & 8) == 8) {
			if (this.readonly) return {
				ret: 63,
				fd_obj: null
			};
			this.data = new Uint8Array([]);
		}
		let r = new OpenFile(this);
		return n & 1 && r.fd_seek(0n, 2), {
			ret: 0,
			fd_obj: r
		};
	}
	get size() {
		return BigInt(this.data.byteLength);
	}
	stat() {
		return new Filestat(this.ino, 4, this.size);
	}
	constructor(e, t) {
		super(), this.data = new Uint8Array(e), this.readonly = !!t?.readonly;
	}
}, a = class ConsoleStdout extends Fd {
	fd_filestat_get() {
		return {
			ret: 0,
			filestat: new Filestat(this.ino, 2, BigInt(0))
		};
	}
	fd_fdstat_get() {
		let e = new Fdstat(2, 0);
		return e.fs_rights_base = BigInt(64), {
			ret: 0,
			fdstat: e
		};
	}
	fd_write(e) {
		return this.write(e), {
			ret: 0,
			nwritten: e.byteLength
		};
	}
	static lineBuffered(e) {
		let t = new TextDecoder("utf-8", { fatal: !1 }), n = "";
		return new ConsoleStdout((r) => {
			n += t.decode(r, { stream: !0 });
			let i = n.split("\n");
			for (let [t, r] of i.entries()) t < i.length - 1 ? e(r) : n = r;
		});
	}
	constructor(e) {
		super(), this.ino = i.issue_ino(), this.write = e;
	}
};
export { a as ConsoleStdout, File, OpenFile, WASI };
