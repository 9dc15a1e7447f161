import { message, type Message } from "../base/message.js";
import { dirname, join, resolve } from "node:path";
import { workingFolder } from "../base/host/working-folder.js";
import { ANY_OBJECT, type BuiltinDeclaration } from "../engine/builtin/builtin.js";
import { DocumentError } from "../base/errors.js";
import { CONFTEST_PARSING } from "../engine/opa/conftest-parsing.js";
import { ImportFolders } from "../engine/opa/import-folders.js";
import type { RegoSourceFile } from "../engine/opa/rego-source.js";
import { adviceByName, DOCUMENT_FORMATS, formatByName } from "../engine/source/document-format.js";
import { readDocuments, type DocumentSource, type InputDocument } from "../engine/source/read-document.js";
import { splitArray } from "../engine/source/split-array.js";
import { isAddress } from "../base/text/address.js";
import { nearest } from "../base/text/nearest.js";
import type { AnswerMissing, Answer, MissingCall } from "./complete-answers.js";
import { isTexts, toPaths, type PolicyPaths } from "./policy-paths.js";
import type { RegoSuite } from "./read-suite.js";
import type { CompilePoliciesOptions } from "./tooling-options.js";
import type { Given } from "../base/pick.js";

type Name = (typeof CONFTEST_PARSING)[number];

/** Conftest's declarations (`builtins/parse_config.go`). */
const DECLARED: Readonly<Record<Name, BuiltinDeclaration["args"]>> = {
  parse_config: [
    { name: "parser", type: "string" },
    { name: "text", type: "string" },
  ],
  parse_config_file: [{ name: "path", type: "string" }],
  parse_combined_config_files: [{ name: "paths", type: { type: "array", dynamic: { type: "string" } } }],
};

/** The formats of Conftest's parsers. JSON Lines are an addition of this project. */
const PARSERS = DOCUMENT_FORMATS.filter((format) => format !== "jsonl");

/** The limit of an input of the gate. */
const MAX_BYTES = 16 * 1024 * 1024;

const isName = (name: string): name is Name => CONFTEST_PARSING.some((known) => known === name);

/** Conftest's built-ins for tests that these policies may call and that are not declared elsewhere. */
function configBuiltins(
  files: readonly RegoSourceFile[],
  others: readonly { name: string }[],
): BuiltinDeclaration[] {
  return CONFTEST_PARSING.filter(
    (name) => !others.some((other) => other.name === name) && files.some(({ text }) => text.includes(name)),
  ).map((name) => ({ name, args: DECLARED[name], result: ANY_OBJECT }));
}

interface ConfigAnswersOptions {
  /** The names of the built-ins that are handled here. */
  names: readonly string[];
  /** The policies with their tests: a path in a call is relative to the folder of its file. */
  files: readonly RegoSourceFile[];
  /** The paths that the files were read from, below which files are read. Absent for texts, which have no folder. */
  paths: readonly string[] | undefined;
  cwd: string;
  signal?: AbortSignal | undefined;
}

/**
 * Computes the results of Conftest's built-ins for tests, with the parsers of inputs. An unreadable file ends the test.
 */
class ConfigAnswers {
  readonly #options: ConfigAnswersOptions;
  readonly #folders: ImportFolders;

