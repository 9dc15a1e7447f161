import { existsSync } from "node:fs";
import { env } from "node:process";
import { chromium, type Browser } from "playwright-core";

/** Paths of Chromium in distributions; `CHROMIUM` overrides them. */
const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Chromium on this machine, if any.
 *
 * @throws Error without one if `REGOHOST_NEED_BROWSER` is 1, which is set where tests must not be skipped.
 */
export function findChromium(
  { CHROMIUM: named, REGOHOST_NEED_BROWSER: isNeeded }: Readonly<Record<string, string | undefined>>,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  const found = [...(named === undefined ? [] : [named]), ...PLACES].find((path) => exists(path));
  if (found === undefined && isNeeded === "1") {
    throw new Error(
      "REGOHOST_NEED_BROWSER is 1, and there is no Chromium. Install one (apt install chromium), or name it in CHROMIUM",
    );
  }
  return found;
}

/** The path of Chromium; `undefined` without one, and its tests are skipped. */
export const chromiumPath = findChromium(env);

if (chromiumPath === undefined) {
  console.warn(
    "no Chromium: pages are not tested in a browser. Install one (apt install chromium), or name it in CHROMIUM",
  );
}

/**
 * Each window would load pages of its address bar, which take ten times the processor time of a test's page. The others
 * are those that Playwright disables and a test could notice: Chromium reads only the last of these switches.
 */
const NOT_NEEDED = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
];

/**
 * V8 would optimise opa-core in the background, which takes longer than the tests' evaluations; nothing here needs a
 * processor for graphics.
 */
const CHEAP = ["--js-flags=--liftoff-only", "--disable-gpu", `--disable-features=${NOT_NEEDED.join(",")}`];

/** Starts Chromium. Root, as in containers, has no sandbox. */
export function openBrowser(): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: chromiumPath ?? "",
    args: isRoot ? [...CHEAP, "--no-sandbox"] : CHEAP,
  });
}
