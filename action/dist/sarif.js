import { duplicateIn as e, fitsNumber as t, oneOf as n } from "./judging.js";
// src/gate/inputs/compiled/sarif.js
const r = validate21, i = Object.prototype.hasOwnProperty, a = n(["2.1.0"]), o = e, s = n(["utf16CodeUnits", "unicodeCodePoints"]), c = n(["localizedData", "nonLocalizedData"]), l = /* @__PURE__ */ RegExp("^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$", "u"), u = /* @__PURE__ */ RegExp("[0-9]+(\\.[0-9]+){3}", "u"), d = /* @__PURE__ */ RegExp("^[a-zA-Z]{2}|^[a-zA-Z]{2}-[a-zA-Z]{2}?$", "u");
function validate26(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	if (e && typeof e == "object" && !Array.isArray(e)) {
		if (e.tags !== void 0 && i.call(e, "tags")) {
			let n = e.tags;
			if (Array.isArray(n)) {
				if (n.length < 0) return validate26.errors = [{
					instancePath: t + "/tags",
					schemaPath: "#/properties/tags/minItems",
					keyword: "minItems",
					params: { limit: 0 },
					message: "must NOT have fewer than 0 items"
				}], !1;
				{
					var s = !0;
					let e = n.length;
					for (let r = 0; r < e; r++) {
						if (typeof n[r] != "string") return validate26.errors = [{
							instancePath: t + "/tags/" + r,
							schemaPath: "#/properties/tags/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						var s = !0;
						if (!s) break;
					}
					if (s) {
						let e = o(n);
						if (e !== void 0) return validate26.errors = [{
							instancePath: t + "/tags",
							schemaPath: "#/properties/tags/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: e.i,
								j: e.j
							},
							message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
						}], !1;
					}
				}
			} else return validate26.errors = [{
				instancePath: t + "/tags",
				schemaPath: "#/properties/tags/type",
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
function validate25(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.text === void 0 || !i.call(e, "text")) && (n = "text")) return validate25.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.text !== void 0 && i.call(e, "text")) {
				let n = s;
				if (typeof e.text != "string") return validate25.errors = [{
					instancePath: t + "/text",
					schemaPath: "#/properties/text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.markdown !== void 0 && i.call(e, "markdown")) {
					let n = s;
					if (typeof e.markdown != "string") return validate25.errors = [{
						instancePath: t + "/markdown",
						schemaPath: "#/properties/markdown/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.properties !== void 0 && i.call(e, "properties")) {
						let n = s;
						validate26(e.properties, {
							instancePath: t + "/properties",
							parentData: e,
							parentDataProperty: "properties",
							rootData: a
						}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
						var c = n === s;
					} else var c = !0;
				}
			}
		} else return validate25.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate25.errors = o, s === 0;
}
const f = n([
	"none",
	"note",
	"warning",
	"error"
]), p = t("maximum", "100"), m = t("minimum", "-1");
function validate35(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.enabled !== void 0 && i.call(e, "enabled")) {
				let n = s;
				if (typeof e.enabled != "boolean") return validate35.errors = [{
					instancePath: t + "/enabled",
					schemaPath: "#/properties/enabled/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.level !== void 0 && i.call(e, "level")) {
					let n = s;
					if (!f(e.level, e, "level")) return validate35.errors = [{
						instancePath: t + "/level",
						schemaPath: "#/properties/level/enum",
						keyword: "enum",
						params: { allowedValues: f.allowed },
						message: "must be equal to one of the allowed values"
					}], !1;
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.rank !== void 0 && i.call(e, "rank")) {
						let n = e.rank, r = s;
						if (s === r) {
							if (typeof n == "number") {
								if (!p(n, e, "rank")) return validate35.errors = [{
									instancePath: t + "/rank",
									schemaPath: "#/properties/rank/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 100
									},
									message: "must be <= 100"
								}], !1;
								if (!m(n, e, "rank")) return validate35.errors = [{
									instancePath: t + "/rank",
									schemaPath: "#/properties/rank/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: -1
									},
									message: "must be >= -1"
								}], !1;
							} else return validate35.errors = [{
								instancePath: t + "/rank",
								schemaPath: "#/properties/rank/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							}], !1;
						}
						var c = r === s;
					} else var c = !0;
					if (c) {
						if (e.parameters !== void 0 && i.call(e, "parameters")) {
							let n = s;
							validate26(e.parameters, {
								instancePath: t + "/parameters",
								parentData: e,
								parentDataProperty: "parameters",
								rootData: a
							}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
							var c = n === s;
						} else var c = !0;
						if (c) {
							if (e.properties !== void 0 && i.call(e, "properties")) {
								let n = s;
								validate26(e.properties, {
									instancePath: t + "/properties",
									parentData: e,
									parentDataProperty: "properties",
									rootData: a
								}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
								var c = n === s;
							} else var c = !0;
						}
					}
				}
			}
		} else return validate35.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate35.errors = o, s === 0;
}
function validate42(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.name !== void 0 && i.call(e, "name")) {
				let n = s;
				if (typeof e.name != "string") return validate42.errors = [{
					instancePath: t + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.index !== void 0 && i.call(e, "index")) {
					let n = e.index, r = s;
					if (typeof n != "number" || n % 1 || isNaN(n)) return validate42.errors = [{
						instancePath: t + "/index",
						schemaPath: "#/properties/index/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					}], !1;
					if (s === r && typeof n == "number" && !m(n, e, "index")) return validate42.errors = [{
						instancePath: t + "/index",
						schemaPath: "#/properties/index/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: -1
						},
						message: "must be >= -1"
					}], !1;
					var c = r === s;
				} else var c = !0;
				if (c) {
					if (e.guid !== void 0 && i.call(e, "guid")) {
						let n = e.guid, r = s;
						if (s === r) {
							if (typeof n == "string") {
								if (!l.test(n)) return validate42.errors = [{
									instancePath: t + "/guid",
									schemaPath: "#/properties/guid/pattern",
									keyword: "pattern",
									params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
									message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
								}], !1;
							} else return validate42.errors = [{
								instancePath: t + "/guid",
								schemaPath: "#/properties/guid/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
						}
						var c = r === s;
					} else var c = !0;
					if (c) {
						if (e.properties !== void 0 && i.call(e, "properties")) {
							let n = s;
							validate26(e.properties, {
								instancePath: t + "/properties",
								parentData: e,
								parentDataProperty: "properties",
								rootData: a
							}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
							var c = n === s;
						} else var c = !0;
					}
				}
			}
		} else return validate42.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate42.errors = o, s === 0;
}
function validate41(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0, c = s, u = !1, d = s;
	if (e && typeof e == "object" && !Array.isArray(e)) {
		let n;
		if ((e.index === void 0 || !i.call(e, "index")) && (n = "index")) {
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
	var f = d === s;
	if (u ||= f, !u) {
		let n = s;
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.guid === void 0 || !i.call(e, "guid")) && (n = "guid")) {
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
		var f = n === s;
		if (u ||= f, !u) {
			let n = s;
			if (e && typeof e == "object" && !Array.isArray(e)) {
				let n;
				if ((e.id === void 0 || !i.call(e, "id")) && (n = "id")) {
					let e = {
						instancePath: t,
						schemaPath: "#/anyOf/2/required",
						keyword: "required",
						params: { missingProperty: n },
						message: "must have required property '" + n + "'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			}
			var f = n === s;
			u ||= f;
		}
	}
	if (u) s = c, o !== null && (c ? o.length = c : o = null);
	else {
		let e = {
			instancePath: t,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		return o === null ? o = [e] : o.push(e), s++, validate41.errors = o, !1;
	}
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.id !== void 0 && i.call(e, "id")) {
				let n = s;
				if (typeof e.id != "string") return validate41.errors = [{
					instancePath: t + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var p = n === s;
			} else var p = !0;
			if (p) {
				if (e.index !== void 0 && i.call(e, "index")) {
					let n = e.index, r = s;
					if (typeof n != "number" || n % 1 || isNaN(n)) return validate41.errors = [{
						instancePath: t + "/index",
						schemaPath: "#/properties/index/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					}], !1;
					if (s === r && typeof n == "number" && !m(n, e, "index")) return validate41.errors = [{
						instancePath: t + "/index",
						schemaPath: "#/properties/index/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: -1
						},
						message: "must be >= -1"
					}], !1;
					var p = r === s;
				} else var p = !0;
				if (p) {
					if (e.guid !== void 0 && i.call(e, "guid")) {
						let n = e.guid, r = s;
						if (s === r) {
							if (typeof n == "string") {
								if (!l.test(n)) return validate41.errors = [{
									instancePath: t + "/guid",
									schemaPath: "#/properties/guid/pattern",
									keyword: "pattern",
									params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
									message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
								}], !1;
							} else return validate41.errors = [{
								instancePath: t + "/guid",
								schemaPath: "#/properties/guid/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
						}
						var p = r === s;
					} else var p = !0;
					if (p) {
						if (e.toolComponent !== void 0 && i.call(e, "toolComponent")) {
							let n = s;
							validate42(e.toolComponent, {
								instancePath: t + "/toolComponent",
								parentData: e,
								parentDataProperty: "toolComponent",
								rootData: a
							}) || (o = o === null ? validate42.errors : o.concat(validate42.errors), s = o.length);
							var p = n === s;
						} else var p = !0;
						if (p) {
							if (e.properties !== void 0 && i.call(e, "properties")) {
								let n = s;
								validate26(e.properties, {
									instancePath: t + "/properties",
									parentData: e,
									parentDataProperty: "properties",
									rootData: a
								}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
								var p = n === s;
							} else var p = !0;
						}
					}
				}
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
function validate47(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0, c = s, l = !1, u = s;
	if (e && typeof e == "object" && !Array.isArray(e)) {
		let n;
		if ((e.text === void 0 || !i.call(e, "text")) && (n = "text")) {
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
			if ((e.id === void 0 || !i.call(e, "id")) && (n = "id")) {
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
		return o === null ? o = [e] : o.push(e), s++, validate47.errors = o, !1;
	}
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.text !== void 0 && i.call(e, "text")) {
				let n = s;
				if (typeof e.text != "string") return validate47.errors = [{
					instancePath: t + "/text",
					schemaPath: "#/properties/text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var f = n === s;
			} else var f = !0;
			if (f) {
				if (e.markdown !== void 0 && i.call(e, "markdown")) {
					let n = s;
					if (typeof e.markdown != "string") return validate47.errors = [{
						instancePath: t + "/markdown",
						schemaPath: "#/properties/markdown/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var f = n === s;
				} else var f = !0;
				if (f) {
					if (e.id !== void 0 && i.call(e, "id")) {
						let n = s;
						if (typeof e.id != "string") return validate47.errors = [{
							instancePath: t + "/id",
							schemaPath: "#/properties/id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						var f = n === s;
					} else var f = !0;
					if (f) {
						if (e.arguments !== void 0 && i.call(e, "arguments")) {
							let n = e.arguments, r = s;
							if (s === r) {
								if (Array.isArray(n)) {
									if (n.length < 0) return validate47.errors = [{
										instancePath: t + "/arguments",
										schemaPath: "#/properties/arguments/minItems",
										keyword: "minItems",
										params: { limit: 0 },
										message: "must NOT have fewer than 0 items"
									}], !1;
									{
										let e = n.length;
										for (let r = 0; r < e; r++) {
											let e = s;
											if (typeof n[r] != "string") return validate47.errors = [{
												instancePath: t + "/arguments/" + r,
												schemaPath: "#/properties/arguments/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											if (e !== s) break;
										}
									}
								} else return validate47.errors = [{
									instancePath: t + "/arguments",
									schemaPath: "#/properties/arguments/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}], !1;
							}
							var f = r === s;
						} else var f = !0;
						if (f) {
							if (e.properties !== void 0 && i.call(e, "properties")) {
								let n = s;
								validate26(e.properties, {
									instancePath: t + "/properties",
									parentData: e,
									parentDataProperty: "properties",
									rootData: a
								}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
								var f = n === s;
							} else var f = !0;
						}
					}
				}
			}
		} else return validate47.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate47.errors = o, s === 0;
}
function validate40(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let s = null, c = 0;
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.target === void 0 || !i.call(e, "target")) && (n = "target")) return validate40.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.target !== void 0 && i.call(e, "target")) {
				let n = c;
				validate41(e.target, {
					instancePath: t + "/target",
					parentData: e,
					parentDataProperty: "target",
					rootData: a
				}) || (s = s === null ? validate41.errors : s.concat(validate41.errors), c = s.length);
				var l = n === c;
			} else var l = !0;
			if (l) {
				if (e.kinds !== void 0 && i.call(e, "kinds")) {
					let n = e.kinds, r = c;
					if (c === r) {
						if (Array.isArray(n)) {
							var u = !0;
							let e = n.length;
							for (let r = 0; r < e; r++) {
								let e = c;
								if (typeof n[r] != "string") return validate40.errors = [{
									instancePath: t + "/kinds/" + r,
									schemaPath: "#/properties/kinds/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var u = e === c;
								if (!u) break;
							}
							if (u) {
								let e = o(n);
								if (e !== void 0) return validate40.errors = [{
									instancePath: t + "/kinds",
									schemaPath: "#/properties/kinds/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: e.i,
										j: e.j
									},
									message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
								}], !1;
							}
						} else return validate40.errors = [{
							instancePath: t + "/kinds",
							schemaPath: "#/properties/kinds/type",
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
						validate47(e.description, {
							instancePath: t + "/description",
							parentData: e,
							parentDataProperty: "description",
							rootData: a
						}) || (s = s === null ? validate47.errors : s.concat(validate47.errors), c = s.length);
						var l = n === c;
					} else var l = !0;
					if (l) {
						if (e.properties !== void 0 && i.call(e, "properties")) {
							let n = c;
							validate26(e.properties, {
								instancePath: t + "/properties",
								parentData: e,
								parentDataProperty: "properties",
								rootData: a
							}) || (s = s === null ? validate26.errors : s.concat(validate26.errors), c = s.length);
							var l = n === c;
						} else var l = !0;
					}
				}
			}
		} else return validate40.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate40.errors = s, c === 0;
}
function validate31(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let s = null, c = 0;
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.id === void 0 || !i.call(e, "id")) && (n = "id")) return validate31.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.id !== void 0 && i.call(e, "id")) {
				let n = c;
				if (typeof e.id != "string") return validate31.errors = [{
					instancePath: t + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var u = n === c;
			} else var u = !0;
			if (u) {
				if (e.deprecatedIds !== void 0 && i.call(e, "deprecatedIds")) {
					let n = e.deprecatedIds, r = c;
					if (c === r) {
						if (Array.isArray(n)) {
							if (n.length < 0) return validate31.errors = [{
								instancePath: t + "/deprecatedIds",
								schemaPath: "#/properties/deprecatedIds/minItems",
								keyword: "minItems",
								params: { limit: 0 },
								message: "must NOT have fewer than 0 items"
							}], !1;
							{
								var d = !0;
								let e = n.length;
								for (let r = 0; r < e; r++) {
									let e = c;
									if (typeof n[r] != "string") return validate31.errors = [{
										instancePath: t + "/deprecatedIds/" + r,
										schemaPath: "#/properties/deprecatedIds/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}], !1;
									var d = e === c;
									if (!d) break;
								}
								if (d) {
									let e = o(n);
									if (e !== void 0) return validate31.errors = [{
										instancePath: t + "/deprecatedIds",
										schemaPath: "#/properties/deprecatedIds/uniqueItems",
										keyword: "uniqueItems",
										params: {
											i: e.i,
											j: e.j
										},
										message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
									}], !1;
								}
							}
						} else return validate31.errors = [{
							instancePath: t + "/deprecatedIds",
							schemaPath: "#/properties/deprecatedIds/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						}], !1;
					}
					var u = r === c;
				} else var u = !0;
				if (u) {
					if (e.guid !== void 0 && i.call(e, "guid")) {
						let n = e.guid, r = c;
						if (c === r) {
							if (typeof n == "string") {
								if (!l.test(n)) return validate31.errors = [{
									instancePath: t + "/guid",
									schemaPath: "#/properties/guid/pattern",
									keyword: "pattern",
									params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
									message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
								}], !1;
							} else return validate31.errors = [{
								instancePath: t + "/guid",
								schemaPath: "#/properties/guid/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
						}
						var u = r === c;
					} else var u = !0;
					if (u) {
						if (e.deprecatedGuids !== void 0 && i.call(e, "deprecatedGuids")) {
							let n = e.deprecatedGuids, r = c;
							if (c === r) {
								if (Array.isArray(n)) {
									if (n.length < 0) return validate31.errors = [{
										instancePath: t + "/deprecatedGuids",
										schemaPath: "#/properties/deprecatedGuids/minItems",
										keyword: "minItems",
										params: { limit: 0 },
										message: "must NOT have fewer than 0 items"
									}], !1;
									{
										var f = !0;
										let e = n.length;
										for (let r = 0; r < e; r++) {
											let e = n[r], i = c;
											if (c === i) {
												if (typeof e == "string") {
													if (!l.test(e)) return validate31.errors = [{
														instancePath: t + "/deprecatedGuids/" + r,
														schemaPath: "#/properties/deprecatedGuids/items/pattern",
														keyword: "pattern",
														params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
														message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
													}], !1;
												} else return validate31.errors = [{
													instancePath: t + "/deprecatedGuids/" + r,
													schemaPath: "#/properties/deprecatedGuids/items/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}], !1;
											}
											var f = i === c;
											if (!f) break;
										}
										if (f) {
											let e = o(n);
											if (e !== void 0) return validate31.errors = [{
												instancePath: t + "/deprecatedGuids",
												schemaPath: "#/properties/deprecatedGuids/uniqueItems",
												keyword: "uniqueItems",
												params: {
													i: e.i,
													j: e.j
												},
												message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
											}], !1;
										}
									}
								} else return validate31.errors = [{
									instancePath: t + "/deprecatedGuids",
									schemaPath: "#/properties/deprecatedGuids/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}], !1;
							}
							var u = r === c;
						} else var u = !0;
						if (u) {
							if (e.name !== void 0 && i.call(e, "name")) {
								let n = c;
								if (typeof e.name != "string") return validate31.errors = [{
									instancePath: t + "/name",
									schemaPath: "#/properties/name/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var u = n === c;
							} else var u = !0;
							if (u) {
								if (e.deprecatedNames !== void 0 && i.call(e, "deprecatedNames")) {
									let n = e.deprecatedNames, r = c;
									if (c === r) {
										if (Array.isArray(n)) {
											if (n.length < 0) return validate31.errors = [{
												instancePath: t + "/deprecatedNames",
												schemaPath: "#/properties/deprecatedNames/minItems",
												keyword: "minItems",
												params: { limit: 0 },
												message: "must NOT have fewer than 0 items"
											}], !1;
											{
												var p = !0;
												let e = n.length;
												for (let r = 0; r < e; r++) {
													let e = c;
													if (typeof n[r] != "string") return validate31.errors = [{
														instancePath: t + "/deprecatedNames/" + r,
														schemaPath: "#/properties/deprecatedNames/items/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}], !1;
													var p = e === c;
													if (!p) break;
												}
												if (p) {
													let e = o(n);
													if (e !== void 0) return validate31.errors = [{
														instancePath: t + "/deprecatedNames",
														schemaPath: "#/properties/deprecatedNames/uniqueItems",
														keyword: "uniqueItems",
														params: {
															i: e.i,
															j: e.j
														},
														message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
													}], !1;
												}
											}
										} else return validate31.errors = [{
											instancePath: t + "/deprecatedNames",
											schemaPath: "#/properties/deprecatedNames/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}], !1;
									}
									var u = r === c;
								} else var u = !0;
								if (u) {
									if (e.shortDescription !== void 0 && i.call(e, "shortDescription")) {
										let n = c;
										validate25(e.shortDescription, {
											instancePath: t + "/shortDescription",
											parentData: e,
											parentDataProperty: "shortDescription",
											rootData: a
										}) || (s = s === null ? validate25.errors : s.concat(validate25.errors), c = s.length);
										var u = n === c;
									} else var u = !0;
									if (u) {
										if (e.fullDescription !== void 0 && i.call(e, "fullDescription")) {
											let n = c;
											validate25(e.fullDescription, {
												instancePath: t + "/fullDescription",
												parentData: e,
												parentDataProperty: "fullDescription",
												rootData: a
											}) || (s = s === null ? validate25.errors : s.concat(validate25.errors), c = s.length);
											var u = n === c;
										} else var u = !0;
										if (u) {
											if (e.messageStrings !== void 0 && i.call(e, "messageStrings")) {
												let n = e.messageStrings, r = c;
												if (c === r) {
													if (n && typeof n == "object" && !Array.isArray(n)) for (let e of Object.keys(n)) {
														let r = c;
														if (validate25(n[e], {
															instancePath: t + "/messageStrings/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
															parentData: n,
															parentDataProperty: e,
															rootData: a
														}) || (s = s === null ? validate25.errors : s.concat(validate25.errors), c = s.length), r !== c) break;
													}
													else return validate31.errors = [{
														instancePath: t + "/messageStrings",
														schemaPath: "#/properties/messageStrings/type",
														keyword: "type",
														params: { type: "object" },
														message: "must be object"
													}], !1;
												}
												var u = r === c;
											} else var u = !0;
											if (u) {
												if (e.defaultConfiguration !== void 0 && i.call(e, "defaultConfiguration")) {
													let n = c;
													validate35(e.defaultConfiguration, {
														instancePath: t + "/defaultConfiguration",
														parentData: e,
														parentDataProperty: "defaultConfiguration",
														rootData: a
													}) || (s = s === null ? validate35.errors : s.concat(validate35.errors), c = s.length);
													var u = n === c;
												} else var u = !0;
												if (u) {
													if (e.helpUri !== void 0 && i.call(e, "helpUri")) {
														let n = c;
														if (typeof e.helpUri != "string") return validate31.errors = [{
															instancePath: t + "/helpUri",
															schemaPath: "#/properties/helpUri/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}], !1;
														var u = n === c;
													} else var u = !0;
													if (u) {
														if (e.help !== void 0 && i.call(e, "help")) {
															let n = c;
															validate25(e.help, {
																instancePath: t + "/help",
																parentData: e,
																parentDataProperty: "help",
																rootData: a
															}) || (s = s === null ? validate25.errors : s.concat(validate25.errors), c = s.length);
															var u = n === c;
														} else var u = !0;
														if (u) {
															if (e.relationships !== void 0 && i.call(e, "relationships")) {
																let n = e.relationships, r = c;
																if (c === r) {
																	if (Array.isArray(n)) {
																		if (n.length < 0) return validate31.errors = [{
																			instancePath: t + "/relationships",
																			schemaPath: "#/properties/relationships/minItems",
																			keyword: "minItems",
																			params: { limit: 0 },
																			message: "must NOT have fewer than 0 items"
																		}], !1;
																		{
																			var m = !0;
																			let e = n.length;
																			for (let r = 0; r < e; r++) {
																				let e = c;
																				validate40(n[r], {
																					instancePath: t + "/relationships/" + r,
																					parentData: n,
																					parentDataProperty: r,
																					rootData: a
																				}) || (s = s === null ? validate40.errors : s.concat(validate40.errors), c = s.length);
																				var m = e === c;
																				if (!m) break;
																			}
																			if (m) {
																				let e = o(n);
																				if (e !== void 0) return validate31.errors = [{
																					instancePath: t + "/relationships",
																					schemaPath: "#/properties/relationships/uniqueItems",
																					keyword: "uniqueItems",
																					params: {
																						i: e.i,
																						j: e.j
																					},
																					message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																				}], !1;
																			}
																		}
																	} else return validate31.errors = [{
																		instancePath: t + "/relationships",
																		schemaPath: "#/properties/relationships/type",
																		keyword: "type",
																		params: { type: "array" },
																		message: "must be array"
																	}], !1;
																}
																var u = r === c;
															} else var u = !0;
															if (u) {
																if (e.properties !== void 0 && i.call(e, "properties")) {
																	let n = c;
																	validate26(e.properties, {
																		instancePath: t + "/properties",
																		parentData: e,
																		parentDataProperty: "properties",
																		rootData: a
																	}) || (s = s === null ? validate26.errors : s.concat(validate26.errors), c = s.length);
																	var u = n === c;
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
	return validate31.errors = s, c === 0;
}
function validate56(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.uri !== void 0 && i.call(e, "uri")) {
				let n = s;
				if (typeof e.uri != "string") return validate56.errors = [{
					instancePath: t + "/uri",
					schemaPath: "#/properties/uri/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.uriBaseId !== void 0 && i.call(e, "uriBaseId")) {
					let n = s;
					if (typeof e.uriBaseId != "string") return validate56.errors = [{
						instancePath: t + "/uriBaseId",
						schemaPath: "#/properties/uriBaseId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.index !== void 0 && i.call(e, "index")) {
						let n = e.index, r = s;
						if (typeof n != "number" || n % 1 || isNaN(n)) return validate56.errors = [{
							instancePath: t + "/index",
							schemaPath: "#/properties/index/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						}], !1;
						if (s === r && typeof n == "number" && !m(n, e, "index")) return validate56.errors = [{
							instancePath: t + "/index",
							schemaPath: "#/properties/index/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: -1
							},
							message: "must be >= -1"
						}], !1;
						var c = r === s;
					} else var c = !0;
					if (c) {
						if (e.description !== void 0 && i.call(e, "description")) {
							let n = s;
							validate47(e.description, {
								instancePath: t + "/description",
								parentData: e,
								parentDataProperty: "description",
								rootData: a
							}) || (o = o === null ? validate47.errors : o.concat(validate47.errors), s = o.length);
							var c = n === s;
						} else var c = !0;
						if (c) {
							if (e.properties !== void 0 && i.call(e, "properties")) {
								let n = s;
								validate26(e.properties, {
									instancePath: t + "/properties",
									parentData: e,
									parentDataProperty: "properties",
									rootData: a
								}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
								var c = n === s;
							} else var c = !0;
						}
					}
				}
			}
		} else return validate56.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate56.errors = o, s === 0;
}
function validate61(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.name === void 0 || !i.call(e, "name")) && (n = "name")) return validate61.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.name !== void 0 && i.call(e, "name")) {
				let n = s;
				if (typeof e.name != "string") return validate61.errors = [{
					instancePath: t + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.fullName !== void 0 && i.call(e, "fullName")) {
					let n = s;
					if (typeof e.fullName != "string") return validate61.errors = [{
						instancePath: t + "/fullName",
						schemaPath: "#/properties/fullName/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.shortDescription !== void 0 && i.call(e, "shortDescription")) {
						let n = s;
						validate25(e.shortDescription, {
							instancePath: t + "/shortDescription",
							parentData: e,
							parentDataProperty: "shortDescription",
							rootData: a
						}) || (o = o === null ? validate25.errors : o.concat(validate25.errors), s = o.length);
						var c = n === s;
					} else var c = !0;
					if (c) {
						if (e.fullDescription !== void 0 && i.call(e, "fullDescription")) {
							let n = s;
							validate25(e.fullDescription, {
								instancePath: t + "/fullDescription",
								parentData: e,
								parentDataProperty: "fullDescription",
								rootData: a
							}) || (o = o === null ? validate25.errors : o.concat(validate25.errors), s = o.length);
							var c = n === s;
						} else var c = !0;
						if (c) {
							if (e.downloadUri !== void 0 && i.call(e, "downloadUri")) {
								let n = s;
								if (typeof e.downloadUri != "string") return validate61.errors = [{
									instancePath: t + "/downloadUri",
									schemaPath: "#/properties/downloadUri/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var c = n === s;
							} else var c = !0;
							if (c) {
								if (e.informationUri !== void 0 && i.call(e, "informationUri")) {
									let n = s;
									if (typeof e.informationUri != "string") return validate61.errors = [{
										instancePath: t + "/informationUri",
										schemaPath: "#/properties/informationUri/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}], !1;
									var c = n === s;
								} else var c = !0;
								if (c) {
									if (e.properties !== void 0 && i.call(e, "properties")) {
										let n = s;
										validate26(e.properties, {
											instancePath: t + "/properties",
											parentData: e,
											parentDataProperty: "properties",
											rootData: a
										}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
										var c = n === s;
									} else var c = !0;
								}
							}
						}
					}
				}
			}
		} else return validate61.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate61.errors = o, s === 0;
}
function validate24(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let s = null, f = 0;
	if (f === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.name === void 0 || !i.call(e, "name")) && (n = "name")) return validate24.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.guid !== void 0 && i.call(e, "guid")) {
				let n = e.guid, r = f;
				if (f === r) {
					if (typeof n == "string") {
						if (!l.test(n)) return validate24.errors = [{
							instancePath: t + "/guid",
							schemaPath: "#/properties/guid/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						}], !1;
					} else return validate24.errors = [{
						instancePath: t + "/guid",
						schemaPath: "#/properties/guid/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
				}
				var p = r === f;
			} else var p = !0;
			if (p) {
				if (e.name !== void 0 && i.call(e, "name")) {
					let n = f;
					if (typeof e.name != "string") return validate24.errors = [{
						instancePath: t + "/name",
						schemaPath: "#/properties/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var p = n === f;
				} else var p = !0;
				if (p) {
					if (e.organization !== void 0 && i.call(e, "organization")) {
						let n = f;
						if (typeof e.organization != "string") return validate24.errors = [{
							instancePath: t + "/organization",
							schemaPath: "#/properties/organization/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						var p = n === f;
					} else var p = !0;
					if (p) {
						if (e.product !== void 0 && i.call(e, "product")) {
							let n = f;
							if (typeof e.product != "string") return validate24.errors = [{
								instancePath: t + "/product",
								schemaPath: "#/properties/product/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
							var p = n === f;
						} else var p = !0;
						if (p) {
							if (e.productSuite !== void 0 && i.call(e, "productSuite")) {
								let n = f;
								if (typeof e.productSuite != "string") return validate24.errors = [{
									instancePath: t + "/productSuite",
									schemaPath: "#/properties/productSuite/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var p = n === f;
							} else var p = !0;
							if (p) {
								if (e.shortDescription !== void 0 && i.call(e, "shortDescription")) {
									let n = f;
									validate25(e.shortDescription, {
										instancePath: t + "/shortDescription",
										parentData: e,
										parentDataProperty: "shortDescription",
										rootData: a
									}) || (s = s === null ? validate25.errors : s.concat(validate25.errors), f = s.length);
									var p = n === f;
								} else var p = !0;
								if (p) {
									if (e.fullDescription !== void 0 && i.call(e, "fullDescription")) {
										let n = f;
										validate25(e.fullDescription, {
											instancePath: t + "/fullDescription",
											parentData: e,
											parentDataProperty: "fullDescription",
											rootData: a
										}) || (s = s === null ? validate25.errors : s.concat(validate25.errors), f = s.length);
										var p = n === f;
									} else var p = !0;
									if (p) {
										if (e.fullName !== void 0 && i.call(e, "fullName")) {
											let n = f;
											if (typeof e.fullName != "string") return validate24.errors = [{
												instancePath: t + "/fullName",
												schemaPath: "#/properties/fullName/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											var p = n === f;
										} else var p = !0;
										if (p) {
											if (e.version !== void 0 && i.call(e, "version")) {
												let n = f;
												if (typeof e.version != "string") return validate24.errors = [{
													instancePath: t + "/version",
													schemaPath: "#/properties/version/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}], !1;
												var p = n === f;
											} else var p = !0;
											if (p) {
												if (e.semanticVersion !== void 0 && i.call(e, "semanticVersion")) {
													let n = f;
													if (typeof e.semanticVersion != "string") return validate24.errors = [{
														instancePath: t + "/semanticVersion",
														schemaPath: "#/properties/semanticVersion/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}], !1;
													var p = n === f;
												} else var p = !0;
												if (p) {
													if (e.dottedQuadFileVersion !== void 0 && i.call(e, "dottedQuadFileVersion")) {
														let n = e.dottedQuadFileVersion, r = f;
														if (f === r) {
															if (typeof n == "string") {
																if (!u.test(n)) return validate24.errors = [{
																	instancePath: t + "/dottedQuadFileVersion",
																	schemaPath: "#/properties/dottedQuadFileVersion/pattern",
																	keyword: "pattern",
																	params: { pattern: "[0-9]+(\\.[0-9]+){3}" },
																	message: "must match pattern \"[0-9]+(\\.[0-9]+){3}\""
																}], !1;
															} else return validate24.errors = [{
																instancePath: t + "/dottedQuadFileVersion",
																schemaPath: "#/properties/dottedQuadFileVersion/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}], !1;
														}
														var p = r === f;
													} else var p = !0;
													if (p) {
														if (e.releaseDateUtc !== void 0 && i.call(e, "releaseDateUtc")) {
															let n = f;
															if (typeof e.releaseDateUtc != "string") return validate24.errors = [{
																instancePath: t + "/releaseDateUtc",
																schemaPath: "#/properties/releaseDateUtc/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}], !1;
															var p = n === f;
														} else var p = !0;
														if (p) {
															if (e.downloadUri !== void 0 && i.call(e, "downloadUri")) {
																let n = f;
																if (typeof e.downloadUri != "string") return validate24.errors = [{
																	instancePath: t + "/downloadUri",
																	schemaPath: "#/properties/downloadUri/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}], !1;
																var p = n === f;
															} else var p = !0;
															if (p) {
																if (e.informationUri !== void 0 && i.call(e, "informationUri")) {
																	let n = f;
																	if (typeof e.informationUri != "string") return validate24.errors = [{
																		instancePath: t + "/informationUri",
																		schemaPath: "#/properties/informationUri/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}], !1;
																	var p = n === f;
																} else var p = !0;
																if (p) {
																	if (e.globalMessageStrings !== void 0 && i.call(e, "globalMessageStrings")) {
																		let n = e.globalMessageStrings, r = f;
																		if (f === r) {
																			if (n && typeof n == "object" && !Array.isArray(n)) for (let e of Object.keys(n)) {
																				let r = f;
																				if (validate25(n[e], {
																					instancePath: t + "/globalMessageStrings/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
																					parentData: n,
																					parentDataProperty: e,
																					rootData: a
																				}) || (s = s === null ? validate25.errors : s.concat(validate25.errors), f = s.length), r !== f) break;
																			}
																			else return validate24.errors = [{
																				instancePath: t + "/globalMessageStrings",
																				schemaPath: "#/properties/globalMessageStrings/type",
																				keyword: "type",
																				params: { type: "object" },
																				message: "must be object"
																			}], !1;
																		}
																		var p = r === f;
																	} else var p = !0;
																	if (p) {
																		if (e.notifications !== void 0 && i.call(e, "notifications")) {
																			let n = e.notifications, r = f;
																			if (f === r) {
																				if (Array.isArray(n)) {
																					if (n.length < 0) return validate24.errors = [{
																						instancePath: t + "/notifications",
																						schemaPath: "#/properties/notifications/minItems",
																						keyword: "minItems",
																						params: { limit: 0 },
																						message: "must NOT have fewer than 0 items"
																					}], !1;
																					{
																						var m = !0;
																						let e = n.length;
																						for (let r = 0; r < e; r++) {
																							let e = f;
																							validate31(n[r], {
																								instancePath: t + "/notifications/" + r,
																								parentData: n,
																								parentDataProperty: r,
																								rootData: a
																							}) || (s = s === null ? validate31.errors : s.concat(validate31.errors), f = s.length);
																							var m = e === f;
																							if (!m) break;
																						}
																						if (m) {
																							let e = o(n);
																							if (e !== void 0) return validate24.errors = [{
																								instancePath: t + "/notifications",
																								schemaPath: "#/properties/notifications/uniqueItems",
																								keyword: "uniqueItems",
																								params: {
																									i: e.i,
																									j: e.j
																								},
																								message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																							}], !1;
																						}
																					}
																				} else return validate24.errors = [{
																					instancePath: t + "/notifications",
																					schemaPath: "#/properties/notifications/type",
																					keyword: "type",
																					params: { type: "array" },
																					message: "must be array"
																				}], !1;
																			}
																			var p = r === f;
																		} else var p = !0;
																		if (p) {
																			if (e.rules !== void 0 && i.call(e, "rules")) {
																				let n = e.rules, r = f;
																				if (f === r) {
																					if (Array.isArray(n)) {
																						if (n.length < 0) return validate24.errors = [{
																							instancePath: t + "/rules",
																							schemaPath: "#/properties/rules/minItems",
																							keyword: "minItems",
																							params: { limit: 0 },
																							message: "must NOT have fewer than 0 items"
																						}], !1;
																						{
																							var h = !0;
																							let e = n.length;
																							for (let r = 0; r < e; r++) {
																								let e = f;
																								validate31(n[r], {
																									instancePath: t + "/rules/" + r,
																									parentData: n,
																									parentDataProperty: r,
																									rootData: a
																								}) || (s = s === null ? validate31.errors : s.concat(validate31.errors), f = s.length);
																								var h = e === f;
																								if (!h) break;
																							}
																							if (h) {
																								let e = o(n);
																								if (e !== void 0) return validate24.errors = [{
																									instancePath: t + "/rules",
																									schemaPath: "#/properties/rules/uniqueItems",
																									keyword: "uniqueItems",
																									params: {
																										i: e.i,
																										j: e.j
																									},
																									message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																								}], !1;
																							}
																						}
																					} else return validate24.errors = [{
																						instancePath: t + "/rules",
																						schemaPath: "#/properties/rules/type",
																						keyword: "type",
																						params: { type: "array" },
																						message: "must be array"
																					}], !1;
																				}
																				var p = r === f;
																			} else var p = !0;
																			if (p) {
																				if (e.taxa !== void 0 && i.call(e, "taxa")) {
																					let n = e.taxa, r = f;
																					if (f === r) {
																						if (Array.isArray(n)) {
																							if (n.length < 0) return validate24.errors = [{
																								instancePath: t + "/taxa",
																								schemaPath: "#/properties/taxa/minItems",
																								keyword: "minItems",
																								params: { limit: 0 },
																								message: "must NOT have fewer than 0 items"
																							}], !1;
																							{
																								var g = !0;
																								let e = n.length;
																								for (let r = 0; r < e; r++) {
																									let e = f;
																									validate31(n[r], {
																										instancePath: t + "/taxa/" + r,
																										parentData: n,
																										parentDataProperty: r,
																										rootData: a
																									}) || (s = s === null ? validate31.errors : s.concat(validate31.errors), f = s.length);
																									var g = e === f;
																									if (!g) break;
																								}
																								if (g) {
																									let e = o(n);
																									if (e !== void 0) return validate24.errors = [{
																										instancePath: t + "/taxa",
																										schemaPath: "#/properties/taxa/uniqueItems",
																										keyword: "uniqueItems",
																										params: {
																											i: e.i,
																											j: e.j
																										},
																										message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																									}], !1;
																								}
																							}
																						} else return validate24.errors = [{
																							instancePath: t + "/taxa",
																							schemaPath: "#/properties/taxa/type",
																							keyword: "type",
																							params: { type: "array" },
																							message: "must be array"
																						}], !1;
																					}
																					var p = r === f;
																				} else var p = !0;
																				if (p) {
																					if (e.locations !== void 0 && i.call(e, "locations")) {
																						let n = e.locations, r = f;
																						if (f === r) {
																							if (Array.isArray(n)) {
																								if (n.length < 0) return validate24.errors = [{
																									instancePath: t + "/locations",
																									schemaPath: "#/properties/locations/minItems",
																									keyword: "minItems",
																									params: { limit: 0 },
																									message: "must NOT have fewer than 0 items"
																								}], !1;
																								{
																									let e = n.length;
																									for (let r = 0; r < e; r++) {
																										let e = f;
																										if (validate56(n[r], {
																											instancePath: t + "/locations/" + r,
																											parentData: n,
																											parentDataProperty: r,
																											rootData: a
																										}) || (s = s === null ? validate56.errors : s.concat(validate56.errors), f = s.length), e !== f) break;
																									}
																								}
																							} else return validate24.errors = [{
																								instancePath: t + "/locations",
																								schemaPath: "#/properties/locations/type",
																								keyword: "type",
																								params: { type: "array" },
																								message: "must be array"
																							}], !1;
																						}
																						var p = r === f;
																					} else var p = !0;
																					if (p) {
																						if (e.language !== void 0 && i.call(e, "language")) {
																							let n = e.language, r = f;
																							if (f === r) {
																								if (typeof n == "string") {
																									if (!d.test(n)) return validate24.errors = [{
																										instancePath: t + "/language",
																										schemaPath: "#/properties/language/pattern",
																										keyword: "pattern",
																										params: { pattern: "^[a-zA-Z]{2}|^[a-zA-Z]{2}-[a-zA-Z]{2}?$" },
																										message: "must match pattern \"^[a-zA-Z]{2}|^[a-zA-Z]{2}-[a-zA-Z]{2}?$\""
																									}], !1;
																								} else return validate24.errors = [{
																									instancePath: t + "/language",
																									schemaPath: "#/properties/language/type",
																									keyword: "type",
																									params: { type: "string" },
																									message: "must be string"
																								}], !1;
																							}
																							var p = r === f;
																						} else var p = !0;
																						if (p) {
																							if (e.contents !== void 0 && i.call(e, "contents")) {
																								let n = e.contents, r = f;
																								if (f === r) {
																									if (Array.isArray(n)) {
																										var _ = !0;
																										let e = n.length;
																										for (let r = 0; r < e; r++) {
																											let e = f;
																											if (!c(n[r], n, r)) return validate24.errors = [{
																												instancePath: t + "/contents/" + r,
																												schemaPath: "#/properties/contents/items/enum",
																												keyword: "enum",
																												params: { allowedValues: c.allowed },
																												message: "must be equal to one of the allowed values"
																											}], !1;
																											var _ = e === f;
																											if (!_) break;
																										}
																										if (_) {
																											let e = o(n);
																											if (e !== void 0) return validate24.errors = [{
																												instancePath: t + "/contents",
																												schemaPath: "#/properties/contents/uniqueItems",
																												keyword: "uniqueItems",
																												params: {
																													i: e.i,
																													j: e.j
																												},
																												message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																											}], !1;
																										}
																									} else return validate24.errors = [{
																										instancePath: t + "/contents",
																										schemaPath: "#/properties/contents/type",
																										keyword: "type",
																										params: { type: "array" },
																										message: "must be array"
																									}], !1;
																								}
																								var p = r === f;
																							} else var p = !0;
																							if (p) {
																								if (e.isComprehensive !== void 0 && i.call(e, "isComprehensive")) {
																									let n = f;
																									if (typeof e.isComprehensive != "boolean") return validate24.errors = [{
																										instancePath: t + "/isComprehensive",
																										schemaPath: "#/properties/isComprehensive/type",
																										keyword: "type",
																										params: { type: "boolean" },
																										message: "must be boolean"
																									}], !1;
																									var p = n === f;
																								} else var p = !0;
																								if (p) {
																									if (e.localizedDataSemanticVersion !== void 0 && i.call(e, "localizedDataSemanticVersion")) {
																										let n = f;
																										if (typeof e.localizedDataSemanticVersion != "string") return validate24.errors = [{
																											instancePath: t + "/localizedDataSemanticVersion",
																											schemaPath: "#/properties/localizedDataSemanticVersion/type",
																											keyword: "type",
																											params: { type: "string" },
																											message: "must be string"
																										}], !1;
																										var p = n === f;
																									} else var p = !0;
																									if (p) {
																										if (e.minimumRequiredLocalizedDataSemanticVersion !== void 0 && i.call(e, "minimumRequiredLocalizedDataSemanticVersion")) {
																											let n = f;
																											if (typeof e.minimumRequiredLocalizedDataSemanticVersion != "string") return validate24.errors = [{
																												instancePath: t + "/minimumRequiredLocalizedDataSemanticVersion",
																												schemaPath: "#/properties/minimumRequiredLocalizedDataSemanticVersion/type",
																												keyword: "type",
																												params: { type: "string" },
																												message: "must be string"
																											}], !1;
																											var p = n === f;
																										} else var p = !0;
																										if (p) {
																											if (e.associatedComponent !== void 0 && i.call(e, "associatedComponent")) {
																												let n = f;
																												validate42(e.associatedComponent, {
																													instancePath: t + "/associatedComponent",
																													parentData: e,
																													parentDataProperty: "associatedComponent",
																													rootData: a
																												}) || (s = s === null ? validate42.errors : s.concat(validate42.errors), f = s.length);
																												var p = n === f;
																											} else var p = !0;
																											if (p) {
																												if (e.translationMetadata !== void 0 && i.call(e, "translationMetadata")) {
																													let n = f;
																													validate61(e.translationMetadata, {
																														instancePath: t + "/translationMetadata",
																														parentData: e,
																														parentDataProperty: "translationMetadata",
																														rootData: a
																													}) || (s = s === null ? validate61.errors : s.concat(validate61.errors), f = s.length);
																													var p = n === f;
																												} else var p = !0;
																												if (p) {
																													if (e.supportedTaxonomies !== void 0 && i.call(e, "supportedTaxonomies")) {
																														let n = e.supportedTaxonomies, r = f;
																														if (f === r) {
																															if (Array.isArray(n)) {
																																if (n.length < 0) return validate24.errors = [{
																																	instancePath: t + "/supportedTaxonomies",
																																	schemaPath: "#/properties/supportedTaxonomies/minItems",
																																	keyword: "minItems",
																																	params: { limit: 0 },
																																	message: "must NOT have fewer than 0 items"
																																}], !1;
																																{
																																	var v = !0;
																																	let e = n.length;
																																	for (let r = 0; r < e; r++) {
																																		let e = f;
																																		validate42(n[r], {
																																			instancePath: t + "/supportedTaxonomies/" + r,
																																			parentData: n,
																																			parentDataProperty: r,
																																			rootData: a
																																		}) || (s = s === null ? validate42.errors : s.concat(validate42.errors), f = s.length);
																																		var v = e === f;
																																		if (!v) break;
																																	}
																																	if (v) {
																																		let e = o(n);
																																		if (e !== void 0) return validate24.errors = [{
																																			instancePath: t + "/supportedTaxonomies",
																																			schemaPath: "#/properties/supportedTaxonomies/uniqueItems",
																																			keyword: "uniqueItems",
																																			params: {
																																				i: e.i,
																																				j: e.j
																																			},
																																			message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																																		}], !1;
																																	}
																																}
																															} else return validate24.errors = [{
																																instancePath: t + "/supportedTaxonomies",
																																schemaPath: "#/properties/supportedTaxonomies/type",
																																keyword: "type",
																																params: { type: "array" },
																																message: "must be array"
																															}], !1;
																														}
																														var p = r === f;
																													} else var p = !0;
																													if (p) {
																														if (e.properties !== void 0 && i.call(e, "properties")) {
																															let n = f;
																															validate26(e.properties, {
																																instancePath: t + "/properties",
																																parentData: e,
																																parentDataProperty: "properties",
																																rootData: a
																															}) || (s = s === null ? validate26.errors : s.concat(validate26.errors), f = s.length);
																															var p = n === f;
																														} else var p = !0;
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
		} else return validate24.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate24.errors = s, f === 0;
}
function validate23(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let s = null, c = 0;
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.driver === void 0 || !i.call(e, "driver")) && (n = "driver")) return validate23.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.driver !== void 0 && i.call(e, "driver")) {
				let n = c;
				validate24(e.driver, {
					instancePath: t + "/driver",
					parentData: e,
					parentDataProperty: "driver",
					rootData: a
				}) || (s = s === null ? validate24.errors : s.concat(validate24.errors), c = s.length);
				var l = n === c;
			} else var l = !0;
			if (l) {
				if (e.extensions !== void 0 && i.call(e, "extensions")) {
					let n = e.extensions, r = c;
					if (c === r) {
						if (Array.isArray(n)) {
							if (n.length < 0) return validate23.errors = [{
								instancePath: t + "/extensions",
								schemaPath: "#/properties/extensions/minItems",
								keyword: "minItems",
								params: { limit: 0 },
								message: "must NOT have fewer than 0 items"
							}], !1;
							{
								var u = !0;
								let e = n.length;
								for (let r = 0; r < e; r++) {
									let e = c;
									validate24(n[r], {
										instancePath: t + "/extensions/" + r,
										parentData: n,
										parentDataProperty: r,
										rootData: a
									}) || (s = s === null ? validate24.errors : s.concat(validate24.errors), c = s.length);
									var u = e === c;
									if (!u) break;
								}
								if (u) {
									let e = o(n);
									if (e !== void 0) return validate23.errors = [{
										instancePath: t + "/extensions",
										schemaPath: "#/properties/extensions/uniqueItems",
										keyword: "uniqueItems",
										params: {
											i: e.i,
											j: e.j
										},
										message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
									}], !1;
								}
							}
						} else return validate23.errors = [{
							instancePath: t + "/extensions",
							schemaPath: "#/properties/extensions/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						}], !1;
					}
					var l = r === c;
				} else var l = !0;
				if (l) {
					if (e.properties !== void 0 && i.call(e, "properties")) {
						let n = c;
						validate26(e.properties, {
							instancePath: t + "/properties",
							parentData: e,
							parentDataProperty: "properties",
							rootData: a
						}) || (s = s === null ? validate26.errors : s.concat(validate26.errors), c = s.length);
						var l = n === c;
					} else var l = !0;
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
	return validate23.errors = s, c === 0;
}
function validate74(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.configuration === void 0 || !i.call(e, "configuration")) && (n = "configuration") || (e.descriptor === void 0 || !i.call(e, "descriptor")) && (n = "descriptor")) return validate74.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.configuration !== void 0 && i.call(e, "configuration")) {
				let n = s;
				validate35(e.configuration, {
					instancePath: t + "/configuration",
					parentData: e,
					parentDataProperty: "configuration",
					rootData: a
				}) || (o = o === null ? validate35.errors : o.concat(validate35.errors), s = o.length);
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.descriptor !== void 0 && i.call(e, "descriptor")) {
					let n = s;
					validate41(e.descriptor, {
						instancePath: t + "/descriptor",
						parentData: e,
						parentDataProperty: "descriptor",
						rootData: a
					}) || (o = o === null ? validate41.errors : o.concat(validate41.errors), s = o.length);
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.properties !== void 0 && i.call(e, "properties")) {
						let n = s;
						validate26(e.properties, {
							instancePath: t + "/properties",
							parentData: e,
							parentDataProperty: "properties",
							rootData: a
						}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
						var c = n === s;
					} else var c = !0;
				}
			}
		} else return validate74.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate74.errors = o, s === 0;
}
function validate83(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.absoluteAddress !== void 0 && i.call(e, "absoluteAddress")) {
				let n = e.absoluteAddress, r = s;
				if (typeof n != "number" || n % 1 || isNaN(n)) return validate83.errors = [{
					instancePath: t + "/absoluteAddress",
					schemaPath: "#/properties/absoluteAddress/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				}], !1;
				if (s === r && typeof n == "number" && !m(n, e, "absoluteAddress")) return validate83.errors = [{
					instancePath: t + "/absoluteAddress",
					schemaPath: "#/properties/absoluteAddress/minimum",
					keyword: "minimum",
					params: {
						comparison: ">=",
						limit: -1
					},
					message: "must be >= -1"
				}], !1;
				var c = r === s;
			} else var c = !0;
			if (c) {
				if (e.relativeAddress !== void 0 && i.call(e, "relativeAddress")) {
					let n = e.relativeAddress, r = s;
					if (typeof n != "number" || n % 1 || isNaN(n)) return validate83.errors = [{
						instancePath: t + "/relativeAddress",
						schemaPath: "#/properties/relativeAddress/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					}], !1;
					var c = r === s;
				} else var c = !0;
				if (c) {
					if (e.length !== void 0 && i.call(e, "length")) {
						let n = e.length, r = s;
						if (typeof n != "number" || n % 1 || isNaN(n)) return validate83.errors = [{
							instancePath: t + "/length",
							schemaPath: "#/properties/length/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						}], !1;
						var c = r === s;
					} else var c = !0;
					if (c) {
						if (e.kind !== void 0 && i.call(e, "kind")) {
							let n = s;
							if (typeof e.kind != "string") return validate83.errors = [{
								instancePath: t + "/kind",
								schemaPath: "#/properties/kind/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
							var c = n === s;
						} else var c = !0;
						if (c) {
							if (e.name !== void 0 && i.call(e, "name")) {
								let n = s;
								if (typeof e.name != "string") return validate83.errors = [{
									instancePath: t + "/name",
									schemaPath: "#/properties/name/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var c = n === s;
							} else var c = !0;
							if (c) {
								if (e.fullyQualifiedName !== void 0 && i.call(e, "fullyQualifiedName")) {
									let n = s;
									if (typeof e.fullyQualifiedName != "string") return validate83.errors = [{
										instancePath: t + "/fullyQualifiedName",
										schemaPath: "#/properties/fullyQualifiedName/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}], !1;
									var c = n === s;
								} else var c = !0;
								if (c) {
									if (e.offsetFromParent !== void 0 && i.call(e, "offsetFromParent")) {
										let n = e.offsetFromParent, r = s;
										if (typeof n != "number" || n % 1 || isNaN(n)) return validate83.errors = [{
											instancePath: t + "/offsetFromParent",
											schemaPath: "#/properties/offsetFromParent/type",
											keyword: "type",
											params: { type: "integer" },
											message: "must be integer"
										}], !1;
										var c = r === s;
									} else var c = !0;
									if (c) {
										if (e.index !== void 0 && i.call(e, "index")) {
											let n = e.index, r = s;
											if (typeof n != "number" || n % 1 || isNaN(n)) return validate83.errors = [{
												instancePath: t + "/index",
												schemaPath: "#/properties/index/type",
												keyword: "type",
												params: { type: "integer" },
												message: "must be integer"
											}], !1;
											if (s === r && typeof n == "number" && !m(n, e, "index")) return validate83.errors = [{
												instancePath: t + "/index",
												schemaPath: "#/properties/index/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: -1
												},
												message: "must be >= -1"
											}], !1;
											var c = r === s;
										} else var c = !0;
										if (c) {
											if (e.parentIndex !== void 0 && i.call(e, "parentIndex")) {
												let n = e.parentIndex, r = s;
												if (typeof n != "number" || n % 1 || isNaN(n)) return validate83.errors = [{
													instancePath: t + "/parentIndex",
													schemaPath: "#/properties/parentIndex/type",
													keyword: "type",
													params: { type: "integer" },
													message: "must be integer"
												}], !1;
												if (s === r && typeof n == "number" && !m(n, e, "parentIndex")) return validate83.errors = [{
													instancePath: t + "/parentIndex",
													schemaPath: "#/properties/parentIndex/minimum",
													keyword: "minimum",
													params: {
														comparison: ">=",
														limit: -1
													},
													message: "must be >= -1"
												}], !1;
												var c = r === s;
											} else var c = !0;
											if (c) {
												if (e.properties !== void 0 && i.call(e, "properties")) {
													let n = s;
													validate26(e.properties, {
														instancePath: t + "/properties",
														parentData: e,
														parentDataProperty: "properties",
														rootData: a
													}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
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
const h = t("minimum", "1"), g = t("minimum", "0");
function validate88(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.text !== void 0 && i.call(e, "text")) {
				let n = s;
				if (typeof e.text != "string") return validate88.errors = [{
					instancePath: t + "/text",
					schemaPath: "#/properties/text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.binary !== void 0 && i.call(e, "binary")) {
					let n = s;
					if (typeof e.binary != "string") return validate88.errors = [{
						instancePath: t + "/binary",
						schemaPath: "#/properties/binary/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.rendered !== void 0 && i.call(e, "rendered")) {
						let n = s;
						validate25(e.rendered, {
							instancePath: t + "/rendered",
							parentData: e,
							parentDataProperty: "rendered",
							rootData: a
						}) || (o = o === null ? validate25.errors : o.concat(validate25.errors), s = o.length);
						var c = n === s;
					} else var c = !0;
					if (c) {
						if (e.properties !== void 0 && i.call(e, "properties")) {
							let n = s;
							validate26(e.properties, {
								instancePath: t + "/properties",
								parentData: e,
								parentDataProperty: "properties",
								rootData: a
							}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
							var c = n === s;
						} else var c = !0;
					}
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
function validate87(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.startLine !== void 0 && i.call(e, "startLine")) {
				let n = e.startLine, r = s;
				if (typeof n != "number" || n % 1 || isNaN(n)) return validate87.errors = [{
					instancePath: t + "/startLine",
					schemaPath: "#/properties/startLine/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				}], !1;
				if (s === r && typeof n == "number" && !h(n, e, "startLine")) return validate87.errors = [{
					instancePath: t + "/startLine",
					schemaPath: "#/properties/startLine/minimum",
					keyword: "minimum",
					params: {
						comparison: ">=",
						limit: 1
					},
					message: "must be >= 1"
				}], !1;
				var c = r === s;
			} else var c = !0;
			if (c) {
				if (e.startColumn !== void 0 && i.call(e, "startColumn")) {
					let n = e.startColumn, r = s;
					if (typeof n != "number" || n % 1 || isNaN(n)) return validate87.errors = [{
						instancePath: t + "/startColumn",
						schemaPath: "#/properties/startColumn/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					}], !1;
					if (s === r && typeof n == "number" && !h(n, e, "startColumn")) return validate87.errors = [{
						instancePath: t + "/startColumn",
						schemaPath: "#/properties/startColumn/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					}], !1;
					var c = r === s;
				} else var c = !0;
				if (c) {
					if (e.endLine !== void 0 && i.call(e, "endLine")) {
						let n = e.endLine, r = s;
						if (typeof n != "number" || n % 1 || isNaN(n)) return validate87.errors = [{
							instancePath: t + "/endLine",
							schemaPath: "#/properties/endLine/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						}], !1;
						if (s === r && typeof n == "number" && !h(n, e, "endLine")) return validate87.errors = [{
							instancePath: t + "/endLine",
							schemaPath: "#/properties/endLine/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						}], !1;
						var c = r === s;
					} else var c = !0;
					if (c) {
						if (e.endColumn !== void 0 && i.call(e, "endColumn")) {
							let n = e.endColumn, r = s;
							if (typeof n != "number" || n % 1 || isNaN(n)) return validate87.errors = [{
								instancePath: t + "/endColumn",
								schemaPath: "#/properties/endColumn/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}], !1;
							if (s === r && typeof n == "number" && !h(n, e, "endColumn")) return validate87.errors = [{
								instancePath: t + "/endColumn",
								schemaPath: "#/properties/endColumn/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								},
								message: "must be >= 1"
							}], !1;
							var c = r === s;
						} else var c = !0;
						if (c) {
							if (e.charOffset !== void 0 && i.call(e, "charOffset")) {
								let n = e.charOffset, r = s;
								if (typeof n != "number" || n % 1 || isNaN(n)) return validate87.errors = [{
									instancePath: t + "/charOffset",
									schemaPath: "#/properties/charOffset/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}], !1;
								if (s === r && typeof n == "number" && !m(n, e, "charOffset")) return validate87.errors = [{
									instancePath: t + "/charOffset",
									schemaPath: "#/properties/charOffset/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: -1
									},
									message: "must be >= -1"
								}], !1;
								var c = r === s;
							} else var c = !0;
							if (c) {
								if (e.charLength !== void 0 && i.call(e, "charLength")) {
									let n = e.charLength, r = s;
									if (typeof n != "number" || n % 1 || isNaN(n)) return validate87.errors = [{
										instancePath: t + "/charLength",
										schemaPath: "#/properties/charLength/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									}], !1;
									if (s === r && typeof n == "number" && !g(n, e, "charLength")) return validate87.errors = [{
										instancePath: t + "/charLength",
										schemaPath: "#/properties/charLength/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										},
										message: "must be >= 0"
									}], !1;
									var c = r === s;
								} else var c = !0;
								if (c) {
									if (e.byteOffset !== void 0 && i.call(e, "byteOffset")) {
										let n = e.byteOffset, r = s;
										if (typeof n != "number" || n % 1 || isNaN(n)) return validate87.errors = [{
											instancePath: t + "/byteOffset",
											schemaPath: "#/properties/byteOffset/type",
											keyword: "type",
											params: { type: "integer" },
											message: "must be integer"
										}], !1;
										if (s === r && typeof n == "number" && !m(n, e, "byteOffset")) return validate87.errors = [{
											instancePath: t + "/byteOffset",
											schemaPath: "#/properties/byteOffset/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: -1
											},
											message: "must be >= -1"
										}], !1;
										var c = r === s;
									} else var c = !0;
									if (c) {
										if (e.byteLength !== void 0 && i.call(e, "byteLength")) {
											let n = e.byteLength, r = s;
											if (typeof n != "number" || n % 1 || isNaN(n)) return validate87.errors = [{
												instancePath: t + "/byteLength",
												schemaPath: "#/properties/byteLength/type",
												keyword: "type",
												params: { type: "integer" },
												message: "must be integer"
											}], !1;
											if (s === r && typeof n == "number" && !g(n, e, "byteLength")) return validate87.errors = [{
												instancePath: t + "/byteLength",
												schemaPath: "#/properties/byteLength/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												},
												message: "must be >= 0"
											}], !1;
											var c = r === s;
										} else var c = !0;
										if (c) {
											if (e.snippet !== void 0 && i.call(e, "snippet")) {
												let n = s;
												validate88(e.snippet, {
													instancePath: t + "/snippet",
													parentData: e,
													parentDataProperty: "snippet",
													rootData: a
												}) || (o = o === null ? validate88.errors : o.concat(validate88.errors), s = o.length);
												var c = n === s;
											} else var c = !0;
											if (c) {
												if (e.message !== void 0 && i.call(e, "message")) {
													let n = s;
													validate47(e.message, {
														instancePath: t + "/message",
														parentData: e,
														parentDataProperty: "message",
														rootData: a
													}) || (o = o === null ? validate47.errors : o.concat(validate47.errors), s = o.length);
													var c = n === s;
												} else var c = !0;
												if (c) {
													if (e.sourceLanguage !== void 0 && i.call(e, "sourceLanguage")) {
														let n = s;
														if (typeof e.sourceLanguage != "string") return validate87.errors = [{
															instancePath: t + "/sourceLanguage",
															schemaPath: "#/properties/sourceLanguage/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}], !1;
														var c = n === s;
													} else var c = !0;
													if (c) {
														if (e.properties !== void 0 && i.call(e, "properties")) {
															let n = s;
															validate26(e.properties, {
																instancePath: t + "/properties",
																parentData: e,
																parentDataProperty: "properties",
																rootData: a
															}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
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
					}
				}
			}
		} else return validate87.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate87.errors = o, s === 0;
}
function validate82(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0, c = s, l = !1, u = s;
	if (e && typeof e == "object" && !Array.isArray(e)) {
		let n;
		if ((e.address === void 0 || !i.call(e, "address")) && (n = "address")) {
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
			if ((e.artifactLocation === void 0 || !i.call(e, "artifactLocation")) && (n = "artifactLocation")) {
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
		return o === null ? o = [e] : o.push(e), s++, validate82.errors = o, !1;
	}
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.address !== void 0 && i.call(e, "address")) {
				let n = s;
				validate83(e.address, {
					instancePath: t + "/address",
					parentData: e,
					parentDataProperty: "address",
					rootData: a
				}) || (o = o === null ? validate83.errors : o.concat(validate83.errors), s = o.length);
				var f = n === s;
			} else var f = !0;
			if (f) {
				if (e.artifactLocation !== void 0 && i.call(e, "artifactLocation")) {
					let n = s;
					validate56(e.artifactLocation, {
						instancePath: t + "/artifactLocation",
						parentData: e,
						parentDataProperty: "artifactLocation",
						rootData: a
					}) || (o = o === null ? validate56.errors : o.concat(validate56.errors), s = o.length);
					var f = n === s;
				} else var f = !0;
				if (f) {
					if (e.region !== void 0 && i.call(e, "region")) {
						let n = s;
						validate87(e.region, {
							instancePath: t + "/region",
							parentData: e,
							parentDataProperty: "region",
							rootData: a
						}) || (o = o === null ? validate87.errors : o.concat(validate87.errors), s = o.length);
						var f = n === s;
					} else var f = !0;
					if (f) {
						if (e.contextRegion !== void 0 && i.call(e, "contextRegion")) {
							let n = s;
							validate87(e.contextRegion, {
								instancePath: t + "/contextRegion",
								parentData: e,
								parentDataProperty: "contextRegion",
								rootData: a
							}) || (o = o === null ? validate87.errors : o.concat(validate87.errors), s = o.length);
							var f = n === s;
						} else var f = !0;
						if (f) {
							if (e.properties !== void 0 && i.call(e, "properties")) {
								let n = s;
								validate26(e.properties, {
									instancePath: t + "/properties",
									parentData: e,
									parentDataProperty: "properties",
									rootData: a
								}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
								var f = n === s;
							} else var f = !0;
						}
					}
				}
			}
		} else return validate82.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate82.errors = o, s === 0;
}
function validate98(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.name !== void 0 && i.call(e, "name")) {
				let n = s;
				if (typeof e.name != "string") return validate98.errors = [{
					instancePath: t + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.index !== void 0 && i.call(e, "index")) {
					let n = e.index, r = s;
					if (typeof n != "number" || n % 1 || isNaN(n)) return validate98.errors = [{
						instancePath: t + "/index",
						schemaPath: "#/properties/index/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					}], !1;
					if (s === r && typeof n == "number" && !m(n, e, "index")) return validate98.errors = [{
						instancePath: t + "/index",
						schemaPath: "#/properties/index/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: -1
						},
						message: "must be >= -1"
					}], !1;
					var c = r === s;
				} else var c = !0;
				if (c) {
					if (e.fullyQualifiedName !== void 0 && i.call(e, "fullyQualifiedName")) {
						let n = s;
						if (typeof e.fullyQualifiedName != "string") return validate98.errors = [{
							instancePath: t + "/fullyQualifiedName",
							schemaPath: "#/properties/fullyQualifiedName/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						var c = n === s;
					} else var c = !0;
					if (c) {
						if (e.decoratedName !== void 0 && i.call(e, "decoratedName")) {
							let n = s;
							if (typeof e.decoratedName != "string") return validate98.errors = [{
								instancePath: t + "/decoratedName",
								schemaPath: "#/properties/decoratedName/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
							var c = n === s;
						} else var c = !0;
						if (c) {
							if (e.parentIndex !== void 0 && i.call(e, "parentIndex")) {
								let n = e.parentIndex, r = s;
								if (typeof n != "number" || n % 1 || isNaN(n)) return validate98.errors = [{
									instancePath: t + "/parentIndex",
									schemaPath: "#/properties/parentIndex/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}], !1;
								if (s === r && typeof n == "number" && !m(n, e, "parentIndex")) return validate98.errors = [{
									instancePath: t + "/parentIndex",
									schemaPath: "#/properties/parentIndex/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: -1
									},
									message: "must be >= -1"
								}], !1;
								var c = r === s;
							} else var c = !0;
							if (c) {
								if (e.kind !== void 0 && i.call(e, "kind")) {
									let n = s;
									if (typeof e.kind != "string") return validate98.errors = [{
										instancePath: t + "/kind",
										schemaPath: "#/properties/kind/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}], !1;
									var c = n === s;
								} else var c = !0;
								if (c) {
									if (e.properties !== void 0 && i.call(e, "properties")) {
										let n = s;
										validate26(e.properties, {
											instancePath: t + "/properties",
											parentData: e,
											parentDataProperty: "properties",
											rootData: a
										}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
										var c = n === s;
									} else var c = !0;
								}
							}
						}
					}
				}
			}
		} else return validate98.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate98.errors = o, s === 0;
}
function validate103(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let s = null, c = 0;
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.target === void 0 || !i.call(e, "target")) && (n = "target")) return validate103.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.target !== void 0 && i.call(e, "target")) {
				let n = e.target, r = c;
				if (typeof n != "number" || n % 1 || isNaN(n)) return validate103.errors = [{
					instancePath: t + "/target",
					schemaPath: "#/properties/target/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				}], !1;
				if (c === r && typeof n == "number" && !g(n, e, "target")) return validate103.errors = [{
					instancePath: t + "/target",
					schemaPath: "#/properties/target/minimum",
					keyword: "minimum",
					params: {
						comparison: ">=",
						limit: 0
					},
					message: "must be >= 0"
				}], !1;
				var l = r === c;
			} else var l = !0;
			if (l) {
				if (e.kinds !== void 0 && i.call(e, "kinds")) {
					let n = e.kinds, r = c;
					if (c === r) {
						if (Array.isArray(n)) {
							var u = !0;
							let e = n.length;
							for (let r = 0; r < e; r++) {
								let e = c;
								if (typeof n[r] != "string") return validate103.errors = [{
									instancePath: t + "/kinds/" + r,
									schemaPath: "#/properties/kinds/items/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var u = e === c;
								if (!u) break;
							}
							if (u) {
								let e = o(n);
								if (e !== void 0) return validate103.errors = [{
									instancePath: t + "/kinds",
									schemaPath: "#/properties/kinds/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: e.i,
										j: e.j
									},
									message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
								}], !1;
							}
						} else return validate103.errors = [{
							instancePath: t + "/kinds",
							schemaPath: "#/properties/kinds/type",
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
						validate47(e.description, {
							instancePath: t + "/description",
							parentData: e,
							parentDataProperty: "description",
							rootData: a
						}) || (s = s === null ? validate47.errors : s.concat(validate47.errors), c = s.length);
						var l = n === c;
					} else var l = !0;
					if (l) {
						if (e.properties !== void 0 && i.call(e, "properties")) {
							let n = c;
							validate26(e.properties, {
								instancePath: t + "/properties",
								parentData: e,
								parentDataProperty: "properties",
								rootData: a
							}) || (s = s === null ? validate26.errors : s.concat(validate26.errors), c = s.length);
							var l = n === c;
						} else var l = !0;
					}
				}
			}
		} else return validate103.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate103.errors = s, c === 0;
}
function validate81(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let s = null, c = 0;
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.id !== void 0 && i.call(e, "id")) {
				let n = e.id, r = c;
				if (typeof n != "number" || n % 1 || isNaN(n)) return validate81.errors = [{
					instancePath: t + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				}], !1;
				if (c === r && typeof n == "number" && !m(n, e, "id")) return validate81.errors = [{
					instancePath: t + "/id",
					schemaPath: "#/properties/id/minimum",
					keyword: "minimum",
					params: {
						comparison: ">=",
						limit: -1
					},
					message: "must be >= -1"
				}], !1;
				var l = r === c;
			} else var l = !0;
			if (l) {
				if (e.physicalLocation !== void 0 && i.call(e, "physicalLocation")) {
					let n = c;
					validate82(e.physicalLocation, {
						instancePath: t + "/physicalLocation",
						parentData: e,
						parentDataProperty: "physicalLocation",
						rootData: a
					}) || (s = s === null ? validate82.errors : s.concat(validate82.errors), c = s.length);
					var l = n === c;
				} else var l = !0;
				if (l) {
					if (e.logicalLocations !== void 0 && i.call(e, "logicalLocations")) {
						let n = e.logicalLocations, r = c;
						if (c === r) {
							if (Array.isArray(n)) {
								if (n.length < 0) return validate81.errors = [{
									instancePath: t + "/logicalLocations",
									schemaPath: "#/properties/logicalLocations/minItems",
									keyword: "minItems",
									params: { limit: 0 },
									message: "must NOT have fewer than 0 items"
								}], !1;
								{
									var u = !0;
									let e = n.length;
									for (let r = 0; r < e; r++) {
										let e = c;
										validate98(n[r], {
											instancePath: t + "/logicalLocations/" + r,
											parentData: n,
											parentDataProperty: r,
											rootData: a
										}) || (s = s === null ? validate98.errors : s.concat(validate98.errors), c = s.length);
										var u = e === c;
										if (!u) break;
									}
									if (u) {
										let e = o(n);
										if (e !== void 0) return validate81.errors = [{
											instancePath: t + "/logicalLocations",
											schemaPath: "#/properties/logicalLocations/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: e.i,
												j: e.j
											},
											message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
										}], !1;
									}
								}
							} else return validate81.errors = [{
								instancePath: t + "/logicalLocations",
								schemaPath: "#/properties/logicalLocations/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							}], !1;
						}
						var l = r === c;
					} else var l = !0;
					if (l) {
						if (e.message !== void 0 && i.call(e, "message")) {
							let n = c;
							validate47(e.message, {
								instancePath: t + "/message",
								parentData: e,
								parentDataProperty: "message",
								rootData: a
							}) || (s = s === null ? validate47.errors : s.concat(validate47.errors), c = s.length);
							var l = n === c;
						} else var l = !0;
						if (l) {
							if (e.annotations !== void 0 && i.call(e, "annotations")) {
								let n = e.annotations, r = c;
								if (c === r) {
									if (Array.isArray(n)) {
										if (n.length < 0) return validate81.errors = [{
											instancePath: t + "/annotations",
											schemaPath: "#/properties/annotations/minItems",
											keyword: "minItems",
											params: { limit: 0 },
											message: "must NOT have fewer than 0 items"
										}], !1;
										{
											var d = !0;
											let e = n.length;
											for (let r = 0; r < e; r++) {
												let e = c;
												validate87(n[r], {
													instancePath: t + "/annotations/" + r,
													parentData: n,
													parentDataProperty: r,
													rootData: a
												}) || (s = s === null ? validate87.errors : s.concat(validate87.errors), c = s.length);
												var d = e === c;
												if (!d) break;
											}
											if (d) {
												let e = o(n);
												if (e !== void 0) return validate81.errors = [{
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
										}
									} else return validate81.errors = [{
										instancePath: t + "/annotations",
										schemaPath: "#/properties/annotations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}], !1;
								}
								var l = r === c;
							} else var l = !0;
							if (l) {
								if (e.relationships !== void 0 && i.call(e, "relationships")) {
									let n = e.relationships, r = c;
									if (c === r) {
										if (Array.isArray(n)) {
											if (n.length < 0) return validate81.errors = [{
												instancePath: t + "/relationships",
												schemaPath: "#/properties/relationships/minItems",
												keyword: "minItems",
												params: { limit: 0 },
												message: "must NOT have fewer than 0 items"
											}], !1;
											{
												var f = !0;
												let e = n.length;
												for (let r = 0; r < e; r++) {
													let e = c;
													validate103(n[r], {
														instancePath: t + "/relationships/" + r,
														parentData: n,
														parentDataProperty: r,
														rootData: a
													}) || (s = s === null ? validate103.errors : s.concat(validate103.errors), c = s.length);
													var f = e === c;
													if (!f) break;
												}
												if (f) {
													let e = o(n);
													if (e !== void 0) return validate81.errors = [{
														instancePath: t + "/relationships",
														schemaPath: "#/properties/relationships/uniqueItems",
														keyword: "uniqueItems",
														params: {
															i: e.i,
															j: e.j
														},
														message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
													}], !1;
												}
											}
										} else return validate81.errors = [{
											instancePath: t + "/relationships",
											schemaPath: "#/properties/relationships/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}], !1;
									}
									var l = r === c;
								} else var l = !0;
								if (l) {
									if (e.properties !== void 0 && i.call(e, "properties")) {
										let n = c;
										validate26(e.properties, {
											instancePath: t + "/properties",
											parentData: e,
											parentDataProperty: "properties",
											rootData: a
										}) || (s = s === null ? validate26.errors : s.concat(validate26.errors), c = s.length);
										var l = n === c;
									} else var l = !0;
								}
							}
						}
					}
				}
			}
		} else return validate81.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate81.errors = s, c === 0;
}
function validate113(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.location !== void 0 && i.call(e, "location")) {
				let n = s;
				validate81(e.location, {
					instancePath: t + "/location",
					parentData: e,
					parentDataProperty: "location",
					rootData: a
				}) || (o = o === null ? validate81.errors : o.concat(validate81.errors), s = o.length);
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.module !== void 0 && i.call(e, "module")) {
					let n = s;
					if (typeof e.module != "string") return validate113.errors = [{
						instancePath: t + "/module",
						schemaPath: "#/properties/module/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.threadId !== void 0 && i.call(e, "threadId")) {
						let n = e.threadId, r = s;
						if (typeof n != "number" || n % 1 || isNaN(n)) return validate113.errors = [{
							instancePath: t + "/threadId",
							schemaPath: "#/properties/threadId/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						}], !1;
						var c = r === s;
					} else var c = !0;
					if (c) {
						if (e.parameters !== void 0 && i.call(e, "parameters")) {
							let n = e.parameters, r = s;
							if (s === r) {
								if (Array.isArray(n)) {
									if (n.length < 0) return validate113.errors = [{
										instancePath: t + "/parameters",
										schemaPath: "#/properties/parameters/minItems",
										keyword: "minItems",
										params: { limit: 0 },
										message: "must NOT have fewer than 0 items"
									}], !1;
									{
										let e = n.length;
										for (let r = 0; r < e; r++) {
											let e = s;
											if (typeof n[r] != "string") return validate113.errors = [{
												instancePath: t + "/parameters/" + r,
												schemaPath: "#/properties/parameters/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											if (e !== s) break;
										}
									}
								} else return validate113.errors = [{
									instancePath: t + "/parameters",
									schemaPath: "#/properties/parameters/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}], !1;
							}
							var c = r === s;
						} else var c = !0;
						if (c) {
							if (e.properties !== void 0 && i.call(e, "properties")) {
								let n = s;
								validate26(e.properties, {
									instancePath: t + "/properties",
									parentData: e,
									parentDataProperty: "properties",
									rootData: a
								}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
								var c = n === s;
							} else var c = !0;
						}
					}
				}
			}
		} else return validate113.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate113.errors = o, s === 0;
}
function validate111(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.frames === void 0 || !i.call(e, "frames")) && (n = "frames")) return validate111.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.message !== void 0 && i.call(e, "message")) {
				let n = s;
				validate47(e.message, {
					instancePath: t + "/message",
					parentData: e,
					parentDataProperty: "message",
					rootData: a
				}) || (o = o === null ? validate47.errors : o.concat(validate47.errors), s = o.length);
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.frames !== void 0 && i.call(e, "frames")) {
					let n = e.frames, r = s;
					if (s === r) {
						if (Array.isArray(n)) {
							if (n.length < 0) return validate111.errors = [{
								instancePath: t + "/frames",
								schemaPath: "#/properties/frames/minItems",
								keyword: "minItems",
								params: { limit: 0 },
								message: "must NOT have fewer than 0 items"
							}], !1;
							{
								let e = n.length;
								for (let r = 0; r < e; r++) {
									let e = s;
									if (validate113(n[r], {
										instancePath: t + "/frames/" + r,
										parentData: n,
										parentDataProperty: r,
										rootData: a
									}) || (o = o === null ? validate113.errors : o.concat(validate113.errors), s = o.length), e !== s) break;
								}
							}
						} else return validate111.errors = [{
							instancePath: t + "/frames",
							schemaPath: "#/properties/frames/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						}], !1;
					}
					var c = r === s;
				} else var c = !0;
				if (c) {
					if (e.properties !== void 0 && i.call(e, "properties")) {
						let n = s;
						validate26(e.properties, {
							instancePath: t + "/properties",
							parentData: e,
							parentDataProperty: "properties",
							rootData: a
						}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
						var c = n === s;
					} else var c = !0;
				}
			}
		} else return validate111.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate111.errors = o, s === 0;
}
const _ = { validate: validate110 };
function validate110(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.kind !== void 0 && i.call(e, "kind")) {
				let n = s;
				if (typeof e.kind != "string") return validate110.errors = [{
					instancePath: t + "/kind",
					schemaPath: "#/properties/kind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.message !== void 0 && i.call(e, "message")) {
					let n = s;
					if (typeof e.message != "string") return validate110.errors = [{
						instancePath: t + "/message",
						schemaPath: "#/properties/message/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.stack !== void 0 && i.call(e, "stack")) {
						let n = s;
						validate111(e.stack, {
							instancePath: t + "/stack",
							parentData: e,
							parentDataProperty: "stack",
							rootData: a
						}) || (o = o === null ? validate111.errors : o.concat(validate111.errors), s = o.length);
						var c = n === s;
					} else var c = !0;
					if (c) {
						if (e.innerExceptions !== void 0 && i.call(e, "innerExceptions")) {
							let n = e.innerExceptions, r = s;
							if (s === r) {
								if (Array.isArray(n)) {
									if (n.length < 0) return validate110.errors = [{
										instancePath: t + "/innerExceptions",
										schemaPath: "#/properties/innerExceptions/minItems",
										keyword: "minItems",
										params: { limit: 0 },
										message: "must NOT have fewer than 0 items"
									}], !1;
									{
										let e = n.length;
										for (let r = 0; r < e; r++) {
											let e = s;
											if (_.validate(n[r], {
												instancePath: t + "/innerExceptions/" + r,
												parentData: n,
												parentDataProperty: r,
												rootData: a
											}) || (o = o === null ? _.validate.errors : o.concat(_.validate.errors), s = o.length), e !== s) break;
										}
									}
								} else return validate110.errors = [{
									instancePath: t + "/innerExceptions",
									schemaPath: "#/properties/innerExceptions/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}], !1;
							}
							var c = r === s;
						} else var c = !0;
						if (c) {
							if (e.properties !== void 0 && i.call(e, "properties")) {
								let n = s;
								validate26(e.properties, {
									instancePath: t + "/properties",
									parentData: e,
									parentDataProperty: "properties",
									rootData: a
								}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
								var c = n === s;
							} else var c = !0;
						}
					}
				}
			}
		} else return validate110.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate110.errors = o, s === 0;
}
function validate80(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let s = null, c = 0;
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.message === void 0 || !i.call(e, "message")) && (n = "message")) return validate80.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.locations !== void 0 && i.call(e, "locations")) {
				let n = e.locations, r = c;
				if (c === r) {
					if (Array.isArray(n)) {
						if (n.length < 0) return validate80.errors = [{
							instancePath: t + "/locations",
							schemaPath: "#/properties/locations/minItems",
							keyword: "minItems",
							params: { limit: 0 },
							message: "must NOT have fewer than 0 items"
						}], !1;
						{
							var l = !0;
							let e = n.length;
							for (let r = 0; r < e; r++) {
								let e = c;
								validate81(n[r], {
									instancePath: t + "/locations/" + r,
									parentData: n,
									parentDataProperty: r,
									rootData: a
								}) || (s = s === null ? validate81.errors : s.concat(validate81.errors), c = s.length);
								var l = e === c;
								if (!l) break;
							}
							if (l) {
								let e = o(n);
								if (e !== void 0) return validate80.errors = [{
									instancePath: t + "/locations",
									schemaPath: "#/properties/locations/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: e.i,
										j: e.j
									},
									message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
								}], !1;
							}
						}
					} else return validate80.errors = [{
						instancePath: t + "/locations",
						schemaPath: "#/properties/locations/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					}], !1;
				}
				var u = r === c;
			} else var u = !0;
			if (u) {
				if (e.message !== void 0 && i.call(e, "message")) {
					let n = c;
					validate47(e.message, {
						instancePath: t + "/message",
						parentData: e,
						parentDataProperty: "message",
						rootData: a
					}) || (s = s === null ? validate47.errors : s.concat(validate47.errors), c = s.length);
					var u = n === c;
				} else var u = !0;
				if (u) {
					if (e.level !== void 0 && i.call(e, "level")) {
						let n = c;
						if (!f(e.level, e, "level")) return validate80.errors = [{
							instancePath: t + "/level",
							schemaPath: "#/properties/level/enum",
							keyword: "enum",
							params: { allowedValues: f.allowed },
							message: "must be equal to one of the allowed values"
						}], !1;
						var u = n === c;
					} else var u = !0;
					if (u) {
						if (e.threadId !== void 0 && i.call(e, "threadId")) {
							let n = e.threadId, r = c;
							if (typeof n != "number" || n % 1 || isNaN(n)) return validate80.errors = [{
								instancePath: t + "/threadId",
								schemaPath: "#/properties/threadId/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}], !1;
							var u = r === c;
						} else var u = !0;
						if (u) {
							if (e.timeUtc !== void 0 && i.call(e, "timeUtc")) {
								let n = c;
								if (typeof e.timeUtc != "string") return validate80.errors = [{
									instancePath: t + "/timeUtc",
									schemaPath: "#/properties/timeUtc/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var u = n === c;
							} else var u = !0;
							if (u) {
								if (e.exception !== void 0 && i.call(e, "exception")) {
									let n = c;
									validate110(e.exception, {
										instancePath: t + "/exception",
										parentData: e,
										parentDataProperty: "exception",
										rootData: a
									}) || (s = s === null ? validate110.errors : s.concat(validate110.errors), c = s.length);
									var u = n === c;
								} else var u = !0;
								if (u) {
									if (e.descriptor !== void 0 && i.call(e, "descriptor")) {
										let n = c;
										validate41(e.descriptor, {
											instancePath: t + "/descriptor",
											parentData: e,
											parentDataProperty: "descriptor",
											rootData: a
										}) || (s = s === null ? validate41.errors : s.concat(validate41.errors), c = s.length);
										var u = n === c;
									} else var u = !0;
									if (u) {
										if (e.associatedRule !== void 0 && i.call(e, "associatedRule")) {
											let n = c;
											validate41(e.associatedRule, {
												instancePath: t + "/associatedRule",
												parentData: e,
												parentDataProperty: "associatedRule",
												rootData: a
											}) || (s = s === null ? validate41.errors : s.concat(validate41.errors), c = s.length);
											var u = n === c;
										} else var u = !0;
										if (u) {
											if (e.properties !== void 0 && i.call(e, "properties")) {
												let n = c;
												validate26(e.properties, {
													instancePath: t + "/properties",
													parentData: e,
													parentDataProperty: "properties",
													rootData: a
												}) || (s = s === null ? validate26.errors : s.concat(validate26.errors), c = s.length);
												var u = n === c;
											} else var u = !0;
										}
									}
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
	return validate80.errors = s, c === 0;
}
function validate72(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let s = null, c = 0;
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.executionSuccessful === void 0 || !i.call(e, "executionSuccessful")) && (n = "executionSuccessful")) return validate72.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.commandLine !== void 0 && i.call(e, "commandLine")) {
				let n = c;
				if (typeof e.commandLine != "string") return validate72.errors = [{
					instancePath: t + "/commandLine",
					schemaPath: "#/properties/commandLine/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var l = n === c;
			} else var l = !0;
			if (l) {
				if (e.arguments !== void 0 && i.call(e, "arguments")) {
					let n = e.arguments, r = c;
					if (c === r) {
						if (Array.isArray(n)) {
							if (n.length < 0) return validate72.errors = [{
								instancePath: t + "/arguments",
								schemaPath: "#/properties/arguments/minItems",
								keyword: "minItems",
								params: { limit: 0 },
								message: "must NOT have fewer than 0 items"
							}], !1;
							{
								let e = n.length;
								for (let r = 0; r < e; r++) {
									let e = c;
									if (typeof n[r] != "string") return validate72.errors = [{
										instancePath: t + "/arguments/" + r,
										schemaPath: "#/properties/arguments/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}], !1;
									if (e !== c) break;
								}
							}
						} else return validate72.errors = [{
							instancePath: t + "/arguments",
							schemaPath: "#/properties/arguments/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						}], !1;
					}
					var l = r === c;
				} else var l = !0;
				if (l) {
					if (e.responseFiles !== void 0 && i.call(e, "responseFiles")) {
						let n = e.responseFiles, r = c;
						if (c === r) {
							if (Array.isArray(n)) {
								if (n.length < 0) return validate72.errors = [{
									instancePath: t + "/responseFiles",
									schemaPath: "#/properties/responseFiles/minItems",
									keyword: "minItems",
									params: { limit: 0 },
									message: "must NOT have fewer than 0 items"
								}], !1;
								{
									var u = !0;
									let e = n.length;
									for (let r = 0; r < e; r++) {
										let e = c;
										validate56(n[r], {
											instancePath: t + "/responseFiles/" + r,
											parentData: n,
											parentDataProperty: r,
											rootData: a
										}) || (s = s === null ? validate56.errors : s.concat(validate56.errors), c = s.length);
										var u = e === c;
										if (!u) break;
									}
									if (u) {
										let e = o(n);
										if (e !== void 0) return validate72.errors = [{
											instancePath: t + "/responseFiles",
											schemaPath: "#/properties/responseFiles/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: e.i,
												j: e.j
											},
											message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
										}], !1;
									}
								}
							} else return validate72.errors = [{
								instancePath: t + "/responseFiles",
								schemaPath: "#/properties/responseFiles/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							}], !1;
						}
						var l = r === c;
					} else var l = !0;
					if (l) {
						if (e.startTimeUtc !== void 0 && i.call(e, "startTimeUtc")) {
							let n = c;
							if (typeof e.startTimeUtc != "string") return validate72.errors = [{
								instancePath: t + "/startTimeUtc",
								schemaPath: "#/properties/startTimeUtc/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
							var l = n === c;
						} else var l = !0;
						if (l) {
							if (e.endTimeUtc !== void 0 && i.call(e, "endTimeUtc")) {
								let n = c;
								if (typeof e.endTimeUtc != "string") return validate72.errors = [{
									instancePath: t + "/endTimeUtc",
									schemaPath: "#/properties/endTimeUtc/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var l = n === c;
							} else var l = !0;
							if (l) {
								if (e.exitCode !== void 0 && i.call(e, "exitCode")) {
									let n = e.exitCode, r = c;
									if (typeof n != "number" || n % 1 || isNaN(n)) return validate72.errors = [{
										instancePath: t + "/exitCode",
										schemaPath: "#/properties/exitCode/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									}], !1;
									var l = r === c;
								} else var l = !0;
								if (l) {
									if (e.ruleConfigurationOverrides !== void 0 && i.call(e, "ruleConfigurationOverrides")) {
										let n = e.ruleConfigurationOverrides, r = c;
										if (c === r) {
											if (Array.isArray(n)) {
												if (n.length < 0) return validate72.errors = [{
													instancePath: t + "/ruleConfigurationOverrides",
													schemaPath: "#/properties/ruleConfigurationOverrides/minItems",
													keyword: "minItems",
													params: { limit: 0 },
													message: "must NOT have fewer than 0 items"
												}], !1;
												{
													var d = !0;
													let e = n.length;
													for (let r = 0; r < e; r++) {
														let e = c;
														validate74(n[r], {
															instancePath: t + "/ruleConfigurationOverrides/" + r,
															parentData: n,
															parentDataProperty: r,
															rootData: a
														}) || (s = s === null ? validate74.errors : s.concat(validate74.errors), c = s.length);
														var d = e === c;
														if (!d) break;
													}
													if (d) {
														let e = o(n);
														if (e !== void 0) return validate72.errors = [{
															instancePath: t + "/ruleConfigurationOverrides",
															schemaPath: "#/properties/ruleConfigurationOverrides/uniqueItems",
															keyword: "uniqueItems",
															params: {
																i: e.i,
																j: e.j
															},
															message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
														}], !1;
													}
												}
											} else return validate72.errors = [{
												instancePath: t + "/ruleConfigurationOverrides",
												schemaPath: "#/properties/ruleConfigurationOverrides/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											}], !1;
										}
										var l = r === c;
									} else var l = !0;
									if (l) {
										if (e.notificationConfigurationOverrides !== void 0 && i.call(e, "notificationConfigurationOverrides")) {
											let n = e.notificationConfigurationOverrides, r = c;
											if (c === r) {
												if (Array.isArray(n)) {
													if (n.length < 0) return validate72.errors = [{
														instancePath: t + "/notificationConfigurationOverrides",
														schemaPath: "#/properties/notificationConfigurationOverrides/minItems",
														keyword: "minItems",
														params: { limit: 0 },
														message: "must NOT have fewer than 0 items"
													}], !1;
													{
														var f = !0;
														let e = n.length;
														for (let r = 0; r < e; r++) {
															let e = c;
															validate74(n[r], {
																instancePath: t + "/notificationConfigurationOverrides/" + r,
																parentData: n,
																parentDataProperty: r,
																rootData: a
															}) || (s = s === null ? validate74.errors : s.concat(validate74.errors), c = s.length);
															var f = e === c;
															if (!f) break;
														}
														if (f) {
															let e = o(n);
															if (e !== void 0) return validate72.errors = [{
																instancePath: t + "/notificationConfigurationOverrides",
																schemaPath: "#/properties/notificationConfigurationOverrides/uniqueItems",
																keyword: "uniqueItems",
																params: {
																	i: e.i,
																	j: e.j
																},
																message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
															}], !1;
														}
													}
												} else return validate72.errors = [{
													instancePath: t + "/notificationConfigurationOverrides",
													schemaPath: "#/properties/notificationConfigurationOverrides/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												}], !1;
											}
											var l = r === c;
										} else var l = !0;
										if (l) {
											if (e.toolExecutionNotifications !== void 0 && i.call(e, "toolExecutionNotifications")) {
												let n = e.toolExecutionNotifications, r = c;
												if (c === r) {
													if (Array.isArray(n)) {
														if (n.length < 0) return validate72.errors = [{
															instancePath: t + "/toolExecutionNotifications",
															schemaPath: "#/properties/toolExecutionNotifications/minItems",
															keyword: "minItems",
															params: { limit: 0 },
															message: "must NOT have fewer than 0 items"
														}], !1;
														{
															let e = n.length;
															for (let r = 0; r < e; r++) {
																let e = c;
																if (validate80(n[r], {
																	instancePath: t + "/toolExecutionNotifications/" + r,
																	parentData: n,
																	parentDataProperty: r,
																	rootData: a
																}) || (s = s === null ? validate80.errors : s.concat(validate80.errors), c = s.length), e !== c) break;
															}
														}
													} else return validate72.errors = [{
														instancePath: t + "/toolExecutionNotifications",
														schemaPath: "#/properties/toolExecutionNotifications/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													}], !1;
												}
												var l = r === c;
											} else var l = !0;
											if (l) {
												if (e.toolConfigurationNotifications !== void 0 && i.call(e, "toolConfigurationNotifications")) {
													let n = e.toolConfigurationNotifications, r = c;
													if (c === r) {
														if (Array.isArray(n)) {
															if (n.length < 0) return validate72.errors = [{
																instancePath: t + "/toolConfigurationNotifications",
																schemaPath: "#/properties/toolConfigurationNotifications/minItems",
																keyword: "minItems",
																params: { limit: 0 },
																message: "must NOT have fewer than 0 items"
															}], !1;
															{
																let e = n.length;
																for (let r = 0; r < e; r++) {
																	let e = c;
																	if (validate80(n[r], {
																		instancePath: t + "/toolConfigurationNotifications/" + r,
																		parentData: n,
																		parentDataProperty: r,
																		rootData: a
																	}) || (s = s === null ? validate80.errors : s.concat(validate80.errors), c = s.length), e !== c) break;
																}
															}
														} else return validate72.errors = [{
															instancePath: t + "/toolConfigurationNotifications",
															schemaPath: "#/properties/toolConfigurationNotifications/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														}], !1;
													}
													var l = r === c;
												} else var l = !0;
												if (l) {
													if (e.exitCodeDescription !== void 0 && i.call(e, "exitCodeDescription")) {
														let n = c;
														if (typeof e.exitCodeDescription != "string") return validate72.errors = [{
															instancePath: t + "/exitCodeDescription",
															schemaPath: "#/properties/exitCodeDescription/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}], !1;
														var l = n === c;
													} else var l = !0;
													if (l) {
														if (e.exitSignalName !== void 0 && i.call(e, "exitSignalName")) {
															let n = c;
															if (typeof e.exitSignalName != "string") return validate72.errors = [{
																instancePath: t + "/exitSignalName",
																schemaPath: "#/properties/exitSignalName/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}], !1;
															var l = n === c;
														} else var l = !0;
														if (l) {
															if (e.exitSignalNumber !== void 0 && i.call(e, "exitSignalNumber")) {
																let n = e.exitSignalNumber, r = c;
																if (typeof n != "number" || n % 1 || isNaN(n)) return validate72.errors = [{
																	instancePath: t + "/exitSignalNumber",
																	schemaPath: "#/properties/exitSignalNumber/type",
																	keyword: "type",
																	params: { type: "integer" },
																	message: "must be integer"
																}], !1;
																var l = r === c;
															} else var l = !0;
															if (l) {
																if (e.processStartFailureMessage !== void 0 && i.call(e, "processStartFailureMessage")) {
																	let n = c;
																	if (typeof e.processStartFailureMessage != "string") return validate72.errors = [{
																		instancePath: t + "/processStartFailureMessage",
																		schemaPath: "#/properties/processStartFailureMessage/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}], !1;
																	var l = n === c;
																} else var l = !0;
																if (l) {
																	if (e.executionSuccessful !== void 0 && i.call(e, "executionSuccessful")) {
																		let n = c;
																		if (typeof e.executionSuccessful != "boolean") return validate72.errors = [{
																			instancePath: t + "/executionSuccessful",
																			schemaPath: "#/properties/executionSuccessful/type",
																			keyword: "type",
																			params: { type: "boolean" },
																			message: "must be boolean"
																		}], !1;
																		var l = n === c;
																	} else var l = !0;
																	if (l) {
																		if (e.machine !== void 0 && i.call(e, "machine")) {
																			let n = c;
																			if (typeof e.machine != "string") return validate72.errors = [{
																				instancePath: t + "/machine",
																				schemaPath: "#/properties/machine/type",
																				keyword: "type",
																				params: { type: "string" },
																				message: "must be string"
																			}], !1;
																			var l = n === c;
																		} else var l = !0;
																		if (l) {
																			if (e.account !== void 0 && i.call(e, "account")) {
																				let n = c;
																				if (typeof e.account != "string") return validate72.errors = [{
																					instancePath: t + "/account",
																					schemaPath: "#/properties/account/type",
																					keyword: "type",
																					params: { type: "string" },
																					message: "must be string"
																				}], !1;
																				var l = n === c;
																			} else var l = !0;
																			if (l) {
																				if (e.processId !== void 0 && i.call(e, "processId")) {
																					let n = e.processId, r = c;
																					if (typeof n != "number" || n % 1 || isNaN(n)) return validate72.errors = [{
																						instancePath: t + "/processId",
																						schemaPath: "#/properties/processId/type",
																						keyword: "type",
																						params: { type: "integer" },
																						message: "must be integer"
																					}], !1;
																					var l = r === c;
																				} else var l = !0;
																				if (l) {
																					if (e.executableLocation !== void 0 && i.call(e, "executableLocation")) {
																						let n = c;
																						validate56(e.executableLocation, {
																							instancePath: t + "/executableLocation",
																							parentData: e,
																							parentDataProperty: "executableLocation",
																							rootData: a
																						}) || (s = s === null ? validate56.errors : s.concat(validate56.errors), c = s.length);
																						var l = n === c;
																					} else var l = !0;
																					if (l) {
																						if (e.workingDirectory !== void 0 && i.call(e, "workingDirectory")) {
																							let n = c;
																							validate56(e.workingDirectory, {
																								instancePath: t + "/workingDirectory",
																								parentData: e,
																								parentDataProperty: "workingDirectory",
																								rootData: a
																							}) || (s = s === null ? validate56.errors : s.concat(validate56.errors), c = s.length);
																							var l = n === c;
																						} else var l = !0;
																						if (l) {
																							if (e.environmentVariables !== void 0 && i.call(e, "environmentVariables")) {
																								let n = e.environmentVariables, r = c;
																								if (c === r) {
																									if (n && typeof n == "object" && !Array.isArray(n)) for (let e of Object.keys(n)) {
																										let r = c;
																										if (typeof n[e] != "string") return validate72.errors = [{
																											instancePath: t + "/environmentVariables/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
																											schemaPath: "#/properties/environmentVariables/additionalProperties/type",
																											keyword: "type",
																											params: { type: "string" },
																											message: "must be string"
																										}], !1;
																										if (r !== c) break;
																									}
																									else return validate72.errors = [{
																										instancePath: t + "/environmentVariables",
																										schemaPath: "#/properties/environmentVariables/type",
																										keyword: "type",
																										params: { type: "object" },
																										message: "must be object"
																									}], !1;
																								}
																								var l = r === c;
																							} else var l = !0;
																							if (l) {
																								if (e.stdin !== void 0 && i.call(e, "stdin")) {
																									let n = c;
																									validate56(e.stdin, {
																										instancePath: t + "/stdin",
																										parentData: e,
																										parentDataProperty: "stdin",
																										rootData: a
																									}) || (s = s === null ? validate56.errors : s.concat(validate56.errors), c = s.length);
																									var l = n === c;
																								} else var l = !0;
																								if (l) {
																									if (e.stdout !== void 0 && i.call(e, "stdout")) {
																										let n = c;
																										validate56(e.stdout, {
																											instancePath: t + "/stdout",
																											parentData: e,
																											parentDataProperty: "stdout",
																											rootData: a
																										}) || (s = s === null ? validate56.errors : s.concat(validate56.errors), c = s.length);
																										var l = n === c;
																									} else var l = !0;
																									if (l) {
																										if (e.stderr !== void 0 && i.call(e, "stderr")) {
																											let n = c;
																											validate56(e.stderr, {
																												instancePath: t + "/stderr",
																												parentData: e,
																												parentDataProperty: "stderr",
																												rootData: a
																											}) || (s = s === null ? validate56.errors : s.concat(validate56.errors), c = s.length);
																											var l = n === c;
																										} else var l = !0;
																										if (l) {
																											if (e.stdoutStderr !== void 0 && i.call(e, "stdoutStderr")) {
																												let n = c;
																												validate56(e.stdoutStderr, {
																													instancePath: t + "/stdoutStderr",
																													parentData: e,
																													parentDataProperty: "stdoutStderr",
																													rootData: a
																												}) || (s = s === null ? validate56.errors : s.concat(validate56.errors), c = s.length);
																												var l = n === c;
																											} else var l = !0;
																											if (l) {
																												if (e.properties !== void 0 && i.call(e, "properties")) {
																													let n = c;
																													validate26(e.properties, {
																														instancePath: t + "/properties",
																														parentData: e,
																														parentDataProperty: "properties",
																														rootData: a
																													}) || (s = s === null ? validate26.errors : s.concat(validate26.errors), c = s.length);
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
									}
								}
							}
						}
					}
				}
			}
		} else return validate72.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate72.errors = s, c === 0;
}
function validate134(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let s = null, c = 0;
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.tool === void 0 || !i.call(e, "tool")) && (n = "tool")) return validate134.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.tool !== void 0 && i.call(e, "tool")) {
				let n = c;
				validate23(e.tool, {
					instancePath: t + "/tool",
					parentData: e,
					parentDataProperty: "tool",
					rootData: a
				}) || (s = s === null ? validate23.errors : s.concat(validate23.errors), c = s.length);
				var l = n === c;
			} else var l = !0;
			if (l) {
				if (e.invocation !== void 0 && i.call(e, "invocation")) {
					let n = c;
					validate72(e.invocation, {
						instancePath: t + "/invocation",
						parentData: e,
						parentDataProperty: "invocation",
						rootData: a
					}) || (s = s === null ? validate72.errors : s.concat(validate72.errors), c = s.length);
					var l = n === c;
				} else var l = !0;
				if (l) {
					if (e.analysisToolLogFiles !== void 0 && i.call(e, "analysisToolLogFiles")) {
						let n = e.analysisToolLogFiles, r = c;
						if (c === r) {
							if (Array.isArray(n)) {
								if (n.length < 0) return validate134.errors = [{
									instancePath: t + "/analysisToolLogFiles",
									schemaPath: "#/properties/analysisToolLogFiles/minItems",
									keyword: "minItems",
									params: { limit: 0 },
									message: "must NOT have fewer than 0 items"
								}], !1;
								{
									var u = !0;
									let e = n.length;
									for (let r = 0; r < e; r++) {
										let e = c;
										validate56(n[r], {
											instancePath: t + "/analysisToolLogFiles/" + r,
											parentData: n,
											parentDataProperty: r,
											rootData: a
										}) || (s = s === null ? validate56.errors : s.concat(validate56.errors), c = s.length);
										var u = e === c;
										if (!u) break;
									}
									if (u) {
										let e = o(n);
										if (e !== void 0) return validate134.errors = [{
											instancePath: t + "/analysisToolLogFiles",
											schemaPath: "#/properties/analysisToolLogFiles/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: e.i,
												j: e.j
											},
											message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
										}], !1;
									}
								}
							} else return validate134.errors = [{
								instancePath: t + "/analysisToolLogFiles",
								schemaPath: "#/properties/analysisToolLogFiles/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							}], !1;
						}
						var l = r === c;
					} else var l = !0;
					if (l) {
						if (e.properties !== void 0 && i.call(e, "properties")) {
							let n = c;
							validate26(e.properties, {
								instancePath: t + "/properties",
								parentData: e,
								parentDataProperty: "properties",
								rootData: a
							}) || (s = s === null ? validate26.errors : s.concat(validate26.errors), c = s.length);
							var l = n === c;
						} else var l = !0;
					}
				}
			}
		} else return validate134.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate134.errors = s, c === 0;
}
function validate140(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.repositoryUri === void 0 || !i.call(e, "repositoryUri")) && (n = "repositoryUri")) return validate140.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.repositoryUri !== void 0 && i.call(e, "repositoryUri")) {
				let n = s;
				if (typeof e.repositoryUri != "string") return validate140.errors = [{
					instancePath: t + "/repositoryUri",
					schemaPath: "#/properties/repositoryUri/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.revisionId !== void 0 && i.call(e, "revisionId")) {
					let n = s;
					if (typeof e.revisionId != "string") return validate140.errors = [{
						instancePath: t + "/revisionId",
						schemaPath: "#/properties/revisionId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.branch !== void 0 && i.call(e, "branch")) {
						let n = s;
						if (typeof e.branch != "string") return validate140.errors = [{
							instancePath: t + "/branch",
							schemaPath: "#/properties/branch/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						var c = n === s;
					} else var c = !0;
					if (c) {
						if (e.revisionTag !== void 0 && i.call(e, "revisionTag")) {
							let n = s;
							if (typeof e.revisionTag != "string") return validate140.errors = [{
								instancePath: t + "/revisionTag",
								schemaPath: "#/properties/revisionTag/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
							var c = n === s;
						} else var c = !0;
						if (c) {
							if (e.asOfTimeUtc !== void 0 && i.call(e, "asOfTimeUtc")) {
								let n = s;
								if (typeof e.asOfTimeUtc != "string") return validate140.errors = [{
									instancePath: t + "/asOfTimeUtc",
									schemaPath: "#/properties/asOfTimeUtc/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var c = n === s;
							} else var c = !0;
							if (c) {
								if (e.mappedTo !== void 0 && i.call(e, "mappedTo")) {
									let n = s;
									validate56(e.mappedTo, {
										instancePath: t + "/mappedTo",
										parentData: e,
										parentDataProperty: "mappedTo",
										rootData: a
									}) || (o = o === null ? validate56.errors : o.concat(validate56.errors), s = o.length);
									var c = n === s;
								} else var c = !0;
								if (c) {
									if (e.properties !== void 0 && i.call(e, "properties")) {
										let n = s;
										validate26(e.properties, {
											instancePath: t + "/properties",
											parentData: e,
											parentDataProperty: "properties",
											rootData: a
										}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
										var c = n === s;
									} else var c = !0;
								}
							}
						}
					}
				}
			}
		} else return validate140.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate140.errors = o, s === 0;
}
const v = n([
	"analysisTarget",
	"attachment",
	"responseFile",
	"resultFile",
	"standardStream",
	"tracedFile",
	"unmodified",
	"modified",
	"added",
	"deleted",
	"renamed",
	"uncontrolled",
	"driver",
	"extension",
	"translation",
	"taxonomy",
	"policy",
	"referencedOnCommandLine",
	"memoryContents",
	"directory",
	"userSpecifiedConfiguration",
	"toolSpecifiedConfiguration",
	"debugOutputFile"
]), y = /* @__PURE__ */ RegExp("[^/]+/.+", "u");
function validate145(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let s = null, c = 0;
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.description !== void 0 && i.call(e, "description")) {
				let n = c;
				validate47(e.description, {
					instancePath: t + "/description",
					parentData: e,
					parentDataProperty: "description",
					rootData: a
				}) || (s = s === null ? validate47.errors : s.concat(validate47.errors), c = s.length);
				var l = n === c;
			} else var l = !0;
			if (l) {
				if (e.location !== void 0 && i.call(e, "location")) {
					let n = c;
					validate56(e.location, {
						instancePath: t + "/location",
						parentData: e,
						parentDataProperty: "location",
						rootData: a
					}) || (s = s === null ? validate56.errors : s.concat(validate56.errors), c = s.length);
					var l = n === c;
				} else var l = !0;
				if (l) {
					if (e.parentIndex !== void 0 && i.call(e, "parentIndex")) {
						let n = e.parentIndex, r = c;
						if (typeof n != "number" || n % 1 || isNaN(n)) return validate145.errors = [{
							instancePath: t + "/parentIndex",
							schemaPath: "#/properties/parentIndex/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						}], !1;
						if (c === r && typeof n == "number" && !m(n, e, "parentIndex")) return validate145.errors = [{
							instancePath: t + "/parentIndex",
							schemaPath: "#/properties/parentIndex/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: -1
							},
							message: "must be >= -1"
						}], !1;
						var l = r === c;
					} else var l = !0;
					if (l) {
						if (e.offset !== void 0 && i.call(e, "offset")) {
							let n = e.offset, r = c;
							if (typeof n != "number" || n % 1 || isNaN(n)) return validate145.errors = [{
								instancePath: t + "/offset",
								schemaPath: "#/properties/offset/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}], !1;
							if (c === r && typeof n == "number" && !g(n, e, "offset")) return validate145.errors = [{
								instancePath: t + "/offset",
								schemaPath: "#/properties/offset/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							}], !1;
							var l = r === c;
						} else var l = !0;
						if (l) {
							if (e.length !== void 0 && i.call(e, "length")) {
								let n = e.length, r = c;
								if (typeof n != "number" || n % 1 || isNaN(n)) return validate145.errors = [{
									instancePath: t + "/length",
									schemaPath: "#/properties/length/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}], !1;
								if (c === r && typeof n == "number" && !m(n, e, "length")) return validate145.errors = [{
									instancePath: t + "/length",
									schemaPath: "#/properties/length/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: -1
									},
									message: "must be >= -1"
								}], !1;
								var l = r === c;
							} else var l = !0;
							if (l) {
								if (e.roles !== void 0 && i.call(e, "roles")) {
									let n = e.roles, r = c;
									if (c === r) {
										if (Array.isArray(n)) {
											if (n.length < 0) return validate145.errors = [{
												instancePath: t + "/roles",
												schemaPath: "#/properties/roles/minItems",
												keyword: "minItems",
												params: { limit: 0 },
												message: "must NOT have fewer than 0 items"
											}], !1;
											{
												var u = !0;
												let e = n.length;
												for (let r = 0; r < e; r++) {
													let e = c;
													if (!v(n[r], n, r)) return validate145.errors = [{
														instancePath: t + "/roles/" + r,
														schemaPath: "#/properties/roles/items/enum",
														keyword: "enum",
														params: { allowedValues: v.allowed },
														message: "must be equal to one of the allowed values"
													}], !1;
													var u = e === c;
													if (!u) break;
												}
												if (u) {
													let e = o(n);
													if (e !== void 0) return validate145.errors = [{
														instancePath: t + "/roles",
														schemaPath: "#/properties/roles/uniqueItems",
														keyword: "uniqueItems",
														params: {
															i: e.i,
															j: e.j
														},
														message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
													}], !1;
												}
											}
										} else return validate145.errors = [{
											instancePath: t + "/roles",
											schemaPath: "#/properties/roles/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}], !1;
									}
									var l = r === c;
								} else var l = !0;
								if (l) {
									if (e.mimeType !== void 0 && i.call(e, "mimeType")) {
										let n = e.mimeType, r = c;
										if (c === r) {
											if (typeof n == "string") {
												if (!y.test(n)) return validate145.errors = [{
													instancePath: t + "/mimeType",
													schemaPath: "#/properties/mimeType/pattern",
													keyword: "pattern",
													params: { pattern: "[^/]+/.+" },
													message: "must match pattern \"[^/]+/.+\""
												}], !1;
											} else return validate145.errors = [{
												instancePath: t + "/mimeType",
												schemaPath: "#/properties/mimeType/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
										}
										var l = r === c;
									} else var l = !0;
									if (l) {
										if (e.contents !== void 0 && i.call(e, "contents")) {
											let n = c;
											validate88(e.contents, {
												instancePath: t + "/contents",
												parentData: e,
												parentDataProperty: "contents",
												rootData: a
											}) || (s = s === null ? validate88.errors : s.concat(validate88.errors), c = s.length);
											var l = n === c;
										} else var l = !0;
										if (l) {
											if (e.encoding !== void 0 && i.call(e, "encoding")) {
												let n = c;
												if (typeof e.encoding != "string") return validate145.errors = [{
													instancePath: t + "/encoding",
													schemaPath: "#/properties/encoding/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}], !1;
												var l = n === c;
											} else var l = !0;
											if (l) {
												if (e.sourceLanguage !== void 0 && i.call(e, "sourceLanguage")) {
													let n = c;
													if (typeof e.sourceLanguage != "string") return validate145.errors = [{
														instancePath: t + "/sourceLanguage",
														schemaPath: "#/properties/sourceLanguage/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}], !1;
													var l = n === c;
												} else var l = !0;
												if (l) {
													if (e.hashes !== void 0 && i.call(e, "hashes")) {
														let n = e.hashes, r = c;
														if (c === r) {
															if (n && typeof n == "object" && !Array.isArray(n)) for (let e of Object.keys(n)) {
																let r = c;
																if (typeof n[e] != "string") return validate145.errors = [{
																	instancePath: t + "/hashes/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
																	schemaPath: "#/properties/hashes/additionalProperties/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}], !1;
																if (r !== c) break;
															}
															else return validate145.errors = [{
																instancePath: t + "/hashes",
																schemaPath: "#/properties/hashes/type",
																keyword: "type",
																params: { type: "object" },
																message: "must be object"
															}], !1;
														}
														var l = r === c;
													} else var l = !0;
													if (l) {
														if (e.lastModifiedTimeUtc !== void 0 && i.call(e, "lastModifiedTimeUtc")) {
															let n = c;
															if (typeof e.lastModifiedTimeUtc != "string") return validate145.errors = [{
																instancePath: t + "/lastModifiedTimeUtc",
																schemaPath: "#/properties/lastModifiedTimeUtc/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}], !1;
															var l = n === c;
														} else var l = !0;
														if (l) {
															if (e.properties !== void 0 && i.call(e, "properties")) {
																let n = c;
																validate26(e.properties, {
																	instancePath: t + "/properties",
																	parentData: e,
																	parentDataProperty: "properties",
																	rootData: a
																}) || (s = s === null ? validate26.errors : s.concat(validate26.errors), c = s.length);
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
		} else return validate145.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate145.errors = s, c === 0;
}
const b = { validate: validate154 };
function validate154(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let s = null, c = 0;
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.id === void 0 || !i.call(e, "id")) && (n = "id")) return validate154.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.id !== void 0 && i.call(e, "id")) {
				let n = c;
				if (typeof e.id != "string") return validate154.errors = [{
					instancePath: t + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var l = n === c;
			} else var l = !0;
			if (l) {
				if (e.label !== void 0 && i.call(e, "label")) {
					let n = c;
					validate47(e.label, {
						instancePath: t + "/label",
						parentData: e,
						parentDataProperty: "label",
						rootData: a
					}) || (s = s === null ? validate47.errors : s.concat(validate47.errors), c = s.length);
					var l = n === c;
				} else var l = !0;
				if (l) {
					if (e.location !== void 0 && i.call(e, "location")) {
						let n = c;
						validate81(e.location, {
							instancePath: t + "/location",
							parentData: e,
							parentDataProperty: "location",
							rootData: a
						}) || (s = s === null ? validate81.errors : s.concat(validate81.errors), c = s.length);
						var l = n === c;
					} else var l = !0;
					if (l) {
						if (e.children !== void 0 && i.call(e, "children")) {
							let n = e.children, r = c;
							if (c === r) {
								if (Array.isArray(n)) {
									if (n.length < 0) return validate154.errors = [{
										instancePath: t + "/children",
										schemaPath: "#/properties/children/minItems",
										keyword: "minItems",
										params: { limit: 0 },
										message: "must NOT have fewer than 0 items"
									}], !1;
									{
										var u = !0;
										let e = n.length;
										for (let r = 0; r < e; r++) {
											let e = c;
											b.validate(n[r], {
												instancePath: t + "/children/" + r,
												parentData: n,
												parentDataProperty: r,
												rootData: a
											}) || (s = s === null ? b.validate.errors : s.concat(b.validate.errors), c = s.length);
											var u = e === c;
											if (!u) break;
										}
										if (u) {
											let e = o(n);
											if (e !== void 0) return validate154.errors = [{
												instancePath: t + "/children",
												schemaPath: "#/properties/children/uniqueItems",
												keyword: "uniqueItems",
												params: {
													i: e.i,
													j: e.j
												},
												message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
											}], !1;
										}
									}
								} else return validate154.errors = [{
									instancePath: t + "/children",
									schemaPath: "#/properties/children/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}], !1;
							}
							var l = r === c;
						} else var l = !0;
						if (l) {
							if (e.properties !== void 0 && i.call(e, "properties")) {
								let n = c;
								validate26(e.properties, {
									instancePath: t + "/properties",
									parentData: e,
									parentDataProperty: "properties",
									rootData: a
								}) || (s = s === null ? validate26.errors : s.concat(validate26.errors), c = s.length);
								var l = n === c;
							} else var l = !0;
						}
					}
				}
			}
		} else return validate154.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate154.errors = s, c === 0;
}
function validate159(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.id === void 0 || !i.call(e, "id")) && (n = "id") || (e.sourceNodeId === void 0 || !i.call(e, "sourceNodeId")) && (n = "sourceNodeId") || (e.targetNodeId === void 0 || !i.call(e, "targetNodeId")) && (n = "targetNodeId")) return validate159.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.id !== void 0 && i.call(e, "id")) {
				let n = s;
				if (typeof e.id != "string") return validate159.errors = [{
					instancePath: t + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.label !== void 0 && i.call(e, "label")) {
					let n = s;
					validate47(e.label, {
						instancePath: t + "/label",
						parentData: e,
						parentDataProperty: "label",
						rootData: a
					}) || (o = o === null ? validate47.errors : o.concat(validate47.errors), s = o.length);
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.sourceNodeId !== void 0 && i.call(e, "sourceNodeId")) {
						let n = s;
						if (typeof e.sourceNodeId != "string") return validate159.errors = [{
							instancePath: t + "/sourceNodeId",
							schemaPath: "#/properties/sourceNodeId/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						var c = n === s;
					} else var c = !0;
					if (c) {
						if (e.targetNodeId !== void 0 && i.call(e, "targetNodeId")) {
							let n = s;
							if (typeof e.targetNodeId != "string") return validate159.errors = [{
								instancePath: t + "/targetNodeId",
								schemaPath: "#/properties/targetNodeId/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
							var c = n === s;
						} else var c = !0;
						if (c) {
							if (e.properties !== void 0 && i.call(e, "properties")) {
								let n = s;
								validate26(e.properties, {
									instancePath: t + "/properties",
									parentData: e,
									parentDataProperty: "properties",
									rootData: a
								}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
								var c = n === s;
							} else var c = !0;
						}
					}
				}
			}
		} else return validate159.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate159.errors = o, s === 0;
}
function validate152(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let s = null, c = 0;
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.description !== void 0 && i.call(e, "description")) {
				let n = c;
				validate47(e.description, {
					instancePath: t + "/description",
					parentData: e,
					parentDataProperty: "description",
					rootData: a
				}) || (s = s === null ? validate47.errors : s.concat(validate47.errors), c = s.length);
				var l = n === c;
			} else var l = !0;
			if (l) {
				if (e.nodes !== void 0 && i.call(e, "nodes")) {
					let n = e.nodes, r = c;
					if (c === r) {
						if (Array.isArray(n)) {
							if (n.length < 0) return validate152.errors = [{
								instancePath: t + "/nodes",
								schemaPath: "#/properties/nodes/minItems",
								keyword: "minItems",
								params: { limit: 0 },
								message: "must NOT have fewer than 0 items"
							}], !1;
							{
								var u = !0;
								let e = n.length;
								for (let r = 0; r < e; r++) {
									let e = c;
									validate154(n[r], {
										instancePath: t + "/nodes/" + r,
										parentData: n,
										parentDataProperty: r,
										rootData: a
									}) || (s = s === null ? validate154.errors : s.concat(validate154.errors), c = s.length);
									var u = e === c;
									if (!u) break;
								}
								if (u) {
									let e = o(n);
									if (e !== void 0) return validate152.errors = [{
										instancePath: t + "/nodes",
										schemaPath: "#/properties/nodes/uniqueItems",
										keyword: "uniqueItems",
										params: {
											i: e.i,
											j: e.j
										},
										message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
									}], !1;
								}
							}
						} else return validate152.errors = [{
							instancePath: t + "/nodes",
							schemaPath: "#/properties/nodes/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						}], !1;
					}
					var l = r === c;
				} else var l = !0;
				if (l) {
					if (e.edges !== void 0 && i.call(e, "edges")) {
						let n = e.edges, r = c;
						if (c === r) {
							if (Array.isArray(n)) {
								if (n.length < 0) return validate152.errors = [{
									instancePath: t + "/edges",
									schemaPath: "#/properties/edges/minItems",
									keyword: "minItems",
									params: { limit: 0 },
									message: "must NOT have fewer than 0 items"
								}], !1;
								{
									var d = !0;
									let e = n.length;
									for (let r = 0; r < e; r++) {
										let e = c;
										validate159(n[r], {
											instancePath: t + "/edges/" + r,
											parentData: n,
											parentDataProperty: r,
											rootData: a
										}) || (s = s === null ? validate159.errors : s.concat(validate159.errors), c = s.length);
										var d = e === c;
										if (!d) break;
									}
									if (d) {
										let e = o(n);
										if (e !== void 0) return validate152.errors = [{
											instancePath: t + "/edges",
											schemaPath: "#/properties/edges/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: e.i,
												j: e.j
											},
											message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
										}], !1;
									}
								}
							} else return validate152.errors = [{
								instancePath: t + "/edges",
								schemaPath: "#/properties/edges/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							}], !1;
						}
						var l = r === c;
					} else var l = !0;
					if (l) {
						if (e.properties !== void 0 && i.call(e, "properties")) {
							let n = c;
							validate26(e.properties, {
								instancePath: t + "/properties",
								parentData: e,
								parentDataProperty: "properties",
								rootData: a
							}) || (s = s === null ? validate26.errors : s.concat(validate26.errors), c = s.length);
							var l = n === c;
						} else var l = !0;
					}
				}
			}
		} else return validate152.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate152.errors = s, c === 0;
}
const x = n([
	"notApplicable",
	"pass",
	"fail",
	"review",
	"open",
	"informational"
]), S = n([
	"new",
	"unchanged",
	"updated",
	"absent"
]), C = n([
	"important",
	"essential",
	"unimportant"
]);
function validate182(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.index !== void 0 && i.call(e, "index")) {
				let n = e.index, r = s;
				if (typeof n != "number" || n % 1 || isNaN(n)) return validate182.errors = [{
					instancePath: t + "/index",
					schemaPath: "#/properties/index/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				}], !1;
				if (s === r && typeof n == "number" && !m(n, e, "index")) return validate182.errors = [{
					instancePath: t + "/index",
					schemaPath: "#/properties/index/minimum",
					keyword: "minimum",
					params: {
						comparison: ">=",
						limit: -1
					},
					message: "must be >= -1"
				}], !1;
				var c = r === s;
			} else var c = !0;
			if (c) {
				if (e.protocol !== void 0 && i.call(e, "protocol")) {
					let n = s;
					if (typeof e.protocol != "string") return validate182.errors = [{
						instancePath: t + "/protocol",
						schemaPath: "#/properties/protocol/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.version !== void 0 && i.call(e, "version")) {
						let n = s;
						if (typeof e.version != "string") return validate182.errors = [{
							instancePath: t + "/version",
							schemaPath: "#/properties/version/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						var c = n === s;
					} else var c = !0;
					if (c) {
						if (e.target !== void 0 && i.call(e, "target")) {
							let n = s;
							if (typeof e.target != "string") return validate182.errors = [{
								instancePath: t + "/target",
								schemaPath: "#/properties/target/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
							var c = n === s;
						} else var c = !0;
						if (c) {
							if (e.method !== void 0 && i.call(e, "method")) {
								let n = s;
								if (typeof e.method != "string") return validate182.errors = [{
									instancePath: t + "/method",
									schemaPath: "#/properties/method/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var c = n === s;
							} else var c = !0;
							if (c) {
								if (e.headers !== void 0 && i.call(e, "headers")) {
									let n = e.headers, r = s;
									if (s === r) {
										if (n && typeof n == "object" && !Array.isArray(n)) for (let e of Object.keys(n)) {
											let r = s;
											if (typeof n[e] != "string") return validate182.errors = [{
												instancePath: t + "/headers/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
												schemaPath: "#/properties/headers/additionalProperties/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											if (r !== s) break;
										}
										else return validate182.errors = [{
											instancePath: t + "/headers",
											schemaPath: "#/properties/headers/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										}], !1;
									}
									var c = r === s;
								} else var c = !0;
								if (c) {
									if (e.parameters !== void 0 && i.call(e, "parameters")) {
										let n = e.parameters, r = s;
										if (s === r) {
											if (n && typeof n == "object" && !Array.isArray(n)) for (let e of Object.keys(n)) {
												let r = s;
												if (typeof n[e] != "string") return validate182.errors = [{
													instancePath: t + "/parameters/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
													schemaPath: "#/properties/parameters/additionalProperties/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}], !1;
												if (r !== s) break;
											}
											else return validate182.errors = [{
												instancePath: t + "/parameters",
												schemaPath: "#/properties/parameters/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											}], !1;
										}
										var c = r === s;
									} else var c = !0;
									if (c) {
										if (e.body !== void 0 && i.call(e, "body")) {
											let n = s;
											validate88(e.body, {
												instancePath: t + "/body",
												parentData: e,
												parentDataProperty: "body",
												rootData: a
											}) || (o = o === null ? validate88.errors : o.concat(validate88.errors), s = o.length);
											var c = n === s;
										} else var c = !0;
										if (c) {
											if (e.properties !== void 0 && i.call(e, "properties")) {
												let n = s;
												validate26(e.properties, {
													instancePath: t + "/properties",
													parentData: e,
													parentDataProperty: "properties",
													rootData: a
												}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
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
		} else return validate182.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate182.errors = o, s === 0;
}
function validate186(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.index !== void 0 && i.call(e, "index")) {
				let n = e.index, r = s;
				if (typeof n != "number" || n % 1 || isNaN(n)) return validate186.errors = [{
					instancePath: t + "/index",
					schemaPath: "#/properties/index/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				}], !1;
				if (s === r && typeof n == "number" && !m(n, e, "index")) return validate186.errors = [{
					instancePath: t + "/index",
					schemaPath: "#/properties/index/minimum",
					keyword: "minimum",
					params: {
						comparison: ">=",
						limit: -1
					},
					message: "must be >= -1"
				}], !1;
				var c = r === s;
			} else var c = !0;
			if (c) {
				if (e.protocol !== void 0 && i.call(e, "protocol")) {
					let n = s;
					if (typeof e.protocol != "string") return validate186.errors = [{
						instancePath: t + "/protocol",
						schemaPath: "#/properties/protocol/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.version !== void 0 && i.call(e, "version")) {
						let n = s;
						if (typeof e.version != "string") return validate186.errors = [{
							instancePath: t + "/version",
							schemaPath: "#/properties/version/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
						var c = n === s;
					} else var c = !0;
					if (c) {
						if (e.statusCode !== void 0 && i.call(e, "statusCode")) {
							let n = e.statusCode, r = s;
							if (typeof n != "number" || n % 1 || isNaN(n)) return validate186.errors = [{
								instancePath: t + "/statusCode",
								schemaPath: "#/properties/statusCode/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}], !1;
							var c = r === s;
						} else var c = !0;
						if (c) {
							if (e.reasonPhrase !== void 0 && i.call(e, "reasonPhrase")) {
								let n = s;
								if (typeof e.reasonPhrase != "string") return validate186.errors = [{
									instancePath: t + "/reasonPhrase",
									schemaPath: "#/properties/reasonPhrase/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var c = n === s;
							} else var c = !0;
							if (c) {
								if (e.headers !== void 0 && i.call(e, "headers")) {
									let n = e.headers, r = s;
									if (s === r) {
										if (n && typeof n == "object" && !Array.isArray(n)) for (let e of Object.keys(n)) {
											let r = s;
											if (typeof n[e] != "string") return validate186.errors = [{
												instancePath: t + "/headers/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
												schemaPath: "#/properties/headers/additionalProperties/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											if (r !== s) break;
										}
										else return validate186.errors = [{
											instancePath: t + "/headers",
											schemaPath: "#/properties/headers/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										}], !1;
									}
									var c = r === s;
								} else var c = !0;
								if (c) {
									if (e.body !== void 0 && i.call(e, "body")) {
										let n = s;
										validate88(e.body, {
											instancePath: t + "/body",
											parentData: e,
											parentDataProperty: "body",
											rootData: a
										}) || (o = o === null ? validate88.errors : o.concat(validate88.errors), s = o.length);
										var c = n === s;
									} else var c = !0;
									if (c) {
										if (e.noResponseReceived !== void 0 && i.call(e, "noResponseReceived")) {
											let n = s;
											if (typeof e.noResponseReceived != "boolean") return validate186.errors = [{
												instancePath: t + "/noResponseReceived",
												schemaPath: "#/properties/noResponseReceived/type",
												keyword: "type",
												params: { type: "boolean" },
												message: "must be boolean"
											}], !1;
											var c = n === s;
										} else var c = !0;
										if (c) {
											if (e.properties !== void 0 && i.call(e, "properties")) {
												let n = s;
												validate26(e.properties, {
													instancePath: t + "/properties",
													parentData: e,
													parentDataProperty: "properties",
													rootData: a
												}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
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
		} else return validate186.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate186.errors = o, s === 0;
}
function validate177(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let s = null, c = 0;
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.index !== void 0 && i.call(e, "index")) {
				let n = e.index, r = c;
				if (typeof n != "number" || n % 1 || isNaN(n)) return validate177.errors = [{
					instancePath: t + "/index",
					schemaPath: "#/properties/index/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				}], !1;
				if (c === r && typeof n == "number" && !m(n, e, "index")) return validate177.errors = [{
					instancePath: t + "/index",
					schemaPath: "#/properties/index/minimum",
					keyword: "minimum",
					params: {
						comparison: ">=",
						limit: -1
					},
					message: "must be >= -1"
				}], !1;
				var l = r === c;
			} else var l = !0;
			if (l) {
				if (e.location !== void 0 && i.call(e, "location")) {
					let n = c;
					validate81(e.location, {
						instancePath: t + "/location",
						parentData: e,
						parentDataProperty: "location",
						rootData: a
					}) || (s = s === null ? validate81.errors : s.concat(validate81.errors), c = s.length);
					var l = n === c;
				} else var l = !0;
				if (l) {
					if (e.stack !== void 0 && i.call(e, "stack")) {
						let n = c;
						validate111(e.stack, {
							instancePath: t + "/stack",
							parentData: e,
							parentDataProperty: "stack",
							rootData: a
						}) || (s = s === null ? validate111.errors : s.concat(validate111.errors), c = s.length);
						var l = n === c;
					} else var l = !0;
					if (l) {
						if (e.kinds !== void 0 && i.call(e, "kinds")) {
							let n = e.kinds, r = c;
							if (c === r) {
								if (Array.isArray(n)) {
									if (n.length < 0) return validate177.errors = [{
										instancePath: t + "/kinds",
										schemaPath: "#/properties/kinds/minItems",
										keyword: "minItems",
										params: { limit: 0 },
										message: "must NOT have fewer than 0 items"
									}], !1;
									{
										var u = !0;
										let e = n.length;
										for (let r = 0; r < e; r++) {
											let e = c;
											if (typeof n[r] != "string") return validate177.errors = [{
												instancePath: t + "/kinds/" + r,
												schemaPath: "#/properties/kinds/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											var u = e === c;
											if (!u) break;
										}
										if (u) {
											let e = o(n);
											if (e !== void 0) return validate177.errors = [{
												instancePath: t + "/kinds",
												schemaPath: "#/properties/kinds/uniqueItems",
												keyword: "uniqueItems",
												params: {
													i: e.i,
													j: e.j
												},
												message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
											}], !1;
										}
									}
								} else return validate177.errors = [{
									instancePath: t + "/kinds",
									schemaPath: "#/properties/kinds/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}], !1;
							}
							var l = r === c;
						} else var l = !0;
						if (l) {
							if (e.taxa !== void 0 && i.call(e, "taxa")) {
								let n = e.taxa, r = c;
								if (c === r) {
									if (Array.isArray(n)) {
										if (n.length < 0) return validate177.errors = [{
											instancePath: t + "/taxa",
											schemaPath: "#/properties/taxa/minItems",
											keyword: "minItems",
											params: { limit: 0 },
											message: "must NOT have fewer than 0 items"
										}], !1;
										{
											var d = !0;
											let e = n.length;
											for (let r = 0; r < e; r++) {
												let e = c;
												validate41(n[r], {
													instancePath: t + "/taxa/" + r,
													parentData: n,
													parentDataProperty: r,
													rootData: a
												}) || (s = s === null ? validate41.errors : s.concat(validate41.errors), c = s.length);
												var d = e === c;
												if (!d) break;
											}
											if (d) {
												let e = o(n);
												if (e !== void 0) return validate177.errors = [{
													instancePath: t + "/taxa",
													schemaPath: "#/properties/taxa/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: e.i,
														j: e.j
													},
													message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
												}], !1;
											}
										}
									} else return validate177.errors = [{
										instancePath: t + "/taxa",
										schemaPath: "#/properties/taxa/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}], !1;
								}
								var l = r === c;
							} else var l = !0;
							if (l) {
								if (e.module !== void 0 && i.call(e, "module")) {
									let n = c;
									if (typeof e.module != "string") return validate177.errors = [{
										instancePath: t + "/module",
										schemaPath: "#/properties/module/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}], !1;
									var l = n === c;
								} else var l = !0;
								if (l) {
									if (e.state !== void 0 && i.call(e, "state")) {
										let n = e.state, r = c;
										if (c === r) {
											if (n && typeof n == "object" && !Array.isArray(n)) for (let e of Object.keys(n)) {
												let r = c;
												if (validate25(n[e], {
													instancePath: t + "/state/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
													parentData: n,
													parentDataProperty: e,
													rootData: a
												}) || (s = s === null ? validate25.errors : s.concat(validate25.errors), c = s.length), r !== c) break;
											}
											else return validate177.errors = [{
												instancePath: t + "/state",
												schemaPath: "#/properties/state/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											}], !1;
										}
										var l = r === c;
									} else var l = !0;
									if (l) {
										if (e.nestingLevel !== void 0 && i.call(e, "nestingLevel")) {
											let n = e.nestingLevel, r = c;
											if (typeof n != "number" || n % 1 || isNaN(n)) return validate177.errors = [{
												instancePath: t + "/nestingLevel",
												schemaPath: "#/properties/nestingLevel/type",
												keyword: "type",
												params: { type: "integer" },
												message: "must be integer"
											}], !1;
											if (c === r && typeof n == "number" && !g(n, e, "nestingLevel")) return validate177.errors = [{
												instancePath: t + "/nestingLevel",
												schemaPath: "#/properties/nestingLevel/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												},
												message: "must be >= 0"
											}], !1;
											var l = r === c;
										} else var l = !0;
										if (l) {
											if (e.executionOrder !== void 0 && i.call(e, "executionOrder")) {
												let n = e.executionOrder, r = c;
												if (typeof n != "number" || n % 1 || isNaN(n)) return validate177.errors = [{
													instancePath: t + "/executionOrder",
													schemaPath: "#/properties/executionOrder/type",
													keyword: "type",
													params: { type: "integer" },
													message: "must be integer"
												}], !1;
												if (c === r && typeof n == "number" && !m(n, e, "executionOrder")) return validate177.errors = [{
													instancePath: t + "/executionOrder",
													schemaPath: "#/properties/executionOrder/minimum",
													keyword: "minimum",
													params: {
														comparison: ">=",
														limit: -1
													},
													message: "must be >= -1"
												}], !1;
												var l = r === c;
											} else var l = !0;
											if (l) {
												if (e.executionTimeUtc !== void 0 && i.call(e, "executionTimeUtc")) {
													let n = c;
													if (typeof e.executionTimeUtc != "string") return validate177.errors = [{
														instancePath: t + "/executionTimeUtc",
														schemaPath: "#/properties/executionTimeUtc/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}], !1;
													var l = n === c;
												} else var l = !0;
												if (l) {
													if (e.importance !== void 0 && i.call(e, "importance")) {
														let n = c;
														if (!C(e.importance, e, "importance")) return validate177.errors = [{
															instancePath: t + "/importance",
															schemaPath: "#/properties/importance/enum",
															keyword: "enum",
															params: { allowedValues: C.allowed },
															message: "must be equal to one of the allowed values"
														}], !1;
														var l = n === c;
													} else var l = !0;
													if (l) {
														if (e.webRequest !== void 0 && i.call(e, "webRequest")) {
															let n = c;
															validate182(e.webRequest, {
																instancePath: t + "/webRequest",
																parentData: e,
																parentDataProperty: "webRequest",
																rootData: a
															}) || (s = s === null ? validate182.errors : s.concat(validate182.errors), c = s.length);
															var l = n === c;
														} else var l = !0;
														if (l) {
															if (e.webResponse !== void 0 && i.call(e, "webResponse")) {
																let n = c;
																validate186(e.webResponse, {
																	instancePath: t + "/webResponse",
																	parentData: e,
																	parentDataProperty: "webResponse",
																	rootData: a
																}) || (s = s === null ? validate186.errors : s.concat(validate186.errors), c = s.length);
																var l = n === c;
															} else var l = !0;
															if (l) {
																if (e.properties !== void 0 && i.call(e, "properties")) {
																	let n = c;
																	validate26(e.properties, {
																		instancePath: t + "/properties",
																		parentData: e,
																		parentDataProperty: "properties",
																		rootData: a
																	}) || (s = s === null ? validate26.errors : s.concat(validate26.errors), c = s.length);
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
		} else return validate177.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate177.errors = s, c === 0;
}
function validate173(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.locations === void 0 || !i.call(e, "locations")) && (n = "locations")) return validate173.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.id !== void 0 && i.call(e, "id")) {
				let n = s;
				if (typeof e.id != "string") return validate173.errors = [{
					instancePath: t + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.message !== void 0 && i.call(e, "message")) {
					let n = s;
					validate47(e.message, {
						instancePath: t + "/message",
						parentData: e,
						parentDataProperty: "message",
						rootData: a
					}) || (o = o === null ? validate47.errors : o.concat(validate47.errors), s = o.length);
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.initialState !== void 0 && i.call(e, "initialState")) {
						let n = e.initialState, r = s;
						if (s === r) {
							if (n && typeof n == "object" && !Array.isArray(n)) for (let e of Object.keys(n)) {
								let r = s;
								if (validate25(n[e], {
									instancePath: t + "/initialState/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
									parentData: n,
									parentDataProperty: e,
									rootData: a
								}) || (o = o === null ? validate25.errors : o.concat(validate25.errors), s = o.length), r !== s) break;
							}
							else return validate173.errors = [{
								instancePath: t + "/initialState",
								schemaPath: "#/properties/initialState/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							}], !1;
						}
						var c = r === s;
					} else var c = !0;
					if (c) {
						if (e.immutableState !== void 0 && i.call(e, "immutableState")) {
							let n = e.immutableState, r = s;
							if (s === r) {
								if (n && typeof n == "object" && !Array.isArray(n)) for (let e of Object.keys(n)) {
									let r = s;
									if (validate25(n[e], {
										instancePath: t + "/immutableState/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
										parentData: n,
										parentDataProperty: e,
										rootData: a
									}) || (o = o === null ? validate25.errors : o.concat(validate25.errors), s = o.length), r !== s) break;
								}
								else return validate173.errors = [{
									instancePath: t + "/immutableState",
									schemaPath: "#/properties/immutableState/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}], !1;
							}
							var c = r === s;
						} else var c = !0;
						if (c) {
							if (e.locations !== void 0 && i.call(e, "locations")) {
								let n = e.locations, r = s;
								if (s === r) {
									if (Array.isArray(n)) {
										if (n.length < 1) return validate173.errors = [{
											instancePath: t + "/locations",
											schemaPath: "#/properties/locations/minItems",
											keyword: "minItems",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 items"
										}], !1;
										{
											let e = n.length;
											for (let r = 0; r < e; r++) {
												let e = s;
												if (validate177(n[r], {
													instancePath: t + "/locations/" + r,
													parentData: n,
													parentDataProperty: r,
													rootData: a
												}) || (o = o === null ? validate177.errors : o.concat(validate177.errors), s = o.length), e !== s) break;
											}
										}
									} else return validate173.errors = [{
										instancePath: t + "/locations",
										schemaPath: "#/properties/locations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}], !1;
								}
								var c = r === s;
							} else var c = !0;
							if (c) {
								if (e.properties !== void 0 && i.call(e, "properties")) {
									let n = s;
									validate26(e.properties, {
										instancePath: t + "/properties",
										parentData: e,
										parentDataProperty: "properties",
										rootData: a
									}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
									var c = n === s;
								} else var c = !0;
							}
						}
					}
				}
			}
		} else return validate173.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate173.errors = o, s === 0;
}
function validate171(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.threadFlows === void 0 || !i.call(e, "threadFlows")) && (n = "threadFlows")) return validate171.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.message !== void 0 && i.call(e, "message")) {
				let n = s;
				validate47(e.message, {
					instancePath: t + "/message",
					parentData: e,
					parentDataProperty: "message",
					rootData: a
				}) || (o = o === null ? validate47.errors : o.concat(validate47.errors), s = o.length);
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.threadFlows !== void 0 && i.call(e, "threadFlows")) {
					let n = e.threadFlows, r = s;
					if (s === r) {
						if (Array.isArray(n)) {
							if (n.length < 1) return validate171.errors = [{
								instancePath: t + "/threadFlows",
								schemaPath: "#/properties/threadFlows/minItems",
								keyword: "minItems",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 items"
							}], !1;
							{
								let e = n.length;
								for (let r = 0; r < e; r++) {
									let e = s;
									if (validate173(n[r], {
										instancePath: t + "/threadFlows/" + r,
										parentData: n,
										parentDataProperty: r,
										rootData: a
									}) || (o = o === null ? validate173.errors : o.concat(validate173.errors), s = o.length), e !== s) break;
								}
							}
						} else return validate171.errors = [{
							instancePath: t + "/threadFlows",
							schemaPath: "#/properties/threadFlows/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						}], !1;
					}
					var c = r === s;
				} else var c = !0;
				if (c) {
					if (e.properties !== void 0 && i.call(e, "properties")) {
						let n = s;
						validate26(e.properties, {
							instancePath: t + "/properties",
							parentData: e,
							parentDataProperty: "properties",
							rootData: a
						}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
						var c = n === s;
					} else var c = !0;
				}
			}
		} else return validate171.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate171.errors = o, s === 0;
}
function validate201(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.edgeId === void 0 || !i.call(e, "edgeId")) && (n = "edgeId")) return validate201.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.edgeId !== void 0 && i.call(e, "edgeId")) {
				let n = s;
				if (typeof e.edgeId != "string") return validate201.errors = [{
					instancePath: t + "/edgeId",
					schemaPath: "#/properties/edgeId/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.message !== void 0 && i.call(e, "message")) {
					let n = s;
					validate47(e.message, {
						instancePath: t + "/message",
						parentData: e,
						parentDataProperty: "message",
						rootData: a
					}) || (o = o === null ? validate47.errors : o.concat(validate47.errors), s = o.length);
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.finalState !== void 0 && i.call(e, "finalState")) {
						let n = e.finalState, r = s;
						if (s === r) {
							if (n && typeof n == "object" && !Array.isArray(n)) for (let e of Object.keys(n)) {
								let r = s;
								if (validate25(n[e], {
									instancePath: t + "/finalState/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
									parentData: n,
									parentDataProperty: e,
									rootData: a
								}) || (o = o === null ? validate25.errors : o.concat(validate25.errors), s = o.length), r !== s) break;
							}
							else return validate201.errors = [{
								instancePath: t + "/finalState",
								schemaPath: "#/properties/finalState/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							}], !1;
						}
						var c = r === s;
					} else var c = !0;
					if (c) {
						if (e.stepOverEdgeCount !== void 0 && i.call(e, "stepOverEdgeCount")) {
							let n = e.stepOverEdgeCount, r = s;
							if (typeof n != "number" || n % 1 || isNaN(n)) return validate201.errors = [{
								instancePath: t + "/stepOverEdgeCount",
								schemaPath: "#/properties/stepOverEdgeCount/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}], !1;
							if (s === r && typeof n == "number" && !g(n, e, "stepOverEdgeCount")) return validate201.errors = [{
								instancePath: t + "/stepOverEdgeCount",
								schemaPath: "#/properties/stepOverEdgeCount/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							}], !1;
							var c = r === s;
						} else var c = !0;
						if (c) {
							if (e.properties !== void 0 && i.call(e, "properties")) {
								let n = s;
								validate26(e.properties, {
									instancePath: t + "/properties",
									parentData: e,
									parentDataProperty: "properties",
									rootData: a
								}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
								var c = n === s;
							} else var c = !0;
						}
					}
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
function validate197(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0, c = s, l = !1, u = s;
	if (e && typeof e == "object" && !Array.isArray(e)) {
		let n;
		if ((e.runGraphIndex === void 0 || !i.call(e, "runGraphIndex")) && (n = "runGraphIndex")) {
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
			if ((e.resultGraphIndex === void 0 || !i.call(e, "resultGraphIndex")) && (n = "resultGraphIndex")) {
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
		return o === null ? o = [e] : o.push(e), s++, validate197.errors = o, !1;
	}
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.runGraphIndex !== void 0 && i.call(e, "runGraphIndex")) {
				let n = e.runGraphIndex, r = s;
				if (typeof n != "number" || n % 1 || isNaN(n)) return validate197.errors = [{
					instancePath: t + "/runGraphIndex",
					schemaPath: "#/properties/runGraphIndex/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				}], !1;
				if (s === r && typeof n == "number" && !m(n, e, "runGraphIndex")) return validate197.errors = [{
					instancePath: t + "/runGraphIndex",
					schemaPath: "#/properties/runGraphIndex/minimum",
					keyword: "minimum",
					params: {
						comparison: ">=",
						limit: -1
					},
					message: "must be >= -1"
				}], !1;
				var f = r === s;
			} else var f = !0;
			if (f) {
				if (e.resultGraphIndex !== void 0 && i.call(e, "resultGraphIndex")) {
					let n = e.resultGraphIndex, r = s;
					if (typeof n != "number" || n % 1 || isNaN(n)) return validate197.errors = [{
						instancePath: t + "/resultGraphIndex",
						schemaPath: "#/properties/resultGraphIndex/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					}], !1;
					if (s === r && typeof n == "number" && !m(n, e, "resultGraphIndex")) return validate197.errors = [{
						instancePath: t + "/resultGraphIndex",
						schemaPath: "#/properties/resultGraphIndex/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: -1
						},
						message: "must be >= -1"
					}], !1;
					var f = r === s;
				} else var f = !0;
				if (f) {
					if (e.description !== void 0 && i.call(e, "description")) {
						let n = s;
						validate47(e.description, {
							instancePath: t + "/description",
							parentData: e,
							parentDataProperty: "description",
							rootData: a
						}) || (o = o === null ? validate47.errors : o.concat(validate47.errors), s = o.length);
						var f = n === s;
					} else var f = !0;
					if (f) {
						if (e.initialState !== void 0 && i.call(e, "initialState")) {
							let n = e.initialState, r = s;
							if (s === r) {
								if (n && typeof n == "object" && !Array.isArray(n)) for (let e of Object.keys(n)) {
									let r = s;
									if (validate25(n[e], {
										instancePath: t + "/initialState/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
										parentData: n,
										parentDataProperty: e,
										rootData: a
									}) || (o = o === null ? validate25.errors : o.concat(validate25.errors), s = o.length), r !== s) break;
								}
								else return validate197.errors = [{
									instancePath: t + "/initialState",
									schemaPath: "#/properties/initialState/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}], !1;
							}
							var f = r === s;
						} else var f = !0;
						if (f) {
							if (e.immutableState !== void 0 && i.call(e, "immutableState")) {
								let n = e.immutableState, r = s;
								if (s === r) {
									if (n && typeof n == "object" && !Array.isArray(n)) for (let e of Object.keys(n)) {
										let r = s;
										if (validate25(n[e], {
											instancePath: t + "/immutableState/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
											parentData: n,
											parentDataProperty: e,
											rootData: a
										}) || (o = o === null ? validate25.errors : o.concat(validate25.errors), s = o.length), r !== s) break;
									}
									else return validate197.errors = [{
										instancePath: t + "/immutableState",
										schemaPath: "#/properties/immutableState/type",
										keyword: "type",
										params: { type: "object" },
										message: "must be object"
									}], !1;
								}
								var f = r === s;
							} else var f = !0;
							if (f) {
								if (e.edgeTraversals !== void 0 && i.call(e, "edgeTraversals")) {
									let n = e.edgeTraversals, r = s;
									if (s === r) {
										if (Array.isArray(n)) {
											if (n.length < 0) return validate197.errors = [{
												instancePath: t + "/edgeTraversals",
												schemaPath: "#/properties/edgeTraversals/minItems",
												keyword: "minItems",
												params: { limit: 0 },
												message: "must NOT have fewer than 0 items"
											}], !1;
											{
												let e = n.length;
												for (let r = 0; r < e; r++) {
													let e = s;
													if (validate201(n[r], {
														instancePath: t + "/edgeTraversals/" + r,
														parentData: n,
														parentDataProperty: r,
														rootData: a
													}) || (o = o === null ? validate201.errors : o.concat(validate201.errors), s = o.length), e !== s) break;
												}
											}
										} else return validate197.errors = [{
											instancePath: t + "/edgeTraversals",
											schemaPath: "#/properties/edgeTraversals/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}], !1;
									}
									var f = r === s;
								} else var f = !0;
								if (f) {
									if (e.properties !== void 0 && i.call(e, "properties")) {
										let n = s;
										validate26(e.properties, {
											instancePath: t + "/properties",
											parentData: e,
											parentDataProperty: "properties",
											rootData: a
										}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
										var f = n === s;
									} else var f = !0;
								}
							}
						}
					}
				}
			}
		} else return validate197.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate197.errors = o, s === 0;
}
const w = n(["inSource", "external"]), T = n([
	"accepted",
	"underReview",
	"rejected"
]);
function validate209(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.kind === void 0 || !i.call(e, "kind")) && (n = "kind")) return validate209.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.guid !== void 0 && i.call(e, "guid")) {
				let n = e.guid, r = s;
				if (s === r) {
					if (typeof n == "string") {
						if (!l.test(n)) return validate209.errors = [{
							instancePath: t + "/guid",
							schemaPath: "#/properties/guid/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
							message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
						}], !1;
					} else return validate209.errors = [{
						instancePath: t + "/guid",
						schemaPath: "#/properties/guid/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
				}
				var c = r === s;
			} else var c = !0;
			if (c) {
				if (e.kind !== void 0 && i.call(e, "kind")) {
					let n = s;
					if (!w(e.kind, e, "kind")) return validate209.errors = [{
						instancePath: t + "/kind",
						schemaPath: "#/properties/kind/enum",
						keyword: "enum",
						params: { allowedValues: w.allowed },
						message: "must be equal to one of the allowed values"
					}], !1;
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.status !== void 0 && i.call(e, "status")) {
						let n = s;
						if (!T(e.status, e, "status")) return validate209.errors = [{
							instancePath: t + "/status",
							schemaPath: "#/properties/status/enum",
							keyword: "enum",
							params: { allowedValues: T.allowed },
							message: "must be equal to one of the allowed values"
						}], !1;
						var c = n === s;
					} else var c = !0;
					if (c) {
						if (e.justification !== void 0 && i.call(e, "justification")) {
							let n = s;
							if (typeof e.justification != "string") return validate209.errors = [{
								instancePath: t + "/justification",
								schemaPath: "#/properties/justification/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
							var c = n === s;
						} else var c = !0;
						if (c) {
							if (e.location !== void 0 && i.call(e, "location")) {
								let n = s;
								validate81(e.location, {
									instancePath: t + "/location",
									parentData: e,
									parentDataProperty: "location",
									rootData: a
								}) || (o = o === null ? validate81.errors : o.concat(validate81.errors), s = o.length);
								var c = n === s;
							} else var c = !0;
							if (c) {
								if (e.properties !== void 0 && i.call(e, "properties")) {
									let n = s;
									validate26(e.properties, {
										instancePath: t + "/properties",
										parentData: e,
										parentDataProperty: "properties",
										rootData: a
									}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
									var c = n === s;
								} else var c = !0;
							}
						}
					}
				}
			}
		} else return validate209.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate209.errors = o, s === 0;
}
function validate217(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.top !== void 0 && i.call(e, "top")) {
				let n = s;
				if (typeof e.top != "number") return validate217.errors = [{
					instancePath: t + "/top",
					schemaPath: "#/properties/top/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				}], !1;
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.left !== void 0 && i.call(e, "left")) {
					let n = s;
					if (typeof e.left != "number") return validate217.errors = [{
						instancePath: t + "/left",
						schemaPath: "#/properties/left/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					}], !1;
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.bottom !== void 0 && i.call(e, "bottom")) {
						let n = s;
						if (typeof e.bottom != "number") return validate217.errors = [{
							instancePath: t + "/bottom",
							schemaPath: "#/properties/bottom/type",
							keyword: "type",
							params: { type: "number" },
							message: "must be number"
						}], !1;
						var c = n === s;
					} else var c = !0;
					if (c) {
						if (e.right !== void 0 && i.call(e, "right")) {
							let n = s;
							if (typeof e.right != "number") return validate217.errors = [{
								instancePath: t + "/right",
								schemaPath: "#/properties/right/type",
								keyword: "type",
								params: { type: "number" },
								message: "must be number"
							}], !1;
							var c = n === s;
						} else var c = !0;
						if (c) {
							if (e.message !== void 0 && i.call(e, "message")) {
								let n = s;
								validate47(e.message, {
									instancePath: t + "/message",
									parentData: e,
									parentDataProperty: "message",
									rootData: a
								}) || (o = o === null ? validate47.errors : o.concat(validate47.errors), s = o.length);
								var c = n === s;
							} else var c = !0;
							if (c) {
								if (e.properties !== void 0 && i.call(e, "properties")) {
									let n = s;
									validate26(e.properties, {
										instancePath: t + "/properties",
										parentData: e,
										parentDataProperty: "properties",
										rootData: a
									}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
									var c = n === s;
								} else var c = !0;
							}
						}
					}
				}
			}
		} else return validate217.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate217.errors = o, s === 0;
}
function validate213(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let s = null, c = 0;
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.artifactLocation === void 0 || !i.call(e, "artifactLocation")) && (n = "artifactLocation")) return validate213.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.description !== void 0 && i.call(e, "description")) {
				let n = c;
				validate47(e.description, {
					instancePath: t + "/description",
					parentData: e,
					parentDataProperty: "description",
					rootData: a
				}) || (s = s === null ? validate47.errors : s.concat(validate47.errors), c = s.length);
				var l = n === c;
			} else var l = !0;
			if (l) {
				if (e.artifactLocation !== void 0 && i.call(e, "artifactLocation")) {
					let n = c;
					validate56(e.artifactLocation, {
						instancePath: t + "/artifactLocation",
						parentData: e,
						parentDataProperty: "artifactLocation",
						rootData: a
					}) || (s = s === null ? validate56.errors : s.concat(validate56.errors), c = s.length);
					var l = n === c;
				} else var l = !0;
				if (l) {
					if (e.regions !== void 0 && i.call(e, "regions")) {
						let n = e.regions, r = c;
						if (c === r) {
							if (Array.isArray(n)) {
								if (n.length < 0) return validate213.errors = [{
									instancePath: t + "/regions",
									schemaPath: "#/properties/regions/minItems",
									keyword: "minItems",
									params: { limit: 0 },
									message: "must NOT have fewer than 0 items"
								}], !1;
								{
									var u = !0;
									let e = n.length;
									for (let r = 0; r < e; r++) {
										let e = c;
										validate87(n[r], {
											instancePath: t + "/regions/" + r,
											parentData: n,
											parentDataProperty: r,
											rootData: a
										}) || (s = s === null ? validate87.errors : s.concat(validate87.errors), c = s.length);
										var u = e === c;
										if (!u) break;
									}
									if (u) {
										let e = o(n);
										if (e !== void 0) return validate213.errors = [{
											instancePath: t + "/regions",
											schemaPath: "#/properties/regions/uniqueItems",
											keyword: "uniqueItems",
											params: {
												i: e.i,
												j: e.j
											},
											message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
										}], !1;
									}
								}
							} else return validate213.errors = [{
								instancePath: t + "/regions",
								schemaPath: "#/properties/regions/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							}], !1;
						}
						var l = r === c;
					} else var l = !0;
					if (l) {
						if (e.rectangles !== void 0 && i.call(e, "rectangles")) {
							let n = e.rectangles, r = c;
							if (c === r) {
								if (Array.isArray(n)) {
									if (n.length < 0) return validate213.errors = [{
										instancePath: t + "/rectangles",
										schemaPath: "#/properties/rectangles/minItems",
										keyword: "minItems",
										params: { limit: 0 },
										message: "must NOT have fewer than 0 items"
									}], !1;
									{
										var d = !0;
										let e = n.length;
										for (let r = 0; r < e; r++) {
											let e = c;
											validate217(n[r], {
												instancePath: t + "/rectangles/" + r,
												parentData: n,
												parentDataProperty: r,
												rootData: a
											}) || (s = s === null ? validate217.errors : s.concat(validate217.errors), c = s.length);
											var d = e === c;
											if (!d) break;
										}
										if (d) {
											let e = o(n);
											if (e !== void 0) return validate213.errors = [{
												instancePath: t + "/rectangles",
												schemaPath: "#/properties/rectangles/uniqueItems",
												keyword: "uniqueItems",
												params: {
													i: e.i,
													j: e.j
												},
												message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
											}], !1;
										}
									}
								} else return validate213.errors = [{
									instancePath: t + "/rectangles",
									schemaPath: "#/properties/rectangles/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}], !1;
							}
							var l = r === c;
						} else var l = !0;
						if (l) {
							if (e.properties !== void 0 && i.call(e, "properties")) {
								let n = c;
								validate26(e.properties, {
									instancePath: t + "/properties",
									parentData: e,
									parentDataProperty: "properties",
									rootData: a
								}) || (s = s === null ? validate26.errors : s.concat(validate26.errors), c = s.length);
								var l = n === c;
							} else var l = !0;
						}
					}
				}
			}
		} else return validate213.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate213.errors = s, c === 0;
}
function validate223(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let s = null, c = 0;
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.firstDetectionTimeUtc !== void 0 && i.call(e, "firstDetectionTimeUtc")) {
				let n = c;
				if (typeof e.firstDetectionTimeUtc != "string") return validate223.errors = [{
					instancePath: t + "/firstDetectionTimeUtc",
					schemaPath: "#/properties/firstDetectionTimeUtc/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var u = n === c;
			} else var u = !0;
			if (u) {
				if (e.lastDetectionTimeUtc !== void 0 && i.call(e, "lastDetectionTimeUtc")) {
					let n = c;
					if (typeof e.lastDetectionTimeUtc != "string") return validate223.errors = [{
						instancePath: t + "/lastDetectionTimeUtc",
						schemaPath: "#/properties/lastDetectionTimeUtc/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var u = n === c;
				} else var u = !0;
				if (u) {
					if (e.firstDetectionRunGuid !== void 0 && i.call(e, "firstDetectionRunGuid")) {
						let n = e.firstDetectionRunGuid, r = c;
						if (c === r) {
							if (typeof n == "string") {
								if (!l.test(n)) return validate223.errors = [{
									instancePath: t + "/firstDetectionRunGuid",
									schemaPath: "#/properties/firstDetectionRunGuid/pattern",
									keyword: "pattern",
									params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
									message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
								}], !1;
							} else return validate223.errors = [{
								instancePath: t + "/firstDetectionRunGuid",
								schemaPath: "#/properties/firstDetectionRunGuid/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
						}
						var u = r === c;
					} else var u = !0;
					if (u) {
						if (e.lastDetectionRunGuid !== void 0 && i.call(e, "lastDetectionRunGuid")) {
							let n = e.lastDetectionRunGuid, r = c;
							if (c === r) {
								if (typeof n == "string") {
									if (!l.test(n)) return validate223.errors = [{
										instancePath: t + "/lastDetectionRunGuid",
										schemaPath: "#/properties/lastDetectionRunGuid/pattern",
										keyword: "pattern",
										params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
										message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
									}], !1;
								} else return validate223.errors = [{
									instancePath: t + "/lastDetectionRunGuid",
									schemaPath: "#/properties/lastDetectionRunGuid/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
							}
							var u = r === c;
						} else var u = !0;
						if (u) {
							if (e.invocationIndex !== void 0 && i.call(e, "invocationIndex")) {
								let n = e.invocationIndex, r = c;
								if (typeof n != "number" || n % 1 || isNaN(n)) return validate223.errors = [{
									instancePath: t + "/invocationIndex",
									schemaPath: "#/properties/invocationIndex/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}], !1;
								if (c === r && typeof n == "number" && !m(n, e, "invocationIndex")) return validate223.errors = [{
									instancePath: t + "/invocationIndex",
									schemaPath: "#/properties/invocationIndex/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: -1
									},
									message: "must be >= -1"
								}], !1;
								var u = r === c;
							} else var u = !0;
							if (u) {
								if (e.conversionSources !== void 0 && i.call(e, "conversionSources")) {
									let n = e.conversionSources, r = c;
									if (c === r) {
										if (Array.isArray(n)) {
											if (n.length < 0) return validate223.errors = [{
												instancePath: t + "/conversionSources",
												schemaPath: "#/properties/conversionSources/minItems",
												keyword: "minItems",
												params: { limit: 0 },
												message: "must NOT have fewer than 0 items"
											}], !1;
											{
												var d = !0;
												let e = n.length;
												for (let r = 0; r < e; r++) {
													let e = c;
													validate82(n[r], {
														instancePath: t + "/conversionSources/" + r,
														parentData: n,
														parentDataProperty: r,
														rootData: a
													}) || (s = s === null ? validate82.errors : s.concat(validate82.errors), c = s.length);
													var d = e === c;
													if (!d) break;
												}
												if (d) {
													let e = o(n);
													if (e !== void 0) return validate223.errors = [{
														instancePath: t + "/conversionSources",
														schemaPath: "#/properties/conversionSources/uniqueItems",
														keyword: "uniqueItems",
														params: {
															i: e.i,
															j: e.j
														},
														message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
													}], !1;
												}
											}
										} else return validate223.errors = [{
											instancePath: t + "/conversionSources",
											schemaPath: "#/properties/conversionSources/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}], !1;
									}
									var u = r === c;
								} else var u = !0;
								if (u) {
									if (e.properties !== void 0 && i.call(e, "properties")) {
										let n = c;
										validate26(e.properties, {
											instancePath: t + "/properties",
											parentData: e,
											parentDataProperty: "properties",
											rootData: a
										}) || (s = s === null ? validate26.errors : s.concat(validate26.errors), c = s.length);
										var u = n === c;
									} else var u = !0;
								}
							}
						}
					}
				}
			}
		} else return validate223.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate223.errors = s, c === 0;
}
function validate231(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.deletedRegion === void 0 || !i.call(e, "deletedRegion")) && (n = "deletedRegion")) return validate231.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.deletedRegion !== void 0 && i.call(e, "deletedRegion")) {
				let n = s;
				validate87(e.deletedRegion, {
					instancePath: t + "/deletedRegion",
					parentData: e,
					parentDataProperty: "deletedRegion",
					rootData: a
				}) || (o = o === null ? validate87.errors : o.concat(validate87.errors), s = o.length);
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.insertedContent !== void 0 && i.call(e, "insertedContent")) {
					let n = s;
					validate88(e.insertedContent, {
						instancePath: t + "/insertedContent",
						parentData: e,
						parentDataProperty: "insertedContent",
						rootData: a
					}) || (o = o === null ? validate88.errors : o.concat(validate88.errors), s = o.length);
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.properties !== void 0 && i.call(e, "properties")) {
						let n = s;
						validate26(e.properties, {
							instancePath: t + "/properties",
							parentData: e,
							parentDataProperty: "properties",
							rootData: a
						}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
						var c = n === s;
					} else var c = !0;
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
	return validate231.errors = o, s === 0;
}
function validate229(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.artifactLocation === void 0 || !i.call(e, "artifactLocation")) && (n = "artifactLocation") || (e.replacements === void 0 || !i.call(e, "replacements")) && (n = "replacements")) return validate229.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.artifactLocation !== void 0 && i.call(e, "artifactLocation")) {
				let n = s;
				validate56(e.artifactLocation, {
					instancePath: t + "/artifactLocation",
					parentData: e,
					parentDataProperty: "artifactLocation",
					rootData: a
				}) || (o = o === null ? validate56.errors : o.concat(validate56.errors), s = o.length);
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.replacements !== void 0 && i.call(e, "replacements")) {
					let n = e.replacements, r = s;
					if (s === r) {
						if (Array.isArray(n)) {
							if (n.length < 1) return validate229.errors = [{
								instancePath: t + "/replacements",
								schemaPath: "#/properties/replacements/minItems",
								keyword: "minItems",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 items"
							}], !1;
							{
								let e = n.length;
								for (let r = 0; r < e; r++) {
									let e = s;
									if (validate231(n[r], {
										instancePath: t + "/replacements/" + r,
										parentData: n,
										parentDataProperty: r,
										rootData: a
									}) || (o = o === null ? validate231.errors : o.concat(validate231.errors), s = o.length), e !== s) break;
								}
							}
						} else return validate229.errors = [{
							instancePath: t + "/replacements",
							schemaPath: "#/properties/replacements/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						}], !1;
					}
					var c = r === s;
				} else var c = !0;
				if (c) {
					if (e.properties !== void 0 && i.call(e, "properties")) {
						let n = s;
						validate26(e.properties, {
							instancePath: t + "/properties",
							parentData: e,
							parentDataProperty: "properties",
							rootData: a
						}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
						var c = n === s;
					} else var c = !0;
				}
			}
		} else return validate229.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate229.errors = o, s === 0;
}
function validate227(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let s = null, c = 0;
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.artifactChanges === void 0 || !i.call(e, "artifactChanges")) && (n = "artifactChanges")) return validate227.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.description !== void 0 && i.call(e, "description")) {
				let n = c;
				validate47(e.description, {
					instancePath: t + "/description",
					parentData: e,
					parentDataProperty: "description",
					rootData: a
				}) || (s = s === null ? validate47.errors : s.concat(validate47.errors), c = s.length);
				var l = n === c;
			} else var l = !0;
			if (l) {
				if (e.artifactChanges !== void 0 && i.call(e, "artifactChanges")) {
					let n = e.artifactChanges, r = c;
					if (c === r) {
						if (Array.isArray(n)) {
							if (n.length < 1) return validate227.errors = [{
								instancePath: t + "/artifactChanges",
								schemaPath: "#/properties/artifactChanges/minItems",
								keyword: "minItems",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 items"
							}], !1;
							{
								var u = !0;
								let e = n.length;
								for (let r = 0; r < e; r++) {
									let e = c;
									validate229(n[r], {
										instancePath: t + "/artifactChanges/" + r,
										parentData: n,
										parentDataProperty: r,
										rootData: a
									}) || (s = s === null ? validate229.errors : s.concat(validate229.errors), c = s.length);
									var u = e === c;
									if (!u) break;
								}
								if (u) {
									let e = o(n);
									if (e !== void 0) return validate227.errors = [{
										instancePath: t + "/artifactChanges",
										schemaPath: "#/properties/artifactChanges/uniqueItems",
										keyword: "uniqueItems",
										params: {
											i: e.i,
											j: e.j
										},
										message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
									}], !1;
								}
							}
						} else return validate227.errors = [{
							instancePath: t + "/artifactChanges",
							schemaPath: "#/properties/artifactChanges/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						}], !1;
					}
					var l = r === c;
				} else var l = !0;
				if (l) {
					if (e.properties !== void 0 && i.call(e, "properties")) {
						let n = c;
						validate26(e.properties, {
							instancePath: t + "/properties",
							parentData: e,
							parentDataProperty: "properties",
							rootData: a
						}) || (s = s === null ? validate26.errors : s.concat(validate26.errors), c = s.length);
						var l = n === c;
					} else var l = !0;
				}
			}
		} else return validate227.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate227.errors = s, c === 0;
}
function validate165(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let s = null, c = 0;
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.message === void 0 || !i.call(e, "message")) && (n = "message")) return validate165.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.ruleId !== void 0 && i.call(e, "ruleId")) {
				let n = c;
				if (typeof e.ruleId != "string") return validate165.errors = [{
					instancePath: t + "/ruleId",
					schemaPath: "#/properties/ruleId/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var u = n === c;
			} else var u = !0;
			if (u) {
				if (e.ruleIndex !== void 0 && i.call(e, "ruleIndex")) {
					let n = e.ruleIndex, r = c;
					if (typeof n != "number" || n % 1 || isNaN(n)) return validate165.errors = [{
						instancePath: t + "/ruleIndex",
						schemaPath: "#/properties/ruleIndex/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					}], !1;
					if (c === r && typeof n == "number" && !m(n, e, "ruleIndex")) return validate165.errors = [{
						instancePath: t + "/ruleIndex",
						schemaPath: "#/properties/ruleIndex/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: -1
						},
						message: "must be >= -1"
					}], !1;
					var u = r === c;
				} else var u = !0;
				if (u) {
					if (e.rule !== void 0 && i.call(e, "rule")) {
						let n = c;
						validate41(e.rule, {
							instancePath: t + "/rule",
							parentData: e,
							parentDataProperty: "rule",
							rootData: a
						}) || (s = s === null ? validate41.errors : s.concat(validate41.errors), c = s.length);
						var u = n === c;
					} else var u = !0;
					if (u) {
						if (e.kind !== void 0 && i.call(e, "kind")) {
							let n = c;
							if (!x(e.kind, e, "kind")) return validate165.errors = [{
								instancePath: t + "/kind",
								schemaPath: "#/properties/kind/enum",
								keyword: "enum",
								params: { allowedValues: x.allowed },
								message: "must be equal to one of the allowed values"
							}], !1;
							var u = n === c;
						} else var u = !0;
						if (u) {
							if (e.level !== void 0 && i.call(e, "level")) {
								let n = c;
								if (!f(e.level, e, "level")) return validate165.errors = [{
									instancePath: t + "/level",
									schemaPath: "#/properties/level/enum",
									keyword: "enum",
									params: { allowedValues: f.allowed },
									message: "must be equal to one of the allowed values"
								}], !1;
								var u = n === c;
							} else var u = !0;
							if (u) {
								if (e.message !== void 0 && i.call(e, "message")) {
									let n = c;
									validate47(e.message, {
										instancePath: t + "/message",
										parentData: e,
										parentDataProperty: "message",
										rootData: a
									}) || (s = s === null ? validate47.errors : s.concat(validate47.errors), c = s.length);
									var u = n === c;
								} else var u = !0;
								if (u) {
									if (e.analysisTarget !== void 0 && i.call(e, "analysisTarget")) {
										let n = c;
										validate56(e.analysisTarget, {
											instancePath: t + "/analysisTarget",
											parentData: e,
											parentDataProperty: "analysisTarget",
											rootData: a
										}) || (s = s === null ? validate56.errors : s.concat(validate56.errors), c = s.length);
										var u = n === c;
									} else var u = !0;
									if (u) {
										if (e.locations !== void 0 && i.call(e, "locations")) {
											let n = e.locations, r = c;
											if (c === r) {
												if (Array.isArray(n)) {
													if (n.length < 0) return validate165.errors = [{
														instancePath: t + "/locations",
														schemaPath: "#/properties/locations/minItems",
														keyword: "minItems",
														params: { limit: 0 },
														message: "must NOT have fewer than 0 items"
													}], !1;
													{
														let e = n.length;
														for (let r = 0; r < e; r++) {
															let e = c;
															if (validate81(n[r], {
																instancePath: t + "/locations/" + r,
																parentData: n,
																parentDataProperty: r,
																rootData: a
															}) || (s = s === null ? validate81.errors : s.concat(validate81.errors), c = s.length), e !== c) break;
														}
													}
												} else return validate165.errors = [{
													instancePath: t + "/locations",
													schemaPath: "#/properties/locations/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												}], !1;
											}
											var u = r === c;
										} else var u = !0;
										if (u) {
											if (e.guid !== void 0 && i.call(e, "guid")) {
												let n = e.guid, r = c;
												if (c === r) {
													if (typeof n == "string") {
														if (!l.test(n)) return validate165.errors = [{
															instancePath: t + "/guid",
															schemaPath: "#/properties/guid/pattern",
															keyword: "pattern",
															params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
															message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
														}], !1;
													} else return validate165.errors = [{
														instancePath: t + "/guid",
														schemaPath: "#/properties/guid/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}], !1;
												}
												var u = r === c;
											} else var u = !0;
											if (u) {
												if (e.correlationGuid !== void 0 && i.call(e, "correlationGuid")) {
													let n = e.correlationGuid, r = c;
													if (c === r) {
														if (typeof n == "string") {
															if (!l.test(n)) return validate165.errors = [{
																instancePath: t + "/correlationGuid",
																schemaPath: "#/properties/correlationGuid/pattern",
																keyword: "pattern",
																params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
																message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
															}], !1;
														} else return validate165.errors = [{
															instancePath: t + "/correlationGuid",
															schemaPath: "#/properties/correlationGuid/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}], !1;
													}
													var u = r === c;
												} else var u = !0;
												if (u) {
													if (e.occurrenceCount !== void 0 && i.call(e, "occurrenceCount")) {
														let n = e.occurrenceCount, r = c;
														if (typeof n != "number" || n % 1 || isNaN(n)) return validate165.errors = [{
															instancePath: t + "/occurrenceCount",
															schemaPath: "#/properties/occurrenceCount/type",
															keyword: "type",
															params: { type: "integer" },
															message: "must be integer"
														}], !1;
														if (c === r && typeof n == "number" && !h(n, e, "occurrenceCount")) return validate165.errors = [{
															instancePath: t + "/occurrenceCount",
															schemaPath: "#/properties/occurrenceCount/minimum",
															keyword: "minimum",
															params: {
																comparison: ">=",
																limit: 1
															},
															message: "must be >= 1"
														}], !1;
														var u = r === c;
													} else var u = !0;
													if (u) {
														if (e.partialFingerprints !== void 0 && i.call(e, "partialFingerprints")) {
															let n = e.partialFingerprints, r = c;
															if (c === r) {
																if (n && typeof n == "object" && !Array.isArray(n)) for (let e of Object.keys(n)) {
																	let r = c;
																	if (typeof n[e] != "string") return validate165.errors = [{
																		instancePath: t + "/partialFingerprints/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
																		schemaPath: "#/properties/partialFingerprints/additionalProperties/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}], !1;
																	if (r !== c) break;
																}
																else return validate165.errors = [{
																	instancePath: t + "/partialFingerprints",
																	schemaPath: "#/properties/partialFingerprints/type",
																	keyword: "type",
																	params: { type: "object" },
																	message: "must be object"
																}], !1;
															}
															var u = r === c;
														} else var u = !0;
														if (u) {
															if (e.fingerprints !== void 0 && i.call(e, "fingerprints")) {
																let n = e.fingerprints, r = c;
																if (c === r) {
																	if (n && typeof n == "object" && !Array.isArray(n)) for (let e of Object.keys(n)) {
																		let r = c;
																		if (typeof n[e] != "string") return validate165.errors = [{
																			instancePath: t + "/fingerprints/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
																			schemaPath: "#/properties/fingerprints/additionalProperties/type",
																			keyword: "type",
																			params: { type: "string" },
																			message: "must be string"
																		}], !1;
																		if (r !== c) break;
																	}
																	else return validate165.errors = [{
																		instancePath: t + "/fingerprints",
																		schemaPath: "#/properties/fingerprints/type",
																		keyword: "type",
																		params: { type: "object" },
																		message: "must be object"
																	}], !1;
																}
																var u = r === c;
															} else var u = !0;
															if (u) {
																if (e.stacks !== void 0 && i.call(e, "stacks")) {
																	let n = e.stacks, r = c;
																	if (c === r) {
																		if (Array.isArray(n)) {
																			if (n.length < 0) return validate165.errors = [{
																				instancePath: t + "/stacks",
																				schemaPath: "#/properties/stacks/minItems",
																				keyword: "minItems",
																				params: { limit: 0 },
																				message: "must NOT have fewer than 0 items"
																			}], !1;
																			{
																				var d = !0;
																				let e = n.length;
																				for (let r = 0; r < e; r++) {
																					let e = c;
																					validate111(n[r], {
																						instancePath: t + "/stacks/" + r,
																						parentData: n,
																						parentDataProperty: r,
																						rootData: a
																					}) || (s = s === null ? validate111.errors : s.concat(validate111.errors), c = s.length);
																					var d = e === c;
																					if (!d) break;
																				}
																				if (d) {
																					let e = o(n);
																					if (e !== void 0) return validate165.errors = [{
																						instancePath: t + "/stacks",
																						schemaPath: "#/properties/stacks/uniqueItems",
																						keyword: "uniqueItems",
																						params: {
																							i: e.i,
																							j: e.j
																						},
																						message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																					}], !1;
																				}
																			}
																		} else return validate165.errors = [{
																			instancePath: t + "/stacks",
																			schemaPath: "#/properties/stacks/type",
																			keyword: "type",
																			params: { type: "array" },
																			message: "must be array"
																		}], !1;
																	}
																	var u = r === c;
																} else var u = !0;
																if (u) {
																	if (e.codeFlows !== void 0 && i.call(e, "codeFlows")) {
																		let n = e.codeFlows, r = c;
																		if (c === r) {
																			if (Array.isArray(n)) {
																				if (n.length < 0) return validate165.errors = [{
																					instancePath: t + "/codeFlows",
																					schemaPath: "#/properties/codeFlows/minItems",
																					keyword: "minItems",
																					params: { limit: 0 },
																					message: "must NOT have fewer than 0 items"
																				}], !1;
																				{
																					let e = n.length;
																					for (let r = 0; r < e; r++) {
																						let e = c;
																						if (validate171(n[r], {
																							instancePath: t + "/codeFlows/" + r,
																							parentData: n,
																							parentDataProperty: r,
																							rootData: a
																						}) || (s = s === null ? validate171.errors : s.concat(validate171.errors), c = s.length), e !== c) break;
																					}
																				}
																			} else return validate165.errors = [{
																				instancePath: t + "/codeFlows",
																				schemaPath: "#/properties/codeFlows/type",
																				keyword: "type",
																				params: { type: "array" },
																				message: "must be array"
																			}], !1;
																		}
																		var u = r === c;
																	} else var u = !0;
																	if (u) {
																		if (e.graphs !== void 0 && i.call(e, "graphs")) {
																			let n = e.graphs, r = c;
																			if (c === r) {
																				if (Array.isArray(n)) {
																					if (n.length < 0) return validate165.errors = [{
																						instancePath: t + "/graphs",
																						schemaPath: "#/properties/graphs/minItems",
																						keyword: "minItems",
																						params: { limit: 0 },
																						message: "must NOT have fewer than 0 items"
																					}], !1;
																					{
																						var g = !0;
																						let e = n.length;
																						for (let r = 0; r < e; r++) {
																							let e = c;
																							validate152(n[r], {
																								instancePath: t + "/graphs/" + r,
																								parentData: n,
																								parentDataProperty: r,
																								rootData: a
																							}) || (s = s === null ? validate152.errors : s.concat(validate152.errors), c = s.length);
																							var g = e === c;
																							if (!g) break;
																						}
																						if (g) {
																							let e = o(n);
																							if (e !== void 0) return validate165.errors = [{
																								instancePath: t + "/graphs",
																								schemaPath: "#/properties/graphs/uniqueItems",
																								keyword: "uniqueItems",
																								params: {
																									i: e.i,
																									j: e.j
																								},
																								message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																							}], !1;
																						}
																					}
																				} else return validate165.errors = [{
																					instancePath: t + "/graphs",
																					schemaPath: "#/properties/graphs/type",
																					keyword: "type",
																					params: { type: "array" },
																					message: "must be array"
																				}], !1;
																			}
																			var u = r === c;
																		} else var u = !0;
																		if (u) {
																			if (e.graphTraversals !== void 0 && i.call(e, "graphTraversals")) {
																				let n = e.graphTraversals, r = c;
																				if (c === r) {
																					if (Array.isArray(n)) {
																						if (n.length < 0) return validate165.errors = [{
																							instancePath: t + "/graphTraversals",
																							schemaPath: "#/properties/graphTraversals/minItems",
																							keyword: "minItems",
																							params: { limit: 0 },
																							message: "must NOT have fewer than 0 items"
																						}], !1;
																						{
																							var _ = !0;
																							let e = n.length;
																							for (let r = 0; r < e; r++) {
																								let e = c;
																								validate197(n[r], {
																									instancePath: t + "/graphTraversals/" + r,
																									parentData: n,
																									parentDataProperty: r,
																									rootData: a
																								}) || (s = s === null ? validate197.errors : s.concat(validate197.errors), c = s.length);
																								var _ = e === c;
																								if (!_) break;
																							}
																							if (_) {
																								let e = o(n);
																								if (e !== void 0) return validate165.errors = [{
																									instancePath: t + "/graphTraversals",
																									schemaPath: "#/properties/graphTraversals/uniqueItems",
																									keyword: "uniqueItems",
																									params: {
																										i: e.i,
																										j: e.j
																									},
																									message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																								}], !1;
																							}
																						}
																					} else return validate165.errors = [{
																						instancePath: t + "/graphTraversals",
																						schemaPath: "#/properties/graphTraversals/type",
																						keyword: "type",
																						params: { type: "array" },
																						message: "must be array"
																					}], !1;
																				}
																				var u = r === c;
																			} else var u = !0;
																			if (u) {
																				if (e.relatedLocations !== void 0 && i.call(e, "relatedLocations")) {
																					let n = e.relatedLocations, r = c;
																					if (c === r) {
																						if (Array.isArray(n)) {
																							if (n.length < 0) return validate165.errors = [{
																								instancePath: t + "/relatedLocations",
																								schemaPath: "#/properties/relatedLocations/minItems",
																								keyword: "minItems",
																								params: { limit: 0 },
																								message: "must NOT have fewer than 0 items"
																							}], !1;
																							{
																								var v = !0;
																								let e = n.length;
																								for (let r = 0; r < e; r++) {
																									let e = c;
																									validate81(n[r], {
																										instancePath: t + "/relatedLocations/" + r,
																										parentData: n,
																										parentDataProperty: r,
																										rootData: a
																									}) || (s = s === null ? validate81.errors : s.concat(validate81.errors), c = s.length);
																									var v = e === c;
																									if (!v) break;
																								}
																								if (v) {
																									let e = o(n);
																									if (e !== void 0) return validate165.errors = [{
																										instancePath: t + "/relatedLocations",
																										schemaPath: "#/properties/relatedLocations/uniqueItems",
																										keyword: "uniqueItems",
																										params: {
																											i: e.i,
																											j: e.j
																										},
																										message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																									}], !1;
																								}
																							}
																						} else return validate165.errors = [{
																							instancePath: t + "/relatedLocations",
																							schemaPath: "#/properties/relatedLocations/type",
																							keyword: "type",
																							params: { type: "array" },
																							message: "must be array"
																						}], !1;
																					}
																					var u = r === c;
																				} else var u = !0;
																				if (u) {
																					if (e.suppressions !== void 0 && i.call(e, "suppressions")) {
																						let n = e.suppressions, r = c;
																						if (c === r) {
																							if (Array.isArray(n)) {
																								if (n.length < 0) return validate165.errors = [{
																									instancePath: t + "/suppressions",
																									schemaPath: "#/properties/suppressions/minItems",
																									keyword: "minItems",
																									params: { limit: 0 },
																									message: "must NOT have fewer than 0 items"
																								}], !1;
																								{
																									var y = !0;
																									let e = n.length;
																									for (let r = 0; r < e; r++) {
																										let e = c;
																										validate209(n[r], {
																											instancePath: t + "/suppressions/" + r,
																											parentData: n,
																											parentDataProperty: r,
																											rootData: a
																										}) || (s = s === null ? validate209.errors : s.concat(validate209.errors), c = s.length);
																										var y = e === c;
																										if (!y) break;
																									}
																									if (y) {
																										let e = o(n);
																										if (e !== void 0) return validate165.errors = [{
																											instancePath: t + "/suppressions",
																											schemaPath: "#/properties/suppressions/uniqueItems",
																											keyword: "uniqueItems",
																											params: {
																												i: e.i,
																												j: e.j
																											},
																											message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																										}], !1;
																									}
																								}
																							} else return validate165.errors = [{
																								instancePath: t + "/suppressions",
																								schemaPath: "#/properties/suppressions/type",
																								keyword: "type",
																								params: { type: "array" },
																								message: "must be array"
																							}], !1;
																						}
																						var u = r === c;
																					} else var u = !0;
																					if (u) {
																						if (e.baselineState !== void 0 && i.call(e, "baselineState")) {
																							let n = c;
																							if (!S(e.baselineState, e, "baselineState")) return validate165.errors = [{
																								instancePath: t + "/baselineState",
																								schemaPath: "#/properties/baselineState/enum",
																								keyword: "enum",
																								params: { allowedValues: S.allowed },
																								message: "must be equal to one of the allowed values"
																							}], !1;
																							var u = n === c;
																						} else var u = !0;
																						if (u) {
																							if (e.rank !== void 0 && i.call(e, "rank")) {
																								let n = e.rank, r = c;
																								if (c === r) {
																									if (typeof n == "number") {
																										if (!p(n, e, "rank")) return validate165.errors = [{
																											instancePath: t + "/rank",
																											schemaPath: "#/properties/rank/maximum",
																											keyword: "maximum",
																											params: {
																												comparison: "<=",
																												limit: 100
																											},
																											message: "must be <= 100"
																										}], !1;
																										if (!m(n, e, "rank")) return validate165.errors = [{
																											instancePath: t + "/rank",
																											schemaPath: "#/properties/rank/minimum",
																											keyword: "minimum",
																											params: {
																												comparison: ">=",
																												limit: -1
																											},
																											message: "must be >= -1"
																										}], !1;
																									} else return validate165.errors = [{
																										instancePath: t + "/rank",
																										schemaPath: "#/properties/rank/type",
																										keyword: "type",
																										params: { type: "number" },
																										message: "must be number"
																									}], !1;
																								}
																								var u = r === c;
																							} else var u = !0;
																							if (u) {
																								if (e.attachments !== void 0 && i.call(e, "attachments")) {
																									let n = e.attachments, r = c;
																									if (c === r) {
																										if (Array.isArray(n)) {
																											if (n.length < 0) return validate165.errors = [{
																												instancePath: t + "/attachments",
																												schemaPath: "#/properties/attachments/minItems",
																												keyword: "minItems",
																												params: { limit: 0 },
																												message: "must NOT have fewer than 0 items"
																											}], !1;
																											{
																												var b = !0;
																												let e = n.length;
																												for (let r = 0; r < e; r++) {
																													let e = c;
																													validate213(n[r], {
																														instancePath: t + "/attachments/" + r,
																														parentData: n,
																														parentDataProperty: r,
																														rootData: a
																													}) || (s = s === null ? validate213.errors : s.concat(validate213.errors), c = s.length);
																													var b = e === c;
																													if (!b) break;
																												}
																												if (b) {
																													let e = o(n);
																													if (e !== void 0) return validate165.errors = [{
																														instancePath: t + "/attachments",
																														schemaPath: "#/properties/attachments/uniqueItems",
																														keyword: "uniqueItems",
																														params: {
																															i: e.i,
																															j: e.j
																														},
																														message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																													}], !1;
																												}
																											}
																										} else return validate165.errors = [{
																											instancePath: t + "/attachments",
																											schemaPath: "#/properties/attachments/type",
																											keyword: "type",
																											params: { type: "array" },
																											message: "must be array"
																										}], !1;
																									}
																									var u = r === c;
																								} else var u = !0;
																								if (u) {
																									if (e.hostedViewerUri !== void 0 && i.call(e, "hostedViewerUri")) {
																										let n = c;
																										if (typeof e.hostedViewerUri != "string") return validate165.errors = [{
																											instancePath: t + "/hostedViewerUri",
																											schemaPath: "#/properties/hostedViewerUri/type",
																											keyword: "type",
																											params: { type: "string" },
																											message: "must be string"
																										}], !1;
																										var u = n === c;
																									} else var u = !0;
																									if (u) {
																										if (e.workItemUris !== void 0 && i.call(e, "workItemUris")) {
																											let n = e.workItemUris, r = c;
																											if (c === r) {
																												if (Array.isArray(n)) {
																													if (n.length < 0) return validate165.errors = [{
																														instancePath: t + "/workItemUris",
																														schemaPath: "#/properties/workItemUris/minItems",
																														keyword: "minItems",
																														params: { limit: 0 },
																														message: "must NOT have fewer than 0 items"
																													}], !1;
																													{
																														var C = !0;
																														let e = n.length;
																														for (let r = 0; r < e; r++) {
																															let e = c;
																															if (typeof n[r] != "string") return validate165.errors = [{
																																instancePath: t + "/workItemUris/" + r,
																																schemaPath: "#/properties/workItemUris/items/type",
																																keyword: "type",
																																params: { type: "string" },
																																message: "must be string"
																															}], !1;
																															var C = e === c;
																															if (!C) break;
																														}
																														if (C) {
																															let e = o(n);
																															if (e !== void 0) return validate165.errors = [{
																																instancePath: t + "/workItemUris",
																																schemaPath: "#/properties/workItemUris/uniqueItems",
																																keyword: "uniqueItems",
																																params: {
																																	i: e.i,
																																	j: e.j
																																},
																																message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																															}], !1;
																														}
																													}
																												} else return validate165.errors = [{
																													instancePath: t + "/workItemUris",
																													schemaPath: "#/properties/workItemUris/type",
																													keyword: "type",
																													params: { type: "array" },
																													message: "must be array"
																												}], !1;
																											}
																											var u = r === c;
																										} else var u = !0;
																										if (u) {
																											if (e.provenance !== void 0 && i.call(e, "provenance")) {
																												let n = c;
																												validate223(e.provenance, {
																													instancePath: t + "/provenance",
																													parentData: e,
																													parentDataProperty: "provenance",
																													rootData: a
																												}) || (s = s === null ? validate223.errors : s.concat(validate223.errors), c = s.length);
																												var u = n === c;
																											} else var u = !0;
																											if (u) {
																												if (e.fixes !== void 0 && i.call(e, "fixes")) {
																													let n = e.fixes, r = c;
																													if (c === r) {
																														if (Array.isArray(n)) {
																															if (n.length < 0) return validate165.errors = [{
																																instancePath: t + "/fixes",
																																schemaPath: "#/properties/fixes/minItems",
																																keyword: "minItems",
																																params: { limit: 0 },
																																message: "must NOT have fewer than 0 items"
																															}], !1;
																															{
																																var w = !0;
																																let e = n.length;
																																for (let r = 0; r < e; r++) {
																																	let e = c;
																																	validate227(n[r], {
																																		instancePath: t + "/fixes/" + r,
																																		parentData: n,
																																		parentDataProperty: r,
																																		rootData: a
																																	}) || (s = s === null ? validate227.errors : s.concat(validate227.errors), c = s.length);
																																	var w = e === c;
																																	if (!w) break;
																																}
																																if (w) {
																																	let e = o(n);
																																	if (e !== void 0) return validate165.errors = [{
																																		instancePath: t + "/fixes",
																																		schemaPath: "#/properties/fixes/uniqueItems",
																																		keyword: "uniqueItems",
																																		params: {
																																			i: e.i,
																																			j: e.j
																																		},
																																		message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																																	}], !1;
																																}
																															}
																														} else return validate165.errors = [{
																															instancePath: t + "/fixes",
																															schemaPath: "#/properties/fixes/type",
																															keyword: "type",
																															params: { type: "array" },
																															message: "must be array"
																														}], !1;
																													}
																													var u = r === c;
																												} else var u = !0;
																												if (u) {
																													if (e.taxa !== void 0 && i.call(e, "taxa")) {
																														let n = e.taxa, r = c;
																														if (c === r) {
																															if (Array.isArray(n)) {
																																if (n.length < 0) return validate165.errors = [{
																																	instancePath: t + "/taxa",
																																	schemaPath: "#/properties/taxa/minItems",
																																	keyword: "minItems",
																																	params: { limit: 0 },
																																	message: "must NOT have fewer than 0 items"
																																}], !1;
																																{
																																	var T = !0;
																																	let e = n.length;
																																	for (let r = 0; r < e; r++) {
																																		let e = c;
																																		validate41(n[r], {
																																			instancePath: t + "/taxa/" + r,
																																			parentData: n,
																																			parentDataProperty: r,
																																			rootData: a
																																		}) || (s = s === null ? validate41.errors : s.concat(validate41.errors), c = s.length);
																																		var T = e === c;
																																		if (!T) break;
																																	}
																																	if (T) {
																																		let e = o(n);
																																		if (e !== void 0) return validate165.errors = [{
																																			instancePath: t + "/taxa",
																																			schemaPath: "#/properties/taxa/uniqueItems",
																																			keyword: "uniqueItems",
																																			params: {
																																				i: e.i,
																																				j: e.j
																																			},
																																			message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																																		}], !1;
																																	}
																																}
																															} else return validate165.errors = [{
																																instancePath: t + "/taxa",
																																schemaPath: "#/properties/taxa/type",
																																keyword: "type",
																																params: { type: "array" },
																																message: "must be array"
																															}], !1;
																														}
																														var u = r === c;
																													} else var u = !0;
																													if (u) {
																														if (e.webRequest !== void 0 && i.call(e, "webRequest")) {
																															let n = c;
																															validate182(e.webRequest, {
																																instancePath: t + "/webRequest",
																																parentData: e,
																																parentDataProperty: "webRequest",
																																rootData: a
																															}) || (s = s === null ? validate182.errors : s.concat(validate182.errors), c = s.length);
																															var u = n === c;
																														} else var u = !0;
																														if (u) {
																															if (e.webResponse !== void 0 && i.call(e, "webResponse")) {
																																let n = c;
																																validate186(e.webResponse, {
																																	instancePath: t + "/webResponse",
																																	parentData: e,
																																	parentDataProperty: "webResponse",
																																	rootData: a
																																}) || (s = s === null ? validate186.errors : s.concat(validate186.errors), c = s.length);
																																var u = n === c;
																															} else var u = !0;
																															if (u) {
																																if (e.properties !== void 0 && i.call(e, "properties")) {
																																	let n = c;
																																	validate26(e.properties, {
																																		instancePath: t + "/properties",
																																		parentData: e,
																																		parentDataProperty: "properties",
																																		rootData: a
																																	}) || (s = s === null ? validate26.errors : s.concat(validate26.errors), c = s.length);
																																	var u = n === c;
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
		} else return validate165.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate165.errors = s, c === 0;
}
function validate245(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.description !== void 0 && i.call(e, "description")) {
				let n = s;
				validate47(e.description, {
					instancePath: t + "/description",
					parentData: e,
					parentDataProperty: "description",
					rootData: a
				}) || (o = o === null ? validate47.errors : o.concat(validate47.errors), s = o.length);
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.id !== void 0 && i.call(e, "id")) {
					let n = s;
					if (typeof e.id != "string") return validate245.errors = [{
						instancePath: t + "/id",
						schemaPath: "#/properties/id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var c = n === s;
				} else var c = !0;
				if (c) {
					if (e.guid !== void 0 && i.call(e, "guid")) {
						let n = e.guid, r = s;
						if (s === r) {
							if (typeof n == "string") {
								if (!l.test(n)) return validate245.errors = [{
									instancePath: t + "/guid",
									schemaPath: "#/properties/guid/pattern",
									keyword: "pattern",
									params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
									message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
								}], !1;
							} else return validate245.errors = [{
								instancePath: t + "/guid",
								schemaPath: "#/properties/guid/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
						}
						var c = r === s;
					} else var c = !0;
					if (c) {
						if (e.correlationGuid !== void 0 && i.call(e, "correlationGuid")) {
							let n = e.correlationGuid, r = s;
							if (s === r) {
								if (typeof n == "string") {
									if (!l.test(n)) return validate245.errors = [{
										instancePath: t + "/correlationGuid",
										schemaPath: "#/properties/correlationGuid/pattern",
										keyword: "pattern",
										params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
										message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
									}], !1;
								} else return validate245.errors = [{
									instancePath: t + "/correlationGuid",
									schemaPath: "#/properties/correlationGuid/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
							}
							var c = r === s;
						} else var c = !0;
						if (c) {
							if (e.properties !== void 0 && i.call(e, "properties")) {
								let n = s;
								validate26(e.properties, {
									instancePath: t + "/properties",
									parentData: e,
									parentDataProperty: "properties",
									rootData: a
								}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
								var c = n === s;
							} else var c = !0;
						}
					}
				}
			}
		} else return validate245.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate245.errors = o, s === 0;
}
function validate251(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0, c = s, u = !1, d = s;
	if (e && typeof e == "object" && !Array.isArray(e)) {
		let n;
		if ((e.location === void 0 || !i.call(e, "location")) && (n = "location")) {
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
	var f = d === s;
	if (u ||= f, !u) {
		let n = s;
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.guid === void 0 || !i.call(e, "guid")) && (n = "guid")) {
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
		var f = n === s;
		u ||= f;
	}
	if (u) s = c, o !== null && (c ? o.length = c : o = null);
	else {
		let e = {
			instancePath: t,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		return o === null ? o = [e] : o.push(e), s++, validate251.errors = o, !1;
	}
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.location !== void 0 && i.call(e, "location")) {
				let n = s;
				validate56(e.location, {
					instancePath: t + "/location",
					parentData: e,
					parentDataProperty: "location",
					rootData: a
				}) || (o = o === null ? validate56.errors : o.concat(validate56.errors), s = o.length);
				var p = n === s;
			} else var p = !0;
			if (p) {
				if (e.guid !== void 0 && i.call(e, "guid")) {
					let n = e.guid, r = s;
					if (s === r) {
						if (typeof n == "string") {
							if (!l.test(n)) return validate251.errors = [{
								instancePath: t + "/guid",
								schemaPath: "#/properties/guid/pattern",
								keyword: "pattern",
								params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
								message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
							}], !1;
						} else return validate251.errors = [{
							instancePath: t + "/guid",
							schemaPath: "#/properties/guid/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}], !1;
					}
					var p = r === s;
				} else var p = !0;
				if (p) {
					if (e.itemCount !== void 0 && i.call(e, "itemCount")) {
						let n = e.itemCount, r = s;
						if (typeof n != "number" || n % 1 || isNaN(n)) return validate251.errors = [{
							instancePath: t + "/itemCount",
							schemaPath: "#/properties/itemCount/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						}], !1;
						if (s === r && typeof n == "number" && !m(n, e, "itemCount")) return validate251.errors = [{
							instancePath: t + "/itemCount",
							schemaPath: "#/properties/itemCount/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: -1
							},
							message: "must be >= -1"
						}], !1;
						var p = r === s;
					} else var p = !0;
					if (p) {
						if (e.properties !== void 0 && i.call(e, "properties")) {
							let n = s;
							validate26(e.properties, {
								instancePath: t + "/properties",
								parentData: e,
								parentDataProperty: "properties",
								rootData: a
							}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
							var p = n === s;
						} else var p = !0;
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
function validate250(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let s = null, c = 0;
	if (c === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.conversion !== void 0 && i.call(e, "conversion")) {
				let n = c;
				validate251(e.conversion, {
					instancePath: t + "/conversion",
					parentData: e,
					parentDataProperty: "conversion",
					rootData: a
				}) || (s = s === null ? validate251.errors : s.concat(validate251.errors), c = s.length);
				var l = n === c;
			} else var l = !0;
			if (l) {
				if (e.graphs !== void 0 && i.call(e, "graphs")) {
					let n = e.graphs, r = c;
					if (c === r) {
						if (Array.isArray(n)) {
							if (n.length < 0) return validate250.errors = [{
								instancePath: t + "/graphs",
								schemaPath: "#/properties/graphs/minItems",
								keyword: "minItems",
								params: { limit: 0 },
								message: "must NOT have fewer than 0 items"
							}], !1;
							{
								var u = !0;
								let e = n.length;
								for (let r = 0; r < e; r++) {
									let e = c;
									validate251(n[r], {
										instancePath: t + "/graphs/" + r,
										parentData: n,
										parentDataProperty: r,
										rootData: a
									}) || (s = s === null ? validate251.errors : s.concat(validate251.errors), c = s.length);
									var u = e === c;
									if (!u) break;
								}
								if (u) {
									let e = o(n);
									if (e !== void 0) return validate250.errors = [{
										instancePath: t + "/graphs",
										schemaPath: "#/properties/graphs/uniqueItems",
										keyword: "uniqueItems",
										params: {
											i: e.i,
											j: e.j
										},
										message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
									}], !1;
								}
							}
						} else return validate250.errors = [{
							instancePath: t + "/graphs",
							schemaPath: "#/properties/graphs/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						}], !1;
					}
					var l = r === c;
				} else var l = !0;
				if (l) {
					if (e.externalizedProperties !== void 0 && i.call(e, "externalizedProperties")) {
						let n = c;
						validate251(e.externalizedProperties, {
							instancePath: t + "/externalizedProperties",
							parentData: e,
							parentDataProperty: "externalizedProperties",
							rootData: a
						}) || (s = s === null ? validate251.errors : s.concat(validate251.errors), c = s.length);
						var l = n === c;
					} else var l = !0;
					if (l) {
						if (e.artifacts !== void 0 && i.call(e, "artifacts")) {
							let n = e.artifacts, r = c;
							if (c === r) {
								if (Array.isArray(n)) {
									if (n.length < 0) return validate250.errors = [{
										instancePath: t + "/artifacts",
										schemaPath: "#/properties/artifacts/minItems",
										keyword: "minItems",
										params: { limit: 0 },
										message: "must NOT have fewer than 0 items"
									}], !1;
									{
										var d = !0;
										let e = n.length;
										for (let r = 0; r < e; r++) {
											let e = c;
											validate251(n[r], {
												instancePath: t + "/artifacts/" + r,
												parentData: n,
												parentDataProperty: r,
												rootData: a
											}) || (s = s === null ? validate251.errors : s.concat(validate251.errors), c = s.length);
											var d = e === c;
											if (!d) break;
										}
										if (d) {
											let e = o(n);
											if (e !== void 0) return validate250.errors = [{
												instancePath: t + "/artifacts",
												schemaPath: "#/properties/artifacts/uniqueItems",
												keyword: "uniqueItems",
												params: {
													i: e.i,
													j: e.j
												},
												message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
											}], !1;
										}
									}
								} else return validate250.errors = [{
									instancePath: t + "/artifacts",
									schemaPath: "#/properties/artifacts/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}], !1;
							}
							var l = r === c;
						} else var l = !0;
						if (l) {
							if (e.invocations !== void 0 && i.call(e, "invocations")) {
								let n = e.invocations, r = c;
								if (c === r) {
									if (Array.isArray(n)) {
										if (n.length < 0) return validate250.errors = [{
											instancePath: t + "/invocations",
											schemaPath: "#/properties/invocations/minItems",
											keyword: "minItems",
											params: { limit: 0 },
											message: "must NOT have fewer than 0 items"
										}], !1;
										{
											var f = !0;
											let e = n.length;
											for (let r = 0; r < e; r++) {
												let e = c;
												validate251(n[r], {
													instancePath: t + "/invocations/" + r,
													parentData: n,
													parentDataProperty: r,
													rootData: a
												}) || (s = s === null ? validate251.errors : s.concat(validate251.errors), c = s.length);
												var f = e === c;
												if (!f) break;
											}
											if (f) {
												let e = o(n);
												if (e !== void 0) return validate250.errors = [{
													instancePath: t + "/invocations",
													schemaPath: "#/properties/invocations/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: e.i,
														j: e.j
													},
													message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
												}], !1;
											}
										}
									} else return validate250.errors = [{
										instancePath: t + "/invocations",
										schemaPath: "#/properties/invocations/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}], !1;
								}
								var l = r === c;
							} else var l = !0;
							if (l) {
								if (e.logicalLocations !== void 0 && i.call(e, "logicalLocations")) {
									let n = e.logicalLocations, r = c;
									if (c === r) {
										if (Array.isArray(n)) {
											if (n.length < 0) return validate250.errors = [{
												instancePath: t + "/logicalLocations",
												schemaPath: "#/properties/logicalLocations/minItems",
												keyword: "minItems",
												params: { limit: 0 },
												message: "must NOT have fewer than 0 items"
											}], !1;
											{
												var p = !0;
												let e = n.length;
												for (let r = 0; r < e; r++) {
													let e = c;
													validate251(n[r], {
														instancePath: t + "/logicalLocations/" + r,
														parentData: n,
														parentDataProperty: r,
														rootData: a
													}) || (s = s === null ? validate251.errors : s.concat(validate251.errors), c = s.length);
													var p = e === c;
													if (!p) break;
												}
												if (p) {
													let e = o(n);
													if (e !== void 0) return validate250.errors = [{
														instancePath: t + "/logicalLocations",
														schemaPath: "#/properties/logicalLocations/uniqueItems",
														keyword: "uniqueItems",
														params: {
															i: e.i,
															j: e.j
														},
														message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
													}], !1;
												}
											}
										} else return validate250.errors = [{
											instancePath: t + "/logicalLocations",
											schemaPath: "#/properties/logicalLocations/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}], !1;
									}
									var l = r === c;
								} else var l = !0;
								if (l) {
									if (e.threadFlowLocations !== void 0 && i.call(e, "threadFlowLocations")) {
										let n = e.threadFlowLocations, r = c;
										if (c === r) {
											if (Array.isArray(n)) {
												if (n.length < 0) return validate250.errors = [{
													instancePath: t + "/threadFlowLocations",
													schemaPath: "#/properties/threadFlowLocations/minItems",
													keyword: "minItems",
													params: { limit: 0 },
													message: "must NOT have fewer than 0 items"
												}], !1;
												{
													var m = !0;
													let e = n.length;
													for (let r = 0; r < e; r++) {
														let e = c;
														validate251(n[r], {
															instancePath: t + "/threadFlowLocations/" + r,
															parentData: n,
															parentDataProperty: r,
															rootData: a
														}) || (s = s === null ? validate251.errors : s.concat(validate251.errors), c = s.length);
														var m = e === c;
														if (!m) break;
													}
													if (m) {
														let e = o(n);
														if (e !== void 0) return validate250.errors = [{
															instancePath: t + "/threadFlowLocations",
															schemaPath: "#/properties/threadFlowLocations/uniqueItems",
															keyword: "uniqueItems",
															params: {
																i: e.i,
																j: e.j
															},
															message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
														}], !1;
													}
												}
											} else return validate250.errors = [{
												instancePath: t + "/threadFlowLocations",
												schemaPath: "#/properties/threadFlowLocations/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											}], !1;
										}
										var l = r === c;
									} else var l = !0;
									if (l) {
										if (e.results !== void 0 && i.call(e, "results")) {
											let n = e.results, r = c;
											if (c === r) {
												if (Array.isArray(n)) {
													if (n.length < 0) return validate250.errors = [{
														instancePath: t + "/results",
														schemaPath: "#/properties/results/minItems",
														keyword: "minItems",
														params: { limit: 0 },
														message: "must NOT have fewer than 0 items"
													}], !1;
													{
														var h = !0;
														let e = n.length;
														for (let r = 0; r < e; r++) {
															let e = c;
															validate251(n[r], {
																instancePath: t + "/results/" + r,
																parentData: n,
																parentDataProperty: r,
																rootData: a
															}) || (s = s === null ? validate251.errors : s.concat(validate251.errors), c = s.length);
															var h = e === c;
															if (!h) break;
														}
														if (h) {
															let e = o(n);
															if (e !== void 0) return validate250.errors = [{
																instancePath: t + "/results",
																schemaPath: "#/properties/results/uniqueItems",
																keyword: "uniqueItems",
																params: {
																	i: e.i,
																	j: e.j
																},
																message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
															}], !1;
														}
													}
												} else return validate250.errors = [{
													instancePath: t + "/results",
													schemaPath: "#/properties/results/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												}], !1;
											}
											var l = r === c;
										} else var l = !0;
										if (l) {
											if (e.taxonomies !== void 0 && i.call(e, "taxonomies")) {
												let n = e.taxonomies, r = c;
												if (c === r) {
													if (Array.isArray(n)) {
														if (n.length < 0) return validate250.errors = [{
															instancePath: t + "/taxonomies",
															schemaPath: "#/properties/taxonomies/minItems",
															keyword: "minItems",
															params: { limit: 0 },
															message: "must NOT have fewer than 0 items"
														}], !1;
														{
															var g = !0;
															let e = n.length;
															for (let r = 0; r < e; r++) {
																let e = c;
																validate251(n[r], {
																	instancePath: t + "/taxonomies/" + r,
																	parentData: n,
																	parentDataProperty: r,
																	rootData: a
																}) || (s = s === null ? validate251.errors : s.concat(validate251.errors), c = s.length);
																var g = e === c;
																if (!g) break;
															}
															if (g) {
																let e = o(n);
																if (e !== void 0) return validate250.errors = [{
																	instancePath: t + "/taxonomies",
																	schemaPath: "#/properties/taxonomies/uniqueItems",
																	keyword: "uniqueItems",
																	params: {
																		i: e.i,
																		j: e.j
																	},
																	message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																}], !1;
															}
														}
													} else return validate250.errors = [{
														instancePath: t + "/taxonomies",
														schemaPath: "#/properties/taxonomies/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													}], !1;
												}
												var l = r === c;
											} else var l = !0;
											if (l) {
												if (e.addresses !== void 0 && i.call(e, "addresses")) {
													let n = e.addresses, r = c;
													if (c === r) {
														if (Array.isArray(n)) {
															if (n.length < 0) return validate250.errors = [{
																instancePath: t + "/addresses",
																schemaPath: "#/properties/addresses/minItems",
																keyword: "minItems",
																params: { limit: 0 },
																message: "must NOT have fewer than 0 items"
															}], !1;
															{
																var _ = !0;
																let e = n.length;
																for (let r = 0; r < e; r++) {
																	let e = c;
																	validate251(n[r], {
																		instancePath: t + "/addresses/" + r,
																		parentData: n,
																		parentDataProperty: r,
																		rootData: a
																	}) || (s = s === null ? validate251.errors : s.concat(validate251.errors), c = s.length);
																	var _ = e === c;
																	if (!_) break;
																}
																if (_) {
																	let e = o(n);
																	if (e !== void 0) return validate250.errors = [{
																		instancePath: t + "/addresses",
																		schemaPath: "#/properties/addresses/uniqueItems",
																		keyword: "uniqueItems",
																		params: {
																			i: e.i,
																			j: e.j
																		},
																		message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																	}], !1;
																}
															}
														} else return validate250.errors = [{
															instancePath: t + "/addresses",
															schemaPath: "#/properties/addresses/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														}], !1;
													}
													var l = r === c;
												} else var l = !0;
												if (l) {
													if (e.driver !== void 0 && i.call(e, "driver")) {
														let n = c;
														validate251(e.driver, {
															instancePath: t + "/driver",
															parentData: e,
															parentDataProperty: "driver",
															rootData: a
														}) || (s = s === null ? validate251.errors : s.concat(validate251.errors), c = s.length);
														var l = n === c;
													} else var l = !0;
													if (l) {
														if (e.extensions !== void 0 && i.call(e, "extensions")) {
															let n = e.extensions, r = c;
															if (c === r) {
																if (Array.isArray(n)) {
																	if (n.length < 0) return validate250.errors = [{
																		instancePath: t + "/extensions",
																		schemaPath: "#/properties/extensions/minItems",
																		keyword: "minItems",
																		params: { limit: 0 },
																		message: "must NOT have fewer than 0 items"
																	}], !1;
																	{
																		var v = !0;
																		let e = n.length;
																		for (let r = 0; r < e; r++) {
																			let e = c;
																			validate251(n[r], {
																				instancePath: t + "/extensions/" + r,
																				parentData: n,
																				parentDataProperty: r,
																				rootData: a
																			}) || (s = s === null ? validate251.errors : s.concat(validate251.errors), c = s.length);
																			var v = e === c;
																			if (!v) break;
																		}
																		if (v) {
																			let e = o(n);
																			if (e !== void 0) return validate250.errors = [{
																				instancePath: t + "/extensions",
																				schemaPath: "#/properties/extensions/uniqueItems",
																				keyword: "uniqueItems",
																				params: {
																					i: e.i,
																					j: e.j
																				},
																				message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																			}], !1;
																		}
																	}
																} else return validate250.errors = [{
																	instancePath: t + "/extensions",
																	schemaPath: "#/properties/extensions/type",
																	keyword: "type",
																	params: { type: "array" },
																	message: "must be array"
																}], !1;
															}
															var l = r === c;
														} else var l = !0;
														if (l) {
															if (e.policies !== void 0 && i.call(e, "policies")) {
																let n = e.policies, r = c;
																if (c === r) {
																	if (Array.isArray(n)) {
																		if (n.length < 0) return validate250.errors = [{
																			instancePath: t + "/policies",
																			schemaPath: "#/properties/policies/minItems",
																			keyword: "minItems",
																			params: { limit: 0 },
																			message: "must NOT have fewer than 0 items"
																		}], !1;
																		{
																			var y = !0;
																			let e = n.length;
																			for (let r = 0; r < e; r++) {
																				let e = c;
																				validate251(n[r], {
																					instancePath: t + "/policies/" + r,
																					parentData: n,
																					parentDataProperty: r,
																					rootData: a
																				}) || (s = s === null ? validate251.errors : s.concat(validate251.errors), c = s.length);
																				var y = e === c;
																				if (!y) break;
																			}
																			if (y) {
																				let e = o(n);
																				if (e !== void 0) return validate250.errors = [{
																					instancePath: t + "/policies",
																					schemaPath: "#/properties/policies/uniqueItems",
																					keyword: "uniqueItems",
																					params: {
																						i: e.i,
																						j: e.j
																					},
																					message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																				}], !1;
																			}
																		}
																	} else return validate250.errors = [{
																		instancePath: t + "/policies",
																		schemaPath: "#/properties/policies/type",
																		keyword: "type",
																		params: { type: "array" },
																		message: "must be array"
																	}], !1;
																}
																var l = r === c;
															} else var l = !0;
															if (l) {
																if (e.translations !== void 0 && i.call(e, "translations")) {
																	let n = e.translations, r = c;
																	if (c === r) {
																		if (Array.isArray(n)) {
																			if (n.length < 0) return validate250.errors = [{
																				instancePath: t + "/translations",
																				schemaPath: "#/properties/translations/minItems",
																				keyword: "minItems",
																				params: { limit: 0 },
																				message: "must NOT have fewer than 0 items"
																			}], !1;
																			{
																				var b = !0;
																				let e = n.length;
																				for (let r = 0; r < e; r++) {
																					let e = c;
																					validate251(n[r], {
																						instancePath: t + "/translations/" + r,
																						parentData: n,
																						parentDataProperty: r,
																						rootData: a
																					}) || (s = s === null ? validate251.errors : s.concat(validate251.errors), c = s.length);
																					var b = e === c;
																					if (!b) break;
																				}
																				if (b) {
																					let e = o(n);
																					if (e !== void 0) return validate250.errors = [{
																						instancePath: t + "/translations",
																						schemaPath: "#/properties/translations/uniqueItems",
																						keyword: "uniqueItems",
																						params: {
																							i: e.i,
																							j: e.j
																						},
																						message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																					}], !1;
																				}
																			}
																		} else return validate250.errors = [{
																			instancePath: t + "/translations",
																			schemaPath: "#/properties/translations/type",
																			keyword: "type",
																			params: { type: "array" },
																			message: "must be array"
																		}], !1;
																	}
																	var l = r === c;
																} else var l = !0;
																if (l) {
																	if (e.webRequests !== void 0 && i.call(e, "webRequests")) {
																		let n = e.webRequests, r = c;
																		if (c === r) {
																			if (Array.isArray(n)) {
																				if (n.length < 0) return validate250.errors = [{
																					instancePath: t + "/webRequests",
																					schemaPath: "#/properties/webRequests/minItems",
																					keyword: "minItems",
																					params: { limit: 0 },
																					message: "must NOT have fewer than 0 items"
																				}], !1;
																				{
																					var x = !0;
																					let e = n.length;
																					for (let r = 0; r < e; r++) {
																						let e = c;
																						validate251(n[r], {
																							instancePath: t + "/webRequests/" + r,
																							parentData: n,
																							parentDataProperty: r,
																							rootData: a
																						}) || (s = s === null ? validate251.errors : s.concat(validate251.errors), c = s.length);
																						var x = e === c;
																						if (!x) break;
																					}
																					if (x) {
																						let e = o(n);
																						if (e !== void 0) return validate250.errors = [{
																							instancePath: t + "/webRequests",
																							schemaPath: "#/properties/webRequests/uniqueItems",
																							keyword: "uniqueItems",
																							params: {
																								i: e.i,
																								j: e.j
																							},
																							message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																						}], !1;
																					}
																				}
																			} else return validate250.errors = [{
																				instancePath: t + "/webRequests",
																				schemaPath: "#/properties/webRequests/type",
																				keyword: "type",
																				params: { type: "array" },
																				message: "must be array"
																			}], !1;
																		}
																		var l = r === c;
																	} else var l = !0;
																	if (l) {
																		if (e.webResponses !== void 0 && i.call(e, "webResponses")) {
																			let n = e.webResponses, r = c;
																			if (c === r) {
																				if (Array.isArray(n)) {
																					if (n.length < 0) return validate250.errors = [{
																						instancePath: t + "/webResponses",
																						schemaPath: "#/properties/webResponses/minItems",
																						keyword: "minItems",
																						params: { limit: 0 },
																						message: "must NOT have fewer than 0 items"
																					}], !1;
																					{
																						var S = !0;
																						let e = n.length;
																						for (let r = 0; r < e; r++) {
																							let e = c;
																							validate251(n[r], {
																								instancePath: t + "/webResponses/" + r,
																								parentData: n,
																								parentDataProperty: r,
																								rootData: a
																							}) || (s = s === null ? validate251.errors : s.concat(validate251.errors), c = s.length);
																							var S = e === c;
																							if (!S) break;
																						}
																						if (S) {
																							let e = o(n);
																							if (e !== void 0) return validate250.errors = [{
																								instancePath: t + "/webResponses",
																								schemaPath: "#/properties/webResponses/uniqueItems",
																								keyword: "uniqueItems",
																								params: {
																									i: e.i,
																									j: e.j
																								},
																								message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																							}], !1;
																						}
																					}
																				} else return validate250.errors = [{
																					instancePath: t + "/webResponses",
																					schemaPath: "#/properties/webResponses/type",
																					keyword: "type",
																					params: { type: "array" },
																					message: "must be array"
																				}], !1;
																			}
																			var l = r === c;
																		} else var l = !0;
																		if (l) {
																			if (e.properties !== void 0 && i.call(e, "properties")) {
																				let n = c;
																				validate26(e.properties, {
																					instancePath: t + "/properties",
																					parentData: e,
																					parentDataProperty: "properties",
																					rootData: a
																				}) || (s = s === null ? validate26.errors : s.concat(validate26.errors), c = s.length);
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
		} else return validate250.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate250.errors = s, c === 0;
}
function validate279(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let o = null, s = 0;
	if (s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.displayBase !== void 0 && i.call(e, "displayBase")) {
				let n = s;
				validate56(e.displayBase, {
					instancePath: t + "/displayBase",
					parentData: e,
					parentDataProperty: "displayBase",
					rootData: a
				}) || (o = o === null ? validate56.errors : o.concat(validate56.errors), s = o.length);
				var c = n === s;
			} else var c = !0;
			if (c) {
				if (e.properties !== void 0 && i.call(e, "properties")) {
					let n = s;
					validate26(e.properties, {
						instancePath: t + "/properties",
						parentData: e,
						parentDataProperty: "properties",
						rootData: a
					}) || (o = o === null ? validate26.errors : o.concat(validate26.errors), s = o.length);
					var c = n === s;
				} else var c = !0;
			}
		} else return validate279.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate279.errors = o, s === 0;
}
function validate22(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: a = e } = {}) {
	let c = null, u = 0;
	if (u === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.tool === void 0 || !i.call(e, "tool")) && (n = "tool")) return validate22.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.tool !== void 0 && i.call(e, "tool")) {
				let n = u;
				validate23(e.tool, {
					instancePath: t + "/tool",
					parentData: e,
					parentDataProperty: "tool",
					rootData: a
				}) || (c = c === null ? validate23.errors : c.concat(validate23.errors), u = c.length);
				var f = n === u;
			} else var f = !0;
			if (f) {
				if (e.invocations !== void 0 && i.call(e, "invocations")) {
					let n = e.invocations, r = u;
					if (u === r) {
						if (Array.isArray(n)) {
							if (n.length < 0) return validate22.errors = [{
								instancePath: t + "/invocations",
								schemaPath: "#/properties/invocations/minItems",
								keyword: "minItems",
								params: { limit: 0 },
								message: "must NOT have fewer than 0 items"
							}], !1;
							{
								let e = n.length;
								for (let r = 0; r < e; r++) {
									let e = u;
									if (validate72(n[r], {
										instancePath: t + "/invocations/" + r,
										parentData: n,
										parentDataProperty: r,
										rootData: a
									}) || (c = c === null ? validate72.errors : c.concat(validate72.errors), u = c.length), e !== u) break;
								}
							}
						} else return validate22.errors = [{
							instancePath: t + "/invocations",
							schemaPath: "#/properties/invocations/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						}], !1;
					}
					var f = r === u;
				} else var f = !0;
				if (f) {
					if (e.conversion !== void 0 && i.call(e, "conversion")) {
						let n = u;
						validate134(e.conversion, {
							instancePath: t + "/conversion",
							parentData: e,
							parentDataProperty: "conversion",
							rootData: a
						}) || (c = c === null ? validate134.errors : c.concat(validate134.errors), u = c.length);
						var f = n === u;
					} else var f = !0;
					if (f) {
						if (e.language !== void 0 && i.call(e, "language")) {
							let n = e.language, r = u;
							if (u === r) {
								if (typeof n == "string") {
									if (!d.test(n)) return validate22.errors = [{
										instancePath: t + "/language",
										schemaPath: "#/properties/language/pattern",
										keyword: "pattern",
										params: { pattern: "^[a-zA-Z]{2}|^[a-zA-Z]{2}-[a-zA-Z]{2}?$" },
										message: "must match pattern \"^[a-zA-Z]{2}|^[a-zA-Z]{2}-[a-zA-Z]{2}?$\""
									}], !1;
								} else return validate22.errors = [{
									instancePath: t + "/language",
									schemaPath: "#/properties/language/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
							}
							var f = r === u;
						} else var f = !0;
						if (f) {
							if (e.versionControlProvenance !== void 0 && i.call(e, "versionControlProvenance")) {
								let n = e.versionControlProvenance, r = u;
								if (u === r) {
									if (Array.isArray(n)) {
										if (n.length < 0) return validate22.errors = [{
											instancePath: t + "/versionControlProvenance",
											schemaPath: "#/properties/versionControlProvenance/minItems",
											keyword: "minItems",
											params: { limit: 0 },
											message: "must NOT have fewer than 0 items"
										}], !1;
										{
											var p = !0;
											let e = n.length;
											for (let r = 0; r < e; r++) {
												let e = u;
												validate140(n[r], {
													instancePath: t + "/versionControlProvenance/" + r,
													parentData: n,
													parentDataProperty: r,
													rootData: a
												}) || (c = c === null ? validate140.errors : c.concat(validate140.errors), u = c.length);
												var p = e === u;
												if (!p) break;
											}
											if (p) {
												let e = o(n);
												if (e !== void 0) return validate22.errors = [{
													instancePath: t + "/versionControlProvenance",
													schemaPath: "#/properties/versionControlProvenance/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: e.i,
														j: e.j
													},
													message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
												}], !1;
											}
										}
									} else return validate22.errors = [{
										instancePath: t + "/versionControlProvenance",
										schemaPath: "#/properties/versionControlProvenance/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}], !1;
								}
								var f = r === u;
							} else var f = !0;
							if (f) {
								if (e.originalUriBaseIds !== void 0 && i.call(e, "originalUriBaseIds")) {
									let n = e.originalUriBaseIds, r = u;
									if (u === r) {
										if (n && typeof n == "object" && !Array.isArray(n)) for (let e of Object.keys(n)) {
											let r = u;
											if (validate56(n[e], {
												instancePath: t + "/originalUriBaseIds/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
												parentData: n,
												parentDataProperty: e,
												rootData: a
											}) || (c = c === null ? validate56.errors : c.concat(validate56.errors), u = c.length), r !== u) break;
										}
										else return validate22.errors = [{
											instancePath: t + "/originalUriBaseIds",
											schemaPath: "#/properties/originalUriBaseIds/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										}], !1;
									}
									var f = r === u;
								} else var f = !0;
								if (f) {
									if (e.artifacts !== void 0 && i.call(e, "artifacts")) {
										let n = e.artifacts, r = u;
										if (u === r) {
											if (Array.isArray(n)) {
												if (n.length < 0) return validate22.errors = [{
													instancePath: t + "/artifacts",
													schemaPath: "#/properties/artifacts/minItems",
													keyword: "minItems",
													params: { limit: 0 },
													message: "must NOT have fewer than 0 items"
												}], !1;
												{
													var m = !0;
													let e = n.length;
													for (let r = 0; r < e; r++) {
														let e = u;
														validate145(n[r], {
															instancePath: t + "/artifacts/" + r,
															parentData: n,
															parentDataProperty: r,
															rootData: a
														}) || (c = c === null ? validate145.errors : c.concat(validate145.errors), u = c.length);
														var m = e === u;
														if (!m) break;
													}
													if (m) {
														let e = o(n);
														if (e !== void 0) return validate22.errors = [{
															instancePath: t + "/artifacts",
															schemaPath: "#/properties/artifacts/uniqueItems",
															keyword: "uniqueItems",
															params: {
																i: e.i,
																j: e.j
															},
															message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
														}], !1;
													}
												}
											} else return validate22.errors = [{
												instancePath: t + "/artifacts",
												schemaPath: "#/properties/artifacts/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											}], !1;
										}
										var f = r === u;
									} else var f = !0;
									if (f) {
										if (e.logicalLocations !== void 0 && i.call(e, "logicalLocations")) {
											let n = e.logicalLocations, r = u;
											if (u === r) {
												if (Array.isArray(n)) {
													if (n.length < 0) return validate22.errors = [{
														instancePath: t + "/logicalLocations",
														schemaPath: "#/properties/logicalLocations/minItems",
														keyword: "minItems",
														params: { limit: 0 },
														message: "must NOT have fewer than 0 items"
													}], !1;
													{
														var h = !0;
														let e = n.length;
														for (let r = 0; r < e; r++) {
															let e = u;
															validate98(n[r], {
																instancePath: t + "/logicalLocations/" + r,
																parentData: n,
																parentDataProperty: r,
																rootData: a
															}) || (c = c === null ? validate98.errors : c.concat(validate98.errors), u = c.length);
															var h = e === u;
															if (!h) break;
														}
														if (h) {
															let e = o(n);
															if (e !== void 0) return validate22.errors = [{
																instancePath: t + "/logicalLocations",
																schemaPath: "#/properties/logicalLocations/uniqueItems",
																keyword: "uniqueItems",
																params: {
																	i: e.i,
																	j: e.j
																},
																message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
															}], !1;
														}
													}
												} else return validate22.errors = [{
													instancePath: t + "/logicalLocations",
													schemaPath: "#/properties/logicalLocations/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												}], !1;
											}
											var f = r === u;
										} else var f = !0;
										if (f) {
											if (e.graphs !== void 0 && i.call(e, "graphs")) {
												let n = e.graphs, r = u;
												if (u === r) {
													if (Array.isArray(n)) {
														if (n.length < 0) return validate22.errors = [{
															instancePath: t + "/graphs",
															schemaPath: "#/properties/graphs/minItems",
															keyword: "minItems",
															params: { limit: 0 },
															message: "must NOT have fewer than 0 items"
														}], !1;
														{
															var g = !0;
															let e = n.length;
															for (let r = 0; r < e; r++) {
																let e = u;
																validate152(n[r], {
																	instancePath: t + "/graphs/" + r,
																	parentData: n,
																	parentDataProperty: r,
																	rootData: a
																}) || (c = c === null ? validate152.errors : c.concat(validate152.errors), u = c.length);
																var g = e === u;
																if (!g) break;
															}
															if (g) {
																let e = o(n);
																if (e !== void 0) return validate22.errors = [{
																	instancePath: t + "/graphs",
																	schemaPath: "#/properties/graphs/uniqueItems",
																	keyword: "uniqueItems",
																	params: {
																		i: e.i,
																		j: e.j
																	},
																	message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																}], !1;
															}
														}
													} else return validate22.errors = [{
														instancePath: t + "/graphs",
														schemaPath: "#/properties/graphs/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													}], !1;
												}
												var f = r === u;
											} else var f = !0;
											if (f) {
												if (e.results !== void 0 && i.call(e, "results")) {
													let n = e.results, r = u;
													if (u === r) {
														if (Array.isArray(n)) {
															if (n.length < 0) return validate22.errors = [{
																instancePath: t + "/results",
																schemaPath: "#/properties/results/minItems",
																keyword: "minItems",
																params: { limit: 0 },
																message: "must NOT have fewer than 0 items"
															}], !1;
															{
																let e = n.length;
																for (let r = 0; r < e; r++) {
																	let e = u;
																	if (validate165(n[r], {
																		instancePath: t + "/results/" + r,
																		parentData: n,
																		parentDataProperty: r,
																		rootData: a
																	}) || (c = c === null ? validate165.errors : c.concat(validate165.errors), u = c.length), e !== u) break;
																}
															}
														} else return validate22.errors = [{
															instancePath: t + "/results",
															schemaPath: "#/properties/results/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														}], !1;
													}
													var f = r === u;
												} else var f = !0;
												if (f) {
													if (e.automationDetails !== void 0 && i.call(e, "automationDetails")) {
														let n = u;
														validate245(e.automationDetails, {
															instancePath: t + "/automationDetails",
															parentData: e,
															parentDataProperty: "automationDetails",
															rootData: a
														}) || (c = c === null ? validate245.errors : c.concat(validate245.errors), u = c.length);
														var f = n === u;
													} else var f = !0;
													if (f) {
														if (e.runAggregates !== void 0 && i.call(e, "runAggregates")) {
															let n = e.runAggregates, r = u;
															if (u === r) {
																if (Array.isArray(n)) {
																	if (n.length < 0) return validate22.errors = [{
																		instancePath: t + "/runAggregates",
																		schemaPath: "#/properties/runAggregates/minItems",
																		keyword: "minItems",
																		params: { limit: 0 },
																		message: "must NOT have fewer than 0 items"
																	}], !1;
																	{
																		var _ = !0;
																		let e = n.length;
																		for (let r = 0; r < e; r++) {
																			let e = u;
																			validate245(n[r], {
																				instancePath: t + "/runAggregates/" + r,
																				parentData: n,
																				parentDataProperty: r,
																				rootData: a
																			}) || (c = c === null ? validate245.errors : c.concat(validate245.errors), u = c.length);
																			var _ = e === u;
																			if (!_) break;
																		}
																		if (_) {
																			let e = o(n);
																			if (e !== void 0) return validate22.errors = [{
																				instancePath: t + "/runAggregates",
																				schemaPath: "#/properties/runAggregates/uniqueItems",
																				keyword: "uniqueItems",
																				params: {
																					i: e.i,
																					j: e.j
																				},
																				message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																			}], !1;
																		}
																	}
																} else return validate22.errors = [{
																	instancePath: t + "/runAggregates",
																	schemaPath: "#/properties/runAggregates/type",
																	keyword: "type",
																	params: { type: "array" },
																	message: "must be array"
																}], !1;
															}
															var f = r === u;
														} else var f = !0;
														if (f) {
															if (e.baselineGuid !== void 0 && i.call(e, "baselineGuid")) {
																let n = e.baselineGuid, r = u;
																if (u === r) {
																	if (typeof n == "string") {
																		if (!l.test(n)) return validate22.errors = [{
																			instancePath: t + "/baselineGuid",
																			schemaPath: "#/properties/baselineGuid/pattern",
																			keyword: "pattern",
																			params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
																			message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
																		}], !1;
																	} else return validate22.errors = [{
																		instancePath: t + "/baselineGuid",
																		schemaPath: "#/properties/baselineGuid/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}], !1;
																}
																var f = r === u;
															} else var f = !0;
															if (f) {
																if (e.redactionTokens !== void 0 && i.call(e, "redactionTokens")) {
																	let n = e.redactionTokens, r = u;
																	if (u === r) {
																		if (Array.isArray(n)) {
																			if (n.length < 0) return validate22.errors = [{
																				instancePath: t + "/redactionTokens",
																				schemaPath: "#/properties/redactionTokens/minItems",
																				keyword: "minItems",
																				params: { limit: 0 },
																				message: "must NOT have fewer than 0 items"
																			}], !1;
																			{
																				var v = !0;
																				let e = n.length;
																				for (let r = 0; r < e; r++) {
																					let e = u;
																					if (typeof n[r] != "string") return validate22.errors = [{
																						instancePath: t + "/redactionTokens/" + r,
																						schemaPath: "#/properties/redactionTokens/items/type",
																						keyword: "type",
																						params: { type: "string" },
																						message: "must be string"
																					}], !1;
																					var v = e === u;
																					if (!v) break;
																				}
																				if (v) {
																					let e = o(n);
																					if (e !== void 0) return validate22.errors = [{
																						instancePath: t + "/redactionTokens",
																						schemaPath: "#/properties/redactionTokens/uniqueItems",
																						keyword: "uniqueItems",
																						params: {
																							i: e.i,
																							j: e.j
																						},
																						message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																					}], !1;
																				}
																			}
																		} else return validate22.errors = [{
																			instancePath: t + "/redactionTokens",
																			schemaPath: "#/properties/redactionTokens/type",
																			keyword: "type",
																			params: { type: "array" },
																			message: "must be array"
																		}], !1;
																	}
																	var f = r === u;
																} else var f = !0;
																if (f) {
																	if (e.defaultEncoding !== void 0 && i.call(e, "defaultEncoding")) {
																		let n = u;
																		if (typeof e.defaultEncoding != "string") return validate22.errors = [{
																			instancePath: t + "/defaultEncoding",
																			schemaPath: "#/properties/defaultEncoding/type",
																			keyword: "type",
																			params: { type: "string" },
																			message: "must be string"
																		}], !1;
																		var f = n === u;
																	} else var f = !0;
																	if (f) {
																		if (e.defaultSourceLanguage !== void 0 && i.call(e, "defaultSourceLanguage")) {
																			let n = u;
																			if (typeof e.defaultSourceLanguage != "string") return validate22.errors = [{
																				instancePath: t + "/defaultSourceLanguage",
																				schemaPath: "#/properties/defaultSourceLanguage/type",
																				keyword: "type",
																				params: { type: "string" },
																				message: "must be string"
																			}], !1;
																			var f = n === u;
																		} else var f = !0;
																		if (f) {
																			if (e.newlineSequences !== void 0 && i.call(e, "newlineSequences")) {
																				let n = e.newlineSequences, r = u;
																				if (u === r) {
																					if (Array.isArray(n)) {
																						if (n.length < 1) return validate22.errors = [{
																							instancePath: t + "/newlineSequences",
																							schemaPath: "#/properties/newlineSequences/minItems",
																							keyword: "minItems",
																							params: { limit: 1 },
																							message: "must NOT have fewer than 1 items"
																						}], !1;
																						{
																							var y = !0;
																							let e = n.length;
																							for (let r = 0; r < e; r++) {
																								let e = u;
																								if (typeof n[r] != "string") return validate22.errors = [{
																									instancePath: t + "/newlineSequences/" + r,
																									schemaPath: "#/properties/newlineSequences/items/type",
																									keyword: "type",
																									params: { type: "string" },
																									message: "must be string"
																								}], !1;
																								var y = e === u;
																								if (!y) break;
																							}
																							if (y) {
																								let e = o(n);
																								if (e !== void 0) return validate22.errors = [{
																									instancePath: t + "/newlineSequences",
																									schemaPath: "#/properties/newlineSequences/uniqueItems",
																									keyword: "uniqueItems",
																									params: {
																										i: e.i,
																										j: e.j
																									},
																									message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																								}], !1;
																							}
																						}
																					} else return validate22.errors = [{
																						instancePath: t + "/newlineSequences",
																						schemaPath: "#/properties/newlineSequences/type",
																						keyword: "type",
																						params: { type: "array" },
																						message: "must be array"
																					}], !1;
																				}
																				var f = r === u;
																			} else var f = !0;
																			if (f) {
																				if (e.columnKind !== void 0 && i.call(e, "columnKind")) {
																					let n = u;
																					if (!s(e.columnKind, e, "columnKind")) return validate22.errors = [{
																						instancePath: t + "/columnKind",
																						schemaPath: "#/properties/columnKind/enum",
																						keyword: "enum",
																						params: { allowedValues: s.allowed },
																						message: "must be equal to one of the allowed values"
																					}], !1;
																					var f = n === u;
																				} else var f = !0;
																				if (f) {
																					if (e.externalPropertyFileReferences !== void 0 && i.call(e, "externalPropertyFileReferences")) {
																						let n = u;
																						validate250(e.externalPropertyFileReferences, {
																							instancePath: t + "/externalPropertyFileReferences",
																							parentData: e,
																							parentDataProperty: "externalPropertyFileReferences",
																							rootData: a
																						}) || (c = c === null ? validate250.errors : c.concat(validate250.errors), u = c.length);
																						var f = n === u;
																					} else var f = !0;
																					if (f) {
																						if (e.threadFlowLocations !== void 0 && i.call(e, "threadFlowLocations")) {
																							let n = e.threadFlowLocations, r = u;
																							if (u === r) {
																								if (Array.isArray(n)) {
																									if (n.length < 0) return validate22.errors = [{
																										instancePath: t + "/threadFlowLocations",
																										schemaPath: "#/properties/threadFlowLocations/minItems",
																										keyword: "minItems",
																										params: { limit: 0 },
																										message: "must NOT have fewer than 0 items"
																									}], !1;
																									{
																										var b = !0;
																										let e = n.length;
																										for (let r = 0; r < e; r++) {
																											let e = u;
																											validate177(n[r], {
																												instancePath: t + "/threadFlowLocations/" + r,
																												parentData: n,
																												parentDataProperty: r,
																												rootData: a
																											}) || (c = c === null ? validate177.errors : c.concat(validate177.errors), u = c.length);
																											var b = e === u;
																											if (!b) break;
																										}
																										if (b) {
																											let e = o(n);
																											if (e !== void 0) return validate22.errors = [{
																												instancePath: t + "/threadFlowLocations",
																												schemaPath: "#/properties/threadFlowLocations/uniqueItems",
																												keyword: "uniqueItems",
																												params: {
																													i: e.i,
																													j: e.j
																												},
																												message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																											}], !1;
																										}
																									}
																								} else return validate22.errors = [{
																									instancePath: t + "/threadFlowLocations",
																									schemaPath: "#/properties/threadFlowLocations/type",
																									keyword: "type",
																									params: { type: "array" },
																									message: "must be array"
																								}], !1;
																							}
																							var f = r === u;
																						} else var f = !0;
																						if (f) {
																							if (e.taxonomies !== void 0 && i.call(e, "taxonomies")) {
																								let n = e.taxonomies, r = u;
																								if (u === r) {
																									if (Array.isArray(n)) {
																										if (n.length < 0) return validate22.errors = [{
																											instancePath: t + "/taxonomies",
																											schemaPath: "#/properties/taxonomies/minItems",
																											keyword: "minItems",
																											params: { limit: 0 },
																											message: "must NOT have fewer than 0 items"
																										}], !1;
																										{
																											var x = !0;
																											let e = n.length;
																											for (let r = 0; r < e; r++) {
																												let e = u;
																												validate24(n[r], {
																													instancePath: t + "/taxonomies/" + r,
																													parentData: n,
																													parentDataProperty: r,
																													rootData: a
																												}) || (c = c === null ? validate24.errors : c.concat(validate24.errors), u = c.length);
																												var x = e === u;
																												if (!x) break;
																											}
																											if (x) {
																												let e = o(n);
																												if (e !== void 0) return validate22.errors = [{
																													instancePath: t + "/taxonomies",
																													schemaPath: "#/properties/taxonomies/uniqueItems",
																													keyword: "uniqueItems",
																													params: {
																														i: e.i,
																														j: e.j
																													},
																													message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																												}], !1;
																											}
																										}
																									} else return validate22.errors = [{
																										instancePath: t + "/taxonomies",
																										schemaPath: "#/properties/taxonomies/type",
																										keyword: "type",
																										params: { type: "array" },
																										message: "must be array"
																									}], !1;
																								}
																								var f = r === u;
																							} else var f = !0;
																							if (f) {
																								if (e.addresses !== void 0 && i.call(e, "addresses")) {
																									let n = e.addresses, r = u;
																									if (u === r) {
																										if (Array.isArray(n)) {
																											if (n.length < 0) return validate22.errors = [{
																												instancePath: t + "/addresses",
																												schemaPath: "#/properties/addresses/minItems",
																												keyword: "minItems",
																												params: { limit: 0 },
																												message: "must NOT have fewer than 0 items"
																											}], !1;
																											{
																												let e = n.length;
																												for (let r = 0; r < e; r++) {
																													let e = u;
																													if (validate83(n[r], {
																														instancePath: t + "/addresses/" + r,
																														parentData: n,
																														parentDataProperty: r,
																														rootData: a
																													}) || (c = c === null ? validate83.errors : c.concat(validate83.errors), u = c.length), e !== u) break;
																												}
																											}
																										} else return validate22.errors = [{
																											instancePath: t + "/addresses",
																											schemaPath: "#/properties/addresses/type",
																											keyword: "type",
																											params: { type: "array" },
																											message: "must be array"
																										}], !1;
																									}
																									var f = r === u;
																								} else var f = !0;
																								if (f) {
																									if (e.translations !== void 0 && i.call(e, "translations")) {
																										let n = e.translations, r = u;
																										if (u === r) {
																											if (Array.isArray(n)) {
																												if (n.length < 0) return validate22.errors = [{
																													instancePath: t + "/translations",
																													schemaPath: "#/properties/translations/minItems",
																													keyword: "minItems",
																													params: { limit: 0 },
																													message: "must NOT have fewer than 0 items"
																												}], !1;
																												{
																													var S = !0;
																													let e = n.length;
																													for (let r = 0; r < e; r++) {
																														let e = u;
																														validate24(n[r], {
																															instancePath: t + "/translations/" + r,
																															parentData: n,
																															parentDataProperty: r,
																															rootData: a
																														}) || (c = c === null ? validate24.errors : c.concat(validate24.errors), u = c.length);
																														var S = e === u;
																														if (!S) break;
																													}
																													if (S) {
																														let e = o(n);
																														if (e !== void 0) return validate22.errors = [{
																															instancePath: t + "/translations",
																															schemaPath: "#/properties/translations/uniqueItems",
																															keyword: "uniqueItems",
																															params: {
																																i: e.i,
																																j: e.j
																															},
																															message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																														}], !1;
																													}
																												}
																											} else return validate22.errors = [{
																												instancePath: t + "/translations",
																												schemaPath: "#/properties/translations/type",
																												keyword: "type",
																												params: { type: "array" },
																												message: "must be array"
																											}], !1;
																										}
																										var f = r === u;
																									} else var f = !0;
																									if (f) {
																										if (e.policies !== void 0 && i.call(e, "policies")) {
																											let n = e.policies, r = u;
																											if (u === r) {
																												if (Array.isArray(n)) {
																													if (n.length < 0) return validate22.errors = [{
																														instancePath: t + "/policies",
																														schemaPath: "#/properties/policies/minItems",
																														keyword: "minItems",
																														params: { limit: 0 },
																														message: "must NOT have fewer than 0 items"
																													}], !1;
																													{
																														var C = !0;
																														let e = n.length;
																														for (let r = 0; r < e; r++) {
																															let e = u;
																															validate24(n[r], {
																																instancePath: t + "/policies/" + r,
																																parentData: n,
																																parentDataProperty: r,
																																rootData: a
																															}) || (c = c === null ? validate24.errors : c.concat(validate24.errors), u = c.length);
																															var C = e === u;
																															if (!C) break;
																														}
																														if (C) {
																															let e = o(n);
																															if (e !== void 0) return validate22.errors = [{
																																instancePath: t + "/policies",
																																schemaPath: "#/properties/policies/uniqueItems",
																																keyword: "uniqueItems",
																																params: {
																																	i: e.i,
																																	j: e.j
																																},
																																message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																															}], !1;
																														}
																													}
																												} else return validate22.errors = [{
																													instancePath: t + "/policies",
																													schemaPath: "#/properties/policies/type",
																													keyword: "type",
																													params: { type: "array" },
																													message: "must be array"
																												}], !1;
																											}
																											var f = r === u;
																										} else var f = !0;
																										if (f) {
																											if (e.webRequests !== void 0 && i.call(e, "webRequests")) {
																												let n = e.webRequests, r = u;
																												if (u === r) {
																													if (Array.isArray(n)) {
																														if (n.length < 0) return validate22.errors = [{
																															instancePath: t + "/webRequests",
																															schemaPath: "#/properties/webRequests/minItems",
																															keyword: "minItems",
																															params: { limit: 0 },
																															message: "must NOT have fewer than 0 items"
																														}], !1;
																														{
																															var w = !0;
																															let e = n.length;
																															for (let r = 0; r < e; r++) {
																																let e = u;
																																validate182(n[r], {
																																	instancePath: t + "/webRequests/" + r,
																																	parentData: n,
																																	parentDataProperty: r,
																																	rootData: a
																																}) || (c = c === null ? validate182.errors : c.concat(validate182.errors), u = c.length);
																																var w = e === u;
																																if (!w) break;
																															}
																															if (w) {
																																let e = o(n);
																																if (e !== void 0) return validate22.errors = [{
																																	instancePath: t + "/webRequests",
																																	schemaPath: "#/properties/webRequests/uniqueItems",
																																	keyword: "uniqueItems",
																																	params: {
																																		i: e.i,
																																		j: e.j
																																	},
																																	message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																																}], !1;
																															}
																														}
																													} else return validate22.errors = [{
																														instancePath: t + "/webRequests",
																														schemaPath: "#/properties/webRequests/type",
																														keyword: "type",
																														params: { type: "array" },
																														message: "must be array"
																													}], !1;
																												}
																												var f = r === u;
																											} else var f = !0;
																											if (f) {
																												if (e.webResponses !== void 0 && i.call(e, "webResponses")) {
																													let n = e.webResponses, r = u;
																													if (u === r) {
																														if (Array.isArray(n)) {
																															if (n.length < 0) return validate22.errors = [{
																																instancePath: t + "/webResponses",
																																schemaPath: "#/properties/webResponses/minItems",
																																keyword: "minItems",
																																params: { limit: 0 },
																																message: "must NOT have fewer than 0 items"
																															}], !1;
																															{
																																var T = !0;
																																let e = n.length;
																																for (let r = 0; r < e; r++) {
																																	let e = u;
																																	validate186(n[r], {
																																		instancePath: t + "/webResponses/" + r,
																																		parentData: n,
																																		parentDataProperty: r,
																																		rootData: a
																																	}) || (c = c === null ? validate186.errors : c.concat(validate186.errors), u = c.length);
																																	var T = e === u;
																																	if (!T) break;
																																}
																																if (T) {
																																	let e = o(n);
																																	if (e !== void 0) return validate22.errors = [{
																																		instancePath: t + "/webResponses",
																																		schemaPath: "#/properties/webResponses/uniqueItems",
																																		keyword: "uniqueItems",
																																		params: {
																																			i: e.i,
																																			j: e.j
																																		},
																																		message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																																	}], !1;
																																}
																															}
																														} else return validate22.errors = [{
																															instancePath: t + "/webResponses",
																															schemaPath: "#/properties/webResponses/type",
																															keyword: "type",
																															params: { type: "array" },
																															message: "must be array"
																														}], !1;
																													}
																													var f = r === u;
																												} else var f = !0;
																												if (f) {
																													if (e.specialLocations !== void 0 && i.call(e, "specialLocations")) {
																														let n = u;
																														validate279(e.specialLocations, {
																															instancePath: t + "/specialLocations",
																															parentData: e,
																															parentDataProperty: "specialLocations",
																															rootData: a
																														}) || (c = c === null ? validate279.errors : c.concat(validate279.errors), u = c.length);
																														var f = n === u;
																													} else var f = !0;
																													if (f) {
																														if (e.properties !== void 0 && i.call(e, "properties")) {
																															let n = u;
																															validate26(e.properties, {
																																instancePath: t + "/properties",
																																parentData: e,
																																parentDataProperty: "properties",
																																rootData: a
																															}) || (c = c === null ? validate26.errors : c.concat(validate26.errors), u = c.length);
																															var f = n === u;
																														} else var f = !0;
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
		} else return validate22.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate22.errors = c, u === 0;
}
function validate285(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: s = e } = {}) {
	let c = null, u = 0;
	if (u === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.schema !== void 0 && i.call(e, "schema")) {
				let n = u;
				if (typeof e.schema != "string") return validate285.errors = [{
					instancePath: t + "/schema",
					schemaPath: "#/properties/schema/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var d = n === u;
			} else var d = !0;
			if (d) {
				if (e.version !== void 0 && i.call(e, "version")) {
					let n = u;
					if (!a(e.version, e, "version")) return validate285.errors = [{
						instancePath: t + "/version",
						schemaPath: "#/properties/version/enum",
						keyword: "enum",
						params: { allowedValues: a.allowed },
						message: "must be equal to one of the allowed values"
					}], !1;
					var d = n === u;
				} else var d = !0;
				if (d) {
					if (e.guid !== void 0 && i.call(e, "guid")) {
						let n = e.guid, r = u;
						if (u === r) {
							if (typeof n == "string") {
								if (!l.test(n)) return validate285.errors = [{
									instancePath: t + "/guid",
									schemaPath: "#/properties/guid/pattern",
									keyword: "pattern",
									params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
									message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
								}], !1;
							} else return validate285.errors = [{
								instancePath: t + "/guid",
								schemaPath: "#/properties/guid/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
						}
						var d = r === u;
					} else var d = !0;
					if (d) {
						if (e.runGuid !== void 0 && i.call(e, "runGuid")) {
							let n = e.runGuid, r = u;
							if (u === r) {
								if (typeof n == "string") {
									if (!l.test(n)) return validate285.errors = [{
										instancePath: t + "/runGuid",
										schemaPath: "#/properties/runGuid/pattern",
										keyword: "pattern",
										params: { pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$" },
										message: "must match pattern \"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$\""
									}], !1;
								} else return validate285.errors = [{
									instancePath: t + "/runGuid",
									schemaPath: "#/properties/runGuid/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
							}
							var d = r === u;
						} else var d = !0;
						if (d) {
							if (e.conversion !== void 0 && i.call(e, "conversion")) {
								let n = u;
								validate134(e.conversion, {
									instancePath: t + "/conversion",
									parentData: e,
									parentDataProperty: "conversion",
									rootData: s
								}) || (c = c === null ? validate134.errors : c.concat(validate134.errors), u = c.length);
								var d = n === u;
							} else var d = !0;
							if (d) {
								if (e.graphs !== void 0 && i.call(e, "graphs")) {
									let n = e.graphs, r = u;
									if (u === r) {
										if (Array.isArray(n)) {
											if (n.length < 0) return validate285.errors = [{
												instancePath: t + "/graphs",
												schemaPath: "#/properties/graphs/minItems",
												keyword: "minItems",
												params: { limit: 0 },
												message: "must NOT have fewer than 0 items"
											}], !1;
											{
												var f = !0;
												let e = n.length;
												for (let r = 0; r < e; r++) {
													let e = u;
													validate152(n[r], {
														instancePath: t + "/graphs/" + r,
														parentData: n,
														parentDataProperty: r,
														rootData: s
													}) || (c = c === null ? validate152.errors : c.concat(validate152.errors), u = c.length);
													var f = e === u;
													if (!f) break;
												}
												if (f) {
													let e = o(n);
													if (e !== void 0) return validate285.errors = [{
														instancePath: t + "/graphs",
														schemaPath: "#/properties/graphs/uniqueItems",
														keyword: "uniqueItems",
														params: {
															i: e.i,
															j: e.j
														},
														message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
													}], !1;
												}
											}
										} else return validate285.errors = [{
											instancePath: t + "/graphs",
											schemaPath: "#/properties/graphs/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}], !1;
									}
									var d = r === u;
								} else var d = !0;
								if (d) {
									if (e.externalizedProperties !== void 0 && i.call(e, "externalizedProperties")) {
										let n = u;
										validate26(e.externalizedProperties, {
											instancePath: t + "/externalizedProperties",
											parentData: e,
											parentDataProperty: "externalizedProperties",
											rootData: s
										}) || (c = c === null ? validate26.errors : c.concat(validate26.errors), u = c.length);
										var d = n === u;
									} else var d = !0;
									if (d) {
										if (e.artifacts !== void 0 && i.call(e, "artifacts")) {
											let n = e.artifacts, r = u;
											if (u === r) {
												if (Array.isArray(n)) {
													if (n.length < 0) return validate285.errors = [{
														instancePath: t + "/artifacts",
														schemaPath: "#/properties/artifacts/minItems",
														keyword: "minItems",
														params: { limit: 0 },
														message: "must NOT have fewer than 0 items"
													}], !1;
													{
														var p = !0;
														let e = n.length;
														for (let r = 0; r < e; r++) {
															let e = u;
															validate145(n[r], {
																instancePath: t + "/artifacts/" + r,
																parentData: n,
																parentDataProperty: r,
																rootData: s
															}) || (c = c === null ? validate145.errors : c.concat(validate145.errors), u = c.length);
															var p = e === u;
															if (!p) break;
														}
														if (p) {
															let e = o(n);
															if (e !== void 0) return validate285.errors = [{
																instancePath: t + "/artifacts",
																schemaPath: "#/properties/artifacts/uniqueItems",
																keyword: "uniqueItems",
																params: {
																	i: e.i,
																	j: e.j
																},
																message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
															}], !1;
														}
													}
												} else return validate285.errors = [{
													instancePath: t + "/artifacts",
													schemaPath: "#/properties/artifacts/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												}], !1;
											}
											var d = r === u;
										} else var d = !0;
										if (d) {
											if (e.invocations !== void 0 && i.call(e, "invocations")) {
												let n = e.invocations, r = u;
												if (u === r) {
													if (Array.isArray(n)) {
														if (n.length < 0) return validate285.errors = [{
															instancePath: t + "/invocations",
															schemaPath: "#/properties/invocations/minItems",
															keyword: "minItems",
															params: { limit: 0 },
															message: "must NOT have fewer than 0 items"
														}], !1;
														{
															let e = n.length;
															for (let r = 0; r < e; r++) {
																let e = u;
																if (validate72(n[r], {
																	instancePath: t + "/invocations/" + r,
																	parentData: n,
																	parentDataProperty: r,
																	rootData: s
																}) || (c = c === null ? validate72.errors : c.concat(validate72.errors), u = c.length), e !== u) break;
															}
														}
													} else return validate285.errors = [{
														instancePath: t + "/invocations",
														schemaPath: "#/properties/invocations/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													}], !1;
												}
												var d = r === u;
											} else var d = !0;
											if (d) {
												if (e.logicalLocations !== void 0 && i.call(e, "logicalLocations")) {
													let n = e.logicalLocations, r = u;
													if (u === r) {
														if (Array.isArray(n)) {
															if (n.length < 0) return validate285.errors = [{
																instancePath: t + "/logicalLocations",
																schemaPath: "#/properties/logicalLocations/minItems",
																keyword: "minItems",
																params: { limit: 0 },
																message: "must NOT have fewer than 0 items"
															}], !1;
															{
																var m = !0;
																let e = n.length;
																for (let r = 0; r < e; r++) {
																	let e = u;
																	validate98(n[r], {
																		instancePath: t + "/logicalLocations/" + r,
																		parentData: n,
																		parentDataProperty: r,
																		rootData: s
																	}) || (c = c === null ? validate98.errors : c.concat(validate98.errors), u = c.length);
																	var m = e === u;
																	if (!m) break;
																}
																if (m) {
																	let e = o(n);
																	if (e !== void 0) return validate285.errors = [{
																		instancePath: t + "/logicalLocations",
																		schemaPath: "#/properties/logicalLocations/uniqueItems",
																		keyword: "uniqueItems",
																		params: {
																			i: e.i,
																			j: e.j
																		},
																		message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																	}], !1;
																}
															}
														} else return validate285.errors = [{
															instancePath: t + "/logicalLocations",
															schemaPath: "#/properties/logicalLocations/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														}], !1;
													}
													var d = r === u;
												} else var d = !0;
												if (d) {
													if (e.threadFlowLocations !== void 0 && i.call(e, "threadFlowLocations")) {
														let n = e.threadFlowLocations, r = u;
														if (u === r) {
															if (Array.isArray(n)) {
																if (n.length < 0) return validate285.errors = [{
																	instancePath: t + "/threadFlowLocations",
																	schemaPath: "#/properties/threadFlowLocations/minItems",
																	keyword: "minItems",
																	params: { limit: 0 },
																	message: "must NOT have fewer than 0 items"
																}], !1;
																{
																	var h = !0;
																	let e = n.length;
																	for (let r = 0; r < e; r++) {
																		let e = u;
																		validate177(n[r], {
																			instancePath: t + "/threadFlowLocations/" + r,
																			parentData: n,
																			parentDataProperty: r,
																			rootData: s
																		}) || (c = c === null ? validate177.errors : c.concat(validate177.errors), u = c.length);
																		var h = e === u;
																		if (!h) break;
																	}
																	if (h) {
																		let e = o(n);
																		if (e !== void 0) return validate285.errors = [{
																			instancePath: t + "/threadFlowLocations",
																			schemaPath: "#/properties/threadFlowLocations/uniqueItems",
																			keyword: "uniqueItems",
																			params: {
																				i: e.i,
																				j: e.j
																			},
																			message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																		}], !1;
																	}
																}
															} else return validate285.errors = [{
																instancePath: t + "/threadFlowLocations",
																schemaPath: "#/properties/threadFlowLocations/type",
																keyword: "type",
																params: { type: "array" },
																message: "must be array"
															}], !1;
														}
														var d = r === u;
													} else var d = !0;
													if (d) {
														if (e.results !== void 0 && i.call(e, "results")) {
															let n = e.results, r = u;
															if (u === r) {
																if (Array.isArray(n)) {
																	if (n.length < 0) return validate285.errors = [{
																		instancePath: t + "/results",
																		schemaPath: "#/properties/results/minItems",
																		keyword: "minItems",
																		params: { limit: 0 },
																		message: "must NOT have fewer than 0 items"
																	}], !1;
																	{
																		let e = n.length;
																		for (let r = 0; r < e; r++) {
																			let e = u;
																			if (validate165(n[r], {
																				instancePath: t + "/results/" + r,
																				parentData: n,
																				parentDataProperty: r,
																				rootData: s
																			}) || (c = c === null ? validate165.errors : c.concat(validate165.errors), u = c.length), e !== u) break;
																		}
																	}
																} else return validate285.errors = [{
																	instancePath: t + "/results",
																	schemaPath: "#/properties/results/type",
																	keyword: "type",
																	params: { type: "array" },
																	message: "must be array"
																}], !1;
															}
															var d = r === u;
														} else var d = !0;
														if (d) {
															if (e.taxonomies !== void 0 && i.call(e, "taxonomies")) {
																let n = e.taxonomies, r = u;
																if (u === r) {
																	if (Array.isArray(n)) {
																		if (n.length < 0) return validate285.errors = [{
																			instancePath: t + "/taxonomies",
																			schemaPath: "#/properties/taxonomies/minItems",
																			keyword: "minItems",
																			params: { limit: 0 },
																			message: "must NOT have fewer than 0 items"
																		}], !1;
																		{
																			var g = !0;
																			let e = n.length;
																			for (let r = 0; r < e; r++) {
																				let e = u;
																				validate24(n[r], {
																					instancePath: t + "/taxonomies/" + r,
																					parentData: n,
																					parentDataProperty: r,
																					rootData: s
																				}) || (c = c === null ? validate24.errors : c.concat(validate24.errors), u = c.length);
																				var g = e === u;
																				if (!g) break;
																			}
																			if (g) {
																				let e = o(n);
																				if (e !== void 0) return validate285.errors = [{
																					instancePath: t + "/taxonomies",
																					schemaPath: "#/properties/taxonomies/uniqueItems",
																					keyword: "uniqueItems",
																					params: {
																						i: e.i,
																						j: e.j
																					},
																					message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																				}], !1;
																			}
																		}
																	} else return validate285.errors = [{
																		instancePath: t + "/taxonomies",
																		schemaPath: "#/properties/taxonomies/type",
																		keyword: "type",
																		params: { type: "array" },
																		message: "must be array"
																	}], !1;
																}
																var d = r === u;
															} else var d = !0;
															if (d) {
																if (e.driver !== void 0 && i.call(e, "driver")) {
																	let n = u;
																	validate24(e.driver, {
																		instancePath: t + "/driver",
																		parentData: e,
																		parentDataProperty: "driver",
																		rootData: s
																	}) || (c = c === null ? validate24.errors : c.concat(validate24.errors), u = c.length);
																	var d = n === u;
																} else var d = !0;
																if (d) {
																	if (e.extensions !== void 0 && i.call(e, "extensions")) {
																		let n = e.extensions, r = u;
																		if (u === r) {
																			if (Array.isArray(n)) {
																				if (n.length < 0) return validate285.errors = [{
																					instancePath: t + "/extensions",
																					schemaPath: "#/properties/extensions/minItems",
																					keyword: "minItems",
																					params: { limit: 0 },
																					message: "must NOT have fewer than 0 items"
																				}], !1;
																				{
																					var _ = !0;
																					let e = n.length;
																					for (let r = 0; r < e; r++) {
																						let e = u;
																						validate24(n[r], {
																							instancePath: t + "/extensions/" + r,
																							parentData: n,
																							parentDataProperty: r,
																							rootData: s
																						}) || (c = c === null ? validate24.errors : c.concat(validate24.errors), u = c.length);
																						var _ = e === u;
																						if (!_) break;
																					}
																					if (_) {
																						let e = o(n);
																						if (e !== void 0) return validate285.errors = [{
																							instancePath: t + "/extensions",
																							schemaPath: "#/properties/extensions/uniqueItems",
																							keyword: "uniqueItems",
																							params: {
																								i: e.i,
																								j: e.j
																							},
																							message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																						}], !1;
																					}
																				}
																			} else return validate285.errors = [{
																				instancePath: t + "/extensions",
																				schemaPath: "#/properties/extensions/type",
																				keyword: "type",
																				params: { type: "array" },
																				message: "must be array"
																			}], !1;
																		}
																		var d = r === u;
																	} else var d = !0;
																	if (d) {
																		if (e.policies !== void 0 && i.call(e, "policies")) {
																			let n = e.policies, r = u;
																			if (u === r) {
																				if (Array.isArray(n)) {
																					if (n.length < 0) return validate285.errors = [{
																						instancePath: t + "/policies",
																						schemaPath: "#/properties/policies/minItems",
																						keyword: "minItems",
																						params: { limit: 0 },
																						message: "must NOT have fewer than 0 items"
																					}], !1;
																					{
																						var v = !0;
																						let e = n.length;
																						for (let r = 0; r < e; r++) {
																							let e = u;
																							validate24(n[r], {
																								instancePath: t + "/policies/" + r,
																								parentData: n,
																								parentDataProperty: r,
																								rootData: s
																							}) || (c = c === null ? validate24.errors : c.concat(validate24.errors), u = c.length);
																							var v = e === u;
																							if (!v) break;
																						}
																						if (v) {
																							let e = o(n);
																							if (e !== void 0) return validate285.errors = [{
																								instancePath: t + "/policies",
																								schemaPath: "#/properties/policies/uniqueItems",
																								keyword: "uniqueItems",
																								params: {
																									i: e.i,
																									j: e.j
																								},
																								message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																							}], !1;
																						}
																					}
																				} else return validate285.errors = [{
																					instancePath: t + "/policies",
																					schemaPath: "#/properties/policies/type",
																					keyword: "type",
																					params: { type: "array" },
																					message: "must be array"
																				}], !1;
																			}
																			var d = r === u;
																		} else var d = !0;
																		if (d) {
																			if (e.translations !== void 0 && i.call(e, "translations")) {
																				let n = e.translations, r = u;
																				if (u === r) {
																					if (Array.isArray(n)) {
																						if (n.length < 0) return validate285.errors = [{
																							instancePath: t + "/translations",
																							schemaPath: "#/properties/translations/minItems",
																							keyword: "minItems",
																							params: { limit: 0 },
																							message: "must NOT have fewer than 0 items"
																						}], !1;
																						{
																							var y = !0;
																							let e = n.length;
																							for (let r = 0; r < e; r++) {
																								let e = u;
																								validate24(n[r], {
																									instancePath: t + "/translations/" + r,
																									parentData: n,
																									parentDataProperty: r,
																									rootData: s
																								}) || (c = c === null ? validate24.errors : c.concat(validate24.errors), u = c.length);
																								var y = e === u;
																								if (!y) break;
																							}
																							if (y) {
																								let e = o(n);
																								if (e !== void 0) return validate285.errors = [{
																									instancePath: t + "/translations",
																									schemaPath: "#/properties/translations/uniqueItems",
																									keyword: "uniqueItems",
																									params: {
																										i: e.i,
																										j: e.j
																									},
																									message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																								}], !1;
																							}
																						}
																					} else return validate285.errors = [{
																						instancePath: t + "/translations",
																						schemaPath: "#/properties/translations/type",
																						keyword: "type",
																						params: { type: "array" },
																						message: "must be array"
																					}], !1;
																				}
																				var d = r === u;
																			} else var d = !0;
																			if (d) {
																				if (e.addresses !== void 0 && i.call(e, "addresses")) {
																					let n = e.addresses, r = u;
																					if (u === r) {
																						if (Array.isArray(n)) {
																							if (n.length < 0) return validate285.errors = [{
																								instancePath: t + "/addresses",
																								schemaPath: "#/properties/addresses/minItems",
																								keyword: "minItems",
																								params: { limit: 0 },
																								message: "must NOT have fewer than 0 items"
																							}], !1;
																							{
																								let e = n.length;
																								for (let r = 0; r < e; r++) {
																									let e = u;
																									if (validate83(n[r], {
																										instancePath: t + "/addresses/" + r,
																										parentData: n,
																										parentDataProperty: r,
																										rootData: s
																									}) || (c = c === null ? validate83.errors : c.concat(validate83.errors), u = c.length), e !== u) break;
																								}
																							}
																						} else return validate285.errors = [{
																							instancePath: t + "/addresses",
																							schemaPath: "#/properties/addresses/type",
																							keyword: "type",
																							params: { type: "array" },
																							message: "must be array"
																						}], !1;
																					}
																					var d = r === u;
																				} else var d = !0;
																				if (d) {
																					if (e.webRequests !== void 0 && i.call(e, "webRequests")) {
																						let n = e.webRequests, r = u;
																						if (u === r) {
																							if (Array.isArray(n)) {
																								if (n.length < 0) return validate285.errors = [{
																									instancePath: t + "/webRequests",
																									schemaPath: "#/properties/webRequests/minItems",
																									keyword: "minItems",
																									params: { limit: 0 },
																									message: "must NOT have fewer than 0 items"
																								}], !1;
																								{
																									var b = !0;
																									let e = n.length;
																									for (let r = 0; r < e; r++) {
																										let e = u;
																										validate182(n[r], {
																											instancePath: t + "/webRequests/" + r,
																											parentData: n,
																											parentDataProperty: r,
																											rootData: s
																										}) || (c = c === null ? validate182.errors : c.concat(validate182.errors), u = c.length);
																										var b = e === u;
																										if (!b) break;
																									}
																									if (b) {
																										let e = o(n);
																										if (e !== void 0) return validate285.errors = [{
																											instancePath: t + "/webRequests",
																											schemaPath: "#/properties/webRequests/uniqueItems",
																											keyword: "uniqueItems",
																											params: {
																												i: e.i,
																												j: e.j
																											},
																											message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																										}], !1;
																									}
																								}
																							} else return validate285.errors = [{
																								instancePath: t + "/webRequests",
																								schemaPath: "#/properties/webRequests/type",
																								keyword: "type",
																								params: { type: "array" },
																								message: "must be array"
																							}], !1;
																						}
																						var d = r === u;
																					} else var d = !0;
																					if (d) {
																						if (e.webResponses !== void 0 && i.call(e, "webResponses")) {
																							let n = e.webResponses, r = u;
																							if (u === r) {
																								if (Array.isArray(n)) {
																									if (n.length < 0) return validate285.errors = [{
																										instancePath: t + "/webResponses",
																										schemaPath: "#/properties/webResponses/minItems",
																										keyword: "minItems",
																										params: { limit: 0 },
																										message: "must NOT have fewer than 0 items"
																									}], !1;
																									{
																										var x = !0;
																										let e = n.length;
																										for (let r = 0; r < e; r++) {
																											let e = u;
																											validate186(n[r], {
																												instancePath: t + "/webResponses/" + r,
																												parentData: n,
																												parentDataProperty: r,
																												rootData: s
																											}) || (c = c === null ? validate186.errors : c.concat(validate186.errors), u = c.length);
																											var x = e === u;
																											if (!x) break;
																										}
																										if (x) {
																											let e = o(n);
																											if (e !== void 0) return validate285.errors = [{
																												instancePath: t + "/webResponses",
																												schemaPath: "#/properties/webResponses/uniqueItems",
																												keyword: "uniqueItems",
																												params: {
																													i: e.i,
																													j: e.j
																												},
																												message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
																											}], !1;
																										}
																									}
																								} else return validate285.errors = [{
																									instancePath: t + "/webResponses",
																									schemaPath: "#/properties/webResponses/type",
																									keyword: "type",
																									params: { type: "array" },
																									message: "must be array"
																								}], !1;
																							}
																							var d = r === u;
																						} else var d = !0;
																						if (d) {
																							if (e.properties !== void 0 && i.call(e, "properties")) {
																								let n = u;
																								validate26(e.properties, {
																									instancePath: t + "/properties",
																									parentData: e,
																									parentDataProperty: "properties",
																									rootData: s
																								}) || (c = c === null ? validate26.errors : c.concat(validate26.errors), u = c.length);
																								var d = n === u;
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
				}
			}
		} else return validate285.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate285.errors = c, u === 0;
}
function validate21(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: s = e } = {}) {
	let c = null, l = 0;
	if (l === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if ((e.version === void 0 || !i.call(e, "version")) && (n = "version") || (e.runs === void 0 || !i.call(e, "runs")) && (n = "runs")) return validate21.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			if (e.$schema !== void 0 && i.call(e, "$schema")) {
				let n = l;
				if (typeof e.$schema != "string") return validate21.errors = [{
					instancePath: t + "/$schema",
					schemaPath: "#/properties/%24schema/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}], !1;
				var u = n === l;
			} else var u = !0;
			if (u) {
				if (e.version !== void 0 && i.call(e, "version")) {
					let n = l;
					if (!a(e.version, e, "version")) return validate21.errors = [{
						instancePath: t + "/version",
						schemaPath: "#/properties/version/enum",
						keyword: "enum",
						params: { allowedValues: a.allowed },
						message: "must be equal to one of the allowed values"
					}], !1;
					var u = n === l;
				} else var u = !0;
				if (u) {
					if (e.runs !== void 0 && i.call(e, "runs")) {
						let n = e.runs, r = l;
						if (l === r) {
							if (Array.isArray(n)) {
								if (n.length < 0) return validate21.errors = [{
									instancePath: t + "/runs",
									schemaPath: "#/properties/runs/minItems",
									keyword: "minItems",
									params: { limit: 0 },
									message: "must NOT have fewer than 0 items"
								}], !1;
								{
									let e = n.length;
									for (let r = 0; r < e; r++) {
										let e = l;
										if (validate22(n[r], {
											instancePath: t + "/runs/" + r,
											parentData: n,
											parentDataProperty: r,
											rootData: s
										}) || (c = c === null ? validate22.errors : c.concat(validate22.errors), l = c.length), e !== l) break;
									}
								}
							} else return validate21.errors = [{
								instancePath: t + "/runs",
								schemaPath: "#/properties/runs/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							}], !1;
						}
						var u = r === l;
					} else var u = !0;
					if (u) {
						if (e.inlineExternalProperties !== void 0 && i.call(e, "inlineExternalProperties")) {
							let n = e.inlineExternalProperties, r = l;
							if (l === r) {
								if (Array.isArray(n)) {
									if (n.length < 0) return validate21.errors = [{
										instancePath: t + "/inlineExternalProperties",
										schemaPath: "#/properties/inlineExternalProperties/minItems",
										keyword: "minItems",
										params: { limit: 0 },
										message: "must NOT have fewer than 0 items"
									}], !1;
									{
										var d = !0;
										let e = n.length;
										for (let r = 0; r < e; r++) {
											let e = l;
											validate285(n[r], {
												instancePath: t + "/inlineExternalProperties/" + r,
												parentData: n,
												parentDataProperty: r,
												rootData: s
											}) || (c = c === null ? validate285.errors : c.concat(validate285.errors), l = c.length);
											var d = e === l;
											if (!d) break;
										}
										if (d) {
											let e = o(n);
											if (e !== void 0) return validate21.errors = [{
												instancePath: t + "/inlineExternalProperties",
												schemaPath: "#/properties/inlineExternalProperties/uniqueItems",
												keyword: "uniqueItems",
												params: {
													i: e.i,
													j: e.j
												},
												message: "must NOT have duplicate items (items ## " + e.j + " and " + e.i + " are identical)"
											}], !1;
										}
									}
								} else return validate21.errors = [{
									instancePath: t + "/inlineExternalProperties",
									schemaPath: "#/properties/inlineExternalProperties/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}], !1;
							}
							var u = r === l;
						} else var u = !0;
						if (u) {
							if (e.properties !== void 0 && i.call(e, "properties")) {
								let n = l;
								validate26(e.properties, {
									instancePath: t + "/properties",
									parentData: e,
									parentDataProperty: "properties",
									rootData: s
								}) || (c = c === null ? validate26.errors : c.concat(validate26.errors), l = c.length);
								var u = n === l;
							} else var u = !0;
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
	return validate21.errors = c, l === 0;
}
export { r as validate };
