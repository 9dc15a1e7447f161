import { BuiltinError as e, COUNT as t, ConfigurationError as n, DocumentError as r, EvaluationError as i, MAX_SOURCE_BYTES as a, PolicyLoadError as o, RegohostError as s, ResponseError as c, SIGNAL as l, ServiceError as u, VerificationError as d, checkBundleSignOptions as f, defineBuiltin as p, invalidBundle as m, isAddress as h, isArrayBuffer as g, isBytes as _, isDirectory as v, isGzip as y, isRegohostError as b, isResponse as x, isSignatures as S, isUrl as C, loadPolicy as w, readList as T, readSourceFile as E, serviceBuiltins as D, shownSource as O, toPath as k, tooLarge as A, unsupportedSource as j } from "./evaluation.js";
import "./builtins.js";
import { createServiceClient as M } from "./client.js";
import { Recording as N, giveCore as P, readCoreResponse as F, unpackBundle as I } from "./library.js";
import { buildBundle as L, buildJavaScript as R, compilePolicy as z } from "./compiling.js";
import { readBundleYaml as B } from "./bundle-yaml.js";
import { listSignedFolder as V, signedNameIn as H } from "./signed-bundle.js";
import { signBundleFiles as U, signaturesText as W } from "./sign-bundle-files.js";
import { version as G } from "./start.js";
import { fileURLToPath as K } from "node:url";
// src/engine/source/unsigned-files.ts
async function readUnsignedFiles(e, { cwd: t, maxBytes: n = a } = {}) {
	if (!await v(e, t)) {
		let r = await E(e, n, t);
		if (!y(r)) throw m(`${e} is no bundle: a bundle is an archive (.tar.gz) or a folder; sign the folder that holds the file`);
		return (await I(r, e, n)).flatMap(({ path: e, signedName: t, bytes: n }) => S(e) ? [] : [{
			name: t,
			bytes: n
		}]);
	}
	let r = [], i = n;
	for (let { inner: a, path: o, size: s } of await V(e, t)) {
		if (S(a)) continue;
		if (s > i) throw A(e, n);
		let t = await E(o, i);
		i -= t.length, r.push({
			name: H(e, a),
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
	}), s = T("signBundle", "the paths", e).map(k), c = s.find(h);
	if (c !== void 0) throw j(`${O(c)}: files are signed, and this is an address; sign what is pushed there`);
	let u = (await Promise.all(s.map((e) => readUnsignedFiles(e, {
		cwd: a.cwd,
		maxBytes: r
	})))).flat(), d = s.join(", ");
	if (u.length === 0) throw new o(`${d}: there is no file to sign`, { code: "source_empty" });
	let p = u.map(({ name: e }) => e), g = /* @__PURE__ */ new Set(), _ = p.find((e) => g.size === g.add(e).size);
	if (_ !== void 0) throw m(`${d}: two files would have the name ${_} in the signature`);
	let v = await U(d, u, a, { readYaml: (e) => B(e, { signal: i }) });
	return {
		signatures: W(v),
		files: p
	};
}
// src/engine/use-opa-core.ts
function useOpaCore(e) {
	P(() => readBytes(e));
}
async function readBytes(e) {
	if (_(e)) return e;
	if (g(e)) return new Uint8Array(e);
	if (x(e)) return F(e);
	let { readCoreFile: t } = await import("./core-module.js").then((e) => e.core_module_exports);
	return t(C(e) ? K(e) : e);
}
export { e as BuiltinError, n as ConfigurationError, r as DocumentError, i as EvaluationError, o as PolicyLoadError, N as Recording, s as RegohostError, c as ResponseError, u as ServiceError, d as VerificationError, L as buildBundle, R as buildJavaScript, z as compilePolicy, M as createServiceClient, p as defineBuiltin, b as isRegohostError, w as loadPolicy, D as serviceBuiltins, signBundle, useOpaCore, G as version };
