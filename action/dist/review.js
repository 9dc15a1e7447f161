import { OutsideError as e, append as t, checkReading as n, codeOf as r, globFolder as i, isAddress as a, isDigestText as o, isError as s, isGlob as c, isMissing as l, isPackageAddress as u, isWithin as d, limitReading as f, nextPart as p, onRead as m, realPathOf as h, realPathWithin as g, require__builtin_buffer as _, require__builtin_crypto as v, said as y, splitGlob as b } from "./evaluation.js";
import { readPolicyArguments as x } from "./shared.js";
import { CommandError as S, GATE_OPTIONS as C, GLOBAL_OPTIONS as w, LOCK_FILE as T, builtinModules as E, isBuiltinModule as D, takesPath as ee, textsIn as te, toOptions as O, tufUrl as k, writeNote as ne } from "./evaluation-command.js";
import { GitFailure as A, runGit as j } from "./run-git.js";
import * as M from "node:module";
import { lstat as re, mkdtemp as ie, readFile as N, readdir as P, readlink as F, realpath as I, rm as L, stat as R } from "node:fs/promises";
import { delimiter as z, dirname as B, isAbsolute as V, join as H, relative as U, resolve as W, sep as G } from "node:path";
import { createReadStream as K, existsSync as q } from "node:fs";
import { tmpdir as J } from "node:os";
import { fileURLToPath as ae, pathToFileURL as oe } from "node:url";
import { MessageChannel as se, receiveMessageOnPort as ce } from "node:worker_threads";
// src/cli/gate/changed-files.ts
async function getStatus(e) {
	try {
		return await re(e);
	} catch (e) {
		let t = r(e);
		if (t === "ENOENT" || t === "ENOTDIR") return;
		throw e;
	}
}
var TreeFiles = class {
	found = /* @__PURE__ */ new Set();
	crossing = /* @__PURE__ */ new Set();
	empty = /* @__PURE__ */ new Set();
	#e;
	#t;
	#n = /* @__PURE__ */ new Set();
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	async add(e) {
		await p();
		let t = U(this.#e, e);
		if (this.#n.has(e) || !d(this.#e, e)) return;
		this.#n.add(e);
		let n = t === "" ? [] : t.split(G);
		for (let [e, t] of n.entries()) {
			let r = H(this.#e, ...n.slice(0, e), t);
			if ((await getStatus(r))?.isSymbolicLink() !== !0) continue;
			let i = U(this.#e, r), a = W(B(r), await F(r), ...n.slice(e + 1));
			return this.found.add(i), d(this.#t, await I(a).catch(() => a)) && this.crossing.add(i), this.add(a);
		}
		if ((await getStatus(e))?.isDirectory() !== !0) {
			this.found.add(t);
			return;
		}
		let r = await P(e);
		r.length === 0 && this.empty.add(t);
		for (let t of r) t !== ".git" && await this.add(H(e, t));
	}
};
async function isSame(e, t) {
	await p();
	let [n, r] = await Promise.all([getStatus(e), getStatus(t)]);
	return n === void 0 || r === void 0 ? n === r : n.isSymbolicLink() || r.isSymbolicLink() ? n.isSymbolicLink() && r.isSymbolicLink() && await F(e) === await F(t) : !n.isFile() || !r.isFile() ? n.isDirectory() && r.isDirectory() : n.size === r.size && (await N(e)).equals(await N(t));
}
async function changedFiles(e, t) {
	let n = new TreeFiles(e.root, t.root);
	for (let t of e.paths) await n.add(t);
	let r = new TreeFiles(t.root, e.root);
	for (let e of t.paths) await r.add(e);
	let i = new Set(n.crossing);
	for (let a of /* @__PURE__ */ new Set([...n.found, ...r.found])) await isSame(H(e.root, a), H(t.root, a)) || i.add(a);
	let listed = (e) => [...e].map((e) => e.split(G).join("/")).sort();
	return {
		changed: listed(i),
		empty: listed(n.empty)
	};
}
function registerThread(e) {
	let { port1: t, port2: n } = new se();
	t.unref(), M.register("data:text/javascript,%0Alet%20port%2C%20refused%3B%0Aexport%20function%20initialize(data)%20%7B%0A%20%20(%7B%20port%2C%20refused%20%7D%20%3D%20data)%3B%0A%7D%0Aexport%20async%20function%20load(url%2C%20context%2C%20next)%20%7B%0A%20%20if%20(url.startsWith(refused))%20throw%20new%20Error(url%20%2B%20%22%20is%20a%20file%20of%20the%20change%20under%20review%22)%3B%0A%20%20port.postMessage(url)%3B%0A%20%20return%20next(url%2C%20context)%3B%0A%7D", {
		data: {
			port: n,
			refused: e
		},
		transferList: [n]
	});
	let r = [];
	return () => {
		for (;;) {
			let e = ce(t);
			if (e === void 0) return r;
			r.push(e.message);
		}
	};
}
function registerInThread(e, t) {
	let n = [];
	return e({ load(e, r, i) {
		if (e.startsWith(t)) throw Error(`${e} is a file of the change under review`);
		return n.push(e), i(e, r);
	} }), () => n;
}
function noteModules(e) {
	let { registerHooks: t } = M, n = `${oe(e).href}/`, r = t === void 0 ? registerThread(n) : registerInThread(t, n), { cache: i } = M.createRequire(import.meta.url);
	return () => [...r().flatMap((e) => e.startsWith("file:") ? [ae(e)] : []), ...Object.keys(i)];
}
// src/cli/gate/git-repository.ts
var le = _(), ue = v();
const Y = {
	filter: /^(?:unspecified|unset|lfs)$/,
	ident: /^(?:unspecified|unset)$/,
	"working-tree-encoding": /^(?:unspecified|unset)$/,
	eol: /^(?!crlf$)/
};
var GitRepository = class {
	root;
	#e;
	constructor(e, t) {
		this.root = e, this.#e = t;
	}
	async listTree(e) {
		let t = await this.#t([
			"ls-tree",
			"-r",
			"-z",
			"--full-tree",
			e
		]), n = [];
		for (let e = 0; e < t.length;) {
			let r = t.indexOf(0, e), i = t.indexOf("	", e), [a = "", , o = ""] = t.toString("latin1", e, i).split(" ");
			n.push({
				mode: a,
				id: o,
				path: t.subarray(i + 1, r)
			}), e = r + 1;
		}
		return n;
	}
	async listConverted(e, t) {
		let n = await ie(H(J(), "regohost-index-"));
		try {
			let r = { GIT_INDEX_FILE: H(n, "index") };
			await this.#t(["read-tree", e], { env: r });
			let i = Object.keys(Y), a = await this.#t([
				"check-attr",
				"--cached",
				"-z",
				"--stdin",
				...i
			], {
				env: r,
				stdin: t.map((e) => `${e}\0`).join("")
			}), o = /* @__PURE__ */ new Map(), s = a.toString("utf8").split("\0");
			for (let e = 0; e + 2 < s.length; e += 3) {
				let [t = "", n = "", r = ""] = s.slice(e, e + 3);
				Y[n]?.test(r) !== !0 && o.set(t, `${n}: ${r}`);
			}
			return o;
		} finally {
			await L(n, {
				recursive: !0,
				force: !0
			});
		}
	}
	async #t(e, { env: t = {}, stdin: n = "" } = {}) {
		let { env: r, signal: i } = this.#e, a = {
			cwd: B(process.execPath),
			env: r,
			variables: t,
			signal: i,
			stdin: n
		};
		try {
			return await j([
				`--git-dir=${H(this.root, ".git")}`,
				`--work-tree=${this.root}`,
				...e
			], a);
		} catch (t) {
			if (!(t instanceof A)) throw t;
			let fail = (n, r) => {
				throw new S(`--review: git ${e[0] ?? ""} in ${this.root}: ${r}`, {
					code: n,
					cause: t
				});
			}, { kind: n, printed: r } = t;
			return n === "aborted" ? fail("aborted", "it was ended") : n === "absent" ? fail("change_refused", `Git cannot be run (${r})`) : n === "killed" ? fail("aborted", `${r} ended it`) : n === "timeout" ? fail("timeout", "it did not end in time") : fail("change_refused", `${r}; the change must be checked out by Git, at a commit`);
		}
	}
};
async function compareContent(e, t, r) {
	let i = (0, ue.createHash)(r.length === 40 ? "sha1" : "sha256").update(`blob ${String(t)}\0`), a = Buffer.alloc(0);
	for await (let t of K(e)) n(), i.update(t), a.length < 40 && (a = Buffer.concat([a, t]));
	return a.toString("latin1", 0, 40) === "version https://git-lfs.github.com/spec/" ? "an LFS pointer" : i.digest("hex") === r ? "as committed" : "other";
}
// src/cli/gate/path-reach.ts
const X = {
	key: "",
	isEnd: !0,
	below: () => X
};
function reachBelow(e, t) {
	let [n, ...r] = e;
	return n === void 0 ? t : {
		key: `${e.join("/")}//${t.key}`,
		isEnd: !1,
		below: (e) => e === n ? reachBelow(r, t) : void 0
	};
}
function reachMatches(e, t) {
	return {
		key: [...t].join(),
		isEnd: !1,
		below: (n) => {
			let r = e.below(t, n, !0);
			return e.isEnd(r) ? X : e.goesOn(r) ? reachMatches(e, r) : void 0;
		}
	};
}
function toReaches(e, { cwd: t, isPattern: n }) {
	let r = {
		start: W(t, e),
		reach: X
	};
	if (!n || !c(e)) return [r];
	let { folder: i, levels: a } = b(e);
	return [r, {
		start: W(t, i),
		reach: reachMatches(a, a.start)
	}];
}
// src/cli/gate/recorded-tree.ts
const de = {
	12e4: "link",
	16e4: "submodule"
};
async function readCommit(e, t) {
	let n = {
		kind: "folder",
		names: /* @__PURE__ */ new Map()
	};
	for (let { mode: r, id: i, path: a } of await e.listTree(t)) {
		let e = a.toString("utf8").split("/"), t = n;
		for (let n of e.slice(0, -1)) {
			let e = t.names.get(n), r = e?.kind === "folder" ? e : {
				kind: "folder",
				names: /* @__PURE__ */ new Map()
			};
			r !== e && t.names.set(n, r), t = r;
		}
		let o = (0, le.isUtf8)(a) ? de[r] ?? "file" : "unreadable name";
		t.names.set(e.at(-1) ?? "", {
			kind: o,
			id: i
		});
	}
	return {
		repository: e,
		commit: t,
		tree: n
	};
}
async function readNames(e) {
	try {
		let t = await P(e, { withFileTypes: !0 });
		return new Map(t.map((e) => [e.name, e]));
	} catch (e) {
		if (l(e)) return /* @__PURE__ */ new Map();
		throw e;
	}
}
var Z = class RecordedTree {
	#e;
	#t;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	static async open(e, t) {
		return new RecordedTree(t, await readCommit(new GitRepository(e, t), "HEAD"));
	}
	hasFolder(e) {
		let t = this.#t.tree;
		for (let n of e.split(G)) t = t?.kind === "folder" ? t.names.get(n) : void 0;
		return t?.kind === "folder";
	}
	async findLacking(e, { cwd: t, content: n }) {
		let { root: r } = this.#t.repository, i = new RecordedWalk(this.#e, this.#t);
		for (let { path: n, isPattern: r } of e) for (let { start: e, reach: a } of toReaches(n, {
			cwd: t,
			isPattern: r
		})) await i.reach(e, a);
		let a = new Map(i.lacking);
		if (n === "compared") for (let [e, t] of await findUnlike([...i.files.values()])) a.set(e, t);
		return [...a].map(([e, t]) => `${U(r, e).split(G).join("/")} (${t})`).sort();
	}
};
async function findUnlike(e) {
	let t = /* @__PURE__ */ new Map(), n = /* @__PURE__ */ new Map();
	for (let { path: r, id: i, owner: a } of e) {
		let e = await R(r).catch(() => void 0);
		if (e?.isFile() !== !0) continue;
		let o = await compareContent(r, e.size, i);
		o === "an LFS pointer" && t.set(r, "a pointer of Git LFS: check out with its files"), o === "other" && n.set(a, [...n.get(a) ?? [], r]);
	}
	for (let [{ repository: e, commit: r }, i] of n) {
		let { root: n } = e, a = i.map((e) => U(n, e).split(G).join("/"));
		for (let [i, o] of await e.listConverted(r, a)) t.set(H(n, i), `not as committed, by its attribute ${o}`);
	}
	return t;
}
var RecordedWalk = class {
	lacking = /* @__PURE__ */ new Map();
	files = /* @__PURE__ */ new Map();
	#e;
	#t;
	#n = /* @__PURE__ */ new Map();
	#r = /* @__PURE__ */ new Map();
	#i = /* @__PURE__ */ new Set();
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	async reach(e, t) {
		this.#i = /* @__PURE__ */ new Set(), await this.#a(e, t), await this.#a(await h(e).catch(() => e), t);
	}
	async #a(e, t) {
		let { root: n } = this.#t.repository;
		if (!d(n, e)) return;
		let r = U(n, e), i = r === "" ? [] : r.split(G), a = `${reachBelow(i, t).key}\0${String(i.length)}`;
		this.#i.has(a) || (this.#i.add(a), await this.#o(this.#t, this.#t.tree, n, reachBelow(i, t)));
	}
	async #o(e, t, n, r) {
		let i = await this.#l(n);
		for (let [a, o] of t.names) {
			await p();
			let t = r.below(a);
			t !== void 0 && await this.#s(e, o, H(n, a), i.get(a), t);
		}
	}
	async #s(e, t, n, r, i) {
		switch (t.kind) {
			case "folder": return this.#o(e, t, n, i);
			case "file":
				if (!i.isEnd) return;
				r === void 0 || r.isDirectory() ? this.lacking.set(n, "a file of the commit") : this.files.set(n, {
					path: n,
					id: t.id,
					owner: e
				});
				return;
			case "unreadable name":
				i.isEnd && this.lacking.set(n, "its name is not UTF-8");
				return;
			case "link":
				r?.isSymbolicLink() === !0 ? await this.#a(await h(n).catch(() => n), i) : this.lacking.set(n, "a link of the commit");
				return;
			case "submodule": {
				let e = r?.isDirectory() === !0 ? await this.#c(n, t.id) : void 0;
				e === void 0 ? this.lacking.set(n, "a submodule that is not checked out") : await this.#o(e, e.tree, n, i);
			}
		}
	}
	async #c(e, t) {
		if (!this.#n.has(e)) {
			let n = (await this.#l(e)).has(".git"), r = new GitRepository(e, this.#e);
			this.#n.set(e, n ? await readCommit(r, t) : void 0);
		}
		return this.#n.get(e);
	}
	#l(e) {
		let t = this.#r.get(e) ?? readNames(e);
		return this.#r.set(e, t), t;
	}
};
// src/cli/gate/review.ts
const fe = /* @__PURE__ */ new Set([
	"input",
	"material",
	"artifact",
	"output",
	"record",
	"attest"
]), pe = Object.fromEntries(Object.entries(C).map(([e, { pathIn: t }]) => [e, t])), me = [
	"HOME",
	"USERPROFILE",
	"APPDATA",
	"LOCALAPPDATA",
	"XDG_CACHE_HOME",
	"XDG_CONFIG_HOME",
	"XDG_RUNTIME_DIR",
	"REGOHOST_CACHE",
	"DOCKER_CONFIG",
	"REGISTRY_AUTH_FILE",
	"SERVICE_CA",
	"NODE_EXTRA_CA_CERTS",
	"NODE_COMPILE_CACHE",
	"NODE_ICU_DATA",
	"SSL_CERT_FILE",
	"OPENSSL_CONF",
	"OPENSSL_MODULES",
	"OPENSSL_ENGINES",
	"GITHUB_STEP_SUMMARY"
], he = {
	PATH: z,
	SSL_CERT_DIR: z,
	NODE_PATH: z,
	NODE_OPTIONS: /[\s="']+/,
	LD_PRELOAD: /[\s:]+/,
	LD_LIBRARY_PATH: z,
	LD_AUDIT: z,
	GCONV_PATH: z,
	DYLD_INSERT_LIBRARIES: z,
	DYLD_FRAMEWORK_PATH: z,
	DYLD_LIBRARY_PATH: z
}, Q = "Check out the whole commit, not sparse, with submodules and Git LFS files, and delete none; or name paths that do not include these files", ge = /* @__PURE__ */ new Set([
	"source_not_found",
	"pattern_unmatched",
	"ENOENT",
	"ERR_MODULE_NOT_FOUND",
	"MODULE_NOT_FOUND"
]), $ = "comparing the change with its base";
function toLimits({ io: e, flags: t }) {
	return {
		timeoutMs: t.timeout,
		signal: e.signal
	};
}
function isName(e, t) {
	return e === "builtins" && !D(t) || e === "trustedRoot" && k(t) !== void 0;
}
function decidingOptions(e) {
	return [...e.options, ...O(w)].map((e) => ({
		name: e.attributeName(),
		flags: e.flags
	})).filter(({ name: e, flags: t }) => ee(t) && !fe.has(e) && e !== "review");
}
function listFolders(e) {
	let t = B(e);
	return t === e ? [] : [t, ...listFolders(t)];
}
function getRepository(e) {
	return [e, ...listFolders(e)].find((e) => q(H(e, ".git")));
}
var _e = class Review {
	folder;
	#e;
	#t;
	#n;
	#r;
	#i;
	#a = () => void 0;
	#o = /* @__PURE__ */ new Set();
	constructor(e, t, n, r) {
		this.#e = e.io, this.#r = toLimits(e), this.folder = t, this.#t = n, this.#n = r;
	}
	static open(e, t) {
		return f($, toLimits(e), () => Review.#s(e, t));
	}
	static async #s(e, t) {
		let { io: n } = e, refuse = (e) => {
			throw new S(y`--review ${t}: ${e}`);
		}, r = W(n.cwd, t);
		(await R(r).catch(() => void 0))?.isDirectory() || refuse("there is no such folder");
		let [i, a] = await Promise.all([I(r), I(n.cwd)]), o = getRepository(i) ?? refuse("it is not in a Git repository, so it is unknown which files the change has"), s = U(o, i), c = s === "" ? a : W(a, ...s.split(G).map(() => ".."));
		(H(c, s) !== a || (getRepository(a) ?? c) !== c) && refuse(`it is ${s || "the top"} of its repository, and the working folder must be the same of the base's`), (d(c, o) || d(o, c)) && refuse("the working folder must be in a checkout of the base, apart from that of the change");
		for (let { name: e, path: t, isList: r } of variablePaths(n.env)) !r && !V(t) && refuse(`the variable ${e} must be an absolute path with --review`), await leadsInto(o, W(a, t)) && refuse(`the variable ${e} must not lead into the change`);
		let l = { change: await Z.open(o, n) };
		return s !== "" && !l.change.hasFolder(s) && refuse(`the commit of its repository ${o} has no folder ${s}`), q(H(c, ".git")) && (l.base = await Z.open(c, n)), new Review(e, i, {
			base: c,
			change: o
		}, l);
	}
	get inputs() {
		return {
			inputsFrom: this.folder,
			inputsWithin: this.#t.change
		};
	}
	async checkFlags({ flags: e }, t, n, r) {
		let [i] = t;
		if (i !== void 0) throw new S(y`--review: ${i}: name policies with -p, and inputs with -i`);
		if (n.watch === !0) throw new S("--review excludes --watch");
		if (n.updateLock === !0) throw new S("--review excludes --update-lock: the lock file is the base's");
		await this.#p(() => this.#h(this.#m({
			...e,
			...n
		}, [], r)));
	}
	take(e, t) {
		return this.#r = toLimits(e.context), this.#p(() => this.#c(e, t));
	}
	async #c(e, t) {
		let { flags: n, context: r, defaults: i, file: s } = e, { policies: c = [] } = i, l = this.#m({
			...r.flags,
			...n,
			config: s
		}, c, t);
		n.lock === void 0 && n.config !== !1 && l.some(({ path: e, isPolicy: t }) => t && a(e)) && l.push({
			what: "the lock file",
			path: T,
			isPolicy: !1
		}), await this.#h(l), E(n).length > 0 && (this.#i = noteModules(this.#t.change));
		let { output: u, record: d, attest: f, artifact: p } = n, m = {};
		return u !== void 0 && (m.output = await Promise.all(u.map((e) => this.#l(e)))), d !== void 0 && (m.record = await this.#u("--record", d, "output")), f !== void 0 && (m.attest = await this.#u("--attest", f, "output")), p !== void 0 && !o(p) && (m.artifact = await this.#u("--artifact", p, "input")), {
			...e,
			review: this,
			flags: {
				...n,
				...m
			}
		};
	}
	async #l(e) {
		let [, t, n] = /^([^=]+=)(?!-$)(.+)$/.exec(e) ?? [];
		return t === void 0 || n === void 0 ? e : t + await this.#u(`-o ${t}${n}`, n, "output");
	}
	async #u(t, n, r) {
		let { base: i, change: a } = this.#t, o = W(this.folder, n), s = await Promise.all(listFolders(o).map((e) => h(e).catch(() => e))), c = r === "output" && V(n) && ![o, ...s].some((e) => d(a, e));
		try {
			if (!c) await g(a, o);
			else if (await leadsInto(i, o)) throw new e(a);
		} catch (n) {
			throw n instanceof e ? new S(`--review: ${t}: ${n.message}`, {
				code: "change_refused",
				cause: n
			}) : n;
		}
		return o;
	}
	async checkInputs(e, t) {
		let n = e.filter((e) => e !== "-" && !a(e)).map((e) => ({
			path: e,
			isPattern: !0
		}));
		t !== void 0 && !o(t) && n.push({
			path: t,
			isPattern: !1
		}), await this.#d(n, "ignored");
	}
	async #d(e, t) {
		let n = {
			cwd: this.folder,
			content: t
		};
		refusePaths(await this.#p(() => this.#n.change.findLacking(e, n)), "the checkout of the change lacks files of its commit", Q);
	}
	async checkJudged() {
		this.#a();
		let e = [...this.#o].map((e) => ({
			path: e,
			isPattern: !1
		}));
		await this.#d(e, "compared");
	}
	start() {
		this.#o.clear(), this.#a = m((e) => this.#o.add(W(e)));
	}
	async run({ io: e, noteStyle: t }, n) {
		try {
			return await n();
		} catch (n) {
			throw isMissing(n) && await ne(e, `${t.yellow("note:")} --review reads policies, keys and the like from the working folder, a checkout of the base, which lacks uncommitted files such as node_modules`), n;
		} finally {
			this.#a();
		}
	}
	async checkRead(e) {
		this.#a(), await this.#p(() => this.#f(e)), this.start();
	}
	async #f(e) {
		let { change: t } = this.#t, n = [];
		for (let r of [...this.#o, ...this.#i?.() ?? []]) {
			let i = await I(r).catch(() => r);
			if (r !== e) {
				if (d(t, i)) throw leadsIntoChange(r);
				n.push({
					what: r,
					path: r,
					isPolicy: !1
				});
			}
		}
		await this.#v(n);
	}
	#p(e) {
		return f($, this.#r, e);
	}
	#m(e, t, n) {
		let r = decidingOptions(n).flatMap(({ name: t }) => {
			let n = e[t], r = `--${t.replaceAll(/[A-Z]/g, (e) => `-${e.toLowerCase()}`)}`, i = pe[t] ?? ((e) => e);
			return te(n).flatMap((e) => {
				let n = e === "-" || isName(t, e) ? void 0 : i(e);
				return n === void 0 ? [] : [{
					what: `${r} ${e}`,
					path: n,
					isPolicy: t === "policy"
				}];
			});
		}), i = t.map((e) => ({
			what: `the policy ${e}`,
			path: e,
			isPolicy: !0
		}));
		return [...r, ...i];
	}
	async #h(e) {
		let t = await this.#g(e);
		for (let { what: e, path: n, isPolicy: r } of t) {
			let t = W(this.#e.cwd, r && c(n) ? i(n) : n);
			if (await leadsInto(this.#t.change, t)) throw leadsIntoChange(e);
		}
		await this.#v(t);
	}
	async #g(e) {
		let t = e.filter(({ path: e }) => !a(e)), n = e.filter(({ path: e }) => u(e));
		if (n.length === 0) return t;
		let { installedFolder: r } = await import("./npm-policy.js");
		for (let { what: e, path: i } of n) {
			let n = r(i, this.#e.cwd);
			n !== void 0 && t.push({
				what: e,
				path: n,
				isPolicy: !1
			});
		}
		return t;
	}
	async #_(e, n) {
		let i = [];
		for (let { path: a, isPolicy: o } of e) if (i.push(W(n, a)), o && c(a)) try {
			let e = (await x([a], {
				cwd: n,
				allowSkippedFiles: !0,
				onEmpty: (e) => i.push(e)
			})).flatMap(({ paths: e, tests: t = [], data: n = [] }) => [
				...e,
				...t,
				...n.map((e) => e.path)
			]);
			t(i, e.map((e) => W(n, e)));
		} catch (e) {
			if (r(e) !== "pattern_unmatched") throw e;
		}
		return i;
	}
	async #v(e) {
		let { base: t, change: n } = this.#t, r = await I(this.#e.cwd), inChange = (e) => {
			let i = W(r, e);
			return V(e) && d(t, i) ? H(n, U(t, i)) : e;
		}, i = e.map((e) => ({
			...e,
			path: inChange(e.path)
		})), { changed: a, empty: o } = await changedFiles({
			root: t,
			paths: await this.#_(e, r)
		}, {
			root: n,
			paths: await this.#_(i, this.folder)
		});
		refusePaths(a, "the change under review changes files that decide about it", "Add it in another change first. Without --review (allow-changed-policies: true of the action) a change is judged by its own files"), refusePaths(o, "folders of the base that decide are empty, as submodules are", "Git checks out no empty folder: these are submodules, whose files are not in the base. Take them by an address, or name what decides without them");
		let s = "ignored", reading = ({ path: e, isPolicy: t }) => ({
			path: e,
			isPattern: t
		}), c = [await this.#n.base?.findLacking(e.map(reading), {
			cwd: r,
			content: s
		}), await this.#n.change.findLacking(i.map(reading), {
			cwd: this.folder,
			content: s
		})].flatMap((e) => e ?? []);
		refusePaths([...new Set(c)], "a checkout lacks files of its commit that decide", Q);
	}
};
function refusePaths(e, t, n) {
	if (e.length === 0) return;
	let r = e.map((e) => `  ${e.replaceAll("\n", "\\n")}`).join("\n");
	throw new S(y`${t}:\n${r}\n${n}`, { code: "change_refused" });
}
async function leadsInto(e, t) {
	let n = await h(t).catch(() => t);
	return d(e, t) || d(e, n);
}
function variablePaths(e) {
	let t = me.map((t) => ({
		name: t,
		path: e[t]?.trim() ?? "",
		isList: !1
	})), n = Object.entries(he).flatMap(([t, n]) => (e[t] ?? "").split(n).map((e) => ({
		name: t,
		path: e.trim(),
		isList: !0
	})));
	return [...t, ...n].filter(({ name: e, path: t }) => t !== "" && (e !== "REGOHOST_CACHE" || t !== "off"));
}
function isMissing(e) {
	return s(e) ? ge.has(r(e) ?? "") || isMissing(e.cause) : !1;
}
function leadsIntoChange(e) {
	return new S(y`${e} leads into the change under review; the files that decide come from the working folder: write a path that starts there`, { code: "change_refused" });
}
export { _e as Review };
