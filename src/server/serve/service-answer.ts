import type { HttpResponse } from "../../http/http-transport.js";
import { ServiceError, type ErrorCode } from "../../base/errors.js";
import { Pieces } from "../../base/pieces.js";

/** Error codes by status. */
export const STATUS_CODES: Readonly<Record<number, ErrorCode>> = {
  401: "unauthenticated",
  403: "permission_denied",
  404: "not_found",
  429: "rate_limited",
};

/** Headers by lower-case names; the last of duplicates counts. */
export function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** Maximum size of a response with credentials, in bytes. */
const MAX_CREDENTIAL_BYTES = 256 * 1024;

/** @throws ServiceError `response_too_large` */
export async function readBody(response: HttpResponse, maxBytes: number): Promise<Uint8Array> {
  const pieces = new Pieces();
  for (let piece = await response.read(); piece !== undefined; piece = await response.read()) {
    pieces.add(piece);
    if (pieces.length > maxBytes) {
      const { method, url } = response.context.request;
      throw new ServiceError(`${method} ${url}: the answer is larger than ${String(maxBytes)} bytes`, {
        ...response.context,
        status: response.status,
        code: "response_too_large",
      });
    }
  }
  return pieces.concat();
}

/**
 * Reads the response of an endpoint for credentials. No error contains the response, which may repeat them; redirects
 * are not followed.
 *
 * @param who the endpoint, for errors: `the token endpoint of the service acme`.
 * @param setting the setting to check when it rejects the request: `credentials.oauth2`.
 * @param parse returns `undefined` for an invalid response.
 * @throws ServiceError for a status other than 200; `response_too_large`; `response_invalid`
 */
export async function readCredentials<T>(
  response: HttpResponse,
  { who, setting, subject }: { who: string; setting: string; subject: string },
  parse: (bytes: Uint8Array) => T | undefined | Promise<T | undefined>,
): Promise<T> {
  const { context, status } = response;
  const where = `${who}, ${context.request.url},`;
  if (status !== 200) {
    throw new ServiceError(`${where} answered ${String(status)}; check ${setting}`, {
      ...context,
      status,
      code: status >= 400 && status < 404 ? "unauthenticated" : (STATUS_CODES[status] ?? "service_failed"),
    });
  }
  const parsed = await parse(await readBody(response, MAX_CREDENTIAL_BYTES));
  if (parsed !== undefined) return parsed;
  throw new ServiceError(`${where} answered without ${subject}`, {
    ...context,
    status,
    code: "response_invalid",
  });
}
