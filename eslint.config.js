import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

/** Never ends below `/proc`, where the system says that a folder does not exist whose parent does. */
const RECURSIVE_MKDIR = {
  selector: "CallExpression[callee.name=/^mkdir(?:Sync)?$/] Property[key.name='recursive']",
  message: "take makeFolder of base/host/make-folder.ts",
};

/** Tells nobody where the signal is aborted already: what waits for it waits for ever. */
const ABORT_LISTENER = {
  selector: "CallExpression[callee.property.name='addEventListener'][arguments.0.value='abort']",
  message: "take onAbort of base/async/on-abort.ts",
};

/** False for a value of another realm: the classes of Node's own values are others in a context of `node:vm`, such as those of Jest and Vitest. */
const OWN_REALM = {
  selector:
    "BinaryExpression[operator='instanceof']:matches(" +
    "[right.name=/^(?:Error|RangeError|SyntaxError|TypeError|DOMException|RegohostError|Uint8Array|Buffer|ArrayBuffer|Date|URL|Response|Map|Set|Promise|RegExp)$/], " +
    "[right.object.name='WebAssembly'][right.property.name!='Global'])",
  message: "take what src/base/realms.ts has for it, or isRegohostError",
};

/** The package would hold all of Zod, with its messages in 50 languages. */
const ALL_OF_ZOD = {
  selector: ":matches(ImportDeclaration, ImportExpression)[source.value=/^zod(?:\\u002F|$)/]",
  message: "import base/text/zod.ts",
};

/** The bundler takes these functions for pure and drops such a call, although it may throw: what it refuses would pass in the package. */
const DROPPED_CALL = {
  selector:
    ":matches(ExpressionStatement, ExpressionStatement > UnaryExpression) > " +
    "CallExpression:matches([callee.name=/^(?:(?:de|en)codeURI(?:Component)?|String|Boolean|Object|parseInt|isNaN)$/], " +
    "[callee.object.name=/^(?:Array|Math|Number|String|Symbol|URL|Date)$/])",
  message: "use its value: the bundler drops a call of this function whose value nobody uses",
};

/** Each argument is put on the stack: a RangeError when an input chose the length, from about 120,000 elements on. */
const SPREAD_LIST = {
  selector:
    "CallExpression[callee.property.name=/^(?:push|unshift|splice|concat|max|min|hypot|fromCharCode|fromCodePoint)$/] > SpreadElement",
  message: "take append, highest or lowest of src/base/lists.ts, or a loop",
};

/** Fails with an error of Node where the package is not installed. */
const BARE_PACKAGE = {
  selector:
    "ImportExpression[source.value=/^(?!\\.|node:)/]:not(" +
    "CallExpression[callee.name='loadPackage'] ImportExpression, FunctionDeclaration[id.name=/^(?:loadPackages|importUnpackTar)$/] ImportExpression, " +
    "FunctionDeclaration[id.name='loadQueuePackages'] ImportExpression)",
  message: "take loadPackage of base/load-package.ts",
};

/** Would let text of a policy, an input or a service act on a terminal, or on the log of a CI system. */
const STREAM_WRITE = {
  selector:
    "CallExpression[callee.property.name=/^(?:write|end)$/]" +
    ":matches([callee.object.name=/^std(?:out|err)$/], [callee.object.property.name=/^std(?:out|err)$/])" +
    ":not([arguments.0.type='Literal'])",
  message: "take writeOut of cli/terminal/cli-io.ts, or writeNote",
};

/** The meaning of a message is a member of its error, or a part of its message (base/message.ts). Those of V8 and OPA have only a text. */
const READ_MESSAGE = {
  selector:
    "CallExpression[callee.object.property.name='message']" +
    "[callee.property.name=/^(?:startsWith|endsWith|includes|indexOf|match|replace|search|slice|split|substring)$/]",
  message: "read no meaning out of a message, and rewrite none",
};

/** What no source may have. */
const EVERYWHERE = [
  RECURSIVE_MKDIR,
  ABORT_LISTENER,
  ALL_OF_ZOD,
  OWN_REALM,
  DROPPED_CALL,
  SPREAD_LIST,
  BARE_PACKAGE,
  READ_MESSAGE,
];

/** Other tests of the process would get the replaced module. */
const MODULE_MOCK = {
  selector: "CallExpression[callee.object.name=/^(?:vi|vitest)$/][callee.property.name=/^(?:mock|doMock)$/]",
  message: "name the file *.isolated.test.ts, which has a process of its own",
};

/** It is never run: the hooks of a suite are fixed before its first test. */
const LATE_HOOK = {
  selector:
    ":matches(:function[async=true], CallExpression[callee.name=/^before(?:All|Each)$/]) Identifier[name='afterAll']",
  message: "take cleanUpAfterAll of test/clean-up.ts",
};

export default defineConfig(
  globalIgnores([
    "dist/",
    "action/dist/",
    "editors/vscode/dist/",
    "examples/typed/policy-types.ts",
    "src/evidence/schema/proto/",
    "src/gate/inputs/compiled/*.js",
    ".bench/",
    "coverage/",
    "opa-core/",
    "parsers/",
    "examples/**/*.js",
    "test/**/fixtures/",
    "site/dist/",
    "site/reference/",
    "site/.vitepress/cache/",
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
    // The directions of imports are in rooms.js, for dependency-cruiser. What only the command line knows:
    files: ["src/**/*.ts", "builtins/**/*.ts"],
    ignores: ["src/cli/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "Identifier[name=/^(?:CommandError|CliIo|ExitCode|EXIT|toExitCode)$/]",
          message: "throw an error of src/base/errors.ts; terminals and exit codes belong to src/cli",
        },
        {
          selector:
            "MemberExpression[object.name='process'][property.name=/^(?:exit|exitCode|stdin|stdout|stderr)$/]",
          message: "terminals and exit codes belong to src/cli",
        },
        {
          selector: "Program > ExpressionStatement",
          message: "bundles leave it out of modules that are no entries, by sideEffects of package.json",
        },
        ...EVERYWHERE,
      ],
    },
  },
  {
    files: ["src/cli/**/*.ts"],
    rules: {
      "no-restricted-syntax": ["error", ...EVERYWHERE, STREAM_WRITE],
    },
  },
  {
    files: ["src/**/*.ts", "builtins/**/*.ts"],
    // The demo reads what npm has just written, for it alone.
    ignores: ["src/base/host/read-file.ts", "src/testing/demo/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: ["node:fs", "node:fs/promises"].map((name) => ({
            name,
            importNames: ["readFile"],
            message:
              "it waits for a pipe without end; take readRegularFile or readSmallFile of base/host/read-file.ts",
          })),
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
      "no-restricted-syntax": ["error", ABORT_LISTENER, LATE_HOOK, MODULE_MOCK],
    },
  },
  {
    files: ["test/**/*.isolated.test.ts"],
    rules: { "no-restricted-syntax": ["error", ABORT_LISTENER, LATE_HOOK] },
  },
  {
    // Its exports have the types of VS Code, which the tests import it as.
    files: ["test/editors/vscode/fake-vscode.ts"],
    rules: { "@typescript-eslint/explicit-module-boundary-types": "off" },
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
