import { oneOf as e } from "./judging.js";
// src/gate/inputs/compiled/spdx.js
const t = validate21, n = Object.prototype.hasOwnProperty, r = e(["OTHER", "REVIEW"]), i = e([
	"SHA1",
	"BLAKE3",
	"SHA3-384",
	"SHA256",
	"SHA384",
	"BLAKE2b-512",
	"BLAKE2b-256",
	"SHA3-512",
	"MD2",
	"ADLER32",
	"MD4",
	"SHA3-256",
	"BLAKE2b-384",
	"SHA512",
	"MD6",
	"MD5",
	"SHA224"
]), a = e([
	"OTHER",
	"PERSISTENT-ID",
	"SECURITY",
	"PACKAGE-MANAGER"
]), o = e([
	"OTHER",
	"INSTALL",
	"ARCHIVE",
	"FIRMWARE",
	"APPLICATION",
	"FRAMEWORK",
	"LIBRARY",
	"CONTAINER",
	"SOURCE",
	"DEVICE",
	"OPERATING_SYSTEM",
	"FILE"
]), s = e([
	"OTHER",
	"DOCUMENTATION",
	"IMAGE",
	"VIDEO",
	"ARCHIVE",
	"SPDX",
	"APPLICATION",
	"SOURCE",
	"BINARY",
	"TEXT",
	"AUDIO"
]), c = e(/* @__PURE__ */ "VARIANT_OF.COPY_OF.PATCH_FOR.TEST_DEPENDENCY_OF.CONTAINED_BY.DATA_FILE_OF.OPTIONAL_COMPONENT_OF.ANCESTOR_OF.GENERATES.CONTAINS.OPTIONAL_DEPENDENCY_OF.FILE_ADDED.REQUIREMENT_DESCRIPTION_FOR.DEV_DEPENDENCY_OF.DEPENDENCY_OF.BUILD_DEPENDENCY_OF.DESCRIBES.PREREQUISITE_FOR.HAS_PREREQUISITE.PROVIDED_DEPENDENCY_OF.DYNAMIC_LINK.DESCRIBED_BY.METAFILE_OF.DEPENDENCY_MANIFEST_OF.PATCH_APPLIED.RUNTIME_DEPENDENCY_OF.TEST_OF.TEST_TOOL_OF.DEPENDS_ON.SPECIFICATION_FOR.FILE_MODIFIED.DISTRIBUTION_ARTIFACT.AMENDS.DOCUMENTATION_OF.GENERATED_FROM.STATIC_LINK.OTHER.BUILD_TOOL_OF.TEST_CASE_OF.PACKAGE_OF.DESCENDANT_OF.FILE_DELETED.EXPANDED_FROM_ARCHIVE.DEV_TOOL_OF.EXAMPLE_OF".split("."));
function validate21(e, { instancePath: t = "", parentData: l, parentDataProperty: u, rootData: d = e } = {}) {
	if (e && typeof e == "object" && !Array.isArray(e)) {
		let l;
		if ((e.SPDXID === void 0 || !n.call(e, "SPDXID")) && (l = "SPDXID") || (e.creationInfo === void 0 || !n.call(e, "creationInfo")) && (l = "creationInfo") || (e.dataLicense === void 0 || !n.call(e, "dataLicense")) && (l = "dataLicense") || (e.name === void 0 || !n.call(e, "name")) && (l = "name") || (e.spdxVersion === void 0 || !n.call(e, "spdxVersion")) && (l = "spdxVersion")) return validate21.errors = [{
			instancePath: t,
			schemaPath: "#/required",
			keyword: "required",
			params: { missingProperty: l },
			message: "must have required property '" + l + "'"
		}], !1;
		if (e.SPDXID !== void 0 && n.call(e, "SPDXID")) {
			if (typeof e.SPDXID != "string") return validate21.errors = [{
				instancePath: t + "/SPDXID",
				schemaPath: "#/properties/SPDXID/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			}], !1;
			var f = !0;
		} else var f = !0;
		if (f) {
			if (e.annotations !== void 0 && n.call(e, "annotations")) {
				let i = e.annotations;
				if (Array.isArray(i)) {
					let e = i.length;
					for (let a = 0; a < e; a++) {
						let e = i[a];
						if (e && typeof e == "object" && !Array.isArray(e)) {
							let i;
							if ((e.annotationDate === void 0 || !n.call(e, "annotationDate")) && (i = "annotationDate") || (e.annotationType === void 0 || !n.call(e, "annotationType")) && (i = "annotationType") || (e.annotator === void 0 || !n.call(e, "annotator")) && (i = "annotator") || (e.comment === void 0 || !n.call(e, "comment")) && (i = "comment")) return validate21.errors = [{
								instancePath: t + "/annotations/" + a,
								schemaPath: "#/properties/annotations/items/required",
								keyword: "required",
								params: { missingProperty: i },
								message: "must have required property '" + i + "'"
							}], !1;
							if (e.annotationDate !== void 0 && n.call(e, "annotationDate")) {
								if (typeof e.annotationDate != "string") return validate21.errors = [{
									instancePath: t + "/annotations/" + a + "/annotationDate",
									schemaPath: "#/properties/annotations/items/properties/annotationDate/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var p = !0;
							} else var p = !0;
							if (p) {
								if (e.annotationType !== void 0 && n.call(e, "annotationType")) {
									let n = e.annotationType;
									if (typeof n != "string") return validate21.errors = [{
										instancePath: t + "/annotations/" + a + "/annotationType",
										schemaPath: "#/properties/annotations/items/properties/annotationType/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}], !1;
									if (!r(n, e, "annotationType")) return validate21.errors = [{
										instancePath: t + "/annotations/" + a + "/annotationType",
										schemaPath: "#/properties/annotations/items/properties/annotationType/enum",
										keyword: "enum",
										params: { allowedValues: r.allowed },
										message: "must be equal to one of the allowed values"
									}], !1;
									var p = !0;
								} else var p = !0;
								if (p) {
									if (e.annotator !== void 0 && n.call(e, "annotator")) {
										if (typeof e.annotator != "string") return validate21.errors = [{
											instancePath: t + "/annotations/" + a + "/annotator",
											schemaPath: "#/properties/annotations/items/properties/annotator/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}], !1;
										var p = !0;
									} else var p = !0;
									if (p) {
										if (e.comment !== void 0 && n.call(e, "comment")) {
											if (typeof e.comment != "string") return validate21.errors = [{
												instancePath: t + "/annotations/" + a + "/comment",
												schemaPath: "#/properties/annotations/items/properties/comment/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											var p = !0;
										} else var p = !0;
									}
								}
							}
						} else return validate21.errors = [{
							instancePath: t + "/annotations/" + a,
							schemaPath: "#/properties/annotations/items/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						}], !1;
					}
				} else return validate21.errors = [{
					instancePath: t + "/annotations",
					schemaPath: "#/properties/annotations/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				}], !1;
				var f = !0;
			} else var f = !0;
			if (f) {
				if (e.comment !== void 0 && n.call(e, "comment")) {
					if (typeof e.comment != "string") return validate21.errors = [{
						instancePath: t + "/comment",
						schemaPath: "#/properties/comment/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var f = !0;
				} else var f = !0;
				if (f) {
					if (e.creationInfo !== void 0 && n.call(e, "creationInfo")) {
						let r = e.creationInfo;
						if (r && typeof r == "object" && !Array.isArray(r)) {
							let e;
							if ((r.created === void 0 || !n.call(r, "created")) && (e = "created") || (r.creators === void 0 || !n.call(r, "creators")) && (e = "creators")) return validate21.errors = [{
								instancePath: t + "/creationInfo",
								schemaPath: "#/properties/creationInfo/required",
								keyword: "required",
								params: { missingProperty: e },
								message: "must have required property '" + e + "'"
							}], !1;
							if (r.comment !== void 0 && n.call(r, "comment")) {
								if (typeof r.comment != "string") return validate21.errors = [{
									instancePath: t + "/creationInfo/comment",
									schemaPath: "#/properties/creationInfo/properties/comment/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var m = !0;
							} else var m = !0;
							if (m) {
								if (r.created !== void 0 && n.call(r, "created")) {
									if (typeof r.created != "string") return validate21.errors = [{
										instancePath: t + "/creationInfo/created",
										schemaPath: "#/properties/creationInfo/properties/created/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}], !1;
									var m = !0;
								} else var m = !0;
								if (m) {
									if (r.creators !== void 0 && n.call(r, "creators")) {
										let e = r.creators;
										if (Array.isArray(e)) {
											if (e.length < 1) return validate21.errors = [{
												instancePath: t + "/creationInfo/creators",
												schemaPath: "#/properties/creationInfo/properties/creators/minItems",
												keyword: "minItems",
												params: { limit: 1 },
												message: "must NOT have fewer than 1 items"
											}], !1;
											{
												let n = e.length;
												for (let r = 0; r < n; r++) if (typeof e[r] != "string") return validate21.errors = [{
													instancePath: t + "/creationInfo/creators/" + r,
													schemaPath: "#/properties/creationInfo/properties/creators/items/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}], !1;
											}
										} else return validate21.errors = [{
											instancePath: t + "/creationInfo/creators",
											schemaPath: "#/properties/creationInfo/properties/creators/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}], !1;
										var m = !0;
									} else var m = !0;
									if (m) {
										if (r.licenseListVersion !== void 0 && n.call(r, "licenseListVersion")) {
											if (typeof r.licenseListVersion != "string") return validate21.errors = [{
												instancePath: t + "/creationInfo/licenseListVersion",
												schemaPath: "#/properties/creationInfo/properties/licenseListVersion/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											var m = !0;
										} else var m = !0;
									}
								}
							}
						} else return validate21.errors = [{
							instancePath: t + "/creationInfo",
							schemaPath: "#/properties/creationInfo/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						}], !1;
						var f = !0;
					} else var f = !0;
					if (f) {
						if (e.dataLicense !== void 0 && n.call(e, "dataLicense")) {
							if (typeof e.dataLicense != "string") return validate21.errors = [{
								instancePath: t + "/dataLicense",
								schemaPath: "#/properties/dataLicense/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}], !1;
							var f = !0;
						} else var f = !0;
						if (f) {
							if (e.externalDocumentRefs !== void 0 && n.call(e, "externalDocumentRefs")) {
								let r = e.externalDocumentRefs;
								if (Array.isArray(r)) {
									let e = r.length;
									for (let a = 0; a < e; a++) {
										let e = r[a];
										if (e && typeof e == "object" && !Array.isArray(e)) {
											let r;
											if ((e.checksum === void 0 || !n.call(e, "checksum")) && (r = "checksum") || (e.externalDocumentId === void 0 || !n.call(e, "externalDocumentId")) && (r = "externalDocumentId") || (e.spdxDocument === void 0 || !n.call(e, "spdxDocument")) && (r = "spdxDocument")) return validate21.errors = [{
												instancePath: t + "/externalDocumentRefs/" + a,
												schemaPath: "#/properties/externalDocumentRefs/items/required",
												keyword: "required",
												params: { missingProperty: r },
												message: "must have required property '" + r + "'"
											}], !1;
											if (e.checksum !== void 0 && n.call(e, "checksum")) {
												let r = e.checksum;
												if (r && typeof r == "object" && !Array.isArray(r)) {
													let e;
													if ((r.algorithm === void 0 || !n.call(r, "algorithm")) && (e = "algorithm") || (r.checksumValue === void 0 || !n.call(r, "checksumValue")) && (e = "checksumValue")) return validate21.errors = [{
														instancePath: t + "/externalDocumentRefs/" + a + "/checksum",
														schemaPath: "#/properties/externalDocumentRefs/items/properties/checksum/required",
														keyword: "required",
														params: { missingProperty: e },
														message: "must have required property '" + e + "'"
													}], !1;
													if (r.algorithm !== void 0 && n.call(r, "algorithm")) {
														let e = r.algorithm;
														if (typeof e != "string") return validate21.errors = [{
															instancePath: t + "/externalDocumentRefs/" + a + "/checksum/algorithm",
															schemaPath: "#/properties/externalDocumentRefs/items/properties/checksum/properties/algorithm/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}], !1;
														if (!i(e, r, "algorithm")) return validate21.errors = [{
															instancePath: t + "/externalDocumentRefs/" + a + "/checksum/algorithm",
															schemaPath: "#/properties/externalDocumentRefs/items/properties/checksum/properties/algorithm/enum",
															keyword: "enum",
															params: { allowedValues: i.allowed },
															message: "must be equal to one of the allowed values"
														}], !1;
														var h = !0;
													} else var h = !0;
													if (h) {
														if (r.checksumValue !== void 0 && n.call(r, "checksumValue")) {
															if (typeof r.checksumValue != "string") return validate21.errors = [{
																instancePath: t + "/externalDocumentRefs/" + a + "/checksum/checksumValue",
																schemaPath: "#/properties/externalDocumentRefs/items/properties/checksum/properties/checksumValue/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}], !1;
															var h = !0;
														} else var h = !0;
													}
												} else return validate21.errors = [{
													instancePath: t + "/externalDocumentRefs/" + a + "/checksum",
													schemaPath: "#/properties/externalDocumentRefs/items/properties/checksum/type",
													keyword: "type",
													params: { type: "object" },
													message: "must be object"
												}], !1;
												var g = !0;
											} else var g = !0;
											if (g) {
												if (e.externalDocumentId !== void 0 && n.call(e, "externalDocumentId")) {
													if (typeof e.externalDocumentId != "string") return validate21.errors = [{
														instancePath: t + "/externalDocumentRefs/" + a + "/externalDocumentId",
														schemaPath: "#/properties/externalDocumentRefs/items/properties/externalDocumentId/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}], !1;
													var g = !0;
												} else var g = !0;
												if (g) {
													if (e.spdxDocument !== void 0 && n.call(e, "spdxDocument")) {
														if (typeof e.spdxDocument != "string") return validate21.errors = [{
															instancePath: t + "/externalDocumentRefs/" + a + "/spdxDocument",
															schemaPath: "#/properties/externalDocumentRefs/items/properties/spdxDocument/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}], !1;
														var g = !0;
													} else var g = !0;
												}
											}
										} else return validate21.errors = [{
											instancePath: t + "/externalDocumentRefs/" + a,
											schemaPath: "#/properties/externalDocumentRefs/items/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										}], !1;
									}
								} else return validate21.errors = [{
									instancePath: t + "/externalDocumentRefs",
									schemaPath: "#/properties/externalDocumentRefs/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}], !1;
								var f = !0;
							} else var f = !0;
							if (f) {
								if (e.hasExtractedLicensingInfos !== void 0 && n.call(e, "hasExtractedLicensingInfos")) {
									let r = e.hasExtractedLicensingInfos;
									if (Array.isArray(r)) {
										let e = r.length;
										for (let i = 0; i < e; i++) {
											let e = r[i];
											if (e && typeof e == "object" && !Array.isArray(e)) {
												let r;
												if ((e.extractedText === void 0 || !n.call(e, "extractedText")) && (r = "extractedText") || (e.licenseId === void 0 || !n.call(e, "licenseId")) && (r = "licenseId")) return validate21.errors = [{
													instancePath: t + "/hasExtractedLicensingInfos/" + i,
													schemaPath: "#/properties/hasExtractedLicensingInfos/items/required",
													keyword: "required",
													params: { missingProperty: r },
													message: "must have required property '" + r + "'"
												}], !1;
												if (e.comment !== void 0 && n.call(e, "comment")) {
													if (typeof e.comment != "string") return validate21.errors = [{
														instancePath: t + "/hasExtractedLicensingInfos/" + i + "/comment",
														schemaPath: "#/properties/hasExtractedLicensingInfos/items/properties/comment/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}], !1;
													var _ = !0;
												} else var _ = !0;
												if (_) {
													if (e.crossRefs !== void 0 && n.call(e, "crossRefs")) {
														let r = e.crossRefs;
														if (Array.isArray(r)) {
															let e = r.length;
															for (let a = 0; a < e; a++) {
																let e = r[a];
																if (e && typeof e == "object" && !Array.isArray(e)) {
																	let r;
																	if ((e.url === void 0 || !n.call(e, "url")) && (r = "url")) return validate21.errors = [{
																		instancePath: t + "/hasExtractedLicensingInfos/" + i + "/crossRefs/" + a,
																		schemaPath: "#/properties/hasExtractedLicensingInfos/items/properties/crossRefs/items/required",
																		keyword: "required",
																		params: { missingProperty: r },
																		message: "must have required property '" + r + "'"
																	}], !1;
																	if (e.isLive !== void 0 && n.call(e, "isLive")) {
																		if (typeof e.isLive != "boolean") return validate21.errors = [{
																			instancePath: t + "/hasExtractedLicensingInfos/" + i + "/crossRefs/" + a + "/isLive",
																			schemaPath: "#/properties/hasExtractedLicensingInfos/items/properties/crossRefs/items/properties/isLive/type",
																			keyword: "type",
																			params: { type: "boolean" },
																			message: "must be boolean"
																		}], !1;
																		var v = !0;
																	} else var v = !0;
																	if (v) {
																		if (e.isValid !== void 0 && n.call(e, "isValid")) {
																			if (typeof e.isValid != "boolean") return validate21.errors = [{
																				instancePath: t + "/hasExtractedLicensingInfos/" + i + "/crossRefs/" + a + "/isValid",
																				schemaPath: "#/properties/hasExtractedLicensingInfos/items/properties/crossRefs/items/properties/isValid/type",
																				keyword: "type",
																				params: { type: "boolean" },
																				message: "must be boolean"
																			}], !1;
																			var v = !0;
																		} else var v = !0;
																		if (v) {
																			if (e.isWayBackLink !== void 0 && n.call(e, "isWayBackLink")) {
																				if (typeof e.isWayBackLink != "boolean") return validate21.errors = [{
																					instancePath: t + "/hasExtractedLicensingInfos/" + i + "/crossRefs/" + a + "/isWayBackLink",
																					schemaPath: "#/properties/hasExtractedLicensingInfos/items/properties/crossRefs/items/properties/isWayBackLink/type",
																					keyword: "type",
																					params: { type: "boolean" },
																					message: "must be boolean"
																				}], !1;
																				var v = !0;
																			} else var v = !0;
																			if (v) {
																				if (e.match !== void 0 && n.call(e, "match")) {
																					if (typeof e.match != "string") return validate21.errors = [{
																						instancePath: t + "/hasExtractedLicensingInfos/" + i + "/crossRefs/" + a + "/match",
																						schemaPath: "#/properties/hasExtractedLicensingInfos/items/properties/crossRefs/items/properties/match/type",
																						keyword: "type",
																						params: { type: "string" },
																						message: "must be string"
																					}], !1;
																					var v = !0;
																				} else var v = !0;
																				if (v) {
																					if (e.order !== void 0 && n.call(e, "order")) {
																						let n = e.order;
																						if (typeof n != "number" || n % 1 || isNaN(n)) return validate21.errors = [{
																							instancePath: t + "/hasExtractedLicensingInfos/" + i + "/crossRefs/" + a + "/order",
																							schemaPath: "#/properties/hasExtractedLicensingInfos/items/properties/crossRefs/items/properties/order/type",
																							keyword: "type",
																							params: { type: "integer" },
																							message: "must be integer"
																						}], !1;
																						var v = !0;
																					} else var v = !0;
																					if (v) {
																						if (e.timestamp !== void 0 && n.call(e, "timestamp")) {
																							if (typeof e.timestamp != "string") return validate21.errors = [{
																								instancePath: t + "/hasExtractedLicensingInfos/" + i + "/crossRefs/" + a + "/timestamp",
																								schemaPath: "#/properties/hasExtractedLicensingInfos/items/properties/crossRefs/items/properties/timestamp/type",
																								keyword: "type",
																								params: { type: "string" },
																								message: "must be string"
																							}], !1;
																							var v = !0;
																						} else var v = !0;
																						if (v) {
																							if (e.url !== void 0 && n.call(e, "url")) {
																								if (typeof e.url != "string") return validate21.errors = [{
																									instancePath: t + "/hasExtractedLicensingInfos/" + i + "/crossRefs/" + a + "/url",
																									schemaPath: "#/properties/hasExtractedLicensingInfos/items/properties/crossRefs/items/properties/url/type",
																									keyword: "type",
																									params: { type: "string" },
																									message: "must be string"
																								}], !1;
																								var v = !0;
																							} else var v = !0;
																						}
																					}
																				}
																			}
																		}
																	}
																} else return validate21.errors = [{
																	instancePath: t + "/hasExtractedLicensingInfos/" + i + "/crossRefs/" + a,
																	schemaPath: "#/properties/hasExtractedLicensingInfos/items/properties/crossRefs/items/type",
																	keyword: "type",
																	params: { type: "object" },
																	message: "must be object"
																}], !1;
															}
														} else return validate21.errors = [{
															instancePath: t + "/hasExtractedLicensingInfos/" + i + "/crossRefs",
															schemaPath: "#/properties/hasExtractedLicensingInfos/items/properties/crossRefs/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														}], !1;
														var _ = !0;
													} else var _ = !0;
													if (_) {
														if (e.extractedText !== void 0 && n.call(e, "extractedText")) {
															if (typeof e.extractedText != "string") return validate21.errors = [{
																instancePath: t + "/hasExtractedLicensingInfos/" + i + "/extractedText",
																schemaPath: "#/properties/hasExtractedLicensingInfos/items/properties/extractedText/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}], !1;
															var _ = !0;
														} else var _ = !0;
														if (_) {
															if (e.licenseId !== void 0 && n.call(e, "licenseId")) {
																if (typeof e.licenseId != "string") return validate21.errors = [{
																	instancePath: t + "/hasExtractedLicensingInfos/" + i + "/licenseId",
																	schemaPath: "#/properties/hasExtractedLicensingInfos/items/properties/licenseId/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}], !1;
																var _ = !0;
															} else var _ = !0;
															if (_) {
																if (e.name !== void 0 && n.call(e, "name")) {
																	if (typeof e.name != "string") return validate21.errors = [{
																		instancePath: t + "/hasExtractedLicensingInfos/" + i + "/name",
																		schemaPath: "#/properties/hasExtractedLicensingInfos/items/properties/name/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}], !1;
																	var _ = !0;
																} else var _ = !0;
																if (_) {
																	if (e.seeAlsos !== void 0 && n.call(e, "seeAlsos")) {
																		let n = e.seeAlsos;
																		if (Array.isArray(n)) {
																			let e = n.length;
																			for (let r = 0; r < e; r++) if (typeof n[r] != "string") return validate21.errors = [{
																				instancePath: t + "/hasExtractedLicensingInfos/" + i + "/seeAlsos/" + r,
																				schemaPath: "#/properties/hasExtractedLicensingInfos/items/properties/seeAlsos/items/type",
																				keyword: "type",
																				params: { type: "string" },
																				message: "must be string"
																			}], !1;
																		} else return validate21.errors = [{
																			instancePath: t + "/hasExtractedLicensingInfos/" + i + "/seeAlsos",
																			schemaPath: "#/properties/hasExtractedLicensingInfos/items/properties/seeAlsos/type",
																			keyword: "type",
																			params: { type: "array" },
																			message: "must be array"
																		}], !1;
																		var _ = !0;
																	} else var _ = !0;
																}
															}
														}
													}
												}
											} else return validate21.errors = [{
												instancePath: t + "/hasExtractedLicensingInfos/" + i,
												schemaPath: "#/properties/hasExtractedLicensingInfos/items/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											}], !1;
										}
									} else return validate21.errors = [{
										instancePath: t + "/hasExtractedLicensingInfos",
										schemaPath: "#/properties/hasExtractedLicensingInfos/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}], !1;
									var f = !0;
								} else var f = !0;
								if (f) {
									if (e.name !== void 0 && n.call(e, "name")) {
										if (typeof e.name != "string") return validate21.errors = [{
											instancePath: t + "/name",
											schemaPath: "#/properties/name/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}], !1;
										var f = !0;
									} else var f = !0;
									if (f) {
										if (e.revieweds !== void 0 && n.call(e, "revieweds")) {
											let r = e.revieweds;
											if (Array.isArray(r)) {
												let e = r.length;
												for (let i = 0; i < e; i++) {
													let e = r[i];
													if (e && typeof e == "object" && !Array.isArray(e)) {
														let r;
														if ((e.reviewDate === void 0 || !n.call(e, "reviewDate")) && (r = "reviewDate")) return validate21.errors = [{
															instancePath: t + "/revieweds/" + i,
															schemaPath: "#/properties/revieweds/items/required",
															keyword: "required",
															params: { missingProperty: r },
															message: "must have required property '" + r + "'"
														}], !1;
														if (e.comment !== void 0 && n.call(e, "comment")) {
															if (typeof e.comment != "string") return validate21.errors = [{
																instancePath: t + "/revieweds/" + i + "/comment",
																schemaPath: "#/properties/revieweds/items/properties/comment/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}], !1;
															var y = !0;
														} else var y = !0;
														if (y) {
															if (e.reviewDate !== void 0 && n.call(e, "reviewDate")) {
																if (typeof e.reviewDate != "string") return validate21.errors = [{
																	instancePath: t + "/revieweds/" + i + "/reviewDate",
																	schemaPath: "#/properties/revieweds/items/properties/reviewDate/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}], !1;
																var y = !0;
															} else var y = !0;
															if (y) {
																if (e.reviewer !== void 0 && n.call(e, "reviewer")) {
																	if (typeof e.reviewer != "string") return validate21.errors = [{
																		instancePath: t + "/revieweds/" + i + "/reviewer",
																		schemaPath: "#/properties/revieweds/items/properties/reviewer/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}], !1;
																	var y = !0;
																} else var y = !0;
															}
														}
													} else return validate21.errors = [{
														instancePath: t + "/revieweds/" + i,
														schemaPath: "#/properties/revieweds/items/type",
														keyword: "type",
														params: { type: "object" },
														message: "must be object"
													}], !1;
												}
											} else return validate21.errors = [{
												instancePath: t + "/revieweds",
												schemaPath: "#/properties/revieweds/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											}], !1;
											var f = !0;
										} else var f = !0;
										if (f) {
											if (e.spdxVersion !== void 0 && n.call(e, "spdxVersion")) {
												if (typeof e.spdxVersion != "string") return validate21.errors = [{
													instancePath: t + "/spdxVersion",
													schemaPath: "#/properties/spdxVersion/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}], !1;
												var f = !0;
											} else var f = !0;
											if (f) {
												if (e.documentNamespace !== void 0 && n.call(e, "documentNamespace")) {
													if (typeof e.documentNamespace != "string") return validate21.errors = [{
														instancePath: t + "/documentNamespace",
														schemaPath: "#/properties/documentNamespace/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}], !1;
													var f = !0;
												} else var f = !0;
												if (f) {
													if (e.documentDescribes !== void 0 && n.call(e, "documentDescribes")) {
														let n = e.documentDescribes;
														if (Array.isArray(n)) {
															let e = n.length;
															for (let r = 0; r < e; r++) if (typeof n[r] != "string") return validate21.errors = [{
																instancePath: t + "/documentDescribes/" + r,
																schemaPath: "#/properties/documentDescribes/items/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}], !1;
														} else return validate21.errors = [{
															instancePath: t + "/documentDescribes",
															schemaPath: "#/properties/documentDescribes/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														}], !1;
														var f = !0;
													} else var f = !0;
													if (f) {
														if (e.packages !== void 0 && n.call(e, "packages")) {
															let s = e.packages;
															if (Array.isArray(s)) {
																let e = s.length;
																for (let c = 0; c < e; c++) {
																	let e = s[c];
																	if (e && typeof e == "object" && !Array.isArray(e)) {
																		let s;
																		if ((e.SPDXID === void 0 || !n.call(e, "SPDXID")) && (s = "SPDXID") || (e.downloadLocation === void 0 || !n.call(e, "downloadLocation")) && (s = "downloadLocation") || (e.name === void 0 || !n.call(e, "name")) && (s = "name")) return validate21.errors = [{
																			instancePath: t + "/packages/" + c,
																			schemaPath: "#/properties/packages/items/required",
																			keyword: "required",
																			params: { missingProperty: s },
																			message: "must have required property '" + s + "'"
																		}], !1;
																		if (e.SPDXID !== void 0 && n.call(e, "SPDXID")) {
																			if (typeof e.SPDXID != "string") return validate21.errors = [{
																				instancePath: t + "/packages/" + c + "/SPDXID",
																				schemaPath: "#/properties/packages/items/properties/SPDXID/type",
																				keyword: "type",
																				params: { type: "string" },
																				message: "must be string"
																			}], !1;
																			var b = !0;
																		} else var b = !0;
																		if (b) {
																			if (e.annotations !== void 0 && n.call(e, "annotations")) {
																				let i = e.annotations;
																				if (Array.isArray(i)) {
																					let e = i.length;
																					for (let a = 0; a < e; a++) {
																						let e = i[a];
																						if (e && typeof e == "object" && !Array.isArray(e)) {
																							let i;
																							if ((e.annotationDate === void 0 || !n.call(e, "annotationDate")) && (i = "annotationDate") || (e.annotationType === void 0 || !n.call(e, "annotationType")) && (i = "annotationType") || (e.annotator === void 0 || !n.call(e, "annotator")) && (i = "annotator") || (e.comment === void 0 || !n.call(e, "comment")) && (i = "comment")) return validate21.errors = [{
																								instancePath: t + "/packages/" + c + "/annotations/" + a,
																								schemaPath: "#/properties/packages/items/properties/annotations/items/required",
																								keyword: "required",
																								params: { missingProperty: i },
																								message: "must have required property '" + i + "'"
																							}], !1;
																							if (e.annotationDate !== void 0 && n.call(e, "annotationDate")) {
																								if (typeof e.annotationDate != "string") return validate21.errors = [{
																									instancePath: t + "/packages/" + c + "/annotations/" + a + "/annotationDate",
																									schemaPath: "#/properties/packages/items/properties/annotations/items/properties/annotationDate/type",
																									keyword: "type",
																									params: { type: "string" },
																									message: "must be string"
																								}], !1;
																								var x = !0;
																							} else var x = !0;
																							if (x) {
																								if (e.annotationType !== void 0 && n.call(e, "annotationType")) {
																									let n = e.annotationType;
																									if (typeof n != "string") return validate21.errors = [{
																										instancePath: t + "/packages/" + c + "/annotations/" + a + "/annotationType",
																										schemaPath: "#/properties/packages/items/properties/annotations/items/properties/annotationType/type",
																										keyword: "type",
																										params: { type: "string" },
																										message: "must be string"
																									}], !1;
																									if (!r(n, e, "annotationType")) return validate21.errors = [{
																										instancePath: t + "/packages/" + c + "/annotations/" + a + "/annotationType",
																										schemaPath: "#/properties/packages/items/properties/annotations/items/properties/annotationType/enum",
																										keyword: "enum",
																										params: { allowedValues: r.allowed },
																										message: "must be equal to one of the allowed values"
																									}], !1;
																									var x = !0;
																								} else var x = !0;
																								if (x) {
																									if (e.annotator !== void 0 && n.call(e, "annotator")) {
																										if (typeof e.annotator != "string") return validate21.errors = [{
																											instancePath: t + "/packages/" + c + "/annotations/" + a + "/annotator",
																											schemaPath: "#/properties/packages/items/properties/annotations/items/properties/annotator/type",
																											keyword: "type",
																											params: { type: "string" },
																											message: "must be string"
																										}], !1;
																										var x = !0;
																									} else var x = !0;
																									if (x) {
																										if (e.comment !== void 0 && n.call(e, "comment")) {
																											if (typeof e.comment != "string") return validate21.errors = [{
																												instancePath: t + "/packages/" + c + "/annotations/" + a + "/comment",
																												schemaPath: "#/properties/packages/items/properties/annotations/items/properties/comment/type",
																												keyword: "type",
																												params: { type: "string" },
																												message: "must be string"
																											}], !1;
																											var x = !0;
																										} else var x = !0;
																									}
																								}
																							}
																						} else return validate21.errors = [{
																							instancePath: t + "/packages/" + c + "/annotations/" + a,
																							schemaPath: "#/properties/packages/items/properties/annotations/items/type",
																							keyword: "type",
																							params: { type: "object" },
																							message: "must be object"
																						}], !1;
																					}
																				} else return validate21.errors = [{
																					instancePath: t + "/packages/" + c + "/annotations",
																					schemaPath: "#/properties/packages/items/properties/annotations/type",
																					keyword: "type",
																					params: { type: "array" },
																					message: "must be array"
																				}], !1;
																				var b = !0;
																			} else var b = !0;
																			if (b) {
																				if (e.attributionTexts !== void 0 && n.call(e, "attributionTexts")) {
																					let n = e.attributionTexts;
																					if (Array.isArray(n)) {
																						let e = n.length;
																						for (let r = 0; r < e; r++) if (typeof n[r] != "string") return validate21.errors = [{
																							instancePath: t + "/packages/" + c + "/attributionTexts/" + r,
																							schemaPath: "#/properties/packages/items/properties/attributionTexts/items/type",
																							keyword: "type",
																							params: { type: "string" },
																							message: "must be string"
																						}], !1;
																					} else return validate21.errors = [{
																						instancePath: t + "/packages/" + c + "/attributionTexts",
																						schemaPath: "#/properties/packages/items/properties/attributionTexts/type",
																						keyword: "type",
																						params: { type: "array" },
																						message: "must be array"
																					}], !1;
																					var b = !0;
																				} else var b = !0;
																				if (b) {
																					if (e.builtDate !== void 0 && n.call(e, "builtDate")) {
																						if (typeof e.builtDate != "string") return validate21.errors = [{
																							instancePath: t + "/packages/" + c + "/builtDate",
																							schemaPath: "#/properties/packages/items/properties/builtDate/type",
																							keyword: "type",
																							params: { type: "string" },
																							message: "must be string"
																						}], !1;
																						var b = !0;
																					} else var b = !0;
																					if (b) {
																						if (e.checksums !== void 0 && n.call(e, "checksums")) {
																							let r = e.checksums;
																							if (Array.isArray(r)) {
																								let e = r.length;
																								for (let a = 0; a < e; a++) {
																									let e = r[a];
																									if (e && typeof e == "object" && !Array.isArray(e)) {
																										let r;
																										if ((e.algorithm === void 0 || !n.call(e, "algorithm")) && (r = "algorithm") || (e.checksumValue === void 0 || !n.call(e, "checksumValue")) && (r = "checksumValue")) return validate21.errors = [{
																											instancePath: t + "/packages/" + c + "/checksums/" + a,
																											schemaPath: "#/properties/packages/items/properties/checksums/items/required",
																											keyword: "required",
																											params: { missingProperty: r },
																											message: "must have required property '" + r + "'"
																										}], !1;
																										if (e.algorithm !== void 0 && n.call(e, "algorithm")) {
																											let n = e.algorithm;
																											if (typeof n != "string") return validate21.errors = [{
																												instancePath: t + "/packages/" + c + "/checksums/" + a + "/algorithm",
																												schemaPath: "#/properties/packages/items/properties/checksums/items/properties/algorithm/type",
																												keyword: "type",
																												params: { type: "string" },
																												message: "must be string"
																											}], !1;
																											if (!i(n, e, "algorithm")) return validate21.errors = [{
																												instancePath: t + "/packages/" + c + "/checksums/" + a + "/algorithm",
																												schemaPath: "#/properties/packages/items/properties/checksums/items/properties/algorithm/enum",
																												keyword: "enum",
																												params: { allowedValues: i.allowed },
																												message: "must be equal to one of the allowed values"
																											}], !1;
																											var S = !0;
																										} else var S = !0;
																										if (S) {
																											if (e.checksumValue !== void 0 && n.call(e, "checksumValue")) {
																												if (typeof e.checksumValue != "string") return validate21.errors = [{
																													instancePath: t + "/packages/" + c + "/checksums/" + a + "/checksumValue",
																													schemaPath: "#/properties/packages/items/properties/checksums/items/properties/checksumValue/type",
																													keyword: "type",
																													params: { type: "string" },
																													message: "must be string"
																												}], !1;
																												var S = !0;
																											} else var S = !0;
																										}
																									} else return validate21.errors = [{
																										instancePath: t + "/packages/" + c + "/checksums/" + a,
																										schemaPath: "#/properties/packages/items/properties/checksums/items/type",
																										keyword: "type",
																										params: { type: "object" },
																										message: "must be object"
																									}], !1;
																								}
																							} else return validate21.errors = [{
																								instancePath: t + "/packages/" + c + "/checksums",
																								schemaPath: "#/properties/packages/items/properties/checksums/type",
																								keyword: "type",
																								params: { type: "array" },
																								message: "must be array"
																							}], !1;
																							var b = !0;
																						} else var b = !0;
																						if (b) {
																							if (e.comment !== void 0 && n.call(e, "comment")) {
																								if (typeof e.comment != "string") return validate21.errors = [{
																									instancePath: t + "/packages/" + c + "/comment",
																									schemaPath: "#/properties/packages/items/properties/comment/type",
																									keyword: "type",
																									params: { type: "string" },
																									message: "must be string"
																								}], !1;
																								var b = !0;
																							} else var b = !0;
																							if (b) {
																								if (e.copyrightText !== void 0 && n.call(e, "copyrightText")) {
																									if (typeof e.copyrightText != "string") return validate21.errors = [{
																										instancePath: t + "/packages/" + c + "/copyrightText",
																										schemaPath: "#/properties/packages/items/properties/copyrightText/type",
																										keyword: "type",
																										params: { type: "string" },
																										message: "must be string"
																									}], !1;
																									var b = !0;
																								} else var b = !0;
																								if (b) {
																									if (e.description !== void 0 && n.call(e, "description")) {
																										if (typeof e.description != "string") return validate21.errors = [{
																											instancePath: t + "/packages/" + c + "/description",
																											schemaPath: "#/properties/packages/items/properties/description/type",
																											keyword: "type",
																											params: { type: "string" },
																											message: "must be string"
																										}], !1;
																										var b = !0;
																									} else var b = !0;
																									if (b) {
																										if (e.downloadLocation !== void 0 && n.call(e, "downloadLocation")) {
																											if (typeof e.downloadLocation != "string") return validate21.errors = [{
																												instancePath: t + "/packages/" + c + "/downloadLocation",
																												schemaPath: "#/properties/packages/items/properties/downloadLocation/type",
																												keyword: "type",
																												params: { type: "string" },
																												message: "must be string"
																											}], !1;
																											var b = !0;
																										} else var b = !0;
																										if (b) {
																											if (e.externalRefs !== void 0 && n.call(e, "externalRefs")) {
																												let r = e.externalRefs;
																												if (Array.isArray(r)) {
																													let e = r.length;
																													for (let i = 0; i < e; i++) {
																														let e = r[i];
																														if (e && typeof e == "object" && !Array.isArray(e)) {
																															let r;
																															if ((e.referenceCategory === void 0 || !n.call(e, "referenceCategory")) && (r = "referenceCategory") || (e.referenceLocator === void 0 || !n.call(e, "referenceLocator")) && (r = "referenceLocator") || (e.referenceType === void 0 || !n.call(e, "referenceType")) && (r = "referenceType")) return validate21.errors = [{
																																instancePath: t + "/packages/" + c + "/externalRefs/" + i,
																																schemaPath: "#/properties/packages/items/properties/externalRefs/items/required",
																																keyword: "required",
																																params: { missingProperty: r },
																																message: "must have required property '" + r + "'"
																															}], !1;
																															if (e.comment !== void 0 && n.call(e, "comment")) {
																																if (typeof e.comment != "string") return validate21.errors = [{
																																	instancePath: t + "/packages/" + c + "/externalRefs/" + i + "/comment",
																																	schemaPath: "#/properties/packages/items/properties/externalRefs/items/properties/comment/type",
																																	keyword: "type",
																																	params: { type: "string" },
																																	message: "must be string"
																																}], !1;
																																var C = !0;
																															} else var C = !0;
																															if (C) {
																																if (e.referenceCategory !== void 0 && n.call(e, "referenceCategory")) {
																																	let n = e.referenceCategory;
																																	if (typeof n != "string") return validate21.errors = [{
																																		instancePath: t + "/packages/" + c + "/externalRefs/" + i + "/referenceCategory",
																																		schemaPath: "#/properties/packages/items/properties/externalRefs/items/properties/referenceCategory/type",
																																		keyword: "type",
																																		params: { type: "string" },
																																		message: "must be string"
																																	}], !1;
																																	if (!a(n, e, "referenceCategory")) return validate21.errors = [{
																																		instancePath: t + "/packages/" + c + "/externalRefs/" + i + "/referenceCategory",
																																		schemaPath: "#/properties/packages/items/properties/externalRefs/items/properties/referenceCategory/enum",
																																		keyword: "enum",
																																		params: { allowedValues: a.allowed },
																																		message: "must be equal to one of the allowed values"
																																	}], !1;
																																	var C = !0;
																																} else var C = !0;
																																if (C) {
																																	if (e.referenceLocator !== void 0 && n.call(e, "referenceLocator")) {
																																		if (typeof e.referenceLocator != "string") return validate21.errors = [{
																																			instancePath: t + "/packages/" + c + "/externalRefs/" + i + "/referenceLocator",
																																			schemaPath: "#/properties/packages/items/properties/externalRefs/items/properties/referenceLocator/type",
																																			keyword: "type",
																																			params: { type: "string" },
																																			message: "must be string"
																																		}], !1;
																																		var C = !0;
																																	} else var C = !0;
																																	if (C) {
																																		if (e.referenceType !== void 0 && n.call(e, "referenceType")) {
																																			if (typeof e.referenceType != "string") return validate21.errors = [{
																																				instancePath: t + "/packages/" + c + "/externalRefs/" + i + "/referenceType",
																																				schemaPath: "#/properties/packages/items/properties/externalRefs/items/properties/referenceType/type",
																																				keyword: "type",
																																				params: { type: "string" },
																																				message: "must be string"
																																			}], !1;
																																			var C = !0;
																																		} else var C = !0;
																																	}
																																}
																															}
																														} else return validate21.errors = [{
																															instancePath: t + "/packages/" + c + "/externalRefs/" + i,
																															schemaPath: "#/properties/packages/items/properties/externalRefs/items/type",
																															keyword: "type",
																															params: { type: "object" },
																															message: "must be object"
																														}], !1;
																													}
																												} else return validate21.errors = [{
																													instancePath: t + "/packages/" + c + "/externalRefs",
																													schemaPath: "#/properties/packages/items/properties/externalRefs/type",
																													keyword: "type",
																													params: { type: "array" },
																													message: "must be array"
																												}], !1;
																												var b = !0;
																											} else var b = !0;
																											if (b) {
																												if (e.filesAnalyzed !== void 0 && n.call(e, "filesAnalyzed")) {
																													if (typeof e.filesAnalyzed != "boolean") return validate21.errors = [{
																														instancePath: t + "/packages/" + c + "/filesAnalyzed",
																														schemaPath: "#/properties/packages/items/properties/filesAnalyzed/type",
																														keyword: "type",
																														params: { type: "boolean" },
																														message: "must be boolean"
																													}], !1;
																													var b = !0;
																												} else var b = !0;
																												if (b) {
																													if (e.hasFiles !== void 0 && n.call(e, "hasFiles")) {
																														let n = e.hasFiles;
																														if (Array.isArray(n)) {
																															let e = n.length;
																															for (let r = 0; r < e; r++) if (typeof n[r] != "string") return validate21.errors = [{
																																instancePath: t + "/packages/" + c + "/hasFiles/" + r,
																																schemaPath: "#/properties/packages/items/properties/hasFiles/items/type",
																																keyword: "type",
																																params: { type: "string" },
																																message: "must be string"
																															}], !1;
																														} else return validate21.errors = [{
																															instancePath: t + "/packages/" + c + "/hasFiles",
																															schemaPath: "#/properties/packages/items/properties/hasFiles/type",
																															keyword: "type",
																															params: { type: "array" },
																															message: "must be array"
																														}], !1;
																														var b = !0;
																													} else var b = !0;
																													if (b) {
																														if (e.homepage !== void 0 && n.call(e, "homepage")) {
																															if (typeof e.homepage != "string") return validate21.errors = [{
																																instancePath: t + "/packages/" + c + "/homepage",
																																schemaPath: "#/properties/packages/items/properties/homepage/type",
																																keyword: "type",
																																params: { type: "string" },
																																message: "must be string"
																															}], !1;
																															var b = !0;
																														} else var b = !0;
																														if (b) {
																															if (e.licenseComments !== void 0 && n.call(e, "licenseComments")) {
																																if (typeof e.licenseComments != "string") return validate21.errors = [{
																																	instancePath: t + "/packages/" + c + "/licenseComments",
																																	schemaPath: "#/properties/packages/items/properties/licenseComments/type",
																																	keyword: "type",
																																	params: { type: "string" },
																																	message: "must be string"
																																}], !1;
																																var b = !0;
																															} else var b = !0;
																															if (b) {
																																if (e.licenseConcluded !== void 0 && n.call(e, "licenseConcluded")) {
																																	if (typeof e.licenseConcluded != "string") return validate21.errors = [{
																																		instancePath: t + "/packages/" + c + "/licenseConcluded",
																																		schemaPath: "#/properties/packages/items/properties/licenseConcluded/type",
																																		keyword: "type",
																																		params: { type: "string" },
																																		message: "must be string"
																																	}], !1;
																																	var b = !0;
																																} else var b = !0;
																																if (b) {
																																	if (e.licenseDeclared !== void 0 && n.call(e, "licenseDeclared")) {
																																		if (typeof e.licenseDeclared != "string") return validate21.errors = [{
																																			instancePath: t + "/packages/" + c + "/licenseDeclared",
																																			schemaPath: "#/properties/packages/items/properties/licenseDeclared/type",
																																			keyword: "type",
																																			params: { type: "string" },
																																			message: "must be string"
																																		}], !1;
																																		var b = !0;
																																	} else var b = !0;
																																	if (b) {
																																		if (e.licenseInfoFromFiles !== void 0 && n.call(e, "licenseInfoFromFiles")) {
																																			let n = e.licenseInfoFromFiles;
																																			if (Array.isArray(n)) {
																																				let e = n.length;
																																				for (let r = 0; r < e; r++) if (typeof n[r] != "string") return validate21.errors = [{
																																					instancePath: t + "/packages/" + c + "/licenseInfoFromFiles/" + r,
																																					schemaPath: "#/properties/packages/items/properties/licenseInfoFromFiles/items/type",
																																					keyword: "type",
																																					params: { type: "string" },
																																					message: "must be string"
																																				}], !1;
																																			} else return validate21.errors = [{
																																				instancePath: t + "/packages/" + c + "/licenseInfoFromFiles",
																																				schemaPath: "#/properties/packages/items/properties/licenseInfoFromFiles/type",
																																				keyword: "type",
																																				params: { type: "array" },
																																				message: "must be array"
																																			}], !1;
																																			var b = !0;
																																		} else var b = !0;
																																		if (b) {
																																			if (e.name !== void 0 && n.call(e, "name")) {
																																				if (typeof e.name != "string") return validate21.errors = [{
																																					instancePath: t + "/packages/" + c + "/name",
																																					schemaPath: "#/properties/packages/items/properties/name/type",
																																					keyword: "type",
																																					params: { type: "string" },
																																					message: "must be string"
																																				}], !1;
																																				var b = !0;
																																			} else var b = !0;
																																			if (b) {
																																				if (e.originator !== void 0 && n.call(e, "originator")) {
																																					if (typeof e.originator != "string") return validate21.errors = [{
																																						instancePath: t + "/packages/" + c + "/originator",
																																						schemaPath: "#/properties/packages/items/properties/originator/type",
																																						keyword: "type",
																																						params: { type: "string" },
																																						message: "must be string"
																																					}], !1;
																																					var b = !0;
																																				} else var b = !0;
																																				if (b) {
																																					if (e.packageFileName !== void 0 && n.call(e, "packageFileName")) {
																																						if (typeof e.packageFileName != "string") return validate21.errors = [{
																																							instancePath: t + "/packages/" + c + "/packageFileName",
																																							schemaPath: "#/properties/packages/items/properties/packageFileName/type",
																																							keyword: "type",
																																							params: { type: "string" },
																																							message: "must be string"
																																						}], !1;
																																						var b = !0;
																																					} else var b = !0;
																																					if (b) {
																																						if (e.packageVerificationCode !== void 0 && n.call(e, "packageVerificationCode")) {
																																							let r = e.packageVerificationCode;
																																							if (r && typeof r == "object" && !Array.isArray(r)) {
																																								let e;
																																								if ((r.packageVerificationCodeValue === void 0 || !n.call(r, "packageVerificationCodeValue")) && (e = "packageVerificationCodeValue")) return validate21.errors = [{
																																									instancePath: t + "/packages/" + c + "/packageVerificationCode",
																																									schemaPath: "#/properties/packages/items/properties/packageVerificationCode/required",
																																									keyword: "required",
																																									params: { missingProperty: e },
																																									message: "must have required property '" + e + "'"
																																								}], !1;
																																								if (r.packageVerificationCodeExcludedFiles !== void 0 && n.call(r, "packageVerificationCodeExcludedFiles")) {
																																									let e = r.packageVerificationCodeExcludedFiles;
																																									if (Array.isArray(e)) {
																																										let n = e.length;
																																										for (let r = 0; r < n; r++) if (typeof e[r] != "string") return validate21.errors = [{
																																											instancePath: t + "/packages/" + c + "/packageVerificationCode/packageVerificationCodeExcludedFiles/" + r,
																																											schemaPath: "#/properties/packages/items/properties/packageVerificationCode/properties/packageVerificationCodeExcludedFiles/items/type",
																																											keyword: "type",
																																											params: { type: "string" },
																																											message: "must be string"
																																										}], !1;
																																									} else return validate21.errors = [{
																																										instancePath: t + "/packages/" + c + "/packageVerificationCode/packageVerificationCodeExcludedFiles",
																																										schemaPath: "#/properties/packages/items/properties/packageVerificationCode/properties/packageVerificationCodeExcludedFiles/type",
																																										keyword: "type",
																																										params: { type: "array" },
																																										message: "must be array"
																																									}], !1;
																																									var w = !0;
																																								} else var w = !0;
																																								if (w) {
																																									if (r.packageVerificationCodeValue !== void 0 && n.call(r, "packageVerificationCodeValue")) {
																																										if (typeof r.packageVerificationCodeValue != "string") return validate21.errors = [{
																																											instancePath: t + "/packages/" + c + "/packageVerificationCode/packageVerificationCodeValue",
																																											schemaPath: "#/properties/packages/items/properties/packageVerificationCode/properties/packageVerificationCodeValue/type",
																																											keyword: "type",
																																											params: { type: "string" },
																																											message: "must be string"
																																										}], !1;
																																										var w = !0;
																																									} else var w = !0;
																																								}
																																							} else return validate21.errors = [{
																																								instancePath: t + "/packages/" + c + "/packageVerificationCode",
																																								schemaPath: "#/properties/packages/items/properties/packageVerificationCode/type",
																																								keyword: "type",
																																								params: { type: "object" },
																																								message: "must be object"
																																							}], !1;
																																							var b = !0;
																																						} else var b = !0;
																																						if (b) {
																																							if (e.primaryPackagePurpose !== void 0 && n.call(e, "primaryPackagePurpose")) {
																																								let n = e.primaryPackagePurpose;
																																								if (typeof n != "string") return validate21.errors = [{
																																									instancePath: t + "/packages/" + c + "/primaryPackagePurpose",
																																									schemaPath: "#/properties/packages/items/properties/primaryPackagePurpose/type",
																																									keyword: "type",
																																									params: { type: "string" },
																																									message: "must be string"
																																								}], !1;
																																								if (!o(n, e, "primaryPackagePurpose")) return validate21.errors = [{
																																									instancePath: t + "/packages/" + c + "/primaryPackagePurpose",
																																									schemaPath: "#/properties/packages/items/properties/primaryPackagePurpose/enum",
																																									keyword: "enum",
																																									params: { allowedValues: o.allowed },
																																									message: "must be equal to one of the allowed values"
																																								}], !1;
																																								var b = !0;
																																							} else var b = !0;
																																							if (b) {
																																								if (e.releaseDate !== void 0 && n.call(e, "releaseDate")) {
																																									if (typeof e.releaseDate != "string") return validate21.errors = [{
																																										instancePath: t + "/packages/" + c + "/releaseDate",
																																										schemaPath: "#/properties/packages/items/properties/releaseDate/type",
																																										keyword: "type",
																																										params: { type: "string" },
																																										message: "must be string"
																																									}], !1;
																																									var b = !0;
																																								} else var b = !0;
																																								if (b) {
																																									if (e.sourceInfo !== void 0 && n.call(e, "sourceInfo")) {
																																										if (typeof e.sourceInfo != "string") return validate21.errors = [{
																																											instancePath: t + "/packages/" + c + "/sourceInfo",
																																											schemaPath: "#/properties/packages/items/properties/sourceInfo/type",
																																											keyword: "type",
																																											params: { type: "string" },
																																											message: "must be string"
																																										}], !1;
																																										var b = !0;
																																									} else var b = !0;
																																									if (b) {
																																										if (e.summary !== void 0 && n.call(e, "summary")) {
																																											if (typeof e.summary != "string") return validate21.errors = [{
																																												instancePath: t + "/packages/" + c + "/summary",
																																												schemaPath: "#/properties/packages/items/properties/summary/type",
																																												keyword: "type",
																																												params: { type: "string" },
																																												message: "must be string"
																																											}], !1;
																																											var b = !0;
																																										} else var b = !0;
																																										if (b) {
																																											if (e.supplier !== void 0 && n.call(e, "supplier")) {
																																												if (typeof e.supplier != "string") return validate21.errors = [{
																																													instancePath: t + "/packages/" + c + "/supplier",
																																													schemaPath: "#/properties/packages/items/properties/supplier/type",
																																													keyword: "type",
																																													params: { type: "string" },
																																													message: "must be string"
																																												}], !1;
																																												var b = !0;
																																											} else var b = !0;
																																											if (b) {
																																												if (e.validUntilDate !== void 0 && n.call(e, "validUntilDate")) {
																																													if (typeof e.validUntilDate != "string") return validate21.errors = [{
																																														instancePath: t + "/packages/" + c + "/validUntilDate",
																																														schemaPath: "#/properties/packages/items/properties/validUntilDate/type",
																																														keyword: "type",
																																														params: { type: "string" },
																																														message: "must be string"
																																													}], !1;
																																													var b = !0;
																																												} else var b = !0;
																																												if (b) {
																																													if (e.versionInfo !== void 0 && n.call(e, "versionInfo")) {
																																														if (typeof e.versionInfo != "string") return validate21.errors = [{
																																															instancePath: t + "/packages/" + c + "/versionInfo",
																																															schemaPath: "#/properties/packages/items/properties/versionInfo/type",
																																															keyword: "type",
																																															params: { type: "string" },
																																															message: "must be string"
																																														}], !1;
																																														var b = !0;
																																													} else var b = !0;
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
																	} else return validate21.errors = [{
																		instancePath: t + "/packages/" + c,
																		schemaPath: "#/properties/packages/items/type",
																		keyword: "type",
																		params: { type: "object" },
																		message: "must be object"
																	}], !1;
																}
															} else return validate21.errors = [{
																instancePath: t + "/packages",
																schemaPath: "#/properties/packages/type",
																keyword: "type",
																params: { type: "array" },
																message: "must be array"
															}], !1;
															var f = !0;
														} else var f = !0;
														if (f) {
															if (e.files !== void 0 && n.call(e, "files")) {
																let a = e.files;
																if (Array.isArray(a)) {
																	let e = a.length;
																	for (let o = 0; o < e; o++) {
																		let e = a[o];
																		if (e && typeof e == "object" && !Array.isArray(e)) {
																			let a;
																			if ((e.SPDXID === void 0 || !n.call(e, "SPDXID")) && (a = "SPDXID") || (e.checksums === void 0 || !n.call(e, "checksums")) && (a = "checksums") || (e.fileName === void 0 || !n.call(e, "fileName")) && (a = "fileName")) return validate21.errors = [{
																				instancePath: t + "/files/" + o,
																				schemaPath: "#/properties/files/items/required",
																				keyword: "required",
																				params: { missingProperty: a },
																				message: "must have required property '" + a + "'"
																			}], !1;
																			if (e.SPDXID !== void 0 && n.call(e, "SPDXID")) {
																				if (typeof e.SPDXID != "string") return validate21.errors = [{
																					instancePath: t + "/files/" + o + "/SPDXID",
																					schemaPath: "#/properties/files/items/properties/SPDXID/type",
																					keyword: "type",
																					params: { type: "string" },
																					message: "must be string"
																				}], !1;
																				var T = !0;
																			} else var T = !0;
																			if (T) {
																				if (e.annotations !== void 0 && n.call(e, "annotations")) {
																					let i = e.annotations;
																					if (Array.isArray(i)) {
																						let e = i.length;
																						for (let a = 0; a < e; a++) {
																							let e = i[a];
																							if (e && typeof e == "object" && !Array.isArray(e)) {
																								let i;
																								if ((e.annotationDate === void 0 || !n.call(e, "annotationDate")) && (i = "annotationDate") || (e.annotationType === void 0 || !n.call(e, "annotationType")) && (i = "annotationType") || (e.annotator === void 0 || !n.call(e, "annotator")) && (i = "annotator") || (e.comment === void 0 || !n.call(e, "comment")) && (i = "comment")) return validate21.errors = [{
																									instancePath: t + "/files/" + o + "/annotations/" + a,
																									schemaPath: "#/properties/files/items/properties/annotations/items/required",
																									keyword: "required",
																									params: { missingProperty: i },
																									message: "must have required property '" + i + "'"
																								}], !1;
																								if (e.annotationDate !== void 0 && n.call(e, "annotationDate")) {
																									if (typeof e.annotationDate != "string") return validate21.errors = [{
																										instancePath: t + "/files/" + o + "/annotations/" + a + "/annotationDate",
																										schemaPath: "#/properties/files/items/properties/annotations/items/properties/annotationDate/type",
																										keyword: "type",
																										params: { type: "string" },
																										message: "must be string"
																									}], !1;
																									var E = !0;
																								} else var E = !0;
																								if (E) {
																									if (e.annotationType !== void 0 && n.call(e, "annotationType")) {
																										let n = e.annotationType;
																										if (typeof n != "string") return validate21.errors = [{
																											instancePath: t + "/files/" + o + "/annotations/" + a + "/annotationType",
																											schemaPath: "#/properties/files/items/properties/annotations/items/properties/annotationType/type",
																											keyword: "type",
																											params: { type: "string" },
																											message: "must be string"
																										}], !1;
																										if (!r(n, e, "annotationType")) return validate21.errors = [{
																											instancePath: t + "/files/" + o + "/annotations/" + a + "/annotationType",
																											schemaPath: "#/properties/files/items/properties/annotations/items/properties/annotationType/enum",
																											keyword: "enum",
																											params: { allowedValues: r.allowed },
																											message: "must be equal to one of the allowed values"
																										}], !1;
																										var E = !0;
																									} else var E = !0;
																									if (E) {
																										if (e.annotator !== void 0 && n.call(e, "annotator")) {
																											if (typeof e.annotator != "string") return validate21.errors = [{
																												instancePath: t + "/files/" + o + "/annotations/" + a + "/annotator",
																												schemaPath: "#/properties/files/items/properties/annotations/items/properties/annotator/type",
																												keyword: "type",
																												params: { type: "string" },
																												message: "must be string"
																											}], !1;
																											var E = !0;
																										} else var E = !0;
																										if (E) {
																											if (e.comment !== void 0 && n.call(e, "comment")) {
																												if (typeof e.comment != "string") return validate21.errors = [{
																													instancePath: t + "/files/" + o + "/annotations/" + a + "/comment",
																													schemaPath: "#/properties/files/items/properties/annotations/items/properties/comment/type",
																													keyword: "type",
																													params: { type: "string" },
																													message: "must be string"
																												}], !1;
																												var E = !0;
																											} else var E = !0;
																										}
																									}
																								}
																							} else return validate21.errors = [{
																								instancePath: t + "/files/" + o + "/annotations/" + a,
																								schemaPath: "#/properties/files/items/properties/annotations/items/type",
																								keyword: "type",
																								params: { type: "object" },
																								message: "must be object"
																							}], !1;
																						}
																					} else return validate21.errors = [{
																						instancePath: t + "/files/" + o + "/annotations",
																						schemaPath: "#/properties/files/items/properties/annotations/type",
																						keyword: "type",
																						params: { type: "array" },
																						message: "must be array"
																					}], !1;
																					var T = !0;
																				} else var T = !0;
																				if (T) {
																					if (e.artifactOfs !== void 0 && n.call(e, "artifactOfs")) {
																						let n = e.artifactOfs;
																						if (Array.isArray(n)) {
																							let e = n.length;
																							for (let r = 0; r < e; r++) {
																								let e = n[r];
																								if (!e || typeof e != "object" || Array.isArray(e)) return validate21.errors = [{
																									instancePath: t + "/files/" + o + "/artifactOfs/" + r,
																									schemaPath: "#/properties/files/items/properties/artifactOfs/items/type",
																									keyword: "type",
																									params: { type: "object" },
																									message: "must be object"
																								}], !1;
																							}
																						} else return validate21.errors = [{
																							instancePath: t + "/files/" + o + "/artifactOfs",
																							schemaPath: "#/properties/files/items/properties/artifactOfs/type",
																							keyword: "type",
																							params: { type: "array" },
																							message: "must be array"
																						}], !1;
																						var T = !0;
																					} else var T = !0;
																					if (T) {
																						if (e.attributionTexts !== void 0 && n.call(e, "attributionTexts")) {
																							let n = e.attributionTexts;
																							if (Array.isArray(n)) {
																								let e = n.length;
																								for (let r = 0; r < e; r++) if (typeof n[r] != "string") return validate21.errors = [{
																									instancePath: t + "/files/" + o + "/attributionTexts/" + r,
																									schemaPath: "#/properties/files/items/properties/attributionTexts/items/type",
																									keyword: "type",
																									params: { type: "string" },
																									message: "must be string"
																								}], !1;
																							} else return validate21.errors = [{
																								instancePath: t + "/files/" + o + "/attributionTexts",
																								schemaPath: "#/properties/files/items/properties/attributionTexts/type",
																								keyword: "type",
																								params: { type: "array" },
																								message: "must be array"
																							}], !1;
																							var T = !0;
																						} else var T = !0;
																						if (T) {
																							if (e.checksums !== void 0 && n.call(e, "checksums")) {
																								let r = e.checksums;
																								if (Array.isArray(r)) {
																									if (r.length < 1) return validate21.errors = [{
																										instancePath: t + "/files/" + o + "/checksums",
																										schemaPath: "#/properties/files/items/properties/checksums/minItems",
																										keyword: "minItems",
																										params: { limit: 1 },
																										message: "must NOT have fewer than 1 items"
																									}], !1;
																									{
																										let e = r.length;
																										for (let a = 0; a < e; a++) {
																											let e = r[a];
																											if (e && typeof e == "object" && !Array.isArray(e)) {
																												let r;
																												if ((e.algorithm === void 0 || !n.call(e, "algorithm")) && (r = "algorithm") || (e.checksumValue === void 0 || !n.call(e, "checksumValue")) && (r = "checksumValue")) return validate21.errors = [{
																													instancePath: t + "/files/" + o + "/checksums/" + a,
																													schemaPath: "#/properties/files/items/properties/checksums/items/required",
																													keyword: "required",
																													params: { missingProperty: r },
																													message: "must have required property '" + r + "'"
																												}], !1;
																												if (e.algorithm !== void 0 && n.call(e, "algorithm")) {
																													let n = e.algorithm;
																													if (typeof n != "string") return validate21.errors = [{
																														instancePath: t + "/files/" + o + "/checksums/" + a + "/algorithm",
																														schemaPath: "#/properties/files/items/properties/checksums/items/properties/algorithm/type",
																														keyword: "type",
																														params: { type: "string" },
																														message: "must be string"
																													}], !1;
																													if (!i(n, e, "algorithm")) return validate21.errors = [{
																														instancePath: t + "/files/" + o + "/checksums/" + a + "/algorithm",
																														schemaPath: "#/properties/files/items/properties/checksums/items/properties/algorithm/enum",
																														keyword: "enum",
																														params: { allowedValues: i.allowed },
																														message: "must be equal to one of the allowed values"
																													}], !1;
																													var D = !0;
																												} else var D = !0;
																												if (D) {
																													if (e.checksumValue !== void 0 && n.call(e, "checksumValue")) {
																														if (typeof e.checksumValue != "string") return validate21.errors = [{
																															instancePath: t + "/files/" + o + "/checksums/" + a + "/checksumValue",
																															schemaPath: "#/properties/files/items/properties/checksums/items/properties/checksumValue/type",
																															keyword: "type",
																															params: { type: "string" },
																															message: "must be string"
																														}], !1;
																														var D = !0;
																													} else var D = !0;
																												}
																											} else return validate21.errors = [{
																												instancePath: t + "/files/" + o + "/checksums/" + a,
																												schemaPath: "#/properties/files/items/properties/checksums/items/type",
																												keyword: "type",
																												params: { type: "object" },
																												message: "must be object"
																											}], !1;
																										}
																									}
																								} else return validate21.errors = [{
																									instancePath: t + "/files/" + o + "/checksums",
																									schemaPath: "#/properties/files/items/properties/checksums/type",
																									keyword: "type",
																									params: { type: "array" },
																									message: "must be array"
																								}], !1;
																								var T = !0;
																							} else var T = !0;
																							if (T) {
																								if (e.comment !== void 0 && n.call(e, "comment")) {
																									if (typeof e.comment != "string") return validate21.errors = [{
																										instancePath: t + "/files/" + o + "/comment",
																										schemaPath: "#/properties/files/items/properties/comment/type",
																										keyword: "type",
																										params: { type: "string" },
																										message: "must be string"
																									}], !1;
																									var T = !0;
																								} else var T = !0;
																								if (T) {
																									if (e.copyrightText !== void 0 && n.call(e, "copyrightText")) {
																										if (typeof e.copyrightText != "string") return validate21.errors = [{
																											instancePath: t + "/files/" + o + "/copyrightText",
																											schemaPath: "#/properties/files/items/properties/copyrightText/type",
																											keyword: "type",
																											params: { type: "string" },
																											message: "must be string"
																										}], !1;
																										var T = !0;
																									} else var T = !0;
																									if (T) {
																										if (e.fileContributors !== void 0 && n.call(e, "fileContributors")) {
																											let n = e.fileContributors;
																											if (Array.isArray(n)) {
																												let e = n.length;
																												for (let r = 0; r < e; r++) if (typeof n[r] != "string") return validate21.errors = [{
																													instancePath: t + "/files/" + o + "/fileContributors/" + r,
																													schemaPath: "#/properties/files/items/properties/fileContributors/items/type",
																													keyword: "type",
																													params: { type: "string" },
																													message: "must be string"
																												}], !1;
																											} else return validate21.errors = [{
																												instancePath: t + "/files/" + o + "/fileContributors",
																												schemaPath: "#/properties/files/items/properties/fileContributors/type",
																												keyword: "type",
																												params: { type: "array" },
																												message: "must be array"
																											}], !1;
																											var T = !0;
																										} else var T = !0;
																										if (T) {
																											if (e.fileDependencies !== void 0 && n.call(e, "fileDependencies")) {
																												let n = e.fileDependencies;
																												if (Array.isArray(n)) {
																													let e = n.length;
																													for (let r = 0; r < e; r++) if (typeof n[r] != "string") return validate21.errors = [{
																														instancePath: t + "/files/" + o + "/fileDependencies/" + r,
																														schemaPath: "#/properties/files/items/properties/fileDependencies/items/type",
																														keyword: "type",
																														params: { type: "string" },
																														message: "must be string"
																													}], !1;
																												} else return validate21.errors = [{
																													instancePath: t + "/files/" + o + "/fileDependencies",
																													schemaPath: "#/properties/files/items/properties/fileDependencies/type",
																													keyword: "type",
																													params: { type: "array" },
																													message: "must be array"
																												}], !1;
																												var T = !0;
																											} else var T = !0;
																											if (T) {
																												if (e.fileName !== void 0 && n.call(e, "fileName")) {
																													if (typeof e.fileName != "string") return validate21.errors = [{
																														instancePath: t + "/files/" + o + "/fileName",
																														schemaPath: "#/properties/files/items/properties/fileName/type",
																														keyword: "type",
																														params: { type: "string" },
																														message: "must be string"
																													}], !1;
																													var T = !0;
																												} else var T = !0;
																												if (T) {
																													if (e.fileTypes !== void 0 && n.call(e, "fileTypes")) {
																														let n = e.fileTypes;
																														if (Array.isArray(n)) {
																															let e = n.length;
																															for (let r = 0; r < e; r++) {
																																let e = n[r];
																																if (typeof e != "string") return validate21.errors = [{
																																	instancePath: t + "/files/" + o + "/fileTypes/" + r,
																																	schemaPath: "#/properties/files/items/properties/fileTypes/items/type",
																																	keyword: "type",
																																	params: { type: "string" },
																																	message: "must be string"
																																}], !1;
																																if (!s(e, n, r)) return validate21.errors = [{
																																	instancePath: t + "/files/" + o + "/fileTypes/" + r,
																																	schemaPath: "#/properties/files/items/properties/fileTypes/items/enum",
																																	keyword: "enum",
																																	params: { allowedValues: s.allowed },
																																	message: "must be equal to one of the allowed values"
																																}], !1;
																															}
																														} else return validate21.errors = [{
																															instancePath: t + "/files/" + o + "/fileTypes",
																															schemaPath: "#/properties/files/items/properties/fileTypes/type",
																															keyword: "type",
																															params: { type: "array" },
																															message: "must be array"
																														}], !1;
																														var T = !0;
																													} else var T = !0;
																													if (T) {
																														if (e.licenseComments !== void 0 && n.call(e, "licenseComments")) {
																															if (typeof e.licenseComments != "string") return validate21.errors = [{
																																instancePath: t + "/files/" + o + "/licenseComments",
																																schemaPath: "#/properties/files/items/properties/licenseComments/type",
																																keyword: "type",
																																params: { type: "string" },
																																message: "must be string"
																															}], !1;
																															var T = !0;
																														} else var T = !0;
																														if (T) {
																															if (e.licenseConcluded !== void 0 && n.call(e, "licenseConcluded")) {
																																if (typeof e.licenseConcluded != "string") return validate21.errors = [{
																																	instancePath: t + "/files/" + o + "/licenseConcluded",
																																	schemaPath: "#/properties/files/items/properties/licenseConcluded/type",
																																	keyword: "type",
																																	params: { type: "string" },
																																	message: "must be string"
																																}], !1;
																																var T = !0;
																															} else var T = !0;
																															if (T) {
																																if (e.licenseInfoInFiles !== void 0 && n.call(e, "licenseInfoInFiles")) {
																																	let n = e.licenseInfoInFiles;
																																	if (Array.isArray(n)) {
																																		let e = n.length;
																																		for (let r = 0; r < e; r++) if (typeof n[r] != "string") return validate21.errors = [{
																																			instancePath: t + "/files/" + o + "/licenseInfoInFiles/" + r,
																																			schemaPath: "#/properties/files/items/properties/licenseInfoInFiles/items/type",
																																			keyword: "type",
																																			params: { type: "string" },
																																			message: "must be string"
																																		}], !1;
																																	} else return validate21.errors = [{
																																		instancePath: t + "/files/" + o + "/licenseInfoInFiles",
																																		schemaPath: "#/properties/files/items/properties/licenseInfoInFiles/type",
																																		keyword: "type",
																																		params: { type: "array" },
																																		message: "must be array"
																																	}], !1;
																																	var T = !0;
																																} else var T = !0;
																																if (T) {
																																	if (e.noticeText !== void 0 && n.call(e, "noticeText")) {
																																		if (typeof e.noticeText != "string") return validate21.errors = [{
																																			instancePath: t + "/files/" + o + "/noticeText",
																																			schemaPath: "#/properties/files/items/properties/noticeText/type",
																																			keyword: "type",
																																			params: { type: "string" },
																																			message: "must be string"
																																		}], !1;
																																		var T = !0;
																																	} else var T = !0;
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
																			instancePath: t + "/files/" + o,
																			schemaPath: "#/properties/files/items/type",
																			keyword: "type",
																			params: { type: "object" },
																			message: "must be object"
																		}], !1;
																	}
																} else return validate21.errors = [{
																	instancePath: t + "/files",
																	schemaPath: "#/properties/files/type",
																	keyword: "type",
																	params: { type: "array" },
																	message: "must be array"
																}], !1;
																var f = !0;
															} else var f = !0;
															if (f) {
																if (e.snippets !== void 0 && n.call(e, "snippets")) {
																	let i = e.snippets;
																	if (Array.isArray(i)) {
																		let e = i.length;
																		for (let a = 0; a < e; a++) {
																			let e = i[a];
																			if (e && typeof e == "object" && !Array.isArray(e)) {
																				let i;
																				if ((e.SPDXID === void 0 || !n.call(e, "SPDXID")) && (i = "SPDXID") || (e.name === void 0 || !n.call(e, "name")) && (i = "name") || (e.ranges === void 0 || !n.call(e, "ranges")) && (i = "ranges") || (e.snippetFromFile === void 0 || !n.call(e, "snippetFromFile")) && (i = "snippetFromFile")) return validate21.errors = [{
																					instancePath: t + "/snippets/" + a,
																					schemaPath: "#/properties/snippets/items/required",
																					keyword: "required",
																					params: { missingProperty: i },
																					message: "must have required property '" + i + "'"
																				}], !1;
																				if (e.SPDXID !== void 0 && n.call(e, "SPDXID")) {
																					if (typeof e.SPDXID != "string") return validate21.errors = [{
																						instancePath: t + "/snippets/" + a + "/SPDXID",
																						schemaPath: "#/properties/snippets/items/properties/SPDXID/type",
																						keyword: "type",
																						params: { type: "string" },
																						message: "must be string"
																					}], !1;
																					var O = !0;
																				} else var O = !0;
																				if (O) {
																					if (e.annotations !== void 0 && n.call(e, "annotations")) {
																						let i = e.annotations;
																						if (Array.isArray(i)) {
																							let e = i.length;
																							for (let o = 0; o < e; o++) {
																								let e = i[o];
																								if (e && typeof e == "object" && !Array.isArray(e)) {
																									let i;
																									if ((e.annotationDate === void 0 || !n.call(e, "annotationDate")) && (i = "annotationDate") || (e.annotationType === void 0 || !n.call(e, "annotationType")) && (i = "annotationType") || (e.annotator === void 0 || !n.call(e, "annotator")) && (i = "annotator") || (e.comment === void 0 || !n.call(e, "comment")) && (i = "comment")) return validate21.errors = [{
																										instancePath: t + "/snippets/" + a + "/annotations/" + o,
																										schemaPath: "#/properties/snippets/items/properties/annotations/items/required",
																										keyword: "required",
																										params: { missingProperty: i },
																										message: "must have required property '" + i + "'"
																									}], !1;
																									if (e.annotationDate !== void 0 && n.call(e, "annotationDate")) {
																										if (typeof e.annotationDate != "string") return validate21.errors = [{
																											instancePath: t + "/snippets/" + a + "/annotations/" + o + "/annotationDate",
																											schemaPath: "#/properties/snippets/items/properties/annotations/items/properties/annotationDate/type",
																											keyword: "type",
																											params: { type: "string" },
																											message: "must be string"
																										}], !1;
																										var k = !0;
																									} else var k = !0;
																									if (k) {
																										if (e.annotationType !== void 0 && n.call(e, "annotationType")) {
																											let n = e.annotationType;
																											if (typeof n != "string") return validate21.errors = [{
																												instancePath: t + "/snippets/" + a + "/annotations/" + o + "/annotationType",
																												schemaPath: "#/properties/snippets/items/properties/annotations/items/properties/annotationType/type",
																												keyword: "type",
																												params: { type: "string" },
																												message: "must be string"
																											}], !1;
																											if (!r(n, e, "annotationType")) return validate21.errors = [{
																												instancePath: t + "/snippets/" + a + "/annotations/" + o + "/annotationType",
																												schemaPath: "#/properties/snippets/items/properties/annotations/items/properties/annotationType/enum",
																												keyword: "enum",
																												params: { allowedValues: r.allowed },
																												message: "must be equal to one of the allowed values"
																											}], !1;
																											var k = !0;
																										} else var k = !0;
																										if (k) {
																											if (e.annotator !== void 0 && n.call(e, "annotator")) {
																												if (typeof e.annotator != "string") return validate21.errors = [{
																													instancePath: t + "/snippets/" + a + "/annotations/" + o + "/annotator",
																													schemaPath: "#/properties/snippets/items/properties/annotations/items/properties/annotator/type",
																													keyword: "type",
																													params: { type: "string" },
																													message: "must be string"
																												}], !1;
																												var k = !0;
																											} else var k = !0;
																											if (k) {
																												if (e.comment !== void 0 && n.call(e, "comment")) {
																													if (typeof e.comment != "string") return validate21.errors = [{
																														instancePath: t + "/snippets/" + a + "/annotations/" + o + "/comment",
																														schemaPath: "#/properties/snippets/items/properties/annotations/items/properties/comment/type",
																														keyword: "type",
																														params: { type: "string" },
																														message: "must be string"
																													}], !1;
																													var k = !0;
																												} else var k = !0;
																											}
																										}
																									}
																								} else return validate21.errors = [{
																									instancePath: t + "/snippets/" + a + "/annotations/" + o,
																									schemaPath: "#/properties/snippets/items/properties/annotations/items/type",
																									keyword: "type",
																									params: { type: "object" },
																									message: "must be object"
																								}], !1;
																							}
																						} else return validate21.errors = [{
																							instancePath: t + "/snippets/" + a + "/annotations",
																							schemaPath: "#/properties/snippets/items/properties/annotations/type",
																							keyword: "type",
																							params: { type: "array" },
																							message: "must be array"
																						}], !1;
																						var O = !0;
																					} else var O = !0;
																					if (O) {
																						if (e.attributionTexts !== void 0 && n.call(e, "attributionTexts")) {
																							let n = e.attributionTexts;
																							if (Array.isArray(n)) {
																								let e = n.length;
																								for (let r = 0; r < e; r++) if (typeof n[r] != "string") return validate21.errors = [{
																									instancePath: t + "/snippets/" + a + "/attributionTexts/" + r,
																									schemaPath: "#/properties/snippets/items/properties/attributionTexts/items/type",
																									keyword: "type",
																									params: { type: "string" },
																									message: "must be string"
																								}], !1;
																							} else return validate21.errors = [{
																								instancePath: t + "/snippets/" + a + "/attributionTexts",
																								schemaPath: "#/properties/snippets/items/properties/attributionTexts/type",
																								keyword: "type",
																								params: { type: "array" },
																								message: "must be array"
																							}], !1;
																							var O = !0;
																						} else var O = !0;
																						if (O) {
																							if (e.comment !== void 0 && n.call(e, "comment")) {
																								if (typeof e.comment != "string") return validate21.errors = [{
																									instancePath: t + "/snippets/" + a + "/comment",
																									schemaPath: "#/properties/snippets/items/properties/comment/type",
																									keyword: "type",
																									params: { type: "string" },
																									message: "must be string"
																								}], !1;
																								var O = !0;
																							} else var O = !0;
																							if (O) {
																								if (e.copyrightText !== void 0 && n.call(e, "copyrightText")) {
																									if (typeof e.copyrightText != "string") return validate21.errors = [{
																										instancePath: t + "/snippets/" + a + "/copyrightText",
																										schemaPath: "#/properties/snippets/items/properties/copyrightText/type",
																										keyword: "type",
																										params: { type: "string" },
																										message: "must be string"
																									}], !1;
																									var O = !0;
																								} else var O = !0;
																								if (O) {
																									if (e.licenseComments !== void 0 && n.call(e, "licenseComments")) {
																										if (typeof e.licenseComments != "string") return validate21.errors = [{
																											instancePath: t + "/snippets/" + a + "/licenseComments",
																											schemaPath: "#/properties/snippets/items/properties/licenseComments/type",
																											keyword: "type",
																											params: { type: "string" },
																											message: "must be string"
																										}], !1;
																										var O = !0;
																									} else var O = !0;
																									if (O) {
																										if (e.licenseConcluded !== void 0 && n.call(e, "licenseConcluded")) {
																											if (typeof e.licenseConcluded != "string") return validate21.errors = [{
																												instancePath: t + "/snippets/" + a + "/licenseConcluded",
																												schemaPath: "#/properties/snippets/items/properties/licenseConcluded/type",
																												keyword: "type",
																												params: { type: "string" },
																												message: "must be string"
																											}], !1;
																											var O = !0;
																										} else var O = !0;
																										if (O) {
																											if (e.licenseInfoInSnippets !== void 0 && n.call(e, "licenseInfoInSnippets")) {
																												let n = e.licenseInfoInSnippets;
																												if (Array.isArray(n)) {
																													let e = n.length;
																													for (let r = 0; r < e; r++) if (typeof n[r] != "string") return validate21.errors = [{
																														instancePath: t + "/snippets/" + a + "/licenseInfoInSnippets/" + r,
																														schemaPath: "#/properties/snippets/items/properties/licenseInfoInSnippets/items/type",
																														keyword: "type",
																														params: { type: "string" },
																														message: "must be string"
																													}], !1;
																												} else return validate21.errors = [{
																													instancePath: t + "/snippets/" + a + "/licenseInfoInSnippets",
																													schemaPath: "#/properties/snippets/items/properties/licenseInfoInSnippets/type",
																													keyword: "type",
																													params: { type: "array" },
																													message: "must be array"
																												}], !1;
																												var O = !0;
																											} else var O = !0;
																											if (O) {
																												if (e.name !== void 0 && n.call(e, "name")) {
																													if (typeof e.name != "string") return validate21.errors = [{
																														instancePath: t + "/snippets/" + a + "/name",
																														schemaPath: "#/properties/snippets/items/properties/name/type",
																														keyword: "type",
																														params: { type: "string" },
																														message: "must be string"
																													}], !1;
																													var O = !0;
																												} else var O = !0;
																												if (O) {
																													if (e.ranges !== void 0 && n.call(e, "ranges")) {
																														let r = e.ranges;
																														if (Array.isArray(r)) {
																															if (r.length < 1) return validate21.errors = [{
																																instancePath: t + "/snippets/" + a + "/ranges",
																																schemaPath: "#/properties/snippets/items/properties/ranges/minItems",
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
																																		if ((e.endPointer === void 0 || !n.call(e, "endPointer")) && (r = "endPointer") || (e.startPointer === void 0 || !n.call(e, "startPointer")) && (r = "startPointer")) return validate21.errors = [{
																																			instancePath: t + "/snippets/" + a + "/ranges/" + i,
																																			schemaPath: "#/properties/snippets/items/properties/ranges/items/required",
																																			keyword: "required",
																																			params: { missingProperty: r },
																																			message: "must have required property '" + r + "'"
																																		}], !1;
																																		if (e.endPointer !== void 0 && n.call(e, "endPointer")) {
																																			let r = e.endPointer;
																																			if (r && typeof r == "object" && !Array.isArray(r)) {
																																				let e;
																																				if ((r.reference === void 0 || !n.call(r, "reference")) && (e = "reference")) return validate21.errors = [{
																																					instancePath: t + "/snippets/" + a + "/ranges/" + i + "/endPointer",
																																					schemaPath: "#/properties/snippets/items/properties/ranges/items/properties/endPointer/required",
																																					keyword: "required",
																																					params: { missingProperty: e },
																																					message: "must have required property '" + e + "'"
																																				}], !1;
																																				if (r.reference !== void 0 && n.call(r, "reference")) {
																																					if (typeof r.reference != "string") return validate21.errors = [{
																																						instancePath: t + "/snippets/" + a + "/ranges/" + i + "/endPointer/reference",
																																						schemaPath: "#/properties/snippets/items/properties/ranges/items/properties/endPointer/properties/reference/type",
																																						keyword: "type",
																																						params: { type: "string" },
																																						message: "must be string"
																																					}], !1;
																																					var A = !0;
																																				} else var A = !0;
																																				if (A) {
																																					if (r.offset !== void 0 && n.call(r, "offset")) {
																																						let e = r.offset;
																																						if (typeof e != "number" || e % 1 || isNaN(e)) return validate21.errors = [{
																																							instancePath: t + "/snippets/" + a + "/ranges/" + i + "/endPointer/offset",
																																							schemaPath: "#/properties/snippets/items/properties/ranges/items/properties/endPointer/properties/offset/type",
																																							keyword: "type",
																																							params: { type: "integer" },
																																							message: "must be integer"
																																						}], !1;
																																						var A = !0;
																																					} else var A = !0;
																																					if (A) {
																																						if (r.lineNumber !== void 0 && n.call(r, "lineNumber")) {
																																							let e = r.lineNumber;
																																							if (typeof e != "number" || e % 1 || isNaN(e)) return validate21.errors = [{
																																								instancePath: t + "/snippets/" + a + "/ranges/" + i + "/endPointer/lineNumber",
																																								schemaPath: "#/properties/snippets/items/properties/ranges/items/properties/endPointer/properties/lineNumber/type",
																																								keyword: "type",
																																								params: { type: "integer" },
																																								message: "must be integer"
																																							}], !1;
																																							var A = !0;
																																						} else var A = !0;
																																					}
																																				}
																																			} else return validate21.errors = [{
																																				instancePath: t + "/snippets/" + a + "/ranges/" + i + "/endPointer",
																																				schemaPath: "#/properties/snippets/items/properties/ranges/items/properties/endPointer/type",
																																				keyword: "type",
																																				params: { type: "object" },
																																				message: "must be object"
																																			}], !1;
																																			var j = !0;
																																		} else var j = !0;
																																		if (j) {
																																			if (e.startPointer !== void 0 && n.call(e, "startPointer")) {
																																				let r = e.startPointer;
																																				if (r && typeof r == "object" && !Array.isArray(r)) {
																																					let e;
																																					if ((r.reference === void 0 || !n.call(r, "reference")) && (e = "reference")) return validate21.errors = [{
																																						instancePath: t + "/snippets/" + a + "/ranges/" + i + "/startPointer",
																																						schemaPath: "#/properties/snippets/items/properties/ranges/items/properties/startPointer/required",
																																						keyword: "required",
																																						params: { missingProperty: e },
																																						message: "must have required property '" + e + "'"
																																					}], !1;
																																					if (r.reference !== void 0 && n.call(r, "reference")) {
																																						if (typeof r.reference != "string") return validate21.errors = [{
																																							instancePath: t + "/snippets/" + a + "/ranges/" + i + "/startPointer/reference",
																																							schemaPath: "#/properties/snippets/items/properties/ranges/items/properties/startPointer/properties/reference/type",
																																							keyword: "type",
																																							params: { type: "string" },
																																							message: "must be string"
																																						}], !1;
																																						var M = !0;
																																					} else var M = !0;
																																					if (M) {
																																						if (r.offset !== void 0 && n.call(r, "offset")) {
																																							let e = r.offset;
																																							if (typeof e != "number" || e % 1 || isNaN(e)) return validate21.errors = [{
																																								instancePath: t + "/snippets/" + a + "/ranges/" + i + "/startPointer/offset",
																																								schemaPath: "#/properties/snippets/items/properties/ranges/items/properties/startPointer/properties/offset/type",
																																								keyword: "type",
																																								params: { type: "integer" },
																																								message: "must be integer"
																																							}], !1;
																																							var M = !0;
																																						} else var M = !0;
																																						if (M) {
																																							if (r.lineNumber !== void 0 && n.call(r, "lineNumber")) {
																																								let e = r.lineNumber;
																																								if (typeof e != "number" || e % 1 || isNaN(e)) return validate21.errors = [{
																																									instancePath: t + "/snippets/" + a + "/ranges/" + i + "/startPointer/lineNumber",
																																									schemaPath: "#/properties/snippets/items/properties/ranges/items/properties/startPointer/properties/lineNumber/type",
																																									keyword: "type",
																																									params: { type: "integer" },
																																									message: "must be integer"
																																								}], !1;
																																								var M = !0;
																																							} else var M = !0;
																																						}
																																					}
																																				} else return validate21.errors = [{
																																					instancePath: t + "/snippets/" + a + "/ranges/" + i + "/startPointer",
																																					schemaPath: "#/properties/snippets/items/properties/ranges/items/properties/startPointer/type",
																																					keyword: "type",
																																					params: { type: "object" },
																																					message: "must be object"
																																				}], !1;
																																				var j = !0;
																																			} else var j = !0;
																																		}
																																	} else return validate21.errors = [{
																																		instancePath: t + "/snippets/" + a + "/ranges/" + i,
																																		schemaPath: "#/properties/snippets/items/properties/ranges/items/type",
																																		keyword: "type",
																																		params: { type: "object" },
																																		message: "must be object"
																																	}], !1;
																																}
																															}
																														} else return validate21.errors = [{
																															instancePath: t + "/snippets/" + a + "/ranges",
																															schemaPath: "#/properties/snippets/items/properties/ranges/type",
																															keyword: "type",
																															params: { type: "array" },
																															message: "must be array"
																														}], !1;
																														var O = !0;
																													} else var O = !0;
																													if (O) {
																														if (e.snippetFromFile !== void 0 && n.call(e, "snippetFromFile")) {
																															if (typeof e.snippetFromFile != "string") return validate21.errors = [{
																																instancePath: t + "/snippets/" + a + "/snippetFromFile",
																																schemaPath: "#/properties/snippets/items/properties/snippetFromFile/type",
																																keyword: "type",
																																params: { type: "string" },
																																message: "must be string"
																															}], !1;
																															var O = !0;
																														} else var O = !0;
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
																				instancePath: t + "/snippets/" + a,
																				schemaPath: "#/properties/snippets/items/type",
																				keyword: "type",
																				params: { type: "object" },
																				message: "must be object"
																			}], !1;
																		}
																	} else return validate21.errors = [{
																		instancePath: t + "/snippets",
																		schemaPath: "#/properties/snippets/type",
																		keyword: "type",
																		params: { type: "array" },
																		message: "must be array"
																	}], !1;
																	var f = !0;
																} else var f = !0;
																if (f) {
																	if (e.relationships !== void 0 && n.call(e, "relationships")) {
																		let r = e.relationships;
																		if (Array.isArray(r)) {
																			let e = r.length;
																			for (let i = 0; i < e; i++) {
																				let e = r[i];
																				if (e && typeof e == "object" && !Array.isArray(e)) {
																					let r;
																					if ((e.spdxElementId === void 0 || !n.call(e, "spdxElementId")) && (r = "spdxElementId") || (e.relatedSpdxElement === void 0 || !n.call(e, "relatedSpdxElement")) && (r = "relatedSpdxElement") || (e.relationshipType === void 0 || !n.call(e, "relationshipType")) && (r = "relationshipType")) return validate21.errors = [{
																						instancePath: t + "/relationships/" + i,
																						schemaPath: "#/properties/relationships/items/required",
																						keyword: "required",
																						params: { missingProperty: r },
																						message: "must have required property '" + r + "'"
																					}], !1;
																					if (e.spdxElementId !== void 0 && n.call(e, "spdxElementId")) {
																						if (typeof e.spdxElementId != "string") return validate21.errors = [{
																							instancePath: t + "/relationships/" + i + "/spdxElementId",
																							schemaPath: "#/properties/relationships/items/properties/spdxElementId/type",
																							keyword: "type",
																							params: { type: "string" },
																							message: "must be string"
																						}], !1;
																						var N = !0;
																					} else var N = !0;
																					if (N) {
																						if (e.comment !== void 0 && n.call(e, "comment")) {
																							if (typeof e.comment != "string") return validate21.errors = [{
																								instancePath: t + "/relationships/" + i + "/comment",
																								schemaPath: "#/properties/relationships/items/properties/comment/type",
																								keyword: "type",
																								params: { type: "string" },
																								message: "must be string"
																							}], !1;
																							var N = !0;
																						} else var N = !0;
																						if (N) {
																							if (e.relatedSpdxElement !== void 0 && n.call(e, "relatedSpdxElement")) {
																								if (typeof e.relatedSpdxElement != "string") return validate21.errors = [{
																									instancePath: t + "/relationships/" + i + "/relatedSpdxElement",
																									schemaPath: "#/properties/relationships/items/properties/relatedSpdxElement/type",
																									keyword: "type",
																									params: { type: "string" },
																									message: "must be string"
																								}], !1;
																								var N = !0;
																							} else var N = !0;
																							if (N) {
																								if (e.relationshipType !== void 0 && n.call(e, "relationshipType")) {
																									let n = e.relationshipType;
																									if (typeof n != "string") return validate21.errors = [{
																										instancePath: t + "/relationships/" + i + "/relationshipType",
																										schemaPath: "#/properties/relationships/items/properties/relationshipType/type",
																										keyword: "type",
																										params: { type: "string" },
																										message: "must be string"
																									}], !1;
																									if (!c(n, e, "relationshipType")) return validate21.errors = [{
																										instancePath: t + "/relationships/" + i + "/relationshipType",
																										schemaPath: "#/properties/relationships/items/properties/relationshipType/enum",
																										keyword: "enum",
																										params: { allowedValues: c.allowed },
																										message: "must be equal to one of the allowed values"
																									}], !1;
																									var N = !0;
																								} else var N = !0;
																							}
																						}
																					}
																				} else return validate21.errors = [{
																					instancePath: t + "/relationships/" + i,
																					schemaPath: "#/properties/relationships/items/type",
																					keyword: "type",
																					params: { type: "object" },
																					message: "must be object"
																				}], !1;
																			}
																		} else return validate21.errors = [{
																			instancePath: t + "/relationships",
																			schemaPath: "#/properties/relationships/type",
																			keyword: "type",
																			params: { type: "array" },
																			message: "must be array"
																		}], !1;
																		var f = !0;
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
