import { addCustomSection, readCustomSections } from "./byte-reader.js";
import { parseExactJson, toExactText } from "../../base/terms/exact-json.js";
import { getMember } from "../../base/text/member-of.js";
import { isErrorOf } from "../../base/realms.js";
import type { RegoLocation } from "../../base/errors.js";
import type { DescribedJudge, IgnoredRule } from "../opa/judging-package.js";
import type { UnsuppliedReference } from "../opa/rego-outline.js";

/** The custom section in which a module that this package builds describes itself. */
export const SECTION = "regohost.policy";

/** The form of the description. A reader refuses other versions. */
const VERSION = 4;

type Metadata = Record<string, unknown>;

/** A judging package, with the METADATA of its rules and their places. */
interface JudgingDescription extends Omit<DescribedJudge, "annotations" | "rules" | "definitions" | "forms"> {
  annotations?: Metadata;
  rules: { name: string; location: RegoLocation; annotations?: Metadata }[];
  definitions: Record<
    string,
    (Omit<DescribedJudge["definitions"][string][number], "annotations"> & { annotations?: Metadata[] })[]
  >;
}

/** The self-description of a compiled policy. It is a claim of the module's author, not a proof. */
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
  references: readonly UnsuppliedReference[];
  /** Its judging packages: those that an entrypoint evaluates. */
  judging: readonly JudgingDescription[];
  /** Rules of the source with a verdict-like name that no evaluated rule reads. */
  ignored: readonly IgnoredRule[];
  /** Rules of the source's policies that no entrypoint evaluates by itself: `gate.violation`. */
  unjudged: readonly string[];
  /** The schemas that METADATA names and that were not passed when the policy was compiled. */
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

/** Returns a module with its description. */
export function addDescription(
  wasm: Uint8Array,
  description: Omit<PolicyDescription, "version">,
): Uint8Array {
  const text = toExactText({ version: VERSION, ...description });
  return addCustomSection(wasm, SECTION, Buffer.from(text, "utf8"));
}

/** Reads the sections of a module with a description, none of one that is cut short. */
export function readSections(wasm: Uint8Array | WebAssembly.Module): Uint8Array[] {
  try {
    return readCustomSections(wasm, SECTION);
  } catch (error) {
    // A module that is cut short fails when it is compiled.
    if (isErrorOf(error, "RangeError")) return [];
    throw error;
  }
}

/** Parses the description as JSON, not validated; `undefined` for text that is not JSON. */
export function parseSection(section: Uint8Array): unknown {
  try {
    return parseExactJson(new TextDecoder("utf-8", { fatal: true }).decode(section))[""];
  } catch {
    return undefined;
  }
}

/**
 * Reads the mark of the planner in a module's description; `undefined` when there is none. It validates nothing else,
 * so that loading a policy needs no validator.
 */
export function readPlannerMark(wasm: Uint8Array | WebAssembly.Module): string | undefined {
  const [section] = readSections(wasm);
  const mark = section && getMember(getMember(parseSection(section), "compiler"), "planner");
  return typeof mark === "string" ? mark : undefined;
}
