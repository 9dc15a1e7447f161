import { t as e } from "./service-builtins.js";
import { t } from "./create-service-client.js";
import "./builtins.js";
import { a as n, c as r, f as i, i as a } from "./library.js";
import { $c as o, $r as s, Dr as c, Gc as l, Ir as u, Kc as d, Qc as f, Ro as p, Vc as m, Wo as h, Xc as g, Yc as _, Zc as v, _l as y, ai as b, ci as x, el as S, fi as C, fl as w, ii as T, nc as E, pl as D, qc as O, qs as k, tl as A, ur as j, yl as M } from "./shared.js";
import { n as N, t as P } from "./compile-policy.js";
import { t as F } from "./load-policy.js";
import { t as I } from "./bundle-yaml.js";
import { i as L, t as R } from "./signed-bundle.js";
import { r as z, t as B } from "./sign-bundle-files.js";
import { l as V } from "./start.js";
import { fileURLToPath as H } from "node:url";
// src/engine/source/unsigned-files.ts
async function readUnsignedFiles(e, { cwd: t, maxBytes: n = T } = {}) {
	if (!await b(e, t)) {
		let i = await x(e, n, t);
		if (!u(i)) throw new g(`${e} is no bundle: a bundle is an archive (.tar.gz) or a folder; sign the folder that holds the file`, { code: "bundle_invalid" });
		return (await r(i, e, n)).flatMap(({ path: e, signedName: t, bytes: n }) => s(e) ? [] : [{
			name: t,
			bytes: n
		}]);
	}
	let i = [], a = n;
	for (let { inner: r, path: o, size: c } of await R(e, t)) {
		if (s(r)) continue;
		if (c > a) throw C(e, n);
		let t = await x(o, a);
		a -= t.length, i.push({
			name: L(e, r),
			bytes: t
		});
	}
	return i;
}
// src/engine/sign-bundle.ts
async function signBundle(e, t) {
	let { maxBundleBytes: n, signal: r, ...i } = j("signBundle", t, {
		maxBundleBytes: p,
		signal: h
	}), a = (Array.isArray(e) ? e : [e]).map(c), o = a.find(k);
	if (o !== void 0) throw new g(`${E(o)}: files are signed, and this is an address; sign what is pushed there`, { code: "source_unsupported" });
	let s = (await Promise.all(a.map((e) => readUnsignedFiles(e, {
		cwd: i.cwd,
		maxBytes: n
	})))).flat(), l = a.join(", ");
	if (s.length === 0) throw new g(`${l}: there is no file to sign`, { code: "source_empty" });
	let u = s.map(({ name: e }) => e), d = /* @__PURE__ */ new Set(), f = u.find((e) => d.size === d.add(e).size);
	if (f !== void 0) throw new g(`${l}: two files would have the name ${f} in the signature`, { code: "bundle_invalid" });
	let m = await B(l, s, i, { readYaml: (e) => I(e, { signal: r }) });
	return {
		signatures: z(m),
		files: u
	};
}
// src/engine/use-opa-core.ts
function useOpaCore(e) {
	a(() => readBytes(e));
}
async function readBytes(e) {
	if (D(e)) return e;
	if (w(e)) return new Uint8Array(e);
	if (y(e)) return n(e);
	let { readCoreFile: t } = await import("./core-module.js").then((e) => e.t);
	return t(M(e) ? H(e) : e);
}
export { l as BuiltinError, d as ConfigurationError, O as DocumentError, _ as EvaluationError, g as PolicyLoadError, i as Recording, v as RegohostError, f as ResponseError, o as ServiceError, S as VerificationError, P as buildBundle, N as compilePolicy, t as createServiceClient, m as defineBuiltin, A as isRegohostError, F as loadPolicy, e as serviceBuiltins, signBundle, useOpaCore, V as version };
