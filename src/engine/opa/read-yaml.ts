import { askCore, forReading } from "./ask-core.js";
import { withoutParts } from "./shown-message.js";

export interface ReadYamlOptions {
  signal?: AbortSignal | undefined;
  /** Time limit from when opa-core is loaded, in milliseconds. Default: 300,000. */
  timeoutMs?: number | undefined;
  /** The part of it that is left, in milliseconds: errors name the whole. Default: all of it. */
  leftMs?: number | undefined;
  /** Whether a document with a key that its mapping already has is an error. Default: false, as OPA. */
  uniqueKeys?: boolean | undefined;
  /**
   * Whether a document with a number that is read as another one, such as an integer beyond 64 bits, is an error. Default:
   * false, as OPA.
   */
  exactNumbers?: boolean | undefined;
  /**
   * Whose parser reads it. `conftest`: that of Kubernetes, for which `yes`, `no`, `on`, `off`, `y` and `n` are booleans, and
   * `true` and `false` as keys. Default: `opa`, for which they are strings.
   */
  dialect?: "opa" | "conftest" | undefined;
}

/** A document of a YAML stream as JSON text, or its error. */
export type YamlDocument =
  | { json: string }
  | {
      /** Shows nothing of the text but keys. */
      message: string;
      /** Line in the stream, from 1. */
      line?: number;
      /** From 1. Absent for a syntax error, for which OPA's parser does not report it. */
      column?: number;
    };

/**
 * Converts the documents of a YAML stream as OPA does for data: `0777` is 511, `<<` merges, the last of equal keys
 * wins, a date is a string. Empty documents are omitted. An unreadable document, such as one whose aliases expand too
 * far, yields its error; the others are still read.
 *
 * @param text of a large stream its bytes in UTF-8, which a worker takes and decodes: they are empty afterwards.
 * @throws EvaluationError `timeout`, `aborted`, `stack_limit`, `memory_limit`, `opa_core_failed`.
 * @throws PolicyLoadError `opa_core_unavailable`
 */
export async function readYaml(
  text: string | Uint8Array,
  options: ReadYamlOptions = {},
): Promise<YamlDocument[]> {
  const { uniqueKeys = false, exactNumbers = false, dialect } = options;
  const [inRequest, asBytes] = typeof text === "string" ? [text] : [undefined, text];
  const { documents } = await askCore<{ documents: YamlDocument[] }>(
    "reading YAML",
    { op: "yaml", text: inRequest, uniqueKeys, exactNumbers, conftest: dialect === "conftest" },
    forReading(options),
    { text: asBytes },
  );
  return documents.map((one) =>
    "json" in one
      ? one
      : { ...one, message: explainKey(one.message) ?? withoutParts(inRequest, one.message) },
  );
}

/** Explains keys that JSON cannot have: the parser writes them as values of Go, without their place. */
function explainKey(message: string): string | undefined {
  return /^(?:invalid|unsupported) map key/.test(message)
    ? "the key of a mapping cannot be a mapping, a list or null"
    : undefined;
}
