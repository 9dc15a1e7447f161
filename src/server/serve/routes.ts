import { formatReference } from "../../base/text/reference.js";
import type { Wording } from "../../base/message.js";
import { errorMessages } from "../../base/error-messages.js";
import { formatJson } from "../../base/terms/json-format.js";
import { limitReading } from "../../base/async/reading.js";
import { parseJson } from "../../base/terms/parse-term.js";
import { RegoObject, type Term } from "../../base/terms/term.js";
import { DEFAULT_TIMEOUT_MS } from "../../engine/rounds/evaluation-deadline.js";
import { ApiError } from "./api-error.js";
import { answerCompile, missingSources } from "./compile-api.js";
import { answerFilters, type FiltersApiRequest } from "./filters-api.js";
import { answerDataV0, answerDataV1, checkParameters, type DataApiOptions } from "./data-api.js";
import { readDataPath } from "./data-path.js";
import { jsonAnswer, methodNotAllowed, redirectAnswer, textAnswer, type Answer } from "./http-answer.js";
import { answerQuery } from "./query-api.js";
import { isOn } from "./request-url.js";
import type { ServedFile, ServedValue } from "./served-policies.js";

/** A request to any URL. */
interface ApiRequest extends FiltersApiRequest {
  /** The query as sent, with its question mark; empty for none. */
  search: string;
}

/** OPA's state of a plugin: `ERROR` when it does not work until the process is restarted. */
export type PluginState = "OK" | "NOT_READY" | "ERROR";

/** OPA's states of the plugins that a configuration enables, by OPA's names: `bundle`, `decision_logs`, `status`. */
export interface ServerPlugins {
  readonly states: Readonly<Record<string, PluginState>>;
  /** The bundles that are not activated yet. */
  readonly missing: readonly string[];
  /** Whether each was ready at least once. */
  readonly wereReady: boolean;
  /** OPA's status; `undefined` unless the configuration enables it. */
  readonly status: object | undefined;
  /** OPA's active configuration, without credentials. */
  readonly config: object;
}

/** Options of the routes. */
interface RouteOptions extends DataApiOptions {
  /** Default: none. */
  plugins?: ServerPlugins | undefined;
  /** Wording of errors for clients. Default: that of the library. */
  wording?: Wording | undefined;
}

const READ_ONLY =
  "this server's policies and data are those it was started with; they cannot be changed by requests";

/** The text for visitors, where OPA has a page. */
const NAME = "regohost serve: decisions of policies, by OPA's REST API";

/** The resource of OPA's server at a path. */
interface Resource {
  path: string;
  /** Whether it includes the paths below it. */
  isTree: boolean;
  methods: readonly string[];
  /** The `Allow` header of the response to other methods, where Go's server sends that response. */
  allow?: string;
  /** Whether OPA allows requests to change it. */
  isWritable?: boolean;
  /** @param rest the path below the resource. */
  answer: (rest: string, request: ApiRequest, options: RouteOptions) => Answer | Promise<Answer>;
}

const RESOURCES: readonly Resource[] = [
  {
    path: "/v1/data",
    isTree: true,
    methods: ["GET", "POST"],
    isWritable: true,
    answer: answerDataV1,
  },
  {
    path: "/v0/data",
    isTree: true,
    methods: ["POST"],
    answer: answerDataV0,
  },
  {
    path: "/",
    isTree: false,
    methods: ["GET", "POST"],
    allow: "GET, HEAD, POST",
    answer: (_, request, options) =>
      request.method === "POST"
        ? answerDataV0("", request, options, options.defaultDecision)
        : textAnswer(200, NAME),
  },
  {
    path: "/health",
    isTree: true,
    // Load balancers use HEAD.
    methods: ["GET", "HEAD"],
    allow: "GET, HEAD",
    answer: (rest, { query }, options) =>
      rest === "" ? answerHealth(query, options) : answerHealthPolicy(rest, options),
  },
  {
    path: "/v1/policies",
    isTree: true,
    methods: ["GET"],
    isWritable: true,
    answer: (rest, { query }, options) => answerPolicies(rest, query, options),
  },
  {
    path: "/v1/config",
    isTree: false,
    methods: ["GET"],
    allow: "GET, HEAD",
    answer: (_, request, { plugins }) => answerReported(plugins?.config, request),
  },
  {
    path: "/v1/status",
    isTree: false,
    methods: ["GET"],
    allow: "GET, HEAD",
    answer: (_, request, { plugins }) => {
      if (plugins?.status !== undefined) return answerReported(plugins.status, request);
      throw new ApiError(500, "internal_error", "status plugin not enabled");
    },
  },
  {
    path: "/v1/query",
    isTree: true,
    methods: ["GET", "POST"],
    answer: (rest, request, options) => {
      if (rest !== "") return { status: 405, body: "" };
      const { method } = request;
      checkBeforeBody(request, options, "/v1/query");
      // As in OPA, nothing reads a body of GET.
      const requested =
        method === "GET" ? { ...request, body: () => Promise.resolve(new Uint8Array()) } : request;
      return limited(requested, options, (limitedRequest) => answerQuery(method, limitedRequest, options));
    },
  },
  {
    path: "/v1/compile",
    isTree: true,
    methods: ["GET", "POST"],
    allow: "GET, HEAD, POST",
    answer: (rest, request, options) => {
      if (rest === "" && request.method !== "POST") return methodNotAllowed("POST");
      checkBeforeBody(request, options, "/v1/compile", rest === "" ? ["explain"] : []);
      return limited(request, options, (limitedRequest) =>
        rest === ""
          ? answerCompile(limitedRequest, options)
          : answerFilters({ ...limitedRequest, path: rest }, options),
      );
    },
  },
];

