import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { readDocuments } from "../../../src/engine/source/read-document.js";
import { formatByName, type DocumentFormat } from "../../../src/engine/source/document-format.js";

/** What Conftest makes of a text, or that it refuses it. */
interface Recorded {
  name: string;
  parser?: DocumentFormat;
  text: string;
  parsed?: unknown;
  refused?: true;
}

const { cases } = JSON.parse(await readFile(new URL("conftest-inputs.json", import.meta.url), "utf8")) as {
  cases: Recorded[];
};

const LAST_PART = /is in several parts, of which Conftest's form of XML keeps the last only/;

/** What Conftest reads and is refused here, with what is said; what it is here; what it has here besides; or the whole of a part that it cuts. */
const DIFFERENT: Readonly<
  Record<string, RegExp | { ours: unknown } | { more: object } | { whole: [part: string, text: string] }>
> = {
  "examples/cue/deployment.cue": /cue export/,
  // Of equal keys Conftest takes the last one.
  "duplicate.env": /duplicate key "A"/,
  "duplicate.ini": /duplicate key "a" in the section "s"/,
  "keys.yaml": /:6:1: duplicate key "y"/,
  "repeated.yaml": /:2:1: duplicate key "yes"/,
  "duplicate.jsonc": /: duplicate key "a" at line 1, column 10/,
  // Its parser of XML ends at an error as if the file did, and leaves out text.
  "broken.xml": /:1:7: element … closed by …/,
  "cut.xml": /unexpected EOF/,
  "entity.xml": /the declarations of its DOCTYPE are not in Conftest's form of XML/,
  "external.xml": /the declarations of its DOCTYPE are not in Conftest's form of XML/,
  "roots.xml": /:1:9: it has more than one root element/,
  "none.xml": /it has no element/,
  "mixed.xml": LAST_PART,
  "after.xml": LAST_PART,
  "comment.xml": LAST_PART,
  "both.hcl": /:4:1: "x" is an attribute and a block, /,
  // It takes a double for an integer that none is equal to.
  "large.yaml": /the number … cannot be read exactly/,
  // Its parser of JSON with comments leaves out spaces before it reads.
  "joined.jsonc": /:1:4: /,
  "open.jsonc": /:1:10: the comment does not end/,
  // It leaves out the keys before the first section.
  "types.ini": { more: { DEFAULT: { top: 1 } } },
  "examples/ini/grafana.ini": { more: { DEFAULT: { app_mode: "production", instance_name: "${HOSTNAME}" } } },
  // It leaves out the text of a heredoc.
  "Dockerfile.multi": { whole: ["<<EOF", "<<EOF\nhello\nEOF"] },
  // The environment is no part of a file.
  "environment.env": { ours: { A: "" } },
};

/** Conftest puts these lists into another one, so that they are one input; here they are the input. */
const LISTED: readonly (DocumentFormat | undefined)[] = ["dockerfile", "ignore"];

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => ({ key, value: sorted(inner) }));
}

/** As the gate reads with `rules: "conftest"`. */
const options = { uniqueKeys: true, exactNumbers: true, dialect: "conftest" } as const;

/** The documents of a text as Conftest gives them, or why it is refused. */
async function read({
  name,
  parser: format,
  text,
}: Recorded): Promise<{ parsed: unknown } | { why: string }> {
  const documents: unknown[] = [];
  try {
    const bytes = Buffer.from(text);
    for await (const document of readDocuments({ name, bytes, format }, options)) {
      if ("error" in document) return { why: document.error.message };
      documents.push(JSON.parse(Buffer.from(document.json).toString("utf8")));
    }
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) };
  }
  const isList = documents.length > 1 || LISTED.includes(format ?? formatByName(name));
  return { parsed: isList ? documents : documents[0] };
}

describe("an input is what Conftest makes of it", () => {
  it.each(cases)("$name $parser", async (recorded) => {
    const answer = await read(recorded);
    const different = DIFFERENT[recorded.name];
    if (different instanceof RegExp) {
      expect(answer).toEqual({ why: expect.stringMatching(different) as string });
      expect(recorded).not.toHaveProperty("refused");
    } else if (different !== undefined && "more" in different) {
      const all = { ...(recorded.parsed as object), ...different.more };
      expect("parsed" in answer ? sorted(answer.parsed) : answer.why).toEqual(sorted(all));
    } else if (different !== undefined && "whole" in different) {
      const [part, text] = different.whole;
      const all = JSON.parse(
        JSON.stringify(recorded.parsed).replaceAll(JSON.stringify(part), JSON.stringify(text)),
      ) as unknown;
      expect(recorded.parsed).not.toEqual(all);
      expect(answer).toEqual({ parsed: all });
    } else if (different !== undefined) {
      expect(answer).toEqual({ parsed: different.ours });
      expect(recorded.parsed).not.toEqual(different.ours);
    } else if (recorded.refused === true) {
      expect(answer).toHaveProperty("why");
    } else {
      expect("parsed" in answer ? sorted(answer.parsed) : answer.why).toEqual(sorted(recorded.parsed));
    }
  });
});
