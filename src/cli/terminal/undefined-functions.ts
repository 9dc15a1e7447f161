import type { RegoDiagnostic } from "../../base/errors.js";
import { didYouMean } from "../../base/text/nearest.js";

/**
 * Suggestions for functions that OPA does not know and no hint explains, a line each: the built-in that may be meant,
 * and how to declare a custom one. Loads the names of all built-ins, so call it for errors only.
 */
export async function explainUndefinedFunctions(diagnostics: readonly RegoDiagnostic[]): Promise<string[]> {
  const { serviceAdvice, undefinedFunction } = await import("../../engine/opa/undefined-function.js");
  const called = new Set(
    diagnostics.flatMap((diagnostic) => {
      if (diagnostic.hint !== undefined) return [];
      const name = undefinedFunction(diagnostic) ?? undefinedHelper(diagnostic);
      return name === undefined ? [] : [name];
    }),
  );
  if (called.size === 0) return [];
  const { CONFTEST_PARSING } = await import("../../engine/opa/conftest-parsing.js");
  const { default: known } = await import("../../../builtins/capabilities.json", { with: { type: "json" } });
  const names = known.builtins.map(({ name }) => name);
  return [...called].map((name) => {
    const advice = serviceAdvice(name, names);
    if (advice !== undefined) return `${name}: ${advice}`;
    const isOfTests = CONFTEST_PARSING.some((one) => one === name);
    return `${name}:${isOfTests ? ONLY_IN_TESTS : adviceOn(name, names)}`;
  });
}

const ONLY_IN_TESTS =
  " a built-in of Conftest for tests, which only regohost test has; elsewhere read the parsed value from the input, or mock it by with input as …";

const HELPER = /^undefined function (data\.[\w.]+)$/;

/** A function of a package, by its whole path. */
function undefinedHelper({ code, message }: RegoDiagnostic): string | undefined {
  return code === "rego_type_error" ? HELPER.exec(message)?.[1] : undefined;
}

/** Built-ins, by the functions of other languages that do the same. */
const OTHER_LANGUAGES: ReadonlyMap<string, string> = new Map([
  ...["len", "length", "size"].map((name) => [name, "count"] as const),
  ...["str", "string", "to_string", "tostring"].map((name) => [name, "sprintf"] as const),
  ...["int", "float", "number", "parse_int"].map((name) => [name, "to_number"] as const),
  ...["json.parse", "json.loads", "json.decode"].map((name) => [name, "json.unmarshal"] as const),
  ...["json.stringify", "json.dumps", "json.encode"].map((name) => [name, "json.marshal"] as const),
  ...["lowercase", "tolower", "to_lower"].map((name) => [name, "lower"] as const),
  ...["uppercase", "toupper", "to_upper"].map((name) => [name, "upper"] as const),
  ...["array.contains", "list.contains", "includes"].map((name) => [name, "x in list"] as const),
  ["match", "regex.match"],
  ["keys", "object.keys"],
  ["append", "array.concat"],
]);

/** A built-in as a member of what it takes: `strings.lower`, `input.name.startswith`. */
const MEMBER = /^(?:strings?|str|input(?:\.\w+)*)\.(\w+)$/;

/** The built-in that a function of another language is, or that has the name of a member. */
function fromOtherLanguage(name: string, names: readonly string[]): string | undefined {
  const member = MEMBER.exec(name)?.[1] ?? "";
  return OTHER_LANGUAGES.get(name) ?? (names.includes(member) ? member : OTHER_LANGUAGES.get(member));
}

/** A name without a dot belongs to the package itself: no built-in of the service or of a user has such a name. */
function adviceOn(name: string, names: readonly string[]): string {
  if (name.startsWith("data."))
    return " no file that is read defines this function; name its file or folder too";
  const other = names.includes(name) ? undefined : fromOtherLanguage(name, names);
  if (other !== undefined) return ` Did you mean ${other}?`;
  if (!name.includes(".") && !names.includes(name)) {
    const near = didYouMean(
      name,
      names.filter((known) => !known.includes(".")),
    );
    if (near !== "") return near;
    return " no file that is read defines this function in this package; name its file or folder too, or import its package";
  }
  if (names.includes(name)) return " this built-in is not allowed here (--builtins, --capabilities)";
  const meant = didYouMean(name, names);
  return meant === ""
    ? " neither OPA nor the service has this built-in, and nothing imported has this name; import the package of a function, or declare your built-in with --builtins ./mine.mjs"
    : meant;
}
