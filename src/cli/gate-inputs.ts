import { resolve } from "node:path";
import type { CliIo } from "./cli-io.js";
import { toChainloopInput } from "./chainloop-rules.js";
import type { CompatName } from "./compat-names.js";
import { openEnvelope } from "./envelope.js";
import type { PathArgument } from "./gate-arguments.js";
import type { GateInput } from "./gate-run.js";
import { shownName } from "./read-bytes.js";
import { readDocuments } from "./read-document.js";

export interface GateInputOptions {
  /** Whether the payload of a DSSE envelope is taken, or the envelope as it is. */
  envelopes: boolean;
  /** The tool whose policies get them. */
  compat?: CompatName | undefined;
}

/** Every document of every input file, read as it is needed; what cannot be read is an input that has no verdict. */
export async function* readGateInputs(
  io: CliIo,
  inputs: readonly PathArgument[],
  { envelopes, compat }: GateInputOptions,
): AsyncGenerator<GateInput, void, undefined> {
  const seen = new Set<string>();
  for (const file of inputs.flatMap(({ paths }) => paths)) {
    const place = file === "-" ? file : resolve(io.cwd, file);
    if (seen.has(place)) continue;
    seen.add(place);
    try {
      for await (const document of readDocuments(io, file)) {
        if ("error" in document) {
          yield { ...document, file };
          continue;
        }
        try {
          const payload = envelopes ? openEnvelope(document.name, document.json) : undefined;
          const json = payload?.json ?? document.json;
          yield {
            ...document,
            file,
            json: compat === undefined ? json : toChainloopInput(json),
            ...(payload === undefined ? {} : { envelope: payload.type }),
          };
        } catch (error) {
          const { name, line } = document;
          yield { name, file, error, ...(line === undefined ? {} : { line }) };
        }
      }
    } catch (error) {
      yield { name: shownName(file), file, error };
    }
  }
}
