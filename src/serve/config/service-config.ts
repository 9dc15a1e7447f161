import { z } from "zod";
import { isLoopback } from "../../config/service-url.js";
import { SIGNED_ASSERTION, toSignedAssertion, type SignedAssertion } from "./assertion-config.js";
import {
  AZURE_IDENTITY,
  GCP_METADATA,
  S3_SIGNING,
  toAwsSigning,
  toAzureIdentity,
  toGcpMetadata,
  type CloudCredentials,
} from "./cloud-credentials.js";
import { invalid, NO_PLUGINS, nullish, refused, seconds } from "./setting-schemas.js";

/** How a service's tokens are had: OAuth 2.0 client credentials (RFC 6749, section 4.4). */
export interface OAuth2Config {
  tokenUrl: string;
  /** Only with an assertion that is signed it may be missing, as in OPA: its claims say whose it is. */
  clientId: string | undefined;
  /** What proves who the client is: its secret, or an assertion (RFC 7521, section 4.2). */
  proof:
    | { secret: string }
    | { assertion: string; type: string }
    | { assertionPath: string; type: string }
    | { signed: SignedAssertion; type: string };
  scopes: readonly string[];
  headers: Readonly<Record<string, string>>;
  parameters: Readonly<Record<string, string>>;
}

/** A client certificate. */
export interface ClientTlsConfig {
  /** Paths of files of PEM. */
  cert: string;
  privateKey: string;
  passphrase: string | undefined;
  /** How long what was read is taken without reading it again; 0: for one request. */
  rereadIntervalMs: number;
}

/** Where bundles come from, and where decision logs and status go. */
export interface ServiceConfig {
  name: string;
  /** Without a slash at its end. */
  url: string;
  isOci: boolean;
  headers: Readonly<Record<string, string>>;
  responseHeaderTimeoutMs: number;
  bearer: { token: string | undefined; tokenPath: string | undefined; scheme: string } | undefined;
  oauth2: OAuth2Config | undefined;
  cloud: CloudCredentials | undefined;
  clientTls: ClientTlsConfig | undefined;
  tls: { caCert: string | undefined; systemCaRequired: boolean } | undefined;
}

const DEFAULT_HEADER_TIMEOUT_S = 10;

const NOT_SIGNED =
  "keys of this configuration sign no assertions; write client_secret, aws_kms, azure_keyvault, or client_assertion_path with an assertion that another program signs";

const OAUTH2 = z.strictObject({
  grant_type: nullish(
    z.literal("client_credentials", { error: () => `only "client_credentials" is supported: ${NOT_SIGNED}` }),
  ),
  token_url: z.string().min(1),
  client_id: nullish(z.string().min(1)),
  client_secret: nullish(z.string().min(1)),
  client_assertion: nullish(z.string().min(1)),
  client_assertion_path: nullish(z.string().min(1)),
  client_assertion_type: nullish(z.string().min(1)),
  scopes: nullish(z.array(z.string().min(1))),
  additional_headers: nullish(z.record(z.string(), z.string())),
  additional_parameters: nullish(z.record(z.string(), z.string())),
  signing_key: refused(NOT_SIGNED),
  ...SIGNED_ASSERTION,
});

export const SERVICE = z.strictObject({
  name: nullish(z.string().min(1)),
  url: z.string().min(1),
  type: nullish(z.enum(["", "oci"])),
  headers: nullish(z.record(z.string(), z.string())),
  response_header_timeout_seconds: nullish(seconds),
  allow_insecure_tls: nullish(
    z.literal(false, { error: () => "certificates are always verified; name an authority in tls.ca_cert" }),
  ),
  tls: nullish(
    z.strictObject({ ca_cert: nullish(z.string().min(1)), system_ca_required: nullish(z.boolean()) }),
  ),
  credentials: nullish(
    z.strictObject({
      bearer: nullish(
        z.strictObject({
          token: nullish(z.string().min(1)),
          token_path: nullish(z.string().min(1)),
          scheme: nullish(z.string().regex(/^[\w.-]+$/)),
        }),
      ),
      client_tls: nullish(
        z.strictObject({
          cert: z.string().min(1),
          private_key: z.string().min(1),
          private_key_passphrase: nullish(z.string()),
          cert_reread_interval_seconds: nullish(seconds),
          // OPA's former names of what is in tls.
          ca_cert: nullish(z.string()),
          system_ca_required: nullish(z.boolean()),
        }),
      ),
      oauth2: nullish(OAUTH2),
      s3_signing: nullish(S3_SIGNING),
      gcp_metadata: nullish(GCP_METADATA),
      azure_managed_identity: nullish(AZURE_IDENTITY),
      plugin: refused(NO_PLUGINS),
    }),
  ),
});

