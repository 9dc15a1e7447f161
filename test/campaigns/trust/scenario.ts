import type { CalledName } from "./world.js";
import type { FailOn, GateException } from "../../../src/gate/index.js";

/** The endings of a run of the gate, from the best to the worst. The index is the command's exit code. */
export const ENDINGS = ["pass", "fail", "invalid", "undecided"] as const;
export type Ending = (typeof ENDINGS)[number];

/** The reason why there is no verdict regardless of the rules, and the allowed endings of a run because of it. */
export interface Obstacle {
  why: string;
  endings: readonly Ending[];
}

/** A permanent obstacle. */
export function invalid(why: string): Obstacle {
  return { why, endings: ["invalid"] };
}

/** A package that judges. */
export interface JudgingPackage {
  /** With slashes, as in reports. */
  policy: string;
  /** Its reference in Rego: `data.gate`. */
  reference: string;
  /** The rules that the verdict is based on. */
  rules: readonly string[];
  /** The members that rules define for an object `result`, none of which may be undefined. */
  members?: readonly string[];
  /** Whether its METADATA makes errors of built-ins undefined. */
  allowsErrors: boolean;
  /** The inputs that its METADATA selects. Absent: all. */
  inputs?: InputsOf;
  /** Whether its METADATA refers to the schema of `document-schema.ts`. */
  hasSchema?: true;
}

/** The content of `custom.inputs`: the suffix of an input's name, its member `kind`, or that it matches the schema. */
export interface InputsOf {
  end?: string;
  kind?: string;
  isFitting?: true;
}

/** A part of a folder of policies. A scenario is still valid without any of its parts. */
export interface Part {
  name: string;
  /** Files by their paths in the folder. */
  files: Readonly<Record<string, string | Uint8Array>>;
  /** Those of them for OPA's evaluator. */
  rego: readonly string[];
  judges: readonly JudgingPackage[];
  /** The data of its data files, as JSON text by the first key. */
  data?: Readonly<Record<string, string>>;
  obstacle?: Obstacle;
  /** The obstacle of a run with `failOn: ["warn"]`. */
  warnObstacle?: Obstacle;
  /** Data that may be absent. */
  allowUndefined?: readonly string[];
  /** Whether other parts need it: without it the scenario changes. */
  isNeeded?: true;
  /** Supplies the schema of `document-schema.ts`. */
  hasSchema?: true;
  /** Creates contents that are not regular files. */
  make?(this: void, folder: string): Promise<void>;
  /** Makes its contents removable. */
  restore?(this: void, folder: string): Promise<void>;
}

/** The form in which the gate receives the policies. `built …`: the whole folder, compiled with its METADATA. */
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

/** Whether the policies are a folder on disk, with all its contents. */
export function isWholeFolder(form: Form): boolean {
  return ["folder", "built module", "built bundle"].includes(form);
}

/** Whether the policies are passed as Rego. */
export function isRego(form: Form): boolean {
  return !["module", "built module", "built bundle"].includes(form);
}

/**
 * A document of an input, as JSON text, or the reason why it has none; then with the part that Conftest's rules judge.
 */
export type InputDocument = { json: string } | { obstacle: Obstacle; members?: readonly string[] };

/** An input, with its documents. */
export interface Input {
  /** A file name. */
  name: string;
  /** Absent: the file does not exist. */
  bytes?: Uint8Array;
  /** The form in which the library receives it. The command reads files. */
  as: "path" | "bytes" | "value";
  documents: readonly InputDocument[];
  /** A word for the kind of input. */
  kind: string;
  /** Whether its documents are payloads. */
  isEnvelope?: true;
}

/** A fault of the service in a run. */
export interface RunFault {
  name: string;
  /** The built-ins whose calls have no result because of it. */
  unanswered: readonly string[];
  /** The built-in whose requests are affected. */
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
  /** In milliseconds; certainly not enough. */
  timeoutMs?: number;
  maxCalls?: number;
  aborted: boolean;
}

/** One verdict on inputs. */
export interface Run {
  inputs: readonly Input[];
  options: RunOptions;
  fault?: RunFault;
  transport: "rest" | "grpc";
}

export interface Scenario {
  seed: number;
  /** Whose rules for reading policies apply. Absent: the gate's own. */
  rules?: "conftest";
  /** Whether the inputs of a run are combined: only as in Conftest. */
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

/**
 * Whether the command line can receive the same as the library. It parses numbers that JavaScript values cannot
 * represent.
 */
export function isForCommand({ form }: Scenario, { options, inputs }: Run): boolean {
  return form !== "text" && !options.aborted && inputs.every(({ as }) => as !== "value");
}
