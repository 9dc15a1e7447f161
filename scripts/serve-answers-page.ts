/** A request of test/server/serve/fixtures/requests.json. */
export interface TableRequest {
  name: string;
  method: string;
  path: string;
  /** `codes`: the text of an error is another one. `members`: the values are those of the moment. */
  compare?: "codes" | "members";
  /** Members that OPA's answer has and that of this server has not. */
  lacks?: { members: readonly string[]; why: string };
  /** The answer of this server, where it is another one. */
  differs?: { why: string; status: number; body: string };
}

/** A request of test/server/serve/client-requests.mjs. */
export interface ClientRow {
  name: string;
  tests?: readonly string[];
}

/** A reason of test/server/serve/fixtures/opa-tests-differ.json, and the requests by test, method and path. */
export interface OpaTestsReason {
  why: string;
  requests: readonly string[];
}

/** The requests of OPA's own tests: how many there are, and those that are answered otherwise. */
export interface OpaTests {
  total: number;
  differs: readonly OpaTestsReason[];
}

const RECORDED =
  "Written by `npx vitest run test/server/serve/answers-page.test.ts --update` from `test/server/serve/fixtures/requests.json`, what `opa run --server` " +
  "answered to these requests (`answers.json`), and `test/server/serve/client-requests.mjs`. The tests send each request and compare. " +
  "Requests that are answered as by OPA are counted here, and stand in that file.";
const CLIENT =
  "Requests through `@open-policy-agent/opa`, with each of those that its own tests make. Compared is what the client makes of " +
  "the answer, its value or its error: all are OPA's.";
const OPA_TESTS =
  "Requests that the tests of OPA's server send, and the answers that they expect (`opa-tests.json`). The tests send each; those that are " +
  "answered otherwise are named in `opa-tests-differ.json`, and stand here by their reason.";
const CODES =
  "The text of these errors is that of a parser or an evaluator that OPA has not. Status, codes and places (`location`) are OPA's, and so " +
  "are the members, but for those that are named.";

/** Text in a cell of a table. */
const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ").trim();

/** Code in a cell of a table, by a fence that it does not have. */
function code(text: string): string {
  const shown = text.replaceAll("\ufeff", "\\ufeff");
  return shown.includes("`") ? cell(`\`\` ${shown} \`\``) : cell(`\`${shown}\``);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Methods and paths of requests such as `TestName: GET /v1/data?pretty (2)`, each once, without their queries. */
function pathsOf(requests: readonly string[]): string {
  const paths = requests.map((request) =>
    request.slice(request.indexOf(": ") + 2).replace(/(?:\?.*| \(\d+\))$/, ""),
  );
  return [...new Set(paths)].map(code).join(", ");
}

const requestOf = ({ method, path }: TableRequest): string => code(`${method} ${path}`);

/** docs/serve-answers.md: how many requests `serve` answers as OPA does, which otherwise, and why. */
export function toServeAnswersPage(
  requests: readonly TableRequest[],
  answers: Readonly<Record<string, { status: number }>>,
  client: readonly ClientRow[],
  tests: OpaTests,
): string {
  const statusOf = ({ name }: TableRequest): string => String(answers[name]?.status);
  const differs = requests.flatMap((request) =>
    request.differs === undefined ? [] : [{ request, own: request.differs }],
  );
  const lacks = requests.flatMap((request) =>
    request.lacks === undefined || request.compare === "codes" ? [] : [{ request, lacked: request.lacks }],
  );
  const codes = requests.filter(({ compare, differs }) => compare === "codes" && differs === undefined);
  const equal = requests.filter(
    ({ compare, differs, lacks: lacked }) =>
      differs === undefined && lacked === undefined && compare !== "codes",
  );
  const count = (rows: readonly unknown[]): string => String(rows.length);
  const testsDiffer = tests.differs.flatMap((reason) => reason.requests).length;
  return [
    "# Answers of serve and of OPA",
    "For those whose clients know OPA's server: each request whose answer is another one here.",
    RECORDED,
    table(
      ["requests", "of the table", "of the client", "of OPA's tests"],
      [
        ["all", count(requests), count(client), String(tests.total)],
        ["answered as by OPA", count(equal), count(client), String(tests.total - testsDiffer)],
        ["with another text of an error", count(codes), "0", ""],
        ["without some members", count(lacks), "0", ""],
        ["answered otherwise", count(differs), "0", String(testsDiffer)],
      ],
    ),
    "## Answered otherwise",
    table(
      ["request", "what", "OPA", "here", "why"],
      differs.map(({ request, own }) => [
        requestOf(request),
        cell(request.name),
        statusOf(request),
        String(own.status),
        cell(own.why),
      ]),
    ),
    "## Without some members",
    table(
      ["request", "members that OPA has besides", "why"],
      lacks.map(({ request, lacked }) => [
        requestOf(request),
        lacked.members.map(code).join(", "),
        cell(lacked.why),
      ]),
    ),
    "## With another text",
    CODES,
    table(
      ["request", "what", "status", "members that OPA has besides", "why"],
      codes.map((request) => [
        requestOf(request),
        cell(request.name),
        statusOf(request),
        (request.lacks?.members ?? []).map(code).join(", "),
        cell(request.lacks?.why ?? ""),
      ]),
    ),
    "## OPA's own tests",
    OPA_TESTS,
    table(
      ["requests", "to", "why"],
      tests.differs.map(({ why, requests: asked }) => [count(asked), pathsOf(asked), cell(why)]),
    ),
    "## The client",
    CLIENT,
    table(
      ["request", "tests of the client"],
      client.map(({ name, tests = [] }) => [cell(name), cell(tests.join("; "))]),
    ),
    "",
  ].join("\n\n");
}
