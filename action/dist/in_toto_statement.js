import { oneOf as e } from "./judging.js";
// src/gate/inputs/compiled/in_toto_statement.js
const lengthOf = (e) => {
	let t = 0;
	for (let n of e) t += 1;
	return t;
}, t = validate21, n = Object.prototype.hasOwnProperty, r = e(["https://in-toto.io/Statement/v1", "https://in-toto.io/Statement/v0.1"]), i = lengthOf, a = /* @__PURE__ */ RegExp(".*", "u");
function validate21(e, { instancePath: t = "", parentData: o, parentDataProperty: s, rootData: c = e } = {}) {
	if (e && typeof e == "object" && !Array.isArray(e)) {
		let o;
		if ((e._type === void 0 || !n.call(e, "_type")) && (o = "_type") || (e.subject === void 0 || !n.call(e, "subject")) && (o = "subject") || (e.predicateType === void 0 || !n.call(e, "predicateType")) && (o = "predicateType")) return validate21.errors = [{
			instancePath: t,
			schemaPath: "#/required",
			keyword: "required",
			params: { missingProperty: o },
			message: "must have required property '" + o + "'"
		}], !1;
		if (e._type !== void 0 && n.call(e, "_type")) {
			if (!r(e._type, e, "_type")) return validate21.errors = [{
				instancePath: t + "/_type",
				schemaPath: "#/properties/_type/enum",
				keyword: "enum",
				params: { allowedValues: r.allowed },
				message: "must be equal to one of the allowed values"
			}], !1;
			var l = !0;
		} else var l = !0;
		if (l) {
			if (e.subject !== void 0 && n.call(e, "subject")) {
				let r = e.subject;
				if (Array.isArray(r)) {
					if (r.length < 1) return validate21.errors = [{
						instancePath: t + "/subject",
						schemaPath: "#/properties/subject/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					}], !1;
					{
						let e = r.length;
						for (let i = 0; i < e; i++) {
							let e = r[i];
							if (e && typeof e == "object" && !Array.isArray(e)) {
								let r;
								if ((e.digest === void 0 || !n.call(e, "digest")) && (r = "digest")) return validate21.errors = [{
									instancePath: t + "/subject/" + i,
									schemaPath: "#/properties/subject/items/required",
									keyword: "required",
									params: { missingProperty: r },
									message: "must have required property '" + r + "'"
								}], !1;
								if (e.name !== void 0 && n.call(e, "name")) {
									if (typeof e.name != "string") return validate21.errors = [{
										instancePath: t + "/subject/" + i + "/name",
										schemaPath: "#/properties/subject/items/properties/name/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}], !1;
									var u = !0;
								} else var u = !0;
								if (u) {
									if (e.uri !== void 0 && n.call(e, "uri")) {
										if (typeof e.uri != "string") return validate21.errors = [{
											instancePath: t + "/subject/" + i + "/uri",
											schemaPath: "#/properties/subject/items/properties/uri/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}], !1;
										var u = !0;
									} else var u = !0;
									if (u) {
										if (e.digest !== void 0 && n.call(e, "digest")) {
											let n = e.digest;
											if (n && typeof n == "object" && !Array.isArray(n)) {
												if (Object.keys(n).length < 1) return validate21.errors = [{
													instancePath: t + "/subject/" + i + "/digest",
													schemaPath: "#/properties/subject/items/properties/digest/minProperties",
													keyword: "minProperties",
													params: { limit: 1 },
													message: "must NOT have fewer than 1 properties"
												}], !1;
												for (let e of Object.keys(n)) if (a.test(e) && typeof n[e] != "string") return validate21.errors = [{
													instancePath: t + "/subject/" + i + "/digest/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
													schemaPath: "#/properties/subject/items/properties/digest/patternProperties/.*/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}], !1;
											} else return validate21.errors = [{
												instancePath: t + "/subject/" + i + "/digest",
												schemaPath: "#/properties/subject/items/properties/digest/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											}], !1;
											var u = !0;
										} else var u = !0;
										if (u) {
											if (e.content !== void 0 && n.call(e, "content")) {
												if (typeof e.content != "string") return validate21.errors = [{
													instancePath: t + "/subject/" + i + "/content",
													schemaPath: "#/properties/subject/items/properties/content/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}], !1;
												var u = !0;
											} else var u = !0;
											if (u) {
												if (e.downloadLocation !== void 0 && n.call(e, "downloadLocation")) {
													if (typeof e.downloadLocation != "string") return validate21.errors = [{
														instancePath: t + "/subject/" + i + "/downloadLocation",
														schemaPath: "#/properties/subject/items/properties/downloadLocation/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}], !1;
													var u = !0;
												} else var u = !0;
												if (u) {
													if (e.mediaType !== void 0 && n.call(e, "mediaType")) {
														if (typeof e.mediaType != "string") return validate21.errors = [{
															instancePath: t + "/subject/" + i + "/mediaType",
															schemaPath: "#/properties/subject/items/properties/mediaType/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}], !1;
														var u = !0;
													} else var u = !0;
													if (u) {
														if (e.annotations !== void 0 && n.call(e, "annotations")) {
															let n = e.annotations;
															if (!n || typeof n != "object" || Array.isArray(n)) return validate21.errors = [{
																instancePath: t + "/subject/" + i + "/annotations",
																schemaPath: "#/properties/subject/items/properties/annotations/type",
																keyword: "type",
																params: { type: "object" },
																message: "must be object"
															}], !1;
															var u = !0;
														} else var u = !0;
													}
												}
											}
										}
									}
								}
							} else return validate21.errors = [{
								instancePath: t + "/subject/" + i,
								schemaPath: "#/properties/subject/items/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							}], !1;
						}
					}
				} else return validate21.errors = [{
					instancePath: t + "/subject",
					schemaPath: "#/properties/subject/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				}], !1;
				var l = !0;
			} else var l = !0;
			if (l) {
				if (e.predicateType !== void 0 && n.call(e, "predicateType")) {
					let n = e.predicateType;
					if (typeof n == "string") {
						if (i(n) < 1) return validate21.errors = [{
							instancePath: t + "/predicateType",
							schemaPath: "#/properties/predicateType/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						}], !1;
					} else return validate21.errors = [{
						instancePath: t + "/predicateType",
						schemaPath: "#/properties/predicateType/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var l = !0;
				} else var l = !0;
				if (l) {
					if (e.predicate !== void 0 && n.call(e, "predicate")) {
						let n = e.predicate;
						if (!n || typeof n != "object" || Array.isArray(n)) return validate21.errors = [{
							instancePath: t + "/predicate",
							schemaPath: "#/properties/predicate/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						}], !1;
						var l = !0;
					} else var l = !0;
				}
			}
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
export { t as validate };
