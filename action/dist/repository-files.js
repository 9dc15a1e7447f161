import { __toESM as e } from "./rolldown-runtime.js";
import { require__builtin_fs as t } from "./start.js";
import { dirname as n, isAbsolute as r, join as i, posix as a, relative as o, sep as s } from "node:path";
// src/cli/gate/repository-files.ts
var c = /* @__PURE__ */ e(t(), 1);
const l = [
	"GITHUB_WORKSPACE",
	"CI_PROJECT_DIR",
	"BUILD_SOURCESDIRECTORY"
];
function realPath(e) {
	return (0, c.existsSync)(e) ? c.realpathSync.native(e) : e;
}
function findRepositoryPath({ env: e }, t) {
	let a = l.map((t) => e[t] ?? "").find(r);
	if (a === void 0) return "";
	let [u, d] = [realPath(a), realPath(t)], f = o(u, d);
	if (f === ".." || f.startsWith(`..${s}`) || r(f)) return "";
	let p = d;
	for (; p !== u && !(0, c.existsSync)(i(p, ".git"));) p = n(p);
	return o(p, d).replaceAll(s, "/");
}
function inRepository(e, t) {
	if (t === "") return e;
	let place = (e) => e === "-" || r(e) || /^[a-z][a-z\d+.-]+:/i.test(e) ? e : a.join(t, e.replaceAll(s, "/")), found = (e) => e.map((e) => e.location === void 0 ? e : {
		...e,
		location: {
			...e.location,
			file: place(e.location.file)
		}
	}), n = e.results.map((e) => ({
		...e,
		file: place(e.file),
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
