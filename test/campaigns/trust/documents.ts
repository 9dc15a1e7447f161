import type { Random } from "../differential/random.js";
import { PROMPTS, type Subjects } from "./world.js";

const LICENSES = PROMPTS.map((text) => JSON.stringify(text));

/** Values of a field, as JSON texts: those that policies expect, and others. */
type Values = readonly [expected: readonly string[], others?: readonly string[]];

function fieldsOf({ digests, versions, urls }: Subjects): Record<string, Values> {
  const text = (value: string): string => JSON.stringify(value);
  const { known, large, unknown, ambiguous } = digests;
  return {
    license: [LICENSES],
    signed: [["true", "true", "true", "false"]],
    components: [
      [
        "[]",
        '[{"name": "a", "risk": 1, "ok": true, "license": "MIT"}]',
        '[{"name": "a", "risk": 9, "ok": true}, {"name": "b", "risk": 2, "ok": false}]',
        '[{"name": "a", "risk": 1, "ok": true}, {"name": "b", "ok": true}, {"name": "c", "risk": 3, "license": "GPL"}]',
      ],
      ["null", "{}", '"a"'],
    ],
    big: [["1", "9007199254740992", "9007199254740993", "123456789012345678901234567890", "1e3", "0.1"]],
    version: [
      ['"3"', '"7"'],
      ['"x"', "7", '"1.2.4"', "null"],
    ],
    total: [
      ["0", "7", "40"],
      ["-1", '"7"', "41.5"],
    ],
    parts: [
      ["1", "2", "3"],
      ["0", '"1"'],
    ],
    note: [['"{\\"bad\\": true}"'], ['"not JSON: ["', '"YmFk"', '"10.1.2.3"', '"a,b"', '"7KB"', '""', "7"]],
    pattern: [['"^G"', '"MIT|GPL"'], ['"["']],
    date: [['"1970-01-01T00:00:00Z"', '"2026-01-02T03:04:05Z"'], ['"yesterday"']],
    numbers: [
      ["[]", "[1, 2, 3]", "[9, 19]"],
      ['[1, "x"]', "{}"],
    ],
    digest: [[known, known, large, unknown].map(text), [text(ambiguous), '"sha256:x"']],
    project: [Object.values(versions).map(text), ['"no UUID"']],
    url: [[urls.up, urls.up, urls.failing].map(text), [text(urls.down)]],
    kind: [['"release"', '"release"', '"sbom"']],
    other: [['"secret"', '{"deep": [[["secret"]]]}', '"ü😀"', "null", "1.50", '"\\u0000"']],
  };
}

/** A document, as the JSON texts of its fields. Most of its fields are present, with values that policies expect. */
export type Fields = ReadonlyMap<string, string>;

export function generateFields(random: Random, subjects: Subjects): Fields {
  const fields = new Map<string, string>();
  for (const [name, [expected, others = expected]] of Object.entries(fieldsOf(subjects))) {
    if (!random.oneIn(40)) fields.set(name, random.pick(random.oneIn(20) ? others : expected));
  }
  return fields;
}

export function toJson(fields: Fields): string {
  return `{${[...fields].map(([name, text]) => `${JSON.stringify(name)}: ${text}`).join(", ")}}`;
}
