import type { AsyncStandardBuiltin } from "../../builtin/standard-builtin.js";
import { RegoObject } from "../../../base/terms/term.js";
import type { AllowedHosts } from "./allowed-hosts.js";
import { HttpSendError, failArgument } from "./http-send-error.js";
import type { HttpSender } from "./http-sender.js";
import type { NetworkEnvironment } from "./network-environment.js";
import { isRead, readOptions, type RequestOptions } from "./request-options.js";

/** Answers can be large, and concurrent ones have a connection each. */
const MAX_GUESSES = 64;

/**
 * `http.send(request)`, as OPA 1.22 has it (`v1/topdown/http.go`). Requests go to hosts that are allowed, over
 * connections that the policy keeps for a short time. Node's HTTP client is loaded with the first call.
 */
export function createHttpSend(
  allowed: AllowedHosts,
  environment: NetworkEnvironment,
  cacheBytes?: number,
): AsyncStandardBuiltin {
  let loading: Promise<HttpSender> | undefined;
  const load = async (): Promise<HttpSender> => {
    const { HttpSender } = await import("./http-sender.js");
    return new HttpSender(allowed, environment, cacheBytes);
  };
  return {
    name: "http.send",
    arity: 1,
    result: "any",
    maxSpeculative: MAX_GUESSES,
    isEffect([operand]) {
      return operand instanceof RegoObject && !isRead(new Map(operand.entries));
    },
    close() {
      // A client that did not load has no connections.
      loading?.then(
        (sender) => {
          sender.close();
        },
        () => undefined,
      );
    },
    async answer([operand], context) {
      let raisesErrors = true;
      try {
        const options = readOptions(operand);
        raisesErrors = readRaiseError(options);
        const sender = await (loading ??= load());
        return await sender.answer(options, context);
      } catch (error) {
        if (!(error instanceof HttpSendError)) throw error;
        // After a guess that failed in the exchange, the certain call may still succeed.
        const isNoAnswer = context.speculative && error.failure !== "argument";
        if (raisesErrors || isNoAnswer) throw error.toStandardError();
        return error.toAnswer();
      }
    },
  };
}

/** Returns whether errors are errors; otherwise they are answers. @throws HttpSendError */
function readRaiseError(options: RequestOptions): boolean {
  const value = options.has("raise_error") ? options.get("raise_error") : true;
  return typeof value === "boolean" ? value : failArgument("invalid value for raise_error field");
}
