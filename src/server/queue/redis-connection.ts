import type * as bullmqPackage from "bullmq";
import type * as ioredisPackage from "ioredis";
import type { Redis } from "ioredis";
import { Deadline } from "../../base/async/deadline.js";
import { parseCertificates } from "../../base/host/read-certificates.js";
import { isLoopback } from "../../base/text/service-url.js";
import { invalidConfig, isRegohostError, ServiceError } from "../../base/errors.js";
import { decodeEscapes } from "../../base/text/percent-escapes.js";
import { codeOf } from "../../base/error-code.js";
import { loadPackage } from "../../base/load-package.js";
import { makeEndable } from "./endable-connection.js";
import { reasonOf } from "../../base/message.js";
import { isError, isErrorOf } from "../../base/realms.js";

/** The address of Redis. */
export interface RedisAddress {
  /**
   * `rediss://[user:password@]host[:port][/db]`; `redis://` for loopback only. Valkey speaks the same protocol.
   * Messages never contain user or password.
   */
  url: string;
  /** CA certificates in PEM for Redis's certificate, instead of Node's. Default: Node's. */
  ca?: string | Uint8Array | undefined;
}

interface ConnectionSettings {
  host: string;
  port: number;
  db: number;
  username?: string;
  password?: string;
  tls?: { ca?: string[]; servername?: string };
  /** The address for messages, without credentials. */
  shown: string;
}

const DEFAULT_PORT = 6379;
const CONNECT_TIMEOUT_MS = 10_000;
/** How long Redis may take to reply. Longer than BullMQ lets it wait for a job. */
const ANSWER_TIMEOUT_MS = 30_000;
/** Maximum delay before a lost connection is retried, in milliseconds. */
const MAX_RECONNECT_MS = 2_000;

function throwOptionError(why: string): never {
  // Never the value: it may hold a password.
  throw invalidConfig(`the address of Redis ${why}`);
}

function decode(part: string): string {
  return (
    decodeEscapes(part) ?? throwOptionError("has a user or password that is not percent-encoded correctly")
  );
}

function authoritiesIn(ca: string | Uint8Array): string[] {
  return parseCertificates(
    typeof ca === "string" ? ca : Buffer.from(ca).toString("utf8"),
    "connection.ca, which signs Redis's certificate,",
  );
}

/**
 * @throws ConfigurationError `config_invalid` for an invalid URL or invalid certificates, and for plain TCP to a host
 * other than loopback.
 */
export function parseRedisUrl({ url: text, ca }: RedisAddress): ConnectionSettings {
  if (typeof text !== "string" || !URL.canParse(text)) {
    return throwOptionError("is not a URL; write it as rediss://host:port");
  }
  const url = new URL(text);
  if (url.protocol !== "rediss:" && url.protocol !== "redis:") throwOptionError("must start with rediss://");
  if (url.hostname === "") throwOptionError("has no host");
  if (url.search !== "" || url.hash !== "") throwOptionError("must have no query and no fragment");
  if (!/^\/?\d{0,4}$/.test(url.pathname)) throwOptionError("has a path that is not the number of a database");
  const isTls = url.protocol === "rediss:";
  if (!isTls && !isLoopback(url.hostname)) {
    throwOptionError(
      "is without TLS, which would show jobs and password to the network; use rediss:// (redis:// is for loopback)",
    );
  }
  if (!isTls && ca !== undefined) throwOptionError("has certificates, but is without TLS; use rediss://");
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const port = url.port === "" ? DEFAULT_PORT : Number(url.port);
  return {
    host,
    port,
    db: Number(url.pathname.slice(1)),
    ...(url.username === "" ? {} : { username: decode(url.username) }),
    ...(url.password === "" ? {} : { password: decode(url.password) }),
    ...(isTls ? { tls: ca === undefined ? {} : { ca: authoritiesIn(ca) } } : {}),
    shown: `${url.protocol}//${url.hostname}:${String(port)}`,
  };
}

/** BullMQ and its Redis client. */
export interface QueuePackages {
  bullmq: Pick<typeof bullmqPackage, "Queue" | "Worker" | "UnrecoverableError" | "WaitingError">;
  ioredis: Pick<typeof ioredisPackage, "Redis">;
}

/**
 * Imports the optional packages. Only this function does, so an application that embeds the library needs neither.
 *
 * @throws ConfigurationError `dependency_missing`
 */
