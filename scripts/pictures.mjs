// Takes the screenshots in docs/pictures/: the HTML report and the playground, in light and dark colours and on a
// phone. Look at them before they are committed. Needs Chromium, whose path CHROMIUM may contain: `npm run pictures`.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { portOf } from "./free-port.mjs";
import { buildPlayground, servePlayground } from "./playground.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PICTURES = join(ROOT, "docs/pictures");
const WIDE = { width: 1200, height: 860 };
const LOOKS = /** @type {const} */ ({
  light: { viewport: WIDE, colorScheme: "light" },
  dark: { viewport: WIDE, colorScheme: "dark" },
  phone: { viewport: { width: 375, height: 812 }, colorScheme: "light" },
});

const FILES = {
  "images.rego": `package images

# METADATA
# title: Images are named by their digest
# description: A tag may be moved to another image.
# custom:
#  severity: high
deny contains {"msg": msg, "path": ["spec", "containers", i, "image"]} if {
	some i, container in input.spec.containers
	not contains(container.image, "@sha256:")
	msg := $"{container.name}: {container.image} is not named by its digest"
}

warn contains {"msg": msg, "path": ["spec", "containers", i]} if {
	some i, container in input.spec.containers
	not container.resources.limits.memory
	msg := $"{container.name} has no limit of memory"
}
`,
  "owners.rego": `package owners

# METADATA
# title: A pod has an owner
deny contains {"msg": "the label owner is missing", "path": ["metadata", "labels", "owner"]} if not input.metadata.labels.owner
`,
  "web.yaml": `metadata:
  name: web
  labels: { app: shop }
spec:
  containers:
    - name: web
      image: registry.example.com/shop/web:v3
`,
  "log.json": JSON.stringify({
    metadata: { name: "log", labels: { owner: "ada" } },
    spec: {
      containers: [
        {
          name: "log",
          image: `registry.example.com/log@sha256:${"9f86d081".repeat(8)}`,
          resources: { limits: { memory: "64Mi" } },
        },
      ],
    },
  }),
};

/** Creates a report with failures, a warning and a pass. @returns its URL. */
function makeReport(/** @type {string} */ folder) {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const policies = ["-p", "images.rego", "-p", "owners.rego"];
  const cli = join(ROOT, "dist/cli.js");
  const args = [cli, "gate", ...policies, "web.yaml", "log.json", "-o", "html=report.html"];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  if (status !== 1) throw new Error(`the gate ended with ${String(status)}: ${stderr}`);
  return pathToFileURL(join(folder, "report.html")).href;
}

const folder = mkdtempSync(join(tmpdir(), "regohost-pictures-"));
const playground = ".bench/pictures";
await buildPlayground(playground);
const server = servePlayground(playground);
await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
try {
  const pages = { report: makeReport(folder), playground: `http://127.0.0.1:${String(portOf(server))}/` };
  for (const [look, options] of Object.entries(LOOKS)) {
    const context = await browser.newContext(options);
    for (const [name, address] of Object.entries(pages)) {
      const page = await context.newPage();
      await page.goto(address);
      await page.getByText("FAIL").first().waitFor({ timeout: 60_000 });
      await page.screenshot({ path: join(PICTURES, `${name}-${look}.png`) });
    }
    await context.close();
  }
} finally {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true });
}
