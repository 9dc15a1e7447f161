import * as z from "../../base/text/zod.js";
import { keyText, unknownKeys } from "./config-keys.js";
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

const platformMapping: z.ZodType<PlatformMapping> = z.strictObject({
  evidence: list.optional(),
  compliance: list.optional(),
  prompt: z.strictObject(operation).optional(),
});

/**
 * Returns the problems of a mapping of the platform's operations, of the client's options or the config file; empty for a right one. In a
 * module of its own, because Zod takes 25 ms to load, and few have a mapping.
 *
 * @param at the mapping's key.
 */
export function mappingProblems(value: unknown, at: readonly string[]): string[] {
  const { error } = platformMapping.safeParse(value);
  return (error?.issues ?? []).map((issue) => {
    const key = [...at, ...issue.path.map(String)];
    if (issue.code === "unrecognized_keys") return unknownKeys(key, issue.keys, []);
    return `${keyText(key)}: ${reason(issue)}`;
  });
}

function reason(issue: { code: string; message: string }): string {
  if (issue.code !== "invalid_type" || !("expected" in issue)) return issue.message;
  return `must be a ${issue.expected === "object" || issue.expected === "record" ? "table" : String(issue.expected)}`;
}