export async function loadQueuePackages(
  load: () => Promise<QueuePackages> = async () => {
    const [bullmq, ioredis] = await Promise.all([import("bullmq"), import("ioredis")]);
    return { bullmq, ioredis };
  },
): Promise<QueuePackages> {
  return loadPackage(
    load,
    "regohost/queue needs BullMQ and a client of Redis, which are not installed: npm install bullmq ioredis",
  );
}

/** Listeners of a connection. */
interface ConnectionHeed {
  /** Reports a lost connection once, until it is restored. */
  onError: (error: unknown) => void;
  onReconnected?: (() => void) | undefined;
}

interface ConnectionOptions extends ConnectionHeed {
  /** Whether commands wait for an unavailable Redis without a limit, as workers do. Otherwise they fail. */
  waits: boolean;
  /** After this time without a reply a connection counts as lost. In milliseconds; default: 30,000. */
  answerTimeoutMs?: number | undefined;
}

/**
 * Connects to Redis. A connection that is lost later, or does not reply, is restored.
 *
 * @param connectTimeoutMs time limit of the first reply. Default: 10 seconds.
 * @throws ServiceError `service_unreachable`, without user and password.
 */
export async function connectRedis(
  { ioredis }: QueuePackages,
  address: RedisAddress,
  { waits, onError, onReconnected, answerTimeoutMs = ANSWER_TIMEOUT_MS }: ConnectionOptions,
  connectTimeoutMs = CONNECT_TIMEOUT_MS,
): Promise<Redis> {
  const { shown, ...settings } = parseRedisUrl(address);
  let isReady = false;
  let isLost = false;
  let last: unknown;
  const redis = makeEndable(
    new ioredis.Redis({
      ...settings,
      lazyConnect: true,
      connectTimeout: connectTimeoutMs,
      maxRetriesPerRequest: waits ? null : 3,
      socketTimeout: answerTimeoutMs,
      ...(waits ? {} : { commandTimeout: answerTimeoutMs }),
      retryStrategy: (times) => (isReady ? Math.min(100 * times, MAX_RECONNECT_MS) : null),
    }),
  );
  redis.on("error", (error: unknown) => {
    last = error;
    if (!isReady || isLost) return;
    isLost = true;
    onError(unreachable(shown, error));
  });
  redis.on("ready", () => {
    if (isLost) onReconnected?.();
    isLost = false;
  });
  // The client's own limit ends when the peer accepts, which may then never reply.
  const deadline = new Deadline({
    timeoutMs: connectTimeoutMs,
    timedOut: () => Object.assign(new Error("no answer in time"), { code: "ETIMEDOUT" }),
  });
  try {
    await deadline.wait(redis.connect().then(() => redis.ping()));
  } catch (error) {
    redis.disconnect();
    throw unreachable(shown, last ?? error);
  }
  isReady = true;
  return redis;
}

/**
 * Connects to a Redis that does not evict keys, as `connectRedis` and `checkEviction` ensure.
 *
 * @throws ConfigurationError `config_invalid`
 * @throws ServiceError `service_unreachable`, `unauthenticated`
 */
export async function connectKeepingRedis(
  packages: QueuePackages,
  address: RedisAddress,
  options: ConnectionOptions,
): Promise<Redis> {
  const redis = await connectRedis(packages, address, options);
  // Commands of a worker have no limit of their own.
  const deadline = new Deadline({
    timeoutMs: options.answerTimeoutMs ?? ANSWER_TIMEOUT_MS,
    timedOut: () => new Error(COMMAND_TIMEOUT),
  });
  try {
    await namingRedis(address, () => deadline.wait(checkEviction(redis, address, options.onError)));
    return redis;
  } catch (error) {
    redis.disconnect();
    throw error;
  }
}

const KEEPS_ALL = "noeviction";

/**
 * Rejects a Redis that evicts keys when its memory is full: that loses a job, or repeats a paid prompt.
 *
 * @param onError is called when Redis does not report its policy.
 * @throws ConfigurationError `config_invalid`
 */
export async function checkEviction(
  redis: Pick<Redis, "info" | "config">,
  address: RedisAddress,
  onError: (error: unknown) => void,
): Promise<void> {
  const { shown } = parseRedisUrl(address);
  const policy = await readEviction(redis);
  if (policy === KEEPS_ALL) return;
  const subject =
    policy === undefined ? "does not say its maxmemory-policy" : `has maxmemory-policy ${policy}`;
  const error = invalidConfig(
    `Redis at ${shown} ${subject}; set it to ${KEEPS_ALL}: a key that is evicted is a lost job, a prompt that is sent again, or a rate limit that does not hold`,
  );
  if (policy !== undefined) throw error;
  onError(error);
}

