import { z } from "zod";
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
