import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import v8 from "node:v8";
import { expect, it, onTestFinished, vi } from "vitest";
import { Cancellation } from "../../src/base/async/cancellation.js";
import { spareOptimizing, V8_BUDGET } from "../../src/base/wasm-budget.js";
import { RequestTarget } from "../../src/http/request-target.js";
import { createUndiciHttp } from "../../src/http/undici-http.js";

it("undici's parser is compiled once, with the budget of a process that spares", async () => {
  const server = createServer((_request, response) => void response.end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const set = vi.spyOn(v8, "setFlagsFromString").mockReturnValue();
  const compiled = vi.spyOn(WebAssembly, "Module");
  spareOptimizing();
  const http = createUndiciHttp({ maxConnections: 2, connectTimeoutMs: 5000, ca: undefined, env: {} });
  onTestFinished(() => http.close());
  const { port } = server.address() as AddressInfo;
  const target = new RequestTarget(`http://127.0.0.1:${String(port)}`, "/", "");
  const send = async (): Promise<number> =>
    (await http.send(target, { headers: [], cancellation: new Cancellation() })).status;
  expect(await Promise.all([send(), send()])).toEqual([200, 200]);
  expect(set.mock.calls).toEqual([
    [`--wasm-tiering-budget=${String(100 * V8_BUDGET)}`],
    [`--wasm-tiering-budget=${String(V8_BUDGET)}`],
  ]);
  const [before, after] = set.mock.invocationCallOrder;
  for (const order of compiled.mock.invocationCallOrder) {
    expect(order).toBeGreaterThan(before ?? Infinity);
    expect(order).toBeLessThan(after ?? 0);
  }
  expect(compiled).toHaveBeenCalledOnce();
});
