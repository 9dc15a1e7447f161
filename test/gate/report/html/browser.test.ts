import { expect, it } from "vitest";
import { findChromium } from "./browser.js";

const NEEDED = { REGOHOST_NEED_BROWSER: "1" };

it.each<[env: Record<string, string>, there: string[], found: string | undefined]>([
  [{}, [], undefined],
  [{ REGOHOST_NEED_BROWSER: "" }, [], undefined],
  [{ REGOHOST_NEED_BROWSER: "0" }, [], undefined],
  [NEEDED, ["/usr/bin/google-chrome"], "/usr/bin/google-chrome"],
  [{ ...NEEDED, CHROMIUM: "/opt/c" }, ["/usr/bin/chromium", "/opt/c"], "/opt/c"],
  [{ CHROMIUM: "/opt/c" }, ["/usr/bin/chromium"], "/usr/bin/chromium"],
])("with %j and %j it is %s", (env, there, found) => {
  expect(findChromium(env, (path) => there.includes(path))).toBe(found);
});

it.each([NEEDED, { ...NEEDED, CHROMIUM: "/opt/c" }])("with %j none is a failure", (env) => {
  expect(() => findChromium(env, () => false)).toThrow(
    /REGOHOST_NEED_BROWSER is 1, and there is no Chromium/,
  );
});
