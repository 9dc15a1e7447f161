/**
 * A part of a text: where it begins, and the parts in it, as the parser names them that makes JSON of the text. An element of a list has its
 * index as its name.
 */
export class PlacedPart {
  /** Of its key, else of its value: the offset in UTF-16 code units. */
  readonly at: number;
  readonly #inner = new Map<string, PlacedPart>();

  constructor(at: number) {
    this.at = at;
  }

  get(name: string | number): PlacedPart | undefined {
    return this.#inner.get(String(name));
  }

  /** Adds a part. One of the same name is replaced: the last of equal keys wins. */
  set(name: string | number, at: number): PlacedPart {
    const part = new PlacedPart(at);
    this.#inner.set(String(name), part);
    return part;
  }

  /** Gives a part a name here, with all that is in it. */
  adopt(name: string | number, part: PlacedPart): void {
    this.#inner.set(String(name), part);
  }

  /** The part of this name, which is added where there is none. */
  enter(name: string | number, at: number): PlacedPart {
    return this.get(name) ?? this.set(name, at);
  }
}

/**
 * Reads the parts of a text of one format. Only parts of which the text shows the place are there; what a path leads to in the JSON and not here
 * has no place.
 *
 * @param json what the parser made of the text.
 * @throws any error for a text that it cannot read
 */
export type ReadParts = (text: string, json: Uint8Array) => PlacedPart;
