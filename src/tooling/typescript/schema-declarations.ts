import { invalidConfig } from "../../base/errors.js";
import { getMember, getStringMember } from "../../base/text/member-of.js";
import { afterName, quote, toComment, UNKNOWN, type TypeNode } from "./type-text.js";

/** Maximum number of parts of all schemas. */
const MAX_PARTS = 100_000;

/** Parts that are deeper, or behind more references, are `unknown`. */
const MAX_DEPTH = 50;

/** A place in a schema. */
interface SchemaContext {
  /** The schema that pointers start from, with its declarations by pointer. */
  root: Root;
  depth: number;
  /** Whether it is within an object or an array. Only there TypeScript allows a type in itself. */
  isWithin: boolean;
}

interface Root {
  schema: unknown;
  name: string;
  declared: Map<string, Declared>;
}

interface Declared {
  name: string;
  state: "waiting" | "open" | "written";
}

function getList(schema: unknown, key: string): readonly unknown[] | undefined {
  const list = getMember(schema, key);
  return Array.isArray(list) ? (list as unknown[]) : undefined;
}

/** The title and the description of a schema. */
function getDescriptions(schema: unknown): string[] {
  return ["title", "description"].flatMap((key) => getStringMember(schema, key) ?? []);
}

/** Returns the value of a literal in a schema, as a type. */
function toLiteral(value: unknown): TypeNode {
  if (typeof value === "string") return quote(value);
  if (typeof value === "boolean" || value === null) return String(value);
  if (typeof value === "number") return Number.isSafeInteger(value) ? String(value) : "number";
  return UNKNOWN;
}

/** Follows a pointer such as `/$defs/owner`. */
function follow(root: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>(
      (schema, step) =>
        Array.isArray(schema) ? (schema as unknown[])[Number(step)] : getMember(schema, step),
      root,
    );
}

