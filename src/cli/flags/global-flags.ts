import { InvalidArgumentError, Option } from "commander";
import type { CompatName } from "../../evidence/settings/compat.js";
import { parseDurationMs } from "./quantities.js";

/** Options of every command. */
export interface GlobalFlags {
  baseUrl?: string | undefined;
  platformUrl?: string | undefined;
  organization?: string | undefined;
  /** Path of a PEM file of certificates. */
  ca?: string | undefined;
  /** Text in a 404 by which the service says that it does not know a digest. */
  notFoundText?: string | undefined;
  /** False for `--no-http2`. */
  http2?: boolean | undefined;
  tokenFile?: string | undefined;
  /** Name of the saved login; `true` without a name, which is an option of `eval`. */
  profile?: string | true | undefined;
  /** Path of another tool's saved login. */
  profileFrom?: string | undefined;
  compat?: CompatName | undefined;
  /** In milliseconds. */
  timeout?: number | undefined;
  speculate: boolean;
  /** Whether to keep what was compiled; `undefined` when neither option was given. */
  cache?: boolean | undefined;
  /** Whether telemetry goes to OpenTelemetry. */
  otel?: boolean | undefined;
  quiet?: boolean | undefined;
  color: boolean;
}

/** The tools that `--compat` knows. The list of `evidence/settings/compat.ts` is not imported, so that parsing flags loads no settings. */
const COMPAT_NAMES: readonly CompatName[] = ["chainloop"];

/** The name of the saved login in the flags. */
export function profileName({ profile }: Pick<GlobalFlags, "profile">): string | undefined {
  return profile === true ? undefined : profile;
}

/** Parses a duration option to milliseconds. */
export function readDuration(text: string): number {
  const ms = parseDurationMs(text);
  if (ms === undefined)
    throw new InvalidArgumentError(
      "Write a number with its unit (500ms, 30s, 2m, 1h), or a number of seconds (30).",
    );
  return ms;
}

/** Options of which a command that never asks the service makes no use, by their names in `GlobalFlags`. */
export const SERVICE_OPTIONS: ReadonlySet<string> = new Set<keyof GlobalFlags>([
  "baseUrl",
  "platformUrl",
  "organization",
  "ca",
  "notFoundText",
  "http2",
  "tokenFile",
  "profile",
  "profileFrom",
  "speculate",
]);

/** Declarations of the global options. Each description names the equivalent environment variable. */
export function globalOptions(): Option[] {
  return [
    new Option("--base-url <url>", "the service's address (SERVICE_BASE_URL)"),
    new Option("--platform-url <url>", "the platform's address (SERVICE_PLATFORM_URL)"),
    new Option("--organization <name>", "the organization, for user tokens (SERVICE_ORGANIZATION)"),
    new Option("--ca <file>", "trusted certificates in PEM (SERVICE_CA)"),
    new Option(
      "--not-found-text <text>",
      "text in the service's 404 for an unknown digest (SERVICE_NOT_FOUND_TEXT)",
    ),
    new Option("--no-http2", "ask the service over HTTP/1.1 only (SERVICE_HTTP2=false)"),
    new Option("--token-file <file>", "file with the access token; - for standard input (SERVICE_TOKEN)"),
    new Option("--profile [name]", "name of the saved login (SERVICE_PROFILE)"),
    new Option("--compat <tool>", "use another tool's variable names and headers").choices(COMPAT_NAMES),
    new Option("--profile-from <file>", "read the saved login of another tool from this file").implies({
      compat: "chainloop",
    }),
    new Option(
      "--timeout <duration>",
      "time limit of an evaluation or a service command: 500ms, 30s, 2m, 1h; 5 is 5 seconds",
    ).argParser(readDuration),
    new Option("--no-speculate", "make only the service calls of a sequential evaluation"),
    new Option(
      "--cache",
      "keep compiled policies for later runs (REGOHOST_CACHE); default, but not for gate on CI",
    ),
    new Option("--no-cache", "compile policies anew"),
    new Option("--otel", "send spans and metrics to an OpenTelemetry collector (OTEL_* variables)"),
    new Option("-q, --quiet", "omit progress, notes and warnings"),
    new Option("--no-color", "disable colours (NO_COLOR)"),
  ];
}
