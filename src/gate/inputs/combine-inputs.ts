import { unusableDocument } from "../../base/errors.js";
import type {
  DocumentPath,
  FindInDocument,
  LocateInDocument,
} from "../../engine/source/document-position.js";
import type { InputDocument } from "../../engine/source/read-document.js";
import { toStrictJson } from "../../base/terms/value-text.js";
import type { GateInput } from "./read-inputs.js";
import { message, option } from "../../base/message.js";

/** The name of the input that combines all others. */
const COMBINED = "Combined";

/**
 * Combines all inputs into one, `[{path, contents}]`, sorted by path; verified ones with their `verification`. When one
 * cannot be read, or is the payload of an unverified envelope, only the inputs with errors remain: a verdict on the
 * others would not cover all.
 */
export async function* combineInputs(inputs: AsyncIterable<GateInput>): AsyncGenerator<GateInput> {
  const read: (GateInput & InputDocument)[] = [];
  const broken: GateInput[] = [];
  for await (const input of inputs) {
    if ("error" in input) broken.push(input);
    else if (input.envelope === undefined || input.envelope.verification !== undefined) read.push(input);
    else broken.push(inEnvelope(input));
  }
  if (broken.length > 0) yield* broken;
  if (broken.length > 0 || read.length === 0) return;
  const sorted = read.sort((a, b) => Buffer.compare(Buffer.from(a.file), Buffer.from(b.file)));
  const parts = sorted.flatMap(({ file, json, envelope }, index) => [
    Buffer.from(`${index === 0 ? "[" : ","}{"path":${JSON.stringify(file)},"contents":`),
    json,
    Buffer.from(
      envelope?.verification === undefined ? "}" : `,"verification":${toStrictJson(envelope.verification)}}`,
    ),
  ]);
  const isThen = sorted.some(({ envelope }) => envelope?.verifiedThen === true);
  const json = Buffer.concat([...parts, Buffer.from("]")]);
  yield {
    name: COMBINED,
    file: COMBINED,
    json,
    locate: locateInParts(sorted),
    ...(isThen ? { verifiedThen: true } : {}),
  };
}

/** Finds the location of a part of one of the inputs, in the file of that one. Only files to which a path leads are read. */
function locateInParts(inputs: readonly (GateInput & InputDocument)[]): LocateInDocument {
  return async (paths, options) => {
    const pathsIn = new Map<number, DocumentPath[]>();
    for (const [index, , ...path] of paths) {
      const own = pathsIn.get(Number(index));
      if (own === undefined) pathsIn.set(Number(index), [path]);
      else own.push(path);
    }
    const parts = new Map<number, { file: string; find: FindInDocument }>();
    for (const [index, own] of pathsIn) {
      const input = inputs[index];
      const find = await input?.locate?.(own, options);
      if (input !== undefined && find !== undefined) parts.set(index, { file: input.file, find });
    }
    return ([index, member, ...path]) => {
      const part = parts.get(Number(index));
      const position = member === "contents" ? part?.find(path) : undefined;
      return position === undefined || part === undefined ? undefined : { file: part.file, ...position };
    };
  };
}

function inEnvelope({ name, file }: GateInput): GateInput {
  const error = unusableDocument(
    name,
    message`${name}: only verified envelopes have payloads that can be combined; ${option("envelopes", "false")} combines the envelopes themselves`,
  );
  return { name, file, error };
}
