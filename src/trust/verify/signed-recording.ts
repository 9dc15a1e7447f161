import { workingFolder } from "../../base/host/working-folder.js";
import { VerificationError, invalidConfig, unusableDocument, missingSignature } from "../../base/errors.js";
import { copyOptions, isObject } from "../../base/text/option-rules.js";
import { readEnvelope, type Envelope } from "./envelope.js";
import { verifySignatures } from "./signatures.js";
import { signPayload } from "./sign.js";
import { readSigningKey, type SigningKey, type SignOptions } from "./signing-key.js";
import { readKeys } from "./verification-key.js";
import type { VerifyOptions } from "./verify-options.js";

/** The payload type of a signed recording. */
const RECORDING_TYPE = "application/vnd.regohost.recording+json";

/**
 * Signs a recording (`Recording.toJson()`), in a DSSE envelope of the type `application/vnd.regohost.recording+json`.
 * `Recording.parse` accepts it too; `verifyRecording` verifies the signer.
 *
 * @returns the file's text.
 * @throws VerificationError `key_invalid`. No error contains the key.
 * @throws DocumentError `document_invalid` for a text that is not a JSON object.
 *
 * @example
 * ```ts
 * import { readFile, writeFile } from "node:fs/promises";
 * import type { Recording } from "regohost";
 * import { signRecording } from "regohost/verify";
 *
 * async function keep(recording: Recording): Promise<void> {
 *   const key = await readFile("gate.pem", "utf8");
 *   await writeFile("recording.json", signRecording(recording.toJson(), { key }), { mode: 0o600 });
 * }
 * ```
 */
export function signRecording(recording: string, options: SignOptions): string {
  return signRecordingWith(recording, readSigningKey(options));
}

/** @throws DocumentError `document_invalid` */
export function signRecordingWith(recording: string, key: SigningKey): string {
  const value = parseOrUndefined(recording);
  if (!isObject(value) || Array.isArray(value)) {
    throw unusableDocument("the recording", "the recording is not JSON of an object");
  }
  return `${JSON.stringify(signPayload(RECORDING_TYPE, Buffer.from(recording), key))}\n`;
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses the envelope of a signed recording; returns `undefined` for anything else, including values that are not JSON
 * text.
 *
 * @throws DocumentError `envelope_invalid` for a malformed one.
 * @throws VerificationError `statement_invalid` for an envelope with another payload type.
 */
export function openRecording(name: string, text: unknown): Envelope | undefined {
  // JSON is parsed a second time only where it may be an envelope.
  if (typeof text !== "string" || !text.includes('"payloadType"') || !isObject(parseOrUndefined(text)))
    return undefined;
  const envelope = readEnvelope(name, Buffer.from(text));
  if (envelope === undefined || envelope.payloadType === RECORDING_TYPE) return envelope;
  throw new VerificationError(
    `${name} is an envelope of the type ${JSON.stringify(envelope.payloadType)}, not of a recording (${RECORDING_TYPE})`,
    { code: "statement_invalid" },
  );
}

/** Options of `verifyRecording`. */
export type VerifyRecordingOptions = Pick<VerifyOptions, "threshold" | "cwd"> &
  Required<Pick<VerifyOptions, "keys">>;

/**
 * Verifies the signer of a recording.
 *
 * @param name its name in errors.
 * @returns the signed text, for `Recording.parse`.
 * @throws VerificationError `signature_missing` for an unsigned recording, `signature_invalid` when fewer keys than
 * `threshold` have signed, `statement_invalid` for an envelope with another payload type, `key_invalid`
 * @throws DocumentError `envelope_invalid`, and for a key's file that cannot be read.
 * @throws ConfigurationError `config_invalid` without a key.
 *
 * @example
 * ```ts
 * import { readFile } from "node:fs/promises";
 * import { loadPolicy, Recording } from "regohost";
 * import { verifyRecording } from "regohost/verify";
 *
 * const text = await readFile("recording.json", "utf8");
 * const replay = Recording.parse(await verifyRecording(text, { keys: [{ path: "gate.pub" }] }));
 * await using policy = await loadPolicy("policies/", { replay });
 * ```
 */
export async function verifyRecording(
  text: string,
  options: VerifyRecordingOptions,
  name = "the recording",
): Promise<string> {
  const { keys: sources, threshold = 1, cwd = workingFolder() } = copyOptions("verifyRecording", options);
  if (!Array.isArray(sources) || sources.length === 0 || !Number.isSafeInteger(threshold) || threshold < 1) {
    throw invalidConfig("verifyRecording: it needs keys, and a threshold of at least 1");
  }
  const keys = await readKeys(sources, cwd);
  const envelope = openRecording(name, text);
  if (envelope === undefined) {
    throw missingSignature(`${name} is not signed`);
  }
  await verifySignatures(name, envelope, keys, threshold);
  return Buffer.from(envelope.payload).toString("utf8");
}
