import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faultKinds, type FaultKind } from "./faults/fault-kinds.js";
import { FAULT_PLACES, hasFault, startFaults, type FaultPlace } from "./faults/run-faults.js";

const KINDS = faultKinds();
const CELLS = KINDS.flatMap((kind) =>
  FAULT_PLACES.filter((place) => hasFault(kind, place)).map((place) => ({ kind, place })),
);

describe("the table of faults", () => {
  /** The ends of each fault over a transport. Those that are alike share a row, and have a line each in its first cell. */
  const rows = readFileSync("docs/faults.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(2)
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .flatMap(([names = "", rest = "", grpc = ""]) =>
      names.split("<br>").map((name) => [name, { rest, grpc }] as const),
    );
  const rowOf = new Map(rows);

  /** The end of each call in a cell, or the one of them all. */
  function endsIn(cell: string, calls: readonly string[]): [call: string, end: string][] {
    if (cell === "·") return [];
    if (!cell.includes(": ")) return calls.map((call) => [call, cell]);
    return cell.split("<br>").flatMap((line) => {
      const [named = "", end = ""] = line.split(": ");
      return named.split(", ").map((call): [string, string] => [call, end]);
    });
  }

  it("has a row for each kind, and in it only ends that are right", () => {
    expect(rows.map(([name]) => name).toSorted()).toEqual(KINDS.map(({ name }) => name).toSorted());
    for (const kind of KINDS) {
      const { name, ends, isOwnWords } = kind;
      const right = new Set<string>(["exact", ...ends, ...(isOwnWords === true ? ["undefined"] : [])]);
      for (const transport of ["rest", "grpc"] as const) {
        const cell = rowOf.get(name)?.[transport] ?? "";
        const places = FAULT_PLACES.filter((place) => place.transport === transport && hasFault(kind, place));
        const calls = places.map(({ call }) => call);
        const found = endsIn(cell, calls);
        expect(found.map(([call]) => call).toSorted(), `${name}, ${transport}`).toEqual(calls.toSorted());
        expect(cell === "·", `${name}, ${transport}`).toBe(calls.length === 0);
        expect(
          found.map(([, end]) => end.replace(/ 2$/, "")).filter((end) => !right.has(end)),
          name,
        ).toEqual([]);
      }
    }
  });

  it("has at least 40 kinds for each built-in and transport", () => {
    const counts = FAULT_PLACES.map((place) => CELLS.filter((cell) => cell.place === place).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(40);
    expect(new Set(FAULT_PLACES.map(({ rule }) => rule)).size).toBe(5);
  });
});

describe("a slice of the faults", () => {
  let faults: Awaited<ReturnType<typeof startFaults>>;
  beforeAll(async () => {
    faults = await startFaults();
  });
  afterAll(() => faults.close());

  /** Of each place other kinds. */
  const slice = CELLS.filter(({ kind }, index) => index % 11 === 0 || kind.name === "broken compression").map(
    ({ kind, place }): [string, string, FaultKind, FaultPlace] => [
      kind.name,
      `${place.call} (${place.transport})`,
      kind,
      place,
    ],
  );
  it.each(slice)("%s: %s", async (_kind, _place, kind, place) => {
    const { isRight, end, exitCode, message } = await faults.run(kind, place);
    expect(isRight, `${end} ${String(exitCode)} ${message}`).toBe(true);
  });

  it("would find another decision, and an invalid answer", async () => {
    const [discover] = FAULT_PLACES;
    if (discover === undefined) throw new Error("there is no place");
    const other: FaultKind = {
      name: "other references",
      ends: ["service_failed"],
      rest: async ({ socket, answer }) => {
        const { body } = await answer();
        const text = body
          .toString("utf8")
          .replace(/"references":\[\{.*?\}\s*[,\]]/, (all) =>
            all.endsWith("]") ? '"references":[]' : '"references":[',
          );
        socket.end(
          `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${String(Buffer.byteLength(text))}\r\n\r\n${text}`,
        );
      },
    };
    expect(await faults.run(other, discover)).toMatchObject({ end: "another decision", isRight: false });
    const denied = KINDS.find(({ name }) => name === "403 in HTML");
    if (denied === undefined) throw new Error("there is no such kind");
    expect(await faults.run({ ...denied, ends: ["service_failed"] }, discover)).toMatchObject({
      end: "permission_denied",
      exitCode: 3,
      isRight: false,
    });
  });
});
