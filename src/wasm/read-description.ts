import { PolicyLoadError } from "../errors.js";
import {
  ANY,
  filledList,
  FLAG,
  INTEGER,
  list,
  object,
  oneOf,
  optional,
  record,
  TEXT,
  type Shape,
} from "../values/shape.js";
import { isGenerated } from "./entrypoint-name.js";
import {
  parseSection,
  readSections,
  SECTION,
  VERSION,
  type PolicyDescription,
} from "./policy-description.js";

type Judging = PolicyDescription["judging"][number];

const TEXTS = list(TEXT);
const METADATA = record(ANY);
const KIND = oneOf("set", "object", "value", "function");
const LOCATION = object<PolicyDescription["references"][number]["location"]>({
  file: TEXT,
  row: INTEGER,
  column: INTEGER,
});

const JUDGING = object<Judging>({
  path: TEXT,
  test: FLAG,
  annotations: optional(METADATA),
  rules: list(
    object<Judging["rules"][number]>({ name: TEXT, location: LOCATION, annotations: optional(METADATA) }),
  ),
  argument: TEXT,
  judged: filledList(TEXT),
  entrypoint: TEXT,
  definitions: record(
    list(
      object<Judging["definitions"][string][number]>({
        kind: KIND,
        location: LOCATION,
        annotations: optional(list(METADATA)),
      }),
    ),
  ),
  groups: optional(record(list(list(INTEGER)))),
  ruleCount: INTEGER,
  schemas: optional(
    list(
      object<NonNullable<Judging["schemas"]>[number]>({
        rule: TEXT,
        path: TEXTS,
        name: optional(TEXT),
        definition: optional(ANY),
        location: LOCATION,
      }),
    ),
  ),
});

/** A compiled validator of ajv's would be ten times the size, which each gate of a compiled policy reads. */
const DESCRIPTION: Shape<PolicyDescription> = object<PolicyDescription>({
  version: oneOf(VERSION),
  compiler: object<PolicyDescription["compiler"]>({ regohost: TEXT, opa: TEXT, planner: TEXT }),
  entrypoints: TEXTS,
  packages: list(object<PolicyDescription["packages"][number]>({ path: TEXT, test: FLAG })),
  rules: list(object<PolicyDescription["rules"][number]>({ path: TEXTS, kind: KIND })),
  references: list(
    object<PolicyDescription["references"][number]>({
      reference: TEXT,
      path: filledList(TEXT),
      inPackage: FLAG,
      location: LOCATION,
    }),
  ),
  judging: list(JUDGING),
  policies: TEXTS,
  ignored: list(
    object<PolicyDescription["ignored"][number]>({
      name: TEXT,
      refuses: FLAG,
      like: optional(TEXT),
      verdict: TEXT,
      location: LOCATION,
    }),
  ),
  unchecked: TEXTS,
  checked: record(TEXT),
  source: object<PolicyDescription["source"]>({ digest: TEXT, files: TEXTS }),
});

/**
 * The description of a module; `undefined` when it has none.
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
  let reason = "";
  if (!DESCRIPTION(description, "", (first) => (reason = first))) throw invalid(reason);
  const other = description.judging.find(({ entrypoint }) => !isGenerated(entrypoint));
  if (other !== undefined) throw invalid(`${other.path}: its entrypoint is not a generated one`);
  return description;
}
