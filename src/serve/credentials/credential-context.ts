import type { Environment } from "../../config/settings.js";
import type { AskForCredentials } from "./credential-http.js";

/** What providers have besides their settings. */
export interface CredentialContext {
  /** For errors. */
  service: string;
  /** Where the providers are named, for errors: `credentials.s3_signing`. */
  setting: string;
  env: Environment;
  ask: AskForCredentials;
  /** Reads a small file. */
  read: (setting: string, path: string) => Promise<string>;
}
