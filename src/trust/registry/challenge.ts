/** An authentication scheme that a server requests with `WWW-Authenticate` (RFC 9110, section 11.6.1). */
export interface Challenge {
  /** In lower case: `bearer`, `basic`. */
  scheme: string;
  /** By lower-case name. */
  parameters: ReadonlyMap<string, string>;
}

const PART =
  /\s*(?:,\s*)?(?:([!#$%&'*+.^_`|~0-9A-Za-z-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([!#$%&'*+.^_`|~0-9A-Za-z-]+))|([!#$%&'*+.^_`|~0-9A-Za-z-]+))(?=\s|,|$)/gy;

/** Parses the challenges of a header, in their order; an invalid one ends the list. */
export function parseChallenges(header: string): Challenge[] {
  const challenges: { scheme: string; parameters: Map<string, string> }[] = [];
  for (const [, name, quoted, token, scheme] of header.matchAll(PART)) {
    if (scheme !== undefined) challenges.push({ scheme: scheme.toLowerCase(), parameters: new Map() });
    else if (name !== undefined) {
      const value = quoted === undefined ? (token ?? "") : quoted.replaceAll(/\\(.)/g, "$1");
      challenges.at(-1)?.parameters.set(name.toLowerCase(), value);
    }
  }
  return challenges;
}
