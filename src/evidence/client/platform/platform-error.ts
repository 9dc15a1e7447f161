import { ServiceError, type ServiceErrorDetails } from "../../../base/errors.js";
import type { Identity } from "../identity.js";
import type { PlatformOperation } from "./platform-operation.js";
import { pick } from "../../../base/pick.js";

const PAID_PLANS = "it is available on paid plans only";
const USER_TOKEN_REASON = /USER_?(TOKEN|AUTH|LOGIN|ACCOUNT)/i;

/**
 * Explains a response that refuses an operation as such: a plan without it, or a token that may not use it (specification 1, 5.3). Other
 * errors are returned unchanged.
 */
export function explainRefusal(error: unknown, operation: PlatformOperation, identity: Identity): unknown {
  if (!(error instanceof ServiceError)) return error;
  if (error.code === "unimplemented") {
    return toUnimplementedError(operation, `the platform does not implement it (${error.message})`, error);
  }
  if (error.code !== "permission_denied") return error;
  return new ServiceError(`${operation.builtin}: ${toDenial(error, identity)}. ${error.message}`, {
    ...toErrorDetails(error),
    code: "permission_denied",
    cause: error,
  });
}

function toDenial({ reason = "" }: ServiceError, { accessToken }: Identity): string {
  const isApiToken = accessToken.kind === "api";
  if (isApiToken && USER_TOKEN_REASON.test(reason)) {
    return "it accepts user tokens only, and this is an API token. Log in, and use the user's token";
  }
  const orToken = isApiToken ? "; some operations accept user tokens only, and this is an API token" : "";
  return `${PAID_PLANS}, or this identity may not use it${orToken}`;
}

/** Returns the error of an operation that the platform does not have. */
export function toUnimplementedError(
  { builtin }: PlatformOperation,
  why: string,
  cause: ServiceError,
): ServiceError {
  return new ServiceError(`${builtin}: ${why}; ${PAID_PLANS}.`, {
    ...toErrorDetails(cause),
    code: "unimplemented",
    cause,
  });
}

function toErrorDetails(error: ServiceError): ServiceErrorDetails {
  return pick(error, "request", "status", "serviceCode", "reason", "details", "requestId", "attempts");
}
