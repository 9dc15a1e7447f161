import type { QueryOutcome, QueryRequest } from "../../engine/query-evaluation.js";
import type { Statement } from "../../opa/print-rego.js";
import { EVAL_FORMATS, type EvalFormat } from "../eval/eval-output.js";
import { EXPLAIN_MODES, type ExplainMode } from "../../values/explain-mode.js";

/** What a session asks for. */
export interface ReplPort {
  /** The policies, data and built-ins. */
  request: QueryRequest;
  evaluate(request: QueryRequest): Promise<QueryOutcome>;
  readStatement(text: string): Promise<Statement>;
}

/** What is defined in a package of the session. */
interface Scope {
  imports: string[];
  rules: { names: readonly string[]; text: string }[];
}

const HELP = `Type a query, and its result is printed; a rule, an import or a package, and it is kept:
  1 + 1                          data.gate.deny
  x := 1                         allow if input.user == "ada"
  import data.lib                package gate
A statement that is not complete goes on in the next line; an empty line ends it.

Commands, with or without a colon:
  help                           this text
  exit                           end (also Ctrl-D)
  show                           what is defined in the package
  unset NAME                     remove a rule
  unset-package                  back to the package repl
  format FORMAT                  ${EVAL_FORMATS.filter((name) => name !== "source").join(", ")}; json and pretty alone do the same
  trace full|notes|fails|debug   show evaluations; trace off ends it
  metrics                        show metrics, or no more
  profile                        show what took how long, or no more
  strict-builtin-errors          end at errors of built-ins, or no more
  calls                          show the calls of the service's built-ins, or no more
`;

/** The commands of a session, for completion. */
export const REPL_COMMANDS = [
  ...["help", "exit", "quit", "show", "unset", "unset-package", "format", "json", "pretty", "trace"],
  ...["metrics", "profile", "strict-builtin-errors", "calls"],
] as const;

/** Commands of OPA's session that this one has not, and why. */
const OTHER_COMMANDS: Readonly<Record<string, string>> = {
  dump: "dump: regohost eval data -d … prints the documents; the input is that of -i",
  instrument: "instrument: regohost eval --instrument measures it",
  "pretty-limit": "pretty-limit: values are shown in full",
  target:
    "target: queries are evaluated by OPA's evaluator; regohost eval --target wasm has the compiled policy",
  traceback: "traceback is not there; trace full shows the evaluation",
  types: "types: regohost check shows errors of types",
  unknown: "unknown: regohost eval --partial --unknowns evaluates partially",
};

/** What a text led to. */
export interface ReplAnswer {
  stdout: string;
  stderr: string;
  /** Whether the statement goes on in the next line. */
  goesOn?: true;
  isEnd?: true;
  calls?: QueryOutcome["calls"];
}

function said(stdout: string): ReplAnswer {
  return { stdout: stdout === "" || stdout.endsWith("\n") ? stdout : `${stdout}\n`, stderr: "" };
}

/** An interactive shell over policies, as OPA's: statements in, text out. */
export class ReplSession {
  readonly #port: ReplPort;
  readonly #scopes = new Map<string, Scope>();
  #package = "repl";
  #format: EvalFormat;
  #explain: ExplainMode | undefined;
  #metrics = false;
  #profile = false;
  #strict: boolean;
  #showsCalls = false;
  #pending = "";

  constructor(port: ReplPort, format: EvalFormat) {
    this.#port = port;
    this.#format = format;
    this.#strict = port.request.strictBuiltinErrors === true;
  }

  /** The name of the package, where it is not that of the session. */
  get prompt(): string {
    return this.#pending === "" ? "> " : "| ";
  }

  /** The names of the rules that were typed. */
  get names(): string[] {
    return this.#scope().rules.flatMap(({ names }) => names);
  }

  /** Forgets the lines of a statement that is not complete. */
  cancel(): void {
    this.#pending = "";
  }

  /** Takes a line. Errors of policies are part of the answer. */
  async line(line: string): Promise<ReplAnswer> {
    if (this.#pending === "") {
      const answer = this.#command(line.trim());
      if (answer !== undefined) return answer;
    }
    const isForced = line.trim() === "";
    const text = this.#pending === "" ? line : `${this.#pending}\n${line}`;
    if (text.trim() === "") return said("");
    this.#pending = "";
    const statement = await this.#port.readStatement(text);
    if (statement.kind === "incomplete" && !isForced) {
      this.#pending = text;
      return { ...said(""), goesOn: true };
    }
    return this.#run(text, statement);
  }

