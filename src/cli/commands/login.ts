import { resolve } from "node:path";
import type { Command } from "commander";
import { Deadline } from "../../async/deadline.js";
import type { AccessToken } from "../../client/access-token.js";
import { writeNote } from "../terminal/cli-io.js";
import type { CommandContext, RunCommand } from "../command.js";
import { CommandError, EXIT } from "../exit-codes.js";
import type { ExitCode } from "../exit-codes.js";
import { checkLoginUrl, startCallbackServer, toLoginPage } from "../login/browser-login.js";
import { findAudiences, findLoginPlace, resolveCliSettings } from "../login/login-settings.js";
import { saveLogin } from "../login/save-login.js";
import type { LoginTerminal } from "../terminal/cli-io.js";
import { toClientOptions, readTokenFile, readTokenFromStdin } from "../service/open-service.js";
import { toPrintable } from "../../values/printable.js";

interface LoginFlags {
  browser: boolean;
}

/** Time that the user has to log in without `--timeout`, in milliseconds. */
const DEFAULT_WAIT_MS = 5 * 60_000;

const HELP = `
It opens the service's login page in the browser, waits for it to come back, and saves the token in the config file
(mode 0600). Over SSH, and with --no-browser, it prints the page's address and asks for the token that the page
shows; what is typed is not shown. From a pipe the token is read from standard input, and with --token-file from
that file. Settings given as flags (--base-url, --platform-url, --organization, --ca) are saved with it.

Examples:
  regohost login --base-url https://cp.example.com
  regohost login --profile staging --base-url https://cp.staging.example.com
  regohost login --no-browser < token.txt
`;

export function configure(command: Command, start: (run: RunCommand) => void): void {
  command
    .option("--no-browser", "print the login page's URL and ask for the token")
    .addHelpText("after", HELP)
    .action((flags: LoginFlags) => start((context) => runLogin(context, flags)));
}

async function runLogin(context: CommandContext, flags: LoginFlags): Promise<ExitCode> {
  const { io } = context;
  const place = await findLoginPlace(context);
  const { settings } = await resolveCliSettings(context, { isNew: true });
  if (settings.baseUrl === undefined) {
    throw new CommandError("the service's address is missing: pass --base-url or set SERVICE_BASE_URL");
  }
  const token = await getToken(context, settings.baseUrl, flags);
  const { checkNotExpired, readAccessToken } = await import("../../client/access-token.js");
  const accessToken = await readAccessToken(token, await findAudiences(context.flags.compat));
  checkNotExpired(accessToken);
  if (accessToken.kind === "api") {
    throw new CommandError(
      "this is an API token; login takes user tokens only. Set SERVICE_TOKEN to it or pass --token-file",
      { exitCode: EXIT.undecided },
    );
  }
  const given = context.flags;
  await saveLogin(place, token, {
    baseUrl: settings.baseUrl,
    platformUrl: given.platformUrl,
    organization: given.organization,
    ca: given.ca === undefined ? undefined : resolve(io.cwd, given.ca),
  });
  await context.note(
    `${describe(accessToken)} at ${settings.baseUrl}; saved in ${place.path}${inProfile(place.profile)}`,
  );
  return EXIT.pass;
}

function inProfile(profile: string | undefined): string {
  return profile === undefined ? "" : `, profile ${profile}`;
}

function describe({ subject, expiresAt }: AccessToken): string {
  const who = subject === undefined ? "" : ` as ${toPrintable(subject)}`;
  const until = expiresAt === undefined ? "" : ` until ${new Date(expiresAt).toISOString()}`;
  return `logged in${who}${until}`;
}

/** A token from a file, from standard input, from the browser, or pasted. */
async function getToken(context: CommandContext, baseUrl: string, flags: LoginFlags): Promise<string> {
  const { io } = context;
  const { terminal } = io;
  if (context.flags.tokenFile !== undefined) return readTokenFile(io, context.flags.tokenFile);
  if (terminal === undefined) {
    const text = await readTokenFromStdin(io);
    if (text === "")
      throw new CommandError("standard input contains no token; run login in a terminal to use the browser");
    return text;
  }
  const loginUrl = await askLoginUrl(context, baseUrl);
  if (!flags.browser || isOverSsh(io.env)) {
    await writeNote(
      io,
      `Open this page, log in, and copy the token that it shows:\n\n  ${toLoginPage(loginUrl)}\n`,
    );
    return (await terminal.readSecret("Token: ", io.signal)).trim();
  }
  return waitForBrowser(context, loginUrl, terminal);
}

/** Whether the browser may run on another machine, where the loopback address does not reach this one. */
function isOverSsh(env: CommandContext["io"]["env"]): boolean {
  return ["SSH_CONNECTION", "SSH_TTY"].some((name) => (env[name] ?? "") !== "");
}

async function askLoginUrl(context: CommandContext, baseUrl: string): Promise<URL> {
  const { createServiceClient } = await import("../../index.js");
  // Login may create the profile.
  const { profile: _profile, ...options } = await toClientOptions(context);
  const env = { ...context.io.env, SERVICE_PROFILE: "" };
  const client = createServiceClient({ ...options, env, baseUrl, configFile: false });
  try {
    const { loginURL } = await client.info({ signal: context.io.signal });
    return await checkLoginUrl(loginURL);
  } finally {
    await client.close();
  }
}

async function waitForBrowser(
  context: CommandContext,
  loginUrl: URL,
  terminal: LoginTerminal,
): Promise<string> {
  const { io, flags } = context;
  const server = await startCallbackServer();
  const waitMs = flags.timeout ?? DEFAULT_WAIT_MS;
  const deadline = new Deadline({
    timeoutMs: waitMs,
    signals: [io.signal],
    timedOut: () => {
      const message = `not logged in within ${Math.round(waitMs / 1000)} s; try again, or use --no-browser`;
      return new CommandError(message, { exitCode: EXIT.undecided });
    },
  });
  try {
    const page = toLoginPage(loginUrl, server.url);
    await writeNote(io, `Opening the browser. If it does not open, go to:\n\n  ${page}\n`);
    await terminal.openBrowser(page).catch(() => undefined);
    return await deadline.wait(server.token);
  } finally {
    await server.close();
  }
}
