import { parseTerm } from "../rego/parse-term.js";
import { RegoObject, type Term } from "../rego/term.js";

/** Headers that carry credentials. */
const SECRET_HEADER = /^(authorization|proxy-authorization|cookie|x-api-key|.*(token|secret|password).*)$/i;

/** Options of `http.send` that hold a key. */
const SECRET_OPTIONS = new Set(["tls_client_key"]);

const REPLACEMENT = "(secret)";

function replaceIn(object: RegoObject, isSecret: (key: string) => boolean): RegoObject {
  return new RegoObject(
    object.entries.map(([key, value]) => [
      key,
      typeof key === "string" && isSecret(key) ? REPLACEMENT : value,
    ]),
  );
}

/** The arguments of a call without the credentials that a policy gives to `http.send`, for what is written to files. */
export function withoutSecrets(name: string, args: readonly Term[]): Term[] {
  const [request, ...rest] = args;
  if (name !== "http.send" || !(request instanceof RegoObject)) return [...args];
  const shown = replaceIn(request, (key) => SECRET_OPTIONS.has(key));
  return [
    new RegoObject(
      shown.entries.map(([key, value]) =>
        key === "headers" && value instanceof RegoObject
          ? [key, replaceIn(value, (header) => SECRET_HEADER.test(header))]
          : [key, value],
      ),
    ),
    ...rest,
  ];
}

/**
 * The arguments of a call as messages show them. Of a request nothing is shown but its method and address: headers,
 * bodies and queries may hold credentials.
 *
 * @param args The Rego text of each argument.
 */
export function shownArguments(name: string, args: readonly string[]): readonly string[] {
  if (name !== "http.send") return args;
  const request = args[0] === undefined ? undefined : parseTerm(args[0]);
  const entries = request instanceof RegoObject ? new Map(request.entries) : new Map<Term, Term>();
  const [method, url] = [entries.get("method"), entries.get("url")];
  if (typeof method !== "string" || typeof url !== "string") return ["…"];
  return [`${method.toUpperCase()} ${toShownAddress(url)}`];
}

/** Without user, password, query and fragment. */
function toShownAddress(url: string): string {
  if (!URL.canParse(url)) return "…";
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}
