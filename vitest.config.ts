import { existsSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { entries } from "./scripts/entries.mjs";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const testsOf = (rooms: readonly string[]): string[] => rooms.map((room) => `test/${room}/**/*.test.ts`);

/** Folders whose tests leave nothing behind in their process. */
const SHARED_ROOMS = [
  "base",
  "behaviour",
  "builtins",
  "campaigns",
  "chainloop",
  "cli",
  "docs",
  "engine",
  "evidence",
  "examples",
  "gate",
  "http",
  "policies",
  "runtime",
  "scripts",
  "server",
  "testing",
  "tooling",
  "trust",
];
/** Their code runs in a context of `node:vm`, as in Jest: values of Node itself have other classes there. */
const OTHER_REALM = testsOf(["realms"]);
const SHARED = testsOf(SHARED_ROOMS).concat("test/*.test.ts");
const OTHER_ROOMS = readdirSync(at("./test"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && ![...SHARED_ROOMS, "realms"].includes(entry.name))
  .map(({ name }) => name);
/** Tests that replace modules or timers, change the process or count what it loads. */
const ISOLATED = "test/**/*.isolated.test.ts";

/** Small files that take long. A run that knows no times begins with the largest files, and would end with one of these alone. */
const LONG = [
  "test/server/queue/kill.test.ts",
  "test/cli/kill-writes.test.ts",
  "test/examples/rego-tests.test.ts",
  "test/examples/action-install.test.ts",
  "test/engine/browser/bundle.test.ts",
  "test/campaigns/differential/run-differential.test.ts",
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const long = new Set(LONG.map((path) => at(`./${path}`)));
    // Those of the first project stay before those of the second: between files of one, a process is not started anew.
    const rank = ({ project, moduleId }: TestSpecification): number =>
      (project.config.isolate ? 0 : 2) + (long.has(moduleId) ? 0 : 1);
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}

for (const path of LONG) {
  if (!existsSync(at(`./${path}`)))
    throw new Error(`vitest.config.ts: there is no ${path}; where has it gone?`);
}

export default defineConfig(({ mode }) => ({
  resolve: {
    alias: [
      ...entries.map(({ specifier, source }) => ({
        find: new RegExp(`^${specifier}$`),
        replacement: at(source),
      })),
      // VS Code provides it to its extensions; there is no such package.
      { find: /^vscode$/, replacement: at("./test/editors/vscode/fake-vscode.ts") },
    ],
  },
  test: {
    // Many tests wait for processes, servers and Redis: with one more than there are processors, a tenth of the processors' time was left.
    maxWorkers: availableParallelism() + 2,
    // V8 would optimise opa-core's start in the background of every test file, which is half of the time that tests take.
    // With hot functions alone optimized, where a stack ends would depend on what ran in the process before.
    execArgv: ["--liftoff-only"],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        mode,
        test: {
          name: "one process",
          include: SHARED,
          exclude: [ISOLATED],
          // opa-core is unpacked, compiled and started once for a worker instead of once for a file: a second each.
          isolate: false,
        },
      },
      {
        extends: true,
        mode,
        test: { name: "a process each", include: [...testsOf(OTHER_ROOMS), ISOLATED] },
      },
      { extends: true, mode, test: { name: "another realm", include: OTHER_REALM, pool: "vmForks" } },
    ],
    // The projects transform the same sources, and so does the next run.
    experimental: { fsModuleCache: true, fsModuleCachePath: at("./node_modules/.cache/vitest") },
    globalSetup: ["test/prepare-files.ts"],
    setupFiles: ["test/setup.ts"],
    // Of a test that hangs; what is slow on a busy machine with two cores is not wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Vitest's second is too short for a first request over gRPC on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    // Tests must not see the developer's own service or login, nor the developer's own cache.
    env: {
      REGOHOST_CACHE: "off",
      SERVICE_TOKEN: "",
      SERVICE_BASE_URL: "",
      SERVICE_GRPC_URL: "",
      SERVICE_PLATFORM_URL: "",
      SERVICE_ORGANIZATION: "",
      SERVICE_CA: "",
    },
  },
}));
