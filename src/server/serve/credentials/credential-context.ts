import type { Environment } from "../../../base/host/settings.js";
import type { AskForCredentials } from "./credential-http.js";

/** Context for obtaining the credentials of a service. */
export interface CredentialContext {
  /** Name of the service, for errors. */
  service: string;
  env: Environment;
  ask: AskForCredentials;
  /** Reads a small file. */
  read: (setting: string, path: string) => Promise<string>;
}

/** The same for one of the settings. */
export interface SettingContext extends CredentialContext {
  /** Path of the setting, for errors: `credentials.s3_signing`. */
  setting: string;
}
