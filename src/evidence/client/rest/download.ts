import { createHash } from "node:crypto";
import { ServiceError } from "../../../base/errors.js";
import type { ClientRuntime } from "../client-runtime.js";
import { Pieces } from "../../../base/pieces.js";
import { isHtml, LimitedBody } from "../../../http/response-body.js";
import { getFacts, toLoginPageError } from "./failed-response.js";
import type { HttpResponse } from "../../../http/http-transport.js";
import type { DownloadCall } from "../grpc/download-url.js";
import { openDownload } from "./open-download.js";
import { withRetries, type CallControl } from "../../../http/retry.js";
import { confirmNotFound } from "../instance-probe.js";
import { isServiceInstance } from "./instance-info.js";

/**
 * Gets an artifact as a whole. A download that stops half way is made again from its start.
 *
 * @throws ServiceError `digest_mismatch` when the bytes are not those of the digest.
 */
export async function download(
  runtime: ClientRuntime,
  call: DownloadCall,
  control: CallControl,
): Promise<Uint8Array> {
  const attempt = async (attempts: number): Promise<Uint8Array> => {
    const response = await openDownload(runtime, call, control, attempts);
    const pieces = new Pieces();
    for await (const piece of verifiedBody(response, call.digest, runtime.maxDownloadBytes))
      pieces.add(piece);
    return pieces.concat();
  };
  return confirmNotFound(withRetries(attempt, runtime.retry, control), () =>
    isServiceInstance(runtime, call.baseUrl, control),
  );
}

/**
 * Gets an artifact in pieces. It is retried only until the first piece; the digest is compared after the last one, so
 * the caller must not use the pieces before the end.
 *
 * @throws ServiceError `digest_mismatch`, at the end.
 */
export async function* downloadStream(
  runtime: ClientRuntime,
  call: DownloadCall,
  control: CallControl,
): AsyncGenerator<Uint8Array, void, undefined> {
  const open = (attempts: number): Promise<HttpResponse> => openDownload(runtime, call, control, attempts);
  const response = await confirmNotFound(withRetries(open, runtime.retry, control), () =>
    isServiceInstance(runtime, call.baseUrl, control),
  );
  yield* verifiedBody(response, call.digest, runtime.maxDownloadBytes);
}

/** Yields the body in pieces; throws at its end if they were others than the digest's. Closes the response. */
async function* verifiedBody(
  response: HttpResponse,
  digest: string,
  maxBytes: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    const hash = createHash("sha256");
    const body = new LimitedBody(response, maxBytes);
    for (let chunk = await body.read(); chunk !== undefined; chunk = await body.read()) {
      hash.update(chunk);
      yield chunk;
    }
    const actual = `sha256:${hash.digest("hex")}`;
    if (actual === digest) return;
    if (isHtml(response.header("content-type"))) throw toLoginPageError(response);
    throw new ServiceError(
      `GET ${response.context.request.url}: the bytes are not those of ${digest}, but of ${actual}. ` +
        "They were changed or damaged: do not use them.",
      { ...getFacts(response), code: "digest_mismatch" },
    );
  } finally {
    response.close();
  }
}
