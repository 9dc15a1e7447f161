import { invalidConfig, type ConfigurationError } from "../../../base/errors.js";
import type { AzureIdentity, GcpMetadata } from "../config/cloud-credentials.js";
import { parseBareToken, parseCloudToken } from "./credential-answers.js";
import type { SettingContext } from "./credential-context.js";

/** Time limit of metadata services, as in OPA, in milliseconds. */
const TIMEOUT_MS = 5_000;
const AZURE_ENDPOINT = "http://169.254.169.254/metadata/identity/oauth2/token";

/** Requests a token of Google Cloud. Each request does so, as in OPA: the metadata service caches it. */
export function askGcp(
  { url, asks }: GcpMetadata,
  { service, setting, ask }: SettingContext,
  signal: AbortSignal,
): Promise<string> {
  const where = new URL(url);
  if ("audience" in asks) where.searchParams.set("audience", asks.audience);
  else where.searchParams.set("scopes", asks.scopes.join(","));
  return ask({
    url: where,
    headers: { "metadata-flavor": "Google" },
    timeoutMs: TIMEOUT_MS,
    signal,
    who: `the metadata service of Google Cloud for the service ${service}`,
    setting,
    subject: "a bearer token",
    parse: "audience" in asks ? parseBareToken : parseCloudToken,
  });
}

/** Requests a token of Azure, in the same way as `askGcp`. */
export async function askAzure(
  config: AzureIdentity,
  { service, setting, env, ask }: SettingContext,
  signal: AbortSignal,
): Promise<string> {
  const invalid = (message: string): ConfigurationError =>
    invalidConfig(`services.${service}.${setting}: ${message}`);
  const environmentEndpoint = config.endpoint === undefined ? (env["IDENTITY_ENDPOINT"] ?? "") : "";
  const isAppService = config.use_app_service_msi === true || environmentEndpoint !== "";
  const endpoint = config.endpoint ?? (environmentEndpoint === "" ? AZURE_ENDPOINT : environmentEndpoint);
  if (!URL.canParse(endpoint)) throw invalid("IDENTITY_ENDPOINT is not a URL");
  const url = new URL(endpoint);
  url.searchParams.set("api-version", config.api_version ?? (isAppService ? "2019-08-01" : "2018-02-01"));
  url.searchParams.set("resource", config.resource);
  // Selects one of several identities.
  for (const name of ["object_id", "client_id", "mi_res_id"] as const) {
    if (config[name] !== undefined) url.searchParams.set(name, config[name]);
  }
  const secret = (env["IDENTITY_HEADER"] ?? "").trim();
  if (isAppService && !/^[\x21-\x7e]+$/.test(secret)) {
    throw invalid("App Service's IDENTITY_HEADER is not in the environment");
  }
  return ask({
    url,
    headers: isAppService ? { "x-identity-header": secret } : { metadata: "true" },
    timeoutMs: TIMEOUT_MS,
    signal,
    who: `the identity endpoint of Azure for the service ${service}`,
    setting,
    subject: "a bearer token",
    parse: parseCloudToken,
  });
}
