// src/base/text/wildcard.ts
function wildcard(e) {
	let [t = "", ...n] = e.split("*"), r = n.pop();
	return r === void 0 ? (e) => e === t : (e) => {
		if (!e.startsWith(t)) return !1;
		let i = t.length;
		for (let t of n) {
			let n = e.indexOf(t, i);
			if (n < 0) return !1;
			i = n + t.length;
		}
		return e.length - r.length >= i && e.endsWith(r);
	};
}
export { wildcard };
