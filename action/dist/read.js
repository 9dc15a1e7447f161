import { __commonJSMin as e, __toESM as t } from "./rolldown-runtime.js";
import { require__builtin_stream as n } from "./undici.js";
import { createInterface as r } from "readline";
// node_modules/read/dist/esm/read.js
var i = /* @__PURE__ */ t((/* @__PURE__ */ e(((e, t) => {
	let r = n();
	t.exports = class extends r {
		#e = null;
		constructor(e = {}) {
			super(e), this.writable = this.readable = !0, this.muted = !1, this.on("pipe", this._onpipe), this.replace = e.replace, this._prompt = e.prompt || null, this._hadControl = !1;
		}
		#t(e, t) {
			return this._dest ? this._dest[e] : this._src ? this._src[e] : t;
		}
		#n(e, ...t) {
			typeof this._dest?.[e] == "function" && this._dest[e](...t), typeof this._src?.[e] == "function" && this._src[e](...t);
		}
		get isTTY() {
			return this.#e === null ? this.#t("isTTY", !1) : this.#e;
		}
		set isTTY(e) {
			this.#e = e;
		}
		get rows() {
			return this.#t("rows");
		}
		get columns() {
			return this.#t("columns");
		}
		mute() {
			this.muted = !0;
		}
		unmute() {
			this.muted = !1;
		}
		_onpipe(e) {
			this._src = e;
		}
		pipe(e, t) {
			return this._dest = e, super.pipe(e, t);
		}
		pause() {
			if (this._src) return this._src.pause();
		}
		resume() {
			if (this._src) return this._src.resume();
		}
		write(e) {
			if (this.muted) {
				if (!this.replace) return !0;
				if (e.match(/^\u001b/)) return e.indexOf(this._prompt) === 0 && (e = e.slice(this._prompt.length), e = e.replace(/./g, this.replace), e = this._prompt + e), this._hadControl = !0, this.emit("data", e);
				this._prompt && this._hadControl && e.indexOf(this._prompt) === 0 && (this._hadControl = !1, this.emit("data", this._prompt), e = e.slice(this._prompt.length)), e = e.toString().replace(/./g, this.replace);
			}
			this.emit("data", e);
		}
		end(e) {
			this.muted && (e = e && this.replace ? e.toString().replace(/./g, this.replace) : null), e && this.emit("data", e), this.emit("end");
		}
		destroy(...e) {
			return this.#n("destroy", ...e);
		}
		destroySoon(...e) {
			return this.#n("destroySoon", ...e);
		}
		close(...e) {
			return this.#n("close", ...e);
		}
	};
})))(), 1);
async function read({ default: e, input: t = process.stdin, output: n = process.stdout, completer: a, prompt: o = "", silent: s, timeout: c, edit: l, terminal: u, replace: d, history: f }) {
	if (e !== void 0 && typeof e != "string" && typeof e != "number") throw Error("default value must be string or number");
	let p = !1, m = e?.toString();
	o = o.trim() + " ", u = !!(u || n.isTTY), m && (s ? o += "(<default hidden>) " : l ? p = !0 : o += "(" + m + ") ");
	let h = new i.default({
		replace: d,
		prompt: o
	});
	return h.pipe(n, { end: !1 }), n = h, new Promise((e, i) => {
		let l = r({
			input: t,
			output: n,
			terminal: u,
			completer: a,
			history: f
		}), d = c && setTimeout(() => onError(/* @__PURE__ */ Error("timed out")), c);
		if (h.unmute(), l.setPrompt(o), l.prompt(), s) h.mute();
		else if (p && m) {
			let e = l;
			e.line = m, e.cursor = m.length, e._refreshLine();
		}
		/* c8 ignore stop */
		let done = () => {
			l.close(), clearTimeout(d), h.mute(), h.end();
		}, onError = (e) => {
			done(), i(e);
		};
		/* c8 ignore start */
		l.on("error", onError), l.on("line", (t) => (s && u && h.unmute(), done(), e(t.replace(/\r?\n?$/, "") || m || ""))), l.on("SIGINT", () => {
			l.close(), onError(/* @__PURE__ */ Error("canceled"));
		});
		/* c8 ignore stop */
	});
}
export { read };
