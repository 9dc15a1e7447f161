import { inputDigest } from "./input-digest.js";
import type { Recording } from "./recording.js";

/** The parts of a recording that a replay is compared with. */
interface Recorded {
  readonly dataDigests: readonly string[] | undefined;
  readonly inputDigests: readonly string[] | undefined;
  /** Locally computed answers by call, such as random values and the time. JSON text. */
  readonly ownAnswers: ReadonlyMap<string, string>;
  /** The built-ins with credentials removed from their answers. */
  readonly withoutSecrets: ReadonlySet<string>;
}

/** Ignored: most responses set cookies, and policies hardly read them. */
function withoutCookies(json: string): string {
  return JSON.stringify(JSON.parse(json), (key, value: unknown) =>
    key === "set-cookie" ? undefined : value,
  );
}

const toCall = (name: string, args: string): string => `${name}(${args.slice(1, -1)})`;

/** Compares replayed evaluations with the recorded ones: other data may change the decision. */
export class ReplayCheck {
  readonly #recorded: Recorded;
  /** Differences by subject: the data, or a built-in. */
  readonly #differences = new Map<string, string>();

  private constructor(recorded: Recorded) {
    this.#recorded = recorded;
  }

  static async of({
    facts: { dataDigests, input, inputDigests },
    exactCalls,
  }: Recording): Promise<ReplayCheck> {
    const [{ standardBuiltin }, { PLACEHOLDER }] = await Promise.all([
      import("../opa/standard-builtins.js"),
      import("./secret-placeholder.js"),
    ]);
    const ownAnswers = new Map<string, string>();
    const withoutSecrets = new Set<string>();
    for (const { name, args, answer } of exactCalls) {
      if (answer.kind !== "value") continue;
      if (standardBuiltin(name)?.network === false) ownAnswers.set(toCall(name, args), answer.json);
      if (withoutCookies(answer.json).search(PLACEHOLDER) >= 0) withoutSecrets.add(name);
    }
    return new ReplayCheck({
      dataDigests,
      inputDigests: input === undefined ? inputDigests : [inputDigest(input)],
      ownAnswers,
      withoutSecrets,
    });
  }

  /** @param made the recording of the replayed evaluation. */
  add(made: Recording): void {
    const { dataDigests, inputDigests, ownAnswers, withoutSecrets } = this.#recorded;
    const isOther = (digest: string): boolean => dataDigests?.includes(digest) === false;
    if (made.facts.dataDigests?.some(isOther) === true) {
      this.#note("data", "the data differs from the recorded data (-d)");
    }
    const { input } = made.facts;
    if (inputDigests !== undefined && input !== undefined && !inputDigests.includes(inputDigest(input))) {
      this.#note("input", "an input was not recorded");
    }
    for (const { name, args, answer } of made.exactCalls) {
      const call = toCall(name, args);
      const before = ownAnswers.get(call);
      if (withoutSecrets.has(name)) {
        this.#note(
          name,
          `answers of ${name} were recorded without their credentials; results that depend on these differ`,
        );
      } else if (before !== undefined && answer.kind === "value" && answer.json !== before) {
        this.#note(name, `${name} has another answer than the recorded one`);
      }
    }
  }

  #note(subject: string, difference: string): void {
    if (!this.#differences.has(subject)) this.#differences.set(subject, difference);
  }

  /** The differences, with the first call of each built-in. */
  get differences(): readonly string[] {
    return [...this.#differences.values()];
  }
}
