/**
 * Requests that need a separate socket, for OPA and for this server. The policies are in fixtures/raw-policies; OPA's
 * responses, in fixtures/raw-answers.json, are recorded by scripts/serve-raw.mjs.
 */
import { connect } from "node:net";

/**
 * The compared part of the responses on a connection. All except for the statuses is of the first.
 *
 * @typedef {object} RawAnswers
 * @property {number[]} statuses
 * @property {string} [location]
 * @property {string} [encoding]
 * @property {string} [allow]
 */

/**
 * @typedef {object} RawCase
 * @property {string} name
 * @property {readonly string[]} lines the first line and headers, without `Host` where it has none
 * @property {string} [host] Default: `localhost`; empty for none
 * @property {string} [body]
 * @property {RawAnswers} [ours] the answers of this server, where OPA has others
 * @property {string} [why] they are others
 */

export const ASK = "GET /v1/data/app/allow HTTP/1.1";
const BIG = "GET /v1/data/app/big HTTP/1.1";
export const UPGRADE = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"];
const LAST = "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

/** @type {readonly RawCase[]} */
export const RAW_CASES = [
  {
    name: "CONNECT to a host",
    lines: ["CONNECT localhost:443 HTTP/1.1"],
  },
  { name: "CONNECT to a document", lines: [ASK.replace("GET", "CONNECT")] },
  {
    name: "CONNECT to /health",
    lines: ["CONNECT /health HTTP/1.1"],
  },
  {
    name: "CONNECT to another host, on loopback",
    lines: ["CONNECT example.com:443 HTTP/1.1"],
    host: "example.com:443",
    ours: { statuses: [403] },
    why: "on loopback requests are for this machine",
  },
  { name: "an upgrade", lines: [ASK, ...UPGRADE] },
  {
    name: "an upgrade of HTTP/2",
    lines: [ASK, "Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAAP__"],
  },
  {
    name: "an upgrade with a body",
    lines: [ASK.replace("GET", "POST"), ...UPGRADE, "Content-Length: 2"],
    body: "{}",
  },
  {
    name: "an upgrade and a further request",
    lines: [ASK, ...UPGRADE],
    body: LAST,
    ours: { statuses: [200] },
    why: "Node reads no further, so the connection is closed",
  },
  { name: "two requests", lines: [ASK], body: LAST },
  {
    name: "gzip in one of one lines",
    lines: [BIG, "Accept-Encoding: gzip"],
  },
  {
    name: "gzip in the first of two lines",
    lines: [BIG, "Accept-Encoding: gzip", "Accept-Encoding: identity"],
  },
  {
    name: "gzip in the second of two lines",
    lines: [BIG, "Accept-Encoding: identity", "Accept-Encoding: gzip"],
    ours: { statuses: [200], encoding: "gzip" },
    why: "OPA reads the first line alone; lines of a list are one list (RFC 9110, section 5.3)",
  },
  ...["%2f", "%20", "%c3%bc", "%41", "%2f%2f"].map((escape) => ({
    name: `a redirect of a path with ${escape}`,
    lines: [`GET /v1//data/a${escape}b?x=%2f HTTP/1.1`],
    ours: { statuses: [307], location: `/v1/data/a${escape}b?x=%2f` },
    why: "OPA escapes what is escaped, which leads to another document",
  })),
  {
    name: "a redirect of dots",
    lines: ["GET /v1/./data/a%2Fb/../c HTTP/1.1"],
  },
  {
    name: "a redirect of what looks like a host",
    lines: ["GET //example.com/v1/data HTTP/1.1"],
  },
  { name: "escaped dots", lines: ["GET /v1/data/app/%2e%2e/x HTTP/1.1"] },
  {
    name: "a target with a host",
    lines: ["GET http://localhost/v1/data/app/allow?pretty HTTP/1.1"],
  },
  {
    name: "a redirect of a target with a host",
    lines: ["GET http://localhost/v1//data HTTP/1.1"],
  },
  { name: "OPTIONS of the server", lines: ["OPTIONS * HTTP/1.1"] },
  { name: "OPTIONS of a document", lines: [ASK.replace("GET", "OPTIONS")] },
  { name: "TRACE", lines: [ASK.replace("GET", "TRACE")] },
  {
    name: "a method that Node does not know",
    lines: [ASK.replace("GET", "BREW")],
    ours: { statuses: [400] },
    why: "Node's parser has a list of methods",
  },
  { name: "HTTP/1.0", lines: [ASK.replace("1.1", "1.0")] },
  { name: "no host", lines: [ASK], host: "" },
  { name: "two hosts", lines: [ASK, "Host: localhost"] },
  {
    name: "a length and chunks",
    lines: [ASK.replace("GET", "POST"), "Content-Length: 5", "Transfer-Encoding: chunked"],
    body: "0\r\n\r\n",
    ours: { statuses: [400] },
    why: "it is read otherwise by others on the way (request smuggling)",
  },
  {
    name: "two lengths",
    lines: [ASK.replace("GET", "POST"), "Content-Length: 2", "Content-Length: 3"],
    body: "{}",
  },
  {
    name: "an unknown coding of the body",
    lines: [ASK.replace("GET", "POST"), "Transfer-Encoding: foo"],
    body: "{}",
    ours: { statuses: [400] },
    why: "Node's parser",
  },
  { name: "an unknown expectation", lines: [ASK, "Expect: tea"] },
];

/**
 * Sends bytes over a separate connection, which the server must end.
 *
 * @param {number} port
 * @param {Omit<RawCase, "name">} request
 * @param {number} [idleMs] time after which it is ended, for a server that preserves some. Default: never
 * @returns {Promise<RawAnswers>}
 */
export async function exchange(
  port,
  { lines: [first, ...headers], host = "localhost", body = "" },
  idleMs = 0,
) {
  const text = [first, ...(host === "" ? [] : [`Host: ${host}`]), ...headers, "", body].join("\r\n");
  // A second request ends the connection; a server that preserves it is requested to end it.
  const isClosing =
    body === LAST ||
    /^(?:CONNECT)/.test(first ?? "") ||
    headers.some((line) => line.startsWith("Connection"));
  const socket = connect(port, "127.0.0.1");
  const sent = isClosing ? text : text.replace("\r\n", "\r\nConnection: close\r\n");
  socket.setTimeout(idleMs, () => socket.end());
  socket.write(sent);
  let received = "";
  socket.setEncoding("latin1");
  for await (const chunk of socket) received += chunk;
  const header = (/** @type {string} */ name) => new RegExp(`\r\n${name}: ([^\r]*)`, "i").exec(received)?.[1];
  const [location, encoding, allow] = ["Location", "Content-Encoding", "Allow"].map(header);
  return {
    statuses: [...received.matchAll(/HTTP\/1\.[01] (\d+) /g)].map(([, status]) => Number(status)),
    ...(location === undefined ? {} : { location }),
    ...(encoding === undefined ? {} : { encoding }),
    ...(allow === undefined ? {} : { allow }),
  };
}
