/**
 * The requests of the tests of `@open-policy-agent/opa` through that client, for OPA and for this server. The policies
 * are in fixtures/client-policies. The batch requests of Enterprise OPA in those tests are sent one by one: OPA has no
 * path for batches.
 */
import { once } from "node:events";
import { createServer, request } from "node:http";
import { OPAClient } from "@open-policy-agent/opa";
import { OpaApiClientCore } from "@open-policy-agent/opa/core.js";
import {
  compileQueryWithPartialEvaluation,
  CompileQueryWithPartialEvaluationAcceptEnum,
} from "@open-policy-agent/opa/funcs/compileQueryWithPartialEvaluation.js";
import { HTTPClient } from "@open-policy-agent/opa/lib/http.js";

/** @typedef {import("@open-policy-agent/opa").OPAClient} Client */

/**
 * @typedef {object} ClientRequest
 * @property {string} name
 * @property {readonly string[]} [tests] the client's tests that make it, as in fixtures/client-tests.json
 * @property {(url: string) => Promise<unknown>} run
 */

const LIST = [1, 2, true];
const INPUT = { name: "alice", list: LIST };

class Named {
  /** @param {string} name @param {unknown[]} list */
  constructor(name, list) {
    this.name = name;
    this.list = list;
  }
}

class Converted {
  toInput() {
    return INPUT;
  }
}

/** @param {unknown} result */
const toAllowed = (result) => /** @type {Record<string, boolean>} */ (result)["allowed"] ?? false;

/**
 * A proxy that serves OPA below `/opa`.
 *
 * @template T
 * @param {string} url
 * @param {(proxied: string) => Promise<T>} run
 */
