import { o as e } from "./rolldown-runtime.js";
import { dc as t } from "./shared.js";
import { i as n, l as r, p as i, s as a, u as o } from "./zod.js";
// src/server/serve/credentials/credential-answers.ts
const s = i().max(65536).regex(/^[\x21-\x7e]+$/), c = i().transform((e) => e.trim()).pipe(s), l = i().max(65536).regex(/^[A-Za-z0-9+/]+={0,2}$/), u = i().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/).transform((e) => Date.parse(e)).pipe(r()), d = o({
	access_token: c,
	token_type: i().regex(/^bearer$/i),
	expires_in: r().min(0).optional()
}), f = d.pick({
	access_token: !0,
	token_type: !0
}).partial({ token_type: !0 }), p = o({
	Code: a("Success").optional(),
	AccessKeyId: i().max(128).regex(/^\w+$/),
	SecretAccessKey: s,
	Token: s.optional(),
	Expiration: u.optional()
}), m = p.required({ Code: !0 }), h = p.required({
	Token: !0,
	Expiration: !0
}), g = o({ authorizationData: n(o({
	authorizationToken: l,
	expiresAt: r().min(0).max(864e10)
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
	return c.safeParse(Buffer.from(e).toString("utf8")).data;
}
async function parseStsAnswer(n, r) {
	let { SaxesParser: i } = await t(() => import("./saxes.js").then((t) => /* @__PURE__ */ e(t.t(), 1))), a = [], o = /* @__PURE__ */ new Map(), addText = (e) => {
		let t = a.join("/");
		o.set(t, `${o.get(t) ?? ""}${e}`);
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
	let member = (e) => o.get(`${r}Response/${r}Result/Credentials/${e}`)?.trim();
	return h.safeParse({
		AccessKeyId: member("AccessKeyId"),
		SecretAccessKey: member("SecretAccessKey"),
		Token: member("SessionToken"),
		Expiration: member("Expiration")
	}).data;
}
export { b as a, parseEcrAnswer as i, v as n, parseStsAnswer as o, y as r, _ as s, parseBareToken as t };
