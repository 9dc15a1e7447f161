import type { ContentStore, QueueOptions } from "../../server/queue/index.js";
import { isRegohostError } from "../../base/errors.js";
import { getMessage, message } from "../../base/message.js";
import type { CommandContext } from "../command.js";
import { CommandError } from "../exit-codes.js";
import { pathFrom, writeNote } from "../terminal/cli-io.js";
import { showError } from "../terminal/show-error.js";
import { type FlagValues, optionsFor } from "../options/option-table.js";

/** The sources of `worker` and `enqueue` for jobs and their contents. */
export const QUEUE_OPTIONS = optionsFor()({
  redis: {
    kind: "text",
    usage: "--redis <url>",
    description:
      "Redis or Valkey: rediss://host:port, redis:// for loopback; hide its password in the variable",
    variable: "REDIS_URL",
  },
  redisCa: {
    kind: "text",
    usage: "--redis-ca <file>",
    description: "certificates in PEM that sign Redis's",
  },
  store: {
    kind: "text",
    usage: "--store <folder>",
    description: "folder of policies and inputs by digest (in its subfolder sha256), which all workers share",
  },
  queue: { kind: "text", usage: "--queue <name>", description: "name of the queue (default: decisions)" },
});

type QueueFlags = FlagValues<typeof QUEUE_OPTIONS>;

/** @throws CommandError (exit 2) without `--redis` and REDIS_URL, ConfigurationError for a file without certificates. */
export async function toQueueOptions(context: CommandContext, flags: QueueFlags): Promise<QueueOptions> {
  const { io } = context;
  const url = flags.redis ?? io.env[QUEUE_OPTIONS.redis.variable];
  if (url === undefined || url === "") {
    throw new CommandError("no address of Redis: pass --redis rediss://host:port, or set REDIS_URL");
  }
  return {
    connection: {
      url,
      ca: flags.redisCa === undefined ? undefined : await readCa(context, flags.redisCa),
    },
    onReconnected: () => void context.note("Redis can be used again"),
    onError: (error) => void writeNote(io, showError(error, context.noteStyle)),
    name: flags.queue,
  };
}

async function readCa({ io }: CommandContext, path: string): Promise<string> {
  const { readCertificates } = await import("../../base/host/read-certificates.js");
  return (await readCertificates(path, "--redis-ca", io.cwd)).join("");
}

/** @throws CommandError (exit 2) without `--store`, and for an unusable one, for instance an unmounted folder. */
export async function openStore(
  { io }: CommandContext,
  { store: folder }: QueueFlags,
): Promise<ContentStore> {
  if (folder === undefined) throw new CommandError("no store: pass --store FOLDER, which all workers share");
  const { createContentStore } = await import("../../server/queue/index.js");
  const store = createContentStore(pathFrom(io, folder));
  await store.check?.().catch((cause: unknown) => {
    throw isRegohostError(cause)
      ? new CommandError(message`--store: ${getMessage(cause)}`, { cause })
      : cause;
  });
  return store;
}
