import { PolicyLoadError } from "../../base/errors.js";
import { validate } from "./compiled/policy-description.js";
import { isGenerated } from "./entrypoint-name.js";
import { parseSection, readSections, SECTION, type PolicyDescription } from "./policy-description.js";

/** Its schema is policy-description.schema.json. */
function isDescription(value: unknown): value is PolicyDescription {
  return validate(value);
}

/**
 * Reads the description of a module; `undefined` when it has none.
 *
 * @param what the policy's name in errors.
 * @throws PolicyLoadError `wasm_invalid` for one that is malformed, or in the form of another version.
 */
export function readDescription(
  wasm: Uint8Array | WebAssembly.Module,
  what: string,
): PolicyDescription | undefined {
  const [section, ...others] = readSections(wasm);
  if (section === undefined) return undefined;
  const invalid = (why: string): PolicyLoadError =>
    new PolicyLoadError(
      `${what}: its section ${SECTION} is invalid, or of another version of regohost; compile the policy again`,
      { code: "wasm_invalid", cause: new Error(why) },
    );
  if (others.length > 0) throw invalid("there is more than one");
  const description = parseSection(section);
  if (!isDescription(description)) {
    const [issue] = validate.errors ?? [];
    throw invalid(`${issue?.instancePath ?? ""} ${issue?.message ?? ""}`.trim());
  }
  const other = description.judging.find(({ entrypoint }) => !isGenerated(entrypoint));
  if (other !== undefined) throw invalid(`${other.path}: its entrypoint is not a generated one`);
  return description;
}
