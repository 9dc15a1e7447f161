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
  /** Text in a 404 by which the service reports an unknown digest. */
  notFoundText?: string;
  /** Whether HTTP/2 may be used: `true` or `false`. */
  http2?: string;
}

export type SettingName = keyof Settings;

/** Values from one source. `undefined` and `""` both mean not set. */
export type SettingValues = { readonly [name in SettingName]?: string | undefined };

/** Variables by name, as `process.env` has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The names of each setting: the environment's variable, the key of the config file, and its description. */
export const SETTINGS = {
  baseUrl: {
    variable: "SERVICE_BASE_URL",
    key: "service.base_url",
    description: "the service's address",
  },
  grpcUrl: {
    variable: "SERVICE_GRPC_URL",
    key: "service.grpc_url",
    description: "the gRPC address",
  },
  platformUrl: {
    variable: "SERVICE_PLATFORM_URL",
    key: "service.platform_url",
    description: "the platform's address",
  },
  token: { variable: "SERVICE_TOKEN", key: "auth.token", description: "the access token" },
  organization: {
    variable: "SERVICE_ORGANIZATION",
    key: "organization",
    description: "the organization, for user tokens",
  },
  ca: { variable: "SERVICE_CA", key: "service.ca", description: "trusted certificates in PEM" },
  notFoundText: {
    variable: "SERVICE_NOT_FOUND_TEXT",
    key: "service.not_found_text",
    description: "text in the service's 404 for an unknown digest",
  },
  http2: {
    variable: "SERVICE_HTTP2",
    key: "service.http2",
    description: "whether HTTP/2 may be used",
  },
} as const satisfies Readonly<Record<SettingName, { variable: string; key: string; description: string }>>;

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

/** Names one of the saved logins. */
export const PROFILE_VARIABLE = "SERVICE_PROFILE";

/** Reads a variable's value without the space around it. One that is empty counts as not set. */
export function readVariable(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === "" ? undefined : value;
}
