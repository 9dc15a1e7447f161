import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AcceptedTokens } from "../../src/serve/access.js";
import { loadServedPolicies } from "../../src/serve/load-served-policies.js";
import type { ServedPolicies } from "../../src/serve/served-policies.js";
import { makeFolder } from "../cli/run.js";
import { startServer } from "./serve.js";

/** What is compared of the answers on a connection. */
interface RawAnswers {
  statuses: number[];
  /** Of the first. */
  location?: string;
  encoding?: string;
  allow?: string;
}

interface RawCase {
  name: string;
  /** The first line and headers, without `Host` where it has none. */
  lines: readonly string[];
  host?: string;
  body?: string;
  expected: RawAnswers;
  /** What `opa run --server` of OPA 1.22 answers, where that is something else. */
  opa?: RawAnswers;
  why?: string;
}

const ASK = "GET /v1/data/app/allow HTTP/1.1";
const BIG = "GET /v1/data/app/big HTTP/1.1";
const UPGRADE = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"];
const LAST = "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

const CASES: readonly RawCase[] = [
  {
    name: "CONNECT to a host",
    lines: ["CONNECT localhost:443 HTTP/1.1"],
    expected: { statuses: [405], allow: "GET, HEAD, POST" },
  },
  { name: "CONNECT to a document", lines: [ASK.replace("GET", "CONNECT")], expected: { statuses: [405] } },
  {
    name: "CONNECT to /health",
    lines: ["CONNECT /health HTTP/1.1"],
    expected: { statuses: [405], allow: "GET, HEAD" },
  },
  {
    name: "CONNECT to another host, on loopback",
    lines: ["CONNECT example.com:443 HTTP/1.1"],
    host: "example.com:443",
    expected: { statuses: [403] },
    opa: { statuses: [405], allow: "GET, HEAD, POST" },
    why: "on loopback requests are for this machine",
  },
  { name: "an upgrade", lines: [ASK, ...UPGRADE], expected: { statuses: [200] } },
  {
    name: "an upgrade of HTTP/2",
    lines: [ASK, "Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAAP__"],
    expected: { statuses: [200] },
  },
  {
    name: "an upgrade with a body",
    lines: [ASK.replace("GET", "POST"), ...UPGRADE, "Content-Length: 2"],
    body: "{}",
    expected: { statuses: [200] },
  },
  {
    name: "an upgrade and a further request",
    lines: [ASK, ...UPGRADE],
    body: LAST,
    expected: { statuses: [200] },
    opa: { statuses: [200, 200] },
    why: "Node reads no further, so the connection is closed",
  },
  { name: "two requests", lines: [ASK], body: LAST, expected: { statuses: [200, 200] } },
  {
    name: "gzip in one of one lines",
    lines: [BIG, "Accept-Encoding: gzip"],
    expected: { statuses: [200], encoding: "gzip" },
  },
  {
    name: "gzip in the first of two lines",
    lines: [BIG, "Accept-Encoding: gzip", "Accept-Encoding: identity"],
    expected: { statuses: [200], encoding: "gzip" },
  },
  {
    name: "gzip in the second of two lines",
    lines: [BIG, "Accept-Encoding: identity", "Accept-Encoding: gzip"],
    expected: { statuses: [200], encoding: "gzip" },
    opa: { statuses: [200] },
    why: "OPA reads the first line alone; lines of a list are one list (RFC 9110, section 5.3)",
  },
  ...["%2f", "%20", "%c3%bc", "%41", "%2f%2f"].map((escape) => ({
    name: `a redirect of a path with ${escape}`,
    lines: [`GET /v1//data/a${escape}b?x=%2f HTTP/1.1`],
    expected: { statuses: [307], location: `/v1/data/a${escape}b?x=%2f` },
    opa: { statuses: [307], location: `/v1/data/a${escape.replaceAll("%", "%25")}b?x=%2f` },
    why: "OPA escapes what is escaped, which leads to another document",
  })),
  {
    name: "a redirect of dots",
    lines: ["GET /v1/./data/a%2Fb/../c HTTP/1.1"],
    expected: { statuses: [307], location: "/v1/data/c" },
  },
  {
    name: "a redirect of what looks like a host",
    lines: ["GET //example.com/v1/data HTTP/1.1"],
    expected: { statuses: [307], location: "/example.com/v1/data" },
  },
  { name: "escaped dots", lines: ["GET /v1/data/app/%2e%2e/x HTTP/1.1"], expected: { statuses: [200] } },
  {
    name: "a target with a host",
    lines: ["GET http://localhost/v1/data/app/allow?pretty HTTP/1.1"],
    expected: { statuses: [200] },
  },
  {
    name: "a redirect of a target with a host",
    lines: ["GET http://localhost/v1//data HTTP/1.1"],
    expected: { statuses: [307], location: "/v1/data" },
  },
  { name: "OPTIONS of the server", lines: ["OPTIONS * HTTP/1.1"], expected: { statuses: [200] } },
  { name: "OPTIONS of a document", lines: [ASK.replace("GET", "OPTIONS")], expected: { statuses: [405] } },
  { name: "TRACE", lines: [ASK.replace("GET", "TRACE")], expected: { statuses: [405] } },
  {
    name: "a method that Node does not know",
    lines: [ASK.replace("GET", "BREW")],
    expected: { statuses: [400] },
    opa: { statuses: [405] },
    why: "Node's parser has a list of methods",
  },
  { name: "HTTP/1.0", lines: [ASK.replace("1.1", "1.0")], expected: { statuses: [200] } },
  { name: "no host", lines: [ASK], host: "", expected: { statuses: [400] } },
  { name: "two hosts", lines: [ASK, "Host: localhost"], expected: { statuses: [400] } },
  {
    name: "a length and chunks",
    lines: [ASK.replace("GET", "POST"), "Content-Length: 5", "Transfer-Encoding: chunked"],
    body: "0\r\n\r\n",
    expected: { statuses: [400] },
    opa: { statuses: [200] },
    why: "it is read otherwise by others on the way (request smuggling)",
  },
  {
    name: "two lengths",
    lines: [ASK.replace("GET", "POST"), "Content-Length: 2", "Content-Length: 3"],
    body: "{}",
    expected: { statuses: [400] },
  },
  {
    name: "an unknown coding of the body",
    lines: [ASK.replace("GET", "POST"), "Transfer-Encoding: foo"],
    body: "{}",
    expected: { statuses: [400] },
    opa: { statuses: [501] },
    why: "Node's parser",
  },
  { name: "an unknown expectation", lines: [ASK, "Expect: tea"], expected: { statuses: [417] } },
];

