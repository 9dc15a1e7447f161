import { OTHER_COMMANDS, REPL_COMMANDS, type ReplCommand } from "./repl-help.js";

/** A line that contains a command. */
type ReadCommand =
  | { kind: "command"; name: ReplCommand; args: readonly string[] }
  /** A command of OPA that is not supported here, or an unknown one. */
  | { kind: "other"; answer: string };

/** The text after a name in Rego: an operator, a call, a reference, the rest of a rule. No argument of a command looks like it. */
const REGO = /^(?::=|=|!=|<|>|[[({;,])|^(?:[+\-*/%|&]|if|contains|in|with|else|as)$/;

/**
 * Parses a line as OPA's session does: the name of a command is one, case-insensitive, even if it has another meaning.
 * But a name followed by text that only Rego allows begins a statement, as does a defined name where there is no
 * command with such arguments. A colon before it makes any name a command.
 *
 * @param defined the names of the rules that were typed.
 * @returns `undefined` for a statement.
 */
export function readCommand(line: string, defined: readonly string[]): ReadCommand | undefined {
  const isMarked = line.startsWith(":");
  const [typed = "", ...args] = line.replace(/^:/, "").trim().split(/\s+/);
  const word = typed.toLowerCase();
  if (!isMarked && REGO.test(args[0] ?? "")) return undefined;
  const isDefined = !isMarked && defined.includes(typed);
  // Without a colon it may be a variable.
  if (isMarked && word === "q") return { kind: "command", name: "exit", args };
  const name = REPL_COMMANDS.find((known) => known === word);
  if (name !== undefined && !(isDefined && typed !== word)) return { kind: "command", name, args };
  if (Object.hasOwn(OTHER_COMMANDS, word) && !isDefined)
    return { kind: "other", answer: OTHER_COMMANDS[word] ?? "" };
  return isMarked ? { kind: "other", answer: `there is no command ${typed}; type help` } : undefined;
}
