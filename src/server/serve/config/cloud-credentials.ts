import * as z from "../../../base/text/zod.js";
import { mayGiveCredentials } from "./metadata-host.js";
import { invalid, nullish, refused } from "./setting-schemas.js";

/** How the cloud that runs this process authorizes requests to a service. */
export type CloudCredentials = GcpMetadata | AzureIdentity | AwsSigningConfig;

/** A token of Google Cloud's metadata service. */
export interface GcpMetadata {
  kind: "gcp";
  /** The token's URL, without its parameters. */
  url: string;
  /** An identity token for an audience, or an access token for scopes. */
  asks: { audience: string } | { scopes: readonly string[] };
}

/** A token of an Azure managed identity. */
export type AzureIdentity = { kind: "azure" } & z.infer<typeof AZURE_IDENTITY>;

/** Settings to sign requests with AWS's Signature Version 4. */
export interface AwsSigningConfig {
  kind: "aws";
  service: string;
  /** In OPA's order; the first that returns credentials is used. */
  providers: readonly AwsProvider[];
}

/** Credentials from a file of profiles. Its path is absolute. */
export type AwsProfile = { kind: "profile" } & z.infer<typeof PROFILE>;
/** Credentials from a virtual machine, by the name of a role; otherwise from the container. */
export type AwsMetadata = { kind: "metadata" } & z.infer<typeof METADATA>;

/** Credentials of a role, for the token in a file, whose path is absolute. */
export type AwsWebIdentity = {
  kind: "web_identity";
  /** Whether `AWS_ROLE_ARN` and `AWS_WEB_IDENTITY_TOKEN_FILE` specify the role and the file, and must, as in OPA. */
  isOfEnvironment: boolean;
} & z.infer<typeof WEB_IDENTITY>;

/** Credentials of a role, for other credentials. */
export type AwsAssumeRole = {
  kind: "assume_role";
  /** Provider of the keys that sign the request for the role's credentials. */
  signer: AwsBaseProvider;
} & z.infer<typeof ROLE>;

type AwsBaseProvider = { kind: "environment" } | AwsProfile | AwsMetadata | AwsWebIdentity;
/** With OPA's names. */
export type AwsProvider = AwsBaseProvider | AwsAssumeRole;

/** As in OPA, an empty string counts as unset. */
const text = nullish(z.string()).transform((value) => (value === "" ? undefined : value));

/** Regions and domains are parts of host names. */
export const AWS_REGION = /^[A-Za-z0-9-]{1,64}$/;
export const AWS_DOMAIN = /^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*(?::\d{1,5})?$/;

const region = text.refine((value) => value === undefined || AWS_REGION.test(value), "is not a region");
const domain = text.refine((value) => value === undefined || AWS_DOMAIN.test(value), "is not a domain");
const sessionName = text
  .transform((value) => value ?? "open-policy-agent")
  .refine((value) => /^[\w+=,.@-]{2,64}$/.test(value), "must have 2 to 64 letters, digits and _+=,.@-");

/** A key that OPA documents but does not implement. */
const documented = (instead: string): z.ZodOptional<z.ZodUndefined> =>
  refused(`only OPA's documentation has this key, and OPA takes no notice of it; ${instead}`);

const ENVIRONMENT = z.strictObject({ aws_default_region: documented("set AWS_REGION") });
const PROFILE = z.strictObject({ path: text, profile: text, aws_region: region });
const METADATA = z.strictObject({
  aws_region: region,
  iam_role: text.refine(
    (value) => value === undefined || /^[\w+=,.@-]{1,64}$/.test(value),
    "is not the name of a role",
  ),
});
const ROLE = z.strictObject({
  aws_region: region,
  iam_role_arn: text,
  session_name: sessionName,
  aws_domain: domain,
});
const WEB_IDENTITY = z.strictObject({ ...ROLE.shape, web_identity_token_file: text });
const BASE = {
  environment_credentials: nullish(ENVIRONMENT),
  profile_credentials: nullish(PROFILE),
  metadata_credentials: nullish(METADATA),
  web_identity_credentials: nullish(WEB_IDENTITY),
  service: text,
  signature_version: nullish(
    z.enum(["", "4"], {
      error: () => 'only "4" is made; with "4a", for Multi-Region Access Points of S3, name a bucket instead',
    }),
  ),
  sso_credentials: refused(
    "a person's login ends after hours; write the keys that aws configure export-credentials gives into the environment or a profile",
  ),
};
const SIGNER = z.strictObject({
  ...BASE,
  assume_role_credentials: refused("a role is assumed with credentials that are not those of a role"),
});

/** Schemas of their configurations. */
export const GCP_METADATA = z.strictObject({
  access_token_path: text,
  audience: text,
  endpoint: text,
  identity_token_path: text,
  id_token_path: documented("write identity_token_path"),
  scopes: nullish(z.array(z.string().min(1))),
});

export const AZURE_IDENTITY = z.strictObject({
  endpoint: text,
  api_version: text,
  resource: text.transform((value) => value ?? "https://storage.azure.com/"),
  object_id: text,
  client_id: text,
  mi_res_id: text,
  use_app_service_msi: nullish(z.boolean()),
});

export const S3_SIGNING = z.strictObject({
  ...BASE,
  assume_role_credentials: nullish(z.strictObject({ ...ROLE.shape, aws_signing: SIGNER })),
});

