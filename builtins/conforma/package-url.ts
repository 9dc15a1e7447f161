import { cut, parsePkgUrl, unescapePath, unescapeQuery } from "./go-url.js";

/** A package URL (https://github.com/package-url/purl-spec), in the form of `ec.purl.parse`. */
export interface PackageUrl {
  type: string;
  /** Empty without one, as the other members. */
  namespace: string;
  name: string;
  version: string;
  /** In the order of their keys. */
  qualifiers: { key: string; value: string }[];
  subpath: string;
}

const TYPE = /^[a-z.\-+][0-9a-z.\-+]*$/;
const QUALIFIER_KEY = /^[A-Za-z.\-_][0-9A-Za-z.\-_]*$/;

const LOWER_CASE_NAMESPACE = new Set([
  "alpm",
  "apk",
  "bitbucket",
  "composer",
  "deb",
  "github",
  "golang",
  "npm",
  "rpm",
  "qpkg",
]);
const LOWER_CASE_NAME = new Set([
  "alpm",
  "apk",
  "bitbucket",
  "bitnami",
  "composer",
  "deb",
  "github",
  "golang",
  "npm",
]);

/** In lower case by characters, as Go: no character depends on its neighbours or becomes two. */
function toLower(text: string): string {
  return Array.from(text, (character) => Array.from(character.toLowerCase())[0]).join("");
}

function trimSlashes(text: string): string {
  return text.replaceAll(/^\/+|\/+$/g, "");
}

/** The qualifiers with a value, each key once; `undefined` for malformed ones. */
function readQualifiers(query: string): PackageUrl["qualifiers"] | undefined {
  const found = new Map<string, string>();
  for (const pair of query.split("&")) {
    if (pair === "") continue;
    const [escapedKey, escapedValue] = cut(pair, "=");
    const key = unescapeQuery(escapedKey);
    const value = unescapeQuery(escapedValue);
    if (pair.includes(";") || key === undefined || value === undefined || !QUALIFIER_KEY.test(key)) {
      return undefined;
    }
    if (value === "") continue;
    if (found.has(key.toLowerCase())) return undefined;
    found.set(key.toLowerCase(), value);
  }
  return Array.from(found, ([key, value]) => ({ key, value })).sort((a, b) => (a.key < b.key ? -1 : 1));
}

function splitPath(path: string): Pick<PackageUrl, "namespace" | "name" | "version"> | undefined {
  const slash = path.lastIndexOf("/");
  const last = path.slice(slash + 1);
  const at = last.lastIndexOf("@");
  const namespace = unescapePath(slash < 0 ? "" : path.slice(0, slash));
  const name = unescapePath(at < 0 ? last : last.slice(0, at));
  const version = unescapePath(at < 0 ? "" : last.slice(at + 1));
  if (namespace === undefined || name === undefined || version === undefined || name === "") return undefined;
  return { namespace: trimSlashes(namespace), name, version };
}

function adjustName(type: string, name: string, qualifiers: PackageUrl["qualifiers"]): string {
  if (LOWER_CASE_NAME.has(type)) return toLower(name);
  if (type === "pypi") return toLower(name.replaceAll("_", "-"));
  if (type !== "mlflow") return name;
  const url = qualifiers.find(({ key }) => key === "repository_url")?.value ?? "";
  return url.includes("databricks") && !url.includes("azureml") ? toLower(name) : name;
}

/** Whether the parts that a type requires are there. */
function isComplete({ type, namespace, version, qualifiers }: PackageUrl): boolean {
  if (type === "conan") return (namespace !== "") === qualifiers.some(({ key }) => key === "channel");
  if (type === "swift") return namespace !== "" && version !== "";
  return type !== "cran" || version !== "";
}

/**
 * Parses a package URL by the rules of packageurl-go, which `ec` uses: several of them are not those of the specification,
 * such as the types whose names are in lower case.
 *
 * @returns `undefined` for a text that is not a valid package URL.
 */
export function parsePackageUrl(text: string): PackageUrl | undefined {
  const url = parsePkgUrl(text);
  if (url === undefined || !url.path.includes("/")) return undefined;
  const [givenType, path] = cut(url.path, "/");
  const type = toLower(givenType);
  const qualifiers = readQualifiers(url.query);
  const names = splitPath(path);
  if (!TYPE.test(type) || qualifiers === undefined || names === undefined) return undefined;
  const [, ...segments] = url.fragment.split("/");
  if (segments.some((segment) => segment === "." || segment === "..")) return undefined;
  const { namespace, name, version } = names;
  const parsed: PackageUrl = {
    type,
    namespace: LOWER_CASE_NAMESPACE.has(type) ? toLower(namespace) : namespace,
    name: adjustName(type, name, qualifiers),
    version: type === "huggingface" ? toLower(version) : version,
    qualifiers,
    subpath: trimSlashes(url.fragment),
  };
  return isComplete(parsed) ? parsed : undefined;
}
