import { isRegohostError, ServiceError, type Policy } from "regohost";

/** How requests are authorised. */
export interface AuthorizeOptions<Request> {
  /** Its default entrypoint says `true` for what may pass. */
  policy: Policy;
  /** Who asks, as JSON: what authentication found out before. `null` for nobody. */
  user: (request: Request) => unknown;
  /** Names of headers that the input has although they hold secrets, such as `authorization`. Default: none. */
  secretHeaders?: readonly string[];
  /** Time limit of a decision, in milliseconds. Default: 5,000. */
  timeoutMs?: number;
  /** Told why there was no decision. Clients are not told. */
  onError?: (error: unknown) => void;
}

/** What every framework knows of a request. */
export interface RequestFacts {
  method: string;
  /** As the router has it: the path, and the query after it. */
  target: string;
  headers: Iterable<readonly [name: string, value: string | readonly string[] | undefined]>;
  user: () => unknown;
}

/** A refusal; `undefined` for a request that may pass. */
export type Refusal = { status: 400 | 403 | 500 | 503; body: { error: string } } | undefined;

const SECRET_HEADERS = new Set(["authorization", "cookie", "proxy-authorization"]);

/**
 * The segments of a path, decoded. `undefined` for a path that a router may read as another one: with `.` and `..`, empty
 * segments, and slashes or control characters within a segment.
 */
export function toSegments(target: string): string[] | undefined {
  const [path = ""] = target.split(/[?#]/, 1);
  if (!path.startsWith("/")) return undefined;
  let segments: string[];
  try {
    segments = path.replace(/\/$/, "").split("/").slice(1).map(decodeURIComponent);
  } catch {
    return undefined;
  }
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  const isAmbiguous = (segment: string): boolean => /^\.{0,2}$|[/\\\u0000-\u001f\u007f]/.test(segment);
  return segments.some(isAmbiguous) ? undefined : segments;
}

/** Whether a request may pass. Only `true` passes: undefined and other values are 403, errors 500 or 503. */
export async function authorize(
  { method, target, headers, user }: RequestFacts,
  { policy, secretHeaders = [], timeoutMs = 5_000, onError }: Omit<AuthorizeOptions<never>, "user">,
): Promise<Refusal> {
  const path = toSegments(target);
  if (path === undefined) return { status: 400, body: { error: "bad_request" } };
  const shown = [...headers].filter(
    ([name, value]) => value !== undefined && (!SECRET_HEADERS.has(name) || secretHeaders.includes(name)),
  );
  try {
    const result = await policy.evaluate(
      { method, path, headers: Object.fromEntries(shown), user: user() ?? null },
      { timeoutMs, strictBuiltinErrors: true, requireAnswers: true },
    );
    return result === true ? undefined : { status: 403, body: { error: "forbidden" } };
  } catch (error) {
    onError?.(error);
    return isUnavailable(error)
      ? { status: 503, body: { error: "unavailable" } }
      : { status: 500, body: { error: "internal_error" } };
  }
}

/** Whether the same request may be decided later. */
function isUnavailable(error: unknown): boolean {
  if (isRegohostError(error, "timeout") || isRegohostError(error, "policy_closed")) return true;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ServiceError && cause.retryable) return true;
  }
  return false;
}
