import { OutsideError as e, append as t, codeOf as n, globFolder as r, isAddress as i, isDigestText as a, isError as o, isGlob as s, isMissing as c, isPackageAddress as l, isWithin as u, nextPart as d, onRead as f, realPathOf as p, realPathWithin as m, require__builtin_buffer as h, require__builtin_crypto as g, said as _, splitGlob as ee } from "./evaluation.js";
import { readPolicyArguments as v } from "./shared.js";
import { CommandError as y, GATE_OPTIONS as b, GLOBAL_OPTIONS as x, LOCK_FILE as S, builtinModules as C, isBuiltinModule as w, takesPath as T, textsIn as E, toOptions as te, tufUrl as D, writeNote as O } from "./evaluation-command.js";
import { GitFailure as k, runGit as A } from "./run-git.js";
import * as j from "node:module";
import { lstat as ne, mkdtemp as re, readFile as M, readdir as N, readlink as P, realpath as F, rm as I, stat as L } from "node:fs/promises";
import { delimiter as R, dirname as z, isAbsolute as B, join as V, relative as H, resolve as U, sep as W } from "node:path";
import { createReadStream as G, existsSync as K } from "node:fs";
import { tmpdir as q } from "node:os";
import { fileURLToPath as ie, pathToFileURL as J } from "node:url";
import { MessageChannel as Y, receiveMessageOnPort as ae } from "node:worker_threads";
// src/cli/gate/changed-files.ts
async function getStatus(e) {
	try {
		return await ne(e);
	} catch (e) {
		let t = n(e);
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
		let t = H(this.#e, e);
		if (this.#n.has(e) || !u(this.#e, e)) return;
		this.#n.add(e);
		let n = t === "" ? [] : t.split(W);
		for (let [e, t] of n.entries()) {
			let r = V(this.#e, ...n.slice(0, e), t);
			if ((await getStatus(r))?.isSymbolicLink() !== !0) continue;
			let i = H(this.#e, r), a = U(z(r), await P(r), ...n.slice(e + 1));
			return this.found.add(i), u(this.#t, await F(a).catch(() => a)) && this.crossing.add(i), this.add(a);
		}
		if ((await getStatus(e))?.isDirectory() !== !0) {
			this.found.add(t);
			return;
		}
		let r = await N(e);
		r.length === 0 && this.empty.add(t);
		for (let t of r) t !== ".git" && await this.add(V(e, t));
	}
};
async function isSame(e, t) {
	let [n, r] = await Promise.all([getStatus(e), getStatus(t)]);
	return n === void 0 || r === void 0 ? n === r : n.isSymbolicLink() || r.isSymbolicLink() ? n.isSymbolicLink() && r.isSymbolicLink() && await P(e) === await P(t) : !n.isFile() || !r.isFile() ? n.isDirectory() && r.isDirectory() : n.size === r.size && (await M(e)).equals(await M(t));
}
async function changedFiles(e, t) {
	let n = new TreeFiles(e.root, t.root);
	for (let t of e.paths) await n.add(t);
	let r = new TreeFiles(t.root, e.root);
	for (let e of t.paths) await r.add(e);
	let i = new Set(n.crossing);
	for (let a of /* @__PURE__ */ new Set([...n.found, ...r.found])) await isSame(V(e.root, a), V(t.root, a)) || i.add(a);
	let listed = (e) => [...e].map((e) => e.split(W).join("/")).sort();
	return {
		changed: listed(i),
		empty: listed(n.empty)
	};
}
function registerThread(e) {
	let { port1: t, port2: n } = new Y();
	t.unref(), j.register("data:text/javascript,%0Alet%20port%2C%20refused%3B%0Aexport%20function%20initialize(data)%20%7B%0A%20%20(%7B%20port%2C%20refused%20%7D%20%3D%20data)%3B%0A%7D%0Aexport%20async%20function%20load(url%2C%20context%2C%20next)%20%7B%0A%20%20if%20(url.startsWith(refused))%20throw%20new%20Error(url%20%2B%20%22%20is%20a%20file%20of%20the%20change%20under%20review%22)%3B%0A%20%20port.postMessage(url)%3B%0A%20%20return%20next(url%2C%20context)%3B%0A%7D", {
		data: {
			port: n,
			refused: e
		},
		transferList: [n]
	});
	let r = [];
	return () => {
		for (;;) {
			let e = ae(t);
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
	let { registerHooks: t } = j, n = `${J(e).href}/`, r = t === void 0 ? registerThread(n) : registerInThread(t, n), { cache: i } = j.createRequire(import.meta.url);
	return () => [...r().flatMap((e) => e.startsWith("file:") ? [ie(e)] : []), ...Object.keys(i)];
}
// src/cli/gate/git-repository.ts
var oe = h(), se = g();
const X = {
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
		let n = await re(V(q(), "regohost-index-"));
		try {
			let r = { GIT_INDEX_FILE: V(n, "index") };
			await this.#t(["read-tree", e], { env: r });
			let i = Object.keys(X), a = await this.#t([
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
				X[n]?.test(r) !== !0 && o.set(t, `${n}: ${r}`);
			}
			return o;
		} finally {
			await I(n, {
				recursive: !0,
				force: !0
			});
		}
	}
	async #t(e, { env: t = {}, stdin: n = "" } = {}) {
		let { env: r, signal: i } = this.#e, a = {
			cwd: z(process.execPath),
			env: r,
			variables: t,
			signal: i,
			stdin: n
		};
		try {
			return await A([
				`--git-dir=${V(this.root, ".git")}`,
				`--work-tree=${this.root}`,
				...e
			], a);
		} catch (t) {
			if (!(t instanceof k)) throw t;
			let fail = (n, r) => {
				throw new y(`--review: git ${e[0] ?? ""} in ${this.root}: ${r}`, {
					code: n,
					cause: t
				});
			}, { kind: n, printed: r } = t;
			return n === "aborted" ? fail("aborted", "it was ended") : n === "absent" ? fail("change_refused", `Git cannot be run (${r})`) : n === "timeout" ? fail("timeout", "it did not end in time, or was ended") : fail("change_refused", `${r}; the change must be checked out by Git, at a commit`);
		}
	}
};
async function compareContent(e, t, n) {
	let r = (0, se.createHash)(n.length === 40 ? "sha1" : "sha256").update(`blob ${String(t)}\0`), i = Buffer.alloc(0);
	for await (let t of G(e)) r.update(t), i.length < 40 && (i = Buffer.concat([i, t]));
	return i.toString("latin1", 0, 40) === "version https://git-lfs.github.com/spec/" ? "an LFS pointer" : r.digest("hex") === n ? "as committed" : "other";
}
// src/cli/gate/path-reach.ts
const Z = {
	key: "",
	isEnd: !0,
	below: () => Z
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
			return e.isEnd(r) ? Z : e.goesOn(r) ? reachMatches(e, r) : void 0;
		}
	};
}
function toReaches(e, { cwd: t, isPattern: n }) {
	let r = {
		start: U(t, e),
		reach: Z
	};
	if (!n || !s(e)) return [r];
	let { folder: i, levels: a } = ee(e);
	return [r, {
		start: U(t, i),
		reach: reachMatches(a, a.start)
	}];
}
// src/cli/gate/recorded-tree.ts
const ce = {
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
		let o = (0, oe.isUtf8)(a) ? ce[r] ?? "file" : "unreadable name";
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
		let t = await N(e, { withFileTypes: !0 });
		return new Map(t.map((e) => [e.name, e]));
	} catch (e) {
		if (c(e)) return /* @__PURE__ */ new Map();
		throw e;
	}
}
var Q = class RecordedTree {
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
		for (let n of e.split(W)) t = t?.kind === "folder" ? t.names.get(n) : void 0;
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
		return [...a].map(([e, t]) => `${H(r, e).split(W).join("/")} (${t})`).sort();
	}
};
async function findUnlike(e) {
	let t = /* @__PURE__ */ new Map(), n = /* @__PURE__ */ new Map();
	for (let { path: r, id: i, owner: a } of e) {
		let e = await L(r).catch(() => void 0);
		if (e?.isFile() !== !0) continue;
		let o = await compareContent(r, e.size, i);
		o === "an LFS pointer" && t.set(r, "a pointer of Git LFS: check out with its files"), o === "other" && n.set(a, [...n.get(a) ?? [], r]);
	}
	for (let [{ repository: e, commit: r }, i] of n) {
		let { root: n } = e, a = i.map((e) => H(n, e).split(W).join("/"));
		for (let [i, o] of await e.listConverted(r, a)) t.set(V(n, i), `not as committed, by its attribute ${o}`);
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
		this.#i = /* @__PURE__ */ new Set(), await this.#a(e, t), await this.#a(await p(e).catch(() => e), t);
	}
	async #a(e, t) {
		let { root: n } = this.#t.repository;
		if (!u(n, e)) return;
		let r = H(n, e), i = r === "" ? [] : r.split(W), a = `${reachBelow(i, t).key}\0${String(i.length)}`;
		this.#i.has(a) || (this.#i.add(a), await this.#o(this.#t, this.#t.tree, n, reachBelow(i, t)));
	}
	async #o(e, t, n, r) {
		let i = await this.#l(n);
		for (let [a, o] of t.names) {
			await d();
			let t = r.below(a);
			t !== void 0 && await this.#s(e, o, V(n, a), i.get(a), t);
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
				r?.isSymbolicLink() === !0 ? await this.#a(await p(n).catch(() => n), i) : this.lacking.set(n, "a link of the commit");
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
const le = /* @__PURE__ */ new Set([
	"input",
	"material",
	"artifact",
	"output",
	"record",
	"attest"
]), ue = Object.fromEntries(Object.entries(b).map(([e, { pathIn: t }]) => [e, t])), de = [
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
], fe = {
	PATH: R,
	SSL_CERT_DIR: R,
	NODE_PATH: R,
	NODE_OPTIONS: /[\s="']+/,
	LD_PRELOAD: /[\s:]+/,
	LD_LIBRARY_PATH: R,
	LD_AUDIT: R,
	GCONV_PATH: R,
	DYLD_INSERT_LIBRARIES: R,
	DYLD_FRAMEWORK_PATH: R,
	DYLD_LIBRARY_PATH: R
}, $ = "Check out the whole commit, not sparse, with submodules and Git LFS files, and delete none; or name paths that do not include these files", pe = /* @__PURE__ */ new Set([
	"source_not_found",
	"pattern_unmatched",
	"ENOENT",
	"ERR_MODULE_NOT_FOUND",
	"MODULE_NOT_FOUND"
]);
function isName(e, t) {
	return e === "builtins" && !w(t) || e === "trustedRoot" && D(t) !== void 0;
}
function decidingOptions(e) {
	return [...e.options, ...te(x)].map((e) => ({
		name: e.attributeName(),
		flags: e.flags
	})).filter(({ name: e, flags: t }) => T(t) && !le.has(e) && e !== "review");
}
function listFolders(e) {
	let t = z(e);
	return t === e ? [] : [t, ...listFolders(t)];
}
function getRepository(e) {
	return [e, ...listFolders(e)].find((e) => K(V(e, ".git")));
}
var me = class Review {
	folder;
	#e;
	#t;
	#n;
	#r;
	#i = () => void 0;
	#a = /* @__PURE__ */ new Set();
	constructor(e, t, n, r) {
		this.#e = e, this.folder = t, this.#t = n, this.#n = r;
	}
	static async open(e, t) {
		let refuse = (e) => {
			throw new y(_`--review ${t}: ${e}`);
		}, n = U(e.cwd, t);
		(await L(n).catch(() => void 0))?.isDirectory() || refuse("there is no such folder");
		let [r, i] = await Promise.all([F(n), F(e.cwd)]), a = getRepository(r) ?? refuse("it is not in a Git repository, so it is unknown which files the change has"), o = H(a, r), s = o === "" ? i : U(i, ...o.split(W).map(() => ".."));
		(V(s, o) !== i || (getRepository(i) ?? s) !== s) && refuse(`it is ${o || "the top"} of its repository, and the working folder must be the same of the base's`), (u(s, a) || u(a, s)) && refuse("the working folder must be in a checkout of the base, apart from that of the change");
		for (let { name: t, path: n, isList: r } of variablePaths(e.env)) !r && !B(n) && refuse(`the variable ${t} must be an absolute path with --review`), await leadsInto(a, U(i, n)) && refuse(`the variable ${t} must not lead into the change`);
		let c = { change: await Q.open(a, e) };
		return o !== "" && !c.change.hasFolder(o) && refuse(`the commit of its repository ${a} has no folder ${o}`), K(V(s, ".git")) && (c.base = await Q.open(s, e)), new Review(e, r, {
			base: s,
			change: a
		}, c);
	}
	get inputs() {
		return {
			inputsFrom: this.folder,
			inputsWithin: this.#t.change
		};
	}
	async checkFlags({ flags: e }, t, n, r) {
		let [i] = t;
		if (i !== void 0) throw new y(_`--review: ${i}: name policies with -p, and inputs with -i`);
		if (n.watch === !0) throw new y("--review excludes --watch");
		if (n.updateLock === !0) throw new y("--review excludes --update-lock: the lock file is the base's");
		await this.#u(this.#l({
			...e,
			...n
		}, [], r));
	}
	async take(e, t) {
		let { flags: n, context: r, defaults: o, file: s } = e, { policies: c = [] } = o, l = this.#l({
			...r.flags,
			...n,
			config: s
		}, c, t);
		n.lock === void 0 && n.config !== !1 && l.some(({ path: e, isPolicy: t }) => t && i(e)) && l.push({
			what: "the lock file",
			path: S,
			isPolicy: !1
		}), await this.#u(l), C(n).length > 0 && (this.#r = noteModules(this.#t.change));
		let { output: u, record: d, attest: f, artifact: p } = n, m = {};
		return u !== void 0 && (m.output = await Promise.all(u.map((e) => this.#o(e)))), d !== void 0 && (m.record = await this.#s("--record", d, "output")), f !== void 0 && (m.attest = await this.#s("--attest", f, "output")), p !== void 0 && !a(p) && (m.artifact = await this.#s("--artifact", p, "input")), {
			...e,
			review: this,
			flags: {
				...n,
				...m
			}
		};
	}
	async #o(e) {
		let [, t, n] = /^([^=]+=)(?!-$)(.+)$/.exec(e) ?? [];
		return t === void 0 || n === void 0 ? e : t + await this.#s(`-o ${t}${n}`, n, "output");
	}
	async #s(t, n, r) {
		let { base: i, change: a } = this.#t, o = U(this.folder, n), s = await Promise.all(listFolders(o).map((e) => p(e).catch(() => e))), c = r === "output" && B(n) && ![o, ...s].some((e) => u(a, e));
		try {
			if (!c) await m(a, o);
			else if (await leadsInto(i, o)) throw new e(a);
		} catch (n) {
			throw n instanceof e ? new y(`--review: ${t}: ${n.message}`, {
				code: "change_refused",
				cause: n
			}) : n;
		}
		return o;
	}
	async checkInputs(e, t) {
		let n = e.filter((e) => e !== "-" && !i(e)).map((e) => ({
			path: e,
			isPattern: !0
		}));
		t !== void 0 && !a(t) && n.push({
			path: t,
			isPattern: !1
		}), await this.#c(n, "ignored");
	}
	async #c(e, t) {
		let n = {
			cwd: this.folder,
			content: t
		};
		refusePaths(await this.#n.change.findLacking(e, n), "the checkout of the change lacks files of its commit", $);
	}
	async checkJudged() {
		this.#i();
		let e = [...this.#a].map((e) => ({
			path: e,
			isPattern: !1
		}));
		await this.#c(e, "compared");
	}
	start() {
		this.#a.clear(), this.#i = f((e) => this.#a.add(U(e)));
	}
	async run({ io: e, noteStyle: t }, n) {
		try {
			return await n();
		} catch (n) {
			throw isMissing(n) && await O(e, `${t.yellow("note:")} --review reads policies, keys and the like from the working folder, a checkout of the base, which lacks uncommitted files such as node_modules`), n;
		} finally {
			this.#i();
		}
	}
	async checkRead(e) {
		this.#i();
		let { change: t } = this.#t, n = [];
		for (let r of [...this.#a, ...this.#r?.() ?? []]) {
			let i = await F(r).catch(() => r);
			if (r !== e) {
				if (u(t, i)) throw leadsIntoChange(r);
				n.push({
					what: r,
					path: r,
					isPolicy: !1
				});
			}
		}
		await this.#p(n), this.start();
	}
	#l(e, t, n) {
		let r = decidingOptions(n).flatMap(({ name: t }) => {
			let n = e[t], r = `--${t.replaceAll(/[A-Z]/g, (e) => `-${e.toLowerCase()}`)}`, i = ue[t] ?? ((e) => e);
			return E(n).flatMap((e) => {
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
	async #u(e) {
		let t = await this.#d(e);
		for (let { what: e, path: n, isPolicy: i } of t) {
			let t = U(this.#e.cwd, i && s(n) ? r(n) : n);
			if (await leadsInto(this.#t.change, t)) throw leadsIntoChange(e);
		}
		await this.#p(t);
	}
	async #d(e) {
		let t = e.filter(({ path: e }) => !i(e)), n = e.filter(({ path: e }) => l(e));
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
	async #f(e, r) {
		let i = [];
		for (let { path: a, isPolicy: o } of e) if (i.push(U(r, a)), o && s(a)) try {
			let e = (await v([a], {
				cwd: r,
				allowSkippedFiles: !0,
				onEmpty: (e) => i.push(e)
			})).flatMap(({ paths: e, tests: t = [], data: n = [] }) => [
				...e,
				...t,
				...n.map((e) => e.path)
			]);
			t(i, e.map((e) => U(r, e)));
		} catch (e) {
			if (n(e) !== "pattern_unmatched") throw e;
		}
		return i;
	}
	async #p(e) {
		let { base: t, change: n } = this.#t, r = await F(this.#e.cwd), inChange = (e) => {
			let i = U(r, e);
			return B(e) && u(t, i) ? V(n, H(t, i)) : e;
		}, i = e.map((e) => ({
			...e,
			path: inChange(e.path)
		})), { changed: a, empty: o } = await changedFiles({
			root: t,
			paths: await this.#f(e, r)
		}, {
			root: n,
			paths: await this.#f(i, this.folder)
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
		refusePaths([...new Set(c)], "a checkout lacks files of its commit that decide", $);
	}
};
function refusePaths(e, t, n) {
	if (e.length === 0) return;
	let r = e.map((e) => `  ${e.replaceAll("\n", "\\n")}`).join("\n");
	throw new y(_`${t}:\n${r}\n${n}`, { code: "change_refused" });
}
async function leadsInto(e, t) {
	let n = await p(t).catch(() => t);
	return u(e, t) || u(e, n);
}
function variablePaths(e) {
	let t = de.map((t) => ({
		name: t,
		path: e[t]?.trim() ?? "",
		isList: !1
	})), n = Object.entries(fe).flatMap(([t, n]) => (e[t] ?? "").split(n).map((e) => ({
		name: t,
		path: e.trim(),
		isList: !0
	})));
	return [...t, ...n].filter(({ name: e, path: t }) => t !== "" && (e !== "REGOHOST_CACHE" || t !== "off"));
}
function isMissing(e) {
	return o(e) ? pe.has(n(e) ?? "") || isMissing(e.cause) : !1;
}
function leadsIntoChange(e) {
	return new y(_`${e} leads into the change under review; the files that decide come from the working folder: write a path that starts there`, { code: "change_refused" });
}
export { me as Review };
