import { shownValue } from "../../base/text/address.js";
import { LIBRARY_WORDING, type Wording } from "../../base/message.js";
import { GATE_OPTIONS } from "../options/gate-options.js";
import { libraryNames, longFlag, type OptionTable } from "../options/option-table.js";
import { GLOBAL_OPTIONS } from "../options/service-options.js";
import { TEST_OPTIONS } from "../options/test-options.js";

/** The flags of a table by the options of the library that they set, or by their own names. */
function flagsByOption(table: OptionTable): Record<string, string> {
  return Object.fromEntries(
    Object.entries(table).flatMap(([name, entry]) => {
      const names = libraryNames(entry);
      return (names.length === 0 ? [name] : names).map((option) => [option, longFlag(entry)]);
    }),
  );
}

/** Flags of options of the library with another name, or with a value. */
const OTHER_FLAGS: Readonly<Record<string, string>> = {
  timeoutMs: "--timeout",
  compileTimeoutMs: "--timeout",
  "envelopes: false": "--no-envelopes",
  format: "--parser",
  material: "--kind",
  "material.kind": "--kind",
  "material.args": "--arg",
  "material.argFiles": "--arg",
  keys: "--key",
  "verify.bundles": "--verification-key",
  keyId: "--verification-key-id",
  "verify: false": "--skip-verify",
  excludeFiles: "--exclude-files-verify",
  "trustedRoot.root": "--tuf-root",
  "trustedRoot.update": "--update-tuf",
  artifactCacheFolder: "--artifact-cache",
  maxDownloadBytes: "download --max-bytes",
  maxBytes: "--max-bytes",
  'regoVersion: "v0"': "--v0-compatible",
  verify: "a verification (--key, --trusted-root)",
};

let flags: Readonly<Record<string, string>> | undefined;

/** Returns the flag of an option of the library. The table is made when the first message names one. */
function findFlag(option: string): string | undefined {
  flags ??= {
    ...flagsByOption(TEST_OPTIONS),
    ...flagsByOption(GATE_OPTIONS),
    ...flagsByOption(GLOBAL_OPTIONS),
    ...OTHER_FLAGS,
  };
  return flags[option];
}

/** Returns the flag of an option with a value: its own, or that of the option and the text of a quoted value. */
function findFlagWith(option: string, value: string): string | undefined {
  const flag = /^".*"$/.test(value) ? findFlag(option) : undefined;
  return findFlag(`${option}: ${value}`) ?? (flag && `${flag} ${value.slice(1, -1)}`);
}

/** The wording of the command line. Its users did not call the functions of the library. */
export const FLAG_WORDING: Wording = {
  ...LIBRARY_WORDING,
  option: ({ option, value, text }) =>
    (value === undefined ? findFlag(option) : findFlagWith(option, value)) ?? text,
  caller: () => "",
  // It may repeat an address of the command line.
  foreign: ({ foreign }) => shownValue(foreign),
};
