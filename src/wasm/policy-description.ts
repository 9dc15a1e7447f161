import type { ZodType } from "zod";
import { PolicyLoadError } from "../errors.js";
import { isObject } from "../values/option-rules.js";
import { addCustomSection, readCustomSections } from "./byte-reader.js";

/** The custom section in which a module that this package builds describes itself. */
const SECTION = "regohost.policy";

/** The form of the description. A reader refuses other versions. */
const VERSION = 1;

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
    location: { file: string; row: number; column: number };
  }[];
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

function member(value: unknown, key: string): unknown {
  return isObject(value) ? (value as Record<string, unknown>)[key] : undefined;
}

/**
 * The mark of the planner in a module's description; `undefined` when there is none. It validates nothing else, so that
 * loading a policy needs no schema library.
 */
export function readPlannerMark(wasm: Uint8Array | WebAssembly.Module): string | undefined {
  const [section] = readSections(wasm);
  const mark = section && member(member(parseSection(section), "compiler"), "planner");
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
  const schema: ZodType<PolicyDescription> = z.object({
    version: z.literal(VERSION),
    compiler: z.object({ regohost: z.string(), opa: z.string(), planner: z.string() }),
    entrypoints: texts,
    packages: z.array(z.object({ path: z.string(), test: z.boolean() })),
    rules: z.array(z.object({ path: texts, kind: z.enum(["set", "object", "value", "function"]) })),
    references: z.array(
      z.object({
        reference: z.string(),
        path: texts.min(1),
        inPackage: z.boolean(),
        location: z.object({ file: z.string(), row: z.int(), column: z.int() }),
      }),
    ),
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
