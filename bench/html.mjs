import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { performance } from "node:perf_hooks";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { loadGate, writeReport } from "regohost/gate";
import { median, reached } from "./print-table.mjs";

const FINDINGS = 10_000;
const RUNS = 5;
const TARGET_MS = 2000;

/** Where distributions put Chromium; `CHROMIUM` names another one. */
const CHROMIUM = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find((path) => path !== undefined && existsSync(path));

const POLICY = `package licences

# METADATA
# title: Every package has a licence
# description: A package without a licence may not be given on.
# custom: {severity: medium}
deny contains {"msg": msg, "path": ["components", i, "name"]} if {
	some i, component in input.components
	not component.licence
	msg := sprintf("%s %s has no licence", [component.name, component.version])
}
`;

/** The report of `gate -o html` with as many findings, each with the part of the file's one line that it is about. */
async function reportHtml(folder) {
  const components = Array.from({ length: FINDINGS }, (_, index) => ({
    name: `@scope/package-${index}`,
    version: `1.${index % 100}.${index % 7}`,
  }));
  await writeFile(join(folder, "sbom.json"), JSON.stringify({ components }));
  const gate = await loadGate({ files: { "licences.rego": POLICY } }, { cwd: folder });
  try {
    const report = await gate.judge([{ path: "sbom.json" }], { trail: true, record: true });
    const found = report.results.reduce((sum, { violations }) => sum + violations.length, 0);
    if (found !== FINDINGS) throw new Error(`${found} findings instead of ${FINDINGS}`);
    const startedAt = performance.now();
    const html = await writeReport(report, "html");
    const marks = html.split("<mark>").length - 1;
    if (marks !== FINDINGS) throw new Error(`${marks} columns are marked instead of ${FINDINGS}`);
    return { html, writeMs: performance.now() - startedAt };
  } finally {
    await gate.close();
  }
}

/** How long a new page takes until it is loaded and has been drawn. */
async function openingMs(browser, url) {
  const page = await browser.newPage();
  const startedAt = performance.now();
  await page.goto(url, { waitUntil: "load" });
  await page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))");
  const ms = performance.now() - startedAt;
  const shown = await page.locator("[data-finding]").count();
  await page.close();
  if (shown !== FINDINGS) throw new Error(`${shown} findings are on the page instead of ${FINDINGS}`);
  return ms;
}

/** The HTML report with 10,000 findings: how long it takes to write it, and until Chromium shows it. */
export async function measure() {
  const title = `The HTML report with ${FINDINGS} findings`;
  if (CHROMIUM === undefined)
    return { title, note: "skipped: no Chromium; install one, or name it in CHROMIUM", rows: [] };
  const folder = await mkdtemp(join(tmpdir(), "regohost-bench-"));
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    const { html, writeMs } = await reportHtml(folder);
    const file = join(folder, "report.html");
    await writeFile(file, html);
    const times = [];
    for (let run = 0; run < RUNS; run++) times.push(await openingMs(browser, pathToFileURL(file).href));
    const ms = median(times);
    return {
      title,
      note: `Findings in one line of JSON, each with the part around its column. Median of ${RUNS} new pages of Chromium without a window, until it is loaded and drawn.`,
      rows: [
        { what: "size, MB", value: html.length / 1e6 },
        { what: "written, ms", value: writeMs },
        {
          what: "open in Chromium, ms",
          value: ms,
          target: `≤ ${TARGET_MS}`,
          reached: reached(ms <= TARGET_MS),
        },
      ],
    };
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}
