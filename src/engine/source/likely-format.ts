import type { DocumentFormat } from "./document-format.js";

/** Signs of formats, the most reliable first. Each is searched in the beginning of a text. */
const SIGNS: readonly (readonly [format: DocumentFormat, sign: RegExp])[] = [
  ["xml", /^\s*<(?:[?!]|[A-Za-z_][\w.:-]*[\s/>])/],
  ["jsonc", /^\s*(?:\/\/|\/\*|[[{](?:[^"]|"(?:[^"\\\n]|\\.)*")*?(?:\/\/|\/\*|#))/],
  ["jsonl", /^\s*(?:\{.*\}|\[.*\])[ \t]*\r?\n\s*[[{]/],
  ["dockerfile", /^(?:[^\S\n]*(?:#.*)?\n)*[^\S\n]*(?:FROM\s+\S+|ARG\s+\w+(?:=\S*)?\s*\n)/i],
  ["hcl2", /^[ \t]*[a-z_]\w*(?:[ \t]+"[^"\n]*")*[ \t]*\{[ \t]*$/m],
  ["toml", /^[ \t]*(?:\[\[.+\]\][ \t]*$|[\w."-]+[ \t]*=[ \t]*(?:"|'|\[|\{|true\b|false\b|[+-]?\d))/m],
  ["ini", /^[ \t]*\[[^\]\n]+\][ \t]*\r?\n(?:\s*[;#].*\n)*\s*[^\s=:]+[^=:\n]*[=:]/m],
  ["dotenv", /^[ \t]*(?:export[ \t]+)?[A-Za-z_]\w*=/m],
  ["yaml", /^(?!\s*[[{])(?:[^]*\n)?(?:---\s|%YAML|[ \t]*(?:-\s|[^#\s].*:(?:\s|$)))/],
];

/** Only the beginning of a longer text is checked, in bytes. */
const MAX_SEEN = 4096;

/**
 * Guesses the format of a text that is not in the expected format, for the advice in the error.
 *
 * @param bytes UTF-8, with or without a byte order mark.
 * @returns `undefined` without signs of another one.
 */
export function likelyFormat(bytes: Uint8Array, taken: DocumentFormat): DocumentFormat | undefined {
  // A character cut at the end becomes U+FFFD, which no sign matches.
  const seen = new TextDecoder().decode(bytes.subarray(0, MAX_SEEN));
  return SIGNS.find(([format, sign]) => format !== taken && sign.test(seen))?.[0];
}
