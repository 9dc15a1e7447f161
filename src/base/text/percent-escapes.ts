/** Returns the text without its percent escapes; `undefined` where one is broken, or is no UTF-8. */
export function decodeEscapes(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Escapes all characters but the unreserved ones of RFC 3986. */
export function escapeAll(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Returns the bytes that a part of a URL stands for, which need not be UTF-8. A broken escape stands for itself. */
function decodeEscapedBytes(text: string): Buffer {
  const parts = text.split(/((?:%[0-9A-Fa-f]{2})+)/);
  return Buffer.concat(
    parts.map((part, index) =>
      Buffer.from(index % 2 === 0 ? part : part.replaceAll("%", ""), index % 2 === 0 ? "utf8" : "hex"),
    ),
  );
}

/** Returns the value of `Authorization` for the user and password of a URL, as Go's client makes it. */
export function basicAuthorization({ username, password }: Pick<URL, "username" | "password">): string {
  const credentials = [decodeEscapedBytes(username), Buffer.from(":"), decodeEscapedBytes(password)];
  return `Basic ${Buffer.concat(credentials).toString("base64")}`;
}
