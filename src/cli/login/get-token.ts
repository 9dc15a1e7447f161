import { randomBytes, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { CommandError } from "../exit-codes.js";
import { Deadline } from "../../base/async/deadline.js";
import type { CommandContext } from "../command.js";
import { writeNote, type LoginTerminal } from "../terminal/cli-io.js";
import { readTokenFile, readTokenFromStdin, toClientOptions } from "../service/open-service.js";

/**
 * Checks the service's login page: without TLS its identity is unverified.
 *
 * @throws CommandError (exit 3)
 */
async function checkLoginUrl(loginUrl: string | undefined): Promise<URL> {
  const { isLoopback } = await import("../../base/text/service-url.js");
  const throwTokenError = (why: string): never => {
    throw new CommandError(`the service's login page ${why}`, { code: "login_failed" });
  };
  if (loginUrl === undefined || loginUrl === "") return throwTokenError("is missing: /infoz has no loginURL");
  const url = URL.canParse(loginUrl) ? new URL(loginUrl) : throwTokenError("is not a URL");
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLoopback(url.hostname))) {
    return throwTokenError(`is not https: ${url.origin}`);
  }
  if (url.username !== "" || url.password !== "") return throwTokenError("contains a user name");
  return url;
}

/** The login page that redirects to `callback`; without one, the page that shows the token to paste. */
function toLoginPage(loginUrl: URL, callback?: string): string {
  const url = new URL(loginUrl);
  if (callback !== undefined) url.searchParams.set("callback", callback);
  url.searchParams.set("long-lived", "true");
  return url.href;
}

const HOST = "127.0.0.1";
const MAX_TOKEN_LENGTH = 16 * 1024;

const HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "Content-Security-Policy": "default-src 'none'",
  "X-Content-Type-Options": "nosniff",
  Connection: "close",
};

/** Waits on a loopback port for the redirect of the login page. */
interface CallbackServer {
  /** The redirect URL. Its path cannot be guessed. */
  readonly url: string;
  /** Resolves to the token from the login page. */
  readonly token: Promise<string>;
  close(): Promise<void>;
}

function page(title: string, text: string): string {
  return `<!doctype html>\n<html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>\n`;
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Listens on a free loopback port, on a path that cannot be guessed. Accepts one token, from a GET to exactly this path
 * and host, so that no other page in the browser can inject a token.
 */
async function startCallbackServer(): Promise<CallbackServer> {
  const secret = `/auth/callback/${randomBytes(24).toString("base64url")}`;
  let give: (token: string) => void = () => undefined;
  const given = new Promise<string>((resolve) => (give = resolve));
  let isUsed = false;
  let port = 0;

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const end = (status: number, title: string, text: string): void => {
      response.writeHead(status, HEADERS).end(page(title, text));
    };
    const [path = "", query = ""] = (request.url ?? "").split("?", 2);
    if (request.headers.host !== `${HOST}:${port}` || !isEqual(path, secret)) {
      end(404, "Not found", "There is nothing here.");
    } else if (request.method !== "GET") {
      end(405, "Not allowed", "This address is for the login page.");
    } else if (isUsed) {
      end(410, "Already logged in", "This login is over. You can close this window.");
    } else {
      const token = new URLSearchParams(query).get("t") ?? "";
      if (token === "" || token.length > MAX_TOKEN_LENGTH) {
        end(400, "Not logged in", "The login page sent no token. Try again: regohost login");
        return;
      }
      isUsed = true;
      end(200, "Almost done", "You can close this window. The terminal shows whether you are logged in.");
      response.once("close", () => {
        give(token);
      });
    }
  };

  const server = createServer({ requestTimeout: 10_000, headersTimeout: 10_000 }, answer);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ host: HOST, port: 0 }, resolve);
  });
  ({ port } = server.address() as AddressInfo);
  return {
    url: `http://${HOST}:${port}${secret}`,
    token: given,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** Time limit for the user's login without `--timeout`, in milliseconds. */
const DEFAULT_WAIT_MS = 5 * 60_000;

/** Reads a token from a file, from standard input, from the browser, or pasted. */
export async function getToken(
  context: CommandContext,
  baseUrl: string,
  flags: { browser: boolean },
): Promise<string> {
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
  // The profile may be created by the login.
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
      return new CommandError(message, { code: "login_failed" });
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
