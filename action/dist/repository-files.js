import { __toESM as e } from "./rolldown-runtime.js";
import { require__builtin_fs as t } from "./start.js";
import { dirname as n, isAbsolute as r, join as i, posix as a, relative as o, resolve as s, sep as c } from "node:path";
// src/cli/gate/repository-files.ts
var l = /* @__PURE__ */ e(t(), 1);
const u = [
	"GITHUB_WORKSPACE",
	"CI_PROJECT_DIR",
	"BUILD_SOURCESDIRECTORY"
];
function realPath(e) {
	return (0, l.existsSync)(e) ? l.realpathSync.native(e) : s(e);
}
function findRepositoryPath({ env: e }, t) {
	let a = u.map((t) => e[t] ?? "").find(r);
	if (a === void 0) return "";
	let [s, d] = [realPath(a), realPath(t)], f = o(s, d);
	if (f === ".." || f.startsWith(`..${c}`) || r(f)) return "";
	let p = d;
	for (; p !== s && !(0, l.existsSync)(i(p, ".git"));) p = n(p);
	return o(p, d).replaceAll(c, "/");
}
function inRepository(e, t) {
	if (t === "") return e;
	let toRepository = (e) => e === "-" || r(e) || /^[a-z][a-z\d+.-]+:/i.test(e) ? e : a.join(t, e.replaceAll(c, "/")), found = (e) => e.map((e) => e.location === void 0 ? e : {
		...e,
		location: {
			...e.location,
			file: toRepository(e.location.file)
		}
	}), n = e.results.map((e) => ({
		...e,
		file: toRepository(e.file),
		violations: found(e.violations),
		warnings: found(e.warnings),
		excepted: found(e.excepted),
		...e.excused === void 0 ? {} : { excused: e.excused.map((e) => ({
			...e,
			findings: found(e.findings)
		})) }
	}));
	return {
		...e,
		results: n
	};
}
export { findRepositoryPath, inRepository };