/** The pointer of a reference within its schema; `undefined` for one to elsewhere. */
function toPointer(reference: string): string | undefined {
  if (!/^#(?:\/|$)/.test(reference)) return undefined;
  try {
    return decodeURIComponent(reference.slice(1));
  } catch {
    return undefined;
  }
}

/**
 * Declares types of JSON Schemas. It reads what has a counterpart in TypeScript (types, members, items, enumerations, unions, references
 * within the schema) and leaves out the rest, so that every valid value fits. A reference to another document is `unknown`.
 */
export class SchemaDeclarations {
  /** How often each name was wanted. */
  readonly #names = new Map<string, number>();
  readonly #texts = new Map<string, string>();
  /** By the JSON text of the schema. */
  readonly #roots = new Map<string, Root>();
  readonly #waiting: (() => void)[] = [];
  #parts = 0;

  /** @param reserved names that it must not declare. */
  constructor(reserved: readonly string[]) {
    for (const name of reserved) this.#names.set(name, 1);
  }

  /** The declarations, sorted by their names. */
  get texts(): string[] {
    return [...this.#texts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  }

  /**
   * Returns the type of a schema: its name, of one declaration for each schema.
   *
   * @param name the schema's, from which that of the type is made.
   * @throws ConfigurationError `config_invalid` when the schemas are too large.
   */
  declare(schema: unknown, name: string): TypeNode {
    const declared = this.#declaredAt(this.#getRoot(schema, name), "");
    this.#writeWaiting();
    return declared.name;
  }

  /** Returns the type of a schema without a declaration of its own, except for parts that it refers to. Throws as `declare`. */
  write(schema: unknown, name: string): TypeNode {
    const node = this.#toNode(schema, { root: this.#getRoot(schema, name), depth: 0, isWithin: true });
    this.#writeWaiting();
    return node;
  }

  #getRoot(schema: unknown, name: string): Root {
    const text = JSON.stringify(schema);
    const root = this.#roots.get(text) ?? { schema, name, declared: new Map() };
    this.#roots.set(text, root);
    return root;
  }

  #writeWaiting(): void {
    for (let write = this.#waiting.pop(); write !== undefined; write = this.#waiting.pop()) write();
  }

  #declaredAt(root: Root, pointer: string): Declared {
    const known = root.declared.get(pointer);
    if (known !== undefined) return known;
    const step = pointer.split("/").findLast((part) => !/^\d*$/.test(part)) ?? root.name;
    const declared: Declared = { name: this.#nameFor(step), state: "waiting" };
    root.declared.set(pointer, declared);
    this.#waiting.push(() => this.#write(declared, root, pointer, 0));
    return declared;
  }

  #write(declared: Declared, root: Root, pointer: string, depth: number): void {
    if (declared.state !== "waiting") return;
    declared.state = "open";
    const schema = follow(root.schema, pointer);
    const type = this.#toNode(schema, { root, depth, isWithin: false });
    const text = `${toComment(getDescriptions(schema))}${afterName(`export type ${declared.name} =`, type)}\n`;
    this.#texts.set(declared.name, text);
    declared.state = "written";
  }

  /** A new name of a type. */
  #nameFor(text: string): string {
    const words = text
      .split(/[^A-Za-z0-9]+/)
      .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`);
    const name = words.join("").replace(/^(?=\d|$)/, "Schema");
    const count = (this.#names.get(name) ?? 0) + 1;
    this.#names.set(name, count);
    return count === 1 ? name : this.#nameFor(`${name}_${String(count)}`);
  }

  #toNode(schema: unknown, place: SchemaContext): TypeNode {
    if (schema === false) return "never";
    if (typeof schema !== "object" || schema === null || place.depth > MAX_DEPTH) return UNKNOWN;
    if (++this.#parts > MAX_PARTS) {
      throw invalidConfig(
        `schema: the JSON Schemas have more than ${MAX_PARTS.toLocaleString("en")} parts; name smaller ones in METADATA`,
      );
    }
    const reference = getStringMember(schema, "$ref");
    if (reference !== undefined) return this.#toReference(reference, place);
    const same = { ...place, depth: place.depth + 1 };
    const every = (key: string): TypeNode[] =>
      (getList(schema, key) ?? []).map((one) => this.#toNode(one, same));
    const unions = ["anyOf", "oneOf"].flatMap((key) => {
      const of = every(key);
      return of.length === 0 ? [] : [{ kind: "union", of } as const];
    });
    return { kind: "intersection", of: [this.#byTypes(schema, place), ...every("allOf"), ...unions] };
  }

  #toReference(reference: string, { root, depth, isWithin }: SchemaContext): TypeNode {
    const pointer = toPointer(reference);
    if (pointer === undefined || follow(root.schema, pointer) === undefined) return UNKNOWN;
    const declared = this.#declaredAt(root, pointer);
    if (isWithin) return declared.name;
    // Written first, so that a type that is only itself, through any number of references, is found.
    this.#write(declared, root, pointer, depth + 1);
    return declared.state === "open" ? UNKNOWN : declared.name;
  }

  /** The type by the keywords `const`, `enum` and `type`. */
  #byTypes(schema: object, place: SchemaContext): TypeNode {
    const values = Object.hasOwn(schema, "const") ? [getMember(schema, "const")] : getList(schema, "enum");
    if (values !== undefined) return { kind: "union", of: values.map(toLiteral) };
    const one = getMember(schema, "type");
    const names = Array.isArray(one) ? (one as unknown[]) : [one ?? this.#assumedType(schema)];
    return { kind: "union", of: names.map((name) => this.#byType(name, schema, place)) };
  }

  /** As OPA assumes it. */
  #assumedType(schema: object): string | undefined {
    if (Object.hasOwn(schema, "properties")) return "object";
    return Object.hasOwn(schema, "items") ? "array" : undefined;
  }

  #byType(name: unknown, schema: object, { root, depth }: SchemaContext): TypeNode {
    const within = { root, depth: depth + 1, isWithin: true };
    switch (name) {
      case "string":
      case "boolean":
      case "null":
      case "number":
        return name;
      case "integer":
        return "number";
      case "array":
        return this.#toArray(schema, within);
      case "object":
        return this.#toObject(schema, within);
      default:
        return UNKNOWN;
    }
  }

  #toArray(schema: object, within: SchemaContext): TypeNode {
    const items = getMember(schema, "items");
    const [first, others] = Array.isArray(items)
      ? [items as unknown[], getMember(schema, "additionalItems")]
      : [getList(schema, "prefixItems") ?? [], items];
    const required = Number(getMember(schema, "minItems") ?? 0);
    return {
      kind: "array",
      first: first.map((item, index) => ({
        type: this.#toNode(item, within),
        isOptional: index >= required,
      })),
      others: others === false && first.length > 0 ? undefined : this.#toNode(others, within),
    };
  }

  #toObject(schema: object, within: SchemaContext): TypeNode {
    const properties = getMember(schema, "properties") ?? {};
    const required = new Set(getList(schema, "required"));
    const members = Object.keys(properties).map((key) => {
      const member = getMember(properties, key);
      return {
        key,
        type: this.#toNode(member, within),
        isOptional: !required.has(key),
        about: getDescriptions(member),
      };
    });
    const others = getMember(schema, "additionalProperties");
    const isOpen =
      Object.hasOwn(schema, "patternProperties") ||
      (others === undefined ? members.length === 0 : others !== false);
    const type = Object.hasOwn(schema, "patternProperties") ? UNKNOWN : this.#toNode(others, within);
    return { kind: "object", members, others: isOpen ? type : undefined };
  }
}