/** Sends bytes over a connection of its own, which is the client's to end only when nothing is answered. */
async function exchange(
  port: number,
  { lines: [first, ...headers], host = "localhost", body = "" }: RawCase,
): Promise<RawAnswers> {
  const text = [first, ...(host === "" ? [] : [`Host: ${host}`]), ...headers, "", body].join("\r\n");
  // Whoever asks twice ends the connection by the second request; a server that keeps it open is asked to end it.
  const isClosing =
    body === LAST ||
    /^(?:CONNECT)/.test(first ?? "") ||
    headers.some((line) => line.startsWith("Connection"));
  const socket = connect(port, "127.0.0.1");
  const sent = isClosing ? text : text.replace("\r\n", "\r\nConnection: close\r\n");
  socket.write(sent);
  let received = "";
  socket.setEncoding("latin1");
  for await (const chunk of socket) received += chunk as string;
  const header = (name: string): string | undefined =>
    new RegExp(`\r\n${name}: ([^\r]*)`, "i").exec(received)?.[1];
  const [location, encoding, allow] = ["Location", "Content-Encoding", "Allow"].map(header);
  return {
    statuses: [...received.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status)),
    ...(location === undefined ? {} : { location }),
    ...(encoding === undefined ? {} : { encoding }),
    ...(allow === undefined ? {} : { allow }),
  };
}

let policies: ServedPolicies;
const clean: (() => Promise<void>)[] = [];
beforeAll(async () => {
  const cwd = await makeFolder(
    { "app.rego": "package app\n\nallow := true\n\nbig := numbers.range(1, 2000)\n" },
    (end) => clean.push(end),
  );
  policies = await loadServedPolicies(["app.rego"], { cwd });
});
afterAll(async () => {
  await policies[Symbol.asyncDispose]();
  for (const end of clean) await end();
});

describe("requests over a socket, as of opa run --server", () => {
  it.each(CASES)("$name", async (given) => {
    const { expected, opa, why } = given;
    const { port } = await startServer({ policies });
    expect(await exchange(port, given)).toEqual(expected);
    expect(opa === undefined).toBe(why === undefined);
    expect(opa).not.toEqual(expected);
  });

  it.each([
    { lines: ["CONNECT localhost:443 HTTP/1.1"] },
    { lines: ["OPTIONS * HTTP/1.1"] },
    { lines: [ASK, ...UPGRADE] },
  ])("need a token where others do: $lines", async ({ lines }) => {
    const { port } = await startServer({ policies, tokens: AcceptedTokens.parse(["secret"]) });
    const answers = await exchange(port, { name: "", lines, expected: { statuses: [] } });
    expect(answers.statuses).toEqual([401]);
  });
});
