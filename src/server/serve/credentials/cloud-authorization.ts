import type { CloudCredentials } from "../config/cloud-credentials.js";
import { createAwsCredentials } from "./aws-credentials.js";
import { askAzure, askGcp } from "./cloud-tokens.js";
import type { CredentialContext } from "./credential-context.js";
import { signAws, type SignableRequest } from "./sign-aws.js";

/** Returns the headers that authorize a request to a service, by the cloud that runs this process. */
export type AuthorizeByCloud = (
  request: SignableRequest,
  signal: AbortSignal,
) => Promise<Record<string, string>>;

/** The header names are in lower case. It caches temporary credentials, so each service has its own. */
export function createCloudAuthorization(
  config: CloudCredentials,
  context: CredentialContext,
): AuthorizeByCloud {
  if (config.kind !== "aws") {
    return async (_, signal) => {
      const token = await (config.kind === "gcp"
        ? askGcp(config, { ...context, setting: "credentials.gcp_metadata" }, signal)
        : askAzure(config, { ...context, setting: "credentials.azure_managed_identity" }, signal));
      return { authorization: `Bearer ${token}` };
    };
  }
  const toKeys = createAwsCredentials(config.providers, { ...context, setting: "credentials.s3_signing" });
  return async (request, signal) =>
    signAws(request, {
      service: config.service,
      keys: await toKeys(signal),
      date: new Date(),
    });
}
