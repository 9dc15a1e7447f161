import { PolicyLoadError } from "../../base/errors.js";
import { firstMisfit, type Schema } from "../../base/text/check-schema.js";
import { isGenerated } from "./entrypoint-name.js";
import schema from "./policy-description.schema.json" with { type: "json" };
import { parseSection, readSections, SECTION, type PolicyDescription } from "./policy-description.js";

const SCHEMA: Schema = schema;
const DEFINITIONS = "#/$defs/";

const context = {
  resolve: (ref: string): Schema => SCHEMA.$defs?.[ref.slice(DEFINITIONS.length)] ?? { enum: [] },
  // Of a description that another version has written.
  removesAdditional: true,
};

/**
 * Reads the description of a module; `undefined` when it has none.
 *
 * @param subject the policy's name in errors.
 * @throws PolicyLoadError `wasm_invalid` for one that is malformed, or in the form of another version.
 */
export function readDescription(
  wasm: Uint8Array | WebAssembly.Module,
  subject: string,
): PolicyDescription | undefined {
  const [section, ...others] = readSections(wasm);
  if (section === undefined) return undefined;
  const invalid = (why: string): PolicyLoadError =>
    new PolicyLoadError(
      `${subject}: its section ${SECTION} is invalid, or of another version of regohost; compile the policy again`,
      { code: "wasm_invalid", cause: new Error(why) },
    );
  if (others.length > 0) throw invalid("there is more than one");
  const read = parseSection(section);
  const misfit = firstMisfit(SCHEMA, read, context);
  if (misfit !== undefined) throw invalid(`${misfit.path} ${misfit.message}`.trim());
  const description = read as PolicyDescription;
  const other = description.judging.find(({ entrypoint }) => !isGenerated(entrypoint));
  if (other !== undefined) throw invalid(`${other.path}: its entrypoint is not a generated one`);
  return description;
}
