import type { QueryOutcome, QueryRequest } from "../../engine/rounds/query-evaluation.js";
import type { Statement } from "../../engine/opa/print-rego.js";
import type { EvalFormat } from "../eval/eval-output.js";
import { EXPLAIN_MODES, type ExplainMode } from "../../base/text/explain-mode.js";
import { readCommand } from "./read-command.js";
import { HELP, REPL_FORMATS, TOPICS, type ReplCommand } from "./repl-help.js";

/** The services that a session needs. */
interface ReplPort {
  /** The policies, data and built-ins. */
  request: QueryRequest;
  evaluate(request: QueryRequest): Promise<QueryOutcome>;
  readStatement(text: string): Promise<Statement>;
}

/** The definitions in a package of the session. */
interface Scope {
  imports: string[];
  rules: { names: readonly string[]; text: string }[];
}

/** The answer to a line. */
interface ReplAnswer {
  stdout: string;
  stderr: string;
  /** Whether the statement continues on the next line. */
  goesOn?: true;
  isEnd?: true;
  calls?: QueryOutcome["calls"];
}

function shownText(stdout: string): ReplAnswer {
  return { stdout: stdout === "" || stdout.endsWith("\n") ? stdout : `${stdout}\n`, stderr: "" };
}

function toggled(name: string, isOn: boolean): ReplAnswer {
  return shownText(`${name} ${isOn ? "on" : "off"}`);
}

/** The implementation of a command. */
interface ReplCommandRun {
  /** Default: its name. */
  usage?: string;
  /** Maximum number of arguments. */
  most: number;
  run: (...args: readonly string[]) => ReplAnswer;
}

