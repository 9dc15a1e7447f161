import { expect } from "vitest";
import { RegohostError, type ErrorCode } from "../src/errors.js";

/** Runs a function and gives the error it throws or rejects with. */
async function errorOf(received: unknown): Promise<unknown> {
  try {
    await (typeof received === "function" ? (received as () => unknown)() : received);
  } catch (error) {
    return error;
  }
  return undefined;
}

expect.extend({
  /** `await expect(promise or function).toFailWith("code", /message/)`. */
  async toFailWith(received: unknown, code: ErrorCode, message?: RegExp) {
    const error = await errorOf(received);
    const pass =
      error instanceof RegohostError &&
      error.code === code &&
      (message === undefined || message.test(error.message));
    return {
      pass,
      message: () =>
        `expected ${this.isNot ? "not " : ""}to fail with ${code}${message ? ` ${String(message)}` : ""}, got ${
          error instanceof RegohostError ? `${error.code}: ${error.message}` : String(error)
        }`,
    };
  },
});

declare module "vitest" {
  interface Matchers<T> {
    toFailWith(code: ErrorCode, message?: RegExp): Promise<T>;
  }
}