function checkUrl(where: string, text: string): string {
  if (!URL.canParse(text)) throw invalid(`${where} is not a URL`);
  const url = new URL(text);
  if (url.username !== "" || url.password !== "")
    throw invalid(`${where} must not hold a user name or a password`);
  if (url.search !== "" || url.hash !== "") throw invalid(`${where} must have no query and no fragment`);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLoopback(url.hostname))) {
    throw invalid(`${where} must begin with https://; plain HTTP is for this machine only`);
  }
  return url.href.replace(/\/+$/, "");
}

/** OPA's default (RFC 7523, section 2.2). */
const JWT_ASSERTION = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";

/** The members that `toSignedAssertion` reads. */
function pickSigned(given: z.infer<typeof OAUTH2>): Parameters<typeof toSignedAssertion>[1] {
  const { aws_kms, aws_signing, azure_keyvault, azure_signing } = given;
  const { additional_claims, include_jti_claim, thumbprint } = given;
  return {
    aws_kms,
    aws_signing,
    azure_keyvault,
    azure_signing,
    additional_claims,
    include_jti_claim,
    thumbprint,
  };
}

function toOAuth2(
  where: string,
  given: z.infer<typeof OAUTH2>,
  toPath: (path: string) => string,
): OAuth2Config {
  const { client_secret: secret, client_assertion: assertion, client_assertion_path: path } = given;
  const type = given.client_assertion_type ?? JWT_ASSERTION;
  const signed = toSignedAssertion(where, pickSigned(given), { toPath, invalid });
  const proofs: OAuth2Config["proof"][] = [
    ...(secret === undefined ? [] : [{ secret }]),
    ...(assertion === undefined ? [] : [{ assertion, type }]),
    ...(path === undefined ? [] : [{ assertionPath: toPath(path), type }]),
    ...(signed === undefined ? [] : [{ signed, type: JWT_ASSERTION }]),
  ];
  const [proof] = proofs;
  if (proof === undefined || proofs.length > 1) {
    throw invalid(
      `${where}: one of client_secret, client_assertion, client_assertion_path, aws_kms and azure_keyvault`,
    );
  }
  if (given.client_id === undefined && signed === undefined) throw invalid(`${where}.client_id is missing`);
  return {
    tokenUrl: checkUrl(`${where}.token_url`, given.token_url),
    clientId: given.client_id,
    proof,
    scopes: given.scopes ?? [],
    headers: given.additional_headers ?? {},
    parameters: given.additional_parameters ?? {},
  };
}

/** As in OPA, `client_tls` may name the authority where `tls` names none. */
function toTls(
  { tls, credentials }: z.infer<typeof SERVICE>,
  toPath: (path: string) => string,
): ServiceConfig["tls"] {
  const former = credentials?.client_tls?.ca_cert;
  const ofClient = tls?.ca_cert === undefined && former !== undefined && former !== "";
  const caCert = ofClient ? former : tls?.ca_cert;
  if (tls === undefined && caCert === undefined) return undefined;
  const isSystem = ofClient ? credentials?.client_tls?.system_ca_required : tls?.system_ca_required;
  return { caCert: caCert === undefined ? undefined : toPath(caCert), systemCaRequired: isSystem ?? false };
}

