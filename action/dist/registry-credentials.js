import { invalidConfig as e } from "./evaluation.js";
import { cached as t, createAwsCredentials as n, signAws as r } from "./aws-credentials.js";
import { parseEcrAnswer as i } from "./credential-answers.js";
function fromBearer(t, n, r) {
	if (n.toLowerCase() !== "basic") return { registryToken: Buffer.from(r).toString("base64") };
	let i = r.indexOf(":");
	if (i > 0) return {
		username: r.slice(0, i),
		password: r.slice(i + 1)
	};
	throw e(`services.${t}.credentials.bearer: with the scheme Basic the token is a user and a password, as in user:password`);
}
function createEcrCredentials(e, a) {
	let o = "credentials.s3_signing", s = n(e.providers, {
		...a,
		setting: o
	});
	return t(async (t) => {
		let n = await s(t), c = new URL(`https://ecr.${n.region.toLowerCase()}.amazonaws.com/`), l = Buffer.from("{}"), u = {
			"content-type": "application/x-amz-json-1.1",
			"x-amz-target": "AmazonEC2ContainerRegistry_V20150921.GetAuthorizationToken"
		}, d = {
			service: e.service,
			keys: n,
			date: /* @__PURE__ */ new Date()
		};
		return a.ask({
			url: c,
			headers: {
				...u,
				...r({
					method: "POST",
					url: c,
					headers: u,
					body: l
				}, d)
			},
			body: l,
			timeoutMs: 1e4,
			signal: t,
			who: `Amazon ECR for the service ${a.service}`,
			setting: o,
			subject: "a token of a registry",
			parse: i
		});
	});
}
export { createEcrCredentials, fromBearer };
