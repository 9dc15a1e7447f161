// src/cli/repl/complete.ts
function completeLine(e, t) {
	let n = /[\w.:-]*$/.exec(e)?.[0] ?? "", r = t.filter((e) => e.startsWith(n) && e !== n).map((e) => {
		let t = e.indexOf(".", n.length);
		return t < 0 ? e : e.slice(0, t + 1);
	});
	return [[...new Set(r)].sort(), n];
}
export { completeLine };
