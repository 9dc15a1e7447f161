import { expect, test, vi } from "vitest";
import { orClose } from "../../../src/base/async/or-close.js";

const failure = new Error("failed");

test("all that was opened is closed when the rest fails, also what cannot be closed", async () => {
  const first = { close: vi.fn(() => Promise.reject(new Error("not closed"))) };
  const second = { close: vi.fn(() => Promise.resolve()) };
  const opened: { close(): Promise<void> }[] = [first];
  const failing = orClose(opened, () => {
    opened.push(second);
    return Promise.reject(failure);
  });
  await expect(failing).rejects.toBe(failure);
  expect(first.close).toHaveBeenCalledTimes(1);
  expect(second.close).toHaveBeenCalledTimes(1);
});

test("what was opened stays open else", async () => {
  const opened = { close: vi.fn(() => Promise.resolve()) };
  await expect(orClose([opened], () => "done")).resolves.toBe("done");
  expect(opened.close).not.toHaveBeenCalled();
});
