import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { extensions, type ExtensionContext, type LogOutputChannel, workspace } from "vscode";
import { LanguageClient } from "vscode-languageclient/node";
import { resolveProgram, runCommand } from "./run-command.js";

/** Open Policy Agent's extension, which starts Regal itself. */
const OPA_EXTENSION = "tsandall.opa";

/** Where Regal finds its settings in a folder. */
const CONFIGS = [".regal/config.yaml", ".regal.yaml"];

/** The lines that make Regal read a capabilities file, whose path is relative to the workspace folder. */
export const REGAL_SETTING = "capabilities:\n  from:\n    file: .regal/capabilities.json\n";

let client: LanguageClient | undefined;
let server: ChildProcess | undefined;

/** Whether OPA's extension shows Regal's diagnostics and lenses already. */
export function hasOpaExtension(): boolean {
  return extensions.getExtension(OPA_EXTENSION) !== undefined;
}

/**
 * Starts Regal's language server for the first folder, unless it is switched off or OPA's extension starts it.
 *
 * Its lenses that evaluate are dropped: it evaluates by an OPA that has none of regohost's built-ins.
 */
export async function startRegal(context: ExtensionContext, log: LogOutputChannel): Promise<void> {
  const folder = workspace.workspaceFolders?.[0];
  const settings = workspace.getConfiguration("regohost.regal");
  if (folder === undefined || hasOpaExtension() || !settings.get("enabled", true)) return;
  const cwd = folder.uri.fsPath;
  const command = resolveProgram(settings.get("path", "regal"), cwd);
  try {
    // The client would show a window for a server that cannot start.
    await runCommand({ file: command, args: [] }, ["version"], { cwd });
  } catch {
    log.info(`${command} cannot be run, so Regal's features are off; regohost.regal.path names it`);
    return;
  }
  const watchers = ["**/*.rego", "**/.regal/config.yaml"].map((glob) =>
    workspace.createFileSystemWatcher(glob),
  );
  client = new LanguageClient(
    "regohost.regal",
    "Regal",
    () => {
      server = spawn(command, ["language-server"], { cwd, windowsHide: true });
      server.on("error", (error) => log.warn(`${command} language-server did not start`, error));
      return Promise.resolve(server);
    },
    {
      documentSelector: [{ scheme: "file", language: "rego" }],
      workspaceFolder: folder,
      outputChannel: log,
      synchronize: { fileEvents: watchers },
      middleware: {
        provideCodeLenses: async (document, token, next) =>
          (await next(document, token))?.filter(({ command }) => command?.command !== "regal.eval"),
      },
    },
  );
  context.subscriptions.push(...watchers);
  await client.start();
}

/** Ends the server by a signal, too: Regal ends neither when its connection closes nor by the protocol's `exit`. */
export async function stopRegal(): Promise<void> {
  await client?.stop();
  server?.kill();
  client = undefined;
}

/**
 * Writes a capabilities file for Regal, and Regal's settings if the folder has none.
 *
 * @returns whether Regal reads the file now; otherwise its settings need `REGAL_SETTING`
 */
export async function writeRegalFiles(folder: string, capabilities: string): Promise<boolean> {
  const config = CONFIGS.find((path) => existsSync(join(folder, path)));
  await mkdir(join(folder, ".regal"), { recursive: true });
  await writeFile(join(folder, ".regal/capabilities.json"), capabilities);
  if (config === undefined) await writeFile(join(folder, ".regal/config.yaml"), REGAL_SETTING);
  return config === undefined;
}
