import type { Message } from "../../base/message.js";

/** What is wrong with a configuration file. */
export interface ConfigProblem {
  message: string | Message;
  /** From 1; absent when the parser does not tell it. */
  line?: number;
  /** From 1; absent when the parser does not tell it. */
  column?: number;
  /** The error's code. Default: that of an invalid document. */
  code?: "number_too_large";
}

/** What a parser says is wrong. */
export interface ParserProblem extends ConfigProblem {
  message: string;
}

/** A configuration file as JSON text, or what is wrong with it. */
export type ParsedConfig = { json: Uint8Array } | ConfigProblem;

/** The file that a text is from: what it imports is found from there. */
export interface ConfigFile {
  /** As it was given. */
  path: string;
  /** Base of relative paths. */
  cwd: string;
}
