import type { ReservedSlot } from "../../../base/async/limit.js";
import type { DiscoverFilters } from "../../port/evidence-service.js";
import { ServiceError, type SchemaIssue, type ServiceRequest } from "../../../base/errors.js";
import { message, option } from "../../../base/message.js";
import type { ReferrerItem, WireDiscoverResponse, WireReferrerItem } from "../../schema/records.js";
import { toResponseError, validate } from "../../schema/validate.js";
import { nearest } from "../../../base/text/nearest.js";
import type { ClientRuntime } from "../client-runtime.js";
import { checkDigest } from "../digest.js";
import type { CallControl } from "../../../http/retry.js";
import type { Identity } from "../identity.js";
import { isThenable } from "../../../base/realms.js";
import { toCallKey, type SharedCall } from "../client-calls.js";
import { RequestTarget } from "../../../http/request-target.js";
import { settleNotFound } from "../instance-probe.js";
import type { RequestedItem } from "../not-found.js";
import { getBody, parseJsonBody, type ApiAnswer } from "./api-call.js";
import { isServiceInstance } from "./instance-info.js";

/** The fields of a referrer that come last, in one dialect and without null. */
const PLACED: ReadonlySet<string> = new Set([
  "created_at",
  "createdAt",
  "references",
  "metadata",
  "annotations",
]);
/** Of a property that was set. */
const SAME = { enumerable: true, configurable: true, writable: true };

/**
 * Returns a referrer in the form of `discover` (specification 4.6): `createdAt` whatever the dialect calls it, and
 * `references` always there. Unknown fields are preserved, and `public` is there only when it was sent.
 */
export function toReferrerItem(wire: WireReferrerItem): ReferrerItem {
  const { digest, kind, created_at, createdAt, references, metadata, annotations } = wire;
  const created = createdAt ?? created_at;
  const others: Record<string, unknown> = {};
  for (const field of Object.keys(wire)) {
    if (PLACED.has(field)) continue;
    if (field === "__proto__") Object.defineProperty(others, field, { ...SAME, value: wire[field] });
    else others[field] = wire[field];
  }
  // A spread would copy them: several times as long on Node 20, a little less on 24 and 26.
  const item: ReferrerItem = Object.assign(others, {
    digest,
    kind,
    references: references?.map(toReferrerItem) ?? [],
  });
  if (typeof created === "string") item.createdAt = created;
  if (metadata) item.metadata = metadata;
  if (annotations) item.annotations = annotations;
  return item;
}

/** Joins lists of references in their order, each digest and kind once. */
export function mergeReferences(pages: readonly (readonly ReferrerItem[])[]): ReferrerItem[] {
  // Most have none.
  if (pages.every(({ length }) => length === 0)) return [];
  const merged = new Map<string, ReferrerItem>();
  for (const page of pages) {
    for (const reference of page) {
      const key = `${reference.kind}\0${reference.digest}`;
      if (!merged.has(key)) merged.set(key, reference);
    }
  }
  return [...merged.values()];
}

/** The stated maximum (specification 2.2). */
const PAGE_SIZE = 100;

/** The query parameters of the filters (specification 4.2). */
const PARAMETERS: Readonly<Record<keyof DiscoverFilters, string>> = {
  kind: "kind",
  projectName: "project_name",
  projectVersion: "project_version",
};

/** The filters as query parameters, without absent and empty ones. */
type DiscoverQuery = Readonly<Record<string, string>>;

/**
 * Checks a digest and filters before any request.
 *
 * @throws ServiceError `request_invalid`.
 */
