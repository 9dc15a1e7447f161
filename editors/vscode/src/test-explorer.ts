import {
  type CancellationToken,
  Location,
  Position,
  Range,
  type TestController,
  type TestItem,
  TestMessage,
  type TestRun,
  TestRunProfileKind,
  TestRunRequest,
  tests,
  Uri,
  workspace,
} from "vscode";
import { resolve } from "node:path";
import { toAbortSignal } from "./abort-signal.js";
import type { FolderCommands } from "./folder-commands.js";
import type { Target } from "./rego-targets.js";
import { type TestResult, toPrintable } from "./replies.js";

const MAX_FILES = 2_000;

/** What the explorer needs of the extension. */
interface Files {
  commandsFor: (uri: Uri) => FolderCommands | undefined;
  /** Reads the targets of a file, and calls `setTests`. */
  refresh: (uri: Uri) => Promise<void>;
}

/** VS Code's view of the tests: a file has its tests as children. */
export class TestExplorer {
  private readonly files: Files;
  readonly controller: TestController = tests.createTestController("regohost", "regohost");

  constructor(files: Files) {
    this.files = files;
    this.controller.resolveHandler = (item) => this.resolve(item);
    this.controller.refreshHandler = () => this.resolve(undefined);
    this.controller.createRunProfile(
      "Run",
      TestRunProfileKind.Run,
      (request, token) => this.run(request, token),
      true,
    );
  }

  /** Replaces the tests of a file. */
  setTests(uri: Uri, targets: readonly Target[]): void {
    const file = this.fileItem(uri);
    const found = targets.filter(({ kind }) => kind === "test");
    this.replaceTests(file, found);
    if (found.length === 0) this.controller.items.delete(file.id);
  }

  private replaceTests(file: TestItem, found: readonly Pick<Target, "path" | "line">[]): void {
    // VS Code rejects two items of one id: the first definition of a test has it.
    const first = found.filter(({ path }, i) => found.findIndex((other) => other.path === path) === i);
    const items = first.map(({ path, line }) => {
      const item = this.controller.createTestItem(path, path.slice(path.lastIndexOf(".") + 1), file.uri);
      item.range = new Range(line, 0, line, 0);
      return item;
    });
    file.children.replace(items);
  }

  /** Runs a test of a file, or all of the file. */
  runFile(uri: Uri, path?: string): Promise<void> {
    const file = this.fileItem(uri);
    const item = path === undefined ? file : file.children.get(path);
    return item === undefined ? Promise.resolve() : this.run(new TestRunRequest([item]));
  }

  private async resolve(item: TestItem | undefined): Promise<void> {
    if (item?.uri !== undefined) await this.files.refresh(item.uri);
    else await this.findAll();
  }

  /** All files of tests: the known ones, and those with the usual name. */
  private async findAll(): Promise<TestItem[]> {
    const found = await workspace.findFiles("**/*_test.rego", "**/node_modules/**", MAX_FILES);
    for (const uri of found) this.fileItem(uri);
    return list(this.controller.items);
  }

  private fileItem(uri: Uri): TestItem {
    const id = uri.toString();
    const known = this.controller.items.get(id);
    if (known !== undefined) return known;
    const item = this.controller.createTestItem(id, workspace.asRelativePath(uri), uri);
    item.canResolveChildren = true;
    this.controller.items.add(item);
    return item;
  }

  private async run(request: TestRunRequest, token?: CancellationToken): Promise<void> {
    const run = this.controller.createTestRun(request);
    const { signal, dispose } = toAbortSignal(token ?? run.token);
    const excluded = new Set(request.exclude?.map(toKey));
    try {
      if (request.include === undefined) await this.runAll(run, excluded, signal);
      else await this.runItems(run, request.include, excluded, signal);
    } finally {
      dispose();
      run.end();
    }
  }

