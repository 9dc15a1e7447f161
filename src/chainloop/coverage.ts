import { throwMaterialError } from "./material-error.js";
import { parseXml, type XmlElement } from "./xml-tree.js";

/** Parses attributes into numbers like Go's `encoding/xml`: absent and empty ones are 0 and false. */
class Attributes {
  readonly #document: string;
  readonly #kind: string;
  readonly #element: XmlElement;

  constructor(document: string, kind: string, element: XmlElement) {
    this.#document = document;
    this.#kind = kind;
    this.#element = element;
  }

  text(name: string): string {
    return this.#element.attributes.get(name) ?? "";
  }

  integer(name: string): number {
    const text = this.text(name);
    if (text === "") return 0;
    const number = /^[+-]?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
    if (!Number.isSafeInteger(number)) this.#refuse(name, "no integer that can be read exactly");
    return number === 0 ? 0 : number;
  }

  /** `null` for a value that is not a number, as when nothing could be covered. */
  rate(name: string): number | null {
    const text = this.text(name);
    if (text === "") return 0;
    if (/^(?:nan|[+-]?inf(?:inity)?)$/i.test(text.trim())) return null;
    const isNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text.trim());
    const number = isNumber ? Number(text) : Number.NaN;
    if (!Number.isFinite(number)) this.#refuse(name, "no decimal number");
    return number;
  }

  boolean(name: string): boolean {
    const text = this.text(name);
    if (text === "") return false;
    if (/^(?:1|t|T|TRUE|true|True)$/.test(text.trim())) return true;
    if (/^(?:0|f|F|FALSE|false|False)$/.test(text.trim())) return false;
    return this.#refuse(name, "neither true nor false");
  }

  #refuse(name: string, why: string): never {
    const value = JSON.stringify(this.text(name));
    return throwMaterialError(
      this.#document,
      this.#kind,
      `${name} of <${this.#element.name}> is ${why}: ${value}`,
    );
  }
}

/** The elements at a path of names. */
function elementsAt(element: XmlElement, ...path: readonly string[]): XmlElement[] {
  return path.reduce<XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  );
}

/** Returns null for an empty list: a nil slice in Go. */
function toList<T>(found: readonly T[]): readonly T[] | null {
  return found.length === 0 ? null : found;
}

/**
 * Converts a report of Cobertura to the form that the engine's policies receive.
 *
 * @throws DocumentError `document_invalid`
 */
export function readCobertura(name: string, text: string): object {
  const kind = "COBERTURA_XML";
  const root = parseXml(name, text);
  if (root.name !== "coverage")
    throwMaterialError(name, kind, `its root is <${root.name}> and not <coverage>`);
  const read = (element: XmlElement): Attributes => new Attributes(name, kind, element);
  const rates = (of: Attributes): object => ({
    "line-rate": of.rate("line-rate"),
    "branch-rate": of.rate("branch-rate"),
    complexity: of.rate("complexity"),
  });
  const getLines = (element: XmlElement): readonly object[] | null =>
    toList(
      elementsAt(element, "lines", "line").map((line) => {
        const of = read(line);
        const condition = of.text("condition-coverage");
        return {
          number: of.integer("number"),
          hits: of.integer("hits"),
          branch: of.boolean("branch"),
          ...(condition === "" ? {} : { "condition-coverage": condition }),
        };
      }),
    );
  const toMethod = (element: XmlElement): object => {
    const of = read(element);
    const names = { name: of.text("name"), signature: of.text("signature") };
    return { ...names, ...rates(of), lines: getLines(element) };
  };
  const toClass = (element: XmlElement): object => {
    const of = read(element);
    const methods = toList(elementsAt(element, "methods", "method").map(toMethod));
    const names = { name: of.text("name"), filename: of.text("filename") };
    return { ...names, ...rates(of), methods, lines: getLines(element) };
  };
  const toPackage = (element: XmlElement): object => {
    const of = read(element);
    const classes = toList(elementsAt(element, "classes", "class").map(toClass));
    return { name: of.text("name"), ...rates(of), classes };
  };
  const of = read(root);
  const packages = toList(elementsAt(root, "packages", "package").map(toPackage));
  if (of.rate("line-rate") === 0 && packages === null) {
    throwMaterialError(name, kind, "it has neither a line-rate nor packages");
  }
  return {
    ...rates(of),
    "lines-covered": of.integer("lines-covered"),
    "lines-valid": of.integer("lines-valid"),
    "branches-covered": of.integer("branches-covered"),
    "branches-valid": of.integer("branches-valid"),
    version: of.text("version"),
    timestamp: of.integer("timestamp"),
    sources: toList(elementsAt(root, "sources", "source").map((source) => source.text)),
    packages,
  };
}

/**
 * Converts the counters of a report of JaCoCo to the form that the engine's policies receive.
 *
 * @throws DocumentError `document_invalid`
 */
export function readJacoco(name: string, text: string): object {
  const kind = "JACOCO_XML";
  const root = parseXml(name, text);
  const counters = elementsAt(root, "counter").map((element) => {
    const of = new Attributes(name, kind, element);
    return { type: of.text("type"), missed: of.integer("missed"), covered: of.integer("covered") };
  });
  if (!counters.some(({ type }) => type === "INSTRUCTION")) {
    throwMaterialError(name, kind, `<${root.name}> has no counter of the type INSTRUCTION`);
  }
  return { counters };
}
