import { expect, it, vi } from "vitest";
import {
  createTransport,
  type SendInit,
  type SentResponse,
} from "../../../src/client/http/http-transport.js";

it("a request that is aborted when its place becomes free is cancelled", async () => {
  const response: SentResponse = {
    status: 200,
    header: () => undefined,
    read: () => Promise.resolve(undefined),
    discard: () => undefined,
  };
  const send = vi.fn(
    (_url: URL, { cancellation }: SendInit) =>
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
