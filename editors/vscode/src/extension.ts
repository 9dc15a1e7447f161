import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import {
  CodeLens,
  commands,
  Diagnostic,
  DiagnosticSeverity,
  env,
  EventEmitter,
  type ExtensionContext,
  languages,
  type LogOutputChannel,
  MarkdownString,
  ProgressLocation,
  Range,
  type TextDocument,
  type TextEditor,
  ThemeColor,
  Uri,
  window,
  workspace,
} from "vscode";
import { toAbortSignal } from "./abort-signal.js";
import { FolderCommands, type Settings } from "./folder-commands.js";
import { findInput } from "./input-file.js";
import { hasOpaExtension, REGAL_SETTING, startRegal, stopRegal, writeRegalFiles } from "./regal.js";
import { type Target, targetAt } from "./rego-targets.js";
import { shorten, toPrintable } from "./replies.js";
import { CommandError } from "./run-command.js";
import { TestExplorer } from "./test-explorer.js";

const REGO = { scheme: "file", language: "rego" };
/** Larger files get no lenses and tests. */
const MAX_DOCUMENT = 2 ** 20;
const MAX_HOVER = 20_000;
const MAX_LINE = 100;

/** VS Code calls it when a folder has Rego. The extension is off in folders that are not trusted. */
export async function activate(context: ExtensionContext): Promise<void> {
  // VS Code itself obeys the manifest; other editors that run its extensions may not.
  if (!workspace.isTrusted) return;
  const log = window.createOutputChannel("regohost", { log: true });
  context.subscriptions.push(log);
  new Extension(context, log);
  await startRegal(context, log);
}

/** VS Code calls it before it ends, and waits for a few seconds. */
export function deactivate(): Promise<void> {
  return stopRegal();
}

class Extension {
  private readonly log: LogOutputChannel;
  private readonly folders = new Map<string, FolderCommands>();
  private readonly targets = new Map<string, Target[]>();
  private readonly checks = new Map<FolderCommands, AbortController>();
  private readonly diagnostics = languages.createDiagnosticCollection("regohost");
  private readonly lensesChanged = new EventEmitter<void>();
  private readonly values = window.createTextEditorDecorationType({
    after: { color: new ThemeColor("editorCodeLens.foreground"), margin: "0 0 0 1em" },
  });
  private readonly tests = new TestExplorer({
    commandsFor: (uri) => this.commandsFor(uri),
    refresh: async (uri) => this.refresh(uri, await readFile(uri.fsPath, "utf8")),
  });

  constructor(context: ExtensionContext, log: LogOutputChannel) {
    this.log = log;
    context.subscriptions.push(
      this.diagnostics,
      this.lensesChanged,
      this.values,
      this.tests.controller,
      languages.registerCodeLensProvider(REGO, {
        onDidChangeCodeLenses: this.lensesChanged.event,
        provideCodeLenses: (document) => this.lenses(document),
      }),
      commands.registerCommand("regohost.evaluate", (target?: Target) => this.evaluate(target)),
      commands.registerCommand("regohost.runTests", (uri: Uri, path?: string) =>
        this.tests.runFile(uri, path),
      ),
      commands.registerCommand("regohost.writeRegalFiles", () => this.writeRegalFiles()),
      workspace.onDidOpenTextDocument((document) => this.update(document)),
      workspace.onDidSaveTextDocument((document) => this.update(document)),
      workspace.onDidCloseTextDocument(({ uri }) => this.targets.delete(uri.toString())),
      workspace.onDidDeleteFiles(({ files }) => files.forEach((uri) => this.tests.setTests(uri, []))),
      workspace.onDidChangeTextDocument(({ document }) => {
        for (const editor of window.visibleTextEditors) {
          if (editor.document === document) editor.setDecorations(this.values, []);
        }
      }),
      { dispose: () => this.checks.forEach((check) => check.abort()) },
    );
    for (const document of workspace.textDocuments) this.update(document);
  }

  private commandsFor(uri: Uri): FolderCommands | undefined {
    const folder = workspace.getWorkspaceFolder(uri);
    if (folder === undefined || uri.scheme !== "file") return undefined;
    const path = folder.uri.fsPath;
    const known = this.folders.get(path);
    if (known !== undefined) return known;
    const made = new FolderCommands(
      path,
      () => readSettings(folder.uri),
      (line) => this.log.debug(line),
    );
    this.folders.set(path, made);
    return made;
  }

  /** Reads targets and errors again. */
  private update(document: TextDocument): void {
    const folder = document.languageId === REGO.language ? this.commandsFor(document.uri) : undefined;
    if (folder === undefined) return;
    void this.refresh(document.uri, document.getText());
    if (workspace.getConfiguration("regohost", document.uri).get("check.enabled", true))
      void this.check(folder);
  }

  /** Reads the rules and tests of a file. Those of a file that cannot be parsed stay as they were. */
  private async refresh(uri: Uri, text: string): Promise<void> {
    if (text.length > MAX_DOCUMENT) return;
    try {
      const targets = (await this.commandsFor(uri)?.parse(text)) ?? [];
      this.targets.set(uri.toString(), targets);
      this.tests.setTests(uri, targets);
      this.lensesChanged.fire();
    } catch (error) {
      this.log.debug(messageFor(error));
    }
  }

