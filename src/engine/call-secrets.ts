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
