import { onAbort } from "../../base/async/on-abort.js";
import type { ServiceClient } from "../../evidence/client/create-service-client.js";
import { defineCommand } from "../define-command.js";
import { CommandError, EXIT } from "../exit-codes.js";
import { writeNote } from "../terminal/cli-io.js";
import {
  limitPrompts,
  readBuiltinModules,
  readConformaBuiltins,
  serviceNamespace,
} from "../service/service-builtins.js";
import { openService } from "../service/open-service.js";
import { shownText } from "../../base/text/address.js";
import { toBundleVerifyOptions } from "../flags/bundle-flags.js";
import { openStore, QUEUE_OPTIONS, toQueueOptions } from "../flags/queue-flags.js";
import { hasService } from "../options/builtin-sets.js";
import { BUILTIN_OPTIONS, NETWORK_OPTIONS } from "../options/evaluate-options.js";
import { optionsFor } from "../options/option-table.js";
import { GRACE } from "../options/serve-options.js";
import { BUNDLE_VERIFY_OPTIONS } from "../options/trust-options.js";
import { counted } from "../../base/text/counted.js";

const UNITS_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 };

function readRate(text: string): { max: number; durationMs: number } {
  const [, max, unit] = /^([1-9]\d{0,4}|100000)\/([smh])$/.exec(text) ?? [];
  if (max === undefined || unit === undefined) {
    throw new CommandError(
      shownText`--rate-limit ${JSON.stringify(text)}: write a number of requests and a time: 100/s, 100/m or 100/h`,
    );
  }
  return { max: Number(max), durationMs: UNITS_MS[unit] ?? 0 };
}

const OPTIONS = {
  ...QUEUE_OPTIONS,
  ...optionsFor()({
    concurrency: {
      kind: "count",
      usage: "--concurrency <count>",
      description: "jobs under way at the same time (default: 16)",
    },
    rateLimit: {
      kind: "text",
      usage: "--rate-limit <count/time>",
      description:
        "maximum rate of requests to the service, of all workers together: 100/s, 100/m, 100/h (default: no limit)",
    },
    policyDigest: {
      kind: "list",
      usage: "--policy-digest <digest>",
      description: "a policy that may run (default: all of the store)",
    },
    maxPrompts: {
      kind: "countOrNone",
      usage: "--max-prompts <count>",
      description:
        "maximum number of AI analyses (service.evidence_prompt) of this worker, which cost money (default: 20 for each evaluation)",
    },
  }),
  ...BUILTIN_OPTIONS,
  ...NETWORK_OPTIONS,
  ...BUNDLE_VERIFY_OPTIONS,
  ...optionsFor()({
    shutdownGracePeriod: {
      ...GRACE,
      description: "time for jobs to finish after SIGTERM; the others return to the queue",
    },
  }),
} as const;

export const configure = defineCommand({
  options: OPTIONS,
  details: `Decides the jobs of a queue until SIGTERM, with this worker's credentials: jobs hold none. The built-in
service.evidence_prompt, which costs money, is called at most once for a decision.

Write access to the store and to Redis decides which policies run here; --policy-digest restricts them.`,
  examples: [
    "regohost worker --redis redis://localhost --store /srv/regohost --rate-limit 100/s",
    "REDIS_URL=rediss://redis.example.com regohost worker --store /srv/regohost --concurrency 32",
  ],
  everyday: [
    "redis",
    "store",
    "queue",
    "concurrency",
    "rateLimit",
    "policyDigest",
    "builtins",
    "maxPrompts",
    "timeout",
  ],
  async run(context, flags) {
    const { io } = context;
    const { concurrency, policyDigest, maxPrompts, allowNet } = flags;
    const rateLimit = flags.rateLimit === undefined ? undefined : readRate(flags.rateLimit);
    const { shutdownGracePeriod: graceMs } = flags;
    const bundles = toBundleVerifyOptions(context, flags);
    const options = await toQueueOptions(context, flags);
    if (rateLimit !== undefined && !hasService(flags)) {
      throw new CommandError("--rate-limit excludes --builtins none, which makes no request");
    }
    const { createRequestRate, createWorker } = await import("../../server/queue/index.js");
    const store = await openStore(context, flags);
    const { serviceBuiltins } = await import("../../index.js");
    // The worker reports the same Redis.
    const { connection, name } = options;
    const requestRate = rateLimit && (await createRequestRate({ connection, name, ...rateLimit }));
    const { beforeRequest } = requestRate ?? {};
    let client: ServiceClient | undefined;
    try {
      if (hasService(flags)) client = await openService(context, { beforeRequest });
      const names = await serviceNamespace(context.flags.compat);
      const { builtins, promptCount } = limitPrompts(
        client === undefined ? [] : serviceBuiltins(client, { ...names, maxPrompts }),
        maxPrompts ?? Infinity,
      );
      const others = [...builtins, ...(await readConformaBuiltins(io, flags))];
      const worker = await createWorker({
        ...options,
        store,
        builtins: [...others, ...(await readBuiltinModules({ io, flags: {} }, flags, others))],
        gate: {
          cwd: io.cwd,
          verify: bundles && { bundles },
          allowNet,
          compat: context.flags.compat,
        },
        onDeadLetter: ({ id, code, reason, attempts }) => {
          const times = counted(attempts, "attempt");
          void writeNote(io, `dead letter ${id} after ${times}: ${code}: ${reason}`);
        },
        concurrency,
        requestRate,
        policies: policyDigest,
        timeoutMs: context.flags.timeout,
      });
      // Time for jobs, which are then returned to the queue.
      io.runUntilSignal?.(2 * graceMs);
      await context.note("waiting for jobs");
      await new Promise<void>((resolve) => onAbort(io.signal, resolve));
      await worker.close(graceMs);
      const count = promptCount();
      if (count > 0) await context.note(`AI analyses made: ${String(count)}`);
      return EXIT.pass;
    } finally {
      await client?.close();
      await requestRate?.close();
    }
  },
});
