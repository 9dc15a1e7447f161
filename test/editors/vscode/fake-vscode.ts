// The parts of VS Code's API that the extension uses, without an editor: `vitest.config.ts` puts it in the place of
// `vscode`. What the extension shows is in `fake`.
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";

type Listener = (event: unknown) => unknown;
type Run = (...args: unknown[]) => unknown;

const DISPOSABLE = { dispose: (): void => undefined };

/** What a test sets, and what the extension did. */
export const fake = {
  isTrusted: true,
  folder: "",
  settings: new Map<string, unknown>(),
  extensions: new Set<string>(),
  /** Opens a document. */
  open: (_document: FakeDocument): void => undefined,
  /** Sends no more events to an extension that a test has activated. */
  forgetExtension: (): void => undefined,
  editor: undefined as unknown,
  commands: new Map<string, Run>(),
  lenses: (
    _document: FakeDocument,
  ): { command: { title: string; command: string; arguments: unknown[] } }[] => [],
  diagnostics: new Map<string, unknown[]>(),
  decorations: [] as { renderOptions: { after: { contentText: string } } }[],
  messages: [] as string[],
  /** Outcomes of tests and their prints. */
  run: [] as string[],
  items: new Map<string, TestItem>(),
  /** Runs the tests of a request, as the Test Explorer does. */
  runTests: (_request: object): Promise<void> => Promise.resolve(),
  /** Files that a search in the folder finds. */
  found: [] as string[],
};

