import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { entries } from "./scripts/entries.mjs";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Tests that have a process each: they start programs and threads, replace modules or timers, change the process, or count what
 * it loads. All others share one for each worker, so that vitest imports the sources, and opa-core starts, once for all of them.
 */
const ALONE = [
  "test/{behaviour,bundle-fuzz,demo,examples,otel,queue,runtime,runtime-fuzz,serve,trust}/**/*.test.ts",
  "test/cli/main.test.ts",
  "test/cli/terminal/progress.test.ts",
  "test/config/unreadable-home.test.ts",
  "test/engine/evaluate-sync-unloaded.test.ts",
  "test/engine/first-passes.test.ts",
  "test/engine/isolation/*.test.ts",
  "test/opa/core-tier.test.ts",
  "test/opa/core-calls.test.ts",
  "test/opa/core-module.test.ts",
  "test/source/glob.test.ts",
  "test/std/core-builtin.test.ts",
  "test/std/core-memory.test.ts",
  "test/std/needs-opa-core.test.ts",
  "test/testing/lazy-grpc.test.ts",
  "test/verify/mutations.test.ts",
];

export default defineConfig(({ mode }) => ({
  resolve: {
    alias: entries.map(({ specifier, source }) => ({
      find: new RegExp(`^${specifier}$`),
      replacement: at(source),
    })),
  },
  test: {
    // Vitest leaves one processor free, which of two is half.
    maxWorkers: "100%",
    // V8 would optimise opa-core's start in the background of every test file, which is half of the time that tests take.
    execArgv: ["--liftoff-only"],
    projects: [
      {
        extends: true,
        mode,
        test: { name: "one process", include: ["test/**/*.test.ts"], exclude: ALONE, isolate: false },
      },
      {
        extends: true,
        mode,
        test: { name: "a process each", include: ALONE },
      },
    ],
    globalSetup: ["test/prepare-files.ts"],
    setupFiles: ["test/setup.ts"],
    // Of a test that hangs; what is slow on a busy machine with two cores is not wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Tests must not see the developer's own service or login, nor what was compiled before.
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
