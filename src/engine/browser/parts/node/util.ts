/** The used part of Node's `util`. */
export const types = {
  /** Returns whether a value is a Date, also of another realm. */
  isDate(value: unknown): value is Date {
    return Object.prototype.toString.call(value) === "[object Date]";
  },
  /** Browsers do not know. */
  isProxy: (): boolean => false,
};

const { TextDecoder, TextEncoder } = globalThis;
export { TextDecoder, TextEncoder };
