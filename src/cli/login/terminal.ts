import { CommandError, EXIT } from "../exit-codes.js";

/** What a login needs of the person at the terminal. */
export interface LoginTerminal {
  openBrowser(url: string): Promise<void>;
  /** Asks without showing what is typed. @throws CommandError (exit 3) when the person, or `signal`, ends it. */
  readSecret(prompt: string, signal: AbortSignal): Promise<string>;
}

/** The streams of a terminal; the process has them. */
export interface TerminalStreams {
  stdin: NodeJS.ReadableStream;
  stderr: NodeJS.WritableStream;
}

/** The person at these streams. What a login needs is loaded when it is needed. */
export function terminalOf({ stdin, stderr }: TerminalStreams): LoginTerminal {
  return {
    async openBrowser(url) {
      const { default: open } = await import("open");
      const child = await open(url);
      // A browser that cannot be started is not our end: the address is shown too.
      child.on("error", () => undefined);
      child.unref();
    },
    async readSecret(prompt, signal) {
      const { read } = await import("read");
      signal.throwIfAborted();
      let end = (): void => undefined;
      // Ctrl-D does not settle `read`; it pauses the input, as an answer does just before it is given.
      const onPause = (): void => void setImmediate(end);
      try {
        return await new Promise<string>((resolve, reject) => {
          end = () => {
            reject(new CommandError("no token was typed", { exitCode: EXIT.undecided }));
          };
          signal.addEventListener("abort", end, { once: true });
          stdin.once("pause", onPause);
          // `terminal`: where stderr is a file, `read` would leave it to the terminal to show what is typed.
          read({ prompt, silent: true, terminal: true, input: stdin, output: stderr }).then(resolve, end);
        });
      } finally {
        signal.removeEventListener("abort", end);
        stdin.removeListener("pause", onPause);
        stderr.write("\n");
      }
    },
  };
}
