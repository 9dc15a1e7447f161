import { dirname } from "node:path";
import { ConfigurationError } from "../../base/errors.js";
import { killedBy, ProgramFailure, runProgram, whyAbsent } from "../../base/host/run-program.js";

/** The credentials for a registry: of a user, an identity token that a token server exchanges, or a token of the registry itself. */
export type RegistryCredentials =
  { username: string; password: string } | { identityToken: string } | { registryToken: string };

/** A source of credentials for a registry, instead of credential files. */
export interface CredentialSource {
  /** `undefined` for none: access is anonymous. */
  find: (signal: AbortSignal) => Promise<RegistryCredentials | undefined>;
  /** The setting to check when they are rejected: `services.acme.credentials`. */
  setting: string;
}

const TIMEOUT_MS = 30_000;
const MAX_BYTES = 64 * 1024;

/** The user name with which a helper marks the secret as an identity token. */
const IDENTITY_TOKEN = "<token>";

/** The output of the helpers, with exit code 1, for an unknown registry (docker-credential-helpers). */
const UNKNOWN = /credentials not found/i;

const WHY: Readonly<Record<Exclude<ProgramFailure["kind"], "aborted">, (error: ProgramFailure) => string>> = {
  absent: (error) =>
    whyAbsent(error) === "ENOENT" ? "it is not on the PATH" : `it cannot be run (${whyAbsent(error)})`,
  killed: (error) => `${killedBy(error)} ended it`,
  timeout: () => `it did not end within ${TIMEOUT_MS / 1000} seconds`,
  "too large": () => `its answer is larger than ${MAX_BYTES / 1024} KiB`,
};

function failed(helper: string, why: string, cause?: unknown): ConfigurationError {
  // Its output may contain secrets.
  return new ConfigurationError(`the credential helper ${helper}: ${why}`, {
    code: "credentials_missing",
    cause,
  });
}

/**
 * Runs `docker-credential-NAME get` for the credentials of a server, without a shell.
 *
 * @returns `undefined` when it has none.
 * @throws ConfigurationError `credentials_missing` for a helper that does not exist, fails, or does not respond in 30
 * s.
 */
export async function askCredentialHelper(
  name: string,
  server: string,
  { signal, env }: { signal: AbortSignal; env: NodeJS.ProcessEnv },
): Promise<RegistryCredentials | undefined> {
  const helper = `docker-credential-${name}`;
  // A path would run any program.
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(name)) throw failed(JSON.stringify(name), "its name is malformed");
  const { code, stdout } = await runProgram(helper, ["get"], {
    // Windows searches for programs in the working folder first, which may be a checkout.
    cwd: dirname(process.execPath),
    env,
    signal,
    timeoutMs: TIMEOUT_MS,
    stdin: server,
    maxBytes: MAX_BYTES,
    readsErrors: false,
    isInteractive: true,
  }).catch((error: unknown) => {
    if (!(error instanceof ProgramFailure)) throw error;
    if (error.kind === "aborted") throw error.cause;
    throw failed(helper, WHY[error.kind](error), error.cause);
  });
  const output = stdout.toString("utf8");
  if (code !== 0) {
    if (UNKNOWN.test(output)) return undefined;
    throw failed(helper, `it ended with exit code ${String(code)}; try: echo ${server} | ${helper} get`);
  }
  let value: unknown;
  try {
    value = JSON.parse(output);
  } catch {
    // The cause would quote the output.
    throw failed(helper, "its answer is not JSON");
  }
  const z = await import("../../base/text/zod.js");
  const parsed = z.looseObject({ Username: z.string(), Secret: z.string() }).safeParse(value);
  if (!parsed.success) throw failed(helper, "its answer has no Username and Secret");
  const { Username: username, Secret: secret } = parsed.data;
  if (secret === "") return undefined;
  return username === IDENTITY_TOKEN ? { identityToken: secret } : { username, password: secret };
}
