/**
 * Type checks that also hold for values of another realm: a program may run in a context of `node:vm`, as tests do in the pools of Jest
 * and Vitest, and gets values of Node itself there, which have other classes. `instanceof` is false for them. None throws, also for a
 * Proxy or a getter that does.
 */

/** Returns whether a value has a property, or `false` where a Proxy or a getter throws. */
export function holds(test: () => boolean): boolean {
  try {
    return test();
  } catch {
    return false;
  }
}

/** Returns the class of a value of the engine or of the platform. Values may claim one of their own by `Symbol.toStringTag`. */
function getTag(value: unknown): string {
  try {
    return Object.prototype.toString.call(value).slice("[object ".length, -1);
  } catch {
    // A Proxy, or a tag that cannot be read.
    return "";
  }
}

const TYPED_ARRAY_CLASS: { get?: (this: unknown) => unknown } | undefined = Object.getOwnPropertyDescriptor(
  Object.getPrototypeOf(Uint8Array.prototype) as object,
  Symbol.toStringTag,
);
/** Reads the class of a typed array. V8 inlines it: `Reflect.get` takes four times as long. */
const READ_CLASS = TYPED_ARRAY_CLASS?.get;

/** Returns whether it is an Error, or a DOMException, which no engine counts as one. */
export function isError(value: unknown): value is Error {
  if (typeof value !== "object" || value === null) return false;
  // eslint-disable-next-line no-restricted-syntax -- one of this realm may claim another class
  if (holds(() => value instanceof Error)) return true;
  const tag = getTag(value);
  return tag === "Error" || tag === "DOMException";
}

/** Returns whether it is an error of one of the engine's own classes, or of a class that extends it. */
export function isErrorOf(
  value: unknown,
  name: "RangeError" | "SyntaxError" | "TypeError" | "LinkError" | "RuntimeError",
): value is Error {
  if (!isError(value)) return false;
  return holds(() => {
    for (let found: unknown = value; found !== null; found = Object.getPrototypeOf(found)) {
      if (Object.getOwnPropertyDescriptor(found, "name")?.value === name) return true;
    }
    return false;
  });
}

/** Returns whether it is a Uint8Array, such as a Buffer. */
export function isBytes(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value) && READ_CLASS?.call(value) === "Uint8Array";
}

export function isArrayBuffer(value: unknown): value is ArrayBuffer {
  return getTag(value) === "ArrayBuffer";
}

export function isDate(value: unknown): value is Date {
  // That of an evaluation is `undefined` mostly, and a tag is a new text.
  return typeof value === "object" && getTag(value) === "Date";
}

export function isUrl(value: unknown): value is URL {
  return getTag(value) === "URL" && holds(() => typeof (value as { href?: unknown }).href === "string");
}

export function isResponse(value: unknown): value is Response {
  return (
    getTag(value) === "Response" &&
    holds(() => typeof (value as { arrayBuffer?: unknown }).arrayBuffer === "function")
  );
}

export function isWasmModule(value: unknown): value is WebAssembly.Module {
  return getTag(value) === "WebAssembly.Module";
}

/** Returns whether a value is a Promise, also of another realm, or has the form of one. */
export function isThenable(value: unknown): value is PromiseLike<unknown> {
  if ((typeof value !== "object" || value === null) && typeof value !== "function") return false;
  return holds(() => typeof (value as { then?: unknown }).then === "function");
}
