import { __toESM as e } from "./rolldown-runtime.js";
import { require__builtin_fs as t } from "./start.js";
import { OutsideError as n, append as r, checkReading as i, codeOf as a, globFolder as o, isAddress as s, isDigestText as c, isError as l, isGlob as u, isMissing as d, isPackageAddress as f, isWithin as p, limitReading as m, nextPart as h, onRead as g, realPathOf as _, realPathWithin as v, require__builtin_buffer as y, require__builtin_crypto as b, require_promises as x, shownText as S, splitGlob as C } from "./evaluation.js";
import { readPolicyArguments as w } from "./shared.js";
import { CommandError as T, GATE_OPTIONS as E, GLOBAL_OPTIONS as D, LOCK_FILE as O, builtinModules as ee, isBuiltinModule as te, takesPath as k, textsIn as A, toOptions as ne, tufUrl as re, writeNote as ie } from "./evaluation-command.js";
import { GitFailure as j, runGit as M } from "./run-git.js";
import * as N from "node:module";
import { delimiter as P, dirname as F, isAbsolute as I, join as L, relative as R, resolve as z, sep as B } from "node:path";
import { tmpdir as V } from "node:os";
import { fileURLToPath as H, pathToFileURL as U } from "node:url";
import { MessageChannel as W, receiveMessageOnPort as G } from "node:worker_threads";
// src/cli/gate/changed-files.ts
var K = /* @__PURE__ */ e(t(), 1), q = /* @__PURE__ */ e(x(), 1);
async function getStatus(e) {
	try {
		return await (0, q.lstat)(e);
	} catch (e) {
		let t = a(e);
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
		await h();
		let t = R(this.#e, e);
		if (this.#n.has(e) || !p(this.#e, e)) return;
		this.#n.add(e);
		let n = t === "" ? [] : t.split(B);
		for (let [e, t] of n.entries()) {
			let r = L(this.#e, ...n.slice(0, e), t);
			if ((await getStatus(r))?.isSymbolicLink() !== !0) continue;
			let i = R(this.#e, r), a = z(F(r), await (0, q.readlink)(r), ...n.slice(e + 1));
			return this.found.add(i), p(this.#t, await (0, q.realpath)(a).catch(() => a)) && this.crossing.add(i), this.add(a);
		}
		if ((await getStatus(e))?.isDirectory() !== !0) {
			this.found.add(t);
			return;
		}
		let r = await (0, q.readdir)(e);
		r.length === 0 && this.empty.add(t);
		for (let t of r) t !== ".git" && await this.add(L(e, t));
	}
};
async function isSame(e, t) {
	await h();
	let [n, r] = await Promise.all([getStatus(e), getStatus(t)]);
	return n === void 0 || r === void 0 ? n === r : n.isSymbolicLink() || r.isSymbolicLink() ? n.isSymbolicLink() && r.isSymbolicLink() && await (0, q.readlink)(e) === await (0, q.readlink)(t) : !n.isFile() || !r.isFile() ? n.isDirectory() && r.isDirectory() : n.size === r.size && (await (0, q.readFile)(e)).equals(await (0, q.readFile)(t));
}
async function changedFiles(e, t) {
	let n = new TreeFiles(e.root, t.root);
	for (let t of e.paths) await n.add(t);
	let r = new TreeFiles(t.root, e.root);
	for (let e of t.paths) await r.add(e);
	let i = new Set(n.crossing);
	for (let a of /* @__PURE__ */ new Set([...n.found, ...r.found])) await isSame(L(e.root, a), L(t.root, a)) || i.add(a);
	let listed = (e) => [...e].map((e) => e.split(B).join("/")).sort();
	return {
		changed: listed(i),
		empty: listed(n.empty)
	};
}
function registerThread(e) {
	let { port1: t, port2: n } = new W();
	t.unref(), N.register("data:text/javascript,%0Alet%20port%2C%20refused%3B%0Aexport%20function%20initialize(data)%20%7B%0A%20%20(%7B%20port%2C%20refused%20%7D%20%3D%20data)%3B%0A%7D%0Aexport%20async%20function%20load(url%2C%20context%2C%20next)%20%7B%0A%20%20if%20(url.startsWith(refused))%20throw%20new%20Error(url%20%2B%20%22%20is%20a%20file%20of%20the%20change%20under%20review%22)%3B%0A%20%20port.postMessage(url)%3B%0A%20%20return%20next(url%2C%20context)%3B%0A%7D", {
		data: {
			port: n,
			refused: e
		},
		transferList: [n]
	});
	let r = [];
	return () => {
		for (;;) {
			let e = G(t);
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
	let { registerHooks: t } = N, n = `${U(e).href}/`, r = t === void 0 ? registerThread(n) : registerInThread(t, n), { cache: i } = N.createRequire(import.meta.url);
	return () => [...r().flatMap((e) => e.startsWith("file:") ? [H(e)] : []), ...Object.keys(i)];
}
// src/cli/gate/git-repository.ts
var J = y(), ae = b();
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
		let n = await (0, q.mkdtemp)(L(V(), "regohost-index-"));
		try {
			let r = { GIT_INDEX_FILE: L(n, "index") };
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
			await (0, q.rm)(n, {
				recursive: !0,
				force: !0
			});
		}
	}
	async #t(e, { env: t = {}, stdin: n = "" } = {}) {
		let { env: r, signal: i } = this.#e, a = {
			cwd: F(process.execPath),
			env: r,
			variables: t,
			signal: i,
			stdin: n
		};
		try {
			return await M([
				`--git-dir=${L(this.root, ".git")}`,
				`--work-tree=${this.root}`,
				...e
			], a);
		} catch (t) {
			if (!(t instanceof j)) throw t;
			let fail = (n, r) => {
				throw new T(`--review: git ${e[0] ?? ""} in ${this.root}: ${r}`, {
					code: n,
					cause: t
				});
			}, { kind: n, printed: r } = t;
			return n === "aborted" ? fail("aborted", "it was ended") : n === "absent" ? fail("change_refused", `Git cannot be run (${r})`) : n === "killed" ? fail("aborted", `${r} ended it`) : n === "timeout" ? fail("timeout", "it did not end in time") : fail("change_refused", `${r}; the change must be checked out by Git, at a commit`);
		}
	}
};
async function compareContent(e, t, n) {
	let r = (0, ae.createHash)(n.length === 40 ? "sha1" : "sha256").update(`blob ${String(t)}\0`), a = Buffer.alloc(0);
	for await (let t of (0, K.createReadStream)(e)) i(), r.update(t), a.length < 40 && (a = Buffer.concat([a, t]));
	return a.toString("latin1", 0, 40) === "version https://git-lfs.github.com/spec/" ? "an LFS pointer" : r.digest("hex") === n ? "as committed" : "other";
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
		start: z(t, e),
		reach: X
	};
	if (!n || !u(e)) return [r];
	let { folder: i, levels: a } = C(e);
	return [r, {
		start: z(t, i),
		reach: reachMatches(a, a.start)
	}];
}
// src/cli/gate/recorded-tree.ts
const oe = {
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
		let o = (0, J.isUtf8)(a) ? oe[r] ?? "file" : "unreadable name";
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
		let t = await (0, q.readdir)(e, { withFileTypes: !0 });
		return new Map(t.map((e) => [e.name, e]));
	} catch (e) {
		if (d(e)) return /* @__PURE__ */ new Map();
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
		for (let n of e.split(B)) t = t?.kind === "folder" ? t.names.get(n) : void 0;
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
		return [...a].map(([e, t]) => `${R(r, e).split(B).join("/")} (${t})`).sort();
	}
};
async function findUnlike(e) {
	let t = /* @__PURE__ */ new Map(), n = /* @__PURE__ */ new Map();
	for (let { path: r, id: i, owner: a } of e) {
		let e = await (0, q.stat)(r).catch(() => void 0);
		if (e?.isFile() !== !0) continue;
		let o = await compareContent(r, e.size, i);
		o === "an LFS pointer" && t.set(r, "a pointer of Git LFS: check out with its files"), o === "other" && n.set(a, [...n.get(a) ?? [], r]);
	}
	for (let [{ repository: e, commit: r }, i] of n) {
		let { root: n } = e, a = i.map((e) => R(n, e).split(B).join("/"));
		for (let [i, o] of await e.listConverted(r, a)) t.set(L(n, i), `not as committed, by its attribute ${o}`);
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
		this.#i = /* @__PURE__ */ new Set(), await this.#a(e, t), await this.#a(await _(e).catch(() => e), t);
	}
	async #a(e, t) {
		let { root: n } = this.#t.repository;
		if (!p(n, e)) return;
		let r = R(n, e), i = r === "" ? [] : r.split(B), a = `${reachBelow(i, t).key}\0${String(i.length)}`;
		this.#i.has(a) || (this.#i.add(a), await this.#o(this.#t, this.#t.tree, n, reachBelow(i, t)));
	}
	async #o(e, t, n, r) {
		let i = await this.#l(n);
		for (let [a, o] of t.names) {
			await h();
			let t = r.below(a);
			t !== void 0 && await this.#s(e, o, L(n, a), i.get(a), t);
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
				r?.isSymbolicLink() === !0 ? await this.#a(await _(n).catch(() => n), i) : this.lacking.set(n, "a link of the commit");
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
const se = /* @__PURE__ */ new Set([
	"input",
	"material",
	"artifact",
	"output",
	"record",
	"attest"
]), ce = Object.fromEntries(Object.entries(E).map(([e, { pathIn: t }]) => [e, t])), le = [
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
], ue = {
	PATH: P,
	SSL_CERT_DIR: P,
	NODE_PATH: P,
	NODE_OPTIONS: /[\s="']+/,
	LD_PRELOAD: /[\s:]+/,
	LD_LIBRARY_PATH: P,
	LD_AUDIT: P,
	GCONV_PATH: P,
	DYLD_INSERT_LIBRARIES: P,
	DYLD_FRAMEWORK_PATH: P,
	DYLD_LIBRARY_PATH: P
}, Q = "Check out the whole commit, not sparse, with submodules and Git LFS files, and delete none; or name paths that do not include these files", de = /* @__PURE__ */ new Set([
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
	return e === "builtins" && !te(t) || e === "trustedRoot" && re(t) !== void 0;
}
function decidingOptions(e) {
	return [...e.options, ...ne(D)].map((e) => ({
		name: e.attributeName(),
		flags: e.flags
	})).filter(({ name: e, flags: t }) => k(t) && !se.has(e) && e !== "review");
}
function listFolders(e) {
	let t = F(e);
	return t === e ? [] : [t, ...listFolders(t)];
}
function getRepository(e) {
	return [e, ...listFolders(e)].find((e) => (0, K.existsSync)(L(e, ".git")));
}
var fe = class Review {
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
		return m($, toLimits(e), () => Review.#s(e, t));
	}
	static async #s(e, t) {
		let { io: n } = e, throwReviewError = (e) => {
			throw new T(S`--review ${t}: ${e}`);
		}, r = z(n.cwd, t);
		(await (0, q.stat)(r).catch(() => void 0))?.isDirectory() || throwReviewError("there is no such folder");
		let [i, a] = await Promise.all([(0, q.realpath)(r), (0, q.realpath)(n.cwd)]), o = getRepository(i) ?? throwReviewError("it is not in a Git repository, so it is unknown which files the change has"), s = R(o, i), c = s === "" ? a : z(a, ...s.split(B).map(() => ".."));
		(L(c, s) !== a || (getRepository(a) ?? c) !== c) && throwReviewError(`it is ${s || "the top"} of its repository, and the working folder must be the same of the base's`), (p(c, o) || p(o, c)) && throwReviewError("the working folder must be in a checkout of the base, apart from that of the change");
		for (let { name: e, path: t, isList: r } of variablePaths(n.env)) !r && !I(t) && throwReviewError(`the variable ${e} must be an absolute path with --review`), await leadsInto(o, z(a, t)) && throwReviewError(`the variable ${e} must not lead into the change`);
		let l = { change: await Z.open(o, n) };
		return s !== "" && !l.change.hasFolder(s) && throwReviewError(`the commit of its repository ${o} has no folder ${s}`), (0, K.existsSync)(L(c, ".git")) && (l.base = await Z.open(c, n)), new Review(e, i, {
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
		if (i !== void 0) throw new T(S`--review: ${i}: name policies with -p, and inputs with -i`);
		if (n.watch === !0) throw new T("--review excludes --watch");
		if (n.updateLock === !0) throw new T("--review excludes --update-lock: the lock file is the base's");
		await this.#p(() => this.#h(this.#m({
			...e,
			...n
		}, [], r)));
	}
	take(e, t) {
		return this.#r = toLimits(e.context), this.#p(() => this.#c(e, t));
	}
	async #c(e, t) {
		let { flags: n, context: r, defaults: i, file: a } = e, { policies: o = [] } = i, l = this.#m({
			...r.flags,
			...n,
			config: a
		}, o, t);
		n.lock === void 0 && n.config !== !1 && l.some(({ path: e, isPolicy: t }) => t && s(e)) && l.push({
			subject: "the lock file",
			path: O,
			isPolicy: !1
		}), await this.#h(l), ee(n).length > 0 && (this.#i = noteModules(this.#t.change));
		let { output: u, record: d, attest: f, artifact: p } = n, m = {};
		return u !== void 0 && (m.output = await Promise.all(u.map((e) => this.#l(e)))), d !== void 0 && (m.record = await this.#u("--record", d, "output")), f !== void 0 && (m.attest = await this.#u("--attest", f, "output")), p !== void 0 && !c(p) && (m.artifact = await this.#u("--artifact", p, "input")), {
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
	async #u(e, t, r) {
		let { base: i, change: a } = this.#t, o = z(this.folder, t), s = await Promise.all(listFolders(o).map((e) => _(e).catch(() => e))), c = r === "output" && I(t) && ![o, ...s].some((e) => p(a, e));
		try {
			if (!c) await v(a, o);
			else if (await leadsInto(i, o)) throw new n(a);
		} catch (t) {
			throw t instanceof n ? new T(`--review: ${e}: ${t.message}`, {
				code: "change_refused",
				cause: t
			}) : t;
		}
		return o;
	}
	async checkInputs(e, t) {
		let n = e.filter((e) => e !== "-" && !s(e)).map((e) => ({
			path: e,
			isPattern: !0
		}));
		t !== void 0 && !c(t) && n.push({
			path: t,
			isPattern: !1
		}), await this.#d(n, "ignored");
	}
	async #d(e, t) {
		let n = {
			cwd: this.folder,
			content: t
		};
		throwIfPaths(await this.#p(() => this.#n.change.findLacking(e, n)), "the checkout of the change lacks files of its commit", Q);
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
		this.#o.clear(), this.#a = g((e) => this.#o.add(z(e)));
	}
	async run({ io: e, noteStyle: t }, n) {
		try {
			return await n();
		} catch (n) {
			throw isMissing(n) && await ie(e, `${t.yellow("note:")} --review reads policies, keys and the like from the working folder, a checkout of the base, which lacks uncommitted files such as node_modules`), n;
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
			let i = await (0, q.realpath)(r).catch(() => r);
			if (r !== e) {
				if (p(t, i)) throw leadsIntoChange(r);
				n.push({
					subject: r,
					path: r,
					isPolicy: !1
				});
			}
		}
		await this.#v(n);
	}
	#p(e) {
		return m($, this.#r, e);
	}
	#m(e, t, n) {
		let r = decidingOptions(n).flatMap(({ name: t }) => {
			let n = e[t], r = `--${t.replaceAll(/[A-Z]/g, (e) => `-${e.toLowerCase()}`)}`, i = ce[t] ?? ((e) => e);
			return A(n).flatMap((e) => {
				let n = e === "-" || isName(t, e) ? void 0 : i(e);
				return n === void 0 ? [] : [{
					subject: `${r} ${e}`,
					path: n,
					isPolicy: t === "policy"
				}];
			});
		}), i = t.map((e) => ({
			subject: `the policy ${e}`,
			path: e,
			isPolicy: !0
		}));
		return [...r, ...i];
	}
	async #h(e) {
		let t = await this.#g(e);
		for (let { subject: e, path: n, isPolicy: r } of t) {
			let t = z(this.#e.cwd, r && u(n) ? o(n) : n);
			if (await leadsInto(this.#t.change, t)) throw leadsIntoChange(e);
		}
		await this.#v(t);
	}
	async #g(e) {
		let t = e.filter(({ path: e }) => !s(e)), n = e.filter(({ path: e }) => f(e));
		if (n.length === 0) return t;
		let { installedFolder: r } = await import("./npm-policy.js");
		for (let { subject: e, path: i } of n) {
			let n = r(i, this.#e.cwd);
			n !== void 0 && t.push({
				subject: e,
				path: n,
				isPolicy: !1
			});
		}
		return t;
	}
	async #_(e, t) {
		let n = [];
		for (let { path: i, isPolicy: o } of e) if (n.push(z(t, i)), o && u(i)) try {
			let e = (await w([i], {
				cwd: t,
				allowSkippedFiles: !0,
				onEmpty: (e) => n.push(e)
			})).flatMap(({ paths: e, tests: t = [], data: n = [] }) => [
				...e,
				...t,
				...n.map((e) => e.path)
			]);
			r(n, e.map((e) => z(t, e)));
		} catch (e) {
			if (a(e) !== "pattern_unmatched") throw e;
		}
		return n;
	}
	async #v(e) {
		let { base: t, change: n } = this.#t, r = await (0, q.realpath)(this.#e.cwd), inChange = (e) => {
			let i = z(r, e);
			return I(e) && p(t, i) ? L(n, R(t, i)) : e;
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
		throwIfPaths(a, "the change under review changes files that decide about it", "Add it in another change first. Without --review (allow-changed-policies: true of the action) a change is judged by its own files"), throwIfPaths(o, "folders of the base that decide are empty, as submodules are", "Git checks out no empty folder: these are submodules, whose files are not in the base. Take them by an address, or name what decides without them");
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
		throwIfPaths([...new Set(c)], "a checkout lacks files of its commit that decide", Q);
	}
};
function throwIfPaths(e, t, n) {
	if (e.length === 0) return;
	let r = e.map((e) => `  ${e.replaceAll("\n", "\\n")}`).join("\n");
	throw new T(S`${t}:\n${r}\n${n}`, { code: "change_refused" });
}
async function leadsInto(e, t) {
	let n = await _(t).catch(() => t);
	return p(e, t) || p(e, n);
}
function variablePaths(e) {
	let t = le.map((t) => ({
		name: t,
		path: e[t]?.trim() ?? "",
		isList: !1
	})), n = Object.entries(ue).flatMap(([t, n]) => (e[t] ?? "").split(n).map((e) => ({
		name: t,
		path: e.trim(),
		isList: !0
	})));
	return [...t, ...n].filter(({ name: e, path: t }) => t !== "" && (e !== "REGOHOST_CACHE" || t !== "off"));
}
function isMissing(e) {
	return l(e) ? de.has(a(e) ?? "") || isMissing(e.cause) : !1;
}
function leadsIntoChange(e) {
	return new T(S`${e} leads into the change under review; the files that decide come from the working folder: write a path that starts there`, { code: "change_refused" });
}
export { fe as Review };
