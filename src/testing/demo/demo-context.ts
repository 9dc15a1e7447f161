import type { BuiltinDeclaration } from "../../engine/builtin/builtin.js";
import type { TextStyle } from "../../gate/report/style.js";

export interface DemoContext {
  /** npm's environment. No SERVICE_* variable is read. */
  env: Readonly<Record<string, string | undefined>>;
  signal: AbortSignal;
  style: TextStyle;
  /** Time limit of one evaluation, in milliseconds. */
  timeoutMs?: number | undefined;
  speculate: boolean;
  /** Runs the tests of policies: `testPolicies` of `regohost/tooling`. */
  testPolicies(
    names: string[],
    options: { cwd: string; builtins: readonly BuiltinDeclaration[] },
  ): Promise<{ passed: boolean; report: (format: "junit") => Promise<string> }>;
  /** Reports progress. */
  note(text: string): Promise<void>;
}

/** The demo cannot create the release: npm is missing or failed, or the package is incomplete. */
export class DemoError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "DemoError";
  }
}
