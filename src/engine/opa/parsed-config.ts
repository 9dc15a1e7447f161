import type { Message } from "../../base/message.js";

/** A problem of a configuration file. */
export interface ConfigProblem {
  message: string | Message;
  /** From 1; absent when the parser does not report it. */
  line?: number;
  /** From 1; absent when the parser does not report it. */
  column?: number;
  /** The error's code. Default: that of an invalid document. */
  code?: "number_too_large";
}

/** A problem that a parser reports. */
export interface ParserProblem extends ConfigProblem {
  message: string;
}

/** A configuration file as JSON text, or its problem. */
export type ParsedConfig = { json: Uint8Array } | ConfigProblem;

/** The file that a text is from: its imports are resolved from there. */
export interface ConfigFile {
  /** As it was passed. */
  path: string;
  /** Base of relative paths. */
  cwd: string;
}
