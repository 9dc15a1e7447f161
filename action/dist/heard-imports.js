// src/engine/opa/heard-imports.ts
let e;
function hearImports(t) {
	return e = t, () => {
		e = void 0;
	};
}
function reportImports(t) {
	e?.(t);
}
export { hearImports, reportImports };
