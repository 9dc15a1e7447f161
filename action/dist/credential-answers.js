import { __toESM as e } from "./rolldown-runtime.js";
import { loadPackage as t } from "./evaluation.js";
import { array as n, literal as r, number as i, object as a, string as o } from "./zod.js";
// src/server/serve/credentials/credential-answers.ts
const s = o().max(65536).regex(/^[\x21-\x7e]+$/), c = o().transform((e) => e.trim()).pipe(s), l = o().max(65536).regex(/^[A-Za-z0-9+/]+={0,2}$/), u = o().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/).transform((e) => Date.parse(e)).pipe(i()), d = a({
	access_token: c,
	token_type: o().regex(/^bearer$/i),
	expires_in: i().min(0).optional()
}), f = d.pick({
	access_token: !0,
	token_type: !0
}).partial({ token_type: !0 }), p = a({
	Code: r("Success").optional(),
	AccessKeyId: o().max(128).regex(/^\w+$/),
	SecretAccessKey: s,
	Token: s.optional(),
	Expiration: u.optional()
}), m = p.required({ Code: !0 }), h = p.required({
	Token: !0,
	Expiration: !0
}), g = a({ authorizationData: n(a({
	authorizationToken: l,
	expiresAt: i().min(0).max(864e10)
})).min(1) });
function jsonReader(e) {
	return (t) => {
		try {
			return e.safeParse(JSON.parse(Buffer.from(t).toString("utf8"))).data;
		} catch {
			return;
		}
	};
}
const _ = jsonReader(d), v = jsonReader(f.transform(({ access_token: e }) => e)), y = jsonReader(p), b = jsonReader(m), x = jsonReader(g);
function parseEcrAnswer(e) {
	let [t] = x(e)?.authorizationData ?? [];
	if (t === void 0) return;
	let n = Buffer.from(t.authorizationToken, "base64").toString("utf8"), r = n.indexOf(":");
	if (!(r < 1)) return {
		value: {
			username: n.slice(0, r),
			password: n.slice(r + 1)
		},
		endsAt: t.expiresAt * 1e3
	};
}
function parseBareToken(e) {
	let t = c.safeParse(Buffer.from(e).toString("utf8")).data;
	return t !== void 0 && /^[\w.~+/-]+=*$/.test(t) ? t : void 0;
}
async function parseStsAnswer(n, r) {
	let { SaxesParser: i } = await t(() => import("./saxes.js").then((t) => /* @__PURE__ */ e(t.require_saxes(), 1))), a = [], o = /* @__PURE__ */ new Map(), addText = (e) => {
		let [t, n, i, s, c] = a;
		t === `${r}Response` && n === `${r}Result` && i === "Credentials" && s !== void 0 && c === void 0 && o.set(s, `${o.get(s) ?? ""}${e}`);
	};
	try {
		let e = new TextDecoder("utf-8", { fatal: !0 }).decode(n), t = new i();
		t.on("error", (e) => {
			throw e;
		}), t.on("doctype", () => {
			throw Error("a DTD");
		}), t.on("opentag", ({ name: e }) => void a.push(e)), t.on("closetag", () => void a.pop()), t.on("text", addText), t.on("cdata", addText), t.write(e).close();
	} catch {
		return;
	}
	let member = (e) => o.get(e)?.trim();
	return h.safeParse({
		AccessKeyId: member("AccessKeyId"),
		SecretAccessKey: member("SecretAccessKey"),
		Token: member("SessionToken"),
		Expiration: member("Expiration")
	}).data;
}
export { parseBareToken, v as parseCloudToken, y as parseContainerKeys, parseEcrAnswer, b as parseMachineKeys, parseStsAnswer, _ as parseTokenResponse };
