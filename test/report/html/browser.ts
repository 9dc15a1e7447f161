import { existsSync } from "node:fs";
import { env } from "node:process";
import { chromium, type Browser } from "playwright-core";

/** Where distributions put Chromium; `CHROMIUM` names another one. */
const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Chromium on this machine, if any. */
export const chromiumPath = [...(env["CHROMIUM"] === undefined ? [] : [env["CHROMIUM"]]), ...PLACES].find(
  (path) => existsSync(path),
);

if (chromiumPath === undefined) {
  console.warn(
    "no Chromium: pages are not tested in a browser. Install one (apt install chromium), or name it in CHROMIUM",
  );
}

/** V8 would optimise opa-core in the background, which takes longer than what tests ask of it; nothing here needs a processor for graphics. */
const CHEAP = ["--js-flags=--liftoff-only", "--disable-gpu"];

/** Starts Chromium. Root, as in containers, has no sandbox. */
export function openBrowser(): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: chromiumPath ?? "",
    args: isRoot ? [...CHEAP, "--no-sandbox"] : CHEAP,
  });
}