export function toDiscoverQuery(digest: string, filters: DiscoverFilters): DiscoverQuery {
  checkDigest(digest);
  if (typeof filters !== "object" || filters === null) throw invalid("the filters must be an object");
  const query: Record<string, string> = {};
  for (const [filter, value] of Object.entries(filters) as [string, unknown][]) {
    const name = Object.hasOwn(PARAMETERS, filter) ? PARAMETERS[filter as keyof DiscoverFilters] : undefined;
    // A filter that is not understood would widen the answer.
    if (name === undefined) {
      throw invalid(`unknown filter ${JSON.stringify(filter)}${nearest(filter, Object.keys(PARAMETERS))}`);
    }
    if (value === undefined || value === "") continue;
    if (typeof value !== "string") throw invalid(`${name} must be a string`);
    query[name] = value;
  }
  if (query["project_version"] !== undefined && query["project_name"] === undefined) {
    // Specification 4.2: the name of a version is unique only within its project.
    throw invalid("project_version needs project_name");
  }
  return query;
}

/** The common facts of a session's calls to the controlplane. */
export interface SessionBasis {
  runtime: ClientRuntime;
  baseUrl: string;
  identity: Identity;
}

/** One page as it came, and its request. */
interface WirePage {
  json: unknown;
  request: ServiceRequest;
}

/** The earlier pages with which a page must agree. */
interface EarlierPages {
  /** `undefined` for the first page of a call without a kind. */
  kind: string | undefined;
  cursors?: ReadonlySet<string>;
}

/** One valid page of the requested referrer. */
interface Page {
  item: ReferrerItem;
  /** Of the next one. */
  cursor: string | undefined;
}

/**
 * A referrer with all pages of its references, over REST or gRPC. It makes nothing that it needs for its requests only: most calls wait
 * for a connection.
 */
export class DiscoverCall implements SharedCall<ReferrerItem> {
  readonly key: string;
  readonly #basis: SessionBasis;
  readonly #digest: string;
  readonly #query: DiscoverQuery;

  constructor(basis: SessionBasis, digest: string, query: DiscoverQuery) {
    this.#basis = basis;
    this.#digest = digest;
    this.#query = query;
    this.key = toCallKey(this.request.url, basis.identity, ["discover", query]);
  }

  get request(): ServiceRequest {
    return { method: "GET", url: `${this.#basis.baseUrl}/discover/${this.#digest}` };
  }

  copy(answer: ReferrerItem): ReferrerItem {
    return structuredClone(answer);
  }

  start(control: CallControl): Promise<ReferrerItem> {
    const { transport, discoverOver } = this.#basis.runtime;
    // A channel of gRPC has its own limit.
    const slot = discoverOver === "grpc" ? undefined : transport.reserve(control.signal);
    return slot?.entry === undefined
      ? this.#get(control, slot)
      : slot.entry.then(() => this.#get(control, slot));
  }

  /**
   * @throws ServiceError, `not_found` for the first page only, `response_too_large` for more pages than allowed.
   * @throws ResponseError for a page that does not fit its schema, that is of another digest or kind, or whose
   * cursor was there before.
   */
  async #get(control: CallControl, slot: ReservedSlot | undefined): Promise<ReferrerItem> {
    let first: Promise<WirePage>;
    try {
      first = this.#getPage(undefined, control, slot);
    } finally {
      slot?.giveBack();
    }
    const checked = this.#checkPage(await first, { kind: this.#query["kind"] });
    const { item, cursor } = isThenable(checked) ? await checked : checked;
    const pages = [item.references];
    // Most have one.
    if (cursor !== undefined) await this.#addPages(item.kind, cursor, pages, control);
    item.references = mergeReferences(pages);
    return item;
  }

