import { toJsonText } from "../rego/term-text.js";
import { RegoNumber, RegoObject, RegoSet, type Term } from "../rego/term.js";
import type { StandIn } from "./stand-in.js";

/** Names of headers, parameters and members of a request that may hold a credential. One too many does no harm. */
const SECRET_NAME =
  /auth|cookie|token|secret|key|signature|passw|passphrase|credential|session|jwt|assertion|^sig$|^pwd$|^pass$|^pin$|^code$|^x-(?:amz|goog)-/i;

/** What is a credential by itself: one after its scheme, a JSON Web Token, a private key. */
const SECRET_TEXT =
  /^(?:bearer|basic|digest|token) +\S|^eyJ[\w-]+\.[\w-]+\.[\w-]*$|-----BEGIN [A-Z ]*PRIVATE KEY/i;

/** Names of what an answer gives out. Few: a policy that looks at what was replaced decides otherwise in a replay. */
const GIVEN_NAME = /(?:token|secret|password|passwd|(?:api|private|secret|access)[_-]?key)$/i;

/** What signs an address. */
const SIGNATURE_NAME = /^(?:sig|signature|x-(?:amz|goog)-(?:signature|credential|security-token))$/i;

/** A form, such as `access_token=…&token_type=bearer`. */
const FORM = /^[^\s=&]+=[^\s&]*(?:&[^\s=&]+=[^\s&]*)*$/;

/** Marks of a place in a list, which are no credentials. */
const CURSOR = /page|next|continu|cursor/i;

/** `"password": "required"` is none. */
const MIN_GIVEN_LENGTH = 10;

/** Shorter ones may well be in an answer for another reason. */
const MIN_ECHOED_LENGTH = 16;

const SCHEME = /^((?:bearer|basic|digest|token|apikey) +)(\S.*)$/i;

/** What takes the place of a text or a number that is secret. */
type Replace = (value: string | RegoNumber) => Term;

function mapMembers(object: RegoObject, map: (key: string, value: Term) => Term): RegoObject {
  return new RegoObject(
    object.entries.map(([key, value]) => [key, typeof key === "string" ? map(key, value) : value]),
  );
}

/** A credential in two parts. The scheme stays: put before what was replaced, it gives the same text again. */
function splitScheme(text: string): { scheme: string; secret: string } {
  const [, scheme = "", secret = text] = SCHEME.exec(text) ?? [];
  return { scheme, secret };
}

/** A value that is secret as a whole. */
function replaceWhole(value: Term, replace: Replace): Term {
  const inside = (item: Term): Term => replaceWhole(item, replace);
  if (typeof value === "string" || value instanceof RegoNumber) return replace(value);
  if (Array.isArray(value)) return value.map(inside);
  if (value instanceof RegoSet) return new RegoSet(value.items.map(inside));
  return value instanceof RegoObject ? mapMembers(value, (_name, member) => inside(member)) : value;
}

/** The secrets of a document, at any depth, by the names of members and by what looks like one. */
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
const isGivenSecret = (name: string): boolean => GIVEN_NAME.test(name) && !CURSOR.test(name);

type IsSecret = (name: string) => boolean;

/** Of a query, or of a form. */
function replaceInParameters(query: string, standIn: StandIn, isSecret: IsSecret): string {
  return query
    .split("&")
    .map((parameter) => {
      const at = parameter.indexOf("=");
      const [name, value] = [parameter.slice(0, at), parameter.slice(at + 1)];
      return at > 0 && value !== "" && isSecret(name) ? `${name}=${standIn(value)}` : parameter;
    })
    .join("&");
}

const USER = /^((?:[a-z][a-z0-9+.-]*:)?[\\/]{2})([^\\/]+)@/i;

