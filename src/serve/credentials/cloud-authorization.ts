import type { Environment } from "../../config/settings.js";
import type { CloudCredentials } from "../config/cloud-credentials.js";
import { createAwsCredentials } from "./aws-credentials.js";
import { askAzure, askGcp } from "./cloud-tokens.js";
import type { AskForCredentials } from "./credential-http.js";
import { signAws, type SignableRequest } from "./sign-aws.js";

/** The headers that authorize a request to a service, by the cloud that this runs in. */
export type AuthorizeByCloud = (
  request: SignableRequest,
  signal: AbortSignal,
) => Promise<Record<string, string>>;

export interface CloudAuthorizationOptions {
  /** Its name, for errors. */
  service: string;
  env: Environment;
  ask: AskForCredentials;
  /** Reads a small file. */
  read: (setting: string, path: string) => Promise<string>;
}

/** What it gives is in lower case. It keeps temporary credentials, so there is one for each service. */
export function createCloudAuthorization(
  config: CloudCredentials,
  { service, env, ask, read }: CloudAuthorizationOptions,
): AuthorizeByCloud {
  if (config.kind !== "aws") {
    return async (_, signal) => {
      const context = { service, env, ask, signal };
      const token = await (config.kind === "gcp"
        ? askGcp(config, { ...context, setting: "credentials.gcp_metadata" })
        : askAzure(config, { ...context, setting: "credentials.azure_managed_identity" }));
      return { authorization: `Bearer ${token}` };
    };
  }
  const setting = "credentials.s3_signing";
  const keysOf = createAwsCredentials(config.providers, { service, setting, env, ask, read });
  return async (request, signal) =>
    signAws(request, {
      version: config.version,
      service: config.service,
      keys: await keysOf(signal),
      date: new Date(),
    });
}
