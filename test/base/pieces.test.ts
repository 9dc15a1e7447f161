import { expect, it } from "vitest";
import { Pieces } from "../../src/base/pieces.js";

/** Sizes of pieces, and of how many arrays they may be made. */
const BODIES: [string, number[], number][] = [
  ["nothing", [], 0],
  ["one small piece", [1], 1],
  ["one large piece", [100_000], 1],
  ["single bytes", Array.from({ length: 200_000 }, () => 1), 5],
  [
    "large and small pieces in turns",
    Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? 2_000 : 1)),
    100,
  ],
  ["pieces as large as the small ones may be", Array.from({ length: 100 }, () => 1024), 3],
];

it.each(BODIES)("joins %s, in few arrays", (_what, sizes, most) => {
  const pieces = new Pieces();
  const given = sizes.map((size, at) => new Uint8Array(size).fill(at));
  for (const piece of given) pieces.add(piece);
  expect(Buffer.from(pieces.concat()).equals(Buffer.concat(given))).toBe(true);
  expect(pieces.length).toBe(given.reduce((sum, { length }) => sum + length, 0));
  expect(pieces.all.length).toBeLessThanOrEqual(most);
  const buffers = new Set(
    pieces.all.map(({ buffer }) => buffer).filter((buffer) => buffer.byteLength === 64 * 1024),
  );
  expect(buffers.size).toBeLessThanOrEqual(4);
});
