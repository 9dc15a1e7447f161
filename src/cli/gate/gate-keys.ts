import { shownSource } from "../../base/text/address.js";
import { isObject } from "../../base/text/option-rules.js";
import { getMember } from "../../base/text/member-of.js";
import { GATE_OPTIONS, type GateFlags } from "../options/gate-options.js";
import type { At, OptionEntry, OptionTable } from "../options/option-table.js";
import { GLOBAL_OPTIONS, type GlobalFlags } from "../options/service-options.js";
import { parseDurationMs } from "../options/values.js";
import { loadPackage } from "../../base/load-package.js";

/** The flags that a gate file can set. */
type FileFlags = GateFlags & Pick<GlobalFlags, "compat" | "timeout">;

/** An option of the gate file, with the equivalent flag, by Commander's name of its value. */
type GateKey = OptionEntry & { readonly key: string; readonly flag: keyof FileFlags };

const FILE_OPTIONS: OptionTable = {
  ...GATE_OPTIONS,
  compat: GLOBAL_OPTIONS.compat,
  timeout: GLOBAL_OPTIONS.timeout,
};

/** The options of the gate file, in its order. */
export const GATE_KEYS: readonly GateKey[] = Object.entries(FILE_OPTIONS).flatMap(([flag, entry]) =>
  entry.key === undefined ? [] : [{ ...entry, key: entry.key, flag: flag as keyof FileFlags }],
);

/**
 * Creates an object in the form of the file.
 *
 * @param leaf creates the value of a key; `undefined` for none.
 * @param group creates the value of a group from its members; `undefined` for none.
 */
export function byGateKey<Value>(
  leaf: (option: GateKey) => Value | undefined,
  group: (key: string, members: Record<string, Value>) => Value | undefined,
  above = "",
): Record<string, Value> {
  const made: Record<string, Value> = {};
  const done = new Set<string>();
  for (const option of GATE_KEYS) {
    if (!option.key.startsWith(above)) continue;
    const [name = "", ...below] = option.key.slice(above.length).split(".");
    if (done.has(name)) continue;
    done.add(name);
    const key = above + name;
    const value = below.length === 0 ? leaf(option) : group(key, byGateKey(leaf, group, `${key}.`));
    if (value !== undefined) made[name] = value;
  }
  return made;
}

function resolved(value: unknown, resolve: (text: string) => string): unknown {
  if (typeof value === "string") return resolve(value);
  if (Array.isArray(value)) return value.map((text) => resolved(text, resolve));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, resolved(text, resolve)]));
}

/** Converts a gate file, whose form has been checked, to flags. */
export function toFileFlags(file: unknown, at: At): Partial<FileFlags> {
  const entries = GATE_KEYS.flatMap(({ key, flag, kind, resolve = (text) => text }) => {
    const value = key.split(".").reduce(getMember, file);
    if (value === undefined) return [];
    const isDuration = kind === "duration" && typeof value === "string";
    return [
      [flag, isDuration ? parseDurationMs(value) : resolved(value, (text) => resolve(text, at))] as const,
    ];
  });
  // A permanent reference in a file must have the same content tomorrow.
  return { ...(Object.fromEntries<unknown>(entries) as Partial<FileFlags>), requirePinned: true };
}

/** An address for messages, with its checksum, which is not a secret. */
function shownPinned(text: string): string {
  const shown = shownSource(text);
  const [, checksum] = /[?&](checksum=sha256:[0-9a-f]{64})(?:&|$)/.exec(text) ?? [];
  return shown === text || checksum === undefined ? shown : `${shown}?${checksum}`;
}

/** The text of `--print-config`: the gate's request, in the form of a gate file. */
export async function printedConfig(flags: Partial<FileFlags>): Promise<string> {
  const { stringify } = await loadPackage(() => import("yaml"));
  const document = byGateKey<unknown>(
    ({ key, flag, kind, default: preset }) => {
      const value = flags[flag];
      if (value === preset?.[0] || (Array.isArray(value) && value.length === 0)) return undefined;
      // A key that is text of the command line is not printed, nor anything about it.
      if (key.startsWith("verification.bundles.") && flags.verificationKey === undefined) return undefined;
      return kind === "duration" && typeof value === "number" ? `${String(value)}ms` : value;
    },
    (_, members) => (Object.keys(members).length === 0 ? undefined : members),
  );
  // Without the secrets of addresses. Signers are not addresses.
  const shown = (key: string, value: unknown): unknown =>
    typeof value === "string" && !key.startsWith("certificate-") ? shownPinned(value) : value;
  return stringify({ version: 1, ...document }, shown);
}
