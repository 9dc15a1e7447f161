import { SaxesParser } from "saxes";
import { unusableDocument } from "../base/errors.js";

/** An element of an XML document, like Go's `encoding/xml`: names without prefix, attributes with their line feeds. */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  /** Its own text and CDATA. */
  text: string;
  /** The raw text between its tags. */
  inner: string;
}

/** Deeper documents are rejected; reports have a few levels. */
const MAX_DEPTH = 1000;

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

const REFERENCE = /&(?:#x([0-9a-fA-F]+)|#([0-9]+)|(\w+));/g;

/** Replaces character references, and references to predefined entities. */
export function unescapeXml(text: string, toText = (code: number) => String.fromCodePoint(code)): string {
  return text.replace(REFERENCE, (all, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? all;
    return toText(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

/** Removes the prefix; a leading or trailing colon is part of the name. */
function localName(name: string): string {
  return /^[^:]+:([^:]+)$/.exec(name)?.[1] ?? name;
}

/**
 * Line ends are line feeds. XML normalizes white space in attributes to spaces; Go preserves it, and so the engine's
 * policies receive it.
 */
function readAttributes(tag: string): Map<string, string> {
  // A name starts where no other character of it precedes, so that a long one is scanned once.
  const found = [...tag.matchAll(/(?<![^\s=<"'])([^\s=<"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
  return new Map(
    found.map(([, name = "", double, single = ""]) => [
      localName(name),
      unescapeXml((double ?? single).replace(/\r\n?/g, "\n")),
    ]),
  );
}

/**
 * Parses the root element of an XML document. Entities of a DTD are rejected, so none can expand.
 *
 * @throws DocumentError `document_invalid` for anything but well-formed XML 1.0 in UTF-8.
 */
export function parseXml(document: string, text: string): XmlElement {
  const throwXmlError = (why: string, cause?: unknown): never => {
    throw unusableDocument(document, `${document}: invalid XML: ${why}`, cause);
  };
  const parser = new SaxesParser({ position: true });
  let root: XmlElement | undefined;
  const open: { element: XmlElement; start: number }[] = [];
  const addText = (part: string): void => {
    const parent = open.at(-1);
    if (parent !== undefined) parent.element.text += part;
  };
  parser.on("error", (error) => throwXmlError(error.message, error));
  parser.on("xmldecl", ({ version = "1.0", encoding = "utf-8" }) => {
    if (version !== "1.0") throwXmlError(`version ${version} is not read, only 1.0`);
    if (encoding.toLowerCase() !== "utf-8") throwXmlError(`the encoding ${encoding} is not read, only UTF-8`);
  });
  parser.on("opentag", ({ name }) => {
    if (open.length >= MAX_DEPTH) throwXmlError(`it is nested deeper than ${String(MAX_DEPTH)} elements`);
    const end = parser.position;
    const tag = text.slice(text.lastIndexOf("<", end - 1), end);
    const element: XmlElement = {
      name: localName(name),
      attributes: readAttributes(tag),
      children: [],
      text: "",
      inner: "",
    };
    open.at(-1)?.element.children.push(element);
    root ??= element;
    open.push({ element, start: end });
  });
  parser.on("closetag", ({ isSelfClosing }) => {
    const closed = open.pop();
    if (closed === undefined || isSelfClosing) return;
    closed.element.inner = text.slice(closed.start, text.lastIndexOf("</", parser.position - 1));
  });
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.write(text).close();
  return root ?? throwXmlError("it has no element");
}
