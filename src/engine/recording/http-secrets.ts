import { decodeEscapes } from "../../base/text/percent-escapes.js";
import { append } from "../../base/lists.js";
import { toJsonText } from "../../base/terms/term-text.js";
import { RegoNumber, RegoObject, RegoSet, type Term } from "../../base/terms/term.js";
import type { ToPlaceholder } from "./secret-placeholder.js";

/**
 * Names of headers, parameters and members of a request that may contain a credential. False positives are harmless.
 */
const SECRET_NAME =
  /auth|cookie|token|secret|key|signature|passw|passphrase|credential|session|jwt|assertion|(?:^|[-_])(?:sig|pwd|pass|pin)$|^code$|^x-(?:amz|goog)-/i;

/** Texts that are credentials under any name: one after its scheme, a JSON Web Token, a private key. */
const SECRET_TEXT =
  /^(?:bearer|basic|digest|token) +\S|^eyJ[\w-]+\.[\w-]+\.[\w-]*$|-----BEGIN [A-Z ]*PRIVATE KEY/i;

/** Names of secrets in an answer. Few: a policy that reads a replaced value may decide differently in a replay. */
const GIVEN_NAME = /(?:token|secret|password|passwd|passphrase|(?:api|private|secret|access)[_-]?key)$/i;

/** Parameters that sign an address. */
const SIGNATURE_NAME = /^(?:sig|signature|x-(?:amz|goog)-(?:signature|credential|security-token))$/i;

/** A form, such as `access_token=…&token_type=bearer`. */
const FORM = /^[^\s=&]+=[^\s&]*(?:&[^\s=&]+=[^\s&]*)*$/;

/** Cursors of a list, which are not credentials. */
const CURSOR = /page|next|continu|cursor/i;

/** `"password": "required"` is not a secret. */
const MIN_SECRET_LENGTH = 10;

/** Minimum length: shorter texts may occur in an answer by chance. */
const MIN_ECHOED_LENGTH = 16;

/** Names of headers for credentials alone, in addition to {@link GIVEN_NAME}, of which also shorter ones are recognized in an answer. */
const CREDENTIAL_HEADER = /^(?:(?:proxy-)?authorization|cookie|x-auth-key)$/i;
const MIN_CREDENTIAL_LENGTH = 8;

const SCHEME = /^((?:bearer|basic|digest|token|apikey) +)(\S.*)$/i;

/** The replacement of a secret text or number. */
type Replace = (value: string | RegoNumber) => Term;

function mapMembers(object: RegoObject, map: (key: string, value: Term) => Term): RegoObject {
  return new RegoObject(
    object.entries.map(([key, value]) => [key, typeof key === "string" ? map(key, value) : value]),
  );
}

/** Splits a credential with a scheme. The scheme stays: with the replaced part it yields the same text again. */
function splitScheme(text: string): { scheme: string; secret: string } {
  const [, scheme = "", secret = text] = SCHEME.exec(text) ?? [];
  return { scheme, secret };
}

/** Replaces a value that is entirely secret. */
function replaceWhole(value: Term, replace: Replace): Term {
  const inside = (item: Term): Term => replaceWhole(item, replace);
  if (typeof value === "string" || value instanceof RegoNumber) return replace(value);
  if (Array.isArray(value)) return value.map(inside);
  if (value instanceof RegoSet) return new RegoSet(value.items.map(inside));
  return value instanceof RegoObject ? mapMembers(value, (_name, member) => inside(member)) : value;
}

/** Replaces the secrets of a document at any depth, by member names and by content. */
function replaceIn(value: Term, isSecret: (name: string) => boolean, replace: Replace): Term {
  const inside = (item: Term): Term => replaceIn(item, isSecret, replace);
  if (typeof value === "string") return SECRET_TEXT.test(value) ? replace(value) : value;
  if (Array.isArray(value)) return value.map(inside);
  if (value instanceof RegoSet) return new RegoSet(value.items.map(inside));
  if (!(value instanceof RegoObject)) return value;
  return mapMembers(value, (name, member) =>
    isSecret(name) ? replaceWhole(member, replace) : inside(member),
  );
}

