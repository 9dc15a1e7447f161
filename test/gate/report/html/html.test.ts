import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadGate } from "regohost/gate";
import { describeFinding } from "../../../../src/gate/finding.js";
import { toGateReport, type GateReport, type GateResult } from "../../../../src/gate/gate-report.js";
import { plainRule } from "../../../../src/gate/gate-rule.js";
import { positionKey } from "../../../../src/gate/source-excerpt.js";
import { Recording } from "../../../../src/engine/recording/recording.js";
import { RegohostError } from "../../../../src/base/errors.js";
import { graphHtml } from "../../../../src/gate/report/graph/graph-html.js";
import { GraphBuilder } from "../../../../src/gate/report/graph/reference-graph.js";
import { graphSvg } from "../../../../src/gate/report/graph/svg.js";
import { writeReport } from "../../../../src/gate/report/write-report.js";
import { parseJson } from "../../../../src/base/terms/parse-term.js";
import { cleanUpAfterAll } from "../../../clean-up.js";
import { caseCount } from "../../../case-count.js";
import { makeFolder } from "../../../cli/run.js";
import { gateResult } from "../gate-result.js";
import { chromiumPath, openBrowser } from "./browser.js";

/** Each runs, loads, escapes or hides something where it is not escaped. `hit` is what a script would call. */
const HOSTILE: readonly (readonly [what: string, text: string])[] = [
  ["the end of a script", "</script><script>hit()</script>"],
  ["the end of a style", "</style><script>hit()</script><style>"],
  ["the end of a title", "</title><script>hit()</script>"],
  ["the end of a comment", "--><script>hit()</script><!--"],
  ["CDATA", "]]><script>hit()</script>"],
  ["an image", "<img src=x onerror=hit()>"],
  ["an image of the network", '<img src="http://127.0.0.1:9/hit">'],
  ["SVG", "</svg><svg onload=hit()>"],
  ["a quote and a handler", '" onmouseover="hit()" autofocus onfocus="hit()" x="'],
  ["a single quote", "' onmouseover='hit()' autofocus onfocus='hit()' x='"],
  ["an address that is code", "javascript:hit()"],
  ["data as an address", "data:text/html,<script>hit()</script>"],
  ["a frame", '<iframe srcdoc="<script>parent.hit()</script>"></iframe>'],
  ["a form", '<form action="http://127.0.0.1:9/"><input autofocus onfocus=hit()></form>'],
  ["a base address", '<base href="http://127.0.0.1:9/">'],
  ["a refresh", '<meta http-equiv="refresh" content="0;url=http://127.0.0.1:9/">'],
  [
    "a style sheet",
    '<link rel=stylesheet href="http://127.0.0.1:9/"><style>*{background:url(http://127.0.0.1:9/)}</style>',
  ],
  ["a template", "${hit()} {{hit()}} `hit()`"],
  ["an entity", "&lt;script&gt;hit()&lt;/script&gt; &#x3C;script>"],
  ["bidirectional text", "\u202egpj.exe\u202c \u2066a\u2069"],
  ["an escape sequence", "\u001b]8;;http://127.0.0.1:9/\u0007\u001b[2J"],
  ["commands of CI systems", "##vso[task.setvariable variable=a]b\n::error::c"],
  ["half a character", "\ud83d \udc00 \u0000"],
  ["an anchor's name", "findings"],
  ["the prototype", "__proto__"],
];

const DIGEST = `sha256:${"a".repeat(64)}`;

