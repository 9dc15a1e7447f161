// Runs the extension in VS Code, over Regal's own server: `npm run check:editor -- --code-server FOLDER --regal FILE --node FILE`.
// FOLDER is the package code-server of npm with the dependencies of itself and of its lib/vscode (npm install --omit=dev
// --ignore-scripts is enough), which needs the Node of --node. Chromium shows the editor; its path may be in CHROMIUM.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import process from "node:process";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { freePort } from "./free-port.mjs";

const { values } = parseArgs({
  options: { "code-server": { type: "string" }, regal: { type: "string" }, node: { type: "string" } },
});
const { "code-server": server, regal, node = process.execPath } = values;
if (server === undefined || regal === undefined) {
  console.error("usage: npm run check:editor -- --code-server FOLDER --regal FILE [--node FILE]");
  process.exit(2);
}

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const READY_WITHIN_MS = 60_000;
const LENS = ".codelens-decoration a";
const FILES = {
  "policies/release.rego": `package release

deny contains "not ok" if not input.ok

attested if service.discover(input.digest, "").kind == "ATTESTATION"
`,
  "policies/release_test.rego": `package release_test

import data.release

test_denies if release.deny == {"not ok"} with input as {}
`,
  "policies/input.json": '{"ok": false}',
  ".regal/config.yaml": "capabilities:\n  from:\n    file: .regal/capabilities.json\n",
};

/** An error of types, and what only Regal's linter reports. Nothing is evaluated beside it. */
const WRONG = `package wrong

notSnakeCase := service.discover(1, "")
`;

const folder = mkdtempSync(join(tmpdir(), "regohost-editor-"));
const workspace = join(folder, "workspace");
const command = join(ROOT, "dist/cli.js");
const entry = join(resolve(server), "out/node/entry.js");
const places = ["--user-data-dir", join(folder, "data"), "--extensions-dir", join(folder, "extensions")];

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function run(file, args) {
  const { status, stdout, stderr } = spawnSync(file, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${file} ${args.join(" ")}: ${stderr}`);
  return stdout;
}

for (const [name, text] of Object.entries(FILES)) write(join(workspace, name), text);
write(join(workspace, ".regal/capabilities.json"), run(node, [command, "capabilities"]));
const settings = {
  "regohost.path": command,
  "regohost.paths": ["policies"],
  "regohost.regal.path": resolve(regal),
  "security.workspace.trust.enabled": false,
  "workbench.startupEditor": "none",
};
write(join(folder, "data/User/settings.json"), JSON.stringify(settings));

const port = await freePort();
const env = {
  ...process.env,
  XDG_CONFIG_HOME: folder,
  HOME: folder,
  PATH: [dirname(node), process.env["PATH"]].join(delimiter),
};
run(node, [
  entry,
  ...places,
  "--config",
  join(folder, "config.yaml"),
  "--install-extension",
  join(ROOT, "editors/vscode/dist/regohost.vsix"),
]);
const options = [
  "--auth",
  "none",
  "--bind-addr",
  `127.0.0.1:${port}`,
  "--disable-telemetry",
  "--disable-update-check",
];
const child = spawn(
  node,
  [entry, ...places, "--config", join(folder, "config.yaml"), ...options, workspace],
  { env, stdio: ["ignore", "pipe", "pipe"] },
);
let log = "";
for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (log += text));
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
let failed = 0;

async function check(what, holds) {
  let shown;
  for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until; await setTimeout(500)) {
    shown = await holds().catch((error) => error.message);
    if (shown === true) break;
  }
  if (shown !== true) failed++;
  console.log(`${shown === true ? "ok    " : "FAILED"} ${what}${shown === true ? "" : `: ${String(shown)}`}`);
}

try {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  const open = async (path) => {
    const uri = `vscode-remote://127.0.0.1:${port}${join(workspace, path)}`;
    const payload = JSON.stringify([["openFile", uri]]);
    const url = `http://127.0.0.1:${port}/?folder=${encodeURIComponent(workspace)}&payload=${encodeURIComponent(payload)}`;
    for (let tries = 0; ; tries++) {
      try {
        await page.goto(url);
        break;
      } catch (error) {
        if (tries === 60) throw error;
        await setTimeout(500);
      }
    }
  };
  const lenses = async () => page.locator(LENS).allTextContents();
  const has = (list, ...wanted) => wanted.every((one) => list.includes(one)) || JSON.stringify(list);
  await open("policies/release.rego");
  await check("a policy has lenses", async () => has(await lenses(), "Evaluate"));
  await check("a value is shown beside its rule", async () => {
    await page.locator(LENS, { hasText: "Evaluate" }).nth(1).click({ timeout: 2_000 });
    await setTimeout(2_000);
    // A decoration is the content of a style.
    const spans = "[...document.querySelectorAll('.view-line span')]";
    const contents = `${spans}.map((span) => getComputedStyle(span, "::after").content)`;
    const shown = /** @type {string[]} */ (await page.evaluate(contents));
    return shown.some((text) => text.includes("not ok")) || shown.join();
  });
  await open("policies/release_test.rego");
  await check("a test has its lens", async () => has(await lenses(), "Run test"));
  await check("a test passes beside its line", async () => {
    await page.locator(LENS, { hasText: "Run test" }).last().click({ timeout: 2_000 });
    await page.locator(".testing-run-glyph.codicon-testing-passed-icon").first().waitFor({ timeout: 10_000 });
    return true;
  });
  write(join(workspace, "policies/wrong.rego"), WRONG);
  await open("policies/wrong.rego");
  await page.locator(LENS).first().waitFor();
  await page.keyboard.press("Control+Shift+M");
  const problems = () => page.locator(".markers-panel").innerText();
  await check("an error of regohost check is a problem", async () => {
    const text = await problems();
    return text.includes("rego_type_error") || text;
  });
  await check("a finding of Regal's server is a problem", async () => {
    const text = await problems();
    return text.includes("regal/") || text;
  });
} finally {
  await browser.close();
  child.kill();
  if (failed > 0) console.log(log);
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;
