/** An object that holds a resource until it is closed. */
interface Closable {
  close(): Promise<void>;
}

/**
 * Uses opened resources, and closes all of them when that fails.
 *
 * @param opened may become more meanwhile.
 * @throws the errors of `use`.
 */
export async function orClose<Result>(
  opened: Iterable<Closable>,
  use: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await use();
  } catch (error) {
    await Promise.allSettled([...opened].map((one) => one.close()));
    throw error;
  }
}
