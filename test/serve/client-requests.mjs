/**
 * The requests that the tests of `@open-policy-agent/opa` make through it, for OPA and for this server. The policies are in
 * fixtures/client-policies.
 */
import { once } from "node:events";
import { createServer, request } from "node:http";
import { OPAClient } from "@open-policy-agent/opa";
import { HTTPClient } from "@open-policy-agent/opa/lib/http.js";

/** @typedef {import("@open-policy-agent/opa").OPAClient} Client */

/**
 * @typedef {object} ClientRequest
 * @property {string} name
 * @property {(url: string) => Promise<unknown>} run
 * @property {string} [differs] why it is answered otherwise here
 * @property {boolean} [otherMessage] whether the text of an evaluation's error is Wasm's own
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
const COLOURS = { fav_colours: ["red", "green"] };
const NO_COMPILE = "partial evaluation is not served";

/** @type {readonly ClientRequest[]} */
export const CLIENT_REQUESTS = [
  { name: "without input", run: (url) => new OPAClient(url).evaluate("test/p_bool") },
  {
    name: "a failure",
    otherMessage: true,
    run: (url) => new OPAClient(url).evaluate("condfail/p", CONFLICTING.two),
  },
  { name: "false as input", run: (url) => new OPAClient(url).evaluate("test/p_bool_false", false) },
  { name: "true as input, undefined", run: (url) => new OPAClient(url).evaluate("test/p_bool_false", true) },
  { name: "an unknown rule", run: (url) => new OPAClient(url).evaluate("test/nothing") },
  { name: "the default decision", run: (url) => new OPAClient(url).evaluateDefault() },
  {
    name: "the default decision with input",
    run: (url) => new OPAClient(url).evaluateDefault({ foo: "bar" }),
  },
  {
    name: "a package with a slash",
    run: (url) => new OPAClient(url).evaluate("has/weird%2fpackage/but/it_is"),
  },
  { name: "an object as input", run: (url) => new OPAClient(url).evaluate("test/compound_input", INPUT) },
  { name: "a boolean as input", run: (url) => new OPAClient(url).evaluate("test/has_type", true) },
  {
    name: "an instance of a class as input",
    run: (url) => new OPAClient(url).evaluate("test/compound_input", new Named("alice", LIST)),
  },
  {
    name: "an instance that converts itself as input",
    run: (url) => new OPAClient(url).evaluate("test/compound_input", new Converted()),
  },
  {
    name: "a result that is converted",
    run: (url) => new OPAClient(url).evaluate("test/compound_result", undefined, { fromResult: toAllowed }),
  },
  {
    name: "an HTTP client of the caller",
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
    run: (url) =>
      new OPAClient(url).evaluate("test/p_bool", undefined, {
        fetchOptions: { signal: AbortSignal.abort() },
      }),
  },
  {
    name: "headers of the caller",
    run: (url) => new OPAClient(url, { headers: { authorization: "Bearer opensesame" } }).evaluate("token/p"),
  },
  {
    name: "a package with a slash through a proxy",
    run: (url) =>
      throughProxy(url, (proxied) => new OPAClient(proxied).evaluate("has/weird%2fpackage/but/it_is")),
  },
  {
    name: "a batch",
    run: (url) => new OPAClient(url).evaluateBatch("test/p_bool_false", FALSE_TWICE),
  },
  {
    name: "a batch one by one",
    run: (url) => new OPAClient(url).evaluateBatch("test/p_bool_false", FALSE_TWICE, { fallback: true }),
  },
  {
    name: "a batch after one that was made one by one",
    run: async (url) => {
      const client = new OPAClient(url);
      const first = await client.evaluateBatch("test/p_bool_false", FALSE_TWICE, { fallback: true });
      return [first, await client.evaluateBatch("condfail/p", CONFLICTING, { fallback: false })];
    },
  },
  {
    name: "a batch one by one with a failure",
    otherMessage: true,
    run: (url) => new OPAClient(url).evaluateBatch("condfail/p", CONFLICTING, { fallback: true }),
  },
  {
    name: "a batch one by one that a failure rejects",
    otherMessage: true,
    run: (url) =>
      new OPAClient(url).evaluateBatch("condfail/p", CONFLICTING, { fallback: true, rejectMixed: true }),
  },
  {
    name: "a batch of instances that convert themselves",
    run: (url) =>
      new OPAClient(url).evaluateBatch("test/compound_input", { inp: new Converted() }, { fallback: true }),
  },
  {
    name: "a batch whose results are converted",
    run: (url) =>
      new OPAClient(url).evaluateBatch(
        "test/compound_result",
        { a: { b: null } },
        { fallback: true, fromResult: toAllowed },
      ),
  },
  {
    name: "a batch of a package with a slash",
    run: (url) =>
      new OPAClient(url).evaluateBatch("has/weird%2fpackage/but/it_is", { inp: true }, { fallback: true }),
  },
  {
    name: "filters for PostgreSQL",
    differs: NO_COMPILE,
    run: (url) => new OPAClient(url).getFilters("filters/include", COLOURS, { target: "postgresql" }),
  },
  {
    name: "filters without input",
    differs: NO_COMPILE,
    run: (url) => new OPAClient(url).getFilters("filters/include", undefined, { target: "postgresql" }),
  },
  {
    name: "filters with unknowns",
    differs: NO_COMPILE,
    run: (url) =>
      new OPAClient(url).getFilters("filters/include", COLOURS, {
        target: "postgresql",
        unknowns: ["input.fruits"],
      }),
  },
  {
    name: "filters with other names of tables",
    differs: NO_COMPILE,
    run: (url) =>
      new OPAClient(url).getFilters("filters/include", COLOURS, {
        target: "postgresql",
        tableMappings: { fruits: { $self: "F", colour: "C" } },
      }),
  },
  {
    name: "filters for Prisma",
    differs: NO_COMPILE,
    run: async (url) => {
      const { query, masks } = await new OPAClient(url).getFilters("filters/include", COLOURS, "fruits");
      return { query, masks };
    },
  },
  {
    name: "filters for several targets",
    differs: NO_COMPILE,
    run: (url) =>
      new OPAClient(url).getMultipleFilters("filters/include", COLOURS, {
        targets: ["ucastPrisma", "postgresql"],
      }),
  },
];

/**
 * What came of a request, as JSON: its value, or the error that the client made of it.
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
