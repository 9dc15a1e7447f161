import { JsonParts, type DocumentPath } from "../document-position.js";

/**
 * The parts of a text as a parser reports them: JSON of the form that `placeConfig` describes. They are read on demand.
 */
export class ParserParts {
  readonly #parts: JsonParts;

  constructor(reported: Uint8Array) {
    this.#parts = new JsonParts(reported);
  }

  /** Returns the start of a part, in bytes of UTF-8; `undefined` for one that was not reported. */
  find(path: DocumentPath): number | undefined {
    // The inner parts of each part are its second element.
    const steps = path.flatMap((key) => [1, key]);
    const found = this.#parts.find(steps);
    if (found?.path.length !== steps.length) return undefined;
    const [at] = found.part.elements();
    return at && Number(Buffer.from(at.bytes).toString("latin1"));
  }
}
