import { errorMessages } from "../../error-messages.js";
import { isRegohostError, PolicyLoadError } from "../../errors.js";
import type { TextStyle } from "../../report/style.js";
import { withoutAddressSecrets } from "../../values/address.js";
import { toPrintable } from "../../values/printable.js";
import { CommandError } from "../exit-codes.js";
import type { RegoDiagnostic } from "../../errors.js";
import type { CommandContext } from "../command.js";
import { isError } from "../../realms.js";

const MAX_STACKS = 6;

/**
 * Formats an error for the terminal: its message (with OPA's errors and their source lines) and its causes. Names flags
 * instead of library options. `debug` adds stack traces.
 */
export function showError(error: unknown, style: TextStyle, debug = false): string {
  const label = style.red("error:");
  const isOurs = isRegohostError(error);
  const isExpected = isOurs || error instanceof CommandError;
  // Of errors in policies the lines of their sources are shown as they are.
  const isOfRego = error instanceof PolicyLoadError && error.diagnostics.length > 0;
  const safe = isOfRego ? (text: string): string => text : withoutAddressSecrets;
  const [message, ...causes] = errorMessages(error).map((text) => safe(isOurs ? withFlagNames(text) : text));
  const lines = [`${label} ${toPrintable(isExpected ? (message ?? "") : `unexpected: ${message ?? ""}`)}`];
  lines.push(...causes.map((cause) => style.dim(`  because: ${toPrintable(cause)}`)));
  if (debug) lines.push(...stacksOf(error));
  else if (!isExpected) lines.push(style.dim("  (REGOHOST_DEBUG=1 shows where)"));
  return lines.join("\n");
}

function stacksOf(error: unknown): string[] {
  const stacks: string[] = [];
  for (let next = error; isError(next) && stacks.length < MAX_STACKS; next = next.cause) {
    stacks.push(toPrintable(withoutAddressSecrets(next.stack ?? next.message)));
  }
  return stacks;
}

/** Flags by the names of the library options in its messages. */
const FLAGS: Readonly<Record<string, string>> = {
  timeoutMs: "--timeout",
  compileTimeoutMs: "--timeout",
  baseUrl: "--base-url",
  platformUrl: "--platform-url",
  maxCalls: "--max-calls",
  failOn: "--fail-on",
  requireExact: "--require-exact",
  requirePinned: "--require-pinned",
  dataFiles: "-d",
  "envelopes: false": "--no-envelopes",
  "the option namespaces": "--namespace",
  allNamespaces: "--all-namespaces",
  "the option format": "--parser",
  "the option combine": "--combine",
  "the option material": "--kind",
  'rules: "conftest"': "--rules conftest",
  'compat: "chainloop"': "--compat chainloop",
  "the option keys": "--key",
  "verify.bundles": "--verification-key",
  "verify: false": "--skip-verify",
  excludeFiles: "--exclude-files-verify",
  "the option threshold": "--threshold",
  "trustedRoot.root": "--tuf-root",
  "trustedRoot.update": "--update-tuf",
  trustedRoot: "--trusted-root",
  certificateIdentityRegexp: "--certificate-identity-regexp",
  certificateIdentity: "--certificate-identity",
  certificateOidcIssuerRegexp: "--certificate-oidc-issuer-regexp",
  certificateOidcIssuer: "--certificate-oidc-issuer",
  maxDownloadBytes: "download --max-bytes",
  maxBytes: "--max-bytes",
  allowUndefined: "--allow-undefined",
  allowSkippedFiles: "--allow-skipped-files",
  allowUnread: "--allow-unread",
  allowNet: "--allow-net",
  maxInputBytes: "--max-input",
  protoFileDirs: "--proto-file-dirs",
  maxDataBytes: "--max-data",
  maxBundleBytes: "--max-bundle",
  maxMemoryBytes: "--max-memory",
  "the option capabilities": "--capabilities",
  "the option builtins: serviceBuiltins(client)": "--builtins service",
  'the option regoVersion "v0"': "--v0-compatible",
  "the option run": "--run",
  "the option verify": "a verification (--key, --trusted-root)",
};

/** Not where a message names the flag beside: `allowNet (--allow-net HOST)`. */
const NAMES = new RegExp(
  String.raw`\b(?:${Object.keys(FLAGS)
    .map((name) => name.replaceAll(/[.()]/g, "\\$&"))
    .join("|")})(?!\w| \(--)`,
  "g",
);

/** The functions of the library that name themselves in errors of their options. Who types a command did not call them. */
const CALLED = /^(?:judge|loadGate|loadPolicy|evaluate|compilePolicy|buildBundle): (?:verify: )?/;

/** A message of the library in the words of the command line: `raise --timeout` for `raise timeoutMs`. */
export function withFlagNames(message: string): string {
  return message.replace(CALLED, "").replaceAll(NAMES, (name) => FLAGS[name] ?? name);
}

/** Writes OPA's warnings to stderr, with their source lines. */
export async function noteDiagnostics(
  context: CommandContext,
  found: readonly RegoDiagnostic[],
): Promise<void> {
  if (found.length === 0) return;
  const { formatDiagnostics } = await import("../../opa/rego-diagnostics.js");
  for (const diagnostic of found) {
    await context.warn(toPrintable(formatDiagnostics([diagnostic])));
  }
}

const MAX_SHOWN = 5;

/**
 * Lists skipped named files, which are not Rego, on stderr.
 *
 * @param done what was done with the others, such as `checked`: the note says that it was nothing where there are none.
 */
export async function noteSkipped(
  context: CommandContext,
  skipped: readonly string[],
  { done, others }: { done: string; others: number },
): Promise<void> {
  if (skipped.length === 0) return;
  const toldOfNothing = others === 0 ? `nothing was ${done}; ` : "";
  const more = skipped.length > MAX_SHOWN ? ` and ${skipped.length - MAX_SHOWN} more` : "";
  await context.note(
    toPrintable(`${toldOfNothing}skipped, not Rego: ${skipped.slice(0, MAX_SHOWN).join(", ")}${more}`),
  );
}

/** Names signed bundles that nothing verified, on stderr. */
export async function noteUnverified(context: CommandContext, bundles: readonly string[]): Promise<void> {
  for (const what of bundles) {
    await context.warn(
      toPrintable(`${what} is signed, and its signature was not verified: give --verification-key`),
    );
  }
}
