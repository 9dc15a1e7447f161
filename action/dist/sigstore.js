import { __commonJSMin as e, __exportAll as t } from "./rolldown-runtime.js";
import { VerificationError as n, codeOf as r, getMember as i, require__builtin_crypto as a, require__builtin_util as o } from "./evaluation.js";
import { cannotOpen as s, preAuthEncoding as c } from "./shared.js";
// node_modules/@sigstore/protobuf-specs/dist/__generated__/envelope.js
var l = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Signature = e.Envelope = void 0, e.Envelope = {
		fromJSON(t) {
			return {
				payload: isSet(t.payload) ? Buffer.from(bytesFromBase64(t.payload)) : Buffer.alloc(0),
				payloadType: isSet(t.payloadType) ? globalThis.String(t.payloadType) : "",
				signatures: globalThis.Array.isArray(t?.signatures) ? t.signatures.map((t) => e.Signature.fromJSON(t)) : []
			};
		},
		toJSON(t) {
			let n = {};
			return t.payload.length !== 0 && (n.payload = base64FromBytes(t.payload)), t.payloadType !== "" && (n.payloadType = t.payloadType), t.signatures?.length && (n.signatures = t.signatures.map((t) => e.Signature.toJSON(t))), n;
		}
	}, e.Signature = {
		fromJSON(e) {
			return {
				sig: isSet(e.sig) ? Buffer.from(bytesFromBase64(e.sig)) : Buffer.alloc(0),
				keyid: isSet(e.keyid) ? globalThis.String(e.keyid) : ""
			};
		},
		toJSON(e) {
			let t = {};
			return e.sig.length !== 0 && (t.sig = base64FromBytes(e.sig)), e.keyid !== "" && (t.keyid = e.keyid), t;
		}
	};
	function bytesFromBase64(e) {
		return Uint8Array.from(globalThis.Buffer.from(e, "base64"));
	}
	function base64FromBytes(e) {
		return globalThis.Buffer.from(e).toString("base64");
	}
	function isSet(e) {
		return e != null;
	}
})), u = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Timestamp = void 0, e.Timestamp = {
		fromJSON(e) {
			return {
				seconds: isSet(e.seconds) ? globalThis.String(e.seconds) : "0",
				nanos: isSet(e.nanos) ? globalThis.Number(e.nanos) : 0
			};
		},
		toJSON(e) {
			let t = {};
			return e.seconds !== "0" && (t.seconds = e.seconds), e.nanos !== 0 && (t.nanos = Math.round(e.nanos)), t;
		}
	};
	function isSet(e) {
		return e != null;
	}
})), d = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.TimeRange = e.X509CertificateChain = e.SubjectAlternativeName = e.X509Certificate = e.DistinguishedName = e.ObjectIdentifierValuePair = e.ObjectIdentifier = e.PublicKeyIdentifier = e.PublicKey = e.RFC3161SignedTimestamp = e.LogId = e.MessageSignature = e.HashOutput = e.SubjectAlternativeNameType = e.PublicKeyDetails = e.HashAlgorithm = void 0, e.hashAlgorithmFromJSON = hashAlgorithmFromJSON, e.hashAlgorithmToJSON = hashAlgorithmToJSON, e.publicKeyDetailsFromJSON = publicKeyDetailsFromJSON, e.publicKeyDetailsToJSON = publicKeyDetailsToJSON, e.subjectAlternativeNameTypeFromJSON = subjectAlternativeNameTypeFromJSON, e.subjectAlternativeNameTypeToJSON = subjectAlternativeNameTypeToJSON;
	let t = u();
	var n;
	(function(e) {
		e[e.HASH_ALGORITHM_UNSPECIFIED = 0] = "HASH_ALGORITHM_UNSPECIFIED", e[e.SHA2_256 = 1] = "SHA2_256", e[e.SHA2_384 = 2] = "SHA2_384", e[e.SHA2_512 = 3] = "SHA2_512", e[e.SHA3_256 = 4] = "SHA3_256", e[e.SHA3_384 = 5] = "SHA3_384";
	})(n || (e.HashAlgorithm = n = {}));
	function hashAlgorithmFromJSON(e) {
		switch (e) {
			case 0:
			case "HASH_ALGORITHM_UNSPECIFIED": return n.HASH_ALGORITHM_UNSPECIFIED;
			case 1:
			case "SHA2_256": return n.SHA2_256;
			case 2:
			case "SHA2_384": return n.SHA2_384;
			case 3:
			case "SHA2_512": return n.SHA2_512;
			case 4:
			case "SHA3_256": return n.SHA3_256;
			case 5:
			case "SHA3_384": return n.SHA3_384;
			default: throw new globalThis.Error("Unrecognized enum value " + e + " for enum HashAlgorithm");
		}
	}
	function hashAlgorithmToJSON(e) {
		switch (e) {
			case n.HASH_ALGORITHM_UNSPECIFIED: return "HASH_ALGORITHM_UNSPECIFIED";
			case n.SHA2_256: return "SHA2_256";
			case n.SHA2_384: return "SHA2_384";
			case n.SHA2_512: return "SHA2_512";
			case n.SHA3_256: return "SHA3_256";
			case n.SHA3_384: return "SHA3_384";
			default: throw new globalThis.Error("Unrecognized enum value " + e + " for enum HashAlgorithm");
		}
	}
	var r;
	(function(e) {
		e[e.PUBLIC_KEY_DETAILS_UNSPECIFIED = 0] = "PUBLIC_KEY_DETAILS_UNSPECIFIED", e[e.PKCS1_RSA_PKCS1V5 = 1] = "PKCS1_RSA_PKCS1V5", e[e.PKCS1_RSA_PSS = 2] = "PKCS1_RSA_PSS", e[e.PKIX_RSA_PKCS1V5 = 3] = "PKIX_RSA_PKCS1V5", e[e.PKIX_RSA_PSS = 4] = "PKIX_RSA_PSS", e[e.PKIX_RSA_PKCS1V15_2048_SHA256 = 9] = "PKIX_RSA_PKCS1V15_2048_SHA256", e[e.PKIX_RSA_PKCS1V15_3072_SHA256 = 10] = "PKIX_RSA_PKCS1V15_3072_SHA256", e[e.PKIX_RSA_PKCS1V15_4096_SHA256 = 11] = "PKIX_RSA_PKCS1V15_4096_SHA256", e[e.PKIX_RSA_PSS_2048_SHA256 = 16] = "PKIX_RSA_PSS_2048_SHA256", e[e.PKIX_RSA_PSS_3072_SHA256 = 17] = "PKIX_RSA_PSS_3072_SHA256", e[e.PKIX_RSA_PSS_4096_SHA256 = 18] = "PKIX_RSA_PSS_4096_SHA256", e[e.PKIX_ECDSA_P256_HMAC_SHA_256 = 6] = "PKIX_ECDSA_P256_HMAC_SHA_256", e[e.PKIX_ECDSA_P256_SHA_256 = 5] = "PKIX_ECDSA_P256_SHA_256", e[e.PKIX_ECDSA_P384_SHA_384 = 12] = "PKIX_ECDSA_P384_SHA_384", e[e.PKIX_ECDSA_P521_SHA_512 = 13] = "PKIX_ECDSA_P521_SHA_512", e[e.PKIX_ED25519 = 7] = "PKIX_ED25519", e[e.PKIX_ED25519_PH = 8] = "PKIX_ED25519_PH", e[e.PKIX_ECDSA_P384_SHA_256 = 19] = "PKIX_ECDSA_P384_SHA_256", e[e.PKIX_ECDSA_P521_SHA_256 = 20] = "PKIX_ECDSA_P521_SHA_256", e[e.LMS_SHA256 = 14] = "LMS_SHA256", e[e.LMOTS_SHA256 = 15] = "LMOTS_SHA256", e[e.ML_DSA_44 = 23] = "ML_DSA_44", e[e.ML_DSA_65 = 21] = "ML_DSA_65", e[e.ML_DSA_87 = 22] = "ML_DSA_87";
	})(r || (e.PublicKeyDetails = r = {}));
	function publicKeyDetailsFromJSON(e) {
		switch (e) {
			case 0:
			case "PUBLIC_KEY_DETAILS_UNSPECIFIED": return r.PUBLIC_KEY_DETAILS_UNSPECIFIED;
			case 1:
			case "PKCS1_RSA_PKCS1V5": return r.PKCS1_RSA_PKCS1V5;
			case 2:
			case "PKCS1_RSA_PSS": return r.PKCS1_RSA_PSS;
			case 3:
			case "PKIX_RSA_PKCS1V5": return r.PKIX_RSA_PKCS1V5;
			case 4:
			case "PKIX_RSA_PSS": return r.PKIX_RSA_PSS;
			case 9:
			case "PKIX_RSA_PKCS1V15_2048_SHA256": return r.PKIX_RSA_PKCS1V15_2048_SHA256;
			case 10:
			case "PKIX_RSA_PKCS1V15_3072_SHA256": return r.PKIX_RSA_PKCS1V15_3072_SHA256;
			case 11:
			case "PKIX_RSA_PKCS1V15_4096_SHA256": return r.PKIX_RSA_PKCS1V15_4096_SHA256;
			case 16:
			case "PKIX_RSA_PSS_2048_SHA256": return r.PKIX_RSA_PSS_2048_SHA256;
			case 17:
			case "PKIX_RSA_PSS_3072_SHA256": return r.PKIX_RSA_PSS_3072_SHA256;
			case 18:
			case "PKIX_RSA_PSS_4096_SHA256": return r.PKIX_RSA_PSS_4096_SHA256;
			case 6:
			case "PKIX_ECDSA_P256_HMAC_SHA_256": return r.PKIX_ECDSA_P256_HMAC_SHA_256;
			case 5:
			case "PKIX_ECDSA_P256_SHA_256": return r.PKIX_ECDSA_P256_SHA_256;
			case 12:
			case "PKIX_ECDSA_P384_SHA_384": return r.PKIX_ECDSA_P384_SHA_384;
			case 13:
			case "PKIX_ECDSA_P521_SHA_512": return r.PKIX_ECDSA_P521_SHA_512;
			case 7:
			case "PKIX_ED25519": return r.PKIX_ED25519;
			case 8:
			case "PKIX_ED25519_PH": return r.PKIX_ED25519_PH;
			case 19:
			case "PKIX_ECDSA_P384_SHA_256": return r.PKIX_ECDSA_P384_SHA_256;
			case 20:
			case "PKIX_ECDSA_P521_SHA_256": return r.PKIX_ECDSA_P521_SHA_256;
			case 14:
			case "LMS_SHA256": return r.LMS_SHA256;
			case 15:
			case "LMOTS_SHA256": return r.LMOTS_SHA256;
			case 23:
			case "ML_DSA_44": return r.ML_DSA_44;
			case 21:
			case "ML_DSA_65": return r.ML_DSA_65;
			case 22:
			case "ML_DSA_87": return r.ML_DSA_87;
			default: throw new globalThis.Error("Unrecognized enum value " + e + " for enum PublicKeyDetails");
		}
	}
	function publicKeyDetailsToJSON(e) {
		switch (e) {
			case r.PUBLIC_KEY_DETAILS_UNSPECIFIED: return "PUBLIC_KEY_DETAILS_UNSPECIFIED";
			case r.PKCS1_RSA_PKCS1V5: return "PKCS1_RSA_PKCS1V5";
			case r.PKCS1_RSA_PSS: return "PKCS1_RSA_PSS";
			case r.PKIX_RSA_PKCS1V5: return "PKIX_RSA_PKCS1V5";
			case r.PKIX_RSA_PSS: return "PKIX_RSA_PSS";
			case r.PKIX_RSA_PKCS1V15_2048_SHA256: return "PKIX_RSA_PKCS1V15_2048_SHA256";
			case r.PKIX_RSA_PKCS1V15_3072_SHA256: return "PKIX_RSA_PKCS1V15_3072_SHA256";
			case r.PKIX_RSA_PKCS1V15_4096_SHA256: return "PKIX_RSA_PKCS1V15_4096_SHA256";
			case r.PKIX_RSA_PSS_2048_SHA256: return "PKIX_RSA_PSS_2048_SHA256";
			case r.PKIX_RSA_PSS_3072_SHA256: return "PKIX_RSA_PSS_3072_SHA256";
			case r.PKIX_RSA_PSS_4096_SHA256: return "PKIX_RSA_PSS_4096_SHA256";
			case r.PKIX_ECDSA_P256_HMAC_SHA_256: return "PKIX_ECDSA_P256_HMAC_SHA_256";
			case r.PKIX_ECDSA_P256_SHA_256: return "PKIX_ECDSA_P256_SHA_256";
			case r.PKIX_ECDSA_P384_SHA_384: return "PKIX_ECDSA_P384_SHA_384";
			case r.PKIX_ECDSA_P521_SHA_512: return "PKIX_ECDSA_P521_SHA_512";
			case r.PKIX_ED25519: return "PKIX_ED25519";
			case r.PKIX_ED25519_PH: return "PKIX_ED25519_PH";
			case r.PKIX_ECDSA_P384_SHA_256: return "PKIX_ECDSA_P384_SHA_256";
			case r.PKIX_ECDSA_P521_SHA_256: return "PKIX_ECDSA_P521_SHA_256";
			case r.LMS_SHA256: return "LMS_SHA256";
			case r.LMOTS_SHA256: return "LMOTS_SHA256";
			case r.ML_DSA_44: return "ML_DSA_44";
			case r.ML_DSA_65: return "ML_DSA_65";
			case r.ML_DSA_87: return "ML_DSA_87";
			default: throw new globalThis.Error("Unrecognized enum value " + e + " for enum PublicKeyDetails");
		}
	}
	var i;
	(function(e) {
		e[e.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED = 0] = "SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED", e[e.EMAIL = 1] = "EMAIL", e[e.URI = 2] = "URI", e[e.OTHER_NAME = 3] = "OTHER_NAME";
	})(i || (e.SubjectAlternativeNameType = i = {}));
	function subjectAlternativeNameTypeFromJSON(e) {
		switch (e) {
			case 0:
			case "SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED": return i.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED;
			case 1:
			case "EMAIL": return i.EMAIL;
			case 2:
			case "URI": return i.URI;
			case 3:
			case "OTHER_NAME": return i.OTHER_NAME;
			default: throw new globalThis.Error("Unrecognized enum value " + e + " for enum SubjectAlternativeNameType");
		}
	}
	function subjectAlternativeNameTypeToJSON(e) {
		switch (e) {
			case i.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED: return "SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED";
			case i.EMAIL: return "EMAIL";
			case i.URI: return "URI";
			case i.OTHER_NAME: return "OTHER_NAME";
			default: throw new globalThis.Error("Unrecognized enum value " + e + " for enum SubjectAlternativeNameType");
		}
	}
	e.HashOutput = {
		fromJSON(e) {
			return {
				algorithm: isSet(e.algorithm) ? hashAlgorithmFromJSON(e.algorithm) : 0,
				digest: isSet(e.digest) ? Buffer.from(bytesFromBase64(e.digest)) : Buffer.alloc(0)
			};
		},
		toJSON(e) {
			let t = {};
			return e.algorithm !== 0 && (t.algorithm = hashAlgorithmToJSON(e.algorithm)), e.digest.length !== 0 && (t.digest = base64FromBytes(e.digest)), t;
		}
	}, e.MessageSignature = {
		fromJSON(t) {
			return {
				messageDigest: isSet(t.messageDigest) ? e.HashOutput.fromJSON(t.messageDigest) : void 0,
				signature: isSet(t.signature) ? Buffer.from(bytesFromBase64(t.signature)) : Buffer.alloc(0)
			};
		},
		toJSON(t) {
			let n = {};
			return t.messageDigest !== void 0 && (n.messageDigest = e.HashOutput.toJSON(t.messageDigest)), t.signature.length !== 0 && (n.signature = base64FromBytes(t.signature)), n;
		}
	}, e.LogId = {
		fromJSON(e) {
			return { keyId: isSet(e.keyId) ? Buffer.from(bytesFromBase64(e.keyId)) : Buffer.alloc(0) };
		},
		toJSON(e) {
			let t = {};
			return e.keyId.length !== 0 && (t.keyId = base64FromBytes(e.keyId)), t;
		}
	}, e.RFC3161SignedTimestamp = {
		fromJSON(e) {
			return { signedTimestamp: isSet(e.signedTimestamp) ? Buffer.from(bytesFromBase64(e.signedTimestamp)) : Buffer.alloc(0) };
		},
		toJSON(e) {
			let t = {};
			return e.signedTimestamp.length !== 0 && (t.signedTimestamp = base64FromBytes(e.signedTimestamp)), t;
		}
	}, e.PublicKey = {
		fromJSON(t) {
			return {
				rawBytes: isSet(t.rawBytes) ? Buffer.from(bytesFromBase64(t.rawBytes)) : void 0,
				keyDetails: isSet(t.keyDetails) ? publicKeyDetailsFromJSON(t.keyDetails) : 0,
				validFor: isSet(t.validFor) ? e.TimeRange.fromJSON(t.validFor) : void 0
			};
		},
		toJSON(t) {
			let n = {};
			return t.rawBytes !== void 0 && (n.rawBytes = base64FromBytes(t.rawBytes)), t.keyDetails !== 0 && (n.keyDetails = publicKeyDetailsToJSON(t.keyDetails)), t.validFor !== void 0 && (n.validFor = e.TimeRange.toJSON(t.validFor)), n;
		}
	}, e.PublicKeyIdentifier = {
		fromJSON(e) {
			return { hint: isSet(e.hint) ? globalThis.String(e.hint) : "" };
		},
		toJSON(e) {
			let t = {};
			return e.hint !== "" && (t.hint = e.hint), t;
		}
	}, e.ObjectIdentifier = {
		fromJSON(e) {
			return { id: globalThis.Array.isArray(e?.id) ? e.id.map((e) => globalThis.Number(e)) : [] };
		},
		toJSON(e) {
			let t = {};
			return e.id?.length && (t.id = e.id.map((e) => Math.round(e))), t;
		}
	}, e.ObjectIdentifierValuePair = {
		fromJSON(t) {
			return {
				oid: isSet(t.oid) ? e.ObjectIdentifier.fromJSON(t.oid) : void 0,
				value: isSet(t.value) ? Buffer.from(bytesFromBase64(t.value)) : Buffer.alloc(0)
			};
		},
		toJSON(t) {
			let n = {};
			return t.oid !== void 0 && (n.oid = e.ObjectIdentifier.toJSON(t.oid)), t.value.length !== 0 && (n.value = base64FromBytes(t.value)), n;
		}
	}, e.DistinguishedName = {
		fromJSON(e) {
			return {
				organization: isSet(e.organization) ? globalThis.String(e.organization) : "",
				commonName: isSet(e.commonName) ? globalThis.String(e.commonName) : ""
			};
		},
		toJSON(e) {
			let t = {};
			return e.organization !== "" && (t.organization = e.organization), e.commonName !== "" && (t.commonName = e.commonName), t;
		}
	}, e.X509Certificate = {
		fromJSON(e) {
			return { rawBytes: isSet(e.rawBytes) ? Buffer.from(bytesFromBase64(e.rawBytes)) : Buffer.alloc(0) };
		},
		toJSON(e) {
			let t = {};
			return e.rawBytes.length !== 0 && (t.rawBytes = base64FromBytes(e.rawBytes)), t;
		}
	}, e.SubjectAlternativeName = {
		fromJSON(e) {
			return {
				type: isSet(e.type) ? subjectAlternativeNameTypeFromJSON(e.type) : 0,
				identity: isSet(e.regexp) ? {
					$case: "regexp",
					regexp: globalThis.String(e.regexp)
				} : isSet(e.value) ? {
					$case: "value",
					value: globalThis.String(e.value)
				} : void 0
			};
		},
		toJSON(e) {
			let t = {};
			return e.type !== 0 && (t.type = subjectAlternativeNameTypeToJSON(e.type)), e.identity?.$case === "regexp" ? t.regexp = e.identity.regexp : e.identity?.$case === "value" && (t.value = e.identity.value), t;
		}
	}, e.X509CertificateChain = {
		fromJSON(t) {
			return { certificates: globalThis.Array.isArray(t?.certificates) ? t.certificates.map((t) => e.X509Certificate.fromJSON(t)) : [] };
		},
		toJSON(t) {
			let n = {};
			return t.certificates?.length && (n.certificates = t.certificates.map((t) => e.X509Certificate.toJSON(t))), n;
		}
	}, e.TimeRange = {
		fromJSON(e) {
			return {
				start: isSet(e.start) ? fromJsonTimestamp(e.start) : void 0,
				end: isSet(e.end) ? fromJsonTimestamp(e.end) : void 0
			};
		},
		toJSON(e) {
			let t = {};
			return e.start !== void 0 && (t.start = e.start.toISOString()), e.end !== void 0 && (t.end = e.end.toISOString()), t;
		}
	};
	function bytesFromBase64(e) {
		return Uint8Array.from(globalThis.Buffer.from(e, "base64"));
	}
	function base64FromBytes(e) {
		return globalThis.Buffer.from(e).toString("base64");
	}
	function fromTimestamp(e) {
		let t = (globalThis.Number(e.seconds) || 0) * 1e3;
		return t += (e.nanos || 0) / 1e6, new globalThis.Date(t);
	}
	function fromJsonTimestamp(e) {
		return e instanceof globalThis.Date ? e : typeof e == "string" ? new globalThis.Date(e) : fromTimestamp(t.Timestamp.fromJSON(e));
	}
	function isSet(e) {
		return e != null;
	}
})), f = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.TransparencyLogEntry = e.InclusionPromise = e.InclusionProof = e.Checkpoint = e.KindVersion = void 0;
	let t = d();
	e.KindVersion = {
		fromJSON(e) {
			return {
				kind: isSet(e.kind) ? globalThis.String(e.kind) : "",
				version: isSet(e.version) ? globalThis.String(e.version) : ""
			};
		},
		toJSON(e) {
			let t = {};
			return e.kind !== "" && (t.kind = e.kind), e.version !== "" && (t.version = e.version), t;
		}
	}, e.Checkpoint = {
		fromJSON(e) {
			return { envelope: isSet(e.envelope) ? globalThis.String(e.envelope) : "" };
		},
		toJSON(e) {
			let t = {};
			return e.envelope !== "" && (t.envelope = e.envelope), t;
		}
	}, e.InclusionProof = {
		fromJSON(t) {
			return {
				logIndex: isSet(t.logIndex) ? globalThis.String(t.logIndex) : "0",
				rootHash: isSet(t.rootHash) ? Buffer.from(bytesFromBase64(t.rootHash)) : Buffer.alloc(0),
				treeSize: isSet(t.treeSize) ? globalThis.String(t.treeSize) : "0",
				hashes: globalThis.Array.isArray(t?.hashes) ? t.hashes.map((e) => Buffer.from(bytesFromBase64(e))) : [],
				checkpoint: isSet(t.checkpoint) ? e.Checkpoint.fromJSON(t.checkpoint) : void 0
			};
		},
		toJSON(t) {
			let n = {};
			return t.logIndex !== "0" && (n.logIndex = t.logIndex), t.rootHash.length !== 0 && (n.rootHash = base64FromBytes(t.rootHash)), t.treeSize !== "0" && (n.treeSize = t.treeSize), t.hashes?.length && (n.hashes = t.hashes.map((e) => base64FromBytes(e))), t.checkpoint !== void 0 && (n.checkpoint = e.Checkpoint.toJSON(t.checkpoint)), n;
		}
	}, e.InclusionPromise = {
		fromJSON(e) {
			return { signedEntryTimestamp: isSet(e.signedEntryTimestamp) ? Buffer.from(bytesFromBase64(e.signedEntryTimestamp)) : Buffer.alloc(0) };
		},
		toJSON(e) {
			let t = {};
			return e.signedEntryTimestamp.length !== 0 && (t.signedEntryTimestamp = base64FromBytes(e.signedEntryTimestamp)), t;
		}
	}, e.TransparencyLogEntry = {
		fromJSON(n) {
			return {
				logIndex: isSet(n.logIndex) ? globalThis.String(n.logIndex) : "0",
				logId: isSet(n.logId) ? t.LogId.fromJSON(n.logId) : void 0,
				kindVersion: isSet(n.kindVersion) ? e.KindVersion.fromJSON(n.kindVersion) : void 0,
				integratedTime: isSet(n.integratedTime) ? globalThis.String(n.integratedTime) : "0",
				inclusionPromise: isSet(n.inclusionPromise) ? e.InclusionPromise.fromJSON(n.inclusionPromise) : void 0,
				inclusionProof: isSet(n.inclusionProof) ? e.InclusionProof.fromJSON(n.inclusionProof) : void 0,
				canonicalizedBody: isSet(n.canonicalizedBody) ? Buffer.from(bytesFromBase64(n.canonicalizedBody)) : Buffer.alloc(0)
			};
		},
		toJSON(n) {
			let r = {};
			return n.logIndex !== "0" && (r.logIndex = n.logIndex), n.logId !== void 0 && (r.logId = t.LogId.toJSON(n.logId)), n.kindVersion !== void 0 && (r.kindVersion = e.KindVersion.toJSON(n.kindVersion)), n.integratedTime !== "0" && (r.integratedTime = n.integratedTime), n.inclusionPromise !== void 0 && (r.inclusionPromise = e.InclusionPromise.toJSON(n.inclusionPromise)), n.inclusionProof !== void 0 && (r.inclusionProof = e.InclusionProof.toJSON(n.inclusionProof)), n.canonicalizedBody.length !== 0 && (r.canonicalizedBody = base64FromBytes(n.canonicalizedBody)), r;
		}
	};
	function bytesFromBase64(e) {
		return Uint8Array.from(globalThis.Buffer.from(e, "base64"));
	}
	function base64FromBytes(e) {
		return globalThis.Buffer.from(e).toString("base64");
	}
	function isSet(e) {
		return e != null;
	}
})), p = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Bundle = e.VerificationMaterial = e.TimestampVerificationData = void 0;
	let t = l(), n = d(), r = f();
	e.TimestampVerificationData = {
		fromJSON(e) {
			return { rfc3161Timestamps: globalThis.Array.isArray(e?.rfc3161Timestamps) ? e.rfc3161Timestamps.map((e) => n.RFC3161SignedTimestamp.fromJSON(e)) : [] };
		},
		toJSON(e) {
			let t = {};
			return e.rfc3161Timestamps?.length && (t.rfc3161Timestamps = e.rfc3161Timestamps.map((e) => n.RFC3161SignedTimestamp.toJSON(e))), t;
		}
	}, e.VerificationMaterial = {
		fromJSON(t) {
			return {
				content: isSet(t.publicKey) ? {
					$case: "publicKey",
					publicKey: n.PublicKeyIdentifier.fromJSON(t.publicKey)
				} : isSet(t.x509CertificateChain) ? {
					$case: "x509CertificateChain",
					x509CertificateChain: n.X509CertificateChain.fromJSON(t.x509CertificateChain)
				} : isSet(t.certificate) ? {
					$case: "certificate",
					certificate: n.X509Certificate.fromJSON(t.certificate)
				} : void 0,
				tlogEntries: globalThis.Array.isArray(t?.tlogEntries) ? t.tlogEntries.map((e) => r.TransparencyLogEntry.fromJSON(e)) : [],
				timestampVerificationData: isSet(t.timestampVerificationData) ? e.TimestampVerificationData.fromJSON(t.timestampVerificationData) : void 0
			};
		},
		toJSON(t) {
			let i = {};
			return t.content?.$case === "publicKey" ? i.publicKey = n.PublicKeyIdentifier.toJSON(t.content.publicKey) : t.content?.$case === "x509CertificateChain" ? i.x509CertificateChain = n.X509CertificateChain.toJSON(t.content.x509CertificateChain) : t.content?.$case === "certificate" && (i.certificate = n.X509Certificate.toJSON(t.content.certificate)), t.tlogEntries?.length && (i.tlogEntries = t.tlogEntries.map((e) => r.TransparencyLogEntry.toJSON(e))), t.timestampVerificationData !== void 0 && (i.timestampVerificationData = e.TimestampVerificationData.toJSON(t.timestampVerificationData)), i;
		}
	}, e.Bundle = {
		fromJSON(r) {
			return {
				mediaType: isSet(r.mediaType) ? globalThis.String(r.mediaType) : "",
				verificationMaterial: isSet(r.verificationMaterial) ? e.VerificationMaterial.fromJSON(r.verificationMaterial) : void 0,
				content: isSet(r.messageSignature) ? {
					$case: "messageSignature",
					messageSignature: n.MessageSignature.fromJSON(r.messageSignature)
				} : isSet(r.dsseEnvelope) ? {
					$case: "dsseEnvelope",
					dsseEnvelope: t.Envelope.fromJSON(r.dsseEnvelope)
				} : void 0
			};
		},
		toJSON(r) {
			let i = {};
			return r.mediaType !== "" && (i.mediaType = r.mediaType), r.verificationMaterial !== void 0 && (i.verificationMaterial = e.VerificationMaterial.toJSON(r.verificationMaterial)), r.content?.$case === "messageSignature" ? i.messageSignature = n.MessageSignature.toJSON(r.content.messageSignature) : r.content?.$case === "dsseEnvelope" && (i.dsseEnvelope = t.Envelope.toJSON(r.content.dsseEnvelope)), i;
		}
	};
	function isSet(e) {
		return e != null;
	}
})), m = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.ClientTrustConfig = e.ServiceConfiguration = e.Service = e.SigningConfig = e.TrustedRoot = e.CertificateAuthority = e.TransparencyLogInstance = e.ServiceSelector = void 0, e.serviceSelectorFromJSON = serviceSelectorFromJSON, e.serviceSelectorToJSON = serviceSelectorToJSON;
	let t = d();
	var n;
	(function(e) {
		e[e.SERVICE_SELECTOR_UNDEFINED = 0] = "SERVICE_SELECTOR_UNDEFINED", e[e.ALL = 1] = "ALL", e[e.ANY = 2] = "ANY", e[e.EXACT = 3] = "EXACT";
	})(n || (e.ServiceSelector = n = {}));
	function serviceSelectorFromJSON(e) {
		switch (e) {
			case 0:
			case "SERVICE_SELECTOR_UNDEFINED": return n.SERVICE_SELECTOR_UNDEFINED;
			case 1:
			case "ALL": return n.ALL;
			case 2:
			case "ANY": return n.ANY;
			case 3:
			case "EXACT": return n.EXACT;
			default: throw new globalThis.Error("Unrecognized enum value " + e + " for enum ServiceSelector");
		}
	}
	function serviceSelectorToJSON(e) {
		switch (e) {
			case n.SERVICE_SELECTOR_UNDEFINED: return "SERVICE_SELECTOR_UNDEFINED";
			case n.ALL: return "ALL";
			case n.ANY: return "ANY";
			case n.EXACT: return "EXACT";
			default: throw new globalThis.Error("Unrecognized enum value " + e + " for enum ServiceSelector");
		}
	}
	e.TransparencyLogInstance = {
		fromJSON(e) {
			return {
				baseUrl: isSet(e.baseUrl) ? globalThis.String(e.baseUrl) : "",
				hashAlgorithm: isSet(e.hashAlgorithm) ? (0, t.hashAlgorithmFromJSON)(e.hashAlgorithm) : 0,
				publicKey: isSet(e.publicKey) ? t.PublicKey.fromJSON(e.publicKey) : void 0,
				logId: isSet(e.logId) ? t.LogId.fromJSON(e.logId) : void 0,
				checkpointKeyId: isSet(e.checkpointKeyId) ? t.LogId.fromJSON(e.checkpointKeyId) : void 0,
				operator: isSet(e.operator) ? globalThis.String(e.operator) : ""
			};
		},
		toJSON(e) {
			let n = {};
			return e.baseUrl !== "" && (n.baseUrl = e.baseUrl), e.hashAlgorithm !== 0 && (n.hashAlgorithm = (0, t.hashAlgorithmToJSON)(e.hashAlgorithm)), e.publicKey !== void 0 && (n.publicKey = t.PublicKey.toJSON(e.publicKey)), e.logId !== void 0 && (n.logId = t.LogId.toJSON(e.logId)), e.checkpointKeyId !== void 0 && (n.checkpointKeyId = t.LogId.toJSON(e.checkpointKeyId)), e.operator !== "" && (n.operator = e.operator), n;
		}
	}, e.CertificateAuthority = {
		fromJSON(e) {
			return {
				subject: isSet(e.subject) ? t.DistinguishedName.fromJSON(e.subject) : void 0,
				uri: isSet(e.uri) ? globalThis.String(e.uri) : "",
				certChain: isSet(e.certChain) ? t.X509CertificateChain.fromJSON(e.certChain) : void 0,
				validFor: isSet(e.validFor) ? t.TimeRange.fromJSON(e.validFor) : void 0,
				operator: isSet(e.operator) ? globalThis.String(e.operator) : ""
			};
		},
		toJSON(e) {
			let n = {};
			return e.subject !== void 0 && (n.subject = t.DistinguishedName.toJSON(e.subject)), e.uri !== "" && (n.uri = e.uri), e.certChain !== void 0 && (n.certChain = t.X509CertificateChain.toJSON(e.certChain)), e.validFor !== void 0 && (n.validFor = t.TimeRange.toJSON(e.validFor)), e.operator !== "" && (n.operator = e.operator), n;
		}
	}, e.TrustedRoot = {
		fromJSON(t) {
			return {
				mediaType: isSet(t.mediaType) ? globalThis.String(t.mediaType) : "",
				tlogs: globalThis.Array.isArray(t?.tlogs) ? t.tlogs.map((t) => e.TransparencyLogInstance.fromJSON(t)) : [],
				certificateAuthorities: globalThis.Array.isArray(t?.certificateAuthorities) ? t.certificateAuthorities.map((t) => e.CertificateAuthority.fromJSON(t)) : [],
				ctlogs: globalThis.Array.isArray(t?.ctlogs) ? t.ctlogs.map((t) => e.TransparencyLogInstance.fromJSON(t)) : [],
				timestampAuthorities: globalThis.Array.isArray(t?.timestampAuthorities) ? t.timestampAuthorities.map((t) => e.CertificateAuthority.fromJSON(t)) : []
			};
		},
		toJSON(t) {
			let n = {};
			return t.mediaType !== "" && (n.mediaType = t.mediaType), t.tlogs?.length && (n.tlogs = t.tlogs.map((t) => e.TransparencyLogInstance.toJSON(t))), t.certificateAuthorities?.length && (n.certificateAuthorities = t.certificateAuthorities.map((t) => e.CertificateAuthority.toJSON(t))), t.ctlogs?.length && (n.ctlogs = t.ctlogs.map((t) => e.TransparencyLogInstance.toJSON(t))), t.timestampAuthorities?.length && (n.timestampAuthorities = t.timestampAuthorities.map((t) => e.CertificateAuthority.toJSON(t))), n;
		}
	}, e.SigningConfig = {
		fromJSON(t) {
			return {
				mediaType: isSet(t.mediaType) ? globalThis.String(t.mediaType) : "",
				caUrls: globalThis.Array.isArray(t?.caUrls) ? t.caUrls.map((t) => e.Service.fromJSON(t)) : [],
				oidcUrls: globalThis.Array.isArray(t?.oidcUrls) ? t.oidcUrls.map((t) => e.Service.fromJSON(t)) : [],
				rekorTlogUrls: globalThis.Array.isArray(t?.rekorTlogUrls) ? t.rekorTlogUrls.map((t) => e.Service.fromJSON(t)) : [],
				rekorTlogConfig: isSet(t.rekorTlogConfig) ? e.ServiceConfiguration.fromJSON(t.rekorTlogConfig) : void 0,
				tsaUrls: globalThis.Array.isArray(t?.tsaUrls) ? t.tsaUrls.map((t) => e.Service.fromJSON(t)) : [],
				tsaConfig: isSet(t.tsaConfig) ? e.ServiceConfiguration.fromJSON(t.tsaConfig) : void 0
			};
		},
		toJSON(t) {
			let n = {};
			return t.mediaType !== "" && (n.mediaType = t.mediaType), t.caUrls?.length && (n.caUrls = t.caUrls.map((t) => e.Service.toJSON(t))), t.oidcUrls?.length && (n.oidcUrls = t.oidcUrls.map((t) => e.Service.toJSON(t))), t.rekorTlogUrls?.length && (n.rekorTlogUrls = t.rekorTlogUrls.map((t) => e.Service.toJSON(t))), t.rekorTlogConfig !== void 0 && (n.rekorTlogConfig = e.ServiceConfiguration.toJSON(t.rekorTlogConfig)), t.tsaUrls?.length && (n.tsaUrls = t.tsaUrls.map((t) => e.Service.toJSON(t))), t.tsaConfig !== void 0 && (n.tsaConfig = e.ServiceConfiguration.toJSON(t.tsaConfig)), n;
		}
	}, e.Service = {
		fromJSON(e) {
			return {
				url: isSet(e.url) ? globalThis.String(e.url) : "",
				majorApiVersion: isSet(e.majorApiVersion) ? globalThis.Number(e.majorApiVersion) : 0,
				validFor: isSet(e.validFor) ? t.TimeRange.fromJSON(e.validFor) : void 0,
				operator: isSet(e.operator) ? globalThis.String(e.operator) : ""
			};
		},
		toJSON(e) {
			let n = {};
			return e.url !== "" && (n.url = e.url), e.majorApiVersion !== 0 && (n.majorApiVersion = Math.round(e.majorApiVersion)), e.validFor !== void 0 && (n.validFor = t.TimeRange.toJSON(e.validFor)), e.operator !== "" && (n.operator = e.operator), n;
		}
	}, e.ServiceConfiguration = {
		fromJSON(e) {
			return {
				selector: isSet(e.selector) ? serviceSelectorFromJSON(e.selector) : 0,
				count: isSet(e.count) ? globalThis.Number(e.count) : 0
			};
		},
		toJSON(e) {
			let t = {};
			return e.selector !== 0 && (t.selector = serviceSelectorToJSON(e.selector)), e.count !== 0 && (t.count = Math.round(e.count)), t;
		}
	}, e.ClientTrustConfig = {
		fromJSON(t) {
			return {
				mediaType: isSet(t.mediaType) ? globalThis.String(t.mediaType) : "",
				trustedRoot: isSet(t.trustedRoot) ? e.TrustedRoot.fromJSON(t.trustedRoot) : void 0,
				signingConfig: isSet(t.signingConfig) ? e.SigningConfig.fromJSON(t.signingConfig) : void 0
			};
		},
		toJSON(t) {
			let n = {};
			return t.mediaType !== "" && (n.mediaType = t.mediaType), t.trustedRoot !== void 0 && (n.trustedRoot = e.TrustedRoot.toJSON(t.trustedRoot)), t.signingConfig !== void 0 && (n.signingConfig = e.SigningConfig.toJSON(t.signingConfig)), n;
		}
	};
	function isSet(e) {
		return e != null;
	}
})), h = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Input = e.Artifact = e.ArtifactVerificationOptions_ObserverTimestampOptions = e.ArtifactVerificationOptions_TlogIntegratedTimestampOptions = e.ArtifactVerificationOptions_TimestampAuthorityOptions = e.ArtifactVerificationOptions_CtlogOptions = e.ArtifactVerificationOptions_TlogOptions = e.ArtifactVerificationOptions = e.PublicKeyIdentities = e.CertificateIdentities = e.CertificateIdentity = void 0;
	let t = p(), n = d(), r = m();
	e.CertificateIdentity = {
		fromJSON(e) {
			return {
				issuer: isSet(e.issuer) ? globalThis.String(e.issuer) : "",
				san: isSet(e.san) ? n.SubjectAlternativeName.fromJSON(e.san) : void 0,
				oids: globalThis.Array.isArray(e?.oids) ? e.oids.map((e) => n.ObjectIdentifierValuePair.fromJSON(e)) : []
			};
		},
		toJSON(e) {
			let t = {};
			return e.issuer !== "" && (t.issuer = e.issuer), e.san !== void 0 && (t.san = n.SubjectAlternativeName.toJSON(e.san)), e.oids?.length && (t.oids = e.oids.map((e) => n.ObjectIdentifierValuePair.toJSON(e))), t;
		}
	}, e.CertificateIdentities = {
		fromJSON(t) {
			return { identities: globalThis.Array.isArray(t?.identities) ? t.identities.map((t) => e.CertificateIdentity.fromJSON(t)) : [] };
		},
		toJSON(t) {
			let n = {};
			return t.identities?.length && (n.identities = t.identities.map((t) => e.CertificateIdentity.toJSON(t))), n;
		}
	}, e.PublicKeyIdentities = {
		fromJSON(e) {
			return { publicKeys: globalThis.Array.isArray(e?.publicKeys) ? e.publicKeys.map((e) => n.PublicKey.fromJSON(e)) : [] };
		},
		toJSON(e) {
			let t = {};
			return e.publicKeys?.length && (t.publicKeys = e.publicKeys.map((e) => n.PublicKey.toJSON(e))), t;
		}
	}, e.ArtifactVerificationOptions = {
		fromJSON(t) {
			return {
				signers: isSet(t.certificateIdentities) ? {
					$case: "certificateIdentities",
					certificateIdentities: e.CertificateIdentities.fromJSON(t.certificateIdentities)
				} : isSet(t.publicKeys) ? {
					$case: "publicKeys",
					publicKeys: e.PublicKeyIdentities.fromJSON(t.publicKeys)
				} : void 0,
				tlogOptions: isSet(t.tlogOptions) ? e.ArtifactVerificationOptions_TlogOptions.fromJSON(t.tlogOptions) : void 0,
				ctlogOptions: isSet(t.ctlogOptions) ? e.ArtifactVerificationOptions_CtlogOptions.fromJSON(t.ctlogOptions) : void 0,
				tsaOptions: isSet(t.tsaOptions) ? e.ArtifactVerificationOptions_TimestampAuthorityOptions.fromJSON(t.tsaOptions) : void 0,
				integratedTsOptions: isSet(t.integratedTsOptions) ? e.ArtifactVerificationOptions_TlogIntegratedTimestampOptions.fromJSON(t.integratedTsOptions) : void 0,
				observerOptions: isSet(t.observerOptions) ? e.ArtifactVerificationOptions_ObserverTimestampOptions.fromJSON(t.observerOptions) : void 0
			};
		},
		toJSON(t) {
			let n = {};
			return t.signers?.$case === "certificateIdentities" ? n.certificateIdentities = e.CertificateIdentities.toJSON(t.signers.certificateIdentities) : t.signers?.$case === "publicKeys" && (n.publicKeys = e.PublicKeyIdentities.toJSON(t.signers.publicKeys)), t.tlogOptions !== void 0 && (n.tlogOptions = e.ArtifactVerificationOptions_TlogOptions.toJSON(t.tlogOptions)), t.ctlogOptions !== void 0 && (n.ctlogOptions = e.ArtifactVerificationOptions_CtlogOptions.toJSON(t.ctlogOptions)), t.tsaOptions !== void 0 && (n.tsaOptions = e.ArtifactVerificationOptions_TimestampAuthorityOptions.toJSON(t.tsaOptions)), t.integratedTsOptions !== void 0 && (n.integratedTsOptions = e.ArtifactVerificationOptions_TlogIntegratedTimestampOptions.toJSON(t.integratedTsOptions)), t.observerOptions !== void 0 && (n.observerOptions = e.ArtifactVerificationOptions_ObserverTimestampOptions.toJSON(t.observerOptions)), n;
		}
	}, e.ArtifactVerificationOptions_TlogOptions = {
		fromJSON(e) {
			return {
				threshold: isSet(e.threshold) ? globalThis.Number(e.threshold) : 0,
				performOnlineVerification: isSet(e.performOnlineVerification) ? globalThis.Boolean(e.performOnlineVerification) : !1,
				disable: isSet(e.disable) ? globalThis.Boolean(e.disable) : !1
			};
		},
		toJSON(e) {
			let t = {};
			return e.threshold !== 0 && (t.threshold = Math.round(e.threshold)), e.performOnlineVerification !== !1 && (t.performOnlineVerification = e.performOnlineVerification), e.disable !== !1 && (t.disable = e.disable), t;
		}
	}, e.ArtifactVerificationOptions_CtlogOptions = {
		fromJSON(e) {
			return {
				threshold: isSet(e.threshold) ? globalThis.Number(e.threshold) : 0,
				disable: isSet(e.disable) ? globalThis.Boolean(e.disable) : !1
			};
		},
		toJSON(e) {
			let t = {};
			return e.threshold !== 0 && (t.threshold = Math.round(e.threshold)), e.disable !== !1 && (t.disable = e.disable), t;
		}
	}, e.ArtifactVerificationOptions_TimestampAuthorityOptions = {
		fromJSON(e) {
			return {
				threshold: isSet(e.threshold) ? globalThis.Number(e.threshold) : 0,
				disable: isSet(e.disable) ? globalThis.Boolean(e.disable) : !1
			};
		},
		toJSON(e) {
			let t = {};
			return e.threshold !== 0 && (t.threshold = Math.round(e.threshold)), e.disable !== !1 && (t.disable = e.disable), t;
		}
	}, e.ArtifactVerificationOptions_TlogIntegratedTimestampOptions = {
		fromJSON(e) {
			return {
				threshold: isSet(e.threshold) ? globalThis.Number(e.threshold) : 0,
				disable: isSet(e.disable) ? globalThis.Boolean(e.disable) : !1
			};
		},
		toJSON(e) {
			let t = {};
			return e.threshold !== 0 && (t.threshold = Math.round(e.threshold)), e.disable !== !1 && (t.disable = e.disable), t;
		}
	}, e.ArtifactVerificationOptions_ObserverTimestampOptions = {
		fromJSON(e) {
			return {
				threshold: isSet(e.threshold) ? globalThis.Number(e.threshold) : 0,
				disable: isSet(e.disable) ? globalThis.Boolean(e.disable) : !1
			};
		},
		toJSON(e) {
			let t = {};
			return e.threshold !== 0 && (t.threshold = Math.round(e.threshold)), e.disable !== !1 && (t.disable = e.disable), t;
		}
	}, e.Artifact = {
		fromJSON(e) {
			return { data: isSet(e.artifactUri) ? {
				$case: "artifactUri",
				artifactUri: globalThis.String(e.artifactUri)
			} : isSet(e.artifact) ? {
				$case: "artifact",
				artifact: Buffer.from(bytesFromBase64(e.artifact))
			} : isSet(e.artifactDigest) ? {
				$case: "artifactDigest",
				artifactDigest: n.HashOutput.fromJSON(e.artifactDigest)
			} : void 0 };
		},
		toJSON(e) {
			let t = {};
			return e.data?.$case === "artifactUri" ? t.artifactUri = e.data.artifactUri : e.data?.$case === "artifact" ? t.artifact = base64FromBytes(e.data.artifact) : e.data?.$case === "artifactDigest" && (t.artifactDigest = n.HashOutput.toJSON(e.data.artifactDigest)), t;
		}
	}, e.Input = {
		fromJSON(n) {
			return {
				artifactTrustRoot: isSet(n.artifactTrustRoot) ? r.TrustedRoot.fromJSON(n.artifactTrustRoot) : void 0,
				artifactVerificationOptions: isSet(n.artifactVerificationOptions) ? e.ArtifactVerificationOptions.fromJSON(n.artifactVerificationOptions) : void 0,
				bundle: isSet(n.bundle) ? t.Bundle.fromJSON(n.bundle) : void 0,
				artifact: isSet(n.artifact) ? e.Artifact.fromJSON(n.artifact) : void 0
			};
		},
		toJSON(n) {
			let i = {};
			return n.artifactTrustRoot !== void 0 && (i.artifactTrustRoot = r.TrustedRoot.toJSON(n.artifactTrustRoot)), n.artifactVerificationOptions !== void 0 && (i.artifactVerificationOptions = e.ArtifactVerificationOptions.toJSON(n.artifactVerificationOptions)), n.bundle !== void 0 && (i.bundle = t.Bundle.toJSON(n.bundle)), n.artifact !== void 0 && (i.artifact = e.Artifact.toJSON(n.artifact)), i;
		}
	};
	function bytesFromBase64(e) {
		return Uint8Array.from(globalThis.Buffer.from(e, "base64"));
	}
	function base64FromBytes(e) {
		return globalThis.Buffer.from(e).toString("base64");
	}
	function isSet(e) {
		return e != null;
	}
})), g = /* @__PURE__ */ e(((e, t, n) => {
	var r = n && n.__createBinding || (Object.create ? (function(e, t, n, r) {
		r === void 0 && (r = n);
		var i = Object.getOwnPropertyDescriptor(t, n);
		(!i || ("get" in i ? !t.__esModule : i.writable || i.configurable)) && (i = {
			enumerable: !0,
			get: function() {
				return t[n];
			}
		}), Object.defineProperty(e, r, i);
	}) : (function(e, t, n, r) {
		r === void 0 && (r = n), e[r] = t[n];
	})), i = n && n.__exportStar || function(e, t) {
		for (var n in e) n !== "default" && !Object.prototype.hasOwnProperty.call(t, n) && r(t, e, n);
	};
	Object.defineProperty(e, "__esModule", { value: !0 }), i(l(), e), i(p(), e), i(d(), e), i(f(), e), i(m(), e), i(h(), e);
})), _ = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.BUNDLE_V03_MEDIA_TYPE = e.BUNDLE_V03_LEGACY_MEDIA_TYPE = e.BUNDLE_V02_MEDIA_TYPE = e.BUNDLE_V01_MEDIA_TYPE = void 0, e.isBundleWithCertificateChain = isBundleWithCertificateChain, e.isBundleWithPublicKey = isBundleWithPublicKey, e.isBundleWithMessageSignature = isBundleWithMessageSignature, e.isBundleWithDsseEnvelope = isBundleWithDsseEnvelope, e.BUNDLE_V01_MEDIA_TYPE = "application/vnd.dev.sigstore.bundle+json;version=0.1", e.BUNDLE_V02_MEDIA_TYPE = "application/vnd.dev.sigstore.bundle+json;version=0.2", e.BUNDLE_V03_LEGACY_MEDIA_TYPE = "application/vnd.dev.sigstore.bundle+json;version=0.3", e.BUNDLE_V03_MEDIA_TYPE = "application/vnd.dev.sigstore.bundle.v0.3+json";
	function isBundleWithCertificateChain(e) {
		return e.verificationMaterial.content.$case === "x509CertificateChain";
	}
	function isBundleWithPublicKey(e) {
		return e.verificationMaterial.content.$case === "publicKey";
	}
	function isBundleWithMessageSignature(e) {
		return e.content.$case === "messageSignature";
	}
	function isBundleWithDsseEnvelope(e) {
		return e.content.$case === "dsseEnvelope";
	}
})), v = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.toMessageSignatureBundle = toMessageSignatureBundle, e.toDSSEBundle = toDSSEBundle;
	let t = g(), n = _();
	function toMessageSignatureBundle(e) {
		return {
			mediaType: e.certificateChain ? n.BUNDLE_V02_MEDIA_TYPE : n.BUNDLE_V03_MEDIA_TYPE,
			content: {
				$case: "messageSignature",
				messageSignature: {
					messageDigest: {
						algorithm: t.HashAlgorithm.SHA2_256,
						digest: e.digest
					},
					signature: e.signature
				}
			},
			verificationMaterial: toVerificationMaterial(e)
		};
	}
	function toDSSEBundle(e) {
		return {
			mediaType: e.certificateChain ? n.BUNDLE_V02_MEDIA_TYPE : n.BUNDLE_V03_MEDIA_TYPE,
			content: {
				$case: "dsseEnvelope",
				dsseEnvelope: toEnvelope(e)
			},
			verificationMaterial: toVerificationMaterial(e)
		};
	}
	function toEnvelope(e) {
		return {
			payloadType: e.artifactType,
			payload: e.artifact,
			signatures: [toSignature(e)]
		};
	}
	function toSignature(e) {
		return {
			keyid: e.keyHint || "",
			sig: e.signature
		};
	}
	function toVerificationMaterial(e) {
		return {
			content: toKeyContent(e),
			tlogEntries: [],
			timestampVerificationData: { rfc3161Timestamps: [] }
		};
	}
	function toKeyContent(e) {
		return e.certificate ? e.certificateChain ? {
			$case: "x509CertificateChain",
			x509CertificateChain: { certificates: [{ rawBytes: e.certificate }] }
		} : {
			$case: "certificate",
			certificate: { rawBytes: e.certificate }
		} : {
			$case: "publicKey",
			publicKey: { hint: e.keyHint || "" }
		};
	}
})), y = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.ValidationError = void 0, e.ValidationError = class extends Error {
		fields;
		constructor(e, t) {
			super(e), this.fields = t;
		}
	};
})), b = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.assertBundle = assertBundle, e.assertBundleV01 = assertBundleV01, e.isBundleV01 = isBundleV01, e.assertBundleV02 = assertBundleV02, e.assertBundleLatest = assertBundleLatest;
	let t = y();
	function assertBundle(e) {
		let n = validateBundleBase(e);
		if (n.length > 0) throw new t.ValidationError("invalid bundle", n);
	}
	function assertBundleV01(e) {
		let n = [];
		if (n.push(...validateBundleBase(e)), n.push(...validateInclusionPromise(e)), n.length > 0) throw new t.ValidationError("invalid v0.1 bundle", n);
	}
	function isBundleV01(e) {
		try {
			return assertBundleV01(e), !0;
		} catch {
			return !1;
		}
	}
	function assertBundleV02(e) {
		let n = [];
		if (n.push(...validateBundleBase(e)), n.push(...validateInclusionProof(e)), n.length > 0) throw new t.ValidationError("invalid v0.2 bundle", n);
	}
	function assertBundleLatest(e) {
		let n = [];
		if (n.push(...validateBundleBase(e)), n.push(...validateInclusionProof(e)), n.push(...validateNoCertificateChain(e)), n.length > 0) throw new t.ValidationError("invalid bundle", n);
	}
	function validateBundleBase(e) {
		let t = [];
		if ((e.mediaType === void 0 || !e.mediaType.match(/^application\/vnd\.dev\.sigstore\.bundle\+json;version=\d\.\d/) && !e.mediaType.match(/^application\/vnd\.dev\.sigstore\.bundle\.v\d\.\d\+json/)) && t.push("mediaType"), e.content === void 0) t.push("content");
		else switch (e.content.$case) {
			case "messageSignature":
				e.content.messageSignature.messageDigest === void 0 ? t.push("content.messageSignature.messageDigest") : e.content.messageSignature.messageDigest.digest.length === 0 && t.push("content.messageSignature.messageDigest.digest"), e.content.messageSignature.signature.length === 0 && t.push("content.messageSignature.signature");
				break;
			case "dsseEnvelope": e.content.dsseEnvelope.payload.length === 0 && t.push("content.dsseEnvelope.payload"), e.content.dsseEnvelope.signatures.length === 1 ? e.content.dsseEnvelope.signatures[0].sig.length === 0 && t.push("content.dsseEnvelope.signatures[0].sig") : t.push("content.dsseEnvelope.signatures");
		}
		if (e.verificationMaterial === void 0) t.push("verificationMaterial");
		else {
			if (e.verificationMaterial.content === void 0) t.push("verificationMaterial.content");
			else switch (e.verificationMaterial.content.$case) {
				case "x509CertificateChain":
					e.verificationMaterial.content.x509CertificateChain.certificates.length === 0 && t.push("verificationMaterial.content.x509CertificateChain.certificates"), e.verificationMaterial.content.x509CertificateChain.certificates.forEach((e, n) => {
						e.rawBytes.length === 0 && t.push(`verificationMaterial.content.x509CertificateChain.certificates[${n}].rawBytes`);
					});
					break;
				case "certificate": e.verificationMaterial.content.certificate.rawBytes.length === 0 && t.push("verificationMaterial.content.certificate.rawBytes");
			}
			e.verificationMaterial.tlogEntries === void 0 ? t.push("verificationMaterial.tlogEntries") : e.verificationMaterial.tlogEntries.length > 0 && e.verificationMaterial.tlogEntries.forEach((e, n) => {
				e.logId === void 0 && t.push(`verificationMaterial.tlogEntries[${n}].logId`), e.kindVersion === void 0 && t.push(`verificationMaterial.tlogEntries[${n}].kindVersion`);
			});
		}
		return t;
	}
	function validateInclusionPromise(e) {
		let t = [];
		return e.verificationMaterial && e.verificationMaterial.tlogEntries?.length > 0 && e.verificationMaterial.tlogEntries.forEach((e, n) => {
			e.inclusionPromise === void 0 && t.push(`verificationMaterial.tlogEntries[${n}].inclusionPromise`);
		}), t;
	}
	function validateInclusionProof(e) {
		let t = [];
		return e.verificationMaterial && e.verificationMaterial.tlogEntries?.length > 0 && e.verificationMaterial.tlogEntries.forEach((e, n) => {
			e.inclusionProof === void 0 ? t.push(`verificationMaterial.tlogEntries[${n}].inclusionProof`) : e.inclusionProof.checkpoint === void 0 && t.push(`verificationMaterial.tlogEntries[${n}].inclusionProof.checkpoint`);
		}), t;
	}
	function validateNoCertificateChain(e) {
		let t = [];
		return e.verificationMaterial?.content?.$case === "x509CertificateChain" && t.push("verificationMaterial.content.$case"), t;
	}
})), ee = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.envelopeToJSON = e.envelopeFromJSON = e.bundleToJSON = e.bundleFromJSON = void 0;
	let t = g(), n = _(), r = b();
	e.bundleFromJSON = (e) => {
		let i = t.Bundle.fromJSON(e);
		switch (i.mediaType) {
			case n.BUNDLE_V01_MEDIA_TYPE:
				(0, r.assertBundleV01)(i);
				break;
			case n.BUNDLE_V02_MEDIA_TYPE:
				(0, r.assertBundleV02)(i);
				break;
			default: (0, r.assertBundleLatest)(i);
		}
		return i;
	}, e.bundleToJSON = (e) => t.Bundle.toJSON(e), e.envelopeFromJSON = (e) => t.Envelope.fromJSON(e), e.envelopeToJSON = (e) => t.Envelope.toJSON(e);
})), x = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isBundleV01 = e.assertBundleV02 = e.assertBundleV01 = e.assertBundleLatest = e.assertBundle = e.envelopeToJSON = e.envelopeFromJSON = e.bundleToJSON = e.bundleFromJSON = e.ValidationError = e.isBundleWithPublicKey = e.isBundleWithMessageSignature = e.isBundleWithDsseEnvelope = e.isBundleWithCertificateChain = e.BUNDLE_V03_MEDIA_TYPE = e.BUNDLE_V03_LEGACY_MEDIA_TYPE = e.BUNDLE_V02_MEDIA_TYPE = e.BUNDLE_V01_MEDIA_TYPE = e.toMessageSignatureBundle = e.toDSSEBundle = void 0;
	var t = v();
	Object.defineProperty(e, "toDSSEBundle", {
		enumerable: !0,
		get: function() {
			return t.toDSSEBundle;
		}
	}), Object.defineProperty(e, "toMessageSignatureBundle", {
		enumerable: !0,
		get: function() {
			return t.toMessageSignatureBundle;
		}
	});
	var n = _();
	Object.defineProperty(e, "BUNDLE_V01_MEDIA_TYPE", {
		enumerable: !0,
		get: function() {
			return n.BUNDLE_V01_MEDIA_TYPE;
		}
	}), Object.defineProperty(e, "BUNDLE_V02_MEDIA_TYPE", {
		enumerable: !0,
		get: function() {
			return n.BUNDLE_V02_MEDIA_TYPE;
		}
	}), Object.defineProperty(e, "BUNDLE_V03_LEGACY_MEDIA_TYPE", {
		enumerable: !0,
		get: function() {
			return n.BUNDLE_V03_LEGACY_MEDIA_TYPE;
		}
	}), Object.defineProperty(e, "BUNDLE_V03_MEDIA_TYPE", {
		enumerable: !0,
		get: function() {
			return n.BUNDLE_V03_MEDIA_TYPE;
		}
	}), Object.defineProperty(e, "isBundleWithCertificateChain", {
		enumerable: !0,
		get: function() {
			return n.isBundleWithCertificateChain;
		}
	}), Object.defineProperty(e, "isBundleWithDsseEnvelope", {
		enumerable: !0,
		get: function() {
			return n.isBundleWithDsseEnvelope;
		}
	}), Object.defineProperty(e, "isBundleWithMessageSignature", {
		enumerable: !0,
		get: function() {
			return n.isBundleWithMessageSignature;
		}
	}), Object.defineProperty(e, "isBundleWithPublicKey", {
		enumerable: !0,
		get: function() {
			return n.isBundleWithPublicKey;
		}
	});
	var r = y();
	Object.defineProperty(e, "ValidationError", {
		enumerable: !0,
		get: function() {
			return r.ValidationError;
		}
	});
	var i = ee();
	Object.defineProperty(e, "bundleFromJSON", {
		enumerable: !0,
		get: function() {
			return i.bundleFromJSON;
		}
	}), Object.defineProperty(e, "bundleToJSON", {
		enumerable: !0,
		get: function() {
			return i.bundleToJSON;
		}
	}), Object.defineProperty(e, "envelopeFromJSON", {
		enumerable: !0,
		get: function() {
			return i.envelopeFromJSON;
		}
	}), Object.defineProperty(e, "envelopeToJSON", {
		enumerable: !0,
		get: function() {
			return i.envelopeToJSON;
		}
	});
	var a = b();
	Object.defineProperty(e, "assertBundle", {
		enumerable: !0,
		get: function() {
			return a.assertBundle;
		}
	}), Object.defineProperty(e, "assertBundleLatest", {
		enumerable: !0,
		get: function() {
			return a.assertBundleLatest;
		}
	}), Object.defineProperty(e, "assertBundleV01", {
		enumerable: !0,
		get: function() {
			return a.assertBundleV01;
		}
	}), Object.defineProperty(e, "assertBundleV02", {
		enumerable: !0,
		get: function() {
			return a.assertBundleV02;
		}
	}), Object.defineProperty(e, "isBundleV01", {
		enumerable: !0,
		get: function() {
			return a.isBundleV01;
		}
	});
})), S = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.ByteStream = void 0;
	var StreamError = class extends Error {};
	e.ByteStream = class ByteStream {
		static BLOCK_SIZE = 1024;
		buf;
		view;
		start = 0;
		constructor(e) {
			e ? (this.buf = e, this.view = Buffer.from(e)) : (this.buf = Buffer.alloc(0), this.view = Buffer.from(this.buf));
		}
		get buffer() {
			return this.view.subarray(0, this.start);
		}
		get length() {
			return this.view.byteLength;
		}
		get position() {
			return this.start;
		}
		seek(e) {
			this.start = e;
		}
		slice(e, t) {
			let n = e + t;
			if (n > this.length) throw new StreamError("request past end of buffer");
			return this.view.subarray(e, n);
		}
		appendChar(e) {
			this.ensureCapacity(1), this.view[this.start] = e, this.start += 1;
		}
		appendUint16(e) {
			this.ensureCapacity(2);
			let t = new Uint16Array([e]), n = new Uint8Array(t.buffer);
			this.view[this.start] = n[1], this.view[this.start + 1] = n[0], this.start += 2;
		}
		appendUint24(e) {
			this.ensureCapacity(3);
			let t = new Uint32Array([e]), n = new Uint8Array(t.buffer);
			this.view[this.start] = n[2], this.view[this.start + 1] = n[1], this.view[this.start + 2] = n[0], this.start += 3;
		}
		appendView(e) {
			this.ensureCapacity(e.length), this.view.set(e, this.start), this.start += e.length;
		}
		getBlock(e) {
			if (e <= 0) return Buffer.alloc(0);
			if (this.start + e > this.view.length) throw Error("request past end of buffer");
			let t = this.view.subarray(this.start, this.start + e);
			return this.start += e, t;
		}
		getUint8() {
			return this.getBlock(1)[0];
		}
		getUint16() {
			let e = this.getBlock(2);
			return e[0] << 8 | e[1];
		}
		ensureCapacity(e) {
			if (this.start + e > this.view.byteLength) {
				let t = ByteStream.BLOCK_SIZE + (e > ByteStream.BLOCK_SIZE ? e : 0);
				this.realloc(this.view.byteLength + t);
			}
		}
		realloc(e) {
			let t = Buffer.alloc(e), n = Buffer.from(t);
			n.set(this.view), this.buf = t, this.view = n;
		}
	};
})), C = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.ASN1TypeError = e.ASN1ParseError = void 0, e.ASN1ParseError = class extends Error {}, e.ASN1TypeError = class extends Error {};
})), te = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.decodeLength = decodeLength, e.encodeLength = encodeLength;
	let t = C();
	function decodeLength(e) {
		let n = e.getUint8();
		if (!(n & 128)) return n;
		let r = n & 127;
		if (r > 6) throw new t.ASN1ParseError("length exceeds 6 byte limit");
		let i = 0;
		for (let n = 0; n < r; n++) {
			let r = e.getUint8();
			if (n === 0 && r === 0) throw new t.ASN1ParseError("non-minimal length encoding");
			i = i * 256 + r;
		}
		if (i === 0) throw new t.ASN1ParseError("indefinite length encoding not supported");
		if (i < 128) throw new t.ASN1ParseError("non-minimal length encoding");
		return i;
	}
	function encodeLength(e) {
		if (e < 128) return Buffer.from([e]);
		let t = BigInt(e), n = [];
		for (; t > 0n;) n.unshift(Number(t & 255n)), t >>= 8n;
		return Buffer.from([128 | n.length, ...n]);
	}
})), ne = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.parseInteger = parseInteger, e.parseStringASCII = parseStringASCII, e.parseTime = parseTime, e.parseOID = parseOID, e.parseBoolean = parseBoolean, e.parseBitString = parseBitString;
	let t = C(), n = /^(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d{3})?Z$/, r = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d{3})?Z$/;
	function parseInteger(e) {
		let t = 0, n = e.length, r = e[t], i = r > 127, a = i ? 255 : 0;
		for (; r == a && ++t < n;) r = e[t];
		if (n - t === 0) return BigInt(i ? -1 : 0);
		r = i ? r - 256 : r;
		let o = BigInt(r);
		for (let r = t + 1; r < n; ++r) o = o * BigInt(256) + BigInt(e[r]);
		return o;
	}
	function parseStringASCII(e) {
		return e.toString("ascii");
	}
	function parseTime(e, t) {
		let i = parseStringASCII(e), a = t ? n.exec(i) : r.exec(i);
		if (!a) throw Error("invalid time");
		if (t) {
			let e = Number(a[1]);
			e += e >= 50 ? 1900 : 2e3, a[1] = e.toString();
		}
		return /* @__PURE__ */ new Date(`${a[1]}-${a[2]}-${a[3]}T${a[4]}:${a[5]}:${a[6]}Z`);
	}
	function parseOID(e) {
		let t = 0, n = e.length, r = e[t++], i = `${Math.floor(r / 40)}.${r % 40}`, a = 0n;
		for (; t < n; ++t) r = e[t], a = (a << 7n) + BigInt(r & 127), r & 128 || (i += `.${a}`, a = 0n);
		return i;
	}
	function parseBoolean(e) {
		if (e.length !== 1) throw new t.ASN1ParseError("invalid boolean");
		switch (e[0]) {
			case 0: return !1;
			case 255: return !0;
			default: throw new t.ASN1ParseError("invalid boolean");
		}
	}
	function parseBitString(e) {
		let n = e[0];
		if (n > 7) throw new t.ASN1ParseError("invalid bit string");
		let r = e.length, i = [];
		for (let t = 1; t < r; ++t) {
			let a = e[t], o = t === r - 1 ? n : 0;
			for (let e = 7; e >= o; --e) i.push(a >> e & 1);
		}
		return i;
	}
})), re = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.ASN1Tag = void 0;
	let t = C(), n = {
		BOOLEAN: 1,
		INTEGER: 2,
		BIT_STRING: 3,
		OCTET_STRING: 4,
		OBJECT_IDENTIFIER: 6,
		SEQUENCE: 16,
		SET: 17,
		PRINTABLE_STRING: 19,
		UTC_TIME: 23,
		GENERALIZED_TIME: 24
	}, r = {
		UNIVERSAL: 0,
		APPLICATION: 1,
		CONTEXT_SPECIFIC: 2,
		PRIVATE: 3
	};
	e.ASN1Tag = class {
		number;
		constructed;
		class;
		constructor(e) {
			if (this.number = e & 31, this.constructed = (e & 32) == 32, this.class = e >> 6, this.number === 31) throw new t.ASN1ParseError("long form tags not supported");
			if (this.class === r.UNIVERSAL && this.number === 0) throw new t.ASN1ParseError("unsupported tag 0x00");
		}
		isUniversal() {
			return this.class === r.UNIVERSAL;
		}
		isContextSpecific(e) {
			let t = this.class === r.CONTEXT_SPECIFIC;
			return e === void 0 ? t : t && this.number === e;
		}
		isBoolean() {
			return this.isUniversal() && this.number === n.BOOLEAN;
		}
		isInteger() {
			return this.isUniversal() && this.number === n.INTEGER;
		}
		isBitString() {
			return this.isUniversal() && this.number === n.BIT_STRING;
		}
		isOctetString() {
			return this.isUniversal() && this.number === n.OCTET_STRING;
		}
		isOID() {
			return this.isUniversal() && this.number === n.OBJECT_IDENTIFIER;
		}
		isUTCTime() {
			return this.isUniversal() && this.number === n.UTC_TIME;
		}
		isGeneralizedTime() {
			return this.isUniversal() && this.number === n.GENERALIZED_TIME;
		}
		toDER() {
			return this.number | (this.constructed ? 32 : 0) | this.class << 6;
		}
	};
})), ie = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.ASN1Obj = void 0;
	let t = S(), n = C(), r = te(), i = ne(), a = re();
	var ASN1Obj = class {
		tag;
		subs;
		value;
		constructor(e, t, n) {
			this.tag = e, this.value = t, this.subs = n;
		}
		static parseBuffer(e) {
			let r = new t.ByteStream(e), i = parseStream(r);
			if (r.position !== r.length) throw new n.ASN1ParseError("invalid trailing data");
			return i;
		}
		toDER() {
			let e = new t.ByteStream();
			if (this.subs.length > 0) for (let t of this.subs) e.appendView(t.toDER());
			else e.appendView(this.value);
			let n = e.buffer, i = new t.ByteStream();
			return i.appendChar(this.tag.toDER()), i.appendView((0, r.encodeLength)(n.length)), i.appendView(n), i.buffer;
		}
		toBoolean() {
			if (!this.tag.isBoolean()) throw new n.ASN1TypeError("not a boolean");
			return (0, i.parseBoolean)(this.value);
		}
		toInteger() {
			if (!this.tag.isInteger()) throw new n.ASN1TypeError("not an integer");
			return (0, i.parseInteger)(this.value);
		}
		toOID() {
			if (!this.tag.isOID()) throw new n.ASN1TypeError("not an OID");
			return (0, i.parseOID)(this.value);
		}
		toDate() {
			switch (!0) {
				case this.tag.isUTCTime(): return (0, i.parseTime)(this.value, !0);
				case this.tag.isGeneralizedTime(): return (0, i.parseTime)(this.value, !1);
				default: throw new n.ASN1TypeError("not a date");
			}
		}
		toBitString() {
			if (!this.tag.isBitString()) throw new n.ASN1TypeError("not a bit string");
			return (0, i.parseBitString)(this.value);
		}
	};
	e.ASN1Obj = ASN1Obj;
	function parseStream(e, t = 0) {
		if (t > 100) throw new n.ASN1ParseError("maximum nesting depth exceeded");
		let i = new a.ASN1Tag(e.getUint8()), o = (0, r.decodeLength)(e), s = e.slice(e.position, o), c = e.position, l = [];
		if (i.constructed) l = collectSubs(e, o, t);
		else if (i.isOctetString()) try {
			l = collectSubs(e, o, t);
		} catch {}
		return l.length === 0 && e.seek(c + o), new ASN1Obj(i, s, l);
	}
	function collectSubs(e, t, r) {
		let i = e.position + t;
		/* istanbul ignore if */
		if (i > e.length) throw new n.ASN1ParseError("invalid length");
		let a = [];
		for (; e.position < i;) a.push(parseStream(e, r + 1));
		if (e.position !== i) throw new n.ASN1ParseError("invalid length");
		return a;
	}
})), w = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.ASN1Obj = void 0;
	var t = ie();
	Object.defineProperty(e, "ASN1Obj", {
		enumerable: !0,
		get: function() {
			return t.ASN1Obj;
		}
	});
})), T = /* @__PURE__ */ e(((e, t, n) => {
	var r = n && n.__importDefault || function(e) {
		return e && e.__esModule ? e : { default: e };
	};
	Object.defineProperty(e, "__esModule", { value: !0 }), e.createPublicKey = createPublicKey, e.digest = digest, e.verify = verify, e.bufferEqual = bufferEqual;
	let i = r(a());
	function createPublicKey(e, t = "spki") {
		return typeof e == "string" ? e.startsWith("-----") ? i.default.createPublicKey(e) : i.default.createPublicKey({
			key: Buffer.from(e, "base64"),
			format: "der",
			type: t
		}) : i.default.createPublicKey({
			key: e,
			format: "der",
			type: t
		});
	}
	function digest(e, ...t) {
		let n = i.default.createHash(e);
		for (let e of t) n.update(e);
		return n.digest();
	}
	function verify(e, t, n, r) {
		try {
			return i.default.verify(r, e, t, n);
		} catch {
			/* istanbul ignore next */
			return !1;
		}
	}
	function bufferEqual(e, t) {
		try {
			return i.default.timingSafeEqual(e, t);
		} catch {
			/* istanbul ignore next */
			return !1;
		}
	}
})), E = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.preAuthEncoding = preAuthEncoding;
	function preAuthEncoding(e, t) {
		let n = Buffer.from(e, "utf-8");
		return Buffer.concat([
			Buffer.from(`DSSEv1 ${n.length} `, "ascii"),
			n,
			Buffer.from(` ${t.length} `, "ascii"),
			t
		]);
	}
})), ae = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.base64Encode = base64Encode, e.base64Decode = base64Decode;
	let t = "base64", n = "utf-8";
	function base64Encode(e) {
		return Buffer.from(e, n).toString(t);
	}
	function base64Decode(e) {
		return Buffer.from(e, t).toString(n);
	}
})), oe = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.canonicalize = canonicalize;
	function canonicalize(e) {
		let t = "";
		if (typeof e != "object" || !e || e.toJSON != null) t += JSON.stringify(e);
		else if (Array.isArray(e)) {
			t += "[";
			let n = !0;
			e.forEach((e) => {
				n || (t += ","), n = !1, t += canonicalize(e);
			}), t += "]";
		} else {
			t += "{";
			let n = !0;
			Object.keys(e).sort().forEach((r) => {
				n || (t += ","), n = !1, t += JSON.stringify(r), t += ":", t += canonicalize(e[r]);
			}), t += "}";
		}
		return t;
	}
})), D = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.toDER = toDER, e.fromDER = fromDER;
	let t = /-----BEGIN (.*)-----/, n = /-----END (.*)-----/;
	function toDER(e) {
		let r = "";
		return e.split("\n").forEach((e) => {
			e.match(t) || e.match(n) || (r += e);
		}), Buffer.from(r, "base64");
	}
	function fromDER(e, t = "CERTIFICATE") {
		let n = e.toString("base64").match(/.{1,64}/g) || "";
		return [
			`-----BEGIN ${t}-----`,
			...n,
			`-----END ${t}-----`
		].join("\n").concat("\n");
	}
})), O = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.SHA2_HASH_ALGOS = e.RSA_SIGNATURE_ALGOS = e.ECDSA_SIGNATURE_ALGOS = void 0, e.ECDSA_SIGNATURE_ALGOS = {
		"1.2.840.10045.4.3.1": "sha224",
		"1.2.840.10045.4.3.2": "sha256",
		"1.2.840.10045.4.3.3": "sha384",
		"1.2.840.10045.4.3.4": "sha512"
	}, e.RSA_SIGNATURE_ALGOS = {
		"1.2.840.113549.1.1.14": "sha224",
		"1.2.840.113549.1.1.11": "sha256",
		"1.2.840.113549.1.1.12": "sha384",
		"1.2.840.113549.1.1.13": "sha512"
	}, e.SHA2_HASH_ALGOS = {
		"2.16.840.1.101.3.4.2.1": "sha256",
		"2.16.840.1.101.3.4.2.2": "sha384",
		"2.16.840.1.101.3.4.2.3": "sha512"
	};
})), k = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.RFC3161TimestampVerificationError = void 0, e.RFC3161TimestampVerificationError = class extends Error {};
})), se = /* @__PURE__ */ e(((e, t, n) => {
	var r = n && n.__createBinding || (Object.create ? (function(e, t, n, r) {
		r === void 0 && (r = n);
		var i = Object.getOwnPropertyDescriptor(t, n);
		(!i || ("get" in i ? !t.__esModule : i.writable || i.configurable)) && (i = {
			enumerable: !0,
			get: function() {
				return t[n];
			}
		}), Object.defineProperty(e, r, i);
	}) : (function(e, t, n, r) {
		r === void 0 && (r = n), e[r] = t[n];
	})), i = n && n.__setModuleDefault || (Object.create ? (function(e, t) {
		Object.defineProperty(e, "default", {
			enumerable: !0,
			value: t
		});
	}) : function(e, t) {
		e.default = t;
	}), a = n && n.__importStar || (function() {
		var ownKeys = function(e) {
			return ownKeys = Object.getOwnPropertyNames || function(e) {
				var t = [];
				for (var n in e) Object.prototype.hasOwnProperty.call(e, n) && (t[t.length] = n);
				return t;
			}, ownKeys(e);
		};
		return function(e) {
			if (e && e.__esModule) return e;
			var t = {};
			if (e != null) for (var n = ownKeys(e), a = 0; a < n.length; a++) n[a] !== "default" && r(t, e, n[a]);
			return i(t, e), t;
		};
	})();
	Object.defineProperty(e, "__esModule", { value: !0 }), e.TSTInfo = void 0;
	let o = a(T()), s = O(), c = k();
	e.TSTInfo = class {
		root;
		constructor(e) {
			this.root = e;
		}
		get version() {
			return this.root.subs[0].toInteger();
		}
		get genTime() {
			return this.root.subs[4].toDate();
		}
		get messageImprintHashAlgorithm() {
			let e = this.messageImprintObj.subs[0].subs[0].toOID();
			return s.SHA2_HASH_ALGOS[e];
		}
		get messageImprintHashedMessage() {
			return this.messageImprintObj.subs[1].value;
		}
		get raw() {
			return this.root.toDER();
		}
		verify(e) {
			let t = o.digest(this.messageImprintHashAlgorithm, e);
			if (!o.bufferEqual(t, this.messageImprintHashedMessage)) throw new c.RFC3161TimestampVerificationError("message imprint does not match artifact");
		}
		get messageImprintObj() {
			return this.root.subs[2];
		}
	};
})), ce = /* @__PURE__ */ e(((e, t, n) => {
	var r = n && n.__createBinding || (Object.create ? (function(e, t, n, r) {
		r === void 0 && (r = n);
		var i = Object.getOwnPropertyDescriptor(t, n);
		(!i || ("get" in i ? !t.__esModule : i.writable || i.configurable)) && (i = {
			enumerable: !0,
			get: function() {
				return t[n];
			}
		}), Object.defineProperty(e, r, i);
	}) : (function(e, t, n, r) {
		r === void 0 && (r = n), e[r] = t[n];
	})), i = n && n.__setModuleDefault || (Object.create ? (function(e, t) {
		Object.defineProperty(e, "default", {
			enumerable: !0,
			value: t
		});
	}) : function(e, t) {
		e.default = t;
	}), a = n && n.__importStar || (function() {
		var ownKeys = function(e) {
			return ownKeys = Object.getOwnPropertyNames || function(e) {
				var t = [];
				for (var n in e) Object.prototype.hasOwnProperty.call(e, n) && (t[t.length] = n);
				return t;
			}, ownKeys(e);
		};
		return function(e) {
			if (e && e.__esModule) return e;
			var t = {};
			if (e != null) for (var n = ownKeys(e), a = 0; a < n.length; a++) n[a] !== "default" && r(t, e, n[a]);
			return i(t, e), t;
		};
	})();
	Object.defineProperty(e, "__esModule", { value: !0 }), e.RFC3161Timestamp = void 0;
	let o = w(), s = a(T()), c = O(), l = k(), u = se();
	e.RFC3161Timestamp = class RFC3161Timestamp {
		root;
		constructor(e) {
			this.root = e;
		}
		static parse(e) {
			let t = o.ASN1Obj.parseBuffer(e);
			return new RFC3161Timestamp(t);
		}
		get status() {
			return this.pkiStatusInfoObj.subs[0].toInteger();
		}
		get contentType() {
			return this.contentTypeObj.toOID();
		}
		get eContentType() {
			return this.eContentTypeObj.toOID();
		}
		get signingTime() {
			return this.tstInfo.genTime;
		}
		get signerIssuer() {
			return this.signerSidObj.subs[0].value;
		}
		get signerSerialNumber() {
			return this.signerSidObj.subs[1].value;
		}
		get signerDigestAlgorithm() {
			let e = this.signerDigestAlgorithmObj.subs[0].toOID();
			return c.SHA2_HASH_ALGOS[e];
		}
		get signatureAlgorithm() {
			let e = this.signatureAlgorithmObj.subs[0].toOID();
			return c.ECDSA_SIGNATURE_ALGOS[e];
		}
		get signatureValue() {
			return this.signatureValueObj.value;
		}
		get tstInfo() {
			return new u.TSTInfo(this.eContentObj.subs[0].subs[0]);
		}
		verify(e, t) {
			if (!this.timeStampTokenObj) throw new l.RFC3161TimestampVerificationError("timeStampToken is missing");
			if (this.contentType !== "1.2.840.113549.1.7.2") throw new l.RFC3161TimestampVerificationError(`incorrect content type: ${this.contentType}`);
			if (this.eContentType !== "1.2.840.113549.1.9.16.1.4") throw new l.RFC3161TimestampVerificationError(`incorrect encapsulated content type: ${this.eContentType}`);
			this.tstInfo.verify(e), this.verifyMessageDigest(), this.verifySignature(t);
		}
		verifyMessageDigest() {
			let e = s.digest(this.signerDigestAlgorithm, this.tstInfo.raw), t = this.messageDigestAttributeObj.subs[1].subs[0].value;
			if (!s.bufferEqual(e, t)) throw new l.RFC3161TimestampVerificationError("signed data does not match tstInfo");
		}
		verifySignature(e) {
			let t = this.signedAttrsObj.toDER();
			if (t[0] = 49, !s.verify(t, e, this.signatureValue, this.signatureAlgorithm)) throw new l.RFC3161TimestampVerificationError("signature verification failed");
		}
		get pkiStatusInfoObj() {
			return this.root.subs[0];
		}
		get timeStampTokenObj() {
			return this.root.subs[1];
		}
		get contentTypeObj() {
			return this.timeStampTokenObj.subs[0];
		}
		get signedDataObj() {
			return this.timeStampTokenObj.subs.find((e) => e.tag.isContextSpecific(0)).subs[0];
		}
		get encapContentInfoObj() {
			return this.signedDataObj.subs[2];
		}
		get signerInfosObj() {
			let e = this.signedDataObj;
			return e.subs[e.subs.length - 1];
		}
		get signerInfoObj() {
			return this.signerInfosObj.subs[0];
		}
		get eContentTypeObj() {
			return this.encapContentInfoObj.subs[0];
		}
		get eContentObj() {
			return this.encapContentInfoObj.subs[1];
		}
		get signedAttrsObj() {
			return this.signerInfoObj.subs.find((e) => e.tag.isContextSpecific(0));
		}
		get messageDigestAttributeObj() {
			return this.signedAttrsObj.subs.find((e) => e.subs[0].tag.isOID() && e.subs[0].toOID() === "1.2.840.113549.1.9.4");
		}
		get signerSidObj() {
			return this.signerInfoObj.subs[1];
		}
		get signerDigestAlgorithmObj() {
			return this.signerInfoObj.subs[2];
		}
		get signatureAlgorithmObj() {
			return this.signerInfoObj.subs[4];
		}
		get signatureValueObj() {
			return this.signerInfoObj.subs[5];
		}
	};
})), le = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.RFC3161Timestamp = void 0;
	var t = ce();
	Object.defineProperty(e, "RFC3161Timestamp", {
		enumerable: !0,
		get: function() {
			return t.RFC3161Timestamp;
		}
	});
})), ue = /* @__PURE__ */ e(((e, t, n) => {
	var r = n && n.__createBinding || (Object.create ? (function(e, t, n, r) {
		r === void 0 && (r = n);
		var i = Object.getOwnPropertyDescriptor(t, n);
		(!i || ("get" in i ? !t.__esModule : i.writable || i.configurable)) && (i = {
			enumerable: !0,
			get: function() {
				return t[n];
			}
		}), Object.defineProperty(e, r, i);
	}) : (function(e, t, n, r) {
		r === void 0 && (r = n), e[r] = t[n];
	})), i = n && n.__setModuleDefault || (Object.create ? (function(e, t) {
		Object.defineProperty(e, "default", {
			enumerable: !0,
			value: t
		});
	}) : function(e, t) {
		e.default = t;
	}), a = n && n.__importStar || (function() {
		var ownKeys = function(e) {
			return ownKeys = Object.getOwnPropertyNames || function(e) {
				var t = [];
				for (var n in e) Object.prototype.hasOwnProperty.call(e, n) && (t[t.length] = n);
				return t;
			}, ownKeys(e);
		};
		return function(e) {
			if (e && e.__esModule) return e;
			var t = {};
			if (e != null) for (var n = ownKeys(e), a = 0; a < n.length; a++) n[a] !== "default" && r(t, e, n[a]);
			return i(t, e), t;
		};
	})();
	Object.defineProperty(e, "__esModule", { value: !0 }), e.SignedCertificateTimestamp = void 0;
	let o = a(T()), s = S();
	e.SignedCertificateTimestamp = class SignedCertificateTimestamp {
		version;
		logID;
		timestamp;
		extensions;
		hashAlgorithm;
		signatureAlgorithm;
		signature;
		constructor(e) {
			this.version = e.version, this.logID = e.logID, this.timestamp = e.timestamp, this.extensions = e.extensions, this.hashAlgorithm = e.hashAlgorithm, this.signatureAlgorithm = e.signatureAlgorithm, this.signature = e.signature;
		}
		get datetime() {
			return new Date(Number(this.timestamp.readBigInt64BE()));
		}
		get algorithm() {
			switch (this.hashAlgorithm) {
				/* istanbul ignore next */
				case 0: return "none";
				/* istanbul ignore next */
				case 1: return "md5";
				/* istanbul ignore next */
				case 2: return "sha1";
				/* istanbul ignore next */
				case 3: return "sha224";
				case 4: return "sha256";
				/* istanbul ignore next */
				case 5: return "sha384";
				/* istanbul ignore next */
				case 6: return "sha512";
				/* istanbul ignore next */
				default: return "unknown";
			}
		}
		verify(e, t) {
			let n = new s.ByteStream();
			return n.appendChar(this.version), n.appendChar(0), n.appendView(this.timestamp), n.appendUint16(1), n.appendView(e), n.appendUint16(this.extensions.byteLength), this.extensions.byteLength > 0 && n.appendView(this.extensions), o.verify(n.buffer, t, this.signature, this.algorithm);
		}
		static parse(e) {
			let t = new s.ByteStream(e), n = t.getUint8(), r = t.getBlock(32), i = t.getBlock(8), a = t.getUint16(), o = t.getBlock(a), c = t.getUint8(), l = t.getUint8(), u = t.getUint16(), d = t.getBlock(u);
			if (t.position !== e.length) throw Error("SCT buffer length mismatch");
			return new SignedCertificateTimestamp({
				version: n,
				logID: r,
				timestamp: i,
				extensions: o,
				hashAlgorithm: c,
				signatureAlgorithm: l,
				signature: d
			});
		}
	};
})), A = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.X509SCTExtension = e.X509SubjectKeyIDExtension = e.X509AuthorityKeyIDExtension = e.X509SubjectAlternativeNameExtension = e.X509KeyUsageExtension = e.X509BasicConstraintsExtension = e.X509Extension = void 0;
	let t = S(), n = ue();
	var X509Extension = class {
		root;
		constructor(e) {
			this.root = e;
		}
		get oid() {
			return this.root.subs[0].toOID();
		}
		get critical() {
			return this.root.subs.length === 3 && this.root.subs[1].toBoolean();
		}
		get value() {
			return this.extnValueObj.value;
		}
		get valueObj() {
			return this.extnValueObj;
		}
		get extnValueObj() {
			return this.root.subs[this.root.subs.length - 1];
		}
	};
	e.X509Extension = X509Extension, e.X509BasicConstraintsExtension = class extends X509Extension {
		get isCA() {
			return this.sequence.subs[0]?.toBoolean() ?? !1;
		}
		get pathLenConstraint() {
			return this.sequence.subs.length > 1 ? this.sequence.subs[1].toInteger() : void 0;
		}
		get sequence() {
			return this.extnValueObj.subs[0];
		}
	}, e.X509KeyUsageExtension = class extends X509Extension {
		get digitalSignature() {
			return this.bitString[0] === 1;
		}
		get keyCertSign() {
			return this.bitString[5] === 1;
		}
		get crlSign() {
			return this.bitString[6] === 1;
		}
		get bitString() {
			return this.extnValueObj.subs[0].toBitString();
		}
	}, e.X509SubjectAlternativeNameExtension = class extends X509Extension {
		get rfc822Name() {
			return this.findGeneralName(1)?.value.toString("ascii");
		}
		get uri() {
			return this.findGeneralName(6)?.value.toString("ascii");
		}
		otherName(e) {
			let t = this.findGeneralName(0);
			if (t !== void 0 && t.subs[0].toOID() === e) return t.subs[1].subs[0].value.toString("ascii");
		}
		findGeneralName(e) {
			return this.generalNames.find((t) => t.tag.isContextSpecific(e));
		}
		get generalNames() {
			return this.extnValueObj.subs[0].subs;
		}
	}, e.X509AuthorityKeyIDExtension = class extends X509Extension {
		get keyIdentifier() {
			return this.findSequenceMember(0)?.value;
		}
		findSequenceMember(e) {
			return this.sequence.subs.find((t) => t.tag.isContextSpecific(e));
		}
		get sequence() {
			return this.extnValueObj.subs[0];
		}
	}, e.X509SubjectKeyIDExtension = class extends X509Extension {
		get keyIdentifier() {
			return this.extnValueObj.subs[0].value;
		}
	}, e.X509SCTExtension = class extends X509Extension {
		constructor(e) {
			super(e);
		}
		get signedCertificateTimestamps() {
			let e = this.extnValueObj.subs[0].value, r = new t.ByteStream(e), i = r.getUint16() + 2, a = [];
			for (; r.position < i;) {
				let e = r.getUint16(), t = r.getBlock(e);
				a.push(n.SignedCertificateTimestamp.parse(t));
			}
			if (r.position !== i) throw Error("SCT list length does not match actual length");
			return a;
		}
	};
})), de = /* @__PURE__ */ e(((e, t, n) => {
	var r = n && n.__createBinding || (Object.create ? (function(e, t, n, r) {
		r === void 0 && (r = n);
		var i = Object.getOwnPropertyDescriptor(t, n);
		(!i || ("get" in i ? !t.__esModule : i.writable || i.configurable)) && (i = {
			enumerable: !0,
			get: function() {
				return t[n];
			}
		}), Object.defineProperty(e, r, i);
	}) : (function(e, t, n, r) {
		r === void 0 && (r = n), e[r] = t[n];
	})), i = n && n.__setModuleDefault || (Object.create ? (function(e, t) {
		Object.defineProperty(e, "default", {
			enumerable: !0,
			value: t
		});
	}) : function(e, t) {
		e.default = t;
	}), a = n && n.__importStar || (function() {
		var ownKeys = function(e) {
			return ownKeys = Object.getOwnPropertyNames || function(e) {
				var t = [];
				for (var n in e) Object.prototype.hasOwnProperty.call(e, n) && (t[t.length] = n);
				return t;
			}, ownKeys(e);
		};
		return function(e) {
			if (e && e.__esModule) return e;
			var t = {};
			if (e != null) for (var n = ownKeys(e), a = 0; a < n.length; a++) n[a] !== "default" && r(t, e, n[a]);
			return i(t, e), t;
		};
	})();
	Object.defineProperty(e, "__esModule", { value: !0 }), e.X509Certificate = e.EXTENSION_OID_SCT = void 0;
	let o = w(), s = a(T()), c = O(), l = a(D()), u = A();
	e.EXTENSION_OID_SCT = "1.3.6.1.4.1.11129.2.4.2", e.X509Certificate = class X509Certificate {
		root;
		constructor(e) {
			this.root = e;
		}
		static parse(e) {
			let t = typeof e == "string" ? l.toDER(e) : e, n = o.ASN1Obj.parseBuffer(t);
			return new X509Certificate(n);
		}
		get tbsCertificate() {
			return this.tbsCertificateObj;
		}
		get version() {
			return `v${(this.versionObj.subs[0].toInteger() + BigInt(1)).toString()}`;
		}
		get serialNumber() {
			return this.serialNumberObj.value;
		}
		get notBefore() {
			return this.validityObj.subs[0].toDate();
		}
		get notAfter() {
			return this.validityObj.subs[1].toDate();
		}
		get issuer() {
			return this.issuerObj.value;
		}
		get subject() {
			return this.subjectObj.value;
		}
		get publicKey() {
			return this.subjectPublicKeyInfoObj.toDER();
		}
		get signatureAlgorithm() {
			let e = this.signatureAlgorithmObj.subs[0].toOID();
			return c.RSA_SIGNATURE_ALGOS[e] ? c.RSA_SIGNATURE_ALGOS[e] : c.ECDSA_SIGNATURE_ALGOS[e];
		}
		get signatureValue() {
			return this.signatureValueObj.value.subarray(1);
		}
		get subjectAltName() {
			let e = this.extSubjectAltName;
			return e?.uri || /* istanbul ignore next */ e?.rfc822Name;
		}
		get extensions() {
			/* istanbul ignore next */
			return this.extensionsObj?.subs[0]?.subs || [];
		}
		get extKeyUsage() {
			let e = this.findExtension("2.5.29.15");
			return e ? new u.X509KeyUsageExtension(e) : void 0;
		}
		get extBasicConstraints() {
			let e = this.findExtension("2.5.29.19");
			return e ? new u.X509BasicConstraintsExtension(e) : void 0;
		}
		get extSubjectAltName() {
			let e = this.findExtension("2.5.29.17");
			return e ? new u.X509SubjectAlternativeNameExtension(e) : void 0;
		}
		get extAuthorityKeyID() {
			let e = this.findExtension("2.5.29.35");
			return e ? new u.X509AuthorityKeyIDExtension(e) : void 0;
		}
		get extSubjectKeyID() {
			let e = this.findExtension("2.5.29.14");
			return e ? new u.X509SubjectKeyIDExtension(e) : /* istanbul ignore next */ void 0;
		}
		get extSCT() {
			let t = this.findExtension(e.EXTENSION_OID_SCT);
			return t ? new u.X509SCTExtension(t) : void 0;
		}
		get isCA() {
			let e = this.extBasicConstraints?.isCA || !1;
			/* istanbul ignore next */
			return this.extKeyUsage ? e && this.extKeyUsage.keyCertSign : e;
		}
		extension(e) {
			let t = this.findExtension(e);
			return t ? new u.X509Extension(t) : void 0;
		}
		verify(e) {
			let t = e?.publicKey || this.publicKey, n = s.createPublicKey(t);
			return s.verify(this.tbsCertificate.toDER(), n, this.signatureValue, this.signatureAlgorithm);
		}
		validForDate(e) {
			return this.notBefore <= e && e <= this.notAfter;
		}
		equals(e) {
			return this.root.toDER().equals(e.root.toDER());
		}
		clone() {
			let e = this.root.toDER(), t = Buffer.alloc(e.length);
			return e.copy(t), X509Certificate.parse(t);
		}
		findExtension(e) {
			return this.extensions.find((t) => t.subs[0].toOID() === e);
		}
		get tbsCertificateObj() {
			return this.root.subs[0];
		}
		get signatureAlgorithmObj() {
			return this.root.subs[1];
		}
		get signatureValueObj() {
			return this.root.subs[2];
		}
		get versionObj() {
			return this.tbsCertificateObj.subs[0];
		}
		get serialNumberObj() {
			return this.tbsCertificateObj.subs[1];
		}
		get issuerObj() {
			return this.tbsCertificateObj.subs[3];
		}
		get validityObj() {
			return this.tbsCertificateObj.subs[4];
		}
		get subjectObj() {
			return this.tbsCertificateObj.subs[5];
		}
		get subjectPublicKeyInfoObj() {
			return this.tbsCertificateObj.subs[6];
		}
		get extensionsObj() {
			return this.tbsCertificateObj.subs.find((e) => e.tag.isContextSpecific(3));
		}
	};
})), fe = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.X509SCTExtension = e.X509Certificate = e.EXTENSION_OID_SCT = void 0;
	var t = de();
	Object.defineProperty(e, "EXTENSION_OID_SCT", {
		enumerable: !0,
		get: function() {
			return t.EXTENSION_OID_SCT;
		}
	}), Object.defineProperty(e, "X509Certificate", {
		enumerable: !0,
		get: function() {
			return t.X509Certificate;
		}
	});
	var n = A();
	Object.defineProperty(e, "X509SCTExtension", {
		enumerable: !0,
		get: function() {
			return n.X509SCTExtension;
		}
	});
})), j = /* @__PURE__ */ e(((e, t, n) => {
	var r = n && n.__createBinding || (Object.create ? (function(e, t, n, r) {
		r === void 0 && (r = n);
		var i = Object.getOwnPropertyDescriptor(t, n);
		(!i || ("get" in i ? !t.__esModule : i.writable || i.configurable)) && (i = {
			enumerable: !0,
			get: function() {
				return t[n];
			}
		}), Object.defineProperty(e, r, i);
	}) : (function(e, t, n, r) {
		r === void 0 && (r = n), e[r] = t[n];
	})), i = n && n.__setModuleDefault || (Object.create ? (function(e, t) {
		Object.defineProperty(e, "default", {
			enumerable: !0,
			value: t
		});
	}) : function(e, t) {
		e.default = t;
	}), a = n && n.__importStar || (function() {
		var ownKeys = function(e) {
			return ownKeys = Object.getOwnPropertyNames || function(e) {
				var t = [];
				for (var n in e) Object.prototype.hasOwnProperty.call(e, n) && (t[t.length] = n);
				return t;
			}, ownKeys(e);
		};
		return function(e) {
			if (e && e.__esModule) return e;
			var t = {};
			if (e != null) for (var n = ownKeys(e), a = 0; a < n.length; a++) n[a] !== "default" && r(t, e, n[a]);
			return i(t, e), t;
		};
	})();
	Object.defineProperty(e, "__esModule", { value: !0 }), e.X509SCTExtension = e.X509Certificate = e.EXTENSION_OID_SCT = e.ByteStream = e.RFC3161Timestamp = e.pem = e.json = e.encoding = e.dsse = e.crypto = e.ASN1Obj = void 0;
	var o = w();
	Object.defineProperty(e, "ASN1Obj", {
		enumerable: !0,
		get: function() {
			return o.ASN1Obj;
		}
	}), e.crypto = a(T()), e.dsse = a(E()), e.encoding = a(ae()), e.json = a(oe()), e.pem = a(D());
	var s = le();
	Object.defineProperty(e, "RFC3161Timestamp", {
		enumerable: !0,
		get: function() {
			return s.RFC3161Timestamp;
		}
	});
	var c = S();
	Object.defineProperty(e, "ByteStream", {
		enumerable: !0,
		get: function() {
			return c.ByteStream;
		}
	});
	var l = fe();
	Object.defineProperty(e, "EXTENSION_OID_SCT", {
		enumerable: !0,
		get: function() {
			return l.EXTENSION_OID_SCT;
		}
	}), Object.defineProperty(e, "X509Certificate", {
		enumerable: !0,
		get: function() {
			return l.X509Certificate;
		}
	}), Object.defineProperty(e, "X509SCTExtension", {
		enumerable: !0,
		get: function() {
			return l.X509SCTExtension;
		}
	});
})), M = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.DSSESignatureContent = void 0;
	let t = j();
	e.DSSESignatureContent = class {
		env;
		constructor(e) {
			this.env = e;
		}
		compareDigest(e) {
			return t.crypto.bufferEqual(e, t.crypto.digest("sha256", this.env.payload));
		}
		compareSignedDigest(e) {
			return t.crypto.bufferEqual(e, t.crypto.digest("sha256", this.preAuthEncoding));
		}
		compareSignature(e) {
			return t.crypto.bufferEqual(e, this.signature);
		}
		verifySignature(e) {
			return t.crypto.verify(this.preAuthEncoding, e, this.signature);
		}
		get signature() {
			return this.env.signatures.length > 0 ? this.env.signatures[0].sig : Buffer.from("");
		}
		get preAuthEncoding() {
			return t.dsse.preAuthEncoding(this.env.payloadType, this.env.payload);
		}
	};
})), N = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.MessageSignatureContent = void 0;
	let t = j(), n = g(), r = {
		[n.HashAlgorithm.HASH_ALGORITHM_UNSPECIFIED]: "sha256",
		[n.HashAlgorithm.SHA2_256]: "sha256",
		[n.HashAlgorithm.SHA2_384]: "sha384",
		[n.HashAlgorithm.SHA2_512]: "sha512",
		[n.HashAlgorithm.SHA3_256]: "sha3-256",
		[n.HashAlgorithm.SHA3_384]: "sha3-384"
	};
	e.MessageSignatureContent = class {
		signature;
		messageDigest;
		artifact;
		hashAlgorithm;
		constructor(e, t) {
			this.signature = e.signature, this.messageDigest = e.messageDigest.digest, this.artifact = t, this.hashAlgorithm = r[e.messageDigest.algorithm] ?? 
			/* istanbul ignore next */ "sha256";
		}
		compareSignature(e) {
			return t.crypto.bufferEqual(e, this.signature);
		}
		compareDigest(e) {
			return t.crypto.bufferEqual(e, this.messageDigest);
		}
		compareSignedDigest(e) {
			return this.compareDigest(e);
		}
		verifySignature(e) {
			return t.crypto.verify(this.artifact, e, this.signature, this.hashAlgorithm);
		}
	};
})), P = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.toSignedEntity = toSignedEntity, e.signatureContent = signatureContent;
	let t = j(), n = M(), r = N();
	function toSignedEntity(e, n) {
		let { tlogEntries: r, timestampVerificationData: i } = e.verificationMaterial, a = [];
		for (let e of r) e.integratedTime && e.integratedTime !== "0" && a.push({
			$case: "transparency-log",
			tlogEntry: e
		});
		for (let e of i?.rfc3161Timestamps ?? []) a.push({
			$case: "timestamp-authority",
			timestamp: t.RFC3161Timestamp.parse(Buffer.from(e.signedTimestamp))
		});
		return {
			signature: signatureContent(e, n),
			key: key(e),
			tlogEntries: r,
			timestamps: a
		};
	}
	function signatureContent(e, t) {
		switch (e.content.$case) {
			case "dsseEnvelope": return new n.DSSESignatureContent(e.content.dsseEnvelope);
			case "messageSignature": return new r.MessageSignatureContent(e.content.messageSignature, t);
		}
	}
	function key(e) {
		switch (e.verificationMaterial.content.$case) {
			case "publicKey": return {
				$case: "public-key",
				hint: e.verificationMaterial.content.publicKey.hint
			};
			case "x509CertificateChain": return {
				$case: "certificate",
				certificate: t.X509Certificate.parse(Buffer.from(e.verificationMaterial.content.x509CertificateChain.certificates[0].rawBytes))
			};
			case "certificate": return {
				$case: "certificate",
				certificate: t.X509Certificate.parse(Buffer.from(e.verificationMaterial.content.certificate.rawBytes))
			};
		}
	}
})), F = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.PolicyError = e.VerificationError = void 0;
	var BaseError = class extends Error {
		code;
		cause;
		constructor({ code: e, message: t, cause: n }) {
			super(t), this.code = e, this.cause = n, this.name = this.constructor.name;
		}
	};
	e.VerificationError = class extends BaseError {}, e.PolicyError = class extends BaseError {};
})), I = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.filterCertAuthorities = filterCertAuthorities, e.filterTLogAuthorities = filterTLogAuthorities;
	function filterCertAuthorities(e, t) {
		return e.filter((e) => e.validFor.start <= t && e.validFor.end >= t);
	}
	function filterTLogAuthorities(e, t) {
		return e.filter((e) => t.logID && !e.logID.equals(t.logID) ? !1 : e.validFor.start <= t.targetDate && t.targetDate <= e.validFor.end);
	}
})), L = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.filterTLogAuthorities = e.filterCertAuthorities = void 0, e.toTrustMaterial = toTrustMaterial;
	let t = j(), n = g(), r = F(), i = /* @__PURE__ */ new Date(0), a = /* @__PURE__ */ new Date(864e13);
	var o = I();
	Object.defineProperty(e, "filterCertAuthorities", {
		enumerable: !0,
		get: function() {
			return o.filterCertAuthorities;
		}
	}), Object.defineProperty(e, "filterTLogAuthorities", {
		enumerable: !0,
		get: function() {
			return o.filterTLogAuthorities;
		}
	});
	function toTrustMaterial(e, t) {
		let n = typeof t == "function" ? t : keyLocator(t);
		return {
			certificateAuthorities: e.certificateAuthorities.map(createCertAuthority),
			timestampAuthorities: e.timestampAuthorities.map(createCertAuthority),
			tlogs: e.tlogs.map(createTLogAuthority),
			ctlogs: e.ctlogs.map(createTLogAuthority),
			publicKey: n
		};
	}
	function createTLogAuthority(e) {
		let r = e.publicKey.keyDetails, o = r === n.PublicKeyDetails.PKCS1_RSA_PKCS1V5 || r === n.PublicKeyDetails.PKIX_RSA_PKCS1V5 || r === n.PublicKeyDetails.PKIX_RSA_PKCS1V15_2048_SHA256 || r === n.PublicKeyDetails.PKIX_RSA_PKCS1V15_3072_SHA256 || r === n.PublicKeyDetails.PKIX_RSA_PKCS1V15_4096_SHA256 ? "pkcs1" : "spki";
		/* istanbul ignore next */
		return {
			baseURL: e.baseUrl,
			logID: e.checkpointKeyId ? e.checkpointKeyId.keyId : e.logId.keyId,
			publicKey: t.crypto.createPublicKey(e.publicKey.rawBytes, o),
			validFor: {
				start: e.publicKey.validFor?.start || i,
				end: e.publicKey.validFor?.end || a
			}
		};
	}
	function createCertAuthority(e) {
		/* istanbul ignore next */
		return {
			certChain: e.certChain.certificates.map((e) => t.X509Certificate.parse(Buffer.from(e.rawBytes))),
			validFor: {
				start: e.validFor?.start || i,
				end: e.validFor?.end || a
			}
		};
	}
	function keyLocator(e) {
		return (n) => {
			let o = (e || {})[n];
			if (!o) throw new r.VerificationError({
				code: "PUBLIC_KEY_ERROR",
				message: `key not found: ${n}`
			});
			return {
				publicKey: t.crypto.createPublicKey(o.rawBytes),
				validFor: (e) => (o.validFor?.start || i) <= e && (o.validFor?.end || a) >= e
			};
		};
	}
})), R = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.CertificateChainVerifier = void 0, e.verifyCertificateChain = verifyCertificateChain;
	let t = F(), n = L();
	function verifyCertificateChain(e, r, i) {
		let a = (0, n.filterCertAuthorities)(i, e), o;
		for (let t of a) try {
			return new CertificateChainVerifier({
				trustedCerts: t.certChain,
				untrustedCert: r,
				timestamp: e
			}).verify();
		} catch (e) {
			o = e;
		}
		throw new t.VerificationError({
			code: "CERTIFICATE_ERROR",
			message: "Failed to verify certificate chain",
			cause: o
		});
	}
	var CertificateChainVerifier = class {
		untrustedCert;
		trustedCerts;
		localCerts;
		timestamp;
		constructor(e) {
			this.untrustedCert = e.untrustedCert, this.trustedCerts = e.trustedCerts, this.localCerts = dedupeCertificates([...e.trustedCerts, e.untrustedCert]), this.timestamp = e.timestamp;
		}
		verify() {
			let e = this.sort();
			if (this.checkPath(e), !e.every((e) => e.validForDate(this.timestamp))) throw new t.VerificationError({
				code: "CERTIFICATE_ERROR",
				message: "certificate is not valid or expired at the specified date"
			});
			return e;
		}
		sort() {
			let e = this.untrustedCert, n = this.buildPaths(e);
			if (n = n.filter((e) => e.some((e) => this.trustedCerts.includes(e))), n.length === 0) throw new t.VerificationError({
				code: "CERTIFICATE_ERROR",
				message: "no trusted certificate path found"
			});
			return [e, ...n.reduce((e, t) => e.length < t.length ? e : t)].slice(0, -1);
		}
		buildPaths(e) {
			let n = [], r = this.findIssuer(e);
			if (r.length === 0) throw new t.VerificationError({
				code: "CERTIFICATE_ERROR",
				message: "no valid certificate path found"
			});
			for (let t = 0; t < r.length; t++) {
				let i = r[t];
				if (i.equals(e)) {
					n.push([e]);
					continue;
				}
				let a = this.buildPaths(i);
				for (let e = 0; e < a.length; e++) n.push([i, ...a[e]]);
			}
			return n;
		}
		findIssuer(e) {
			let t = [], n;
			return e.subject.equals(e.issuer) && e.verify() ? [e] : (e.extAuthorityKeyID && (n = e.extAuthorityKeyID.keyIdentifier), this.localCerts.forEach((r) => {
				n && r.extSubjectKeyID ? r.extSubjectKeyID.keyIdentifier.equals(n) && t.push(r) : r.subject.equals(e.issuer) && t.push(r);
			}), t = t.filter((t) => {
				try {
					return e.verify(t);
				} catch {
					/* istanbul ignore next - should never error */
					return !1;
				}
			}), t);
		}
		checkPath(e) {
			/* istanbul ignore if */
			if (e.length < 1) throw new t.VerificationError({
				code: "CERTIFICATE_ERROR",
				message: "certificate chain must contain at least one certificate"
			});
			if (!e.slice(1).every((e) => e.isCA)) throw new t.VerificationError({
				code: "CERTIFICATE_ERROR",
				message: "intermediate certificate is not a CA"
			});
			for (let n = e.length - 2; n >= 0; n--)
 /* istanbul ignore if */
			if (!e[n].issuer.equals(e[n + 1].subject)) throw new t.VerificationError({
				code: "CERTIFICATE_ERROR",
				message: "incorrect certificate name chaining"
			});
			for (let n = 0; n < e.length; n++) {
				let r = e[n];
				if (r.extBasicConstraints?.isCA) {
					let e = r.extBasicConstraints.pathLenConstraint;
					if (e !== void 0 && e < n - 1) throw new t.VerificationError({
						code: "CERTIFICATE_ERROR",
						message: "path length constraint exceeded"
					});
				}
			}
		}
	};
	e.CertificateChainVerifier = CertificateChainVerifier;
	function dedupeCertificates(e) {
		for (let t = 0; t < e.length; t++) for (let n = t + 1; n < e.length; n++) e[t].equals(e[n]) && (e.splice(n, 1), n--);
		return e;
	}
})), z = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.verifySCTs = verifySCTs;
	let t = j(), n = F(), r = L();
	function verifySCTs(e, i, a) {
		let o, s = e.clone();
		for (let e = 0; e < s.extensions.length; e++) {
			let n = s.extensions[e];
			if (n.subs[0].toOID() === t.EXTENSION_OID_SCT) {
				o = new t.X509SCTExtension(n), s.extensions.splice(e, 1);
				break;
			}
		}
		/* istanbul ignore if -- too difficult to fabricate test case for this */
		if (!o || o.signedCertificateTimestamps.length === 0) return [];
		let c = new t.ByteStream(), l = t.crypto.digest("sha256", i.publicKey);
		c.appendView(l);
		let u = s.tbsCertificate.toDER();
		return c.appendUint24(u.length), c.appendView(u), o.signedCertificateTimestamps.map((e) => {
			if (!(0, r.filterTLogAuthorities)(a, {
				logID: e.logID,
				targetDate: e.datetime
			}).some((t) => e.verify(c.buffer, t.publicKey))) throw new n.VerificationError({
				code: "CERTIFICATE_ERROR",
				message: "SCT verification failed"
			});
			return e.logID;
		});
	}
})), B = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.verifyPublicKey = verifyPublicKey, e.verifyCertificate = verifyCertificate;
	let t = j(), n = F(), r = R(), i = z();
	function verifyPublicKey(e, t, r) {
		let i = r.publicKey(e);
		return t.forEach((e) => {
			if (!i.validFor(e)) throw new n.VerificationError({
				code: "PUBLIC_KEY_ERROR",
				message: `Public key is not valid for timestamp: ${e.toISOString()}`
			});
		}), { key: i.publicKey };
	}
	function verifyCertificate(e, t, n) {
		let a = [];
		return t.forEach((t) => {
			a = (0, r.verifyCertificateChain)(t, e, n.certificateAuthorities);
		}), {
			scts: (0, i.verifySCTs)(a[0], a[1], n.ctlogs),
			signer: getSigner(a[0])
		};
	}
	function getSigner(e) {
		let n, r = e.extension("1.3.6.1.4.1.57264.1.8");
		/* istanbul ignore next */
		n = r ? r.valueObj.subs?.[0]?.value.toString("ascii") : e.extension("1.3.6.1.4.1.57264.1.1")?.value.toString("ascii");
		let i = e.extensions.map((e) => ({
			oid: { id: e.subs[0].toOID().split(".").map(Number) },
			value: e.subs[e.subs.length - 1].value
		})), a = {
			extensions: { issuer: n },
			subjectAlternativeName: e.subjectAltName,
			oids: i
		};
		return {
			key: t.crypto.createPublicKey(e.publicKey),
			identity: a
		};
	}
})), V = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.verifySubjectAlternativeName = verifySubjectAlternativeName, e.verifyExtensions = verifyExtensions, e.verifyOIDs = verifyOIDs;
	let t = F();
	function verifySubjectAlternativeName(e, n) {
		if (n === void 0 || !n.match(e)) throw new t.PolicyError({
			code: "UNTRUSTED_SIGNER_ERROR",
			message: `certificate identity error - expected ${e}, got ${n}`
		});
	}
	function verifyExtensions(e, n = {}) {
		let r;
		for (r in e) if (n[r] !== e[r]) throw new t.PolicyError({
			code: "UNTRUSTED_SIGNER_ERROR",
			message: `invalid certificate extension - expected ${r}=${e[r]}, got ${r}=${n[r]}`
		});
	}
	function verifyOIDs(e, n = []) {
		for (let r of e) if (!n.find((e) => oidEquals(r.oid?.id, e.oid?.id) && r.value.equals(e.value))) {
			let e = r.oid?.id.join(".") ?? "<unknown>";
			throw new t.PolicyError({
				code: "UNTRUSTED_SIGNER_ERROR",
				message: `invalid certificate extension - missing OID ${e}`
			});
		}
	}
	function oidEquals(e, t) {
		return e === void 0 || t === void 0 ? !1 : e.length === t.length && e.every((e, n) => e === t[n]);
	}
})), pe = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.verifyRFC3161Timestamp = verifyRFC3161Timestamp;
	let t = j(), n = F(), r = R(), i = L();
	function verifyRFC3161Timestamp(e, t, r) {
		let a = e.signingTime;
		if (r = (0, i.filterCertAuthorities)(r, a), r = filterCAsBySerialAndIssuer(r, {
			serialNumber: e.signerSerialNumber,
			issuer: e.signerIssuer
		}), !r.some((n) => {
			try {
				return verifyTimestampForCA(e, t, n), !0;
			} catch {
				return !1;
			}
		})) throw new n.VerificationError({
			code: "TIMESTAMP_ERROR",
			message: "timestamp could not be verified"
		});
	}
	function verifyTimestampForCA(e, i, a) {
		let [o, ...s] = a.certChain, c = t.crypto.createPublicKey(o.publicKey), l = e.signingTime;
		try {
			new r.CertificateChainVerifier({
				untrustedCert: o,
				trustedCerts: s,
				timestamp: l
			}).verify();
		} catch {
			throw new n.VerificationError({
				code: "TIMESTAMP_ERROR",
				message: "invalid certificate chain"
			});
		}
		e.verify(i, c);
	}
	function filterCAsBySerialAndIssuer(e, n) {
		return e.filter((e) => e.certChain.length > 0 && t.crypto.bufferEqual(e.certChain[0].serialNumber, n.serialNumber) && t.crypto.bufferEqual(e.certChain[0].issuer, n.issuer));
	}
})), me = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.getTSATimestamp = getTSATimestamp, e.getTLogTimestamp = getTLogTimestamp;
	let t = pe();
	function getTSATimestamp(e, n, r) {
		return (0, t.verifyRFC3161Timestamp)(e, n, r), {
			type: "timestamp-authority",
			logID: e.signerSerialNumber,
			timestamp: e.signingTime
		};
	}
	function getTLogTimestamp(e) {
		if (e.inclusionPromise) return {
			type: "transparency-log",
			logID: e.logId.keyId,
			timestamp: /* @__PURE__ */ new Date(Number(e.integratedTime) * 1e3)
		};
	}
})), H = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Signature = e.Verifier = e.PublicKey = void 0;
	let t = d();
	e.PublicKey = {
		fromJSON(e) {
			return { rawBytes: isSet(e.rawBytes) ? Buffer.from(bytesFromBase64(e.rawBytes)) : Buffer.alloc(0) };
		},
		toJSON(e) {
			let t = {};
			return e.rawBytes.length !== 0 && (t.rawBytes = base64FromBytes(e.rawBytes)), t;
		}
	}, e.Verifier = {
		fromJSON(n) {
			return {
				verifier: isSet(n.publicKey) ? {
					$case: "publicKey",
					publicKey: e.PublicKey.fromJSON(n.publicKey)
				} : isSet(n.x509Certificate) ? {
					$case: "x509Certificate",
					x509Certificate: t.X509Certificate.fromJSON(n.x509Certificate)
				} : void 0,
				keyDetails: isSet(n.keyDetails) ? (0, t.publicKeyDetailsFromJSON)(n.keyDetails) : 0
			};
		},
		toJSON(n) {
			let r = {};
			return n.verifier?.$case === "publicKey" ? r.publicKey = e.PublicKey.toJSON(n.verifier.publicKey) : n.verifier?.$case === "x509Certificate" && (r.x509Certificate = t.X509Certificate.toJSON(n.verifier.x509Certificate)), n.keyDetails !== 0 && (r.keyDetails = (0, t.publicKeyDetailsToJSON)(n.keyDetails)), r;
		}
	}, e.Signature = {
		fromJSON(t) {
			return {
				content: isSet(t.content) ? Buffer.from(bytesFromBase64(t.content)) : Buffer.alloc(0),
				verifier: isSet(t.verifier) ? e.Verifier.fromJSON(t.verifier) : void 0
			};
		},
		toJSON(t) {
			let n = {};
			return t.content.length !== 0 && (n.content = base64FromBytes(t.content)), t.verifier !== void 0 && (n.verifier = e.Verifier.toJSON(t.verifier)), n;
		}
	};
	function bytesFromBase64(e) {
		return Uint8Array.from(globalThis.Buffer.from(e, "base64"));
	}
	function base64FromBytes(e) {
		return globalThis.Buffer.from(e).toString("base64");
	}
	function isSet(e) {
		return e != null;
	}
})), U = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.DSSELogEntryV002 = e.DSSERequestV002 = void 0;
	let t = l(), n = d(), r = H();
	e.DSSERequestV002 = {
		fromJSON(e) {
			return {
				envelope: isSet(e.envelope) ? t.Envelope.fromJSON(e.envelope) : void 0,
				verifiers: globalThis.Array.isArray(e?.verifiers) ? e.verifiers.map((e) => r.Verifier.fromJSON(e)) : []
			};
		},
		toJSON(e) {
			let n = {};
			return e.envelope !== void 0 && (n.envelope = t.Envelope.toJSON(e.envelope)), e.verifiers?.length && (n.verifiers = e.verifiers.map((e) => r.Verifier.toJSON(e))), n;
		}
	}, e.DSSELogEntryV002 = {
		fromJSON(e) {
			return {
				payloadHash: isSet(e.payloadHash) ? n.HashOutput.fromJSON(e.payloadHash) : void 0,
				signatures: globalThis.Array.isArray(e?.signatures) ? e.signatures.map((e) => r.Signature.fromJSON(e)) : []
			};
		},
		toJSON(e) {
			let t = {};
			return e.payloadHash !== void 0 && (t.payloadHash = n.HashOutput.toJSON(e.payloadHash)), e.signatures?.length && (t.signatures = e.signatures.map((e) => r.Signature.toJSON(e))), t;
		}
	};
	function isSet(e) {
		return e != null;
	}
})), W = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.HashedRekordLogEntryV002 = e.HashedRekordRequestV002 = void 0;
	let t = d(), n = H();
	e.HashedRekordRequestV002 = {
		fromJSON(e) {
			return {
				digest: isSet(e.digest) ? Buffer.from(bytesFromBase64(e.digest)) : Buffer.alloc(0),
				signature: isSet(e.signature) ? n.Signature.fromJSON(e.signature) : void 0
			};
		},
		toJSON(e) {
			let t = {};
			return e.digest.length !== 0 && (t.digest = base64FromBytes(e.digest)), e.signature !== void 0 && (t.signature = n.Signature.toJSON(e.signature)), t;
		}
	}, e.HashedRekordLogEntryV002 = {
		fromJSON(e) {
			return {
				data: isSet(e.data) ? t.HashOutput.fromJSON(e.data) : void 0,
				signature: isSet(e.signature) ? n.Signature.fromJSON(e.signature) : void 0
			};
		},
		toJSON(e) {
			let r = {};
			return e.data !== void 0 && (r.data = t.HashOutput.toJSON(e.data)), e.signature !== void 0 && (r.signature = n.Signature.toJSON(e.signature)), r;
		}
	};
	function bytesFromBase64(e) {
		return Uint8Array.from(globalThis.Buffer.from(e, "base64"));
	}
	function base64FromBytes(e) {
		return globalThis.Buffer.from(e).toString("base64");
	}
	function isSet(e) {
		return e != null;
	}
})), he = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.CreateEntryRequest = e.Spec = e.Entry = void 0;
	let t = U(), n = W();
	e.Entry = {
		fromJSON(t) {
			return {
				kind: isSet(t.kind) ? globalThis.String(t.kind) : "",
				apiVersion: isSet(t.apiVersion) ? globalThis.String(t.apiVersion) : "",
				spec: isSet(t.spec) ? e.Spec.fromJSON(t.spec) : void 0
			};
		},
		toJSON(t) {
			let n = {};
			return t.kind !== "" && (n.kind = t.kind), t.apiVersion !== "" && (n.apiVersion = t.apiVersion), t.spec !== void 0 && (n.spec = e.Spec.toJSON(t.spec)), n;
		}
	}, e.Spec = {
		fromJSON(e) {
			return { spec: isSet(e.hashedRekordV002) ? {
				$case: "hashedRekordV002",
				hashedRekordV002: n.HashedRekordLogEntryV002.fromJSON(e.hashedRekordV002)
			} : isSet(e.dsseV002) ? {
				$case: "dsseV002",
				dsseV002: t.DSSELogEntryV002.fromJSON(e.dsseV002)
			} : void 0 };
		},
		toJSON(e) {
			let r = {};
			return e.spec?.$case === "hashedRekordV002" ? r.hashedRekordV002 = n.HashedRekordLogEntryV002.toJSON(e.spec.hashedRekordV002) : e.spec?.$case === "dsseV002" && (r.dsseV002 = t.DSSELogEntryV002.toJSON(e.spec.dsseV002)), r;
		}
	}, e.CreateEntryRequest = {
		fromJSON(e) {
			return { spec: isSet(e.hashedRekordRequestV002) ? {
				$case: "hashedRekordRequestV002",
				hashedRekordRequestV002: n.HashedRekordRequestV002.fromJSON(e.hashedRekordRequestV002)
			} : isSet(e.dsseRequestV002) ? {
				$case: "dsseRequestV002",
				dsseRequestV002: t.DSSERequestV002.fromJSON(e.dsseRequestV002)
			} : void 0 };
		},
		toJSON(e) {
			let r = {};
			return e.spec?.$case === "hashedRekordRequestV002" ? r.hashedRekordRequestV002 = n.HashedRekordRequestV002.toJSON(e.spec.hashedRekordRequestV002) : e.spec?.$case === "dsseRequestV002" && (r.dsseRequestV002 = t.DSSERequestV002.toJSON(e.spec.dsseRequestV002)), r;
		}
	};
	function isSet(e) {
		return e != null;
	}
})), ge = /* @__PURE__ */ e(((e, t, n) => {
	var r = n && n.__createBinding || (Object.create ? (function(e, t, n, r) {
		r === void 0 && (r = n);
		var i = Object.getOwnPropertyDescriptor(t, n);
		(!i || ("get" in i ? !t.__esModule : i.writable || i.configurable)) && (i = {
			enumerable: !0,
			get: function() {
				return t[n];
			}
		}), Object.defineProperty(e, r, i);
	}) : (function(e, t, n, r) {
		r === void 0 && (r = n), e[r] = t[n];
	})), i = n && n.__exportStar || function(e, t) {
		for (var n in e) n !== "default" && !Object.prototype.hasOwnProperty.call(t, n) && r(t, e, n);
	};
	Object.defineProperty(e, "__esModule", { value: !0 }), i(U(), e), i(he(), e), i(W(), e), i(H(), e);
})), _e = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.DSSE_API_VERSION_V1 = void 0, e.verifyDSSETLogBody = verifyDSSETLogBody, e.verifyDSSETLogBodyV2 = verifyDSSETLogBodyV2;
	let t = F();
	e.DSSE_API_VERSION_V1 = "0.0.1";
	function verifyDSSETLogBody(n, r) {
		switch (n.apiVersion) {
			case e.DSSE_API_VERSION_V1: return verifyDSSE001TLogBody(n, r);
			default: throw new t.VerificationError({
				code: "TLOG_BODY_ERROR",
				message: `unsupported dsse version: ${n.apiVersion}`
			});
		}
	}
	function verifyDSSETLogBodyV2(e, n) {
		let r = e.spec?.spec;
		if (!r) throw new t.VerificationError({
			code: "TLOG_BODY_ERROR",
			message: "missing dsse spec"
		});
		switch (r.$case) {
			case "dsseV002": return verifyDSSE002TLogBody(r.dsseV002, n);
			default: throw new t.VerificationError({
				code: "TLOG_BODY_ERROR",
				message: `unsupported version: ${r.$case}`
			});
		}
	}
	function verifyDSSE001TLogBody(e, n) {
		if (e.spec.signatures?.length !== 1) throw new t.VerificationError({
			code: "TLOG_BODY_ERROR",
			message: "signature count mismatch"
		});
		let r = e.spec.signatures[0].signature;
		if (!n.compareSignature(Buffer.from(r, "base64"))) throw new t.VerificationError({
			code: "TLOG_BODY_ERROR",
			message: "tlog entry signature mismatch"
		});
		let i = e.spec.payloadHash?.value || "";
		if (!n.compareDigest(Buffer.from(i, "hex"))) throw new t.VerificationError({
			code: "TLOG_BODY_ERROR",
			message: "DSSE payload hash mismatch"
		});
	}
	function verifyDSSE002TLogBody(e, n) {
		if (e.signatures?.length !== 1) throw new t.VerificationError({
			code: "TLOG_BODY_ERROR",
			message: "signature count mismatch"
		});
		let r = e.signatures[0].content;
		if (!n.compareSignature(r)) throw new t.VerificationError({
			code: "TLOG_BODY_ERROR",
			message: "tlog entry signature mismatch"
		});
		let i = e.payloadHash?.digest || Buffer.from("");
		if (!n.compareDigest(i)) throw new t.VerificationError({
			code: "TLOG_BODY_ERROR",
			message: "DSSE payload hash mismatch"
		});
	}
})), ve = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.HASHEDREKORD_API_VERSION_V1 = void 0, e.verifyHashedRekordTLogBody = verifyHashedRekordTLogBody, e.verifyHashedRekordTLogBodyV2 = verifyHashedRekordTLogBodyV2;
	let t = F();
	e.HASHEDREKORD_API_VERSION_V1 = "0.0.1";
	function verifyHashedRekordTLogBody(n, r) {
		switch (n.apiVersion) {
			case e.HASHEDREKORD_API_VERSION_V1: return verifyHashedrekord001TLogBody(n, r);
			default: throw new t.VerificationError({
				code: "TLOG_BODY_ERROR",
				message: `unsupported hashedrekord version: ${n.apiVersion}`
			});
		}
	}
	function verifyHashedRekordTLogBodyV2(e, n) {
		let r = e.spec?.spec;
		if (!r) throw new t.VerificationError({
			code: "TLOG_BODY_ERROR",
			message: "missing dsse spec"
		});
		switch (r.$case) {
			case "hashedRekordV002": return verifyHashedrekord002TLogBody(r.hashedRekordV002, n);
			default: throw new t.VerificationError({
				code: "TLOG_BODY_ERROR",
				message: `unsupported version: ${r.$case}`
			});
		}
	}
	function verifyHashedrekord001TLogBody(e, n) {
		let r = e.spec.signature.content || "";
		if (!n.compareSignature(Buffer.from(r, "base64"))) throw new t.VerificationError({
			code: "TLOG_BODY_ERROR",
			message: "signature mismatch"
		});
		let i = e.spec.data.hash?.value || "";
		if (!n.compareSignedDigest(Buffer.from(i, "hex"))) throw new t.VerificationError({
			code: "TLOG_BODY_ERROR",
			message: "digest mismatch"
		});
	}
	function verifyHashedrekord002TLogBody(e, n) {
		let r = e.signature?.content || Buffer.from("");
		if (!n.compareSignature(r)) throw new t.VerificationError({
			code: "TLOG_BODY_ERROR",
			message: "signature mismatch"
		});
		let i = e.data?.digest || Buffer.from("");
		if (!n.compareSignedDigest(i)) throw new t.VerificationError({
			code: "TLOG_BODY_ERROR",
			message: "digest mismatch"
		});
	}
})), ye = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.verifyIntotoTLogBody = verifyIntotoTLogBody;
	let t = F();
	function verifyIntotoTLogBody(e, n) {
		switch (e.apiVersion) {
			case "0.0.2": return verifyIntoto002TLogBody(e, n);
			default: throw new t.VerificationError({
				code: "TLOG_BODY_ERROR",
				message: `unsupported intoto version: ${e.apiVersion}`
			});
		}
	}
	function verifyIntoto002TLogBody(e, n) {
		if (e.spec.content.envelope.signatures?.length !== 1) throw new t.VerificationError({
			code: "TLOG_BODY_ERROR",
			message: "signature count mismatch"
		});
		let r = base64Decode(e.spec.content.envelope.signatures[0].sig);
		if (!n.compareSignature(Buffer.from(r, "base64"))) throw new t.VerificationError({
			code: "TLOG_BODY_ERROR",
			message: "tlog entry signature mismatch"
		});
		let i = e.spec.content.payloadHash?.value || "";
		if (!n.compareDigest(Buffer.from(i, "hex"))) throw new t.VerificationError({
			code: "TLOG_BODY_ERROR",
			message: "DSSE payload hash mismatch"
		});
	}
	function base64Decode(e) {
		return Buffer.from(e, "base64").toString("utf-8");
	}
})), be = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.LogCheckpoint = void 0, e.verifyCheckpoint = verifyCheckpoint;
	let t = j(), n = F(), r = /\u2014 (\S+) (\S+)\n/g;
	function verifyCheckpoint(e, t) {
		let r = e.inclusionProof, o = i.fromString(r.checkpoint.envelope), s = a.fromString(o.note);
		if (!verifySignedNote(o, t)) throw new n.VerificationError({
			code: "TLOG_INCLUSION_PROOF_ERROR",
			message: "invalid checkpoint signature"
		});
		return s;
	}
	function verifySignedNote(e, n) {
		let r = Buffer.from(e.note, "utf-8");
		return e.signatures.some((e) => {
			let i = n.find((n) => t.crypto.bufferEqual(n.logID.subarray(0, 4), e.keyHint) && n.baseURL.includes(e.name));
			return i ? t.crypto.verify(r, i.publicKey, e.signature) : !1;
		});
	}
	var i = class SignedNote {
		note;
		signatures;
		constructor(e, t) {
			this.note = e, this.signatures = t;
		}
		static fromString(e) {
			if (!e.includes("\n\n")) throw new n.VerificationError({
				code: "TLOG_INCLUSION_PROOF_ERROR",
				message: "missing checkpoint separator"
			});
			let t = e.indexOf("\n\n"), i = e.slice(0, t + 1), a = e.slice(t + 2).matchAll(r), o = Array.from(a, (e) => {
				let [, t, r] = e, i = Buffer.from(r, "base64");
				if (i.length < 5) throw new n.VerificationError({
					code: "TLOG_INCLUSION_PROOF_ERROR",
					message: "malformed checkpoint signature"
				});
				return {
					name: t,
					keyHint: i.subarray(0, 4),
					signature: i.subarray(4)
				};
			});
			if (o.length === 0) throw new n.VerificationError({
				code: "TLOG_INCLUSION_PROOF_ERROR",
				message: "no signatures found in checkpoint"
			});
			return new SignedNote(i, o);
		}
	}, a = class LogCheckpoint {
		origin;
		logSize;
		logHash;
		rest;
		constructor(e, t, n, r) {
			this.origin = e, this.logSize = t, this.logHash = n, this.rest = r;
		}
		static fromString(e) {
			let t = e.trimEnd().split("\n");
			if (t.length < 3) throw new n.VerificationError({
				code: "TLOG_INCLUSION_PROOF_ERROR",
				message: "too few lines in checkpoint header"
			});
			let r = t[0], i;
			try {
				i = BigInt(t[1]);
			} catch {
				throw new n.VerificationError({
					code: "TLOG_INCLUSION_PROOF_ERROR",
					message: "invalid checkpoint log size"
				});
			}
			let a = Buffer.from(t[2], "base64"), o = t.slice(3);
			return new LogCheckpoint(r, i, a, o);
		}
	};
	e.LogCheckpoint = a;
})), xe = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.verifyMerkleInclusion = verifyMerkleInclusion;
	let t = j(), n = F(), r = Buffer.from([0]), i = Buffer.from([1]);
	function verifyMerkleInclusion(e, r) {
		let i = e.inclusionProof, a;
		try {
			a = BigInt(i.logIndex);
		} catch {
			throw new n.VerificationError({
				code: "TLOG_INCLUSION_PROOF_ERROR",
				message: "invalid inclusion proof log index"
			});
		}
		let o = BigInt(r.logSize);
		if (a < 0n || a >= o) throw new n.VerificationError({
			code: "TLOG_INCLUSION_PROOF_ERROR",
			message: `invalid index: ${a}`
		});
		let { inner: s, border: c } = decompInclProof(a, o);
		if (i.hashes.length !== s + c) throw new n.VerificationError({
			code: "TLOG_INCLUSION_PROOF_ERROR",
			message: "invalid hash count"
		});
		let l = i.hashes.slice(0, s), u = i.hashes.slice(s), d = chainBorderRight(chainInner(hashLeaf(e.canonicalizedBody), l, a), u);
		if (!t.crypto.bufferEqual(d, r.logHash)) throw new n.VerificationError({
			code: "TLOG_INCLUSION_PROOF_ERROR",
			message: "calculated root hash does not match inclusion proof"
		});
	}
	function decompInclProof(e, t) {
		let n = innerProofSize(e, t);
		return {
			inner: n,
			border: onesCount(e >> BigInt(n))
		};
	}
	function chainInner(e, t, n) {
		return t.reduce((e, t, r) => n >> BigInt(r) & BigInt(1) ? hashChildren(t, e) : hashChildren(e, t), e);
	}
	function chainBorderRight(e, t) {
		return t.reduce((e, t) => hashChildren(t, e), e);
	}
	function innerProofSize(e, t) {
		return bitLength(e ^ t - BigInt(1));
	}
	function onesCount(e) {
		return e.toString(2).split("1").length - 1;
	}
	function bitLength(e) {
		return e === 0n ? 0 : e.toString(2).length;
	}
	function hashChildren(e, n) {
		return t.crypto.digest("sha256", i, e, n);
	}
	function hashLeaf(e) {
		return t.crypto.digest("sha256", r, e);
	}
})), Se = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.verifyTLogSET = verifyTLogSET;
	let t = j(), n = F(), r = L();
	function verifyTLogSET(e, i) {
		if (!(0, r.filterTLogAuthorities)(i, {
			logID: e.logId.keyId,
			targetDate: /* @__PURE__ */ new Date(Number(e.integratedTime) * 1e3)
		}).some((n) => {
			let r = toVerificationPayload(e), i = Buffer.from(t.json.canonicalize(r), "utf8"), a = e.inclusionPromise.signedEntryTimestamp;
			return t.crypto.verify(i, n.publicKey, a);
		})) throw new n.VerificationError({
			code: "TLOG_INCLUSION_PROMISE_ERROR",
			message: "inclusion promise could not be verified"
		});
	}
	function toVerificationPayload(e) {
		let { integratedTime: t, logIndex: n, logId: r, canonicalizedBody: i } = e;
		return {
			body: i.toString("base64"),
			integratedTime: Number(t),
			logIndex: Number(n),
			logID: r.keyId.toString("hex")
		};
	}
})), Ce = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.verifyTLogBody = verifyTLogBody, e.verifyTLogInclusion = verifyTLogInclusion;
	let t = ge(), n = F(), r = _e(), i = ve(), a = ye(), o = be(), s = xe(), c = Se();
	function verifyTLogBody(e, o) {
		let { kind: s, version: c } = e.kindVersion, l;
		try {
			l = JSON.parse(e.canonicalizedBody.toString("utf8"));
		} catch {
			throw new n.VerificationError({
				code: "TLOG_BODY_ERROR",
				message: "invalid canonicalized body"
			});
		}
		if (s !== l.kind || c !== l.apiVersion) throw new n.VerificationError({
			code: "TLOG_BODY_ERROR",
			message: `kind/version mismatch - expected: ${s}/${c}, received: ${l.kind}/${l.apiVersion}`
		});
		switch (s) {
			case "dsse":
				if (c == r.DSSE_API_VERSION_V1) return (0, r.verifyDSSETLogBody)(l, o);
				{
					let e = t.Entry.fromJSON(l);
					return (0, r.verifyDSSETLogBodyV2)(e, o);
				}
			case "intoto": return (0, a.verifyIntotoTLogBody)(l, o);
			case "hashedrekord":
				if (c == i.HASHEDREKORD_API_VERSION_V1) return (0, i.verifyHashedRekordTLogBody)(l, o);
				{
					let e = t.Entry.fromJSON(l);
					return (0, i.verifyHashedRekordTLogBodyV2)(e, o);
				}
			/* istanbul ignore next */
			default: throw new n.VerificationError({
				code: "TLOG_BODY_ERROR",
				message: `unsupported kind: ${s}`
			});
		}
	}
	function verifyTLogInclusion(e, t) {
		let r = !1;
		if (isTLogEntryWithInclusionPromise(e) && ((0, c.verifyTLogSET)(e, t), r = !0), isTLogEntryWithInclusionProof(e)) {
			let n = t.filter((t) => t.logID.equals(e.logId.keyId)), i = (0, o.verifyCheckpoint)(e, n);
			(0, s.verifyMerkleInclusion)(e, i), r = !0;
		}
		if (!r) throw new n.VerificationError({
			code: "TLOG_MISSING_INCLUSION_ERROR",
			message: "inclusion could not be verified"
		});
	}
	function isTLogEntryWithInclusionPromise(e) {
		return e.inclusionPromise !== void 0;
	}
	function isTLogEntryWithInclusionProof(e) {
		return e.inclusionProof !== void 0;
	}
})), we = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Verifier = void 0;
	let t = o(), n = F(), r = B(), i = V(), a = me(), s = Ce();
	e.Verifier = class {
		trustMaterial;
		options;
		constructor(e, t = {}) {
			this.trustMaterial = e, this.options = {
				ctlogThreshold: t.ctlogThreshold ?? 1,
				tlogThreshold: t.tlogThreshold ?? 1,
				timestampThreshold: t.timestampThreshold ?? t.tsaThreshold ?? 1,
				tsaThreshold: 0
			};
		}
		verify(e, t) {
			let n = this.verifyTimestamps(e), r = this.verifySigningKey(e, n);
			return this.verifyTLogs(e), this.verifySignature(e, r), t && this.verifyPolicy(t, r.identity || {}), r;
		}
		verifyTimestamps(e) {
			let t = [];
			for (let n of e.timestamps) switch (n.$case) {
				case "timestamp-authority":
					t.push((0, a.getTSATimestamp)(n.timestamp, e.signature.signature, this.trustMaterial.timestampAuthorities));
					break;
				case "transparency-log": {
					let e = (0, a.getTLogTimestamp)(n.tlogEntry);
					e && t.push(e);
					break;
				}
			}
			if (containsDupes(t)) throw new n.VerificationError({
				code: "TIMESTAMP_ERROR",
				message: "duplicate timestamp"
			});
			if (t.length < this.options.timestampThreshold) throw new n.VerificationError({
				code: "TIMESTAMP_ERROR",
				message: `expected ${this.options.timestampThreshold} timestamps, got ${t.length}`
			});
			return t.map((e) => e.timestamp);
		}
		verifySigningKey({ key: e }, t) {
			switch (e.$case) {
				case "public-key": return (0, r.verifyPublicKey)(e.hint, t, this.trustMaterial);
				case "certificate": {
					let i = (0, r.verifyCertificate)(e.certificate, t, this.trustMaterial);
					/* istanbul ignore next - no fixture */
					if (containsDupes(i.scts)) throw new n.VerificationError({
						code: "CERTIFICATE_ERROR",
						message: "duplicate SCT"
					});
					if (i.scts.length < this.options.ctlogThreshold) throw new n.VerificationError({
						code: "CERTIFICATE_ERROR",
						message: `expected ${this.options.ctlogThreshold} SCTs, got ${i.scts.length}`
					});
					return i.signer;
				}
			}
		}
		verifyTLogs({ signature: e, tlogEntries: t }) {
			let r = [];
			if (t.forEach((t) => {
				(0, s.verifyTLogInclusion)(t, this.trustMaterial.tlogs), (0, s.verifyTLogBody)(t, e), r.push({
					logID: t.logId.keyId,
					body: t.canonicalizedBody
				});
			}), containsDupes(r)) throw new n.VerificationError({
				code: "TLOG_ERROR",
				message: "duplicate tlog entry"
			});
			if (r.length < this.options.tlogThreshold) throw new n.VerificationError({
				code: "TLOG_ERROR",
				message: `expected ${this.options.tlogThreshold} tlog entries, got ${r.length}`
			});
		}
		verifySignature(e, t) {
			if (!e.signature.verifySignature(t.key)) throw new n.VerificationError({
				code: "SIGNATURE_ERROR",
				message: "signature verification failed"
			});
		}
		verifyPolicy(e, t) {
			/* istanbul ignore if */
			e.subjectAlternativeName && (0, i.verifySubjectAlternativeName)(e.subjectAlternativeName, t.subjectAlternativeName), e.extensions && (0, i.verifyExtensions)(e.extensions, t.extensions), e.oids && (0, i.verifyOIDs)(e.oids, t.oids);
		}
	};
	function containsDupes(e) {
		for (let n = 0; n < e.length; n++) for (let r = n + 1; r < e.length; r++) if ((0, t.isDeepStrictEqual)(e[n], e[r])) return !0;
		return !1;
	}
})), Te = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Verifier = e.toTrustMaterial = e.VerificationError = e.PolicyError = e.toSignedEntity = void 0;
	/* istanbul ignore file */
	var t = P();
	Object.defineProperty(e, "toSignedEntity", {
		enumerable: !0,
		get: function() {
			return t.toSignedEntity;
		}
	});
	var n = F();
	Object.defineProperty(e, "PolicyError", {
		enumerable: !0,
		get: function() {
			return n.PolicyError;
		}
	}), Object.defineProperty(e, "VerificationError", {
		enumerable: !0,
		get: function() {
			return n.VerificationError;
		}
	});
	var r = L();
	Object.defineProperty(e, "toTrustMaterial", {
		enumerable: !0,
		get: function() {
			return r.toTrustMaterial;
		}
	});
	var i = we();
	Object.defineProperty(e, "Verifier", {
		enumerable: !0,
		get: function() {
			return i.Verifier;
		}
	});
})), Ee = /* @__PURE__ */ t({
	openBundle: () => openBundle,
	readBundle: () => readBundle,
	readTrustedRoot: () => readTrustedRoot
}), De = x(), G = j(), K = g(), q = Te(), J = a();
const Oe = /^application\/vnd\.dev\.sigstore\.trustedroot(?:\+json;version=0\.[12]|\.v0\.[12]\+json)$/;
function rootInvalid(e, t) {
	return new n(`the trusted root: ${e}`, {
		code: "trusted_root_invalid",
		cause: t
	});
}
function readTrustedRoot(e) {
	let t;
	try {
		t = K.TrustedRoot.fromJSON(e), (0, q.toTrustMaterial)(t);
	} catch (e) {
		throw rootInvalid("it is malformed", e);
	}
	if (!Oe.test(t.mediaType)) throw rootInvalid("its mediaType is not that of a Sigstore trusted root, v0.1 or v0.2");
	for (let [e, n] of [["tlogs", t.tlogs], ["ctlogs", t.ctlogs]]) for (let [t, { publicKey: r }] of n.entries()) if (r?.validFor?.start === void 0) throw rootInvalid(`${e}[${t}] has no validFor.start`);
	for (let [e, n] of [["certificateAuthorities", t.certificateAuthorities], ["timestampAuthorities", t.timestampAuthorities]]) for (let [t, { validFor: r }] of n.entries()) if (r?.start === void 0) throw rootInvalid(`${e}[${t}] has no validFor.start`);
	if (t.tlogs.length === 0) throw rootInvalid("it names no transparency log (tlogs)");
	return t;
}
const Y = [
	"certificate",
	"x509CertificateChain",
	"publicKey"
], ke = [
	...Y,
	"tlogEntries",
	"timestampVerificationData"
], Ae = /^application\/vnd\.dev\.sigstore\.bundle(?:\+json;version=0\.[123]|\.v0\.[123]\+json)$/, X = 262144;
function isWithinLimits({ tlogEntries: e, timestampVerificationData: t }) {
	return e.length <= 32 && (t?.rfc3161Timestamps.length ?? 0) <= 32 && e.every(({ inclusionProof: e }) => (e?.checkpoint?.envelope.split("\n", 101).length ?? 0) <= 100);
}
function readBundle(e, t) {
	let n;
	try {
		if (n = (0, De.bundleFromJSON)(t), !Ae.test(n.mediaType)) throw TypeError("unknown mediaType");
	} catch (t) {
		throw s(e, " is not a valid Sigstore bundle, v0.1 to v0.3, with exactly one signature", t);
	}
	let r = n.verificationMaterial;
	if (!isWithinLimits(r) || JSON.stringify(i(t, "verificationMaterial")).length > X) throw s(e, `: the Sigstore bundle has more than 32 log entries or timestamps, 100 lines in a checkpoint, or ${X} characters of proofs`);
	let a = Object.entries(i(t, "verificationMaterial") ?? {}).filter(([, e]) => e !== null);
	if (a.filter(([e]) => Y.includes(e)).length !== 1 || a.some(([e]) => !ke.includes(e))) throw s(e, `: the verification material of a Sigstore bundle has one of ${Y.join(", ")}, and no unknown members`);
	return n;
}
const Z = {
	CERTIFICATE_ERROR: "certificate_invalid",
	TIMESTAMP_ERROR: "timestamp_invalid",
	TLOG_ERROR: "log_entry_invalid",
	TLOG_BODY_ERROR: "log_entry_invalid",
	TLOG_INCLUSION_PROOF_ERROR: "log_entry_invalid",
	TLOG_INCLUSION_PROMISE_ERROR: "log_entry_invalid",
	TLOG_MISSING_INCLUSION_ERROR: "log_entry_invalid"
};
function toRefusal(e, t) {
	if (t instanceof n) return t;
	let i = r(t) ?? "", a = Object.hasOwn(Z, i) ? Z[i] ?? "signature_invalid" : "signature_invalid";
	return new n(`${e}: Sigstore verification failed`, {
		code: a,
		cause: t
	});
}
const Q = {
	2: "github_workflow_trigger",
	3: "github_workflow_sha",
	4: "github_workflow_name",
	5: "github_workflow_repository",
	6: "github_workflow_ref"
}, $ = {
	9: "build_signer_uri",
	10: "build_signer_digest",
	11: "runner_environment",
	12: "source_repository_uri",
	13: "source_repository_digest",
	14: "source_repository_ref",
	15: "source_repository_identifier",
	16: "source_repository_owner_uri",
	17: "source_repository_owner_identifier",
	18: "build_config_uri",
	19: "build_config_digest",
	20: "build_trigger",
	21: "run_invocation_uri",
	22: "source_repository_visibility_at_signing"
};
function decodeText(e) {
	return new TextDecoder("utf-8", {
		fatal: !0,
		ignoreBOM: !0
	}).decode(e);
}
function decodeUtf8String(e) {
	let { tag: t, value: n } = G.ASN1Obj.parseBuffer(Buffer.from(e));
	if (!t.isUniversal() || t.number !== 12) throw TypeError("not a UTF8String");
	return decodeText(n);
}
function certificateInvalid(e, t, r) {
	return new n(`${e}: the certificate ${t}`, {
		code: "certificate_invalid",
		cause: r
	});
}
function readFulcio(e) {
	let t = /* @__PURE__ */ new Map(), read = (n, r) => {
		for (let i of n) {
			let n = e("1.3.6.1.4.1.57264.1." + String(i));
			n !== void 0 && t.set(i, r(n));
		}
	};
	return read([1, ...Object.keys(Q).map(Number)], decodeText), read([8, ...Object.keys($).map(Number)], decodeUtf8String), t;
}
function readSigner(e, t) {
	let r = /* @__PURE__ */ new Map();
	for (let { oid: n, value: i } of t.identity?.oids ?? []) {
		let t = n?.id.join(".") ?? "";
		if (r.has(t)) throw certificateInvalid(e, `has the extension ${t} twice`);
		r.set(t, i);
	}
	try {
		if (!G.ASN1Obj.parseBuffer(Buffer.from(r.get("2.5.29.37") ?? [])).subs.some((e) => e.toOID() === "1.3.6.1.5.5.7.3.3")) throw certificateInvalid(e, "is not one for signing code");
		let t = G.ASN1Obj.parseBuffer(Buffer.from(r.get("2.5.29.17") ?? [])).subs, [n] = t, i = n?.tag.isContextSpecific(6) === !0 || n?.tag.isContextSpecific(1) === !0;
		if (n === void 0 || t.length > 1 || !i) throw certificateInvalid(e, "does not have exactly one subject alternative name that is a URI or an email address");
		let a = readFulcio((e) => r.get(e)), o = {};
		for (let [e, t] of Object.entries({
			...Q,
			...$
		})) {
			let n = a.get(Number(e));
			n !== void 0 && (o[t] = n);
		}
		let s = a.get(8) ?? a.get(1);
		return {
			identity: decodeText(n.value),
			...s === void 0 ? {} : { issuer: s },
			claims: o
		};
	} catch (t) {
		throw t instanceof n ? t : certificateInvalid(e, "has extensions that cannot be read", t);
	}
}
function readCertificateParts(e, t) {
	try {
		let e = G.X509Certificate.parse(t), n = readFulcio((t) => e.extension(t)?.value);
		return {
			keyId: e.extSubjectKeyID?.keyIdentifier.toString("hex") ?? "",
			fulcio: n
		};
	} catch (t) {
		throw certificateInvalid(e, "has extensions that cannot be read", t);
	}
}
function getTimes(e) {
	return e.timestamps.flatMap((e) => {
		if (e.$case === "timestamp-authority") return [{
			source: e.$case,
			time: e.timestamp.signingTime.toISOString()
		}];
		let { inclusionPromise: t, integratedTime: n } = e.tlogEntry;
		return t === void 0 ? [] : [{
			source: e.$case,
			time: (/* @__PURE__ */ new Date(Number(n) * 1e3)).toISOString()
		}];
	});
}
function getLogEntries({ tlogEntries: e }) {
	return e.map(({ logId: e, logIndex: t, inclusionPromise: n, inclusionProof: r }) => ({
		logId: Buffer.from(e.keyId).toString("hex"),
		logIndex: Number(n === void 0 ? r?.logIndex : t)
	}));
}
function checkLogs(e, { tlogEntries: t }, r, { tlogs: i }) {
	let isValid = ({ logId: e }) => i.some(({ logID: t, validFor: { start: n, end: i } }) => t.equals(e.keyId) && r.every(({ time: e }) => n <= new Date(e) && new Date(e) <= i));
	if (!t.every((e) => e.inclusionPromise !== void 0 || isValid(e))) throw new n(`${e}: the log of an entry was not valid when the signature existed`, { code: "log_entry_invalid" });
}
function checkMessage(e, t, r) {
	if (t.content.$case !== "messageSignature") return;
	let { digest: i } = t.content.messageSignature.messageDigest;
	if (![
		"sha256",
		"sha384",
		"sha512"
	].some((e) => (0, J.createHash)(e).update(r).digest().equals(Buffer.from(i)))) throw new n(`${e}: the signed message is not the artifact`, { code: "subject_mismatch" });
}
function openBundle(e, t, { root: r, keys: i, message: a }) {
	let { content: o, verificationMaterial: s } = t, l = s.content.$case === "publicKey";
	if (l !== (i !== void 0)) throw l ? certificateInvalid(e, "is missing: the bundle is signed with a key") : new n(`${e}: the bundle is signed with a certificate, not with a key`, { code: "signature_invalid" });
	if (s.tlogEntries.length === 0) throw new n(`${e}: the bundle has no transparency log entry`, { code: "log_entry_invalid" });
	a !== void 0 && checkMessage(e, t, a);
	let u, d, f, p = (0, q.toTrustMaterial)(r, () => ({
		publicKey: je,
		validFor: () => !0
	}));
	try {
		if (d = (0, q.toSignedEntity)(t, a === void 0 ? void 0 : Buffer.from(a)), i !== void 0) {
			let e = o.$case === "dsseEnvelope" ? c(o.dsseEnvelope.payloadType, o.dsseEnvelope.payload) : Buffer.from(a ?? []), { signature: t } = d.signature;
			u = i.find((n) => n.verify(e, t)), d.signature.verifySignature = () => u !== void 0;
		}
		f = new q.Verifier(p).verify(d);
	} catch (t) {
		throw toRefusal(e, t);
	}
	let m = getTimes(d);
	checkLogs(e, d, m, p);
	let h = o.$case === "dsseEnvelope" ? {
		payloadType: o.dsseEnvelope.payloadType,
		payload: o.dsseEnvelope.payload
	} : void 0;
	return {
		...h === void 0 ? {} : { envelope: h },
		facts: {
			...u === void 0 ? {
				signer: "certificate",
				...readSigner(e, f)
			} : {
				signer: "key",
				keyIds: [u.id]
			},
			times: m,
			logEntries: getLogEntries(d)
		}
	};
}
const je = (0, J.createPublicKey)({
	key: {
		kty: "OKP",
		crv: "Ed25519",
		x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"
	},
	format: "jwk"
});
export { readCertificateParts, Ee as sigstore_exports };
