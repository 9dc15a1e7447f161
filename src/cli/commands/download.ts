import { throwIfTerminal, writeExact } from "../terminal/cli-io.js";
import { defineCommand } from "../define-command.js";
import { askService } from "../service/service-command.js";
import { writeWholeFile } from "../terminal/write-file.js";
import { optionsFor } from "../options/option-table.js";

const OPTIONS = optionsFor()({
  output: {
    kind: "text",
    usage: "-o, --output <file>",
    description: "output file; - for standard output (default)",
  },
  maxBytes: {
    kind: "size",
    usage: "--max-bytes <size>",
    description: "maximum size of the artifact: 500MB, 2GiB or bytes (default: 100MiB)",
  },
});

export const configure = defineCommand({
  arguments: [["<digest>", "sha256: and 64 hex digits, in lower case"]],
  options: OPTIONS,
  about: `Nothing is written before all bytes are there and their SHA-256 is the requested digest. An artifact that
does not exist is exit code 1.`,
  examples: [
    "regohost download sha256:7d85aec627c2489e0acce8de6f3754d3c8dd188a2005f34abd8dcba8cc21861f -o sbom.json",
    "regohost download sha256:9f86… | jq .",
  ],
  async run(context, digest, flags) {
    const { io } = context;
    const file = flags.output === "-" ? undefined : flags.output;
    if (flags.output === undefined) throwIfTerminal(io, "the artifact to a file with -o FILE, or pass -o -");
    return askService(
      context,
      "downloading",
      (client, options) => client.download(digest, options),
      async (bytes) => {
        if (file === undefined) {
          await writeExact(io.stdout, bytes);
          return;
        }
        await writeWholeFile(io, file, bytes);
        await context.note(`${file}: ${bytes.byteLength} bytes, ${digest}`);
      },
      { maxDownloadBytes: flags.maxBytes },
    );
  },
});
