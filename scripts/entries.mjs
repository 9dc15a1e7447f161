// The public entries of the package, from its `exports`: all with types.
import { readFileSync } from "node:fs";
import { basename } from "node:path";

const { name: packageName, exports } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
);

const DECLARATIONS = "./dist/types/";

/**
 * An import specifier (`regohost/testing`), its source (`src/testing/index.ts`), its declarations
 * (`dist/types/src/testing/index.d.ts`), its file (`dist/testing.js`) and the name of that (`testing`).
 *
 * @type {{ specifier: string, source: string, types: string, file: string, output: string }[]}
 */
export const entries = Object.entries(exports).flatMap(([path, { types, default: file }]) => {
  if (types === undefined) return [];
  if (!types.startsWith(DECLARATIONS)) throw new Error(`the types of ${path} must lie in ${DECLARATIONS}`);
  return [
    {
      specifier: packageName + path.slice(1),
      source: types.slice(DECLARATIONS.length).replace(/\.d\.ts$/, ".ts"),
      types: types.slice(2),
      file: file.slice(2),
      output: basename(file, ".js"),
    },
  ];
});
