import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { expect, it, onTestFinished, vi } from "vitest";
import { channels } from "../../src/base/telemetry/channels.js";
import type { ReservedSlot } from "../../src/base/async/limit.js";
import type { RequestTarget } from "../../src/http/request-target.js";
import { Cancellation } from "../../src/base/async/cancellation.js";
import { nextTurn } from "../../src/base/async/next-turn.js";
import { createTransport, type SendInit, type SentResponse } from "../../src/http/http-transport.js";

type HttpRequest = Parameters<ReturnType<typeof createTransport>["send"]>[0];

it("a request that is aborted when its place becomes free is cancelled", async () => {
  const response: SentResponse = {
    status: 200,
    header: () => undefined,
    read: () => Promise.resolve(undefined),
    discard: () => undefined,
  };
  const send = vi.fn(
    (_target: RequestTarget, { cancellation }: SendInit) =>
      new Promise<SentResponse>((resolve, reject) => {
        if (send.mock.calls.length === 1) resolve(response);
        cancellation.onCancel(reject);
      }),
  );
  const transport = createTransport({ send, maxConnections: 1, idleTimeoutMs: 60_000 });
  const request = { url: new URL("http://127.0.0.1/"), headers: {}, attempts: 1, timeoutMs: undefined };
  const first = await transport.send({ ...request, signal: new AbortController().signal });
  const controller = new AbortController();
  const reason = new Error("enough");
  const second = expect(transport.send({ ...request, signal: controller.signal })).rejects.toBe(reason);

  first.close();
  controller.abort(reason);

  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls[1]?.[1].cancellation.reason).toBe(reason);
  await second;
});

/** A transport with one connection, whose requests are answered at once. */
function transportOfOne() {
  const [header, read, discard] = [() => undefined, () => undefined, () => undefined];
  const answer: SentResponse = { status: 200, header, read, discard };
  const send = vi.fn(() => Promise.resolve(answer));
  const transport = createTransport({ send, maxConnections: 1, idleTimeoutMs: 60_000 });
  const ask = async (place?: ReservedSlot): Promise<void> => {
    const response = await transport.send({
      ...{ url: new URL("http://127.0.0.1/"), headers: {}, attempts: 1, timeoutMs: undefined },
      signal: new Cancellation(),
      slot: place,
    });
    response.close();
  };
  const reserve = async (): Promise<ReservedSlot> => {
    const place = transport.reserve(new Cancellation());
    await place.entry;
    return place;
  };
  return { transport, send, ask, reserve };
}

it("the first request of a call has the reserved place, and the second waits for its own", async () => {
  const { ask, reserve } = transportOfOne();
  const begun: string[] = [];
  const call = async (name: string): Promise<string> => {
    const place = await reserve();
    begun.push(name);
    await ask(place);
    place.giveBack();
    await ask(place);
    return name;
  };

  const answers = [call("first"), call("second")];
  await nextTurn();
  expect(begun[0]).toBe("first");

  expect(await Promise.all(answers)).toEqual(["first", "second"]);
  expect(begun).toEqual(["first", "second"]);
});

it("a place without a request is given back, once", async () => {
  const { send, ask, reserve } = transportOfOne();

  const place = await reserve();
  const waiting = ask();
  await nextTurn();
  expect(send).not.toHaveBeenCalled();
  place.giveBack();
  place.giveBack();

  await waiting;
  const last = await reserve();
  const next = ask();
  await nextTurn();
  expect(send).toHaveBeenCalledOnce();
  last.giveBack();
  await next;
});

it("a call that waited for its place continues in the context of its caller", async () => {
  const { ask, reserve } = transportOfOne();
  const context = new AsyncLocalStorage<string>();
  const call = (name: string): Promise<string | undefined> =>
    context.run(name, async () => {
      const place = await reserve();
      const found = context.getStore();
      await ask(place);
      return found;
    });
  const names = ["first", "second", "third"];
  expect(await Promise.all(names.map(call))).toEqual(names);
});

it("a call that is aborted while it waits gets no place", async () => {
  const { transport, ask, reserve } = transportOfOne();
  const [signal, reason] = [new Cancellation(), new Error("enough")];

  const place = await reserve();
  const waiting = expect(transport.reserve(signal).entry).rejects.toBe(reason);
  signal.cancel(reason);

  await waiting;
  await ask(place);
  await ask(await reserve());
});

it("a request that fails before it is sent gives its place back", async () => {
  const { transport, send, ask } = transportOfOne();
  const broken = new AbortController().signal;
  broken.addEventListener = () => {
    throw new Error("no listeners");
  };
  const request = { url: new URL("http://127.0.0.1/"), headers: {}, attempts: 1, timeoutMs: undefined };
  await expect(transport.send({ ...request, signal: broken })).rejects.toThrow("no listeners");
  expect(send).not.toHaveBeenCalled();

  await ask();
  expect(send).toHaveBeenCalledTimes(1);
});

const failure = new Error("thrown");
const fails = (): never => {
  throw failure;
};

/** What of a request, or of its response, throws. */
const THROWING: readonly [string, Partial<HttpRequest>, Partial<SentResponse> | (() => never)][] = [
  ["its headers", { headers: new Proxy({}, { ownKeys: fails }) }, {}],
  ["its address", { url: new Proxy(new URL("http://127.0.0.1/"), { get: fails }) }, {}],
  [
    "its signal, which takes no listener",
    { signal: Object.assign(new AbortController().signal, { addEventListener: fails }) },
    {},
  ],
  ["what it waits for", { beforeSend: fails }, {}],
  ["sending it", {}, fails],
  ["discarding its response", {}, { discard: fails }],
];

const ways = [false, true].flatMap((isTraced) => THROWING.map((row) => [...row, isTraced] as const));

it.each(ways)(
  "a request gives its place back when there is an error of %s",
  async (_, part, sent, isTraced) => {
    const listen = (): void => undefined;
    if (isTraced) {
      subscribe(channels.request.start.name, listen);
      onTestFinished(() => {
        unsubscribe(channels.request.start.name, listen);
      });
    }
    const answer: SentResponse = {
      ...{ status: 200, header: () => undefined, read: () => undefined, discard: () => undefined },
      ...(typeof sent === "function" ? {} : sent),
    };
    const send = vi.fn(() => (typeof sent === "function" ? sent() : Promise.resolve(answer)));
    const transport = createTransport({ send, maxConnections: 1, idleTimeoutMs: 60_000 });
    const request: HttpRequest = {
      ...{ url: new URL("http://127.0.0.1/"), headers: {}, attempts: 1, timeoutMs: undefined },
      signal: new Cancellation(),
    };
    const ask = async (): Promise<void> => (await transport.send({ ...request, ...part })).close();
    const askReserved = async (): Promise<void> => {
      const place = transport.reserve(new Cancellation());
      await place.entry;
      (await transport.send({ ...request, ...part, slot: place })).close();
    };
    // Twice: with a place that was lost, the second would wait for ever.
    for (const asking of [ask, ask, askReserved, askReserved]) await expect(asking()).rejects.toThrow();
  },
);
