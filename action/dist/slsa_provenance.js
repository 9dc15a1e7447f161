// src/gate/inputs/compiled/slsa_provenance.js
const lengthOf = (e) => {
	let t = 0;
	for (let n of e) t += 1;
	return t;
}, e = validate21, t = Object.prototype.hasOwnProperty, n = lengthOf, r = /* @__PURE__ */ RegExp(".*", "u");
function validate21(e, { instancePath: i = "", parentData: a, parentDataProperty: o, rootData: s = e } = {}) {
	if (e && typeof e == "object" && !Array.isArray(e)) {
		let a;
		if ((e.buildDefinition === void 0 || !t.call(e, "buildDefinition")) && (a = "buildDefinition") || (e.runDetails === void 0 || !t.call(e, "runDetails")) && (a = "runDetails")) return validate21.errors = [{
			instancePath: i,
			schemaPath: "#/required",
			keyword: "required",
			params: { missingProperty: a },
			message: "must have required property '" + a + "'"
		}], !1;
		if (e.buildDefinition !== void 0 && t.call(e, "buildDefinition")) {
			let a = e.buildDefinition;
			if (a && typeof a == "object" && !Array.isArray(a)) {
				let e;
				if ((a.buildType === void 0 || !t.call(a, "buildType")) && (e = "buildType") || (a.externalParameters === void 0 || !t.call(a, "externalParameters")) && (e = "externalParameters")) return validate21.errors = [{
					instancePath: i + "/buildDefinition",
					schemaPath: "#/properties/buildDefinition/required",
					keyword: "required",
					params: { missingProperty: e },
					message: "must have required property '" + e + "'"
				}], !1;
				if (a.buildType !== void 0 && t.call(a, "buildType")) {
					let e = a.buildType;
					if (typeof e == "string") {
						if (n(e) < 1) return validate21.errors = [{
							instancePath: i + "/buildDefinition/buildType",
							schemaPath: "#/properties/buildDefinition/properties/buildType/minLength",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						}], !1;
					} else return validate21.errors = [{
						instancePath: i + "/buildDefinition/buildType",
						schemaPath: "#/properties/buildDefinition/properties/buildType/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}], !1;
					var c = !0;
				} else var c = !0;
				if (c) {
					if (a.externalParameters !== void 0 && t.call(a, "externalParameters")) {
						let e = a.externalParameters;
						if (!e || typeof e != "object" || Array.isArray(e)) return validate21.errors = [{
							instancePath: i + "/buildDefinition/externalParameters",
							schemaPath: "#/properties/buildDefinition/properties/externalParameters/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						}], !1;
						var c = !0;
					} else var c = !0;
					if (c) {
						if (a.internalParameters !== void 0 && t.call(a, "internalParameters")) {
							let e = a.internalParameters;
							if (!e || typeof e != "object" || Array.isArray(e)) return validate21.errors = [{
								instancePath: i + "/buildDefinition/internalParameters",
								schemaPath: "#/properties/buildDefinition/properties/internalParameters/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							}], !1;
							var c = !0;
						} else var c = !0;
						if (c) {
							if (a.resolvedDependencies !== void 0 && t.call(a, "resolvedDependencies")) {
								let e = a.resolvedDependencies;
								if (Array.isArray(e)) {
									let n = e.length;
									for (let a = 0; a < n; a++) {
										let n = e[a];
										if (n && typeof n == "object" && !Array.isArray(n)) {
											if (n.name !== void 0 && t.call(n, "name")) {
												if (typeof n.name != "string") return validate21.errors = [{
													instancePath: i + "/buildDefinition/resolvedDependencies/" + a + "/name",
													schemaPath: "#/properties/buildDefinition/properties/resolvedDependencies/items/properties/name/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}], !1;
												var l = !0;
											} else var l = !0;
											if (l) {
												if (n.uri !== void 0 && t.call(n, "uri")) {
													if (typeof n.uri != "string") return validate21.errors = [{
														instancePath: i + "/buildDefinition/resolvedDependencies/" + a + "/uri",
														schemaPath: "#/properties/buildDefinition/properties/resolvedDependencies/items/properties/uri/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}], !1;
													var l = !0;
												} else var l = !0;
												if (l) {
													if (n.digest !== void 0 && t.call(n, "digest")) {
														let e = n.digest;
														if (e && typeof e == "object" && !Array.isArray(e)) {
															if (Object.keys(e).length < 1) return validate21.errors = [{
																instancePath: i + "/buildDefinition/resolvedDependencies/" + a + "/digest",
																schemaPath: "#/properties/buildDefinition/properties/resolvedDependencies/items/properties/digest/minProperties",
																keyword: "minProperties",
																params: { limit: 1 },
																message: "must NOT have fewer than 1 properties"
															}], !1;
															for (let t of Object.keys(e)) if (r.test(t) && typeof e[t] != "string") return validate21.errors = [{
																instancePath: i + "/buildDefinition/resolvedDependencies/" + a + "/digest/" + t.replace(/~/g, "~0").replace(/\//g, "~1"),
																schemaPath: "#/properties/buildDefinition/properties/resolvedDependencies/items/properties/digest/patternProperties/.*/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}], !1;
														} else return validate21.errors = [{
															instancePath: i + "/buildDefinition/resolvedDependencies/" + a + "/digest",
															schemaPath: "#/properties/buildDefinition/properties/resolvedDependencies/items/properties/digest/type",
															keyword: "type",
															params: { type: "object" },
															message: "must be object"
														}], !1;
														var l = !0;
													} else var l = !0;
													if (l) {
														if (n.content !== void 0 && t.call(n, "content")) {
															if (typeof n.content != "string") return validate21.errors = [{
																instancePath: i + "/buildDefinition/resolvedDependencies/" + a + "/content",
																schemaPath: "#/properties/buildDefinition/properties/resolvedDependencies/items/properties/content/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}], !1;
															var l = !0;
														} else var l = !0;
														if (l) {
															if (n.downloadLocation !== void 0 && t.call(n, "downloadLocation")) {
																if (typeof n.downloadLocation != "string") return validate21.errors = [{
																	instancePath: i + "/buildDefinition/resolvedDependencies/" + a + "/downloadLocation",
																	schemaPath: "#/properties/buildDefinition/properties/resolvedDependencies/items/properties/downloadLocation/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}], !1;
																var l = !0;
															} else var l = !0;
															if (l) {
																if (n.mediaType !== void 0 && t.call(n, "mediaType")) {
																	if (typeof n.mediaType != "string") return validate21.errors = [{
																		instancePath: i + "/buildDefinition/resolvedDependencies/" + a + "/mediaType",
																		schemaPath: "#/properties/buildDefinition/properties/resolvedDependencies/items/properties/mediaType/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}], !1;
																	var l = !0;
																} else var l = !0;
																if (l) {
																	if (n.annotations !== void 0 && t.call(n, "annotations")) {
																		let e = n.annotations;
																		if (!e || typeof e != "object" || Array.isArray(e)) return validate21.errors = [{
																			instancePath: i + "/buildDefinition/resolvedDependencies/" + a + "/annotations",
																			schemaPath: "#/properties/buildDefinition/properties/resolvedDependencies/items/properties/annotations/type",
																			keyword: "type",
																			params: { type: "object" },
																			message: "must be object"
																		}], !1;
																		var l = !0;
																	} else var l = !0;
																}
															}
														}
													}
												}
											}
										} else return validate21.errors = [{
											instancePath: i + "/buildDefinition/resolvedDependencies/" + a,
											schemaPath: "#/properties/buildDefinition/properties/resolvedDependencies/items/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										}], !1;
									}
								} else return validate21.errors = [{
									instancePath: i + "/buildDefinition/resolvedDependencies",
									schemaPath: "#/properties/buildDefinition/properties/resolvedDependencies/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}], !1;
								var c = !0;
							} else var c = !0;
						}
					}
				}
			} else return validate21.errors = [{
				instancePath: i + "/buildDefinition",
				schemaPath: "#/properties/buildDefinition/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}], !1;
			var u = !0;
		} else var u = !0;
		if (u) {
			if (e.runDetails !== void 0 && t.call(e, "runDetails")) {
				let a = e.runDetails;
				if (a && typeof a == "object" && !Array.isArray(a)) {
					let e;
					if ((a.builder === void 0 || !t.call(a, "builder")) && (e = "builder")) return validate21.errors = [{
						instancePath: i + "/runDetails",
						schemaPath: "#/properties/runDetails/required",
						keyword: "required",
						params: { missingProperty: e },
						message: "must have required property '" + e + "'"
					}], !1;
					if (a.builder !== void 0 && t.call(a, "builder")) {
						let e = a.builder;
						if (e && typeof e == "object" && !Array.isArray(e)) {
							let a;
							if ((e.id === void 0 || !t.call(e, "id")) && (a = "id")) return validate21.errors = [{
								instancePath: i + "/runDetails/builder",
								schemaPath: "#/properties/runDetails/properties/builder/required",
								keyword: "required",
								params: { missingProperty: a },
								message: "must have required property '" + a + "'"
							}], !1;
							if (e.id !== void 0 && t.call(e, "id")) {
								let t = e.id;
								if (typeof t == "string") {
									if (n(t) < 1) return validate21.errors = [{
										instancePath: i + "/runDetails/builder/id",
										schemaPath: "#/properties/runDetails/properties/builder/properties/id/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters"
									}], !1;
								} else return validate21.errors = [{
									instancePath: i + "/runDetails/builder/id",
									schemaPath: "#/properties/runDetails/properties/builder/properties/id/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}], !1;
								var d = !0;
							} else var d = !0;
							if (d) {
								if (e.builderDependencies !== void 0 && t.call(e, "builderDependencies")) {
									let n = e.builderDependencies;
									if (Array.isArray(n)) {
										let e = n.length;
										for (let a = 0; a < e; a++) {
											let e = n[a];
											if (e && typeof e == "object" && !Array.isArray(e)) {
												if (e.name !== void 0 && t.call(e, "name")) {
													if (typeof e.name != "string") return validate21.errors = [{
														instancePath: i + "/runDetails/builder/builderDependencies/" + a + "/name",
														schemaPath: "#/properties/runDetails/properties/builder/properties/builderDependencies/items/properties/name/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}], !1;
													var f = !0;
												} else var f = !0;
												if (f) {
													if (e.uri !== void 0 && t.call(e, "uri")) {
														if (typeof e.uri != "string") return validate21.errors = [{
															instancePath: i + "/runDetails/builder/builderDependencies/" + a + "/uri",
															schemaPath: "#/properties/runDetails/properties/builder/properties/builderDependencies/items/properties/uri/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}], !1;
														var f = !0;
													} else var f = !0;
													if (f) {
														if (e.digest !== void 0 && t.call(e, "digest")) {
															let t = e.digest;
															if (t && typeof t == "object" && !Array.isArray(t)) {
																if (Object.keys(t).length < 1) return validate21.errors = [{
																	instancePath: i + "/runDetails/builder/builderDependencies/" + a + "/digest",
																	schemaPath: "#/properties/runDetails/properties/builder/properties/builderDependencies/items/properties/digest/minProperties",
																	keyword: "minProperties",
																	params: { limit: 1 },
																	message: "must NOT have fewer than 1 properties"
																}], !1;
																for (let e of Object.keys(t)) if (r.test(e) && typeof t[e] != "string") return validate21.errors = [{
																	instancePath: i + "/runDetails/builder/builderDependencies/" + a + "/digest/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
																	schemaPath: "#/properties/runDetails/properties/builder/properties/builderDependencies/items/properties/digest/patternProperties/.*/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}], !1;
															} else return validate21.errors = [{
																instancePath: i + "/runDetails/builder/builderDependencies/" + a + "/digest",
																schemaPath: "#/properties/runDetails/properties/builder/properties/builderDependencies/items/properties/digest/type",
																keyword: "type",
																params: { type: "object" },
																message: "must be object"
															}], !1;
															var f = !0;
														} else var f = !0;
														if (f) {
															if (e.content !== void 0 && t.call(e, "content")) {
																if (typeof e.content != "string") return validate21.errors = [{
																	instancePath: i + "/runDetails/builder/builderDependencies/" + a + "/content",
																	schemaPath: "#/properties/runDetails/properties/builder/properties/builderDependencies/items/properties/content/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}], !1;
																var f = !0;
															} else var f = !0;
															if (f) {
																if (e.downloadLocation !== void 0 && t.call(e, "downloadLocation")) {
																	if (typeof e.downloadLocation != "string") return validate21.errors = [{
																		instancePath: i + "/runDetails/builder/builderDependencies/" + a + "/downloadLocation",
																		schemaPath: "#/properties/runDetails/properties/builder/properties/builderDependencies/items/properties/downloadLocation/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}], !1;
																	var f = !0;
																} else var f = !0;
																if (f) {
																	if (e.mediaType !== void 0 && t.call(e, "mediaType")) {
																		if (typeof e.mediaType != "string") return validate21.errors = [{
																			instancePath: i + "/runDetails/builder/builderDependencies/" + a + "/mediaType",
																			schemaPath: "#/properties/runDetails/properties/builder/properties/builderDependencies/items/properties/mediaType/type",
																			keyword: "type",
																			params: { type: "string" },
																			message: "must be string"
																		}], !1;
																		var f = !0;
																	} else var f = !0;
																	if (f) {
																		if (e.annotations !== void 0 && t.call(e, "annotations")) {
																			let t = e.annotations;
																			if (!t || typeof t != "object" || Array.isArray(t)) return validate21.errors = [{
																				instancePath: i + "/runDetails/builder/builderDependencies/" + a + "/annotations",
																				schemaPath: "#/properties/runDetails/properties/builder/properties/builderDependencies/items/properties/annotations/type",
																				keyword: "type",
																				params: { type: "object" },
																				message: "must be object"
																			}], !1;
																			var f = !0;
																		} else var f = !0;
																	}
																}
															}
														}
													}
												}
											} else return validate21.errors = [{
												instancePath: i + "/runDetails/builder/builderDependencies/" + a,
												schemaPath: "#/properties/runDetails/properties/builder/properties/builderDependencies/items/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											}], !1;
										}
									} else return validate21.errors = [{
										instancePath: i + "/runDetails/builder/builderDependencies",
										schemaPath: "#/properties/runDetails/properties/builder/properties/builderDependencies/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}], !1;
									var d = !0;
								} else var d = !0;
								if (d) {
									if (e.version !== void 0 && t.call(e, "version")) {
										let t = e.version;
										if (t && typeof t == "object" && !Array.isArray(t)) {
											for (let e of Object.keys(t)) if (r.test(e) && typeof t[e] != "string") return validate21.errors = [{
												instancePath: i + "/runDetails/builder/version/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
												schemaPath: "#/properties/runDetails/properties/builder/properties/version/patternProperties/.*/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
										} else return validate21.errors = [{
											instancePath: i + "/runDetails/builder/version",
											schemaPath: "#/properties/runDetails/properties/builder/properties/version/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										}], !1;
										var d = !0;
									} else var d = !0;
								}
							}
						} else return validate21.errors = [{
							instancePath: i + "/runDetails/builder",
							schemaPath: "#/properties/runDetails/properties/builder/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						}], !1;
						var p = !0;
					} else var p = !0;
					if (p) {
						if (a.metadata !== void 0 && t.call(a, "metadata")) {
							let e = a.metadata;
							if (e && typeof e == "object" && !Array.isArray(e)) {
								if (e.invocationId !== void 0 && t.call(e, "invocationId")) {
									if (typeof e.invocationId != "string") return validate21.errors = [{
										instancePath: i + "/runDetails/metadata/invocationId",
										schemaPath: "#/properties/runDetails/properties/metadata/properties/invocationId/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}], !1;
									var m = !0;
								} else var m = !0;
								if (m) {
									if (e.startedOn !== void 0 && t.call(e, "startedOn")) {
										if (typeof e.startedOn != "string") return validate21.errors = [{
											instancePath: i + "/runDetails/metadata/startedOn",
											schemaPath: "#/properties/runDetails/properties/metadata/properties/startedOn/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}], !1;
										var m = !0;
									} else var m = !0;
									if (m) {
										if (e.finishedOn !== void 0 && t.call(e, "finishedOn")) {
											if (typeof e.finishedOn != "string") return validate21.errors = [{
												instancePath: i + "/runDetails/metadata/finishedOn",
												schemaPath: "#/properties/runDetails/properties/metadata/properties/finishedOn/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}], !1;
											var m = !0;
										} else var m = !0;
									}
								}
							} else return validate21.errors = [{
								instancePath: i + "/runDetails/metadata",
								schemaPath: "#/properties/runDetails/properties/metadata/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							}], !1;
							var p = !0;
						} else var p = !0;
						if (p) {
							if (a.byproducts !== void 0 && t.call(a, "byproducts")) {
								let e = a.byproducts;
								if (Array.isArray(e)) {
									let n = e.length;
									for (let a = 0; a < n; a++) {
										let n = e[a];
										if (n && typeof n == "object" && !Array.isArray(n)) {
											if (n.name !== void 0 && t.call(n, "name")) {
												if (typeof n.name != "string") return validate21.errors = [{
													instancePath: i + "/runDetails/byproducts/" + a + "/name",
													schemaPath: "#/properties/runDetails/properties/byproducts/items/properties/name/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}], !1;
												var h = !0;
											} else var h = !0;
											if (h) {
												if (n.uri !== void 0 && t.call(n, "uri")) {
													if (typeof n.uri != "string") return validate21.errors = [{
														instancePath: i + "/runDetails/byproducts/" + a + "/uri",
														schemaPath: "#/properties/runDetails/properties/byproducts/items/properties/uri/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}], !1;
													var h = !0;
												} else var h = !0;
												if (h) {
													if (n.digest !== void 0 && t.call(n, "digest")) {
														let e = n.digest;
														if (e && typeof e == "object" && !Array.isArray(e)) {
															if (Object.keys(e).length < 1) return validate21.errors = [{
																instancePath: i + "/runDetails/byproducts/" + a + "/digest",
																schemaPath: "#/properties/runDetails/properties/byproducts/items/properties/digest/minProperties",
																keyword: "minProperties",
																params: { limit: 1 },
																message: "must NOT have fewer than 1 properties"
															}], !1;
															for (let t of Object.keys(e)) if (r.test(t) && typeof e[t] != "string") return validate21.errors = [{
																instancePath: i + "/runDetails/byproducts/" + a + "/digest/" + t.replace(/~/g, "~0").replace(/\//g, "~1"),
																schemaPath: "#/properties/runDetails/properties/byproducts/items/properties/digest/patternProperties/.*/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}], !1;
														} else return validate21.errors = [{
															instancePath: i + "/runDetails/byproducts/" + a + "/digest",
															schemaPath: "#/properties/runDetails/properties/byproducts/items/properties/digest/type",
															keyword: "type",
															params: { type: "object" },
															message: "must be object"
														}], !1;
														var h = !0;
													} else var h = !0;
													if (h) {
														if (n.content !== void 0 && t.call(n, "content")) {
															if (typeof n.content != "string") return validate21.errors = [{
																instancePath: i + "/runDetails/byproducts/" + a + "/content",
																schemaPath: "#/properties/runDetails/properties/byproducts/items/properties/content/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}], !1;
															var h = !0;
														} else var h = !0;
														if (h) {
															if (n.downloadLocation !== void 0 && t.call(n, "downloadLocation")) {
																if (typeof n.downloadLocation != "string") return validate21.errors = [{
																	instancePath: i + "/runDetails/byproducts/" + a + "/downloadLocation",
																	schemaPath: "#/properties/runDetails/properties/byproducts/items/properties/downloadLocation/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}], !1;
																var h = !0;
															} else var h = !0;
															if (h) {
																if (n.mediaType !== void 0 && t.call(n, "mediaType")) {
																	if (typeof n.mediaType != "string") return validate21.errors = [{
																		instancePath: i + "/runDetails/byproducts/" + a + "/mediaType",
																		schemaPath: "#/properties/runDetails/properties/byproducts/items/properties/mediaType/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}], !1;
																	var h = !0;
																} else var h = !0;
																if (h) {
																	if (n.annotations !== void 0 && t.call(n, "annotations")) {
																		let e = n.annotations;
																		if (!e || typeof e != "object" || Array.isArray(e)) return validate21.errors = [{
																			instancePath: i + "/runDetails/byproducts/" + a + "/annotations",
																			schemaPath: "#/properties/runDetails/properties/byproducts/items/properties/annotations/type",
																			keyword: "type",
																			params: { type: "object" },
																			message: "must be object"
																		}], !1;
																		var h = !0;
																	} else var h = !0;
																}
															}
														}
													}
												}
											}
										} else return validate21.errors = [{
											instancePath: i + "/runDetails/byproducts/" + a,
											schemaPath: "#/properties/runDetails/properties/byproducts/items/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										}], !1;
									}
								} else return validate21.errors = [{
									instancePath: i + "/runDetails/byproducts",
									schemaPath: "#/properties/runDetails/properties/byproducts/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}], !1;
								var p = !0;
							} else var p = !0;
						}
					}
				} else return validate21.errors = [{
					instancePath: i + "/runDetails",
					schemaPath: "#/properties/runDetails/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				}], !1;
				var u = !0;
			} else var u = !0;
		}
	} else return validate21.errors = [{
		instancePath: i,
		schemaPath: "#/type",
		keyword: "type",
		params: { type: "object" },
		message: "must be object"
	}], !1;
	return validate21.errors = null, !0;
}
export { e as validate };
