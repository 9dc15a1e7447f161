import { __commonJSMin as e, __toESM as t } from "./rolldown-runtime.js";
import { isErrorOf as n } from "./evaluation.js";
// src/evidence/schema/compiled/validators.js
var r = /* @__PURE__ */ t((/* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.formatNames = e.fastFormats = e.fullFormats = void 0;
	function fmtDef(e, t) {
		return {
			validate: e,
			compare: t
		};
	}
	e.fullFormats = {
		date: fmtDef(date, compareDate),
		time: fmtDef(getTime(!0), compareTime),
		"date-time": fmtDef(getDateTime(!0), compareDateTime),
		"iso-time": fmtDef(getTime(), compareIsoTime),
		"iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
		duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
		uri,
		"uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
		"uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
		url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
		email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
		hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
		ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
		ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
		regex,
		uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
		"json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
		"json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
		"relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
		byte,
		int32: {
			type: "number",
			validate: validateInt32
		},
		int64: {
			type: "number",
			validate: validateInt64
		},
		float: {
			type: "number",
			validate: validateNumber
		},
		double: {
			type: "number",
			validate: validateNumber
		},
		password: !0,
		binary: !0
	}, e.fastFormats = {
		...e.fullFormats,
		date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
		time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
		"date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
		"iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
		"iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
		uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
		"uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
		email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
	}, e.formatNames = Object.keys(e.fullFormats);
	function isLeapYear(e) {
		return e % 4 == 0 && (e % 100 != 0 || e % 400 == 0);
	}
	let t = /^(\d\d\d\d)-(\d\d)-(\d\d)$/, n = [
		0,
		31,
		28,
		31,
		30,
		31,
		30,
		31,
		31,
		30,
		31,
		30,
		31
	];
	function date(e) {
		let r = t.exec(e);
		if (!r) return !1;
		let i = +r[1], a = +r[2], o = +r[3];
		return a >= 1 && a <= 12 && o >= 1 && o <= (a === 2 && isLeapYear(i) ? 29 : n[a]);
	}
	function compareDate(e, t) {
		if (e && t) return e > t ? 1 : e < t ? -1 : 0;
	}
	let r = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
	function getTime(e) {
		return function(t) {
			let n = r.exec(t);
			if (!n) return !1;
			let i = +n[1], a = +n[2], o = +n[3], s = n[4], c = n[5] === "-" ? -1 : 1, l = +(n[6] || 0), u = +(n[7] || 0);
			if (l > 23 || u > 59 || e && !s) return !1;
			if (i <= 23 && a <= 59 && o < 60) return !0;
			let d = a - u * c, f = i - l * c - +(d < 0);
			return (f === 23 || f === -1) && (d === 59 || d === -1) && o < 61;
		};
	}
	function compareTime(e, t) {
		if (!(e && t)) return;
		let n = (/* @__PURE__ */ new Date("2020-01-01T" + e)).valueOf(), r = (/* @__PURE__ */ new Date("2020-01-01T" + t)).valueOf();
		if (n && r) return n - r;
	}
	function compareIsoTime(e, t) {
		if (!(e && t)) return;
		let n = r.exec(e), i = r.exec(t);
		if (n && i) return e = n[1] + n[2] + n[3], t = i[1] + i[2] + i[3], e > t ? 1 : e < t ? -1 : 0;
	}
	let i = /t|\s/i;
	function getDateTime(e) {
		let t = getTime(e);
		return function(e) {
			let n = e.split(i);
			return n.length === 2 && date(n[0]) && t(n[1]);
		};
	}
	function compareDateTime(e, t) {
		if (!(e && t)) return;
		let n = new Date(e).valueOf(), r = new Date(t).valueOf();
		if (n && r) return n - r;
	}
	function compareIsoDateTime(e, t) {
		if (!(e && t)) return;
		let [n, r] = e.split(i), [a, o] = t.split(i), s = compareDate(n, a);
		if (s !== void 0) return s || compareTime(r, o);
	}
	let a = /\/|:/, o = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
	function uri(e) {
		return a.test(e) && o.test(e);
	}
	let s = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
	function byte(e) {
		return s.lastIndex = 0, s.test(e);
	}
	let c = -(2 ** 31), l = 2 ** 31 - 1;
	function validateInt32(e) {
		return Number.isInteger(e) && e <= l && e >= c;
	}
	function validateInt64(e) {
		return Number.isInteger(e);
	}
	function validateNumber() {
		return !0;
	}
	let u = /[^\\]\\Z/;
	function regex(e) {
		if (u.test(e)) return !1;
		try {
			return new RegExp(e), !0;
		} catch {
			return !1;
		}
	}
})))(), 1);
const lengthOf = (e) => {
	let t = 0;
	for (let n of e) t += 1;
	return t;
}, i = validate20, a = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "urn:regohost:schema:compliance-evaluation",
	title: "Compliance evaluation",
	description: "The latest evaluation of one requirement (specification 2.7). Any status is accepted.",
	type: "object",
	required: [
		"requirement_id",
		"project_version_id",
		"status"
	],
	properties: {
		requirement_id: {
			type: "string",
			pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$"
		},
		requirement_version_id: {
			type: "string",
			pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$"
		},
		requirement_revision: { type: "integer" },
		name: { type: "string" },
		display_name: { type: "string" },
		description: { type: "string" },
		project_version_id: {
			type: "string",
			pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$"
		},
		framework_id: {
			type: "string",
			pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$"
		},
		status: {
			type: "string",
			minLength: 1
		},
		created_at: {
			type: ["string", "null"],
			format: "date-time"
		}
	}
}, o = /* @__PURE__ */ RegExp("^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$", "u"), s = lengthOf, c = r.default.fullFormats["date-time"];
function validate20(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: l = {} } = {}) {
	let u = validate20.evaluated;
	if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		let n;
		if (e.requirement_id === void 0 && (n = "requirement_id") || e.project_version_id === void 0 && (n = "project_version_id") || e.status === void 0 && (n = "status")) return validate20.errors = [{
			instancePath: t,
			schemaPath: "#/required",
			keyword: "required",
			params: { missingProperty: n },
			message: "must have required property '" + n + "'"
		}], !1;
		if (e.requirement_id !== void 0) {
			let n = e.requirement_id;
			if (typeof n == "string") {
				if (!o.test(n)) return validate20.errors = [{
					instancePath: t + "/requirement_id",
					schemaPath: "#/properties/requirement_id/pattern",
					keyword: "pattern",
					params: { pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$" },
					message: "must match pattern \"^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$\""
				}], !1;
			} else return validate20.errors = [{
				instancePath: t + "/requirement_id",
				schemaPath: "#/properties/requirement_id/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			}], !1;
			var d = !0;
		} else var d = !0;
		if (d) {
			if (e.requirement_version_id !== void 0) {
				let n = e.requirement_version_id;
				if (typeof n == "string") {
					if (!o.test(n)) return validate20.errors = [{
						instancePath: t + "/requirement_version_id",
						schemaPath: "#/properties/requirement_version_id/pattern",
						keyword: "pattern",
						params: { pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$" },
						message: "must match pattern \"^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$\""
					}], !1;
				} else return validate20.errors = [{
					instancePath: t + "/requirement_version_id",
					schemaPath: "#/properties/requirement_version_id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var d = !0;
			} else var d = !0;
			if (d) {
				if (e.requirement_revision !== void 0) {
					let n = e.requirement_revision;
					if (typeof n != "number" || n % 1 || isNaN(n) || !isFinite(n)) return validate20.errors = [{
						instancePath: t + "/requirement_revision",
						schemaPath: "#/properties/requirement_revision/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					}], !1;
					var d = !0;
				} else var d = !0;
				if (d) {
					if (e.name !== void 0) {
						if (typeof e.name != "string") return validate20.errors = [{
							instancePath: t + "/name",
							schemaPath: "#/properties/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						var d = !0;
					} else var d = !0;
					if (d) {
						if (e.display_name !== void 0) {
							if (typeof e.display_name != "string") return validate20.errors = [{
								instancePath: t + "/display_name",
								schemaPath: "#/properties/display_name/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
							var d = !0;
						} else var d = !0;
						if (d) {
							if (e.description !== void 0) {
								if (typeof e.description != "string") return validate20.errors = [{
									instancePath: t + "/description",
									schemaPath: "#/properties/description/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var d = !0;
							} else var d = !0;
							if (d) {
								if (e.project_version_id !== void 0) {
									let n = e.project_version_id;
									if (typeof n == "string") {
										if (!o.test(n)) return validate20.errors = [{
											instancePath: t + "/project_version_id",
											schemaPath: "#/properties/project_version_id/pattern",
											keyword: "pattern",
											params: { pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$" },
											message: "must match pattern \"^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$\""
										}], !1;
									} else return validate20.errors = [{
										instancePath: t + "/project_version_id",
										schemaPath: "#/properties/project_version_id/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}], !1;
									var d = !0;
								} else var d = !0;
								if (d) {
									if (e.framework_id !== void 0) {
										let n = e.framework_id;
										if (typeof n == "string") {
											if (!o.test(n)) return validate20.errors = [{
												instancePath: t + "/framework_id",
												schemaPath: "#/properties/framework_id/pattern",
												keyword: "pattern",
												params: { pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$" },
												message: "must match pattern \"^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$\""
											}], !1;
										} else return validate20.errors = [{
											instancePath: t + "/framework_id",
											schemaPath: "#/properties/framework_id/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}], !1;
										var d = !0;
									} else var d = !0;
									if (d) {
										if (e.status !== void 0) {
											let n = e.status;
											if (typeof n == "string") {
												if (s(n) < 1) return validate20.errors = [{
													instancePath: t + "/status",
													schemaPath: "#/properties/status/minLength",
													keyword: "minLength",
													params: { limit: 1 },
													message: "must NOT have fewer than 1 characters"
												}], !1;
											} else return validate20.errors = [{
												instancePath: t + "/status",
												schemaPath: "#/properties/status/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											var d = !0;
										} else var d = !0;
										if (d) {
											if (e.created_at !== void 0) {
												let n = e.created_at;
												if (typeof n != "string" && n !== null) return validate20.errors = [{
													instancePath: t + "/created_at",
													schemaPath: "#/properties/created_at/type",
													keyword: "type",
													params: { type: a.properties.created_at.type },
													message: "must be string,null"
												}], !1;
												if (typeof n == "string" && !c.validate(n)) return validate20.errors = [{
													instancePath: t + "/created_at",
													schemaPath: "#/properties/created_at/format",
													keyword: "format",
													params: { format: "date-time" },
													message: "must match format \"date-time\""
												}], !1;
												var d = !0;
											} else var d = !0;
										}
									}
								}
							}
						}
					}
				}
			}
		}
	} else return validate20.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "object" },
		message: "must be object"
	}], !1;
	return validate20.errors = null, !0;
}
validate20.evaluated = {
	props: {
		requirement_id: !0,
		requirement_version_id: !0,
		requirement_revision: !0,
		name: !0,
		display_name: !0,
		description: !0,
		project_version_id: !0,
		framework_id: !0,
		status: !0,
		created_at: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const l = validate21;
function validate21(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: l = {} } = {}) {
	let u = validate21.evaluated;
	if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		let n;
		if (e.evaluations === void 0 && (n = "evaluations")) return validate21.errors = [{
			instancePath: t,
			schemaPath: "#/required",
			keyword: "required",
			params: { missingProperty: n },
			message: "must have required property '" + n + "'"
		}], !1;
		if (e.evaluations !== void 0) {
			let n = e.evaluations;
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (e && typeof e == "object" && !Array.isArray(e)) {
						let n;
						if (e.requirement_id === void 0 && (n = "requirement_id") || e.project_version_id === void 0 && (n = "project_version_id") || e.status === void 0 && (n = "status")) return validate21.errors = [{
							instancePath: t + "/evaluations/" + r,
							schemaPath: "urn:regohost:schema:compliance-evaluation/required",
							keyword: "required",
							params: { missingProperty: n },
							message: "must have required property '" + n + "'"
						}], !1;
						if (e.requirement_id !== void 0) {
							let n = e.requirement_id;
							if (typeof n == "string") {
								if (!o.test(n)) return validate21.errors = [{
									instancePath: t + "/evaluations/" + r + "/requirement_id",
									schemaPath: "urn:regohost:schema:compliance-evaluation/properties/requirement_id/pattern",
									keyword: "pattern",
									params: { pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$" },
									message: "must match pattern \"^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$\""
								}], !1;
							} else return validate21.errors = [{
								instancePath: t + "/evaluations/" + r + "/requirement_id",
								schemaPath: "urn:regohost:schema:compliance-evaluation/properties/requirement_id/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
							var d = !0;
						} else var d = !0;
						if (d) {
							if (e.requirement_version_id !== void 0) {
								let n = e.requirement_version_id;
								if (typeof n == "string") {
									if (!o.test(n)) return validate21.errors = [{
										instancePath: t + "/evaluations/" + r + "/requirement_version_id",
										schemaPath: "urn:regohost:schema:compliance-evaluation/properties/requirement_version_id/pattern",
										keyword: "pattern",
										params: { pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$" },
										message: "must match pattern \"^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$\""
									}], !1;
								} else return validate21.errors = [{
									instancePath: t + "/evaluations/" + r + "/requirement_version_id",
									schemaPath: "urn:regohost:schema:compliance-evaluation/properties/requirement_version_id/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var d = !0;
							} else var d = !0;
							if (d) {
								if (e.requirement_revision !== void 0) {
									let n = e.requirement_revision;
									if (typeof n != "number" || n % 1 || isNaN(n) || !isFinite(n)) return validate21.errors = [{
										instancePath: t + "/evaluations/" + r + "/requirement_revision",
										schemaPath: "urn:regohost:schema:compliance-evaluation/properties/requirement_revision/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									}], !1;
									var d = !0;
								} else var d = !0;
								if (d) {
									if (e.name !== void 0) {
										if (typeof e.name != "string") return validate21.errors = [{
											instancePath: t + "/evaluations/" + r + "/name",
											schemaPath: "urn:regohost:schema:compliance-evaluation/properties/name/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}], !1;
										var d = !0;
									} else var d = !0;
									if (d) {
										if (e.display_name !== void 0) {
											if (typeof e.display_name != "string") return validate21.errors = [{
												instancePath: t + "/evaluations/" + r + "/display_name",
												schemaPath: "urn:regohost:schema:compliance-evaluation/properties/display_name/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											var d = !0;
										} else var d = !0;
										if (d) {
											if (e.description !== void 0) {
												if (typeof e.description != "string") return validate21.errors = [{
													instancePath: t + "/evaluations/" + r + "/description",
													schemaPath: "urn:regohost:schema:compliance-evaluation/properties/description/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}], !1;
												var d = !0;
											} else var d = !0;
											if (d) {
												if (e.project_version_id !== void 0) {
													let n = e.project_version_id;
													if (typeof n == "string") {
														if (!o.test(n)) return validate21.errors = [{
															instancePath: t + "/evaluations/" + r + "/project_version_id",
															schemaPath: "urn:regohost:schema:compliance-evaluation/properties/project_version_id/pattern",
															keyword: "pattern",
															params: { pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$" },
															message: "must match pattern \"^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$\""
														}], !1;
													} else return validate21.errors = [{
														instancePath: t + "/evaluations/" + r + "/project_version_id",
														schemaPath: "urn:regohost:schema:compliance-evaluation/properties/project_version_id/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}], !1;
													var d = !0;
												} else var d = !0;
												if (d) {
													if (e.framework_id !== void 0) {
														let n = e.framework_id;
														if (typeof n == "string") {
															if (!o.test(n)) return validate21.errors = [{
																instancePath: t + "/evaluations/" + r + "/framework_id",
																schemaPath: "urn:regohost:schema:compliance-evaluation/properties/framework_id/pattern",
																keyword: "pattern",
																params: { pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$" },
																message: "must match pattern \"^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$\""
															}], !1;
														} else return validate21.errors = [{
															instancePath: t + "/evaluations/" + r + "/framework_id",
															schemaPath: "urn:regohost:schema:compliance-evaluation/properties/framework_id/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}], !1;
														var d = !0;
													} else var d = !0;
													if (d) {
														if (e.status !== void 0) {
															let n = e.status;
															if (typeof n == "string") {
																if (s(n) < 1) return validate21.errors = [{
																	instancePath: t + "/evaluations/" + r + "/status",
																	schemaPath: "urn:regohost:schema:compliance-evaluation/properties/status/minLength",
																	keyword: "minLength",
																	params: { limit: 1 },
																	message: "must NOT have fewer than 1 characters"
																}], !1;
															} else return validate21.errors = [{
																instancePath: t + "/evaluations/" + r + "/status",
																schemaPath: "urn:regohost:schema:compliance-evaluation/properties/status/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}], !1;
															var d = !0;
														} else var d = !0;
														if (d) {
															if (e.created_at !== void 0) {
																let n = e.created_at;
																if (typeof n != "string" && n !== null) return validate21.errors = [{
																	instancePath: t + "/evaluations/" + r + "/created_at",
																	schemaPath: "urn:regohost:schema:compliance-evaluation/properties/created_at/type",
																	keyword: "type",
																	params: { type: a.properties.created_at.type },
																	message: "must be string,null"
																}], !1;
																if (typeof n == "string" && !c.validate(n)) return validate21.errors = [{
																	instancePath: t + "/evaluations/" + r + "/created_at",
																	schemaPath: "urn:regohost:schema:compliance-evaluation/properties/created_at/format",
																	keyword: "format",
																	params: { format: "date-time" },
																	message: "must match format \"date-time\""
																}], !1;
																var d = !0;
															} else var d = !0;
														}
													}
												}
											}
										}
									}
								}
							}
						}
					} else return validate21.errors = [{
						instancePath: t + "/evaluations/" + r,
						schemaPath: "urn:regohost:schema:compliance-evaluation/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					}], !1;
				}
			} else return validate21.errors = [{
				instancePath: t + "/evaluations",
				schemaPath: "#/properties/evaluations/type",
				keyword: "type",
				params: { type: "array" },
				message: "must be array"
			}], !1;
		}
	} else return validate21.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "object" },
		message: "must be object"
	}], !1;
	return validate21.errors = null, !0;
}
validate21.evaluated = {
	props: { evaluations: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const u = validate22, d = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "urn:regohost:schema:discover-response",
	title: "Discover response",
	description: "One page of a referrer (specification 2.4), in either dialect: next_cursor or nextCursor.",
	type: "object",
	required: ["result"],
	properties: {
		result: { $ref: "urn:regohost:schema:referrer-item" },
		pagination: {
			type: ["object", "null"],
			properties: {
				next_cursor: { type: ["string", "null"] },
				nextCursor: { type: ["string", "null"] }
			}
		}
	}
}, f = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "urn:regohost:schema:referrer-item",
	title: "Referrer item",
	description: "A referrer and the referrers related to it (specification 2.1), in either dialect: created_at or createdAt. A null field counts as absent.",
	type: "object",
	required: ["digest", "kind"],
	properties: {
		digest: {
			description: "<algorithm>:<hex>.",
			type: "string",
			pattern: "^[a-z0-9]+:[a-f0-9]+$"
		},
		kind: {
			description: "The material type, such as CONTAINER_IMAGE.",
			type: "string",
			minLength: 1
		},
		downloadable: { type: "boolean" },
		public: { type: "boolean" },
		references: {
			type: ["array", "null"],
			items: { $ref: "urn:regohost:schema:referrer-item" }
		},
		created_at: {
			type: ["string", "null"],
			format: "date-time"
		},
		createdAt: {
			type: ["string", "null"],
			format: "date-time"
		},
		metadata: {
			description: "Descriptive information.",
			type: ["object", "null"],
			additionalProperties: { type: "string" }
		},
		annotations: {
			description: "Key-value pairs attached to the referrer.",
			type: ["object", "null"],
			additionalProperties: { type: "string" }
		}
	}
}, p = /* @__PURE__ */ RegExp("^[a-z0-9]+:[a-f0-9]+$", "u"), m = { validate: validate23 };
function validate23(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, l = 0, u = validate23.evaluated;
	if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), l === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if (e.digest === void 0 && (n = "digest") || e.kind === void 0 && (n = "kind")) return validate23.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.digest !== void 0) {
				let n = e.digest, r = l;
				if (l === r) {
					if (typeof n == "string") {
						if (!p.test(n)) return validate23.errors = [{
							instancePath: t + "/digest",
							schemaPath: "#/properties/digest/pattern",
							keyword: "pattern",
							params: { pattern: "^[a-z0-9]+:[a-f0-9]+$" },
							message: "must match pattern \"^[a-z0-9]+:[a-f0-9]+$\""
						}], !1;
					} else return validate23.errors = [{
						instancePath: t + "/digest",
						schemaPath: "#/properties/digest/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
				}
				var d = r === l;
			} else var d = !0;
			if (d) {
				if (e.kind !== void 0) {
					let n = e.kind, r = l;
					if (l === r) {
						if (typeof n == "string") {
							if (s(n) < 1) return validate23.errors = [{
								instancePath: t + "/kind",
								schemaPath: "#/properties/kind/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							}], !1;
						} else return validate23.errors = [{
							instancePath: t + "/kind",
							schemaPath: "#/properties/kind/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
					}
					var d = r === l;
				} else var d = !0;
				if (d) {
					if (e.downloadable !== void 0) {
						let n = l;
						if (typeof e.downloadable != "boolean") return validate23.errors = [{
							instancePath: t + "/downloadable",
							schemaPath: "#/properties/downloadable/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						}], !1;
						var d = n === l;
					} else var d = !0;
					if (d) {
						if (e.public !== void 0) {
							let n = l;
							if (typeof e.public != "boolean") return validate23.errors = [{
								instancePath: t + "/public",
								schemaPath: "#/properties/public/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							}], !1;
							var d = n === l;
						} else var d = !0;
						if (d) {
							if (e.references !== void 0) {
								let n = e.references, r = l;
								if (!Array.isArray(n) && n !== null) return validate23.errors = [{
									instancePath: t + "/references",
									schemaPath: "#/properties/references/type",
									keyword: "type",
									params: { type: f.properties.references.type },
									message: "must be array,null"
								}], !1;
								if (l === r && Array.isArray(n)) {
									let e = n.length;
									for (let r = 0; r < e; r++) {
										let e = l;
										if (m.validate(n[r], {
											instancePath: t + "/references/" + r,
											parentData: n,
											parentDataProperty: r,
											rootData: i,
											dynamicAnchors: a
										}) || (o = o === null ? m.validate.errors : o.concat(m.validate.errors), l = o.length), e !== l) break;
									}
								}
								var d = r === l;
							} else var d = !0;
							if (d) {
								if (e.created_at !== void 0) {
									let n = e.created_at, r = l;
									if (typeof n != "string" && n !== null) return validate23.errors = [{
										instancePath: t + "/created_at",
										schemaPath: "#/properties/created_at/type",
										keyword: "type",
										params: { type: f.properties.created_at.type },
										message: "must be string,null"
									}], !1;
									if (l === r && l === r && typeof n == "string" && !c.validate(n)) return validate23.errors = [{
										instancePath: t + "/created_at",
										schemaPath: "#/properties/created_at/format",
										keyword: "format",
										params: { format: "date-time" },
										message: "must match format \"date-time\""
									}], !1;
									var d = r === l;
								} else var d = !0;
								if (d) {
									if (e.createdAt !== void 0) {
										let n = e.createdAt, r = l;
										if (typeof n != "string" && n !== null) return validate23.errors = [{
											instancePath: t + "/createdAt",
											schemaPath: "#/properties/createdAt/type",
											keyword: "type",
											params: { type: f.properties.createdAt.type },
											message: "must be string,null"
										}], !1;
										if (l === r && l === r && typeof n == "string" && !c.validate(n)) return validate23.errors = [{
											instancePath: t + "/createdAt",
											schemaPath: "#/properties/createdAt/format",
											keyword: "format",
											params: { format: "date-time" },
											message: "must match format \"date-time\""
										}], !1;
										var d = r === l;
									} else var d = !0;
									if (d) {
										if (e.metadata !== void 0) {
											let n = e.metadata, r = l;
											if ((!n || typeof n != "object" || Array.isArray(n)) && n !== null) return validate23.errors = [{
												instancePath: t + "/metadata",
												schemaPath: "#/properties/metadata/type",
												keyword: "type",
												params: { type: f.properties.metadata.type },
												message: "must be object,null"
											}], !1;
											if (l === r && n && typeof n == "object" && !Array.isArray(n)) for (let e in n) {
												let r = l;
												if (typeof n[e] != "string") return validate23.errors = [{
													instancePath: t + "/metadata/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
													schemaPath: "#/properties/metadata/additionalProperties/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}], !1;
												if (r !== l) break;
											}
											var d = r === l;
										} else var d = !0;
										if (d) {
											if (e.annotations !== void 0) {
												let n = e.annotations, r = l;
												if ((!n || typeof n != "object" || Array.isArray(n)) && n !== null) return validate23.errors = [{
													instancePath: t + "/annotations",
													schemaPath: "#/properties/annotations/type",
													keyword: "type",
													params: { type: f.properties.annotations.type },
													message: "must be object,null"
												}], !1;
												if (l === r && n && typeof n == "object" && !Array.isArray(n)) for (let e in n) {
													let r = l;
													if (typeof n[e] != "string") return validate23.errors = [{
														instancePath: t + "/annotations/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
														schemaPath: "#/properties/annotations/additionalProperties/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}], !1;
													if (r !== l) break;
												}
												var d = r === l;
											} else var d = !0;
										}
									}
								}
							}
						}
					}
				}
			}
		} else return validate23.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate23.errors = o, l === 0;
}
validate23.evaluated = {
	props: {
		digest: !0,
		kind: !0,
		downloadable: !0,
		public: !0,
		references: !0,
		created_at: !0,
		createdAt: !0,
		metadata: !0,
		annotations: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function validate22(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = validate22.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if (e.result === void 0 && (n = "result")) return validate22.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.result !== void 0) {
				let n = s;
				validate23(e.result, {
					instancePath: t + "/result",
					parentData: e,
					parentDataProperty: "result",
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? validate23.errors : o.concat(validate23.errors), s = o.length);
				var l = n === s;
			} else var l = !0;
			if (l) {
				if (e.pagination !== void 0) {
					let n = e.pagination, r = s;
					if ((!n || typeof n != "object" || Array.isArray(n)) && n !== null) return validate22.errors = [{
						instancePath: t + "/pagination",
						schemaPath: "#/properties/pagination/type",
						keyword: "type",
						params: { type: d.properties.pagination.type },
						message: "must be object,null"
					}], !1;
					if (s === r && n && typeof n == "object" && !Array.isArray(n)) {
						if (n.next_cursor !== void 0) {
							let e = n.next_cursor, r = s;
							if (typeof e != "string" && e !== null) return validate22.errors = [{
								instancePath: t + "/pagination/next_cursor",
								schemaPath: "#/properties/pagination/properties/next_cursor/type",
								keyword: "type",
								params: { type: d.properties.pagination.properties.next_cursor.type },
								message: "must be string,null"
							}], !1;
							var u = r === s;
						} else var u = !0;
						if (u) {
							if (n.nextCursor !== void 0) {
								let e = n.nextCursor, r = s;
								if (typeof e != "string" && e !== null) return validate22.errors = [{
									instancePath: t + "/pagination/nextCursor",
									schemaPath: "#/properties/pagination/properties/nextCursor/type",
									keyword: "type",
									params: { type: d.properties.pagination.properties.nextCursor.type },
									message: "must be string,null"
								}], !1;
								var u = r === s;
							} else var u = !0;
						}
					}
					var l = r === s;
				} else var l = !0;
			}
		} else return validate22.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate22.errors = o, s === 0;
}
validate22.evaluated = {
	props: {
		result: !0,
		pagination: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const h = validate25, g = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "urn:regohost:schema:error-status",
	title: "Error status",
	description: "The body of an error (specification 2.5), in either dialect: code, message and details, or code, reason, message and metadata.",
	type: "object",
	required: ["code", "message"],
	properties: {
		code: {
			description: "A gRPC code or an HTTP status.",
			type: "integer"
		},
		message: { type: "string" },
		reason: { type: "string" },
		details: {
			type: ["array", "null"],
			items: {
				type: "object",
				properties: { "@type": { type: "string" } }
			}
		},
		metadata: {
			description: "What the service adds to the reason.",
			type: ["object", "null"],
			additionalProperties: { type: "string" }
		}
	}
};
function validate25(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = validate25.evaluated;
	if (o.dynamicProps && (o.props = void 0), o.dynamicItems && (o.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		let n;
		if (e.code === void 0 && (n = "code") || e.message === void 0 && (n = "message")) return validate25.errors = [{
			instancePath: t,
			schemaPath: "#/required",
			keyword: "required",
			params: { missingProperty: n },
			message: "must have required property '" + n + "'"
		}], !1;
		if (e.code !== void 0) {
			let n = e.code;
			if (typeof n != "number" || n % 1 || isNaN(n) || !isFinite(n)) return validate25.errors = [{
				instancePath: t + "/code",
				schemaPath: "#/properties/code/type",
				keyword: "type",
				params: { type: "integer" },
				message: "must be integer"
			}], !1;
			var s = !0;
		} else var s = !0;
		if (s) {
			if (e.message !== void 0) {
				if (typeof e.message != "string") return validate25.errors = [{
					instancePath: t + "/message",
					schemaPath: "#/properties/message/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var s = !0;
			} else var s = !0;
			if (s) {
				if (e.reason !== void 0) {
					if (typeof e.reason != "string") return validate25.errors = [{
						instancePath: t + "/reason",
						schemaPath: "#/properties/reason/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var s = !0;
				} else var s = !0;
				if (s) {
					if (e.details !== void 0) {
						let n = e.details;
						if (!Array.isArray(n) && n !== null) return validate25.errors = [{
							instancePath: t + "/details",
							schemaPath: "#/properties/details/type",
							keyword: "type",
							params: { type: g.properties.details.type },
							message: "must be array,null"
						}], !1;
						if (Array.isArray(n)) {
							let e = n.length;
							for (let r = 0; r < e; r++) {
								let e = n[r];
								if (e && typeof e == "object" && !Array.isArray(e)) {
									if (e["@type"] !== void 0 && typeof e["@type"] != "string") return validate25.errors = [{
										instancePath: t + "/details/" + r + "/@type",
										schemaPath: "#/properties/details/items/properties/%40type/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}], !1;
								} else return validate25.errors = [{
									instancePath: t + "/details/" + r,
									schemaPath: "#/properties/details/items/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}], !1;
							}
						}
						var s = !0;
					} else var s = !0;
					if (s) {
						if (e.metadata !== void 0) {
							let n = e.metadata;
							if ((!n || typeof n != "object" || Array.isArray(n)) && n !== null) return validate25.errors = [{
								instancePath: t + "/metadata",
								schemaPath: "#/properties/metadata/type",
								keyword: "type",
								params: { type: g.properties.metadata.type },
								message: "must be object,null"
							}], !1;
							if (n && typeof n == "object" && !Array.isArray(n)) {
								for (let e in n) if (typeof n[e] != "string") return validate25.errors = [{
									instancePath: t + "/metadata/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/metadata/additionalProperties/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
							}
							var s = !0;
						} else var s = !0;
					}
				}
			}
		}
	} else return validate25.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "object" },
		message: "must be object"
	}], !1;
	return validate25.errors = null, !0;
}
validate25.evaluated = {
	props: {
		code: !0,
		message: !0,
		reason: !0,
		details: !0,
		metadata: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const _ = validate26, v = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "urn:regohost:schema:evidence-record",
	title: "Evidence record",
	description: "A piece of evidence (specification 2.6). The identifier of something that is not there may be an empty string.",
	type: "object",
	required: [
		"id",
		"name",
		"kind"
	],
	properties: {
		id: {
			type: "string",
			pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$"
		},
		name: { type: "string" },
		digest: {
			type: "string",
			pattern: "^([a-z0-9]+:[a-f0-9]+)?$"
		},
		kind: {
			type: "string",
			minLength: 1
		},
		subject_name: { type: "string" },
		subject_version: { type: "string" },
		annotations: {
			description: "Key-value pairs attached to the evidence.",
			type: ["object", "null"],
			additionalProperties: { type: "string" }
		},
		organization_id: {
			type: "string",
			pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$"
		},
		organization_name: { type: "string" },
		workflow_id: {
			type: "string",
			pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$"
		},
		workflow_name: { type: "string" },
		workflow_run_id: {
			type: "string",
			pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$"
		},
		project_id: {
			type: "string",
			pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$"
		},
		project_name: { type: "string" },
		project_version_id: {
			type: "string",
			pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$"
		}
	}
}, y = /* @__PURE__ */ RegExp("^([a-z0-9]+:[a-f0-9]+)?$", "u");
function validate26(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let c = validate26.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		let n;
		if (e.results === void 0 && (n = "results")) return validate26.errors = [{
			instancePath: t,
			schemaPath: "#/required",
			keyword: "required",
			params: { missingProperty: n },
			message: "must have required property '" + n + "'"
		}], !1;
		if (e.results !== void 0) {
			let n = e.results;
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (e && typeof e == "object" && !Array.isArray(e)) {
						let n;
						if (e.id === void 0 && (n = "id") || e.name === void 0 && (n = "name") || e.kind === void 0 && (n = "kind")) return validate26.errors = [{
							instancePath: t + "/results/" + r,
							schemaPath: "urn:regohost:schema:evidence-record/required",
							keyword: "required",
							params: { missingProperty: n },
							message: "must have required property '" + n + "'"
						}], !1;
						if (e.id !== void 0) {
							let n = e.id;
							if (typeof n == "string") {
								if (!o.test(n)) return validate26.errors = [{
									instancePath: t + "/results/" + r + "/id",
									schemaPath: "urn:regohost:schema:evidence-record/properties/id/pattern",
									keyword: "pattern",
									params: { pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$" },
									message: "must match pattern \"^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$\""
								}], !1;
							} else return validate26.errors = [{
								instancePath: t + "/results/" + r + "/id",
								schemaPath: "urn:regohost:schema:evidence-record/properties/id/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
							var l = !0;
						} else var l = !0;
						if (l) {
							if (e.name !== void 0) {
								if (typeof e.name != "string") return validate26.errors = [{
									instancePath: t + "/results/" + r + "/name",
									schemaPath: "urn:regohost:schema:evidence-record/properties/name/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var l = !0;
							} else var l = !0;
							if (l) {
								if (e.digest !== void 0) {
									let n = e.digest;
									if (typeof n == "string") {
										if (!y.test(n)) return validate26.errors = [{
											instancePath: t + "/results/" + r + "/digest",
											schemaPath: "urn:regohost:schema:evidence-record/properties/digest/pattern",
											keyword: "pattern",
											params: { pattern: "^([a-z0-9]+:[a-f0-9]+)?$" },
											message: "must match pattern \"^([a-z0-9]+:[a-f0-9]+)?$\""
										}], !1;
									} else return validate26.errors = [{
										instancePath: t + "/results/" + r + "/digest",
										schemaPath: "urn:regohost:schema:evidence-record/properties/digest/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}], !1;
									var l = !0;
								} else var l = !0;
								if (l) {
									if (e.kind !== void 0) {
										let n = e.kind;
										if (typeof n == "string") {
											if (s(n) < 1) return validate26.errors = [{
												instancePath: t + "/results/" + r + "/kind",
												schemaPath: "urn:regohost:schema:evidence-record/properties/kind/minLength",
												keyword: "minLength",
												params: { limit: 1 },
												message: "must NOT have fewer than 1 characters"
											}], !1;
										} else return validate26.errors = [{
											instancePath: t + "/results/" + r + "/kind",
											schemaPath: "urn:regohost:schema:evidence-record/properties/kind/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}], !1;
										var l = !0;
									} else var l = !0;
									if (l) {
										if (e.subject_name !== void 0) {
											if (typeof e.subject_name != "string") return validate26.errors = [{
												instancePath: t + "/results/" + r + "/subject_name",
												schemaPath: "urn:regohost:schema:evidence-record/properties/subject_name/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											var l = !0;
										} else var l = !0;
										if (l) {
											if (e.subject_version !== void 0) {
												if (typeof e.subject_version != "string") return validate26.errors = [{
													instancePath: t + "/results/" + r + "/subject_version",
													schemaPath: "urn:regohost:schema:evidence-record/properties/subject_version/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}], !1;
												var l = !0;
											} else var l = !0;
											if (l) {
												if (e.annotations !== void 0) {
													let n = e.annotations;
													if ((!n || typeof n != "object" || Array.isArray(n)) && n !== null) return validate26.errors = [{
														instancePath: t + "/results/" + r + "/annotations",
														schemaPath: "urn:regohost:schema:evidence-record/properties/annotations/type",
														keyword: "type",
														params: { type: v.properties.annotations.type },
														message: "must be object,null"
													}], !1;
													if (n && typeof n == "object" && !Array.isArray(n)) {
														for (let e in n) if (typeof n[e] != "string") return validate26.errors = [{
															instancePath: t + "/results/" + r + "/annotations/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
															schemaPath: "urn:regohost:schema:evidence-record/properties/annotations/additionalProperties/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}], !1;
													}
													var l = !0;
												} else var l = !0;
												if (l) {
													if (e.organization_id !== void 0) {
														let n = e.organization_id;
														if (typeof n == "string") {
															if (!o.test(n)) return validate26.errors = [{
																instancePath: t + "/results/" + r + "/organization_id",
																schemaPath: "urn:regohost:schema:evidence-record/properties/organization_id/pattern",
																keyword: "pattern",
																params: { pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$" },
																message: "must match pattern \"^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$\""
															}], !1;
														} else return validate26.errors = [{
															instancePath: t + "/results/" + r + "/organization_id",
															schemaPath: "urn:regohost:schema:evidence-record/properties/organization_id/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}], !1;
														var l = !0;
													} else var l = !0;
													if (l) {
														if (e.organization_name !== void 0) {
															if (typeof e.organization_name != "string") return validate26.errors = [{
																instancePath: t + "/results/" + r + "/organization_name",
																schemaPath: "urn:regohost:schema:evidence-record/properties/organization_name/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}], !1;
															var l = !0;
														} else var l = !0;
														if (l) {
															if (e.workflow_id !== void 0) {
																let n = e.workflow_id;
																if (typeof n == "string") {
																	if (!o.test(n)) return validate26.errors = [{
																		instancePath: t + "/results/" + r + "/workflow_id",
																		schemaPath: "urn:regohost:schema:evidence-record/properties/workflow_id/pattern",
																		keyword: "pattern",
																		params: { pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$" },
																		message: "must match pattern \"^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$\""
																	}], !1;
																} else return validate26.errors = [{
																	instancePath: t + "/results/" + r + "/workflow_id",
																	schemaPath: "urn:regohost:schema:evidence-record/properties/workflow_id/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}], !1;
																var l = !0;
															} else var l = !0;
															if (l) {
																if (e.workflow_name !== void 0) {
																	if (typeof e.workflow_name != "string") return validate26.errors = [{
																		instancePath: t + "/results/" + r + "/workflow_name",
																		schemaPath: "urn:regohost:schema:evidence-record/properties/workflow_name/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}], !1;
																	var l = !0;
																} else var l = !0;
																if (l) {
																	if (e.workflow_run_id !== void 0) {
																		let n = e.workflow_run_id;
																		if (typeof n == "string") {
																			if (!o.test(n)) return validate26.errors = [{
																				instancePath: t + "/results/" + r + "/workflow_run_id",
																				schemaPath: "urn:regohost:schema:evidence-record/properties/workflow_run_id/pattern",
																				keyword: "pattern",
																				params: { pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$" },
																				message: "must match pattern \"^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$\""
																			}], !1;
																		} else return validate26.errors = [{
																			instancePath: t + "/results/" + r + "/workflow_run_id",
																			schemaPath: "urn:regohost:schema:evidence-record/properties/workflow_run_id/type",
																			keyword: "type",
																			params: { type: "string" },
																			message: "must be string"
																		}], !1;
																		var l = !0;
																	} else var l = !0;
																	if (l) {
																		if (e.project_id !== void 0) {
																			let n = e.project_id;
																			if (typeof n == "string") {
																				if (!o.test(n)) return validate26.errors = [{
																					instancePath: t + "/results/" + r + "/project_id",
																					schemaPath: "urn:regohost:schema:evidence-record/properties/project_id/pattern",
																					keyword: "pattern",
																					params: { pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$" },
																					message: "must match pattern \"^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$\""
																				}], !1;
																			} else return validate26.errors = [{
																				instancePath: t + "/results/" + r + "/project_id",
																				schemaPath: "urn:regohost:schema:evidence-record/properties/project_id/type",
																				keyword: "type",
																				params: { type: "string" },
																				message: "must be string"
																			}], !1;
																			var l = !0;
																		} else var l = !0;
																		if (l) {
																			if (e.project_name !== void 0) {
																				if (typeof e.project_name != "string") return validate26.errors = [{
																					instancePath: t + "/results/" + r + "/project_name",
																					schemaPath: "urn:regohost:schema:evidence-record/properties/project_name/type",
																					keyword: "type",
																					params: { type: "string" },
																					message: "must be string"
																				}], !1;
																				var l = !0;
																			} else var l = !0;
																			if (l) {
																				if (e.project_version_id !== void 0) {
																					let n = e.project_version_id;
																					if (typeof n == "string") {
																						if (!o.test(n)) return validate26.errors = [{
																							instancePath: t + "/results/" + r + "/project_version_id",
																							schemaPath: "urn:regohost:schema:evidence-record/properties/project_version_id/pattern",
																							keyword: "pattern",
																							params: { pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$" },
																							message: "must match pattern \"^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$\""
																						}], !1;
																					} else return validate26.errors = [{
																						instancePath: t + "/results/" + r + "/project_version_id",
																						schemaPath: "urn:regohost:schema:evidence-record/properties/project_version_id/type",
																						keyword: "type",
																						params: { type: "string" },
																						message: "must be string"
																					}], !1;
																					var l = !0;
																				} else var l = !0;
																			}
																		}
																	}
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					} else return validate26.errors = [{
						instancePath: t + "/results/" + r,
						schemaPath: "urn:regohost:schema:evidence-record/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					}], !1;
				}
			} else return validate26.errors = [{
				instancePath: t + "/results",
				schemaPath: "#/properties/results/type",
				keyword: "type",
				params: { type: "array" },
				message: "must be array"
			}], !1;
		}
	} else return validate26.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "object" },
		message: "must be object"
	}], !1;
	return validate26.errors = null, !0;
}
validate26.evaluated = {
	props: { results: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const b = validate27;
function validate27(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let c = validate27.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		let n;
		if (e.id === void 0 && (n = "id") || e.name === void 0 && (n = "name") || e.kind === void 0 && (n = "kind")) return validate27.errors = [{
			instancePath: t,
			schemaPath: "#/required",
			keyword: "required",
			params: { missingProperty: n },
			message: "must have required property '" + n + "'"
		}], !1;
		if (e.id !== void 0) {
			let n = e.id;
			if (typeof n == "string") {
				if (!o.test(n)) return validate27.errors = [{
					instancePath: t + "/id",
					schemaPath: "#/properties/id/pattern",
					keyword: "pattern",
					params: { pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$" },
					message: "must match pattern \"^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$\""
				}], !1;
			} else return validate27.errors = [{
				instancePath: t + "/id",
				schemaPath: "#/properties/id/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			}], !1;
			var l = !0;
		} else var l = !0;
		if (l) {
			if (e.name !== void 0) {
				if (typeof e.name != "string") return validate27.errors = [{
					instancePath: t + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var l = !0;
			} else var l = !0;
			if (l) {
				if (e.digest !== void 0) {
					let n = e.digest;
					if (typeof n == "string") {
						if (!y.test(n)) return validate27.errors = [{
							instancePath: t + "/digest",
							schemaPath: "#/properties/digest/pattern",
							keyword: "pattern",
							params: { pattern: "^([a-z0-9]+:[a-f0-9]+)?$" },
							message: "must match pattern \"^([a-z0-9]+:[a-f0-9]+)?$\""
						}], !1;
					} else return validate27.errors = [{
						instancePath: t + "/digest",
						schemaPath: "#/properties/digest/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var l = !0;
				} else var l = !0;
				if (l) {
					if (e.kind !== void 0) {
						let n = e.kind;
						if (typeof n == "string") {
							if (s(n) < 1) return validate27.errors = [{
								instancePath: t + "/kind",
								schemaPath: "#/properties/kind/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							}], !1;
						} else return validate27.errors = [{
							instancePath: t + "/kind",
							schemaPath: "#/properties/kind/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						var l = !0;
					} else var l = !0;
					if (l) {
						if (e.subject_name !== void 0) {
							if (typeof e.subject_name != "string") return validate27.errors = [{
								instancePath: t + "/subject_name",
								schemaPath: "#/properties/subject_name/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
							var l = !0;
						} else var l = !0;
						if (l) {
							if (e.subject_version !== void 0) {
								if (typeof e.subject_version != "string") return validate27.errors = [{
									instancePath: t + "/subject_version",
									schemaPath: "#/properties/subject_version/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var l = !0;
							} else var l = !0;
							if (l) {
								if (e.annotations !== void 0) {
									let n = e.annotations;
									if ((!n || typeof n != "object" || Array.isArray(n)) && n !== null) return validate27.errors = [{
										instancePath: t + "/annotations",
										schemaPath: "#/properties/annotations/type",
										keyword: "type",
										params: { type: v.properties.annotations.type },
										message: "must be object,null"
									}], !1;
									if (n && typeof n == "object" && !Array.isArray(n)) {
										for (let e in n) if (typeof n[e] != "string") return validate27.errors = [{
											instancePath: t + "/annotations/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
											schemaPath: "#/properties/annotations/additionalProperties/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}], !1;
									}
									var l = !0;
								} else var l = !0;
								if (l) {
									if (e.organization_id !== void 0) {
										let n = e.organization_id;
										if (typeof n == "string") {
											if (!o.test(n)) return validate27.errors = [{
												instancePath: t + "/organization_id",
												schemaPath: "#/properties/organization_id/pattern",
												keyword: "pattern",
												params: { pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$" },
												message: "must match pattern \"^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$\""
											}], !1;
										} else return validate27.errors = [{
											instancePath: t + "/organization_id",
											schemaPath: "#/properties/organization_id/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}], !1;
										var l = !0;
									} else var l = !0;
									if (l) {
										if (e.organization_name !== void 0) {
											if (typeof e.organization_name != "string") return validate27.errors = [{
												instancePath: t + "/organization_name",
												schemaPath: "#/properties/organization_name/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											var l = !0;
										} else var l = !0;
										if (l) {
											if (e.workflow_id !== void 0) {
												let n = e.workflow_id;
												if (typeof n == "string") {
													if (!o.test(n)) return validate27.errors = [{
														instancePath: t + "/workflow_id",
														schemaPath: "#/properties/workflow_id/pattern",
														keyword: "pattern",
														params: { pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$" },
														message: "must match pattern \"^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$\""
													}], !1;
												} else return validate27.errors = [{
													instancePath: t + "/workflow_id",
													schemaPath: "#/properties/workflow_id/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}], !1;
												var l = !0;
											} else var l = !0;
											if (l) {
												if (e.workflow_name !== void 0) {
													if (typeof e.workflow_name != "string") return validate27.errors = [{
														instancePath: t + "/workflow_name",
														schemaPath: "#/properties/workflow_name/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}], !1;
													var l = !0;
												} else var l = !0;
												if (l) {
													if (e.workflow_run_id !== void 0) {
														let n = e.workflow_run_id;
														if (typeof n == "string") {
															if (!o.test(n)) return validate27.errors = [{
																instancePath: t + "/workflow_run_id",
																schemaPath: "#/properties/workflow_run_id/pattern",
																keyword: "pattern",
																params: { pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$" },
																message: "must match pattern \"^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$\""
															}], !1;
														} else return validate27.errors = [{
															instancePath: t + "/workflow_run_id",
															schemaPath: "#/properties/workflow_run_id/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}], !1;
														var l = !0;
													} else var l = !0;
													if (l) {
														if (e.project_id !== void 0) {
															let n = e.project_id;
															if (typeof n == "string") {
																if (!o.test(n)) return validate27.errors = [{
																	instancePath: t + "/project_id",
																	schemaPath: "#/properties/project_id/pattern",
																	keyword: "pattern",
																	params: { pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$" },
																	message: "must match pattern \"^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$\""
																}], !1;
															} else return validate27.errors = [{
																instancePath: t + "/project_id",
																schemaPath: "#/properties/project_id/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}], !1;
															var l = !0;
														} else var l = !0;
														if (l) {
															if (e.project_name !== void 0) {
																if (typeof e.project_name != "string") return validate27.errors = [{
																	instancePath: t + "/project_name",
																	schemaPath: "#/properties/project_name/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}], !1;
																var l = !0;
															} else var l = !0;
															if (l) {
																if (e.project_version_id !== void 0) {
																	let n = e.project_version_id;
																	if (typeof n == "string") {
																		if (!o.test(n)) return validate27.errors = [{
																			instancePath: t + "/project_version_id",
																			schemaPath: "#/properties/project_version_id/pattern",
																			keyword: "pattern",
																			params: { pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$" },
																			message: "must match pattern \"^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$\""
																		}], !1;
																	} else return validate27.errors = [{
																		instancePath: t + "/project_version_id",
																		schemaPath: "#/properties/project_version_id/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}], !1;
																	var l = !0;
																} else var l = !0;
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		}
	} else return validate27.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "object" },
		message: "must be object"
	}], !1;
	return validate27.errors = null, !0;
}
validate27.evaluated = {
	props: {
		id: !0,
		name: !0,
		digest: !0,
		kind: !0,
		subject_name: !0,
		subject_version: !0,
		annotations: !0,
		organization_id: !0,
		organization_name: !0,
		workflow_id: !0,
		workflow_name: !0,
		workflow_run_id: !0,
		project_id: !0,
		project_name: !0,
		project_version_id: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const x = validate28;
function validate28(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = validate28.evaluated;
	if (o.dynamicProps && (o.props = void 0), o.dynamicItems && (o.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		let n;
		if (e.loginURL === void 0 && (n = "loginURL") || e.version === void 0 && (n = "version")) return validate28.errors = [{
			instancePath: t,
			schemaPath: "#/required",
			keyword: "required",
			params: { missingProperty: n },
			message: "must have required property '" + n + "'"
		}], !1;
		if (e.loginURL !== void 0) {
			if (typeof e.loginURL != "string") return validate28.errors = [{
				instancePath: t + "/loginURL",
				schemaPath: "#/properties/loginURL/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			}], !1;
			var s = !0;
		} else var s = !0;
		if (s) {
			if (e.version !== void 0) {
				if (typeof e.version != "string") return validate28.errors = [{
					instancePath: t + "/version",
					schemaPath: "#/properties/version/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var s = !0;
			} else var s = !0;
			if (s) {
				if (e.chartVersion !== void 0) {
					if (typeof e.chartVersion != "string") return validate28.errors = [{
						instancePath: t + "/chartVersion",
						schemaPath: "#/properties/chartVersion/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var s = !0;
				} else var s = !0;
			}
		}
	} else return validate28.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "object" },
		message: "must be object"
	}], !1;
	return validate28.errors = null, !0;
}
validate28.evaluated = {
	props: {
		loginURL: !0,
		version: !0,
		chartVersion: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const S = validate29;
function validate29(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = validate29.evaluated;
	if (o.dynamicProps && (o.props = void 0), o.dynamicItems && (o.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		let n;
		if (e.skipped === void 0 && (n = "skipped") || e.violations === void 0 && (n = "violations")) return validate29.errors = [{
			instancePath: t,
			schemaPath: "#/required",
			keyword: "required",
			params: { missingProperty: n },
			message: "must have required property '" + n + "'"
		}], !1;
		if (e.skipped !== void 0) {
			if (typeof e.skipped != "boolean") return validate29.errors = [{
				instancePath: t + "/skipped",
				schemaPath: "#/properties/skipped/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			}], !1;
			var s = !0;
		} else var s = !0;
		if (s) {
			if (e.violations !== void 0) {
				let n = e.violations;
				if (Array.isArray(n)) {
					let e = n.length;
					for (let r = 0; r < e; r++) if (typeof n[r] != "string") return validate29.errors = [{
						instancePath: t + "/violations/" + r,
						schemaPath: "#/properties/violations/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
				} else return validate29.errors = [{
					instancePath: t + "/violations",
					schemaPath: "#/properties/violations/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				}], !1;
				var s = !0;
			} else var s = !0;
		}
	} else return validate29.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "object" },
		message: "must be object"
	}], !1;
	return validate29.errors = null, !0;
}
validate29.evaluated = {
	props: {
		skipped: !0,
		violations: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
// src/evidence/schema/validators.ts
const C = {
	"compliance-evaluation": i,
	"compliance-list": l,
	"discover-response": u,
	"error-status": h,
	"evidence-list": _,
	"evidence-record": b,
	"instance-info": x,
	"prompt-result": S,
	"referrer-item": validate23
};
function issuesOf(e, t) {
	let r = C[e];
	try {
		if (r(t)) return [];
	} catch (e) {
		if (n(e, "RangeError")) return [{
			path: "",
			message: "is nested too deeply"
		}];
		throw e;
	}
	return (r.errors ?? []).map(toIssue);
}
function toIssue({ instancePath: e, message: t }) {
	return {
		path: e.replaceAll(/\p{Cc}/gu, "?").slice(0, 200),
		message: t ?? "does not fit the schema"
	};
}
export { issuesOf };