  /** Adds the references of all pages after the first. */
  async #addPages(
    kind: string,
    second: string,
    pages: ReferrerItem[][],
    control: CallControl,
  ): Promise<void> {
    const { maxPages } = this.#basis.runtime;
    const cursors = new Set<string>();
    let cursor: string | undefined = second;
    while (cursor !== undefined) {
      cursors.add(cursor);
      if (pages.length >= maxPages) {
        throw new ServiceError(
          message`the references of ${this.#digest} take more than ${maxPages} pages (the client's ${option("maxPages")})`,
          { code: "response_too_large" },
        );
      }
      const next: Page = await this.#checkPage(await this.#getPage(cursor, control), { kind, cursors });
      pages.push(next.item.references);
      ({ cursor } = next);
    }
  }

  /** @param cursor `undefined` for the first page. @param slot of the transport, for a page over REST. */
  #getPage(cursor: string | undefined, control: CallControl, slot?: ReservedSlot): Promise<WirePage> {
    const { runtime, baseUrl, identity } = this.#basis;
    const { notFoundText } = runtime.settings;
    const requested = { id: this.#digest, isContinued: cursor !== undefined, notFoundText };
    if (runtime.discoverOver === "grpc") return this.#getGrpcPage(cursor, requested, control);
    let search = `?pagination.limit=${PAGE_SIZE}`;
    // Most calls ask for nothing more.
    if (cursor !== undefined || Object.keys(this.#query).length > 0) {
      const more = { ...this.#query, ...(cursor !== undefined && { "pagination.cursor": cursor }) };
      search += `&${new URLSearchParams(more).toString()}`;
    }
    // A digest that was checked needs no escapes.
    const url = RequestTarget.below(baseUrl, `/discover/${this.#digest}`, search);
    return getBody(runtime, { url, accept: "application/json", identity, requested, slot }, control).then(
      toWirePage,
      async (error: unknown) => {
        throw await settleNotFound(error, () => isServiceInstance(runtime, baseUrl, control));
      },
    );
  }

  async #getGrpcPage(
    cursor: string | undefined,
    requested: RequestedItem,
    control: CallControl,
  ): Promise<WirePage> {
    const [{ callControlplane }, { ReferrerService }] = await Promise.all([
      import("../grpc/controlplane-call.js"),
      import("../../schema/proto/controlplane/v1/referrer_pb.js"),
    ]);
    const pagination = { limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) };
    const request = { digest: this.#digest, ...this.#query, pagination };
    const { runtime, identity } = this.#basis;
    return callControlplane(
      runtime,
      { method: ReferrerService.method.discoverPrivate, request, identity, requested },
      control,
    );
  }

  /** Without a promise once what checks it is loaded. @throws ResponseError `response_invalid` */
  #checkPage({ json, request }: WirePage, earlier: EarlierPages): Page | Promise<Page> {
    const toPage = (page: WireDiscoverResponse): Page => {
      const cursor = nextCursor(page);
      const issue = findPageIssue(page, this.#digest, cursor, earlier);
      if (issue !== undefined) throw toResponseError("discover-response", [issue], request);
      return { item: toReferrerItem(page.result), cursor };
    };
    const valid = validate("discover-response", json, request);
    return isThenable(valid) ? valid.then(toPage) : toPage(valid);
  }
}

function toWirePage(answer: ApiAnswer): WirePage {
  return { json: parseJsonBody(answer, "discover-response"), request: answer.request };
}

/** Finds the problem of a page that matches the schema: it must be about the requested digest and kind, and its cursor must be new. */
function findPageIssue(
  page: WireDiscoverResponse,
  digest: string,
  cursor: string | undefined,
  { kind, cursors }: EarlierPages,
): SchemaIssue | undefined {
  if (page.result.digest !== digest) {
    return { path: "/result/digest", message: "is not the digest that was requested" };
  }
  if (kind !== undefined && page.result.kind !== kind) {
    return { path: "/result/kind", message: "is not the kind that was requested, or that of the first page" };
  }
  if (cursor !== undefined && cursors?.has(cursor) === true) {
    return {
      path: "/pagination",
      message: "repeats an earlier cursor, so its pages would never end",
    };
  }
  return undefined;
}

function nextCursor({ pagination }: WireDiscoverResponse): string | undefined {
  return pagination?.next_cursor || pagination?.nextCursor || undefined;
}

function invalid(why: string): ServiceError {
  return new ServiceError(`discover: ${why}`, { code: "request_invalid" });
}
