import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { caseCount } from "../case-count.js";
import { makeFolder } from "../cli/run.js";
import { alter, kind, places, VALUES } from "./altered-values.js";
import { loadGate } from "../../src/gate/index.js";

interface Case {
  policy: string;
  input: string;
  data?: Record<string, unknown>;
  refuses: readonly string[];
}

type Outcomes = Promise<Map<string, string>>;

const cases = (JSON.parse(readFileSync(new URL("cases.json", import.meta.url), "utf8")) as Case[]).filter(
  ({ input }) => !input.endsWith(".jsonl"),
);
const read = ({ input }: Case): unknown =>
  parse(readFileSync(new URL(`documents/${input}`, import.meta.url), "utf8"));

/** Most places of a document that are altered, evenly spaced. */
const PLACES = caseCount(12, 200);

/** An event may be a text, with any filters, and its name is GitHub's to check. */
const MEANT = ['on ""', ...VALUES.map((value) => `on/push ${JSON.stringify(value)}`)];

async function judge({ policy, data }: Case, documents: ReadonlyMap<string, unknown>): Outcomes {
  const folder = await makeFolder({ "settings.json": JSON.stringify(data ?? {}) });
  await using gate = await loadGate(`npm:regohost/policies/${policy}`, {
    dataFiles: [join(folder, "settings.json")],
  });
  const { results } = await gate.judge(Array.from(documents, ([name, value]) => ({ name, value })));
  return new Map(results.map(({ input, outcome }) => [input, outcome]));
}

const passing = cases.filter(({ refuses }) => refuses.length === 0);
/** Those with findings. A document that is none of its policy's has nothing to hide. */
const refused = cases.filter(({ refuses }) => refuses.some((id) => !id.endsWith(".unsupported")));

it.each(cases)("$policy passes no member of another type in $input", { timeout: 120_000 }, async (one) => {
  const document = read(one);
  const all = Array.from(places(document));
  const chosen = all.filter(
    ([path], index) => index % Math.ceil(all.length / PLACES) === 0 || path.at(-1) === "components",
  );
  const altered = new Map<string, unknown>();
  for (const [path, former] of chosen) {
    altered.set(path.join("/"), alter(document, path));
    for (const value of VALUES) {
      if (kind(value) !== kind(former))
        altered.set(`${path.join("/")} ${JSON.stringify(value)}`, alter(document, path, value));
    }
  }
  const outcomes = await judge(one, altered);
  // What may be absent may be anything, except what holds components, which would not be read. What must be there must be
  // there with its type; and what is refused stays so.
  const wrong = Array.from(outcomes).flatMap(([name, outcome]) => {
    const [path = "", value] = name.split(" ");
    const isOptional =
      one.refuses.length === 0 && outcomes.get(path) === "pass" && !path.endsWith("components");
    return outcome === "pass" && value !== undefined && !isOptional && !MEANT.includes(name) ? [name] : [];
  });
  expect(wrong).toEqual([]);
  // A finding says what is wrong with the member, where an error of a built-in would not name it.
  expect(Array.from(outcomes).filter(([, outcome]) => outcome !== "pass" && outcome !== "fail")).toEqual([]);
  expect(outcomes.size).toBe(altered.size);
});

// A reader of one format sees what is refused; members of another format must not hide it.
it.each(refused)("$policy refuses $input with the members of passing documents", async (one) => {
  const document = read(one);
  const others = passing.filter(({ policy }) => policy === one.policy).map((other) => read(other));
  const mixed = new Map<string, unknown>(
    [document, ...others].some((each) => kind(each) !== "object")
      ? []
      : others.map((other, index): [string, unknown] => [
          String(index),
          { ...(other as object), ...(document as object) },
        ]),
  );
  const outcomes = await judge(one, mixed);
  expect(Array.from(outcomes).filter(([, outcome]) => outcome === "pass")).toEqual([]);
});
