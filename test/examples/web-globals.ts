const { Request: request, Response: response } = globalThis;

/** Restores the globals that Hono's server for Node replaces when it is loaded. Import this file before it. */
export function restoreWebGlobals(): void {
  for (const [name, value] of Object.entries({ Request: request, Response: response }))
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: false });
}
