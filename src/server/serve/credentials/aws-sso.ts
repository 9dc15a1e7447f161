import { createHash } from "node:crypto";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { belowUserHome } from "../../../base/host/user-paths.js";
import { ConfigurationError } from "../../../base/errors.js";
import { AWS_REGION, type AwsSso } from "../config/cloud-credentials.js";
import type { SettingContext } from "./credential-context.js";
import { readProfile } from "./aws-profile.js";
import { parseSsoAnswer, type AwsAnswer } from "./credential-answers.js";

/** Of AWS's portal, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** What `aws sso login` leaves in its cache. */
interface CachedLogin {
  accessToken: string;
  /** RFC 3339. */
  expiresAt: string;
  /** Of the portal. */
  region: string;
}

const isCachedLogin = new Ajv2020().compile<CachedLogin>({
  type: "object",
  properties: {
    accessToken: { type: "string", pattern: "^[\\x21-\\x7e]+$", maxLength: 65_536 },
    expiresAt: {
      type: "string",
      pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?(Z|UTC|[+-]\\d\\d:\\d\\d)$",
    },
    region: { type: "string", pattern: AWS_REGION.source },
  },
  required: ["accessToken", "expiresAt", "region"],
});

/** A profile of AWS's configuration that names a login. */
interface SsoProfile {
  account: string;
  role: string;
  session: string;
  region: string;
}

function fail(
  { service, setting }: SettingContext,
  message: string,
  code: "config_invalid" | "credentials_missing" | "credentials_expired",
): ConfigurationError {
  return new ConfigurationError(`services.${service}.${setting}.sso_credentials: ${message}`, { code });
}

function belowHome(context: SettingContext, path: readonly string[], setting: string): string {
  const found = belowUserHome(context.env, path);
  if (found !== undefined) return found;
  throw fail(context, `there is no home folder; write ${setting}`, "credentials_missing");
}

async function readSsoProfile(config: AwsSso, context: SettingContext): Promise<SsoProfile> {
  const { env } = context;
  const path = config.path ?? (env["AWS_CONFIG_FILE"] || belowHome(context, [".aws", "config"], "path"));
  const name = config.profile ?? (env["AWS_PROFILE"] || "default");
  const text = await context.read(`${context.setting}.sso_credentials.path`, path);
  const shown = JSON.stringify(name);
  // AWS's own tools write the default profile without the word.
  const profile =
    readProfile(text, `profile ${name}`) ?? (name === "default" ? readProfile(text, name) : undefined);
  if (profile === undefined) throw fail(context, `${path} has no profile ${shown}`, "credentials_missing");
  const take = (member: string, form: RegExp): string => {
    const value = profile.get(member) ?? "";
    if (form.test(value)) return value;
    throw fail(context, `${path}: the profile ${shown} needs a valid ${member}`, "credentials_missing");
  };
  const session = take("sso_session", /^[\w.@ -]+$/);
  if (readProfile(text, `sso-session ${session}`) === undefined) {
    throw fail(context, `${path} has no sso-session ${JSON.stringify(session)}`, "credentials_missing");
  }
  return {
    account: take("sso_account_id", /^\d{12}$/),
    role: take("sso_role_name", /^[\w+=,.@-]{1,64}$/),
    region: take("region", AWS_REGION),
    session,
  };
}

/** The login, which must still be in force: its renewal is that of the AWS command line, whose token it would replace. */
async function readLogin(session: string, config: AwsSso, context: SettingContext): Promise<CachedLogin> {
  const folder = config.cachePath ?? belowHome(context, [".aws", "sso", "cache"], "cache_path");
  const path = join(folder, `${createHash("sha1").update(session).digest("hex")}.json`);
  const text = await context.read(`${context.setting}.sso_credentials.cache_path`, path);
  let login: unknown;
  try {
    login = JSON.parse(text);
  } catch {
    login = undefined;
  }
  if (!isCachedLogin(login)) {
    throw fail(context, `${path} is not a login of the AWS command line`, "config_invalid");
  }
  const endsAt = Date.parse(login.expiresAt.replace(/UTC$/, "Z"));
  // One that is no date is NaN.
  if (endsAt > Date.now()) return login;
  throw fail(
    context,
    `the login of the sso-session ${JSON.stringify(session)} has ended; run aws sso login --sso-session ${session}`,
    "credentials_expired",
  );
}

/**
 * Temporary credentials of a role for a login that `aws sso login` has left on this machine.
 *
 * @returns them, and the region that requests are signed for.
 * @throws ConfigurationError `credentials_missing`, `credentials_expired`, `config_invalid`; ServiceError
 */
export async function askSso(
  config: AwsSso,
  context: SettingContext,
  signal: AbortSignal,
): Promise<{ answer: AwsAnswer; region: string }> {
  const { account, role, session, region } = await readSsoProfile(config, context);
  const login = await readLogin(session, config, context);
  const url = new URL(
    `https://portal.sso.${login.region.toLowerCase()}.amazonaws.com/federation/credentials`,
  );
  url.searchParams.set("account_id", account);
  url.searchParams.set("role_name", role);
  const answer = await context.ask({
    url,
    headers: { "x-amz-sso_bearer_token": login.accessToken },
    timeoutMs: TIMEOUT_MS,
    signal,
    who: `AWS's portal for the service ${context.service}`,
    setting: `${context.setting}.sso_credentials`,
    what: "credentials of AWS",
    parse: parseSsoAnswer,
  });
  return { answer, region };
}
