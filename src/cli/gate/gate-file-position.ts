import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { getSubject } from "../../base/error-subject.js";
import { ConfigurationError, isRegohostError } from "../../base/errors.js";
import { getMessage, message } from "../../base/message.js";
import { readGateText, toGateFlags, type GateRequest } from "./gate-config.js";

/**
 * Puts the place in the gate file before the message of an error that is about a value of this file, and of no argument. The file is read
 * again, so a pipe has no place.
 */
export async function withGateFilePosition(
  error: unknown,
  { context, file, typed }: Pick<GateRequest, "context" | "file" | "typed">,
): Promise<unknown> {
  if (!isRegohostError(error) || file === undefined || file === "-") return error;
  const subject = getSubject(error);
  if (subject === undefined || typed.has(subject)) return error;
  const isFile = await stat(resolve(context.io.cwd, file)).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) return error;
  const text = await readGateText(context, file);
  const [flags, { GATE_KEYS }, { findInGateFile }] = await Promise.all([
    toGateFlags(context, file, text),
    import("./gate-keys.js"),
    import("./gate-file.js"),
  ]);
  // Of the errors about a value, only those of outputs are about the command line itself.
  const isOutput = error.code === "usage_invalid";
  for (const { flag, key } of GATE_KEYS) {
    if (isOutput !== (flag === "output")) continue;
    const { [flag]: value } = flags;
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    const index = values.indexOf(subject);
    if (index < 0) continue;
    const path = [...key.split("."), ...(Array.isArray(value) ? [index] : [])];
    const location = `${file}:${await findInGateFile(text, path)}`;
    const { code, cause } = error;
    return new ConfigurationError(message`${location}: ${getMessage(error)}`, { code, cause });
  }
  return error;
}
