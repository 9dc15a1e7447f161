import { codeOf } from "./error-code.js";
import { isError, isErrorOf } from "./realms.js";

/** An option in a message: each surface names it in its own words. */
export interface OptionPart {
  /** Its name in the library, with dots below another: `failOn`, `verify.bundles`. */
  readonly option: string;
  /** The value that the message speaks of, as TypeScript writes it: `"conftest"`, `false`. */
  readonly value?: string;
  /** How the library's own messages name it. */
  readonly text: string;
}

/**
 * The part of the library that a message is about: a function whose options, or an option that no other surface has. Only callers of the
 * library know it.
 */
interface CallerPart {
  /** `judge`, or `judge: verify` for the options below one. */
  readonly caller: string;
}

/** The message of an error that the package did not make. */
interface ForeignPart {
  readonly foreign: string;
}

/** The subject of a message, before its text: an entrypoint, such as `gate/deny`. */
interface SubjectPart {
  readonly subject: string;
}

/** The origin of a message, before its text: `gate.rego:3:1`. */
interface LocationPart {
  readonly location: string;
}

/** A conflict of values in the words of the runtime of compiled policies, which does not know the rule. */
export interface ConflictPart {
  readonly conflict: string;
}

/** A part of a message. It can be sent to another thread. */
export type Part = string | OptionPart | CallerPart | ForeignPart | SubjectPart | LocationPart | ConflictPart;

/** How a surface writes the parts of a message that are not text. */
export interface Wording {
  option(part: OptionPart): string;
  caller(part: CallerPart): string;
  foreign(part: ForeignPart): string;
  subject(part: SubjectPart): string;
  location(part: LocationPart): string;
  conflict(part: ConflictPart): string;
}

/** The words of those who call the library. */
export const LIBRARY_WORDING: Wording = {
  option: ({ text }) => text,
  caller: ({ caller: name }) => `${name}: `,
  foreign: ({ foreign }) => foreign,
  subject: ({ subject: name }) => `${name}: `,
  location: ({ location: at }) => `${at}: `,
  conflict: ({ conflict: text }) => text,
};

/**
 * A message whose options have no words yet. It becomes text where it is shown, so quotations in it are never searched for names of
 * options.
 */
export class Message {
  readonly parts: readonly Part[];

  constructor(parts: readonly Part[]) {
    this.parts = parts;
  }

  /** Returns the text for callers of the library. */
  toString(): string {
    return inWording(this, LIBRARY_WORDING);
  }
}

/** A text, or one that is finished where it is shown. */
export type MessageText = string | Message;

/** Returns the text of a message on a surface. */
export function inWording(text: MessageText, wording: Wording): string {
  if (typeof text === "string") return text;
  return text.parts
    .map((part) => {
      if (typeof part === "string") return part;
      if ("option" in part) return wording.option(part);
      if ("caller" in part) return wording.caller(part);
      if ("foreign" in part) return wording.foreign(part);
      if ("subject" in part) return wording.subject(part);
      return "location" in part ? wording.location(part) : wording.conflict(part);
    })
    .join("");
}

/** Returns a message of text, options and other messages. */
export function message(
  texts: TemplateStringsArray,
  ...values: readonly (string | number | Exclude<Part, string> | Message)[]
): Message {
  return new Message(
    texts.flatMap((text, at): readonly Part[] => {
      const value = values[at];
      if (value === undefined) return [text];
      if (value instanceof Message) return [text, ...value.parts];
      return [text, typeof value === "number" ? String(value) : value];
    }),
  );
}

/** Returns the option of this name, such as `failOn`. @param value as TypeScript writes it: `option("envelopes", "false")`. */
export function option(name: string, value?: string): OptionPart {
  if (value !== undefined) return { option: name, value, text: `${name}: ${value}` };
  // A name that is a word would be read as one.
  return { option: name, text: /^[a-z]+$/.test(name) ? `the option ${name}` : name };
}

/** Returns an option by its bare name, where the message shows that it is one. */
export function optionNamed(name: string): OptionPart {
  return { option: name, text: name };
}

/** Returns the function that refuses its options, at the beginning of a message. */
export function caller(name: string): CallerPart {
  return { caller: name };
}

/** Returns the subject of a message, at its beginning. */
export function subject(name: string): SubjectPart {
  return { subject: name };
}

