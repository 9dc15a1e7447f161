import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { RegohostError, type ErrorCode } from "../src/base/errors.js";
import { useReplyCache } from "../src/engine/opa/reply-cache.js";
import { cacheFolder } from "./cache-folder.js";

/** State that test files of one process must restore. */
const processState = (): unknown[] => [
  setTimeout,
  setInterval,
  setImmediate,
  Date,
  performance.now,
  fetch,
  // Servers of web frameworks replace some of these.
  Request,
  Response,
  Headers,
  FormData,
  AbortController,
  URL,
  ReadableStream,
  console.log,
  console.error,
  process.cwd(),
  { ...process.env },
];
const found = processState();

// Includes files compiled by an earlier test, such as by a command with its own cache.
beforeAll(() => {
  useReplyCache(join(cacheFolder(), "compiled"));
});

afterAll(() => {
  for (const [at, state] of processState().entries()) {
    if (typeof state === "function") expect(state).toBe(found[at]);
    else expect(state).toEqual(found[at]);
  }
});

/** Runs a function and returns the error it throws or rejects with. */
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
