import { ServiceError } from "../../base/errors.js";
import type {
  ComplianceFilters,
  DiscoverFilters,
  EvidenceFilters,
  EvidenceService,
  EvidenceSession,
  ServiceApi,
  ServiceCallOptions,
} from "../port/evidence-service.js";
import type {
  ComplianceList,
  EvidenceList,
  InstanceInfo,
  PromptResult,
  ReferrerItem,
} from "../schema/records.js";
import type { BrowserRedirect } from "./rest/browser-redirect.js";
import { ClientSession } from "./client-session.js";
import { createClientRuntime, requireUrl, type ClientRuntime } from "./client-runtime.js";
import { getInstanceInfo, getOpenapiDocument } from "./rest/instance-info.js";
import type { ServiceClientOptions } from "./service-client-options.js";
import { ClientCalls } from "./client-calls.js";

/**
 * A client of the evidence service: of the controlplane over REST, of the platform over gRPC. A call without an answer
 * throws a `ServiceError`, a `ResponseError` or a `ConfigurationError`; match them by `code`.
 */
export interface ServiceClient extends EvidenceService {
  /**
   * Returns the referrer of a digest with all pages of its references (specification 4.2).
   *
   * @param digest `<algorithm>:<hex>`, in lower case.
   * @throws ServiceError `request_invalid` before any request, `ambiguous_kind` with the `kinds` to choose from,
   * `not_found` when the service reports that it is not visible to this identity, `wrong_address` for any other 404,
   * and the codes of every request.
   */
  discover(digest: string, filters?: DiscoverFilters, options?: ServiceCallOptions): Promise<ReferrerItem>;
  /**
   * Downloads an artifact's bytes, compared with its digest (specification 4.3).
   *
   * @param digest `sha256:` and 64 hex digits, in lower case.
   * @throws ServiceError `request_invalid`, `not_found`, `wrong_address`, `redirect_refused`, `response_too_large` or
   * `digest_mismatch`, and the codes of every request.
   */
  download(digest: string, options?: ServiceCallOptions): Promise<Uint8Array>;
  /**
   * Yields an artifact in pieces, for files too large to hold. Use nothing of it before its end: only there it throws
   * `digest_mismatch`.
   */
  downloadStream(digest: string, options?: ServiceCallOptions): AsyncIterable<Uint8Array>;
  /** Where a browser gets an artifact: a pre-signed address, which is a secret for a short time. */
  browserRedirect(digest: string, options?: ServiceCallOptions): Promise<BrowserRedirect>;
  /**
   * Returns the evidence that matches (specification 2.6, 4.6), over gRPC at the platform's address. Paid plans only.
   *
   * With `limit` it is one page of that size, and `report` receives `truncated` when there is more; without it all
   * pages.
   *
   * @throws ServiceError `request_invalid` before any request, `unimplemented` or `permission_denied` where the plan or
   * the token has no such operation, `response_too_large` for more than `maxRecords`, and the codes of every request.
   */
  evidence(filters?: EvidenceFilters, options?: ServiceCallOptions): Promise<EvidenceList>;
  /**
   * Returns the evaluations of a project version's requirements (specification 2.7, 4.6), over gRPC at the platform's
   * address. Paid plans only. An empty list means not evaluated, never compliant.
   *
   * @throws ServiceError as `evidence` does.
   */
  projectCompliance(filters: ComplianceFilters, options?: ServiceCallOptions): Promise<ComplianceList>;
  /**
   * Returns the analysis of a piece of evidence by an AI agent (specification 2.8, 4.6), over gRPC at the platform's
   * address. Paid plans only. Each call costs: it is never shared, and never made again once its request was sent. A
   * skipped analysis has `skipped: true` and no violations.
   *
   * @param evidence a CAS digest (`sha256:` and 64 hex digits), or the content itself.
   * @throws ServiceError as `evidence` does.
   */
  evidencePrompt(evidence: string, prompt: string, options?: ServiceCallOptions): Promise<PromptResult>;
  /** Returns the description of the instance. No token is needed or sent. */
  info(options?: ServiceCallOptions): Promise<InstanceInfo>;
  /** Returns the OpenAPI document of one of the two APIs, in YAML. No token is needed or sent. */
  openapi(api: "controlplane" | "platform", options?: ServiceCallOptions): Promise<string>;
  /**
   * Opens the connection that the first call to an API would open, where that is one over TLS without a proxy, so that the call need not wait
   * for it.
   *
   * @throws ConfigurationError as the call would. A connection that cannot be made is left to the call.
   */
  connect(api: ServiceApi): Promise<void>;
  /** Fixes the token and the organization with its first call. */
  openSession(): EvidenceSession;
  /** Ends all calls with `client_closed`, and the connections. */
  close(): Promise<void>;
  /** As `close`, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Makes a client. Nothing is read or checked before its first call: settings that are missing or wrong are that call's
 * `ConfigurationError`.
 *
 * @example
 * ```ts
 * import { createServiceClient } from "regohost";
 *
 * await using client = createServiceClient({ baseUrl: "https://cp.example.com" });
 * const item = await client.discover("sha256:…", { kind: "ATTESTATION" });
 * console.log(item.references);
 * ```
 */
export function createServiceClient(options: ServiceClientOptions = {}): ServiceClient {
  const calls = new ClientCalls();
  let resolved: Promise<ClientRuntime> | undefined;
  const runtime = (): Promise<ClientRuntime> => {
    resolved ??= createClientRuntime(options).catch((error: unknown) => {
      // The settings may be corrected before the next call.
      resolved = undefined;
      throw error;
    });
    return resolved;
  };
  const openSession = (): ClientSession => new ClientSession(runtime, calls);
  const close = async (): Promise<void> => {
    calls.close();
    await (await resolved?.catch(() => undefined))?.close();
  };

  return {
    openSession,
    close,
    [Symbol.asyncDispose]: close,
    discover: (digest, filters = {}, call = {}) => openSession().discover(digest, filters, call),
    download: (digest, call = {}) => openSession().download(digest, call),
    downloadStream: (digest, call = {}) => openSession().downloadStream(digest, call),
    browserRedirect: (digest, call = {}) => openSession().browserRedirect(digest, call),
    evidence: (filters = {}, call = {}) => openSession().evidence(filters, call),
    projectCompliance: (filters, call = {}) => openSession().projectCompliance(filters, call),
    evidencePrompt: (evidence, prompt, call = {}) => openSession().evidencePrompt(evidence, prompt, call),
    async checkPlatform() {
      requireUrl((await runtime()).settings, "platformUrl");
    },
    async connect(api) {
      const common = await runtime();
      await common.connect(api, requireUrl(common.settings, api === "platform" ? "platformUrl" : "baseUrl"));
    },
    async info(call = {}) {
      const common = await runtime();
      const baseUrl = requireUrl(common.settings, "baseUrl");
      const url = `${baseUrl}/infoz`;
      return calls.share(
        {
          key: JSON.stringify(["info", url]),
          request: { method: "GET", url },
          start: (control) => getInstanceInfo(common, baseUrl, control),
          copy: (answer) => structuredClone(answer),
        },
        call,
      );
    },
    async openapi(api, call = {}) {
      if (api !== "controlplane" && api !== "platform") {
        throw new ServiceError('openapi: the API is "controlplane" or "platform"', {
          code: "request_invalid",
        });
      }
      const common = await runtime();
      const isPlatform = api === "platform";
      const baseUrl = requireUrl(common.settings, isPlatform ? "platformUrl" : "baseUrl");
      const addressSetting = isPlatform ? "SERVICE_PLATFORM_URL" : "SERVICE_BASE_URL";
      const url = `${baseUrl}/openapi.yaml`;
      return calls.share(
        {
          key: JSON.stringify(["openapi", url]),
          request: { method: "GET", url },
          start: (control) => getOpenapiDocument(common, { baseUrl, addressSetting }, control),
          copy: (answer) => answer,
        },
        call,
      );
    },
  };
}
