import type { ReservedPlace } from "../../../base/async/limit.js";
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
import { RequestTarget } from "../../../http/request-target.js";
import { settleNotFound } from "../instance-probe.js";
import type { RequestedItem } from "../not-found.js";
import { getBody, parseJsonBody, type ApiAnswer } from "./api-call.js";
import { isServiceInstance } from "./instance-info.js";
import { isThenable } from "../../../base/realms.js";

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
export type DiscoverQuery = Readonly<Record<string, string>>;

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

/** A call of discover, over REST or gRPC. */
interface DiscoverCall {
  baseUrl: string;
  digest: string;
  query: DiscoverQuery;
  identity: Identity;
  /** Of the transport, for the first page over REST. */
  place?: ReservedPlace | undefined;
}

/** Which of its pages. */
interface PageOfCall {
  asked: RequestedItem;
  /** `undefined` for the first. */
  cursor: string | undefined;
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
 * Gets a referrer with all pages of its references.
 *
 * @throws ServiceError, `not_found` for the first page only, `response_too_large` for more pages than allowed.
 * @throws ResponseError for a page that does not fit its schema, that is of another digest or kind, or whose
 * cursor was there before.
 */
export async function discover(
  runtime: ClientRuntime,
  call: DiscoverCall,
  control: CallControl,
): Promise<ReferrerItem> {
  const wire = await getPage(runtime, call, undefined, control);
  const checked = checkPage(wire, call, { kind: call.query["kind"] });
  const { item, cursor } = isThenable(checked) ? await checked : checked;
  const pages = [item.references];
  // Most have one.
  if (cursor !== undefined) await addPages(runtime, call, { item, cursor }, pages, control);
  item.references = mergeReferences(pages);
  return item;
}

/** Adds the references of all pages after the first. */
async function addPages(
  runtime: ClientRuntime,
  call: DiscoverCall,
  { item: { kind }, cursor: second }: { item: ReferrerItem; cursor: string },
  pages: ReferrerItem[][],
  control: CallControl,
): Promise<void> {
  const { digest } = call;
  const cursors = new Set<string>();
  let cursor: string | undefined = second;
  while (cursor !== undefined) {
    cursors.add(cursor);
    if (pages.length >= runtime.maxPages) {
      throw new ServiceError(
        message`the references of ${digest} take more than ${runtime.maxPages} pages (the client's ${option("maxPages")})`,
        { code: "response_too_large" },
      );
    }
    const next: Page = await checkPage(await getPage(runtime, call, cursor, control), call, {
      kind,
      cursors,
    });
    pages.push(next.item.references);
    ({ cursor } = next);
  }
}

/** @param cursor `undefined` for the first page. */
function getPage(
  runtime: ClientRuntime,
  call: DiscoverCall,
  cursor: string | undefined,
  control: CallControl,
): Promise<WirePage> {
  const { notFoundText } = runtime.settings;
  const asked = { id: call.digest, isContinued: cursor !== undefined, notFoundText };
  const get = runtime.discoverOver === "grpc" ? getGrpcPage : getRestPage;
  return get(runtime, call, { asked, cursor }, control);
}

/** Without a promise once what checks it is loaded. @throws ResponseError `response_invalid` */
function checkPage(wire: WirePage, call: DiscoverCall, earlier: EarlierPages): Page | Promise<Page> {
  const { request } = wire;
  const valid = validate("discover-response", wire.json, request);
  return isThenable(valid)
    ? valid.then((page) => toPage(page, request, call, earlier))
    : toPage(valid, request, call, earlier);
}

function toPage(
  page: WireDiscoverResponse,
  request: ServiceRequest,
  { digest }: DiscoverCall,
  earlier: EarlierPages,
): Page {
  const cursor = nextCursor(page);
  const issue = findPageIssue(page, digest, cursor, earlier);
  if (issue !== undefined) throw toResponseError("discover-response", [issue], request);
  return { item: toReferrerItem(page.result), cursor };
}

function getRestPage(
  runtime: ClientRuntime,
  { baseUrl, digest, query, identity, place }: DiscoverCall,
  { asked, cursor }: PageOfCall,
  control: CallControl,
): Promise<WirePage> {
  let search = `?pagination.limit=${PAGE_SIZE}`;
  // Most calls ask for nothing more.
  if (cursor !== undefined || Object.keys(query).length > 0) {
    const more = { ...query, ...(cursor !== undefined && { "pagination.cursor": cursor }) };
    search += `&${new URLSearchParams(more).toString()}`;
  }
  // A digest that was checked needs no escapes.
  const url = RequestTarget.below(baseUrl, `/discover/${digest}`, search);
  return getBody(runtime, { url, accept: "application/json", identity, asked, place }, control).then(
    toWirePage,
    async (error: unknown) => {
      throw await settleNotFound(error, () => isServiceInstance(runtime, baseUrl, control));
    },
  );
}

function toWirePage(answer: ApiAnswer): WirePage {
  return { json: parseJsonBody(answer, "discover-response"), request: answer.request };
}

async function getGrpcPage(
  runtime: ClientRuntime,
  { digest, query, identity }: DiscoverCall,
  { asked, cursor }: PageOfCall,
  control: CallControl,
): Promise<WirePage> {
  const [{ callControlplane }, { ReferrerService }] = await Promise.all([
    import("../grpc/controlplane-call.js"),
    import("../../schema/proto/controlplane/v1/referrer_pb.js"),
  ]);
  const pagination = { limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) };
  const request = { digest, ...query, pagination };
  return callControlplane(
    runtime,
    { method: ReferrerService.method.discoverPrivate, request, identity, asked },
    control,
  );
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
