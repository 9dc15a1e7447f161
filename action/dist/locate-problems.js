// src/gate/inputs/locate-problems.ts
async function locateProblems(e, { where: t, locate: n, limits: r = {} }) {
	let i = await n?.(e.map(({ path: e }) => e), r);
	return e.map(({ path: e, message: n }) => {
		let r = i?.(e);
		return r === void 0 ? n : `${t}:${String(r.line)}:${String(r.column)}: ${n}`;
	});
}
export { locateProblems };
