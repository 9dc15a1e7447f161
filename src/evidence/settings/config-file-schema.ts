import * as z from "../../base/text/zod.js";
import { SETTINGS } from "../../base/host/settings.js";
import type { PlatformMapping, RequestTemplate } from "./platform-mapping.js";

const literal = z.union([z.string(), z.number(), z.boolean()]);

const template: z.ZodType<RequestTemplate> = z.lazy(() =>
  z.union([literal, z.array(literal), z.record(z.string(), template)]),
);

const path = z
  .string()
  .regex(/^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/, "must be field names joined by dots, such as page.next_cursor");

const operation = {
  method: z
    .string()
    .regex(/^\/[\w.]+\/\w+$/, "must be a method as /package.Service/Method")
    .optional(),
  request: z.record(z.string(), template).optional(),
  fields: z.record(z.string(), path).optional(),
  values: z.record(z.string(), z.record(z.string(), z.union([z.string(), z.boolean()]))).optional(),
};

const list = z.strictObject({
  ...operation,
  results: path.optional(),
  cursor: z.union([path, z.literal(false)], "must be a path or false").optional(),
});

/** The mapping of the platform's operations, in the client's options and in the config file alike. */
export const platformMappingSchema: z.ZodType<PlatformMapping> = z.strictObject({
  evidence: list.optional(),
  compliance: list.optional(),
  prompt: z.strictObject(operation).optional(),
});

/** The version of the file's form. A file of a newer one is refused. */
export const CONFIG_VERSION = 1;

// An empty value counts as not set, as it does in the environment.
const text = z
  .string()
  .transform((value) => (value.trim() === "" ? undefined : value.trim()))
  .optional();
const flag = z
  .boolean()
  .transform((value) => String(value))
  .optional();

/** The keys of the table `service`. */
const service = Object.fromEntries(
  Object.values(SETTINGS).flatMap(({ key }) => {
    const [table, name] = key.split(".");
    return table === "service" && name !== undefined
      ? [[name, key === SETTINGS.http2.key ? flag : text]]
      : [];
  }),
);

/** One service: the default one, or a profile. */
const profile = {
  organization: text,
  auth: z.strictObject({ token: text }).optional(),
  service: z.strictObject(service).optional(),
  platform: platformMappingSchema.optional(),
};

/** The config file's keys. Any other is an error, so that a misspelt one is noticed. */
export const configFileSchema = z.strictObject({
  version: z.int().min(1).optional(),
  ...profile,
  profiles: z.record(z.string(), z.strictObject(profile)).optional(),
});

/** The keys that a table may have, for messages about one that it has not. */
export const CONFIG_KEYS: Readonly<Record<string, readonly string[]>> = {
  "": ["version", ...Object.keys(profile), "profiles"],
  profile: Object.keys(profile),
  auth: ["token"],
  service: Object.keys(service),
};
