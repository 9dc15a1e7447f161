// The descriptors of protobuf's well-known types, as the protobuf library has them, in a form that takes no time to load.
import { toBinary } from "@bufbuild/protobuf";
import * as wkt from "@bufbuild/protobuf/wkt";
import { format, resolveConfig } from "prettier";

export const WELL_KNOWN_FILE = "src/evidence/client/grpc/well-known-files.ts";

const NAMES = /** @type {const} */ ([
  "any",
  "api",
  "descriptor",
  "duration",
  "empty",
  "field_mask",
  "source_context",
  "struct",
  "timestamp",
  "type",
  "wrappers",
]);

/** The text of `WELL_KNOWN_FILE`. */
export async function wellKnownFiles() {
  const entries = NAMES.map((name) => {
    const { proto } = wkt[`file_google_protobuf_${name}`];
    const bytes = Buffer.from(toBinary(wkt.FileDescriptorProtoSchema, proto));
    return `${JSON.stringify(proto.name)}: ${JSON.stringify(bytes.toString("base64"))},`;
  });
  const text = `// Written by npm run protos.

/** The descriptors of the files with protobuf's well-known types, by their names, in base64. */
export const WELL_KNOWN_FILES: Readonly<Record<string, string>> = {
${entries.join("\n")}
};
`;
  return format(text, { ...(await resolveConfig(WELL_KNOWN_FILE)), parser: "typescript" });
}
