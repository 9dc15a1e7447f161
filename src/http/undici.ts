/**
 * The parts of undici that are used. The package holds these alone: its `index.js` loads a hundred files, among them a cache, a mock and
 * `fetch`, which take several times as long as a request.
 */
import type { Dispatcher } from "undici";
import connect from "undici/lib/api/api-connect.js";
import buildConnector from "undici/lib/core/connect.js";
import Agent from "undici/lib/dispatcher/agent.js";
import Client from "undici/lib/dispatcher/client.js";
import Pool from "undici/lib/dispatcher/pool.js";
import ProxyAgent from "undici/lib/dispatcher/proxy-agent.js";

export { Agent, buildConnector, Client, Pool, ProxyAgent };

/**
 * Adds the method that opens tunnels. undici's `index.js` adds it to the class of all dispatchers, by a statement of its own; the
 * modules of this package have none (`sideEffects` of package.json), so bundlers would leave it out.
 */
export function withConnect<T extends Dispatcher>(dispatcher: T): T {
  dispatcher.connect = connect;
  return dispatcher;
}
