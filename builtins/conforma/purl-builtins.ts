import { defineBuiltin, type Builtin, type RegoArgument } from "../../src/engine/builtin/builtin.js";
import { listType, objectType, TEXT } from "./oci-values.js";
import { parsePackageUrl, type PackageUrl } from "./package-url.js";

const PURL: RegoArgument = { name: "purl", description: "the package URL", type: TEXT };

function read(value: unknown): PackageUrl | undefined {
  return typeof value === "string" ? parsePackageUrl(value) : undefined;
}

/** The built-ins `ec.purl.*`. */
export const purlBuiltins: readonly Builtin[] = [
  defineBuiltin({
    name: "ec.purl.is_valid",
    description: "Whether a text is a valid package URL.",
    args: [PURL],
    result: { name: "result", description: "whether it is valid", type: "boolean" },
    pure: true,
    effect: false,
    call: ([purl]: readonly unknown[]) => read(purl) !== undefined,
  }),
  defineBuiltin({
    name: "ec.purl.parse",
    description: "The parts of a package URL. Undefined for a text that is not a valid one.",
    args: [PURL],
    result: {
      name: "object",
      description: "its parts, empty where it does not have them",
      type: objectType({
        type: TEXT,
        namespace: TEXT,
        name: TEXT,
        version: TEXT,
        qualifiers: listType(objectType({ key: TEXT, value: TEXT })),
        subpath: TEXT,
      }),
    },
    pure: true,
    effect: false,
    call: ([purl]: readonly unknown[]) => read(purl),
  }),
];
