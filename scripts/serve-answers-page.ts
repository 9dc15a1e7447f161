/** A request of test/server/serve/fixtures/requests.json. */
export interface TableRequest {
  name: string;
  method: string;
  path: string;
  /** `codes`: the text of an error differs. `members`: the values are those of the moment. */
  compare?: "codes" | "members";
  /** Members of OPA's response that this server's lacks. */
  lacks?: { members: readonly string[]; why: string };
  /** The response of this server, if it differs. */
  differs?: { why: string; status: number; body: string };
}

/** A reason of test/server/serve/fixtures/opa-tests-differ.json, and the requests by test, method and path. */
export interface OpaTestsReason {
  why: string;
  requests: readonly string[];
}

/** The requests of OPA's own tests: their number, and those with a different response. */
export interface OpaTests {
  total: number;
  differs: readonly OpaTestsReason[];
}

const RECORDED =
  "The tests send requests of three kinds: the table `test/server/serve/fixtures/requests.json`, OPA's own server tests " +
  "(`opa-tests.json`), and the tests of OPA's client `@open-policy-agent/opa`. They compare with the recorded answers of `opa run --server` " +
  "(`answers.json`). `npx vitest run test/server/serve/answers-page.test.ts --update` writes this page.";
const TEXTS =
  "Some errors have another text, because another parser or evaluator wrote it; their status, codes and `location` are OPA's.";
const OPA_TESTS =
  "`test/server/serve/fixtures/opa-tests-differ.json` has the reason of each request of OPA's server tests that is answered otherwise.";

/** Text on one line. */
const line = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Code on one line, with a fence that it does not contain. */
function code(text: string): string {
  const shown = text.replaceAll("\ufeff", "\\ufeff");
  return shown.includes("`") ? line(`\`\` ${shown} \`\``) : line(`\`${shown}\``);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");
}

/** A list with one item for the requests that share a text. */
function groupedList(rows: readonly (readonly [TableRequest, string])[]): string {
  const groups = new Map<string, Set<string>>();
  for (const [{ method, path }, text] of rows) {
    groups.set(text, (groups.get(text) ?? new Set<string>()).add(code(`${method} ${path}`)));
  }
  return Array.from(groups, ([text, requests]) => `- ${[...requests].join(", ")}: ${text}`).join("\n");
}

/**
 * docs/serve-answers.md: how many requests have OPA's response in `serve`, which differ, and why.
 *
 * @param clientRequests number of requests through OPA's client.
 */
export function toServeAnswersPage(
  requests: readonly TableRequest[],
  answers: Readonly<Record<string, { status: number }>>,
  clientRequests: number,
  tests: OpaTests,
): string {
  const statusOf = ({ name }: TableRequest): string => String(answers[name]?.status);
  const differs = requests.flatMap((request) =>
    request.differs === undefined ? [] : [{ request, own: request.differs }],
  );
  const lacks = requests.flatMap((request) =>
    request.lacks === undefined ? [] : [{ request, lacked: request.lacks }],
  );
  const codes = requests.filter(({ compare, differs: own }) => compare === "codes" && own === undefined);
  const lessOnly = lacks.filter(({ request }) => request.compare !== "codes");
  const equal = requests.filter(
    ({ compare, differs: own, lacks: lacked }) =>
      own === undefined && lacked === undefined && compare !== "codes",
  );
  const count = (rows: readonly unknown[]): string => String(rows.length);
  const testsDiffer = tests.differs.flatMap((reason) => reason.requests).length;
  return [
    "# Answers of serve and of OPA",
    "For users of OPA clients: each request that `serve` answers differently from OPA.",
    RECORDED,
    table(
      ["requests", "of the table", "of the client", "of OPA's tests"],
      [
        ["all", count(requests), String(clientRequests), String(tests.total)],
        ["answered as by OPA", count(equal), String(clientRequests), String(tests.total - testsDiffer)],
        ["with another text of an error", count(codes), "0", ""],
        ["without some members", count(lessOnly), "0", ""],
        ["answered otherwise", count(differs), "0", String(testsDiffer)],
      ],
    ),
    TEXTS,
    "## Answered otherwise",
    "The statuses are OPA's, then this server's.",
    groupedList(
      differs.map(({ request, own }) => [
        request,
        `${statusOf(request)}, ${String(own.status)}: ${line(own.why)}`,
      ]),
    ),
    "## Without some members",
    groupedList(
      lacks.map(({ request, lacked }) => [
        request,
        `without ${lacked.members.map(code).join(", ")}: ${line(lacked.why)}`,
      ]),
    ),
    "## OPA's own tests",
    OPA_TESTS,
    "",
  ].join("\n\n");
}
