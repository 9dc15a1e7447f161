import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/**
 * The changes of `mutations.yaml`.
 *
 * @param {string} root of the repository.
 * @returns {{ room: string, name: string, file: string, search: string, replace: string, tests: string[] }[]} `file` and `tests`: paths below
 *   the root.
 */
export function readMutations(root) {
  const rooms = parse(readFileSync(join(root, "test/campaigns/mutations/mutations.yaml"), "utf8"));
  return rooms.flatMap(({ room, file, tests, mutations }) =>
    mutations.map((mutation) => ({ room, file, tests, ...mutation })),
  );
}

/**
 * A text with a change.
 *
 * @param {string} text
 * @param {{ name: string, file: string, search: string, replace: string }} mutation
 * @throws Error when the text does not contain the search text exactly once.
 */
export function mutate(text, { name, file, search, replace }) {
  const parts = text.split(search);
  if (parts.length !== 2)
    throw new Error(`${file} has ${parts.length - 1} times what "${name}" replaces, not once: ${search}`);
  return parts.join(replace);
}
