import { z } from "zod";

/** A setting that may be left out, or null, as in Go. */
export function nullish<Schema extends z.ZodType>(
  schema: Schema,
): z.ZodPipe<
  z.ZodOptional<z.ZodNullable<Schema>>,
  z.ZodTransform<z.output<Schema> | undefined, z.output<Schema> | null | undefined>
> {
  return schema.nullish().transform((value) => value ?? undefined);
}

/** A part of OPA's configuration that this server does not have; its presence is an error that says why. */
export function refused(why: string): z.ZodOptional<z.ZodUndefined> {
  return z.undefined({ error: () => why }).optional();
}