const isRequestSecret = (name: string): boolean => SECRET_NAME.test(name);
const isSecretName = (name: string): boolean => GIVEN_NAME.test(name) && !CURSOR.test(name);

type IsSecret = (name: string) => boolean;

/** Replaces secrets in a query or a form. */
function replaceInParameters(query: string, toPlaceholder: ToPlaceholder, isSecret: IsSecret): string {
  return query
    .split("&")
    .map((parameter) => {
      const at = parameter.indexOf("=");
      const [name, value] = [parameter.slice(0, at), parameter.slice(at + 1)];
      return at > 0 && value !== "" && isSecret(name) ? `${name}=${toPlaceholder(value)}` : parameter;
    })
    .join("&");
}

const USER = /^((?:[a-z][a-z0-9+.-]*:)?[\\/]{2})([^\\/]+)@/i;

/** Returns an address without its user and password, and without the credentials in its query and fragment. */
function replaceInAddress(
  url: string,
  toPlaceholder: ToPlaceholder,
  isSecret: IsSecret = isRequestSecret,
): string {
  const [, before = "", query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  const replaceUser = (user: string): string =>
    user
      .split(":")
      .map((part) => (part === "" ? part : toPlaceholder(part)))
      .join(":");
  const location = before.replace(
    USER,
    (_all, scheme: string, user: string) => `${scheme}${replaceUser(user)}@`,
  );
  const replace = (part: string): string =>
    part.slice(0, 1) + replaceInParameters(part.slice(1), toPlaceholder, isSecret);
  return location + replace(query) + replace(fragment);
}

/** Replaces a text, a form or a document entirely if it may contain a credential. */
function replaceInBody(body: Term, toPlaceholder: ToPlaceholder, replace: Replace): Term {
  if (typeof body !== "string") return replaceIn(body, isRequestSecret, replace);
  return isRequestSecret(body) || SECRET_TEXT.test(body) ? toPlaceholder(body) : body;
}

/** Returns a request of `http.send` without its credentials. The result is only part of a key, so it replaces generously. */
export function withoutRequestSecrets(request: RegoObject, toPlaceholder: ToPlaceholder): RegoObject {
  const replace: Replace = (value) => {
    if (typeof value !== "string") return toPlaceholder(toJsonText(value));
    const { scheme, secret } = splitScheme(value);
    return secret === "" ? value : scheme + toPlaceholder(secret);
  };
  return mapMembers(request, (option, value) => {
    switch (option) {
      case "tls_client_key":
        return replaceWhole(value, replace);
      case "url":
        return typeof value === "string" ? replaceInAddress(value, toPlaceholder) : value;
      case "headers":
        return replaceIn(value, isRequestSecret, replace);
      case "body":
      case "raw_body":
        return replaceInBody(value, toPlaceholder, replace);
      default:
        return value;
    }
  });
}

const isSure: IsSecret = (name) => isSecretName(name) || SIGNATURE_NAME.test(name);
const isCredentialHeader: IsSecret = (name) => isSecretName(name) || CREDENTIAL_HEADER.test(name);

/** Returns the credentials of a header's value: the text after the scheme, its signatures and tokens, and the password of a user. */
function headerSecrets(name: string, text: string): string[] {
  const { scheme, secret } = splitScheme(text);
  const parameters = secret.split(/[;,&]/).map((part) => {
    const at = part.indexOf("=");
    const word = part.slice(0, Math.max(at, 0)).trim().split(" ").at(-1) ?? "";
    return {
      word,
      value: part.slice(at + 1).trim(),
    };
  });
  if (/^cookie$/i.test(name))
    return parameters.map(({ value }) => value).filter(({ length }) => length >= MIN_ECHOED_LENGTH);
  const signatures = parameters.filter(({ word }) => isSure(word) || /^response$/i.test(word));
  const isBasic = /^basic/i.test(scheme);
  const user = isBasic ? Buffer.from(secret, "base64").toString("utf8") : "";
  const unquoted = signatures.map(({ value }) => value.replace(/^"/, "").replace(/"$/, ""));
  const values = [secret, ...unquoted, user, user.slice(user.indexOf(":") + 1)];
  return values.filter(({ length }) => length >= MIN_CREDENTIAL_LENGTH);
}

/**
 * Returns the credentials that a request sends: those in its headers, address and body with an unambiguous name.
 */
export function requestSecrets(request: RegoObject): string[] {
  const secrets: string[] = [];
  const take: Replace = (value) => {
    if (typeof value === "string") secrets.push(splitScheme(value).secret);
    return value;
  };
  const headerTexts: string[] = [];
  const takeHeader = (name: string, value: Term): Term => {
    const takeValue: Replace = (text) => {
      if (typeof text === "string") append(headerTexts, headerSecrets(name, text));
      return text;
    };
    return isCredentialHeader(name)
      ? replaceWhole(value, takeValue)
      : replaceIn(value, isCredentialHeader, takeValue);
  };
  const takeText: ToPlaceholder = (secret) => {
    secrets.push(secret, decodeEscapes(secret) ?? secret);
    return secret;
  };
  for (const [option, value] of request.entries) {
    if (option === "headers" && value instanceof RegoObject) mapMembers(value, takeHeader);
    else if (option === "tls_client_key") replaceWhole(value, take);
    else if (option === "url" && typeof value === "string") replaceInAddress(value, takeText, isSure);
    else if (option !== "body" && option !== "raw_body") continue;
    else if (typeof value === "string") replaceInParameters(value, takeText, isSure);
    else replaceIn(value, isSure, take);
  }
  return [...headerTexts, ...secrets.filter((secret) => secret.length >= MIN_ECHOED_LENGTH)];
}

/**
 * Returns a response of `http.send` without its credentials: cookies, those in the address of a redirect, the tokens,
 * passwords and keys of a JSON body or a form.
 */
export function withoutResponseSecrets(response: RegoObject, toPlaceholder: ToPlaceholder): RegoObject {
  const given = new Map<string, string>();
  const replace: Replace = (value) => {
    if (typeof value !== "string") return value;
    const { scheme, secret } = splitScheme(value);
    if (secret.length < MIN_SECRET_LENGTH) return value;
    given.set(secret, toPlaceholder(secret));
    return scheme + toPlaceholder(secret);
  };
  const replaceHeader = (name: string, value: Term): Term => {
    if (/^set-cookie$/i.test(name)) {
      return replaceWhole(value, (cookie) => (typeof cookie === "string" ? toPlaceholder(cookie) : cookie));
    }
    if (/^(?:content-)?location$/i.test(name)) {
      return replaceWhole(value, (url) =>
        typeof url === "string" ? replaceInAddress(url, toPlaceholder) : url,
      );
    }
    return isSecretName(name) ? replaceWhole(value, replace) : replaceIn(value, isSecretName, replace);
  };
  const shown = mapMembers(response, (member, value) => {
    if (member === "headers" && value instanceof RegoObject) return mapMembers(value, replaceHeader);
    if (member === "raw_body" && typeof value === "string" && FORM.test(value)) {
      const replaceFormValue: ToPlaceholder = (text) =>
        text.length < MIN_SECRET_LENGTH ? text : toPlaceholder(text);
      return replaceInParameters(value, replaceFormValue, isSecretName);
    }
    return member === "body" ? replaceIn(value, isSecretName, replace) : value;
  });
  return mapMembers(shown, (_member, value) =>
    replaceWhole(value, (text) => (typeof text === "string" ? replaceSecrets(text, given) : text)),
  );
}

function replaceSecrets(text: string, given: ReadonlyMap<string, string>): string {
  const inJson = (secret: string): string => JSON.stringify(secret).slice(1, -1);
  return [...given].reduce(
    (shown, [secret, placeholder]) =>
      shown.replaceAll(secret, placeholder).replaceAll(inJson(secret), placeholder),
    text,
  );
}
