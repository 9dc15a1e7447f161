import { AsyncLocalStorage } from "node:async_hooks";

/** Runs a function in the asynchronous context of a caller, which its `AsyncLocalStorage` goes by. */
export type InContext = <T>(run: () => T) => T;

/** The context of the caller, for what is run for it by others: a message, or the work of another evaluation. */
export function callerContext(): InContext {
  return AsyncLocalStorage.snapshot();
}