/** A report with a text in every field that comes from outside. */
function reportOf(text: string): GateReport {
  const rule = {
    ...plainRule("p", "deny"),
    id: text,
    title: text,
    description: text,
    helpUri: text,
    location: { file: text, row: 2, column: 1 },
  };
  const value = parseJson(
    JSON.stringify({
      msg: text,
      id: text,
      title: text,
      severity: text,
      _loc: { file: text, line: 2, column: 3 },
      [`${text}.`]: text,
    }),
  );
  const found = {
    ...describeFinding({ rule: "deny", message: text, value }, text, new Map(), "error"),
    about: rule,
  };
  const exception = { id: text, owner: text, reason: text, expires: text };
  const verification = {
    signer: text,
    identity: text,
    issuer: text,
    key_ids: [text],
    subjects: [{ name: text }],
    [text]: text,
  };
  const base: GateResult = {
    input: text,
    file: text,
    policy: text,
    source: text,
    envelope: { type: text, digest: text, verification },
    outcome: "fail",
    violations: [found, { ...found, expired: exception }],
    warnings: [found],
    excepted: [{ ...found, exception }],
    problems: [text],
    skipReason: text,
    notFound: [text],
    unverified: [text],
    truncated: [text],
    builtinErrors: [
      {
        builtin: text,
        call: text,
        types: [text],
        message: text,
        places: [{ file: text, row: 1, column: 1 }],
      },
    ],
    excused: [
      { rule: text, matches: 1, findings: [found] },
      { rule: text, matches: 1, findings: [] },
    ],
    explanation: { mode: "full", lines: [text, text], omitted: 1, differs: text },
    calls: 1,
    ms: 1,
  };
  const { policy: _, ...unread } = { ...base, input: `${text} 2`, outcome: "invalid" as const };
  const results = [
    base,
    {
      ...base,
      input: `${text} 3`,
      envelope: { type: text, digest: text },
      explanation: { mode: "fails" as const, lines: [], omitted: 0, error: text },
    },
    { ...base, input: `${text} 4`, outcome: "pass" as const, problems: [] },
    unread,
  ];
  const report = toGateReport(
    results,
    [{ policy: text, source: text }],
    [
      { code: "rules_ignored", message: text, sources: [text] },
      { code: "files_ignored", message: `${text} ${text}` },
    ],
  );
  const item = {
    digest: DIGEST,
    kind: text,
    metadata: { name: text },
    references: [{ digest: text, kind: text, references: [] }],
  };
  const call = {
    builtin: text,
    args: [text, DIGEST, { [text]: text }],
    outcome: "error" as const,
    reason: text,
    used: true,
    effect: false,
    startMs: 1,
    ms: 2,
    attempts: 1,
    cached: false,
    round: 1,
    error: new RegohostError(text, { code: "service_failed" }),
  };
  const answered = (name: string, json: string) => ({
    name,
    args: JSON.stringify([text]),
    answer: { kind: "value" as const, json },
  });
  return {
    ...report,
    trail: {
      time: new Date(0),
      decisions: [
        { input: text, policy: text, calls: [call, { ...call, round: 2, outcome: "value", bytes: 3 }] },
      ],
      sources: new Map([
        [
          text,
          {
            lines: new Map([1, 2, 3].map((line) => [line, text])),
            rules: new Map([[2, 3]]),
            places: new Map([[positionKey(2, 3), { before: text, after: text }]]),
          },
        ],
      ]),
    },
    recording: new Recording({ nowNs: 0n }, [
      answered("service.discover", JSON.stringify(item)),
      answered(text, JSON.stringify({ [text]: text })),
      {
        name: "service.discover",
        args: JSON.stringify([DIGEST, text]),
        answer: { kind: "undefined", notFound: true, reason: text },
      },
      {
        name: "a.b",
        args: JSON.stringify([text]),
        answer: { kind: "error", code: "service_failed", message: text },
      },
    ]),
  };
}

function graphOf(text: string): ReturnType<GraphBuilder["graph"]> {
  const builder = new GraphBuilder(10);
  const leaf = { digest: text, kind: text, name: text, references: [] };
  builder.add(
    { digest: DIGEST, kind: text, name: text, references: [leaf, { ...leaf, kind: `${text}2` }] },
    true,
  );
  builder.addNotFound(`${text}3`, text);
  builder.cut("a cut");
  return builder.graph(new Set([text]));
}

