import { InvalidArgumentError, Option } from "commander";
import { COMPAT_NAMES, type CompatName } from "./compat-names.js";
import { parseDurationMs } from "./parse-duration.js";

/** The options that every command takes. */
export interface GlobalFlags {
  baseUrl?: string;
  platformUrl?: string;
  organization?: string;
  /** A file with certificates in PEM. */
  ca?: string;
  tokenFile?: string;
  /** The saved login's name; `true` without one, which is an option of `eval`. */
  profile?: string | true;
  /** A file with the login that another tool saved. */
  profileFrom?: string;
  compat?: CompatName;
  /** In milliseconds. */
  timeout?: number;
  speculate: boolean;
  quiet?: boolean;
  color: boolean;
}

/** The name of the saved login that the flags say. */
export function profileName({ profile }: Pick<GlobalFlags, "profile">): string | undefined {
  return profile === true ? undefined : profile;
}

/** Parses an option that is a duration, as milliseconds. */
export function readDuration(text: string): number {
  const ms = parseDurationMs(text);
  if (ms === undefined) throw new InvalidArgumentError("Write it as 500ms, 30s, 2m or a number of seconds.");
  return ms;
}

/** Their declarations. The text of each names the variable that says the same. */
export function globalOptions(): Option[] {
  return [
    new Option("--base-url <url>", "the service's address (SERVICE_BASE_URL)"),
    new Option("--platform-url <url>", "the platform's address (SERVICE_PLATFORM_URL)"),
    new Option("--organization <name>", "the organization, for user tokens (SERVICE_ORGANIZATION)"),
    new Option("--ca <file>", "certificates to trust, in PEM (SERVICE_CA)"),
    new Option("--token-file <file>", "a file with the access token, - for standard input (SERVICE_TOKEN)"),
    new Option("--profile [name]", "which of the saved logins (SERVICE_PROFILE)"),
    new Option("--compat <tool>", "the names and headers of another tool of the service").choices(
      COMPAT_NAMES,
    ),
    new Option("--profile-from <file>", "the login that this other tool saved").implies({
      compat: "chainloop",
    }),
    new Option(
      "--timeout <duration>",
      "how long an evaluation or a service command may take: 500ms, 30s, 2m",
    ).argParser(readDuration),
    new Option("--no-speculate", "make exactly the service calls of a sequential evaluation"),
    new Option("-q, --quiet", "no progress, no notes, no warnings"),
    new Option("--no-color", "no colours (NO_COLOR)"),
  ];
}
