import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { run } from "../cli/run.js";

interface CommandLine {
  args: string[];
  cwd: string;
  /** Default: that of {@link run}. */
  env?: Record<string, string>;
}

/** A command line that runs in this process: starting one takes most of the time of a script that calls it. It has no standard input. */
export interface ResidentCli {
  /**
   * Returns a module that sends its arguments to it, writes what it answers, and exits with its exit code.
   *
   * @param seesEnvironment whether it gets the environment of the module's process, too.
   */
  toModule(seesEnvironment: boolean): string;
}

/** Starts one, with its socket in a folder. */
export async function startResidentCli(
  folder: string,
  onEnd: (clean: () => Promise<void>) => void,
): Promise<ResidentCli> {
  const place = join(folder, "socket");
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    let asked = "";
    const answer = async (): Promise<void> => {
      const { args, ...options } = JSON.parse(asked) as CommandLine;
      const { exitCode, stdout, stderr } = await run(args, options);
      socket.end(JSON.stringify({ exitCode, stdout, stderr }));
    };
    socket.on("data", (chunk) => (asked += chunk.toString())).on("end", () => void answer());
  }).listen(place);
  await once(server, "listening");
  onEnd(async () => {
    server.close();
    await once(server, "close");
  });
  return {
    toModule: (seesEnvironment) => `import { connect } from "node:net";
const socket = connect(${JSON.stringify(place)});
const [args, cwd] = [process.argv.slice(2), process.cwd()];
socket.end(JSON.stringify({ args, cwd${seesEnvironment ? ", env: process.env" : ""} }));
let text = "";
socket.on("data", (chunk) => (text += chunk)).on("end", () => {
  const { exitCode, stdout, stderr } = JSON.parse(text);
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = exitCode;
});
`,
  };
}

/** Creates a program `regohost` in a folder that calls it. It does not see the environment. */
export async function makeProgram(folder: string, cli: ResidentCli): Promise<void> {
  const client = join(folder, "client.mjs");
  await writeFile(client, cli.toModule(false));
  const program = `#!/bin/sh\nexec "${process.execPath}" "${client}" "$@"\n`;
  await writeFile(join(folder, "regohost"), program, { mode: 0o755 });
}