/** What a page did that none may do. */
async function watch(page: Page): Promise<string[]> {
  const done: string[] = [];
  page.on("dialog", (dialog) => {
    done.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("console", (message) => done.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => done.push(`error: ${error.message}`));
  page.on("popup", () => done.push("popup"));
  page.on("framenavigated", (frame) => {
    if (!frame.url().startsWith("file:")) done.push(`frame ${frame.url()}`);
  });
  page.on("request", (request) => {
    if (!request.url().startsWith("file:") || !request.isNavigationRequest())
      done.push(`request ${request.url()}`);
  });
  await page.exposeFunction("hit", () => done.push("a script ran"));
  return done;
}

const FORBIDDEN =
  "img,iframe,object,embed,base,link,form[action],meta[http-equiv=refresh],foreignObject,image,use,animate,set";

/** Elements and attributes that the page itself never has, and addresses that are no web pages. A script, for the page. */
const FIND_STRANGERS = `(() => {
  const found = Array.from(document.querySelectorAll("${FORBIDDEN}"), (element) => element.outerHTML);
  for (const element of document.querySelectorAll("*")) {
    for (const { name, value } of element.attributes) {
      const isAddress = /^(?:href|src|xlink:href|action|formaction)$/.test(name);
      if (/^on/.test(name) || name === "style" || (isAddress && !/^(?:#|https?:\\/\\/)/.test(value))) {
        found.push(element.tagName + " " + name + "=" + value);
      }
    }
  }
  if (document.querySelectorAll("script").length > 1) found.push("another script");
  return found;
})()`;

function strangers(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(FIND_STRANGERS);
}

/** Shows and touches everything, as somebody who reads it would. */
const TOUCH_ALL = `
  for (const one of document.querySelectorAll("details")) one.open = true;
  for (const one of document.querySelectorAll("*")) {
    one.dispatchEvent(new Event("mouseover", { bubbles: true }));
    one.focus?.();
  }`;

const OPEN_ALL = `for (const one of document.querySelectorAll("details")) one.open = true;`;

/** Waits for the number of the findings that are shown. */
function waitForCount(page: Page, pattern: RegExp): Promise<void> {
  return page.locator("output", { hasText: pattern }).waitFor();
}

let browser: Browser;
let folder: string;
const cleanUp = cleanUpAfterAll();

interface Opened {
  page: Page;
  done: string[];
}

/** One page for the tables, because a new one takes longer than what it shows. */
let shared: Opened | undefined;

async function show({ page, done }: Opened, name: string, text: string): Promise<Opened> {
  const path = join(folder, name);
  await writeFile(path, text);
  done.length = 0;
  await page.goto(pathToFileURL(path).href);
  return { page, done };
}

async function openPage(options: Parameters<Browser["newPage"]>[0] = {}): Promise<Opened> {
  const page = await browser.newPage(options);
  return { page, done: await watch(page) };
}

/** Opens a file in a page of its own. */
async function open(
  name: string,
  text: string,
  options?: Parameters<Browser["newPage"]>[0],
): Promise<Opened> {
  return show(await openPage(options), name, text);
}

describe.skipIf(chromiumPath === undefined)("the HTML report in Chromium", () => {
  beforeAll(async () => {
    browser = await openBrowser();
    folder = await makeFolder({}, cleanUp);
  });
  afterAll(async () => {
    await browser.close();
  });

  it("would notice a script, a request and a handler", async () => {
    const { page, done } = await open(
      "bad.html",
      '<script>hit()</script><img src="http://127.0.0.1:9/x" onerror="hit()">',
    );
    await page.waitForLoadState("load");
    expect(done).toContain("a script ran");
    expect(done.some((what) => what.startsWith("request http"))).toBe(true);
    expect(await strangers(page)).not.toEqual([]);
    await page.close();
  });

  it.each(HOSTILE)("runs nothing of %s, in any field", async (_what, text) => {
    shared ??= await openPage();
    const { page, done } = await show(shared, "hostile.html", await writeReport(reportOf(text), "html"));
    await page.evaluate(TOUCH_ALL);
    await page.fill("input[type=search]", text.replaceAll("\n", " "));
    expect(await strangers(page)).toEqual([]);
    expect(done).toEqual([]);
    const shown = await page.evaluate<string>("document.body.innerText");
    expect(shown).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  it.each(HOSTILE)("runs nothing of %s in a graph as HTML", async (_what, text) => {
    shared ??= await openPage();
    const { page, done } = await show(shared, "graph.html", await graphHtml(graphOf(text), text));
    await page.evaluate(TOUCH_ALL);
    expect(await strangers(page)).toEqual([]);
    expect(done).toEqual([]);
    expect(await page.locator("svg g").count()).toBeGreaterThanOrEqual(4);
  });

  it.each(HOSTILE)("runs nothing of %s in a graph as SVG", async (_what, text) => {
    shared ??= await openPage();
    const { page, done } = await show(shared, "graph.svg", graphSvg(graphOf(text), text));
    expect(await strangers(page)).toEqual([]);
    expect(done).toEqual([]);
    expect(await page.locator("g").count()).toBe(4);
  });

  it("refuses scripts that are not its own, by its policy", async () => {
    const text = (await writeReport(reportOf("a"), "html")).replace(
      "</main>",
      "<script>hit()</script><img src=x onerror=hit()></main>",
    );
    const { page, done } = await open("injected.html", text);
    expect(done).not.toContain("a script ran");
    expect(done.filter((what) => what.includes("Content Security Policy")).length).toBeGreaterThanOrEqual(2);
    await page.close();
  });

  describe.each(["light", "dark"] as const)("in the %s", (colorScheme) => {
    it.each([
      ["the report", () => writeReport(reportOf("a text"), "html")],
      ["a graph", () => graphHtml(graphOf("a text"), "References")],
    ])("%s has no finding of axe", async (_what, write) => {
      const { page } = await open("axe.html", await write(), { colorScheme, bypassCSP: true });
      await page.evaluate(OPEN_ALL);
      await page.evaluate(
        await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"),
      );
      const violations = await page.evaluate<string[]>(
        `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html).join(" ")))`,
      );
      expect(violations).toEqual([]);
      await page.close();
    });
  });

  it("filters findings by words and kinds, from the keyboard", async () => {
    const { page } = await open("filter.html", await writeReport(reportOf("some text"), "html"));
    const shown = (): Promise<number> => page.locator("[data-finding]:not([hidden])").count();
    const all = await shown();
    await page.keyboard.press("/");
    await page.keyboard.type("nothing has this");
    await waitForCount(page, /^0 of/);
    expect(await shown()).toBe(0);
    await page.fill("input[type=search]", "SOME text");
    await waitForCount(page, new RegExp(`^${all} of ${all}`));
    expect(await shown()).toBe(all);
    await page.uncheck("input[value=violation]");
    await waitForCount(page, new RegExp(`^(?!${all})`));
    expect(await page.locator("[data-finding=violation]:not([hidden])").count()).toBe(0);
    await page.close();
  });

  it("has all of thousands of findings, and finds each", { timeout: 180_000 }, async () => {
    const [inputs, each] = [caseCount(8, 40), 250];
    const all = inputs * each;
    const finding = (index: number, level: "error" | "warning"): GateResult["violations"][number] => ({
      ...describeFinding(
        { rule: "deny", message: `finding no. ${index}.`, value: parseJson('""') },
        "",
        new Map(),
        level,
      ),
      about: plainRule("p", "deny"),
    });
    const results = Array.from({ length: inputs }, (_input, input) => {
      const numbers = Array.from({ length: each }, (_found, index) => input * each + index);
      const violations = numbers.filter((no) => no % 2 === 0).map((no) => finding(no, "error"));
      const warnings = numbers.filter((no) => no % 2 !== 0).map((no) => finding(no, "warning"));
      return gateResult({ input: `in-${input}.json`, outcome: "fail", violations, warnings });
    });
    const report = toGateReport(results, [{ policy: "p", source: "p.rego" }]);
    const { page, done } = await open("large.html", await writeReport(report, "html"));
    page.setDefaultTimeout(90_000);
    const findings = page.locator("[data-finding]");
    expect(await findings.count()).toBe(all);
    const messages = await page.evaluate<string[]>(
      `Array.from(document.querySelectorAll("[data-finding]"), (one) => /finding no\\. (\\d+)\\./.exec(one.textContent)?.[1])`,
    );
    expect(new Set(messages).size).toBe(all);
    // Each is on the page without a search: nothing is left for later, closed or hidden.
    const unreachable = await page.evaluate<number>(
      `Array.from(document.querySelectorAll("[data-finding]")).filter((one) => !one.checkVisibility()).length`,
    );
    expect(unreachable).toBe(0);
    const last = findings.nth(all - 1);
    await last.scrollIntoViewIfNeeded();
    expect(await last.isVisible()).toBe(true);
    await page.keyboard.press("/");
    await page.keyboard.type("no. 1777.");
    await waitForCount(page, new RegExp(`^1 of ${String(all)} shown`));
    expect(await page.locator("[data-finding]:not([hidden])").allInnerTexts()).toEqual([
      expect.stringContaining("finding no. 1777."),
    ]);
    await page.fill("input[type=search]", "");
    await page.uncheck("input[value=warning]");
    await waitForCount(page, new RegExp(`^${String(all / 2)} of ${String(all)} shown`));
    await page.check("input[value=warning]");
    await page.locator("[data-finding][hidden]").first().waitFor({ state: "detached" });
    expect(done).toEqual([]);
    await page.close();
  });

  it("shows the part of a long line that a finding is about", async () => {
    // `{"long":"xxx…","bad":1}` is one line, in which `"bad"` is at column 100,000.
    const long = "x".repeat(100_000 - 1 - '{"long":"",'.length);
    const cwd = await makeFolder(
      {
        "p.rego": 'package p\n\ndeny contains {"msg": "bad", "path": ["bad"]} if input.bad\n',
        "in.json": JSON.stringify({ long, bad: 1, rest: long }),
      },
      cleanUp,
    );
    await using gate = await loadGate("p.rego", { cwd });
    const report = await gate.judge([{ path: "in.json" }], { trail: true });
    expect(report.results[0]?.violations[0]?.location).toMatchObject({ line: 1, column: 100_000 });
    const { page } = await open("long.html", await writeReport(report, "html"));
    const line = page.locator("[data-finding] .source .at");
    expect(await line.locator("mark").textContent()).toBe('"');
    expect(await line.textContent()).toMatch(/^1…x{118}","bad":1,"rest":"x{264}…$/);
    await page.close();
  });

  it("is whole without its script, and in print", async () => {
    const { page } = await open("print.html", await writeReport(reportOf("some text"), "html"), {
      javaScriptEnabled: false,
    });
    expect(await page.locator("[data-finding]").first().isVisible()).toBe(true);
    expect(await page.locator("[data-filter]").isVisible()).toBe(false);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("nav").isVisible()).toBe(false);
    expect(await page.locator("[data-finding] .source").first().isVisible()).toBe(true);
    // What is closed on the screen.
    expect(await page.locator("#answers pre").last().isVisible()).toBe(true);
    await page.close();
  });
});
