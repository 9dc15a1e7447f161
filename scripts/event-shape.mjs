/**
 * Normalizes events of decision logs for comparison: values of the moment become placeholders, numbers become texts
 * with every digit.
 */

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** The header that identifies a request among the events. */
export const CASE_HEADER = "X-Case";

/** The trace id that requests of the table send. */
export const CLIENT_TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

/**
 * Reads events.
 *
 * @param {string} text JSON
 * @returns {unknown} in which the number 1.0 is "#1.0"
 */
export function readEvents(text) {
  return JSON.parse(text.replaceAll(TOKEN, (token) => (token.startsWith('"') ? token : `"#${token}"`)));
}

/**
 * @param {unknown} value
 * @param {RegExp} pattern
 * @param {string} placeholder
 */
function hide(value, pattern, placeholder) {
  return typeof value === "string" && pattern.test(value) ? placeholder : value;
}

/**
 * The number of a request's case, if it has one.
 *
 * @param {Record<string, any>} event
 * @returns {string | undefined}
 */
export function caseOf(event) {
  return event["request_context"]?.http?.headers?.[CASE_HEADER]?.[0];
}

/**
 * An event without the values that differ from run to run.
 *
 * @param {Record<string, any>} given
 * @param {number} before number of requests before the first one of the table
 * @returns {Record<string, any>}
 */
export function toEventShape(given, before) {
  const event = structuredClone(given);
  const { request_context: context } = event;
  if (context !== undefined) {
    delete context.http.headers[CASE_HEADER];
    if (Object.keys(context.http.headers).length === 0) delete event["request_context"];
  }
  const hexadecimal = (/** @type {number} */ digits) => new RegExp(`^[0-9a-f]{${String(digits)}}$`);
  event["labels"] = {
    ...event["labels"],
    id: hide(event["labels"].id, UUID, "<uuid>"),
    version: hide(event["labels"].version, /^\d+\.\d+\.\d+(?:-.*)?$/, "<version>"),
  };
  event["decision_id"] = hide(event["decision_id"], UUID, "<uuid>");
  event["timestamp"] = hide(event["timestamp"], TIME, "<time>");
  event["requested_by"] = hide(event["requested_by"], /^127\.0\.0\.1:\d+$/, "<address>");
  event["req_id"] = `#${String(Number(String(event["req_id"]).slice(1)) - before)}`;
  if (event["trace_id"] !== undefined && event["trace_id"] !== CLIENT_TRACE)
    event["trace_id"] = hide(event["trace_id"], hexadecimal(32), "<trace>");
  if (event["span_id"] !== undefined) event["span_id"] = hide(event["span_id"], hexadecimal(16), "<span>");
  event["metrics"] = Object.keys(event["metrics"] ?? {}).sort();
  if (event["path"] === "system/random") {
    const digit = /^#\d$/;
    event["result"] = hide(event["result"], digit, "<digit>");
    const drawn = event["nd_builtin_cache"]?.["rand.intn"] ?? {};
    for (const key of Object.keys(drawn)) drawn[key] = hide(drawn[key], digit, "<digit>");
  }
  return event;
}
