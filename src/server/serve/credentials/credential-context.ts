import type { Environment } from "../../../base/host/settings.js";
import type { AskForCredentials } from "./credential-http.js";

/** What credentials of a service are had with, besides their settings. */
export interface CredentialContext {
  /** Its name, for errors. */
  service: string;
  env: Environment;
  ask: AskForCredentials;
  /** Reads a small file. */
  read: (setting: string, path: string) => Promise<string>;
}

/** The same for one of the settings. */
export interface SettingContext extends CredentialContext {
  /** Where it is, for errors: `credentials.s3_signing`. */
  setting: string;
}
