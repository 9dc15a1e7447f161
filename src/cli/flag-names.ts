/** The library's options that the command line has too, by the names that its messages call them. */
const FLAGS: Readonly<Record<string, string>> = {
  timeoutMs: "--timeout",
  compileTimeoutMs: "--timeout",
  baseUrl: "--base-url",
  platformUrl: "--platform-url",
  maxCalls: "--max-calls",
  maxDownloadBytes: "download --max-bytes",
};

const NAMES = new RegExp(String.raw`\b(?:${Object.keys(FLAGS).join("|")})\b`, "g");

/** A message of the library in the words of the command line: `raise --timeout` for `raise timeoutMs`. */
export function withFlagNames(message: string): string {
  return message.replaceAll(NAMES, (name) => FLAGS[name] ?? name);
}
