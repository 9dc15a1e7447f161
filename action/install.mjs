import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { withoutNode } from "./environment.mjs";
import { ActionError, printable } from "./printable.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
/** What the command line reads beside its code, of the repository. */
export const FILES = [
  ...["package.json", "builtins/capabilities.json", "parsers/parsers.wasm.br", "parsers/jsonnet.wasm.br"],
  ...["schemas", "policies", "templates/init"],
];

/** Writes this copy of regohost into a new folder: the committed bundle, and the files that it reads. Nothing is fetched. */
export function install(folder) {
  cpSync(join(HERE, "dist"), join(folder, "dist"), { recursive: true });
  for (const name of FILES) cpSync(join(HERE, "..", name), join(folder, name), { recursive: true });
  const [from, to] = [join(HERE, ".."), folder].map((root) => join(root, "opa-core"));
  const args = ["--liftoff-only", join(folder, "dist", "unpack.js"), from, to];
  const { status, error, stderr } = spawnSync(process.execPath, args, {
    env: withoutNode(process.env),
    encoding: "utf8",
  });
  if (status === 0) return;
  throw new ActionError(`unpacking opa-core failed: ${error?.message ?? printable(stderr)}`, 3);
}
