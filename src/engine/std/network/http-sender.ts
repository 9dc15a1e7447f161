import type { BuiltinContext } from "../../builtin/builtin.js";
import { toCanonicalText } from "../../../base/terms/term-text.js";
import { RegoObject, type Term } from "../../../base/terms/term.js";
import { ExpiryError, expiryFromHeaders, HttpCache, isStorable, type CachedResponse } from "./http-cache.js";
import { toHttpAnswer } from "./http-answer.js";
import type { AllowedHosts } from "./allowed-hosts.js";
import { createHttpClient, type HttpClient } from "./http-client.js";
import type { HttpResponse } from "./http-exchange.js";
import { parseHttpRequest, type HttpRequest } from "./http-request.js";
import { failArgument, HttpSendError } from "./http-send-error.js";
import type { NetworkEnvironment } from "./network-environment.js";
import type { RequestOptions } from "./request-options.js";

/** The key of a cached answer. */
interface CacheKey {
  text: string;
  /** Headers that the key does not have. */
  ignored: ReadonlySet<string>;
}

function toCacheKey(options: RequestOptions): CacheKey {
  const headers = options.get("headers");
  const names = options.get("cache_ignored_headers");
  const members = new Map<Term, Term>([...options, ["cache_ignored_headers", null]]);
  if (names === undefined || !(headers instanceof RegoObject)) {
    return { text: toCanonicalText(new RegoObject([...members])), ignored: new Set() };
  }
  const isList = Array.isArray(names) && names.every((name) => typeof name === "string");
  if (!isList) return failArgument("cache_ignored_headers must be an array of strings", "eval_builtin_error");
  const ignored = new Set<string>(names);
  members.set(
    "headers",
    new RegoObject(headers.entries.filter(([name]) => typeof name !== "string" || !ignored.has(name))),
  );
  return { text: toCanonicalText(new RegoObject([...members])), ignored };
}

/** Makes the calls of one policy, and caches answers where a call requests it. */
export class HttpSender {
  readonly #client: HttpClient;
  readonly #cache: HttpCache;

  /** @param cacheBytes as `httpCacheBytes` of `loadPolicy`. */
  constructor(allowed: AllowedHosts, environment: NetworkEnvironment, cacheBytes?: number) {
    this.#cache = new HttpCache(cacheBytes);
    this.#client = createHttpClient(allowed, environment);
  }

  /** Ends connections that wait for a request. */
  close(): void {
    this.#client.close();
  }

  /**
   * @throws HttpSendError for an error that OPA's `http.send` returns; also the errors of {@link HttpClient}.
   */
  async answer(options: RequestOptions, context: BuiltinContext): Promise<Term | Uint8Array> {
    const key = toCacheKey(options);
    const request = parseHttpRequest(options);
    this.#client.check(request.url);
    let requests = 0;
    const send = (what: HttpRequest): Promise<HttpResponse> =>
      this.#client.send(what, {
        signal: context.signal,
        // A guess is made once; should it be needed, it is made again.
        retries: context.speculative ? 0 : what.maxRetryAttempts,
        onRequest: () => context.report({ attempts: ++requests }),
      });
    const retained =
      request.cache === undefined ? undefined : await this.#fromCache(key, request, context, send);
    if (retained !== undefined) {
      context.report({ attempts: requests, cached: true });
      return toHttpAnswer(retained, request, context);
    }
    const response = await send(request);
    this.#keep(key, request, response, context);
    return toHttpAnswer(response, request, context);
  }

  /** Returns a cached answer that is still fresh, or that the server confirms with 304. */
  async #fromCache(
    key: CacheKey,
    request: HttpRequest,
    { evaluation }: BuiltinContext,
    send: (request: HttpRequest) => Promise<HttpResponse>,
  ): Promise<HttpResponse | undefined> {
    const cached = this.#cache.get(key.text);
    if (cached === undefined) return undefined;
    const { response, expiresAt } = cached;
    if (expiresAt !== undefined && evaluation.nowNs < BigInt(expiresAt) * 1_000_000n) return response;
    const conditional = toConditional(request, key, response);
    if (conditional === undefined) {
      this.#cache.delete(key.text);
      return undefined;
    }
    const fresh = await send(conditional).finally(() => this.#cache.delete(key.text));
    if (fresh.statusCode === 200) {
      this.#keep(key, request, fresh, { evaluation });
      return fresh;
    }
    if (fresh.statusCode !== 304) return undefined;
    const renewed = { ...response, headers: new Map([...response.headers, ...fresh.headers]) };
    const expiry = getExpiry(request, fresh, evaluation.nowNs);
    this.#cache.set(key.text, { response: renewed, expiresAt: expiry });
    return renewed;
  }

  /** Caches a response when its status and headers, or the call, permit it. */
  #keep(
    key: CacheKey,
    request: HttpRequest,
    response: HttpResponse,
    { evaluation }: Pick<BuiltinContext, "evaluation">,
  ): void {
    const { cache } = request;
    if (cache?.isModeKnown !== true) return;
    if (!isStorable(response.statusCode, response.headers, cache.forceSeconds > 0)) return;
    let cached: CachedResponse;
    try {
      cached = { response, expiresAt: getExpiry(request, response, evaluation.nowNs) };
    } catch (error) {
      // OPA does not cache a response of unknown age.
      if (error instanceof HttpSendError) return;
      throw error;
    }
    this.#cache.set(key.text, cached);
  }
}

/** Returns the conditional request for a cached response; `undefined` when it has neither an ETag nor a date. */
function toConditional(
  request: HttpRequest,
  { ignored }: CacheKey,
  { headers }: HttpResponse,
): HttpRequest | undefined {
  const [etag = ""] = headers.get("etag") ?? [];
  const [lastModified = ""] = headers.get("last-modified") ?? [];
  if (etag === "" && lastModified === "") return undefined;
  const lower = new Set([...ignored].map((name) => name.toLowerCase()));
  const sent = new Map([...request.headers].filter(([name]) => !lower.has(name.toLowerCase())));
  if (etag !== "") sent.set("If-None-Match", etag);
  if (lastModified !== "") sent.set("If-Modified-Since", lastModified);
  return { ...request, headers: sent };
}

/** @throws HttpSendError for headers that cannot be used */
function getExpiry({ cache }: HttpRequest, { headers }: HttpResponse, nowNs: bigint): number | undefined {
  const forceSeconds = cache?.forceSeconds ?? 0;
  if (forceSeconds > 0) return Number(nowNs / 1_000_000n) + forceSeconds * 1000;
  try {
    return expiryFromHeaders(headers);
  } catch (error) {
    if (error instanceof ExpiryError) throw new HttpSendError(error.message, "response");
    throw error;
  }
}
