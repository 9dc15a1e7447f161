import { posix } from "node:path";
import { errorMessages } from "../error-messages.js";
import { formatJson } from "../values/json-format.js";
import { parseJson } from "../values/parse-term.js";
import { RegoObject, type Term } from "../values/term.js";
import { ApiError } from "./api-error.js";
import { answerDataV0, answerDataV1, type DataApiOptions, type DataRequest } from "./data-api.js";
import { readDataPath, toReference } from "./data-path.js";
import { jsonAnswer, textAnswer, type Answer } from "./http-answer.js";
import { isOn } from "./request-url.js";
import type { ServedFile } from "./served-policies.js";

/** A request to any address. */
export interface ApiRequest extends DataRequest {
  method: string;
}

/** OPA's state of a part: `ERROR` when it does not work until the process is started again. */
export type PluginState = "OK" | "NOT_READY" | "ERROR";

/** OPA's states of the parts that a configuration turns on, by OPA's names: `bundle`, `decision_logs`, `status`. */
export interface ServerPlugins {
  readonly states: Readonly<Record<string, PluginState>>;
  /** The bundles that are not activated yet. */
  readonly missing: readonly string[];
  /** Whether each was ready once. */
  readonly wereReady: boolean;
  /** OPA's status; `undefined` unless the configuration turns it on. */
  readonly status: object | undefined;
  /** OPA's active configuration, without credentials. */
  readonly config: object;
}

/** What answers requests. */
export interface RouteOptions extends DataApiOptions {
  /** Default: there are none. */
  plugins?: ServerPlugins | undefined;
}

const READ_ONLY =
  "this server's policies and data are those it was started with; they cannot be changed by requests";

const NOT_SERVED = ["/v1/query", "/v1/compile", "/v1/config", "/v1/status"];

/** The rest of a path below a resource, or `undefined` when it is not of it. */
function below(path: string, resource: string): string | undefined {
  if (path === resource) return "";
  return path.startsWith(`${resource}/`) ? path.slice(resource.length + 1) : undefined;
}

/** The catch-all of OPA's own resources; for those that would change something the reason too. */
function notAllowed(method: string): Answer {
  if (!["PUT", "PATCH", "DELETE"].includes(method)) return { status: 405, body: "" };
  throw new ApiError(405, "invalid_operation", READ_ONLY);
}

function wrongMethod(allow: string): Answer {
  return textAnswer(405, "Method Not Allowed", { Allow: allow });
}

/** Answers a request by OPA's routes. @throws ApiError */
export async function route(request: ApiRequest, options: RouteOptions): Promise<Answer> {
  const { method, path } = request;
  const to = (rest: string): DataRequest => ({ ...request, path: rest });
  if (path === "/") {
    if (method === "POST") return answerDataV0(request, options, options.defaultDecision);
    return method === "GET" || method === "HEAD" ? notFound() : wrongMethod("POST");
  }
  const health = below(path, "/health");
  if (health !== undefined) {
    if (method !== "GET" && method !== "HEAD") return wrongMethod("GET, HEAD");
    return health === "" ? answerHealth(request.query, options) : answerHealthPolicy(health, options);
  }
  const v0 = below(path, "/v0/data");
  if (v0 !== undefined) return method === "POST" ? answerDataV0(to(v0), options) : notAllowed(method);
  const v1 = below(path, "/v1/data");
  if (v1 !== undefined) {
    return method === "GET" || method === "POST" ? answerDataV1(method, to(v1), options) : notAllowed(method);
  }
  const policy = below(path, "/v1/policies");
  if (policy !== undefined) {
    return method === "GET" ? answerPolicies(policy, request.query, options) : notAllowed(method);
  }
  const told = toldAt(path, options.plugins);
  if (method === "GET" && told !== undefined) {
    const json = parseJson(JSON.stringify({ result: told }));
    return jsonAnswer(formatJson(json, isOn(request.query, "pretty") ? "  " : ""));
  }
  if (NOT_SERVED.some((resource) => below(path, resource) !== undefined)) {
    throw new ApiError(501, "invalid_operation", `${posix.join("/", path)} is not part of this server's API`);
  }
  return notFound();
}

function toldAt(path: string, plugins: ServerPlugins | undefined): object | undefined {
  if (path === "/v1/status") return plugins?.status;
  return path === "/v1/config" ? plugins?.config : undefined;
}

function notFound(): Answer {
  return textAnswer(404, "404 page not found");
}

/** `GET /health`, with OPA's `bundles`, `plugins` and `exclude-plugin`. */
function answerHealth(query: URLSearchParams, { plugins }: RouteOptions): Answer {
  const missing = plugins?.missing ?? [];
  if ((isOn(query, "bundles") || isOn(query, "bundle")) && missing.length > 0) {
    return unhealthy(`one or more bundles are not activated: ${missing.join(", ")}`);
  }
  const excluded = query.getAll("exclude-plugin");
  const states = Object.entries(plugins?.states ?? {}).filter(([name]) => !excluded.includes(name));
  if (isOn(query, "plugins") && states.some(([, state]) => state !== "OK")) {
    return unhealthy("one or more plugins are not up");
  }
  return jsonAnswer("{}");
}

/** `GET /health/{path}`: whether `data.system.health.{path}` is true. */
async function answerHealthPolicy(
  rest: string,
  { policies, evaluate, plugins }: RouteOptions,
): Promise<Answer> {
  const path = ["system", "health", ...readDataPath(rest)];
  const input = Buffer.from(
    JSON.stringify({ plugin_state: plugins?.states ?? {}, plugins_ready: plugins?.wereReady ?? true }),
  );
  const reference = toReference(path);
  let value: Term | undefined;
  try {
    using lease = policies.lease();
    ({ value } = await lease.policies.get(path, input, evaluate));
  } catch (error) {
    return unhealthy(`health check (${reference}) failed: ${errorMessages(error).join("; because: ")}`);
  }
  if (value === true) return jsonAnswer("{}");
  const why = value === undefined ? "was undefined" : "returned unexpected value";
  return unhealthy(`health check (${reference}) ${why}`);
}

/** What OPA answers when it is not well. */
export function unhealthy(error: string): Answer {
  return jsonAnswer(formatJson(new RegoObject([["error", error]])), 500);
}

function describe({ id, raw }: ServedFile): Term {
  return new RegoObject([
    ["id", id],
    ["raw", raw],
  ]);
}

/** `GET /v1/policies` and `/v1/policies/{id}`: the text of the policies, without OPA's syntax tree. */
function answerPolicies(escaped: string, query: URLSearchParams, { policies }: DataApiOptions): Answer {
  using lease = policies.lease();
  const { files } = lease.policies;
  const id = decodeURIComponent(escaped);
  const file = files.find((known) => known.id === id);
  if (id !== "" && file === undefined) {
    throw new ApiError(404, "resource_not_found", `storage_not_found_error: policy id ${JSON.stringify(id)}`);
  }
  const result = file === undefined ? files.map(describe) : describe(file);
  return jsonAnswer(formatJson(new RegoObject([["result", result]]), isOn(query, "pretty") ? "  " : ""));
}
