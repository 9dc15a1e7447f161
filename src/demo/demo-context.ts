import type { TextStyle } from "../report/style.js";

/** The context of the demo. */
export interface DemoContext {
  /** npm's environment. No SERVICE_* variable of it is read. */
  env: Readonly<Record<string, string | undefined>>;
  signal: AbortSignal;
  style: TextStyle;
  /** Of one evaluation, in milliseconds. */
  timeoutMs?: number | undefined;
  speculate: boolean;
  /** Reports progress. */
  note(text: string): Promise<void>;
}