  #run(text: string, { kind, names = [] }: Statement): Promise<ReplAnswer> | ReplAnswer {
    const scope = this.#scope();
    if (/^\s*input\s*:=/.test(text))
      return said("input is the document of -i, which a session does not change: regohost run -i FILE");
    switch (kind) {
      case "package":
        this.#package = (names[0] ?? "data.repl").replace(/^data\.?/, "");
        return said("");
      case "imports":
        return this.#keep(scope, { ...scope, imports: [...scope.imports, text] }, "");
      case "rules": {
        const isAssignment = /^\s*[A-Za-z_]\w*\s*:=/.test(text);
        const others = scope.rules.filter(
          (rule) => !isAssignment || !names.some((name) => rule.names.includes(name)),
        );
        const verb = others.length < scope.rules.length ? "re-defined" : "defined";
        const next = { ...scope, rules: [...others, { names, text }] };
        return this.#keep(scope, next, `Rule '${names.join("', '")}' ${verb} in package ${this.#package}.`);
      }
      default:
        return this.#query(text);
    }
  }

  /** Keeps a definition that compiles. */
  async #keep(before: Scope, next: Scope, message: string): Promise<ReplAnswer> {
    this.#scopes.set(this.#package, next);
    let answer: ReplAnswer;
    try {
      const { result } = await this.#port.evaluate({ ...this.#request("true"), format: "pretty" });
      if (!result.failed) return said(message);
      answer = { stdout: "", stderr: result.stderr };
    } catch (error) {
      this.#scopes.set(this.#package, before);
      throw error;
    }
    this.#scopes.set(this.#package, before);
    return answer;
  }

  async #query(text: string): Promise<ReplAnswer> {
    const { result, calls } = await this.#port.evaluate(this.#request(text));
    return {
      stdout: result.stdout,
      stderr: result.stderr,
      ...(this.#showsCalls ? { calls } : {}),
    };
  }

  #request(query: string): QueryRequest {
    const { request } = this.#port;
    return {
      ...request,
      files: [...request.files, ...this.#files()],
      query,
      package: this.#package,
      imports: this.#scope().imports.map((text) => text.trim().replace(/^import\s+/, "")),
      format: this.#format,
      ...(this.#explain === undefined ? {} : { explain: this.#explain }),
      ...(this.#metrics ? { metrics: true } : {}),
      ...(this.#profile ? { profile: true } : {}),
      strictBuiltinErrors: this.#strict,
    };
  }

  #files(): { path: string; text: string }[] {
    return [...this.#scopes]
      .filter(([, { rules }]) => rules.length > 0)
      .map(([name]) => ({ path: `repl/${name}.rego`, text: this.#text(name) }));
  }

  #text(name: string): string {
    const { imports, rules } = this.#scopes.get(name) ?? { imports: [], rules: [] };
    return [`package ${name}`, imports.join("\n"), ...rules.map(({ text }) => text)]
      .filter((part) => part !== "")
      .join("\n\n");
  }

  #scope(): Scope {
    return this.#scopes.get(this.#package) ?? { imports: [], rules: [] };
  }

  /** The answer to a command; `undefined` for another text. */
  #command(text: string): ReplAnswer | undefined {
    const [word = "", argument, ...more] = text.replace(/^:/, "").split(/\s+/);
    const isPlain = argument === undefined;
    const toggled = (name: string, isOn: boolean): ReplAnswer => said(`${name} ${isOn ? "on" : "off"}`);
    if (more.length > 0) return undefined;
    // Only `q` with a colon: without one it may be a rule's name.
    if (word === "q" && !text.startsWith(":")) return undefined;
    switch (word) {
      case "help":
        return isPlain ? said(HELP) : undefined;
      case "exit":
      case "quit":
      case "q":
        return isPlain ? { ...said(""), isEnd: true } : undefined;
      case "show":
        return isPlain ? said(this.#text(this.#package)) : undefined;
      case "json":
      case "pretty":
        return isPlain ? this.#setFormat(word) : undefined;
      case "format":
        return this.#setFormat(argument ?? "");
      case "trace":
        return this.#setTrace(argument ?? (this.#explain === undefined ? "full" : "off"));
      case "metrics":
        return isPlain ? toggled(word, (this.#metrics = !this.#metrics)) : undefined;
      case "profile":
        return isPlain ? toggled(word, (this.#profile = !this.#profile)) : undefined;
      case "calls":
        return isPlain ? toggled(word, (this.#showsCalls = !this.#showsCalls)) : undefined;
      case "strict-builtin-errors":
        return isPlain ? toggled(word, (this.#strict = !this.#strict)) : undefined;
      case "unset-package":
        if (isPlain || argument === this.#package) this.#package = "repl";
        else return said(`the package is ${this.#package}`);
        return said("");
      case "unset":
        return isPlain ? said("unset needs the name of a rule") : this.#unset(argument);
      default:
        if (Object.hasOwn(OTHER_COMMANDS, word) && !this.names.includes(word))
          return said(OTHER_COMMANDS[word] ?? "");
        return text.startsWith(":") ? said(`there is no command ${word}; type help`) : undefined;
    }
  }

  #setFormat(name: string): ReplAnswer {
    const format = EVAL_FORMATS.find((known) => known === name && known !== "source");
    if (format === undefined)
      return said(`the formats are ${EVAL_FORMATS.filter((known) => known !== "source").join(", ")}`);
    this.#format = format;
    return said("");
  }

  #setTrace(mode: string): ReplAnswer {
    if (mode !== "off" && !EXPLAIN_MODES.some((known) => known === mode)) {
      return said(`trace takes ${EXPLAIN_MODES.join(", ")} or off`);
    }
    this.#explain = EXPLAIN_MODES.find((known) => known === mode);
    return said("");
  }

  #unset(name: string): ReplAnswer {
    const scope = this.#scope();
    const rules = scope.rules.filter((rule) => !rule.names.includes(name));
    if (rules.length === scope.rules.length)
      return said(`no rule ${name} was typed in package ${this.#package}`);
    this.#scopes.set(this.#package, { ...scope, rules });
    return said("");
  }
}
