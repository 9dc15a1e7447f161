import { readVariable } from "../../../base/host/settings.js";
import { belowUserHome } from "../../../base/host/user-paths.js";
import { isRegohostError, ConfigurationError, type RegohostError } from "../../../base/errors.js";
import {
  AWS_DOMAIN,
  AWS_REGION,
  type AwsAssumeRole,
  type AwsMetadata,
  type AwsProfile,
  type AwsProvider,
  type AwsWebIdentity,
} from "../config/cloud-credentials.js";
import { PROFILE_MEMBERS, readProfile } from "./aws-profile.js";
import {
  parseBareToken,
  parseContainerKeys,
  parseMachineKeys,
  parseStsAnswer,
  type AwsAnswer,
} from "./credential-answers.js";
import type { SettingContext } from "./credential-context.js";
import { cached, type Temporary } from "./kept-credentials.js";
import { signAws, type AwsKeys } from "./sign-aws.js";

/** Returns valid keys: from their source, or cached ones while they last. */
type Provider = (signal: AbortSignal) => Promise<AwsKeys>;

const EC2 = "http://169.254.169.254/latest";
const ECS = "http://169.254.170.2";
const STS_VERSION = "2011-06-15";
/** Time limit of metadata and token services, as in OPA, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** Lifetime of the token for a virtual machine's metadata service, as in OPA, in seconds. */
const EC2_TOKEN_S = "60";
/** Excludes characters that parsers of the file treat as quotes, comments, escapes or references. */
const PROFILE_VALUE = /^(?:(?!["'`#;%\\])[\x21-\x7e])+$/;
const VISIBLE = /^[\x21-\x7e]+$/;

function fail(
  code: "config_invalid" | "credentials_missing",
  { service, setting }: SettingContext,
  message: string,
): ConfigurationError {
  return new ConfigurationError(`services.${service}.${setting}: ${message}`, { code });
}

/** An empty variable counts as unset, as in OPA. @throws ConfigurationError `credentials_missing` */
function variable(context: SettingContext, name: string): string {
  const value = readVariable(context.env, name);
  if (value !== undefined) return value;
  throw fail("credentials_missing", context, `the environment has no ${name}`);
}

function getRegion(context: SettingContext, region: string | undefined): string {
  const found = region ?? variable(context, "AWS_REGION");
  if (!AWS_REGION.test(found)) throw fail("config_invalid", context, "AWS_REGION is not a region");
  return found;
}

function toTemporary(
  { AccessKeyId, SecretAccessKey, Token, Expiration }: AwsAnswer,
  region: string,
): Temporary<AwsKeys> {
  return {
    value: { accessKeyId: AccessKeyId, secretAccessKey: SecretAccessKey, sessionToken: Token, region },
    // Keys without an expiration are requested each time.
    endsAt: Expiration ?? -Infinity,
  };
}

function fromEnvironment(context: SettingContext): AwsKeys {
  const { env } = context;
  const read = (name: string): string => {
    const value = variable(context, name);
    if (VISIBLE.test(value)) return value;
    throw fail("config_invalid", context, `${name} has characters that no credentials have`);
  };
  const token = ["AWS_SESSION_TOKEN", "AWS_SECURITY_TOKEN"].find(
    (name) => readVariable(env, name) !== undefined,
  );
  return {
    accessKeyId: read("AWS_ACCESS_KEY_ID"),
    secretAccessKey: read("AWS_SECRET_ACCESS_KEY"),
    region: getRegion(context, undefined),
    sessionToken: token === undefined ? undefined : read(token),
  };
}

async function fromProfile(config: AwsProfile, context: SettingContext): Promise<AwsKeys> {
  const { env } = context;
  const path =
    config.path ??
    readVariable(env, "AWS_SHARED_CREDENTIALS_FILE") ??
    belowUserHome(env, [".aws", "credentials"]);
  if (path === undefined)
    throw fail("credentials_missing", context, "there is no home folder; write profile_credentials.path");
  const name = config.profile ?? readVariable(env, "AWS_PROFILE") ?? "default";
  const text = await context.read(`${context.setting}.profile_credentials.path`, path);
  const profile = readProfile(text, name);
  if (profile === undefined)
    throw fail("credentials_missing", context, `${path} has no profile ${JSON.stringify(name)}`);
  const [accessKeyId, secretAccessKey, sessionToken] = PROFILE_MEMBERS.map((member) => {
    const value = profile.get(member) ?? "";
    if (value === "") return undefined;
    if (PROFILE_VALUE.test(value)) return value;
    throw fail(
      "config_invalid",
      context,
      `${path}: ${member} of the profile ${JSON.stringify(name)} has quotes, spaces or other characters that readers of the file take in different ways`,
    );
  });
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw fail(
      "credentials_missing",
      context,
      `${path}: the profile ${JSON.stringify(name)} needs ${PROFILE_MEMBERS[0]} and ${PROFILE_MEMBERS[1]}`,
    );
  }
  return { accessKeyId, secretAccessKey, sessionToken, region: getRegion(context, config.aws_region) };
}

function toUrl(context: SettingContext, name: string, text: string): URL {
  if (!URL.canParse(text)) throw fail("config_invalid", context, `${name} is not a URL`);
  return new URL(text);
}

/** The request for a container's credentials, by the variables of its agent. */
async function toContainerQuestion(
  context: SettingContext,
): Promise<{ url: URL; headers: Record<string, string> } | undefined> {
  const { env } = context;
  const relative = env["AWS_CONTAINER_CREDENTIALS_RELATIVE_URI"];
  const full = env["AWS_CONTAINER_CREDENTIALS_FULL_URI"];
  if (relative !== undefined) {
    const url = toUrl(context, "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI", `${ECS}${relative}`);
    // Without a leading slash it would be part of the host.
    if (url.origin !== ECS)
      throw fail("config_invalid", context, "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI begins with /");
    return { url, headers: {} };
  }
  if (full === undefined) return undefined;
  const file = env["AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE"];
  const text =
    file === undefined
      ? variable(context, "AWS_CONTAINER_AUTHORIZATION_TOKEN")
      : await context.read(`${context.setting}: AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE`, file);
  const authorization = parseHeader(context, "the authorization token of the container", text);
  return { url: toUrl(context, "AWS_CONTAINER_CREDENTIALS_FULL_URI", full), headers: { authorization } };
}

function parseHeader(context: SettingContext, subject: string, text: string): string {
  const trimmed = text.trim();
  // A token other than a bearer token has its scheme before it.
  if (!/^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(trimmed)) {
    throw fail("config_invalid", context, `${subject} is empty, or has characters that no header may have`);
  }
  return trimmed;
}

function createMetadata(config: AwsMetadata, context: SettingContext): Provider {
  const setting = `${context.setting}.metadata_credentials`;
  const who = `the metadata service for the service ${context.service}`;
  const subject = "credentials of AWS";
  const about = { timeoutMs: TIMEOUT_MS, setting, who, subject };
  return cached(async (signal) => {
    const region = getRegion(context, config.aws_region);
    const { iam_role: role } = config;
    if (role === undefined) {
      const question = await toContainerQuestion(context);
      if (question === undefined) {
        throw fail(
          "credentials_missing",
          context,
          "metadata_credentials.iam_role is missing, and the environment is not a container's",
        );
      }
      return toTemporary(
        await context.ask({ ...about, ...question, signal, parse: parseContainerKeys }),
        region,
      );
    }
    // IMDSv2: a token that requires a PUT.
    const token = await context.ask({
      ...about,
      url: new URL(`${EC2}/api/token`),
      method: "PUT",
      headers: { "x-aws-ec2-metadata-token-ttl-seconds": EC2_TOKEN_S },
      signal,
      subject: "a token",
      parse: parseBareToken,
    });
    const answer = await context.ask({
      ...about,
      url: new URL(`${EC2}/meta-data/iam/security-credentials/${encodeURIComponent(role)}`),
      headers: { "x-aws-ec2-metadata-token": token },
      signal,
      parse: parseMachineKeys,
    });
    return toTemporary(answer, region);
  });
}

function toStsUrl(context: SettingContext, region: string, domain: string | undefined): URL {
  const found = domain ?? readVariable(context.env, "AWS_DOMAIN") ?? "amazonaws.com";
  if (!AWS_DOMAIN.test(found)) throw fail("config_invalid", context, "AWS_DOMAIN is not a domain");
  return new URL(`https://sts.${region}.${found}/`.toLowerCase());
}

function createWebIdentity(config: AwsWebIdentity, context: SettingContext): Provider {
  const own = "web_identity_credentials";
  const take = (setting: "iam_role_arn" | "web_identity_token_file", name: string): string => {
    const given = config[setting];
    const shown = readVariable(context.env, name);
    if (!config.isOfEnvironment) return given ?? variable(context, name);
    // OPA ignores the setting of the configuration here.
    if (given !== undefined && shown !== undefined && given !== shown) {
      throw fail("config_invalid", context, `${own}.${setting} is another than ${name}, which OPA takes`);
    }
    return variable(context, name);
  };
  return cached(async (signal) => {
    const role = take("iam_role_arn", "AWS_ROLE_ARN");
    const file = take("web_identity_token_file", "AWS_WEB_IDENTITY_TOKEN_FILE");
    const region = getRegion(context, config.aws_region);
    const token = (await context.read(`${context.setting}.${own}.web_identity_token_file`, file)).trim();
    return askSts(context, {
      action: "AssumeRoleWithWebIdentity",
      region,
      domain: config.aws_domain,
      setting: `${context.setting}.${own}`,
      form: { RoleSessionName: config.session_name, RoleArn: role, WebIdentityToken: token },
      signal,
    });
  });
}

function createAssumeRole(config: AwsAssumeRole, context: SettingContext): Provider {
  const signer = createProvider(config.signer, context);
  return cached(async (signal) =>
    askSts(context, {
      action: "AssumeRole",
      region: getRegion(context, config.aws_region),
      domain: config.aws_domain,
      setting: `${context.setting}.assume_role_credentials`,
      form: {
        RoleSessionName: config.session_name,
        RoleArn: config.iam_role_arn ?? variable(context, "AWS_ROLE_ARN"),
      },
      signal,
      signer: await signer(signal),
    }),
  );
}

interface StsQuestion {
  action: string;
  region: string;
  domain: string | undefined;
  setting: string;
  form: Readonly<Record<string, string>>;
  signal: AbortSignal;
  /** The keys that sign it. */
  signer?: AwsKeys;
}

async function askSts(context: SettingContext, question: StsQuestion): Promise<Temporary<AwsKeys>> {
  const { action, region, setting, signal, signer } = question;
  const url = toStsUrl(context, region, question.domain);
  const form = new URLSearchParams({ Action: action, ...question.form, Version: STS_VERSION });
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const body = Buffer.from(form.toString());
  const signed =
    signer === undefined
      ? {}
      : signAws({ method: "POST", url, headers, body }, { keys: signer, service: "sts", date: new Date() });
  const answer = await context.ask({
    url,
    headers: { ...headers, ...signed },
    form,
    timeoutMs: TIMEOUT_MS,
    signal,
    who: `AWS's token service for the service ${context.service}`,
    setting,
    subject: "credentials of AWS",
    parse: (bytes) => parseStsAnswer(bytes, action),
  });
  return toTemporary(answer, region);
}

function createProvider(config: AwsProvider, context: SettingContext): Provider {
  switch (config.kind) {
    case "environment":
      return () => Promise.resolve(fromEnvironment(context));
    case "profile":
      return () => fromProfile(config, context);
    case "metadata":
      return createMetadata(config, context);
    case "web_identity":
      return createWebIdentity(config, context);
    case "assume_role":
      return createAssumeRole(config, context);
  }
}

/**
 * The keys of the first provider that returns any, in the order of the configuration; each is tried with each request,
 * as in OPA, and temporary keys are cached until 5 minutes before they expire.
 *
 * @throws the error of the only provider; for several, ConfigurationError `credentials_missing` with the message of
 * each.
 */
export function createAwsCredentials(
  providers: readonly AwsProvider[],
  context: SettingContext,
): (signal: AbortSignal) => Promise<AwsKeys> {
  const created = providers.map((config) => createProvider(config, context));
  return async (signal) => {
    const errors: RegohostError[] = [];
    for (const provider of created) {
      try {
        return await provider(signal);
      } catch (error) {
        if (signal.aborted || !isRegohostError(error)) throw error;
        errors.push(error);
      }
    }
    const [first] = errors;
    if (first !== undefined && errors.length === 1) throw first;
    throw new ConfigurationError(
      `services.${context.service}.${context.setting}: no provider gave credentials:\n${errors.map(({ message }) => `  ${message}`).join("\n")}`,
      { code: "credentials_missing", cause: first },
    );
  };
}
