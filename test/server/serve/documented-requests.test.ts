import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FIXTURES } from "./serve.js";

/**
 * Requests of OPA's documentation, by its pages in `docs/docs` of version 1.22: the `http` blocks and the calls of curl that go to OPA. Left
 * out are those that have a placeholder for the path, those that OPA itself sends to services, and downloads.
 */
interface DocumentedRequest {
  page: string;
  request: string;
  /** The path here, where the policies of the examples have other packages. */
  as?: string;
  /** The names of its rows in the table, one for each of its bodies. */
  rows: string[];
}

interface Row {
  name: string;
  method: string;
  path: string;
}

const read = (name: string): unknown => JSON.parse(readFileSync(join(FIXTURES, name), "utf8"));
const DOCUMENTED = read("documented-requests.json") as DocumentedRequest[];
const ROWS = read("requests.json") as Row[];

// The rows are compared in rest-api.test.ts.
describe("the requests of OPA's documentation", () => {
  it.each(DOCUMENTED)("has $request of $page in the table", ({ request, as, rows }) => {
    const [method = "", path = ""] = request.split(" ");
    const found = ROWS.filter(({ name }) => rows.includes(name));
    expect(found.map((row) => row.name).sort()).toEqual([...rows].sort());
    expect(new Set(found.map((row) => `${row.method} ${row.path}`))).toEqual(
      new Set([`${method} ${as ?? path}`]),
    );
  });
});
