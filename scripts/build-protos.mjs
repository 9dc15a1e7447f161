// Writes src/evidence/schema/proto/ from schemas/proto/*.proto, with buf and protoc-gen-es at fixed versions from the
// npm registry. They are not development dependencies, because their output is committed and they are large.
// checksums.json next to it records the sources, so that a test can check without these tools whether it is current.
import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { protoChecksums } from "./proto-checksums.mjs";
import { WELL_KNOWN_FILE, wellKnownFiles } from "./well-known-files.mjs";

const SOURCES = "schemas/proto";
const TARGET = "src/evidence/schema/proto";
const TOOLS = ["@bufbuild/buf@1.75.0", "@bufbuild/protoc-gen-es@2.17.0"];

const template = {
  version: "v2",
  plugins: [
    {
      local: "protoc-gen-es",
      out: TARGET,
      opt: ["target=ts", "import_extension=js", "erasable_syntax=true"],
    },
  ],
};

rmSync(TARGET, { recursive: true, force: true });
const npm = process.env.npm_execpath;
if (npm === undefined) throw new Error("run it as npm run protos");
const result = spawnSync(
  process.execPath,
  [
    npm,
    "exec",
    "--yes",
    ...TOOLS.map((tool) => `--package=${tool}`),
    "--",
    "buf",
    "generate",
    SOURCES,
    "--template",
    JSON.stringify(template),
  ],
  { stdio: "inherit" },
);
if (result.status !== 0) throw new Error("buf generate failed");
writeFileSync(`${TARGET}/checksums.json`, `${JSON.stringify(protoChecksums(SOURCES), null, 2)}\n`);
writeFileSync(WELL_KNOWN_FILE, await wellKnownFiles());
