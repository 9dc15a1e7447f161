import { defined } from "../../../base/pick.js";
import * as z from "../../../base/text/zod.js";
import {
  AZURE_IDENTITY,
  GCP_METADATA,
  S3_SIGNING,
  toAwsSigning,
  toAzureIdentity,
  toGcpMetadata,
  type CloudCredentials,
} from "./cloud-credentials.js";
import type { ConfiguredKeys } from "./key-config.js";
import { OAUTH2, toOAuth2, type OAuth2Config } from "./oauth2-config.js";
import { toServiceAddress } from "./service-address.js";
import { invalid, NO_PLUGINS, nullish, refused, seconds } from "./setting-schemas.js";

/** A client certificate. */
interface ClientTlsConfig {
  /** Paths of files of PEM. */
  cert: string;
  privateKey: string;
  passphrase: string | undefined;
  /** How long file contents are used without reading them again; 0: for one request. */
  rereadIntervalMs: number;
}

/** A source of bundles, and a target of decision logs and status. */
export interface ServiceConfig {
  name: string;
  /** Without a trailing slash. */
  url: string;
  isOci: boolean;
  /** Whether the configuration authorizes requests to it. */
  hasCredentials: boolean;
  headers: Readonly<Record<string, string>>;
  responseHeaderTimeoutMs: number;
  bearer: { token: string | undefined; tokenPath: string | undefined; scheme: string } | undefined;
  oauth2: OAuth2Config | undefined;
  cloud: CloudCredentials | undefined;
  clientTls: ClientTlsConfig | undefined;
  tls: { caCert: string | undefined; systemCaRequired: boolean } | undefined;
}

const DEFAULT_HEADER_TIMEOUT_S = 10;

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
          // OPA's former names for settings of tls.
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

/** As in OPA, `client_tls` may specify the authority where `tls` does not. */
function toTls(
  { tls, credentials }: z.infer<typeof SERVICE>,
  toPath: (path: string) => string,
): ServiceConfig["tls"] {
  const former = credentials?.client_tls?.ca_cert;
  const clientCa = tls?.ca_cert === undefined && former !== undefined && former !== "";
  const caCert = clientCa ? former : tls?.ca_cert;
  if (tls === undefined && caCert === undefined) return undefined;
  const isSystem = clientCa ? credentials?.client_tls?.system_ca_required : tls?.system_ca_required;
  return { caCert: caCert === undefined ? undefined : toPath(caCert), systemCaRequired: isSystem ?? false };
}

function toCloud(
  where: string,
  { type, credentials: given }: z.infer<typeof SERVICE>,
  toPath: (path: string) => string,
): CloudCredentials | undefined {
  const { gcp_metadata: gcp, azure_managed_identity: azure, s3_signing: aws } = given ?? {};
  if (gcp !== undefined) return toGcpMetadata(`${where}.gcp_metadata`, gcp);
  if (azure !== undefined) return toAzureIdentity(`${where}.azure_managed_identity`, azure);
  return aws && toAwsSigning(`${where}.s3_signing`, aws, { toPath, isRegistry: type === "oci" });
}

/** Connections to registries are separate from those to services: they have no custom headers or certificates. */
function checkRegistry(name: string, { headers, tls, credentials }: z.infer<typeof SERVICE>): void {
  const where = `services.${name}`;
  if (headers !== undefined) throw invalid(`${where}.headers: no headers are sent to a registry, as in OPA`);
  if (tls !== undefined || credentials?.client_tls !== undefined) {
    throw invalid(
      `${where}: a registry is asked without a client certificate, and its own is checked by the authorities that Node trusts; NODE_EXTRA_CA_CERTS adds to them`,
    );
  }
  const scheme = credentials?.bearer?.scheme ?? "Bearer";
  if (!["bearer", "basic"].includes(scheme.toLowerCase())) {
    throw invalid(`${where}.credentials.bearer.scheme: a registry takes Bearer and Basic`);
  }
}

/** The context of a service's settings. */
interface ServiceContext {
  keys: ConfiguredKeys;
  /** Makes a path of a file absolute. */
  toPath: (path: string) => string;
}

function toService(name: string, given: z.infer<typeof SERVICE>, context: ServiceContext): ServiceConfig {
  const { toPath } = context;
  const { bearer, client_tls: clientTls, oauth2 } = given.credentials ?? {};
  const where = `services.${name}.credentials`;
  const isOci = given.type === "oci";
  const kinds = Object.keys(defined(given.credentials ?? {}));
  if (isOci) checkRegistry(name, given);
  if (kinds.length > 1) throw invalid(`${where}: at most one of ${kinds.join(" and ")}`);
  if (bearer !== undefined && (bearer.token === undefined) === (bearer.token_path === undefined)) {
    throw invalid(`${where}.bearer: one of token and token_path`);
  }
  return {
    name,
    url: toServiceAddress(`services.${name}.url`, given.url),
    isOci,
    hasCredentials: kinds.length > 0,
    headers: given.headers ?? {},
    responseHeaderTimeoutMs: (given.response_header_timeout_seconds ?? DEFAULT_HEADER_TIMEOUT_S) * 1_000,
    bearer: bearer && {
      token: bearer.token,
      tokenPath: bearer.token_path === undefined ? undefined : toPath(bearer.token_path),
      scheme: bearer.scheme ?? "Bearer",
    },
    oauth2: oauth2 && toOAuth2(`${where}.oauth2`, oauth2, context),
    cloud: toCloud(where, given, toPath),
    clientTls: clientTls && {
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
  context: ServiceContext,
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
    services.set(name, toService(name, service, context));
  }
  return services;
}

/** Like OPA: the named service, otherwise the first one. */
export function getService(
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

/** The target of logs and status: a service, or only the console. */
export function uploadTo(
  where: string,
  { service, console }: { service?: string | undefined; console?: boolean | undefined },
  services: ReadonlyMap<string, ServiceConfig>,
  hasOther = false,
): string | undefined {
  if (service === undefined && (console === true || hasOther)) return undefined;
  const found = getService(where, service, services);
  if (found.isOci) throw invalid(`${where}: the service ${found.name} is a registry (type: oci)`);
  return found.name;
}
