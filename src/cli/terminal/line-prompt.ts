import { createInterface } from "node:readline";

/** A typed line; `interrupted` after Ctrl-C; `undefined` at the end. */
type TypedLine = { line: string } | { interrupted: true } | undefined;

/** Reads lines from a user at a terminal. */
export interface LinePrompt {
  ask(prompt: string): Promise<TypedLine>;
  /** The lines of this session and earlier ones, the newest first. */
  history(): readonly string[];
  close(): void;
}

/** Options of reading lines. */
export interface LinePromptOptions {
  /** Lines of earlier sessions, the newest first. */
  history: readonly string[];
  /** The possible words at the end of a line, and the part of the line that they replace. */
  complete: (line: string) => [words: string[], replaced: string];
}

const HISTORY_LINES = 1000;

/** Opens a prompt on a terminal. */
export function openLinePrompt(
  { stdin, stdout }: { stdin: NodeJS.ReadableStream; stdout: NodeJS.WritableStream },
  { history, complete }: LinePromptOptions,
): LinePrompt {
  let lines: readonly string[] = history;
  const reader = createInterface({
    input: stdin,
    output: stdout,
    terminal: true,
    history: [...history],
    historySize: HISTORY_LINES,
    removeHistoryDuplicates: true,
    completer: complete,
  });
  reader.on("history", (cached) => (lines = cached));
  let end: ((typed: TypedLine) => void) | undefined;
  let isClosed = false;
  const settle = (typed: TypedLine): void => {
    const waiting = end;
    end = undefined;
    waiting?.(typed);
  };
  /** Lines that were pasted with an earlier one. */
  const early: string[] = [];
  reader.on("line", (line) => {
    if (end === undefined) early.push(line);
    else settle({ line });
  });
  reader.on("SIGINT", () => {
    stdout.write("^C\n");
    early.length = 0;
    // The text typed on this line is discarded, as in a shell.
    reader.write(null, { ctrl: true, name: "e" });
    reader.write(null, { ctrl: true, name: "u" });
    settle({ interrupted: true });
  });
  reader.on("close", () => {
    isClosed = true;
    settle(undefined);
  });
  return {
    ask: (prompt) =>
      new Promise((resolve) => {
        const line = early.shift();
        if (isClosed) {
          resolve(line === undefined ? undefined : { line });
          return;
        }
        end = resolve;
        reader.setPrompt(prompt);
        reader.prompt();
        if (line !== undefined) reader.write(`${line}\n`);
      }),
    history: () => lines,
    close: () => {
      reader.close();
    },
  };
}
