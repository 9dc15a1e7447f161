import { afterAll } from "vitest";

/**
 * For what hooks and shared fixtures create, such as folders and servers: an `afterAll` within a hook or a test is
 * never run.
 *
 * @returns a function that has its argument called after all tests of the file, or of the `describe`, that called this.
 */
export function cleanUpAfterAll(): (end: () => unknown) => void {
  const ends: (() => unknown)[] = [];
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });
  return (end) => void ends.push(end);
}
