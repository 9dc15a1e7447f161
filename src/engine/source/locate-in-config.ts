import type { ConfigParser } from "../opa/config-parsers.js";
import type { ReadingLimits } from "../../base/async/reading.js";
import { JsonParts, type FindInDocument, type LocateInDocument } from "./document-position.js";
import type { TextPart, ReadParts } from "./parts/text-part.js";
import { ParserParts } from "./parts/told-parts.js";
import { TextPositions, getUnits } from "./text-positions.js";

/** The source of positions in a format: a reader here, the parser itself, or none, with the reason. */
type KnowsParts = { read: () => Promise<ReadParts> } | { reported: true } | { none: string };

/** The source of positions in each format, as docs/inputs.md documents. */
export const PARTS: Readonly<Record<ConfigParser, KnowsParts>> = {
  codeowners: { read: async () => (await import("./parts/codeowners-parts.js")).readCodeownersParts },
  cyclonedx: { none: "its parser gives XML the form of JSON" },
  dockerfile: { read: async () => (await import("./parts/dockerfile-parts.js")).readDockerfileParts },
  dotenv: { read: async () => (await import("./parts/dotenv-parts.js")).readDotenvParts },
  edn: { read: async () => (await import("./parts/edn-parts.js")).readEdnParts },
  groovy: { read: async () => (await import("./parts/groovy-parts.js")).readGroovyParts },
  hcl1: { reported: true },
  hcl2: { reported: true },
  hocon: { none: "its parser gives no places, and skips unknown text" },
  ignore: { read: async () => (await import("./parts/ignore-parts.js")).readIgnoreParts },
  ini: { read: async () => (await import("./parts/ini-parts.js")).readIniParts },
  jsonnet: { none: "its document is computed" },
  nginx: { none: "its parser gives no columns" },
  properties: { read: async () => (await import("./parts/properties-parts.js")).readPropertiesParts },
  spdx: { none: "its parser gives the document another form" },
  textproto: {
    none: "its document has the names and defaults of the definitions",
  },
  toml: { read: async () => (await import("./parts/toml-parts.js")).readTomlParts },
  vcl: { none: "its parser gives no places, and skips unknown text" },
  xml: { read: async () => (await import("./parts/xml-parts.js")).readXmlParts },
};

/** Larger texts are not searched for places, in characters: the parsers that know them build trees of them. */
const MAX_LOCATED = 4 * 1024 * 1024;

/** Reads the parts of a text; `undefined` where the parser that knows places cannot read what the other one could. */
function readParts(read: ReadParts, text: string, json: Uint8Array): TextPart | undefined {
  try {
    return read(text, json);
  } catch {
    return undefined;
  }
}

/** Reads the parts of a text here, on the first request for a position. */
function findRead(
  load: () => Promise<ReadParts>,
  text: string,
  json: Uint8Array,
): () => Promise<FindInDocument> {
  let parsed: { root: TextPart | undefined; positions: TextPositions } | undefined;
  return async () => {
    const read = await load();
    return (path) => {
      parsed ??= { root: readParts(read, text, json), positions: new TextPositions(getUnits(text)) };
      let part = parsed.root;
      for (const key of path) part = part?.get(key);
      return part && parsed.positions.at(part.at);
    };
  };
}

/** Requests the parts of a text from the parser, once. */
function findReported(
  format: ConfigParser,
  text: string,
): (options: ReadingLimits) => Promise<FindInDocument> {
  let find: FindInDocument | undefined;
  return async (options) => {
    if (find !== undefined) return find;
    const { locateConfig } = await import("../opa/parse-config.js");
    const reported = await locateConfig(format, text, options);
    if (reported === undefined) return () => undefined;
    const parts = new ParserParts(reported);
    const positions = new TextPositions(Buffer.from(text, "utf8"));
    find = (path) => {
      const at = parts.find(path);
      return at === undefined ? undefined : positions.at(at);
    };
    return find;
  };
}

/**
 * Finds places in a text that one of Conftest's parsers made a document of: the part at a path is found in its JSON,
 * and that in the text.
 *
 * @returns `undefined` for a format without places, and for a large text.
 */
export function locateInConfig(
  format: ConfigParser,
  text: string,
  json: Uint8Array,
): LocateInDocument | undefined {
  const knows = PARTS[format];
  if ("none" in knows || text.length > MAX_LOCATED) return undefined;
  const load = "read" in knows ? findRead(knows.read, text, json) : findReported(format, text);
  let parts: JsonParts | undefined;
  return async (_paths, options) => {
    const find = await load(options);
    return (path) => {
      const found = (parts ??= new JsonParts(json)).find(path);
      return found && find(found.path);
    };
  };
}
