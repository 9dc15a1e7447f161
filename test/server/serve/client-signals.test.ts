import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { ClientSignals } from "../../../src/server/serve/client-signals.js";

/** Both ends of a connection. */
async function openConnection(): Promise<{ client: Socket; served: Socket }> {
  const server = createServer();
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const accepted = once(server, "connection") as Promise<[Socket]>;
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const [served] = await accepted;
  return { client, served };
}

describe("the signal of a connection", () => {
  it("is one for all its requests, and aborts when the client leaves", async () => {
    const signals = new ClientSignals();
    const { client, served } = await openConnection();
    const signal = signals.of(served);
    expect(signals.of(served)).toBe(signal);
    expect(signal.aborted).toBe(false);
    const aborted = once(signal, "abort");
    client.destroy();
    served.resume();
    await aborted;
    expect(signal.reason).toMatchObject({ message: "the client has left" });
  });

  it("is not that of another connection", async () => {
    const signals = new ClientSignals();
    const [one, other] = [await openConnection(), await openConnection()];
    const [first, second] = [signals.of(one.served), signals.of(other.served)];
    const closed = once(one.served, "close");
    one.served.destroy();
    await closed;
    expect([first.aborted, second.aborted]).toEqual([true, false]);
    other.served.destroy();
  });

  it("has aborted when the connection is closed already", async () => {
    const { served } = await openConnection();
    served.destroy();
    expect(new ClientSignals().of(served).aborted).toBe(true);
  });
});
