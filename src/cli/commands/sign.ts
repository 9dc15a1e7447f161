import { join } from "node:path";
import { defineCommand } from "../define-command.js";
import { CommandError, EXIT } from "../exit-codes.js";
import { writeWholeFile } from "../terminal/write-file.js";
import { toBundleSignOptions } from "../flags/bundle-flags.js";
import { checkOutputs } from "../flags/check-outputs.js";
import { namedFiles, optionsFor } from "../options/option-table.js";
import { BUNDLE_SIGN_OPTIONS, SIGNING_ALG_OPTIONS } from "../options/trust-options.js";
import { counted } from "../../base/text/counted.js";

const OPTIONS = {
  ...optionsFor()({
    bundle: {
      kind: "flag",
      usage: "-b, --bundle",
      description: "as in opa; without effect, because all paths are bundles",
    },
    outputFilePath: {
      kind: "text",
      usage: "-o, --output-file-path <folder>",
      description: "folder of .signatures.json (default: .)",
    },
    maxBundle: {
      kind: "size",
      usage: "--max-bundle <size>",
      description: "maximum size of a folder and of an unpacked archive (default: 1GiB)",
    },
  }),
  ...BUNDLE_SIGN_OPTIONS,
  ...SIGNING_ALG_OPTIONS,
} as const;

export const configure = defineCommand({
  arguments: [["<path...>", "folders and archives of bundles"]],
  options: OPTIONS,
  about: `It writes .signatures.json as opa sign does: a signed list of all files of the bundles, hidden ones too, with their digests.
Names in the list begin with the folder as you type it; type it the same to verify. For an archive, sign in the folder (-b .),
and pack the files without ./ before their names.`,
  examples: [
    "regohost sign --signing-key private.pem --bundle policies/ -o policies/",
    "cd policies && regohost sign --signing-key ../private.pem -b . && tar czf ../bundle.tar.gz --exclude bundle.tar.gz -- .signatures.json *",
    "regohost sign --signing-key secret.txt --signing-alg HS256 -b policies/",
    "regohost build policies/ -o bundle.tar.gz --signing-key private.pem  # compiles and signs at once",
  ],
  async run(context, paths, flags) {
    const { io } = context;
    const sign = toBundleSignOptions(context, flags);
    if (sign === undefined)
      throw new CommandError("--signing-key is missing: the key to sign the bundle with");
    const output = join(flags.outputFilePath ?? ".", ".signatures.json");
    await checkOutputs(
      io,
      [{ subject: "--output-file-path", path: output }],
      namedFiles(OPTIONS, flags, "isRead"),
    );
    const { signBundle } = await import("../../index.js");
    const { signatures, files } = await signBundle(paths, {
      ...sign,
      signal: io.signal,
      maxBundleBytes: flags.maxBundle,
    });
    await writeWholeFile(io, output, signatures, 0o644);
    await context.note(`${output}: ${counted(files.length, "file")}`);
    return EXIT.pass;
  },
});
