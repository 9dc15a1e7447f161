import type { ZodType } from "zod";
import { PolicyLoadError } from "../errors.js";
import { addCustomSection, readCustomSections } from "./byte-reader.js";
import { isGenerated } from "./entrypoint-name.js";
import { memberOf } from "../values/member-of.js";

/** The custom section in which a module that this package builds describes itself. */
const SECTION = "regohost.policy";

/** The form of the description. A reader refuses other versions. */
const VERSION = 2;

interface Place {
  file: string;
  row: number;
  column: number;
}

type Metadata = Record<string, unknown>;

/** A judging package, with the METADATA of its rules and their places. */
export interface JudgingDescription {
  path: string;
  test: boolean;
  annotations?: Metadata;
  rules: { name: string; location: Place; annotations?: Metadata }[];
  argument: string;
  /** The rules to read. */
  judged: string[];
  /** The generated entrypoint that gives their values. */
  entrypoint: string;
  definitions: Record<
    string,
    {
      kind: "set" | "object" | "value" | "function";
      location: Place;
      annotations?: Metadata[];
    }[]
  >;
  /** Definitions that the entrypoint tells apart, by their indexes. */
  groups?: Record<string, number[][]>;
  ruleCount: number;
  /** The schemas of inputs that METADATA names. */
  schemas?: {
    rule: string;
    path: readonly string[];
    name?: string;
    definition?: unknown;
    location: Place;
  }[];
}

/** What a compiled policy says of itself. It is the word of whoever made the module, not a proof. */
export interface PolicyDescription {
  version: typeof VERSION;
  compiler: {
    /** The version of this package. */
    regohost: string;
    opa: string;
    /** SHA-256 of the patches of OPA's planner and code generator. */
    planner: string;
  };
  /** With slashes: `gate/deny`. */
  entrypoints: readonly string[];
  /** All packages of the source, with slashes. */
  packages: readonly { path: string; test: boolean }[];
  /** All rules of the source by their place below `data`, up to the first key known only at evaluation. */
  rules: readonly { path: readonly string[]; kind: "set" | "object" | "value" | "function" }[];
  /** The references to data that none of these rules supplies, by place. */
  references: readonly {
    /** `data.allowed` */
    reference: string;
    /** Its keys up to the first that is not a string. */
    path: readonly string[];
    /** Whether the place belongs to one of the packages. */
    inPackage: boolean;
    location: Place;
  }[];
  /** Its judging packages: those that an entrypoint evaluates. */
  judging: readonly JudgingDescription[];
  /** All judging packages of the source, with slashes. */
  policies: readonly string[];
  /** Rules of the source with a verdict-like name that nothing reads. */
  ignored: readonly {
    name: string;
    refuses: boolean;
    like?: string;
    verdict: string;
    location: Place;
  }[];
  /** The schemas that METADATA names and that were not given when the policy was compiled. */
  unchecked: readonly string[];
  /** SHA-256 of the schemas that the Rego was checked against, by OPA's names. */
  checked: Readonly<Record<string, string>>;
  source: {
    /** `sha256:…` of the Rego, as the origin of a policy without data. */
    digest: string;
    /** The paths of its Rego. */
    files: readonly string[];
  };
}

/** A module with its description. */
export function addDescription(
  wasm: Uint8Array,
  description: Omit<PolicyDescription, "version">,
): Uint8Array {
  const text = JSON.stringify({ version: VERSION, ...description });
  return addCustomSection(wasm, SECTION, Buffer.from(text, "utf8"));
}

function readSections(wasm: Uint8Array | WebAssembly.Module): Uint8Array[] {
  try {
    return readCustomSections(wasm, SECTION);
  } catch (error) {
    // A module that is cut short fails when it is compiled.
    if (error instanceof RangeError) return [];
    throw error;
  }
}

/** The description as JSON, not validated; `undefined` for text that is not JSON. */
function parseSection(section: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(section));
  } catch {
    return undefined;
  }
}

/**
 * The mark of the planner in a module's description; `undefined` when there is none. It validates nothing else, so that
 * loading a policy needs no schema library.
 */
export function readPlannerMark(wasm: Uint8Array | WebAssembly.Module): string | undefined {
  const [section] = readSections(wasm);
  const mark = section && memberOf(memberOf(parseSection(section), "compiler"), "planner");
  return typeof mark === "string" ? mark : undefined;
}

/**
 * The description of a module; `undefined` when it has none.
 *
 * @param what the policy's name in errors.
 * @throws PolicyLoadError `wasm_invalid` for one that is malformed, or in the form of another version.
 */
export async function readDescription(
  wasm: Uint8Array | WebAssembly.Module,
  what: string,
): Promise<PolicyDescription | undefined> {
  const [section, ...others] = readSections(wasm);
  if (section === undefined) return undefined;
  const { z } = await import("zod");
  const texts = z.array(z.string());
  const kind = z.enum(["set", "object", "value", "function"]);
  const location = z.object({ file: z.string(), row: z.int(), column: z.int() });
  const metadata = z.record(z.string(), z.unknown());
  const judge: ZodType<JudgingDescription> = z.object({
    path: z.string(),
    test: z.boolean(),
    annotations: metadata.exactOptional(),
    rules: z.array(z.object({ name: z.string(), location, annotations: metadata.exactOptional() })),
    argument: z.string(),
    judged: texts.min(1),
    entrypoint: z.string().refine(isGenerated),
    definitions: z.record(
      z.string(),
      z.array(z.object({ kind, location, annotations: z.array(metadata).exactOptional() })),
    ),
    groups: z.record(z.string(), z.array(z.array(z.int()))).exactOptional(),
    ruleCount: z.int(),
    schemas: z
      .array(
        z.object({
          rule: z.string(),
          path: texts,
          name: z.string().exactOptional(),
          definition: z.unknown().exactOptional(),
          location,
        }),
      )
      .exactOptional(),
  });
  const schema: ZodType<PolicyDescription> = z.object({
    version: z.literal(VERSION),
    compiler: z.object({ regohost: z.string(), opa: z.string(), planner: z.string() }),
    entrypoints: texts,
    packages: z.array(z.object({ path: z.string(), test: z.boolean() })),
    rules: z.array(z.object({ path: texts, kind })),
    references: z.array(
      z.object({
        reference: z.string(),
        path: texts.min(1),
        inPackage: z.boolean(),
        location,
      }),
    ),
    judging: z.array(judge),
    policies: texts,
    ignored: z.array(
      z.object({
        name: z.string(),
        refuses: z.boolean(),
        like: z.string().exactOptional(),
        verdict: z.string(),
        location,
      }),
    ),
    unchecked: texts,
    checked: z.record(z.string(), z.string()),
    source: z.object({ digest: z.string(), files: texts }),
  });
  try {
    if (others.length > 0) throw new Error("there is more than one");
    return schema.parse(parseSection(section));
  } catch (error) {
    throw new PolicyLoadError(
      `${what}: its section ${SECTION} is invalid, or of another version of regohost; compile the policy again`,
      { code: "wasm_invalid", cause: error },
    );
  }
}
