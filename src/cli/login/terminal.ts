import { CommandError, EXIT } from "../exit-codes.js";

/** Terminal interaction of a login. */
export interface LoginTerminal {
  openBrowser(url: string): Promise<void>;
  /** Prompts without echo. @throws CommandError (exit 3) when the user or `signal` cancels. */
  readSecret(prompt: string, signal: AbortSignal): Promise<string>;
}

/** The streams of a terminal, such as `process`. */
export interface TerminalStreams {
  stdin: NodeJS.ReadableStream;
  stderr: NodeJS.WritableStream;
}

/** Creates the interaction on these streams. Loads its dependencies on demand. */
export function terminalOf({ stdin, stderr }: TerminalStreams): LoginTerminal {
  return {
    async openBrowser(url) {
      const { default: open } = await import("open");
      const child = await open(url);
      // A browser that fails to start is no failure: the URL is shown too.
      child.on("error", () => undefined);
      child.unref();
    },
    async readSecret(prompt, signal) {
      const { read } = await import("read");
      signal.throwIfAborted();
      let end = (): void => undefined;
      // Ctrl-D does not settle `read`; it only pauses the input, as an answer does just before it settles.
      const onPause = (): void => void setImmediate(end);
      try {
        return await new Promise<string>((resolve, reject) => {
          end = () => {
            reject(new CommandError("no token was entered", { exitCode: EXIT.undecided }));
          };
          signal.addEventListener("abort", end, { once: true });
          stdin.once("pause", onPause);
          // `terminal`: with stderr redirected to a file, `read` would let the terminal echo the input.
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
