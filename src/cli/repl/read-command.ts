import { OTHER_COMMANDS, REPL_COMMANDS, type ReplCommand } from "./repl-help.js";

/** A line that is a command. */
type ReadCommand =
  | { kind: "command"; name: ReplCommand; args: readonly string[] }
  /** OPA's, which is not here, or one that nobody has. */
  | { kind: "other"; answer: string };

/** What comes after a name in Rego: an operator, a call, a reference, the rest of a rule. No argument of a command looks like it. */
const REGO = /^(?::=|=|!=|<|>|[[({;,])|^(?:[+\-*/%|&]|if|contains|in|with|else|as)$/;

/**
 * Reads a line as OPA's session does: the name of a command is one, in any case of letters, whatever else it may mean. But a name
 * before what only Rego has after it begins a statement, as does a name that was defined where there is no command behind it. A
 * colon before it makes any name a command.
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
