import { faultKinds } from "./fault-kinds.js";
import { FAULT_PLACES, hasFault, startFaults, type FaultEnd } from "./run-faults.js";

export interface FaultTable {
  text: string;
  /** Calls that ended as they must not. */
  wrong: readonly FaultEnd[];
  kinds: number;
  calls: number;
}

const HEAD = `# Faults

For operators and reviewers: how each call ends when the service or the network fails.

\`npm run trust -- --faults\` makes each fault over real sockets, and writes this table: how a call ends when its service, or something before
it, fails. \`exact\` is the decision that the call has without the fault. All else is the code of the error, for which \`gate\` ends with 3: it
could not be decided. A 2 behind the code means that the request cannot be right. \`undefined\` is the value of \`discover\` in a policy when
the service itself answers that it does not know the digest.

A download over REST is two requests: the service redirects to the store, so each has a column. A dot is a fault that a transport does
not have, or a call without pages. \`test/campaigns/trust/faults/fault-kinds.ts\` makes the faults, and says how they may end.
`;

function cellOf({ end, exitCode }: FaultEnd): string {
  return exitCode === 2 ? `${end} 2` : end;
}

/** Runs every kind of fault at every place. */
export async function runFaultTable(print: (text: string) => void): Promise<FaultTable> {
  const faults = await startFaults();
  const rows: string[][] = [];
  const wrong: FaultEnd[] = [];
  let calls = 0;
  try {
    for (const kind of faultKinds()) {
      const row = [kind.name];
      for (const place of FAULT_PLACES) {
        if (!hasFault(kind, place)) {
          row.push("·");
          continue;
        }
        calls++;
        const ended = await faults.run(kind, place);
        row.push(cellOf(ended));
        if (ended.isRight) continue;
        wrong.push(ended);
        print(`WRONG END: ${kind.name}, ${place.name}: ${cellOf(ended)}: ${ended.message}`);
      }
      rows.push(row);
    }
  } finally {
    await faults.close();
  }
  return { text: `${HEAD}\n${tableOf(rows)}`, wrong, kinds: rows.length, calls };
}

/** Faults with the same ends share a row. */
function tableOf(rows: readonly string[][]): string {
  const names = new Map<string, string[]>();
  for (const [name = "", ...ends] of rows) {
    const key = ends.join("\n");
    names.set(key, [...(names.get(key) ?? []), name]);
  }
  const grouped = [...names].map(([key, own]) => [own.join("<br>"), ...key.split("\n")]);
  const all = [["fault", ...FAULT_PLACES.map(({ name }) => name)], ...grouped];
  const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((row) => (row[column] ?? "").length)));
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |\n`;
  const padded = all.map((row) => line(row.map((cell, column) => cell.padEnd(widths[column] ?? 0))));
  return [padded[0], line(widths.map((width) => "-".repeat(width))), ...padded.slice(1)].join("");
}
