import type { Command } from "commander";
import type { GrpcCaller } from "../../evidence/client/grpc/grpc-caller.js";
import { toJsonOutput, writeOut } from "../terminal/cli-io.js";
import type { CommandContext, RunCommand } from "../command.js";
import { addHelp, type CommandHelp } from "../help.js";
import { CommandError, type ExitCode } from "../exit-codes.js";
import { readGivenText } from "../terminal/standard-input.js";
import { formatTable } from "../../gate/report/style.js";
import { withGrpcCaller } from "../service/open-service.js";
import { addOptions, type FlagValues, optionsFor, type OptionTable } from "../options/option-table.js";
import { GRPC_OPTIONS } from "../options/service-options.js";
import type { DescField, DescMethod } from "@bufbuild/protobuf";
import type { ReflectedSymbol } from "../../evidence/client/grpc/server-reflection.js";

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

/** A part of a symbol: a method, a field or a value. */
interface SymbolMember {
  name: string;
  type: string;
  /** The number of a field or enum value. */
  number?: number;
}

/** The output of `grpc describe`. */
interface SymbolDescription {
  name: string;
  kind: "service" | "method" | "message" | "enum";
  members: SymbolMember[];
}

/** Describes a symbol: a service by its methods, a method by its messages, a message by its fields. */
function describeSymbol(symbol: ReflectedSymbol): SymbolDescription {
  switch (symbol.kind) {
    case "service":
      return {
        name: symbol.typeName,
        kind: "service",
        members: symbol.methods.map((method) => ({ name: method.name, type: methodType(method) })),
      };
    case "rpc":
      return {
        name: `/${symbol.parent.typeName}/${symbol.name}`,
        kind: "method",
        members: [
          { name: "request", type: symbol.input.typeName },
          { name: "answer", type: symbol.output.typeName },
        ],
      };
    case "message":
      return {
        name: symbol.typeName,
        kind: "message",
        members: symbol.fields.map((field) => ({
          name: field.name,
          type: fieldType(field),
          number: field.number,
        })),
      };
    case "enum":
      return {
        name: symbol.typeName,
        kind: "enum",
        members: symbol.values.map(({ name, number }) => ({ name, type: "value", number })),
      };
  }
}

/** The types of a method in the syntax of a `.proto` file. */
function methodType({ input, output, methodKind }: DescMethod): string {
  const request = methodKind === "client_streaming" || methodKind === "bidi_streaming" ? "stream " : "";
  const answer = methodKind === "server_streaming" || methodKind === "bidi_streaming" ? "stream " : "";
  return `(${request}${input.typeName}) returns (${answer}${output.typeName})`;
}

function fieldType(field: DescField): string {
  const of = field.message?.typeName ?? field.enum?.typeName ?? SCALARS[field.scalar ?? 0] ?? "unknown";
  if (field.fieldKind === "map") return `map<${SCALARS[field.mapKey] ?? "unknown"}, ${of}>`;
  return field.fieldKind === "list" ? `repeated ${of}` : of;
}

/** The scalar types of FieldDescriptorProto.Type. */
const SCALARS: Readonly<Record<number, string>> = {
  1: "double",
  2: "float",
  3: "int64",
  4: "uint64",
  5: "int32",
  6: "fixed64",
  7: "fixed32",
  8: "bool",
  9: "string",
  12: "bytes",
  13: "uint32",
  15: "sfixed32",
  16: "sfixed64",
  17: "sint32",
  18: "sint64",
};
