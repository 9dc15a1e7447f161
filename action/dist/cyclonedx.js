import { duplicateIn as e, fitsNumber as t, oneOf as n } from "./judging.js";
// src/gate/inputs/compiled/cyclonedx.js
const lengthOf = (e) => {
	let t = 0;
	for (let n of e) t += 1;
	return t;
}, r = validate21, i = Object.prototype.hasOwnProperty, a = n(["CycloneDX"]), o = t("minimum", "1"), s = e, c = t("maximum", "1"), l = t("minimum", "0"), u = /* @__PURE__ */ RegExp("^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u"), d = n([
	"design",
	"pre-build",
	"build",
	"post-build",
	"operations",
	"discovery",
	"decommission"
]), f = n([!1]), p = n([
	"application",
	"framework",
	"library",
	"container",
	"platform",
	"operating-system",
	"device",
	"device-driver",
	"firmware",
	"file",
	"machine-learning-model",
	"data",
	"cryptographic-asset"
]), m = n([
	"required",
	"optional",
	"excluded"
]), h = /* @__PURE__ */ RegExp("^[-+a-z0-9.]+/[-+a-z0-9.]+$", "u"), g = lengthOf;
function validate24(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	if (typeof e == "string") {
		if (g(e) < 1) return validate24.errors = [{
			instancePath: t,
			schemaPath: "#/minLength",
			keyword: "minLength",
			params: { limit: 1 },
			message: "must NOT have fewer than 1 characters"
		}], !1;
	} else return validate24.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "string" },
		message: "must be string"
	}], !1;
	return validate24.errors = null, !0;
}
function validate28(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e["bom-ref"] !== void 0 && i.call(e, "bom-ref")) {
				let n = s;
				validate24(e["bom-ref"], {
					instancePath: t + "/bom-ref",
					parentData: e,
					parentDataProperty: "bom-ref",
					rootData: a
				}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length);
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.country !== void 0 && i.call(e, "country")) {
					let n = s;
					if (typeof e.country != "string") return validate28.errors = [{
						instancePath: t + "/country",
						schemaPath: "#/properties/country/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.region !== void 0 && i.call(e, "region")) {
						let n = s;
						if (typeof e.region != "string") return validate28.errors = [{
							instancePath: t + "/region",
							schemaPath: "#/properties/region/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						var c = n === s;
					} else var c = !0;
					if (c) {
						if (e.locality !== void 0 && i.call(e, "locality")) {
							let n = s;
							if (typeof e.locality != "string") return validate28.errors = [{
								instancePath: t + "/locality",
								schemaPath: "#/properties/locality/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
							var c = n === s;
						} else var c = !0;
						if (c) {
							if (e.postOfficeBoxNumber !== void 0 && i.call(e, "postOfficeBoxNumber")) {
								let n = s;
								if (typeof e.postOfficeBoxNumber != "string") return validate28.errors = [{
									instancePath: t + "/postOfficeBoxNumber",
									schemaPath: "#/properties/postOfficeBoxNumber/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var c = n === s;
							} else var c = !0;
							if (c) {
								if (e.postalCode !== void 0 && i.call(e, "postalCode")) {
									let n = s;
									if (typeof e.postalCode != "string") return validate28.errors = [{
										instancePath: t + "/postalCode",
										schemaPath: "#/properties/postalCode/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}], !1;
									var c = n === s;
								} else var c = !0;
								if (c) {
									if (e.streetAddress !== void 0 && i.call(e, "streetAddress")) {
										let n = s;
										if (typeof e.streetAddress != "string") return validate28.errors = [{
											instancePath: t + "/streetAddress",
											schemaPath: "#/properties/streetAddress/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}], !1;
										var c = n === s;
									} else var c = !0;
								}
							}
						}
					}
				}
			}
		} else return validate28.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate28.errors = o, s === 0;
}
function validate31(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e["bom-ref"] !== void 0 && i.call(e, "bom-ref")) {
				let n = s;
				validate24(e["bom-ref"], {
					instancePath: t + "/bom-ref",
					parentData: e,
					parentDataProperty: "bom-ref",
					rootData: a
				}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length);
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.name !== void 0 && i.call(e, "name")) {
					let n = s;
					if (typeof e.name != "string") return validate31.errors = [{
						instancePath: t + "/name",
						schemaPath: "#/properties/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.email !== void 0 && i.call(e, "email")) {
						let n = s;
						if (typeof e.email != "string") return validate31.errors = [{
							instancePath: t + "/email",
							schemaPath: "#/properties/email/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						var c = n === s;
					} else var c = !0;
					if (c) {
						if (e.phone !== void 0 && i.call(e, "phone")) {
							let n = s;
							if (typeof e.phone != "string") return validate31.errors = [{
								instancePath: t + "/phone",
								schemaPath: "#/properties/phone/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
							var c = n === s;
						} else var c = !0;
					}
				}
			}
		} else return validate31.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate31.errors = o, s === 0;
}
function validate26(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e["bom-ref"] !== void 0 && i.call(e, "bom-ref")) {
				let n = s;
				validate24(e["bom-ref"], {
					instancePath: t + "/bom-ref",
					parentData: e,
					parentDataProperty: "bom-ref",
					rootData: a
				}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length);
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.name !== void 0 && i.call(e, "name")) {
					let n = s;
					if (typeof e.name != "string") return validate26.errors = [{
						instancePath: t + "/name",
						schemaPath: "#/properties/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.address !== void 0 && i.call(e, "address")) {
						let n = s;
						validate28(e.address, {
							instancePath: t + "/address",
							parentData: e,
							parentDataProperty: "address",
							rootData: a
						}) || (o = o === null ? validate28.errors : o.concat(validate28.errors), s = o.length);
						var c = n === s;
					} else var c = !0;
					if (c) {
						if (e.url !== void 0 && i.call(e, "url")) {
							let n = e.url, r = s;
							if (s === r) {
								if (Array.isArray(n)) {
									let e = n.length;
									for (let r = 0; r < e; r++) {
										let e = s;
										if (typeof n[r] != "string") return validate26.errors = [{
											instancePath: t + "/url/" + r,
											schemaPath: "#/properties/url/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}], !1;
										if (e !== s) break;
									}
								} else return validate26.errors = [{
									instancePath: t + "/url",
									schemaPath: "#/properties/url/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}], !1;
							}
							var c = r === s;
						} else var c = !0;
						if (c) {
							if (e.contact !== void 0 && i.call(e, "contact")) {
								let n = e.contact, r = s;
								if (s === r) {
									if (Array.isArray(n)) {
										let e = n.length;
										for (let r = 0; r < e; r++) {
											let e = s;
											if (validate31(n[r], {
												instancePath: t + "/contact/" + r,
												parentData: n,
												parentDataProperty: r,
												rootData: a
											}) || (o = o === null ? validate31.errors : o.concat(validate31.errors), s = o.length), e !== s) break;
										}
									} else return validate26.errors = [{
										instancePath: t + "/contact",
										schemaPath: "#/properties/contact/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}], !1;
								}
								var c = r === s;
							} else var c = !0;
						}
					}
				}
			}
		} else return validate26.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate26.errors = o, s === 0;
}
function validate37(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	if (typeof e == "string") {
		if (g(e) > 1024) return validate37.errors = [{
			instancePath: t,
			schemaPath: "#/maxLength",
			keyword: "maxLength",
			params: { limit: 1024 },
			message: "must NOT have more than 1024 characters"
		}], !1;
	} else return validate37.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "string" },
		message: "must be string"
	}], !1;
	return validate37.errors = null, !0;
}
function validate39(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	if (typeof e == "string") {
		if (g(e) > 4096) return validate39.errors = [{
			instancePath: t,
			schemaPath: "#/maxLength",
			keyword: "maxLength",
			params: { limit: 4096 },
			message: "must NOT have more than 4096 characters"
		}], !1;
		if (g(e) < 1) return validate39.errors = [{
			instancePath: t,
			schemaPath: "#/minLength",
			keyword: "minLength",
			params: { limit: 1 },
			message: "must NOT have fewer than 1 characters"
		}], !1;
	} else return validate39.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "string" },
		message: "must be string"
	}], !1;
	return validate39.errors = null, !0;
}
const _ = n([
	"MD5",
	"SHA-1",
	"SHA-256",
	"SHA-384",
	"SHA-512",
	"SHA3-256",
	"SHA3-384",
	"SHA3-512",
	"BLAKE2b-256",
	"BLAKE2b-384",
	"BLAKE2b-512",
	"BLAKE3",
	"Streebog-256",
	"Streebog-512"
]);
function validate42(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	return typeof e == "string" ? _(e, n, r) ? (validate42.errors = null, !0) : (validate42.errors = [{
		instancePath: t,
		schemaPath: "#/enum",
		keyword: "enum",
		params: { allowedValues: _.allowed },
		message: "must be equal to one of the allowed values"
	}], !1) : (validate42.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "string" },
		message: "must be string"
	}], !1);
}
const v = /* @__PURE__ */ RegExp("^([a-fA-F0-9]{32}|[a-fA-F0-9]{40}|[a-fA-F0-9]{64}|[a-fA-F0-9]{96}|[a-fA-F0-9]{128})$", "u");
function validate44(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	if (typeof e == "string") {
		if (!v.test(e)) return validate44.errors = [{
			instancePath: t,
			schemaPath: "#/pattern",
			keyword: "pattern",
			params: { pattern: "^([a-fA-F0-9]{32}|[a-fA-F0-9]{40}|[a-fA-F0-9]{64}|[a-fA-F0-9]{96}|[a-fA-F0-9]{128})$" },
			message: "must match pattern \"^([a-fA-F0-9]{32}|[a-fA-F0-9]{40}|[a-fA-F0-9]{64}|[a-fA-F0-9]{96}|[a-fA-F0-9]{128})$\""
		}], !1;
	} else return validate44.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "string" },
		message: "must be string"
	}], !1;
	return validate44.errors = null, !0;
}
function validate41(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.alg === void 0 || !i.call(e, "alg")) && (n = "alg") || (e.content === void 0 || !i.call(e, "content")) && (n = "content")) return validate41.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.alg !== void 0 && i.call(e, "alg")) {
				let n = s;
				validate42(e.alg, {
					instancePath: t + "/alg",
					parentData: e,
					parentDataProperty: "alg",
					rootData: a
				}) || (o = o === null ? validate42.errors : o.concat(validate42.errors), s = o.length);
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.content !== void 0 && i.call(e, "content")) {
					let n = s;
					validate44(e.content, {
						instancePath: t + "/content",
						parentData: e,
						parentDataProperty: "content",
						rootData: a
					}) || (o = o === null ? validate44.errors : o.concat(validate44.errors), s = o.length);
					var c = n === s;
				} else var c = !0;
			}
		} else return validate41.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate41.errors = o, s === 0;
}
const y = n(["declared", "concluded"]);
function validate50(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	return typeof e == "string" ? y(e, n, r) ? (validate50.errors = null, !0) : (validate50.errors = [{
		instancePath: t,
		schemaPath: "#/enum",
		keyword: "enum",
		params: { allowedValues: y.allowed },
		message: "must be equal to one of the allowed values"
	}], !1) : (validate50.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "string" },
		message: "must be string"
	}], !1);
}
const b = n(["base64"]);
function validate52(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	if (e && typeof e == "object" && !Array.isArray(e)) {
		let n;
		if ((e.content === void 0 || !i.call(e, "content")) && (n = "content")) return validate52.errors = [{
			instancePath: t,
			schemaPath: "#/required",
			keyword: "required",
			params: { missingProperty: n },
			message: "must have required property '" + n + "'"
		}], !1;
		if (e.contentType !== void 0 && i.call(e, "contentType")) {
			if (typeof e.contentType != "string") return validate52.errors = [{
				instancePath: t + "/contentType",
				schemaPath: "#/properties/contentType/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			}], !1;
			var o = !0;
		} else var o = !0;
		if (o) {
			if (e.encoding !== void 0 && i.call(e, "encoding")) {
				let n = e.encoding;
				if (typeof n != "string") return validate52.errors = [{
					instancePath: t + "/encoding",
					schemaPath: "#/properties/encoding/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				if (!b(n, e, "encoding")) return validate52.errors = [{
					instancePath: t + "/encoding",
					schemaPath: "#/properties/encoding/enum",
					keyword: "enum",
					params: { allowedValues: b.allowed },
					message: "must be equal to one of the allowed values"
				}], !1;
				var o = !0;
			} else var o = !0;
			if (o) {
				if (e.content !== void 0 && i.call(e, "content")) {
					if (typeof e.content != "string") return validate52.errors = [{
						instancePath: t + "/content",
						schemaPath: "#/properties/content/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var o = !0;
				} else var o = !0;
			}
		}
	} else return validate52.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "object" },
		message: "must be object"
	}], !1;
	return validate52.errors = null, !0;
}
const x = n([
	"academic",
	"appliance",
	"client-access",
	"concurrent-user",
	"core-points",
	"custom-metric",
	"device",
	"evaluation",
	"named-user",
	"node-locked",
	"oem",
	"perpetual",
	"processor-points",
	"subscription",
	"user",
	"other"
]);
function validate54(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.altIds !== void 0 && i.call(e, "altIds")) {
				let n = e.altIds, r = s;
				if (s === r) {
					if (Array.isArray(n)) {
						let e = n.length;
						for (let r = 0; r < e; r++) {
							let e = s;
							if (typeof n[r] != "string") return validate54.errors = [{
								instancePath: t + "/altIds/" + r,
								schemaPath: "#/properties/altIds/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
							if (e !== s) break;
						}
					} else return validate54.errors = [{
						instancePath: t + "/altIds",
						schemaPath: "#/properties/altIds/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					}], !1;
				}
				var c = r === s;
			} else var c = !0;
			if (c) {
				if (e.licensor !== void 0 && i.call(e, "licensor")) {
					let n = e.licensor, r = s, d = s, f = !1, p = s;
					if (n && typeof n == "object" && !Array.isArray(n)) {
						let e;
						if ((n.organization === void 0 || !i.call(n, "organization")) && (e = "organization")) {
							let n = {
								instancePath: t + "/licensor",
								schemaPath: "#/properties/licensor/anyOf/0/required",
								keyword: "required",
								params: { missingProperty: e },
								message: "must have required property '" + e + "'"
							};
							o === null ? o = [n] : o.push(n), s++;
						}
					}
					var l = p === s;
					if (f ||= l, !f) {
						let e = s;
						if (n && typeof n == "object" && !Array.isArray(n)) {
							let e;
							if ((n.individual === void 0 || !i.call(n, "individual")) && (e = "individual")) {
								let n = {
									instancePath: t + "/licensor",
									schemaPath: "#/properties/licensor/anyOf/1/required",
									keyword: "required",
									params: { missingProperty: e },
									message: "must have required property '" + e + "'"
								};
								o === null ? o = [n] : o.push(n), s++;
							}
						}
						var l = e === s;
						f ||= l;
					}
					if (f) s = d, o !== null && (d ? o.length = d : o = null);
					else {
						let e = {
							instancePath: t + "/licensor",
							schemaPath: "#/properties/licensor/anyOf",
							keyword: "anyOf",
							params: {},
							message: "must match a schema in anyOf"
						};
						return o === null ? o = [e] : o.push(e), s++, validate54.errors = o, !1;
					}
					if (s === r) {
						if (n && typeof n == "object" && !Array.isArray(n)) {
							if (n.organization !== void 0 && i.call(n, "organization")) {
								let e = s;
								validate26(n.organization, {
									instancePath: t + "/licensor/organization",
									parentData: n,
									parentDataProperty: "organization",
									rootData: a
								}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
								var u = e === s;
							} else var u = !0;
							if (u) {
								if (n.individual !== void 0 && i.call(n, "individual")) {
									let e = s;
									validate31(n.individual, {
										instancePath: t + "/licensor/individual",
										parentData: n,
										parentDataProperty: "individual",
										rootData: a
									}) || (o = o === null ? validate31.errors : o.concat(validate31.errors), s = o.length);
									var u = e === s;
								} else var u = !0;
							}
						} else return validate54.errors = [{
							instancePath: t + "/licensor",
							schemaPath: "#/properties/licensor/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						}], !1;
					}
					var c = r === s;
				} else var c = !0;
				if (c) {
					if (e.licensee !== void 0 && i.call(e, "licensee")) {
						let n = e.licensee, r = s, l = s, u = !1, p = s;
						if (n && typeof n == "object" && !Array.isArray(n)) {
							let e;
							if ((n.organization === void 0 || !i.call(n, "organization")) && (e = "organization")) {
								let n = {
									instancePath: t + "/licensee",
									schemaPath: "#/properties/licensee/anyOf/0/required",
									keyword: "required",
									params: { missingProperty: e },
									message: "must have required property '" + e + "'"
								};
								o === null ? o = [n] : o.push(n), s++;
							}
						}
						var d = p === s;
						if (u ||= d, !u) {
							let e = s;
							if (n && typeof n == "object" && !Array.isArray(n)) {
								let e;
								if ((n.individual === void 0 || !i.call(n, "individual")) && (e = "individual")) {
									let n = {
										instancePath: t + "/licensee",
										schemaPath: "#/properties/licensee/anyOf/1/required",
										keyword: "required",
										params: { missingProperty: e },
										message: "must have required property '" + e + "'"
									};
									o === null ? o = [n] : o.push(n), s++;
								}
							}
							var d = e === s;
							u ||= d;
						}
						if (u) s = l, o !== null && (l ? o.length = l : o = null);
						else {
							let e = {
								instancePath: t + "/licensee",
								schemaPath: "#/properties/licensee/anyOf",
								keyword: "anyOf",
								params: {},
								message: "must match a schema in anyOf"
							};
							return o === null ? o = [e] : o.push(e), s++, validate54.errors = o, !1;
						}
						if (s === r) {
							if (n && typeof n == "object" && !Array.isArray(n)) {
								if (n.organization !== void 0 && i.call(n, "organization")) {
									let e = s;
									validate26(n.organization, {
										instancePath: t + "/licensee/organization",
										parentData: n,
										parentDataProperty: "organization",
										rootData: a
									}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
									var f = e === s;
								} else var f = !0;
								if (f) {
									if (n.individual !== void 0 && i.call(n, "individual")) {
										let e = s;
										validate31(n.individual, {
											instancePath: t + "/licensee/individual",
											parentData: n,
											parentDataProperty: "individual",
											rootData: a
										}) || (o = o === null ? validate31.errors : o.concat(validate31.errors), s = o.length);
										var f = e === s;
									} else var f = !0;
								}
							} else return validate54.errors = [{
								instancePath: t + "/licensee",
								schemaPath: "#/properties/licensee/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							}], !1;
						}
						var c = r === s;
					} else var c = !0;
					if (c) {
						if (e.purchaser !== void 0 && i.call(e, "purchaser")) {
							let n = e.purchaser, r = s, l = s, u = !1, d = s;
							if (n && typeof n == "object" && !Array.isArray(n)) {
								let e;
								if ((n.organization === void 0 || !i.call(n, "organization")) && (e = "organization")) {
									let n = {
										instancePath: t + "/purchaser",
										schemaPath: "#/properties/purchaser/anyOf/0/required",
										keyword: "required",
										params: { missingProperty: e },
										message: "must have required property '" + e + "'"
									};
									o === null ? o = [n] : o.push(n), s++;
								}
							}
							var p = d === s;
							if (u ||= p, !u) {
								let e = s;
								if (n && typeof n == "object" && !Array.isArray(n)) {
									let e;
									if ((n.individual === void 0 || !i.call(n, "individual")) && (e = "individual")) {
										let n = {
											instancePath: t + "/purchaser",
											schemaPath: "#/properties/purchaser/anyOf/1/required",
											keyword: "required",
											params: { missingProperty: e },
											message: "must have required property '" + e + "'"
										};
										o === null ? o = [n] : o.push(n), s++;
									}
								}
								var p = e === s;
								u ||= p;
							}
							if (u) s = l, o !== null && (l ? o.length = l : o = null);
							else {
								let e = {
									instancePath: t + "/purchaser",
									schemaPath: "#/properties/purchaser/anyOf",
									keyword: "anyOf",
									params: {},
									message: "must match a schema in anyOf"
								};
								return o === null ? o = [e] : o.push(e), s++, validate54.errors = o, !1;
							}
							if (s === r) {
								if (n && typeof n == "object" && !Array.isArray(n)) {
									if (n.organization !== void 0 && i.call(n, "organization")) {
										let e = s;
										validate26(n.organization, {
											instancePath: t + "/purchaser/organization",
											parentData: n,
											parentDataProperty: "organization",
											rootData: a
										}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
										var m = e === s;
									} else var m = !0;
									if (m) {
										if (n.individual !== void 0 && i.call(n, "individual")) {
											let e = s;
											validate31(n.individual, {
												instancePath: t + "/purchaser/individual",
												parentData: n,
												parentDataProperty: "individual",
												rootData: a
											}) || (o = o === null ? validate31.errors : o.concat(validate31.errors), s = o.length);
											var m = e === s;
										} else var m = !0;
									}
								} else return validate54.errors = [{
									instancePath: t + "/purchaser",
									schemaPath: "#/properties/purchaser/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}], !1;
							}
							var c = r === s;
						} else var c = !0;
						if (c) {
							if (e.purchaseOrder !== void 0 && i.call(e, "purchaseOrder")) {
								let n = s;
								if (typeof e.purchaseOrder != "string") return validate54.errors = [{
									instancePath: t + "/purchaseOrder",
									schemaPath: "#/properties/purchaseOrder/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var c = n === s;
							} else var c = !0;
							if (c) {
								if (e.licenseTypes !== void 0 && i.call(e, "licenseTypes")) {
									let n = e.licenseTypes, r = s;
									if (s === r) {
										if (Array.isArray(n)) {
											let e = n.length;
											for (let r = 0; r < e; r++) {
												let e = n[r], i = s;
												if (typeof e != "string") return validate54.errors = [{
													instancePath: t + "/licenseTypes/" + r,
													schemaPath: "#/properties/licenseTypes/items/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}], !1;
												if (!x(e, n, r)) return validate54.errors = [{
													instancePath: t + "/licenseTypes/" + r,
													schemaPath: "#/properties/licenseTypes/items/enum",
													keyword: "enum",
													params: { allowedValues: x.allowed },
													message: "must be equal to one of the allowed values"
												}], !1;
												if (i !== s) break;
											}
										} else return validate54.errors = [{
											instancePath: t + "/licenseTypes",
											schemaPath: "#/properties/licenseTypes/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}], !1;
									}
									var c = r === s;
								} else var c = !0;
								if (c) {
									if (e.lastRenewal !== void 0 && i.call(e, "lastRenewal")) {
										let n = s;
										if (typeof e.lastRenewal != "string") return validate54.errors = [{
											instancePath: t + "/lastRenewal",
											schemaPath: "#/properties/lastRenewal/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}], !1;
										var c = n === s;
									} else var c = !0;
									if (c) {
										if (e.expiration !== void 0 && i.call(e, "expiration")) {
											let n = s;
											if (typeof e.expiration != "string") return validate54.errors = [{
												instancePath: t + "/expiration",
												schemaPath: "#/properties/expiration/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											var c = n === s;
										} else var c = !0;
									}
								}
							}
						}
					}
				}
			}
		} else return validate54.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate54.errors = o, s === 0;
}
function validate62(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	if (e && typeof e == "object" && !Array.isArray(e)) {
		let n;
		if ((e.name === void 0 || !i.call(e, "name")) && (n = "name")) return validate62.errors = [{
			instancePath: t,
			schemaPath: "#/required",
			keyword: "required",
			params: { missingProperty: n },
			message: "must have required property '" + n + "'"
		}], !1;
		if (e.name !== void 0 && i.call(e, "name")) {
			if (typeof e.name != "string") return validate62.errors = [{
				instancePath: t + "/name",
				schemaPath: "#/properties/name/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			}], !1;
			var o = !0;
		} else var o = !0;
		if (o) {
			if (e.value !== void 0 && i.call(e, "value")) {
				if (typeof e.value != "string") return validate62.errors = [{
					instancePath: t + "/value",
					schemaPath: "#/properties/value/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var o = !0;
			} else var o = !0;
		}
	} else return validate62.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "object" },
		message: "must be object"
	}], !1;
	return validate62.errors = null, !0;
}
function validate48(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0, c = s, l = !1, u = s;
	if (e && typeof e == "object" && !Array.isArray(e)) {
		let n;
		if ((e.id === void 0 || !i.call(e, "id")) && (n = "id")) {
			let e = {
				instancePath: t,
				schemaPath: "#/anyOf/0/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
	}
	var d = u === s;
	if (l ||= d, !l) {
		let n = s;
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.name === void 0 || !i.call(e, "name")) && (n = "name")) {
				let e = {
					instancePath: t,
					schemaPath: "#/anyOf/1/required",
					keyword: "required",
					params: { missingProperty: n },
					message: "must have required property '" + n + "'"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		var d = n === s;
		l ||= d;
	}
	if (l) s = c, o !== null && (c ? o.length = c : o = null);
	else {
		let e = {
			instancePath: t,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		return o === null ? o = [e] : o.push(e), s++, validate48.errors = o, !1;
	}
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e["bom-ref"] !== void 0 && i.call(e, "bom-ref")) {
				let n = s;
				validate24(e["bom-ref"], {
					instancePath: t + "/bom-ref",
					parentData: e,
					parentDataProperty: "bom-ref",
					rootData: a
				}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length);
				var f = n === s;
			} else var f = !0;
			if (f) {
				if (e.name !== void 0 && i.call(e, "name")) {
					let n = s;
					if (typeof e.name != "string") return validate48.errors = [{
						instancePath: t + "/name",
						schemaPath: "#/properties/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var f = n === s;
				} else var f = !0;
				if (f) {
					if (e.acknowledgement !== void 0 && i.call(e, "acknowledgement")) {
						let n = s;
						validate50(e.acknowledgement, {
							instancePath: t + "/acknowledgement",
							parentData: e,
							parentDataProperty: "acknowledgement",
							rootData: a
						}) || (o = o === null ? validate50.errors : o.concat(validate50.errors), s = o.length);
						var f = n === s;
					} else var f = !0;
					if (f) {
						if (e.text !== void 0 && i.call(e, "text")) {
							let n = s;
							validate52(e.text, {
								instancePath: t + "/text",
								parentData: e,
								parentDataProperty: "text",
								rootData: a
							}) || (o = o === null ? validate52.errors : o.concat(validate52.errors), s = o.length);
							var f = n === s;
						} else var f = !0;
						if (f) {
							if (e.url !== void 0 && i.call(e, "url")) {
								let n = s;
								if (typeof e.url != "string") return validate48.errors = [{
									instancePath: t + "/url",
									schemaPath: "#/properties/url/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var f = n === s;
							} else var f = !0;
							if (f) {
								if (e.licensing !== void 0 && i.call(e, "licensing")) {
									let n = s;
									validate54(e.licensing, {
										instancePath: t + "/licensing",
										parentData: e,
										parentDataProperty: "licensing",
										rootData: a
									}) || (o = o === null ? validate54.errors : o.concat(validate54.errors), s = o.length);
									var f = n === s;
								} else var f = !0;
								if (f) {
									if (e.properties !== void 0 && i.call(e, "properties")) {
										let n = e.properties, r = s;
										if (s === r) {
											if (Array.isArray(n)) {
												let e = n.length;
												for (let r = 0; r < e; r++) {
													let e = s;
													if (validate62(n[r], {
														instancePath: t + "/properties/" + r,
														parentData: n,
														parentDataProperty: r,
														rootData: a
													}) || (o = o === null ? validate62.errors : o.concat(validate62.errors), s = o.length), e !== s) break;
												}
											} else return validate48.errors = [{
												instancePath: t + "/properties",
												schemaPath: "#/properties/properties/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											}], !1;
										}
										var f = r === s;
									} else var f = !0;
								}
							}
						}
					}
				}
			}
		} else return validate48.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate48.errors = o, s === 0;
}
function validate47(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (Array.isArray(e)) {
			let n = e.length;
			for (let r = 0; r < n; r++) {
				let n = e[r], d = s, f = s, p = !1, m = s;
				if (s === m) {
					if (n && typeof n == "object" && !Array.isArray(n)) {
						let e;
						if ((n.license === void 0 || !i.call(n, "license")) && (e = "license")) {
							let n = {
								instancePath: t + "/" + r,
								schemaPath: "#/items/anyOf/0/required",
								keyword: "required",
								params: { missingProperty: e },
								message: "must have required property '" + e + "'"
							};
							o === null ? o = [n] : o.push(n), s++;
						} else n.license !== void 0 && i.call(n, "license") && (validate48(n.license, {
							instancePath: t + "/" + r + "/license",
							parentData: n,
							parentDataProperty: "license",
							rootData: a
						}) || (o = o === null ? validate48.errors : o.concat(validate48.errors), s = o.length));
					} else {
						let e = {
							instancePath: t + "/" + r,
							schemaPath: "#/items/anyOf/0/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				var c = m === s;
				if (p ||= c, !p) {
					let e = s;
					if (s === e) {
						if (n && typeof n == "object" && !Array.isArray(n)) {
							let e;
							if ((n.expression === void 0 || !i.call(n, "expression")) && (e = "expression")) {
								let n = {
									instancePath: t + "/" + r,
									schemaPath: "#/items/anyOf/1/required",
									keyword: "required",
									params: { missingProperty: e },
									message: "must have required property '" + e + "'"
								};
								o === null ? o = [n] : o.push(n), s++;
							} else {
								if (n.expression !== void 0 && i.call(n, "expression")) {
									let e = s;
									if (typeof n.expression != "string") {
										let e = {
											instancePath: t + "/" + r + "/expression",
											schemaPath: "#/items/anyOf/1/properties/expression/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										o === null ? o = [e] : o.push(e), s++;
									}
									var l = e === s;
								} else var l = !0;
								if (l) {
									if (n.expressionDetails !== void 0 && i.call(n, "expressionDetails")) {
										let e = n.expressionDetails, c = s;
										if (s === c) {
											if (Array.isArray(e)) {
												let n = e.length;
												for (let c = 0; c < n; c++) {
													let n = e[c], l = s;
													if (s === l) {
														if (n && typeof n == "object" && !Array.isArray(n)) {
															let e;
															if ((n.licenseIdentifier === void 0 || !i.call(n, "licenseIdentifier")) && (e = "licenseIdentifier")) {
																let n = {
																	instancePath: t + "/" + r + "/expressionDetails/" + c,
																	schemaPath: "#/items/anyOf/1/properties/expressionDetails/items/required",
																	keyword: "required",
																	params: { missingProperty: e },
																	message: "must have required property '" + e + "'"
																};
																o === null ? o = [n] : o.push(n), s++;
															} else {
																if (n.licenseIdentifier !== void 0 && i.call(n, "licenseIdentifier")) {
																	let e = s;
																	if (typeof n.licenseIdentifier != "string") {
																		let e = {
																			instancePath: t + "/" + r + "/expressionDetails/" + c + "/licenseIdentifier",
																			schemaPath: "#/items/anyOf/1/properties/expressionDetails/items/properties/licenseIdentifier/type",
																			keyword: "type",
																			params: { type: "string" },
																			message: "must be string"
																		};
																		o === null ? o = [e] : o.push(e), s++;
																	}
																	var u = e === s;
																} else var u = !0;
																if (u) {
																	if (n["bom-ref"] !== void 0 && i.call(n, "bom-ref")) {
																		let e = s;
																		validate24(n["bom-ref"], {
																			instancePath: t + "/" + r + "/expressionDetails/" + c + "/bom-ref",
																			parentData: n,
																			parentDataProperty: "bom-ref",
																			rootData: a
																		}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length);
																		var u = e === s;
																	} else var u = !0;
																	if (u) {
																		if (n.text !== void 0 && i.call(n, "text")) {
																			let e = s;
																			validate52(n.text, {
																				instancePath: t + "/" + r + "/expressionDetails/" + c + "/text",
																				parentData: n,
																				parentDataProperty: "text",
																				rootData: a
																			}) || (o = o === null ? validate52.errors : o.concat(validate52.errors), s = o.length);
																			var u = e === s;
																		} else var u = !0;
																		if (u) {
																			if (n.url !== void 0 && i.call(n, "url")) {
																				let e = s;
																				if (typeof n.url != "string") {
																					let e = {
																						instancePath: t + "/" + r + "/expressionDetails/" + c + "/url",
																						schemaPath: "#/items/anyOf/1/properties/expressionDetails/items/properties/url/type",
																						keyword: "type",
																						params: { type: "string" },
																						message: "must be string"
																					};
																					o === null ? o = [e] : o.push(e), s++;
																				}
																				var u = e === s;
																			} else var u = !0;
																		}
																	}
																}
															}
														} else {
															let e = {
																instancePath: t + "/" + r + "/expressionDetails/" + c,
																schemaPath: "#/items/anyOf/1/properties/expressionDetails/items/type",
																keyword: "type",
																params: { type: "object" },
																message: "must be object"
															};
															o === null ? o = [e] : o.push(e), s++;
														}
													}
													if (l !== s) break;
												}
											} else {
												let e = {
													instancePath: t + "/" + r + "/expressionDetails",
													schemaPath: "#/items/anyOf/1/properties/expressionDetails/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												o === null ? o = [e] : o.push(e), s++;
											}
										}
										var l = c === s;
									} else var l = !0;
									if (l) {
										if (n.acknowledgement !== void 0 && i.call(n, "acknowledgement")) {
											let e = s;
											validate50(n.acknowledgement, {
												instancePath: t + "/" + r + "/acknowledgement",
												parentData: n,
												parentDataProperty: "acknowledgement",
												rootData: a
											}) || (o = o === null ? validate50.errors : o.concat(validate50.errors), s = o.length);
											var l = e === s;
										} else var l = !0;
										if (l) {
											if (n["bom-ref"] !== void 0 && i.call(n, "bom-ref")) {
												let e = s;
												validate24(n["bom-ref"], {
													instancePath: t + "/" + r + "/bom-ref",
													parentData: n,
													parentDataProperty: "bom-ref",
													rootData: a
												}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length);
												var l = e === s;
											} else var l = !0;
											if (l) {
												if (n.licensing !== void 0 && i.call(n, "licensing")) {
													let e = s;
													validate54(n.licensing, {
														instancePath: t + "/" + r + "/licensing",
														parentData: n,
														parentDataProperty: "licensing",
														rootData: a
													}) || (o = o === null ? validate54.errors : o.concat(validate54.errors), s = o.length);
													var l = e === s;
												} else var l = !0;
												if (l) {
													if (n.properties !== void 0 && i.call(n, "properties")) {
														let e = n.properties, i = s;
														if (s === i) {
															if (Array.isArray(e)) {
																let n = e.length;
																for (let i = 0; i < n; i++) {
																	let n = s;
																	if (validate62(e[i], {
																		instancePath: t + "/" + r + "/properties/" + i,
																		parentData: e,
																		parentDataProperty: i,
																		rootData: a
																	}) || (o = o === null ? validate62.errors : o.concat(validate62.errors), s = o.length), n !== s) break;
																}
															} else {
																let e = {
																	instancePath: t + "/" + r + "/properties",
																	schemaPath: "#/items/anyOf/1/properties/properties/type",
																	keyword: "type",
																	params: { type: "array" },
																	message: "must be array"
																};
																o === null ? o = [e] : o.push(e), s++;
															}
														}
														var l = i === s;
													} else var l = !0;
												}
											}
										}
									}
								}
							}
						} else {
							let e = {
								instancePath: t + "/" + r,
								schemaPath: "#/items/anyOf/1/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					}
					var c = e === s;
					p ||= c;
				}
				if (p) s = f, o !== null && (f ? o.length = f : o = null);
				else {
					let e = {
						instancePath: t + "/" + r,
						schemaPath: "#/items/anyOf",
						keyword: "anyOf",
						params: {},
						message: "must match a schema in anyOf"
					};
					return o === null ? o = [e] : o.push(e), s++, validate47.errors = o, !1;
				}
				if (d !== s) break;
			}
		} else return validate47.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		}], !1;
	}
	return validate47.errors = o, s === 0;
}
const S = n([
	"ownership",
	"license",
	"third-party-claim",
	"standards-inclusion",
	"prior-art",
	"exclusive-rights",
	"non-assertion",
	"research-or-evaluation"
]);
function validate77(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	if (typeof e == "string") {
		if (g(e) < 1) return validate77.errors = [{
			instancePath: t,
			schemaPath: "#/minLength",
			keyword: "minLength",
			params: { limit: 1 },
			message: "must NOT have fewer than 1 characters"
		}], !1;
	} else return validate77.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "string" },
		message: "must be string"
	}], !1;
	return validate77.errors = null, !0;
}
function validate72(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (Array.isArray(e)) {
			let n = e.length;
			for (let r = 0; r < n; r++) {
				let n = e[r], u = s;
				if (s === u) {
					if (n && typeof n == "object" && !Array.isArray(n)) {
						let e;
						if ((n.assertionType === void 0 || !i.call(n, "assertionType")) && (e = "assertionType") || (n.asserter === void 0 || !i.call(n, "asserter")) && (e = "asserter")) return validate72.errors = [{
							instancePath: t + "/" + r,
							schemaPath: "#/items/required",
							keyword: "required",
							params: { missingProperty: e },
							message: "must have required property '" + e + "'"
						}], !1;
						if (n["bom-ref"] !== void 0 && i.call(n, "bom-ref")) {
							let e = s;
							validate24(n["bom-ref"], {
								instancePath: t + "/" + r + "/bom-ref",
								parentData: n,
								parentDataProperty: "bom-ref",
								rootData: a
							}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length);
							var c = e === s;
						} else var c = !0;
						if (c) {
							if (n.assertionType !== void 0 && i.call(n, "assertionType")) {
								let e = n.assertionType, i = s;
								if (typeof e != "string") return validate72.errors = [{
									instancePath: t + "/" + r + "/assertionType",
									schemaPath: "#/items/properties/assertionType/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								if (!S(e, n, "assertionType")) return validate72.errors = [{
									instancePath: t + "/" + r + "/assertionType",
									schemaPath: "#/items/properties/assertionType/enum",
									keyword: "enum",
									params: { allowedValues: S.allowed },
									message: "must be equal to one of the allowed values"
								}], !1;
								var c = i === s;
							} else var c = !0;
							if (c) {
								if (n.patentRefs !== void 0 && i.call(n, "patentRefs")) {
									let e = n.patentRefs, i = s;
									if (s === i) {
										if (Array.isArray(e)) {
											let n = e.length;
											for (let i = 0; i < n; i++) {
												let n = s;
												if (validate24(e[i], {
													instancePath: t + "/" + r + "/patentRefs/" + i,
													parentData: e,
													parentDataProperty: i,
													rootData: a
												}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length), n !== s) break;
											}
										} else return validate72.errors = [{
											instancePath: t + "/" + r + "/patentRefs",
											schemaPath: "#/items/properties/patentRefs/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}], !1;
									}
									var c = i === s;
								} else var c = !0;
								if (c) {
									if (n.asserter !== void 0 && i.call(n, "asserter")) {
										let e = n.asserter, i = s, u = s, d = !1, f = s;
										validate26(e, {
											instancePath: t + "/" + r + "/asserter",
											parentData: n,
											parentDataProperty: "asserter",
											rootData: a
										}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
										var l = f === s;
										if (d ||= l, !d) {
											let i = s;
											validate31(e, {
												instancePath: t + "/" + r + "/asserter",
												parentData: n,
												parentDataProperty: "asserter",
												rootData: a
											}) || (o = o === null ? validate31.errors : o.concat(validate31.errors), s = o.length);
											var l = i === s;
											if (d ||= l, !d) {
												let i = s;
												validate77(e, {
													instancePath: t + "/" + r + "/asserter",
													parentData: n,
													parentDataProperty: "asserter",
													rootData: a
												}) || (o = o === null ? validate77.errors : o.concat(validate77.errors), s = o.length);
												var l = i === s;
												d ||= l;
											}
										}
										if (d) s = u, o !== null && (u ? o.length = u : o = null);
										else {
											let e = {
												instancePath: t + "/" + r + "/asserter",
												schemaPath: "#/items/properties/asserter/anyOf",
												keyword: "anyOf",
												params: {},
												message: "must match a schema in anyOf"
											};
											return o === null ? o = [e] : o.push(e), s++, validate72.errors = o, !1;
										}
										var c = i === s;
									} else var c = !0;
									if (c) {
										if (n.notes !== void 0 && i.call(n, "notes")) {
											let e = s;
											if (typeof n.notes != "string") return validate72.errors = [{
												instancePath: t + "/" + r + "/notes",
												schemaPath: "#/items/properties/notes/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											var c = e === s;
										} else var c = !0;
									}
								}
							}
						}
					} else return validate72.errors = [{
						instancePath: t + "/" + r,
						schemaPath: "#/items/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					}], !1;
				}
				if (u !== s) break;
			}
		} else return validate72.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		}], !1;
	}
	return validate72.errors = o, s === 0;
}
function validate80(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.tagId === void 0 || !i.call(e, "tagId")) && (n = "tagId") || (e.name === void 0 || !i.call(e, "name")) && (n = "name")) return validate80.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.tagId !== void 0 && i.call(e, "tagId")) {
				let n = s;
				if (typeof e.tagId != "string") return validate80.errors = [{
					instancePath: t + "/tagId",
					schemaPath: "#/properties/tagId/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.name !== void 0 && i.call(e, "name")) {
					let n = s;
					if (typeof e.name != "string") return validate80.errors = [{
						instancePath: t + "/name",
						schemaPath: "#/properties/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.version !== void 0 && i.call(e, "version")) {
						let n = s;
						if (typeof e.version != "string") return validate80.errors = [{
							instancePath: t + "/version",
							schemaPath: "#/properties/version/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						var c = n === s;
					} else var c = !0;
					if (c) {
						if (e.tagVersion !== void 0 && i.call(e, "tagVersion")) {
							let n = e.tagVersion, r = s;
							if (typeof n != "number" || n % 1 || isNaN(n)) return validate80.errors = [{
								instancePath: t + "/tagVersion",
								schemaPath: "#/properties/tagVersion/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}], !1;
							var c = r === s;
						} else var c = !0;
						if (c) {
							if (e.patch !== void 0 && i.call(e, "patch")) {
								let n = s;
								if (typeof e.patch != "boolean") return validate80.errors = [{
									instancePath: t + "/patch",
									schemaPath: "#/properties/patch/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								}], !1;
								var c = n === s;
							} else var c = !0;
							if (c) {
								if (e.text !== void 0 && i.call(e, "text")) {
									let n = s;
									validate52(e.text, {
										instancePath: t + "/text",
										parentData: e,
										parentDataProperty: "text",
										rootData: a
									}) || (o = o === null ? validate52.errors : o.concat(validate52.errors), s = o.length);
									var c = n === s;
								} else var c = !0;
								if (c) {
									if (e.url !== void 0 && i.call(e, "url")) {
										let n = s;
										if (typeof e.url != "string") return validate80.errors = [{
											instancePath: t + "/url",
											schemaPath: "#/properties/url/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}], !1;
										var c = n === s;
									} else var c = !0;
								}
							}
						}
					}
				}
			}
		} else return validate80.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate80.errors = o, s === 0;
}
function validate84(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	if (e && typeof e == "object" && !Array.isArray(e)) {
		if (e.timestamp !== void 0 && i.call(e, "timestamp")) {
			if (typeof e.timestamp != "string") return validate84.errors = [{
				instancePath: t + "/timestamp",
				schemaPath: "#/properties/timestamp/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			}], !1;
			var o = !0;
		} else var o = !0;
		if (o) {
			if (e.name !== void 0 && i.call(e, "name")) {
				if (typeof e.name != "string") return validate84.errors = [{
					instancePath: t + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var o = !0;
			} else var o = !0;
			if (o) {
				if (e.email !== void 0 && i.call(e, "email")) {
					if (typeof e.email != "string") return validate84.errors = [{
						instancePath: t + "/email",
						schemaPath: "#/properties/email/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var o = !0;
				} else var o = !0;
			}
		}
	} else return validate84.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "object" },
		message: "must be object"
	}], !1;
	return validate84.errors = null, !0;
}
function validate83(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.uid !== void 0 && i.call(e, "uid")) {
				let n = s;
				if (typeof e.uid != "string") return validate83.errors = [{
					instancePath: t + "/uid",
					schemaPath: "#/properties/uid/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.url !== void 0 && i.call(e, "url")) {
					let n = s;
					if (typeof e.url != "string") return validate83.errors = [{
						instancePath: t + "/url",
						schemaPath: "#/properties/url/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.author !== void 0 && i.call(e, "author")) {
						let n = s;
						validate84(e.author, {
							instancePath: t + "/author",
							parentData: e,
							parentDataProperty: "author",
							rootData: a
						}) || (o = o === null ? validate84.errors : o.concat(validate84.errors), s = o.length);
						var c = n === s;
					} else var c = !0;
					if (c) {
						if (e.committer !== void 0 && i.call(e, "committer")) {
							let n = s;
							validate84(e.committer, {
								instancePath: t + "/committer",
								parentData: e,
								parentDataProperty: "committer",
								rootData: a
							}) || (o = o === null ? validate84.errors : o.concat(validate84.errors), s = o.length);
							var c = n === s;
						} else var c = !0;
						if (c) {
							if (e.message !== void 0 && i.call(e, "message")) {
								let n = s;
								if (typeof e.message != "string") return validate83.errors = [{
									instancePath: t + "/message",
									schemaPath: "#/properties/message/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var c = n === s;
							} else var c = !0;
						}
					}
				}
			}
		} else return validate83.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate83.errors = o, s === 0;
}
const C = n([
	"unofficial",
	"monkey",
	"backport",
	"cherry-pick"
]);
function validate89(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.text !== void 0 && i.call(e, "text")) {
				let n = s;
				validate52(e.text, {
					instancePath: t + "/text",
					parentData: e,
					parentDataProperty: "text",
					rootData: a
				}) || (o = o === null ? validate52.errors : o.concat(validate52.errors), s = o.length);
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.url !== void 0 && i.call(e, "url")) {
					let n = s;
					if (typeof e.url != "string") return validate89.errors = [{
						instancePath: t + "/url",
						schemaPath: "#/properties/url/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var c = n === s;
				} else var c = !0;
			}
		} else return validate89.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate89.errors = o, s === 0;
}
const w = n([
	"defect",
	"enhancement",
	"security"
]);
function validate92(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	if (e && typeof e == "object" && !Array.isArray(e)) {
		let n;
		if ((e.type === void 0 || !i.call(e, "type")) && (n = "type")) return validate92.errors = [{
			instancePath: t,
			schemaPath: "#/required",
			keyword: "required",
			params: { missingProperty: n },
			message: "must have required property '" + n + "'"
		}], !1;
		if (e.type !== void 0 && i.call(e, "type")) {
			let n = e.type;
			if (typeof n != "string") return validate92.errors = [{
				instancePath: t + "/type",
				schemaPath: "#/properties/type/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			}], !1;
			if (!w(n, e, "type")) return validate92.errors = [{
				instancePath: t + "/type",
				schemaPath: "#/properties/type/enum",
				keyword: "enum",
				params: { allowedValues: w.allowed },
				message: "must be equal to one of the allowed values"
			}], !1;
			var o = !0;
		} else var o = !0;
		if (o) {
			if (e.id !== void 0 && i.call(e, "id")) {
				if (typeof e.id != "string") return validate92.errors = [{
					instancePath: t + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var o = !0;
			} else var o = !0;
			if (o) {
				if (e.name !== void 0 && i.call(e, "name")) {
					if (typeof e.name != "string") return validate92.errors = [{
						instancePath: t + "/name",
						schemaPath: "#/properties/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var o = !0;
				} else var o = !0;
				if (o) {
					if (e.description !== void 0 && i.call(e, "description")) {
						if (typeof e.description != "string") return validate92.errors = [{
							instancePath: t + "/description",
							schemaPath: "#/properties/description/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						var o = !0;
					} else var o = !0;
					if (o) {
						if (e.source !== void 0 && i.call(e, "source")) {
							let n = e.source;
							if (n && typeof n == "object" && !Array.isArray(n)) {
								if (n.name !== void 0 && i.call(n, "name")) {
									if (typeof n.name != "string") return validate92.errors = [{
										instancePath: t + "/source/name",
										schemaPath: "#/properties/source/properties/name/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}], !1;
									var s = !0;
								} else var s = !0;
								if (s) {
									if (n.url !== void 0 && i.call(n, "url")) {
										if (typeof n.url != "string") return validate92.errors = [{
											instancePath: t + "/source/url",
											schemaPath: "#/properties/source/properties/url/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}], !1;
										var s = !0;
									} else var s = !0;
								}
							} else return validate92.errors = [{
								instancePath: t + "/source",
								schemaPath: "#/properties/source/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							}], !1;
							var o = !0;
						} else var o = !0;
						if (o) {
							if (e.references !== void 0 && i.call(e, "references")) {
								let n = e.references;
								if (Array.isArray(n)) {
									let e = n.length;
									for (let r = 0; r < e; r++) if (typeof n[r] != "string") return validate92.errors = [{
										instancePath: t + "/references/" + r,
										schemaPath: "#/properties/references/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}], !1;
								} else return validate92.errors = [{
									instancePath: t + "/references",
									schemaPath: "#/properties/references/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}], !1;
								var o = !0;
							} else var o = !0;
						}
					}
				}
			}
		}
	} else return validate92.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "object" },
		message: "must be object"
	}], !1;
	return validate92.errors = null, !0;
}
function validate88(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.type === void 0 || !i.call(e, "type")) && (n = "type")) return validate88.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.type !== void 0 && i.call(e, "type")) {
				let n = e.type, r = s;
				if (typeof n != "string") return validate88.errors = [{
					instancePath: t + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				if (!C(n, e, "type")) return validate88.errors = [{
					instancePath: t + "/type",
					schemaPath: "#/properties/type/enum",
					keyword: "enum",
					params: { allowedValues: C.allowed },
					message: "must be equal to one of the allowed values"
				}], !1;
				var c = r === s;
			} else var c = !0;
			if (c) {
				if (e.diff !== void 0 && i.call(e, "diff")) {
					let n = s;
					validate89(e.diff, {
						instancePath: t + "/diff",
						parentData: e,
						parentDataProperty: "diff",
						rootData: a
					}) || (o = o === null ? validate89.errors : o.concat(validate89.errors), s = o.length);
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.resolves !== void 0 && i.call(e, "resolves")) {
						let n = e.resolves, r = s;
						if (s === r) {
							if (Array.isArray(n)) {
								let e = n.length;
								for (let r = 0; r < e; r++) {
									let e = s;
									if (validate92(n[r], {
										instancePath: t + "/resolves/" + r,
										parentData: n,
										parentDataProperty: r,
										rootData: a
									}) || (o = o === null ? validate92.errors : o.concat(validate92.errors), s = o.length), e !== s) break;
								}
							} else return validate88.errors = [{
								instancePath: t + "/resolves",
								schemaPath: "#/properties/resolves/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							}], !1;
						}
						var c = r === s;
					} else var c = !0;
				}
			}
		} else return validate88.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate88.errors = o, s === 0;
}
const T = n(/* @__PURE__ */ "vcs.issue-tracker.website.advisories.bom.mailing-list.social.chat.documentation.support.source-distribution.distribution.distribution-intake.license.build-meta.build-system.release-notes.security-contact.model-card.log.configuration.evidence.formulation.attestation.threat-model.adversary-model.risk-assessment.vulnerability-assertion.exploitability-statement.pentest-report.static-analysis-report.dynamic-analysis-report.runtime-analysis-report.component-analysis-report.maturity-report.certification-report.codified-infrastructure.quality-metrics.poam.electronic-signature.digital-signature.rfc-9116.patent.patent-family.patent-assertion.citation.other".split(".")), E = /* @__PURE__ */ RegExp("^urn:cdx:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/[1-9][0-9]*$", "u");
function validate97(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	if (typeof e == "string") {
		if (!E.test(e)) return validate97.errors = [{
			instancePath: t,
			schemaPath: "#/pattern",
			keyword: "pattern",
			params: { pattern: "^urn:cdx:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/[1-9][0-9]*$" },
			message: "must match pattern \"^urn:cdx:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/[1-9][0-9]*$\""
		}], !1;
	} else return validate97.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "string" },
		message: "must be string"
	}], !1;
	return validate97.errors = null, !0;
}
const D = /* @__PURE__ */ RegExp("^urn:cdx:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/[1-9][0-9]*#.+$", "u");
function validate99(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	if (typeof e == "string") {
		if (!D.test(e)) return validate99.errors = [{
			instancePath: t,
			schemaPath: "#/pattern",
			keyword: "pattern",
			params: { pattern: "^urn:cdx:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/[1-9][0-9]*#.+$" },
			message: "must match pattern \"^urn:cdx:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/[1-9][0-9]*#.+$\""
		}], !1;
	} else return validate99.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "string" },
		message: "must be string"
	}], !1;
	return validate99.errors = null, !0;
}
function validate96(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0, s = o, c = !1, l = o;
	validate97(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i
	}) || (a = a === null ? validate97.errors : a.concat(validate97.errors), o = a.length);
	var u = l === o;
	if (c ||= u, !c) {
		let s = o;
		validate99(e, {
			instancePath: t,
			parentData: n,
			parentDataProperty: r,
			rootData: i
		}) || (a = a === null ? validate99.errors : a.concat(validate99.errors), o = a.length);
		var u = s === o;
		c ||= u;
	}
	if (c) o = s, a !== null && (s ? a.length = s : a = null);
	else {
		let e = {
			instancePath: t,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		return a === null ? a = [e] : a.push(e), o++, validate96.errors = a, !1;
	}
	return validate96.errors = a, o === 0;
}
function validate95(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.url === void 0 || !i.call(e, "url")) && (n = "url") || (e.type === void 0 || !i.call(e, "type")) && (n = "type")) return validate95.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.url !== void 0 && i.call(e, "url")) {
				let n = e.url, r = s, i = s, u = !1, d = s;
				if (typeof n != "string") {
					let e = {
						instancePath: t + "/url",
						schemaPath: "#/properties/url/anyOf/0/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				var c = d === s;
				if (u ||= c, !u) {
					let r = s;
					validate96(n, {
						instancePath: t + "/url",
						parentData: e,
						parentDataProperty: "url",
						rootData: a
					}) || (o = o === null ? validate96.errors : o.concat(validate96.errors), s = o.length);
					var c = r === s;
					u ||= c;
				}
				if (u) s = i, o !== null && (i ? o.length = i : o = null);
				else {
					let e = {
						instancePath: t + "/url",
						schemaPath: "#/properties/url/anyOf",
						keyword: "anyOf",
						params: {},
						message: "must match a schema in anyOf"
					};
					return o === null ? o = [e] : o.push(e), s++, validate95.errors = o, !1;
				}
				var l = r === s;
			} else var l = !0;
			if (l) {
				if (e.comment !== void 0 && i.call(e, "comment")) {
					let n = s;
					if (typeof e.comment != "string") return validate95.errors = [{
						instancePath: t + "/comment",
						schemaPath: "#/properties/comment/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var l = n === s;
				} else var l = !0;
				if (l) {
					if (e.type !== void 0 && i.call(e, "type")) {
						let n = e.type, r = s;
						if (typeof n != "string") return validate95.errors = [{
							instancePath: t + "/type",
							schemaPath: "#/properties/type/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						if (!T(n, e, "type")) return validate95.errors = [{
							instancePath: t + "/type",
							schemaPath: "#/properties/type/enum",
							keyword: "enum",
							params: { allowedValues: T.allowed },
							message: "must be equal to one of the allowed values"
						}], !1;
						var l = r === s;
					} else var l = !0;
					if (l) {
						if (e.hashes !== void 0 && i.call(e, "hashes")) {
							let n = e.hashes, r = s;
							if (s === r) {
								if (Array.isArray(n)) {
									let e = n.length;
									for (let r = 0; r < e; r++) {
										let e = s;
										if (validate41(n[r], {
											instancePath: t + "/hashes/" + r,
											parentData: n,
											parentDataProperty: r,
											rootData: a
										}) || (o = o === null ? validate41.errors : o.concat(validate41.errors), s = o.length), e !== s) break;
									}
								} else return validate95.errors = [{
									instancePath: t + "/hashes",
									schemaPath: "#/properties/hashes/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}], !1;
							}
							var l = r === s;
						} else var l = !0;
						if (l) {
							if (e.properties !== void 0 && i.call(e, "properties")) {
								let n = e.properties, r = s;
								if (s === r) {
									if (Array.isArray(n)) {
										let e = n.length;
										for (let r = 0; r < e; r++) {
											let e = s;
											if (validate62(n[r], {
												instancePath: t + "/properties/" + r,
												parentData: n,
												parentDataProperty: r,
												rootData: a
											}) || (o = o === null ? validate62.errors : o.concat(validate62.errors), s = o.length), e !== s) break;
										}
									} else return validate95.errors = [{
										instancePath: t + "/properties",
										schemaPath: "#/properties/properties/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}], !1;
								}
								var l = r === s;
							} else var l = !0;
						}
					}
				}
			}
		} else return validate95.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate95.errors = o, s === 0;
}
const O = n([
	"group",
	"name",
	"version",
	"purl",
	"cpe",
	"omniborId",
	"swhid",
	"swid",
	"hash"
]), k = n([
	"source-code-analysis",
	"binary-analysis",
	"manifest-analysis",
	"ast-fingerprint",
	"hash-comparison",
	"instrumentation",
	"dynamic-analysis",
	"filename",
	"attestation",
	"other"
]);
function validate106(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, u = 0;
	if (u === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.field === void 0 || !i.call(e, "field")) && (n = "field")) return validate106.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.field !== void 0 && i.call(e, "field")) {
				let n = e.field, r = u;
				if (typeof n != "string") return validate106.errors = [{
					instancePath: t + "/field",
					schemaPath: "#/properties/field/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				if (!O(n, e, "field")) return validate106.errors = [{
					instancePath: t + "/field",
					schemaPath: "#/properties/field/enum",
					keyword: "enum",
					params: { allowedValues: O.allowed },
					message: "must be equal to one of the allowed values"
				}], !1;
				var d = r === u;
			} else var d = !0;
			if (d) {
				if (e.confidence !== void 0 && i.call(e, "confidence")) {
					let n = e.confidence, r = u;
					if (u === r) {
						if (typeof n == "number") {
							if (!c(n, e, "confidence")) return validate106.errors = [{
								instancePath: t + "/confidence",
								schemaPath: "#/properties/confidence/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 1
								},
								message: "must be <= 1"
							}], !1;
							if (!l(n, e, "confidence")) return validate106.errors = [{
								instancePath: t + "/confidence",
								schemaPath: "#/properties/confidence/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							}], !1;
						} else return validate106.errors = [{
							instancePath: t + "/confidence",
							schemaPath: "#/properties/confidence/type",
							keyword: "type",
							params: { type: "number" },
							message: "must be number"
						}], !1;
					}
					var d = r === u;
				} else var d = !0;
				if (d) {
					if (e.concludedValue !== void 0 && i.call(e, "concludedValue")) {
						let n = u;
						if (typeof e.concludedValue != "string") return validate106.errors = [{
							instancePath: t + "/concludedValue",
							schemaPath: "#/properties/concludedValue/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						var d = n === u;
					} else var d = !0;
					if (d) {
						if (e.methods !== void 0 && i.call(e, "methods")) {
							let n = e.methods, r = u;
							if (u === r) {
								if (Array.isArray(n)) {
									let e = n.length;
									for (let r = 0; r < e; r++) {
										let e = n[r], a = u;
										if (u === a) {
											if (e && typeof e == "object" && !Array.isArray(e)) {
												let n;
												if ((e.technique === void 0 || !i.call(e, "technique")) && (n = "technique") || (e.confidence === void 0 || !i.call(e, "confidence")) && (n = "confidence")) return validate106.errors = [{
													instancePath: t + "/methods/" + r,
													schemaPath: "#/properties/methods/items/required",
													keyword: "required",
													params: { missingProperty: n },
													message: "must have required property '" + n + "'"
												}], !1;
												if (e.technique !== void 0 && i.call(e, "technique")) {
													let n = e.technique, i = u;
													if (typeof n != "string") return validate106.errors = [{
														instancePath: t + "/methods/" + r + "/technique",
														schemaPath: "#/properties/methods/items/properties/technique/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}], !1;
													if (!k(n, e, "technique")) return validate106.errors = [{
														instancePath: t + "/methods/" + r + "/technique",
														schemaPath: "#/properties/methods/items/properties/technique/enum",
														keyword: "enum",
														params: { allowedValues: k.allowed },
														message: "must be equal to one of the allowed values"
													}], !1;
													var f = i === u;
												} else var f = !0;
												if (f) {
													if (e.confidence !== void 0 && i.call(e, "confidence")) {
														let n = e.confidence, i = u;
														if (u === i) {
															if (typeof n == "number") {
																if (!c(n, e, "confidence")) return validate106.errors = [{
																	instancePath: t + "/methods/" + r + "/confidence",
																	schemaPath: "#/properties/methods/items/properties/confidence/maximum",
																	keyword: "maximum",
																	params: {
																		comparison: "<=",
																		limit: 1
																	},
																	message: "must be <= 1"
																}], !1;
																if (!l(n, e, "confidence")) return validate106.errors = [{
																	instancePath: t + "/methods/" + r + "/confidence",
																	schemaPath: "#/properties/methods/items/properties/confidence/minimum",
																	keyword: "minimum",
																	params: {
																		comparison: ">=",
																		limit: 0
																	},
																	message: "must be >= 0"
																}], !1;
															} else return validate106.errors = [{
																instancePath: t + "/methods/" + r + "/confidence",
																schemaPath: "#/properties/methods/items/properties/confidence/type",
																keyword: "type",
																params: { type: "number" },
																message: "must be number"
															}], !1;
														}
														var f = i === u;
													} else var f = !0;
													if (f) {
														if (e.value !== void 0 && i.call(e, "value")) {
															let n = u;
															if (typeof e.value != "string") return validate106.errors = [{
																instancePath: t + "/methods/" + r + "/value",
																schemaPath: "#/properties/methods/items/properties/value/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}], !1;
															var f = n === u;
														} else var f = !0;
													}
												}
											} else return validate106.errors = [{
												instancePath: t + "/methods/" + r,
												schemaPath: "#/properties/methods/items/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											}], !1;
										}
										if (a !== u) break;
									}
								} else return validate106.errors = [{
									instancePath: t + "/methods",
									schemaPath: "#/properties/methods/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}], !1;
							}
							var d = r === u;
						} else var d = !0;
						if (d) {
							if (e.tools !== void 0 && i.call(e, "tools")) {
								let n = e.tools, r = u;
								if (u === r) {
									if (Array.isArray(n)) {
										var p = !0;
										let e = n.length;
										for (let r = 0; r < e; r++) {
											let e = n[r], i = u, s = u, c = !1, l = u;
											validate77(e, {
												instancePath: t + "/tools/" + r,
												parentData: n,
												parentDataProperty: r,
												rootData: a
											}) || (o = o === null ? validate77.errors : o.concat(validate77.errors), u = o.length);
											var m = l === u;
											if (c ||= m, !c) {
												let i = u;
												validate99(e, {
													instancePath: t + "/tools/" + r,
													parentData: n,
													parentDataProperty: r,
													rootData: a
												}) || (o = o === null ? validate99.errors : o.concat(validate99.errors), u = o.length);
												var m = i === u;
												c ||= m;
											}
											if (c) u = s, o !== null && (s ? o.length = s : o = null);
											else {
												let e = {
													instancePath: t + "/tools/" + r,
													schemaPath: "#/properties/tools/items/anyOf",
													keyword: "anyOf",
													params: {},
													message: "must match a schema in anyOf"
												};
												return o === null ? o = [e] : o.push(e), u++, validate106.errors = o, !1;
											}
											var p = i === u;
											if (!p) break;
										}
										if (p) {
											let e = s(n);
											if (e !== void 0) return validate106.errors = [{
												instancePath: t + "/tools",
												schemaPath: "#/properties/tools/uniqueItems",
												keyword: "uniqueItems",
												params: {
													i: e.i,
													j: e.j
												},
												message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
											}], !1;
										}
									} else return validate106.errors = [{
										instancePath: t + "/tools",
										schemaPath: "#/properties/tools/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}], !1;
								}
								var d = r === u;
							} else var d = !0;
						}
					}
				}
			}
		} else return validate106.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate106.errors = o, u === 0;
}
function validate113(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	if (e && typeof e == "object" && !Array.isArray(e)) {
		let n;
		if ((e.text === void 0 || !i.call(e, "text")) && (n = "text")) return validate113.errors = [{
			instancePath: t,
			schemaPath: "#/required",
			keyword: "required",
			params: { missingProperty: n },
			message: "must have required property '" + n + "'"
		}], !1;
		if (e.text !== void 0 && i.call(e, "text") && typeof e.text != "string") return validate113.errors = [{
			instancePath: t + "/text",
			schemaPath: "#/properties/text/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}], !1;
	} else return validate113.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "object" },
		message: "must be object"
	}], !1;
	return validate113.errors = null, !0;
}
function validate105(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.identity !== void 0 && i.call(e, "identity")) {
				let n = e.identity, r = s, i = s, l = !1, d = s;
				if (s === d) {
					if (Array.isArray(n)) {
						let e = n.length;
						for (let r = 0; r < e; r++) {
							let e = s;
							if (validate106(n[r], {
								instancePath: t + "/identity/" + r,
								parentData: n,
								parentDataProperty: r,
								rootData: a
							}) || (o = o === null ? validate106.errors : o.concat(validate106.errors), s = o.length), e !== s) break;
						}
					} else {
						let e = {
							instancePath: t + "/identity",
							schemaPath: "#/properties/identity/anyOf/0/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				var c = d === s;
				if (l ||= c, !l) {
					let r = s;
					validate106(n, {
						instancePath: t + "/identity",
						parentData: e,
						parentDataProperty: "identity",
						rootData: a
					}) || (o = o === null ? validate106.errors : o.concat(validate106.errors), s = o.length);
					var c = r === s;
					l ||= c;
				}
				if (l) s = i, o !== null && (i ? o.length = i : o = null);
				else {
					let e = {
						instancePath: t + "/identity",
						schemaPath: "#/properties/identity/anyOf",
						keyword: "anyOf",
						params: {},
						message: "must match a schema in anyOf"
					};
					return o === null ? o = [e] : o.push(e), s++, validate105.errors = o, !1;
				}
				var u = r === s;
			} else var u = !0;
			if (u) {
				if (e.occurrences !== void 0 && i.call(e, "occurrences")) {
					let n = e.occurrences, r = s;
					if (s === r) {
						if (Array.isArray(n)) {
							let e = n.length;
							for (let r = 0; r < e; r++) {
								let e = n[r], c = s;
								if (s === c) {
									if (e && typeof e == "object" && !Array.isArray(e)) {
										let n;
										if ((e.location === void 0 || !i.call(e, "location")) && (n = "location")) return validate105.errors = [{
											instancePath: t + "/occurrences/" + r,
											schemaPath: "#/properties/occurrences/items/required",
											keyword: "required",
											params: { missingProperty: n },
											message: "must have required property '" + n + "'"
										}], !1;
										if (e["bom-ref"] !== void 0 && i.call(e, "bom-ref")) {
											let n = s;
											validate24(e["bom-ref"], {
												instancePath: t + "/occurrences/" + r + "/bom-ref",
												parentData: e,
												parentDataProperty: "bom-ref",
												rootData: a
											}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length);
											var d = n === s;
										} else var d = !0;
										if (d) {
											if (e.location !== void 0 && i.call(e, "location")) {
												let n = s;
												if (typeof e.location != "string") return validate105.errors = [{
													instancePath: t + "/occurrences/" + r + "/location",
													schemaPath: "#/properties/occurrences/items/properties/location/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}], !1;
												var d = n === s;
											} else var d = !0;
											if (d) {
												if (e.line !== void 0 && i.call(e, "line")) {
													let n = e.line, i = s;
													if (typeof n != "number" || n % 1 || isNaN(n)) return validate105.errors = [{
														instancePath: t + "/occurrences/" + r + "/line",
														schemaPath: "#/properties/occurrences/items/properties/line/type",
														keyword: "type",
														params: { type: "integer" },
														message: "must be integer"
													}], !1;
													if (s === i && typeof n == "number" && !l(n, e, "line")) return validate105.errors = [{
														instancePath: t + "/occurrences/" + r + "/line",
														schemaPath: "#/properties/occurrences/items/properties/line/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 0
														},
														message: "must be >= 0"
													}], !1;
													var d = i === s;
												} else var d = !0;
												if (d) {
													if (e.offset !== void 0 && i.call(e, "offset")) {
														let n = e.offset, i = s;
														if (typeof n != "number" || n % 1 || isNaN(n)) return validate105.errors = [{
															instancePath: t + "/occurrences/" + r + "/offset",
															schemaPath: "#/properties/occurrences/items/properties/offset/type",
															keyword: "type",
															params: { type: "integer" },
															message: "must be integer"
														}], !1;
														if (s === i && typeof n == "number" && !l(n, e, "offset")) return validate105.errors = [{
															instancePath: t + "/occurrences/" + r + "/offset",
															schemaPath: "#/properties/occurrences/items/properties/offset/minimum",
															keyword: "minimum",
															params: {
																comparison: ">=",
																limit: 0
															},
															message: "must be >= 0"
														}], !1;
														var d = i === s;
													} else var d = !0;
													if (d) {
														if (e.symbol !== void 0 && i.call(e, "symbol")) {
															let n = s;
															if (typeof e.symbol != "string") return validate105.errors = [{
																instancePath: t + "/occurrences/" + r + "/symbol",
																schemaPath: "#/properties/occurrences/items/properties/symbol/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}], !1;
															var d = n === s;
														} else var d = !0;
														if (d) {
															if (e.additionalContext !== void 0 && i.call(e, "additionalContext")) {
																let n = s;
																if (typeof e.additionalContext != "string") return validate105.errors = [{
																	instancePath: t + "/occurrences/" + r + "/additionalContext",
																	schemaPath: "#/properties/occurrences/items/properties/additionalContext/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}], !1;
																var d = n === s;
															} else var d = !0;
														}
													}
												}
											}
										}
									} else return validate105.errors = [{
										instancePath: t + "/occurrences/" + r,
										schemaPath: "#/properties/occurrences/items/type",
										keyword: "type",
										params: { type: "object" },
										message: "must be object"
									}], !1;
								}
								if (c !== s) break;
							}
						} else return validate105.errors = [{
							instancePath: t + "/occurrences",
							schemaPath: "#/properties/occurrences/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						}], !1;
					}
					var u = r === s;
				} else var u = !0;
				if (u) {
					if (e.callstack !== void 0 && i.call(e, "callstack")) {
						let n = e.callstack, r = s;
						if (s === r) {
							if (n && typeof n == "object" && !Array.isArray(n)) {
								if (n.frames !== void 0 && i.call(n, "frames")) {
									let e = n.frames;
									if (s === s) {
										if (Array.isArray(e)) {
											let n = e.length;
											for (let r = 0; r < n; r++) {
												let n = e[r], a = s;
												if (s === a) {
													if (n && typeof n == "object" && !Array.isArray(n)) {
														let e;
														if ((n.module === void 0 || !i.call(n, "module")) && (e = "module")) return validate105.errors = [{
															instancePath: t + "/callstack/frames/" + r,
															schemaPath: "#/properties/callstack/properties/frames/items/required",
															keyword: "required",
															params: { missingProperty: e },
															message: "must have required property '" + e + "'"
														}], !1;
														if (n.package !== void 0 && i.call(n, "package")) {
															let e = s;
															if (typeof n.package != "string") return validate105.errors = [{
																instancePath: t + "/callstack/frames/" + r + "/package",
																schemaPath: "#/properties/callstack/properties/frames/items/properties/package/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}], !1;
															var f = e === s;
														} else var f = !0;
														if (f) {
															if (n.module !== void 0 && i.call(n, "module")) {
																let e = s;
																if (typeof n.module != "string") return validate105.errors = [{
																	instancePath: t + "/callstack/frames/" + r + "/module",
																	schemaPath: "#/properties/callstack/properties/frames/items/properties/module/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}], !1;
																var f = e === s;
															} else var f = !0;
															if (f) {
																if (n.function !== void 0 && i.call(n, "function")) {
																	let e = s;
																	if (typeof n.function != "string") return validate105.errors = [{
																		instancePath: t + "/callstack/frames/" + r + "/function",
																		schemaPath: "#/properties/callstack/properties/frames/items/properties/function/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}], !1;
																	var f = e === s;
																} else var f = !0;
																if (f) {
																	if (n.parameters !== void 0 && i.call(n, "parameters")) {
																		let e = n.parameters, i = s;
																		if (s === i) {
																			if (Array.isArray(e)) {
																				let n = e.length;
																				for (let i = 0; i < n; i++) {
																					let n = s;
																					if (typeof e[i] != "string") return validate105.errors = [{
																						instancePath: t + "/callstack/frames/" + r + "/parameters/" + i,
																						schemaPath: "#/properties/callstack/properties/frames/items/properties/parameters/items/type",
																						keyword: "type",
																						params: { type: "string" },
																						message: "must be string"
																					}], !1;
																					if (n !== s) break;
																				}
																			} else return validate105.errors = [{
																				instancePath: t + "/callstack/frames/" + r + "/parameters",
																				schemaPath: "#/properties/callstack/properties/frames/items/properties/parameters/type",
																				keyword: "type",
																				params: { type: "array" },
																				message: "must be array"
																			}], !1;
																		}
																		var f = i === s;
																	} else var f = !0;
																	if (f) {
																		if (n.line !== void 0 && i.call(n, "line")) {
																			let e = n.line, i = s;
																			if (typeof e != "number" || e % 1 || isNaN(e)) return validate105.errors = [{
																				instancePath: t + "/callstack/frames/" + r + "/line",
																				schemaPath: "#/properties/callstack/properties/frames/items/properties/line/type",
																				keyword: "type",
																				params: { type: "integer" },
																				message: "must be integer"
																			}], !1;
																			var f = i === s;
																		} else var f = !0;
																		if (f) {
																			if (n.column !== void 0 && i.call(n, "column")) {
																				let e = n.column, i = s;
																				if (typeof e != "number" || e % 1 || isNaN(e)) return validate105.errors = [{
																					instancePath: t + "/callstack/frames/" + r + "/column",
																					schemaPath: "#/properties/callstack/properties/frames/items/properties/column/type",
																					keyword: "type",
																					params: { type: "integer" },
																					message: "must be integer"
																				}], !1;
																				var f = i === s;
																			} else var f = !0;
																			if (f) {
																				if (n.fullFilename !== void 0 && i.call(n, "fullFilename")) {
																					let e = s;
																					if (typeof n.fullFilename != "string") return validate105.errors = [{
																						instancePath: t + "/callstack/frames/" + r + "/fullFilename",
																						schemaPath: "#/properties/callstack/properties/frames/items/properties/fullFilename/type",
																						keyword: "type",
																						params: { type: "string" },
																						message: "must be string"
																					}], !1;
																					var f = e === s;
																				} else var f = !0;
																			}
																		}
																	}
																}
															}
														}
													} else return validate105.errors = [{
														instancePath: t + "/callstack/frames/" + r,
														schemaPath: "#/properties/callstack/properties/frames/items/type",
														keyword: "type",
														params: { type: "object" },
														message: "must be object"
													}], !1;
												}
												if (a !== s) break;
											}
										} else return validate105.errors = [{
											instancePath: t + "/callstack/frames",
											schemaPath: "#/properties/callstack/properties/frames/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}], !1;
									}
								}
							} else return validate105.errors = [{
								instancePath: t + "/callstack",
								schemaPath: "#/properties/callstack/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							}], !1;
						}
						var u = r === s;
					} else var u = !0;
					if (u) {
						if (e.licenses !== void 0 && i.call(e, "licenses")) {
							let n = s;
							validate47(e.licenses, {
								instancePath: t + "/licenses",
								parentData: e,
								parentDataProperty: "licenses",
								rootData: a
							}) || (o = o === null ? validate47.errors : o.concat(validate47.errors), s = o.length);
							var u = n === s;
						} else var u = !0;
						if (u) {
							if (e.copyright !== void 0 && i.call(e, "copyright")) {
								let n = e.copyright, r = s;
								if (s === r) {
									if (Array.isArray(n)) {
										let e = n.length;
										for (let r = 0; r < e; r++) {
											let e = s;
											if (validate113(n[r], {
												instancePath: t + "/copyright/" + r,
												parentData: n,
												parentDataProperty: r,
												rootData: a
											}) || (o = o === null ? validate113.errors : o.concat(validate113.errors), s = o.length), e !== s) break;
										}
									} else return validate105.errors = [{
										instancePath: t + "/copyright",
										schemaPath: "#/properties/copyright/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}], !1;
								}
								var u = r === s;
							} else var u = !0;
						}
					}
				}
			}
		} else return validate105.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate105.errors = o, s === 0;
}
function validate117(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	return typeof e == "string" ? (validate117.errors = null, !0) : (validate117.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "string" },
		message: "must be string"
	}], !1);
}
function validate119(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	if (Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) if (typeof e[r] != "string") return validate119.errors = [{
			instancePath: t + "/" + r,
			schemaPath: "#/items/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}], !1;
	} else return validate119.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "array" },
		message: "must be array"
	}], !1;
	return validate119.errors = null, !0;
}
const A = /* @__PURE__ */ RegExp("^([a-z]{2})(-[A-Z]{2})?$", "u");
function validate123(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	if (typeof e == "string") {
		if (!A.test(e)) return validate123.errors = [{
			instancePath: t,
			schemaPath: "#/pattern",
			keyword: "pattern",
			params: { pattern: "^([a-z]{2})(-[A-Z]{2})?$" },
			message: "must match pattern \"^([a-z]{2})(-[A-Z]{2})?$\""
		}], !1;
	} else return validate123.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "string" },
		message: "must be string"
	}], !1;
	return validate123.errors = null, !0;
}
function validate122(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.text === void 0 || !i.call(e, "text")) && (n = "text")) return validate122.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.locale !== void 0 && i.call(e, "locale")) {
				let n = s;
				validate123(e.locale, {
					instancePath: t + "/locale",
					parentData: e,
					parentDataProperty: "locale",
					rootData: a
				}) || (o = o === null ? validate123.errors : o.concat(validate123.errors), s = o.length);
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.text !== void 0 && i.call(e, "text")) {
					let n = s;
					validate52(e.text, {
						instancePath: t + "/text",
						parentData: e,
						parentDataProperty: "text",
						rootData: a
					}) || (o = o === null ? validate52.errors : o.concat(validate52.errors), s = o.length);
					var c = n === s;
				} else var c = !0;
			}
		} else return validate122.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate122.errors = o, s === 0;
}
function validate116(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.type === void 0 || !i.call(e, "type")) && (n = "type")) return validate116.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.type !== void 0 && i.call(e, "type")) {
				let n = s;
				validate117(e.type, {
					instancePath: t + "/type",
					parentData: e,
					parentDataProperty: "type",
					rootData: a
				}) || (o = o === null ? validate117.errors : o.concat(validate117.errors), s = o.length);
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.title !== void 0 && i.call(e, "title")) {
					let n = s;
					if (typeof e.title != "string") return validate116.errors = [{
						instancePath: t + "/title",
						schemaPath: "#/properties/title/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.featuredImage !== void 0 && i.call(e, "featuredImage")) {
						let n = s;
						if (typeof e.featuredImage != "string") return validate116.errors = [{
							instancePath: t + "/featuredImage",
							schemaPath: "#/properties/featuredImage/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						var c = n === s;
					} else var c = !0;
					if (c) {
						if (e.socialImage !== void 0 && i.call(e, "socialImage")) {
							let n = s;
							if (typeof e.socialImage != "string") return validate116.errors = [{
								instancePath: t + "/socialImage",
								schemaPath: "#/properties/socialImage/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
							var c = n === s;
						} else var c = !0;
						if (c) {
							if (e.description !== void 0 && i.call(e, "description")) {
								let n = s;
								if (typeof e.description != "string") return validate116.errors = [{
									instancePath: t + "/description",
									schemaPath: "#/properties/description/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var c = n === s;
							} else var c = !0;
							if (c) {
								if (e.timestamp !== void 0 && i.call(e, "timestamp")) {
									let n = s;
									if (typeof e.timestamp != "string") return validate116.errors = [{
										instancePath: t + "/timestamp",
										schemaPath: "#/properties/timestamp/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}], !1;
									var c = n === s;
								} else var c = !0;
								if (c) {
									if (e.aliases !== void 0 && i.call(e, "aliases")) {
										let n = e.aliases, r = s;
										if (s === r) {
											if (Array.isArray(n)) {
												let e = n.length;
												for (let r = 0; r < e; r++) {
													let e = s;
													if (typeof n[r] != "string") return validate116.errors = [{
														instancePath: t + "/aliases/" + r,
														schemaPath: "#/properties/aliases/items/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}], !1;
													if (e !== s) break;
												}
											} else return validate116.errors = [{
												instancePath: t + "/aliases",
												schemaPath: "#/properties/aliases/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											}], !1;
										}
										var c = r === s;
									} else var c = !0;
									if (c) {
										if (e.tags !== void 0 && i.call(e, "tags")) {
											let n = s;
											validate119(e.tags, {
												instancePath: t + "/tags",
												parentData: e,
												parentDataProperty: "tags",
												rootData: a
											}) || (o = o === null ? validate119.errors : o.concat(validate119.errors), s = o.length);
											var c = n === s;
										} else var c = !0;
										if (c) {
											if (e.resolves !== void 0 && i.call(e, "resolves")) {
												let n = e.resolves, r = s;
												if (s === r) {
													if (Array.isArray(n)) {
														let e = n.length;
														for (let r = 0; r < e; r++) {
															let e = s;
															if (validate92(n[r], {
																instancePath: t + "/resolves/" + r,
																parentData: n,
																parentDataProperty: r,
																rootData: a
															}) || (o = o === null ? validate92.errors : o.concat(validate92.errors), s = o.length), e !== s) break;
														}
													} else return validate116.errors = [{
														instancePath: t + "/resolves",
														schemaPath: "#/properties/resolves/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													}], !1;
												}
												var c = r === s;
											} else var c = !0;
											if (c) {
												if (e.notes !== void 0 && i.call(e, "notes")) {
													let n = e.notes, r = s;
													if (s === r) {
														if (Array.isArray(n)) {
															let e = n.length;
															for (let r = 0; r < e; r++) {
																let e = s;
																if (validate122(n[r], {
																	instancePath: t + "/notes/" + r,
																	parentData: n,
																	parentDataProperty: r,
																	rootData: a
																}) || (o = o === null ? validate122.errors : o.concat(validate122.errors), s = o.length), e !== s) break;
															}
														} else return validate116.errors = [{
															instancePath: t + "/notes",
															schemaPath: "#/properties/notes/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														}], !1;
													}
													var c = r === s;
												} else var c = !0;
												if (c) {
													if (e.properties !== void 0 && i.call(e, "properties")) {
														let n = e.properties, r = s;
														if (s === r) {
															if (Array.isArray(n)) {
																let e = n.length;
																for (let r = 0; r < e; r++) {
																	let e = s;
																	if (validate62(n[r], {
																		instancePath: t + "/properties/" + r,
																		parentData: n,
																		parentDataProperty: r,
																		rootData: a
																	}) || (o = o === null ? validate62.errors : o.concat(validate62.errors), s = o.length), e !== s) break;
																}
															} else return validate116.errors = [{
																instancePath: t + "/properties",
																schemaPath: "#/properties/properties/type",
																keyword: "type",
																params: { type: "array" },
																message: "must be array"
															}], !1;
														}
														var c = r === s;
													} else var c = !0;
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
		} else return validate116.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate116.errors = o, s === 0;
}
const j = n([
	"supervised",
	"unsupervised",
	"reinforcement-learning",
	"semi-supervised",
	"self-supervised"
]), M = n([
	"source-code",
	"configuration",
	"dataset",
	"definition",
	"other"
]);
function validate135(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	return typeof e == "string" ? (validate135.errors = null, !0) : (validate135.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "string" },
		message: "must be string"
	}], !1);
}
function validate138(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.name !== void 0 && i.call(e, "name")) {
				let n = s;
				if (typeof e.name != "string") return validate138.errors = [{
					instancePath: t + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.image !== void 0 && i.call(e, "image")) {
					let n = s;
					validate52(e.image, {
						instancePath: t + "/image",
						parentData: e,
						parentDataProperty: "image",
						rootData: a
					}) || (o = o === null ? validate52.errors : o.concat(validate52.errors), s = o.length);
					var c = n === s;
				} else var c = !0;
			}
		} else return validate138.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate138.errors = o, s === 0;
}
function validate137(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.description !== void 0 && i.call(e, "description")) {
				let n = s;
				if (typeof e.description != "string") return validate137.errors = [{
					instancePath: t + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.collection !== void 0 && i.call(e, "collection")) {
					let n = e.collection, r = s;
					if (s === r) {
						if (Array.isArray(n)) {
							let e = n.length;
							for (let r = 0; r < e; r++) {
								let e = s;
								if (validate138(n[r], {
									instancePath: t + "/collection/" + r,
									parentData: n,
									parentDataProperty: r,
									rootData: a
								}) || (o = o === null ? validate138.errors : o.concat(validate138.errors), s = o.length), e !== s) break;
							}
						} else return validate137.errors = [{
							instancePath: t + "/collection",
							schemaPath: "#/properties/collection/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						}], !1;
					}
					var c = r === s;
				} else var c = !0;
			}
		} else return validate137.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate137.errors = o, s === 0;
}
function validate143(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0, c = s, l = !1, u = s;
	if (e && typeof e == "object" && !Array.isArray(e)) {
		let n;
		if ((e.organization === void 0 || !i.call(e, "organization")) && (n = "organization")) {
			let e = {
				instancePath: t,
				schemaPath: "#/anyOf/0/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
	}
	var d = u === s;
	if (l ||= d, !l) {
		let n = s;
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.contact === void 0 || !i.call(e, "contact")) && (n = "contact")) {
				let e = {
					instancePath: t,
					schemaPath: "#/anyOf/1/required",
					keyword: "required",
					params: { missingProperty: n },
					message: "must have required property '" + n + "'"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		var d = n === s;
		l ||= d;
	}
	if (l) s = c, o !== null && (c ? o.length = c : o = null);
	else {
		let e = {
			instancePath: t,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		return o === null ? o = [e] : o.push(e), s++, validate143.errors = o, !1;
	}
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.organization !== void 0 && i.call(e, "organization")) {
				let n = s;
				validate26(e.organization, {
					instancePath: t + "/organization",
					parentData: e,
					parentDataProperty: "organization",
					rootData: a
				}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
				var f = n === s;
			} else var f = !0;
			if (f) {
				if (e.contact !== void 0 && i.call(e, "contact")) {
					let n = s;
					validate31(e.contact, {
						instancePath: t + "/contact",
						parentData: e,
						parentDataProperty: "contact",
						rootData: a
					}) || (o = o === null ? validate31.errors : o.concat(validate31.errors), s = o.length);
					var f = n === s;
				} else var f = !0;
			}
		} else return validate143.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate143.errors = o, s === 0;
}
function validate142(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.custodians !== void 0 && i.call(e, "custodians")) {
				let n = e.custodians, r = s;
				if (s === r) {
					if (Array.isArray(n)) {
						let e = n.length;
						for (let r = 0; r < e; r++) {
							let e = s;
							if (validate143(n[r], {
								instancePath: t + "/custodians/" + r,
								parentData: n,
								parentDataProperty: r,
								rootData: a
							}) || (o = o === null ? validate143.errors : o.concat(validate143.errors), s = o.length), e !== s) break;
						}
					} else return validate142.errors = [{
						instancePath: t + "/custodians",
						schemaPath: "#/properties/custodians/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					}], !1;
				}
				var c = r === s;
			} else var c = !0;
			if (c) {
				if (e.stewards !== void 0 && i.call(e, "stewards")) {
					let n = e.stewards, r = s;
					if (s === r) {
						if (Array.isArray(n)) {
							let e = n.length;
							for (let r = 0; r < e; r++) {
								let e = s;
								if (validate143(n[r], {
									instancePath: t + "/stewards/" + r,
									parentData: n,
									parentDataProperty: r,
									rootData: a
								}) || (o = o === null ? validate143.errors : o.concat(validate143.errors), s = o.length), e !== s) break;
							}
						} else return validate142.errors = [{
							instancePath: t + "/stewards",
							schemaPath: "#/properties/stewards/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						}], !1;
					}
					var c = r === s;
				} else var c = !0;
				if (c) {
					if (e.owners !== void 0 && i.call(e, "owners")) {
						let n = e.owners, r = s;
						if (s === r) {
							if (Array.isArray(n)) {
								let e = n.length;
								for (let r = 0; r < e; r++) {
									let e = s;
									if (validate143(n[r], {
										instancePath: t + "/owners/" + r,
										parentData: n,
										parentDataProperty: r,
										rootData: a
									}) || (o = o === null ? validate143.errors : o.concat(validate143.errors), s = o.length), e !== s) break;
								}
							} else return validate142.errors = [{
								instancePath: t + "/owners",
								schemaPath: "#/properties/owners/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							}], !1;
						}
						var c = r === s;
					} else var c = !0;
				}
			}
		} else return validate142.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate142.errors = o, s === 0;
}
function validate131(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.type === void 0 || !i.call(e, "type")) && (n = "type")) return validate131.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e["bom-ref"] !== void 0 && i.call(e, "bom-ref")) {
				let n = s;
				validate24(e["bom-ref"], {
					instancePath: t + "/bom-ref",
					parentData: e,
					parentDataProperty: "bom-ref",
					rootData: a
				}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length);
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.type !== void 0 && i.call(e, "type")) {
					let n = e.type, r = s;
					if (typeof n != "string") return validate131.errors = [{
						instancePath: t + "/type",
						schemaPath: "#/properties/type/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					if (!M(n, e, "type")) return validate131.errors = [{
						instancePath: t + "/type",
						schemaPath: "#/properties/type/enum",
						keyword: "enum",
						params: { allowedValues: M.allowed },
						message: "must be equal to one of the allowed values"
					}], !1;
					var c = r === s;
				} else var c = !0;
				if (c) {
					if (e.name !== void 0 && i.call(e, "name")) {
						let n = s;
						if (typeof e.name != "string") return validate131.errors = [{
							instancePath: t + "/name",
							schemaPath: "#/properties/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						var c = n === s;
					} else var c = !0;
					if (c) {
						if (e.contents !== void 0 && i.call(e, "contents")) {
							let n = e.contents, r = s;
							if (s === r) {
								if (n && typeof n == "object" && !Array.isArray(n)) {
									if (n.attachment !== void 0 && i.call(n, "attachment")) {
										let e = s;
										validate52(n.attachment, {
											instancePath: t + "/contents/attachment",
											parentData: n,
											parentDataProperty: "attachment",
											rootData: a
										}) || (o = o === null ? validate52.errors : o.concat(validate52.errors), s = o.length);
										var l = e === s;
									} else var l = !0;
									if (l) {
										if (n.url !== void 0 && i.call(n, "url")) {
											let e = s;
											if (typeof n.url != "string") return validate131.errors = [{
												instancePath: t + "/contents/url",
												schemaPath: "#/properties/contents/properties/url/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											var l = e === s;
										} else var l = !0;
										if (l) {
											if (n.properties !== void 0 && i.call(n, "properties")) {
												let e = n.properties, r = s;
												if (s === r) {
													if (Array.isArray(e)) {
														let n = e.length;
														for (let r = 0; r < n; r++) {
															let n = s;
															if (validate62(e[r], {
																instancePath: t + "/contents/properties/" + r,
																parentData: e,
																parentDataProperty: r,
																rootData: a
															}) || (o = o === null ? validate62.errors : o.concat(validate62.errors), s = o.length), n !== s) break;
														}
													} else return validate131.errors = [{
														instancePath: t + "/contents/properties",
														schemaPath: "#/properties/contents/properties/properties/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													}], !1;
												}
												var l = r === s;
											} else var l = !0;
										}
									}
								} else return validate131.errors = [{
									instancePath: t + "/contents",
									schemaPath: "#/properties/contents/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}], !1;
							}
							var c = r === s;
						} else var c = !0;
						if (c) {
							if (e.classification !== void 0 && i.call(e, "classification")) {
								let n = s;
								validate135(e.classification, {
									instancePath: t + "/classification",
									parentData: e,
									parentDataProperty: "classification",
									rootData: a
								}) || (o = o === null ? validate135.errors : o.concat(validate135.errors), s = o.length);
								var c = n === s;
							} else var c = !0;
							if (c) {
								if (e.sensitiveData !== void 0 && i.call(e, "sensitiveData")) {
									let n = e.sensitiveData, r = s;
									if (s === r) {
										if (Array.isArray(n)) {
											let e = n.length;
											for (let r = 0; r < e; r++) {
												let e = s;
												if (typeof n[r] != "string") return validate131.errors = [{
													instancePath: t + "/sensitiveData/" + r,
													schemaPath: "#/properties/sensitiveData/items/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}], !1;
												if (e !== s) break;
											}
										} else return validate131.errors = [{
											instancePath: t + "/sensitiveData",
											schemaPath: "#/properties/sensitiveData/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}], !1;
									}
									var c = r === s;
								} else var c = !0;
								if (c) {
									if (e.graphics !== void 0 && i.call(e, "graphics")) {
										let n = s;
										validate137(e.graphics, {
											instancePath: t + "/graphics",
											parentData: e,
											parentDataProperty: "graphics",
											rootData: a
										}) || (o = o === null ? validate137.errors : o.concat(validate137.errors), s = o.length);
										var c = n === s;
									} else var c = !0;
									if (c) {
										if (e.description !== void 0 && i.call(e, "description")) {
											let n = s;
											if (typeof e.description != "string") return validate131.errors = [{
												instancePath: t + "/description",
												schemaPath: "#/properties/description/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											var c = n === s;
										} else var c = !0;
										if (c) {
											if (e.governance !== void 0 && i.call(e, "governance")) {
												let n = s;
												validate142(e.governance, {
													instancePath: t + "/governance",
													parentData: e,
													parentDataProperty: "governance",
													rootData: a
												}) || (o = o === null ? validate142.errors : o.concat(validate142.errors), s = o.length);
												var c = n === s;
											} else var c = !0;
										}
									}
								}
							}
						}
					}
				}
			}
		} else return validate131.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate131.errors = o, s === 0;
}
function validate153(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	if (e && typeof e == "object" && !Array.isArray(e)) {
		if (e.format !== void 0 && i.call(e, "format") && typeof e.format != "string") return validate153.errors = [{
			instancePath: t + "/format",
			schemaPath: "#/properties/format/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}], !1;
	} else return validate153.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "object" },
		message: "must be object"
	}], !1;
	return validate153.errors = null, !0;
}
function validate156(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	if (e && typeof e == "object" && !Array.isArray(e)) {
		if (e.type !== void 0 && i.call(e, "type")) {
			if (typeof e.type != "string") return validate156.errors = [{
				instancePath: t + "/type",
				schemaPath: "#/properties/type/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			}], !1;
			var o = !0;
		} else var o = !0;
		if (o) {
			if (e.value !== void 0 && i.call(e, "value")) {
				if (typeof e.value != "string") return validate156.errors = [{
					instancePath: t + "/value",
					schemaPath: "#/properties/value/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var o = !0;
			} else var o = !0;
			if (o) {
				if (e.slice !== void 0 && i.call(e, "slice")) {
					if (typeof e.slice != "string") return validate156.errors = [{
						instancePath: t + "/slice",
						schemaPath: "#/properties/slice/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var o = !0;
				} else var o = !0;
				if (o) {
					if (e.confidenceInterval !== void 0 && i.call(e, "confidenceInterval")) {
						let n = e.confidenceInterval;
						if (n && typeof n == "object" && !Array.isArray(n)) {
							if (n.lowerBound !== void 0 && i.call(n, "lowerBound")) {
								if (typeof n.lowerBound != "string") return validate156.errors = [{
									instancePath: t + "/confidenceInterval/lowerBound",
									schemaPath: "#/properties/confidenceInterval/properties/lowerBound/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var s = !0;
							} else var s = !0;
							if (s) {
								if (n.upperBound !== void 0 && i.call(n, "upperBound")) {
									if (typeof n.upperBound != "string") return validate156.errors = [{
										instancePath: t + "/confidenceInterval/upperBound",
										schemaPath: "#/properties/confidenceInterval/properties/upperBound/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}], !1;
									var s = !0;
								} else var s = !0;
							}
						} else return validate156.errors = [{
							instancePath: t + "/confidenceInterval",
							schemaPath: "#/properties/confidenceInterval/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						}], !1;
						var o = !0;
					} else var o = !0;
				}
			}
		}
	} else return validate156.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "object" },
		message: "must be object"
	}], !1;
	return validate156.errors = null, !0;
}
function validate159(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	if (e && typeof e == "object" && !Array.isArray(e)) {
		if (e.name !== void 0 && i.call(e, "name")) {
			if (typeof e.name != "string") return validate159.errors = [{
				instancePath: t + "/name",
				schemaPath: "#/properties/name/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			}], !1;
			var o = !0;
		} else var o = !0;
		if (o) {
			if (e.mitigationStrategy !== void 0 && i.call(e, "mitigationStrategy")) {
				if (typeof e.mitigationStrategy != "string") return validate159.errors = [{
					instancePath: t + "/mitigationStrategy",
					schemaPath: "#/properties/mitigationStrategy/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var o = !0;
			} else var o = !0;
		}
	} else return validate159.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "object" },
		message: "must be object"
	}], !1;
	return validate159.errors = null, !0;
}
const N = n([
	"design",
	"data-collection",
	"data-preparation",
	"training",
	"fine-tuning",
	"validation",
	"deployment",
	"inference",
	"other"
]), P = n([
	"coal",
	"oil",
	"natural-gas",
	"nuclear",
	"wind",
	"solar",
	"geothermal",
	"hydropower",
	"biofuel",
	"unknown",
	"other"
]), F = n(["kWh"]);
function validate166(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	if (e && typeof e == "object" && !Array.isArray(e)) {
		let n;
		if ((e.value === void 0 || !i.call(e, "value")) && (n = "value") || (e.unit === void 0 || !i.call(e, "unit")) && (n = "unit")) return validate166.errors = [{
			instancePath: t,
			schemaPath: "#/required",
			keyword: "required",
			params: { missingProperty: n },
			message: "must have required property '" + n + "'"
		}], !1;
		if (e.value !== void 0 && i.call(e, "value")) {
			if (typeof e.value != "number") return validate166.errors = [{
				instancePath: t + "/value",
				schemaPath: "#/properties/value/type",
				keyword: "type",
				params: { type: "number" },
				message: "must be number"
			}], !1;
			var o = !0;
		} else var o = !0;
		if (o) {
			if (e.unit !== void 0 && i.call(e, "unit")) {
				let n = e.unit;
				if (typeof n != "string") return validate166.errors = [{
					instancePath: t + "/unit",
					schemaPath: "#/properties/unit/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				if (!F(n, e, "unit")) return validate166.errors = [{
					instancePath: t + "/unit",
					schemaPath: "#/properties/unit/enum",
					keyword: "enum",
					params: { allowedValues: F.allowed },
					message: "must be equal to one of the allowed values"
				}], !1;
				var o = !0;
			} else var o = !0;
		}
	} else return validate166.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "object" },
		message: "must be object"
	}], !1;
	return validate166.errors = null, !0;
}
function validate163(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.organization === void 0 || !i.call(e, "organization")) && (n = "organization") || (e.energySource === void 0 || !i.call(e, "energySource")) && (n = "energySource") || (e.energyProvided === void 0 || !i.call(e, "energyProvided")) && (n = "energyProvided")) return validate163.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e["bom-ref"] !== void 0 && i.call(e, "bom-ref")) {
				let n = s;
				validate24(e["bom-ref"], {
					instancePath: t + "/bom-ref",
					parentData: e,
					parentDataProperty: "bom-ref",
					rootData: a
				}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length);
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.description !== void 0 && i.call(e, "description")) {
					let n = s;
					if (typeof e.description != "string") return validate163.errors = [{
						instancePath: t + "/description",
						schemaPath: "#/properties/description/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.organization !== void 0 && i.call(e, "organization")) {
						let n = e.organization, r = s;
						if (!n || typeof n != "object" || Array.isArray(n)) return validate163.errors = [{
							instancePath: t + "/organization",
							schemaPath: "#/properties/organization/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						}], !1;
						validate26(n, {
							instancePath: t + "/organization",
							parentData: e,
							parentDataProperty: "organization",
							rootData: a
						}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
						var c = r === s;
					} else var c = !0;
					if (c) {
						if (e.energySource !== void 0 && i.call(e, "energySource")) {
							let n = e.energySource, r = s;
							if (typeof n != "string") return validate163.errors = [{
								instancePath: t + "/energySource",
								schemaPath: "#/properties/energySource/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
							if (!P(n, e, "energySource")) return validate163.errors = [{
								instancePath: t + "/energySource",
								schemaPath: "#/properties/energySource/enum",
								keyword: "enum",
								params: { allowedValues: P.allowed },
								message: "must be equal to one of the allowed values"
							}], !1;
							var c = r === s;
						} else var c = !0;
						if (c) {
							if (e.energyProvided !== void 0 && i.call(e, "energyProvided")) {
								let n = s;
								validate166(e.energyProvided, {
									instancePath: t + "/energyProvided",
									parentData: e,
									parentDataProperty: "energyProvided",
									rootData: a
								}) || (o = o === null ? validate166.errors : o.concat(validate166.errors), s = o.length);
								var c = n === s;
							} else var c = !0;
							if (c) {
								if (e.externalReferences !== void 0 && i.call(e, "externalReferences")) {
									let n = e.externalReferences, r = s;
									if (s === r) {
										if (Array.isArray(n)) {
											let e = n.length;
											for (let r = 0; r < e; r++) {
												let e = s;
												if (validate95(n[r], {
													instancePath: t + "/externalReferences/" + r,
													parentData: n,
													parentDataProperty: r,
													rootData: a
												}) || (o = o === null ? validate95.errors : o.concat(validate95.errors), s = o.length), e !== s) break;
											}
										} else return validate163.errors = [{
											instancePath: t + "/externalReferences",
											schemaPath: "#/properties/externalReferences/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}], !1;
									}
									var c = r === s;
								} else var c = !0;
							}
						}
					}
				}
			}
		} else return validate163.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate163.errors = o, s === 0;
}
const I = n(["tCO2eq"]);
function validate171(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	if (e && typeof e == "object" && !Array.isArray(e)) {
		let n;
		if ((e.value === void 0 || !i.call(e, "value")) && (n = "value") || (e.unit === void 0 || !i.call(e, "unit")) && (n = "unit")) return validate171.errors = [{
			instancePath: t,
			schemaPath: "#/required",
			keyword: "required",
			params: { missingProperty: n },
			message: "must have required property '" + n + "'"
		}], !1;
		if (e.value !== void 0 && i.call(e, "value")) {
			if (typeof e.value != "number") return validate171.errors = [{
				instancePath: t + "/value",
				schemaPath: "#/properties/value/type",
				keyword: "type",
				params: { type: "number" },
				message: "must be number"
			}], !1;
			var o = !0;
		} else var o = !0;
		if (o) {
			if (e.unit !== void 0 && i.call(e, "unit")) {
				let n = e.unit;
				if (typeof n != "string") return validate171.errors = [{
					instancePath: t + "/unit",
					schemaPath: "#/properties/unit/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				if (!I(n, e, "unit")) return validate171.errors = [{
					instancePath: t + "/unit",
					schemaPath: "#/properties/unit/enum",
					keyword: "enum",
					params: { allowedValues: I.allowed },
					message: "must be equal to one of the allowed values"
				}], !1;
				var o = !0;
			} else var o = !0;
		}
	} else return validate171.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "object" },
		message: "must be object"
	}], !1;
	return validate171.errors = null, !0;
}
function validate162(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.activity === void 0 || !i.call(e, "activity")) && (n = "activity") || (e.energyProviders === void 0 || !i.call(e, "energyProviders")) && (n = "energyProviders") || (e.activityEnergyCost === void 0 || !i.call(e, "activityEnergyCost")) && (n = "activityEnergyCost")) return validate162.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.activity !== void 0 && i.call(e, "activity")) {
				let n = e.activity, r = s;
				if (typeof n != "string") return validate162.errors = [{
					instancePath: t + "/activity",
					schemaPath: "#/properties/activity/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				if (!N(n, e, "activity")) return validate162.errors = [{
					instancePath: t + "/activity",
					schemaPath: "#/properties/activity/enum",
					keyword: "enum",
					params: { allowedValues: N.allowed },
					message: "must be equal to one of the allowed values"
				}], !1;
				var c = r === s;
			} else var c = !0;
			if (c) {
				if (e.energyProviders !== void 0 && i.call(e, "energyProviders")) {
					let n = e.energyProviders, r = s;
					if (s === r) {
						if (Array.isArray(n)) {
							let e = n.length;
							for (let r = 0; r < e; r++) {
								let e = s;
								if (validate163(n[r], {
									instancePath: t + "/energyProviders/" + r,
									parentData: n,
									parentDataProperty: r,
									rootData: a
								}) || (o = o === null ? validate163.errors : o.concat(validate163.errors), s = o.length), e !== s) break;
							}
						} else return validate162.errors = [{
							instancePath: t + "/energyProviders",
							schemaPath: "#/properties/energyProviders/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						}], !1;
					}
					var c = r === s;
				} else var c = !0;
				if (c) {
					if (e.activityEnergyCost !== void 0 && i.call(e, "activityEnergyCost")) {
						let n = s;
						validate166(e.activityEnergyCost, {
							instancePath: t + "/activityEnergyCost",
							parentData: e,
							parentDataProperty: "activityEnergyCost",
							rootData: a
						}) || (o = o === null ? validate166.errors : o.concat(validate166.errors), s = o.length);
						var c = n === s;
					} else var c = !0;
					if (c) {
						if (e.co2CostEquivalent !== void 0 && i.call(e, "co2CostEquivalent")) {
							let n = s;
							validate171(e.co2CostEquivalent, {
								instancePath: t + "/co2CostEquivalent",
								parentData: e,
								parentDataProperty: "co2CostEquivalent",
								rootData: a
							}) || (o = o === null ? validate171.errors : o.concat(validate171.errors), s = o.length);
							var c = n === s;
						} else var c = !0;
						if (c) {
							if (e.co2CostOffset !== void 0 && i.call(e, "co2CostOffset")) {
								let n = s;
								validate171(e.co2CostOffset, {
									instancePath: t + "/co2CostOffset",
									parentData: e,
									parentDataProperty: "co2CostOffset",
									rootData: a
								}) || (o = o === null ? validate171.errors : o.concat(validate171.errors), s = o.length);
								var c = n === s;
							} else var c = !0;
							if (c) {
								if (e.properties !== void 0 && i.call(e, "properties")) {
									let n = e.properties, r = s;
									if (s === r) {
										if (Array.isArray(n)) {
											let e = n.length;
											for (let r = 0; r < e; r++) {
												let e = s;
												if (validate62(n[r], {
													instancePath: t + "/properties/" + r,
													parentData: n,
													parentDataProperty: r,
													rootData: a
												}) || (o = o === null ? validate62.errors : o.concat(validate62.errors), s = o.length), e !== s) break;
											}
										} else return validate162.errors = [{
											instancePath: t + "/properties",
											schemaPath: "#/properties/properties/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}], !1;
									}
									var c = r === s;
								} else var c = !0;
							}
						}
					}
				}
			}
		} else return validate162.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate162.errors = o, s === 0;
}
function validate161(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.energyConsumptions !== void 0 && i.call(e, "energyConsumptions")) {
				let n = e.energyConsumptions, r = s;
				if (s === r) {
					if (Array.isArray(n)) {
						let e = n.length;
						for (let r = 0; r < e; r++) {
							let e = s;
							if (validate162(n[r], {
								instancePath: t + "/energyConsumptions/" + r,
								parentData: n,
								parentDataProperty: r,
								rootData: a
							}) || (o = o === null ? validate162.errors : o.concat(validate162.errors), s = o.length), e !== s) break;
						}
					} else return validate161.errors = [{
						instancePath: t + "/energyConsumptions",
						schemaPath: "#/properties/energyConsumptions/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					}], !1;
				}
				var c = r === s;
			} else var c = !0;
			if (c) {
				if (e.properties !== void 0 && i.call(e, "properties")) {
					let n = e.properties, r = s;
					if (s === r) {
						if (Array.isArray(n)) {
							let e = n.length;
							for (let r = 0; r < e; r++) {
								let e = s;
								if (validate62(n[r], {
									instancePath: t + "/properties/" + r,
									parentData: n,
									parentDataProperty: r,
									rootData: a
								}) || (o = o === null ? validate62.errors : o.concat(validate62.errors), s = o.length), e !== s) break;
							}
						} else return validate161.errors = [{
							instancePath: t + "/properties",
							schemaPath: "#/properties/properties/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						}], !1;
					}
					var c = r === s;
				} else var c = !0;
			}
		} else return validate161.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate161.errors = o, s === 0;
}
function validate178(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	if (e && typeof e == "object" && !Array.isArray(e)) {
		if (e.groupAtRisk !== void 0 && i.call(e, "groupAtRisk")) {
			if (typeof e.groupAtRisk != "string") return validate178.errors = [{
				instancePath: t + "/groupAtRisk",
				schemaPath: "#/properties/groupAtRisk/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			}], !1;
			var o = !0;
		} else var o = !0;
		if (o) {
			if (e.benefits !== void 0 && i.call(e, "benefits")) {
				if (typeof e.benefits != "string") return validate178.errors = [{
					instancePath: t + "/benefits",
					schemaPath: "#/properties/benefits/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var o = !0;
			} else var o = !0;
			if (o) {
				if (e.harms !== void 0 && i.call(e, "harms")) {
					if (typeof e.harms != "string") return validate178.errors = [{
						instancePath: t + "/harms",
						schemaPath: "#/properties/harms/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var o = !0;
				} else var o = !0;
				if (o) {
					if (e.mitigationStrategy !== void 0 && i.call(e, "mitigationStrategy")) {
						if (typeof e.mitigationStrategy != "string") return validate178.errors = [{
							instancePath: t + "/mitigationStrategy",
							schemaPath: "#/properties/mitigationStrategy/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						var o = !0;
					} else var o = !0;
				}
			}
		}
	} else return validate178.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "object" },
		message: "must be object"
	}], !1;
	return validate178.errors = null, !0;
}
function validate129(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e["bom-ref"] !== void 0 && i.call(e, "bom-ref")) {
				let n = s;
				validate24(e["bom-ref"], {
					instancePath: t + "/bom-ref",
					parentData: e,
					parentDataProperty: "bom-ref",
					rootData: a
				}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length);
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.modelParameters !== void 0 && i.call(e, "modelParameters")) {
					let n = e.modelParameters, r = s;
					if (s === r) {
						if (n && typeof n == "object" && !Array.isArray(n)) {
							if (n.approach !== void 0 && i.call(n, "approach")) {
								let e = n.approach, r = s;
								if (s === r) {
									if (e && typeof e == "object" && !Array.isArray(e)) {
										if (e.type !== void 0 && i.call(e, "type")) {
											let n = e.type;
											if (typeof n != "string") return validate129.errors = [{
												instancePath: t + "/modelParameters/approach/type",
												schemaPath: "#/properties/modelParameters/properties/approach/properties/type/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											if (!j(n, e, "type")) return validate129.errors = [{
												instancePath: t + "/modelParameters/approach/type",
												schemaPath: "#/properties/modelParameters/properties/approach/properties/type/enum",
												keyword: "enum",
												params: { allowedValues: j.allowed },
												message: "must be equal to one of the allowed values"
											}], !1;
										}
									} else return validate129.errors = [{
										instancePath: t + "/modelParameters/approach",
										schemaPath: "#/properties/modelParameters/properties/approach/type",
										keyword: "type",
										params: { type: "object" },
										message: "must be object"
									}], !1;
								}
								var l = r === s;
							} else var l = !0;
							if (l) {
								if (n.task !== void 0 && i.call(n, "task")) {
									let e = s;
									if (typeof n.task != "string") return validate129.errors = [{
										instancePath: t + "/modelParameters/task",
										schemaPath: "#/properties/modelParameters/properties/task/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}], !1;
									var l = e === s;
								} else var l = !0;
								if (l) {
									if (n.architectureFamily !== void 0 && i.call(n, "architectureFamily")) {
										let e = s;
										if (typeof n.architectureFamily != "string") return validate129.errors = [{
											instancePath: t + "/modelParameters/architectureFamily",
											schemaPath: "#/properties/modelParameters/properties/architectureFamily/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}], !1;
										var l = e === s;
									} else var l = !0;
									if (l) {
										if (n.modelArchitecture !== void 0 && i.call(n, "modelArchitecture")) {
											let e = s;
											if (typeof n.modelArchitecture != "string") return validate129.errors = [{
												instancePath: t + "/modelParameters/modelArchitecture",
												schemaPath: "#/properties/modelParameters/properties/modelArchitecture/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											var l = e === s;
										} else var l = !0;
										if (l) {
											if (n.datasets !== void 0 && i.call(n, "datasets")) {
												let e = n.datasets, r = s;
												if (s === r) {
													if (Array.isArray(e)) {
														let n = e.length;
														for (let r = 0; r < n; r++) {
															let n = e[r], c = s, l = s, f = !1, p = s;
															validate131(n, {
																instancePath: t + "/modelParameters/datasets/" + r,
																parentData: e,
																parentDataProperty: r,
																rootData: a
															}) || (o = o === null ? validate131.errors : o.concat(validate131.errors), s = o.length);
															var u = p === s;
															if (f ||= u, !f) {
																let e = s;
																if (s === e) {
																	if (n && typeof n == "object" && !Array.isArray(n)) {
																		if (n.ref !== void 0 && i.call(n, "ref")) {
																			let e = n.ref;
																			if (typeof e != "string") {
																				let e = {
																					instancePath: t + "/modelParameters/datasets/" + r + "/ref",
																					schemaPath: "#/properties/modelParameters/properties/datasets/items/anyOf/1/properties/ref/type",
																					keyword: "type",
																					params: { type: "string" },
																					message: "must be string"
																				};
																				o === null ? o = [e] : o.push(e), s++;
																			}
																			let i = s, c = !1, l = s;
																			validate77(e, {
																				instancePath: t + "/modelParameters/datasets/" + r + "/ref",
																				parentData: n,
																				parentDataProperty: "ref",
																				rootData: a
																			}) || (o = o === null ? validate77.errors : o.concat(validate77.errors), s = o.length);
																			var d = l === s;
																			if (c ||= d, !c) {
																				let i = s;
																				validate99(e, {
																					instancePath: t + "/modelParameters/datasets/" + r + "/ref",
																					parentData: n,
																					parentDataProperty: "ref",
																					rootData: a
																				}) || (o = o === null ? validate99.errors : o.concat(validate99.errors), s = o.length);
																				var d = i === s;
																				c ||= d;
																			}
																			if (c) s = i, o !== null && (i ? o.length = i : o = null);
																			else {
																				let e = {
																					instancePath: t + "/modelParameters/datasets/" + r + "/ref",
																					schemaPath: "#/properties/modelParameters/properties/datasets/items/anyOf/1/properties/ref/anyOf",
																					keyword: "anyOf",
																					params: {},
																					message: "must match a schema in anyOf"
																				};
																				o === null ? o = [e] : o.push(e), s++;
																			}
																		}
																	} else {
																		let e = {
																			instancePath: t + "/modelParameters/datasets/" + r,
																			schemaPath: "#/properties/modelParameters/properties/datasets/items/anyOf/1/type",
																			keyword: "type",
																			params: { type: "object" },
																			message: "must be object"
																		};
																		o === null ? o = [e] : o.push(e), s++;
																	}
																}
																var u = e === s;
																f ||= u;
															}
															if (f) s = l, o !== null && (l ? o.length = l : o = null);
															else {
																let e = {
																	instancePath: t + "/modelParameters/datasets/" + r,
																	schemaPath: "#/properties/modelParameters/properties/datasets/items/anyOf",
																	keyword: "anyOf",
																	params: {},
																	message: "must match a schema in anyOf"
																};
																return o === null ? o = [e] : o.push(e), s++, validate129.errors = o, !1;
															}
															if (c !== s) break;
														}
													} else return validate129.errors = [{
														instancePath: t + "/modelParameters/datasets",
														schemaPath: "#/properties/modelParameters/properties/datasets/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													}], !1;
												}
												var l = r === s;
											} else var l = !0;
											if (l) {
												if (n.inputs !== void 0 && i.call(n, "inputs")) {
													let e = n.inputs, r = s;
													if (s === r) {
														if (Array.isArray(e)) {
															let n = e.length;
															for (let r = 0; r < n; r++) {
																let n = s;
																if (validate153(e[r], {
																	instancePath: t + "/modelParameters/inputs/" + r,
																	parentData: e,
																	parentDataProperty: r,
																	rootData: a
																}) || (o = o === null ? validate153.errors : o.concat(validate153.errors), s = o.length), n !== s) break;
															}
														} else return validate129.errors = [{
															instancePath: t + "/modelParameters/inputs",
															schemaPath: "#/properties/modelParameters/properties/inputs/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														}], !1;
													}
													var l = r === s;
												} else var l = !0;
												if (l) {
													if (n.outputs !== void 0 && i.call(n, "outputs")) {
														let e = n.outputs, r = s;
														if (s === r) {
															if (Array.isArray(e)) {
																let n = e.length;
																for (let r = 0; r < n; r++) {
																	let n = s;
																	if (validate153(e[r], {
																		instancePath: t + "/modelParameters/outputs/" + r,
																		parentData: e,
																		parentDataProperty: r,
																		rootData: a
																	}) || (o = o === null ? validate153.errors : o.concat(validate153.errors), s = o.length), n !== s) break;
																}
															} else return validate129.errors = [{
																instancePath: t + "/modelParameters/outputs",
																schemaPath: "#/properties/modelParameters/properties/outputs/type",
																keyword: "type",
																params: { type: "array" },
																message: "must be array"
															}], !1;
														}
														var l = r === s;
													} else var l = !0;
												}
											}
										}
									}
								}
							}
						} else return validate129.errors = [{
							instancePath: t + "/modelParameters",
							schemaPath: "#/properties/modelParameters/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						}], !1;
					}
					var c = r === s;
				} else var c = !0;
				if (c) {
					if (e.quantitativeAnalysis !== void 0 && i.call(e, "quantitativeAnalysis")) {
						let n = e.quantitativeAnalysis, r = s;
						if (s === r) {
							if (n && typeof n == "object" && !Array.isArray(n)) {
								if (n.performanceMetrics !== void 0 && i.call(n, "performanceMetrics")) {
									let e = n.performanceMetrics, r = s;
									if (s === r) {
										if (Array.isArray(e)) {
											let n = e.length;
											for (let r = 0; r < n; r++) {
												let n = s;
												if (validate156(e[r], {
													instancePath: t + "/quantitativeAnalysis/performanceMetrics/" + r,
													parentData: e,
													parentDataProperty: r,
													rootData: a
												}) || (o = o === null ? validate156.errors : o.concat(validate156.errors), s = o.length), n !== s) break;
											}
										} else return validate129.errors = [{
											instancePath: t + "/quantitativeAnalysis/performanceMetrics",
											schemaPath: "#/properties/quantitativeAnalysis/properties/performanceMetrics/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}], !1;
									}
									var f = r === s;
								} else var f = !0;
								if (f) {
									if (n.graphics !== void 0 && i.call(n, "graphics")) {
										let e = s;
										validate137(n.graphics, {
											instancePath: t + "/quantitativeAnalysis/graphics",
											parentData: n,
											parentDataProperty: "graphics",
											rootData: a
										}) || (o = o === null ? validate137.errors : o.concat(validate137.errors), s = o.length);
										var f = e === s;
									} else var f = !0;
								}
							} else return validate129.errors = [{
								instancePath: t + "/quantitativeAnalysis",
								schemaPath: "#/properties/quantitativeAnalysis/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							}], !1;
						}
						var c = r === s;
					} else var c = !0;
					if (c) {
						if (e.considerations !== void 0 && i.call(e, "considerations")) {
							let n = e.considerations, r = s;
							if (s === r) {
								if (n && typeof n == "object" && !Array.isArray(n)) {
									if (n.users !== void 0 && i.call(n, "users")) {
										let e = n.users, r = s;
										if (s === r) {
											if (Array.isArray(e)) {
												let n = e.length;
												for (let r = 0; r < n; r++) {
													let n = s;
													if (typeof e[r] != "string") return validate129.errors = [{
														instancePath: t + "/considerations/users/" + r,
														schemaPath: "#/properties/considerations/properties/users/items/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}], !1;
													if (n !== s) break;
												}
											} else return validate129.errors = [{
												instancePath: t + "/considerations/users",
												schemaPath: "#/properties/considerations/properties/users/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											}], !1;
										}
										var p = r === s;
									} else var p = !0;
									if (p) {
										if (n.useCases !== void 0 && i.call(n, "useCases")) {
											let e = n.useCases, r = s;
											if (s === r) {
												if (Array.isArray(e)) {
													let n = e.length;
													for (let r = 0; r < n; r++) {
														let n = s;
														if (typeof e[r] != "string") return validate129.errors = [{
															instancePath: t + "/considerations/useCases/" + r,
															schemaPath: "#/properties/considerations/properties/useCases/items/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}], !1;
														if (n !== s) break;
													}
												} else return validate129.errors = [{
													instancePath: t + "/considerations/useCases",
													schemaPath: "#/properties/considerations/properties/useCases/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												}], !1;
											}
											var p = r === s;
										} else var p = !0;
										if (p) {
											if (n.technicalLimitations !== void 0 && i.call(n, "technicalLimitations")) {
												let e = n.technicalLimitations, r = s;
												if (s === r) {
													if (Array.isArray(e)) {
														let n = e.length;
														for (let r = 0; r < n; r++) {
															let n = s;
															if (typeof e[r] != "string") return validate129.errors = [{
																instancePath: t + "/considerations/technicalLimitations/" + r,
																schemaPath: "#/properties/considerations/properties/technicalLimitations/items/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}], !1;
															if (n !== s) break;
														}
													} else return validate129.errors = [{
														instancePath: t + "/considerations/technicalLimitations",
														schemaPath: "#/properties/considerations/properties/technicalLimitations/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													}], !1;
												}
												var p = r === s;
											} else var p = !0;
											if (p) {
												if (n.performanceTradeoffs !== void 0 && i.call(n, "performanceTradeoffs")) {
													let e = n.performanceTradeoffs, r = s;
													if (s === r) {
														if (Array.isArray(e)) {
															let n = e.length;
															for (let r = 0; r < n; r++) {
																let n = s;
																if (typeof e[r] != "string") return validate129.errors = [{
																	instancePath: t + "/considerations/performanceTradeoffs/" + r,
																	schemaPath: "#/properties/considerations/properties/performanceTradeoffs/items/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}], !1;
																if (n !== s) break;
															}
														} else return validate129.errors = [{
															instancePath: t + "/considerations/performanceTradeoffs",
															schemaPath: "#/properties/considerations/properties/performanceTradeoffs/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														}], !1;
													}
													var p = r === s;
												} else var p = !0;
												if (p) {
													if (n.ethicalConsiderations !== void 0 && i.call(n, "ethicalConsiderations")) {
														let e = n.ethicalConsiderations, r = s;
														if (s === r) {
															if (Array.isArray(e)) {
																let n = e.length;
																for (let r = 0; r < n; r++) {
																	let n = s;
																	if (validate159(e[r], {
																		instancePath: t + "/considerations/ethicalConsiderations/" + r,
																		parentData: e,
																		parentDataProperty: r,
																		rootData: a
																	}) || (o = o === null ? validate159.errors : o.concat(validate159.errors), s = o.length), n !== s) break;
																}
															} else return validate129.errors = [{
																instancePath: t + "/considerations/ethicalConsiderations",
																schemaPath: "#/properties/considerations/properties/ethicalConsiderations/type",
																keyword: "type",
																params: { type: "array" },
																message: "must be array"
															}], !1;
														}
														var p = r === s;
													} else var p = !0;
													if (p) {
														if (n.environmentalConsiderations !== void 0 && i.call(n, "environmentalConsiderations")) {
															let e = s;
															validate161(n.environmentalConsiderations, {
																instancePath: t + "/considerations/environmentalConsiderations",
																parentData: n,
																parentDataProperty: "environmentalConsiderations",
																rootData: a
															}) || (o = o === null ? validate161.errors : o.concat(validate161.errors), s = o.length);
															var p = e === s;
														} else var p = !0;
														if (p) {
															if (n.fairnessAssessments !== void 0 && i.call(n, "fairnessAssessments")) {
																let e = n.fairnessAssessments, r = s;
																if (s === r) {
																	if (Array.isArray(e)) {
																		let n = e.length;
																		for (let r = 0; r < n; r++) {
																			let n = s;
																			if (validate178(e[r], {
																				instancePath: t + "/considerations/fairnessAssessments/" + r,
																				parentData: e,
																				parentDataProperty: r,
																				rootData: a
																			}) || (o = o === null ? validate178.errors : o.concat(validate178.errors), s = o.length), n !== s) break;
																		}
																	} else return validate129.errors = [{
																		instancePath: t + "/considerations/fairnessAssessments",
																		schemaPath: "#/properties/considerations/properties/fairnessAssessments/type",
																		keyword: "type",
																		params: { type: "array" },
																		message: "must be array"
																	}], !1;
																}
																var p = r === s;
															} else var p = !0;
														}
													}
												}
											}
										}
									}
								} else return validate129.errors = [{
									instancePath: t + "/considerations",
									schemaPath: "#/properties/considerations/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}], !1;
							}
							var c = r === s;
						} else var c = !0;
						if (c) {
							if (e.properties !== void 0 && i.call(e, "properties")) {
								let n = e.properties, r = s;
								if (s === r) {
									if (Array.isArray(n)) {
										let e = n.length;
										for (let r = 0; r < e; r++) {
											let e = s;
											if (validate62(n[r], {
												instancePath: t + "/properties/" + r,
												parentData: n,
												parentDataProperty: r,
												rootData: a
											}) || (o = o === null ? validate62.errors : o.concat(validate62.errors), s = o.length), e !== s) break;
										}
									} else return validate129.errors = [{
										instancePath: t + "/properties",
										schemaPath: "#/properties/properties/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}], !1;
								}
								var c = r === s;
							} else var c = !0;
						}
					}
				}
			}
		} else return validate129.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate129.errors = o, s === 0;
}
const L = n([
	"algorithm",
	"certificate",
	"protocol",
	"related-crypto-material"
]), R = n([
	"drbg",
	"mac",
	"block-cipher",
	"stream-cipher",
	"signature",
	"hash",
	"pke",
	"xof",
	"kdf",
	"key-agree",
	"kem",
	"ae",
	"combiner",
	"key-wrap",
	"other",
	"unknown"
]), z = n([
	"software-plain-ram",
	"software-encrypted-ram",
	"software-tee",
	"hardware",
	"other",
	"unknown"
]), B = n([
	"generic",
	"x86_32",
	"x86_64",
	"armv7-a",
	"armv7-m",
	"armv8-a",
	"armv8-m",
	"armv9-a",
	"armv9-m",
	"s390x",
	"ppc64",
	"ppc64le",
	"other",
	"unknown"
]), ee = n(/* @__PURE__ */ "none.fips140-1-l1.fips140-1-l2.fips140-1-l3.fips140-1-l4.fips140-2-l1.fips140-2-l2.fips140-2-l3.fips140-2-l4.fips140-3-l1.fips140-3-l2.fips140-3-l3.fips140-3-l4.cc-eal1.cc-eal1+.cc-eal2.cc-eal2+.cc-eal3.cc-eal3+.cc-eal4.cc-eal4+.cc-eal5.cc-eal5+.cc-eal6.cc-eal6+.cc-eal7.cc-eal7+.other.unknown".split(".")), V = n([
	"cbc",
	"ecb",
	"ccm",
	"gcm",
	"cfb",
	"ofb",
	"ctr",
	"other",
	"unknown"
]), H = n([
	"pkcs5",
	"pkcs7",
	"pkcs1v15",
	"oaep",
	"raw",
	"other",
	"unknown"
]), U = n([
	"generate",
	"keygen",
	"encrypt",
	"decrypt",
	"digest",
	"tag",
	"keyderive",
	"sign",
	"verify",
	"encapsulate",
	"decapsulate",
	"other",
	"unknown"
]), te = t("maximum", "6"), W = n([
	"pre-activation",
	"active",
	"suspended",
	"deactivated",
	"revoked",
	"destroyed"
]), G = n([
	"basicConstraints",
	"keyUsage",
	"extendedKeyUsage",
	"subjectAlternativeName",
	"authorityKeyIdentifier",
	"subjectKeyIdentifier",
	"authorityInformationAccess",
	"certificatePolicies",
	"crlDistributionPoints",
	"signedCertificateTimestamp"
]), K = n([
	"private-key",
	"public-key",
	"secret-key",
	"key",
	"ciphertext",
	"signature",
	"digest",
	"initialization-vector",
	"nonce",
	"seed",
	"salt",
	"shared-secret",
	"tag",
	"additional-data",
	"password",
	"credential",
	"token",
	"other",
	"unknown"
]), q = n([
	"pre-activation",
	"active",
	"suspended",
	"deactivated",
	"compromised",
	"destroyed"
]), J = n([
	"tls",
	"ssh",
	"ipsec",
	"ike",
	"sstp",
	"wpa",
	"dtls",
	"quic",
	"eap-aka",
	"eap-aka-prime",
	"prins",
	"5g-aka",
	"other",
	"unknown"
]);
function validate188(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.type !== void 0 && i.call(e, "type")) {
				let n = s;
				if (typeof e.type != "string") return validate188.errors = [{
					instancePath: t + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.ref !== void 0 && i.call(e, "ref")) {
					let n = s;
					validate24(e.ref, {
						instancePath: t + "/ref",
						parentData: e,
						parentDataProperty: "ref",
						rootData: a
					}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length);
					var c = n === s;
				} else var c = !0;
			}
		} else return validate188.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate188.errors = o, s === 0;
}
function validate187(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (o === 0) {
		if (Array.isArray(e)) {
			let n = e.length;
			for (let r = 0; r < n; r++) {
				let n = o;
				if (validate188(e[r], {
					instancePath: t + "/" + r,
					parentData: e,
					parentDataProperty: r,
					rootData: i
				}) || (a = a === null ? validate188.errors : a.concat(validate188.errors), o = a.length), n !== o) break;
			}
		} else return validate187.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		}], !1;
	}
	return validate187.errors = a, o === 0;
}
function validate193(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.mechanism !== void 0 && i.call(e, "mechanism")) {
				let n = s;
				if (typeof e.mechanism != "string") return validate193.errors = [{
					instancePath: t + "/mechanism",
					schemaPath: "#/properties/mechanism/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.algorithmRef !== void 0 && i.call(e, "algorithmRef")) {
					let n = s;
					validate24(e.algorithmRef, {
						instancePath: t + "/algorithmRef",
						parentData: e,
						parentDataProperty: "algorithmRef",
						rootData: a
					}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length);
					var c = n === s;
				} else var c = !0;
			}
		} else return validate193.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate193.errors = o, s === 0;
}
function validate198(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.name !== void 0 && i.call(e, "name")) {
				let n = s;
				if (typeof e.name != "string") return validate198.errors = [{
					instancePath: t + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.algorithms !== void 0 && i.call(e, "algorithms")) {
					let n = e.algorithms, r = s;
					if (s === r) {
						if (Array.isArray(n)) {
							let e = n.length;
							for (let r = 0; r < e; r++) {
								let e = s;
								if (validate24(n[r], {
									instancePath: t + "/algorithms/" + r,
									parentData: n,
									parentDataProperty: r,
									rootData: a
								}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length), e !== s) break;
							}
						} else return validate198.errors = [{
							instancePath: t + "/algorithms",
							schemaPath: "#/properties/algorithms/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						}], !1;
					}
					var c = r === s;
				} else var c = !0;
				if (c) {
					if (e.identifiers !== void 0 && i.call(e, "identifiers")) {
						let n = e.identifiers, r = s;
						if (s === r) {
							if (Array.isArray(n)) {
								let e = n.length;
								for (let r = 0; r < e; r++) {
									let e = s;
									if (typeof n[r] != "string") return validate198.errors = [{
										instancePath: t + "/identifiers/" + r,
										schemaPath: "#/properties/identifiers/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}], !1;
									if (e !== s) break;
								}
							} else return validate198.errors = [{
								instancePath: t + "/identifiers",
								schemaPath: "#/properties/identifiers/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							}], !1;
						}
						var c = r === s;
					} else var c = !0;
					if (c) {
						if (e.tlsGroups !== void 0 && i.call(e, "tlsGroups")) {
							let n = e.tlsGroups, r = s;
							if (s === r) {
								if (Array.isArray(n)) {
									let e = n.length;
									for (let r = 0; r < e; r++) {
										let e = s;
										if (typeof n[r] != "string") return validate198.errors = [{
											instancePath: t + "/tlsGroups/" + r,
											schemaPath: "#/properties/tlsGroups/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}], !1;
										if (e !== s) break;
									}
								} else return validate198.errors = [{
									instancePath: t + "/tlsGroups",
									schemaPath: "#/properties/tlsGroups/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}], !1;
							}
							var c = r === s;
						} else var c = !0;
						if (c) {
							if (e.tlsSignatureSchemes !== void 0 && i.call(e, "tlsSignatureSchemes")) {
								let n = e.tlsSignatureSchemes, r = s;
								if (s === r) {
									if (Array.isArray(n)) {
										let e = n.length;
										for (let r = 0; r < e; r++) {
											let e = s;
											if (typeof n[r] != "string") return validate198.errors = [{
												instancePath: t + "/tlsSignatureSchemes/" + r,
												schemaPath: "#/properties/tlsSignatureSchemes/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											if (e !== s) break;
										}
									} else return validate198.errors = [{
										instancePath: t + "/tlsSignatureSchemes",
										schemaPath: "#/properties/tlsSignatureSchemes/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}], !1;
								}
								var c = r === s;
							} else var c = !0;
						}
					}
				}
			}
		} else return validate198.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate198.errors = o, s === 0;
}
function validate201(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.name !== void 0 && i.call(e, "name")) {
				let n = s;
				if (typeof e.name != "string") return validate201.errors = [{
					instancePath: t + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.keyLength !== void 0 && i.call(e, "keyLength")) {
					let n = e.keyLength, r = s;
					if (typeof n != "number" || n % 1 || isNaN(n)) return validate201.errors = [{
						instancePath: t + "/keyLength",
						schemaPath: "#/properties/keyLength/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					}], !1;
					var c = r === s;
				} else var c = !0;
				if (c) {
					if (e.algorithm !== void 0 && i.call(e, "algorithm")) {
						let n = s;
						validate24(e.algorithm, {
							instancePath: t + "/algorithm",
							parentData: e,
							parentDataProperty: "algorithm",
							rootData: a
						}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length);
						var c = n === s;
					} else var c = !0;
				}
			}
		} else return validate201.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate201.errors = o, s === 0;
}
function validate204(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (o === 0) {
		if (Array.isArray(e)) {
			let n = e.length;
			for (let r = 0; r < n; r++) {
				let n = o;
				if (validate24(e[r], {
					instancePath: t + "/" + r,
					parentData: e,
					parentDataProperty: r,
					rootData: i
				}) || (a = a === null ? validate24.errors : a.concat(validate24.errors), o = a.length), n !== o) break;
			}
		} else return validate204.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		}], !1;
	}
	return validate204.errors = a, o === 0;
}
function validate207(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.name !== void 0 && i.call(e, "name")) {
				let n = s;
				if (typeof e.name != "string") return validate207.errors = [{
					instancePath: t + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.algorithm !== void 0 && i.call(e, "algorithm")) {
					let n = s;
					validate24(e.algorithm, {
						instancePath: t + "/algorithm",
						parentData: e,
						parentDataProperty: "algorithm",
						rootData: a
					}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length);
					var c = n === s;
				} else var c = !0;
			}
		} else return validate207.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate207.errors = o, s === 0;
}
function validate211(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.name !== void 0 && i.call(e, "name")) {
				let n = s;
				if (typeof e.name != "string") return validate211.errors = [{
					instancePath: t + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.algorithm !== void 0 && i.call(e, "algorithm")) {
					let n = s;
					validate24(e.algorithm, {
						instancePath: t + "/algorithm",
						parentData: e,
						parentDataProperty: "algorithm",
						rootData: a
					}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length);
					var c = n === s;
				} else var c = !0;
			}
		} else return validate211.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate211.errors = o, s === 0;
}
function validate215(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.group !== void 0 && i.call(e, "group")) {
				let n = e.group, r = s;
				if (typeof n != "number" || n % 1 || isNaN(n)) return validate215.errors = [{
					instancePath: t + "/group",
					schemaPath: "#/properties/group/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				}], !1;
				var c = r === s;
			} else var c = !0;
			if (c) {
				if (e.algorithm !== void 0 && i.call(e, "algorithm")) {
					let n = s;
					validate24(e.algorithm, {
						instancePath: t + "/algorithm",
						parentData: e,
						parentDataProperty: "algorithm",
						rootData: a
					}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length);
					var c = n === s;
				} else var c = !0;
			}
		} else return validate215.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate215.errors = o, s === 0;
}
function validate219(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.name !== void 0 && i.call(e, "name")) {
				let n = s;
				if (typeof e.name != "string") return validate219.errors = [{
					instancePath: t + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.algorithm !== void 0 && i.call(e, "algorithm")) {
					let n = s;
					validate24(e.algorithm, {
						instancePath: t + "/algorithm",
						parentData: e,
						parentDataProperty: "algorithm",
						rootData: a
					}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length);
					var c = n === s;
				} else var c = !0;
			}
		} else return validate219.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate219.errors = o, s === 0;
}
function validate183(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.assetType === void 0 || !i.call(e, "assetType")) && (n = "assetType")) return validate183.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.assetType !== void 0 && i.call(e, "assetType")) {
				let n = e.assetType, r = s;
				if (typeof n != "string") return validate183.errors = [{
					instancePath: t + "/assetType",
					schemaPath: "#/properties/assetType/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				if (!L(n, e, "assetType")) return validate183.errors = [{
					instancePath: t + "/assetType",
					schemaPath: "#/properties/assetType/enum",
					keyword: "enum",
					params: { allowedValues: L.allowed },
					message: "must be equal to one of the allowed values"
				}], !1;
				var c = r === s;
			} else var c = !0;
			if (c) {
				if (e.algorithmProperties !== void 0 && i.call(e, "algorithmProperties")) {
					let n = e.algorithmProperties, r = s;
					if (s === r) {
						if (n && typeof n == "object" && !Array.isArray(n)) {
							if (n.primitive !== void 0 && i.call(n, "primitive")) {
								let e = n.primitive, r = s;
								if (typeof e != "string") return validate183.errors = [{
									instancePath: t + "/algorithmProperties/primitive",
									schemaPath: "#/properties/algorithmProperties/properties/primitive/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								if (!R(e, n, "primitive")) return validate183.errors = [{
									instancePath: t + "/algorithmProperties/primitive",
									schemaPath: "#/properties/algorithmProperties/properties/primitive/enum",
									keyword: "enum",
									params: { allowedValues: R.allowed },
									message: "must be equal to one of the allowed values"
								}], !1;
								var u = r === s;
							} else var u = !0;
							if (u) {
								if (n.parameterSetIdentifier !== void 0 && i.call(n, "parameterSetIdentifier")) {
									let e = s;
									if (typeof n.parameterSetIdentifier != "string") return validate183.errors = [{
										instancePath: t + "/algorithmProperties/parameterSetIdentifier",
										schemaPath: "#/properties/algorithmProperties/properties/parameterSetIdentifier/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}], !1;
									var u = e === s;
								} else var u = !0;
								if (u) {
									if (n.curve !== void 0 && i.call(n, "curve")) {
										let e = s;
										if (typeof n.curve != "string") return validate183.errors = [{
											instancePath: t + "/algorithmProperties/curve",
											schemaPath: "#/properties/algorithmProperties/properties/curve/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}], !1;
										var u = e === s;
									} else var u = !0;
									if (u) {
										if (n.executionEnvironment !== void 0 && i.call(n, "executionEnvironment")) {
											let e = n.executionEnvironment, r = s;
											if (typeof e != "string") return validate183.errors = [{
												instancePath: t + "/algorithmProperties/executionEnvironment",
												schemaPath: "#/properties/algorithmProperties/properties/executionEnvironment/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											if (!z(e, n, "executionEnvironment")) return validate183.errors = [{
												instancePath: t + "/algorithmProperties/executionEnvironment",
												schemaPath: "#/properties/algorithmProperties/properties/executionEnvironment/enum",
												keyword: "enum",
												params: { allowedValues: z.allowed },
												message: "must be equal to one of the allowed values"
											}], !1;
											var u = r === s;
										} else var u = !0;
										if (u) {
											if (n.implementationPlatform !== void 0 && i.call(n, "implementationPlatform")) {
												let e = n.implementationPlatform, r = s;
												if (typeof e != "string") return validate183.errors = [{
													instancePath: t + "/algorithmProperties/implementationPlatform",
													schemaPath: "#/properties/algorithmProperties/properties/implementationPlatform/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}], !1;
												if (!B(e, n, "implementationPlatform")) return validate183.errors = [{
													instancePath: t + "/algorithmProperties/implementationPlatform",
													schemaPath: "#/properties/algorithmProperties/properties/implementationPlatform/enum",
													keyword: "enum",
													params: { allowedValues: B.allowed },
													message: "must be equal to one of the allowed values"
												}], !1;
												var u = r === s;
											} else var u = !0;
											if (u) {
												if (n.certificationLevel !== void 0 && i.call(n, "certificationLevel")) {
													let e = n.certificationLevel, r = s;
													if (s === r) {
														if (Array.isArray(e)) {
															let n = e.length;
															for (let r = 0; r < n; r++) {
																let n = e[r], i = s;
																if (typeof n != "string") return validate183.errors = [{
																	instancePath: t + "/algorithmProperties/certificationLevel/" + r,
																	schemaPath: "#/properties/algorithmProperties/properties/certificationLevel/items/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}], !1;
																if (!ee(n, e, r)) return validate183.errors = [{
																	instancePath: t + "/algorithmProperties/certificationLevel/" + r,
																	schemaPath: "#/properties/algorithmProperties/properties/certificationLevel/items/enum",
																	keyword: "enum",
																	params: { allowedValues: ee.allowed },
																	message: "must be equal to one of the allowed values"
																}], !1;
																if (i !== s) break;
															}
														} else return validate183.errors = [{
															instancePath: t + "/algorithmProperties/certificationLevel",
															schemaPath: "#/properties/algorithmProperties/properties/certificationLevel/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														}], !1;
													}
													var u = r === s;
												} else var u = !0;
												if (u) {
													if (n.mode !== void 0 && i.call(n, "mode")) {
														let e = n.mode, r = s;
														if (typeof e != "string") return validate183.errors = [{
															instancePath: t + "/algorithmProperties/mode",
															schemaPath: "#/properties/algorithmProperties/properties/mode/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}], !1;
														if (!V(e, n, "mode")) return validate183.errors = [{
															instancePath: t + "/algorithmProperties/mode",
															schemaPath: "#/properties/algorithmProperties/properties/mode/enum",
															keyword: "enum",
															params: { allowedValues: V.allowed },
															message: "must be equal to one of the allowed values"
														}], !1;
														var u = r === s;
													} else var u = !0;
													if (u) {
														if (n.padding !== void 0 && i.call(n, "padding")) {
															let e = n.padding, r = s;
															if (typeof e != "string") return validate183.errors = [{
																instancePath: t + "/algorithmProperties/padding",
																schemaPath: "#/properties/algorithmProperties/properties/padding/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}], !1;
															if (!H(e, n, "padding")) return validate183.errors = [{
																instancePath: t + "/algorithmProperties/padding",
																schemaPath: "#/properties/algorithmProperties/properties/padding/enum",
																keyword: "enum",
																params: { allowedValues: H.allowed },
																message: "must be equal to one of the allowed values"
															}], !1;
															var u = r === s;
														} else var u = !0;
														if (u) {
															if (n.cryptoFunctions !== void 0 && i.call(n, "cryptoFunctions")) {
																let e = n.cryptoFunctions, r = s;
																if (s === r) {
																	if (Array.isArray(e)) {
																		let n = e.length;
																		for (let r = 0; r < n; r++) {
																			let n = e[r], i = s;
																			if (typeof n != "string") return validate183.errors = [{
																				instancePath: t + "/algorithmProperties/cryptoFunctions/" + r,
																				schemaPath: "#/properties/algorithmProperties/properties/cryptoFunctions/items/type",
																				keyword: "type",
																				params: { type: "string" },
																				message: "must be string"
																			}], !1;
																			if (!U(n, e, r)) return validate183.errors = [{
																				instancePath: t + "/algorithmProperties/cryptoFunctions/" + r,
																				schemaPath: "#/properties/algorithmProperties/properties/cryptoFunctions/items/enum",
																				keyword: "enum",
																				params: { allowedValues: U.allowed },
																				message: "must be equal to one of the allowed values"
																			}], !1;
																			if (i !== s) break;
																		}
																	} else return validate183.errors = [{
																		instancePath: t + "/algorithmProperties/cryptoFunctions",
																		schemaPath: "#/properties/algorithmProperties/properties/cryptoFunctions/type",
																		keyword: "type",
																		params: { type: "array" },
																		message: "must be array"
																	}], !1;
																}
																var u = r === s;
															} else var u = !0;
															if (u) {
																if (n.classicalSecurityLevel !== void 0 && i.call(n, "classicalSecurityLevel")) {
																	let e = n.classicalSecurityLevel, r = s;
																	if (typeof e != "number" || e % 1 || isNaN(e)) return validate183.errors = [{
																		instancePath: t + "/algorithmProperties/classicalSecurityLevel",
																		schemaPath: "#/properties/algorithmProperties/properties/classicalSecurityLevel/type",
																		keyword: "type",
																		params: { type: "integer" },
																		message: "must be integer"
																	}], !1;
																	if (s === r && typeof e == "number" && !l(e, n, "classicalSecurityLevel")) return validate183.errors = [{
																		instancePath: t + "/algorithmProperties/classicalSecurityLevel",
																		schemaPath: "#/properties/algorithmProperties/properties/classicalSecurityLevel/minimum",
																		keyword: "minimum",
																		params: {
																			comparison: ">=",
																			limit: 0
																		},
																		message: "must be >= 0"
																	}], !1;
																	var u = r === s;
																} else var u = !0;
																if (u) {
																	if (n.nistQuantumSecurityLevel !== void 0 && i.call(n, "nistQuantumSecurityLevel")) {
																		let e = n.nistQuantumSecurityLevel, r = s;
																		if (typeof e != "number" || e % 1 || isNaN(e)) return validate183.errors = [{
																			instancePath: t + "/algorithmProperties/nistQuantumSecurityLevel",
																			schemaPath: "#/properties/algorithmProperties/properties/nistQuantumSecurityLevel/type",
																			keyword: "type",
																			params: { type: "integer" },
																			message: "must be integer"
																		}], !1;
																		if (s === r && typeof e == "number") {
																			if (!te(e, n, "nistQuantumSecurityLevel")) return validate183.errors = [{
																				instancePath: t + "/algorithmProperties/nistQuantumSecurityLevel",
																				schemaPath: "#/properties/algorithmProperties/properties/nistQuantumSecurityLevel/maximum",
																				keyword: "maximum",
																				params: {
																					comparison: "<=",
																					limit: 6
																				},
																				message: "must be <= 6"
																			}], !1;
																			if (!l(e, n, "nistQuantumSecurityLevel")) return validate183.errors = [{
																				instancePath: t + "/algorithmProperties/nistQuantumSecurityLevel",
																				schemaPath: "#/properties/algorithmProperties/properties/nistQuantumSecurityLevel/minimum",
																				keyword: "minimum",
																				params: {
																					comparison: ">=",
																					limit: 0
																				},
																				message: "must be >= 0"
																			}], !1;
																		}
																		var u = r === s;
																	} else var u = !0;
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
						} else return validate183.errors = [{
							instancePath: t + "/algorithmProperties",
							schemaPath: "#/properties/algorithmProperties/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						}], !1;
					}
					var c = r === s;
				} else var c = !0;
				if (c) {
					if (e.certificateProperties !== void 0 && i.call(e, "certificateProperties")) {
						let n = e.certificateProperties, r = s;
						if (s === r) {
							if (n && typeof n == "object" && !Array.isArray(n)) {
								if (n.serialNumber !== void 0 && i.call(n, "serialNumber")) {
									let e = s;
									if (typeof n.serialNumber != "string") return validate183.errors = [{
										instancePath: t + "/certificateProperties/serialNumber",
										schemaPath: "#/properties/certificateProperties/properties/serialNumber/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}], !1;
									var d = e === s;
								} else var d = !0;
								if (d) {
									if (n.subjectName !== void 0 && i.call(n, "subjectName")) {
										let e = s;
										if (typeof n.subjectName != "string") return validate183.errors = [{
											instancePath: t + "/certificateProperties/subjectName",
											schemaPath: "#/properties/certificateProperties/properties/subjectName/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}], !1;
										var d = e === s;
									} else var d = !0;
									if (d) {
										if (n.issuerName !== void 0 && i.call(n, "issuerName")) {
											let e = s;
											if (typeof n.issuerName != "string") return validate183.errors = [{
												instancePath: t + "/certificateProperties/issuerName",
												schemaPath: "#/properties/certificateProperties/properties/issuerName/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											var d = e === s;
										} else var d = !0;
										if (d) {
											if (n.notValidBefore !== void 0 && i.call(n, "notValidBefore")) {
												let e = s;
												if (typeof n.notValidBefore != "string") return validate183.errors = [{
													instancePath: t + "/certificateProperties/notValidBefore",
													schemaPath: "#/properties/certificateProperties/properties/notValidBefore/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}], !1;
												var d = e === s;
											} else var d = !0;
											if (d) {
												if (n.notValidAfter !== void 0 && i.call(n, "notValidAfter")) {
													let e = s;
													if (typeof n.notValidAfter != "string") return validate183.errors = [{
														instancePath: t + "/certificateProperties/notValidAfter",
														schemaPath: "#/properties/certificateProperties/properties/notValidAfter/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}], !1;
													var d = e === s;
												} else var d = !0;
												if (d) {
													if (n.signatureAlgorithmRef !== void 0 && i.call(n, "signatureAlgorithmRef")) {
														let e = s;
														validate24(n.signatureAlgorithmRef, {
															instancePath: t + "/certificateProperties/signatureAlgorithmRef",
															parentData: n,
															parentDataProperty: "signatureAlgorithmRef",
															rootData: a
														}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length);
														var d = e === s;
													} else var d = !0;
													if (d) {
														if (n.subjectPublicKeyRef !== void 0 && i.call(n, "subjectPublicKeyRef")) {
															let e = s;
															validate24(n.subjectPublicKeyRef, {
																instancePath: t + "/certificateProperties/subjectPublicKeyRef",
																parentData: n,
																parentDataProperty: "subjectPublicKeyRef",
																rootData: a
															}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length);
															var d = e === s;
														} else var d = !0;
														if (d) {
															if (n.certificateFormat !== void 0 && i.call(n, "certificateFormat")) {
																let e = s;
																if (typeof n.certificateFormat != "string") return validate183.errors = [{
																	instancePath: t + "/certificateProperties/certificateFormat",
																	schemaPath: "#/properties/certificateProperties/properties/certificateFormat/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}], !1;
																var d = e === s;
															} else var d = !0;
															if (d) {
																if (n.certificateExtension !== void 0 && i.call(n, "certificateExtension")) {
																	let e = s;
																	if (typeof n.certificateExtension != "string") return validate183.errors = [{
																		instancePath: t + "/certificateProperties/certificateExtension",
																		schemaPath: "#/properties/certificateProperties/properties/certificateExtension/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}], !1;
																	var d = e === s;
																} else var d = !0;
																if (d) {
																	if (n.certificateFileExtension !== void 0 && i.call(n, "certificateFileExtension")) {
																		let e = s;
																		if (typeof n.certificateFileExtension != "string") return validate183.errors = [{
																			instancePath: t + "/certificateProperties/certificateFileExtension",
																			schemaPath: "#/properties/certificateProperties/properties/certificateFileExtension/type",
																			keyword: "type",
																			params: { type: "string" },
																			message: "must be string"
																		}], !1;
																		var d = e === s;
																	} else var d = !0;
																	if (d) {
																		if (n.fingerprint !== void 0 && i.call(n, "fingerprint")) {
																			let e = n.fingerprint, r = s;
																			if (!e || typeof e != "object" || Array.isArray(e)) return validate183.errors = [{
																				instancePath: t + "/certificateProperties/fingerprint",
																				schemaPath: "#/properties/certificateProperties/properties/fingerprint/type",
																				keyword: "type",
																				params: { type: "object" },
																				message: "must be object"
																			}], !1;
																			validate41(e, {
																				instancePath: t + "/certificateProperties/fingerprint",
																				parentData: n,
																				parentDataProperty: "fingerprint",
																				rootData: a
																			}) || (o = o === null ? validate41.errors : o.concat(validate41.errors), s = o.length);
																			var d = r === s;
																		} else var d = !0;
																		if (d) {
																			if (n.certificateState !== void 0 && i.call(n, "certificateState")) {
																				let e = n.certificateState, r = s;
																				if (s === r) {
																					if (Array.isArray(e)) {
																						let n = e.length;
																						for (let r = 0; r < n; r++) {
																							let n = e[r], a = s;
																							if (!n || typeof n != "object" || Array.isArray(n)) return validate183.errors = [{
																								instancePath: t + "/certificateProperties/certificateState/" + r,
																								schemaPath: "#/properties/certificateProperties/properties/certificateState/items/type",
																								keyword: "type",
																								params: { type: "object" },
																								message: "must be object"
																							}], !1;
																							let c = s, l = !1, u = s;
																							if (n && typeof n == "object" && !Array.isArray(n)) {
																								let e;
																								if ((n.state === void 0 || !i.call(n, "state")) && (e = "state")) {
																									let n = {
																										instancePath: t + "/certificateProperties/certificateState/" + r,
																										schemaPath: "#/properties/certificateProperties/properties/certificateState/items/anyOf/0/required",
																										keyword: "required",
																										params: { missingProperty: e },
																										message: "must have required property '" + e + "'"
																									};
																									o === null ? o = [n] : o.push(n), s++;
																								} else {
																									if (n.state !== void 0 && i.call(n, "state")) {
																										let e = n.state, i = s;
																										if (typeof e != "string") {
																											let e = {
																												instancePath: t + "/certificateProperties/certificateState/" + r + "/state",
																												schemaPath: "#/properties/certificateProperties/properties/certificateState/items/anyOf/0/properties/state/type",
																												keyword: "type",
																												params: { type: "string" },
																												message: "must be string"
																											};
																											o === null ? o = [e] : o.push(e), s++;
																										}
																										if (!W(e, n, "state")) {
																											let e = {
																												instancePath: t + "/certificateProperties/certificateState/" + r + "/state",
																												schemaPath: "#/properties/certificateProperties/properties/certificateState/items/anyOf/0/properties/state/enum",
																												keyword: "enum",
																												params: { allowedValues: W.allowed },
																												message: "must be equal to one of the allowed values"
																											};
																											o === null ? o = [e] : o.push(e), s++;
																										}
																										var f = i === s;
																									} else var f = !0;
																									if (f) {
																										if (n.reason !== void 0 && i.call(n, "reason")) {
																											let e = s;
																											if (typeof n.reason != "string") {
																												let e = {
																													instancePath: t + "/certificateProperties/certificateState/" + r + "/reason",
																													schemaPath: "#/properties/certificateProperties/properties/certificateState/items/anyOf/0/properties/reason/type",
																													keyword: "type",
																													params: { type: "string" },
																													message: "must be string"
																												};
																												o === null ? o = [e] : o.push(e), s++;
																											}
																											var f = e === s;
																										} else var f = !0;
																									}
																								}
																							}
																							var p = u === s;
																							if (l ||= p, !l) {
																								let e = s;
																								if (n && typeof n == "object" && !Array.isArray(n)) {
																									let e;
																									if ((n.name === void 0 || !i.call(n, "name")) && (e = "name")) {
																										let n = {
																											instancePath: t + "/certificateProperties/certificateState/" + r,
																											schemaPath: "#/properties/certificateProperties/properties/certificateState/items/anyOf/1/required",
																											keyword: "required",
																											params: { missingProperty: e },
																											message: "must have required property '" + e + "'"
																										};
																										o === null ? o = [n] : o.push(n), s++;
																									} else {
																										if (n.name !== void 0 && i.call(n, "name")) {
																											let e = s;
																											if (typeof n.name != "string") {
																												let e = {
																													instancePath: t + "/certificateProperties/certificateState/" + r + "/name",
																													schemaPath: "#/properties/certificateProperties/properties/certificateState/items/anyOf/1/properties/name/type",
																													keyword: "type",
																													params: { type: "string" },
																													message: "must be string"
																												};
																												o === null ? o = [e] : o.push(e), s++;
																											}
																											var m = e === s;
																										} else var m = !0;
																										if (m) {
																											if (n.description !== void 0 && i.call(n, "description")) {
																												let e = s;
																												if (typeof n.description != "string") {
																													let e = {
																														instancePath: t + "/certificateProperties/certificateState/" + r + "/description",
																														schemaPath: "#/properties/certificateProperties/properties/certificateState/items/anyOf/1/properties/description/type",
																														keyword: "type",
																														params: { type: "string" },
																														message: "must be string"
																													};
																													o === null ? o = [e] : o.push(e), s++;
																												}
																												var m = e === s;
																											} else var m = !0;
																											if (m) {
																												if (n.reason !== void 0 && i.call(n, "reason")) {
																													let e = s;
																													if (typeof n.reason != "string") {
																														let e = {
																															instancePath: t + "/certificateProperties/certificateState/" + r + "/reason",
																															schemaPath: "#/properties/certificateProperties/properties/certificateState/items/anyOf/1/properties/reason/type",
																															keyword: "type",
																															params: { type: "string" },
																															message: "must be string"
																														};
																														o === null ? o = [e] : o.push(e), s++;
																													}
																													var m = e === s;
																												} else var m = !0;
																											}
																										}
																									}
																								}
																								var p = e === s;
																								l ||= p;
																							}
																							if (l) s = c, o !== null && (c ? o.length = c : o = null);
																							else {
																								let e = {
																									instancePath: t + "/certificateProperties/certificateState/" + r,
																									schemaPath: "#/properties/certificateProperties/properties/certificateState/items/anyOf",
																									keyword: "anyOf",
																									params: {},
																									message: "must match a schema in anyOf"
																								};
																								return o === null ? o = [e] : o.push(e), s++, validate183.errors = o, !1;
																							}
																							if (a !== s) break;
																						}
																					} else return validate183.errors = [{
																						instancePath: t + "/certificateProperties/certificateState",
																						schemaPath: "#/properties/certificateProperties/properties/certificateState/type",
																						keyword: "type",
																						params: { type: "array" },
																						message: "must be array"
																					}], !1;
																				}
																				var d = r === s;
																			} else var d = !0;
																			if (d) {
																				if (n.creationDate !== void 0 && i.call(n, "creationDate")) {
																					let e = s;
																					if (typeof n.creationDate != "string") return validate183.errors = [{
																						instancePath: t + "/certificateProperties/creationDate",
																						schemaPath: "#/properties/certificateProperties/properties/creationDate/type",
																						keyword: "type",
																						params: { type: "string" },
																						message: "must be string"
																					}], !1;
																					var d = e === s;
																				} else var d = !0;
																				if (d) {
																					if (n.activationDate !== void 0 && i.call(n, "activationDate")) {
																						let e = s;
																						if (typeof n.activationDate != "string") return validate183.errors = [{
																							instancePath: t + "/certificateProperties/activationDate",
																							schemaPath: "#/properties/certificateProperties/properties/activationDate/type",
																							keyword: "type",
																							params: { type: "string" },
																							message: "must be string"
																						}], !1;
																						var d = e === s;
																					} else var d = !0;
																					if (d) {
																						if (n.deactivationDate !== void 0 && i.call(n, "deactivationDate")) {
																							let e = s;
																							if (typeof n.deactivationDate != "string") return validate183.errors = [{
																								instancePath: t + "/certificateProperties/deactivationDate",
																								schemaPath: "#/properties/certificateProperties/properties/deactivationDate/type",
																								keyword: "type",
																								params: { type: "string" },
																								message: "must be string"
																							}], !1;
																							var d = e === s;
																						} else var d = !0;
																						if (d) {
																							if (n.revocationDate !== void 0 && i.call(n, "revocationDate")) {
																								let e = s;
																								if (typeof n.revocationDate != "string") return validate183.errors = [{
																									instancePath: t + "/certificateProperties/revocationDate",
																									schemaPath: "#/properties/certificateProperties/properties/revocationDate/type",
																									keyword: "type",
																									params: { type: "string" },
																									message: "must be string"
																								}], !1;
																								var d = e === s;
																							} else var d = !0;
																							if (d) {
																								if (n.destructionDate !== void 0 && i.call(n, "destructionDate")) {
																									let e = s;
																									if (typeof n.destructionDate != "string") return validate183.errors = [{
																										instancePath: t + "/certificateProperties/destructionDate",
																										schemaPath: "#/properties/certificateProperties/properties/destructionDate/type",
																										keyword: "type",
																										params: { type: "string" },
																										message: "must be string"
																									}], !1;
																									var d = e === s;
																								} else var d = !0;
																								if (d) {
																									if (n.certificateExtensions !== void 0 && i.call(n, "certificateExtensions")) {
																										let e = n.certificateExtensions, r = s;
																										if (s === r) {
																											if (Array.isArray(e)) {
																												let n = e.length;
																												for (let r = 0; r < n; r++) {
																													let n = e[r], a = s;
																													if (!n || typeof n != "object" || Array.isArray(n)) return validate183.errors = [{
																														instancePath: t + "/certificateProperties/certificateExtensions/" + r,
																														schemaPath: "#/properties/certificateProperties/properties/certificateExtensions/items/type",
																														keyword: "type",
																														params: { type: "object" },
																														message: "must be object"
																													}], !1;
																													let c = s, l = !1, u = s;
																													if (n && typeof n == "object" && !Array.isArray(n)) {
																														let e;
																														if ((n.commonExtensionName === void 0 || !i.call(n, "commonExtensionName")) && (e = "commonExtensionName") || (n.commonExtensionValue === void 0 || !i.call(n, "commonExtensionValue")) && (e = "commonExtensionValue")) {
																															let n = {
																																instancePath: t + "/certificateProperties/certificateExtensions/" + r,
																																schemaPath: "#/properties/certificateProperties/properties/certificateExtensions/items/anyOf/0/required",
																																keyword: "required",
																																params: { missingProperty: e },
																																message: "must have required property '" + e + "'"
																															};
																															o === null ? o = [n] : o.push(n), s++;
																														} else {
																															if (n.commonExtensionName !== void 0 && i.call(n, "commonExtensionName")) {
																																let e = n.commonExtensionName, i = s;
																																if (typeof e != "string") {
																																	let e = {
																																		instancePath: t + "/certificateProperties/certificateExtensions/" + r + "/commonExtensionName",
																																		schemaPath: "#/properties/certificateProperties/properties/certificateExtensions/items/anyOf/0/properties/commonExtensionName/type",
																																		keyword: "type",
																																		params: { type: "string" },
																																		message: "must be string"
																																	};
																																	o === null ? o = [e] : o.push(e), s++;
																																}
																																if (!G(e, n, "commonExtensionName")) {
																																	let e = {
																																		instancePath: t + "/certificateProperties/certificateExtensions/" + r + "/commonExtensionName",
																																		schemaPath: "#/properties/certificateProperties/properties/certificateExtensions/items/anyOf/0/properties/commonExtensionName/enum",
																																		keyword: "enum",
																																		params: { allowedValues: G.allowed },
																																		message: "must be equal to one of the allowed values"
																																	};
																																	o === null ? o = [e] : o.push(e), s++;
																																}
																																var h = i === s;
																															} else var h = !0;
																															if (h) {
																																if (n.commonExtensionValue !== void 0 && i.call(n, "commonExtensionValue")) {
																																	let e = s;
																																	if (typeof n.commonExtensionValue != "string") {
																																		let e = {
																																			instancePath: t + "/certificateProperties/certificateExtensions/" + r + "/commonExtensionValue",
																																			schemaPath: "#/properties/certificateProperties/properties/certificateExtensions/items/anyOf/0/properties/commonExtensionValue/type",
																																			keyword: "type",
																																			params: { type: "string" },
																																			message: "must be string"
																																		};
																																		o === null ? o = [e] : o.push(e), s++;
																																	}
																																	var h = e === s;
																																} else var h = !0;
																															}
																														}
																													}
																													var g = u === s;
																													if (l ||= g, !l) {
																														let e = s;
																														if (n && typeof n == "object" && !Array.isArray(n)) {
																															let e;
																															if ((n.customExtensionName === void 0 || !i.call(n, "customExtensionName")) && (e = "customExtensionName")) {
																																let n = {
																																	instancePath: t + "/certificateProperties/certificateExtensions/" + r,
																																	schemaPath: "#/properties/certificateProperties/properties/certificateExtensions/items/anyOf/1/required",
																																	keyword: "required",
																																	params: { missingProperty: e },
																																	message: "must have required property '" + e + "'"
																																};
																																o === null ? o = [n] : o.push(n), s++;
																															} else {
																																if (n.customExtensionName !== void 0 && i.call(n, "customExtensionName")) {
																																	let e = s;
																																	if (typeof n.customExtensionName != "string") {
																																		let e = {
																																			instancePath: t + "/certificateProperties/certificateExtensions/" + r + "/customExtensionName",
																																			schemaPath: "#/properties/certificateProperties/properties/certificateExtensions/items/anyOf/1/properties/customExtensionName/type",
																																			keyword: "type",
																																			params: { type: "string" },
																																			message: "must be string"
																																		};
																																		o === null ? o = [e] : o.push(e), s++;
																																	}
																																	var _ = e === s;
																																} else var _ = !0;
																																if (_) {
																																	if (n.customExtensionValue !== void 0 && i.call(n, "customExtensionValue")) {
																																		let e = s;
																																		if (typeof n.customExtensionValue != "string") {
																																			let e = {
																																				instancePath: t + "/certificateProperties/certificateExtensions/" + r + "/customExtensionValue",
																																				schemaPath: "#/properties/certificateProperties/properties/certificateExtensions/items/anyOf/1/properties/customExtensionValue/type",
																																				keyword: "type",
																																				params: { type: "string" },
																																				message: "must be string"
																																			};
																																			o === null ? o = [e] : o.push(e), s++;
																																		}
																																		var _ = e === s;
																																	} else var _ = !0;
																																}
																															}
																														}
																														var g = e === s;
																														l ||= g;
																													}
																													if (l) s = c, o !== null && (c ? o.length = c : o = null);
																													else {
																														let e = {
																															instancePath: t + "/certificateProperties/certificateExtensions/" + r,
																															schemaPath: "#/properties/certificateProperties/properties/certificateExtensions/items/anyOf",
																															keyword: "anyOf",
																															params: {},
																															message: "must match a schema in anyOf"
																														};
																														return o === null ? o = [e] : o.push(e), s++, validate183.errors = o, !1;
																													}
																													if (a !== s) break;
																												}
																											} else return validate183.errors = [{
																												instancePath: t + "/certificateProperties/certificateExtensions",
																												schemaPath: "#/properties/certificateProperties/properties/certificateExtensions/type",
																												keyword: "type",
																												params: { type: "array" },
																												message: "must be array"
																											}], !1;
																										}
																										var d = r === s;
																									} else var d = !0;
																									if (d) {
																										if (n.relatedCryptographicAssets !== void 0 && i.call(n, "relatedCryptographicAssets")) {
																											let e = s;
																											validate187(n.relatedCryptographicAssets, {
																												instancePath: t + "/certificateProperties/relatedCryptographicAssets",
																												parentData: n,
																												parentDataProperty: "relatedCryptographicAssets",
																												rootData: a
																											}) || (o = o === null ? validate187.errors : o.concat(validate187.errors), s = o.length);
																											var d = e === s;
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
																}
															}
														}
													}
												}
											}
										}
									}
								}
							} else return validate183.errors = [{
								instancePath: t + "/certificateProperties",
								schemaPath: "#/properties/certificateProperties/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							}], !1;
						}
						var c = r === s;
					} else var c = !0;
					if (c) {
						if (e.relatedCryptoMaterialProperties !== void 0 && i.call(e, "relatedCryptoMaterialProperties")) {
							let n = e.relatedCryptoMaterialProperties, r = s;
							if (s === r) {
								if (n && typeof n == "object" && !Array.isArray(n)) {
									if (n.type !== void 0 && i.call(n, "type")) {
										let e = n.type, r = s;
										if (typeof e != "string") return validate183.errors = [{
											instancePath: t + "/relatedCryptoMaterialProperties/type",
											schemaPath: "#/properties/relatedCryptoMaterialProperties/properties/type/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}], !1;
										if (!K(e, n, "type")) return validate183.errors = [{
											instancePath: t + "/relatedCryptoMaterialProperties/type",
											schemaPath: "#/properties/relatedCryptoMaterialProperties/properties/type/enum",
											keyword: "enum",
											params: { allowedValues: K.allowed },
											message: "must be equal to one of the allowed values"
										}], !1;
										var v = r === s;
									} else var v = !0;
									if (v) {
										if (n.id !== void 0 && i.call(n, "id")) {
											let e = s;
											if (typeof n.id != "string") return validate183.errors = [{
												instancePath: t + "/relatedCryptoMaterialProperties/id",
												schemaPath: "#/properties/relatedCryptoMaterialProperties/properties/id/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											var v = e === s;
										} else var v = !0;
										if (v) {
											if (n.state !== void 0 && i.call(n, "state")) {
												let e = n.state, r = s;
												if (typeof e != "string") return validate183.errors = [{
													instancePath: t + "/relatedCryptoMaterialProperties/state",
													schemaPath: "#/properties/relatedCryptoMaterialProperties/properties/state/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}], !1;
												if (!q(e, n, "state")) return validate183.errors = [{
													instancePath: t + "/relatedCryptoMaterialProperties/state",
													schemaPath: "#/properties/relatedCryptoMaterialProperties/properties/state/enum",
													keyword: "enum",
													params: { allowedValues: q.allowed },
													message: "must be equal to one of the allowed values"
												}], !1;
												var v = r === s;
											} else var v = !0;
											if (v) {
												if (n.algorithmRef !== void 0 && i.call(n, "algorithmRef")) {
													let e = s;
													validate24(n.algorithmRef, {
														instancePath: t + "/relatedCryptoMaterialProperties/algorithmRef",
														parentData: n,
														parentDataProperty: "algorithmRef",
														rootData: a
													}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length);
													var v = e === s;
												} else var v = !0;
												if (v) {
													if (n.creationDate !== void 0 && i.call(n, "creationDate")) {
														let e = s;
														if (typeof n.creationDate != "string") return validate183.errors = [{
															instancePath: t + "/relatedCryptoMaterialProperties/creationDate",
															schemaPath: "#/properties/relatedCryptoMaterialProperties/properties/creationDate/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}], !1;
														var v = e === s;
													} else var v = !0;
													if (v) {
														if (n.activationDate !== void 0 && i.call(n, "activationDate")) {
															let e = s;
															if (typeof n.activationDate != "string") return validate183.errors = [{
																instancePath: t + "/relatedCryptoMaterialProperties/activationDate",
																schemaPath: "#/properties/relatedCryptoMaterialProperties/properties/activationDate/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}], !1;
															var v = e === s;
														} else var v = !0;
														if (v) {
															if (n.updateDate !== void 0 && i.call(n, "updateDate")) {
																let e = s;
																if (typeof n.updateDate != "string") return validate183.errors = [{
																	instancePath: t + "/relatedCryptoMaterialProperties/updateDate",
																	schemaPath: "#/properties/relatedCryptoMaterialProperties/properties/updateDate/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}], !1;
																var v = e === s;
															} else var v = !0;
															if (v) {
																if (n.expirationDate !== void 0 && i.call(n, "expirationDate")) {
																	let e = s;
																	if (typeof n.expirationDate != "string") return validate183.errors = [{
																		instancePath: t + "/relatedCryptoMaterialProperties/expirationDate",
																		schemaPath: "#/properties/relatedCryptoMaterialProperties/properties/expirationDate/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}], !1;
																	var v = e === s;
																} else var v = !0;
																if (v) {
																	if (n.value !== void 0 && i.call(n, "value")) {
																		let e = s;
																		if (typeof n.value != "string") return validate183.errors = [{
																			instancePath: t + "/relatedCryptoMaterialProperties/value",
																			schemaPath: "#/properties/relatedCryptoMaterialProperties/properties/value/type",
																			keyword: "type",
																			params: { type: "string" },
																			message: "must be string"
																		}], !1;
																		var v = e === s;
																	} else var v = !0;
																	if (v) {
																		if (n.size !== void 0 && i.call(n, "size")) {
																			let e = n.size, r = s;
																			if (typeof e != "number" || e % 1 || isNaN(e)) return validate183.errors = [{
																				instancePath: t + "/relatedCryptoMaterialProperties/size",
																				schemaPath: "#/properties/relatedCryptoMaterialProperties/properties/size/type",
																				keyword: "type",
																				params: { type: "integer" },
																				message: "must be integer"
																			}], !1;
																			var v = r === s;
																		} else var v = !0;
																		if (v) {
																			if (n.format !== void 0 && i.call(n, "format")) {
																				let e = s;
																				if (typeof n.format != "string") return validate183.errors = [{
																					instancePath: t + "/relatedCryptoMaterialProperties/format",
																					schemaPath: "#/properties/relatedCryptoMaterialProperties/properties/format/type",
																					keyword: "type",
																					params: { type: "string" },
																					message: "must be string"
																				}], !1;
																				var v = e === s;
																			} else var v = !0;
																			if (v) {
																				if (n.securedBy !== void 0 && i.call(n, "securedBy")) {
																					let e = s;
																					validate193(n.securedBy, {
																						instancePath: t + "/relatedCryptoMaterialProperties/securedBy",
																						parentData: n,
																						parentDataProperty: "securedBy",
																						rootData: a
																					}) || (o = o === null ? validate193.errors : o.concat(validate193.errors), s = o.length);
																					var v = e === s;
																				} else var v = !0;
																				if (v) {
																					if (n.fingerprint !== void 0 && i.call(n, "fingerprint")) {
																						let e = n.fingerprint, r = s;
																						if (!e || typeof e != "object" || Array.isArray(e)) return validate183.errors = [{
																							instancePath: t + "/relatedCryptoMaterialProperties/fingerprint",
																							schemaPath: "#/properties/relatedCryptoMaterialProperties/properties/fingerprint/type",
																							keyword: "type",
																							params: { type: "object" },
																							message: "must be object"
																						}], !1;
																						validate41(e, {
																							instancePath: t + "/relatedCryptoMaterialProperties/fingerprint",
																							parentData: n,
																							parentDataProperty: "fingerprint",
																							rootData: a
																						}) || (o = o === null ? validate41.errors : o.concat(validate41.errors), s = o.length);
																						var v = r === s;
																					} else var v = !0;
																					if (v) {
																						if (n.relatedCryptographicAssets !== void 0 && i.call(n, "relatedCryptographicAssets")) {
																							let e = s;
																							validate187(n.relatedCryptographicAssets, {
																								instancePath: t + "/relatedCryptoMaterialProperties/relatedCryptographicAssets",
																								parentData: n,
																								parentDataProperty: "relatedCryptographicAssets",
																								rootData: a
																							}) || (o = o === null ? validate187.errors : o.concat(validate187.errors), s = o.length);
																							var v = e === s;
																						} else var v = !0;
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
								} else return validate183.errors = [{
									instancePath: t + "/relatedCryptoMaterialProperties",
									schemaPath: "#/properties/relatedCryptoMaterialProperties/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}], !1;
							}
							var c = r === s;
						} else var c = !0;
						if (c) {
							if (e.protocolProperties !== void 0 && i.call(e, "protocolProperties")) {
								let n = e.protocolProperties, r = s;
								if (s === r) {
									if (n && typeof n == "object" && !Array.isArray(n)) {
										if (n.type !== void 0 && i.call(n, "type")) {
											let e = n.type, r = s;
											if (typeof e != "string") return validate183.errors = [{
												instancePath: t + "/protocolProperties/type",
												schemaPath: "#/properties/protocolProperties/properties/type/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											if (!J(e, n, "type")) return validate183.errors = [{
												instancePath: t + "/protocolProperties/type",
												schemaPath: "#/properties/protocolProperties/properties/type/enum",
												keyword: "enum",
												params: { allowedValues: J.allowed },
												message: "must be equal to one of the allowed values"
											}], !1;
											var y = r === s;
										} else var y = !0;
										if (y) {
											if (n.version !== void 0 && i.call(n, "version")) {
												let e = s;
												if (typeof n.version != "string") return validate183.errors = [{
													instancePath: t + "/protocolProperties/version",
													schemaPath: "#/properties/protocolProperties/properties/version/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}], !1;
												var y = e === s;
											} else var y = !0;
											if (y) {
												if (n.cipherSuites !== void 0 && i.call(n, "cipherSuites")) {
													let e = n.cipherSuites, r = s;
													if (s === r) {
														if (Array.isArray(e)) {
															let n = e.length;
															for (let r = 0; r < n; r++) {
																let n = s;
																if (validate198(e[r], {
																	instancePath: t + "/protocolProperties/cipherSuites/" + r,
																	parentData: e,
																	parentDataProperty: r,
																	rootData: a
																}) || (o = o === null ? validate198.errors : o.concat(validate198.errors), s = o.length), n !== s) break;
															}
														} else return validate183.errors = [{
															instancePath: t + "/protocolProperties/cipherSuites",
															schemaPath: "#/properties/protocolProperties/properties/cipherSuites/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														}], !1;
													}
													var y = r === s;
												} else var y = !0;
												if (y) {
													if (n.ikev2TransformTypes !== void 0 && i.call(n, "ikev2TransformTypes")) {
														let e = n.ikev2TransformTypes, r = s;
														if (s === r) {
															if (e && typeof e == "object" && !Array.isArray(e)) {
																if (e.encr !== void 0 && i.call(e, "encr")) {
																	let n = e.encr, r = s, i = s, c = !1, l = s;
																	if (s === l) {
																		if (Array.isArray(n)) {
																			let e = n.length;
																			for (let r = 0; r < e; r++) {
																				let e = s;
																				if (validate201(n[r], {
																					instancePath: t + "/protocolProperties/ikev2TransformTypes/encr/" + r,
																					parentData: n,
																					parentDataProperty: r,
																					rootData: a
																				}) || (o = o === null ? validate201.errors : o.concat(validate201.errors), s = o.length), e !== s) break;
																			}
																		} else {
																			let e = {
																				instancePath: t + "/protocolProperties/ikev2TransformTypes/encr",
																				schemaPath: "#/properties/protocolProperties/properties/ikev2TransformTypes/properties/encr/anyOf/0/type",
																				keyword: "type",
																				params: { type: "array" },
																				message: "must be array"
																			};
																			o === null ? o = [e] : o.push(e), s++;
																		}
																	}
																	var b = l === s;
																	if (c ||= b, !c) {
																		let r = s;
																		validate204(n, {
																			instancePath: t + "/protocolProperties/ikev2TransformTypes/encr",
																			parentData: e,
																			parentDataProperty: "encr",
																			rootData: a
																		}) || (o = o === null ? validate204.errors : o.concat(validate204.errors), s = o.length);
																		var b = r === s;
																		c ||= b;
																	}
																	if (c) s = i, o !== null && (i ? o.length = i : o = null);
																	else {
																		let e = {
																			instancePath: t + "/protocolProperties/ikev2TransformTypes/encr",
																			schemaPath: "#/properties/protocolProperties/properties/ikev2TransformTypes/properties/encr/anyOf",
																			keyword: "anyOf",
																			params: {},
																			message: "must match a schema in anyOf"
																		};
																		return o === null ? o = [e] : o.push(e), s++, validate183.errors = o, !1;
																	}
																	var x = r === s;
																} else var x = !0;
																if (x) {
																	if (e.prf !== void 0 && i.call(e, "prf")) {
																		let n = e.prf, r = s, i = s, c = !1, l = s;
																		if (s === l) {
																			if (Array.isArray(n)) {
																				let e = n.length;
																				for (let r = 0; r < e; r++) {
																					let e = s;
																					if (validate207(n[r], {
																						instancePath: t + "/protocolProperties/ikev2TransformTypes/prf/" + r,
																						parentData: n,
																						parentDataProperty: r,
																						rootData: a
																					}) || (o = o === null ? validate207.errors : o.concat(validate207.errors), s = o.length), e !== s) break;
																				}
																			} else {
																				let e = {
																					instancePath: t + "/protocolProperties/ikev2TransformTypes/prf",
																					schemaPath: "#/properties/protocolProperties/properties/ikev2TransformTypes/properties/prf/anyOf/0/type",
																					keyword: "type",
																					params: { type: "array" },
																					message: "must be array"
																				};
																				o === null ? o = [e] : o.push(e), s++;
																			}
																		}
																		var S = l === s;
																		if (c ||= S, !c) {
																			let r = s;
																			validate204(n, {
																				instancePath: t + "/protocolProperties/ikev2TransformTypes/prf",
																				parentData: e,
																				parentDataProperty: "prf",
																				rootData: a
																			}) || (o = o === null ? validate204.errors : o.concat(validate204.errors), s = o.length);
																			var S = r === s;
																			c ||= S;
																		}
																		if (c) s = i, o !== null && (i ? o.length = i : o = null);
																		else {
																			let e = {
																				instancePath: t + "/protocolProperties/ikev2TransformTypes/prf",
																				schemaPath: "#/properties/protocolProperties/properties/ikev2TransformTypes/properties/prf/anyOf",
																				keyword: "anyOf",
																				params: {},
																				message: "must match a schema in anyOf"
																			};
																			return o === null ? o = [e] : o.push(e), s++, validate183.errors = o, !1;
																		}
																		var x = r === s;
																	} else var x = !0;
																	if (x) {
																		if (e.integ !== void 0 && i.call(e, "integ")) {
																			let n = e.integ, r = s, i = s, c = !1, l = s;
																			if (s === l) {
																				if (Array.isArray(n)) {
																					let e = n.length;
																					for (let r = 0; r < e; r++) {
																						let e = s;
																						if (validate211(n[r], {
																							instancePath: t + "/protocolProperties/ikev2TransformTypes/integ/" + r,
																							parentData: n,
																							parentDataProperty: r,
																							rootData: a
																						}) || (o = o === null ? validate211.errors : o.concat(validate211.errors), s = o.length), e !== s) break;
																					}
																				} else {
																					let e = {
																						instancePath: t + "/protocolProperties/ikev2TransformTypes/integ",
																						schemaPath: "#/properties/protocolProperties/properties/ikev2TransformTypes/properties/integ/anyOf/0/type",
																						keyword: "type",
																						params: { type: "array" },
																						message: "must be array"
																					};
																					o === null ? o = [e] : o.push(e), s++;
																				}
																			}
																			var C = l === s;
																			if (c ||= C, !c) {
																				let r = s;
																				validate204(n, {
																					instancePath: t + "/protocolProperties/ikev2TransformTypes/integ",
																					parentData: e,
																					parentDataProperty: "integ",
																					rootData: a
																				}) || (o = o === null ? validate204.errors : o.concat(validate204.errors), s = o.length);
																				var C = r === s;
																				c ||= C;
																			}
																			if (c) s = i, o !== null && (i ? o.length = i : o = null);
																			else {
																				let e = {
																					instancePath: t + "/protocolProperties/ikev2TransformTypes/integ",
																					schemaPath: "#/properties/protocolProperties/properties/ikev2TransformTypes/properties/integ/anyOf",
																					keyword: "anyOf",
																					params: {},
																					message: "must match a schema in anyOf"
																				};
																				return o === null ? o = [e] : o.push(e), s++, validate183.errors = o, !1;
																			}
																			var x = r === s;
																		} else var x = !0;
																		if (x) {
																			if (e.ke !== void 0 && i.call(e, "ke")) {
																				let n = e.ke, r = s, i = s, c = !1, l = s;
																				if (s === l) {
																					if (Array.isArray(n)) {
																						let e = n.length;
																						for (let r = 0; r < e; r++) {
																							let e = s;
																							if (validate215(n[r], {
																								instancePath: t + "/protocolProperties/ikev2TransformTypes/ke/" + r,
																								parentData: n,
																								parentDataProperty: r,
																								rootData: a
																							}) || (o = o === null ? validate215.errors : o.concat(validate215.errors), s = o.length), e !== s) break;
																						}
																					} else {
																						let e = {
																							instancePath: t + "/protocolProperties/ikev2TransformTypes/ke",
																							schemaPath: "#/properties/protocolProperties/properties/ikev2TransformTypes/properties/ke/anyOf/0/type",
																							keyword: "type",
																							params: { type: "array" },
																							message: "must be array"
																						};
																						o === null ? o = [e] : o.push(e), s++;
																					}
																				}
																				var w = l === s;
																				if (c ||= w, !c) {
																					let r = s;
																					validate204(n, {
																						instancePath: t + "/protocolProperties/ikev2TransformTypes/ke",
																						parentData: e,
																						parentDataProperty: "ke",
																						rootData: a
																					}) || (o = o === null ? validate204.errors : o.concat(validate204.errors), s = o.length);
																					var w = r === s;
																					c ||= w;
																				}
																				if (c) s = i, o !== null && (i ? o.length = i : o = null);
																				else {
																					let e = {
																						instancePath: t + "/protocolProperties/ikev2TransformTypes/ke",
																						schemaPath: "#/properties/protocolProperties/properties/ikev2TransformTypes/properties/ke/anyOf",
																						keyword: "anyOf",
																						params: {},
																						message: "must match a schema in anyOf"
																					};
																					return o === null ? o = [e] : o.push(e), s++, validate183.errors = o, !1;
																				}
																				var x = r === s;
																			} else var x = !0;
																			if (x) {
																				if (e.esn !== void 0 && i.call(e, "esn")) {
																					let n = s;
																					if (typeof e.esn != "boolean") return validate183.errors = [{
																						instancePath: t + "/protocolProperties/ikev2TransformTypes/esn",
																						schemaPath: "#/properties/protocolProperties/properties/ikev2TransformTypes/properties/esn/type",
																						keyword: "type",
																						params: { type: "boolean" },
																						message: "must be boolean"
																					}], !1;
																					var x = n === s;
																				} else var x = !0;
																				if (x) {
																					if (e.auth !== void 0 && i.call(e, "auth")) {
																						let n = e.auth, r = s, i = s, c = !1, l = s;
																						if (s === l) {
																							if (Array.isArray(n)) {
																								let e = n.length;
																								for (let r = 0; r < e; r++) {
																									let e = s;
																									if (validate219(n[r], {
																										instancePath: t + "/protocolProperties/ikev2TransformTypes/auth/" + r,
																										parentData: n,
																										parentDataProperty: r,
																										rootData: a
																									}) || (o = o === null ? validate219.errors : o.concat(validate219.errors), s = o.length), e !== s) break;
																								}
																							} else {
																								let e = {
																									instancePath: t + "/protocolProperties/ikev2TransformTypes/auth",
																									schemaPath: "#/properties/protocolProperties/properties/ikev2TransformTypes/properties/auth/anyOf/0/type",
																									keyword: "type",
																									params: { type: "array" },
																									message: "must be array"
																								};
																								o === null ? o = [e] : o.push(e), s++;
																							}
																						}
																						var T = l === s;
																						if (c ||= T, !c) {
																							let r = s;
																							validate204(n, {
																								instancePath: t + "/protocolProperties/ikev2TransformTypes/auth",
																								parentData: e,
																								parentDataProperty: "auth",
																								rootData: a
																							}) || (o = o === null ? validate204.errors : o.concat(validate204.errors), s = o.length);
																							var T = r === s;
																							c ||= T;
																						}
																						if (c) s = i, o !== null && (i ? o.length = i : o = null);
																						else {
																							let e = {
																								instancePath: t + "/protocolProperties/ikev2TransformTypes/auth",
																								schemaPath: "#/properties/protocolProperties/properties/ikev2TransformTypes/properties/auth/anyOf",
																								keyword: "anyOf",
																								params: {},
																								message: "must match a schema in anyOf"
																							};
																							return o === null ? o = [e] : o.push(e), s++, validate183.errors = o, !1;
																						}
																						var x = r === s;
																					} else var x = !0;
																				}
																			}
																		}
																	}
																}
															} else return validate183.errors = [{
																instancePath: t + "/protocolProperties/ikev2TransformTypes",
																schemaPath: "#/properties/protocolProperties/properties/ikev2TransformTypes/type",
																keyword: "type",
																params: { type: "object" },
																message: "must be object"
															}], !1;
														}
														var y = r === s;
													} else var y = !0;
													if (y) {
														if (n.cryptoRefArray !== void 0 && i.call(n, "cryptoRefArray")) {
															let e = s;
															validate204(n.cryptoRefArray, {
																instancePath: t + "/protocolProperties/cryptoRefArray",
																parentData: n,
																parentDataProperty: "cryptoRefArray",
																rootData: a
															}) || (o = o === null ? validate204.errors : o.concat(validate204.errors), s = o.length);
															var y = e === s;
														} else var y = !0;
														if (y) {
															if (n.relatedCryptographicAssets !== void 0 && i.call(n, "relatedCryptographicAssets")) {
																let e = s;
																validate187(n.relatedCryptographicAssets, {
																	instancePath: t + "/protocolProperties/relatedCryptographicAssets",
																	parentData: n,
																	parentDataProperty: "relatedCryptographicAssets",
																	rootData: a
																}) || (o = o === null ? validate187.errors : o.concat(validate187.errors), s = o.length);
																var y = e === s;
															} else var y = !0;
														}
													}
												}
											}
										}
									} else return validate183.errors = [{
										instancePath: t + "/protocolProperties",
										schemaPath: "#/properties/protocolProperties/type",
										keyword: "type",
										params: { type: "object" },
										message: "must be object"
									}], !1;
								}
								var c = r === s;
							} else var c = !0;
							if (c) {
								if (e.oid !== void 0 && i.call(e, "oid")) {
									let n = s;
									if (typeof e.oid != "string") return validate183.errors = [{
										instancePath: t + "/oid",
										schemaPath: "#/properties/oid/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}], !1;
									var c = n === s;
								} else var c = !0;
							}
						}
					}
				}
			}
		} else return validate183.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate183.errors = o, s === 0;
}
function validate228(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	return validate228.errors = null, !0;
}
const Y = { validate: validate23 };
function validate23(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, c = 0, l = c, u = c, d = c;
	if (e && typeof e == "object" && !Array.isArray(e) && (e.version === void 0 || !i.call(e, "version") || e.versionRange === void 0 || !i.call(e, "versionRange"))) {
		let e = {};
		o === null ? o = [e] : o.push(e), c++;
	}
	if (d === c) return validate23.errors = [{
		instancePath: t,
		schemaPath: "#/allOf/0/not",
		keyword: "not",
		params: {},
		message: "must NOT be valid"
	}], !1;
	if (c = u, o !== null && (u ? o.length = u : o = null), l === c) {
		let n = c, r = !0, a = c;
		if (e && typeof e == "object" && !Array.isArray(e) && e.isExternal !== void 0 && i.call(e, "isExternal") && !f(e.isExternal, e, "isExternal")) {
			let e = {};
			o === null ? o = [e] : o.push(e), c++;
		}
		var g = a === c;
		if (c = n, o !== null && (n ? o.length = n : o = null), g) {
			let n = c, a = c, s = c;
			if (e && typeof e == "object" && !Array.isArray(e) && (e.versionRange === void 0 || !i.call(e, "versionRange"))) {
				let e = {};
				o === null ? o = [e] : o.push(e), c++;
			}
			if (s === c) return validate23.errors = [{
				instancePath: t,
				schemaPath: "#/allOf/1/then/not",
				keyword: "not",
				params: {},
				message: "must NOT be valid"
			}], !1;
			c = a, o !== null && (a ? o.length = a : o = null);
			var g = n === c;
			r = g;
		}
		if (!r) {
			let e = {
				instancePath: t,
				schemaPath: "#/allOf/1/if",
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			return o === null ? o = [e] : o.push(e), c++, validate23.errors = o, !1;
		}
	}
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.type === void 0 || !i.call(e, "type")) && (n = "type") || (e.name === void 0 || !i.call(e, "name")) && (n = "name")) return validate23.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.type !== void 0 && i.call(e, "type")) {
				let n = e.type, r = c;
				if (typeof n != "string") return validate23.errors = [{
					instancePath: t + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				if (!p(n, e, "type")) return validate23.errors = [{
					instancePath: t + "/type",
					schemaPath: "#/properties/type/enum",
					keyword: "enum",
					params: { allowedValues: p.allowed },
					message: "must be equal to one of the allowed values"
				}], !1;
				var _ = r === c;
			} else var _ = !0;
			if (_) {
				if (e["mime-type"] !== void 0 && i.call(e, "mime-type")) {
					let n = e["mime-type"], r = c;
					if (c === r) {
						if (typeof n == "string") {
							if (!h.test(n)) return validate23.errors = [{
								instancePath: t + "/mime-type",
								schemaPath: "#/properties/mime-type/pattern",
								keyword: "pattern",
								params: { pattern: "^[-+a-z0-9.]+/[-+a-z0-9.]+$" },
								message: "must match pattern \"^[-+a-z0-9.]+/[-+a-z0-9.]+$\""
							}], !1;
						} else return validate23.errors = [{
							instancePath: t + "/mime-type",
							schemaPath: "#/properties/mime-type/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
					}
					var _ = r === c;
				} else var _ = !0;
				if (_) {
					if (e["bom-ref"] !== void 0 && i.call(e, "bom-ref")) {
						let n = c;
						validate24(e["bom-ref"], {
							instancePath: t + "/bom-ref",
							parentData: e,
							parentDataProperty: "bom-ref",
							rootData: a
						}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), c = o.length);
						var _ = n === c;
					} else var _ = !0;
					if (_) {
						if (e.supplier !== void 0 && i.call(e, "supplier")) {
							let n = c;
							validate26(e.supplier, {
								instancePath: t + "/supplier",
								parentData: e,
								parentDataProperty: "supplier",
								rootData: a
							}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), c = o.length);
							var _ = n === c;
						} else var _ = !0;
						if (_) {
							if (e.manufacturer !== void 0 && i.call(e, "manufacturer")) {
								let n = c;
								validate26(e.manufacturer, {
									instancePath: t + "/manufacturer",
									parentData: e,
									parentDataProperty: "manufacturer",
									rootData: a
								}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), c = o.length);
								var _ = n === c;
							} else var _ = !0;
							if (_) {
								if (e.authors !== void 0 && i.call(e, "authors")) {
									let n = e.authors, r = c;
									if (c === r) {
										if (Array.isArray(n)) {
											let e = n.length;
											for (let r = 0; r < e; r++) {
												let e = c;
												if (validate31(n[r], {
													instancePath: t + "/authors/" + r,
													parentData: n,
													parentDataProperty: r,
													rootData: a
												}) || (o = o === null ? validate31.errors : o.concat(validate31.errors), c = o.length), e !== c) break;
											}
										} else return validate23.errors = [{
											instancePath: t + "/authors",
											schemaPath: "#/properties/authors/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}], !1;
									}
									var _ = r === c;
								} else var _ = !0;
								if (_) {
									if (e.author !== void 0 && i.call(e, "author")) {
										let n = c;
										if (typeof e.author != "string") return validate23.errors = [{
											instancePath: t + "/author",
											schemaPath: "#/properties/author/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}], !1;
										var _ = n === c;
									} else var _ = !0;
									if (_) {
										if (e.publisher !== void 0 && i.call(e, "publisher")) {
											let n = c;
											if (typeof e.publisher != "string") return validate23.errors = [{
												instancePath: t + "/publisher",
												schemaPath: "#/properties/publisher/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											var _ = n === c;
										} else var _ = !0;
										if (_) {
											if (e.group !== void 0 && i.call(e, "group")) {
												let n = c;
												if (typeof e.group != "string") return validate23.errors = [{
													instancePath: t + "/group",
													schemaPath: "#/properties/group/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}], !1;
												var _ = n === c;
											} else var _ = !0;
											if (_) {
												if (e.name !== void 0 && i.call(e, "name")) {
													let n = c;
													if (typeof e.name != "string") return validate23.errors = [{
														instancePath: t + "/name",
														schemaPath: "#/properties/name/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}], !1;
													var _ = n === c;
												} else var _ = !0;
												if (_) {
													if (e.version !== void 0 && i.call(e, "version")) {
														let n = c;
														validate37(e.version, {
															instancePath: t + "/version",
															parentData: e,
															parentDataProperty: "version",
															rootData: a
														}) || (o = o === null ? validate37.errors : o.concat(validate37.errors), c = o.length);
														var _ = n === c;
													} else var _ = !0;
													if (_) {
														if (e.versionRange !== void 0 && i.call(e, "versionRange")) {
															let n = c;
															validate39(e.versionRange, {
																instancePath: t + "/versionRange",
																parentData: e,
																parentDataProperty: "versionRange",
																rootData: a
															}) || (o = o === null ? validate39.errors : o.concat(validate39.errors), c = o.length);
															var _ = n === c;
														} else var _ = !0;
														if (_) {
															if (e.isExternal !== void 0 && i.call(e, "isExternal")) {
																let n = c;
																if (typeof e.isExternal != "boolean") return validate23.errors = [{
																	instancePath: t + "/isExternal",
																	schemaPath: "#/properties/isExternal/type",
																	keyword: "type",
																	params: { type: "boolean" },
																	message: "must be boolean"
																}], !1;
																var _ = n === c;
															} else var _ = !0;
															if (_) {
																if (e.description !== void 0 && i.call(e, "description")) {
																	let n = c;
																	if (typeof e.description != "string") return validate23.errors = [{
																		instancePath: t + "/description",
																		schemaPath: "#/properties/description/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}], !1;
																	var _ = n === c;
																} else var _ = !0;
																if (_) {
																	if (e.scope !== void 0 && i.call(e, "scope")) {
																		let n = e.scope, r = c;
																		if (typeof n != "string") return validate23.errors = [{
																			instancePath: t + "/scope",
																			schemaPath: "#/properties/scope/type",
																			keyword: "type",
																			params: { type: "string" },
																			message: "must be string"
																		}], !1;
																		if (!m(n, e, "scope")) return validate23.errors = [{
																			instancePath: t + "/scope",
																			schemaPath: "#/properties/scope/enum",
																			keyword: "enum",
																			params: { allowedValues: m.allowed },
																			message: "must be equal to one of the allowed values"
																		}], !1;
																		var _ = r === c;
																	} else var _ = !0;
																	if (_) {
																		if (e.hashes !== void 0 && i.call(e, "hashes")) {
																			let n = e.hashes, r = c;
																			if (c === r) {
																				if (Array.isArray(n)) {
																					let e = n.length;
																					for (let r = 0; r < e; r++) {
																						let e = c;
																						if (validate41(n[r], {
																							instancePath: t + "/hashes/" + r,
																							parentData: n,
																							parentDataProperty: r,
																							rootData: a
																						}) || (o = o === null ? validate41.errors : o.concat(validate41.errors), c = o.length), e !== c) break;
																					}
																				} else return validate23.errors = [{
																					instancePath: t + "/hashes",
																					schemaPath: "#/properties/hashes/type",
																					keyword: "type",
																					params: { type: "array" },
																					message: "must be array"
																				}], !1;
																			}
																			var _ = r === c;
																		} else var _ = !0;
																		if (_) {
																			if (e.licenses !== void 0 && i.call(e, "licenses")) {
																				let n = c;
																				validate47(e.licenses, {
																					instancePath: t + "/licenses",
																					parentData: e,
																					parentDataProperty: "licenses",
																					rootData: a
																				}) || (o = o === null ? validate47.errors : o.concat(validate47.errors), c = o.length);
																				var _ = n === c;
																			} else var _ = !0;
																			if (_) {
																				if (e.copyright !== void 0 && i.call(e, "copyright")) {
																					let n = c;
																					if (typeof e.copyright != "string") return validate23.errors = [{
																						instancePath: t + "/copyright",
																						schemaPath: "#/properties/copyright/type",
																						keyword: "type",
																						params: { type: "string" },
																						message: "must be string"
																					}], !1;
																					var _ = n === c;
																				} else var _ = !0;
																				if (_) {
																					if (e.patentAssertions !== void 0 && i.call(e, "patentAssertions")) {
																						let n = c;
																						validate72(e.patentAssertions, {
																							instancePath: t + "/patentAssertions",
																							parentData: e,
																							parentDataProperty: "patentAssertions",
																							rootData: a
																						}) || (o = o === null ? validate72.errors : o.concat(validate72.errors), c = o.length);
																						var _ = n === c;
																					} else var _ = !0;
																					if (_) {
																						if (e.cpe !== void 0 && i.call(e, "cpe")) {
																							let n = c;
																							if (typeof e.cpe != "string") return validate23.errors = [{
																								instancePath: t + "/cpe",
																								schemaPath: "#/properties/cpe/type",
																								keyword: "type",
																								params: { type: "string" },
																								message: "must be string"
																							}], !1;
																							var _ = n === c;
																						} else var _ = !0;
																						if (_) {
																							if (e.purl !== void 0 && i.call(e, "purl")) {
																								let n = c;
																								if (typeof e.purl != "string") return validate23.errors = [{
																									instancePath: t + "/purl",
																									schemaPath: "#/properties/purl/type",
																									keyword: "type",
																									params: { type: "string" },
																									message: "must be string"
																								}], !1;
																								var _ = n === c;
																							} else var _ = !0;
																							if (_) {
																								if (e.omniborId !== void 0 && i.call(e, "omniborId")) {
																									let n = e.omniborId, r = c;
																									if (c === r) {
																										if (Array.isArray(n)) {
																											let e = n.length;
																											for (let r = 0; r < e; r++) {
																												let e = c;
																												if (typeof n[r] != "string") return validate23.errors = [{
																													instancePath: t + "/omniborId/" + r,
																													schemaPath: "#/properties/omniborId/items/type",
																													keyword: "type",
																													params: { type: "string" },
																													message: "must be string"
																												}], !1;
																												if (e !== c) break;
																											}
																										} else return validate23.errors = [{
																											instancePath: t + "/omniborId",
																											schemaPath: "#/properties/omniborId/type",
																											keyword: "type",
																											params: { type: "array" },
																											message: "must be array"
																										}], !1;
																									}
																									var _ = r === c;
																								} else var _ = !0;
																								if (_) {
																									if (e.swhid !== void 0 && i.call(e, "swhid")) {
																										let n = e.swhid, r = c;
																										if (c === r) {
																											if (Array.isArray(n)) {
																												let e = n.length;
																												for (let r = 0; r < e; r++) {
																													let e = c;
																													if (typeof n[r] != "string") return validate23.errors = [{
																														instancePath: t + "/swhid/" + r,
																														schemaPath: "#/properties/swhid/items/type",
																														keyword: "type",
																														params: { type: "string" },
																														message: "must be string"
																													}], !1;
																													if (e !== c) break;
																												}
																											} else return validate23.errors = [{
																												instancePath: t + "/swhid",
																												schemaPath: "#/properties/swhid/type",
																												keyword: "type",
																												params: { type: "array" },
																												message: "must be array"
																											}], !1;
																										}
																										var _ = r === c;
																									} else var _ = !0;
																									if (_) {
																										if (e.swid !== void 0 && i.call(e, "swid")) {
																											let n = c;
																											validate80(e.swid, {
																												instancePath: t + "/swid",
																												parentData: e,
																												parentDataProperty: "swid",
																												rootData: a
																											}) || (o = o === null ? validate80.errors : o.concat(validate80.errors), c = o.length);
																											var _ = n === c;
																										} else var _ = !0;
																										if (_) {
																											if (e.modified !== void 0 && i.call(e, "modified")) {
																												let n = c;
																												if (typeof e.modified != "boolean") return validate23.errors = [{
																													instancePath: t + "/modified",
																													schemaPath: "#/properties/modified/type",
																													keyword: "type",
																													params: { type: "boolean" },
																													message: "must be boolean"
																												}], !1;
																												var _ = n === c;
																											} else var _ = !0;
																											if (_) {
																												if (e.pedigree !== void 0 && i.call(e, "pedigree")) {
																													let n = e.pedigree, r = c;
																													if (c === r) {
																														if (n && typeof n == "object" && !Array.isArray(n)) {
																															if (n.ancestors !== void 0 && i.call(n, "ancestors")) {
																																let e = n.ancestors, r = c;
																																if (c === r) {
																																	if (Array.isArray(e)) {
																																		let n = e.length;
																																		for (let r = 0; r < n; r++) {
																																			let n = c;
																																			if (Y.validate(e[r], {
																																				instancePath: t + "/pedigree/ancestors/" + r,
																																				parentData: e,
																																				parentDataProperty: r,
																																				rootData: a
																																			}) || (o = o === null ? Y.validate.errors : o.concat(Y.validate.errors), c = o.length), n !== c) break;
																																		}
																																	} else return validate23.errors = [{
																																		instancePath: t + "/pedigree/ancestors",
																																		schemaPath: "#/properties/pedigree/properties/ancestors/type",
																																		keyword: "type",
																																		params: { type: "array" },
																																		message: "must be array"
																																	}], !1;
																																}
																																var v = r === c;
																															} else var v = !0;
																															if (v) {
																																if (n.descendants !== void 0 && i.call(n, "descendants")) {
																																	let e = n.descendants, r = c;
																																	if (c === r) {
																																		if (Array.isArray(e)) {
																																			let n = e.length;
																																			for (let r = 0; r < n; r++) {
																																				let n = c;
																																				if (Y.validate(e[r], {
																																					instancePath: t + "/pedigree/descendants/" + r,
																																					parentData: e,
																																					parentDataProperty: r,
																																					rootData: a
																																				}) || (o = o === null ? Y.validate.errors : o.concat(Y.validate.errors), c = o.length), n !== c) break;
																																			}
																																		} else return validate23.errors = [{
																																			instancePath: t + "/pedigree/descendants",
																																			schemaPath: "#/properties/pedigree/properties/descendants/type",
																																			keyword: "type",
																																			params: { type: "array" },
																																			message: "must be array"
																																		}], !1;
																																	}
																																	var v = r === c;
																																} else var v = !0;
																																if (v) {
																																	if (n.variants !== void 0 && i.call(n, "variants")) {
																																		let e = n.variants, r = c;
																																		if (c === r) {
																																			if (Array.isArray(e)) {
																																				let n = e.length;
																																				for (let r = 0; r < n; r++) {
																																					let n = c;
																																					if (Y.validate(e[r], {
																																						instancePath: t + "/pedigree/variants/" + r,
																																						parentData: e,
																																						parentDataProperty: r,
																																						rootData: a
																																					}) || (o = o === null ? Y.validate.errors : o.concat(Y.validate.errors), c = o.length), n !== c) break;
																																				}
																																			} else return validate23.errors = [{
																																				instancePath: t + "/pedigree/variants",
																																				schemaPath: "#/properties/pedigree/properties/variants/type",
																																				keyword: "type",
																																				params: { type: "array" },
																																				message: "must be array"
																																			}], !1;
																																		}
																																		var v = r === c;
																																	} else var v = !0;
																																	if (v) {
																																		if (n.commits !== void 0 && i.call(n, "commits")) {
																																			let e = n.commits, r = c;
																																			if (c === r) {
																																				if (Array.isArray(e)) {
																																					let n = e.length;
																																					for (let r = 0; r < n; r++) {
																																						let n = c;
																																						if (validate83(e[r], {
																																							instancePath: t + "/pedigree/commits/" + r,
																																							parentData: e,
																																							parentDataProperty: r,
																																							rootData: a
																																						}) || (o = o === null ? validate83.errors : o.concat(validate83.errors), c = o.length), n !== c) break;
																																					}
																																				} else return validate23.errors = [{
																																					instancePath: t + "/pedigree/commits",
																																					schemaPath: "#/properties/pedigree/properties/commits/type",
																																					keyword: "type",
																																					params: { type: "array" },
																																					message: "must be array"
																																				}], !1;
																																			}
																																			var v = r === c;
																																		} else var v = !0;
																																		if (v) {
																																			if (n.patches !== void 0 && i.call(n, "patches")) {
																																				let e = n.patches, r = c;
																																				if (c === r) {
																																					if (Array.isArray(e)) {
																																						let n = e.length;
																																						for (let r = 0; r < n; r++) {
																																							let n = c;
																																							if (validate88(e[r], {
																																								instancePath: t + "/pedigree/patches/" + r,
																																								parentData: e,
																																								parentDataProperty: r,
																																								rootData: a
																																							}) || (o = o === null ? validate88.errors : o.concat(validate88.errors), c = o.length), n !== c) break;
																																						}
																																					} else return validate23.errors = [{
																																						instancePath: t + "/pedigree/patches",
																																						schemaPath: "#/properties/pedigree/properties/patches/type",
																																						keyword: "type",
																																						params: { type: "array" },
																																						message: "must be array"
																																					}], !1;
																																				}
																																				var v = r === c;
																																			} else var v = !0;
																																			if (v) {
																																				if (n.notes !== void 0 && i.call(n, "notes")) {
																																					let e = c;
																																					if (typeof n.notes != "string") return validate23.errors = [{
																																						instancePath: t + "/pedigree/notes",
																																						schemaPath: "#/properties/pedigree/properties/notes/type",
																																						keyword: "type",
																																						params: { type: "string" },
																																						message: "must be string"
																																					}], !1;
																																					var v = e === c;
																																				} else var v = !0;
																																			}
																																		}
																																	}
																																}
																															}
																														} else return validate23.errors = [{
																															instancePath: t + "/pedigree",
																															schemaPath: "#/properties/pedigree/type",
																															keyword: "type",
																															params: { type: "object" },
																															message: "must be object"
																														}], !1;
																													}
																													var _ = r === c;
																												} else var _ = !0;
																												if (_) {
																													if (e.externalReferences !== void 0 && i.call(e, "externalReferences")) {
																														let n = e.externalReferences, r = c;
																														if (c === r) {
																															if (Array.isArray(n)) {
																																let e = n.length;
																																for (let r = 0; r < e; r++) {
																																	let e = c;
																																	if (validate95(n[r], {
																																		instancePath: t + "/externalReferences/" + r,
																																		parentData: n,
																																		parentDataProperty: r,
																																		rootData: a
																																	}) || (o = o === null ? validate95.errors : o.concat(validate95.errors), c = o.length), e !== c) break;
																																}
																															} else return validate23.errors = [{
																																instancePath: t + "/externalReferences",
																																schemaPath: "#/properties/externalReferences/type",
																																keyword: "type",
																																params: { type: "array" },
																																message: "must be array"
																															}], !1;
																														}
																														var _ = r === c;
																													} else var _ = !0;
																													if (_) {
																														if (e.components !== void 0 && i.call(e, "components")) {
																															let n = e.components, r = c;
																															if (c === r) {
																																if (Array.isArray(n)) {
																																	var y = !0;
																																	let e = n.length;
																																	for (let r = 0; r < e; r++) {
																																		let e = c;
																																		Y.validate(n[r], {
																																			instancePath: t + "/components/" + r,
																																			parentData: n,
																																			parentDataProperty: r,
																																			rootData: a
																																		}) || (o = o === null ? Y.validate.errors : o.concat(Y.validate.errors), c = o.length);
																																		var y = e === c;
																																		if (!y) break;
																																	}
																																	if (y) {
																																		let e = s(n);
																																		if (e !== void 0) return validate23.errors = [{
																																			instancePath: t + "/components",
																																			schemaPath: "#/properties/components/uniqueItems",
																																			keyword: "uniqueItems",
																																			params: {
																																				i: e.i,
																																				j: e.j
																																			},
																																			message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																																		}], !1;
																																	}
																																} else return validate23.errors = [{
																																	instancePath: t + "/components",
																																	schemaPath: "#/properties/components/type",
																																	keyword: "type",
																																	params: { type: "array" },
																																	message: "must be array"
																																}], !1;
																															}
																															var _ = r === c;
																														} else var _ = !0;
																														if (_) {
																															if (e.evidence !== void 0 && i.call(e, "evidence")) {
																																let n = c;
																																validate105(e.evidence, {
																																	instancePath: t + "/evidence",
																																	parentData: e,
																																	parentDataProperty: "evidence",
																																	rootData: a
																																}) || (o = o === null ? validate105.errors : o.concat(validate105.errors), c = o.length);
																																var _ = n === c;
																															} else var _ = !0;
																															if (_) {
																																if (e.releaseNotes !== void 0 && i.call(e, "releaseNotes")) {
																																	let n = c;
																																	validate116(e.releaseNotes, {
																																		instancePath: t + "/releaseNotes",
																																		parentData: e,
																																		parentDataProperty: "releaseNotes",
																																		rootData: a
																																	}) || (o = o === null ? validate116.errors : o.concat(validate116.errors), c = o.length);
																																	var _ = n === c;
																																} else var _ = !0;
																																if (_) {
																																	if (e.modelCard !== void 0 && i.call(e, "modelCard")) {
																																		let n = c;
																																		validate129(e.modelCard, {
																																			instancePath: t + "/modelCard",
																																			parentData: e,
																																			parentDataProperty: "modelCard",
																																			rootData: a
																																		}) || (o = o === null ? validate129.errors : o.concat(validate129.errors), c = o.length);
																																		var _ = n === c;
																																	} else var _ = !0;
																																	if (_) {
																																		if (e.data !== void 0 && i.call(e, "data")) {
																																			let n = e.data, r = c;
																																			if (c === r) {
																																				if (Array.isArray(n)) {
																																					let e = n.length;
																																					for (let r = 0; r < e; r++) {
																																						let e = c;
																																						if (validate131(n[r], {
																																							instancePath: t + "/data/" + r,
																																							parentData: n,
																																							parentDataProperty: r,
																																							rootData: a
																																						}) || (o = o === null ? validate131.errors : o.concat(validate131.errors), c = o.length), e !== c) break;
																																					}
																																				} else return validate23.errors = [{
																																					instancePath: t + "/data",
																																					schemaPath: "#/properties/data/type",
																																					keyword: "type",
																																					params: { type: "array" },
																																					message: "must be array"
																																				}], !1;
																																			}
																																			var _ = r === c;
																																		} else var _ = !0;
																																		if (_) {
																																			if (e.cryptoProperties !== void 0 && i.call(e, "cryptoProperties")) {
																																				let n = c;
																																				validate183(e.cryptoProperties, {
																																					instancePath: t + "/cryptoProperties",
																																					parentData: e,
																																					parentDataProperty: "cryptoProperties",
																																					rootData: a
																																				}) || (o = o === null ? validate183.errors : o.concat(validate183.errors), c = o.length);
																																				var _ = n === c;
																																			} else var _ = !0;
																																			if (_) {
																																				if (e.properties !== void 0 && i.call(e, "properties")) {
																																					let n = e.properties, r = c;
																																					if (c === r) {
																																						if (Array.isArray(n)) {
																																							let e = n.length;
																																							for (let r = 0; r < e; r++) {
																																								let e = c;
																																								if (validate62(n[r], {
																																									instancePath: t + "/properties/" + r,
																																									parentData: n,
																																									parentDataProperty: r,
																																									rootData: a
																																								}) || (o = o === null ? validate62.errors : o.concat(validate62.errors), c = o.length), e !== c) break;
																																							}
																																						} else return validate23.errors = [{
																																							instancePath: t + "/properties",
																																							schemaPath: "#/properties/properties/type",
																																							keyword: "type",
																																							params: { type: "array" },
																																							message: "must be array"
																																						}], !1;
																																					}
																																					var _ = r === c;
																																				} else var _ = !0;
																																				if (_) {
																																					if (e.tags !== void 0 && i.call(e, "tags")) {
																																						let n = c;
																																						validate119(e.tags, {
																																							instancePath: t + "/tags",
																																							parentData: e,
																																							parentDataProperty: "tags",
																																							rootData: a
																																						}) || (o = o === null ? validate119.errors : o.concat(validate119.errors), c = o.length);
																																						var _ = n === c;
																																					} else var _ = !0;
																																					if (_) {
																																						if (e.signature !== void 0 && i.call(e, "signature")) {
																																							let n = c;
																																							validate228(e.signature, {
																																								instancePath: t + "/signature",
																																								parentData: e,
																																								parentDataProperty: "signature",
																																								rootData: a
																																							}) || (o = o === null ? validate228.errors : o.concat(validate228.errors), c = o.length);
																																							var _ = n === c;
																																						} else var _ = !0;
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
	return validate23.errors = o, c === 0;
}
const X = n([
	"inbound",
	"outbound",
	"bi-directional",
	"unknown"
]);
function validate236(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	return typeof e == "string" ? X(e, n, r) ? (validate236.errors = null, !0) : (validate236.errors = [{
		instancePath: t,
		schemaPath: "#/enum",
		keyword: "enum",
		params: { allowedValues: X.allowed },
		message: "must be equal to one of the allowed values"
	}], !1) : (validate236.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "string" },
		message: "must be string"
	}], !1);
}
function validate235(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.flow === void 0 || !i.call(e, "flow")) && (n = "flow") || (e.classification === void 0 || !i.call(e, "classification")) && (n = "classification")) return validate235.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.flow !== void 0 && i.call(e, "flow")) {
				let n = s;
				validate236(e.flow, {
					instancePath: t + "/flow",
					parentData: e,
					parentDataProperty: "flow",
					rootData: a
				}) || (o = o === null ? validate236.errors : o.concat(validate236.errors), s = o.length);
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.classification !== void 0 && i.call(e, "classification")) {
					let n = s;
					validate135(e.classification, {
						instancePath: t + "/classification",
						parentData: e,
						parentDataProperty: "classification",
						rootData: a
					}) || (o = o === null ? validate135.errors : o.concat(validate135.errors), s = o.length);
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.name !== void 0 && i.call(e, "name")) {
						let n = s;
						if (typeof e.name != "string") return validate235.errors = [{
							instancePath: t + "/name",
							schemaPath: "#/properties/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						var c = n === s;
					} else var c = !0;
					if (c) {
						if (e.description !== void 0 && i.call(e, "description")) {
							let n = s;
							if (typeof e.description != "string") return validate235.errors = [{
								instancePath: t + "/description",
								schemaPath: "#/properties/description/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
							var c = n === s;
						} else var c = !0;
						if (c) {
							if (e.governance !== void 0 && i.call(e, "governance")) {
								let n = s;
								validate142(e.governance, {
									instancePath: t + "/governance",
									parentData: e,
									parentDataProperty: "governance",
									rootData: a
								}) || (o = o === null ? validate142.errors : o.concat(validate142.errors), s = o.length);
								var c = n === s;
							} else var c = !0;
							if (c) {
								if (e.source !== void 0 && i.call(e, "source")) {
									let n = e.source, r = s;
									if (s === r) {
										if (Array.isArray(n)) {
											let e = n.length;
											for (let r = 0; r < e; r++) {
												let e = n[r], i = s, c = s, u = !1, d = s;
												if (typeof e != "string") {
													let e = {
														instancePath: t + "/source/" + r,
														schemaPath: "#/properties/source/items/anyOf/0/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													o === null ? o = [e] : o.push(e), s++;
												}
												var l = d === s;
												if (u ||= l, !u) {
													let i = s;
													validate99(e, {
														instancePath: t + "/source/" + r,
														parentData: n,
														parentDataProperty: r,
														rootData: a
													}) || (o = o === null ? validate99.errors : o.concat(validate99.errors), s = o.length);
													var l = i === s;
													u ||= l;
												}
												if (u) s = c, o !== null && (c ? o.length = c : o = null);
												else {
													let e = {
														instancePath: t + "/source/" + r,
														schemaPath: "#/properties/source/items/anyOf",
														keyword: "anyOf",
														params: {},
														message: "must match a schema in anyOf"
													};
													return o === null ? o = [e] : o.push(e), s++, validate235.errors = o, !1;
												}
												if (i !== s) break;
											}
										} else return validate235.errors = [{
											instancePath: t + "/source",
											schemaPath: "#/properties/source/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}], !1;
									}
									var c = r === s;
								} else var c = !0;
								if (c) {
									if (e.destination !== void 0 && i.call(e, "destination")) {
										let n = e.destination, r = s;
										if (s === r) {
											if (Array.isArray(n)) {
												let e = n.length;
												for (let r = 0; r < e; r++) {
													let e = n[r], i = s, c = s, l = !1, d = s;
													if (typeof e != "string") {
														let e = {
															instancePath: t + "/destination/" + r,
															schemaPath: "#/properties/destination/items/anyOf/0/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														};
														o === null ? o = [e] : o.push(e), s++;
													}
													var u = d === s;
													if (l ||= u, !l) {
														let i = s;
														validate99(e, {
															instancePath: t + "/destination/" + r,
															parentData: n,
															parentDataProperty: r,
															rootData: a
														}) || (o = o === null ? validate99.errors : o.concat(validate99.errors), s = o.length);
														var u = i === s;
														l ||= u;
													}
													if (l) s = c, o !== null && (c ? o.length = c : o = null);
													else {
														let e = {
															instancePath: t + "/destination/" + r,
															schemaPath: "#/properties/destination/items/anyOf",
															keyword: "anyOf",
															params: {},
															message: "must match a schema in anyOf"
														};
														return o === null ? o = [e] : o.push(e), s++, validate235.errors = o, !1;
													}
													if (i !== s) break;
												}
											} else return validate235.errors = [{
												instancePath: t + "/destination",
												schemaPath: "#/properties/destination/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											}], !1;
										}
										var c = r === s;
									} else var c = !0;
								}
							}
						}
					}
				}
			}
		} else return validate235.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate235.errors = o, s === 0;
}
const Z = { validate: validate231 };
function validate231(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, c = 0;
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.name === void 0 || !i.call(e, "name")) && (n = "name")) return validate231.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e["bom-ref"] !== void 0 && i.call(e, "bom-ref")) {
				let n = c;
				validate24(e["bom-ref"], {
					instancePath: t + "/bom-ref",
					parentData: e,
					parentDataProperty: "bom-ref",
					rootData: a
				}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), c = o.length);
				var l = n === c;
			} else var l = !0;
			if (l) {
				if (e.provider !== void 0 && i.call(e, "provider")) {
					let n = c;
					validate26(e.provider, {
						instancePath: t + "/provider",
						parentData: e,
						parentDataProperty: "provider",
						rootData: a
					}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), c = o.length);
					var l = n === c;
				} else var l = !0;
				if (l) {
					if (e.group !== void 0 && i.call(e, "group")) {
						let n = c;
						if (typeof e.group != "string") return validate231.errors = [{
							instancePath: t + "/group",
							schemaPath: "#/properties/group/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						var l = n === c;
					} else var l = !0;
					if (l) {
						if (e.name !== void 0 && i.call(e, "name")) {
							let n = c;
							if (typeof e.name != "string") return validate231.errors = [{
								instancePath: t + "/name",
								schemaPath: "#/properties/name/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
							var l = n === c;
						} else var l = !0;
						if (l) {
							if (e.version !== void 0 && i.call(e, "version")) {
								let n = c;
								validate37(e.version, {
									instancePath: t + "/version",
									parentData: e,
									parentDataProperty: "version",
									rootData: a
								}) || (o = o === null ? validate37.errors : o.concat(validate37.errors), c = o.length);
								var l = n === c;
							} else var l = !0;
							if (l) {
								if (e.description !== void 0 && i.call(e, "description")) {
									let n = c;
									if (typeof e.description != "string") return validate231.errors = [{
										instancePath: t + "/description",
										schemaPath: "#/properties/description/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}], !1;
									var l = n === c;
								} else var l = !0;
								if (l) {
									if (e.endpoints !== void 0 && i.call(e, "endpoints")) {
										let n = e.endpoints, r = c;
										if (c === r) {
											if (Array.isArray(n)) {
												let e = n.length;
												for (let r = 0; r < e; r++) {
													let e = c;
													if (typeof n[r] != "string") return validate231.errors = [{
														instancePath: t + "/endpoints/" + r,
														schemaPath: "#/properties/endpoints/items/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}], !1;
													if (e !== c) break;
												}
											} else return validate231.errors = [{
												instancePath: t + "/endpoints",
												schemaPath: "#/properties/endpoints/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											}], !1;
										}
										var l = r === c;
									} else var l = !0;
									if (l) {
										if (e.authenticated !== void 0 && i.call(e, "authenticated")) {
											let n = c;
											if (typeof e.authenticated != "boolean") return validate231.errors = [{
												instancePath: t + "/authenticated",
												schemaPath: "#/properties/authenticated/type",
												keyword: "type",
												params: { type: "boolean" },
												message: "must be boolean"
											}], !1;
											var l = n === c;
										} else var l = !0;
										if (l) {
											if (e["x-trust-boundary"] !== void 0 && i.call(e, "x-trust-boundary")) {
												let n = c;
												if (typeof e["x-trust-boundary"] != "boolean") return validate231.errors = [{
													instancePath: t + "/x-trust-boundary",
													schemaPath: "#/properties/x-trust-boundary/type",
													keyword: "type",
													params: { type: "boolean" },
													message: "must be boolean"
												}], !1;
												var l = n === c;
											} else var l = !0;
											if (l) {
												if (e.trustZone !== void 0 && i.call(e, "trustZone")) {
													let n = c;
													if (typeof e.trustZone != "string") return validate231.errors = [{
														instancePath: t + "/trustZone",
														schemaPath: "#/properties/trustZone/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}], !1;
													var l = n === c;
												} else var l = !0;
												if (l) {
													if (e.data !== void 0 && i.call(e, "data")) {
														let n = e.data, r = c;
														if (c === r) {
															if (Array.isArray(n)) {
																let e = n.length;
																for (let r = 0; r < e; r++) {
																	let e = c;
																	if (validate235(n[r], {
																		instancePath: t + "/data/" + r,
																		parentData: n,
																		parentDataProperty: r,
																		rootData: a
																	}) || (o = o === null ? validate235.errors : o.concat(validate235.errors), c = o.length), e !== c) break;
																}
															} else return validate231.errors = [{
																instancePath: t + "/data",
																schemaPath: "#/properties/data/type",
																keyword: "type",
																params: { type: "array" },
																message: "must be array"
															}], !1;
														}
														var l = r === c;
													} else var l = !0;
													if (l) {
														if (e.licenses !== void 0 && i.call(e, "licenses")) {
															let n = c;
															validate47(e.licenses, {
																instancePath: t + "/licenses",
																parentData: e,
																parentDataProperty: "licenses",
																rootData: a
															}) || (o = o === null ? validate47.errors : o.concat(validate47.errors), c = o.length);
															var l = n === c;
														} else var l = !0;
														if (l) {
															if (e.patentAssertions !== void 0 && i.call(e, "patentAssertions")) {
																let n = c;
																validate72(e.patentAssertions, {
																	instancePath: t + "/patentAssertions",
																	parentData: e,
																	parentDataProperty: "patentAssertions",
																	rootData: a
																}) || (o = o === null ? validate72.errors : o.concat(validate72.errors), c = o.length);
																var l = n === c;
															} else var l = !0;
															if (l) {
																if (e.externalReferences !== void 0 && i.call(e, "externalReferences")) {
																	let n = e.externalReferences, r = c;
																	if (c === r) {
																		if (Array.isArray(n)) {
																			let e = n.length;
																			for (let r = 0; r < e; r++) {
																				let e = c;
																				if (validate95(n[r], {
																					instancePath: t + "/externalReferences/" + r,
																					parentData: n,
																					parentDataProperty: r,
																					rootData: a
																				}) || (o = o === null ? validate95.errors : o.concat(validate95.errors), c = o.length), e !== c) break;
																			}
																		} else return validate231.errors = [{
																			instancePath: t + "/externalReferences",
																			schemaPath: "#/properties/externalReferences/type",
																			keyword: "type",
																			params: { type: "array" },
																			message: "must be array"
																		}], !1;
																	}
																	var l = r === c;
																} else var l = !0;
																if (l) {
																	if (e.services !== void 0 && i.call(e, "services")) {
																		let n = e.services, r = c;
																		if (c === r) {
																			if (Array.isArray(n)) {
																				var u = !0;
																				let e = n.length;
																				for (let r = 0; r < e; r++) {
																					let e = c;
																					Z.validate(n[r], {
																						instancePath: t + "/services/" + r,
																						parentData: n,
																						parentDataProperty: r,
																						rootData: a
																					}) || (o = o === null ? Z.validate.errors : o.concat(Z.validate.errors), c = o.length);
																					var u = e === c;
																					if (!u) break;
																				}
																				if (u) {
																					let e = s(n);
																					if (e !== void 0) return validate231.errors = [{
																						instancePath: t + "/services",
																						schemaPath: "#/properties/services/uniqueItems",
																						keyword: "uniqueItems",
																						params: {
																							i: e.i,
																							j: e.j
																						},
																						message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																					}], !1;
																				}
																			} else return validate231.errors = [{
																				instancePath: t + "/services",
																				schemaPath: "#/properties/services/type",
																				keyword: "type",
																				params: { type: "array" },
																				message: "must be array"
																			}], !1;
																		}
																		var l = r === c;
																	} else var l = !0;
																	if (l) {
																		if (e.releaseNotes !== void 0 && i.call(e, "releaseNotes")) {
																			let n = c;
																			validate116(e.releaseNotes, {
																				instancePath: t + "/releaseNotes",
																				parentData: e,
																				parentDataProperty: "releaseNotes",
																				rootData: a
																			}) || (o = o === null ? validate116.errors : o.concat(validate116.errors), c = o.length);
																			var l = n === c;
																		} else var l = !0;
																		if (l) {
																			if (e.properties !== void 0 && i.call(e, "properties")) {
																				let n = e.properties, r = c;
																				if (c === r) {
																					if (Array.isArray(n)) {
																						let e = n.length;
																						for (let r = 0; r < e; r++) {
																							let e = c;
																							if (validate62(n[r], {
																								instancePath: t + "/properties/" + r,
																								parentData: n,
																								parentDataProperty: r,
																								rootData: a
																							}) || (o = o === null ? validate62.errors : o.concat(validate62.errors), c = o.length), e !== c) break;
																						}
																					} else return validate231.errors = [{
																						instancePath: t + "/properties",
																						schemaPath: "#/properties/properties/type",
																						keyword: "type",
																						params: { type: "array" },
																						message: "must be array"
																					}], !1;
																				}
																				var l = r === c;
																			} else var l = !0;
																			if (l) {
																				if (e.tags !== void 0 && i.call(e, "tags")) {
																					let n = c;
																					validate119(e.tags, {
																						instancePath: t + "/tags",
																						parentData: e,
																						parentDataProperty: "tags",
																						rootData: a
																					}) || (o = o === null ? validate119.errors : o.concat(validate119.errors), c = o.length);
																					var l = n === c;
																				} else var l = !0;
																				if (l) {
																					if (e.signature !== void 0 && i.call(e, "signature")) {
																						let n = c;
																						validate228(e.signature, {
																							instancePath: t + "/signature",
																							parentData: e,
																							parentDataProperty: "signature",
																							rootData: a
																						}) || (o = o === null ? validate228.errors : o.concat(validate228.errors), c = o.length);
																						var l = n === c;
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
						}
					}
				}
			}
		} else return validate231.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate231.errors = o, c === 0;
}
function validate251(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.vendor !== void 0 && i.call(e, "vendor")) {
				let n = s;
				if (typeof e.vendor != "string") return validate251.errors = [{
					instancePath: t + "/vendor",
					schemaPath: "#/properties/vendor/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.name !== void 0 && i.call(e, "name")) {
					let n = s;
					if (typeof e.name != "string") return validate251.errors = [{
						instancePath: t + "/name",
						schemaPath: "#/properties/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.version !== void 0 && i.call(e, "version")) {
						let n = s;
						validate37(e.version, {
							instancePath: t + "/version",
							parentData: e,
							parentDataProperty: "version",
							rootData: a
						}) || (o = o === null ? validate37.errors : o.concat(validate37.errors), s = o.length);
						var c = n === s;
					} else var c = !0;
					if (c) {
						if (e.hashes !== void 0 && i.call(e, "hashes")) {
							let n = e.hashes, r = s;
							if (s === r) {
								if (Array.isArray(n)) {
									let e = n.length;
									for (let r = 0; r < e; r++) {
										let e = s;
										if (validate41(n[r], {
											instancePath: t + "/hashes/" + r,
											parentData: n,
											parentDataProperty: r,
											rootData: a
										}) || (o = o === null ? validate41.errors : o.concat(validate41.errors), s = o.length), e !== s) break;
									}
								} else return validate251.errors = [{
									instancePath: t + "/hashes",
									schemaPath: "#/properties/hashes/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}], !1;
							}
							var c = r === s;
						} else var c = !0;
						if (c) {
							if (e.externalReferences !== void 0 && i.call(e, "externalReferences")) {
								let n = e.externalReferences, r = s;
								if (s === r) {
									if (Array.isArray(n)) {
										let e = n.length;
										for (let r = 0; r < e; r++) {
											let e = s;
											if (validate95(n[r], {
												instancePath: t + "/externalReferences/" + r,
												parentData: n,
												parentDataProperty: r,
												rootData: a
											}) || (o = o === null ? validate95.errors : o.concat(validate95.errors), s = o.length), e !== s) break;
										}
									} else return validate251.errors = [{
										instancePath: t + "/externalReferences",
										schemaPath: "#/properties/externalReferences/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}], !1;
								}
								var c = r === s;
							} else var c = !0;
						}
					}
				}
			}
		} else return validate251.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate251.errors = o, s === 0;
}
const Q = n([
	"CLEAR",
	"GREEN",
	"AMBER",
	"AMBER_AND_STRICT",
	"RED"
]);
function validate263(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	return typeof e == "string" ? Q(e, n, r) ? (validate263.errors = null, !0) : (validate263.errors = [{
		instancePath: t,
		schemaPath: "#/enum",
		keyword: "enum",
		params: { allowedValues: Q.allowed },
		message: "must be equal to one of the allowed values"
	}], !1) : (validate263.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "string" },
		message: "must be string"
	}], !1);
}
function validate22(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, c = 0;
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.timestamp !== void 0 && i.call(e, "timestamp")) {
				let n = c;
				if (typeof e.timestamp != "string") return validate22.errors = [{
					instancePath: t + "/timestamp",
					schemaPath: "#/properties/timestamp/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var l = n === c;
			} else var l = !0;
			if (l) {
				if (e.lifecycles !== void 0 && i.call(e, "lifecycles")) {
					let n = e.lifecycles, r = c;
					if (c === r) {
						if (Array.isArray(n)) {
							let e = n.length;
							for (let r = 0; r < e; r++) {
								let e = n[r], a = c;
								if (!e || typeof e != "object" || Array.isArray(e)) return validate22.errors = [{
									instancePath: t + "/lifecycles/" + r,
									schemaPath: "#/properties/lifecycles/items/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}], !1;
								let s = c, l = !1, p = c;
								if (e && typeof e == "object" && !Array.isArray(e)) {
									let n;
									if ((e.phase === void 0 || !i.call(e, "phase")) && (n = "phase")) {
										let e = {
											instancePath: t + "/lifecycles/" + r,
											schemaPath: "#/properties/lifecycles/items/anyOf/0/required",
											keyword: "required",
											params: { missingProperty: n },
											message: "must have required property '" + n + "'"
										};
										o === null ? o = [e] : o.push(e), c++;
									} else if (e.phase !== void 0 && i.call(e, "phase")) {
										let n = e.phase;
										if (typeof n != "string") {
											let e = {
												instancePath: t + "/lifecycles/" + r + "/phase",
												schemaPath: "#/properties/lifecycles/items/anyOf/0/properties/phase/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											};
											o === null ? o = [e] : o.push(e), c++;
										}
										if (!d(n, e, "phase")) {
											let e = {
												instancePath: t + "/lifecycles/" + r + "/phase",
												schemaPath: "#/properties/lifecycles/items/anyOf/0/properties/phase/enum",
												keyword: "enum",
												params: { allowedValues: d.allowed },
												message: "must be equal to one of the allowed values"
											};
											o === null ? o = [e] : o.push(e), c++;
										}
									}
								}
								var u = p === c;
								if (l ||= u, !l) {
									let n = c;
									if (e && typeof e == "object" && !Array.isArray(e)) {
										let n;
										if ((e.name === void 0 || !i.call(e, "name")) && (n = "name")) {
											let e = {
												instancePath: t + "/lifecycles/" + r,
												schemaPath: "#/properties/lifecycles/items/anyOf/1/required",
												keyword: "required",
												params: { missingProperty: n },
												message: "must have required property '" + n + "'"
											};
											o === null ? o = [e] : o.push(e), c++;
										} else {
											if (e.name !== void 0 && i.call(e, "name")) {
												let n = c;
												if (typeof e.name != "string") {
													let e = {
														instancePath: t + "/lifecycles/" + r + "/name",
														schemaPath: "#/properties/lifecycles/items/anyOf/1/properties/name/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													o === null ? o = [e] : o.push(e), c++;
												}
												var f = n === c;
											} else var f = !0;
											if (f) {
												if (e.description !== void 0 && i.call(e, "description")) {
													let n = c;
													if (typeof e.description != "string") {
														let e = {
															instancePath: t + "/lifecycles/" + r + "/description",
															schemaPath: "#/properties/lifecycles/items/anyOf/1/properties/description/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														};
														o === null ? o = [e] : o.push(e), c++;
													}
													var f = n === c;
												} else var f = !0;
											}
										}
									}
									var u = n === c;
									l ||= u;
								}
								if (l) c = s, o !== null && (s ? o.length = s : o = null);
								else {
									let e = {
										instancePath: t + "/lifecycles/" + r,
										schemaPath: "#/properties/lifecycles/items/anyOf",
										keyword: "anyOf",
										params: {},
										message: "must match a schema in anyOf"
									};
									return o === null ? o = [e] : o.push(e), c++, validate22.errors = o, !1;
								}
								if (a !== c) break;
							}
						} else return validate22.errors = [{
							instancePath: t + "/lifecycles",
							schemaPath: "#/properties/lifecycles/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						}], !1;
					}
					var l = r === c;
				} else var l = !0;
				if (l) {
					if (e.tools !== void 0 && i.call(e, "tools")) {
						let n = e.tools, r = c, u = c, d = !1, f = c;
						if (c === f) {
							if (n && typeof n == "object" && !Array.isArray(n)) {
								if (n.components !== void 0 && i.call(n, "components")) {
									let e = n.components, r = c;
									if (c === r) {
										if (Array.isArray(e)) {
											var p = !0;
											let n = e.length;
											for (let r = 0; r < n; r++) {
												let n = c;
												validate23(e[r], {
													instancePath: t + "/tools/components/" + r,
													parentData: e,
													parentDataProperty: r,
													rootData: a
												}) || (o = o === null ? validate23.errors : o.concat(validate23.errors), c = o.length);
												var p = n === c;
												if (!p) break;
											}
											if (p) {
												let n = s(e);
												if (n !== void 0) {
													let e = {
														instancePath: t + "/tools/components",
														schemaPath: "#/properties/tools/anyOf/0/properties/components/uniqueItems",
														keyword: "uniqueItems",
														params: {
															i: n.i,
															j: n.j
														},
														message: "must NOT have duplicate items (items ## " + n.j + " and " + n.i + " are identical)"
													};
													o === null ? o = [e] : o.push(e), c++;
												}
											}
										} else {
											let e = {
												instancePath: t + "/tools/components",
												schemaPath: "#/properties/tools/anyOf/0/properties/components/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											};
											o === null ? o = [e] : o.push(e), c++;
										}
									}
									var m = r === c;
								} else var m = !0;
								if (m) {
									if (n.services !== void 0 && i.call(n, "services")) {
										let e = n.services, r = c;
										if (c === r) {
											if (Array.isArray(e)) {
												var h = !0;
												let n = e.length;
												for (let r = 0; r < n; r++) {
													let n = c;
													validate231(e[r], {
														instancePath: t + "/tools/services/" + r,
														parentData: e,
														parentDataProperty: r,
														rootData: a
													}) || (o = o === null ? validate231.errors : o.concat(validate231.errors), c = o.length);
													var h = n === c;
													if (!h) break;
												}
												if (h) {
													let n = s(e);
													if (n !== void 0) {
														let e = {
															instancePath: t + "/tools/services",
															schemaPath: "#/properties/tools/anyOf/0/properties/services/uniqueItems",
															keyword: "uniqueItems",
															params: {
																i: n.i,
																j: n.j
															},
															message: "must NOT have duplicate items (items ## " + n.j + " and " + n.i + " are identical)"
														};
														o === null ? o = [e] : o.push(e), c++;
													}
												}
											} else {
												let e = {
													instancePath: t + "/tools/services",
													schemaPath: "#/properties/tools/anyOf/0/properties/services/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												};
												o === null ? o = [e] : o.push(e), c++;
											}
										}
										var m = r === c;
									} else var m = !0;
								}
							} else {
								let e = {
									instancePath: t + "/tools",
									schemaPath: "#/properties/tools/anyOf/0/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								o === null ? o = [e] : o.push(e), c++;
							}
						}
						var g = f === c;
						if (d ||= g, !d) {
							let e = c;
							if (c === e) {
								if (Array.isArray(n)) {
									let e = n.length;
									for (let r = 0; r < e; r++) {
										let e = c;
										if (validate251(n[r], {
											instancePath: t + "/tools/" + r,
											parentData: n,
											parentDataProperty: r,
											rootData: a
										}) || (o = o === null ? validate251.errors : o.concat(validate251.errors), c = o.length), e !== c) break;
									}
								} else {
									let e = {
										instancePath: t + "/tools",
										schemaPath: "#/properties/tools/anyOf/1/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									};
									o === null ? o = [e] : o.push(e), c++;
								}
							}
							var g = e === c;
							d ||= g;
						}
						if (d) c = u, o !== null && (u ? o.length = u : o = null);
						else {
							let e = {
								instancePath: t + "/tools",
								schemaPath: "#/properties/tools/anyOf",
								keyword: "anyOf",
								params: {},
								message: "must match a schema in anyOf"
							};
							return o === null ? o = [e] : o.push(e), c++, validate22.errors = o, !1;
						}
						var l = r === c;
					} else var l = !0;
					if (l) {
						if (e.manufacturer !== void 0 && i.call(e, "manufacturer")) {
							let n = c;
							validate26(e.manufacturer, {
								instancePath: t + "/manufacturer",
								parentData: e,
								parentDataProperty: "manufacturer",
								rootData: a
							}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), c = o.length);
							var l = n === c;
						} else var l = !0;
						if (l) {
							if (e.authors !== void 0 && i.call(e, "authors")) {
								let n = e.authors, r = c;
								if (c === r) {
									if (Array.isArray(n)) {
										let e = n.length;
										for (let r = 0; r < e; r++) {
											let e = c;
											if (validate31(n[r], {
												instancePath: t + "/authors/" + r,
												parentData: n,
												parentDataProperty: r,
												rootData: a
											}) || (o = o === null ? validate31.errors : o.concat(validate31.errors), c = o.length), e !== c) break;
										}
									} else return validate22.errors = [{
										instancePath: t + "/authors",
										schemaPath: "#/properties/authors/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}], !1;
								}
								var l = r === c;
							} else var l = !0;
							if (l) {
								if (e.component !== void 0 && i.call(e, "component")) {
									let n = c;
									validate23(e.component, {
										instancePath: t + "/component",
										parentData: e,
										parentDataProperty: "component",
										rootData: a
									}) || (o = o === null ? validate23.errors : o.concat(validate23.errors), c = o.length);
									var l = n === c;
								} else var l = !0;
								if (l) {
									if (e.manufacture !== void 0 && i.call(e, "manufacture")) {
										let n = c;
										validate26(e.manufacture, {
											instancePath: t + "/manufacture",
											parentData: e,
											parentDataProperty: "manufacture",
											rootData: a
										}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), c = o.length);
										var l = n === c;
									} else var l = !0;
									if (l) {
										if (e.supplier !== void 0 && i.call(e, "supplier")) {
											let n = c;
											validate26(e.supplier, {
												instancePath: t + "/supplier",
												parentData: e,
												parentDataProperty: "supplier",
												rootData: a
											}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), c = o.length);
											var l = n === c;
										} else var l = !0;
										if (l) {
											if (e.licenses !== void 0 && i.call(e, "licenses")) {
												let n = c;
												validate47(e.licenses, {
													instancePath: t + "/licenses",
													parentData: e,
													parentDataProperty: "licenses",
													rootData: a
												}) || (o = o === null ? validate47.errors : o.concat(validate47.errors), c = o.length);
												var l = n === c;
											} else var l = !0;
											if (l) {
												if (e.properties !== void 0 && i.call(e, "properties")) {
													let n = e.properties, r = c;
													if (c === r) {
														if (Array.isArray(n)) {
															let e = n.length;
															for (let r = 0; r < e; r++) {
																let e = c;
																if (validate62(n[r], {
																	instancePath: t + "/properties/" + r,
																	parentData: n,
																	parentDataProperty: r,
																	rootData: a
																}) || (o = o === null ? validate62.errors : o.concat(validate62.errors), c = o.length), e !== c) break;
															}
														} else return validate22.errors = [{
															instancePath: t + "/properties",
															schemaPath: "#/properties/properties/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														}], !1;
													}
													var l = r === c;
												} else var l = !0;
												if (l) {
													if (e.distributionConstraints !== void 0 && i.call(e, "distributionConstraints")) {
														let n = e.distributionConstraints, r = c;
														if (c === r) {
															if (n && typeof n == "object" && !Array.isArray(n)) n.tlp !== void 0 && i.call(n, "tlp") && (validate263(n.tlp, {
																instancePath: t + "/distributionConstraints/tlp",
																parentData: n,
																parentDataProperty: "tlp",
																rootData: a
															}) || (o = o === null ? validate263.errors : o.concat(validate263.errors), c = o.length));
															else return validate22.errors = [{
																instancePath: t + "/distributionConstraints",
																schemaPath: "#/properties/distributionConstraints/type",
																keyword: "type",
																params: { type: "object" },
																message: "must be object"
															}], !1;
														}
														var l = r === c;
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
		} else return validate22.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate22.errors = o, c === 0;
}
function validate269(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, c = 0;
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.ref === void 0 || !i.call(e, "ref")) && (n = "ref")) return validate269.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.ref !== void 0 && i.call(e, "ref")) {
				let n = c;
				validate77(e.ref, {
					instancePath: t + "/ref",
					parentData: e,
					parentDataProperty: "ref",
					rootData: a
				}) || (o = o === null ? validate77.errors : o.concat(validate77.errors), c = o.length);
				var l = n === c;
			} else var l = !0;
			if (l) {
				if (e.dependsOn !== void 0 && i.call(e, "dependsOn")) {
					let n = e.dependsOn, r = c;
					if (c === r) {
						if (Array.isArray(n)) {
							var u = !0;
							let e = n.length;
							for (let r = 0; r < e; r++) {
								let e = c;
								validate77(n[r], {
									instancePath: t + "/dependsOn/" + r,
									parentData: n,
									parentDataProperty: r,
									rootData: a
								}) || (o = o === null ? validate77.errors : o.concat(validate77.errors), c = o.length);
								var u = e === c;
								if (!u) break;
							}
							if (u) {
								let e = s(n);
								if (e !== void 0) return validate269.errors = [{
									instancePath: t + "/dependsOn",
									schemaPath: "#/properties/dependsOn/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: e.i,
										j: e.j
									},
									message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
								}], !1;
							}
						} else return validate269.errors = [{
							instancePath: t + "/dependsOn",
							schemaPath: "#/properties/dependsOn/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						}], !1;
					}
					var l = r === c;
				} else var l = !0;
				if (l) {
					if (e.provides !== void 0 && i.call(e, "provides")) {
						let n = e.provides, r = c;
						if (c === r) {
							if (Array.isArray(n)) {
								var d = !0;
								let e = n.length;
								for (let r = 0; r < e; r++) {
									let e = c;
									validate77(n[r], {
										instancePath: t + "/provides/" + r,
										parentData: n,
										parentDataProperty: r,
										rootData: a
									}) || (o = o === null ? validate77.errors : o.concat(validate77.errors), c = o.length);
									var d = e === c;
									if (!d) break;
								}
								if (d) {
									let e = s(n);
									if (e !== void 0) return validate269.errors = [{
										instancePath: t + "/provides",
										schemaPath: "#/properties/provides/uniqueItems",
										keyword: "uniqueItems",
										params: {
											i: e.i,
											j: e.j
										},
										message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
									}], !1;
								}
							} else return validate269.errors = [{
								instancePath: t + "/provides",
								schemaPath: "#/properties/provides/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							}], !1;
						}
						var l = r === c;
					} else var l = !0;
				}
			}
		} else return validate269.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate269.errors = o, c === 0;
}
const ne = n([
	"complete",
	"incomplete",
	"incomplete_first_party_only",
	"incomplete_first_party_proprietary_only",
	"incomplete_first_party_opensource_only",
	"incomplete_third_party_only",
	"incomplete_third_party_proprietary_only",
	"incomplete_third_party_opensource_only",
	"unknown",
	"not_specified"
]);
function validate276(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	return typeof e == "string" ? ne(e, n, r) ? (validate276.errors = null, !0) : (validate276.errors = [{
		instancePath: t,
		schemaPath: "#/enum",
		keyword: "enum",
		params: { allowedValues: ne.allowed },
		message: "must be equal to one of the allowed values"
	}], !1) : (validate276.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "string" },
		message: "must be string"
	}], !1);
}
function validate274(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, c = 0;
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.aggregate === void 0 || !i.call(e, "aggregate")) && (n = "aggregate")) return validate274.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e["bom-ref"] !== void 0 && i.call(e, "bom-ref")) {
				let n = c;
				validate24(e["bom-ref"], {
					instancePath: t + "/bom-ref",
					parentData: e,
					parentDataProperty: "bom-ref",
					rootData: a
				}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), c = o.length);
				var l = n === c;
			} else var l = !0;
			if (l) {
				if (e.aggregate !== void 0 && i.call(e, "aggregate")) {
					let n = c;
					validate276(e.aggregate, {
						instancePath: t + "/aggregate",
						parentData: e,
						parentDataProperty: "aggregate",
						rootData: a
					}) || (o = o === null ? validate276.errors : o.concat(validate276.errors), c = o.length);
					var l = n === c;
				} else var l = !0;
				if (l) {
					if (e.assemblies !== void 0 && i.call(e, "assemblies")) {
						let n = e.assemblies, r = c;
						if (c === r) {
							if (Array.isArray(n)) {
								var u = !0;
								let e = n.length;
								for (let r = 0; r < e; r++) {
									let e = n[r], i = c, s = c, l = !1, f = c;
									validate77(e, {
										instancePath: t + "/assemblies/" + r,
										parentData: n,
										parentDataProperty: r,
										rootData: a
									}) || (o = o === null ? validate77.errors : o.concat(validate77.errors), c = o.length);
									var d = f === c;
									if (l ||= d, !l) {
										let i = c;
										validate99(e, {
											instancePath: t + "/assemblies/" + r,
											parentData: n,
											parentDataProperty: r,
											rootData: a
										}) || (o = o === null ? validate99.errors : o.concat(validate99.errors), c = o.length);
										var d = i === c;
										l ||= d;
									}
									if (l) c = s, o !== null && (s ? o.length = s : o = null);
									else {
										let e = {
											instancePath: t + "/assemblies/" + r,
											schemaPath: "#/properties/assemblies/items/anyOf",
											keyword: "anyOf",
											params: {},
											message: "must match a schema in anyOf"
										};
										return o === null ? o = [e] : o.push(e), c++, validate274.errors = o, !1;
									}
									var u = i === c;
									if (!u) break;
								}
								if (u) {
									let e = s(n);
									if (e !== void 0) return validate274.errors = [{
										instancePath: t + "/assemblies",
										schemaPath: "#/properties/assemblies/uniqueItems",
										keyword: "uniqueItems",
										params: {
											i: e.i,
											j: e.j
										},
										message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
									}], !1;
								}
							} else return validate274.errors = [{
								instancePath: t + "/assemblies",
								schemaPath: "#/properties/assemblies/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							}], !1;
						}
						var l = r === c;
					} else var l = !0;
					if (l) {
						if (e.dependencies !== void 0 && i.call(e, "dependencies")) {
							let n = e.dependencies, r = c;
							if (c === r) {
								if (Array.isArray(n)) {
									var f = !0;
									let e = n.length;
									for (let r = 0; r < e; r++) {
										let e = c;
										if (typeof n[r] != "string") return validate274.errors = [{
											instancePath: t + "/dependencies/" + r,
											schemaPath: "#/properties/dependencies/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}], !1;
										var f = e === c;
										if (!f) break;
									}
									if (f) {
										let e = s(n);
										if (e !== void 0) return validate274.errors = [{
											instancePath: t + "/dependencies",
											schemaPath: "#/properties/dependencies/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: e.i,
												j: e.j
											},
											message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
										}], !1;
									}
								} else return validate274.errors = [{
									instancePath: t + "/dependencies",
									schemaPath: "#/properties/dependencies/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}], !1;
							}
							var l = r === c;
						} else var l = !0;
						if (l) {
							if (e.vulnerabilities !== void 0 && i.call(e, "vulnerabilities")) {
								let n = e.vulnerabilities, r = c;
								if (c === r) {
									if (Array.isArray(n)) {
										var p = !0;
										let e = n.length;
										for (let r = 0; r < e; r++) {
											let e = c;
											if (typeof n[r] != "string") return validate274.errors = [{
												instancePath: t + "/vulnerabilities/" + r,
												schemaPath: "#/properties/vulnerabilities/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											var p = e === c;
											if (!p) break;
										}
										if (p) {
											let e = s(n);
											if (e !== void 0) return validate274.errors = [{
												instancePath: t + "/vulnerabilities",
												schemaPath: "#/properties/vulnerabilities/uniqueItems",
												keyword: "uniqueItems",
												params: {
													i: e.i,
													j: e.j
												},
												message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
											}], !1;
										}
									} else return validate274.errors = [{
										instancePath: t + "/vulnerabilities",
										schemaPath: "#/properties/vulnerabilities/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}], !1;
								}
								var l = r === c;
							} else var l = !0;
							if (l) {
								if (e.signature !== void 0 && i.call(e, "signature")) {
									let n = c;
									validate228(e.signature, {
										instancePath: t + "/signature",
										parentData: e,
										parentDataProperty: "signature",
										rootData: a
									}) || (o = o === null ? validate228.errors : o.concat(validate228.errors), c = o.length);
									var l = n === c;
								} else var l = !0;
							}
						}
					}
				}
			}
		} else return validate274.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate274.errors = o, c === 0;
}
const re = n([
	"can_not_fix",
	"will_not_fix",
	"update",
	"rollback",
	"workaround_available"
]);
function validate284(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	if (e && typeof e == "object" && !Array.isArray(e)) {
		if (e.url !== void 0 && i.call(e, "url")) {
			if (typeof e.url != "string") return validate284.errors = [{
				instancePath: t + "/url",
				schemaPath: "#/properties/url/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			}], !1;
			var o = !0;
		} else var o = !0;
		if (o) {
			if (e.name !== void 0 && i.call(e, "name")) {
				if (typeof e.name != "string") return validate284.errors = [{
					instancePath: t + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var o = !0;
			} else var o = !0;
		}
	} else return validate284.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "object" },
		message: "must be object"
	}], !1;
	return validate284.errors = null, !0;
}
const ie = n([
	"critical",
	"high",
	"medium",
	"low",
	"info",
	"none",
	"unknown"
]);
function validate289(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	return typeof e == "string" ? ie(e, n, r) ? (validate289.errors = null, !0) : (validate289.errors = [{
		instancePath: t,
		schemaPath: "#/enum",
		keyword: "enum",
		params: { allowedValues: ie.allowed },
		message: "must be equal to one of the allowed values"
	}], !1) : (validate289.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "string" },
		message: "must be string"
	}], !1);
}
const ae = n([
	"CVSSv2",
	"CVSSv3",
	"CVSSv31",
	"CVSSv4",
	"OWASP",
	"SSVC",
	"other"
]);
function validate291(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	return typeof e == "string" ? ae(e, n, r) ? (validate291.errors = null, !0) : (validate291.errors = [{
		instancePath: t,
		schemaPath: "#/enum",
		keyword: "enum",
		params: { allowedValues: ae.allowed },
		message: "must be equal to one of the allowed values"
	}], !1) : (validate291.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "string" },
		message: "must be string"
	}], !1);
}
function validate287(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.source !== void 0 && i.call(e, "source")) {
				let n = s;
				validate284(e.source, {
					instancePath: t + "/source",
					parentData: e,
					parentDataProperty: "source",
					rootData: a
				}) || (o = o === null ? validate284.errors : o.concat(validate284.errors), s = o.length);
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.score !== void 0 && i.call(e, "score")) {
					let n = s;
					if (typeof e.score != "number") return validate287.errors = [{
						instancePath: t + "/score",
						schemaPath: "#/properties/score/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					}], !1;
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.severity !== void 0 && i.call(e, "severity")) {
						let n = s;
						validate289(e.severity, {
							instancePath: t + "/severity",
							parentData: e,
							parentDataProperty: "severity",
							rootData: a
						}) || (o = o === null ? validate289.errors : o.concat(validate289.errors), s = o.length);
						var c = n === s;
					} else var c = !0;
					if (c) {
						if (e.method !== void 0 && i.call(e, "method")) {
							let n = s;
							validate291(e.method, {
								instancePath: t + "/method",
								parentData: e,
								parentDataProperty: "method",
								rootData: a
							}) || (o = o === null ? validate291.errors : o.concat(validate291.errors), s = o.length);
							var c = n === s;
						} else var c = !0;
						if (c) {
							if (e.vector !== void 0 && i.call(e, "vector")) {
								let n = s;
								if (typeof e.vector != "string") return validate287.errors = [{
									instancePath: t + "/vector",
									schemaPath: "#/properties/vector/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var c = n === s;
							} else var c = !0;
							if (c) {
								if (e.justification !== void 0 && i.call(e, "justification")) {
									let n = s;
									if (typeof e.justification != "string") return validate287.errors = [{
										instancePath: t + "/justification",
										schemaPath: "#/properties/justification/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}], !1;
									var c = n === s;
								} else var c = !0;
							}
						}
					}
				}
			}
		} else return validate287.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate287.errors = o, s === 0;
}
function validate294(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	return typeof e != "number" || e % 1 || isNaN(e) ? (validate294.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "integer" },
		message: "must be integer"
	}], !1) : typeof e == "number" && !o(e, n, r) ? (validate294.errors = [{
		instancePath: t,
		schemaPath: "#/minimum",
		keyword: "minimum",
		params: {
			comparison: ">=",
			limit: 1
		},
		message: "must be >= 1"
	}], !1) : (validate294.errors = null, !0);
}
function validate297(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	if (e && typeof e == "object" && !Array.isArray(e)) {
		let n;
		if ((e.url === void 0 || !i.call(e, "url")) && (n = "url")) return validate297.errors = [{
			instancePath: t,
			schemaPath: "#/required",
			keyword: "required",
			params: { missingProperty: n },
			message: "must have required property '" + n + "'"
		}], !1;
		if (e.title !== void 0 && i.call(e, "title")) {
			if (typeof e.title != "string") return validate297.errors = [{
				instancePath: t + "/title",
				schemaPath: "#/properties/title/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			}], !1;
			var o = !0;
		} else var o = !0;
		if (o) {
			if (e.url !== void 0 && i.call(e, "url")) {
				if (typeof e.url != "string") return validate297.errors = [{
					instancePath: t + "/url",
					schemaPath: "#/properties/url/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var o = !0;
			} else var o = !0;
		}
	} else return validate297.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "object" },
		message: "must be object"
	}], !1;
	return validate297.errors = null, !0;
}
const oe = n([
	"resolved",
	"resolved_with_pedigree",
	"exploitable",
	"in_triage",
	"false_positive",
	"not_affected"
]);
function validate304(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	return typeof e == "string" ? oe(e, n, r) ? (validate304.errors = null, !0) : (validate304.errors = [{
		instancePath: t,
		schemaPath: "#/enum",
		keyword: "enum",
		params: { allowedValues: oe.allowed },
		message: "must be equal to one of the allowed values"
	}], !1) : (validate304.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "string" },
		message: "must be string"
	}], !1);
}
const se = n([
	"code_not_present",
	"code_not_reachable",
	"requires_configuration",
	"requires_dependency",
	"requires_environment",
	"protected_by_compiler",
	"protected_at_runtime",
	"protected_at_perimeter",
	"protected_by_mitigating_control"
]);
function validate306(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	return typeof e == "string" ? se(e, n, r) ? (validate306.errors = null, !0) : (validate306.errors = [{
		instancePath: t,
		schemaPath: "#/enum",
		keyword: "enum",
		params: { allowedValues: se.allowed },
		message: "must be equal to one of the allowed values"
	}], !1) : (validate306.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "string" },
		message: "must be string"
	}], !1);
}
const ce = n([
	"affected",
	"unaffected",
	"unknown"
]);
function validate312(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	return typeof e == "string" ? ce(e, n, r) ? (validate312.errors = null, !0) : (validate312.errors = [{
		instancePath: t,
		schemaPath: "#/enum",
		keyword: "enum",
		params: { allowedValues: ce.allowed },
		message: "must be equal to one of the allowed values"
	}], !1) : (validate312.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "string" },
		message: "must be string"
	}], !1);
}
function validate282(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, c = 0;
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e["bom-ref"] !== void 0 && i.call(e, "bom-ref")) {
				let n = c;
				validate24(e["bom-ref"], {
					instancePath: t + "/bom-ref",
					parentData: e,
					parentDataProperty: "bom-ref",
					rootData: a
				}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), c = o.length);
				var l = n === c;
			} else var l = !0;
			if (l) {
				if (e.id !== void 0 && i.call(e, "id")) {
					let n = c;
					if (typeof e.id != "string") return validate282.errors = [{
						instancePath: t + "/id",
						schemaPath: "#/properties/id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var l = n === c;
				} else var l = !0;
				if (l) {
					if (e.source !== void 0 && i.call(e, "source")) {
						let n = c;
						validate284(e.source, {
							instancePath: t + "/source",
							parentData: e,
							parentDataProperty: "source",
							rootData: a
						}) || (o = o === null ? validate284.errors : o.concat(validate284.errors), c = o.length);
						var l = n === c;
					} else var l = !0;
					if (l) {
						if (e.references !== void 0 && i.call(e, "references")) {
							let n = e.references, r = c;
							if (c === r) {
								if (Array.isArray(n)) {
									let e = n.length;
									for (let r = 0; r < e; r++) {
										let e = n[r], s = c;
										if (c === s) {
											if (e && typeof e == "object" && !Array.isArray(e)) {
												let n;
												if ((e.id === void 0 || !i.call(e, "id")) && (n = "id") || (e.source === void 0 || !i.call(e, "source")) && (n = "source")) return validate282.errors = [{
													instancePath: t + "/references/" + r,
													schemaPath: "#/properties/references/items/required",
													keyword: "required",
													params: { missingProperty: n },
													message: "must have required property '" + n + "'"
												}], !1;
												if (e.id !== void 0 && i.call(e, "id")) {
													let n = c;
													if (typeof e.id != "string") return validate282.errors = [{
														instancePath: t + "/references/" + r + "/id",
														schemaPath: "#/properties/references/items/properties/id/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}], !1;
													var u = n === c;
												} else var u = !0;
												if (u) {
													if (e.source !== void 0 && i.call(e, "source")) {
														let n = c;
														validate284(e.source, {
															instancePath: t + "/references/" + r + "/source",
															parentData: e,
															parentDataProperty: "source",
															rootData: a
														}) || (o = o === null ? validate284.errors : o.concat(validate284.errors), c = o.length);
														var u = n === c;
													} else var u = !0;
												}
											} else return validate282.errors = [{
												instancePath: t + "/references/" + r,
												schemaPath: "#/properties/references/items/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											}], !1;
										}
										if (s !== c) break;
									}
								} else return validate282.errors = [{
									instancePath: t + "/references",
									schemaPath: "#/properties/references/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}], !1;
							}
							var l = r === c;
						} else var l = !0;
						if (l) {
							if (e.ratings !== void 0 && i.call(e, "ratings")) {
								let n = e.ratings, r = c;
								if (c === r) {
									if (Array.isArray(n)) {
										let e = n.length;
										for (let r = 0; r < e; r++) {
											let e = c;
											if (validate287(n[r], {
												instancePath: t + "/ratings/" + r,
												parentData: n,
												parentDataProperty: r,
												rootData: a
											}) || (o = o === null ? validate287.errors : o.concat(validate287.errors), c = o.length), e !== c) break;
										}
									} else return validate282.errors = [{
										instancePath: t + "/ratings",
										schemaPath: "#/properties/ratings/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}], !1;
								}
								var l = r === c;
							} else var l = !0;
							if (l) {
								if (e.cwes !== void 0 && i.call(e, "cwes")) {
									let n = e.cwes, r = c;
									if (c === r) {
										if (Array.isArray(n)) {
											let e = n.length;
											for (let r = 0; r < e; r++) {
												let e = c;
												if (validate294(n[r], {
													instancePath: t + "/cwes/" + r,
													parentData: n,
													parentDataProperty: r,
													rootData: a
												}) || (o = o === null ? validate294.errors : o.concat(validate294.errors), c = o.length), e !== c) break;
											}
										} else return validate282.errors = [{
											instancePath: t + "/cwes",
											schemaPath: "#/properties/cwes/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}], !1;
									}
									var l = r === c;
								} else var l = !0;
								if (l) {
									if (e.description !== void 0 && i.call(e, "description")) {
										let n = c;
										if (typeof e.description != "string") return validate282.errors = [{
											instancePath: t + "/description",
											schemaPath: "#/properties/description/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}], !1;
										var l = n === c;
									} else var l = !0;
									if (l) {
										if (e.detail !== void 0 && i.call(e, "detail")) {
											let n = c;
											if (typeof e.detail != "string") return validate282.errors = [{
												instancePath: t + "/detail",
												schemaPath: "#/properties/detail/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											var l = n === c;
										} else var l = !0;
										if (l) {
											if (e.recommendation !== void 0 && i.call(e, "recommendation")) {
												let n = c;
												if (typeof e.recommendation != "string") return validate282.errors = [{
													instancePath: t + "/recommendation",
													schemaPath: "#/properties/recommendation/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}], !1;
												var l = n === c;
											} else var l = !0;
											if (l) {
												if (e.workaround !== void 0 && i.call(e, "workaround")) {
													let n = c;
													if (typeof e.workaround != "string") return validate282.errors = [{
														instancePath: t + "/workaround",
														schemaPath: "#/properties/workaround/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}], !1;
													var l = n === c;
												} else var l = !0;
												if (l) {
													if (e.proofOfConcept !== void 0 && i.call(e, "proofOfConcept")) {
														let n = e.proofOfConcept, r = c;
														if (c === r) {
															if (n && typeof n == "object" && !Array.isArray(n)) {
																if (n.reproductionSteps !== void 0 && i.call(n, "reproductionSteps")) {
																	let e = c;
																	if (typeof n.reproductionSteps != "string") return validate282.errors = [{
																		instancePath: t + "/proofOfConcept/reproductionSteps",
																		schemaPath: "#/properties/proofOfConcept/properties/reproductionSteps/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}], !1;
																	var d = e === c;
																} else var d = !0;
																if (d) {
																	if (n.environment !== void 0 && i.call(n, "environment")) {
																		let e = c;
																		if (typeof n.environment != "string") return validate282.errors = [{
																			instancePath: t + "/proofOfConcept/environment",
																			schemaPath: "#/properties/proofOfConcept/properties/environment/type",
																			keyword: "type",
																			params: { type: "string" },
																			message: "must be string"
																		}], !1;
																		var d = e === c;
																	} else var d = !0;
																	if (d) {
																		if (n.supportingMaterial !== void 0 && i.call(n, "supportingMaterial")) {
																			let e = n.supportingMaterial, r = c;
																			if (c === r) {
																				if (Array.isArray(e)) {
																					let n = e.length;
																					for (let r = 0; r < n; r++) {
																						let n = c;
																						if (validate52(e[r], {
																							instancePath: t + "/proofOfConcept/supportingMaterial/" + r,
																							parentData: e,
																							parentDataProperty: r,
																							rootData: a
																						}) || (o = o === null ? validate52.errors : o.concat(validate52.errors), c = o.length), n !== c) break;
																					}
																				} else return validate282.errors = [{
																					instancePath: t + "/proofOfConcept/supportingMaterial",
																					schemaPath: "#/properties/proofOfConcept/properties/supportingMaterial/type",
																					keyword: "type",
																					params: { type: "array" },
																					message: "must be array"
																				}], !1;
																			}
																			var d = r === c;
																		} else var d = !0;
																	}
																}
															} else return validate282.errors = [{
																instancePath: t + "/proofOfConcept",
																schemaPath: "#/properties/proofOfConcept/type",
																keyword: "type",
																params: { type: "object" },
																message: "must be object"
															}], !1;
														}
														var l = r === c;
													} else var l = !0;
													if (l) {
														if (e.advisories !== void 0 && i.call(e, "advisories")) {
															let n = e.advisories, r = c;
															if (c === r) {
																if (Array.isArray(n)) {
																	let e = n.length;
																	for (let r = 0; r < e; r++) {
																		let e = c;
																		if (validate297(n[r], {
																			instancePath: t + "/advisories/" + r,
																			parentData: n,
																			parentDataProperty: r,
																			rootData: a
																		}) || (o = o === null ? validate297.errors : o.concat(validate297.errors), c = o.length), e !== c) break;
																	}
																} else return validate282.errors = [{
																	instancePath: t + "/advisories",
																	schemaPath: "#/properties/advisories/type",
																	keyword: "type",
																	params: { type: "array" },
																	message: "must be array"
																}], !1;
															}
															var l = r === c;
														} else var l = !0;
														if (l) {
															if (e.created !== void 0 && i.call(e, "created")) {
																let n = c;
																if (typeof e.created != "string") return validate282.errors = [{
																	instancePath: t + "/created",
																	schemaPath: "#/properties/created/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}], !1;
																var l = n === c;
															} else var l = !0;
															if (l) {
																if (e.published !== void 0 && i.call(e, "published")) {
																	let n = c;
																	if (typeof e.published != "string") return validate282.errors = [{
																		instancePath: t + "/published",
																		schemaPath: "#/properties/published/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}], !1;
																	var l = n === c;
																} else var l = !0;
																if (l) {
																	if (e.updated !== void 0 && i.call(e, "updated")) {
																		let n = c;
																		if (typeof e.updated != "string") return validate282.errors = [{
																			instancePath: t + "/updated",
																			schemaPath: "#/properties/updated/type",
																			keyword: "type",
																			params: { type: "string" },
																			message: "must be string"
																		}], !1;
																		var l = n === c;
																	} else var l = !0;
																	if (l) {
																		if (e.rejected !== void 0 && i.call(e, "rejected")) {
																			let n = c;
																			if (typeof e.rejected != "string") return validate282.errors = [{
																				instancePath: t + "/rejected",
																				schemaPath: "#/properties/rejected/type",
																				keyword: "type",
																				params: { type: "string" },
																				message: "must be string"
																			}], !1;
																			var l = n === c;
																		} else var l = !0;
																		if (l) {
																			if (e.credits !== void 0 && i.call(e, "credits")) {
																				let n = e.credits, r = c;
																				if (c === r) {
																					if (n && typeof n == "object" && !Array.isArray(n)) {
																						if (n.organizations !== void 0 && i.call(n, "organizations")) {
																							let e = n.organizations, r = c;
																							if (c === r) {
																								if (Array.isArray(e)) {
																									let n = e.length;
																									for (let r = 0; r < n; r++) {
																										let n = c;
																										if (validate26(e[r], {
																											instancePath: t + "/credits/organizations/" + r,
																											parentData: e,
																											parentDataProperty: r,
																											rootData: a
																										}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), c = o.length), n !== c) break;
																									}
																								} else return validate282.errors = [{
																									instancePath: t + "/credits/organizations",
																									schemaPath: "#/properties/credits/properties/organizations/type",
																									keyword: "type",
																									params: { type: "array" },
																									message: "must be array"
																								}], !1;
																							}
																							var f = r === c;
																						} else var f = !0;
																						if (f) {
																							if (n.individuals !== void 0 && i.call(n, "individuals")) {
																								let e = n.individuals, r = c;
																								if (c === r) {
																									if (Array.isArray(e)) {
																										let n = e.length;
																										for (let r = 0; r < n; r++) {
																											let n = c;
																											if (validate31(e[r], {
																												instancePath: t + "/credits/individuals/" + r,
																												parentData: e,
																												parentDataProperty: r,
																												rootData: a
																											}) || (o = o === null ? validate31.errors : o.concat(validate31.errors), c = o.length), n !== c) break;
																										}
																									} else return validate282.errors = [{
																										instancePath: t + "/credits/individuals",
																										schemaPath: "#/properties/credits/properties/individuals/type",
																										keyword: "type",
																										params: { type: "array" },
																										message: "must be array"
																									}], !1;
																								}
																								var f = r === c;
																							} else var f = !0;
																						}
																					} else return validate282.errors = [{
																						instancePath: t + "/credits",
																						schemaPath: "#/properties/credits/type",
																						keyword: "type",
																						params: { type: "object" },
																						message: "must be object"
																					}], !1;
																				}
																				var l = r === c;
																			} else var l = !0;
																			if (l) {
																				if (e.tools !== void 0 && i.call(e, "tools")) {
																					let n = e.tools, r = c, u = c, d = !1, f = c;
																					if (c === f) {
																						if (n && typeof n == "object" && !Array.isArray(n)) {
																							if (n.components !== void 0 && i.call(n, "components")) {
																								let e = n.components, r = c;
																								if (c === r) {
																									if (Array.isArray(e)) {
																										var p = !0;
																										let n = e.length;
																										for (let r = 0; r < n; r++) {
																											let n = c;
																											validate23(e[r], {
																												instancePath: t + "/tools/components/" + r,
																												parentData: e,
																												parentDataProperty: r,
																												rootData: a
																											}) || (o = o === null ? validate23.errors : o.concat(validate23.errors), c = o.length);
																											var p = n === c;
																											if (!p) break;
																										}
																										if (p) {
																											let n = s(e);
																											if (n !== void 0) {
																												let e = {
																													instancePath: t + "/tools/components",
																													schemaPath: "#/properties/tools/anyOf/0/properties/components/uniqueItems",
																													keyword: "uniqueItems",
																													params: {
																														i: n.i,
																														j: n.j
																													},
																													message: "must NOT have duplicate items (items ## " + n.j + " and " + n.i + " are identical)"
																												};
																												o === null ? o = [e] : o.push(e), c++;
																											}
																										}
																									} else {
																										let e = {
																											instancePath: t + "/tools/components",
																											schemaPath: "#/properties/tools/anyOf/0/properties/components/type",
																											keyword: "type",
																											params: { type: "array" },
																											message: "must be array"
																										};
																										o === null ? o = [e] : o.push(e), c++;
																									}
																								}
																								var m = r === c;
																							} else var m = !0;
																							if (m) {
																								if (n.services !== void 0 && i.call(n, "services")) {
																									let e = n.services, r = c;
																									if (c === r) {
																										if (Array.isArray(e)) {
																											var h = !0;
																											let n = e.length;
																											for (let r = 0; r < n; r++) {
																												let n = c;
																												validate231(e[r], {
																													instancePath: t + "/tools/services/" + r,
																													parentData: e,
																													parentDataProperty: r,
																													rootData: a
																												}) || (o = o === null ? validate231.errors : o.concat(validate231.errors), c = o.length);
																												var h = n === c;
																												if (!h) break;
																											}
																											if (h) {
																												let n = s(e);
																												if (n !== void 0) {
																													let e = {
																														instancePath: t + "/tools/services",
																														schemaPath: "#/properties/tools/anyOf/0/properties/services/uniqueItems",
																														keyword: "uniqueItems",
																														params: {
																															i: n.i,
																															j: n.j
																														},
																														message: "must NOT have duplicate items (items ## " + n.j + " and " + n.i + " are identical)"
																													};
																													o === null ? o = [e] : o.push(e), c++;
																												}
																											}
																										} else {
																											let e = {
																												instancePath: t + "/tools/services",
																												schemaPath: "#/properties/tools/anyOf/0/properties/services/type",
																												keyword: "type",
																												params: { type: "array" },
																												message: "must be array"
																											};
																											o === null ? o = [e] : o.push(e), c++;
																										}
																									}
																									var m = r === c;
																								} else var m = !0;
																							}
																						} else {
																							let e = {
																								instancePath: t + "/tools",
																								schemaPath: "#/properties/tools/anyOf/0/type",
																								keyword: "type",
																								params: { type: "object" },
																								message: "must be object"
																							};
																							o === null ? o = [e] : o.push(e), c++;
																						}
																					}
																					var g = f === c;
																					if (d ||= g, !d) {
																						let e = c;
																						if (c === e) {
																							if (Array.isArray(n)) {
																								let e = n.length;
																								for (let r = 0; r < e; r++) {
																									let e = c;
																									if (validate251(n[r], {
																										instancePath: t + "/tools/" + r,
																										parentData: n,
																										parentDataProperty: r,
																										rootData: a
																									}) || (o = o === null ? validate251.errors : o.concat(validate251.errors), c = o.length), e !== c) break;
																								}
																							} else {
																								let e = {
																									instancePath: t + "/tools",
																									schemaPath: "#/properties/tools/anyOf/1/type",
																									keyword: "type",
																									params: { type: "array" },
																									message: "must be array"
																								};
																								o === null ? o = [e] : o.push(e), c++;
																							}
																						}
																						var g = e === c;
																						d ||= g;
																					}
																					if (d) c = u, o !== null && (u ? o.length = u : o = null);
																					else {
																						let e = {
																							instancePath: t + "/tools",
																							schemaPath: "#/properties/tools/anyOf",
																							keyword: "anyOf",
																							params: {},
																							message: "must match a schema in anyOf"
																						};
																						return o === null ? o = [e] : o.push(e), c++, validate282.errors = o, !1;
																					}
																					var l = r === c;
																				} else var l = !0;
																				if (l) {
																					if (e.analysis !== void 0 && i.call(e, "analysis")) {
																						let n = e.analysis, r = c;
																						if (c === r) {
																							if (n && typeof n == "object" && !Array.isArray(n)) {
																								if (n.state !== void 0 && i.call(n, "state")) {
																									let e = c;
																									validate304(n.state, {
																										instancePath: t + "/analysis/state",
																										parentData: n,
																										parentDataProperty: "state",
																										rootData: a
																									}) || (o = o === null ? validate304.errors : o.concat(validate304.errors), c = o.length);
																									var _ = e === c;
																								} else var _ = !0;
																								if (_) {
																									if (n.justification !== void 0 && i.call(n, "justification")) {
																										let e = c;
																										validate306(n.justification, {
																											instancePath: t + "/analysis/justification",
																											parentData: n,
																											parentDataProperty: "justification",
																											rootData: a
																										}) || (o = o === null ? validate306.errors : o.concat(validate306.errors), c = o.length);
																										var _ = e === c;
																									} else var _ = !0;
																									if (_) {
																										if (n.response !== void 0 && i.call(n, "response")) {
																											let e = n.response, r = c;
																											if (c === r) {
																												if (Array.isArray(e)) {
																													let n = e.length;
																													for (let r = 0; r < n; r++) {
																														let n = e[r], i = c;
																														if (typeof n != "string") return validate282.errors = [{
																															instancePath: t + "/analysis/response/" + r,
																															schemaPath: "#/properties/analysis/properties/response/items/type",
																															keyword: "type",
																															params: { type: "string" },
																															message: "must be string"
																														}], !1;
																														if (!re(n, e, r)) return validate282.errors = [{
																															instancePath: t + "/analysis/response/" + r,
																															schemaPath: "#/properties/analysis/properties/response/items/enum",
																															keyword: "enum",
																															params: { allowedValues: re.allowed },
																															message: "must be equal to one of the allowed values"
																														}], !1;
																														if (i !== c) break;
																													}
																												} else return validate282.errors = [{
																													instancePath: t + "/analysis/response",
																													schemaPath: "#/properties/analysis/properties/response/type",
																													keyword: "type",
																													params: { type: "array" },
																													message: "must be array"
																												}], !1;
																											}
																											var _ = r === c;
																										} else var _ = !0;
																										if (_) {
																											if (n.detail !== void 0 && i.call(n, "detail")) {
																												let e = c;
																												if (typeof n.detail != "string") return validate282.errors = [{
																													instancePath: t + "/analysis/detail",
																													schemaPath: "#/properties/analysis/properties/detail/type",
																													keyword: "type",
																													params: { type: "string" },
																													message: "must be string"
																												}], !1;
																												var _ = e === c;
																											} else var _ = !0;
																											if (_) {
																												if (n.firstIssued !== void 0 && i.call(n, "firstIssued")) {
																													let e = c;
																													if (typeof n.firstIssued != "string") return validate282.errors = [{
																														instancePath: t + "/analysis/firstIssued",
																														schemaPath: "#/properties/analysis/properties/firstIssued/type",
																														keyword: "type",
																														params: { type: "string" },
																														message: "must be string"
																													}], !1;
																													var _ = e === c;
																												} else var _ = !0;
																												if (_) {
																													if (n.lastUpdated !== void 0 && i.call(n, "lastUpdated")) {
																														let e = c;
																														if (typeof n.lastUpdated != "string") return validate282.errors = [{
																															instancePath: t + "/analysis/lastUpdated",
																															schemaPath: "#/properties/analysis/properties/lastUpdated/type",
																															keyword: "type",
																															params: { type: "string" },
																															message: "must be string"
																														}], !1;
																														var _ = e === c;
																													} else var _ = !0;
																												}
																											}
																										}
																									}
																								}
																							} else return validate282.errors = [{
																								instancePath: t + "/analysis",
																								schemaPath: "#/properties/analysis/type",
																								keyword: "type",
																								params: { type: "object" },
																								message: "must be object"
																							}], !1;
																						}
																						var l = r === c;
																					} else var l = !0;
																					if (l) {
																						if (e.affects !== void 0 && i.call(e, "affects")) {
																							let n = e.affects, r = c;
																							if (c === r) {
																								if (Array.isArray(n)) {
																									var v = !0;
																									let e = n.length;
																									for (let r = 0; r < e; r++) {
																										let e = n[r], s = c;
																										if (c === s) {
																											if (e && typeof e == "object" && !Array.isArray(e)) {
																												let n;
																												if ((e.ref === void 0 || !i.call(e, "ref")) && (n = "ref")) return validate282.errors = [{
																													instancePath: t + "/affects/" + r,
																													schemaPath: "#/properties/affects/items/required",
																													keyword: "required",
																													params: { missingProperty: n },
																													message: "must have required property '" + n + "'"
																												}], !1;
																												if (e.ref !== void 0 && i.call(e, "ref")) {
																													let n = e.ref, i = c, s = c, l = !1, u = c;
																													validate77(n, {
																														instancePath: t + "/affects/" + r + "/ref",
																														parentData: e,
																														parentDataProperty: "ref",
																														rootData: a
																													}) || (o = o === null ? validate77.errors : o.concat(validate77.errors), c = o.length);
																													var y = u === c;
																													if (l ||= y, !l) {
																														let i = c;
																														validate99(n, {
																															instancePath: t + "/affects/" + r + "/ref",
																															parentData: e,
																															parentDataProperty: "ref",
																															rootData: a
																														}) || (o = o === null ? validate99.errors : o.concat(validate99.errors), c = o.length);
																														var y = i === c;
																														l ||= y;
																													}
																													if (l) c = s, o !== null && (s ? o.length = s : o = null);
																													else {
																														let e = {
																															instancePath: t + "/affects/" + r + "/ref",
																															schemaPath: "#/properties/affects/items/properties/ref/anyOf",
																															keyword: "anyOf",
																															params: {},
																															message: "must match a schema in anyOf"
																														};
																														return o === null ? o = [e] : o.push(e), c++, validate282.errors = o, !1;
																													}
																													var b = i === c;
																												} else var b = !0;
																												if (b) {
																													if (e.versions !== void 0 && i.call(e, "versions")) {
																														let n = e.versions, s = c;
																														if (c === s) {
																															if (Array.isArray(n)) {
																																let e = n.length;
																																for (let s = 0; s < e; s++) {
																																	let e = n[s], l = c, u = c, d = !1, f = c;
																																	if (e && typeof e == "object" && !Array.isArray(e)) {
																																		let n;
																																		if ((e.version === void 0 || !i.call(e, "version")) && (n = "version")) {
																																			let e = {
																																				instancePath: t + "/affects/" + r + "/versions/" + s,
																																				schemaPath: "#/properties/affects/items/properties/versions/items/anyOf/0/required",
																																				keyword: "required",
																																				params: { missingProperty: n },
																																				message: "must have required property '" + n + "'"
																																			};
																																			o === null ? o = [e] : o.push(e), c++;
																																		}
																																	}
																																	var x = f === c;
																																	if (d ||= x, !d) {
																																		let n = c;
																																		if (e && typeof e == "object" && !Array.isArray(e)) {
																																			let n;
																																			if ((e.range === void 0 || !i.call(e, "range")) && (n = "range")) {
																																				let e = {
																																					instancePath: t + "/affects/" + r + "/versions/" + s,
																																					schemaPath: "#/properties/affects/items/properties/versions/items/anyOf/1/required",
																																					keyword: "required",
																																					params: { missingProperty: n },
																																					message: "must have required property '" + n + "'"
																																				};
																																				o === null ? o = [e] : o.push(e), c++;
																																			}
																																		}
																																		var x = n === c;
																																		d ||= x;
																																	}
																																	if (d) c = u, o !== null && (u ? o.length = u : o = null);
																																	else {
																																		let e = {
																																			instancePath: t + "/affects/" + r + "/versions/" + s,
																																			schemaPath: "#/properties/affects/items/properties/versions/items/anyOf",
																																			keyword: "anyOf",
																																			params: {},
																																			message: "must match a schema in anyOf"
																																		};
																																		return o === null ? o = [e] : o.push(e), c++, validate282.errors = o, !1;
																																	}
																																	if (c === l) {
																																		if (e && typeof e == "object" && !Array.isArray(e)) {
																																			if (e.version !== void 0 && i.call(e, "version")) {
																																				let n = c;
																																				validate37(e.version, {
																																					instancePath: t + "/affects/" + r + "/versions/" + s + "/version",
																																					parentData: e,
																																					parentDataProperty: "version",
																																					rootData: a
																																				}) || (o = o === null ? validate37.errors : o.concat(validate37.errors), c = o.length);
																																				var S = n === c;
																																			} else var S = !0;
																																			if (S) {
																																				if (e.range !== void 0 && i.call(e, "range")) {
																																					let n = c;
																																					validate39(e.range, {
																																						instancePath: t + "/affects/" + r + "/versions/" + s + "/range",
																																						parentData: e,
																																						parentDataProperty: "range",
																																						rootData: a
																																					}) || (o = o === null ? validate39.errors : o.concat(validate39.errors), c = o.length);
																																					var S = n === c;
																																				} else var S = !0;
																																				if (S) {
																																					if (e.status !== void 0 && i.call(e, "status")) {
																																						let n = c;
																																						validate312(e.status, {
																																							instancePath: t + "/affects/" + r + "/versions/" + s + "/status",
																																							parentData: e,
																																							parentDataProperty: "status",
																																							rootData: a
																																						}) || (o = o === null ? validate312.errors : o.concat(validate312.errors), c = o.length);
																																						var S = n === c;
																																					} else var S = !0;
																																				}
																																			}
																																		} else return validate282.errors = [{
																																			instancePath: t + "/affects/" + r + "/versions/" + s,
																																			schemaPath: "#/properties/affects/items/properties/versions/items/type",
																																			keyword: "type",
																																			params: { type: "object" },
																																			message: "must be object"
																																		}], !1;
																																	}
																																	if (l !== c) break;
																																}
																															} else return validate282.errors = [{
																																instancePath: t + "/affects/" + r + "/versions",
																																schemaPath: "#/properties/affects/items/properties/versions/type",
																																keyword: "type",
																																params: { type: "array" },
																																message: "must be array"
																															}], !1;
																														}
																														var b = s === c;
																													} else var b = !0;
																												}
																											} else return validate282.errors = [{
																												instancePath: t + "/affects/" + r,
																												schemaPath: "#/properties/affects/items/type",
																												keyword: "type",
																												params: { type: "object" },
																												message: "must be object"
																											}], !1;
																										}
																										var v = s === c;
																										if (!v) break;
																									}
																									if (v) {
																										let e = s(n);
																										if (e !== void 0) return validate282.errors = [{
																											instancePath: t + "/affects",
																											schemaPath: "#/properties/affects/uniqueItems",
																											keyword: "uniqueItems",
																											params: {
																												i: e.i,
																												j: e.j
																											},
																											message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																										}], !1;
																									}
																								} else return validate282.errors = [{
																									instancePath: t + "/affects",
																									schemaPath: "#/properties/affects/type",
																									keyword: "type",
																									params: { type: "array" },
																									message: "must be array"
																								}], !1;
																							}
																							var l = r === c;
																						} else var l = !0;
																						if (l) {
																							if (e.properties !== void 0 && i.call(e, "properties")) {
																								let n = e.properties, r = c;
																								if (c === r) {
																									if (Array.isArray(n)) {
																										let e = n.length;
																										for (let r = 0; r < e; r++) {
																											let e = c;
																											if (validate62(n[r], {
																												instancePath: t + "/properties/" + r,
																												parentData: n,
																												parentDataProperty: r,
																												rootData: a
																											}) || (o = o === null ? validate62.errors : o.concat(validate62.errors), c = o.length), e !== c) break;
																										}
																									} else return validate282.errors = [{
																										instancePath: t + "/properties",
																										schemaPath: "#/properties/properties/type",
																										keyword: "type",
																										params: { type: "array" },
																										message: "must be array"
																									}], !1;
																								}
																								var l = r === c;
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
								}
							}
						}
					}
				}
			}
		} else return validate282.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate282.errors = o, c === 0;
}
function validate316(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, c = 0;
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.subjects === void 0 || !i.call(e, "subjects")) && (n = "subjects") || (e.annotator === void 0 || !i.call(e, "annotator")) && (n = "annotator") || (e.timestamp === void 0 || !i.call(e, "timestamp")) && (n = "timestamp") || (e.text === void 0 || !i.call(e, "text")) && (n = "text")) return validate316.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e["bom-ref"] !== void 0 && i.call(e, "bom-ref")) {
				let n = c;
				validate24(e["bom-ref"], {
					instancePath: t + "/bom-ref",
					parentData: e,
					parentDataProperty: "bom-ref",
					rootData: a
				}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), c = o.length);
				var l = n === c;
			} else var l = !0;
			if (l) {
				if (e.subjects !== void 0 && i.call(e, "subjects")) {
					let n = e.subjects, r = c;
					if (c === r) {
						if (Array.isArray(n)) {
							var u = !0;
							let e = n.length;
							for (let r = 0; r < e; r++) {
								let e = n[r], i = c, s = c, l = !1, f = c;
								validate77(e, {
									instancePath: t + "/subjects/" + r,
									parentData: n,
									parentDataProperty: r,
									rootData: a
								}) || (o = o === null ? validate77.errors : o.concat(validate77.errors), c = o.length);
								var d = f === c;
								if (l ||= d, !l) {
									let i = c;
									validate99(e, {
										instancePath: t + "/subjects/" + r,
										parentData: n,
										parentDataProperty: r,
										rootData: a
									}) || (o = o === null ? validate99.errors : o.concat(validate99.errors), c = o.length);
									var d = i === c;
									l ||= d;
								}
								if (l) c = s, o !== null && (s ? o.length = s : o = null);
								else {
									let e = {
										instancePath: t + "/subjects/" + r,
										schemaPath: "#/properties/subjects/items/anyOf",
										keyword: "anyOf",
										params: {},
										message: "must match a schema in anyOf"
									};
									return o === null ? o = [e] : o.push(e), c++, validate316.errors = o, !1;
								}
								var u = i === c;
								if (!u) break;
							}
							if (u) {
								let e = s(n);
								if (e !== void 0) return validate316.errors = [{
									instancePath: t + "/subjects",
									schemaPath: "#/properties/subjects/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: e.i,
										j: e.j
									},
									message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
								}], !1;
							}
						} else return validate316.errors = [{
							instancePath: t + "/subjects",
							schemaPath: "#/properties/subjects/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						}], !1;
					}
					var l = r === c;
				} else var l = !0;
				if (l) {
					if (e.annotator !== void 0 && i.call(e, "annotator")) {
						let n = e.annotator, r = c, s = c, u = !1, d = c;
						if (n && typeof n == "object" && !Array.isArray(n)) {
							let e;
							if ((n.organization === void 0 || !i.call(n, "organization")) && (e = "organization")) {
								let n = {
									instancePath: t + "/annotator",
									schemaPath: "#/properties/annotator/anyOf/0/required",
									keyword: "required",
									params: { missingProperty: e },
									message: "must have required property '" + e + "'"
								};
								o === null ? o = [n] : o.push(n), c++;
							}
						}
						var f = d === c;
						if (u ||= f, !u) {
							let e = c;
							if (n && typeof n == "object" && !Array.isArray(n)) {
								let e;
								if ((n.individual === void 0 || !i.call(n, "individual")) && (e = "individual")) {
									let n = {
										instancePath: t + "/annotator",
										schemaPath: "#/properties/annotator/anyOf/1/required",
										keyword: "required",
										params: { missingProperty: e },
										message: "must have required property '" + e + "'"
									};
									o === null ? o = [n] : o.push(n), c++;
								}
							}
							var f = e === c;
							if (u ||= f, !u) {
								let e = c;
								if (n && typeof n == "object" && !Array.isArray(n)) {
									let e;
									if ((n.component === void 0 || !i.call(n, "component")) && (e = "component")) {
										let n = {
											instancePath: t + "/annotator",
											schemaPath: "#/properties/annotator/anyOf/2/required",
											keyword: "required",
											params: { missingProperty: e },
											message: "must have required property '" + e + "'"
										};
										o === null ? o = [n] : o.push(n), c++;
									}
								}
								var f = e === c;
								if (u ||= f, !u) {
									let e = c;
									if (n && typeof n == "object" && !Array.isArray(n)) {
										let e;
										if ((n.service === void 0 || !i.call(n, "service")) && (e = "service")) {
											let n = {
												instancePath: t + "/annotator",
												schemaPath: "#/properties/annotator/anyOf/3/required",
												keyword: "required",
												params: { missingProperty: e },
												message: "must have required property '" + e + "'"
											};
											o === null ? o = [n] : o.push(n), c++;
										}
									}
									var f = e === c;
									u ||= f;
								}
							}
						}
						if (u) c = s, o !== null && (s ? o.length = s : o = null);
						else {
							let e = {
								instancePath: t + "/annotator",
								schemaPath: "#/properties/annotator/anyOf",
								keyword: "anyOf",
								params: {},
								message: "must match a schema in anyOf"
							};
							return o === null ? o = [e] : o.push(e), c++, validate316.errors = o, !1;
						}
						if (c === r) {
							if (n && typeof n == "object" && !Array.isArray(n)) {
								if (n.organization !== void 0 && i.call(n, "organization")) {
									let e = c;
									validate26(n.organization, {
										instancePath: t + "/annotator/organization",
										parentData: n,
										parentDataProperty: "organization",
										rootData: a
									}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), c = o.length);
									var p = e === c;
								} else var p = !0;
								if (p) {
									if (n.individual !== void 0 && i.call(n, "individual")) {
										let e = c;
										validate31(n.individual, {
											instancePath: t + "/annotator/individual",
											parentData: n,
											parentDataProperty: "individual",
											rootData: a
										}) || (o = o === null ? validate31.errors : o.concat(validate31.errors), c = o.length);
										var p = e === c;
									} else var p = !0;
									if (p) {
										if (n.component !== void 0 && i.call(n, "component")) {
											let e = c;
											validate23(n.component, {
												instancePath: t + "/annotator/component",
												parentData: n,
												parentDataProperty: "component",
												rootData: a
											}) || (o = o === null ? validate23.errors : o.concat(validate23.errors), c = o.length);
											var p = e === c;
										} else var p = !0;
										if (p) {
											if (n.service !== void 0 && i.call(n, "service")) {
												let e = c;
												validate231(n.service, {
													instancePath: t + "/annotator/service",
													parentData: n,
													parentDataProperty: "service",
													rootData: a
												}) || (o = o === null ? validate231.errors : o.concat(validate231.errors), c = o.length);
												var p = e === c;
											} else var p = !0;
										}
									}
								}
							} else return validate316.errors = [{
								instancePath: t + "/annotator",
								schemaPath: "#/properties/annotator/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							}], !1;
						}
						var l = r === c;
					} else var l = !0;
					if (l) {
						if (e.timestamp !== void 0 && i.call(e, "timestamp")) {
							let n = c;
							if (typeof e.timestamp != "string") return validate316.errors = [{
								instancePath: t + "/timestamp",
								schemaPath: "#/properties/timestamp/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
							var l = n === c;
						} else var l = !0;
						if (l) {
							if (e.text !== void 0 && i.call(e, "text")) {
								let n = c;
								if (typeof e.text != "string") return validate316.errors = [{
									instancePath: t + "/text",
									schemaPath: "#/properties/text/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var l = n === c;
							} else var l = !0;
							if (l) {
								if (e.signature !== void 0 && i.call(e, "signature")) {
									let n = c;
									validate228(e.signature, {
										instancePath: t + "/signature",
										parentData: e,
										parentDataProperty: "signature",
										rootData: a
									}) || (o = o === null ? validate228.errors : o.concat(validate228.errors), c = o.length);
									var l = n === c;
								} else var l = !0;
							}
						}
					}
				}
			}
		} else return validate316.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate316.errors = o, c === 0;
}
function validate332(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0, c = s, l = !1, u = s;
	if (e && typeof e == "object" && !Array.isArray(e)) {
		let n;
		if ((e.ref === void 0 || !i.call(e, "ref")) && (n = "ref")) {
			let e = {
				instancePath: t,
				schemaPath: "#/anyOf/0/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
	}
	var d = u === s;
	if (l ||= d, !l) {
		let n = s;
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.externalReference === void 0 || !i.call(e, "externalReference")) && (n = "externalReference")) {
				let e = {
					instancePath: t,
					schemaPath: "#/anyOf/1/required",
					keyword: "required",
					params: { missingProperty: n },
					message: "must have required property '" + n + "'"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		var d = n === s;
		l ||= d;
	}
	if (l) s = c, o !== null && (c ? o.length = c : o = null);
	else {
		let e = {
			instancePath: t,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		return o === null ? o = [e] : o.push(e), s++, validate332.errors = o, !1;
	}
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.ref !== void 0 && i.call(e, "ref")) {
				let n = e.ref, r = s, i = s, c = !1, l = s;
				validate77(n, {
					instancePath: t + "/ref",
					parentData: e,
					parentDataProperty: "ref",
					rootData: a
				}) || (o = o === null ? validate77.errors : o.concat(validate77.errors), s = o.length);
				var f = l === s;
				if (c ||= f, !c) {
					let r = s;
					validate99(n, {
						instancePath: t + "/ref",
						parentData: e,
						parentDataProperty: "ref",
						rootData: a
					}) || (o = o === null ? validate99.errors : o.concat(validate99.errors), s = o.length);
					var f = r === s;
					c ||= f;
				}
				if (c) s = i, o !== null && (i ? o.length = i : o = null);
				else {
					let e = {
						instancePath: t + "/ref",
						schemaPath: "#/properties/ref/anyOf",
						keyword: "anyOf",
						params: {},
						message: "must match a schema in anyOf"
					};
					return o === null ? o = [e] : o.push(e), s++, validate332.errors = o, !1;
				}
				var p = r === s;
			} else var p = !0;
			if (p) {
				if (e.externalReference !== void 0 && i.call(e, "externalReference")) {
					let n = s;
					validate95(e.externalReference, {
						instancePath: t + "/externalReference",
						parentData: e,
						parentDataProperty: "externalReference",
						rootData: a
					}) || (o = o === null ? validate95.errors : o.concat(validate95.errors), s = o.length);
					var p = n === s;
				} else var p = !0;
			}
		} else return validate332.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate332.errors = o, s === 0;
}
const le = n([
	"copy",
	"clone",
	"lint",
	"scan",
	"merge",
	"build",
	"test",
	"deliver",
	"deploy",
	"release",
	"clean",
	"other"
]);
function validate340(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	return typeof e == "string" ? le(e, n, r) ? (validate340.errors = null, !0) : (validate340.errors = [{
		instancePath: t,
		schemaPath: "#/enum",
		keyword: "enum",
		params: { allowedValues: le.allowed },
		message: "must be equal to one of the allowed values"
	}], !1) : (validate340.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "string" },
		message: "must be string"
	}], !1);
}
const ue = n([
	"manual",
	"api",
	"webhook",
	"scheduled"
]);
function validate345(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.uid !== void 0 && i.call(e, "uid")) {
				let n = s;
				if (typeof e.uid != "string") return validate345.errors = [{
					instancePath: t + "/uid",
					schemaPath: "#/properties/uid/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.description !== void 0 && i.call(e, "description")) {
					let n = s;
					if (typeof e.description != "string") return validate345.errors = [{
						instancePath: t + "/description",
						schemaPath: "#/properties/description/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.timeReceived !== void 0 && i.call(e, "timeReceived")) {
						let n = s;
						if (typeof e.timeReceived != "string") return validate345.errors = [{
							instancePath: t + "/timeReceived",
							schemaPath: "#/properties/timeReceived/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						var c = n === s;
					} else var c = !0;
					if (c) {
						if (e.data !== void 0 && i.call(e, "data")) {
							let n = s;
							validate52(e.data, {
								instancePath: t + "/data",
								parentData: e,
								parentDataProperty: "data",
								rootData: a
							}) || (o = o === null ? validate52.errors : o.concat(validate52.errors), s = o.length);
							var c = n === s;
						} else var c = !0;
						if (c) {
							if (e.source !== void 0 && i.call(e, "source")) {
								let n = s;
								validate332(e.source, {
									instancePath: t + "/source",
									parentData: e,
									parentDataProperty: "source",
									rootData: a
								}) || (o = o === null ? validate332.errors : o.concat(validate332.errors), s = o.length);
								var c = n === s;
							} else var c = !0;
							if (c) {
								if (e.target !== void 0 && i.call(e, "target")) {
									let n = s;
									validate332(e.target, {
										instancePath: t + "/target",
										parentData: e,
										parentDataProperty: "target",
										rootData: a
									}) || (o = o === null ? validate332.errors : o.concat(validate332.errors), s = o.length);
									var c = n === s;
								} else var c = !0;
								if (c) {
									if (e.properties !== void 0 && i.call(e, "properties")) {
										let n = e.properties, r = s;
										if (s === r) {
											if (Array.isArray(n)) {
												let e = n.length;
												for (let r = 0; r < e; r++) {
													let e = s;
													if (validate62(n[r], {
														instancePath: t + "/properties/" + r,
														parentData: n,
														parentDataProperty: r,
														rootData: a
													}) || (o = o === null ? validate62.errors : o.concat(validate62.errors), s = o.length), e !== s) break;
												}
											} else return validate345.errors = [{
												instancePath: t + "/properties",
												schemaPath: "#/properties/properties/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											}], !1;
										}
										var c = r === s;
									} else var c = !0;
								}
							}
						}
					}
				}
			}
		} else return validate345.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate345.errors = o, s === 0;
}
function validate351(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.description !== void 0 && i.call(e, "description")) {
				let n = s;
				if (typeof e.description != "string") return validate351.errors = [{
					instancePath: t + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.expression !== void 0 && i.call(e, "expression")) {
					let n = s;
					if (typeof e.expression != "string") return validate351.errors = [{
						instancePath: t + "/expression",
						schemaPath: "#/properties/expression/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.properties !== void 0 && i.call(e, "properties")) {
						let n = e.properties, r = s;
						if (s === r) {
							if (Array.isArray(n)) {
								let e = n.length;
								for (let r = 0; r < e; r++) {
									let e = s;
									if (validate62(n[r], {
										instancePath: t + "/properties/" + r,
										parentData: n,
										parentDataProperty: r,
										rootData: a
									}) || (o = o === null ? validate62.errors : o.concat(validate62.errors), s = o.length), e !== s) break;
								}
							} else return validate351.errors = [{
								instancePath: t + "/properties",
								schemaPath: "#/properties/properties/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							}], !1;
						}
						var c = r === s;
					} else var c = !0;
				}
			}
		} else return validate351.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate351.errors = o, s === 0;
}
function validate358(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	if (e && typeof e == "object" && !Array.isArray(e)) {
		if (e.name !== void 0 && i.call(e, "name")) {
			if (typeof e.name != "string") return validate358.errors = [{
				instancePath: t + "/name",
				schemaPath: "#/properties/name/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			}], !1;
			var o = !0;
		} else var o = !0;
		if (o) {
			if (e.value !== void 0 && i.call(e, "value")) {
				if (typeof e.value != "string") return validate358.errors = [{
					instancePath: t + "/value",
					schemaPath: "#/properties/value/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var o = !0;
			} else var o = !0;
			if (o) {
				if (e.dataType !== void 0 && i.call(e, "dataType")) {
					if (typeof e.dataType != "string") return validate358.errors = [{
						instancePath: t + "/dataType",
						schemaPath: "#/properties/dataType/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var o = !0;
				} else var o = !0;
			}
		}
	} else return validate358.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "object" },
		message: "must be object"
	}], !1;
	return validate358.errors = null, !0;
}
function validate354(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, c = 0, l = c, u = !1, d = c;
	if (e && typeof e == "object" && !Array.isArray(e)) {
		let n;
		if ((e.resource === void 0 || !i.call(e, "resource")) && (n = "resource")) {
			let e = {
				instancePath: t,
				schemaPath: "#/anyOf/0/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			};
			o === null ? o = [e] : o.push(e), c++;
		}
	}
	var f = d === c;
	if (u ||= f, !u) {
		let n = c;
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.parameters === void 0 || !i.call(e, "parameters")) && (n = "parameters")) {
				let e = {
					instancePath: t,
					schemaPath: "#/anyOf/1/required",
					keyword: "required",
					params: { missingProperty: n },
					message: "must have required property '" + n + "'"
				};
				o === null ? o = [e] : o.push(e), c++;
			}
		}
		var f = n === c;
		if (u ||= f, !u) {
			let n = c;
			if (e && typeof e == "object" && !Array.isArray(e)) {
				let n;
				if ((e.environmentVars === void 0 || !i.call(e, "environmentVars")) && (n = "environmentVars")) {
					let e = {
						instancePath: t,
						schemaPath: "#/anyOf/2/required",
						keyword: "required",
						params: { missingProperty: n },
						message: "must have required property '" + n + "'"
					};
					o === null ? o = [e] : o.push(e), c++;
				}
			}
			var f = n === c;
			if (u ||= f, !u) {
				let n = c;
				if (e && typeof e == "object" && !Array.isArray(e)) {
					let n;
					if ((e.data === void 0 || !i.call(e, "data")) && (n = "data")) {
						let e = {
							instancePath: t,
							schemaPath: "#/anyOf/3/required",
							keyword: "required",
							params: { missingProperty: n },
							message: "must have required property '" + n + "'"
						};
						o === null ? o = [e] : o.push(e), c++;
					}
				}
				var f = n === c;
				u ||= f;
			}
		}
	}
	if (u) c = l, o !== null && (l ? o.length = l : o = null);
	else {
		let e = {
			instancePath: t,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		return o === null ? o = [e] : o.push(e), c++, validate354.errors = o, !1;
	}
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.source !== void 0 && i.call(e, "source")) {
				let n = c;
				validate332(e.source, {
					instancePath: t + "/source",
					parentData: e,
					parentDataProperty: "source",
					rootData: a
				}) || (o = o === null ? validate332.errors : o.concat(validate332.errors), c = o.length);
				var p = n === c;
			} else var p = !0;
			if (p) {
				if (e.target !== void 0 && i.call(e, "target")) {
					let n = c;
					validate332(e.target, {
						instancePath: t + "/target",
						parentData: e,
						parentDataProperty: "target",
						rootData: a
					}) || (o = o === null ? validate332.errors : o.concat(validate332.errors), c = o.length);
					var p = n === c;
				} else var p = !0;
				if (p) {
					if (e.resource !== void 0 && i.call(e, "resource")) {
						let n = c;
						validate332(e.resource, {
							instancePath: t + "/resource",
							parentData: e,
							parentDataProperty: "resource",
							rootData: a
						}) || (o = o === null ? validate332.errors : o.concat(validate332.errors), c = o.length);
						var p = n === c;
					} else var p = !0;
					if (p) {
						if (e.parameters !== void 0 && i.call(e, "parameters")) {
							let n = e.parameters, r = c;
							if (c === r) {
								if (Array.isArray(n)) {
									var m = !0;
									let e = n.length;
									for (let r = 0; r < e; r++) {
										let e = c;
										validate358(n[r], {
											instancePath: t + "/parameters/" + r,
											parentData: n,
											parentDataProperty: r,
											rootData: a
										}) || (o = o === null ? validate358.errors : o.concat(validate358.errors), c = o.length);
										var m = e === c;
										if (!m) break;
									}
									if (m) {
										let e = s(n);
										if (e !== void 0) return validate354.errors = [{
											instancePath: t + "/parameters",
											schemaPath: "#/properties/parameters/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: e.i,
												j: e.j
											},
											message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
										}], !1;
									}
								} else return validate354.errors = [{
									instancePath: t + "/parameters",
									schemaPath: "#/properties/parameters/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}], !1;
							}
							var p = r === c;
						} else var p = !0;
						if (p) {
							if (e.environmentVars !== void 0 && i.call(e, "environmentVars")) {
								let n = e.environmentVars, r = c;
								if (c === r) {
									if (Array.isArray(n)) {
										var h = !0;
										let e = n.length;
										for (let r = 0; r < e; r++) {
											let e = n[r], i = c, s = c, l = !1, u = c;
											validate62(e, {
												instancePath: t + "/environmentVars/" + r,
												parentData: n,
												parentDataProperty: r,
												rootData: a
											}) || (o = o === null ? validate62.errors : o.concat(validate62.errors), c = o.length);
											var g = u === c;
											if (l ||= g, !l) {
												let n = c;
												if (typeof e != "string") {
													let e = {
														instancePath: t + "/environmentVars/" + r,
														schemaPath: "#/properties/environmentVars/items/anyOf/1/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													};
													o === null ? o = [e] : o.push(e), c++;
												}
												var g = n === c;
												l ||= g;
											}
											if (l) c = s, o !== null && (s ? o.length = s : o = null);
											else {
												let e = {
													instancePath: t + "/environmentVars/" + r,
													schemaPath: "#/properties/environmentVars/items/anyOf",
													keyword: "anyOf",
													params: {},
													message: "must match a schema in anyOf"
												};
												return o === null ? o = [e] : o.push(e), c++, validate354.errors = o, !1;
											}
											var h = i === c;
											if (!h) break;
										}
										if (h) {
											let e = s(n);
											if (e !== void 0) return validate354.errors = [{
												instancePath: t + "/environmentVars",
												schemaPath: "#/properties/environmentVars/uniqueItems",
												keyword: "uniqueItems",
												params: {
													i: e.i,
													j: e.j
												},
												message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
											}], !1;
										}
									} else return validate354.errors = [{
										instancePath: t + "/environmentVars",
										schemaPath: "#/properties/environmentVars/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}], !1;
								}
								var p = r === c;
							} else var p = !0;
							if (p) {
								if (e.data !== void 0 && i.call(e, "data")) {
									let n = c;
									validate52(e.data, {
										instancePath: t + "/data",
										parentData: e,
										parentDataProperty: "data",
										rootData: a
									}) || (o = o === null ? validate52.errors : o.concat(validate52.errors), c = o.length);
									var p = n === c;
								} else var p = !0;
								if (p) {
									if (e.properties !== void 0 && i.call(e, "properties")) {
										let n = e.properties, r = c;
										if (c === r) {
											if (Array.isArray(n)) {
												let e = n.length;
												for (let r = 0; r < e; r++) {
													let e = c;
													if (validate62(n[r], {
														instancePath: t + "/properties/" + r,
														parentData: n,
														parentDataProperty: r,
														rootData: a
													}) || (o = o === null ? validate62.errors : o.concat(validate62.errors), c = o.length), e !== c) break;
												}
											} else return validate354.errors = [{
												instancePath: t + "/properties",
												schemaPath: "#/properties/properties/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											}], !1;
										}
										var p = r === c;
									} else var p = !0;
								}
							}
						}
					}
				}
			}
		} else return validate354.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate354.errors = o, c === 0;
}
const de = n([
	"artifact",
	"attestation",
	"log",
	"evidence",
	"metrics",
	"other"
]);
function validate364(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, c = 0, l = c, u = !1, d = c;
	if (e && typeof e == "object" && !Array.isArray(e)) {
		let n;
		if ((e.resource === void 0 || !i.call(e, "resource")) && (n = "resource")) {
			let e = {
				instancePath: t,
				schemaPath: "#/anyOf/0/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			};
			o === null ? o = [e] : o.push(e), c++;
		}
	}
	var f = d === c;
	if (u ||= f, !u) {
		let n = c;
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.environmentVars === void 0 || !i.call(e, "environmentVars")) && (n = "environmentVars")) {
				let e = {
					instancePath: t,
					schemaPath: "#/anyOf/1/required",
					keyword: "required",
					params: { missingProperty: n },
					message: "must have required property '" + n + "'"
				};
				o === null ? o = [e] : o.push(e), c++;
			}
		}
		var f = n === c;
		if (u ||= f, !u) {
			let n = c;
			if (e && typeof e == "object" && !Array.isArray(e)) {
				let n;
				if ((e.data === void 0 || !i.call(e, "data")) && (n = "data")) {
					let e = {
						instancePath: t,
						schemaPath: "#/anyOf/2/required",
						keyword: "required",
						params: { missingProperty: n },
						message: "must have required property '" + n + "'"
					};
					o === null ? o = [e] : o.push(e), c++;
				}
			}
			var f = n === c;
			u ||= f;
		}
	}
	if (u) c = l, o !== null && (l ? o.length = l : o = null);
	else {
		let e = {
			instancePath: t,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		return o === null ? o = [e] : o.push(e), c++, validate364.errors = o, !1;
	}
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.type !== void 0 && i.call(e, "type")) {
				let n = e.type, r = c;
				if (typeof n != "string") return validate364.errors = [{
					instancePath: t + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				if (!de(n, e, "type")) return validate364.errors = [{
					instancePath: t + "/type",
					schemaPath: "#/properties/type/enum",
					keyword: "enum",
					params: { allowedValues: de.allowed },
					message: "must be equal to one of the allowed values"
				}], !1;
				var p = r === c;
			} else var p = !0;
			if (p) {
				if (e.source !== void 0 && i.call(e, "source")) {
					let n = c;
					validate332(e.source, {
						instancePath: t + "/source",
						parentData: e,
						parentDataProperty: "source",
						rootData: a
					}) || (o = o === null ? validate332.errors : o.concat(validate332.errors), c = o.length);
					var p = n === c;
				} else var p = !0;
				if (p) {
					if (e.target !== void 0 && i.call(e, "target")) {
						let n = c;
						validate332(e.target, {
							instancePath: t + "/target",
							parentData: e,
							parentDataProperty: "target",
							rootData: a
						}) || (o = o === null ? validate332.errors : o.concat(validate332.errors), c = o.length);
						var p = n === c;
					} else var p = !0;
					if (p) {
						if (e.resource !== void 0 && i.call(e, "resource")) {
							let n = c;
							validate332(e.resource, {
								instancePath: t + "/resource",
								parentData: e,
								parentDataProperty: "resource",
								rootData: a
							}) || (o = o === null ? validate332.errors : o.concat(validate332.errors), c = o.length);
							var p = n === c;
						} else var p = !0;
						if (p) {
							if (e.data !== void 0 && i.call(e, "data")) {
								let n = c;
								validate52(e.data, {
									instancePath: t + "/data",
									parentData: e,
									parentDataProperty: "data",
									rootData: a
								}) || (o = o === null ? validate52.errors : o.concat(validate52.errors), c = o.length);
								var p = n === c;
							} else var p = !0;
							if (p) {
								if (e.environmentVars !== void 0 && i.call(e, "environmentVars")) {
									let n = e.environmentVars, r = c;
									if (c === r) {
										if (Array.isArray(n)) {
											var m = !0;
											let e = n.length;
											for (let r = 0; r < e; r++) {
												let e = n[r], i = c, s = c, l = !1, u = c;
												validate62(e, {
													instancePath: t + "/environmentVars/" + r,
													parentData: n,
													parentDataProperty: r,
													rootData: a
												}) || (o = o === null ? validate62.errors : o.concat(validate62.errors), c = o.length);
												var h = u === c;
												if (l ||= h, !l) {
													let n = c;
													if (typeof e != "string") {
														let e = {
															instancePath: t + "/environmentVars/" + r,
															schemaPath: "#/properties/environmentVars/items/anyOf/1/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														};
														o === null ? o = [e] : o.push(e), c++;
													}
													var h = n === c;
													l ||= h;
												}
												if (l) c = s, o !== null && (s ? o.length = s : o = null);
												else {
													let e = {
														instancePath: t + "/environmentVars/" + r,
														schemaPath: "#/properties/environmentVars/items/anyOf",
														keyword: "anyOf",
														params: {},
														message: "must match a schema in anyOf"
													};
													return o === null ? o = [e] : o.push(e), c++, validate364.errors = o, !1;
												}
												var m = i === c;
												if (!m) break;
											}
											if (m) {
												let e = s(n);
												if (e !== void 0) return validate364.errors = [{
													instancePath: t + "/environmentVars",
													schemaPath: "#/properties/environmentVars/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: e.i,
														j: e.j
													},
													message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
												}], !1;
											}
										} else return validate364.errors = [{
											instancePath: t + "/environmentVars",
											schemaPath: "#/properties/environmentVars/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}], !1;
									}
									var p = r === c;
								} else var p = !0;
								if (p) {
									if (e.properties !== void 0 && i.call(e, "properties")) {
										let n = e.properties, r = c;
										if (c === r) {
											if (Array.isArray(n)) {
												let e = n.length;
												for (let r = 0; r < e; r++) {
													let e = c;
													if (validate62(n[r], {
														instancePath: t + "/properties/" + r,
														parentData: n,
														parentDataProperty: r,
														rootData: a
													}) || (o = o === null ? validate62.errors : o.concat(validate62.errors), c = o.length), e !== c) break;
												}
											} else return validate364.errors = [{
												instancePath: t + "/properties",
												schemaPath: "#/properties/properties/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											}], !1;
										}
										var p = r === c;
									} else var p = !0;
								}
							}
						}
					}
				}
			}
		} else return validate364.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate364.errors = o, c === 0;
}
function validate342(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, c = 0;
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.type === void 0 || !i.call(e, "type")) && (n = "type") || (e["bom-ref"] === void 0 || !i.call(e, "bom-ref")) && (n = "bom-ref") || (e.uid === void 0 || !i.call(e, "uid")) && (n = "uid")) return validate342.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e["bom-ref"] !== void 0 && i.call(e, "bom-ref")) {
				let n = c;
				validate24(e["bom-ref"], {
					instancePath: t + "/bom-ref",
					parentData: e,
					parentDataProperty: "bom-ref",
					rootData: a
				}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), c = o.length);
				var l = n === c;
			} else var l = !0;
			if (l) {
				if (e.uid !== void 0 && i.call(e, "uid")) {
					let n = c;
					if (typeof e.uid != "string") return validate342.errors = [{
						instancePath: t + "/uid",
						schemaPath: "#/properties/uid/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var l = n === c;
				} else var l = !0;
				if (l) {
					if (e.name !== void 0 && i.call(e, "name")) {
						let n = c;
						if (typeof e.name != "string") return validate342.errors = [{
							instancePath: t + "/name",
							schemaPath: "#/properties/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						var l = n === c;
					} else var l = !0;
					if (l) {
						if (e.description !== void 0 && i.call(e, "description")) {
							let n = c;
							if (typeof e.description != "string") return validate342.errors = [{
								instancePath: t + "/description",
								schemaPath: "#/properties/description/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
							var l = n === c;
						} else var l = !0;
						if (l) {
							if (e.resourceReferences !== void 0 && i.call(e, "resourceReferences")) {
								let n = e.resourceReferences, r = c;
								if (c === r) {
									if (Array.isArray(n)) {
										var u = !0;
										let e = n.length;
										for (let r = 0; r < e; r++) {
											let e = c;
											validate332(n[r], {
												instancePath: t + "/resourceReferences/" + r,
												parentData: n,
												parentDataProperty: r,
												rootData: a
											}) || (o = o === null ? validate332.errors : o.concat(validate332.errors), c = o.length);
											var u = e === c;
											if (!u) break;
										}
										if (u) {
											let e = s(n);
											if (e !== void 0) return validate342.errors = [{
												instancePath: t + "/resourceReferences",
												schemaPath: "#/properties/resourceReferences/uniqueItems",
												keyword: "uniqueItems",
												params: {
													i: e.i,
													j: e.j
												},
												message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
											}], !1;
										}
									} else return validate342.errors = [{
										instancePath: t + "/resourceReferences",
										schemaPath: "#/properties/resourceReferences/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}], !1;
								}
								var l = r === c;
							} else var l = !0;
							if (l) {
								if (e.type !== void 0 && i.call(e, "type")) {
									let n = e.type, r = c;
									if (typeof n != "string") return validate342.errors = [{
										instancePath: t + "/type",
										schemaPath: "#/properties/type/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}], !1;
									if (!ue(n, e, "type")) return validate342.errors = [{
										instancePath: t + "/type",
										schemaPath: "#/properties/type/enum",
										keyword: "enum",
										params: { allowedValues: ue.allowed },
										message: "must be equal to one of the allowed values"
									}], !1;
									var l = r === c;
								} else var l = !0;
								if (l) {
									if (e.event !== void 0 && i.call(e, "event")) {
										let n = c;
										validate345(e.event, {
											instancePath: t + "/event",
											parentData: e,
											parentDataProperty: "event",
											rootData: a
										}) || (o = o === null ? validate345.errors : o.concat(validate345.errors), c = o.length);
										var l = n === c;
									} else var l = !0;
									if (l) {
										if (e.conditions !== void 0 && i.call(e, "conditions")) {
											let n = e.conditions, r = c;
											if (c === r) {
												if (Array.isArray(n)) {
													var d = !0;
													let e = n.length;
													for (let r = 0; r < e; r++) {
														let e = c;
														validate351(n[r], {
															instancePath: t + "/conditions/" + r,
															parentData: n,
															parentDataProperty: r,
															rootData: a
														}) || (o = o === null ? validate351.errors : o.concat(validate351.errors), c = o.length);
														var d = e === c;
														if (!d) break;
													}
													if (d) {
														let e = s(n);
														if (e !== void 0) return validate342.errors = [{
															instancePath: t + "/conditions",
															schemaPath: "#/properties/conditions/uniqueItems",
															keyword: "uniqueItems",
															params: {
																i: e.i,
																j: e.j
															},
															message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
														}], !1;
													}
												} else return validate342.errors = [{
													instancePath: t + "/conditions",
													schemaPath: "#/properties/conditions/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												}], !1;
											}
											var l = r === c;
										} else var l = !0;
										if (l) {
											if (e.timeActivated !== void 0 && i.call(e, "timeActivated")) {
												let n = c;
												if (typeof e.timeActivated != "string") return validate342.errors = [{
													instancePath: t + "/timeActivated",
													schemaPath: "#/properties/timeActivated/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}], !1;
												var l = n === c;
											} else var l = !0;
											if (l) {
												if (e.inputs !== void 0 && i.call(e, "inputs")) {
													let n = e.inputs, r = c;
													if (c === r) {
														if (Array.isArray(n)) {
															var f = !0;
															let e = n.length;
															for (let r = 0; r < e; r++) {
																let e = c;
																validate354(n[r], {
																	instancePath: t + "/inputs/" + r,
																	parentData: n,
																	parentDataProperty: r,
																	rootData: a
																}) || (o = o === null ? validate354.errors : o.concat(validate354.errors), c = o.length);
																var f = e === c;
																if (!f) break;
															}
															if (f) {
																let e = s(n);
																if (e !== void 0) return validate342.errors = [{
																	instancePath: t + "/inputs",
																	schemaPath: "#/properties/inputs/uniqueItems",
																	keyword: "uniqueItems",
																	params: {
																		i: e.i,
																		j: e.j
																	},
																	message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																}], !1;
															}
														} else return validate342.errors = [{
															instancePath: t + "/inputs",
															schemaPath: "#/properties/inputs/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														}], !1;
													}
													var l = r === c;
												} else var l = !0;
												if (l) {
													if (e.outputs !== void 0 && i.call(e, "outputs")) {
														let n = e.outputs, r = c;
														if (c === r) {
															if (Array.isArray(n)) {
																var p = !0;
																let e = n.length;
																for (let r = 0; r < e; r++) {
																	let e = c;
																	validate364(n[r], {
																		instancePath: t + "/outputs/" + r,
																		parentData: n,
																		parentDataProperty: r,
																		rootData: a
																	}) || (o = o === null ? validate364.errors : o.concat(validate364.errors), c = o.length);
																	var p = e === c;
																	if (!p) break;
																}
																if (p) {
																	let e = s(n);
																	if (e !== void 0) return validate342.errors = [{
																		instancePath: t + "/outputs",
																		schemaPath: "#/properties/outputs/uniqueItems",
																		keyword: "uniqueItems",
																		params: {
																			i: e.i,
																			j: e.j
																		},
																		message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																	}], !1;
																}
															} else return validate342.errors = [{
																instancePath: t + "/outputs",
																schemaPath: "#/properties/outputs/type",
																keyword: "type",
																params: { type: "array" },
																message: "must be array"
															}], !1;
														}
														var l = r === c;
													} else var l = !0;
													if (l) {
														if (e.properties !== void 0 && i.call(e, "properties")) {
															let n = e.properties, r = c;
															if (c === r) {
																if (Array.isArray(n)) {
																	let e = n.length;
																	for (let r = 0; r < e; r++) {
																		let e = c;
																		if (validate62(n[r], {
																			instancePath: t + "/properties/" + r,
																			parentData: n,
																			parentDataProperty: r,
																			rootData: a
																		}) || (o = o === null ? validate62.errors : o.concat(validate62.errors), c = o.length), e !== c) break;
																	}
																} else return validate342.errors = [{
																	instancePath: t + "/properties",
																	schemaPath: "#/properties/properties/type",
																	keyword: "type",
																	params: { type: "array" },
																	message: "must be array"
																}], !1;
															}
															var l = r === c;
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
		} else return validate342.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate342.errors = o, c === 0;
}
function validate375(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.executed !== void 0 && i.call(e, "executed")) {
				let n = s;
				if (typeof e.executed != "string") return validate375.errors = [{
					instancePath: t + "/executed",
					schemaPath: "#/properties/executed/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.properties !== void 0 && i.call(e, "properties")) {
					let n = e.properties, r = s;
					if (s === r) {
						if (Array.isArray(n)) {
							let e = n.length;
							for (let r = 0; r < e; r++) {
								let e = s;
								if (validate62(n[r], {
									instancePath: t + "/properties/" + r,
									parentData: n,
									parentDataProperty: r,
									rootData: a
								}) || (o = o === null ? validate62.errors : o.concat(validate62.errors), s = o.length), e !== s) break;
							}
						} else return validate375.errors = [{
							instancePath: t + "/properties",
							schemaPath: "#/properties/properties/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						}], !1;
					}
					var c = r === s;
				} else var c = !0;
			}
		} else return validate375.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate375.errors = o, s === 0;
}
function validate374(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.name !== void 0 && i.call(e, "name")) {
				let n = s;
				if (typeof e.name != "string") return validate374.errors = [{
					instancePath: t + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.description !== void 0 && i.call(e, "description")) {
					let n = s;
					if (typeof e.description != "string") return validate374.errors = [{
						instancePath: t + "/description",
						schemaPath: "#/properties/description/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.commands !== void 0 && i.call(e, "commands")) {
						let n = e.commands, r = s;
						if (s === r) {
							if (Array.isArray(n)) {
								let e = n.length;
								for (let r = 0; r < e; r++) {
									let e = s;
									if (validate375(n[r], {
										instancePath: t + "/commands/" + r,
										parentData: n,
										parentDataProperty: r,
										rootData: a
									}) || (o = o === null ? validate375.errors : o.concat(validate375.errors), s = o.length), e !== s) break;
								}
							} else return validate374.errors = [{
								instancePath: t + "/commands",
								schemaPath: "#/properties/commands/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							}], !1;
						}
						var c = r === s;
					} else var c = !0;
					if (c) {
						if (e.properties !== void 0 && i.call(e, "properties")) {
							let n = e.properties, r = s;
							if (s === r) {
								if (Array.isArray(n)) {
									let e = n.length;
									for (let r = 0; r < e; r++) {
										let e = s;
										if (validate62(n[r], {
											instancePath: t + "/properties/" + r,
											parentData: n,
											parentDataProperty: r,
											rootData: a
										}) || (o = o === null ? validate62.errors : o.concat(validate62.errors), s = o.length), e !== s) break;
									}
								} else return validate374.errors = [{
									instancePath: t + "/properties",
									schemaPath: "#/properties/properties/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}], !1;
							}
							var c = r === s;
						} else var c = !0;
					}
				}
			}
		} else return validate374.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate374.errors = o, s === 0;
}
const fe = n([
	"read-only",
	"read-write",
	"read-write-once",
	"write-once",
	"write-only"
]), pe = n(["filesystem", "block"]);
function validate385(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.uid !== void 0 && i.call(e, "uid")) {
				let n = s;
				if (typeof e.uid != "string") return validate385.errors = [{
					instancePath: t + "/uid",
					schemaPath: "#/properties/uid/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.name !== void 0 && i.call(e, "name")) {
					let n = s;
					if (typeof e.name != "string") return validate385.errors = [{
						instancePath: t + "/name",
						schemaPath: "#/properties/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.mode !== void 0 && i.call(e, "mode")) {
						let n = e.mode, r = s;
						if (typeof n != "string") return validate385.errors = [{
							instancePath: t + "/mode",
							schemaPath: "#/properties/mode/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						if (!pe(n, e, "mode")) return validate385.errors = [{
							instancePath: t + "/mode",
							schemaPath: "#/properties/mode/enum",
							keyword: "enum",
							params: { allowedValues: pe.allowed },
							message: "must be equal to one of the allowed values"
						}], !1;
						var c = r === s;
					} else var c = !0;
					if (c) {
						if (e.path !== void 0 && i.call(e, "path")) {
							let n = s;
							if (typeof e.path != "string") return validate385.errors = [{
								instancePath: t + "/path",
								schemaPath: "#/properties/path/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
							var c = n === s;
						} else var c = !0;
						if (c) {
							if (e.sizeAllocated !== void 0 && i.call(e, "sizeAllocated")) {
								let n = s;
								if (typeof e.sizeAllocated != "string") return validate385.errors = [{
									instancePath: t + "/sizeAllocated",
									schemaPath: "#/properties/sizeAllocated/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var c = n === s;
							} else var c = !0;
							if (c) {
								if (e.persistent !== void 0 && i.call(e, "persistent")) {
									let n = s;
									if (typeof e.persistent != "boolean") return validate385.errors = [{
										instancePath: t + "/persistent",
										schemaPath: "#/properties/persistent/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									}], !1;
									var c = n === s;
								} else var c = !0;
								if (c) {
									if (e.remote !== void 0 && i.call(e, "remote")) {
										let n = s;
										if (typeof e.remote != "boolean") return validate385.errors = [{
											instancePath: t + "/remote",
											schemaPath: "#/properties/remote/type",
											keyword: "type",
											params: { type: "boolean" },
											message: "must be boolean"
										}], !1;
										var c = n === s;
									} else var c = !0;
									if (c) {
										if (e.properties !== void 0 && i.call(e, "properties")) {
											let n = e.properties, r = s;
											if (s === r) {
												if (Array.isArray(n)) {
													let e = n.length;
													for (let r = 0; r < e; r++) {
														let e = s;
														if (validate62(n[r], {
															instancePath: t + "/properties/" + r,
															parentData: n,
															parentDataProperty: r,
															rootData: a
														}) || (o = o === null ? validate62.errors : o.concat(validate62.errors), s = o.length), e !== s) break;
													}
												} else return validate385.errors = [{
													instancePath: t + "/properties",
													schemaPath: "#/properties/properties/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												}], !1;
											}
											var c = r === s;
										} else var c = !0;
									}
								}
							}
						}
					}
				}
			}
		} else return validate385.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate385.errors = o, s === 0;
}
function validate382(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, c = 0;
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e["bom-ref"] === void 0 || !i.call(e, "bom-ref")) && (n = "bom-ref") || (e.uid === void 0 || !i.call(e, "uid")) && (n = "uid")) return validate382.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e["bom-ref"] !== void 0 && i.call(e, "bom-ref")) {
				let n = c;
				validate24(e["bom-ref"], {
					instancePath: t + "/bom-ref",
					parentData: e,
					parentDataProperty: "bom-ref",
					rootData: a
				}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), c = o.length);
				var l = n === c;
			} else var l = !0;
			if (l) {
				if (e.uid !== void 0 && i.call(e, "uid")) {
					let n = c;
					if (typeof e.uid != "string") return validate382.errors = [{
						instancePath: t + "/uid",
						schemaPath: "#/properties/uid/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var l = n === c;
				} else var l = !0;
				if (l) {
					if (e.name !== void 0 && i.call(e, "name")) {
						let n = c;
						if (typeof e.name != "string") return validate382.errors = [{
							instancePath: t + "/name",
							schemaPath: "#/properties/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						var l = n === c;
					} else var l = !0;
					if (l) {
						if (e.aliases !== void 0 && i.call(e, "aliases")) {
							let n = e.aliases, r = c;
							if (c === r) {
								if (Array.isArray(n)) {
									let e = n.length;
									for (let r = 0; r < e; r++) {
										let e = c;
										if (typeof n[r] != "string") return validate382.errors = [{
											instancePath: t + "/aliases/" + r,
											schemaPath: "#/properties/aliases/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}], !1;
										if (e !== c) break;
									}
								} else return validate382.errors = [{
									instancePath: t + "/aliases",
									schemaPath: "#/properties/aliases/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}], !1;
							}
							var l = r === c;
						} else var l = !0;
						if (l) {
							if (e.description !== void 0 && i.call(e, "description")) {
								let n = c;
								if (typeof e.description != "string") return validate382.errors = [{
									instancePath: t + "/description",
									schemaPath: "#/properties/description/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var l = n === c;
							} else var l = !0;
							if (l) {
								if (e.resourceReferences !== void 0 && i.call(e, "resourceReferences")) {
									let n = e.resourceReferences, r = c;
									if (c === r) {
										if (Array.isArray(n)) {
											var u = !0;
											let e = n.length;
											for (let r = 0; r < e; r++) {
												let e = c;
												validate332(n[r], {
													instancePath: t + "/resourceReferences/" + r,
													parentData: n,
													parentDataProperty: r,
													rootData: a
												}) || (o = o === null ? validate332.errors : o.concat(validate332.errors), c = o.length);
												var u = e === c;
												if (!u) break;
											}
											if (u) {
												let e = s(n);
												if (e !== void 0) return validate382.errors = [{
													instancePath: t + "/resourceReferences",
													schemaPath: "#/properties/resourceReferences/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: e.i,
														j: e.j
													},
													message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
												}], !1;
											}
										} else return validate382.errors = [{
											instancePath: t + "/resourceReferences",
											schemaPath: "#/properties/resourceReferences/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}], !1;
									}
									var l = r === c;
								} else var l = !0;
								if (l) {
									if (e.accessMode !== void 0 && i.call(e, "accessMode")) {
										let n = e.accessMode, r = c;
										if (typeof n != "string") return validate382.errors = [{
											instancePath: t + "/accessMode",
											schemaPath: "#/properties/accessMode/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}], !1;
										if (!fe(n, e, "accessMode")) return validate382.errors = [{
											instancePath: t + "/accessMode",
											schemaPath: "#/properties/accessMode/enum",
											keyword: "enum",
											params: { allowedValues: fe.allowed },
											message: "must be equal to one of the allowed values"
										}], !1;
										var l = r === c;
									} else var l = !0;
									if (l) {
										if (e.mountPath !== void 0 && i.call(e, "mountPath")) {
											let n = c;
											if (typeof e.mountPath != "string") return validate382.errors = [{
												instancePath: t + "/mountPath",
												schemaPath: "#/properties/mountPath/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											var l = n === c;
										} else var l = !0;
										if (l) {
											if (e.managedDataType !== void 0 && i.call(e, "managedDataType")) {
												let n = c;
												if (typeof e.managedDataType != "string") return validate382.errors = [{
													instancePath: t + "/managedDataType",
													schemaPath: "#/properties/managedDataType/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}], !1;
												var l = n === c;
											} else var l = !0;
											if (l) {
												if (e.volumeRequest !== void 0 && i.call(e, "volumeRequest")) {
													let n = c;
													if (typeof e.volumeRequest != "string") return validate382.errors = [{
														instancePath: t + "/volumeRequest",
														schemaPath: "#/properties/volumeRequest/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}], !1;
													var l = n === c;
												} else var l = !0;
												if (l) {
													if (e.volume !== void 0 && i.call(e, "volume")) {
														let n = c;
														validate385(e.volume, {
															instancePath: t + "/volume",
															parentData: e,
															parentDataProperty: "volume",
															rootData: a
														}) || (o = o === null ? validate385.errors : o.concat(validate385.errors), c = o.length);
														var l = n === c;
													} else var l = !0;
													if (l) {
														if (e.properties !== void 0 && i.call(e, "properties")) {
															let n = e.properties, r = c;
															if (c === r) {
																if (Array.isArray(n)) {
																	let e = n.length;
																	for (let r = 0; r < e; r++) {
																		let e = c;
																		if (validate62(n[r], {
																			instancePath: t + "/properties/" + r,
																			parentData: n,
																			parentDataProperty: r,
																			rootData: a
																		}) || (o = o === null ? validate62.errors : o.concat(validate62.errors), c = o.length), e !== c) break;
																	}
																} else return validate382.errors = [{
																	instancePath: t + "/properties",
																	schemaPath: "#/properties/properties/type",
																	keyword: "type",
																	params: { type: "array" },
																	message: "must be array"
																}], !1;
															}
															var l = r === c;
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
		} else return validate382.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate382.errors = o, c === 0;
}
function validate337(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, c = 0;
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e["bom-ref"] === void 0 || !i.call(e, "bom-ref")) && (n = "bom-ref") || (e.uid === void 0 || !i.call(e, "uid")) && (n = "uid") || (e.taskTypes === void 0 || !i.call(e, "taskTypes")) && (n = "taskTypes")) return validate337.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e["bom-ref"] !== void 0 && i.call(e, "bom-ref")) {
				let n = c;
				validate24(e["bom-ref"], {
					instancePath: t + "/bom-ref",
					parentData: e,
					parentDataProperty: "bom-ref",
					rootData: a
				}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), c = o.length);
				var l = n === c;
			} else var l = !0;
			if (l) {
				if (e.uid !== void 0 && i.call(e, "uid")) {
					let n = c;
					if (typeof e.uid != "string") return validate337.errors = [{
						instancePath: t + "/uid",
						schemaPath: "#/properties/uid/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var l = n === c;
				} else var l = !0;
				if (l) {
					if (e.name !== void 0 && i.call(e, "name")) {
						let n = c;
						if (typeof e.name != "string") return validate337.errors = [{
							instancePath: t + "/name",
							schemaPath: "#/properties/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						var l = n === c;
					} else var l = !0;
					if (l) {
						if (e.description !== void 0 && i.call(e, "description")) {
							let n = c;
							if (typeof e.description != "string") return validate337.errors = [{
								instancePath: t + "/description",
								schemaPath: "#/properties/description/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
							var l = n === c;
						} else var l = !0;
						if (l) {
							if (e.resourceReferences !== void 0 && i.call(e, "resourceReferences")) {
								let n = e.resourceReferences, r = c;
								if (c === r) {
									if (Array.isArray(n)) {
										var u = !0;
										let e = n.length;
										for (let r = 0; r < e; r++) {
											let e = c;
											validate332(n[r], {
												instancePath: t + "/resourceReferences/" + r,
												parentData: n,
												parentDataProperty: r,
												rootData: a
											}) || (o = o === null ? validate332.errors : o.concat(validate332.errors), c = o.length);
											var u = e === c;
											if (!u) break;
										}
										if (u) {
											let e = s(n);
											if (e !== void 0) return validate337.errors = [{
												instancePath: t + "/resourceReferences",
												schemaPath: "#/properties/resourceReferences/uniqueItems",
												keyword: "uniqueItems",
												params: {
													i: e.i,
													j: e.j
												},
												message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
											}], !1;
										}
									} else return validate337.errors = [{
										instancePath: t + "/resourceReferences",
										schemaPath: "#/properties/resourceReferences/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}], !1;
								}
								var l = r === c;
							} else var l = !0;
							if (l) {
								if (e.taskTypes !== void 0 && i.call(e, "taskTypes")) {
									let n = e.taskTypes, r = c;
									if (c === r) {
										if (Array.isArray(n)) {
											let e = n.length;
											for (let r = 0; r < e; r++) {
												let e = c;
												if (validate340(n[r], {
													instancePath: t + "/taskTypes/" + r,
													parentData: n,
													parentDataProperty: r,
													rootData: a
												}) || (o = o === null ? validate340.errors : o.concat(validate340.errors), c = o.length), e !== c) break;
											}
										} else return validate337.errors = [{
											instancePath: t + "/taskTypes",
											schemaPath: "#/properties/taskTypes/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}], !1;
									}
									var l = r === c;
								} else var l = !0;
								if (l) {
									if (e.trigger !== void 0 && i.call(e, "trigger")) {
										let n = c;
										validate342(e.trigger, {
											instancePath: t + "/trigger",
											parentData: e,
											parentDataProperty: "trigger",
											rootData: a
										}) || (o = o === null ? validate342.errors : o.concat(validate342.errors), c = o.length);
										var l = n === c;
									} else var l = !0;
									if (l) {
										if (e.steps !== void 0 && i.call(e, "steps")) {
											let n = e.steps, r = c;
											if (c === r) {
												if (Array.isArray(n)) {
													var d = !0;
													let e = n.length;
													for (let r = 0; r < e; r++) {
														let e = c;
														validate374(n[r], {
															instancePath: t + "/steps/" + r,
															parentData: n,
															parentDataProperty: r,
															rootData: a
														}) || (o = o === null ? validate374.errors : o.concat(validate374.errors), c = o.length);
														var d = e === c;
														if (!d) break;
													}
													if (d) {
														let e = s(n);
														if (e !== void 0) return validate337.errors = [{
															instancePath: t + "/steps",
															schemaPath: "#/properties/steps/uniqueItems",
															keyword: "uniqueItems",
															params: {
																i: e.i,
																j: e.j
															},
															message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
														}], !1;
													}
												} else return validate337.errors = [{
													instancePath: t + "/steps",
													schemaPath: "#/properties/steps/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												}], !1;
											}
											var l = r === c;
										} else var l = !0;
										if (l) {
											if (e.inputs !== void 0 && i.call(e, "inputs")) {
												let n = e.inputs, r = c;
												if (c === r) {
													if (Array.isArray(n)) {
														var f = !0;
														let e = n.length;
														for (let r = 0; r < e; r++) {
															let e = c;
															validate354(n[r], {
																instancePath: t + "/inputs/" + r,
																parentData: n,
																parentDataProperty: r,
																rootData: a
															}) || (o = o === null ? validate354.errors : o.concat(validate354.errors), c = o.length);
															var f = e === c;
															if (!f) break;
														}
														if (f) {
															let e = s(n);
															if (e !== void 0) return validate337.errors = [{
																instancePath: t + "/inputs",
																schemaPath: "#/properties/inputs/uniqueItems",
																keyword: "uniqueItems",
																params: {
																	i: e.i,
																	j: e.j
																},
																message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
															}], !1;
														}
													} else return validate337.errors = [{
														instancePath: t + "/inputs",
														schemaPath: "#/properties/inputs/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													}], !1;
												}
												var l = r === c;
											} else var l = !0;
											if (l) {
												if (e.outputs !== void 0 && i.call(e, "outputs")) {
													let n = e.outputs, r = c;
													if (c === r) {
														if (Array.isArray(n)) {
															var p = !0;
															let e = n.length;
															for (let r = 0; r < e; r++) {
																let e = c;
																validate364(n[r], {
																	instancePath: t + "/outputs/" + r,
																	parentData: n,
																	parentDataProperty: r,
																	rootData: a
																}) || (o = o === null ? validate364.errors : o.concat(validate364.errors), c = o.length);
																var p = e === c;
																if (!p) break;
															}
															if (p) {
																let e = s(n);
																if (e !== void 0) return validate337.errors = [{
																	instancePath: t + "/outputs",
																	schemaPath: "#/properties/outputs/uniqueItems",
																	keyword: "uniqueItems",
																	params: {
																		i: e.i,
																		j: e.j
																	},
																	message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																}], !1;
															}
														} else return validate337.errors = [{
															instancePath: t + "/outputs",
															schemaPath: "#/properties/outputs/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														}], !1;
													}
													var l = r === c;
												} else var l = !0;
												if (l) {
													if (e.timeStart !== void 0 && i.call(e, "timeStart")) {
														let n = c;
														if (typeof e.timeStart != "string") return validate337.errors = [{
															instancePath: t + "/timeStart",
															schemaPath: "#/properties/timeStart/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}], !1;
														var l = n === c;
													} else var l = !0;
													if (l) {
														if (e.timeEnd !== void 0 && i.call(e, "timeEnd")) {
															let n = c;
															if (typeof e.timeEnd != "string") return validate337.errors = [{
																instancePath: t + "/timeEnd",
																schemaPath: "#/properties/timeEnd/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}], !1;
															var l = n === c;
														} else var l = !0;
														if (l) {
															if (e.workspaces !== void 0 && i.call(e, "workspaces")) {
																let n = e.workspaces, r = c;
																if (c === r) {
																	if (Array.isArray(n)) {
																		var m = !0;
																		let e = n.length;
																		for (let r = 0; r < e; r++) {
																			let e = c;
																			validate382(n[r], {
																				instancePath: t + "/workspaces/" + r,
																				parentData: n,
																				parentDataProperty: r,
																				rootData: a
																			}) || (o = o === null ? validate382.errors : o.concat(validate382.errors), c = o.length);
																			var m = e === c;
																			if (!m) break;
																		}
																		if (m) {
																			let e = s(n);
																			if (e !== void 0) return validate337.errors = [{
																				instancePath: t + "/workspaces",
																				schemaPath: "#/properties/workspaces/uniqueItems",
																				keyword: "uniqueItems",
																				params: {
																					i: e.i,
																					j: e.j
																				},
																				message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																			}], !1;
																		}
																	} else return validate337.errors = [{
																		instancePath: t + "/workspaces",
																		schemaPath: "#/properties/workspaces/type",
																		keyword: "type",
																		params: { type: "array" },
																		message: "must be array"
																	}], !1;
																}
																var l = r === c;
															} else var l = !0;
															if (l) {
																if (e.runtimeTopology !== void 0 && i.call(e, "runtimeTopology")) {
																	let n = e.runtimeTopology, r = c;
																	if (c === r) {
																		if (Array.isArray(n)) {
																			var h = !0;
																			let e = n.length;
																			for (let r = 0; r < e; r++) {
																				let e = c;
																				validate269(n[r], {
																					instancePath: t + "/runtimeTopology/" + r,
																					parentData: n,
																					parentDataProperty: r,
																					rootData: a
																				}) || (o = o === null ? validate269.errors : o.concat(validate269.errors), c = o.length);
																				var h = e === c;
																				if (!h) break;
																			}
																			if (h) {
																				let e = s(n);
																				if (e !== void 0) return validate337.errors = [{
																					instancePath: t + "/runtimeTopology",
																					schemaPath: "#/properties/runtimeTopology/uniqueItems",
																					keyword: "uniqueItems",
																					params: {
																						i: e.i,
																						j: e.j
																					},
																					message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																				}], !1;
																			}
																		} else return validate337.errors = [{
																			instancePath: t + "/runtimeTopology",
																			schemaPath: "#/properties/runtimeTopology/type",
																			keyword: "type",
																			params: { type: "array" },
																			message: "must be array"
																		}], !1;
																	}
																	var l = r === c;
																} else var l = !0;
																if (l) {
																	if (e.properties !== void 0 && i.call(e, "properties")) {
																		let n = e.properties, r = c;
																		if (c === r) {
																			if (Array.isArray(n)) {
																				let e = n.length;
																				for (let r = 0; r < e; r++) {
																					let e = c;
																					if (validate62(n[r], {
																						instancePath: t + "/properties/" + r,
																						parentData: n,
																						parentDataProperty: r,
																						rootData: a
																					}) || (o = o === null ? validate62.errors : o.concat(validate62.errors), c = o.length), e !== c) break;
																				}
																			} else return validate337.errors = [{
																				instancePath: t + "/properties",
																				schemaPath: "#/properties/properties/type",
																				keyword: "type",
																				params: { type: "array" },
																				message: "must be array"
																			}], !1;
																		}
																		var l = r === c;
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
		} else return validate337.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate337.errors = o, c === 0;
}
function validate330(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, c = 0;
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e["bom-ref"] === void 0 || !i.call(e, "bom-ref")) && (n = "bom-ref") || (e.uid === void 0 || !i.call(e, "uid")) && (n = "uid") || (e.taskTypes === void 0 || !i.call(e, "taskTypes")) && (n = "taskTypes")) return validate330.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e["bom-ref"] !== void 0 && i.call(e, "bom-ref")) {
				let n = c;
				validate24(e["bom-ref"], {
					instancePath: t + "/bom-ref",
					parentData: e,
					parentDataProperty: "bom-ref",
					rootData: a
				}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), c = o.length);
				var l = n === c;
			} else var l = !0;
			if (l) {
				if (e.uid !== void 0 && i.call(e, "uid")) {
					let n = c;
					if (typeof e.uid != "string") return validate330.errors = [{
						instancePath: t + "/uid",
						schemaPath: "#/properties/uid/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var l = n === c;
				} else var l = !0;
				if (l) {
					if (e.name !== void 0 && i.call(e, "name")) {
						let n = c;
						if (typeof e.name != "string") return validate330.errors = [{
							instancePath: t + "/name",
							schemaPath: "#/properties/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						var l = n === c;
					} else var l = !0;
					if (l) {
						if (e.description !== void 0 && i.call(e, "description")) {
							let n = c;
							if (typeof e.description != "string") return validate330.errors = [{
								instancePath: t + "/description",
								schemaPath: "#/properties/description/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
							var l = n === c;
						} else var l = !0;
						if (l) {
							if (e.resourceReferences !== void 0 && i.call(e, "resourceReferences")) {
								let n = e.resourceReferences, r = c;
								if (c === r) {
									if (Array.isArray(n)) {
										var u = !0;
										let e = n.length;
										for (let r = 0; r < e; r++) {
											let e = c;
											validate332(n[r], {
												instancePath: t + "/resourceReferences/" + r,
												parentData: n,
												parentDataProperty: r,
												rootData: a
											}) || (o = o === null ? validate332.errors : o.concat(validate332.errors), c = o.length);
											var u = e === c;
											if (!u) break;
										}
										if (u) {
											let e = s(n);
											if (e !== void 0) return validate330.errors = [{
												instancePath: t + "/resourceReferences",
												schemaPath: "#/properties/resourceReferences/uniqueItems",
												keyword: "uniqueItems",
												params: {
													i: e.i,
													j: e.j
												},
												message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
											}], !1;
										}
									} else return validate330.errors = [{
										instancePath: t + "/resourceReferences",
										schemaPath: "#/properties/resourceReferences/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}], !1;
								}
								var l = r === c;
							} else var l = !0;
							if (l) {
								if (e.tasks !== void 0 && i.call(e, "tasks")) {
									let n = e.tasks, r = c;
									if (c === r) {
										if (Array.isArray(n)) {
											var d = !0;
											let e = n.length;
											for (let r = 0; r < e; r++) {
												let e = c;
												validate337(n[r], {
													instancePath: t + "/tasks/" + r,
													parentData: n,
													parentDataProperty: r,
													rootData: a
												}) || (o = o === null ? validate337.errors : o.concat(validate337.errors), c = o.length);
												var d = e === c;
												if (!d) break;
											}
											if (d) {
												let e = s(n);
												if (e !== void 0) return validate330.errors = [{
													instancePath: t + "/tasks",
													schemaPath: "#/properties/tasks/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: e.i,
														j: e.j
													},
													message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
												}], !1;
											}
										} else return validate330.errors = [{
											instancePath: t + "/tasks",
											schemaPath: "#/properties/tasks/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}], !1;
									}
									var l = r === c;
								} else var l = !0;
								if (l) {
									if (e.taskDependencies !== void 0 && i.call(e, "taskDependencies")) {
										let n = e.taskDependencies, r = c;
										if (c === r) {
											if (Array.isArray(n)) {
												var f = !0;
												let e = n.length;
												for (let r = 0; r < e; r++) {
													let e = c;
													validate269(n[r], {
														instancePath: t + "/taskDependencies/" + r,
														parentData: n,
														parentDataProperty: r,
														rootData: a
													}) || (o = o === null ? validate269.errors : o.concat(validate269.errors), c = o.length);
													var f = e === c;
													if (!f) break;
												}
												if (f) {
													let e = s(n);
													if (e !== void 0) return validate330.errors = [{
														instancePath: t + "/taskDependencies",
														schemaPath: "#/properties/taskDependencies/uniqueItems",
														keyword: "uniqueItems",
														params: {
															i: e.i,
															j: e.j
														},
														message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
													}], !1;
												}
											} else return validate330.errors = [{
												instancePath: t + "/taskDependencies",
												schemaPath: "#/properties/taskDependencies/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											}], !1;
										}
										var l = r === c;
									} else var l = !0;
									if (l) {
										if (e.taskTypes !== void 0 && i.call(e, "taskTypes")) {
											let n = e.taskTypes, r = c;
											if (c === r) {
												if (Array.isArray(n)) {
													let e = n.length;
													for (let r = 0; r < e; r++) {
														let e = c;
														if (validate340(n[r], {
															instancePath: t + "/taskTypes/" + r,
															parentData: n,
															parentDataProperty: r,
															rootData: a
														}) || (o = o === null ? validate340.errors : o.concat(validate340.errors), c = o.length), e !== c) break;
													}
												} else return validate330.errors = [{
													instancePath: t + "/taskTypes",
													schemaPath: "#/properties/taskTypes/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												}], !1;
											}
											var l = r === c;
										} else var l = !0;
										if (l) {
											if (e.trigger !== void 0 && i.call(e, "trigger")) {
												let n = c;
												validate342(e.trigger, {
													instancePath: t + "/trigger",
													parentData: e,
													parentDataProperty: "trigger",
													rootData: a
												}) || (o = o === null ? validate342.errors : o.concat(validate342.errors), c = o.length);
												var l = n === c;
											} else var l = !0;
											if (l) {
												if (e.steps !== void 0 && i.call(e, "steps")) {
													let n = e.steps, r = c;
													if (c === r) {
														if (Array.isArray(n)) {
															var p = !0;
															let e = n.length;
															for (let r = 0; r < e; r++) {
																let e = c;
																validate374(n[r], {
																	instancePath: t + "/steps/" + r,
																	parentData: n,
																	parentDataProperty: r,
																	rootData: a
																}) || (o = o === null ? validate374.errors : o.concat(validate374.errors), c = o.length);
																var p = e === c;
																if (!p) break;
															}
															if (p) {
																let e = s(n);
																if (e !== void 0) return validate330.errors = [{
																	instancePath: t + "/steps",
																	schemaPath: "#/properties/steps/uniqueItems",
																	keyword: "uniqueItems",
																	params: {
																		i: e.i,
																		j: e.j
																	},
																	message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																}], !1;
															}
														} else return validate330.errors = [{
															instancePath: t + "/steps",
															schemaPath: "#/properties/steps/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														}], !1;
													}
													var l = r === c;
												} else var l = !0;
												if (l) {
													if (e.inputs !== void 0 && i.call(e, "inputs")) {
														let n = e.inputs, r = c;
														if (c === r) {
															if (Array.isArray(n)) {
																var m = !0;
																let e = n.length;
																for (let r = 0; r < e; r++) {
																	let e = c;
																	validate354(n[r], {
																		instancePath: t + "/inputs/" + r,
																		parentData: n,
																		parentDataProperty: r,
																		rootData: a
																	}) || (o = o === null ? validate354.errors : o.concat(validate354.errors), c = o.length);
																	var m = e === c;
																	if (!m) break;
																}
																if (m) {
																	let e = s(n);
																	if (e !== void 0) return validate330.errors = [{
																		instancePath: t + "/inputs",
																		schemaPath: "#/properties/inputs/uniqueItems",
																		keyword: "uniqueItems",
																		params: {
																			i: e.i,
																			j: e.j
																		},
																		message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																	}], !1;
																}
															} else return validate330.errors = [{
																instancePath: t + "/inputs",
																schemaPath: "#/properties/inputs/type",
																keyword: "type",
																params: { type: "array" },
																message: "must be array"
															}], !1;
														}
														var l = r === c;
													} else var l = !0;
													if (l) {
														if (e.outputs !== void 0 && i.call(e, "outputs")) {
															let n = e.outputs, r = c;
															if (c === r) {
																if (Array.isArray(n)) {
																	var h = !0;
																	let e = n.length;
																	for (let r = 0; r < e; r++) {
																		let e = c;
																		validate364(n[r], {
																			instancePath: t + "/outputs/" + r,
																			parentData: n,
																			parentDataProperty: r,
																			rootData: a
																		}) || (o = o === null ? validate364.errors : o.concat(validate364.errors), c = o.length);
																		var h = e === c;
																		if (!h) break;
																	}
																	if (h) {
																		let e = s(n);
																		if (e !== void 0) return validate330.errors = [{
																			instancePath: t + "/outputs",
																			schemaPath: "#/properties/outputs/uniqueItems",
																			keyword: "uniqueItems",
																			params: {
																				i: e.i,
																				j: e.j
																			},
																			message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																		}], !1;
																	}
																} else return validate330.errors = [{
																	instancePath: t + "/outputs",
																	schemaPath: "#/properties/outputs/type",
																	keyword: "type",
																	params: { type: "array" },
																	message: "must be array"
																}], !1;
															}
															var l = r === c;
														} else var l = !0;
														if (l) {
															if (e.timeStart !== void 0 && i.call(e, "timeStart")) {
																let n = c;
																if (typeof e.timeStart != "string") return validate330.errors = [{
																	instancePath: t + "/timeStart",
																	schemaPath: "#/properties/timeStart/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}], !1;
																var l = n === c;
															} else var l = !0;
															if (l) {
																if (e.timeEnd !== void 0 && i.call(e, "timeEnd")) {
																	let n = c;
																	if (typeof e.timeEnd != "string") return validate330.errors = [{
																		instancePath: t + "/timeEnd",
																		schemaPath: "#/properties/timeEnd/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}], !1;
																	var l = n === c;
																} else var l = !0;
																if (l) {
																	if (e.workspaces !== void 0 && i.call(e, "workspaces")) {
																		let n = e.workspaces, r = c;
																		if (c === r) {
																			if (Array.isArray(n)) {
																				var g = !0;
																				let e = n.length;
																				for (let r = 0; r < e; r++) {
																					let e = c;
																					validate382(n[r], {
																						instancePath: t + "/workspaces/" + r,
																						parentData: n,
																						parentDataProperty: r,
																						rootData: a
																					}) || (o = o === null ? validate382.errors : o.concat(validate382.errors), c = o.length);
																					var g = e === c;
																					if (!g) break;
																				}
																				if (g) {
																					let e = s(n);
																					if (e !== void 0) return validate330.errors = [{
																						instancePath: t + "/workspaces",
																						schemaPath: "#/properties/workspaces/uniqueItems",
																						keyword: "uniqueItems",
																						params: {
																							i: e.i,
																							j: e.j
																						},
																						message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																					}], !1;
																				}
																			} else return validate330.errors = [{
																				instancePath: t + "/workspaces",
																				schemaPath: "#/properties/workspaces/type",
																				keyword: "type",
																				params: { type: "array" },
																				message: "must be array"
																			}], !1;
																		}
																		var l = r === c;
																	} else var l = !0;
																	if (l) {
																		if (e.runtimeTopology !== void 0 && i.call(e, "runtimeTopology")) {
																			let n = e.runtimeTopology, r = c;
																			if (c === r) {
																				if (Array.isArray(n)) {
																					var _ = !0;
																					let e = n.length;
																					for (let r = 0; r < e; r++) {
																						let e = c;
																						validate269(n[r], {
																							instancePath: t + "/runtimeTopology/" + r,
																							parentData: n,
																							parentDataProperty: r,
																							rootData: a
																						}) || (o = o === null ? validate269.errors : o.concat(validate269.errors), c = o.length);
																						var _ = e === c;
																						if (!_) break;
																					}
																					if (_) {
																						let e = s(n);
																						if (e !== void 0) return validate330.errors = [{
																							instancePath: t + "/runtimeTopology",
																							schemaPath: "#/properties/runtimeTopology/uniqueItems",
																							keyword: "uniqueItems",
																							params: {
																								i: e.i,
																								j: e.j
																							},
																							message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																						}], !1;
																					}
																				} else return validate330.errors = [{
																					instancePath: t + "/runtimeTopology",
																					schemaPath: "#/properties/runtimeTopology/type",
																					keyword: "type",
																					params: { type: "array" },
																					message: "must be array"
																				}], !1;
																			}
																			var l = r === c;
																		} else var l = !0;
																		if (l) {
																			if (e.properties !== void 0 && i.call(e, "properties")) {
																				let n = e.properties, r = c;
																				if (c === r) {
																					if (Array.isArray(n)) {
																						let e = n.length;
																						for (let r = 0; r < e; r++) {
																							let e = c;
																							if (validate62(n[r], {
																								instancePath: t + "/properties/" + r,
																								parentData: n,
																								parentDataProperty: r,
																								rootData: a
																							}) || (o = o === null ? validate62.errors : o.concat(validate62.errors), c = o.length), e !== c) break;
																						}
																					} else return validate330.errors = [{
																						instancePath: t + "/properties",
																						schemaPath: "#/properties/properties/type",
																						keyword: "type",
																						params: { type: "array" },
																						message: "must be array"
																					}], !1;
																				}
																				var l = r === c;
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
				}
			}
		} else return validate330.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate330.errors = o, c === 0;
}
function validate326(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, c = 0;
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e["bom-ref"] !== void 0 && i.call(e, "bom-ref")) {
				let n = c;
				validate24(e["bom-ref"], {
					instancePath: t + "/bom-ref",
					parentData: e,
					parentDataProperty: "bom-ref",
					rootData: a
				}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), c = o.length);
				var l = n === c;
			} else var l = !0;
			if (l) {
				if (e.components !== void 0 && i.call(e, "components")) {
					let n = e.components, r = c;
					if (c === r) {
						if (Array.isArray(n)) {
							var u = !0;
							let e = n.length;
							for (let r = 0; r < e; r++) {
								let e = c;
								validate23(n[r], {
									instancePath: t + "/components/" + r,
									parentData: n,
									parentDataProperty: r,
									rootData: a
								}) || (o = o === null ? validate23.errors : o.concat(validate23.errors), c = o.length);
								var u = e === c;
								if (!u) break;
							}
							if (u) {
								let e = s(n);
								if (e !== void 0) return validate326.errors = [{
									instancePath: t + "/components",
									schemaPath: "#/properties/components/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: e.i,
										j: e.j
									},
									message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
								}], !1;
							}
						} else return validate326.errors = [{
							instancePath: t + "/components",
							schemaPath: "#/properties/components/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						}], !1;
					}
					var l = r === c;
				} else var l = !0;
				if (l) {
					if (e.services !== void 0 && i.call(e, "services")) {
						let n = e.services, r = c;
						if (c === r) {
							if (Array.isArray(n)) {
								var d = !0;
								let e = n.length;
								for (let r = 0; r < e; r++) {
									let e = c;
									validate231(n[r], {
										instancePath: t + "/services/" + r,
										parentData: n,
										parentDataProperty: r,
										rootData: a
									}) || (o = o === null ? validate231.errors : o.concat(validate231.errors), c = o.length);
									var d = e === c;
									if (!d) break;
								}
								if (d) {
									let e = s(n);
									if (e !== void 0) return validate326.errors = [{
										instancePath: t + "/services",
										schemaPath: "#/properties/services/uniqueItems",
										keyword: "uniqueItems",
										params: {
											i: e.i,
											j: e.j
										},
										message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
									}], !1;
								}
							} else return validate326.errors = [{
								instancePath: t + "/services",
								schemaPath: "#/properties/services/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							}], !1;
						}
						var l = r === c;
					} else var l = !0;
					if (l) {
						if (e.workflows !== void 0 && i.call(e, "workflows")) {
							let n = e.workflows, r = c;
							if (c === r) {
								if (Array.isArray(n)) {
									var f = !0;
									let e = n.length;
									for (let r = 0; r < e; r++) {
										let e = c;
										validate330(n[r], {
											instancePath: t + "/workflows/" + r,
											parentData: n,
											parentDataProperty: r,
											rootData: a
										}) || (o = o === null ? validate330.errors : o.concat(validate330.errors), c = o.length);
										var f = e === c;
										if (!f) break;
									}
									if (f) {
										let e = s(n);
										if (e !== void 0) return validate326.errors = [{
											instancePath: t + "/workflows",
											schemaPath: "#/properties/workflows/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: e.i,
												j: e.j
											},
											message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
										}], !1;
									}
								} else return validate326.errors = [{
									instancePath: t + "/workflows",
									schemaPath: "#/properties/workflows/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}], !1;
							}
							var l = r === c;
						} else var l = !0;
						if (l) {
							if (e.properties !== void 0 && i.call(e, "properties")) {
								let n = e.properties, r = c;
								if (c === r) {
									if (Array.isArray(n)) {
										let e = n.length;
										for (let r = 0; r < e; r++) {
											let e = c;
											if (validate62(n[r], {
												instancePath: t + "/properties/" + r,
												parentData: n,
												parentDataProperty: r,
												rootData: a
											}) || (o = o === null ? validate62.errors : o.concat(validate62.errors), c = o.length), e !== c) break;
										}
									} else return validate326.errors = [{
										instancePath: t + "/properties",
										schemaPath: "#/properties/properties/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}], !1;
								}
								var l = r === c;
							} else var l = !0;
						}
					}
				}
			}
		} else return validate326.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate326.errors = o, c === 0;
}
const me = /* @__PURE__ */ RegExp("^CRE:[0-9]+-[0-9]+$", "u");
function validate435(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e["bom-ref"] !== void 0 && i.call(e, "bom-ref")) {
				let n = s;
				validate24(e["bom-ref"], {
					instancePath: t + "/bom-ref",
					parentData: e,
					parentDataProperty: "bom-ref",
					rootData: a
				}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length);
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.name !== void 0 && i.call(e, "name")) {
					let n = s;
					if (typeof e.name != "string") return validate435.errors = [{
						instancePath: t + "/name",
						schemaPath: "#/properties/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.version !== void 0 && i.call(e, "version")) {
						let n = s;
						if (typeof e.version != "string") return validate435.errors = [{
							instancePath: t + "/version",
							schemaPath: "#/properties/version/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						var c = n === s;
					} else var c = !0;
					if (c) {
						if (e.description !== void 0 && i.call(e, "description")) {
							let n = s;
							if (typeof e.description != "string") return validate435.errors = [{
								instancePath: t + "/description",
								schemaPath: "#/properties/description/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
							var c = n === s;
						} else var c = !0;
						if (c) {
							if (e.owner !== void 0 && i.call(e, "owner")) {
								let n = s;
								if (typeof e.owner != "string") return validate435.errors = [{
									instancePath: t + "/owner",
									schemaPath: "#/properties/owner/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var c = n === s;
							} else var c = !0;
							if (c) {
								if (e.requirements !== void 0 && i.call(e, "requirements")) {
									let n = e.requirements, r = s;
									if (s === r) {
										if (Array.isArray(n)) {
											let e = n.length;
											for (let r = 0; r < e; r++) {
												let e = n[r], c = s;
												if (s === c) {
													if (e && typeof e == "object" && !Array.isArray(e)) {
														if (e["bom-ref"] !== void 0 && i.call(e, "bom-ref")) {
															let n = s;
															validate24(e["bom-ref"], {
																instancePath: t + "/requirements/" + r + "/bom-ref",
																parentData: e,
																parentDataProperty: "bom-ref",
																rootData: a
															}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length);
															var l = n === s;
														} else var l = !0;
														if (l) {
															if (e.identifier !== void 0 && i.call(e, "identifier")) {
																let n = s;
																if (typeof e.identifier != "string") return validate435.errors = [{
																	instancePath: t + "/requirements/" + r + "/identifier",
																	schemaPath: "#/properties/requirements/items/properties/identifier/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}], !1;
																var l = n === s;
															} else var l = !0;
															if (l) {
																if (e.title !== void 0 && i.call(e, "title")) {
																	let n = s;
																	if (typeof e.title != "string") return validate435.errors = [{
																		instancePath: t + "/requirements/" + r + "/title",
																		schemaPath: "#/properties/requirements/items/properties/title/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}], !1;
																	var l = n === s;
																} else var l = !0;
																if (l) {
																	if (e.text !== void 0 && i.call(e, "text")) {
																		let n = s;
																		if (typeof e.text != "string") return validate435.errors = [{
																			instancePath: t + "/requirements/" + r + "/text",
																			schemaPath: "#/properties/requirements/items/properties/text/type",
																			keyword: "type",
																			params: { type: "string" },
																			message: "must be string"
																		}], !1;
																		var l = n === s;
																	} else var l = !0;
																	if (l) {
																		if (e.descriptions !== void 0 && i.call(e, "descriptions")) {
																			let n = e.descriptions, i = s;
																			if (s === i) {
																				if (Array.isArray(n)) {
																					let e = n.length;
																					for (let i = 0; i < e; i++) {
																						let e = s;
																						if (typeof n[i] != "string") return validate435.errors = [{
																							instancePath: t + "/requirements/" + r + "/descriptions/" + i,
																							schemaPath: "#/properties/requirements/items/properties/descriptions/items/type",
																							keyword: "type",
																							params: { type: "string" },
																							message: "must be string"
																						}], !1;
																						if (e !== s) break;
																					}
																				} else return validate435.errors = [{
																					instancePath: t + "/requirements/" + r + "/descriptions",
																					schemaPath: "#/properties/requirements/items/properties/descriptions/type",
																					keyword: "type",
																					params: { type: "array" },
																					message: "must be array"
																				}], !1;
																			}
																			var l = i === s;
																		} else var l = !0;
																		if (l) {
																			if (e.openCre !== void 0 && i.call(e, "openCre")) {
																				let n = e.openCre, i = s;
																				if (s === i) {
																					if (Array.isArray(n)) {
																						let e = n.length;
																						for (let i = 0; i < e; i++) {
																							let e = n[i], a = s;
																							if (s === a) {
																								if (typeof e == "string") {
																									if (!me.test(e)) return validate435.errors = [{
																										instancePath: t + "/requirements/" + r + "/openCre/" + i,
																										schemaPath: "#/properties/requirements/items/properties/openCre/items/pattern",
																										keyword: "pattern",
																										params: { pattern: "^CRE:[0-9]+-[0-9]+$" },
																										message: "must match pattern \"^CRE:[0-9]+-[0-9]+$\""
																									}], !1;
																								} else return validate435.errors = [{
																									instancePath: t + "/requirements/" + r + "/openCre/" + i,
																									schemaPath: "#/properties/requirements/items/properties/openCre/items/type",
																									keyword: "type",
																									params: { type: "string" },
																									message: "must be string"
																								}], !1;
																							}
																							if (a !== s) break;
																						}
																					} else return validate435.errors = [{
																						instancePath: t + "/requirements/" + r + "/openCre",
																						schemaPath: "#/properties/requirements/items/properties/openCre/type",
																						keyword: "type",
																						params: { type: "array" },
																						message: "must be array"
																					}], !1;
																				}
																				var l = i === s;
																			} else var l = !0;
																			if (l) {
																				if (e.parent !== void 0 && i.call(e, "parent")) {
																					let n = s;
																					validate77(e.parent, {
																						instancePath: t + "/requirements/" + r + "/parent",
																						parentData: e,
																						parentDataProperty: "parent",
																						rootData: a
																					}) || (o = o === null ? validate77.errors : o.concat(validate77.errors), s = o.length);
																					var l = n === s;
																				} else var l = !0;
																				if (l) {
																					if (e.properties !== void 0 && i.call(e, "properties")) {
																						let n = e.properties, i = s;
																						if (s === i) {
																							if (Array.isArray(n)) {
																								let e = n.length;
																								for (let i = 0; i < e; i++) {
																									let e = s;
																									if (validate62(n[i], {
																										instancePath: t + "/requirements/" + r + "/properties/" + i,
																										parentData: n,
																										parentDataProperty: i,
																										rootData: a
																									}) || (o = o === null ? validate62.errors : o.concat(validate62.errors), s = o.length), e !== s) break;
																								}
																							} else return validate435.errors = [{
																								instancePath: t + "/requirements/" + r + "/properties",
																								schemaPath: "#/properties/requirements/items/properties/properties/type",
																								keyword: "type",
																								params: { type: "array" },
																								message: "must be array"
																							}], !1;
																						}
																						var l = i === s;
																					} else var l = !0;
																					if (l) {
																						if (e.externalReferences !== void 0 && i.call(e, "externalReferences")) {
																							let n = e.externalReferences, i = s;
																							if (s === i) {
																								if (Array.isArray(n)) {
																									let e = n.length;
																									for (let i = 0; i < e; i++) {
																										let e = s;
																										if (validate95(n[i], {
																											instancePath: t + "/requirements/" + r + "/externalReferences/" + i,
																											parentData: n,
																											parentDataProperty: i,
																											rootData: a
																										}) || (o = o === null ? validate95.errors : o.concat(validate95.errors), s = o.length), e !== s) break;
																									}
																								} else return validate435.errors = [{
																									instancePath: t + "/requirements/" + r + "/externalReferences",
																									schemaPath: "#/properties/requirements/items/properties/externalReferences/type",
																									keyword: "type",
																									params: { type: "array" },
																									message: "must be array"
																								}], !1;
																							}
																							var l = i === s;
																						} else var l = !0;
																					}
																				}
																			}
																		}
																	}
																}
															}
														}
													} else return validate435.errors = [{
														instancePath: t + "/requirements/" + r,
														schemaPath: "#/properties/requirements/items/type",
														keyword: "type",
														params: { type: "object" },
														message: "must be object"
													}], !1;
												}
												if (c !== s) break;
											}
										} else return validate435.errors = [{
											instancePath: t + "/requirements",
											schemaPath: "#/properties/requirements/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}], !1;
									}
									var c = r === s;
								} else var c = !0;
								if (c) {
									if (e.levels !== void 0 && i.call(e, "levels")) {
										let n = e.levels, r = s;
										if (s === r) {
											if (Array.isArray(n)) {
												let e = n.length;
												for (let r = 0; r < e; r++) {
													let e = n[r], c = s;
													if (s === c) {
														if (e && typeof e == "object" && !Array.isArray(e)) {
															if (e["bom-ref"] !== void 0 && i.call(e, "bom-ref")) {
																let n = s;
																validate24(e["bom-ref"], {
																	instancePath: t + "/levels/" + r + "/bom-ref",
																	parentData: e,
																	parentDataProperty: "bom-ref",
																	rootData: a
																}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length);
																var u = n === s;
															} else var u = !0;
															if (u) {
																if (e.identifier !== void 0 && i.call(e, "identifier")) {
																	let n = s;
																	if (typeof e.identifier != "string") return validate435.errors = [{
																		instancePath: t + "/levels/" + r + "/identifier",
																		schemaPath: "#/properties/levels/items/properties/identifier/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}], !1;
																	var u = n === s;
																} else var u = !0;
																if (u) {
																	if (e.title !== void 0 && i.call(e, "title")) {
																		let n = s;
																		if (typeof e.title != "string") return validate435.errors = [{
																			instancePath: t + "/levels/" + r + "/title",
																			schemaPath: "#/properties/levels/items/properties/title/type",
																			keyword: "type",
																			params: { type: "string" },
																			message: "must be string"
																		}], !1;
																		var u = n === s;
																	} else var u = !0;
																	if (u) {
																		if (e.description !== void 0 && i.call(e, "description")) {
																			let n = s;
																			if (typeof e.description != "string") return validate435.errors = [{
																				instancePath: t + "/levels/" + r + "/description",
																				schemaPath: "#/properties/levels/items/properties/description/type",
																				keyword: "type",
																				params: { type: "string" },
																				message: "must be string"
																			}], !1;
																			var u = n === s;
																		} else var u = !0;
																		if (u) {
																			if (e.requirements !== void 0 && i.call(e, "requirements")) {
																				let n = e.requirements, i = s;
																				if (s === i) {
																					if (Array.isArray(n)) {
																						let e = n.length;
																						for (let i = 0; i < e; i++) {
																							let e = s;
																							if (validate77(n[i], {
																								instancePath: t + "/levels/" + r + "/requirements/" + i,
																								parentData: n,
																								parentDataProperty: i,
																								rootData: a
																							}) || (o = o === null ? validate77.errors : o.concat(validate77.errors), s = o.length), e !== s) break;
																						}
																					} else return validate435.errors = [{
																						instancePath: t + "/levels/" + r + "/requirements",
																						schemaPath: "#/properties/levels/items/properties/requirements/type",
																						keyword: "type",
																						params: { type: "array" },
																						message: "must be array"
																					}], !1;
																				}
																				var u = i === s;
																			} else var u = !0;
																		}
																	}
																}
															}
														} else return validate435.errors = [{
															instancePath: t + "/levels/" + r,
															schemaPath: "#/properties/levels/items/type",
															keyword: "type",
															params: { type: "object" },
															message: "must be object"
														}], !1;
													}
													if (c !== s) break;
												}
											} else return validate435.errors = [{
												instancePath: t + "/levels",
												schemaPath: "#/properties/levels/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											}], !1;
										}
										var c = r === s;
									} else var c = !0;
									if (c) {
										if (e.externalReferences !== void 0 && i.call(e, "externalReferences")) {
											let n = e.externalReferences, r = s;
											if (s === r) {
												if (Array.isArray(n)) {
													let e = n.length;
													for (let r = 0; r < e; r++) {
														let e = s;
														if (validate95(n[r], {
															instancePath: t + "/externalReferences/" + r,
															parentData: n,
															parentDataProperty: r,
															rootData: a
														}) || (o = o === null ? validate95.errors : o.concat(validate95.errors), s = o.length), e !== s) break;
													}
												} else return validate435.errors = [{
													instancePath: t + "/externalReferences",
													schemaPath: "#/properties/externalReferences/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												}], !1;
											}
											var c = r === s;
										} else var c = !0;
										if (c) {
											if (e.signature !== void 0 && i.call(e, "signature")) {
												let n = s;
												validate228(e.signature, {
													instancePath: t + "/signature",
													parentData: e,
													parentDataProperty: "signature",
													rootData: a
												}) || (o = o === null ? validate228.errors : o.concat(validate228.errors), s = o.length);
												var c = n === s;
											} else var c = !0;
										}
									}
								}
							}
						}
					}
				}
			}
		} else return validate435.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate435.errors = o, s === 0;
}
const he = n([
	"pending",
	"granted",
	"revoked",
	"expired",
	"lapsed",
	"withdrawn",
	"abandoned",
	"suspended",
	"reinstated",
	"opposed",
	"terminated",
	"invalidated",
	"in-force"
]), $ = /* @__PURE__ */ RegExp("^[A-Za-z0-9][A-Za-z0-9\\-/.()\\s]{0,28}[A-Za-z0-9]$", "u");
function validate448(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	if (typeof e == "string") {
		if (!$.test(e)) return validate448.errors = [{
			instancePath: t,
			schemaPath: "#/pattern",
			keyword: "pattern",
			params: { pattern: "^[A-Za-z0-9][A-Za-z0-9\\-/.()\\s]{0,28}[A-Za-z0-9]$" },
			message: "must match pattern \"^[A-Za-z0-9][A-Za-z0-9\\-/.()\\s]{0,28}[A-Za-z0-9]$\""
		}], !1;
	} else return validate448.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "string" },
		message: "must be string"
	}], !1;
	return validate448.errors = null, !0;
}
const ge = /* @__PURE__ */ RegExp("^[A-Z]{2}$", "u");
function validate450(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	if (typeof e == "string") {
		if (!ge.test(e)) return validate450.errors = [{
			instancePath: t,
			schemaPath: "#/pattern",
			keyword: "pattern",
			params: { pattern: "^[A-Z]{2}$" },
			message: "must match pattern \"^[A-Z]{2}$\""
		}], !1;
	} else return validate450.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "string" },
		message: "must be string"
	}], !1;
	return validate450.errors = null, !0;
}
function validate455(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	return typeof e == "string" ? (validate455.errors = null, !0) : (validate455.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "string" },
		message: "must be string"
	}], !1);
}
function validate452(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.applicationNumber === void 0 || !i.call(e, "applicationNumber")) && (n = "applicationNumber") || (e.jurisdiction === void 0 || !i.call(e, "jurisdiction")) && (n = "jurisdiction") || (e.filingDate === void 0 || !i.call(e, "filingDate")) && (n = "filingDate")) return validate452.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.applicationNumber !== void 0 && i.call(e, "applicationNumber")) {
				let n = s;
				validate448(e.applicationNumber, {
					instancePath: t + "/applicationNumber",
					parentData: e,
					parentDataProperty: "applicationNumber",
					rootData: a
				}) || (o = o === null ? validate448.errors : o.concat(validate448.errors), s = o.length);
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.jurisdiction !== void 0 && i.call(e, "jurisdiction")) {
					let n = s;
					validate450(e.jurisdiction, {
						instancePath: t + "/jurisdiction",
						parentData: e,
						parentDataProperty: "jurisdiction",
						rootData: a
					}) || (o = o === null ? validate450.errors : o.concat(validate450.errors), s = o.length);
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.filingDate !== void 0 && i.call(e, "filingDate")) {
						let n = s;
						validate455(e.filingDate, {
							instancePath: t + "/filingDate",
							parentData: e,
							parentDataProperty: "filingDate",
							rootData: a
						}) || (o = o === null ? validate455.errors : o.concat(validate455.errors), s = o.length);
						var c = n === s;
					} else var c = !0;
				}
			}
		} else return validate452.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate452.errors = o, s === 0;
}
function validate446(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.patentNumber === void 0 || !i.call(e, "patentNumber")) && (n = "patentNumber") || (e.jurisdiction === void 0 || !i.call(e, "jurisdiction")) && (n = "jurisdiction") || (e.patentLegalStatus === void 0 || !i.call(e, "patentLegalStatus")) && (n = "patentLegalStatus")) return validate446.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e["bom-ref"] !== void 0 && i.call(e, "bom-ref")) {
				let n = s;
				validate24(e["bom-ref"], {
					instancePath: t + "/bom-ref",
					parentData: e,
					parentDataProperty: "bom-ref",
					rootData: a
				}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length);
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.patentNumber !== void 0 && i.call(e, "patentNumber")) {
					let n = e.patentNumber, r = s;
					if (s === r) {
						if (typeof n == "string") {
							if (!$.test(n)) return validate446.errors = [{
								instancePath: t + "/patentNumber",
								schemaPath: "#/properties/patentNumber/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Za-z0-9][A-Za-z0-9\\-/.()\\s]{0,28}[A-Za-z0-9]$" },
								message: "must match pattern \"^[A-Za-z0-9][A-Za-z0-9\\-/.()\\s]{0,28}[A-Za-z0-9]$\""
							}], !1;
						} else return validate446.errors = [{
							instancePath: t + "/patentNumber",
							schemaPath: "#/properties/patentNumber/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
					}
					var c = r === s;
				} else var c = !0;
				if (c) {
					if (e.applicationNumber !== void 0 && i.call(e, "applicationNumber")) {
						let n = s;
						validate448(e.applicationNumber, {
							instancePath: t + "/applicationNumber",
							parentData: e,
							parentDataProperty: "applicationNumber",
							rootData: a
						}) || (o = o === null ? validate448.errors : o.concat(validate448.errors), s = o.length);
						var c = n === s;
					} else var c = !0;
					if (c) {
						if (e.jurisdiction !== void 0 && i.call(e, "jurisdiction")) {
							let n = s;
							validate450(e.jurisdiction, {
								instancePath: t + "/jurisdiction",
								parentData: e,
								parentDataProperty: "jurisdiction",
								rootData: a
							}) || (o = o === null ? validate450.errors : o.concat(validate450.errors), s = o.length);
							var c = n === s;
						} else var c = !0;
						if (c) {
							if (e.priorityApplication !== void 0 && i.call(e, "priorityApplication")) {
								let n = s;
								validate452(e.priorityApplication, {
									instancePath: t + "/priorityApplication",
									parentData: e,
									parentDataProperty: "priorityApplication",
									rootData: a
								}) || (o = o === null ? validate452.errors : o.concat(validate452.errors), s = o.length);
								var c = n === s;
							} else var c = !0;
							if (c) {
								if (e.publicationNumber !== void 0 && i.call(e, "publicationNumber")) {
									let n = e.publicationNumber, r = s;
									if (s === r) {
										if (typeof n == "string") {
											if (!$.test(n)) return validate446.errors = [{
												instancePath: t + "/publicationNumber",
												schemaPath: "#/properties/publicationNumber/pattern",
												keyword: "pattern",
												params: { pattern: "^[A-Za-z0-9][A-Za-z0-9\\-/.()\\s]{0,28}[A-Za-z0-9]$" },
												message: "must match pattern \"^[A-Za-z0-9][A-Za-z0-9\\-/.()\\s]{0,28}[A-Za-z0-9]$\""
											}], !1;
										} else return validate446.errors = [{
											instancePath: t + "/publicationNumber",
											schemaPath: "#/properties/publicationNumber/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}], !1;
									}
									var c = r === s;
								} else var c = !0;
								if (c) {
									if (e.title !== void 0 && i.call(e, "title")) {
										let n = s;
										if (typeof e.title != "string") return validate446.errors = [{
											instancePath: t + "/title",
											schemaPath: "#/properties/title/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}], !1;
										var c = n === s;
									} else var c = !0;
									if (c) {
										if (e.abstract !== void 0 && i.call(e, "abstract")) {
											let n = s;
											if (typeof e.abstract != "string") return validate446.errors = [{
												instancePath: t + "/abstract",
												schemaPath: "#/properties/abstract/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											var c = n === s;
										} else var c = !0;
										if (c) {
											if (e.filingDate !== void 0 && i.call(e, "filingDate")) {
												let n = s;
												if (typeof e.filingDate != "string") return validate446.errors = [{
													instancePath: t + "/filingDate",
													schemaPath: "#/properties/filingDate/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}], !1;
												var c = n === s;
											} else var c = !0;
											if (c) {
												if (e.grantDate !== void 0 && i.call(e, "grantDate")) {
													let n = s;
													if (typeof e.grantDate != "string") return validate446.errors = [{
														instancePath: t + "/grantDate",
														schemaPath: "#/properties/grantDate/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}], !1;
													var c = n === s;
												} else var c = !0;
												if (c) {
													if (e.patentExpirationDate !== void 0 && i.call(e, "patentExpirationDate")) {
														let n = s;
														if (typeof e.patentExpirationDate != "string") return validate446.errors = [{
															instancePath: t + "/patentExpirationDate",
															schemaPath: "#/properties/patentExpirationDate/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}], !1;
														var c = n === s;
													} else var c = !0;
													if (c) {
														if (e.patentLegalStatus !== void 0 && i.call(e, "patentLegalStatus")) {
															let n = e.patentLegalStatus, r = s;
															if (typeof n != "string") return validate446.errors = [{
																instancePath: t + "/patentLegalStatus",
																schemaPath: "#/properties/patentLegalStatus/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}], !1;
															if (!he(n, e, "patentLegalStatus")) return validate446.errors = [{
																instancePath: t + "/patentLegalStatus",
																schemaPath: "#/properties/patentLegalStatus/enum",
																keyword: "enum",
																params: { allowedValues: he.allowed },
																message: "must be equal to one of the allowed values"
															}], !1;
															var c = r === s;
														} else var c = !0;
														if (c) {
															if (e.patentAssignee !== void 0 && i.call(e, "patentAssignee")) {
																let n = e.patentAssignee, r = s;
																if (s === r) {
																	if (Array.isArray(n)) {
																		let e = n.length;
																		for (let r = 0; r < e; r++) {
																			let e = n[r], i = s, c = s, u = !1, d = s;
																			validate31(e, {
																				instancePath: t + "/patentAssignee/" + r,
																				parentData: n,
																				parentDataProperty: r,
																				rootData: a
																			}) || (o = o === null ? validate31.errors : o.concat(validate31.errors), s = o.length);
																			var l = d === s;
																			if (u ||= l, !u) {
																				let i = s;
																				validate26(e, {
																					instancePath: t + "/patentAssignee/" + r,
																					parentData: n,
																					parentDataProperty: r,
																					rootData: a
																				}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
																				var l = i === s;
																				u ||= l;
																			}
																			if (u) s = c, o !== null && (c ? o.length = c : o = null);
																			else {
																				let e = {
																					instancePath: t + "/patentAssignee/" + r,
																					schemaPath: "#/properties/patentAssignee/items/anyOf",
																					keyword: "anyOf",
																					params: {},
																					message: "must match a schema in anyOf"
																				};
																				return o === null ? o = [e] : o.push(e), s++, validate446.errors = o, !1;
																			}
																			if (i !== s) break;
																		}
																	} else return validate446.errors = [{
																		instancePath: t + "/patentAssignee",
																		schemaPath: "#/properties/patentAssignee/type",
																		keyword: "type",
																		params: { type: "array" },
																		message: "must be array"
																	}], !1;
																}
																var c = r === s;
															} else var c = !0;
															if (c) {
																if (e.externalReferences !== void 0 && i.call(e, "externalReferences")) {
																	let n = e.externalReferences, r = s;
																	if (s === r) {
																		if (Array.isArray(n)) {
																			let e = n.length;
																			for (let r = 0; r < e; r++) {
																				let e = s;
																				if (validate95(n[r], {
																					instancePath: t + "/externalReferences/" + r,
																					parentData: n,
																					parentDataProperty: r,
																					rootData: a
																				}) || (o = o === null ? validate95.errors : o.concat(validate95.errors), s = o.length), e !== s) break;
																			}
																		} else return validate446.errors = [{
																			instancePath: t + "/externalReferences",
																			schemaPath: "#/properties/externalReferences/type",
																			keyword: "type",
																			params: { type: "array" },
																			message: "must be array"
																		}], !1;
																	}
																	var c = r === s;
																} else var c = !0;
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
		} else return validate446.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate446.errors = o, s === 0;
}
function validate462(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.familyId === void 0 || !i.call(e, "familyId")) && (n = "familyId")) return validate462.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e["bom-ref"] !== void 0 && i.call(e, "bom-ref")) {
				let n = s;
				validate24(e["bom-ref"], {
					instancePath: t + "/bom-ref",
					parentData: e,
					parentDataProperty: "bom-ref",
					rootData: a
				}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length);
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.familyId !== void 0 && i.call(e, "familyId")) {
					let n = s;
					if (typeof e.familyId != "string") return validate462.errors = [{
						instancePath: t + "/familyId",
						schemaPath: "#/properties/familyId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.priorityApplication !== void 0 && i.call(e, "priorityApplication")) {
						let n = s;
						validate452(e.priorityApplication, {
							instancePath: t + "/priorityApplication",
							parentData: e,
							parentDataProperty: "priorityApplication",
							rootData: a
						}) || (o = o === null ? validate452.errors : o.concat(validate452.errors), s = o.length);
						var c = n === s;
					} else var c = !0;
					if (c) {
						if (e.members !== void 0 && i.call(e, "members")) {
							let n = e.members, r = s;
							if (s === r) {
								if (Array.isArray(n)) {
									let e = n.length;
									for (let r = 0; r < e; r++) {
										let e = s;
										if (validate77(n[r], {
											instancePath: t + "/members/" + r,
											parentData: n,
											parentDataProperty: r,
											rootData: a
										}) || (o = o === null ? validate77.errors : o.concat(validate77.errors), s = o.length), e !== s) break;
									}
								} else return validate462.errors = [{
									instancePath: t + "/members",
									schemaPath: "#/properties/members/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}], !1;
							}
							var c = r === s;
						} else var c = !0;
						if (c) {
							if (e.externalReferences !== void 0 && i.call(e, "externalReferences")) {
								let n = e.externalReferences, r = s;
								if (s === r) {
									if (Array.isArray(n)) {
										let e = n.length;
										for (let r = 0; r < e; r++) {
											let e = s;
											if (validate95(n[r], {
												instancePath: t + "/externalReferences/" + r,
												parentData: n,
												parentDataProperty: r,
												rootData: a
											}) || (o = o === null ? validate95.errors : o.concat(validate95.errors), s = o.length), e !== s) break;
										}
									} else return validate462.errors = [{
										instancePath: t + "/externalReferences",
										schemaPath: "#/properties/externalReferences/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}], !1;
								}
								var c = r === s;
							} else var c = !0;
						}
					}
				}
			}
		} else return validate462.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate462.errors = o, s === 0;
}
function validate468(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0, c = s, l = !1, u = s;
	if (e && typeof e == "object" && !Array.isArray(e)) {
		let n;
		if ((e.pointers === void 0 || !i.call(e, "pointers")) && (n = "pointers")) {
			let e = {
				instancePath: t,
				schemaPath: "#/anyOf/0/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
	}
	var d = u === s;
	if (l ||= d, !l) {
		let n = s;
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.expressions === void 0 || !i.call(e, "expressions")) && (n = "expressions")) {
				let e = {
					instancePath: t,
					schemaPath: "#/anyOf/1/required",
					keyword: "required",
					params: { missingProperty: n },
					message: "must have required property '" + n + "'"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		var d = n === s;
		l ||= d;
	}
	if (l) s = c, o !== null && (c ? o.length = c : o = null);
	else {
		let e = {
			instancePath: t,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		return o === null ? o = [e] : o.push(e), s++, validate468.errors = o, !1;
	}
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.timestamp === void 0 || !i.call(e, "timestamp")) && (n = "timestamp")) return validate468.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e["bom-ref"] !== void 0 && i.call(e, "bom-ref")) {
				let n = s;
				validate24(e["bom-ref"], {
					instancePath: t + "/bom-ref",
					parentData: e,
					parentDataProperty: "bom-ref",
					rootData: a
				}) || (o = o === null ? validate24.errors : o.concat(validate24.errors), s = o.length);
				var f = n === s;
			} else var f = !0;
			if (f) {
				if (e.pointers !== void 0 && i.call(e, "pointers")) {
					let n = e.pointers, r = s;
					if (s === r) {
						if (Array.isArray(n)) {
							if (n.length < 1) return validate468.errors = [{
								instancePath: t + "/pointers",
								schemaPath: "#/properties/pointers/minItems",
								keyword: "minItems",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 items"
							}], !1;
							{
								let e = n.length;
								for (let r = 0; r < e; r++) {
									let e = s;
									if (typeof n[r] != "string") return validate468.errors = [{
										instancePath: t + "/pointers/" + r,
										schemaPath: "#/properties/pointers/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}], !1;
									if (e !== s) break;
								}
							}
						} else return validate468.errors = [{
							instancePath: t + "/pointers",
							schemaPath: "#/properties/pointers/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						}], !1;
					}
					var f = r === s;
				} else var f = !0;
				if (f) {
					if (e.expressions !== void 0 && i.call(e, "expressions")) {
						let n = e.expressions, r = s;
						if (s === r) {
							if (Array.isArray(n)) {
								if (n.length < 1) return validate468.errors = [{
									instancePath: t + "/expressions",
									schemaPath: "#/properties/expressions/minItems",
									keyword: "minItems",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 items"
								}], !1;
								{
									let e = n.length;
									for (let r = 0; r < e; r++) {
										let e = s;
										if (typeof n[r] != "string") return validate468.errors = [{
											instancePath: t + "/expressions/" + r,
											schemaPath: "#/properties/expressions/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}], !1;
										if (e !== s) break;
									}
								}
							} else return validate468.errors = [{
								instancePath: t + "/expressions",
								schemaPath: "#/properties/expressions/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							}], !1;
						}
						var f = r === s;
					} else var f = !0;
					if (f) {
						if (e.timestamp !== void 0 && i.call(e, "timestamp")) {
							let n = s;
							if (typeof e.timestamp != "string") return validate468.errors = [{
								instancePath: t + "/timestamp",
								schemaPath: "#/properties/timestamp/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
							var f = n === s;
						} else var f = !0;
						if (f) {
							if (e.attributedTo !== void 0 && i.call(e, "attributedTo")) {
								let n = s;
								validate77(e.attributedTo, {
									instancePath: t + "/attributedTo",
									parentData: e,
									parentDataProperty: "attributedTo",
									rootData: a
								}) || (o = o === null ? validate77.errors : o.concat(validate77.errors), s = o.length);
								var f = n === s;
							} else var f = !0;
							if (f) {
								if (e.process !== void 0 && i.call(e, "process")) {
									let n = s;
									validate77(e.process, {
										instancePath: t + "/process",
										parentData: e,
										parentDataProperty: "process",
										rootData: a
									}) || (o = o === null ? validate77.errors : o.concat(validate77.errors), s = o.length);
									var f = n === s;
								} else var f = !0;
								if (f) {
									if (e.note !== void 0 && i.call(e, "note")) {
										let n = s;
										if (typeof e.note != "string") return validate468.errors = [{
											instancePath: t + "/note",
											schemaPath: "#/properties/note/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}], !1;
										var f = n === s;
									} else var f = !0;
									if (f) {
										if (e.signature !== void 0 && i.call(e, "signature")) {
											let n = s;
											validate228(e.signature, {
												instancePath: t + "/signature",
												parentData: e,
												parentDataProperty: "signature",
												rootData: a
											}) || (o = o === null ? validate228.errors : o.concat(validate228.errors), s = o.length);
											var f = n === s;
										} else var f = !0;
									}
								}
							}
						}
					}
				}
			}
		} else return validate468.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate468.errors = o, s === 0;
}
function validate21(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: d = e } = {}) {
	let f = null, p = 0;
	if (p === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.bomFormat === void 0 || !i.call(e, "bomFormat")) && (n = "bomFormat") || (e.specVersion === void 0 || !i.call(e, "specVersion")) && (n = "specVersion")) return validate21.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.$schema !== void 0 && i.call(e, "$schema")) {
				let n = p;
				if (typeof e.$schema != "string") return validate21.errors = [{
					instancePath: t + "/$schema",
					schemaPath: "#/properties/%24schema/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var m = n === p;
			} else var m = !0;
			if (m) {
				if (e.bomFormat !== void 0 && i.call(e, "bomFormat")) {
					let n = e.bomFormat, r = p;
					if (typeof n != "string") return validate21.errors = [{
						instancePath: t + "/bomFormat",
						schemaPath: "#/properties/bomFormat/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					if (!a(n, e, "bomFormat")) return validate21.errors = [{
						instancePath: t + "/bomFormat",
						schemaPath: "#/properties/bomFormat/enum",
						keyword: "enum",
						params: { allowedValues: a.allowed },
						message: "must be equal to one of the allowed values"
					}], !1;
					var m = r === p;
				} else var m = !0;
				if (m) {
					if (e.specVersion !== void 0 && i.call(e, "specVersion")) {
						let n = p;
						if (typeof e.specVersion != "string") return validate21.errors = [{
							instancePath: t + "/specVersion",
							schemaPath: "#/properties/specVersion/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						var m = n === p;
					} else var m = !0;
					if (m) {
						if (e.serialNumber !== void 0 && i.call(e, "serialNumber")) {
							let n = e.serialNumber, r = p;
							if (p === r) {
								if (typeof n == "string") {
									if (!u.test(n)) return validate21.errors = [{
										instancePath: t + "/serialNumber",
										schemaPath: "#/properties/serialNumber/pattern",
										keyword: "pattern",
										params: { pattern: "^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$" },
										message: "must match pattern \"^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$\""
									}], !1;
								} else return validate21.errors = [{
									instancePath: t + "/serialNumber",
									schemaPath: "#/properties/serialNumber/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
							}
							var m = r === p;
						} else var m = !0;
						if (m) {
							if (e.version !== void 0 && i.call(e, "version")) {
								let n = e.version, r = p;
								if (typeof n != "number" || n % 1 || isNaN(n)) return validate21.errors = [{
									instancePath: t + "/version",
									schemaPath: "#/properties/version/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}], !1;
								if (p === r && typeof n == "number" && !o(n, e, "version")) return validate21.errors = [{
									instancePath: t + "/version",
									schemaPath: "#/properties/version/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								}], !1;
								var m = r === p;
							} else var m = !0;
							if (m) {
								if (e.metadata !== void 0 && i.call(e, "metadata")) {
									let n = p;
									validate22(e.metadata, {
										instancePath: t + "/metadata",
										parentData: e,
										parentDataProperty: "metadata",
										rootData: d
									}) || (f = f === null ? validate22.errors : f.concat(validate22.errors), p = f.length);
									var m = n === p;
								} else var m = !0;
								if (m) {
									if (e.components !== void 0 && i.call(e, "components")) {
										let n = e.components, r = p;
										if (p === r) {
											if (Array.isArray(n)) {
												var h = !0;
												let e = n.length;
												for (let r = 0; r < e; r++) {
													let e = p;
													validate23(n[r], {
														instancePath: t + "/components/" + r,
														parentData: n,
														parentDataProperty: r,
														rootData: d
													}) || (f = f === null ? validate23.errors : f.concat(validate23.errors), p = f.length);
													var h = e === p;
													if (!h) break;
												}
												if (h) {
													let e = s(n);
													if (e !== void 0) return validate21.errors = [{
														instancePath: t + "/components",
														schemaPath: "#/properties/components/uniqueItems",
														keyword: "uniqueItems",
														params: {
															i: e.i,
															j: e.j
														},
														message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
													}], !1;
												}
											} else return validate21.errors = [{
												instancePath: t + "/components",
												schemaPath: "#/properties/components/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											}], !1;
										}
										var m = r === p;
									} else var m = !0;
									if (m) {
										if (e.services !== void 0 && i.call(e, "services")) {
											let n = e.services, r = p;
											if (p === r) {
												if (Array.isArray(n)) {
													var g = !0;
													let e = n.length;
													for (let r = 0; r < e; r++) {
														let e = p;
														validate231(n[r], {
															instancePath: t + "/services/" + r,
															parentData: n,
															parentDataProperty: r,
															rootData: d
														}) || (f = f === null ? validate231.errors : f.concat(validate231.errors), p = f.length);
														var g = e === p;
														if (!g) break;
													}
													if (g) {
														let e = s(n);
														if (e !== void 0) return validate21.errors = [{
															instancePath: t + "/services",
															schemaPath: "#/properties/services/uniqueItems",
															keyword: "uniqueItems",
															params: {
																i: e.i,
																j: e.j
															},
															message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
														}], !1;
													}
												} else return validate21.errors = [{
													instancePath: t + "/services",
													schemaPath: "#/properties/services/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												}], !1;
											}
											var m = r === p;
										} else var m = !0;
										if (m) {
											if (e.externalReferences !== void 0 && i.call(e, "externalReferences")) {
												let n = e.externalReferences, r = p;
												if (p === r) {
													if (Array.isArray(n)) {
														let e = n.length;
														for (let r = 0; r < e; r++) {
															let e = p;
															if (validate95(n[r], {
																instancePath: t + "/externalReferences/" + r,
																parentData: n,
																parentDataProperty: r,
																rootData: d
															}) || (f = f === null ? validate95.errors : f.concat(validate95.errors), p = f.length), e !== p) break;
														}
													} else return validate21.errors = [{
														instancePath: t + "/externalReferences",
														schemaPath: "#/properties/externalReferences/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													}], !1;
												}
												var m = r === p;
											} else var m = !0;
											if (m) {
												if (e.dependencies !== void 0 && i.call(e, "dependencies")) {
													let n = e.dependencies, r = p;
													if (p === r) {
														if (Array.isArray(n)) {
															var _ = !0;
															let e = n.length;
															for (let r = 0; r < e; r++) {
																let e = p;
																validate269(n[r], {
																	instancePath: t + "/dependencies/" + r,
																	parentData: n,
																	parentDataProperty: r,
																	rootData: d
																}) || (f = f === null ? validate269.errors : f.concat(validate269.errors), p = f.length);
																var _ = e === p;
																if (!_) break;
															}
															if (_) {
																let e = s(n);
																if (e !== void 0) return validate21.errors = [{
																	instancePath: t + "/dependencies",
																	schemaPath: "#/properties/dependencies/uniqueItems",
																	keyword: "uniqueItems",
																	params: {
																		i: e.i,
																		j: e.j
																	},
																	message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																}], !1;
															}
														} else return validate21.errors = [{
															instancePath: t + "/dependencies",
															schemaPath: "#/properties/dependencies/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														}], !1;
													}
													var m = r === p;
												} else var m = !0;
												if (m) {
													if (e.compositions !== void 0 && i.call(e, "compositions")) {
														let n = e.compositions, r = p;
														if (p === r) {
															if (Array.isArray(n)) {
																var v = !0;
																let e = n.length;
																for (let r = 0; r < e; r++) {
																	let e = p;
																	validate274(n[r], {
																		instancePath: t + "/compositions/" + r,
																		parentData: n,
																		parentDataProperty: r,
																		rootData: d
																	}) || (f = f === null ? validate274.errors : f.concat(validate274.errors), p = f.length);
																	var v = e === p;
																	if (!v) break;
																}
																if (v) {
																	let e = s(n);
																	if (e !== void 0) return validate21.errors = [{
																		instancePath: t + "/compositions",
																		schemaPath: "#/properties/compositions/uniqueItems",
																		keyword: "uniqueItems",
																		params: {
																			i: e.i,
																			j: e.j
																		},
																		message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																	}], !1;
																}
															} else return validate21.errors = [{
																instancePath: t + "/compositions",
																schemaPath: "#/properties/compositions/type",
																keyword: "type",
																params: { type: "array" },
																message: "must be array"
															}], !1;
														}
														var m = r === p;
													} else var m = !0;
													if (m) {
														if (e.vulnerabilities !== void 0 && i.call(e, "vulnerabilities")) {
															let n = e.vulnerabilities, r = p;
															if (p === r) {
																if (Array.isArray(n)) {
																	var y = !0;
																	let e = n.length;
																	for (let r = 0; r < e; r++) {
																		let e = p;
																		validate282(n[r], {
																			instancePath: t + "/vulnerabilities/" + r,
																			parentData: n,
																			parentDataProperty: r,
																			rootData: d
																		}) || (f = f === null ? validate282.errors : f.concat(validate282.errors), p = f.length);
																		var y = e === p;
																		if (!y) break;
																	}
																	if (y) {
																		let e = s(n);
																		if (e !== void 0) return validate21.errors = [{
																			instancePath: t + "/vulnerabilities",
																			schemaPath: "#/properties/vulnerabilities/uniqueItems",
																			keyword: "uniqueItems",
																			params: {
																				i: e.i,
																				j: e.j
																			},
																			message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																		}], !1;
																	}
																} else return validate21.errors = [{
																	instancePath: t + "/vulnerabilities",
																	schemaPath: "#/properties/vulnerabilities/type",
																	keyword: "type",
																	params: { type: "array" },
																	message: "must be array"
																}], !1;
															}
															var m = r === p;
														} else var m = !0;
														if (m) {
															if (e.annotations !== void 0 && i.call(e, "annotations")) {
																let n = e.annotations, r = p;
																if (p === r) {
																	if (Array.isArray(n)) {
																		var b = !0;
																		let e = n.length;
																		for (let r = 0; r < e; r++) {
																			let e = p;
																			validate316(n[r], {
																				instancePath: t + "/annotations/" + r,
																				parentData: n,
																				parentDataProperty: r,
																				rootData: d
																			}) || (f = f === null ? validate316.errors : f.concat(validate316.errors), p = f.length);
																			var b = e === p;
																			if (!b) break;
																		}
																		if (b) {
																			let e = s(n);
																			if (e !== void 0) return validate21.errors = [{
																				instancePath: t + "/annotations",
																				schemaPath: "#/properties/annotations/uniqueItems",
																				keyword: "uniqueItems",
																				params: {
																					i: e.i,
																					j: e.j
																				},
																				message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																			}], !1;
																		}
																	} else return validate21.errors = [{
																		instancePath: t + "/annotations",
																		schemaPath: "#/properties/annotations/type",
																		keyword: "type",
																		params: { type: "array" },
																		message: "must be array"
																	}], !1;
																}
																var m = r === p;
															} else var m = !0;
															if (m) {
																if (e.formulation !== void 0 && i.call(e, "formulation")) {
																	let n = e.formulation, r = p;
																	if (p === r) {
																		if (Array.isArray(n)) {
																			var x = !0;
																			let e = n.length;
																			for (let r = 0; r < e; r++) {
																				let e = p;
																				validate326(n[r], {
																					instancePath: t + "/formulation/" + r,
																					parentData: n,
																					parentDataProperty: r,
																					rootData: d
																				}) || (f = f === null ? validate326.errors : f.concat(validate326.errors), p = f.length);
																				var x = e === p;
																				if (!x) break;
																			}
																			if (x) {
																				let e = s(n);
																				if (e !== void 0) return validate21.errors = [{
																					instancePath: t + "/formulation",
																					schemaPath: "#/properties/formulation/uniqueItems",
																					keyword: "uniqueItems",
																					params: {
																						i: e.i,
																						j: e.j
																					},
																					message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																				}], !1;
																			}
																		} else return validate21.errors = [{
																			instancePath: t + "/formulation",
																			schemaPath: "#/properties/formulation/type",
																			keyword: "type",
																			params: { type: "array" },
																			message: "must be array"
																		}], !1;
																	}
																	var m = r === p;
																} else var m = !0;
																if (m) {
																	if (e.declarations !== void 0 && i.call(e, "declarations")) {
																		let n = e.declarations, r = p;
																		if (p === r) {
																			if (n && typeof n == "object" && !Array.isArray(n)) {
																				if (n.assessors !== void 0 && i.call(n, "assessors")) {
																					let e = n.assessors, r = p;
																					if (p === r) {
																						if (Array.isArray(e)) {
																							let n = e.length;
																							for (let r = 0; r < n; r++) {
																								let n = e[r], a = p;
																								if (p === a) {
																									if (n && typeof n == "object" && !Array.isArray(n)) {
																										if (n["bom-ref"] !== void 0 && i.call(n, "bom-ref")) {
																											let e = p;
																											validate24(n["bom-ref"], {
																												instancePath: t + "/declarations/assessors/" + r + "/bom-ref",
																												parentData: n,
																												parentDataProperty: "bom-ref",
																												rootData: d
																											}) || (f = f === null ? validate24.errors : f.concat(validate24.errors), p = f.length);
																											var S = e === p;
																										} else var S = !0;
																										if (S) {
																											if (n.thirdParty !== void 0 && i.call(n, "thirdParty")) {
																												let e = p;
																												if (typeof n.thirdParty != "boolean") return validate21.errors = [{
																													instancePath: t + "/declarations/assessors/" + r + "/thirdParty",
																													schemaPath: "#/properties/declarations/properties/assessors/items/properties/thirdParty/type",
																													keyword: "type",
																													params: { type: "boolean" },
																													message: "must be boolean"
																												}], !1;
																												var S = e === p;
																											} else var S = !0;
																											if (S) {
																												if (n.organization !== void 0 && i.call(n, "organization")) {
																													let e = p;
																													validate26(n.organization, {
																														instancePath: t + "/declarations/assessors/" + r + "/organization",
																														parentData: n,
																														parentDataProperty: "organization",
																														rootData: d
																													}) || (f = f === null ? validate26.errors : f.concat(validate26.errors), p = f.length);
																													var S = e === p;
																												} else var S = !0;
																											}
																										}
																									} else return validate21.errors = [{
																										instancePath: t + "/declarations/assessors/" + r,
																										schemaPath: "#/properties/declarations/properties/assessors/items/type",
																										keyword: "type",
																										params: { type: "object" },
																										message: "must be object"
																									}], !1;
																								}
																								if (a !== p) break;
																							}
																						} else return validate21.errors = [{
																							instancePath: t + "/declarations/assessors",
																							schemaPath: "#/properties/declarations/properties/assessors/type",
																							keyword: "type",
																							params: { type: "array" },
																							message: "must be array"
																						}], !1;
																					}
																					var C = r === p;
																				} else var C = !0;
																				if (C) {
																					if (n.attestations !== void 0 && i.call(n, "attestations")) {
																						let e = n.attestations, r = p;
																						if (p === r) {
																							if (Array.isArray(e)) {
																								let n = e.length;
																								for (let r = 0; r < n; r++) {
																									let n = e[r], a = p;
																									if (p === a) {
																										if (n && typeof n == "object" && !Array.isArray(n)) {
																											if (n.summary !== void 0 && i.call(n, "summary")) {
																												let e = p;
																												if (typeof n.summary != "string") return validate21.errors = [{
																													instancePath: t + "/declarations/attestations/" + r + "/summary",
																													schemaPath: "#/properties/declarations/properties/attestations/items/properties/summary/type",
																													keyword: "type",
																													params: { type: "string" },
																													message: "must be string"
																												}], !1;
																												var w = e === p;
																											} else var w = !0;
																											if (w) {
																												if (n.assessor !== void 0 && i.call(n, "assessor")) {
																													let e = p;
																													validate77(n.assessor, {
																														instancePath: t + "/declarations/attestations/" + r + "/assessor",
																														parentData: n,
																														parentDataProperty: "assessor",
																														rootData: d
																													}) || (f = f === null ? validate77.errors : f.concat(validate77.errors), p = f.length);
																													var w = e === p;
																												} else var w = !0;
																												if (w) {
																													if (n.map !== void 0 && i.call(n, "map")) {
																														let e = n.map, a = p;
																														if (p === a) {
																															if (Array.isArray(e)) {
																																let n = e.length;
																																for (let a = 0; a < n; a++) {
																																	let n = e[a], o = p;
																																	if (p === o) {
																																		if (n && typeof n == "object" && !Array.isArray(n)) {
																																			if (n.requirement !== void 0 && i.call(n, "requirement")) {
																																				let e = p;
																																				validate77(n.requirement, {
																																					instancePath: t + "/declarations/attestations/" + r + "/map/" + a + "/requirement",
																																					parentData: n,
																																					parentDataProperty: "requirement",
																																					rootData: d
																																				}) || (f = f === null ? validate77.errors : f.concat(validate77.errors), p = f.length);
																																				var T = e === p;
																																			} else var T = !0;
																																			if (T) {
																																				if (n.claims !== void 0 && i.call(n, "claims")) {
																																					let e = n.claims, i = p;
																																					if (p === i) {
																																						if (Array.isArray(e)) {
																																							let n = e.length;
																																							for (let i = 0; i < n; i++) {
																																								let n = p;
																																								if (validate77(e[i], {
																																									instancePath: t + "/declarations/attestations/" + r + "/map/" + a + "/claims/" + i,
																																									parentData: e,
																																									parentDataProperty: i,
																																									rootData: d
																																								}) || (f = f === null ? validate77.errors : f.concat(validate77.errors), p = f.length), n !== p) break;
																																							}
																																						} else return validate21.errors = [{
																																							instancePath: t + "/declarations/attestations/" + r + "/map/" + a + "/claims",
																																							schemaPath: "#/properties/declarations/properties/attestations/items/properties/map/items/properties/claims/type",
																																							keyword: "type",
																																							params: { type: "array" },
																																							message: "must be array"
																																						}], !1;
																																					}
																																					var T = i === p;
																																				} else var T = !0;
																																				if (T) {
																																					if (n.counterClaims !== void 0 && i.call(n, "counterClaims")) {
																																						let e = n.counterClaims, i = p;
																																						if (p === i) {
																																							if (Array.isArray(e)) {
																																								let n = e.length;
																																								for (let i = 0; i < n; i++) {
																																									let n = p;
																																									if (validate77(e[i], {
																																										instancePath: t + "/declarations/attestations/" + r + "/map/" + a + "/counterClaims/" + i,
																																										parentData: e,
																																										parentDataProperty: i,
																																										rootData: d
																																									}) || (f = f === null ? validate77.errors : f.concat(validate77.errors), p = f.length), n !== p) break;
																																								}
																																							} else return validate21.errors = [{
																																								instancePath: t + "/declarations/attestations/" + r + "/map/" + a + "/counterClaims",
																																								schemaPath: "#/properties/declarations/properties/attestations/items/properties/map/items/properties/counterClaims/type",
																																								keyword: "type",
																																								params: { type: "array" },
																																								message: "must be array"
																																							}], !1;
																																						}
																																						var T = i === p;
																																					} else var T = !0;
																																					if (T) {
																																						if (n.conformance !== void 0 && i.call(n, "conformance")) {
																																							let e = n.conformance, o = p;
																																							if (p === o) {
																																								if (e && typeof e == "object" && !Array.isArray(e)) {
																																									if (e.score !== void 0 && i.call(e, "score")) {
																																										let n = e.score, i = p;
																																										if (p === i) {
																																											if (typeof n == "number") {
																																												if (!c(n, e, "score")) return validate21.errors = [{
																																													instancePath: t + "/declarations/attestations/" + r + "/map/" + a + "/conformance/score",
																																													schemaPath: "#/properties/declarations/properties/attestations/items/properties/map/items/properties/conformance/properties/score/maximum",
																																													keyword: "maximum",
																																													params: {
																																														comparison: "<=",
																																														limit: 1
																																													},
																																													message: "must be <= 1"
																																												}], !1;
																																												if (!l(n, e, "score")) return validate21.errors = [{
																																													instancePath: t + "/declarations/attestations/" + r + "/map/" + a + "/conformance/score",
																																													schemaPath: "#/properties/declarations/properties/attestations/items/properties/map/items/properties/conformance/properties/score/minimum",
																																													keyword: "minimum",
																																													params: {
																																														comparison: ">=",
																																														limit: 0
																																													},
																																													message: "must be >= 0"
																																												}], !1;
																																											} else return validate21.errors = [{
																																												instancePath: t + "/declarations/attestations/" + r + "/map/" + a + "/conformance/score",
																																												schemaPath: "#/properties/declarations/properties/attestations/items/properties/map/items/properties/conformance/properties/score/type",
																																												keyword: "type",
																																												params: { type: "number" },
																																												message: "must be number"
																																											}], !1;
																																										}
																																										var E = i === p;
																																									} else var E = !0;
																																									if (E) {
																																										if (e.rationale !== void 0 && i.call(e, "rationale")) {
																																											let n = p;
																																											if (typeof e.rationale != "string") return validate21.errors = [{
																																												instancePath: t + "/declarations/attestations/" + r + "/map/" + a + "/conformance/rationale",
																																												schemaPath: "#/properties/declarations/properties/attestations/items/properties/map/items/properties/conformance/properties/rationale/type",
																																												keyword: "type",
																																												params: { type: "string" },
																																												message: "must be string"
																																											}], !1;
																																											var E = n === p;
																																										} else var E = !0;
																																										if (E) {
																																											if (e.mitigationStrategies !== void 0 && i.call(e, "mitigationStrategies")) {
																																												let n = e.mitigationStrategies, i = p;
																																												if (p === i) {
																																													if (Array.isArray(n)) {
																																														let e = n.length;
																																														for (let i = 0; i < e; i++) {
																																															let e = p;
																																															if (validate77(n[i], {
																																																instancePath: t + "/declarations/attestations/" + r + "/map/" + a + "/conformance/mitigationStrategies/" + i,
																																																parentData: n,
																																																parentDataProperty: i,
																																																rootData: d
																																															}) || (f = f === null ? validate77.errors : f.concat(validate77.errors), p = f.length), e !== p) break;
																																														}
																																													} else return validate21.errors = [{
																																														instancePath: t + "/declarations/attestations/" + r + "/map/" + a + "/conformance/mitigationStrategies",
																																														schemaPath: "#/properties/declarations/properties/attestations/items/properties/map/items/properties/conformance/properties/mitigationStrategies/type",
																																														keyword: "type",
																																														params: { type: "array" },
																																														message: "must be array"
																																													}], !1;
																																												}
																																												var E = i === p;
																																											} else var E = !0;
																																										}
																																									}
																																								} else return validate21.errors = [{
																																									instancePath: t + "/declarations/attestations/" + r + "/map/" + a + "/conformance",
																																									schemaPath: "#/properties/declarations/properties/attestations/items/properties/map/items/properties/conformance/type",
																																									keyword: "type",
																																									params: { type: "object" },
																																									message: "must be object"
																																								}], !1;
																																							}
																																							var T = o === p;
																																						} else var T = !0;
																																						if (T) {
																																							if (n.confidence !== void 0 && i.call(n, "confidence")) {
																																								let e = n.confidence, o = p;
																																								if (p === o) {
																																									if (e && typeof e == "object" && !Array.isArray(e)) {
																																										if (e.score !== void 0 && i.call(e, "score")) {
																																											let n = e.score, i = p;
																																											if (p === i) {
																																												if (typeof n == "number") {
																																													if (!c(n, e, "score")) return validate21.errors = [{
																																														instancePath: t + "/declarations/attestations/" + r + "/map/" + a + "/confidence/score",
																																														schemaPath: "#/properties/declarations/properties/attestations/items/properties/map/items/properties/confidence/properties/score/maximum",
																																														keyword: "maximum",
																																														params: {
																																															comparison: "<=",
																																															limit: 1
																																														},
																																														message: "must be <= 1"
																																													}], !1;
																																													if (!l(n, e, "score")) return validate21.errors = [{
																																														instancePath: t + "/declarations/attestations/" + r + "/map/" + a + "/confidence/score",
																																														schemaPath: "#/properties/declarations/properties/attestations/items/properties/map/items/properties/confidence/properties/score/minimum",
																																														keyword: "minimum",
																																														params: {
																																															comparison: ">=",
																																															limit: 0
																																														},
																																														message: "must be >= 0"
																																													}], !1;
																																												} else return validate21.errors = [{
																																													instancePath: t + "/declarations/attestations/" + r + "/map/" + a + "/confidence/score",
																																													schemaPath: "#/properties/declarations/properties/attestations/items/properties/map/items/properties/confidence/properties/score/type",
																																													keyword: "type",
																																													params: { type: "number" },
																																													message: "must be number"
																																												}], !1;
																																											}
																																											var D = i === p;
																																										} else var D = !0;
																																										if (D) {
																																											if (e.rationale !== void 0 && i.call(e, "rationale")) {
																																												let n = p;
																																												if (typeof e.rationale != "string") return validate21.errors = [{
																																													instancePath: t + "/declarations/attestations/" + r + "/map/" + a + "/confidence/rationale",
																																													schemaPath: "#/properties/declarations/properties/attestations/items/properties/map/items/properties/confidence/properties/rationale/type",
																																													keyword: "type",
																																													params: { type: "string" },
																																													message: "must be string"
																																												}], !1;
																																												var D = n === p;
																																											} else var D = !0;
																																										}
																																									} else return validate21.errors = [{
																																										instancePath: t + "/declarations/attestations/" + r + "/map/" + a + "/confidence",
																																										schemaPath: "#/properties/declarations/properties/attestations/items/properties/map/items/properties/confidence/type",
																																										keyword: "type",
																																										params: { type: "object" },
																																										message: "must be object"
																																									}], !1;
																																								}
																																								var T = o === p;
																																							} else var T = !0;
																																						}
																																					}
																																				}
																																			}
																																		} else return validate21.errors = [{
																																			instancePath: t + "/declarations/attestations/" + r + "/map/" + a,
																																			schemaPath: "#/properties/declarations/properties/attestations/items/properties/map/items/type",
																																			keyword: "type",
																																			params: { type: "object" },
																																			message: "must be object"
																																		}], !1;
																																	}
																																	if (o !== p) break;
																																}
																															} else return validate21.errors = [{
																																instancePath: t + "/declarations/attestations/" + r + "/map",
																																schemaPath: "#/properties/declarations/properties/attestations/items/properties/map/type",
																																keyword: "type",
																																params: { type: "array" },
																																message: "must be array"
																															}], !1;
																														}
																														var w = a === p;
																													} else var w = !0;
																													if (w) {
																														if (n.signature !== void 0 && i.call(n, "signature")) {
																															let e = p;
																															validate228(n.signature, {
																																instancePath: t + "/declarations/attestations/" + r + "/signature",
																																parentData: n,
																																parentDataProperty: "signature",
																																rootData: d
																															}) || (f = f === null ? validate228.errors : f.concat(validate228.errors), p = f.length);
																															var w = e === p;
																														} else var w = !0;
																													}
																												}
																											}
																										} else return validate21.errors = [{
																											instancePath: t + "/declarations/attestations/" + r,
																											schemaPath: "#/properties/declarations/properties/attestations/items/type",
																											keyword: "type",
																											params: { type: "object" },
																											message: "must be object"
																										}], !1;
																									}
																									if (a !== p) break;
																								}
																							} else return validate21.errors = [{
																								instancePath: t + "/declarations/attestations",
																								schemaPath: "#/properties/declarations/properties/attestations/type",
																								keyword: "type",
																								params: { type: "array" },
																								message: "must be array"
																							}], !1;
																						}
																						var C = r === p;
																					} else var C = !0;
																					if (C) {
																						if (n.claims !== void 0 && i.call(n, "claims")) {
																							let e = n.claims, r = p;
																							if (p === r) {
																								if (Array.isArray(e)) {
																									let n = e.length;
																									for (let r = 0; r < n; r++) {
																										let n = e[r], a = p;
																										if (p === a) {
																											if (n && typeof n == "object" && !Array.isArray(n)) {
																												if (n["bom-ref"] !== void 0 && i.call(n, "bom-ref")) {
																													let e = p;
																													validate24(n["bom-ref"], {
																														instancePath: t + "/declarations/claims/" + r + "/bom-ref",
																														parentData: n,
																														parentDataProperty: "bom-ref",
																														rootData: d
																													}) || (f = f === null ? validate24.errors : f.concat(validate24.errors), p = f.length);
																													var O = e === p;
																												} else var O = !0;
																												if (O) {
																													if (n.target !== void 0 && i.call(n, "target")) {
																														let e = p;
																														validate77(n.target, {
																															instancePath: t + "/declarations/claims/" + r + "/target",
																															parentData: n,
																															parentDataProperty: "target",
																															rootData: d
																														}) || (f = f === null ? validate77.errors : f.concat(validate77.errors), p = f.length);
																														var O = e === p;
																													} else var O = !0;
																													if (O) {
																														if (n.predicate !== void 0 && i.call(n, "predicate")) {
																															let e = p;
																															if (typeof n.predicate != "string") return validate21.errors = [{
																																instancePath: t + "/declarations/claims/" + r + "/predicate",
																																schemaPath: "#/properties/declarations/properties/claims/items/properties/predicate/type",
																																keyword: "type",
																																params: { type: "string" },
																																message: "must be string"
																															}], !1;
																															var O = e === p;
																														} else var O = !0;
																														if (O) {
																															if (n.mitigationStrategies !== void 0 && i.call(n, "mitigationStrategies")) {
																																let e = n.mitigationStrategies, i = p;
																																if (p === i) {
																																	if (Array.isArray(e)) {
																																		let n = e.length;
																																		for (let i = 0; i < n; i++) {
																																			let n = p;
																																			if (validate77(e[i], {
																																				instancePath: t + "/declarations/claims/" + r + "/mitigationStrategies/" + i,
																																				parentData: e,
																																				parentDataProperty: i,
																																				rootData: d
																																			}) || (f = f === null ? validate77.errors : f.concat(validate77.errors), p = f.length), n !== p) break;
																																		}
																																	} else return validate21.errors = [{
																																		instancePath: t + "/declarations/claims/" + r + "/mitigationStrategies",
																																		schemaPath: "#/properties/declarations/properties/claims/items/properties/mitigationStrategies/type",
																																		keyword: "type",
																																		params: { type: "array" },
																																		message: "must be array"
																																	}], !1;
																																}
																																var O = i === p;
																															} else var O = !0;
																															if (O) {
																																if (n.reasoning !== void 0 && i.call(n, "reasoning")) {
																																	let e = p;
																																	if (typeof n.reasoning != "string") return validate21.errors = [{
																																		instancePath: t + "/declarations/claims/" + r + "/reasoning",
																																		schemaPath: "#/properties/declarations/properties/claims/items/properties/reasoning/type",
																																		keyword: "type",
																																		params: { type: "string" },
																																		message: "must be string"
																																	}], !1;
																																	var O = e === p;
																																} else var O = !0;
																																if (O) {
																																	if (n.evidence !== void 0 && i.call(n, "evidence")) {
																																		let e = n.evidence, i = p;
																																		if (p === i) {
																																			if (Array.isArray(e)) {
																																				let n = e.length;
																																				for (let i = 0; i < n; i++) {
																																					let n = p;
																																					if (validate77(e[i], {
																																						instancePath: t + "/declarations/claims/" + r + "/evidence/" + i,
																																						parentData: e,
																																						parentDataProperty: i,
																																						rootData: d
																																					}) || (f = f === null ? validate77.errors : f.concat(validate77.errors), p = f.length), n !== p) break;
																																				}
																																			} else return validate21.errors = [{
																																				instancePath: t + "/declarations/claims/" + r + "/evidence",
																																				schemaPath: "#/properties/declarations/properties/claims/items/properties/evidence/type",
																																				keyword: "type",
																																				params: { type: "array" },
																																				message: "must be array"
																																			}], !1;
																																		}
																																		var O = i === p;
																																	} else var O = !0;
																																	if (O) {
																																		if (n.counterEvidence !== void 0 && i.call(n, "counterEvidence")) {
																																			let e = n.counterEvidence, i = p;
																																			if (p === i) {
																																				if (Array.isArray(e)) {
																																					let n = e.length;
																																					for (let i = 0; i < n; i++) {
																																						let n = p;
																																						if (validate77(e[i], {
																																							instancePath: t + "/declarations/claims/" + r + "/counterEvidence/" + i,
																																							parentData: e,
																																							parentDataProperty: i,
																																							rootData: d
																																						}) || (f = f === null ? validate77.errors : f.concat(validate77.errors), p = f.length), n !== p) break;
																																					}
																																				} else return validate21.errors = [{
																																					instancePath: t + "/declarations/claims/" + r + "/counterEvidence",
																																					schemaPath: "#/properties/declarations/properties/claims/items/properties/counterEvidence/type",
																																					keyword: "type",
																																					params: { type: "array" },
																																					message: "must be array"
																																				}], !1;
																																			}
																																			var O = i === p;
																																		} else var O = !0;
																																		if (O) {
																																			if (n.externalReferences !== void 0 && i.call(n, "externalReferences")) {
																																				let e = n.externalReferences, i = p;
																																				if (p === i) {
																																					if (Array.isArray(e)) {
																																						let n = e.length;
																																						for (let i = 0; i < n; i++) {
																																							let n = p;
																																							if (validate95(e[i], {
																																								instancePath: t + "/declarations/claims/" + r + "/externalReferences/" + i,
																																								parentData: e,
																																								parentDataProperty: i,
																																								rootData: d
																																							}) || (f = f === null ? validate95.errors : f.concat(validate95.errors), p = f.length), n !== p) break;
																																						}
																																					} else return validate21.errors = [{
																																						instancePath: t + "/declarations/claims/" + r + "/externalReferences",
																																						schemaPath: "#/properties/declarations/properties/claims/items/properties/externalReferences/type",
																																						keyword: "type",
																																						params: { type: "array" },
																																						message: "must be array"
																																					}], !1;
																																				}
																																				var O = i === p;
																																			} else var O = !0;
																																			if (O) {
																																				if (n.signature !== void 0 && i.call(n, "signature")) {
																																					let e = p;
																																					validate228(n.signature, {
																																						instancePath: t + "/declarations/claims/" + r + "/signature",
																																						parentData: n,
																																						parentDataProperty: "signature",
																																						rootData: d
																																					}) || (f = f === null ? validate228.errors : f.concat(validate228.errors), p = f.length);
																																					var O = e === p;
																																				} else var O = !0;
																																			}
																																		}
																																	}
																																}
																															}
																														}
																													}
																												}
																											} else return validate21.errors = [{
																												instancePath: t + "/declarations/claims/" + r,
																												schemaPath: "#/properties/declarations/properties/claims/items/type",
																												keyword: "type",
																												params: { type: "object" },
																												message: "must be object"
																											}], !1;
																										}
																										if (a !== p) break;
																									}
																								} else return validate21.errors = [{
																									instancePath: t + "/declarations/claims",
																									schemaPath: "#/properties/declarations/properties/claims/type",
																									keyword: "type",
																									params: { type: "array" },
																									message: "must be array"
																								}], !1;
																							}
																							var C = r === p;
																						} else var C = !0;
																						if (C) {
																							if (n.evidence !== void 0 && i.call(n, "evidence")) {
																								let e = n.evidence, r = p;
																								if (p === r) {
																									if (Array.isArray(e)) {
																										let n = e.length;
																										for (let r = 0; r < n; r++) {
																											let n = e[r], a = p;
																											if (p === a) {
																												if (n && typeof n == "object" && !Array.isArray(n)) {
																													if (n["bom-ref"] !== void 0 && i.call(n, "bom-ref")) {
																														let e = p;
																														validate24(n["bom-ref"], {
																															instancePath: t + "/declarations/evidence/" + r + "/bom-ref",
																															parentData: n,
																															parentDataProperty: "bom-ref",
																															rootData: d
																														}) || (f = f === null ? validate24.errors : f.concat(validate24.errors), p = f.length);
																														var k = e === p;
																													} else var k = !0;
																													if (k) {
																														if (n.propertyName !== void 0 && i.call(n, "propertyName")) {
																															let e = p;
																															if (typeof n.propertyName != "string") return validate21.errors = [{
																																instancePath: t + "/declarations/evidence/" + r + "/propertyName",
																																schemaPath: "#/properties/declarations/properties/evidence/items/properties/propertyName/type",
																																keyword: "type",
																																params: { type: "string" },
																																message: "must be string"
																															}], !1;
																															var k = e === p;
																														} else var k = !0;
																														if (k) {
																															if (n.description !== void 0 && i.call(n, "description")) {
																																let e = p;
																																if (typeof n.description != "string") return validate21.errors = [{
																																	instancePath: t + "/declarations/evidence/" + r + "/description",
																																	schemaPath: "#/properties/declarations/properties/evidence/items/properties/description/type",
																																	keyword: "type",
																																	params: { type: "string" },
																																	message: "must be string"
																																}], !1;
																																var k = e === p;
																															} else var k = !0;
																															if (k) {
																																if (n.data !== void 0 && i.call(n, "data")) {
																																	let e = n.data, a = p;
																																	if (p === a) {
																																		if (Array.isArray(e)) {
																																			let n = e.length;
																																			for (let a = 0; a < n; a++) {
																																				let n = e[a], o = p;
																																				if (p === o) {
																																					if (n && typeof n == "object" && !Array.isArray(n)) {
																																						if (n.name !== void 0 && i.call(n, "name")) {
																																							let e = p;
																																							if (typeof n.name != "string") return validate21.errors = [{
																																								instancePath: t + "/declarations/evidence/" + r + "/data/" + a + "/name",
																																								schemaPath: "#/properties/declarations/properties/evidence/items/properties/data/items/properties/name/type",
																																								keyword: "type",
																																								params: { type: "string" },
																																								message: "must be string"
																																							}], !1;
																																							var A = e === p;
																																						} else var A = !0;
																																						if (A) {
																																							if (n.contents !== void 0 && i.call(n, "contents")) {
																																								let e = n.contents, o = p;
																																								if (p === o) {
																																									if (e && typeof e == "object" && !Array.isArray(e)) {
																																										if (e.attachment !== void 0 && i.call(e, "attachment")) {
																																											let n = p;
																																											validate52(e.attachment, {
																																												instancePath: t + "/declarations/evidence/" + r + "/data/" + a + "/contents/attachment",
																																												parentData: e,
																																												parentDataProperty: "attachment",
																																												rootData: d
																																											}) || (f = f === null ? validate52.errors : f.concat(validate52.errors), p = f.length);
																																											var j = n === p;
																																										} else var j = !0;
																																										if (j) {
																																											if (e.url !== void 0 && i.call(e, "url")) {
																																												let n = p;
																																												if (typeof e.url != "string") return validate21.errors = [{
																																													instancePath: t + "/declarations/evidence/" + r + "/data/" + a + "/contents/url",
																																													schemaPath: "#/properties/declarations/properties/evidence/items/properties/data/items/properties/contents/properties/url/type",
																																													keyword: "type",
																																													params: { type: "string" },
																																													message: "must be string"
																																												}], !1;
																																												var j = n === p;
																																											} else var j = !0;
																																										}
																																									} else return validate21.errors = [{
																																										instancePath: t + "/declarations/evidence/" + r + "/data/" + a + "/contents",
																																										schemaPath: "#/properties/declarations/properties/evidence/items/properties/data/items/properties/contents/type",
																																										keyword: "type",
																																										params: { type: "object" },
																																										message: "must be object"
																																									}], !1;
																																								}
																																								var A = o === p;
																																							} else var A = !0;
																																							if (A) {
																																								if (n.classification !== void 0 && i.call(n, "classification")) {
																																									let e = p;
																																									validate135(n.classification, {
																																										instancePath: t + "/declarations/evidence/" + r + "/data/" + a + "/classification",
																																										parentData: n,
																																										parentDataProperty: "classification",
																																										rootData: d
																																									}) || (f = f === null ? validate135.errors : f.concat(validate135.errors), p = f.length);
																																									var A = e === p;
																																								} else var A = !0;
																																								if (A) {
																																									if (n.sensitiveData !== void 0 && i.call(n, "sensitiveData")) {
																																										let e = n.sensitiveData, i = p;
																																										if (p === i) {
																																											if (Array.isArray(e)) {
																																												let n = e.length;
																																												for (let i = 0; i < n; i++) {
																																													let n = p;
																																													if (typeof e[i] != "string") return validate21.errors = [{
																																														instancePath: t + "/declarations/evidence/" + r + "/data/" + a + "/sensitiveData/" + i,
																																														schemaPath: "#/properties/declarations/properties/evidence/items/properties/data/items/properties/sensitiveData/items/type",
																																														keyword: "type",
																																														params: { type: "string" },
																																														message: "must be string"
																																													}], !1;
																																													if (n !== p) break;
																																												}
																																											} else return validate21.errors = [{
																																												instancePath: t + "/declarations/evidence/" + r + "/data/" + a + "/sensitiveData",
																																												schemaPath: "#/properties/declarations/properties/evidence/items/properties/data/items/properties/sensitiveData/type",
																																												keyword: "type",
																																												params: { type: "array" },
																																												message: "must be array"
																																											}], !1;
																																										}
																																										var A = i === p;
																																									} else var A = !0;
																																									if (A) {
																																										if (n.governance !== void 0 && i.call(n, "governance")) {
																																											let e = p;
																																											validate142(n.governance, {
																																												instancePath: t + "/declarations/evidence/" + r + "/data/" + a + "/governance",
																																												parentData: n,
																																												parentDataProperty: "governance",
																																												rootData: d
																																											}) || (f = f === null ? validate142.errors : f.concat(validate142.errors), p = f.length);
																																											var A = e === p;
																																										} else var A = !0;
																																									}
																																								}
																																							}
																																						}
																																					} else return validate21.errors = [{
																																						instancePath: t + "/declarations/evidence/" + r + "/data/" + a,
																																						schemaPath: "#/properties/declarations/properties/evidence/items/properties/data/items/type",
																																						keyword: "type",
																																						params: { type: "object" },
																																						message: "must be object"
																																					}], !1;
																																				}
																																				if (o !== p) break;
																																			}
																																		} else return validate21.errors = [{
																																			instancePath: t + "/declarations/evidence/" + r + "/data",
																																			schemaPath: "#/properties/declarations/properties/evidence/items/properties/data/type",
																																			keyword: "type",
																																			params: { type: "array" },
																																			message: "must be array"
																																		}], !1;
																																	}
																																	var k = a === p;
																																} else var k = !0;
																																if (k) {
																																	if (n.created !== void 0 && i.call(n, "created")) {
																																		let e = p;
																																		if (typeof n.created != "string") return validate21.errors = [{
																																			instancePath: t + "/declarations/evidence/" + r + "/created",
																																			schemaPath: "#/properties/declarations/properties/evidence/items/properties/created/type",
																																			keyword: "type",
																																			params: { type: "string" },
																																			message: "must be string"
																																		}], !1;
																																		var k = e === p;
																																	} else var k = !0;
																																	if (k) {
																																		if (n.expires !== void 0 && i.call(n, "expires")) {
																																			let e = p;
																																			if (typeof n.expires != "string") return validate21.errors = [{
																																				instancePath: t + "/declarations/evidence/" + r + "/expires",
																																				schemaPath: "#/properties/declarations/properties/evidence/items/properties/expires/type",
																																				keyword: "type",
																																				params: { type: "string" },
																																				message: "must be string"
																																			}], !1;
																																			var k = e === p;
																																		} else var k = !0;
																																		if (k) {
																																			if (n.author !== void 0 && i.call(n, "author")) {
																																				let e = p;
																																				validate31(n.author, {
																																					instancePath: t + "/declarations/evidence/" + r + "/author",
																																					parentData: n,
																																					parentDataProperty: "author",
																																					rootData: d
																																				}) || (f = f === null ? validate31.errors : f.concat(validate31.errors), p = f.length);
																																				var k = e === p;
																																			} else var k = !0;
																																			if (k) {
																																				if (n.reviewer !== void 0 && i.call(n, "reviewer")) {
																																					let e = p;
																																					validate31(n.reviewer, {
																																						instancePath: t + "/declarations/evidence/" + r + "/reviewer",
																																						parentData: n,
																																						parentDataProperty: "reviewer",
																																						rootData: d
																																					}) || (f = f === null ? validate31.errors : f.concat(validate31.errors), p = f.length);
																																					var k = e === p;
																																				} else var k = !0;
																																				if (k) {
																																					if (n.signature !== void 0 && i.call(n, "signature")) {
																																						let e = p;
																																						validate228(n.signature, {
																																							instancePath: t + "/declarations/evidence/" + r + "/signature",
																																							parentData: n,
																																							parentDataProperty: "signature",
																																							rootData: d
																																						}) || (f = f === null ? validate228.errors : f.concat(validate228.errors), p = f.length);
																																						var k = e === p;
																																					} else var k = !0;
																																				}
																																			}
																																		}
																																	}
																																}
																															}
																														}
																													}
																												} else return validate21.errors = [{
																													instancePath: t + "/declarations/evidence/" + r,
																													schemaPath: "#/properties/declarations/properties/evidence/items/type",
																													keyword: "type",
																													params: { type: "object" },
																													message: "must be object"
																												}], !1;
																											}
																											if (a !== p) break;
																										}
																									} else return validate21.errors = [{
																										instancePath: t + "/declarations/evidence",
																										schemaPath: "#/properties/declarations/properties/evidence/type",
																										keyword: "type",
																										params: { type: "array" },
																										message: "must be array"
																									}], !1;
																								}
																								var C = r === p;
																							} else var C = !0;
																							if (C) {
																								if (n.targets !== void 0 && i.call(n, "targets")) {
																									let e = n.targets, r = p;
																									if (p === r) {
																										if (e && typeof e == "object" && !Array.isArray(e)) {
																											if (e.organizations !== void 0 && i.call(e, "organizations")) {
																												let n = e.organizations, r = p;
																												if (p === r) {
																													if (Array.isArray(n)) {
																														let e = n.length;
																														for (let r = 0; r < e; r++) {
																															let e = p;
																															if (validate26(n[r], {
																																instancePath: t + "/declarations/targets/organizations/" + r,
																																parentData: n,
																																parentDataProperty: r,
																																rootData: d
																															}) || (f = f === null ? validate26.errors : f.concat(validate26.errors), p = f.length), e !== p) break;
																														}
																													} else return validate21.errors = [{
																														instancePath: t + "/declarations/targets/organizations",
																														schemaPath: "#/properties/declarations/properties/targets/properties/organizations/type",
																														keyword: "type",
																														params: { type: "array" },
																														message: "must be array"
																													}], !1;
																												}
																												var M = r === p;
																											} else var M = !0;
																											if (M) {
																												if (e.components !== void 0 && i.call(e, "components")) {
																													let n = e.components, r = p;
																													if (p === r) {
																														if (Array.isArray(n)) {
																															let e = n.length;
																															for (let r = 0; r < e; r++) {
																																let e = p;
																																if (validate23(n[r], {
																																	instancePath: t + "/declarations/targets/components/" + r,
																																	parentData: n,
																																	parentDataProperty: r,
																																	rootData: d
																																}) || (f = f === null ? validate23.errors : f.concat(validate23.errors), p = f.length), e !== p) break;
																															}
																														} else return validate21.errors = [{
																															instancePath: t + "/declarations/targets/components",
																															schemaPath: "#/properties/declarations/properties/targets/properties/components/type",
																															keyword: "type",
																															params: { type: "array" },
																															message: "must be array"
																														}], !1;
																													}
																													var M = r === p;
																												} else var M = !0;
																												if (M) {
																													if (e.services !== void 0 && i.call(e, "services")) {
																														let n = e.services, r = p;
																														if (p === r) {
																															if (Array.isArray(n)) {
																																let e = n.length;
																																for (let r = 0; r < e; r++) {
																																	let e = p;
																																	if (validate231(n[r], {
																																		instancePath: t + "/declarations/targets/services/" + r,
																																		parentData: n,
																																		parentDataProperty: r,
																																		rootData: d
																																	}) || (f = f === null ? validate231.errors : f.concat(validate231.errors), p = f.length), e !== p) break;
																																}
																															} else return validate21.errors = [{
																																instancePath: t + "/declarations/targets/services",
																																schemaPath: "#/properties/declarations/properties/targets/properties/services/type",
																																keyword: "type",
																																params: { type: "array" },
																																message: "must be array"
																															}], !1;
																														}
																														var M = r === p;
																													} else var M = !0;
																												}
																											}
																										} else return validate21.errors = [{
																											instancePath: t + "/declarations/targets",
																											schemaPath: "#/properties/declarations/properties/targets/type",
																											keyword: "type",
																											params: { type: "object" },
																											message: "must be object"
																										}], !1;
																									}
																									var C = r === p;
																								} else var C = !0;
																								if (C) {
																									if (n.affirmation !== void 0 && i.call(n, "affirmation")) {
																										let e = n.affirmation, r = p;
																										if (p === r) {
																											if (e && typeof e == "object" && !Array.isArray(e)) {
																												if (e.statement !== void 0 && i.call(e, "statement")) {
																													let n = p;
																													if (typeof e.statement != "string") return validate21.errors = [{
																														instancePath: t + "/declarations/affirmation/statement",
																														schemaPath: "#/properties/declarations/properties/affirmation/properties/statement/type",
																														keyword: "type",
																														params: { type: "string" },
																														message: "must be string"
																													}], !1;
																													var N = n === p;
																												} else var N = !0;
																												if (N) {
																													if (e.signatories !== void 0 && i.call(e, "signatories")) {
																														let n = e.signatories, r = p;
																														if (p === r) {
																															if (Array.isArray(n)) {
																																let e = n.length;
																																for (let r = 0; r < e; r++) {
																																	let e = n[r], a = p, o = p, s = !1, c = p;
																																	if (e && typeof e == "object" && !Array.isArray(e)) {
																																		let n;
																																		if ((e.signature === void 0 || !i.call(e, "signature")) && (n = "signature")) {
																																			let e = {
																																				instancePath: t + "/declarations/affirmation/signatories/" + r,
																																				schemaPath: "#/properties/declarations/properties/affirmation/properties/signatories/items/anyOf/0/required",
																																				keyword: "required",
																																				params: { missingProperty: n },
																																				message: "must have required property '" + n + "'"
																																			};
																																			f === null ? f = [e] : f.push(e), p++;
																																		}
																																	}
																																	var P = c === p;
																																	if (s ||= P, !s) {
																																		let n = p;
																																		if (e && typeof e == "object" && !Array.isArray(e)) {
																																			let n;
																																			if ((e.externalReference === void 0 || !i.call(e, "externalReference")) && (n = "externalReference") || (e.organization === void 0 || !i.call(e, "organization")) && (n = "organization")) {
																																				let e = {
																																					instancePath: t + "/declarations/affirmation/signatories/" + r,
																																					schemaPath: "#/properties/declarations/properties/affirmation/properties/signatories/items/anyOf/1/required",
																																					keyword: "required",
																																					params: { missingProperty: n },
																																					message: "must have required property '" + n + "'"
																																				};
																																				f === null ? f = [e] : f.push(e), p++;
																																			}
																																		}
																																		var P = n === p;
																																		s ||= P;
																																	}
																																	if (s) p = o, f !== null && (o ? f.length = o : f = null);
																																	else {
																																		let e = {
																																			instancePath: t + "/declarations/affirmation/signatories/" + r,
																																			schemaPath: "#/properties/declarations/properties/affirmation/properties/signatories/items/anyOf",
																																			keyword: "anyOf",
																																			params: {},
																																			message: "must match a schema in anyOf"
																																		};
																																		return f === null ? f = [e] : f.push(e), p++, validate21.errors = f, !1;
																																	}
																																	if (p === a) {
																																		if (e && typeof e == "object" && !Array.isArray(e)) {
																																			if (e.name !== void 0 && i.call(e, "name")) {
																																				let n = p;
																																				if (typeof e.name != "string") return validate21.errors = [{
																																					instancePath: t + "/declarations/affirmation/signatories/" + r + "/name",
																																					schemaPath: "#/properties/declarations/properties/affirmation/properties/signatories/items/properties/name/type",
																																					keyword: "type",
																																					params: { type: "string" },
																																					message: "must be string"
																																				}], !1;
																																				var F = n === p;
																																			} else var F = !0;
																																			if (F) {
																																				if (e.role !== void 0 && i.call(e, "role")) {
																																					let n = p;
																																					if (typeof e.role != "string") return validate21.errors = [{
																																						instancePath: t + "/declarations/affirmation/signatories/" + r + "/role",
																																						schemaPath: "#/properties/declarations/properties/affirmation/properties/signatories/items/properties/role/type",
																																						keyword: "type",
																																						params: { type: "string" },
																																						message: "must be string"
																																					}], !1;
																																					var F = n === p;
																																				} else var F = !0;
																																				if (F) {
																																					if (e.signature !== void 0 && i.call(e, "signature")) {
																																						let n = p;
																																						validate228(e.signature, {
																																							instancePath: t + "/declarations/affirmation/signatories/" + r + "/signature",
																																							parentData: e,
																																							parentDataProperty: "signature",
																																							rootData: d
																																						}) || (f = f === null ? validate228.errors : f.concat(validate228.errors), p = f.length);
																																						var F = n === p;
																																					} else var F = !0;
																																					if (F) {
																																						if (e.organization !== void 0 && i.call(e, "organization")) {
																																							let n = p;
																																							validate26(e.organization, {
																																								instancePath: t + "/declarations/affirmation/signatories/" + r + "/organization",
																																								parentData: e,
																																								parentDataProperty: "organization",
																																								rootData: d
																																							}) || (f = f === null ? validate26.errors : f.concat(validate26.errors), p = f.length);
																																							var F = n === p;
																																						} else var F = !0;
																																						if (F) {
																																							if (e.externalReference !== void 0 && i.call(e, "externalReference")) {
																																								let n = p;
																																								validate95(e.externalReference, {
																																									instancePath: t + "/declarations/affirmation/signatories/" + r + "/externalReference",
																																									parentData: e,
																																									parentDataProperty: "externalReference",
																																									rootData: d
																																								}) || (f = f === null ? validate95.errors : f.concat(validate95.errors), p = f.length);
																																								var F = n === p;
																																							} else var F = !0;
																																						}
																																					}
																																				}
																																			}
																																		} else return validate21.errors = [{
																																			instancePath: t + "/declarations/affirmation/signatories/" + r,
																																			schemaPath: "#/properties/declarations/properties/affirmation/properties/signatories/items/type",
																																			keyword: "type",
																																			params: { type: "object" },
																																			message: "must be object"
																																		}], !1;
																																	}
																																	if (a !== p) break;
																																}
																															} else return validate21.errors = [{
																																instancePath: t + "/declarations/affirmation/signatories",
																																schemaPath: "#/properties/declarations/properties/affirmation/properties/signatories/type",
																																keyword: "type",
																																params: { type: "array" },
																																message: "must be array"
																															}], !1;
																														}
																														var N = r === p;
																													} else var N = !0;
																													if (N) {
																														if (e.signature !== void 0 && i.call(e, "signature")) {
																															let n = p;
																															validate228(e.signature, {
																																instancePath: t + "/declarations/affirmation/signature",
																																parentData: e,
																																parentDataProperty: "signature",
																																rootData: d
																															}) || (f = f === null ? validate228.errors : f.concat(validate228.errors), p = f.length);
																															var N = n === p;
																														} else var N = !0;
																													}
																												}
																											} else return validate21.errors = [{
																												instancePath: t + "/declarations/affirmation",
																												schemaPath: "#/properties/declarations/properties/affirmation/type",
																												keyword: "type",
																												params: { type: "object" },
																												message: "must be object"
																											}], !1;
																										}
																										var C = r === p;
																									} else var C = !0;
																									if (C) {
																										if (n.signature !== void 0 && i.call(n, "signature")) {
																											let e = p;
																											validate228(n.signature, {
																												instancePath: t + "/declarations/signature",
																												parentData: n,
																												parentDataProperty: "signature",
																												rootData: d
																											}) || (f = f === null ? validate228.errors : f.concat(validate228.errors), p = f.length);
																											var C = e === p;
																										} else var C = !0;
																									}
																								}
																							}
																						}
																					}
																				}
																			} else return validate21.errors = [{
																				instancePath: t + "/declarations",
																				schemaPath: "#/properties/declarations/type",
																				keyword: "type",
																				params: { type: "object" },
																				message: "must be object"
																			}], !1;
																		}
																		var m = r === p;
																	} else var m = !0;
																	if (m) {
																		if (e.definitions !== void 0 && i.call(e, "definitions")) {
																			let n = e.definitions, r = p;
																			if (p === r) {
																				if (n && typeof n == "object" && !Array.isArray(n)) {
																					if (n.standards !== void 0 && i.call(n, "standards")) {
																						let e = n.standards, r = p;
																						if (p === r) {
																							if (Array.isArray(e)) {
																								let n = e.length;
																								for (let r = 0; r < n; r++) {
																									let n = p;
																									if (validate435(e[r], {
																										instancePath: t + "/definitions/standards/" + r,
																										parentData: e,
																										parentDataProperty: r,
																										rootData: d
																									}) || (f = f === null ? validate435.errors : f.concat(validate435.errors), p = f.length), n !== p) break;
																								}
																							} else return validate21.errors = [{
																								instancePath: t + "/definitions/standards",
																								schemaPath: "#/properties/definitions/properties/standards/type",
																								keyword: "type",
																								params: { type: "array" },
																								message: "must be array"
																							}], !1;
																						}
																						var I = r === p;
																					} else var I = !0;
																					if (I) {
																						if (n.patents !== void 0 && i.call(n, "patents")) {
																							let e = n.patents, r = p;
																							if (p === r) {
																								if (Array.isArray(e)) {
																									let n = e.length;
																									for (let r = 0; r < n; r++) {
																										let n = e[r], i = p, a = p, o = !1, s = p;
																										validate446(n, {
																											instancePath: t + "/definitions/patents/" + r,
																											parentData: e,
																											parentDataProperty: r,
																											rootData: d
																										}) || (f = f === null ? validate446.errors : f.concat(validate446.errors), p = f.length);
																										var L = s === p;
																										if (o ||= L, !o) {
																											let i = p;
																											validate462(n, {
																												instancePath: t + "/definitions/patents/" + r,
																												parentData: e,
																												parentDataProperty: r,
																												rootData: d
																											}) || (f = f === null ? validate462.errors : f.concat(validate462.errors), p = f.length);
																											var L = i === p;
																											o ||= L;
																										}
																										if (o) p = a, f !== null && (a ? f.length = a : f = null);
																										else {
																											let e = {
																												instancePath: t + "/definitions/patents/" + r,
																												schemaPath: "#/properties/definitions/properties/patents/items/anyOf",
																												keyword: "anyOf",
																												params: {},
																												message: "must match a schema in anyOf"
																											};
																											return f === null ? f = [e] : f.push(e), p++, validate21.errors = f, !1;
																										}
																										if (i !== p) break;
																									}
																								} else return validate21.errors = [{
																									instancePath: t + "/definitions/patents",
																									schemaPath: "#/properties/definitions/properties/patents/type",
																									keyword: "type",
																									params: { type: "array" },
																									message: "must be array"
																								}], !1;
																							}
																							var I = r === p;
																						} else var I = !0;
																					}
																				} else return validate21.errors = [{
																					instancePath: t + "/definitions",
																					schemaPath: "#/properties/definitions/type",
																					keyword: "type",
																					params: { type: "object" },
																					message: "must be object"
																				}], !1;
																			}
																			var m = r === p;
																		} else var m = !0;
																		if (m) {
																			if (e.citations !== void 0 && i.call(e, "citations")) {
																				let n = e.citations, r = p;
																				if (p === r) {
																					if (Array.isArray(n)) {
																						var R = !0;
																						let e = n.length;
																						for (let r = 0; r < e; r++) {
																							let e = p;
																							validate468(n[r], {
																								instancePath: t + "/citations/" + r,
																								parentData: n,
																								parentDataProperty: r,
																								rootData: d
																							}) || (f = f === null ? validate468.errors : f.concat(validate468.errors), p = f.length);
																							var R = e === p;
																							if (!R) break;
																						}
																						if (R) {
																							let e = s(n);
																							if (e !== void 0) return validate21.errors = [{
																								instancePath: t + "/citations",
																								schemaPath: "#/properties/citations/uniqueItems",
																								keyword: "uniqueItems",
																								params: {
																									i: e.i,
																									j: e.j
																								},
																								message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																							}], !1;
																						}
																					} else return validate21.errors = [{
																						instancePath: t + "/citations",
																						schemaPath: "#/properties/citations/type",
																						keyword: "type",
																						params: { type: "array" },
																						message: "must be array"
																					}], !1;
																				}
																				var m = r === p;
																			} else var m = !0;
																			if (m) {
																				if (e.properties !== void 0 && i.call(e, "properties")) {
																					let n = e.properties, r = p;
																					if (p === r) {
																						if (Array.isArray(n)) {
																							let e = n.length;
																							for (let r = 0; r < e; r++) {
																								let e = p;
																								if (validate62(n[r], {
																									instancePath: t + "/properties/" + r,
																									parentData: n,
																									parentDataProperty: r,
																									rootData: d
																								}) || (f = f === null ? validate62.errors : f.concat(validate62.errors), p = f.length), e !== p) break;
																							}
																						} else return validate21.errors = [{
																							instancePath: t + "/properties",
																							schemaPath: "#/properties/properties/type",
																							keyword: "type",
																							params: { type: "array" },
																							message: "must be array"
																						}], !1;
																					}
																					var m = r === p;
																				} else var m = !0;
																				if (m) {
																					if (e.signature !== void 0 && i.call(e, "signature")) {
																						let n = p;
																						validate228(e.signature, {
																							instancePath: t + "/signature",
																							parentData: e,
																							parentDataProperty: "signature",
																							rootData: d
																						}) || (f = f === null ? validate228.errors : f.concat(validate228.errors), p = f.length);
																						var m = n === p;
																					} else var m = !0;
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
						}
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
	}
	return validate21.errors = f, p === 0;
}
export { r as validate };
