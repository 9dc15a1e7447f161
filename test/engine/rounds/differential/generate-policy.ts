/** A source of numbers that depends only on its seed (mulberry32). */
export function createRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

type Random = (below: number) => number;

const KEYS = ["k0", "k1", "k2", "k3", "k4", "k5"];

/**
 * Writes the body of one rule. It calls `probe.read`, `probe.two` and `probe.effect` nested, negated, in
 * comprehensions, under `every` and `with`, and with arguments that depend on earlier results.
 */
class BodyWriter {
  readonly #random: Random;
  readonly #earlierRules: readonly string[];
  readonly #vars: string[] = [];
  #count = 0;

  constructor(random: Random, earlierRules: readonly string[]) {
    this.#random = random;
    this.#earlierRules = earlierRules;
  }

  #pick<T>(items: readonly T[]): T {
    return items[this.#random(items.length)] as T;
  }

  #newVar(): string {
    return `v${String(this.#count++)}`;
  }

  /** A variable that an earlier line bound, or a value. */
  value(): string {
    const kinds = [
      () => `"${this.#pick(KEYS)}"`,
      () => String(this.#random(5)),
      () => this.#pick(["input.a", "input.b", "input.items[0]", "input.items[1]"]),
      () => (this.#vars.length > 0 ? this.#pick(this.#vars) : `"${this.#pick(KEYS)}"`),
      () => (this.#vars.length > 0 ? this.#pick(this.#vars) : "input.a"),
      () => `{${this.#random(3)}, "${this.#pick(KEYS)}"}`,
    ];
    return this.#pick(kinds)();
  }

  #bind(expression: string): string {
    const name = this.#newVar();
    this.#vars.push(name);
    return `${name} := ${expression}`;
  }

  line(): string {
    const x = `x${String(this.#count++)}`;
    const field = this.#pick(["n", "next", "ok", "list"]);
    const kinds = [
      () => this.#bind(`probe.read(${this.value()}).${field}`),
      () => this.#bind(`probe.read(${this.value()})`),
      () => this.#bind(`probe.two(${this.value()}, ${this.value()}).${field}`),
      () => this.#bind(`probe.read(probe.read(${this.value()}).next).${field}`),
      () => `probe.read(${this.value()}).ok`,
      () => `not probe.read(${this.value()}).ok`,
      () => `not probe.two(${this.value()}, ${this.value()}).ok`,
      () => {
        const name = this.#newVar();
        this.#vars.push(name);
        return `some ${name} in input.items`;
      },
      () => this.#bind(`[y | some ${x} in input.items; y := probe.read(${x}).${field}]`),
      () => this.#bind(`{y | some ${x} in input.items; y := probe.two(${x}, ${this.value()}).n}`),
      () =>
        this.#bind(`{${x}: y | some ${x} in input.items; not probe.read(${x}).ok; y := probe.read(${x}).n}`),
      () => `every ${x} in input.items { probe.read(${x}).n < ${String(2 + this.#random(6))} }`,
      () => `every ${x} in input.items { not probe.two(${x}, ${this.value()}).ok }`,
      () => this.#bind(`[probe.read(${this.value()}), probe.two(${this.value()}, ${this.value()}).n]`),
      () => this.#bind(`{"a": probe.read(${this.value()}).n, "b": probe.read(${this.value()}).next}`),
      () => this.#bind(`helper(${this.value()})`),
      () => this.#bind(`helper(${this.value()}) with input.items as ["k${String(this.#random(6))}"]`),
      () => this.#bind(`probe.effect(${this.value()}).${field}`),
      () => `not probe.effect(${this.value()}).ok`,
      () => this.#bind(`probe.read(probe.effect(${this.value()}).next).n`),
      () => this.#bind(`count(probe.read({${this.value()}, ${this.value()}}).list)`),
      () => (this.#earlierRules.length > 0 ? this.#bind(this.#pick(this.#earlierRules)) : "true"),
      () => (this.#earlierRules.length > 0 ? `not ${this.#pick(this.#earlierRules)}` : "true"),
    ];
    return this.#pick(kinds)();
  }

  body(): string {
    const lines = Array.from({ length: 1 + this.#random(4) }, () => this.line());
    return `{\n${lines.map((line) => `\t${line}\n`).join("")}}`;
  }
}

function writeRule(random: Random, name: string, earlier: readonly string[]): string {
  const head = (make: (writer: BodyWriter) => string): string => {
    const writer = new BodyWriter(random, earlier);
    // The body comes first: the head uses the variables that it binds.
    const body = writer.body();
    return `${make(writer)} if ${body}\n`;
  };
  const kinds = [
    () => head((writer) => `${name} contains ${writer.value()}`),
    () =>
      head((writer) => `${name} contains ${writer.value()}`) + head((w) => `${name} contains ${w.value()}`),
    () => `default ${name} := "default"\n\n${head((writer) => `${name} := ${writer.value()}`)}`,
    () => head((writer) => `${name} := ${writer.value()}`),
    // Two definitions of one value: a conflict when both are true with different values.
    () => head((writer) => `${name} := ${writer.value()}`) + head((w) => `${name} := ${w.value()}`),
    () => head((writer) => `${name}[${writer.value()}] := ${writer.value()}`),
    () => {
      const first = head((writer) => `${name} := ${writer.value()}`).trimEnd();
      const second = new BodyWriter(random, earlier);
      const body = second.body();
      return `${first} else := ${second.value()} if ${body}\n`;
    },
  ];
  return (kinds[random(kinds.length)] as () => string)();
}

const HELPER = `helper(x) := y if {
	probe.read(x).ok
	y := probe.read(x).next
} else := y if {
	not probe.two(x, "else").ok
	y := probe.two(x, "else").n
} else := count(input.items)
`;

/** One package with an entrypoint `out`: a set of `[rule, value]` for every rule that is defined. */
export function generatePolicy(name: string, seed: number): string {
  const random = createRandom(seed);
  const rules = Array.from({ length: 1 + random(4) }, (_, index) => `r${String(index)}`);
  const texts = rules.map((rule, index) => writeRule(random, rule, rules.slice(0, index)));
  const out = rules.map((rule) => `out contains ["${rule}", ${rule}]\n`);
  return [`package ${name}\n`, HELPER, ...texts, ...out].join("\n");
}

/** An input for a generated policy. */
export function generateInput(seed: number): Record<string, unknown> {
  const random = createRandom(seed);
  const value = (): unknown => (random(3) === 0 ? random(5) : KEYS[random(KEYS.length)]);
  return { a: value(), b: value(), items: Array.from({ length: random(4) }, value) };
}
