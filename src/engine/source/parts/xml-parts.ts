import { SaxesParser } from "saxes";
import { TextPart } from "./text-part.js";

/** Without the prefix of its namespace. */
function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** Elements of one name are a list where there are several. */
class Siblings {
  readonly part: TextPart;
  readonly #byName = new Map<string, { first: TextPart; at: number; count: number }>();

  constructor(part: TextPart) {
    this.part = part;
  }

  add(name: string, at: number): TextPart {
    const known = this.#byName.get(name);
    if (known === undefined) {
      const first = this.part.set(name, at);
      this.#byName.set(name, { first, at, count: 1 });
      return first;
    }
    const { first, count } = known;
    let list = first;
    if (count === 1) {
      list = this.part.set(name, known.at);
      list.adopt(0, first);
      known.first = list;
    }
    known.count++;
    return list.set(count, at);
  }
}

/** Reads the elements and attributes of an XML text. The text of an element is where the element is. */
export function readXmlParts(text: string): TextPart {
  const root = new TextPart(0);
  const open: Siblings[] = [new Siblings(root)];
  const parser = new SaxesParser();
  /** Where an attribute can begin. */
  let next = 0;
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentagstart", ({ name }) => {
    const at = text.lastIndexOf("<", parser.position - 1);
    next = at + 1 + name.length;
    const part = open.at(-1)?.add(localName(name), at) ?? root;
    part.enter("#content", at);
    open.push(new Siblings(part));
  });
  parser.on("attribute", ({ name }) => {
    while (/\s/.test(text.charAt(next))) next++;
    open.at(-1)?.part.set(`-${localName(name)}`, next);
    next = parser.position;
  });
  parser.on("closetag", () => void open.pop());
  parser.write(text).close();
  return root;
}
