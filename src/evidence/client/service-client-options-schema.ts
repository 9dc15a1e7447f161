import * as z from "../../base/text/zod.js";
import { MAX_TIMER_MS } from "../../base/async/deadline.js";
import { COMPAT_NAMES } from "../settings/compat.js";
import { platformMappingSchema } from "../settings/config-file-schema.js";

const text = z.string().optional();
const count = z.int().min(1).optional();
const milliseconds = z.int().min(0).max(MAX_TIMER_MS).optional();
const timeout = z.int().min(1).max(MAX_TIMER_MS).optional();
const isFunction = (value: unknown): boolean => typeof value === "function";

/** RFC 9110's field names, without those that carry or frame something else. */
const organizationHeader = z
  .string()
  .regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/, "must be a header's name")
  .refine(
    (name) =>
      !/^(authorization|host|accept|accept-encoding|user-agent|cookie|connection|content-.*)$/i.test(name),
    "is a header with a meaning of its own",
  )
  .optional();

/** The options of a client. An unknown option is an error, so that a misspelt one is noticed. */
export const serviceClientOptionsSchema = z.strictObject({
  baseUrl: text,
  grpcUrl: text,
  transport: z.enum(["rest", "grpc"]).optional(),
  platformUrl: text,
  token: z
    .union([z.string(), z.custom<() => string>(isFunction)], "must be a string or a function")
    .optional(),
  organization: text,
  organizationHeader,
  apiTokenAudiences: z.array(z.string().min(1)).optional(),
  userTokenAudiences: z.array(z.string().min(1)).optional(),
  ca: text,
  notFoundText: text,
  http2: z.boolean().optional(),
  fetch: z.custom<typeof globalThis.fetch>(isFunction, "must be a function").optional(),
  maxConnections: z.int().min(1).max(10_000).optional(),
  timeouts: z.strictObject({ connectMs: timeout, idleMs: timeout, requestMs: timeout }).optional(),
  beforeRequest: z
    .custom<(signal: AbortSignal, deadline: number) => Promise<void>>(isFunction, "must be a function")
    .optional(),
  maxAttempts: z.int().min(1).max(100).optional(),
  retryDelays: z.strictObject({ baseMs: milliseconds, maxMs: milliseconds }).optional(),
  maxResponseBytes: count,
  maxDownloadBytes: count,
  artifactCacheBytes: z.int().min(0).optional(),
  maxPages: count,
  maxRecords: count,
  platform: platformMappingSchema.optional(),
  env: z
    .custom<object>((value) => typeof value === "object" && value !== null, "must be an object")
    .optional(),
  configFile: z.union([z.string().min(1), z.literal(false)], "must be a path or false").optional(),
  profile: z.string().min(1).optional(),
  compat: z.enum(COMPAT_NAMES).optional(),
  profileFrom: z.string().min(1).optional(),
  onWarning: z.custom<(message: string) => void>(isFunction, "must be a function").optional(),
});
