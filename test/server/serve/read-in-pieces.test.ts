import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { readInPieces } from "../../../src/server/serve/read-in-pieces.js";

/** A server whose connections are read in pieces. @returns a connection to it */
async function connectTo(
  listener: (request: IncomingMessage, response: ServerResponse) => void,
  isHeld = () => false,
) {
  const server = createServer(listener);
  server.on("connection", (socket) => {
    readInPieces(socket, isHeld);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = connect({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", noDelay: true });
  onTestFinished(() => {
    client.destroy();
    server.close();
  });
  return { client, server };
}

it("parses no more pipelined requests than those of a piece while requests wait", async () => {
  const count = 5_000;
  const waiting: ServerResponse[] = [];
  let [most, served] = [0, 0];
  const { client } = await connectTo(
    (request, response) => {
      most = Math.max(most, waiting.push(response));
      if (waiting.length > 1) return;
      // All that was received at once has been parsed by then, unless the rest is held back.
      setImmediate(() => {
        for (const each of waiting.splice(0)) each.end(String(served++));
        request.socket.resume();
      });
    },
    () => waiting.length > 0,
  );
  const request = "GET / HTTP/1.1\r\nHost: a\r\n";
  client.write(`${`${request}\r\n`.repeat(count - 1)}${request}Connection: close\r\n\r\n`);
  const bodies = [...(await text(client)).matchAll(/\r\n\r\n(\d+)/g)].map(([, body]) => Number(body));
  expect(bodies).toEqual(Array.from({ length: count }, (_, index) => index));
  expect(most).toBeLessThan(200);
});

it("passes on a body whose reader pauses, and nothing behind an error", async () => {
  const body = Buffer.alloc(3_000_000, "0123456789");
  const errors: string[] = [];
  const { client, server } = await connectTo((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      response.end(String(Buffer.concat(parts).equals(body)));
    })();
  });
  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, socket) => {
    errors.push(code);
    socket.destroy();
  });
  client.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${String(body.length)}\r\n\r\n`);
  client.write(body);
  const [answer] = (await once(client, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/\r\n\r\ntrue|\r\n4\r\ntrue/);
  client.on("error", () => undefined);
  client.write("no request\r\n".repeat(2_000));
  await once(client, "close");
  expect(errors).toEqual(["HPE_INVALID_METHOD"]);
});
