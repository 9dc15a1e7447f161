import type { JsBuiltin } from "../../../../std/js-builtin.js";

/** Tokens, which opa-core verifies: the signatures of browsers are asynchronous. */
export const jwtVerifiers: readonly JsBuiltin[] = [];
