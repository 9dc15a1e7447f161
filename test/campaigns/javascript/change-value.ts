import { EACH_ODD, make } from "../../base/text/odd-values.js";
import type { Random } from "../differential/random.js";

type Holder = Record<string, unknown> | unknown[];

/** Replacements of members: texts, numbers and names that JavaScript, JSON and OPA treat differently. */
const VALUES: readonly (() => unknown)[] = [
  ...[0, -0, 1, -1, 2, 3, 7, 10, 0.1, 0.3, 1.5, -2.25, 1e21, 1e-7, 2 ** 31, 2 ** 53, -(2 ** 53) - 2, 5e-324],
  ...["", "a", "b", "é", "z\u0301", "\u{1f600}", "\uffff", "\ue000", "1", "01", "1e0", "\0", "\u2028", '"\\'],
  ...[null, true, false],
].map((value) => () => value);
const CONTAINERS: readonly (() => unknown)[] = [
  () => [],
  () => ({}),
  () => [[1], [2, 1], [1]],
  () => ({ b: 1, a: { c: [] } }),
  () => ({ "10": 1, "9": 2, "": 3 }),
  () => ({ a: undefined, b: 1 }),
  () => JSON.parse('{"__proto__": {"x": 1}, "constructor": 2, "length": 3, "size": 4}') as unknown,
  () => Object.assign(Object.create(null) as object, { toString: 1, a: "own" }),
  () => ({
    get a() {
      return [1, { b: "of an accessor" }];
    },
  }),
  () => new Proxy({ a: 1, b: [2] }, {}),
  () => new Proxy([1, 2, 3], {}),
];

/** A value with some members changed, removed, added or moved. */
export function changeValue(value: unknown, random: Random): unknown {
  const root = { root: structuredClone(value) };
  for (let changes = 1 + random.below(4); changes > 0; changes--) changeOne(root, random);
  return root.root;
}

function changeOne(root: { root: unknown }, random: Random): void {
  const [holder, key] = place(root, random);
  if (Array.isArray(holder) && random.oneIn(4)) {
    const [other] = [holder[random.below(holder.length)]];
    if (random.oneIn(2)) Reflect.set(holder, holder.length, other);
    else Reflect.set(holder, key, other);
    return;
  }
  if (!Array.isArray(holder) && key !== "root" && random.oneIn(5)) {
    const member = holder[key];
    Reflect.deleteProperty(holder, key);
    if (random.oneIn(2)) holder[`${key}${random.pick(["", "x", "é"])}`] = member;
    return;
  }
  // It may be an accessor, or frozen.
  Reflect.set(holder, key, replacement(root, random));
}

/** A random location within a value. */
function place(root: { root: unknown }, random: Random): [Holder, string] {
  let holder: Holder = root;
  let key = "root";
  for (let depth = 0; depth < 6; depth++) {
    const member = Reflect.get(holder, key) as unknown;
    if (typeof member !== "object" || member === null || random.oneIn(6)) break;
    const keys = Object.keys(member);
    if (keys.length === 0) break;
    holder = member as Holder;
    key = random.pick(keys);
  }
  return [holder, key];
}

function replacement(root: { root: unknown }, random: Random): unknown {
  if (random.oneIn(25)) return make(random.pick(EACH_ODD));
  if (random.oneIn(3)) return random.pick(CONTAINERS)();
  if (random.oneIn(4)) {
    const [holder, key] = place(root, random);
    return copyOf(Reflect.get(holder, key));
  }
  return random.pick(VALUES)();
}

/** A copy of everything that can be copied. */
function copyOf(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch {
    return null;
  }
}
