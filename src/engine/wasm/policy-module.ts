import { PolicyLoadError } from "../../base/errors.js";
import type { CallPlace } from "../../base/text/call-place.js";
import { countsEveryStep } from "./counted-code.js";
import type { InputSnapshot } from "./input-snapshot.js";
import { readMemoryNeed } from "./memory-size.js";
import { readRuntime } from "./module-runtime.js";
import { isErrorOf, isWasmModule } from "../../base/realms.js";
import { message, option } from "../../base/message.js";

/** The sections that opa-core writes: the places of calls, and the numbers of those in rules that opt out, from 1. */
const SITES = "opa_call_sites";
const OPTED_OUT = "regohost_undefined_errors";

function readJson(module: WebAssembly.Module, section: string): unknown {
  const [content] = WebAssembly.Module.customSections(module, section);
  if (content === undefined) return [];
  try {
    return JSON.parse(new TextDecoder().decode(content)) as unknown;
  } catch {
    return [];
  }
}

function toSite(value: unknown, optedOut: boolean): CallPlace | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { file, row, col } = value as Partial<Record<string, unknown>>;
  if (typeof file !== "string" || typeof row !== "number" || typeof col !== "number") return undefined;
  return { file, row, column: col, optedOut };
}

/**
 * Reads the places of a module's calls, by their numbers less 1. A module that another compiler made has none, and a
 * section that cannot be read counts as none: without a place an error counts.
 */
function readCallSites(module: WebAssembly.Module): readonly (CallPlace | undefined)[] {
  const [sites, numbers] = [readJson(module, SITES), readJson(module, OPTED_OUT)];
  if (!Array.isArray(sites)) return [];
  const optedOut = new Set<unknown>(Array.isArray(numbers) ? numbers : []);
  return sites.map((site, index) => toSite(site, optedOut.has(index + 1)));
}

export const PAGE_BYTES = 65_536;

/** Grows the memory by a number of pages, and returns whether that succeeded. */
export function growMemory(memory: WebAssembly.Memory, pages: number): boolean {
  try {
    memory.grow(pages);
    return true;
  } catch (error) {
    if (isErrorOf(error, "RangeError")) return false;
    throw error;
  }
}

/** The functions of OPA's Wasm ABI 1.2 that the host calls. */
const REQUIRED_EXPORTS = [
  "builtins",
  "entrypoints",
  "eval",
  "opa_eval_ctx_get_result",
  "opa_eval_ctx_new",
  "opa_eval_ctx_set_data",
  "opa_eval_ctx_set_entrypoint",
  "opa_eval_ctx_set_input",
  "opa_heap_ptr_get",
  "opa_heap_ptr_set",
  "opa_json_dump",
  "opa_malloc",
  "opa_value_dump",
  "opa_value_parse",
] as const;

/** Size of a parsed document relative to its text, which stays beside it: of lists of small objects. */
const PARSED_PER_TEXT = 16;
/** The same in our runtime. */
const OUR_PARSED_PER_TEXT = 7;

/** For a hundred usual patterns with the states that matching them takes. Larger ones are compiled by each evaluation. */
const CACHE_PAGES = 16;
/** The least number of pages that an instance with them may have for documents and values. */
const PAGES_WITH_CACHE = 128;

/** Initial memory for a module without bytes; doubled until it fits. */
const FIRST_TRY_PAGES = 16;

/** A compiled policy with its memory requirements. */
export interface PolicyModule {
  readonly module: WebAssembly.Module;
  /** Memory pages for the static data and a small heap. */
  readonly initialPages: number;
  readonly maximumPages: number;
  /** Whether it counts all steps of an evaluation, and queries its host whether to continue. */
  readonly countsSteps: boolean;
  /** The places of its calls, by their numbers less 1. */
  readonly callSites: readonly (CallPlace | undefined)[];
  /**
   * Whether it has this package's runtime, which takes JSON alone for JSON, and writes sets in OPA's order. The names of exports would be
   * a claim of the module's author.
   */
  readonly hasOurRuntime: boolean;
  /** Pages for compiled patterns, which evaluations share; 0 without patterns, or with little memory. */
  readonly cachePages: number;
  /** Its bytes, not copied, of a module that counts its steps. */
  readonly bytes?: Uint8Array;
}

function invalid(subject: string, why: string, cause?: unknown): PolicyLoadError {
  return new PolicyLoadError(`${subject}: ${why}`, { code: "wasm_invalid", cause });
}

