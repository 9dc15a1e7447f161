import type { Server } from "node:http";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildPlayground, servePlayground } from "../../../scripts/playground.mjs";
import { chromiumPath, openBrowser } from "../../gate/report/html/browser.js";

const DIR = ".bench/playground-test";
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** A page with what it asked for and complained about. */
interface Opened {
  page: Page;
  asked: string[];
  complaints: string[];
}

/** Runs where it is read as HTML or as a script, and is no JSON. */
const HOSTILE = `</textarea></pre><img src=x onerror="window.pwned=1"><script>window.pwned=1</script>`;

describe.skipIf(chromiumPath === undefined)("the playground", () => {
  let server: Server;
  let base: string;
  let browser: Browser;
  /** The page of the tests that do not load it anew: its worker takes seconds to start. */
  let shared: Opened;
  let examples = 0;

  beforeAll(async () => {
    await buildPlayground(DIR);
    server = servePlayground(DIR);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
    browser = await openBrowser();
    shared = await open();
  });

  afterAll(async () => {
    await browser.close();
    server.close();
  });

  /** What the page says and shows when its status is this. */
  async function shown(page: Page, expected: RegExp): Promise<string> {
    const status = page.locator("#status").filter({ hasText: expected });
    await status.waitFor({ timeout: 60_000 });
    return page.locator("#report").innerText();
  }

  async function open(fragment = ""): Promise<Opened> {
    const page = await browser.newPage();
    const asked: string[] = [];
    const complaints: string[] = [];
    page.on("request", (made) => asked.push(made.url()));
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(base + fragment);
    return { page, asked, complaints };
  }

  /** Puts a text in the place of what an editor holds, as somebody who pastes it does. */
  const textOf = (page: Page, name: string): Promise<string> =>
    page.evaluate<string>(`document.getElementById("${name}").value`);

  /** On a busy machine the editor may learn too late that all of its text is selected, and keeps it. */
  const fill = (page: Page, name: string, text: string): Promise<void> =>
    expect
      .poll(async () => {
        await page.locator(`#${name} .cm-content`).fill(text);
        return (await textOf(page, name)).trimEnd();
      })
      .toBe(text.trimEnd());

  /** The shared page, which judges its example again: an address that holds no texts brings it back. */
  async function openExample(): Promise<Opened> {
    await shared.page.evaluate(`
      for (const editor of document.querySelectorAll("text-editor")) editor.value = "";
      document.getElementById("status").textContent = "";
      location.hash = "none-${String(++examples)}";`);
    // It is the last of the texts.
    await expect.poll(() => textOf(shared.page, "answers"), { timeout: 30_000 }).not.toBe("");
    return shared;
  }

  it.each(["light", "dark"] as const)(
    "judges its example, and can be read by everybody in %s colours",
    async (scheme) => {
      const { page, asked, complaints } = await openExample();
      await page.emulateMedia({ colorScheme: scheme });
      const text = await shown(page, /^FAIL/);
      expect(text).toMatch(/sha256:b has no attestation.*line 7/);
      expect(text).toMatch(/Round 1[^]*"sha256:a"[^]*"sha256:b"[^]*Round 2[^]*"sha256:c","ATTESTATION"/);
      await page.evaluate(AXE);
      const found = await page.evaluate<{ violations: { id: string }[] }>("axe.run()");
      expect(found.violations.map(({ id }) => id)).toEqual([]);
      expect(complaints).toEqual([]);
      expect(asked.filter((url) => !url.startsWith(base) && !url.startsWith("data:"))).toEqual([]);
    },
    120_000,
  );

  it.each([
    ["phone", { width: 375, height: 812 }],
    ["wide screen", { width: 1200, height: 700 }],
  ])(
    "keeps verdict and findings in sight on a %s, and shows the line of a finding beside them",
    async (_, viewport) => {
      const { page } = await openExample();
      await page.setViewportSize(viewport);
      await shown(page, /^FAIL/);
      const [status, finding] = [page.locator("#status"), page.locator("#report li").first()];
      const isSeen = async (): Promise<boolean> => {
        const boxes = await Promise.all([status, finding].map((one) => one.boundingBox()));
        return boxes.every((box) => box !== null && box.y >= 0 && box.y + box.height <= viewport.height);
      };
      for (const at of ["policy", "answers"]) {
        await page.locator(`#${at} .cm-line`).first().click();
        expect(await isSeen()).toBe(true);
      }
      await page.getByRole("button", { name: "line 7" }).first().click();
      const line = page.locator("#policy .cm-line").nth(6);
      // Nothing lies over it.
      await line.click({ trial: true, timeout: 5_000 });
      expect(await isSeen()).toBe(true);
      const isWide = await page.evaluate<boolean>(
        "document.documentElement.scrollWidth > document.documentElement.clientWidth",
      );
      expect(isWide).toBe(false);
      await page.setViewportSize({ width: 1280, height: 720 });
    },
    120_000,
  );

  it("names each call that has no answer, takes one, and asks for those of the next round", async () => {
    const { page } = await openExample();
    await shown(page, /^FAIL/);
    await fill(page, "answers", "");
    const text = await shown(page, /^UNDECIDED/);
    expect(text.match(/Add an answer/g)).toHaveLength(2);
    expect(text).not.toContain("Round 2");
    for (const digest of ["sha256:a", "sha256:b"]) {
      await page.getByRole("button", { name: `Add an answer to service.discover("${digest}","")` }).click();
      await page.keyboard.type(`{"references": [{"digest": "sha256:c", "kind": "ATTESTATION"}]}`);
      await page.locator("#report summary").first().waitFor();
    }
    const next = page.getByRole("button", {
      name: 'Add an answer to service.discover("sha256:c","ATTESTATION")',
    });
    await next.click();
    expect(await page.evaluate("document.activeElement.id")).toBe("answers");
    await page.keyboard.type(`{"metadata": {"builder": "ci.example.com"}}`);
    await shown(page, /^PASS/);
  }, 120_000);

  it.each([
    ["Licences", /left-pad 1\.3\.0 has the licence WTFPL[^]*inhouse names no licence/],
    ["Kubernetes", /web: may run as root[^]*web: the image is not named by its digest/],
    ["Terraform", /aws_s3_bucket_acl\.site is public/],
  ])(
    "judges the example %s when it is chosen",
    async (name, expected) => {
      const { page } = await openExample();
      await shown(page, /^FAIL/);
      const label = await page.locator("#example option").filter({ hasText: name }).innerText();
      await page.selectOption("#example", { label });
      await page.locator("#report").filter({ hasText: expected }).waitFor({ timeout: 60_000 });
      await page.selectOption("#example", { index: 0 });
    },
    120_000,
  );

  it("colours what is typed, and breaks no rule of its page by it", async () => {
    const { page, complaints } = await open();
    await shown(page, /^FAIL/);
    // Chromium itself would make a style of the text that is typed over.
    await page.evaluate('document.getElementById("policy").value = ""');
    await page.locator("#policy .cm-content").focus();
    await page.keyboard.type('package gate\n\ndeny contains "x" if unknown(1)');
    await shown(page, /^ERROR: rego_invalid/);
    const [keyword, name] = await page.evaluate<string[]>(`
      [...document.querySelector("#policy").shadowRoot.querySelectorAll(".cm-line span")]
        .filter(({ textContent }) => ["package", "unknown"].includes(textContent))
        .map((span) => getComputedStyle(span).color)`);
    expect(keyword).not.toBe(name);
    expect(complaints).toEqual([]);
    await page.close();
  }, 120_000);

  it("says where a policy is wrong, and goes there", async () => {
    const { page } = await openExample();
    await fill(page, "policy", "package gate\n\ndeny contains 1 if unknown(1)\n");
    expect(await shown(page, /^ERROR: rego_invalid/)).toContain("line 3");
    await page.getByRole("button", { name: "line 3" }).first().click();
    expect(await page.locator("#policy .cm-lint-marker-error").count()).toBe(1);
    const chosen = await page.evaluate("document.getElementById('policy').selected");
    expect(chosen).toBe("deny contains 1 if unknown(1)");
  }, 120_000);

  it.each([
    [
      "a rule that is no set",
      "package gate\n\ndeny if true\n",
      /^INVALID/,
      /write a set.*deny contains "a message" if/,
    ],
    [
      "a reference",
      `package gate\n\ndeny contains 1 if data.${"x".repeat(200)}.y\n`,
      /^ERROR/,
      /Pass the missing policies/,
    ],
  ])(
    "shows all of a message about %s, within its width",
    async (_, policy, status, remedy) => {
      const { page } = await openExample();
      await fill(page, "policy", policy);
      expect(await shown(page, status)).toMatch(remedy);
      const cut = await page.evaluate<string[]>(`
      Array.from(document.querySelectorAll("#result, #report pre, #report li"))
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent)`);
      expect(cut).toEqual([]);
    },
    120_000,
  );

  it("shows the documents of packages that are no gate", async () => {
    const { page } = await openExample();
    await fill(page, "policy", "package sums\n\ntotal := sum(input.numbers)\n");
    await fill(page, "input", '{"numbers": [1, 2]}');
    expect(await shown(page, /^No gate/)).toMatch(/sums[^]*"total": 3/);
  }, 120_000);

  it("ends a policy that spins, and answers meanwhile", async () => {
    const { page } = await openExample();
    // It allocates nothing, so that no limit but that of time ends it.
    const loop = "some i in r\n\tsome j in r\n\tsome k in r\n\ti < j\n\tj < k\n\tk < i";
    await fill(
      page,
      "policy",
      `package gate\n\ndeny contains 1 if {\n\tr := numbers.range(1, 9999)\n\t${loop}\n}\n`,
    );
    expect(await page.evaluate("1 + 1")).toBe(2);
    expect(await shown(page, /^UNDECIDED/)).toMatch(/time/);
  }, 120_000);

  it("runs nothing of what any field holds", async () => {
    const { page, asked } = await openExample();
    await shown(page, /^FAIL/);
    const quoted = JSON.stringify(HOSTILE);
    for (const [name, text] of [
      ["policy", `package gate\n\ndeny contains ${quoted} if service.discover(input.x, ${quoted})\n`],
      ["input", JSON.stringify({ x: HOSTILE })],
      [
        "answers",
        JSON.stringify({ "service.discover": { [JSON.stringify([HOSTILE, HOSTILE])]: { x: HOSTILE } } }),
      ],
    ] as const)
      await fill(page, name, text);
    await page.locator("#report").filter({ hasText: "<script>" }).waitFor();
    for (const name of ["policy", "input", "data", "answers"]) {
      await fill(page, name, HOSTILE);
      await shown(page, /^(?:ERROR|INVALID)/);
    }
    expect(await page.evaluate("window.pwned")).toBeUndefined();
    expect(await page.locator("#report img, #report script").count()).toBe(0);
    expect(asked.filter((url) => !url.startsWith(base) && !url.startsWith("data:"))).toEqual([]);
  }, 120_000);

  it("ends a worker that does not answer within 30 seconds, and starts another one", async () => {
    const page = await browser.newPage();
    await page.clock.install();
    let started = 0;
    await page.route("**/worker.js", (route) => {
      started++;
      // Ready, and deaf from then on.
      return route.fulfill({ contentType: "text/javascript", body: "postMessage({ isReady: true });" });
    });
    await page.goto(base);
    await page.clock.runFor(1_000);
    await expect.poll(() => started).toBe(1);
    // Its message that it is ready comes in its own time, and what was typed is sent then.
    await expect
      .poll(
        async () => {
          await page.clock.runFor(10_000);
          return page.locator("#report").innerText();
        },
        { timeout: 30_000 },
      )
      .toContain("did not end in time");
    await expect.poll(() => started).toBe(2);
    await page.close();
  }, 60_000);

  it("keeps its texts in the address, and takes no other address", async () => {
    const { page } = await openExample();
    await fill(page, "input", '{"digests": []}');
    await page.getByRole("button", { name: "Make a link to all of this" }).click();
    await page.getByRole("button", { name: "Copy the address: it is the link" }).waitFor();
    const fragment = new URL(page.url()).hash;
    const { page: again } = await open(fragment);
    await shown(again, /^PASS/);
    expect(await textOf(again, "input")).toBe('{"digests": []}');
    await again.close();
    const { page: other, complaints } = await open("#<img src=x onerror=alert(1)>");
    await shown(other, /^FAIL/);
    expect(complaints).toEqual([]);
    await other.close();
  }, 120_000);

  it.each([
    { what: "another name", path: "/", host: "evil.example", method: "GET", status: 421 },
    { what: "another file", path: "/../package.json", host: "127.0.0.1", method: "GET", status: 404 },
    { what: "another method", path: "/", host: "127.0.0.1", method: "POST", status: 405 },
    { what: "the page", path: "/", host: "127.0.0.1", method: "GET", status: 200 },
  ])("answers a request of $what with $status", async ({ path, host, method, status }) => {
    const { port } = server.address() as AddressInfo;
    const answered = await new Promise<number | undefined>((resolve, reject) => {
      request({ host: "127.0.0.1", port, path, method, headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on("error", reject)
        .end();
    });
    expect(answered).toBe(status);
  });
});
