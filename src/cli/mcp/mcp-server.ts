import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { Limit } from "../../base/async/limit.js";
import type { Confinement } from "../../base/host/confinement.js";
import { loadPackage } from "../../base/load-package.js";
import { version } from "../../base/version.js";
import { callCommand, type CallLimits } from "./call-command.js";
import { CommandError } from "../exit-codes.js";
import { checkPaths } from "./check-paths.js";
import { DOCUMENTS, readDocument } from "./documents.js";
import type { ToolPolicy } from "./tool-policy.js";
import { OUTCOMES, toCommandResult, toErrorResult } from "./tool-result.js";
import { createTools, type Tool } from "./tools.js";

/** Maximum number of calls at the same time; the others wait. */
const MAX_CALLS = 4;

const INSTRUCTIONS = `Work with Rego policies: check and test them, evaluate and explain queries, and gate inputs. Paths are relative to the
root of the server, and nothing is written. The outcome of a call is pass, fail, invalid (correct policies, inputs or arguments) or undecided;
only pass is a pass. The resource regohost://docs/errors explains each code.`;

interface McpServerOptions {
  confinement: Confinement;
  limits: CallLimits;
  policy: ToolPolicy | undefined;
  /** Options of every call, such as the address of the service. */
  options: readonly string[];
  /** Options of every call of a tool for policies: their built-ins. */
  builtins: readonly string[];
}

/** The packages that the server needs. */
async function loadSdk() {
  const [{ McpServer: Server }, { StdioServerTransport }, z] = await loadPackage(
    () =>
      Promise.all([
        import("@modelcontextprotocol/sdk/server/mcp.js"),
        import("@modelcontextprotocol/sdk/server/stdio.js"),
        import("../../base/text/zod.js"),
      ]),
    "regohost mcp needs the SDK of the Model Context Protocol, which is not installed: npm install @modelcontextprotocol/sdk",
  );
  return { Server, StdioServerTransport, z };
}

function registerDocuments(server: McpServer): void {
  for (const document of DOCUMENTS) {
    const { name, uri, title, mimeType } = document;
    server.registerResource(name, uri, { title, mimeType }, async () => ({
      contents: [{ uri, mimeType, text: await readDocument(document) }],
    }));
  }
}

/** A server of the Model Context Protocol on standard input and output. */
interface RunningServer {
  /** Resolves when the client has closed the connection. Rejects with `document_too_large` after a message that is too large. */
  closed: Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the server.
 *
 * @throws ConfigurationError `dependency_missing`
 */
export async function startMcpServer({
  confinement,
  limits,
  policy,
  options,
  builtins,
}: McpServerOptions): Promise<RunningServer> {
  const { Server, StdioServerTransport, z } = await loadSdk();
  const server = new Server({ name: "regohost", version }, { instructions: INSTRUCTIONS });
  const calls = new Limit(MAX_CALLS);
  const outputSchema = {
    outcome: z.enum(OUTCOMES).describe("only pass is a pass"),
    exit_code: z.number().describe("the exit code of the command"),
    code: z.string().optional().describe("of an error; regohost://docs/errors explains it"),
    result: z.unknown().optional().describe("what the command prints"),
    notes: z.string().optional().describe("errors, warnings and notes"),
    cut: z
      .object({ missing: z.array(z.string()), narrow: z.string() })
      .optional()
      .describe("what is missing in the result, and how to ask for less"),
  };

  const run = async (tool: Tool, values: unknown, signal: AbortSignal) => {
    try {
      await policy?.check({ tool: tool.name, arguments: values });
      const command = tool.toCommand(values);
      await checkPaths(confinement.folder, command.paths ?? []);
      const common = tool.isRemote === true ? options : [...options, ...builtins];
      const call = {
        args: [...command.options, ...common, "--no-color", "--", ...(command.words ?? [])],
        stdin: command.stdin ?? "",
        limits: confinement,
      };
      await calls.enter(signal);
      try {
        return toCommandResult(tool, await callCommand(call, limits, signal), values);
      } finally {
        calls.leave();
      }
    } catch (error) {
      return toErrorResult(tool, error);
    }
  };

  for (const tool of createTools(z)) {
    if (tool.isRemote === true && !confinement.service) continue;
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema: tool.schema,
        outputSchema,
        annotations: { readOnlyHint: true, openWorldHint: tool.isRemote === true },
      },
      (values: unknown, { signal }: { signal: AbortSignal }) => run(tool, values, signal),
    );
  }
  registerDocuments(server);
  const closed = new Promise<void>((resolve, reject) => {
    let last: Error | undefined;
    server.server.onerror = (error) => (last = error);
    // The transport closes itself after a message that is too large, and does not report the end of its input.
    server.server.onclose = () => {
      const why = last?.message ?? "the connection ended";
      reject(
        new CommandError(`a message of the client cannot be read: ${why}`, { code: "document_too_large" }),
      );
    };
    process.stdin.once("close", resolve);
  });
  await server.connect(new StdioServerTransport());
  return { closed, close: () => server.close() };
}
