/**
 * A JSON value as built-ins receive it and `evaluate` returns it.
 *
 * Sets are arrays in OPA's order, keys that are not strings are their JSON text, and integers beyond
 * 2^53 are numbers unless `bigint: true` was asked for.
 */
export type JsonValue =
  null | boolean | number | bigint | string | JsonValue[] | { [key: string]: JsonValue };