/** An address without its user and password, and without the credentials in its query and fragment. */
function replaceInAddress(url: string, standIn: StandIn, isSecret: IsSecret = isRequestSecret): string {
  const [, before = "", query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  const ofUser = (user: string): string =>
    user
      .split(":")
      .map((part) => (part === "" ? part : standIn(part)))
      .join(":");
  const place = before.replace(USER, (_all, scheme: string, user: string) => `${scheme}${ofUser(user)}@`);
  const replace = (part: string): string =>
    part.slice(0, 1) + replaceInParameters(part.slice(1), standIn, isSecret);
  return place + replace(query) + replace(fragment);
}

/** A text, a form or a document of any kind, is replaced whole where it may hold a credential. */
function replaceInBody(body: Term, standIn: StandIn, replace: Replace): Term {
  if (typeof body !== "string") return replaceIn(body, isRequestSecret, replace);
  return isRequestSecret(body) || SECRET_TEXT.test(body) ? standIn(body) : body;
}

/** A request of `http.send` without its credentials. What is replaced is part of a key only, so much is. */
export function withoutRequestSecrets(request: RegoObject, standIn: StandIn): RegoObject {
  const replace: Replace = (value) => {
    if (typeof value !== "string") return standIn(toJsonText(value));
    const { scheme, secret } = splitScheme(value);
    return secret === "" ? value : scheme + standIn(secret);
  };
  return mapMembers(request, (option, value) => {
    switch (option) {
      case "tls_client_key":
        return replaceWhole(value, replace);
      case "url":
        return typeof value === "string" ? replaceInAddress(value, standIn) : value;
      case "headers":
        return replaceIn(value, isRequestSecret, replace);
      case "body":
      case "raw_body":
        return replaceInBody(value, standIn, replace);
      default:
        return value;
    }
  });
}

/** As they are written in an address, and as they are read. */
function decodeParameter(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The credentials of a request that its answer must not repeat: those of its headers, and of its address and body what
 * bears the name of one for sure.
 */
function requestSecrets(request: RegoObject): string[] {
  const secrets: string[] = [];
  const take: Replace = (value) => {
    if (typeof value === "string") secrets.push(splitScheme(value).secret);
    return value;
  };
  const takeText: StandIn = (secret) => {
    secrets.push(secret, decodeParameter(secret));
    return secret;
  };
  const isSure: IsSecret = (name) => isGivenSecret(name) || SIGNATURE_NAME.test(name);
  for (const [option, value] of request.entries) {
    if (option === "headers") replaceIn(value, isRequestSecret, take);
    else if (option === "url" && typeof value === "string") replaceInAddress(value, takeText, isSure);
    else if (option !== "body" && option !== "raw_body") continue;
    else if (typeof value === "string") replaceInParameters(value, takeText, isSure);
    else replaceIn(value, isSure, take);
  }
  return secrets.filter((secret) => secret.length >= MIN_ECHOED_LENGTH);
}

/**
 * A response of `http.send` without the credentials that it gives out: cookies, those in the address of a redirect,
 * the tokens, passwords and keys of a JSON body or a form, and those of the request, wherever the response repeats them.
 */
export function withoutResponseSecrets(
  response: RegoObject,
  request: RegoObject,
  standIn: StandIn,
): RegoObject {
  const given = new Map(requestSecrets(request).map((secret) => [secret, standIn(secret)]));
  const replace: Replace = (value) => {
    if (typeof value !== "string") return value;
    const { scheme, secret } = splitScheme(value);
    if (secret.length < MIN_GIVEN_LENGTH) return value;
    given.set(secret, standIn(secret));
    return scheme + standIn(secret);
  };
  const ofHeader = (name: string, value: Term): Term => {
    if (/^set-cookie$/i.test(name)) {
      return replaceWhole(value, (cookie) => (typeof cookie === "string" ? standIn(cookie) : cookie));
    }
    if (/^(?:content-)?location$/i.test(name)) {
      return replaceWhole(value, (url) => (typeof url === "string" ? replaceInAddress(url, standIn) : url));
    }
    return isGivenSecret(name) ? replaceWhole(value, replace) : replaceIn(value, isGivenSecret, replace);
  };
  const shown = mapMembers(response, (member, value) => {
    if (member === "headers" && value instanceof RegoObject) return mapMembers(value, ofHeader);
    if (member === "raw_body" && typeof value === "string" && FORM.test(value)) {
      const ofForm: StandIn = (text) => (text.length < MIN_GIVEN_LENGTH ? text : standIn(text));
      return replaceInParameters(value, ofForm, isGivenSecret);
    }
    return member === "body" ? replaceIn(value, isGivenSecret, replace) : value;
  });
  return mapMembers(shown, (_member, value) =>
    replaceWhole(value, (text) => (typeof text === "string" ? replaceGiven(text, given) : text)),
  );
}

function replaceGiven(text: string, given: ReadonlyMap<string, string>): string {
  const inJson = (secret: string): string => JSON.stringify(secret).slice(1, -1);
  return [...given].reduce(
    (shown, [secret, standIn]) => shown.replaceAll(secret, standIn).replaceAll(inJson(secret), standIn),
    text,
  );
}
