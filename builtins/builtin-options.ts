/** The options of every factory of a service built-in. */
export interface ServiceBuiltinOptions {
  /** The part of the name before the last dot. Default: `service`. */
  namespace?: string | undefined;
  /** Maximum number of calls of `evidence_prompt` in one evaluation; each costs money. Default: 20. */
  maxPrompts?: number | undefined;
}

/** The full name of a service built-in, such as `service.discover`. */
export function builtinName(name: string, options: ServiceBuiltinOptions | undefined): string {
  return `${options?.namespace ?? "service"}.${name}`;
}
