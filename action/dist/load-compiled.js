import { PolicyLoadError as e, SECTION as t, getMember as n, isGenerated as r, isObject as i, message as a, option as o, orClose as s, parseSection as c, readNamedRules as l, readSections as u } from "./evaluation.js";
import { POLICY_RULES as d, VERDICT_RULES as f, toJudgingPackage as p } from "./compiling.js";
import { completionFor as m } from "./gate2.js";
import { checkMetadata as h, checkReferences as g, checkReserved as _, checkUnjudgedRules as v, checkUnreadRules as y, describeReferences as b } from "./shared.js";
import { InputSchemas as x, findMetadataFaults as S, fromEntrypoints as C, getPlaces as w, loadPackage as T } from "./judging.js";
// src/engine/wasm/compiled/policy-description.js
const E = validate52, D = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$comment: "What a policy that this package compiled says of itself: PolicyDescription in src/engine/wasm/policy-description.ts.",
	type: "object",
	required: [
		"version",
		"compiler",
		"entrypoints",
		"packages",
		"rules",
		"references",
		"judging",
		"ignored",
		"unjudged",
		"unchecked",
		"checked",
		"source"
	],
	properties: {
		version: { const: 3 },
		compiler: {
			type: "object",
			required: [
				"regohost",
				"opa",
				"planner"
			],
			properties: {
				regohost: { type: "string" },
				opa: { type: "string" },
				planner: { type: "string" }
			},
			additionalProperties: !1
		},
		entrypoints: {
			type: "array",
			items: { type: "string" }
		},
		packages: {
			type: "array",
			items: {
				type: "object",
				required: ["path", "test"],
				properties: {
					path: { type: "string" },
					test: { type: "boolean" }
				},
				additionalProperties: !1
			}
		},
		rules: {
			type: "array",
			items: {
				type: "object",
				required: ["path", "kind"],
				properties: {
					path: {
						type: "array",
						items: { type: "string" }
					},
					kind: { $ref: "#/$defs/kind" }
				},
				additionalProperties: !1
			}
		},
		references: {
			type: "array",
			items: {
				type: "object",
				required: [
					"reference",
					"path",
					"inPackage",
					"location"
				],
				properties: {
					reference: { type: "string" },
					path: {
						type: "array",
						items: { type: "string" },
						minItems: 1
					},
					inPackage: { type: "boolean" },
					location: { $ref: "#/$defs/location" }
				},
				additionalProperties: !1
			}
		},
		judging: {
			type: "array",
			items: {
				type: "object",
				required: [
					"path",
					"test",
					"rules",
					"argument",
					"judged",
					"entrypoint",
					"definitions",
					"fixedIds",
					"ruleCount"
				],
				properties: {
					path: { type: "string" },
					test: { type: "boolean" },
					annotations: { type: "object" },
					rules: {
						type: "array",
						items: {
							type: "object",
							required: ["name", "location"],
							properties: {
								name: { type: "string" },
								location: { $ref: "#/$defs/location" },
								annotations: { type: "object" }
							},
							additionalProperties: !1
						}
					},
					argument: { type: "string" },
					judged: {
						type: "array",
						items: { type: "string" },
						minItems: 1
					},
					entrypoint: { type: "string" },
					definitions: {
						type: "object",
						additionalProperties: {
							type: "array",
							items: {
								type: "object",
								required: ["kind", "location"],
								properties: {
									kind: { $ref: "#/$defs/kind" },
									location: { $ref: "#/$defs/location" },
									annotations: {
										type: "array",
										items: { type: "object" }
									},
									fixedIds: { type: "boolean" },
									digest: { type: "string" }
								},
								additionalProperties: !1
							}
						}
					},
					groups: {
						type: "object",
						additionalProperties: {
							type: "array",
							items: {
								type: "array",
								items: {
									type: "integer",
									minimum: -9007199254740991,
									maximum: 9007199254740991
								}
							}
						}
					},
					fixedIds: {
						type: "array",
						items: { type: "string" }
					},
					ruleCount: {
						type: "integer",
						minimum: -9007199254740991,
						maximum: 9007199254740991
					},
					schemas: {
						type: "array",
						items: {
							type: "object",
							required: [
								"rule",
								"path",
								"location"
							],
							properties: {
								rule: { type: "string" },
								path: {
									type: "array",
									items: { type: "string" }
								},
								name: { type: "string" },
								definition: {},
								location: { $ref: "#/$defs/location" }
							},
							additionalProperties: !1
						}
					}
				},
				additionalProperties: !1
			}
		},
		ignored: {
			type: "array",
			items: {
				type: "object",
				required: [
					"name",
					"refuses",
					"verdict",
					"location"
				],
				properties: {
					name: { type: "string" },
					refuses: { type: "boolean" },
					fault: { enum: [
						"function",
						"dynamic",
						"value",
						"nested",
						"package",
						"tests"
					] },
					like: { type: "string" },
					verdict: { type: "string" },
					location: { $ref: "#/$defs/location" }
				},
				additionalProperties: !1
			}
		},
		unjudged: {
			type: "array",
			items: { type: "string" }
		},
		unchecked: {
			type: "array",
			items: { type: "string" }
		},
		checked: {
			type: "object",
			additionalProperties: { type: "string" }
		},
		source: {
			type: "object",
			required: ["digest", "files"],
			properties: {
				digest: { type: "string" },
				files: {
					type: "array",
					items: { type: "string" }
				}
			},
			additionalProperties: !1
		}
	},
	$defs: {
		kind: { enum: [
			"set",
			"object",
			"value",
			"function"
		] },
		location: {
			type: "object",
			required: [
				"file",
				"row",
				"column"
			],
			properties: {
				file: { type: "string" },
				row: {
					type: "integer",
					minimum: -9007199254740991,
					maximum: 9007199254740991
				},
				column: {
					type: "integer",
					minimum: -9007199254740991,
					maximum: 9007199254740991
				}
			},
			additionalProperties: !1
		}
	},
	additionalProperties: !1
}, O = Object.prototype.hasOwnProperty, k = { enum: [
	"set",
	"object",
	"value",
	"function"
] };
function validate53(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = validate53.evaluated;
	return o.dynamicProps && (o.props = void 0), o.dynamicItems && (o.items = void 0), e !== "set" && e !== "object" && e !== "value" && e !== "function" ? (validate53.errors = [{
		instancePath: t,
		schemaPath: "#/enum",
		keyword: "enum",
		params: { allowedValues: k.enum },
		message: "must be equal to one of the allowed values"
	}], !1) : (validate53.errors = null, !0);
}
validate53.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function validate55(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = validate55.evaluated;
	if (o.dynamicProps && (o.props = void 0), o.dynamicItems && (o.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		let n;
		if (e.file === void 0 && (n = "file") || e.row === void 0 && (n = "row") || e.column === void 0 && (n = "column")) return validate55.errors = [{
			instancePath: t,
			schemaPath: "#/required",
			keyword: "required",
			params: { missingProperty: n },
			message: "must have required property '" + n + "'"
		}], !1;
		for (let t in e) t !== "file" && t !== "row" && t !== "column" && delete e[t];
		if (e.file !== void 0) {
			if (typeof e.file != "string") return validate55.errors = [{
				instancePath: t + "/file",
				schemaPath: "#/properties/file/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			}], !1;
			var s = !0;
		} else var s = !0;
		if (s) {
			if (e.row !== void 0) {
				let n = e.row;
				if (typeof n != "number" || n % 1 || isNaN(n) || !isFinite(n)) return validate55.errors = [{
					instancePath: t + "/row",
					schemaPath: "#/properties/row/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				}], !1;
				if (typeof n == "number" && isFinite(n)) {
					if (n > 9007199254740991 || isNaN(n)) return validate55.errors = [{
						instancePath: t + "/row",
						schemaPath: "#/properties/row/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						},
						message: "must be <= 9007199254740991"
					}], !1;
					if (n < -9007199254740991 || isNaN(n)) return validate55.errors = [{
						instancePath: t + "/row",
						schemaPath: "#/properties/row/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: -9007199254740991
						},
						message: "must be >= -9007199254740991"
					}], !1;
				}
				var s = !0;
			} else var s = !0;
			if (s) {
				if (e.column !== void 0) {
					let n = e.column;
					if (typeof n != "number" || n % 1 || isNaN(n) || !isFinite(n)) return validate55.errors = [{
						instancePath: t + "/column",
						schemaPath: "#/properties/column/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					}], !1;
					if (typeof n == "number" && isFinite(n)) {
						if (n > 9007199254740991 || isNaN(n)) return validate55.errors = [{
							instancePath: t + "/column",
							schemaPath: "#/properties/column/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 9007199254740991
							},
							message: "must be <= 9007199254740991"
						}], !1;
						if (n < -9007199254740991 || isNaN(n)) return validate55.errors = [{
							instancePath: t + "/column",
							schemaPath: "#/properties/column/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: -9007199254740991
							},
							message: "must be >= -9007199254740991"
						}], !1;
					}
					var s = !0;
				} else var s = !0;
			}
		}
	} else return validate55.errors = [{
		instancePath: t,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "object" },
		message: "must be object"
	}], !1;
	return validate55.errors = null, !0;
}
validate55.evaluated = {
	props: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
function validate52(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = validate52.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), s === 0) {
		if (e && typeof e == "object" && !Array.isArray(e)) {
			let n;
			if (e.version === void 0 && (n = "version") || e.compiler === void 0 && (n = "compiler") || e.entrypoints === void 0 && (n = "entrypoints") || e.packages === void 0 && (n = "packages") || e.rules === void 0 && (n = "rules") || e.references === void 0 && (n = "references") || e.judging === void 0 && (n = "judging") || e.ignored === void 0 && (n = "ignored") || e.unjudged === void 0 && (n = "unjudged") || e.unchecked === void 0 && (n = "unchecked") || e.checked === void 0 && (n = "checked") || e.source === void 0 && (n = "source")) return validate52.errors = [{
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: n },
				message: "must have required property '" + n + "'"
			}], !1;
			{
				let n = s;
				for (let t in e) O.call(D.properties, t) || delete e[t];
				if (n === s) {
					if (e.version !== void 0) {
						let n = s;
						if (e.version !== 3) return validate52.errors = [{
							instancePath: t + "/version",
							schemaPath: "#/properties/version/const",
							keyword: "const",
							params: { allowedValue: 3 },
							message: "must be equal to constant"
						}], !1;
						var l = n === s;
					} else var l = !0;
					if (l) {
						if (e.compiler !== void 0) {
							let n = e.compiler, r = s;
							if (s === r) {
								if (n && typeof n == "object" && !Array.isArray(n)) {
									let e;
									if (n.regohost === void 0 && (e = "regohost") || n.opa === void 0 && (e = "opa") || n.planner === void 0 && (e = "planner")) return validate52.errors = [{
										instancePath: t + "/compiler",
										schemaPath: "#/properties/compiler/required",
										keyword: "required",
										params: { missingProperty: e },
										message: "must have required property '" + e + "'"
									}], !1;
									{
										let e = s;
										for (let e in n) e !== "regohost" && e !== "opa" && e !== "planner" && delete n[e];
										if (e === s) {
											if (n.regohost !== void 0) {
												let e = s;
												if (typeof n.regohost != "string") return validate52.errors = [{
													instancePath: t + "/compiler/regohost",
													schemaPath: "#/properties/compiler/properties/regohost/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}], !1;
												var u = e === s;
											} else var u = !0;
											if (u) {
												if (n.opa !== void 0) {
													let e = s;
													if (typeof n.opa != "string") return validate52.errors = [{
														instancePath: t + "/compiler/opa",
														schemaPath: "#/properties/compiler/properties/opa/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}], !1;
													var u = e === s;
												} else var u = !0;
												if (u) {
													if (n.planner !== void 0) {
														let e = s;
														if (typeof n.planner != "string") return validate52.errors = [{
															instancePath: t + "/compiler/planner",
															schemaPath: "#/properties/compiler/properties/planner/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}], !1;
														var u = e === s;
													} else var u = !0;
												}
											}
										}
									}
								} else return validate52.errors = [{
									instancePath: t + "/compiler",
									schemaPath: "#/properties/compiler/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}], !1;
							}
							var l = r === s;
						} else var l = !0;
						if (l) {
							if (e.entrypoints !== void 0) {
								let n = e.entrypoints, r = s;
								if (s === r) {
									if (Array.isArray(n)) {
										let e = n.length;
										for (let r = 0; r < e; r++) {
											let e = s;
											if (typeof n[r] != "string") return validate52.errors = [{
												instancePath: t + "/entrypoints/" + r,
												schemaPath: "#/properties/entrypoints/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											if (e !== s) break;
										}
									} else return validate52.errors = [{
										instancePath: t + "/entrypoints",
										schemaPath: "#/properties/entrypoints/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}], !1;
								}
								var l = r === s;
							} else var l = !0;
							if (l) {
								if (e.packages !== void 0) {
									let n = e.packages, r = s;
									if (s === r) {
										if (Array.isArray(n)) {
											let e = n.length;
											for (let r = 0; r < e; r++) {
												let e = n[r], i = s;
												if (s === i) {
													if (e && typeof e == "object" && !Array.isArray(e)) {
														let n;
														if (e.path === void 0 && (n = "path") || e.test === void 0 && (n = "test")) return validate52.errors = [{
															instancePath: t + "/packages/" + r,
															schemaPath: "#/properties/packages/items/required",
															keyword: "required",
															params: { missingProperty: n },
															message: "must have required property '" + n + "'"
														}], !1;
														{
															let n = s;
															for (let t in e) t !== "path" && t !== "test" && delete e[t];
															if (n === s) {
																if (e.path !== void 0) {
																	let n = s;
																	if (typeof e.path != "string") return validate52.errors = [{
																		instancePath: t + "/packages/" + r + "/path",
																		schemaPath: "#/properties/packages/items/properties/path/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}], !1;
																	var d = n === s;
																} else var d = !0;
																if (d) {
																	if (e.test !== void 0) {
																		let n = s;
																		if (typeof e.test != "boolean") return validate52.errors = [{
																			instancePath: t + "/packages/" + r + "/test",
																			schemaPath: "#/properties/packages/items/properties/test/type",
																			keyword: "type",
																			params: { type: "boolean" },
																			message: "must be boolean"
																		}], !1;
																		var d = n === s;
																	} else var d = !0;
																}
															}
														}
													} else return validate52.errors = [{
														instancePath: t + "/packages/" + r,
														schemaPath: "#/properties/packages/items/type",
														keyword: "type",
														params: { type: "object" },
														message: "must be object"
													}], !1;
												}
												if (i !== s) break;
											}
										} else return validate52.errors = [{
											instancePath: t + "/packages",
											schemaPath: "#/properties/packages/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}], !1;
									}
									var l = r === s;
								} else var l = !0;
								if (l) {
									if (e.rules !== void 0) {
										let n = e.rules, r = s;
										if (s === r) {
											if (Array.isArray(n)) {
												let e = n.length;
												for (let r = 0; r < e; r++) {
													let e = n[r], c = s;
													if (s === c) {
														if (e && typeof e == "object" && !Array.isArray(e)) {
															let n;
															if (e.path === void 0 && (n = "path") || e.kind === void 0 && (n = "kind")) return validate52.errors = [{
																instancePath: t + "/rules/" + r,
																schemaPath: "#/properties/rules/items/required",
																keyword: "required",
																params: { missingProperty: n },
																message: "must have required property '" + n + "'"
															}], !1;
															{
																let n = s;
																for (let t in e) t !== "path" && t !== "kind" && delete e[t];
																if (n === s) {
																	if (e.path !== void 0) {
																		let n = e.path, i = s;
																		if (s === i) {
																			if (Array.isArray(n)) {
																				let e = n.length;
																				for (let i = 0; i < e; i++) {
																					let e = s;
																					if (typeof n[i] != "string") return validate52.errors = [{
																						instancePath: t + "/rules/" + r + "/path/" + i,
																						schemaPath: "#/properties/rules/items/properties/path/items/type",
																						keyword: "type",
																						params: { type: "string" },
																						message: "must be string"
																					}], !1;
																					if (e !== s) break;
																				}
																			} else return validate52.errors = [{
																				instancePath: t + "/rules/" + r + "/path",
																				schemaPath: "#/properties/rules/items/properties/path/type",
																				keyword: "type",
																				params: { type: "array" },
																				message: "must be array"
																			}], !1;
																		}
																		var f = i === s;
																	} else var f = !0;
																	if (f) {
																		if (e.kind !== void 0) {
																			let n = s;
																			validate53(e.kind, {
																				instancePath: t + "/rules/" + r + "/kind",
																				parentData: e,
																				parentDataProperty: "kind",
																				rootData: i,
																				dynamicAnchors: a
																			}) || (o = o === null ? validate53.errors : o.concat(validate53.errors), s = o.length);
																			var f = n === s;
																		} else var f = !0;
																	}
																}
															}
														} else return validate52.errors = [{
															instancePath: t + "/rules/" + r,
															schemaPath: "#/properties/rules/items/type",
															keyword: "type",
															params: { type: "object" },
															message: "must be object"
														}], !1;
													}
													if (c !== s) break;
												}
											} else return validate52.errors = [{
												instancePath: t + "/rules",
												schemaPath: "#/properties/rules/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											}], !1;
										}
										var l = r === s;
									} else var l = !0;
									if (l) {
										if (e.references !== void 0) {
											let n = e.references, r = s;
											if (s === r) {
												if (Array.isArray(n)) {
													let e = n.length;
													for (let r = 0; r < e; r++) {
														let e = n[r], c = s;
														if (s === c) {
															if (e && typeof e == "object" && !Array.isArray(e)) {
																let n;
																if (e.reference === void 0 && (n = "reference") || e.path === void 0 && (n = "path") || e.inPackage === void 0 && (n = "inPackage") || e.location === void 0 && (n = "location")) return validate52.errors = [{
																	instancePath: t + "/references/" + r,
																	schemaPath: "#/properties/references/items/required",
																	keyword: "required",
																	params: { missingProperty: n },
																	message: "must have required property '" + n + "'"
																}], !1;
																{
																	let n = s;
																	for (let t in e) t !== "reference" && t !== "path" && t !== "inPackage" && t !== "location" && delete e[t];
																	if (n === s) {
																		if (e.reference !== void 0) {
																			let n = s;
																			if (typeof e.reference != "string") return validate52.errors = [{
																				instancePath: t + "/references/" + r + "/reference",
																				schemaPath: "#/properties/references/items/properties/reference/type",
																				keyword: "type",
																				params: { type: "string" },
																				message: "must be string"
																			}], !1;
																			var p = n === s;
																		} else var p = !0;
																		if (p) {
																			if (e.path !== void 0) {
																				let n = e.path, i = s;
																				if (s === i) {
																					if (Array.isArray(n)) {
																						if (n.length < 1) return validate52.errors = [{
																							instancePath: t + "/references/" + r + "/path",
																							schemaPath: "#/properties/references/items/properties/path/minItems",
																							keyword: "minItems",
																							params: { limit: 1 },
																							message: "must NOT have fewer than 1 items"
																						}], !1;
																						{
																							let e = n.length;
																							for (let i = 0; i < e; i++) {
																								let e = s;
																								if (typeof n[i] != "string") return validate52.errors = [{
																									instancePath: t + "/references/" + r + "/path/" + i,
																									schemaPath: "#/properties/references/items/properties/path/items/type",
																									keyword: "type",
																									params: { type: "string" },
																									message: "must be string"
																								}], !1;
																								if (e !== s) break;
																							}
																						}
																					} else return validate52.errors = [{
																						instancePath: t + "/references/" + r + "/path",
																						schemaPath: "#/properties/references/items/properties/path/type",
																						keyword: "type",
																						params: { type: "array" },
																						message: "must be array"
																					}], !1;
																				}
																				var p = i === s;
																			} else var p = !0;
																			if (p) {
																				if (e.inPackage !== void 0) {
																					let n = s;
																					if (typeof e.inPackage != "boolean") return validate52.errors = [{
																						instancePath: t + "/references/" + r + "/inPackage",
																						schemaPath: "#/properties/references/items/properties/inPackage/type",
																						keyword: "type",
																						params: { type: "boolean" },
																						message: "must be boolean"
																					}], !1;
																					var p = n === s;
																				} else var p = !0;
																				if (p) {
																					if (e.location !== void 0) {
																						let n = s;
																						validate55(e.location, {
																							instancePath: t + "/references/" + r + "/location",
																							parentData: e,
																							parentDataProperty: "location",
																							rootData: i,
																							dynamicAnchors: a
																						}) || (o = o === null ? validate55.errors : o.concat(validate55.errors), s = o.length);
																						var p = n === s;
																					} else var p = !0;
																				}
																			}
																		}
																	}
																}
															} else return validate52.errors = [{
																instancePath: t + "/references/" + r,
																schemaPath: "#/properties/references/items/type",
																keyword: "type",
																params: { type: "object" },
																message: "must be object"
															}], !1;
														}
														if (c !== s) break;
													}
												} else return validate52.errors = [{
													instancePath: t + "/references",
													schemaPath: "#/properties/references/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												}], !1;
											}
											var l = r === s;
										} else var l = !0;
										if (l) {
											if (e.judging !== void 0) {
												let n = e.judging, r = s;
												if (s === r) {
													if (Array.isArray(n)) {
														let e = n.length;
														for (let r = 0; r < e; r++) {
															let e = n[r], c = s;
															if (s === c) {
																if (e && typeof e == "object" && !Array.isArray(e)) {
																	let n;
																	if (e.path === void 0 && (n = "path") || e.test === void 0 && (n = "test") || e.rules === void 0 && (n = "rules") || e.argument === void 0 && (n = "argument") || e.judged === void 0 && (n = "judged") || e.entrypoint === void 0 && (n = "entrypoint") || e.definitions === void 0 && (n = "definitions") || e.fixedIds === void 0 && (n = "fixedIds") || e.ruleCount === void 0 && (n = "ruleCount")) return validate52.errors = [{
																		instancePath: t + "/judging/" + r,
																		schemaPath: "#/properties/judging/items/required",
																		keyword: "required",
																		params: { missingProperty: n },
																		message: "must have required property '" + n + "'"
																	}], !1;
																	{
																		let n = s;
																		for (let t in e) O.call(D.properties.judging.items.properties, t) || delete e[t];
																		if (n === s) {
																			if (e.path !== void 0) {
																				let n = s;
																				if (typeof e.path != "string") return validate52.errors = [{
																					instancePath: t + "/judging/" + r + "/path",
																					schemaPath: "#/properties/judging/items/properties/path/type",
																					keyword: "type",
																					params: { type: "string" },
																					message: "must be string"
																				}], !1;
																				var m = n === s;
																			} else var m = !0;
																			if (m) {
																				if (e.test !== void 0) {
																					let n = s;
																					if (typeof e.test != "boolean") return validate52.errors = [{
																						instancePath: t + "/judging/" + r + "/test",
																						schemaPath: "#/properties/judging/items/properties/test/type",
																						keyword: "type",
																						params: { type: "boolean" },
																						message: "must be boolean"
																					}], !1;
																					var m = n === s;
																				} else var m = !0;
																				if (m) {
																					if (e.annotations !== void 0) {
																						let n = e.annotations, i = s;
																						if (!n || typeof n != "object" || Array.isArray(n)) return validate52.errors = [{
																							instancePath: t + "/judging/" + r + "/annotations",
																							schemaPath: "#/properties/judging/items/properties/annotations/type",
																							keyword: "type",
																							params: { type: "object" },
																							message: "must be object"
																						}], !1;
																						var m = i === s;
																					} else var m = !0;
																					if (m) {
																						if (e.rules !== void 0) {
																							let n = e.rules, c = s;
																							if (s === c) {
																								if (Array.isArray(n)) {
																									let e = n.length;
																									for (let c = 0; c < e; c++) {
																										let e = n[c], l = s;
																										if (s === l) {
																											if (e && typeof e == "object" && !Array.isArray(e)) {
																												let n;
																												if (e.name === void 0 && (n = "name") || e.location === void 0 && (n = "location")) return validate52.errors = [{
																													instancePath: t + "/judging/" + r + "/rules/" + c,
																													schemaPath: "#/properties/judging/items/properties/rules/items/required",
																													keyword: "required",
																													params: { missingProperty: n },
																													message: "must have required property '" + n + "'"
																												}], !1;
																												{
																													let n = s;
																													for (let t in e) t !== "name" && t !== "location" && t !== "annotations" && delete e[t];
																													if (n === s) {
																														if (e.name !== void 0) {
																															let n = s;
																															if (typeof e.name != "string") return validate52.errors = [{
																																instancePath: t + "/judging/" + r + "/rules/" + c + "/name",
																																schemaPath: "#/properties/judging/items/properties/rules/items/properties/name/type",
																																keyword: "type",
																																params: { type: "string" },
																																message: "must be string"
																															}], !1;
																															var h = n === s;
																														} else var h = !0;
																														if (h) {
																															if (e.location !== void 0) {
																																let n = s;
																																validate55(e.location, {
																																	instancePath: t + "/judging/" + r + "/rules/" + c + "/location",
																																	parentData: e,
																																	parentDataProperty: "location",
																																	rootData: i,
																																	dynamicAnchors: a
																																}) || (o = o === null ? validate55.errors : o.concat(validate55.errors), s = o.length);
																																var h = n === s;
																															} else var h = !0;
																															if (h) {
																																if (e.annotations !== void 0) {
																																	let n = e.annotations, i = s;
																																	if (!n || typeof n != "object" || Array.isArray(n)) return validate52.errors = [{
																																		instancePath: t + "/judging/" + r + "/rules/" + c + "/annotations",
																																		schemaPath: "#/properties/judging/items/properties/rules/items/properties/annotations/type",
																																		keyword: "type",
																																		params: { type: "object" },
																																		message: "must be object"
																																	}], !1;
																																	var h = i === s;
																																} else var h = !0;
																															}
																														}
																													}
																												}
																											} else return validate52.errors = [{
																												instancePath: t + "/judging/" + r + "/rules/" + c,
																												schemaPath: "#/properties/judging/items/properties/rules/items/type",
																												keyword: "type",
																												params: { type: "object" },
																												message: "must be object"
																											}], !1;
																										}
																										if (l !== s) break;
																									}
																								} else return validate52.errors = [{
																									instancePath: t + "/judging/" + r + "/rules",
																									schemaPath: "#/properties/judging/items/properties/rules/type",
																									keyword: "type",
																									params: { type: "array" },
																									message: "must be array"
																								}], !1;
																							}
																							var m = c === s;
																						} else var m = !0;
																						if (m) {
																							if (e.argument !== void 0) {
																								let n = s;
																								if (typeof e.argument != "string") return validate52.errors = [{
																									instancePath: t + "/judging/" + r + "/argument",
																									schemaPath: "#/properties/judging/items/properties/argument/type",
																									keyword: "type",
																									params: { type: "string" },
																									message: "must be string"
																								}], !1;
																								var m = n === s;
																							} else var m = !0;
																							if (m) {
																								if (e.judged !== void 0) {
																									let n = e.judged, i = s;
																									if (s === i) {
																										if (Array.isArray(n)) {
																											if (n.length < 1) return validate52.errors = [{
																												instancePath: t + "/judging/" + r + "/judged",
																												schemaPath: "#/properties/judging/items/properties/judged/minItems",
																												keyword: "minItems",
																												params: { limit: 1 },
																												message: "must NOT have fewer than 1 items"
																											}], !1;
																											{
																												let e = n.length;
																												for (let i = 0; i < e; i++) {
																													let e = s;
																													if (typeof n[i] != "string") return validate52.errors = [{
																														instancePath: t + "/judging/" + r + "/judged/" + i,
																														schemaPath: "#/properties/judging/items/properties/judged/items/type",
																														keyword: "type",
																														params: { type: "string" },
																														message: "must be string"
																													}], !1;
																													if (e !== s) break;
																												}
																											}
																										} else return validate52.errors = [{
																											instancePath: t + "/judging/" + r + "/judged",
																											schemaPath: "#/properties/judging/items/properties/judged/type",
																											keyword: "type",
																											params: { type: "array" },
																											message: "must be array"
																										}], !1;
																									}
																									var m = i === s;
																								} else var m = !0;
																								if (m) {
																									if (e.entrypoint !== void 0) {
																										let n = s;
																										if (typeof e.entrypoint != "string") return validate52.errors = [{
																											instancePath: t + "/judging/" + r + "/entrypoint",
																											schemaPath: "#/properties/judging/items/properties/entrypoint/type",
																											keyword: "type",
																											params: { type: "string" },
																											message: "must be string"
																										}], !1;
																										var m = n === s;
																									} else var m = !0;
																									if (m) {
																										if (e.definitions !== void 0) {
																											let n = e.definitions, c = s;
																											if (s === c) {
																												if (n && typeof n == "object" && !Array.isArray(n)) for (let e in n) {
																													let c = n[e], l = s;
																													if (s === l) {
																														if (Array.isArray(c)) {
																															let n = c.length;
																															for (let l = 0; l < n; l++) {
																																let n = c[l], u = s;
																																if (s === u) {
																																	if (n && typeof n == "object" && !Array.isArray(n)) {
																																		let c;
																																		if (n.kind === void 0 && (c = "kind") || n.location === void 0 && (c = "location")) return validate52.errors = [{
																																			instancePath: t + "/judging/" + r + "/definitions/" + e.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + l,
																																			schemaPath: "#/properties/judging/items/properties/definitions/additionalProperties/items/required",
																																			keyword: "required",
																																			params: { missingProperty: c },
																																			message: "must have required property '" + c + "'"
																																		}], !1;
																																		{
																																			let c = s;
																																			for (let e in n) e !== "kind" && e !== "location" && e !== "annotations" && e !== "fixedIds" && e !== "digest" && delete n[e];
																																			if (c === s) {
																																				if (n.kind !== void 0) {
																																					let c = s;
																																					validate53(n.kind, {
																																						instancePath: t + "/judging/" + r + "/definitions/" + e.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + l + "/kind",
																																						parentData: n,
																																						parentDataProperty: "kind",
																																						rootData: i,
																																						dynamicAnchors: a
																																					}) || (o = o === null ? validate53.errors : o.concat(validate53.errors), s = o.length);
																																					var g = c === s;
																																				} else var g = !0;
																																				if (g) {
																																					if (n.location !== void 0) {
																																						let c = s;
																																						validate55(n.location, {
																																							instancePath: t + "/judging/" + r + "/definitions/" + e.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + l + "/location",
																																							parentData: n,
																																							parentDataProperty: "location",
																																							rootData: i,
																																							dynamicAnchors: a
																																						}) || (o = o === null ? validate55.errors : o.concat(validate55.errors), s = o.length);
																																						var g = c === s;
																																					} else var g = !0;
																																					if (g) {
																																						if (n.annotations !== void 0) {
																																							let i = n.annotations, a = s;
																																							if (s === a) {
																																								if (Array.isArray(i)) {
																																									let n = i.length;
																																									for (let a = 0; a < n; a++) {
																																										let n = i[a], o = s;
																																										if (!n || typeof n != "object" || Array.isArray(n)) return validate52.errors = [{
																																											instancePath: t + "/judging/" + r + "/definitions/" + e.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + l + "/annotations/" + a,
																																											schemaPath: "#/properties/judging/items/properties/definitions/additionalProperties/items/properties/annotations/items/type",
																																											keyword: "type",
																																											params: { type: "object" },
																																											message: "must be object"
																																										}], !1;
																																										if (o !== s) break;
																																									}
																																								} else return validate52.errors = [{
																																									instancePath: t + "/judging/" + r + "/definitions/" + e.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + l + "/annotations",
																																									schemaPath: "#/properties/judging/items/properties/definitions/additionalProperties/items/properties/annotations/type",
																																									keyword: "type",
																																									params: { type: "array" },
																																									message: "must be array"
																																								}], !1;
																																							}
																																							var g = a === s;
																																						} else var g = !0;
																																						if (g) {
																																							if (n.fixedIds !== void 0) {
																																								let i = s;
																																								if (typeof n.fixedIds != "boolean") return validate52.errors = [{
																																									instancePath: t + "/judging/" + r + "/definitions/" + e.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + l + "/fixedIds",
																																									schemaPath: "#/properties/judging/items/properties/definitions/additionalProperties/items/properties/fixedIds/type",
																																									keyword: "type",
																																									params: { type: "boolean" },
																																									message: "must be boolean"
																																								}], !1;
																																								var g = i === s;
																																							} else var g = !0;
																																							if (g) {
																																								if (n.digest !== void 0) {
																																									let i = s;
																																									if (typeof n.digest != "string") return validate52.errors = [{
																																										instancePath: t + "/judging/" + r + "/definitions/" + e.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + l + "/digest",
																																										schemaPath: "#/properties/judging/items/properties/definitions/additionalProperties/items/properties/digest/type",
																																										keyword: "type",
																																										params: { type: "string" },
																																										message: "must be string"
																																									}], !1;
																																									var g = i === s;
																																								} else var g = !0;
																																							}
																																						}
																																					}
																																				}
																																			}
																																		}
																																	} else return validate52.errors = [{
																																		instancePath: t + "/judging/" + r + "/definitions/" + e.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + l,
																																		schemaPath: "#/properties/judging/items/properties/definitions/additionalProperties/items/type",
																																		keyword: "type",
																																		params: { type: "object" },
																																		message: "must be object"
																																	}], !1;
																																}
																																if (u !== s) break;
																															}
																														} else return validate52.errors = [{
																															instancePath: t + "/judging/" + r + "/definitions/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
																															schemaPath: "#/properties/judging/items/properties/definitions/additionalProperties/type",
																															keyword: "type",
																															params: { type: "array" },
																															message: "must be array"
																														}], !1;
																													}
																													if (l !== s) break;
																												}
																												else return validate52.errors = [{
																													instancePath: t + "/judging/" + r + "/definitions",
																													schemaPath: "#/properties/judging/items/properties/definitions/type",
																													keyword: "type",
																													params: { type: "object" },
																													message: "must be object"
																												}], !1;
																											}
																											var m = c === s;
																										} else var m = !0;
																										if (m) {
																											if (e.groups !== void 0) {
																												let n = e.groups, i = s;
																												if (s === i) {
																													if (n && typeof n == "object" && !Array.isArray(n)) for (let e in n) {
																														let i = n[e], a = s;
																														if (s === a) {
																															if (Array.isArray(i)) {
																																let n = i.length;
																																for (let a = 0; a < n; a++) {
																																	let n = i[a], o = s;
																																	if (s === o) {
																																		if (Array.isArray(n)) {
																																			let i = n.length;
																																			for (let o = 0; o < i; o++) {
																																				let i = n[o], c = s;
																																				if (typeof i != "number" || i % 1 || isNaN(i) || !isFinite(i)) return validate52.errors = [{
																																					instancePath: t + "/judging/" + r + "/groups/" + e.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + a + "/" + o,
																																					schemaPath: "#/properties/judging/items/properties/groups/additionalProperties/items/items/type",
																																					keyword: "type",
																																					params: { type: "integer" },
																																					message: "must be integer"
																																				}], !1;
																																				if (s === c && typeof i == "number" && isFinite(i)) {
																																					if (i > 9007199254740991 || isNaN(i)) return validate52.errors = [{
																																						instancePath: t + "/judging/" + r + "/groups/" + e.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + a + "/" + o,
																																						schemaPath: "#/properties/judging/items/properties/groups/additionalProperties/items/items/maximum",
																																						keyword: "maximum",
																																						params: {
																																							comparison: "<=",
																																							limit: 9007199254740991
																																						},
																																						message: "must be <= 9007199254740991"
																																					}], !1;
																																					if (i < -9007199254740991 || isNaN(i)) return validate52.errors = [{
																																						instancePath: t + "/judging/" + r + "/groups/" + e.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + a + "/" + o,
																																						schemaPath: "#/properties/judging/items/properties/groups/additionalProperties/items/items/minimum",
																																						keyword: "minimum",
																																						params: {
																																							comparison: ">=",
																																							limit: -9007199254740991
																																						},
																																						message: "must be >= -9007199254740991"
																																					}], !1;
																																				}
																																				if (c !== s) break;
																																			}
																																		} else return validate52.errors = [{
																																			instancePath: t + "/judging/" + r + "/groups/" + e.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + a,
																																			schemaPath: "#/properties/judging/items/properties/groups/additionalProperties/items/type",
																																			keyword: "type",
																																			params: { type: "array" },
																																			message: "must be array"
																																		}], !1;
																																	}
																																	if (o !== s) break;
																																}
																															} else return validate52.errors = [{
																																instancePath: t + "/judging/" + r + "/groups/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
																																schemaPath: "#/properties/judging/items/properties/groups/additionalProperties/type",
																																keyword: "type",
																																params: { type: "array" },
																																message: "must be array"
																															}], !1;
																														}
																														if (a !== s) break;
																													}
																													else return validate52.errors = [{
																														instancePath: t + "/judging/" + r + "/groups",
																														schemaPath: "#/properties/judging/items/properties/groups/type",
																														keyword: "type",
																														params: { type: "object" },
																														message: "must be object"
																													}], !1;
																												}
																												var m = i === s;
																											} else var m = !0;
																											if (m) {
																												if (e.fixedIds !== void 0) {
																													let n = e.fixedIds, i = s;
																													if (s === i) {
																														if (Array.isArray(n)) {
																															let e = n.length;
																															for (let i = 0; i < e; i++) {
																																let e = s;
																																if (typeof n[i] != "string") return validate52.errors = [{
																																	instancePath: t + "/judging/" + r + "/fixedIds/" + i,
																																	schemaPath: "#/properties/judging/items/properties/fixedIds/items/type",
																																	keyword: "type",
																																	params: { type: "string" },
																																	message: "must be string"
																																}], !1;
																																if (e !== s) break;
																															}
																														} else return validate52.errors = [{
																															instancePath: t + "/judging/" + r + "/fixedIds",
																															schemaPath: "#/properties/judging/items/properties/fixedIds/type",
																															keyword: "type",
																															params: { type: "array" },
																															message: "must be array"
																														}], !1;
																													}
																													var m = i === s;
																												} else var m = !0;
																												if (m) {
																													if (e.ruleCount !== void 0) {
																														let n = e.ruleCount, i = s;
																														if (typeof n != "number" || n % 1 || isNaN(n) || !isFinite(n)) return validate52.errors = [{
																															instancePath: t + "/judging/" + r + "/ruleCount",
																															schemaPath: "#/properties/judging/items/properties/ruleCount/type",
																															keyword: "type",
																															params: { type: "integer" },
																															message: "must be integer"
																														}], !1;
																														if (s === i && typeof n == "number" && isFinite(n)) {
																															if (n > 9007199254740991 || isNaN(n)) return validate52.errors = [{
																																instancePath: t + "/judging/" + r + "/ruleCount",
																																schemaPath: "#/properties/judging/items/properties/ruleCount/maximum",
																																keyword: "maximum",
																																params: {
																																	comparison: "<=",
																																	limit: 9007199254740991
																																},
																																message: "must be <= 9007199254740991"
																															}], !1;
																															if (n < -9007199254740991 || isNaN(n)) return validate52.errors = [{
																																instancePath: t + "/judging/" + r + "/ruleCount",
																																schemaPath: "#/properties/judging/items/properties/ruleCount/minimum",
																																keyword: "minimum",
																																params: {
																																	comparison: ">=",
																																	limit: -9007199254740991
																																},
																																message: "must be >= -9007199254740991"
																															}], !1;
																														}
																														var m = i === s;
																													} else var m = !0;
																													if (m) {
																														if (e.schemas !== void 0) {
																															let n = e.schemas, c = s;
																															if (s === c) {
																																if (Array.isArray(n)) {
																																	let e = n.length;
																																	for (let c = 0; c < e; c++) {
																																		let e = n[c], l = s;
																																		if (s === l) {
																																			if (e && typeof e == "object" && !Array.isArray(e)) {
																																				let n;
																																				if (e.rule === void 0 && (n = "rule") || e.path === void 0 && (n = "path") || e.location === void 0 && (n = "location")) return validate52.errors = [{
																																					instancePath: t + "/judging/" + r + "/schemas/" + c,
																																					schemaPath: "#/properties/judging/items/properties/schemas/items/required",
																																					keyword: "required",
																																					params: { missingProperty: n },
																																					message: "must have required property '" + n + "'"
																																				}], !1;
																																				{
																																					let n = s;
																																					for (let t in e) t !== "rule" && t !== "path" && t !== "name" && t !== "definition" && t !== "location" && delete e[t];
																																					if (n === s) {
																																						if (e.rule !== void 0) {
																																							let n = s;
																																							if (typeof e.rule != "string") return validate52.errors = [{
																																								instancePath: t + "/judging/" + r + "/schemas/" + c + "/rule",
																																								schemaPath: "#/properties/judging/items/properties/schemas/items/properties/rule/type",
																																								keyword: "type",
																																								params: { type: "string" },
																																								message: "must be string"
																																							}], !1;
																																							var _ = n === s;
																																						} else var _ = !0;
																																						if (_) {
																																							if (e.path !== void 0) {
																																								let n = e.path, i = s;
																																								if (s === i) {
																																									if (Array.isArray(n)) {
																																										let e = n.length;
																																										for (let i = 0; i < e; i++) {
																																											let e = s;
																																											if (typeof n[i] != "string") return validate52.errors = [{
																																												instancePath: t + "/judging/" + r + "/schemas/" + c + "/path/" + i,
																																												schemaPath: "#/properties/judging/items/properties/schemas/items/properties/path/items/type",
																																												keyword: "type",
																																												params: { type: "string" },
																																												message: "must be string"
																																											}], !1;
																																											if (e !== s) break;
																																										}
																																									} else return validate52.errors = [{
																																										instancePath: t + "/judging/" + r + "/schemas/" + c + "/path",
																																										schemaPath: "#/properties/judging/items/properties/schemas/items/properties/path/type",
																																										keyword: "type",
																																										params: { type: "array" },
																																										message: "must be array"
																																									}], !1;
																																								}
																																								var _ = i === s;
																																							} else var _ = !0;
																																							if (_) {
																																								if (e.name !== void 0) {
																																									let n = s;
																																									if (typeof e.name != "string") return validate52.errors = [{
																																										instancePath: t + "/judging/" + r + "/schemas/" + c + "/name",
																																										schemaPath: "#/properties/judging/items/properties/schemas/items/properties/name/type",
																																										keyword: "type",
																																										params: { type: "string" },
																																										message: "must be string"
																																									}], !1;
																																									var _ = n === s;
																																								} else var _ = !0;
																																								if (_) {
																																									if (e.location !== void 0) {
																																										let n = s;
																																										validate55(e.location, {
																																											instancePath: t + "/judging/" + r + "/schemas/" + c + "/location",
																																											parentData: e,
																																											parentDataProperty: "location",
																																											rootData: i,
																																											dynamicAnchors: a
																																										}) || (o = o === null ? validate55.errors : o.concat(validate55.errors), s = o.length);
																																										var _ = n === s;
																																									} else var _ = !0;
																																								}
																																							}
																																						}
																																					}
																																				}
																																			} else return validate52.errors = [{
																																				instancePath: t + "/judging/" + r + "/schemas/" + c,
																																				schemaPath: "#/properties/judging/items/properties/schemas/items/type",
																																				keyword: "type",
																																				params: { type: "object" },
																																				message: "must be object"
																																			}], !1;
																																		}
																																		if (l !== s) break;
																																	}
																																} else return validate52.errors = [{
																																	instancePath: t + "/judging/" + r + "/schemas",
																																	schemaPath: "#/properties/judging/items/properties/schemas/type",
																																	keyword: "type",
																																	params: { type: "array" },
																																	message: "must be array"
																																}], !1;
																															}
																															var m = c === s;
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
																} else return validate52.errors = [{
																	instancePath: t + "/judging/" + r,
																	schemaPath: "#/properties/judging/items/type",
																	keyword: "type",
																	params: { type: "object" },
																	message: "must be object"
																}], !1;
															}
															if (c !== s) break;
														}
													} else return validate52.errors = [{
														instancePath: t + "/judging",
														schemaPath: "#/properties/judging/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													}], !1;
												}
												var l = r === s;
											} else var l = !0;
											if (l) {
												if (e.ignored !== void 0) {
													let n = e.ignored, r = s;
													if (s === r) {
														if (Array.isArray(n)) {
															let e = n.length;
															for (let r = 0; r < e; r++) {
																let e = n[r], c = s;
																if (s === c) {
																	if (e && typeof e == "object" && !Array.isArray(e)) {
																		let n;
																		if (e.name === void 0 && (n = "name") || e.refuses === void 0 && (n = "refuses") || e.verdict === void 0 && (n = "verdict") || e.location === void 0 && (n = "location")) return validate52.errors = [{
																			instancePath: t + "/ignored/" + r,
																			schemaPath: "#/properties/ignored/items/required",
																			keyword: "required",
																			params: { missingProperty: n },
																			message: "must have required property '" + n + "'"
																		}], !1;
																		{
																			let n = s;
																			for (let t in e) t !== "name" && t !== "refuses" && t !== "fault" && t !== "like" && t !== "verdict" && t !== "location" && delete e[t];
																			if (n === s) {
																				if (e.name !== void 0) {
																					let n = s;
																					if (typeof e.name != "string") return validate52.errors = [{
																						instancePath: t + "/ignored/" + r + "/name",
																						schemaPath: "#/properties/ignored/items/properties/name/type",
																						keyword: "type",
																						params: { type: "string" },
																						message: "must be string"
																					}], !1;
																					var v = n === s;
																				} else var v = !0;
																				if (v) {
																					if (e.refuses !== void 0) {
																						let n = s;
																						if (typeof e.refuses != "boolean") return validate52.errors = [{
																							instancePath: t + "/ignored/" + r + "/refuses",
																							schemaPath: "#/properties/ignored/items/properties/refuses/type",
																							keyword: "type",
																							params: { type: "boolean" },
																							message: "must be boolean"
																						}], !1;
																						var v = n === s;
																					} else var v = !0;
																					if (v) {
																						if (e.fault !== void 0) {
																							let n = e.fault, i = s;
																							if (n !== "function" && n !== "dynamic" && n !== "value" && n !== "nested" && n !== "package" && n !== "tests") return validate52.errors = [{
																								instancePath: t + "/ignored/" + r + "/fault",
																								schemaPath: "#/properties/ignored/items/properties/fault/enum",
																								keyword: "enum",
																								params: { allowedValues: D.properties.ignored.items.properties.fault.enum },
																								message: "must be equal to one of the allowed values"
																							}], !1;
																							var v = i === s;
																						} else var v = !0;
																						if (v) {
																							if (e.like !== void 0) {
																								let n = s;
																								if (typeof e.like != "string") return validate52.errors = [{
																									instancePath: t + "/ignored/" + r + "/like",
																									schemaPath: "#/properties/ignored/items/properties/like/type",
																									keyword: "type",
																									params: { type: "string" },
																									message: "must be string"
																								}], !1;
																								var v = n === s;
																							} else var v = !0;
																							if (v) {
																								if (e.verdict !== void 0) {
																									let n = s;
																									if (typeof e.verdict != "string") return validate52.errors = [{
																										instancePath: t + "/ignored/" + r + "/verdict",
																										schemaPath: "#/properties/ignored/items/properties/verdict/type",
																										keyword: "type",
																										params: { type: "string" },
																										message: "must be string"
																									}], !1;
																									var v = n === s;
																								} else var v = !0;
																								if (v) {
																									if (e.location !== void 0) {
																										let n = s;
																										validate55(e.location, {
																											instancePath: t + "/ignored/" + r + "/location",
																											parentData: e,
																											parentDataProperty: "location",
																											rootData: i,
																											dynamicAnchors: a
																										}) || (o = o === null ? validate55.errors : o.concat(validate55.errors), s = o.length);
																										var v = n === s;
																									} else var v = !0;
																								}
																							}
																						}
																					}
																				}
																			}
																		}
																	} else return validate52.errors = [{
																		instancePath: t + "/ignored/" + r,
																		schemaPath: "#/properties/ignored/items/type",
																		keyword: "type",
																		params: { type: "object" },
																		message: "must be object"
																	}], !1;
																}
																if (c !== s) break;
															}
														} else return validate52.errors = [{
															instancePath: t + "/ignored",
															schemaPath: "#/properties/ignored/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														}], !1;
													}
													var l = r === s;
												} else var l = !0;
												if (l) {
													if (e.unjudged !== void 0) {
														let n = e.unjudged, r = s;
														if (s === r) {
															if (Array.isArray(n)) {
																let e = n.length;
																for (let r = 0; r < e; r++) {
																	let e = s;
																	if (typeof n[r] != "string") return validate52.errors = [{
																		instancePath: t + "/unjudged/" + r,
																		schemaPath: "#/properties/unjudged/items/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}], !1;
																	if (e !== s) break;
																}
															} else return validate52.errors = [{
																instancePath: t + "/unjudged",
																schemaPath: "#/properties/unjudged/type",
																keyword: "type",
																params: { type: "array" },
																message: "must be array"
															}], !1;
														}
														var l = r === s;
													} else var l = !0;
													if (l) {
														if (e.unchecked !== void 0) {
															let n = e.unchecked, r = s;
															if (s === r) {
																if (Array.isArray(n)) {
																	let e = n.length;
																	for (let r = 0; r < e; r++) {
																		let e = s;
																		if (typeof n[r] != "string") return validate52.errors = [{
																			instancePath: t + "/unchecked/" + r,
																			schemaPath: "#/properties/unchecked/items/type",
																			keyword: "type",
																			params: { type: "string" },
																			message: "must be string"
																		}], !1;
																		if (e !== s) break;
																	}
																} else return validate52.errors = [{
																	instancePath: t + "/unchecked",
																	schemaPath: "#/properties/unchecked/type",
																	keyword: "type",
																	params: { type: "array" },
																	message: "must be array"
																}], !1;
															}
															var l = r === s;
														} else var l = !0;
														if (l) {
															if (e.checked !== void 0) {
																let n = e.checked, r = s;
																if (s === r) {
																	if (n && typeof n == "object" && !Array.isArray(n)) for (let e in n) {
																		let r = s;
																		if (typeof n[e] != "string") return validate52.errors = [{
																			instancePath: t + "/checked/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
																			schemaPath: "#/properties/checked/additionalProperties/type",
																			keyword: "type",
																			params: { type: "string" },
																			message: "must be string"
																		}], !1;
																		if (r !== s) break;
																	}
																	else return validate52.errors = [{
																		instancePath: t + "/checked",
																		schemaPath: "#/properties/checked/type",
																		keyword: "type",
																		params: { type: "object" },
																		message: "must be object"
																	}], !1;
																}
																var l = r === s;
															} else var l = !0;
															if (l) {
																if (e.source !== void 0) {
																	let n = e.source, r = s;
																	if (s === r) {
																		if (n && typeof n == "object" && !Array.isArray(n)) {
																			let e;
																			if (n.digest === void 0 && (e = "digest") || n.files === void 0 && (e = "files")) return validate52.errors = [{
																				instancePath: t + "/source",
																				schemaPath: "#/properties/source/required",
																				keyword: "required",
																				params: { missingProperty: e },
																				message: "must have required property '" + e + "'"
																			}], !1;
																			{
																				let e = s;
																				for (let e in n) e !== "digest" && e !== "files" && delete n[e];
																				if (e === s) {
																					if (n.digest !== void 0) {
																						let e = s;
																						if (typeof n.digest != "string") return validate52.errors = [{
																							instancePath: t + "/source/digest",
																							schemaPath: "#/properties/source/properties/digest/type",
																							keyword: "type",
																							params: { type: "string" },
																							message: "must be string"
																						}], !1;
																						var y = e === s;
																					} else var y = !0;
																					if (y) {
																						if (n.files !== void 0) {
																							let e = n.files, r = s;
																							if (s === r) {
																								if (Array.isArray(e)) {
																									let n = e.length;
																									for (let r = 0; r < n; r++) {
																										let n = s;
																										if (typeof e[r] != "string") return validate52.errors = [{
																											instancePath: t + "/source/files/" + r,
																											schemaPath: "#/properties/source/properties/files/items/type",
																											keyword: "type",
																											params: { type: "string" },
																											message: "must be string"
																										}], !1;
																										if (n !== s) break;
																									}
																								} else return validate52.errors = [{
																									instancePath: t + "/source/files",
																									schemaPath: "#/properties/source/properties/files/type",
																									keyword: "type",
																									params: { type: "array" },
																									message: "must be array"
																								}], !1;
																							}
																							var y = r === s;
																						} else var y = !0;
																					}
																				}
																			}
																		} else return validate52.errors = [{
																			instancePath: t + "/source",
																			schemaPath: "#/properties/source/type",
																			keyword: "type",
																			params: { type: "object" },
																			message: "must be object"
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
									}
								}
							}
						}
					}
				}
			}
		} else return validate52.errors = [{
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}], !1;
	}
	return validate52.errors = o, s === 0;
}
validate52.evaluated = {
	props: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
// src/engine/wasm/read-description.ts
function isDescription(e) {
	return E(e);
}
function readDescription(n, i) {
	let [a, ...o] = u(n);
	if (a === void 0) return;
	let invalid = (n) => new e(`${i}: its section ${t} is invalid, or of another version of regohost; compile the policy again`, {
		code: "wasm_invalid",
		cause: Error(n)
	});
	if (o.length > 0) throw invalid("there is more than one");
	let s = c(a);
	if (!isDescription(s)) {
		let [e] = E.errors ?? [];
		throw invalid(`${e?.instancePath ?? ""} ${e?.message ?? ""}`.trim());
	}
	let l = s.judging.find(({ entrypoint: e }) => !r(e));
	if (l !== void 0) throw invalid(`${l.path}: its entrypoint is not a generated one`);
	return s;
}
// src/gate/load-compiled.ts
async function toExact({ argument: e, source: t, answering: { builtins: n = [] }, options: r }) {
	let { optimize: i, regoVersion: s, compileTimeoutMs: c, signal: l } = r, { refuseOther: u, toExactSource: d } = await import("./evaluation.js").then((e) => e.exact_source_exports), { source: f, origin: p, runtime: m, why: h = "" } = await d(t, {
		builtins: n,
		optimize: i,
		regoVersion: s,
		compileTimeoutMs: c,
		signal: l
	});
	return m === "ours" ? {
		source: f,
		origin: p,
		about: {}
	} : m === "recompiled" ? {
		source: f,
		origin: p,
		about: { recompiled: e }
	} : (r.requireExact === !0 && u(a`${o("requireExact")}: `, f, h), {
		source: f,
		origin: p,
		about: { stockRuntime: {
			argument: e,
			why: h
		} }
	});
}
function readRules(e, { wasm: t }, n) {
	let { paths: r, isComplete: i } = l(t), a = n?.rules ?? [], o = new Set(a.filter(({ kind: e }) => e === "function").map(({ path: e }) => e.join("/"))), s = r.map((e) => e.join("/")).filter((e) => !o.has(e));
	return {
		all: /* @__PURE__ */ new Set([...w(a), ...s]),
		isComplete: n !== void 0 || i && !e.some((e) => e.includes("\""))
	};
}
function isOf(e, t) {
	return e === t || e.startsWith(`${t}/`);
}
function nestedRules(e, t) {
	let parts = (e, t) => e.startsWith(`${t}/`) ? e.slice(t.length + 1).split("/") : [], isRead = (e, t) => isOf(e, t) && [t.split("/").at(-1) ?? "", parts(e, t)[0] ?? ""].some((e) => f.includes(e));
	return [...t].filter((t) => e.some((e) => parts(t, e).some((e) => d.includes(e)))).filter((t) => !e.some((e) => isRead(t, e))).map((e) => e.replaceAll("/", "."));
}
function checkEntrypoints(t, { all: n, isComplete: r }, { what: i }, a) {
	if ([...a?.entrypoints ?? t].sort().join("\n") !== [...t].sort().join("\n")) throw new e(`${i}: its description is of other entrypoints; compile the policy again`, { code: "wasm_invalid" });
	let o = r ? [] : unknownEntrypoints(t, n);
	if (o.length !== 0) throw new e(`${i}: the module does not tell which rules ${o.join(", ")} has, so that an undefined one could not be missed; compile the policy with \`regohost build\`, keep the names of functions, or make its rules entrypoints`, { code: "rules_unknown" });
}
async function checkData({ data: e, options: t }, n, { references: r = [] } = {}) {
	let i = r.filter(({ path: t }) => !e.has(t));
	if (i.length === 0) return [];
	let { allowUndefined: a = [], signal: o, compileTimeoutMs: s } = t, c = a.length === 0 ? [] : await parsePaths(a, {
		signal: o,
		timeoutMs: s
	}), isAllowed = (e) => c.some((t) => t.every((t, n) => e[n] === t)), l = i.filter(({ path: e }) => !isAllowed(e));
	return b(g(l, [], e, n.what));
}
async function parsePaths(e, t) {
	let { parseDataReferences: n } = await import("./compiling.js").then((e) => e.compile_rego_exports);
	return (await n(e, t)).filter((e) => e !== void 0);
}
async function toPackages({ argument: e, options: t }, n, r, { all: i }, a) {
	let o = new x(n), { judging: s = [], packages: c = [] } = a ?? {}, l = s.flatMap((e) => e.judged.map((t) => `${e.path}/${t}`)), u = r.filter((e) => !l.some((t) => isOf(t, e)) && !c.some(({ path: t }) => t === e)), d = w(a?.rules ?? []), f = s.map((t) => T({
		...p(t),
		argument: e
	}, {
		inputSchemas: o,
		places: d
	}));
	return [...await Promise.all(f), ...C(u, e, i, await o.ofAll(), t)];
}
async function checkDescribedMetadata({ judging: e = [] }) {
	let t = e.flatMap(({ rules: e, annotations: t, definitions: n }) => [{
		block: t,
		location: e[0]?.location
	}, ...Object.values(n).flat().flatMap(({ annotations: e = [], location: t }) => e.map((e) => ({
		block: e,
		location: t
	})))]).flatMap(({ block: e, location: t }) => {
		let r = n(e, "custom");
		return !i(r) || t === void 0 ? [] : [{
			scope: String(n(e, "scope")),
			location: t,
			text: "",
			custom: { ...r }
		}];
	}), r = new Map((await S(t)).map((e) => [JSON.stringify([e.message, e.location]), e]));
	h([...r.values()], []);
}
async function checkCompat({ options: { compat: t }, source: { what: n } }, { judging: r = [], rules: i = [] } = {}) {
	let s = await m(t);
	if (s === void 0) return;
	let c = new Set(i.map(({ path: e }) => e.join("/"))), l = r.find(({ path: e, judged: t }) => t.some((e) => s.when.includes(e)) && s.rules.some(({ name: t }) => !c.has(`${e}/${t}`)));
	if (l !== void 0) throw new e(a`${n} is compiled, but ${o("compat", JSON.stringify(t))} adds rules to the Rego of ${l.path}; give the Rego that it was compiled from`, { code: "source_unsupported" });
}
async function readCompiledSchemas({ schema: e, cwd: t, signal: n, compileTimeoutMs: r }, { unchecked: i = [], checked: a = {}, judging: o = [] } = {}) {
	if (e === void 0) return {
		validated: {},
		unchecked: [...new Set(i)]
	};
	let { readSchemas: s, schemaDigest: c } = await import("./compiling.js").then((e) => e.schemas_exports), { schemas: l, validated: u } = await s(e, [], {
		cwd: t,
		signal: n,
		timeoutMs: r
	}), d = ["schema", ...o.flatMap(({ schemas: e = [] }) => e.flatMap(({ name: e }) => e ?? []))].filter((e) => l[e] !== void 0 && c(l[e]) !== a[e]);
	return {
		validated: u,
		unchecked: [.../* @__PURE__ */ new Set([...i, ...d])]
	};
}
async function loadCompiled(t) {
	let { argument: n, source: r, data: i, answering: a, options: o } = t;
	if (o.rules !== void 0) throw new e(`${r.what} is compiled, but rules: "${o.rules}" reads Rego; give the Rego that it was compiled from`, { code: "source_unsupported" });
	let { source: c, origin: l, about: u } = await toExact(t), f = readDescription(c.wasm, c.what), p = y(f?.ignored ?? [], [], o);
	f !== void 0 && (await checkDescribedMetadata(f), await checkCompat(t, f), _(i));
	let m = await checkData(t, c, f), { validated: h, unchecked: g } = await readCompiledSchemas(o, f), { loadRead: b } = await import("./evaluation.js").then((e) => e.load_policy_exports), x = await b(c, {
		...a,
		data: i,
		origin: l
	});
	return s([x], async () => {
		let r = readRules(x.entrypoints, c, f);
		checkEntrypoints(x.entrypoints, r, c, f);
		let a = await toPackages(t, h, x.entrypoints, r, f);
		if (a.length === 0) throw new e(`${n} contains no policy: none of its entrypoints is or has a rule named ${d.join(", ")}`, { code: "policy_missing" });
		let s = f?.unjudged ?? nestedRules(x.entrypoints, r.all), l = v(s, c.what, o);
		return {
			policy: x,
			data: i,
			schemas: h,
			packages: a,
			ignoredRules: p,
			unjudgedRules: l,
			undefinedReferences: m,
			unchecked: g.length === 0 ? void 0 : {
				argument: n,
				schemas: g
			},
			recompiled: u.recompiled,
			stockRuntime: u.stockRuntime && {
				...u.stockRuntime,
				isDescribed: f !== void 0
			}
		};
	});
}
function unknownEntrypoints(e, t) {
	return e.filter((e) => {
		let n = e.slice(e.lastIndexOf("/") + 1);
		return f.includes(n) && n !== "result" ? !1 : ![...t].some((t) => t === e || t.startsWith(`${e}/`));
	});
}
export { loadCompiled };
