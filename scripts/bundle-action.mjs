// Bundles the command line and the library with their dependencies into action/dist/, which the action, CI in a clone and the
// executable run: `npm run action`. With `--check` compares the committed files with new ones.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { bundle, OPTIONAL, packageFiles } from "./bundle.mjs";
import { bundledLicences } from "./bundled-licences.mjs";

/** A use of a package that is not there, other than an import on demand. */
const NEEDED = new RegExp(`(?<!import\\()"(?:${OPTIONAL.join("|")})(?:/[^"]*)?"`);
const FOLDER = fileURLToPath(new URL("../action/dist", import.meta.url));

/** @returns {Promise<Map<string, string>>} the text of each file, by its name. */
async function actionFiles() {
  const { input, ...options } = packageFiles();
  const programs = { ...input, unpack: "opa-core/unpack.mjs" };
  const output = await bundle({ ...options, input: programs, complete: true, written: false, maps: false });
  const chunks = output.flatMap((file) => (file.type === "chunk" ? [file] : []));
  if (chunks.length < output.length) throw new Error("the bundle has a file that is no code");
  const incomplete = chunks.filter(({ code }) => NEEDED.test(code)).map(({ fileName }) => fileName);
  if (incomplete.length > 0)
    throw new Error(`not bundled, and needed at once: a package that ${incomplete.join(", ")} imports`);
  const files = new Map(chunks.map(({ fileName, code }) => [fileName, code]));
  return files.set("THIRD_PARTY_NOTICES", bundledLicences(output));
}

const files = await actionFiles();
if (argv.includes("--check")) {
  const found = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  const stale = [...new Set([...files.keys(), ...found])].filter(
    (name) => !found.includes(name) || readFileSync(join(FOLDER, name), "utf8") !== files.get(name),
  );
  if (stale.length > 0)
    throw new Error(`run npm run action: action/dist/ differs from the sources in ${stale.join(", ")}`);
  console.log(`action/dist/ is of these sources: ${String(files.size)} files`);
} else {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  for (const [name, text] of files) writeFileSync(join(FOLDER, name), text);
}
