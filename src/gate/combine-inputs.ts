import { DocumentError } from "../errors.js";
import type { InputDocument } from "../source/read-document.js";
import type { GateInput } from "./read-inputs.js";

/** The name of the input that combines all others. */
const COMBINED = "Combined";

/**
 * Combines all inputs into one, `[{path, contents}]`, sorted by path. When one cannot be read, or is the payload of an
 * envelope, only the inputs with errors are left: a judgement of the others would not be of all.
 */
export async function* combineInputs(inputs: AsyncIterable<GateInput>): AsyncGenerator<GateInput> {
  const read: (GateInput & InputDocument)[] = [];
  const broken: GateInput[] = [];
  for await (const input of inputs) {
    if ("error" in input) broken.push(input);
    else if (input.envelope === undefined) read.push(input);
    else broken.push(inEnvelope(input));
  }
  if (broken.length > 0) yield* broken;
  if (broken.length > 0 || read.length === 0) return;
  const sorted = read.sort((a, b) => Buffer.compare(Buffer.from(a.file), Buffer.from(b.file)));
  const parts = sorted.flatMap(({ file, json }, index) => [
    Buffer.from(`${index === 0 ? "[" : ","}{"path":${JSON.stringify(file)},"contents":`),
    json,
    Buffer.from("}"),
  ]);
  yield { name: COMBINED, file: COMBINED, json: Buffer.concat([...parts, Buffer.from("]")]) };
}

function inEnvelope({ name, file }: GateInput): GateInput {
  const error = new DocumentError(
    `${name}: payloads of envelopes cannot be combined; envelopes: false (--no-envelopes) combines the envelopes themselves`,
    { code: "document_invalid", document: name },
  );
  return { name, file, error };
}
