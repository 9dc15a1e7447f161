import type { RegistryCredentials } from "../../../trust/registry/credential-helper.js";
import { invalidConfig } from "../../../base/errors.js";
import type { AwsSigningConfig } from "../config/cloud-credentials.js";
import { createAwsCredentials } from "./aws-credentials.js";
import { parseEcrAnswer } from "./credential-answers.js";
import type { CredentialContext } from "./credential-context.js";
import { cached } from "./kept-credentials.js";
import { signAws } from "./sign-aws.js";

/** Time limit of Amazon ECR, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * The registry credentials for `credentials.bearer`. With the scheme Basic it is a user and a password, which a token
 * server accepts too; otherwise it is encoded in Base64 and sent to the registry unchanged, as OPA does.
 *
 * @throws ConfigurationError `config_invalid`, which contains nothing of the token.
 */
export function fromBearer(service: string, scheme: string, token: string): RegistryCredentials {
  if (scheme.toLowerCase() !== "basic") {
    return { registryToken: Buffer.from(token).toString("base64") };
  }
  const colon = token.indexOf(":");
  if (colon > 0) return { username: token.slice(0, colon), password: token.slice(colon + 1) };
  throw invalidConfig(
    `services.${service}.credentials.bearer: with the scheme Basic the token is a user and a password, as in user:password`,
  );
}

/** Creates a provider that requests a user and a password from Amazon ECR. */
export function createEcrCredentials(
  config: AwsSigningConfig,
  context: CredentialContext,
): (signal: AbortSignal) => Promise<RegistryCredentials> {
  const setting = "credentials.s3_signing";
  const toKeys = createAwsCredentials(config.providers, { ...context, setting });
  return cached(async (signal) => {
    const keys = await toKeys(signal);
    const url = new URL(`https://ecr.${keys.region.toLowerCase()}.amazonaws.com/`);
    const body = Buffer.from("{}");
    const headers = {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": "AmazonEC2ContainerRegistry_V20150921.GetAuthorizationToken",
    };
    const signing = { service: config.service, keys, date: new Date() };
    return context.ask({
      url,
      headers: { ...headers, ...signAws({ method: "POST", url, headers, body }, signing) },
      body,
      timeoutMs: TIMEOUT_MS,
      signal,
      who: `Amazon ECR for the service ${context.service}`,
      setting,
      subject: "a token of a registry",
      parse: parseEcrAnswer,
    });
  });
}
