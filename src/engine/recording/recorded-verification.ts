import { toJsonValue, type JsonValue } from "../../base/terms/json-value.js";
import { isJsonObject } from "../../base/text/member-of.js";
import { parseJson } from "../../base/terms/parse-term.js";
import { sha256 } from "../../base/text/sha256.js";
import type { RecordedVerification } from "./recorded-call.js";

type Facts = Readonly<Record<string, JsonValue>>;

function toFacts(text: string): Facts {
  const value = toJsonValue(parseJson(text));
  return isJsonObject(value) ? value : {};
}

/**
 * Creates the recorded form of the verified facts about an input.
 *
 * @param input the digest of the input's canonical text.
 * @param facts JSON text.
 * @param image the digest of the image whose attestation it is.
 */
export function toRecordedVerification(input: string, facts: string, image?: string): RecordedVerification {
  const { document_digest: document } = toFacts(facts);
  return {
    input,
    ...(typeof document === "string" ? { document } : {}),
    ...(image === undefined ? {} : { image }),
    facts,
  };
}

/** Returns the only facts. Equal facts count once; different ones are ambiguous. */
function theOnly(found: readonly RecordedVerification[]): Facts | undefined {
  const [facts, ...others] = new Set(found.map((one) => one.facts));
  return facts === undefined || others.length > 0 ? undefined : toFacts(facts);
}

/** Returns the verified facts about the input with this digest. */
export function verificationOfInput(
  verifications: readonly RecordedVerification[],
  input: string,
): Facts | undefined {
  return theOnly(verifications.filter((one) => one.input === input));
}

/**
 * Returns the verified facts about an envelope or bundle, found by its bytes.
 *
 * @param image the digest of the image whose attestation it is. Default: the same for any image or file.
 */
export function verificationOfDocument(
  verifications: readonly RecordedVerification[],
  json: Uint8Array | string,
  image?: string,
): Facts | undefined {
  const digest = sha256(json);
  return theOnly(
    verifications.filter((one) => one.document === digest && (image === undefined || one.image === image)),
  );
}

/** Returns the list in a recording's file; `undefined` for none. */
export function verificationsText(verifications: readonly RecordedVerification[] = []): string | undefined {
  const lines = new Set(
    verifications.map(({ input, image, facts }) => {
      const members = [
        `"input": ${JSON.stringify(input)}`,
        ...(image === undefined ? [] : [`"image": ${JSON.stringify(image)}`]),
        `"facts": ${facts}`,
      ];
      return `    { ${members.join(", ")} }`;
    }),
  );
  return lines.size === 0 ? undefined : `[\n${[...lines].join(",\n")}\n  ]`;
}
