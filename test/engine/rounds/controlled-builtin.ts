import { defineBuiltin, type Builtin, type BuiltinContext, type JsonValue } from "../../../src/index.js";

/** A call that waits until the test completes it. */
export interface OpenCall {
  name: string;
  args: JsonValue[];
  context: BuiltinContext;
  answer(value: unknown): void;
  fail(error: unknown): void;
}

/** Built-ins whose calls are completed by the test, so that no test depends on time. */
export class ControlledBuiltins {
  /** Calls that are made and not completed. */
  readonly open: OpenCall[] = [];
  /** Every call made, such as `probe.read("a")`, in the order of the start. */
  readonly started: string[] = [];
  #waiting: { count: number; resolve: () => void } | undefined;

  define(name: string, options: { effect?: boolean; maxSpeculative?: number; arity?: number } = {}): Builtin {
    const { effect = false, maxSpeculative, arity = 1 } = options;
    return defineBuiltin({
      name,
      args: Array.from({ length: arity }, () => "any" as const),
      result: "any",
      effect,
      ...(maxSpeculative === undefined ? {} : { maxSpeculative }),
      call: (args, context) =>
        new Promise((resolve, reject) => {
          this.started.push(`${name}(${args.map((arg) => JSON.stringify(arg)).join(",")})`);
          this.open.push({ name, args, context, answer: resolve, fail: reject });
          if (this.#waiting !== undefined && this.open.length >= this.#waiting.count) this.#waiting.resolve();
        }),
    });
  }

  /** Fulfilled once this number of calls is open. */
  async opened(count: number): Promise<OpenCall[]> {
    if (this.open.length < count) {
      await new Promise<void>((resolve) => {
        this.#waiting = { count, resolve };
      });
      this.#waiting = undefined;
    }
    return this.open;
  }

  /** Completes all open calls, in an order chosen by the test. */
  answerAll(value: (call: OpenCall) => unknown): void {
    for (const call of this.open.splice(0)) call.answer(value(call));
  }
}
