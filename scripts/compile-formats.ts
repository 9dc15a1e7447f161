import { readFileSync } from "node:fs";
import * as ajv from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import { INPUT_SCHEMA_OPTIONS } from "../src/gate/inputs/input-schemas.js";
import { IMPORTED, withJsonKeywords } from "../src/gate/inputs/json-keywords.js";

const FORMATS = new URL("../schemas/formats/", import.meta.url);

/** Its module has a default export in CommonJS, which module loaders interpret differently. */
const LENGTH = 'require("ajv/dist/runtime/ucs2length").default';
const LENGTH_OF =
  "const lengthOf = (text) => { let length = 0; for (const _ of text) length += 1; return length; };";

/**
 * The text of a module with the validator of a format, as it would be compiled at run time: compiling a large schema
 * takes longer than everything else in a gate.
 *
 * @param name of a file of `schemas/formats/`, without its extension.
 */
export function compileFormat(name: string): string {
  const { $schema, ...schema } = JSON.parse(
    readFileSync(new URL(`${name}.json`, FORMATS), "utf8"),
  ) as ajv.SchemaObject;
  const Draft = $schema?.includes("2020-12") === true ? Ajv2020 : ajv.Ajv;
  // Inlined references make the code larger, and it is read more often than it is run.
  const options = { ...INPUT_SCHEMA_OPTIONS, inlineRefs: false, code: { source: true, esm: true } };
  const own = withJsonKeywords(new Draft(options), ajv);
  return toModule(own, schema, `schemas/formats/${name}.json`);
}

function toModule(own: ajv.Ajv | Ajv2020, schema: ajv.SchemaObject, path: string): string {
  const code = standalone
    .default(own, own.compile(schema))
    .replace(/^"use strict";/, "")
    .replace(/export default \w+;/, "")
    .replaceAll(LENGTH, "lengthOf");
  if (code.includes("require(")) throw new Error(`the validator of ${path} requires more than is known here`);
  const imported = IMPORTED.filter((each) => code.includes(`${each}(`) || code.includes(`= ${each};`));
  return [
    `// Written by npm run validators, of ${path}.`,
    ...(imported.length > 0 ? [`import { ${imported.join(", ")} } from "../json-equality.js";`] : []),
    ...(code.includes("lengthOf") ? [LENGTH_OF] : []),
    code,
    "",
  ].join("\n");
}
