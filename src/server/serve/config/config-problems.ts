import * as z from "../../../base/text/zod.js";
import { nearest } from "../../../base/text/nearest.js";
import { shownValue } from "../../../base/text/address.js";

/** The names that a schema knows at a path of what it reads. */
function namesAt(schema: unknown, path: readonly PropertyKey[]): readonly string[] {
  if (schema instanceof z.ZodPipe) return namesAt(schema.in, path);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return namesAt(schema.unwrap(), path);
  const [key, ...rest] = path;
  if (schema instanceof z.ZodObject) {
    const shape: Readonly<Record<string, unknown>> = schema.shape;
    return key === undefined ? Object.keys(shape) : namesAt(shape[String(key)], rest);
  }
  if (key === undefined) return [];
  if (schema instanceof z.ZodRecord) return namesAt(schema.valueType, rest);
  return schema instanceof z.ZodArray ? namesAt(schema.element, rest) : [];
}

/** What is wrong with a configuration, a line each: with its place, and of an unknown key the nearest one. */
export function describeProblems({ issues }: z.ZodError, schema: z.ZodType): string {
  const lines = issues.flatMap((issue) => {
    const where = z.toDotPath(issue.path);
    if (issue.code !== "unrecognized_keys")
      return [where === "" ? issue.message : `${where}: ${issue.message}`];
    const known = namesAt(schema, issue.path);
    return issue.keys.map(
      (name) =>
        `unknown key ${JSON.stringify(shownValue(where === "" ? name : `${where}.${name}`))}${nearest(name, known)}`,
    );
  });
  return lines.map((line) => `\n  ${line}`).join("");
}
