import { __commonJSMin as e, __exportAll as t, __toCommonJS as n, __toESM as r } from "./rolldown-runtime.js";
import { BUNDLE_ALGORITHMS as i, BuiltinError as a, DEFAULT_BUNDLE_ALGORITHM as o, DOCUMENT_FORMATS as s, EXACT_DATA as c, EXPLAIN_MODES as l, EvaluationError as u, FAIL_ON as d, FORMAT_SCHEMAS as f, JsonSlice as p, LIBRARY_WORDING as m, MAX_SOURCE_BYTES as h, MAX_TIMER_MS as g, MAX_WASM_BYTES as ee, PROFILE_VARIABLE as te, PolicyLoadError as _, RegoNumber as v, RegoObject as y, RegohostError as ne, SETTINGS as b, _node_child_process_exports as re, addressAdvice as ie, append as ae, cacheFolder as oe, collectBytes as se, counted as ce, createStyle as le, decodeText$1 as ue, defaultLimitMs as de, describeAddresses as fe, errorMessages as pe, errorOutcome as me, formatJson as x, getMessage as he, getPipeLimits as ge, hasScheme as _e, inWording as ve, isAddress as S, isAnyAddress as C, isDigestText as ye, isEnvelope as be, isError as w, isObject as xe, isRegohostError as T, limitPipes as Se, limitReading as E, loadPackage as Ce, loadSource as we, mayBeEnvelope as Te, mergeRegoSources as Ee, nearest as De, onAbort as Oe, orClose as ke, parseArgumentKey as Ae, parseInstantNs as je, parseJson as Me, placedMessage as Ne, readData as Pe, readDocument as Fe, readOwnData as Ie, readResultSet as Le, readText as Re, realPathOf as ze, reasonOf as Be, require__builtin_events as Ve, require__builtin_path as He, require__node_process as Ue, require_promises as We, shownSource as Ge, shownText as D, shownValue as O, skipSpace as Ke, splitPrefix as qe, suggestPath as Je, throwIfUnsigned as Ye, toByteLimit as Xe, toPrintableStyled as Ze, untilAborted as Qe, useAddressFolder as $e, useReplyCache as et, whyDoubtfulYaml as tt, withCode as nt, withoutByteOrderMark as rt, workDeadline as it } from "./evaluation.js";
import { require__builtin_fs as at, version as ot } from "./start.js";
import { basename as st, extname as ct, join as lt, resolve as k, sep as ut } from "node:path";
import { devNull as dt } from "node:os";
// node_modules/commander/lib/error.js
var A = /* @__PURE__ */ e(((e) => {
	var CommanderError = class extends Error {
		constructor(e, t, n) {
			super(n), Error.captureStackTrace(this, this.constructor), this.name = this.constructor.name, this.code = t, this.exitCode = e, this.nestedError = void 0;
		}
	}, InvalidArgumentError = class extends CommanderError {
		constructor(e) {
			super(1, "commander.invalidArgument", e), Error.captureStackTrace(this, this.constructor), this.name = this.constructor.name;
		}
	};
	e.CommanderError = CommanderError, e.InvalidArgumentError = InvalidArgumentError;
})), j = /* @__PURE__ */ e(((e) => {
	let { InvalidArgumentError: t } = A();
	var Argument = class {
		constructor(e, t) {
			switch (this.description = t || "", this.variadic = !1, this.parseArg = void 0, this.defaultValue = void 0, this.defaultValueDescription = void 0, this.argChoices = void 0, e[0]) {
				case "<":
					this.required = !0, this._name = e.slice(1, -1);
					break;
				case "[":
					this.required = !1, this._name = e.slice(1, -1);
					break;
				default: this.required = !0, this._name = e;
			}
			this._name.endsWith("...") && (this.variadic = !0, this._name = this._name.slice(0, -3));
		}
		name() {
			return this._name;
		}
		_collectValue(e, t) {
			return t === this.defaultValue || !Array.isArray(t) ? [e] : (t.push(e), t);
		}
		default(e, t) {
			return this.defaultValue = e, this.defaultValueDescription = t, this;
		}
		argParser(e) {
			return this.parseArg = e, this;
		}
		choices(e) {
			return this.argChoices = e.slice(), this.parseArg = (e, n) => {
				if (!this.argChoices.includes(e)) throw new t(`Allowed choices are ${this.argChoices.join(", ")}.`);
				return this.variadic ? this._collectValue(e, n) : e;
			}, this;
		}
		argRequired() {
			return this.required = !0, this;
		}
		argOptional() {
			return this.required = !1, this;
		}
	};
	function humanReadableArgName(e) {
		let t = e.name() + (e.variadic === !0 ? "..." : "");
		return e.required ? "<" + t + ">" : "[" + t + "]";
	}
	e.Argument = Argument, e.humanReadableArgName = humanReadableArgName;
})), ft = /* @__PURE__ */ e(((e) => {
	let { humanReadableArgName: t } = j();
	var Help = class {
		constructor() {
			this.helpWidth = void 0, this.minWidthToWrap = 40, this.sortSubcommands = !1, this.sortOptions = !1, this.showGlobalOptions = !1;
		}
		prepareContext(e) {
			this.helpWidth = this.helpWidth ?? e.helpWidth ?? 80;
		}
		visibleCommands(e) {
			let t = e.commands.filter((e) => !e._hidden), n = e._getHelpCommand();
			return n && !n._hidden && t.push(n), this.sortSubcommands && t.sort((e, t) => e.name().localeCompare(t.name())), t;
		}
		compareOptions(e, t) {
			let getSortKey = (e) => e.short ? e.short.replace(/^-/, "") : e.long.replace(/^--/, "");
			return getSortKey(e).localeCompare(getSortKey(t));
		}
		visibleOptions(e) {
			let t = e.options.filter((e) => !e.hidden), n = e._getHelpOption();
			if (n && !n.hidden) {
				let r = n.short && e._findOption(n.short), i = n.long && e._findOption(n.long);
				!r && !i ? t.push(n) : n.long && !i ? t.push(e.createOption(n.long, n.description)) : n.short && !r && t.push(e.createOption(n.short, n.description));
			}
			return this.sortOptions && t.sort(this.compareOptions), t;
		}
		visibleGlobalOptions(e) {
			if (!this.showGlobalOptions) return [];
			let t = [];
			for (let n = e.parent; n; n = n.parent) {
				let e = n.options.filter((e) => !e.hidden);
				t.push(...e);
			}
			return this.sortOptions && t.sort(this.compareOptions), t;
		}
		visibleArguments(e) {
			return e._argsDescription && e.registeredArguments.forEach((t) => {
				t.description = t.description || e._argsDescription[t.name()] || "";
			}), e.registeredArguments.find((e) => e.description) ? e.registeredArguments : [];
		}
		subcommandTerm(e) {
			let n = e.registeredArguments.map((e) => t(e)).join(" ");
			return e._name + (e._aliases[0] ? "|" + e._aliases[0] : "") + (e.options.length ? " [options]" : "") + (n ? " " + n : "");
		}
		optionTerm(e) {
			return e.flags;
		}
		argumentTerm(e) {
			return e.name();
		}
		longestSubcommandTermLength(e, t) {
			return t.visibleCommands(e).reduce((e, n) => Math.max(e, this.displayWidth(t.styleSubcommandTerm(t.subcommandTerm(n)))), 0);
		}
		longestOptionTermLength(e, t) {
			return t.visibleOptions(e).reduce((e, n) => Math.max(e, this.displayWidth(t.styleOptionTerm(t.optionTerm(n)))), 0);
		}
		longestGlobalOptionTermLength(e, t) {
			return t.visibleGlobalOptions(e).reduce((e, n) => Math.max(e, this.displayWidth(t.styleOptionTerm(t.optionTerm(n)))), 0);
		}
		longestArgumentTermLength(e, t) {
			return t.visibleArguments(e).reduce((e, n) => Math.max(e, this.displayWidth(t.styleArgumentTerm(t.argumentTerm(n)))), 0);
		}
		commandUsage(e) {
			let t = e._name;
			e._aliases[0] && (t = t + "|" + e._aliases[0]);
			let n = "";
			for (let t = e.parent; t; t = t.parent) n = t.name() + " " + n;
			return n + t + " " + e.usage();
		}
		commandDescription(e) {
			return e.description();
		}
		subcommandDescription(e) {
			return e.summary() || e.description();
		}
		optionDescription(e) {
			let t = [];
			if (e.argChoices && t.push(`choices: ${e.argChoices.map((e) => JSON.stringify(e)).join(", ")}`), e.defaultValue !== void 0 && (e.required || e.optional || e.isBoolean() && typeof e.defaultValue == "boolean") && t.push(`default: ${e.defaultValueDescription || JSON.stringify(e.defaultValue)}`), e.presetArg !== void 0 && e.optional && t.push(`preset: ${JSON.stringify(e.presetArg)}`), e.envVar !== void 0 && t.push(`env: ${e.envVar}`), t.length > 0) {
				let n = `(${t.join(", ")})`;
				return e.description ? `${e.description} ${n}` : n;
			}
			return e.description;
		}
		argumentDescription(e) {
			let t = [];
			if (e.argChoices && t.push(`choices: ${e.argChoices.map((e) => JSON.stringify(e)).join(", ")}`), e.defaultValue !== void 0 && t.push(`default: ${e.defaultValueDescription || JSON.stringify(e.defaultValue)}`), t.length > 0) {
				let n = `(${t.join(", ")})`;
				return e.description ? `${e.description} ${n}` : n;
			}
			return e.description;
		}
		formatItemList(e, t, n) {
			return t.length === 0 ? [] : [
				n.styleTitle(e),
				...t,
				""
			];
		}
		groupItems(e, t, n) {
			let r = /* @__PURE__ */ new Map();
			return e.forEach((e) => {
				let t = n(e);
				r.has(t) || r.set(t, []);
			}), t.forEach((e) => {
				let t = n(e);
				r.has(t) || r.set(t, []), r.get(t).push(e);
			}), r;
		}
		formatHelp(e, t) {
			let n = t.padWidth(e, t), r = t.helpWidth ?? 80;
			function callFormatItem(e, r) {
				return t.formatItem(e, n, r, t);
			}
			let i = [`${t.styleTitle("Usage:")} ${t.styleUsage(t.commandUsage(e))}`, ""], a = t.commandDescription(e);
			a.length > 0 && (i = i.concat([t.boxWrap(t.styleCommandDescription(a), r), ""]));
			let o = t.visibleArguments(e).map((e) => callFormatItem(t.styleArgumentTerm(t.argumentTerm(e)), t.styleArgumentDescription(t.argumentDescription(e))));
			if (i = i.concat(this.formatItemList("Arguments:", o, t)), this.groupItems(e.options, t.visibleOptions(e), (e) => e.helpGroupHeading ?? "Options:").forEach((e, n) => {
				let r = e.map((e) => callFormatItem(t.styleOptionTerm(t.optionTerm(e)), t.styleOptionDescription(t.optionDescription(e))));
				i = i.concat(this.formatItemList(n, r, t));
			}), t.showGlobalOptions) {
				let n = t.visibleGlobalOptions(e).map((e) => callFormatItem(t.styleOptionTerm(t.optionTerm(e)), t.styleOptionDescription(t.optionDescription(e))));
				i = i.concat(this.formatItemList("Global Options:", n, t));
			}
			return this.groupItems(e.commands, t.visibleCommands(e), (e) => e.helpGroup() || "Commands:").forEach((e, n) => {
				let r = e.map((e) => callFormatItem(t.styleSubcommandTerm(t.subcommandTerm(e)), t.styleSubcommandDescription(t.subcommandDescription(e))));
				i = i.concat(this.formatItemList(n, r, t));
			}), i.join("\n");
		}
		displayWidth(e) {
			return stripColor(e).length;
		}
		styleTitle(e) {
			return e;
		}
		styleUsage(e) {
			return e.split(" ").map((e) => e === "[options]" ? this.styleOptionText(e) : e === "[command]" ? this.styleSubcommandText(e) : e[0] === "[" || e[0] === "<" ? this.styleArgumentText(e) : this.styleCommandText(e)).join(" ");
		}
		styleCommandDescription(e) {
			return this.styleDescriptionText(e);
		}
		styleOptionDescription(e) {
			return this.styleDescriptionText(e);
		}
		styleSubcommandDescription(e) {
			return this.styleDescriptionText(e);
		}
		styleArgumentDescription(e) {
			return this.styleDescriptionText(e);
		}
		styleDescriptionText(e) {
			return e;
		}
		styleOptionTerm(e) {
			return this.styleOptionText(e);
		}
		styleSubcommandTerm(e) {
			return e.split(" ").map((e) => e === "[options]" ? this.styleOptionText(e) : e[0] === "[" || e[0] === "<" ? this.styleArgumentText(e) : this.styleSubcommandText(e)).join(" ");
		}
		styleArgumentTerm(e) {
			return this.styleArgumentText(e);
		}
		styleOptionText(e) {
			return e;
		}
		styleArgumentText(e) {
			return e;
		}
		styleSubcommandText(e) {
			return e;
		}
		styleCommandText(e) {
			return e;
		}
		padWidth(e, t) {
			return Math.max(t.longestOptionTermLength(e, t), t.longestGlobalOptionTermLength(e, t), t.longestSubcommandTermLength(e, t), t.longestArgumentTermLength(e, t));
		}
		preformatted(e) {
			return /\n[^\S\r\n]/.test(e);
		}
		formatItem(e, t, n, r) {
			let i = " ".repeat(2);
			if (!n) return i + e;
			let a = e.padEnd(t + e.length - r.displayWidth(e)), o = (this.helpWidth ?? 80) - t - 2 - 2, s;
			return s = o < this.minWidthToWrap || r.preformatted(n) ? n : r.boxWrap(n, o).replace(/\n/g, "\n" + " ".repeat(t + 2)), i + a + " ".repeat(2) + s.replace(/\n/g, `\n${i}`);
		}
		boxWrap(e, t) {
			if (t < this.minWidthToWrap) return e;
			let n = e.split(/\r\n|\n/), r = /[\s]*[^\s]+/g, i = [];
			return n.forEach((e) => {
				let n = e.match(r);
				if (n === null) {
					i.push("");
					return;
				}
				let a = [n.shift()], o = this.displayWidth(a[0]);
				n.forEach((e) => {
					let n = this.displayWidth(e);
					if (o + n <= t) {
						a.push(e), o += n;
						return;
					}
					i.push(a.join(""));
					let r = e.trimStart();
					a = [r], o = this.displayWidth(r);
				}), i.push(a.join(""));
			}), i.join("\n");
		}
	};
	function stripColor(e) {
		return e.replace(/\x1b\[\d*(;\d*)*m/g, "");
	}
	e.Help = Help, e.stripColor = stripColor;
})), pt = /* @__PURE__ */ e(((e) => {
	let { InvalidArgumentError: t } = A();
	var Option = class {
		constructor(e, t) {
			this.flags = e, this.description = t || "", this.required = e.includes("<"), this.optional = e.includes("["), this.variadic = /\w\.\.\.[>\]]$/.test(e), this.mandatory = !1;
			let n = splitOptionFlags(e);
			this.short = n.shortFlag, this.long = n.longFlag, this.negate = !1, this.long && (this.negate = this.long.startsWith("--no-")), this.defaultValue = void 0, this.defaultValueDescription = void 0, this.presetArg = void 0, this.envVar = void 0, this.parseArg = void 0, this.hidden = !1, this.argChoices = void 0, this.conflictsWith = [], this.implied = void 0, this.helpGroupHeading = void 0;
		}
		default(e, t) {
			return this.defaultValue = e, this.defaultValueDescription = t, this;
		}
		preset(e) {
			return this.presetArg = e, this;
		}
		conflicts(e) {
			return this.conflictsWith = this.conflictsWith.concat(e), this;
		}
		implies(e) {
			let t = e;
			return typeof e == "string" && (t = { [e]: !0 }), this.implied = Object.assign(this.implied || {}, t), this;
		}
		env(e) {
			return this.envVar = e, this;
		}
		argParser(e) {
			return this.parseArg = e, this;
		}
		makeOptionMandatory(e = !0) {
			return this.mandatory = !!e, this;
		}
		hideHelp(e = !0) {
			return this.hidden = !!e, this;
		}
		_collectValue(e, t) {
			return t === this.defaultValue || !Array.isArray(t) ? [e] : (t.push(e), t);
		}
		choices(e) {
			return this.argChoices = e.slice(), this.parseArg = (e, n) => {
				if (!this.argChoices.includes(e)) throw new t(`Allowed choices are ${this.argChoices.join(", ")}.`);
				return this.variadic ? this._collectValue(e, n) : e;
			}, this;
		}
		name() {
			return this.long ? this.long.replace(/^--/, "") : this.short.replace(/^-/, "");
		}
		attributeName() {
			return this.negate ? camelcase(this.name().replace(/^no-/, "")) : camelcase(this.name());
		}
		helpGroup(e) {
			return this.helpGroupHeading = e, this;
		}
		is(e) {
			return this.short === e || this.long === e;
		}
		isBoolean() {
			return !this.required && !this.optional && !this.negate;
		}
	}, DualOptions = class {
		constructor(e) {
			this.positiveOptions = /* @__PURE__ */ new Map(), this.negativeOptions = /* @__PURE__ */ new Map(), this.dualOptions = /* @__PURE__ */ new Set(), e.forEach((e) => {
				e.negate ? this.negativeOptions.set(e.attributeName(), e) : this.positiveOptions.set(e.attributeName(), e);
			}), this.negativeOptions.forEach((e, t) => {
				this.positiveOptions.has(t) && this.dualOptions.add(t);
			});
		}
		valueFromOption(e, t) {
			let n = t.attributeName();
			if (!this.dualOptions.has(n)) return !0;
			let r = this.negativeOptions.get(n).presetArg, i = r !== void 0 && r;
			return t.negate === (i === e);
		}
	};
	function camelcase(e) {
		return e.split("-").reduce((e, t) => e + t[0].toUpperCase() + t.slice(1));
	}
	function splitOptionFlags(e) {
		let t, n, r = /^-[^-]$/, i = /^--[^-]/, a = e.split(/[ |,]+/).concat("guard");
		if (r.test(a[0]) && (t = a.shift()), i.test(a[0]) && (n = a.shift()), !t && r.test(a[0]) && (t = a.shift()), !t && i.test(a[0]) && (t = n, n = a.shift()), a[0].startsWith("-")) {
			let t = a[0], n = `option creation failed due to '${t}' in option flags '${e}'`;
			throw /^-[^-][^-]/.test(t) ? Error(`${n}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`) : r.test(t) ? Error(`${n}
- too many short flags`) : i.test(t) ? Error(`${n}
- too many long flags`) : Error(`${n}
- unrecognised flag format`);
		}
		if (t === void 0 && n === void 0) throw Error(`option creation failed due to no flags found in '${e}'.`);
		return {
			shortFlag: t,
			longFlag: n
		};
	}
	e.Option = Option, e.DualOptions = DualOptions;
})), mt = /* @__PURE__ */ e(((e) => {
	function editDistance(e, t) {
		if (Math.abs(e.length - t.length) > 3) return Math.max(e.length, t.length);
		let n = [];
		for (let t = 0; t <= e.length; t++) n[t] = [t];
		for (let e = 0; e <= t.length; e++) n[0][e] = e;
		for (let r = 1; r <= t.length; r++) for (let i = 1; i <= e.length; i++) {
			let a = 1;
			a = e[i - 1] === t[r - 1] ? 0 : 1, n[i][r] = Math.min(n[i - 1][r] + 1, n[i][r - 1] + 1, n[i - 1][r - 1] + a), i > 1 && r > 1 && e[i - 1] === t[r - 2] && e[i - 2] === t[r - 1] && (n[i][r] = Math.min(n[i][r], n[i - 2][r - 2] + 1));
		}
		return n[e.length][t.length];
	}
	function suggestSimilar(e, t) {
		if (!t || t.length === 0) return "";
		t = Array.from(new Set(t));
		let n = e.startsWith("--");
		n && (e = e.slice(2), t = t.map((e) => e.slice(2)));
		let r = [], i = 3;
		return t.forEach((t) => {
			if (t.length <= 1) return;
			let n = editDistance(e, t), a = Math.max(e.length, t.length);
			(a - n) / a > .4 && (n < i ? (i = n, r = [t]) : n === i && r.push(t));
		}), r.sort((e, t) => e.localeCompare(t)), n && (r = r.map((e) => `--${e}`)), r.length > 1 ? `\n(Did you mean one of ${r.join(", ")}?)` : r.length === 1 ? `\n(Did you mean ${r[0]}?)` : "";
	}
	e.suggestSimilar = suggestSimilar;
})), ht = /* @__PURE__ */ e(((e) => {
	let t = Ve().EventEmitter, r = n(re), i = He(), a = at(), o = Ue(), { Argument: s, humanReadableArgName: c } = j(), { CommanderError: l } = A(), { Help: u, stripColor: d } = ft(), { Option: f, DualOptions: p } = pt(), { suggestSimilar: m } = mt();
	var h = class Command extends t {
		constructor(e) {
			super(), this.commands = [], this.options = [], this.parent = null, this._allowUnknownOption = !1, this._allowExcessArguments = !1, this.registeredArguments = [], this._args = this.registeredArguments, this.args = [], this.rawArgs = [], this.processedArgs = [], this._scriptPath = null, this._name = e || "", this._optionValues = {}, this._optionValueSources = {}, this._storeOptionsAsProperties = !1, this._actionHandler = null, this._executableHandler = !1, this._executableFile = null, this._executableDir = null, this._defaultCommandName = null, this._exitCallback = null, this._aliases = [], this._combineFlagAndOptionalValue = !0, this._description = "", this._summary = "", this._argsDescription = void 0, this._enablePositionalOptions = !1, this._passThroughOptions = !1, this._lifeCycleHooks = {}, this._showHelpAfterError = !1, this._showSuggestionAfterError = !0, this._savedState = null, this._outputConfiguration = {
				writeOut: (e) => o.stdout.write(e),
				writeErr: (e) => o.stderr.write(e),
				outputError: (e, t) => t(e),
				getOutHelpWidth: () => o.stdout.isTTY ? o.stdout.columns : void 0,
				getErrHelpWidth: () => o.stderr.isTTY ? o.stderr.columns : void 0,
				getOutHasColors: () => useColor() ?? (o.stdout.isTTY && o.stdout.hasColors?.()),
				getErrHasColors: () => useColor() ?? (o.stderr.isTTY && o.stderr.hasColors?.()),
				stripColor: (e) => d(e)
			}, this._hidden = !1, this._helpOption = void 0, this._addImplicitHelpCommand = void 0, this._helpCommand = void 0, this._helpConfiguration = {}, this._helpGroupHeading = void 0, this._defaultCommandGroup = void 0, this._defaultOptionGroup = void 0;
		}
		copyInheritedSettings(e) {
			return this._outputConfiguration = e._outputConfiguration, this._helpOption = e._helpOption, this._helpCommand = e._helpCommand, this._helpConfiguration = e._helpConfiguration, this._exitCallback = e._exitCallback, this._storeOptionsAsProperties = e._storeOptionsAsProperties, this._combineFlagAndOptionalValue = e._combineFlagAndOptionalValue, this._allowExcessArguments = e._allowExcessArguments, this._enablePositionalOptions = e._enablePositionalOptions, this._showHelpAfterError = e._showHelpAfterError, this._showSuggestionAfterError = e._showSuggestionAfterError, this;
		}
		_getCommandAndAncestors() {
			let e = [];
			for (let t = this; t; t = t.parent) e.push(t);
			return e;
		}
		command(e, t, n) {
			let r = t, i = n;
			typeof r == "object" && r && (i = r, r = null), i ||= {};
			let [, a, o] = e.match(/([^ ]+) *(.*)/), s = this.createCommand(a);
			return r && (s.description(r), s._executableHandler = !0), i.isDefault && (this._defaultCommandName = s._name), s._hidden = !!(i.noHelp || i.hidden), s._executableFile = i.executableFile || null, o && s.arguments(o), this._registerCommand(s), s.parent = this, s.copyInheritedSettings(this), r ? this : s;
		}
		createCommand(e) {
			return new Command(e);
		}
		createHelp() {
			return Object.assign(new u(), this.configureHelp());
		}
		configureHelp(e) {
			return e === void 0 ? this._helpConfiguration : (this._helpConfiguration = e, this);
		}
		configureOutput(e) {
			return e === void 0 ? this._outputConfiguration : (this._outputConfiguration = {
				...this._outputConfiguration,
				...e
			}, this);
		}
		showHelpAfterError(e = !0) {
			return typeof e != "string" && (e = !!e), this._showHelpAfterError = e, this;
		}
		showSuggestionAfterError(e = !0) {
			return this._showSuggestionAfterError = !!e, this;
		}
		addCommand(e, t) {
			if (!e._name) throw Error("Command passed to .addCommand() must have a name\n- specify the name in Command constructor or using .name()");
			return t ||= {}, t.isDefault && (this._defaultCommandName = e._name), (t.noHelp || t.hidden) && (e._hidden = !0), this._registerCommand(e), e.parent = this, e._checkForBrokenPassThrough(), this;
		}
		createArgument(e, t) {
			return new s(e, t);
		}
		argument(e, t, n, r) {
			let i = this.createArgument(e, t);
			return typeof n == "function" ? i.default(r).argParser(n) : i.default(n), this.addArgument(i), this;
		}
		arguments(e) {
			return e.trim().split(/ +/).forEach((e) => {
				this.argument(e);
			}), this;
		}
		addArgument(e) {
			let t = this.registeredArguments.slice(-1)[0];
			if (t?.variadic) throw Error(`only the last argument can be variadic '${t.name()}'`);
			if (e.required && e.defaultValue !== void 0 && e.parseArg === void 0) throw Error(`a default value for a required argument is never used: '${e.name()}'`);
			return this.registeredArguments.push(e), this;
		}
		helpCommand(e, t) {
			if (typeof e == "boolean") return this._addImplicitHelpCommand = e, e && this._defaultCommandGroup && this._initCommandGroup(this._getHelpCommand()), this;
			let [, n, r] = (e ?? "help [command]").match(/([^ ]+) *(.*)/), i = t ?? "display help for command", a = this.createCommand(n);
			return a.helpOption(!1), r && a.arguments(r), i && a.description(i), this._addImplicitHelpCommand = !0, this._helpCommand = a, (e || t) && this._initCommandGroup(a), this;
		}
		addHelpCommand(e, t) {
			return typeof e == "object" ? (this._addImplicitHelpCommand = !0, this._helpCommand = e, this._initCommandGroup(e), this) : (this.helpCommand(e, t), this);
		}
		_getHelpCommand() {
			return this._addImplicitHelpCommand ?? (this.commands.length && !this._actionHandler && !this._findCommand("help")) ? (this._helpCommand === void 0 && this.helpCommand(void 0, void 0), this._helpCommand) : null;
		}
		hook(e, t) {
			let n = [
				"preSubcommand",
				"preAction",
				"postAction"
			];
			if (!n.includes(e)) throw Error(`Unexpected value for event passed to hook : '${e}'.
Expecting one of '${n.join("', '")}'`);
			return this._lifeCycleHooks[e] ? this._lifeCycleHooks[e].push(t) : this._lifeCycleHooks[e] = [t], this;
		}
		exitOverride(e) {
			return this._exitCallback = e || ((e) => {
				if (e.code !== "commander.executeSubCommandAsync") throw e;
			}), this;
		}
		_exit(e, t, n) {
			this._exitCallback && this._exitCallback(new l(e, t, n)), o.exit(e);
		}
		action(e) {
			let listener = (t) => {
				let n = this.registeredArguments.length, r = t.slice(0, n);
				return r[n] = this._storeOptionsAsProperties ? this : this.opts(), r.push(this), e.apply(this, r);
			};
			return this._actionHandler = listener, this;
		}
		createOption(e, t) {
			return new f(e, t);
		}
		_callParseArg(e, t, n, r) {
			try {
				return e.parseArg(t, n);
			} catch (e) {
				if (e.code === "commander.invalidArgument") {
					let t = `${r} ${e.message}`;
					this.error(t, {
						exitCode: e.exitCode,
						code: e.code
					});
				}
				throw e;
			}
		}
		_registerOption(e) {
			let t = e.short && this._findOption(e.short) || e.long && this._findOption(e.long);
			if (t) {
				let n = e.long && this._findOption(e.long) ? e.long : e.short;
				throw Error(`Cannot add option '${e.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${n}'
-  already used by option '${t.flags}'`);
			}
			this._initOptionGroup(e), this.options.push(e);
		}
		_registerCommand(e) {
			let knownBy = (e) => [e.name()].concat(e.aliases()), t = knownBy(e).find((e) => this._findCommand(e));
			if (t) {
				let n = knownBy(this._findCommand(t)).join("|"), r = knownBy(e).join("|");
				throw Error(`cannot add command '${r}' as already have command '${n}'`);
			}
			this._initCommandGroup(e), this.commands.push(e);
		}
		addOption(e) {
			this._registerOption(e);
			let t = e.name(), n = e.attributeName();
			if (e.negate) {
				let t = e.long.replace(/^--no-/, "--");
				this._findOption(t) || this.setOptionValueWithSource(n, e.defaultValue === void 0 || e.defaultValue, "default");
			} else e.defaultValue !== void 0 && this.setOptionValueWithSource(n, e.defaultValue, "default");
			let handleOptionValue = (t, r, i) => {
				t == null && e.presetArg !== void 0 && (t = e.presetArg);
				let a = this.getOptionValue(n);
				t !== null && e.parseArg ? t = this._callParseArg(e, t, a, r) : t !== null && e.variadic && (t = e._collectValue(t, a)), t ??= e.negate ? !1 : e.isBoolean() || e.optional ? !0 : "", this.setOptionValueWithSource(n, t, i);
			};
			return this.on("option:" + t, (t) => {
				let n = `error: option '${e.flags}' argument '${t}' is invalid.`;
				handleOptionValue(t, n, "cli");
			}), e.envVar && this.on("optionEnv:" + t, (t) => {
				let n = `error: option '${e.flags}' value '${t}' from env '${e.envVar}' is invalid.`;
				handleOptionValue(t, n, "env");
			}), this;
		}
		_optionEx(e, t, n, fn, r) {
			if (typeof t == "object" && t instanceof f) throw Error("To add an Option object use addOption() instead of option() or requiredOption()");
			let i = this.createOption(t, n);
			if (i.makeOptionMandatory(!!e.mandatory), typeof fn == "function") i.default(r).argParser(fn);
			else if (fn instanceof RegExp) {
				let e = fn;
				fn = (t, n) => {
					let r = e.exec(t);
					return r ? r[0] : n;
				}, i.default(r).argParser(fn);
			} else i.default(fn);
			return this.addOption(i);
		}
		option(e, t, n, r) {
			return this._optionEx({}, e, t, n, r);
		}
		requiredOption(e, t, n, r) {
			return this._optionEx({ mandatory: !0 }, e, t, n, r);
		}
		combineFlagAndOptionalValue(e = !0) {
			return this._combineFlagAndOptionalValue = !!e, this;
		}
		allowUnknownOption(e = !0) {
			return this._allowUnknownOption = !!e, this;
		}
		allowExcessArguments(e = !0) {
			return this._allowExcessArguments = !!e, this;
		}
		enablePositionalOptions(e = !0) {
			return this._enablePositionalOptions = !!e, this;
		}
		passThroughOptions(e = !0) {
			return this._passThroughOptions = !!e, this._checkForBrokenPassThrough(), this;
		}
		_checkForBrokenPassThrough() {
			if (this.parent && this._passThroughOptions && !this.parent._enablePositionalOptions) throw Error(`passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`);
		}
		storeOptionsAsProperties(e = !0) {
			if (this.options.length) throw Error("call .storeOptionsAsProperties() before adding options");
			if (Object.keys(this._optionValues).length) throw Error("call .storeOptionsAsProperties() before setting option values");
			return this._storeOptionsAsProperties = !!e, this;
		}
		getOptionValue(e) {
			return this._storeOptionsAsProperties ? this[e] : this._optionValues[e];
		}
		setOptionValue(e, t) {
			return this.setOptionValueWithSource(e, t, void 0);
		}
		setOptionValueWithSource(e, t, n) {
			return this._storeOptionsAsProperties ? this[e] = t : this._optionValues[e] = t, this._optionValueSources[e] = n, this;
		}
		getOptionValueSource(e) {
			return this._optionValueSources[e];
		}
		getOptionValueSourceWithGlobals(e) {
			let t;
			return this._getCommandAndAncestors().forEach((n) => {
				n.getOptionValueSource(e) !== void 0 && (t = n.getOptionValueSource(e));
			}), t;
		}
		_prepareUserArgs(e, t) {
			if (e !== void 0 && !Array.isArray(e)) throw Error("first parameter to parse must be array or undefined");
			if (t ||= {}, e === void 0 && t.from === void 0) {
				o.versions?.electron && (t.from = "electron");
				let e = o.execArgv ?? [];
				(e.includes("-e") || e.includes("--eval") || e.includes("-p") || e.includes("--print")) && (t.from = "eval");
			}
			e === void 0 && (e = o.argv), this.rawArgs = e.slice();
			let n;
			switch (t.from) {
				case void 0:
				case "node":
					this._scriptPath = e[1], n = e.slice(2);
					break;
				case "electron":
					o.defaultApp ? (this._scriptPath = e[1], n = e.slice(2)) : n = e.slice(1);
					break;
				case "user":
					n = e.slice(0);
					break;
				case "eval":
					n = e.slice(1);
					break;
				default: throw Error(`unexpected parse option { from: '${t.from}' }`);
			}
			return !this._name && this._scriptPath && this.nameFromFilename(this._scriptPath), this._name = this._name || "program", n;
		}
		parse(e, t) {
			this._prepareForParse();
			let n = this._prepareUserArgs(e, t);
			return this._parseCommand([], n), this;
		}
		async parseAsync(e, t) {
			this._prepareForParse();
			let n = this._prepareUserArgs(e, t);
			return await this._parseCommand([], n), this;
		}
		_prepareForParse() {
			this._savedState === null ? this.saveStateBeforeParse() : this.restoreStateBeforeParse();
		}
		saveStateBeforeParse() {
			this._savedState = {
				_name: this._name,
				_optionValues: { ...this._optionValues },
				_optionValueSources: { ...this._optionValueSources }
			};
		}
		restoreStateBeforeParse() {
			if (this._storeOptionsAsProperties) throw Error("Can not call parse again when storeOptionsAsProperties is true.\n- either make a new Command for each call to parse, or stop storing options as properties");
			this._name = this._savedState._name, this._scriptPath = null, this.rawArgs = [], this._optionValues = { ...this._savedState._optionValues }, this._optionValueSources = { ...this._savedState._optionValueSources }, this.args = [], this.processedArgs = [];
		}
		_checkForMissingExecutable(e, t, n) {
			if (a.existsSync(e)) return;
			let r = `'${e}' does not exist
 - if '${n}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${t ? `searched for local subcommand relative to directory '${t}'` : "no directory for search for local subcommand, use .executableDir() to supply a custom directory"}`;
			throw Error(r);
		}
		_executeSubCommand(e, t) {
			t = t.slice();
			let n = !1, s = [
				".js",
				".ts",
				".tsx",
				".mjs",
				".cjs"
			];
			function findFile(e, t) {
				let n = i.resolve(e, t);
				if (a.existsSync(n)) return n;
				if (s.includes(i.extname(t))) return;
				let r = s.find((e) => a.existsSync(`${n}${e}`));
				if (r) return `${n}${r}`;
			}
			this._checkForMissingMandatoryOptions(), this._checkForConflictingOptions();
			let c = e._executableFile || `${this._name}-${e._name}`, u = this._executableDir || "";
			if (this._scriptPath) {
				let e;
				try {
					e = a.realpathSync(this._scriptPath);
				} catch {
					e = this._scriptPath;
				}
				u = i.resolve(i.dirname(e), u);
			}
			if (u) {
				let t = findFile(u, c);
				if (!t && !e._executableFile && this._scriptPath) {
					let n = i.basename(this._scriptPath, i.extname(this._scriptPath));
					n !== this._name && (t = findFile(u, `${n}-${e._name}`));
				}
				c = t || c;
			}
			n = s.includes(i.extname(c));
			let d;
			o.platform === "win32" ? (this._checkForMissingExecutable(c, u, e._name), t.unshift(c), t = incrementNodeInspectorPort(o.execArgv).concat(t), d = r.spawn(o.execPath, t, { stdio: "inherit" })) : n ? (t.unshift(c), t = incrementNodeInspectorPort(o.execArgv).concat(t), d = r.spawn(o.argv[0], t, { stdio: "inherit" })) : d = r.spawn(c, t, { stdio: "inherit" }), d.killed || [
				"SIGUSR1",
				"SIGUSR2",
				"SIGTERM",
				"SIGINT",
				"SIGHUP"
			].forEach((e) => {
				o.on(e, () => {
					d.killed === !1 && d.exitCode === null && d.kill(e);
				});
			});
			let f = this._exitCallback;
			d.on("close", (e) => {
				e ??= 1, f ? f(new l(e, "commander.executeSubCommandAsync", "(close)")) : o.exit(e);
			}), d.on("error", (t) => {
				if (t.code === "ENOENT") this._checkForMissingExecutable(c, u, e._name);
				else if (t.code === "EACCES") throw Error(`'${c}' not executable`);
				if (!f) o.exit(1);
				else {
					let e = new l(1, "commander.executeSubCommandAsync", "(error)");
					e.nestedError = t, f(e);
				}
			}), this.runningCommand = d;
		}
		_dispatchSubcommand(e, t, n) {
			let r = this._findCommand(e);
			r || this.help({ error: !0 }), r._prepareForParse();
			let i;
			return i = this._chainOrCallSubCommandHook(i, r, "preSubcommand"), i = this._chainOrCall(i, () => {
				if (r._executableHandler) this._executeSubCommand(r, t.concat(n));
				else return r._parseCommand(t, n);
			}), i;
		}
		_dispatchHelpCommand(e) {
			e || this.help();
			let t = this._findCommand(e);
			return t && !t._executableHandler && t.help(), this._dispatchSubcommand(e, [], [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? "--help"]);
		}
		_checkNumberOfArguments() {
			this.registeredArguments.forEach((e, t) => {
				e.required && this.args[t] == null && this.missingArgument(e.name());
			}), this.registeredArguments.length > 0 && this.registeredArguments[this.registeredArguments.length - 1].variadic || this.args.length > this.registeredArguments.length && this._excessArguments(this.args);
		}
		_processArguments() {
			let myParseArg = (e, t, n) => {
				let r = t;
				if (t !== null && e.parseArg) {
					let i = `error: command-argument value '${t}' is invalid for argument '${e.name()}'.`;
					r = this._callParseArg(e, t, n, i);
				}
				return r;
			};
			this._checkNumberOfArguments();
			let e = [];
			this.registeredArguments.forEach((t, n) => {
				let r = t.defaultValue;
				t.variadic ? n < this.args.length ? (r = this.args.slice(n), t.parseArg && (r = r.reduce((e, n) => myParseArg(t, n, e), t.defaultValue))) : r === void 0 && (r = []) : n < this.args.length && (r = this.args[n], t.parseArg && (r = myParseArg(t, r, t.defaultValue))), e[n] = r;
			}), this.processedArgs = e;
		}
		_chainOrCall(e, t) {
			return e?.then && typeof e.then == "function" ? e.then(() => t()) : t();
		}
		_chainOrCallHooks(e, t) {
			let n = e, r = [];
			return this._getCommandAndAncestors().reverse().filter((e) => e._lifeCycleHooks[t] !== void 0).forEach((e) => {
				e._lifeCycleHooks[t].forEach((t) => {
					r.push({
						hookedCommand: e,
						callback: t
					});
				});
			}), t === "postAction" && r.reverse(), r.forEach((e) => {
				n = this._chainOrCall(n, () => e.callback(e.hookedCommand, this));
			}), n;
		}
		_chainOrCallSubCommandHook(e, t, n) {
			let r = e;
			return this._lifeCycleHooks[n] !== void 0 && this._lifeCycleHooks[n].forEach((e) => {
				r = this._chainOrCall(r, () => e(this, t));
			}), r;
		}
		_parseCommand(e, t) {
			let n = this.parseOptions(t);
			if (this._parseOptionsEnv(), this._parseOptionsImplied(), e = e.concat(n.operands), t = n.unknown, this.args = e.concat(t), e && this._findCommand(e[0])) return this._dispatchSubcommand(e[0], e.slice(1), t);
			if (this._getHelpCommand() && e[0] === this._getHelpCommand().name()) return this._dispatchHelpCommand(e[1]);
			if (this._defaultCommandName) return this._outputHelpIfRequested(t), this._dispatchSubcommand(this._defaultCommandName, e, t);
			this.commands.length && this.args.length === 0 && !this._actionHandler && !this._defaultCommandName && this.help({ error: !0 }), this._outputHelpIfRequested(n.unknown), this._checkForMissingMandatoryOptions(), this._checkForConflictingOptions();
			let checkForUnknownOptions = () => {
				n.unknown.length > 0 && this.unknownOption(n.unknown[0]);
			}, r = `command:${this.name()}`;
			if (this._actionHandler) {
				checkForUnknownOptions(), this._processArguments();
				let n;
				return n = this._chainOrCallHooks(n, "preAction"), n = this._chainOrCall(n, () => this._actionHandler(this.processedArgs)), this.parent && (n = this._chainOrCall(n, () => {
					this.parent.emit(r, e, t);
				})), n = this._chainOrCallHooks(n, "postAction"), n;
			}
			if (this.parent?.listenerCount(r)) checkForUnknownOptions(), this._processArguments(), this.parent.emit(r, e, t);
			else if (e.length) {
				if (this._findCommand("*")) return this._dispatchSubcommand("*", e, t);
				this.listenerCount("command:*") ? this.emit("command:*", e, t) : this.commands.length ? this.unknownCommand() : (checkForUnknownOptions(), this._processArguments());
			} else this.commands.length ? (checkForUnknownOptions(), this.help({ error: !0 })) : (checkForUnknownOptions(), this._processArguments());
		}
		_findCommand(e) {
			if (e) return this.commands.find((t) => t._name === e || t._aliases.includes(e));
		}
		_findOption(e) {
			return this.options.find((t) => t.is(e));
		}
		_checkForMissingMandatoryOptions() {
			this._getCommandAndAncestors().forEach((e) => {
				e.options.forEach((t) => {
					t.mandatory && e.getOptionValue(t.attributeName()) === void 0 && e.missingMandatoryOptionValue(t);
				});
			});
		}
		_checkForConflictingLocalOptions() {
			let e = this.options.filter((e) => {
				let t = e.attributeName();
				return this.getOptionValue(t) !== void 0 && this.getOptionValueSource(t) !== "default";
			});
			e.filter((e) => e.conflictsWith.length > 0).forEach((t) => {
				let n = e.find((e) => t.conflictsWith.includes(e.attributeName()));
				n && this._conflictingOption(t, n);
			});
		}
		_checkForConflictingOptions() {
			this._getCommandAndAncestors().forEach((e) => {
				e._checkForConflictingLocalOptions();
			});
		}
		parseOptions(e) {
			let t = [], n = [], r = t;
			function maybeOption(e) {
				return e.length > 1 && e[0] === "-";
			}
			let negativeNumberArg = (e) => /^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(e) ? !this._getCommandAndAncestors().some((e) => e.options.map((e) => e.short).some((e) => /^-\d$/.test(e))) : !1, i = null, a = null, o = 0;
			for (; o < e.length || a;) {
				let s = a ?? e[o++];
				if (a = null, s === "--") {
					r === n && r.push(s), r.push(...e.slice(o));
					break;
				}
				if (i && (!maybeOption(s) || negativeNumberArg(s))) this.emit(`option:${i.name()}`, s);
				else {
					if (i = null, maybeOption(s)) {
						let t = this._findOption(s);
						if (t) {
							if (t.required) {
								let n = e[o++];
								n === void 0 && this.optionMissingArgument(t), this.emit(`option:${t.name()}`, n);
							} else if (t.optional) {
								let n = null;
								o < e.length && (!maybeOption(e[o]) || negativeNumberArg(e[o])) && (n = e[o++]), this.emit(`option:${t.name()}`, n);
							} else this.emit(`option:${t.name()}`);
							i = t.variadic ? t : null;
							continue;
						}
					}
					if (s.length > 2 && s[0] === "-" && s[1] !== "-") {
						let e = this._findOption(`-${s[1]}`);
						if (e) {
							e.required || e.optional && this._combineFlagAndOptionalValue ? this.emit(`option:${e.name()}`, s.slice(2)) : (this.emit(`option:${e.name()}`), a = `-${s.slice(2)}`);
							continue;
						}
					}
					if (/^--[^=]+=/.test(s)) {
						let e = s.indexOf("="), t = this._findOption(s.slice(0, e));
						if (t && (t.required || t.optional)) {
							this.emit(`option:${t.name()}`, s.slice(e + 1));
							continue;
						}
					}
					if (r === t && maybeOption(s) && !(this.commands.length === 0 && negativeNumberArg(s)) && (r = n), (this._enablePositionalOptions || this._passThroughOptions) && t.length === 0 && n.length === 0) {
						if (this._findCommand(s)) {
							t.push(s), n.push(...e.slice(o));
							break;
						}
						if (this._getHelpCommand() && s === this._getHelpCommand().name()) {
							t.push(s, ...e.slice(o));
							break;
						}
						if (this._defaultCommandName) {
							n.push(s, ...e.slice(o));
							break;
						}
					}
					if (this._passThroughOptions) {
						r.push(s, ...e.slice(o));
						break;
					}
					r.push(s);
				}
			}
			return {
				operands: t,
				unknown: n
			};
		}
		opts() {
			if (this._storeOptionsAsProperties) {
				let e = {}, t = this.options.length;
				for (let n = 0; n < t; n++) {
					let t = this.options[n].attributeName();
					e[t] = t === this._versionOptionName ? this._version : this[t];
				}
				return e;
			}
			return this._optionValues;
		}
		optsWithGlobals() {
			return this._getCommandAndAncestors().reduce((e, t) => Object.assign(e, t.opts()), {});
		}
		error(e, t) {
			this._outputConfiguration.outputError(`${e}\n`, this._outputConfiguration.writeErr), typeof this._showHelpAfterError == "string" ? this._outputConfiguration.writeErr(`${this._showHelpAfterError}\n`) : this._showHelpAfterError && (this._outputConfiguration.writeErr("\n"), this.outputHelp({ error: !0 }));
			let n = t || {}, r = n.exitCode || 1, i = n.code || "commander.error";
			this._exit(r, i, e);
		}
		_parseOptionsEnv() {
			this.options.forEach((e) => {
				if (e.envVar && e.envVar in o.env) {
					let t = e.attributeName();
					(this.getOptionValue(t) === void 0 || [
						"default",
						"config",
						"env"
					].includes(this.getOptionValueSource(t))) && (e.required || e.optional ? this.emit(`optionEnv:${e.name()}`, o.env[e.envVar]) : this.emit(`optionEnv:${e.name()}`));
				}
			});
		}
		_parseOptionsImplied() {
			let e = new p(this.options), hasCustomOptionValue = (e) => this.getOptionValue(e) !== void 0 && !["default", "implied"].includes(this.getOptionValueSource(e));
			this.options.filter((t) => t.implied !== void 0 && hasCustomOptionValue(t.attributeName()) && e.valueFromOption(this.getOptionValue(t.attributeName()), t)).forEach((e) => {
				Object.keys(e.implied).filter((e) => !hasCustomOptionValue(e)).forEach((t) => {
					this.setOptionValueWithSource(t, e.implied[t], "implied");
				});
			});
		}
		missingArgument(e) {
			let t = `error: missing required argument '${e}'`;
			this.error(t, { code: "commander.missingArgument" });
		}
		optionMissingArgument(e) {
			let t = `error: option '${e.flags}' argument missing`;
			this.error(t, { code: "commander.optionMissingArgument" });
		}
		missingMandatoryOptionValue(e) {
			let t = `error: required option '${e.flags}' not specified`;
			this.error(t, { code: "commander.missingMandatoryOptionValue" });
		}
		_conflictingOption(e, t) {
			let findBestOptionFromValue = (e) => {
				let t = e.attributeName(), n = this.getOptionValue(t), r = this.options.find((e) => e.negate && t === e.attributeName()), i = this.options.find((e) => !e.negate && t === e.attributeName());
				return r && (r.presetArg === void 0 && n === !1 || r.presetArg !== void 0 && n === r.presetArg) ? r : i || e;
			}, getErrorMessage = (e) => {
				let t = findBestOptionFromValue(e), n = t.attributeName();
				return this.getOptionValueSource(n) === "env" ? `environment variable '${t.envVar}'` : `option '${t.flags}'`;
			}, n = `error: ${getErrorMessage(e)} cannot be used with ${getErrorMessage(t)}`;
			this.error(n, { code: "commander.conflictingOption" });
		}
		unknownOption(e) {
			if (this._allowUnknownOption) return;
			let t = "";
			if (e.startsWith("--") && this._showSuggestionAfterError) {
				let n = [], r = this;
				do {
					let e = r.createHelp().visibleOptions(r).filter((e) => e.long).map((e) => e.long);
					n = n.concat(e), r = r.parent;
				} while (r && !r._enablePositionalOptions);
				t = m(e, n);
			}
			let n = `error: unknown option '${e}'${t}`;
			this.error(n, { code: "commander.unknownOption" });
		}
		_excessArguments(e) {
			if (this._allowExcessArguments) return;
			let t = this.registeredArguments.length, n = t === 1 ? "" : "s", r = `error: too many arguments${this.parent ? ` for '${this.name()}'` : ""}. Expected ${t} argument${n} but got ${e.length}.`;
			this.error(r, { code: "commander.excessArguments" });
		}
		unknownCommand() {
			let e = this.args[0], t = "";
			if (this._showSuggestionAfterError) {
				let n = [];
				this.createHelp().visibleCommands(this).forEach((e) => {
					n.push(e.name()), e.alias() && n.push(e.alias());
				}), t = m(e, n);
			}
			let n = `error: unknown command '${e}'${t}`;
			this.error(n, { code: "commander.unknownCommand" });
		}
		version(e, t, n) {
			if (e === void 0) return this._version;
			this._version = e, t ||= "-V, --version", n ||= "output the version number";
			let r = this.createOption(t, n);
			return this._versionOptionName = r.attributeName(), this._registerOption(r), this.on("option:" + r.name(), () => {
				this._outputConfiguration.writeOut(`${e}\n`), this._exit(0, "commander.version", e);
			}), this;
		}
		description(e, t) {
			return e === void 0 && t === void 0 ? this._description : (this._description = e, t && (this._argsDescription = t), this);
		}
		summary(e) {
			return e === void 0 ? this._summary : (this._summary = e, this);
		}
		alias(e) {
			if (e === void 0) return this._aliases[0];
			let t = this;
			if (this.commands.length !== 0 && this.commands[this.commands.length - 1]._executableHandler && (t = this.commands[this.commands.length - 1]), e === t._name) throw Error("Command alias can't be the same as its name");
			let n = this.parent?._findCommand(e);
			if (n) {
				let t = [n.name()].concat(n.aliases()).join("|");
				throw Error(`cannot add alias '${e}' to command '${this.name()}' as already have command '${t}'`);
			}
			return t._aliases.push(e), this;
		}
		aliases(e) {
			return e === void 0 ? this._aliases : (e.forEach((e) => this.alias(e)), this);
		}
		usage(e) {
			if (e === void 0) {
				if (this._usage) return this._usage;
				let e = this.registeredArguments.map((e) => c(e));
				return [].concat(this.options.length || this._helpOption !== null ? "[options]" : [], this.commands.length ? "[command]" : [], this.registeredArguments.length ? e : []).join(" ");
			}
			return this._usage = e, this;
		}
		name(e) {
			return e === void 0 ? this._name : (this._name = e, this);
		}
		helpGroup(e) {
			return e === void 0 ? this._helpGroupHeading ?? "" : (this._helpGroupHeading = e, this);
		}
		commandsGroup(e) {
			return e === void 0 ? this._defaultCommandGroup ?? "" : (this._defaultCommandGroup = e, this);
		}
		optionsGroup(e) {
			return e === void 0 ? this._defaultOptionGroup ?? "" : (this._defaultOptionGroup = e, this);
		}
		_initOptionGroup(e) {
			this._defaultOptionGroup && !e.helpGroupHeading && e.helpGroup(this._defaultOptionGroup);
		}
		_initCommandGroup(e) {
			this._defaultCommandGroup && !e.helpGroup() && e.helpGroup(this._defaultCommandGroup);
		}
		nameFromFilename(e) {
			return this._name = i.basename(e, i.extname(e)), this;
		}
		executableDir(e) {
			return e === void 0 ? this._executableDir : (this._executableDir = e, this);
		}
		helpInformation(e) {
			let t = this.createHelp(), n = this._getOutputContext(e);
			t.prepareContext({
				error: n.error,
				helpWidth: n.helpWidth,
				outputHasColors: n.hasColors
			});
			let r = t.formatHelp(this, t);
			return n.hasColors ? r : this._outputConfiguration.stripColor(r);
		}
		_getOutputContext(e) {
			e ||= {};
			let t = !!e.error, baseWrite, n, r;
			return t ? (baseWrite = (e) => this._outputConfiguration.writeErr(e), n = this._outputConfiguration.getErrHasColors(), r = this._outputConfiguration.getErrHelpWidth()) : (baseWrite = (e) => this._outputConfiguration.writeOut(e), n = this._outputConfiguration.getOutHasColors(), r = this._outputConfiguration.getOutHelpWidth()), {
				error: t,
				write: (e) => (n || (e = this._outputConfiguration.stripColor(e)), baseWrite(e)),
				hasColors: n,
				helpWidth: r
			};
		}
		outputHelp(e) {
			let t;
			typeof e == "function" && (t = e, e = void 0);
			let n = this._getOutputContext(e), r = {
				error: n.error,
				write: n.write,
				command: this
			};
			this._getCommandAndAncestors().reverse().forEach((e) => e.emit("beforeAllHelp", r)), this.emit("beforeHelp", r);
			let i = this.helpInformation({ error: n.error });
			if (t && (i = t(i), typeof i != "string" && !Buffer.isBuffer(i))) throw Error("outputHelp callback must return a string or a Buffer");
			n.write(i), this._getHelpOption()?.long && this.emit(this._getHelpOption().long), this.emit("afterHelp", r), this._getCommandAndAncestors().forEach((e) => e.emit("afterAllHelp", r));
		}
		helpOption(e, t) {
			return typeof e == "boolean" ? (e ? (this._helpOption === null && (this._helpOption = void 0), this._defaultOptionGroup && this._initOptionGroup(this._getHelpOption())) : this._helpOption = null, this) : (this._helpOption = this.createOption(e ?? "-h, --help", t ?? "display help for command"), (e || t) && this._initOptionGroup(this._helpOption), this);
		}
		_getHelpOption() {
			return this._helpOption === void 0 && this.helpOption(void 0, void 0), this._helpOption;
		}
		addHelpOption(e) {
			return this._helpOption = e, this._initOptionGroup(e), this;
		}
		help(e) {
			this.outputHelp(e);
			let t = Number(o.exitCode ?? 0);
			t === 0 && e && typeof e != "function" && e.error && (t = 1), this._exit(t, "commander.help", "(outputHelp)");
		}
		addHelpText(e, t) {
			let n = [
				"beforeAll",
				"before",
				"after",
				"afterAll"
			];
			if (!n.includes(e)) throw Error(`Unexpected value for position to addHelpText.
Expecting one of '${n.join("', '")}'`);
			let r = `${e}Help`;
			return this.on(r, (e) => {
				let n;
				n = typeof t == "function" ? t({
					error: e.error,
					command: e.command
				}) : t, n && e.write(`${n}\n`);
			}), this;
		}
		_outputHelpIfRequested(e) {
			let t = this._getHelpOption();
			t && e.find((e) => t.is(e)) && (this.outputHelp(), this._exit(0, "commander.helpDisplayed", "(outputHelp)"));
		}
	};
	function incrementNodeInspectorPort(e) {
		return e.map((e) => {
			if (!e.startsWith("--inspect")) return e;
			let t, n = "127.0.0.1", r = "9229", i;
			return (i = e.match(/^(--inspect(-brk)?)$/)) === null ? (i = e.match(/^(--inspect(-brk|-port)?)=([^:]+)$/)) === null ? (i = e.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/)) !== null && (t = i[1], n = i[3], r = i[4]) : (t = i[1], /^\d+$/.test(i[3]) ? r = i[3] : n = i[3]) : t = i[1], t && r !== "0" ? `${t}=${n}:${parseInt(r) + 1}` : e;
		});
	}
	function useColor() {
		if (o.env.NO_COLOR || o.env.FORCE_COLOR === "0" || o.env.FORCE_COLOR === "false") return !1;
		if (o.env.FORCE_COLOR || o.env.CLICOLOR_FORCE !== void 0) return !0;
	}
	e.Command = h, e.useColor = useColor;
}));
const { program: gt, createCommand: _t, createArgument: vt, createOption: yt, CommanderError: M, InvalidArgumentError: N, InvalidOptionArgumentError: bt, Command: xt, Argument: St, Option: P, Help: Ct } = (/* @__PURE__ */ r((/* @__PURE__ */ e(((e) => {
	let { Argument: t } = j(), { Command: n } = ht(), { CommanderError: r, InvalidArgumentError: i } = A(), { Help: a } = ft(), { Option: o } = pt();
	e.program = new n(), e.createCommand = (e) => new n(e), e.createOption = (e, t) => new o(e, t), e.createArgument = (e, n) => new t(e, n), e.Command = n, e.Option = o, e.Argument = t, e.Help = a, e.CommanderError = r, e.InvalidArgumentError = i, e.InvalidOptionArgumentError = i;
})))(), 1)).default;
// src/cli/options/values.ts
function parseCount(e) {
	return (t) => {
		let n = /^\d{1,9}$/.test(t) ? Number(t) : NaN;
		if (!(n >= e)) throw new N(`Write an integer of at least ${e}.`);
		return n;
	};
}
const wt = {
	ms: 1,
	s: 1e3,
	m: 6e4,
	h: 36e5
}, Tt = /(\d+(?:\.\d+)?)(ms|s|m|h)/g;
function parseDurationMs(e) {
	let t = /^\d+(?:\.\d+)?$/.test(e) ? `${e}s` : e, n = [...t.matchAll(Tt)];
	if (n.map(([e]) => e).join("") !== t) return;
	let r = n.reduce((e, [, t, n = ""]) => e + Number(t) * (wt[n] ?? NaN), 0);
	return r >= 1 && r <= g ? Math.round(r) : void 0;
}
const Et = {
	"": 1,
	kb: 1e3,
	mb: 1e3 ** 2,
	gb: 1e3 ** 3,
	kib: 1024,
	mib: 1024 ** 2,
	gib: 1024 ** 3
}, Dt = /^(\d{1,15}(?:\.\d{1,6})?) ?([kmg]i?b)?$/i;
function parseSize(e) {
	let t = Dt.exec(e), n = Et[(t?.[2] ?? "").toLowerCase()], r = t === null || n === void 0 ? NaN : Math.floor(Number(t[1]) * n);
	if (!(r >= 1 && Number.isSafeInteger(r))) throw new N("Write it as 500MB, 2GiB or a number of bytes.");
	return r;
}
function parseMemory(e) {
	let t = parseSize(e);
	if (t > ee) throw new N("WebAssembly has at most 4GiB.");
	return t;
}
function collect(e, t = []) {
	return [...t, e];
}
function collectList(e, t = []) {
	return [...t, ...e.split(",").map((e) => e.trim())];
}
function once(e) {
	return (t, n) => {
		if (n !== void 0) throw new N("Pass this option only once.");
		return e(t, n);
	};
}
function readDuration(e) {
	let t = parseDurationMs(e);
	if (t === void 0) throw new N("Write a number above 0 with its unit (500ms, 30s, 1m30s, 1h), or of seconds (30).");
	return t;
}
function readInstant(e) {
	let t = je(e);
	if (t === void 0) throw new N("Write it as 2026-01-31T12:00:00Z, or in nanoseconds since the epoch.");
	return t;
}
function readLevel(e) {
	if (!/^[012]$/.test(e)) throw new N("Allowed choices are 0, 1, 2.");
	return Number(e);
}
function readPercent(e) {
	let t = e.trim() === "" ? NaN : Number(e);
	if (!(t >= 0 && t <= 100)) throw new N("Write a number from 0 to 100.");
	return t;
}
function oneOf(e) {
	return (t) => {
		if (e.includes(t)) return t;
		throw new N(`Allowed choices are ${e.join(", ")}${De(t.toLowerCase(), e)}.`);
	};
}
function oneMore(e) {
	let t = oneOf(e);
	return (e, n = []) => [...n, t(e)];
}
// src/cli/options/option-table.ts
const Ot = [
	"load",
	"judge",
	"compile",
	"evaluate",
	"suite",
	"test",
	"verify",
	"summary"
];
function optionsFor(e) {
	return (t) => e === void 0 ? t : Object.fromEntries(Object.entries(t).map(([t, n]) => [t, {
		heading: e,
		...n
	}]));
}
function formatOption(e, t, n = "output format") {
	return {
		kind: "choice",
		usage: "-f, --format <format>",
		description: n,
		choices: e,
		default: [t],
		lastCounts: !0
	};
}
function asPath(e, t) {
	return t(e);
}
function pathUnless(e) {
	return (t, n) => e(t) ? t : n(t);
}
function libraryOptions(e, t, n) {
	let r = n, i = Object.entries(e).flatMap(([e, { [t]: n }]) => n === void 0 ? [] : [[n, r[e]]]);
	return Object.fromEntries(i);
}
function libraryNames(e) {
	return Ot.flatMap((t) => e[t] ?? []);
}
const kt = {
	text: once((e) => e),
	file: once((e) => e),
	list: collect,
	outputs: collect,
	names: collectList,
	count: once(parseCount(1)),
	countOrNone: once(parseCount(0)),
	countOrTrue: once(parseCount(1)),
	duration: readDuration,
	size: parseSize,
	instant: once(readInstant),
	percent: once(readPercent),
	level: once(readLevel)
};
var CliOption = class extends P {
	isValue = () => !0;
};
function isChoice(e, t) {
	return /^\w+$/.test(e) && t.some((t) => t.slice(0, 3) === e.slice(0, 3));
}
function choiceReader({ kind: e, choices: t = [], lastCounts: n }) {
	if (e === "choices") return oneMore(t);
	if (e === "choice") return n === !0 ? oneOf(t) : once(oneOf(t));
}
function toOption(e) {
	let { kind: t, usage: n, description: r, variable: i, choices: a, read: o, ...s } = e, c = new CliOption(n, i === void 0 ? r : `${r} (${i})`);
	t === "countOrTrue" ? c.isValue = (e) => /^\d+$/.test(e) : a !== void 0 && (c.isValue = (e) => isChoice(e, a)), s.isValue !== void 0 && (c.isValue = s.isValue), t === "outputs" ? c.argChoices = [...a ?? []] : a !== void 0 && c.choices(a);
	let l = o ?? choiceReader(e) ?? kt[t], [u] = s.default ?? [];
	return l !== void 0 && c.argParser((e, t) => l(e, t === u ? void 0 : t)), s.default !== void 0 && c.default(...s.default), s.preset !== void 0 && c.preset(s.preset), s.conflicts !== void 0 && c.conflicts([...s.conflicts]), s.implies !== void 0 && c.implies(s.implies), c;
}
function toOptions$1(e) {
	return Object.values(e).flatMap(({ heading: e, opposite: t, ...n }) => {
		let r = [toOption(n), ...t === void 0 ? [] : [new P(...t)]];
		return e === void 0 ? r : r.map((t) => t.helpGroup(`${e}:`));
	});
}
function addOptions(e, t) {
	for (let n of toOptions$1(t)) e.addOption(n);
	return e;
}
function takesPath(e) {
	return /[<[][^>\]]*\b(?:file|path|folder)s?\b/.test(e);
}
function longFlag({ usage: e }) {
	return /--[\w-]+/.exec(e)?.[0] ?? e;
}
function setOptions(e, t) {
	let n = new Map(Object.entries(t));
	return Object.entries(e).flatMap(([e, t]) => {
		let r = n.get(e);
		return r === void 0 || r === t.default?.[0] ? [] : [[t, r]];
	});
}
function toWords(e, t, n) {
	return setOptions(e, t).flatMap(([e, t]) => {
		let r = longFlag(e), i = r.startsWith("--no-");
		if (typeof t != "boolean") {
			let i = String(t);
			return [`${r}=${takesPath(e.usage) ? n(i) : i}`];
		}
		return t === i ? e.opposite === void 0 ? [] : [longFlag({ usage: e.opposite[0] })] : [r];
	});
}
function flagsNeeding(e, t, n) {
	return setOptions(e, t).flatMap(([e]) => e.needs === n ? [longFlag(e)] : []);
}
function textsIn(e) {
	return (xe(e) ? Object.values(e).flat() : [e]).filter((e) => typeof e == "string");
}
function namedFiles(e, t, n) {
	let r = new Map(Object.entries(t));
	return Object.entries(e).flatMap(([e, t]) => {
		let i = r.get(e), a = t[n], o = textsIn(i), s = a === !0 ? o : o.filter((e) => a?.(e) === !0), { pathIn = (e) => e } = t, c = n === "isRead" ? { readsAll: !0 } : {};
		return s.flatMap((e) => {
			let n = pathIn(e);
			return n === void 0 ? [] : [{
				subject: `${longFlag(t)} ${e}`,
				path: n,
				...c
			}];
		});
	});
}
// src/cli/options/service-options.ts
const At = ["chainloop"];
function setting(e, t) {
	let { description: n, variable: r } = b[e];
	return {
		kind: "text",
		usage: t,
		description: n,
		variable: r
	};
}
const F = optionsFor()({
	baseUrl: setting("baseUrl", "--base-url <url>"),
	platformUrl: setting("platformUrl", "--platform-url <url>"),
	organization: setting("organization", "--organization <name>"),
	ca: setting("ca", "--ca <file>"),
	notFoundText: setting("notFoundText", "--not-found-text <text>")
}), jt = Object.keys(F), Mt = optionsFor()({ grpcUrl: setting("grpcUrl", "--grpc-url <url>") }), Nt = /^(?:data|input)(?:[.[]|$)|[\s()[\]{}"'=]/, Pt = optionsFor()({
	...F,
	http2: {
		kind: "flag",
		usage: "--no-http2",
		description: "use HTTP/1.1 only for the service",
		variable: `${b.http2.variable}=false`
	},
	tokenFile: {
		kind: "text",
		usage: "--token-file <file>",
		description: "file with the access token; - for standard input",
		variable: b.token.variable
	},
	profile: {
		kind: "textOrTrue",
		usage: "--profile [name]",
		description: "name of the saved login",
		variable: te,
		isValue: (e) => /^[\w.-]+$/.test(e) && !Nt.test(e) && !/\.(?:rego|wasm|gz|tgz)$/.test(e)
	},
	profileFrom: {
		kind: "text",
		usage: "--profile-from <file>",
		description: "read the saved login of another tool from this file",
		implies: { compat: "chainloop" }
	},
	artifactCache: {
		kind: "text",
		usage: "--artifact-cache <folder>",
		description: "keep downloaded artifacts in this folder for later runs"
	},
	speculate: {
		kind: "flag",
		usage: "--no-speculate",
		description: "make only the service calls of a sequential evaluation",
		default: [!0]
	}
}), I = optionsFor()({
	...Pt,
	compat: {
		kind: "choice",
		usage: "--compat <tool>",
		description: "use another tool's variable names, headers and names of built-ins",
		choices: At,
		key: "compat"
	},
	timeout: {
		kind: "duration",
		usage: "--timeout <duration>",
		description: "time limit of each step: 500ms, 30s, 2m, or seconds",
		key: "network.timeout"
	},
	cache: {
		kind: "flag",
		usage: "--cache",
		description: "keep compiled policies for later runs; default, but not for gate on CI",
		variable: "REGOHOST_CACHE",
		opposite: ["--no-cache", "compile policies without the cache"]
	},
	otel: {
		kind: "flag",
		usage: "--otel",
		description: "send spans and metrics to an OpenTelemetry collector (OTEL_* variables)"
	},
	quiet: {
		kind: "flag",
		usage: "-q, --quiet",
		description: "omit progress, notes and warnings"
	},
	color: {
		kind: "flag",
		usage: "--no-color",
		description: "disable colours (NO_COLOR)",
		default: [!0]
	}
});
function profileName({ profile: e }) {
	return e === !0 ? void 0 : e;
}
// src/cli/help.ts
const Ft = "Options:", It = [
	"baseUrl",
	"platformUrl",
	"organization",
	"ca",
	"tokenFile",
	"profile",
	"timeout",
	"quiet"
], Lt = /(?:-[^\s=]* (?!-))?(?:'[^']*'|"[^"]*"|\S)+/g, Rt = /* @__PURE__ */ new WeakMap();
function addHelp(e, t) {
	return Rt.set(e, t), e;
}
var CliHelp = class extends Ct {
	isWhole = !1;
	usesService = () => !0;
	visibleOptions(e) {
		let t = super.visibleOptions(e), n = this.#t(e);
		if (n === void 0) return this.isWhole ? t : t.filter(({ helpGroupHeading: e }) => e === void 0);
		let r = [...t, ...super.visibleGlobalOptions(e)];
		return [...n, "help"].flatMap((e) => r.filter((t) => t.attributeName() === e).slice(0, 1));
	}
	visibleGlobalOptions(e) {
		return this.#t(e) === void 0 ? super.visibleGlobalOptions(e).filter((t) => {
			let n = t.attributeName();
			return Object.hasOwn(Pt, n) && !this.usesService(e.name()) ? !1 : this.isWhole || It.includes(n);
		}) : [];
	}
	groupItems(e, t, n) {
		let r = super.groupItems(e, t, (e) => !this.isWhole && e instanceof P ? Ft : n(e));
		return new Map([...r].sort(([e], [t]) => Number(t === Ft) - Number(e === Ft)));
	}
	padWidth(e, t) {
		return Math.min(super.padWidth(e, t), 24);
	}
	formatItem(e, t, n, r) {
		let i = super.formatItem(e.length > t ? "" : e, t, n, r);
		return e.length > t ? `  ${e}\n${i}` : i;
	}
	optionDescription(e) {
		let { argChoices: t = [], defaultValueDescription: n, description: r } = e, i = e.defaultValue, a = [...t.length > 0 && (this.isWhole || t.length <= 12) ? [t.join(", ")] : [], ...n !== void 0 || typeof i == "string" || typeof i == "number" ? [`default: ${n ?? String(i)}`] : []];
		return a.length === 0 ? r : `${r} (${a.join("; ")})`;
	}
	formatHelp(e, t) {
		let { about: n, details: r, examples: i = [], exitCodes: a } = Rt.get(e) ?? {}, o = this.helpWidth ?? 80, wrapped = (e) => e.split(/\n\s*\n/).flatMap((e) => ["", this.boxWrap(e.trim().replaceAll(/\s+/g, " "), o)]), s = this.isWhole ? i : i.slice(0, 4);
		return [
			super.formatHelp(e, t).trimEnd(),
			...[n, ...this.isWhole ? [r] : []].flatMap((e) => e === void 0 ? [] : wrapped(e)),
			...s.length === 0 ? [] : [
				"",
				"Examples:",
				...s.map((e) => this.#e(e, o))
			],
			...a === void 0 ? [] : wrapped(`Exit codes: ${a}`),
			""
		].join("\n");
	}
	#e(e, t) {
		if (e.length + 2 <= t) return `  ${e}`;
		let [n = "", r] = e.split("  # "), i = n.replaceAll(Lt, (e) => e.replaceAll(" ", "\0"));
		return `  ${this.boxWrap(i, t - 6).replaceAll("\n", " \\\n    ").replaceAll("\0", " ")}${r === void 0 ? "" : `\n    # ${r}`}`;
	}
	#t(e) {
		return this.isWhole ? void 0 : Rt.get(e)?.everyday;
	}
};
// src/cli/define-command.ts
function defineCommand(e) {
	let { arguments: t = [], options: n = {}, description: r, run: i, ...a } = e;
	return (e, o) => {
		for (let [n, r] of t) e.argument(n, r);
		r !== void 0 && e.description(r), addHelp(addOptions(e, n), a).action((...e) => o((t) => i(t, ...e)));
	};
}
// src/cli/exit-codes.ts
const L = {
	pass: 0,
	refused: 1,
	usage: 2,
	undecided: 3
}, zt = {
	fail: L.refused,
	invalid: L.usage,
	undecided: L.undecided
};
function toExitCode(e) {
	return zt[me(e)];
}
function shownCode(e) {
	return T(e) ? e.code : "unexpected";
}
function worstExitCode(e) {
	let t = L.pass;
	for (let n of e) n > t && (t = n);
	return t;
}
var CommandError = class extends ne {
	constructor(e, t = {}) {
		super(e, {
			code: "usage_invalid",
			...t
		});
	}
};
// src/cli/options/builtin-sets.ts
const Bt = [
	"service",
	"conforma",
	"none"
], Vt = /^(?![a-z][a-z0-9+.-]+:).*\.[cm]?[jt]s$/i;
function isBuiltinModule(e) {
	return Vt.test(e);
}
function isBuiltinSet(e) {
	return Bt.some((t) => t === e) || isBuiltinModule(e);
}
function isDeclarations(e) {
	return /\.json$/i.test(e);
}
function readBuiltins(e, t, n) {
	let r = [...t ?? [], e];
	if (!isBuiltinSet(e) && !(n && isDeclarations(e))) {
		let t = n ? ", or of declarations, such as ./builtins.json" : "";
		throw new N(`Allowed choices are ${Bt.join(", ")} and the path of a module, such as ./builtins.mjs${t}${De(e.toLowerCase(), Bt)}.`);
	}
	if (r.includes("service") && r.includes("none")) throw new N("service and none exclude each other.");
	return r;
}
function hasService({ builtins: e = [] }) {
	return !e.includes("none");
}
function hasConforma({ builtins: e = [] }) {
	return e.includes("conforma");
}
function builtinModules({ builtins: e = [] }) {
	return e.filter(isBuiltinModule);
}
function builtinDeclarations({ builtins: e = [] }) {
	return e.filter(isDeclarations);
}
// src/cli/options/evaluate-options.ts
const Ht = optionsFor()({ builtins: {
	kind: "builtins",
	usage: "--builtins <set|file>",
	description: "additional built-ins: service (default), conforma, none, or a module of yours (.mjs), which is run",
	read: (e, t) => readBuiltins(e, t, !1),
	isRead: isBuiltinModule,
	key: "builtins",
	resolve: pathUnless((e) => !isBuiltinModule(e))
} }), Ut = optionsFor()({ builtins: {
	kind: "builtins",
	usage: "--builtins <set|file>",
	description: "additional built-ins: service (default), conforma, none, or those that a module (.mjs, which is run) or a capabilities file declares",
	read: (e, t) => readBuiltins(e, t, !0),
	isRead: (e) => isBuiltinModule(e) || isDeclarations(e)
} }), Wt = optionsFor()({ allowNet: {
	kind: "names",
	usage: "--allow-net <hosts>",
	description: "hosts that http.send, net.lookup_ip_addr and the built-ins of conforma may reach: host[:port],…",
	key: "network.allow"
} }), Gt = optionsFor()({ v0Compatible: {
	kind: "flag",
	usage: "--v0-compatible",
	description: "read Rego of OPA before 1.0",
	key: "v0-compatible"
} }), Kt = optionsFor()({
	optimize: {
		kind: "level",
		usage: "--optimize <level>",
		description: "optimization level: 0, 1 or 2",
		compile: "optimize"
	},
	...Gt,
	allowSkippedFiles: {
		kind: "flag",
		usage: "--allow-skipped-files",
		description: "skip Rego, data and inputs that are hidden, in node_modules, behind links, or named as another kind of file",
		compile: "allowSkippedFiles",
		key: "allow.skipped-files"
	},
	maxBundle: {
		kind: "size",
		usage: "--max-bundle <size>",
		description: "maximum size of a policy file or folder, and of an unpacked bundle (default: 1GiB)",
		compile: "maxBundleBytes"
	}
}), R = optionsFor("Evaluation")({
	...Ht,
	...Wt,
	...Kt,
	data: {
		kind: "list",
		usage: "-d, --data <path>",
		description: "base document: JSON or YAML files or folders, merged",
		load: "dataFiles",
		key: "data",
		resolve: asPath
	},
	strictBuiltinErrors: {
		kind: "flag",
		usage: "--strict-builtin-errors",
		description: "fail the evaluation on an error of a standard built-in",
		opposite: ["--no-strict-builtin-errors", "let errors of standard built-ins be undefined, as OPA does"],
		evaluate: "strictBuiltinErrors"
	},
	now: {
		kind: "instant",
		usage: "--now <time>",
		description: "current time for the policy (RFC 3339)",
		evaluate: "now"
	},
	seed: {
		kind: "text",
		usage: "--seed <text>",
		description: "seed for repeatable random values",
		evaluate: "seed"
	},
	maxCalls: {
		kind: "count",
		usage: "--max-calls <count>",
		description: "maximum number of distinct built-in calls (default: 10000)",
		evaluate: "maxCalls",
		key: "network.max-calls"
	},
	maxPrompts: {
		kind: "countOrNone",
		usage: "--max-prompts <count>",
		description: "maximum number of AI analyses (service.evidence_prompt), which cost money",
		default: [20],
		key: "network.max-prompts"
	},
	maxInput: {
		kind: "size",
		usage: "--max-input <size>",
		description: "maximum size of an input: 500MB, 2GiB or bytes (default: 512MiB)",
		judge: "maxInputBytes"
	},
	maxData: {
		kind: "size",
		usage: "--max-data <size>",
		description: "maximum size of a data file (default: 512MiB)",
		load: "maxDataBytes"
	},
	maxMemory: {
		kind: "size",
		usage: "--max-memory <size>",
		read: parseMemory,
		description: "maximum memory of an evaluation, up to 4GiB (default: 1GiB; of OPA's evaluator, for queries: 2GiB, its most)",
		compile: "maxMemoryBytes"
	},
	interrupt: {
		kind: "flag",
		usage: "--no-interrupt",
		description: "do not interrupt a running evaluation; --timeout then limits waits only",
		default: [!0],
		evaluate: "interrupt"
	}
}), qt = optionsFor()({
	parser: {
		kind: "choice",
		usage: "--parser <format>",
		description: "format of the inputs, whatever their names",
		choices: s
	},
	protoFileDirs: {
		kind: "list",
		usage: "--proto-file-dirs <folders>",
		description: "folders with the .proto files of inputs in textproto; repeatable",
		read: collectList,
		judge: "protoFileDirs",
		key: "proto-file-dirs",
		resolve: asPath
	}
}), Jt = optionsFor("Recordings")({
	record: {
		kind: "text",
		usage: "--record <file>",
		description: "save the answers used, for --replay",
		isWritten: !0
	},
	replay: {
		kind: "text",
		usage: "--replay <file>",
		description: "use recorded answers instead of the network",
		isRead: !0,
		key: "network.replay",
		resolve: asPath
	},
	recordingKey: {
		kind: "list",
		usage: "--recording-key <file>",
		description: "public key that must have signed the recording of --replay: PEM or JWK; repeatable",
		needs: "--replay",
		isRead: !0,
		key: "verification.recording-keys",
		resolve: asPath
	},
	offline: {
		kind: "flag",
		usage: "--offline",
		description: "make no connection; a call that needs one is an error",
		key: "network.offline"
	}
});
// src/cli/options/material-arguments.ts
function throwArgumentError(e) {
	throw new CommandError(D`--arg ${e}: write it as [POLICY:]NAME=VALUE or [POLICY:]NAME=@FILE[:COLUMN]`);
}
function parseFile(e) {
	if (!/^@(?!@)/.test(e)) return;
	let t = e.lastIndexOf(":"), n = e.slice(t + 1).trim(), r = t !== -1 && n !== "" && !/[/\\]/.test(n), i = e.slice(1, r ? t : void 0).trim();
	return i === "" && throwArgumentError(e), r ? {
		path: i,
		column: n
	} : { path: i };
}
function argumentPath(e) {
	return parseFile(e)?.path;
}
function addArgument(e, t) {
	let n = parseFile(e);
	if (n === void 0) return e;
	let r = t(n.path);
	return `@${r.startsWith("@") ? "./" : ""}${r}${n.column === void 0 ? "" : `:${n.column}`}`;
}
function toArguments(e) {
	let t = /* @__PURE__ */ new Map(), n = [];
	for (let [r, i] of Object.entries(e)) {
		let e = Ae(r) ?? throwArgumentError(r), a = e.policy === void 0 ? e.name : `${e.policy}:${e.name}`;
		for (let r of [i].flat()) {
			let i = parseFile(r);
			if (i !== void 0) n.push({
				...e,
				...i
			});
			else if (!t.has(a)) t.set(a, r.replace(/^@@/, "@"));
			else throw new CommandError(D`--arg ${a} is given twice; several values are one text: a,b`);
		}
	}
	return {
		args: Object.fromEntries(t),
		argFiles: n
	};
}
function readArgument(e, t = {}) {
	let n = e.indexOf("=");
	n < 1 && throwArgumentError(e);
	let [r, i] = [e.slice(0, n), e.slice(n + 1)], a = Object.hasOwn(t, r) ? t[r] : void 0, o = {
		...t,
		[r]: a === void 0 ? i : [a, i].flat()
	};
	return throwIfBoth(toArguments(o)), o;
}
function throwIfBoth({ args: e, argFiles: t }) {
	let n = Object.keys(e).flatMap((e) => Ae(e) ?? []);
	for (let e of t) if (n.some(({ name: t, policy: n = e.policy }) => t === e.name && (e.policy === void 0 || e.policy === n))) throw new CommandError(D`--arg ${e.name}: --policy-input of Chainloop replaces the values of a file; omit the file, or list both in args of the gate file, which adds them`);
}
function tufUrl(e) {
	return e === "tuf" ? "https://tuf-repo-cdn.sigstore.dev" : e?.startsWith("tuf:") === !0 ? e.slice(4) : void 0;
}
const isTufUrl = (e) => tufUrl(e) !== void 0, z = optionsFor("Signatures of inputs")({
	key: {
		kind: "list",
		usage: "--key <file>",
		description: "public key that must have signed: PEM or JWK; repeatable",
		isRead: !0,
		key: "verification.keys",
		resolve: asPath
	},
	threshold: {
		kind: "count",
		usage: "--threshold <count>",
		description: "number of distinct keys that must have signed (default: 1)",
		verify: "threshold",
		key: "verification.threshold"
	},
	trustedRoot: {
		kind: "text",
		usage: "--trusted-root <file|tuf>",
		description: "Sigstore's trusted_root.json, for bundles; tuf or tuf:URL: from a TUF repository",
		isRead: (e) => !isTufUrl(e),
		key: "verification.trusted-root",
		resolve: pathUnless(isTufUrl)
	},
	tufRoot: {
		kind: "text",
		usage: "--tuf-root <file>",
		description: "the TUF repository's root.json that you trust",
		isRead: !0,
		key: "verification.tuf-root",
		resolve: asPath
	},
	updateTuf: {
		kind: "flag",
		usage: "--update-tuf",
		description: "fetch from the TUF repository; otherwise only the cache is read"
	},
	certificateIdentity: {
		kind: "text",
		usage: "--certificate-identity <text>",
		description: "required signer: the certificate's URI or email",
		verify: "certificateIdentity",
		key: "verification.certificate-identity"
	},
	certificateIdentityRegexp: {
		kind: "text",
		usage: "--certificate-identity-regexp <pattern>",
		description: "the same, as an RE2 pattern; anchor it with ^ and $",
		verify: "certificateIdentityRegexp",
		key: "verification.certificate-identity-regexp"
	},
	certificateOidcIssuer: {
		kind: "text",
		usage: "--certificate-oidc-issuer <url>",
		description: "required issuer of the signer's identity",
		verify: "certificateOidcIssuer",
		key: "verification.certificate-oidc-issuer"
	},
	certificateOidcIssuerRegexp: {
		kind: "text",
		usage: "--certificate-oidc-issuer-regexp <pattern>",
		description: "the same, as an RE2 pattern; anchor it with ^ and $",
		verify: "certificateOidcIssuerRegexp",
		key: "verification.certificate-oidc-issuer-regexp"
	},
	artifact: {
		kind: "text",
		usage: "--artifact <file|digest>",
		description: "artifact of the statement: a file, or sha256:…",
		isRead: (e) => !ye(e),
		key: "verification.artifact",
		resolve: pathUnless(ye)
	}
}), Yt = "default", isKeyFile = (e) => e !== "" && !e.startsWith("-----"), Xt = optionsFor()({ signingAlg: {
	kind: "choice",
	usage: "--signing-alg <name>",
	description: `algorithm of bundle signatures (default: ${o})`,
	choices: i,
	key: "verification.bundles.algorithm"
} }), B = optionsFor("Signatures of policies")({
	verificationKey: {
		kind: "text",
		usage: "--verification-key <file>",
		description: "key that must have signed policy bundles: PEM of a public key or certificate, or the secret of HS256 and the like",
		isRead: isKeyFile,
		key: "verification.bundles.key",
		required: !0,
		resolve: pathUnless((e) => !isKeyFile(e))
	},
	verificationKeyText: {
		kind: "text",
		usage: "--verification-key-text <text>",
		description: "this key as text; hide it in the variable, because other users see options",
		variable: "REGOHOST_VERIFICATION_KEY"
	},
	verificationKeyId: {
		kind: "text",
		usage: "--verification-key-id <id>",
		description: `id of this key (default: ${Yt})`,
		key: "verification.bundles.key-id"
	},
	scope: {
		kind: "text",
		usage: "--scope <name>",
		description: "scope that signatures of bundles must have",
		key: "verification.bundles.scope"
	},
	...Xt,
	excludeFilesVerify: {
		kind: "names",
		usage: "--exclude-files-verify <patterns>",
		description: "files of bundles that need no signature: data.json,system/*; repeatable"
	},
	skipVerify: {
		kind: "flag",
		usage: "--skip-verify",
		description: "take signed policy bundles without verifying them"
	}
}), Zt = optionsFor()({
	signingKey: {
		kind: "text",
		usage: "--signing-key <file>",
		description: "key to sign the bundle with: PEM of a private key, or the secret of HS256 and the like",
		isRead: isKeyFile
	},
	signingKeyText: {
		kind: "text",
		usage: "--signing-key-text <text>",
		description: "this key as text; hide it in the variable, because other users see options",
		variable: "REGOHOST_SIGNING_KEY"
	},
	claimsFile: {
		kind: "text",
		usage: "--claims-file <file>",
		description: "JSON object of further claims, such as scope, iss and keyid",
		isRead: !0
	}
}), V = "regohost.lock", H = optionsFor("Policies from addresses")({
	lock: {
		kind: "text",
		usage: "--lock <file>",
		description: `lock file with the digests of policies from addresses (default: ${V}, if it exists, only checks them)`,
		key: "lock",
		resolve: asPath
	},
	updateLock: {
		kind: "flag",
		usage: "--update-lock",
		description: "write the current digests of policies from addresses to the lock file"
	}
}), Qt = "REGOHOST_SIGN_PASSPHRASE";
function signOptions(e, t) {
	return optionsFor(t)({ signKey: {
		kind: "text",
		usage: "--sign-key <file>",
		description: `private key that signs ${e}: PEM; ${Qt} holds its passphrase`,
		isRead: !0
	} });
}
const $t = "Verification summary", en = optionsFor($t)({
	attest: {
		kind: "text",
		usage: "--attest <file>",
		description: "write the verdict on --artifact as a verification summary (VSA), signed with --sign-key",
		isWritten: !0
	},
	verifierId: {
		kind: "text",
		usage: "--verifier-id <uri>",
		description: "with --attest: id of the verifier (default: pkg:npm/regohost)",
		needs: "--attest",
		summary: "verifierId"
	},
	resourceUri: {
		kind: "text",
		usage: "--resource-uri <uri>",
		description: "with --attest: where the artifact comes from (default: its digest)",
		needs: "--attest",
		summary: "resourceUri"
	},
	policyUri: {
		kind: "text",
		usage: "--policy-uri <uri>",
		description: "with --attest: where the policy comes from (default: its digest)",
		needs: "--attest",
		summary: "policyUri"
	},
	verifiedLevel: {
		kind: "list",
		usage: "--verified-level <level>",
		description: "with --attest: level that a pass verifies (default: SLSA_BUILD_LEVEL_UNEVALUATED); repeatable",
		needs: "--attest",
		summary: "verifiedLevels"
	},
	...signOptions("--attest and --record", $t)
}), tn = "jsonl", nn = [
	"pretty",
	"table",
	"html",
	"json",
	"tap",
	"junit",
	"sarif",
	"github",
	"gitlab",
	"azuredevops",
	"markdown",
	tn
], rn = {
	...optionsFor()({
		policy: {
			kind: "list",
			usage: "-p, --policy <path>",
			description: "policy: file, folder, pattern or address; repeatable",
			key: "policies",
			resolve: asPath
		},
		input: {
			kind: "list",
			usage: "-i, --input <path>",
			description: "input: a file, folder, pattern or image; - for standard input; repeatable",
			key: "inputs",
			resolve: asPath
		},
		output: {
			kind: "outputs",
			choices: nn,
			usage: "-o, --output <format[=file]>",
			description: "format, with a file: sarif=gate.sarif; repeatable",
			key: "outputs",
			resolve: (e, t) => e.replace(/^([^=]+=)(.+)$/, (e, n, r) => n + t(r))
		},
		allowSkipped: {
			kind: "flag",
			usage: "--allow-skipped",
			description: "report a skipped AI analysis as a warning, not a violation",
			key: "allow.skipped",
			judge: "allowSkipped"
		},
		failOn: {
			kind: "choices",
			choices: d,
			usage: "--fail-on <what>",
			description: "also fail on these findings; repeatable",
			key: "fail-on",
			judge: "failOn"
		},
		exceptions: {
			kind: "text",
			usage: "--exceptions <file>",
			isRead: !0,
			description: "file of time-limited exceptions: JSON or YAML",
			key: "exceptions",
			resolve: asPath,
			judge: "exceptions"
		},
		vex: {
			kind: "list",
			usage: "--vex <file>",
			isRead: !0,
			description: "OpenVEX or CycloneDX document that excuses findings about vulnerabilities; repeatable",
			key: "vex",
			resolve: asPath,
			judge: "vex"
		},
		allowUndefined: {
			kind: "list",
			usage: "--allow-undefined <reference>",
			description: "data that may be absent, such as data.inventory; repeatable",
			key: "allow.undefined",
			load: "allowUndefined"
		},
		allowUnread: {
			kind: "list",
			usage: "--allow-unread <rule>",
			description: "accept an unread rule that looks as if it judged, such as gate.warnings; repeatable",
			key: "allow.unread",
			load: "allowUnread"
		},
		schema: {
			kind: "text",
			usage: "-s, --schema <path>",
			isRead: (e) => !f.includes(e),
			description: "JSON Schemas for the type checker and the inputs: a file, a folder of files, or the name of a format",
			key: "schema",
			resolve: pathUnless((e) => f.includes(e)),
			load: "schema"
		},
		config: {
			kind: "file",
			usage: "--config <file>",
			isRead: !0,
			description: "gate file; default, if no policy or input is named: regohost.yaml",
			opposite: ["--no-config", "read no gate file, and no lock file without --lock"]
		},
		printConfig: {
			kind: "flag",
			usage: "--print-config",
			description: "print the options of the gate file and the command line, and judge nothing"
		},
		review: {
			kind: "text",
			usage: "--review <folder>",
			description: "checkout of a change: its files are inputs and outputs; policies, keys and the like come from the working folder"
		},
		calls: {
			kind: "flag",
			usage: "--calls",
			description: "show the calls of built-ins on stderr, by policy and input"
		},
		explain: {
			kind: "choice",
			choices: l,
			preset: "full",
			usage: "--explain [mode]",
			description: "show on stderr why rules fired or did not",
			judge: "explain"
		},
		watch: {
			kind: "flag",
			usage: "-w, --watch",
			description: "judge again when a file that was read changes"
		},
		requirePinned: {
			kind: "flag",
			usage: "--require-pinned",
			description: "refuse policies from addresses without a digest, a lock file or a signature"
		},
		requireExact: {
			kind: "flag",
			usage: "--require-exact",
			description: "refuse compiled policies with OPA's own runtime for Wasm",
			key: "require-exact",
			load: "requireExact"
		},
		summary: {
			kind: "flag",
			usage: "--summary",
			description: "omit passed inputs from pretty and markdown reports",
			key: "summary"
		},
		inputLines: {
			kind: "flag",
			usage: "--no-input-lines",
			default: [!0],
			description: "omit the lines of inputs from the HTML report (in the gate file: false)",
			key: "input-lines",
			judge: "inputLines"
		},
		allowAllSkipped: {
			kind: "flag",
			usage: "--allow-all-skipped",
			description: "pass inputs that every policy skipped",
			key: "allow.all-skipped",
			judge: "allowAllSkipped"
		},
		allowUnmatched: {
			kind: "flag",
			usage: "--allow-unmatched",
			description: "accept inputs without a policy, and policies without an input",
			key: "allow.unmatched",
			judge: "allowUnmatched"
		},
		allowDuplicateKeys: {
			kind: "flag",
			usage: "--allow-duplicate-keys",
			description: "judge inputs with duplicate keys; the last of equal keys wins",
			key: "allow.duplicate-keys",
			judge: "allowDuplicateKeys"
		},
		envelopes: {
			kind: "flag",
			usage: "--no-envelopes",
			default: [!0],
			description: "judge DSSE envelopes themselves instead of their payloads (in the gate file: false)",
			key: "envelopes",
			judge: "envelopes"
		},
		rules: {
			kind: "choice",
			choices: ["conftest", "conforma"],
			usage: "--rules <tool>",
			description: "read policies and inputs as this tool does; with conforma, -p is a policy configuration of ec",
			heading: "Conftest's policies",
			key: "rules",
			load: "rules"
		},
		namespace: {
			kind: "names",
			usage: "-n, --namespace <name>",
			description: "with --rules conftest: package of the policies, or a pattern (default: main); repeatable",
			heading: "Conftest's policies",
			key: "namespaces",
			load: "namespaces"
		},
		allNamespaces: {
			kind: "flag",
			usage: "--all-namespaces",
			description: "with --rules conftest: use all packages with its rules",
			heading: "Conftest's policies",
			key: "all-namespaces",
			load: "allNamespaces"
		},
		combine: {
			kind: "flag",
			usage: "--combine",
			description: "with --rules conftest or --key and the like: judge all inputs as one, [{path, contents}]",
			heading: "Conftest's policies",
			key: "combine",
			judge: "combine"
		},
		images: {
			kind: "text",
			usage: "--images <file>",
			isRead: !0,
			description: "with --rules conforma: snapshot of ec, whose images are inputs",
			heading: "Conforma's images",
			key: "images",
			resolve: asPath,
			judge: "images"
		},
		skipImageSigCheck: {
			kind: "flag",
			usage: "--skip-image-sig-check",
			description: "with --rules conforma: judge images by their attestations, without a signature of their own",
			heading: "Conforma's images",
			key: "skip-image-sig-check",
			judge: "skipImageSigCheck"
		},
		material: {
			kind: "list",
			usage: "--material <file>",
			description: "judge this material by policies of Chainloop; repeatable",
			heading: "Materials of Chainloop"
		},
		kind: {
			kind: "text",
			usage: "--kind <kind>",
			description: "kind of the materials, such as SBOM_CYCLONEDX_JSON",
			heading: "Materials of Chainloop",
			key: "material.kind",
			required: !0
		},
		arg: {
			kind: "texts",
			read: readArgument,
			usage: "--arg <name=value|name=@file>",
			isRead: !0,
			pathIn: argumentPath,
			description: "with --kind: value of an input of the policies, or values of a CSV, TSV or JSON file: name=@list.csv:column; for one policy: policy:name=…; repeatable",
			heading: "Materials of Chainloop",
			key: "material.args",
			resolve: addArgument
		},
		project: {
			kind: "text",
			usage: "--project <name>",
			description: "with --kind: project of the materials, for chainloop_metadata.project_name",
			heading: "Materials of Chainloop",
			key: "material.project"
		},
		projectVersion: {
			kind: "text",
			usage: "--project-version <name>",
			description: "with --kind: version of the project, for chainloop_metadata.project_version_name",
			heading: "Materials of Chainloop",
			key: "material.project-version"
		}
	}),
	...R,
	...qt,
	...Jt,
	...z,
	...B,
	...H,
	...en
}, an = {
	kind: "text",
	usage: "-i, --input <file>",
	description: "the input; - for standard input",
	isRead: !0
}, on = {
	kind: "list",
	usage: "--ignore <name>",
	description: "ignore files and folders with these names: *, ? and [a-z] as in opa; comma-separated or repeated"
}, U = ["index_excluded", "early_exit"];
function readCoverageRuns(e) {
	return e.split(",").filter((e) => e !== "").map((e) => {
		let t = U.find((t) => t === e.trim());
		if (t === void 0) throw new N(`Write a comma-separated list of ${U.join(", ")}.`);
		return t;
	});
}
const sn = {
	kind: "choices",
	usage: "--coverage-runs <kinds>",
	description: `passes that explain why a line is not covered: ${U.join(",")} (default), or ""`,
	choices: U,
	read: readCoverageRuns
}, W = "OPA's evaluator", cn = optionsFor()({
	bundle: {
		kind: "list",
		usage: "-b, --bundle <path>",
		description: "bundle, or folder to read as one; repeatable",
		isRead: !0,
		needs: W
	},
	ignore: {
		...on,
		needs: W
	},
	schema: {
		kind: "text",
		usage: "-s, --schema <path>",
		description: "JSON Schemas for the type checker: a file, a folder, or the name of a format",
		isRead: !0,
		needs: W
	},
	capabilities: {
		kind: "text",
		usage: "--capabilities <file>",
		description: "allow only the built-ins that an OPA capabilities file names",
		isRead: !0,
		needs: W
	},
	strict: {
		kind: "flag",
		usage: "-S, --strict",
		description: "use the compiler's strict mode",
		needs: W
	},
	package: {
		kind: "text",
		usage: "--package <name>",
		description: "package of the query",
		needs: W
	},
	import: {
		kind: "list",
		usage: "--import <path>",
		description: "import for the query: data.lib; repeatable",
		needs: W
	}
}), ln = optionsFor("Queries")({
	...cn,
	target: {
		kind: "choice",
		usage: "-t, --target <target>",
		description: "rego (default for a query): OPA's evaluator; wasm (default for policies): the compiled policy",
		choices: ["rego", "wasm"]
	},
	stdinInput: {
		kind: "flag",
		usage: "-I, --stdin-input",
		description: "read the input from standard input, as -i -"
	},
	stdin: {
		kind: "flag",
		usage: "--stdin",
		description: "read the query from standard input"
	},
	fail: {
		kind: "flag",
		usage: "--fail",
		description: "exit 1 if the result is undefined"
	},
	failDefined: {
		kind: "flag",
		usage: "--fail-defined",
		description: "exit 1 if the result is defined"
	},
	metrics: {
		kind: "flag",
		usage: "--metrics",
		description: "report metrics of the evaluation",
		needs: W
	},
	instrument: {
		kind: "flag",
		usage: "--instrument",
		description: "report more metrics; implies --metrics",
		needs: W
	},
	partial: {
		kind: "flag",
		usage: "-p, --partial",
		description: "evaluate partially",
		needs: W
	},
	unknowns: {
		kind: "names",
		usage: "-u, --unknowns <references>",
		description: "references that are unknown to --partial; default: input",
		needs: W
	},
	disableInlining: {
		kind: "list",
		usage: "--disable-inlining <path>",
		description: "document that --partial does not inline; repeatable",
		needs: W
	},
	shallowInlining: {
		kind: "flag",
		usage: "--shallow-inlining",
		description: "with --partial: do not inline rules that depend on unknowns",
		needs: W
	},
	disableIndexing: {
		kind: "flag",
		usage: "--disable-indexing",
		description: "do not use the index of rules",
		needs: W
	},
	disableEarlyExit: {
		kind: "flag",
		usage: "--disable-early-exit",
		description: "do not end rules early",
		needs: W
	},
	showBuiltinErrors: {
		kind: "flag",
		usage: "--show-builtin-errors",
		description: "collect and show the errors of built-ins",
		needs: W
	},
	varValues: {
		kind: "flag",
		usage: "--var-values",
		description: "show the values of variables in --explain -f pretty",
		needs: W
	},
	profileLimit: {
		kind: "count",
		usage: "--profile-limit <count>",
		description: "number of expressions that --profile shows; default: 10",
		needs: W
	},
	profileSort: {
		kind: "names",
		usage: "--profile-sort <criterion>",
		description: "order of --profile: total_time_ns, num_eval, num_redo, …; repeatable",
		needs: W
	},
	coverageRuns: {
		...sn,
		needs: W
	}
}), un = optionsFor()({
	explain: {
		kind: "choice",
		usage: "--explain <mode>",
		description: "show how the value was computed",
		choices: l
	},
	coverage: {
		kind: "flag",
		usage: "--coverage",
		description: "show which lines were evaluated (-f json)"
	}
}), dn = {
	...optionsFor("Policies")({
		...Ut,
		bundle: {
			kind: "flag",
			usage: "-b, --bundle",
			description: "read folders as bundles: data.json, data.yaml and .manifest only, and no symbolic links",
			suite: "bundle"
		},
		ignore: {
			...on,
			suite: "ignore"
		},
		...Gt,
		schema: {
			kind: "text",
			usage: "-s, --schema <path>",
			description: "JSON Schemas for the type checker: a file, a folder of files, or the name of a format",
			isRead: !0,
			suite: "schema"
		},
		capabilities: {
			kind: "text",
			usage: "--capabilities <file>",
			description: "allow only the built-ins that an OPA capabilities file names, and declare those that OPA lacks",
			isRead: !0,
			suite: "capabilities"
		},
		maxErrors: {
			kind: "count",
			usage: "-m, --max-errors <count>",
			description: "report at most this many errors; default: 10",
			suite: "maxErrors"
		}
	}),
	...B,
	...H
}, pn = [
	"pretty",
	"json",
	"gobench",
	"junit"
], G = "OPA's tester", mn = parseCount(0);
function readParallel(e) {
	if (/^\d+$/.test(e)) return mn(e);
	let t = O(e);
	throw new N(`It is a number of OPA instances. To judge inputs by policies: regohost gate -p ${t} FILES; to test them: regohost test ${t}`);
}
const hn = {
	...optionsFor()({
		run: {
			kind: "text",
			usage: "-r, --run <regex>",
			description: "only tests whose full name (data.gate_test.test_x) matches",
			test: "run"
		},
		target: {
			kind: "choice",
			usage: "-t, --target <target>",
			description: "rego (default): evaluate by OPA's own evaluator; wasm: compile too, and compare both results",
			choices: ["rego", "wasm"],
			test: "target"
		},
		kind: {
			kind: "text",
			usage: "--kind <kind>",
			description: "use only Chainloop policies' scripts for this material kind; default: all",
			test: "kind"
		},
		verbose: {
			kind: "flag",
			usage: "-v, --verbose",
			description: "list every test with its duration and prints",
			test: "verbose"
		},
		output: {
			kind: "outputs",
			usage: "-o, --output <format[=file]>",
			description: "output format; repeatable",
			choices: pn
		},
		format: {
			kind: "list",
			usage: "-f, --format <format[=file]>",
			description: "same as --output"
		},
		sort: {
			kind: "choice",
			usage: "--sort <order>",
			description: "order of the JSON output; default: by file and row",
			choices: ["none", "duration"]
		},
		explain: {
			kind: "choice",
			usage: "--explain <mode>",
			description: "show the evaluation of tests",
			choices: l,
			needs: G,
			test: "explain"
		},
		varValues: {
			kind: "flag",
			usage: "--var-values",
			description: "show the values of local variables where a test fails",
			needs: G,
			test: "varValues"
		},
		coverage: {
			kind: "flag",
			usage: "-c, --coverage",
			description: "print the coverage instead of the results: as JSON, on a terminal as text",
			needs: G,
			test: "coverage"
		},
		coverageRuns: {
			...sn,
			needs: G,
			test: "coverageRuns"
		},
		threshold: {
			kind: "percent",
			usage: "--threshold <percent>",
			description: "minimum coverage in percent; implies --coverage. Below it, prints the uncovered lines",
			needs: G,
			test: "threshold"
		},
		bench: {
			kind: "flag",
			usage: "--bench",
			description: "benchmark the tests",
			needs: G,
			test: "bench"
		},
		benchmem: {
			kind: "flag",
			usage: "--benchmem",
			description: "with --bench: show allocations (default)",
			opposite: ["--no-benchmem", "with --bench: hide allocations"],
			needs: G
		},
		count: {
			kind: "count",
			usage: "--count <times>",
			description: "how many times each test runs",
			test: "count"
		},
		testTimeout: {
			kind: "duration",
			usage: "--test-timeout <duration>",
			description: "time limit of each test: 500ms, 30s, 2m; 5 is 5 seconds; default: 5s, 30s with --bench",
			test: "testTimeoutMs"
		},
		parallel: {
			kind: "countOrNone",
			usage: "-p, --parallel <count>",
			description: "number of OPA instances that share the tests; default: depends on the number of tests",
			read: readParallel,
			needs: G
		},
		exitZeroOnSkipped: {
			kind: "flag",
			usage: "-z, --exit-zero-on-skipped",
			description: "exit 0 when tests were skipped",
			test: "allowSkipped"
		},
		failOnEmpty: {
			kind: "flag",
			usage: "--fail-on-empty",
			description: "exit 2 when there is no test (default)",
			opposite: ["--no-fail-on-empty", "exit 0 when there is no test"]
		},
		strictBuiltinErrors: {
			kind: "flag",
			usage: "--strict-builtin-errors",
			description: "fail a test on a built-in error",
			test: "strictBuiltinErrors"
		}
	}),
	...dn,
	...optionsFor()({
		fixtures: {
			kind: "text",
			usage: "--fixtures <file>",
			description: "results of built-ins: a recording, or only its nd_builtin_cache as JSON or YAML",
			isRead: !0,
			test: "fixtures"
		},
		watch: {
			kind: "flag",
			usage: "-w, --watch",
			description: "run again when a file of the suite changes"
		},
		data: {
			kind: "list",
			usage: "-d, --data <path>",
			description: "one more path; each JSON and YAML file of its folders must be data, as for opa test; repeatable"
		}
	})
};
// src/cli/terminal/flag-wording.ts
function flagsByOption(e) {
	return Object.fromEntries(Object.entries(e).flatMap(([e, t]) => {
		let n = libraryNames(t);
		return (n.length === 0 ? [e] : n).map((e) => [e, longFlag(t)]);
	}));
}
const gn = {
	timeoutMs: "--timeout",
	compileTimeoutMs: "--timeout",
	"envelopes: false": "--no-envelopes",
	format: "--parser",
	material: "--kind",
	"material.kind": "--kind",
	"material.args": "--arg",
	"material.argFiles": "--arg",
	keys: "--key",
	"verify.bundles": "--verification-key",
	keyId: "--verification-key-id",
	"verify: false": "--skip-verify",
	excludeFiles: "--exclude-files-verify",
	"trustedRoot.root": "--tuf-root",
	"trustedRoot.update": "--update-tuf",
	artifactCacheFolder: "--artifact-cache",
	maxDownloadBytes: "download --max-bytes",
	maxBytes: "--max-bytes",
	"regoVersion: \"v0\"": "--v0-compatible",
	verify: "a verification (--key, --trusted-root)"
};
let _n;
function findFlag(e) {
	return _n ??= {
		...flagsByOption(hn),
		...flagsByOption(rn),
		...flagsByOption(I),
		...gn
	}, _n[e];
}
function findFlagWith(e, t) {
	let n = /^".*"$/.test(t) ? findFlag(e) : void 0;
	return findFlag(`${e}: ${t}`) ?? (n && `${n} ${t.slice(1, -1)}`);
}
const K = {
	...m,
	option: ({ option: e, value: t, text: n }) => (t === void 0 ? findFlag(e) : findFlagWith(e, t)) ?? n,
	caller: () => "",
	foreign: ({ foreign: e }) => O(e)
};
// src/cli/service/late-service.ts
var q = /* @__PURE__ */ r(We(), 1), J = /* @__PURE__ */ r(at(), 1);
function createLateService(e) {
	let t, client = () => t ??= import("./client.js").then((e) => e.create_service_client_exports).then(({ createServiceClient: t }) => t(e));
	return {
		openSession() {
			let e, session = () => e ??= client().then((e) => e.openSession());
			return {
				discover: async (...e) => (await session()).discover(...e),
				download: async (...e) => (await session()).download(...e),
				evidence: async (...e) => (await session()).evidence(...e),
				projectCompliance: async (...e) => (await session()).projectCompliance(...e),
				evidencePrompt: async (...e) => (await session()).evidencePrompt(...e)
			};
		},
		checkPlatform: async () => (await client()).checkPlatform(),
		connect: async (e) => (await client()).connect(e),
		close: async () => (await t)?.close()
	};
}
// src/cli/service/service-builtins.ts
var vn = /* @__PURE__ */ t({
	countCalls: () => countCalls,
	declaredBuiltins: () => declaredBuiltins,
	limitPrompts: () => limitPrompts,
	readBuiltinModules: () => readBuiltinModules,
	readConformaBuiltins: () => readConformaBuiltins,
	serviceNamespace: () => serviceNamespace
});
async function serviceNamespace(e) {
	if (e === void 0) return {};
	let { COMPATS: t } = await import("./evaluation.js").then((e) => e.compat_exports);
	return { namespace: t[e].namespace };
}
async function readBuiltinModules({ io: e, flags: { timeout: t } }, n, r) {
	let i = builtinModules(n);
	if (i.length === 0) return [];
	let { loadBuiltinModules: a } = await import("./builtin-modules.js");
	return a({
		io: e,
		timeoutMs: t
	}, i, r);
}
async function readConformaBuiltins({ env: e }, t, n) {
	if (!hasConforma(t)) return [];
	let { conformaBuiltins: r } = await import("./conforma-builtins.js").then((e) => e.conforma_builtins_exports);
	return r({
		allowNet: t.allowNet,
		trustedRoot: n,
		env: e
	});
}
async function declaredBuiltins(e, t) {
	let n = [...hasService(t) ? await declaredByService(e.flags.compat) : [], ...await readConformaBuiltins(e.io, t)];
	return [...n, ...await readBuiltinModules(e, t, n)];
}
async function declaredByService(e) {
	let { serviceBuiltins: t } = await import("./evaluation.js").then((e) => e.service_builtins_exports);
	return t(createLateService({}), await serviceNamespace(e));
}
function countCalls(e, t) {
	let n = {
		made: 0,
		running: 0
	};
	return e.map((e) => e.pure === !0 ? e : {
		...e,
		call: async (r, i) => {
			n.made++, n.running++, t(n);
			try {
				return await e.call(r, i);
			} finally {
				n.running--, t(n);
			}
		}
	});
}
function limitPrompts(e, t) {
	let n = 0;
	return {
		builtins: e.map((e) => e.pure === !0 || !e.name.endsWith(".evidence_prompt") ? e : {
			...e,
			call: (r, i) => {
				if (n >= t) throw new a(`${e.name}: the policy needs more than ${t} AI analyses, which cost money; raise --max-prompts to allow more`, {
					code: "call_limit",
					builtin: e.name
				});
				return n += 1, e.call(r, i);
			}
		}),
		promptCount: () => n
	};
}
// src/cli/terminal/cli-io.ts
var yn = /* @__PURE__ */ t({
	OutputClosedError: () => OutputClosedError,
	isColored: () => isColored,
	isInteractive: () => isInteractive,
	pathFrom: () => pathFrom,
	styleFor: () => styleFor,
	terminalOf: () => terminalOf,
	throwIfTerminal: () => throwIfTerminal,
	toJsonOutput: () => toJsonOutput,
	writeExact: () => writeExact,
	writeNote: () => writeNote,
	writeOut: () => writeOut,
	writeSafe: () => writeSafe
});
function throwIfTerminal({ stdout: e }, t) {
	if (e.isTTY === !0) throw new CommandError(`standard output is a terminal; write ${t}`);
}
var OutputClosedError = class extends Error {
	constructor(e) {
		super("the output was closed before the answer was written", { cause: e }), this.name = "OutputClosedError";
	}
};
function writeSafe(e, t) {
	return new Promise((n, r) => {
		e.write(t, (e) => {
			e ? r(new OutputClosedError(e)) : n();
		});
	});
}
function writeExact(e, t) {
	return e.isTTY === !0 && typeof t == "string" ? writeOut(e, t) : writeSafe(e, t);
}
function writeOut(e, t) {
	return writeSafe(e, Ze(t));
}
function toJsonOutput(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function writeNote(e, t) {
	await writeOut(e.stderr, t.endsWith("\n") ? t : `${t}\n`).catch(() => void 0);
}
function pathFrom(e, t) {
	return e.cwd === process.cwd() || _e(t) ? t : k(e.cwd, t);
}
function isInteractive({ isOnCi: e }, t) {
	return t.isTTY === !0 && !e;
}
function isColored(e, t, n = !0) {
	let r = e.env.FORCE_COLOR;
	return n && r !== void 0 ? !["0", "false"].includes(r) : n && isInteractive(e, t) && !e.env.NO_COLOR && e.env.TERM !== "dumb";
}
function styleFor(e, t, n = !0) {
	return le(isColored(e, t, n));
}
function terminalOf({ stdin: e, stderr: t }) {
	return {
		async openBrowser(e) {
			let { default: t } = await Ce(() => import("./open.js")), n = await t(e);
			n.on("error", () => void 0), n.unref();
		},
		async readSecret(n, r) {
			let { read: i } = await Ce(() => import("./read.js"));
			r.throwIfAborted();
			let end = () => void 0, stopHeeding = () => void 0, onPause = () => void setImmediate(end);
			try {
				return await new Promise((a, o) => {
					end = () => {
						o(new CommandError("no token was entered", { code: "login_failed" }));
					}, stopHeeding = Oe(r, end), e.once("pause", onPause), i({
						prompt: n,
						silent: !0,
						terminal: !0,
						input: e,
						output: t
					}).then(a, end);
				});
			} finally {
				stopHeeding(), e.removeListener("pause", onPause), t.write("\n");
			}
		}
	};
}
// src/cli/terminal/progress.ts
const bn = "\r\x1B[K", xn = {
	update: () => void 0,
	end: () => Promise.resolve()
};
function startProgress({ io: e, flags: t }, n) {
	if (t.quiet === !0 || !isInteractive(e, e.stderr) || e.env.TERM === "dumb") return xn;
	let r = performance.now(), i = n, a = !1, write = (t) => writeSafe(e.stderr, t).catch(() => void 0), o = setInterval(() => {
		let t = performance.now() - r;
		if (t < 500) return;
		a = !0;
		let n = `${i} (${(t / 1e3).toFixed(0)} s)`.slice(0, (e.stderr.columns || 80) - 1);
		write(bn + n);
	}, 200);
	return o.unref(), {
		update: (e) => i = e,
		end: async () => {
			clearInterval(o), a && await write(bn), a = !1;
		}
	};
}
// src/cli/flags/bundle-flags.ts
function toKey(e, { flag: t, file: n, text: r, variable: i }) {
	if (n === void 0) return r ?? (e.env[i] === "" ? void 0 : e.env[i]);
	if (r !== void 0) throw new CommandError(D`${t} and ${t}-text exclude each other`);
	if (n.startsWith("-----")) return n;
	if (n !== "" && (0, J.existsSync)(k(e.cwd, n))) return { path: n };
	throw new CommandError(D`${t}: there is no such file; ${t}-text or ${i} takes the key itself`);
}
function toBundleVerifyOptions({ io: e }, t, n = !1) {
	let { verificationKeyId: r, scope: i, excludeFilesVerify: a, skipVerify: s } = t, { verificationKey: c, verificationKeyText: l } = t, { variable: u } = B.verificationKeyText, d = c !== void 0 || l !== void 0 || !n && s !== !0 ? toKey(e, {
		flag: "--verification-key",
		file: c,
		text: l,
		variable: u
	}) : void 0, { signingAlg: f = o } = t;
	if (d === void 0) {
		let e = [
			...r === void 0 || n ? [] : ["--verification-key-id"],
			...i === void 0 ? [] : ["--scope"],
			...a === void 0 ? [] : ["--exclude-files-verify"],
			...t.signingAlg === void 0 || n ? [] : ["--signing-alg"]
		];
		if (e.length > 0) throw new CommandError(D`${e.join(", ")}: this needs --verification-key`);
		return s !== !0 && void 0;
	}
	if (s === !0) throw new CommandError("--verification-key and --skip-verify exclude each other");
	let p = r ?? "default";
	return {
		keys: { [p]: {
			key: d,
			algorithm: f
		} },
		keyId: p,
		scope: i,
		excludeFiles: a,
		cwd: e.cwd
	};
}
function toBundleSignOptions({ io: e }, { signingKey: t, signingKeyText: n, signingAlg: r, claimsFile: i }, a = !0) {
	let o = t !== void 0 || n !== void 0 || a, { variable: s } = Zt.signingKeyText, c = o ? toKey(e, {
		flag: "--signing-key",
		file: t,
		text: n,
		variable: s
	}) : void 0;
	if (c === void 0) {
		if (i === void 0) return;
		throw new CommandError("--claims-file: this needs --signing-key");
	}
	return {
		key: c,
		algorithm: r ?? "RS256",
		claims: i === void 0 ? void 0 : { path: i },
		cwd: e.cwd
	};
}
// src/cli/terminal/standard-input.ts
var Sn = /* @__PURE__ */ t({
	promptForInput: () => promptForInput,
	readGivenText: () => readGivenText,
	standardInput: () => standardInput
});
const Y = "standard input";
function shownName(e) {
	return e === "-" ? Y : e;
}
async function promptForInput(e) {
	e.terminal !== void 0 && await writeNote(e, `reading standard input; ${process.platform === "win32" ? "Ctrl-Z and Enter" : "Ctrl-D"} on a line of its own ends it`);
}
async function* standardInput({ stdin: e, signal: t, terminal: n }) {
	let r = n === void 0 ? ge().idleMs ?? de() : Infinity, i = it(`reading ${Y}`, {
		timeoutMs: r,
		signal: t
	});
	async function* chunks() {
		yield* e;
	}
	try {
		yield* Qe(chunks(), i.signal);
	} finally {
		i.close();
	}
}
async function readStandardInput(e, t) {
	return await promptForInput(e), se(standardInput(e), Y, t);
}
const Cn = /^[ \t]*(?:-(?:\s|$)|[^#\s].*:(?:\s|$))/m, wn = /^\s*\/[/*]/;
function formatOfText(e) {
	let t = rt(e), n = t[Ke(t, 0)];
	if (n === void 0 || n === 123 || n === 91) return "json";
	let r = new TextDecoder().decode(t);
	return Cn.test(r) && !wn.test(r) && tt(r) === void 0 ? "yaml" : "json";
}
async function toDocumentSource(e, t, { maxBytes: n, format: r } = {}) {
	if (t !== "-") return {
		path: t,
		format: r
	};
	let i = await readStandardInput(e, {
		maxBytes: n,
		option: "maxInputBytes"
	});
	return {
		name: Y,
		bytes: i,
		format: r ?? formatOfText(i)
	};
}
async function readGivenText(e, t, n) {
	return t === "-" ? ue(Y, await readStandardInput(e, n)) : Re(t, {
		cwd: e.cwd,
		limit: n
	});
}
// src/cli/eval/query-argument.ts
const Tn = [
	".rego",
	".wasm",
	".gz",
	".tgz"
], En = ["data", "input"], X = /["`()[\]=<>|;]/, Dn = /^(?:\.{1,2}|[A-Za-z]:)?[/\\]/;
function isPolicyPath(e, t) {
	return hasPolicyExtension(t) ? !0 : !Dn.test(t) && (Z.test(t) || X.test(t)) ? !1 : C(t) || t.startsWith("file://") || (0, J.existsSync)(pathFrom(e, t));
}
function hasPolicyExtension(e) {
	return Tn.includes(ct(e).toLowerCase()) && !X.test(e);
}
const On = /\.(?:json|jsonc|jsonl|ndjson|ya?ml|toml|ini|xml|hcl|tf|tfvars|tar)$/i;
function endsInExtension(e) {
	return hasPolicyExtension(e) || On.test(e) && !/\s/.test(e) && !X.test(e);
}
const Z = /^(input|data)(?:\.[A-Za-z_]\w*)*$/, kn = /^(?!.*\s[-+*/:,&|]\s)[\w.@~+:,*?{}/\\ -]+$/;
function looksLikePath(e) {
	return !kn.test(e) || Z.test(e) || /^[\d.\s+-]*$/.test(e) ? !1 : !/\s/.test(e) || /[/\\*]|\.\w+$/.test(e);
}
function readQueryDocuments(e) {
	return {
		hasInput: e.input !== void 0 || e.stdinInput === !0 || e.replay !== void 0,
		hasData: e.data !== void 0 || e.bundle !== void 0
	};
}
function isOfNothing(e, { hasInput: t, hasData: n }) {
	let r = Z.exec(e)?.[1];
	return r === "input" && !t || r === "data" && !n;
}
async function checkNotFile(e, t, n, r) {
	let i = Z.test(t);
	if (i && !isOfNothing(t, n)) return;
	if (!En.includes(t) && !X.test(t) && (0, J.existsSync)(pathFrom(e, t))) {
		let e = isDocument(t) && r !== "deps" ? "-i" : "-d";
		throw new CommandError(D`${t} is a file or folder, not a query: regohost ${r} data.gate.deny ${e} ${t}`);
	}
	if (C(t)) {
		let e = Ge(t);
		throw new CommandError(S(t) ? `${e} is an address, not a query: regohost ${r} data.gate.deny -b ${e}` : `${e}: ${ie(t)}`);
	}
	if (!endsInExtension(t) && !/[/\\]$/.test(t)) return;
	let a = i ? `; as a query it is ${t.replace(/\.(\w+)$/, "[\"$1\"]")}` : "", o = await Je(t, e.cwd);
	throw new CommandError(D`${t}: there is no such file or directory${o}${a}`);
}
function whyUndefined(e, t, n) {
	if (isOfNothing(t, n)) return t.startsWith("input") ? `${t} is undefined: there is no input; -i FILE names it` : `${t} is undefined: there are no policies and no data; -d PATH names them`;
	if (Z.test(t) && endsInExtension(t) && !(0, J.existsSync)(pathFrom(e, t))) return `${t} is undefined, and there is no file of this name`;
}
async function findQuery(e, t, { hasEntrypoint: n, ...r }) {
	let [i, ...a] = t;
	if (i === void 0) {
		let { input: e } = r;
		throw new CommandError(e !== void 0 && /\.(?:rego|wasm)$/i.test(e) ? `no query and no policy: -i names the input, and ${e} is a policy: regohost eval ${e} -e gate/deny` : "no query and no policy: regohost eval 'data.gate.deny' -d policies/, or regohost eval policies/ -e gate/deny");
	}
	if (n) return;
	if (a.length === 0 && En.includes(i)) return i;
	if (isPolicyPath(e, i)) return;
	let o = a.filter((t) => isPolicyPath(e, t));
	if (a.length === 0) return await checkNotFile(e, i, r, "eval"), i;
	if (!looksLikePath(i)) throw new CommandError(o.length === a.length ? `a query is the only argument; pass its policies with -d, and its input with -i: regohost eval '${i}' ${toOptions(o)}` : `a query is one argument, but there are ${t.length}; put it in quotes`);
}
function isDocument(e) {
	return /\.(?:json|ya?ml)$/i.test(e);
}
function toOptions(e) {
	let isInput = (t) => isDocument(t) && e.filter(isDocument).length === 1, getOption = (e) => S(e) ? "-b" : isInput(e) ? "-i" : "-d";
	return e.map((e) => `${getOption(e)} ${Ge(e)}`).join(" ");
}
function toDataReference(e, t) {
	return e === "data" || e.startsWith("data.") || e.startsWith("data[") ? e : e.includes("/") ? t(e) : `data.${e}`;
}
function toEntrypoint(e) {
	return /^data((?:\.[A-Za-z_]\w*)+)$/.exec(e.trim())?.[1]?.slice(1).replaceAll(".", "/");
}
// src/cli/flags/check-outputs.ts
function readFiles(e, t = []) {
	return t.filter((e) => !S(e)).map((t) => ({
		subject: `${e} ${t}`,
		path: t,
		readsAll: !0
	}));
}
function dataFiles(e = []) {
	return e.map((e) => ({
		subject: `the data ${e}`,
		path: qe(e).path,
		readsAll: !0
	}));
}
async function findFiles(e, t) {
	return (await Promise.all(t.map(async ({ path: t, ...n }) => {
		if (t === void 0 || t === "-" || t === dt) return [];
		let { realPathOf: r } = await import("./evaluation.js").then((e) => e.real_path_exports), i = k(e.cwd, t);
		return [{
			...n,
			given: t,
			path: await r(i).catch(() => i)
		}];
	}))).flat();
}
async function checkOutputs(e, t, n) {
	let r = /* @__PURE__ */ new Map(), i = await findFiles(e, t);
	for (let { subject: e, given: t, path: n } of i) {
		let i = r.get(n);
		if (i !== void 0) throw new CommandError(D`two outputs are written to ${t}: ${i} and ${e}; name a file for each`);
		r.set(n, e);
	}
	if (r.size === 0) return;
	let { isBundleFile: a } = await import("./evaluation.js").then((e) => e.bundle_exports), isCovered = async (t, { given: n, path: r }) => {
		let { coversFile: i, isGlob: a } = await import("./evaluation.js").then((e) => e.glob_exports);
		return a(t) && i(t, e.cwd, n, r);
	};
	for (let t of await findFiles(e, n)) {
		let e = t.readsAll === !0;
		for (let n of i) {
			let { subject: r, path: i } = n;
			if (i === t.path) throw new CommandError(D`${r} would overwrite ${t.subject}`);
			if (i.startsWith(t.path + ut) && (e || a(st(i))) || e && await isCovered(t.given, n)) throw new CommandError(D`${r} would become part of ${t.subject}; write it elsewhere`);
		}
	}
	let { checkWritable: o } = await import("./commands.js").then((e) => e.write_file_exports);
	for (let { given: t } of i) await o(e, t);
}
function showError(e, t, n = !1) {
	let r = t.red("error:"), i = T(e), [o, ...s] = pe(e, K), c = e instanceof a ? Ne(e, o) : o, l = i ? c : `unexpected: ${c}`, u = shownCode(e), d = [`${r} ${e instanceof _ && e.diagnostics.some((e) => e.code === u) ? l : nt(l, u, t)}`];
	return ae(d, s.map((e) => t.dim(`  because: ${e}`))), n ? ae(d, stacksOf(e)) : i || d.push(t.dim("  (REGOHOST_DEBUG=1 shows where)")), d.join("\n");
}
function stacksOf(e) {
	let t = [];
	for (let n = e; w(n) && t.length < 6; n = n.cause) {
		let { message: e, stack: r = e } = n, i = Be(n);
		t.push(O(r.replace(e, () => i)));
	}
	return t;
}
async function noteDiagnostics(e, t) {
	if (t.length === 0) return;
	let { formatDiagnostics: n } = await import("./compiling.js").then((e) => e.rego_diagnostics_exports);
	for (let r of t) await e.warn(n([r]));
}
async function noteSkipped(e, t, { done: n, others: r }) {
	if (t.length === 0) return;
	let i = r === 0 ? `nothing was ${n}; ` : "", a = t.length > 5 ? ` and ${t.length - 5} more` : "";
	await e.note(`${i}skipped, not Rego: ${t.slice(0, 5).join(", ")}${a}`);
}
function byReason(e) {
	let t = /* @__PURE__ */ new Map();
	for (let { message: n, reason: r } of e) {
		let { first: e, messages: i } = t.get(r) ?? {
			first: n,
			messages: /* @__PURE__ */ new Set()
		};
		t.set(r, {
			first: e,
			messages: i.add(n)
		});
	}
	return Array.from(t.values(), ({ first: e, messages: t }) => t.size === 1 ? e : `${e} (and ${ce(t.size - 1, "more file")})`);
}
async function noteData(e, t, n) {
	let note = async (t, n) => {
		let r = n.length > 5 ? [`and ${String(n.length - 5)} more`] : [], i = [...n.slice(0, 5), ...r].map((e) => `\n  ${e}`);
		n.length > 0 && await e.note(`${t}:${i.join("")}`);
	};
	await note(`${t.length === 1 ? "1 file is" : `${String(t.length)} files are`} not read as data (with -d FOLDER an error)`, byReason(t)), await note("data read in part", n.map((e) => `${e}: only the first document is read, as in OPA`));
}
async function noteUnverified(e, t) {
	for (let n of t) await e.warn(`${n} is signed, and its signature was not verified: pass --verification-key`);
}
// src/cli/service/open-service.ts
function settingsFromFlags({ io: e, flags: t }) {
	return {
		...Object.fromEntries(jt.map((e) => [e, t[e]])),
		ca: t.ca === void 0 ? void 0 : pathFrom(e, t.ca)
	};
}
async function toClientOptions(e) {
	let { io: t, flags: n } = e, { tokenFile: r, profileFrom: i, artifactCache: a } = n;
	return {
		env: t.env,
		onWarning: (t) => void e.warn(t),
		...settingsFromFlags(e),
		http2: n.http2 !== !1 && void 0,
		token: r === void 0 ? void 0 : await readTokenFile(t, r),
		profile: profileName(n),
		compat: n.compat,
		profileFrom: i === void 0 ? void 0 : pathFrom(t, i),
		artifactCacheFolder: a === void 0 ? void 0 : pathFrom(t, a)
	};
}
async function openService(e, t = {}) {
	let { createServiceClient: n } = await import("./index.js");
	return n({
		...await toClientOptions(e),
		...t
	});
}
async function readTokenFile(e, t) {
	let n = t === "-" ? await readTokenFromStdin(e) : await readFile(e, t);
	if (n === "") throw new CommandError(D`--token-file ${t} is empty`);
	return n;
}
async function readTokenFromStdin(e) {
	let { standardInput: t } = await Promise.resolve().then(() => Sn), n = [], r = 0;
	for await (let i of t(e)) {
		let e = Buffer.from(i);
		if (r += e.byteLength, r > 65536) throw new CommandError("standard input is larger than 64 KiB, too large for a token");
		n.push(e);
	}
	return Buffer.concat(n).toString("utf8").trim();
}
async function readFile(e, t) {
	let { readPrivateFile: n } = await import("./client.js").then((e) => e.private_file_exports);
	return (await n(pathFrom(e, t), !0, { holds: "a token" }) ?? "").trim();
}
async function withGrpcCaller(e, { grpcUrl: t }, n) {
	let { openGrpcCaller: r } = await import("./grpc-caller.js"), i = Date.now() + (e.flags.timeout ?? 6e5), a = await r({
		...await toClientOptions(e),
		...t !== void 0 && { grpcUrl: t }
	}, {
		signal: e.io.signal,
		deadline: i
	});
	try {
		return await n(a), L.pass;
	} catch (t) {
		if (!T(t, "not_found")) throw t;
		return await writeNote(e.io, showError(t, e.noteStyle)), L.refused;
	} finally {
		await a.close();
	}
}
function toCompileOptions(e, { timeout: t }, n = 1e3) {
	return {
		...libraryOptions(R, "compile", e),
		compileTimeoutMs: t === void 0 ? void 0 : Math.max(t, n),
		regoVersion: e.v0Compatible === !0 ? "v0" : void 0
	};
}
function isVerdict(e) {
	return [
		e.fail,
		e.failDefined,
		e.failNonEmpty
	].includes(!0);
}
function verdictStrict(e) {
	return isVerdict(e) ? {
		...e,
		strictBuiltinErrors: e.strictBuiltinErrors ?? !0
	} : e;
}
function toServedOptions({ flags: { timeout: e, speculate: t } }, n) {
	return {
		...libraryOptions(R, "evaluate", n),
		speculate: t,
		timeoutMs: e
	};
}
function toEvaluateOptions(e, t) {
	return t.interrupt || e.io.leaveSignals?.(), {
		...toServedOptions(e, t),
		signal: e.io.signal
	};
}
async function openBuiltins(e, t, n, r) {
	let i = hasService(t) ? await openServiceBuiltins(e, t) : An;
	return ke([i], async () => {
		let { builtins: a } = i, o = await readConformaBuiltins(e.io, t, r), s = [...a, ...o], c = [...o, ...await readBuiltinModules(e, t, s)], l = countCalls([...a, ...c], ({ made: e, running: t }) => {
			n.update(`waiting for ${t} of ${e} calls${c.length === 0 ? " to the service" : ""}`);
		});
		return {
			...i,
			builtins: l
		};
	});
}
const An = {
	builtins: [],
	close: () => Promise.resolve()
};
async function openServiceBuiltins(e, { maxPrompts: t }) {
	let [{ serviceBuiltins: n }, r] = await Promise.all([import("./evaluation.js").then((e) => e.service_builtins_exports), toClientOptions(e)]), i = createLateService(r), { builtins: a, promptCount: o } = limitPrompts(n(i, {
		...await serviceNamespace(e.flags.compat),
		maxPrompts: t
	}), t);
	return {
		builtins: a,
		close: async () => {
			await i.close();
			let n = o();
			n > 0 && await e.note(`AI analyses made: ${n} (at most ${t}: --max-prompts)`);
		}
	};
}
// src/cli/flags/sign-flags.ts
async function readSignKey({ io: e }, t) {
	let [{ readPrivateFile: n }, { readSigningKey: r }, { readVariable: i }] = await Promise.all([
		import("./client.js").then((e) => e.private_file_exports),
		import("./shared.js").then((e) => e.signing_key_exports),
		import("./evaluation.js").then((e) => e.settings_exports)
	]), a = await n(pathFrom(e, t), !0, { holds: "a private key" }), o = i(e.env, Qt);
	return r({
		key: a ?? "",
		passphrase: o
	});
}
function checkSigned({ signKey: e }, t) {
	if (!(e === void 0 || Object.values(t).some((e) => e !== void 0))) throw new CommandError(`--sign-key signs nothing: give ${Object.keys(t).join(" or ")} too`);
}
function checkAttestFlags(e) {
	let { attest: t, signKey: n, artifact: r, replay: i, record: a, now: o } = e;
	if (checkSigned(e, {
		"--attest": t,
		"--record": a
	}), t === void 0) {
		let [t] = flagsNeeding(en, e, "--attest");
		if (t !== void 0) throw new CommandError(`${t} needs --attest`);
	} else {
		if (t === "-") throw new CommandError("--attest needs a file");
		if (n === void 0) throw new CommandError("--attest needs --sign-key: an unsigned verdict proves nothing");
		if (r === void 0) throw new CommandError("--attest needs --artifact, and --key or --trusted-root: a verdict is about an artifact whose evidence was verified");
		if (i !== void 0) throw new CommandError("--attest excludes --replay: recorded results do not show the current state");
		if (o !== void 0) throw new CommandError("--attest excludes --now: the verdict is of the clock's time");
	}
}
// src/cli/flags/recording-flags.ts
async function openCalls(e, t, n, r) {
	let { record: i, replay: a, offline: o, allowNet: s, recordingKey: c } = t;
	if (c !== void 0 && a === void 0) throw new CommandError("--recording-key needs --replay");
	if (i !== void 0 && (a !== void 0 || o === !0)) throw new CommandError("--record excludes --replay and --offline: it saves the service's answers");
	if (o === !0 && s !== void 0) throw new CommandError("--offline excludes --allow-net: it makes no connection");
	if (a === void 0 && o !== !0) {
		let a = i === void 0 || t.signKey === void 0 ? void 0 : await readSignKey(e, t.signKey), o = await openBuiltins(e, t, n, r), c = i === void 0 ? void 0 : new (await (import("./recording-merge.js"))).RecordingMerge();
		return {
			builtins: o.builtins,
			load: { allowNet: s },
			evaluate: { onRecording: c === void 0 ? void 0 : (e) => c.add(e) },
			replayed: void 0,
			notePolicies: () => Promise.resolve(),
			async writeRecording() {
				try {
					if (i === void 0) return L.pass;
					let { writeRecording: t } = await import("./recording-files.js");
					return await t(e, i, c?.recording(), a), L.pass;
				} catch (t) {
					return await writeNote(e.io, showError(t, e.noteStyle)), toExitCode(t);
				}
			},
			close: o.close
		};
	}
	let [{ noteDifferences: l, noteOtherPolicies: u, openReplay: d }, { ReplayCheck: f }] = await Promise.all([import("./recording-files.js"), import("./replay-check.js")]), p = await d(e, a, c), m = await f.of(p);
	return {
		builtins: await declaredBuiltins(e, t),
		load: { replay: p },
		evaluate: { onRecording: a === void 0 ? void 0 : (e) => m.add(e) },
		replayed: a === void 0 ? void 0 : p,
		notePolicies: async (t) => {
			a !== void 0 && await u(e, t, p, a);
		},
		writeRecording: () => Promise.resolve(L.pass),
		close: () => l(e, m.differences, a ?? "")
	};
}
// src/cli/flags/lock-flags.ts
function lockWritten({ lock: e = V, updateLock: t }) {
	return t === !0 ? [{
		subject: "--update-lock",
		path: e
	}] : [];
}
function lockNamed({ lock: e, updateLock: t }) {
	return t === !0 ? [] : [{
		subject: "the lock file",
		path: e
	}];
}
async function hasUnnamedLock({ io: e }, { lock: t, updateLock: n, config: r }) {
	return n === !0 || t !== void 0 || r === !1 ? !1 : await (0, q.stat)(pathFrom(e, V)).catch(() => void 0) !== void 0;
}
async function lockRead(e, t) {
	return t.updateLock === !0 ? {} : t.lock === void 0 ? await hasUnnamedLock(e, t) ? { lock: {
		path: V,
		pins: !1
	} } : {} : { lock: t.lock };
}
async function updateLock(e, { lock: t = V, updateLock: n }, r) {
	if (n !== !0) return;
	if (r.length === 0) {
		await e.warn(`no policy comes from an address, so ${t} was not written`);
		return;
	}
	let { readLockFile: i, writeLockText: a } = await import("./lock-file.js"), { io: o } = e, { outputError: s, writeWholeFile: c } = await import("./commands.js").then((e) => e.write_file_exports), l = pathFrom(o, t), merge = async () => {
		let n = await (0, q.stat)(l).catch(() => void 0) === void 0 ? void 0 : await E(jn, toLimits(e), () => i(t, o.cwd));
		await c(o, t, a(r, n));
	}, { withFileLock: u } = await import("./file-lock.js").then((e) => e.file_lock_exports), fails = (e, n) => s(t, e, n);
	await u(await ze(l).catch((e) => {
		throw fails(e);
	}), fails, merge, o.signal);
}
async function checkUnusedLock(e, { lock: t, config: n }) {
	if (t === void 0 && n === !1) return;
	let { io: r } = e, i = t ?? "regohost.lock";
	if (await (0, q.stat)(pathFrom(r, i)).catch(() => void 0) === void 0) return;
	let { readLockFile: a } = await import("./lock-file.js");
	await E(jn, toLimits(e), () => a(i, r.cwd));
}
const jn = "reading the lock file";
function toLimits({ io: e, flags: t }) {
	return {
		timeoutMs: t.timeout,
		signal: e.signal
	};
}
function isLockAdvice({ code: e }, { updateLock: t }) {
	return t === !0 && e === "policy_unpinned";
}
async function noteAddresses(e, t, n = []) {
	for (let { code: r, message: i } of fe(n)) isLockAdvice({ code: r }, t) || (r === "policy_resolved" ? await e.note(i) : await writeNote(e.io, `${e.noteStyle.yellow("warning:")} ${i}`));
	await updateLock(e, t, n);
}
// src/cli/eval/eval-output.ts
var Mn = /* @__PURE__ */ t({ toEvalError: () => toEvalError });
const Nn = [
	"json",
	"pretty",
	"raw",
	"values"
], Pn = [
	...Nn,
	"bindings",
	"source",
	"discard",
	"table"
];
function toQuery(e) {
	return `data${e.split("/").map((e) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(e) ? `.${e}` : `[${JSON.stringify(e)}]`).join("")}`;
}
function toPresentation(e, t) {
	let n = new v("1"), r = new y([
		["value", e],
		["text", t],
		["location", new y([["row", n], ["col", n]])]
	]);
	return new y([["result", [new y([["expressions", [r]]])]]]);
}
function formatEvalResult(e, t, n) {
	switch (n) {
		case "json": return `${x(e === void 0 ? new y([]) : toPresentation(e, t), "  ")}\n`;
		case "pretty": return `${e === void 0 ? "undefined" : x(e, "  ")}\n`;
		case "values": return e === void 0 ? "" : `${x([e], "  ")}\n`;
		case "raw": return e === void 0 ? "" : `${typeof e == "string" ? e : x(e)}\n`;
	}
}
function toError$1({ message: e, code: t, location: n, opaDetails: r }) {
	let i = [["message", e]];
	return t !== "" && i.push(["code", t]), n !== void 0 && i.push(["location", new y([
		["file", n.file],
		["row", new v(String(n.row))],
		["col", new v(String(n.column))]
	])]), r !== void 0 && i.push(["details", Me(JSON.stringify(r))]), new y(i);
}
function toText(e) {
	return `${x(new y([["errors", e]]), "  ")}\n`;
}
function formatDiagnosticsJson(e) {
	return toText(e.map(toError$1));
}
function formatEvalErrors(e) {
	let t = e instanceof _ ? e.diagnostics : [];
	return t.length > 0 ? formatDiagnosticsJson(t) : toText([toError$1(toEvalError(e))]);
}
function toEvalError(e) {
	let t = w(e) ? ve(he(e), K) : String(e), { opaCode: n, location: r } = e instanceof u ? e : {};
	return {
		message: t,
		code: n ?? shownCode(e),
		...r === void 0 ? {} : { location: r }
	};
}
function asValueFormat(e) {
	let t = Nn.find((t) => t === e);
	if (t !== void 0) return t;
	throw new CommandError(D`-f ${e} is for OPA's evaluator: add --target rego, or write a query: regohost eval 'data.gate.deny' -d policies/`);
}
function formatEvalEnd({ stdout: e, stderr: t }, n, r) {
	if (n.decision === void 0) {
		let i = e.isTTY === !0 && t.isTTY === !0;
		return r === "json" && !i ? formatEvalErrors(n.error) : void 0;
	}
	let { resultSet: i, entrypoint: a } = n.decision;
	return formatEvalResult(Le(i), toQuery(a), asValueFormat(r));
}
// src/cli/eval/replayed-input.ts
async function replayedInput({ input: e, verification: t }, n, r) {
	if (r === void 0 || t !== void 0) return {
		input: e,
		verification: t
	};
	let { input: i, verifications: a } = r.facts;
	if (e === void 0) return {
		input: i === void 0 ? void 0 : Buffer.from(i),
		verification: r.verificationOf()
	};
	if (a === void 0) return { input: e };
	let { openReplayed: o } = await import("./judging.js").then((e) => e.replayed_document_exports), { payload: s, facts: c } = o(n, e, r);
	return {
		input: s,
		verification: c
	};
}
// src/cli/eval/evaluate-once.ts
var Fn = /* @__PURE__ */ t({
	evaluateOnce: () => evaluateOnce,
	policyReader: () => policyReader,
	readAllData: () => readAllData,
	readInput: () => readInput,
	toError: () => toError
});
function toError(e) {
	return w(e) ? e : Error(String(e));
}
async function evaluateOnce(e, t, n) {
	let r = startProgress(e, "evaluating"), toFailed = (e) => ({
		error: toError(e),
		recording: void 0
	});
	try {
		let i = await openCalls(e, t, r), a = await evaluate(e, t, n, i).catch(toFailed);
		return await r.end(), await i.close(), {
			...a,
			recordingExit: await i.writeRecording()
		};
	} catch (e) {
		return {
			...toFailed(e),
			recordingExit: L.pass
		};
	} finally {
		await r.end();
	}
}
function isOfSeveral(e) {
	return e?.policyDigests !== void 0 && e.entrypoint === void 0;
}
async function loadExact(e, t, n) {
	let { loadRead: r } = await import("./evaluation.js").then((e) => e.load_policy_exports);
	try {
		return await r(t, {
			...n,
			recompile: !0
		});
	} catch (i) {
		if (!T(i) || i.code !== "runtime_stock") throw i;
		return await e.warn(ve(he(i), K)), r(t, n);
	}
}
async function evaluate(e, t, n, { builtins: r, load: i, evaluate: { onRecording: a }, replayed: o, notePolicies: s }) {
	let c = o?.facts, l = n.entrypoint ?? c?.entrypoint, { data: d, verify: f } = n, p = await n.source(), m = await loadExact(e, p, {
		builtins: r,
		...i,
		...toCompileOptions(t, e.flags),
		entrypoint: l,
		data: d,
		verify: f,
		signal: e.io.signal
	}), h, keep = (e) => (h = e, a?.(e));
	try {
		await s([m]), n.input === void 0 && isOfSeveral(c) && await e.warn("the recording holds several evaluations and no input; pass the input with -i");
		let { input: r, verification: i } = await replayedInput(n, n.inputName, o);
		return {
			decision: await m.decide(r, {
				...toEvaluateOptions(e, t),
				verification: i,
				...n.isRecorded || a !== void 0 ? { onRecording: keep } : {}
			}),
			recording: h
		};
	} catch (e) {
		if (!(e instanceof u) || e.opaCode !== "eval_conflict_error") return {
			error: toError(e),
			recording: h
		};
		let { explainConflict: t } = await import("./conflict-message.js").then((e) => e.conflict_message_exports), { files: n, regoVersion: i } = (p.kind === "rego" ? p : p.rego) ?? { files: [] };
		return {
			error: toError(await t(e, {
				files: n,
				builtins: r,
				regoVersion: i
			})),
			recording: h
		};
	} finally {
		await m.close();
	}
}
const In = /* @__PURE__ */ new WeakSet();
async function noteEnvelope(e, t, n) {
	!In.has(e) && Te(n) && be(p.of(n)) && (In.add(e), await e.note(D`${t} is a signed envelope, and the input is the envelope itself: gate evaluates its payload, and so does eval with --key or --trusted-root`));
}
async function readInput(e, t, { maxInput: n, parser: r, protoFileDirs: i }, { opens: a = !1, isExact: o = !1 } = {}) {
	let { io: s } = e, { cwd: l, signal: u } = s, d = e.flags.timeout;
	if (r === void 0 && Ln.test(t) && !C(t)) throw new CommandError(D`${t} is a policy, not an input: name it as an argument or with -d ${t}, and with -i a document such as input.json`);
	await throwIfFolder(l, t);
	let f = {
		maxBytes: n,
		option: "maxInputBytes"
	}, p = await toDocumentSource(s, t, {
		maxBytes: n,
		format: r
	}), m = {
		cwd: l,
		signal: u,
		timeoutMs: d,
		limit: f,
		advisesFormat: !0,
		protoFileDirs: i,
		...o ? c : {}
	}, { json: h } = await Fe(p, m);
	return a || await noteEnvelope(e, shownName(t), h), h;
}
async function throwIfFolder(e, t) {
	if (t !== "-" && (await (0, q.stat)(k(e, t)).catch(() => void 0))?.isDirectory() === !0) throw new CommandError(D`${t} is a folder, and the input is one document: regohost gate -p policies/ -i ${t} judges each of its files, and regohost exec evaluates them`);
}
const Ln = /\.(?:rego|wasm)$/i;
async function loadPolicies(e, { kind: t, ...n }) {
	let isYaml = (e) => !S(e) && /\.ya?ml$/i.test(e), [r, i] = [e.filter(isYaml), e.filter((e) => !isYaml(e))];
	if (r.length === 0) {
		if (t === void 0) return we(e, n);
		throw new CommandError("--kind is for a policy of Chainloop in YAML: regohost eval policy.yaml --kind KIND");
	}
	let { cwd: a = "", maxBytes: o = h, signal: s, lock: c, isOffline: l } = n, u = {
		cwd: a,
		maxBytes: Xe(o),
		kind: t,
		signal: s,
		lock: c,
		isOffline: l
	}, { checkPackages: d, loadPolicyScripts: f } = await import("./policy-scripts.js"), p = [];
	for (let e of r) Ye(e, n), p.push(await f(e, u));
	if (i.length > 0) {
		let e = await we(i, n);
		if (e.kind === "wasm") throw new CommandError(D`${e.subject} is compiled; only Rego sources can be evaluated together`);
		p.push(e);
	}
	return d(p.slice(0, r.length).flatMap(({ files: e }) => e)), Ee(p, a);
}
function policyReader(e, t, n, r = "warn") {
	let { io: i } = e, a = toBundleVerifyOptions(e, n), read = async () => {
		let o = [], s = await loadPolicies(t, {
			cwd: i.cwd,
			signal: i.signal,
			timeoutMs: e.flags.timeout,
			maxBytes: n.maxBundle,
			allowSkippedFiles: n.allowSkippedFiles,
			bundles: a ?? (r === "refuse" && void 0),
			...a === !1 ? {} : { onUnverified: (e) => void o.push(e) },
			...await lockRead(e, n),
			isOffline: n.replay !== void 0 || n.offline === !0,
			kind: n.kind
		});
		return await noteUnverified(e, o), await noteAddresses(e, n, s.addresses), s;
	}, o;
	return () => o ??= read();
}
async function readAllData({ io: e, flags: { timeout: t } }, n, { data: r = [], maxData: i }, a = !1) {
	let o = {
		cwd: e.cwd,
		signal: e.signal,
		timeoutMs: t,
		...a ? c : {}
	}, s = await Ie(n, o);
	return Pe(r, {
		...o,
		own: s,
		limit: {
			maxBytes: i,
			option: "maxDataBytes"
		}
	});
}
// src/cli/flags/query-flags.ts
function checkQueryFlags(e) {
	if (e.fail === !0 && e.failDefined === !0) throw new CommandError("--fail and --fail-defined exclude each other");
	if (e.stdinInput === !0 && e.input !== void 0) throw new CommandError("-I and -i exclude each other: both name the input");
	if (e.stdin === !0 && (e.stdinInput === !0 || e.input === "-")) throw new CommandError("--stdin and -I exclude each other: standard input is the query or the input");
	let { format: t, partial: n } = e;
	if (n === !0 && ![
		"json",
		"pretty",
		"source"
	].includes(t)) throw new CommandError(D`--partial excludes -f ${t}; its formats are json, pretty and source`);
	if (n !== !0 && t === "source") throw new CommandError("-f source needs --partial: it prints the remaining policies");
}
function isExplained({ flags: { profile: e } }, { explain: t, coverage: n }) {
	return t !== void 0 || e === !0 || n === !0;
}
// src/cli/flags/verify-flags.ts
async function toTrustedRoot(e, { trustedRoot: t, tufRoot: n, updateTuf: r = !1, replay: i, offline: a }) {
	let { io: o } = e;
	if (r && (i !== void 0 || a === !0)) throw new CommandError("--update-tuf excludes --replay and --offline, which make no connection");
	let s = tufUrl(t);
	if (s === void 0) {
		let e = n === void 0 ? "--update-tuf" : "--tuf-root";
		if (n !== void 0 || r) throw new CommandError(D`${e} is for a TUF repository: --trusted-root tuf, or --trusted-root tuf:URL`);
		return t === void 0 ? void 0 : { path: t };
	}
	let { readTufSource: c } = await import("./trusted-root-source.js").then((e) => e.trusted_root_source_exports), l = {
		tuf: s,
		update: r,
		...n === void 0 ? {} : { root: { path: n } }
	}, u = {
		timeoutMs: e.flags.timeout,
		signal: o.signal
	}, d = await E("reading the trusted root", u, () => c(l, {
		cwd: o.cwd,
		env: o.env,
		signal: o.signal
	})), f = r ? "fetched" : "from the cache";
	return await e.note(`trusted root of ${d.url}, ${f}: root ${d.rootVersion}, valid until ${d.expires}`), d.json;
}
async function toVerifyOptions(e, t) {
	let { artifact: n, key: r } = t, i = await toTrustedRoot(e, t), a = {
		keys: r?.map((e) => ({ path: e })),
		...libraryOptions(z, "verify", t),
		trustedRoot: i,
		artifact: n === void 0 ? void 0 : ye(n) ? n : { path: n }
	};
	return Object.values(a).some((e) => e !== void 0) ? {
		...a,
		cwd: e.io.cwd
	} : void 0;
}
// src/cli/commands/eval.ts
var Rn = /* @__PURE__ */ t({ configure: () => zn });
const Q = {
	...optionsFor()({
		input: an,
		entrypoint: {
			kind: "text",
			usage: "-e, --entrypoint <name>",
			description: "rule or package to evaluate: gate/deny, gate.deny or data.gate.deny"
		},
		kind: {
			kind: "text",
			usage: "--kind <kind>",
			description: "use only a Chainloop policy's scripts for this material kind; default: all"
		},
		format: formatOption(Pn, "json", "output format, as in opa eval")
	}),
	...R,
	...qt,
	...Jt,
	...z,
	...B,
	...H,
	...signOptions("--record"),
	...un,
	...ln,
	...optionsFor()({ calls: {
		kind: "flag",
		usage: "--calls",
		description: "show built-in calls on stderr: round, start, duration, requests, size, use"
	} })
}, zn = defineCommand({
	arguments: [["[query|policy...]", "a query; or policies: .wasm, .rego, a bundle (.tar.gz), a folder or an address"]],
	options: Q,
	details: "The first argument is a path when it exists or ends in .rego, .wasm, .tgz or .gz, else a query. Policies are compiled, and one of their\nentrypoints is evaluated. A query is evaluated by OPA's evaluator over the Rego and the data of -d and -b, with the built-ins of\nthe service. Without -i the input is undefined, not null.\n\n--profile without a name shows the time of each expression.\nThe exit code is 0 for every value, also an undefined one; only regohost gate judges. By --fail and --fail-defined it is a verdict: equal\nkeys, rounded numbers, unknown names and errors of standard built-ins are exit 2 then.\n--no-strict-builtin-errors allows the errors.",
	examples: [
		"regohost eval 'data.gate.deny' -d policies/ -i input.json",
		"regohost eval '1 + 1'",
		"regohost eval 'x := input.kind; x' -I -f pretty < input.json",
		"regohost eval policy.wasm -i input.json",
		"regohost eval policies/ -e gate/deny -i - < input.json",
		"regohost eval policy.rego -e data.gate.allow -d data.json -f raw",
		"regohost eval policies/ -i input.json --record run.json",
		"regohost eval policies/ --replay run.json  # the same decision again, without the network",
		"regohost eval policies/ -i input.json --explain notes -f pretty",
		"regohost eval policy.yaml --kind SARIF -e main/violations -i report.sarif  # the Rego of a policy of Chainloop",
		"regohost eval oci://registry.example.com/policies/release:1.4 -i input.json"
	],
	everyday: [
		"input",
		"data",
		"bundle",
		"entrypoint",
		"format",
		"builtins",
		"target",
		"explain",
		"coverage",
		"calls",
		"profile",
		"record",
		"replay",
		"timeout"
	],
	async run(e, t, n) {
		let { io: r } = e;
		checkQueryFlags(n);
		let i = await readArguments(e, t, n), { query: a, policies: o, entrypoint: s, data: c } = i, l = isVerdict(n), u = {
			...verdictStrict(n),
			data: c,
			entrypoint: s,
			...n.stdinInput === !0 ? { input: "-" } : {}
		}, d = o ?? [];
		a === void 0 && asValueFormat(u.format), checkSigned(u, { "--record": u.record }), await checkOutputs(r, [...namedFiles(Q, u, "isWritten"), ...lockWritten(u)], [
			...d.map((e) => ({
				subject: `the policy ${e}`,
				path: e
			})),
			...dataFiles(u.data),
			...namedFiles(Q, u, "isRead"),
			...lockNamed(u)
		]);
		let f = policyReader(e, d, u), p = await toVerifyOptions(e, u), m = p !== void 0 || u.replay !== void 0, h = u.input === void 0 ? void 0 : await readInput(e, u.input, u, {
			opens: m,
			isExact: l
		}), g = p === void 0 ? void 0 : await verifyInput(e, p, u.input, h), ee = g?.input ?? h;
		if (a !== void 0) {
			if (u.kind !== void 0 && o === void 0) throw new CommandError("--kind excludes a query: regohost eval policy.yaml --kind KIND -e main/violations");
			let { evalQuery: t } = await import("./eval-query.js");
			return t(e, u, {
				query: a,
				source: o === void 0 ? void 0 : f,
				input: ee,
				inputName: shownName(u.input ?? "input"),
				verify: p,
				verification: g?.verification,
				onCalls: (t) => noteAll(e, u, t)
			});
		}
		let te = isExplained(e, u) ? await import("./explain.js") : void 0, _ = te?.toExplainable(await f()), v = await readDocuments(e, i, f, u), y = await evaluateOnce(e, u, {
			source: f,
			entrypoint: u.entrypoint,
			input: ee,
			inputName: shownName(u.input ?? "input"),
			data: v,
			verify: p,
			verification: g?.verification,
			isRecorded: _ !== void 0 || u.calls === !0
		});
		for (let { message: e } of y.decision?.prints ?? []) await writeNote(r, e);
		let ne = y.decision?.calls ?? y.recording?.callLog;
		ne !== void 0 && await noteAll(e, u, ne);
		let b = _ && await te?.explain(e, u, {
			source: _,
			data: v,
			end: y
		}), re = b?.stdout ?? formatEvalEnd(r, y, u.format);
		if (re !== void 0 && await writeExact(r.stdout, re), y.decision === void 0) throw y.error;
		if (b?.error !== void 0) throw b.error;
		return (n.fail === !0 || n.failDefined === !0) && Le(y.decision.resultSet) !== void 0 == (n.failDefined === !0) ? worstExitCode([y.recordingExit, L.refused]) : y.recordingExit;
	}
});
async function readArguments({ io: e }, t, n) {
	let { entrypoint: r, target: i } = n;
	if (n.stdin === !0 && t.length > 0) throw new CommandError("--stdin excludes a query argument");
	let a = n.stdin === !0 ? await readGivenText(e, "-") : await findQuery(e, t, {
		hasEntrypoint: r !== void 0,
		input: n.input,
		...readQueryDocuments(n)
	}), o = n.data?.filter((e) => !/\.rego$/i.test(e)), s = n.data?.filter((e) => /\.rego$/i.test(e)) ?? [];
	if (a === void 0) {
		let e = [...t, ...s], c = {
			policies: e,
			entrypoint: r,
			data: o?.length === 0 ? void 0 : o
		};
		if (i === "rego") {
			if (r === void 0) throw new CommandError("--target rego needs what to evaluate: -e gate/deny, or a query as the only argument");
			return {
				...c,
				query: toDataReference(r, toQuery)
			};
		}
		let l = flagsNeeding(Q, n, W)[0];
		if (l === void 0) return {
			...c,
			query: a
		};
		throw new CommandError(D`${l} is for OPA's evaluator: add --target rego, or write a query: regohost eval 'data.gate.deny' ` + e.map((e) => `-d ${e}`).join(" "));
	}
	if (i !== "wasm") return {
		query: a,
		policies: void 0,
		entrypoint: r,
		data: n.data
	};
	let c = n.bundle?.find(S);
	if (c !== void 0) throw new CommandError(D`${Ge(c)}: --target wasm excludes an address in -b; name it as the policy: regohost eval ADDRESS -e gate/deny`);
	let l = toEntrypoint(a), u = (n.data ?? []).map((e) => qe(e).path), d = [...n.bundle ?? [], ...u.filter((e) => !isDocument(e))], f = flagsNeeding(Q, n, W).find((e) => e !== "--bundle");
	if (l === void 0 || d.length === 0 || f !== void 0) throw new CommandError(f === void 0 ? "--target wasm compiles a rule or package of policies: a query such as data.gate.deny, with -d policies/" : `--target wasm excludes ${f}, which only OPA's evaluator has`);
	return {
		query: void 0,
		policies: d,
		entrypoint: l,
		data: n.data,
		isLoose: !0
	};
}
async function readDocuments(e, { isLoose: t }, n, r) {
	let i = isVerdict(r);
	if (t === !0) {
		let { readQuerySources: t } = await import("./query-sources.js"), { cwd: n, signal: a } = e.io, { ignore: o, data: s, bundle: c, allowSkippedFiles: l } = r;
		return (await t({
			data: s,
			bundles: c,
			ignore: o,
			allowSkippedFiles: l,
			verify: toBundleVerifyOptions(e, r),
			isExact: i,
			cwd: n,
			signal: a
		})).data;
	}
	if (r.data !== void 0 || i) return readAllData(e, await n(), r, i);
}
async function noteAll(e, { calls: t }, n) {
	t === !0 && await noteCalls(e, n);
	for (let { builtin: t, reason: r, used: i } of n) r !== void 0 && i && await e.note(`${t} is undefined: ${r}`);
}
async function verifyInput({ io: e, flags: t }, n, r, i) {
	if (r === void 0 || i === void 0) throw new CommandError("a verification needs an input: pass the envelope or bundle with -i");
	let [{ DocumentVerifier: a }, { checkVerifyOptions: o }, { factsToJson: s }] = await Promise.all([
		import("./document-verifier.js").then((e) => e.document_verifier_exports),
		import("./verify-options.js").then((e) => e.verify_options_exports),
		import("./shared.js").then((e) => e.facts_exports)
	]), c = await a.create(o("eval", n)), l = shownName(r), u = {
		signal: e.signal,
		timeoutMs: t.timeout
	}, { payload: d, facts: f } = await E(`verifying ${l}`, u, () => c.statement(l, i));
	return {
		input: d,
		verification: s(f)
	};
}
async function noteCalls(e, t) {
	let { waterfall: n } = await import("./waterfall.js").then((e) => e.waterfall_exports), r = t.length === 0 ? ["no asynchronous built-in was called"] : n(t);
	await writeNote(e.io, r.join("\n"));
}
// src/cli/cli-command.ts
var UnknownWordError = class extends M {
	kind;
	word;
	constructor(e, t) {
		super(1, `commander.unknown${e === "option" ? "Option" : "Command"}`, `unknown ${e}`), this.kind = e, this.word = t;
	}
}, Bn = class CliCommand extends xt {
	createCommand(e) {
		return new CliCommand(e);
	}
	createHelp() {
		return Object.assign(new CliHelp(), this.configureHelp());
	}
	parseOptions(e) {
		let t = e.indexOf("--"), n = t < 0 ? [...e] : e.slice(0, t);
		for (let e of this.options) {
			if (e.required || !e.optional || !(e instanceof CliOption)) continue;
			let t = n.findIndex((t) => t === e.long || t === e.short), [r, i] = n.slice(Math.max(t, 0), t + 2);
			if (t < 0 || r === void 0 || i === void 0 || e.isValue(i)) continue;
			n.splice(t, 1);
			let a = n.findIndex((e, n) => n >= t && /^-./.test(e));
			n.splice(a < 0 ? n.length : a, 0, r);
		}
		return super.parseOptions([...n, ...e.slice(n.length)]);
	}
	unknownOption(e) {
		throw new UnknownWordError("option", e);
	}
	unknownCommand() {
		throw new UnknownWordError("command", this.args[0] ?? "");
	}
	_callParseArg(e, t, n) {
		try {
			return e.parseArg?.(t, n);
		} catch (n) {
			if (!(n instanceof N)) throw n;
			let r = O(t), i = e instanceof P ? `option '${e.flags}' argument '${r}' is invalid.` : `command-argument value '${r}' is invalid for argument '${e.name()}'.`;
			return this.error(`error: ${i} ${n.message}`, {
				exitCode: n.exitCode,
				code: n.code
			});
		}
	}
};
// src/cli/command-table.ts
const $ = [
	{
		name: "eval",
		summary: "evaluate a query or a policy and print its value, as opa eval does",
		load: () => Promise.resolve().then(() => Rn)
	},
	{
		name: "exec",
		summary: "evaluate a decision for each input file, as opa exec does",
		load: () => import("./exec.js")
	},
	{
		name: "run",
		summary: "an interactive shell for Rego, as opa run; its server is serve",
		load: () => import("./run.js").then((e) => e.run_exports)
	},
	{
		name: "gate",
		summary: "judge inputs with policies: exit 0 when all pass, 1 when one fails",
		load: () => import("./gate-command.js").then((e) => e.gate_exports)
	},
	{
		name: "backtest",
		summary: "evaluate recordings again with other policies, and show which verdicts change",
		load: () => import("./backtest.js")
	},
	{
		name: "serve",
		summary: "answer OPA's REST API for decisions over HTTP",
		load: () => import("./serve.js")
	},
	{
		name: "mcp",
		summary: "serve check, test, eval, gate and others to an assistant (Model Context Protocol)",
		load: () => import("./mcp.js")
	},
	{
		name: "enqueue",
		summary: "add decisions to a queue in Redis, for workers",
		load: () => import("./enqueue.js")
	},
	{
		name: "worker",
		summary: "run the jobs of a queue in Redis",
		load: () => import("./worker.js")
	},
	{
		name: "verify",
		summary: "verify signatures, signers and subjects of envelopes and bundles",
		isLocal: !0,
		load: () => import("./verify2.js")
	},
	{
		name: "build",
		summary: "compile Rego to a Wasm module",
		isLocal: !0,
		load: () => import("./build2.js")
	},
	{
		name: "sign",
		summary: "sign policy bundles as opa sign does",
		isLocal: !0,
		load: () => import("./sign.js")
	},
	{
		name: "check",
		summary: "check Rego for errors",
		isLocal: !0,
		load: () => import("./check.js")
	},
	{
		name: "fmt",
		summary: "format Rego",
		isLocal: !0,
		load: () => import("./fmt.js")
	},
	{
		name: "test",
		summary: "run policy tests with OPA's tester",
		isLocal: !0,
		load: () => import("./test.js")
	},
	{
		name: "types",
		summary: "write TypeScript of a policy's inputs and results",
		isLocal: !0,
		load: () => import("./types.js")
	},
	{
		name: "init",
		summary: "write a gate file with a policy, its test and a sample",
		isLocal: !0,
		load: () => import("./init.js")
	},
	{
		name: "mock",
		summary: "write a recording's answers as Rego mocks for tests",
		isLocal: !0,
		load: () => import("./mock.js")
	},
	{
		name: "bench",
		summary: "measure a query, as opa bench does",
		load: () => import("./bench.js")
	},
	{
		name: "inspect",
		summary: "show the contents of a bundle or folder, as opa inspect does",
		isLocal: !0,
		load: () => import("./inspect.js")
	},
	{
		name: "deps",
		summary: "show the dependencies of a query, as opa deps does",
		isLocal: !0,
		load: () => import("./deps.js")
	},
	{
		name: "parse",
		summary: "print the syntax tree of a Rego file, as opa parse does",
		isLocal: !0,
		load: () => import("./parse.js")
	},
	{
		name: "capabilities",
		summary: "print the capabilities file for opa, with the service's built-ins",
		isLocal: !0,
		load: () => import("./capabilities3.js")
	},
	{
		name: "discover",
		summary: "show the records of the service about a digest",
		load: () => import("./discover.js")
	},
	{
		name: "graph",
		summary: "draw the references of a digest",
		load: () => import("./graph.js")
	},
	{
		name: "download",
		summary: "download an artifact and check its digest",
		load: () => import("./download.js")
	},
	{
		name: "evidence",
		summary: "list matching evidence from the platform",
		load: () => import("./evidence.js")
	},
	{
		name: "compliance",
		summary: "list a project version's requirement evaluations from the platform",
		load: () => import("./compliance.js")
	},
	{
		name: "prompt",
		summary: "have the platform's AI agent analyse a piece of evidence",
		load: () => import("./prompt.js")
	},
	{
		name: "grpc",
		summary: "list, describe and call the gRPC methods of a server with reflection",
		load: () => import("./grpc2.js")
	},
	{
		name: "login",
		summary: "log in to the service, and save the token",
		load: () => import("./login.js")
	},
	{
		name: "logout",
		summary: "remove the saved token",
		load: () => import("./logout.js")
	},
	{
		name: "whoami",
		summary: "show the identity in use and where its token comes from",
		load: () => import("./whoami.js")
	},
	{
		name: "info",
		summary: "show the service's version and its OpenAPI documents",
		load: () => import("./info.js")
	},
	{
		name: "completion",
		summary: "print the completion script for bash, zsh, fish or PowerShell",
		isLocal: !0,
		load: () => import("./completion.js")
	},
	{
		name: "version",
		summary: "print the versions of this package, OPA and Node",
		isLocal: !0,
		load: () => import("./version.js")
	},
	{
		name: "dev",
		summary: "run an evidence service on loopback with a sample release, to try things out",
		isLocal: !0,
		load: () => import("./dev.js")
	},
	{
		name: "demo",
		summary: "judge this package by the records of an embedded evidence service",
		isLocal: !0,
		load: () => import("./demo.js")
	}
];
// src/cli/flags/reject-empty.ts
function withParents(e) {
	return e.parent === null ? [e] : [e, ...withParents(e.parent)];
}
function rejectEmpty(e) {
	let t = "write it, or omit it; an unset variable makes it empty";
	if (e.args.some((e) => e.trim() === "")) throw new CommandError(`an argument of ${e.name()} is empty: ${t}`);
	let n = e.optsWithGlobals();
	for (let r of withParents(e).flatMap(({ options: e }) => e)) {
		let i = r.attributeName(), a = [n[i]].flat();
		if (takesPath(r.flags) && e.getOptionValueSourceWithGlobals(i) === "cli" && a.some((e) => typeof e == "string" && e.trim() === "")) throw new CommandError(`the value of ${r.long ?? r.flags} is empty: ${t}`);
	}
}
// src/cli/run-cli.ts
var Vn = /* @__PURE__ */ t({ runCli: () => runCli });
const Hn = "--help=all", Un = "usage_invalid", Wn = {
	about: "regohost COMMAND --help shows the options of a command.",
	examples: [
		"regohost eval policy.rego -i input.json -e gate/deny",
		"regohost gate policies/ 'build/*.json' -o pretty -o json=report.json",
		"regohost discover sha256:c3eaed68b6e0bf582d702ced7e4d82a0ebc81e5325136cfad2c4ec1408c00e9e"
	],
	everyday: ["version"],
	exitCodes: "0 pass, 1 the policy refused, 2 usage, input or policy error, 3 could not decide."
};
async function runCli(e, t) {
	let n = {
		out: "",
		err: ""
	}, r, i;
	try {
		let a, { words: o, isWhole: s } = toHelpOption(splitShort(e)), c = createProgram(e, n, s, (e) => a = e), l = "";
		c.hook("preSubcommand", (n, i) => {
			r = i, l = i.name(), l === "eval" && checkProfile(e, t);
		}), c.hook("preAction", (e, t) => rejectEmpty(t)), await c.parseAsync(o, { from: "user" });
		let u = a;
		if (u === void 0) throw new CommandError("no command; regohost --help lists the commands");
		if (i = createContext(t, c.opts()), Se({
			signal: t.signal,
			idleMs: i.flags.timeout
		}), i.flags.profile === !0 && l !== "eval") throw new CommandError("--profile needs the name of a saved login: --profile NAME");
		if (useCache(l, i), i.flags.otel !== !0) return await u(i);
		let { runTraced: d } = await import("./run-traced.js");
		return await d(i, u);
	} catch (a) {
		return a instanceof M && (n.err += await explainUsage(a, e, {
			parsed: r,
			io: t
		})), await endWithError(a, t, n, i);
	} finally {
		Se({});
	}
}
async function explainUsage(e, t, { parsed: n, io: r }) {
	if (e.code === "commander.missingArgument" || e.code === "commander.excessArguments") {
		let [e, t] = n === void 0 ? ["", ""] : [`${n.name()} `, `${n.usage()}: `];
		return `regohost ${e}${t}regohost ${e}--help shows the arguments.\n`;
	}
	if (!(e instanceof UnknownWordError)) return "";
	let { kind: i, word: a } = e, o = `error: unknown ${i} '${O(a)}'`;
	try {
		let { explainCommand: e, explainOption: s, explainUnknown: c } = await import("./explain-usage.js"), l = n === void 0 ? e(t, $) : void 0;
		if (i === "command") return `${o}: ${l ?? explainWord(a, r) ?? c(a, $)}\n`;
		if (l !== void 0) return `${o}\n${l}\n`;
		let u = [...n?.options ?? [], ...toOptions$1(I)];
		return [
			o,
			...await s(a, {
				name: n?.name() ?? "regohost",
				options: u
			}, $),
			""
		].join("\n");
	} catch {
		return `${o}\n`;
	}
}
function explainWord(e, t) {
	if ((0, J.existsSync)(pathFrom(t, e))) return "a file or folder comes after a command: regohost gate POLICIES INPUTS";
	if (Nt.test(e)) return "a query is evaluated by regohost eval 'QUERY' -d POLICIES";
}
function checkProfile(e, t) {
	let n = e.indexOf("--profile"), r = n < 0 ? void 0 : e[n + 1];
	if (r !== void 0 && Pt.profile.isValue(r) && (0, J.existsSync)(pathFrom(t, r))) throw new CommandError(D`--profile ${r}: this is a file or folder. To profile the evaluation write --profile after it; ` + `for the saved login of this name write --profile=${r}`);
}
function checkVersion(e) {
	let t = e.indexOf("--version"), n = e[t + 1];
	if (n !== void 0 && !n.startsWith("-") && e.slice(0, t).includes("capabilities")) throw new CommandError(D`capabilities --version ${n}: those of other versions of OPA are not here; regohost capabilities prints those of this one. ` + "opa capabilities --version prints a file for check --capabilities");
}
function useCache(e, { io: { env: t, isOnCi: n }, flags: r }) {
	let i = r.cache ?? !(e === "gate" && n) ? oe(t) : void 0;
	et(i === void 0 ? void 0 : lt(i, "compiled")), $e(i === void 0 ? void 0 : lt(i, "addresses"));
}
function splitShort(e) {
	let t = e.indexOf("--"), n = t < 0 ? e : e.slice(0, t);
	return [...n.flatMap((e) => {
		let [, t, n] = /^(-[A-Za-z])=([^]*)$/.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [e] : [t, n];
	}), ...e.slice(n.length)];
}
function toHelpOption(e) {
	let [t, n, ...r] = e;
	if (t === "help") {
		if (n === void 0 || n === "options") return {
			words: ["--help"],
			isWhole: n !== void 0
		};
		if (!$.some((e) => e.name === n)) return {
			words: [n],
			isWhole: !1
		};
		let e = r.at(-1) === "options";
		return {
			words: [
				n,
				...e ? r.slice(0, -1) : r,
				"--help"
			],
			isWhole: e
		};
	}
	let i = e.indexOf("--"), a = e.indexOf(Hn), o = a >= 0 && (i < 0 || a < i);
	return {
		words: o ? e.with(a, "--help") : e,
		isWhole: o
	};
}
function createProgram(e, t, n, r) {
	let i = {
		showGlobalOptions: !0,
		isWhole: n,
		usesService: (e) => $.some(({ name: t, isLocal: n }) => t === e && n !== !0)
	}, a = new Bn("regohost").description("Judge files by Rego policies, which can query an evidence service about them.").usage("<command> [options]").helpCommand(!1).helpOption("-h, --help", `display this help; ${Hn}: with every option`).exitOverride().showSuggestionAfterError(!1).configureHelp(i).configureOutput({
		writeOut: (e) => t.out += e,
		writeErr: (e) => t.err += e,
		getOutHasColors: () => !1,
		getErrHasColors: () => !1
	}).option("--version", "print the version");
	addHelp(a, Wn), addOptions(a, I), a.on("option:version", () => {
		throw checkVersion(e), new M(L.pass, "regohost.version", "");
	});
	let o = $.filter(({ name: t }) => t === e[0]);
	for (let { name: e, summary: t } of o.length > 0 ? o : $) a.command(e).summary(t).description(t);
	return a.hook("preSubcommand", async (e, t) => {
		let n = $.find(({ name: e }) => e === t.name());
		n !== void 0 && (await n.load()).configure(t, r);
	}), a;
}
function createContext(e, t) {
	let n = styleFor(e, e.stderr, t.color), note = async (n) => {
		t.quiet !== !0 && await writeNote(e, n);
	};
	return {
		commands: $,
		io: e,
		flags: t,
		style: styleFor(e, e.stdout, t.color),
		noteStyle: n,
		note,
		warn: (e) => note(`${n.yellow("warning:")} ${e}`)
	};
}
async function endWithError(e, t, n, r) {
	try {
		if (e instanceof M) return await endParsing(e, t, n);
		if (e instanceof OutputClosedError) return L.undecided;
		if (t.onErrorCode?.(shownCode(e)), await writeNote(t, showError(e, r?.noteStyle ?? styleFor(t, t.stderr), !!t.env.REGOHOST_DEBUG)), e instanceof _ && e.diagnostics.length > 0) {
			let { explainUndefinedFunctions: n } = await import("./undefined-functions.js");
			for (let r of await n(e.diagnostics)) await writeNote(t, r);
		}
		return toExitCode(e);
	} catch {
		return L.undecided;
	}
}
async function endParsing(e, t, n) {
	return e.code === "regohost.version" && (n.out = `${ot}\n`), n.out !== "" && await writeOut(t.stdout, n.out), n.err !== "" && await writeNote(t, n.err.startsWith("error: ") ? nt(n.err, Un, styleFor(t, t.stderr)) : n.err), e.exitCode === 0 ? L.pass : (t.onErrorCode?.(Un), L.usage);
}
export { en as ATTEST_OPTIONS, St as Argument, Ht as BUILTIN_OPTIONS, Zt as BUNDLE_SIGN_OPTIONS, B as BUNDLE_VERIFY_OPTIONS, Kt as COMPILE_OPTIONS, xt as Command, CommandError, tn as DECISION_LOG, Yt as DEFAULT_KEY_ID, R as EVALUATE_OPTIONS, Pn as EVAL_FORMATS, L as EXIT, K as FLAG_WORDING, rn as GATE_OPTIONS, I as GLOBAL_OPTIONS, Mt as GRPC_OPTIONS, an as INPUT_OPTION, N as InvalidArgumentError, V as LOCK_FILE, H as LOCK_OPTIONS, Wt as NETWORK_OPTIONS, nn as OUTPUT_FORMATS, P as Option, OutputClosedError, qt as PARSER_OPTIONS, ln as QUERY_OPTIONS, Jt as RECORDING_OPTIONS, Gt as REGO_OPTIONS, jt as SETTING_FLAGS, F as SETTING_OPTIONS, Xt as SIGNING_ALG_OPTIONS, cn as SOURCE_OPTIONS, dn as SUITE_OPTIONS, G as TESTER, pn as TEST_FORMATS, hn as TEST_OPTIONS, z as VERIFY_OPTIONS, addHelp, addOptions, builtinDeclarations, builtinModules, checkAttestFlags, checkNotFile, checkOutputs, checkUnusedLock, yn as cli_io_exports, dataFiles, declaredBuiltins, defineCommand, Mn as eval_output_exports, Fn as evaluate_once_exports, flagsNeeding, formatDiagnosticsJson, formatEvalEnd, formatOption, hasService, hasUnnamedLock, isBuiltinModule, isBuiltinSet, isColored, isInteractive, isLockAdvice, isVerdict, libraryOptions, limitPrompts, lockNamed, lockRead, lockWritten, longFlag, looksLikePath, namedFiles, noteAddresses, noteData, noteDiagnostics, noteSkipped, noteUnverified, openBuiltins, openCalls, openService, optionsFor, parseDurationMs, pathFrom, profileName, readAllData, readBuiltinModules, readConformaBuiltins, readFiles, readGivenText, readQueryDocuments, readSignKey, readTokenFile, readTokenFromStdin, replayedInput, Vn as run_cli_exports, serviceNamespace, vn as service_builtins_exports, settingsFromFlags, showError, shownCode, shownName, Sn as standard_input_exports, startProgress, takesPath, textsIn, throwIfTerminal, toArguments, toBundleSignOptions, toBundleVerifyOptions, toClientOptions, toCompileOptions, toDocumentSource, toError, toEvalError, toEvaluateOptions, toExitCode, toJsonOutput, toOptions$1 as toOptions, toQuery, toServedOptions, toVerifyOptions, toWords, tufUrl, updateLock, verdictStrict, whyUndefined, withGrpcCaller, worstExitCode, writeExact, writeNote, writeOut, writeSafe };
