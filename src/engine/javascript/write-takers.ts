import type { Reach } from "./reach.js";

/**
 * Writes the functions that take inputs: they check all of one, and copy what a plan reads of it (`take-input.ts`). Those of one shape
 * are copied to one of the same shape, by names, which V8 does fastest.
 */
export class TakerWriter {
  readonly #takers = new Map<string, string>();
  readonly #names = new Map<Reach, string>();

  /** Returns the name of the function that takes values of which so much is read. */
  taker(of: Reach): string {
    const reach = of.last;
    if (reach.isWhole) return "whole";
    if (reach.each === undefined && reach.members.size === 0) return "shell";
    const known = this.#names.get(reach);
    if (known !== undefined) return known;
    const name = `t${this.#names.size}`;
    // Before what is within it, which may be as it.
    this.#names.set(reach, name);
    this.#takers.set(name, this.#taker(name, reach));
    return name;
  }

  /** The functions. */
  get code(): readonly string[] {
    return [...this.#takers.values()];
  }

  get size(): number {
    return this.code.reduce((size, { length }) => size + length, 0);
  }

  #taker(name: string, { each, members }: Reach): string {
    return [
      `function ${name}(v, d) {`,
      `if (typeof v !== "object" || v === null) return scalar(v);`,
      ...(each === undefined ? this.#byName(members) : copyEach(this.taker(each))),
      "}",
    ].join("\n");
  }

  #byName(members: ReadonlyMap<string, Reach>): string[] {
    const read = [...members].map(([name, reach], index) => ({
      key: JSON.stringify(name),
      local: `m${index}`,
      taker: this.taker(reach),
    }));
    return [
      "if (Array.isArray(v)) return shell(v, d);",
      `open(v, d++); let n = 1, ${read.map(({ local }) => local).join(", ")};`,
      "for (const k in v) { const m = v[k]; if (m === undefined) continue; n++; switch (k) {",
      ...read.map(({ key, local, taker }) => `case ${key}: ${local} = ${taker}(m, d); break;`),
      `default: if (typeof m !== "string") check(m, d); else if (--steps.left < 0) steps.look(); } }`,
      `made(1); meter.make(n);`,
      `return { ${read.map(({ key, local }) => `${key}: ${local}`).join(", ")} };`,
    ];
  }
}

function copyEach(taker: string): string[] {
  return [
    "if (Array.isArray(v)) {",
    "const n = openList(v, d++), c = new Array(n); made(n + 1);",
    `for (let i = 0; i < n; i++) c[i] = ${taker}(v[i], d);`,
    "return c; }",
    "open(v, d++); const c = {}; let n = 0;",
    "for (const k in v) { const m = v[k]; if (m === undefined) continue;",
    `key(k, n++); c[k] = ${taker}(m, d); }`,
    "made(2 * (n + 1)); return c;",
  ];
}
