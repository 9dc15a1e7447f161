// src/engine/opa/thread-options.ts
const e = process.versions.pnp === void 0 ? {
	argv: [],
	env: {},
	execArgv: []
} : { argv: [] };
export { e as THREAD_OPTIONS };
