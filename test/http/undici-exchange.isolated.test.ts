// Isolated: timers are replaced, and undici keeps one for the process.
import { describe, expect, it, vi } from "vitest";
import { Cancellation } from "../../src/base/async/cancellation.js";
import { UndiciExchange } from "../../src/http/undici-exchange.js";

const KIB = 1024;

/** What undici's dispatcher hands to an exchange. */
class Controller {
  aborted = false;
  paused = false;
  reason: Error | null = null;
  abort(reason: Error): void {
    this.aborted = true;
    this.reason = reason;
  }
  pause(): void {
    this.paused = true;
  }
  resume(): void {
    this.paused = false;
  }
}

function setUp() {
  const cancellation = new Cancellation();
  const exchange = new UndiciExchange(cancellation);
  const controller = new Controller();
  const start = (headers: Record<string, string | string[]> = {}, status = 200): void => {
    exchange.onRequestStart(controller);
    exchange.onResponseStart(controller, status, headers);
  };
  const receive = (size: number): void => exchange.onResponseData(controller, new Uint8Array(size));
  return { cancellation, exchange, controller, start, receive };
}

describe("a response", () => {
  it("has its status and headers, those that come twice joined", async () => {
    const { exchange, start } = setUp();
    start({ "content-type": "text/plain", warning: ["a", "b"] }, 404);
    const response = await exchange.response;
    expect(response.status).toBe(404);
    expect(response.header("content-type")).toBe("text/plain");
    expect(response.header("warning")).toBe("a, b");
    expect(response.header("etag")).toBeUndefined();
  });

  it("is not an interim one", async () => {
    const { exchange, controller, start } = setUp();
    start({ link: "x" }, 103);
    exchange.onResponseStart(controller, 200, { etag: "1" });
    expect((await exchange.response).status).toBe(200);
    expect(exchange.header("link")).toBeUndefined();
  });

  it("is read piece by piece, whether a piece or its reader comes first", async () => {
    const { exchange, start, receive } = setUp();
    start();
    for (const size of [1, 2, 3]) receive(size);
    expect((await exchange.read())?.byteLength).toBe(1);
    receive(4);
    for (const size of [2, 3, 4]) expect((await exchange.read())?.byteLength).toBe(size);
    const fifth = exchange.read();
    receive(5);
    expect((await fifth)?.byteLength).toBe(5);
    const last = exchange.read();
    exchange.onResponseEnd();
    expect(await last).toBeUndefined();
    expect(await exchange.read()).toBeUndefined();
  });

  it("pauses its connection when nobody reads, and goes on when all was read", async () => {
    const { exchange, controller, start, receive } = setUp();
    start();
    receive(256 * KIB);
    expect(controller.paused).toBe(false);
    receive(1);
    expect(controller.paused).toBe(true);
    await exchange.read();
    expect(controller.paused).toBe(true);
    await exchange.read();
    expect(controller.paused).toBe(false);
  });

  it("that breaks fails its reader and all later reads, with what was not read lost", async () => {
    const { exchange, controller, start, receive } = setUp();
    start();
    receive(1);
    exchange.onResponseError(controller, new Error("reset"));
    await expect(exchange.read()).rejects.toThrow("reset");
    await expect(exchange.read()).rejects.toThrow("reset");
  });
});

describe("cancelling", () => {
  it("before the request is sent ends it when it would be", async () => {
    const { cancellation, exchange, controller } = setUp();
    const reason = new Error("enough");
    cancellation.cancel(reason);
    await expect(exchange.response).rejects.toBe(reason);
    exchange.onRequestStart(controller);
    expect(controller.reason).toBe(reason);
  });

  it("before there is an exchange ends it at once", async () => {
    const cancellation = new Cancellation();
    cancellation.cancel(new Error("first"));
    cancellation.cancel(new Error("second"));
    await expect(new UndiciExchange(cancellation).response).rejects.toThrow("first");
  });

  it("while the body is read fails the reader and aborts the request", async () => {
    const { cancellation, exchange, controller, start } = setUp();
    start();
    const read = exchange.read();
    cancellation.cancel(new Error("enough"));
    await expect(read).rejects.toThrow("enough");
    expect(controller.aborted).toBe(true);
  });

  it("after the end changes nothing", async () => {
    const { cancellation, exchange, controller, start } = setUp();
    start();
    exchange.onResponseEnd();
    cancellation.cancel(new Error("late"));
    expect(await exchange.read()).toBeUndefined();
    expect(controller.aborted).toBe(false);
  });
});

describe("discarding", () => {
  it("a short body keeps the connection", () => {
    const { exchange, controller, start, receive } = setUp();
    start();
    receive(KIB);
    exchange.discard();
    receive(KIB);
    exchange.onResponseEnd();
    expect(controller.aborted).toBe(false);
  });

  it.each([
    ["that says it is long", { "content-length": String(65 * KIB) }, 0],
    ["that turns out to be long", {}, 65 * KIB],
  ])("a body %s closes the connection", (_name, headers, size) => {
    const { exchange, controller, start, receive } = setUp();
    start(headers);
    exchange.discard();
    if (size > 0) receive(size);
    expect(controller.aborted).toBe(true);
  });

  it("lets a paused body go on", () => {
    const { exchange, controller, start } = setUp();
    start();
    controller.pause();
    exchange.discard();
    expect(controller.paused).toBe(false);
    exchange.onResponseEnd();
  });

  it("a body that does not come to its end closes the connection after a second", () => {
    vi.useFakeTimers();
    try {
      const { exchange, controller, start } = setUp();
      start();
      exchange.discard();
      vi.advanceTimersByTime(999);
      expect(controller.aborted).toBe(false);
      vi.advanceTimersByTime(1);
      expect(controller.aborted).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it("what has ended does nothing", () => {
    const { exchange, controller, start } = setUp();
    start({ "content-length": String(65 * KIB) });
    exchange.onResponseEnd();
    exchange.discard();
    expect(controller.aborted).toBe(false);
  });
});
