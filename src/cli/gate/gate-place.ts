import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { ConfigurationError, isRegohostError, type ErrorCode } from "../../base/errors.js";
import { getMessage, message } from "../../base/message.js";
import type { CommandContext } from "../command.js";
import { readGateText, toGateFlags } from "./gate-config.js";

/** Errors about a value itself, whose messages begin with it. */
const ABOUT_VALUE: ReadonlySet<ErrorCode> = new Set([
  "pattern_unmatched",
  "document_not_found",
  "document_unreadable",
  "source_not_found",
  "source_unreadable",
]);

/**
 * Puts the place in the gate file before the message of an error that is about a value of this file. The file is read again, so a pipe has no
 * place.
 */
export async function withPlace(error: unknown, context: CommandContext, file: string): Promise<unknown> {
  if (!isRegohostError(error) || file === "-") return error;
  const isOutput = error.code === "usage_invalid" && error.message.startsWith("-o ");
  if (!isOutput && !ABOUT_VALUE.has(error.code)) return error;
  const isFile = await stat(resolve(context.io.cwd, file)).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) return error;
  const about = error.message.replace(/^(?:-o|the pattern) /, "");
  const text = await readGateText(context, file);
  const [flags, { GATE_KEYS }, { placeInGateFile }] = await Promise.all([
    toGateFlags(context, file, text),
    import("./gate-keys.js"),
    import("./gate-file.js"),
  ]);
  for (const { flag, key } of GATE_KEYS) {
    const { [flag]: value } = flags;
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    const index = values.findIndex(
      (one) => typeof one === "string" && (about.startsWith(`${one} `) || about.startsWith(`${one}:`)),
    );
    if (index < 0 || isOutput !== (flag === "output")) continue;
    const path = [...key.split("."), ...(Array.isArray(value) ? [index] : [])];
    const place = `${file}:${await placeInGateFile(text, path)}`;
    const { code, cause } = error;
    return new ConfigurationError(message`${place}: ${getMessage(error)}`, { code, cause });
  }
  return error;
}
