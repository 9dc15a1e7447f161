import type { Command } from "commander";
import type { AccessToken } from "../../client/access-token.js";
import { pathFrom, writeNote } from "../cli-io.js";
import type { CommandContext, RunCommand } from "../command.js";
import { CommandError, EXIT } from "../exit-codes.js";
import type { ExitCode } from "../exit-codes.js";
import { startCallbackServer } from "../login/callback-server.js";
import { findLoginPlace, resolveCliSettings } from "../login/login-settings.js";
import { checkLoginUrl, toLoginPage } from "../login/login-url.js";
import { saveLogin } from "../login/save-login.js";
import type { LoginTerminal } from "../login/terminal.js";
import { toClientOptions } from "../open-service.js";
import { toPrintable } from "../printable.js";
import { readText } from "../read-document.js";
import { findAudiences } from "../login/token-audiences.js";

interface LoginFlags {
  browser: boolean;
}

/** How long the person may take, when `--timeout` does not say. */
const DEFAULT_WAIT_MS = 5 * 60_000;

const HELP = `
It opens the service's login page in the browser, waits for it to come back, and saves the token in the config file
(mode 0600). Over SSH, and with --no-browser, it prints the page's address and asks for the token that the page
shows; what is typed is not shown. From a pipe the token is read from standard input. Settings given as flags
(--base-url, --platform-url, --organization, --ca) are saved with it.

Examples:
  regohost login --base-url https://cp.example.com
  regohost login --profile staging --base-url https://cp.staging.example.com
  regohost login --no-browser < token.txt
`;

export function configure(command: Command, start: (run: RunCommand) => void): void {
  command
    .option("--no-browser", "print the login page's address, and ask for the token")
    .addHelpText("after", HELP)
    .action((flags: LoginFlags) => start((context) => runLogin(context, flags)));
}

async function runLogin(context: CommandContext, flags: LoginFlags): Promise<ExitCode> {
  const { io } = context;
  const place = await findLoginPlace(context);
  const { settings } = await resolveCliSettings(context, { isNew: true });
  if (settings.baseUrl === undefined) {
    throw new CommandError("whom to log in at is not known: give --base-url, or set SERVICE_BASE_URL");
  }
  const token = await getToken(context, settings.baseUrl, flags);
  const { checkNotExpired, readAccessToken } = await import("../../client/access-token.js");
  const accessToken = await readAccessToken(token, await findAudiences(context.flags.compat));
  checkNotExpired(accessToken);
  const given = context.flags;
  await saveLogin(place, token, {
    baseUrl: settings.baseUrl,
    platformUrl: given.platformUrl,
    organization: given.organization,
    ca: given.ca === undefined ? undefined : pathFrom(io, given.ca),
  });
  await context.note(
    `${describe(accessToken)} at ${settings.baseUrl}; saved in ${place.path}${inProfile(place.profile)}`,
  );
  return EXIT.pass;
}

function inProfile(profile: string | undefined): string {
  return profile === undefined ? "" : `, profile ${profile}`;
}

function describe({ kind, subject, expiresAt }: AccessToken): string {
  const who = subject === undefined ? "" : ` as ${toPrintable(subject)}`;
  const until = expiresAt === undefined ? "" : ` until ${new Date(expiresAt).toISOString()}`;
  return `logged in${who} (${kind} token)${until}`;
}

/** A token from standard input, from the browser, or pasted. */
async function getToken(context: CommandContext, baseUrl: string, flags: LoginFlags): Promise<string> {
  const { io } = context;
  const { terminal } = io;
  if (terminal === undefined) {
    const text = (await readText(io, "-")).trim();
    if (text === "")
      throw new CommandError("standard input holds no token; in a terminal, login opens the browser");
    return text;
  }
  const loginUrl = await askLoginUrl(context, baseUrl);
  const isRemote = Boolean(io.env["SSH_CONNECTION"] ?? io.env["SSH_TTY"]);
  if (!flags.browser || isRemote) {
    await writeNote(
      io,
      `Open this page, log in, and copy the token that it shows:\n\n  ${toLoginPage(loginUrl)}\n`,
    );
    return (await terminal.readSecret("Token: ")).trim();
  }
  return waitForBrowser(context, loginUrl, terminal);
}

async function askLoginUrl(context: CommandContext, baseUrl: string): Promise<URL> {
  const { createServiceClient } = await import("../../index.js");
  const { profile: _profile, ...options } = await toClientOptions(context);
  const client = createServiceClient({ ...options, baseUrl, configFile: false });
  try {
    const { loginURL } = await client.info({ signal: context.io.signal });
    return checkLoginUrl(loginURL);
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
  const timer = new AbortController();
  const waitMs = flags.timeout ?? DEFAULT_WAIT_MS;
  const timeout = setTimeout(() => {
    const message = `nobody logged in within ${Math.round(waitMs / 1000)} s; try again, or use --no-browser`;
    timer.abort(new CommandError(message, { exitCode: EXIT.undecided }));
  }, waitMs);
  try {
    const page = toLoginPage(loginUrl, server.url);
    await writeNote(io, `Opening the browser. If it does not open, go to:\n\n  ${page}\n`);
    await terminal.openBrowser(page).catch(() => undefined);
    return await server.token(AbortSignal.any([io.signal, timer.signal]));
  } finally {
    clearTimeout(timeout);
    await server.close();
  }
}
