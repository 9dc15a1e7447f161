import { escapeCharacter, toPrintable } from "../../base/text/printable.js";

/** A type of TypeScript: the text of a name or a literal, or a type made of others. */
export type TypeNode =
  | string
  | { kind: "union" | "intersection"; of: readonly TypeNode[] }
  /** The first items, and any number of others. */
  | { kind: "array"; first: readonly { type: TypeNode; isOptional: boolean }[]; others: TypeNode | undefined }
  | { kind: "object"; members: readonly TypeMember[]; others: TypeNode | undefined };

/** A member of an object's type. */
interface TypeMember {
  key: string;
  type: TypeNode;
  isOptional: boolean;
  /** Paragraphs of its comment. */
  about?: readonly string[];
}

export const UNKNOWN = "unknown";
const NEVER = "never";

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** Writes a string literal, in which only printable ASCII is not escaped. */
export function quote(text: string): string {
  return JSON.stringify(text).replace(/[^ -~]/gu, escapeCharacter);
}

/** Writes a comment. A text from outside cannot end it, begin a tag in it, or hide something. */
export function toComment(paragraphs: readonly string[]): string {
  const lines = paragraphs
    .map((text) => toPrintable(text.replaceAll(/\r\n?/g, "\n")).trim())
    .filter((text) => text !== "")
    .flatMap((text, index) => [...(index === 0 ? [] : [""]), ...text.split("\n")])
    .map((line) => line.replaceAll("*/", "*\\/").replaceAll("@", "\\@").trimEnd());
  if (lines.length < 2) return lines.map((line) => `/** ${line} */\n`).join("");
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */\n`;
}

/** The text of a type, and whether it needs parentheses within another. */
interface Written {
  text: string;
  isCompound: boolean;
}

const inParentheses = ({ text, isCompound }: Written): string => (isCompound ? `(${text})` : text);

/** Writes a type. Of several lines it is as Prettier formats it: a union begins with a line break. */
function write(type: TypeNode): Written {
  if (typeof type === "string") return { text: type, isCompound: false };
  switch (type.kind) {
    case "union":
    case "intersection":
      return writeCompound(type.kind, type.of);
    case "array":
      return { text: toArrayText(type.first, type.others), isCompound: false };
    case "object":
      return { text: toObjectText(type.members, type.others), isCompound: false };
  }
}

/** The distinct parts of a union, those of the unions within included; the same for intersections. */
function getParts(kind: "union" | "intersection", of: readonly TypeNode[]): Map<string, Written> {
  return new Map(
    of.flatMap((type) => {
      if (typeof type === "object" && type.kind === kind) return [...getParts(kind, type.of)];
      const written = write(type);
      return [[written.text, written] as const];
    }),
  );
}

function writeCompound(kind: "union" | "intersection", of: readonly TypeNode[]): Written {
  const [whole, nothing, sign] = kind === "union" ? [UNKNOWN, NEVER, "|"] : [NEVER, UNKNOWN, "&"];
  const parts = getParts(kind, of);
  if (parts.has(whole)) return { text: whole, isCompound: false };
  parts.delete(nothing);
  const [first = { text: nothing, isCompound: false }, ...others] = parts.values();
  if (others.length === 0) return first;
  const texts = Array.from(parts.values(), inParentheses);
  const hasLines = kind === "union" && texts.some((text) => text.includes("\n"));
  const text = hasLines
    ? texts.map((part) => `\n  | ${part.replaceAll("\n", "\n    ")}`).join("")
    : texts.join(` ${sign} `);
  return { text, isCompound: true };
}

/** Writes a type as an item of an array. */
function toItemText(type: TypeNode): string {
  const { text, isCompound } = write(type);
  return isCompound ? `(${text}${text.startsWith("\n") ? "\n" : ""})` : text;
}

function toArrayText(
  first: readonly { type: TypeNode; isOptional: boolean }[],
  others: TypeNode | undefined,
): string {
  const rest = others === undefined ? undefined : `${toItemText(others)}[]`;
  if (first.length === 0) return rest ?? "never[]";
  const items = first.map(({ type, isOptional }) => (isOptional ? `${toItemText(type)}?` : write(type).text));
  return `[${[...items, ...(rest === undefined ? [] : [`...${rest}`])].join(", ")}]`;
}

/** Writes the type of a name, which ends with a colon or an equals sign. */
export function afterName(name: string, type: TypeNode): string {
  const { text } = write(type);
  return `${name}${text.startsWith("\n") ? "" : " "}${text};`;
}

/** Writes an object's type. */
export function toObjectText(members: readonly TypeMember[], others: TypeNode | undefined): string {
  const lines = members.map(({ key, type, isOptional, about = [] }) => {
    const name = IDENTIFIER.test(key) ? key : quote(key);
    return `${toComment(about)}${afterName(`${name}${isOptional ? "?" : ""}:`, type)}`;
  });
  // An index signature must fit the other members.
  const index =
    others === undefined ? [] : [afterName("[key: string]:", members.length === 0 ? others : UNKNOWN)];
  const all = [...lines, ...index].join("\n");
  return all === "" ? "{ [key: string]: never }" : `{\n${all.replace(/^(?=.)/gm, "  ")}\n}`;
}
