import { invalid, type Input, type InputDocument, type Scenario } from "./scenario.js";

/** The inputs whose documents are judged: unchanged, or as Conftest splits and combines them. */
export function judgedInputs(
  { rules, combine }: Pick<Scenario, "rules" | "combine">,
  inputs: readonly Input[],
): readonly Pick<Input, "name" | "documents">[] {
  if (rules === undefined) return inputs;
  if (combine !== true) {
    return inputs.map(({ name, documents }) => ({
      name,
      documents: documents.length === 1 ? documents.flatMap(splitArray) : documents,
    }));
  }
  const all = inputs
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name, documents, isEnvelope }) =>
      documents
        .map((document): InputDocument =>
          isEnvelope === true ? { obstacle: invalid("an envelope cannot be combined") } : document,
        )
        .flatMap((document) =>
          documents.length === 1 && "json" in document ? splitArray(document) : [document],
        )
        .map((document) => ({ name, document })),
    );
  const broken = all.flatMap(({ document }) => ("obstacle" in document ? [document] : []));
  const parts = all.flatMap(({ name, document }) =>
    "json" in document ? [`{"path":${JSON.stringify(name)},"contents":${document.json}}`] : [],
  );
  return [{ name: "Combined", documents: broken.length > 0 ? broken : [{ json: `[${parts.join(",")}]` }] }];
}

/** The members of a document that is an array. */
function splitArray(document: InputDocument): InputDocument[] {
  if ("obstacle" in document) return document.members?.map((json) => ({ json })) ?? [document];
  const value: unknown = JSON.parse(document.json);
  if (!Array.isArray(value)) return [document];
  if (value.length === 0) return [{ obstacle: invalid("it is an empty array") }];
  // The generated arrays contain nothing that JavaScript would round.
  return value.map((member) => ({ json: JSON.stringify(member) }));
}
