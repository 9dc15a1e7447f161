import type { ValidateFunction } from "ajv";

export const validate: Pick<ValidateFunction, "errors"> & ((value: unknown) => boolean);
