import { didYouMean as e } from "./evaluation.js";
// src/cli/terminal/undefined-functions.ts
async function explainUndefinedFunctions(e) {
	let { serviceAdvice: n, undefinedFunction: r } = await import("./compiling.js").then((e) => e.undefined_function_exports), i = new Set(e.flatMap((e) => {
		if (e.hint !== void 0) return [];
		let t = r(e) ?? undefinedHelper(e);
		return t === void 0 ? [] : [t];
	}));
	if (i.size === 0) return [];
	let { CONFTEST_PARSING: a } = await import("./conftest-parsing.js").then((e) => e.conftest_parsing_exports), { default: o } = await import("./capabilities.js"), s = o.builtins.map(({ name: e }) => e);
	return [...i].map((e) => {
		let r = n(e, s);
		return r === void 0 ? `${e}:${a.some((t) => t === e) ? t : adviceOn(e, s)}` : `${e}: ${r}`;
	});
}
const t = " a built-in of Conftest for tests, which only regohost test has; elsewhere read the parsed value from the input, or mock it by with input as …", n = /^undefined function (data\.[\w.]+)$/;
function undefinedHelper({ code: e, message: t }) {
	return e === "rego_type_error" ? n.exec(t)?.[1] : void 0;
}
const r = new Map([
	...[
		"len",
		"length",
		"size"
	].map((e) => [e, "count"]),
	...[
		"str",
		"string",
		"to_string",
		"tostring"
	].map((e) => [e, "sprintf"]),
	...[
		"int",
		"float",
		"number",
		"parse_int"
	].map((e) => [e, "to_number"]),
	...[
		"json.parse",
		"json.loads",
		"json.decode"
	].map((e) => [e, "json.unmarshal"]),
	...[
		"json.stringify",
		"json.dumps",
		"json.encode"
	].map((e) => [e, "json.marshal"]),
	...[
		"lowercase",
		"tolower",
		"to_lower"
	].map((e) => [e, "lower"]),
	...[
		"uppercase",
		"toupper",
		"to_upper"
	].map((e) => [e, "upper"]),
	...[
		"array.contains",
		"list.contains",
		"includes"
	].map((e) => [e, "x in list"]),
	["match", "regex.match"],
	["keys", "object.keys"],
	["append", "array.concat"]
]), i = /^(?:strings?|str|input(?:\.\w+)*)\.(\w+)$/;
function fromOtherLanguage(e, t) {
	let n = i.exec(e)?.[1] ?? "";
	return r.get(e) ?? (t.includes(n) ? n : r.get(n));
}
function adviceOn(t, n) {
	if (t.startsWith("data.")) return " no file that is read defines this function; name its file or folder too";
	let r = n.includes(t) ? void 0 : fromOtherLanguage(t, n);
	if (r !== void 0) return ` Did you mean ${r}?`;
	if (!t.includes(".") && !n.includes(t)) {
		let r = e(t, n.filter((e) => !e.includes(".")));
		return r === "" ? " no file that is read defines this function in this package; name its file or folder too, or import its package" : r;
	}
	if (n.includes(t)) return " this built-in is not allowed here (--builtins, --capabilities)";
	let i = e(t, n);
	return i === "" ? " neither OPA nor the service has this built-in, and nothing imported has this name; import the package of a function, or declare your built-in with --builtins ./mine.mjs" : i;
}
export { explainUndefinedFunctions };
