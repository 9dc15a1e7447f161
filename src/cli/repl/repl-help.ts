import { EVAL_FORMATS } from "../eval/eval-output.js";

/** The formats of a session: all except `source`, which is only for partial evaluation. */
export const REPL_FORMATS = EVAL_FORMATS.filter((name) => name !== "source");

export const HELP = `Type a query, and its result is printed; a rule, an import or a package, and it is kept:
  1 + 1                          data.gate.deny
  x := 1                         allow if input.user == "ada"
  import data.lib                package gate
A statement that is not complete goes on in the next line; an empty line ends it.

Commands, with or without a colon:
  help [TOPIC]                   this text; the topics are input and partial
  exit                           end (also Ctrl-D)
  show                           what is defined in the package
  show debug                     what is on and off
  unset NAME                     remove a rule
  unset-package                  back to the package repl
  format FORMAT                  ${REPL_FORMATS.join(", ")}; json and pretty alone do the same
  trace full|notes|fails|debug   show evaluations; trace off ends it; notes and fails alone do the same
  metrics                        show metrics, or no more
  instrument                     show metrics of the evaluator's parts, or no more
  profile                        show what took how long, or no more
  unknown REF…                   evaluate partially, without these documents; unknown alone ends it
  strict-builtin-errors          end at errors of built-ins, or no more
  calls                          show the calls of the service's built-ins, or no more
`;

/** The texts of `help TOPIC`. */
export const TOPICS: Readonly<Record<string, string>> = {
  input: `The document input is that of the command: regohost run policies/ -i input.json, or repl.input:input.json as opa run takes it. A session does
not change it. A query may have another one:
  data.gate.deny with input as {"user": "ada"}
`,
  partial: `unknown REF… evaluates what does not depend on the documents REF, and prints what is left of the query:
  allowed := ["GET", "HEAD"]
  unknown input
  allowed[i] == input.method
unknown alone ends it. The formats are json and pretty.
`,
};

/** The commands of a session, for completion. */
export const REPL_COMMANDS = [
  ...["help", "exit", "quit", "show", "unset", "unset-package", "format", "json", "pretty", "trace"],
  ...["notes", "fails", "metrics", "instrument", "profile", "unknown", "strict-builtin-errors", "calls"],
] as const;

export type ReplCommand = (typeof REPL_COMMANDS)[number];

/** Commands of OPA's session that this one does not support, and the reasons. */
export const OTHER_COMMANDS: Readonly<Record<string, string>> = {
  dump: "dump: the query data prints the documents, and input that of -i",
  "pretty-limit": "pretty-limit: values are shown in full",
  target:
    "target: queries are evaluated by OPA's evaluator; regohost eval --target wasm has the compiled policy",
  traceback: "traceback is not there; trace full shows the evaluation",
  types: "types: regohost check shows errors of types",
};
