/** The demo cannot make what it gates: npm is missing or failed, or the package is not as it should be. */
export class DemoError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "DemoError";
  }
}
