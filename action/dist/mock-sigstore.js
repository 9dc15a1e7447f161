import { __toESM as e } from "./rolldown-runtime.js";
import { isError as t, loadPackage as n, require__builtin_crypto as r, require__builtin_http as i } from "./evaluation.js";
import { preAuthEncoding as a } from "./shared.js";
// src/testing/demo/mock-sigstore.ts
var o = r(), s = /* @__PURE__ */ e(i(), 1);
const c = "2020-01-01T00:00:00Z", l = "https://rekor.test";
function keyPair() {
	return (0, o.generateKeyPairSync)("ec", { namedCurve: "prime256v1" });
}
function base64(e) {
	return Buffer.from(e.buffer, e.byteOffset, e.byteLength).toString("base64");
}
function sha256(e) {
	return (0, o.createHash)("sha256").update(e).digest();
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
	let e = await n(() => import("@sigstore/mock")), r = await e.initializeCTLog(keyPair()), i = /* @__PURE__ */ new Date(Math.ceil(Date.now() / 1e3) * 1e3 + 2e3), u = await e.initializeCA(keyPair(), r, /* @__PURE__ */ new Date(i.getTime() - 6e4)), d = keyPair(), f = await e.initializeTSA(keyPair(), i), p = await e.initializeTLog(l, d), m = sha256(p.publicKey).toString("base64"), h = e.fulcioHandler(u), g = e.tsaHandler(f), _ = (0, s.createServer)((n, r) => {
		(async () => {
			let t = [];
			for await (let e of n) t.push(e);
			let { pathname: i, searchParams: a } = new URL(n.url ?? "", l), o = a.get("at"), s = o === null ? p : await e.initializeTLog(l, d, new Date(o)), { statusCode: c = 404, response: u = "", contentType: f = "text/plain" } = await [
				h,
				g,
				e.rekorHandler(s),
				rekorV2Handler(s)
			].find(({ path: e }) => e === i)?.fn(Buffer.concat(t).toString("utf8")) ?? {};
			r.writeHead(c, {
				"content-type": f,
				connection: "close"
			}), r.end(typeof u == "string" ? u : Buffer.from(u.buffer, u.byteOffset, u.byteLength));
		})().catch((e) => r.destroy(t(e) ? e : void 0));
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
			validFor: { start: c }
		},
		logId: { keyId: t }
	}), getAuthority = (...e) => ({
		certChain: { certificates: e.map((e) => ({ rawBytes: base64(e) })) },
		validFor: { start: c }
	});
	return {
		baseUrl: v,
		root: () => ({
			mediaType: "application/vnd.dev.sigstore.trustedroot+json;version=0.1",
			tlogs: [getLog(p.publicKey, m, l)],
			ctlogs: [getLog(r.publicKey, base64(r.logID), "https://ctfe.test")],
			certificateAuthorities: [getAuthority(u.rootCertificate)],
			timestampAuthorities: [getAuthority(f.intCertificate, f.rootCertificate)]
		}),
		async sign({ payload: e, payloadType: t = "application/vnd.in-toto+json", time: n = "log", ...r }) {
			let i = Buffer.from(e), s = keyPair(), { signedCertificateEmbeddedSct: c } = await (await post("/api/v2/signingCert", {
				credentials: { oidcIdentityToken: identityToken({
					sub: r.identity,
					iss: r.issuer,
					...r.claims
				}) },
				publicKeyRequest: {
					publicKey: {
						algorithm: "ECDSA",
						content: s.publicKey.export({
							type: "spki",
							format: "pem"
						})
					},
					proofOfPossession: (0, o.sign)("sha256", Buffer.from(r.identity), s.privateKey).toString("base64")
				}
			})).json(), l = (c.chain.certificates[0] ?? "").replaceAll(/-----[A-Z ]+-----|\s/g, ""), u = a(t, i), d = (0, o.sign)("sha256", u, s.privateKey), f = n === "log" ? [] : [await post("/api/v1/timestamp", {
				artifactHash: sha256(d).toString("base64"),
				hashAlgorithm: "sha256",
				nonce: 1
			})], p = d.toString("base64");
			return {
				mediaType: "application/vnd.dev.sigstore.bundle.v0.3+json",
				verificationMaterial: {
					certificate: { rawBytes: l },
					tlogEntries: [await createLogEntry(n, i, u, p, l, r.loggedAt)],
					timestampVerificationData: { rfc3161Timestamps: await Promise.all(f.map(async (e) => ({ signedTimestamp: Buffer.from(await e.arrayBuffer()).toString("base64") }))) }
				},
				dsseEnvelope: {
					payloadType: t,
					payload: i.toString("base64"),
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
