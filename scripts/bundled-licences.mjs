import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

const APACHE = "node_modules/@sigstore/bundle/LICENSE";
/** Licences that packages leave in their repositories. */
const OF_REPOSITORY = { saxes: "scripts/licences/saxes.txt" };

/**
 * The licences of the packages in bundled files, which must be published together with these files.
 *
 * @param {readonly (import("rolldown").OutputChunk | import("rolldown").OutputAsset)[]} output
 * @throws Error for a package without one.
 */
export function bundledLicences(output) {
  const folders = new Set(
    output
      .flatMap((file) => (file.type === "chunk" ? file.moduleIds : []))
      .flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replaceAll("\\", "/")) ?? []),
  );
  const licences = [...folders].map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const own = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
    const common = license.includes("Apache-2.0") ? APACHE : OF_REPOSITORY[name];
    const file = own === undefined ? common : join(folder, own);
    if (file === undefined) throw new Error(`${name} has no file with its licence`);
    return `${name} ${version}\n\n${readFileSync(resolve(ROOT, file), "utf8").replaceAll("\r", "").trim()}\n`;
  });
  return licences.sort().join(`\n${"-".repeat(80)}\n\n`);
}
