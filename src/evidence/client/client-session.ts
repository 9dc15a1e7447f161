import type {
  ComplianceFilters,
  DiscoverFilters,
  EvidenceFilters,
  EvidenceSession,
  ServiceCallOptions,
} from "../port/evidence-service.js";
import { rejection } from "../../base/async/rejection.js";
import type { ComplianceList, EvidenceList, PromptResult, ReferrerItem } from "../schema/records.js";
import { getBrowserRedirect, type BrowserRedirect } from "./rest/browser-redirect.js";
import { requireUrl, type ClientRuntime } from "./client-runtime.js";
import { expiryWarning } from "./access-token.js";
import { checkDownloadDigest } from "./digest.js";
import { DiscoverCall, toDiscoverQuery, type SessionBasis } from "./rest/discover.js";
import { download, downloadStream } from "./rest/download.js";
import type { Identity } from "./identity.js";
import type { DownloadCall } from "./grpc/download-url.js";
import type { PlatformSession } from "./platform/platform-session.js";
import { toSharedCall, type ClientCalls } from "./client-calls.js";

/** Calls of one identity and one organization, fixed with the first of them. */
export class ClientSession implements EvidenceSession {
  readonly #runtime: () => Promise<ClientRuntime>;
  readonly #calls: ClientCalls;
  #identity: Promise<Identity> | undefined;
  #platform: PlatformSession | undefined;
  #basis: SessionBasis | undefined;

  constructor(runtime: () => Promise<ClientRuntime>, calls: ClientCalls) {
    this.#runtime = runtime;
    this.#calls = calls;
  }

  /** Of a thousand calls most wait: without `async` each has one promise less, with its memory. */
  discover(digest: string, filters: DiscoverFilters, options: ServiceCallOptions): Promise<ReferrerItem> {
    try {
      const query = toDiscoverQuery(digest, filters);
      const basis = this.#begun();
      if (basis !== undefined) return this.#calls.share(new DiscoverCall(basis, digest, query), options);
      return this.#begin().then((first) =>
        this.#calls.share(new DiscoverCall(first, digest, query), options),
      );
    } catch (error) {
      return rejection(error);
    }
  }

  async download(digest: string, options: ServiceCallOptions): Promise<Uint8Array> {
    const { runtime, call } = await this.#beginDownload(digest);
    const { artifacts } = runtime;
    const shared = toSharedCall<Uint8Array>(toUrl(call), call.identity, ["download"], {
      start: async (control) => {
        const cached = await artifacts.get(shared.key, digest);
        if (cached !== undefined) {
          control.noteKept?.();
          return cached;
        }
        const bytes = await download(runtime, call, control);
        await artifacts.keep(shared.key, bytes);
        return bytes;
      },
      copy: (answer) => new Uint8Array(answer),
    });
    return this.#calls.share(shared, options);
  }

  async *downloadStream(
    digest: string,
    options: ServiceCallOptions,
  ): AsyncGenerator<Uint8Array, void, undefined> {
    const { runtime, call } = await this.#beginDownload(digest);
    yield* this.#calls.stream(
      { method: "GET", url: toUrl(call) },
      (control) => downloadStream(runtime, call, control),
      options,
    );
  }

  async browserRedirect(digest: string, options: ServiceCallOptions): Promise<BrowserRedirect> {
    const { runtime, call } = await this.#beginDownload(digest);
    const shared = toSharedCall<BrowserRedirect>(toUrl(call), call.identity, ["browser"], {
      start: (control) => getBrowserRedirect(runtime, call, control),
      copy: (answer) => ({ ...answer }),
    });
    return this.#calls.share(shared, options);
  }

  async evidence(filters: EvidenceFilters, options: ServiceCallOptions): Promise<EvidenceList> {
    return (await this.#beginPlatform()).evidence(filters, options);
  }

  async projectCompliance(filters: ComplianceFilters, options: ServiceCallOptions): Promise<ComplianceList> {
    return (await this.#beginPlatform()).projectCompliance(filters, options);
  }

  async evidencePrompt(evidence: string, prompt: string, options: ServiceCallOptions): Promise<PromptResult> {
    // The lookup of the method sends requests too. Until the prompt is sent, it has cost nothing.
    options.report?.({ attempts: 0 });
    return (await this.#beginPlatform()).evidencePrompt(evidence, prompt, options);
  }

  async #beginPlatform(): Promise<PlatformSession> {
    const { PlatformSession } = await import("./platform/platform-session.js");
    const { runtime, baseUrl: address, identity } = await this.#begin("platformUrl");
    const { platform: mapping, retry, probe, requestTimeoutMs, maxRecords, maxPages } = runtime;
    const { notFoundText } = runtime.settings;
    const channel = await runtime.grpcChannel(address);
    const limits = { retry, probe, notFoundText, requestTimeoutMs, maxRecords, maxPages };
    this.#platform ??= new PlatformSession({ channel, identity, mapping, calls: this.#calls, ...limits });
    return this.#platform;
  }

  async #beginDownload(digest: string): Promise<{ runtime: ClientRuntime; call: DownloadCall }> {
    checkDownloadDigest(digest);
    const { runtime, baseUrl, identity } = this.#begun() ?? (await this.#begin());
    return { runtime, call: { baseUrl, digest, identity } };
  }

  /**
   * Returns the common facts of controlplane calls once they are known, so that most calls need no promise for them.
   */
  #begun(): SessionBasis | undefined {
    const basis = this.#basis;
    if (basis !== undefined) warnOfExpiry(basis);
    return basis;
  }

  async #begin(api: "baseUrl" | "platformUrl" = "baseUrl"): Promise<SessionBasis> {
    const runtime = await this.#runtime();
    const baseUrl = requireUrl(runtime.settings, api);
    this.#identity ??= runtime.identities.next().catch((error: unknown) => {
      // The function that returns the token may succeed for the next call.
      this.#identity = undefined;
      throw error;
    });
    const identity = await this.#identity;
    const basis = { runtime, baseUrl, identity };
    if (api === "baseUrl") this.#basis = basis;
    warnOfExpiry(basis);
    return basis;
  }
}

function warnOfExpiry({ runtime, identity }: SessionBasis): void {
  const warning = expiryWarning(identity.accessToken);
  if (warning !== undefined) runtime.warn(warning);
}

function toUrl({ baseUrl, digest }: DownloadCall): string {
  return `${baseUrl}/download/${digest}`;
}