function compile(bytes: Uint8Array, subject: string): WebAssembly.Module {
  try {
    // Synchronous: policies are small, and on Node 20 an idle loop can hold the asynchronous form for a second.
    return new WebAssembly.Module(bytes);
  } catch (error) {
    throw invalid(subject, "this is not a valid Wasm module", error);
  }
}

function checkKind(exported: ReadonlySet<string>, subject: string): void {
  const missing = REQUIRED_EXPORTS.filter((name) => !exported.has(name));
  if (missing.length === 0) return;
  if (exported.has("eval") && exported.has("entrypoints") && exported.has("builtins")) {
    throw new PolicyLoadError(
      `${subject}: the module lacks ${missing.join(", ")}; it needs OPA's Wasm ABI 1.2 or later: compile it with OPA 0.35 or later`,
      { code: "wasm_abi_unsupported" },
    );
  }
  throw invalid(
    subject,
    "this Wasm module is not an OPA policy; compile one with `regohost build` or `opa build -t wasm`",
  );
}

/**
 * Creates a policy module from bytes or a Module, and checks that it is OPA's.
 *
 * @param label the policy's name in errors.
 * @throws PolicyLoadError `wasm_invalid`, `wasm_abi_unsupported`.
 */
export function createPolicyModule(
  source: Uint8Array | WebAssembly.Module,
  label: string,
  maxMemoryBytes: number,
): PolicyModule {
  const module = isWasmModule(source) ? source : compile(source, label);
  const exported = new Set(WebAssembly.Module.exports(module).map(({ name }) => name));
  checkKind(exported, label);
  const callSites = readCallSites(module);
  const maximumPages = Math.min(65_536, Math.max(1, Math.floor(maxMemoryBytes / PAGE_BYTES)));
  if (isWasmModule(source)) {
    return {
      module,
      callSites,
      initialPages: Math.min(FIRST_TRY_PAGES, maximumPages),
      maximumPages,
      hasOurRuntime: false,
      cachePages: 0,
      countsSteps: false,
    };
  }
  const need = readMemoryNeed(source);
  // One page more than the data, for the allocations before the heap can grow.
  const initialPages = Math.max(need.minimum, Math.ceil(need.dataEnd / PAGE_BYTES) + 1);
  if (initialPages > maximumPages) {
    throw new PolicyLoadError(
      message`${label}: the policy needs ${initialPages * PAGE_BYTES} bytes of initial memory, but ${option("maxMemoryBytes")} allows only ${maxMemoryBytes}`,
      { code: "memory_limit" },
    );
  }
  const runtime = readRuntime(source);
  // The names of exports would be a claim of the module's author.
  const countsSteps = runtime !== undefined && countsEveryStep(source);
  const mostPages = Math.min(maximumPages, need.maximum ?? maximumPages);
  const hasCache =
    countsSteps && runtime.hasPatterns && initialPages + CACHE_PAGES + PAGES_WITH_CACHE <= mostPages;
  const cachePages = hasCache ? CACHE_PAGES : 0;
  return {
    module,
    callSites,
    initialPages: initialPages + cachePages,
    maximumPages: mostPages,
    hasOurRuntime: runtime !== undefined,
    cachePages,
    countsSteps,
    ...(countsSteps ? { bytes: source } : {}),
  };
}

/** Allocates memory for an input upfront: growing it stepwise takes longer than parsing. */
export function withSpaceFor(module: PolicyModule, input: InputSnapshot): PolicyModule {
  const { initialPages, maximumPages } = module;
  const wanted = initialPages + Math.ceil(parsedBytes(module, input) / PAGE_BYTES);
  return { ...module, initialPages: Math.min(wanted, maximumPages) };
}

/** How much memory a document will probably take. */
export function parsedBytes({ hasOurRuntime }: PolicyModule, { size }: InputSnapshot): number {
  return size * (hasOurRuntime ? OUR_PARSED_PER_TEXT : PARSED_PER_TEXT);
}

/** Checks the ABI version, which only an instance exposes. */
export function checkAbiVersion(exports: WebAssembly.Exports): void {
  const read = (name: string): number | undefined => {
    const value = exports[name];
    return value instanceof WebAssembly.Global ? Number(value.value) : undefined;
  };
  const major = read("opa_wasm_abi_version");
  const minor = read("opa_wasm_abi_minor_version");
  if (major === 1 && minor !== undefined && minor >= 2) return;
  throw new PolicyLoadError(
    `the policy has OPA's Wasm ABI ${major === undefined ? "of an unknown version" : `${String(major)}.${String(minor ?? 0)}`}; 1.2 or a later 1.x is required: recompile it with a current OPA`,
    { code: "wasm_abi_unsupported" },
  );
}
