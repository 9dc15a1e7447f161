/**
 * A JSON value that built-ins receive and `evaluate` returns.
 *
 * Sets are arrays in OPA's order, keys that are not strings are their JSON text, and integers beyond 2^53 are numbers
 * unless `bigint: true` is set.
 */
export type JsonValue =
  null | boolean | number | bigint | string | JsonValue[] | { [key: string]: JsonValue };
