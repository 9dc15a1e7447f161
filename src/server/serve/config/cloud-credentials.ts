import * as z from "../../../base/text/zod.js";
import { mayGiveCredentials } from "./metadata-host.js";
import { nullish, refused } from "./setting-schemas.js";

/** How requests to a service are authorized by the cloud that this runs in. */
export type CloudCredentials = GcpMetadata | AzureIdentity | AwsSigningConfig;

/** A token of Google Cloud's metadata service. */
export interface GcpMetadata {
  kind: "gcp";
  /** Where the token is, without what it is asked for. */
  url: string;
  /** An identity token for an audience, or an access token for scopes. */
  asks: { audience: string } | { scopes: readonly string[] };
}

/** A token of an identity that Azure manages. */
export interface AzureIdentity {
  kind: "azure";
  /** `undefined`: that of the environment, else of the virtual machine. */
  endpoint: string | undefined;
  /** Default: by the endpoint. */
  apiVersion: string | undefined;
  resource: string;
  /** Which of several identities, by their names in the query. */
  identity: Readonly<Record<string, string>>;
  /** Whether the endpoint is that of App Service. */
  isAppService: boolean;
}

/** Requests are signed with AWS's Signature Version 4. */
export interface AwsSigningConfig {
  kind: "aws";
  service: string;
  /** In OPA's order; the first that gives credentials is used. */
  providers: readonly AwsProvider[];
}

export interface AwsProfile {
  kind: "profile";
  /** Default: `AWS_SHARED_CREDENTIALS_FILE`, else `~/.aws/credentials`. */
  path: string | undefined;
  /** Default: `AWS_PROFILE`, else `default`. */
  profile: string | undefined;
  /** Default: `AWS_REGION`. */
  region: string | undefined;
}

export interface AwsMetadata {
  kind: "metadata";
  /** Default: `AWS_REGION`. */
  region: string | undefined;
  /** Of a virtual machine. Without one the container's credentials are asked for. */
  role: string | undefined;
}

export interface AwsWebIdentity {
  kind: "web_identity";
  region: string | undefined;
  role: string | undefined;
  tokenFile: string | undefined;
  sessionName: string;
  domain: string | undefined;
  /** Whether `AWS_ROLE_ARN` and `AWS_WEB_IDENTITY_TOKEN_FILE` say the role and the file, and must, as in OPA. */
  isOfEnvironment: boolean;
}

export interface AwsAssumeRole {
  kind: "assume_role";
  region: string | undefined;
  role: string | undefined;
  sessionName: string;
  domain: string | undefined;
  /** What signs the request for the role's credentials. */
  signer: AwsBaseProvider;
}

type AwsBaseProvider = { kind: "environment" } | AwsProfile | AwsMetadata | AwsWebIdentity;
export type AwsProvider = AwsBaseProvider | AwsAssumeRole;

/** As in OPA, an empty string is a setting that is not there. */
const text = nullish(z.string()).transform((value) => (value === "" ? undefined : value));

/** Regions and domains are parts of host names. */
export const AWS_REGION = /^[A-Za-z0-9-]{1,64}$/;
export const AWS_DOMAIN = /^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*(?::\d{1,5})?$/;

const region = text.refine((value) => value === undefined || AWS_REGION.test(value), "is not a region");
const domain = text.refine((value) => value === undefined || AWS_DOMAIN.test(value), "is not a domain");
const sessionName = text.refine(
  (value) => value === undefined || /^[\w+=,.@-]{2,64}$/.test(value),
  "must have 2 to 64 letters, digits and _+=,.@-",
);

/** A key that OPA's documentation has, and its source has not. */
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
const WEB_IDENTITY = z.strictObject({
  aws_region: region,
  iam_role_arn: text,
  web_identity_token_file: text,
  session_name: sessionName,
  aws_domain: domain,
});
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
const ASSUME_ROLE = z.strictObject({
  aws_region: region,
  iam_role_arn: text,
  session_name: sessionName,
  aws_domain: domain,
  aws_signing: z.strictObject({
    ...BASE,
    assume_role_credentials: refused("a role is assumed with credentials that are not those of a role"),
  }),
});

/** Checks their form. */
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
  resource: text,
  object_id: text,
  client_id: text,
  mi_res_id: text,
  use_app_service_msi: nullish(z.boolean()),
});

export const S3_SIGNING = z.strictObject({
  ...BASE,
  assume_role_credentials: nullish(ASSUME_ROLE),
});

/** OPA's defaults. */
const GCP_ENDPOINT = "http://metadata.google.internal";
const GCP_ACCOUNT = "/computeMetadata/v1/instance/service-accounts/default";
const AZURE_RESOURCE = "https://storage.azure.com/";
const SESSION_NAME = "open-policy-agent";

/** Makes the error of what is wrong. */
type Invalid = (message: string) => Error;

