const MAX_SHOWN = 60;
const HOST = /^(?:localhost|[\w-]+(?:\.[\w-]+)+|\[[0-9a-f:.]+\]|[0-9a-f]*:[0-9a-f:.]+)\.?(?::\d+)?$/i;

/** Returns whether a text has the form of a host's name or address, which messages show. A text without a dot may be anything. */
export function isShownHost(text: string): boolean {
  return text.length <= MAX_SHOWN && HOST.test(text);
}
