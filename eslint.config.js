import js from "@eslint/js";
import boundaries from "eslint-plugin-boundaries";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

/**
 * The rooms of the source, and what each may import besides itself. `lazy` may be imported for its types, and for
 * its values only with `await import()`, because those rooms are slow to load.
 */
const ROOMS = {
  errors: { files: ["src/errors.ts", "src/nearest.ts", "src/version.ts"], imports: [] },
  schema: { files: ["src/schema/**", "schemas/**"], imports: ["errors"] },
  rego: { files: "src/rego/**", imports: ["errors", "schema"] },
  builtins: { files: "builtins/**", imports: ["errors", "schema", "rego"] },
  config: { files: "src/config/**", imports: ["errors"] },
  client: { files: "src/client/**", imports: ["errors", "schema", "rego", "config"] },
  opa: { files: "src/opa/**", imports: ["errors", "rego"] },
  std: { files: "src/std/**", imports: ["errors", "rego", "opa"] },
  engine: { files: "src/engine/**", imports: ["errors", "rego", "std", "opa"] },
  "opa-wasm": { files: "src/opa-wasm/**", imports: ["errors", "rego", "std", "engine"] },
  compose: {
    files: "src/!(errors|nearest|version).ts",
    imports: ["errors", "schema", "rego", "builtins", "config", "client", "opa", "std", "engine"],
  },
  testing: { files: "src/testing/**", imports: ["errors", "schema", "rego", "compose"] },
  cli: {
    files: "src/cli/**",
    imports: ["errors", "rego"],
    lazy: ["compose", "config", "builtins", "client", "opa", "engine", "schema", "testing"],
  },
};

const toCategories = (rooms) => ({ file: { categories: { anyOf: rooms } } });

const policies = Object.entries(ROOMS).flatMap(([room, { imports, lazy = [] }]) => {
  const from = { file: { categories: room } };
  const allowed = [
    { from, allow: { to: toCategories([room, ...imports]) } },
    { from, allow: { to: { module: { origin: ["external", "core"] } } } },
  ];
  if (lazy.length > 0) {
    const to = toCategories(lazy);
    allowed.push(
      { from, allow: { to, dependency: { kind: ["type", "typeof"] } } },
      { from, allow: { to, dependency: { nodeKind: "dynamic-import" } } },
    );
  }
  return allowed;
});

export default defineConfig(
  globalIgnores([
    "dist/",
    "src/schema/proto/",
    ".bench/",
    "coverage/",
    "opa-core/",
    "examples/**/*.js",
    "test/**/fixtures/",
  ]),
  js.configs.recommended,
  {
    files: ["**/*.ts"],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "separate-type-imports" }],
      "@typescript-eslint/consistent-type-exports": "error",
      "@typescript-eslint/explicit-module-boundary-types": "error",
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Numbers and booleans read well in messages; objects, null and undefined do not.
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true, allowBoolean: true, allowNever: true },
      ],
      // `async` without `await` turns a throw into a rejection, which callers of a Promise expect.
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // What comes from callers in JavaScript is checked at run time, where the types say it cannot happen.
      "@typescript-eslint/no-unnecessary-condition": "off",
      "@typescript-eslint/no-unnecessary-type-conversion": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "@typescript-eslint/no-invalid-void-type": ["error", { allowAsThisParameter: true }],
      eqeqeq: ["error", "always"],
      "no-console": "error",
    },
  },
  {
    files: ["src/**/*.ts", "builtins/**/*.ts"],
    plugins: { boundaries },
    settings: {
      "import/resolver": { typescript: { project: "tsconfig.json" } },
      "boundaries/include": ["src/**", "builtins/**", "schemas/**"],
      "boundaries/files": Object.entries(ROOMS).map(([category, { files }]) => ({
        category,
        pattern: files,
      })),
      "boundaries/dependency-nodes": ["import", "export", "dynamic-import", "require"],
    },
    rules: {
      "boundaries/no-unknown-files": "error",
      "boundaries/dependencies": [
        "error",
        {
          default: "disallow",
          policies,
          message:
            "{{ from.file.categories }} must not import {{ to.file.categories }} here (see ROOMS in eslint.config.js)",
        },
      ],
    },
  },
  {
    files: ["test/**/*.ts", "bench/**/*.ts", "scripts/**/*.ts", "examples/**/*.ts"],
    rules: {
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/unbound-method": "off",
      "no-console": "off",
    },
  },
  {
    // A declaration describes what is there.
    files: ["**/*.d.ts"],
    rules: { "@typescript-eslint/no-extraneous-class": "off" },
  },
  {
    files: ["**/*.{js,mjs}"],
    languageOptions: {
      // What the Node that runs the linter defines.
      globals: Object.fromEntries(Object.getOwnPropertyNames(globalThis).map((name) => [name, "readonly"])),
    },
    // A file may name the globals it relies on.
    rules: { "no-redeclare": ["error", { builtinGlobals: false }] },
  },
);
