import { createInterface as e } from "node:readline";
function openLinePrompt({ stdin: t, stdout: n }, { history: r, complete: i }) {
	let a = r, o = e({
		input: t,
		output: n,
		terminal: !0,
		history: [...r],
		historySize: 1e3,
		removeHistoryDuplicates: !0,
		completer: i
	});
	o.on("history", (e) => a = e);
	let s, c = !1, settle = (e) => {
		let t = s;
		s = void 0, t?.(e);
	}, l = [];
	return o.on("line", (e) => {
		s === void 0 ? l.push(e) : settle({ line: e });
	}), o.on("SIGINT", () => {
		n.write("^C\n"), l.length = 0, o.write(null, {
			ctrl: !0,
			name: "e"
		}), o.write(null, {
			ctrl: !0,
			name: "u"
		}), settle({ interrupted: !0 });
	}), o.on("close", () => {
		c = !0, settle(void 0);
	}), {
		ask: (e) => new Promise((t) => {
			let n = l.shift();
			c ? t(n === void 0 ? void 0 : { line: n }) : (s = t, o.setPrompt(e), o.prompt(), n !== void 0 && o.write(`${n}\n`));
		}),
		history: () => a,
		close: () => {
			o.close();
		}
	};
}
export { openLinePrompt };
