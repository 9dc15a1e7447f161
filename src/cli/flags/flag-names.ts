/** Flags by the names of the library options in its messages. */
const FLAGS: Readonly<Record<string, string>> = {
  timeoutMs: "--timeout",
  compileTimeoutMs: "--timeout",
  baseUrl: "--base-url",
  platformUrl: "--platform-url",
  maxCalls: "--max-calls",
  failOn: "--fail-on",
  requireExact: "--require-exact",
  dataFiles: "-d",
  "envelopes: false": "--no-envelopes",
  maxDownloadBytes: "download --max-bytes",
  "the option capabilities": "--capabilities",
};

const NAMES = new RegExp(String.raw`\b(?:${Object.keys(FLAGS).join("|")})\b`, "g");

/** A message of the library in the words of the command line: `raise --timeout` for `raise timeoutMs`. */
export function withFlagNames(message: string): string {
  return message.replaceAll(NAMES, (name) => FLAGS[name] ?? name);
}
