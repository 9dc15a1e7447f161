import { StandardBuiltinError } from "../../builtin/standard-builtin.js";
import { RegoNumber, RegoObject } from "../../../base/terms/term.js";

/**
 * The part that failed: the `argument`, before any request; the certificates and keys that it names (`tls`), which this
 * machine may lack; the exchange over the `network`; or the reading of the `response`.
 */
type HttpSendFailure = "argument" | "tls" | "network" | "response";

/** An error that OPA's own `http.send` returns. The message is without the built-in's name. */
export class HttpSendError extends Error {
  readonly failure: HttpSendFailure;
  readonly opaCode: string;

  constructor(message: string, failure: HttpSendFailure, opaCode = "eval_builtin_error") {
    super(message);
    this.name = "HttpSendError";
    this.failure = failure;
    this.opaCode = opaCode;
  }

  /** For `raise_error: true`. */
  toStandardError(): StandardBuiltinError {
    const isNoAnswer = this.failure !== "argument";
    return new StandardBuiltinError(`http.send: ${this.message}`, this.opaCode, { isNoAnswer });
  }

  /** OPA's answer for `raise_error: false`. OPA's message also has the place in the policy, which is not known here. */
  toAnswer(): RegoObject {
    const isNetwork = this.failure === "network";
    const code = isNetwork ? "eval_http_send_network_error" : "eval_http_send_internal_error";
    const message = isNetwork ? this.message : `${this.opaCode}: http.send: ${this.message}`;
    const error = new RegoObject([
      ["code", code],
      ["message", message],
    ]);
    return new RegoObject([
      ["status_code", new RegoNumber("0")],
      ["error", error],
    ]);
  }
}

/** Ends the call with an error of its argument. */
export function failArgument(message: string, opaCode?: string): never {
  throw new HttpSendError(message, "argument", opaCode);
}

/** As OPA's errors begin that come from Go's HTTP client: `Get "https://example.com/"`. Without what may be secret. */
export function toGoPrefix(method: string, shownUrl: string): string {
  const verb = method === "" ? "Get" : method.slice(0, 1) + method.slice(1).toLowerCase();
  return `${verb} ${JSON.stringify(shownUrl)}`;
}