  /** Shows the errors of a folder's policies; a later check ends an earlier one. */
  private async check(folder: FolderCommands): Promise<void> {
    this.checks.get(folder)?.abort();
    const check = new AbortController();
    this.checks.set(folder, check);
    try {
      const errors = await folder.check(check.signal);
      const byFile = new Map<string, Diagnostic[]>();
      for (const { code, message, location = { file: "", row: 1, col: 1 } } of errors) {
        // VS Code widens an empty range to the word there.
        const start = new Range(location.row - 1, location.col - 1, location.row - 1, location.col - 1);
        const diagnostic = new Diagnostic(start, toPrintable(message), DiagnosticSeverity.Error);
        diagnostic.source = "regohost";
        diagnostic.code = code;
        const file = resolve(folder.folder, location.file);
        byFile.set(file, [...(byFile.get(file) ?? []), diagnostic]);
      }
      this.diagnostics.forEach((uri) => {
        if (this.commandsFor(uri) === folder) this.diagnostics.delete(uri);
      });
      for (const [file, list] of byFile) this.diagnostics.set(Uri.file(file), list);
    } catch (error) {
      if (!check.signal.aborted) this.log.error(messageFor(error));
    }
  }

  private lenses(document: TextDocument): CodeLens[] {
    const targets = this.targets.get(document.uri.toString()) ?? [];
    const hasTests = targets.some(({ kind }) => kind === "test");
    // Regal's lens of OPA's extension has the title "Evaluate" already.
    const suffix = hasOpaExtension() ? " with regohost" : "";
    return targets.flatMap((target) => {
      const range = new Range(target.line, 0, target.line, 0);
      const lens = (title: string, command: string, ...args: unknown[]): CodeLens =>
        new CodeLens(range, { title: `${title}${suffix}`, command, arguments: args });
      const evaluate = lens("Evaluate", "regohost.evaluate", target);
      switch (target.kind) {
        case "test":
          return [lens("Run test", "regohost.runTests", document.uri, target.path)];
        case "package":
          return hasTests ? [evaluate, lens("Run tests", "regohost.runTests", document.uri)] : [evaluate];
        case "rule":
          return [evaluate];
      }
    });
  }

  /** Evaluates the rule or package of a lens, or at the cursor, with the nearest input, and shows the value beside it. */
  private async evaluate(chosen?: Target): Promise<void> {
    const editor = window.activeTextEditor;
    const folder = editor && this.commandsFor(editor.document.uri);
    if (editor === undefined || folder === undefined) return;
    const { document } = editor;
    const target =
      chosen ?? targetAt(this.targets.get(document.uri.toString()) ?? [], editor.selection.active.line);
    if (target === undefined || !(await document.save())) return;
    const input = findInput(document.uri.fsPath, folder.folder);
    const title = `Evaluating ${target.path}`;
    const progress = { location: ProgressLocation.Notification, title, cancellable: true };
    try {
      await window.withProgress(progress, async (_, token) => {
        const { signal, dispose } = toAbortSignal(token);
        try {
          this.showValue(editor, target, await folder.evaluate(target.path, input, signal), input);
        } finally {
          dispose();
        }
      });
    } catch (error) {
      await this.showError(error);
    }
  }

  private showValue(editor: TextEditor, target: Target, json = "undefined", input?: string): void {
    const value = toPrintable(json);
    this.log.info(`${target.path}, input ${input ?? "undefined"}:\n${shorten(value, 2 ** 20)}`);
    const hover = new MarkdownString();
    hover.appendText(input === undefined ? "without an input" : `input: ${workspace.asRelativePath(input)}`);
    hover.appendCodeblock(shorten(value, MAX_HOVER), "json");
    const { range } = editor.document.lineAt(Math.min(target.line, editor.document.lineCount - 1));
    const contentText = ` => ${shorten(value.replaceAll(/\n\s*/g, " "), MAX_LINE)}`;
    editor.setDecorations(this.values, [
      { range, hoverMessage: hover, renderOptions: { after: { contentText } } },
    ]);
  }

  private async showError(error: unknown): Promise<void> {
    if (error instanceof CommandError && error.isCancelled) return;
    const message = messageFor(error);
    this.log.error(message);
    const show = "Show Output";
    if ((await window.showErrorMessage(shorten(message, 300), show)) === show) this.log.show();
  }

  private async writeRegalFiles(): Promise<void> {
    const uri = window.activeTextEditor?.document.uri ?? workspace.workspaceFolders?.[0]?.uri;
    const folder = uri && this.commandsFor(uri);
    if (folder === undefined) return;
    try {
      const isRead = await writeRegalFiles(folder.folder, await folder.capabilities());
      if (isRead)
        return void window.showInformationMessage(
          "Regal reads .regal/capabilities.json by .regal/config.yaml.",
        );
      const copy = "Copy Lines";
      const message =
        "Wrote .regal/capabilities.json. Regal's configuration must name it, by capabilities.from.file.";
      if ((await window.showInformationMessage(message, copy)) === copy)
        await env.clipboard.writeText(REGAL_SETTING);
    } catch (error) {
      await this.showError(error);
    }
  }
}

/** The settings of a folder. A value of another type than its own counts as missing. */
function readSettings(folder: Uri): Settings {
  const settings = workspace.getConfiguration("regohost", folder);
  const path = settings.get<unknown>("path");
  const list = (name: string): string[] => {
    const value = settings.get<unknown>(name);
    return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
  };
  const paths = list("paths");
  return {
    path: typeof path === "string" ? path : "",
    paths: paths.length === 0 ? ["."] : paths,
    arguments: list("arguments"),
    checkArguments: list("check.arguments"),
    evaluateArguments: list("evaluate.arguments"),
    testArguments: list("test.arguments"),
  };
}

function messageFor(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
