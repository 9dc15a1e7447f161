import { InvalidArgumentError } from "commander";
import { highest } from "../../base/lists.js";
import { onAbort } from "../../base/async/on-abort.js";
import type { DevService } from "../../testing/demo/dev-service.js";
import { defineCommand } from "../define-command.js";
import { CommandError, EXIT } from "../exit-codes.js";
import { toJsonOutput, writeOut } from "../terminal/cli-io.js";
import { optionsFor } from "../options/option-table.js";

/** Time for connections to end. */
const GRACE_MS = 5_000;

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw new InvalidArgumentError("Write a port: 8080, or 0 for any that is free.");
  return port;
}

const OPTIONS = optionsFor()({
  port: {
    kind: "countOrNone",
    usage: "--port <port>",
    description: "port of the service; 0 for any that is free",
    read: readPort,
    default: [0],
  },
  json: { kind: "flag", usage: "--json", description: "print JSON" },
});

export const configure = defineCommand({
  options: OPTIONS,
  about: `It prints the address, a token, and the digests of its artifacts. It listens on loopback only, stores
nothing, and ends with Ctrl-C. docs/tutorial.md runs by it.`,
  examples: ["regohost dev", "regohost dev --port 8080", "regohost dev --json > service.json"],
  async run(context, { port, json }) {
    const { io } = context;
    const { startDevService } = await import("../../testing/demo/dev-service.js");
    const service = await startDevService(port).catch((cause: unknown) => {
      throw new CommandError(`the service cannot listen on port ${String(port)} of loopback`, {
        code: "start_failed",
        cause,
      });
    });
    try {
      // A signal ends it, which is not a failure.
      io.runUntilSignal?.(GRACE_MS);
      await writeOut(io.stdout, json === true ? toJson(service) : describe(service));
      await context.note("the evidence service is running; press Ctrl-C to stop");
      await new Promise<void>((resolve) => onAbort(io.signal, resolve));
      return EXIT.pass;
    } finally {
      await service.close();
    }
  },
});

function toJson({ baseUrl, platformUrl, token, project, digests }: DevService): string {
  return toJsonOutput({
    base_url: baseUrl,
    platform_url: platformUrl,
    token,
    project: { name: project.name, version: project.version, version_id: project.versionId },
    digests,
  });
}

/** Shell commands, one per line. */
function describe({ baseUrl, platformUrl, token, project, digests }: DevService): string {
  const width = highest(Object.keys(digests).map((name) => name.length));
  return [
    `export SERVICE_BASE_URL=${baseUrl}`,
    `export SERVICE_PLATFORM_URL=${platformUrl}`,
    `export SERVICE_TOKEN=${token}`,
    "",
    `# the release ${project.name} ${project.version}, project version ${project.versionId}`,
    ...Object.entries(digests).map(([name, digest]) => `# ${name.padEnd(width)}  ${digest}`),
    "",
  ].join("\n");
}
