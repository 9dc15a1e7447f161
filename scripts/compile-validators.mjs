// Writes src/evidence/schema/compiled/validators.js: the validators of schemas/*.schema.json, compiled ahead by ajv, so
// that a client of the service loads neither ajv nor the schemas. A test compares them with ajv's output at run time.
// `npm run validators`
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import formats from "ajv-formats";

const SCHEMAS = new URL("../schemas/", import.meta.url);
export const TARGET = new URL("../src/evidence/schema/compiled/validators.js", import.meta.url);

/** The compiled validators' imports from ajv. It generates `require`, which a module does not have. */
const NEEDS = {
  'require("ajv/dist/runtime/ucs2length").default': [
    // Its module has a default export in CommonJS, which module loaders interpret differently.
    "const lengthOf = (text) => { let length = 0; for (const _ of text) length += 1; return length; };",
    "lengthOf",
  ],
  'require("ajv-formats/dist/formats").fullFormats': [
    'import formats from "ajv-formats/dist/formats.js";',
    "formats.fullFormats",
  ],
};

/** Creates an ajv with all schemas of the service's responses. */
export function createAjv() {
  const schemas = readdirSync(SCHEMAS)
    .filter((name) => name.endsWith(".schema.json"))
    .map((name) => JSON.parse(readFileSync(new URL(name, SCHEMAS), "utf8")))
    // The schema of gate files is for editors, and has no name.
    .filter(({ $id }) => $id !== undefined);
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: false,
    schemas,
    code: { source: true, esm: true },
  });
  formats.default(ajv, ["date-time"]);
  return { ajv, ids: schemas.map(({ $id }) => /** @type {string} */ ($id)) };
}

/** The text of the compiled validators. */
export function compileValidators() {
  const { ajv, ids } = createAjv();
  let code = standalone.default(ajv, Object.fromEntries(ids.map((id) => [toExport(id), id])));
  const heads = [];
  for (const [required, [statement, expression]] of Object.entries(NEEDS)) {
    if (!code.includes(required)) continue;
    heads.unshift(statement);
    code = code.replaceAll(required, expression);
  }
  if (code.includes("require(")) throw new Error("a compiled validator requires what NEEDS does not have");
  code = code.replace(/^"use strict";/, "");
  return `// Written by npm run validators, of schemas/*.schema.json.\n${heads.join("\n")}\n${code}\n`;
}

/** @param {string} id */
function toExport(id) {
  return id.slice(id.lastIndexOf(":") + 1).replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(new URL(".", TARGET), { recursive: true });
  writeFileSync(TARGET, compileValidators());
}
