import { ConfigurationError as e, belowUserHome as t, decodeEscapes as n, escapeAll as r, isRegohostError as i, readVariable as a, require__builtin_crypto as o, sha256Hex as s } from "./evaluation.js";
import { AWS_DOMAIN as c, AWS_REGION as l } from "./cloud-credentials.js";
import { parseBareToken as u, parseContainerKeys as d, parseMachineKeys as f, parseStsAnswer as p } from "./credential-answers.js";
// src/server/serve/credentials/aws-profile.ts
const m = [
	"aws_access_key_id",
	"aws_secret_access_key",
	"aws_session_token"
];
function readProfile(e, t) {
	let n, r = !1;
	for (let i of e.replace(/^\uFEFF/, "").split(/\r?\n/)) {
		let e = i.replace(/(?:^|\s)[#;].*$/, "").trim(), a = /^\[(.*)\]$/.exec(e);
		if (a !== null) {
			r = a[1]?.trim() === t, r && (n ??= /* @__PURE__ */ new Map());
			continue;
		}
		let o = e.search(/[=:]/);
		r && o > 0 && n?.set(e.slice(0, o).trim(), e.slice(o + 1).trim());
	}
	return n;
}
function cached(e) {
	let t;
	return async (n) => ((t === void 0 || t.endsAt - Date.now() <= 3e5) && (t = await e(n)), t.value);
}
// src/server/serve/credentials/sign-aws.ts
var h = o();
const g = /* @__PURE__ */ new Set([
	"authorization",
	"user-agent",
	"x-amzn-trace-id"
]), _ = /* @__PURE__ */ new Set(["s3", "glacier"]), v = "AWS4-HMAC-SHA256", byCode = (e, t) => e < t ? -1 : +(e > t), hmac = (e, t) => (0, h.createHmac)("sha256", e).update(t).digest();
function unescape(e) {
	return n(e) ?? e;
}
function toPath(e, t) {
	let n = e.split("/").slice(1);
	if (t === "s3") return `/${n.map((e) => r(unescape(e))).join("/")}`;
	let i = n.at(-1) === "" && n.some((e) => e !== "") ? "/" : "";
	return `/${n.filter((e) => e !== "").map(r).join("/")}${i}`;
}
function toQuery(e) {
	return e.replace(/^\?/, "").split("&").filter((e) => e !== "").map((e) => {
		let t = e.indexOf("="), [n, i] = t < 0 ? [e, ""] : [e.slice(0, t), e.slice(t + 1)];
		return [r(unescape(n)), r(unescape(i))];
	}).sort(([e, t], [n, r]) => byCode(e, n) || byCode(t, r)).map(([e, t]) => `${e}=${t}`).join("&");
}
function toCanonicalRequest({ method: e, url: t, headers: n }, r, i) {
	let a = Object.entries({
		...n,
		host: t.host
	}).map(([e, t]) => [e.toLowerCase(), t.trim().replace(/\s+/g, " ")]).filter(([e]) => !g.has(e)).sort(([e], [t]) => byCode(e, t)), o = a.map(([e]) => e).join(";");
	return {
		text: [
			e,
			toPath(t.pathname, r),
			toQuery(t.search),
			...a.map(([e, t]) => `${e}:${t}`),
			"",
			o,
			i
		].join("\n"),
		signed: o
	};
}
function signAws(e, { service: t, keys: n, date: r }) {
	let i = r.toISOString().replace(/[-:]|\.\d{3}/g, ""), a = i.slice(0, 8), o = s(e.body ?? ""), c = {
		"x-amz-date": i,
		..._.has(t) ? { "x-amz-content-sha256": o } : {},
		...n.sessionToken === void 0 ? {} : { "x-amz-security-token": n.sessionToken }
	}, l = new Set(Object.keys(c)), u = Object.entries(e.headers).filter(([e]) => !l.has(e.toLowerCase())), { text: d, signed: f } = toCanonicalRequest({
		...e,
		headers: {
			...Object.fromEntries(u),
			...c
		}
	}, t, o), p = [
		a,
		n.region,
		t,
		"aws4_request"
	], m = p.join("/"), h = p.reduce(hmac, `AWS4${n.secretAccessKey}`), g = hmac(h, [
		v,
		i,
		m,
		s(d)
	].join("\n")).toString("hex"), y = `${v} Credential=${n.accessKeyId}/${m}, SignedHeaders=${f}, Signature=${g}`;
	return {
		...c,
		authorization: y
	};
}
// src/server/serve/credentials/aws-credentials.ts
const y = "http://169.254.169.254/latest", b = "http://169.254.170.2", x = 1e4, S = /^(?:(?!["'`#;%\\])[\x21-\x7e])+$/, C = /^[\x21-\x7e]+$/;
function fail(t, { service: n, setting: r }, i) {
	return new e(`services.${n}.${r}: ${i}`, { code: t });
}
function variable(e, t) {
	let n = a(e.env, t);
	if (n !== void 0) return n;
	throw fail("credentials_missing", e, `the environment has no ${t}`);
}
function getRegion(e, t) {
	let n = t ?? variable(e, "AWS_REGION");
	if (!l.test(n)) throw fail("config_invalid", e, "AWS_REGION is not a region");
	return n;
}
function toTemporary({ AccessKeyId: e, SecretAccessKey: t, Token: n, Expiration: r }, i) {
	return {
		value: {
			accessKeyId: e,
			secretAccessKey: t,
			sessionToken: n,
			region: i
		},
		endsAt: r ?? -Infinity
	};
}
function fromEnvironment(e) {
	let { env: t } = e, read = (t) => {
		let n = variable(e, t);
		if (C.test(n)) return n;
		throw fail("config_invalid", e, `${t} has characters that no credentials have`);
	}, n = ["AWS_SESSION_TOKEN", "AWS_SECURITY_TOKEN"].find((e) => a(t, e) !== void 0);
	return {
		accessKeyId: read("AWS_ACCESS_KEY_ID"),
		secretAccessKey: read("AWS_SECRET_ACCESS_KEY"),
		region: getRegion(e, void 0),
		sessionToken: n === void 0 ? void 0 : read(n)
	};
}
async function fromProfile(e, n) {
	let { env: r } = n, i = e.path ?? a(r, "AWS_SHARED_CREDENTIALS_FILE") ?? t(r, [".aws", "credentials"]);
	if (i === void 0) throw fail("credentials_missing", n, "there is no home folder; write profile_credentials.path");
	let o = e.profile ?? a(r, "AWS_PROFILE") ?? "default", s = readProfile(await n.read(`${n.setting}.profile_credentials.path`, i), o);
	if (s === void 0) throw fail("credentials_missing", n, `${i} has no profile ${JSON.stringify(o)}`);
	let [c, l, u] = m.map((e) => {
		let t = s.get(e) ?? "";
		if (t !== "") {
			if (S.test(t)) return t;
			throw fail("config_invalid", n, `${i}: ${e} of the profile ${JSON.stringify(o)} has quotes, spaces or other characters that readers of the file take in different ways`);
		}
	});
	if (c === void 0 || l === void 0) throw fail("credentials_missing", n, `${i}: the profile ${JSON.stringify(o)} needs ${m[0]} and ${m[1]}`);
	return {
		accessKeyId: c,
		secretAccessKey: l,
		sessionToken: u,
		region: getRegion(n, e.aws_region)
	};
}
function toUrl(e, t, n) {
	if (!URL.canParse(n)) throw fail("config_invalid", e, `${t} is not a URL`);
	return new URL(n);
}
async function toContainerQuestion(e) {
	let { env: t } = e, n = t.AWS_CONTAINER_CREDENTIALS_RELATIVE_URI, r = t.AWS_CONTAINER_CREDENTIALS_FULL_URI;
	if (n !== void 0) {
		let t = toUrl(e, "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI", `${b}${n}`);
		if (t.origin !== b) throw fail("config_invalid", e, "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI begins with /");
		return {
			url: t,
			headers: {}
		};
	}
	if (r === void 0) return;
	let i = t.AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE, a = parseHeader(e, "the authorization token of the container", i === void 0 ? variable(e, "AWS_CONTAINER_AUTHORIZATION_TOKEN") : await e.read(`${e.setting}: AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE`, i));
	return {
		url: toUrl(e, "AWS_CONTAINER_CREDENTIALS_FULL_URI", r),
		headers: { authorization: a }
	};
}
function parseHeader(e, t, n) {
	let r = n.trim();
	if (!/^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(r)) throw fail("config_invalid", e, `${t} is empty, or has characters that no header may have`);
	return r;
}
function createMetadata(e, t) {
	let n = `${t.setting}.metadata_credentials`, r = `the metadata service for the service ${t.service}`, i = {
		timeoutMs: x,
		setting: n,
		who: r,
		subject: "credentials of AWS"
	};
	return cached(async (n) => {
		let r = getRegion(t, e.aws_region), { iam_role: a } = e;
		if (a === void 0) {
			let e = await toContainerQuestion(t);
			if (e === void 0) throw fail("credentials_missing", t, "metadata_credentials.iam_role is missing, and the environment is not a container's");
			return toTemporary(await t.ask({
				...i,
				...e,
				signal: n,
				parse: d
			}), r);
		}
		let o = await t.ask({
			...i,
			url: new URL(`${y}/api/token`),
			method: "PUT",
			headers: { "x-aws-ec2-metadata-token-ttl-seconds": "60" },
			signal: n,
			subject: "a token",
			parse: u
		});
		return toTemporary(await t.ask({
			...i,
			url: new URL(`${y}/meta-data/iam/security-credentials/${encodeURIComponent(a)}`),
			headers: { "x-aws-ec2-metadata-token": o },
			signal: n,
			parse: f
		}), r);
	});
}
function toStsUrl(e, t, n) {
	let r = n ?? a(e.env, "AWS_DOMAIN") ?? "amazonaws.com";
	if (!c.test(r)) throw fail("config_invalid", e, "AWS_DOMAIN is not a domain");
	return new URL(`https://sts.${t}.${r}/`.toLowerCase());
}
function createWebIdentity(e, t) {
	let n = "web_identity_credentials", take = (r, i) => {
		let o = e[r], s = a(t.env, i);
		if (!e.isOfEnvironment) return o ?? variable(t, i);
		if (o !== void 0 && s !== void 0 && o !== s) throw fail("config_invalid", t, `${n}.${r} is another than ${i}, which OPA takes`);
		return variable(t, i);
	};
	return cached(async (r) => {
		let i = take("iam_role_arn", "AWS_ROLE_ARN"), a = take("web_identity_token_file", "AWS_WEB_IDENTITY_TOKEN_FILE"), o = getRegion(t, e.aws_region), s = (await t.read(`${t.setting}.${n}.web_identity_token_file`, a)).trim();
		return askSts(t, {
			action: "AssumeRoleWithWebIdentity",
			region: o,
			domain: e.aws_domain,
			setting: `${t.setting}.${n}`,
			form: {
				RoleSessionName: e.session_name,
				RoleArn: i,
				WebIdentityToken: s
			},
			signal: r
		});
	});
}
function createAssumeRole(e, t) {
	let n = createProvider(e.signer, t);
	return cached(async (r) => askSts(t, {
		action: "AssumeRole",
		region: getRegion(t, e.aws_region),
		domain: e.aws_domain,
		setting: `${t.setting}.assume_role_credentials`,
		form: {
			RoleSessionName: e.session_name,
			RoleArn: e.iam_role_arn ?? variable(t, "AWS_ROLE_ARN")
		},
		signal: r,
		signer: await n(r)
	}));
}
async function askSts(e, t) {
	let { action: n, region: r, setting: i, signal: a, signer: o } = t, s = toStsUrl(e, r, t.domain), c = new URLSearchParams({
		Action: n,
		...t.form,
		Version: "2011-06-15"
	}), l = { "content-type": "application/x-www-form-urlencoded" }, u = Buffer.from(c.toString()), d = o === void 0 ? {} : signAws({
		method: "POST",
		url: s,
		headers: l,
		body: u
	}, {
		keys: o,
		service: "sts",
		date: /* @__PURE__ */ new Date()
	});
	return toTemporary(await e.ask({
		url: s,
		headers: {
			...l,
			...d
		},
		form: c,
		timeoutMs: x,
		signal: a,
		who: `AWS's token service for the service ${e.service}`,
		setting: i,
		subject: "credentials of AWS",
		parse: (e) => p(e, n)
	}), r);
}
function createProvider(e, t) {
	switch (e.kind) {
		case "environment": return () => Promise.resolve(fromEnvironment(t));
		case "profile": return () => fromProfile(e, t);
		case "metadata": return createMetadata(e, t);
		case "web_identity": return createWebIdentity(e, t);
		case "assume_role": return createAssumeRole(e, t);
	}
}
function createAwsCredentials(t, n) {
	let r = t.map((e) => createProvider(e, n));
	return async (t) => {
		let a = [];
		for (let e of r) try {
			return await e(t);
		} catch (e) {
			if (t.aborted || !i(e)) throw e;
			a.push(e);
		}
		let [o] = a;
		throw o !== void 0 && a.length === 1 ? o : new e(`services.${n.service}.${n.setting}: no provider gave credentials:\n${a.map(({ message: e }) => `  ${e}`).join("\n")}`, {
			code: "credentials_missing",
			cause: o
		});
	};
}
export { cached, createAwsCredentials, signAws };
