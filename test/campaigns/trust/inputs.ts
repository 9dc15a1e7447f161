import type { Random } from "../differential/random.js";
import { generateFields, toJson, type Fields } from "./documents.js";
import { invalid, type Input, type InputDocument } from "./scenario.js";
import type { Subjects } from "./world.js";

const OCTETS = new TextEncoder();
const base64 = (text: string): string => Buffer.from(text).toString("base64");

interface Written {
  text: string | Uint8Array;
  extension: string;
  documents: readonly InputDocument[];
  isEnvelope?: true;
}

const bad = (why: string): InputDocument[] => [{ obstacle: invalid(why) }];

function envelope(payload: string, more: object = {}): object {
  return {
    payloadType: "application/json",
    payload: base64(payload),
    signatures: [{ sig: "AA==" }],
    ...more,
  };
}

/** A document as YAML, a field per line. */
function toYaml(fields: Fields): string {
  return fields.size === 0 ? "{}\n" : [...fields].map(([name, text]) => `${name}: ${text}\n`).join("");
}

/** A document in YAML, whose larger numbers the gate rejects: OPA would parse doubles. */
function readFromYaml(fields: Fields): InputDocument {
  const isLarge = [...fields.values()].some((text) => /^\d{20,}$/.test(text));
  return isLarge ? { obstacle: invalid("a number cannot be read exactly") } : { json: toJson(fields) };
}

/** Forms of documents, and the errors of some of them. */
const KINDS: Record<string, (next: () => Fields, random: Random) => Written> = {
  json: (next) => {
    const json = toJson(next());
    return { text: json, extension: "json", documents: [{ json }] };
  },
  "json with spaces": (next) => {
    const json = toJson(next());
    return { text: `\n\t ${json}\r\n\n`, extension: "json", documents: [{ json }] };
  },
  "json lines": (next, random) => {
    const texts = Array.from({ length: 1 + random.below(3) }, () => toJson(next()));
    return { text: `${texts.join("\n")}\n`, extension: "jsonl", documents: texts.map((json) => ({ json })) };
  },
  yaml: (next) => {
    const fields = next();
    return { text: toYaml(fields), extension: "yaml", documents: [readFromYaml(fields)] };
  },
  "several documents of yaml": (next, random) => {
    const all = Array.from({ length: 2 + random.below(2) }, next);
    return {
      text: all.map((fields) => `---\n${toYaml(fields)}`).join(""),
      extension: "yml",
      documents: all.map(readFromYaml),
    };
  },
  envelope: (next) => {
    const json = toJson(next());
    return {
      text: JSON.stringify(envelope(json)),
      extension: "json",
      documents: [{ json }],
      isEnvelope: true,
    };
  },
  "sigstore bundle": (next) => {
    const json = toJson(next());
    const bundle = {
      mediaType: "application/vnd.dev.sigstore.bundle.v0.3+json",
      dsseEnvelope: envelope(json),
    };
    return { text: JSON.stringify(bundle), extension: "json", documents: [{ json }], isEnvelope: true };
  },
  "an array": (next, random) => {
    const all = Array.from({ length: 1 + random.below(3) }, () => {
      const fields = new Map(next());
      // JavaScript parses the array to split it.
      fields.delete("big");
      return toJson(fields);
    });
    const json = `[${all.join(", ")}]`;
    return { text: json, extension: "json", documents: [{ json }] };
  },
  "a value that is not an object": (_, random) => {
    const json = random.pick(["null", "[]", '"GPL"', "7", "true"]);
    return { text: json, extension: "json", documents: [{ json }] };
  },
  "a line that is not JSON": (next) => {
    const texts = [toJson(next()), "{", toJson(next())];
    return {
      text: texts.join("\n"),
      extension: "jsonl",
      documents: texts.map((json) => (json === "{" ? { obstacle: invalid("a line is not JSON") } : { json })),
    };
  },
  "cut json": (next, random) => {
    const json = toJson(next());
    return {
      text: json.slice(0, random.below(json.length - 1)),
      extension: "json",
      documents: bad("it is cut"),
    };
  },
  "an empty file": () => ({ text: "", extension: "json", documents: bad("it is empty") }),
  "an empty file of lines": () => ({ text: "\n", extension: "jsonl", documents: bad("it is empty") }),
  "an empty file of yaml": () => ({ text: "", extension: "yaml", documents: bad("it is empty") }),
  "two values in a file": (next) => ({
    text: `${toJson(next())} ${toJson(next())}`,
    extension: "json",
    documents: bad("text follows"),
  }),
  "invalid UTF-8": (next) => ({
    text: Buffer.concat([
      OCTETS.encode(toJson(next()).slice(0, -1)),
      Buffer.from(', "x": "\xff"}', "latin1"),
    ]),
    extension: "json",
    documents: bad("it is not UTF-8"),
  }),
  "a comment": (next) => ({
    text: `// x\n${toJson(next())}`,
    extension: "json",
    documents: bad("a comment"),
  }),
  "not a number": () => ({ text: '{"total": NaN}', extension: "json", documents: bad("NaN") }),
  "a control character": () => ({
    text: '{"license": "a\u0001"}',
    extension: "json",
    documents: bad("U+0001"),
  }),
  "an envelope without signatures": (next) => ({
    text: JSON.stringify(envelope(toJson(next()), { signatures: [] })),
    extension: "json",
    documents: bad("no signatures"),
  }),
  "an envelope with another member": (next) => ({
    text: JSON.stringify(envelope(toJson(next()), { license: "MIT" })),
    extension: "json",
    documents: bad("another member"),
  }),
  "an envelope in an envelope": (next) => ({
    text: JSON.stringify(envelope(JSON.stringify(envelope(toJson(next()))))),
    extension: "json",
    documents: bad("nested"),
  }),
  // Conftest's rules judge its members.
  "envelopes in a list": (next) => {
    const json = toJson(next());
    return {
      text: JSON.stringify([envelope(json)]),
      extension: "json",
      documents: [{ obstacle: invalid("a list"), members: [json] }],
    };
  },
  "a payload that is cut": (next) => ({
    text: JSON.stringify(envelope(toJson(next()).slice(0, -1))),
    extension: "json",
    documents: bad("the payload is cut"),
  }),
  "a payload that is not Base64": () => ({
    text: JSON.stringify({ ...envelope("{}"), payload: "{}" }),
    extension: "json",
    documents: bad("not Base64"),
  }),
  "no such file": () => ({ text: "", extension: "json", documents: bad("there is no such file") }),
};

