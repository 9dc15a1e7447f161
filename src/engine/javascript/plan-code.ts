/** The code of a plan (`write-javascript.ts`). */
export interface PlanCode {
  /** Names of the built-ins that it calls. */
  readonly builtins: readonly string[];
  /** Makes the entrypoints of the functions and classes that it uses, and its built-ins. */
  make(this: void, runtime: unknown, builtins: unknown): unknown;
}
