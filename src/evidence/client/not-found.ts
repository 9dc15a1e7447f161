export interface RequestedItem {
  /** Its digest, or another id of the service; `undefined` for a list that belongs to no item. */
  id: string | undefined;
  /** Whether a part of the answer was there already: then a 404 is a failure. */
  isContinued: boolean;
  /** The setting `notFoundText`. */
  notFoundText: string | undefined;
}

/**
 * The subject of a request. `any`: of a call on behalf of a user, who evaluates the response, every `NOT_FOUND` counts.
 */
export type RequestedThing = RequestedItem | "any";

/** The contents of a 404, or of gRPC's `NOT_FOUND`. */
interface NotFoundAnswer {
  /** The error, if the body is one of either dialect. */
  error: { code: number; reason?: string; message: string } | undefined;
  /** The body's text, if it is not HTML. */
  text: string;
}

/**
 * Whether the service reports that it does not know the requested item. `unclear`: the words are a service's, but they name no id, so a
 * probe must first confirm that the server is the service.
 */
export type NotFoundClaim = "stated" | "unclear" | "not_stated";

const NOT_FOUND_CODES: readonly number[] = [404, 5];
const REASON = /(^|[^a-z])not ?found$/i;
/** Words for the item that a router or gateway does not find. */
const ROUTE =
  /\b(routes?|paths?|pages?|endpoints?|ur[li]s?|methods?|operations?|apis?|hosts?|upstreams?|backends?)\b/i;
/** Something else of the service's that may be missing. */
const OTHER_ITEM =
  /\b(services?|organi[sz]ations?|projects?|workflows?|users?|tokens?|accounts?|tenants?)\b/i;
const ITEM =
  /\b(artifacts?|artefacts?|referrers?|evidence|attestations?|materials?|digests?|blobs?|mappings?)\b/i;

/**
 * Classifies a 404. Only a "not found" reason or a message with the id counts as the service's own words.
 *
 * @param requested without it, the response cannot be about an item.
 */
export function readNotFound(
  { error, text }: NotFoundAnswer,
  requested: RequestedThing | undefined,
): NotFoundClaim {
  if (requested === "any") return "stated";
  if (requested?.id === undefined || requested.isContinued) return "not_stated";
  const { id, notFoundText } = requested;
  if (notFoundText !== undefined && hasText(text, notFoundText.replaceAll("{digest}", id))) return "stated";
  if (error === undefined || !NOT_FOUND_CODES.includes(error.code)) return "not_stated";
  const { message } = error;
  const reason = toWords(error.reason ?? "");
  if (reason !== "" && (!REASON.test(reason) || isOfSomethingElse(reason))) return "not_stated";
  if (namesItem(message, id)) return "stated";
  if (isOfSomethingElse(message)) return "not_stated";
  if (reason !== "") return "stated";
  return ITEM.test(message) ? "unclear" : "not_stated";
}

function hasText(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}

/** `REFERRER_NOT_FOUND` and `ReferrerNotFound` as `REFERRER NOT FOUND` and `Referrer Not Found`. */
function toWords(reason: string): string {
  return reason
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ")
    .replaceAll(/[\s_-]+/g, " ")
    .trim();
}

/**
 * Returns whether a text has the id, or the digits of a digest, and not as a part of an address: routers repeat the
 * path that they do not have.
 */
function namesItem(text: string, id: string): boolean {
  const escaped = id.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  const [, digits] = /^[a-z0-9]+:([0-9a-f]{32,})$/.exec(id) ?? [];
  const names = [
    `(?<![\\w/-]|%2f)${escaped}`,
    ...(digits === undefined ? [] : [`(?<![\\w/:-]|%2f|%3a)${digits}`]),
  ];
  return new RegExp(`(${names.join("|")})(?![\\w/-])`, "i").test(text);
}

function isOfSomethingElse(text: string): boolean {
  return ROUTE.test(text) || (OTHER_ITEM.test(text) && !ITEM.test(text));
}