/** Returns the origin of a message, before its text. */
export function location(at: string): LocationPart {
  return { location: at };
}

/** Parts with a text between them. */
export function joined(parts: readonly (string | OptionPart)[], separator: string): Message {
  return new Message(parts.flatMap((part, at) => (at === 0 ? [part] : [separator, part])));
}

/** Messages of the package's own errors, which have only their texts. */
const OF_ERRORS = new WeakMap<Error, Message>();

/** Keeps the message that an error was made with. */
export function keepMessage(error: Error, text: unknown): void {
  OF_ERRORS.set(error, text instanceof Message ? text : new Message([String(text)]));
}

/** The end of V8's message that quotes invalid JSON. */
const QUOTES_JSON = / is not valid JSON$/;
/** Of Node's message on a path with a NUL, which quotes the path as it was resolved. */
const HAS_NUL = /without null bytes/;

/**
 * Returns the text of an error, or of anything else that was thrown. All that goes from an error of others into a message or a report
 * goes through here, because a parser's own message may quote its text, which may hold secrets: a message of V8 that quotes JSON, and Node's on
 * a path with a NUL, are not shown.
 */
export function reasonOf(thrown: unknown): string {
  try {
    if (!isError(thrown)) return String(thrown);
    if (codeOf(thrown) === "ERR_INVALID_ARG_VALUE" && HAS_NUL.test(thrown.message))
      return "a path cannot have a NUL character";
    return isErrorOf(thrown, "SyntaxError") && QUOTES_JSON.test(thrown.message)
      ? "not JSON"
      : String(thrown.message);
  } catch {
    return "what was thrown cannot be read";
  }
}

/** How many causes of an error that cannot be cloned are copied, each the cause of the one before, and how many of its errors. */
const MAX_CAUSES = 16;

/**
 * Returns a value that `structuredClone` takes, as `postMessage` does: itself, or an error in its place. That has the name, message, stack,
 * code, cause and first errors of an error that others made, whose own cause is why it cannot be cloned, such as a function or a Proxy.
 *
 * @param instead the message in place of what is no error.
 */
export function toCloneable(value: unknown, instead: string, causes = MAX_CAUSES): unknown {
  try {
    structuredClone(value);
    return value;
  } catch {
    // It is copied.
  }
  try {
    if (!isError(value)) return new Error(instead);
    const hasCause = causes > 0 && value.cause !== undefined;
    const options = hasCause
      ? { cause: toCloneable(value.cause, "a cause that cannot be cloned", causes - 1) }
      : undefined;
    const text = String(value.message);
    const copy =
      "errors" in value && Array.isArray(value.errors)
        ? new AggregateError(
            value.errors.slice(0, MAX_CAUSES).map((error) => toCloneable(error, instead, 0)),
            text,
            options,
          )
        : new Error(text, options);
    const code = codeOf(value);
    copy.stack = String(value.stack);
    return Object.assign(copy, { name: String(value.name) }, code === undefined ? {} : { code });
  } catch {
    return new Error(instead);
  }
}

/**
 * Returns the value that foreign code threw, or an error in its place if reading the value throws, as with a Proxy or an error whose
 * message is a getter, or if no other thread can get it, as with a function. Reading the returned value never throws.
 *
 * @param by the description of the code that threw it, such as the name of a built-in.
 */
export function readableThrown(thrown: unknown, by: string): unknown {
  const unreadable = `${by} threw what cannot be read`;
  try {
    const parts: unknown[] = isError(thrown)
      ? [thrown.name, thrown.message, thrown.stack, typeof thrown.cause, typeof Reflect.get(thrown, "code")]
      : [thrown];
    parts.forEach(String);
    return toCloneable(thrown ?? new Error(`${by} threw ${String(thrown)}`), unreadable);
  } catch {
    return new Error(unreadable);
  }
}

/** Returns the message of an error, whose options have no words yet. */
export function getMessage(error: Error): Message {
  return OF_ERRORS.get(error) ?? new Message([{ foreign: reasonOf(error) }]);
}

/** Returns the option that the message of an error names first. */
export function getOption(error: Error): string | undefined {
  const part = getMessage(error).parts.find((one) => typeof one === "object" && "option" in one);
  return typeof part === "object" && "option" in part ? part.option : undefined;
}
