import { BuiltinError as e, COUNT as t, ConfigurationError as n, DocumentError as r, EvaluationError as i, MAX_SOURCE_BYTES as a, PolicyLoadError as o, RegohostError as s, ResponseError as c, SIGNAL as l, ServiceError as u, VerificationError as d, checkBundleSignOptions as f, defineBuiltin as p, isAddress as m, isArrayBuffer as h, isBytes as g, isDirectory as _, isGzip as v, isRegohostError as y, isResponse as b, isSignatures as x, isUrl as S, loadPolicy as C, readList as w, readSourceFile as T, serviceBuiltins as E, shownSource as D, toPath as O, tooLarge as k, unsupportedSource as A } from "./evaluation.js";
import "./builtins.js";
import { createServiceClient as j } from "./client.js";
import { Recording as M, giveCore as N, readCoreResponse as P, unpackBundle as F } from "./library.js";
import { buildBundle as I, buildJavaScript as L, compilePolicy as R } from "./compiling.js";
import { readBundleYaml as z } from "./bundle-yaml.js";
import { listSignedFolder as B, signedNameIn as V } from "./signed-bundle.js";
import { signBundleFiles as H, signaturesText as U } from "./sign-bundle-files.js";
import { version as W } from "./start.js";
import { fileURLToPath as G } from "node:url";
// src/engine/source/unsigned-files.ts
async function readUnsignedFiles(e, { cwd: t, maxBytes: n = a } = {}) {
	if (!await _(e, t)) {
		let r = await T(e, n, t);
		if (!v(r)) throw new o(`${e} is no bundle: a bundle is an archive (.tar.gz) or a folder; sign the folder that holds the file`, { code: "bundle_invalid" });
		return (await F(r, e, n)).flatMap(({ path: e, signedName: t, bytes: n }) => x(e) ? [] : [{
			name: t,
			bytes: n
		}]);
	}
	let r = [], i = n;
	for (let { inner: a, path: o, size: s } of await B(e, t)) {
		if (x(a)) continue;
		if (s > i) throw k(e, n);
		let t = await T(o, i);
		i -= t.length, r.push({
			name: V(e, a),
			bytes: t
		});
	}
	return r;
}
// src/engine/sign-bundle.ts
async function signBundle(e, n) {
	let { maxBundleBytes: r, signal: i, ...a } = f("signBundle", n, {
		maxBundleBytes: t,
		signal: l
	}), s = w("signBundle", "the paths", e).map(O), c = s.find(m);
	if (c !== void 0) throw A(`${D(c)}: files are signed, and this is an address; sign what is pushed there`);
	let u = (await Promise.all(s.map((e) => readUnsignedFiles(e, {
		cwd: a.cwd,
		maxBytes: r
	})))).flat(), d = s.join(", ");
	if (u.length === 0) throw new o(`${d}: there is no file to sign`, { code: "source_empty" });
	let p = u.map(({ name: e }) => e), h = /* @__PURE__ */ new Set(), g = p.find((e) => h.size === h.add(e).size);
	if (g !== void 0) throw new o(`${d}: two files would have the name ${g} in the signature`, { code: "bundle_invalid" });
	let _ = await H(d, u, a, { readYaml: (e) => z(e, { signal: i }) });
	return {
		signatures: U(_),
		files: p
	};
}
// src/engine/use-opa-core.ts
function useOpaCore(e) {
	N(() => readBytes(e));
}
async function readBytes(e) {
	if (g(e)) return e;
	if (h(e)) return new Uint8Array(e);
	if (b(e)) return P(e);
	let { readCoreFile: t } = await import("./core-module.js").then((e) => e.core_module_exports);
	return t(S(e) ? G(e) : e);
}
export { e as BuiltinError, n as ConfigurationError, r as DocumentError, i as EvaluationError, o as PolicyLoadError, M as Recording, s as RegohostError, c as ResponseError, u as ServiceError, d as VerificationError, I as buildBundle, L as buildJavaScript, R as compilePolicy, j as createServiceClient, p as defineBuiltin, y as isRegohostError, C as loadPolicy, E as serviceBuiltins, signBundle, useOpaCore, W as version };
