import { __toESM as e } from "./rolldown-runtime.js";
import { require__builtin_fs as t } from "./start.js";
import { errorMessages as n, loadPackage as r, onAbort as i } from "./evaluation.js";
import { EXIT as a, isInteractive as o, showError as s, writeNote as c, writeSafe as l } from "./evaluation-command.js";
import { checkFolder as u } from "./commands.js";
import { treeFilter as d } from "./rego-tree.js";
import { dirname as f, isAbsolute as p, relative as m, resolve as h, sep as g } from "node:path";
import { dirname as _ } from "node:path/posix";
// src/cli/terminal/watch.ts
var v = /* @__PURE__ */ e(t(), 1);
function innerPath(e, t) {
	let n = m(e, t).replaceAll(g, "/");
	return n === "" || n === ".." || n.startsWith("../") || p(n) ? void 0 : n;
}
function toWatchFilter({ cwd: e }, { paths: t, flags: n, outputs: r, isRead: i }) {
	let a = i ?? d({
		reads: "data",
		ignore: n.ignore
	}), o = d({ reads: "data" }), s = t.map((t) => h(e, t)), c = namedFiles(n).map((t) => h(e, t)), l = new Set(r.map((t) => h(e, t)));
	return (e) => {
		if (l.has(e)) return !1;
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
	let isSkipped = (e) => /(^|\/)(node_modules|\.[^/]+)(\/|$)/.test(t(e) ? _(e) : e);
	return (t) => {
		let n = e.flatMap((e) => innerPath(e, t) ?? []);
		return n.length > 0 && n.every(isSkipped);
	};
}
function foldersAbove({ cwd: e }, t, n = v.existsSync) {
	if (t === e || innerPath(t, e) !== void 0) return [];
	let isStart = (t) => t === e || t === f(t) || innerPath(e, t) === void 0 && n(t), r = [];
	for (let e = f(t);; e = f(e)) if (r.unshift(e), isStart(e)) return r;
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
			let t = h(this.#e.cwd, e), n = foldersAbove(this.#e, t);
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
	let { io: n, noteStyle: r } = e, i = [n.stdout, n.stderr].find((e) => o(n, e));
	i !== void 0 && await l(i, "\x1B[2J\x1B[3J\x1B[H");
	let [a = "", ...s] = [...t].map((e) => innerPath(n.cwd, e) ?? e).sort(), c = s.length === 0 ? "" : ` and ${String(s.length)} more`;
	await e.note(r.dim(`${(/* @__PURE__ */ new Date()).toTimeString().slice(0, 8)} changed: ${a}${c}`));
}
async function watchAndRun(e, t, o) {
	let { io: l } = e;
	for (let e of t.outputs) await u(l, e);
	let [{ watch: d }, { keepCoreWarm: f }] = await Promise.all([r(() => import("./chokidar.js")), import("./keep-warm.js").then((e) => e.keep_warm_exports)]);
	f();
	let p = toWatchFilter(l, t), m = new WatchedRoots(l, t.isRead), g = a.undecided, wake = () => void 0, _ = /* @__PURE__ */ new Set(), v = d(m.add([...t.paths, ...namedFiles(t.flags)]), {
		ignored: (e) => m.isIgnored(h(e)),
		ignoreInitial: !0,
		ignorePermissionErrors: !0,
		awaitWriteFinish: {
			stabilityThreshold: 100,
			pollInterval: 25
		}
	});
	v.on("all", (e, t) => {
		p(h(t)) && (_.add(h(t)), wake());
	}), v.once("error", (t) => {
		v.on("error", () => void 0), e.warn(`changes may be missed: ${n(t)[0]}`);
	});
	let watchFurther = async () => {
		let e = await t.further?.();
		e !== void 0 && e.length !== 0 && (p = toWatchFilter(l, {
			...t,
			paths: [...t.paths, ...e]
		}), v.add(m.add(e)));
	};
	i(l.signal, () => {
		wake();
	});
	try {
		for (await new Promise((e) => v.once("ready", e)); !l.signal.aborted;) {
			_.size > 0 && await announce(e, _), _.clear(), await watchFurther();
			try {
				g = await o();
			} catch (t) {
				if (l.signal.aborted) break;
				g = a.usage, await c(l, s(t, e.noteStyle, !1));
			}
			await watchFurther(), await e.note(e.noteStyle.dim("waiting for changes; press Ctrl-C to stop")), await new Promise((e) => {
				wake = e, (_.size > 0 || l.signal.aborted) && e();
			});
		}
	} finally {
		await v.close();
	}
	return g;
}
export { watchAndRun };
