// Bundles the extension of VS Code into editors/vscode/dist, and packs it with `--package`, which needs the packages of
// its own lock file (`npm run editor`).
import { execFileSync } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { rolldown } from "rolldown";

const FOLDER = import.meta.dirname;
/** The folder of a module's npm package. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

const bundle = await rolldown({
  input: join(FOLDER, "src/extension.ts"),
  platform: "node",
  external: ["vscode"],
});
const file = join(FOLDER, "dist/extension.cjs");
const { output } = await bundle.write({ file, format: "cjs", minify: true });
await bundle.close();

const ids = output.flatMap((one) => (one.type === "chunk" ? one.moduleIds : []));
const packages = [...new Set(ids.flatMap((id) => PACKAGE.exec(id)?.[0] ?? []))].sort();
writeFileSync(join(FOLDER, "THIRD_PARTY_NOTICES"), packages.map(toNotice).join("\n\n"));

if (process.argv.includes("--package")) {
  copyFileSync(join(FOLDER, "../../LICENSE"), join(FOLDER, "LICENSE"));
  const vsce = join(FOLDER, "node_modules/@vscode/vsce/vsce");
  const options = ["--no-dependencies", "--allow-missing-repository", "-o", "dist/regohost.vsix"];
  execFileSync(process.execPath, [vsce, "package", ...options], { cwd: FOLDER, stdio: "inherit" });
}

/** The licence of a bundled package. @param {string} folder @throws Error when it has none */
function toNotice(folder) {
  const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const license = readdirSync(folder).find((path) => /^licen[cs]e/i.test(path));
  if (license === undefined) throw new Error(`${name} has no licence file`);
  return `${name} ${version}\n\n${readFileSync(join(folder, license), "utf8")}`;
}
