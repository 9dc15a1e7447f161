import type { Confinement } from "../../base/host/confinement.js";

/** A command for the process of a call. */
export interface ToolCall {
  /** The arguments of the command line. */
  args: readonly string[];
  /** Its standard input. */
  stdin: string;
  limits: Confinement;
}

/** The output of the command, and its exit code. */
export interface CallResult {
  exitCode: number;
  /** Of the error that ended it. */
  code?: string | undefined;
  stdout: string;
  stderr: string;
}
