import { existsSync } from "node:fs";
import { extname } from "node:path";
import { isAddress } from "../../values/address.js";
import { CommandError } from "../exit-codes.js";
import { pathFrom, type CliIo } from "../terminal/cli-io.js";

const POLICY_EXTENSIONS = [".rego", ".wasm", ".gz", ".tgz"];

/** Queries of everything, although a folder may be called so. */
const DOCUMENTS = ["data", "input"];

/** Whether an argument names policies: what exists, has the extension of a policy, or is an address. */
export function isPolicyPath(io: Pick<CliIo, "cwd">, text: string): boolean {
  if (POLICY_EXTENSIONS.includes(extname(text).toLowerCase())) return true;
  return isAddress(text) || text.startsWith("file://") || existsSync(pathFrom(io, text));
}

/** Whether a text that is no valid query was perhaps meant as a path. */
export function looksLikePath(text: string): boolean {
  return (
    /^[\w.@~+:-]*([/\\][\w.@~+-]*)*$/.test(text) && !/^(data|input)\b/.test(text) && !/^[\d.+-]*$/.test(text)
  );
}

/**
 * The query among the arguments of `eval`; `undefined` when they name policies.
 *
 * @param hasEntrypoint whether `-e` is given, which is an option of policies.
 * @throws CommandError (exit 2)
 */
export function findQuery(
  io: Pick<CliIo, "cwd">,
  args: readonly string[],
  hasEntrypoint: boolean,
): string | undefined {
  const [first, ...others] = args;
  if (first === undefined) {
    throw new CommandError(
      "no query and no policy given: regohost eval 'data.gate.deny' -d policies/, " +
        "or regohost eval policies/ -e gate/deny",
    );
  }
  if (hasEntrypoint) return undefined;
  if (others.length === 0 && DOCUMENTS.includes(first)) return first;
  if (isPolicyPath(io, first)) return undefined;
  const paths = others.filter((text) => isPolicyPath(io, text));
  if (others.length === 0) return first;
  if (looksLikePath(first)) return undefined;
  throw new CommandError(
    paths.length === others.length
      ? `a query stands alone; its policies go with -d, and its input with -i: regohost eval '${first}' ${toOptions(paths)}`
      : `a query is one argument, but there are ${args.length}; put it in quotes`,
  );
}

/** Whether a path names JSON or YAML. */
export function isDocument(path: string): boolean {
  return /\.(?:json|ya?ml)$/i.test(path);
}

/** The options of paths: of one document, which is more often the input than data. Of many nobody can tell which is it. */
function toOptions(paths: readonly string[]): string {
  const isInput = (path: string): boolean => isDocument(path) && paths.filter(isDocument).length === 1;
  return paths.map((path) => `${isInput(path) ? "-i" : "-d"} ${path}`).join(" ");
}

/** `data.gate.deny` for an entrypoint in any of its forms. */
export function toDataReference(entrypoint: string, toQuery: (slashed: string) => string): string {
  if (entrypoint === "data" || entrypoint.startsWith("data.") || entrypoint.startsWith("data["))
    return entrypoint;
  return entrypoint.includes("/") ? toQuery(entrypoint) : `data.${entrypoint}`;
}

/** The entrypoint of a query that is a plain reference: `gate/deny` for `data.gate.deny`. */
export function toEntrypoint(query: string): string | undefined {
  const match = /^data((?:\.[A-Za-z_]\w*)+)$/.exec(query.trim());
  return match?.[1]?.slice(1).replaceAll(".", "/");
}
