import { scryptSync } from "node:crypto";

export type ToPlaceholder = (secret: string) => string;

const WRITTEN = /^\(secret(-[0-9a-f]+)?\)$/;

/** Matches every placeholder in a text. */
export const PLACEHOLDER = /\(secret(?:-[0-9a-f]+)?\)/g;

/** For display: all secrets look alike. */
export const hidden: ToPlaceholder = () => "(secret)";

/** Placeholders that number the secrets of one document, and reveal nothing else. */
export function numberedPlaceholders(): ToPlaceholder {
  const known = new Map<string, string>();
  return (secret) => {
    if (WRITTEN.test(secret)) return secret;
    const number = known.get(secret) ?? `(secret-${String(known.size + 1)})`;
    known.set(secret, number);
    return number;
  };
}

/** 4 MiB and about 10 ms a guess: the salt is public, and passwords can be weak. */
const COST = { N: 4096, r: 8, p: 1 };
const HASH_BYTES = 8;

/**
 * Placeholders that do not reveal a secret: the same secret and salt always yield the same one. An existing
 * placeholder, from a replayed answer, stays as it is.
 */
export function saltedPlaceholders(salt: string): ToPlaceholder {
  const known = new Map<string, string>();
  return (secret) => {
    if (WRITTEN.test(secret)) return secret;
    const text =
      known.get(secret) ?? `(secret-${scryptSync(secret, salt, HASH_BYTES, COST).toString("hex")})`;
    known.set(secret, text);
    return text;
  };
}
