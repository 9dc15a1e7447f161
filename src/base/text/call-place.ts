/** A place in a policy where a built-in is called. */
export interface CallPlace {
  /** The policy's file, as it was named when it was compiled. */
  file: string;
  /** From 1. */
  row: number;
  /** From 1. */
  column: number;
  /** Whether METADATA of its rule leaves errors of built-ins undefined. */
  optedOut: boolean;
}
