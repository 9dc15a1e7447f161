import { __commonJSMin as e, __exportAll as t, __toCommonJS as n, __toESM as r } from "./rolldown-runtime.js";
import { BUNDLE_ALGORITHMS as i, BuiltinError as a, DEFAULT_BUNDLE_ALGORITHM as o, DOCUMENT_FORMATS as s, EXPLAIN_MODES as c, EvaluationError as l, FAIL_ON as u, FORMAT_SCHEMAS as d, MAX_SOURCE_BYTES as f, MAX_TIMER_MS as p, PolicyLoadError as m, RegoNumber as h, RegoObject as g, RegohostError as ee, SETTINGS as _, _node_child_process_exports as te, addressAdvice as ne, append as re, checkUnconfined as ie, codeOf as ae, collectBytes as oe, createStyle as se, decodeText$1 as ce, describeAddresses as le, errorMessages as ue, errorOutcome as de, formatJson as v, getMessage as fe, hasScheme as pe, inWording as me, isAddress as y, isAnyAddress as b, isDigestText as he, isError as x, isObject as ge, isRegohostError as S, loadPackage as _e, loadSource as C, mergeRegoSources as ve, onAbort as ye, orClose as be, parseInstantNs as xe, parseJson as Se, readData as Ce, readDocument as we, readOwnData as Te, readResultSet as Ee, readText as De, realPathOf as Oe, reasonOf as ke, refuseUnsigned as Ae, require__builtin_events as je, require__builtin_fs as Me, require__builtin_path as Ne, require__node_process as Pe, said as w, shownCause as Fe, shownSource as T, shownValue as E, skipSpace as Ie, splitPlace as Le, suggestPath as Re, toByteLimit as ze, toPrintableStyled as Be, untilAborted as Ve, whyDoubtfulYaml as He, withoutByteOrderMark as Ue } from "./shared.js";
import { promisify as We } from "node:util";
import { access as Ge, open as Ke, rename as qe, rm as Je, stat as D } from "node:fs/promises";
import { basename as Ye, dirname as Xe, extname as Ze, resolve as O, sep as Qe } from "node:path";
import { constants as k, existsSync as A, open as $e } from "node:fs";
import { devNull as et } from "node:os";
// node_modules/commander/lib/error.js
var j = /* @__PURE__ */ e(((e) => {
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
})), M = /* @__PURE__ */ e(((e) => {
	let { InvalidArgumentError: t } = j();
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
})), tt = /* @__PURE__ */ e(((e) => {
	let { humanReadableArgName: t } = M();
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
})), nt = /* @__PURE__ */ e(((e) => {
	let { InvalidArgumentError: t } = j();
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
})), rt = /* @__PURE__ */ e(((e) => {
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
})), it = /* @__PURE__ */ e(((e) => {
	let t = je().EventEmitter, r = n(te), i = Ne(), a = Me(), o = Pe(), { Argument: s, humanReadableArgName: c } = M(), { CommanderError: l } = j(), { Help: u, stripColor: d } = tt(), { Option: f, DualOptions: p } = nt(), { suggestSimilar: m } = rt();
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
const { program: at, createCommand: ot, createArgument: st, createOption: ct, CommanderError: lt, InvalidArgumentError: N, InvalidOptionArgumentError: ut, Command: dt, Argument: ft, Option: P, Help: pt } = (/* @__PURE__ */ r((/* @__PURE__ */ e(((e) => {
	let { Argument: t } = M(), { Command: n } = it(), { CommanderError: r, InvalidArgumentError: i } = j(), { Help: a } = tt(), { Option: o } = nt();
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
const mt = {
	ms: 1,
	s: 1e3,
	m: 6e4,
	h: 36e5
}, ht = /^(\d+(?:\.\d+)?)(ms|s|m|h)?$/;
function parseDurationMs(e) {
	let t = ht.exec(e);
	if (t === null) return;
	let n = Number(t[1]) * (mt[t[2] ?? "s"] ?? NaN);
	return n >= 1 && n <= p ? Math.round(n) : void 0;
}
const gt = {
	"": 1,
	kb: 1e3,
	mb: 1e3 ** 2,
	gb: 1e3 ** 3,
	kib: 1024,
	mib: 1024 ** 2,
	gib: 1024 ** 3
}, _t = /^(\d{1,15}(?:\.\d{1,6})?) ?([kmg]i?b)?$/i;
function parseSize(e) {
	let t = _t.exec(e), n = gt[(t?.[2] ?? "").toLowerCase()], r = t === null || n === void 0 ? NaN : Math.floor(Number(t[1]) * n);
	if (!(r >= 1 && Number.isSafeInteger(r))) throw new N("Write it as 500MB, 2GiB or a number of bytes.");
	return r;
}
function collect(e, t = []) {
	return [...t, e];
}
function collectList(e, t = []) {
	return [...t, ...e.split(",").map((e) => e.trim())];
}
function once(e, t) {
	if (t !== void 0) throw new N("Pass this option only once.");
	return e;
}
function readDuration(e) {
	let t = parseDurationMs(e);
	if (t === void 0) throw new N("Write a number with its unit (500ms, 30s, 2m, 1h), or a number of seconds (30).");
	return t;
}
function readInstant(e) {
	let t = xe(e);
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
function oneMore(e) {
	return (t, n = []) => {
		if (!e.includes(t)) throw new N(`Allowed choices are ${e.join(", ")}.`);
		return [...n, t];
	};
}
// src/cli/options/option-table.ts
const vt = [
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
		default: [t]
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
	return vt.flatMap((t) => e[t] ?? []);
}
const yt = {
	text: once,
	file: once,
	list: collect,
	outputs: collect,
	names: collectList,
	count: parseCount(1),
	countOrNone: parseCount(0),
	countOrTrue: parseCount(1),
	duration: readDuration,
	size: parseSize,
	instant: readInstant,
	percent: readPercent,
	level: readLevel
};
var CliOption = class extends P {
	isValue = () => !0;
};
function isChoice(e, t) {
	return /^\w+$/.test(e) && t.some((t) => t.slice(0, 3) === e.slice(0, 3));
}
function toOption({ kind: e, usage: t, description: n, choices: r, read: i, ...a }) {
	let o = new CliOption(t, n);
	e === "countOrTrue" ? o.isValue = (e) => /^\d+$/.test(e) : r !== void 0 && (o.isValue = (e) => isChoice(e, r)), a.isValue !== void 0 && (o.isValue = a.isValue), e === "outputs" ? o.argChoices = [...r ?? []] : r !== void 0 && o.choices(r);
	let s = i ?? (e === "choices" ? oneMore(r ?? []) : yt[e]), [c] = a.default ?? [];
	return s !== void 0 && o.argParser((e, t) => s(e, t === c ? void 0 : t)), a.default !== void 0 && o.default(...a.default), a.preset !== void 0 && o.preset(a.preset), a.conflicts !== void 0 && o.conflicts([...a.conflicts]), a.implies !== void 0 && o.implies(a.implies), o;
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
	return (ge(e) ? Object.values(e).flat() : [e]).filter((e) => typeof e == "string");
}
function namedFiles(e, t, n) {
	let r = new Map(Object.entries(t));
	return Object.entries(e).flatMap(([e, t]) => {
		let i = r.get(e), a = t[n], o = textsIn(i), s = a === !0 ? o : o.filter((e) => a?.(e) === !0), { pathIn = (e) => e } = t, c = n === "isRead" ? { readsAll: !0 } : {};
		return s.flatMap((e) => {
			let n = pathIn(e);
			return n === void 0 ? [] : [{
				what: `${longFlag(t)} ${e}`,
				path: n,
				...c
			}];
		});
	});
}
// src/cli/options/service-options.ts
const bt = ["chainloop"];
function setting(e, t) {
	let { description: n, variable: r } = _[e];
	return {
		kind: "text",
		usage: t,
		description: `${n} (${r})`
	};
}
const F = optionsFor()({
	baseUrl: setting("baseUrl", "--base-url <url>"),
	platformUrl: setting("platformUrl", "--platform-url <url>"),
	organization: setting("organization", "--organization <name>"),
	ca: setting("ca", "--ca <file>"),
	notFoundText: setting("notFoundText", "--not-found-text <text>")
}), xt = Object.keys(F), St = optionsFor()({ grpcUrl: setting("grpcUrl", "--grpc-url <url>") }), Ct = /^(?:data|input)(?:[.[]|$)|[\s()[\]{}"'=]/, I = optionsFor()({
	...F,
	http2: {
		kind: "flag",
		usage: "--no-http2",
		description: `use HTTP/1.1 only for the service (${_.http2.variable}=false)`
	},
	tokenFile: {
		kind: "text",
		usage: "--token-file <file>",
		description: `file with the access token; - for standard input (${_.token.variable})`
	},
	profile: {
		kind: "textOrTrue",
		usage: "--profile [name]",
		description: "name of the saved login (SERVICE_PROFILE)",
		isValue: (e) => /^[\w.-]+$/.test(e) && !Ct.test(e) && !/\.(?:rego|wasm|gz|tgz)$/.test(e)
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
}), wt = optionsFor()({
	...I,
	compat: {
		kind: "choice",
		usage: "--compat <tool>",
		description: "use another tool's variable names and headers",
		choices: bt
	},
	timeout: {
		kind: "duration",
		usage: "--timeout <duration>",
		description: "time limit: 500ms, 30s, 2m, 1h; 5 is 5 seconds",
		key: "network.timeout"
	},
	cache: {
		kind: "flag",
		usage: "--cache",
		description: "keep compiled policies for later runs (REGOHOST_CACHE); default, but not for gate on CI",
		opposite: ["--no-cache", "compile policies anew"]
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
const Tt = "--help=all", L = "Options:", Et = [
	"baseUrl",
	"platformUrl",
	"organization",
	"ca",
	"tokenFile",
	"profile",
	"timeout",
	"quiet"
], Dt = /(?:-[^\s=]* (?!-))?(?:'[^']*'|"[^"]*"|\S)+/g, R = /* @__PURE__ */ new WeakMap();
function addHelp(e, t) {
	return R.set(e, t), e;
}
var CliHelp = class extends pt {
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
			return Object.hasOwn(I, n) && !this.usesService(e.name()) ? !1 : this.isWhole || Et.includes(n);
		}) : [];
	}
	groupItems(e, t, n) {
		let r = super.groupItems(e, t, (e) => !this.isWhole && e instanceof P ? L : n(e));
		return new Map([...r].sort(([e], [t]) => Number(t === L) - Number(e === L)));
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
		let { about: n, details: r, examples: i = [], exitCodes: a } = R.get(e) ?? {}, o = this.helpWidth ?? 80, wrapped = (e) => e.split(/\n\s*\n/).flatMap((e) => ["", this.boxWrap(e.trim().replaceAll(/\s+/g, " "), o)]), s = this.isWhole ? i : i.slice(0, 4);
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
		let [n = "", r] = e.split("  # "), i = n.replaceAll(Dt, (e) => e.replaceAll(" ", "\0"));
		return `  ${this.boxWrap(i, t - 6).replaceAll("\n", " \\\n    ").replaceAll("\0", " ")}${r === void 0 ? "" : `\n    # ${r}`}`;
	}
	#t(e) {
		return this.isWhole ? void 0 : R.get(e)?.everyday;
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
const z = {
	pass: 0,
	refused: 1,
	usage: 2,
	undecided: 3
}, Ot = {
	fail: z.refused,
	invalid: z.usage,
	undecided: z.undecided
};
function toExitCode(e) {
	return Ot[de(e)];
}
function shownCode(e) {
	return S(e) ? e.code : "unexpected";
}
function worstExitCode(e) {
	let t = z.pass;
	for (let n of e) n > t && (t = n);
	return t;
}
var CommandError = class extends ee {
	constructor(e, t = {}) {
		super(e, {
			code: "usage_invalid",
			...t
		});
	}
};
// src/cli/options/builtin-sets.ts
const kt = [
	"service",
	"conforma",
	"none"
], At = /^(?![a-z][a-z0-9+.-]+:).*\.[cm]?[jt]s$/i;
function isBuiltinModule(e) {
	return At.test(e);
}
function isBuiltinSet(e) {
	return kt.some((t) => t === e) || isBuiltinModule(e);
}
function isDeclarations(e) {
	return /\.json$/i.test(e);
}
function readBuiltins(e, t, n) {
	let r = [...t ?? [], e];
	if (!isBuiltinSet(e) && !(n && isDeclarations(e))) {
		let e = n ? ", or of declarations, such as ./builtins.json" : "";
		throw new N(`Allowed choices are ${kt.join(", ")} and the path of a module, such as ./builtins.mjs${e}.`);
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
const jt = optionsFor()({ builtins: {
	kind: "builtins",
	usage: "--builtins <set|file>",
	description: "additional built-ins: service (default), conforma, none, or a module of yours (.mjs), which is run",
	read: (e, t) => readBuiltins(e, t, !1),
	isRead: isBuiltinModule,
	key: "builtins",
	resolve: pathUnless((e) => !isBuiltinModule(e))
} }), Mt = optionsFor()({ builtins: {
	kind: "builtins",
	usage: "--builtins <set|file>",
	description: "additional built-ins: service (default), conforma, none, or those that a module (.mjs, which is run) or a capabilities file declares",
	read: (e, t) => readBuiltins(e, t, !0),
	isRead: (e) => isBuiltinModule(e) || isDeclarations(e)
} }), Nt = optionsFor()({ allowNet: {
	kind: "names",
	usage: "--allow-net <hosts>",
	description: "hosts that http.send, net.lookup_ip_addr and the built-ins of conforma may reach: host[:port],…",
	key: "network.allow"
} }), B = optionsFor()({ v0Compatible: {
	kind: "flag",
	usage: "--v0-compatible",
	description: "read Rego of OPA before 1.0",
	key: "v0-compatible"
} }), V = optionsFor()({
	optimize: {
		kind: "level",
		usage: "--optimize <level>",
		description: "optimization level: 0, 1 or 2",
		compile: "optimize"
	},
	...B,
	allowSkippedFiles: {
		kind: "flag",
		usage: "--allow-skipped-files",
		description: "leave Rego, data and inputs unread that are hidden, in node_modules, behind links, or under the name of something else",
		compile: "allowSkippedFiles",
		key: "allow.skipped-files"
	},
	maxBundle: {
		kind: "size",
		usage: "--max-bundle <size>",
		description: "maximum size of a policy file or folder, and of an unpacked bundle (default: 1GiB)",
		compile: "maxBundleBytes"
	}
}), H = optionsFor("Evaluation")({
	...jt,
	...Nt,
	...V,
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
		description: "maximum memory of an evaluation, up to 4GiB (default: 1GiB)",
		compile: "maxMemoryBytes"
	},
	interrupt: {
		kind: "flag",
		usage: "--no-interrupt",
		description: "do not interrupt a running evaluation; --timeout then limits waits only",
		default: [!0],
		evaluate: "interrupt"
	}
}), Pt = optionsFor()({
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
}), Ft = optionsFor("Recordings")({
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
function refuse(e) {
	throw new CommandError(w`--arg ${e}: write it as NAME=VALUE or [POLICY:]NAME=@FILE[:COLUMN]`);
}
function parseFile(e) {
	if (!/^@(?!@)/.test(e)) return;
	let t = e.lastIndexOf(":"), n = e.slice(t + 1).trim(), r = t !== -1 && n !== "" && !/[/\\]/.test(n), i = e.slice(1, r ? t : void 0).trim();
	return i === "" && refuse(e), r ? {
		path: i,
		column: n
	} : { path: i };
}
function parseKey(e) {
	let t = e.lastIndexOf(":"), n = e.slice(0, Math.max(t, 0)).trim(), r = e.slice(t + 1).trim();
	return (r === "" || t !== -1 && n === "" || n.endsWith("@sha256")) && refuse(`${e}=@FILE`), n === "" ? { name: r } : {
		name: r,
		policy: n
	};
}
function argumentPath(e) {
	return parseFile(e)?.path;
}
function placeArgument(e, t) {
	let n = parseFile(e);
	if (n === void 0) return e;
	let r = t(n.path);
	return `@${r.startsWith("@") ? "./" : ""}${r}${n.column === void 0 ? "" : `:${n.column}`}`;
}
function toArguments(e) {
	let t = /* @__PURE__ */ new Map(), n = [];
	for (let [r, i] of Object.entries(e)) for (let e of [i].flat()) {
		let i = parseFile(e);
		if (i !== void 0) n.push({
			...parseKey(r),
			...i
		});
		else if (!t.has(r)) t.set(r, e.replace(/^@@/, "@"));
		else throw new CommandError(w`--arg ${r} is given twice; several values are one text: a,b`);
	}
	return {
		args: Object.fromEntries(t),
		argFiles: n
	};
}
function readArgument(e, t = {}) {
	let n = e.indexOf("=");
	n < 1 && refuse(e);
	let [r, i] = [e.slice(0, n), e.slice(n + 1)], a = Object.hasOwn(t, r) ? t[r] : void 0, o = {
		...t,
		[r]: a === void 0 ? i : [a, i].flat()
	};
	return toArguments(o), o;
}
function tufUrl(e) {
	return e === "tuf" ? "https://tuf-repo-cdn.sigstore.dev" : e?.startsWith("tuf:") === !0 ? e.slice(4) : void 0;
}
const isTufUrl = (e) => tufUrl(e) !== void 0, It = optionsFor("Signatures of inputs")({
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
		description: "the same as RE2; anchor it with ^ and $",
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
		description: "the same as RE2; anchor it with ^ and $",
		verify: "certificateOidcIssuerRegexp",
		key: "verification.certificate-oidc-issuer-regexp"
	},
	artifact: {
		kind: "text",
		usage: "--artifact <file|digest>",
		description: "artifact of the statement: a file, or sha256:…",
		isRead: (e) => !he(e),
		key: "verification.artifact",
		resolve: pathUnless(he)
	}
}), Lt = "REGOHOST_VERIFICATION_KEY", Rt = "REGOHOST_SIGNING_KEY", isKeyFile = (e) => e !== "" && !e.startsWith("-----"), zt = optionsFor()({ signingAlg: {
	kind: "choice",
	usage: "--signing-alg <name>",
	description: `algorithm of bundle signatures (default: ${o})`,
	choices: i,
	key: "verification.bundles.algorithm"
} }), U = optionsFor("Signatures of policies")({
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
		description: `the text of this key, which others can read in the list of processes; or in ${Lt}`
	},
	verificationKeyId: {
		kind: "text",
		usage: "--verification-key-id <id>",
		description: "id of this key (default: default)",
		key: "verification.bundles.key-id"
	},
	scope: {
		kind: "text",
		usage: "--scope <name>",
		description: "scope that signatures of bundles must have",
		key: "verification.bundles.scope"
	},
	...zt,
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
}), Bt = optionsFor()({
	signingKey: {
		kind: "text",
		usage: "--signing-key <file>",
		description: "key to sign the bundle with: PEM of a private key, or the secret of HS256 and the like",
		isRead: isKeyFile
	},
	signingKeyText: {
		kind: "text",
		usage: "--signing-key-text <text>",
		description: `the text of this key, which others can read in the list of processes; or in ${Rt}`
	},
	claimsFile: {
		kind: "text",
		usage: "--claims-file <file>",
		description: "JSON object of further claims, such as scope, iss and keyid",
		isRead: !0
	}
}), W = "regohost.lock", G = optionsFor("Policies from addresses")({
	lock: {
		kind: "text",
		usage: "--lock <file>",
		description: `lock file with the digests of policies from addresses (default: ${W}, if it exists, only checks them)`,
		key: "lock",
		resolve: asPath
	},
	updateLock: {
		kind: "flag",
		usage: "--update-lock",
		description: "write the current digests of policies from addresses to the lock file"
	}
}), Vt = "REGOHOST_SIGN_PASSPHRASE";
function signOptions(e, t) {
	return optionsFor(t)({ signKey: {
		kind: "text",
		usage: "--sign-key <file>",
		description: `private key that signs ${e}: PEM; ${Vt} holds its passphrase`,
		isRead: !0
	} });
}
const Ht = "Verification summary", Ut = optionsFor(Ht)({
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
	...signOptions("--attest and --record", Ht)
}), Wt = "jsonl", Gt = [
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
	Wt
], Kt = {
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
			choices: Gt,
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
			choices: u,
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
			isRead: (e) => !d.includes(e),
			description: "JSON Schemas for the type checker and the inputs: a file, a folder of files, or the name of a format",
			key: "schema",
			resolve: pathUnless((e) => d.includes(e)),
			load: "schema"
		},
		config: {
			kind: "file",
			usage: "--config <file>",
			isRead: !0,
			description: "gate file; without policies and inputs: regohost.yaml",
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
			choices: c,
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
			description: "with --kind: value of an input of the policies, or values of a CSV, TSV or JSON file: name=@list.csv:column; repeatable",
			heading: "Materials of Chainloop",
			key: "material.args",
			resolve: placeArgument
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
	...H,
	strictBuiltinErrors: {
		...H.strictBuiltinErrors,
		opposite: ["--no-strict-builtin-errors", "let errors of standard built-ins be undefined, as OPA does"]
	},
	...Pt,
	...Ft,
	...It,
	...U,
	...G,
	...Ut
}, qt = {
	kind: "text",
	usage: "-i, --input <file>",
	description: "the input; - for standard input",
	isRead: !0
}, K = ["index_excluded", "early_exit"];
function readCoverageRuns(e) {
	return e.split(",").filter((e) => e !== "").map((e) => {
		let t = K.find((t) => t === e.trim());
		if (t === void 0) throw new N(`Write a comma-separated list of ${K.join(", ")}.`);
		return t;
	});
}
const Jt = {
	kind: "choices",
	usage: "--coverage-runs <kinds>",
	description: `passes that explain why a line is not covered: ${K.join(",")} (default), or ""`,
	choices: K,
	read: readCoverageRuns
}, q = "OPA's evaluator", Yt = optionsFor()({
	bundle: {
		kind: "list",
		usage: "-b, --bundle <path>",
		description: "bundle, or folder to read as one; repeatable",
		isRead: !0,
		needs: q
	},
	ignore: {
		kind: "list",
		usage: "--ignore <name>",
		description: "ignore files and folders with these names: *, ? and [a-z] as in opa; comma-separated or repeated",
		needs: q
	},
	schema: {
		kind: "text",
		usage: "-s, --schema <path>",
		description: "JSON Schemas for the type checker: a file, a folder, or the name of a format",
		isRead: !0,
		needs: q
	},
	capabilities: {
		kind: "text",
		usage: "--capabilities <file>",
		description: "allow only the built-ins that an OPA capabilities file names",
		isRead: !0,
		needs: q
	},
	strict: {
		kind: "flag",
		usage: "-S, --strict",
		description: "use the compiler's strict mode",
		needs: q
	},
	package: {
		kind: "text",
		usage: "--package <name>",
		description: "package of the query",
		needs: q
	},
	import: {
		kind: "list",
		usage: "--import <path>",
		description: "import for the query: data.lib; repeatable",
		needs: q
	}
}), Xt = optionsFor("Queries")({
	...Yt,
	target: {
		kind: "choice",
		usage: "-t, --target <target>",
		description: "evaluate by OPA's evaluator, or the compiled policy; default: rego for a query, wasm for policies",
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
		needs: q
	},
	instrument: {
		kind: "flag",
		usage: "--instrument",
		description: "report more metrics; implies --metrics",
		needs: q
	},
	partial: {
		kind: "flag",
		usage: "-p, --partial",
		description: "evaluate partially",
		needs: q
	},
	unknowns: {
		kind: "names",
		usage: "-u, --unknowns <references>",
		description: "references that are unknown to --partial; default: input",
		needs: q
	},
	disableInlining: {
		kind: "list",
		usage: "--disable-inlining <path>",
		description: "document that --partial does not inline; repeatable",
		needs: q
	},
	shallowInlining: {
		kind: "flag",
		usage: "--shallow-inlining",
		description: "with --partial: do not inline rules that depend on unknowns",
		needs: q
	},
	disableIndexing: {
		kind: "flag",
		usage: "--disable-indexing",
		description: "do not use the index of rules",
		needs: q
	},
	disableEarlyExit: {
		kind: "flag",
		usage: "--disable-early-exit",
		description: "do not end rules early",
		needs: q
	},
	showBuiltinErrors: {
		kind: "flag",
		usage: "--show-builtin-errors",
		description: "collect and show the errors of built-ins",
		needs: q
	},
	varValues: {
		kind: "flag",
		usage: "--var-values",
		description: "show the values of variables in --explain -f pretty",
		needs: q
	},
	profileLimit: {
		kind: "count",
		usage: "--profile-limit <count>",
		description: "number of expressions that --profile shows; default: 10",
		needs: q
	},
	profileSort: {
		kind: "names",
		usage: "--profile-sort <criterion>",
		description: "order of --profile: total_time_ns, num_eval, num_redo, …; repeatable",
		needs: q
	},
	coverageRuns: {
		...Jt,
		needs: q
	}
}), Zt = optionsFor()({
	explain: {
		kind: "choice",
		usage: "--explain <mode>",
		description: "show how the value was computed",
		choices: c
	},
	coverage: {
		kind: "flag",
		usage: "--coverage",
		description: "show which lines were evaluated (-f json)"
	}
}), Qt = {
	...optionsFor("Policies")({
		...Mt,
		bundle: {
			kind: "flag",
			usage: "-b, --bundle",
			description: "read folders as bundles: data.json, data.yaml and .manifest only, and no symbolic links",
			suite: "bundle"
		},
		ignore: {
			kind: "list",
			usage: "--ignore <name>",
			description: "ignore files and folders with these names: *, ? and [a-z] as in opa; comma-separated or repeated",
			suite: "ignore"
		},
		...B,
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
	...U,
	...G
}, $t = [
	"pretty",
	"json",
	"gobench",
	"junit"
], J = "OPA's tester", en = parseCount(0);
function readParallel(e) {
	if (/^\d+$/.test(e)) return en(e);
	let t = E(e);
	throw new N(`It is a number of OPA instances. To judge inputs by policies: regohost gate -p ${t} FILES; to test them: regohost test ${t}`);
}
const tn = {
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
			description: "of policies of Chainloop only the scripts for this kind of material; default: all",
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
			choices: $t
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
			choices: c,
			needs: J,
			test: "explain"
		},
		varValues: {
			kind: "flag",
			usage: "--var-values",
			description: "show the values of local variables where a test fails",
			needs: J,
			test: "varValues"
		},
		coverage: {
			kind: "flag",
			usage: "-c, --coverage",
			description: "print the coverage instead of the results: as JSON, on a terminal as text",
			needs: J,
			test: "coverage"
		},
		coverageRuns: {
			...Jt,
			needs: J,
			test: "coverageRuns"
		},
		threshold: {
			kind: "percent",
			usage: "--threshold <percent>",
			description: "minimum coverage in percent; implies --coverage. Below it, prints the uncovered lines",
			needs: J,
			test: "threshold"
		},
		bench: {
			kind: "flag",
			usage: "--bench",
			description: "benchmark the tests",
			needs: J,
			test: "bench"
		},
		benchmem: {
			kind: "flag",
			usage: "--benchmem",
			description: "with --bench: show allocations (default)",
			opposite: ["--no-benchmem", "with --bench: hide allocations"],
			needs: J
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
			needs: J
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
	...Qt,
	...optionsFor()({
		fixtures: {
			kind: "text",
			usage: "--fixtures <file>",
			description: "results of built-ins: a recording, or JSON or YAML in the form of its nd_builtin_cache",
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
			description: "one more path; every JSON and YAML file of folders must then be data, as with opa test; repeatable"
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
const nn = {
	...flagsByOption(tn),
	...flagsByOption(Kt),
	...flagsByOption(wt),
	timeoutMs: "--timeout",
	compileTimeoutMs: "--timeout",
	"envelopes: false": "--no-envelopes",
	format: "--parser",
	material: "--kind",
	"material.kind": "--kind",
	"material.args": "--arg",
	"material.argFiles": "--arg",
	"rules: \"conftest\"": "--rules conftest",
	"compat: \"chainloop\"": "--compat chainloop",
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
}, Y = {
	option: ({ option: e, value: t, text: n }) => nn[t === void 0 ? e : `${e}: ${t}`] ?? n,
	caller: () => "",
	foreign: ({ foreign: e }) => E(e)
};
// src/cli/service/late-service.ts
function createLateService(e) {
	let t, client = () => t ??= import("./create-service-client.js").then((e) => e.create_service_client_exports).then(({ createServiceClient: t }) => t(e));
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
var rn = /* @__PURE__ */ t({
	countCalls: () => countCalls,
	declaredBuiltins: () => declaredBuiltins,
	limitPrompts: () => limitPrompts,
	readBuiltinModules: () => readBuiltinModules,
	readConformaBuiltins: () => readConformaBuiltins,
	serviceNamespace: () => serviceNamespace
});
async function serviceNamespace(e) {
	if (e === void 0) return {};
	let { COMPATS: t } = await import("./shared.js").then((e) => e.compat_exports);
	return { namespace: t[e].namespace };
}
async function readBuiltinModules(e, t, n) {
	let r = builtinModules(t);
	if (r.length === 0) return [];
	let { loadBuiltinModules: i } = await import("./builtin-modules.js");
	return i(e, r, n);
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
async function declaredBuiltins({ io: e, flags: { compat: t } }, n) {
	let r = [...hasService(n) ? await declaredByService(t) : [], ...await readConformaBuiltins(e, n)];
	return [...r, ...await readBuiltinModules(e, n, r)];
}
async function declaredByService(e) {
	let { serviceBuiltins: t } = await import("./service-builtins.js").then((e) => e.service_builtins_exports);
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
var an = /* @__PURE__ */ t({
	OutputClosedError: () => OutputClosedError,
	isColored: () => isColored,
	isInteractive: () => isInteractive,
	pathFrom: () => pathFrom,
	refuseTerminal: () => refuseTerminal,
	styleFor: () => styleFor,
	terminalOf: () => terminalOf,
	toJsonOutput: () => toJsonOutput,
	writeExact: () => writeExact,
	writeNote: () => writeNote,
	writeOut: () => writeOut,
	writeSafe: () => writeSafe
});
function refuseTerminal({ stdout: e }, t) {
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
	return writeSafe(e, Be(t));
}
function toJsonOutput(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function writeNote(e, t) {
	await writeOut(e.stderr, t.endsWith("\n") ? t : `${t}\n`).catch(() => void 0);
}
function pathFrom(e, t) {
	return e.cwd === process.cwd() || pe(t) ? t : O(e.cwd, t);
}
function isInteractive({ isOnCi: e }, t) {
	return t.isTTY === !0 && !e;
}
function isColored(e, t, n = !0) {
	let r = e.env.FORCE_COLOR;
	return n && r !== void 0 ? !["0", "false"].includes(r) : n && isInteractive(e, t) && !e.env.NO_COLOR && e.env.TERM !== "dumb";
}
function styleFor(e, t, n = !0) {
	return se(isColored(e, t, n));
}
function terminalOf({ stdin: e, stderr: t }) {
	return {
		async openBrowser(e) {
			let { default: t } = await _e(() => import("./open.js")), n = await t(e);
			n.on("error", () => void 0), n.unref();
		},
		async readSecret(n, r) {
			let { read: i } = await _e(() => import("./read.js"));
			r.throwIfAborted();
			let end = () => void 0, stopHeeding = () => void 0, onPause = () => void setImmediate(end);
			try {
				return await new Promise((a, o) => {
					end = () => {
						o(new CommandError("no token was entered", { code: "login_failed" }));
					}, stopHeeding = ye(r, end), e.once("pause", onPause), i({
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
const on = "\r\x1B[K", sn = {
	update: () => void 0,
	end: () => Promise.resolve()
};
function startProgress({ io: e, flags: t }, n) {
	if (t.quiet === !0 || !isInteractive(e, e.stderr) || e.env.TERM === "dumb") return sn;
	let r = performance.now(), i = n, a = !1, write = (t) => writeSafe(e.stderr, t).catch(() => void 0), o = setInterval(() => {
		let t = performance.now() - r;
		if (t < 500) return;
		a = !0;
		let n = `${i} (${(t / 1e3).toFixed(0)} s)`.slice(0, (e.stderr.columns || 80) - 1);
		write(on + n);
	}, 200);
	return o.unref(), {
		update: (e) => i = e,
		end: async () => {
			clearInterval(o), a && await write(on), a = !1;
		}
	};
}
// src/cli/flags/bundle-flags.ts
function toKey(e, { flag: t, file: n, text: r, variable: i }) {
	if (n === void 0) return r ?? (e.env[i] === "" ? void 0 : e.env[i]);
	if (r !== void 0) throw new CommandError(w`${t} and ${t}-text exclude each other`);
	if (n.startsWith("-----")) return n;
	if (n !== "" && A(O(e.cwd, n))) return { path: n };
	throw new CommandError(w`${t}: there is no such file; ${t}-text or ${i} takes the key itself`);
}
function toBundleVerifyOptions({ io: e }, t, n = !1) {
	let { verificationKeyId: r, scope: i, excludeFilesVerify: a, skipVerify: s } = t, { verificationKey: c, verificationKeyText: l } = t, u = c !== void 0 || l !== void 0 || !n && s !== !0 ? toKey(e, {
		flag: "--verification-key",
		file: c,
		text: l,
		variable: Lt
	}) : void 0, { signingAlg: d = o } = t;
	if (u === void 0) {
		let e = [
			...r === void 0 || n ? [] : ["--verification-key-id"],
			...i === void 0 ? [] : ["--scope"],
			...a === void 0 ? [] : ["--exclude-files-verify"],
			...t.signingAlg === void 0 || n ? [] : ["--signing-alg"]
		];
		if (e.length > 0) throw new CommandError(w`${e.join(", ")}: this needs --verification-key`);
		return s !== !0 && void 0;
	}
	if (s === !0) throw new CommandError("--verification-key and --skip-verify exclude each other");
	let f = r ?? "default";
	return {
		keys: { [f]: {
			key: u,
			algorithm: d
		} },
		keyId: f,
		scope: i,
		excludeFiles: a,
		cwd: e.cwd
	};
}
function toBundleSignOptions({ io: e }, { signingKey: t, signingKeyText: n, signingAlg: r, claimsFile: i }, a = !0) {
	let o = t !== void 0 || n !== void 0 || a ? toKey(e, {
		flag: "--signing-key",
		file: t,
		text: n,
		variable: Rt
	}) : void 0;
	if (o === void 0) {
		if (i === void 0) return;
		throw new CommandError("--claims-file: this needs --signing-key");
	}
	return {
		key: o,
		algorithm: r ?? "RS256",
		claims: i === void 0 ? void 0 : { path: i },
		cwd: e.cwd
	};
}
function signingKeyId({ verificationKeyId: e }) {
	return e ?? "default";
}
// src/cli/terminal/standard-input.ts
var cn = /* @__PURE__ */ t({
	promptForInput: () => promptForInput,
	readGivenText: () => readGivenText
});
const X = "standard input";
function shownName(e) {
	return e === "-" ? X : e;
}
async function promptForInput(e) {
	e.terminal !== void 0 && await writeNote(e, `reading standard input; ${process.platform === "win32" ? "Ctrl-Z and Enter" : "Ctrl-D"} on a line of its own ends it`);
}
async function readStandardInput(e, t) {
	let { stdin: n, signal: r } = e;
	await promptForInput(e);
	async function* chunks() {
		yield* n;
	}
	try {
		return await oe(Ve(chunks(), r), X, t);
	} catch (e) {
		throw e === r.reason ? new l("the command was aborted while it read standard input", {
			code: "aborted",
			cause: e
		}) : e;
	}
}
const ln = /^[ \t]*(?:-(?:\s|$)|[^#\s].*:(?:\s|$))/m, un = /^\s*\/[/*]/;
function formatOfText(e) {
	let t = Ue(e), n = t[Ie(t, 0)];
	if (n === void 0 || n === 123 || n === 91) return "json";
	let r = new TextDecoder().decode(t);
	return ln.test(r) && !un.test(r) && He(r) === void 0 ? "yaml" : "json";
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
		name: X,
		bytes: i,
		format: r ?? formatOfText(i)
	};
}
async function readGivenText(e, t, n) {
	return t === "-" ? ce(X, await readStandardInput(e, n)) : De(t, {
		cwd: e.cwd,
		limit: n
	});
}
function showError(e, t, n = !1) {
	let r = t.red("error:"), i = S(e), [a, ...o] = ue(e, Y), s = [`${r} ${withCode(i ? a ?? "" : `unexpected: ${a ?? ""}`, shownCode(e), t)}`];
	return re(s, o.map((e) => t.dim(`  because: ${e}`))), n ? re(s, stacksOf(e)) : i || s.push(t.dim("  (REGOHOST_DEBUG=1 shows where)")), s.join("\n");
}
function withCode(e, t, n) {
	return e.includes(`: ${t}: `) ? e : e.replace(/(?=:?(?:\n|$))/, ` ${n.dim(`[${t}]`)}`);
}
function stacksOf(e) {
	let t = [];
	for (let n = e; x(n) && t.length < 6; n = n.cause) {
		let { message: e, stack: r = e } = n, i = ke(n);
		t.push(E(r.replace(e, () => i)));
	}
	return t;
}
async function noteDiagnostics(e, t) {
	if (t.length === 0) return;
	let { formatDiagnostics: n } = await import("./shared.js").then((e) => e.rego_diagnostics_exports);
	for (let r of t) await e.warn(n([r]));
}
async function noteSkipped(e, t, { done: n, others: r }) {
	if (t.length === 0) return;
	let i = r === 0 ? `nothing was ${n}; ` : "", a = t.length > 5 ? ` and ${t.length - 5} more` : "";
	await e.note(`${i}skipped, not Rego: ${t.slice(0, 5).join(", ")}${a}`);
}
async function noteData(e, t, n) {
	let note = async (t, n) => {
		let r = n.length > 5 ? [`and ${String(n.length - 5)} more`] : [], i = [...n.slice(0, 5), ...r].map((e) => `\n  ${e}`);
		n.length > 0 && await e.note(`${t}:${i.join("")}`);
	}, r = [...new Set(t.map(({ message: e }) => e))];
	await note(`${t.length === 1 ? "1 file is" : `${String(t.length)} files are`} not read as data (with -d FOLDER an error)`, r), await note("data read in part", n.map((e) => `${e}: only the first document is read, as in OPA`));
}
async function noteUnverified(e, t) {
	for (let n of t) await e.warn(`${n} is signed, and its signature was not verified: pass --verification-key`);
}
// src/cli/service/open-service.ts
function settingsFromFlags({ io: e, flags: t }) {
	return {
		...Object.fromEntries(xt.map((e) => [e, t[e]])),
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
	let n = t === "-" ? await readTokenFromStdin(e) : await readFile$2(e, t);
	if (n === "") throw new CommandError(w`--token-file ${t} is empty`);
	return n;
}
async function readTokenFromStdin(e) {
	let t = [], n = 0;
	for await (let r of e.stdin) {
		let e = Buffer.from(r);
		if (n += e.byteLength, n > 65536) throw new CommandError("standard input is larger than 64 KiB, too large for a token");
		t.push(e);
	}
	return Buffer.concat(t).toString("utf8").trim();
}
async function readFile$2(e, t) {
	let { readPrivateFile: n } = await import("./library.js").then((e) => e.private_file_exports);
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
		return await n(a), z.pass;
	} catch (t) {
		if (!S(t, "not_found")) throw t;
		return await writeNote(e.io, showError(t, e.noteStyle)), z.refused;
	} finally {
		await a.close();
	}
}
// src/cli/flags/evaluate-flags.ts
const dn = 1e4;
function toCompileOptions(e, { timeout: t }, n = 1e3) {
	return {
		...libraryOptions(H, "compile", e),
		compileTimeoutMs: t === void 0 ? void 0 : Math.max(t, n),
		regoVersion: e.v0Compatible === !0 ? "v0" : void 0
	};
}
function toServedOptions({ flags: { timeout: e, speculate: t } }, n) {
	return {
		...libraryOptions(H, "evaluate", n),
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
	let i = hasService(t) ? await openServiceBuiltins(e, t) : pn;
	return be([i], async () => {
		let { builtins: a } = i, o = await readConformaBuiltins(e.io, t, r), s = [...a, ...o], c = [...o, ...await readBuiltinModules(e.io, t, s)], l = countCalls([...a, ...c], ({ made: e, running: t }) => {
			n.update(`waiting for ${t} of ${e} calls${c.length === 0 ? " to the service" : ""}`);
		});
		return {
			...i,
			builtins: l
		};
	});
}
const pn = {
	builtins: [],
	close: () => Promise.resolve()
};
async function openServiceBuiltins(e, { maxPrompts: t }) {
	let [{ serviceBuiltins: n }, r] = await Promise.all([import("./service-builtins.js").then((e) => e.service_builtins_exports), toClientOptions(e)]), i = createLateService(r), { builtins: a, promptCount: o } = limitPrompts(n(i, {
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
		import("./library.js").then((e) => e.private_file_exports),
		import("./shared.js").then((e) => e.signing_key_exports),
		import("./shared.js").then((e) => e.settings_exports)
	]), a = await n(pathFrom(e, t), !0, { holds: "a private key" }), o = i(e.env, Vt);
	return r({
		key: a ?? "",
		passphrase: o
	});
}
function checkSigned({ signKey: e }, t) {
	if (!(e === void 0 || Object.values(t).some((e) => e !== void 0))) throw new CommandError(`--sign-key signs nothing: give ${Object.keys(t).join(" or ")} too`);
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
					return i !== void 0 && await writeRecording(e, i, c?.recording(), a), z.pass;
				} catch (t) {
					return await writeNote(e.io, showError(t, e.noteStyle)), toExitCode(t);
				}
			},
			close: o.close
		};
	}
	let l = await openReplay(e, a, c), { ReplayCheck: u } = await import("./replay-check.js"), d = await u.of(l);
	return {
		builtins: await declaredBuiltins(e, t),
		load: { replay: l },
		evaluate: { onRecording: a === void 0 ? void 0 : (e) => d.add(e) },
		replayed: a === void 0 ? void 0 : l,
		notePolicies: async (t) => {
			a !== void 0 && await noteOtherPolicies(e, t, l, a);
		},
		writeRecording: () => Promise.resolve(z.pass),
		close: () => noteDifferences(e, d.differences, a ?? "")
	};
}
async function noteDifferences(e, t, n) {
	for (let r of t) await e.warn(`replay of ${n}: ${r}`);
}
async function noteOtherPolicies(e, t, { facts: { policyDigests: n } }, r) {
	t.some(({ origin: { digest: e } }) => e !== void 0 && n?.includes(e) === !1) && await e.warn(`${r} was recorded with another policy; this one uses its answers`);
}
async function openReplay(e, t, n) {
	let { io: r } = e, { Recording: i } = await import("./index.js");
	if (t === void 0) return new i({ nowNs: BigInt(Date.now()) * 1000000n });
	let a = await readGivenText(r, t), { openRecording: o, verifyRecording: s } = await import("./shared.js").then((e) => e.signed_recording_exports);
	if (n !== void 0) {
		let e = n.map((e) => ({ path: e }));
		return i.parse(await s(a, {
			keys: e,
			cwd: r.cwd
		}, t), t);
	}
	let c = i.parse(a, t);
	return o(t, a) !== void 0 && await e.warn(`the signature of ${t} was not checked; --recording-key checks it`), c;
}
async function writeRecording(e, t, n, r) {
	if (n === void 0) {
		await e.warn(`nothing was evaluated, so ${t} was not written; an existing file of this name is older`);
		return;
	}
	let i = n.toJson(), a = r === void 0 ? i : (await import("./shared.js").then((e) => e.signed_recording_exports)).signRecordingWith(i, r), { writeWholeFile: o } = await Promise.resolve().then(() => $);
	await o(e.io, t, a, 384);
	let { shownRecordedCall: s } = await import("./shared.js").then((e) => e.shown_call_exports);
	for (let { name: t, args: r, answer: i } of n.calls) i.kind === "error" && i.code === "recording_ambiguous" && await e.warn(`${s(t, r)} had two different answers: replaying it is an error`);
}
// src/cli/eval/query-argument.ts
const mn = [
	".rego",
	".wasm",
	".gz",
	".tgz"
], hn = ["data", "input"], Z = /["`()[\]=<>|;]/, gn = /^(?:\.{1,2}|[A-Za-z]:)?[/\\]/;
function isPolicyPath(e, t) {
	return hasPolicyExtension(t) ? !0 : !gn.test(t) && (Q.test(t) || Z.test(t)) ? !1 : b(t) || t.startsWith("file://") || A(pathFrom(e, t));
}
function hasPolicyExtension(e) {
	return mn.includes(Ze(e).toLowerCase()) && !Z.test(e);
}
const _n = /\.(?:json|jsonc|jsonl|ndjson|ya?ml|toml|ini|xml|hcl|tf|tfvars|tar)$/i;
function endsInExtension(e) {
	return hasPolicyExtension(e) || _n.test(e) && !/\s/.test(e) && !Z.test(e);
}
const Q = /^(input|data)(?:\.[A-Za-z_]\w*)*$/, vn = /^(?!.*\s[-+*/:,&|]\s)[\w.@~+:,*?{}/\\ -]+$/;
function looksLikePath(e) {
	return !vn.test(e) || Q.test(e) || /^[\d.\s+-]*$/.test(e) ? !1 : !/\s/.test(e) || /[/\\*]|\.\w+$/.test(e);
}
function readQueryDocuments(e) {
	return {
		hasInput: e.input !== void 0 || e.stdinInput === !0 || e.replay !== void 0,
		hasData: e.data !== void 0 || e.bundle !== void 0
	};
}
function isOfNothing(e, { hasInput: t, hasData: n }) {
	let r = Q.exec(e)?.[1];
	return r === "input" && !t || r === "data" && !n;
}
async function checkNotFile(e, t, n, r) {
	let i = Q.test(t);
	if (i && !isOfNothing(t, n)) return;
	if (!hn.includes(t) && !Z.test(t) && A(pathFrom(e, t))) {
		let e = isDocument(t) && r !== "deps" ? "-i" : "-d";
		throw new CommandError(w`${t} is a file or folder, not a query: regohost ${r} data.gate.deny ${e} ${t}`);
	}
	if (b(t)) {
		let e = T(t);
		throw new CommandError(y(t) ? `${e} is an address, not a query: regohost ${r} data.gate.deny -b ${e}` : `${e}: ${ne(t)}`);
	}
	if (!endsInExtension(t) && !/[/\\]$/.test(t)) return;
	let a = i ? `; as a query it is ${t.replace(/\.(\w+)$/, "[\"$1\"]")}` : "", o = await Re(t, e.cwd);
	throw new CommandError(w`${t}: there is no such file or directory${o}${a}`);
}
function whyUndefined(e, t, n) {
	if (isOfNothing(t, n)) return t.startsWith("input") ? `${t} is undefined: there is no input; -i FILE names it` : `${t} is undefined: there are no policies and no data; -d PATH names them`;
	if (Q.test(t) && endsInExtension(t) && !A(pathFrom(e, t))) return `${t} is undefined, and there is no file of this name`;
}
async function findQuery(e, t, { hasEntrypoint: n, ...r }) {
	let [i, ...a] = t;
	if (i === void 0) {
		let { input: e } = r;
		throw new CommandError(e !== void 0 && /\.(?:rego|wasm)$/i.test(e) ? `no query and no policy: -i names the input, and ${e} is a policy: regohost eval ${e} -e gate/deny` : "no query and no policy: regohost eval 'data.gate.deny' -d policies/, or regohost eval policies/ -e gate/deny");
	}
	if (n) return;
	if (a.length === 0 && hn.includes(i)) return i;
	if (isPolicyPath(e, i)) return;
	let o = a.filter((t) => isPolicyPath(e, t));
	if (a.length === 0) return await checkNotFile(e, i, r, "eval"), i;
	if (!looksLikePath(i)) throw new CommandError(o.length === a.length ? `a query is the only argument; pass its policies with -d, and its input with -i: regohost eval '${i}' ${toOptions(o)}` : `a query is one argument, but there are ${t.length}; put it in quotes`);
}
function isDocument(e) {
	return /\.(?:json|ya?ml)$/i.test(e);
}
function toOptions(e) {
	let isInput = (t) => isDocument(t) && e.filter(isDocument).length === 1, getOption = (e) => y(e) ? "-b" : isInput(e) ? "-i" : "-d";
	return e.map((e) => `${getOption(e)} ${T(e)}`).join(" ");
}
function toDataReference(e, t) {
	return e === "data" || e.startsWith("data.") || e.startsWith("data[") ? e : e.includes("/") ? t(e) : `data.${e}`;
}
function toEntrypoint(e) {
	return /^data((?:\.[A-Za-z_]\w*)+)$/.exec(e.trim())?.[1]?.slice(1).replaceAll(".", "/");
}
// src/cli/flags/check-outputs.ts
function readFiles(e, t = []) {
	return t.filter((e) => !y(e)).map((t) => ({
		what: `${e} ${t}`,
		path: t,
		readsAll: !0
	}));
}
function placedFiles(e, t = []) {
	return t.map((t) => ({
		what: `${e} ${t}`,
		path: Le(t).path,
		readsAll: !0
	}));
}
async function findFiles(e, t) {
	return (await Promise.all(t.map(async ({ path: t, ...n }) => {
		if (t === void 0 || t === "-" || t === et) return [];
		let { realPathOf: r } = await import("./shared.js").then((e) => e.real_path_exports), i = O(e.cwd, t);
		return [{
			...n,
			given: t,
			path: await r(i).catch(() => i)
		}];
	}))).flat();
}
async function checkOutputs(e, t, n) {
	let r = /* @__PURE__ */ new Map(), i = await findFiles(e, t);
	for (let { what: e, given: t, path: n } of i) {
		let i = r.get(n);
		if (i !== void 0) throw new CommandError(w`two outputs are written to ${t}: ${i} and ${e}; name a file for each`);
		r.set(n, e);
	}
	if (r.size === 0) return;
	let { isBundleFile: a } = await import("./shared.js").then((e) => e.bundle_exports), isCovered = async (t, { given: n, path: r }) => {
		let { coversFile: i, isGlob: a } = await import("./shared.js").then((e) => e.glob_exports);
		return a(t) && i(t, e.cwd, n, r);
	};
	for (let t of await findFiles(e, n)) {
		let e = t.readsAll === !0;
		for (let n of i) {
			let { what: r, path: i } = n;
			if (i === t.path) throw new CommandError(w`${r} would overwrite ${t.what}`);
			if (i.startsWith(t.path + Qe) && (e || a(Ye(i))) || e && await isCovered(t.given, n)) throw new CommandError(w`${r} would become part of ${t.what}; write it elsewhere`);
		}
	}
	let { checkWritable: o } = await Promise.resolve().then(() => $);
	for (let { given: t } of i) await o(e, t);
}
// src/cli/terminal/write-file.ts
var $ = /* @__PURE__ */ t({
	checkWritable: () => checkWritable,
	writeWholeFile: () => writeWholeFile
});
const yn = {
	EACCES: "permission denied",
	EROFS: "EROFS: the file system is read-only",
	ENOSPC: "ENOSPC: no space is left",
	ENXIO: "ENXIO: no process reads this pipe",
	ENOENT: "ENOENT: its folder does not exist: create it first"
};
function cannotBeWritten(e, t) {
	let n = ae(t) ?? "", r = yn[n] ?? n;
	return new CommandError(`${T(e)} cannot be written (${r})`, {
		code: "output_unwritable",
		cause: Fe(e, t)
	});
}
async function checkFolder(e, t) {
	try {
		await D(Xe(pathFrom(e, t)));
	} catch (e) {
		throw cannotBeWritten(t, e);
	}
}
function isStream(e) {
	return e !== void 0 && !e.isFile() && !e.isDirectory();
}
var OpenFile = class {
	#e;
	#t;
	#n;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n;
	}
	async write(e) {
		try {
			await this.#e.appendFile(e);
		} catch (e) {
			throw cannotBeWritten(this.#t, e);
		}
	}
	async finish() {
		try {
			this.#n !== void 0 && await this.#e.sync(), await this.#e.close(), this.#n !== void 0 && await qe(this.#n.partial, this.#n.target);
		} catch (e) {
			throw await this.abandon(), cannotBeWritten(this.#t, e);
		}
	}
	async abandon() {
		await this.#e.close().catch(() => void 0), this.#n !== void 0 && await Je(this.#n.partial, { force: !0 });
	}
};
const bn = We($e);
async function openPipe(e) {
	let { Socket: t } = await import("node:net");
	return new t({
		fd: await bn(e, k.O_WRONLY | k.O_NONBLOCK),
		readable: !1,
		writable: !0
	});
}
var PipeFile = class {
	#e;
	#t;
	#n;
	constructor(e, t) {
		this.#e = e.on("error", (e) => this.#n ??= e), this.#t = t;
	}
	write(e) {
		return this.#r((t) => this.#e.write(e, t));
	}
	finish() {
		return this.#r((e) => this.#e.end(e));
	}
	abandon() {
		return this.#e.destroy(), Promise.resolve();
	}
	#r(e) {
		return new Promise((t, n) => {
			e((e) => {
				let r = this.#n ?? e;
				x(r) ? n(cannotBeWritten(this.#t, r)) : t();
			});
		});
	}
};
async function openWholeFile(e, t, n) {
	ie("writing a file");
	let r = pathFrom(e, t);
	try {
		let e = await D(r).catch(() => void 0);
		if (e?.isFIFO() === !0) return new PipeFile(await openPipe(r), t);
		if (isStream(e)) return new OpenFile(await Ke(r, "w"), t);
		if (e?.isDirectory() === !0) throw new CommandError(w`${t} cannot be written: it is a folder`);
		let i = await Oe(O(r)), { partialPath: a, removeLeftPartials: o } = await import("./partial-file.js").then((e) => e.partial_file_exports);
		await o(i);
		let s = a(i), c = await Ke(s, "wx", n ?? 438), l = new OpenFile(c, t, {
			partial: s,
			target: i
		});
		try {
			n === void 0 && e !== void 0 && await c.chmod(e.mode);
		} catch (e) {
			throw await l.abandon(), e;
		}
		return l;
	} catch (e) {
		throw e instanceof CommandError ? e : cannotBeWritten(t, e);
	}
}
async function checkWritable(e, t) {
	let n = pathFrom(e, t);
	if (!isStream(await D(n).catch(() => void 0))) return (await openWholeFile(e, t)).abandon();
	await Ge(n, k.W_OK).catch((e) => {
		throw cannotBeWritten(t, e);
	});
}
async function writeWholeFile(e, t, n, r) {
	let i = await openWholeFile(e, t, r);
	try {
		await i.write(n);
	} catch (e) {
		throw await i.abandon(), e;
	}
	await i.finish();
}
// src/cli/flags/lock-flags.ts
function lockWritten({ lock: e = W, updateLock: t }) {
	return t === !0 ? [{
		what: "--update-lock",
		path: e
	}] : [];
}
function lockNamed({ lock: e, updateLock: t }) {
	return t === !0 ? [] : [{
		what: "the lock file",
		path: e
	}];
}
async function hasUnnamedLock({ io: e }, { lock: t, updateLock: n, config: r }) {
	return n === !0 || t !== void 0 || r === !1 ? !1 : await D(pathFrom(e, W)).catch(() => void 0) !== void 0;
}
async function lockRead(e, t) {
	return t.updateLock === !0 ? {} : t.lock === void 0 ? await hasUnnamedLock(e, t) ? { lock: {
		path: W,
		pins: !1
	} } : {} : { lock: t.lock };
}
async function updateLock(e, { lock: t = W, updateLock: n }, r) {
	if (n !== !0) return;
	if (r.length === 0) {
		await e.warn(`no policy comes from an address, so ${t} was not written`);
		return;
	}
	let { readLockFile: i, writeLockText: a } = await import("./lock-file.js"), { io: o } = e, s = await D(pathFrom(o, t)).catch(() => void 0) === void 0 ? void 0 : await i(t, o.cwd), { writeWholeFile: c } = await Promise.resolve().then(() => $);
	await c(o, t, a(r, s));
}
async function checkUnusedLock({ io: e }, { lock: t, config: n }) {
	if (t === void 0 && n === !1) return;
	let r = t ?? "regohost.lock";
	if (await D(pathFrom(e, r)).catch(() => void 0) === void 0) return;
	let { readLockFile: i } = await import("./lock-file.js");
	await i(r, e.cwd);
}
function isLockAdvice({ code: e }, { updateLock: t }) {
	return t === !0 && e === "policy_unpinned";
}
async function noteAddresses(e, t, n = []) {
	for (let { code: r, message: i } of le(n)) isLockAdvice({ code: r }, t) || (r === "policy_resolved" ? await e.note(i) : await writeNote(e.io, `${e.noteStyle.yellow("warning:")} ${i}`));
	await updateLock(e, t, n);
}
// src/cli/eval/eval-output.ts
var xn = /* @__PURE__ */ t({ toEvalError: () => toEvalError });
const Sn = [
	"json",
	"pretty",
	"raw",
	"values"
], Cn = [
	...Sn,
	"bindings",
	"source",
	"discard",
	"table"
];
function toQuery(e) {
	return `data${e.split("/").map((e) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(e) ? `.${e}` : `[${JSON.stringify(e)}]`).join("")}`;
}
function toPresentation(e, t) {
	let n = new h("1"), r = new g([
		["value", e],
		["text", t],
		["location", new g([["row", n], ["col", n]])]
	]);
	return new g([["result", [new g([["expressions", [r]]])]]]);
}
function formatEvalResult(e, t, n) {
	switch (n) {
		case "json": return `${v(e === void 0 ? new g([]) : toPresentation(e, t), "  ")}\n`;
		case "pretty": return `${e === void 0 ? "undefined" : v(e, "  ")}\n`;
		case "values": return e === void 0 ? "" : `${v([e], "  ")}\n`;
		case "raw": return e === void 0 ? "" : `${typeof e == "string" ? e : v(e)}\n`;
	}
}
function toError$1({ message: e, code: t, location: n, opaDetails: r }) {
	let i = [["message", e]];
	return t !== "" && i.push(["code", t]), n !== void 0 && i.push(["location", new g([
		["file", n.file],
		["row", new h(String(n.row))],
		["col", new h(String(n.column))]
	])]), r !== void 0 && i.push(["details", Se(JSON.stringify(r))]), new g(i);
}
function toText(e) {
	return `${v(new g([["errors", e]]), "  ")}\n`;
}
function formatDiagnosticsJson(e) {
	return toText(e.map(toError$1));
}
function formatEvalErrors(e) {
	let t = e instanceof m ? e.diagnostics : [];
	return t.length > 0 ? formatDiagnosticsJson(t) : toText([toError$1(toEvalError(e))]);
}
function toEvalError(e) {
	let t = x(e) ? me(fe(e), Y) : String(e), { opaCode: n, location: r } = e instanceof l ? e : {};
	return {
		message: t,
		code: n ?? shownCode(e),
		...r === void 0 ? {} : { location: r }
	};
}
function asValueFormat(e) {
	let t = Sn.find((t) => t === e);
	if (t !== void 0) return t;
	throw new CommandError(w`-f ${e} is for OPA's evaluator: add --target rego, or write a query: regohost eval 'data.gate.deny' -d policies/`);
}
function formatEvalEnd(e, t) {
	if (e.decision === void 0) return t === "json" ? formatEvalErrors(e.error) : void 0;
	let { resultSet: n, entrypoint: r } = e.decision;
	return formatEvalResult(Ee(n), toQuery(r), asValueFormat(t));
}
async function askService(e, t, n, r, i = {}) {
	let { io: a, flags: o } = e, s = await openService(e, i), c = startProgress(e, t);
	try {
		let e = Date.now() + (o.timeout ?? 6e5);
		return await r(await n(s, {
			signal: a.signal,
			deadline: e
		}).finally(() => c.end())), z.pass;
	} catch (t) {
		if (!S(t, "not_found")) throw t;
		return await writeNote(a, showError(t, e.noteStyle)), z.refused;
	} finally {
		await s.close();
	}
}
function askPlatform(e, t, n) {
	let r = {};
	return askService(e, "asking the platform", (e, n) => t(e, {
		...n,
		report: (e) => void Object.assign(r, e)
	}), (e) => n(e, r));
}
async function noteTruncated(e, { truncated: t }) {
	t === !0 && await e.note("there are more results than the limit; omit --limit to list all");
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
	let { openReplayed: o } = await import("./replayed-document.js").then((e) => e.replayed_document_exports), { payload: s, facts: c } = o(n, e, r);
	return {
		input: s,
		verification: c
	};
}
// src/cli/eval/evaluate-once.ts
var wn = /* @__PURE__ */ t({
	evaluateOnce: () => evaluateOnce,
	policyReader: () => policyReader,
	readAllData: () => readAllData,
	readInput: () => readInput,
	toError: () => toError
});
function toError(e) {
	return x(e) ? e : Error(String(e));
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
			recordingExit: z.pass
		};
	} finally {
		await r.end();
	}
}
function isOfSeveral(e) {
	return e?.policyDigests !== void 0 && e.entrypoint === void 0;
}
async function loadExact(e, t, n) {
	let { loadRead: r } = await import("./load-policy.js").then((e) => e.load_policy_exports);
	try {
		return await r(t, {
			...n,
			recompile: !0
		});
	} catch (i) {
		if (!S(i) || i.code !== "runtime_stock") throw i;
		return await e.warn(me(fe(i), Y)), r(t, n);
	}
}
async function evaluate(e, t, n, { builtins: r, load: i, evaluate: { onRecording: a }, replayed: o, notePolicies: s }) {
	let c = o?.facts, u = n.entrypoint ?? c?.entrypoint, { data: d, verify: f } = n, p = await n.source(), m = await loadExact(e, p, {
		builtins: r,
		...i,
		...toCompileOptions(t, e.flags),
		entrypoint: u,
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
		if (!(e instanceof l) || e.opaCode !== "eval_conflict_error") return {
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
async function readInput({ io: e, flags: { timeout: t } }, n, { maxInput: r, parser: i, protoFileDirs: a }) {
	let { cwd: o, signal: s } = e;
	if (i === void 0 && Tn.test(n) && !b(n)) throw new CommandError(w`${n} is a policy, not an input: name it as an argument or with -d ${n}, and with -i a document such as input.json`);
	await refuseFolder(o, n);
	let c = {
		maxBytes: r,
		option: "maxInputBytes"
	}, l = await toDocumentSource(e, n, {
		maxBytes: r,
		format: i
	});
	return (await we(l, {
		cwd: o,
		signal: s,
		timeoutMs: t,
		limit: c,
		advisesFormat: !0,
		protoFileDirs: a
	})).json;
}
async function refuseFolder(e, t) {
	if (t !== "-" && (await D(O(e, t)).catch(() => void 0))?.isDirectory() === !0) throw new CommandError(w`${t} is a folder, and the input is one document: regohost gate -p policies/ -i ${t} judges each of its files, and regohost exec evaluates them`);
}
const Tn = /\.(?:rego|wasm)$/i;
async function loadPolicies(e, { kind: t, ...n }) {
	let isYaml = (e) => !y(e) && /\.ya?ml$/i.test(e), [r, i] = [e.filter(isYaml), e.filter((e) => !isYaml(e))];
	if (r.length === 0) {
		if (t === void 0) return C(e, n);
		throw new CommandError("--kind is for a policy of Chainloop in YAML: regohost eval policy.yaml --kind KIND");
	}
	let { cwd: a = "", maxBytes: o = f, signal: s, lock: c, isOffline: l } = n, u = {
		cwd: a,
		maxBytes: ze(o),
		kind: t,
		signal: s,
		lock: c,
		isOffline: l
	}, { checkPackages: d, loadPolicyScripts: p } = await import("./policy-scripts.js"), m = [];
	for (let e of r) Ae(e, n), m.push(await p(e, u));
	if (i.length > 0) {
		let e = await C(i, n);
		if (e.kind === "wasm") throw new CommandError(w`${e.what} is compiled; only Rego sources can be evaluated together`);
		m.push(e);
	}
	return d(m.slice(0, r.length).flatMap(({ files: e }) => e)), ve(m, a);
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
async function readAllData({ io: e, flags: { timeout: t } }, n, { data: r = [], maxData: i }) {
	let a = {
		cwd: e.cwd,
		signal: e.signal,
		timeoutMs: t
	}, o = await Te(n, a);
	return Ce(r, {
		...a,
		own: o,
		limit: {
			maxBytes: i,
			option: "maxDataBytes"
		}
	});
}
export { Ut as ATTEST_OPTIONS, ft as Argument, jt as BUILTIN_OPTIONS, Bt as BUNDLE_SIGN_OPTIONS, U as BUNDLE_VERIFY_OPTIONS, V as COMPILE_OPTIONS, CliHelp, CliOption, dt as Command, CommandError, lt as CommanderError, Wt as DECISION_LOG, H as EVALUATE_OPTIONS, q as EVALUATOR, Cn as EVAL_FORMATS, z as EXIT, Zt as EXPLAIN_OPTIONS, Y as FLAG_WORDING, Kt as GATE_OPTIONS, wt as GLOBAL_OPTIONS, St as GRPC_OPTIONS, qt as INPUT_OPTION, N as InvalidArgumentError, W as LOCK_FILE, G as LOCK_OPTIONS, dn as MIN_SERVED_COMPILE_TIMEOUT_MS, Nt as NETWORK_OPTIONS, Gt as OUTPUT_FORMATS, P as Option, OutputClosedError, Pt as PARSER_OPTIONS, Ct as QUERY, Xt as QUERY_OPTIONS, Ft as RECORDING_OPTIONS, B as REGO_OPTIONS, I as SERVICE_OPTIONS, xt as SETTING_FLAGS, F as SETTING_OPTIONS, zt as SIGNING_ALG_OPTIONS, Yt as SOURCE_OPTIONS, Qt as SUITE_OPTIONS, J as TESTER, $t as TEST_FORMATS, tn as TEST_OPTIONS, It as VERIFY_OPTIONS, Tt as WHOLE_HELP, addHelp, addOptions, asValueFormat, askPlatform, askService, builtinDeclarations, builtinModules, checkFolder, checkNotFile, checkOutputs, checkSigned, checkUnusedLock, an as cli_io_exports, declaredBuiltins, defineCommand, xn as eval_output_exports, evaluateOnce, wn as evaluate_once_exports, findQuery, flagsNeeding, formatDiagnosticsJson, formatEvalEnd, formatOption, hasService, hasUnnamedLock, isBuiltinModule, isBuiltinSet, isColored, isDocument, isInteractive, isLockAdvice, libraryOptions, limitPrompts, lockNamed, lockRead, lockWritten, longFlag, looksLikePath, namedFiles, noteAddresses, noteData, noteDiagnostics, noteSkipped, noteTruncated, noteUnverified, openBuiltins, openCalls, openReplay, openService, openWholeFile, optionsFor, parseDurationMs, pathFrom, placedFiles, policyReader, profileName, readAllData, readBuiltinModules, readConformaBuiltins, readFiles, readGivenText, readInput, readQueryDocuments, readSignKey, readTokenFile, readTokenFromStdin, refuseTerminal, replayedInput, serviceNamespace, rn as service_builtins_exports, settingsFromFlags, showError, shownCode, shownName, signOptions, signingKeyId, cn as standard_input_exports, startProgress, styleFor, takesPath, textsIn, toArguments, toBundleSignOptions, toBundleVerifyOptions, toClientOptions, toCompileOptions, toDataReference, toDocumentSource, toEntrypoint, toError, toEvalError, toEvaluateOptions, toExitCode, toJsonOutput, toOptions$1 as toOptions, toQuery, toServedOptions, toWords, tufUrl, updateLock, whyUndefined, withCode, withGrpcCaller, worstExitCode, writeExact, writeNote, writeOut, writeSafe, writeWholeFile, $ as write_file_exports };
