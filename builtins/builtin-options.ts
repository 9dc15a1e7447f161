/** What every factory of a service built-in takes. */
export interface ServiceBuiltinOptions {
  /** The part of the name before the last dot. Default: `service`. */
  namespace?: string;
  /** The most calls of `evidence_prompt` in one evaluation; each of them costs. Default: 20. */
  maxPrompts?: number;
}

/** The full name of a service built-in, such as `service.discover`. */
export function builtinName(name: string, options: ServiceBuiltinOptions | undefined): string {
  return `${options?.namespace ?? "service"}.${name}`;
}
