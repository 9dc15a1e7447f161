import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { ExtensionContext } from "vscode";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { activate, deactivate } from "../../../editors/vscode/src/extension.js";
import { cacheFolder } from "../../cache-folder.js";
import { buildCli } from "../../cli/build-cli.js";
import { makeFolder } from "../../cli/run.js";
import { fake, FakeDocument } from "./fake-vscode.js";

interface ClientOptions {
  middleware: { provideCodeLenses: (...args: unknown[]) => Promise<unknown> };
}

const clients: {
  server: () => Promise<ChildProcess>;
  options: ClientOptions;
}[] = [];

vi.mock("vscode-languageclient/node", () => ({
  LanguageClient: class {
    constructor(_id: string, _name: string, server: never, options: never) {
      clients.push({ server, options });
    }
    start(): Promise<void> {
      return Promise.resolve();
    }
    stop(): Promise<void> {
      clients.pop();
      return Promise.resolve();
    }
  },
}));

const FILES = {
  "policies/release.rego": `package release

deny contains "not ok" if not input.ok
`,
  "policies/release_test.rego": `package release_test

import data.release

test_denies if release.deny == {"not ok"} with input as {}
test_prints if {
	print("\\u001b[31m")
	count(release.deny) == 2
}
test_calls if service.discover("sha256:00", "").digest == "x"
`,
  "policies/input.json": '{"ok": false}',
  "language-server": "setInterval(() => undefined, 1_000);",
};

/** Starts the extension in a folder. @returns a function that opens one of its files in the editor. */
async function start(
  settings: Record<string, unknown> = {},
  files: Record<string, string> = {},
): Promise<(path: string) => FakeDocument> {
  fake.folder = await makeFolder({ ...FILES, ...files });
  fake.settings.clear();
  const defaults = {
    "regohost.path": await buildCli(),
    "regohost.paths": ["policies"],
    "regohost.check.enabled": false,
    "regohost.regal.enabled": false,
  };
  for (const [name, value] of Object.entries({ ...defaults, ...settings })) fake.settings.set(name, value);
  await activate({ subscriptions: [] } as unknown as ExtensionContext);
  return (path) => {
    const document = new FakeDocument(join(fake.folder, path));
    fake.open(document);
    fake.editor = {
      document,
      selection: { active: { line: 2 } },
      setDecorations: (_type: unknown, decorations: typeof fake.decorations) =>
        (fake.decorations = decorations),
    };
    return document;
  };
}

beforeEach(() => {
  vi.stubEnv("REGOHOST_CACHE", cacheFolder());
  fake.isTrusted = true;
  fake.editor = undefined;
  fake.lenses = () => [];
  for (const list of [fake.messages, fake.run, clients]) list.length = 0;
  for (const known of [fake.commands, fake.extensions, fake.diagnostics]) known.clear();
});

afterEach(() => {
  vi.unstubAllEnvs();
  fake.forgetExtension();
});

describe("a folder that is not trusted", () => {
  it("runs nothing", async () => {
    fake.isTrusted = false;
    const open = await start({ "regohost.regal.enabled": true, "regohost.regal.path": process.execPath });
    expect(fake.lenses(open("policies/release.rego"))).toEqual([]);
    expect([clients.length, fake.commands.size]).toEqual([0, 0]);
  });

  it("is stated in the manifest", () => {
    const manifest = JSON.parse(readFileSync("editors/vscode/package.json", "utf8")) as {
      capabilities: Record<string, { supported: boolean }>;
    };
    expect(manifest.capabilities["untrustedWorkspaces"]?.supported).toBe(false);
  });
});

describe("a policy", () => {
  it("has lenses, and a value beside the rule at the cursor, with the nearest input", async () => {
    const open = await start();
    const document = open("policies/release.rego");
    await expect
      .poll(() => fake.lenses(document).map(({ command }) => command.title))
      .toEqual(["Evaluate", "Evaluate"]);
    await fake.commands.get("regohost.evaluate")?.();
    expect(fake.messages).toEqual([]);
    expect(fake.decorations[0]?.renderOptions.after.contentText).toBe(' => [ "not ok" ]');
  });

  it("has its errors at their lines, also when it is evaluated", async () => {
    const wrong = 'package wrong\n\nx := service.discover(1, "")\n';
    const open = await start({ "regohost.check.enabled": true }, { "policies/wrong.rego": wrong });
    const document = open("policies/wrong.rego");
    await expect
      .poll(() => fake.diagnostics.get(document.uri.fsPath))
      .toMatchObject([{ code: "rego_type_error", source: "regohost", range: { args: [2, 5, 2, 5] } }]);
    await expect.poll(() => fake.lenses(document).length).toBe(2);
    await fake.commands.get("regohost.evaluate")?.();
    expect(fake.messages).toEqual([expect.stringContaining("wrong.rego:3:6: rego_type_error")]);
  });
});

