import type { Command } from "commander";
import type { GrpcCaller } from "../../evidence/client/grpc/grpc-caller.js";
import { toJsonOutput, writeOut } from "../terminal/cli-io.js";
import type { CommandContext, RunCommand } from "../command.js";
import { addHelp, type CommandHelp } from "../help.js";
import { CommandError, type ExitCode } from "../exit-codes.js";
import { describeSymbol } from "../service/describe-symbol.js";
import { readGivenText } from "../terminal/standard-input.js";
import { formatTable } from "../../gate/report/style.js";
import { withGrpcCaller } from "../service/open-service.js";
import { addOptions, type FlagValues, optionsFor, type OptionTable } from "../options/option-table.js";
import { GRPC_OPTIONS } from "../options/service-options.js";

const HELP: CommandHelp = {
  about: `It works with every server that has gRPC reflection. The address is --grpc-url, SERVICE_GRPC_URL or the service's own;
the token, if any, is sent there. A call that was sent is not repeated.`,
  examples: [
    "regohost grpc list",
    "regohost grpc describe controlplane.v1.ReferrerService",
    `regohost grpc call /controlplane.v1.ReferrerService/DiscoverPrivate -d '{"digest":"sha256:9f86…"}'`,
    "regohost grpc call /acme.v1.Jobs/Get -d @job.json --grpc-url https://jobs.example.com",
  ],
};

const JSON_OPTIONS = optionsFor()({
  ...GRPC_OPTIONS,
  json: { kind: "flag", usage: "--json", description: "print it as JSON" },
});

const CALL_OPTIONS = optionsFor()({
  ...GRPC_OPTIONS,
  data: {
    kind: "text",
    usage: "-d, --data <json>",
    description: "the request in JSON; @file for a file, - for standard input",
    default: ["{}"],
  },
});

type JsonFlags = FlagValues<typeof JSON_OPTIONS>;
type CallFlags = FlagValues<typeof CALL_OPTIONS>;

export function configure(command: Command, start: (run: RunCommand) => void): void {
  addHelp(command, HELP);
  const add = (usage: string, summary: string, options: OptionTable): Command =>
    addOptions(command.command(usage).description(summary), options).copyInheritedSettings(command);
  add("list", "list the services of the server", JSON_OPTIONS).action((flags: JsonFlags) =>
    start((context) => runList(context, flags)),
  );
  add("describe", "show a service's methods, a message's fields or an enum's values", JSON_OPTIONS)
    .argument("<name>", "full name, such as controlplane.v1.ReferrerService")
    .action((name: string, flags: JsonFlags) => start((context) => runDescribe(context, name, flags)));
  add("call", "call a method and print its answer as JSON, one line per message of a stream", CALL_OPTIONS)
    .argument("<method>", "/package.Service/Method")
    .action((path: string, flags: CallFlags) => start((context) => runCall(context, path, flags)));
}

async function runList(context: CommandContext, flags: JsonFlags): Promise<ExitCode> {
  return withGrpcCaller(context, flags, async ({ reflection }) => {
    const services = await reflection.listServices();
    const lines = services.map((name) => `${name}\n`).join("");
    await writeOut(context.io.stdout, flags.json === true ? toJsonOutput(services) : lines);
  });
}

async function runDescribe(context: CommandContext, name: string, flags: JsonFlags): Promise<ExitCode> {
  return withGrpcCaller(context, flags, async ({ reflection }) => {
    const symbol = name.includes("/")
      ? await reflection.getMethod(name)
      : await reflection.getSymbol(name.replace(/^\./, ""));
    const description = describeSymbol(symbol);
    const { style } = context;
    const rows = description.members.map(({ name: member, type, number }) => [
      member,
      type,
      number === undefined ? "" : String(number),
    ]);
    const text = `${style.bold(description.name)} ${style.dim(description.kind)}\n${formatTable(["NAME", "TYPE", "NUMBER"], rows, style)}`;
    await writeOut(context.io.stdout, flags.json === true ? toJsonOutput(description) : text);
  });
}

async function runCall(context: CommandContext, path: string, flags: CallFlags): Promise<ExitCode> {
  const request = await readRequest(context, flags.data ?? "{}");
  return withGrpcCaller(context, flags, async (caller) => {
    const method = await caller.reflection.getMethod(path);
    const isStream = method.methodKind === "server_streaming";
    for await (const answer of caller.call(path, request)) {
      await writeOut(context.io.stdout, isStream ? `${JSON.stringify(answer)}\n` : toJsonOutput(answer));
    }
  });
}

async function readRequest(
  context: CommandContext,
  data: string,
): Promise<Parameters<GrpcCaller["call"]>[1]> {
  const path = data === "-" ? "-" : data.startsWith("@") ? data.slice(1) : undefined;
  const text = path === undefined ? data : await readGivenText(context.io, path);
  try {
    return JSON.parse(text) as Parameters<GrpcCaller["call"]>[1];
  } catch (error) {
    throw new CommandError("--data is not JSON", { cause: error });
  }
}