/** `INFO` is allowed where `CONFIG` is not, as in most managed services. */
async function readEviction(redis: Pick<Redis, "info" | "config">): Promise<string | undefined> {
  const info = await redis.info("memory").catch(ifRefused);
  const reported = /^maxmemory_policy:(\S+)/m.exec(info ?? "")?.[1];
  if (reported !== undefined) return reported;
  const answer: unknown = await redis.config("GET", "maxmemory-policy").catch(ifRefused);
  const value: unknown = Array.isArray(answer) ? answer[1] : undefined;
  return typeof value === "string" ? value : undefined;
}

/** Ignores the error of a command that the user may not call, or that does not exist. */
function ifRefused(error: unknown): undefined {
  if (isError(error) && /^(?:NOPERM|ERR)\b/.test(error.message)) return undefined;
  throw error;
}

/**
 * Filters out errors that report an unavailable Redis. All connections of a queue emit them with each attempt, and the
 * one made by `connectRedis` reports it.
 */
export function exceptLost(
  address: RedisAddress,
  onError: (error: unknown) => void,
): (error: unknown) => void {
  return (error) => {
    const isLost =
      isError(error) && ("syscall" in error || GONE.test(error.message) || LOST.test(codeOf(error) ?? ""));
    if (!isLost) onError(toNamed(address, error));
  };
}

/** ioredis's error for a command without a reply in time. */
const COMMAND_TIMEOUT = "Command timed out";
/** ioredis's error for a connection without any reply in time. */
const SOCKET_TIMEOUT = /^Socket timeout\b/;
/** ioredis's errors without a code for lost connections. */
const GONE =
  /^(?:Connection is closed\.|Socket timeout\b|Command timed out$|Reached the max retries per request limit\b)/;

/** The first word of an error of Redis itself, such as `MOVED` of a cluster. The rest may hold a value. */
function replyWord(message: string): string | undefined {
  return /^[A-Z]{2,20}(?= |$)/.exec(message)?.[0];
}

/** Names the Redis in an error, without user and password. Others than those of Redis and of a reply that cannot be read stay as they are. */
function toNamed({ url }: RedisAddress, error: unknown): unknown {
  if (!isError(error) || isRegohostError(error)) return error;
  const { shown } = parseRedisUrl({ url });
  const { message } = error;
  if (GONE.test(message)) {
    const why = message === COMMAND_TIMEOUT ? "did not answer in time" : "is away";
    return new ServiceError(
      `Redis at ${shown} ${why}, so the outcome of the request is unknown; check that it runs and can be reached, and try again: no decision is queued twice`,
      { code: "service_unreachable", retryable: true, cause: error },
    );
  }
  const word = replyWord(message);
  if (word === undefined && !isErrorOf(error, "SyntaxError") && !isErrorOf(error, "TypeError")) return error;
  const why = word === undefined ? "has other content than a queue" : `refuses a command (${word})`;
  return new ServiceError(
    `Redis at ${shown} ${why}; check that it is the Redis of the queue's workers, and its log`,
    { code: word === undefined ? "response_invalid" : "service_failed", cause: error },
  );
}

/**
 * Runs a call of Redis, and names the Redis in its error.
 *
 * @throws ServiceError `service_unreachable` when it is unavailable or does not reply, `service_failed` when it refuses a command,
 * `response_invalid` for a reply that no queue has; other errors as they are
 */
export async function namingRedis<T>(address: RedisAddress, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw toNamed(address, error);
  }
}

const LOST = /^(?:ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|EAI_|ENOTFOUND)/;

function unreachable(shown: string, cause: unknown): ServiceError {
  const code = codeOf(cause);
  const message = reasonOf(cause);
  const answered = SOCKET_TIMEOUT.test(message) ? "it does not answer" : undefined;
  const why = code ?? answered ?? replyWord(message);
  return new ServiceError(`Redis at ${shown} cannot be used${why === undefined ? "" : ` (${why})`}`, {
    code: why === "NOAUTH" || why === "WRONGPASS" ? "unauthenticated" : "service_unreachable",
    retryable: why !== "NOAUTH" && why !== "WRONGPASS",
  });
}
