import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");

interface Manifest {
  name: string;
  dependencies: object;
  devDependencies: object;
  peerDependencies: object;
}
const manifest = JSON.parse(read("package.json")) as Manifest;
const { dependencies, devDependencies, peerDependencies } = manifest;
/** Packages that exist, because npm installs them here. */
const published = new Set(Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }));

const INSTALL =
  /(?:\bnpm (?:install|add|exec|view|i|x)\b|\bnpx|\bpnpm (?:add|dlx)|\byarn (?:add|dlx)|\bbunx)((?: +[^\s`&|;#"'…,]+| +"[^"\n]*")*)/g;

/** The packages that the commands of a text get from a registry: neither files nor tarballs nor addresses. */
function packagesOf(text: string): string[] {
  return [...text.matchAll(INSTALL)].flatMap(([command, words = ""]) => {
    const named = words
      .split(/ +/)
      .map((word) => word.replaceAll('"', ""))
      .filter((word) => /^@?[a-z0-9]/.test(word) && !word.endsWith(".tgz"));
    // What follows the name of a program are its arguments.
    const runs = /^(?:npx|bunx)|exec|dlx| x /.test(command);
    return (runs ? named.slice(0, 1) : named).map((name) => name.replace(/(?<=.)@.*/, ""));
  });
}

const FOLDERS = ["docs", "examples", "templates", "action", "src", "builtins"];
const files = [
  ...["README.md", "CONTRIBUTING.md", "action.yml", ".pre-commit-hooks.yaml"],
  ...FOLDERS.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, root), { recursive: true, withFileTypes: true })
      .filter(
        (entry) =>
          entry.isFile() &&
          /^(?:Dockerfile|Jenkinsfile|pre-commit)$|\.(?:md|ya?ml|ts|mjs|js|sh)$/.test(entry.name),
      )
      .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll("\\", "/")),
  ).map((path) => path.slice(path.lastIndexOf(root.pathname) + root.pathname.length)),
].filter((path) => !path.startsWith("src/evidence/schema/"));

describe("packages of a registry", () => {
  it.each([
    { text: "npm install regohost", names: ["regohost"] },
    { text: 'RUN npm install --omit=dev "regohost@${VERSION}"', names: ["regohost"] },
    { text: "`npx regohost gate policies/`", names: ["regohost"] },
    { text: "npx --yes @acme/tool@1 run", names: ["@acme/tool"] },
    { text: "npm install bullmq ioredis # both", names: ["bullmq", "ioredis"] },
    { text: "npm install ../regohost/regohost-0.1.0.tgz && npm ci", names: [] },
  ])("are found in $text", ({ text, names }) => expect(packagesOf(text)).toEqual(names));

  it("exist, wherever a command installs or runs them; this one is not published yet", () => {
    expect(files.length).toBeGreaterThan(500);
    const unknown = files.flatMap((file) =>
      packagesOf(read(file))
        .filter((name) => !published.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});
