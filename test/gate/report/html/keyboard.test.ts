import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeFinding } from "../../../../src/gate/finding.js";
import { toGateReport, type GateReport, type GateResult } from "../../../../src/gate/gate-report.js";
import { plainRule } from "../../../../src/gate/gate-rule.js";
import { Recording } from "../../../../src/engine/recording/recording.js";
import { writeReport } from "../../../../src/gate/report/write-report.js";
import { parseJson } from "../../../../src/base/terms/parse-term.js";
import { cleanUpAfterAll } from "../../../clean-up.js";
import { makeFolder } from "../../../cli/run.js";
import { gateResult } from "../gate-result.js";
import { chromiumPath, openBrowser } from "./browser.js";

/** A report with each thing that a keyboard reaches. */
function reportOfAll(): GateReport {
  const found = (message: string, level: "error" | "warning"): GateResult["violations"][number] => ({
    ...describeFinding({ rule: "deny", message, value: parseJson('""') }, "", new Map(), level),
    about: plainRule("p", "deny"),
  });
  const result = gateResult({
    outcome: "fail",
    violations: [found("it is refused", "error")],
    warnings: [found("it is old", "warning")],
    explanation: { mode: "fails", lines: ["a line"], omitted: 0 },
    calls: 1,
  });
  const call = {
    builtin: "acme.owner",
    args: ["a"],
    outcome: "value" as const,
    used: true,
    effect: false,
    startMs: 0,
    ms: 1,
    attempts: 1,
    cached: false,
    round: 1,
  };
  return {
    ...toGateReport([result], [{ policy: "p", source: "p.rego" }]),
    trail: {
      time: new Date(0),
      sources: new Map(),
      decisions: [{ input: "in.json", policy: "p", calls: [call] }],
    },
    recording: new Recording({ nowNs: 0n }, [
      { name: "acme.owner", args: '["a"]', answer: { kind: "value", json: '{"owner":"ada"}' } },
    ]),
  };
}

/** What has the focus, as a reader would name it; an empty text for nothing. A script, for the page. */
const FOCUSED = `(() => {
  const at = document.activeElement;
  if (at === null || at === document.body) return "";
  const name = at.getAttribute("aria-label") ?? at.closest("label")?.textContent ?? at.textContent;
  return at.tagName.toLowerCase() + ": " + name.trim().replaceAll(/\\s+/g, " ");
})()`;

/** Whether what has the focus is in the window and shows it. A script, for the page. */
const SHOWS_FOCUS = `(() => {
  const at = document.activeElement;
  const { left, right, top, bottom } = at.getBoundingClientRect();
  const isInWindow = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return isInWindow && getComputedStyle(at).outlineStyle !== "none";
})()`;

const SKIP = "a: Skip to the findings";
const FILTER = "input: Filter findings";

describe.skipIf(chromiumPath === undefined)("the HTML report from the keyboard", () => {
  let browser: Browser;
  let path: string;
  const cleanUp = cleanUpAfterAll();
  beforeAll(async () => {
    browser = await openBrowser();
    path = join(await makeFolder({}, cleanUp), "report.html");
    await writeFile(path, await writeReport(reportOfAll(), "html"));
  });
  afterAll(async () => {
    await browser.close();
  });

  async function open(): Promise<Page> {
    const page = await browser.newPage();
    await page.goto(pathToFileURL(path).href);
    return page;
  }

  /** Presses a key, and says what has the focus then. */
  async function press(page: Page, key: string): Promise<string> {
    await page.keyboard.press(key);
    return page.evaluate<string>(FOCUSED);
  }

  /** Presses Tab until what is named has the focus. */
  async function tabTo(page: Page, name: RegExp): Promise<void> {
    for (let presses = 0; presses < 40; presses++) if (name.test(await press(page, "Tab"))) return;
    throw new Error(`Tab does not reach ${String(name)}`);
  }

  it("reaches everything in the order of the page, and shows where it is", async () => {
    const page = await open();
    const walked: string[] = [];
    for (let at = await press(page, "Tab"); at !== "" && walked.length < 40; at = await press(page, "Tab")) {
      expect([at, await page.evaluate<boolean>(SHOWS_FOCUS)]).toEqual([at, true]);
      walked.push(at);
    }
    expect(walked).toEqual([
      SKIP,
      "a: Findings",
      "a: Explanations",
      "a: Calls",
      "a: Recorded answers",
      FILTER,
      "input: violations (1)",
      "input: warnings (1)",
      "summary: fail in.json1 violation · 1 warning · 1 call · 1 ms",
      "summary: fail p · in.json1 line",
      "summary: p · in.json1 call in 1 round, 1 ms",
      "div: Calls of p for in.json",
      "summary: value acme.owner(string)15 B",
    ]);
    await page.keyboard.press("Tab");
    for (const at of walked.toReversed()) expect(await press(page, "Shift+Tab")).toBe(at);
    await page.close();
  });

  it("skips to the findings", async () => {
    const page = await open();
    expect(await press(page, "Tab")).toBe(SKIP);
    await page.keyboard.press("Enter");
    expect(new URL(page.url()).hash).toBe("#findings");
    expect(await press(page, "Tab")).toBe(FILTER);
    await page.close();
  });

  it("hides and shows a kind of findings with the space bar", async () => {
    const page = await open();
    const shown = page.locator("[data-finding=warning]:not([hidden])");
    await tabTo(page, /^input: warnings/);
    await page.keyboard.press("Space");
    await expect.poll(() => shown.count()).toBe(0);
    await page.keyboard.press("Space");
    await expect.poll(() => shown.count()).toBe(1);
    await page.close();
  });

  it.each(["Enter", "Space"])("opens and closes with %s what is closed", async (key) => {
    const page = await open();
    const body = page.locator("#answers details .body");
    await tabTo(page, /^summary: .*acme\.owner/);
    expect(await body.isVisible()).toBe(false);
    await page.keyboard.press(key);
    expect(await body.isVisible()).toBe(true);
    expect(await body.innerText()).toContain("ada");
    await page.keyboard.press(key);
    expect(await body.isVisible()).toBe(false);
    await page.close();
  });
});
