import { expect, test } from "vitest";
import { Cancellation } from "../../../src/base/async/cancellation.js";

const reason = new Error("enough");

/** Notes what it hears. */
function listenerOf(heard: string[], name: string) {
  return { cancelled: (why: Error) => void heard.push(`${name}: ${why.message}`) };
}

test("each listener is told once, in order, also one that comes late", () => {
  const heard: string[] = [];
  const cancellation = new Cancellation();
  for (const name of ["first", "second", "third"]) cancellation.listen(listenerOf(heard, name));
  cancellation.cancel(reason);
  cancellation.cancel(new Error("again"));
  cancellation.listen(listenerOf(heard, "late"));
  expect(heard).toEqual(["first: enough", "second: enough", "third: enough", "late: enough"]);
  expect(cancellation.signal.reason).toBe(reason);
});

test.each([0, 1, 2])("listener %i of three that was removed is not told", (removed) => {
  const heard: string[] = [];
  const cancellation = new Cancellation();
  const listeners = ["0", "1", "2"].map((name) => listenerOf(heard, name));
  for (const listener of listeners) cancellation.listen(listener);
  const remove = cancellation.onCancel(() => heard.push("a function"));
  remove();
  remove();
  for (let times = 0; times < 2; times++) cancellation.unlisten(listeners[removed]!);
  cancellation.cancel(reason);
  expect(heard).toEqual(
    ["0", "1", "2"].filter((_, index) => index !== removed).map((name) => `${name}: enough`),
  );
});
