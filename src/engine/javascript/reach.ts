/**
 * The part of some local variables' values that a plan reads. Variables that may have the same value are joined. An input is copied only
 * where its plan reads it.
 */
export class Reach {
  /** The one that this one was joined to. */
  #joined: Reach | undefined;
  #members = new Map<string, Reach>();
  #each: Reach | undefined;
  #isWhole = false;

  /** The one that this one was joined to in the end. */
  get last(): Reach {
    if (this.#joined === undefined) return this;
    let last = this.#joined;
    while (last.#joined !== undefined) {
      // The next search is shorter.
      const next: Reach = last.#joined;
      if (next.#joined !== undefined) last.#joined = next.#joined;
      last = next;
    }
    return (this.#joined = last);
  }

  /** Whether all of it is read, as by a comparison. */
  get isWhole(): boolean {
    return this.last.#isWhole;
  }

  /** The members that are read by their names, where no others are read. */
  get members(): ReadonlyMap<string, Reach> {
    return this.last.#members;
  }

  /** Any of its elements and members, where all are read. */
  get each(): Reach | undefined {
    return this.last.#each?.last;
  }

  /** Reads a member. */
  member(name: string): Reach {
    const last = this.last;
    // A key with half of a pair has another name in the module.
    if (name === "__proto__" || name.includes("\ufffd")) last.all();
    if (last.#each !== undefined) return last.#each;
    const member = last.#members.get(name) ?? new Reach();
    last.#members.set(name, member);
    return member;
  }

  /** Reads which elements or members there are, and any of them. */
  any(): Reach {
    const last = this.last;
    const each = (last.#each ??= new Reach());
    const members = [...last.#members.values()];
    last.#members.clear();
    for (const member of members) each.join(member);
    return each;
  }

  /** Reads all of it. */
  all(): void {
    this.last.#isWhole = true;
  }

  /** Makes both one. */
  join(other: Reach): void {
    const pairs: [Reach, Reach][] = [[this, other]];
    for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
      const [to, from] = [pair[0].last, pair[1].last];
      if (to === from) continue;
      from.#joined = to;
      to.#isWhole ||= from.#isWhole;
      const [members, each] = [[...from.#members], from.#each];
      from.#members.clear();
      if (each !== undefined && to.#each === undefined) {
        to.#each = each;
        for (const member of to.#members.values()) pairs.push([each, member]);
        to.#members.clear();
      } else if (each !== undefined && to.#each !== undefined) {
        pairs.push([to.#each, each]);
      }
      // None is made here: values may be within themselves.
      for (const [name, member] of members) {
        const known = to.#each ?? to.#members.get(name);
        if (known === undefined) to.#members.set(name, member);
        else pairs.push([known, member]);
      }
    }
  }

  get #within(): Reach[] {
    const { each, members } = this;
    return each === undefined ? [...members.values()] : [each];
  }

  /** All that is within one that is read as a whole is read as such. */
  static spread(places: Iterable<Reach>): void {
    const found = new Set<Reach>();
    const whole = new Set<Reach>();
    const visit = (seen: Set<Reach>, from: Iterable<Reach>): void => {
      const rest = [...from];
      for (let next = rest.pop()?.last; next !== undefined; next = rest.pop()?.last) {
        if (seen.has(next)) continue;
        seen.add(next);
        for (const each of next.#within) rest.push(each);
      }
    };
    visit(found, places);
    visit(
      whole,
      [...found].filter(({ isWhole }) => isWhole),
    );
    for (const each of whole) each.all();
  }
}
