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
	};
	return o.on("line", (e) => {
		settle({ line: e });
	}), o.on("SIGINT", () => {
		n.write("^C\n"), o.write(null, {
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
			c ? t(void 0) : (s = t, o.setPrompt(e), o.prompt());
		}),
		history: () => a,
		close: () => {
			o.close();
		}
	};
}
export { openLinePrompt };