describe("a file of tests", () => {
  it("has lenses that run them, with outcomes and prints", async () => {
    const open = await start();
    const document = open("policies/release_test.rego");
    await expect.poll(() => fake.lenses(document).length).toBe(5);
    expect(fake.lenses(document).map(({ command }) => command.title)).toEqual([
      "Evaluate",
      "Run tests",
      "Run test",
      "Run test",
      "Run test",
    ]);
    const { command } = fake.lenses(document)[1] ?? { command: { command: "", arguments: [] } };
    await fake.commands.get(command.command)?.(...command.arguments);
    expect(fake.run).toEqual([
      "passed test_denies",
      'printed "\\\\u001b[31m\\r\\n"',
      "failed test_prints: the test is not true",
      expect.stringContaining("errored test_calls: eval_builtin_error: service.discover"),
      "end",
    ]);
  });

  it("runs with all others before it was opened, except for excluded ones", async () => {
    const again =
      "package again_test\n\ntest_a if true\ntest_a if false\ntodo_test_b if false\ntest_c if true\n";
    await start({}, { "policies/again_test.rego": again });
    fake.found = ["policies/release_test.rego", "policies/again_test.rego"];
    await fake.runTests({ exclude: [] });
    expect(fake.run).toHaveLength(8);
    expect(fake.run).toEqual(
      expect.arrayContaining(["failed test_a: the test is not true", "skipped todo_test_b", "passed test_c"]),
    );
    fake.run.length = 0;
    const [first, second] = [...fake.items.values()];
    await fake.runTests({ exclude: [first, second?.children.get("data.again_test.test_c")] });
    expect(fake.run.map((line) => line.split(":")[0]).sort()).toEqual([
      "end",
      "failed test_a",
      "skipped todo_test_b",
    ]);
  });

  it("reports Rego with errors at the chosen test only", async () => {
    const open = await start({}, { "policies/wrong.rego": "package wrong\n\nx := y" });
    const document = open("policies/release_test.rego");
    await expect.poll(() => fake.lenses(document).length).toBe(5);
    await fake.commands.get("regohost.runTests")?.(document.uri, "data.release_test.test_denies");
    expect(fake.run).toEqual([
      expect.stringMatching(/^errored test_denies: .*rego_unsafe_var_error/s),
      "end",
    ]);
  });
});

describe("Regal", () => {
  it("starts in the folder, without the lenses that evaluate", async () => {
    await start({ "regohost.regal.enabled": true, "regohost.regal.path": process.execPath });
    const server = await clients[0]?.server();
    expect(server?.spawnargs).toEqual([process.execPath, "language-server"]);
    const lens = (command: string): object => ({ command: { command } });
    const lenses = await clients[0]?.options.middleware.provideCodeLenses({}, {}, () => [
      lens("regal.eval"),
      lens("regal.debug"),
    ]);
    expect(lenses).toEqual([lens("regal.debug")]);
    const ended = once(server ?? process, "exit");
    await deactivate();
    expect(clients).toEqual([]);
    // It would run on: it is found in the folder, and ends by the signal alone.
    expect(await ended).toEqual([null, "SIGTERM"]);
  });

  it.each([
    ["is switched off", { "regohost.regal.enabled": false }, []],
    ["is not installed", { "regohost.regal.path": "./no-regal" }, []],
    ["is started by OPA's extension", {}, ["tsandall.opa"]],
  ])("does not start when it %s", async (_, settings, extensions) => {
    for (const id of extensions) fake.extensions.add(id);
    await start({ "regohost.regal.enabled": true, "regohost.regal.path": process.execPath, ...settings });
    expect(clients).toEqual([]);
  });

  it("has another title beside the lens of OPA's extension", async () => {
    fake.extensions.add("tsandall.opa");
    const open = await start();
    const document = open("policies/release.rego");
    await expect.poll(() => fake.lenses(document)[0]?.command.title).toBe("Evaluate with regohost");
  });

  it("gets a capabilities file, and settings only where it has none", async () => {
    await start();
    await fake.commands.get("regohost.writeRegalFiles")?.();
    expect(readFileSync(join(fake.folder, ".regal/config.yaml"), "utf8")).toContain(
      "file: .regal/capabilities.json",
    );
    expect(readFileSync(join(fake.folder, ".regal/capabilities.json"), "utf8")).toContain("service.discover");
    await rm(join(fake.folder, ".regal/capabilities.json"));
    await fake.commands.get("regohost.writeRegalFiles")?.();
    expect(readFileSync(join(fake.folder, ".regal/capabilities.json"), "utf8")).toContain("service.discover");
    expect(fake.messages).toEqual([
      expect.stringContaining("reads"),
      expect.stringContaining("must name it"),
    ]);
  });
});
