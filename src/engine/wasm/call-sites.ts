import type { CallPlace } from "../../base/text/call-place.js";

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
export function readCallSites(module: WebAssembly.Module): readonly (CallPlace | undefined)[] {
  const [sites, numbers] = [readJson(module, SITES), readJson(module, OPTED_OUT)];
  if (!Array.isArray(sites)) return [];
  const optedOut = new Set<unknown>(Array.isArray(numbers) ? numbers : []);
  return sites.map((site, index) => toSite(site, optedOut.has(index + 1)));
}