function checkEndpoint(where: string, endpoint: string, invalid: Invalid): string {
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

export function toGcpMetadata(
  where: string,
  given: z.infer<typeof GCP_METADATA>,
  invalid: Invalid,
): GcpMetadata {
  const { audience, scopes = [] } = given;
  if ((audience === undefined) === (scopes.length === 0)) {
    throw invalid(`${where}: one of audience, for an identity token, and scopes, for an access token`);
  }
  const path =
    audience === undefined
      ? (given.access_token_path ?? `${GCP_ACCOUNT}/token`)
      : (given.identity_token_path ?? `${GCP_ACCOUNT}/identity`);
  const endpoint = checkEndpoint(`${where}.endpoint`, given.endpoint ?? GCP_ENDPOINT, invalid);
  const url = checkEndpoint(where, `${endpoint}${path}`, invalid);
  // A path without a slash at its start would be a part of the host.
  if (new URL(url).origin !== new URL(endpoint).origin) throw invalid(`${where}: paths begin with a slash`);
  return { kind: "gcp", url, asks: audience === undefined ? { scopes } : { audience } };
}

export function toAzureIdentity(
  where: string,
  given: z.infer<typeof AZURE_IDENTITY>,
  invalid: Invalid,
): AzureIdentity {
  const { object_id, client_id, mi_res_id } = given;
  return {
    kind: "azure",
    endpoint:
      given.endpoint === undefined ? undefined : checkEndpoint(`${where}.endpoint`, given.endpoint, invalid),
    apiVersion: given.api_version,
    resource: given.resource ?? AZURE_RESOURCE,
    identity: Object.fromEntries(
      Object.entries({ object_id, client_id, mi_res_id }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    ),
    isAppService: given.use_app_service_msi ?? false,
  };
}

interface AwsContext {
  toPath: (path: string) => string;
  invalid: Invalid;
  /** Whether it is for a registry, which is Amazon ECR then. */
  isRegistry?: boolean;
}

function toWebIdentity(
  given: z.infer<typeof WEB_IDENTITY>,
  isOfEnvironment: boolean,
  { toPath }: AwsContext,
): AwsWebIdentity {
  const { aws_domain: webDomain, web_identity_token_file: file } = given;
  return {
    kind: "web_identity",
    region: given.aws_region,
    role: given.iam_role_arn,
    tokenFile: file === undefined ? undefined : toPath(file),
    sessionName: given.session_name ?? SESSION_NAME,
    domain: webDomain,
    isOfEnvironment,
  };
}

/** In the order in which OPA takes those that sign for a role. */
function toSigner(
  where: string,
  given: z.infer<typeof ASSUME_ROLE>["aws_signing"],
  context: AwsContext,
): AwsBaseProvider {
  if (given.environment_credentials !== undefined) return { kind: "environment" };
  if (given.profile_credentials !== undefined) return toProfile(given.profile_credentials, context);
  if (given.web_identity_credentials !== undefined) {
    if (given.web_identity_credentials.iam_role_arn === undefined) {
      throw context.invalid(`${where}.web_identity_credentials.iam_role_arn is missing`);
    }
    return toWebIdentity(given.web_identity_credentials, false, context);
  }
  if (given.metadata_credentials !== undefined) return toMetadata(given.metadata_credentials);
  throw context.invalid(
    `${where}: one of environment_credentials, profile_credentials, web_identity_credentials and metadata_credentials`,
  );
}

function toProfile(given: z.infer<typeof PROFILE>, { toPath }: AwsContext): AwsProfile {
  return {
    kind: "profile",
    path: given.path === undefined ? undefined : toPath(given.path),
    profile: given.profile,
    region: given.aws_region,
  };
}

function toMetadata(given: z.infer<typeof METADATA>): AwsMetadata {
  return { kind: "metadata", region: given.aws_region, role: given.iam_role };
}

export function toAwsSigning(
  where: string,
  given: z.infer<typeof S3_SIGNING>,
  context: AwsContext,
): AwsSigningConfig {
  const {
    environment_credentials: environment,
    assume_role_credentials: assumed,
    web_identity_credentials: web,
    profile_credentials: profile,
    metadata_credentials: metadata,
  } = given;
  const { invalid, isRegistry = false } = context;
  const service = (given.service ?? (isRegistry ? "ecr" : "s3")).toLowerCase();
  if (!/^[a-z0-9-]+$/.test(service)) throw invalid(`${where}.service is not the name of a service`);
  if (isRegistry !== (service === "ecr")) {
    throw invalid(`${where}.service: "ecr" is for services with type: oci, and the only one for them`);
  }
  if (metadata !== undefined && metadata.aws_region === undefined) {
    throw invalid(`${where}.metadata_credentials.aws_region is missing`);
  }
  const providers: AwsProvider[] = [
    ...(environment === undefined ? [] : [{ kind: "environment" as const }]),
    ...(assumed === undefined
      ? []
      : [
          {
            kind: "assume_role" as const,
            region: assumed.aws_region,
            role: assumed.iam_role_arn,
            sessionName: assumed.session_name ?? SESSION_NAME,
            domain: assumed.aws_domain,
            signer: toSigner(`${where}.assume_role_credentials.aws_signing`, assumed.aws_signing, context),
          },
        ]),
    ...(web === undefined ? [] : [toWebIdentity(web, true, context)]),
    ...(profile === undefined ? [] : [toProfile(profile, context)]),
    ...(metadata === undefined ? [] : [toMetadata(metadata)]),
  ];
  if (providers.length === 0) {
    throw invalid(
      `${where}: name where credentials come from, such as environment_credentials: {} or metadata_credentials`,
    );
  }
  return { kind: "aws", service, providers };
}
