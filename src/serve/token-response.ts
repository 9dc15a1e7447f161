import { Ajv2020 } from "ajv/dist/2020.js";

/** The answer of an OAuth 2.0 token endpoint (RFC 6749, section 5.1). */
export interface TokenResponse {
  access_token: string;
  token_type: string;
  /** In seconds. */
  expires_in?: number | undefined;
}

const isTokenResponse = new Ajv2020().compile<TokenResponse>({
  type: "object",
  properties: {
    access_token: { type: "string", pattern: "^\\s*[\\x21-\\x7e]+\\s*$", maxLength: 65_536 },
    token_type: { type: "string", pattern: "^[Bb][Ee][Aa][Rr][Ee][Rr]$" },
    expires_in: { type: "number", minimum: 0 },
  },
  required: ["access_token", "token_type"],
});

/** `undefined` for anything else, such as a token that is not a bearer's. */
export function parseTokenResponse(bytes: Uint8Array): TokenResponse | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes).toString("utf8"));
    return isTokenResponse(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
