import { existsSync } from "node:fs";
import { extname } from "node:path";
import { suggestPath } from "../../base/host/file-failure.js";
import { addressAdvice, isAddress, isAnyAddress, shownSource, shownText } from "../../base/text/address.js";
import { CommandError } from "../exit-codes.js";
import { pathFrom, type CliIo } from "../terminal/cli-io.js";

const POLICY_EXTENSIONS = [".rego", ".wasm", ".gz", ".tgz"];

/** Queries of whole documents, although a folder may have the same name. */
const DOCUMENTS = ["data", "input"];

/** Characters that are unusual in file names, and frequent in queries. */
const IN_QUERIES = /["`()[\]=<>|;]/;

/** An explicit path: `./data.gate`, `/srv/data.gate`. */
const IS_PATH = /^(?:\.{1,2}|[A-Za-z]:)?[/\\]/;

/**
 * Whether an argument is a policy: it has the extension of one, is an address, or exists. A text in the form of a query
 * is a query regardless of the files in the folder: a file of that name is `./data.gate`.
 */
function isPolicyPath(io: Pick<CliIo, "cwd">, text: string): boolean {
  if (hasPolicyExtension(text)) return true;
  if (!IS_PATH.test(text) && (REFERENCE.test(text) || IN_QUERIES.test(text))) return false;
  return isAnyAddress(text) || text.startsWith("file://") || existsSync(pathFrom(io, text));
}

function hasPolicyExtension(text: string): boolean {
  return POLICY_EXTENSIONS.includes(extname(text).toLowerCase()) && !IN_QUERIES.test(text);
}

/** Extensions of documents that suggest a file name rather than a member; `input.properties` and `input.env` are members. */
const DOCUMENT_EXTENSION = /\.(?:json|jsonc|jsonl|ndjson|ya?ml|toml|ini|xml|hcl|tf|tfvars|tar)$/i;

/** Whether a text is only a name, and ends in the extension of a policy or a document. */
function endsInExtension(text: string): boolean {
  return (
    hasPolicyExtension(text) || (DOCUMENT_EXTENSION.test(text) && !/\s/.test(text) && !IN_QUERIES.test(text))
  );
}

/** A reference by names to `input` or `data`: `input.kind`. */
const REFERENCE = /^(input|data)(?:\.[A-Za-z_]\w*)*$/;

/** Characters of paths and of patterns for them, including blanks except around an operator. */
const PATH = /^(?!.*\s[-+*/:,&|]\s)[\w.@~+:,*?{}/\\ -]+$/;

/** Whether a text that is not a valid query may have been meant as a path. */
export function looksLikePath(text: string): boolean {
  if (!PATH.test(text) || REFERENCE.test(text) || /^[\d.\s+-]*$/.test(text)) return false;
  // Words with blanks are a path only if they contain a mark of one.
  return !/\s/.test(text) || /[/\\*]|\.\w+$/.test(text);
}

export interface QueryDocuments {
  /** Whether there is an input. */
  hasInput: boolean;
  /** Whether there are policies or data. */
  hasData: boolean;
}

/** The documents in the flags of a command. */
export function readQueryDocuments(flags: {
  input?: string | undefined;
  stdinInput?: boolean | undefined;
  replay?: string | undefined;
  data?: readonly string[] | undefined;
  bundle?: readonly string[] | undefined;
}): QueryDocuments {
  return {
    hasInput: flags.input !== undefined || flags.stdinInput === true || flags.replay !== undefined,
    hasData: flags.data !== undefined || flags.bundle !== undefined,
  };
}

/** Whether a reference is always undefined: `input.kind` without an input. */
function isOfNothing(text: string, { hasInput, hasData }: QueryDocuments): boolean {
  const root = REFERENCE.exec(text)?.[1];
  return (root === "input" && !hasInput) || (root === "data" && !hasData);
}

/**
 * @throws CommandError (exit 2) for a query that can only have been meant as a file: `dir/`, `policy.rego`, and
 * `input.json` without an input.
 */
export async function checkNotFile(
  io: Pick<CliIo, "cwd">,
  text: string,
  given: QueryDocuments,
  command: "eval" | "bench" | "deps",
): Promise<void> {
  const isReference = REFERENCE.test(text);
  if (isReference && !isOfNothing(text, given)) return;
  if (!DOCUMENTS.includes(text) && !IN_QUERIES.test(text) && existsSync(pathFrom(io, text))) {
    const option = isDocument(text) && command !== "deps" ? "-i" : "-d";
    throw new CommandError(
      shownText`${text} is a file or folder, not a query: regohost ${command} data.gate.deny ${option} ${text}`,
    );
  }
  if (isAnyAddress(text)) {
    const shown = shownSource(text);
    throw new CommandError(
      isAddress(text)
        ? `${shown} is an address, not a query: regohost ${command} data.gate.deny -b ${shown}`
        : `${shown}: ${addressAdvice(text)}`,
    );
  }
  if (!endsInExtension(text) && !/[/\\]$/.test(text)) return;
  const asQuery = isReference ? `; as a query it is ${text.replace(/\.(\w+)$/, '["$1"]')}` : "";
  const near = await suggestPath(text, io.cwd);
  throw new CommandError(shownText`${text}: there is no such file or directory${near}${asQuery}`);
}

/** The reason why a query was always undefined; `undefined` for others. */
export function whyUndefined(
  io: Pick<CliIo, "cwd">,
  text: string,
  given: QueryDocuments,
): string | undefined {
  if (isOfNothing(text, given)) {
    return text.startsWith("input")
      ? `${text} is undefined: there is no input; -i FILE names it`
      : `${text} is undefined: there are no policies and no data; -d PATH names them`;
  }
  if (!REFERENCE.test(text) || !endsInExtension(text) || existsSync(pathFrom(io, text))) return undefined;
  return `${text} is undefined, and there is no file of this name`;
}

/**
 * Finds the query among the arguments of `eval`; `undefined` when they are policies.
 *
 * @param given the values of the flags; `hasEntrypoint` is whether `-e` is present, which is an option of policies, and
 * `input` is that of `-i`.
 * @throws CommandError (exit 2)
 */
export async function findQuery(
  io: Pick<CliIo, "cwd">,
  args: readonly string[],
  { hasEntrypoint, ...given }: QueryDocuments & { hasEntrypoint: boolean; input?: string | undefined },
): Promise<string | undefined> {
  const [first, ...others] = args;
  if (first === undefined) {
    const { input } = given;
    const isPolicy = input !== undefined && /\.(?:rego|wasm)$/i.test(input);
    throw new CommandError(
      isPolicy
        ? `no query and no policy: -i names the input, and ${input} is a policy: regohost eval ${input} -e gate/deny`
        : "no query and no policy: regohost eval 'data.gate.deny' -d policies/, or regohost eval policies/ -e gate/deny",
    );
  }
  if (hasEntrypoint) return undefined;
  if (others.length === 0 && DOCUMENTS.includes(first)) return first;
  if (isPolicyPath(io, first)) return undefined;
  const paths = others.filter((text) => isPolicyPath(io, text));
  if (others.length === 0) {
    await checkNotFile(io, first, given, "eval");
    return first;
  }
  if (looksLikePath(first)) return undefined;
  throw new CommandError(
    paths.length === others.length
      ? `a query is the only argument; pass its policies with -d, and its input with -i: regohost eval '${first}' ${toOptions(paths)}`
      : `a query is one argument, but there are ${args.length}; put it in quotes`,
  );
}

/** Whether a path is that of JSON or YAML. */
export function isDocument(path: string): boolean {
  return /\.(?:json|ya?ml)$/i.test(path);
}

/** The options for paths: for one document, which is more often the input than data. For several it is ambiguous. */
function toOptions(paths: readonly string[]): string {
  const isInput = (path: string): boolean => isDocument(path) && paths.filter(isDocument).length === 1;
  const getOption = (path: string): string => (isAddress(path) ? "-b" : isInput(path) ? "-i" : "-d");
  return paths.map((path) => `${getOption(path)} ${shownSource(path)}`).join(" ");
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
