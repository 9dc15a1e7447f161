import { __exportAll as e } from "./rolldown-runtime.js";
import { checkUnconfined as t, codeOf as n, isError as r, isRegohostError as i, realPathOf as a, require__builtin_util as o, said as s, shownCause as c, shownSource as l } from "./evaluation.js";
import { CommandError as u, EXIT as d, openService as f, pathFrom as p, showError as m, startProgress as h, writeNote as g } from "./evaluation-command.js";
import { access as _, open as v, rename as y, rm as b, stat as x } from "node:fs/promises";
import { dirname as S, resolve as C } from "node:path";
import { constants as w, open as T } from "node:fs";
// src/cli/terminal/write-file.ts
var E = /* @__PURE__ */ e({
	checkWritable: () => checkWritable,
	outputError: () => outputError,
	writeWholeFile: () => writeWholeFile
}), D = o();
const O = {
	EACCES: "permission denied",
	EROFS: "EROFS: the file system is read-only",
	ENOSPC: "ENOSPC: no space is left",
	ENXIO: "ENXIO: no process reads this pipe",
	ENOENT: "ENOENT: its folder does not exist: create it first"
};
function outputError(e, t, r) {
	let i = n(t) ?? "", a = r ?? O[i] ?? i;
	return new u(`${l(e)} cannot be written (${a})`, {
		code: "output_unwritable",
		cause: c(e, t)
	});
}
async function checkFolder(e, t) {
	try {
		await x(S(p(e, t)));
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
			this.#n !== void 0 && await this.#e.sync(), await this.#e.close(), this.#n !== void 0 && await y(this.#n.partial, this.#n.target);
		} catch (e) {
			throw await this.abandon(), outputError(this.#t, e);
		}
	}
	async abandon() {
		await this.#e.close().catch(() => void 0), this.#n !== void 0 && await b(this.#n.partial, { force: !0 });
	}
};
const k = (0, D.promisify)(T);
async function openPipe(e) {
	let { Socket: t } = await import("node:net");
	return new t({
		fd: await k(e, w.O_WRONLY | w.O_NONBLOCK),
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
				let i = this.#n ?? e;
				r(i) ? n(outputError(this.#t, i)) : t();
			});
		});
	}
};
async function openWholeFile(e, n, r) {
	t("writing a file");
	let i = p(e, n);
	try {
		let e = await x(i).catch(() => void 0);
		if (e?.isFIFO() === !0) return new PipeFile(await openPipe(i), n);
		if (isStream(e)) return new OpenFile(await v(i, "w"), n);
		if (e?.isDirectory() === !0) throw new u(s`${n} cannot be written: it is a folder`);
		let t = await a(C(i)), { partialPath: o, removeLeftPartials: c } = await import("./partial-file.js").then((e) => e.partial_file_exports);
		await c(t);
		let l = o(t), d = await v(l, "wx", r ?? 438), f = new OpenFile(d, n, {
			partial: l,
			target: t
		});
		try {
			r === void 0 && e !== void 0 && await d.chmod(e.mode);
		} catch (e) {
			throw await f.abandon(), e;
		}
		return f;
	} catch (e) {
		throw e instanceof u ? e : outputError(n, e);
	}
}
async function checkWritable(e, t) {
	let n = p(e, t);
	if (!isStream(await x(n).catch(() => void 0))) return (await openWholeFile(e, t)).abandon();
	await _(n, w.W_OK).catch((e) => {
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
async function askService(e, t, n, r, a = {}) {
	let { io: o, flags: s } = e, c = await f(e, a), l = h(e, t);
	try {
		let e = Date.now() + (s.timeout ?? 6e5);
		return await r(await n(c, {
			signal: o.signal,
			deadline: e
		}).finally(() => l.end())), d.pass;
	} catch (t) {
		if (!i(t, "not_found")) throw t;
		return await g(o, m(t, e.noteStyle)), d.refused;
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
export { askPlatform, askService, checkFolder, noteTruncated, openWholeFile, writeWholeFile, E as write_file_exports };
