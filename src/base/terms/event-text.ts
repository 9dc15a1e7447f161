import { printableJsonParts, toPrintableJson } from "../text/printable.js";
import { isErrorOf } from "../realms.js";

/** The exact JSON of members of an event of a decision log, whose values have numbers as JavaScript has them. */
interface EventTexts {
  /** In UTF-8. */
  input?: Uint8Array;
  /** In UTF-8, or a function that throws a RangeError when it is nested too deeply. */
  result?: Uint8Array | (() => string);
  nd_builtin_cache?: () => string;
  custom?: () => string;
}

const textsOf = new WeakMap<object, EventTexts>();

/** Reads the exact JSON of members of an event, as far as it has them. */
export function readEventTexts(event: object): EventTexts {
  return textsOf.get(event) ?? {};
}

/** Attaches the exact JSON of members to an event. */
export function keepEventTexts(event: object, texts: EventTexts): void {
  textsOf.set(event, texts);
}

/** Adds a member that is parsed when it is read: it may be large, or beyond JavaScript's numbers, and a log writes its text. */
export function addLazily(
  event: Record<string, unknown>,
  name: keyof EventTexts,
  parse: () => unknown,
): void {
  const set = (value: unknown): void => {
    Object.defineProperty(event, name, { value, enumerable: true, configurable: true, writable: true });
  };
  Object.defineProperty(event, name, {
    enumerable: true,
    configurable: true,
    set,
    get(): unknown {
      const value = parse();
      set(value);
      return value;
    },
  });
}

/** Adds an input. @param json in UTF-8 */
export function addInput(event: Record<string, unknown>, json: Uint8Array): void {
  addLazily(event, "input", () => JSON.parse(new TextDecoder().decode(json)) as unknown);
}

/** Returns the exact result, unless it is nested too deeply to write. */
function getResult({ result }: EventTexts): string | Uint8Array | undefined {
  try {
    return typeof result === "function" ? result() : result;
  } catch (error) {
    if (!isErrorOf(error, "RangeError")) throw error;
    return undefined;
  }
}

function isTextKey(key: string): key is "custom" | "nd_builtin_cache" {
  return key === "custom" || key === "nd_builtin_cache";
}

/**
 * Yields an event as JSON without line breaks, in parts. Members whose exact JSON it has are written as they are, with every digit of
 * their numbers. A result nested too deeply to write is omitted and listed in `erased`, as OPA does.
 */
export function* eventJsonParts(
  event: Readonly<Record<string, unknown>>,
): Generator<string, void, undefined> {
  const texts = readEventTexts(event);
  const result = getResult(texts);
  const isErased = texts.result !== undefined && result === undefined;
  let before = "{";
  for (const key of Object.keys(event)) {
    if (isErased && (key === "result" || key === "erased")) continue;
    const name = `${before}${JSON.stringify(key)}:`;
    before = ",";
    const text =
      key === "input" ? texts.input : key === "result" ? result : isTextKey(key) ? texts[key]?.() : undefined;
    if (typeof text === "object") {
      yield name;
      yield* printableJsonParts(text);
    } else yield name + toPrintableJson(text ?? JSON.stringify(event[key]));
  }
  const erased = Array.isArray(event["erased"]) ? (event["erased"] as unknown[]) : [];
  yield isErased ? `,"erased":${JSON.stringify([...erased, "/result"])}}` : "}";
}
