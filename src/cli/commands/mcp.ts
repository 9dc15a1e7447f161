import { realpath, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { onAbort } from "../../base/async/on-abort.js";
import { codeOf } from "../../base/error-code.js";
import { shownText } from "../../base/text/address.js";
import { packageRoot } from "../../engine/opa/package-root.js";
import { defineCommand } from "../define-command.js";
import { CommandError, EXIT } from "../exit-codes.js";
import { builtinModules } from "../options/builtin-sets.js";
import { BUILTIN_OPTIONS, NETWORK_OPTIONS } from "../options/evaluate-options.js";
import { optionsFor, toWords } from "../options/option-table.js";
import { GLOBAL_OPTIONS } from "../options/service-options.js";
import type { CliIo } from "../terminal/cli-io.js";

const DEFAULT_TIMEOUT_MS = 60_000;
const DEFAULT_MEMORY_BYTES = 1024 * 1024 * 1024;

const OPTIONS = {
  ...optionsFor()({
    root: {
      kind: "text",
      usage: "--root <folder>",
      description: "the only folder whose files are read; default: the working folder",
    },
    toolPolicy: {
      kind: "text",
      usage: "--tool-policy <path>",
      description: "policy that decides about each call: package mcp, deny; its input: tool and arguments",
      isRead: true,
    },
    builtins: {
      ...BUILTIN_OPTIONS.builtins,
      usage: "--builtins <set>",
      description: "additional built-ins: conforma, none; service: calls may use the evidence service",
    },
  }),
  ...NETWORK_OPTIONS,
  ...optionsFor()({
    maxMemory: {
      kind: "size",
      usage: "--max-memory <size>",
      description: "maximum memory of a call: of the heap, and of each Wasm memory (default: 1GiB)",
    },
  }),
} as const;

/** The options of all commands that are those of each call, too. */
const { timeout: _timeout, otel: _otel, quiet: _quiet, color: _color, ...CALL_OPTIONS } = GLOBAL_OPTIONS;

export const configure = defineCommand({
  options: OPTIONS,
  details: `It speaks the Model Context Protocol on standard input and output, until standard input ends or a signal arrives. The tools run check, test,
eval, gate and capabilities, and with --builtins service discover. Each call is a process of its own, within the root, without writing, and within
--timeout (default: 60s) and --max-memory.`,
  examples: [
    "regohost mcp",
    "regohost mcp --root policies/ --timeout 30s",
    "regohost mcp --builtins service --allow-net api.example.com",
    "regohost mcp --builtins conforma --compat chainloop",
    "regohost mcp --tool-policy /etc/regohost/tools.rego",
  ],
  exitCodes:
    "0 the client closed the connection, or a signal ended the server, 2 usage, the tool policy or a message larger than 10 MiB, 3 the server did not start.",
  everyday: ["root", "toolPolicy", "builtins", "compat", "allowNet", "maxMemory", "timeout"],
  async run(context, flags) {
    const { io } = context;
    const { timeout = DEFAULT_TIMEOUT_MS, tokenFile } = context.flags;
    const { allowNet: hosts = [], builtins = [], maxMemory: maxMemoryBytes = DEFAULT_MEMORY_BYTES } = flags;
    if (tokenFile === "-")
      throw new CommandError("--token-file - excludes mcp: standard input is the protocol");
    for (const path of builtinModules(flags))
      throw new CommandError(shownText`--builtins ${path}: mcp runs no modules; name a set of built-ins`);
    const folder = await readRoot(io, flags.root);
    const ownFolders = await Promise.all(
      ["policies", "schemas"].map((name) => realpath(join(packageRoot(), name))),
    );
    const { createAllowedHosts } = await import("../../engine/std/network/allowed-hosts.js");
    createAllowedHosts(hosts);
    const [{ ToolPolicy }, { startMcpServer }] = await Promise.all([
      import("../mcp/tool-policy.js"),
      import("../mcp/mcp-server.js"),
    ]);
    const policy = flags.toolPolicy === undefined ? undefined : await ToolPolicy.load(io, flags.toolPolicy);
    io.runUntilSignal?.(0);
    try {
      const server = await startMcpServer({
        confinement: { folder, ownFolders, hosts, service: builtins.includes("service") },
        limits: { timeoutMs: timeout, maxMemoryBytes },
        policy,
        options: toWords(CALL_OPTIONS, context.flags, (path) => resolve(io.cwd, path)),
        // The commands declare those of the service by default; the confinement decides whether they may be called.
        builtins: builtins.filter((set) => set !== "service").map((set) => `--builtins=${set}`),
      });
      try {
        await Promise.race([server.closed, new Promise<void>((ended) => onAbort(io.signal, ended))]);
      } finally {
        await server.close();
      }
    } finally {
      await policy?.close();
    }
    return EXIT.pass;
  },
});

/** Returns the root without links. @throws CommandError (exit 2) */
async function readRoot({ cwd }: CliIo, folder = "."): Promise<string> {
  try {
    const root = await realpath(resolve(cwd, folder));
    if ((await stat(root)).isDirectory()) return root;
  } catch (cause) {
    throw new CommandError(shownText`--root ${folder} cannot be read (${codeOf(cause) ?? "unknown"})`, {
      cause,
    });
  }
  throw new CommandError(shownText`--root ${folder} is not a folder`);
}
