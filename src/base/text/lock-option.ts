import { invalidConfig } from "../errors.js";
import { FLAG, mergeOptions, OBJECT, rule, TEXT, type Rules } from "./option-rules.js";

/** A lock file, and whether it determines what is read. */
export interface LockOptions {
  /** The file, as `--update-lock` writes it. */
  path: string;
  /**
   * Whether an address is read as the file has it, whatever is there now. `false`: an address that is another now is an error
   * (`pin_mismatch`), so that who can write the file cannot choose an older policy. Default: true.
   */
  pins?: boolean | undefined;
}

const RULES: Rules<LockOptions> = { path: TEXT, pins: FLAG };

/** The option `lock`: a path, or more. */
export const LOCK = rule("a path or an object", (value) => typeof value === "string" || OBJECT[1](value));

/** @throws ConfigurationError `config_invalid` */
export function toLockOptions(lock: string | LockOptions): { path: string; pins: boolean } {
  const { path, pins = true } = typeof lock === "string" ? { path: lock } : mergeOptions("lock", lock, RULES);
  if (path === undefined) throw invalidConfig("lock: the path is missing");
  return { path, pins };
}
