import type { CliIo } from "./cli-io.js";
import { toChainloopInput } from "./chainloop-rules.js";
import type { CompatName } from "./compat-names.js";
import { openEnvelope } from "./envelope.js";
import type { PathArgument } from "./gate-arguments.js";
import type { GateInput } from "./gate-run.js";
import { readDocuments } from "./read-document.js";

export interface GateInputOptions {
  /** Told of each DSSE envelope whose payload is taken; `undefined`: envelopes are judged as they are. */
  onEnvelope: ((name: string, type: string) => void) | undefined;
  /** The tool whose policies get them. */
  compat?: CompatName | undefined;
}

/** Every document of every input file, read as it is needed; what cannot be read is an input that has no verdict. */
export async function* readGateInputs(
  io: CliIo,
  inputs: readonly PathArgument[],
  { onEnvelope, compat }: GateInputOptions,
): AsyncGenerator<GateInput, void, undefined> {
  for (const file of new Set(inputs.flatMap(({ paths }) => paths))) {
    try {
      for await (const document of readDocuments(io, file)) {
        if ("error" in document) {
          yield { ...document, file };
          continue;
        }
        try {
          const payload = onEnvelope === undefined ? undefined : openEnvelope(document.name, document.json);
          if (payload !== undefined) onEnvelope?.(document.name, payload.type);
          const json = payload?.json ?? document.json;
          yield { ...document, file, json: compat === undefined ? json : toChainloopInput(json) };
        } catch (error) {
          const { name, line } = document;
          yield { name, file, error, ...(line === undefined ? {} : { line }) };
        }
      }
    } catch (error) {
      yield { name: file, file, error };
    }
  }
}
