import { EvaluationError } from "../errors.js";
import { parseJson, parseTerm, TermSyntaxError } from "../rego/parse-term.js";
import { toJsonText, toRegoText } from "../rego/term-text.js";
import { NotJsonError, toStrictJson } from "../rego/value-text.js";

/** Where an offset of a text is, from 1. */
function position(text: string, offset: number): string {
  const before = text.slice(0, offset);
  const row = before.split("\n").length;
  return `line ${String(row)}, column ${String(offset - before.lastIndexOf("\n"))}`;
}

/** Where and why a text is not JSON. V8 words its errors differently across versions, so it is not asked. */
function describeJsonError(text: string): string {
  try {
    parseJson(text);
  } catch (error) {
    if (error instanceof TermSyntaxError) return ` at ${position(text, error.offset)}: ${error.message}`;
  }
  return "";
}

function decode(bytes: Uint8Array, what: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw new EvaluationError(`${what} is not valid UTF-8`, { code: "input_invalid", cause: error });
  }
}

/** Checks that a text is JSON. */
function checkJsonText(text: string, what: string): void {
  try {
    JSON.parse(text);
  } catch (error) {
    const empty = text.trim() === "";
    throw new EvaluationError(
      empty ? `${what} is empty; JSON was expected` : `${what} is not JSON${describeJsonError(text)}`,
      { code: "input_invalid", cause: error },
    );
  }
}

/** A document fixed at the moment it was handed over, as the text that a policy's instance parses. */
export class InputSnapshot {
  /** The text, or `undefined` for no input at all, which is not the input `null`. */
  readonly text: string | undefined;
  readonly format: "json" | "rego";

  private constructor(text: string | undefined, format: "json" | "rego") {
    this.text = text;
    this.format = format;
  }

  static readonly absent = new InputSnapshot(undefined, "json");

  /** The exact JSON text, or `undefined` when there is no input. */
  jsonText(): string | undefined {
    if (this.text === undefined || this.format === "json") return this.text;
    return toJsonText(parseTerm(this.text));
  }

  /**
   * Takes a value, or a `Uint8Array` with the UTF-8 text itself.
   *
   * @param what Names the document in errors: `input` or `data`.
   * @throws EvaluationError `input_invalid`, with the position for a text and the path for a value.
   */
  static of(value: unknown, what: string, format: "json" | "rego" = "json"): InputSnapshot {
    if (value === undefined) return InputSnapshot.absent;
    if (value instanceof Uint8Array) return InputSnapshot.#ofText(decode(value, what), what, format);
    try {
      return new InputSnapshot(toStrictJson(value), "json");
    } catch (error) {
      if (error instanceof NotJsonError) {
        throw new EvaluationError(`${what}: ${error.message}`, { code: "input_invalid", cause: error });
      }
      if (error instanceof RangeError) {
        throw new EvaluationError(`${what} is nested too deeply`, { code: "input_invalid", cause: error });
      }
      throw error;
    }
  }

  static #ofText(text: string, what: string, format: "json" | "rego"): InputSnapshot {
    const body = text.startsWith("\uFEFF") ? text.slice(1) : text;
    if (format === "json") {
      checkJsonText(body, what);
      return new InputSnapshot(body, "json");
    }
    try {
      return new InputSnapshot(toRegoText(parseTerm(body)), "rego");
    } catch (error) {
      if (!(error instanceof TermSyntaxError)) throw error;
      throw new EvaluationError(
        `${what} is not a Rego term at ${position(body, error.offset)}: ${error.message}`,
        { code: "input_invalid", cause: error },
      );
    }
  }
}