async function throughProxy(url, run) {
  const proxy = createServer((incoming, outgoing) => {
    const target = new URL(url);
    const { method, headers } = incoming;
    const path = String(incoming.url).replace(/^\/opa/, "");
    const asked = request({ host: target.hostname, port: target.port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(asked);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  try {
    const { port } = /** @type {import("node:net").AddressInfo} */ (proxy.address());
    return await run(`http://127.0.0.1:${String(port)}/opa`);
  } finally {
    proxy.closeAllConnections();
    proxy.close();
  }
}

const CONFLICTING = { one: { a: "a" }, two: { a: "a", b: "a" } };
const FALSE_TWICE = { a: false, b: false, c: true };
const FRUIT = { id: 1, colour: "red", price: 100, owner: { name: "Jane", phone: "123" } };
const COLOURS = { fav_colours: ["red", "green"] };
const OPA = "tests > with opa";
const BATCH = "tests > with eopa > batch";
const FALLBACK = `${OPA} > batch-fallback`;
const FILTERS = "compile-api > with eopa > porcelain";

/**
 * Filters for Prisma, and a row after their masks.
 *
 * @param {string} url
 * @param {Parameters<Client["getFilters"]>[2]} options
 */
async function filterAndMask(url, options, path = "filters/include") {
  /** @type {import("@open-policy-agent/opa").Filters & { mask?: (row: object) => unknown }} */
  const { query, masks, mask } = await new OPAClient(url).getFilters(path, COLOURS, options);
  return { query, masks, masked: mask?.(FRUIT) };
}

/** @type {readonly ClientRequest[]} */
export const CLIENT_REQUESTS = [
  {
    name: "without input",
    tests: [`${OPA} > can be called without types, without input`],
    run: (url) => new OPAClient(url).evaluate("test/p_bool"),
  },
  {
    name: "a failure",
    tests: [`${OPA} > rejects with server error on failure`],
    run: (url) => new OPAClient(url).evaluate("condfail/p", CONFLICTING.two),
  },
  {
    name: "false as input",
    tests: [`${OPA} > can be called with input==false`],
    run: (url) => new OPAClient(url).evaluate("test/p_bool_false", false),
  },
  { name: "true as input, undefined", run: (url) => new OPAClient(url).evaluate("test/p_bool_false", true) },
  { name: "an unknown rule", run: (url) => new OPAClient(url).evaluate("test/nothing") },
  {
    name: "the default decision",
    tests: [`${OPA} > default > can be called without types, without input`],
    run: (url) => new OPAClient(url).evaluateDefault(),
  },
  {
    name: "the default decision with input",
    tests: [`${OPA} > default > can be called with input`],
    run: (url) => new OPAClient(url).evaluateDefault({ foo: "bar" }),
  },
  {
    name: "a package with a slash",
    tests: [`${OPA} > supports rules with slashes`],
    run: (url) => new OPAClient(url).evaluate("has/weird%2fpackage/but/it_is"),
  },
  {
    name: "an object as input",
    tests: [`${OPA} > supports input/result types`],
    run: (url) => new OPAClient(url).evaluate("test/compound_input", INPUT),
  },
  {
    name: "a boolean as input",
    tests: [`${OPA} > supports input of type bool`],
    run: (url) => new OPAClient(url).evaluate("test/has_type", true),
  },
  {
    name: "an instance of a class as input",
    tests: [`${OPA} > calls stringify on a class as input`],
    run: (url) => new OPAClient(url).evaluate("test/compound_input", new Named("alice", LIST)),
  },
  {
    name: "an instance that converts itself as input",
    tests: [`${OPA} > supports input class implementing ToInput`],
    run: (url) => new OPAClient(url).evaluate("test/compound_input", new Converted()),
  },
  {
    name: "a result that is converted",
    tests: [`${OPA} > supports result class implementing FromResult`],
    run: (url) => new OPAClient(url).evaluate("test/compound_result", undefined, { fromResult: toAllowed }),
  },
  {
    name: "an HTTP client of the caller",
    tests: [`${OPA} > allows custom low-level SDKOptions' HTTPClient`],
    run: async (url) => {
      const httpClient = new HTTPClient();
      let called = 0;
      httpClient.addHook("beforeRequest", (sent) => {
        called++;
        return sent;
      });
      return [await new OPAClient(url, { sdk: { httpClient } }).evaluate("test/p_bool"), called];
    },
  },
  {
    name: "a signal that is aborted",
    tests: [`${OPA} > allows fetch options`],
    run: (url) =>
      new OPAClient(url).evaluate("test/p_bool", undefined, {
        fetchOptions: { signal: AbortSignal.abort() },
      }),
  },
  {
    name: "headers of the caller",
    tests: [`${OPA} > allows custom headers`],
    run: (url) => new OPAClient(url, { headers: { authorization: "Bearer opensesame" } }).evaluate("token/p"),
  },
  {
    name: "a package with a slash through a proxy",
    tests: [`${OPA} > supports rules with slashes when proxied`],
    run: (url) =>
      throughProxy(url, (proxied) => new OPAClient(proxied).evaluate("has/weird%2fpackage/but/it_is")),
  },
  {
    name: "a batch",
    tests: [`${FALLBACK} > fails unless instructed to fallback`],
    run: (url) => new OPAClient(url).evaluateBatch("test/p_bool_false", FALSE_TWICE),
  },
  {
    name: "a batch one by one",
    tests: [
      `${FALLBACK} > fallback > returns same result, without errors`,
      `${BATCH} > can be called with input==false`,
    ],
    run: (url) => new OPAClient(url).evaluateBatch("test/p_bool_false", FALSE_TWICE, { fallback: true }),
  },
  {
    name: "a batch after one that was made one by one",
    tests: [`${FALLBACK} > fallback > memoizes fallback decision, still requires opt-in`],
    run: async (url) => {
      const client = new OPAClient(url);
      const first = await client.evaluateBatch("test/p_bool_false", FALSE_TWICE, { fallback: true });
      return [first, await client.evaluateBatch("condfail/p", CONFLICTING, { fallback: false })];
    },
  },
  {
    name: "a batch one by one with a failure",
    tests: [
      `${FALLBACK} > fallback > returns same result, with errors`,
      `${BATCH} > returns mixed-mode result on a failure`,
    ],
    run: (url) => new OPAClient(url).evaluateBatch("condfail/p", CONFLICTING, { fallback: true }),
  },
  {
    name: "a batch one by one that a failure rejects",
    tests: [
      `${FALLBACK} > rejects mixed-mode result if instructed`,
      `${BATCH} > rejects mixed-mode result if instructed`,
    ],
    run: (url) =>
      new OPAClient(url).evaluateBatch("condfail/p", CONFLICTING, { fallback: true, rejectMixed: true }),
  },
  {
    name: "a batch of instances that convert themselves",
    tests: [`${BATCH} > supports input class implementing ToInput`],
    run: (url) =>
      new OPAClient(url).evaluateBatch("test/compound_input", { inp: new Converted() }, { fallback: true }),
  },
  {
    name: "a batch whose results are converted",
    tests: [`${BATCH} > supports result class implementing FromResult`],
    run: (url) =>
      new OPAClient(url).evaluateBatch(
        "test/compound_result",
        { a: { b: null } },
        { fallback: true, fromResult: toAllowed },
      ),
  },
  {
    name: "a batch of a package with a slash",
    tests: [`${BATCH} > supports rules with slashes`],
    run: (url) =>
      new OPAClient(url).evaluateBatch("has/weird%2fpackage/but/it_is", { inp: true }, { fallback: true }),
  },
  {
    name: "a batch of instances of a class",
    tests: [`${BATCH} > calls stringify on a class as input`],
    run: (url) =>
      new OPAClient(url).evaluateBatch(
        "test/compound_input",
        { inp: new Named("alice", LIST) },
        { fallback: true },
      ),
  },
  {
    name: "a batch by an HTTP client of the caller",
    tests: [`${BATCH} > allows custom low-level SDKOptions' HTTPClient`],
    run: async (url) => {
      const httpClient = new HTTPClient();
      let isCalled = false;
      httpClient.addHook("beforeRequest", (sent) => {
        isCalled = true;
        return sent;
      });
      const client = new OPAClient(url, { sdk: { httpClient } });
      return [await client.evaluateBatch("test/p_bool", { inp: true }, { fallback: true }), isCalled];
    },
  },
  {
    name: "a batch with a signal that is aborted",
    tests: [`${BATCH} > allows fetch options`],
    run: (url) =>
      new OPAClient(url).evaluateBatch(
        "test/p_bool",
        { inp: true },
        { fallback: true, fetchOptions: { signal: AbortSignal.abort() } },
      ),
  },
  {
    name: "a batch with headers of the caller",
    tests: [`${BATCH} > allows custom headers`],
    run: (url) =>
      new OPAClient(url, { headers: { authorization: "Bearer opensesame" } }).evaluateBatch(
        "token/p",
        { inp: true },
        { fallback: true },
      ),
  },
  {
    name: "a batch of a package with a slash through a proxy",
    tests: [`${BATCH} > supports rules with slashes when proxied`],
    run: (url) =>
      throughProxy(url, (proxied) =>
        new OPAClient(proxied).evaluateBatch(
          "has/weird%2fpackage/but/it_is",
          { inp: true },
          { fallback: true },
        ),
      ),
  },
  {
    name: "filters for PostgreSQL",
    tests: [`${FILTERS} > single-target > returns postgresql (with input)`],
    run: (url) => new OPAClient(url).getFilters("filters/include", COLOURS, { target: "postgresql" }),
  },
  {
    name: "filters without input",
    tests: [`${FILTERS} > single-target > returns postgresql (without input)`],
    run: (url) => new OPAClient(url).getFilters("filters/include", undefined, { target: "postgresql" }),
  },
  {
    name: "filters with unknowns",
    tests: [`${FILTERS} > single-target > returns postgresql (with unknowns)`],
    run: (url) =>
      new OPAClient(url).getFilters("filters_no_md/include", COLOURS, {
        target: "postgresql",
        unknowns: ["input.fruits"],
      }),
  },
  {
    name: "filters with other names of tables",
    tests: [`${FILTERS} > single-target > returns postgresql (with mappings)`],
    run: (url) =>
      new OPAClient(url).getFilters("filters/include", COLOURS, {
        target: "postgresql",
        tableMappings: { fruits: { $self: "F", colour: "C" } },
      }),
  },
  {
    name: "filters for Prisma",
    tests: [`${FILTERS} > single-target > returns ucast-prisma (only with primary)`],
    run: async (url) => {
      const { query, masks } = await new OPAClient(url).getFilters("filters/include", COLOURS, "fruits");
      return { query, masks };
    },
  },
  {
    name: "filters for several targets",
    tests: [`${FILTERS} > multi-target > returns postgresql (with input)`],
    run: (url) =>
      new OPAClient(url).getMultipleFilters("filters/include", COLOURS, {
        targets: ["ucastPrisma", "postgresql"],
      }),
  },
  {
    name: "filters for Prisma by their target",
    tests: [`${FILTERS} > single-target > returns ucast-prisma (with input)`],
    run: (url) => filterAndMask(url, { target: "ucastPrisma", ucastPrisma: { primary: "fruits" } }),
  },
  {
    name: "filters for Prisma without a target",
    tests: [`${FILTERS} > single-target > returns ucast-prisma (without target)`],
    run: (url) => filterAndMask(url, { ucastPrisma: { primary: "fruits" } }),
  },
  {
    name: "masks of a table and of one that is related to it",
    tests: [`${FILTERS} > single-target > returns ucast-prisma and supports direct and related masks`],
    run: (url) => filterAndMask(url, "fruits", "filters_extra_masks/include"),
  },
  {
    name: "filters for several targets with other names of tables",
    tests: [`${FILTERS} > multi-target > supports mappings, too`],
    run: (url) =>
      new OPAClient(url).getMultipleFilters("filters/include", COLOURS, {
        targets: ["mysql", "postgresql"],
        tableMappings: {
          postgresql: { fruits: { $self: "fruits_pg", colour: "colour_pg" } },
          mysql: { fruits: { $self: "fruits_mysql", colour: "colour_mysql" } },
        },
      }),
  },
  {
    name: "filters by the client's function",
    tests: ["compile-api > with eopa > low-level > single-target > returns postgresql when requested"],
    run: async (url) => {
      const answer = await compileQueryWithPartialEvaluation(
        new OpaApiClientCore({ serverURL: url }),
        { path: "filters/include", requestBody: { input: COLOURS } },
        {
          acceptHeaderOverride:
            CompileQueryWithPartialEvaluationAcceptEnum.applicationVndOpaSqlPostgresqlPlusJson,
        },
      );
      if (!answer.ok) throw answer.error;
      return answer.value.compileResultSQL?.result;
    },
  },
];

/**
 * The outcome of a request, as JSON: its value, or the client's error.
 *
 * @param {ClientRequest} request
 * @param {string} url
 * @returns {Promise<{ value?: unknown, error?: unknown }>}
 */
export async function outcomeOf({ run }, url) {
  try {
    return { value: await withPlaceholders(run(url)) };
  } catch (error) {
    if (!(error instanceof Error)) return { error: withPlaceholders(error) };
    const { name, message } = error;
    const data = "data$" in error ? error.data$ : undefined;
    return { error: await withPlaceholders({ name, message, data }) };
  }
}

/** JSON has no undefined. @param {unknown} given */
async function withPlaceholders(given) {
  const value = await given;
  return JSON.parse(
    JSON.stringify(value === undefined ? "<undefined>" : value, (_, inner) =>
      inner === undefined ? "<undefined>" : inner,
    ),
  );
}
