import { createServer } from "node:net";

/**
 * A free port of loopback, for programs that do not report their port.
 *
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const port = portOf(server);
      server.close(() => resolve(port));
    });
  });
}

/** The port of a listening server. @param {import("node:net").Server} server */
export function portOf(server) {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server listens on no port");
  return address.port;
}
