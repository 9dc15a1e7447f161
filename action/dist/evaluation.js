import { __commonJSMin as e, __esmMin as t, __exportAll as n, __toESM as r } from "./rolldown-runtime.js";
import { coreSnapshot as i, opaVersion as a, plannerMark as o, require__builtin_fs as s, version as c } from "./start.js";
import { setMaxListeners as l } from "node:events";
import { basename as u, dirname as d, extname as f, isAbsolute as p, join as m, posix as h, relative as g, resolve as _, sep as v } from "node:path";
import { addAbortSignal as y } from "node:stream";
import { AsyncLocalStorage as b } from "node:async_hooks";
import { homedir as ee } from "node:os";
import { tracingChannel as x } from "node:diagnostics_channel";
import { Script as te, createContext as ne } from "node:vm";
import { fileURLToPath as re } from "node:url";
// src/base/realms.ts
function holds(e) {
	try {
		return e();
	} catch {
		return !1;
	}
}
function getTag(e) {
	try {
		return Object.prototype.toString.call(e).slice(8, -1);
	} catch {
		return "";
	}
}
const ie = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), Symbol.toStringTag)?.get;
function isError(e) {
	if (typeof e != "object" || !e) return !1;
	if (holds(() => e instanceof Error)) return !0;
	let t = getTag(e);
	return t === "Error" || t === "DOMException";
}
function isErrorOf(e, t) {
	return isError(e) ? holds(() => {
		for (let n = e; n !== null; n = Object.getPrototypeOf(n)) if (Object.getOwnPropertyDescriptor(n, "name")?.value === t) return !0;
		return !1;
	}) : !1;
}
function isBytes(e) {
	return ArrayBuffer.isView(e) && ie?.call(e) === "Uint8Array";
}
function isArrayBuffer(e) {
	return getTag(e) === "ArrayBuffer";
}
function isDate(e) {
	return typeof e == "object" && getTag(e) === "Date";
}
function isUrl(e) {
	return getTag(e) === "URL" && holds(() => typeof e.href == "string");
}
function isResponse(e) {
	return getTag(e) === "Response" && holds(() => typeof e.arrayBuffer == "function");
}
function isWasmModule(e) {
	return getTag(e) === "WebAssembly.Module";
}
function isThenable(e) {
	return (typeof e != "object" || !e) && typeof e != "function" ? !1 : holds(() => typeof e.then == "function");
}
// src/base/error-code.ts
function codeOf(e) {
	return isError(e) && "code" in e && typeof e.code == "string" ? e.code : void 0;
}
const ae = [
	"ERR_MODULE_NOT_FOUND",
	"MODULE_NOT_FOUND",
	"ENOENT",
	"ERR_ACCESS_DENIED"
];
function isNotLoaded(e) {
	return ae.includes(codeOf(e) ?? "");
}
// src/base/message.ts
const oe = {
	option: ({ text: e }) => e,
	caller: ({ caller: e }) => `${e}: `,
	foreign: ({ foreign: e }) => e,
	subject: ({ subject: e }) => `${e}: `,
	location: ({ location: e }) => `${e}: `,
	conflict: ({ conflict: e }) => e
};
var Message = class {
	parts;
	constructor(e) {
		this.parts = e;
	}
	toString() {
		return inWording(this, oe);
	}
};
function inWording(e, t) {
	return typeof e == "string" ? e : e.parts.map((e) => typeof e == "string" ? e : "option" in e ? t.option(e) : "caller" in e ? t.caller(e) : "foreign" in e ? t.foreign(e) : "subject" in e ? t.subject(e) : "location" in e ? t.location(e) : t.conflict(e)).join("");
}
function message(e, ...t) {
	return new Message(e.flatMap((e, n) => {
		let r = t[n];
		return r === void 0 ? [e] : r instanceof Message ? [e, ...r.parts] : [e, typeof r == "number" ? String(r) : r];
	}));
}
function option(e, t) {
	return t === void 0 ? {
		option: e,
		text: /^[a-z]+$/.test(e) ? `the option ${e}` : e
	} : {
		option: e,
		value: t,
		text: `${e}: ${t}`
	};
}
function optionNamed(e) {
	return {
		option: e,
		text: e
	};
}
function caller(e) {
	return { caller: e };
}
function subject(e) {
	return { subject: e };
}
function location(e) {
	return { location: e };
}
function joined(e, t) {
	return new Message(e.flatMap((e, n) => n === 0 ? [e] : [t, e]));
}
const se = /* @__PURE__ */ new WeakMap();
function keepMessage(e, t) {
	se.set(e, t instanceof Message ? t : new Message([String(t)]));
}
const ce = / is not valid JSON$/, le = /without null bytes/;
function reasonOf(e) {
	try {
		return isError(e) ? codeOf(e) === "ERR_INVALID_ARG_VALUE" && le.test(e.message) ? "a path cannot have a NUL character" : isErrorOf(e, "SyntaxError") && ce.test(e.message) ? "not JSON" : String(e.message) : String(e);
	} catch {
		return "what was thrown cannot be read";
	}
}
function toCloneable(e, t, n = 16) {
	try {
		return structuredClone(e), e;
	} catch {}
	try {
		if (!isError(e)) return Error(t);
		let r = n > 0 && e.cause !== void 0 ? { cause: toCloneable(e.cause, "a cause that cannot be cloned", n - 1) } : void 0, i = String(e.message), a = "errors" in e && Array.isArray(e.errors) ? AggregateError(e.errors.slice(0, 16).map((e) => toCloneable(e, t, 0)), i, r) : Error(i, r), o = codeOf(e);
		return a.stack = String(e.stack), Object.assign(a, { name: String(e.name) }, o === void 0 ? {} : { code: o });
	} catch {
		return Error(t);
	}
}
function readableThrown(e, t) {
	let n = `${t} threw what cannot be read`;
	try {
		return (isError(e) ? [
			e.name,
			e.message,
			e.stack,
			typeof e.cause,
			typeof Reflect.get(e, "code")
		] : [e]).forEach(String), toCloneable(e ?? /* @__PURE__ */ Error(`${t} threw ${String(e)}`), n);
	} catch {
		return Error(n);
	}
}
function getMessage(e) {
	return se.get(e) ?? new Message([{ foreign: reasonOf(e) }]);
}
function getOption(e) {
	let t = getMessage(e).parts.find((e) => typeof e == "object" && "option" in e);
	return typeof t == "object" && "option" in t ? t.option : void 0;
}
// src/base/errors.ts
const ue = {
	config_invalid: "invalid",
	config_unreadable: "invalid",
	config_insecure: "invalid",
	verification_key_missing: "invalid",
	credentials_missing: "undecided",
	credentials_expired: "undecided",
	credentials_malformed: "undecided",
	dependency_missing: "invalid",
	confined: "invalid",
	source_not_found: "invalid",
	source_unreadable: "invalid",
	source_unsupported: "invalid",
	source_empty: "invalid",
	pin_mismatch: "invalid",
	pin_missing: "invalid",
	lock_invalid: "invalid",
	lock_missing: "invalid",
	bundle_invalid: "invalid",
	bundle_too_large: "invalid",
	bundle_path_escape: "invalid",
	wasm_invalid: "invalid",
	wasm_abi_unsupported: "invalid",
	runtime_stock: "invalid",
	javascript_mismatch: "invalid",
	rego_invalid: "invalid",
	builtin_missing: "invalid",
	builtin_conflict: "invalid",
	entrypoint_unknown: "invalid",
	reference_undefined: "invalid",
	rule_unread: "invalid",
	metadata_invalid: "invalid",
	rules_unknown: "invalid",
	opa_core_unavailable: "undecided",
	worker_unavailable: "undecided",
	entrypoint_required: "invalid",
	input_invalid: "invalid",
	number_too_large: "invalid",
	data_invalid: "invalid",
	policy_failed: "invalid",
	recording_invalid: "invalid",
	recording_mismatch: "invalid",
	recording_missing: "undecided",
	recording_ambiguous: "undecided",
	policy_closed: "undecided",
	not_synchronous: "invalid",
	arity_mismatch: "invalid",
	call_limit: "undecided",
	timeout: "undecided",
	aborted: "undecided",
	memory_limit: "undecided",
	stack_limit: "undecided",
	opa_core_failed: "undecided",
	document_not_found: "invalid",
	document_unreadable: "invalid",
	document_too_large: "invalid",
	document_invalid: "invalid",
	envelope_invalid: "invalid",
	store_unavailable: "undecided",
	attestation_missing: "fail",
	signature_missing: "fail",
	signature_invalid: "fail",
	signer_untrusted: "fail",
	certificate_invalid: "fail",
	log_entry_invalid: "fail",
	timestamp_invalid: "fail",
	subject_mismatch: "fail",
	statement_invalid: "invalid",
	key_invalid: "invalid",
	trusted_root_invalid: "invalid",
	trusted_root_missing: "invalid",
	trusted_root_expired: "undecided",
	pattern_unmatched: "invalid",
	policy_missing: "invalid",
	input_missing: "invalid",
	exceptions_invalid: "invalid",
	vex_invalid: "invalid",
	builtin_failed: "cause",
	builtin_result_invalid: "undecided",
	builtin_not_allowed: "invalid",
	effect_interrupted: "undecided",
	request_invalid: "invalid",
	service_unreachable: "undecided",
	service_timeout: "undecided",
	unauthenticated: "undecided",
	permission_denied: "undecided",
	not_found: "undecided",
	wrong_address: "undecided",
	rate_limited: "undecided",
	ambiguous_kind: "invalid",
	service_failed: "undecided",
	unimplemented: "undecided",
	redirect_refused: "undecided",
	response_too_large: "undecided",
	digest_mismatch: "undecided",
	client_closed: "undecided",
	response_invalid: "undecided",
	usage_invalid: "invalid",
	gate_file_invalid: "invalid",
	change_refused: "invalid",
	tool_denied: "invalid",
	output_unwritable: "invalid",
	login_failed: "undecided",
	start_failed: "undecided",
	unexpected: "undecided"
};
function isErrorCode(e) {
	return typeof e == "string" && Object.hasOwn(ue, e);
}
const de = Symbol.for("regohost.error");
var RegohostError = class extends Error {
	code;
	constructor(e, t) {
		let { cause: n } = t, r = n === void 0 ? void 0 : toCloneable(n, "a cause that cannot be cloned");
		super(String(e), r === void 0 ? void 0 : { cause: r }), this.code = t.code, keepMessage(this, e), this.name = `${new.target.name} [${t.code}]`;
		let { stack: i = "" } = this;
		this.stack = i, this.name = new.target.name;
	}
	get option() {
		return getOption(this);
	}
	static {
		Object.defineProperty(this.prototype, de, { value: !0 });
	}
}, ConfigurationError = class extends RegohostError {};
function invalidConfig$1(e, t) {
	return new ConfigurationError(e, {
		code: "config_invalid",
		cause: t
	});
}
function unreadableConfig(e, t) {
	return new ConfigurationError(e, {
		code: "config_unreadable",
		cause: t
	});
}
var PolicyLoadError = class extends RegohostError {
	diagnostics;
	constructor(e, t) {
		super(e, t), this.diagnostics = t.diagnostics ?? [];
	}
};
function unsupportedSource(e, t) {
	return new PolicyLoadError(e, {
		code: "source_unsupported",
		cause: t
	});
}
function unreadableSource(e, t) {
	return new PolicyLoadError(e, {
		code: "source_unreadable",
		cause: t
	});
}
function invalidBundle(e, t) {
	return new PolicyLoadError(e, {
		code: "bundle_invalid",
		cause: t
	});
}
var DocumentError = class extends RegohostError {
	document;
	line;
	column;
	constructor(e, t) {
		super(e, t), this.document = t.document, this.line = t.line, this.column = t.column;
	}
};
function unusableDocument(e, t, n) {
	return new DocumentError(t, {
		code: "document_invalid",
		document: e,
		cause: n
	});
}
var VerificationError = class extends RegohostError {};
function missingSignature(e, t) {
	return new VerificationError(e, {
		code: "signature_missing",
		cause: t
	});
}
var EvaluationError = class extends RegohostError {
	opaCode;
	location;
	constructor(e, t) {
		super(e, t), this.opaCode = t.opaCode, this.location = t.location;
	}
};
function failedPolicy(e, t) {
	return new EvaluationError(e, {
		code: "policy_failed",
		cause: t
	});
}
var BuiltinError = class extends EvaluationError {
	builtin;
	constructor(e, t) {
		super(e, t), this.builtin = t.builtin;
	}
}, ServiceError = class extends RegohostError {
	request;
	status;
	serviceCode;
	reason;
	details;
	retryable;
	requestId;
	attempts;
	retryAfterMs;
	kinds;
	constructor(e, t) {
		super(e, t), this.request = t.request, this.status = t.status, this.serviceCode = t.serviceCode, this.reason = t.reason, this.details = t.details, this.retryable = t.retryable ?? !1, this.requestId = t.requestId, this.attempts = t.attempts, this.retryAfterMs = t.retryAfterMs, this.kinds = t.kinds;
	}
}, ResponseError = class extends RegohostError {
	request;
	schema;
	issues;
	constructor(e, t) {
		super(e, t), this.request = t.request, this.schema = t.schema, this.issues = t.issues;
	}
};
const fe = /^\w+ \[(\w+)\]: /;
function codeInStack(e) {
	let [, t = ""] = fe.exec(String(e.stack)) ?? [];
	return isErrorCode(t) ? t : void 0;
}
function ownErrorCode(e) {
	if (isError(e)) try {
		if (de in e || "code" in e) return de in e && "code" in e ? e.code : void 0;
		let t = codeInStack(e);
		return t !== void 0 && Reflect.defineProperty(e, "code", {
			value: t,
			enumerable: !0
		}), t;
	} catch {
		return;
	}
}
function isRegohostError(e, t) {
	let n = ownErrorCode(e);
	return typeof n == "string" && (t === void 0 || n === t);
}
// opa-core/standard-builtins.json
var pe = {
	abs: {
		arity: 1,
		operands: [["number"]],
		native: !0
	},
	all: {
		arity: 1,
		operands: [["array", "set"]],
		native: !0
	},
	and: {
		arity: 2,
		operands: [["set"], ["set"]],
		native: !0
	},
	any: {
		arity: 1,
		operands: [["array", "set"]],
		native: !0
	},
	"array.concat": {
		arity: 2,
		operands: [["array"], ["array"]],
		native: !0
	},
	"array.flatten": {
		arity: 1,
		operands: [["array"]],
		native: !0
	},
	"array.reverse": {
		arity: 1,
		operands: [["array"]],
		native: !0
	},
	"array.slice": {
		arity: 3,
		operands: [
			["array"],
			["number"],
			["number"]
		],
		native: !0
	},
	"base64.decode": {
		arity: 1,
		operands: [["string"]],
		native: !0
	},
	"base64.encode": {
		arity: 1,
		operands: [["string"]],
		native: !0
	},
	"base64.is_valid": {
		arity: 1,
		native: !0
	},
	"base64url.decode": {
		arity: 1,
		operands: [["string"]],
		native: !0
	},
	"base64url.encode": {
		arity: 1,
		operands: [["string"]],
		native: !0
	},
	"base64url.encode_no_pad": {
		arity: 1,
		operands: [["string"]]
	},
	"bits.and": {
		arity: 2,
		operands: [["number"], ["number"]],
		native: !0
	},
	"bits.lsh": {
		arity: 2,
		operands: [["number"], ["number"]],
		native: !0
	},
	"bits.negate": {
		arity: 1,
		operands: [["number"]],
		native: !0
	},
	"bits.or": {
		arity: 2,
		operands: [["number"], ["number"]],
		native: !0
	},
	"bits.rsh": {
		arity: 2,
		operands: [["number"], ["number"]],
		native: !0
	},
	"bits.xor": {
		arity: 2,
		operands: [["number"], ["number"]],
		native: !0
	},
	cast_array: { arity: 1 },
	cast_boolean: { arity: 1 },
	cast_null: { arity: 1 },
	cast_object: { arity: 1 },
	cast_set: { arity: 1 },
	cast_string: { arity: 1 },
	ceil: {
		arity: 1,
		operands: [["number"]],
		native: !0
	},
	concat: {
		arity: 2,
		operands: [["string"], ["array", "set"]],
		native: !0
	},
	contains: {
		arity: 2,
		operands: [["string"], ["string"]],
		native: !0
	},
	count: {
		arity: 1,
		operands: [[
			"string",
			"array",
			"object",
			"set"
		]],
		native: !0
	},
	"crypto.hmac.equal": {
		arity: 2,
		operands: [["string"], ["string"]]
	},
	"crypto.hmac.md5": {
		arity: 2,
		operands: [["string"], ["string"]]
	},
	"crypto.hmac.sha1": {
		arity: 2,
		operands: [["string"], ["string"]]
	},
	"crypto.hmac.sha256": {
		arity: 2,
		operands: [["string"], ["string"]]
	},
	"crypto.hmac.sha512": {
		arity: 2,
		operands: [["string"], ["string"]]
	},
	"crypto.md5": {
		arity: 1,
		operands: [["string"]]
	},
	"crypto.parse_private_keys": {
		arity: 1,
		operands: [["string"]]
	},
	"crypto.sha1": {
		arity: 1,
		operands: [["string"]]
	},
	"crypto.sha256": {
		arity: 1,
		operands: [["string"]]
	},
	"crypto.x509.parse_and_verify_certificates": {
		arity: 1,
		operands: [["string"]]
	},
	"crypto.x509.parse_and_verify_certificates_with_options": {
		arity: 2,
		operands: [["string"], ["object"]]
	},
	"crypto.x509.parse_certificate_request": {
		arity: 1,
		operands: [["string"]]
	},
	"crypto.x509.parse_certificates": {
		arity: 1,
		operands: [["string"]]
	},
	"crypto.x509.parse_keypair": {
		arity: 2,
		operands: [["string"], ["string"]]
	},
	"crypto.x509.parse_rsa_private_key": {
		arity: 1,
		operands: [["string"]]
	},
	div: {
		arity: 2,
		operands: [["number"], ["number"]],
		native: !0
	},
	endswith: {
		arity: 2,
		operands: [["string"], ["string"]],
		native: !0
	},
	floor: {
		arity: 1,
		operands: [["number"]],
		native: !0
	},
	format_int: {
		arity: 2,
		operands: [["number"], ["number"]],
		native: !0
	},
	"glob.match": {
		arity: 3,
		operands: [
			["string"],
			["null", "array"],
			["string"]
		],
		native: !0
	},
	"glob.quote_meta": {
		arity: 1,
		operands: [["string"]]
	},
	"graph.reachable": {
		arity: 2,
		operands: [["object"], ["array", "set"]],
		native: !0
	},
	"graph.reachable_paths": {
		arity: 2,
		operands: [["object"], ["array", "set"]]
	},
	"graphql.is_valid": { arity: 2 },
	"graphql.parse": {
		arity: 2,
		operands: [["string", "object"], ["string", "object"]]
	},
	"graphql.parse_and_verify": { arity: 2 },
	"graphql.parse_query": {
		arity: 1,
		operands: [["string"]]
	},
	"graphql.parse_schema": {
		arity: 1,
		operands: [["string"]]
	},
	"graphql.schema_is_valid": { arity: 1 },
	"hex.decode": {
		arity: 1,
		operands: [["string"]]
	},
	"hex.encode": {
		arity: 1,
		operands: [["string"]]
	},
	"http.send": {
		arity: 1,
		nondeterministic: !0,
		network: !0
	},
	indexof: {
		arity: 2,
		operands: [["string"], ["string"]],
		native: !0
	},
	indexof_n: {
		arity: 2,
		operands: [["string"], ["string"]]
	},
	"internal.template_string": {
		arity: 1,
		operands: [["array"]],
		native: !0
	},
	intersection: {
		arity: 1,
		operands: [["set"]],
		native: !0
	},
	"io.jwt.decode": {
		arity: 1,
		operands: [["string"]]
	},
	"io.jwt.decode_verify": {
		arity: 2,
		operands: [["string"], ["object"]],
		nondeterministic: !0
	},
	"io.jwt.encode_sign": {
		arity: 3,
		operands: [
			["object"],
			["object"],
			["object"]
		],
		nondeterministic: !0
	},
	"io.jwt.encode_sign_raw": {
		arity: 3,
		operands: [
			["string"],
			["string"],
			["string"]
		],
		nondeterministic: !0
	},
	"io.jwt.verify_eddsa": {
		arity: 2,
		operands: [["string"], ["string"]]
	},
	"io.jwt.verify_es256": {
		arity: 2,
		operands: [["string"], ["string"]]
	},
	"io.jwt.verify_es384": {
		arity: 2,
		operands: [["string"], ["string"]]
	},
	"io.jwt.verify_es512": {
		arity: 2,
		operands: [["string"], ["string"]]
	},
	"io.jwt.verify_hs256": {
		arity: 2,
		operands: [["string"], ["string"]]
	},
	"io.jwt.verify_hs384": {
		arity: 2,
		operands: [["string"], ["string"]]
	},
	"io.jwt.verify_hs512": {
		arity: 2,
		operands: [["string"], ["string"]]
	},
	"io.jwt.verify_ps256": {
		arity: 2,
		operands: [["string"], ["string"]]
	},
	"io.jwt.verify_ps384": {
		arity: 2,
		operands: [["string"], ["string"]]
	},
	"io.jwt.verify_ps512": {
		arity: 2,
		operands: [["string"], ["string"]]
	},
	"io.jwt.verify_rs256": {
		arity: 2,
		operands: [["string"], ["string"]]
	},
	"io.jwt.verify_rs384": {
		arity: 2,
		operands: [["string"], ["string"]]
	},
	"io.jwt.verify_rs512": {
		arity: 2,
		operands: [["string"], ["string"]]
	},
	"json.filter": {
		arity: 2,
		operands: [["object"], ["array", "set"]],
		native: !0
	},
	"json.is_valid": {
		arity: 1,
		native: !0
	},
	"json.marshal": {
		arity: 1,
		native: !0
	},
	"json.marshal_with_options": {
		arity: 2,
		operands: [["any"], ["object"]]
	},
	"json.match_schema": {
		arity: 2,
		nondeterministic: !0
	},
	"json.patch": {
		arity: 2,
		operands: [["any"], ["array"]]
	},
	"json.remove": {
		arity: 2,
		operands: [["object"], ["array", "set"]],
		native: !0
	},
	"json.unmarshal": {
		arity: 1,
		operands: [["string"]],
		native: !0
	},
	"json.verify_schema": {
		arity: 1,
		nondeterministic: !0
	},
	lower: {
		arity: 1,
		operands: [["string"]],
		native: !0
	},
	max: {
		arity: 1,
		operands: [["array", "set"]],
		native: !0
	},
	min: {
		arity: 1,
		operands: [["array", "set"]],
		native: !0
	},
	minus: {
		arity: 2,
		operands: [["number", "set"], ["number", "set"]],
		native: !0
	},
	mul: {
		arity: 2,
		operands: [["number"], ["number"]],
		native: !0
	},
	"net.cidr_contains": {
		arity: 2,
		operands: [["string"], ["string"]],
		native: !0
	},
	"net.cidr_contains_matches": { arity: 2 },
	"net.cidr_expand": {
		arity: 1,
		operands: [["string"]]
	},
	"net.cidr_intersects": {
		arity: 2,
		operands: [["string"], ["string"]],
		native: !0
	},
	"net.cidr_is_valid": { arity: 1 },
	"net.cidr_merge": {
		arity: 1,
		operands: [["array", "set"]]
	},
	"net.cidr_overlap": {
		arity: 2,
		operands: [["string"], ["string"]],
		native: !0
	},
	"net.lookup_ip_addr": {
		arity: 1,
		nondeterministic: !0,
		network: !0
	},
	"numbers.range": {
		arity: 2,
		operands: [["number"], ["number"]],
		native: !0
	},
	"numbers.range_step": {
		arity: 3,
		operands: [
			["number"],
			["number"],
			["number"]
		]
	},
	"object.filter": {
		arity: 2,
		operands: [["object"], [
			"array",
			"object",
			"set"
		]],
		native: !0
	},
	"object.get": {
		arity: 3,
		operands: [
			["object"],
			["any"],
			["any"]
		],
		native: !0
	},
	"object.keys": {
		arity: 1,
		operands: [["object"]],
		native: !0
	},
	"object.remove": {
		arity: 2,
		operands: [["object"], [
			"array",
			"object",
			"set"
		]],
		native: !0
	},
	"object.subset": {
		arity: 2,
		operands: [[
			"array",
			"object",
			"set"
		], [
			"array",
			"object",
			"set"
		]]
	},
	"object.union": {
		arity: 2,
		operands: [["object"], ["object"]],
		native: !0
	},
	"object.union_n": {
		arity: 1,
		operands: [["array"]],
		native: !0
	},
	"opa.runtime": {
		arity: 0,
		nondeterministic: !0
	},
	or: {
		arity: 2,
		operands: [["set"], ["set"]],
		native: !0
	},
	plus: {
		arity: 2,
		operands: [["number"], ["number"]],
		native: !0
	},
	product: {
		arity: 1,
		operands: [["array", "set"]],
		native: !0
	},
	"providers.aws.sign_req": {
		arity: 3,
		operands: [
			["object"],
			["object"],
			["number"]
		]
	},
	"rand.intn": {
		arity: 2,
		operands: [["string"], ["number"]],
		nondeterministic: !0
	},
	re_match: {
		arity: 2,
		operands: [["string"], ["string"]],
		native: !0
	},
	"regex.find_all_string_submatch_n": {
		arity: 3,
		operands: [
			["string"],
			["string"],
			["number"]
		],
		native: !0
	},
	"regex.find_n": {
		arity: 3,
		operands: [
			["string"],
			["string"],
			["number"]
		]
	},
	"regex.globs_match": {
		arity: 2,
		operands: [["string"], ["string"]]
	},
	"regex.is_valid": {
		arity: 1,
		native: !0
	},
	"regex.match": {
		arity: 2,
		operands: [["string"], ["string"]],
		native: !0
	},
	"regex.replace": {
		arity: 3,
		operands: [
			["string"],
			["string"],
			["string"]
		]
	},
	"regex.split": {
		arity: 2,
		operands: [["string"], ["string"]]
	},
	"regex.template_match": {
		arity: 4,
		operands: [
			["string"],
			["string"],
			["string"],
			["string"]
		]
	},
	"rego.parse_module": {
		arity: 2,
		operands: [["string"], ["string"]]
	},
	rem: {
		arity: 2,
		operands: [["number"], ["number"]],
		native: !0
	},
	replace: {
		arity: 3,
		operands: [
			["string"],
			["string"],
			["string"]
		],
		native: !0
	},
	round: {
		arity: 1,
		operands: [["number"]],
		native: !0
	},
	"semver.compare": {
		arity: 2,
		operands: [["string"], ["string"]],
		native: !0
	},
	"semver.is_valid": {
		arity: 1,
		native: !0
	},
	set_diff: {
		arity: 2,
		operands: [["set"], ["set"]],
		native: !0
	},
	sort: {
		arity: 1,
		operands: [["array", "set"]],
		native: !0
	},
	split: {
		arity: 2,
		operands: [["string"], ["string"]],
		native: !0
	},
	sprintf: {
		arity: 2,
		operands: [["string"], ["array"]],
		native: !0
	},
	startswith: {
		arity: 2,
		operands: [["string"], ["string"]],
		native: !0
	},
	"strings.any_prefix_match": {
		arity: 2,
		operands: [[
			"string",
			"array",
			"set"
		], [
			"string",
			"array",
			"set"
		]]
	},
	"strings.any_suffix_match": {
		arity: 2,
		operands: [[
			"string",
			"array",
			"set"
		], [
			"string",
			"array",
			"set"
		]]
	},
	"strings.count": {
		arity: 2,
		operands: [["string"], ["string"]]
	},
	"strings.render_template": {
		arity: 2,
		operands: [["string"], ["object"]]
	},
	"strings.replace_n": {
		arity: 2,
		operands: [["object"], ["string"]],
		native: !0
	},
	"strings.reverse": {
		arity: 1,
		operands: [["string"]],
		native: !0
	},
	"strings.split_n": {
		arity: 3,
		operands: [
			["string"],
			["string"],
			["number"]
		]
	},
	substring: {
		arity: 3,
		operands: [
			["string"],
			["number"],
			["number"]
		],
		native: !0
	},
	sum: {
		arity: 1,
		operands: [["array", "set"]],
		native: !0
	},
	"time.add_date": {
		arity: 4,
		operands: [
			["number"],
			["number"],
			["number"],
			["number"]
		]
	},
	"time.clock": {
		arity: 1,
		operands: [["number", "array"]]
	},
	"time.date": {
		arity: 1,
		operands: [["number", "array"]]
	},
	"time.diff": {
		arity: 2,
		operands: [["number", "array"], ["number", "array"]]
	},
	"time.format": {
		arity: 1,
		operands: [["number", "array"]]
	},
	"time.now_ns": {
		arity: 0,
		nondeterministic: !0
	},
	"time.parse_duration_ns": {
		arity: 1,
		operands: [["string"]]
	},
	"time.parse_ns": {
		arity: 2,
		operands: [["string"], ["string"]]
	},
	"time.parse_rfc3339_ns": {
		arity: 1,
		operands: [["string"]],
		native: !0
	},
	"time.weekday": {
		arity: 1,
		operands: [["number", "array"]]
	},
	to_number: {
		arity: 1,
		operands: [[
			"null",
			"boolean",
			"number",
			"string"
		]],
		native: !0
	},
	trace: {
		arity: 1,
		operands: [["string"]]
	},
	trim: {
		arity: 2,
		operands: [["string"], ["string"]],
		native: !0
	},
	trim_left: {
		arity: 2,
		operands: [["string"], ["string"]],
		native: !0
	},
	trim_prefix: {
		arity: 2,
		operands: [["string"], ["string"]],
		native: !0
	},
	trim_right: {
		arity: 2,
		operands: [["string"], ["string"]],
		native: !0
	},
	trim_space: {
		arity: 1,
		operands: [["string"]],
		native: !0
	},
	trim_suffix: {
		arity: 2,
		operands: [["string"], ["string"]],
		native: !0
	},
	union: {
		arity: 1,
		operands: [["set"]],
		native: !0
	},
	"units.parse": {
		arity: 1,
		operands: [["string"]]
	},
	"units.parse_bytes": {
		arity: 1,
		operands: [["string"]]
	},
	upper: {
		arity: 1,
		operands: [["string"]],
		native: !0
	},
	"uri.is_valid": { arity: 1 },
	"uri.parse": {
		arity: 1,
		operands: [["string"]]
	},
	"urlquery.decode": {
		arity: 1,
		operands: [["string"]]
	},
	"urlquery.decode_object": {
		arity: 1,
		operands: [["string"]]
	},
	"urlquery.encode": {
		arity: 1,
		operands: [["string"]]
	},
	"urlquery.encode_object": {
		arity: 1,
		operands: [["object"]]
	},
	"uuid.parse": {
		arity: 1,
		operands: [["string"]]
	},
	"uuid.rfc4122": {
		arity: 1,
		nondeterministic: !0
	},
	"yaml.is_valid": { arity: 1 },
	"yaml.marshal": { arity: 1 },
	"yaml.unmarshal": {
		arity: 1,
		operands: [["string"]]
	}
};
// src/engine/builtin/builtin-names.ts
const S = "regohost.verification", C = "regohost.verify", me = [
	"assign",
	"eq",
	"equal",
	"gt",
	"gte",
	"lt",
	"lte",
	"neq",
	"internal.member_2",
	"internal.member_3",
	"internal.print",
	"internal.test_case",
	"print",
	"is_array",
	"is_boolean",
	"is_null",
	"is_number",
	"is_object",
	"is_set",
	"is_string",
	"type_name",
	"rego.metadata.chain",
	"rego.metadata.rule",
	"walk"
], he = pe;
function getOwner(e) {
	return e === "regohost.verification" || e === "regohost.verify" ? "regohost" : me.includes(e) || Object.hasOwn(he, e) && he[e]?.network !== !0 ? "OPA" : void 0;
}
function checkBuiltinName(e) {
	let t = getOwner(e);
	if (t !== void 0) throw new PolicyLoadError(`the built-in ${e} has the name of a built-in of ${t}, which cannot be replaced; remove it, or give it another name, best in a namespace of your own: acme.${e.slice(e.lastIndexOf(".") + 1)}`, { code: "builtin_conflict" });
}
function checkBuiltinNames(e) {
	let t = /* @__PURE__ */ new Set();
	for (let { name: n } of e) {
		if (checkBuiltinName(n), t.has(n)) throw new PolicyLoadError(`the built-in ${n} is defined twice; remove one of them, or give it another name`, { code: "builtin_conflict" });
		t.add(n);
	}
}
// \0builtin:util
var ge = /* @__PURE__ */ e(((e, t) => {
	t.exports = process.getBuiltinModule("node:util");
})), w = ge();
function append(e, t) {
	for (let n of t) e.push(n);
}
function highest(e) {
	let t = -Infinity;
	for (let n of e) t = Math.max(t, n);
	return t;
}
function lowest(e) {
	let t = Infinity;
	for (let n of e) t = Math.min(t, n);
	return t;
}
function beginsWith(e, t) {
	return t.every((t, n) => e[n] === t);
}
// src/base/text/edit-distance.ts
function editDistance(e, t) {
	let n = [], r = Array.from({ length: t.length + 1 }, (e, t) => t);
	for (let i = 1; i <= e.length; i++) {
		let a = [i];
		for (let o = 1; o <= t.length; o++) {
			let s = e[i - 1] === t[o - 1], c = i > 1 && o > 1 && e[i - 1] === t[o - 2] && e[i - 2] === t[o - 1];
			a.push(Math.min((r[o] ?? 0) + 1, (a[o - 1] ?? 0) + 1, (r[o - 1] ?? 0) + +!s, c ? (n[o - 2] ?? 0) + 1 : Infinity));
		}
		n = r, r = a;
	}
	return r[t.length] ?? 0;
}
function closest(e, t) {
	let n;
	for (let r of t) {
		let t = editDistance(e, r);
		(n === void 0 || t < n.far) && (n = {
			name: r,
			far: t
		});
	}
	return n?.name;
}
// src/base/text/nearest.ts
function nearestName(e, t) {
	let n = e === "" ? void 0 : closest(e, t);
	if (n === void 0) return;
	let r = t.find((t) => t === e.replace(/y$/, "ies"));
	if (r !== void 0) return r;
	let i = editDistance(e, n), a = Math.min(e.length, n.length) - 1;
	return i <= Math.min(a, Math.max(1, Math.floor(n.length / 3))) ? n : void 0;
}
function nearest(e, t) {
	let n = nearestName(e, t);
	return n === void 0 ? "" : ` (did you mean ${n}?)`;
}
function nearestNames$1(e, t) {
	let n = e.toLowerCase(), r = [...t].map((e) => ({
		name: e,
		far: editDistance(n, e.toLowerCase())
	})).filter(({ name: t, far: n }) => n < Math.min(e.length, t.length) && n <= Math.max(1, Math.floor(t.length / 3))), i = lowest(r.map(({ far: e }) => e));
	return r.flatMap(({ name: e, far: t }) => t === i ? [e] : []).toSorted().slice(0, 3);
}
function didYouMean(e, t) {
	let n = nearestNames$1(e, t);
	return n.length === 0 ? "" : ` Did you mean ${n.join(" or ")}?`;
}
// src/base/text/give-up.ts
function giveUp(e) {
	isThenable(e) && Promise.resolve(e).catch(() => void 0);
}
function giveUpAll(e) {
	let t = /* @__PURE__ */ new Set(), n = [e];
	for (; n.length > 0;) {
		let e = [];
		for (let r of n) if (!(typeof r != "object" || !r || ArrayBuffer.isView(r) || t.has(r)) && !w.types.isProxy(r)) {
			if (t.size >= 1e6) return;
			t.add(r), giveUp(r), addMembers(r, e);
		}
		n = e;
	}
}
function addMembers(e, t) {
	try {
		for (let n of Object.keys(e)) t.push(Object.getOwnPropertyDescriptor(e, n)?.value);
	} catch {}
}
// src/base/text/option-rules.ts
function rule(e, t) {
	return [e, t];
}
function isObject(e) {
	return typeof e == "object" && !!e;
}
function isListWith(e, t) {
	return Array.isArray(e) && Array.from(e).every(t);
}
function isTextList(e) {
	return isListWith(e, (e) => typeof e == "string");
}
function oneOf(...e) {
	return rule(e.map((e) => JSON.stringify(e)).join(" or "), (t) => e.includes(t));
}
const _e = rule("anything", () => !0), T = rule("true or false", (e) => typeof e == "boolean"), E = rule("a string", (e) => typeof e == "string"), D = rule("an object", (e) => Object.prototype.toString.call(e) === "[object Object]"), ve = rule("a path or an object", (e) => typeof e == "string" || isUrl(e) || D[1](e)), ye = rule("a function", (e) => typeof e == "function"), be = rule("a number above 0", (e) => typeof e == "number" && e > 0), O = rule("an integer of at least 1", (e) => typeof e == "number" && Number.isSafeInteger(e) && e >= 1), xe = 2 ** 32, Se = rule("an integer of at least 1, and at most 4 GiB (4294967296), the most memory of WebAssembly", (e) => O[1](e) && Number(e) <= xe), Ce = rule("a valid Date or a bigint", (e) => typeof e == "bigint" || w.types.isDate(e) && !Number.isNaN(e.getTime())), we = rule("an AbortSignal", (e) => {
	if (e instanceof AbortSignal) return !0;
	if (!isObject(e)) return !1;
	let { aborted: t, addEventListener: n } = e;
	return typeof t == "boolean" && typeof n == "function";
}), Te = rule("a list of built-ins from defineBuiltin", (e) => isListWith(e, (e) => isObject(e) && typeof e.name == "string"));
function throwOptionsError(e, t) {
	throw invalidConfig$1(message`${caller(e)}${t}`);
}
function mergeOptions(e, t, n, r = {}) {
	return readFromCaller(e, "the options", () => merge(e, t, n, r));
}
function readFromCaller(e, t, n) {
	try {
		return n();
	} catch (n) {
		throw readingError(e, t, n);
	}
}
function readList(e, t, n) {
	return readFromCaller(e, t, () => Array.isArray(n) ? Array.from(n) : [n]);
}
function readingError(e, t, n) {
	if (isRegohostError(n)) return n;
	let r = message`${t} cannot be read: a getter or a Proxy of it throws`;
	return invalidConfig$1(e === "" ? r : message`${caller(e)}${r}`, n);
}
function toInputs(e, t) {
	return readFromCaller(e, "the inputs", () => {
		if (Array.isArray(t)) {
			let e = Array.from(t);
			for (let t of e) isObject(t) && Reflect.get(t, "then");
			return e;
		}
		if (isObject(t) && (Symbol.iterator in t || Symbol.asyncIterator in t)) return t;
		throwOptionsError(e, message`the inputs must be a list or another iterable of inputs`);
	});
}
function copyOptions(e, t) {
	return readFromCaller(e, "the options", () => ({ ...t }));
}
function merge(e, t, n, r) {
	D[1](t) || throwOptionsError(e, message`the options must be an object`);
	let i = { ...r };
	for (let r in t) {
		Object.prototype.propertyIsEnumerable.call(Object.prototype, r) && throwOptionsError(e, message`Object.prototype has the member ${JSON.stringify(r)}; remove it`);
		let a = t[r];
		if (a === void 0) continue;
		let o = Object.hasOwn(n, r) ? n[r] : void 0;
		o === void 0 && throwOptionsError(e, message`unknown option ${JSON.stringify(r)}${nearest(r, Object.keys(n))}`), o[1](a) || (giveUpAll(t), throwOptionsError(e, message`${optionNamed(r)} must be ${o[0]}`)), i[r] = a;
	}
	return i;
}
function checkCount(e, t, n) {
	O[1](n) || throwOptionsError(e, message`${t} must be ${O[0]}`);
}
// src/engine/builtin/builtin.ts
var Ee = /* @__PURE__ */ n({ defineBuiltin: () => defineBuiltin });
const k = {
	type: "object",
	dynamic: {
		key: { type: "string" },
		value: { type: "any" }
	}
}, De = /^[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*$/;
function isGuessLimit(e) {
	return e === void 0 || Number.isSafeInteger(e) && e >= 0;
}
function defineBuiltin(e) {
	if (typeof e != "object" || !e) throw invalidConfig$1("defineBuiltin: the definition must be an object");
	return readFromCaller("defineBuiltin", "the definition", () => checkDefinition({ ...e }));
}
function checkDefinition(e) {
	let throwDefinitionError = (t) => {
		throw invalidConfig$1(`built-in${typeof e.name == "string" ? ` ${JSON.stringify(e.name)}` : ""}: ${t}`);
	};
	return typeof e.name == "string" && De.test(e.name) || throwDefinitionError("the name must be identifiers joined by dots, such as acme.owner"), checkBuiltinName(e.name), (!Array.isArray(e.args) || e.args.length > 4) && throwDefinitionError("args must list the types of at most 4 arguments"), e.result === void 0 && throwDefinitionError("result must be the type of the answer"), typeof e.effect != "boolean" && throwDefinitionError("effect is required: true when a call costs or changes something, false when it only reads"), e.pure !== !0 && !isGuessLimit(e.maxSpeculative) && throwDefinitionError("maxSpeculative must be an integer of at least 0"), typeof e.call != "function" && throwDefinitionError("call must be the function that answers"), e.pure === !0 && e.effect && throwDefinitionError("a pure built-in must not have an effect"), Object.freeze(e);
}
// builtins/builtin-options.ts
function builtinName(e, t) {
	return `${t?.namespace ?? "service"}.${e}`;
}
// builtins/service-session.ts
const Oe = /* @__PURE__ */ new WeakMap();
function getSession(e, t) {
	let n = Oe.get(e);
	n === void 0 && (n = /* @__PURE__ */ new WeakMap(), Oe.set(e, n));
	let r = n.get(t);
	return r === void 0 && (r = e.openSession(), n.set(t, r)), r;
}
// builtins/string-operand.ts
function stringOperand$1(e, t, n) {
	let r = t[n];
	if (typeof r == "string") return r;
	throw new BuiltinError(`${e}: operand ${String(n + 1)} must be string but got ${getRegoType(r)}`, {
		code: "builtin_failed",
		opaCode: "eval_type_error",
		builtin: e
	});
}
function getRegoType(e) {
	return e === void 0 ? "nothing" : e === null ? "null" : Array.isArray(e) ? "array" : typeof e == "bigint" ? "number" : typeof e;
}
// builtins/discover.ts
const ke = {
	type: "object",
	dynamic: {
		key: { type: "string" },
		value: { type: "string" }
	}
};
function referrer(e) {
	return {
		type: "object",
		static: [
			{
				key: "annotations",
				value: ke
			},
			{
				key: "createdAt",
				value: { type: "string" }
			},
			{
				key: "digest",
				value: { type: "string" }
			},
			{
				key: "downloadable",
				value: { type: "boolean" }
			},
			{
				key: "kind",
				value: { type: "string" }
			},
			{
				key: "metadata",
				value: ke
			},
			{
				key: "public",
				value: { type: "boolean" }
			},
			{
				key: "references",
				value: e
			}
		],
		dynamic: {
			key: { type: "string" },
			value: { type: "any" }
		}
	};
}
function discoverBuiltin(e, t) {
	let n = builtinName("discover", t);
	return defineBuiltin({
		name: n,
		description: "The referrer item of a digest, with the items that refer to it or that it refers to. Undefined when no such item is visible to this identity.",
		args: [{
			name: "digest",
			description: "`<algorithm>:<hex>`, such as `sha256:` and 64 digits",
			type: "string"
		}, {
			name: "kind",
			description: "material type, such as `ATTESTATION`; `\"\"` is any kind",
			type: "string"
		}],
		result: {
			name: "item",
			description: "`digest`, `kind`, `references` and, where the service sends them, the other fields",
			type: referrer({
				type: "array",
				dynamic: referrer({
					type: "array",
					dynamic: { type: "any" }
				})
			})
		},
		effect: !1,
		prepare: () => e.connect?.("controlplane"),
		begin(t) {
			getSession(e, t);
		},
		async call(t, r) {
			let i = stringOperand$1(n, t, 0), a = stringOperand$1(n, t, 1);
			try {
				return await getSession(e, r.evaluation).discover(i, a === "" ? {} : { kind: a }, r);
			} catch (e) {
				if (!isRegohostError(e, "not_found")) throw e;
				r.report({ notFound: !0 });
				return;
			}
		}
	});
}
function downloadArtifactBuiltin(e, t) {
	let n = builtinName("download_artifact", t);
	return defineBuiltin({
		name: n,
		description: "The content of an artifact. Its bytes are compared with the digest.",
		args: [{
			name: "digest",
			description: "`sha256:` and 64 lower-case hex digits",
			type: "string"
		}],
		result: {
			name: "content",
			description: "the text when the bytes are valid UTF-8, otherwise the bytes in base64",
			type: "string"
		},
		effect: !1,
		maxSpeculative: 16,
		prepare: () => e.connect?.("controlplane"),
		begin(t) {
			getSession(e, t);
		},
		async call(t, r) {
			let i = stringOperand$1(n, t, 0);
			return toText(await getSession(e, r.evaluation).download(i, r));
		}
	});
}
function toText(e) {
	try {
		return new TextDecoder("utf-8", {
			fatal: !0,
			ignoreBOM: !0
		}).decode(e);
	} catch {
		return Buffer.from(e.buffer, e.byteOffset, e.byteLength).toString("base64");
	}
}
function evidencePromptBuiltin(e, t) {
	let n = builtinName("evidence_prompt", t), r = t?.maxPrompts ?? 20;
	if (!Number.isSafeInteger(r) || r < 0) throw invalidConfig$1("maxPrompts is a whole number, 0 or more");
	let i = /* @__PURE__ */ new WeakMap(), countPrompt = (e) => {
		let t = i.get(e) ?? 0;
		if (t >= r) throw new BuiltinError(`${n}: the evaluation needs more than ${r} AI analyses, which cost money; raise maxPrompts (--max-prompts) if that is meant`, {
			code: "call_limit",
			builtin: n
		});
		i.set(e, t + 1);
	};
	return defineBuiltin({
		name: n,
		description: "An AI agent's findings about a piece of evidence. Each call costs. Paid plans only.",
		args: [{
			name: "evidence",
			description: "CAS digest (`sha256:<hex>`), or the content itself",
			type: "string"
		}, {
			name: "prompt",
			description: "question or instruction for the agent",
			type: "string"
		}],
		result: {
			name: "analysis",
			description: "`skipped`, and `violations`: array of texts, empty when skipped",
			type: {
				type: "object",
				static: [{
					key: "skipped",
					value: { type: "boolean" }
				}, {
					key: "violations",
					value: {
						type: "array",
						dynamic: { type: "string" }
					}
				}]
			}
		},
		effect: !0,
		checkAvailable: () => e.checkPlatform(),
		prepare: () => e.connect?.("platform"),
		begin(t) {
			getSession(e, t);
		},
		async call(t, r) {
			let i = stringOperand$1(n, t, 0), a = stringOperand$1(n, t, 1);
			return countPrompt(r.evaluation), getSession(e, r.evaluation).evidencePrompt(i, a, r);
		}
	});
}
function evidenceBuiltin(e, t) {
	return defineBuiltin({
		name: builtinName("evidence", t),
		description: "The evidence records that match the filters. Paid plans only.",
		args: [{
			name: "filters",
			description: "all optional: `project_name`, `project_version_name`, `kind` (array of material types), `workflow_name` (array), `search` (evidence or subject name), `latest`, `hide_attestation`, `product_id`, `product_version_id`, `limit` (one page of so many; all pages when absent)",
			type: k
		}],
		result: {
			name: "page",
			description: "`results`: array of evidence records",
			type: {
				type: "object",
				static: [{
					key: "results",
					value: {
						type: "array",
						dynamic: k
					}
				}]
			}
		},
		effect: !1,
		maxSpeculative: 32,
		checkAvailable: () => e.checkPlatform(),
		prepare: () => e.connect?.("platform"),
		begin(t) {
			getSession(e, t);
		},
		async call([t], n) {
			let { checkEvidenceFilters: r } = await import("./grpc.js").then((e) => e.service_filters_exports);
			return getSession(e, n.evaluation).evidence(r(t), n);
		}
	});
}
// builtins/project-compliance.ts
function projectComplianceBuiltin(e, t) {
	return defineBuiltin({
		name: builtinName("project_compliance", t),
		description: "The evaluations of the requirements of a project version. Paid plans only.",
		args: [{
			name: "filters",
			description: "`project_version_id` (UUID, required), `framework_ids` (array; all frameworks when absent), `limit` (one page of so many; all pages when absent)",
			type: k
		}],
		result: {
			name: "compliance",
			description: "`evaluations`: array of compliance evaluations; an empty one means not evaluated",
			type: {
				type: "object",
				static: [{
					key: "evaluations",
					value: {
						type: "array",
						dynamic: k
					}
				}]
			}
		},
		effect: !1,
		checkAvailable: () => e.checkPlatform(),
		prepare: () => e.connect?.("platform"),
		begin(t) {
			getSession(e, t);
		},
		async call([t], n) {
			let { checkComplianceFilters: r } = await import("./grpc.js").then((e) => e.service_filters_exports);
			return getSession(e, n.evaluation).projectCompliance(r(t), n);
		}
	});
}
// src/evidence/settings/compat.ts
var Ae = /* @__PURE__ */ n({
	COMPATS: () => Me,
	COMPAT_NAMES: () => je,
	fromCertificates: () => fromCertificates,
	fromHostAndPort: () => fromHostAndPort
});
const je = ["chainloop"], Me = { chainloop: {
	namespace: "chainloop",
	organizationHeader: "Chainloop-Organization",
	audiences: {
		api: ["api-token-auth.chainloop"],
		user: ["user-auth.chainloop"]
	},
	variables: {
		token: "CHAINLOOP_TOKEN",
		grpcUrl: "CHAINLOOP_CONTROL_PLANE_API",
		ca: "CHAINLOOP_CONTROL_PLANE_API_CA"
	}
} };
function fromCertificates(e) {
	let t = Buffer.from(e, "base64").toString("latin1");
	return t.startsWith("-----BEGIN") ? t : e;
}
function fromHostAndPort(e) {
	return /^[a-z][a-z0-9+.-]*:\/\//i.test(e) ? e : `${/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(e) ? "http" : "https"}://${e}`;
}
// builtins/vulnerability.ts
const Ne = [
	"message",
	"external_id",
	"package_purl",
	"severity"
];
function vulnerabilityBuiltin(e) {
	let t = builtinName("vulnerability", e);
	return defineBuiltin({
		name: t,
		description: "A structured finding about a vulnerability, for `violations` and `findings`.",
		args: [
			{
				name: "message",
				description: "the finding for people",
				type: "string"
			},
			{
				name: "external_id",
				description: "identifier, such as `CVE-2024-1234`",
				type: "string"
			},
			{
				name: "package_purl",
				description: "package URL of the affected component",
				type: "string"
			},
			{
				name: "severity",
				description: "`CRITICAL`, `HIGH`, `MEDIUM` or `LOW`",
				type: "string"
			}
		],
		result: {
			name: "finding",
			description: "the arguments by their names",
			type: "any"
		},
		pure: !0,
		effect: !1,
		call: (e) => Object.fromEntries(Ne.map((n, r) => [n, stringOperand$1(t, e, r)]))
	});
}
// builtins/service-builtins.ts
var Pe = /* @__PURE__ */ n({ serviceBuiltins: () => serviceBuiltins });
function serviceBuiltins(e, t) {
	return [
		discoverBuiltin(e, t),
		evidenceBuiltin(e, t),
		projectComplianceBuiltin(e, t),
		evidencePromptBuiltin(e, t),
		downloadArtifactBuiltin(e, t),
		...t?.namespace === Me.chainloop.namespace ? [vulnerabilityBuiltin(t)] : []
	];
}
const Fe = 1e4, Ie = 1e3, Le = Uint8Array.from({ length: 256 }, (e, t) => +(t < 32 || t === 34 || t === 92));
function asBuffer({ buffer: e, byteOffset: t, byteLength: n }) {
	return Buffer.from(e, t, n);
}
function isSpace(e) {
	return e === 32 || e === 10 || e === 13 || e === 9;
}
function skipSpace(e, t) {
	let n = e[t];
	for (; n <= 32 && (n === 32 || n === 10 || n === 13 || n === 9);) n = e[++t];
	return t;
}
function skipPlain(e, t, n) {
	for (; t < n && Le[e[t]] === 0;) t++;
	return t;
}
function isDigit(e) {
	return e !== void 0 && e >= 48 && e <= 57;
}
function skipDigits(e, t, n) {
	let r = t;
	for (; t - r <= n && isDigit(e[t]);) t++;
	return t === r ? -1 : t;
}
function integerAt(e, t, n, r) {
	let i = 0;
	for (let a = t; a < n && i <= r; a++) i = i * 10 + e[a] - 48;
	return i;
}
function skipNumber(e, t, n) {
	let r = t;
	e[t] === 45 && t++, t = e[t] === 48 ? t + 1 : skipDigits(e, t, n), t >= 0 && e[t] === 46 && (t = skipDigits(e, t + 1, n));
	let i = t - r;
	if (t >= 0 && (e[t] | 32) == 101) {
		let r = e[t + 1], a = r === 43 || r === 45 ? t + 2 : t + 1;
		t = skipDigits(e, a, n), i += integerAt(e, a, t, n);
	}
	return i > n ? -1 : t;
}
function skipWord(e, t, n) {
	for (let r = 0; r < n.length; r++) if (e[t + r] !== n.charCodeAt(r)) return -1;
	return t + n.length;
}
function skipLiteral(e, t, n = Infinity) {
	switch (e[t]) {
		case 116: return skipWord(e, t, "true");
		case 102: return skipWord(e, t, "false");
		case 110: return skipWord(e, t, "null");
		default: return skipNumber(e, t, n);
	}
}
function endOfString(e, t, n = Infinity) {
	let r = t + 256, i = t + 1;
	for (; i < r; i++) {
		let t = e[i];
		if (t === 34) return i + 1;
		t === 92 && i++;
	}
	for (i = e.indexOf(34, i); i >= 0 && i < n; i = e.indexOf(34, i + 1)) {
		let t = 0;
		for (; e[i - 1 - t] === 92;) t++;
		if (t % 2 == 0) return i + 1;
	}
	return e.length;
}
function stringAt(e, t, n) {
	let r = e.toString("utf8", t, n);
	return r.includes("\\") ? JSON.parse(`"${r}"`) : r;
}
function nextToken(e, t) {
	for (; t < e.length; t++) {
		let n = e[t];
		if (n > 32 && n !== 44 && n !== 58) break;
	}
	return t;
}
function endOfValue(e, t, n = Infinity) {
	let r = e[t];
	if (r === 34) return endOfString(e, t);
	let i = t;
	if (r !== 123 && r !== 91) {
		for (; i < e.length; i++) {
			let t = e[i];
			if (t <= 32 || t === 44 || t === 58 || t === 93 || t === 125) break;
		}
		return i;
	}
	for (let t = 0; i < n; i++) {
		let n = e[i];
		if (n === 34) i = endOfString(e, i) - 1;
		else if (n === 123 || n === 91) t++;
		else if ((n === 125 || n === 93) && --t === 0) return i + 1;
	}
}
function isNestedDeeper(e, t) {
	let n = 0;
	for (let r = 0; r < e.length; r++) {
		let i = e[r];
		if (i === 34) r = endOfString(e, r) - 1;
		else if (i === 125 || i === 93) n--;
		else if ((i === 123 || i === 91) && ++n > t) return !0;
	}
	return !1;
}
// src/base/terms/duplicate-keys.ts
var OpenKeys = class {
	#e;
	#t = [];
	#n = 0;
	#r = [];
	#i;
	constructor(e) {
		this.#e = e;
	}
	get inObject() {
		return (this.#r[this.#r.length - 1] ?? -1) >= 0;
	}
	openObject() {
		this.#r.push(this.#n);
	}
	openList() {
		this.#r.push(-1);
	}
	close() {
		this.#i?.delete(this.#r.length);
		let e = this.#r.pop() ?? -1;
		e >= 0 && (this.#n = e);
	}
	add(e, t) {
		let n = this.#r.length, r = this.#r[n - 1] ?? 0, i = this.#t, a = this.#n, o = this.#i?.get(n);
		if (o === void 0) {
			if (a - r < 16 && !this.#o(e, t)) {
				for (let n = r; n < a; n += 2) if (this.#s(i[n], i[n + 1], e, t)) return !1;
				return i[this.#n++] = e, i[this.#n++] = t, !0;
			}
			o = /* @__PURE__ */ new Set();
			for (let e = r; e < a; e += 2) o.add(this.#a(i[e], i[e + 1]));
			(this.#i ??= /* @__PURE__ */ new Map()).set(n, o);
		}
		return o.size < o.add(this.#a(e, t)).size;
	}
	#a(e, t) {
		return stringAt(asBuffer(this.#e), e, t).toWellFormed();
	}
	#o(e, t) {
		for (let n = e; n < t; n++) if (this.#e[n] === 92) return !0;
		return !1;
	}
	#s(e, t, n, r) {
		if (t - e !== r - n) return !1;
		for (let r = e, i = n; r < t; r++, i++) if (this.#e[r] !== this.#e[i]) return !1;
		return !0;
	}
};
function findDuplicateKey(e) {
	let t = new OpenKeys(e), n = !1;
	for (let r = 0; r < e.length; r++) switch (e[r]) {
		case 34: {
			let i = r;
			if (r = endOfString(e, i) - 1, !n) break;
			if (n = !1, !t.add(i + 1, r)) return {
				key: stringAt(asBuffer(e), i + 1, r),
				offset: i
			};
			break;
		}
		case 123:
			t.openObject(), n = !0;
			break;
		case 91:
			t.openList(), n = !1;
			break;
		case 125:
		case 93:
			t.close(), n = !1;
			break;
		case 44: n = t.inObject;
	}
}
// src/base/async/cancellation.ts
var Cancellation = class {
	#e;
	#t;
	#n;
	#r;
	get reason() {
		return this.#e;
	}
	get aborted() {
		return this.#e !== void 0;
	}
	throwIfAborted() {
		if (this.#e !== void 0) throw this.#e;
	}
	cancel(e) {
		if (this.#e !== void 0) return;
		this.#e = e;
		let [t, n] = [this.#t, this.#n];
		this.#t = void 0, this.#n = void 0, t?.cancelled(e);
		for (let t of n ?? []) t.cancelled(e);
		this.#r?.abort(e);
	}
	listen(e) {
		this.#e === void 0 ? this.#t === void 0 ? this.#t = e : (this.#n ??= /* @__PURE__ */ new Set()).add(e) : e.cancelled(this.#e);
	}
	unlisten(e) {
		this.#t === e ? this.#t = void 0 : this.#n?.delete(e);
	}
	onCancel(e) {
		let t = { cancelled: e };
		return this.listen(t), () => this.unlisten(t);
	}
	get signal() {
		return this.#r === void 0 && (this.#r = new AbortController(), this.#e !== void 0 && this.#r.abort(this.#e)), this.#r.signal;
	}
};
// src/base/async/on-abort.ts
function toSignal(e) {
	return e instanceof Cancellation ? e.signal : e;
}
function toReason$1({ reason: e }) {
	return isError(e) ? e : Error("the signal was aborted", { cause: e });
}
function onAbort(e, t) {
	return e instanceof Cancellation ? e.onCancel(t) : e.aborted ? (t(), () => void 0) : (e instanceof EventTarget && l(0, e), e.addEventListener("abort", t, { once: !0 }), () => {
		e.removeEventListener("abort", t);
	});
}
function listenTo(e, t) {
	if (!(e instanceof Cancellation)) return onAbort(e, () => t.cancelled(toReason$1(e)));
	e.listen(t);
}
function unlistenTo(e, t, n) {
	e instanceof Cancellation ? e.unlisten(t) : n?.();
}
async function* untilAborted(e, t) {
	let remove = () => void 0, n = new Promise((e, n) => {
		remove = onAbort(t, () => {
			n(t.reason);
		});
	});
	n.catch(() => void 0);
	try {
		for (;;) {
			t.throwIfAborted();
			let r = await Promise.race([n, e.next()]);
			if (r.done === !0) return;
			yield r.value;
		}
	} finally {
		remove();
		let n = e.return();
		t.aborted ? n.catch(() => void 0) : await n;
	}
}
function errorText(e, t) {
	return isError(e) ? e.message === "" ? e.name : inWording(getMessage(e), t) : String(e);
}
const Re = /does not exist|there is no such file/;
function isShownReason(e, t) {
	let n = codeOf(e);
	if (n === "ERR_ENCODING_INVALID_ENCODED_DATA") return t.includes("UTF-");
	if (n === "ENOENT" && Re.test(t)) return !0;
	if (n === void 0 || !(isError(e) && "syscall" in e)) return !1;
	let [, r] = /^\w+: ([^,]+),/.exec(e.message) ?? [];
	return t.includes(n) || r !== void 0 && t.includes(r);
}
function getHead(e) {
	let [t = "", ...n] = e.split("\n");
	if (!t.endsWith(":") || n.length === 0) return t;
	let r = n.length - 10, i = r > 0 ? [`… ${String(r)} more lines`] : [];
	return [
		t,
		...n.slice(0, 10),
		...i
	].join("\n");
}
function errorMessages(e, t = oe) {
	let n = [errorText(e, t)], r = n[0], i = isError(e) ? e.cause : void 0;
	for (; i !== void 0 && n.length <= 5;) {
		let e = getHead(errorText(i, t));
		!r.includes(e) && !isShownReason(i, r) && n.push(e), r += e, i = isError(i) ? i.cause : void 0;
	}
	return n;
}
// src/base/load-package.ts
const ze = /Cannot find package '([^']+)'/;
async function loadPackage(e, t) {
	try {
		return await e();
	} catch (e) {
		if (codeOf(e) !== "ERR_MODULE_NOT_FOUND") throw e;
		let [n] = errorMessages(e), r = ze.exec(n)?.[1], i = r === void 0 ? "a package that regohost needs is not whole; install regohost again" : `the package ${r}, which regohost needs, is not installed; install regohost again, with its dependencies`;
		throw new ConfigurationError(t ?? i, {
			code: "dependency_missing",
			cause: e
		});
	}
}
// \0builtin:crypto
var Be = /* @__PURE__ */ e(((e, t) => {
	t.exports = process.getBuiltinModule("node:crypto");
})), Ve = /* @__PURE__ */ n({ sha256: () => sha256$1 }), A = Be();
function sha256Hex(e) {
	return (0, A.createHash)("sha256").update(e).digest("hex");
}
function sha256$1(e) {
	return `sha256:${sha256Hex(e)}`;
}
// src/base/text/address.ts
const He = "oci://", Ue = "npm:", We = "git::";
function isGitAddress(e) {
	return e.startsWith(We);
}
function isImageAddress(e) {
	return e.startsWith(He);
}
function isPackageAddress(e) {
	return e.startsWith(Ue);
}
function isOwnAddress(e) {
	return /^npm:regohost(?:[@/?]|$)/.test(e);
}
function isAddress(e) {
	return isImageAddress(e) || isPackageAddress(e) || /^https?:\/\//i.test(e);
}
function isForeignAddress(e) {
	return /^(?:git|hg|s3|gcs|http|https)::|^(?:git|ssh|s3|gs|ftp|hg|bzr):\/\/|^git@[^/]+:/i.test(e) || /^(?:github|gitlab)\.com\/|^bitbucket\.org\//i.test(e);
}
function isAnyAddress(e) {
	return isAddress(e) || isForeignAddress(e);
}
function addressAdvice(e) {
	return isForeignAddress(e) ? "addresses of this kind are not read. Clone the repository or copy the files, and name those" : "it is an address, and only files are read here; fetch it to a file, and name that";
}
const Ge = /^(?:[a-z][a-z0-9+.-]*::)?[a-z][a-z0-9+.-]+:\/\//i;
function hasScheme(e) {
	return Ge.test(e);
}
function withoutUser(e) {
	return e.includes("@") ? URL.canParse(`https://${e}`) ? e.replace(/^[^/?#]*@/, "") : "…" : e;
}
function shownAddress(e) {
	let [t = ""] = Ge.exec(e) ?? [], [n = ""] = withoutUser(e.slice(t.length)).split(/[?#]/, 1);
	return t + n;
}
const Ke = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----(?:[^-]|-(?!----))*(?:-----END[^-]*-----)?/g, qe = /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*/g, Je = /((?<!\\)(\\*")(?:k|d|p|q|dp|dq|qi|r|t)\2(?:\s|\\+[nrt])*:(?:\s|\\+[nrt])*)\\*"[^"]*"?/g, Ye = /(?<!\\)(\\*")kty\1/, Xe = /\b(pin-value=)[^;&?\s]*/gi;
function withoutKeys$1(e) {
	return (Ye.test(e) ? e.replace(Je, "$1\"…\"") : e).replace(Xe, "$1…").replace(qe, "(a token)").replace(Ke, "(a private key)");
}
function shownSource(e) {
	let t = withoutKeys$1(e);
	return hasScheme(t) ? shownAddress(t) : isAnyAddress(t) ? t.split(/[?#]/, 1)[0] ?? "" : t;
}
const Ze = /[^\s"'`<>]+/g, Qe = /(?<=[a-z][a-z0-9+.-]:\/\/)/i;
function openLength(e) {
	let t = e.length;
	for (; t > 0 && ".,;:)]}".includes(e.charAt(t - 1));) t--;
	return t;
}
function nextScheme(e) {
	let t = e.length - 3;
	for (; t > 0 && /[a-z0-9+.:-]/i.test(e.charAt(t - 1));) t--;
	return t;
}
function shownValue(e) {
	let t = withoutKeys$1(e);
	return t.includes("://") ? t.replace(Ze, (e) => {
		let [t = "", ...n] = e.split(Qe), r = t;
		for (let [t, i] of n.entries()) {
			let a = t === n.length - 1 ? i.length : nextScheme(i), o = openLength(i.slice(0, a)), [s = "", ...c] = withoutUser(i.slice(0, o)).split("?");
			if (c.length > 0) return r + s + e.slice(openLength(e));
			r += s + i.slice(o);
		}
		return r;
	}) : t;
}
function shownText(e, ...t) {
	return String.raw({ raw: e }, ...t.map((e) => shownValue(String(e))));
}
function shownCause(e, t) {
	return shownSource(e) !== e || isAnyAddress(e) || hasScheme(e) ? void 0 : t;
}
// src/base/text/shown-host.ts
const $e = /^(?:localhost|[\w-]+(?:\.[\w-]+)+|\[[0-9a-f:.]+\]|[0-9a-f]*:[0-9a-f:.]+)\.?(?::\d+)?$/i;
function isShownHost(e) {
	return e.length <= 60 && $e.test(e);
}
// src/base/async/deadline.ts
const et = 2 ** 31 - 1;
var Deadline = class {
	startedAt = performance.now();
	endsAt;
	#e;
	#t;
	#n;
	#r;
	#i;
	constructor(e) {
		let { timeoutMs: t = Infinity, signals: n = [] } = e;
		this.endsAt = this.startedAt + t, this.#e = n.filter((e) => e !== void 0), this.#t = e.timedOut ?? (() => /* @__PURE__ */ Error(`not done within ${t} ms`)), this.#n = e.aborted ?? toReason$1;
	}
	get remainingMs() {
		return this.endsAt - performance.now();
	}
	get signal() {
		if (this.#r === void 0) {
			let e = new AbortController();
			this.#r = e, this.#i = this.watch((t) => {
				e.abort(t);
			});
		}
		return this.#r.signal;
	}
	check(e = performance.now()) {
		let t = this.#a(e);
		if (t !== void 0) throw t;
	}
	async wait(e) {
		let stopWatching = () => void 0, t = new Promise((e, t) => {
			stopWatching = this.watch(t);
		});
		try {
			return await Promise.race([e, t]);
		} finally {
			stopWatching();
		}
	}
	watch(e) {
		let t = this.#a(performance.now());
		if (t !== void 0) return e(t), () => void 0;
		let n, r, stop = () => {
			clearTimeout(n);
			for (let e of r ?? []) e();
		}, end = (t) => {
			stop(), e(t);
		};
		for (let e of this.#e) (r ??= []).push(onAbort(e, () => {
			end(this.#n(e));
		}));
		if (this.endsAt < Infinity) {
			let arm = () => {
				let e = this.remainingMs;
				e <= 0 ? end(this.#t()) : n = setTimeout(arm, Math.min(Math.ceil(e), et));
			};
			arm();
		}
		return stop;
	}
	close() {
		this.#i?.();
	}
	#a(e) {
		let t = this.#e.find((e) => e.aborted);
		return t === void 0 ? e >= this.endsAt ? this.#t() : void 0 : this.#n(t);
	}
}, BoundedCache = class {
	#e;
	#t;
	#n = /* @__PURE__ */ new Map();
	#r = 0;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	get(e) {
		let t = this.#n.get(e);
		return t === void 0 || this.#r * 2 < this.#e || (this.#n.delete(e), this.#n.set(e, t)), t;
	}
	keep(e, t) {
		let n = this.#a(e, t);
		if (!(n > this.#e || this.#n.has(e))) {
			this.#n.set(e, t), this.#r += n;
			for (let [e, t] of this.#n) {
				if (this.#r <= this.#e) return;
				this.#i(e, t);
			}
		}
	}
	delete(e) {
		let t = this.#n.get(e);
		t !== void 0 && this.#i(e, t);
	}
	get isEmpty() {
		return this.#n.size === 0;
	}
	clear() {
		this.#n.clear(), this.#r = 0;
	}
	#i(e, t) {
		this.#n.delete(e), this.#r -= this.#a(e, t);
	}
	#a(e, t) {
		return e.length * 2 + this.#t(t) + 512;
	}
}, tt = /* @__PURE__ */ e(((e, t) => {
	t.exports = process.getBuiltinModule("node:fs/promises");
})), j = /* @__PURE__ */ r(tt(), 1), M = /* @__PURE__ */ r(s(), 1);
function isFolder(e) {
	return (0, M.statSync)(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
function makeFolder(e) {
	if (isFolder(e)) return;
	let t = d(e);
	t !== e && makeFolder(t);
	try {
		(0, M.mkdirSync)(e, { mode: 448 });
	} catch (t) {
		if (!isFolder(e)) throw t;
	}
}
// src/base/async/next-turn.ts
function nextTurn() {
	return new Promise((e) => {
		setImmediate(e);
	});
}
var Turns = class {
	#e;
	#t = performance.now();
	constructor(e) {
		this.#e = e;
	}
	get isOver() {
		return performance.now() - this.#t > 10;
	}
	async next() {
		await nextTurn(), this.#e?.(), this.#t = performance.now();
	}
};
// src/base/async/reading.ts
const nt = 3e5, rt = message`raise ${option("timeoutMs")} to allow more`, it = message`raise ${option("compileTimeoutMs")} to allow more`;
function tookTooLong(e, t, n = rt) {
	return new EvaluationError(message`${e} took longer than its ${t} ms; ${n}`, { code: "timeout" });
}
function wasAborted(e, t) {
	return new EvaluationError(`${e} was aborted`, {
		code: "aborted",
		cause: t
	});
}
function isLimitError(e) {
	return isRegohostError(e, "timeout") || isRegohostError(e, "aborted");
}
function workLimit(e, { timeoutMs: t = Infinity, leftMs: n = t, advice: r }) {
	let i = N.getStore()?.limit;
	return i !== void 0 && i.leftMs <= n ? {
		leftMs: i.leftMs,
		timedOut: () => tookTooLong(e, i.timeoutMs, i.advice)
	} : {
		leftMs: n,
		timedOut: () => tookTooLong(e, t, r ?? i?.advice)
	};
}
function namedDeadline(e, t, n, r) {
	return new Deadline({
		timeoutMs: t,
		signals: [n],
		timedOut: r,
		aborted: ({ reason: t }) => wasAborted(e, t)
	});
}
function workDeadline(e, { signal: t, ...n }) {
	let { leftMs: r, timedOut: i } = workLimit(e, n);
	return namedDeadline(e, r, t, i);
}
var Reading = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	#a = !1;
	constructor(e, { timeoutMs: t = defaultLimitMs(), signal: n, ...r }, i) {
		let { advice: a = i?.limit.advice } = r;
		this.#n = i, this.#r = t, this.#i = a, this.#e = namedDeadline(e, t, n, () => tookTooLong(e, t, a)), this.#t = new Turns(() => {
			this.check();
		});
	}
	get limit() {
		let e = this.#a ? Infinity : this.#e.remainingMs, t = this.#n?.limit;
		return t !== void 0 && t.leftMs <= e ? t : {
			leftMs: e,
			timeoutMs: this.#r,
			advice: this.#a ? void 0 : this.#i
		};
	}
	async nextPart() {
		this.#t.isOver && await this.#t.next();
	}
	check() {
		this.#n?.check(), this.#a || this.#e.check();
	}
	end() {
		this.#a = !0;
	}
};
const N = new b();
async function limitReading(e, t, n) {
	let r = new Reading(e, t, N.getStore());
	try {
		return await N.run(r, () => n(r));
	} finally {
		r.end();
	}
}
async function limitLoading(e, { compileTimeoutMs: t, signal: n }, r) {
	return limitReading(e, {
		timeoutMs: t,
		signal: n,
		advice: it
	}, r);
}
async function nextPart() {
	await N.getStore()?.nextPart();
}
async function visitAll(e, t) {
	let n = new Turns(checkReading);
	for (let r of e) t(r), n.isOver && await n.next();
}
const at = 1e3;
async function sortAll(e) {
	let t = new Turns(checkReading), n = [];
	for (let r = 0; r < e.length; r += at) n.push(e.slice(r, r + at).sort()), t.isOver && await t.next();
	for (; n.length > 1;) {
		let e = [];
		for (let r = 0; r < n.length; r += 2) e.push(await mergeRuns(n[r], n[r + 1], t));
		n = e;
	}
	return n[0] ?? [];
}
async function mergeRuns(e = [], t = [], n) {
	let r = [], [i, a] = [0, 0];
	for (; r.length < e.length + t.length;) {
		let [o, s] = [e[i], t[a]];
		s === void 0 || o !== void 0 && o <= s ? (r.push(o ?? ""), i++) : (r.push(s), a++), r.length % at == 0 && n.isOver && await n.next();
	}
	return r;
}
let P;
function runWithin(e, t) {
	let n = P;
	P = e;
	try {
		return t();
	} finally {
		P = n;
	}
}
function saveLimit() {
	let e = P;
	return () => {
		P = e;
	};
}
function checkReading() {
	P?.check(), N.getStore()?.check();
}
function readingLeftMs() {
	return N.getStore()?.limit.leftMs ?? Infinity;
}
function defaultLimitMs(e = nt) {
	return readingLeftMs() === Infinity ? e : Infinity;
}
// src/base/host/real-path.ts
var ot = /* @__PURE__ */ n({ realPathOf: () => realPathOf });
function isWithin(e, t) {
	let n = g(e, t);
	return n === "" || n !== ".." && !n.startsWith(`..${v}`) && !p(n);
}
async function realPathOf(e) {
	try {
		return await (0, j.realpath)(e);
	} catch (t) {
		if (codeOf(t) !== "ENOENT" || d(e) === e) throw t;
	}
	let t = await realPathOf(d(e)), n = await (0, j.readlink)(m(t, u(e))).catch(() => void 0);
	return n === void 0 ? m(t, u(e)) : realPathOf(_(t, n));
}
var OutsideError = class extends Error {
	code = "EXDEV";
	constructor(e) {
		super(`it leads out of ${e}, or into a .git there`), this.name = "OutsideError";
	}
};
function isGitFolder(e) {
	return e.toLowerCase() === ".git";
}
async function realPathWithin(e, t) {
	let n = await realPathOf(t), r = g(e, n).split(v);
	if (!isWithin(e, n) || r.some(isGitFolder)) throw new OutsideError(e);
	return n;
}
// src/base/host/confinement.ts
var st = /* @__PURE__ */ n({
	checkServiceAllowed: () => checkServiceAllowed,
	checkUnconfined: () => checkUnconfined,
	confine: () => confine,
	getConfinement: () => getConfinement,
	toReadablePath: () => toReadablePath
});
let F;
function confine(e) {
	F = e;
}
function getConfinement() {
	return F;
}
async function toReadablePath(e) {
	if (F === void 0) return e;
	let { folder: t, ownFolders: n } = F, r = await realPathOf(e);
	return n.some((e) => isWithin(e, r)) ? r : realPathWithin(t, r);
}
function checkUnconfined(e) {
	if (F !== void 0) throw new ConfigurationError(`${e} is not allowed in a call of regohost mcp`, { code: "confined" });
}
function checkServiceAllowed() {
	if (F?.service === !1) throw new ConfigurationError("calls of the evidence service are not allowed; start regohost mcp with --builtins service to allow them", { code: "confined" });
}
// src/base/host/pipe-limits.ts
let ct = {};
function limitPipes(e) {
	ct = e;
}
function getPipeLimits() {
	return ct;
}
// src/base/host/read-file.ts
const [lt, ut, dt, ft] = [
	(0, w.promisify)(M.open),
	(0, w.promisify)(M.fstat),
	(0, w.promisify)(M.read),
	(0, w.promisify)(M.readFile)
], I = (0, w.promisify)(M.close), { O_NONBLOCK: pt = 0, O_NOFOLLOW: mt = 0 } = M.constants, ht = /* @__PURE__ */ new Set();
function onRead(e) {
	return ht.add(e), () => void ht.delete(e);
}
var PipeIdleError = class extends Error {
	code = "ETIMEDOUT";
	constructor(e, t) {
		super(t ? `nothing was written to this pipe for ${String(e)} ms` : `this pipe was not written to its end within ${String(e)} ms`), this.name = "PipeIdleError";
	}
};
async function openToRead(e, { followsLinks: t = !0, within: n, isOwn: r = !1 } = {}) {
	for (let t of ht) t(e);
	let i = r ? e : await toReadablePath(e), a = n === void 0 ? i : await realPathWithin(n, i), o = await lt(a, M.constants.O_RDONLY | pt | (t ? 0 : mt));
	try {
		let e = await ut(o);
		if (e.isDirectory()) throw Object.assign(/* @__PURE__ */ Error("it is a directory"), { code: "EISDIR" });
		return {
			fd: o,
			status: e
		};
	} catch (e) {
		throw await I(o), e;
	}
}
function readOpened({ fd: e }) {
	return ft(e);
}
async function* readStream({ fd: e, status: t }, n = {}) {
	let r = t.isFIFO() || t.isSocket(), i = getPipeLimits(), a = n.signal ?? (r ? i.signal : void 0), o = n.idleMs ?? i.idleMs ?? 3e5, s = r ? await openPipe(e, Math.ceil(Math.max(1, Math.min(o, readingLeftMs()))), n.isWhole === !0) : t.isFile() ? createContentStream(e) : await openDevice(e);
	for await (let e of a === void 0 ? s : y(a, s)) await nextPart(), yield e;
}
async function openPipe(e, t, n) {
	let { Socket: i } = await Promise.resolve().then(() => /* @__PURE__ */ r(ba(), 1)), a = new i({
		fd: e,
		readable: !0,
		writable: !1
	}), end = () => {
		a.destroy(new PipeIdleError(t, !n || a.bytesRead === 0));
	};
	if (!n) return a.setTimeout(t, end);
	let o = setTimeout(end, Math.min(t, et));
	return a.once("close", () => {
		clearTimeout(o);
	});
}
async function openDevice(e) {
	let { isatty: t, ReadStream: n } = await import("node:tty");
	return t(e) ? new n(e) : createContentStream(e);
}
function createContentStream(e) {
	return (0, M.createReadStream)("", {
		fd: e,
		highWaterMark: 1048576
	});
}
async function readRegularFile(e, t, n = {}) {
	let r = await openToRead(e, n);
	try {
		if (checkRegular(r), r.status.size > t) throw tooLarge$1(t);
		return await readOpened(r);
	} finally {
		await I(r.fd);
	}
}
const gt = /* @__PURE__ */ new Set([
	"EISDIR",
	"EFTYPE",
	"ENXIO",
	"ENOENT",
	"EXDEV"
]);
async function readBeginning(e, t, n = {}) {
	let r;
	try {
		r = await openToRead(e, n), checkRegular(r);
		let { buffer: i, bytesRead: a } = await dt(r.fd, Buffer.allocUnsafe(t), 0, t, 0);
		return i.subarray(0, a);
	} catch (e) {
		if (gt.has(codeOf(e) ?? "")) return;
		throw e;
	} finally {
		r !== void 0 && await I(r.fd);
	}
}
function checkRegular({ status: e }) {
	if (!e.isFile()) throw Object.assign(/* @__PURE__ */ TypeError("it is not a regular file"), { code: "EFTYPE" });
}
function tooLarge$1(e) {
	return Object.assign(/* @__PURE__ */ RangeError(`it is larger than ${String(e)} bytes`), { code: "EFBIG" });
}
async function readSmallFile(e, t, n = {}) {
	return collectSmall(await openToRead(e, n), t);
}
async function collectSmall(e, t) {
	let n = [], r = 0;
	for await (let i of readStream(e, { isWhole: !0 })) {
		if (r += i.byteLength, r > t) throw tooLarge$1(t);
		n.push(i);
	}
	return Buffer.concat(n, r);
}
// src/base/host/file-cache.ts
const _t = 268435456, vt = 1e3, yt = .8, bt = ".partial";
var FileCache = class {
	folder;
	#e;
	#t;
	constructor(e, t = process.getuid?.()) {
		this.folder = e, this.#e = t;
	}
	async read(e) {
		try {
			if (!await this.#n()) return;
			let t = m(this.folder, e), n = await openToRead(t, {
				followsLinks: !1,
				isOwn: !0
			});
			try {
				let { status: r } = n;
				if (checkRegular(n), !this.#r(r) || r.size > 33554464) return;
				let i = await readOpened(n), a = i.subarray(32);
				if (!getDigest(e, a).equals(i.subarray(0, 32))) return;
				let o = Date.now();
				return o - r.mtimeMs > 36e5 && await (0, j.lutimes)(t, o / 1e3, o / 1e3).catch(() => void 0), a;
			} finally {
				await I(n.fd);
			}
		} catch {
			return;
		}
	}
	async write(e, t) {
		if (t.length > 33554432) return;
		let n = m(this.folder, `${e}.${(0, A.randomUUID)()}${bt}`);
		try {
			if (makeFolder(this.folder), this.#t = void 0, !await this.#n()) return;
			let r = getDigest(e, t);
			await (0, j.writeFile)(n, Buffer.concat([r, t]), {
				flag: "wx",
				mode: 384
			}), await (0, j.rename)(n, m(this.folder, e)), (t.length >= 1048576 || r.readUInt8() % 32 == 0) && await this.#i();
		} catch {
			await (0, j.rm)(n, { force: !0 }).catch(() => void 0);
		}
	}
	#n() {
		return this.#t ??= (0, j.lstat)(this.folder).then((e) => e.isDirectory() && this.#r(e)), this.#t;
	}
	#r({ uid: e, mode: t }) {
		return this.#e === void 0 || e === this.#e && !(t & 18);
	}
	async #i() {
		let e = await Promise.all((await (0, j.readdir)(this.folder)).map(async (e) => {
			let t = m(this.folder, e), n = await (0, j.stat)(t).catch(() => void 0);
			return {
				path: t,
				size: n?.size ?? 0,
				usedAt: n?.mtimeMs ?? 0
			};
		})), t = Date.now() - 36e5, isAbandoned = ({ path: e, usedAt: n }) => e.endsWith(bt) && n < t, n = e.filter((e) => !isAbandoned(e)).sort((e, t) => t.usedAt - e.usedAt), r = n.reduce((e, { size: t }) => e + t, 0), i = n.length > vt || r > _t, [a, o] = [0, 0], s = n.filter(({ size: e, path: t }) => !i || t.endsWith(bt) ? !1 : (a++, o += e, a > vt * yt || o > _t * yt));
		for (let { path: t } of [...e.filter(isAbandoned), ...s]) await (0, j.rm)(t, { force: !0 }).catch(() => void 0);
	}
};
function getDigest(e, t) {
	return (0, A.createHash)("sha256").update(e).update(t).digest();
}
let xt;
function useAddressFolder(e) {
	xt = e;
}
function addressFolder() {
	return xt;
}
// src/base/host/file-failure.ts
const St = ["ENOENT", "ENOTDIR"];
function isMissing(e) {
	return St.includes(codeOf(e));
}
const Ct = {
	EISDIR: "it is a directory",
	EACCES: "permission denied",
	ENXIO: "it is a socket, or a device that is not there; - is standard input"
}, wt = 4096;
function isTooLong(e) {
	return e.length > wt || e.split(/[/\\]/).some((e) => e.length > 255);
}
async function namesIn(e) {
	return (await toReadablePath(e).then((e) => (0, j.readdir)(e)).catch(() => void 0))?.slice(0, 1e4);
}
async function nearestPath(e, t) {
	let n = e.replace(/[/\\]+$/, ""), r = u(n);
	if (r === "") return;
	let i = n.slice(0, -r.length), a = await namesIn(_(t, i));
	if (a !== void 0) {
		let e = nearestName(r, a.filter((e) => e !== r && e.startsWith(".") === r.startsWith(".")));
		return e === void 0 ? void 0 : i + e;
	}
	let o = await nearestPath(i, t);
	if (o === void 0) return;
	let s = `${o}/${r}`;
	return (0, j.stat)(_(t, s)).then(() => s, () => void 0);
}
function toReason(e) {
	let t = reasonOf(e);
	return isError(e) && "syscall" in e ? t.split(",", 1)[0] ?? "" : t;
}
async function suggestPath(e, t = "") {
	if (e.length > wt || isAnyAddress(e)) return "";
	let n = await nearestPath(e, t);
	return n === void 0 ? "" : ` (did you mean ${n}?)`;
}
async function explainFailure(e, t, n) {
	if (isLimitError(t)) throw t;
	return isMissing(t) || codeOf(t) === "ENAMETOOLONG" && isTooLong(e) ? isAnyAddress(e) ? {
		isMissing: !0,
		why: addressAdvice(e)
	} : {
		isMissing: !0,
		why: `there is no such file or directory${await suggestPath(e, n)}`
	} : {
		isMissing: !1,
		why: Ct[codeOf(t) ?? ""] ?? toReason(t)
	};
}
// src/base/host/settings.ts
var Tt = /* @__PURE__ */ n({
	PROFILE_VARIABLE: () => Ot,
	SETTINGS: () => Et,
	SETTING_NAMES: () => Dt,
	readVariable: () => readVariable
});
const Et = {
	baseUrl: {
		variable: "SERVICE_BASE_URL",
		key: "service.base_url",
		description: "the service's address"
	},
	grpcUrl: {
		variable: "SERVICE_GRPC_URL",
		key: "service.grpc_url",
		description: "the gRPC address"
	},
	platformUrl: {
		variable: "SERVICE_PLATFORM_URL",
		key: "service.platform_url",
		description: "the platform's address"
	},
	token: {
		variable: "SERVICE_TOKEN",
		key: "auth.token",
		description: "the access token"
	},
	organization: {
		variable: "SERVICE_ORGANIZATION",
		key: "organization",
		description: "the organization, for user tokens"
	},
	ca: {
		variable: "SERVICE_CA",
		key: "service.ca",
		description: "trusted certificates in PEM"
	},
	notFoundText: {
		variable: "SERVICE_NOT_FOUND_TEXT",
		key: "service.not_found_text",
		description: "text in the service's 404 for an unknown digest"
	},
	http2: {
		variable: "SERVICE_HTTP2",
		key: "service.http2",
		description: "whether HTTP/2 may be used"
	}
}, Dt = Object.keys(Et), Ot = "SERVICE_PROFILE";
function readVariable(e, t) {
	let n = e[t]?.trim();
	return n === "" ? void 0 : n;
}
// src/base/text/member-of.ts
function isJsonObject(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function getMember(e, t) {
	return isJsonObject(e) && Object.hasOwn(e, t) ? e[t] : void 0;
}
function getStringMember(e, t) {
	let n = getMember(e, t);
	return typeof n == "string" ? n : void 0;
}
function nonEmptyString(e) {
	return typeof e == "string" && e !== "" ? e : void 0;
}
// src/base/host/user-paths.ts
var kt = /* @__PURE__ */ n({
	belowUserHome: () => belowUserHome,
	cacheFolder: () => cacheFolder,
	configFilePath: () => configFilePath
});
function configFilePath(e, t = process.platform) {
	let n = t === "win32" ? windowsDirectory(e) : posixDirectory(e);
	return n === void 0 ? void 0 : m(n, "regohost", "config.toml");
}
function posixDirectory(e) {
	let t = readVariable(e, "XDG_CONFIG_HOME");
	return t !== void 0 && p(t) ? t : belowHome(e, ".config");
}
function windowsDirectory(e) {
	return readVariable(e, "APPDATA") ?? belowWindowsHome(e, "Roaming");
}
function cacheFolder(e, t = process.platform) {
	let n = readVariable(e, "REGOHOST_CACHE");
	if (n === "off") return;
	if (n !== void 0) {
		if (p(n)) return n;
		throw invalidConfig$1(`REGOHOST_CACHE: ${n} is neither an absolute path nor "off"`);
	}
	let r = t === "win32" ? windowsCache(e) : posixCache(e, t);
	return r === void 0 ? void 0 : m(r, "regohost");
}
function posixCache(e, t) {
	let n = readVariable(e, "XDG_CACHE_HOME");
	return n !== void 0 && p(n) ? n : t === "darwin" ? belowHome(e, "Library", "Caches") : belowHome(e, ".cache");
}
function windowsCache(e) {
	return readVariable(e, "LOCALAPPDATA") ?? belowWindowsHome(e, "Local");
}
function belowUserHome(e, t, n = process.platform) {
	let r = readVariable(e, n === "win32" ? "USERPROFILE" : "HOME") ?? ownHome(e);
	return r === void 0 ? void 0 : m(r, ...t);
}
function belowHome(e, ...t) {
	return belowUserHome(e, t, "linux");
}
function belowWindowsHome(e, t) {
	return belowUserHome(e, ["AppData", t], "win32");
}
function ownHome(e) {
	if (e === process.env) try {
		return ee();
	} catch {
		return;
	}
}
// src/base/telemetry/channels.ts
const L = {
	evaluate: x("regohost:policy.evaluate"),
	round: x("regohost:policy.round"),
	builtin: x("regohost:policy.builtin"),
	request: x("regohost:request"),
	serve: x("regohost:serve")
};
function isTraced({ start: e, asyncEnd: t }) {
	return e.hasSubscribers || t.hasSubscribers;
}
function isEvaluationTraced() {
	return isTraced(L.evaluate) || isTraced(L.round) || isTraced(L.builtin);
}
function toTarget({ protocol: e, hostname: t, port: n }) {
	let r = e.slice(0, -1);
	return {
		scheme: r,
		address: t.replace(/^\[(.*)\]$/, "$1"),
		port: n === "" ? r === "https" ? 443 : 80 : Number(n)
	};
}
function toFailure(e) {
	return { code: codeOf(e) ?? "unknown" };
}
function traced(e, t, n, r) {
	let fail = (n) => {
		throw t.error = toFailure(n), e.error.publish(t), e.asyncEnd.publish(t), n;
	}, succeed = (n) => (r?.(n), t.error !== void 0 && e.error.publish(t), e.asyncEnd.publish(t), n);
	return e.start.runStores(t, () => {
		let e;
		try {
			e = t.within === void 0 ? n() : t.within(n);
		} catch (e) {
			return fail(e);
		}
		return isThenable(e) ? e.then(succeed, fail) : (succeed(e), e);
	});
}
// src/base/terms/number-text.ts
const At = /^(?:0|-?[1-9]\d{0,14})$/, jt = /^(-?)(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/, R = 3e4;
function isTooLargeNumber(e) {
	let t = e.search(/e/i);
	return t < 0 ? e.length > R : t + Math.abs(Number(e.slice(t + 1))) > R;
}
const Mt = /\d[eE][+-]?\d{3}/;
function mayHaveLargeExponent(e) {
	return Mt.test(e);
}
function hasLongNumber(e, t) {
	for (let n = t - 1; n < e.length; n += t) {
		if (!isOfDigits(e, n)) continue;
		let r = n, i = n + 1;
		for (; isOfDigits(e, r - 1);) r--;
		for (; isOfDigits(e, i);) i++;
		if (i - r >= t && beginsNumber(e, r)) return !0;
		n = Math.max(n, i - t);
	}
	return !1;
}
function isOfDigits(e, t) {
	let n = e.charCodeAt(t);
	return n >= 48 && n <= 57 || n === 46;
}
function beginsNumber(e, t) {
	let n = e[t - 1] === "-" ? t - 2 : t - 1;
	return n < 0 || " 	\n\r:,[".includes(e.charAt(n));
}
function findTooLargeNumber(e) {
	for (let t = nextToken(e, 0); t < e.length; t = nextToken(e, t)) {
		let n = e[t];
		if (n === 34) t = endOfString(e, t);
		else if (n === 91 || n === 123 || n === 93 || n === 125) t++;
		else {
			let n = skipLiteral(e, t, R);
			if (n < 0) return t;
			t = n;
		}
	}
}
function integerOfNumber(e) {
	let { sign: t, digits: n, exponent: r } = parseDecimal(e);
	return n.length > r ? t === 0 ? 0n : void 0 : BigInt(t) * BigInt(n.padEnd(Number(r), "0"));
}
function parseDecimal(e) {
	let t = jt.exec(e);
	if (t === null) throw SyntaxError(`not a number: ${e.slice(0, 40)}`);
	let [, n, r = "", i = "", a = "0"] = t, o = r + i, s = /^0*/.exec(o)?.[0].length ?? 0, c = o.length;
	for (; c > s && o.charCodeAt(c - 1) === 48;) c--;
	return s >= c ? {
		sign: 0,
		digits: "",
		exponent: 0n
	} : {
		sign: n === "-" ? -1 : 1,
		digits: o.slice(s, c),
		exponent: BigInt(r.length - s) + BigInt(a.replace("+", ""))
	};
}
function canonicalNumber(e) {
	if (At.test(e)) return e;
	let { sign: t, digits: n, exponent: r } = parseDecimal(e);
	if (t === 0) return "0";
	let i = t < 0 ? "-" : "";
	return n.length <= r && r <= 21n ? i + n.padEnd(Number(r), "0") : `${i}${n.slice(0, 1)}${n.length > 1 ? "." : ""}${n.slice(1)}e${String(r - 1n)}`;
}
function toInteger({ sign: e, digits: t }) {
	return t === "" ? 0n : BigInt(e) * BigInt(t);
}
function powerModulo(e, t, n) {
	let r = 1n % n;
	for (let [i, a] = [e % n, t]; a > 0n; a >>= 1n) (a & 1n) == 1n && (r = r * i % n), i = i * i % n;
	return r;
}
function isMultiple(e, t) {
	let [n, r] = [parseDecimal(e), parseDecimal(t)];
	if (n.sign === 0) return !0;
	if (r.sign === 0) return !1;
	let scale = (e) => e.exponent - BigInt(e.digits.length), i = scale(n) - scale(r), a = BigInt(r.digits);
	return i >= 0n && toInteger(n) * powerModulo(10n, i, a) % a === 0n;
}
function compareNumbers(e, t) {
	if (e === t) return 0;
	if (At.test(e) && At.test(t)) return Number(e) - Number(t);
	let n = parseDecimal(e), r = parseDecimal(t);
	return n.sign === r.sign ? n.sign === 0 ? 0 : n.exponent === r.exponent ? n.digits === r.digits ? 0 : n.digits < r.digits ? -n.sign : n.sign : n.exponent < r.exponent ? -n.sign : n.sign : n.sign - r.sign;
}
// src/base/terms/term.ts
var RegoNumber = class {
	text;
	constructor(e) {
		this.text = e;
	}
}, RegoSet = class {
	items;
	constructor(e) {
		this.items = e;
	}
}, RegoObject = class {
	entries;
	#e;
	constructor(e) {
		this.entries = e;
	}
	get members() {
		return this.#e ??= new Map(this.entries.filter((e) => typeof e[0] == "string"));
	}
	get(e) {
		return this.members.get(e);
	}
	has(e) {
		return this.members.has(e);
	}
};
const Nt = [
	"null",
	"boolean",
	"number",
	"string",
	"array",
	"object",
	"set"
];
function getTypeName(e) {
	return Nt[typeRank(e)] ?? "null";
}
function typeRank(e) {
	return e === null ? 0 : typeof e == "boolean" ? 1 : typeof e == "string" ? 3 : e instanceof RegoNumber ? 2 : Array.isArray(e) ? 4 : e instanceof RegoObject ? 5 : 6;
}
function compareStrings(e, t) {
	if (e === t) return 0;
	let n = Math.min(e.length, t.length);
	for (let r = 0; r < n; r++) {
		let n = e.charCodeAt(r), i = t.charCodeAt(r);
		if (n === i) continue;
		let a = n >= 55296 && n <= 57343;
		return a === (i >= 55296 && i <= 57343) ? n - i : a ? 1 : -1;
	}
	return e.length - t.length;
}
const Pt = /[\ud800-\uffff]/;
function sortStrings(e) {
	return e.some((e) => Pt.test(e)) ? e.sort(compareStrings) : e.sort();
}
function compareArrays(e, t) {
	let n = Math.min(e.length, t.length);
	for (let r = 0; r < n; r++) {
		let n = compareTerms(e[r], t[r]);
		if (n !== 0) return n;
	}
	return e.length - t.length;
}
function sortedEntries(e) {
	return e.entries.length < 2 ? e.entries : e.entries.toSorted(([e], [t]) => compareTerms(e, t));
}
function sortedItems(e) {
	return e.items.length < 2 ? e.items : e.items.toSorted(compareTerms);
}
function compareTerms(e, t) {
	let n = typeRank(e) - typeRank(t);
	return n === 0 ? typeof e == "string" ? compareStrings(e, t) : e instanceof RegoNumber ? compareNumbers(e.text, t.text) : typeof e == "boolean" ? Number(e) - Number(t) : e === null ? 0 : Array.isArray(e) ? compareArrays(e, t) : e instanceof RegoSet ? compareArrays(sortedItems(e), sortedItems(t)) : compareArrays(sortedEntries(e).flat(), sortedEntries(t).flat()) : n;
}
// src/base/terms/parse-term.ts
const Ft = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y, It = /-?\.\d+(?:[eE][+-]?\d+)?/y, Lt = /[^"\\\u0000-\u001f]*/y, Rt = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y, zt = /^(?:true|false|null|none|undefined|nan|infinity|yes|no)$/i, Bt = /[\p{L}\p{N}_]+/uy, Vt = /\r\n|\n|\r/;
var TermSyntaxError = class extends SyntaxError {
	reason;
	offset;
	line;
	column;
	constructor(e, { offset: t, line: n, column: r }) {
		super(`${e} at line ${String(n)}, column ${String(r)}`), this.name = "TermSyntaxError", this.reason = e, this.offset = t, this.line = n, this.column = r;
	}
}, NumberTooLargeError = class extends TermSyntaxError {
	constructor(e) {
		super(`a number has more than ${R.toLocaleString("en")} digits, or an exponent beyond that`, e), this.name = "NumberTooLargeError";
	}
};
function syntaxErrorCode(e, t) {
	return e instanceof NumberTooLargeError ? "number_too_large" : t;
}
function checkNumbers(e) {
	let t = Buffer.from(e), n = findTooLargeNumber(t);
	if (n !== void 0) throw new NumberTooLargeError(getPosition(e, t.toString("utf8", 0, n).length));
}
function countCharacters(e) {
	let t = e.length;
	for (let n of e.matchAll(/[\ud800-\udbff][\udc00-\udfff]/g)) t--;
	return t;
}
function getPosition(e, t, n = 1) {
	let r = e.slice(0, t).split(Vt);
	return {
		offset: t,
		line: n + r.length - 1,
		column: countCharacters(r.at(-1) ?? "") + 1
	};
}
var TermParser = class {
	#e;
	#t;
	#n;
	#r;
	#i = 0;
	#a = 0;
	constructor(e, t, { firstLine: n = 1, maxDepth: r = Infinity } = {}) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r;
	}
	whole() {
		this.#l(), this.#i === this.#e.length && this.#o("the document is empty");
		let e = this.#f();
		return this.#l(), this.#i < this.#e.length && this.#o(`unexpected ${this.#c()} after the document`), e;
	}
	#o(e) {
		throw new TermSyntaxError(e, getPosition(this.#e, this.#i, this.#n));
	}
	#s(e) {
		this.#o(`unexpected ${this.#c()}, expected ${e}`);
	}
	#c() {
		let e = this.#e.codePointAt(this.#i);
		if (e === void 0) return "end";
		Bt.lastIndex = this.#i;
		let t = Bt.exec(this.#e)?.[0];
		return t === void 0 ? JSON.stringify(String.fromCodePoint(e)) : zt.test(t) ? JSON.stringify(t) : "text";
	}
	#l() {
		for (;;) {
			let e = this.#e.charCodeAt(this.#i);
			if (e === 32 || e === 10 || e === 13 || e === 9) this.#i++;
			else return;
		}
	}
	#u(e) {
		return this.#l(), this.#e[this.#i] === e && (this.#i++, !0);
	}
	#d(e, t) {
		this.#u(e) || this.#s(`"${e}" ${t}`);
	}
	#f() {
		switch (this.#l(), this.#e[this.#i]) {
			case "\"": return this.#x();
			case "`": return this.#t ? this.#s("a value") : this.#T();
			case "[": return this.#m();
			case "{": return this.#O();
			case "t": return this.#h("true", !0);
			case "f": return this.#h("false", !1);
			case "n": return this.#h("null", null);
			case "s": return this.#t ? this.#s("a value") : this.#g();
			default: return this.#v();
		}
	}
	#p() {
		++this.#a > this.#r && this.#o(`nested deeper than ${String(this.#r)} levels`), this.#i++;
	}
	#m() {
		this.#p();
		let e = this.#E([], "]", "array");
		return this.#a--, e;
	}
	#h(e, t) {
		return this.#e.startsWith(e, this.#i) || this.#s("a value"), this.#i += e.length, t;
	}
	#g() {
		return this.#h("set", null), this.#u("(") && this.#u(")") || this.#o("a set is written set() or {1, 2}"), new RegoSet([]);
	}
	#_() {
		let e = this.#i;
		for (let t = this.#e.charCodeAt(e); t >= 48 && t <= 57; t = this.#e.charCodeAt(e)) e++;
		return e;
	}
	#v() {
		let e = this.#_(), t = this.#e.charCodeAt(e);
		if ((t === 44 || t === 93 || t === 125) && e > this.#i && (this.#e.charCodeAt(this.#i) !== 48 || e === this.#i + 1)) return this.#y(this.#e.slice(this.#i, e));
		Ft.lastIndex = this.#i;
		let n = Ft.exec(this.#e)?.[0];
		return n === void 0 ? this.#b() : this.#y(n);
	}
	#y(e) {
		if (e.length > 5 && isTooLargeNumber(e)) throw new NumberTooLargeError(getPosition(this.#e, this.#i, this.#n));
		return this.#i += e.length, new RegoNumber(e);
	}
	#b() {
		It.lastIndex = this.#i;
		let e = It.exec(this.#e)?.[0];
		return (e === void 0 || this.#t) && this.#s("a value"), new RegoNumber(this.#y(e).text.replace(".", "0."));
	}
	#x() {
		let e = this.#i, t = !1;
		for (let n = e + 1; n < this.#e.length; n++) {
			let r = this.#e.charCodeAt(n);
			if (r === 34) return this.#i = n + 1, t ? this.#S(e) : this.#e.slice(e + 1, n);
			if (r === 92) t = !0, n++;
			else if (r < 32) break;
		}
		this.#C(e);
	}
	#S(e) {
		try {
			return JSON.parse(this.#e.slice(e, this.#i)).toWellFormed();
		} catch {
			this.#C(e);
		}
	}
	#C(e) {
		this.#i = e + 1;
		do
			this.#w(Lt);
		while (this.#w(Rt));
		let t = this.#e[this.#i];
		t === void 0 && this.#o("unterminated string"), t === "\\" && this.#o("unknown escape in the string"), this.#o("a control character in a string must be escaped");
	}
	#w(e) {
		e.lastIndex = this.#i;
		let t = e.exec(this.#e)?.[0].length ?? 0;
		return this.#i += t, t > 0;
	}
	#T() {
		let e = this.#e.indexOf("`", this.#i + 1);
		e < 0 && (this.#i = this.#e.length, this.#o("unterminated string"));
		let t = this.#e.slice(this.#i + 1, e);
		return this.#i = e + 1, t;
	}
	#E(e, t, n) {
		for (; !this.#u(t);) if (e.push(this.#f()), this.#u(",")) this.#t && this.#D(t) && this.#s("a value");
		else {
			this.#d(t, `or a comma in the ${n}`);
			break;
		}
		return e;
	}
	#D(e) {
		return this.#l(), this.#e[this.#i] === e;
	}
	#O() {
		this.#p();
		let e = this.#u("}") ? new RegoObject([]) : this.#k();
		return this.#a--, e;
	}
	#k() {
		let e = this.#A();
		return this.#t || this.#D(":") ? this.#j(e) : this.#u("}") ? new RegoSet([e]) : (this.#u(",") || this.#s("\"}\" or a comma in the set"), new RegoSet(this.#E([e], "}", "set")));
	}
	#A() {
		return this.#t && !this.#D("\"") && this.#s("a key in quotes"), this.#f();
	}
	#j(e) {
		let t = [];
		for (let n = e;; n = this.#A()) if (this.#d(":", "after the key"), t.push([n, this.#f()]), this.#u(",")) {
			if (!this.#t && this.#u("}")) break;
		} else {
			this.#d("}", "or a comma in the object");
			break;
		}
		return new RegoObject(t);
	}
};
function parseTerm(e) {
	return new TermParser(e, !1).whole();
}
function parseTermWithin(e, t) {
	return new TermParser(e, !1, { maxDepth: t }).whole();
}
function parseJson(e, t = {}) {
	return new TermParser(e, !0, t).whole();
}
// src/base/terms/term-text.ts
function toCanonicalText(e) {
	return write(e, canonicalNumber, "");
}
function toRegoText(e) {
	return write(e, asWritten, "");
}
function toRegoTextSpaced(e) {
	return write(e, asWritten, " ");
}
function asWritten(e) {
	return e;
}
function write(e, t, n) {
	if (typeof e == "string") return JSON.stringify(e);
	if (e instanceof RegoNumber) return t(e.text);
	if (e === null || typeof e == "boolean") return String(e);
	if (Array.isArray(e)) return `[${writeList(e, t, n)}]`;
	if (e instanceof RegoSet) return e.items.length === 0 ? "set()" : `{${writeList(sortedItems(e), t, n)}}`;
	let r = "";
	for (let [i, a] of sortedEntries(e)) r !== "" && (r += `,${n}`), r += `${write(i, t, n)}:${n}${write(a, t, n)}`;
	return `{${r}}`;
}
function writeList(e, t, n) {
	let r = "";
	for (let i of e) r !== "" && (r += `,${n}`), r += write(i, t, n);
	return r;
}
function jsonKey(e) {
	return typeof e == "string" ? e : toJsonText(e);
}
function toJsonText(e) {
	return typeof e == "string" ? JSON.stringify(e) : e instanceof RegoNumber ? e.text : e === null || typeof e == "boolean" ? String(e) : Array.isArray(e) ? `[${e.map(toJsonText).join(",")}]` : e instanceof RegoSet ? `[${sortedItems(e).map(toJsonText).join(",")}]` : `{${[...new Map(sortedEntries(e).map(([e, t]) => [jsonKey(e), t]))].sort(([e], [t]) => compareStrings(e, t)).map(([e, t]) => `${JSON.stringify(e)}:${toJsonText(t)}`).join(",")}}`;
}
// src/base/terms/call-key.ts
function canonicalArgument(e) {
	switch (e.charCodeAt(0)) {
		case 34:
		case 110:
		case 116:
		case 102: return e;
		case 123:
		case 91:
		case 115: return toCanonicalText(parseTerm(e));
		default: return canonicalNumber(e);
	}
}
function callKey(e, t) {
	return `${e}(${t.map(canonicalArgument).join(",")})`;
}
// src/base/text/percent-escapes.ts
function decodeEscapes(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return;
	}
}
function escapeAll(e) {
	return encodeURIComponent(e).replace(/[!'()*]/g, (e) => `%${e.charCodeAt(0).toString(16).toUpperCase()}`);
}
function decodeEscapedBytes(e) {
	let t = e.split(/((?:%[0-9A-Fa-f]{2})+)/);
	return Buffer.concat(t.map((e, t) => Buffer.from(t % 2 == 0 ? e : e.replaceAll("%", ""), t % 2 == 0 ? "utf8" : "hex")));
}
function basicAuthorization({ username: e, password: t }) {
	let n = [
		decodeEscapedBytes(e),
		Buffer.from(":"),
		decodeEscapedBytes(t)
	];
	return `Basic ${Buffer.concat(n).toString("base64")}`;
}
// src/engine/recording/http-secrets.ts
const Ht = /auth|cookie|token|secret|key|signature|passw|passphrase|credential|session|jwt|assertion|(?:^|[-_])(?:sig|pwd|pass|pin)$|^code$|^x-(?:amz|goog)-/i, Ut = /^(?:bearer|basic|digest|token) +\S|^eyJ[\w-]+\.[\w-]+\.[\w-]*$|-----BEGIN [A-Z ]*PRIVATE KEY/i, Wt = /(?:token|secret|password|passwd|passphrase|(?:api|private|secret|access)[_-]?key)$/i, Gt = /^(?:sig|signature|x-(?:amz|goog)-(?:signature|credential|security-token))$/i, Kt = /^[^\s=&]+=[^\s&]*(?:&[^\s=&]+=[^\s&]*)*$/, qt = /page|next|continu|cursor/i, Jt = /^(?:(?:proxy-)?authorization|cookie|x-auth-key)$/i, Yt = /^((?:bearer|basic|digest|token|apikey) +)(\S.*)$/i;
function mapMembers(e, t) {
	return new RegoObject(e.entries.map(([e, n]) => [e, typeof e == "string" ? t(e, n) : n]));
}
function splitScheme(e) {
	let [, t = "", n = e] = Yt.exec(e) ?? [];
	return {
		scheme: t,
		secret: n
	};
}
function replaceWhole(e, t) {
	let inside = (e) => replaceWhole(e, t);
	return typeof e == "string" || e instanceof RegoNumber ? t(e) : Array.isArray(e) ? e.map(inside) : e instanceof RegoSet ? new RegoSet(e.items.map(inside)) : e instanceof RegoObject ? mapMembers(e, (e, t) => inside(t)) : e;
}
function replaceIn(e, t, n) {
	let inside = (e) => replaceIn(e, t, n);
	return typeof e == "string" ? Ut.test(e) ? n(e) : e : Array.isArray(e) ? e.map(inside) : e instanceof RegoSet ? new RegoSet(e.items.map(inside)) : e instanceof RegoObject ? mapMembers(e, (e, r) => t(e) ? replaceWhole(r, n) : inside(r)) : e;
}
const isRequestSecret = (e) => Ht.test(e), isSecretName = (e) => Wt.test(e) && !qt.test(e);
function replaceInParameters(e, t, n) {
	return e.split("&").map((e) => {
		let r = e.indexOf("="), [i, a] = [e.slice(0, r), e.slice(r + 1)];
		return r > 0 && a !== "" && n(i) ? `${i}=${t(a)}` : e;
	}).join("&");
}
const Xt = /^((?:[a-z][a-z0-9+.-]*:)?[\\/]{2})([^\\/]+)@/i;
function replaceInAddress(e, t, n = isRequestSecret) {
	let [, r = "", i = "", a = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], replaceUser = (e) => e.split(":").map((e) => e === "" ? e : t(e)).join(":"), o = r.replace(Xt, (e, t, n) => `${t}${replaceUser(n)}@`), replace = (e) => e.slice(0, 1) + replaceInParameters(e.slice(1), t, n);
	return o + replace(i) + replace(a);
}
function replaceInBody(e, t, n) {
	return typeof e == "string" ? isRequestSecret(e) || Ut.test(e) ? t(e) : e : replaceIn(e, isRequestSecret, n);
}
function withoutRequestSecrets(e, t) {
	let replace = (e) => {
		if (typeof e != "string") return t(toJsonText(e));
		let { scheme: n, secret: r } = splitScheme(e);
		return r === "" ? e : n + t(r);
	};
	return mapMembers(e, (e, n) => {
		switch (e) {
			case "tls_client_key": return replaceWhole(n, replace);
			case "url": return typeof n == "string" ? replaceInAddress(n, t) : n;
			case "headers": return replaceIn(n, isRequestSecret, replace);
			case "body":
			case "raw_body": return replaceInBody(n, t, replace);
			default: return n;
		}
	});
}
const isSure = (e) => isSecretName(e) || Gt.test(e), isCredentialHeader = (e) => isSecretName(e) || Jt.test(e);
function headerSecrets(e, t) {
	let { scheme: n, secret: r } = splitScheme(t), i = r.split(/[;,&]/).map((e) => {
		let t = e.indexOf("=");
		return {
			word: e.slice(0, Math.max(t, 0)).trim().split(" ").at(-1) ?? "",
			value: e.slice(t + 1).trim()
		};
	});
	if (/^cookie$/i.test(e)) return i.map(({ value: e }) => e).filter(({ length: e }) => e >= 16);
	let a = i.filter(({ word: e }) => isSure(e) || /^response$/i.test(e)), o = /^basic/i.test(n) ? Buffer.from(r, "base64").toString("utf8") : "";
	return [
		r,
		...a.map(({ value: e }) => e.replace(/^"/, "").replace(/"$/, "")),
		o,
		o.slice(o.indexOf(":") + 1)
	].filter(({ length: e }) => e >= 8);
}
function requestSecrets(e) {
	let t = [], take = (e) => (typeof e == "string" && t.push(splitScheme(e).secret), e), n = [], takeHeader = (e, t) => {
		let takeValue = (t) => (typeof t == "string" && append(n, headerSecrets(e, t)), t);
		return isCredentialHeader(e) ? replaceWhole(t, takeValue) : replaceIn(t, isCredentialHeader, takeValue);
	}, takeText = (e) => (t.push(e, decodeEscapes(e) ?? e), e);
	for (let [t, n] of e.entries) if (t === "headers" && n instanceof RegoObject) mapMembers(n, takeHeader);
	else if (t === "tls_client_key") replaceWhole(n, take);
	else if (t === "url" && typeof n == "string") replaceInAddress(n, takeText, isSure);
	else if (t !== "body" && t !== "raw_body") continue;
	else typeof n == "string" ? replaceInParameters(n, takeText, isSure) : replaceIn(n, isSure, take);
	return [...n, ...t.filter((e) => e.length >= 16)];
}
function withoutResponseSecrets(e, t) {
	let n = /* @__PURE__ */ new Map(), replace = (e) => {
		if (typeof e != "string") return e;
		let { scheme: r, secret: i } = splitScheme(e);
		return i.length < 10 ? e : (n.set(i, t(i)), r + t(i));
	}, replaceHeader = (e, n) => /^set-cookie$/i.test(e) ? replaceWhole(n, (e) => typeof e == "string" ? t(e) : e) : /^(?:content-)?location$/i.test(e) ? replaceWhole(n, (e) => typeof e == "string" ? replaceInAddress(e, t) : e) : isSecretName(e) ? replaceWhole(n, replace) : replaceIn(n, isSecretName, replace);
	return mapMembers(mapMembers(e, (e, n) => e === "headers" && n instanceof RegoObject ? mapMembers(n, replaceHeader) : e === "raw_body" && typeof n == "string" && Kt.test(n) ? replaceInParameters(n, (e) => e.length < 10 ? e : t(e), isSecretName) : e === "body" ? replaceIn(n, isSecretName, replace) : n), (e, t) => replaceWhole(t, (e) => typeof e == "string" ? replaceSecrets(e, n) : e));
}
function replaceSecrets(e, t) {
	let inJson = (e) => JSON.stringify(e).slice(1, -1);
	return [...t].reduce((e, [t, n]) => e.replaceAll(t, n).replaceAll(inJson(t), n), e);
}
// src/engine/recording/secret-placeholder.ts
var Zt = /* @__PURE__ */ n({
	PLACEHOLDER: () => $t,
	hidden: () => hidden,
	numberedPlaceholders: () => numberedPlaceholders,
	saltedPlaceholders: () => saltedPlaceholders
});
const Qt = /^\(secret(-[0-9a-f]+)?\)$/, $t = /\(secret(?:-[0-9a-f]+)?\)/g, hidden = () => "(secret)";
function numberedPlaceholders() {
	let e = /* @__PURE__ */ new Map();
	return (t) => {
		if (Qt.test(t)) return t;
		let n = e.get(t) ?? `(secret-${String(e.size + 1)})`;
		return e.set(t, n), n;
	};
}
const en = {
	N: 4096,
	r: 8,
	p: 1
};
function saltedPlaceholders(e) {
	let t = /* @__PURE__ */ new Map();
	return (n) => {
		if (Qt.test(n)) return n;
		let r = t.get(n) ?? `(secret-${(0, A.scryptSync)(n, e, 8, en).toString("hex")})`;
		return t.set(n, r), r;
	};
}
// src/engine/recording/sent-secrets.ts
const tn = hidden(""), nn = [
	[/^io\.jwt\.encode_sign/, 2],
	[/^(?:io\.jwt\.verify_hs|crypto\.hmac\.|providers\.aws\.)/, 1],
	[/^crypto\.(?:parse_private_keys|x509\.parse_rsa_private_key)$/, 0],
	[/^crypto\.x509\.parse_keypair$/, 1]
];
function sentTexts({ name: e, args: t }) {
	let [n] = t;
	if (e === "http.send") return n instanceof RegoObject ? requestSecrets(n) : [];
	let [, r] = t;
	if (e === "io.jwt.decode_verify") return r instanceof RegoObject ? keyTexts(r.get("secret")) : [];
	let [, i] = nn.find(([t]) => t.test(e)) ?? [];
	return i === void 0 ? [] : keyTexts(t[i]);
}
function keyTexts(e) {
	return textsIn(e).filter(({ length: e }) => e >= 16);
}
function textsIn(e) {
	return typeof e == "string" ? [e] : Array.isArray(e) ? e.flatMap(textsIn) : e instanceof RegoObject ? e.entries.flatMap(([, e]) => textsIn(e)) : [];
}
function inJson(e) {
	return JSON.stringify(e).slice(1, -1).replaceAll(/[<>&\u0080-\uffff]/g, (e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
function withoutBackslashes(e) {
	return e.replaceAll("\\", "");
}
function hashAt(e, t) {
	let n = 0;
	for (let r = t; r < t + 4; r++) n = Math.imul(n, 31) + e.charCodeAt(r);
	return n & 65535;
}
function getPositions(e) {
	let t = new Uint32Array(e.length), n = 0;
	for (let r = 0; r < e.length; r++) e[r] !== "\\" && (t[n++] = r);
	return t.subarray(0, n);
}
function base64Forms(e) {
	let t = Buffer.from(e);
	return [
		0,
		1,
		2
	].map((e) => {
		let n = Buffer.concat([Buffer.alloc(e), t]), r = e === 0 ? 0 : Math.ceil(e * 4 / 3), i = Math.floor(n.length / 3) * 4;
		return n.toString("base64").slice(r, i);
	}).flatMap((e) => [e, e.replaceAll("+", "-").replaceAll("/", "_")]);
}
function getForms(e) {
	let t = [
		e,
		inJson(e),
		decodeEscapes(e) ?? e,
		e.replaceAll("%", "%%")
	];
	if (e.length < 12 || !e.isWellFormed()) return t;
	let n = encodeURIComponent(e), r = n.replaceAll(/%[0-9A-F]{2}/g, (e) => e.toLowerCase()), i = Buffer.from(e).toString("hex");
	return [
		...t,
		n,
		r,
		n.replaceAll("%20", "+"),
		i,
		i.toUpperCase()
	].concat(base64Forms(e));
}
var SentSecrets = class {
	#e = /* @__PURE__ */ new Set();
	#t = 0;
	#n = /* @__PURE__ */ new Map();
	#r = /* @__PURE__ */ new Map();
	#i;
	#a = /* @__PURE__ */ new Uint8Array();
	#o;
	#s = 0;
	#c = !1;
	constructor(e, t) {
		this.#o = t, this.add(e);
	}
	add(e) {
		for (let t of e) for (let e of sentTexts(t)) this.#l(e);
	}
	#l(e) {
		if (!(this.#c || this.#e.has(e)) && (this.#e.add(e), this.#t += e.length, this.#c = this.#e.size > 1e4 || this.#t > 1048576, !this.#c)) {
			this.#a.length === 0 && (this.#a = /* @__PURE__ */ new Uint8Array(65536));
			for (let t of getForms(e)) this.#u(t, e);
		}
	}
	#u(e, t) {
		let n = withoutBackslashes(e);
		if (n.length < 4) return;
		let r = this.#n.get(n);
		r === void 0 && (r = {
			secret: t,
			startsEscaped: !1,
			endsEscaped: !1
		}, this.#n.set(n, r), this.#d(n)), r.startsEscaped ||= /^["/\\]/.test(e), r.endsEscaped ||= e.endsWith("\\");
	}
	#d(e) {
		this.#i = void 0, this.#a[hashAt(e, 0)] = 1;
		let t = e.slice(0, 4), n = this.#r.get(t);
		n === void 0 ? this.#r.set(t, [e.length]) : n.includes(e.length) || (n.push(e.length), n.sort((e, t) => t - e));
	}
	get isEmpty() {
		return this.#n.size === 0 && !this.#c;
	}
	inText(e) {
		return this.#f(e, !1);
	}
	inTrace(e) {
		return this.#f(e, !0);
	}
	#f(e, t) {
		if (this.isEmpty || e.length < 4) return e;
		let n = withoutBackslashes(e), r = n.length === e.length ? void 0 : getPositions(e), i = "", a = 0, o = 0;
		for (; o + 4 <= n.length && !this.#c;) {
			let s = this.#a[hashAt(n, o)] === 0 ? void 0 : this.#p(n, o, t);
			if (s === void 0) {
				o++;
				continue;
			}
			let { form: c, length: l } = s, u = r?.[o] ?? o, d = (r?.[o + l - 1] ?? o + l - 1) + 1;
			for (; c.startsEscaped && u > a && e[u - 1] === "\\";) u--;
			for (; c.endsEscaped && e[d] === "\\";) d++;
			i += e.slice(a, u) + this.#o(c.secret), a = d, o += l;
		}
		return this.#c ? tn : i + e.slice(a);
	}
	#p(e, t, n) {
		for (let n of this.#r.get(e.slice(t, t + 4)) ?? []) {
			if (this.#s += 32 + n, this.#s > 1e8) {
				this.#c = !0;
				return;
			}
			let r = this.#n.get(e.slice(t, t + n));
			if (r !== void 0) return {
				form: r,
				length: n
			};
		}
		let r = n ? e.slice(t, t + 40 + 3).indexOf("...") : -1, i = r < 4 ? void 0 : this.#m(e.slice(t, t + r));
		return i && {
			form: i,
			length: r
		};
	}
	#m(e) {
		this.#i ??= [...this.#n.keys()].sort();
		let [t, n] = [0, this.#i.length];
		for (; t < n;) {
			let r = t + n >>> 1;
			(this.#i[r] ?? "") < e ? t = r + 1 : n = r;
		}
		let r = this.#i[t];
		return r?.startsWith(e) === !0 ? this.#n.get(r) : void 0;
	}
	inError(e, t = 0) {
		if (this.isEmpty) return e;
		let n = isError(e) ? readableThrown(e, "a built-in") : e;
		if (!isError(n)) return typeof n == "string" ? this.inText(n) : n;
		let { name: r, cause: i } = n, a = Reflect.get(n, "code"), [o, s] = [String(n.message), String(n.stack ?? "")], c = this.inText(s), inner = (e) => t < 10 ? this.inError(e, t + 1) : void 0, l = inner(i), u = Object.getOwnPropertyDescriptor(n, "errors")?.value, d = Array.isArray(u) ? u : [], f = d.map(inner), p = Error(this.inText(o));
		if (l === i && f.every((e, t) => e === d[t]) && p.message === o && c === s) return n;
		p.stack = c, Object.setPrototypeOf(p, n);
		let m = {
			name: r,
			code: a,
			cause: i,
			errors: u
		}, h = {
			name: r,
			code: a,
			cause: l,
			errors: f
		};
		for (let [e, t] of Object.entries(h)) m[e] !== void 0 && Object.defineProperty(p, e, {
			value: t,
			configurable: !0,
			writable: !0
		});
		return p;
	}
	inTerm(e) {
		return this.isEmpty ? e : typeof e == "string" ? this.inText(e) : Array.isArray(e) ? e.map((e) => this.inTerm(e)) : e instanceof RegoSet ? new RegoSet(e.items.map((e) => this.inTerm(e))) : e instanceof RegoObject ? new RegoObject(e.entries.map(([e, t]) => [e, this.inTerm(t)])) : e;
	}
	inJson(e) {
		return this.isEmpty ? e : typeof e == "string" ? this.inText(e) : Array.isArray(e) ? e.map((e) => this.inJson(e)) : typeof e != "object" || !e ? e : Object.fromEntries(Object.entries(e).map(([e, t]) => [e, this.inJson(t)]));
	}
};
// src/engine/recording/call-secrets.ts
const rn = /^(?:io\.jwt\.|providers\.aws\.|crypto\.hmac\.|crypto\.parse_private_keys$|crypto\.x509\.parse_(?:keypair|rsa_private_key)$)/, an = /^io\.jwt\.encode_sign/;
function mayHoldSecrets(e) {
	return e === "http.send" || rn.test(e);
}
function replaceTexts(e, t) {
	return typeof e == "string" ? e === "" ? e : t(e) : e === null || typeof e == "boolean" || e instanceof RegoNumber ? e : Array.isArray(e) ? e.map((e) => replaceTexts(e, t)) : e instanceof RegoSet ? new RegoSet(e.items.map((e) => replaceTexts(e, t))) : new RegoObject(e.entries.map(([e, n]) => [e, replaceTexts(n, t)]));
}
function withoutSecrets(e, t, n = hidden) {
	if (rn.test(e)) return t.map((e) => replaceTexts(e, n));
	let [r, ...i] = t;
	return e !== "http.send" || !(r instanceof RegoObject) ? [...t] : [new SentSecrets([{
		name: e,
		args: t
	}], n).inTerm(withoutRequestSecrets(r, n)), ...i];
}
function answerWithoutSecrets(e, t, n) {
	return an.test(e) ? replaceTexts(t, n) : e === "http.send" && t instanceof RegoObject ? withoutResponseSecrets(t, n) : t;
}
// src/engine/recording/is-recording.ts
const on = /* @__PURE__ */ new WeakSet();
function markRecording(e) {
	on.add(e);
}
function isRecording(e) {
	return typeof e == "object" && !!e && on.has(e);
}
// src/base/host/working-folder.ts
function workingFolder() {
	return process.cwd();
}
// src/base/terms/json-space.ts
const sn = 4096, cn = sn / 2, z = 65536, ln = Buffer.from(" ");
async function joinParts(e, t = new Turns()) {
	let n = e.reduce((e, { length: t }) => e + t, 0), r = n < 262144 ? Buffer.allocUnsafe(n) : Buffer.from(new SharedArrayBuffer(n)), i = 0;
	for (let n of e) for (let e = 0; e < n.length; e += z) {
		let a = n.subarray(e, e + z);
		r.set(a, i), i += a.length, t.isOver && await t.next();
	}
	return r;
}
async function convertText(e, t, n) {
	let r = [];
	for (let i = 0; i < e.length;) {
		let a = i + z;
		(e.charCodeAt(a - 1) & 64512) == 55296 && a++, r.push(Buffer.from(n(e.slice(i, a)))), i = a, t.isOver && await t.next();
	}
	return r;
}
async function encodeText(e, t = new Turns()) {
	return joinParts(await convertText(e, t, (e) => e), t);
}
async function shortenSpace(e, t, n) {
	let r = [], i = [];
	if (mayHaveLongRun(e)) {
		let [a, o, s, c] = [
			0,
			0,
			0,
			0
		];
		for (; a < e.length;) {
			let l = a;
			for (; isSpace(e[a]);) a++, a % z == 0 && t.isOver && await t.next();
			a - l >= sn ? (r.push(e.subarray(o, l), ln), o = a, s += a - l - 1, i.push({
				at: a - s,
				removed: s
			})) : a === l && (a = e[a] === 34 ? endOfString(e, a, a + n) : a + 1), a - c < z || (c = a, t.isOver && await t.next());
		}
		r.length > 0 && r.push(e.subarray(o));
	}
	return {
		bytes: r.length === 0 ? e : await joinParts(r, t),
		toOffset: (e) => e + (i.findLast((t) => t.at <= e)?.removed ?? 0)
	};
}
function mayHaveLongRun(e) {
	for (let t = cn; t < e.length; t += cn) if (isSpace(e[t]) && isSpace(e[t - cn])) return !0;
	return !1;
}
// src/base/terms/json-slice.ts
var B = class JsonSlice {
	#e;
	#t;
	#n;
	#r;
	#i;
	#a;
	constructor(e, t, n, { at: r = t, ends: i } = {}) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r, this.#i = i;
	}
	static of(e, t) {
		let n = asBuffer(e), r = n.length;
		for (; (n[r - 1] ?? 34) <= 32;) r--;
		return new JsonSlice(n, skipSpace(n, 0), r, { ends: t });
	}
	get bytes() {
		return this.#e.subarray(this.#t, this.#n);
	}
	get text() {
		return this.#e.toString("utf8", this.#t, this.#n);
	}
	get at() {
		return this.#r;
	}
	get isObject() {
		return this.#e[this.#t] === 123;
	}
	get isArray() {
		return this.#e[this.#t] === 91;
	}
	get isNull() {
		return this.#e[this.#t] === 110;
	}
	get members() {
		return this.#a ??= new Map(this.isObject ? this.#o() : []);
	}
	async readMembers(e, t) {
		let n = /* @__PURE__ */ new Map();
		for (let [r, i] of this.isObject ? this.#o() : []) {
			if (n.set(r, i), n.size > t) return !1;
			e.isOver && await e.next();
		}
		return this.#a = n, !0;
	}
	*#o() {
		let e = this.#e, t = nextToken(e, this.#t + 1);
		for (; e[t] !== 125;) {
			let n = endOfString(e, t), r = stringAt(e, t + 1, n - 1), i = nextToken(e, n), a = new JsonSlice(e, i, this.#i?.get(i) ?? endOfValue(e, i), { at: t });
			yield [r, a], t = nextToken(e, a.#n);
		}
	}
	*elements() {
		if (!this.isArray) return;
		let e = this.#e, t = nextToken(e, this.#t + 1);
		for (; e[t] !== 93;) {
			let n = new JsonSlice(e, t, endOfValue(e, t));
			yield n, t = nextToken(e, n.#n);
		}
	}
};
function getMembers(e) {
	return e instanceof B ? e.isObject ? e.members : void 0 : e;
}
function* partsOf(e) {
	if (e instanceof B) {
		yield e.bytes;
		return;
	}
	let t = "{";
	for (let [n, r] of e) yield Buffer.from(`${t}${JSON.stringify(n)}:`), yield* partsOf(r), t = ",";
	yield Buffer.from(e.size === 0 ? "{}" : "}");
}
function toJsonBytes(e) {
	return e instanceof B ? e.bytes : Buffer.concat([...partsOf(e)]);
}
async function readJsonBytes(e, t) {
	if (e instanceof B) return e.bytes;
	let n = [];
	for (let r of partsOf(e)) n.push(r), t.isOver && await t.next();
	return joinParts(n, t);
}
// src/trust/verify/is-envelope.ts
const un = [
	"\"payloadType\"",
	"\"dsseEnvelope\"",
	"\\u"
].map((e) => Buffer.from(e));
function mayBeEnvelope(e) {
	let t = asBuffer(e);
	return un.some((e) => t.includes(e));
}
function isEnvelope({ members: e }) {
	return e.has("payloadType") && (e.has("payload") || e.has("signatures")) || e.get("dsseEnvelope")?.isNull === !1;
}
// src/base/text/counted.ts
function counted(e, t, n = `${t}s`) {
	return `${String(e)} ${e === 1 ? t : n}`;
}
// src/base/terms/value-steps.ts
const dn = 2 ** 24;
var TooManyValues = class extends RangeError {
	constructor() {
		super(`has more than ${dn.toLocaleString("en")} values, each counted wherever it is`);
	}
};
const [fn, pn] = [128, 4096];
var ValueSteps = class {
	left = 0;
	#e = 0;
	#t = 0;
	#n = 0;
	#r;
	constructor(e = checkReading) {
		this.#r = e, this.begin();
	}
	begin() {
		this.left = this.#e = this.#t = fn, this.#n = 0;
	}
	look() {
		if (this.#t >= dn) throw new TooManyValues();
		this.#r();
		let e = performance.now(), t = this.#n === 0 || e - this.#n < 1;
		this.#n = e, this.#e = t ? Math.min(2 * this.#e, pn, dn - this.#t) : 1, this.#t += this.#e, this.left = this.#e - 1;
	}
}, NotJsonError = class extends TypeError {
	path;
	code;
	constructor(e, t, n) {
		super(`${e} at ${t} is not a JSON value`), this.name = "NotJsonError", this.path = t, this.code = n;
	}
};
function whyTooLarge(e, t) {
	if (e instanceof TooManyValues) return `${e.message}; ${t}`;
	if (isErrorOf(e, "RangeError")) return e.message.startsWith("Maximum call stack size exceeded") ? "is nested too deeply" : e.message === "Invalid string length" ? `has a longer JSON text than a string can hold; ${t}` : void 0;
}
function getToJson(e) {
	let t = "toJSON" in e ? e.toJSON : void 0;
	return typeof t == "function" ? (n) => Reflect.apply(t, e, [n]) : void 0;
}
function isRawJson(e) {
	return JSON.isRawJSON?.(e) === !0;
}
function isPlainObject(e, t) {
	return t === Object.prototype || t === null && !isRawJson(e);
}
function isPlainRealm() {
	return Object.keys(Object.prototype).length === 0 && Array.prototype.toJSON === void 0;
}
const mn = /^[A-Za-z_$][\w$]*$/;
function pathText(e) {
	return e.reduce((e, t) => typeof t == "number" ? `${e}[${String(t)}]` : mn.test(t) ? `${e}.${t}` : `${e}[${JSON.stringify(t)}]`, "$");
}
function isPlainLeaf(e) {
	return typeof e == "string" || typeof e == "boolean" || typeof e == "number" && Number.isFinite(e) || e === null;
}
var PlainCopy = class {
	isPlain = !0;
	isDeep = !1;
	#e = new ValueSteps();
	take(e, t) {
		if (--this.#e.left < 0 && this.#e.look(), isPlainLeaf(e)) return e;
		if (t > 100 && (this.isDeep = !0), typeof e == "object" && e && !this.isDeep && !("toJSON" in e)) {
			if (Array.isArray(e)) return this.#t(e, t);
			if (isPlainObject(e, Object.getPrototypeOf(e))) return this.#n(e, t);
		}
		return this.isPlain = !1, e;
	}
	#t(e, t) {
		let { length: n } = e, r = Array(n);
		for (let i = 0; i < n && (r[i] = this.take(e[i], t + 1), r[i] !== void 0); i++);
		return r;
	}
	#n(e, t) {
		let n = {};
		for (let r in e) {
			let i = e[r];
			if (i === void 0) continue;
			let a = this.take(i, t + 1);
			r === "__proto__" ? Object.defineProperty(n, r, {
				value: a,
				enumerable: !0
			}) : n[r] = a;
		}
		return n;
	}
}, ValueWriter$1 = class {
	#e = [];
	#t = /* @__PURE__ */ new Set();
	#n = new ValueSteps();
	#r(e, t = "input_invalid") {
		throw new NotJsonError(e, pathText(this.#e), t);
	}
	#i(e) {
		return isTooLargeNumber(e) ? this.#o() : e;
	}
	#a(e) {
		return BigInt.asIntN(12e4, e) === e ? this.#i(e.toString()) : this.#o();
	}
	#o() {
		this.#r(`a number of more than ${R.toLocaleString("en")} digits`, "number_too_large");
	}
	#s(e) {
		if (isPlainObject(e, Object.getPrototypeOf(e))) return;
		let t = Object.prototype.toString.call(e).slice(8, -1);
		t !== "Object" && this.#r(`a ${t}`);
	}
	write(e) {
		switch (--this.#n.left < 0 && this.#n.look(), typeof e) {
			case "string": return JSON.stringify(e.toWellFormed());
			case "bigint": return this.#a(e);
			case "boolean": return String(e);
			case "number": return Number.isFinite(e) ? JSON.stringify(e) : this.#r(String(e));
			case "object": return e === null ? "null" : this.#c(e);
			case "undefined": return this.#r("undefined");
			default: return this.#r(`a ${typeof e}`);
		}
	}
	#c(e) {
		let t = getToJson(e);
		if (t === void 0) return this.#l(e);
		isDate(e) && Number.isNaN(e.getTime()) && this.#r("an invalid Date");
		let n = t(String(this.#e.at(-1) ?? ""));
		return typeof n == "object" && n ? this.#l(n) : this.write(n);
	}
	#l(e) {
		if (isRawJson(e)) return e.rawJSON.startsWith("\"") ? this.write(JSON.parse(e.rawJSON)) : this.#i(e.rawJSON);
		this.#t.has(e) && this.#r("a cycle"), this.#t.add(e);
		let t = Array.isArray(e) ? this.#u(e) : this.#d(e);
		return this.#t.delete(e), t;
	}
	#u(e) {
		let t = [];
		for (let n = 0; n < e.length; n++) this.#e.push(n), t.push(this.write(e[n])), this.#e.pop();
		return `[${t.join(",")}]`;
	}
	#d(e) {
		this.#s(e);
		let t = [];
		for (let [n, r] of Object.entries(e)) r !== void 0 && (this.#e.push(n), t.push(`${JSON.stringify(n.toWellFormed())}:${this.write(r)}`), this.#e.pop());
		return `{${t.join(",")}}`;
	}
};
function toStrictJson(e) {
	try {
		return isPlainRealm() ? writePlainly(e) : writeStrictly(e);
	} catch (t) {
		throw giveUpAll(e), t;
	}
}
function writePlainly(e) {
	let t = new PlainCopy(), n = t.take(e, 0);
	if (t.isDeep) return writeStrictly(e);
	if (!t.isPlain) return writeStrictly(n);
	let r = JSON.stringify(n);
	return r.includes("\\ud") ? writeStrictly(n) : r;
}
function writeStrictly(e) {
	return new ValueWriter$1().write(e);
}
// src/base/error-subject.ts
const hn = /* @__PURE__ */ new WeakMap();
function about(e, t) {
	return hn.set(t, e), t;
}
function getSubject(e) {
	return hn.get(e);
}
function isFileSource(e) {
	return isObject(e) && holds(() => "path" in e && typeof e.path == "string");
}
async function unreadable(e, t, n, r, i = "") {
	let { isMissing: a, why: o } = await explainFailure(t, n, r), s = a ? i : "";
	return about(t, new DocumentError(`${e} ${shownSource(t)} cannot be read: ${o}${s}`, {
		code: a ? "document_not_found" : "document_unreadable",
		document: shownSource(t),
		cause: shownCause(t, n)
	}));
}
async function readFileSource(e, { path: t }, n, r = 16777216) {
	try {
		return await readSmallFile(_(n, t), r);
	} catch (r) {
		throw await unreadable(e, t, r, n);
	}
}
// src/trust/verify/artifact.ts
const gn = {
	sha256: 64,
	sha384: 96,
	sha512: 128
}, _n = Object.keys(gn);
function isStrong(e) {
	return Object.hasOwn(gn, e);
}
function finish(e, t, n, r) {
	return {
		name: e,
		isFile: t,
		digests: new Map(_n.map((e, t) => [e, n[t]?.digest("hex") ?? ""])),
		read: r
	};
}
function adviceOn(e) {
	let [t] = Object.entries(gn).find(([, t]) => t === e.length) ?? [];
	return t !== void 0 && /^[0-9a-f]+$/i.test(e) ? `; as a digest it is ${t}:${e}` : "";
}
async function digestFile(e, t) {
	let n = _(t, e), r = _n.map((e) => (0, A.createHash)(e));
	try {
		let e = await openToRead(n);
		if (!e.status.isFile() && !e.status.isFIFO()) throw await I(e.fd), TypeError("it is neither a regular file nor a pipe");
		for await (let t of readStream(e)) for (let e of r) e.update(t);
	} catch (n) {
		throw await unreadable("the artifact", e, n, t, adviceOn(e));
	}
	return finish(e, !0, r, () => readFileSource("the artifact", { path: e }, t, Infinity));
}
async function readArtifact(e, t) {
	if (isBytes(e)) return finish("given", !1, _n.map((t) => (0, A.createHash)(t).update(e)), () => Promise.resolve(e));
	if (typeof e != "string") return digestFile(e.path, t);
	let [, n = "", r = ""] = /^([a-z0-9_]+):([0-9a-f]+)$/i.exec(e) ?? [], i = n.toLowerCase();
	if (!isStrong(i) || r.length !== gn[i]) throw invalidConfig$1(`the artifact ${JSON.stringify(e)} is not a digest such as sha256:…; ${_n.join(", ")} are supported`);
	let a = r.toLowerCase();
	return {
		name: `${i}:${a}`,
		isFile: !1,
		digests: /* @__PURE__ */ new Map([[i, a]])
	};
}
function isDigestText(e) {
	return /^(?:sha|md|blake|ripemd)[a-z0-9_-]*:[^/\\]*$/i.test(e);
}
// src/base/terms/json-value.ts
const vn = /^-?\d+$/;
function toNumber$1(e, t) {
	let n = Number(e);
	return Number.isSafeInteger(n) ? n : Number.isFinite(n) ? t && vn.test(e) ? BigInt(e) : n : (t ? integerOfNumber(e) : void 0) ?? failNumber();
}
function failNumber() {
	throw new EvaluationError("a number of the policy is beyond 1.8e308, the largest number of JavaScript; pass bigint: true to get integers exactly", { code: "number_too_large" });
}
function mayHaveLargeNumber(e) {
	return mayHaveLargeExponent(e) || hasLongNumber(e, 200);
}
function setMember(e, t, n) {
	t === "__proto__" ? Object.defineProperty(e, t, {
		value: n,
		enumerable: !0,
		configurable: !0,
		writable: !0
	}) : e[t] = n;
}
function toJsonValue(e, t = {}) {
	try {
		return toValue$1(e, t);
	} catch (e) {
		throw isErrorOf(e, "RangeError") ? e : readingError("toJsonValue", "the term", e);
	}
}
function toValue$1(e, t) {
	if (typeof e == "string" || e === null || typeof e == "boolean") return e;
	if (e instanceof RegoNumber) return toNumber$1(e.text, t.bigint ?? !1);
	if (Array.isArray(e)) return e.map((e) => toValue$1(e, t));
	if (e instanceof RegoSet) return sortedItems(e).map((e) => toValue$1(e, t));
	if (!(e instanceof RegoObject)) throw new EvaluationError("toJsonValue: the term must be a value of a result, such as that of a finding", { code: "input_invalid" });
	let n = {};
	for (let [r, i] of sortedEntries(e)) setMember(n, jsonKey(r), toValue$1(i, t));
	return n;
}
function mayHaveTextOfKeys(e) {
	return e.includes("\\\"") && (e.includes("\"[") || e.includes("\"{"));
}
// src/base/pick.ts
function pick(e, ...t) {
	return Object.fromEntries(t.map((t) => [t, e[t]]));
}
function defined(e) {
	let t = Object.entries(e).filter(([, e]) => e !== void 0);
	return Object.fromEntries(t);
}
// src/base/text/lock-option.ts
const yn = {
	path: E,
	pins: T
}, bn = rule("a path or an object", (e) => typeof e == "string" || D[1](e));
function toLockOptions(e) {
	let { path: t, pins: n = !0 } = typeof e == "string" ? { path: e } : mergeOptions("lock", e, yn);
	if (t === void 0) throw invalidConfig$1("lock: the path is missing");
	return {
		path: t,
		pins: n
	};
}
// src/engine/rounds/check-options.ts
const xn = rule("a Recording", isRecording), V = {
	entrypoint: E,
	shownAs: E,
	decisionId: E,
	signal: we,
	timeoutMs: be,
	leftMs: be,
	interrupt: T,
	now: Ce,
	seed: E,
	speculate: T,
	strictBuiltinErrors: T,
	requireAnswers: T,
	bigint: T,
	inputFormat: oneOf("json", "rego"),
	verification: _e,
	maxCalls: O,
	onRecording: ye
}, Sn = {
	inputFormat: V.inputFormat,
	data: _e
}, Cn = rule("an object with revisions", (e) => isObject(e) && "revisions" in e && isTextList(e.revisions)), wn = rule("an object or false", (e) => e === !1 || D[1](e)), Tn = {
	builtins: Te,
	allowNet: rule("a list of hosts", isTextList),
	httpCacheBytes: O,
	runtime: D,
	verify: wn,
	data: _e,
	origin: Cn,
	entrypoint: rule("a name or a list of names", (e) => typeof e == "string" || isTextList(e)),
	maxMemoryBytes: Se,
	allowSkippedFiles: T,
	maxBundleBytes: O,
	lock: bn,
	cwd: E,
	optimize: oneOf(0, 1, 2),
	regoVersion: oneOf("v0", "v1"),
	recompile: T,
	synchronous: T,
	isolation: oneOf("none", "worker"),
	maxWorkers: O,
	compileTimeoutMs: be,
	replay: xn,
	defaults: D,
	signal: we
}, En = {
	...pick(Tn, "builtins", "entrypoint", "allowSkippedFiles", "maxBundleBytes", "lock", "cwd", "optimize", "regoVersion", "compileTimeoutMs", "signal"),
	schema: ve,
	verify: wn
};
function toEvaluateOptions(e, t) {
	return e === void 0 ? t : mergeOptions("evaluate", e, V, t);
}
const { verification: Dn, onRecording: On, ...kn } = V, An = {
	...kn,
	concurrency: O
};
function toEvaluateAllOptions(e, t) {
	return mergeOptions("evaluateAll", e, An, t);
}
function toPrepareOptions(e, { inputFormat: t }) {
	return mergeOptions("prepare", e, Sn, t === void 0 ? {} : { inputFormat: t });
}
function toLoadPolicyOptions(e) {
	let t = mergeOptions("loadPolicy", e, Tn);
	if (t.defaults !== void 0 && (t.defaults = mergeOptions("loadPolicy's defaults", t.defaults, V)), t.isolation === "worker" && t.synchronous === !0) throw invalidConfig$1(message`${caller("loadPolicy")}${optionNamed("synchronous")} and ${option("isolation", "\"worker\"")} exclude each other: a worker is waited for`);
	return t;
}
function checkCompileOptions(e) {
	mergeOptions("compilePolicy", e, En);
}
function checkOpaWasmOptions(e) {
	mergeOptions("loadPolicy", e, pick(Tn, "builtins", "allowNet", "runtime"));
}
function checkBundleOptions(e) {
	mergeOptions("buildBundle", e, {
		...En,
		revision: E,
		sign: D
	});
}
// src/base/text/lfs-pointer.ts
const jn = new TextEncoder().encode("version https://git-lfs.github.com/spec/v1"), [Mn, Nn] = [10, 13], Pn = "is a pointer of Git LFS in the place of a file that is not downloaded: run `git lfs pull`, or check out with LFS";
function isLfsPointer(e) {
	let t = e[jn.length];
	return (t === Mn || t === Nn) && jn.every((t, n) => e[n] === t);
}
function isWide(e) {
	return e.subarray(0, 1024).includes(0);
}
function whyNotUtf8(e) {
	return e[0] === 31 && e[1] === 139 ? "is compressed by gzip: decompress it" : e[0] === 255 && e[1] === 254 || e[0] === 254 && e[1] === 255 || e.subarray(0, 2).includes(0) ? "is UTF-16 text: save it as UTF-8" : isWide(e) ? "has NUL characters, so it is not UTF-8 text" : "is not UTF-8 text";
}
// src/base/async/guarded-run.ts
var Fn = /* @__PURE__ */ n({
	GUARD_MARGIN_MS: () => 20,
	RunInterrupted: () => RunInterrupted,
	RunTimeout: () => RunTimeout,
	hasInterruptListeners: () => hasInterruptListeners,
	onEndingSignal: () => onEndingSignal,
	runGuarded: () => runGuarded,
	settleSignals: () => settleSignals
});
const In = 20;
var RunTimeout = class extends Error {}, RunInterrupted = class extends Error {};
let H;
const U = /* @__PURE__ */ new Map();
function onEndingSignal(e, t) {
	return U.set(e, t), process.on(e, t), () => {
		U.delete(e), process.off(e, t);
	};
}
function hasInterruptListeners() {
	return process.listenerCount("SIGINT") > 0;
}
async function settleSignals() {
	U.size > 0 && await nextTurn();
}
function leaveSignals() {
	for (let [e, t] of U) process.off(e, t);
	return () => {
		for (let [e, t] of U) process.on(e, t);
	};
}
function createGuard() {
	let e = { run: void 0 };
	return {
		sandbox: e,
		context: ne(e),
		script: new te("run()")
	};
}
function runGuarded(e, t, n = !1, r = hasInterruptListeners()) {
	H ??= createGuard();
	let i = n ? leaveSignals() : void 0, a = saveLimit(), o;
	H.sandbox.run = () => {
		o = { value: e() };
	};
	try {
		H.script.runInContext(H.context, {
			timeout: Math.max(1, Math.ceil(t)),
			breakOnSigint: r,
			displayErrors: !1
		});
	} catch (e) {
		let t = typeof e == "object" && e && "code" in e ? e.code : void 0;
		throw t === "ERR_SCRIPT_EXECUTION_TIMEOUT" ? new RunTimeout("the run took too long") : t === "ERR_SCRIPT_EXECUTION_INTERRUPTED" ? (process.emit("SIGINT", "SIGINT"), new RunInterrupted("SIGINT ended the run")) : e;
	} finally {
		H.sandbox.run = void 0, a(), i?.();
	}
	if (o === void 0) throw new RunTimeout("the run did not finish");
	return o.value;
}
// src/base/async/within-time.ts
async function withinTime(e, { interrupt: t, ...n }, r) {
	if (t === !1) return r();
	await settleSignals();
	let { leftMs: i, timedOut: a } = workLimit(e, n);
	try {
		return runGuarded(r, i, !0);
	} catch (t) {
		throw t instanceof RunTimeout ? a() : t instanceof RunInterrupted ? wasAborted(e, t) : t;
	}
}
const Ln = 262144;
async function readWithinTime(e, t, { timeoutMs: n = defaultLimitMs(6e4), ...r }, i) {
	return t < 262144 ? i() : withinTime(e, {
		...r,
		timeoutMs: n
	}, i);
}
// \0builtin:buffer
var Rn = /* @__PURE__ */ e(((e, t) => {
	t.exports = process.getBuiltinModule("node:buffer");
})), zn = Rn();
function isHexDigit(e) {
	if (e === void 0) return !1;
	let t = e | 32;
	return e >= 48 && e <= 57 || t >= 97 && t <= 102;
}
function skipEscape(e, t, n) {
	switch (e[t + 1]) {
		case 34:
		case 92:
		case 47:
		case 98:
		case 102:
		case 110:
		case 114:
		case 116: return t + 2;
		case 117: break;
		default: return -1;
	}
	for (let n = t + 2; n < t + 6; n++) if (!isHexDigit(e[n])) return -1;
	return ((e[t + 2] ?? 0) | 32) == 100 && (e[t + 3] ?? 0) >= 56 && !n ? -1 : t + 6;
}
function skipString(e, t, n, r) {
	let i = t + r;
	for (;;) {
		t = skipPlain(e, t, i);
		let r = e[t];
		if (r === 34) return t + 1;
		if (t >= i) return -2;
		if (r !== 92 || (t = skipEscape(e, t, n), t < 0)) return -1;
	}
}
function skipKey(e, t, n, r) {
	return e[t] === 34 ? (t = skipString(e, t + 1, n, r), t < 0 ? t : (t = skipSpace(e, t), e[t] === 58 ? skipSpace(e, t + 1) : -1)) : -1;
}
const Bn = new Uint8Array(Fe);
function isPlainJsonText(e) {
	return new PlainJsonScan(e, { closers: Bn }).run(e.length) === !0;
}
function isJsonText(e) {
	return new PlainJsonScan(e, {
		closers: new Uint8Array(e.length),
		anyEscape: !0
	}).run(e.length) === !0;
}
var PlainJsonScan = class {
	ends = /* @__PURE__ */ new Map();
	#e;
	#t;
	#n;
	#r;
	#i = 0;
	#a = 0;
	#o;
	#s = 0;
	#c = !1;
	#l = !1;
	#u;
	constructor(e, { closers: t = new Uint8Array(Fe), anyEscape: n = !1, maxStringBytes: r = 2 ** 53 - 1 } = {}) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r, this.#o = skipSpace(e, 0);
	}
	get at() {
		return this.#o;
	}
	get opening() {
		return (this.#i === 0 ? [] : [...this.#t.subarray(1, this.#i), this.#a]).map((e) => e === 125 ? "{\"\":" : "[0,").join("");
	}
	get end() {
		return this.#u;
	}
	get isTooDeep() {
		return this.#c;
	}
	get hasLongString() {
		return this.#l;
	}
	run(e) {
		let t = this.#e, n = this.#t, r = this.#n, i = this.#r, a = this.#i, o = this.#a, s = this.#o, c, l, u, d = !1;
		for (;;) {
			if (c = a, l = o, u = s, s > e) {
				d = void 0;
				break;
			}
			let f = t[s];
			if (f === 123 || f === 91) {
				if (a === n.length) {
					this.#c = !0;
					break;
				}
				if (a === 1 && (this.#s = s), n[a++] = o, o = f + 2, s = skipSpace(t, s + 1), t[s] !== o) {
					if (o === 125 && (s = skipKey(t, s, r, i)), s < 0) break;
					continue;
				}
			} else {
				if (s = f === 34 ? skipString(t, s + 1, r, i) : skipLiteral(t, s, R), s < 0) break;
				s = skipSpace(t, s);
			}
			for (; a > 0 && t[s] === o;) o = n[--a], a === 1 && s - this.#s > 65536 && this.ends.set(this.#s, s + 1), s = skipSpace(t, s + 1);
			if (a === 0) {
				this.#u = s, d = s === t.length && (0, zn.isUtf8)(t);
				break;
			}
			if (t[s] !== 44 || (s = skipSpace(t, s + 1), o === 125 && (s = skipKey(t, s, r, i)), s < 0)) break;
		}
		return this.#l = s === -2, this.#i = c, this.#a = l, this.#o = u, d;
	}
};
// src/base/text/reference.ts
function formatReference(e, t) {
	return `${e}${t.map((e) => typeof e == "string" ? /^[A-Za-z_]\w*$/.test(e) ? `.${e}` : `[${JSON.stringify(e)}]` : `[${e.text}]`).join("")}`;
}
// src/engine/source/data-conflicts.ts
const Vn = /^(?:0|[1-9]\d*)$/;
function takenPath(e, t) {
	let n = e;
	for (let [e, r] of t.entries()) {
		let i = getMembers(n), a = i === void 0 ? getElement(n, r) : i.get(r);
		if (a === void 0) return i === void 0 ? t.slice(0, e) : void 0;
		n = a;
	}
	return t;
}
function getElement(e, t) {
	if (!(e instanceof B) || !Vn.test(t)) return;
	let n = 0;
	for (let r of e.elements()) if (n++ === Number(t)) return r;
}
function findDataConflicts(e, t) {
	return e.flatMap((e) => {
		let n = takenPath(t, e.path);
		return n === void 0 ? [] : [{
			document: e,
			path: n
		}];
	});
}
function describeConflict({ document: { rule: e, location: t }, path: n }, r) {
	let i = t === void 0 ? "" : ` at ${t.file}:${String(t.row)}`, a = r === void 0 ? "" : ` (${r})`;
	return `the data has a value at ${formatReference("data", n)}${a}, which would be hidden by the rule ${e}${i}`;
}
// opa-core/message-words.json
var Hn = /* @__PURE__ */ "--allow-net,--offline,ASN.1,AWS,Argument,Array,CA,CIDR,Cannot,CurrentTime,DER,DNSName,Delete,Directive,EC,ECDH,ECDSA,EOF,EdDSA,Error,Expected,Field,Fragment,Get,Go,Got,GraphQL,HTTP,Head,IP,IPv4,IPv6,ISO,Interface,JSON,JSON-Patch,JWE,JWK,JWS,JWT,Key,KeyUsages,Kty,MaxConstraintComparisons,NaN,Name,OID,Object,Options,PEM,PEM-encoded,PKCS#1,PKCS#8,Patch,Post,Put,RFC,RFC3339,RSA,Reference,SAN,SHA-256,Schema,SemVer,Set,Syntax,TLS,Test,Type,URL,UTC,UTF,UTF-8,Undefined,Unexpected,Unknown,Value,Variable,Wasm,Wrong,a,able,add,adding,address,addresses,after,alg,algorithm,algorithms,alias,allowNet,allowed,already,amount,an,anchor,append,are,argument,arguments,array,array[string,as,asn1,at,attribute,authority,authorization,aws_access_key,aws_region,aws_secret_access_key,aws_service,aws_session_token,back,backslash,bad,base64,base64url,be,before,beginning,between,big,bit,blank,block,body,bool,boolean,both,bounds,braces,broken,built-in,but,by,byte,bytes,cache,cache_ignored_headers,caching_mode,call,called,caller,calling,calls,can't,canceled,cancelled,cannot,case,cast,cert,certificate,certificateRequest,certificates,chain,chains,character,characters,child,class,close,closed,closing,code,colon,column,compiler,compiling,composite,comprehension,config,conflict,conflicting,connect,connection,constraint,constraints,contain,contained,containing,content,context,control,conversion,convert,copy,could,couldn't,counter,create,crit,curve,cycle,data,date,day,deadline,decimal,declaration,declared,decode,decoded,decoding,deep,defined,definition,delete,deleted,delimiter,depth,derive,dial,did,different,directive,disable_payload_signing,disabled,disallowed,divide,do,document,documents,does,doesn't,don't,duplicate,duplicated,duration,during,either,element,empty,enable_redirect,encode,encoded,encoding,encoding/hex,encountered,encryption,end,entries,entry,enum,eof,equal,error,errors,escape,eval_builtin_error,eval_cancel_error,eval_conflict_error,eval_http_send_internal_error,eval_http_send_network_error,eval_internal_error,eval_type_error,eval_with_merge_error,evaluation,exactly,exceeded,exceeds,executed,execution,exhausted,exist,existing,exists,exp,expect,expected,expecting,expired,exponent,expression,external,extra,extract,fail,failed,false,few,field,file,filepath,filter,find,first,fixed,flag,flags,float,float64,floating-point,flow,for,force_cache,force_cache_duration_seconds,force_json_decode,force_yaml_decode,format,found,fractional,fragment,from,function,generated,generating,get,getting,given,glob,got,greater,group,groups,had,handshake,has,hash,hashes,have,header,headers,holds,host,hostname,hour,i/o,identifier,illegal,imports,in,in-scope,incorrect,indent,indentation,index,indexes,indexing,inf,infinite,input,insert,inserted,insertion,instead,int64,integer,interface,intermediate,into,invalid,is,it,json,json.RawMessage,jwk.Parse,jwk.ParseKey,jwk.ParseString,key,keys,kty,large,leading,least,legitimate,len,length,lengths,let,limit,limits,line,list,literal,load,loaded,loader,loading,location,long,longer,lookahead,looking,lookup,major,makeslice,malformed,many,map,map[string]interface,mapping,maps,marshal,marshall,marshalling,mask,match,max_retry_attempts,maximum,may,mean,merge,merged,metadata,method,minimum,minor,minute,misbehaving,missing,mode,modulo,modulus,month,most,move,multiple,must,mutation,name,names,nbf,needs,negative,nested,net/http,net/url,network,next,nil,no,node,non-empty,non-equal,non-nil,non-standard,non-string,nonempty,not,ns,null,number,numbers,numeric,object,objects,occurred,of,offset,on,one,only,op,opa-core,operand,operands,operation,operator,option,original,other,out,outputs,outside,overflow,overwritten,package,padding,pair,parameter,parameters(s,parse,parsing,patch,path,paths,pattern,payload,peer,period,perl,permissive,pipe,plain,point,pointer,policies,policy,port,position,positive,pre-release,precision,prefix,prepare,prime,private,probe,produce,protocol,provided,public,public/private,purpose,query,quoted,raise_error,range,raw_body,rbrace,reach,read,real,recognized,recursive,redirects,ref,reference,referenced,refused,regexp,regexp/syntax,rego_compile_error,rego_parse_error,rego_type_error,rego_unsafe_var_error,regohost.verification,regohost.verify,regular,rejected,remote,remove,repeat,repetition,replacement,representation,request,require,required,requires,reset,resource,response,result,returned,root,roots,route,row,rule,runes,runtime,same,scalar,scanning,schema,scheme,scope,search,second,sections,segment,segments,selection,self-signed,separators,sequence,server,service,set,set[string,short,should,sign,signature,signed,signing,single,size,slice,small,sole,space,spaces,specified,start,statements,status,step,stopped,strconv.Atoi,strconv.ParseBool,strconv.ParseFloat,strconv.ParseInt,stream,string,stringify,strings,struct,structure,subscription,success,successfully,such,supply,supported,syntax,tab,tag,tags,take,tbs,tbsCertificateRequest,tcp,template,term,terms,test,text,textual,than,that,the,this,time,time_ns,timed,timeout,timestamp,tls,tls_ca_cert,tls_ca_cert_env_variable,tls_ca_cert_file,tls_client_cert,tls_client_cert_env_variable,tls_client_cert_file,tls_client_key,tls_client_key_env_variable,tls_client_key_file,tls_insecure_skip_verify,tls_server_name,tls_use_system_certs,to,token,token_type,too,took,top-level,trailing,trigger,true,truncated,trust,trying,type,types,tz,udp,unable,unbalanced,unclosed,undefined,underflow,unexpected,unexpectedly,unique,unit,unix,unknown,unmarshal,unreachable,unrecognized,unsigned,unsupported,unused,unvalid,update,url,usage,use,using,valid,validating,validation,value,value_encoding,values,variable,verification,verified,verify,version,versions,via,vs,want,was,wasm,wasn't,when,where,which,while,with,within,write,wrong,x509,yaml,year,yet,you,zero,zeros,zone".split(",");
// src/engine/opa/shown-message.ts
const Un = new Set("Assertion Attempt Bitwise Block Bytes Can't Codepoints Computed Conftest Could Couldn't Did Division Duplicate\n   EACCES EIO ELOOP ENOTDIR EPERM Index Invalid Jsonnet Missing No Not Overflow Positional Shift String TOML\n   Tried Truncated Unicode Unterminated YAML and appears argument(s arrays assertion asserts available average\n   base base64DecodeBytes below binary calculate can clause codepoint comma comprehensions directory equality\n   fields files folder folders foldl foldr frames functions give hidden if implemented import imported indexable\n   integers its join junk kind larger lex library literals local locally low manifest manifesting max more named\n   neither non non-integer non-negative none nor nothing open or param parser positional possible reading\n   recursion rename section self source stack std.flatMap std.member std.splitLimit std.splitLimitR substr sugar\n   super surrogate takes terminated there third those tried unary unicode var verbatim working".split(/\s+/)), Wn = new Set(Hn), Gn = /"(?:[^"\\]|\\.)*"?|`[^`]*`?|'(?:[^'\\]|\\.)*'?|[^\s"'`]+(?:'[^\s"'`]+)*/gsu, Kn = /^([.,:;()[\]{}<>=]*)(.*?)([.,:;()[\]{}<>=]*)$/s, qn = /(?:[([{<]+…[^)\]}>]*[)\]}>]+|[([{<]*…)(?:[\s,:;()[\]{}<>=]*(?:[([{<]+…[^)\]}>]*[)\]}>]+|[([{<]*…))*/g, Jn = /^-?\d{1,2}$/, Yn = /^\d{1,7}$/, Xn = /* @__PURE__ */ new Set([
	"byte",
	"character",
	"column",
	"line",
	"offset",
	"operand",
	"position"
]);
function isKnown(e, t) {
	return Wn.has(e) || Object.hasOwn(pe, e) || Jn.test(e) || Xn.has(t) && Yn.test(e);
}
function nameIn(e, t) {
	return t.find((t) => e === t || e.startsWith(t) && /[/?#:]/.test(e.charAt(t.length)));
}
function shownQuote(e, t) {
	let n = e.charAt(0), r = e.slice(1, e.endsWith(n) && e.length > 1 ? -1 : void 0), i = /^[^\p{L}\p{N}]?$/u.test(r) || Wn.has(r) ? r : nameIn(r, t);
	return i === void 0 ? "…" : n + i + n;
}
function redact(e, t, n) {
	let r = "", i = e.slice(0, 1e4).replace(Gn, (e) => {
		let i = /^["'`]/.test(e), [, a = "", o = "", s = ""] = i ? [] : Kn.exec(e) ?? [], c = r;
		if (r = o, i) return shownQuote(e, t);
		if (o === "" || o === "…") return e;
		let l = n(o, c) ? o : nameIn(o, t);
		return l === void 0 ? `…${/[,:;]$/.exec(s)?.[0] ?? ""}` : a + l + s;
	}).replaceAll(/\s+/g, " ").replaceAll(qn, "…").trim();
	return i.length > 300 ? `${i.slice(0, 300)}…` : i;
}
function withoutValues(e, t = []) {
	return redact(e, t, isKnown);
}
const Zn = /(?:\b(?:key|section) |^)"((?:[^"\\]|\\.){1,60})"/g, Qn = /* @__PURE__ */ new Set([
	"DOCTYPE",
	"Conftest's",
	"30,000",
	"65,535"
]), $n = /\d{4,}/, er = /[\p{L}\p{N}_]+|[^!-~\s\p{L}\p{N}]+|[!-/:-@[-^`{-~]{2,}/gu;
function withoutParts(e, t) {
	let n = e === void 0 || e.length > 1e5 ? void 0 : e.toLowerCase();
	return redact(t, Array.from(t.matchAll(Zn), ([, e = ""]) => e), (e, t) => {
		if (isKnown(e, t) || Qn.has(e)) return !0;
		if (n === void 0 || $n.test(e)) return !1;
		let isRead = (e) => n.includes(e.toLowerCase()), r = e.match(er) ?? [];
		return !isRead(e) && r.every((e) => Wn.has(e.toLowerCase()) || !isRead(e));
	});
}
const tr = /^import of "((?:[^"\\]|\\.)*)": /, nr = / \(in [^()]+, line \d+, column \d+\)$/;
function withoutComputed(e) {
	let [t = ""] = nr.exec(e) ?? [], n = e.slice(0, e.length - t.length), r = redact(n, tr.exec(n)?.slice(1) ?? [], (e, t) => isKnown(e, t) || Un.has(e));
	return (r === "…" ? "it raises an error of its own" : r) + t;
}
// src/engine/source/policy-names.ts
const rr = /* @__PURE__ */ new Set([
	".rego",
	".wasm",
	".gz",
	".tgz"
]);
function isPolicyFile(e) {
	return rr.has(f(e).toLowerCase());
}
// src/engine/opa/config-parsers.ts
const ir = [
	"codeowners",
	"cyclonedx",
	"dockerfile",
	"dotenv",
	"edn",
	"groovy",
	"hcl1",
	"hcl2",
	"hocon",
	"ignore",
	"ini",
	"jsonnet",
	"nginx",
	"properties",
	"spdx",
	"textproto",
	"toml",
	"vcl",
	"xml"
];
// src/engine/source/document-format.ts
var ar = /* @__PURE__ */ n({ formatByName: () => formatByName });
const or = [
	"json",
	"yaml",
	"jsonl",
	"jsonc",
	...ir
], sr = message`CUE is not read here; use the output of \`cue export --out json\``, cr = /(?:\.(?:7z|br|bz2|gz|lz|lz4|lzma|lzo|rar|sz|tar|tbz2?|tgz|txz|tzst|xz|z|zip|zst|zstd))+$/i, lr = ["jsonl", "ndjson"], ur = ["yaml", "yml"];
function getExtension(e) {
	let t = e.lastIndexOf(".");
	return t < 0 ? "" : e.slice(t + 1);
}
const dr = message`it looks like dockerfile: read it with ${option("format")} dockerfile`;
function getName(e) {
	return u(e.replaceAll("\\", "/")).toLowerCase();
}
function isYaml(e) {
	return ur.includes(getExtension(getName(e)));
}
function isNamed$1(e, t, n) {
	return e === n || e.startsWith(`${n}.`) || t === n.replace(/^\./, "");
}
function formatByName(e) {
	if (isPolicyFile(e)) return;
	let t = getName(e), n = getExtension(t);
	return isNamed$1(t, n, "dockerfile") ? "dockerfile" : ur.includes(n) ? "yaml" : n === "sarif" ? "json" : lr.includes(n) ? "jsonl" : [
		"hcl",
		"tf",
		"tfvars"
	].includes(n) ? "hcl2" : ["gitignore", "dockerignore"].includes(n) ? "ignore" : isNamed$1(t, n, ".env") ? "dotenv" : t === "nginx.conf" ? "nginx" : t === "jenkinsfile" || t.startsWith("jenkinsfile.") ? "groovy" : t === "codeowners" ? "codeowners" : n === "textpb" ? "textproto" : or.find((e) => e === n);
}
function adviceByName(e) {
	let t = getName(e);
	return isNamed$1(t, getExtension(t), "containerfile") ? dr : getExtension(t) === "cue" ? sr : void 0;
}
var TextPositions = class {
	#e;
	#t;
	#n;
	constructor(e, t = 1) {
		this.#e = e, this.#t = t;
	}
	at(e) {
		let t = this.#n ??= this.#r(), n = Math.min(Math.floor(e / 128), t.length / 2 - 1), r = {
			line: t[2 * n] ?? 1,
			column: t[2 * n + 1] ?? 1
		};
		return this.#i(r, n * 128, e), {
			line: this.#t + r.line - 1,
			column: r.column
		};
	}
	#r() {
		let e = new Uint32Array(2 * (Math.floor(this.#e.length / 128) + 1)), t = {
			line: 1,
			column: 1
		};
		for (let n = 0; 2 * n < e.length; n++) e.set([t.line, t.column], 2 * n), this.#i(t, n * 128, Math.min((n + 1) * 128, this.#e.length));
		return e;
	}
	#i(e, t, n) {
		let r = this.#e, [i, a] = isBytes(r) ? [192, 128] : [64512, 56320], { line: o, column: s } = e;
		for (let e = t; e < n; e++) {
			let t = r[e] ?? 0;
			t === 10 || t === 13 && r[e + 1] !== 10 ? (o++, s = 1) : (t & i) !== a && s++;
		}
		e.line = o, e.column = s;
	}
};
function getUnits(e) {
	let t = new Uint16Array(e.length);
	for (let n = 0; n < t.length; n++) t[n] = e.charCodeAt(n);
	return t;
}
var JsonParts = class {
	#e;
	#t = /* @__PURE__ */ new Map();
	constructor(e) {
		this.#e = B.of(e);
	}
	find(e) {
		let t = this.#e;
		for (let [n, r] of e.entries()) {
			let i = this.#n(t, r);
			if (i === void 0) return n === e.length - 1 && (t.isObject || t.isArray) ? {
				part: t,
				path: e.slice(0, n)
			} : void 0;
			t = i;
		}
		return {
			part: t,
			path: e
		};
	}
	#n(e, t) {
		if (e.isObject) return e.members.get(String(t));
		if (!e.isArray) return;
		let n = this.#t.get(e);
		return n === void 0 && this.#t.set(e, n = [...e.elements()]), typeof t == "number" || /^(?:0|[1-9]\d*)$/.test(t) ? n[Number(t)] : void 0;
	}
};
function locateInJson(e, t) {
	if (e.length > 67108864) return;
	let n, r = new TextPositions(e, t), find = (t) => {
		let i = (n ??= new JsonParts(e)).find(t);
		return i === void 0 ? void 0 : r.at(i.part.at);
	};
	return () => Promise.resolve(find);
}
function isLineEnd(e) {
	return e === 10 || e === 13;
}
function endOfLine(e, t) {
	let n = t;
	for (; n < e.length && !isLineEnd(e[n]);) n++;
	return n;
}
function endOfBlock(e, t) {
	for (let n = t + 2; n < e.length; n++) if (e[n] === 42 && e[n + 1] === 47) return n + 2;
}
function blankComments(e) {
	let t = new Uint8Array(e.length), n = 0;
	for (let r = 0; r < e.length;) {
		let i = e[r], a = i === 47 ? e[r + 1] : void 0;
		if (i === 35 || a === 47 || a === 42) {
			let i = a === 42 ? endOfBlock(e, r) : endOfLine(e, r);
			if (i === void 0) return { unclosed: r };
			for (; r < i; r++) {
				let i = e[r];
				(i & 192) != 128 && (t[n++] = isLineEnd(i) ? i : 32);
			}
			continue;
		}
		let o = i === 34 ? endOfString(e, r) : r + 1;
		for (; r < o;) t[n++] = e[r++];
	}
	return t.subarray(0, n);
}
// src/engine/source/read-bytes.ts
var fr = /* @__PURE__ */ n({
	readLines: () => readLines,
	splitLines: () => splitLines
});
function checkSize(e, t, { maxBytes: n = 536870912, option: r } = {}) {
	if (!(e <= n)) throw new DocumentError(message`${t} is larger than ${n} bytes${r === void 0 ? "" : message`; raise ${option(r)} to allow more`}`, {
		code: "document_too_large",
		document: t
	});
}
function getWaiting({ signal: e, timeoutMs: t }) {
	return {
		signal: e,
		idleMs: t
	};
}
async function cannotBeRead(e, t, n) {
	if (t instanceof DocumentError) return t;
	let r = shownSource(e), { isMissing: i, why: a } = await explainFailure(e, t, n);
	return about(e, new DocumentError(`${r} cannot be read: ${a}`, {
		code: i ? "document_not_found" : "document_unreadable",
		document: r,
		cause: shownCause(e, t)
	}));
}
async function collectBytes(e, t, n) {
	let r = [], i = 0;
	for await (let a of e) {
		let e = typeof a == "string" ? Buffer.from(a, "utf8") : a;
		i += e.byteLength, checkSize(i, t, n), r.push(e);
	}
	return Buffer.concat(r);
}
async function readBytes(e, t = {}) {
	try {
		let n = await openToRead(_(t.cwd ?? "", e), { within: t.within });
		if (!n.status.isFile()) return await collectBytes(readStream(n, {
			...getWaiting(t),
			isWhole: !0
		}), e, t.limit);
		try {
			return checkSize(n.status.size, e, t.limit), await readOpened(n);
		} finally {
			await I(n.fd);
		}
	} catch (n) {
		throw await cannotBeRead(e, n, t.cwd);
	}
}
async function* splitLines(e, t, n) {
	let r = [], i = 0, a = 1, line = () => {
		let e = Buffer.concat(r, i);
		return [r, i, a] = [
			[],
			0,
			a + 1
		], e.at(-1) === 13 ? e.subarray(0, -1) : e;
	}, keep = (e) => {
		i += e.length, checkSize(i, `${t}:${String(a)}`, n), r.push(e);
	};
	for await (let t of e) {
		let e = 0;
		for (let n = t.indexOf(10); n >= 0; n = t.indexOf(10, e)) keep(t.subarray(e, n)), yield line(), e = n + 1;
		keep(t.subarray(e));
	}
	i > 0 && (yield line());
}
async function* once$1(e) {
	yield await Promise.resolve(e);
}
function linesOf(e, t, n) {
	return splitLines(once$1(e), t, n);
}
async function* readLines(e, t = {}) {
	try {
		yield* splitLines(readStream(await openToRead(_(t.cwd ?? "", e), { within: t.within }), getWaiting(t)), e, t.limit);
	} catch (n) {
		throw await cannotBeRead(e, n, t.cwd);
	}
}
// src/engine/source/read-document.ts
var pr = /* @__PURE__ */ n({ readText: () => readText });
function decodeText$1(e, t, n) {
	if (isLfsPointer(t)) throw unusableDocument(e, `${e} ${Pn}`);
	let throwDocumentError = (n) => {
		throw unusableDocument(e, `${e} ${whyNotUtf8(t)}`, n);
	};
	isWide(t) && throwDocumentError();
	try {
		return new TextDecoder("utf-8", {
			fatal: !0,
			...n
		}).decode(t);
	} catch (e) {
		return throwDocumentError(e);
	}
}
async function readText(e, t = {}) {
	return decodeText$1(e, await readBytes(e, t));
}
function invalidDocument(e, t, n) {
	let { line: r, column: i } = n, a = n instanceof TermSyntaxError, o = a ? n.reason : n.message, s = a || t === void 0 || typeof o != "string" ? o : withoutParts(t, o), c = [
		e,
		...r === void 0 || e.endsWith(`:${String(r)}`) ? [] : [r],
		...i === void 0 ? [] : [i]
	].join(":");
	return new DocumentError(n instanceof DuplicateKeyError ? message`${location(e)}${n.message}` : message`${location(c)}${s}`, {
		code: a ? syntaxErrorCode(n, "document_invalid") : n.code ?? "document_invalid",
		document: e,
		line: r,
		column: i
	});
}
const mr = 8388608;
async function parseYaml(e, t) {
	let { readYaml: n } = await import("./read-yaml.js"), { signal: r, timeoutMs: i, uniqueKeys: a, exactNumbers: o, dialect: s } = t, c = await n(e, {
		signal: r,
		timeoutMs: i,
		uniqueKeys: a,
		exactNumbers: o,
		dialect: s
	});
	if (typeof e != "string" || e.length > mr || !c.some((e) => !("json" in e) && e.column === void 0)) return c;
	let { YamlSyntaxErrors: l } = await import("./yaml-position.js"), u = await limitReading("finding the errors of YAML", t, () => l.of(e));
	return c.map((e) => "json" in e || e.column !== void 0 || e.line === void 0 ? e : {
		...e,
		...u.find(e.line),
		message: e.message + u.advise(e.line)
	});
}
function toBroken(e) {
	let { document: t, line: n } = e;
	return {
		name: t,
		error: e,
		...n === void 0 ? {} : { line: n }
	};
}
function hasByteOrderMark(e) {
	return hr.every((t, n) => e[n] === t);
}
function withoutByteOrderMark(e) {
	return hasByteOrderMark(e) ? e.subarray(hr.length) : e;
}
const hr = [
	239,
	187,
	191
];
function whyInvalid(e, t, n) {
	if (!isJsonText(e)) try {
		parseJson(t, {
			firstLine: n,
			maxDepth: Ie
		});
	} catch (e) {
		if (!(e instanceof TermSyntaxError)) throw e;
		return e;
	}
}
var DuplicateKeyError = class extends TermSyntaxError {};
function duplicateKeyError(e, t = 1) {
	let n = findDuplicateKey(e);
	if (n === void 0) return;
	let r = new TextDecoder("utf-8", { ignoreBOM: !0 }).decode(e.subarray(0, n.offset));
	return new DuplicateKeyError(`duplicate key ${JSON.stringify(n.key)}`, getPosition(r, r.length, t));
}
function inTime(e, { length: t }, { timeoutMs: n }, r) {
	return readWithinTime(`reading ${e}`, t, { timeoutMs: n }, r);
}
function toJsonDocument(e, t, { uniqueKeys: n = !1 }, r = 1) {
	let i = r === 1 ? withoutByteOrderMark(t) : t, decode = () => decodeText$1(e, i, { ignoreBOM: !0 });
	if (!isPlainJsonText(i)) {
		let t = decode();
		if (t.trim() === "") return;
		let n = whyInvalid(i, t, r);
		if (n !== void 0) return toBroken(invalidDocument(e, t, n));
	}
	let a = n ? duplicateKeyError(i, r) : void 0;
	return a === void 0 ? {
		name: e,
		json: i,
		locate: locateInJson(i, r)
	} : toBroken(invalidDocument(e, decode(), a));
}
async function* parseJsonLines(e, t, n) {
	let r = 0, i = 0, a = 0, { timeoutMs: o = defaultLimitMs() } = n;
	for await (let s of t) {
		let t = `${e}:${String(++r)}`;
		if (i === 0 && (a = performance.now()), ++i % 1024 == 0 && (checkReading(), performance.now() - a > o)) throw tookTooLong(`reading the blank lines of ${e}`, o);
		if (s.length !== 0) try {
			let e = await inTime(t, s, n, () => toJsonDocument(t, s, n, r));
			if (e === void 0) continue;
			i = 0, yield {
				...e,
				line: r
			};
		} catch (e) {
			if (!(e instanceof DocumentError)) throw e;
			i = 0, yield {
				...toBroken(e),
				line: r
			};
		}
	}
}
function locateInYaml(e, t) {
	if (typeof e != "string") return;
	let n;
	return (r, i) => {
		let a;
		return async (o, s) => {
			n ??= limitReading("finding places in YAML", s, async () => (await import("./yaml-position.js")).YamlPositions.of(e, t));
			let c = await n.catch((e) => {
				throw n = void 0, e;
			});
			return (e) => {
				let t = (a ??= new JsonParts(i)).find(e);
				return t && c.find(r, t.path);
			};
		};
	};
}
async function* parseYamlDocuments(e, t, n) {
	let r = t.length > mr && (0, zn.isUtf8)(t) ? withoutByteOrderMark(t) : decodeText$1(e, t), i = await parseYaml(r, n), a = locateInYaml(r, i.length);
	for (let [t, n] of i.entries()) {
		let r = i.length === 1 ? e : `${e}#${String(t + 1)}`;
		if (!("json" in n)) {
			yield toBroken(invalidDocument(r, void 0, n));
			continue;
		}
		let o = Buffer.from(n.json, "utf8");
		yield {
			name: r,
			json: o,
			locate: a?.(t, o)
		};
	}
}
const gr = ["dockerfile", "ignore"];
function invalidConfig(e, t, n, r) {
	let { message: i } = r;
	return t !== "jsonnet" || typeof i != "string" ? invalidDocument(e, t === "dotenv" ? "" : n, r) : invalidDocument(e, void 0, {
		...r,
		message: withoutComputed(i)
	});
}
async function parseConfigDocument(e, t, n, { isFile: r, ...i }) {
	if (t.length > 16777216) {
		let t = `16777216 bytes, the most that is read of a file of ${n}`, r = {
			code: "document_too_large",
			document: e
		};
		return toBroken(new DocumentError(`${e} is larger than ${t}`, r));
	}
	let a = decodeText$1(e, t);
	if (a.trim() === "") return;
	let o = n === "cyclonedx" && /^\s*\{/.test(a) ? toJsonDocument(e, t, i) : void 0;
	if (o !== void 0 && "error" in o) return o;
	if (o !== void 0 && isNestedDeeper(o.json, 1e4)) return toBroken(invalidDocument(e, void 0, { message: "it is nested more deeply than 10000 levels, the most that Conftest's parser reads" }));
	let { parseConfig: s } = await import("./parse-config.js"), { signal: c, timeoutMs: l, uniqueKeys: u, protoFileDirs: d, cwd: f = workingFolder() } = i, p = await s(n, a, {
		signal: c,
		timeoutMs: l,
		uniqueKeys: u,
		file: r ? {
			path: e,
			cwd: f
		} : void 0,
		protos: d === void 0 ? void 0 : {
			folders: d,
			cwd: f
		}
	});
	if (!("json" in p)) return toBroken(invalidConfig(e, n, a, p));
	let [m] = gr.includes(n) ? B.of(p.json).elements() : [], h = m?.bytes ?? p.json, { locateInConfig: g } = await import("./locate-in-config.js"), _ = {
		name: e,
		json: h,
		locate: o?.locate ?? g(n, a, h)
	};
	return m === void 0 ? _ : {
		..._,
		isWhole: !0
	};
}
function toCommentedDocument(e, t, n) {
	let r = decodeText$1(e, t), i = blankComments(t);
	if (!("unclosed" in i)) return toJsonDocument(e, i, n);
	let a = decodeText$1(e, t.subarray(0, i.unclosed));
	return toBroken(invalidDocument(e, r, new TermSyntaxError("the comment does not end", getPosition(a, a.length))));
}
async function readJsonDocument$1(e, t, n, r) {
	let i = await inTime(e, t, n, () => toJsonDocument(e, t, n));
	return n.advisesFormat === !0 ? withAdvice(i, t, r) : i;
}
async function withAdvice(e, t, n) {
	if (e === void 0 || !("error" in e) || !(0, zn.isUtf8)(t)) return e;
	let [{ likelyFormat: r }, { whyDoubtfulYaml: i }] = await Promise.all([import("./likely-format.js"), Promise.resolve().then(() => Fa)]), a = r(t, "json");
	if (a === void 0 && !n) return e;
	let { error: o } = e, { code: s, document: c, line: l, column: u, cause: d } = o, f = a === "yaml" ? i(new TextDecoder().decode(t)) : void 0, p = a === void 0 ? message`; its name shows no format, so it was read as JSON: ${option("format")} names another` : f === void 0 ? message`; it looks like ${a}: read it with ${option("format")} ${a}` : message`; ${f}, as error messages: if it is YAML, read it with ${option("format")} yaml`;
	return toBroken(new DocumentError(message`${getMessage(o)}${p}`, {
		code: s,
		document: c,
		cause: d,
		line: l,
		column: u
	}));
}
async function* parseDocuments(e, t) {
	let n = "path" in e ? e.path : e.name, { format: r = formatByName(n) ?? "json" } = e, i = e.format === void 0 ? adviceByName(n) : void 0, a = "path" in e && e.format === void 0 && formatByName(n) === void 0;
	if (i !== void 0) throw unusableDocument(n, message`${n}: ${i}`);
	if (r === "jsonl" && "path" in e) {
		yield* parseJsonLines(n, readLines(n, t), t);
		return;
	}
	let o = "path" in e ? await readBytes(n, t) : Buffer.from("text" in e ? e.text : e.bytes);
	if (!("path" in e) && r !== "jsonl" && checkSize(o.length, n, t.limit), r === "jsonl") yield* parseJsonLines(n, linesOf(o, n, t.limit), t);
	else if (r === "yaml") yield* parseYamlDocuments(n, o, t);
	else {
		let i = r === "json" ? await readJsonDocument$1(n, o, t, a) : r === "jsonc" ? await inTime(n, o, t, () => toCommentedDocument(n, o, t)) : await parseConfigDocument(n, o, r, {
			...t,
			isFile: "path" in e
		});
		i !== void 0 && (yield i);
	}
}
function toDocument({ name: e, value: t }) {
	try {
		return {
			name: e,
			json: Buffer.from(toStrictJson(t), "utf8")
		};
	} catch (t) {
		if (isLimitError(t)) throw t;
		let n = whyTooLarge(t, "split it"), r = t instanceof NotJsonError ? t.message : n === void 0 ? "its value cannot be read: a getter or toJSON throws" : `it ${n}`, i = {
			code: "document_invalid",
			document: e,
			cause: t
		};
		return toBroken(new DocumentError(`${e}: ${r}`, i));
	}
}
async function* readDocuments(e, t = {}) {
	if ("value" in e) {
		yield await limitReading(`reading ${e.name}`, t, () => Promise.resolve(toDocument(e)));
		return;
	}
	let n = !0;
	for await (let r of parseDocuments(e, t)) n = !1, yield r;
	let r = "path" in e ? e.path : e.name;
	if (n) throw unusableDocument(r, `${r} is empty`);
}
async function readDocument(e, t = {}) {
	let n = [];
	for await (let r of readDocuments(e, t)) {
		if ("error" in r) throw r.error;
		n.push(r);
	}
	let [r, ...i] = n;
	if (r === void 0 || i.length > 0) throw severalDocuments("path" in e ? e.path : e.name, n.length);
	return r;
}
function severalDocuments(e, t) {
	return unusableDocument(e, `${e} contains ${String(t)} documents; exactly one is allowed: put each in a file of its own`);
}
async function readJsonText(e, t = workingFolder()) {
	let { json: n } = await readDocument({ path: e }, { cwd: t });
	return new TextDecoder().decode(n);
}
// src/engine/source/base-document.ts
var BaseDocuments = class {
	#e;
	#t;
	parts;
	conflicts;
	static is(e) {
		return typeof e == "object" && !!e && #e in e;
	}
	constructor(e) {
		this.#e = e, this.parts = e.parts, this.conflicts = e.conflicts.map(describePartConflict);
	}
	get bytes() {
		return this.checkConflicts(), this.#t ??= toJsonBytes(this.#e.merged);
	}
	get json() {
		return toJsonText(parseJson(new TextDecoder().decode(this.bytes)));
	}
	async readSorted(e) {
		return this.checkConflicts(), limitReading("sorting the data", e, async () => {
			let e = await this.readBytes();
			if (e.length >= 262144) return sortLarge(e);
			try {
				return Buffer.from(this.json);
			} catch (e) {
				throw isErrorOf(e, "RangeError") ? tooDeep("the data", e) : e;
			}
		});
	}
	async readJson(e) {
		return (await this.readSorted(e)).toString("utf8");
	}
	async readBytes() {
		return this.checkConflicts(), this.#t ??= await readJsonBytes(this.#e.merged, new Turns(checkReading));
	}
	checkConflicts() {
		let [e, ...t] = this.conflicts;
		if (e !== void 0) throw invalid$2(`conflicting data:${t.length === 0 ? ` ${e}` : `\n  ${this.conflicts.join("\n  ")}`}`);
	}
	readMembers() {
		getMembers(this.#e.merged);
	}
	conflictsWith(e) {
		return findDataConflicts(e, this.#e.merged);
	}
	has(e) {
		return this.parts.some(({ document: t }) => {
			let n = t;
			for (let t of e) if (n = getMembers(n)?.get(t), n === void 0) return !1;
			return !0;
		});
	}
	bytesAt(e) {
		let t = this.#n(e);
		return t && toJsonBytes(t);
	}
	namesAt(e) {
		let t = this.#n(e);
		return [...(t && getMembers(t))?.keys() ?? []];
	}
	#n(e) {
		let t = this.#e.merged;
		for (let n of e) t &&= getMembers(t)?.get(n);
		return t;
	}
	fileOf(e) {
		return this.findPart(e)?.name;
	}
	findPart(e) {
		return this.#e.partAt(e);
	}
};
function describePartConflict({ path: e, parts: [t, n] }) {
	return `${formatReference("data", e)} is in ${t.name} and in ${n.name}`;
}
function invalid$2(e, t) {
	return new PolicyLoadError(e, {
		code: isRegohostError(t, "number_too_large") ? "number_too_large" : "data_invalid",
		cause: t
	});
}
function tooDeep(e, t) {
	return invalid$2(`${e} is nested too deeply`, t);
}
async function sortLarge(e) {
	let { LargeJson: t, NestedTooDeeply: n } = await import("./large-json.js").then((e) => e.large_json_exports), r = {
		check: checkReading,
		isExact: !0
	};
	try {
		return await joinParts(await (await t.read(e, r)).format("", r), new Turns(checkReading));
	} catch (e) {
		throw e instanceof n || e instanceof TermSyntaxError ? tooDeep("the data", e) : e;
	}
}
async function readLarge(e, t, n) {
	let { readLargeJson: r } = await import("./read-large-json.js").then((e) => e.read_large_json_exports);
	return r(e, {
		check: startCheck(t, n),
		isExact: !0
	});
}
async function parseYamlDocument(e, t, { onSeveral: n, ...r }) {
	let [i, ...a] = await parseYaml(t, r);
	if (a.length > 0) {
		if (n === void 0) throw severalDocuments(e, a.length + 1);
		n(e, a.length + 1);
	}
	if (i === void 0) return Buffer.from("null");
	if (!("json" in i)) throw invalidDocument(e, void 0, i);
	return Buffer.from(i.json);
}
async function readJsonDocument(e, t, n) {
	let { uniqueKeys: r = !1 } = n, i = typeof e == "string" ? Buffer.from(e) : e;
	if (hasByteOrderMark(i)) throw invalid$2(`${t} begins with a byte-order mark, which is not part of JSON; save it without one`);
	let a = i.length < 262144 ? void 0 : await readLarge(i, t, n);
	return a !== void 0 && !r ? a : readWithinTime(`reading ${t}`, i.length, n, () => {
		let n = a ?? B.of(isPlainJsonText(i) ? i : readExactly(e, t)), o = r ? duplicateKeyError(i) : void 0;
		if (o !== void 0) throw o;
		return n;
	});
}
function startCheck(e, { signal: t, timeoutMs: n = defaultLimitMs() }) {
	let r = workDeadline(`reading ${e}`, {
		timeoutMs: n,
		signal: t
	});
	return () => {
		r.check();
	};
}
function readExactly(e, t) {
	return Buffer.from(toJsonText(parseJson(typeof e == "string" ? e : decodeText$1(t, e))));
}
async function parseContent({ name: e, text: t, format: n }, r) {
	try {
		if (n === "json") return await readJsonDocument(t, e, r);
		let i = typeof t == "string" ? t : decodeText$1(e, t);
		return B.of(await parseYamlDocument(e, i, r));
	} catch (n) {
		if (isErrorOf(n, "RangeError")) throw tooDeep(e, n);
		if (!(n instanceof TermSyntaxError)) throw n instanceof DocumentError ? invalid$2(getMessage(n), n) : n;
		let r = invalidDocument(e, typeof t == "string" ? t : decodeText$1(e, t), n);
		throw invalid$2(getMessage(r), r);
	}
}
function nest(e, { path: t, name: n }) {
	let r = t.split("/").slice(0, -1);
	if (r.length === 0 && !e.isObject) throw invalid$2(message`${location(n)}the root of data must be an object; move the file into a directory`);
	return r.reduceRight((e, t) => /* @__PURE__ */ new Map([[t, e]]), e);
}
var _r = class Merging {
	conflicts = [];
	parts = [];
	#e = /* @__PURE__ */ new WeakMap();
	#t = vr;
	static of(e) {
		let t = new Merging();
		for (let n of e) t.add(n);
		return t;
	}
	add(e) {
		let [t] = this.parts;
		if (this.parts.push(e), t === void 0) {
			this.#t = e.document;
			return;
		}
		let [n, r] = [getMembers(this.#t) ?? vr, getMembers(e.document) ?? vr];
		this.#t = this.#n(n, r, {
			path: [],
			first: t,
			part: e
		});
	}
	get merged() {
		return this.#t;
	}
	partAt(e) {
		let [t, n] = [this.#t, this.parts[0]];
		for (let r of e) {
			let e = getMembers(t);
			if (e === void 0) return n;
			let i = e.get(r);
			if (i === void 0) return;
			n = this.#e.get(e)?.firstPart(r) ?? n, t = i;
		}
		return n;
	}
	#n(e, t, { path: n, first: r, part: i }) {
		let a = this.#e.get(e) ?? new Copy(e, r);
		this.#e.set(a.members, a);
		for (let [e, r] of t) {
			let t = a.members.get(e), [o, s] = [t && getMembers(t), getMembers(r)], c = {
				path: [...n, e],
				first: a.firstPart(e),
				part: i
			};
			t === void 0 ? a.add(e, r, i) : o === void 0 || s === void 0 ? this.conflicts.push({
				path: c.path,
				parts: [c.first, i]
			}) : a.members.set(e, this.#n(o, s, c));
		}
		return a.members;
	}
}, Copy = class {
	members;
	#e;
	#t = /* @__PURE__ */ new Map();
	constructor(e, t) {
		this.members = new Map(e), this.#e = t;
	}
	firstPart(e) {
		return this.#t.get(e) ?? this.#e;
	}
	add(e, t, n) {
		this.members.set(e, t), this.#t.set(e, n);
	}
};
const vr = /* @__PURE__ */ new Map();
function getSize(e) {
	if (e instanceof B) return e.bytes.length;
	let t = 0;
	for (let n of e.values()) t += getSize(n);
	return t;
}
function findPartConflicts(e) {
	return _r.of(e).conflicts;
}
function mergeBaseDocuments(e) {
	return new BaseDocuments(_r.of(e));
}
async function readBaseDocuments(e, t = {}) {
	let n = "reading the data";
	return limitReading(n, t, async (r) => {
		let i = [...t.own?.parts ?? []];
		for (let n of e) await r.nextPart(), i.push(await readDataPart(n, t));
		let a = 0;
		if (await visitAll(i, ({ document: e }) => {
			a = Math.max(a, getSize(e));
		}), a < 262144) {
			let e = new _r();
			return await visitAll(i, (t) => {
				e.add(t);
			}), readAhead(new BaseDocuments(e));
		}
		return readAhead(await readWithinTime(n, a, t, () => {
			let e = mergeBaseDocuments(i);
			return e.readMembers(), e;
		}));
	});
}
async function readAhead(e) {
	return e.conflicts.length === 0 && await e.readBytes(), e;
}
async function readDataPart(e, t = {}) {
	let n = {
		...e,
		name: e.name ?? e.path
	};
	return {
		name: n.name,
		document: nest(await parseContent(n, t), n)
	};
}
// src/base/host/file-name.ts
function checkName(e, t) {
	if (e.includes("�")) throw unreadableSource(`${t}: the name of this file is not valid UTF-8; rename it`);
}
// src/base/text/name-pattern.ts
const yr = process.platform !== "win32";
var PatternReader = class {
	#e;
	#t;
	#n;
	#r = 0;
	constructor(e, t) {
		this.#t = e, this.#n = t, this.#e = Array.from(e);
	}
	get isAtEnd() {
		return this.#r >= this.#e.length;
	}
	take() {
		let e = this.#e[this.#r++];
		if (e === void 0) throw this.invalid("it ends too early");
		return e;
	}
	takeIf(e) {
		return this.#e[this.#r] === e && (this.#r++, !0);
	}
	invalid(e) {
		return invalidConfig$1(message`${optionNamed(this.#n)}: ${JSON.stringify(this.#t)} is not a valid pattern: ${e}; use *, ? and [a-z], and \\ before a literal character`);
	}
};
function toLiteral(e) {
	return `\\u{${(e.codePointAt(0) ?? 0).toString(16)}}`;
}
function takeOfClass(e) {
	let t = e.take();
	if (t === "-" || t === "]") throw e.invalid(`${t} is not allowed here`);
	return t === "\\" && yr ? e.take() : t;
}
function takeClass(e) {
	let t = e.takeIf("^") ? "[^" : "[";
	do {
		let n = takeOfClass(e), r = e.takeIf("-") ? takeOfClass(e) : n;
		(n.codePointAt(0) ?? 0) <= (r.codePointAt(0) ?? 0) && (t += `${toLiteral(n)}-${toLiteral(r)}`);
	} while (!e.takeIf("]"));
	let n = RegExp(`^${t}]$`, "u");
	return (e) => n.test(e);
}
function takePart(e) {
	let t = e.take();
	if (t === "*") return "any text";
	if (t === "?") return (e) => e !== "/";
	if (t === "[") return takeClass(e);
	let n = t === "\\" && yr ? e.take() : t;
	return (e) => e === n;
}
function matchesParts(e, t) {
	let n = /* @__PURE__ */ new Set(), reach = (t, n) => {
		for (let r = n; !t.has(r); r++) if (t.add(r), e[r] !== "any text") return;
	};
	reach(n, 0);
	for (let r of t) {
		let t = /* @__PURE__ */ new Set();
		for (let i of n) {
			let n = e[i];
			n === "any text" ? r !== "/" && reach(t, i) : n?.(r) === !0 && reach(t, i + 1);
		}
		if (t.size === 0) return !1;
		n = t;
	}
	return n.has(e.length);
}
function toNamePattern(e, t = "ignore") {
	let n = new PatternReader(e, t), r = [];
	for (; !n.isAtEnd;) r.push(takePart(n));
	return { test: (e) => matchesParts(r, e) };
}
// src/engine/source/glob-levels.ts
const br = process.platform !== "win32", xr = {
	alnum: "a-zA-Z0-9",
	alpha: "a-zA-Z",
	blank: " \\t",
	digit: "0-9",
	lower: "a-z",
	upper: "A-Z",
	xdigit: "A-Fa-f0-9",
	space: " \\t\\r\\n\\v\\f",
	punct: "!-\\/:-@\\[-`{-~",
	word: "A-Za-z0-9_"
};
function* plainCharacters(e, t, n = 0) {
	for (let r = n; r < e.length; r++) {
		t(1);
		let n = e[r] ?? "";
		n === "\\" && br ? r++ : n === "[" ? r = Math.max(r, classEnd(e, r, t)) : yield [r, n];
	}
}
const Sr = /^\[[!^]?(?:\[:\w+:\]|\\[^/]|[^\\/])(?:\[:\w+:\]|\\[^/]|[^\]\\/])*\]/;
function classEnd(e, t, n) {
	n(e.length - t);
	let [r] = Sr.exec(e.slice(t)) ?? [];
	return r === void 0 ? -1 : t + r.length - 1;
}
function* expandAlternatives(e, t) {
	for (let [n, r] of plainCharacters(e, t)) {
		if (r !== "{") continue;
		let i = [], a = 0;
		for (let [r, o] of plainCharacters(e, t, n)) if (o === "{") a++;
		else if (o === "," && a === 1) i.push(r);
		else if (o === "}" && --a === 0) {
			let a = partsBetween(e, [
				n,
				...i,
				r
			]), o = i.length > 0 ? a : expandRange(a[0] ?? "");
			if (o === void 0) break;
			let [s, c] = [e.slice(0, n), e.slice(r + 1)];
			for (let e of o) yield* expandAlternatives(s + e + c, t);
			return;
		}
	}
	yield e;
}
function partsBetween(e, t) {
	return t.slice(1).map((n, r) => e.slice((t[r] ?? 0) + 1, n));
}
function expandRange(e) {
	let [, t, n] = /^(\w)\.\.(\w)$/.exec(e) ?? [];
	if (t === void 0 || n === void 0) return;
	let [r, i] = [t.charCodeAt(0), n.charCodeAt(0)].sort((e, t) => e - t);
	return Array.from({ length: i - r + 1 }, (e, t) => String.fromCharCode(r + t));
}
function toClass(e) {
	let t = /^\[[!^]/.test(e), n = e.slice(t ? 2 : 1, -1).replace(/\[:(\w+):\]|\\(.)|[\]\\[^]/g, (e, t, n) => t === void 0 ? `\\u{${((n ?? e).codePointAt(0) ?? 0).toString(16)}}` : xr[t] ?? "");
	try {
		let e = RegExp(`^[${t ? "^" : ""}${n}]$`, "u");
		return (t) => e.test(t);
	} catch {
		return () => !1;
	}
}
function toLevel(e, t) {
	if (t(10 + e.length), e === "**") return "any depth";
	let n = [];
	for (let r = 0; r < e.length; r++) {
		let i = e[r] === "[" ? classEnd(e, r, t) : -1;
		if (i > 0) {
			n.push(toClass(e.slice(r, i + 1))), r = i;
			continue;
		}
		let a = e[r] === "\\" && br && r + 1 < e.length;
		a && r++;
		let o = String.fromCodePoint(e.codePointAt(r) ?? 0);
		r += o.length - 1, o === "*" && !a ? n.at(-1) !== "any text" && n.push("any text") : o === "?" && !a ? n.push(() => !0) : n.push((e) => e === o);
	}
	return {
		parts: n,
		takesHidden: /^\\?\./.test(e)
	};
}
var GlobLevels = class {
	#e;
	start;
	constructor(e) {
		this.#e = [];
		let t = /* @__PURE__ */ new Set(), n = 0, count = (t) => {
			if (n += t, !(n <= 1e6)) throw invalidConfig$1(`the pattern ${e.length > 200 ? `${e.slice(0, 200)}…` : e} is too long, or has too many braces or brackets`);
		};
		for (let n of expandAlternatives(e, count)) {
			let e = this.#e.length;
			for (let t of n.split("/")) {
				let n = toLevel(t, count);
				n === "any depth" && this.#e.length > e && this.#e.at(-1) === n || this.#e.push(n);
			}
			this.#e.push("end"), this.#t(t, e);
		}
		this.start = t;
	}
	below(e, t, n) {
		let r = n || !t.startsWith("."), i = /* @__PURE__ */ new Set();
		for (let n of e) {
			let e = this.#e[n];
			e !== void 0 && e !== "end" && (e === "any depth" ? r && this.#t(i, n) : (r || e.takesHidden) && matchesParts(e.parts, t) && this.#t(i, n + 1));
		}
		return i;
	}
	isEnd(e) {
		return [...e].some((e) => this.#e[e] === "end");
	}
	goesOn(e) {
		return [...e].some((e) => this.#e[e] !== "end");
	}
	#t(e, t) {
		let n = t;
		for (e.add(n); this.#e[n] === "any depth";) e.add(++n);
	}
}, Cr = /* @__PURE__ */ n({
	coversFile: () => coversFile,
	isGlob: () => isGlob
});
const wr = /[*?[{]/;
function isGlob(e) {
	return wr.test(e);
}
function withSlashes(e) {
	return process.platform === "win32" ? e.replaceAll("\\", "/") : e;
}
function globFolder(e) {
	let t = withSlashes(e), n = t.slice(0, t.search(wr)), r = n.lastIndexOf("/");
	return r < 0 ? "." : r === 0 ? "/" : n.slice(0, r);
}
function normalize(e) {
	return h.normalize(withSlashes(e)).replace(/\/$/, "");
}
function startOfGlob(e) {
	return globFolder(normalize(e)).replace(/\\(.)/g, "$1");
}
function splitGlob(e) {
	let t = normalize(e), n = globFolder(t), r = n === "." ? t : t.slice(n.endsWith("/") ? 1 : n.length + 1);
	return {
		folder: startOfGlob(t),
		levels: new GlobLevels(r)
	};
}
function fileEntry(e) {
	return {
		name: e,
		isFile: () => !0,
		isDirectory: () => !1,
		isSymbolicLink: () => !1
	};
}
var UnreadableError = class extends Error {
	constructor(e, t) {
		super(`${e} cannot be read (${codeOf(t) ?? String(t)})`, { cause: t });
	}
};
function toLoadError$1(e, { message: t, cause: n }) {
	return unreadableSource(`${e}: ${t}`, n);
}
async function followLink(e, t) {
	return await (0, j.stat)(e).then((e) => e.isDirectory(), (t) => {
		if (isMissing(t)) return !1;
		throw new UnreadableError(`the link ${e}`, t);
	}) ? {
		name: t,
		isFile: () => !1,
		isDirectory: () => !0,
		isSymbolicLink: () => !1
	} : fileEntry(t);
}
var FolderReader = class {
	#e;
	#t;
	linked = [];
	failure;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	async read(e) {
		try {
			let t = await (0, j.readdir)(await toReadablePath(e), { withFileTypes: !0 });
			return t.length === 0 && this.#t?.(e), await Promise.all(t.map(async (t) => {
				if (!t.isSymbolicLink()) return t.isDirectory() ? t : fileEntry(t.name);
				let n = m(e, t.name), r = await followLink(n, t.name);
				return !r.isDirectory() || this.#e ? r : (this.linked.push(n), t);
			}));
		} catch (t) {
			return isMissing(t) || (this.failure ??= t instanceof UnreadableError ? t : new UnreadableError(`the folder ${e}`, t)), [];
		}
	}
};
async function walk(e, t, n, r) {
	let i = withSlashes(e), { folder: a, levels: o } = splitGlob(e), s = new FolderReader(!i.includes("**"), r), c = i.endsWith("**"), l = [], visit = async (e, r) => {
		for (let i of await s.read(_(t, e))) {
			let t = i.isDirectory();
			if (!t && !i.isFile()) continue;
			await nextPart();
			let a = e === "." ? i.name : h.join(e, i.name), s = o.below(r, i.name, n), u = o.isEnd(s) && !(t && c), d = t && o.goesOn(s);
			!n && (u || d) && checkName(i.name, a), u && l.push(a), d && await visit(a, s);
		}
	};
	if (await visit(a, o.start), s.failure !== void 0) throw toLoadError$1(e, s.failure);
	let u = i.startsWith("./") ? "./" : "";
	return {
		paths: l.map((e) => u + e).sort(),
		reader: s
	};
}
async function coversFile(e, t, n, r) {
	let { folder: i, levels: a } = splitGlob(e), o = _(t, i), s = await (0, j.realpath)(o).catch(() => o);
	return [[o, _(t, n)], [s, r]].some(([e, t]) => {
		let n = a.start;
		return (isWithin(e, t) ? g(e, t).split(v) : []).some((e) => a.isEnd(n = a.below(n, e, !0)));
	});
}
async function expandGlob(e, t, n) {
	return (await walk(e, t, !1, n)).paths;
}
async function unvisitedMatches(e, t, n) {
	let r = new Set(n), real = (t) => (0, j.realpath)(t).catch((n) => {
		if (!isMissing(n)) throw toLoadError$1(e, new UnreadableError(t, n));
	}), i = /* @__PURE__ */ new Set([await real(_(t, globFolder(e))) ?? t]), { paths: a, reader: o } = await walk(e, t, !0), s = a.filter((e) => !r.has(e)), c = lastNames(withSlashes(e)), l = [...o.linked];
	for (let e of l) {
		await nextPart();
		let n = await real(e);
		if (n === void 0 || [...i].some((e) => isBelow(n, e))) continue;
		i.add(n);
		let r = await walk(c, n, !0);
		append(s, r.paths.map((n) => g(t, m(e, n)).split(v).join("/"))), append(l, r.reader.linked);
	}
	return s;
}
function lastNames(e) {
	let t = e.slice(e.lastIndexOf("**") + 2).replace(/^\//, "");
	return `**/${t !== "" && t.split("{").length === t.split("}").length ? t : "*"}`;
}
function isBelow(e, t) {
	return e === t || e.startsWith(t.endsWith(v) ? t : t + v);
}
// src/engine/source/source-files.ts
var Tr = /* @__PURE__ */ n({
	FIXED_SOURCE_LIMIT: () => Er,
	MAX_SOURCE_BYTES: () => W,
	findRelevant: () => findRelevant,
	isDirectory: () => isDirectory,
	listDirectory: () => listDirectory,
	readDirectory: () => readDirectory,
	readSourceFile: () => readSourceFile,
	toByteLimit: () => toByteLimit,
	toLoadError: () => toLoadError,
	tooLarge: () => tooLarge,
	whySkipped: () => whySkipped
});
const W = 1073741824, Er = { fixedBytes: W }, Dr = [".manifest", ".signatures.json"];
function whySkipped(e) {
	return e === "node_modules" ? "node_modules" : e.startsWith(".") && !Dr.includes(e) ? "hidden" : void 0;
}
async function toLoadError(e, t, n) {
	return about(t, await describeFailure(e, t, n));
}
async function describeFailure(e, t, n) {
	let r = shownSource(t), i = shownCause(t, e);
	if (isErrorOf(e, "TypeError")) return notRegular(r, !1);
	let { isMissing: a, why: o } = await explainFailure(t, e, n);
	return a ? isForeignAddress(t) ? foreign(r) : new PolicyLoadError(`${r}: ${o}`, {
		code: "source_not_found",
		cause: i
	}) : unreadableSource(`${r} cannot be read: ${o}`, i);
}
function foreign(e) {
	return unsupportedSource(`${e}: addresses of this kind are not read. Clone the repository or copy the files, and give their folder; or give an npm:, oci:// or https:// address`);
}
async function isDirectory(e, t = "") {
	try {
		return (await (0, j.stat)(_(t, e))).isDirectory();
	} catch (n) {
		throw await toLoadError(n, e, t);
	}
}
async function readSourceFile(e, t, n = "") {
	try {
		return await readRegularFile(_(n, e), toByteLimit(t));
	} catch (r) {
		throw isErrorOf(r, "RangeError") ? tooLarge(e, t) : await toLoadError(r, e, n);
	}
}
function tooLarge(e, t) {
	let n = typeof t == "number" ? message`; raise ${option("maxBundleBytes")} to allow it` : ", which is the most that is read here";
	return new PolicyLoadError(message`${e} contains more than ${toByteLimit(t)} bytes${n}`, { code: "bundle_too_large" });
}
function toByteLimit(e) {
	return typeof e == "number" ? e : e.fixedBytes;
}
function unlessMissing(e) {
	if (!isMissing(e)) throw e;
}
async function resolveEntry(e, t, n, r) {
	try {
		return await (n ? (0, j.stat)(e) : (0, j.lstat)(e));
	} catch (e) {
		if (n && !r && isMissing(e)) return;
		throw n ? await danglingLink(t, e) : e;
	}
}
async function danglingLink(e, t) {
	let { isMissing: n } = await explainFailure(e, t);
	return new PolicyLoadError(`${e} links to something that ${n ? "does not exist" : "cannot be read"}`, {
		code: n ? "source_not_found" : "source_unreadable",
		cause: t
	});
}
function notRegular(e, t) {
	return unreadableSource(`${e} ${t ? "links to something that is not a regular file" : "is not a regular file"}`);
}
async function getRealDirectory(e, t, n) {
	try {
		return n === void 0 ? await (0, j.realpath)(await toReadablePath(e)) : await realPathWithin(n, e);
	} catch (e) {
		throw e instanceof OutsideError ? unreadableSource(`${t} cannot be read: ${e.message}`, e) : e;
	}
}
async function findRelevant(e, { counts: t, looks: n, isRead: r = () => Promise.resolve(!1), cwd: i, within: a }) {
	let o = [], onIgnored = ({ inner: t, why: n }) => {
		n === "other" && !`${u(e)}/${t}`.split("/").some(isGitFolder) && o.push(t);
	};
	for (let { inner: n, path: o } of await listDirectory(e, t, {
		cwd: i,
		within: a,
		withHidden: !0,
		onIgnored
	})) if (!await r(o)) return `${e}/${n}`;
	for (let t of n === void 0 ? [] : o) {
		await nextPart();
		let a = `${e}/${t}`;
		if (await n?.(a) === !0 && !await r(_(i ?? "", a))) return a;
	}
}
async function findUnread(e, t, n, { counts: r, ...i }) {
	if (t.length === 0) return [];
	let a = /* @__PURE__ */ new Set();
	for (let { path: e } of n) await nextPart(), a.add(await (0, j.realpath)(e));
	let isRead = async (e) => (await nextPart(), a.has(await (0, j.realpath)(e))), look = async (t) => {
		let n = m(e, t.inner);
		if ((i.within ?? getConfinement()) !== void 0 && isGitFolder(u(n))) return t;
		let a = await (0, j.stat)(n).catch(unlessMissing);
		if (a?.isDirectory() !== !0) return a === void 0 ? t : await isRead(n) ? void 0 : r(u(n)) ? {
			...t,
			isUnread: !0
		} : t;
		let o = n.replace(/\/$/, ""), s = await findRelevant(o, {
			...i,
			counts: r,
			isRead
		});
		return s === void 0 ? t : {
			inner: t.inner.replace(/\/$/, "") + s.slice(o.length),
			why: t.why,
			isUnread: !0
		};
	}, o = [];
	for (let e of t) {
		await nextPart();
		let t = await look(e);
		t !== void 0 && o.push(t);
	}
	return o;
}
async function listDirectory(e, t, { cwd: n = "", within: r, withHidden: i = !1, followLinks: a = !0, onIgnored: o, counts: s, looks: c, isFlat: l = !1 } = {}) {
	let u = [], d = [], walk = async (n, c, f) => {
		let p = await getRealDirectory(n, m(e, c), r);
		if (f.includes(p)) return;
		let h = await (0, j.readdir)(n, { withFileTypes: !0 });
		for (let r of h.toSorted((e, t) => e.name < t.name ? -1 : 1)) {
			await nextPart();
			let h = m(n, r.name), g = `${c}${r.name}`, ignored = (e) => ({
				inner: r.isDirectory() ? `${g}/` : g,
				why: e
			}), ignore = (e) => o?.(ignored(e)), _ = t(r.name), v = (i === "wanted" ? _ && !r.isDirectory() : i) ? void 0 : whySkipped(r.name);
			if (v !== void 0) {
				s === void 0 ? ignore(v) : d.push(ignored(v));
				continue;
			}
			let y = r.isSymbolicLink();
			if (y && !a) {
				let e = await (0, j.stat)(h).catch(() => void 0);
				o?.({
					inner: e?.isDirectory() === !0 ? `${g}/` : g,
					why: "link"
				});
				continue;
			}
			if (!_ && !y && !r.isDirectory()) {
				ignore("other");
				continue;
			}
			checkName(r.name, m(e, g));
			let b = await resolveEntry(h, m(e, g), y, _);
			if (b === void 0) ignore("dangling");
			else if (b.isDirectory()) l || await walk(h, `${g}/`, [...f, p]);
			else if (_ && !b.isFile()) throw notRegular(m(e, g), y);
			else _ ? u.push({
				inner: g,
				path: h,
				size: b.size
			}) : ignore("other");
		}
	};
	try {
		if (await walk(_(n, e), "", []), s !== void 0 && o !== void 0) for (let t of await findUnread(_(n, e), d, u, {
			counts: s,
			looks: c,
			within: r
		})) o(t);
	} catch (t) {
		throw isRegohostError(t) ? t : await toLoadError(t, e, n);
	}
	return u;
}
async function readDirectory(e, t, n, r = {}) {
	let i = /* @__PURE__ */ new Map(), a = await listDirectory(e, t, r);
	if (a.reduce((e, { size: t }) => e + t, 0) > toByteLimit(n)) throw tooLarge(e, n);
	let o = toByteLimit(n);
	for (let { inner: t, path: r } of a) {
		await nextPart();
		try {
			let e = await readRegularFile(r, o);
			i.set(t, e), o -= e.length;
		} catch (r) {
			throw isErrorOf(r, "RangeError") ? tooLarge(e, n) : await toLoadError(r, m(e, t));
		}
	}
	return i;
}
// src/engine/source/base-document-discovery.ts
const Or = /* @__PURE__ */ new Map([
	["data.json", "json"],
	["data.yaml", "yaml"],
	["data.yml", "yaml"]
]);
function dataFileFormat(e) {
	return Or.get(u(e));
}
function isDataFile(e) {
	return dataFileFormat(e) !== void 0;
}
function isInstalled(e) {
	return e.split("/").includes("node_modules");
}
async function findDataBeside(e, { cwd: t = "" } = {}) {
	let n = [...new Set(e.map((e) => d(e)))].sort().flatMap((e) => Array.from(Or.keys(), (t) => m(e, t))), r = [];
	for (let e of n) await nextPart(), (await (0, j.stat)(_(t, e)).catch(() => void 0))?.isFile() === !0 && r.push(e);
	return r;
}
const kr = /(?:^|\/)data\.(?:json|ya?ml)$/i;
function listFolders(e, t) {
	let n = new Set(t.map((e) => d(e)));
	for (let t of n) {
		let r = d(t);
		t !== e && r !== "." && !g(e, r).startsWith("..") && n.add(r);
	}
	return [...n].sort();
}
async function findDataOfPattern(e, t, { cwd: n = "" } = {}) {
	let r = globFolder(e), i = e.includes("**"), a = {
		files: [],
		ignored: []
	};
	for (let e of i ? [r] : listFolders(r, t)) {
		let onIgnored = ({ inner: t, why: n, isUnread: r }) => {
			(r === !0 || i && n === "dangling" || kr.test(t)) && a.ignored.push({
				path: m(e, t),
				why: n,
				...r === !0 ? { isUnread: r } : {}
			});
		}, t = i ? { counts: isDataFile } : { isFlat: !0 };
		for (let { inner: i } of await listDirectory(e, isDataFile, {
			cwd: n,
			onIgnored,
			...t
		})) {
			let t = m(e, i);
			a.files.push({
				path: t,
				inner: g(r, t).split(v).join("/")
			});
		}
	}
	return a;
}
function fileKey({ path: e, inner: t }, n) {
	return JSON.stringify([t.split("/").slice(0, -1), _(n, e)]);
}
async function readDataFiles(e, { cwd: t = "", limit: n } = {}) {
	let r = new Map(e.map((e) => [fileKey(e, t), e])), i = [];
	for (let { path: e, inner: a } of r.values()) {
		await nextPart();
		let r = await readBytes(e, {
			cwd: t,
			limit: n
		});
		i.push({
			path: a,
			name: e,
			text: r,
			format: dataFileFormat(e) ?? "json"
		});
	}
	return i;
}
// src/engine/source/bundle.ts
var Ar = /* @__PURE__ */ n({
	decodeText: () => decodeText,
	isBundleFile: () => isBundleFile
});
const jr = {
	uniqueKeys: !0,
	exactNumbers: !0
};
async function readOwnData(e, t = {}) {
	return e.kind === "rego" ? readBaseDocuments(e.data, t) : e.data ?? readBaseDocuments([]);
}
function isBundleFile(e) {
	return e.endsWith(".rego") || e.endsWith(".wasm") || e === ".manifest" || isSignatures(e) || isDataFile(e);
}
function isCompiled$1(e) {
	return /\.(?:wasm|tar\.gz|tgz)$/.test(e);
}
function isPolicyOrData(e) {
	return /\.rego$/i.test(e) || isDataFile(e);
}
function isPolicyByName(e) {
	return isPolicyOrData(e) || isCompiled$1(e);
}
function isSignatures(e) {
	return e === ".signatures.json" || e.endsWith("/.signatures.json");
}
function decodeText(e, t) {
	if (isLfsPointer(e)) throw unreadableSource(`${t} ${Pn}`);
	try {
		return new TextDecoder("utf-8", { fatal: !0 }).decode(e);
	} catch (n) {
		throw unreadableSource(`${t} ${whyNotUtf8(e)}`, n);
	}
}
// src/base/text/printable.ts
const unseen = (e) => new RegExp(String.raw`[${e}\x7f-\x9f\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]`, "gu"), Mr = unseen(String.raw`\0-\t\x0b-\x1f`), Nr = unseen(String.raw`\0-\x08\x0b\x0c\x0e-\x1f`), Pr = /^([^\S\n]*):(?=:)|##(?=\w*\[)/gm;
function escapeCharacter(e) {
	return Array.from({ length: e.length }, (t, n) => `\\u${e.charCodeAt(n).toString(16).padStart(4, "0")}`).join("");
}
function toPrintable(e) {
	return e.replace(Mr, (e) => e === "	" ? "  " : escapeCharacter(e)).replace(Pr, (e, t) => t === void 0 ? `#${escapeCharacter("#")}` : `${t}${escapeCharacter(":")}`);
}
function toPrintableJson(e) {
	return e.replace(/##(?=\w*\[)/g, `#${escapeCharacter("#")}`).replace(Nr, escapeCharacter);
}
const Fr = Array.from({ length: 256 }, (e, t) => t < 128 && !/[\w#]/.test(String.fromCharCode(t))), isContinuation = (e = 0) => (e & 192) == 128;
function* printableJsonParts(e) {
	let t = new TextDecoder("utf-8", { ignoreBOM: !0 });
	for (let n = 0; n < e.length;) {
		let r = n + 1048576, i = e.subarray(n, r).lastIndexOf(35), a = i !== -1 && !e.subarray(n + i, r).some((e) => Fr[e]);
		for (; r < e.length && Fr[e[r - 1] ?? 0] !== !0 && (a || isContinuation(e[r]));) r++;
		yield toPrintableJson(t.decode(e.subarray(n, r)).replace(/[\r\n]/g, " ")), n = r;
	}
}
function listSome(e) {
	let t = [...new Set(e)], n = t.length > 3 ? ` and ${t.length - 3} more` : "";
	return `${t.slice(0, 3).map(toPrintable).join(", ")}${n}`;
}
// src/engine/source/left-out-files.ts
var Ir = /* @__PURE__ */ n({
	checkLeftOut: () => checkLeftOut,
	notLowerCase: () => notLowerCase
});
function isTestFile(e) {
	return e.endsWith("_test.rego");
}
function policyInTest(e) {
	return new PolicyLoadError(`${e} is ignored because of its test name, but may be a part of a policy; rename it, also name it individually, or make it a package …_test with tests`, { code: "policy_missing" });
}
const Lr = /(?:\.rego|\.wasm|\.tar\.gz|\.tgz|(?:^|\/)data\.(?:json|ya?ml))$/i, Rr = /\.(?:json|ya?ml)$/i;
function notLowerCase(e) {
	return unsupportedSource(`${e} is not read, because its name is not in lower case; rename it, or name it individually`);
}
const zr = "move or remove it, name it individually", Br = {
	hidden: {
		reason: "it is hidden, or in a hidden folder",
		cure: zr
	},
	other: {
		reason: "its name does not end with .rego, but it begins as Rego does, or is compressed Rego",
		cure: "rename, move or remove it"
	}
};
function checkFile({ path: e, why: t, isUnread: n }, r, i) {
	if (t === "compiled" && !i) throw unsupportedSource(message`${e} is a compiled policy and is not read: of a folder or bundle only its Rego or its own policy.wasm is read; name it individually as well, move it, or allow it to stay unread (${option("allowSkippedFiles")})`);
	if (t === "dangling") throw new PolicyLoadError(`${e} links to something that does not exist or cannot be read; remove the link, or restore its target`, { code: "source_not_found" });
	if (t === "other" && r.test(e)) throw notLowerCase(e);
	if (n === !0 && !i) {
		let { reason: n, cure: r } = Br[t] ?? {
			reason: `it is in ${t}`,
			cure: zr
		};
		throw unsupportedSource(message`${e} is not read, because ${n}; ${r}, or allow it to stay unread (${option("allowSkippedFiles")})`);
	}
}
const Vr = /\.(?:rego|wasm|tar\.gz|tgz)$/i;
function checkLeftOutData(e, t, n) {
	if (checkFile(e, Rr, t), !(t || !Vr.test(e.path) || n(e.path))) throw unsupportedSource(message`${e.path} is a policy and is not read: its folder is named as data; name it as a policy, move it, or allow it to stay unread (${option("allowSkippedFiles")})`);
}
function checkLeftOut(e, t) {
	for (let n of e) checkFile(n, Lr, t);
}
function readTests({ tests: e }) {
	return e.map(({ bytes: e, ...t }) => ({
		...t,
		text: decodeText(e, t.path)
	}));
}
async function checkRelated(e, t, n) {
	if (t.kind === "rego" || !await isDirectory(e, n)) return;
	let r = (await listDirectory(e, (e) => e === ".manifest" || e.endsWith(".rego"), { cwd: n })).map(({ inner: e }) => e), i = r.find((e) => e.endsWith(".rego") && !isTestFile(e));
	if (!(i === void 0 || r.includes(".manifest"))) throw unsupportedSource(`${e} contains policy.wasm and ${i} without a .manifest that makes them one bundle; name the one to judge`);
}
const Hr = [
	["hidden", "hidden"],
	["node_modules", "node_modules"],
	["other", "neither policies nor data"]
], Ur = /(?:^|\/)(?:(?:CHANGELOG|LICEN[CS]E|NOTICE|README)(?:\.txt)?|[^/]+\.(?:adoc|md|rst))$/;
function isNoted({ path: e, why: t, isUnread: n }) {
	return t === "hidden" || t === "node_modules" ? n === !0 : t !== "other" || !Ur.test(e);
}
function describeLeftOut(e) {
	let getPaths = (t) => e.filter((e) => e.why === t && isNoted(e)).map(({ path: e }) => e), t = getPaths("compiled"), n = Hr.flatMap(([e, t]) => {
		let n = getPaths(e);
		return n.length === 0 ? [] : [`${t}: ${listSome(n)}`];
	}), r = [];
	t.length > 0 && r.push({
		code: "policies_ignored",
		message: `ignored compiled policies: ${listSome(t)}. Of a folder or bundle only its Rego or its own policy.wasm is read; name compiled policies individually to use them`
	});
	let i = getPaths("kind");
	return i.length > 0 && r.push({
		code: "policies_ignored",
		message: `ignored policies of groups, which are for other kinds of materials: ${listSome(i)}`
	}), n.length > 0 && r.push({
		code: "files_ignored",
		message: `ignored files: ${n.join("; ")}`
	}), r;
}
// src/engine/source/is-gzip.ts
function isGzip(e) {
	return e[0] === 31 && e[1] === 139;
}
// src/engine/source/unverified.ts
function throwUnverifiedError$1(e, t, { bundles: n, onUnverified: r }) {
	if ([...t].some(isSignatures)) {
		if (n === !1) r?.(e);
		else throw new ConfigurationError(message`${e} is signed, but no key was passed; pass one (${option("verify.bundles")}), or skip verification (${option("verify", "false")})`, { code: "verification_key_missing" });
	}
}
function throwIfUnsigned(e, { bundles: t }) {
	if (t !== void 0 && t !== !1) throw missingSignature(`${e} is not a bundle, so that no signature covers it; give a signed bundle`);
}
// src/engine/source/policy-files.ts
function isWasm(e) {
	return e[0] === 0 && e[1] === 97 && e[2] === 115 && e[3] === 109;
}
function regoSource(e, t) {
	return {
		kind: "rego",
		subject: e,
		files: t,
		data: [],
		regoVersion: void 0,
		revisions: [],
		roots: [],
		ignored: [],
		tests: []
	};
}
function checkContent(e, t) {
	if (e.length === 0) return;
	let n = f(t).toLowerCase();
	if (n === ".wasm" && !isWasm(e)) throw new PolicyLoadError(`${t}: not a valid Wasm module`, { code: "wasm_invalid" });
	if ((n === ".gz" || n === ".tgz") && !isGzip(e)) throw invalidBundle(`${t} is not a bundle: not gzip data`);
}
async function readPolicyBytes(e, t, n, r = (e) => `${t}/${e}`) {
	if (isGzip(e)) {
		let { readArchive: i } = await import("./bundle-files.js");
		return i(e, {
			subject: t,
			shownPath: r
		}, n);
	}
	if (throwIfUnsigned(t, n), isWasm(e)) return {
		kind: "wasm",
		subject: t,
		wasm: e,
		data: void 0,
		revisions: [],
		ignored: []
	};
	if (e.length === 0) throw new PolicyLoadError(`${t} is empty`, { code: "source_empty" });
	return regoSource(t, [{
		path: t,
		text: decodeText(e, t)
	}]);
}
async function readPolicyFolder(e, t, n) {
	let { readFolder: r } = await import("./bundle-files.js");
	return r(e, t, n);
}
// src/engine/source/policy-origin.ts
async function listParts(e) {
	if (e.kind === "rego") {
		let { files: t, data: n } = e, r = [];
		return await visitAll(t, ({ text: e }) => void r.push(`rego ${sha256Hex(e)}`)), await visitAll(n, ({ path: e, text: t }) => void r.push(`data ${sha256Hex(t)} ${e}`)), r;
	}
	if (!isWasmModule(e.wasm)) return [`wasm ${sha256Hex(e.wasm)}`, ...e.data === void 0 ? [] : [`data ${sha256Hex(e.data.bytes)}`]];
}
async function getOrigin$1(e, t) {
	let { revisions: n, addresses: r = [] } = e, i = await limitReading("computing the digest of the policies", t, async () => {
		let t = await listParts(e);
		return t === void 0 ? void 0 : hashLines(await sortAll(t));
	});
	return {
		revisions: n,
		...i === void 0 ? {} : { digest: i },
		...r.length === 0 ? {} : { addresses: r }
	};
}
async function hashLines(e) {
	let t = (0, A.createHash)("sha256"), n = "";
	return await visitAll(e, (e) => {
		t.update(n + e), n = "\n";
	}), `sha256:${t.digest("hex")}`;
}
function mergeRevisions(e) {
	return [...new Set(e.flatMap(({ revisions: e }) => e))].sort();
}
// src/engine/source/source-options.ts
function isReadAddress(e, { commits: t }) {
	return isAddress(e) || t !== void 0 && isGitAddress(e);
}
function isVerified({ bundles: e }) {
	return e !== void 0 && e !== !1;
}
function toBundleOptions(e) {
	return {
		...e,
		withTests: e.withTests === !0,
		isVerified: isVerified(e)
	};
}
function toReadOptions(e) {
	let { maxBundleBytes: t, compileTimeoutMs: n } = e;
	return {
		...pick(e, "signal", "cwd", "lock", "allowSkippedFiles"),
		maxBytes: t,
		timeoutMs: n
	};
}
// src/engine/source/load-source.ts
function toPath$1(e) {
	if (typeof e == "string" && !e.startsWith("file://")) return e;
	if (typeof e != "string" && !isUrl(e)) throw unsupported();
	if (isUrl(e) && isAddress(e.href)) return e.href;
	try {
		return re(e);
	} catch (t) {
		throw unsupportedSource(`${String(e)} is not a path or a file: URL`, t);
	}
}
async function fromPath(e, t) {
	let { cwd: n = "", maxBytes: r = W } = t, i = toPath$1(e);
	if (isReadAddress(i, t)) {
		let { readAddress: e } = await import("./read-address.js");
		return e(i, t);
	}
	if (i === "") throw new PolicyLoadError("the path of the policy is empty", { code: "source_not_found" });
	let a = i.replaceAll("\\", "/").replace(/\/+$/, "") || "/";
	if (await isDirectory(i, n)) return readPolicyFolder(i, {
		subject: a,
		shownPath: (e) => a === "." ? e : `${a}/${e}`
	}, t);
	if (!isPolicyFile(i)) throw unsupportedSource(message`${a} is not a policy: it must be a .rego, .wasm or .tar.gz file, or a directory${ofYaml(a)}`);
	let o = await readSourceFile(i, r, n);
	return checkContent(o, a), readPolicyBytes(o, a, t);
}
function ofYaml(e) {
	return /\.ya?ml$/i.test(e) ? message`; gate judges by a policy of Chainloop with ${option("material")}, by a policy configuration of Conforma with ${option("rules")} conforma` : message``;
}
function mergeSources(e, t) {
	let n = [...new Map(e.map((e) => [_(t ?? "", e.subject), e])).values()], [r, ...i] = n;
	if (r === void 0) throw new PolicyLoadError("no policy given", { code: "source_empty" });
	if (i.length === 0) return r;
	let a = n.find(({ kind: e }) => e === "wasm");
	if (a !== void 0) throw unsupportedSource(`${a.subject} is compiled; only Rego sources can be loaded together`);
	return mergeRegoSources(n.filter((e) => e.kind === "rego"), t);
}
async function loadSource(e, t = {}) {
	let { allowSkippedFiles: n = !1, isNamed = () => !1 } = t;
	try {
		let r = await limitReading("reading the policies", t, () => readSource(e, t)), i = r.ignored.filter(({ path: e }) => !isNamed(e));
		return checkLeftOut(i, n), {
			...r,
			ignored: i
		};
	} catch (t) {
		throw giveUpAll(e), t;
	}
}
async function readSource(e, t) {
	if (typeof e == "string" || isUrl(e)) return fromPath(e, t);
	if (isBytes(e)) return readPolicyBytes(e, "policy", t);
	if (isArrayBuffer(e)) return readPolicyBytes(new Uint8Array(e), "policy", t);
	if (isResponse(e)) return readPolicyBytes(await readResponse(e, t), "policy", t);
	if (isWasmModule(e)) return throwIfUnsigned("a WebAssembly.Module", t), {
		kind: "wasm",
		subject: "policy",
		wasm: e,
		data: void 0,
		revisions: [],
		ignored: []
	};
	if (!isObject(e)) throw unsupported();
	let { paths: n, files: r } = readParts(e);
	if (n !== void 0) return mergeSources(await Promise.all(n.map((e) => fromPath(e, t))), t.cwd);
	if (r === void 0) throw unsupported();
	return throwIfUnsigned("{ files }", t), fromTexts(r);
}
function readParts(e) {
	try {
		if (Array.isArray(e)) return { paths: Array.from(e) };
		if (!("files" in e)) return {};
		if (D[1](e.files)) return { files: Object.entries(e.files) };
	} catch (e) {
		throw unsupported("the policy cannot be read: a getter or a Proxy of it throws", e);
	}
	throw unsupported("files must be an object of texts by file name");
}
async function readResponse(e, { maxBytes: t = W }) {
	let failed = (e, t) => unreadableSource(`the policy is a response ${e}`, t);
	if (!e.ok) throw failed(`with the status ${String(e.status)}`);
	if (e.bodyUsed) throw failed("whose body was read before");
	let n = [], r = 0;
	try {
		for await (let i of e.body ?? []) {
			if (r += i.length, r > toByteLimit(t)) break;
			n.push(i);
		}
	} catch (e) {
		throw failed("that ended early", e);
	}
	if (r > toByteLimit(t)) throw tooLarge("the response", t);
	return Buffer.concat(n, r);
}
function fromTexts(e) {
	let t = e.map(([e, t]) => {
		if (typeof t != "string") throw unsupported(`files: the text of ${JSON.stringify(e)} must be a string`);
		return {
			path: e,
			text: t
		};
	});
	if (t.length === 0) throw new PolicyLoadError("no Rego given", { code: "source_empty" });
	return regoSource(t.map(({ path: e }) => e).join(", "), t);
}
function unsupported(e = "a policy must be a path, a list of paths, { files }, bytes, a Response or a WebAssembly.Module", t) {
	return unsupportedSource(e, t);
}
function mergeRegoSources(e, t = "") {
	let n = /* @__PURE__ */ new Map();
	for (let r of e.flatMap((e) => e.files)) {
		let e = _(t, r.path), i = n.get(e);
		if (i !== void 0 && i.text !== r.text) throw unsupportedSource(`two sources have different texts for ${r.path}; rename one of them`);
		i === void 0 && n.set(e, r);
	}
	let isLeftOut = ({ path: e }) => !n.has(_(t, e));
	return {
		kind: "rego",
		subject: e.map(({ subject: e }) => e).join(", "),
		files: [...n.values()],
		data: e.flatMap(({ data: e }) => e),
		regoVersion: e.find(({ regoVersion: e }) => e !== void 0)?.regoVersion,
		revisions: mergeRevisions(e),
		roots: e.flatMap(({ roots: e }) => e),
		ignored: e.flatMap(({ ignored: e }) => e).filter(isLeftOut),
		tests: e.flatMap(({ tests: e }) => e).filter(isLeftOut),
		addresses: e.flatMap(({ addresses: e = [] }) => e)
	};
}
// src/base/terms/exact-json.ts
const G = /* @__PURE__ */ new WeakMap(), Wr = /(?:^|[\s:,[])-?\d[\d.]*[eE][+-]?\d{3}/;
function mayBeInexact(e) {
	return hasLongNumber(e, 16) || mayHaveLargeExponent(e) && Wr.test(e);
}
function isPlain(e, t) {
	return Number.isFinite(t) && canonicalNumber(e) === canonicalNumber(String(t));
}
function standInFor(e, t) {
	let [n = "", r = "0"] = e.split("e"), i = BigInt(n.replace(/^[^.]*\.?/, "").length), a = BigInt(r) >= i, o = e.startsWith("-") ? -1 : 1;
	return Number.isFinite(t) ? Number.isInteger(t) === a ? t : o * .5 : o * Number.MAX_VALUE;
}
function toNumber(e, t, n) {
	let r = Number(e);
	if (isPlain(e, r)) return r;
	let i = canonicalNumber(e), a = G.get(t) ?? /* @__PURE__ */ new Map();
	return G.set(t, a.set(n, i)), standInFor(i, r);
}
function toValue(e, t, n) {
	if (e instanceof RegoNumber) return toNumber(e.text, t, n);
	if (Array.isArray(e)) {
		let t = [];
		for (let [n, r] of e.entries()) t.push(toValue(r, t, String(n)));
		return t;
	}
	if (!(e instanceof RegoObject)) return e;
	let r = {};
	for (let [t, n] of e.members) {
		let e = toValue(n, r, t);
		Object.defineProperty(r, t, {
			value: e,
			enumerable: !0,
			configurable: !0,
			writable: !0
		});
	}
	return r;
}
function parseExactJson(e) {
	if (!mayBeInexact(e)) return { "": JSON.parse(e) };
	let t = { "": void 0 };
	return t[""] = toValue(parseJson(e), t, ""), t;
}
function exactTexts(e) {
	return G.get(e);
}
function exactText(e, t) {
	return typeof e == "object" && e ? G.get(e)?.get(String(t)) : void 0;
}
function toExactText(e, t) {
	if (t !== void 0) return t;
	if (typeof e != "object" || !e) return JSON.stringify(e);
	let n = G.get(e);
	return Array.isArray(e) ? `[${e.map((e, t) => toExactText(e, n?.get(String(t))) ?? "null").join(",")}]` : `{${Object.entries(e).flatMap(([e, t]) => {
		let r = toExactText(t, n?.get(e));
		return r === void 0 ? [] : [`${JSON.stringify(e)}:${r}`];
	}).join(",")}}`;
}
function withoutMembers(e, t) {
	let n = Object.fromEntries(Object.entries(e).filter(([e]) => !t.includes(e))), r = G.get(e);
	return r !== void 0 && G.set(n, new Map(r)), n;
}
// src/engine/source/schema-names.ts
const Gr = [
	"cyclonedx",
	"in_toto_statement",
	"sarif",
	"slsa_provenance",
	"spdx"
], Kr = [
	"RS256",
	"RS384",
	"RS512",
	"PS256",
	"PS384",
	"PS512",
	"ES256",
	"ES384",
	"ES512",
	"HS256",
	"HS384",
	"HS512",
	"EdDSA"
], qr = "RS256", Jr = rule("PEM text, a secret, its bytes or { path }", (e) => typeof e == "string" || isBytes(e) || isFileSource(e)), Yr = oneOf(...Kr), Xr = {
	key: Jr,
	algorithm: Yr,
	scope: E
}, Zr = {
	keys: rule("an object of keys by their ids", (e) => D[1](e) && Object.keys(e).length > 0),
	keyId: E,
	scope: E,
	excludeFiles: rule("a list of patterns", isTextList),
	cwd: E
}, Qr = {
	key: Jr,
	algorithm: Yr,
	keyId: E,
	claims: D,
	cwd: E
};
function checkBundleVerifyOptions(e, t) {
	let { keys: n, ...r } = mergeOptions(e, t, Zr);
	if (n === void 0) throw invalidConfig$1(message`${caller(e)}${optionNamed("keys")} is missing: a key by its id`);
	return {
		...r,
		keys: Object.fromEntries(Object.entries(n).map(([t, n]) => [t, withKey(`${e}: the key ${JSON.stringify(t)}`, mergeOptions(e, n, Xr))]))
	};
}
function checkBundleSignOptions(e, t, n) {
	return withKey(e, mergeOptions(e, t, {
		...Qr,
		...n
	}));
}
function withKey(e, t) {
	if (hasKey(t)) return t;
	throw invalidConfig$1(message`${caller(e)}${optionNamed("key")} is missing`);
}
function hasKey(e) {
	return "key" in e && e.key !== void 0;
}
function splitVerify(e, t) {
	if (t === !1 || t === void 0) return {
		bundles: t,
		evidence: void 0
	};
	let { bundles: n, ...r } = copyOptions(e, t);
	return {
		bundles: n === void 0 || n === !1 ? n : checkBundleVerifyOptions(`${e}: verify.bundles`, n),
		evidence: Object.keys(r).length === 0 ? void 0 : r
	};
}
// src/base/text/used-address.ts
function describeAddress({ address: e, resolved: t, digest: n }) {
	let r = t.includes(n) ? t : `${t} (${n})`;
	return e === t ? r : `${e} is ${r}`;
}
function describeAddresses(e) {
	if (e.length === 0) return [];
	let t = {
		code: "policy_resolved",
		message: `policies from addresses: ${e.map((e) => toPrintable(describeAddress(e))).join(", ")}`
	}, n = e.filter(({ pinned: e, verified: t }) => e === void 0 && t !== !0);
	return n.length === 0 ? [t] : [t, {
		code: "policy_unpinned",
		message: `policies that are neither verified nor pinned: ${n.map(({ address: e }) => toPrintable(e)).join(", ")}. Such an address may have another policy next time; pin it by its digest, or with a lock file (--update-lock)`
	}];
}
// src/base/async/or-close.ts
async function orClose(e, t) {
	try {
		return await t();
	} catch (t) {
		throw await Promise.allSettled([...e].map((e) => e.close())), t;
	}
}
// src/engine/wasm/byte-reader.ts
const $r = new TextDecoder();
var ByteReader = class {
	#e;
	at;
	constructor(e, t = 0) {
		this.#e = Buffer.isBuffer(e) ? new Uint8Array(e.buffer, e.byteOffset, e.byteLength) : e, this.at = t;
	}
	get atEnd() {
		return this.at >= this.#e.length;
	}
	byte() {
		let e = this.#e[this.at++];
		if (e === void 0) throw RangeError("the module ends in the middle of a section");
		return e;
	}
	count() {
		let e = this.#e[this.at];
		if (e !== void 0 && e < 128) return this.at++, e;
		let t = 0;
		for (let e = 1;; e *= 128) {
			let n = this.byte();
			if (t += (n & 127) * e, n < 128) return t;
		}
	}
	skip(e) {
		if (this.at += e, this.at > this.#e.length) throw RangeError("the module ends in the middle of a section");
	}
	take(e) {
		let t = this.at;
		return this.skip(e), this.#e.subarray(t, this.at);
	}
	text() {
		return $r.decode(this.take(this.count()));
	}
	rest() {
		return this.take(this.#e.length - this.at);
	}
};
function* readSections$1(e) {
	let t = new ByteReader(e, 8);
	for (; !t.atEnd;) yield {
		id: t.byte(),
		content: new ByteReader(t.take(t.count()))
	};
}
function readCustomSections(e, t) {
	if (!isBytes(e)) return WebAssembly.Module.customSections(e, t).map((e) => new Uint8Array(e));
	let n = [];
	for (let { id: r, content: i } of readSections$1(e)) r === 0 && i.text() === t && n.push(i.rest());
	return n;
}
function toLeb(e) {
	let t = e % 128;
	return e < 128 ? [t] : [t + 128, ...toLeb(Math.floor(e / 128))];
}
function addCustomSection(e, t, n) {
	let r = Buffer.concat([
		Buffer.from(toLeb(Buffer.byteLength(t))),
		Buffer.from(t),
		n
	]);
	return Uint8Array.from(Buffer.concat([
		e,
		Buffer.from([0, ...toLeb(r.length)]),
		r
	]));
}
function digestSections(e) {
	let t = [], n = 8;
	for (let { id: r, end: i } of findSections(e)) r !== 0 && t.push(e.subarray(n, i)), n = i;
	return (0, A.hash)("sha256", Buffer.concat(t), "buffer");
}
function* findSections(e) {
	let t = new ByteReader(e, 8);
	for (; !t.atEnd;) {
		let e = t.byte();
		t.skip(t.count()), yield {
			id: e,
			end: t.at
		};
	}
}
function findPlan(e) {
	let [t, ...n] = readCustomSections(e, "regohost_plan");
	if (t === void 0 || n.length > 0 || t[0] !== 1) return;
	let r = t.subarray(1, 33);
	return !isBytes(e) || Buffer.compare(r, digestSections(e)) === 0 ? t : void 0;
}
function readPlan(e) {
	let t = findPlan(e);
	return t && new ByteReader(t.subarray(33));
}
function digestPlan(e) {
	try {
		let t = findPlan(e);
		return t && `sha256:${(0, A.hash)("sha256", t, "buffer").toString("hex")}`;
	} catch (e) {
		if (isErrorOf(e, "RangeError")) return;
		throw e;
	}
}
// src/engine/javascript/javascript-file.ts
function isJavaScriptSource(e) {
	return isObject(e) && holds(() => "make" in e);
}
function toModule(e) {
	return typeof e == "string" ? Buffer.from(e, "base64") : isWasmModule(e) ? e : void 0;
}
function readJavaScriptFile(e) {
	let { regohost: t, digest: n, builtins: r, wasm: i, make: a } = e, o = toModule(i);
	if (o === void 0 || !isTextList(r) || typeof a != "function") throw unsupportedSource("a policy as JavaScript must be the default export of a file that `regohost build -t js` wrote");
	let mismatch = (e) => new PolicyLoadError(`the policy as JavaScript ${e}; build it again`, { code: "javascript_mismatch" });
	if (t !== c) throw mismatch(`is not of this version of regohost, ${c}`);
	let s = digestPlan(o);
	if (s === void 0 || s !== n) throw mismatch("is not that of its module");
	return o;
}
// src/base/wasm-budget.ts
const ei = Number.parseInt(process.versions.node, 10) < 22 ? 18e5 : 13e6, ti = 100 * ei;
let ni = !1;
function spareOptimizing() {
	ni = !0;
}
function compileSparingly(e) {
	if (!ni) {
		e();
		return;
	}
	let { setFlagsFromString: t } = process.getBuiltinModule("node:v8");
	t(`--wasm-tiering-budget=${String(ti)}`);
	try {
		e();
	} finally {
		t(`--wasm-tiering-budget=${String(ei)}`);
	}
}
// src/engine/opa/core-tier.ts
var ri = /* @__PURE__ */ n({
	compileCore: () => compileCore,
	expectLongRun: () => expectLongRun,
	runBaseline: () => runBaseline,
	runOptimized: () => runOptimized,
	useBaselineCode: () => useBaselineCode
});
let ii = !1, ai = !1, oi = !1, si = !1;
function setFlags(e) {
	process.getBuiltinModule("node:v8").setFlagsFromString(e);
}
function useBaselineCode() {
	ii = !0, spareOptimizing();
}
function expectLongRun() {
	oi ||= ii && !ai;
}
function runBaseline() {
	ii && !si && (setFlags(oi ? "--no-liftoff-only --no-wasm-tier-up --wasm-dynamic-tiering --wasm-tiering-budget=1600000000" : "--liftoff-only --no-wasm-tier-up --no-wasm-dynamic-tiering"), si = !0);
}
function runOptimized() {
	si &&= (setFlags("--no-liftoff-only --wasm-dynamic-tiering"), !1);
}
function compileCore(e) {
	if (ai = !0, !ii) return new WebAssembly.Module(e);
	runBaseline(), setFlags("--wasm-lazy-validation");
	try {
		return new WebAssembly.Module(e);
	} finally {
		setFlags("--no-wasm-lazy-validation");
	}
}
// src/engine/wasm/entrypoint-name.ts
const ci = "regohost_verdict";
function isGenerated(e) {
	return e.startsWith(`${ci}/`);
}
function toEntrypointPath(e) {
	return (e.includes("/") ? e : e.replaceAll(".", "/")).replace(/^\/?(?:data\/)?/, "");
}
function nearestNames(e, t) {
	if (t.length <= 5) return [...t];
	let n = closest(e, t), r = t.filter((t) => t !== n && t.split("/").some((t) => e.includes(t)));
	return [...n === void 0 ? [] : [n], ...r].slice(0, 5);
}
var Entrypoints = class {
	#e;
	names;
	#t;
	constructor(e, t) {
		if (this.#e = new Map(Object.entries(e).map(([e, t]) => [e, {
			name: e,
			id: t
		}])), this.names = [...this.#e.keys()].filter((e) => !isGenerated(e)).sort(), this.#t = t, t !== void 0 && this.#n(t) === void 0) throw new PolicyLoadError(this.#r(t), { code: "entrypoint_unknown" });
	}
	#n(e) {
		return this.#e.get(e) ?? this.#e.get(toEntrypointPath(e));
	}
	#r(e) {
		let t = nearestNames(toEntrypointPath(e), this.names), n = t.length === 0 ? "it has none" : `it has ${t.join(", ")}`, r = this.names.length > t.length ? ` and ${String(this.names.length - t.length)} more` : "";
		return `the policy has no entrypoint ${JSON.stringify(e)}; ${n}${r}`;
	}
	resolve(e) {
		let t = e ?? this.#t ?? (this.names.length === 1 ? this.names[0] : void 0);
		if (t === void 0) throw new EvaluationError(`the policy has ${String(this.names.length)} entrypoints; name one of them: ${this.names.join(", ")}`, { code: "entrypoint_required" });
		let n = this.#n(t);
		if (n === void 0) throw new PolicyLoadError(this.#r(t), { code: "entrypoint_unknown" });
		return n;
	}
};
// src/engine/builtin/prepare-builtins.ts
function prepareBuiltin(e) {
	if (e.pure !== !0) try {
		let t = e.prepare?.();
		isThenable(t) && giveUp(t);
	} catch {}
}
function prepareNamed(e, t) {
	for (let n of e) t.some(({ text: e }) => e.includes(n.name)) && prepareBuiltin(n);
}
// src/engine/builtin/value-type.ts
function getKind(e) {
	return e === null ? "null" : Array.isArray(e) ? "array" : typeof e;
}
function findMisfit(e, t, n = "$") {
	let r = getKind(t);
	switch (e.type) {
		case "any": return findInUnion(e.of ?? [], t, n);
		case "set": return r === "array" ? findInEach(t, e.of, `${n}[*]`) : {
			path: n,
			expected: "set",
			actual: r
		};
		case "array": return r === "array" ? findInArray(e, t, n) : {
			path: n,
			expected: "array",
			actual: r
		};
		case "object": return r === "object" ? findInObject(e, t, n) : {
			path: n,
			expected: "object",
			actual: r
		};
		default: return r === e.type ? void 0 : {
			path: n,
			expected: e.type,
			actual: r
		};
	}
}
function findInUnion(e, t, n) {
	let r = e.map((e) => findMisfit(e, t, n));
	if (!(r.length === 0 || r.includes(void 0))) return {
		path: n,
		expected: [...new Set(e.map(({ type: e }) => e))].join(" or "),
		actual: getKind(t)
	};
}
function findInEach(e, t, n) {
	for (let r of e) {
		let e = findMisfit(t, r, n);
		if (e !== void 0) return e;
	}
}
function findInArray({ static: e = [], dynamic: t }, n, r) {
	if (e.length !== 0 || t !== void 0) {
		if (!(t === void 0 ? n.length === e.length : n.length >= e.length)) return {
			path: r,
			expected: `array of ${`${t === void 0 ? "" : "at least "}${String(e.length)}`}`,
			actual: `array of ${String(n.length)}`
		};
		for (let [t, i] of e.entries()) {
			let e = findMisfit(i, n[t], `${r}[${String(t)}]`);
			if (e !== void 0) return e;
		}
		return t && findInEach(n.slice(e.length), t, `${r}[*]`);
	}
}
function findInObject({ static: e = [], dynamic: t }, n, r) {
	for (let { key: t, value: i, required: a } of e) {
		let e = `${r}[${JSON.stringify(t)}]`;
		if (Object.hasOwn(n, t)) {
			let r = findMisfit(i, n[t], e);
			if (r !== void 0) return r;
		} else if (a === !0) return {
			path: e,
			expected: i.type,
			actual: "absent"
		};
	}
	if (e.length === 0 && t === void 0) return;
	let i = new Set(e.map(({ key: e }) => e)), a = Object.entries(n).flatMap(([e, t]) => i.has(e) ? [] : [t]);
	return t === void 0 ? a.length === 0 ? void 0 : {
		path: r,
		expected: "no other member",
		actual: "others"
	} : findInEach(a, t.value, `${r}[*]`);
}
// src/engine/rounds/encode-answer.ts
function toValueType(e) {
	let t = typeof e == "string" ? { type: e } : e;
	return typeof t.type == "object" ? t.type : t;
}
function toDeclaredText(e, t) {
	if (t === void 0 || toValueType(t).type !== "set") return e;
	let n = parseJson(e);
	return Array.isArray(n) ? toRegoText(new RegoSet(n)) : e;
}
function findTypeError({ name: e, result: t = "any" }, n) {
	let r = toValueType(t);
	if (r.type === "any" && r.of === void 0) return;
	let i = findMisfit(r, n.startsWith("\"") ? "" : JSON.parse(n));
	if (i === void 0) return;
	let { path: a, expected: o, actual: s } = i;
	return new BuiltinError(`${e} does not return its declared type: at ${a} the type is ${o}, and the result ${s}; correct one of them`, {
		code: "builtin_result_invalid",
		builtin: e
	});
}
function encodeAnswer(e, t) {
	if (t === void 0) return;
	if (isThenable(t)) throw giveUp(t), new BuiltinError(`${e.name} is declared pure but returned a Promise; declare it without pure`, {
		code: "builtin_result_invalid",
		builtin: e.name
	});
	let n;
	try {
		let r = toStrictJson(t);
		if (n = findTypeError(e, r), n === void 0) return Buffer.from(toDeclaredText(r, e.result));
	} catch (t) {
		if (isLimitError(t)) throw t;
		let n = whyTooLarge(t, "return less"), r = reasonOf(t), i = n === void 0 ? r : `it ${n}`;
		throw new BuiltinError(`${e.name} returned an unsupported value: ${i}`, {
			code: t instanceof NotJsonError && t.code === "number_too_large" ? t.code : "builtin_result_invalid",
			builtin: e.name,
			cause: t
		});
	}
	throw n;
}
// src/engine/rounds/host-table.ts
const li = /* @__PURE__ */ new Map([["regohost.guessing", 0], ["regohost.branch", 2]]);
function toHostFunction(e) {
	if (e.pure !== !0) return toAsyncHost(e);
	let { name: t, args: n } = e;
	return {
		kind: "pure",
		name: t,
		arity: n.length,
		call: (t) => encodeAnswer(e, callPure(e, t))
	};
}
async function checkHost(e, t) {
	try {
		await e.checkAvailable();
	} catch (n) {
		let r = readableThrown(n, e.name);
		if (isRegohostError(r) && r.name !== "ConfigurationError") throw r;
		let i = isRegohostError(r) ? getMessage(r) : reasonOf(r), a = isRegohostError(r) ? r.code : "config_invalid";
		throw new ConfigurationError(message`${t} calls ${e.name}, but ${i}`, {
			code: a,
			cause: r
		});
	}
}
function callPure(e, t) {
	try {
		return e.call(t);
	} catch (t) {
		let n = readableThrown(t, e.name), r = reasonOf(n);
		throw new BuiltinError(`${e.name}: ${r}`, {
			code: "builtin_failed",
			builtin: e.name,
			cause: n
		});
	}
}
function toAsyncHost(e) {
	let t = /* @__PURE__ */ new WeakMap();
	return {
		kind: "async",
		name: e.name,
		arity: e.args.length,
		result: e.result,
		effect: e.effect,
		maxSpeculative: e.maxSpeculative,
		isEffect: () => e.effect,
		async call(n, r, i) {
			let a = t.get(r.evaluation);
			a !== void 0 && await a;
			let o = n.map((e) => toJsonValue(parseTerm(e), i)), s = await e.call(o, r);
			return runWithin({ check: () => checkCall(e, r) }, () => encodeAnswer(e, s));
		},
		checkAvailable: () => e.checkAvailable?.(),
		prepare: () => prepareBuiltin(e),
		begin: e.begin === void 0 ? void 0 : (n) => {
			let r = callBegin(e, n);
			isThenable(r) && (t.set(n, r), giveUp(r));
		}
	};
}
function checkCall({ name: e }, { deadline: t }) {
	if (!(Date.now() < t)) throw new EvaluationError(`the result of ${e} was not read in time`, { code: "timeout" });
}
function callBegin(e, t) {
	try {
		return e.begin?.(t);
	} catch (e) {
		return Promise.reject(e);
	}
}
function toStandardHostFunction(e) {
	let { name: t, arity: n } = e;
	return "answer" in e ? {
		kind: "async",
		name: t,
		arity: n,
		result: e.result,
		isLocal: e.isLocal === !0,
		isOfThisRun: (t) => e.isOfThisRun?.(t.map(parseTerm)) === !0,
		maxSpeculative: e.maxSpeculative,
		effect: void 0,
		isEffect: (t) => e.isEffect(t.map(parseTerm)),
		async call(t, n) {
			let r = await e.answer(t.map(parseTerm), n);
			return r === void 0 || isBytes(r) ? r : Buffer.from(toRegoText(r));
		},
		checkAvailable: () => void 0,
		close: () => e.close?.()
	} : {
		kind: "standard",
		name: t,
		arity: n,
		builtin: e
	};
}
var HostTable = class {
	#e = /* @__PURE__ */ new Map();
	#t = [];
	#n;
	#r = [];
	callsTakeLong = !1;
	add(e, t) {
		this.#e.set(e, t), this.#t = [...this.#e.values()], this.#n = void 0, t.kind === "async" && t.begin !== void 0 && (this.#r = [...this.#r, t]);
	}
	byId(e) {
		return this.#e.get(e);
	}
	asynchronousNames() {
		return this.#n ??= this.#t.filter(({ kind: e }) => e === "async").map(({ name: e }) => e).sort(), this.#n;
	}
	all() {
		return this.#t;
	}
	entries() {
		return this.#e.entries();
	}
	toBeTold() {
		return this.#r;
	}
};
// src/engine/wasm/input-snapshot.ts
function describe({ line: e, column: t, reason: n }) {
	return ` at line ${String(e)}, column ${String(t)}: ${n}`;
}
function describeJsonError(e) {
	try {
		parseJson(e);
	} catch (e) {
		if (e instanceof TermSyntaxError) return describe(e);
	}
	return "";
}
function decode(e, t) {
	try {
		return new TextDecoder("utf-8", {
			fatal: !0,
			ignoreBOM: !0
		}).decode(e);
	} catch (n) {
		throw new EvaluationError(`${t} ${whyNotUtf8(e)}`, {
			code: "input_invalid",
			cause: n
		});
	}
}
function syntaxError(e, t) {
	return new EvaluationError(`${t}${describe(e)}`, {
		code: syntaxErrorCode(e, "input_invalid"),
		cause: e
	});
}
function checkJsonText(e, t) {
	try {
		JSON.parse(e);
	} catch (n) {
		throw new EvaluationError(e.trim() === "" ? `${t} is empty; expected JSON` : `${t} is not JSON${describeJsonError(e)}`, {
			code: "input_invalid",
			cause: n
		});
	}
	try {
		checkNumbers(e);
	} catch (e) {
		throw e instanceof TermSyntaxError ? syntaxError(e, t) : e;
	}
}
function toInputError(e, t) {
	if (isRegohostError(e)) return e;
	let n = whyTooLarge(e, "split it, or give its text as bytes"), r = n === void 0 ? ": a getter, a toJSON or a Proxy of it throws" : ` ${n}`, i = e instanceof NotJsonError ? `: ${e.message}` : r, a = e instanceof NotJsonError ? e.code : "input_invalid";
	return new EvaluationError(`${t}${i}`, {
		code: a,
		cause: e
	});
}
const ui = /\\u[dD][89a-fA-F]/, di = {
	value: void 0,
	subject: ""
};
var K = class InputSnapshot {
	#e;
	format;
	#t;
	#n = !1;
	#r;
	#i;
	constructor(e, t, n) {
		this.#e = e, this.format = t, this.#t = n;
	}
	get content() {
		return this.#r !== void 0 && this.#a(this.#r), this.#t !== void 0 && typeof this.#e == "object" && (this.#e = InputSnapshot.of(this.#e, this.#t).content, this.#t = void 0), this.#e;
	}
	#a(e) {
		if (e === di) throw Error("an input was read after it was released");
		let { value: t, subject: n } = e;
		if (this.#i !== void 0) throw this.#i.error;
		try {
			this.#e = InputSnapshot.of(t, n).content;
		} catch (e) {
			throw this.#i = { error: e }, e;
		}
		this.#r = void 0;
	}
	fail(e) {
		giveUpAll(this.#r?.value);
		let t = toInputError(e, this.#r?.subject ?? "the value");
		throw this.#i = { error: t }, t;
	}
	get failure() {
		return this.#i;
	}
	get borrowedValue() {
		return this.#r?.value;
	}
	toMessage() {
		let e = this.#r === void 0 ? this.#e : this.content;
		return {
			content: typeof e == "object" && isArrayBuffer(e.buffer) ? new Uint8Array(e) : e,
			format: this.format,
			uncheckedAs: this.#t
		};
	}
	static ofMessage({ content: e, format: t, uncheckedAs: n }) {
		return e === void 0 ? InputSnapshot.absent : new InputSnapshot(e, t, n);
	}
	get unchecked() {
		return this.#t !== void 0 && typeof this.#e == "object" ? this.#e : void 0;
	}
	own() {
		this.#n &&= (this.#r === void 0 ? typeof this.#e == "object" && (this.#e = Buffer.from(this.#e)) : this.#a(this.#r), !1);
	}
	release() {
		this.#r !== void 0 && (this.#r = di);
	}
	accept() {
		this.#t = void 0;
	}
	get isAbsent() {
		return this.#e === void 0 && this.#r === void 0;
	}
	get size() {
		return this.#e?.length ?? 0;
	}
	get text() {
		let { content: e } = this;
		return typeof e == "object" ? decode(e, "the text") : e;
	}
	get isObject() {
		let { content: e } = this;
		return typeof e == "string" ? e.trimStart().startsWith("{") : e !== void 0 && B.of(e).isObject;
	}
	static absent = new InputSnapshot(void 0, "json");
	jsonText() {
		let { text: e } = this;
		return e === void 0 || this.format === "json" ? e : toJsonText(parseTerm(e));
	}
	static is(e) {
		return typeof e == "object" && !!e && #e in e;
	}
	static of(e, t, n = "json") {
		if (e === void 0) return InputSnapshot.absent;
		try {
			return isBytes(e) ? (n === "json" ? InputSnapshot.#o(Buffer.from(e)) : void 0) ?? InputSnapshot.#s(decode(e, t), t, n) : new InputSnapshot(toStrictJson(e), "json");
		} catch (e) {
			throw toInputError(e, t);
		}
	}
	static ofOwn(e, t) {
		return InputSnapshot.#o(e) ?? InputSnapshot.of(e, t);
	}
	static lasting(e, t) {
		return new InputSnapshot(e, "json", t);
	}
	static ofBorrowed(e, t, n = "json") {
		if (e === void 0) return InputSnapshot.absent;
		let r = isBytes(e) ? e : void 0;
		if (r !== void 0 && (n !== "json" || r.length === 0)) return InputSnapshot.of(r, t, n);
		let i = new InputSnapshot(r, "json", r && t);
		return r === void 0 && (i.#r = {
			value: e,
			subject: t
		}), i.#n = !0, i;
	}
	static ofData(e) {
		let t = "data must be a JSON object, because policies refer to its members", n, r = "data_invalid";
		try {
			let t = InputSnapshot.of(e === void 0 ? {} : e, "data");
			if (t.isObject) return t;
		} catch (e) {
			if (!(e instanceof EvaluationError) || isLimitError(e)) throw e;
			t = e.message, n = e.cause, e.code === "number_too_large" && (r = e.code);
		}
		throw new EvaluationError(t, {
			code: r,
			cause: n
		});
	}
	static #o(e) {
		return isPlainJsonText(e) ? new InputSnapshot(e, "json") : void 0;
	}
	static #s(e, t, n) {
		let r = e.startsWith("﻿") ? e.slice(1) : e;
		if (n === "json") return checkJsonText(r, t), new InputSnapshot(ui.test(r) ? toJsonText(parseJson(r)) : r, "json");
		try {
			return new InputSnapshot(toRegoText(parseTerm(r)), "rego");
		} catch (e) {
			throw e instanceof TermSyntaxError ? syntaxError(e, `${t} is not a Rego term`) : e;
		}
	}
};
const fi = 67108864;
var InstancePool = class {
	kind = "local";
	#e;
	#t;
	#n;
	#r = /* @__PURE__ */ new Set();
	#i = !1;
	constructor(e, t, n = 32) {
		this.#e = n, this.#t = e, this.#n = [t];
	}
	warm(e) {
		if (this.#n.some(({ dataSnapshot: t }) => t === e)) return;
		let t = this.take(K.absent, e);
		t.setPolling(!1), t.load(e, K.absent), this.give(t);
	}
	take(e, t) {
		let n = this.#a(e, t);
		if (n >= 0) {
			let e = n === this.#n.length - 1 ? this.#n.pop() : this.#n.splice(n, 1)[0];
			if (e !== void 0) return e;
		}
		return (this.#n.length < this.#e ? this.#t(e) : void 0) ?? this.#n.shift() ?? this.#t(e);
	}
	#a(e, t) {
		let n = -1, r = -1, i = -1;
		for (let a = this.#n.length - 1; a >= 0; a--) {
			let o = this.#n[a];
			if (o === void 0) continue;
			let s = o.dataSnapshot === t;
			if (s && o.inputSnapshot === e) return a;
			let c = o.inputSnapshot?.size ?? 0;
			s && t.size > Math.max(1048576, c) && (i = a), (s ? n : r) >= 0 || this.#o(o) || (s ? n = a : r = a);
		}
		return n >= 0 ? n : i >= 0 ? i : r;
	}
	#o({ inputSnapshot: e }) {
		return e?.isAbsent === !1 && this.#r.has(e);
	}
	give(e) {
		this.#i || this.#n.push(e);
	}
	pin(e) {
		this.#r.add(e);
	}
	unpin(e) {
		this.#r.delete(e), this.trim();
	}
	trim() {
		if (!this.#s()) return;
		let e = this.#n.findLast(({ memoryBytes: e }) => e > fi);
		this.#n = this.#n.filter((t) => t.memoryBytes <= fi || this.#o(t) || t === e && t.memoryBytes - t.dataBytes <= 134217728);
	}
	#s() {
		for (let { memoryBytes: e } of this.#n) if (e > fi) return !0;
		return !1;
	}
	close() {
		this.#i = !0, this.#n = [], this.#r.clear();
	}
};
// src/engine/wasm/evaluation-instance.ts
const pi = {
	dispatch() {
		throw Error("no evaluation is running");
	},
	poll: () => void 0
};
// runtime/identity.json
var q = {
	data: ["33b37affdc09bad1a02ea5050b6300d2c169cbc8f6860d371cb3cf11ec60ef0e", "165b28212c077a910327d16815a9a456090c06011078c906db15c41d42bcbbdd"],
	offsets: [65536, 113344],
	heapBase: 119232,
	stack: 65536,
	table: ["2733381f65b13f7b673c023599e2b26ca6072eba4db8d097db6d8227882539df"],
	replaced: [3, 4],
	patterns: 546,
	calls: {
		builtin_graph_reachable: 505,
		builtin_json_filter: 564,
		builtin_json_remove: 568,
		builtin_member: 425,
		builtin_member3: 431,
		builtin_object_filter: 570,
		builtin_object_get: 571,
		builtin_object_keys: 572,
		builtin_object_remove: 573,
		builtin_object_union: 574,
		builtin_object_union_n: 576,
		opa_abort: 78,
		opa_agg_all: 432,
		opa_agg_any: 434,
		opa_agg_count: 435,
		opa_agg_max: 438,
		opa_agg_min: 439,
		opa_agg_product: 440,
		opa_agg_sort: 442,
		opa_agg_sum: 448,
		opa_arith_abs: 452,
		opa_arith_ceil: 453,
		opa_arith_divide: 455,
		opa_arith_floor: 457,
		opa_arith_minus: 458,
		opa_arith_multiply: 461,
		opa_arith_plus: 463,
		opa_arith_rem: 464,
		opa_arith_round: 465,
		opa_array_append: 468,
		opa_array_concat: 467,
		opa_array_flatten: 469,
		opa_array_reverse: 470,
		opa_array_slice: 471,
		opa_array_with_cap: 443,
		opa_base64_decode: 487,
		opa_base64_encode: 489,
		opa_base64_is_valid: 491,
		opa_base64_url_decode: 492,
		opa_base64_url_encode: 493,
		opa_bits_and: 508,
		opa_bits_negate: 509,
		opa_bits_or: 510,
		opa_bits_shiftleft: 511,
		opa_bits_shiftright: 512,
		opa_bits_xor: 513,
		opa_boolean: 10,
		opa_cidr_contains: 472,
		opa_cidr_intersects: 475,
		opa_cmp_eq: 476,
		opa_cmp_gt: 477,
		opa_cmp_gte: 478,
		opa_cmp_lt: 479,
		opa_cmp_lte: 480,
		opa_cmp_neq: 481,
		opa_document_get: 483,
		opa_glob_match: 36,
		opa_json_is_valid: 494,
		opa_json_marshal: 496,
		opa_json_unmarshal: 498,
		opa_malloc_init: 551,
		opa_mapping_init: 636,
		opa_mapping_lookup: 637,
		opa_memoize_get: 556,
		opa_memoize_init: 557,
		opa_memoize_insert: 558,
		opa_memoize_pop: 559,
		opa_memoize_push: 560,
		opa_mpd_init: 561,
		opa_null: 521,
		opa_number_int: 460,
		opa_number_ref: 638,
		opa_number_size: 639,
		opa_numbers_range: 563,
		opa_object: 640,
		opa_object_insert: 641,
		opa_regex_find_all_string_submatch: 63,
		opa_regex_is_valid: 57,
		opa_regex_match: 58,
		opa_runtime_error: 501,
		opa_semver_compare: 587,
		opa_semver_is_valid: 589,
		opa_set: 642,
		opa_set_add: 507,
		opa_set_diff: 459,
		opa_set_intersection: 590,
		opa_set_union: 591,
		opa_sets_intersection: 592,
		opa_sets_union: 594,
		opa_sprintf: 595,
		opa_steps_call: 596,
		opa_string_terminated: 485,
		opa_strings_concat: 601,
		opa_strings_contains: 602,
		opa_strings_endswith: 603,
		opa_strings_format_int: 580,
		opa_strings_indexof: 605,
		opa_strings_lower: 606,
		opa_strings_replace: 579,
		opa_strings_replace_n: 607,
		opa_strings_reverse: 608,
		opa_strings_split: 578,
		opa_strings_startswith: 609,
		opa_strings_substring: 610,
		opa_strings_trim: 612,
		opa_strings_trim_left: 577,
		opa_strings_trim_prefix: 614,
		opa_strings_trim_right: 613,
		opa_strings_trim_space: 615,
		opa_strings_trim_suffix: 617,
		opa_strings_upper: 618,
		opa_template_string: 619,
		opa_time_parse_rfc3339_ns: 582,
		opa_to_number: 482,
		opa_types_is_array: 620,
		opa_types_is_boolean: 621,
		opa_types_is_null: 622,
		opa_types_is_number: 623,
		opa_types_is_object: 624,
		opa_types_is_set: 625,
		opa_types_is_string: 626,
		opa_types_name: 627,
		opa_value_compare: 430,
		opa_value_get: 486,
		opa_value_iter: 426,
		opa_value_length: 653,
		opa_value_merge: 654,
		opa_value_number_set_int: 655,
		opa_value_shallow_copy: 445,
		opa_value_transitive_closure: 657,
		opa_value_type: 659
	},
	exports: {
		opa_malloc: 446,
		opa_eval_ctx_new: 6,
		opa_eval_ctx_set_input: 7,
		opa_eval: 8,
		opa_heap_ptr_set: 549,
		opa_value_parse: 516,
		opa_value_dump: 539,
		opa_json_dump: 484,
		opa_eval_ctx_set_data: 11,
		opa_eval_ctx_set_entrypoint: 12,
		opa_eval_ctx_get_result: 13,
		opa_json_parse: 514,
		opa_json_parse_in_place: 515,
		opa_value_parse_in_place: 517,
		opa_free: 444,
		opa_heap_ptr_get: 548,
		opa_heap_blocks_stash: 547,
		opa_heap_stash_clear: 550,
		opa_heap_blocks_restore: 545,
		opa_cache_reserve: 544,
		opa_steps_set: 597,
		opa_value_free: 651,
		opa_value_read: 628,
		opa_value_add_path: 645,
		opa_value_remove_path: 656,
		opa_hash_seed_set: 635
	},
	functions: "Z0+bBhbdb5C/iQrJ/z/iQ9sb2ONKfgCHaeH8wCMZOrqWl6bI1YLgULoEwgjx3KPYzTsuxuaibylucKsPX9KzeVe8K/u3O6MB6ebhAbkZeWWgvKKQyFoUyJzy5uwgvf+KDzz1Xk6M/B3Uf7PzN3rKhwCF/sQoocT26IIbGNJJusn7G3SuuVK85ims1wysPNwO0ZVJJu48OfyOOnSC/n01CHSij8o5IgjuCOxzLViz2tZ0oo/KOSII7mxBKS9MfG5F0FhcPUOt1UZ0oo/KOSII7gJ+Fqgz0fPgIJ2R/CnP6fE/rGJimKOVh7Ea1YHNUtIqfgJRhxpExafXvKHnsKcJZ4N3cdYncoyUmwrUBfp/w7HBo1zAtA8qH0BiFs3vhn8aMfwpTN/TPxHLlC0n6uYC59YPwVyLUCV93zX7VZJIkP9wtkO5WSOXk4IyqQzKqnDi6nA2X6//Z750oo/KOSII7p1XN7zyW7+cLY/Qu+uO3sO/xUcEM2X0LZC/piCZ12S000EijbpjHlHROixZcAmxSr/Xmqs2qcWXIqY2kxFenqmjYuBcp4pQUN5PeNjheC9+/kM+Ps+I7auKYLFtHI2+TJ1XN7zyW7+cI55yb/4fOtd0oo/KOSII7r/Xmqs2qcWX7yZytx7ArqTSRY1X+V9o0no7quP//0baxorqILRAl16AiTrT6TcC6OD/Ex9I1iQG8Jp6EpVBaa6oFI88aqa9y2QZWbE0rYBtqrnwNBsjTN/jgxzi/VnDT1bS+/uqANv5g8ygxILr9fgdOgp2/0Njn2/JrzIYWucnuuX3MbIPN24ym+fpjpre/nbamgRVRovHhGLkJYwIRKgwAVgFaEPmKlcsPNCtmEe1ErB9Nzd7lH2OUua5ipVYZ+1IjzLdNhr9XcMRuoZDcjKmIv4a0lVSdzEyNs5KUAVPKJbKiz8GDiMS8QvB4fqDym1LM/BnFql5Q/u8oR8NEyWgMwIYTS4V7Hmw/HT+00elRNJVAxgP1pyphNriFKeaDHslUL0P+lGFKzH2CtAieWx6SlTu06QTk0jN6jcB6T1DLOq+pqXe1QOhy9w6+W8l72WfIFf4nW4rCPgKn+CpMxzicdQIWVV1/nHu+BRgreRdffhReU0dLMZEYSxb3vTi6lNEztEaDaw+jwydZFSPGXkC5oW4cqQWoDKmsYkFj2hf7e7EQHZXxU+wNE1FTNe17N1r3glwLUGCDVCw3O6INMWz25u0xgGdbHm34jLQodGZCmMDU+J5nCz3ONj5SQrqfpwSfBccI1aghxrDzgt4m+qRhVMCtumAhG9fZ10tgpL40WpTUtQBoAl4TGtAf3/NRk6WTwlGsO+qb8mvMhha5ydOlk8JRrDvqm/JrzIYWucnXzs+OwdEMifzmy7UTL7ldCNDELowS87b+9qNnIAdbCvE6iOGb/2xg7uFJM09FdwPQZ5d0sE6EEQHkTxKj0NOLqZJvYjwOKlSxiTBf0ZJfliMgnryqSvjK1YNvpiQy5HRlZmRmJQ1vBnirlejVKXMTmzvElLep1RPBwZYeCRKPmr+fFWD3A+tNGGDDvSsxyoCDMJFOtrMF0yNrCjlhaw5or5AvY7iLKIDNdMYJq/m8/ZUuB32VFBKPbk+cjUwUSWtBrtKP1QntyEkp1Wuftw+yok/+Js7C3W82eEFtdol39tNMj2VISUb5xs5oy2T5MY/WuFWU5Jqs/b7LD1GOtgFWOCkHWKbwNOZyzr3+oClJaUz8K1nB3Nb+CsOzivWA2QzoTLiM6wFa7Xm+wy4f4rZp7Jufb4boIWJsm59vhughYn6o3MIs+QAqnAAG1AsBbXPnXw2/pYAbTscRpSl+3zluIuBrjri360KUbA3L7yLiP0IirJUa6ZRNMZgq/s8WtgnWZ6iwrk/h3EZOdezdXc87WWHSKhgfKRl/PQl+hETGU3UBpEr66vAb+8LDwoPFwZce3D8bMYjUwKpObFIDEtqH7/Xmqs2qcWX7WxZODaPsEuETYAVNgKfbYRNgBU2Ap9t7PiOZQOhHl7s+I5lA6EeXiUhl5+9hb8U5HLU5fnnUDZfp3brt+p+7fpXiLvps7U8ieMwlzNUwaCjvrqFZk96ajO6KwRsRKI4o9+zl7txzQNTWncyCk3/ZDkDMri9W3hRWbmK9IDQ04Iz0ABBiG39POCUKhVlN086N8UA1+8t5DSg/G4vmhqRlNPzQqvA/j2ITJG6O4Hs6DNe26bdH73VG44lq1GopsV21O0rVAI4jo2fbn35U1XHK5crZgvnZEisKcw7J8BGcyVWSLJtl+Qzrbt0ZydtA7S3buTLCoRAR7hPI5iEhyyt+sBW7wT37o1i9hSv2Gkenrj3BnAcPdEu0lopYPsiuKxADfsmu4jdSbqaS2ahgYJsYPd4ufr/NayBdKKPyjkiCO7D/7u68AXUIr/Xmqs2qcWX1RjyUa/8MCn9YK4c4xeOFE32fndL097uNw57NPsyo4+6D1RdqNgCdmvjCCKLrmdL9bD+2DepcB7utUpcTR/BPbX55oWrC4TpmzOyEf+/lmoHtzT4fxrrG2eBv/oYf/LhhE2AFTYCn22ETYAVNgKfbez4jmUDoR5e7PiOZQOhHl4DEaoOvIbqnSkDhAZ2SPqGPptasH577uB0oo/KOSII7ojbbthjSWaoXupwXHQe9XMny6dC5tY2ocyKTJb/sR5lKTILCIZz1W/TPtYjtRpKWFjS98D2cSD9Zw9K0k5fZ7rrukoUMXOeD7kGalc1EzJU/6Ltyi06Dvjcm0YIrwlvxIoiyPBej45Whcj8C9kNW76lBw/kOOtufF7qge+5hZPeP2GdVazl9JLdflG57S/i7rzTssFgDzO0ZkfIntuKHdaK/A4HVNSKzGc48DzCiJQybkQ7rXwPEyzfv+BO79FnPPW5hcC/5ELFgAFOZV7kEKd0oo/KOSII7kmOYy7mjuVqGkCPLLtHYIgAce63l6KzA7MbYnm1CUCP3OXYbOYsjsPm1h2YRqChRMqWyMI2gYUkroJH9Hyn8PUio7GY+8qfB+zBWDT313kd+JZwFBj+TFS2KQqOa0uJ8A/wtdrBPmg1nQTzhGcIZ4AQAS18TAdqx9QGkSvrq8BvUqXO3wI36wG7AnVAvPU2S5SJIAb+j3zVhE2AFTYCn22ETYAVNgKfbez4jmUDoR5e7PiOZQOhHl50oo/KOSII7uc6NTLZqgtOTSsYWxcPHPqstxh2LIkl9RJ/xQY7BUWrB0GCwT8IaVyFL3huHaqO2AtfFsgxoIrUDXS3OeEXJjvBrDra2oc0YTKQxRHc5Q4hyExUVB4Rh5zWQufvNejIEXSij8o5IgjuDGQ+xq0u61PakERJee8SC1NHfFQpCJozET2cgN/RP0Bd0s56cfkFT+Zk5Ew7u+XNu9lpQ7PFZVvvGcsgjYsDU58HPgo8qOEXMMxwXAHH9o4Uhd3iSTQhd3Sij8o5IgjuOCnrus2pgKB0oo/KOSII7jgp67rNqYCgwJEYDYIahxEDMI5Y/9P/CZF8tiWncGW+XbsEM1IIU3Aayzmp1VEjhdsopUQTluiGEB+WNLr3AJJaABp95SgC8YLgrxsdXiDATikzlvLghf22Zokm1YfRx/jCjX3N2b3Ab6YgUeR8dGOjrMCBJ7dhT2z/b7lfKdH83Q6U20NoEAvIkgYmLDJmC9cE8EjZcdJg8Jp6EpVBaa7wmnoSlUFprleazbnH0kxqNdtTXti7bmBkJajBXXSJBCnXNobKMsdqJo+Sz1T7PaCCtD8zVZpsj6qNKXa0Lr3B6Wbc5ZbtXaNlP8+CK+ERNGT1C3cTOltvO0NwO120j1eOCj7PK1HET0l0Q9xCafQovvhXWjH74lca5lb77gmYerSTSXHbndvVT5sfYe2sRpKfAPoHfPKF1g82Nvy/yepd4XqnTLtBFlNe8mExDoNlKER5dBwxqrD1/yh29rf0X2iOWAM9pikWXHSij8o5IgjuSqWiZOgPvQflXqYufM7+MHZ4Rby2HBpitSrvA0FDbOWGljiTt+LGVfX+QGbm/g/UhwxW555JkFXek722MMIWDkpfLOSoYsbcQuQ2CvzgNeevuglp6sfTTHSij8o5Igjuqmg5Bit2oCDqTdW2cezlZ+cvoB8d6A0WUqXO3wI36wE5fTC24VhkVrH3xIEtyC4dCyQljp551cYoWTJN+NBpbqUHD+Q462580y15pJtt2qTTLXmkm23apDzwiSReFrMqV6C+oTxCozl2g1mbNu49hdMteaSbbdqk0y15pJtt2qTmhzrxCmwZ3HywaE8HkIh1UH/0eDVLrK53kH36Ti9ZpnUmcCXdHbtzUqXO3wI36wF1JnAl3R27c9QGkSvrq8BvuwJ1QLz1NksQAS18TAdqx07n3RDDfApxhE2AFTYCn22ETYAVNgKfbez4jmUDoR5e7PiOZQOhHl5OP2fKvHfWdtS+3qHwNzN3ibvJlF3ma3pKWEXxGZwryVJtBLuHebBd2/WSR7YNo1lx7mX4P4kQOxL04luGVuYp2rifuI5KhlYwmYACfzy1P/OH1ch91PBGt65ihOhUuM42Aydfh/4x5iewXIRsJw7XnmwHI5kcjcgHK0SLAQz7scgZzVcj0lYHrUWKWW1WZlQI/x8sGElaSC8l0TkTGrvGO3Ptd9lIP+ZwmLvpCKaIuOVYCG9upVLNbJwXOO+TE9kBFy17BiXTssgUoZP6P4XvFsebXR7o3/VkIq5WeUTr/ofCR94R2aoQV30nKYlDc7IOrkGZrDtMwTWuJzPYGE+MQgKt4ellmYOxdWDv6KHqCFFWOrrv2+J7BG7F7IBMCqGKzJDqNWuJraB0LUPpl8jE1GH1lPOLmAnJKyAMSojg7PektR6gSzHT3Ct/PqlZLGb3SJZA6WR2GDQ5wf3aqKdUZj7VbpAg/cvZvHklTUBC8rWVF2pBy7A48/KpeugV3YcNJmP6+fjLO4M9s2moyE8oxXe3+SZ1dqdFnKz82x27UtmhaFnTxLd5eqjhB/2CiFtwxbqK7gdFIScDXfx08EuUtEPJyxRtUjbs4r8z7gByvSf1INN+u+p/eLwZ8Wa2LOdb1YSxDiIjcVM6egLNFJySOYnq27P5udy4gM189lLfDR7PM6cjO4ItHOd3jTFgyssZZ89eHJU+ZuM4oO6kBtDMCmhpCGk8rXTIcvUCyEr+fikKh1/ZByPp6tJnBH/9piHX9Ie67Bm1CSLu1nO/2fApt9vJ+MWQRSmJUnFHiHaZoeqDLBcmB52+SkQ+Ax2r3magDOeVzJed3OOLUXhzSFSQczhRvvLWEBI9fPIrtrSnV8GMywh/aYikp/DuOEtYJ/z+kU7gysEjTAsdcwGTcXh++2Cd9BpsSTKA/1Xkr0JwhDUGg3ISOi90z1eeOvI8p7nJCEAUNtC78HUbkZvXJAtV/jb8pZfxFCA8Hcf5gYZ0STmcMrSkCEtuZO9uNvBMXVwHp9eo5DsxSxKpAvQeJ8pzN0lL7MkycJlJUkjvoJo2pBJuA9B+S08BImuQV9e1FmwRiu9g06b5fEveqa6/vKW7HWHGoQoFkZFBqAfv8zjOO3KWu95roFeVLPAPx19LnvGTtgqu6hhNC77u6hVrCzBOZ8pgN6DRchyiItQs0x9QUuCrwP9GYLQ4hkXqsUZLi145D71Bk4WJeEJ51eeoQCoBgwI4edB088FqdFU9m8Mrj5w7yC/r4HyTkGl5pXu0XuAL6tWxq1xQ349ITZ3kGX3MpyAnYYjH+ahKVbC1ZusrQaHel989TWzbbqe5n/5MpGV9Os+KFKwYszuD778g0D3CxfZ9uZluR4DVf3KJKCTsXWivH+P2R58lCPYqScaY1Qfd+PUn6TaCJ9Jrz2i//YmbagsbJC1ovhU56eUJPe2I0yeuFjVN2u0t9bDO0ycPxlitEoGCMMcutidNsLS5owMVBaRu/5ot/+yaBZUdEZuZQcq5njfWGcgX5suZpbVKjfFtBzVHqzq0ZN+2GaSxSISf5T+og/FFbqzKEKjRaJiEH1d17l8Vh4dDYEj6a1DP8GsZv1n24fgm18mKokzwseKWbayQ/emUiXKg9w76flCHbNaKvpIeLg40LP3eIxnyvt9uPfnmuw2wjzIrPaU5UdcmWKkTxEgPOCrZEnVz8HhmJlF7LneBvI19ph97cU/dkM67ESUy9ReDzpdLj1Yr0LbKicV+q/rvhX33RZZxK2Cg8SNLXQhhkQ4NlBQB+/SQj/4AGs3zSUPFiVSuT1ttxXtijeX0F+1gfwErgWk0OXIcr6bJESqyv4KcWA5kFFjpxkHzYHr3RYcKUmgYGxP9zaE5TIu4teJkJ0dME/DJWNMPcHkOQAX9AxoZBctkZ9KqHpMis6EhOv8PRTgRzwI1xHI3OMW71Xd3G/KYmG0FMWYvMs8RaRCwVP/OTNdWJBqa0wBcTD3yXMhnWWhBVSYMmnkLFXXnDSRZJ8Qo5UCN1TF6OdQv/qf0s8zMs+iSRornZoQqpl23B31kIKTa/8jYjTii+VrSQc8oYKspzkD+VOKqH1PEOGIQmBJKG1j58juUYKP/EM6lkHl7tp0ZhOpsbs1L4ZTw87JZbBAZNdTavxZIRUfE5yYc7DK94/jE062l6VuDS+7l3yFz3+ZSWCqAyfxF64P+9G/egmUlUrPdqgGhN5TGtNlC6+zMxisZn3Sjc3lfSWy8qf0zRV+o1nxrACaLW/5rO332FfJaunYxlNJ3BGcRxw3pu/i23PIDABB5v+TcWza8hN/rh+IhLkI0n3DGwrWRXOdVVJwNl1cY+ovngQzsElqvroIkovP5WKKI7p41h0D8iJBRN0ZjweBIfndapKQ5D8i1q4wZDieETjFMHlA9UIrNDErhvp7HtAK0JbuFWvDxQGaUzMliUHxacuuP7f0lrRGjialW8OTGWCketTZQzqUSnYGLv0RAiCjyW0IhKX9Clj6LoF4czVDPoLpw6s/TR202H7GZOcfG0McsCVPzy7JE1IgeaPkXFxZUpk1LylEWzLaQ7RMo1q+i1Hq2lneIwBJl5iSF//j1mk0EsA=="
};
const J = {
	loop: 3,
	end: 11,
	brIf: 13,
	call: 16,
	callIndirect: 17,
	localGet: 32,
	localSet: 33,
	localTee: 34,
	load: 40,
	store: 54,
	i32Const: 65,
	i64Const: 66,
	i32Eqz: 69
}, mi = new Map([
	...[
		0,
		1,
		J.end,
		15,
		26,
		27,
		J.i32Eqz,
		70,
		71
	].map((e) => [e, "none"]),
	...[
		2,
		J.loop,
		4
	].map((e) => [e, "type"]),
	...[
		12,
		J.brIf,
		J.call,
		J.localGet,
		J.localSet,
		J.localTee
	].map((e) => [e, "one"]),
	...[
		J.callIndirect,
		J.load,
		J.store
	].map((e) => [e, "two"]),
	[J.i32Const, "signed"],
	[J.i64Const, "signed"]
]);
function constantIn(e) {
	let t = 0;
	for (let n = 1;; n *= 128) {
		let r = e.byte();
		if (t += (r & 127) * n, r < 128) return r >= 64 ? NaN : t;
	}
}
function* readInstructions(e) {
	let t = new ByteReader(e);
	for (let e = t.count(); e > 0; e--) if (t.count(), t.byte() !== 127) {
		yield;
		return;
	}
	for (; !t.atEnd;) {
		let e = t.byte(), n = mi.get(e), r = {
			code: e,
			operand: 0,
			second: 0
		};
		if (n === "type" && t.byte() !== 64) {
			yield;
			return;
		}
		if (n === "signed" ? r.operand = constantIn(t) : (n === "one" || n === "two") && (r.operand = t.count()), n === "two" && (r.second = t.count()), yield n === void 0 ? void 0 : r, n === void 0) return;
	}
}
// src/engine/wasm/counted-code.ts
const Y = {
	import: 2,
	table: 4,
	global: 6,
	export: 7,
	start: 8,
	element: 9,
	code: 10,
	data: 11
}, hi = new Set(Object.values(q.calls)), { calls: X, exports: gi } = q, _i = [
	X.opa_malloc_init,
	X.opa_mpd_init,
	X.opa_mapping_init
], vi = Buffer.byteLength(q.functions, "base64") / 8, yi = new Set(q.replaced);
function isOfRuntime(e) {
	return e < vi && !yi.has(e);
}
function readOffset(e) {
	if (e.byte() !== J.i32Const) return;
	let t = constantIn(e);
	return e.byte() === J.end && t >= 0 ? t : void 0;
}
function readImports$1(e) {
	let t = 0;
	for (let n = e.count(); n > 0; n--) {
		e.text(), e.text();
		let n = e.byte();
		if (n === 0) e.count(), t++;
		else if (n === 2) {
			let t = e.byte();
			if (t > 1) return;
			for (let n = t; n >= 0; n--) e.count();
		} else return;
	}
	return t;
}
function readExports(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n = e.count(); n > 0; n--) {
		let n = e.text(), r = e.byte(), i = e.count();
		r === 0 && t.set(n, i);
	}
	return t;
}
function hasTable(e) {
	return e.count() === 1 && e.byte() === 112;
}
function hasGlobals(e) {
	for (let t = 0, n = e.count(); n > 0; t++, n--) {
		let [n, r] = [e.byte(), e.byte()], i = readOffset(e);
		if (n !== 127 || i === void 0 || r === 1 != (t === 0) || t === 0 && i !== q.stack) return !1;
	}
	return !0;
}
function readTable(e) {
	let t = [];
	for (let n = 0, r = e.count(); r > 0; n++, r--) {
		if (e.byte() !== 0) return;
		let r = readOffset(e), i = [];
		for (let t = e.count(); t > 0; t--) i.push(e.count());
		let a = q.table[n];
		if (a === void 0) append(t, i);
		else if (sha256Hex(JSON.stringify([r, i])) !== a) return;
	}
	return t;
}
function readDataEnd$1(e) {
	let t = 0;
	for (let n = 0, r = e.count(); r > 0; n++, r--) {
		if (e.byte() !== 0) return;
		let r = readOffset(e), i = e.take(e.count()).length, a = q.offsets[n];
		if (r === void 0 || r < t || a !== void 0 && r !== a || n === q.offsets.length && r + i !== q.heapBase) return;
		t = r + i;
	}
	return t < q.heapBase ? void 0 : t;
}
function readBodies(e) {
	let t = [];
	for (let n = 0, r = e.count(); r > 0; n++, r--) {
		let r = e.count();
		isOfRuntime(n) ? (e.skip(r), t.push(void 0)) : t.push(e.take(r));
	}
	return t;
}
function readLayout(e) {
	let t = {};
	for (let { id: n, content: r } of readSections$1(e)) {
		if (n === Y.import && (t.imports = readImports$1(r)), n === Y.table && !hasTable(r) || n === Y.global && !hasGlobals(r)) return;
		n === Y.export && (t.exported = readExports(r)), n === Y.start && (t.start = r.count()), n === Y.element && (t.tabled = readTable(r)), n === Y.data && (t.dataEnd = readDataEnd$1(r)), n === Y.code && (t.bodies = readBodies(r));
	}
	let { imports: n, exported: r, start: i, tabled: a, dataEnd: o, bodies: s } = t;
	if (n !== void 0 && r !== void 0 && a !== void 0) return o === void 0 || s === void 0 ? void 0 : {
		imports: n,
		exported: r,
		start: i,
		tabled: a,
		dataEnd: o,
		bodies: s
	};
}
function isCounted([e, t, n, r, i, a]) {
	return e?.code === J.localGet && t?.code === J.localGet && n?.code === J.call && n.operand === X.opa_value_iter && r?.code === J.localTee && i?.code === J.i32Eqz && a?.code === J.brIf && a.operand === 1;
}
function countsItsCall([e, t]) {
	return e?.code === J.call ? e.operand === X.opa_steps_call : e?.code === J.i32Const && t?.code === J.call && t.operand === X.opa_memoize_get;
}
function isContextAndLocal([e, t]) {
	return e?.code === J.localGet && e.operand === 0 && t?.code === J.localGet;
}
function isAllowed(e, { mayCall: t, hasContext: n = !1, isSilent: r = !1 }) {
	let i = [];
	for (let t of readInstructions(e)) {
		if (t === void 0) return !1;
		i.push(t);
	}
	return !r && !countsItsCall(i) ? !1 : i.every(({ code: e, operand: r, second: a }, o) => {
		switch (e) {
			case J.loop: return isCounted(i.slice(o + 1, o + 7));
			case J.call: return t(r);
			case J.callIndirect: return a === 0;
			case J.load: return n && r === 2;
			case J.store: return n && r === 2 && a === 8 && isContextAndLocal(i.slice(o - 2, o));
			case J.localSet:
			case J.localTee: return !(n && r === 0);
			default: return !0;
		}
	});
}
function isStart(e, t) {
	let n = [...readInstructions(e)], r = n.flatMap((e) => e?.code === J.call ? [e.operand] : []);
	return n.every((e) => e?.code === J.call || e?.code === J.i32Const || e?.code === J.end) && r.join() === _i.join() && (n[0]?.operand ?? 0) >= t;
}
const bi = [
	{
		code: J.localGet,
		operand: 0
	},
	{ code: J.i32Const },
	{
		code: J.call,
		operand: X.opa_string_terminated
	},
	{ code: J.i64Const },
	{
		code: J.call,
		operand: X.opa_number_int
	},
	{
		code: J.call,
		operand: X.opa_object_insert
	}
];
function isLike(e, { code: t, operand: n }) {
	return e?.code === t && (n === void 0 || e.operand === n);
}
function isList(e, t) {
	let [n, r, ...i] = readInstructions(e), a = i.splice(-2), o = i.length / bi.length;
	return isLike(n, {
		code: J.call,
		operand: X.opa_object
	}) && isLike(r, {
		code: J.localSet,
		operand: 0
	}) && isLike(a[0], {
		code: J.localGet,
		operand: 0
	}) && isLike(a[1], { code: J.end }) && Number.isInteger(o) && o * t <= 268435456 && i.every((e, n) => {
		let r = bi[n % bi.length];
		return r !== void 0 && isLike(e, r) && (e?.code !== J.i32Const || e.operand < t);
	});
}
function countsEveryStep(e) {
	let t = readLayout(e);
	if (t === void 0) return !1;
	let { imports: n, exported: r, start: i, tabled: a, dataEnd: o, bodies: s } = t, c = n + vi, l = /* @__PURE__ */ new Set([
		r.get("builtins"),
		r.get("entrypoints"),
		i
	]), isOfPolicy = (e) => e >= c && !l.has(e);
	if (!r.has("opa_steps_set")) return !1;
	for (let [e, t] of r) {
		let r = gi[e], i = t >= c ? l.has(t) : e === "eval" && yi.has(t - n);
		if (r === void 0 ? !i : t !== r) return !1;
	}
	if (i === void 0 || i < c || !a.every(isOfPolicy)) return !1;
	let mayCall = (e) => isOfPolicy(e) || e < n || hi.has(e) && !_i.includes(e);
	return s.every((e, t) => {
		if (e === void 0) return !0;
		let r = t + n;
		return r === X.opa_boolean ? isAllowed(e, {
			mayCall: () => !1,
			isSilent: !0
		}) : r < c ? isAllowed(e, {
			mayCall,
			hasContext: !0,
			isSilent: !0
		}) : r === i ? isStart(e, o) : l.has(r) ? isList(e, o) : isAllowed(e, { mayCall });
	});
}
var Reader = class {
	#e;
	at;
	constructor(e, t) {
		this.#e = e, this.at = t;
	}
	byte() {
		let e = this.#e[this.at++];
		if (e === void 0) throw RangeError("the module ends too early");
		return e;
	}
	leb() {
		let e = 0;
		for (let t = 0;; t += 7) {
			let n = this.byte();
			if (e += (n & 127) * 2 ** t, n < 128) return e;
			if (t > 63) throw RangeError("a number in the module is too long");
		}
	}
	skipName() {
		let e = this.leb();
		this.at += e;
	}
	limits() {
		let e = this.byte();
		return {
			minimum: this.leb(),
			maximum: (e & 1) == 1 ? this.leb() : void 0
		};
	}
};
function readImportedMemory(e) {
	for (let t = e.leb(); t > 0; t--) {
		e.skipName(), e.skipName();
		let t = e.byte();
		if (t === 2) return e.limits();
		t === 0 ? e.leb() : t === 1 ? (e.byte(), e.limits()) : e.at += 2;
	}
}
function readDataEnd(e) {
	let t = 0;
	for (let n = e.leb(); n > 0; n--) {
		let n = e.leb();
		n === 2 && e.leb();
		let r = 0;
		if (n !== 1) {
			if (e.byte() !== 65) throw RangeError("a data segment's offset is not a constant");
			r = e.leb() % 2 ** 32, e.byte();
		}
		let i = e.leb();
		e.at += i, n !== 1 && (t = Math.max(t, r + i));
	}
	return t;
}
function readMemoryNeed(e) {
	let t = {
		minimum: 0,
		maximum: void 0,
		dataEnd: 0
	}, n = new Reader(e, 8);
	for (; n.at < e.length;) {
		let e = n.byte(), r = n.leb(), i = n.at + r;
		e === 2 && Object.assign(t, readImportedMemory(n)), e === 11 && (t.dataEnd = readDataEnd(n)), n.at = i;
	}
	return t;
}
// src/engine/wasm/module-runtime.ts
const xi = Buffer.from([
	0,
	0,
	11
]), Si = Buffer.from(q.functions, "base64"), Ci = new Set(q.replaced), wi = "OPA's own runtime for Wasm or planner, or unknown ones", Ti = "its answers can differ from those of OPA's evaluator, in negation, iteration and built-ins, so that a rule that refuses can be silent (docs/runtime.md#policies-compiled-elsewhere has the differences); and it cannot report errors of the built-ins inside it, which are undefined";
function sha256(e) {
	return (0, A.hash)("sha256", e, "buffer");
}
function readFunctions$1(e) {
	let t = Si.length / 8;
	if (e.count() < t) return;
	let n = 0, r = !1;
	for (let i = 0; i < t; i++) {
		let t = e.take(e.count());
		if (Ci.has(i) || t.length === xi.length && Buffer.compare(xi, t) === 0) continue;
		let a = Si.subarray(i * 8, (i + 1) * 8);
		if (Buffer.compare(a, sha256(t).subarray(0, 8)) !== 0) return;
		i === q.patterns && (r = !0), n++;
	}
	return n > 0 ? { hasPatterns: r } : void 0;
}
function hasOurData(e) {
	if (e.count() < q.data.length) return !1;
	for (let t of q.data) if (e.count() !== 0 || (e.byte(), e.count(), e.byte(), sha256(e.take(e.count())).toString("hex") !== t)) return !1;
	return !0;
}
let Ei;
function readRuntime$1(e) {
	if (!isBytes(e)) return;
	if (Ei !== void 0 && Buffer.compare(Ei.wasm, e) === 0) return Ei.runtime;
	let t = readBundledRuntime(e);
	return Ei = e.length > 1048576 ? void 0 : {
		wasm: e.slice(),
		runtime: t
	}, t;
}
function hasOurRuntime(e) {
	return readRuntime$1(e) !== void 0;
}
function readBundledRuntime(e) {
	try {
		let t, n = !1;
		for (let { id: r, content: i } of readSections$1(e)) r === 10 && (t = readFunctions$1(i)), r === 11 && (n = hasOurData(i));
		return n ? t : void 0;
	} catch (e) {
		if (isErrorOf(e, "RangeError")) return;
		throw e;
	}
}
function readJson$1(e, t) {
	let [n] = WebAssembly.Module.customSections(e, t);
	if (n === void 0) return [];
	try {
		return JSON.parse(new TextDecoder().decode(n));
	} catch {
		return [];
	}
}
function toSite(e, t) {
	if (typeof e != "object" || !e) return;
	let { file: n, row: r, col: i } = e;
	if (typeof n == "string" && typeof r == "number" && typeof i == "number") return {
		file: n,
		row: r,
		column: i,
		optedOut: t
	};
}
function readCallSites(e) {
	let [t, n] = [readJson$1(e, "opa_call_sites"), readJson$1(e, "regohost_undefined_errors")];
	if (!Array.isArray(t)) return [];
	let r = new Set(Array.isArray(n) ? n : []);
	return t.map((e, t) => toSite(e, r.has(t + 1)));
}
const Z = 65536;
function growMemory(e, t) {
	try {
		return e.grow(t), !0;
	} catch (e) {
		if (isErrorOf(e, "RangeError")) return !1;
		throw e;
	}
}
const Di = [
	"builtins",
	"entrypoints",
	"eval",
	"opa_eval_ctx_get_result",
	"opa_eval_ctx_new",
	"opa_eval_ctx_set_data",
	"opa_eval_ctx_set_entrypoint",
	"opa_eval_ctx_set_input",
	"opa_heap_ptr_get",
	"opa_heap_ptr_set",
	"opa_json_dump",
	"opa_malloc",
	"opa_value_dump",
	"opa_value_parse"
];
function invalid$1(e, t, n) {
	return new PolicyLoadError(`${e}: ${t}`, {
		code: "wasm_invalid",
		cause: n
	});
}
function compile(e, t) {
	try {
		return new WebAssembly.Module(e);
	} catch (e) {
		throw invalid$1(t, "this is not a valid Wasm module", e);
	}
}
function checkKind(e, t) {
	let n = Di.filter((t) => !e.has(t));
	if (n.length !== 0) throw e.has("eval") && e.has("entrypoints") && e.has("builtins") ? new PolicyLoadError(`${t}: the module lacks ${n.join(", ")}; it needs OPA's Wasm ABI 1.2 or later: compile it with OPA 0.35 or later`, { code: "wasm_abi_unsupported" }) : invalid$1(t, "this Wasm module is not an OPA policy; compile one with `regohost build` or `opa build -t wasm`");
}
function createPolicyModule(e, t, n) {
	let r = isWasmModule(e) ? e : compile(e, t);
	checkKind(new Set(WebAssembly.Module.exports(r).map(({ name: e }) => e)), t);
	let i = readCallSites(r), a = Math.min(65536, Math.max(1, Math.floor(n / Z)));
	if (isWasmModule(e)) return {
		module: r,
		callSites: i,
		initialPages: Math.min(16, a),
		maximumPages: a,
		hasOurRuntime: !1,
		cachePages: 0,
		countsSteps: !1
	};
	let o = readMemoryNeed(e), s = Math.max(o.minimum, Math.ceil(o.dataEnd / Z) + 1);
	if (s > a) throw new PolicyLoadError(message`${t}: the policy needs ${s * Z} bytes of initial memory, but ${option("maxMemoryBytes")} allows only ${n}`, { code: "memory_limit" });
	let c = readRuntime$1(e), l = c !== void 0 && countsEveryStep(e), u = Math.min(a, o.maximum ?? a), d = l && c.hasPatterns && s + 16 + 128 <= u ? 16 : 0;
	return {
		module: r,
		callSites: i,
		initialPages: s + d,
		maximumPages: u,
		hasOurRuntime: c !== void 0,
		cachePages: d,
		countsSteps: l,
		...l ? { bytes: e } : {}
	};
}
function withSpaceFor(e, t) {
	let { initialPages: n, maximumPages: r } = e, i = n + Math.ceil(parsedBytes(e, t) / Z);
	return {
		...e,
		initialPages: Math.min(i, r)
	};
}
function parsedBytes({ hasOurRuntime: e }, { size: t }) {
	return t * (e ? 7 : 16);
}
function checkAbiVersion(e) {
	let read = (t) => {
		let n = e[t];
		return n instanceof WebAssembly.Global ? Number(n.value) : void 0;
	}, t = read("opa_wasm_abi_version"), n = read("opa_wasm_abi_minor_version");
	if (!(t === 1 && n !== void 0 && n >= 2)) throw new PolicyLoadError(`the policy has OPA's Wasm ABI ${t === void 0 ? "of an unknown version" : `${String(t)}.${String(n ?? 0)}`}; 1.2 or a later 1.x is required: recompile it with a current OPA`, { code: "wasm_abi_unsupported" });
}
var ShapeKey = class {
	text;
	usedIn = 0;
	number = 0;
	constructor(e) {
		this.text = e;
	}
}, Shape = class {
	keys;
	nextKey;
	next;
	others;
	usedIn = 0;
	number = 0;
	constructor(e) {
		this.keys = e;
	}
}, ObjectShapes = class {
	empty = new Shape([]);
	#e = /* @__PURE__ */ new Map();
	#t = 0;
	get isFull() {
		return this.#t >= 512;
	}
	withKey(e, t) {
		return e.others?.get(t) ?? this.#n(e, t);
	}
	#n(e, t) {
		if (this.isFull || e.keys.length >= 64 || t.length > 64 || !t.isWellFormed()) return;
		this.#t++;
		let n = this.#e.get(t) ?? new ShapeKey(t);
		this.#e.set(t, n);
		let r = new Shape([...e.keys, n]);
		return e.next === void 0 ? (e.nextKey = t, e.next = r) : (e.others ??= /* @__PURE__ */ new Map(), e.others.set(t, r)), r;
	}
};
// src/engine/wasm/value-writer.ts
const Oi = 1e4, ki = 2 ** 32;
var ValueWriter = class {
	#e;
	#t;
	#n = /* @__PURE__ */ new Int32Array();
	#r = Buffer.alloc(0);
	#i = 0;
	#a = 0;
	#o = 0;
	#s = new ObjectShapes();
	#c = [];
	#l = [];
	#u = [];
	#d = new ValueSteps();
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	write(e, t) {
		this.#n.length === 0 && this.#f(), this.#s.isFull && (this.#s = new ObjectShapes()), this.#o++, this.#d.begin();
		let n = t / 4;
		this.#a = n + 4;
		try {
			if (!isPlainRealm() || !this.#m(e, 0) || !this.#p(0)) return 0;
			let t = this.#w(n);
			return t === 0 ? 0 : t - n;
		} finally {
			this.#c = [], this.#l = [], this.#u = [];
		}
	}
	#f() {
		this.#n = new Int32Array(this.#e.buffer), this.#r = Buffer.from(this.#e.buffer), this.#i = this.#n.length - 64;
	}
	#p(e) {
		if (this.#a + e <= this.#i) return !0;
		let t = this.#e.buffer.byteLength / Z, n = Math.ceil((this.#a + e + 64) * 4 / Z) - t, r = Math.min(Math.max(n, t >> 2), this.#t - t);
		return r < n || !growMemory(this.#e, r) ? !1 : (this.#f(), !0);
	}
	#m(e, t) {
		if (--this.#d.left < 0 && this.#d.look(), this.#a > this.#i && !this.#p(0)) return !1;
		switch (typeof e) {
			case "string": return this.#_(e);
			case "number": return this.#h(e);
			case "boolean": return this.#n[this.#a++] = e ? 2 : 1, !0;
			case "object": return e === null ? (this.#n[this.#a] = 0, this.#a += 2, !0) : t > 100 ? !1 : Array.isArray(e) ? this.#x(e, t + 1) : this.#S(e, t + 1);
			default: return !1;
		}
	}
	#h(e) {
		let t = this.#n, n = this.#a;
		if ((e | 0) === e) return e >= 0 && e < 128 ? (t[n] = 3 | e << 8, this.#a = n + 1, !0) : (t[n] = 4, t[n + 1] = e, this.#a = n + 5, !0);
		if (Number.isSafeInteger(e)) return this.#g(5, e), this.#a = n + 5, !0;
		let r = Math.round(e * Oi);
		return r / Oi === e && Math.abs(r) < 0x38d7ea4c68000 ? (this.#g(6, r), this.#a = n + 11, !0) : Number.isFinite(e) ? (t[n] = 7, this.#u.push(e), this.#a = n + 5, !0) : !1;
	}
	#g(e, t) {
		let n = this.#n, r = this.#a, i = Math.floor(t / ki);
		n[r] = e, n[r + 1] = t - i * ki, n[r + 2] = i;
	}
	#_(e) {
		return e.length < 24 ? this.#v(e) : this.#y(e);
	}
	#v(e) {
		let t = this.#r, { length: n } = e, r = (this.#a + 4) * 4, i = r;
		for (let r = 0; r < n; r++) {
			let n = e.charCodeAt(r);
			if (n < 128) t[i++] = n;
			else if (n < 2048) t[i++] = 192 | n >> 6, t[i++] = 128 | n & 63;
			else {
				if (n >= 55296 && n < 57344) return this.#y(e);
				t[i++] = 224 | n >> 12, t[i++] = 128 | n >> 6 & 63, t[i++] = 128 | n & 63;
			}
		}
		return this.#b(i - r), !0;
	}
	#y(e) {
		let t = e.length * 3;
		return t > 8388607 || !this.#p(4 + e.length) ? !1 : (this.#b(this.#r.write(e, (this.#a + 4) * 4, t)), !0);
	}
	#b(e) {
		this.#n[this.#a] = 8 | e << 8, this.#a += 4 + countWords(e);
	}
	#x(e, t) {
		if (e.toJSON !== void 0) return !1;
		let { length: n } = e;
		if (n >>> 0 !== n) return !1;
		this.#n[this.#a] = 9, this.#n[this.#a + 1] = n, this.#a += 5, n > 0 && n <= 128 && (this.#a += 1 + 2 * n);
		for (let r = 0; r < n; r++) if (r >= 128 && (this.#a += 5), !this.#m(e[r], t)) return !1;
		return !0;
	}
	#S(e, t) {
		if (!isPlainObject(e, Object.getPrototypeOf(e)) || e.toJSON !== void 0) return !1;
		let n = this.#a;
		this.#a += 9;
		let r = this.#s.empty, i = 0;
		for (let n in e) {
			let a = e[n];
			if (a === void 0) continue;
			let o = i > 0 ? void 0 : n === r.nextKey ? r.next : this.#s.withKey(r, n);
			if (this.#a += 6, o !== void 0) r = o;
			else if (i++, !n.isWellFormed() || !this.#p(0) || !this.#_(n)) return !1;
			if (!this.#m(a, t)) return !1;
		}
		return r.usedIn !== this.#o && this.#C(r), this.#n[n] = 10 | r.number << 8, this.#n[n + 1] = i, !0;
	}
	#C(e) {
		e.usedIn = this.#o, e.number = this.#l.length, this.#l.push(e);
		for (let t of e.keys) t.usedIn !== this.#o && (t.usedIn = this.#o, t.number = this.#c.length, this.#c.push(t));
	}
	#w(e) {
		let t = this.#a - e, [n, r] = [this.#c, this.#l], i = this.#u.length === 0 ? "" : JSON.stringify(this.#u);
		if (!this.#p(countWords(i.length) + 2 * n.length)) return 0;
		this.#r.write(i, this.#a * 4, "latin1"), this.#a += countWords(i.length) + 2 * n.length;
		for (let { text: e } of n) if (!this.#p(0) || !this.#_(e)) return 0;
		this.#a += r.length;
		for (let e of r) {
			if (!this.#p(1 + 2 * e.keys.length)) return 0;
			this.#n[this.#a++] = e.keys.length;
			for (let { number: t } of e.keys) this.#n[this.#a] = t, this.#a += 2;
		}
		return this.#n[e] = t, this.#n[e + 1] = n.length, this.#n[e + 2] = r.length, this.#n[e + 3] = i.length, this.#p(0) ? this.#a : 0;
	}
};
function countWords(e) {
	return e + 4 - 1 >> 2;
}
function findZero(e, t) {
	return e.length <= 2147483647 ? e.indexOf(0, t) : t + e.subarray(t).indexOf(0);
}
// src/engine/wasm/policy-instance.ts
var Ai = class PolicyAbort extends Error {
	static of(e, t) {
		return e === "opa_malloc: failed" ? new PolicyOutOfMemory(e, t) : new PolicyAbort(e);
	}
}, PolicyOutOfMemory = class extends Ai {
	limit;
	constructor(e, t) {
		super(e), this.limit = t;
	}
};
const ji = [
	"any",
	"null",
	"boolean",
	"number",
	"string",
	"array",
	"object",
	"set",
	"string",
	"boolean"
], Q = {
	snapshot: void 0,
	address: 0,
	heapEnd: 0
};
var PolicyInstance = class {
	#e;
	#t = (0, A.randomFillSync)(/* @__PURE__ */ new Uint32Array(4));
	#n;
	#r;
	#i;
	#a;
	#o;
	#s = Q;
	#c = Q;
	#l = !1;
	#u = !1;
	#d = "";
	#f = "";
	host = pi;
	constructor(e) {
		this.#e = e;
		let { memory: t, exports: n } = instantiate(e, this.#O());
		this.#n = t, this.#r = n, this.#i = Buffer.from(t.buffer), checkAbiVersion(n), this.#p(), this.#m(), this.#a = this.#r.opa_heap_ptr_get(), this.#o = e.hasOurRuntime && this.#r.opa_value_read !== void 0 ? new ValueWriter(t, e.maximumPages) : void 0;
	}
	#p() {
		let [e = 0, t = 0, n = 0, r = 0] = this.#t;
		this.#r.opa_hash_seed_set?.(e, t, n, r);
	}
	#m() {
		let { cachePages: e } = this.#e;
		e > 0 && this.#r.opa_cache_reserve?.(e * Z);
	}
	get memoryBytes() {
		return this.#k().length;
	}
	get dataBytes() {
		return Math.max(0, (this.#s.heapEnd >>> 0) - this.#a);
	}
	get inputSnapshot() {
		return this.#c.snapshot;
	}
	get dataSnapshot() {
		return this.#s.snapshot;
	}
	builtinIds() {
		return this.#h(this.#r.builtins());
	}
	entrypointIds() {
		return this.#h(this.#r.entrypoints());
	}
	#h(e) {
		return JSON.parse(this.#A(this.#r.opa_json_dump(e)));
	}
	load(e, t) {
		this.#l && this.#E(), this.#s.snapshot !== e && (this.#c = Q, this.#s = Q, this.#s = this.#g(e, this.#a, "data")), this.#c.snapshot !== t && (this.#c = Q, this.#c = this.#g(t, this.#s.heapEnd, "input"));
	}
	#g(e, t, n) {
		this.#r.opa_heap_ptr_set(t);
		let r = 0;
		if (e.isAbsent || (r = this.#_(e) || this.#v(e, t)), r === 0 && !e.isAbsent) throw new EvaluationError(`${n} is not valid`, { code: "input_invalid" });
		return {
			snapshot: e,
			address: r,
			heapEnd: this.#r.opa_heap_ptr_get()
		};
	}
	#_(e) {
		if (e.borrowedValue === void 0 || this.#o === void 0) return 0;
		let t = this.#r.opa_heap_ptr_get() >>> 0, n = writeValue(this.#o, e, t);
		if (n === 0) return 0;
		this.#r.opa_heap_ptr_set(t + n * 4);
		let r = this.#r.opa_value_read?.(t, n) ?? 0;
		return r === 0 && this.#r.opa_heap_ptr_set(t), r;
	}
	#v(e, t) {
		return e.borrowedValue !== void 0 && e.own(), e.size > 65536 && this.#y(t + parsedBytes(this.#e, e)), this.#b(e) || this.#x(e);
	}
	#y(e) {
		let t = e - this.memoryBytes;
		if (t <= 0 || !this.#e.hasOurRuntime) return;
		let n = this.memoryBytes / Z, r = Math.min(Math.ceil(t / Z), this.#e.maximumPages - n);
		growMemory(this.#n, r);
	}
	setPolling(e) {
		this.#u = e, this.#e.countsSteps && this.#r.opa_steps_set?.(e ? 1e4 : 0);
	}
	#b(e) {
		let { unchecked: t } = e;
		if (t === void 0 || !this.#e.hasOurRuntime) return 0;
		let n = this.#r.opa_heap_ptr_get(), r = this.#w(t), i = this.#r.opa_json_parse_in_place?.(r, t.length, 512) ?? 0;
		return i === 0 ? this.#r.opa_heap_ptr_set(n) : e.accept(), i;
	}
	#x({ content: e = "" }) {
		return typeof e == "string" ? this.#C(e) : this.#S(e);
	}
	evaluate(e) {
		let t = this.#r;
		t.opa_heap_ptr_set(this.#c.heapEnd);
		let n = t.opa_eval_ctx_new();
		return this.#c.address !== 0 && t.opa_eval_ctx_set_input(n, this.#c.address), t.opa_eval_ctx_set_data(n, this.#s.address), t.opa_eval_ctx_set_entrypoint(n, e), t.eval(n), t.opa_eval_ctx_get_result(n);
	}
	dump(e) {
		return this.#A(this.#r.opa_value_dump(e));
	}
	dumpJson(e) {
		if (!this.#e.hasOurRuntime) return;
		let t = this.#A(this.#r.opa_json_dump(e));
		if (t === this.#f) return t;
		if (!(mayHaveTextOfKeys(t) || mayHaveLargeNumber(t))) return t.length <= 48 && (this.#f = t), t;
	}
	dumpBytes(e) {
		let t = e.map((e) => this.#r.opa_value_dump(e) >>> 0), n = this.#k();
		return t.map((e) => n.subarray(e, findZero(n, e)));
	}
	mayHaveTypes(e, t) {
		if (!this.#e.hasOurRuntime) return !0;
		let n = this.#k();
		return e.every((e, r) => {
			let i = ji[n[e >>> 0] ?? 0] ?? "any", a = t[r];
			return i === "any" || a === void 0 || a.includes("any") || a.includes(i);
		});
	}
	put(e) {
		let t = this.#S(e);
		if (t === 0) throw failedPolicy("the policy cannot read the answer of a built-in");
		return t;
	}
	#S(e) {
		return this.#T(this.#w(e), e.length);
	}
	#C(e) {
		let t = e.length < 4096 ? e.length * 3 : Buffer.byteLength(e), n = this.#r.opa_malloc(t) >>> 0;
		return this.#T(n, this.#k().write(e, n, t));
	}
	#w(e) {
		let t = this.#r.opa_malloc(e.length) >>> 0;
		return this.#k().set(e, t), t;
	}
	#T(e, t) {
		return this.#r.opa_value_parse_in_place?.(e, t) ?? this.#r.opa_value_parse(e, t);
	}
	renew(e) {
		this.#l = !0, e || (this.#s = Q, this.#c = Q);
	}
	#E() {
		if (this.#r = this.#D(this.#n), this.#p(), this.#m(), this.#r.opa_heap_ptr_get() !== this.#a) throw failedPolicy("the policy's memory cannot be restored");
		this.#l = !1, this.setPolling(this.#u);
	}
	#D(e) {
		return new WebAssembly.Instance(this.#e.module, { env: {
			...this.#O(),
			memory: e
		} }).exports;
	}
	#O() {
		let { callSites: e } = this.#e, call = (t, n, ...r) => this.host.dispatch(this, t, r, e[n - 1]);
		return {
			opa_abort: (e) => {
				let t = message`the ${this.#e.maximumPages * Z} bytes that ${option("maxMemoryBytes")} allows`;
				throw Ai.of(this.#A(e), t);
			},
			opa_println: () => void 0,
			opa_builtin0: (e, t) => e === -1 ? (this.host.poll(), 0) : call(e, t),
			opa_builtin1: call,
			opa_builtin2: call,
			opa_builtin3: call,
			opa_builtin4: call
		};
	}
	#k() {
		return this.#i.length === 0 && (this.#i = Buffer.from(this.#n.buffer)), this.#i;
	}
	#A(e) {
		let t = e >>> 0, n = this.#k(), r = endOfText(n, t);
		if (isAsciiText(n, t, r, this.#d)) return this.#d;
		let i = n.toString("utf8", t, r);
		return i.length <= 48 && (this.#d = i), i;
	}
};
function writeValue(e, t, n) {
	try {
		return e.write(t.borrowedValue, n);
	} catch (e) {
		return t.fail(e);
	}
}
function endOfText(e, t) {
	let n = Math.min(t + 48, e.length);
	for (let r = t; r < n; r++) if (e[r] === 0) return r;
	return findZero(e, n);
}
function isAsciiText(e, t, n, r) {
	if (n - t !== r.length) return !1;
	for (let n = 0; n < r.length; n++) if (e[t + n] !== r.charCodeAt(n)) return !1;
	return !0;
}
function createMemory(e, t) {
	try {
		return new WebAssembly.Memory({
			initial: e,
			maximum: t
		});
	} catch (e) {
		throw new EvaluationError("the machine has no memory left for an instance of the policy", {
			code: "memory_limit",
			cause: e
		});
	}
}
function instantiate({ module: e, initialPages: t, maximumPages: n }, r) {
	for (let i = t;; i = Math.min(i * 2, n)) {
		let t = createMemory(i, n);
		try {
			return {
				memory: t,
				exports: new WebAssembly.Instance(e, { env: {
					...r,
					memory: t
				} }).exports
			};
		} catch (e) {
			if (!(isErrorOf(e, "LinkError") || isErrorOf(e, "RuntimeError")) || i >= n) throw e;
		}
	}
}
// src/engine/wasm/open-module.ts
function openModule(e, t, n) {
	let r = createPolicyModule(e, t, n);
	return {
		module: r,
		instance: openInstance(r, t)
	};
}
function openInstance(e, t) {
	try {
		return new PolicyInstance(e);
	} catch (e) {
		throw isRegohostError(e) ? e : new PolicyLoadError(`${t}: the module cannot be instantiated: ${reasonOf(e)}`, {
			code: "wasm_invalid",
			cause: e
		});
	}
}
// src/engine/javascript/leave.ts
var LeftToModule = class extends Error {}, InputThrew = class extends Error {};
function leave(e) {
	throw new LeftToModule(e);
}
var Left = class {
	startedAt;
	#e;
	constructor(e, t) {
		this.startedAt = e, this.#e = t;
	}
	end() {
		this.#e?.end();
	}
};
const Mi = new Left(void 0);
var JavaScriptTier = class {
	#e;
	#t;
	#n;
	#r = 0;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	get isReady() {
		return this.#n !== void 0 || (this.#e !== void 0 && ++this.#r >= 100 && this.#i(this.#e), !1);
	}
	async use(e) {
		let { createJavaScript: t } = await import("./javascript-policy.js");
		this.#e = void 0, this.#n = t(e, this.#t);
	}
	#i(e) {
		this.#e = void 0, import("./make-javascript.js").then(({ makeJavaScript: t }) => {
			this.#n = t(e, this.#t);
		}).catch(() => void 0);
	}
	evaluate(e, t, n, r) {
		let i = this.#n;
		if (i === void 0) return Mi;
		let a = i.getPace(t);
		if (!a.begin()) return new Left(void 0, a);
		try {
			let o = i.evaluate(e, t, n, r);
			return a.left(!1), a.end(), o;
		} catch (t) {
			if (t instanceof InputThrew) throw giveUpAll(e), toInputError(t.cause, "input");
			return a.left(!0), new Left(i.startedAt, a);
		}
	}
}, EvaluationIdentity = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	verification;
	constructor(e, t, n, r) {
		this.#r = r, this.#e = e, this.#n = t, this.verification = n;
	}
	startAt(e) {
		this.#t ??= e;
	}
	#a() {
		let e = this.#e ?? getTime(this.#t);
		return typeof e == "bigint" ? e : BigInt(e) * 1000000n;
	}
	get scope() {
		return this.#i ??= Object.freeze({
			decisionId: this.#r ?? (0, A.randomUUID)(),
			nowNs: this.#a()
		}), this.#i;
	}
	get seed() {
		return this.#n ?? this.scope.decisionId;
	}
};
function getTime(e) {
	return e === void 0 ? Date.now() : Math.ceil(Date.now() - (performance.now() - e));
}
// src/engine/rounds/evaluation-deadline.ts
const Ni = 6e4;
var EvaluationDeadline = class {
	#e;
	#t;
	#n;
	#r;
	startedAt;
	endsAt;
	#i;
	#a = "";
	constructor(e, t, n, r = {}) {
		let { startedAt: i = performance.now(), leftMs: a = t } = r;
		this.#e = e, this.#t = t, this.#n = n, this.startedAt = i, this.endsAt = i + a;
	}
	get epochMs() {
		return this.#i ??= Date.now() + this.remainingMs, this.#i;
	}
	get remainingMs() {
		return this.endsAt - performance.now();
	}
	#o() {
		return this.#r ??= new Deadline({
			timeoutMs: this.remainingMs,
			signals: [this.#n],
			timedOut: () => this.timeout(this.#a),
			aborted: () => this.#s()
		}), this.#r;
	}
	#s() {
		return new EvaluationError(`${this.#e} was aborted${this.#a}`, {
			code: "aborted",
			cause: this.#n?.reason
		});
	}
	check(e = performance.now()) {
		if (this.#n?.aborted === !0) throw this.#s();
		if (e >= this.endsAt) throw this.timeout(this.#a);
	}
	timeout(e) {
		return this.#a = e, new EvaluationError(message`${this.#e} took longer than its ${this.#t} ms${e}; raise ${option("timeoutMs")} to allow more`, { code: "timeout" });
	}
	wait(e, t = this.#a) {
		return this.#a = t, this.#o().wait(e);
	}
	watch(e, t) {
		return this.#a = e, this.#o().watch(t);
	}
};
function isCall(e, t, n) {
	if (e?.name !== t || e.args.length !== n.length) return !1;
	for (let t = 0; t < n.length; t++) if (e.args[t] !== n[t]) return !1;
	return !0;
}
var CallKeys = class {
	#e = [];
	keyOf(e, t, n) {
		let r = this.#e[e];
		if (isCall(r, t, n)) return r.key;
		let i = callKey(t, n);
		return e < 1e4 && (this.#e[e] = {
			name: t,
			args: n,
			key: i
		}), i;
	}
}, StandardBuiltinError = class extends Error {
	opaCode;
	isNoAnswer;
	constructor(e, t, { isNoAnswer: n = !1 } = {}) {
		let { stackTraceLimit: r } = Error;
		Reflect.set(Error, "stackTraceLimit", 0), super(e), Reflect.set(Error, "stackTraceLimit", r), this.name = "StandardBuiltinError", this.opaCode = t, this.isNoAnswer = n;
	}
}, BuiltinNotReady = class extends Error {
	load;
	constructor(e) {
		super("the built-in is not loaded yet"), this.name = "BuiltinNotReady", this.load = e;
	}
}, Pi = /* @__PURE__ */ n({ shownRecordedCall: () => shownRecordedCall });
const Fi = /^sha(?:1|224|256|384|512):[0-9a-f]{6,128}$/;
function getOrigin(e) {
	let t = e instanceof RegoObject ? e.get("url") : void 0;
	if (typeof t != "string" || !URL.canParse(t)) return;
	let { protocol: n, host: r } = new URL(t);
	return isShownHost(r) ? `${n}//${r}` : void 0;
}
function shownNames(e, t) {
	let n = t.filter((e) => typeof e == "string").filter((e) => Fi.test(e));
	if (e === "net.lookup_ip_addr") return [e, ...t.filter((e) => typeof e == "string").filter(isShownHost)];
	let r = e === "http.send" ? getOrigin(t[0]) : void 0;
	if (r === void 0) return [e, ...n];
	let { host: i, hostname: a } = new URL(r);
	return [
		e,
		r,
		i,
		a
	];
}
function shownArgument$1(e, t) {
	if (typeof t == "string" && (t === "" || Fi.test(t))) return JSON.stringify(t);
	let n = e === "http.send" ? getOrigin(t) : void 0, r = t instanceof RegoObject ? t.get("method") : void 0;
	return n === void 0 || typeof r != "string" || !/^[A-Z]{3,7}$/i.test(r) ? getTypeName(t) : `${r.toUpperCase()} ${n}`;
}
function shownCall(e, t) {
	return `${e}(${t.map((t) => shownArgument$1(e, t)).join(", ")})`;
}
function shownRecordedCall(e, t) {
	let n = parseJson(t);
	return shownCall(e, Array.isArray(n) ? n : []);
}
function shownRecord({ builtin: e, args: t }) {
	return shownRecordedCall(e, toStrictJson(t));
}
function toShownError(e, t, { message: n, opaCode: r, isNoAnswer: i }) {
	return new StandardBuiltinError(withoutValues(n, shownNames(e, t)), r, { isNoAnswer: i });
}
// src/engine/rounds/pending-call.ts
function describeCall({ host: e, args: t }) {
	return shownCall(e.name, t.map(parseTerm));
}
function toBuiltinError(e, t) {
	if (t instanceof BuiltinError) return t;
	if (t instanceof StandardBuiltinError) return toStandardFailure(e.host.name, e.args, t);
	let n = isRegohostError(t) ? getMessage(t) : reasonOf(t);
	return new BuiltinError(message`${describeCall(e)}: ${n}`, {
		code: "builtin_failed",
		builtin: e.host.name,
		cause: t
	});
}
function toStandardFailure(e, t, n) {
	let r = toShownError(e, t.map(parseTerm), n), { message: i, opaCode: a } = r;
	return new BuiltinError(i, {
		code: "builtin_failed",
		builtin: e,
		opaCode: a,
		cause: r
	});
}
function toUnanswered({ host: e }, { message: t, code: n, builtin: r, opaCode: i, cause: a }) {
	return new BuiltinError(`${t}. There is no answer to decide on${e.name === "http.send" ? "; a policy that decides without the answer sets raise_error: false" : ""}`, {
		code: n,
		builtin: r,
		cause: a,
		opaCode: i
	});
}
function toRecordedAnswer({ bytes: e, error: t, record: n }) {
	if (t !== void 0) {
		let { cause: e } = t, { code: n, message: r } = isRegohostError(e) ? e : t;
		if (!(e instanceof StandardBuiltinError)) return {
			kind: "error",
			code: n,
			message: r
		};
		let { opaCode: i, isNoAnswer: a } = e;
		return {
			kind: "error",
			code: n,
			message: r,
			opaCode: i,
			...a && { noAnswer: !0 }
		};
	}
	if (e === void 0) {
		let { outcome: e, reason: t } = n;
		return {
			kind: "undefined",
			notFound: e === "not_found",
			...t !== void 0 && { reason: t }
		};
	}
	return {
		kind: "value",
		json: toJsonText(parseTerm(Buffer.from(e).toString("utf8"))),
		...n.truncated === !0 && { truncated: !0 }
	};
}
function replayCall(e, t, n) {
	let { host: r, args: i } = t, a = e.find(r.name, i);
	if (a === void 0) throw new EvaluationError(`it has no recorded answer, and connections are not allowed${e.exactCalls.length === 0 ? "" : "; record again with it"}`, { code: "recording_missing" });
	switch (n.report({
		attempts: 0,
		cached: !0
	}), a.kind) {
		case "value": return a.truncated === !0 && n.report({ truncated: !0 }), Buffer.from(toDeclaredText(a.json, r.result));
		case "undefined":
			a.notFound && n.report({ notFound: !0 }), a.reason !== void 0 && n.report({ reason: a.reason });
			return;
		case "error":
			if (a.opaCode !== void 0) {
				let e = a.noAnswer === !0;
				throw new StandardBuiltinError(a.message, a.opaCode, { isNoAnswer: e });
			}
			throw new EvaluationError(a.message, { code: a.code });
	}
}
function isNoAnswer$1(e) {
	return e instanceof ServiceError ? e.retryable : !isRegohostError(e);
}
var Answers = class {
	#e;
	#t = /* @__PURE__ */ new Map();
	#n = new CallKeys();
	#r = /* @__PURE__ */ new Map();
	#i = /* @__PURE__ */ new Set();
	#a = new AbortController();
	#o = 0;
	#s;
	#c = !1;
	#l = 0;
	records = /* @__PURE__ */ new Map();
	#u;
	#d = [];
	constructor(e) {
		this.#e = e, l(0, this.#a.signal);
	}
	keyOf(e, t, n) {
		return this.#n.keyOf(e, t, n);
	}
	get(e) {
		return this.#t.get(e);
	}
	used(e) {
		return [...e].flatMap((e) => {
			let t = this.#t.get(e);
			return t === void 0 ? [] : [{
				name: t.call.host.name,
				args: t.call.args,
				bytes: t.bytes
			}];
		});
	}
	recorded(e) {
		return [...this.#t].flatMap(([t, n]) => e !== void 0 && !e.has(t) ? [] : [{
			name: n.call.host.name,
			args: n.call.args,
			answer: toRecordedAnswer(n)
		}]);
	}
	*since(e) {
		let t = 0;
		for (let n of this.#t) t++ >= e && (yield n);
	}
	get unguessable() {
		let e = /* @__PURE__ */ new Map();
		for (let { speculative: t, call: n } of this.#r.values()) t && e.set(n.host.name, (e.get(n.host.name) ?? 0) + 1);
		return {
			keys: [...this.#r.keys(), ...this.#i],
			running: e
		};
	}
	mayGuess(e, t, n) {
		if (this.#r.has(e) || this.#i.has(e)) return !1;
		let r = t.maxSpeculative;
		if (r === void 0) return !0;
		let i = 0;
		for (let e of this.#r.values()) e.speculative && e.call.host === t && i++;
		for (let e of n.values()) e.host === t && i++;
		return i < r;
	}
	guess(e, t) {
		this.#s = {
			calls: [...e],
			next: 0,
			round: t
		}, this.#f();
	}
	#f() {
		let e = this.#s;
		if (e === void 0) return;
		let t = 128 - this.#o;
		for (; t > 0;) {
			let n = e.calls[e.next];
			if (n === void 0) return;
			e.next++, this.#r.has(n.key) || this.#t.has(n.key) || this.#i.has(n.key) || (this.#g(n, !0, e.round), t--);
		}
	}
	async require(e, t) {
		this.#t.has(e.key) || (await (this.#r.get(e.key) ?? this.#g(e, !1, t)).done, this.#c || this.#t.has(e.key) || await this.#g(e, !1, t).done);
	}
	roundOf(e) {
		return this.#r.get(e)?.round;
	}
	async drain(e, t, n) {
		let r = new Deadline({ timeoutMs: n }), i;
		do {
			let n = [...this.#r.values()].filter((t) => t.round <= e);
			if (n.length === 0) return;
			i = this.#l, await new Deadline({ timeoutMs: t }).wait(Promise.all(n.map(({ done: e }) => e))).catch(() => void 0), await nextTurn();
		} while (this.#l !== i && r.remainingMs > 0);
	}
	cancelAll() {
		if (this.#c = !0, this.#s = void 0, this.#r.size === 0) return;
		let e = new EvaluationError("the evaluation has ended", { code: "aborted" });
		for (let e of this.#r.values()) e.record.outcome = "cancelled", e.record.ms = this.#p() - e.record.startMs;
		this.#r.clear(), this.#a.abort(e);
	}
	#p() {
		return performance.now() - this.#e.deadline.startedAt;
	}
	#m({ host: e, args: t }) {
		let { bigint: n } = this.#e;
		return withoutSecrets(e.name, t.map(parseTerm)).map((e) => toJsonValue(e, { bigint: n }));
	}
	#h(e, t) {
		let n = this.records.get(e.key);
		return n === void 0 && (n = {
			builtin: e.host.name,
			args: this.#m(e),
			outcome: "cancelled",
			used: !1,
			effect: e.effect,
			startMs: this.#p(),
			ms: 0,
			attempts: 0,
			cached: !1,
			round: t
		}, this.records.set(e.key, n)), n;
	}
	#g(e, t, n) {
		let r = {
			call: e,
			speculative: t,
			round: n,
			record: this.#h(e, n),
			done: Promise.resolve()
		};
		return this.#r.set(e.key, r), mayHoldSecrets(e.host.name) && this.#d.push(e), t && this.#o++, r.done = this.#_(r), r;
	}
	async #_(e) {
		let { call: t, record: n } = e, { shared: r, identity: i } = this.#e, a = n.attempts;
		n.attempts = a + 1;
		let o = {}, s = {
			signal: this.#a.signal,
			deadline: this.#e.deadline.epochMs,
			speculative: e.speculative,
			evaluation: (r ?? i).scope,
			report: (e) => {
				o = {
					...o,
					...e
				}, o.attempts !== void 0 && (n.attempts = a + o.attempts);
			}
		}, c, l;
		try {
			c = await this.#v(e, s, () => o.cached ?? !1);
		} catch (e) {
			l = readableThrown(e, t.host.name);
		}
		this.#r.get(t.key) === e && (this.#r.delete(t.key), this.#l++, e.speculative && this.#o--, n.ms = this.#p() - n.startMs, n.cached = o.cached ?? !1, o.truncated === !0 && (n.truncated = !0), o.via !== void 0 && (n.via = o.via), o.skipped === !0 && (n.skipped = !0), l !== void 0 && e.speculative && isNoAnswer$1(l) ? (this.#i.add(t.key), this.#s = void 0) : (this.#x(e, c, l, o), this.#f()));
	}
	#v({ call: e, speculative: t, round: n }, r, i) {
		let a = this.#e.traced;
		if (a === void 0) return this.#y(e, r);
		let { host: o, effect: s } = e, c = {
			evaluation: a,
			builtin: o.name,
			round: n,
			speculative: t,
			effect: s
		};
		return traced(L.builtin, c, () => this.#y(e, r), (e) => {
			c.outcome = e === void 0 ? "undefined" : "value", c.cached = i();
		});
	}
	async #y(e, t) {
		let { replay: n, bigint: r, shared: i } = this.#e;
		return n === void 0 || e.host.isOfThisRun?.(e.args) === !0 || e.host.isLocal === !0 && n.find(e.host.name, e.args) === void 0 ? i === void 0 || e.effect ? e.host.call(e.args, t, { bigint: r }) : i.call(e, t, { bigint: r }) : replayCall(n, e, t);
	}
	#b(e) {
		return this.#u ??= new SentSecrets([], hidden), this.#u.add(this.#d.splice(0).map(({ host: e, args: t }) => ({
			name: e.name,
			args: t.map(parseTerm)
		}))), this.#u.inError(e);
	}
	#x(e, t, n, r) {
		let { call: i, record: a } = e, o = n === void 0 ? void 0 : toBuiltinError(i, this.#b(n));
		o === void 0 ? t === void 0 ? (a.outcome = r.notFound === !0 ? "not_found" : "undefined", r.reason !== void 0 && (a.reason = r.reason)) : (a.outcome = "value", a.bytes = t.length) : (a.outcome = "error", a.error = isError(o.cause) ? o.cause : o, a.types = i.args.map((e) => getTypeName(parseTerm(e)))), this.#t.set(i.key, {
			call: i,
			record: a,
			bytes: t,
			error: o
		});
	}
};
// src/engine/rounds/pass.ts
const Ii = /* @__PURE__ */ new Map(), Li = /* @__PURE__ */ new Set(), Ri = Buffer.from("true");
var PassStop = class extends Error {}, PassMadeWay = class extends Error {}, PassNeedsGuard = class extends Error {}, Pass = class {
	#e;
	#t;
	#n;
	#r;
	#i = 0;
	#a = 0;
	#o;
	#s;
	#c;
	#l;
	#u;
	firstUnanswered;
	get guesses() {
		return this.#s ?? Ii;
	}
	get used() {
		return this.#c ?? Li;
	}
	#d;
	memoryBytes = 0;
	#f;
	#p;
	get prints() {
		return this.#p ??= [];
	}
	get standardCalls() {
		return this.#l ?? Ii;
	}
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = n.guesses > 0;
	}
	enter(e) {
		this.#d = e, e.host = this;
	}
	leave() {
		let e = this.#d;
		return this.#d = void 0, this.memoryBytes = e?.memoryBytes ?? 0, e;
	}
	get isFull() {
		return this.guesses.size >= this.#n.guesses;
	}
	poll() {
		let e = performance.now();
		if (e > this.#n.endsAt) throw new RunTimeout("the pass took too long");
		if (e > this.#n.makesWayAt && hasInterruptListeners()) throw new PassMadeWay();
	}
	dispatch(e, t, n, r) {
		let i = this.#e.hosts.byId(t);
		if (i === void 0) throw failedPolicy(`the policy calls a built-in with the unknown id ${String(t)}`);
		if (n.length !== i.arity) throw new EvaluationError(`the policy calls ${i.name} with ${String(n.length)} arguments, but it is declared with ${String(i.arity)}: compile the policy against this declaration`, { code: "arity_mismatch" });
		if (this.#D(e, i, n)) return 0;
		let a;
		try {
			a = this.#m(e, i, n, r), i.kind !== "async" && this.#v();
		} catch (e) {
			throw r !== void 0 && e instanceof BuiltinError ? atSite(e, r) : e;
		}
		return a === void 0 ? 0 : e.put(a);
	}
	#m(e, t, n, r) {
		if (t.kind === "standard") return this.#T(e, t, n, r);
		if (t.kind === "question") return this.#g(e, n) ? Ri : void 0;
		if (t.kind === "async" && this.firstUnanswered !== void 0 && !this.#r) return;
		if (t.kind === "pure") return this.#_(), t.call(n.map((t) => this.#y(e, t)));
		let i = n.map((t) => e.dump(t));
		return this.#b(t, i, r);
	}
	get #h() {
		return this.firstUnanswered !== void 0 && this.#r;
	}
	#g(e, t) {
		let [n, r] = t.map((t) => e.dump(t));
		return n === void 0 ? this.#h : (this.#o ??= /* @__PURE__ */ new Map(), r === "0" && this.#o.set(n, this.#a), this.#o.get(n) === this.#a);
	}
	#_() {
		if (this.#n.guard === "missing") throw new PassNeedsGuard();
	}
	#v() {
		if (performance.now() > this.#n.deadlineAt) throw new RunTimeout("a built-in took too long");
	}
	#y(e, t) {
		let { bigint: n } = this.#e, r = n ? void 0 : e.dumpJson(t);
		return r === void 0 ? toJsonValue(parseTerm(e.dump(t)), { bigint: n }) : JSON.parse(r);
	}
	#b(e, t, n) {
		let r = this.#t.answersOfPasses(), i = r.keyOf(this.#i++, e.name, t), a = r.get(i);
		if (a !== void 0) return this.#x(i, a, n);
		if (this.#a++, this.firstUnanswered !== void 0) {
			this.#w(i, e, t);
			return;
		}
		this.#C(i);
		let o = e.isEffect(t);
		if (this.firstUnanswered = {
			key: i,
			host: e,
			args: t,
			effect: o
		}, this.#n.stopAtUnanswered) throw new PassStop("stopped at the first unanswered call");
		o && (this.#r = !1);
	}
	#x(e, t, n) {
		return this.firstUnanswered === void 0 && (this.#C(e), t.error !== void 0 && (this.#S(t.call, t.error), this.#k(e, n))), t.bytes;
	}
	#S(e, t) {
		let { strictBuiltinErrors: n, requireAnswers: r } = this.#e;
		if (!(t.cause instanceof StandardBuiltinError)) throw t;
		if (r && t.cause.isNoAnswer) throw toUnanswered(e, t);
		if (n) throw t;
	}
	#C(e) {
		if (this.#c ??= /* @__PURE__ */ new Set(), this.#c.add(e), this.#c.size > this.#e.maxCalls) throw new EvaluationError(message`the policy makes more than ${this.#e.maxCalls} distinct built-in calls; raise ${option("maxCalls")} to allow more`, { code: "call_limit" });
	}
	#w(e, t, n) {
		this.#r && !this.guesses.has(e) && this.firstUnanswered?.key !== e && (t.isEffect(n) ? this.#r = !1 : this.#t.answersOfPasses().mayGuess(e, t, this.guesses) && (this.#s ??= /* @__PURE__ */ new Map(), this.#s.set(e, {
			key: e,
			host: t,
			args: n,
			effect: !1
		}), this.guesses.size >= this.#n.guesses && (this.#r = !1)));
	}
	#T(e, t, n, r) {
		let { builtin: i } = t, a = i.nondeterministic ? n.map((t) => e.dump(t)) : void 0, o = a === void 0 ? void 0 : callKey(t.name, a), s = o === void 0 ? this.#A : {
			...this.#A,
			seed: `${this.#A.seed}/${o}`
		};
		try {
			let r = i.call(e.dumpBytes(n), s);
			if (o !== void 0 && a !== void 0) {
				let e = r === void 0 ? void 0 : Buffer.from(r).toString("utf8");
				this.#j(o, {
					name: t.name,
					args: a,
					answer: e,
					error: void 0
				});
			}
			return r;
		} catch (i) {
			if (!(i instanceof StandardBuiltinError)) throw i;
			this.#O(e, t.name, n, i, r);
			return;
		}
	}
	get #E() {
		return this.#e.readsErrors || this.#e.strictBuiltinErrors;
	}
	#D(e, t, n) {
		if (this.#E || t.kind !== "standard") return !1;
		let { operands: r } = t.builtin;
		return r !== void 0 && !e.mayHaveTypes(n, r);
	}
	#O(e, t, n, r, i) {
		let a = n.map((t) => e.dump(t));
		if (this.#e.strictBuiltinErrors && this.firstUnanswered === void 0) throw toStandardFailure(t, a, r);
		let o = callKey(t, a);
		this.standardCalls.has(o) || this.#j(o, {
			name: t,
			args: a,
			answer: void 0,
			error: toShownError(t, a.map(parseTerm), r)
		}), this.#k(o, i);
	}
	#k(e, t) {
		this.#u ??= /* @__PURE__ */ new Map();
		let n = this.#u.get(e) ?? /* @__PURE__ */ new Set();
		this.#u.set(e, n.add(t));
	}
	get errorSites() {
		return this.#u ?? Ii;
	}
	errorSitesOf(e) {
		return knownSites(this.errorSites, e);
	}
	get #A() {
		if (this.#f !== void 0) return this.#f;
		let { seed: e, scope: t, verification: n } = this.#e.identity;
		return this.#f = {
			nowNs: t.nowNs,
			seed: e,
			verification: n,
			remainingMs: () => this.#n.endsAt - performance.now(),
			beforeLongCall: () => this.#_(),
			readsErrors: this.#E,
			print: (e) => this.prints.push({ message: e })
		}, this.#f;
	}
	#j(e, t) {
		this.#l ??= /* @__PURE__ */ new Map(), this.#l.set(e, t);
	}
};
function atSite(e, { file: t, row: n, column: r }) {
	if (e.constructor !== BuiltinError) return e;
	let { code: i, builtin: a, opaCode: o, cause: s, stack: c } = e, l = new BuiltinError(getMessage(e), {
		code: i,
		builtin: a,
		cause: s,
		location: {
			file: t,
			row: n,
			column: r
		},
		opaCode: o
	});
	return c !== void 0 && (l.stack = c), l;
}
function knownSites(e, t) {
	let n = [...e.get(t) ?? []], r = n.filter((e) => e !== void 0);
	return r.length === 0 || r.length < n.length ? void 0 : r;
}
// src/engine/rounds/policy-failure.ts
const zi = /(?:var assignment|object insert) conflict$/, Bi = /^(?:([^\n]+?):(\d+):(\d+): )?([\s\S]*)$/;
function readAbort({ message: e }) {
	let [, t, n, r, i = e] = Bi.exec(e) ?? [];
	return {
		location: t === void 0 ? void 0 : {
			file: t,
			row: Number(n),
			column: Number(r)
		},
		reason: i
	};
}
function fail$1(e, t) {
	return {
		error: e,
		outOfResources: t
	};
}
function fromAbort(e, t) {
	if (e instanceof PolicyOutOfMemory) return fail$1(new EvaluationError(message`${subject(t)}the policy needs more memory than ${e.limit}; raise that, or reduce the input`, {
		code: "memory_limit",
		cause: e
	}), !0);
	let { location: n, reason: r } = readAbort(e), [i] = zi.exec(r) ?? [], a = i === void 0 ? "eval_internal_error" : "eval_conflict_error", o = i === void 0 ? message`${r}` : message`${r.slice(0, -i.length)}${{ conflict: i }}`, s = n && location(`${n.file}:${String(n.row)}:${String(n.column)}`);
	return fail$1(new EvaluationError(message`${subject(t)}${s ?? ""}${o}`, {
		code: "policy_failed",
		opaCode: a,
		cause: e,
		location: n
	}), !1);
}
function toPassFailure(e, t) {
	if (e instanceof Ai) return fromAbort(e, t);
	if (e instanceof EvaluationError) return fail$1(e, e.code === "timeout" || e.code === "memory_limit");
	if (isRegohostError(e)) return fail$1(e, !1);
	if (isErrorOf(e, "RangeError")) return fail$1(new EvaluationError(message`${subject(t)}the policy or a value it handles is nested too deeply`, {
		code: "stack_limit",
		cause: e
	}), !0);
	let n = reasonOf(e);
	return fail$1(failedPolicy(message`${subject(t)}the policy failed: ${n}`, e), !1);
}
// src/engine/rounds/run-pass.ts
function runPass(e, t, n, r) {
	try {
		let i = r === void 0 ? evaluate(e, t, n) : evaluateUnder(r, e, t, n);
		return giveBack(e, t), i === void 0 ? { kind: "unanswered" } : {
			kind: "result",
			text: i
		};
	} catch (r) {
		if (n.input.failure !== void 0) throw giveBack(e, t), n.input.failure.error;
		let i = toPassEnd(r, e, n.entrypoint.name);
		return i.kind !== "failed" || i.error.code !== "memory_limit" ? giveBackBroken(e, t, isFromDispatch(r)) : e.leave(), i;
	}
}
function isFromDispatch(e) {
	return [
		PassStop,
		PassNeedsGuard,
		BuiltinNotReady
	].some((t) => e instanceof t);
}
function giveBackBroken(e, t, n) {
	let r = e.leave();
	r !== void 0 && (r.renew(n), t.give(r));
}
function giveBack(e, t) {
	let n = e.leave();
	n !== void 0 && t.give(n);
}
function evaluate(e, t, n) {
	let r = t.take(n.input, n.data);
	e.enter(r), r.setPolling(n.interrupt), r.load(n.data, n.input);
	let i = r.evaluate(n.entrypoint.id);
	return e.firstUnanswered === void 0 ? dump(r, i, n.bigint) : void 0;
}
function evaluateUnder(e, t, n, r) {
	return e(() => evaluate(t, n, r));
}
function dump(e, t, n) {
	let r = n ? void 0 : e.dumpJson(t);
	return r === void 0 ? {
		text: e.dump(t),
		isJson: !1
	} : {
		text: r,
		isJson: !0
	};
}
function toPassEnd(e, t, n) {
	return e instanceof PassStop ? { kind: "unanswered" } : e instanceof RunInterrupted ? { kind: "interrupted" } : e instanceof PassMadeWay ? { kind: "made-way" } : e instanceof PassNeedsGuard ? { kind: "needs-guard" } : e instanceof BuiltinNotReady ? {
		kind: "not-ready",
		load: e.load
	} : e instanceof RunTimeout ? {
		kind: "timed-out",
		during: t.firstUnanswered === void 0 ? " inside the policy" : " after its first unanswered call"
	} : {
		kind: "failed",
		...toPassFailure(e, n)
	};
}
// src/engine/rounds/evaluation.ts
const Vi = " while it loaded opa-core", Hi = 1e3;
function isOutcome(e) {
	return typeof e == "object" && "resultSet" in e;
}
function markUsed(e, t) {
	for (let n of t.used) {
		let r = e.get(n);
		if (r === void 0) continue;
		r.record.used = !0;
		let i = t.errorSitesOf(n);
		i !== void 0 && (r.record.places = i);
	}
}
function notReady({ entrypoint: e }) {
	return new EvaluationError(`evaluateSync: ${e.name} needs OPA's own version of a standard built-in, or of its error, which is not loaded yet; load the policy with synchronous: true`, { code: "not_synchronous" });
}
var Evaluation = class {
	#e;
	#t;
	#n;
	#r;
	#i = 0;
	#a = 0;
	#o = 0;
	#s = 0;
	#c = 128;
	#l = !1;
	#u = 0;
	#d = !1;
	#f;
	#p;
	constructor(e) {
		this.#e = e;
		let { entrypoint: t, timeoutMs: n, signal: r, leftMs: i, startedAt: a } = e, o = {
			startedAt: a,
			leftMs: i
		};
		this.#t = new EvaluationDeadline(`evaluation of ${t.name}`, n, r, o), a === void 0 && (this.#f = this.#t.startedAt), e.identity.startAt(this.#t.startedAt);
	}
	#m() {
		let { identity: e, bigint: t, replay: n, shared: r, traced: i } = this.#e;
		return this.#n ??= new Answers({
			identity: e,
			deadline: this.#t,
			bigint: t,
			replay: n,
			shared: r,
			traced: i
		}), this.#n;
	}
	answersOfPasses() {
		return this.#m();
	}
	get answers() {
		return this.#n;
	}
	get lastPass() {
		return this.#r;
	}
	run() {
		let { pool: e, inTurns: t } = this.#e;
		if (e.kind === "remote") return this.#h(this.#A(e));
		if (t !== void 0) {
			let e = this.#_(t);
			return isOutcome(e) ? e : this.#h(this.#g(t, e));
		}
		this.#p !== void 0 && this.#t.check(this.#p.startedAt);
		let n = this.#b();
		return isOutcome(n) ? n : this.#h(this.#y(n));
	}
	async #h(e) {
		try {
			return await e;
		} finally {
			this.#n?.cancelAll();
		}
	}
	runSynchronously() {
		for (;;) {
			let e = this.#b();
			if (isOutcome(e)) return e;
			if (e !== void 0) throw Error("a synchronous evaluation waits");
		}
	}
	runAhead(e, t = !0) {
		let n = this.#T(e, t);
		return n.end.kind === "needs-guard" ? "needs-guard" : n.end.kind === "failed" && n.end.error.code === "timeout" ? "late" : (this.#p = n, "ended");
	}
	abandonPass() {
		let { pool: e } = this.#e;
		e.kind === "local" && this.#r instanceof Pass && giveBackBroken(this.#r, e, !1);
	}
	async #g(e, t) {
		for (let n = t;; n = this.#_(e)) {
			let t = isThenable(n) ? await n : n;
			if (t === "late") return this.#A(await this.#t.wait(e.workers(), " while a worker started"));
			if (isOutcome(t)) return t;
			await t.wait;
		}
	}
	#_(e) {
		this.#t.check();
		let t = e.run(this, this.#e, this.#n !== void 0);
		return isThenable(t) ? t.then((e) => this.#v(e)) : this.#v(t);
	}
	#v(e) {
		if (!e) return "late";
		let t = this.#b();
		return isOutcome(t) ? t : { wait: t };
	}
	async #y(e) {
		for (;;) {
			await e, this.#d && await settleSignals();
			let t = this.#b();
			if (isOutcome(t)) return t;
			e = t;
		}
	}
	#b() {
		let e = this.#e.traced;
		return e === void 0 ? this.#x() : this.#S(e, () => this.#x());
	}
	#x() {
		let e = this.#p ?? this.#T();
		this.#p = void 0;
		let t = e.end.kind === "needs-guard" && e.pass.firstUnanswered === void 0;
		return this.#C(t ? this.#T() : e);
	}
	#S(e, t) {
		return traced(L.round, {
			evaluation: e,
			round: ++this.#u
		}, t);
	}
	#C({ pass: e, end: t, startedAt: n, endedAt: r }) {
		let i = r - n;
		if (this.#a += i, e.firstUnanswered !== void 0) return t.kind === "failed" && t.outOfResources && (this.#l = !0), t.kind === "not-ready" ? this.#M(e, i, t.load) : this.#N(e, i);
		if (t.kind === "not-ready") {
			if (this.#e.synchronous) throw notReady(this.#e);
			return this.#t.wait(t.load(), Vi);
		}
		if (t.kind === "made-way") return nextTurn();
		if (t.kind === "needs-guard") throw Error("a pass that needed a guard was not run again");
		switch (t.kind) {
			case "result": return this.#i++, this.#P(t.text, e, r);
			case "failed":
				if (t.error.code === "timeout" && !this.#l && this.#t.remainingMs > 0) {
					this.#l = !0;
					return;
				}
				throw t.error;
			default: return;
		}
	}
	#w(e) {
		let t = this.#t.endsAt - e;
		return this.#l ? t : Math.max(Math.min(50, t), t * .25);
	}
	#T(e, t = !0) {
		let n = this.#f ?? performance.now();
		this.#f = void 0, this.#t.check(n);
		let r = this.#w(n), i = Math.min(n + r, e ?? Infinity), { interrupt: a, countsSteps: o, hosts: s, inTurns: c } = this.#e, l = !this.#d && !this.#e.synchronous && c === void 0, u = e === void 0 && a && (this.#d || !o || s.callsTakeLong), d = u || e !== void 0 && t, f = new Pass(this.#e, this, {
			guesses: this.#e.speculate ? this.#c : 0,
			stopAtUnanswered: this.#l,
			endsAt: i,
			deadlineAt: this.#t.endsAt,
			makesWayAt: l ? n + Hi : Infinity,
			guard: d ? "set" : a || e !== void 0 ? "missing" : "unwanted"
		});
		this.#r = f;
		let p = runWithin(this.#t, () => u ? this.#D(f, r, i, l && hasInterruptListeners()) : this.#O(f));
		return p.kind === "made-way" && (this.#d = !0), p.kind === "needs-guard" && (s.callsTakeLong = !0), {
			pass: f,
			end: p,
			startedAt: n,
			endedAt: this.#E(f) ? performance.now() : n
		};
	}
	#E({ firstUnanswered: e }) {
		let { isTimed: t, traced: n } = this.#e;
		return t || e !== void 0 || n !== void 0;
	}
	#D(e, t, n, r) {
		let i = Math.min(t, r ? Hi : Infinity) + 20, a = this.#O(e, (e) => runGuarded(e, i, this.#d)), o = a.kind === "failed" && a.error.code === "timeout" && performance.now() <= n;
		return r && o ? { kind: "made-way" } : a;
	}
	#O(e, t) {
		let { pool: n } = this.#e;
		if (n.kind === "remote") throw Error("its passes run in workers");
		runOptimized();
		let r = runPass(e, n, this.#e, t);
		return e.memoryBytes > this.#s && (this.#s = e.memoryBytes), this.#k(r);
	}
	#k(e) {
		return e.kind === "timed-out" ? {
			kind: "failed",
			error: this.#t.timeout(e.during),
			outOfResources: !0
		} : e;
	}
	async #A(e) {
		let { hosts: t } = this.#e, n = e.begin(this.#e, this.#t), r = this.#e.speculate && t.asynchronousNames().length > 0;
		try {
			for (;;) {
				this.#t.check();
				let e = this.#e.traced, round = () => this.#j(n, r), t = await (e === void 0 ? round() : this.#S(e, round));
				if (t !== void 0) return t;
			}
		} finally {
			n.end();
		}
	}
	async #j(e, t) {
		let { pass: n, end: r, ms: i, memoryBytes: a } = await e.run({
			guesses: this.#e.speculate ? this.#c : 0,
			stopAtUnanswered: this.#l,
			limitMs: () => this.#w(performance.now()),
			answers: this.#n
		});
		this.#r = n, this.#s = Math.max(this.#s, a);
		let o = performance.now();
		if (r.kind === "result" && this.#t.check(o), r.kind === "failed" && r.isLost === !0 && t && !this.#l) {
			this.#l = !0;
			return;
		}
		let s = this.#C({
			pass: n,
			end: this.#k(r),
			startedAt: o - i,
			endedAt: o
		});
		if (isOutcome(s)) return s;
		await s;
	}
	async #M(e, t, n) {
		let r = !0, i = n().catch(() => void 0).then(() => r = !1);
		await this.#N(e, t), r && await this.#t.wait(i, Vi);
	}
	async #N(e, t) {
		if (e.firstUnanswered === void 0) return;
		let n = this.#m(), r = performance.now(), i = n.roundOf(e.firstUnanswered.key);
		(i === void 0 || e.guesses.size > 0) && this.#i++;
		let a = n.require(e.firstUnanswered, this.#i);
		n.guess(e.guesses.values(), this.#i), i !== void 0 && (this.#c = Math.min(this.#c * 2, 4096));
		try {
			await this.#t.wait(a, ` while it waited for ${describeCall(e.firstUnanswered)}`);
			let o = performance.now() - r;
			if (i === void 0 && e.isFull && t < o * .15) return;
			let s = Math.max(t, 4), c = Math.max(t, o, 50);
			await this.#t.wait(n.drain(i ?? this.#i, s, c));
		} finally {
			this.#o += performance.now() - r;
		}
	}
	#P(e, t, n) {
		return this.#n !== void 0 && markUsed(this.#n, t), {
			resultSet: e,
			pass: t,
			answers: this.#n,
			rounds: this.#i,
			totalMs: n - this.#t.startedAt,
			evaluationMs: this.#a,
			waitMs: this.#o,
			memoryBytes: this.#s
		};
	}
};
// src/engine/rounds/policy-decision.ts
function noResultSet(e) {
	throw failedPolicy("the policy's answer is not a result set with at most one result", e);
}
function resultTerm(e) {
	let t = e instanceof RegoSet ? e.items : noResultSet();
	if (t.length === 0) return;
	let n = t.length === 1 ? t[0] : void 0, r = n instanceof RegoObject ? n.get("result") : void 0;
	return r === void 0 ? noResultSet() : r;
}
const Ui = "[{\"result\":";
function readJson(e) {
	switch (e) {
		case "[]": return [];
		case "true": return !0;
		case "false": return !1;
		default: return JSON.parse(e);
	}
}
function resultValue(e) {
	if (e !== "[]") return e.startsWith(Ui) && e.endsWith("}]") || noResultSet(), readJson(e.slice(11, -2));
}
function isLarge({ text: e, isJson: t }) {
	if (e.length < 262144) return !1;
	let [n, r] = t ? [Ui, "}]"] : ["{{\"result\": ", "}}"];
	return e.startsWith(n) && e.endsWith(r);
}
function readResult({ text: e, isJson: t }, n) {
	try {
		if (t) return resultValue(e);
		let r = resultTerm(parseTerm(e));
		return r === void 0 ? void 0 : toJsonValue(r, { bigint: n });
	} catch (e) {
		throw isErrorOf(e, "SyntaxError") && noResultSet(e), e;
	}
}
function shownArgument(e, t) {
	try {
		return toJsonValue(e, { bigint: t });
	} catch (t) {
		if (codeOf(t) !== "number_too_large") throw t;
		return toJsonText(e);
	}
}
function standardCallRecord({ name: e, args: t, error: n, answer: r }, i) {
	let a = {
		builtin: e,
		args: withoutSecrets(e, t.map(parseTerm)).map((e) => shownArgument(e, i)),
		outcome: n === void 0 ? r === void 0 ? "undefined" : "value" : "error",
		used: !0,
		effect: !1,
		startMs: 0,
		ms: 0,
		attempts: 0,
		cached: !1,
		round: 1
	};
	return n !== void 0 && (a.error = n, a.types = t.map((e) => getTypeName(parseTerm(e)))), r !== void 0 && (a.bytes = Buffer.byteLength(r)), a;
}
function toCallRecords({ answers: e, pass: t }, { bigint: n }) {
	let r = Array.from(t.standardCalls, ([e, r]) => {
		let i = t.errorSitesOf(e), a = standardCallRecord(r, n);
		return i === void 0 ? a : {
			...a,
			places: i
		};
	});
	return [...e?.records.values() ?? [], ...r];
}
var PolicyDecision = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	#a = !1;
	#o;
	constructor(e, t, n) {
		this.#t = e, this.#e = t, this.#n = n;
		let { resultSet: r } = t;
		try {
			isLarge(r) ? this.#a = !0 : this.#i = readResult(r, e.bigint);
		} catch (e) {
			if (!isError(e) || codeOf(e) !== "number_too_large") throw e;
			this.#o = e;
		}
		t.pass.standardCalls.size > 0 && (this.#r = toCallRecords(t, e));
	}
	get result() {
		if (this.#o !== void 0) throw this.#o;
		if (this.#a) {
			try {
				this.#i = readResult(this.#e.resultSet, this.#t.bigint);
			} catch (e) {
				throw toPassFailure(e, this.entrypoint).error;
			}
			this.#a = !1;
		}
		return this.#i;
	}
	get resultSet() {
		try {
			return toJsonText(this.#s());
		} catch (e) {
			throw toPassFailure(e, this.entrypoint).error;
		}
	}
	get jsonText() {
		let { text: e, isJson: t } = this.#e.resultSet;
		return t ? e : this.resultSet;
	}
	get term() {
		try {
			return resultTerm(this.#s());
		} catch (e) {
			throw toPassFailure(e, this.entrypoint).error;
		}
	}
	get largeTermText() {
		let { resultSet: e } = this.#e;
		return e.isJson || !isLarge(e) ? void 0 : e.text.slice(12);
	}
	#s() {
		return parseTerm(this.#e.resultSet.text);
	}
	get decisionId() {
		return this.#t.identity.scope.decisionId;
	}
	get entrypoint() {
		return this.#t.entrypoint.name;
	}
	get calls() {
		return this.#r ??= toCallRecords(this.#e, this.#t);
	}
	get rounds() {
		return this.#e.rounds;
	}
	get prints() {
		let { prints: e } = this.#e.pass, t = e.length === 0 ? void 0 : this.getSentSecrets();
		return t?.isEmpty === !1 ? e.map((e) => ({
			...e,
			message: t.inText(e.message)
		})) : e;
	}
	get metrics() {
		let { totalMs: e, evaluationMs: t, waitMs: n, memoryBytes: r } = this.#e;
		return {
			totalMs: e,
			evaluationMs: t,
			waitMs: n,
			memoryBytes: r
		};
	}
	#c() {
		let { answers: e, pass: t } = this.#e;
		return [...e?.used(t.used) ?? [], ...t.standardCalls.values()];
	}
	getSentSecrets(e = hidden) {
		return new SentSecrets(this.#c().filter(({ name: e }) => mayHoldSecrets(e)).map(({ name: e, args: t }) => ({
			name: e,
			args: t.map(parseTerm)
		})), e);
	}
	#l() {
		let e = /* @__PURE__ */ new Map(), t = numberedPlaceholders(), n = this.getSentSecrets(t);
		for (let { name: r, args: i, bytes: a, answer: o = a && Buffer.from(a).toString("utf8") } of this.#c()) {
			if (o === void 0) continue;
			let a = toJsonText(withoutSecrets(r, i.map(parseTerm), t)), s = e.get(r) ?? /* @__PURE__ */ new Map(), c = n.inTerm(answerWithoutSecrets(r, parseTerm(o), t));
			e.set(r, s.set(a, c));
		}
		return e;
	}
	get ndBuiltinCache() {
		let { bigint: e } = this.#t;
		return Object.fromEntries(Array.from(this.#l(), ([t, n]) => [t, Object.fromEntries(Array.from(n, ([t, n]) => [t, toJsonValue(n, { bigint: e })]))]));
	}
	get ndBuiltinCacheText() {
		return toJsonText(new RegoObject(Array.from(this.#l(), ([e, t]) => [e, new RegoObject([...t])])));
	}
	toDecisionLog({ withoutInput: e = !1 } = {}) {
		let { input: t, identity: n } = this.#t, r = e ? void 0 : t.jsonText(), { evaluationMs: i, totalMs: a } = this.#e, o = this.ndBuiltinCache, { revisions: s } = this.#n.origin;
		return {
			labels: {
				id: "regohost",
				version: this.#n.version
			},
			decision_id: this.decisionId,
			...s.length === 0 ? {} : { revision: s.join(", ") },
			path: this.entrypoint,
			...r === void 0 ? {} : { input: JSON.parse(r) },
			...this.result === void 0 ? {} : { result: this.getSentSecrets().inJson(this.result) },
			...Object.keys(o).length === 0 ? {} : { nd_builtin_cache: o },
			timestamp: new Date(Number(n.scope.nowNs / 1000000n)).toISOString(),
			metrics: {
				timer_rego_query_eval_ns: Math.round(i * 1e6),
				timer_server_handler_ns: Math.round(a * 1e6)
			}
		};
	}
};
function getDecisionSecrets(e) {
	return e instanceof PolicyDecision ? e.getSentSecrets() : new SentSecrets([], hidden);
}
// src/engine/rounds/recorder.ts
let Wi;
async function loadRecorder() {
	return Wi ??= (await import("./record-evaluation.js")).recordEvaluation, Wi;
}
function loadedRecorder() {
	return Wi;
}
function frozenTime(e) {
	return isDate(e) ? e.getTime() : e;
}
function verificationText(e) {
	try {
		return toStrictJson(e);
	} catch (e) {
		throw isLimitError(e) ? e : invalidConfig$1(message`${caller("evaluate")}${optionNamed("verification")} must be a JSON value`, e);
	}
}
function needsModule({ bigint: e, signal: t, verification: n, onRecording: r }) {
	return e === !0 || t?.aborted === !0 || n !== void 0 || r !== void 0;
}
const Gi = {}, Ki = { onlyResult: !0 }, qi = {
	synchronous: !0,
	onlyResult: !0
};
var LoadedPolicy = class {
	#e;
	#t;
	#n;
	#r = !1;
	constructor(e) {
		this.#e = e, this.#n = e.data;
		let { hosts: t, replay: n, javascript: r } = e;
		n === void 0 && t.asynchronousNames().length === 0 && (this.#t = r);
	}
	get entrypoints() {
		return this.#e.entrypoints.names;
	}
	get packages() {
		return this.#e.packages;
	}
	get origin() {
		return this.#e.origin;
	}
	get needsOpaCore() {
		let e = this.#e.hosts.all().filter((e) => e.kind === "standard" && e.builtin.needsOpaCore === !0).map(({ name: e }) => e);
		return e.length === 0 ? void 0 : e.sort();
	}
	async evaluate(e, t) {
		return this.#l(e, t, Ki);
	}
	evaluateSync(e, t) {
		if (this.#e.pool.kind === "remote") throw notSynchronous("the policy runs in workers; use evaluate()");
		let n = this.#e.hosts.asynchronousNames();
		if (n.length > 0) throw notSynchronous(`the policy calls asynchronous built-ins: ${n.join(", ")}; use evaluate()`);
		let r = this.#l(e, t, qi);
		if (!isThenable(r)) return r;
		throw giveUp(r), notSynchronous(message`${optionNamed("onRecording")} returned a Promise; use evaluate()`);
	}
	evaluateAll(e, t = {}) {
		this.#i();
		let n = toInputs("evaluateAll", e), { concurrency: r, signal: i, ...a } = toEvaluateAllOptions(t, this.#e.defaults), o = new EvaluationIdentity(frozenTime(a.now ?? this.#e.replay?.facts.nowNs), void 0), { scope: s } = o, c = {
			...a,
			now: s.nowNs
		}, l = this.#n;
		return this.#s(o), evaluateTogether(n, s, (e) => ({
			concurrency: r,
			signal: i,
			evaluate: async (t, n) => {
				let r = {
					shared: e,
					data: l,
					onlyResult: !0
				};
				return this.#l(t, {
					...c,
					signal: n
				}, r);
			}
		}));
	}
	async decide(e, t) {
		return this.#d(e, t, Gi);
	}
	prepare(e, t = {}) {
		this.#i();
		let { data: n, inputFormat: r } = toPrepareOptions(t, this.#e.defaults), i = K.is(e) ? e : this.#o("the input", () => K.of(e, "input", r)), a = n === void 0 ? void 0 : this.#a(n);
		this.#e.pool.pin(i);
		let [o, s] = [{ data: a }, {
			data: a,
			onlyResult: !0
		}];
		return new PinnedInput((e, t) => {
			this.#i();
			let n = toEvaluateOptions(e, this.#e.defaults);
			return this.#h(i, n, t ? o : s);
		}, () => {
			this.#m(i);
		});
	}
	setData(e) {
		this.#i(), this.#n = this.#a(e);
	}
	async close() {
		this.#r = !0;
		for (let e of this.#e.hosts.all()) e.kind === "async" && e.close?.();
		await this.#e.pool.close(), await this.#e.inTurns?.close();
	}
	async [Symbol.asyncDispose]() {
		await this.close();
	}
	#i() {
		if (this.#r) throw new EvaluationError("the policy is closed", { code: "policy_closed" });
	}
	#a(e) {
		return this.#o("the data", () => takeData(e, this.#e.documents));
	}
	#o(e, t) {
		let n = Math.max(this.#e.defaults.timeoutMs ?? 0, Ni);
		return runWithin(workDeadline(`reading ${e}`, { timeoutMs: n }), t);
	}
	#s(e) {
		if (this.#e.replay === void 0) for (let t of this.#e.hosts.toBeTold()) t.begin?.(e.scope);
	}
	#c() {
		let { pool: e, countsSteps: t, hosts: n } = this.#e;
		return e.kind === "local" && t && n.asynchronousNames().length === 0;
	}
	#l(e, t, n) {
		let r = this.#u(e, t, n);
		if (!(r instanceof Left)) return r;
		let { startedAt: i } = r, a = i === void 0 ? n : {
			...n,
			startedAt: i
		}, o = this.#d(e, t, a);
		return isThenable(o) ? o.then((e) => e.result) : (r.end(), o.result);
	}
	#u(e, t, { data: n = this.#n }) {
		let r = this.#t;
		if (r === void 0 || isBytes(e) || !r.isReady || this.#r || isEvaluationTraced()) return Mi;
		let { entrypoints: i, defaults: a } = this.#e, o = toEvaluateOptions(t, a);
		return needsModule(o) ? Mi : r.evaluate(e, i.resolve(o.entrypoint).id, n, o);
	}
	#d(e, t, n) {
		this.#i();
		let { pool: r } = this.#e, i = toEvaluateOptions(t, this.#e.defaults), a = n.onlyResult === !0 && i.onRecording === void 0, o = isBytes(e) || a && this.#c() ? void 0 : this.#p(i, n.startedAt), take = () => this.#f(e, i, a), s = o === void 0 ? take() : runWithin(o, take), c = o === void 0 ? n : {
			...n,
			startedAt: o.startedAt
		}, l;
		try {
			l = this.#h(s, i, c);
		} finally {
			if (isThenable(l)) {
				let e = l;
				runWithin(o ?? this.#p(i, n.startedAt), () => keep(s, e)), r.pin(s);
			} else s.release(), r.kind === "local" && r.trim();
		}
		return isThenable(l) ? l.finally(() => {
			this.#m(s);
		}) : l;
	}
	#f(e, { inputFormat: t }, n) {
		let r = K.is(e) ? e : this.#c() || isBytes(e) ? K.ofBorrowed(e, "input", t) : K.of(e, "input", t);
		return n || r.own(), r;
	}
	#p(e, t) {
		let { entrypoint: n, shownAs: r, timeoutMs: i = Ni, signal: a, leftMs: o } = e;
		return new EvaluationDeadline(`evaluation of ${r ?? this.#e.entrypoints.resolve(n).name}`, i, a, {
			startedAt: t,
			leftMs: o
		});
	}
	#m(e) {
		this.#e.pool.unpin(e), this.#e.inTurns?.unpin(e);
	}
	#h(e, t, n) {
		let r = this.#b(e, t, n);
		if (r.shared === void 0 && this.#s(r.identity), !isEvaluationTraced()) return this.#g(r, t.onRecording);
		let i = {
			decisionId: r.identity.scope.decisionId,
			entrypoint: r.entrypoint.name
		};
		return traced(L.evaluate, i, () => this.#g({
			...r,
			traced: i
		}, t.onRecording), ({ result: e, rounds: t, calls: n, metrics: r }) => {
			i.outcome = e === void 0 ? "undefined" : "value", i.rounds = t, i.calls = n.filter(({ attempts: e, cached: t }) => e > 0 || t).length, i.evaluationMs = r.evaluationMs;
		});
	}
	#g(e, t) {
		let n = new Evaluation(e), r = {
			evaluation: n,
			request: e,
			onRecording: t
		}, i;
		try {
			i = e.synchronous ? n.runSynchronously() : n.run();
		} catch (e) {
			return this.#v(r, e);
		}
		return isThenable(i) ? i.then((e) => this.#_(r, e), (e) => this.#v(r, e)) : this.#_(r, i);
	}
	#_(e, t) {
		let n;
		try {
			n = new PolicyDecision(e.request, t, this.#e);
		} catch (t) {
			return this.#v(e, t);
		}
		let r = this.#y(e, t);
		return isThenable(r) ? Promise.resolve(r).then(() => n) : n;
	}
	#v(e, t) {
		let { input: n, entrypoint: r } = e.request, i = isErrorOf(t, "RangeError") && t !== n.failure?.error ? toPassFailure(t, r.name).error : t, a = this.#y(e, void 0);
		if (!isThenable(a)) throw i;
		return Promise.resolve(a).then(() => {
			throw i;
		});
	}
	#y({ evaluation: e, request: t, onRecording: n }, r) {
		if (n === void 0) return;
		let i = loadedRecorder();
		if (i !== void 0) return n(i(t, e, r, this.#e.origin));
		if (t.synchronous) throw notSynchronous("what makes recordings is not loaded; use evaluate()");
		return loadRecorder().then((i) => n(i(t, e, r, this.#e.origin)));
	}
	#b(e, t, { data: n = this.#n, shared: r, synchronous: i = !1, onlyResult: a = !1, startedAt: o }) {
		let { pool: s, inTurns: c, countsSteps: l, hosts: u, entrypoints: d, replay: f } = this.#e, { name: p, id: m } = d.resolve(t.entrypoint);
		return {
			pool: s,
			inTurns: i ? void 0 : c,
			countsSteps: l,
			hosts: u,
			entrypoint: {
				name: t.shownAs ?? p,
				id: m
			},
			input: e,
			data: n,
			identity: new EvaluationIdentity(frozenTime(t.now ?? f?.facts.nowNs), t.seed ?? f?.facts.seed, t.verification === void 0 ? void 0 : runWithin(this.#p(t, o), () => verificationText(t.verification)), t.decisionId),
			replay: f,
			timeoutMs: Math.min(t.timeoutMs ?? 6e4, et),
			leftMs: t.leftMs,
			startedAt: o,
			interrupt: t.interrupt ?? !0,
			speculate: t.speculate ?? !0,
			synchronous: i,
			shared: r,
			traced: void 0,
			isTimed: !a,
			readsErrors: !a,
			strictBuiltinErrors: t.strictBuiltinErrors ?? f?.facts.strictBuiltinErrors ?? !1,
			requireAnswers: t.requireAnswers ?? !1,
			bigint: t.bigint ?? !1,
			maxCalls: t.maxCalls ?? 1e4,
			signal: t.signal
		};
	}
};
function takeData(e, t) {
	if (BaseDocuments.is(e)) {
		let n = e.conflictsWith(e.parts.length === 0 ? [] : t()).map((t) => describeConflict(t, e.fileOf(t.path)));
		if (n.length > 0) throw conflicting([...n, ...e.conflicts]);
		return K.ofOwn(e.bytes, "data");
	}
	let n = K.ofData(e), { content: r = "{}" } = n;
	if (r === "{}") return n;
	let i = t();
	if (i.length === 0) return n;
	let a = findDataConflicts(i, B.of(Buffer.from(r)));
	if (a.length > 0) throw conflicting(a.map((e) => describeConflict(e)));
	return n;
}
async function* evaluateTogether(e, t, n) {
	let [{ evaluateAll: r }, { SharedCalls: i }] = await Promise.all([import("./evaluate-all.js"), import("./shared-calls.js")]);
	yield* r(e, n(new i(t)));
}
function keep(e, t) {
	try {
		e.own();
	} catch (e) {
		throw t.catch(() => void 0), e;
	}
}
function notSynchronous(e) {
	return new EvaluationError(message`evaluateSync: ${e}`, { code: "not_synchronous" });
}
function conflicting(e) {
	return new EvaluationError(e.join("\n"), { code: "data_invalid" });
}
var PinnedInput = class {
	#e;
	#t;
	#n = !1;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	async evaluate(e) {
		let t = this.#r(e, !1);
		return isThenable(t) ? (await t).result : t.result;
	}
	async decide(e) {
		return this.#r(e, !0);
	}
	#r(e, t) {
		if (this.#n) throw new EvaluationError("the prepared input is closed", { code: "policy_closed" });
		return this.#e(e, t);
	}
	close() {
		this.#n = !0, this.#t();
	}
	[Symbol.dispose]() {
		this.close();
	}
}, Ji = /* @__PURE__ */ n({
	PLAIN_SETTINGS: () => Yi,
	assemblePolicy: () => assemblePolicy,
	createPolicy: () => createPolicy,
	startModule: () => startModule
});
const Yi = {
	builtins: [],
	entrypoint: void 0,
	packages: void 0,
	defaults: {},
	origin: { revisions: [] },
	replay: void 0
};
async function createHosts(e, t) {
	checkBuiltinNames(t.builtins);
	let n = new Map(t.builtins.map((e) => [e.name, e])), r = new HostTable(), i = [];
	for (let [a, o] of Object.entries(e)) {
		let e = li.get(a);
		if (e !== void 0) {
			r.add(o, {
				kind: "question",
				name: a,
				arity: e
			});
			continue;
		}
		let s = n.get(a), c = s === void 0 ? await t.standardBuiltin(a) : void 0;
		s === void 0 ? c === void 0 ? i.push(a) : r.add(o, toStandardHostFunction(c)) : r.add(o, toHostFunction(s));
	}
	if (i.length > 0) throw new PolicyLoadError(`${t.subject} needs undefined built-ins: ${i.sort().join(", ")}; pass them as builtins (serviceBuiltins(client) for the service's, defineBuiltin for your own)`, { code: "builtin_missing" });
	return r;
}
async function checkAvailable(e, { subject: t, signal: n, startTimeoutMs: r }) {
	let i = toStartLimit(r), a = workDeadline(`checking the built-ins of ${t}`, {
		timeoutMs: i,
		signal: n
	});
	for (let n of e.all()) n.kind === "async" && (await a.wait(checkHost(n, t)), n.prepare?.());
}
async function makeSynchronous(e, t, n) {
	let r = e.asynchronousNames();
	if (r.length > 0) throw new PolicyLoadError(`${t} calls asynchronous built-ins, so it cannot be synchronous: ${r.join(", ")}`, { code: "not_synchronous" });
	e.all().some(({ kind: e }) => e === "standard") && await n();
}
function checkRevisions({ facts: { revisions: e = [] } }, { subject: t, origin: n }) {
	let r = n.revisions.find((t) => !e.includes(t));
	if (r !== void 0 && e.length !== 0) throw new PolicyLoadError(`${t} is revision ${r}, but the recording was made with revision ${e.join(", ")}; record again`, { code: "recording_mismatch" });
}
const Xi = 6e4;
function toStartLimit(e = Xi) {
	return Math.min(e, Xi);
}
function startModule(e, t, n) {
	let r = toStartLimit(n);
	try {
		return runGuarded(t, r, !0);
	} catch (t) {
		throw t instanceof RunInterrupted ? new EvaluationError(`${e}: starting the module was aborted`, {
			code: "aborted",
			cause: t
		}) : t instanceof RunTimeout ? new EvaluationError(`${e}: the module did not start within ${String(r)} ms: its start function, builtins() or entrypoints() does not return; compile it again from its Rego`, { code: "timeout" }) : t;
	}
}
async function createPolicy(e) {
	let { wasm: t, subject: n, maxMemoryBytes: r, startTimeoutMs: i, workers: a, sharesThread: o = !1 } = e;
	runOptimized();
	let { bytes: s, ...c } = createPolicyModule(t, n, r);
	if (a !== void 0) {
		let t = await openWorkers(e, c, a);
		return orClose([t.pool], () => assemblePolicy(e, t));
	}
	let l = await startGuarded(c, n, () => {
		runOptimized();
		let e = openInstance(c, n);
		return {
			pool: new InstancePool((e) => new PolicyInstance(withSpaceFor(c, e)), e),
			countsSteps: c.countsSteps,
			builtinIds: e.builtinIds(),
			entrypointIds: e.entrypointIds()
		};
	}, i);
	if (!o) {
		let t = new JavaScriptTier(s, r);
		return e.javascript !== void 0 && await t.use(e.javascript), assemblePolicy(e, {
			...l,
			javascript: t
		});
	}
	let { SharedPasses: u } = await import("./shared-passes.js"), d = {
		max: void 0,
		runtime: void 0
	}, f = new u(async () => (await openWorkers(e, c, d)).pool);
	return assemblePolicy(e, {
		...l,
		inTurns: f
	});
}
async function startGuarded(e, t, n, r) {
	return e.countsSteps ? n() : (await settleSignals(), startModule(t, n, r));
}
async function openWorkers({ subject: e, maxMemoryBytes: t, startTimeoutMs: n }, r, { max: i, runtime: a }) {
	let { openPolicyWorkers: o } = await import("./policy-workers.js");
	return o({
		module: r,
		subject: e,
		maxMemoryBytes: t,
		startTimeoutMs: toStartLimit(n),
		maxWorkers: i,
		runtime: a
	});
}
async function assemblePolicy(e, t) {
	let n = await createHosts(t.builtinIds, e);
	return e.replay === void 0 ? await checkAvailable(n, e) : checkRevisions(e.replay, e), e.loadStandard !== void 0 && await makeSynchronous(n, e.subject, e.loadStandard), new LoadedPolicy({
		...pick(t, "pool", "inTurns", "countsSteps", "javascript"),
		...pick(e, "packages", "defaults", "replay", "origin", "version"),
		hosts: n,
		entrypoints: new Entrypoints(t.entrypointIds, e.entrypoint),
		data: K.ofData(e.data),
		documents: e.documents ?? (() => [])
	});
}
// src/engine/std/operand.ts
var HandOver = class extends Error {
	answered;
	constructor(e) {
		super("opa-core answers this call"), this.answered = e;
	}
};
const Zi = new HandOver();
function handOver(e) {
	throw e === void 0 ? Zi : new HandOver(e);
}
function fail(e) {
	throw new StandardBuiltinError(e, "eval_builtin_error");
}
function failOperand(e) {
	throw new StandardBuiltinError(e, "eval_type_error");
}
function typeName(e) {
	return e === null ? "null" : Array.isArray(e) ? "array" : e instanceof RegoNumber ? "number" : e instanceof RegoObject ? "object" : e instanceof RegoSet ? "set" : typeof e;
}
function failType(e, t, n) {
	return failOperand(`operand ${String(e)} must be ${t} but got ${typeName(n)}`);
}
function stringOperand(e, t) {
	let n = e[t - 1];
	return typeof n == "string" ? n : failType(t, "string", n);
}
function arrayOperand(e, t) {
	let n = e[t - 1];
	return Array.isArray(n) ? n : failType(t, "array", n);
}
const Qi = /^(?:0|-?[1-9]\d{0,14})$/;
function integerOperand(e, t) {
	let n = e[t - 1];
	return n instanceof RegoNumber ? Qi.test(n.text) ? Number(n.text) : handOver() : failType(t, "number", n);
}
function stringsOperand(e, t) {
	let n = e[t - 1];
	if (typeof n == "string") return [n];
	let r = n instanceof RegoSet ? n.items : n;
	return Array.isArray(r) ? r.map((e) => typeof e == "string" ? e : n instanceof RegoSet ? handOver() : failOperand(`operand ${String(t)} must be array of strings but got array containing ${typeName(e)}`)) : failType(t, "one of {string, set, array}", n);
}
function numberTerm(e) {
	return new RegoNumber(String(e));
}
// src/engine/std/network/allowed-hosts.ts
var $i = /* @__PURE__ */ n({ createAllowedHosts: () => createAllowedHosts });
const ea = /^(\[[^[\]]+\]|[^:/?#@\s[\]\\]+)(?::(\d{1,5}))?$/;
function toCanonicalHost(e) {
	let t = e.replace(/^\[(.*)\]$/, "$1"), n = t.includes(":") ? `[${t}]` : t;
	if (/^(\[[^[\]]+\]|[^:/?#@\s[\]\\]+)$/.test(n) && URL.canParse(`http://${n}/`)) return new URL(`http://${n}/`).hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
}
function parseEntry(e) {
	let [, t = e, n] = ea.exec(e) ?? [], r = toCanonicalHost(t), i = n === void 0 ? void 0 : Number(n);
	if (r === void 0 || r === "" || i !== void 0 && i > 65535) throw invalidConfig$1(message`${option("allowNet")}: ${JSON.stringify(shownSource(e))} is not a host; write api.example.com, api.example.com:8443, 192.0.2.1 or [2001:db8::1]:443`);
	return {
		host: r,
		port: i
	};
}
function getPort({ port: e, protocol: t }) {
	return e === "" ? t === "https:" ? 443 : 80 : Number(e);
}
function withPort(e, t) {
	return t === void 0 ? e : `${e.includes(":") ? `[${e}]` : e}:${t}`;
}
function notAllowed(e, t, n) {
	return new BuiltinError(message`${e}: ${t}; to let policies reach it, name ${n} in ${option("allowNet")}`, {
		code: "builtin_not_allowed",
		builtin: e
	});
}
function createAllowedHosts(e) {
	let t = e.map(parseEntry), has = (e, n) => {
		let r = toCanonicalHost(e);
		return t.some((e) => e.host === r && (e.port === void 0 || n === void 0 || e.port === n));
	};
	return {
		has,
		check(e, t, n) {
			if (has(t, n)) return;
			let r = toCanonicalHost(t), i = r !== void 0 && isShownHost(r) ? withPort(r, n) : void 0;
			throw notAllowed(e, `${i ?? "the host of the call"} is not allowed`, i ?? "HOST");
		}
	};
}
// src/engine/std/network/http-send-error.ts
var HttpSendError = class extends Error {
	failure;
	opaCode;
	constructor(e, t, n = "eval_builtin_error") {
		super(e), this.name = "HttpSendError", this.failure = t, this.opaCode = n;
	}
	toStandardError() {
		let e = this.failure !== "argument";
		return new StandardBuiltinError(`http.send: ${this.message}`, this.opaCode, { isNoAnswer: e });
	}
	toAnswer() {
		let e = this.failure === "network", t = e ? "eval_http_send_network_error" : "eval_http_send_internal_error", n = e ? this.message : `${this.opaCode}: http.send: ${this.message}`, r = new RegoObject([["code", t], ["message", n]]);
		return new RegoObject([["status_code", new RegoNumber("0")], ["error", r]]);
	}
};
function failArgument(e, t) {
	throw new HttpSendError(e, "argument", t);
}
function toGoPrefix(e, t) {
	return `${e === "" ? "Get" : e.slice(0, 1) + e.slice(1).toLowerCase()} ${JSON.stringify(t)}`;
}
// src/engine/std/network/request-options.ts
function readOptions(e) {
	return e instanceof RegoObject ? new Map(e.entries) : failArgument(`operand 1 must be object but got ${typeName(e)}`, "eval_type_error");
}
function isRead(e) {
	let t = e.get("method");
	return !(e.has("body") || e.has("raw_body")) && typeof t == "string" && /^(GET|HEAD|)$/i.test(trimQuotes(t));
}
function trimQuotes(e) {
	return e.replace(/^"+/, "").replace(/"+$/, "");
}
function createHttpSend(e, t, n) {
	let r, load = async () => {
		let { HttpSender: r } = await import("./http-sender.js");
		return new r(e, t, n);
	};
	return {
		name: "http.send",
		arity: 1,
		result: "any",
		maxSpeculative: 64,
		isEffect([e]) {
			return e instanceof RegoObject && !isRead(new Map(e.entries));
		},
		close() {
			r?.then((e) => {
				e.close();
			}, () => void 0);
		},
		async answer([e], t) {
			let n = !0;
			try {
				let i = readOptions(e);
				return n = readRaiseError(i), await (await (r ??= load())).answer(i, t);
			} catch (e) {
				if (!(e instanceof HttpSendError)) throw e;
				let r = t.speculative && e.failure !== "argument";
				if (n || r) throw e.toStandardError();
				return e.toAnswer();
			}
		}
	};
}
function readRaiseError(e) {
	let t = !e.has("raise_error") || e.get("raise_error");
	return typeof t == "boolean" ? t : failArgument("invalid value for raise_error field");
}
// src/engine/std/network/network-environment.ts
const ta = {
	env: process.env,
	async resolve(e) {
		let { lookup: t } = await import("node:dns/promises");
		return t(e, { all: !0 });
	},
	async wait(e, t) {
		let { setTimeout: n } = await import("node:timers/promises");
		await n(e, void 0, { signal: t });
	}
};
// src/engine/std/network/network-builtins.ts
function createNetworkBuiltins(e, t = ta, n) {
	let r = createAllowedHosts(getConfinement()?.hosts ?? e);
	return [createHttpSend(r, t, n), createLookupIpAddr(r, t)];
}
const na = "net.lookup_ip_addr";
function createLookupIpAddr(e, t) {
	return {
		name: na,
		arity: 1,
		result: {
			type: "set",
			of: { type: "string" }
		},
		isEffect: () => !1,
		async answer([n]) {
			if (typeof n != "string") {
				let e = `operand 1 must be string but got ${typeName(n)}`;
				throw new StandardBuiltinError(`${na}: ${e}`, "eval_type_error");
			}
			e.check(na, n);
			try {
				let e = await t.resolve(n);
				return new RegoSet([...new Set(e.map(({ address: e }) => e))]);
			} catch (e) {
				let { isUnknownHost: t, toGoReason: r } = await import("./network-error.js").then((e) => e.network_error_exports), i = r(e, n);
				throw i === void 0 ? e : new StandardBuiltinError(`${na}: ${i.replace("dial tcp: ", "")}`, "eval_builtin_error", { isNoAnswer: !t(e) });
			}
		}
	};
}
function change(e, t, n) {
	return new RegoObject(e.entries.map(([e, r]) => [e, e === t ? n(r) : r]));
}
function withoutKeys(e, t, n) {
	let strip = (e) => {
		if (!(e instanceof RegoObject)) throw invalid(`${n} must be objects`);
		return new RegoObject(e.entries.filter(([e]) => typeof e != "string" || !t.includes(e)));
	};
	if (e === null) return null;
	if (Array.isArray(e)) return e.map(strip);
	if (!(e instanceof RegoObject)) throw invalid(`${n} must be in an object`);
	return new RegoObject(e.entries.map(([e, t]) => [e, strip(t)]));
}
function redactConfig(e) {
	return e instanceof RegoObject ? change(change(e, "services", (e) => withoutKeys(e, ["credentials"], "config.services")), "keys", (e) => withoutKeys(e, ["key", "private_key"], "config.keys")) : e;
}
function invalid(e, t) {
	return invalidConfig$1(`runtime: ${e}`, t);
}
function readRuntime(e) {
	let t;
	try {
		t = parseJson(toStrictJson(e));
	} catch (e) {
		throw isLimitError(e) ? e : invalid(reasonOf(e), e);
	}
	return t instanceof RegoObject ? t : throwObjectError();
}
function throwObjectError() {
	throw invalid("it must be an object, such as { config: { labels: { region: 'eu' } }, env: {} }");
}
function createOpaRuntime(e) {
	let t = e === void 0 ? void 0 : encodeRuntime(e);
	return {
		name: "opa.runtime",
		arity: 0,
		nondeterministic: !0,
		call: () => t ??= encodeRuntime({})
	};
}
function encodeRuntime(e) {
	let t = [
		["version", a],
		["commit", ""],
		["env", new RegoObject([])]
	], n = new Map([...t, ...readRuntime(e).entries]);
	return Buffer.from(toRegoText(change(new RegoObject([...n]), "config", redactConfig)));
}
// src/engine/builtin/verification-builtins.ts
var ra = /* @__PURE__ */ n({
	VERIFICATION: () => S,
	VERIFY: () => C,
	verificationBuiltins: () => ia
});
const ia = [{
	name: S,
	description: "What was verified about the input: signer, times, log entries, matched subjects. Ends the evaluation when nothing was verified.",
	args: [],
	result: {
		type: k,
		name: "facts",
		description: "as regohost verify --json prints them"
	}
}, {
	name: C,
	description: "Verifies the signatures of a DSSE envelope or Sigstore bundle. Undefined when they do not hold; unusable keys and roots end the evaluation.",
	args: [{
		type: "any",
		name: "envelope",
		description: "the envelope or bundle: an object, or its JSON text"
	}, {
		type: k,
		name: "options",
		description: "keys, threshold, trusted_root, certificate_identity, certificate_identity_regexp, certificate_oidc_issuer, certificate_oidc_issuer_regexp, artifact"
	}],
	result: {
		type: {
			type: "object",
			static: [{
				key: "facts",
				value: k
			}, {
				key: "statement",
				value: { type: "any" }
			}]
		},
		name: "verified",
		description: "the in-toto statement, and what was verified about it"
	}
}], aa = ["statement_invalid", "envelope_invalid"];
function isNotProven(e) {
	return errorOutcome(e) === "fail" || isRegohostError(e) && aa.includes(e.code);
}
function isNoAnswer(e) {
	return isError(e) && "isNoAnswer" in e && e.isNoAnswer === !0;
}
function errorOutcome(e) {
	if (!isRegohostError(e)) return "undecided";
	if (e instanceof BuiltinError && e.opaCode !== void 0 && !isNoAnswer(e.cause)) return "invalid";
	let t = ue[e.code];
	return t === "cause" ? errorOutcome(e.cause) : t;
}
// src/engine/std/verification.ts
function throwUnverifiedError() {
	let e = message`nothing was verified about the input; say who must have signed it with ${option("keys")}, or ${option("trustedRoot")} with an identity and an issuer. Of ${option("combine")} each input has a verification of its own`;
	throw new BuiltinError(message`${S}: ${e}`, {
		code: "builtin_failed",
		builtin: S,
		cause: invalidConfig$1(e)
	});
}
const oa = {
	name: S,
	arity: 0,
	nondeterministic: !0,
	call: (e, t) => t.verification === void 0 ? throwUnverifiedError() : Buffer.from(t.verification)
}, sa = {
	keys: "keys",
	threshold: "threshold",
	trusted_root: "trustedRoot",
	certificate_identity: "certificateIdentity",
	certificate_identity_regexp: "certificateIdentityRegexp",
	certificate_oidc_issuer: "certificateOidcIssuer",
	certificate_oidc_issuer_regexp: "certificateOidcIssuerRegexp",
	artifact: "artifact"
};
function throwOperandError(e) {
	throw invalidConfig$1(`${C}: ${e}`);
}
function namesSigner({ keys: e, trustedRoot: t }) {
	return e !== void 0 || t !== void 0;
}
function throwIfFile(e, t) {
	isObject(t) && "path" in t && throwOperandError(`${e} must hold the content itself, not a path`), isObject(t) && "tuf" in t && throwOperandError(`${e} must hold the content itself, not a repository`);
}
function getSigners(e) {
	return e instanceof RegoObject ? {
		keys: e.get("keys"),
		trustedRoot: e.get("trusted_root")
	} : {};
}
async function toVerifyOptions(e, t) {
	if (!(e instanceof RegoObject)) return throwOperandError("the options must be an object");
	let n = {};
	for (let [t, r] of e.entries) {
		let e = typeof t == "string" && Object.hasOwn(sa, t) ? sa[t] : void 0;
		if (e === void 0) return throwOperandError(`unknown option; known are ${Object.keys(sa).join(", ")}`);
		n[e] = toJsonValue(r);
	}
	let { keys: r, trustedRoot: i, artifact: a } = n;
	(typeof r == "string" || isJsonObject(r)) && (n.keys = [r]);
	for (let e of Array.isArray(n.keys) ? n.keys : []) throwIfFile("keys", e);
	if (throwIfFile("trusted_root", i), a !== void 0 && typeof a != "string" && throwOperandError("artifact must be a digest"), namesSigner({
		keys: r,
		trustedRoot: i
	})) return n;
	let { artifact: o, ...s } = await t();
	return {
		...s,
		...n
	};
}
function getReason(e) {
	let t = errorMessages(e).join("; because: ");
	return isRegohostError(e) ? `${e.code}: ${t}` : t;
}
function createVerifyBuiltin(e) {
	let t = new BoundedCache(4194304, () => 32768), n, hostOnce = () => (n ??= readHost(e), n.catch(() => n = void 0), n), getVerifier = (e) => {
		let n = e === void 0 ? "" : toJsonText(e), r = t.get(n);
		if (r !== void 0) return r;
		let i = createVerifier(e, hostOnce);
		return i.catch(() => t.delete(n)), t.keep(n, i), i;
	};
	return {
		name: C,
		arity: 2,
		result: "any",
		isLocal: !0,
		isEffect: () => !1,
		isOfThisRun: ([, t]) => namesSigner(e) && !namesSigner(getSigners(t)),
		async answer([e, t], n) {
			let r = await getVerifier(t), i = typeof e == "string" ? e : toJsonText(e ?? null);
			try {
				let { payload: e, facts: t } = await r.statement("the envelope", Buffer.from(i)), { factsToJson: n } = await import("./shared.js").then((e) => e.facts_exports);
				return new RegoObject([["facts", parseJson(toStrictJson(n(t)))], ["statement", parseJson(Buffer.from(e).toString("utf8"))]]);
			} catch (e) {
				if (!isNotProven(e)) throw e;
				n.report({ reason: getReason(e) });
				return;
			}
		}
	};
}
async function readHost(e) {
	let { isTufSource: t, readTufSource: n } = await import("./trusted-root-source.js").then((e) => e.trusted_root_source_exports), { trustedRoot: r, cwd: i = workingFolder() } = e;
	return t(r) ? {
		...e,
		trustedRoot: (await n(r, { cwd: i })).json
	} : e;
}
async function createVerifier(e, t) {
	let [{ DocumentVerifier: n }, { checkVerifyOptions: r }] = await Promise.all([import("./document-verifier.js").then((e) => e.document_verifier_exports), import("./verify-options.js").then((e) => e.verify_options_exports)]);
	return n.create(r(C, await toVerifyOptions(e, t)));
}
// src/engine/std/host-builtins.ts
function createHostBuiltins({ allowNet: e = [], httpCacheBytes: t, runtime: n, verify: r = {} }) {
	let i = [
		createOpaRuntime(n),
		...createNetworkBuiltins(e, void 0, t),
		oa,
		createVerifyBuiltin(r)
	];
	return new Map(i.map((e) => [e.name, e]));
}
// src/engine/wasm/function-names.ts
const ca = {
	type: 1,
	import: 2,
	function: 3,
	code: 10
}, la = new TextDecoder(), ua = [103, 239];
function readNames(e) {
	let t = {
		hasSome: !1,
		candidates: []
	};
	for (let n of e) addNames(new ByteReader(n), t);
	return t;
}
function addNames(e, t) {
	for (; !e.atEnd;) {
		let n = e.byte(), r = new ByteReader(e.take(e.count()));
		if (n === 1) for (let e = r.count(); e > 0; e--) {
			let e = r.count();
			t.hasSome = !0;
			let n = r.take(r.count());
			ua.includes(n[0] ?? 0) && t.candidates.push({
				index: e,
				name: la.decode(n)
			});
		}
	}
}
const da = /^g\d+\.data(?=[.[])/, fa = /\.([A-Za-z_]\w*)|\["((?:[^"\\]|\\.)*)"\]/gy;
function toPath(e) {
	let t = e.replace(da, ""), n = [...t.matchAll(fa)];
	if (n.map(([e]) => e).join("") === t) try {
		return n.map(([, e, t]) => e ?? String(JSON.parse(`"${t ?? ""}"`)));
	} catch (e) {
		if (isErrorOf(e, "SyntaxError")) return;
		throw e;
	}
}
function readNameSections(e) {
	return untilItEnds(() => readCustomSections(e, "name")) ?? [];
}
function untilItEnds(e) {
	try {
		return e();
	} catch (e) {
		if (isErrorOf(e, "RangeError")) return;
		throw e;
	}
}
function rulesIn(e) {
	let t = untilItEnds(() => readNames(e));
	if (t === void 0) return {
		rules: [],
		isComplete: !1
	};
	let n = t.candidates.filter(({ name: e }) => da.test(e)), r = n.flatMap(({ index: e, name: t }) => {
		let n = toPath(t);
		return n === void 0 ? [] : [{
			index: e,
			path: n
		}];
	});
	return {
		rules: r,
		isComplete: t.hasSome && r.length === n.length
	};
}
function readTypes(e) {
	let t = [];
	for (let n = e.count(); n > 0; n--) {
		if (e.byte() !== 96) return;
		let n = e.count();
		e.skip(n), e.skip(e.count()), t.push(n);
	}
	return t;
}
function readImports(e) {
	let t = [];
	for (let n = e.count(); n > 0; n--) {
		e.text(), e.text();
		let n = e.byte();
		if (n === 0) t.push(e.count());
		else if (n !== 2) return;
		else for (let t = e.byte() & 1; t >= 0; t--) e.count();
	}
	return t;
}
function readFunctions(e) {
	let t, n = [], r = [], i = [];
	for (let { id: a, content: o } of readSections$1(e)) {
		if (a === ca.type && (t = readTypes(o)), a === ca.import && (n = readImports(o)), a === ca.function) for (let e = o.count(); e > 0; e--) r.push(o.count());
		if (a === ca.code) for (let e = o.count(); e > 0; e--) i.push(o.take(o.count()));
	}
	if (t === void 0 || n === void 0) return;
	let a = t, withBody = (e, t) => {
		let n = i[t];
		return {
			parameters: a[e],
			...n === void 0 ? {} : { body: n }
		};
	};
	return [...n.map((e) => ({ parameters: a[e] })), ...r.map(withBody)];
}
function readCalls({ body: e }) {
	if (e === void 0) return [];
	let t = [];
	return untilItEnds(() => {
		for (let n of readInstructions(e)) n?.code === J.call && t.push(n.operand);
	}), t;
}
function readNamedRules(e) {
	let { rules: t, isComplete: n } = rulesIn(readNameSections(e));
	return {
		paths: t.map(({ path: e }) => e),
		isComplete: n
	};
}
function readModuleRules(e) {
	let { rules: t, isComplete: n } = rulesIn(readNameSections(e)), r = isBytes(e) ? untilItEnds(() => readFunctions(e)) ?? [] : [], i = /* @__PURE__ */ new Map();
	for (let { index: e, path: n } of t) {
		let t = (r[e]?.parameters ?? 0) > 2;
		i.set(e, {
			path: n,
			isFunction: t,
			calls: []
		});
	}
	for (let [e, { calls: t }] of i) append(t, readCalls(r[e] ?? {}).flatMap((e) => i.get(e) ?? []));
	return {
		rules: [...i.values()],
		isComplete: n
	};
}
function createNamedRules(e) {
	let t = readNameSections(e).map((e) => e.slice()), n;
	return () => {
		if (n === void 0) {
			let { rules: e, isComplete: r } = rulesIn(t.splice(0));
			n = {
				paths: e.map(({ path: e }) => e),
				isComplete: r
			};
		}
		return n;
	};
}
// src/engine/load-policy.ts
var pa = /* @__PURE__ */ n({
	loadRead: () => loadRead,
	openPolicy: () => openPolicy
});
const ma = "loading the policy";
async function makeReady(e, t) {
	if (e.kind === "wasm") return {
		wasm: e.wasm,
		data: void 0,
		packages: void 0,
		documents: getDocuments(e.wasm)
	};
	let { compileSource: n, toSortedBytes: r } = await import("./compiling.js").then((e) => e.compile_policy_exports), { wasm: i, packages: a, outline: o, data: s } = await n(e, t);
	return {
		wasm: i,
		packages: a,
		data: await r(s, t),
		documents: () => o.documents
	};
}
function getDocuments(e) {
	let t = createNamedRules(e);
	return () => t().paths.map((e) => ({
		path: e,
		rule: e.at(-1) ?? ""
	}));
}
function defaultEntrypoint(e) {
	return typeof e == "string" ? e : e?.length === 1 ? e[0] : void 0;
}
async function loadPolicy(e, t = {}) {
	let n = loadRecorder();
	n.catch(() => void 0);
	let r = await (isJavaScriptSource(e) ? openPolicy(readJavaScriptFile(e), t, { javascript: e }) : openPolicy(e, t));
	return await orClose([r], () => n), r;
}
async function openPolicy(e, t, n = {}) {
	let r = toLoadPolicyOptions(t), { bundles: i } = splitVerify("loadPolicy", r.verify), a = r.replay !== void 0;
	return limitLoading(ma, r, async () => load(await loadSource(e, {
		...toReadOptions(r),
		bundles: i,
		isOffline: a
	}), r, n));
}
async function exactIfRequired(e, t) {
	if (e.kind === "rego" || t.recompile !== !0) return {
		loaded: e,
		origin: t.origin ?? await getOrigin$1(e, toReadOptions(t))
	};
	let { throwSourceError: n, toExactSource: r } = await Promise.resolve().then(() => to), { source: i, origin: a, runtime: o, why: s = "" } = await r(e, t);
	return o === "other" ? n(message`${caller("recompile")}`, i, s) : {
		loaded: i,
		origin: t.origin ?? a
	};
}
async function loadRead(e, t, n = {}) {
	let r = toLoadPolicyOptions(t);
	return limitLoading(ma, r, () => load(e, r, n));
}
async function load(e, t, n) {
	let { verify: r, ...i } = t, { evidence: a } = splitVerify("loadPolicy", r), o = createHostBuiltins({
		...i,
		verify: a
	}), { loaded: s, origin: l } = await exactIfRequired(e, t), u = s.kind === "wasm" ? s.data : void 0, d = t.data === void 0 ? u : t.data, { wasm: f, data: p, packages: m, documents: h } = await makeReady(s, t), g = await createPolicy({
		subject: s.subject,
		wasm: f,
		builtins: t.builtins ?? [],
		standardBuiltin: async (e) => o.get(e) ?? (await import("./standard.js").then((e) => e.registry_exports)).findStandardBuiltin(e),
		data: d === void 0 ? p : void 0,
		entrypoint: defaultEntrypoint(t.entrypoint),
		packages: m,
		documents: h,
		maxMemoryBytes: t.maxMemoryBytes ?? 1073741824,
		startTimeoutMs: t.compileTimeoutMs,
		signal: t.signal,
		defaults: t.defaults ?? {},
		replay: t.replay,
		origin: l,
		version: c,
		...n,
		workers: t.isolation === "worker" ? {
			max: t.maxWorkers,
			runtime: t.runtime
		} : void 0,
		loadStandard: t.synchronous === !0 ? async () => (await import("./standard.js").then((e) => e.registry_exports)).loadStandardBuiltins() : void 0
	});
	return d !== void 0 && await orClose([g], () => g.setData(d)), g;
}
// src/base/terms/json-format.ts
var ha = /* @__PURE__ */ n({
	escapeForHtml: () => escapeForHtml,
	formatJson: () => formatJson,
	quoteSigned: () => quoteSigned
});
const ga = {
	"\"": "\\\"",
	"\\": "\\\\",
	"\b": "\\b",
	"\f": "\\f",
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
}, _a = /^[ !#-%'-;=?-[\]-~]*$/, va = /["\\\u0000-\u001f<>&\u2028\u2029]/g, ya = /["\\\u0000-\u001f\u2028\u2029]/g;
function escapeForHtml(e) {
	return e.replace(/[<>&\u2028\u2029]/g, escapeCharacter);
}
function formatString(e, t = !0) {
	return _a.test(e) ? `"${e}"` : `"${e.toWellFormed().replace(t ? va : ya, (e) => ga[e] ?? escapeCharacter(e))}"`;
}
function isNamed(e) {
	return e.length > 16 ? !1 : e.every(([t], n) => {
		if (typeof t != "string") return !1;
		for (let r = 0; r < n; r++) if (e[r]?.[0] === t) return !1;
		return !0;
	});
}
function jsonMembers(e) {
	let { entries: t } = e;
	if (isNamed(t)) return t;
	let n = new Map(t.map(([e, t]) => [jsonKey(e), t]));
	if (n.size < t.length) for (let [t, r] of sortedEntries(e)) n.set(jsonKey(t), r);
	return n;
}
function formatJson(e, t = "", n = "") {
	let r = t === "" ? ":" : ": ", write = (e, n) => {
		if (e === null || typeof e == "boolean") return String(e);
		if (typeof e == "string") return formatString(e);
		if (e instanceof RegoNumber) return e.text;
		let i = n + t, [a, o] = e instanceof RegoObject ? ["{", "}"] : ["[", "]"], s = [];
		if (e instanceof RegoObject) for (let [t, n] of jsonMembers(e)) s.push(formatString(t) + r + write(n, i));
		else for (let t of e instanceof RegoSet ? sortedItems(e) : e) s.push(write(t, i));
		return s.length === 0 ? a + o : t === "" ? a + s.join(",") + o : `${a}\n${i}${s.join(`,\n${i}`)}\n${n}${o}`;
	};
	return write(e, n);
}
function quoteSigned(e) {
	return formatString(e, !1);
}
// src/engine/source/read-data.ts
function isDataName(e) {
	return [
		".json",
		".yaml",
		".yml"
	].includes(f(e));
}
async function findFiles(e, { cwd: t = "", onIgnored: n }) {
	if (isAddress(e)) throw unsupportedSource(`${shownSource(e)}: data is read from files and folders; put what an address has into a bundle of policies, or fetch it to a file`);
	let r = await (0, j.stat)(_(t, e)).catch(() => void 0);
	if (r?.isDirectory() !== !0) {
		if (r === void 0 && isForeignAddress(e)) return [{
			path: e,
			inner: "data"
		}];
		if (f(e).toLowerCase() === ".rego") throw unsupportedSource(`${e} is Rego, not data; load it as a policy`);
		return [{
			path: e,
			inner: "data"
		}];
	}
	let i = await listDirectory(e, isDataName, {
		cwd: t,
		withHidden: !0,
		...n === void 0 ? {} : { onIgnored: ({ inner: t, why: r }) => {
			n({
				path: m(e, t),
				why: r
			});
		} }
	}), isRead = ({ inner: e }) => n === void 0 || !isInstalled(e), a = i.filter(isRead);
	for (let { inner: t } of i.filter((e) => !isRead(e))) n?.({
		path: m(e, t),
		why: "node_modules",
		isUnread: !0
	});
	if (a.length === 0) throw new PolicyLoadError(`${e} has no data file (.json, .yaml)`, { code: "source_empty" });
	return a.map(({ inner: t }) => ({
		path: m(e, t),
		inner: t
	}));
}
async function readData(e, t = {}) {
	return limitReading("reading the data", t, async (n) => readBaseDocuments(await readFiles(e, t, n), t));
}
async function readFiles(e, t, n) {
	let { cwd: r = "" } = t, i = /* @__PURE__ */ new Map();
	for (let a of e) for (let { path: e, inner: o } of await findFiles(a, t)) {
		let a = fileKey({
			path: e,
			inner: o
		}, r);
		if (i.has(a)) continue;
		await n.nextPart();
		let s = await readBytes(e, t);
		i.set(a, {
			path: o,
			name: e,
			text: s,
			format: isYaml(e) ? "yaml" : "json"
		});
	}
	return [...i.values()];
}
// \0builtin:net
var ba = /* @__PURE__ */ e(((e, t) => {
	t.exports = process.getBuiltinModule("node:net");
})), xa = /* @__PURE__ */ e(((e, t) => {
	t.exports = process.getBuiltinModule("node:http");
})), Sa = /* @__PURE__ */ e(((e, t) => {
	t.exports = process.getBuiltinModule("node:http2");
})), Ca = /* @__PURE__ */ e(((e, t) => {
	t.exports = process.getBuiltinModule("node:tls");
}));
// src/base/text/explain-mode.ts
const wa = [
	"full",
	"notes",
	"fails",
	"debug"
];
// \0builtin:events
var Ta = /* @__PURE__ */ e(((e, t) => {
	t.exports = process.getBuiltinModule("node:events");
}));
// src/base/text/argument-key.ts
function parseArgumentKey(e) {
	let t = e.lastIndexOf(":"), n = e.slice(t + 1).trim();
	if (t === -1) return n === "" ? void 0 : { name: n };
	let r = e.slice(0, t).trim();
	return n === "" || r === "" || r.endsWith("@sha256") ? void 0 : {
		name: n,
		policy: r
	};
}
// \0node:child_process
var Ea = /* @__PURE__ */ n({}), Da = t((() => {})), Oa = /* @__PURE__ */ e(((e, t) => {
	t.exports = process.getBuiltinModule("node:path");
})), ka = /* @__PURE__ */ e(((e, t) => {
	t.exports = process;
}));
// src/base/terms/instant.ts
const Aa = /^(\d{4}-\d{2}-\d{2})[Tt]((?!24)\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?([Zz]|[+-]\d{2}:\d{2})$/, ja = /^\d{4}-\d{2}-\d{2}$/, Ma = /^-?\d{1,19}$/;
function parseTimeNs(e) {
	let t = Aa.exec(e);
	if (t === null) return;
	let [, n = "", r = "", i = "", a = ""] = t, o = Date.parse(`${n}T${r}${a.toUpperCase()}`);
	if (!Number.isNaN(o) && (/* @__PURE__ */ new Date(`${n}T00:00:00Z`)).toISOString().slice(0, 10) === n) return BigInt(o) * 1000000n + BigInt(i.padEnd(9, "0"));
}
function toNs(e) {
	return isDate(e) ? BigInt(e.getTime()) * 1000000n : e;
}
function parseInstantNs(e) {
	return Ma.test(e) ? BigInt(e) : parseTimeNs(e);
}
function parseLastNs(e) {
	if (!ja.test(e)) return parseTimeNs(e);
	let t = parseTimeNs(`${e}T00:00:00Z`);
	return t === void 0 ? void 0 : t + 86400000000000n - 1n;
}
// src/gate/fail-on.ts
const Na = [
	"warn",
	"not-found",
	"truncated"
], $ = {
	bold: [1, 22],
	dim: [2, 22],
	red: [31, 39],
	green: [32, 39],
	yellow: [33, 39],
	cyan: [36, 39]
};
let Pa;
function makeMark() {
	if (Pa === void 0) {
		let e = crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(4)).join("-");
		Pa = {
			text: `\x1b{${e}:`,
			pattern: new RegExp(String.raw`\x1b\{${e}:(\d+)\}`)
		};
	}
	return Pa.text;
}
function toPrintableStyled(e) {
	return Pa === void 0 ? toPrintable(e) : e.split(Pa.pattern).map((e, t) => t % 2 == 0 ? toPrintable(e) : `\x1b[${e}m`).join("");
}
function createStyle(e) {
	let paint = ([t, n]) => (r) => e ? `${makeMark()}${t}}${r}${makeMark()}${n}}` : r;
	return {
		bold: paint($.bold),
		dim: paint($.dim),
		red: paint($.red),
		green: paint($.green),
		yellow: paint($.yellow),
		cyan: paint($.cyan)
	};
}
function withCode(e, t, { dim: n } = { dim: String }) {
	return e.replace(/(?=:?(?:\n|$))/, ` ${n(`[${t}]`)}`);
}
function formatTable(e, t, n) {
	if (t.length === 0) return "";
	let r = t.map((e) => e.map((e) => {
		let { text: t, paint: n } = typeof e == "string" ? { text: e } : {
			paint: void 0,
			...e
		};
		return {
			text: toPrintable(t).replaceAll("\n", "\\n"),
			paint: n
		};
	})), i = [e.map((e) => ({
		text: e,
		paint: n.dim
	})), ...r], a = e.map((e, t) => highest(i.map((e) => e[t]?.text.length ?? 0))), toLine = (e) => e.map(({ text: e, paint: t }, n) => (t?.(e) ?? e) + " ".repeat((a[n] ?? 0) - e.length)).join("  ").trimEnd();
	return i.map((e) => `${toLine(e)}\n`).join("");
}
// src/engine/source/doubtful-yaml.ts
var Fa = /* @__PURE__ */ n({ whyDoubtfulYaml: () => whyDoubtfulYaml });
const Ia = /^(?:---|\.\.\.)(?:\s+(.*))?$/, La = /^\s*(?:#.*)?$/, Ra = /^[%!&]/, za = /^-(?:\s|$)/, Ba = /^(?:-[ \t]+)+/, Va = /^[\s-]+(?:#.*)?$/, Ha = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*:(?:\s|$)/, Ua = /^([^\s"'#].*?):(?:\s|$)/s, Wa = /^[[{]/, Ga = /:\s+[[{]/, Ka = /[\s(<]/, qa = /^(?:error|fatal|panic)$/i;
function splitDocuments(e) {
	let t = [], n = [t];
	for (let [r, i] of e.split(/\r\n|\n|\r/).entries()) {
		let e = Ia.exec(i);
		e !== null && n.push(t = []);
		let a = e === null ? i : e[1] ?? "";
		La.test(a) || Ra.test(a) || t.push({
			number: r + 1,
			text: a
		});
	}
	return n.filter((e) => e.length > 0);
}
function whyDoubted([e, ...t]) {
	if (e === void 0) return;
	let n = e.text.search(/\S/), r = e.text.slice(n);
	if (Wa.test(r)) return;
	let i = `line ${String(e.number)}`, a = [e, ...t];
	if (a.every(({ text: e }) => Va.test(e))) return `${i} is an item without a value`;
	let o = za.test(r);
	if (!o && !Ua.test(r) && !Ha.test(r)) return `${i} begins neither a mapping nor a list`;
	for (let { number: t, text: r } of a) {
		if (r.search(/\S/) !== n) continue;
		let a = r.slice(n);
		if (za.test(a) && !o) continue;
		let s = Ua.exec(a.replace(Ba, ""))?.[1];
		if (s !== void 0) {
			if (s !== "<<" && Ka.test(s)) return `line ${String(t)} has a key with spaces, parentheses or <`;
			if (t === e.number && qa.test(s)) return `${i} begins with ${s}`;
		}
	}
	return t.length === 0 && !o && !Ga.test(r) ? `${i} is the whole document, with one value` : void 0;
}
function whyDoubtfulYaml(e) {
	for (let t of splitDocuments(e)) {
		let e = whyDoubted(t);
		if (e !== void 0) return e;
	}
}
// src/tooling/prefixed-path.ts
const Ja = /^(?![A-Za-z]:)([A-Za-z_]\w*(?:\.\w+)*):(?!\/\/)(.+)$/;
function splitPrefix(e) {
	let [, t, n] = Ja.exec(e) ?? [];
	return t === void 0 || n === void 0 || isAnyAddress(e) ? {
		path: e,
		location: ""
	} : {
		path: n,
		location: `${t.replaceAll(".", "/")}/`
	};
}
// src/gate/plain-message.ts
const Ya = [
	"first",
	"second",
	"third",
	"fourth",
	"fifth",
	"sixth",
	"seventh",
	"eighth"
], Xa = /^([\w.]+): operand (\d) must be ([\w {},[\]()]+?) but got ([\w -]+)$/;
function withArticle(e) {
	return e === "null" || /^(?:an?|one of|either) /.test(e) ? e : `${/^[aeiou]/.test(e) ? "an" : "a"} ${e}`;
}
function plainMessage(e) {
	let [, t = "", n = "", r = "", i = ""] = Xa.exec(e) ?? [], a = Ya[Number(n) - 1];
	return a === void 0 ? e.replace(/^([\w.]+: )\1/, "$1") : `${t}: the ${a} argument must be ${withArticle(r)}, but is ${withArticle(i)}`;
}
function placedMessage({ location: e }, t) {
	return `${e === void 0 ? "" : `${e.file}:${String(e.row)}: `}${plainMessage(t)}`;
}
// src/engine/rounds/result-set.ts
var Za = /* @__PURE__ */ n({
	nestedTooDeeply: () => nestedTooDeeply,
	noResult: () => noResult,
	parseResult: () => parseResult,
	readResultSet: () => readResultSet,
	resultError: () => resultError
});
function parseResult(e) {
	try {
		return parseJson(e, { maxDepth: Ie });
	} catch (e) {
		throw resultError(e);
	}
}
function resultError(e) {
	return e instanceof NumberTooLargeError ? new EvaluationError("a number in the policy's answer is too large", {
		code: "number_too_large",
		cause: e
	}) : e instanceof TermSyntaxError ? nestedTooDeeply(e) : e;
}
function nestedTooDeeply(e) {
	return new EvaluationError("the policy's answer is nested deeper than the 1000 levels that can be shown", {
		code: "stack_limit",
		cause: e
	});
}
function readResultSet(e) {
	let t = parseResult(e);
	if (Array.isArray(t) && t.length === 0) return;
	let n = Array.isArray(t) && t.length === 1 ? t[0] : void 0, r = n instanceof RegoObject ? n.get("result") : void 0;
	if (r !== void 0) return r;
	throw noResult();
}
function noResult() {
	return new EvaluationError("the policy's answer is not a result set with one result", { code: "opa_core_failed" });
}
// src/engine/opa/reply-cache.ts
var ReplyCache = class extends FileCache {
	nameOf(e) {
		return sha256Hex(`${c}\n${i.sha256}\n${e}`);
	}
};
let Qa;
function useReplyCache(e) {
	e !== Qa?.folder && (Qa = e === void 0 ? void 0 : new ReplyCache(e));
}
function replyCache() {
	return Qa;
}
// src/engine/wasm/policy-description.ts
var $a = /* @__PURE__ */ n({ addDescription: () => addDescription });
const eo = "regohost.policy";
function addDescription(e, t) {
	let n = toExactText({
		version: 4,
		...t
	});
	return addCustomSection(e, eo, Buffer.from(n, "utf8"));
}
function readSections(e) {
	try {
		return readCustomSections(e, eo);
	} catch (e) {
		if (isErrorOf(e, "RangeError")) return [];
		throw e;
	}
}
function parseSection(e) {
	try {
		return parseExactJson(new TextDecoder("utf-8", { fatal: !0 }).decode(e))[""];
	} catch {
		return;
	}
}
function readPlannerMark(e) {
	let [t] = readSections(e), n = t && getMember(getMember(parseSection(t), "compiler"), "planner");
	return typeof n == "string" ? n : void 0;
}
// src/engine/exact-source.ts
var to = /* @__PURE__ */ n({
	throwSourceError: () => throwSourceError,
	toExactSource: () => toExactSource
});
const no = [
	"rego_invalid",
	"entrypoint_unknown",
	"bundle_invalid",
	"policy_missing"
];
async function recompile(e, t, n) {
	let { paths: r, isComplete: i } = readNamedRules(t);
	if (!i) return "the module does not name its rules";
	let { instance: a } = openModule(t, e.subject, 1073741824), o = Object.keys(a.entrypointIds()).filter((e) => !isGenerated(e)), { compileSource: s } = await import("./compiling.js").then((e) => e.compile_policy_exports), c;
	try {
		c = await s(e, {
			...n,
			entrypoint: o
		}, !0);
	} catch (e) {
		if (!(e instanceof PolicyLoadError) || !no.includes(e.code)) throw e;
		return e.code === "entrypoint_unknown" ? `its Rego does not define all of ${o.join(", ")}` : e.code === "policy_missing" ? e.message : `its Rego does not compile: ${e.diagnostics[0]?.message ?? e.message}`;
	}
	let l = new Set(c.outline.documents.map(({ path: e }) => JSON.stringify(e))), u = r.filter((e) => e[0] !== "regohost_verdict" && !l.has(JSON.stringify(e)));
	return u.length === 0 ? c.wasm : `its Rego lacks rules of the module: ${u.map((e) => e.join("/")).join(", ")}`;
}
function hasBundledRuntime({ wasm: e }) {
	return hasOurRuntime(e) && readPlannerMark(e) === o;
}
async function toExactSource(e, t) {
	let n = toReadOptions(t), r = await getOrigin$1(e, n);
	if (hasBundledRuntime(e)) return {
		source: e,
		origin: r,
		runtime: "ours"
	};
	let { wasm: i, rego: a, isSigned: o } = e;
	if (a === void 0 || !isBytes(i)) return {
		source: e,
		origin: r,
		runtime: "other",
		why: "it holds no Rego"
	};
	if (o === !0) return {
		source: e,
		origin: r,
		runtime: "other",
		why: "it is signed"
	};
	let s = await recompile(a, i, t);
	return typeof s == "string" ? {
		source: e,
		origin: r,
		runtime: "other",
		why: s
	} : {
		source: {
			...e,
			wasm: s
		},
		origin: await getOrigin$1(a, n),
		runtime: "recompiled"
	};
}
function throwSourceError(e, { subject: t }, n) {
	throw new PolicyLoadError(message`${e}${t} was compiled with ${wi}: ${Ti}. It cannot be compiled again: ${n}; pass its Rego, or compile that with \`regohost build\``, { code: "runtime_stock" });
}
export { _e as ANY, k as ANY_OBJECT, Answers, Te as BUILTINS, Kr as BUNDLE_ALGORITHMS, BoundedCache, BuiltinError, BuiltinNotReady, Me as COMPATS, je as COMPAT_NAMES, cr as COMPRESSION, O as COUNT, CallKeys, Cancellation, ConfigurationError, qr as DEFAULT_BUNDLE_ALGORITHM, Ni as DEFAULT_TIMEOUT_MS, or as DOCUMENT_FORMATS, Deadline, DocumentError, V as EVALUATE_RULES, jr as EXACT_DATA, wa as EXPLAIN_MODES, EvaluationDeadline, EvaluationError, EvaluationIdentity, Na as FAIL_ON, Er as FIXED_SOURCE_LIMIT, T as FLAG, Gr as FORMAT_SCHEMAS, ye as FUNCTION, FileCache, We as GIT_SCHEME, Ln as GUARDED_BYTES, In as GUARD_MARGIN_MS, GlobLevels, HandOver, HostTable, HttpSendError, He as IMAGE_SCHEME, K as InputSnapshot, InputThrew, InstancePool, JsonParts, B as JsonSlice, oe as LIBRARY_WORDING, Tn as LOAD_RULES, bn as LOCK, LeftToModule, Fe as MAX_DEPTH, W as MAX_SOURCE_BYTES, et as MAX_TIMER_MS, Ie as MAX_VALUE_DEPTH, xe as MAX_WASM_BYTES, be as MILLISECONDS, Message, pi as NO_HOST, NumberTooLargeError, D as OBJECT, Ti as OF_OTHER_RUNTIME, wi as OTHER_RUNTIME, OutsideError, Ue as PACKAGE_SCHEME, Z as PAGE_BYTES, ve as PATH_OR_OBJECT, Yi as PLAIN_SETTINGS, Ot as PROFILE_VARIABLE, Pass, PlainJsonScan, Ai as PolicyAbort, PolicyDecision, PolicyInstance, PolicyLoadError, nt as READING_TIMEOUT_MS, RegoNumber, RegoObject, RegoSet, RegohostError, ResponseError, RunInterrupted, RunTimeout, eo as SECTION, Et as SETTINGS, Dt as SETTING_NAMES, we as SIGNAL, SentSecrets, ServiceError, StandardBuiltinError, E as TEXT, TermSyntaxError, TextPositions, Turns, ci as VERDICT_PACKAGE, S as VERIFICATION, wn as VERIFY, C as VERIFY$1, ValueSteps, VerificationError, Ea as _node_child_process_exports, about, addressAdvice, addressFolder, adviceByName, $i as allowed_hosts_exports, answerWithoutSecrets, append, arrayOperand, asBuffer, assemblePolicy, basicAuthorization, beginsWith, belowUserHome, Ee as builtin_exports, Ar as bundle_exports, cacheFolder, callKey, caller, L as channels, checkBuiltinNames, checkBundleOptions, checkBundleSignOptions, checkCompileOptions, checkContent, checkCount, checkHost, checkLeftOut, checkLeftOutData, checkName, checkOpaWasmOptions, checkReading, checkRegular, checkRelated, checkServiceAllowed, checkSize, checkUnconfined, I as closeFile, codeOf, collectBytes, collectSmall, compareNumbers, compareStrings, compareTerms, Ae as compat_exports, compileCore, compileSparingly, configFilePath, st as confinement_exports, convertText, copyOptions, ri as core_tier_exports, counted, createAllowedHosts, createHostBuiltins, createPolicyModule, createStyle, Ji as create_policy_exports, dataFileFormat, decodeEscapes, decodeText, decodeText$1, defaultLimitMs, defineBuiltin, defined, describeAddresses, describeCall, describeConflict, describeLeftOut, describePartConflict, didYouMean, digestPlan, discoverBuiltin, ar as document_format_exports, downloadArtifactBuiltin, editDistance, encodeAnswer, encodeText, endOfString, endOfValue, errorMessages, errorOutcome, escapeAll, escapeCharacter, escapeForHtml, evidenceBuiltin, evidencePromptBuiltin, exactText, exactTexts, to as exact_source_exports, expandGlob, expectLongRun, explainFailure, fail, failArgument, failOperand, failedPolicy, fileKey, findDataBeside, findDataOfPattern, findDuplicateKey, findPartConflicts, findRelevant, formatByName, formatJson, formatReference, formatTable, fromCertificates, fromHostAndPort, getConfinement, getDecisionSecrets, getMember, getMembers, getMessage, getOrigin$1 as getOrigin, getPipeLimits, getPort, getPosition, getStringMember, getSubject, getTypeName, getUnits, giveUp, globFolder, Cr as glob_exports, Fn as guarded_run_exports, handOver, hasByteOrderMark, hasScheme, hidden, highest, holds, inWording, Da as init__node_child_process, integerOperand, invalidBundle, invalidConfig$1 as invalidConfig, invalidDocument, isAddress, isAnyAddress, isArrayBuffer, isBundleFile, isBytes, isCompiled$1 as isCompiled, isDataFile, isDataName, isDigestText, isDirectory, isEnvelope, isError, isErrorCode, isErrorOf, isEvaluationTraced, isFileSource, isForeignAddress, isGenerated, isGitAddress, isGitFolder, isGlob, isGzip, isImageAddress, isInstalled, isJsonObject, isLimitError, isListWith, isMissing, isMultiple, isNotLoaded, isNotProven, isObject, isOwnAddress, isPackageAddress, isPlainJsonText, isPlainObject, isPlainRealm, isPolicyByName, isPolicyFile, isPolicyOrData, isReadAddress, isRegohostError, isResponse, isShownHost, isSignatures, isStrong, isTestFile, isTextList, isThenable, isTraced, isUrl, isVerified, isWasmModule, isWide, isWithin, isYaml, joinParts, joined, jsonKey, ha as json_format_exports, knownSites, leave, Ir as left_out_files_exports, limitLoading, limitPipes, limitReading, listDirectory, listSome, listenTo, loadPackage, loadPolicy, loadRead, loadSource, pa as load_policy_exports, lowest, makeFolder, markRecording, mayBeEnvelope, mayHoldSecrets, mergeBaseDocuments, mergeOptions, mergeRegoSources, message, missingSignature, namedDeadline, nearest, nearestName, nestedTooDeeply, nextPart, nextToken, nextTurn, noResult, nonEmptyString, notAllowed, notLowerCase, numberTerm, numberedPlaceholders, onAbort, onEndingSignal, onRead, oneOf, openModule, openPolicy, openToRead, option, optionNamed, orClose, parseArgumentKey, parseExactJson, parseInstantNs, parseJson, parseLastNs, parseResult, parseSection, parseTerm, parseTermWithin, parseTimeNs, parseYaml, pick, placedMessage, plainMessage, policyInTest, $a as policy_description_exports, prepareNamed, printableJsonParts, projectComplianceBuiltin, quoteSigned, readArtifact, readBaseDocuments, readBeginning, readBytes, readData, readDataFiles, readDataPart, readDirectory, readDocument, readDocuments, readFileSource, readFromCaller, readJsonText, readList, readModuleRules, readOwnData, readPlan, readPolicyBytes, readPolicyFolder, readRegularFile, readResultSet, readSections, readSmallFile, readSourceFile, readTests, readText, readVariable, readWithinTime, fr as read_bytes_exports, pr as read_document_exports, readingLeftMs, realPathOf, realPathWithin, ot as real_path_exports, reasonOf, regoSource, replyCache, Rn as require__builtin_buffer, Be as require__builtin_crypto, Ta as require__builtin_events, xa as require__builtin_http, Sa as require__builtin_http2, ba as require__builtin_net, Oa as require__builtin_path, Ca as require__builtin_tls, ge as require__builtin_util, ka as require__node_process, tt as require_promises, resultError, Za as result_set_exports, rule, runBaseline, runGuarded, runOptimized, runPass, saltedPlaceholders, Zt as secret_placeholder_exports, serviceBuiltins, Pe as service_builtins_exports, Tt as settings_exports, settleSignals, sha256$1 as sha256, sha256Hex, Ve as sha256_exports, shortenSpace, shownAddress, shownCause, shownRecord, shownRecordedCall, shownSource, shownText, shownValue, Pi as shown_call_exports, skipLiteral, skipPlain, skipSpace, sortStrings, sortedItems, Tr as source_files_exports, splitGlob, splitPrefix, splitVerify, pe as standard_builtins_default, startModule, startOfGlob, stringAt, stringOperand, stringsOperand, suggestPath, throwIfUnsigned, throwOptionsError, throwUnverifiedError$1 as throwUnverifiedError, toBundleOptions, toByteLimit, toCanonicalText, toDeclaredText, toExactText, toGoPrefix, toHostFunction, toInputs, toJsonBytes, toJsonText, toJsonValue, toLoadError, toLockOptions, toNamePattern, toNs, toPassFailure, toPath$1 as toPath, toPrintable, toPrintableJson, toPrintableStyled, toReadOptions, toReadablePath, toReason$1 as toReason, toRegoText, toRegoTextSpaced, toSignal, toStandardHostFunction, toStrictJson, toTarget, tooLarge, tookTooLong, traced, trimQuotes, typeName, unlistenTo, unreadableConfig, unreadableSource, unsupportedSource, untilAborted, unusableDocument, unvisitedMatches, useAddressFolder, useReplyCache, kt as user_paths_exports, ia as verificationBuiltins, ra as verification_builtins_exports, visitAll, wasAborted, whyDoubtfulYaml, whyNotUtf8, whySkipped, whyTooLarge, withCode, withPort, withSpaceFor, withinTime, withoutByteOrderMark, withoutMembers, withoutParts, withoutSecrets, workDeadline, workLimit, workingFolder };
