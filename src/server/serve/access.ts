import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isLoopback } from "../../base/text/service-url.js";
import { invalidConfig, type ConfigurationError } from "../../base/errors.js";
import { ApiError } from "./api-error.js";

const HASH = /^sha256:([0-9a-f]{64})$/;
const BEARER = /^Bearer\s+(\S+)$/;

function digest(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** @returns the hash of each. */
function parseTokens(text: string, name: string): Buffer[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const tokens = lines.filter((line) => line !== "" && !line.startsWith("#"));
  const invalid = (why: string): ConfigurationError => invalidConfig(`${name}: ${why}`);
  if (tokens.length === 0) throw invalid("it has no token of a client; write one a line");
  return tokens.map((token) => {
    if (!/^[\x21-\x7e]+$/.test(token)) {
      throw invalid("a client token may only have visible ASCII characters, no spaces");
    }
    const hash = HASH.exec(token)?.[1];
    if (hash !== undefined) return Buffer.from(hash, "hex");
    if (token.startsWith("sha256:")) {
      throw invalid("a hash of a client token is sha256: and 64 hexadecimal digits");
    }
    return digest(token);
  });
}

/** The accepted tokens of clients. Only their hashes are stored. */
export class AcceptedTokens {
  readonly #digests: readonly Buffer[];

  private constructor(digests: readonly Buffer[]) {
    this.#digests = digests;
  }

  /**
   * @param texts of files: a token per line, or `sha256:` and its hash in hex. Empty lines and those that begin with
   * `#` are skipped.
   * @param names of the files, for messages.
   * @throws ConfigurationError `config_invalid` for a file without tokens, or with one that no client could send.
   */
  static parse(texts: readonly string[], names: readonly string[] = []): AcceptedTokens {
    return new AcceptedTokens(
      texts.flatMap((text, index) => parseTokens(text, names[index] ?? "the file of client tokens")),
    );
  }

  /** Identifies this set of tokens, independent of order; no token can be derived from it. */
  get fingerprint(): string {
    const sorted = this.#digests.map((known) => known.toString("hex")).sort();
    return digest(sorted.join()).toString("hex");
  }

  /** Whether the token is accepted. The time it takes does not depend on how similar it is. */
  accepts(token: string): boolean {
    const requested = digest(token);
    let isAccepted = false;
    for (const known of this.#digests) isAccepted = timingSafeEqual(known, requested) || isAccepted;
    return isAccepted;
  }
}

/** @throws ApiError 401 without one of the tokens. */
export function checkToken({ headers }: IncomingMessage, tokens: AcceptedTokens): void {
  const token = BEARER.exec(headers.authorization ?? "")?.[1];
  if (token !== undefined && tokens.accepts(token)) return;
  throw new ApiError(401, "unauthorized", "the request needs a bearer token that this server accepts");
}

/** The usual loopback hosts, which need no parser. */
const USUAL_LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

function getHost(text: string): string | undefined {
  try {
    return new URL(text).hostname;
  } catch {
    return undefined;
  }
}

/**
 * Checks that a request to a server on loopback is for loopback, and not from another site's page: a browser would send
 * it for a name that an attacker resolves to this machine (DNS rebinding), and for a form.
 *
 * @throws ApiError 403
 */
export function checkLoopbackRequest({ headers }: IncomingMessage): void {
  const { host, origin } = headers;
  if (origin === undefined && host !== undefined && USUAL_LOOPBACK.test(host)) return;
  const named = host === undefined ? undefined : getHost(`http://${host}`);
  if (named === undefined || !isLoopback(named)) {
    throw new ApiError(
      403,
      "unauthorized",
      "this server listens on loopback, and the request's Host is not localhost or a loopback address",
    );
  }
  const from = origin === undefined ? named : getHost(origin);
  if (from === undefined || !isLoopback(from)) {
    throw new ApiError(403, "unauthorized", "the request is made by a page of another site");
  }
}
