import type { ConfigParser } from "../opa/config-parsers.js";
import { JsonParts, type LocateInDocument } from "./document-place.js";
import type { PlacedPart, ReadParts } from "./parts/placed-part.js";
import { TextPlaces, unitsOf } from "./text-places.js";

/** What reads the parts of a format. The others have no places: docs/inputs.md says which. */
const READERS: Readonly<Partial<Record<ConfigParser, () => Promise<ReadParts>>>> = {
  dockerfile: async () => (await import("./parts/dockerfile-parts.js")).readDockerfileParts,
  dotenv: async () => (await import("./parts/dotenv-parts.js")).readDotenvParts,
  ini: async () => (await import("./parts/ini-parts.js")).readIniParts,
  toml: async () => (await import("./parts/toml-parts.js")).readTomlParts,
  xml: async () => (await import("./parts/xml-parts.js")).readXmlParts,
};

/** Larger texts are not searched for places, in characters: the parsers that know them build trees of them. */
const MAX_LOCATED = 4 * 1024 * 1024;

/** The parts of a text; `undefined` where the parser that knows places cannot read what the other one could. */
function readParts(read: ReadParts, text: string, json: Uint8Array): PlacedPart | undefined {
  try {
    return read(text, json);
  } catch {
    return undefined;
  }
}

/**
 * Finds places in a text that one of Conftest's parsers made a document of: what a path leads to is found in its JSON, and that in the text.
 *
 * @returns `undefined` for a format without places, and for a large text.
 */
export function locateInConfig(
  format: ConfigParser,
  text: string,
  json: Uint8Array,
): LocateInDocument | undefined {
  const load = READERS[format];
  if (load === undefined || text.length > MAX_LOCATED) return undefined;
  let parsed: { root: PlacedPart | undefined; parts: JsonParts; places: TextPlaces } | undefined;
  return async () => {
    const read = await load();
    return (path) => {
      parsed ??= {
        root: readParts(read, text, json),
        parts: new JsonParts(json),
        places: new TextPlaces(unitsOf(text)),
      };
      const found = parsed.parts.find(path);
      let part = found && parsed.root;
      for (const key of found?.path ?? []) part = part?.get(key);
      return part && parsed.places.at(part.at);
    };
  };
}
