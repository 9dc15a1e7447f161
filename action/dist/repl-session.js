import { EXPLAIN_MODES as e } from "./evaluation.js";
import { HELP as t, OTHER_COMMANDS as n, REPL_COMMANDS as r, REPL_FORMATS as i, TOPICS as a } from "./run.js";
// src/cli/repl/read-command.ts
const o = /^(?::=|=|!=|<|>|[[({;,])|^(?:[+\-*/%|&]|if|contains|in|with|else|as)$/;
function readCommand(e, t) {
	let i = e.startsWith(":"), [a = "", ...s] = e.replace(/^:/, "").trim().split(/\s+/), c = a.toLowerCase();
	if (!i && o.test(s[0] ?? "")) return;
	let l = !i && t.includes(a);
	if (i && c === "q") return {
		kind: "command",
		name: "exit",
		args: s
	};
	let u = r.find((e) => e === c);
	return u !== void 0 && !(l && a !== c) ? {
		kind: "command",
		name: u,
		args: s
	} : Object.hasOwn(n, c) && !l ? {
		kind: "other",
		answer: n[c] ?? ""
	} : i ? {
		kind: "other",
		answer: `there is no command ${a}; type help`
	} : void 0;
}
// src/cli/repl/repl-session.ts
function shownText(e) {
	return {
		stdout: e === "" || e.endsWith("\n") ? e : `${e}\n`,
		stderr: ""
	};
}
function toggled(e, t) {
	return shownText(`${e} ${t ? "on" : "off"}`);
}
const s = /^(?:input|data)(?:[.[]|$)/;
var ReplSession = class {
	#e;
	#t = /* @__PURE__ */ new Map();
	#n = "repl";
	#r;
	#i;
	#a = !1;
	#o = !1;
	#s = [];
	#c = !1;
	#l;
	#u = !1;
	#d = "";
	constructor(e, t) {
		this.#e = e, this.#r = t, this.#l = e.request.strictBuiltinErrors === !0;
	}
	get prompt() {
		return this.#d === "" ? "> " : "| ";
	}
	get names() {
		return this.#y().rules.flatMap(({ names: e }) => e);
	}
	cancel() {
		this.#d = "";
	}
	async line(e) {
		if (this.#d === "") {
			let t = this.#b(e.trim());
			if (t !== void 0) return t;
		}
		let t = e.trim() === "", n = this.#d === "" ? e : `${this.#d}\n${e}`;
		if (n.trim() === "") return shownText("");
		this.#d = "";
		let r = await this.#e.readStatement(n);
		return r.kind === "incomplete" && !t ? (this.#d = n, {
			...shownText(""),
			goesOn: !0
		}) : this.#f(n, r);
	}
	#f(e, { kind: t, names: n = [] }) {
		let r = this.#y();
		if (/^\s*(?:input\s*:?=[^=]|package\s+repl\.input\b)/.test(e)) return shownText("input is the document of -i, which a session does not change: regohost run -i FILE");
		switch (t) {
			case "package": return this.#n = (n[0] ?? "data.repl").replace(/^data\.?/, ""), shownText("");
			case "imports": return this.#p(r, {
				...r,
				imports: [...r.imports, e]
			}, "");
			case "rules": {
				let t = /^\s*[A-Za-z_]\w*\s*:=/.test(e), i = r.rules.filter((e) => !t || !n.some((t) => e.names.includes(t))), a = i.length < r.rules.length ? "re-defined" : "defined", o = {
					...r,
					rules: [...i, {
						names: n,
						text: e
					}]
				};
				return this.#p(r, o, `Rule '${n.join("', '")}' ${a} in package ${this.#n}.`);
			}
			default: return this.#m(e);
		}
	}
	async #p(e, t, n) {
		this.#t.set(this.#n, t);
		let r;
		try {
			let { result: e } = await this.#e.evaluate({
				...this.#h("true"),
				format: "pretty"
			});
			if (!e.failed) return shownText(n);
			r = {
				stdout: "",
				stderr: e.stderr
			};
		} catch (t) {
			throw this.#t.set(this.#n, e), t;
		}
		return this.#t.set(this.#n, e), r;
	}
	async #m(e) {
		let { result: t, calls: n } = await this.#e.evaluate({
			...this.#h(e),
			...this.#g()
		});
		return {
			stdout: t.stdout,
			stderr: t.stderr,
			...this.#u ? { calls: n } : {}
		};
	}
	#h(e) {
		let { request: t } = this.#e;
		return {
			...t,
			files: [...t.files, ...this.#_()],
			query: e,
			package: this.#n,
			imports: this.#y().imports.map((e) => e.trim().replace(/^import\s+/, "")),
			format: this.#r,
			explain: this.#i,
			...this.#a ? { metrics: !0 } : {},
			...this.#o ? { instrument: !0 } : {},
			...this.#c ? { profile: !0 } : {},
			strictBuiltinErrors: this.#l
		};
	}
	#g() {
		return this.#s.length === 0 ? {} : {
			partial: !0,
			unknowns: this.#s,
			format: this.#r === "json" ? "json" : "pretty"
		};
	}
	#_() {
		return [...this.#t].filter(([, { rules: e }]) => e.length > 0).map(([e]) => ({
			path: `repl/${e}.rego`,
			text: this.#v(e)
		}));
	}
	#v(e) {
		let { imports: t, rules: n } = this.#t.get(e) ?? {
			imports: [],
			rules: []
		};
		return [
			`package ${e}`,
			t.join("\n"),
			...n.map(({ text: e }) => e)
		].filter((e) => e !== "").join("\n\n");
	}
	#y() {
		return this.#t.get(this.#n) ?? {
			imports: [],
			rules: []
		};
	}
	#b(e) {
		let t = readCommand(e, this.names);
		if (t === void 0) return;
		if (t.kind === "other") return shownText(t.answer);
		let { usage: n, most: r, run: i } = this.#x[t.name];
		return t.args.length > r ? shownText(`usage: ${n ?? t.name}`) : i(...t.args);
	}
	#x = {
		help: {
			usage: "help [TOPIC]",
			most: 1,
			run: (e) => this.#S(e)
		},
		exit: {
			most: 0,
			run: () => ({
				...shownText(""),
				isEnd: !0
			})
		},
		quit: {
			most: 0,
			run: () => ({
				...shownText(""),
				isEnd: !0
			})
		},
		show: {
			usage: "show [debug]",
			most: 1,
			run: (e) => this.#C(e)
		},
		unset: {
			usage: "unset NAME",
			most: 1,
			run: (e) => this.#k(e)
		},
		"unset-package": {
			usage: "unset-package [NAME]",
			most: 1,
			run: (e) => this.#w(e)
		},
		format: {
			usage: "format FORMAT",
			most: 1,
			run: (e = "") => this.#E(e)
		},
		json: {
			most: 0,
			run: () => this.#E("json")
		},
		pretty: {
			most: 0,
			run: () => this.#E("pretty")
		},
		trace: {
			usage: "trace [MODE]",
			most: 1,
			run: (e) => this.#D(e)
		},
		notes: {
			most: 0,
			run: () => this.#O("notes")
		},
		fails: {
			most: 0,
			run: () => this.#O("fails")
		},
		metrics: {
			most: 0,
			run: () => toggled("metrics", this.#a = !this.#a)
		},
		instrument: {
			most: 0,
			run: () => toggled("instrument", this.#o = !this.#o)
		},
		profile: {
			most: 0,
			run: () => toggled("profile", this.#c = !this.#c)
		},
		calls: {
			most: 0,
			run: () => toggled("calls", this.#u = !this.#u)
		},
		"strict-builtin-errors": {
			most: 0,
			run: () => toggled("strict-builtin-errors", this.#l = !this.#l)
		},
		unknown: {
			usage: "unknown REF…",
			most: Infinity,
			run: (...e) => this.#T(e)
		}
	};
	#S(e) {
		return shownText(e === void 0 ? t : (Object.hasOwn(a, e) ? a[e] : void 0) ?? `there is no topic ${e}; the topics are ${Object.keys(a).join(" and ")}`);
	}
	#C(e) {
		if (e === void 0) return shownText(this.#v(this.#n));
		if (e !== "debug") return shownText("usage: show [debug]");
		let t = {
			explain: this.#i ?? "off",
			metrics: this.#a,
			instrument: this.#o,
			profile: this.#c,
			"strict-builtin-errors": this.#l,
			calls: this.#u,
			format: this.#r,
			unknowns: this.#s
		};
		return shownText(JSON.stringify(t, void 0, 2));
	}
	#w(e) {
		return e !== void 0 && e !== this.#n ? shownText(`the package is ${this.#n}`) : (this.#n = "repl", shownText(""));
	}
	#T(e) {
		let t = e.find((e) => !s.test(e));
		return t === void 0 ? (this.#s = e, shownText(e.length === 0 ? "unknown off" : `unknown ${e.join(", ")}`)) : shownText(`${t} is not a reference to input or data, such as input, input.user or data.users`);
	}
	#E(e) {
		let t = i.find((t) => t === e);
		return t === void 0 ? shownText(`the formats are ${i.join(", ")}`) : (this.#r = t, shownText(""));
	}
	#D(t) {
		let n = t ?? (this.#i === void 0 ? "full" : "off");
		return n !== "off" && !e.some((e) => e === n) ? shownText(`trace takes ${e.join(", ")} or off`) : (this.#i = e.find((e) => e === n), shownText(""));
	}
	#O(e) {
		return this.#i = this.#i === e ? void 0 : e, toggled(e, this.#i === e);
	}
	#k(e) {
		if (e === void 0) return shownText("usage: unset NAME");
		let t = this.#y(), n = t.rules.filter((t) => !t.names.includes(e));
		return n.length === t.rules.length ? shownText(`no rule ${e} was typed in package ${this.#n}`) : (this.#t.set(this.#n, {
			...t,
			rules: n
		}), shownText(""));
	}
};
export { ReplSession };
