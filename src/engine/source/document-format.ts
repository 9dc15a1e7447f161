import { message, option, type Message } from "../../base/message.js";
import { basename } from "node:path";
import { isPolicyFile } from "./policy-names.js";
import { CONFIG_PARSERS, type ConfigParser } from "../opa/config-parsers.js";

/**
 * Formats of documents: JSON (one), JSON Lines (one per line), YAML in OPA's dialect (one or more), JSON with comments, and those of
 * Conftest's parsers, by its names (one).
 */
export type DocumentFormat = "json" | "yaml" | "jsonl" | "jsonc" | ConfigParser;

/** Every `DocumentFormat`. */
export const DOCUMENT_FORMATS: readonly DocumentFormat[] = [
  "json",
  "yaml",
  "jsonl",
  "jsonc",
  ...CONFIG_PARSERS,
];

/** Advice about the format that Conftest reads and this package does not. */
const CUE_LEFT_OUT = message`CUE is not read here; use the output of \`cue export --out json\``;

/** The end of the names of compressed files and of archives, behind that of the file in them. */
export const COMPRESSION =
  /(?:\.(?:7z|br|bz2|gz|lz|lz4|lzma|lzo|rar|sz|tar|tbz2?|tgz|txz|tzst|xz|z|zip|zst|zstd))+$/i;

const JSON_LINES = ["jsonl", "ndjson"];
const YAML = ["yaml", "yml"];

/** Returns the text after the last dot of a file's name: of `.env` it is `env`, as for Conftest. */
function getExtension(name: string): string {
  const dot = name.lastIndexOf(".");
  return dot < 0 ? "" : name.slice(dot + 1);
}

/** Conftest does not know the name either. */
const CONTAINERFILE = message`it looks like dockerfile: read it with ${option("format")} dockerfile`;

function getName(path: string): string {
  return basename(path.replaceAll("\\", "/")).toLowerCase();
}

export function isYaml(path: string): boolean {
  return YAML.includes(getExtension(getName(path)));
}

function isNamed(name: string, extension: string, whole: string): boolean {
  return name === whole || name.startsWith(`${whole}.`) || extension === whole.replace(/^\./, "");
}

/**
 * Returns the format of a file by its name, as Conftest determines it (`parser/parser.go`); `undefined` for a name that
 * shows none, and for a policy's: `dockerfile.rego` is not a Dockerfile.
 */
export function formatByName(path: string): DocumentFormat | undefined {
  if (isPolicyFile(path)) return undefined;
  const name = getName(path);
  const extension = getExtension(name);
  if (isNamed(name, extension, "dockerfile")) return "dockerfile";
  if (YAML.includes(extension)) return "yaml";
  if (extension === "sarif") return "json";
  if (JSON_LINES.includes(extension)) return "jsonl";
  if (["hcl", "tf", "tfvars"].includes(extension)) return "hcl2";
  if (["gitignore", "dockerignore"].includes(extension)) return "ignore";
  if (isNamed(name, extension, ".env")) return "dotenv";
  if (name === "nginx.conf") return "nginx";
  if (name === "jenkinsfile" || name.startsWith("jenkinsfile.")) return "groovy";
  if (name === "codeowners") return "codeowners";
  if (extension === "textpb") return "textproto";
  return DOCUMENT_FORMATS.find((format) => format === extension);
}

/**
 * Returns the advice for a file whose name shows a format that is read only when the format is named, or by another tool; `undefined` for
 * others.
 */
export function adviceByName(path: string): Message | undefined {
  const name = getName(path);
  if (isNamed(name, getExtension(name), "containerfile")) return CONTAINERFILE;
  return getExtension(name) === "cue" ? CUE_LEFT_OUT : undefined;
}
