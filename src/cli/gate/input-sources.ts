import type { GateInputSource, InputArgument } from "../../gate/index.js";
import type { CliIo } from "../terminal/cli-io.js";
import { toDocumentSource } from "../terminal/standard-input.js";

/** The inputs of the command line. Standard input is read once, in its turn. */
export async function* inputSources(
  io: CliIo,
  inputs: readonly InputArgument[],
): AsyncGenerator<GateInputSource, void, undefined> {
  const paths = new Set(inputs.flatMap((input) => input.paths));
  for (const path of paths) {
    const source = await toDocumentSource(io, path);
    yield path === "-" ? { ...source, file: "-" } : source;
  }
}
