/** The settings of the service. None has a default: an operation that needs a missing one fails. */
export interface Settings {
  /** The controlplane's address, checked, without a slash at its end. */
  baseUrl?: string;
  /** The controlplane's separate gRPC address, if any, validated, without a trailing slash. */
  grpcUrl?: string;
  /** The platform's address, checked, without a slash at its end. */
  platformUrl?: string;
  /** The access token, a JWT, not checked yet. */
  token?: string;
  organization?: string;
  /** Certificates in PEM, or the path of a file with them. */
  ca?: string;
  /** Text in a 404 by which the service says that it does not know a digest. */
  notFoundText?: string;
  /** Whether HTTP/2 may be used: `true` or `false`. */
  http2?: string;
}

export type SettingName = keyof Settings;

/** Values from one source. `undefined` and `""` both mean not set. */
export type SettingValues = { readonly [name in SettingName]?: string | undefined };

/** Where a setting comes from. */
export interface SettingSource {
  kind: "option" | "environment" | "config_file";
  /** As the user knows it: `--base-url`, `SERVICE_BASE_URL`, or the config file's path and key. */
  name: string;
}

/** Variables by name, as `process.env` has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The variable of each setting. */
export const VARIABLES: Readonly<Record<SettingName, string>> = {
  token: "SERVICE_TOKEN",
  baseUrl: "SERVICE_BASE_URL",
  grpcUrl: "SERVICE_GRPC_URL",
  platformUrl: "SERVICE_PLATFORM_URL",
  organization: "SERVICE_ORGANIZATION",
  ca: "SERVICE_CA",
  notFoundText: "SERVICE_NOT_FOUND_TEXT",
  http2: "SERVICE_HTTP2",
};

/** Names one of the saved logins. */
export const PROFILE_VARIABLE = "SERVICE_PROFILE";

/** A variable's value without the space around it. One that is empty counts as not set. */
export function readVariable(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === "" ? undefined : value;
}
