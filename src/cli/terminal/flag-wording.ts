import { shownValue } from "../../base/text/address.js";
import type { Wording } from "../../base/message.js";
import { OWN_OPTIONS } from "../flags/gate-options.js";

/** The flags that the gate alone has, by the option that each is. */
const OF_GATE = Object.fromEntries(
  OWN_OPTIONS.map(({ flag, load = flag, judge = load, usage }) => [
    judge,
    /--[\w-]+/.exec(usage)?.[0] ?? usage,
  ]),
);

/** Flags by options of the library, of those with a value that messages speak of by both. */
const FLAGS: Readonly<Record<string, string>> = {
  ...OF_GATE,
  timeoutMs: "--timeout",
  compileTimeoutMs: "--timeout",
  baseUrl: "--base-url",
  platformUrl: "--platform-url",
  maxCalls: "--max-calls",
  dataFiles: "-d",
  "envelopes: false": "--no-envelopes",
  format: "--parser",
  material: "--kind",
  "material.kind": "--kind",
  "material.args": "--arg",
  kind: "--kind",
  'rules: "conftest"': "--rules conftest",
  'compat: "chainloop"': "--compat chainloop",
  keys: "--key",
  "verify.bundles": "--verification-key",
  "verify: false": "--skip-verify",
  excludeFiles: "--exclude-files-verify",
  threshold: "--threshold",
  "trustedRoot.root": "--tuf-root",
  "trustedRoot.update": "--update-tuf",
  trustedRoot: "--trusted-root",
  certificateIdentityRegexp: "--certificate-identity-regexp",
  certificateIdentity: "--certificate-identity",
  certificateOidcIssuerRegexp: "--certificate-oidc-issuer-regexp",
  certificateOidcIssuer: "--certificate-oidc-issuer",
  maxDownloadBytes: "download --max-bytes",
  maxBytes: "--max-bytes",
  allowNet: "--allow-net",
  maxInputBytes: "--max-input",
  protoFileDirs: "--proto-file-dirs",
  maxDataBytes: "--max-data",
  maxBundleBytes: "--max-bundle",
  maxMemoryBytes: "--max-memory",
  capabilities: "--capabilities",
  'regoVersion: "v0"': "--v0-compatible",
  run: "--run",
  schema: "--schema",
  verify: "a verification (--key, --trusted-root)",
};

/** The words of the command line. Who types a command did not call the functions of the library. */
export const FLAG_WORDING: Wording = {
  option: ({ option, value, text }) => FLAGS[value === undefined ? option : `${option}: ${value}`] ?? text,
  caller: () => "",
  // It may repeat an address of the command line.
  foreign: ({ foreign }) => shownValue(foreign),
};
