import type { Recording } from "../engine/recording.js";

/** A recording, as what is evaluated over it is compared with it. */
interface Recorded {
  readonly dataDigests: readonly string[] | undefined;
  /** What an evaluation works out by itself, by the call: what is random, the time. JSON text. */
  readonly ownAnswers: ReadonlyMap<string, string>;
  /** The built-ins whose answers lack the credentials that were in them. */
  readonly withoutSecrets: ReadonlySet<string>;
}

/** Most responses set some, and hardly a policy reads them. */
function withoutCookies(json: string): string {
  return JSON.stringify(JSON.parse(json), (key, value: unknown) =>
    key === "set-cookie" ? undefined : value,
  );
}

const shownCall = (name: string, args: string): string => `${name}(${args.slice(1, -1)})`;

/** Compares replayed evaluations with what was recorded: over other data they may decide otherwise. */
export class ReplayCheck {
  readonly #recorded: Recorded;
  /** By what differs: the data, or a built-in. */
  readonly #differences = new Map<string, string>();

  private constructor(recorded: Recorded) {
    this.#recorded = recorded;
  }

  static async of({ facts: { dataDigests }, exactCalls }: Recording): Promise<ReplayCheck> {
    const [{ standardBuiltin }, { STAND_IN }] = await Promise.all([
      import("../opa/standard-builtins.js"),
      import("../engine/stand-in.js"),
    ]);
    const ownAnswers = new Map<string, string>();
    const withoutSecrets = new Set<string>();
    for (const { name, args, answer } of exactCalls) {
      if (answer.kind !== "value") continue;
      if (standardBuiltin(name)?.network === false) ownAnswers.set(shownCall(name, args), answer.json);
      if (withoutCookies(answer.json).search(STAND_IN) >= 0) withoutSecrets.add(name);
    }
    return new ReplayCheck({ dataDigests, ownAnswers, withoutSecrets });
  }

  /** @param made The recording of an evaluation that was replayed. */
  add(made: Recording): void {
    const { dataDigests, ownAnswers, withoutSecrets } = this.#recorded;
    const isOther = (digest: string): boolean => dataDigests?.includes(digest) === false;
    if (made.facts.dataDigests?.some(isOther) === true) {
      this.#note("data", "the data is not what it was recorded with (-d)");
    }
    for (const { name, args, answer } of made.exactCalls) {
      const call = shownCall(name, args);
      const before = ownAnswers.get(call);
      if (withoutSecrets.has(name)) {
        this.#note(
          name,
          `answers of ${name} were recorded without the credentials in them; what the policy makes of these differs`,
        );
      } else if (before !== undefined && answer.kind === "value" && answer.json !== before) {
        this.#note(name, `${call} is ${answer.json}, and it was recorded as ${before}`);
      }
    }
  }

  #note(what: string, difference: string): void {
    if (!this.#differences.has(what)) this.#differences.set(what, difference);
  }

  /** In what they may differ, with the first of a built-in's calls. */
  get differences(): readonly string[] {
    return [...this.#differences.values()];
  }
}
