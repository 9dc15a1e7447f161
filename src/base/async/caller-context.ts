import { AsyncLocalStorage } from "node:async_hooks";

/** Runs a function in the asynchronous context of a caller, which its `AsyncLocalStorage` goes by. */
export type InContext = <T>(run: () => T) => T;

/** Returns the context of the caller, for work that others run on its behalf: a message, or the work of another evaluation. */
export function callerContext(): InContext {
  return AsyncLocalStorage.snapshot();
}
