import { ConfigurationError } from "../errors.js";
import { isWithin, realPathOf, realPathWithin } from "./real-path.js";

/** The limits of a process that works for an assistant, which may see and reach only a part of what the user can. */
export interface Confinement {
  /** The folder whose files are read. Absolute, without links. */
  folder: string;
  /** Folders of this package, whose files are read too: policies and schemas. Absolute, without links. */
  ownFolders: readonly string[];
  /** The hosts that policies may reach, whatever another option allows. */
  hosts: readonly string[];
  /** Whether the evidence service may be called. */
  service: boolean;
}

let confinement: Confinement | undefined;

/** Confines this process, until it ends: it reads only within its folders, writes and runs no file, and reaches only the allowed hosts. */
export function confine(limits: Confinement): void {
  confinement = limits;
}

/** The limits of this process. Default: none. */
export function getConfinement(): Confinement | undefined {
  return confinement;
}

/**
 * Returns the path to list or open.
 *
 * @param path absolute.
 * @throws OutsideError where it leads out of the folders of a confined process; the errors of `realPathWithin`.
 */
export async function toReadablePath(path: string): Promise<string> {
  if (confinement === undefined) return path;
  const { folder, ownFolders } = confinement;
  const real = await realPathOf(path);
  return ownFolders.some((own) => isWithin(own, real)) ? real : realPathWithin(folder, real);
}

/**
 * Rejects what no confined process does.
 *
 * @param action what would be done, such as `writing a file`.
 * @throws ConfigurationError `confined`
 */
export function checkUnconfined(action: string): void {
  if (confinement === undefined) return;
  throw new ConfigurationError(`${action} is not allowed in a call of regohost mcp`, { code: "confined" });
}

/** @throws ConfigurationError `confined` where the process may not call the evidence service. */
export function checkServiceAllowed(): void {
  if (confinement?.service !== false) return;
  throw new ConfigurationError(
    "calls of the evidence service are not allowed; start regohost mcp with --builtins service to allow them",
    { code: "confined" },
  );
}