  private async runItems(
    run: TestRun,
    items: readonly TestItem[],
    excluded: ReadonlySet<string>,
    signal: AbortSignal,
  ): Promise<void> {
    const chosen = new Set<TestItem>();
    for (const item of items) {
      if (item.canResolveChildren && item.children.size === 0) await this.resolve(item);
      for (const test of item.canResolveChildren ? list(item.children) : [item]) {
        if (!excluded.has(toKey(item)) && !excluded.has(toKey(test))) chosen.add(test);
      }
    }
    for (const [commands, tests] of this.groupByFolder(chosen)) {
      const paths = [...new Set(tests.map(({ id }) => id))];
      const results = await runTests(run, commands, tests, paths, signal);
      for (const test of results === undefined ? [] : tests)
        report(run, commands.folder, test, results ?? []);
    }
  }

  /** Runs all tests of the folders. Their results name them, so no file is parsed for it. */
  private async runAll(run: TestRun, excluded: ReadonlySet<string>, signal: AbortSignal): Promise<void> {
    for (const [commands, files] of this.groupByFolder(await this.findAll())) {
      const results = await runTests(run, commands, files, undefined, signal);
      if (results === undefined) continue;
      for (const file of files) {
        const own = results.filter(
          ({ location }) => resolve(commands.folder, location.file) === file.uri?.fsPath,
        );
        const found = own.map(({ name, location }) => ({ path: name, line: location.row - 1 }));
        this.replaceTests(file, found);
        for (const test of list(file.children)) {
          if (!excluded.has(toKey(file)) && !excluded.has(toKey(test)))
            report(run, commands.folder, test, own);
        }
      }
    }
  }

  private groupByFolder(items: Iterable<TestItem>): Map<FolderCommands, TestItem[]> {
    const groups = new Map<FolderCommands, TestItem[]>();
    for (const item of items) {
      const commands = item.uri && this.files.commandsFor(item.uri);
      if (commands !== undefined) groups.set(commands, [...(groups.get(commands) ?? []), item]);
    }
    return groups;
  }
}

/** @returns `undefined` when the run ended without results: each item has the error then, unless it was cancelled. */
async function runTests(
  run: TestRun,
  commands: FolderCommands,
  items: readonly TestItem[],
  paths: readonly string[] | undefined,
  signal: AbortSignal,
): Promise<TestResult[] | undefined> {
  for (const item of items) run.started(item);
  try {
    return await commands.test(paths, signal);
  } catch (error) {
    const message = new TestMessage(error instanceof Error ? error.message : String(error));
    for (const item of signal.aborted ? [] : items) run.errored(item, message);
    return undefined;
  }
}

/** Names an item, also after it was made again. */
function toKey({ uri, id }: TestItem): string {
  return `${uri?.toString() ?? ""} ${id}`;
}

function isResultOf({ name, location }: TestResult, item: TestItem, folder: string): boolean {
  return name === item.id && resolve(folder, location.file) === item.uri?.fsPath;
}

/** Reports a test, whose results are several if the file defines it several times: it passes if all do. */
function report(run: TestRun, folder: string, item: TestItem, all: readonly TestResult[]): void {
  const results = all.filter((result) => isResultOf(result, item, folder));
  for (const { prints } of results) {
    // A terminal shows it: only line breaks may act on it.
    if (prints !== "") run.appendOutput(toPrintable(prints).replaceAll("\n", "\r\n"), undefined, item);
  }
  const durationMs = results.reduce((sum, result) => sum + result.durationMs, 0);
  const messages = results
    .filter(({ outcome }) => outcome === "fail" || outcome === "error")
    .map((result) => {
      const message = new TestMessage(toPrintable(result.message));
      const { file, row, col } = result.errorLocation ?? result.location;
      if (file !== "")
        message.location = new Location(Uri.file(resolve(folder, file)), new Position(row - 1, col - 1));
      return message;
    });
  if (results.length === 0) {
    run.errored(
      item,
      new TestMessage("the run has no result of this test: save its file, and see regohost.paths"),
    );
  } else if (results.some(({ outcome }) => outcome === "error")) run.errored(item, messages, durationMs);
  else if (messages.length > 0) run.failed(item, messages, durationMs);
  else if (results.every(({ outcome }) => outcome === "skip")) run.skipped(item);
  else run.passed(item, durationMs);
}

function list(items: Iterable<[string, TestItem]>): TestItem[] {
  return Array.from(items, ([, item]) => item);
}
