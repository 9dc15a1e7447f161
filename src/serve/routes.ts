import { posix } from "node:path";
import { errorMessages } from "../error-messages.js";
import { formatJson } from "../values/json-format.js";
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

/** The document that `POST /` asks for: OPA's default decision. */
const DEFAULT_DECISION = "system/main";

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
export async function route(request: ApiRequest, options: DataApiOptions): Promise<Answer> {
  const { method, path } = request;
  const to = (rest: string): DataRequest => ({ ...request, path: rest });
  if (path === "/") {
    if (method === "POST") return answerDataV0(to(DEFAULT_DECISION), options);
    return method === "GET" || method === "HEAD" ? notFound() : wrongMethod("POST");
  }
  const health = below(path, "/health");
  if (health !== undefined) {
    if (method !== "GET" && method !== "HEAD") return wrongMethod("GET, HEAD");
    return health === "" ? jsonAnswer("{}") : answerHealthPolicy(health, options);
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
  if (NOT_SERVED.some((resource) => below(path, resource) !== undefined)) {
    throw new ApiError(501, "invalid_operation", `${posix.join("/", path)} is not part of this server's API`);
  }
  return notFound();
}

function notFound(): Answer {
  return textAnswer(404, "404 page not found");
}

/** `GET /health/{path}`: whether `data.system.health.{path}` is true. There are no plugins. */
async function answerHealthPolicy(rest: string, { policies, evaluate }: DataApiOptions): Promise<Answer> {
  const path = ["system", "health", ...readDataPath(rest)];
  const input = Buffer.from('{"plugin_state":{},"plugins_ready":true}');
  const reference = toReference(path);
  let value: Term | undefined;
  try {
    ({ value } = await policies.get(path, input, evaluate));
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
function answerPolicies(
  escaped: string,
  query: URLSearchParams,
  { policies: { files } }: DataApiOptions,
): Answer {
  const id = decodeURIComponent(escaped);
  const file = files.find((known) => known.id === id);
  if (id !== "" && file === undefined) {
    throw new ApiError(404, "resource_not_found", `storage_not_found_error: policy id ${JSON.stringify(id)}`);
  }
  const result = file === undefined ? files.map(describe) : describe(file);
  return jsonAnswer(formatJson(new RegoObject([["result", result]]), isOn(query, "pretty") ? "  " : ""));
}
