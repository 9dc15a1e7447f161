import { StandardBuiltinError } from "../../builtin/standard-builtin.js";
import {
  BuiltinError,
  ConfigurationError,
  EvaluationError,
  PolicyLoadError,
  isRegohostError,
  type ErrorCode,
  type RegoLocation,
} from "../../../base/errors.js";
import { isError } from "../../../base/realms.js";
import { Message, getMessage, reasonOf, type Part } from "../../../base/message.js";

/** An error between threads: one that the main thread has already, or what makes an equal one. */
export type SentError = { known: number } | SentNewError;

interface SentNewError {
  /** The number by which the main thread knows it. */
  id?: number;
  name: string;
  message: readonly Part[];
  code?: ErrorCode;
  opaCode?: string | undefined;
  location?: RegoLocation | undefined;
  builtin?: string;
  isNoAnswer?: boolean;
  cause?: SentError;
}

const MAX_CAUSES = 16;

function describe(error: unknown): SentNewError {
  if (!isError(error)) return { name: "Error", message: [reasonOf(error)] };
  const sent: SentNewError = { name: String(error.name), message: getMessage(error).parts };
  if (isRegohostError(error)) sent.code = error.code;
  if (error instanceof EvaluationError || error instanceof StandardBuiltinError) sent.opaCode = error.opaCode;
  if (error instanceof EvaluationError) sent.location = error.location;
  if (error instanceof BuiltinError) sent.builtin = error.builtin;
  if (error instanceof StandardBuiltinError) sent.isNoAnswer = error.isNoAnswer;
  return sent;
}

function make(sent: SentNewError, cause: unknown): Error {
  const { name, code = "policy_failed", opaCode, location, builtin = "", isNoAnswer = false } = sent;
  const text = new Message(sent.message);
  const options = {
    ...{ code, cause },
    ...(opaCode === undefined ? {} : { opaCode }),
    ...(location === undefined ? {} : { location }),
  };
  switch (name) {
    case "EvaluationError":
      return new EvaluationError(text, options);
    case "BuiltinError":
      return new BuiltinError(text, { ...options, builtin });
    case "StandardBuiltinError":
      return new StandardBuiltinError(String(text), opaCode ?? "", { isNoAnswer });
    case "PolicyLoadError":
      return new PolicyLoadError(text, { code, cause });
    case "ConfigurationError":
      return new ConfigurationError(text, { code, cause });
    case "SyntaxError":
      return new SyntaxError(String(text), { cause });
    case "RangeError":
      return new RangeError(String(text), { cause });
    case "RuntimeError":
      return new WebAssembly.RuntimeError(String(text));
    default: {
      const error = new Error(String(text), { cause });
      Object.defineProperty(error, "name", { value: name, configurable: true, writable: true });
      return error;
    }
  }
}

function getCause(error: unknown): unknown {
  return isError(error) ? error.cause : undefined;
}

/** The errors of an evaluation that its worker knows: those that come back are the same objects. */
export class OwnErrors {
  readonly #errors: unknown[] = [];

  toMessage(error: unknown, depth = 0): SentError {
    const sent: SentNewError = { ...describe(error), id: this.#errors.push(error) - 1 };
    const cause = getCause(error);
    if (cause !== undefined && depth < MAX_CAUSES) sent.cause = this.toMessage(cause, depth + 1);
    return sent;
  }

  ofMessage(sent: SentError): unknown {
    if ("known" in sent) return this.#errors[sent.known];
    return make(sent, sent.cause === undefined ? undefined : this.ofMessage(sent.cause));
  }
}

/** The same in a worker. */
export class ReportedErrors {
  readonly #ids = new WeakMap<Error, number>();

  toMessage(error: unknown, depth = 0): SentError {
    const known = isError(error) ? this.#ids.get(error) : undefined;
    if (known !== undefined) return { known };
    const sent = describe(error);
    const cause = getCause(error);
    if (cause !== undefined && depth < MAX_CAUSES) sent.cause = this.toMessage(cause, depth + 1);
    return sent;
  }

  ofMessage(sent: SentError): Error {
    if ("known" in sent) throw new Error("the main thread describes its errors");
    const error = make(sent, sent.cause === undefined ? undefined : this.ofMessage(sent.cause));
    if (sent.id !== undefined) this.#ids.set(error, sent.id);
    return error;
  }
}