/** OPA's defaults. */
const GCP_ENDPOINT = "http://metadata.google.internal";
const GCP_ACCOUNT = "/computeMetadata/v1/instance/service-accounts/default";

function checkEndpoint(where: string, endpoint: string): string {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (url === undefined) throw invalid(`${where} is not a URL`);
  if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") {
    throw invalid(`${where} must have no user name, no password, no query and no fragment`);
  }
  if (!mayGiveCredentials(url)) {
    throw invalid(
      `${where} must begin with https://; plain HTTP is for this machine and for the metadata services of clouds`,
    );
  }
  return endpoint;
}

export function toGcpMetadata(where: string, given: z.infer<typeof GCP_METADATA>): GcpMetadata {
  const { audience, scopes = [] } = given;
  if ((audience === undefined) === (scopes.length === 0)) {
    throw invalid(`${where}: one of audience, for an identity token, and scopes, for an access token`);
  }
  const path =
    audience === undefined
      ? (given.access_token_path ?? `${GCP_ACCOUNT}/token`)
      : (given.identity_token_path ?? `${GCP_ACCOUNT}/identity`);
  const endpoint = checkEndpoint(`${where}.endpoint`, given.endpoint ?? GCP_ENDPOINT);
  const url = checkEndpoint(where, `${endpoint}${path}`);
  // A path without a leading slash would be part of the host.
  if (new URL(url).origin !== new URL(endpoint).origin) throw invalid(`${where}: paths begin with a slash`);
  return { kind: "gcp", url, asks: audience === undefined ? { scopes } : { audience } };
}

export function toAzureIdentity(where: string, given: z.infer<typeof AZURE_IDENTITY>): AzureIdentity {
  if (given.endpoint !== undefined) checkEndpoint(`${where}.endpoint`, given.endpoint);
  return { kind: "azure", ...given };
}

/** Makes a path of a file absolute. */
type ToPath = (path: string) => string;

const toProfile = (given: z.infer<typeof PROFILE>, toPath: ToPath): AwsProfile => ({
  kind: "profile",
  ...given,
  path: given.path === undefined ? undefined : toPath(given.path),
});

function toWebIdentity(
  given: z.infer<typeof WEB_IDENTITY>,
  isOfEnvironment: boolean,
  toPath: ToPath,
): AwsWebIdentity {
  const { web_identity_token_file: file } = given;
  const path = file === undefined ? undefined : toPath(file);
  return { kind: "web_identity", isOfEnvironment, ...given, web_identity_token_file: path };
}

/** In the order in which OPA selects the signers for a role. */
function toSigner(where: string, given: z.infer<typeof SIGNER>, toPath: ToPath): AwsBaseProvider {
  const {
    web_identity_credentials: web,
    profile_credentials: profile,
    metadata_credentials: metadata,
  } = given;
  if (given.environment_credentials !== undefined) return { kind: "environment" };
  if (profile !== undefined) return toProfile(profile, toPath);
  if (web !== undefined) {
    if (web.iam_role_arn !== undefined) return toWebIdentity(web, false, toPath);
    throw invalid(`${where}.web_identity_credentials.iam_role_arn is missing`);
  }
  if (metadata !== undefined) return { kind: "metadata", ...metadata };
  throw invalid(
    `${where}: one of environment_credentials, profile_credentials, web_identity_credentials and metadata_credentials`,
  );
}

function toAssumeRole(
  where: string,
  { aws_signing: signing, ...role }: NonNullable<z.infer<typeof S3_SIGNING>["assume_role_credentials"]>,
  toPath: ToPath,
): AwsAssumeRole {
  return { kind: "assume_role", ...role, signer: toSigner(`${where}.aws_signing`, signing, toPath) };
}

/** @param isRegistry whether it is for a registry, which then is Amazon ECR. */
export function toAwsSigning(
  where: string,
  given: z.infer<typeof S3_SIGNING>,
  { toPath, isRegistry }: { toPath: ToPath; isRegistry: boolean },
): AwsSigningConfig {
  const {
    environment_credentials: environment,
    assume_role_credentials: assumed,
    web_identity_credentials: web,
    profile_credentials: profile,
    metadata_credentials: metadata,
  } = given;
  const service = (given.service ?? (isRegistry ? "ecr" : "s3")).toLowerCase();
  if (!/^[a-z0-9-]+$/.test(service)) throw invalid(`${where}.service is not the name of a service`);
  if (isRegistry !== (service === "ecr")) {
    throw invalid(`${where}.service: "ecr" is for services with type: oci, and the only one for them`);
  }
  if (metadata !== undefined && metadata.aws_region === undefined) {
    throw invalid(`${where}.metadata_credentials.aws_region is missing`);
  }
  const providers = [
    environment && { kind: "environment" as const },
    assumed && toAssumeRole(`${where}.assume_role_credentials`, assumed, toPath),
    web && toWebIdentity(web, true, toPath),
    profile && toProfile(profile, toPath),
    metadata && { kind: "metadata" as const, ...metadata },
  ].filter((provider) => provider !== undefined);
  if (providers.length === 0) {
    throw invalid(
      `${where}: name where credentials come from, such as environment_credentials: {} or metadata_credentials`,
    );
  }
  return { kind: "aws", service, providers };
}
