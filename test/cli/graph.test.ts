import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { faults, startEvidenceService, type FakeEvidenceService } from "../../src/testing/index.js";
import type { ReferrerKey } from "../../src/testing/evidence-store.js";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder, run, type RunResult } from "./run.js";

const digest = (digit: string): string => `sha256:${digit.repeat(64)}`;
const [IMAGE, LEFT, RIGHT, DEEP, UNKNOWN] = ["a", "b", "c", "d", "0"].map(digest) as [
  string,
  string,
  string,
  string,
  string,
];
/** Of items in a chain, which is longer than any depth that is asked for. */
const CHAIN = Array.from({ length: 6 }, (_, index) => digest(String(index + 1)));

let service: FakeEvidenceService;
let env: Record<string, string>;
let folder: string;
const cleanUp = cleanUpAfterAll();

const graph = (...args: string[]): Promise<RunResult> => run(["graph", ...args], { cwd: folder, env });

interface Written {
  nodes: { digest: string; kind: string; name?: string; state: string; root: boolean }[];
  edges: { from: string; to: string; both: boolean }[];
  cuts: string[];
}
const written = ({ stdout }: RunResult): Written => JSON.parse(stdout) as Written;

beforeAll(async () => {
  service = await startEvidenceService();
  const add = (of: string, kind: string, name = kind): ReferrerKey =>
    service.addReferrer({ digest: of, kind, metadata: { name } });
  const image = add(IMAGE, "CONTAINER_IMAGE", 'x"]; n9 --> n0 </text><script>\u001b[2J');
  const [left, right, deep] = [add(LEFT, "ATTESTATION"), add(RIGHT, "ATTESTATION"), add(DEEP, "SARIF")];
  // A diamond with a cycle.
  for (const [from, to] of [
    [image, left],
    [image, right],
    [left, deep],
    [right, deep],
    [deep, image],
  ] as const)
    service.link(from, to);
  const chain = CHAIN.map((of) => add(of, "ATTESTATION"));
  for (const [index, from] of chain.entries()) {
    const to = chain[index + 1];
    if (to !== undefined) service.link(from, to);
  }
  env = {
    SERVICE_BASE_URL: service.baseUrl,
    SERVICE_TOKEN: await service.issueToken({ kind: "api", organization: "acme" }),
  };
  folder = await makeFolder({}, cleanUp);
});
afterEach(() => {
  service.clearIntercepts();
  service.resetStats();
});
afterAll(async () => {
  await service.close();
});

describe("graph", () => {
  it("asks about every item once, through cycles", async () => {
    const result = await graph(IMAGE, "-f", "json");
    expect(result).toMatchObject({ exitCode: 0, stderr: "" });
    const { nodes, edges, cuts } = written(result);
    expect(nodes.map((node) => node.digest).sort()).toEqual([IMAGE, LEFT, RIGHT, DEEP].sort());
    expect(nodes.every(({ state }) => state === "known")).toBe(true);
    expect(nodes.filter(({ root }) => root)).toMatchObject([{ digest: IMAGE, kind: "CONTAINER_IMAGE" }]);
    // The service tells of a reference from both of its ends.
    expect(edges).toHaveLength(5);
    expect(edges.every(({ both }) => both)).toBe(true);
    expect(cuts).toEqual([]);
    expect(service.requests.filter(({ path }) => path.includes("discover"))).toHaveLength(4);
  });

  it.each([
    ["0", 2, 1],
    ["2", 4, 3],
    ["9", 6, 6],
  ])("asks about items that are at most --depth %s references away", async (depth, items, asked) => {
    const result = await graph(CHAIN[0] ?? "", "--depth", depth, "-f", "json");
    const { nodes, cuts } = written(result);
    expect(nodes).toHaveLength(items);
    expect(nodes.filter(({ state }) => state === "known")).toHaveLength(asked);
    expect(cuts).toHaveLength(depth === "9" ? 0 : 1);
    for (const cut of cuts) expect(result.stderr).toContain(cut);
  });

  it.each<[string, (text: string) => number | undefined]>([
    ["mermaid", (text) => text.match(/<?-->/g)?.length],
    ["dot", (text) => text.match(/^ {2}n\d+ -> n\d+/gm)?.length],
    ["svg", (text) => text.match(/class="edge"/g)?.length],
    ["html", (text) => text.match(/class="edge"/g)?.length],
    ["html", (text) => Number(/4 items, (\d+) references/.exec(text)?.[1])],
    ["json", (text) => (JSON.parse(text) as Written).edges.length],
  ])("counts the references once in %s", async (format, count) => {
    const { stdout } = await graph(IMAGE, "-f", format);
    expect(count(stdout)).toBe(5);
  });

  it("has at most --limit items, and says so", async () => {
    const result = await graph(IMAGE, "--limit", "2", "-f", "json");
    expect(written(result)).toMatchObject({
      nodes: [{}, {}],
      edges: [{}],
      cuts: ["only the first 2 items are shown"],
    });
    expect(result.stderr).toContain("only the first 2 items are shown");
  });

  it("is exit 1 for a digest that the service does not know, and 2 for none", async () => {
    const unknown = await graph(UNKNOWN);
    expect(unknown).toMatchObject({ exitCode: 1, stdout: "" });
    expect(unknown.stderr).toContain(UNKNOWN);
    expect(await graph("sha256:A")).toMatchObject({ exitCode: 2, stdout: "" });
    expect(await graph(IMAGE, "-f", "png")).toMatchObject({ exitCode: 2, stdout: "" });
  });

  it("draws no graph when an item was not answered", async () => {
    service.respondNext(faults.status(403), { path: new RegExp(LEFT) });
    expect(await graph(IMAGE)).toMatchObject({ exitCode: 3, stdout: "" });
  });

  it.each([
    ["g.mmd", /^flowchart LR\n/],
    ["g.gv", /^digraph references/],
    ["g.SVG", /^<svg /],
    ["g.html", /^<!doctype html>/],
    ["g.json", /^\{/],
    ["g.txt", /^flowchart LR\n/],
    ["g.svg -f dot", /^digraph references/],
  ])("goes by the name of the file where no format is given: %s", async (typed, start) => {
    const [file = "", ...more] = typed.split(" ");
    expect(await graph(IMAGE, "-o", file, ...more)).toMatchObject({ exitCode: 0, stdout: "" });
    expect(await readFile(join(folder, file), "utf8")).toMatch(start);
  });

  it.each([
    ["mermaid", /^flowchart LR\n/],
    ["dot", /^digraph references \{\n/],
    ["svg", /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*><style>/],
    ["html", /^<!doctype html>/],
  ])("writes %s, in which a name is a text", async (format, start) => {
    const result = await graph(IMAGE, "-f", format, "-o", `g.${format}`);
    expect(result).toMatchObject({ exitCode: 0, stdout: "", stderr: "" });
    const text = await readFile(join(folder, `g.${format}`), "utf8");
    expect(text).toMatch(start);
    expect(text).not.toContain("\u001b");
    if (format !== "dot") expect(text).not.toContain("</text><script>");
    expect(text).not.toMatch(/^ *n9/m);
  });
});
