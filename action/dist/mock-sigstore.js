import { __toESM as e } from "./rolldown-runtime.js";
import { require__builtin_http as t } from "./_builtin_http.js";
import { isError as n, loadPackage as r, preAuthEncoding as i } from "./shared.js";
import { createHash as a, generateKeyPairSync as o, sign as s } from "node:crypto";
// src/testing/demo/mock-sigstore.ts
var c = /* @__PURE__ */ e(t(), 1);
const l = "2020-01-01T00:00:00Z", u = "https://rekor.test";
function keyPair() {
	return o("ec", { namedCurve: "prime256v1" });
}
function base64(e) {
	return Buffer.from(e.buffer, e.byteOffset, e.byteLength).toString("base64");
}
function sha256(e) {
	return a("sha256").update(e).digest();
}
function identityToken(e) {
	let part = (e) => Buffer.from(JSON.stringify(e)).toString("base64url");
	return `${part({ alg: "none" })}.${part(e)}.`;
}
function rekorV2Handler(e) {
	return {
		path: "/api/v2/log/entries",
		async fn(t) {
			let { hashedRekordRequestV002: n } = JSON.parse(t), { logId: r, canonicalizedBody: i, inclusionProof: a, ...o } = await e.logV2({
				apiVersion: "0.0.2",
				kind: "hashedrekord",
				spec: {
					$case: "hashedRekordRequestV002",
					hashedRekordV002: {
						data: {
							algorithm: "SHA2_256",
							digest: n.digest
						},
						signature: {
							content: n.signature.content,
							verifier: {}
						}
					}
				}
			}), s = Buffer.concat([Buffer.from([0]), i]);
			return {
				statusCode: 201,
				response: JSON.stringify({
					...o,
					logId: { keyId: base64(r?.keyId ?? Buffer.alloc(0)) },
					integratedTime: "0",
					canonicalizedBody: base64(i),
					inclusionProof: {
						...a,
						logIndex: "0",
						rootHash: sha256(s).toString("base64")
					}
				}),
				contentType: "application/json"
			};
		}
	};
}
async function startMockSigstore() {
	let e = await r(() => import("@sigstore/mock")), t = await e.initializeCTLog(keyPair()), a = /* @__PURE__ */ new Date(Math.ceil(Date.now() / 1e3) * 1e3 + 2e3), o = await e.initializeCA(keyPair(), t, /* @__PURE__ */ new Date(a.getTime() - 6e4)), d = keyPair(), f = await e.initializeTSA(keyPair(), a), p = await e.initializeTLog(u, d), m = sha256(p.publicKey).toString("base64"), h = e.fulcioHandler(o), g = e.tsaHandler(f), _ = (0, c.createServer)((t, r) => {
		(async () => {
			let n = [];
			for await (let e of t) n.push(e);
			let { pathname: i, searchParams: a } = new URL(t.url ?? "", u), o = a.get("at"), s = o === null ? p : await e.initializeTLog(u, d, new Date(o)), { statusCode: c = 404, response: l = "", contentType: f = "text/plain" } = await [
				h,
				g,
				e.rekorHandler(s),
				rekorV2Handler(s)
			].find(({ path: e }) => e === i)?.fn(Buffer.concat(n).toString("utf8")) ?? {};
			r.writeHead(c, {
				"content-type": f,
				connection: "close"
			}), r.end(typeof l == "string" ? l : Buffer.from(l.buffer, l.byteOffset, l.byteLength));
		})().catch((e) => r.destroy(n(e) ? e : void 0));
	});
	await new Promise((e) => _.listen(0, "127.0.0.1", e)), _.unref();
	let v = `http://127.0.0.1:${String(_.address().port)}`;
	async function post(e, t) {
		let n = await fetch(v + e, {
			method: "POST",
			body: JSON.stringify(t)
		});
		if (!n.ok) throw Error(`${e}: ${String(n.status)} ${await n.text()}`);
		return n;
	}
	async function createLogEntry(e, t, n, r, i, a) {
		let o = a === void 0 ? "" : `?at=${a.toISOString()}`;
		if (e === "authority") return await (await post(`/api/v2/log/entries${o}`, { hashedRekordRequestV002: {
			digest: sha256(n).toString("base64"),
			signature: {
				content: r,
				verifier: {
					x509Certificate: { rawBytes: i },
					keyDetails: "PKIX_ECDSA_P256_SHA_256"
				}
			}
		} })).json();
		let s = await post(`/api/v1/log/entries${o}`, {
			apiVersion: "0.0.1",
			kind: "dsse",
			spec: {
				payloadHash: {
					algorithm: "sha256",
					value: sha256(t).toString("hex")
				},
				signatures: [{
					signature: r,
					verifier: i
				}]
			}
		}), [c] = Object.values(await s.json());
		if (c === void 0) throw Error("the log has taken no entry");
		let { inclusionProof: l, signedEntryTimestamp: u } = c.verification;
		return {
			logIndex: String(c.logIndex),
			logId: { keyId: m },
			kindVersion: {
				kind: "dsse",
				version: "0.0.1"
			},
			integratedTime: String(c.integratedTime),
			inclusionPromise: { signedEntryTimestamp: u },
			inclusionProof: {
				logIndex: String(l.logIndex),
				rootHash: Buffer.from(l.rootHash, "hex").toString("base64"),
				treeSize: String(l.treeSize),
				hashes: [],
				checkpoint: { envelope: l.checkpoint }
			},
			canonicalizedBody: c.body
		};
	}
	let getLog = (e, t, n) => ({
		baseUrl: n,
		hashAlgorithm: "SHA2_256",
		publicKey: {
			rawBytes: base64(e),
			keyDetails: "PKIX_ECDSA_P256_SHA_256",
			validFor: { start: l }
		},
		logId: { keyId: t }
	}), getAuthority = (...e) => ({
		certChain: { certificates: e.map((e) => ({ rawBytes: base64(e) })) },
		validFor: { start: l }
	});
	return {
		baseUrl: v,
		root: () => ({
			mediaType: "application/vnd.dev.sigstore.trustedroot+json;version=0.1",
			tlogs: [getLog(p.publicKey, m, u)],
			ctlogs: [getLog(t.publicKey, base64(t.logID), "https://ctfe.test")],
			certificateAuthorities: [getAuthority(o.rootCertificate)],
			timestampAuthorities: [getAuthority(f.intCertificate, f.rootCertificate)]
		}),
		async sign({ payload: e, payloadType: t = "application/vnd.in-toto+json", time: n = "log", ...r }) {
			let a = Buffer.from(e), o = keyPair(), { signedCertificateEmbeddedSct: c } = await (await post("/api/v2/signingCert", {
				credentials: { oidcIdentityToken: identityToken({
					sub: r.identity,
					iss: r.issuer,
					...r.claims
				}) },
				publicKeyRequest: {
					publicKey: {
						algorithm: "ECDSA",
						content: o.publicKey.export({
							type: "spki",
							format: "pem"
						})
					},
					proofOfPossession: s("sha256", Buffer.from(r.identity), o.privateKey).toString("base64")
				}
			})).json(), l = (c.chain.certificates[0] ?? "").replaceAll(/-----[A-Z ]+-----|\s/g, ""), u = i(t, a), d = s("sha256", u, o.privateKey), f = n === "log" ? [] : [await post("/api/v1/timestamp", {
				artifactHash: sha256(d).toString("base64"),
				hashAlgorithm: "sha256",
				nonce: 1
			})], p = d.toString("base64");
			return {
				mediaType: "application/vnd.dev.sigstore.bundle.v0.3+json",
				verificationMaterial: {
					certificate: { rawBytes: l },
					tlogEntries: [await createLogEntry(n, a, u, p, l, r.loggedAt)],
					timestampVerificationData: { rfc3161Timestamps: await Promise.all(f.map(async (e) => ({ signedTimestamp: Buffer.from(await e.arrayBuffer()).toString("base64") }))) }
				},
				dsseEnvelope: {
					payloadType: t,
					payload: a.toString("base64"),
					signatures: [{ sig: p }]
				}
			};
		},
		close: () => new Promise((e) => {
			_.close(() => e()), _.closeAllConnections();
		})
	};
}
export { startMockSigstore };
