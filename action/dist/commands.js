import { __exportAll as e, __toESM as t } from "./rolldown-runtime.js";
import { checkUnconfined as n, codeOf as r, isError as i, isRegohostError as a, realPathOf as o, require__builtin_util as s, require_promises as c, shownCause as l, shownSource as u, shownText as d } from "./evaluation.js";
import { require__builtin_fs as f } from "./start.js";
import { CommandError as p, EXIT as m, openService as h, pathFrom as g, showError as _, startProgress as v, writeNote as y } from "./evaluation-command.js";
import { dirname as b, resolve as x } from "node:path";
// src/cli/terminal/write-file.ts
var S = /* @__PURE__ */ e({
	checkWritable: () => checkWritable,
	outputError: () => outputError,
	writeWholeFile: () => writeWholeFile
}), C = /* @__PURE__ */ t(f(), 1), w = /* @__PURE__ */ t(c(), 1), T = s();
const E = {
	EACCES: "permission denied",
	EROFS: "EROFS: the file system is read-only",
	ENOSPC: "ENOSPC: no space is left",
	ENXIO: "ENXIO: no process reads this pipe",
	ENOENT: "ENOENT: its folder does not exist: create it first"
};
function outputError(e, t, n) {
	let i = r(t) ?? "", a = n ?? E[i] ?? i;
	return new p(`${u(e)} cannot be written (${a})`, {
		code: "output_unwritable",
		cause: l(e, t)
	});
}
async function checkFolder(e, t) {
	try {
		await (0, w.stat)(b(g(e, t)));
	} catch (e) {
		throw outputError(t, e);
	}
}
function isStream(e) {
	return e !== void 0 && !e.isFile() && !e.isDirectory();
}
var OpenFile = class {
	#e;
	#t;
	#n;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n;
	}
	async write(e) {
		try {
			await this.#e.appendFile(e);
		} catch (e) {
			throw outputError(this.#t, e);
		}
	}
	async finish() {
		try {
			this.#n !== void 0 && await this.#e.sync(), await this.#e.close(), this.#n !== void 0 && await (0, w.rename)(this.#n.partial, this.#n.target);
		} catch (e) {
			throw await this.abandon(), outputError(this.#t, e);
		}
	}
	async abandon() {
		await this.#e.close().catch(() => void 0), this.#n !== void 0 && await (0, w.rm)(this.#n.partial, { force: !0 });
	}
};
const D = (0, T.promisify)(C.open);
async function openPipe(e) {
	let { Socket: n } = await import("./evaluation.js").then((e) => /* @__PURE__ */ t(e.require__builtin_net(), 1));
	return new n({
		fd: await D(e, C.constants.O_WRONLY | C.constants.O_NONBLOCK),
		readable: !1,
		writable: !0
	});
}
var PipeFile = class {
	#e;
	#t;
	#n;
	constructor(e, t) {
		this.#e = e.on("error", (e) => this.#n ??= e), this.#t = t;
	}
	write(e) {
		return this.#r((t) => this.#e.write(e, t));
	}
	finish() {
		return this.#r((e) => this.#e.end(e));
	}
	abandon() {
		return this.#e.destroy(), Promise.resolve();
	}
	#r(e) {
		return new Promise((t, n) => {
			e((e) => {
				let r = this.#n ?? e;
				i(r) ? n(outputError(this.#t, r)) : t();
			});
		});
	}
};
async function openWholeFile(e, t, r) {
	n("writing a file");
	let i = g(e, t);
	try {
		let e = await (0, w.stat)(i).catch(() => void 0);
		if (e?.isFIFO() === !0) return new PipeFile(await openPipe(i), t);
		if (isStream(e)) return new OpenFile(await (0, w.open)(i, "w"), t);
		if (e?.isDirectory() === !0) throw new p(d`${t} cannot be written: it is a folder`);
		let n = await o(x(i)), { partialPath: a, removeLeftPartials: s } = await import("./partial-file.js").then((e) => e.partial_file_exports);
		await s(n);
		let c = a(n), l = await (0, w.open)(c, "wx", r ?? 438), u = new OpenFile(l, t, {
			partial: c,
			target: n
		});
		try {
			r === void 0 && e !== void 0 && await l.chmod(e.mode);
		} catch (e) {
			throw await u.abandon(), e;
		}
		return u;
	} catch (e) {
		throw e instanceof p ? e : outputError(t, e);
	}
}
async function checkWritable(e, t) {
	let n = g(e, t);
	if (!isStream(await (0, w.stat)(n).catch(() => void 0))) return (await openWholeFile(e, t)).abandon();
	await (0, w.access)(n, C.constants.W_OK).catch((e) => {
		throw outputError(t, e);
	});
}
async function writeWholeFile(e, t, n, r) {
	let i = await openWholeFile(e, t, r);
	try {
		await i.write(n);
	} catch (e) {
		throw await i.abandon(), e;
	}
	await i.finish();
}
async function askService(e, t, n, r, i = {}) {
	let { io: o, flags: s } = e, c = await h(e, i), l = v(e, t);
	try {
		let e = Date.now() + (s.timeout ?? 6e5);
		return await r(await n(c, {
			signal: o.signal,
			deadline: e
		}).finally(() => l.end())), m.pass;
	} catch (t) {
		if (!a(t, "not_found")) throw t;
		return o.onErrorCode?.(t.code), await y(o, _(t, e.noteStyle)), m.refused;
	} finally {
		await c.close();
	}
}
function askPlatform(e, t, n) {
	let r = {};
	return askService(e, "asking the platform", (e, n) => t(e, {
		...n,
		report: (e) => void Object.assign(r, e)
	}), (e) => n(e, r));
}
async function noteTruncated(e, { truncated: t }) {
	t === !0 && await e.note("there are more results than the limit; omit --limit to list all");
}
export { askPlatform, askService, checkFolder, noteTruncated, openWholeFile, writeWholeFile, S as write_file_exports };
