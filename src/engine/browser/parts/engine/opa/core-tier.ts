/** A page sets no flags of V8. */
export function runBaseline(): void {
  // The flags are as they always are.
}

export function runOptimized(): void {
  // As `runBaseline`.
}
