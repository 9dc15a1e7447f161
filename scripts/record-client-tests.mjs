/**
 * Writes the names of the tests of `@open-policy-agent/opa` into test/server/serve/fixtures/client-tests.json, by which
 * test/server/serve/opa-client.test.ts finds a request for each. Run it again after a change of the client's version, on a clone of
 * open-policy-agent/opa-typescript with its tags:
 *
 *     node scripts/record-client-tests.mjs CLONE
 */
import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import ts from "typescript";

const root = new URL("../", import.meta.url);
const [, , clone] = process.argv;
if (clone === undefined) throw new Error("name a clone of open-policy-agent/opa-typescript");
const client = JSON.parse(
  await readFile(new URL("node_modules/@open-policy-agent/opa/package.json", root), "utf8"),
);
const tag = `${client.name}@${client.version}`;
const git = (...args) => execFileSync("git", ["-C", clone, ...args], { encoding: "utf8" });

/** The names of a file's tests, each after those of its groups. */
function namesOf(path) {
  const names = [];
  const visit = (node, groups) => {
    let inside = groups;
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      const called = node.expression.getText();
      if (first !== undefined && ts.isStringLiteral(first)) {
        if (called === "describe") inside = [...groups, first.text];
        if (called === "it" || called === "test") names.push([...groups, first.text].join(" > "));
      }
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(ts.createSourceFile(path, git("show", `${tag}:${path}`), ts.ScriptTarget.Latest, true), []);
  return names;
}

const paths = git("ls-tree", "-r", "--name-only", tag, "packages/opa/tests")
  .split("\n")
  .filter((path) => path.endsWith(".test.ts"));
const recorded = { of: tag, tests: paths.flatMap(namesOf) };
await writeFile(
  new URL("test/serve/fixtures/client-tests.json", root),
  `${JSON.stringify(recorded, null, 2)}\n`,
);
