import { MAX_TIMER_MS } from "../../base/async/deadline.js";
import { message } from "../../base/message.js";
import {
  COUNT,
  FLAG,
  FUNCTION,
  isObject,
  isTextList,
  mergeOptions,
  OBJECT,
  oneOf,
  throwOptionsError,
  rule,
  TEXT,
  type Rules,
} from "../../base/text/option-rules.js";
import { COMPAT_NAMES } from "../settings/compat.js";
import type { RetryDelayOptions, ServiceClientOptions, TimeoutOptions } from "./service-client-options.js";

/** Headers that carry or frame something else. */
const TAKEN = /^(authorization|host|accept|accept-encoding|user-agent|cookie|connection|content-.*)$/i;

function integer(least: number, most: number): ReturnType<typeof rule> {
  return rule(
    `an integer from ${String(least)} to ${String(most)}`,
    (value) => typeof value === "number" && Number.isInteger(value) && value >= least && value <= most,
  );
}

const TIMEOUT = integer(1, MAX_TIMER_MS);
const DELAY = integer(0, MAX_TIMER_MS);
const NAME = rule("a string that is not empty", (value) => typeof value === "string" && value !== "");
const AUDIENCES = rule(
  "a list of audiences",
  (value) => isTextList(value) && !(value as string[]).includes(""),
);

/** The options of options, by their names with that of the outer one. */
type Inner<Outer extends string, Options> = Record<`${Outer}.${keyof Options & string}`, unknown>;

const RULES: Rules<
  ServiceClientOptions & Inner<"timeouts", TimeoutOptions> & Inner<"retryDelays", RetryDelayOptions>
> = {
  baseUrl: TEXT,
  grpcUrl: TEXT,
  transport: oneOf("rest", "grpc"),
  platformUrl: TEXT,
  token: rule("a string or a function", (value) => TEXT[1](value) || FUNCTION[1](value)),
  organization: TEXT,
  // RFC 9110's field names.
  organizationHeader: rule(
    "a header's name, and none with a meaning of its own",
    (value) => typeof value === "string" && /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(value) && !TAKEN.test(value),
  ),
  apiTokenAudiences: AUDIENCES,
  userTokenAudiences: AUDIENCES,
  ca: TEXT,
  notFoundText: TEXT,
  http2: FLAG,
  fetch: FUNCTION,
  maxConnections: integer(1, 10_000),
  timeouts: OBJECT,
  "timeouts.connectMs": TIMEOUT,
  "timeouts.idleMs": TIMEOUT,
  "timeouts.requestMs": TIMEOUT,
  beforeRequest: FUNCTION,
  maxAttempts: integer(1, 100),
  retryDelays: OBJECT,
  "retryDelays.baseMs": DELAY,
  "retryDelays.maxMs": DELAY,
  maxResponseBytes: COUNT,
  maxDownloadBytes: COUNT,
  artifactCacheBytes: integer(0, Number.MAX_SAFE_INTEGER),
  artifactCacheFolder: NAME,
  maxPages: COUNT,
  maxRecords: COUNT,
  platform: OBJECT,
  env: rule("an object", isObject),
  configFile: rule("a path or false", (value) => value === false || NAME[1](value)),
  profile: NAME,
  compat: oneOf(...COMPAT_NAMES),
  profileFrom: NAME,
  onWarning: FUNCTION,
};

/** @throws ConfigurationError `config_invalid` for an unknown option, so that a misspelt one is noticed, or one of the wrong type. */
export async function checkClientOptions(options: ServiceClientOptions): Promise<void> {
  const { timeouts, retryDelays, platform } = mergeOptions(CALLER, options, RULES);
  mergeOptions(
    CALLER,
    { ...withOuter("timeouts", timeouts), ...withOuter("retryDelays", retryDelays) },
    RULES,
  );
  if (platform === undefined) return;
  const { mappingProblems } = await import("../settings/platform-mapping-schema.js");
  const problems = mappingProblems(platform, ["platform"]);
  if (problems.length > 0) throwOptionsError(CALLER, message`${problems.join("; ")}`);
}

const CALLER = "createServiceClient";

function withOuter(outer: string, options: object = {}): object {
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [`${outer}.${name}`, value]));
}
