import { scryptSync } from "node:crypto";

/** What is written in a secret's place. */
export type StandIn = (secret: string) => string;

const WRITTEN = /^\(secret(-[0-9a-f]+)?\)$/;

/** Every stand-in that a text holds. */
export const STAND_IN = /\(secret(?:-[0-9a-f]+)?\)/g;

/** For what is only shown: all secrets look alike. */
export const hidden: StandIn = () => "(secret)";

/** Stand-ins that tell the secrets of one document apart by their number, and nothing else of them. */
export function numberedStandIns(): StandIn {
  const known = new Map<string, string>();
  return (secret) => {
    if (WRITTEN.test(secret)) return secret;
    const number = known.get(secret) ?? `(secret-${String(known.size + 1)})`;
    known.set(secret, number);
    return number;
  };
}

/** 4 MiB and about 10 ms a guess: the salt is no secret, and passwords can be weak. */
const COST = { N: 4096, r: 8, p: 1 };
const HASH_BYTES = 8;

/**
 * Stand-ins that only a secret itself leads to: the same secret and salt give the same one, later too. One that comes
 * again, from a replayed answer, stands for the same secret still.
 */
export function saltedStandIns(salt: string): StandIn {
  const known = new Map<string, string>();
  return (secret) => {
    if (WRITTEN.test(secret)) return secret;
    const text =
      known.get(secret) ?? `(secret-${scryptSync(secret, salt, HASH_BYTES, COST).toString("hex")})`;
    known.set(secret, text);
    return text;
  };
}
