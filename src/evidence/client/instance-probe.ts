import { SingleFlight, type FlightControl } from "../../base/async/single-flight.js";
import { isRegohostError, type ErrorCode, type ServiceRequest } from "../../base/errors.js";
import { toAbortedError, toClosedError, toDeadlineError } from "./client-calls.js";
import type { CallControl } from "../../http/retry.js";
import { UnclearNotFound } from "./status-error.js";

/** A request that only the service answers as it does. */
interface ProbeRequest {
  request: ServiceRequest;
  /** Whether the answer is the service's. Throws for an answer of something else, and for none. */
  readonly ask: (control: CallControl) => Promise<boolean>;
}

/** Codes with which the service itself never responds to a probe. */
const OTHERS_ANSWERS: readonly ErrorCode[] = [
  "wrong_address",
  "redirect_refused",
  "unauthenticated",
  "permission_denied",
  "unimplemented",
  "response_invalid",
];

/** Checks once in the life of a client whether the server at an address is the service. A failed request settles nothing. */
export class InstanceProbe {
  readonly #flights = new SingleFlight<FlightControl, Pick<ProbeRequest, "request">>({
    begin: (control) => control,
    timedOut: ({ request }) => toDeadlineError(request),
    aborted: ({ request }, signal) => toAbortedError(request, signal),
    closed: ({ request }) => toClosedError(request),
  });
  readonly #known = new Map<string, boolean>();

  /**
   * @param control of the call that needs to know. Calls at the same time share the request, and the first one counts it.
   * @throws ServiceError when there is no answer.
   */
  async isService({ request, ask }: ProbeRequest, control: CallControl): Promise<boolean> {
    const key = request.url;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const isService = await this.#flights.run<boolean>(
      {
        key,
        request,
        start: (flight) =>
          ask({
            signal: flight.signal,
            mayRetry: () => flight.mayRetry(),
            deadline: () => flight.deadline(),
            countRequest: () => control.countRequest(),
          }).catch((error: unknown) => {
            if (OTHERS_ANSWERS.some((code) => isRegohostError(error, code))) return false;
            throw error;
          }),
        copy: (answer) => answer,
      },
      { signal: control.signal, deadline: control.deadline(), speculative: !control.mayRetry() },
    );
    this.#known.set(key, isService);
    return isService;
  }
}

/**
 * Waits for a call, and settles a 404 that does not clearly originate from the service.
 *
 * @throws ServiceError the call's own, `not_found` or `wrong_address`; that of the probe when it has no result.
 */
export async function confirmNotFound<T>(call: Promise<T>, isService: () => Promise<boolean>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw await settleNotFound(error, isService);
  }
}

/**
 * Returns the error of a call, that of a 404 settled, as {@link confirmNotFound} does.
 *
 * @throws that of the probe when it has no result.
 */
export async function settleNotFound(error: unknown, isService: () => Promise<boolean>): Promise<unknown> {
  return error instanceof UnclearNotFound ? error.settle(await isService()) : error;
}
