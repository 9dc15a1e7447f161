/** What a login needs of the person at the terminal. */
export interface LoginTerminal {
  openBrowser(url: string): Promise<void>;
  /** Asks without showing what is typed. */
  readSecret(prompt: string): Promise<string>;
}

/** The process's own terminal. What it needs is loaded when it is asked. */
export const processTerminal: LoginTerminal = {
  async openBrowser(url) {
    const { default: open } = await import("open");
    const child = await open(url);
    // A browser that cannot be started is not our end: the address is shown too.
    child.on("error", () => undefined);
    child.unref();
  },
  async readSecret(prompt) {
    const { read } = await import("read");
    return read({ prompt, silent: true, input: process.stdin, output: process.stderr });
  },
};
