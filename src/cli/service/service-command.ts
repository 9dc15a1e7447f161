import type { CallFacts } from "../../base/telemetry/call-facts.js";
import type { ServiceCallOptions } from "../../evidence/port/evidence-service.js";
import { isRegohostError } from "../../base/errors.js";
import type { ServiceClient, ServiceClientOptions } from "../../index.js";
import type { CommandContext } from "../command.js";
import { EXIT, type ExitCode } from "../exit-codes.js";
import { writeNote } from "../terminal/cli-io.js";
import { startProgress } from "../terminal/progress.js";
import { showError } from "../terminal/show-error.js";
import { openService } from "./open-service.js";

/** Default of `--timeout` for service commands, in milliseconds. */
const DEFAULT_TIMEOUT_MS = 10 * 60_000;

/**
 * Calls the service and prints its response.
 *
 * @returns 0 after the response was written, 1 when the service does not have the item.
 */
export async function askService<Answer>(
  context: CommandContext,
  subject: string,
  ask: (client: ServiceClient, options: ServiceCallOptions) => Promise<Answer>,
  present: (answer: Answer) => Promise<void>,
  clientOptions: ServiceClientOptions = {},
): Promise<ExitCode> {
  const { io, flags } = context;
  const client = await openService(context, clientOptions);
  const progress = startProgress(context, subject);
  try {
    const deadline = Date.now() + (flags.timeout ?? DEFAULT_TIMEOUT_MS);
    const answer = await ask(client, { signal: io.signal, deadline }).finally(() => progress.end());
    await present(answer);
    return EXIT.pass;
  } catch (error) {
    if (!isRegohostError(error, "not_found")) throw error;
    io.onErrorCode?.(error.code);
    await writeNote(io, showError(error, context.noteStyle));
    return EXIT.refused;
  } finally {
    await client.close();
  }
}

/** Calls the platform and prints its response, with the client's report of the call. */
export function askPlatform<Answer>(
  context: CommandContext,
  ask: (client: ServiceClient, options: ServiceCallOptions) => Promise<Answer>,
  present: (answer: Answer, facts: CallFacts) => Promise<void>,
): Promise<ExitCode> {
  const facts: CallFacts = {};
  return askService(
    context,
    "asking the platform",
    (client, options) => ask(client, { ...options, report: (more) => void Object.assign(facts, more) }),
    (answer) => present(answer, facts),
  );
}

/** Reports that the limit truncated the response. */
export async function noteTruncated(context: CommandContext, { truncated }: CallFacts): Promise<void> {
  if (truncated === true)
    await context.note("there are more results than the limit; omit --limit to list all");
}
