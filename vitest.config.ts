import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^regohost$/, replacement: at("src/index.ts") },
      { find: /^regohost\/builtins$/, replacement: at("builtins/index.ts") },
      { find: /^regohost\/opa-wasm$/, replacement: at("src/opa-wasm/index.ts") },
      { find: /^regohost\/testing$/, replacement: at("src/testing/index.ts") },
    ],
  },
  test: {
    include: ["test/**/*.test.ts"],
    setupFiles: ["test/setup.ts"],
    // Of a test that hangs; what is slow on a busy machine with two cores is not wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Tests must not see the developer's own service or login.
    env: {
      SERVICE_TOKEN: "",
      SERVICE_BASE_URL: "",
      SERVICE_GRPC_URL: "",
      SERVICE_PLATFORM_URL: "",
      SERVICE_ORGANIZATION: "",
      SERVICE_CA: "",
    },
  },
});
