import type { ReservedSlot } from "../../../base/async/limit.js";
import type { ServiceRequest } from "../../../base/errors.js";
import { toResponseError } from "../../schema/validate.js";
import type { SchemaName } from "../../schema/records.js";
import type { ClientRuntime } from "../client-runtime.js";
import { findDuplicateKey } from "../../../base/terms/duplicate-keys.js";
import type { RequestTarget } from "../../../http/request-target.js";
import { isHtml, readBody } from "../../../http/response-body.js";
import { toFailedResponse, toLoginPageError, type FailedRequest } from "./failed-response.js";
import type { HttpResponse } from "../../../http/http-transport.js";
import { identityHeaders, type Identity } from "../identity.js";
import { withRetries, type CallControl } from "../../../http/retry.js";
import { isThenable } from "../../../base/realms.js";

/** One GET request to one of the service's APIs. */
interface ApiRequest extends FailedRequest {
  url: URL | RequestTarget;
  accept: string;
  /** `undefined` for a request that shows no token. */
  identity: Identity | undefined;
  /** Of the transport, for the first attempt. */
  slot?: ReservedSlot | undefined;
}

/** The body of a response with status 200, and its request. */
export interface ApiAnswer {
  body: Uint8Array;
  contentType: string | undefined;
  request: ServiceRequest;
}

/** Sends one request, with the headers that show the identity. It is not retried here. */
export function sendApiRequest(
  runtime: ClientRuntime,
  { url, accept, identity, slot }: ApiRequest,
  options: { attempts: number; control: CallControl; timeoutMs: number | undefined },
): Promise<HttpResponse> {
  const headers = identity === undefined ? {} : identityHeaders(identity, runtime.organizationHeader);
  headers["accept"] = accept;
  const { attempts, control, timeoutMs } = options;
  const { awaitTurn } = runtime;
  const request = { url, headers, signal: control.signal, attempts, timeoutMs, slot };
  if (awaitTurn !== undefined) {
    return runtime.transport.send({ ...request, beforeSend: () => awaitTurn(control) });
  }
  control.countRequest();
  return runtime.transport.send(request);
}

/**
 * Gets the body of a 200, with retries.
 *
 * @throws ServiceError for every other answer, and for none.
 */
export function getBody(
  runtime: ClientRuntime,
  request: ApiRequest,
  control: CallControl,
): Promise<ApiAnswer> {
  const timeoutMs = runtime.requestTimeoutMs;
  return withRetries(
    (attempts) =>
      sendApiRequest(runtime, request, { attempts, control, timeoutMs }).then((response) =>
        readAnswer(response, request, runtime.maxResponseBytes),
      ),
    runtime.retry,
    control,
  );
}

/** Reads the body of a 200 and closes the response. Without a promise where the body is there already. @throws ServiceError */
function readAnswer(
  response: HttpResponse,
  request: ApiRequest,
  maxBytes: number,
): ApiAnswer | Promise<ApiAnswer> {
  let answer: ApiAnswer | Promise<ApiAnswer> | undefined;
  try {
    answer =
      response.status === 200
        ? readResponseBody(response, request, maxBytes)
        : throwResponseError(response, request);
  } finally {
    if (!isThenable(answer)) response.close();
  }
  return isThenable(answer) ? answer.finally(() => response.close()) : answer;
}

async function throwResponseError(response: HttpResponse, request: ApiRequest): Promise<never> {
  const responder = request.identity === undefined ? "service_without_token" : "service";
  throw await toFailedResponse(response, responder, request);
}

function readResponseBody(
  response: HttpResponse,
  { identity }: ApiRequest,
  maxBytes: number,
): ApiAnswer | Promise<ApiAnswer> {
  const contentType = response.header("content-type");
  if (identity !== undefined && isHtml(contentType)) throw toLoginPageError(response);
  const { request } = response.context;
  const read = readBody(response, maxBytes);
  return isThenable(read)
    ? read.then((body) => ({ body, contentType, request }))
    : { body: read, contentType, request };
}

/** Making a decoder takes longer than decoding an answer. */
const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Reads a body as JSON.
 *
 * @param schema the schema it will be checked against, for the error.
 * @throws ResponseError `response_invalid`.
 */
export function parseJsonBody({ body, contentType, request }: ApiAnswer, schema: SchemaName): unknown {
  const invalid = (message: string): Error => toResponseError(schema, [{ path: "", message }], request);
  if (body.byteLength === 0) throw invalid("is empty");
  if (isHtml(contentType)) throw invalid("is an HTML page");
  let json: unknown;
  try {
    json = JSON.parse(utf8.decode(body)) as unknown;
  } catch {
    // The parser's own message quotes the body.
    throw invalid("is not JSON");
  }
  // Which of the two is meant is not known.
  if (findDuplicateKey(body) !== undefined) throw invalid("has an object with a duplicate key");
  return json;
}
