import { PROFILE_VARIABLE, SETTINGS, type SettingName } from "../../base/host/settings.js";
import type { CompatName } from "../../evidence/settings/compat.js";
import { type FlagValues, optionsFor } from "./option-table.js";

/**
 * The tools that `--compat` supports. The list of `evidence/settings/compat.ts` is not imported, so that parsing flags
 * loads no settings.
 */
const COMPAT_NAMES = ["chainloop"] as const satisfies readonly CompatName[];

/** The flag of a setting of the service. */
function setting<const Usage extends string>(name: SettingName, usage: Usage) {
  const { description, variable } = SETTINGS[name];
  return { kind: "text", usage, description, variable } as const;
}

/** The settings of the service whose text is the value of a flag. */
export const SETTING_OPTIONS = optionsFor()({
  baseUrl: setting("baseUrl", "--base-url <url>"),
  platformUrl: setting("platformUrl", "--platform-url <url>"),
  organization: setting("organization", "--organization <name>"),
  ca: setting("ca", "--ca <file>"),
  notFoundText: setting("notFoundText", "--not-found-text <text>"),
});

/** Their names. */
export const SETTING_FLAGS = Object.keys(SETTING_OPTIONS) as readonly (keyof typeof SETTING_OPTIONS)[];

/** The gRPC address, for commands that need it. */
export const GRPC_OPTIONS = optionsFor()({ grpcUrl: setting("grpcUrl", "--grpc-url <url>") });

/** Text that is not the name of a login. */
export const QUERY = /^(?:data|input)(?:[.[]|$)|[\s()[\]{}"'=]/;

/** Options that have no effect on a command that never calls the service. */
export const SERVICE_OPTIONS = optionsFor()({
  ...SETTING_OPTIONS,
  http2: {
    kind: "flag",
    usage: "--no-http2",
    description: "use HTTP/1.1 only for the service",
    variable: `${SETTINGS.http2.variable}=false`,
  },
  tokenFile: {
    kind: "text",
    usage: "--token-file <file>",
    description: "file with the access token; - for standard input",
    variable: SETTINGS.token.variable,
  },
  profile: {
    kind: "textOrTrue",
    usage: "--profile [name]",
    description: "name of the saved login",
    variable: PROFILE_VARIABLE,
    isValue: (word) => /^[\w.-]+$/.test(word) && !QUERY.test(word) && !/\.(?:rego|wasm|gz|tgz)$/.test(word),
  },
  profileFrom: {
    kind: "text",
    usage: "--profile-from <file>",
    description: "read the saved login of another tool from this file",
    implies: { compat: "chainloop" },
  },
  artifactCache: {
    kind: "text",
    usage: "--artifact-cache <folder>",
    description: "keep downloaded artifacts in this folder for later runs",
  },
  speculate: {
    kind: "flag",
    usage: "--no-speculate",
    description: "make only the service calls of a sequential evaluation",
    default: [true],
  },
});

/** Options of every command. */
export const GLOBAL_OPTIONS = optionsFor()({
  ...SERVICE_OPTIONS,
  compat: {
    kind: "choice",
    usage: "--compat <tool>",
    description: "use another tool's variable names, headers and names of built-ins",
    choices: COMPAT_NAMES,
    key: "compat",
  },
  timeout: {
    kind: "duration",
    usage: "--timeout <duration>",
    description: "time limit of each step: 500ms, 30s, 2m, or seconds",
    key: "network.timeout",
  },
  cache: {
    kind: "flag",
    usage: "--cache",
    description: "keep compiled policies for later runs; default, but not for gate on CI",
    variable: "REGOHOST_CACHE",
    opposite: ["--no-cache", "compile policies without the cache"],
  },
  otel: {
    kind: "flag",
    usage: "--otel",
    description: "send spans and metrics to an OpenTelemetry collector (OTEL_* variables)",
  },
  quiet: { kind: "flag", usage: "-q, --quiet", description: "omit progress, notes and warnings" },
  color: {
    kind: "flag",
    usage: "--no-color",
    description: "disable colours (NO_COLOR)",
    default: [true],
  },
});

export type GlobalFlags = FlagValues<typeof GLOBAL_OPTIONS>;

/** The name of the saved login in the flags; without a name, `--profile` is an option of `eval`. */
export function profileName({ profile }: Pick<GlobalFlags, "profile">): string | undefined {
  return profile === true ? undefined : profile;
}