/** References that partial evaluation may treat as unknown. */
const UNKNOWN = /^(?:input|data)(?:[.[]|$)/;

/** An interactive shell over policies, like OPA's: statements in, text out. */
export class ReplSession {
  readonly #port: ReplPort;
  readonly #scopes = new Map<string, Scope>();
  #package = "repl";
  #format: EvalFormat;
  #explain: ExplainMode | undefined;
  #metrics = false;
  #instrument = false;
  /** The unknowns of partial evaluation; empty for an ordinary evaluation. */
  #unknowns: readonly string[] = [];
  #profile = false;
  #strict: boolean;
  #showsCalls = false;
  #pending = "";

  constructor(port: ReplPort, format: EvalFormat) {
    this.#port = port;
    this.#format = format;
    this.#strict = port.request.strictBuiltinErrors === true;
  }

  /** The name of the package, if it is not that of the session. */
  get prompt(): string {
    return this.#pending === "" ? "> " : "| ";
  }

  /** The names of the rules that were typed. */
  get names(): string[] {
    return this.#scope().rules.flatMap(({ names }) => names);
  }

  /** Discards the lines of an incomplete statement. */
  cancel(): void {
    this.#pending = "";
  }

  /** Processes a line. Errors of policies are part of the answer. */
  async line(line: string): Promise<ReplAnswer> {
    if (this.#pending === "") {
      const answer = this.#command(line.trim());
      if (answer !== undefined) return answer;
    }
    const isForced = line.trim() === "";
    const text = this.#pending === "" ? line : `${this.#pending}\n${line}`;
    if (text.trim() === "") return shownText("");
    this.#pending = "";
    const statement = await this.#port.readStatement(text);
    if (statement.kind === "incomplete" && !isForced) {
      this.#pending = text;
      return { ...shownText(""), goesOn: true };
    }
    return this.#run(text, statement);
  }

  #run(text: string, { kind, names = [] }: Statement): Promise<ReplAnswer> | ReplAnswer {
    const scope = this.#scope();
    if (/^\s*(?:input\s*:?=[^=]|package\s+repl\.input\b)/.test(text))
      return shownText("input is the document of -i, which a session does not change: regohost run -i FILE");
    switch (kind) {
      case "package":
        this.#package = (names[0] ?? "data.repl").replace(/^data\.?/, "");
        return shownText("");
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

  /** Stores a definition that compiles. */
  async #keep(before: Scope, next: Scope, message: string): Promise<ReplAnswer> {
    this.#scopes.set(this.#package, next);
    let answer: ReplAnswer;
    try {
      const { result } = await this.#port.evaluate({ ...this.#request("true"), format: "pretty" });
      if (!result.failed) return shownText(message);
      answer = { stdout: "", stderr: result.stderr };
    } catch (error) {
      this.#scopes.set(this.#package, before);
      throw error;
    }
    this.#scopes.set(this.#package, before);
    return answer;
  }

  async #query(text: string): Promise<ReplAnswer> {
    const { result, calls } = await this.#port.evaluate({ ...this.#request(text), ...this.#partial() });
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
      explain: this.#explain,
      ...(this.#metrics ? { metrics: true } : {}),
      ...(this.#instrument ? { instrument: true } : {}),
      ...(this.#profile ? { profile: true } : {}),
      strictBuiltinErrors: this.#strict,
    };
  }

  #partial(): Partial<QueryRequest> {
    if (this.#unknowns.length === 0) return {};
    return {
      partial: true,
      unknowns: this.#unknowns,
      format: this.#format === "json" ? "json" : "pretty",
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

  /** The answer to a command; `undefined` for any other text. */
  #command(text: string): ReplAnswer | undefined {
    const read = readCommand(text, this.names);
    if (read === undefined) return undefined;
    if (read.kind === "other") return shownText(read.answer);
    const { usage, most, run } = this.#commands[read.name];
    return read.args.length > most ? shownText(`usage: ${usage ?? read.name}`) : run(...read.args);
  }

  /** The implementation of each command, with its maximum number of arguments. */
  readonly #commands: Readonly<Record<ReplCommand, ReplCommandRun>> = {
    help: { usage: "help [TOPIC]", most: 1, run: (topic) => this.#help(topic) },
    exit: { most: 0, run: () => ({ ...shownText(""), isEnd: true }) },
    quit: { most: 0, run: () => ({ ...shownText(""), isEnd: true }) },
    show: { usage: "show [debug]", most: 1, run: (subject) => this.#show(subject) },
    unset: { usage: "unset NAME", most: 1, run: (name) => this.#unset(name) },
    "unset-package": { usage: "unset-package [NAME]", most: 1, run: (name) => this.#unsetPackage(name) },
    format: { usage: "format FORMAT", most: 1, run: (name = "") => this.#setFormat(name) },
    json: { most: 0, run: () => this.#setFormat("json") },
    pretty: { most: 0, run: () => this.#setFormat("pretty") },
    trace: { usage: "trace [MODE]", most: 1, run: (mode) => this.#setTrace(mode) },
    notes: { most: 0, run: () => this.#toggleTrace("notes") },
    fails: { most: 0, run: () => this.#toggleTrace("fails") },
    metrics: { most: 0, run: () => toggled("metrics", (this.#metrics = !this.#metrics)) },
    instrument: { most: 0, run: () => toggled("instrument", (this.#instrument = !this.#instrument)) },
    profile: { most: 0, run: () => toggled("profile", (this.#profile = !this.#profile)) },
    calls: { most: 0, run: () => toggled("calls", (this.#showsCalls = !this.#showsCalls)) },
    "strict-builtin-errors": {
      most: 0,
      run: () => toggled("strict-builtin-errors", (this.#strict = !this.#strict)),
    },
    unknown: { usage: "unknown REF…", most: Infinity, run: (...refs) => this.#setUnknowns(refs) },
  };

  #help(topic?: string): ReplAnswer {
    if (topic === undefined) return shownText(HELP);
    const text = Object.hasOwn(TOPICS, topic) ? TOPICS[topic] : undefined;
    return shownText(
      text ?? `there is no topic ${topic}; the topics are ${Object.keys(TOPICS).join(" and ")}`,
    );
  }

  #show(subject?: string): ReplAnswer {
    if (subject === undefined) return shownText(this.#text(this.#package));
    if (subject !== "debug") return shownText("usage: show [debug]");
    const settings = {
      explain: this.#explain ?? "off",
      metrics: this.#metrics,
      instrument: this.#instrument,
      profile: this.#profile,
      "strict-builtin-errors": this.#strict,
      calls: this.#showsCalls,
      format: this.#format,
      unknowns: this.#unknowns,
    };
    return shownText(JSON.stringify(settings, undefined, 2));
  }

  #unsetPackage(name?: string): ReplAnswer {
    if (name !== undefined && name !== this.#package) return shownText(`the package is ${this.#package}`);
    this.#package = "repl";
    return shownText("");
  }

  #setUnknowns(refs: readonly string[]): ReplAnswer {
    const other = refs.find((ref) => !UNKNOWN.test(ref));
    if (other !== undefined)
      return shownText(
        `${other} is not a reference to input or data, such as input, input.user or data.users`,
      );
    this.#unknowns = refs;
    return shownText(refs.length === 0 ? "unknown off" : `unknown ${refs.join(", ")}`);
  }

  #setFormat(name: string): ReplAnswer {
    const format = REPL_FORMATS.find((known) => known === name);
    if (format === undefined) return shownText(`the formats are ${REPL_FORMATS.join(", ")}`);
    this.#format = format;
    return shownText("");
  }

  #setTrace(given?: string): ReplAnswer {
    const mode = given ?? (this.#explain === undefined ? "full" : "off");
    if (mode !== "off" && !EXPLAIN_MODES.some((known) => known === mode)) {
      return shownText(`trace takes ${EXPLAIN_MODES.join(", ")} or off`);
    }
    this.#explain = EXPLAIN_MODES.find((known) => known === mode);
    return shownText("");
  }

  #toggleTrace(mode: ExplainMode): ReplAnswer {
    this.#explain = this.#explain === mode ? undefined : mode;
    return toggled(mode, this.#explain === mode);
  }

  #unset(name?: string): ReplAnswer {
    if (name === undefined) return shownText("usage: unset NAME");
    const scope = this.#scope();
    const rules = scope.rules.filter((rule) => !rule.names.includes(name));
    if (rules.length === scope.rules.length)
      return shownText(`no rule ${name} was typed in package ${this.#package}`);
    this.#scopes.set(this.#package, { ...scope, rules });
    return shownText("");
  }
}
