/** Rejects with the error that a function without `async` caught. */
export async function rejection(reason: unknown): Promise<never> {
  throw reason;
}