function toCloud(
  where: string,
  given: z.infer<typeof SERVICE>["credentials"],
  toPath: (path: string) => string,
): CloudCredentials | undefined {
  const { gcp_metadata: gcp, azure_managed_identity: azure, s3_signing: aws } = given ?? {};
  if (gcp !== undefined) return toGcpMetadata(`${where}.gcp_metadata`, gcp, invalid);
  if (azure !== undefined) return toAzureIdentity(`${where}.azure_managed_identity`, azure, invalid);
  return aws === undefined ? undefined : toAwsSigning(`${where}.s3_signing`, aws, { toPath, invalid });
}

function toService(
  name: string,
  given: z.infer<typeof SERVICE>,
  toPath: (path: string) => string,
): ServiceConfig {
  const { bearer, client_tls: clientTls, oauth2 } = given.credentials ?? {};
  const where = `services.${name}.credentials`;
  const isOci = given.type === "oci";
  const kinds = Object.entries(given.credentials ?? {}).flatMap(([kind, value]) =>
    value === undefined ? [] : [kind],
  );
  if (isOci && (kinds[0] ?? given.headers ?? given.tls) !== undefined) {
    throw invalid(
      `services.${name}: a service of the type oci takes credentials from docker login; no headers, tls or credentials`,
    );
  }
  if (kinds.length > 1) throw invalid(`${where}: at most one of ${kinds.join(" and ")}`);
  if (bearer !== undefined && (bearer.token === undefined) === (bearer.token_path === undefined)) {
    throw invalid(`${where}.bearer: one of token and token_path`);
  }
  return {
    name,
    url: checkUrl(`services.${name}.url`, given.url),
    isOci,
    headers: given.headers ?? {},
    responseHeaderTimeoutMs: (given.response_header_timeout_seconds ?? DEFAULT_HEADER_TIMEOUT_S) * 1_000,
    bearer:
      bearer === undefined
        ? undefined
        : {
            token: bearer.token,
            tokenPath: bearer.token_path === undefined ? undefined : toPath(bearer.token_path),
            scheme: bearer.scheme ?? "Bearer",
          },
    oauth2: oauth2 === undefined ? undefined : toOAuth2(`${where}.oauth2`, oauth2, toPath),
    cloud: toCloud(where, given.credentials, toPath),
    clientTls:
      clientTls === undefined
        ? undefined
        : {
            cert: toPath(clientTls.cert),
            privateKey: toPath(clientTls.private_key),
            passphrase: clientTls.private_key_passphrase,
            rereadIntervalMs: (clientTls.cert_reread_interval_seconds ?? 0) * 1_000,
          },
    tls: toTls(given, toPath),
  };
}

export function toServices(
  given: Readonly<Record<string, z.infer<typeof SERVICE>>> | z.infer<typeof SERVICE>[] | undefined,
  toPath: (path: string) => string,
): Map<string, ServiceConfig> {
  const named = Array.isArray(given)
    ? given.map((service, index) => {
        if (service.name === undefined) throw invalid(`services.${String(index)}.name is missing`);
        return [service.name, service] as const;
      })
    : Object.entries(given ?? {});
  const services = new Map<string, ServiceConfig>();
  for (const [name, service] of named) {
    if (services.has(name)) throw invalid(`two services have the name ${JSON.stringify(name)}`);
    services.set(name, toService(name, service, toPath));
  }
  return services;
}

/** As OPA: the service that is named, else the first of all. */
export function serviceOf(
  where: string,
  name: string | undefined,
  services: ReadonlyMap<string, ServiceConfig>,
): ServiceConfig {
  const found = name === undefined || name === "" ? services.values().next().value : services.get(name);
  if (found !== undefined) return found;
  throw invalid(
    `${where}: there is no service ${name === undefined || name === "" ? "at all" : JSON.stringify(name)}`,
  );
}

/** Where logs and status go: a service, or nowhere but the console. */
export function uploadTo(
  where: string,
  { service, console }: { service?: string | undefined; console?: boolean | undefined },
  services: ReadonlyMap<string, ServiceConfig>,
  hasOther = false,
): string | undefined {
  if (service === undefined && (console === true || hasOther)) return undefined;
  const found = serviceOf(where, service, services);
  if (found.isOci) throw invalid(`${where}: the service ${found.name} is a registry (type: oci)`);
  return found.name;
}
