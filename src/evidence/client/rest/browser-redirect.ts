import { ServiceError } from "../../../base/errors.js";
import { sendApiRequest } from "./api-call.js";
import type { ClientRuntime } from "../client-runtime.js";
import { getFacts, toFailedResponse } from "./failed-response.js";
import type { DownloadCall } from "../grpc/download-url.js";
import { resolveRedirect } from "./open-download.js";
import { withRetries, type CallControl } from "../../../http/retry.js";
import { confirmNotFound } from "../instance-probe.js";
import { isServiceInstance } from "./instance-info.js";

/** Where a browser gets an artifact. */
export interface BrowserRedirect {
  /** Pre-signed: it grants access to the artifact for a short time. */
  url: string;
  /** How long the browser shows the service's message before it goes there. */
  delaySeconds: number;
}

const REFRESH = /^\s*(\d+)\s*[;,]\s*url\s*=\s*(?:"([^"]*)"|'([^']*)'|(.*?))\s*$/i;

/**
 * Requests the browser's form of a download (specification 4.3): `Refresh` instead of `Location`. A `Location` from the service means
 * that there is nothing to wait for.
 *
 * @throws ServiceError
 */
export async function getBrowserRedirect(
  runtime: ClientRuntime,
  call: DownloadCall,
  control: CallControl,
): Promise<BrowserRedirect> {
  const attempt = async (attempts: number): Promise<BrowserRedirect> => {
    const url = new URL(`${call.baseUrl}/download/${call.digest}`);
    const options = { attempts, control, timeoutMs: runtime.requestTimeoutMs };
    const request = { url, accept: "text/html", identity: call.identity };
    const response = await sendApiRequest(runtime, request, options);
    try {
      if (response.status !== 302) {
        const { notFoundText } = runtime.settings;
        const requested = { id: call.digest, isContinued: false, notFoundText };
        throw await toFailedResponse(response, "service", { requested });
      }
      const refresh = response.header("refresh");
      if (refresh === undefined) {
        return { url: resolveRedirect(response, response.header("location")).href, delaySeconds: 0 };
      }
      const [, seconds, quoted, single, bare] = REFRESH.exec(refresh) ?? [];
      if (seconds === undefined) {
        throw new ServiceError(
          `GET ${response.context.request.url}: the header Refresh is not <seconds>;url=<address>`,
          { ...getFacts(response), code: "redirect_refused" },
        );
      }
      return { url: resolveRedirect(response, quoted ?? single ?? bare).href, delaySeconds: Number(seconds) };
    } finally {
      response.close();
    }
  };
  return confirmNotFound(withRetries(attempt, runtime.retry, control), () =>
    isServiceInstance(runtime, call.baseUrl, control),
  );
}
