import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { onTestFinished } from "vitest";
import { cacheFolder } from "../../cache-folder.js";
import { buildCli } from "../build-cli.js";

/** The members of every result. */
interface ToolResult {
  isError: boolean;
  text: string;
  structured: {
    outcome: string;
    exit_code: number;
    code?: string;
    result?: unknown;
    notes?: string;
    cut?: { missing: string[]; narrow: string };
  };
}

export interface McpClient {
  client: Client;
  call(name: string, values: Record<string, unknown>, signal?: AbortSignal): Promise<ToolResult>;
}

/** Connects the SDK's client. Anything but the protocol fails the test. */
export async function connectClient(
  transport: Transport,
  onEnd: (clean: () => Promise<void>) => void,
): Promise<McpClient> {
  const client = new Client({ name: "test", version: "1" });
  const errors: Error[] = [];
  client.onerror = (error) => void errors.push(error);
  onEnd(async () => {
    await client.close();
    if (errors.length > 0) throw new AggregateError(errors, "not the protocol");
  });
  await client.connect(transport);
  return {
    client,
    async call(name, values, signal) {
      const result = await client.callTool({ name, arguments: values }, undefined, signal && { signal });
      const [content] = result.content as { text: string }[];
      return {
        isError: result.isError === true,
        text: content?.text ?? "",
        structured: result.structuredContent as ToolResult["structured"],
      };
    },
  };
}

export type ServerClient = McpClient & { pid: number };

/** Starts the built server in a folder, and connects a client until the test ends. */
export async function openMcpClient(
  cwd: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  onEnd: (clean: () => Promise<void>) => void = onTestFinished,
): Promise<ServerClient> {
  const cli = await buildCli();
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [cli, "mcp", ...args],
    cwd,
    env: { REGOHOST_CACHE: cacheFolder(), HOME: join(cwd, "no-home"), ...env },
    stderr: "pipe",
  });
  const client = await connectClient(transport, onEnd);
  return { ...client, pid: transport.pid ?? 0 };
}