/**
 * Rejects a request that no body makes acceptable before its body is read.
 *
 * @param names parameters that are not supported. Default: all of those that no request may have.
 * @throws ApiError 400, 501, 503
 */
function checkBeforeBody(
  { query }: ApiRequest,
  { policies }: DataApiOptions,
  subject: string,
  names?: string[],
): void {
  checkParameters(query, names);
  using lease = policies.lease();
  if (!lease.policies.hasSources) throw missingSources(subject);
}

/** Answers by OPA's evaluator, whose steps have one time limit together, from when the body was received. */
async function limited(
  request: ApiRequest,
  { evaluate: { timeoutMs = DEFAULT_TIMEOUT_MS } }: DataApiOptions,
  answer: (request: ApiRequest) => Promise<Answer>,
): Promise<Answer> {
  const body = await request.body();
  const { signal } = request;
  return limitReading("evaluating the query", { timeoutMs, signal }, () =>
    answer({ ...request, body: () => Promise.resolve(body) }),
  );
}

/** Unescaped or escaped. */
const LAST_SLASH = /(?:\/|%2f)$/i;

/** The handler of a request, and the rest of its path. */
interface Route extends Pick<Resource, "answer"> {
  rest: string;
}

/**
 * Finds the handler of a request by OPA's routes, or its response, which is a redirect of a path that ends with a
 * slash, or one for another method. Where `Allow` contains `HEAD`, OPA responds to `HEAD` with 405 nevertheless.
 *
 * @throws ApiError
 */
export function findRoute({
  method,
  path,
  search,
}: Pick<ApiRequest, "method" | "path" | "search">): Route | Answer {
  const resource = RESOURCES.find(
    ({ path: own, isTree }) => path === own || (isTree && path.startsWith(`${own}/`)),
  );
  if (resource === undefined) return textAnswer(404, "404 page not found");
  const { methods, allow, isWritable = false, answer } = resource;
  const isKnown = methods.includes(method);
  if (!isKnown && method === "HEAD") return { status: 405, body: "" };
  if (!isKnown && allow !== undefined) return methodNotAllowed(allow);
  if (path.length > 1 && LAST_SLASH.test(path)) {
    // OPA omits the query, which may specify how errors of built-ins are handled, and the other escapes.
    return redirectAnswer(method, { status: 301, location: `${path.replace(LAST_SLASH, "")}${search}` });
  }
  if (isKnown) return { answer, rest: path.slice(resource.path.length + 1) };
  if (isWritable && ["PUT", "PATCH", "DELETE"].includes(method)) {
    throw new ApiError(405, "invalid_operation", READ_ONLY);
  }
  return { status: 405, body: "" };
}

function notServed({ path }: ApiRequest): never {
  throw new ApiError(501, "invalid_operation", `${path} is not part of this server's API`);
}

/** The response with a report of the runtime. */
function answerReported(reported: object | undefined, request: ApiRequest): Answer {
  if (reported === undefined) return notServed(request);
  const json = parseJson(JSON.stringify({ result: reported }));
  return jsonAnswer(formatJson(json, isOn(request.query, "pretty") ? "  " : ""));
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

/**
 * `GET /health/{path}`: whether `data.system.health.{path}` is true; before bundles are loaded, in the other policies.
 */
async function answerHealthPolicy(
  rest: string,
  { policies, evaluate, plugins, wording }: RouteOptions,
): Promise<Answer> {
  const path = ["system", "health", ...readDataPath(rest)];
  const input = Buffer.from(
    JSON.stringify({ plugin_state: plugins?.states ?? {}, plugins_ready: plugins?.wereReady ?? true }),
  );
  const reference = formatReference("data", path);
  let value: ServedValue | undefined;
  try {
    using lease = policies.leaseForHealth();
    if (lease !== undefined) ({ value } = await lease.policies.get(path, input, evaluate));
  } catch (error) {
    return unhealthy(
      `health check (${reference}) failed: ${errorMessages(error, wording).join("; because: ")}`,
    );
  }
  if (value === true) return jsonAnswer("{}");
  const why = value === undefined ? "was undefined" : "returned unexpected value";
  return unhealthy(`health check (${reference}) ${why}`);
}

/** OPA's response when it is unhealthy. */
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
