import { resolve } from "node:path";
import type { AccessToken } from "../../evidence/client/access-token.js";
import { defineCommand } from "../define-command.js";
import { CommandError, EXIT } from "../exit-codes.js";
import { findAudiences, findLoginFile, resolveCliSettings, saveLogin } from "../login/login-settings.js";
import { settingsFromFlags } from "../service/open-service.js";
import { getToken } from "../login/get-token.js";
import { optionsFor } from "../options/option-table.js";

const OPTIONS = optionsFor()({
  browser: {
    kind: "flag",
    usage: "--no-browser",
    description: "print the URL of the login page and prompt for the token",
    default: [true],
  },
});

export const configure = defineCommand({
  options: OPTIONS,
  about: `It opens the service's login page in the browser, waits for it to come back, and saves the token in the config file
(mode 0600). Over SSH, and with --no-browser, it prints the page's address and reads the token that the page
shows, without echo. From a pipe the token is read from standard input, and with --token-file from
that file. Settings passed as flags (--base-url, --platform-url, --organization, --ca,
--not-found-text) are saved with it.`,
  examples: [
    "regohost login --base-url https://cp.example.com",
    "regohost login --profile staging --base-url https://cp.staging.example.com",
    "regohost login --no-browser < token.txt",
  ],
  async run(context, flags) {
    const { io } = context;
    const file = await findLoginFile(context);
    const { settings } = await resolveCliSettings(context, { isNew: true });
    if (settings.baseUrl === undefined) {
      throw new CommandError("the service's address is missing: pass --base-url or set SERVICE_BASE_URL");
    }
    const token = await getToken(context, settings.baseUrl, flags);
    const { checkNotExpired, readAccessToken } = await import("../../evidence/client/access-token.js");
    const accessToken = await readAccessToken(token, await findAudiences(context.flags.compat));
    checkNotExpired(accessToken);
    if (accessToken.kind === "api") {
      throw new CommandError(
        "this is an API token; login takes user tokens only. Set SERVICE_TOKEN to it or pass --token-file",
        { code: "login_failed" },
      );
    }
    const { ca } = context.flags;
    await saveLogin(file, {
      ...settingsFromFlags(context),
      baseUrl: settings.baseUrl,
      // Absolute, so that it is found from every folder.
      ca: ca === undefined ? undefined : resolve(io.cwd, ca),
      token,
    });
    await context.note(
      `${describe(accessToken)} at ${settings.baseUrl}; saved in ${file.path}${inProfile(file.profile)}`,
    );
    return EXIT.pass;
  },
});

function inProfile(profile: string | undefined): string {
  return profile === undefined ? "" : `, profile ${profile}`;
}

function describe({ subject, expiresAt }: AccessToken): string {
  const who = subject === undefined ? "" : ` as ${subject}`;
  const until = expiresAt === undefined ? "" : ` until ${new Date(expiresAt).toISOString()}`;
  return `logged in${who}${until}`;
}
