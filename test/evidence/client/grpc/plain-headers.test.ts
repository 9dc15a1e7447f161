import fc from "fast-check";
import { expect, it } from "vitest";
import { PlainHeaders } from "../../../../src/evidence/client/grpc/plain-headers.js";

const name = fc
  .oneof(fc.constantFrom("a", "A", "grpc-status", "Grpc-Status", "x-b", "", "a b", "é", ":path"), fc.string())
  // Node's loses it when it takes a record.
  .filter((text) => text !== "__proto__");
const value = fc.oneof(
  fc.constantFrom("", "0", " a ", "\ta\r\n", "a\nb", "a\0", "ÿ", "Ā", "a, b", "\u00a0"),
  fc.string({ unit: "binary" }),
);
const step = fc.oneof(
  fc.tuple(fc.constantFrom("append", "set"), name, value),
  fc.tuple(fc.constantFrom("delete", "get", "has"), name),
);

/** What is seen of one class of headers. */
function observe(headers: Headers | PlainHeaders, steps: readonly (readonly string[])[]): unknown[] {
  const seen: unknown[] = steps.map(([method = "", ...args]) => {
    try {
      return (
        (headers as unknown as Record<string, (...args: string[]) => unknown>)[method]?.(...args) ?? null
      );
    } catch (error) {
      return error instanceof TypeError;
    }
  });
  headers.forEach((text: string, key: string) => seen.push([key, text]));
  return [...seen, [...headers], [...headers.entries()], [...headers.keys()], [...headers.values()]];
}

it("does as the headers of the Web, but for cookies", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const [plain, own] = [new PlainHeaders(), new Headers()];
      expect(observe(plain, steps)).toEqual(observe(own, steps));
      const [members, ownMembers] = [Object.fromEntries(plain), Object.fromEntries(own)];
      const copies = [new PlainHeaders(plain), new PlainHeaders([...plain]), new PlainHeaders(members)];
      const ownCopies = [new Headers(own), new Headers([...own]), new Headers(ownMembers)];
      expect(copies.map((copy) => [...copy])).toEqual(ownCopies.map((copy) => [...copy]));
    }),
    { numRuns: 500 },
  );
});
