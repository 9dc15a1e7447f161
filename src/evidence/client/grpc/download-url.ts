import { isRegohostError, ServiceError } from "../../../base/errors.js";
import {
  CASRedirectService,
  GetDownloadURLResponseSchema,
} from "../../schema/proto/controlplane/v1/cas_redirect_pb.js";
import type { ClientRuntime } from "../client-runtime.js";
import { checkRedirect } from "../../../http/check-redirect.js";
import type { CallControl } from "../../../http/retry.js";
import { callControlplane } from "./controlplane-call.js";
import { toProtocolError } from "./grpc-failure.js";
import type { Identity } from "../identity.js";

/** A download to make. */
export interface DownloadCall {
  baseUrl: string;
  digest: string;
  identity: Identity;
}

/**
 * Requests the pre-signed address of an artifact over gRPC, because REST refuses it to an API token or is unavailable.
 *
 * @param refusal the error of REST, if it was called. It is thrown also when gRPC has no better response, with that
 * error as its cause.
 * @throws ServiceError `not_found`, a retryable one, `redirect_refused`, or the refusal.
 */
export async function getDownloadUrl(
  runtime: ClientRuntime,
  { digest, identity }: DownloadCall,
  refusal: ServiceError | undefined,
  control: CallControl,
): Promise<URL> {
  const method = CASRedirectService.method.getDownloadURL;
  try {
    // The download as a whole is retried.
    const once = { ...runtime, retry: { ...runtime.retry, maxAttempts: 1 } };
    const { notFoundText } = runtime.settings;
    const requested = { id: digest, isContinued: false, notFoundText };
    const call = { method, request: { digest }, identity, requested };
    const { json, request } = await callControlplane(once, call, control);
    control.noteGrpc?.();
    const facts = { request };
    const shown = `${request.method} ${request.url}: it sends`;
    const target = readUrl(json);
    if (target !== undefined) return checkRedirect({ url: new URL(request.url), shown, facts }, target);
    throw toProtocolError("it contains no address", GetDownloadURLResponseSchema.typeName, {
      request,
      attempts: 1,
    });
  } catch (error) {
    if (refusal === undefined || !(error instanceof ServiceError) || error.retryable) throw error;
    if (isRegohostError(error, "not_found") || isRegohostError(error, "redirect_refused")) throw error;
    throw withCause(refusal, error);
  }
}

function readUrl(json: unknown): string | undefined {
  if (typeof json !== "object" || json === null || !("result" in json)) return undefined;
  const { result } = json;
  if (typeof result !== "object" || result === null || !("url" in result)) return undefined;
  return typeof result.url === "string" && result.url !== "" ? result.url : undefined;
}

/** Returns REST's refusal with the error of gRPC as its cause. */
function withCause({ message, request, status }: ServiceError, cause: ServiceError): ServiceError {
  return new ServiceError(`${message} The request over gRPC failed too.`, {
    code: "permission_denied",
    cause,
    ...(request && { request }),
    ...(status !== undefined && { status }),
  });
}
