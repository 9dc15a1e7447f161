import { serviceBuiltins as e } from "./service-builtins.js";
import { createServiceClient as t } from "./create-service-client.js";
import "./builtins.js";
import { Recording as n, giveCore as r, readCoreResponse as i, unpackBundle as a } from "./library.js";
import { BuiltinError as o, COUNT as s, ConfigurationError as c, DocumentError as l, EvaluationError as u, MAX_SOURCE_BYTES as d, PolicyLoadError as f, RegohostError as p, ResponseError as m, SIGNAL as h, ServiceError as g, VerificationError as _, checkBundleSignOptions as v, defineBuiltin as y, isAddress as b, isArrayBuffer as x, isBytes as S, isDirectory as C, isGzip as w, isRegohostError as T, isResponse as E, isSignatures as D, isUrl as O, readSourceFile as k, shownSource as A, toPath as j, tooLarge as M } from "./shared.js";
import { buildBundle as N, buildJavaScript as P, compilePolicy as F } from "./compile-policy.js";
import { loadPolicy as I } from "./load-policy.js";
import { readBundleYaml as L } from "./bundle-yaml.js";
import { listSignedFolder as R, signedNameIn as z } from "./signed-bundle.js";
import { signBundleFiles as B, signaturesText as V } from "./sign-bundle-files.js";
import { version as H } from "./start.js";
import { fileURLToPath as U } from "node:url";
// src/engine/source/unsigned-files.ts
async function readUnsignedFiles(e, { cwd: t, maxBytes: n = d } = {}) {
	if (!await C(e, t)) {
		let r = await k(e, n, t);
		if (!w(r)) throw new f(`${e} is no bundle: a bundle is an archive (.tar.gz) or a folder; sign the folder that holds the file`, { code: "bundle_invalid" });
		return (await a(r, e, n)).flatMap(({ path: e, signedName: t, bytes: n }) => D(e) ? [] : [{
			name: t,
			bytes: n
		}]);
	}
	let r = [], i = n;
	for (let { inner: a, path: o, size: s } of await R(e, t)) {
		if (D(a)) continue;
		if (s > i) throw M(e, n);
		let t = await k(o, i);
		i -= t.length, r.push({
			name: z(e, a),
			bytes: t
		});
	}
	return r;
}
// src/engine/sign-bundle.ts
async function signBundle(e, t) {
	let { maxBundleBytes: n, signal: r, ...i } = v("signBundle", t, {
		maxBundleBytes: s,
		signal: h
	}), a = (Array.isArray(e) ? e : [e]).map(j), o = a.find(b);
	if (o !== void 0) throw new f(`${A(o)}: files are signed, and this is an address; sign what is pushed there`, { code: "source_unsupported" });
	let c = (await Promise.all(a.map((e) => readUnsignedFiles(e, {
		cwd: i.cwd,
		maxBytes: n
	})))).flat(), l = a.join(", ");
	if (c.length === 0) throw new f(`${l}: there is no file to sign`, { code: "source_empty" });
	let u = c.map(({ name: e }) => e), d = /* @__PURE__ */ new Set(), p = u.find((e) => d.size === d.add(e).size);
	if (p !== void 0) throw new f(`${l}: two files would have the name ${p} in the signature`, { code: "bundle_invalid" });
	let m = await B(l, c, i, { readYaml: (e) => L(e, { signal: r }) });
	return {
		signatures: V(m),
		files: u
	};
}
// src/engine/use-opa-core.ts
function useOpaCore(e) {
	r(() => readBytes(e));
}
async function readBytes(e) {
	if (S(e)) return e;
	if (x(e)) return new Uint8Array(e);
	if (E(e)) return i(e);
	let { readCoreFile: t } = await import("./core-module.js").then((e) => e.core_module_exports);
	return t(O(e) ? U(e) : e);
}
export { o as BuiltinError, c as ConfigurationError, l as DocumentError, u as EvaluationError, f as PolicyLoadError, n as Recording, p as RegohostError, m as ResponseError, g as ServiceError, _ as VerificationError, N as buildBundle, P as buildJavaScript, F as compilePolicy, t as createServiceClient, y as defineBuiltin, T as isRegohostError, I as loadPolicy, e as serviceBuiltins, signBundle, useOpaCore, H as version };
