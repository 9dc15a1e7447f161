/** Of one writer, so that keys of data do not pile up. */
const MAX_SHAPES = 512;
/** Objects with more members than this are maps, whose keys are not found again. */
const MAX_MEMBERS = 64;
/** In characters. */
const MAX_KEY = 64;

/** A key of objects. */
export class ShapeKey {
  readonly text: string;
  /** The document that it was used in last, and its number there. */
  usedIn = 0;
  number = 0;

  constructor(text: string) {
    this.text = text;
  }
}

/** The first keys of objects, in their order. */
export class Shape {
  readonly keys: readonly ShapeKey[];
  /** The key that objects of this shape have next, mostly, and the shape that they have with it. */
  nextKey: string | undefined;
  next: Shape | undefined;
  /** Those with other keys. */
  others: Map<string, Shape> | undefined;
  /** The document that it was used in last, and its number there. */
  usedIn = 0;
  number = 0;

  constructor(keys: readonly ShapeKey[]) {
    this.keys = keys;
  }
}

/** The shapes of the objects of documents: which have the same keys in the same order. */
export class ObjectShapes {
  readonly empty = new Shape([]);
  readonly #keys = new Map<string, ShapeKey>();
  #count = 0;

  /** Whether it has the maximum number of shapes. Unused shapes are dropped with it. */
  get isFull(): boolean {
    return this.#count >= MAX_SHAPES;
  }

  /**
   * Returns the shape with one key more, other than `nextKey`; `undefined` if there is none, and no more may be added.
   */
  withKey(shape: Shape, key: string): Shape | undefined {
    return shape.others?.get(key) ?? this.#add(shape, key);
  }

  #add(shape: Shape, key: string): Shape | undefined {
    if (this.isFull || shape.keys.length >= MAX_MEMBERS || key.length > MAX_KEY || !key.isWellFormed())
      return undefined;
    this.#count++;
    const known = this.#keys.get(key) ?? new ShapeKey(key);
    this.#keys.set(key, known);
    const added = new Shape([...shape.keys, known]);
    if (shape.next === undefined) {
      shape.nextKey = key;
      shape.next = added;
    } else {
      shape.others ??= new Map<string, Shape>();
      shape.others.set(key, added);
    }
    return added;
  }
}
