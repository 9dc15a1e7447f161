/**
 * What is used of Zod. The package holds this of it and no more: of a module that is imported when it is needed, all would be.
 */
export {
  array,
  boolean,
  enum,
  /** `src/cli/gate/gate-file.ts` takes it of a late import, which knip does not follow. @public */
  int,
  lazy,
  literal,
  looseObject,
  number,
  object,
  record,
  strictObject,
  string,
  undefined,
  union,
  unknown,
  ZodNullable,
  ZodObject,
  ZodOptional,
  ZodPipe,
  type infer,
  type output,
  type RefinementCtx,
  type ZodTransform,
  type ZodType,
  type ZodUndefined,
} from "zod";
export type { $ZodIssue, $ZodRawIssue, $ZodType, $ZodTypes } from "zod/v4/core";
