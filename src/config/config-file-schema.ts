import { z } from "zod";
import { platformMappingSchema } from "./platform-mapping-schema.js";

// An empty value counts as not set, as it does in the environment.
const text = z
  .string()
  .transform((value) => (value.trim() === "" ? undefined : value.trim()))
  .optional();

/** The config file's keys. Any other is an error, so a misspelt one is not passed over. */
export const configFileSchema = z.strictObject({
  organization: text,
  auth: z.strictObject({ token: text }).optional(),
  service: z.strictObject({ base_url: text, grpc_url: text, platform_url: text, ca: text }).optional(),
  platform: platformMappingSchema.optional(),
});
