import type { ServiceClient } from "../../index.js";
import type { CallFacts } from "../../builtin/builtin.js";
import type { ServiceCallOptions } from "../../builtin/evidence-service.js";
import type { CommandContext } from "../command.js";
import type { ExitCode } from "../exit-codes.js";
import { askService } from "./service-command.js";

/** Asks the platform and presents its answer, with the client's report of the call. */
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

/** Notes that the limit cut the answer. */
export async function noteTruncated(context: CommandContext, { truncated }: CallFacts): Promise<void> {
  if (truncated === true)
    await context.note("there are more results than the limit; omit --limit to list all");
}
