import { readFileSync } from "node:fs";
import { bundle, packageFiles } from "./bundle.mjs";

/** The folder of a module's npm package. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/**
 * @throws Error when THIRD_PARTY_NOTICES lists other npm packages than the build bundles, or another version of one.
 */
export async function checkNotices() {
  const notices = readFileSync(new URL("../THIRD_PARTY_NOTICES", import.meta.url), "utf8");
  const listed = [...notices.matchAll(/^ {2}npm (\S+ \S+): .*\(dist\)$/gm)].map(([, one]) => one);
  const output = await bundle({ ...packageFiles(), written: false });
  const ids = output.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
  const folders = new Set(ids.flatMap((id) => PACKAGE.exec(id)?.[0] ?? []));
  const bundled = [...folders].map((folder) => {
    const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
    return `${name} ${version}`;
  });
  const wrong = [...listed, ...bundled].filter((one) => !listed.includes(one) || !bundled.includes(one));
  if (wrong.length > 0)
    throw new Error(`in dist/ or in THIRD_PARTY_NOTICES, and not in both: ${wrong.join(", ")}`);
  console.log(`THIRD_PARTY_NOTICES has the ${listed.length} npm packages of dist/`);
}
