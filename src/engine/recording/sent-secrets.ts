import { readableThrown } from "../../base/message.js";
import { decodeEscapes } from "../../base/text/percent-escapes.js";
import { isError } from "../../base/realms.js";
import type { JsonValue } from "../../base/terms/json-value.js";
import { RegoObject, RegoSet, type Term } from "../../base/terms/term.js";
import { requestSecrets } from "./http-secrets.js";
import { hidden, type ToPlaceholder } from "./secret-placeholder.js";

/** The name of a built-in that was called, and its arguments with their credentials. */
interface SecretCall {
  name: string;
  args: readonly Term[];
}

/** Forms are found by their first characters. As many of a truncated text are recognized as the beginning of a secret. */
const INDEXED = 4;
/** Characters that OPA's traces have before `...`, at most. */
const LONGEST_PREFIX = 40;
const FILTER_SIZE = 1 << 16;

/** Above these limits texts are replaced whole: an input can choose how many secrets there are, and how similar. */
const MAX_SECRETS = 10_000;
const MAX_SECRET_CHARS = 1024 * 1024;
const MAX_COMPARED_CHARS = 100_000_000;
/** The fixed part of a comparison, in characters. */
const COMPARISON = 32;
/** Causes and errors of an `AggregateError` below those of an error. Deeper ones are left out. */
const MAX_CAUSES = 10;
/** The replacement of a whole text. */
const UNSEARCHED = hidden("");

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
  const [, constraints] = args;
  if (name === "io.jwt.decode_verify")
    return constraints instanceof RegoObject ? keyTexts(constraints.get("secret")) : [];
  const [, argument] = KEYS.find(([builtin]) => builtin.test(name)) ?? [];
  return argument === undefined ? [] : keyTexts(args[argument]);
}

