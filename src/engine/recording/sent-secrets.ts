import { decodeEscapes } from "../../base/text/percent-escapes.js";
import type { JsonValue } from "../../base/terms/json-value.js";
import { RegoObject, RegoSet, type Term } from "../../base/terms/term.js";
import { requestSecrets } from "./http-secrets.js";
import type { ToPlaceholder } from "./secret-placeholder.js";

/** The name of a built-in that was called, and its arguments with their credentials. */
interface SecretCall {
  name: string;
  args: readonly Term[];
}

/** Characters of a truncated text, at least, that are recognized as the beginning of a secret. OPA's traces have up to 40. */
const SHORTEST_PREFIX = 4;
const LONGEST_PREFIX = 40;
/** Encoded forms are of secrets that are long enough not to occur by chance. */
const MIN_ENCODED_LENGTH = 12;
const BASE64_BYTES = 3;
const BASE64_CHARS = 4;

/** The arguments of built-ins that are keys. */
const KEYS: readonly [builtin: RegExp, argument: number][] = [
  [/^io\.jwt\.encode_sign/, 2],
  [/^(?:io\.jwt\.verify_hs|crypto\.hmac\.|providers\.aws\.)/, 1],
  [/^crypto\.(?:parse_private_keys|x509\.parse_rsa_private_key)$/, 0],
  [/^crypto\.x509\.parse_keypair$/, 1],
];
/** Shorter texts of a key are its parameters, such as the region of AWS. */
const MIN_KEY_LENGTH = 16;

/** Returns the credentials that a call sends or signs with. */
function sentTexts({ name, args }: SecretCall): string[] {
  const [request] = args;
  if (name === "http.send") return request instanceof RegoObject ? requestSecrets(request) : [];
  const [, argument] = KEYS.find(([builtin]) => builtin.test(name)) ?? [];
  return argument === undefined
    ? []
    : textsIn(args[argument]).filter(({ length }) => length >= MIN_KEY_LENGTH);
}

function textsIn(term: Term | undefined): string[] {
  if (typeof term === "string") return [term];
  if (Array.isArray(term)) return term.flatMap(textsIn);
  return term instanceof RegoObject ? term.entries.flatMap(([, value]) => textsIn(value)) : [];
}

/** Returns a text as strings of JSON have it, also in Go and Python. How often a backslash is repeated does not matter. */
function inJson(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/[<>&\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Returns the same text for all forms that differ in backslashes alone. */
function withoutBackslashes(form: string): string {
  return form.replaceAll("\\", "");
}

/** Returns the Base64 of a text inside of that of a longer one: where its bytes begin decides the characters. */
function base64Forms(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const forms = [0, 1, 2].map((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes]);
    const start = before === 0 ? 0 : Math.ceil((before * BASE64_CHARS) / BASE64_BYTES);
    const end = Math.floor(whole.length / BASE64_BYTES) * BASE64_CHARS;
    return whole.toString("base64").slice(start, end);
  });
  return forms.flatMap((form) => [form, form.replaceAll("+", "-").replaceAll("/", "_")]);
}

/** Returns how the other side may repeat a secret: as it is, or encoded. */
function getForms(secret: string): string[] {
  // The last one is the form of a literal in the format of `sprintf`.
  const plain = [secret, inJson(secret), decodeEscapes(secret) ?? secret, secret.replaceAll("%", "%%")];
  if (secret.length < MIN_ENCODED_LENGTH || !secret.isWellFormed()) return plain;
  const escaped = encodeURIComponent(secret);
  const lowerCase = escaped.replaceAll(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase());
  const hex = Buffer.from(secret).toString("hex");
  return [...plain, escaped, lowerCase, escaped.replaceAll("%20", "+"), hex, hex.toUpperCase()].concat(
    base64Forms(secret),
  );
}

/**
 * The credentials that calls of an evaluation sent. They are in nothing that is written: recordings, decision logs, explanations, reports.
 * Nor are they there because the other side repeats them.
 */
export class SentSecrets {
  /** The secrets by all their forms. */
  readonly #forms = new Map<string, string>();
  /** The secrets by their forms without backslashes. */
  readonly #secrets = new Map<string, string>();
  readonly #toPlaceholder: ToPlaceholder;
  #pattern: RegExp | undefined;

  /** @param toPlaceholder is called for secrets that are found. */
  constructor(calls: Iterable<SecretCall>, toPlaceholder: ToPlaceholder) {
    this.#toPlaceholder = toPlaceholder;
    for (const call of calls) {
      for (const secret of sentTexts(call))
        for (const form of getForms(secret)) if (!this.#forms.has(form)) this.#forms.set(form, secret);
    }
    for (const [form, secret] of this.#forms) this.#secrets.set(withoutBackslashes(form), secret);
  }

  get isEmpty(): boolean {
    return this.#secrets.size === 0;
  }

  /** Returns a text without the secrets. */
  inText(text: string): string {
    if (this.isEmpty) return text;
    this.#pattern ??= toPattern(this.#forms.keys());
    return text.replace(this.#pattern, (form) =>
      this.#toPlaceholder(this.#secrets.get(withoutBackslashes(form)) ?? form),
    );
  }

  /** Returns a trace of OPA's evaluator without the secrets, and without beginnings of them in texts that it cuts. */
  inTrace(trace: string): string {
    if (this.isEmpty) return trace;
    const cut = new Map<string, string>();
    for (const [form, secret] of this.#forms) {
      const longest = Math.min(form.length, LONGEST_PREFIX);
      for (let end = SHORTEST_PREFIX; end <= longest; end++) cut.set(`${form.slice(0, end)}...`, secret);
    }
    const secrets = new Map(Array.from(cut, ([prefix, secret]) => [withoutBackslashes(prefix), secret]));
    return this.inText(trace).replace(
      toPattern(cut.keys()),
      (prefix) => `${this.#toPlaceholder(secrets.get(withoutBackslashes(prefix)) ?? prefix)}...`,
    );
  }

  /** Returns a value without the secrets in its texts. Keys stay: policies, verdicts and replays read values by them. */
  inTerm(term: Term): Term {
    if (this.isEmpty) return term;
    if (typeof term === "string") return this.inText(term);
    if (Array.isArray(term)) return term.map((item) => this.inTerm(item));
    if (term instanceof RegoSet) return new RegoSet(term.items.map((item) => this.inTerm(item)));
    if (!(term instanceof RegoObject)) return term;
    return new RegoObject(term.entries.map(([key, value]) => [key, this.inTerm(value)]));
  }

  /** Returns the same of a JSON value. */
  inJson(value: JsonValue): JsonValue {
    if (this.isEmpty) return value;
    if (typeof value === "string") return this.inText(value);
    if (Array.isArray(value)) return value.map((item) => this.inJson(item));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, this.inJson(member)]));
  }
}

/** Returns a pattern of a text, whose quotes, slashes and backslashes may have any number of backslashes before them. */
function toSource(text: string): string {
  return text.replaceAll(/\\+(["/]?)|["/]|[\^$.*+?()[\]{}|]/g, (found, quoted: string | undefined) => {
    if (found.startsWith("\\")) return `\\\\+${quoted ?? ""}`;
    return found === '"' || found === "/" ? `\\\\*${found}` : `\\${found}`;
  });
}

/** Returns a pattern of texts, of which longer ones are found first. */
function toPattern(texts: Iterable<string>): RegExp {
  const longestFirst = [...texts].sort((a, b) => b.length - a.length);
  return new RegExp(longestFirst.map(toSource).join("|"), "g");
}