/** Texts with a duplicate key, and the document for parsers that take the last one. */
const REPEATED: Record<string, (fields: Fields) => { text: string; extension: string; json: string }> = {
  json: (fields) => {
    const json = toJson(fields);
    return { text: `{"license": "MIT", ${json.slice(1)}`, extension: "json", json };
  },
  "json with an escape": (fields) => {
    const json = toJson(fields);
    return { text: `{"l\\u0069cense": "MIT", ${json.slice(1)}`, extension: "json", json };
  },
  "a payload": (fields) => {
    const json = toJson(fields);
    return { text: JSON.stringify(envelope(`{"license": "MIT", ${json.slice(1)}`)), extension: "json", json };
  },
  "a line": (fields) => {
    const json = toJson(fields);
    return { text: `{"license": "MIT", ${json.slice(1)}\n`, extension: "jsonl", json };
  },
};

/** Most inputs are valid, so that most runs have a verdict. */
const GOOD = [
  "json",
  "json",
  "json lines",
  "yaml",
  "several documents of yaml",
  "envelope",
  "sigstore bundle",
  "an array",
];
const AS = ["path", "path", "bytes"] as const;

/** An input of any kind, valid ones most often. */
export function generateInput(
  random: Random,
  index: number,
  subjects: Subjects,
  allowDuplicateKeys: boolean,
): Input {
  const next = (): Fields => generateFields(random, subjects);
  const name = (extension: string): string => `in${String(index)}.${extension}`;
  if (random.oneIn(24)) {
    const kind = random.pick(Object.keys(REPEATED));
    const fields = new Map([...next(), ["license", '"GPL"']]);
    const { text, extension, json } = REPEATED[kind]?.(fields) ?? { text: "", extension: "", json: "" };
    const documents = allowDuplicateKeys ? [{ json }] : bad("a key is there twice");
    return {
      kind: `duplicate keys in ${kind}`,
      name: name(extension),
      bytes: OCTETS.encode(text),
      as: "path",
      documents,
      ...(kind === "a payload" ? { isEnvelope: true } : {}),
    };
  }
  if (random.oneIn(30)) {
    const value = next();
    return {
      kind: "value",
      name: name("json"),
      bytes: OCTETS.encode(toJson(value)),
      as: "value",
      documents: [{ json: toDouble(value) }],
    };
  }
  const kind = random.pick(random.oneIn(10) ? Object.keys(KINDS) : GOOD);
  const { text, extension, documents, isEnvelope } = KINDS[kind]?.(next, random) ?? {
    text: "",
    extension: "",
    documents: [],
  };
  const bytes = typeof text === "string" ? OCTETS.encode(text) : text;
  const isMissing = kind === "no such file";
  return {
    kind,
    name: name(extension),
    ...(isMissing ? {} : { bytes }),
    as: isMissing ? "path" : random.pick(AS),
    documents,
    ...(isEnvelope === true ? { isEnvelope } : {}),
  };
}

/** The document of a JavaScript value, whose numbers are doubles. */
function toDouble(fields: Fields): string {
  return JSON.stringify(JSON.parse(toJson(fields)));
}