function keyTexts(key: Term | undefined): string[] {
  return textsIn(key).filter(({ length }) => length >= MIN_KEY_LENGTH);
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

/** A form of a secret. How often a backslash is repeated in a text does not matter, so it has none. */
interface SecretForm {
  secret: string;
  /** Whether backslashes before or after it belong to it. */
  startsEscaped: boolean;
  endsEscaped: boolean;
}

function withoutBackslashes(text: string): string {
  return text.replaceAll("\\", "");
}

/** Returns a number below {@link FILTER_SIZE} of the characters by which a form is found. */
function hashAt(text: string, at: number): number {
  let hash = 0;
  for (let index = at; index < at + INDEXED; index++) hash = Math.imul(hash, 31) + text.charCodeAt(index);
  return hash & (FILTER_SIZE - 1);
}

/** Returns where the characters of a text are that are no backslashes. */
function getPositions(text: string): Uint32Array {
  const positions = new Uint32Array(text.length);
  let count = 0;
  for (let at = 0; at < text.length; at++) if (text[at] !== "\\") positions[count++] = at;
  return positions.subarray(0, count);
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
 * The credentials that calls of an evaluation sent. They are in no answer, result, print or trace that is written, although the other
 * side or the policy repeats them. Arguments of other calls keep them: a replay finds a call by its own arguments alone.
 */
export class SentSecrets {
  readonly #secrets = new Set<string>();
  #chars = 0;
  readonly #forms = new Map<string, SecretForm>();
  /** The lengths of forms by their first characters, longer ones first. */
  readonly #lengths = new Map<string, number[]>();
  /** The forms in order, for beginnings of them. */
  #sorted: string[] | undefined;
  /** Marks the hashes of their first characters. */
  #starts = new Uint8Array(0);
  readonly #toPlaceholder: ToPlaceholder;
  #comparedChars = 0;
  #isAboveLimit = false;

  /** @param toPlaceholder is called for secrets that are found. */
  constructor(calls: Iterable<SecretCall>, toPlaceholder: ToPlaceholder) {
    this.#toPlaceholder = toPlaceholder;
    this.add(calls);
  }

  /** Adds the credentials of further calls. */
  add(calls: Iterable<SecretCall>): void {
    for (const call of calls) for (const secret of sentTexts(call)) this.#addSecret(secret);
  }

  #addSecret(secret: string): void {
    if (this.#isAboveLimit || this.#secrets.has(secret)) return;
    this.#secrets.add(secret);
    this.#chars += secret.length;
    this.#isAboveLimit = this.#secrets.size > MAX_SECRETS || this.#chars > MAX_SECRET_CHARS;
    if (this.#isAboveLimit) return;
    // Most evaluations send none.
    if (this.#starts.length === 0) this.#starts = new Uint8Array(FILTER_SIZE);
    for (const form of getForms(secret)) this.#addForm(form, secret);
  }

  #addForm(form: string, secret: string): void {
    const text = withoutBackslashes(form);
    if (text.length < INDEXED) return;
    let known = this.#forms.get(text);
    if (known === undefined) {
      known = { secret, startsEscaped: false, endsEscaped: false };
      this.#forms.set(text, known);
      this.#index(text);
    }
    known.startsEscaped ||= /^["/\\]/.test(form);
    known.endsEscaped ||= form.endsWith("\\");
  }

  #index(text: string): void {
    this.#sorted = undefined;
    this.#starts[hashAt(text, 0)] = 1;
    const start = text.slice(0, INDEXED);
    const lengths = this.#lengths.get(start);
    if (lengths === undefined) this.#lengths.set(start, [text.length]);
    else if (!lengths.includes(text.length)) {
      lengths.push(text.length);
      lengths.sort((a, b) => b - a);
    }
  }

  get isEmpty(): boolean {
    return this.#forms.size === 0 && !this.#isAboveLimit;
  }

  /** Returns a text without the secrets. */
  inText(text: string): string {
    return this.#replace(text, false);
  }

  /** Returns a trace of OPA's evaluator without the secrets, and without beginnings of them in texts that it cuts. */
  inTrace(trace: string): string {
    return this.#replace(trace, true);
  }

  #replace(text: string, isTrace: boolean): string {
    if (this.isEmpty || text.length < INDEXED) return text;
    const plain = withoutBackslashes(text);
    const positions = plain.length === text.length ? undefined : getPositions(text);
    let shown = "";
    let copied = 0;
    let at = 0;
    while (at + INDEXED <= plain.length && !this.#isAboveLimit) {
      const found = this.#starts[hashAt(plain, at)] === 0 ? undefined : this.#find(plain, at, isTrace);
      if (found === undefined) {
        at++;
        continue;
      }
      const { form, length } = found;
      let start = positions?.[at] ?? at;
      let end = (positions?.[at + length - 1] ?? at + length - 1) + 1;
      while (form.startsEscaped && start > copied && text[start - 1] === "\\") start--;
      while (form.endsEscaped && text[end] === "\\") end++;
      shown += text.slice(copied, start) + this.#toPlaceholder(form.secret);
      copied = end;
      at += length;
    }
    return this.#isAboveLimit ? UNSEARCHED : shown + text.slice(copied);
  }

  /** Returns the longest form at a place of a text. */
  #find(text: string, at: number, isTrace: boolean): { form: SecretForm; length: number } | undefined {
    for (const length of this.#lengths.get(text.slice(at, at + INDEXED)) ?? []) {
      this.#comparedChars += COMPARISON + length;
      if (this.#comparedChars > MAX_COMPARED_CHARS) {
        this.#isAboveLimit = true;
        return undefined;
      }
      const form = this.#forms.get(text.slice(at, at + length));
      if (form !== undefined) return { form, length };
    }
    const length = isTrace ? text.slice(at, at + LONGEST_PREFIX + "...".length).indexOf("...") : -1;
    const form = length < INDEXED ? undefined : this.#findCut(text.slice(at, at + length));
    return form && { form, length };
  }

  /** Returns a form that begins with a text. */
  #findCut(beginning: string): SecretForm | undefined {
    this.#sorted ??= [...this.#forms.keys()].sort();
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sorted[middle] ?? "") < beginning) low = middle + 1;
      else high = middle;
    }
    const text = this.#sorted[low];
    return text?.startsWith(beginning) === true ? this.#forms.get(text) : undefined;
  }

  /** Returns an error without the secrets in its texts and those of the errors in it: itself if they have none. */
  inError(thrown: unknown, depth = 0): unknown {
    if (this.isEmpty) return thrown;
    // It is read once: a getter in a cause may throw each second time.
    const error = isError(thrown) ? readableThrown(thrown, "a built-in") : thrown;
    if (!isError(error)) return typeof error === "string" ? this.inText(error) : error;
    const { name, cause } = error;
    const code: unknown = Reflect.get(error, "code");
    // Those of a caller's error may be anything that can be read.
    const [message, stack] = [String(error.message), String(error.stack ?? "")];
    const shownStack = this.inText(stack);
    const inner = (one: unknown): unknown => (depth < MAX_CAUSES ? this.inError(one, depth + 1) : undefined);
    const shownCause = inner(cause);
    const errors: unknown = Object.getOwnPropertyDescriptor(error, "errors")?.value;
    const listed: readonly unknown[] = Array.isArray(errors) ? errors : [];
    const shownErrors = listed.map(inner);
    const shown = new Error(this.inText(message));
    const isClean = shownCause === cause && shownErrors.every((one, index) => one === listed[index]);
    if (isClean && shown.message === message && shownStack === stack) return error;
    shown.stack = shownStack;
    // It is of the same class, with the same members, and the caller's own is unchanged.
    Object.setPrototypeOf(shown, error);
    // Getters of a class, as of DOMException, take no other object. Members of its own hide those with secrets.
    const own = { name, code, cause, errors };
    const replaced = { name, code, cause: shownCause, errors: shownErrors };
    for (const [key, value] of Object.entries(replaced)) {
      if (own[key as keyof typeof own] !== undefined)
        Object.defineProperty(shown, key, { value, configurable: true, writable: true });
    }
    return shown;
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
