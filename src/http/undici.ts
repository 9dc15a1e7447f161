/**
 * The parts of undici that are used. The package holds these alone: its `index.js` loads a hundred files, among them a cache, a mock and
 * `fetch`, which take several times as long as a request.
 */
import connect from "undici/lib/api/api-connect.js";
import buildConnector from "undici/lib/core/connect.js";
import Agent from "undici/lib/dispatcher/agent.js";
import Client from "undici/lib/dispatcher/client.js";
import Dispatcher from "undici/lib/dispatcher/dispatcher.js";
import ProxyAgent from "undici/lib/dispatcher/proxy-agent.js";

// As undici's `index.js` does with all of its methods: `ProxyAgent` calls this one.
Dispatcher.prototype.connect = connect;

export { Agent, buildConnector, Client, ProxyAgent };
