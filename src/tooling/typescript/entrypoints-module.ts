import { invalidConfig } from "../../base/errors.js";
import { message, optionNamed } from "../../base/message.js";
import type { NamedInputSchema } from "../../engine/opa/judging-package.js";
import type { EntrypointTypes } from "../../engine/opa/rule-types.js";
import { SchemaDeclarations } from "./schema-declarations.js";
import { toComment, toObjectText, type TypeNode, UNKNOWN } from "./type-text.js";
import type { ValueType } from "../../engine/builtin/value-type.js";

/** Converts the type of a policy's value. Sets are arrays, and keys are strings, as `evaluate` returns them. */
function toTypeNode(type: ValueType): TypeNode {
  switch (type.type) {
    case "any":
      return type.of === undefined ? UNKNOWN : { kind: "union", of: type.of.map(toTypeNode) };
    case "set":
      return { kind: "array", first: [], others: toTypeNode(type.of) };
    case "array":
      return {
        kind: "array",
        first: (type.static ?? []).map((item) => ({ type: toTypeNode(item), isOptional: false })),
        others: type.dynamic && toTypeNode(type.dynamic),
      };
    case "object":
      return {
        kind: "object",
        members: (type.static ?? []).map(({ key, value, required }) => ({
          key,
          type: toTypeNode(value),
          isOptional: required !== true,
        })),
        others: type.dynamic && toTypeNode(type.dynamic.value),
      };
    default:
      return type.type;
  }
}

const INTERFACE = "Entrypoints";

/** JSON Schemas by OPA's names. */
type Schemas = Readonly<Record<string, unknown>>;

/** The title and the description of METADATA. */
function getDescriptions({ annotations = {} }: EntrypointTypes): string[] {
  return ["title", "description"].flatMap((key) => {
    const text = annotations[key];
    return typeof text === "string" ? [text] : [];
  });
}

/** The last name of a schema: `release` of `schema.release`, and `release.v1` of `schema.acme["release.v1"]`. */
function lastName(name: string): string {
  return (
    /(?:\["([^"]+)"\]|([^.[\]]+))$/
      .exec(name)
      ?.slice(1)
      .find((part) => part !== undefined) ?? name
  );
}

/** @throws ConfigurationError `config_invalid` */
function findSchema({ name, definition, rule, location }: NamedInputSchema, schemas: Schemas): unknown {
  if (name === undefined) return definition;
  if (Object.hasOwn(schemas, name)) return schemas[name];
  const position = `${location.file}:${String(location.row)}`;
  throw invalidConfig(
    message`METADATA of ${rule} (${position}) names ${name}, and there is no such schema; give a file or folder with it as ${optionNamed("schema")}`,
  );
}

/** The input as all paths together describe it. Schemas of one path are alternatives: each is that of another definition. */
function toInput(
  { name, schemas: named }: EntrypointTypes,
  schemas: Schemas,
  declarations: SchemaDeclarations,
): TypeNode {
  const paths = new Map<string, { path: readonly string[]; of: TypeNode[] }>();
  const add = (path: readonly string[], type: TypeNode): void => {
    const key = JSON.stringify(path);
    const found = paths.get(key) ?? { path, of: [] };
    found.of.push(type);
    paths.set(key, found);
  };
  for (const one of named) {
    const schema = findSchema(one, schemas);
    const type =
      one.name === undefined
        ? declarations.write(schema, `${name} input`)
        : declarations.declare(schema, lastName(one.name));
    add(one.path, type);
  }
  if (!paths.has("[]") && Object.hasOwn(schemas, "schema"))
    add([], declarations.declare(schemas["schema"], "input"));
  return {
    kind: "intersection",
    of: [...paths.values()].map(({ path, of }) =>
      path.reduceRight<TypeNode>(
        (type, key) => ({ kind: "object", members: [{ key, type, isOptional: false }], others: undefined }),
        { kind: "union", of },
      ),
    ),
  };
}

/**
 * Writes a module of TypeScript with the types of entrypoints, in the order of their names.
 *
 * @throws ConfigurationError `config_invalid` for a schema that METADATA names and that is missing.
 */
export function writeEntrypointsModule(entrypoints: readonly EntrypointTypes[], schemas: Schemas): string {
  const declarations = new SchemaDeclarations([INTERFACE]);
  const sorted = entrypoints.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const members = sorted.map((entrypoint) => ({
    key: entrypoint.name,
    about: getDescriptions(entrypoint),
    isOptional: false,
    type: {
      kind: "object",
      others: undefined,
      members: [
        { key: "input", type: toInput(entrypoint, schemas, declarations), isOptional: false },
        { key: "result", type: toTypeNode(entrypoint.result), isOptional: false },
      ],
    } satisfies TypeNode,
  }));
  const body = toObjectText(members, undefined);
  return [
    "/* eslint-disable */\n// Written by regohost types. Run it again instead of changing this file.\n",
    ...declarations.texts,
    `${toComment(["The input and the result of each entrypoint, for loadPolicy."])}export interface ${INTERFACE} ${body}\n`,
  ].join("\n");
}
