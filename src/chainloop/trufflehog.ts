import { decodeText } from "../engine/source/read-document.js";
import { parseJson } from "../base/terms/parse-term.js";
import { formatJson } from "../base/terms/json-format.js";
import { RegoNumber, RegoObject, getTypeName, type Term } from "../base/terms/term.js";
import { throwMaterialError } from "./material-error.js";
import { TOOL, type Kind, type ParseMember, type Projection } from "./kind.js";

const KIND = "TRUFFLEHOG_JSON";

/** The fields of a finding that the engine preserves, with their defaults. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ["SourceMetadata", "{}"],
  ["SourceID", "0"],
  ["SourceType", "0"],
  ["SourceName", '""'],
  ["DetectorType", "0"],
  ["DetectorName", '""'],
  ["DecoderName", '""'],
  ["Verified", "false"],
  ["Raw", '""'],
  ["Redacted", '""'],
]);

/** Members of an object by the names of fields, which Go matches case-insensitively; `null` counts as absent. */
function getFields(object: RegoObject, names: Iterable<string>): Map<string, Term> {
  const byFold = new Map([...names].map((name) => [name.toLowerCase(), name]));
  const found = new Map<string, Term>();
  for (const [key, value] of object.entries) {
    const name = typeof key === "string" ? byFold.get(key.toLowerCase()) : undefined;
    if (name !== undefined && (value !== null || name === "Data")) found.set(name, value);
  }
  return found;
}

function toFinding(document: string, given: Term): RegoObject {
  const object = given ?? new RegoObject([]);
  if (!(object instanceof RegoObject)) return throwMaterialError(document, KIND, "it is no finding");
  const fields = getFields(object, FIELDS.keys());
  const members = [...FIELDS].map(([name, absent]): [string, Term] => {
    const otherwise = parseJson(absent);
    const value = fields.get(name) ?? otherwise;
    const isWrong =
      getTypeName(value) !== getTypeName(otherwise) ||
      (value instanceof RegoNumber && !/^-?\d+$/.test(formatJson(value)));
    if (isWrong) throwMaterialError(document, KIND, `its ${name} has another type`);
    if (!(value instanceof RegoObject)) return [name, value];
    return [name, new RegoObject([...getFields(value, ["Data"])])];
  });
  return new RegoObject(members);
}

/** A list of findings, or a finding on each line; an empty text is a report without findings. */
export const TRUFFLEHOG: Kind = {
  emptyAs: "[]",
  project: (name, bytes) => Promise.resolve((parse) => readFindings(name, bytes, parse)),
};

function readFindings(name: string, bytes: Uint8Array, parse: ParseMember): Projection {
  const text = decodeText(name, bytes, { ignoreBOM: true });
  const found = /^\s*\[/.test(text)
    ? parse(name, text)
    : text.split("\n").flatMap((line, index) => {
        const location = `line ${String(index + 1)} of ${name}`;
        return line.trim() === "" ? [] : [parse(location, line)];
      });
  if (!Array.isArray(found)) return throwMaterialError(name, KIND, "it is not a list of findings");
  const findings = found.map((finding, index) =>
    toFinding(`finding ${String(index + 1)} of ${name}`, finding),
  );
  const [first] = findings;
  const detector = first?.entries.find(([key]) => key === "DetectorName")?.[1];
  if (detector === "") throwMaterialError(name, KIND, "its first finding has no DetectorName");
  return { text: formatJson(findings), annotations: { [`${TOOL}.name`]: "trufflehog" } };
}