export class EventEmitter {
  #listeners: Listener[] = [];
  readonly event = (listener: Listener): typeof DISPOSABLE => {
    this.#listeners.push(listener);
    return DISPOSABLE;
  };
  fire(event?: unknown): void {
    for (const listener of this.#listeners) listener(event);
  }
  dispose(): void {
    this.#listeners = [];
  }
}

export class Uri {
  readonly scheme = "file";
  readonly fsPath: string;
  constructor(fsPath: string) {
    this.fsPath = fsPath;
  }
  static file(path: string): Uri {
    return new Uri(path);
  }
  toString(): string {
    return pathToFileURL(this.fsPath).href;
  }
}

/** A file of Rego. */
export class FakeDocument {
  readonly languageId = "rego";
  readonly uri: Uri;
  constructor(path: string) {
    this.uri = new Uri(path);
  }
  getText(): string {
    return readFileSync(this.uri.fsPath, "utf8");
  }
  save(): Promise<boolean> {
    return Promise.resolve(true);
  }
  readonly lineCount = 100;
  lineAt(line: number): unknown {
    return { range: line };
  }
}

/** A class that has its arguments only. */
class Plain {
  readonly args: unknown[];
  constructor(...args: unknown[]) {
    this.args = args;
  }
}
export { Plain as Location, Plain as Position, Plain as Range, Plain as ThemeColor };

export class Diagnostic {
  readonly range: unknown;
  readonly message: string;
  constructor(range: unknown, message: string) {
    this.range = range;
    this.message = message;
  }
}

export class CodeLens {
  readonly command: unknown;
  constructor(_range: unknown, command: unknown) {
    this.command = command;
  }
}

export class TestMessage {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}

export class TestRunRequest {
  readonly include: unknown;
  constructor(include: unknown) {
    this.include = include;
  }
}

export class MarkdownString {
  readonly appendText = (): void => undefined;
  readonly appendCodeblock = (): void => undefined;
}

export const DiagnosticSeverity = { Error: 0 };
export const ProgressLocation = { Notification: 15 };
export const TestRunProfileKind = { Run: 1 };

const TOKEN = { isCancellationRequested: false, onCancellationRequested: () => DISPOSABLE };

const opened = new EventEmitter();
fake.open = (document) => opened.fire(document);
fake.forgetExtension = () => opened.dispose();

export const workspace = {
  get isTrusted(): boolean {
    return fake.isTrusted;
  },
  get workspaceFolders(): unknown[] {
    return [{ uri: new Uri(fake.folder) }];
  },
  textDocuments: [],
  getWorkspaceFolder: ({ fsPath }: Uri) =>
    relative(fake.folder, fsPath).startsWith("..") ? undefined : { uri: new Uri(fake.folder) },
  getConfiguration: (section: string) => ({
    get: (name: string, fallback?: unknown) => fake.settings.get(`${section}.${name}`) ?? fallback,
  }),
  onDidOpenTextDocument: opened.event,
  onDidSaveTextDocument: () => DISPOSABLE,
  onDidCloseTextDocument: () => DISPOSABLE,
  onDidChangeTextDocument: () => DISPOSABLE,
  onDidDeleteFiles: () => DISPOSABLE,
  findFiles: () => Promise.resolve(fake.found.map((path) => new Uri(join(fake.folder, path)))),
  asRelativePath: (path: Uri | string) =>
    relative(fake.folder, typeof path === "string" ? path : path.fsPath),
  createFileSystemWatcher: () => DISPOSABLE,
};

export const window = {
  visibleTextEditors: [],
  get activeTextEditor(): unknown {
    return fake.editor;
  },
  createOutputChannel: () => ({
    ...DISPOSABLE,
    debug: () => 0,
    info: () => 0,
    warn: () => 0,
    error: () => 0,
    show: () => 0,
  }),
  createTextEditorDecorationType: () => DISPOSABLE,
  withProgress: (_options: unknown, task: Run) => task({}, TOKEN),
  showErrorMessage: (message: string) => Promise.resolve(void fake.messages.push(message)),
  showInformationMessage: (message: string) => Promise.resolve(void fake.messages.push(message)),
};

export const languages = {
  createDiagnosticCollection: () => ({
    ...DISPOSABLE,
    set: (uri: Uri, list: unknown[]) => fake.diagnostics.set(uri.fsPath, list),
    delete: (uri: Uri) => fake.diagnostics.delete(uri.fsPath),
    forEach: (visit: (uri: Uri) => void) =>
      [...fake.diagnostics.keys()].forEach((path) => visit(new Uri(path))),
  }),
  registerCodeLensProvider: (_selector: unknown, provider: { provideCodeLenses: typeof fake.lenses }) => {
    fake.lenses = (document) => provider.provideCodeLenses(document);
    return DISPOSABLE;
  },
};

export const commands = {
  registerCommand: (name: string, run: Run) => {
    fake.commands.set(name, run);
    return DISPOSABLE;
  },
};

export const extensions = {
  getExtension: (id: string) => (fake.extensions.has(id) ? {} : undefined),
};

export const env = { clipboard: { writeText: () => Promise.resolve() } };

/** A collection of items, as VS Code has it: iterated as pairs. */
class TestItems extends Map<string, TestItem> {
  add(item: TestItem): void {
    this.set(item.id, item);
  }
  replace(items: TestItem[]): void {
    if (new Set(items.map(({ id }) => id)).size < items.length) throw new Error("two items of one id");
    this.clear();
    for (const item of items) this.add(item);
  }
}

class TestItem {
  readonly id: string;
  readonly label: string;
  readonly uri: Uri;
  readonly children = new TestItems();
  canResolveChildren = false;
  constructor(id: string, label: string, uri: Uri) {
    this.id = id;
    this.label = label;
    this.uri = uri;
  }
}

export const tests = {
  createTestController: () => {
    const items = new TestItems();
    fake.items = items;
    const report =
      (outcome: string) =>
      (item: TestItem, message?: TestMessage | TestMessage[]): void => {
        const texts = [message].flat().map((one) => (one instanceof TestMessage ? `: ${one.message}` : ""));
        fake.run.push(`${outcome} ${item.label}${texts.join("")}`);
      };
    return {
      ...DISPOSABLE,
      items,
      createTestItem: (id: string, label: string, uri: Uri) => new TestItem(id, label, uri),
      createRunProfile: (_label: string, _kind: number, run: typeof fake.runTests) => {
        fake.runTests = run;
        return DISPOSABLE;
      },
      createTestRun: () => ({
        token: TOKEN,
        started: () => undefined,
        passed: report("passed"),
        failed: report("failed"),
        errored: report("errored"),
        skipped: report("skipped"),
        appendOutput: (text: string) => void fake.run.push(`printed ${JSON.stringify(text)}`),
        end: () => void fake.run.push("end"),
      }),
    };
  },
};
