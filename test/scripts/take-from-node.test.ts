import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { expect, it, onTestFinished } from "vitest";
import { takeFromNode, takenWhenUsed } from "../../scripts/take-from-node.mjs";

it.each([
  ['import { join } from "node:path";', 'const join = process.getBuiltinModule("node:path").join;'],
  [
    'import { open as openFile, type Stats } from "node:fs";',
    'import type { Stats } from "node:fs"; const openFile = process.getBuiltinModule("node:fs").open;',
  ],
  // A text is no place to wait in.
  ['import { devNull } from "node:os";', 'const devNull = process.getBuiltinModule("node:os").devNull;'],
  [
    'import { hash } from "node:crypto";',
    'import { lateBuiltin } from "\0late-builtin"; const hash = /* @__PURE__ */ lateBuiltin("node:crypto", "hash");',
  ],
  [
    'import { open, stat, type FileHandle } from "node:fs/promises";',
    'import { lateBuiltin } from "\0late-builtin"; import type { FileHandle } from "node:fs/promises"; const open = /* @__PURE__ */ lateBuiltin("node:fs/promises", "open"); const stat = process.getBuiltinModule("node:util").promisify(process.getBuiltinModule("node:fs").stat);',
  ],
  ['import type { Hash } from "node:crypto";', 'import type { Hash } from "node:crypto";'],
  // The clock of the Web is the only member of `performance` that the sources use.
  [
    "const startedAt = performance.now();",
    'import { monotonicMs } from "\0late-builtin"; const startedAt = monotonicMs();',
  ],
  [
    'import { performance } from "node:perf_hooks";\nconst startedAt = performance.now();',
    'const performance = process.getBuiltinModule("node:perf_hooks").performance;\nconst startedAt = performance.now();',
  ],
])("%s", (code, taken) => {
  expect(takenWhenUsed(`${code}\n`)).toBe(`${taken}\n`);
});

it("refuses what Node does not have", () => {
  expect(() => takenWhenUsed('import { unheardOf } from "node:crypto";')).toThrow(
    "node:crypto has no unheardOf",
  );
});

it("takes functions, classes and objects when they are used, and as they are", async () => {
  const folder = await mkdtemp(join(tmpdir(), "regohost-taken-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const source = join(folder, "src/program.ts");
  await mkdir(join(folder, "src"));
  await writeFile(
    source,
    `import { constants, createSecretKey, hash, KeyObject } from "node:crypto";
import { BlockList } from "node:net";
import { performance } from "node:perf_hooks";
const loaded = (name) => process.moduleLoadList.includes(\`NativeModule \${name}\`);
const before = [loaded("crypto"), loaded("net")];
const list = new BlockList();
list.addAddress("192.0.2.1");
console.log(JSON.stringify([
  before,
  hash("sha256", "a").slice(0, 8),
  createSecretKey(Buffer.from("a")) instanceof KeyObject,
  ({}) instanceof KeyObject,
  constants.RSA_PKCS1_PADDING,
  list.check("192.0.2.1"),
  performance.now() > 0,
  [loaded("crypto"), loaded("net")],
]));
`,
  );
  const build = await rolldown({ input: source, platform: "node", plugins: [takeFromNode()] });
  await build.write({ file: join(folder, "program.mjs"), format: "esm" });
  await build.close();
  const printed = execFileSync(process.execPath, [join(folder, "program.mjs")], { encoding: "utf8" });
  expect(JSON.parse(printed)).toEqual([[false, false], "ca978112", true, false, 1, true, true, [true, true]]);
});
