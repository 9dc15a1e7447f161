import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { run } from "../cli/run.js";

/** Calls the resident one, and exits with its exit code. */
const CLIENT = `const socket = require("node:net").connect(process.argv[2]);
socket.end(JSON.stringify({ args: process.argv.slice(3), cwd: process.cwd() }));
let text = "";
socket.on("data", (chunk) => (text += chunk)).on("end", () => {
  const { exitCode, stdout, stderr } = JSON.parse(text);
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = exitCode;
});
`;

/**
 * Creates a program `regohost` in a folder that runs command lines in this process: starting the command line each time
 * would take most of the time of a script that calls it three times. It has no standard input, and does not see the
 * environment.
 */
export async function makeResidentCli(
  folder: string,
  onEnd: (clean: () => Promise<void>) => void,
): Promise<void> {
  const place = join(folder, "socket");
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    let asked = "";
    const answer = async (): Promise<void> => {
      const { args, cwd } = JSON.parse(asked) as { args: string[]; cwd: string };
      const { exitCode, stdout, stderr } = await run(args, { cwd });
      socket.end(JSON.stringify({ exitCode, stdout, stderr }));
    };
    socket.on("data", (chunk) => (asked += chunk.toString())).on("end", () => void answer());
  }).listen(place);
  await once(server, "listening");
  onEnd(async () => {
    server.close();
    await once(server, "close");
  });
  const client = join(folder, "client.cjs");
  await writeFile(client, CLIENT);
  await writeFile(
    join(folder, "regohost"),
    `#!/bin/sh\nexec "${process.execPath}" "${client}" "${place}" "$@"\n`,
    {
      mode: 0o755,
    },
  );
}
