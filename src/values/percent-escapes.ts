/** The text without its percent escapes; `undefined` where one is broken, or is no UTF-8. */
export function decodeEscapes(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
