import * as z from "../../../base/text/zod.js";
import { invalidConfig, type ConfigurationError } from "../../../base/errors.js";

/** A setting that may be absent or null, as in Go. */
export function nullish<Schema extends z.ZodType>(
  schema: Schema,
): z.ZodPipe<
  z.ZodOptional<z.ZodNullable<Schema>>,
  z.ZodTransform<z.output<Schema> | undefined, z.output<Schema> | null | undefined>
> {
  return schema.nullish().transform((value) => value ?? undefined);
}

/** A part of OPA's configuration that this server does not support; its presence is an error that states the reason. */
export function refused(why: string): z.ZodOptional<z.ZodUndefined> {
  return z.undefined({ error: () => why }).optional();
}

/** The upper bounds of a histogram's buckets. As in OPA, they must increase; here at least one is required. */
export const BUCKETS = z
  .array(z.number().positive())
  .min(1)
  .refine((bounds) => bounds.every((bound, at) => at === 0 || bound > (bounds[at - 1] ?? bound)), {
    error: () => "each bucket has to be greater than the one before",
  });

export const seconds = z
  .number()
  .int()
  .min(0)
  .max(86_400 * 365);
export const NO_MANUAL =
  'with "manual" only a program in Go that embeds OPA makes it happen; write "periodic"';
export const TRIGGER = nullish(z.literal("periodic", { error: () => NO_MANUAL }));
export const NO_PLUGINS = "OPA's plugins are Go code, which is not supported";

export const DELAYS = {
  min_delay_seconds: nullish(seconds),
  max_delay_seconds: nullish(seconds),
};

/** The shortest and the longest wait, in milliseconds. */
export interface Delay {
  minMs: number;
  maxMs: number;
}

/** The error for an invalid configuration. @param file that contains it, if known. */
export function invalid(message: string, file?: string): ConfigurationError {
  const subject = file === undefined ? "the configuration" : `the configuration ${file}`;
  return invalidConfig(`${subject}: ${message}`);
}

export function toDelay(
  where: string,
  {
    min_delay_seconds: min,
    max_delay_seconds: max,
  }: { min_delay_seconds?: number | undefined; max_delay_seconds?: number | undefined },
  defaults: readonly [min: number, max: number],
): Delay {
  if ((min === undefined) !== (max === undefined)) {
    throw invalid(`${where}: min_delay_seconds and max_delay_seconds belong together`);
  }
  const [minS, maxS] = [min ?? defaults[0], max ?? defaults[1]];
  if (maxS < minS) throw invalid(`${where}: max_delay_seconds is less than min_delay_seconds`);
  return { minMs: minS * 1_000, maxMs: maxS * 1_000 };
}