  constructor(options: ConfigAnswersOptions) {
    const { paths = [], files, cwd } = options;
    this.#options = options;
    const given = [...paths, ...files.map(({ path }) => dirname(path)), "."];
    const folders = given.filter((path) => !isAddress(path)).map((path) => resolve(cwd, path));
    this.#folders = new ImportFolders([...new Set(folders)], {
      outside: "it is neither below the folders of the tests nor below the working directory",
      hiddenFiles: true,
    });
  }

  /** Returns the result of a call; `undefined` for a built-in that is not handled here. */
  async answer({ name, args, caller }: MissingCall): Promise<Answer | undefined> {
    if (!isName(name) || !this.#options.names.includes(name)) return undefined;
    try {
      return { value: await this.#parse(name, JSON.parse(args) as unknown[], caller) };
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      return { halt: error.message };
    }
  }

  async #parse(name: Name, args: readonly unknown[], caller: string | undefined): Promise<string> {
    const [first, second] = args;
    if (name === "parse_config") return listText(await this.#readText(toText(first), toText(second)));
    const given = (Array.isArray(first) ? first : [first]).map(toText);
    const folder = this.#getFolder(name, given, caller);
    const paths = new Set(given.map((path) => join(folder, path)));
    const read: [string, InputDocument[]][] = [];
    for (const path of paths) read.push([path, await this.#readFile(path)]);
    const [one] = read;
    if (name === "parse_config_file" && one !== undefined) return listText(one[1]);
    const combined = read
      .toSorted(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
      .flatMap(([path, documents]) =>
        toMembers(documents).map(
          (document) => `{"path":${JSON.stringify(path)},"contents":${readText(document)}}`,
        ),
      );
    return `[${combined.join(",")}]`;
  }

  async #readText(parser: string, text: string): Promise<InputDocument[]> {
    const format = PARSERS.find((known) => known === parser);
    if (format === undefined) {
      const why = adviceByName(`x.${parser}`) ?? `unknown parser${nearest(parser, [...PARSERS])}`;
      throw invalid(parser, message`${JSON.stringify(parser)}: ${why}`);
    }
    return this.#read({ name: `the text of ${format}`, text, format });
  }

  async #readFile(path: string): Promise<InputDocument[]> {
    const advice = adviceByName(path);
    const format = formatByName(path);
    if (format === undefined || format === "jsonl") {
      throw invalid(
        path,
        message`${path} is not read: ${advice ?? "its name shows no format that Conftest reads"}`,
      );
    }
    const found = await this.#folders.find(resolve(this.#options.cwd, path));
    if (typeof found === "object") throw invalid(path, `${path} is not read: ${found.why}`);
    return this.#read({ path, format });
  }

  async #read(source: DocumentSource): Promise<InputDocument[]> {
    const { cwd, signal } = this.#options;
    const options = {
      cwd,
      signal,
      dialect: "conftest",
      uniqueKeys: true,
      limit: { maxBytes: MAX_BYTES },
    } as const;
    const documents: InputDocument[] = [];
    for await (const document of readDocuments(source, options)) {
      if ("error" in document) throw document.error;
      documents.push(document);
    }
    return documents;
  }

  /**
   * The folder of the file with the call. A result applies to all calls with the same arguments, so files of several
   * folders must not make the same call.
   */
  #getFolder(name: Name, paths: readonly string[], caller: string | undefined): string {
    if (this.#options.paths === undefined)
      throw invalid(name, `${named(paths)}: policies passed as texts have no folder`);
    const calling = this.#options.files.filter(({ text }) => text.includes(name));
    const naming = calling.filter(({ text }) => paths.every((path) => text.includes(path)));
    const folders = new Set((naming.length === 0 ? calling : naming).map(({ path }) => dirname(path)));
    if (caller !== undefined) folders.add(dirname(caller));
    const [folder = ".", ...others] = folders;
    if (others.length > 0) {
      throw invalid(
        name,
        `${named(paths)}: the call may be of files in ${[...folders].join(" and ")}, and the path begins in the folder of its file; ` +
          "give these folders to test one at a time",
      );
    }
    if (isAddress(folder)) throw invalid(name, `${named(paths)}: tests from an address read no files`);
    return folder;
  }
}

/** Support for tests that call Conftest's built-ins for tests. */
interface AnsweredConfig {
  /** The declarations that are missing elsewhere. */
  builtins: BuiltinDeclaration[];
  /** Returns the result of one of their calls; `undefined` for a call of another built-in. */
  answer: AnswerMissing;
}

/**
 * Prepares to handle the calls of a suite. Built-ins declared by the option `builtins` are the caller's.
 *
 * @returns `undefined` without such calls.
 */
export function answerConfig(
  policies: PolicyPaths,
  { files, builtins: others }: RegoSuite,
  { cwd = workingFolder(), builtins: given = [], signal }: Given<CompilePoliciesOptions>,
): AnsweredConfig | undefined {
  const answered = configBuiltins(files, given);
  const names = answered.map(({ name }) => name);
  if (names.length === 0) return undefined;
  const paths = isTexts(policies) ? undefined : toPaths(policies);
  const config = new ConfigAnswers({ names, files, paths, cwd, signal });
  return {
    // A capabilities file may declare them too.
    builtins: answered.filter(({ name }) => !others.some((other) => other.name === name)),
    answer: (call) => config.answer(call),
  };
}

function invalid(document: string, why: string | Message): DocumentError {
  return new DocumentError(why, { code: "document_invalid", document });
}

function named(paths: readonly string[]): string {
  return paths.map((path) => JSON.stringify(path)).join(", ");
}

function toText(value: unknown): string {
  if (typeof value !== "string") throw invalid("the arguments", `${JSON.stringify(value)} is no string`);
  return value;
}

function readText({ json }: InputDocument): string {
  return new TextDecoder().decode(json);
}

/** The value that Conftest's parser returns for a file: an array of the documents if there are several. */
function listText(documents: readonly InputDocument[]): string {
  const texts = documents.map(readText);
  const [only = "null"] = texts;
  return texts.length > 1 || documents[0]?.isWhole === true ? `[${texts.join(",")}]` : only;
}

/** The documents that Conftest combines: the members of an array are combined one by one. */
function toMembers(documents: readonly InputDocument[]): InputDocument[] {
  const [only] = documents;
  return documents.length > 1 || only === undefined || only.isWhole === true
    ? [...documents]
    : splitArray(only);
}
