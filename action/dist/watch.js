import { errorMessages as e, loadPackage as t, onAbort as n } from "./evaluation.js";
import { EXIT as r, isInteractive as i, showError as a, writeNote as o, writeSafe as s } from "./evaluation-command.js";
import { checkFolder as c } from "./commands.js";
import { treeFilter as l } from "./rego-tree.js";
import { dirname as u, isAbsolute as d, relative as f, resolve as p, sep as m } from "node:path";
import { existsSync as h } from "node:fs";
import { dirname as g } from "node:path/posix";
function innerPath(e, t) {
	let n = f(e, t).replaceAll(m, "/");
	return n === "" || n === ".." || n.startsWith("../") || d(n) ? void 0 : n;
}
function toWatchFilter({ cwd: e }, { paths: t, flags: n, outputs: r, isRead: i }) {
	let a = i ?? l({
		reads: "data",
		ignore: n.ignore
	}), o = l({ reads: "data" }), s = t.map((t) => p(e, t)), c = namedFiles(n).map((t) => p(e, t)), u = new Set(r.map((t) => p(e, t)));
	return (e) => {
		if (u.has(e)) return !1;
		if (s.includes(e) || c.includes(e)) return !0;
		let isBelow = (t, n) => t.some((t) => {
			let r = innerPath(t, e);
			return r !== void 0 && n(r);
		});
		return isBelow(s, a) || isBelow(c, o);
	};
}
function namedFiles({ fixtures: e, capabilities: t, schema: n }) {
	return [
		e,
		t,
		n
	].filter((e) => e !== void 0);
}
function isHiddenBelow(e, t = () => !1) {
	let isSkipped = (e) => /(^|\/)(node_modules|\.[^/]+)(\/|$)/.test(t(e) ? g(e) : e);
	return (t) => {
		let n = e.flatMap((e) => innerPath(e, t) ?? []);
		return n.length > 0 && n.every(isSkipped);
	};
}
function foldersAbove({ cwd: e }, t, n = h) {
	if (t === e || innerPath(t, e) !== void 0) return [];
	let isStart = (t) => t === e || t === u(t) || innerPath(e, t) === void 0 && n(t), r = [];
	for (let e = u(t);; e = u(e)) if (r.unshift(e), isStart(e)) return r;
}
var WatchedRoots = class {
	#e;
	#t;
	#n = /* @__PURE__ */ new Set();
	#r = /* @__PURE__ */ new Set();
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	add(e) {
		return e.map((e) => {
			let t = p(this.#e.cwd, e), n = foldersAbove(this.#e, t);
			this.#n.add(t);
			for (let e of n) this.#r.add(e);
			return n[0] ?? t;
		});
	}
	isIgnored(e) {
		if (this.#r.has(e) || this.#n.has(e)) return !1;
		let t = [...this.#n];
		return !t.some((t) => innerPath(t, e) !== void 0) || isHiddenBelow(t, this.#t)(e);
	}
};
async function announce(e, t) {
	let { io: n, noteStyle: r } = e, a = [n.stdout, n.stderr].find((e) => i(n, e));
	a !== void 0 && await s(a, "\x1B[2J\x1B[3J\x1B[H");
	let [o = "", ...c] = [...t].map((e) => innerPath(n.cwd, e) ?? e).sort(), l = c.length === 0 ? "" : ` and ${String(c.length)} more`;
	await e.note(r.dim(`${(/* @__PURE__ */ new Date()).toTimeString().slice(0, 8)} changed: ${o}${l}`));
}
async function watchAndRun(i, s, l) {
	let { io: u } = i;
	for (let e of s.outputs) await c(u, e);
	let [{ watch: d }, { keepCoreWarm: f }] = await Promise.all([t(() => import("./chokidar.js")), import("./keep-warm.js").then((e) => e.keep_warm_exports)]);
	f();
	let m = toWatchFilter(u, s), h = new WatchedRoots(u, s.isRead), g = r.undecided, wake = () => void 0, _ = /* @__PURE__ */ new Set(), v = d(h.add([...s.paths, ...namedFiles(s.flags)]), {
		ignored: (e) => h.isIgnored(p(e)),
		ignoreInitial: !0,
		ignorePermissionErrors: !0,
		awaitWriteFinish: {
			stabilityThreshold: 100,
			pollInterval: 25
		}
	});
	v.on("all", (e, t) => {
		m(p(t)) && (_.add(p(t)), wake());
	}), v.once("error", (t) => {
		v.on("error", () => void 0), i.warn(`changes may be missed: ${e(t)[0]}`);
	});
	let watchFurther = async () => {
		let e = await s.further?.();
		e !== void 0 && e.length !== 0 && (m = toWatchFilter(u, {
			...s,
			paths: [...s.paths, ...e]
		}), v.add(h.add(e)));
	};
	n(u.signal, () => {
		wake();
	});
	try {
		for (await new Promise((e) => v.once("ready", e)); !u.signal.aborted;) {
			_.size > 0 && await announce(i, _), _.clear(), await watchFurther();
			try {
				g = await l();
			} catch (e) {
				if (u.signal.aborted) break;
				g = r.usage, await o(u, a(e, i.noteStyle, !1));
			}
			await watchFurther(), await i.note(i.noteStyle.dim("waiting for changes; press Ctrl-C to stop")), await new Promise((e) => {
				wake = e, (_.size > 0 || u.signal.aborted) && e();
			});
		}
	} finally {
		await v.close();
	}
	return g;
}
export { watchAndRun };
