import type { SettingName } from "./settings.js";

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
};

/** Names one of the saved logins. */
export const PROFILE_VARIABLE = "SERVICE_PROFILE";

/** A variable's value without the space around it. One that is empty counts as not set. */
export function readVariable(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === "" ? undefined : value;
}
