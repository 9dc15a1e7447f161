import { runGuarded, RunTimeout } from "../../../base/async/guarded-run.js";
import { GUARDED_BYTES } from "../../../base/async/within-time.js";
import { BuiltinError, EvaluationError } from "../../../base/errors.js";
import { loadCoreCalls, type CoreAnswer } from "../../opa/core-calls.js";
import {
  NumberTooLargeError,
  parseJson,
  parseTerm,
  TermSyntaxError,
} from "../../../base/terms/parse-term.js";
import { RegoNumber, RegoObject, type Term } from "../../../base/terms/term.js";
import type { HttpResponse } from "./http-exchange.js";
import { isErrorOf } from "../../../base/realms.js";

/** How a body is read, whatever its type. */
interface Decoding {
  forceJsonDecode: boolean;
  forceYamlDecode: boolean;
}

const PARAMETER = /^([^\s"=;]+)=([^\s";]+|"(?:[^"\\]|\\.)*")$/;

/** As Go reads them: names and values are well formed, and no name has two values. */
function areWellFormed(parameters: readonly string[]): boolean {
  const seen = new Map<string, string>();
  return parameters.every((text) => {
    const [, name = "", value = ""] = PARAMETER.exec(text) ?? [];
    const before = seen.get(name.toLowerCase());
    seen.set(name.toLowerCase(), value);
    return text === "" || (name !== "" && (before === undefined || before === value));
  });
}

/** `application/json` and `application/…+json`, with parameters that are well formed. */
function isJson(contentType: string): boolean {
  const [type = "", ...parameters] = contentType.split(";").map((part) => part.trim());
  return areWellFormed(parameters) && /^application\/(?:json|[^/\s]*\+json)$/i.test(type);
}

function isYaml(contentType: string): boolean {
  return contentType.includes("application/yaml") || contentType.includes("application/x-yaml");
}

function numberTooLarge(cause: NumberTooLargeError): BuiltinError {
  return new BuiltinError(`http.send: the answer cannot be read: ${cause.message}`, {
    code: "number_too_large",
    builtin: "http.send",
    cause,
  });
}

/** Invalid JSON is `null`. Of several values the first counts, as in Go. */
function decodeJson(text: string): Term {
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof TermSyntaxError)) throw error;
    if (error instanceof NumberTooLargeError) throw numberTooLarge(error);
    const { offset } = error;
    // Go would read on in a number.
    if (/^[.eE]/.test(text.slice(offset, offset + 1))) return null;
    try {
      return parseJson(text.slice(0, offset));
    } catch {
      return null;
    }
  }
}

/** Read by OPA's YAML parser. Invalid YAML is `null`. */
async function decodeYaml(text: string, deadline: number): Promise<Term> {
  const core = await loadCoreCalls();
  const remainingMs = (): number => deadline - Date.now();
  const call = (): CoreAnswer =>
    core.call("yaml.unmarshal", [Buffer.from(JSON.stringify(text))], { nowNs: 0n, seed: "", remainingMs });
  const answer = runInTime(call, remainingMs());
  return answer.kind === "value" ? parseTerm(Buffer.from(answer.bytes).toString("utf8")) : null;
}

/** The parsers do not ask for the time left. */
function runInTime<T>(run: () => T, limitMs: number): T {
  try {
    return runGuarded(run, limitMs);
  } catch (error) {
    if (!(error instanceof RunTimeout)) throw error;
    throw new EvaluationError("reading the answer of http.send took longer than the evaluation may take", {
      code: "timeout",
      cause: error,
    });
  }
}

async function decode(
  text: string,
  contentType: string,
  decoding: Decoding,
  deadline: number,
): Promise<Term> {
  try {
    if (decoding.forceJsonDecode || isJson(contentType)) {
      const read = (): Term => decodeJson(text);
      return text.length < GUARDED_BYTES ? read() : runInTime(read, deadline - Date.now());
    }
    if (decoding.forceYamlDecode || isYaml(contentType)) return await decodeYaml(text, deadline);
    return null;
  } catch (error) {
    if (!isErrorOf(error, "RangeError")) throw error;
    throw new BuiltinError("http.send: the answer is nested too deeply to be read", {
      code: "stack_limit",
      builtin: "http.send",
      cause: error,
    });
  }
}

/**
 * Returns the response as a policy gets it: `status`, `status_code`, `body`, `raw_body`, `headers`.
 *
 * @param deadline the evaluation's, in milliseconds since the epoch.
 * @throws EvaluationError `timeout`; BuiltinError `number_too_large`, `stack_limit`
 */
export async function toHttpAnswer(
  response: HttpResponse,
  decoding: Decoding,
  deadline: number,
): Promise<RegoObject> {
  const { status, statusCode, headers, body } = response;
  const text = body.toString("utf8");
  const [contentType = ""] = headers.get("content-type") ?? [];
  return new RegoObject([
    ["status", status],
    ["status_code", new RegoNumber(String(statusCode))],
    ["body", await decode(text, contentType, decoding, deadline)],
    ["raw_body", text],
    ["headers", new RegoObject([...headers])],
  ]);
}
