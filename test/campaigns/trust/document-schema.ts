/** The name of the schema in METADATA. */
export const SCHEMA_NAME = "schema.document";

/** Its file in the folder of `--schema`. */
export const SCHEMA_FILE = "document.json";

const TYPED = { license: "string", signed: "boolean", big: "number" } as const;

/** Additional fields that policies refer to; OPA's checker rejects any other. */
const OTHER_FIELDS = [
  ...["components", "version", "total", "parts", "note", "pattern", "date", "numbers"],
  ...["digest", "project", "url", "kind", "other"],
];

/** The schema, as JSON text. */
export const SCHEMA = JSON.stringify({
  $schema: "http://json-schema.org/draft-07/schema#",
  type: "object",
  required: ["license"],
  properties: {
    ...Object.fromEntries(Object.entries(TYPED).map(([name, type]) => [name, { type }])),
    ...Object.fromEntries(OTHER_FIELDS.map((name) => [name, {}])),
  },
});

/** Whether a document matches the schema, by its JSON text. */
export function fitsSchema(json: string): boolean {
  const value: unknown = JSON.parse(json);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const document = value as Record<string, unknown>;
  return (
    typeof document["license"] === "string" &&
    Object.entries(TYPED).every(
      ([name, type]) => document[name] === undefined || typeof document[name] === type,
    )
  );
}
