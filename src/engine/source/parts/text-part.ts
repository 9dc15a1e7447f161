/**
 * A part of a text: where it begins, and the parts in it, as the parser names them that makes JSON of the text. An element of a list has its
 * index as its name.
 */
export class TextPart {
  /** Of its key, else of its value: the offset in UTF-16 code units. */
  readonly at: number;
  readonly #inner = new Map<string, TextPart>();

  constructor(at: number) {
    this.at = at;
  }

  get(name: string | number): TextPart | undefined {
    return this.#inner.get(String(name));
  }

  /** Adds a part. One of the same name is replaced: the last of equal keys wins. */
  set(name: string | number, at: number): TextPart {
    const part = new TextPart(at);
    this.#inner.set(String(name), part);
    return part;
  }

  /** Adds a part with a name here, with all of its contents. */
  adopt(name: string | number, part: TextPart): void {
    this.#inner.set(String(name), part);
  }

  /** Returns the part of this name, which is added where there is none. */
  enter(name: string | number, at: number): TextPart {
    return this.get(name) ?? this.set(name, at);
  }
}

/**
 * Reads the parts of a text of one format. It has only parts whose position the text shows; a part of the JSON that is missing here has
 * no position.
 *
 * @param json the parser's result for the text.
 * @throws any error for a text that it cannot read
 */
export type ReadParts = (text: string, json: Uint8Array) => TextPart;
