import type { CalledName } from "./world.js";
import type { FailOn, GateException } from "../../../src/gate/index.js";

/** How a run of the gate ends, from the best to the worst. Its place is the command's exit code. */
export const ENDINGS = ["pass", "fail", "invalid", "undecided"] as const;
export type Ending = (typeof ENDINGS)[number];

/** Why there is no verdict, whatever the rules say, and how a run may end because of it. */
export interface Obstacle {
  why: string;
  endings: readonly Ending[];
}

/** An obstacle that trying again does not take away. */
export function invalid(why: string): Obstacle {
  return { why, endings: ["invalid"] };
}

/** A package that judges. */
export interface JudgingPackage {
  /** With slashes, as reports name it. */
  policy: string;
  /** As Rego refers to it: `data.gate`. */
  reference: string;
  /** The rules that the verdict rests on. */
  rules: readonly string[];
  /** The members that rules define for an object `result`, of which none may be undefined. */
  members?: readonly string[];
  /** Whether its METADATA says that errors of built-ins are undefined. */
  allowsErrors: boolean;
  /** Which inputs it is for, by its METADATA. Absent: all. */
  inputs?: InputsOf;
  /** Whether its METADATA names the schema of `document-schema.ts`. */
  hasSchema?: true;
}

/** What `custom.inputs` says: how the name of an input ends, its member `kind`, or that it fits the schema. */
export interface InputsOf {
  end?: string;
  kind?: string;
  isFitting?: true;
}

/** Something that a folder of policies holds. A scenario is still one without any of its parts. */
export interface Part {
  name: string;
  /** Files by their paths in the folder. */
  files: Readonly<Record<string, string | Uint8Array>>;
  /** Those of them that OPA's evaluator is given. */
  rego: readonly string[];
  judges: readonly JudgingPackage[];
  /** What data files of it supply, as JSON text by the first key. */
  data?: Readonly<Record<string, string>>;
  obstacle?: Obstacle;
  /** The obstacle of a run with `failOn: ["warn"]`. */
  warnObstacle?: Obstacle;
  /** Data that may be absent. */
  allowUndefined?: readonly string[];
  /** Whether other parts need it: without it the scenario is another. */
  isNeeded?: true;
  /** Supplies the schema of `document-schema.ts`. */
  hasSchema?: true;
  /** Makes what is not a file with a content. */
  make?(this: void, folder: string): Promise<void>;
  /** Makes what it made removable. */
  restore?(this: void, folder: string): Promise<void>;
}

/** How the policies are given to the gate. `built …`: the whole folder, compiled with its METADATA. */
export const FORMS = [
  "folder",
  "pattern",
  "named",
  "text",
  "module",
  "bundle",
  "built module",
  "built bundle",
] as const;
export type Form = (typeof FORMS)[number];

/** Whether the policies are a folder on disk, with all that it holds. */
export function isWholeFolder(form: Form): boolean {
  return ["folder", "built module", "built bundle"].includes(form);
}

/** Whether the policies are given as Rego. */
export function isRego(form: Form): boolean {
  return !["module", "built module", "built bundle"].includes(form);
}

/** A document of an input, as JSON text, or why it has none; then with what Conftest's rules judge of it. */
export type InputDocument = { json: string } | { obstacle: Obstacle; members?: readonly string[] };

/** An input, with the documents that it holds. */
export interface Input {
  /** A file name. */
  name: string;
  /** Absent: there is no such file. */
  bytes?: Uint8Array;
  /** How it is given to the library. The command reads files. */
  as: "path" | "bytes" | "value";
  documents: readonly InputDocument[];
  /** A word for the kind of input. */
  kind: string;
  /** Whether its documents are payloads. */
  isEnvelope?: true;
}

/** What the service does wrong in a run. */
export interface RunFault {
  name: string;
  /** The built-ins whose calls have no answer because of it. */
  unanswered: readonly string[];
  /** The built-in whose requests it happens to. */
  place: CalledName;
}

/** Options of a run that the oracle knows. */
export interface RunOptions {
  failOn: readonly FailOn[];
  strictBuiltinErrors?: boolean;
  allowDuplicateKeys: boolean;
  allowSkipped: boolean;
  allowAllSkipped: boolean;
  exceptions: readonly GateException[];
  speculate: boolean;
  /** In milliseconds; one that is not enough for certain. */
  timeoutMs?: number;
  maxCalls?: number;
  aborted: boolean;
}

/** One judgement of inputs. */
export interface Run {
  inputs: readonly Input[];
  options: RunOptions;
  fault?: RunFault;
  transport: "rest" | "grpc";
}

export interface Scenario {
  seed: number;
  /** As whom the gate reads policies. Absent: as itself. */
  rules?: "conftest";
  /** Whether the inputs of a run are one: only as Conftest does. */
  combine?: true;
  form: Form;
  regoVersion: "v0" | "v1";
  optimize: 0 | 1;
  parts: readonly Part[];
  runs: readonly Run[];
}

/** The base document of the parts, as JSON text. */
export function dataOf(parts: readonly Part[]): string {
  const members = new Map(parts.flatMap(({ data = {} }) => Object.entries(data)));
  return `{${[...members].map(([key, text]) => `${JSON.stringify(key)}: ${text}`).join(", ")}}`;
}

/** Whether the command line can be given what the library is. It reads numbers that a value of JavaScript has not. */
export function isForCommand({ form }: Scenario, { options, inputs }: Run): boolean {
  return form !== "text" && !options.aborted && inputs.every(({ as }) => as !== "value");
}
