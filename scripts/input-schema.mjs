// Writes the fields and types of a format, as OPA's type checker reads them, from the format's JSON Schema:
//   node scripts/input-schema.mjs bom-1.7.schema.json > schemas/inputs/regohost/cyclonedx.json
// The checker knows objects with fixed fields, arrays, strings, numbers, booleans, anyOf and local references. It
// ignores a oneOf, uses only the first of several types, and rejects much of an allOf; so alternatives of objects
// become one object, other alternatives anyOf, and keywords that only validate (required, enum, pattern, format) are
// omitted.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** A definition whose JSON is not longer is inlined. */
const INLINE_CHARACTERS = 100;
const SCALARS = ["string", "number", "boolean"];

const isObject = (schema) => schema.properties !== undefined;
const isAny = (schema) => Object.keys(schema).length === 0;
const toText = (schema) => JSON.stringify(schema);

function toScalar(type) {
  if (type === "integer") return { type: "number" };
  return SCALARS.includes(type) ? { type } : {};
}

/** One schema for a value of several alternatives. */
function either(schemas, resolve) {
  if (schemas.some(isAny)) return {};
  const flat = schemas.flatMap((schema) => schema.anyOf ?? [schema]);
  const merged = [...new Map(flat.map((schema) => [toText(schema), schema])).values()];
  const objects = merged.map(resolve).filter(isObject);
  if (objects.length < 2) return merged.length === 1 ? merged[0] : { anyOf: merged };
  const others = merged.filter((schema) => !isObject(resolve(schema)));
  const object = mergeObjects(objects, resolve);
  return others.length === 0 ? object : { anyOf: [object, ...others] };
}

function mergeObjects(objects, resolve) {
  const properties = {};
  for (const object of objects) {
    for (const [name, schema] of Object.entries(object.properties)) {
      const known = properties[name];
      properties[name] = known === undefined ? schema : either([known, schema], resolve);
    }
  }
  return { type: "object", properties };
}

/** @param root a JSON Schema of draft 7 with its definitions; references to other files allow anything. */
export function toInputSchema(root) {
  const definitions = new Map();

  const resolve = (schema) => {
    if (schema.$ref === undefined) return schema;
    const definition = definitions.get(schema.$ref);
    if (definition === undefined) throw new Error(`${schema.$ref} is an alternative of a part of itself`);
    return definition;
  };

  const refer = (reference) => {
    if (!reference.startsWith("#/definitions/")) return {};
    if (!definitions.has(reference)) {
      definitions.set(reference, undefined); // until it is done
      definitions.set(reference, reduce(root.definitions[reference.slice("#/definitions/".length)]));
    }
    const schema = definitions.get(reference);
    const isShort = schema?.type !== undefined && toText(schema).length <= INLINE_CHARACTERS;
    return isShort ? schema : { $ref: reference };
  };

  const reduceObject = (schema) => {
    const { additionalProperties = false, properties = {} } = schema;
    // The checker would reject fields that are not listed.
    if (additionalProperties !== false || Object.keys(properties).length === 0) return { type: "object" };
    const entries = Object.entries(properties).map(([name, value]) => [name, reduce(value)]);
    return { type: "object", properties: Object.fromEntries(entries) };
  };

  const reduceTyped = (schema) => {
    const { type, items } = schema;
    if (Array.isArray(type))
      return either(
        type.map((one) => reduceTyped({ ...schema, type: one })),
        resolve,
      );
    if (type === "object" || (type === undefined && schema.properties !== undefined))
      return reduceObject(schema);
    if (type === "array" || (type === undefined && items !== undefined))
      return items === undefined ? { type: "array" } : { type: "array", items: reduce(items) };
    if (type === undefined && schema.enum !== undefined) return toScalar(typeof schema.enum[0]);
    return toScalar(type);
  };

  function reduce(schema) {
    if (schema.$ref !== undefined) return refer(schema.$ref);
    const { oneOf = [], anyOf = [], ...own } = schema;
    const describes = (one) => ["$ref", "type", "properties", "items"].some((key) => key in one);
    // Alternatives that only list required members in addition to a description describe nothing.
    const alternatives = [...oneOf, ...anyOf].filter(describes).map(reduce);
    const base = reduceTyped(own);
    if (alternatives.length === 0) return base;
    return either(isObject(base) ? [base, ...alternatives] : alternatives, resolve);
  }

  const schema = reduce(root);
  const used = new Set();
  const mark = (value) => {
    for (const [, name] of toText(value).matchAll(/"\$ref":"([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      mark(definitions.get(name));
    }
  };
  mark(schema);
  const kept = [...used].sort().map((name) => [name.slice("#/definitions/".length), definitions.get(name)]);
  const origin = { $comment: `The fields of ${root.$id} with their types, for OPA's type checker.` };
  return { ...origin, ...schema, ...(kept.length === 0 ? {} : { definitions: Object.fromEntries(kept) }) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [path] = process.argv.slice(2);
  if (path === undefined) throw new Error("name a file with a JSON Schema");
  process.stdout.write(`${JSON.stringify(toInputSchema(JSON.parse(readFileSync(path, "utf8"))))}\n`);
}
