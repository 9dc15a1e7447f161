/** The results of those that hold, and why the others do not. */
interface Verifications<Verified> {
  verified: Verified[];
  refusals: unknown[];
}

/**
 * Verifies each of several signatures or attestations.
 *
 * @param isRefusal whether an error means that one does not hold; others are thrown.
 */
export async function verifyEach<Item, Verified>(
  items: readonly Item[],
  isRefusal: (error: unknown) => boolean,
  verify: (item: Item) => Promise<Verified>,
): Promise<Verifications<Verified>> {
  const verified: Verified[] = [];
  const refusals: unknown[] = [];
  for (const item of items) {
    try {
      verified.push(await verify(item));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refusals.push(error);
    }
  }
  return { verified, refusals };
}
